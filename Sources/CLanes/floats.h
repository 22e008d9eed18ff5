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
/* The second where one is NaN. */
GN_INLINE gn_floats8 gn_float_larger8(gn_floats8 a, gn_floats8 b) {
    gn_float_mask8 mask = a > b;
    return (gn_floats8)((mask & (gn_float_mask8)a) | (~mask & (gn_float_mask8)b));
}
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
