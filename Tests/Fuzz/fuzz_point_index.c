/* SPDX-License-Identifier: MIT
 *
 * Any bytes as points, of which an index is built in a block of exactly its size, and asked: answers are those of a look at
 * every point. Then some of its words are replaced, or there are fewer of them, and it is asked again: the answers
 * may be anything, but nothing outside the block is read.
 */
#include "fuzz.h"

enum { MOST = 96 };

/* In a lattice, in a town, or anywhere; some are refused. */
static gn_point take_point(source *s, uint8_t kind) {
    switch (kind & 3) {
    case 0: return (gn_point){(double)(int8_t)take_byte(s) * 15, (double)(int8_t)take_byte(s) * 15};
    case 1: return (gn_point){48 + ldexp((double)(int8_t)take_byte(s), -(kind >> 2)),
                              179.9 + ldexp((double)(int8_t)take_byte(s), -(kind >> 2))};
    case 2: return (gn_point){(double)(int16_t)take(s, 2) / 364, (double)(int16_t)take(s, 2) / 182};
    default: return (gn_point){take_number(s), take_number(s)};
    }
}

static int is_ordered(const gn_neighbor *a, const gn_neighbor *b) {
    return a->distance < b->distance || (a->distance == b->distance && a->id < b->id);
}

static void check_answers(const uint64_t *words, size_t size, const gn_point *points, const uint8_t *statuses,
                          size_t count, gn_point at, uint32_t limit, double distance, gn_bounds bounds) {
    gn_neighbor all[MOST], found[MOST];
    size_t expected = 0, needed = 0;
    for (size_t i = 0; i < count; i++) {
        if (statuses[i]) continue;
        gn_neighbor one = {0, i};
        if (gn_geodesic_inverse(&at, &points[i], &one.distance, NULL, NULL) != GN_OK || one.distance > distance) continue;
        size_t place = expected++;
        for (; place > 0 && is_ordered(&one, &all[place - 1]); place--) all[place] = all[place - 1];
        all[place] = one;
    }
    if (gn_point_index_within(words, size, &at, distance, found, MOST, &needed) != GN_OK) {
        HOLDS(!(fabs(at.latitude) <= 90 && isfinite(at.longitude) && distance >= 0));
        return;
    }
    HOLDS(needed == expected && memcmp(all, found, expected * sizeof *all) == 0);
    HOLDS(gn_point_index_within(words, size, &at, distance, NULL, 0, &needed) ==
          (expected ? GN_ERROR_BUFFER_TOO_SMALL : GN_OK));
    HOLDS(needed == expected);
    int32_t number = -1;
    HOLDS(gn_point_index_count_batch(words, size, &at.latitude, 0, &at.longitude, 0, 1, distance, &number, 4, NULL) ==
          GN_OK);
    HOLDS(number == (int32_t)expected);
    HOLDS(gn_point_index_nearest(words, size, &at, limit, distance, found, MOST, &needed) == GN_OK);
    const size_t nearest = expected < limit ? expected : limit;
    HOLDS(needed == nearest && memcmp(all, found, nearest * sizeof *all) == 0);
    /* Two rows, in a block of exactly their size. */
    gn_neighbor *rows = malloc(2 * limit * sizeof *rows + 1);
    const gn_status status = gn_point_index_nearest_batch(words, size, &at.latitude, 0, &at.longitude, 0, 2, limit, distance,
                                                          rows, 2 * limit, &needed, NULL);
    HOLDS(limit ? status == GN_OK && needed == 2 * limit : status == GN_ERROR_COUNT && needed == 0);
    for (size_t i = 0; i < needed; i++) {
        const size_t place = i % limit;
        HOLDS(place < nearest ? memcmp(&rows[i], &all[place], sizeof *rows) == 0
                              : isinf(rows[i].distance) && rows[i].id == UINT64_MAX);
    }
    free(rows);

    /* The same position three times, one of them refused, in a block of exactly the size needed. */
    const double latitudes[] = {at.latitude, 91, at.latitude};
    int32_t counts[3];
    uint8_t refusals[3];
    gn_neighbor *near = malloc(2 * expected * sizeof *near + 1);
    HOLDS(gn_point_index_within_batch(words, size, latitudes, 8, &at.longitude, 0, 3, distance, counts, 4, near,
                                      2 * expected, &needed, refusals) == GN_PARTIAL);
    HOLDS(needed == 2 * expected && counts[0] == (int32_t)expected && counts[1] == 0 && counts[2] == counts[0]);
    HOLDS(refusals[0] == GN_OK && refusals[1] == GN_ERROR_LATITUDE && refusals[2] == GN_OK);
    HOLDS(memcmp(near, all, expected * sizeof *all) == 0 && memcmp(near + expected, all, expected * sizeof *all) == 0);
    if (expected) {
        /* One is lacking: all are counted, none is left. */
        HOLDS(gn_point_index_within_batch(words, size, latitudes, 8, &at.longitude, 0, 3, distance, counts, 4, near,
                                          2 * expected - 1, &needed, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(needed == 2 * expected && counts[0] == (int32_t)expected && counts[2] == counts[0]);
        for (size_t i = 0; i + 1 < 2 * expected; i++) HOLDS(isnan(near[i].distance) && near[i].id == 0);
    }
    free(near);

    uint64_t ids[MOST];
    const gn_status viewed = gn_point_index_in_bounds(words, size, &bounds, ids, MOST, &needed);
    uint64_t *again = malloc(2 * MOST * sizeof *again);
    size_t both = 0;
    HOLDS(gn_point_index_in_bounds_batch(words, size, &bounds.south, 0, &bounds.west, 0, &bounds.north, 0, &bounds.east, 0, 2,
                                         counts, 4, again, 2 * MOST, &both, refusals) ==
          (viewed == GN_OK ? GN_OK : GN_PARTIAL));
    HOLDS(refusals[0] == viewed && refusals[1] == viewed && both == 2 * needed && counts[1] == (int32_t)needed);
    HOLDS(memcmp(again, ids, needed * 8) == 0 && memcmp(again + needed, ids, needed * 8) == 0);
    free(again);
    if (viewed != GN_OK) return;
    for (size_t i = 1; i < needed; i++) HOLDS(ids[i - 1] < ids[i]);
    for (size_t i = 0; i < needed; i++) {
        HOLDS(points[ids[i]].latitude >= bounds.south && points[ids[i]].latitude <= bounds.north);
    }
    /* A point in a circle is in its bounds. */
    if (gn_circle_bounds(&at, distance, &bounds) != GN_OK) return;
    HOLDS(gn_point_index_in_bounds(words, size, &bounds, ids, MOST, &needed) == GN_OK);
    for (size_t i = 0, k = 0; i < expected; i++) {
        for (k = 0; k < needed && ids[k] != all[i].id; k++) continue;
        HOLDS(k < needed);
    }
}

/* Queries with any words. */
static void ask(const uint64_t *words, size_t size, gn_point at, uint32_t limit, double distance, gn_bounds bounds) {
    gn_neighbor found[MOST];
    uint64_t ids[MOST];
    size_t needed;
    int32_t number;
    HOLDS(known(gn_index_check(words, size, NULL)));
    gn_status status = gn_point_index_nearest(words, size, &at, limit, distance, found, MOST, &needed);
    HOLDS(known(status));
    if (status == GN_OK) {
        HOLDS(needed <= MOST);
        for (size_t i = 0; i < needed; i++) HOLDS(found[i].distance >= 0 && found[i].distance <= distance);
    }
    HOLDS(known(gn_point_index_within(words, size, &at, distance, found, 3, &needed)));
    HOLDS(known(gn_point_index_in_bounds(words, size, &bounds, ids, 3, &needed)));
    HOLDS(known(gn_point_index_nearest_batch(words, size, &at.latitude, 0, &at.longitude, 0, 1, limit % 5, distance, found,
                                             MOST, &needed, NULL)));
    HOLDS(known(gn_point_index_count_batch(words, size, &at.latitude, 0, &at.longitude, 0, 1, distance, &number, 4, NULL)));
    HOLDS(known(gn_point_index_within_batch(words, size, &at.latitude, 0, &at.longitude, 0, 1, distance, &number, 4, found, 3,
                                            &needed, NULL)));
    HOLDS(known(gn_point_index_in_bounds_batch(words, size, &bounds.south, 0, &bounds.west, 0, &bounds.north, 0,
                                               &bounds.east, 0, 1, &number, 4, ids, 3, &needed, NULL)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t data_size) {
    source s = {data, data_size};
    const size_t count = take_byte(&s) % (MOST + 1);
    const uint8_t kind = take_byte(&s);
    gn_point points[MOST];
    uint8_t statuses[MOST];
    const gn_point at = take_point(&s, take_byte(&s));
    const uint32_t limit = take_byte(&s);
    const double distance = limit & 1 ? INFINITY : take_number(&s);
    const gn_bounds bounds = {take_number(&s), take_number(&s), take_number(&s), take_number(&s)};
    uint64_t changes[8][2];
    for (int i = 0; i < 8; i++) {
        changes[i][0] = take(&s, 2);
        changes[i][1] = kind & 32 ? take(&s, 8) : bits_of(take_number(&s));
    }
    for (size_t i = 0; i < count; i++) points[i] = take_point(&s, kind);

    size_t size = 0, needed = 0;
    HOLDS(gn_point_index_build(&points->latitude, 16, &points->longitude, 16, count, NULL, 0, &size, NULL) ==
          GN_ERROR_BUFFER_TOO_SMALL);
    uint64_t *words = (uint64_t *)malloc(size * 8);
    if (!words) abort();
    memset(words, 0xA5, size * 8);
    const gn_status status = gn_point_index_build(&points->latitude, 16, &points->longitude, 16, count, words, size,
                                                  &needed, statuses);
    HOLDS(needed == size && (status == GN_OK || status == GN_PARTIAL));
    int32_t index_kind = 0;
    HOLDS(gn_index_check(words, size, &index_kind) == GN_OK && index_kind == GN_INDEX_POINTS);
    check_answers(words, size, points, statuses, count, at, limit, distance, bounds);

    for (int i = 0; i < 8; i++) {
        words[changes[i][0] % size] = changes[i][1];
        ask(words, size, at, limit, distance, bounds);
        /* Fewer words, in a block of their own. */
        const size_t less = (size_t)(changes[i][0] >> 3) % (size + 1);
        uint64_t *part = (uint64_t *)malloc(less ? less * 8 : 8);
        if (!part) abort();
        memcpy(part, words, less * 8);
        ask(part, less, at, limit, distance, bounds);
        free(part);
        if (i == 3) {
            /* The header as it was, so that the rest is looked at. */
            gn_point_index_build(&points->latitude, 16, &points->longitude, 16, count, words, size, NULL, NULL);
        }
    }
    free(words);
    return 0;
}
