/*
 * The other side of the compiler's -sanitize-coverage=trace-cmp: https://clang.llvm.org/docs/SanitizerCoverage.html.
 *
 * SPDX-License-Identifier: MIT
 */
#include "work.h"

uint64_t work_done;
static uint64_t limit = UINT64_MAX;
static void (*stops)(int);

void work_limit(uint64_t most, void (*stop)(int)) {
    work_done = 0;
    limit = most;
    stops = stop;
}

static inline void count(void) {
    if (++work_done > limit) stops(0);
}

#define HOOK(name, type) \
    void __sanitizer_cov_trace_##name(type, type); \
    void __sanitizer_cov_trace_##name(type a, type b) { \
        (void)a; \
        (void)b; \
        count(); \
    }

HOOK(cmp1, uint8_t)
HOOK(cmp2, uint16_t)
HOOK(cmp4, uint32_t)
HOOK(cmp8, uint64_t)
HOOK(const_cmp1, uint8_t)
HOOK(const_cmp2, uint16_t)
HOOK(const_cmp4, uint32_t)
HOOK(const_cmp8, uint64_t)

void __sanitizer_cov_trace_switch(uint64_t, uint64_t *);
void __sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) {
    (void)value;
    (void)cases;
    count();
}

/* Comparisons are counted here, so edges need no counters. */
void __sanitizer_cov_8bit_counters_init(char *, char *);
void __sanitizer_cov_8bit_counters_init(char *start, char *end) { (void)start, (void)end; }
void __sanitizer_cov_pcs_init(const uintptr_t *, const uintptr_t *);
void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *end) { (void)start, (void)end; }
