/*
 * The part of the corpus that goes over fences, tracks and navigation, around the outline of the indexes.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

void run_navigation_options_init(void) {
    const int function = OF_gn_navigation_options_init;
    gn_navigation_options options = {.size = 0};
    absorb_integer(function, gn_navigation_options_init(&options));
    absorb_integer(function, options.size);
    absorb_double(function, options.off_route_distance);
    absorb_double(function, options.hysteresis);
    absorb_double(function, options.arrival_radius);
    absorb_double(function, options.window_behind);
    absorb_double(function, options.window_ahead);
    absorb_double(function, options.lookahead);
    absorb_double(function, options.worst_accuracy);
    absorb_double(function, options.averaging_time);
    absorb_double(function, options.start_distance);
}

void run_fence_options_init(void) {
    const int function = OF_gn_fence_options_init;
    gn_fence_options options = {.size = 0};
    absorb_integer(function, gn_fence_options_init(&options));
    absorb_integer(function, options.size);
    absorb_integer(function, options.flags);
    absorb_double(function, options.hysteresis);
    absorb_double(function, options.worst_accuracy);
    absorb_double(function, options.dwell);
}

/* The outline, circles and corridors at its corners, and lines through it; now and then one that is refused. */
enum { CIRCLES = 8, ROUTES = 6, ROUTE_POINTS = 5, FENCES = 1 + CIRCLES + ROUTES };
enum { FENCE_POINTS = CORNERS + CIRCLES + ROUTES * ROUTE_POINTS };
static gn_fence fences[FENCES];
static gn_point fence_points[FENCE_POINTS];

static void make_fences(void) {
    for (int i = 0; i < FENCES; i++) {
        gn_fence *f = &fences[i];
        *f = (gn_fence){(uint64_t)random_integer(0, 1000), GN_FENCE_POLYGON, 31, CORNERS, 1 + HOLES, 0, 0, 0};
        if (i > 0) {
            const int is_circle = i <= CIRCLES, is_line = i % 3 == 0;
            f->shape = is_circle ? GN_FENCE_CIRCLE : is_line ? GN_FENCE_LINE : GN_FENCE_CORRIDOR;
            f->point_count = is_circle ? 1 : ROUTE_POINTS;
            f->ring_count = 0;
            f->radius = (double)random_integer(-1, 63) * outline_size * 0x1p10;
        }
        if (i % 4 == 1) {
            f->low = (double)random_integer(-200, 200);
            f->high = f->low + (double)random_integer(-20, 400);
        }
    }
    for (int i = 0; i < FENCE_POINTS; i++) {
        fence_points[i] = i < CORNERS ? outline[i] : i % 2 ? around[random_integer(0, SOME - 1)] : outline[random_integer(0, CORNERS - 1)];
    }
}

static void absorb_fix(int function, const gn_fix *fix) {
    absorb_double(function, fix->time);
    absorb_point(function, &fix->point);
    absorb_double(function, fix->altitude);
    absorb_double(function, fix->accuracy);
}

/* Something moves from one position to the next. */
static void run_steps(const uint64_t *words, size_t word_count) {
    enum { STEPS = 32, EVENTS = 256 };
    const int function = OF_gn_fence_index_step;
    static gn_fence_event events[EVENTS];
    gn_fence_presence presences[FENCES];
    gn_fence_state state = {.has_fix = 0};
    gn_fence_options options;
    gn_fence_options_init(&options);
    if (random_integer(0, 1)) options.flags = GN_FENCE_REPORT_FIRST;
    if (random_integer(0, 1)) options.hysteresis = (double)random_integer(0, 63) * outline_size * 0x1p8;
    if (random_integer(0, 1)) options.dwell = (double)random_integer(0, 100);
    if (random_integer(0, 1)) options.worst_accuracy = (double)random_integer(5, 10);
    double time = 0;
    for (int i = 0; i < STEPS; i++) {
        const double altitude = random_integer(0, 3) ? (double)random_integer(-300, 500) : NOT_A_NUMBER;
        size_t count = 0, needed = 0;
        time += (double)random_integer(-1, 60);
        const gn_fix fix = {time, around[i], altitude, (double)random_integer(-1, 10)};
        absorb_integer(function, gn_fence_index_step(words, word_count, &options, &state, &fix, &state, presences, FENCES,
                                                     &count, events, EVENTS, &needed));
        absorb_count(function, count);
        absorb_count(function, needed);
        absorb_fix(function, &state.fix);
        absorb(function, state.presence_count);
        absorb_integer(function, state.has_fix);
        for (uint64_t k = 0; k < state.presence_count; k++) {
            absorb(function, presences[k].id);
            absorb_double(function, presences[k].since);
            absorb_integer(function, presences[k].has_dwelt);
        }
        for (size_t k = 0; k < needed && needed <= EVENTS; k++) {
            absorb(function, events[k].id);
            absorb_double(function, events[k].time);
            absorb_point(function, &events[k].point);
            absorb_double(function, events[k].altitude);
            absorb_double(function, events[k].fraction);
            absorb_integer(function, events[k].kind);
            absorb_double(function, events[k].since);
        }
    }
}

static void absorb_track(int function, gn_status status, const gn_track_state *track) {
    absorb_integer(function, status);
    for (int i = 0; i < 64; i++) absorb_double(function, track->numbers[i]);
}

static void absorb_track_step(int function, const gn_track_step *step) {
    absorb_integer(function, step->vertex_count);
    absorb_integer(function, step->outcome);
    absorb_integer(function, step->flags);
    absorb_fix(function, &step->vertex);
}

/* A track: a walk, often with a stray fix, without altitudes or times, or elsewhere. */
void run_track(void) {
    enum { FIXES = 48 };
    gn_track_options options;
    absorb_integer(OF_gn_track_options_init, gn_track_options_init(&options));
    absorb_double(OF_gn_track_options_init, options.tolerance);
    absorb_double(OF_gn_track_options_init, options.climb);
    options.tolerance = random_integer(-1, 20);
    if (random_integer(0, 1)) options.least_distance = (double)random_integer(0, 30);
    if (random_integer(0, 1)) options.least_interval = (double)random_integer(0, 3);
    if (random_integer(0, 1)) options.worst_accuracy = (double)random_integer(5, 10);
    if (random_integer(0, 1)) options.largest_speed = (double)random_integer(0, 10000);
    gn_track_state track = {{0}};
    absorb_track(OF_gn_track_begin, gn_track_begin(&options, &track), &track);
    gn_fix fix = {0, around[0], 0, 5};
    const double stride = (double)random_integer(1, 64) * (random_integer(0, 1) ? 0x1p-16 : 0x1p-9);
    for (int i = 0; i < FIXES; i++) {
        gn_track_step step = {.outcome = 0};
        fix.time += (double)random_integer(-1, 20);
        fix.altitude = random_integer(0, 3) ? (double)random_integer(-300, 500) : NOT_A_NUMBER;
        fix.accuracy = (double)random_integer(-1, 10);
        if (random_integer(0, 15) == 0) fix.point = around[i % SOME];
        fix.point.latitude += stride * (double)random_integer(-2, 8) * 0.125;
        fix.point.longitude += stride * (double)random_integer(-2, 8) * 0.125;
        if (fix.point.latitude > 90) fix.point.latitude = 90;
        const gn_status status = gn_track_add(&track, &fix, &track, &step);
        absorb_track(OF_gn_track_add, status, &track);
        absorb_track_step(OF_gn_track_add, &step);
    }
    gn_track_totals totals = {.distance = 0};
    absorb_integer(OF_gn_track_summarize, gn_track_summarize(&track, &totals));
    const double *numbers = &totals.distance;
    for (int i = 0; i < 15; i++) absorb_double(OF_gn_track_summarize, numbers[i]);
    absorb(OF_gn_track_summarize, totals.fix_count);
    absorb(OF_gn_track_summarize, totals.taken_count);
    absorb(OF_gn_track_summarize, totals.vertex_count);
    gn_track_step step = {.outcome = 0};
    const gn_status status = gn_track_end(&track, &track, &step);
    absorb_track(OF_gn_track_end, status, &track);
    absorb_track_step(OF_gn_track_end, &step);
}

/* An index of fences: its words, which of them hold the positions around, and the events on a way. */
void run_fence_index(void) {
    enum { WORDS = 1 << 11 };
    static uint64_t words[WORDS], ids[SOME * FENCES];
    static int32_t counts[SOME];
    static double altitudes[SOME];
    uint64_t few[FENCES];
    size_t size = 0, needed = 0, count = 0, at = 0;
    make_fences();
    for (int i = 0; i < WORDS; i++) words[i] = 0;
    gn_status status = gn_fence_index_build(fences, FENCES, fence_points, FENCE_POINTS, outline_rings, 1 + HOLES, words, WORDS,
                                            &size, statuses);
    absorb_index(OF_gn_fence_index_build, status == GN_PARTIAL ? GN_OK : status, words, size);
    absorb_integer(OF_gn_fence_index_build, status);
    for (int i = 0; i < FENCES; i++) absorb_integer(OF_gn_fence_index_build, statuses[i]);

    for (int i = 0; i < SOME; i++) altitudes[i] = i % 3 ? (double)random_integer(-300, 500) : NOT_A_NUMBER;
    status = gn_fence_index_holding_batch(words, size, &around[0].latitude, 16, &around[0].longitude, 16, altitudes, 8, SOME,
                                          counts, 4, ids, SOME * FENCES, &needed, statuses);
    absorb_rows(OF_gn_fence_index_holding_batch, status, counts, 4);
    absorb_count(OF_gn_fence_index_holding_batch, needed);
    for (size_t i = 0; i < needed; i++) absorb(OF_gn_fence_index_holding_batch, ids[i]);
    for (int i = 0; i < SOME; i++) {
        const gn_status one = gn_fence_index_holding(words, size, &around[i], altitudes[i], few, FENCES, &count);
        absorb_integer(OF_gn_fence_index_holding, one);
        for (size_t k = 0; k < count; k++) absorb(OF_gn_fence_index_holding, few[k]);
        expect(OF_gn_fence_index_holding_batch,
               one == statuses[i] && counts[i] == (int32_t)count && same_bytes(few, &ids[at], (uint32_t)count * 8));
        at += count;
    }
    run_steps(words, size);
}

/* Something follows the outline, and comes off it. */
void run_navigation(void) {
    enum { STEPS = 48, WORDS = 1 << 10 };
    const int function = OF_gn_navigation_step;
    static uint64_t words[WORDS];
    static const uint64_t waypoints[] = {3, 17, 40, CORNERS - 1};
    gn_navigation_state state = {.has_fix = 0};
    gn_navigation_options options;
    size_t size = 0;
    if (gn_route_index_build(outline, CORNERS, words, WORDS, &size) != GN_OK) return;
    gn_navigation_options_init(&options);
    /* Meters in the degrees of the outline. */
    options.off_route_distance = outline_size * 0x1p12;
    options.arrival_radius = options.lookahead = outline_size * 0x1p11;
    if (random_integer(0, 1)) options.window_ahead = INFINITE;
    if (random_integer(0, 1)) options.worst_accuracy = (double)random_integer(5, 10);
    const int has_list = (int)random_integer(0, 1);
    double time = 0;
    for (int i = 0; i < STEPS; i++) {
        gn_fix fix = {time, outline[i], NOT_A_NUMBER, (double)random_integer(-1, 10)};
        gn_guidance guidance = {.flags = 0};
        time += (double)random_integer(-1, 60);
        fix.point.latitude = held(fix.point.latitude + outline_size * (double)random_integer(-16, 16) * 0x1p-8);
        if (i % 8 == 7) fix.point = around[i];
        absorb_integer(function, gn_navigation_step(words, size, has_list ? waypoints : 0, has_list ? 4 : 0, &options, &state,
                                                    &fix, &state, &guidance));
        absorb_point(function, &guidance.point);
        absorb_double(function, guidance.distance_along);
        absorb_double(function, guidance.distance_off);
        absorb_double(function, guidance.azimuth);
        absorb_double(function, guidance.course);
        absorb_double(function, guidance.distance_left);
        absorb_double(function, guidance.time_left);
        absorb_double(function, guidance.speed);
        absorb_double(function, guidance.waypoint_distance);
        absorb_double(function, guidance.waypoint_time);
        absorb_double(function, guidance.waypoint_azimuth);
        absorb_double(function, guidance.turn);
        absorb(function, guidance.next_waypoint);
        absorb_integer(function, guidance.passed);
        absorb_integer(function, guidance.flags);
        absorb_double(function, state.turned_at);
        absorb_double(function, state.turned_back_at);
        absorb(function, state.route);
    }
}
