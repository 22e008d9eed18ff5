/*
 * Each function that matters most, called so that a tool can count its instructions: instructions.py does.
 *
 *   instructions       calls every case twice: once from `warm`, then from `counted`; prints its name, unit and units in a call
 *
 * The inputs are the same in every run, so the counts are too.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 1000, TEXT = 16, VERTICES = 1000, FIXES = 100 };

static void require(gn_status status, const char *name) {
    if (status == GN_OK) return;
    fprintf(stderr, "%s: %s\n", name, gn_status_name(status));
    exit(1);
}

/* The inputs. */

static double latitudes[ROWS], longitudes[ROWS], azimuths[ROWS], distances[ROWS], heights[ROWS], years[ROWS];
static double other_latitudes[ROWS], other_longitudes[ROWS];
static gn_utm utms[ROWS];
static double eastings[ROWS], northings[ROWS];
static int32_t zones[ROWS];
static char references[ROWS * TEXT], typed[ROWS][32];
static gn_point polygon[VERTICES];
static char gpx[FIXES * 160 + 200];
static size_t gpx_size;
/* A phone at zoom 12: 390 x 844 pixels of a map with tiles of 512 pixels, around 48.3, 11.5. */
static const gn_bounds phone = {48.2517, 11.46653, 48.3482, 11.53347};
static const gn_point munich = {48.137, 11.575};
static gn_grid_options grid;
static gn_shape_options on, outside;
static gn_format_options format;

/* The golden ratio's multiples fill the unit interval evenly. */
static double spread(int i, double step) { return fmod((i + 1) * step, 1); }

static void prepare(void) {
    for (int i = 0; i < ROWS; i++) {
        latitudes[i] = 144 * spread(i, 0.6180339887498949) - 72;
        longitudes[i] = 360 * spread(i, 0.7548776662466927) - 180;
        azimuths[i] = 360 * spread(i, 0.5698402909980532) - 180;
        distances[i] = 1000 + 5e6 * spread(i, 0.8191725133961645);
        other_latitudes[i] = latitudes[i] + 8 * spread(i, 0.671043606703789) - 4;
        other_longitudes[i] = longitudes[i] + 8 * spread(i, 0.549700477901960) - 4;
        years[i] = 2025 + 4 * spread(i, 0.4142135623730951);
        require(gn_utm_forward(latitudes[i], longitudes[i], 0, &utms[i]), "utm");
        eastings[i] = utms[i].easting;
        northings[i] = utms[i].northing;
        zones[i] = utms[i].hemisphere == GN_NORTH ? utms[i].zone : -utms[i].zone;
        require(gn_mgrs_encode(latitudes[i], longitudes[i], 5, references + TEXT * i, TEXT, NULL), "mgrs");
        snprintf(typed[i], sizeof typed[i], "%.6f, %.6f", latitudes[i], longitudes[i]);
    }
    for (int i = 0; i < VERTICES; i++) {
        const double turn = 2 * 3.14159265358979 * i / VERTICES, radius = 1 + 0.2 * sin(9 * turn);
        polygon[i] = (gn_point){48 + radius * sin(turn), 11 + 1.5 * radius * cos(turn)};
    }
    gpx_size = (size_t)sprintf(gpx, "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\"><trk><name>Isar</name><trkseg>\n");
    for (int i = 0; i < FIXES; i++) {
        gpx_size += (size_t)sprintf(gpx + gpx_size,
                                    "<trkpt lat=\"%.7f\" lon=\"%.7f\"><ele>%.1f</ele><time>2026-05-01T10:%02d:%02dZ</time></trkpt>\n",
                                    48.1 + 1e-4 * i, 11.5 + 2e-4 * spread(i, 0.618), 520 + 30 * spread(i, 0.755), i / 60, i % 60);
    }
    gpx_size += (size_t)sprintf(gpx + gpx_size, "</trkseg></trk></gpx>\n");
    require(gn_grid_options_init(&grid), "options");
    require(gn_shape_options_init(&on), "options");
    outside = on;
    outside.placement = GN_VERTICES_OUTSIDE;
    require(gn_format_options_init(&format), "options");
}

/* The results. */

static char text[1 << 17];
static double first[ROWS], second[ROWS], third[ROWS];
static int32_t found_zones[ROWS];
static gn_point points[1 << 14];
static gn_grid_line lines[1 << 12];
static gn_grid_label labels[1 << 12];

/* The cases. */

#define CASE(name) static gn_status name(int i)

CASE(mgrs_encode) { return gn_mgrs_encode(latitudes[i], longitudes[i], 5, text, sizeof text, NULL); }

CASE(mgrs_decode) {
    gn_mgrs_cell cell;
    return gn_mgrs_decode(references + TEXT * i, strlen(references + TEXT * i), &cell, NULL);
}

CASE(mgrs_encode_utm) { return gn_mgrs_encode_utm(&utms[i], 5, text, sizeof text, NULL); }

CASE(utm_forward) {
    gn_utm utm;
    return gn_utm_forward(latitudes[i], longitudes[i], 0, &utm);
}

CASE(utm_inverse) {
    gn_point point;
    return gn_utm_inverse(&utms[i], &point);
}

CASE(geodesic_inverse) {
    const gn_point from = {latitudes[i], longitudes[i]}, to = {other_latitudes[i], other_longitudes[i]};
    return gn_geodesic_inverse(&from, &to, &first[0], &first[1], &first[2]);
}

CASE(geodesic_direct) {
    const gn_point from = {latitudes[i], longitudes[i]};
    return gn_geodesic_direct(&from, azimuths[i], distances[i], points, &first[0]);
}

CASE(position_parse) {
    gn_position position;
    return gn_position_parse(typed[i], strlen(typed[i]), 0, 0, &position, 1, NULL, NULL);
}

CASE(position_format) { return gn_position_format(latitudes[i], longitudes[i], &format, text, sizeof text, NULL); }

CASE(mgrs_encode_batch) {
    return gn_mgrs_encode_batch(latitudes + i, 8, longitudes + i, 8, ROWS, 5, text, TEXT, TEXT, NULL);
}

CASE(mgrs_decode_batch) { return gn_mgrs_decode_batch(references + i, TEXT, TEXT, ROWS, first, 8, second, 8, NULL); }

CASE(utm_forward_batch) {
    return gn_utm_forward_batch(latitudes + i, 8, longitudes + i, 8, ROWS, 0, first, 8, second, 8, found_zones, 4, NULL);
}

CASE(utm_inverse_batch) {
    return gn_utm_inverse_batch(eastings + i, 8, northings + i, 8, zones, 4, ROWS, first, 8, second, 8, NULL);
}

CASE(geodesic_inverse_batch) {
    return gn_geodesic_inverse_batch(latitudes + i, 8, longitudes + i, 8, other_latitudes, 8, other_longitudes, 8, ROWS, first, 8,
                                     second, 8, third, 8, NULL);
}

CASE(geodesic_direct_batch) {
    return gn_geodesic_direct_batch(latitudes + i, 8, longitudes + i, 8, azimuths, 8, distances, 8, ROWS, first, 8, second, 8, third,
                                    8, NULL);
}

CASE(utm_factors) { return gn_utm_factors(latitudes[i], longitudes[i], 0, &first[0], &second[0]); }

CASE(sphere_inverse) {
    const gn_point from = {latitudes[i], longitudes[i]}, to = {other_latitudes[i], other_longitudes[i]};
    return gn_sphere_inverse(&from, &to, &first[0], NULL, NULL);
}

CASE(sphere_direct) {
    const gn_point from = {latitudes[i], longitudes[i]};
    return gn_sphere_direct(&from, azimuths[i], distances[i], points, &first[0]);
}

CASE(sphere_inverse_batch) {
    return gn_sphere_inverse_batch(latitudes + i, 8, longitudes + i, 8, other_latitudes, 8, other_longitudes, 8, ROWS, first, 8, NULL,
                                   8, NULL, 8, NULL);
}

CASE(rhumb_inverse_batch) {
    return gn_rhumb_inverse_batch(latitudes + i, 8, longitudes + i, 8, other_latitudes, 8, other_longitudes, 8, ROWS, first, 8,
                                  second, 8, NULL);
}

CASE(rhumb_direct_batch) {
    return gn_rhumb_direct_batch(latitudes + i, 8, longitudes + i, 8, azimuths, 8, heights, 8, ROWS, first, 8, second, 8, NULL);
}

CASE(circle) { return gn_circle(&munich, 5000 + i, &on, points, 1000, NULL); }

CASE(circle_outside) { return gn_circle(&munich, 5000 + i, &outside, points, 1000, NULL); }

CASE(wedge) { return gn_wedge(&munich, 500, 5000 + i, 30, 90, &on, points, 1000, NULL); }

CASE(circle_geojson) { return gn_circle_geojson(&munich, 5000 + i, &on, NULL, 0, text, sizeof text, NULL); }

CASE(polygon_measure) { return gn_polygon_measure(polygon + i, VERTICES, NULL, 0, &first[0], &first[1]); }

CASE(polygon_contains) {
    const gn_point inside = {48.1, 11.01 + i};
    int32_t side;
    return gn_polygon_contains(polygon, VERTICES, NULL, 0, &inside, &side);
}

CASE(polygon_bounds) {
    gn_bounds bounds;
    return gn_polygon_bounds(polygon + i, VERTICES, NULL, 0, &bounds);
}

#ifndef GN_FIRST_RELEASE
CASE(polygon_centroid) { return gn_polygon_centroid(polygon + i, VERTICES, NULL, 0, points); }

CASE(route_nearest) {
    const gn_point place = {48.5, 11.5};
    gn_route_place nearest;
    return gn_route_nearest(polygon + i, VERTICES, &place, &nearest);
}

CASE(route_simplify) { return gn_route_simplify(polygon + i, VERTICES, 0, 100, points, 1 << 14, NULL); }

CASE(route_parallel) { return gn_route_parallel(polygon + i, VERTICES, 300, NULL, points, 1 << 14, NULL); }

CASE(route_corridor) { return gn_route_corridor(polygon + i, VERTICES, 300, 300, NULL, points, 1 << 14, NULL); }
#endif

CASE(grid_lines) {
    return gn_grid_lines(&phone, 12 + i, &grid, points, 1 << 14, NULL, lines, 1 << 12, NULL);
}

CASE(grid_labels) { return gn_grid_labels(&phone, 12 + i, &grid, labels, 1 << 12, NULL); }

CASE(grid_geojson) { return gn_grid_geojson(&phone, 12 + i, &grid, text, sizeof text, NULL); }

#ifndef GN_FIRST_RELEASE
CASE(gpx_read) {
    static gn_feature features[4];
    static gn_vertex vertices[FIXES];
    gn_exchange_report report;
    return gn_gpx_read(gpx, gpx_size - (size_t)i, features, 4, NULL, vertices, FIXES, NULL, &report);
}

CASE(magnetic_declination_batch) {
    return gn_magnetic_declination_batch(latitudes + i, 8, longitudes + i, 8, heights, 8, years, 8, ROWS, NULL, first, 8, NULL);
}
#endif

typedef struct test {
    const char *name, *unit;
    int calls; /* From `counted`, with the first inputs. */
    int units; /* In a call. */
    gn_status (*call)(int i);
} test;

#define SINGLE(name) {#name, "call", 100, 1, name}
#define BATCH(name) {#name, "row", 1, ROWS, name}
#define WHOLE(name) {#name, "call", 1, 1, name}

static const test tests[] = {
    SINGLE(mgrs_encode),
    SINGLE(mgrs_decode),
    SINGLE(mgrs_encode_utm),
    SINGLE(utm_forward),
    SINGLE(utm_inverse),
    SINGLE(geodesic_inverse),
    SINGLE(geodesic_direct),
    SINGLE(position_parse),
    SINGLE(position_format),
    BATCH(mgrs_encode_batch),
    BATCH(mgrs_decode_batch),
    BATCH(utm_forward_batch),
    BATCH(utm_inverse_batch),
    BATCH(geodesic_inverse_batch),
    BATCH(geodesic_direct_batch),
    SINGLE(utm_factors),
    SINGLE(sphere_inverse),
    SINGLE(sphere_direct),
    BATCH(sphere_inverse_batch),
    BATCH(rhumb_inverse_batch),
    BATCH(rhumb_direct_batch),
    {"circle", "vertex", 1, 64, circle},
    {"circle_outside", "vertex", 1, 64, circle_outside},
    WHOLE(wedge),
    WHOLE(circle_geojson),
    {"polygon_measure", "vertex", 1, VERTICES, polygon_measure},
    {"polygon_contains", "vertex", 1, VERTICES, polygon_contains},
    {"polygon_bounds", "vertex", 1, VERTICES, polygon_bounds},
    WHOLE(grid_lines),
    WHOLE(grid_labels),
    WHOLE(grid_geojson),
#ifndef GN_FIRST_RELEASE
    {"polygon_centroid", "vertex", 1, VERTICES, polygon_centroid},
    {"route_nearest", "vertex", 1, VERTICES, route_nearest},
    {"route_simplify", "vertex", 1, VERTICES, route_simplify},
    {"route_parallel", "vertex", 1, VERTICES, route_parallel},
    {"route_corridor", "vertex", 1, VERTICES, route_corridor},
    {"gpx_read", "point", 1, FIXES, gpx_read},
    BATCH(magnetic_declination_batch),
#endif
};

enum { COUNT = sizeof tests / sizeof *tests };

static __attribute__((noinline)) void warm(const test *t) {
    for (int i = 0; i < t->calls; i++) require(t->call(i), t->name);
}

static __attribute__((noinline)) void counted(const test *t) {
    for (int i = 0; i < t->calls; i++) require(t->call(i), t->name);
}

int main(void) {
    prepare();
    for (int i = 0; i < COUNT; i++) {
        warm(&tests[i]);
        counted(&tests[i]);
        printf("%s %s %d\n", tests[i].name, tests[i].unit, tests[i].calls * tests[i].units);
    }
    return 0;
}
