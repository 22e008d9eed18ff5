/* SPDX-License-Identifier: MIT
 *
 * Fences: errors that a build refuses, alone and among others; memory that a refused step leaves unchanged, word for
 * word; words of another kind, at odd addresses, or too few.
 *
 * Ends with 1 if anything went wrong, or with a signal.
 */
#include "guarded.h"

#include <math.h>

#include "gridnorth.h"

enum { WORDS = 1024, FENCES = 8 };

static uint64_t words[WORDS];
static size_t word_count;

static const uint32_t all_triggers = GN_FENCE_ENTER | GN_FENCE_DWELL | GN_FENCE_EXIT;

/* Around (46.5, 8): a square, a circle in it, a corridor through it, and a line across. */
static const gn_fence good_fences[] = {
    {40, GN_FENCE_POLYGON, GN_FENCE_ENTER | GN_FENCE_EXIT, 8, 2, 0, 0, 0},
    {30, GN_FENCE_CIRCLE, GN_FENCE_ENTER | GN_FENCE_EXIT, 1, 0, 500, 0, 0},
    {20, GN_FENCE_CORRIDOR, GN_FENCE_ENTER | GN_FENCE_EXIT, 2, 0, 100, -INFINITY, 1000},
    {10, GN_FENCE_LINE, GN_FENCE_CROSSED_LEFT | GN_FENCE_CROSSED_RIGHT, 2, 0, 0, 0, 0},
};
static const gn_point good_points[] = {
    {46.4, 7.9}, {46.4, 8.1}, {46.6, 8.1}, {46.6, 7.9}, {46.55, 8.05}, {46.55, 8.06}, {46.56, 8.06}, {46.56, 8.05},
    {46.5, 8},   {46.5, 7.8}, {46.5, 8.2}, {46.4, 8},   {46.6, 8},
};
static const size_t good_rings[] = {4, 4};
enum { GOOD = 4, GOOD_POINTS = 13, GOOD_RINGS = 2 };

/* --- Builds. --- */

/* A copy that a check changes. */
static gn_fence fences[FENCES];
static gn_point points[2 * GOOD_POINTS];
static size_t rings[GOOD_RINGS + 1];
static uint8_t statuses[FENCES];

static void reset(void) {
    memcpy(fences, good_fences, sizeof good_fences);
    memcpy(points, good_points, sizeof good_points);
    memcpy(rings, good_rings, sizeof good_rings);
    memset(statuses, untouched, sizeof statuses);
}

static gn_status build(size_t count, size_t point_count, size_t ring_count) {
    memset(words, untouched, sizeof words);
    word_count = 7;
    return gn_fence_index_build(fences, count, points, point_count, rings, ring_count, words, WORDS, &word_count,
                                statuses);
}

/* The status of one fence; the others are there. */
static void check_fence(int row, gn_status should, const char *what) {
    const gn_status status = build(GOOD, GOOD_POINTS, GOOD_RINGS);
    CHECK(status == (should ? GN_PARTIAL : GN_OK), "%s, it is %d", what, status);
    for (int i = 0; i < GOOD; i++) {
        CHECK(statuses[i] == (i == row ? should : GN_OK), "%s, fence %d is %d", what, i, statuses[i]);
    }
    int32_t kind = 0;
    CHECK(gn_index_check(words, word_count, &kind) == GN_OK && kind == GN_INDEX_FENCES, "%s", what);
    /* On all four fences; the line holds nothing. */
    const gn_point here = {46.5, 8};
    uint64_t ids[4];
    size_t held = 9, at = 0;
    CHECK(gn_fence_index_holding(words, word_count, &here, 0, ids, 4, &held) == GN_OK, "%s", what);
    for (int i = 2; i >= 0; i--) {
        if (i != row || !should) CHECK(at < held && ids[at++] == fences[i].id, "%s, fence %d", what, i);
    }
    CHECK(at == held, "%s, %zu of %zu", what, at, held);
    reset();
}

static void check_refusals_of_fences(void) {
    reset();
    check_fence(-1, GN_OK, "as they are");
    const int32_t no_shapes[] = {0, 5, -1, 257, INT32_MIN, INT32_MAX};
    for (int i = 0; i < 6; i++) {
        fences[1].shape = no_shapes[i];
        check_fence(1, GN_ERROR_FENCE, "a shape");
    }
    const uint32_t no_triggers[] = {32, 33, 256, 0x80000000, UINT32_MAX};
    for (int i = 0; i < 5; i++) {
        fences[1].triggers = no_triggers[i];
        check_fence(1, GN_ERROR_FENCE, "triggers");
    }
    fences[2].triggers = 0;
    check_fence(-1, GN_OK, "no triggers");
    fences[2].triggers = 31;
    check_fence(-1, GN_OK, "all triggers");

    const double no_radii[] = {0, -0.0, -1, 9000000.1, 1e300};
    for (int i = 0; i < 5; i++) {
        fences[1].radius = no_radii[i];
        check_fence(1, GN_ERROR_RADIUS, "the radius of a circle");
        fences[2].radius = no_radii[i];
        check_fence(2, GN_ERROR_RADIUS, "the radius of a corridor");
    }
    fences[0].radius = -1;
    fences[3].radius = NAN;
    check_fence(-1, GN_OK, "radii that nobody reads");
    fences[1].radius = 9000000;
    check_fence(-1, GN_OK, "the largest radius");
    const double not_finite[] = {NAN, INFINITY, -INFINITY};
    for (int i = 0; i < 3; i++) {
        fences[1].radius = not_finite[i];
        check_fence(1, GN_ERROR_NOT_FINITE, "a radius that is no number");
        points[9].latitude = not_finite[i];
        check_fence(2, GN_ERROR_NOT_FINITE, "a latitude");
        points[6].longitude = not_finite[i];
        check_fence(0, GN_ERROR_NOT_FINITE, "a longitude in a hole");
    }
    points[12].latitude = nextafter(90, 91);
    check_fence(3, GN_ERROR_LATITUDE, "a latitude of the line");
    points[8].longitude = 8 + 720;
    check_fence(-1, GN_OK, "a longitude of any size");

    fences[2].low = NAN;
    check_fence(2, GN_ERROR_NOT_FINITE, "no low altitude");
    fences[0].high = NAN;
    check_fence(0, GN_ERROR_NOT_FINITE, "no high altitude");
    fences[1].low = 1;
    check_fence(1, GN_ERROR_FENCE_ALTITUDES, "altitudes the wrong way round");
    fences[1].low = INFINITY;
    fences[1].high = -INFINITY;
    check_fence(1, GN_ERROR_FENCE_ALTITUDES, "infinite altitudes the wrong way round");
    fences[1].low = -INFINITY;
    fences[1].high = INFINITY;
    check_fence(-1, GN_OK, "all altitudes");
    fences[1].low = fences[1].high = 5000;
    check_fence(-1, GN_OK, "equal altitudes do not matter");
}

/* Points move from one fence to the next: their sum stays. */
static void check_refusals_of_counts(void) {
    reset();
    fences[1].point_count = 2;
    fences[2].point_count = 1;
    points[10] = points[8];
    check_fence(1, GN_ERROR_COUNT, "a circle of two points");
    fences[2].point_count = 3;
    fences[3].point_count = 1;
    check_fence(3, GN_ERROR_COUNT, "a line of one point");
    fences[1].point_count = 0;
    fences[2].point_count = 3;
    check_fence(1, GN_ERROR_COUNT, "a circle without a point");
    fences[2].point_count = 0;
    fences[3].point_count = 4;
    check_fence(2, GN_ERROR_COUNT, "a corridor without a point");
    rings[0] = 2;
    rings[1] = 6;
    check_fence(0, GN_ERROR_COUNT, "an outer ring of two points");
    rings[0] = 0;
    rings[1] = 8;
    check_fence(0, GN_ERROR_COUNT, "an empty outer ring");

    /* Rings of a fence that should have none: they must add up all the same. */
    reset();
    fences[2].ring_count = 1;
    rings[2] = 2;
    CHECK(build(GOOD, GOOD_POINTS, 3) == GN_PARTIAL, "a corridor with a ring");
    CHECK(statuses[2] == GN_ERROR_RINGS && statuses[0] == GN_OK, "a corridor with a ring");

    /* A ring that repeats its first point has one less. */
    const gn_point twice[] = {{0, 0}, {0, 1}, {0, 0}};
    const gn_fence thin = {1, GN_FENCE_POLYGON, 0, 3, 0, 0, 0, 0};
    uint8_t status = 0;
    CHECK(gn_fence_index_build(&thin, 1, twice, 3, NULL, 0, words, WORDS, NULL, &status) == GN_PARTIAL, "thin");
    CHECK(status == GN_ERROR_COUNT, "thin: %d", status);
}

/* If several have one id, the first that is not refused is kept. */
static void check_repeated_ids(void) {
    static const struct {
        uint64_t ids[FENCES];
        double radii[FENCES];
        gn_status should[FENCES];
    } cases[] = {
        {{5, 5, 5, 5}, {1, 2, 3, 4}, {GN_OK, GN_ERROR_FENCE_ID, GN_ERROR_FENCE_ID, GN_ERROR_FENCE_ID}},
        {{5, 5, 6, 5}, {0, 2, 3, 4}, {GN_ERROR_RADIUS, GN_OK, GN_OK, GN_ERROR_FENCE_ID}},
        {{6, 5, 6, 5}, {1, 2, 3, 4}, {GN_OK, GN_OK, GN_ERROR_FENCE_ID, GN_ERROR_FENCE_ID}},
        {{UINT64_MAX, 0, 0, UINT64_MAX}, {1, 2, 3, 4}, {GN_OK, GN_OK, GN_ERROR_FENCE_ID, GN_ERROR_FENCE_ID}},
        {{1, 1, 1, 1}, {0, 0, 3, 0}, {GN_ERROR_RADIUS, GN_ERROR_RADIUS, GN_OK, GN_ERROR_RADIUS}},
    };
    for (int k = 0; k < 5; k++) {
        /* In two orders of places, of which one is that of rows. */
        for (int sign = -1; sign < 2; sign += 2) {
            for (int i = 0; i < 4; i++) {
                fences[i] = (gn_fence){cases[k].ids[i], GN_FENCE_CIRCLE, 0, 1, 0, cases[k].radii[i], 0, 0};
                points[i] = (gn_point){sign * 10 * i, sign * 20 * i};
            }
            CHECK(build(4, 4, 0) == GN_PARTIAL, "case %d", k);
            CHECK(gn_index_check(words, word_count, NULL) == GN_OK, "case %d", k);
            for (int i = 0; i < 4; i++) {
                CHECK(statuses[i] == cases[k].should[i], "case %d, fence %d is %d", k, i, statuses[i]);
                uint64_t id = 77;
                size_t held = 9;
                CHECK(gn_fence_index_holding(words, word_count, &points[i], NAN, &id, 1, &held) == GN_OK, "case %d", k);
                CHECK(held == (cases[k].should[i] == GN_OK), "case %d, fence %d", k, i);
                CHECK(!held || id == cases[k].ids[i], "case %d, fence %d", k, i);
            }
        }
    }
}

static void check_refused_build(gn_status status, gn_status should, const char *what) {
    CHECK(status == should, "%s, it is %d", what, status);
    CHECK(word_count == 0, "%s", what);
    CHECK(is_untouched(words, sizeof words) && is_untouched(statuses, sizeof statuses), "%s", what);
    reset();
}

static void check_refused_builds(void) {
    reset();
    check_refused_build(build(GOOD, GOOD_POINTS - 1, GOOD_RINGS), GN_ERROR_COUNT, "a point too few");
    check_refused_build(build(GOOD, GOOD_POINTS + 1, GOOD_RINGS), GN_ERROR_COUNT, "a point too many");
    check_refused_build(build(GOOD - 1, GOOD_POINTS, GOOD_RINGS), GN_ERROR_COUNT, "a fence too few");
    check_refused_build(build(GOOD, GOOD_POINTS, GOOD_RINGS - 1), GN_ERROR_RINGS, "a ring too few");
    check_refused_build(build(GOOD, GOOD_POINTS, GOOD_RINGS + 1), GN_ERROR_RINGS, "a ring too many");
    check_refused_build(build(SIZE_MAX, GOOD_POINTS, GOOD_RINGS), GN_ERROR_COUNT, "absurd fences");
    check_refused_build(build(16777217, GOOD_POINTS, GOOD_RINGS), GN_ERROR_COUNT, "a fence more than an index holds");
    check_refused_build(build(GOOD, SIZE_MAX, GOOD_RINGS), GN_ERROR_COUNT, "absurd points");
    check_refused_build(build(GOOD, GOOD_POINTS, SIZE_MAX), GN_ERROR_COUNT, "absurd rings");
    fences[3].point_count = UINT32_MAX;
    check_refused_build(build(GOOD, GOOD_POINTS, GOOD_RINGS), GN_ERROR_COUNT, "points that are not there");
    fences[0].ring_count = UINT32_MAX;
    check_refused_build(build(GOOD, GOOD_POINTS, GOOD_RINGS), GN_ERROR_RINGS, "rings that are not there");
    rings[1] = 5;
    check_refused_build(build(GOOD, GOOD_POINTS, GOOD_RINGS), GN_ERROR_RINGS, "rings that reach into the next fence");
    rings[1] = 3;
    check_refused_build(build(GOOD, GOOD_POINTS, GOOD_RINGS), GN_ERROR_RINGS, "rings that leave a point");
    rings[0] = SIZE_MAX;
    rings[1] = 9;
    check_refused_build(build(GOOD, GOOD_POINTS, GOOD_RINGS), GN_ERROR_RINGS, "rings that wrap around");

    size_t needed = 7;
    const size_t size = (build(GOOD, GOOD_POINTS, GOOD_RINGS), word_count);
    reset();
    memset(words, untouched, sizeof words);
    for (size_t capacity = 0; capacity < size; capacity++) {
        const gn_status status = gn_fence_index_build(fences, GOOD, points, GOOD_POINTS, rings, GOOD_RINGS, words,
                                                      capacity, &needed, statuses);
        CHECK(status == GN_ERROR_BUFFER_TOO_SMALL && needed == size, "%zu words", capacity);
        CHECK(is_untouched(words, sizeof words) && is_untouched(statuses, sizeof statuses), "%zu words", capacity);
    }
    for (int byte = 1; byte < 8; byte++) {
        uint64_t *odd = (uint64_t *)(void *)((unsigned char *)words + byte);
        word_count = 7;
        const gn_status status = gn_fence_index_build(fences, GOOD, points, GOOD_POINTS, rings, GOOD_RINGS, odd,
                                                      WORDS - 1, &word_count, statuses);
        check_refused_build(status, GN_ERROR_INDEX_ALIGNMENT, "an odd address");
    }

    /* The number of words follows from the counts alone, also for refused fences. */
    reset();
    for (int i = 0; i < GOOD_POINTS; i++) points[i].latitude = NAN;
    CHECK(build(GOOD, GOOD_POINTS, GOOD_RINGS) == GN_PARTIAL && word_count == size, "all refused");
    CHECK(gn_index_check(words, word_count, NULL) == GN_OK, "all refused");
    for (int i = 0; i < GOOD; i++) CHECK(statuses[i] == GN_ERROR_NOT_FINITE, "fence %d", i);
    CHECK(build(0, 0, 0) == GN_OK, "no fences");
    CHECK(gn_index_check(words, word_count, NULL) == GN_OK, "no fences");
    reset();
    CHECK(build(GOOD, GOOD_POINTS, GOOD_RINGS) == GN_OK, "as they are");
}

/* --- Steps. --- */

/* Everything that a step may change, in one struct that can be compared. */
typedef struct tracker {
    gn_fence_state state;
    gn_fence_presence presences[6];
    gn_fence_event events[16];
    size_t presences_needed, needed;
} tracker;

static gn_status step(tracker *t, const gn_fence_options *options, const gn_fix *fix, size_t presence_capacity,
                      size_t capacity) {
    return gn_fence_index_step(words, word_count, options, &t->state, fix, &t->state, t->presences, presence_capacity,
                               &t->presences_needed, t->events, capacity, &t->needed);
}

static const gn_fix north = {0, {46.8, 8.001}, 0, 5}, south = {100, {46.2, 8.001}, 0, 5}, middle = {50, {46.5, 8.001}, 0, 5};

static void check_steps(void) {
    tracker t;
    memset(&t, 0, sizeof t);
    CHECK(step(&t, NULL, &north, 6, 16) == GN_OK, "first");
    CHECK(t.needed == 0 && t.presences_needed == 0 && t.state.has_fix == 1, "first");
    tracker before = t;
    CHECK(step(&t, NULL, &middle, 6, 16) == GN_OK, "into all of them");
    CHECK(t.needed == 3 && t.presences_needed == 3 && t.state.presence_count == 3, "%zu events", t.needed);
    static const uint64_t order[] = {40, 30, 20};
    for (size_t i = 0; i < 3; i++) {
        const gn_fence_event *e = &t.events[i];
        CHECK(e->id == order[i] && e->kind == GN_FENCE_ENTER && e->reserved == 0, "event %zu", i);
        CHECK(e->fraction > 0 && e->fraction < 1 && e->since == e->time, "event %zu", i);
    }

    /* The same step with less room: nothing changes, and the same is needed. */
    const tracker after = t;
    for (size_t presence_capacity = 0; presence_capacity <= 3; presence_capacity++) {
        for (size_t capacity = 0; capacity <= 3; capacity++) {
            t = before;
            memset(t.presences, 0, sizeof t.presences);
            memset(t.events, 0, sizeof t.events);
            before = t;
            const gn_status status = step(&t, NULL, &middle, presence_capacity, capacity);
            CHECK(t.needed == 3 && t.presences_needed == 3, "%zu, %zu", presence_capacity, capacity);
            if (presence_capacity == 3 && capacity == 3) {
                CHECK(status == GN_OK, "enough");
                CHECK(memcmp(&t.state, &after.state, sizeof t.state) == 0, "enough");
                CHECK(memcmp(t.presences, after.presences, 3 * sizeof *t.presences) == 0, "enough");
                CHECK(memcmp(t.events, after.events, 3 * sizeof *t.events) == 0, "enough");
                continue;
            }
            t.needed = before.needed;
            t.presences_needed = before.presences_needed;
            CHECK(status == GN_ERROR_BUFFER_TOO_SMALL, "%zu, %zu", presence_capacity, capacity);
            CHECK(memcmp(&t, &before, sizeof t) == 0, "%zu, %zu", presence_capacity, capacity);
        }
    }

    /* Out again, with too little room for the events, or fewer presences than there are. */
    before = t = after;
    for (size_t capacity = 0; capacity < 3; capacity++) {
        CHECK(step(&t, NULL, &south, 6, capacity) == GN_ERROR_BUFFER_TOO_SMALL && t.needed == 3, "%zu", capacity);
        CHECK(memcmp(t.presences, before.presences, sizeof t.presences) == 0, "%zu", capacity);
        CHECK(memcmp(&t.state, &before.state, sizeof t.state) == 0, "%zu", capacity);
    }
    t = before;
    CHECK(step(&t, NULL, &south, 2, 16) == GN_ERROR_BUFFER_TOO_SMALL && t.presences_needed == 3, "two of three");
    CHECK(memcmp(&t.state, &before.state, sizeof t.state) == 0, "two of three");
    CHECK(memcmp(t.presences, before.presences, sizeof t.presences) == 0, "two of three");
    CHECK(step(&t, NULL, &south, 3, 3) == GN_OK, "three");
    CHECK(t.needed == 3 && t.presences_needed == 0 && t.state.presence_count == 0, "three");
    for (size_t i = 0; i < 3; i++) CHECK(t.events[i].id == order[2 - i] && t.events[i].kind == GN_FENCE_EXIT, "%zu", i);

    /* Over the line, once to each side: its left is the west. */
    gn_fix east = {0, {46.51, 8.01}, NAN, NAN}, west = {1, {46.51, 7.99}, NAN, NAN};
    for (int turn = 0; turn < 2; turn++) {
        memset(&t, 0, sizeof t);
        CHECK(step(&t, NULL, turn ? &west : &east, 6, 16) == GN_OK, "beside the line");
        east.time = 2;
        CHECK(step(&t, NULL, turn ? &east : &west, 6, 16) == GN_OK, "over the line");
        int crossed = 0;
        for (size_t i = 0; i < t.needed; i++) {
            if (t.events[i].id == 10) crossed += t.events[i].kind == (turn ? GN_FENCE_CROSSED_RIGHT : GN_FENCE_CROSSED_LEFT);
            CHECK(isnan(t.events[i].altitude), "no altitude");
        }
        CHECK(crossed == 1, "turn %d", turn);
    }
}

/* A refused step changes nothing. */
static void check_refused_step(tracker *t, const gn_fence_options *options, const gn_fix *fix, gn_status should,
                               const char *what) {
    tracker before = *t;
    const gn_status status = step(t, options, fix, 6, 16);
    CHECK(status == should, "%s, it is %d", what, status);
    before.needed = before.presences_needed = 0;
    CHECK(memcmp(t, &before, sizeof before) == 0, "%s", what);
}

static void check_refused_steps(void) {
    static tracker t;
    memset(&t, 0, sizeof t);
    CHECK(step(&t, NULL, &middle, 6, 16) == GN_OK && t.presences_needed == 3 && t.needed == 0, "first");
    const double not_finite[] = {NAN, INFINITY, -INFINITY};
    for (int i = 0; i < 3; i++) {
        gn_fix fix = south;
        fix.time = not_finite[i];
        check_refused_step(&t, NULL, &fix, GN_ERROR_NOT_FINITE, "time");
        fix = south;
        fix.point.latitude = not_finite[i];
        check_refused_step(&t, NULL, &fix, GN_ERROR_NOT_FINITE, "latitude");
        fix = south;
        fix.point.longitude = not_finite[i];
        check_refused_step(&t, NULL, &fix, GN_ERROR_NOT_FINITE, "longitude");
        fix = south;
        fix.altitude = not_finite[i];
        if (i > 0) check_refused_step(&t, NULL, &fix, GN_ERROR_NOT_FINITE, "altitude");
    }
    gn_fix fix = south;
    fix.accuracy = -1;
    check_refused_step(&t, NULL, &fix, GN_ERROR_DISTANCE, "accuracy");
    fix = south;
    fix.point.latitude = -90.5;
    check_refused_step(&t, NULL, &fix, GN_ERROR_LATITUDE, "latitude");
    fix = south;
    fix.time = nextafter(50, 0);
    check_refused_step(&t, NULL, &fix, GN_ERROR_TIME, "an older fix");

    gn_fence_options defaults, options;
    CHECK(gn_fence_options_init(NULL) == GN_ERROR_NULL, "no options");
    CHECK(gn_fence_options_init(&defaults) == GN_OK && defaults.size == sizeof defaults, "defaults");
    CHECK(defaults.hysteresis == 0 && defaults.worst_accuracy == INFINITY && defaults.dwell == INFINITY, "defaults");
    options = defaults;
    options.size++;
    check_refused_step(&t, &options, &south, GN_ERROR_OPTIONS_SIZE, "size");
    options = defaults;
    options.flags = 2;
    check_refused_step(&t, &options, &south, GN_ERROR_CONTENT, "flags");
    const double no_hystereses[] = {-1, NAN, INFINITY, 100001}, no_times[] = {-1, NAN, -INFINITY};
    for (int i = 0; i < 4; i++) {
        options = defaults;
        options.hysteresis = no_hystereses[i];
        check_refused_step(&t, &options, &south, GN_ERROR_HYSTERESIS, "hysteresis");
    }
    for (int i = 0; i < 3; i++) {
        options = defaults;
        options.worst_accuracy = no_times[i];
        check_refused_step(&t, &options, &south, GN_ERROR_DISTANCE, "worst accuracy");
        options = defaults;
        options.dwell = no_times[i];
        check_refused_step(&t, &options, &south, GN_ERROR_TIME, "dwell");
    }

    /* A fix that is not good enough is taken, and changes nothing. */
    const tracker before = t;
    options = defaults;
    options.worst_accuracy = 4;
    CHECK(step(&t, &options, &south, 6, 16) == GN_OK && t.needed == 0 && t.presences_needed == 3, "inaccurate");
    CHECK(memcmp(&t.state, &before.state, sizeof t.state) == 0, "inaccurate");
    CHECK(memcmp(t.presences, before.presences, sizeof t.presences) == 0, "inaccurate");
    /* A state that was damaged is refused also where the fix does not count. */
    t.state.fix.point.latitude = 91;
    CHECK(step(&t, &options, &south, 6, 16) == GN_ERROR_LATITUDE, "damaged");
    t.state = before.state;
    options.worst_accuracy = 5;
    CHECK(step(&t, &options, &south, 6, 16) == GN_OK && t.needed == 3 && t.presences_needed == 0, "accurate");

    /* Null for the defaults, and for a first fix. */
    tracker first, again;
    memset(&first, 0, sizeof first);
    memset(&again, 0, sizeof again);
    CHECK(step(&first, &defaults, &middle, 6, 16) == GN_OK, "all 0");
    CHECK(gn_fence_index_step(words, word_count, NULL, NULL, &middle, &again.state, again.presences, 6,
                              &again.presences_needed, again.events, 16, &again.needed) == GN_OK, "null");
    CHECK(memcmp(&first, &again, sizeof first) == 0, "null is all 0");
}

/* Altitudes: the corridor ends at 1000 m; the step climbs through that. */
static void check_altitudes(void) {
    const gn_point here = {46.5, 7.85};
    uint64_t id;
    size_t needed;
    const struct {
        double altitude;
        size_t held;
        gn_status status;
    } cases[] = {{-1e6, 1, GN_OK}, {1000, 1, GN_OK}, {1000.001, 0, GN_OK}, {1e9, 0, GN_OK}, {NAN, 1, GN_OK},
                 {-1e6 - 1, 0, GN_ERROR_ALTITUDE}, {1e9 + 1, 0, GN_ERROR_ALTITUDE},
                 {INFINITY, 0, GN_ERROR_NOT_FINITE}, {-INFINITY, 0, GN_ERROR_NOT_FINITE}};
    for (int i = 0; i < 9; i++) {
        needed = 7;
        CHECK(gn_fence_index_holding(words, word_count, &here, cases[i].altitude, &id, 1, &needed) == cases[i].status,
              "altitude %g", cases[i].altitude);
        CHECK(needed == cases[i].held, "altitude %g: %zu", cases[i].altitude, needed);
    }
    tracker t;
    memset(&t, 0, sizeof t);
    const gn_fix low = {0, here, 500, NAN}, high = {10, here, 1500, NAN}, unknown = {20, here, NAN, NAN};
    CHECK(step(&t, NULL, &low, 6, 16) == GN_OK && t.presences_needed == 1 && t.needed == 0, "low");
    CHECK(step(&t, NULL, &high, 6, 16) == GN_OK && t.presences_needed == 0 && t.needed == 1, "up");
    CHECK(t.events[0].kind == GN_FENCE_EXIT && fabs(t.events[0].altitude - 1000) < 1e-3, "up");
    CHECK(fabs(t.events[0].time - 5) < 1e-5 && fabs(t.events[0].fraction - 0.5) < 1e-6, "up");
    /* An altitude that is lost stays as it was. */
    CHECK(step(&t, NULL, &unknown, 6, 16) == GN_OK && t.presences_needed == 0 && t.needed == 0, "unknown");
    CHECK(t.state.fix.altitude == 1500, "unknown");
    /* An altitude that was never known does not matter; the first known one held before too. */
    memset(&t, 0, sizeof t);
    gn_fix begun = unknown, known = high;
    begun.time = 0;
    CHECK(step(&t, NULL, &begun, 6, 16) == GN_OK && t.presences_needed == 1 && t.needed == 0, "never known");
    CHECK(step(&t, NULL, &known, 6, 16) == GN_OK && t.presences_needed == 0 && t.needed == 1, "first known");
    CHECK(t.events[0].kind == GN_FENCE_EXIT && t.events[0].time == 0 && t.events[0].fraction == 0, "first known");
}

/* --- Words. --- */

static gn_status ask(const uint64_t *some, size_t count, int what) {
    const gn_point here = {46.5, 8};
    const double altitude = 0;
    int32_t counts;
    uint64_t ids[4];
    gn_fence_event events[4];
    gn_fence_presence presences[4];
    gn_fence_state state;
    if (what == 0) return gn_fence_index_holding(some, count, &here, 0, ids, 4, NULL);
    if (what == 1) {
        return gn_fence_index_holding_batch(some, count, &here.latitude, 16, &here.longitude, 16, &altitude, 8, 1, &counts,
                                            4, ids, 4, NULL, NULL);
    }
    return gn_fence_index_step(some, count, NULL, NULL, &middle, &state, presences, 4, NULL, events, 4, NULL);
}

static void check_words(void) {
    static uint64_t others[WORDS];
    size_t other_count = 0;
    for (int what = 0; what < 3; what++) {
        CHECK(ask(words, word_count, what) == GN_OK, "query %d", what);
        CHECK(ask(words, WORDS, what) == GN_OK, "query %d, more words", what);
        CHECK(ask(NULL, 1, what) == GN_ERROR_NULL, "query %d", what);
        for (size_t count = 0; count < word_count; count++) {
            CHECK(ask(words, count, what) == GN_ERROR_INDEX_SIZE, "query %d, %zu words", what, count);
        }
        for (int byte = 1; byte < 8; byte++) {
            const uint64_t *odd = (const uint64_t *)(const void *)((const unsigned char *)words + byte);
            CHECK(ask(odd, word_count, what) == GN_ERROR_INDEX_ALIGNMENT, "query %d, byte %d", what, byte);
        }
        gn_route_index_build(good_points, GOOD_POINTS, others, WORDS, &other_count);
        CHECK(ask(others, other_count, what) == GN_ERROR_INDEX_KIND, "query %d of edges", what);
        gn_point_index_build(&good_points[0].latitude, 16, &good_points[0].longitude, 16, GOOD_POINTS, others, WORDS,
                             &other_count, NULL);
        CHECK(ask(others, other_count, what) == GN_ERROR_INDEX_KIND, "query %d of points", what);
        memcpy(others, words, sizeof others);
        others[0] ^= 1;
        CHECK(ask(others, word_count, what) == GN_ERROR_INDEX, "query %d", what);
        others[0] ^= 1;
        others[1] ^= 2;
        CHECK(ask(others, word_count, what) == GN_ERROR_INDEX_VERSION, "query %d", what);
    }
    /* Other queries refuse an index of fences. */
    int32_t side;
    const gn_point here = {46.5, 8};
    CHECK(gn_edge_index_contains_batch(words, word_count, &here.latitude, 16, &here.longitude, 16, 1, &side, 4, NULL) ==
              GN_ERROR_INDEX_KIND, "edges");
    size_t needed;
    CHECK(gn_point_index_within(words, word_count, &here, 1000, NULL, 0, &needed) == GN_ERROR_INDEX_KIND, "points");
    /* Each changed word is seen. */
    for (size_t i = 0; i < word_count; i++) {
        memcpy(others, words, sizeof others);
        others[i] ^= (uint64_t)1 << (i % 64);
        CHECK(gn_index_check(others, word_count, NULL) != GN_OK, "word %zu", i);
    }
}

/* --- Dwelling. --- */

static void check_dwelling(void) {
    for (int i = 0; i < GOOD; i++) fences[i].triggers = all_triggers & (i == 3 ? 0 : UINT32_MAX);
    CHECK(build(GOOD, GOOD_POINTS, GOOD_RINGS) == GN_OK, "all triggers");
    gn_fence_options options;
    gn_fence_options_init(&options);
    options.flags = GN_FENCE_REPORT_FIRST;
    options.dwell = 30;
    tracker t;
    memset(&t, 0, sizeof t);
    gn_fix fix = middle;
    CHECK(step(&t, &options, &fix, 6, 16) == GN_OK && t.needed == 3, "first");
    static const uint64_t ids[] = {20, 30, 40};
    for (size_t i = 0; i < 3; i++) {
        CHECK(t.events[i].kind == GN_FENCE_ENTER && t.events[i].id == ids[i] && t.events[i].time == 50, "%zu", i);
        CHECK(t.events[i].fraction == 0, "%zu", i);
    }
    fix.time = nextafter(80, 0);
    CHECK(step(&t, &options, &fix, 6, 16) == GN_OK && t.needed == 0, "not yet");
    fix.time = 90;
    CHECK(step(&t, &options, &fix, 6, 16) == GN_OK && t.needed == 3 && t.presences_needed == 3, "dwells");
    for (size_t i = 0; i < 3; i++) {
        CHECK(t.events[i].kind == GN_FENCE_DWELL && t.events[i].id == ids[i] && t.events[i].time == 80, "%zu", i);
        CHECK(t.events[i].since == 50 && t.presences[i].has_dwelt == 1, "%zu", i);
    }
    fix.time = 1000;
    CHECK(step(&t, &options, &fix, 6, 16) == GN_OK && t.needed == 0, "once");
    fix = south;
    fix.time = 2000;
    CHECK(step(&t, &options, &fix, 6, 16) == GN_OK && t.needed == 3, "out");
    for (size_t i = 0; i < 3; i++) CHECK(t.events[i].kind == GN_FENCE_EXIT && t.events[i].since == 50, "%zu", i);
    reset();
}

int main(void) {
    check_refusals_of_fences();
    check_refusals_of_counts();
    check_repeated_ids();
    check_refused_builds();
    check_steps();
    check_refused_steps();
    check_altitudes();
    check_words();
    check_dwelling();
    printf("%ld checks, %d failures\n", checks, failures);
    return failures != 0;
}
