/*
 * The part of the corpus that goes over rectangles, parallels, corridors, arrows, marks and frames.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

#define VERTICES 1024
#define POINTS 9
#define ROWS 11

static gn_point vertices[VERTICES];
static gn_point route[POINTS];

/* The defaults with some fields changed, now and then to a refused value. */
static gn_outline_options options_anyhow(void) {
    gn_outline_options options;
    gn_outline_options_init(&options);
    const uint64_t changed = random_bits();
    options.join = (uint32_t)random_integer(0, changed & 0xf00 ? 2 : 3);
    options.ends = (uint32_t)random_integer(0, 2);
    if (changed & 1) options.longitudes = GN_LONGITUDES_CONTINUOUS;
    if ((changed & 6) == 6) options.tolerance = power_of_two((int)random_integer(0, 12));
    if ((changed & 0x38) == 0x38) options.miter_limit = (double)random_integer(1, 8) * 0.75;
    if ((changed & 0xff000) == 0) options.tolerance = special_number();
    return options;
}

static void run_options_init(void) {
    const int function = OF_gn_outline_options_init;
    gn_outline_options o = {.size = 0};
    absorb_integer(function, gn_outline_options_init(&o));
    absorb_integer(function, o.size);
    absorb_integer(function, o.join);
    absorb_integer(function, o.ends);
    absorb_integer(function, o.longitudes);
    absorb_double(function, o.tolerance);
    absorb_double(function, o.miter_limit);
}

/* Sizes up to a million meters; seldom an invalid one. */
static double size_anywhere(void) {
    if (random_integer(0, 31) == 0) return special_number();
    const double size = (double)random_integer(1, 1000000);
    return size * power_of_two(-(int)random_integer(0, 20));
}

/* A walk from anywhere, by whole multiples of 2^-44 degrees: points may repeat, lie at a pole, and the way may turn back. */
static size_t make_route(uint32_t block) {
    const size_t count = (size_t)random_integer(block % 32 ? 2 : 0, POINTS);
    double latitude, longitude;
    make_position(block, &latitude, &longitude);
    const int shift = (int)random_integer(0, 16);
    for (size_t i = 0; i < count; i++) {
        route[i] = (gn_point){latitude, longitude};
        const double north = degrees(random_integer(-DEGREE, DEGREE)) * power_of_two(-shift);
        const double east = degrees(random_integer(-DEGREE, DEGREE)) * power_of_two(-shift);
        if (random_integer(0, 7)) latitude += north, longitude += east;
        if (latitude > 90) latitude = 90;
        if (latitude < -90) latitude = -90;
    }
    return count;
}

static void absorb_vertices(int function, gn_status status, size_t count) {
    absorb_integer(function, status);
    absorb_count(function, count);
    for (size_t i = 0; status == GN_OK && i < count; i++) absorb_point(function, &vertices[i]);
}

static void run_marks(size_t count) {
    static gn_route_mark marks[64];
    const int function = OF_gn_route_marks;
    size_t needed = 7;
    const double first = random_integer(0, 3) ? 0 : size_anywhere(), interval = size_anywhere() * 8;
    const gn_status status = gn_route_marks(route, count, first, interval, marks, 64, &needed);
    absorb_integer(function, status);
    absorb_count(function, needed);
    for (size_t i = 0; status == GN_OK && i < needed; i++) {
        absorb_point(function, &marks[i].point);
        absorb_double(function, marks[i].distance);
        absorb_double(function, marks[i].azimuth);
        absorb(function, marks[i].segment);
    }
}

static void run_frame(size_t count) {
    static double xs[ROWS], ys[ROWS], latitudes[ROWS], longitudes[ROWS];
    static uint8_t statuses[ROWS];
    const int function = OF_gn_frame_points_batch;
    const int32_t frame = (int32_t)random_integer(0, 15) % 4;
    const double scale = frame == GN_FRAME_METERS ? 4096 : 1;
    for (int i = 0; i < ROWS; i++) {
        xs[i] = random_integer(0, 31) ? degrees(random_integer(-DEGREE, 2 * DEGREE)) * scale : special_number();
        ys[i] = random_integer(0, 31) ? degrees(random_integer(-DEGREE, DEGREE)) * scale : special_number();
        latitudes[i] = longitudes[i] = NOT_A_NUMBER;
        statuses[i] = 7;
    }
    const gn_status status =
        gn_frame_points_batch(route, count, frame, xs, 8, ys, 8, ROWS, latitudes, 8, longitudes, 8, statuses);
    absorb_integer(function, status);
    for (int i = 0; i < ROWS; i++) {
        absorb_integer(function, statuses[i]);
        absorb_double(function, latitudes[i]);
        absorb_double(function, longitudes[i]);
        if (status != GN_OK && status != GN_PARTIAL) continue;
        double latitude = NOT_A_NUMBER, longitude = NOT_A_NUMBER;
        uint8_t one = 7;
        gn_frame_points_batch(route, count, frame, xs + i, 0, ys + i, 0, 1, &latitude, 8, &longitude, 8, &one);
        expect(function, one == statuses[i] && bits(latitude) == bits(latitudes[i]) && bits(longitude) == bits(longitudes[i]));
    }
}

void run_tactical(uint32_t block) {
    if (block == 0) run_options_init();
    const gn_outline_options options = options_anyhow(), *const o = &options;
    const size_t count = make_route(block / 4);
    const double size = size_anywhere(), other = random_integer(0, 3) ? size : random_integer(0, 1) ? 0 : size_anywhere();
    const double azimuth = degrees(random_integer(-360 * DEGREE, 360 * DEGREE));
    size_t needed = 7;
    gn_status status;
    switch (block % 4) {
    case 0:
        status = gn_rectangle(route, size, other, azimuth, o, vertices, VERTICES, &needed);
        absorb_vertices(OF_gn_rectangle, status, needed);
        run_marks(count);
        break;
    case 1:
        status = gn_route_parallel(route, count, random_integer(0, 1) ? size : -size, o, vertices, VERTICES, &needed);
        absorb_vertices(OF_gn_route_parallel, status, needed);
        break;
    case 2:
        status = gn_route_corridor(route, count, size, other, o, vertices, VERTICES, &needed);
        absorb_vertices(OF_gn_route_corridor, status, needed);
        break;
    default:
        status = gn_route_arrow(route, count, size * 0.125, size, other * 0.25, o, vertices, VERTICES, &needed);
        absorb_vertices(OF_gn_route_arrow, status, needed);
        run_frame(count);
    }
}
