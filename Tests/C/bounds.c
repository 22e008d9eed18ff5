/*
 * The slowest input known of each function whose time grows, at any size: for a tool that counts instructions.
 *
 *   c-bounds CASE SIZE     makes the input, calls the function once, and prints how large its result is
 *   c-bounds               lists the cases, each with its function
 *
 * docs/BOUNDS.md says how the time grows; test_bounds.py holds it to that.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *room(size_t count, size_t size) {
    void *bytes = calloc(count ? count : 1, size);
    if (!bytes) abort();
    return bytes;
}

static gn_point *points(size_t count) { return room(count, sizeof(gn_point)); }

/* The results: how large they are is asked for, nothing is stored. */
static size_t needed, lines;

/* A call is right if it reports the room that it needs. */
static gn_status told(gn_status status) { return status == GN_ERROR_BUFFER_TOO_SMALL ? GN_OK : status; }

/* Polygons. */

/* Teeth so long and thin that each comes near to every other, and none crosses. */
static const gn_point *teeth(size_t size) {
    gn_point *ring = points(size);
    for (size_t i = 0; i < size; i++) ring[i] = (gn_point){1e-7 * (double)i, i % 2 ? 20 : 0};
    ring[size - 1] = (gn_point){1e-7 * (double)size, -1};
    return ring;
}

static gn_status comb(size_t size) {
    gn_polygon_crossing crossing;
    return gn_polygon_find_crossing(teeth(size), size, NULL, 0, &crossing);
}

/* Around a pole, close by. */
static const gn_point beside_the_ring = {89.9990000001, 7};

static const gn_point *polar(size_t size) {
    gn_point *ring = points(size);
    for (size_t i = 0; i < size; i++) ring[i] = (gn_point){89.999, 360 * (double)i / (double)size - 180};
    return ring;
}

static gn_status around_a_pole(size_t size) {
    int32_t side;
    return gn_polygon_contains(polar(size), size, NULL, 0, &beside_the_ring, &side);
}

/* Edges halfway around the earth. */
static const gn_point *half_turns(size_t size) {
    gn_point *ring = points(size);
    for (size_t i = 0; i < size; i++) ring[i] = (gn_point){i % 2 ? -40 : 40, fmod(179.9 * (double)i, 360) - 180};
    return ring;
}

static gn_status long_edges(size_t size) {
    gn_point centroid;
    return gn_polygon_centroid(half_turns(size), size, NULL, 0, &centroid);
}

/* A wavy ring, in which no edges cross. */
static gn_status coast(size_t size) {
    gn_point *ring = points(size);
    for (size_t i = 0; i < size; i++) {
        const double angle = 2 * 3.141592653589793 * (double)i / (double)size, radius = 0.3 + 0.02 * sin(37 * angle);
        ring[i] = (gn_point){47 + radius * sin(angle), 8 + 1.5 * radius * cos(angle)};
    }
    gn_polygon_crossing crossing;
    return gn_polygon_find_crossing(ring, size, NULL, 0, &crossing);
}

/* Squares beside the antimeridian, which cuts the ring around them; half of the vertices are theirs. */
static size_t squares(size_t size, gn_point **all, size_t **rings) {
    const size_t count = size / 8, outer = size - 4 * count;
    *all = points(size);
    *rings = room(1 + count, sizeof **rings);
    (*rings)[0] = outer;
    for (size_t i = 0; i < outer; i++) {
        const double angle = 2 * 3.141592653589793 * (double)i / (double)outer;
        (*all)[i] = (gn_point){20 * sin(angle), 180 + 20 * cos(angle)};
    }
    for (size_t i = 0; i < count; i++) {
        const double south = -9 + 18 * (double)i / (double)count, step = 9 / (double)count;
        (*rings)[1 + i] = 4;
        gn_point *hole = *all + outer + 4 * i;
        hole[0] = (gn_point){south, 175};
        hole[1] = (gn_point){south + step, 175};
        hole[2] = (gn_point){south + step, 175 + step};
        hole[3] = (gn_point){south, 175 + step};
    }
    return 1 + count;
}

static gn_status holes(size_t size) {
    gn_point *all;
    size_t *rings;
    const size_t count = squares(size, &all, &rings);
    gn_geojson_options options;
    gn_geojson_options_init(&options);
    return told(gn_polygon_geojson(all, size, rings, count, &options, NULL, 0, NULL, 0, &needed));
}

/* Eight areas as in holes, which share the work of a call. */
static gn_status areas_with_holes(size_t size) {
    gn_point *all;
    size_t *rings;
    const size_t count = squares(size, &all, &rings);
    gn_vertex *vertices = room(size, sizeof *vertices);
    for (size_t i = 0; i < size; i++) {
        const double longitude = all[i].longitude;
        vertices[i] = (gn_vertex){{all[i].latitude, longitude > 180 ? longitude - 360 : longitude}, NAN, NAN};
    }
    gn_feature *features = room(8 * count, sizeof *features);
    for (size_t i = 0; i < 8 * count; i++) {
        const size_t ring = i % count;
        gn_feature_init(&features[i]);
        features[i].kind = ring == 0 ? GN_FEATURE_AREA : GN_FEATURE_HOLE;
        features[i].first = ring == 0 ? 0 : rings[0] + 4 * (ring - 1);
        features[i].count = rings[ring];
    }
    gn_exchange_report report = {0};
    const gn_status status =
        told(gn_features_geojson(features, 8 * count, vertices, size, NULL, 0, NULL, NULL, 0, &needed, &report));
    return report.skipped > 0 ? report.error : status;
}

/* A small tolerance makes very many positions of a few vertices, which are drawn again for each hole. */
static gn_status holes_in_curves(size_t size) {
    const size_t count = 1 + size, points_in_all = 4 * count;
    gn_point *all = points(points_in_all);
    size_t *rings = room(count, sizeof *rings);
    const gn_point outer[] = {{-10, 170}, {-10, -170}, {10, -170}, {10, 170}};
    memcpy(all, outer, sizeof outer);
    for (size_t i = 0; i < count; i++) {
        rings[i] = 4;
        const double south = -9 + 18 * (double)i / (double)count, step = 9 / (double)count;
        const gn_point hole[] = {{south, 175}, {south + step, 175}, {south + step, 175 + step}, {south, 175 + step}};
        if (i > 0) memcpy(all + 4 * i, hole, sizeof hole);
    }
    gn_geojson_options options;
    gn_geojson_options_init(&options);
    options.edge_tolerance = 0.01;
    return told(gn_polygon_geojson(all, points_in_all, rings, count, &options, NULL, 0, NULL, 0, &needed));
}

static gn_status holes_apart(size_t size) {
    gn_point *all;
    size_t *rings;
    const size_t count = squares(size, &all, &rings);
    gn_polygon_crossing crossing;
    return gn_polygon_find_crossing(all, size, rings, count, &crossing);
}

/* Routes. */

static gn_status simplified(const gn_point *route, size_t size, double tolerance) {
    return told(gn_route_simplify(route, size, 0, tolerance, NULL, 0, &needed));
}

/* Each point is farther from the line between the ends than all before it: dividing the line there is quadratic. */
static gn_status spiral(size_t size) {
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) {
        const double angle = 0.3 * (double)i, distance = 1e-5 * (double)(i + 1);
        route[i] = (gn_point){distance * sin(angle), distance * cos(angle)};
    }
    return simplified(route, size, 1e-3);
}

static gn_status straight(size_t size) {
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) route[i] = (gn_point){0, 1e-4 * (double)i};
    return simplified(route, size, 1e-3);
}

/* To and fro over the same ground. */
static gn_status folded(size_t size) {
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) route[i] = (gn_point){i % 3 ? 0.01 : 0, i % 2 ? 0.01 : -0.01};
    return simplified(route, size, 1e-3);
}

/* Around the position, so that no edge is nearer than another. */
static const gn_point in_the_middle = {30, 40};

static const gn_point *round_about(size_t size) {
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) {
        gn_geodesic_direct(&in_the_middle, 360 * (double)i / (double)size, 1e6, &route[i], NULL);
    }
    return route;
}

static gn_status equally_far(size_t size) {
    gn_route_place place;
    return gn_route_nearest(round_about(size), size, &in_the_middle, &place);
}

/* Legs from north to south and back, beside each other or one over the other. */
static const gn_point *zigzag(size_t size, double step) {
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) route[i] = (gn_point){i % 2 ? 80 : -80, step * (double)(i % 100000)};
    return route;
}

/* No bound tells how near so long legs come. */
static gn_status beside_a_zigzag(size_t size) {
    gn_route_place place;
    return gn_route_nearest(zigzag(size, 1e-3), size, &in_the_middle, &place);
}

static gn_status beside_a_zigzag_batch(size_t size) {
    gn_route_place place;
    uint8_t status = 0;
    gn_route_nearest_batch(zigzag(size, 1e-3), size, &in_the_middle.latitude, 0, &in_the_middle.longitude, 0, 1, &place,
                           sizeof place, &status);
    return status;
}

/* A track of steps of 10 m, in wide turns: few other parts of it are near. */
static gn_status beside_a_track(size_t size) {
    gn_point *route = points(size);
    double azimuth = 0;
    route[0] = (gn_point){48, 11};
    for (size_t i = 1; i < size; i++) {
        azimuth += 30 * sin((double)i / 7);
        gn_geodesic_direct(&route[i - 1], azimuth, 10, &route[i], NULL);
    }
    return told(gn_route_corridor(route, size, 5, 5, NULL, NULL, 0, &needed));
}

/* A track of one who stands: everything around one edge overlaps everything around all others. */
static gn_status beside_one_who_stands(size_t size) {
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) {
        const double turn = 2.4 * (double)i, off = 1e-6 * sin(77 * (double)i);
        route[i] = (gn_point){46 + off * cos(turn), 8 + off * sin(turn)};
    }
    return told(gn_route_corridor(route, size, 120, 120, NULL, NULL, 0, &needed));
}

/* To and fro over the same ground: all edges come near each other. */
static gn_status arrow_to_and_fro(size_t size) {
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) gn_geodesic_direct(&in_the_middle, 170 * (double)i, 3e6, &route[i], NULL);
    return told(gn_route_arrow(route, size, 80, 160, 1000, NULL, NULL, 0, &needed));
}

/* Indexes of the same edges. */

static uint64_t *index_of_ring(const gn_point *ring, size_t size) {
    gn_polygon_index_build(ring, size, NULL, 0, NULL, 0, &needed);
    uint64_t *words = room(needed, sizeof *words);
    if (gn_polygon_index_build(ring, size, NULL, 0, words, needed, NULL) != GN_OK) abort();
    return words;
}

static gn_status index_of_polygon(size_t size) {
    const size_t rings[] = {size / 2, size - size / 2};
    uint64_t *words = room(4 * size, sizeof *words);
    return gn_polygon_index_build(half_turns(size), size, rings, 2, words, 4 * size, &needed);
}

static gn_status index_of_route(size_t size) {
    uint64_t *words = room(4 * size, sizeof *words);
    return gn_route_index_build(half_turns(size), size, words, 4 * size, &needed);
}

static gn_status checked(size_t size) {
    int32_t kind;
    uint64_t *words = index_of_ring(half_turns(size), size);
    return gn_index_check(words, needed, &kind);
}

static gn_status comb_in_index(size_t size) {
    uint64_t *words = index_of_ring(teeth(size), size);
    return told(gn_edge_index_crossings(words, needed, NULL, 0, NULL, 0, &needed));
}

static gn_status around_a_pole_in_index(size_t size) {
    int32_t side;
    uint64_t *words = index_of_ring(polar(size), size);
    return gn_edge_index_contains_batch(words, needed, &beside_the_ring.latitude, 0, &beside_the_ring.longitude, 0, 1,
                                        &side, 4, NULL);
}

static gn_status equally_far_in_index(size_t size) {
    gn_route_place place;
    uint64_t *words = index_of_ring(round_about(size), size);
    return gn_edge_index_nearest_batch(words, needed, &in_the_middle.latitude, 0, &in_the_middle.longitude, 0, 1, 0,
                                       INFINITY, &place, sizeof place, NULL);
}

static uint64_t *index_of_legs(const gn_point *route, size_t size) {
    gn_route_index_build(route, size, NULL, 0, &needed);
    uint64_t *words = room(needed, sizeof *words);
    if (gn_route_index_build(route, size, words, needed, NULL) != GN_OK) abort();
    return words;
}

static gn_status nearest_leg(const gn_point *route, size_t size, double longitude) {
    const gn_point position = {30, longitude};
    gn_route_place place;
    uint8_t status = 0;
    uint64_t *words = index_of_legs(route, size);
    gn_edge_index_nearest_batch(words, needed, &position.latitude, 0, &position.longitude, 0, 1, 0, INFINITY, &place,
                                sizeof place, &status);
    return status;
}

/* A leg that is found excludes those beside it. */
static gn_status in_a_zigzag(size_t size) { return nearest_leg(zigzag(size, 1e-3), size, 5e-4 * (double)size); }

static gn_status beside_legs_to_and_fro(size_t size) { return nearest_leg(zigzag(size, 0), size, 40); }

/* A receiver at rest: each edge is a vertex that repeats. */
static gn_status at_rest(size_t size) {
    uint64_t *words = index_of_legs(points(size), size);
    return told(gn_edge_index_crossings(words, needed, NULL, 0, NULL, 0, &needed));
}

/* A long edge out, a rest, and short edges back beside it: which of them is the neighbor of the long one? */
static const gn_point *out_and_back(size_t size) {
    gn_point *ring = points(size);
    const size_t rest = size / 2;
    for (size_t i = 1; i < size; i++) {
        ring[i] = (gn_point){i > rest ? 1e-6 : 0, i > rest ? 20 - 20 * (double)(i - rest) / (double)(size - rest) : 20};
    }
    return ring;
}

static gn_status out_and_back_at_rest(size_t size) {
    gn_polygon_crossing crossing;
    return gn_polygon_find_crossing(out_and_back(size), size, NULL, 0, &crossing);
}

static gn_status out_and_back_in_index(size_t size) {
    uint64_t *words = index_of_ring(out_and_back(size), size);
    return told(gn_edge_index_crossings(words, needed, NULL, 0, NULL, 0, &needed));
}

/* Fences. */

static uint64_t *index_of_fences(const gn_fence *fences, size_t count, const gn_point *all, size_t point_count) {
    gn_fence_index_build(fences, count, all, point_count, NULL, 0, NULL, 0, &needed, NULL);
    uint64_t *words = room(needed, sizeof *words);
    if (gn_fence_index_build(fences, count, all, point_count, NULL, 0, words, needed, NULL, NULL) != GN_OK) abort();
    return words;
}

/* Circles around the same point, the last ids first. */
static const gn_fence *circles(size_t size) {
    gn_fence *fences = room(size, sizeof *fences);
    for (size_t i = 0; i < size; i++) {
        fences[i] = (gn_fence){size - i, GN_FENCE_CIRCLE, GN_FENCE_ENTER | GN_FENCE_EXIT, 1, 0, 1000 + (double)i, 0, 0};
    }
    return fences;
}

static const gn_point in_all = {0, 0}, out_of_all = {3, 0};

static gn_status fences_in_one_place(size_t size) {
    gn_fence_index_build(circles(size), size, points(size), size, NULL, 0, NULL, 0, &needed, NULL);
    uint64_t *words = room(needed, sizeof *words);
    return gn_fence_index_build(circles(size), size, points(size), size, NULL, 0, words, needed, NULL, NULL);
}

static gn_status fence_of_long_edges(size_t size) {
    const gn_fence fence = {1, GN_FENCE_CORRIDOR, 0, (uint32_t)size, 0, 1000, 0, 0};
    uint64_t *words = room(4 * size + 100, sizeof *words);
    return gn_fence_index_build(&fence, 1, half_turns(size), size, NULL, 0, words, 4 * size + 100, &needed, NULL);
}

static gn_status held_by_all(size_t size) {
    uint64_t *words = index_of_fences(circles(size), size, points(size), size), *ids = room(size, sizeof *ids);
    return gn_fence_index_holding(words, needed, &in_all, 0, ids, size, &needed);
}

static gn_status around_a_pole_in_fence(size_t size) {
    const gn_fence fence = {1, GN_FENCE_POLYGON, 0, (uint32_t)size, 0, 0, 0, 0};
    uint64_t *words = index_of_fences(&fence, 1, polar(size), size);
    const double altitude = 0;
    int32_t holding;
    return told(gn_fence_index_holding_batch(words, needed, &beside_the_ring.latitude, 0, &beside_the_ring.longitude, 0,
                                             &altitude, 0, 1, &holding, 4, NULL, 0, &needed, NULL));
}

/* Takes two fixes; how long the first takes is counted too. */
static gn_status stepped(const uint64_t *words, size_t size, gn_point from, gn_point to) {
    gn_fence_state state;
    gn_fence_presence *presences = room(size, sizeof *presences);
    gn_fence_event *events = room(2 * size, sizeof *events);
    const gn_fix fixes[] = {{0, from, NAN, NAN}, {1, to, NAN, NAN}};
    const size_t word_count = needed;
    const gn_status status = gn_fence_index_step(words, word_count, NULL, NULL, &fixes[0], &state, presences, size, NULL,
                                                 events, 2 * size, &needed);
    if (status != GN_OK) return status;
    return gn_fence_index_step(words, word_count, NULL, &state, &fixes[1], &state, presences, size, NULL, events, 2 * size,
                               &needed);
}

/* Out of all of them at once; each is one of as many presences. */
static gn_status left_at_once(size_t size) {
    return stepped(index_of_fences(circles(size), size, points(size), size), size, in_all, out_of_all);
}

/* Across the teeth of a comb: a few are found at a time, each time among all. */
static gn_status across_teeth(size_t size) {
    const gn_fence fence = {1, GN_FENCE_POLYGON, GN_FENCE_ENTER | GN_FENCE_EXIT, (uint32_t)size, 0, 0, 0, 0};
    const gn_point from = {-1e-5, 10}, to = {1e-7 * (double)size + 1e-5, 10};
    return stepped(index_of_fences(&fence, 1, teeth(size), size), size, from, to);
}

/* Across a corridor that goes to and fro: each pass is two places. */
static gn_status across_a_corridor(size_t size) {
    const gn_fence fence = {1, GN_FENCE_CORRIDOR, GN_FENCE_ENTER | GN_FENCE_EXIT, (uint32_t)size, 0, 100, 0, 0};
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) route[i] = (gn_point){1e-2 * (double)i, i % 2 ? 20 : 0};
    const gn_point from = {-1, 10}, to = {1e-2 * (double)size + 1, 10};
    return stepped(index_of_fences(&fence, 1, route, size), size, from, to);
}

/* Across a corridor of so long edges that each is looked at in many places. */
static gn_status across_a_zigzag(size_t size) {
    const gn_fence fence = {1, GN_FENCE_CORRIDOR, GN_FENCE_ENTER | GN_FENCE_EXIT, (uint32_t)size, 0, 100, 0, 0};
    const gn_point from = {10, -1}, to = {10, 1e-3 * (double)(size < 100000 ? size : 100000) + 1};
    return stepped(index_of_fences(&fence, 1, zigzag(size, 1e-3), size), size, from, to);
}

/* Beside a corridor along one line, to and fro, just out of its reach: halving the way leaves as many edges near. */
static gn_status beside_laps(size_t size) {
    const gn_fence fence = {1, GN_FENCE_CORRIDOR, GN_FENCE_ENTER | GN_FENCE_EXIT, (uint32_t)size, 0, 100, 0, 0};
    gn_point *route = points(size);
    for (size_t i = 0; i < size; i++) route[i] = (gn_point){0, i % 2 ? 2 : -1};
    const gn_point from = {9.044e-4, 0}, to = {9.0438e-4, 1};
    return stepped(index_of_fences(&fence, 1, route, size), size, from, to);
}

/* In the middle of a route of long edges: each may be the next one, and they are searched twice. */
static gn_status in_the_middle_of_a_route(size_t size) {
    gn_point *route = points(size);
    const gn_point center = {40, 10};
    for (size_t i = 0; i < size; i++) gn_geodesic_direct(&center, 360 * (double)i / (double)size, i % 2 ? 1e6 : 2e6, &route[i], NULL);
    uint64_t *words = room(64 + 32 * size, sizeof *words);
    gn_navigation_options options;
    gn_navigation_options_init(&options);
    options.window_ahead = options.off_route_distance = 1e12;
    const gn_fix first = {0, route[0], NAN, 1e12}, second = {1, center, NAN, 1e12};
    gn_navigation_state state;
    gn_guidance guidance;
    gn_status status = gn_route_index_build(route, size, words, 64 + 32 * size, &needed);
    const size_t count = needed;
    if (status == GN_OK) status = gn_navigation_step(words, count, NULL, 0, &options, NULL, &first, &state, &guidance);
    return status ? status : gn_navigation_step(words, count, NULL, 0, &options, &state, &second, &state, &guidance);
}

/* Beside a route of so long edges that no bound tells how near they come. */
static gn_status off_a_zigzag(size_t size) {
    uint64_t *words = index_of_legs(zigzag(size, 1e-7), size);
    const gn_fix fix = {0, in_the_middle, NAN, NAN};
    gn_navigation_state state;
    gn_guidance guidance;
    return gn_navigation_step(words, needed, NULL, 0, NULL, NULL, &fix, &state, &guidance);
}

/* Edges halfway around the earth, each with as many vertices as a tolerance asks for. `size` is that of the result. */
static const gn_point half_around[] = {{-30, -150}, {30, 29}};

static gn_status densified(size_t size) {
    const double tolerance = 16e6 / ((double)size * (double)size);
    return told(gn_route_densify(half_around, 2, 0, tolerance, NULL, 0, &needed));
}

static gn_status written(size_t size) {
    gn_geojson_options options;
    gn_geojson_options_init(&options);
    options.edge_tolerance = 16e6 / ((double)size * (double)size);
    return told(gn_route_geojson(half_around, 2, &options, NULL, 0, NULL, 0, &needed));
}

/* Shapes and cells. */

/* The radius that holds with a tolerance between vertices is found by trial. */
static gn_status placed(size_t size) {
    const gn_point center = {60, 10};
    gn_shape_options options;
    gn_shape_options_init(&options);
    options.placement = GN_VERTICES_OUTSIDE;
    options.tolerance = 16e6 / ((double)size * (double)size);
    return told(gn_circle(&center, 9e6, &options, NULL, 0, &needed));
}

/* Whole degrees make a circle of a continent; no edge of it need be straighter than they are. */
static gn_status rounded(size_t size) {
    const gn_point center = {-60.7, 115.3};
    gn_shape_options options;
    gn_shape_options_init(&options);
    options.placement = GN_VERTICES_OUTSIDE;
    options.vertices = (uint32_t)size;
    options.decimals = 0;
    return told(gn_circle_geojson(&center, 1e-5, &options, NULL, 0, NULL, 0, &needed));
}

/* No side of a wedge need be straighter than decimals are, however fine the tolerance of its arc is. */
static gn_status sides(size_t size) {
    const gn_point center = {71.015625, 177.1875};
    gn_shape_options options;
    gn_shape_options_init(&options);
    options.placement = GN_VERTICES_INSIDE;
    options.tolerance = 1e-4 / (double)(size * size);
    options.decimals = 4;
    return told(gn_wedge_geojson(&center, 0, 19969999, 44, 17, &options, NULL, 0, NULL, 0, &needed));
}

/* Properties are written once for each ring and each radial line. */
static gn_status properties(size_t size) {
    char *text = room(size + 1, 1);
    memset(text, 'x', size);
    memcpy(text, "{\"a\":\"", 6);
    memcpy(text + size - 2, "\"}", 2);
    const gn_point center = {60, 10};
    const double radius = 1000;
    gn_shape_options options;
    gn_shape_options_init(&options);
    options.radials = 3600;
    return told(gn_ring_set_geojson(&center, &radius, 1, &options, text, size, NULL, 0, &needed));
}

static gn_status outline(size_t size) {
    gn_mgrs_cell cell;
    gn_status status = gn_mgrs_decode("ZAH", 3, &cell, NULL);
    if (status != GN_OK) return status;
    return told(gn_mgrs_outline(&cell, 16e4 / ((double)size * (double)size), NULL, 0, &needed));
}

/* The grid. */

/* The whole earth, with about as many vertices as `size` says. */
static gn_status grid(size_t size) {
    const gn_bounds earth = {-90, -180, 90, 180};
    gn_grid_options options;
    gn_grid_options_init(&options);
    options.spacing = 100000;
    options.minimum_pixels = 0.01;
    options.max_vertices = UINT64_MAX;
    options.tolerance_unit = GN_GRID_METERS;
    options.tolerance = 3e14 / ((double)size * (double)size);
    return told(gn_grid_lines(&earth, 4, &options, NULL, 0, &needed, NULL, 0, &lines));
}

/* All squares of the earth. The size is the zoom: labels do not become more. */
static gn_status labels(size_t size) {
    const gn_bounds earth = {-90, -180, 90, 180};
    gn_grid_options options;
    gn_grid_options_init(&options);
    options.content = GN_GRID_DRAW_SQUARES;
    options.spacing = 100000;
    options.max_vertices = UINT64_MAX;
    return told(gn_grid_labels(&earth, (double)size, &options, NULL, 0, &needed));
}

/* Texts. */

static char *repeated(const char *part, size_t size) {
    char *text = room(size + 1, 1);
    const size_t length = strlen(part);
    for (size_t i = 0; i < size; i++) text[i] = part[i % length];
    return text;
}

static gn_status typed(const char *text, size_t size, gn_point reference) {
    gn_mgrs_typing typing;
    size_t offset;
    return gn_mgrs_type(text, size, &reference, 5, &typing, &offset);
}

/* Two digits and a band leave most squares open; the reference is on the other side of the earth. */
static gn_status far_from_squares(size_t size) {
    char text[] = "00C";
    text[0] = (char)('0' + size / 10);
    text[1] = (char)('0' + size % 10);
    return typed(text, 3, (gn_point){-75, size > 30 ? -3 : 177});
}

static gn_status blanks_typed(size_t size) {
    char *text = repeated(" ", size);
    memcpy(text, "31U", 3);
    return typed(text, size, (gn_point){50, 3});
}

static gn_status blanks_decoded(size_t size) {
    char *text = repeated(" ", size);
    memcpy(text + size - 5, "31UDQ", 5);
    gn_mgrs_cell cell;
    size_t offset;
    return gn_mgrs_decode(text, size, &cell, &offset);
}

static gn_status parsed(const char *part, size_t size) {
    gn_position found[GN_POSITION_CANDIDATES];
    size_t offset;
    const gn_status status =
        gn_position_parse(repeated(part, size), size, GN_FORM_ANY, 0, found, GN_POSITION_CANDIDATES, &needed, &offset);
    return status == GN_OK ? GN_ERROR_NULL : GN_OK; /* None of these texts is a position. */
}

static gn_status digits(size_t size) { return parsed("7", size); }
static gn_status blanks(size_t size) { return parsed(" ", size); }
static gn_status signs(size_t size) { return parsed("1\xc2\xb0 ", size); }
static gn_status letters(size_t size) { return parsed("N ", size); }
static gn_status commas(size_t size) { return parsed("1, ", size); }
static gn_status colons(size_t size) { return parsed("1:2 ", size); }
static gn_status addresses(size_t size) { return parsed("geo:1;", size); }

static gn_status long_number(size_t size) {
    double meters;
    size_t offset;
    char *text = repeated("9", size);
    memcpy(text, "0.", 2);
    memcpy(text + size - 2, " m", 2);
    return gn_length_parse(text, size, &meters, &offset);
}

/* Streams: an event that comes byte by byte, each other one of which might end it. */
static gn_status streamed(size_t size) {
    char *event = room(size + 64, 1);
    size_t end = (size_t)sprintf(event, "<event><detail>");
    for (; end < size; end++) event[end] = end % 2 ? '>' : 'x';
    end += (size_t)sprintf(event + end, "</detail></event>");
    gn_cot_search search = {0};
    for (size_t come = 1; come <= end; come++) {
        const gn_status status = gn_cot_search_event(event, come, 0x7fffffff, &search, &search, &needed, NULL);
        if (status != GN_OK) return status;
    }
    return needed == end ? GN_OK : GN_ERROR_TEXT_INCOMPLETE;
}

/* Shots on a circle: each may be the one that is farthest from another. */
static gn_status on_a_circle(size_t size) {
    gn_plane_point *shots = room(size, sizeof *shots);
    for (size_t i = 0; i < size; i++) {
        const double angle = 2 * 3.141592653589793 * (double)i / (double)size;
        shots[i] = (gn_plane_point){cos(angle), sin(angle)};
    }
    gn_group group;
    return gn_group_measure(shots, size, NULL, &group);
}

/* Rays over flat ground with `size` steps from one row to the next. */
static gn_status rays(size_t size) {
    const size_t bytes = 2 * 1201 * 1201;
    const char *file = room(bytes, 1);
    gn_height_grid grid;
    gn_height_grid_hgt(file, bytes, 46, 8, &grid);
    const gn_cell_grid cells = {46.68, 8.32, -9e-4, 9e-4, 400, 400};
    const gn_point observer = {46.5, 8.5};
    gn_sight_options options;
    gn_sight_options_init(&options);
    options.step = 100 / (double)size;
    uint8_t *seen = room(400 * 400, 1);
    return gn_viewshed_cells(file, bytes, &grid, 1, &observer, 10, 2, 20000, &options, &cells, seen, 400 * 400, &needed);
}

/* A raster beyond the grids: each place is looked for in `size` grids. */
static gn_status raster_beyond_the_grids(size_t size) {
    const char flat[8] = {0};
    const gn_height_grid one = {46, 8, -0.001, 0.001, -32768, 1, 0, 0, 4, 2, 2, 2, GN_HEIGHTS_INT16, 0};
    gn_height_grid *grids = room(size, sizeof *grids);
    for (size_t i = 0; i < size; i++) grids[i] = one;
    const gn_cell_grid cells = {46.1, 7.9, -1e-3, 1e-3, 200, 200};
    const gn_point observer = {46, 8};
    uint8_t *seen = room(200 * 200, 1);
    return gn_viewshed_cells(flat, sizeof flat, grids, size, &observer, 2, 0, 50000, NULL, &cells, seen, 200 * 200, &needed);
}

/* Rays beyond the grids: each place is looked for in `size` grids. */
static gn_status beyond_the_grids(size_t size) {
    const char flat[8] = {0};
    const gn_height_grid one = {46, 8, -0.001, 0.001, -32768, 1, 0, 0, 4, 2, 2, 2, GN_HEIGHTS_INT16, 0};
    gn_height_grid *grids = room(size, sizeof *grids);
    for (size_t i = 0; i < size; i++) grids[i] = one;
    const gn_point observer = {46, 8};
    gn_sight_options options;
    gn_sight_options_init(&options);
    options.step = 100;
    return told(gn_viewshed_dead_ground(flat, sizeof flat, grids, size, &observer, 2, 0, 100000, 0, 100, 1, &options, NULL, 0, &needed));
}

static gn_status zigzag_in_tiles(size_t size) {
    return gn_tile_count_route(zigzag(size, 1e-3), size, 1000, 9, 9, &needed);
}

/* Edges from one side of the earth to the other, across the meridian of the position. */
static const gn_point *around_both_sides(size_t size) {
    gn_point *ring = points(size);
    for (size_t i = 0; i < size; i++) ring[i] = (gn_point){-60 + 120 * (double)i / (double)size, i % 2 ? 89.95 : -89.95};
    return ring;
}

static gn_status amid_half_around(size_t size) {
    int32_t side;
    return gn_polygon_contains(around_both_sides(size), size, NULL, 0, &in_the_middle, &side);
}

static gn_status amid_half_around_in_index(size_t size) {
    int32_t side;
    uint8_t status = 0;
    uint64_t *words = index_of_ring(around_both_sides(size), size);
    gn_edge_index_contains_batch(words, needed, &in_the_middle.latitude, 0, &in_the_middle.longitude, 0, 1, &side, sizeof side,
                                 &status);
    return status;
}

static gn_status amid_half_around_in_fence(size_t size) {
    const gn_fence fence = {1, GN_FENCE_POLYGON, GN_FENCE_ENTER | GN_FENCE_EXIT, (uint32_t)size, 0, 0, 0, 0};
    uint64_t *words = index_of_fences(&fence, 1, around_both_sides(size), size);
    return told(gn_fence_index_holding(words, needed, &in_the_middle, NAN, NULL, 0, &needed));
}

static const struct {
    const char *name, *function;
    gn_status (*call)(size_t size);
} cases[] = {
    {"comb", "gn_polygon_find_crossing", comb},
    {"out_and_back_at_rest", "gn_polygon_find_crossing", out_and_back_at_rest},
    {"coast", "gn_polygon_find_crossing", coast},
    {"holes_apart", "gn_polygon_find_crossing", holes_apart},
    {"around_a_pole", "gn_polygon_contains", around_a_pole},
    {"amid_half_around", "gn_polygon_contains", amid_half_around},
    {"long_edges", "gn_polygon_centroid", long_edges},
    {"holes", "gn_polygon_geojson", holes},
    {"areas_with_holes", "gn_features_geojson", areas_with_holes},
    {"holes_in_curves", "gn_polygon_geojson", holes_in_curves},
    {"spiral", "gn_route_simplify", spiral},
    {"straight", "gn_route_simplify", straight},
    {"folded", "gn_route_simplify", folded},
    {"equally_far", "gn_route_nearest", equally_far},
    {"beside_a_zigzag", "gn_route_nearest", beside_a_zigzag},
    {"beside_a_zigzag_batch", "gn_route_nearest_batch", beside_a_zigzag_batch},
    {"beside_a_track", "gn_route_corridor", beside_a_track},
    {"beside_one_who_stands", "gn_route_corridor", beside_one_who_stands},
    {"arrow_to_and_fro", "gn_route_arrow", arrow_to_and_fro},
    {"index_of_polygon", "gn_polygon_index_build", index_of_polygon},
    {"index_of_route", "gn_route_index_build", index_of_route},
    {"checked", "gn_index_check", checked},
    {"comb_in_index", "gn_edge_index_crossings", comb_in_index},
    {"at_rest", "gn_edge_index_crossings", at_rest},
    {"out_and_back_in_index", "gn_edge_index_crossings", out_and_back_in_index},
    {"around_a_pole_in_index", "gn_edge_index_contains_batch", around_a_pole_in_index},
    {"amid_half_around_in_index", "gn_edge_index_contains_batch", amid_half_around_in_index},
    {"amid_half_around_in_fence", "gn_fence_index_holding", amid_half_around_in_fence},
    {"equally_far_in_index", "gn_edge_index_nearest_batch", equally_far_in_index},
    {"in_a_zigzag", "gn_edge_index_nearest_batch", in_a_zigzag},
    {"beside_legs_to_and_fro", "gn_edge_index_nearest_batch", beside_legs_to_and_fro},
    {"fences_in_one_place", "gn_fence_index_build", fences_in_one_place},
    {"fence_of_long_edges", "gn_fence_index_build", fence_of_long_edges},
    {"held_by_all", "gn_fence_index_holding", held_by_all},
    {"around_a_pole_in_fence", "gn_fence_index_holding_batch", around_a_pole_in_fence},
    {"left_at_once", "gn_fence_index_step", left_at_once},
    {"across_teeth", "gn_fence_index_step", across_teeth},
    {"across_a_corridor", "gn_fence_index_step", across_a_corridor},
    {"across_a_zigzag", "gn_fence_index_step", across_a_zigzag},
    {"beside_laps", "gn_fence_index_step", beside_laps},
    {"in_the_middle_of_a_route", "gn_navigation_step", in_the_middle_of_a_route},
    {"off_a_zigzag", "gn_navigation_step", off_a_zigzag},
    {"densified", "gn_route_densify", densified},
    {"written", "gn_route_geojson", written},
    {"placed", "gn_circle", placed},
    {"rounded", "gn_circle_geojson", rounded},
    {"sides", "gn_wedge_geojson", sides},
    {"properties", "gn_ring_set_geojson", properties},
    {"outline", "gn_mgrs_outline", outline},
    {"grid", "gn_grid_lines", grid},
    {"labels", "gn_grid_labels", labels},
    {"far_from_squares", "gn_mgrs_type", far_from_squares},
    {"blanks_typed", "gn_mgrs_type", blanks_typed},
    {"blanks_decoded", "gn_mgrs_decode", blanks_decoded},
    {"digits", "gn_position_parse", digits},
    {"blanks", "gn_position_parse", blanks},
    {"signs", "gn_position_parse", signs},
    {"letters", "gn_position_parse", letters},
    {"commas", "gn_position_parse", commas},
    {"colons", "gn_position_parse", colons},
    {"addresses", "gn_position_parse", addresses},
    {"long_number", "gn_length_parse", long_number},
    {"streamed", "gn_cot_search_event", streamed},
    {"on_a_circle", "gn_group_measure", on_a_circle},
    {"rays", "gn_viewshed_cells", rays},
    {"raster_beyond_the_grids", "gn_viewshed_cells", raster_beyond_the_grids},
    {"beyond_the_grids", "gn_viewshed_dead_ground", beyond_the_grids},
    {"zigzag_in_tiles", "gn_tile_count_route", zigzag_in_tiles},
};

int main(int argc, char **argv) {
    const size_t count = sizeof cases / sizeof *cases;
    for (size_t i = 0; i < count; i++) {
        if (argc < 3) {
            printf("%s %s\n", cases[i].name, cases[i].function);
        } else if (strcmp(argv[1], cases[i].name) == 0) {
            const gn_status status = cases[i].call((size_t)strtoull(argv[2], NULL, 10));
            printf("%zu\n", needed);
            if (status != GN_OK) fprintf(stderr, "%s\n", gn_status_name(status));
            return status != GN_OK;
        }
    }
    return argc < 3 ? 0 : 2;
}
