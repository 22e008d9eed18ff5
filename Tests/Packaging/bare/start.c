/*
 * A program for a machine that qemu imitates, without an operating system and without a C library: a stack, a main, and
 * its output through semihosting.
 *
 * SPDX-License-Identifier: MIT
 */
#include "start.h"

#include <stddef.h>

extern uint32_t stack[], stack_end[];

__attribute__((noreturn, used)) static void begin(void);

#if defined(__arm__)

/* Where the processor finds its stack and its first instruction, which must switch on floating point. */
__attribute__((section(".start"), used)) static const void *const vectors[] = {stack_end, begin};

static void switch_on(void) {
    *(volatile uint32_t *)0xe000ed88 |= 0xf << 20;
    __asm__ volatile("dsb\nisb");
}

static void host(uint32_t operation, const void *argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

#elif defined(__riscv)

__asm__(".section .start, \"ax\"\n"
        ".globl start\n"
        "start: la sp, stack_end\n"
        "j begin\n"
        ".text\n");

static void switch_on(void) {}

static void host(uint32_t operation, const void *argument) {
    register uint32_t a0 __asm__("a0") = operation;
    register const void *a1 __asm__("a1") = argument;
    /* The emulator looks for these three instructions in one page. */
    __asm__ volatile(".option push\n.option norvc\n.balign 16\n"
                     "slli x0, x0, 0x1f\nebreak\nsrai x0, x0, 7\n"
                     ".option pop"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
}

#endif

/* "Semihosting for AArch32 and AArch64", which RISC-V has taken over. */
enum { WRITE0 = 0x04, EXIT = 0x18, APPLICATION_EXIT = 0x20026 };

enum { UNUSED = 0x5aa5c33c };

static void begin(void) {
    switch_on();
    const uint32_t *const here = __builtin_frame_address(0);
    for (volatile uint32_t *word = stack; word < here - 64; word++) *word = UNUSED;
    main();
    host(EXIT, (const void *)APPLICATION_EXIT);
    for (;;) {}
}

uint32_t stack_used(void) {
    const volatile uint32_t *word = stack;
    while (*word == UNUSED) word++;
    return (uint32_t)((const char *)stack_end - (const char *)word);
}

void print(const char *text) { host(WRITE0, text); }

void print_number(uint64_t number, uint32_t base) {
    char digits[21];
    char *first = digits + sizeof digits;
    *--first = 0;
    do {
        *--first = "0123456789abcdef"[number % base];
        number /= base;
    } while (number != 0);
    print(first);
}

/* Functions that compilers call wherever there is no C library. */
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    for (volatile size_t i = 0; i < count; i++) ((char *)to)[i] = ((const char *)from)[i];
    return to;
}

void *memset(void *to, int value, size_t count) {
    for (volatile size_t i = 0; i < count; i++) ((char *)to)[i] = (char)value;
    return to;
}

int memcmp(const void *one, const void *other, size_t count) {
    for (volatile size_t i = 0; i < count; i++) {
        const int difference = ((const unsigned char *)one)[i] - ((const unsigned char *)other)[i];
        if (difference != 0) return difference;
    }
    return 0;
}
