// Vectors of two and of eight numbers. What Swift does with its SIMD types lane by lane, and leaves to the optimizer to put
// together again, is here one operation of the whole vector. IEEE 754 leaves no choice in the result of any of them, each
// stands alone so that nothing fuses, and none becomes a call into libm.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_LANES_H
#define GRIDNORTH_LANES_H

#define GN_INLINE static inline __attribute__((always_inline))

// One lane.
GN_INLINE double gn_square_root1(double x) { return __builtin_elementwise_sqrt(x); }
GN_INLINE double gn_magnitude1(double x) { return __builtin_elementwise_abs(x); }
GN_INLINE double gn_copy_sign1(double magnitude, double sign) { return __builtin_elementwise_copysign(magnitude, sign); }
GN_INLINE unsigned long long gn_bits_of1(double x) {
    unsigned long long bits;
    __builtin_memcpy(&bits, &x, 8);
    return bits;
}
GN_INLINE double gn_of_bits1(unsigned long long bits) {
    double x;
    __builtin_memcpy(&x, &bits, 8);
    return x;
}
GN_INLINE double gn_binary_exponent1(double x) {
    return gn_of_bits1((gn_bits_of1(x) - 0x3FE6A09E667F3BCDull + (1023ull << 52)) >> 52 | 0x4330000000000000ull) -
           (0x1p52 + 1023);
}
GN_INLINE double gn_significand1(double x) {
    return gn_of_bits1(gn_bits_of1(x) - ((gn_bits_of1(x) - 0x3FE6A09E667F3BCDull) & 0xFFF0000000000000ull));
}
GN_INLINE double gn_power_of_two1(double k) { return gn_of_bits1(gn_bits_of1(k + (0x1p52 + 1023)) << 52); }

// N lanes. A lane of a mask has all bits set or none.
#define GN_LANES(N)                                                                                                    \
    typedef double gn_lanes##N __attribute__((ext_vector_type(N)));                                                    \
    typedef long long gn_mask##N __attribute__((ext_vector_type(N)));                                                  \
    typedef unsigned long long gn_natural##N __attribute__((ext_vector_type(N)));                                      \
                                                                                                                       \
    GN_INLINE gn_lanes##N gn_repeat##N(double x) { return (gn_lanes##N)(x); }                                          \
    GN_INLINE gn_lanes##N gn_sum##N(gn_lanes##N a, gn_lanes##N b) { return a + b; }                                    \
    GN_INLINE gn_lanes##N gn_difference##N(gn_lanes##N a, gn_lanes##N b) { return a - b; }                             \
    GN_INLINE gn_lanes##N gn_product##N(gn_lanes##N a, gn_lanes##N b) { return a * b; }                                \
    GN_INLINE gn_lanes##N gn_quotient##N(gn_lanes##N a, gn_lanes##N b) { return a / b; }                               \
    GN_INLINE gn_lanes##N gn_negative##N(gn_lanes##N x) { return -x; }                                                 \
    GN_INLINE gn_lanes##N gn_square_root##N(gn_lanes##N x) { return __builtin_elementwise_sqrt(x); }                   \
    GN_INLINE gn_lanes##N gn_magnitude##N(gn_lanes##N x) { return __builtin_elementwise_abs(x); }                      \
    GN_INLINE gn_lanes##N gn_copy_sign##N(gn_lanes##N magnitude, gn_lanes##N sign) {                                   \
        return __builtin_elementwise_copysign(magnitude, sign);                                                        \
    }                                                                                                                  \
    /* Positive normal numbers are 2^k m with m in [sqrt 1/2, sqrt 2): k, and m. 0x3FE6A09E667F3BCD is sqrt 1/2. */    \
    GN_INLINE gn_lanes##N gn_binary_exponent##N(gn_lanes##N x) {                                                       \
        gn_natural##N biased = ((gn_natural##N)x - 0x3FE6A09E667F3BCDull + (1023ull << 52)) >> 52;                     \
        return (gn_lanes##N)(biased | 0x4330000000000000ull) - (0x1p52 + 1023);                                        \
    }                                                                                                                  \
    GN_INLINE gn_lanes##N gn_significand##N(gn_lanes##N x) {                                                           \
        gn_natural##N bits = (gn_natural##N)x;                                                                         \
        return (gn_lanes##N)(bits - ((bits - 0x3FE6A09E667F3BCDull) & 0xFFF0000000000000ull));                         \
    }                                                                                                                  \
    /* 2^k for whole numbers -1022 ... 1023; any number for others. */                                                 \
    GN_INLINE gn_lanes##N gn_power_of_two##N(gn_lanes##N k) {                                                          \
        return (gn_lanes##N)((gn_natural##N)(k + (0x1p52 + 1023)) << 52);                                              \
    }                                                                                                                  \
                                                                                                                       \
    GN_INLINE gn_mask##N gn_less##N(gn_lanes##N a, gn_lanes##N b) { return (gn_mask##N)(a < b); }                      \
    GN_INLINE gn_mask##N gn_at_most##N(gn_lanes##N a, gn_lanes##N b) { return (gn_mask##N)(a <= b); }                  \
    GN_INLINE gn_mask##N gn_equal##N(gn_lanes##N a, gn_lanes##N b) { return (gn_mask##N)(a == b); }                    \
    GN_INLINE gn_mask##N gn_both##N(gn_mask##N a, gn_mask##N b) { return a & b; }                                      \
    GN_INLINE gn_mask##N gn_either##N(gn_mask##N a, gn_mask##N b) { return a | b; }                                    \
    GN_INLINE gn_mask##N gn_opposite##N(gn_mask##N a) { return ~a; }                                                   \
    /* `x` where the mask is set, 0 elsewhere. */                                                                      \
    GN_INLINE gn_lanes##N gn_only##N(gn_lanes##N x, gn_mask##N mask) { return (gn_lanes##N)((gn_mask##N)x & mask); }   \
    /* `x` with the other sign where the mask is set. */                                                               \
    GN_INLINE gn_lanes##N gn_flipped##N(gn_lanes##N x, gn_mask##N mask) {                                              \
        return (gn_lanes##N)((gn_mask##N)x ^ (mask & (gn_mask##N)((gn_lanes##N)(-0.0))));                              \
    }                                                                                                                  \
    /* `yes` where the mask is set, `no` elsewhere. */                                                                 \
    GN_INLINE gn_lanes##N gn_choice##N(gn_mask##N mask, gn_lanes##N yes, gn_lanes##N no) {                             \
        return (gn_lanes##N)(((gn_mask##N)yes & mask) | ((gn_mask##N)no & ~mask));                                     \
    }                                                                                                                  \
    /* A bit for each lane of a mask, the first lane lowest. */                                                        \
    GN_INLINE unsigned char gn_bits##N(gn_mask##N mask) {                                                              \
        typedef _Bool bits __attribute__((ext_vector_type(N)));                                                        \
        union {                                                                                                        \
            bits lanes;                                                                                                \
            unsigned char byte;                                                                                        \
        } both = {__builtin_convertvector(mask, bits)};                                                                \
        return both.byte & ((1 << N) - 1);                                                                             \
    }

GN_LANES(2)
GN_LANES(8)

/* Lanes 1 to 7, then `last`. */
GN_INLINE gn_lanes8 gn_followed8(gn_lanes8 x, double last) {
    return __builtin_shufflevector(x, (gn_lanes8)(last), 1, 2, 3, 4, 5, 6, 7, 8);
}

/* What Block.swift says of a block; words of 64 bits. */
#if defined(__wasm__) || defined(GRIDNORTH_PAIRS)
typedef gn_lanes2 gn_lanes;
typedef unsigned long long gn_words __attribute__((ext_vector_type(2)));
#else
typedef gn_lanes8 gn_lanes;
typedef unsigned long long gn_words __attribute__((ext_vector_type(8)));
#endif

/* Shifts by less than 64. */
GN_INLINE gn_words gn_word_repeat(unsigned long long x) { return (gn_words)(x); }
GN_INLINE gn_words gn_word_and(gn_words a, gn_words b) { return a & b; }
GN_INLINE gn_words gn_word_or(gn_words a, gn_words b) { return a | b; }
GN_INLINE gn_words gn_word_differing(gn_words a, gn_words b) { return a ^ b; }
GN_INLINE gn_words gn_word_sum(gn_words a, gn_words b) { return a + b; }
GN_INLINE gn_words gn_word_difference(gn_words a, gn_words b) { return a - b; }
GN_INLINE gn_words gn_word_left(gn_words a, gn_words places) { return a << (places & 63); }
GN_INLINE gn_words gn_word_right(gn_words a, gn_words places) { return a >> (places & 63); }
GN_INLINE gn_words gn_word_complement(gn_words a) { return ~a; }

/* Whole numbers of 0 ... 2^52 as integers: adding 2^52 leaves them in the low bits of the significand; and back. */
GN_INLINE gn_words gn_words_of(gn_lanes x) { return (gn_words)(x + 0x1p52) & 0xFFFFFFFFFFFFFull; }
GN_INLINE gn_lanes gn_lanes_of(gn_words x) { return (gn_lanes)(x | 0x4330000000000000ull) - 0x1p52; }

#endif
