// Arithmetic that processors of 32 bits lack and compilers leave to functions, under the names of each ABI. Elsewhere
// this file is empty.
//
// SPDX-License-Identifier: MIT
#include <stdint.h>

#if UINTPTR_MAX == UINT32_MAX

// One binary digit of the quotient after the other. A divisor of 0 is the caller's mistake, and gives something.
static uint64_t divide(uint64_t dividend, uint64_t divisor, uint64_t *rest) {
    uint64_t quotient = 0, remainder = 0;
    for (int bit = dividend ? 63 - __builtin_clzll(dividend) : -1; bit >= 0; bit--) {
        remainder = remainder << 1 | (dividend >> bit & 1);
        if (remainder >= divisor) {
            remainder -= divisor;
            quotient |= (uint64_t)1 << bit;
        }
    }
    *rest = remainder;
    return quotient;
}

#if defined(__ARM_EABI__)

// "Run-time ABI for the Arm Architecture", sections 5.1.2 (conversions), 5.3.1 (division, shifts) and 5.3.4 (memory). Floating
// point goes through the registers for integers here, whatever the program does.
#define BASE_ABI __attribute__((pcs("aapcs")))

void *memcpy(void *restrict to, const void *restrict from, uintptr_t count);
void *memmove(void *to, const void *from, uintptr_t count);
void *memset(void *to, int value, uintptr_t count);

// A quotient in r0, and the remainder in r1.
static uint64_t pair(uint32_t quotient, uint32_t rest) { return (uint64_t)rest << 32 | quotient; }

uint64_t __aeabi_uidivmod(uint32_t dividend, uint32_t divisor) {
    uint64_t rest;
    const uint64_t quotient = divide(dividend, divisor, &rest);
    return pair((uint32_t)quotient, (uint32_t)rest);
}

uint64_t __aeabi_idivmod(int32_t dividend, int32_t divisor) {
    uint64_t rest;
    const uint32_t whole = dividend < 0 ? 0 - (uint32_t)dividend : (uint32_t)dividend;
    const uint32_t part = divisor < 0 ? 0 - (uint32_t)divisor : (uint32_t)divisor;
    const uint32_t quotient = (uint32_t)divide(whole, part, &rest), left = (uint32_t)rest;
    return pair((dividend < 0) != (divisor < 0) ? 0 - quotient : quotient, dividend < 0 ? 0 - left : left);
}

uint32_t __aeabi_uidiv(uint32_t dividend, uint32_t divisor) { return (uint32_t)__aeabi_uidivmod(dividend, divisor); }
int32_t __aeabi_idiv(int32_t dividend, int32_t divisor) { return (int32_t)__aeabi_idivmod(dividend, divisor); }

// The quotient in r0 and r1, the remainder in r2 and r3: no function in C can return so much in registers.
__attribute__((used)) static uint64_t divide_long(uint64_t dividend, uint64_t divisor, uint64_t *rest) {
    return divide(dividend, divisor, rest);
}

__attribute__((naked)) void __aeabi_uldivmod(void) {
    __asm__("push {r4, lr}\n"
            "sub sp, sp, #16\n"  // The argument `rest` at sp, what it points to behind it.
            "add r4, sp, #8\n"
            "str r4, [sp]\n"
            "bl divide_long\n"
            "ldrd r2, r3, [sp, #8]\n"
            "add sp, sp, #16\n"
            "pop {r4, pc}\n");
}

// Both halves and the product are exact, so the sum is rounded once.
BASE_ABI double __aeabi_ul2d(uint64_t number) {
    return (double)(uint32_t)(number >> 32) * 4294967296.0 + (double)(uint32_t)number;
}

BASE_ABI double __aeabi_l2d(int64_t number) {
    return (double)(int32_t)(number >> 32) * 4294967296.0 + (double)(uint32_t)number;
}

uint64_t __aeabi_llsl(uint64_t number, int32_t count) { return number << count; }
uint64_t __aeabi_llsr(uint64_t number, int32_t count) { return number >> count; }

#define FOR_EVERY_ALIGNMENT(CALL) CALL() CALL(4) CALL(8)
#define MEMORY(alignment) \
    void __aeabi_memcpy##alignment(void *to, const void *from, uintptr_t count) { memcpy(to, from, count); } \
    void __aeabi_memmove##alignment(void *to, const void *from, uintptr_t count) { memmove(to, from, count); } \
    void __aeabi_memset##alignment(void *to, uintptr_t count, int value) { memset(to, value, count); } \
    void __aeabi_memclr##alignment(void *to, uintptr_t count) { memset(to, 0, count); }
FOR_EVERY_ALIGNMENT(MEMORY)

#else

uint64_t __udivdi3(uint64_t dividend, uint64_t divisor) {
    uint64_t rest;
    return divide(dividend, divisor, &rest);
}

uint64_t __umoddi3(uint64_t dividend, uint64_t divisor) {
    uint64_t rest;
    divide(dividend, divisor, &rest);
    return rest;
}

uint64_t __ashldi3(uint64_t number, int32_t count) { return number << count; }
uint64_t __lshrdi3(uint64_t number, int32_t count) { return number >> count; }

#endif
#endif
