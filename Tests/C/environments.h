/*
 * Floating-point environments that hosts leave behind. Include after defining _GNU_SOURCE (feenableexcept).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_TEST_ENVIRONMENTS_H
#define GRIDNORTH_TEST_ENVIRONMENTS_H

#include <fenv.h>
#include <stdint.h>
#ifdef __SSE2__
#include <xmmintrin.h>
#endif

static const struct environment {
    const char *name;
    int rounding;
    int flushes; /* Numbers too small for all their digits become zero. */
    int traps;   /* An operation whose result is no number, or too large, stops the program. */
} environments[] = {
    {"to nearest", FE_TONEAREST, 0, 0},      {"upward", FE_UPWARD, 0, 0},
    {"downward", FE_DOWNWARD, 0, 0},         {"toward zero", FE_TOWARDZERO, 0, 0},
    {"flushed to zero", FE_TONEAREST, 1, 0}, {"trapping", FE_TONEAREST, 0, 1},
};
enum { ENVIRONMENTS = sizeof environments / sizeof *environments };

static void enter(const struct environment *environment) {
    fesetround(environment->rounding);
    feclearexcept(FE_ALL_EXCEPT);
#ifdef __GLIBC__
    const int trapped = FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW;
    if (environment->traps) {
        feenableexcept(trapped);
    } else {
        fedisableexcept(trapped);
    }
#endif
#ifdef __SSE2__
    const unsigned flush = 0x8040;
    _mm_setcsr(environment->flushes ? _mm_getcsr() | flush : _mm_getcsr() & ~flush);
#elif defined __aarch64__
    const uint64_t flush = (uint64_t)1 << 24;
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    control = environment->flushes ? control | flush : control & ~flush;
    __asm__ volatile("msr fpcr, %0" : : "r"(control));
#endif
}

/* Whether the processor computes in this environment. */
static int is_entered(const struct environment *environment) {
    volatile double tiny = 1e-310;
    const int flushes = tiny * 1 == 0;
#ifdef __GLIBC__
    const int traps = (fegetexcept() & FE_INVALID) != 0;
#else
    const int traps = environment->traps;
#endif
    return fegetround() == environment->rounding && flushes == environment->flushes && traps == environment->traps;
}

#endif
