/* SPDX-License-Identifier: MIT
 *
 * Random numbers, and the place of a call on the earth: its positions lie close together, or all over the earth.
 */
#ifndef CALLER_RANDOM_H
#define CALLER_RANDOM_H

#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include "../splitmix.h"

static size_t below(size_t count) { return (size_t)(random_bits() % count); }
static int one_in(size_t count) { return below(count) == 0; }
static double between(double low, double high) { return low + (high - low) * ((double)(random_bits() >> 11) * 0x1p-53); }
static double clamped(double low, double number, double high) { return number < low ? low : number > high ? high : number; }

/* A random number whose size is spread evenly between two powers of ten. */
static double of_size(double low, double high) { return pow(10, between(low, high)); }

static struct scene {
    double latitude, longitude, reach; /* Degrees. */
    double time;                       /* Seconds from that of the table. */
} scene;

static void set_scene(void) {
    static const double parallels[] = {0, 90, -90, 89.9, -89.5, 84, -80, 72, 56, 85.051128};
    static const double meridians[] = {180, -180, 0, 179.999, 6, 90, 540};
    scene.latitude = one_in(4) ? parallels[below(sizeof parallels / sizeof *parallels)] : between(-80, 84);
    scene.longitude = one_in(4) ? meridians[below(sizeof meridians / sizeof *meridians)] : between(-180, 180);
    if (one_in(5)) scene.latitude = 51.25, scene.longitude = 7.5;
    scene.time = between(-1e8, 1e8);
    scene.reach = one_in(6) ? 180 : of_size(-7, 1.3);
}

static double near_latitude(void) { return clamped(-90, scene.latitude + scene.reach * between(-1, 1), 90); }
static double near_longitude(void) { return scene.longitude + scene.reach * between(-1, 1); }

/* Places of an array: each style is one that some algorithm finds hard. */
static void fill_places(double *places, size_t count) {
    enum { CLOUD, WALK, ZIGZAG, MERIDIAN, RING, LATTICE, TWICE, TEETH, STYLES };
    const int style = (int)below(STYLES);
    const double reach = scene.reach, angle = between(0, 6.3), turn = of_size(-6, 0.5) * (one_in(2) ? 1 : -1);
    double latitude = near_latitude(), longitude = near_longitude(), way = angle;
    for (size_t i = 0; i < count; i++) {
        const double share = (double)i / (double)count, sign = i % 2 ? 1 : -1;
        switch (style) {
        case CLOUD: latitude = near_latitude(), longitude = near_longitude(); break;
        case WALK:
            latitude += reach * cos(way) / 10;
            longitude += reach * sin(way) / 10;
            way += turn * between(0, 1);
            break;
        case ZIGZAG: latitude = scene.latitude + sign * reach, longitude = scene.longitude + reach * share; break;
        case MERIDIAN: latitude = scene.latitude + reach * (share - 0.5), longitude = scene.longitude; break;
        case RING:
            latitude = scene.latitude + reach * sin(angle + 2 * M_PI * share);
            longitude = scene.longitude + reach * cos(angle + 2 * M_PI * share);
            break;
        case LATTICE:
            latitude = scene.latitude + reach * (double)below(4) / 4;
            longitude = scene.longitude + reach * (double)below(4) / 4;
            break;
        case TWICE: if (i % 2 == 0) latitude = near_latitude(), longitude = near_longitude(); break;
        case TEETH: latitude = scene.latitude + reach * share / 1000, longitude = scene.longitude + (i % 2 ? reach : 0); break;
        }
        places[2 * i] = clamped(-90, latitude, 90);
        places[2 * i + 1] = longitude;
    }
}

/* Numbers that no call should be given. */
static const double extremes[] = {NAN,         INFINITY, -INFINITY, 0,        -0.0,     DBL_TRUE_MIN, -DBL_TRUE_MIN, DBL_MIN, DBL_MAX,
                                  -DBL_MAX,    1e300,    -1e15,     1e9,      90,       -90,          180,           -180,    360,
                                  0x1.68p+6,   1e-9,     -1,        1,        1e6,      1e12,         0x1p53, 4.9e18,  1e-300};
static const int64_t whole_extremes[] = {INT32_MIN, INT32_MAX, INT64_MIN, INT64_MAX, UINT32_MAX, -1,   0,    1,     2,  -2, 61,
                                         62,        256,       32661,     32761,     1 << 30,    30,   31,   65536, 100};
enum { EXTREMES = sizeof extremes / sizeof *extremes, WHOLE_EXTREMES = sizeof whole_extremes / sizeof *whole_extremes };

#endif
