/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a polygon or a route, of whose edges an index is built in a block of exactly its size, and asked: answers are
 * those of the functions without an index. Then some of its words are replaced, or there are fewer of them, and it is asked
 * again: the answers may be anything, but nothing outside the block is read.
 */
#include "fuzz.h"

enum { MOST = 96, MOST_RINGS = 4, POSITIONS = 6 };

/* The source of the index, and a query. */
typedef struct question {
    int is_route;
    gn_point points[MOST];
    size_t count;
    size_t rings[MOST_RINGS];
    size_t ring_count;
    gn_point positions[POSITIONS];
    double start, end;
} question;

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

static gn_status build(const question *q, uint64_t *words, size_t capacity, size_t *needed) {
    if (q->is_route) return gn_route_index_build(q->points, q->count, words, capacity, needed);
    return gn_polygon_index_build(q->points, q->count, q->rings, q->ring_count, words, capacity, needed);
}

/* A block of words that ends where memory ends, at any multiple of 8. */
typedef struct block {
    void *memory;
    uint64_t *words;
} block;

static block make_block(size_t count, int is_odd) {
    block made = {malloc((count ? count : 1) * 8 + (is_odd ? 8 : 0)), NULL};
    if (!made.memory) abort();
    made.words = (uint64_t *)made.memory + (is_odd ? 1 : 0);
    memset(made.words, 0xA5, count * 8);
    return made;
}

static int is_ordered(const gn_polygon_crossing *a, const gn_polygon_crossing *b) {
    return a->edge < b->edge || (a->edge == b->edge && a->other_edge < b->other_edge);
}

/* All pairs, in a block of their own; how many there are is in `count`. */
static gn_polygon_crossing *find_crossings(const uint64_t *words, size_t size, const uint64_t *others, size_t other_size,
                                           size_t *count) {
    size_t again = 0;
    gn_status status = gn_edge_index_crossings(words, size, others, other_size, NULL, 0, count);
    HOLDS(status == (*count ? GN_ERROR_BUFFER_TOO_SMALL : GN_OK));
    gn_polygon_crossing *found = (gn_polygon_crossing *)malloc(*count * sizeof *found + 1);
    if (!found) abort();
    if (*count > 1) {
        HOLDS(gn_edge_index_crossings(words, size, others, other_size, found, *count - 1, &again) ==
              GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(again == *count);
        const gn_polygon_crossing none = {0, 0, {0, 0}, 0, 0};
        for (size_t i = 0; i + 1 < *count; i++) HOLDS(memcmp(&found[i], &none, sizeof none) == 0);
    }
    HOLDS(gn_edge_index_crossings(words, size, others, other_size, found, *count, &again) == GN_OK && again == *count);
    for (size_t i = 0; i < *count; i++) {
        HOLDS(found[i].found == 1 && found[i].reserved == 0 && is_position(found[i].point));
        HOLDS(i == 0 || is_ordered(&found[i - 1], &found[i]));
    }
    return found;
}

static void check_crossings(const question *q, const uint64_t *words, size_t size) {
    size_t count = 0;
    gn_polygon_crossing *found = find_crossings(words, size, NULL, 0, &count);
    for (size_t i = 0; i < count; i++) HOLDS(found[i].edge < found[i].other_edge && found[i].other_edge < q->count);
    if (!q->is_route) {
        gn_polygon_crossing one;
        HOLDS(gn_polygon_find_crossing(q->points, q->count, q->rings, q->ring_count, &one) == GN_OK);
        HOLDS(one.found == (count > 0));
        size_t at = 0;
        while (at < count && (found[at].edge != one.edge || found[at].other_edge != one.other_edge)) at++;
        HOLDS(!one.found || (at < count && memcmp(&found[at], &one, sizeof one) == 0));
    }
    free(found);
    /* Beside itself, each pair is found from both sides, and edges that have a length meet themselves. */
    size_t twice = 0;
    found = find_crossings(words, size, words, size, &twice);
    for (size_t i = 0; i < twice; i++) HOLDS(found[i].edge < q->count && found[i].other_edge < q->count);
    HOLDS(twice >= count);
    free(found);
}

static void check_sides(const question *q, const uint64_t *words, size_t size) {
    int32_t sides[POSITIONS];
    uint8_t statuses[POSITIONS];
    const double *first = &q->positions->latitude;
    const gn_status status =
        gn_edge_index_contains_batch(words, size, first, 16, first + 1, 16, POSITIONS, sides, 4, statuses);
    if (q->is_route) {
        HOLDS(status == GN_ERROR_INDEX_KIND);
        return;
    }
    int refused = 0;
    for (int i = 0; i < POSITIONS; i++) {
        int32_t side = 0;
        const gn_status single =
            gn_polygon_contains(q->points, q->count, q->rings, q->ring_count, &q->positions[i], &side);
        HOLDS(single == (gn_status)statuses[i] && side == sides[i]);
        refused |= single != GN_OK;
    }
    HOLDS(status == (refused ? GN_PARTIAL : GN_OK));
}

static void check_nearest(const question *q, const uint64_t *words, size_t size) {
    gn_route_place places[POSITIONS], in_window[POSITIONS];
    uint8_t statuses[POSITIONS], again[POSITIONS];
    const double *first = &q->positions->latitude;
    const gn_status status = gn_edge_index_nearest_batch(words, size, first, 16, first + 1, 16, POSITIONS, 0, INFINITY,
                                                         places, sizeof *places, statuses);
    const size_t outer = q->is_route || q->ring_count == 0 ? q->count : q->rings[0];
    if (outer == 0) {
        HOLDS(status == GN_ERROR_COUNT);
        return;
    }
    HOLDS(status == GN_OK || status == GN_PARTIAL);
    for (int i = 0; i < POSITIONS; i++) {
        if (statuses[i]) continue;
        HOLDS(is_position(places[i].point) && places[i].segment < q->count && places[i].distance_along >= 0);
        double away;
        HOLDS(gn_geodesic_inverse(&q->positions[i], &places[i].point, &away, NULL, NULL) == GN_OK);
        HOLDS(fabs(fabs(places[i].distance_off) - away) < 1e-6);
        for (size_t k = 0; k < q->count; k++) {
            HOLDS(gn_geodesic_inverse(&q->positions[i], &q->points[k], &away, NULL, NULL) == GN_OK);
            HOLDS(fabs(places[i].distance_off) <= away + 1e-6);
        }
    }
    for (int i = 0; q->is_route && i < POSITIONS; i++) {
        gn_route_place place;
        const gn_status single = gn_route_nearest(q->points, q->count, &q->positions[i], &place);
        HOLDS(single == (gn_status)statuses[i]);
        HOLDS(single != GN_OK || memcmp(&place, &places[i], sizeof place) == 0);
    }

    const gn_status of_window = gn_edge_index_nearest_batch(words, size, first, 16, first + 1, 16, POSITIONS, q->start,
                                                            q->end, in_window, sizeof *in_window, again);
    if (isnan(q->start) || isnan(q->end)) {
        HOLDS(of_window == GN_ERROR_NOT_FINITE);
        return;
    }
    if (q->start > q->end) {
        HOLDS(of_window == GN_ERROR_DISTANCE);
        return;
    }
    HOLDS(of_window == status && memcmp(again, statuses, sizeof again) == 0);
    double length = 0;
    if (q->is_route) HOLDS(gn_route_length(q->points, q->count, &length) == GN_OK);
    for (int i = 0; i < POSITIONS; i++) {
        if (statuses[i]) continue;
        /* There is no nearer place, and the window has those that lie in it. */
        const double off = fabs(in_window[i].distance_off);
        HOLDS(off >= fabs(places[i].distance_off) - 1e-6);
        if (!q->is_route) continue;
        const double low = fmin(fmax(q->start, 0), length), high = fmin(fmax(q->end, 0), length);
        HOLDS(in_window[i].distance_along >= low - 1e-6 && in_window[i].distance_along <= high + 1e-6);
        if (places[i].distance_along >= low && places[i].distance_along <= high) {
            HOLDS(off <= fabs(places[i].distance_off) + 1e-6);
        }
    }
}

/* Queries with any words. Without another index, pairs are searched within the index itself. */
static void ask(const question *q, const uint64_t *words, size_t size, const uint64_t *others, size_t other_size) {
    gn_route_place places[2];
    gn_polygon_crossing crossings[3];
    int32_t sides[2];
    size_t needed;
    const double *first = &q->positions->latitude;
    HOLDS(known(gn_index_check(words, size, NULL)));
    gn_status status = gn_edge_index_contains_batch(words, size, first, 16, first + 1, 16, 2, sides, 4, NULL);
    HOLDS(known(status));
    if (status == GN_OK) HOLDS(sides[0] >= GN_OUTSIDE && sides[0] <= GN_INSIDE);
    status = gn_edge_index_nearest_batch(words, size, first, 16, first + 1, 16, 2, q->start, q->end, places,
                                         sizeof *places, NULL);
    HOLDS(known(status));
    status = gn_edge_index_crossings(words, size, others, other_size, crossings, 3, &needed);
    HOLDS(known(status) && (status != GN_OK || needed <= 3));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t data_size) {
    source s = {data, data_size};
    question q = {0};
    q.count = take_byte(&s) % (MOST + 1);
    const uint8_t kind = take_byte(&s), flags = take_byte(&s), position_kind = take_byte(&s);
    const int is_odd = flags >> 3 & 1;
    q.is_route = flags & 1;
    for (int i = 0; i < 2; i++) q.positions[i] = take_point(&s, position_kind);
    q.start = flags & 16 ? take_number(&s) : -INFINITY;
    q.end = flags & 32 ? INFINITY : take_number(&s);
    uint64_t changes[8][2];
    for (int i = 0; i < 8; i++) {
        changes[i][0] = take(&s, 2);
        changes[i][1] = flags & 64 ? take(&s, 8) : bits_of(take_number(&s));
    }
    /* Some rings are empty; the last one has the rest. */
    size_t rest = q.count;
    q.ring_count = flags >> 1 & 3;
    for (size_t i = 0; i < q.ring_count; i++) {
        const size_t some = take_byte(&s) % (rest + 1);
        q.rings[i] = i + 1 < q.ring_count ? some : rest;
        rest -= q.rings[i];
    }
    for (size_t i = 0; i < q.count; i++) q.points[i] = take_point(&s, kind);
    /* Vertices, and between them. */
    for (size_t i = 2; i < POSITIONS; i++) {
        const gn_point a = q.points[q.count ? i % q.count : 0], b = q.points[q.count ? (i + 1) % q.count : 0];
        q.positions[i] = i & 1 ? a : (gn_point){0.5 * (a.latitude + b.latitude), 0.5 * (a.longitude + b.longitude)};
    }

    size_t size = 0, needed = 7;
    const gn_status of_size = build(&q, NULL, 0, &size);
    if (of_size != GN_ERROR_BUFFER_TOO_SMALL) {
        /* Only points are refused: the counts are as they should be. */
        HOLDS(of_size == GN_ERROR_NOT_FINITE || of_size == GN_ERROR_LATITUDE);
        const gn_point zero = {0, 0};
        int32_t side;
        HOLDS(size == 0 && gn_polygon_contains(q.points, q.count, NULL, 0, &zero, &side) == of_size);
        uint64_t untouched[4] = {5, 5, 5, 5};
        HOLDS(build(&q, untouched, 4, &needed) == of_size && needed == 0);
        for (int i = 0; i < 4; i++) HOLDS(untouched[i] == 5);
        return 0;
    }
    const block all = make_block(size, is_odd);
    HOLDS(build(&q, all.words, size - 1, &needed) == GN_ERROR_BUFFER_TOO_SMALL && needed == size);
    for (size_t i = 0; i < size; i++) HOLDS(all.words[i] == 0xA5A5A5A5A5A5A5A5);
    HOLDS(build(&q, all.words, size, &needed) == GN_OK && needed == size);
    int32_t index_kind = 0;
    HOLDS(gn_index_check(all.words, size, &index_kind) == GN_OK && index_kind == GN_INDEX_EDGES);
    check_sides(&q, all.words, size);
    check_nearest(&q, all.words, size);
    check_crossings(&q, all.words, size);

    const block changed = make_block(size, is_odd);
    memcpy(changed.words, all.words, size * 8);
    for (int i = 0; i < 8; i++) {
        changed.words[changes[i][0] % size] = changes[i][1];
        ask(&q, changed.words, size, NULL, 0);
        /* Fewer words, in a block of their own. */
        const size_t less = (size_t)(changes[i][0] >> 3) % (size + 1);
        const block part = make_block(less, is_odd);
        memcpy(part.words, changed.words, less * 8);
        ask(&q, part.words, less, i & 1 ? all.words : NULL, i & 1 ? size : 0);
        free(part.memory);
        /* The header as it was, so that the rest is looked at. */
        if (i == 3) memcpy(changed.words, all.words, 8 * 8);
    }
    free(changed.memory);
    free(all.memory);
    return 0;
}
