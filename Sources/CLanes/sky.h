// Terms of the series from which the places of the sun and the moon are computed.
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

/* The earth's longitude, from VSOP87D (Bretagnon and Francou, "Planetary theories in rectangular and spherical variables",
 * Astronomy and Astrophysics 202, 1988): of the series that Reda and Andreas, "Solar position algorithm for solar radiation
 * applications", 2004, table A4.2, give, the terms that are larger than half a second of arc in the years 1900 to 2100.
 * A power of time in millennia since 2000; an amplitude in 1e-8 radians; a phase and what it grows by in a millennium, radians. */
enum { GN_SUN_LONGITUDE_TERMS = 30 };
static const double gn_sun_longitude_values[4 * GN_SUN_LONGITUDE_TERMS] GN_SKY_TABLE = {
    0, 175347046.0, 0.0, 0.0,
    0, 3341656.0, 4.6692568, 6283.07585,
    0, 34894.0, 4.6261, 12566.1517,
    0, 3497.0, 2.7441, 5753.3849,
    0, 3418.0, 2.8289, 3.5231,
    0, 3136.0, 3.6277, 77713.7715,
    0, 2676.0, 4.4181, 7860.4194,
    0, 2343.0, 6.1352, 3930.2097,
    0, 1324.0, 0.7425, 11506.7698,
    0, 1273.0, 2.0371, 529.691,
    0, 1199.0, 1.1096, 1577.3435,
    0, 990.0, 5.233, 5884.927,
    0, 902.0, 2.045, 26.298,
    0, 857.0, 3.508, 398.149,
    0, 780.0, 1.179, 5223.694,
    0, 753.0, 2.533, 5507.553,
    0, 505.0, 4.583, 18849.228,
    0, 492.0, 4.205, 775.523,
    0, 357.0, 2.92, 0.067,
    0, 317.0, 5.849, 11790.629,
    0, 284.0, 1.899, 796.298,
    0, 271.0, 0.315, 10977.079,
    0, 243.0, 0.345, 5486.778,
    0, 206.0, 4.806, 2544.314,
    0, 205.0, 1.869, 5573.143,
    0, 202.0, 2.458, 6069.777,
    1, 628331966747.0, 0.0, 0.0,
    1, 206059.0, 2.678235, 6283.07585,
    1, 4303.0, 2.6351, 12566.1517,
    2, 52919.0, 0.0, 0.0,
};

/* The earth's distance from the sun, of the same source; amplitudes in 1e-8 astronomical units. */
enum { GN_SUN_DISTANCE_TERMS = 5 };
static const double gn_sun_distance_values[4 * GN_SUN_DISTANCE_TERMS] GN_SKY_TABLE = {
    0, 100013989.0, 0.0, 0.0,
    0, 1670700.0, 3.0984635, 6283.07585,
    0, 13956.0, 3.05525, 12566.1517,
    0, 3084.0, 5.1985, 77713.7715,
    1, 103019.0, 1.10749, 6283.07585,
};

/* The moon's longitude and distance, from Meeus, "Astronomical Algorithms", second edition, table 47.A: how often the
 * argument has the moon's mean elongation, the sun's mean anomaly, the moon's mean anomaly and its distance from the node;
 * the factors of its sine in 1e-6 degrees, and of its cosine in meters. */
enum { GN_MOON_LONGITUDE_TERMS = 60 };
static const int gn_moon_longitude_values[6 * GN_MOON_LONGITUDE_TERMS] GN_SKY_TABLE = {
    0, 0, 1, 0, 6288774, -20905355,
    2, 0, -1, 0, 1274027, -3699111,
    2, 0, 0, 0, 658314, -2955968,
    0, 0, 2, 0, 213618, -569925,
    0, 1, 0, 0, -185116, 48888,
    0, 0, 0, 2, -114332, -3149,
    2, 0, -2, 0, 58793, 246158,
    2, -1, -1, 0, 57066, -152138,
    2, 0, 1, 0, 53322, -170733,
    2, -1, 0, 0, 45758, -204586,
    0, 1, -1, 0, -40923, -129620,
    1, 0, 0, 0, -34720, 108743,
    0, 1, 1, 0, -30383, 104755,
    2, 0, 0, -2, 15327, 10321,
    0, 0, 1, 2, -12528, 0,
    0, 0, 1, -2, 10980, 79661,
    4, 0, -1, 0, 10675, -34782,
    0, 0, 3, 0, 10034, -23210,
    4, 0, -2, 0, 8548, -21636,
    2, 1, -1, 0, -7888, 24208,
    2, 1, 0, 0, -6766, 30824,
    1, 0, -1, 0, -5163, -8379,
    1, 1, 0, 0, 4987, -16675,
    2, -1, 1, 0, 4036, -12831,
    2, 0, 2, 0, 3994, -10445,
    4, 0, 0, 0, 3861, -11650,
    2, 0, -3, 0, 3665, 14403,
    0, 1, -2, 0, -2689, -7003,
    2, 0, -1, 2, -2602, 0,
    2, -1, -2, 0, 2390, 10056,
    1, 0, 1, 0, -2348, 6322,
    2, -2, 0, 0, 2236, -9884,
    0, 1, 2, 0, -2120, 5751,
    0, 2, 0, 0, -2069, 0,
    2, -2, -1, 0, 2048, -4950,
    2, 0, 1, -2, -1773, 4130,
    2, 0, 0, 2, -1595, 0,
    4, -1, -1, 0, 1215, -3958,
    0, 0, 2, 2, -1110, 0,
    3, 0, -1, 0, -892, 3258,
    2, 1, 1, 0, -810, 2616,
    4, -1, -2, 0, 759, -1897,
    0, 2, -1, 0, -713, -2117,
    2, 2, -1, 0, -700, 2354,
    2, 1, -2, 0, 691, 0,
    2, -1, 0, -2, 596, 0,
    4, 0, 1, 0, 549, -1423,
    0, 0, 4, 0, 537, -1117,
    4, -1, 0, 0, 520, -1571,
    1, 0, -2, 0, -487, -1739,
    2, 1, 0, -2, -399, 0,
    0, 0, 2, -2, -381, -4421,
    1, 1, 1, 0, 351, 0,
    3, 0, -2, 0, -340, 0,
    4, 0, -3, 0, 330, 0,
    2, -1, 2, 0, 327, 0,
    0, 2, 1, 0, -323, 1165,
    1, 1, -1, 0, 299, 0,
    2, 0, 3, 0, 294, 0,
    2, 0, -1, -2, 0, 8752,
};

/* The moon's latitude, table 47.B: the same, and the factor of the sine. */
enum { GN_MOON_LATITUDE_TERMS = 60 };
static const int gn_moon_latitude_values[5 * GN_MOON_LATITUDE_TERMS] GN_SKY_TABLE = {
    0, 0, 0, 1, 5128122,
    0, 0, 1, 1, 280602,
    0, 0, 1, -1, 277693,
    2, 0, 0, -1, 173237,
    2, 0, -1, 1, 55413,
    2, 0, -1, -1, 46271,
    2, 0, 0, 1, 32573,
    0, 0, 2, 1, 17198,
    2, 0, 1, -1, 9266,
    0, 0, 2, -1, 8822,
    2, -1, 0, -1, 8216,
    2, 0, -2, -1, 4324,
    2, 0, 1, 1, 4200,
    2, 1, 0, -1, -3359,
    2, -1, -1, 1, 2463,
    2, -1, 0, 1, 2211,
    2, -1, -1, -1, 2065,
    0, 1, -1, -1, -1870,
    4, 0, -1, -1, 1828,
    0, 1, 0, 1, -1794,
    0, 0, 0, 3, -1749,
    0, 1, -1, 1, -1565,
    1, 0, 0, 1, -1491,
    0, 1, 1, 1, -1475,
    0, 1, 1, -1, -1410,
    0, 1, 0, -1, -1344,
    1, 0, 0, -1, -1335,
    0, 0, 3, 1, 1107,
    4, 0, 0, -1, 1021,
    4, 0, -1, 1, 833,
    0, 0, 1, -3, 777,
    4, 0, -2, 1, 671,
    2, 0, 0, -3, 607,
    2, 0, 2, -1, 596,
    2, -1, 1, -1, 491,
    2, 0, -2, 1, -451,
    0, 0, 3, -1, 439,
    2, 0, 2, 1, 422,
    2, 0, -3, -1, 421,
    2, 1, -1, 1, -366,
    2, 1, 0, 1, -351,
    4, 0, 0, 1, 331,
    2, -1, 1, 1, 315,
    2, -2, 0, -1, 302,
    0, 0, 1, 3, -283,
    2, 1, 1, -1, -229,
    1, 1, 0, -1, 223,
    1, 1, 0, 1, 223,
    0, 1, -2, -1, -220,
    2, 1, -1, -1, -220,
    1, 0, 1, 1, -185,
    2, -1, -2, -1, 181,
    0, 1, 2, 1, -177,
    4, 0, -2, -1, 176,
    4, -1, -1, -1, 166,
    1, 0, 1, -1, -164,
    4, 0, 1, -1, 132,
    1, 0, -1, -1, -119,
    4, -1, 0, -1, 115,
    2, -2, 0, 1, 107,
};

static inline const double *gn_sun_longitude_terms(void) { return gn_sun_longitude_values; }
static inline const double *gn_sun_distance_terms(void) { return gn_sun_distance_values; }
static inline const int *gn_moon_longitude_terms(void) { return gn_moon_longitude_values; }
static inline const int *gn_moon_latitude_terms(void) { return gn_moon_latitude_values; }

#endif
