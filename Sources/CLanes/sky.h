// Terms of the series from which the places of the sun and the moon are computed, eight side by side.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_SKY_H
#define GRIDNORTH_SKY_H

/* In a section of their own, programs that do not call these functions leave them out (Tools/library/flavors.bash). */
#ifdef GRIDNORTH_SECTIONS
#define GN_SKY_TABLE __attribute__((section(".rodata.sky")))
#else
#define GN_SKY_TABLE
#endif

/* The earth's longitude and its distance from the sun, from VSOP87D (Bretagnon and Francou, "Planetary theories in
 * rectangular and spherical variables", Astronomy and Astrophysics 202, 1988): of the series that Reda and Andreas, "Solar
 * position algorithm for solar radiation applications", 2004, table A4.2, give, the terms of the longitude that reach four
 * tenths of a second of arc in the years 1900 to 2100, and the largest of the distance. A line has the numbers of eight terms: the first one their phases, the second what these
 * grow by in a millennium, in radians; then the amplitudes of the longitude in 1e-8 radians, and what they grow by in a
 * millennium; then the same of the distance, in 1e-8 astronomical units. */
enum { GN_SUN_BLOCKS = 4 };
static const double gn_sun_values[GN_SUN_BLOCKS * 6 * 8] GN_SKY_TABLE = {
    4.6692568, 4.6261, 2.7441, 2.8289, 3.6277, 4.4181, 6.1352, 0.7425,
    6283.07585, 12566.1517, 5753.3849, 3.5231, 77713.7715, 7860.4194, 3930.2097, 11506.7698,
    3341656, 34894, 3497, 3418, 3136, 2676, 2343, 1324,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,

    2.0371, 1.1096, 5.233, 2.045, 3.508, 1.179, 2.533, 4.583,
    529.691, 1577.3435, 5884.927, 26.298, 398.149, 5223.694, 5507.553, 18849.228,
    1273, 1199, 990, 902, 857, 780, 753, 505,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,

    4.205, 2.92, 5.849, 1.899, 0.315, 0.345, 4.806, 1.869,
    775.523, 0.067, 11790.629, 796.298, 10977.079, 5486.778, 2544.314, 5573.143,
    492, 357, 317, 284, 271, 243, 206, 205,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,

    2.458, 2.678235, 2.6351, 3.0984635, 3.05525, 5.1985, 1.10749, 0,
    6069.777, 6283.07585, 12566.1517, 6283.07585, 12566.1517, 77713.7715, 6283.07585, 0,
    202, 0, 0, 0, 0, 0, 0, 0,
    0, 206059, 4303, 0, 0, 0, 0, 0,
    0, 0, 0, 1670700, 13956, 3084, 0, 0,
    0, 0, 0, 0, 0, 0, 103019, 0,
};

/* The moon's longitude and distance, from Meeus, "Astronomical Algorithms", second edition, table 47.A. A line has the numbers
 * of eight terms: how often the argument has the moon's mean elongation, the sun's mean anomaly, the moon's mean anomaly and
 * its distance from the node; then the factors of its sine in 1e-6 degrees, and of its cosine in meters. */
enum { GN_MOON_LONGITUDE_BLOCKS = 8 };
static const double gn_moon_longitude_values[GN_MOON_LONGITUDE_BLOCKS * 6 * 8] GN_SKY_TABLE = {
    0, 2, 2, 0, 0, 0, 2, 2,
    0, 0, 0, 0, 1, 0, 0, -1,
    1, -1, 0, 2, 0, 0, -2, -1,
    0, 0, 0, 0, 0, 2, 0, 0,
    6288774, 1274027, 658314, 213618, -185116, -114332, 58793, 57066,
    -20905355, -3699111, -2955968, -569925, 48888, -3149, 246158, -152138,

    2, 2, 0, 1, 0, 2, 0, 0,
    0, -1, 1, 0, 1, 0, 0, 0,
    1, 0, -1, 0, 1, 0, 1, 1,
    0, 0, 0, 0, 0, -2, 2, -2,
    53322, 45758, -40923, -34720, -30383, 15327, -12528, 10980,
    -170733, -204586, -129620, 108743, 104755, 10321, 0, 79661,

    4, 0, 4, 2, 2, 1, 1, 2,
    0, 0, 0, 1, 1, 0, 1, -1,
    -1, 3, -2, -1, 0, -1, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0,
    10675, 10034, 8548, -7888, -6766, -5163, 4987, 4036,
    -34782, -23210, -21636, 24208, 30824, -8379, -16675, -12831,

    2, 4, 2, 0, 2, 2, 1, 2,
    0, 0, 0, 1, 0, -1, 0, -2,
    2, 0, -3, -2, -1, -2, 1, 0,
    0, 0, 0, 0, 2, 0, 0, 0,
    3994, 3861, 3665, -2689, -2602, 2390, -2348, 2236,
    -10445, -11650, 14403, -7003, 0, 10056, 6322, -9884,

    0, 0, 2, 2, 2, 4, 0, 3,
    1, 2, -2, 0, 0, -1, 0, 0,
    2, 0, -1, 1, 0, -1, 2, -1,
    0, 0, 0, -2, 2, 0, 2, 0,
    -2120, -2069, 2048, -1773, -1595, 1215, -1110, -892,
    5751, 0, -4950, 4130, 0, -3958, 0, 3258,

    2, 4, 0, 2, 2, 2, 4, 0,
    1, -1, 2, 2, 1, -1, 0, 0,
    1, -2, -1, -1, -2, 0, 1, 4,
    0, 0, 0, 0, 0, -2, 0, 0,
    -810, 759, -713, -700, 691, 596, 549, 537,
    2616, -1897, -2117, 2354, 0, 0, -1423, -1117,

    4, 1, 2, 0, 1, 3, 4, 2,
    -1, 0, 1, 0, 1, 0, 0, -1,
    0, -2, 0, 2, 1, -2, -3, 2,
    0, 0, -2, -2, 0, 0, 0, 0,
    520, -487, -399, -381, 351, -340, 330, 327,
    -1571, -1739, 0, -4421, 0, 0, 0, 0,

    0, 1, 2, 2, 0, 0, 0, 0,
    2, 1, 0, 0, 0, 0, 0, 0,
    1, -1, 3, -1, 0, 0, 0, 0,
    0, 0, 0, -2, 0, 0, 0, 0,
    -323, 299, 294, 0, 0, 0, 0, 0,
    1165, 0, 0, 8752, 0, 0, 0, 0,
};

/* The moon's latitude, table 47.B: the same, and the factors of the sine. */
enum { GN_MOON_LATITUDE_BLOCKS = 8 };
static const double gn_moon_latitude_values[GN_MOON_LATITUDE_BLOCKS * 5 * 8] GN_SKY_TABLE = {
    0, 0, 0, 2, 2, 2, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, -1, -1, 0, 2,
    1, 1, -1, -1, 1, -1, 1, 1,
    5128122, 280602, 277693, 173237, 55413, 46271, 32573, 17198,

    2, 0, 2, 2, 2, 2, 2, 2,
    0, 0, -1, 0, 0, 1, -1, -1,
    1, 2, 0, -2, 1, 0, -1, 0,
    -1, -1, -1, -1, 1, -1, 1, 1,
    9266, 8822, 8216, 4324, 4200, -3359, 2463, 2211,

    2, 0, 4, 0, 0, 0, 1, 0,
    -1, 1, 0, 1, 0, 1, 0, 1,
    -1, -1, -1, 0, 0, -1, 0, 1,
    -1, -1, -1, 1, 3, 1, 1, 1,
    2065, -1870, 1828, -1794, -1749, -1565, -1491, -1475,

    0, 0, 1, 0, 4, 4, 0, 4,
    1, 1, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 3, 0, -1, 1, -2,
    -1, -1, -1, 1, -1, 1, -3, 1,
    -1410, -1344, -1335, 1107, 1021, 833, 777, 671,

    2, 2, 2, 2, 0, 2, 2, 2,
    0, 0, -1, 0, 0, 0, 0, 1,
    0, 2, 1, -2, 3, 2, -3, -1,
    -3, -1, -1, 1, -1, 1, -1, 1,
    607, 596, 491, -451, 439, 422, 421, -366,

    2, 4, 2, 2, 0, 2, 1, 1,
    1, 0, -1, -2, 0, 1, 1, 1,
    0, 0, 1, 0, 1, 1, 0, 0,
    1, 1, 1, -1, 3, -1, -1, 1,
    -351, 331, 315, 302, -283, -229, 223, 223,

    0, 2, 1, 2, 0, 4, 4, 1,
    1, 1, 0, -1, 1, 0, -1, 0,
    -2, -1, 1, -2, 2, -2, -1, 1,
    -1, -1, 1, -1, 1, -1, -1, -1,
    -220, -220, -185, 181, -177, 176, 166, -164,

    4, 1, 4, 2, 0, 0, 0, 0,
    0, 0, -1, -2, 0, 0, 0, 0,
    1, -1, 0, 0, 0, 0, 0, 0,
    -1, -1, -1, 1, 0, 0, 0, 0,
    132, -119, 115, 107, 0, 0, 0, 0,
};

static inline const double *gn_sun_terms(void) { return gn_sun_values; }
static inline const double *gn_moon_longitude_terms(void) { return gn_moon_longitude_values; }
static inline const double *gn_moon_latitude_terms(void) { return gn_moon_latitude_values; }

#endif
