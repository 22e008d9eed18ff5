/* SPDX-License-Identifier: MIT
 *
 * Any bytes as fences, of which an index is built in a block of exactly its size, and as fixes of an object that moves among
 * them. The fences that hold a position are those that the functions without an index find. From one fix to the next, the
 * events of each fence alternate, and agree with the presences. Then some words of the index are replaced, or there are
 * fewer of them, and all is asked again: the answers may be anything, but nothing outside the block is read.
 */
#include "fuzz.h"

enum { FENCES = 6, MOST = 64, MOST_RINGS = 12, POSITIONS = 6, FIXES = 5, IDS = 8 };

/* The source of the index, and a query. */
typedef struct question {
    gn_fence fences[FENCES];
    size_t count;
    gn_point points[MOST];
    size_t point_count;
    size_t rings[MOST_RINGS];
    size_t ring_count;
    gn_point positions[POSITIONS];
    double altitudes[POSITIONS];
    gn_fix fixes[FIXES];
    gn_fence_options options;
    gn_status statuses[FENCES]; /* The error of each fence. */
} question;

/* In a lattice, in a town, anywhere, or any numbers: only of those many are refused. */
static gn_point take_point(source *s, uint8_t kind) {
    const int scale = 1 + (kind >> 4);
    switch (kind & 7) {
    case 0:
    case 1: return (gn_point){(double)(int8_t)take_byte(s) * 0.7, (double)(int8_t)take_byte(s) * 15};
    case 2:
    case 3:
    case 4: return (gn_point){20 + ldexp((double)(int8_t)take_byte(s), -scale),
                              179.9 + ldexp((double)(int8_t)take_byte(s), -scale)};
    case 5:
    case 6: return (gn_point){(double)(int16_t)take(s, 2) / 364.0889, (double)(int16_t)take(s, 2) / 182};
    default: return (gn_point){take_number(s), take_number(s)};
    }
}

static double take_altitude(source *s) {
    const uint8_t kind = take_byte(s);
    return kind < 32 ? NAN : kind < 250 ? 10.0 * kind : take_number(s);
}

static double take_length(source *s) {
    const uint8_t kind = take_byte(s);
    return kind < 240 ? ldexp(1 + (double)take_byte(s) / 256, kind % 25) : take_number(s);
}

static void take_fence(source *s, question *q) {
    gn_fence *f = &q->fences[q->count];
    const uint8_t kind = take_byte(s), counts = take_byte(s), triggers = take_byte(s), altitudes = take_byte(s);
    f->id = triggers & 32 ? UINT64_MAX - (kind >> 5) : kind >> 5;
    f->shape = (kind & 31) < 28 ? 1 + kind % 4 : (kind & 31) - 28;
    f->triggers = (triggers & 192) == 192 ? triggers & 63 : 31;
    const size_t room = MOST - q->point_count, some = f->shape == GN_FENCE_CIRCLE && counts < 250 ? 1 : counts % 16;
    const size_t many = some < room ? some : room;
    f->point_count = (uint32_t)many;
    if (f->shape == GN_FENCE_POLYGON || counts == 255) f->ring_count = counts >> 4 & 1 ? 1 + (counts >> 5 & 1) : 0;
    if (f->ring_count > MOST_RINGS - q->ring_count) f->ring_count = 0;
    size_t rest = many;
    for (uint32_t i = 0; i < f->ring_count; i++) {
        const size_t part = i + 1 < f->ring_count ? take_byte(s) % (rest + 1) : rest;
        q->rings[q->ring_count++] = part;
        rest -= part;
    }
    f->radius = take_length(s);
    if (altitudes & 1) {
        f->low = altitudes & 2 ? -INFINITY : 10.0 * (altitudes >> 3);
        f->high = altitudes & 4 ? 1000 : take_altitude(s);
    }
    const uint8_t point_kind = take_byte(s);
    for (size_t i = 0; i < many; i++) q->points[q->point_count++] = take_point(s, point_kind);
    q->count++;
}

/* A point of some fence, or near one, or between two. */
static gn_point take_place(source *s, const question *q) {
    const uint8_t kind = take_byte(s);
    if (q->point_count == 0 || kind < 32) return take_point(s, kind);
    const gn_point a = q->points[take_byte(s) % q->point_count], b = q->points[take_byte(s) % q->point_count];
    if (kind < 64) return a;
    if (kind < 128) return (gn_point){0.5 * (a.latitude + b.latitude), 0.5 * (a.longitude + b.longitude)};
    gn_point place = a;
    if (gn_geodesic_direct(&a, 1.5 * kind, take_length(s), &place, NULL) != GN_OK) return a;
    return place;
}

static gn_status build(const question *q, uint64_t *words, size_t capacity, size_t *needed, uint8_t *statuses) {
    return gn_fence_index_build(q->fences, q->count, q->points, q->point_count, q->rings, q->ring_count, words, capacity,
                                needed, statuses);
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

/* --- Answers of the functions without an index. --- */

/* Where the points and rings of a fence begin. */
static void find(const question *q, size_t fence, const gn_point **points, const size_t **rings) {
    *points = q->points;
    *rings = q->rings;
    for (size_t i = 0; i < fence; i++) {
        *points += q->fences[i].point_count;
        *rings += q->fences[i].ring_count;
    }
}

static int has_altitude(const gn_fence *f, double altitude) {
    return isnan(altitude) || f->low == f->high || (altitude >= f->low && altitude <= f->high);
}

static int is_held(const question *q, size_t fence, gn_point position, double altitude) {
    const gn_fence *f = &q->fences[fence];
    const gn_point *points;
    const size_t *rings;
    find(q, fence, &points, &rings);
    if (q->statuses[fence] || !has_altitude(f, altitude)) return 0;
    if (f->shape == GN_FENCE_POLYGON) {
        int32_t side = 0;
        HOLDS(gn_polygon_contains(points, f->point_count, rings, f->ring_count, &position, &side) == GN_OK);
        return side != GN_OUTSIDE;
    }
    if (f->shape == GN_FENCE_CIRCLE) {
        double distance = 0;
        HOLDS(gn_geodesic_inverse(&position, points, &distance, NULL, NULL) == GN_OK);
        return distance <= f->radius;
    }
    if (f->shape == GN_FENCE_CORRIDOR) {
        gn_route_place place;
        HOLDS(gn_route_nearest(points, f->point_count, &position, &place) == GN_OK);
        return fabs(place.distance_off) <= f->radius;
    }
    return 0;
}

/* The error of a fence: an index of it alone has the same, unless another has its id. */
static void find_statuses(question *q) {
    for (size_t i = 0; i < q->count; i++) {
        const gn_point *points;
        const size_t *rings;
        find(q, i, &points, &rings);
        uint64_t words[512];
        uint8_t status = 99;
        const gn_status all = gn_fence_index_build(&q->fences[i], 1, points, q->fences[i].point_count, rings,
                                                   q->fences[i].ring_count, words, 512, NULL, &status);
        HOLDS(all == (status ? GN_PARTIAL : GN_OK) && known((gn_status)status));
        q->statuses[i] = (gn_status)status;
        for (size_t k = 0; k < i && !status; k++) {
            if (!q->statuses[k] && q->fences[k].id == q->fences[i].id) q->statuses[i] = GN_ERROR_FENCE_ID;
        }
    }
}

/* The fence of an id that is not refused. */
static const gn_fence *fence_of(const question *q, uint64_t id) {
    for (size_t i = 0; i < q->count; i++) {
        if (!q->statuses[i] && q->fences[i].id == id) return &q->fences[i];
    }
    return NULL;
}

/* --- Which fences hold which positions. --- */

static void check_holding(const question *q, const uint64_t *words, size_t size) {
    uint64_t all[POSITIONS * FENCES];
    int32_t counts[POSITIONS];
    uint8_t statuses[POSITIONS];
    size_t sum = 0, at = 0;
    const double *first = &q->positions->latitude;
    const gn_status status = gn_fence_index_holding_batch(words, size, first, 16, first + 1, 16, q->altitudes, 8, POSITIONS,
                                                          counts, 4, all, POSITIONS * FENCES, &sum, statuses);
    int refused = 0;
    for (int i = 0; i < POSITIONS; i++) {
        uint64_t ids[FENCES], again[FENCES];
        size_t needed = 9, needed_again = 9;
        const gn_point position = q->positions[i];
        const gn_status one = gn_fence_index_holding(words, size, &position, q->altitudes[i], ids, FENCES, &needed);
        HOLDS(one == (gn_status)statuses[i]);
        refused |= one != GN_OK;
        if (one != GN_OK) {
            HOLDS((one == GN_ERROR_NOT_FINITE || one == GN_ERROR_LATITUDE || one == GN_ERROR_ALTITUDE) && needed == 0 && counts[i] == 0);
            continue;
        }
        HOLDS(counts[i] == (int32_t)needed && at + needed <= sum);
        HOLDS(memcmp(all + at, ids, needed * 8) == 0);
        at += needed;
        size_t should = 0;
        for (size_t k = 0; k < q->count; k++) {
            size_t found = 0;
            while (found < needed && ids[found] != q->fences[k].id) found++;
            if (q->statuses[k] == GN_ERROR_FENCE_ID) continue;
            const int held = is_held(q, k, position, q->altitudes[i]);
            should += (size_t)held;
            if (!q->statuses[k]) HOLDS(held == (found < needed));
        }
        HOLDS(should == needed);
        for (size_t k = 1; k < needed; k++) HOLDS(ids[k - 1] < ids[k]);
        for (size_t room = 0; room < needed; room++) {
            memset(again, 0xA5, sizeof again);
            HOLDS(gn_fence_index_holding(words, size, &position, q->altitudes[i], again, room, &needed_again) ==
                  GN_ERROR_BUFFER_TOO_SMALL);
            HOLDS(needed_again == needed && again[room] == 0xA5A5A5A5A5A5A5A5);
            for (size_t k = 0; k < room; k++) HOLDS(again[k] == 0);
        }
    }
    HOLDS(status == (refused ? GN_PARTIAL : GN_OK) && at == sum);
    if (sum > 0) {
        int32_t counts_again[POSITIONS];
        size_t needed = 0;
        HOLDS(gn_fence_index_holding_batch(words, size, first, 16, first + 1, 16, q->altitudes, 8, POSITIONS, counts_again, 4,
                                           all, sum - 1, &needed, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(needed == sum && memcmp(counts, counts_again, sizeof counts) == 0);
    }
}

/* --- Steps. --- */

typedef struct tracker {
    gn_fence_state state;
    gn_fence_presence presences[FENCES];
} tracker;

/* A step whose buffers have exactly the sizes that are asked for. */
static gn_status step(const question *q, const uint64_t *words, size_t size, const gn_fix *fix, tracker *t, size_t room,
                      size_t *presences_needed, gn_fence_event *events, size_t capacity, size_t *needed) {
    gn_fence_presence *presences = (gn_fence_presence *)malloc(room * sizeof *presences + 1);
    if (!presences) abort();
    memcpy(presences, t->presences, room * sizeof *presences);
    const gn_status status = gn_fence_index_step(words, size, &q->options, &t->state, fix, &t->state, presences, room,
                                                 presences_needed, events, capacity, needed);
    memcpy(t->presences, presences, room * sizeof *presences);
    free(presences);
    return status;
}

static const gn_fence_presence *presence_of(const tracker *t, uint64_t id) {
    for (uint64_t i = 0; i < t->state.presence_count; i++) {
        if (t->presences[i].id == id) return &t->presences[i];
    }
    return NULL;
}

/* Checks that the events of one fence lead from its state before the step to that after it. */
static void check_fence(const question *q, const gn_fence *f, const tracker *before, const tracker *after,
                        const gn_fence_event *events, size_t count, int is_first) {
    const gn_fence_presence *from = presence_of(before, f->id), *to = presence_of(after, f->id);
    int is_in = from != NULL, has_dwelt = from && from->has_dwelt;
    double since = from ? from->since : 0;
    const uint32_t both = GN_FENCE_ENTER | GN_FENCE_EXIT;
    for (size_t i = 0; i < count; i++) {
        const gn_fence_event *e = &events[i];
        if (e->id != f->id) continue;
        HOLDS(((uint32_t)e->kind & f->triggers) != 0);
        const int crosses = e->kind == GN_FENCE_CROSSED_LEFT || e->kind == GN_FENCE_CROSSED_RIGHT;
        HOLDS(crosses == (f->shape == GN_FENCE_LINE));
        if (crosses || (f->triggers & both) != both) continue;
        if (e->kind == GN_FENCE_ENTER) {
            HOLDS(!is_in);
            is_in = 1;
            has_dwelt = 0;
            since = e->time;
        } else {
            HOLDS(is_in && bits_of(e->since) == bits_of(since));
            if (e->kind == GN_FENCE_DWELL) HOLDS(!has_dwelt++ && e->time >= since + q->options.dwell);
            else is_in = 0;
        }
    }
    if (f->shape == GN_FENCE_LINE || f->triggers == 0) {
        HOLDS(!to);
        return;
    }
    const int is_silent = is_first && !(q->options.flags & GN_FENCE_REPORT_FIRST);
    if ((f->triggers & both) == both && !is_silent) {
        HOLDS(is_in == (to != NULL));
        if (to) HOLDS(bits_of(to->since) == bits_of(since));
        if (to && f->triggers & GN_FENCE_DWELL) HOLDS((to->has_dwelt != 0) == (has_dwelt != 0));
    }
    /* A fence that holds the fix has a presence; with a hysteresis, others may have one too. */
    const int held = is_held(q, (size_t)(f - q->fences), after->state.fix.point, after->state.fix.altitude);
    if (held) HOLDS(to);
    else if (to) HOLDS(q->options.hysteresis > 0 && !is_first);
    if (to && !held && f->shape == GN_FENCE_CIRCLE) {
        const gn_point *points;
        const size_t *rings;
        find(q, (size_t)(f - q->fences), &points, &rings);
        double distance = 0;
        HOLDS(gn_geodesic_inverse(&after->state.fix.point, points, &distance, NULL, NULL) == GN_OK);
        HOLDS(distance <= f->radius + q->options.hysteresis);
    }
}

static void check_events(const question *q, const tracker *before, const tracker *after, const gn_fence_event *events,
                         size_t count) {
    const int is_first = !before->state.has_fix;
    const double start = is_first ? after->state.fix.time : before->state.fix.time;
    for (size_t i = 0; i < count; i++) {
        const gn_fence_event *e = &events[i], *last = &events[i ? i - 1 : 0];
        HOLDS(fence_of(q, e->id) && e->reserved == 0 && is_position(e->point) && !isinf(e->altitude));
        HOLDS(e->fraction >= 0 && e->fraction <= 1 && e->fraction >= last->fraction);
        HOLDS(i == 0 || e->fraction > last->fraction || e->id >= last->id);
        HOLDS(e->time >= start && e->time <= after->state.fix.time && e->since <= e->time);
    }
    for (uint64_t i = 0; i < after->state.presence_count; i++) {
        const gn_fence_presence *p = &after->presences[i];
        HOLDS(fence_of(q, p->id) && p->reserved == 0 && p->has_dwelt <= 1 && p->since <= after->state.fix.time);
        for (uint64_t k = 0; k < i; k++) HOLDS(after->presences[k].id != p->id);
    }
    for (size_t i = 0; i < q->count; i++) {
        if (!q->statuses[i]) check_fence(q, &q->fences[i], before, after, events, count, is_first);
    }
}

/* The bytes behind the presences do not matter. */
static int is_unchanged(const tracker *t, const tracker *before) {
    return memcmp(&t->state, &before->state, sizeof t->state) == 0 &&
           memcmp(t->presences, before->presences, before->state.presence_count * sizeof *t->presences) == 0;
}

static void check_steps(const question *q, const uint64_t *words, size_t size, tracker *t) {
    for (int i = 0; i < FIXES; i++) {
        const tracker before = *t;
        size_t needed = 9, presences_needed = 9, again = 9, presences_again = 9;
        gn_fence_event *events = (gn_fence_event *)malloc(1);
        gn_status status = step(q, words, size, &q->fixes[i], t, FENCES, &presences_needed, events, 0, &needed);
        free(events);
        if (status != GN_OK && status != GN_ERROR_BUFFER_TOO_SMALL) {
            HOLDS(known(status) && needed == 0 && presences_needed == 0 && memcmp(t, &before, sizeof before) == 0);
            continue;
        }
        HOLDS(presences_needed <= FENCES && (status == GN_OK) == (needed == 0));
        const size_t room = presences_needed;
        if (status != GN_OK) HOLDS(is_unchanged(t, &before));
        /* The most presences at any time may be more than there are in the end. */
        const size_t most = status == GN_OK ? FENCES : room;
        events = (gn_fence_event *)malloc(needed * sizeof *events + 1);
        gn_fence_event *events_again = (gn_fence_event *)malloc(needed * sizeof *events + 1);
        if (!events || !events_again) abort();
        if (needed > 0) {
            /* An event too few, a presence too few. */
            *t = before;
            HOLDS(step(q, words, size, &q->fixes[i], t, FENCES, &presences_again, events, needed - 1, &again) ==
                  GN_ERROR_BUFFER_TOO_SMALL);
            HOLDS(again == needed && presences_again == room && is_unchanged(t, &before));
            const gn_fence_event none = {0};
            for (size_t k = 0; k + 1 < needed; k++) HOLDS(memcmp(&events[k], &none, sizeof none) == 0);
        }
        if (status != GN_OK && room > 0) {
            *t = before;
            HOLDS(step(q, words, size, &q->fixes[i], t, room - 1, &presences_again, events, needed, &again) ==
                  GN_ERROR_BUFFER_TOO_SMALL);
            HOLDS(presences_again == room && is_unchanged(t, &before));
        }
        *t = before;
        status = step(q, words, size, &q->fixes[i], t, most, &presences_needed, events, needed, &again);
        HOLDS(status == GN_OK && again == needed && presences_needed == t->state.presence_count);
        tracker second = before;
        status = step(q, words, size, &q->fixes[i], &second, most, &presences_again, events_again, needed, &again);
        HOLDS(status == GN_OK && again == needed && presences_again == presences_needed);
        HOLDS(memcmp(t, &second, sizeof second) == 0 && memcmp(events, events_again, needed * sizeof *events) == 0);
        if (q->fixes[i].accuracy > q->options.worst_accuracy) {
            HOLDS(needed == 0 && memcmp(t, &before, sizeof before) == 0);
        } else {
            check_events(q, &before, t, events, needed);
        }
        free(events);
        free(events_again);
    }
}

/* Queries with any words. */
static void ask(const question *q, const uint64_t *words, size_t size, const tracker *from) {
    uint64_t ids[3];
    int32_t counts[2];
    size_t needed = 9, presences_needed = 9;
    gn_fence_event events[3];
    const double *first = &q->positions->latitude;
    HOLDS(known(gn_index_check(words, size, NULL)));
    gn_status status = gn_fence_index_holding(words, size, &q->positions[0], q->altitudes[0], ids, 3, &needed);
    HOLDS(known(status) && (status != GN_OK || needed <= 3));
    status = gn_fence_index_holding_batch(words, size, first, 16, first + 1, 16, q->altitudes, 8, 2, counts, 4, ids, 3,
                                          &needed, NULL);
    HOLDS(known(status) && (status != GN_OK || needed <= 3));
    for (int start = 0; start < 2; start++) {
        tracker t = *from;
        if (start == 0) memset(&t, 0, sizeof t);
        for (int i = 0; i < 2; i++) {
            /* Another order of fixes, whose times do not matter. */
            gn_fix fix = q->fixes[(i + 3) % FIXES];
            fix.time = t.state.fix.time;
            status = step(q, words, size, &fix, &t, FENCES, &presences_needed, events, 3, &needed);
            HOLDS(known(status) && (status != GN_OK || (needed <= 3 && presences_needed <= FENCES)));
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t data_size) {
    source s = {data, data_size};
    question q;
    memset(&q, 0, sizeof q);
    const uint8_t flags = take_byte(&s), option_flags = take_byte(&s);
    const int is_odd = flags >> 3 & 1;
    const size_t wanted = flags % (FENCES + 1);
    gn_fence_options_init(&q.options);
    if (option_flags & 1) q.options.flags = GN_FENCE_REPORT_FIRST;
    if (option_flags & 2) q.options.hysteresis = fmin(take_length(&s), 1e5);
    if (option_flags & 4) q.options.dwell = take_byte(&s);
    if (option_flags & 8) q.options.worst_accuracy = take_byte(&s);
    if (option_flags >= 240) q.options.hysteresis = take_number(&s);
    uint64_t changes[8][2];
    for (int i = 0; i < 8; i++) {
        changes[i][0] = take(&s, 2);
        changes[i][1] = flags & 64 ? take(&s, 8) : bits_of(take_number(&s));
    }
    for (size_t i = 0; i < wanted; i++) take_fence(&s, &q);
    double time = 0;
    for (int i = 0; i < FIXES; i++) {
        const uint8_t pause = take_byte(&s);
        time += pause < 250 ? pause % 50 : take_number(&s);
        q.fixes[i] = (gn_fix){time, take_place(&s, &q), option_flags & 16 ? take_altitude(&s) : NAN, take_byte(&s)};
        if (!isfinite(time)) time = 0;
    }
    for (int i = 0; i < POSITIONS; i++) {
        q.positions[i] = i < FIXES && option_flags & 32 ? q.fixes[i].point : take_place(&s, &q);
        q.altitudes[i] = take_altitude(&s);
    }

    /* Counts that do not add up are refused, and nothing is written. */
    uint64_t untouched[4] = {5, 5, 5, 5};
    uint8_t no_statuses[FENCES] = {7, 7, 7, 7, 7, 7};
    size_t size = 9, needed = 9;
    HOLDS(gn_fence_index_build(q.fences, q.count, q.points, q.point_count, q.rings, q.ring_count + 1, untouched, 4, &size,
                               no_statuses) == GN_ERROR_RINGS || q.ring_count == MOST_RINGS);
    if (q.point_count > 0) {
        HOLDS(gn_fence_index_build(q.fences, q.count, q.points, q.point_count - 1, q.rings, q.ring_count, untouched, 4, &size,
                                   no_statuses) == GN_ERROR_COUNT);
        HOLDS(size == 0);
    }
    for (int i = 0; i < FENCES; i++) HOLDS(no_statuses[i] == 7);
    for (int i = 0; i < 4; i++) HOLDS(untouched[i] == 5);

    find_statuses(&q);
    HOLDS(build(&q, NULL, 0, &size, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
    const block all = make_block(size, is_odd);
    HOLDS(build(&q, all.words, size - 1, &needed, no_statuses) == GN_ERROR_BUFFER_TOO_SMALL && needed == size);
    for (size_t i = 0; i < size; i++) HOLDS(all.words[i] == 0xA5A5A5A5A5A5A5A5);
    for (int i = 0; i < FENCES; i++) HOLDS(no_statuses[i] == 7);
    uint8_t statuses[FENCES] = {0};
    int refused = 0;
    const gn_status built = build(&q, all.words, size, &needed, statuses);
    for (size_t i = 0; i < q.count; i++) {
        HOLDS((gn_status)statuses[i] == q.statuses[i]);
        refused |= statuses[i] != GN_OK;
    }
    HOLDS(built == (refused ? GN_PARTIAL : GN_OK) && needed == size);
    int32_t kind = 0;
    HOLDS(gn_index_check(all.words, size, &kind) == GN_OK && kind == GN_INDEX_FENCES);
    check_holding(&q, all.words, size);
    tracker t;
    memset(&t, 0, sizeof t);
    check_steps(&q, all.words, size, &t);

    const block changed = make_block(size, is_odd);
    memcpy(changed.words, all.words, size * 8);
    for (int i = 0; i < 8; i++) {
        changed.words[changes[i][0] % size] = changes[i][1];
        ask(&q, changed.words, size, &t);
        /* Fewer words, in a block of their own. */
        const size_t less = (size_t)(changes[i][0] >> 3) % (size + 1);
        const block part = make_block(less, is_odd);
        memcpy(part.words, changed.words, less * 8);
        ask(&q, part.words, less, &t);
        free(part.memory);
        /* The header as it was, so that the rest is looked at. */
        if (i == 3) memcpy(changed.words, all.words, 8 * 8);
    }
    free(changed.memory);
    free(all.memory);
    return 0;
}
