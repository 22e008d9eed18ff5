// The square root, for processors that compute in double precision with functions of the compiler's library: that one has
// + - * /, and leaves the root to a C library. Elsewhere this file is empty.
//
// SPDX-License-Identifier: MIT
#include <stdint.h>

#if defined(__riscv_float_abi_soft)

typedef union {
    double number;
    uint64_t bits;
} Double;

double sqrt(double number) {
    const uint64_t hidden = UINT64_C(1) << 52, infinity = UINT64_C(0x7ff) << 52;
    const Double given = {.number = number};
    // Zeros of both signs, NaN and infinity are their own roots. Other negative numbers have none.
    if (given.bits << 1 == 0 || given.bits << 1 > infinity << 1 || given.bits == infinity) return number;
    if (given.bits >> 63) return (Double){.bits = infinity | hidden >> 1}.number;

    // The number is significand * 2^exponent, with an even exponent and 2^52 <= significand < 2^54.
    int32_t exponent = (int32_t)(given.bits >> 52) - 1075;
    uint64_t significand = given.bits & (hidden - 1);
    if (exponent > -1075) {
        significand |= hidden;
    } else {
        const int32_t shift = __builtin_clzll(significand) - 11;
        significand <<= shift;
        exponent += 1 - shift;
    }
    if (exponent & 1) {
        significand <<= 1;
        exponent -= 1;
    }

    // The root of significand * 2^54, digit by digit: 54 bits, the last of which rounds. No root lies half way between two
    // numbers, because its square would have more bits than there are.
    uint64_t root = 0, rest = 0;
    for (int32_t shift = 52; shift > -56; shift -= 2) {
        rest = rest << 2 | (shift >= 0 ? significand >> shift & 3 : 0);
        const uint64_t trial = root << 2 | 1;
        root <<= 1;
        if (rest >= trial) {
            rest -= trial;
            root |= 1;
        }
    }
    const uint64_t rounded = (root + 1) >> 1;
    return (Double){.bits = (uint64_t)(exponent / 2 - 26 + 1075) << 52 | (rounded & (hidden - 1))}.number;
}

#endif
