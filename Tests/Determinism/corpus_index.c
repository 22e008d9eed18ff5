/*
 * The part of the corpus that goes over indexes of points and of edges.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

/* An index of points: its words, and its answers to queries. */
void run_point_index(void) {
    /* 26 words for a leaf of eight, 24 for a group of eight leaves, and the header. */
    static uint64_t words[12 + 26 * (BLOCK / 8) + 24 * (BLOCK / 64 + 1)];
    static gn_neighbor rows[5 * SOME], found[SOME];
    static int32_t counts[SOME];
    static uint64_t ids[BLOCK], many_ids[BLOCK * SOME];
    size_t needed = 0;
    int32_t kind = 0;
    gn_status status = gn_point_index_build(latitudes, 8, longitudes, 8, BLOCK, words, sizeof words / 8, &needed, statuses);
    absorb_integer(OF_gn_point_index_build, status);
    absorb(OF_gn_point_index_build, needed);
    for (uint32_t i = 0; i < BLOCK; i++) absorb_integer(OF_gn_point_index_build, statuses[i]);
    for (uint32_t i = 0; i < needed; i++) absorb(OF_gn_point_index_build, words[i]);
    absorb_integer(OF_gn_index_check, gn_index_check(words, needed, &kind));
    absorb_integer(OF_gn_index_check, kind);

    const uint32_t limits[] = {1, 5};
    for (int k = 0; k < 2; k++) {
        const uint32_t limit = limits[k];
        size_t places = 0;
        status = gn_point_index_nearest_batch(words, needed, latitudes, 8, longitudes, 8, SOME, limit, 1e6, rows, 5 * SOME,
                                              &places, statuses);
        absorb_rows(OF_gn_point_index_nearest_batch, status, rows, limit * sizeof *rows);
        absorb_count(OF_gn_point_index_nearest_batch, places);
        for (uint32_t i = 0; i < SOME; i++) {
            const gn_point at = {latitudes[i], longitudes[i]};
            size_t count = 0;
            const gn_status one = gn_point_index_nearest(words, needed, &at, limit, 1e6, found, limit, &count);
            expect(OF_gn_point_index_nearest_batch,
                   one == statuses[i] && same_bytes(found, &rows[i * limit], (uint32_t)(count * sizeof *rows)));
        }
    }
    status = gn_point_index_count_batch(words, needed, latitudes, 8, longitudes, 8, SOME, 2e6, counts, 4, statuses);
    absorb_rows(OF_gn_point_index_count_batch, status, counts, 4);
    for (uint32_t i = 0; i < SOME; i++) {
        const gn_point at = {latitudes[i], longitudes[i]};
        size_t count = 0;
        gn_status one = gn_point_index_within(words, needed, &at, 2e6, found, SOME, &count);
        expect(OF_gn_point_index_count_batch,
               (one == GN_ERROR_BUFFER_TOO_SMALL || one == statuses[i]) && (statuses[i] || counts[i] == (int32_t)count));
        absorb_integer(OF_gn_point_index_within, one);
        for (uint32_t k = 0; one == GN_OK && k < count; k++) {
            absorb_double(OF_gn_point_index_within, found[k].distance);
            absorb(OF_gn_point_index_within, found[k].id);
        }
        one = gn_point_index_nearest(words, needed, &at, 9, INFINITE, found, 9, &count);
        absorb_integer(OF_gn_point_index_nearest, one);
        for (uint32_t k = 0; one == GN_OK && k < count; k++) {
            absorb_double(OF_gn_point_index_nearest, found[k].distance);
            absorb(OF_gn_point_index_nearest, found[k].id);
        }
    }
    static gn_neighbor near[BLOCK * SOME];
    size_t size = needed, first = 0;
    status = gn_point_index_within_batch(words, size, latitudes, 8, longitudes, 8, SOME, 2e6, counts, 4, near, BLOCK * SOME,
                                         &needed, statuses);
    absorb_rows(OF_gn_point_index_within_batch, status, counts, 4);
    absorb_count(OF_gn_point_index_within_batch, needed);
    for (uint32_t i = 0; i < SOME; i++) {
        const gn_point at = {latitudes[i], longitudes[i]};
        size_t count = 0;
        const gn_status one = gn_point_index_within(words, size, &at, 2e6, found, SOME, &count);
        expect(OF_gn_point_index_within_batch,
               one == GN_ERROR_BUFFER_TOO_SMALL ||
                   (one == statuses[i] && count == (size_t)counts[i] &&
                    same_bytes(found, near + first, (uint32_t)(count * sizeof *found))));
        first += (size_t)counts[i];
    }
    static const double south = -40, north = 50;
    status = gn_point_index_in_bounds_batch(words, size, &south, 0, longitudes, 8, &north, 0, &longitudes[1], 8, SOME, counts,
                                            4, many_ids, BLOCK * SOME, &needed, statuses);
    absorb_rows(OF_gn_point_index_in_bounds_batch, status, counts, 4);
    absorb_count(OF_gn_point_index_in_bounds_batch, needed);
    first = 0;
    for (uint32_t i = 0; i < SOME; i++) {
        const gn_bounds view = {south, longitudes[i], north, longitudes[i + 1]};
        size_t count = 0;
        const gn_status one = gn_point_index_in_bounds(words, size, &view, ids, BLOCK, &count);
        expect(OF_gn_point_index_in_bounds_batch,
               one == statuses[i] && count == (size_t)counts[i] &&
                   same_bytes(ids, many_ids + first, (uint32_t)(count * sizeof *ids)));
        first += (size_t)counts[i];
    }
    needed = size;
    const gn_bounds bounds = {-40, latitudes[0] < 0 ? 100 : -100, 50, 20};
    absorb_integer(OF_gn_point_index_in_bounds, gn_point_index_in_bounds(words, needed, &bounds, ids, BLOCK, &needed));
    for (uint32_t i = 0; i < needed; i++) absorb(OF_gn_point_index_in_bounds, ids[i]);
}

/* A polygon with holes, whose edges are many enough for a tree of two levels, and points near it. Products are exact, so it
 * does not matter whether a compiler fuses them with sums. */
const size_t outline_rings[1 + HOLES] = {OUTLINE, HOLE, HOLE, HOLE};
gn_point outline[CORNERS], around[SOME];
double outline_size;

/* Around the border of a square of 2 by 2, as many steps for each side. */
static gn_point on_square(int step, int count) {
    const double part = 2.0 * (step % (count / 4)) / (count / 4) - 1;
    switch (4 * step / count) {
    case 0: return (gn_point){-1, part};
    case 1: return (gn_point){part, 1};
    case 2: return (gn_point){1, -part};
    default: return (gn_point){-part, -1};
    }
}

double held(double latitude) { return latitude > 90 ? 90 : latitude < -90 ? -90 : latitude; }

static void make_outline(uint32_t kind) {
    gn_point middle;
    make_position(kind, &middle.latitude, &middle.longitude);
    const double size = outline_size = power_of_two((int)random_integer(-18, 5));
    for (int i = 0; i < CORNERS; i++) {
        const int hole = i < OUTLINE ? -1 : (i - OUTLINE) / HOLE;
        const gn_point corner = hole < 0 ? on_square(i, OUTLINE) : on_square((i - OUTLINE) % HOLE, HOLE);
        const double share = (double)random_integer(224, 256) * 0x1p-8 * (hole < 0 ? 1 : 0.125);
        outline[i].latitude = held(middle.latitude + size * corner.latitude * share);
        outline[i].longitude = middle.longitude + size * (corner.longitude * share + (hole < 0 ? 0 : 0.5 * hole - 0.5));
    }
    for (int i = 0; i < SOME; i++) {
        around[i] = outline[random_integer(0, CORNERS - 1)];
        if (i % 8 == 0) around[i] = (gn_point){latitudes[i], longitudes[i]};
        if (i % 8 < 2) continue;
        around[i].latitude = held(around[i].latitude + size * (double)random_integer(-256, 256) * 0x1p-8);
        around[i].longitude += size * (double)random_integer(-256, 256) * 0x1p-8;
    }
}

static void absorb_crossings(gn_status status, const gn_polygon_crossing *found, size_t needed) {
    absorb_integer(OF_gn_edge_index_crossings, status);
    absorb_count(OF_gn_edge_index_crossings, needed);
    for (size_t i = 0; status == GN_OK && i < needed; i++) {
        absorb(OF_gn_edge_index_crossings, found[i].edge);
        absorb(OF_gn_edge_index_crossings, found[i].other_edge);
        absorb_point(OF_gn_edge_index_crossings, &found[i].point);
    }
}

void absorb_index(int function, gn_status status, const uint64_t *words, size_t needed) {
    int32_t kind = 0;
    absorb_integer(function, status);
    absorb_count(function, needed);
    for (size_t i = 0; status == GN_OK && i < needed; i++) absorb(function, words[i]);
    absorb_integer(OF_gn_index_check, gn_index_check(words, needed, &kind));
    absorb_integer(OF_gn_index_check, kind);
}

/* Indexes of edges: their words, and their answers to queries. */
void run_edge_index(uint32_t kind) {
    enum { WORDS = 1 << 10, PAIRS = 1 << 10 };
    static uint64_t words[WORDS], route_words[WORDS];
    static gn_polygon_crossing pairs[PAIRS];
    static gn_route_place places[SOME];
    static int32_t sides[SOME];
    size_t needed = 0, route_needed = 0, count = 0;
    make_outline(kind);
    for (int i = 0; i < WORDS; i++) words[i] = route_words[i] = 0;
    gn_status status = gn_polygon_index_build(outline, CORNERS, outline_rings, 1 + HOLES, words, WORDS, &needed);
    absorb_index(OF_gn_polygon_index_build, status, words, needed);
    status = gn_route_index_build(outline, CORNERS, route_words, WORDS, &route_needed);
    absorb_index(OF_gn_route_index_build, status, route_words, route_needed);
    if (status != GN_OK) return;

    const double *const latitude = &around[0].latitude, *const longitude = &around[0].longitude;
    status = gn_edge_index_contains_batch(words, needed, latitude, 16, longitude, 16, SOME, sides, 4, statuses);
    absorb_rows(OF_gn_edge_index_contains_batch, status, sides, 4);
    for (uint32_t i = 0; i < SOME; i++) {
        int32_t side = 0;
        const gn_status one = gn_polygon_contains(outline, CORNERS, outline_rings, 1 + HOLES, &around[i], &side);
        expect(OF_gn_edge_index_contains_batch, one == statuses[i] && side == sides[i]);
    }
    status = gn_edge_index_nearest_batch(words, needed, latitude, 16, longitude, 16, SOME, 0, INFINITE, places,
                                         sizeof *places, statuses);
    absorb_rows(OF_gn_edge_index_nearest_batch, status, places, sizeof *places);
    status = gn_edge_index_nearest_batch(route_words, route_needed, latitude, 16, longitude, 16, SOME, 0, INFINITE,
                                         places, sizeof *places, statuses);
    absorb_rows(OF_gn_edge_index_nearest_batch, status, places, sizeof *places);
    for (uint32_t i = 0; i < SOME; i++) {
        gn_route_place place;
        expect(OF_gn_edge_index_nearest_batch, gn_route_nearest(outline, CORNERS, &around[i], &place) == statuses[i] &&
                                                   (statuses[i] || same_bytes(&place, &places[i], sizeof place)));
    }
    status = gn_edge_index_nearest_batch(route_words, route_needed, latitude, 16, longitude, 16, SOME, 1000, 1e5, places,
                                         sizeof *places, statuses);
    absorb_rows(OF_gn_edge_index_nearest_batch, status, places, sizeof *places);
    status = gn_edge_index_crossings(words, needed, 0, 0, pairs, PAIRS, &count);
    absorb_crossings(status, pairs, count);
    status = gn_edge_index_crossings(route_words, route_needed, words, needed, pairs, PAIRS, &count);
    absorb_crossings(status, pairs, count);
}
