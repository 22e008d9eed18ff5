// Vectors of two and of eight numbers. What Swift does with its SIMD types lane by lane, and leaves to the optimiser to put
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

// N lanes. A lane of a mask has all bits set or none.
#define GN_LANES(N)                                                                                                    \
    typedef double gn_lanes##N __attribute__((ext_vector_type(N)));                                                    \
    typedef long long gn_mask##N __attribute__((ext_vector_type(N)));                                                  \
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
    }

GN_LANES(2)
GN_LANES(8)

/* Eight words of 64 bits; shifts by less than 64. */
typedef unsigned long long gn_words8 __attribute__((ext_vector_type(8)));
GN_INLINE gn_words8 gn_word_repeat8(unsigned long long x) { return (gn_words8)(x); }
GN_INLINE gn_words8 gn_word_and8(gn_words8 a, gn_words8 b) { return a & b; }
GN_INLINE gn_words8 gn_word_or8(gn_words8 a, gn_words8 b) { return a | b; }
GN_INLINE gn_words8 gn_word_differing8(gn_words8 a, gn_words8 b) { return a ^ b; }
GN_INLINE gn_words8 gn_word_sum8(gn_words8 a, gn_words8 b) { return a + b; }
GN_INLINE gn_words8 gn_word_difference8(gn_words8 a, gn_words8 b) { return a - b; }
GN_INLINE gn_words8 gn_word_left8(gn_words8 a, gn_words8 places) { return a << (places & 63); }
GN_INLINE gn_words8 gn_word_right8(gn_words8 a, gn_words8 places) { return a >> (places & 63); }
GN_INLINE gn_words8 gn_word_complement8(gn_words8 a) { return ~a; }

/* Whole numbers of 0 ... 2^52 as integers: adding 2^52 leaves them in the low bits of the significand; and back. */
GN_INLINE gn_words8 gn_words_of8(gn_lanes8 x) { return (gn_words8)(x + 0x1p52) & 0xFFFFFFFFFFFFFull; }
GN_INLINE gn_lanes8 gn_lanes_of8(gn_words8 x) { return (gn_lanes8)(x | 0x4330000000000000ull) - 0x1p52; }

/* A bit for each lane of a mask, the first lane lowest. */
GN_INLINE unsigned char gn_bits8(gn_mask8 mask) {
    typedef _Bool bits __attribute__((ext_vector_type(8)));
    union {
        bits lanes;
        unsigned char byte;
    } both = {__builtin_convertvector(mask, bits)};
    return both.byte;
}

#endif
