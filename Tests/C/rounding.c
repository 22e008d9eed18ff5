/*
 * The library in floating-point environments that hosts leave behind: every call gives the same bits as in the one that C
 * starts with, returns as soon, raises no trap, writes nothing where it should not, and leaves the environment as it was.
 *
 *   c-rounding [SEED [EFFORT [LIMIT]]]       effort 100 is all of it; seconds of the processor that a call may take
 *   c-rounding --functions                   lists the functions that it calls in all of them
 *
 * Compiled with GN_TEST_COUNTS_WORK, the limit is a number of comparisons; see ../Fuzz/work.h.
 *
 * SPDX-License-Identifier: MIT
 */
#define _GNU_SOURCE /* setitimer, feenableexcept, fegetexcept */
#include <gridnorth.h>

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "environments.h"
#ifdef GN_TEST_COUNTS_WORK
#include "../Fuzz/work.h"
#endif

/* Arguments. */

static uint64_t state;

/* splitmix64 */
static uint64_t random_bits(void) {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static int below(int count) { return (int)(random_bits() % (uint64_t)count); }

static double between(double low, double high) {
    return low + (high - low) * ((double)(random_bits() >> 11) / 9007199254740992.0);
}

enum { OUTER = 16, HOLE = 8, POINTS = OUTER + HOLE, ROWS = 9, DIGITS = 12, FENCES = 4 };
static const size_t rings[] = {OUTER, HOLE};

/* What the calls are given: the same in every environment. */
static struct given {
    gn_point from, to, points[POINTS];
    size_t count; /* Of the points, for a route. */
    int32_t is_closed;
    double latitudes[ROWS], longitudes[ROWS];
    double radius, inner, azimuth, width;
    double area, half_radius, half_inner, rhumb; /* Of the first two: the host would round each time in its own way. */
    gn_shape_options shape, drawn; /* Drawn shapes have few vertices, whatever a tolerance may come to. */
    gn_shape_options plain;        /* Of ellipses and arcs, whose vertices lie on them. */
    gn_geojson_options geojson;
    gn_feature feature; /* A circle. */
    gn_vertex vertex;
    gn_exchange_options exchange;
    gn_grid_options grid;
    gn_bounds view;
    double zoom, tolerance, bar_width;
    gn_screen screen;
    gn_camera camera; /* Of the screen. */
    gn_box box;
    gn_text_size text_size;
    gn_grid_label label;
    gn_padding padding;
    gn_tile tile; /* Of a zoom of 14. */
    int32_t units, precision;
    gn_utm utm;
    gn_mgrs_cell cell; /* Its center is more than 700 km from the poles: no rhumb of this length meets one. */
    int32_t zone;      /* Of `utm`, with its sign. */
    uint64_t point_index[128], edge_index[256], route_index[256], fence_index[512];
    gn_fence fences[FENCES];
    gn_point fence_points[POINTS + 5];
    gn_fence_state state; /* At one side of the fences; the fix is at the other. */
    gn_fix fix;
    gn_fence_options following;
    gn_navigation_options navigation;
    gn_navigation_state progress; /* At the start of the route. */
    gn_track_options recording;
    int16_t ground[3][5]; /* Of the whole earth. */
    gn_height_grid terrain;
    gn_sight_options seeing;
    gn_cell_grid cell_grid;
    gn_point seen;
    gn_profile_sample walk[3];
    char dted[3428 + 16], gtx[40 + 16];
    gn_track_state track; /* Of two fixes; the next is `fix`. */
    double altitudes[ROWS];
    double height, year, seconds; /* Of the year: the host would round each time in its own way. */
    double time, end;             /* Of a span. */
    double heights[ROWS], years[ROWS];
    char model_text[2048]; /* A magnetic model, and what it is. */
    gn_magnetic_model model;
    gn_plane_point shots[POINTS]; /* And points of a photo, and how it shows the plane. */
    gn_calibration_point marks[6];
    gn_calibration calibration;
    gn_norths norths;
    char whole[GN_MGRS_CAPACITY], typed[GN_MGRS_CAPACITY], position[GN_POSITION_CAPACITY], measure[GN_MEASURE_CAPACITY];
    gn_format_options format, plain_format; /* The plain one is for all positions. */
} given;

static gn_point any_point(void) {
    static const double parallels[] = {-90, -89.9999999, -80, 0, 84, 90};
    static const double meridians[] = {-180, -179.9999999, -90, 0, 90, 180};
    const gn_point point = {below(8) == 0 ? parallels[below(6)] : between(-90, 90),
                            below(8) == 0 ? meridians[below(6)] : between(-180, 180)};
    return point;
}

/* The options that C programs begin with. */
static void set_defaults(void) {
    memset(&given, 0, sizeof given);
    gn_shape_options_init(&given.shape);
    gn_geojson_options_init(&given.geojson);
    gn_exchange_options_init(&given.exchange);
    gn_feature_init(&given.feature);
    gn_grid_options_init(&given.grid);
    gn_format_options_init(&given.format);
    gn_format_options_init(&given.plain_format);
}

/* A polygon, a circle, a corridor and a line, and a way through them. */
static void set_fences(void) {
    struct given *const g = &given;
    const double widths[] = {0, fmin(g->half_inner, 9e6), 0.1 * g->inner, 0};
    const uint32_t counts[] = {POINTS, 1, 2, 2};
    for (int i = 0; i < FENCES; i++) {
        const uint32_t triggers = i == 3 ? GN_FENCE_CROSSED_LEFT | GN_FENCE_CROSSED_RIGHT
                                         : GN_FENCE_ENTER | GN_FENCE_DWELL | GN_FENCE_EXIT;
        g->fences[i] = (gn_fence){(uint64_t)i + 1, i + 1, triggers, counts[i], i == 0 ? 2 : 0, widths[i], 0, i == 1 ? 300 : 0};
    }
    memcpy(g->fence_points, g->points, sizeof g->points);
    g->fence_points[POINTS] = g->from;
    g->fence_points[POINTS + 1] = g->fence_points[POINTS + 3] = g->points[OUTER / 4];
    g->fence_points[POINTS + 2] = g->fence_points[POINTS + 4] = g->points[3 * OUTER / 4];
    gn_fence_index_build(g->fences, FENCES, g->fence_points, POINTS + 5, rings, 2, g->fence_index, 512, NULL, NULL);
    for (int i = 0; i < ROWS; i++) g->altitudes[i] = below(2) ? NAN : between(-100, 400);
    g->state.fix = (gn_fix){0, g->points[OUTER / 2], 0, 5};
    g->state.has_fix = 1;
    g->fix = (gn_fix){60, g->points[0], 500, NAN};
    gn_fence_options_init(&g->following);
    g->following.hysteresis = below(2) ? 0 : fmin(0.01 * g->inner, 1e5);
    g->following.dwell = below(2) ? INFINITY : 20;
}

/* A way from the start of the route toward its end. */
static void set_navigation(void) {
    struct given *const g = &given;
    const gn_fix start = {0, g->points[0], NAN, 5};
    gn_guidance guidance;
    gn_navigation_options_init(&g->navigation);
    if (below(2)) g->navigation.off_route_distance = g->inner;
    if (below(2)) g->navigation.window_ahead = INFINITY;
    gn_navigation_step(g->route_index, 256, NULL, 0, &g->navigation, NULL, &start, &g->progress, &guidance);
}

/* Shots, and a photo from the front, more or less. */
static void set_groups(void) {
    struct given *g = &given;
    static const gn_plane_point places[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0.5, 0.25}, {0.25, 0.75}};
    for (int i = 0; i < POINTS; i++) g->shots[i] = (gn_plane_point){between(-1, 1), between(-1, 1)};
    for (int i = 0; i < 6; i++) {
        g->marks[i].place = places[i];
        g->marks[i].pixel.x = 100 * places[i].x + between(-5, 5);
        g->marks[i].pixel.y = 100 - 100 * places[i].y + between(-5, 5);
    }
    gn_calibration_fit(g->marks, 6, GN_CALIBRATION_HOMOGRAPHY, &g->calibration);
}

/* A magnetic model with small numbers, and where and when it is asked. */
static void set_magnetic(void) {
    struct given *const g = &given;
    size_t size = (size_t)sprintf(g->model_text, "2025.0 T 1/1/2025\n");
    for (int n = 1; n <= 12; n++) {
        for (int m = 0; m <= n; m++) {
            size += (size_t)sprintf(g->model_text + size, "%d %d %d.%d %d %d 0.%d\n", n, m, below(2000) - 1000, below(10),
                                    below(200) - 100, below(20) - 10, below(10));
        }
    }
    gn_magnetic_model_parse(g->model_text, size, &g->model, NULL);
    g->height = between(-1000, 850000);
    g->year = between(2020, 2035);
    g->seconds = between(-6e10, 2.5e11);
    g->time = below(2000000000);
    g->end = g->time + 86400 * below(100);
    for (int i = 0; i < ROWS; i++) {
        g->heights[i] = between(-1000, 850000);
        g->years[i] = between(2020, 2035);
    }
    gn_norths_compute(g->from.latitude, g->from.longitude, g->height, g->year, GN_ZONE_STANDARD, NULL, &g->norths);
}

/* Two fixes of a track. */
static void set_track(void) {
    struct given *const g = &given;
    gn_track_step step;
    gn_track_options_init(&g->recording);
    g->recording.largest_speed = below(2) ? INFINITY : 100;
    gn_track_begin(&g->recording, &g->track);
    for (int i = 0; i < 2; i++) {
        const gn_fix fix = {20.0 * i, g->points[OUTER / 2 * i], below(2) ? NAN : 100.0 * i, 5};
        gn_track_add(&g->track, &fix, &g->track, &step);
    }
}

/* Arguments that all functions accept. */
static void set_any(void) {
    static const double sizes[] = {1, 50, 5e3, 1e5, 1e6, 5e6, 1.5e7};
    static const double shares[] = {0, 1e-2, 1e-3, 1e-4};
    set_defaults();
    struct given *const g = &given;
    g->from = any_point();
    g->to = any_point();
    g->radius = sizes[below(7)] * between(1, 1.3);
    g->inner = g->radius * between(0.1, 0.9);
    g->area = g->radius * g->inner;
    g->half_radius = g->radius / 2;
    g->half_inner = g->inner / 2;
    g->rhumb = g->inner / 25;
    g->azimuth = between(-180, 360);
    g->width = between(1, 360);
    for (int i = 0; i < POINTS; i++) {
        const double size = g->radius * (i < OUTER ? between(0.5, 1) : between(0.1, 0.3));
        gn_geodesic_direct(&g->from, (i < OUTER ? i * 22.5 : i * -45) + g->azimuth, size / 2, &g->points[i], NULL);
    }
    for (int i = 0; i < ROWS; i++) {
        g->latitudes[i] = between(-90, 90);
        g->longitudes[i] = between(-180, 180);
    }
    set_magnetic();
    set_groups();
    g->count = OUTER;
    g->is_closed = below(2);
    g->tolerance = g->radius * shares[1 + below(3)];
    g->shape.placement = (uint32_t)below(4);
    g->shape.vertices = 16;
    g->shape.tolerance = g->radius * shares[below(3)];
    g->shape.edge_tolerance = g->radius * shares[below(4)];
    /* Points may be taken for others anywhere on the earth: a small tolerance means many vertices then. */
    g->geojson.edge_tolerance = below(2) ? 0 : 1000;
    g->feature.kind = GN_FEATURE_CIRCLE;
    g->feature.count = 1;
    g->feature.radius = between(1, 100000);
    g->feature.time = between(-6e10, 2e11);
    g->vertex = (gn_vertex){{between(-80, 80), g->from.longitude}, between(-100, 9000), NAN};
    g->shape.radials = (uint32_t)below(4);
    g->plain = g->drawn = g->shape;
    g->plain.tolerance = g->drawn.tolerance = 0;
    g->plain.placement = GN_VERTICES_ON;
    g->zoom = between(3, 28);
    const double pixels = 360 / (512 * (double)((uint64_t)1 << (int)g->zoom)), side = 700 * pixels;
    g->view.south = between(-90, 90 - side);
    g->view.west = between(-180, 180);
    g->view.north = g->view.south + side * between(0.1, 1);
    g->view.east = g->view.west + side * between(0.1, 1);
    g->screen = (gn_screen){.center = g->from, .zoom = g->zoom, .width = between(1, 2000), .height = between(1, 2000)};
    g->tile = (gn_tile){(uint32_t)below(1 << 14), (uint32_t)below(1 << 14), 14};
    g->screen.bearing = below(2) ? 0 : g->azimuth;
    g->screen.pitch = below(2) ? 0 : between(0, 85);
    g->screen.field_of_view = below(2) ? 0 : between(0.1, 150);
    if (gn_screen_camera(&g->screen, &g->camera) != GN_OK) g->camera = (gn_camera){.depth = 1};
    g->box = (gn_box){0, 0, g->screen.width, g->screen.height};
    g->text_size = (gn_text_size){between(1, 40), between(1, 20)};
    g->label = (gn_grid_label){.position = g->from, .kind = below(2) ? GN_LABEL_GRID_ZONE : GN_LABEL_SQUARE};
    g->grid.label_pixels = below(2) ? 0 : 32;
    g->grid.margin = below(2) ? 0 : 100;
    if (g->zoom < 14 && below(2)) g->grid.max_vertices = UINT64_MAX;
    g->bar_width = below(2) ? 0.001 : 100;
    g->units = 1 + below(3);
    g->precision = below(12);
    gn_utm_forward(between(-79, 83), between(-180, 180), GN_ZONE_STANDARD, &g->utm);
    gn_mgrs_encode_utm(&g->utm, g->precision, g->typed, sizeof g->typed, NULL);
    gn_mgrs_decode(g->typed, strlen(g->typed), &g->cell, NULL);
    memcpy(g->whole, g->typed, sizeof g->whole);
    g->zone = g->utm.hemisphere == GN_SOUTH ? -g->utm.zone : g->utm.zone;
    g->typed[2 + below((int)strlen(g->typed) - 1)] = 0;
    g->format.form = 1 + below(GN_FORM_GARS);
    while (gn_position_format(g->from.latitude, g->from.longitude, &g->format, g->position, sizeof g->position, NULL)) {
        g->format.form = GN_FORM_DMS; /* UTM and UPS are not for all positions. */
    }
    gn_length_format(g->radius, g->units, DIGITS, g->measure, sizeof g->measure, NULL);
    gn_point_index_build(g->latitudes, 8, g->longitudes, 8, ROWS, g->point_index, 128, NULL, NULL);
    gn_polygon_index_build(g->points, POINTS, rings, 2, g->edge_index, 256, NULL);
    gn_route_index_build(g->points, POINTS, g->route_index, 256, NULL);
    set_fences();
    set_navigation();
    set_track();
    for (int i = 0; i < 15; i++) g->ground[i / 5][i % 5] = (int16_t)below(8000);
    g->terrain = (gn_height_grid){-90, -180, 90, 90, -1, 0.5, 3, 0, 10, 2, 3, 5, GN_HEIGHTS_INT16, 0};
    gn_sight_options_init(&g->seeing);
    g->seeing.step = 20000;
    g->seeing.frequency = 1e9;
    g->cell_grid = (gn_cell_grid){g->from.latitude * 0.99, g->from.longitude - 1, 0.05, 0.2, 12, 13};
    g->seen = (gn_point){g->from.latitude + (g->from.latitude > 0 ? -1 : 1), g->from.longitude + 1};
    for (int i = 0; i < 3; i++) g->walk[i] = (gn_profile_sample){100 * i, g->from, between(0, 100)};
    /* Two heights; four at the poles. */
    memset(g->dted, ' ', 3428);
    memcpy(g->dted, "UHL10080000W0460000S018003000000U              00010002", 55);
    g->dted[3428] = (char)0xAA;
    for (int i = 0; i < 4; i++) {
        const double place[4] = {-90, -180, 180, 360};
        uint64_t bits;
        memcpy(&bits, &place[i], 8);
        for (int k = 0; k < 8; k++) g->gtx[8 * i + k] = (char)(bits >> (56 - 8 * k));
    }
    g->gtx[35] = g->gtx[39] = 2;
}

/* Texts of ROWS rows in columns of Arrow: of up to three bytes, and one of 16. */
static const uint8_t text_offsets[4 * (ROWS + 1)] = {[4] = 1, [8] = 3, [12] = 3, [16] = 6,  [20] = 7,
                                                     [24] = 8, [28] = 9, [32] = 9, [36] = 12};
static const uint8_t text_views[16 * ROWS] = {2, 0, 0, 0, 'A', 'B', [16] = 16, [32] = 12, 0, 0, 0, '1', '2', '3'};

/* The calls. Results go here, and nothing behind them. */
static struct out {
    union {
        char text[1 << 16];
        double numbers[1 << 13];
        float floats[1 << 14];
        gn_point points[1 << 12];
        gn_grid_label labels[1 << 8];
        gn_route_place places[1 << 8];
        gn_route_mark marks[1 << 10];
        gn_mgrs_cell cells[ROWS];
        gn_position positions[GN_POSITION_CANDIDATES];
        gn_mgrs_typing typing;
        gn_graticule_cell cell;
        gn_scale_bar bar;
        gn_bounds bounds;
        gn_matrix matrix;
        gn_camera camera;
        gn_label_place label_places[4];
        gn_screen screen;
        gn_tile tiles[ROWS];
        gn_tile_run runs[1 << 12];
        gn_vertex vertices[16];
        gn_feature feature;
        gn_exchange_options exchange;
        gn_polygon_crossing crossing, crossings[1 << 10];
        gn_neighbor neighbors[ROWS];
        uint64_t words[1 << 9];
        gn_magnetic_field field;
        gn_magnetic_model model;
        gn_norths norths;
        gn_group group;
        gn_sky_place place;
        gn_moon_phase phase;
        gn_sky_event sky[1 << 11];
        gn_calibration calibration;
        int32_t codes[ROWS];
        struct {
            gn_fence_state state;
            gn_fence_event events[1 << 6];
        } step;
        struct {
            gn_navigation_state state;
            gn_guidance guidance;
        } navigation;
        struct {
            gn_track_state state;
            gn_track_step step;
        } track;
        gn_track_totals totals;
        gn_height_grid terrain;
        gn_profile_sample samples[1 << 11];
        gn_sight sight;
        uint8_t states[1 << 8];
        gn_dead_ground dead[1 << 8];
        gn_profile_summary summary;
        struct {
            int32_t counts[ROWS];
            uint64_t ids[ROWS * FENCES];
        } held;
        struct {
            int32_t counts[ROWS];
            gn_neighbor neighbors[ROWS * ROWS];
        } near;
        struct {
            int32_t counts[ROWS];
            uint64_t ids[ROWS * ROWS];
        } inside;
    } as;
    char guard[64];
    union {
        gn_grid_line grid[64];
        gn_ring_line rings[64];
        double numbers[4][ROWS];
        uint8_t statuses[ROWS];
        int32_t field;
        gn_fence_presence presences[FENCES];
        gn_feature features[16];
    } lines;
    char last_guard[64];
    size_t needed, lines_needed;
} out;

#define INTO(member) out.as.member, sizeof out.as.member / sizeof *out.as.member
#define LINES(member) out.lines.member, sizeof out.lines.member / sizeof *out.lines.member
#define TEXT INTO(text), &out.needed
#define ROW(column) given.column, sizeof(double)
#define ALL(value) &given.value, 0
#define EACH(text) given.text, sizeof given.text, 0
#define BYTES(start) (uint8_t *)out.as.text + (start), 1 << 12
#define SLOTS out.as.text, GN_POSITION_CAPACITY, GN_POSITION_CAPACITY
#define RESULT(column) out.lines.numbers[column], sizeof(double)
#define INDEX(member) given.member, sizeof given.member / sizeof *given.member
#define POLYGON given.points, POINTS, rings, 2
#define ROUTE given.points, given.count
#define VIEW &given.view, given.zoom, &given.grid
#define READ(text) given.text, strlen(given.text)
#define DOCUMENT(text) text, sizeof(text) - 1, LINES(features), &out.lines_needed, INTO(vertices), &out.needed, NULL
#define TERRAIN (const char *)given.ground, sizeof given.ground, &given.terrain, 1
#define FEATURE &given.feature, 1, &given.vertex, 1, NULL, 0, &given.exchange, TEXT, NULL

#define GPX_TEXT \
    "<gpx><wpt lat='46.571500000000001' lon='8.4147'><ele>2429.3</ele><time>2026-11-22T08:17:05.123456789+01:00</time></wpt></gpx>"
#define KML_TEXT "<kml><Placemark><LineString><coordinates>8.1,46.2,3 8.3e0,46.40000000000000001</coordinates></LineString></Placemark></kml>"
#define COT_TEXT \
    "<event uid='a' type='u-d-c-e' time='2026-11-22T08:17:05.1Z'><point lat='46.1' lon='8.1' hae='9999999'/>" \
    "<detail><shape><ellipse major='3.3' minor='1.1' angle='7.7'/></shape></detail></event>"

/* CALL(function, its arguments) */
#define CALLS(CALL) \
    CALL(gn_geodesic_inverse, (&given.from, &given.to, out.as.numbers, NULL, NULL)) \
    CALL(gn_geodesic_direct, (&given.from, given.azimuth, given.radius, out.as.points, NULL)) \
    CALL(gn_geodesic_line, (&given.from, given.azimuth, given.longitudes, ROWS, out.as.points, NULL)) \
    CALL(gn_geodesic_points, (&given.from, &given.to, ROWS, out.as.points, NULL)) \
    CALL(gn_geodesic_inverse_batch, \
         (ROW(latitudes), ROW(longitudes), &given.from.latitude, 0, &given.from.longitude, 0, ROWS, RESULT(0), RESULT(1), \
          RESULT(2), NULL)) \
    CALL(gn_sphere_inverse, (&given.from, &given.to, out.as.numbers, NULL, NULL)) \
    CALL(gn_sphere_direct, (&given.from, given.azimuth, given.radius, out.as.points, NULL)) \
    CALL(gn_rhumb_inverse, (&given.from, &given.to, out.as.numbers, NULL)) \
    CALL(gn_rhumb_points, (&given.from, &given.to, ROWS, out.as.points)) \
    CALL(gn_geodesic_grid_inverse, (&given.cell.center, &given.cell.center, GN_ZONE_STANDARD, out.as.numbers, NULL, NULL)) \
    CALL(gn_route_length, (ROUTE, out.as.numbers)) \
    CALL(gn_route_distances, (ROUTE, out.as.numbers)) \
    CALL(gn_route_point, (ROUTE, given.inner, out.as.points, NULL, NULL)) \
    CALL(gn_route_nearest, (ROUTE, &given.to, out.as.places)) \
    CALL(gn_route_nearest_batch, \
         (ROUTE, ROW(latitudes), ROW(longitudes), ROWS, out.as.places, sizeof *out.as.places, NULL)) \
    CALL(gn_route_densify, (ROUTE, given.is_closed, given.tolerance, INTO(points), &out.needed)) \
    CALL(gn_route_simplify, (ROUTE, given.is_closed, given.tolerance, INTO(points), &out.needed)) \
    CALL(gn_route_geojson, (ROUTE, &given.geojson, NULL, 0, TEXT)) \
    CALL(gn_polygon_measure, (POLYGON, &out.as.numbers[0], &out.as.numbers[1])) \
    CALL(gn_polygon_orientation, (given.points, OUTER, out.as.codes)) \
    CALL(gn_polygon_contains, (POLYGON, &given.to, out.as.codes)) \
    CALL(gn_polygon_contains_batch, \
         (POLYGON, ROW(latitudes), ROW(longitudes), ROWS, out.as.codes, sizeof *out.as.codes, NULL)) \
    CALL(gn_polygon_bounds, (POLYGON, &out.as.bounds)) \
    CALL(gn_polygon_centroid, (POLYGON, out.as.points)) \
    CALL(gn_polygon_find_crossing, (POLYGON, &out.as.crossing)) \
    CALL(gn_index_check, (INDEX(edge_index), out.as.codes)) \
    CALL(gn_point_index_build, (ROW(latitudes), ROW(longitudes), ROWS, INTO(words), &out.needed, NULL)) \
    CALL(gn_point_index_nearest, \
         (INDEX(point_index), &given.from, 5, 5 * given.radius, INTO(neighbors), &out.needed)) \
    CALL(gn_point_index_nearest_batch, \
         (INDEX(point_index), ROW(longitudes), ROW(latitudes), ROWS, 2, INFINITY, INTO(neighbors), &out.needed, \
          out.lines.statuses)) \
    CALL(gn_point_index_within, (INDEX(point_index), &given.from, 5 * given.radius, INTO(neighbors), &out.needed)) \
    CALL(gn_point_index_count_batch, \
         (INDEX(point_index), ROW(longitudes), ROW(latitudes), ROWS, 5 * given.radius, out.as.codes, \
          sizeof *out.as.codes, out.lines.statuses)) \
    CALL(gn_point_index_within_batch, \
         (INDEX(point_index), ROW(longitudes), ROW(latitudes), ROWS, 5 * given.radius, out.as.near.counts, \
          sizeof *out.as.near.counts, INTO(near.neighbors), &out.needed, out.lines.statuses)) \
    CALL(gn_point_index_in_bounds, (INDEX(point_index), &given.view, INTO(words), &out.needed)) \
    CALL(gn_point_index_in_bounds_batch, \
         (INDEX(point_index), &given.view.south, 0, &given.view.west, 0, ROW(latitudes), ROW(longitudes), ROWS, \
          out.as.inside.counts, sizeof *out.as.inside.counts, INTO(inside.ids), &out.needed, out.lines.statuses)) \
    CALL(gn_circle_bounds, (&given.from, given.radius, &out.as.bounds)) \
    CALL(gn_polygon_index_build, (POLYGON, INTO(words), &out.needed)) \
    CALL(gn_route_index_build, (ROUTE, INTO(words), &out.needed)) \
    CALL(gn_edge_index_contains_batch, \
         (INDEX(edge_index), ROW(latitudes), ROW(longitudes), ROWS, out.as.codes, sizeof *out.as.codes, NULL)) \
    CALL(gn_edge_index_nearest_batch, \
         (INDEX(route_index), ROW(latitudes), ROW(longitudes), ROWS, given.inner, INFINITY, out.as.places, \
          sizeof *out.as.places, NULL)) \
    CALL(gn_edge_index_crossings, (INDEX(edge_index), INDEX(route_index), INTO(crossings), &out.needed)) \
    CALL(gn_fence_index_build, \
         (given.fences, FENCES, given.fence_points, POINTS + 5, rings, 2, INTO(words), &out.needed, out.lines.statuses)) \
    CALL(gn_fence_index_holding, (INDEX(fence_index), &given.from, 100, INTO(words), &out.needed)) \
    CALL(gn_fence_index_holding_batch, \
         (INDEX(fence_index), ROW(latitudes), ROW(longitudes), ROW(altitudes), ROWS, out.as.held.counts, \
          sizeof *out.as.held.counts, INTO(held.ids), &out.needed, out.lines.statuses)) \
    CALL(gn_fence_index_step, \
         (INDEX(fence_index), &given.following, &given.state, &given.fix, &out.as.step.state, LINES(presences), \
          &out.lines_needed, INTO(step.events), &out.needed)) \
    CALL(gn_navigation_step, \
         (INDEX(route_index), NULL, 0, &given.navigation, &given.progress, &given.fix, &out.as.navigation.state, \
          &out.as.navigation.guidance)) \
    CALL(gn_track_begin, (&given.recording, &out.as.track.state)) \
    CALL(gn_track_add, (&given.track, &given.fix, &out.as.track.state, &out.as.track.step)) \
    CALL(gn_track_end, (&given.track, &out.as.track.state, &out.as.track.step)) \
    CALL(gn_track_summarize, (&given.track, &out.as.totals)) \
    CALL(gn_rectangle, (&given.from, 3000, 500, given.azimuth, NULL, INTO(points), &out.needed)) \
    CALL(gn_route_parallel, (ROUTE, -1000, NULL, INTO(points), &out.needed)) \
    CALL(gn_route_corridor, (ROUTE, 1500, 0, NULL, INTO(points), &out.needed)) \
    CALL(gn_route_arrow, (ROUTE, 1, 2, 1e-3, NULL, INTO(points), &out.needed)) \
    CALL(gn_route_marks, (ROUTE, 0, 1e6, INTO(marks), &out.needed)) \
    CALL(gn_frame_points_batch, \
         (ROUTE, GN_FRAME_LENGTH, ROW(latitudes), ROW(longitudes), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_height_grid_hgt, ((const char *)given.ground, 18, 46, given.view.west, &out.as.terrain)) \
    CALL(gn_height_grid_dted, (given.dted, sizeof given.dted, &out.as.terrain)) \
    CALL(gn_height_grid_gtx, (given.gtx, sizeof given.gtx, &out.as.terrain)) \
    CALL(gn_profile_summarize, (given.walk, 3, 10, &out.as.summary)) \
    CALL(gn_height_at, (TERRAIN, &given.from, out.as.numbers)) \
    CALL(gn_height_at_batch, (TERRAIN, ROW(latitudes), ROW(longitudes), ROWS, RESULT(0), out.lines.statuses)) \
    CALL(gn_profile_sample_route, (TERRAIN, ROUTE, 1e5, INTO(samples), &out.needed)) \
    CALL(gn_sight_between, (TERRAIN, &given.from, 100, &given.seen, 9000, &given.seeing, &out.as.sight)) \
    CALL(gn_sight_along, (TERRAIN, &given.from, 100, given.azimuth, 1e5, 9000, &given.seeing, &out.as.sight)) \
    CALL(gn_viewshed_cells, \
         (TERRAIN, &given.from, 100, 0, 2e5, &given.seeing, &given.cell_grid, INTO(states), &out.needed)) \
    CALL(gn_viewshed_dead_ground, \
         (TERRAIN, &given.from, 100, 0, 2e5, given.azimuth, 200, 30, &given.seeing, INTO(dead), &out.needed)) \
    CALL(gn_polygon_geojson, (POLYGON, &given.geojson, NULL, 0, TEXT)) \
    CALL(gn_circle, (&given.from, given.radius, &given.shape, INTO(points), &out.needed)) \
    CALL(gn_ellipse, \
         (&given.from, given.half_radius, given.half_inner, given.azimuth, &given.plain, INTO(points), &out.needed)) \
    CALL(gn_wedge, \
         (&given.from, given.inner, given.radius, given.azimuth, given.width, &given.shape, INTO(points), &out.needed)) \
    CALL(gn_arc, (&given.from, given.radius, given.azimuth, given.width, &given.plain, INTO(points), &out.needed)) \
    CALL(gn_ring_set, \
         (&given.from, &given.radius, 1, &given.shape, INTO(points), &out.needed, LINES(rings), &out.lines_needed)) \
    CALL(gn_circle_geojson, (&given.from, given.radius, &given.drawn, NULL, 0, TEXT)) \
    CALL(gn_ellipse_geojson, \
         (&given.from, given.half_radius, given.half_inner, given.azimuth, &given.plain, NULL, 0, TEXT)) \
    CALL(gn_wedge_geojson, \
         (&given.from, given.inner, given.radius, given.azimuth, given.width, &given.drawn, NULL, 0, TEXT)) \
    CALL(gn_arc_geojson, (&given.from, given.radius, given.azimuth, given.width, &given.plain, NULL, 0, TEXT)) \
    CALL(gn_ring_set_geojson, (&given.from, &given.radius, 1, &given.drawn, NULL, 0, TEXT)) \
    CALL(gn_grid_lines, (VIEW, INTO(points), &out.needed, LINES(grid), &out.lines_needed)) \
    CALL(gn_grid_lines_pixels, \
         (VIEW, &given.from, out.as.floats, 1 << 13, &out.needed, LINES(grid), &out.lines_needed)) \
    CALL(gn_grid_labels, (VIEW, INTO(labels), &out.needed)) \
    CALL(gn_grid_label_places, \
         (&given.camera, &given.box, &given.box, 0, &given.text_size, 1, &given.label, 1, INTO(label_places), &out.needed)) \
    CALL(gn_grid_geojson, (VIEW, TEXT)) \
    CALL(gn_grid_spacing, (VIEW, out.as.numbers)) \
    CALL(gn_grid_bound, (VIEW, &out.needed)) \
    CALL(gn_screen_scale, (given.view.south, given.zoom, 512, out.as.numbers)) \
    CALL(gn_screen_scale_bar, (given.cell.center.latitude, given.zoom, 512, given.bar_width, given.units, &out.as.bar)) \
    CALL(gn_screen_view, (&given.screen, &out.as.bounds)) \
    CALL(gn_screen_matrix, (&given.screen, &out.as.matrix)) \
    CALL(gn_screen_camera, (&given.screen, &out.as.camera)) \
    CALL(gn_screen_point_to_pixel, (&given.screen, &given.from, out.as.numbers, out.as.numbers + 1)) \
    CALL(gn_screen_point_to_pixel_batch, \
         (&given.screen, ROW(latitudes), ROW(longitudes), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_screen_pixel_to_point, (&given.screen, given.screen.width, given.screen.height, out.as.points)) \
    CALL(gn_screen_pixel_to_point_batch, \
         (&given.screen, ROW(longitudes), ROW(latitudes), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_screen_fit, (&given.view, &given.screen, &given.padding, 30, &out.as.screen)) \
    CALL(gn_points_bounds, (ROUTE, &out.as.bounds)) \
    CALL(gn_web_mercator_forward, (given.view.south, given.from.longitude, out.as.numbers, out.as.numbers + 1)) \
    CALL(gn_web_mercator_inverse, (given.from.longitude, given.from.latitude, out.as.points)) \
    CALL(gn_web_mercator_forward_batch, (ROW(latitudes), ROW(longitudes), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_web_mercator_inverse_batch, (ROW(latitudes), ROW(longitudes), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_tile_at, (given.from.latitude, given.from.longitude, 14, out.as.tiles)) \
    CALL(gn_tile_at_batch, \
         (ROW(latitudes), ROW(longitudes), ROWS, 14, out.as.tiles, sizeof *out.as.tiles, NULL)) \
    CALL(gn_tile_bounds, (&given.tile, &out.as.bounds)) \
    CALL(gn_tile_quadkey_format, (&given.tile, TEXT)) \
    CALL(gn_tile_quadkey_parse, ("0123", 4, out.as.tiles, NULL)) \
    CALL(gn_tile_cover_bounds, (&given.view, (uint32_t)given.zoom, INTO(runs), &out.needed)) \
    CALL(gn_tile_cover_polygon, (POLYGON, 6, INTO(runs), &out.needed)) \
    CALL(gn_tile_cover_route, (ROUTE, 50000, 6, INTO(runs), &out.needed)) \
    CALL(gn_tile_count_bounds, (&given.view, 0, (uint32_t)given.zoom, &out.needed)) \
    CALL(gn_tile_count_polygon, (POLYGON, 0, 7, &out.needed)) \
    CALL(gn_tile_count_route, (ROUTE, 50000, 0, 5, &out.needed)) \
    CALL(gn_mgrs_outline, (&given.cell, 0.01, INTO(points), &out.needed)) \
    CALL(gn_mgrs_bounds, (&given.cell, &out.as.bounds)) \
    CALL(gn_mgrs_encode_batch, \
         (ROW(latitudes), ROW(longitudes), ROWS, given.precision, out.as.text, GN_MGRS_CAPACITY, GN_MGRS_CAPACITY, NULL)) \
    CALL(gn_mgrs_decode_cells_batch, \
         (given.typed, sizeof given.typed, 0, ROWS, out.as.cells, sizeof *out.as.cells, out.lines.statuses)) \
    CALL(gn_mgrs_type, (READ(typed), &given.from, given.precision, &out.as.typing, NULL)) \
    CALL(gn_mgrs_type_fields, \
         (given.typed, 2, "", 0, "", 0, "", 0, &given.from, &out.as.typing, &out.lines.field, NULL)) \
    CALL(gn_position_format, (given.from.latitude, given.from.longitude, &given.format, TEXT)) \
    CALL(gn_position_parse, (READ(position), GN_FORM_ANY, 0, INTO(positions), &out.needed, NULL)) \
    CALL(gn_georef_encode, (given.from.latitude, given.from.longitude, given.precision | 2, TEXT)) \
    CALL(gn_georef_decode, ("GJPJ0615", 8, &out.as.cell, NULL)) \
    CALL(gn_gars_encode, (given.from.latitude, given.from.longitude, given.precision % 3, TEXT)) \
    CALL(gn_gars_decode, ("212LW", 5, &out.as.cell, NULL)) \
    CALL(gn_length_format, (given.radius, given.units, given.precision, TEXT)) \
    CALL(gn_length_parse, (READ(measure), out.as.numbers, NULL)) \
    CALL(gn_area_format, (given.area, given.units, given.precision, TEXT)) \
    CALL(gn_area_parse, ("1,25 km2", 8, out.as.numbers, NULL)) \
    CALL(gn_angle_format, (given.azimuth, GN_ANGLE_DEGREES, given.precision, TEXT)) \
    CALL(gn_angle_parse, ("800 mil", 7, out.as.numbers, NULL)) \
    CALL(gn_speed_format, (given.radius, GN_SPEED_KNOTS, given.precision, TEXT)) \
    CALL(gn_speed_parse, ("5:30 min/mi", 11, out.as.numbers, NULL)) \
    CALL(gn_course_format, (given.azimuth, GN_NORTH_GRID, GN_ANGLE_MILS, given.precision, TEXT)) \
    CALL(gn_course_parse, ("0800 mil G", 10, out.as.numbers, &out.lines.field, NULL)) \
    CALL(gn_declination_format, (given.azimuth / 360, GN_ANGLE_DEGREES, given.precision, TEXT)) \
    CALL(gn_declination_parse, ("222 mil W", 9, out.as.numbers, NULL)) \
    CALL(gn_time_parse, ("2026-11-22T08:17:05.123456789Z", 30, out.as.numbers, NULL)) \
    CALL(gn_time_format, (given.feature.time, 9, TEXT)) \
    CALL(gn_exchange_detect, (GPX_TEXT, sizeof GPX_TEXT - 1, &out.lines.field, NULL)) \
    CALL(gn_gpx_read, (DOCUMENT(GPX_TEXT))) \
    CALL(gn_kml_read, (DOCUMENT(KML_TEXT))) \
    CALL(gn_cot_read, (DOCUMENT(COT_TEXT))) \
    CALL(gn_cot_find_event, (COT_TEXT, sizeof COT_TEXT - 1, 0, &out.needed, NULL)) \
    CALL(gn_xml_unescape, ("a &amp; &#x1F600; <![CDATA[<b>]]>", 33, TEXT)) \
    CALL(gn_xml_to_utf8, ("<?xml version='1.0' encoding='latin1'?><a>\x80</a>", 47, TEXT)) \
    CALL(gn_gpx_write, (FEATURE)) \
    CALL(gn_kml_write, (FEATURE)) \
    CALL(gn_cot_write, (FEATURE)) \
    CALL(gn_features_geojson, (FEATURE)) \
    CALL(gn_geodesic_direct_batch, \
         (ROW(latitudes), ROW(longitudes), ROW(longitudes), ALL(radius), ROWS, RESULT(0), RESULT(1), RESULT(2), NULL)) \
    CALL(gn_sphere_inverse_batch, \
         (ROW(latitudes), ROW(longitudes), ALL(from.latitude), ALL(from.longitude), ROWS, RESULT(0), RESULT(1), RESULT(2), \
          NULL)) \
    CALL(gn_sphere_direct_batch, \
         (ROW(latitudes), ROW(longitudes), ROW(longitudes), ALL(radius), ROWS, RESULT(0), RESULT(1), RESULT(2), NULL)) \
    CALL(gn_rhumb_direct, (&given.cell.center, given.azimuth, given.rhumb, out.as.points)) \
    CALL(gn_rhumb_inverse_batch, \
         (ROW(latitudes), ROW(longitudes), ALL(from.latitude), ALL(from.longitude), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_rhumb_direct_batch, \
         (ROW(latitudes), ROW(longitudes), ROW(longitudes), ALL(radius), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_geodesic_grid_direct, \
         (&given.cell.center, GN_ZONE_STANDARD, given.azimuth, given.inner, out.as.points, NULL)) \
    CALL(gn_mgrs_encode_utm_batch, \
         (ALL(utm.easting), ALL(utm.northing), ALL(zone), ROWS, given.precision, SLOTS, NULL)) \
    CALL(gn_mgrs_decode_strict, (READ(whole), out.as.cells, NULL)) \
    CALL(gn_mgrs_decode_batch, (EACH(whole), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_mgrs_decode_strict_batch, (EACH(whole), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_utm_inverse_batch, (ALL(utm.easting), ALL(utm.northing), ALL(zone), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_utm_zone, (given.from.latitude, given.from.longitude, out.as.codes, out.as.codes + 1)) \
    CALL(gn_utm_to_epsg, (given.utm.zone, given.utm.hemisphere, out.as.codes)) \
    CALL(gn_utm_from_epsg, (32631, out.as.codes, out.as.codes + 1)) \
    CALL(gn_coordinate_parse, ("41 24.2028N", 11, GN_AXIS_LATITUDE, out.as.numbers, NULL)) \
    CALL(gn_position_parse_batch, \
         (EACH(position), ROWS, GN_FORM_ANY, 0, out.as.positions, sizeof *out.as.positions, out.lines.statuses)) \
    CALL(gn_position_format_batch, \
         (ROW(latitudes), ROW(longitudes), ROWS, &given.plain_format, SLOTS, out.lines.statuses)) \
    CALL(gn_georef_encode_batch, (ROW(latitudes), ROW(longitudes), ROWS, given.precision | 2, SLOTS, NULL)) \
    CALL(gn_georef_decode_batch, ("GJPJ0615", 8, 0, ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_gars_encode_batch, (ROW(latitudes), ROW(longitudes), ROWS, given.precision % 3, SLOTS, NULL)) \
    CALL(gn_gars_decode_batch, ("212LW", 5, 0, ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_texts_from_offsets_batch, \
         (text_offsets, sizeof text_offsets, 4, (const uint8_t *)given.position, 12, NULL, 0, 0, ROWS, SLOTS, \
          out.lines.statuses)) \
    CALL(gn_texts_from_views_batch, \
         (text_views, sizeof text_views, 0, (const uint8_t *)given.position, 16, NULL, 0, 0, ROWS, SLOTS, \
          out.lines.statuses)) \
    CALL(gn_texts_to_offsets, \
         (EACH(position), ROWS, 7, 8, BYTES(0), &out.lines_needed, BYTES(1 << 12), &out.needed)) \
    CALL(gn_texts_to_views, \
         (EACH(position), ROWS, 1, 7, BYTES(0), &out.lines_needed, BYTES(1 << 12), &out.needed)) \
    CALL(gn_utm_forward_batch, \
         (ROW(latitudes), ROW(longitudes), ROWS, GN_ZONE_STANDARD, RESULT(0), RESULT(1), out.as.codes, sizeof *out.as.codes, \
          NULL)) \
    CALL(gn_utm_factors_batch, \
         (ROW(latitudes), ROW(longitudes), ROWS, GN_ZONE_STANDARD, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_magnetic_compute, \
         (given.from.latitude, given.from.longitude, given.height, given.year, given.is_closed ? &given.model : NULL, \
          &out.as.field)) \
    CALL(gn_magnetic_declination_batch, \
         (ROW(latitudes), ROW(longitudes), ROW(heights), ROW(years), ROWS, given.is_closed ? &given.model : NULL, RESULT(0), \
          NULL)) \
    CALL(gn_magnetic_model_parse, (READ(model_text), &out.as.model, NULL)) \
    CALL(gn_decimal_year, (given.seconds, out.as.numbers)) \
    CALL(gn_norths_compute, \
         (given.from.latitude, given.from.longitude, given.height, given.year, GN_ZONE_STANDARD, NULL, &out.as.norths)) \
    CALL(gn_azimuth_convert, (given.azimuth, GN_NORTH_GRID, GN_NORTH_MAGNETIC, &given.norths, out.as.numbers)) \
    CALL(gn_group_measure, (given.shots, POINTS, given.shots, &out.as.group)) \
    CALL(gn_target_convert, (given.width, GN_TARGET_MOA, GN_TARGET_INCHES, given.radius, out.as.numbers)) \
    CALL(gn_calibration_fit, (given.marks, 6, GN_CALIBRATION_HOMOGRAPHY, &out.as.calibration)) \
    CALL(gn_calibration_to_plane_batch, \
         (&given.calibration, ROW(latitudes), ROW(longitudes), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_calibration_to_pixels_batch, \
         (&given.calibration, ROW(latitudes), ROW(longitudes), ROWS, RESULT(0), RESULT(1), NULL)) \
    CALL(gn_sun_position, (&given.from, given.time, &out.as.place)) \
    CALL(gn_moon_position, (&given.from, given.time, &out.as.place)) \
    CALL(gn_sun_position_batch, \
         (ROW(latitudes), ROW(longitudes), ALL(time), ROWS, RESULT(0), RESULT(1), out.lines.statuses)) \
    CALL(gn_sun_events, (&given.from, given.time, given.end, INTO(sky), &out.needed)) \
    CALL(gn_moon_events, (&given.from, given.time, given.end, INTO(sky), &out.needed)) \
    CALL(gn_moon_phase_at, (given.time, &out.as.phase))

#define DEFINE(name, arguments) \
    static gn_status call_##name(void) { return name arguments; }
CALLS(DEFINE)

#define ENTRY(name, arguments) {#name, call_##name},
static const struct call {
    const char *name;
    gn_status (*run)(void);
} calls[] = {CALLS(ENTRY)};
enum { CALL_COUNT = sizeof calls / sizeof *calls };

/* The watch. */

static long limit;
static char which[160];

static void say(const char *text) {
    if (write(STDOUT_FILENO, text, strlen(text)) < 0) _exit(2);
}

static void stop(int number) {
    (void)number;
    say("takes too long: ");
    say(which);
    _exit(1);
}

#ifdef GN_TEST_COUNTS_WORK
static uint64_t most;
static char the_most[sizeof which];

static void begin_watch(void) { work_limit((uint64_t)limit, stop); }

static void end_watch(void) {
    if (work_done > most) {
        most = work_done;
        memcpy(the_most, which, sizeof which);
    }
    work_limit(UINT64_MAX, stop);
}

static void report_watch(void) { printf("the most work, %llu comparisons: %s", (unsigned long long)most, the_most); }

const char *__asan_default_options(void);
/* The trap is ours. */
const char *__asan_default_options(void) { return "handle_sigfpe=0"; }
#else
static void set_timer(long seconds) {
    const struct itimerval timer = {.it_value = {.tv_sec = seconds}};
    setitimer(ITIMER_VIRTUAL, &timer, NULL);
}

static void begin_watch(void) {
    signal(SIGVTALRM, stop);
    set_timer(limit);
}

static void end_watch(void) { set_timer(0); }

static void report_watch(void) {}
#endif

static int is_full(const char guard[64]) {
    for (int i = 0; i < 64; i++) {
        if (guard[i] != '#') return 0;
    }
    return 1;
}

static void trap(int number) {
    (void)number;
    say("raises a trap: ");
    say(which);
    _exit(1);
}

static _Noreturn void fail(const char *what) {
    enter(&environments[0]);
    printf("%s: %s", what, which);
    exit(1);
}

/* Valgrind has neither flushing nor traps. */
static int is_emulated;

static void enter_for_sure(const struct environment *environment) {
    enter(environment);
    if (!is_emulated && !is_entered(environment)) fail("the environment has no effect");
}

static void leave(const struct environment *environment) {
    if (!is_emulated && !is_entered(environment)) fail("the host does not get its environment back");
    enter(&environments[0]);
}

/* One call in one environment. */
static gn_status run(const struct call *call, const struct environment *environment, const char *arguments) {
    snprintf(which, sizeof which, "%s, rounding %s, %s\n", call->name, environment->name, arguments);
    memset(&out, 0, sizeof out);
    memset(out.guard, '#', sizeof out.guard);
    memset(out.last_guard, '#', sizeof out.last_guard);
    begin_watch();
    enter_for_sure(environment);
    const gn_status status = call->run();
    leave(environment);
    end_watch();
    if (!is_full(out.guard) || !is_full(out.last_guard)) fail("writes behind its results");
    return status;
}

/* In every environment: the first is the usual one. */
static void run_everywhere(const struct call *call, const char *arguments) {
    static struct out usual;
    const gn_status answer = run(call, &environments[0], arguments);
    const int is_result = answer == GN_OK || answer == GN_PARTIAL || answer == GN_ERROR_BUFFER_TOO_SMALL ||
                          answer == GN_ERROR_TOO_MANY_VERTICES;
    if (!is_result) fail(gn_status_name(answer));
    usual = out;
    for (int i = 1; i < ENVIRONMENTS; i++) {
        if (run(call, &environments[i], arguments) != answer) fail("another status");
        if (memcmp(&out, &usual, sizeof out) != 0) fail("other bits");
    }
}

/* Calls that once had no end, or hardly one. */
static void run_named(const char *name, const char *arguments) {
    for (int i = 0; i < CALL_COUNT; i++) {
        if (strcmp(calls[i].name, name) == 0) run_everywhere(&calls[i], arguments);
    }
}

static void set_route(double latitude, double longitude, double to_latitude, double to_longitude) {
    set_defaults();
    given.count = 2;
    given.points[0] = (gn_point){latitude, longitude};
    given.points[1] = (gn_point){to_latitude, to_longitude};
}

static void run_known(void) {
    set_route(6.2323274901437564, 150.40222450906401, -5.2912069347019717, 142.34270459959782);
    run_named("gn_route_geojson", "a route that longitudes of 150 and -210 cut again and again");
    given.geojson.edge_tolerance = 1;
    run_named("gn_route_geojson", "the same with an edge tolerance");
    set_route(10.584846854136813, 75.380025825530453, 10.584958437159317, 75.380132712437003);
    given.tolerance = given.geojson.edge_tolerance = 1e-6;
    run_named("gn_route_densify", "an edge of 100 m, no piece of which is straight");
    run_named("gn_route_geojson", "an edge of 100 m, no piece of which is straight");
    for (int sign = -1; sign < 2; sign += 2) {
        set_defaults();
        given.cell.center.latitude = sign * 0.05;
        given.zoom = 30;
        given.bar_width = 0.001;
        given.units = GN_UNITS_METRIC;
        run_named("gn_screen_scale_bar", "no length is short enough");
    }
    set_defaults();
    given.view.south = 35.856817477251226;
    given.view.west = -6.0027105727628355e-09;
    given.view.north = 35.856819107056154;
    given.view.east = 1.6238022168528495e-06;
    given.zoom = 27.6845;
    run_named("gn_grid_lines", "a view that is taken for the whole earth");
}

/* Calls that are fast, around many positions. */
static const char *const texts[] = {"31NAA6602100000", "38VMS", "YZG9532497778", "01CEA", "32VJN", "56KZZ1"};
enum { TEXTS = sizeof texts / sizeof *texts, PRECISIONS = 4 };

struct references {
    char written[PRECISIONS + 1][GN_MGRS_CAPACITY];
    gn_utm utm, far;
    gn_point point;
    double convergence, scale;
    gn_mgrs_cell cells[TEXTS + 1];
};

/* Whatever the program computes here itself is rounded as its environment says. */
static int encode(double latitude, double longitude, double far, struct references *made) {
    int succeeded = 0;
    for (int i = 0; i < PRECISIONS; i++)
        succeeded += gn_mgrs_encode(latitude, longitude, 4 * i - 1, made->written[i], GN_MGRS_CAPACITY, NULL) == GN_OK;
    succeeded += gn_utm_forward(latitude, longitude, GN_ZONE_STANDARD, &made->utm) == GN_OK;
    succeeded += gn_utm_inverse(&made->utm, &made->point) == GN_OK;
    char *const text = made->written[PRECISIONS];
    succeeded += gn_mgrs_encode_utm(&made->utm, GN_MGRS_1_M, text, GN_MGRS_CAPACITY, NULL) == GN_OK;
    succeeded += gn_utm_factors(latitude, longitude, GN_ZONE_STANDARD, &made->convergence, &made->scale) == GN_OK;
    succeeded += gn_mgrs_decode(text, strlen(text), &made->cells[TEXTS], NULL) == GN_OK;
    gn_utm_forward(latitude, far, 32661, &made->far);
    for (int i = 0; i < TEXTS; i++) gn_mgrs_decode(texts[i], strlen(texts[i]), &made->cells[i], NULL);
    return succeeded;
}

static void encode_everywhere(double latitude, double longitude) {
    static struct references made, usual;
    const double far = longitude * 1e290;
    for (int i = 0; i < ENVIRONMENTS; i++) {
        snprintf(which, sizeof which, "references of %.17g %.17g, rounding %s\n", latitude, longitude, environments[i].name);
        memset(&made, 0, sizeof made);
        begin_watch();
        enter_for_sure(&environments[i]);
        const int succeeded = encode(latitude, longitude, far, &made);
        leave(&environments[i]);
        end_watch();
        if (succeeded != 9) fail("a position has no reference");
        if (i == 0) usual = made;
        if (memcmp(&made, &usual, sizeof made) != 0) fail("other bits");
    }
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "--functions") == 0) {
        for (int i = 0; i < CALL_COUNT; i++) printf("%s\n", calls[i].name);
        return 0;
    }
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 20261121;
    const int effort = argc > 2 ? atoi(argv[2]) : 100;
    limit = argc > 3 ? atol(argv[3]) : 2;
    is_emulated = getenv("GRIDNORTH_EMULATED") != NULL;
    signal(SIGFPE, trap);
    run_known();
    const int rounds = effort < 20 ? 1 : effort / 20;
    for (int round = 0; round < rounds; round++) {
        char arguments[64];
        snprintf(arguments, sizeof arguments, "seed %llu, round %d", (unsigned long long)seed, round);
        state = seed + (uint64_t)round * 1000003;
        set_any();
        for (int i = 0; i < CALL_COUNT; i++) run_everywhere(&calls[i], arguments);
    }
    for (int i = 0; i < 100 * effort; i++) {
        const double latitude = between(-90, 90), longitude = between(-180, 180);
        encode_everywhere(latitude, longitude);
    }
    printf("%d calls, %d times, in %d environments; references of %d positions\n", CALL_COUNT, rounds, ENVIRONMENTS, 100 * effort);
    report_watch();
    return 0;
}
