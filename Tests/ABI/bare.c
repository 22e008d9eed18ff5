/*
 * A program for x86-64 Linux without a C library and without start-up code, so that no initializer runs: prints the level,
 * the result of one call, and the level when it was asked for.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

static long system_call(long number, long first, const void *second, long third) {
    long result;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(first), "S"(second), "d"(third) : "rcx", "r11", "memory");
    return result;
}

__attribute__((noreturn, force_align_arg_pointer)) void _start(void) {
    enum { WRITE = 1, EXIT = 60 };
    const double latitude = 48.85837, longitude = 2.294481;
    char text[20];
    text[0] = (char)('0' + gn_cpu_level());
    text[1] = ' ';
    gn_mgrs_encode_batch(&latitude, 8, &longitude, 8, 1, GN_MGRS_1_M, text + 2, 16, 16, NULL);
    text[17] = ' ';
    text[18] = (char)('0' + gn_cpu_level_limit(INT32_MAX));
    text[19] = '\n';
    system_call(WRITE, 1, text, 20);
    for (;;) system_call(EXIT, 0, 0, 0);
}
