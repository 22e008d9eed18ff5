// What Swift's SIMD types do lane by lane and the processor does at once: square root, magnitude, copied sign.
// IEEE 754 leaves no choice in the result of any of them, and none becomes a call into libm.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_LANES_H
#define GRIDNORTH_LANES_H

typedef double gn_lanes2 __attribute__((ext_vector_type(2)));
typedef double gn_lanes8 __attribute__((ext_vector_type(8)));

#define GN_INLINE static inline __attribute__((always_inline))

GN_INLINE double gn_square_root1(double x) { return __builtin_elementwise_sqrt(x); }
GN_INLINE gn_lanes2 gn_square_root2(gn_lanes2 x) { return __builtin_elementwise_sqrt(x); }
GN_INLINE gn_lanes8 gn_square_root8(gn_lanes8 x) { return __builtin_elementwise_sqrt(x); }

GN_INLINE double gn_magnitude1(double x) { return __builtin_elementwise_abs(x); }
GN_INLINE gn_lanes2 gn_magnitude2(gn_lanes2 x) { return __builtin_elementwise_abs(x); }
GN_INLINE gn_lanes8 gn_magnitude8(gn_lanes8 x) { return __builtin_elementwise_abs(x); }

GN_INLINE gn_lanes2 gn_negative2(gn_lanes2 x) { return -x; }
GN_INLINE gn_lanes8 gn_negative8(gn_lanes8 x) { return -x; }

GN_INLINE double gn_copy_sign1(double magnitude, double sign) { return __builtin_elementwise_copysign(magnitude, sign); }
GN_INLINE gn_lanes2 gn_copy_sign2(gn_lanes2 magnitude, gn_lanes2 sign) {
    return __builtin_elementwise_copysign(magnitude, sign);
}
GN_INLINE gn_lanes8 gn_copy_sign8(gn_lanes8 magnitude, gn_lanes8 sign) {
    return __builtin_elementwise_copysign(magnitude, sign);
}

#endif
