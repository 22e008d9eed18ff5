// Eight numbers of single precision, for bounds: they are compared often, and need not be exact. As in lanes.h, each operation
// stands alone, so that nothing fuses.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_FLOATS_H
#define GRIDNORTH_FLOATS_H

#include "lanes.h"

typedef float gn_floats8 __attribute__((ext_vector_type(8)));
typedef int gn_float_mask8 __attribute__((ext_vector_type(8)));
typedef unsigned short gn_shorts8 __attribute__((ext_vector_type(8)));

GN_INLINE gn_floats8 gn_float_repeat8(float x) { return (gn_floats8)(x); }
GN_INLINE gn_floats8 gn_float_sum8(gn_floats8 a, gn_floats8 b) { return a + b; }
GN_INLINE gn_floats8 gn_float_difference8(gn_floats8 a, gn_floats8 b) { return a - b; }
GN_INLINE gn_floats8 gn_float_product8(gn_floats8 a, gn_floats8 b) { return a * b; }
/* The second where one is NaN, as the instructions of SSE have it. */
GN_INLINE gn_floats8 gn_float_larger8(gn_floats8 a, gn_floats8 b) { return a > b ? a : b; }
GN_INLINE gn_floats8 gn_float_smaller8(gn_floats8 a, gn_floats8 b) { return a < b ? a : b; }
/* The smallest of numbers. */
GN_INLINE float gn_float_least8(gn_floats8 x) {
    typedef float four __attribute__((ext_vector_type(4)));
    typedef float two __attribute__((ext_vector_type(2)));
    four a = x.lo < x.hi ? x.lo : x.hi;
    two b = a.lo < a.hi ? a.lo : a.hi;
    return b.x < b.y ? b.x : b.y;
}
/* `x` in the lanes that have a bit, the first lane lowest, `other` elsewhere. */
GN_INLINE gn_floats8 gn_float_choice8(unsigned char bits, gn_floats8 x, gn_floats8 other) {
    const gn_float_mask8 lanes = {1, 2, 4, 8, 16, 32, 64, 128};
    return ((gn_float_mask8)(int)bits & lanes) == lanes ? x : other;
}
GN_INLINE gn_floats8 gn_float_magnitude8(gn_floats8 x) { return __builtin_elementwise_abs(x); }
/* A bit for each lane where a <= b, the first lane lowest. */
GN_INLINE unsigned char gn_float_at_most8(gn_floats8 a, gn_floats8 b) {
    typedef _Bool bits __attribute__((ext_vector_type(8)));
    union {
        bits lanes;
        unsigned char byte;
    } both = {__builtin_convertvector((gn_float_mask8)(a <= b), bits)};
    return both.byte;
}
GN_INLINE gn_floats8 gn_float_of_shorts8(gn_shorts8 x) { return __builtin_convertvector(x, gn_floats8); }
/* Exactly. */
GN_INLINE gn_lanes8 gn_float_widened8(gn_floats8 x) { return __builtin_convertvector(x, gn_lanes8); }

#endif
