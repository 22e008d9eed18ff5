/*
 * The part of the corpus that goes over geodesics, the sphere, rhumb lines, routes and polygons.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

/* Three blocks of eight lanes and some more. */
#define ROWS 27

/* Starts, ends, azimuths and distances, by columns and by rows. */
static gn_point starts[ROWS], ends[ROWS];
static double azimuths[ROWS], distances[ROWS];
static double columns[6][ROWS], rows[ROWS][6];

/* Where a geodesic may go: anywhere, nearby, nearly to the antipode, along a meridian or the equator. */
static gn_point make_end(uint32_t kind, gn_point start) {
    gn_point end;
    make_position(kind, &end.latitude, &end.longitude);
    const double bit = (double)random_integer(-1000, 1000) * power_of_two(-(int)random_integer(8, 36));
    switch (kind % 8) {
    case 0: return (gn_point){start.latitude + bit, start.longitude - bit};
    case 1: return (gn_point){bit - start.latitude, start.longitude + 180 + bit};
    case 2: end.longitude = start.longitude; break;
    case 3: end.longitude = start.longitude + 180; break;
    case 4: end.latitude = start.latitude; break;
    case 5: end.latitude = bit * 0.0625; break;
    default: break;
    }
    return end;
}

/* Distances up to 40,000 km in either direction, seldom further, or an invalid distance. */
static double distance_anywhere(void) {
    if (random_integer(0, 31) == 0) return special_number();
    const double fraction = (double)random_integer(-(INT64_C(1) << 40), INT64_C(1) << 40) * 0x1p-40;
    return fraction * (random_integer(0, 15) ? 4e7 : 1e12) * power_of_two(-(int)random_integer(0, 30));
}

static double azimuth_anywhere(void) {
    switch (random_integer(0, 15)) {
    case 0: return special_number();
    case 1:
    case 2: return (double)random_integer(-8, 8) * 45;
    case 3: return degrees(at_edge(random_integer(-2, 2) * 90 * DEGREE));
    default: return degrees(random_integer(-360 * DEGREE, 360 * DEGREE));
    }
}

static void make_rows(void) {
    for (uint32_t i = 0; i < ROWS; i++) {
        make_position((uint32_t)random_integer(0, 31), &starts[i].latitude, &starts[i].longitude);
        ends[i] = make_end(i, starts[i]);
        azimuths[i] = azimuth_anywhere();
        distances[i] = distance_anywhere();
        const double row[6] = {starts[i].latitude, starts[i].longitude, ends[i].latitude,
                               ends[i].longitude,  azimuths[i],         distances[i]};
        for (int j = 0; j < 6; j++) columns[j][i] = rows[i][j] = row[j];
    }
}

typedef gn_status inverse_one(const gn_point *, const gn_point *, double *, double *, double *);
typedef gn_status direct_one(const gn_point *, double, double, gn_point *, double *);
typedef gn_status many(const double *, ptrdiff_t, const double *, ptrdiff_t, const double *, ptrdiff_t, const double *,
                       ptrdiff_t, size_t, double *, ptrdiff_t, double *, ptrdiff_t, double *, ptrdiff_t, uint8_t *);

/* A rhumb line has one azimuth. */
static gn_status rhumb_inverse(const gn_point *from, const gn_point *to, double *distance, double *azimuth,
                               double *none) {
    (void)none;
    return gn_rhumb_inverse(from, to, distance, azimuth);
}
static gn_status rhumb_direct(const gn_point *from, double azimuth, double distance, gn_point *to, double *none) {
    (void)none;
    return gn_rhumb_direct(from, azimuth, distance, to);
}
static gn_status rhumb_inverse_batch(const double *a, ptrdiff_t as, const double *b, ptrdiff_t bs, const double *c,
                                     ptrdiff_t cs, const double *d, ptrdiff_t ds, size_t count, double *x, ptrdiff_t xs,
                                     double *y, ptrdiff_t ys, double *z, ptrdiff_t zs, uint8_t *statuses_out) {
    (void)z;
    (void)zs;
    return gn_rhumb_inverse_batch(a, as, b, bs, c, cs, d, ds, count, x, xs, y, ys, statuses_out);
}
static gn_status rhumb_direct_batch(const double *a, ptrdiff_t as, const double *b, ptrdiff_t bs, const double *c,
                                     ptrdiff_t cs, const double *d, ptrdiff_t ds, size_t count, double *x, ptrdiff_t xs,
                                     double *y, ptrdiff_t ys, double *z, ptrdiff_t zs, uint8_t *statuses_out) {
    (void)z;
    (void)zs;
    return gn_rhumb_direct_batch(a, as, b, bs, c, cs, d, ds, count, x, xs, y, ys, statuses_out);
}

static const struct {
    int of_inverse, of_direct, of_inverse_batch, of_direct_batch;
    inverse_one *inverse;
    direct_one *direct;
    many *inverse_batch, *direct_batch;
} kinds[] = {
    {OF_gn_geodesic_inverse, OF_gn_geodesic_direct, OF_gn_geodesic_inverse_batch, OF_gn_geodesic_direct_batch,
     gn_geodesic_inverse, gn_geodesic_direct, gn_geodesic_inverse_batch, gn_geodesic_direct_batch},
    {OF_gn_sphere_inverse, OF_gn_sphere_direct, OF_gn_sphere_inverse_batch, OF_gn_sphere_direct_batch,
     gn_sphere_inverse, gn_sphere_direct, gn_sphere_inverse_batch, gn_sphere_direct_batch},
    {OF_gn_rhumb_inverse, OF_gn_rhumb_direct, OF_gn_rhumb_inverse_batch, OF_gn_rhumb_direct_batch, rhumb_inverse,
     rhumb_direct, rhumb_inverse_batch, rhumb_direct_batch},
};

static double single[ROWS][3];
static gn_status single_status[ROWS];

/* A batch over the same rows: three numbers each, of a rhumb line two. */
static void run_many(int function, many *call, int is_direct, int interleaved) {
    static double out[3][ROWS], out_rows[ROWS][3];
    static uint8_t row_statuses[ROWS];
    for (int i = 0; i < ROWS; i++) {
        row_statuses[i] = 7;
        for (int j = 0; j < 3; j++) out[j][i] = out_rows[i][j] = NOT_A_NUMBER;
    }
    const int third = is_direct ? 4 : 2;
    gn_status status;
    if (interleaved) {
        const double *in = rows[0];
        double *to = out_rows[0];
        const ptrdiff_t stride = sizeof rows[0], out_stride = sizeof out_rows[0];
        status = call(in, stride, in + 1, stride, in + third, stride, in + third + 1, stride, ROWS, to, out_stride,
                      to + 1, out_stride, to + 2, out_stride, row_statuses);
    } else {
        status = call(columns[0], 8, columns[1], 8, columns[third], 8, columns[third + 1], 8, ROWS, out[0], 8, out[1],
                      8, out[2], 8, row_statuses);
    }
    absorb_integer(function, status);
    for (int i = 0; i < ROWS; i++) {
        int equal = row_statuses[i] == single_status[i];
        absorb_integer(function, row_statuses[i]);
        for (int j = 0; j < 3; j++) {
            const double value = interleaved ? out_rows[i][j] : out[j][i];
            absorb_double(function, value);
            equal &= bits(value) == bits(single[i][j]);
        }
        expect(function, equal);
    }
}

static void run_lines(int kind, int interleaved) {
    for (int i = 0; i < ROWS; i++) {
        double *r = single[i];
        r[0] = r[1] = r[2] = NOT_A_NUMBER;
        single_status[i] = kinds[kind].inverse(&starts[i], &ends[i], &r[0], &r[1], &r[2]);
        absorb_integer(kinds[kind].of_inverse, single_status[i]);
        for (int j = 0; j < 3; j++) absorb_double(kinds[kind].of_inverse, r[j]);
    }
    run_many(kinds[kind].of_inverse_batch, kinds[kind].inverse_batch, 0, interleaved);
    for (int i = 0; i < ROWS; i++) {
        double *r = single[i];
        gn_point end = {NOT_A_NUMBER, NOT_A_NUMBER};
        r[2] = NOT_A_NUMBER;
        single_status[i] = kinds[kind].direct(&starts[i], azimuths[i], distances[i], &end, &r[2]);
        r[0] = end.latitude;
        r[1] = end.longitude;
        absorb_integer(kinds[kind].of_direct, single_status[i]);
        for (int j = 0; j < 3; j++) absorb_double(kinds[kind].of_direct, r[j]);
    }
    run_many(kinds[kind].of_direct_batch, kinds[kind].direct_batch, 1, interleaved);
}

/* Points along a line, evenly spaced or not; bearings of the grid. */
static void run_along(uint32_t block) {
    gn_point points[ROWS];
    double arrivals[ROWS];
    const uint32_t i = block % ROWS;
    for (int j = 0; j < ROWS; j++) {
        points[j] = (gn_point){7, 7};
        arrivals[j] = 7;
    }
    const uint32_t count = block % 9 * 3;
    absorb_integer(OF_gn_geodesic_line,
                   gn_geodesic_line(&starts[i], azimuths[i], distances, count, points, arrivals));
    for (uint32_t j = 0; j < count; j++) {
        absorb_point(OF_gn_geodesic_line, &points[j]);
        absorb_double(OF_gn_geodesic_line, arrivals[j]);
    }
    absorb_integer(OF_gn_geodesic_points, gn_geodesic_points(&starts[i], &ends[i], count, points, arrivals));
    for (uint32_t j = 0; j < count; j++) {
        absorb_point(OF_gn_geodesic_points, &points[j]);
        absorb_double(OF_gn_geodesic_points, arrivals[j]);
    }
    absorb_integer(OF_gn_rhumb_points, gn_rhumb_points(&starts[i], &ends[i], count, points));
    for (uint32_t j = 0; j < count; j++) absorb_point(OF_gn_rhumb_points, &points[j]);
    for (int j = 0; j < 8; j++) {
        double distance = 7, first = 7, second = 7;
        gn_point to = {7, 7}, near = {starts[j].latitude * 0.875, starts[j].longitude + 1};
        const int32_t zone = j < 6 ? GN_ZONE_STANDARD : (int32_t)random_integer(-1, 61);
        absorb_integer(OF_gn_geodesic_grid_inverse,
                       gn_geodesic_grid_inverse(&starts[j], &near, zone, &distance, &first, &second));
        absorb_double(OF_gn_geodesic_grid_inverse, distance);
        absorb_double(OF_gn_geodesic_grid_inverse, first);
        absorb_double(OF_gn_geodesic_grid_inverse, second);
        second = 7;
        absorb_integer(OF_gn_geodesic_grid_direct,
                       gn_geodesic_grid_direct(&starts[j], zone, azimuths[j], distances[j] * 0.0625, &to, &second));
        absorb_point(OF_gn_geodesic_grid_direct, &to);
        absorb_double(OF_gn_geodesic_grid_direct, second);
    }
}

/* A way and a polygon: points around a place, near or far from each other. */
#define POINTS 9
static gn_point points[POINTS];

static void make_points(uint32_t kind) {
    gn_point middle;
    make_position(kind, &middle.latitude, &middle.longitude);
    const double size = power_of_two(-(int)random_integer(-5, 20));
    /* Around the middle: so the ring has few crossings, or none. */
    static const int8_t around[POINTS][2] = {{0, 8},   {6, 6},  {8, 0},  {5, -6}, {0, -8},
                                             {-6, -5}, {-8, 0}, {-5, 5}, {-1, 7}};
    for (int i = 0; i < POINTS; i++) {
        const double north = around[i][0] + (double)random_integer(-256, 256) * 0x1p-8;
        const double east = around[i][1] + (double)random_integer(-256, 256) * 0x1p-8;
        points[i].latitude = middle.latitude + north * size * 0.125;
        points[i].longitude = middle.longitude + east * size * 0.125;
        if (points[i].latitude > 90) points[i].latitude = 90;
        if (points[i].latitude < -90) points[i].latitude = -90;
    }
}

static void absorb_points(int function, gn_status status, const gn_point *out, size_t length) {
    absorb_integer(function, status);
    absorb_count(function, length);
    for (size_t i = 0; status == GN_OK && i < length; i++) absorb_point(function, &out[i]);
}

static void run_route(gn_point position) {
    static gn_point out[256];
    static char text[1 << 14];
    double length = 7, so_far[POINTS], azimuth = 7;
    size_t count = 7, segment = 7;
    gn_point at = {7, 7};
    gn_route_place place = {.azimuth = 7};
    for (int i = 0; i < POINTS; i++) so_far[i] = 7;
    absorb_integer(OF_gn_route_length, gn_route_length(points, POINTS, &length));
    absorb_double(OF_gn_route_length, length);
    absorb_integer(OF_gn_route_distances, gn_route_distances(points, POINTS, so_far));
    for (int i = 0; i < POINTS; i++) absorb_double(OF_gn_route_distances, so_far[i]);
    const double along = length * (double)random_integer(-1, 65) * 0x1p-6;
    absorb_integer(OF_gn_route_point, gn_route_point(points, POINTS, along, &at, &azimuth, &segment));
    absorb_point(OF_gn_route_point, &at);
    absorb_double(OF_gn_route_point, azimuth);
    absorb_count(OF_gn_route_point, segment);
    absorb_integer(OF_gn_route_nearest, gn_route_nearest(points, POINTS, &position, &place));
    absorb_point(OF_gn_route_nearest, &place.point);
    absorb_double(OF_gn_route_nearest, place.distance_along);
    absorb_double(OF_gn_route_nearest, place.distance_off);
    absorb_double(OF_gn_route_nearest, place.azimuth);
    absorb(OF_gn_route_nearest, place.segment);
    /* Millions of points for a micrometer would be no better a test. */
    const double tolerance = random_integer(0, 31) ? power_of_two((int)random_integer(6, 19)) : special_number();
    const int32_t is_closed = (int32_t)random_integer(0, 1);
    gn_status status = gn_route_densify(points, POINTS, is_closed, tolerance, out, 256, &count);
    absorb_points(OF_gn_route_densify, status, out, count);
    status = gn_route_simplify(points, POINTS, is_closed, tolerance, out, 256, &count);
    absorb_points(OF_gn_route_simplify, status, out, count);
    status = gn_route_geojson(points, POINTS, NULL, NULL, 0, text, sizeof text, &count);
    absorb_integer(OF_gn_route_geojson, status);
    absorb_count(OF_gn_route_geojson, count);
    absorb_text(OF_gn_route_geojson, text);
}

/* Absorbs the width from which on it is known how a sliver runs: another last bit of a sum would be another width. */
static void run_limit_of_orientation(void) {
    enum { STEPS = 5 };
    const double latitude = (double)random_integer(-60, 60), step = power_of_two(-23);
    const double slant = step * (double)random_integer(1, 999) / 256;
    gn_point ring[2 * STEPS];
    /* Widths are multiples of 2^-72, so that sums and products are exact, also in registers of 80 bits. */
    uint64_t known = ((uint64_t)1 << 49) / 10, unknown = 0;
    while (known - unknown > 1) {
        const uint64_t middle = unknown + (known - unknown) / 2;
        for (unsigned i = 0; i < STEPS; i++) {
            const double width = (double)(middle * (10 + i)) * power_of_two(-72);
            ring[i] = (gn_point){latitude + i * step, i * slant};
            ring[2 * STEPS - 1 - i] = (gn_point){latitude + i * step, i * slant + width};
        }
        int32_t orientation = 7;
        gn_polygon_orientation(ring, 2 * STEPS, &orientation);
        if (orientation == 0) {
            unknown = middle;
        } else {
            known = middle;
        }
    }
    absorb(OF_gn_polygon_orientation, known);
}

static void run_polygon(gn_point position) {
    static char text[1 << 14];
    /* One ring, or an outer one and a hole. */
    static const size_t two[] = {POINTS - 3, 3}, wrong[] = {POINTS, 1};
    const int64_t kind = random_integer(0, 7);
    const size_t *rings = kind < 5 ? NULL : kind < 7 ? two : wrong;
    const size_t ring_count = kind < 5 ? 0 : 2;
    double area = 7, perimeter = 7;
    int32_t orientation = 7, side = 7;
    gn_bounds bounds = {7, 7, 7, 7};
    gn_point centroid = {7, 7};
    gn_polygon_crossing crossing = {.edge = 7};
    size_t count = 7;
    absorb_integer(OF_gn_polygon_measure, gn_polygon_measure(points, POINTS, rings, ring_count, &area, &perimeter));
    absorb_double(OF_gn_polygon_measure, area);
    absorb_double(OF_gn_polygon_measure, perimeter);
    absorb_integer(OF_gn_polygon_orientation, gn_polygon_orientation(points, POINTS, &orientation));
    absorb_integer(OF_gn_polygon_orientation, orientation);
    absorb_integer(OF_gn_polygon_contains,
                   gn_polygon_contains(points, POINTS, rings, ring_count, &position, &side));
    absorb_integer(OF_gn_polygon_contains, side);
    absorb_integer(OF_gn_polygon_bounds, gn_polygon_bounds(points, POINTS, rings, ring_count, &bounds));
    absorb_bounds(OF_gn_polygon_bounds, &bounds);
    absorb_integer(OF_gn_polygon_centroid, gn_polygon_centroid(points, POINTS, rings, ring_count, &centroid));
    absorb_point(OF_gn_polygon_centroid, &centroid);
    absorb_integer(OF_gn_polygon_find_crossing,
                   gn_polygon_find_crossing(points, POINTS, rings, ring_count, &crossing));
    absorb(OF_gn_polygon_find_crossing, crossing.edge);
    absorb(OF_gn_polygon_find_crossing, crossing.other_edge);
    absorb_point(OF_gn_polygon_find_crossing, &crossing.point);
    absorb_integer(OF_gn_polygon_find_crossing, crossing.found);
    absorb_integer(OF_gn_polygon_geojson, gn_polygon_geojson(points, POINTS, rings, ring_count, NULL, "{\"a\":1}", 7,
                                                             text, sizeof text, &count));
    absorb_count(OF_gn_polygon_geojson, count);
    absorb_text(OF_gn_polygon_geojson, text);
    run_limit_of_orientation();
}

void run_geodesics(uint32_t block) {
    make_rows();
    for (int kind = 0; kind < 3; kind++) run_lines(kind, (block + (uint32_t)kind) % 2);
    run_along(block);
    make_points(block / 2);
    gn_point position = points[random_integer(0, POINTS - 1)];
    position.latitude *= random_integer(0, 3) ? 0.9375 : 1;
    if (block % 2) {
        run_route(position);
    } else {
        run_polygon(position);
    }
}
