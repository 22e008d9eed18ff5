// A library with several levels: functions whose declaration ends in "// Levels." are in it three times, compiled for x86-64, x86-64-v3 and
// x86-64-v4 from the same source, under the names level1.gn_..., level3.gn_... and level4.gn_.... Here is what picks one:
// a word, the code that fills it in when the library is loaded, and under each name code.gn_..., which CRuntime/entries.c
// calls, a jump.
//
// Every level gives the same bits, so the word decides how long a call takes and nothing else. Until it is filled in, and
// for ever in a program that runs no initializers, it says 1, which is right on every processor.
//
// SPDX-License-Identifier: MIT
#include <cpuid.h>
#include <stdatomic.h>
#include <stdint.h>

#include "../CRuntime/jump.h"
#include "levels.h"

// A section of its own, so that Tests/ABI can tell this code from that of the levels.
#if !defined(_WIN32)
#pragma clang section text = ".text.levels"
#endif

static _Atomic int32_t level __attribute__((used)) = 1;

// An aligned word is loaded in one piece.
#define LEVELED(name)                                                                                                  \
    JUMP("levels." #name, "code." #name,                                                                               \
         "cmpl $3, level(%rip)\n"                                                                                      \
         "jb level1." #name "\n"                                                                                       \
         "je level3." #name "\n"                                                                                       \
         "jmp level4." #name "\n")
// Tools/build-library writes their names.
#include "functions.h"

// Which registers the operating system keeps for each thread: XCR0, which XGETBV reads.
static uint64_t kept_registers(void) {
    uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

#define HAS(word, bits) (((word) & (bits)) == (bits))

// The highest level that the processor has and the operating system allows, as the x86-64 psABI defines the levels.
static int32_t level_of_processor(void) {
    uint32_t a, b, c, d, extended_c;
    if (!__get_cpuid(0x80000001, &a, &b, &extended_c, &d)) return 1;
    if (!HAS(extended_c, bit_LAHF_LM | bit_LZCNT)) return 1;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return 1;
    if (!HAS(c, bit_SSE3 | bit_SSSE3 | bit_SSE41 | bit_SSE42 | bit_CMPXCHG16B | bit_POPCNT)) return 1;
    if (!HAS(c, bit_OSXSAVE | bit_AVX | bit_F16C | bit_FMA | bit_MOVBE)) return 1;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 1;
    if (!HAS(b, bit_AVX2 | bit_BMI | bit_BMI2)) return 1;
    const uint64_t kept = kept_registers();
    const uint64_t ymm = 0x06, zmm = 0xe6;
    if (!HAS(kept, ymm)) return 1;
    if (!HAS(b, bit_AVX512F | bit_AVX512BW | bit_AVX512CD | bit_AVX512DQ | bit_AVX512VL)) return 3;
    return HAS(kept, zmm) ? 4 : 3;
}

int32_t gridnorth_level(void) { return atomic_load_explicit(&level, memory_order_relaxed); }

// Nothing else is kept: the processor is asked anew, so a limit can be taken away again.
int32_t gridnorth_limit_level(int32_t highest) {
    const int32_t available = level_of_processor();
    const int32_t allowed = highest >= 4 ? 4 : highest == 3 ? 3 : 1;
    const int32_t chosen = allowed < available ? allowed : available;
    atomic_store_explicit(&level, chosen, memory_order_relaxed);
    return chosen;
}

// The first of all priorities that programs may use: when initializers of the host run, this one has.
#if !defined(_WIN32)
__attribute__((constructor(101)))
#endif
static void use_best_level(void) { gridnorth_limit_level(INT32_MAX); }

#if defined(_WIN32)
// The C libraries of Microsoft and of MinGW call what is in such sections, in the order of their names. C++ has its
// initializers in .CRT$XCU.
__attribute__((section(".CRT$XCT"), used)) static void (*const initializer)(void) = use_best_level;

// A DLL without a C library has nothing but its entry point, which the system calls for various reasons.
int32_t gridnorth_entry(void *library, uint32_t reason, void *reserved) {
    const uint32_t process_attach = 1;
    (void)library, (void)reserved;
    if (reason == process_attach) use_best_level();
    return 1;
}
#endif
