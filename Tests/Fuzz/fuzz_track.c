/* SPDX-License-Identifier: MIT
 *
 * Any bytes as options and fixes of a track. A refused call changes nothing. Each fix that was taken lies within the tolerance
 * of the edge that spans it, the totals are consistent, and a state that was stored goes on with the same bits. Then numbers of the
 * state are replaced: it is refused, or, with a seal that fits, answers something.
 */
#include "fuzz.h"

enum { FIXES = 48, NUMBERS = 64 };

static double take_limit(source *s, double usual) {
    const uint8_t kind = take_byte(s);
    return kind < 128 ? usual : kind < 250 ? ldexp(1 + kind % 4, kind / 4 % 16 - 4) : take_number(s);
}

/* Mostly a step on, in a town or a country; else anywhere, or any numbers. */
static gn_fix take_fix(source *s, const gn_fix *last) {
    const uint8_t kind = take_byte(s);
    gn_fix fix = *last;
    const double stride = ldexp(1, kind / 8 % 12 - 22);
    fix.time += (kind & 7) == 7 ? take_number(s) : 1 + (kind >> 6);
    fix.point.latitude += stride * (double)(int8_t)take_byte(s);
    fix.point.longitude += stride * (double)(int8_t)take_byte(s);
    if ((kind & 7) == 6) fix.point = (gn_point){take_number(s), take_number(s)};
    if ((kind & 7) == 5) fix.altitude = take_number(s);
    if ((kind & 7) == 4) fix.accuracy = take_number(s);
    if ((kind & 7) == 3) fix.time = NAN;
    return fix;
}

/* The last word of the checks: all numbers, mixed one after the other. */
static void seal(gn_track_state *state) {
    uint64_t sum = 0;
    for (int i = 2; i < NUMBERS; i++) {
        sum = (sum ^ bits_of(state->numbers[i])) * 0x9E3779B97F4A7C15;
        sum ^= sum >> 32;
    }
    state->numbers[1] = (double)(sum >> 12);
}

/* Whether fixes lie within the tolerance of an edge. */
static void check_edge(gn_point from, gn_point to, const gn_point *points, int count, double tolerance) {
    const gn_point edge[2] = {from, to};
    for (int i = 0; i < count; i++) {
        gn_route_place place;
        if (gn_route_nearest(edge, 2, &points[i], &place) != GN_OK) continue;
        HOLDS(fabs(place.distance_off) <= tolerance);
    }
}

static void check_totals(const gn_track_state *state) {
    gn_track_totals totals;
    HOLDS(gn_track_summarize(state, &totals) == GN_OK);
    HOLDS(totals.distance >= 0 && totals.moving_time >= 0 && totals.ascent >= 0 && totals.descent >= 0);
    HOLDS(totals.top_speed >= 0 && !(totals.moving_speed < 0) && !(totals.lowest > totals.highest));
    HOLDS(totals.fix_count >= totals.taken_count && totals.taken_count >= totals.vertex_count);
    HOLDS(!(totals.start_time > totals.end_time));
    HOLDS(totals.taken_count == 0 || (totals.bounds.south <= totals.bounds.north && fabs(totals.bounds.west) <= 180));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    gn_track_options options;
    gn_track_options_init(&options);
    options.tolerance = take_limit(&s, 5);
    options.least_distance = take_limit(&s, 0);
    options.least_interval = take_limit(&s, 0);
    options.worst_accuracy = take_limit(&s, INFINITY);
    options.largest_speed = take_limit(&s, INFINITY);
    options.rest_speed = take_limit(&s, 0.5);
    options.climb = take_limit(&s, 10);
    const uint64_t changes[4][2] = {{take(&s, 1), take(&s, 8)}, {take(&s, 1), take(&s, 8)}, {take(&s, 1), take(&s, 8)},
                                    {take(&s, 1), take(&s, 8)}};

    gn_track_state state, before, *stored = malloc(sizeof *stored);
    if (!stored) abort();
    gn_track_step step, same;
    memset(&state, 0xA5, sizeof state);
    before = state;
    const gn_status begun = gn_track_begin(&options, &state);
    HOLDS(known(begun));
    if (begun != GN_OK) {
        HOLDS(memcmp(&state, &before, sizeof state) == 0);
        gn_track_begin(NULL, &state);
        options.tolerance = 5;
    }
    gn_fix fix = {0, {46.5, 179.99}, NAN, NAN};
    gn_point pending[FIXES], vertex = {0, 0};
    int count = 0;
    for (int i = 0; i < FIXES && s.size > 0; i++) {
        const gn_fix next = take_fix(&s, &fix);
        memset(&step, 0xA5, sizeof step);
        same = step;
        before = state;
        const gn_status status = gn_track_add(&state, &next, &state, &step);
        HOLDS(known(status));
        if (status != GN_OK) {
            HOLDS(memcmp(&state, &before, sizeof state) == 0 && memcmp(&step, &same, sizeof step) == 0);
            continue;
        }
        if (isfinite(next.time)) fix = next;
        fix.point = next.point;
        /* The same from a state that was stored. */
        memcpy(stored, &before, sizeof before);
        HOLDS(gn_track_add(stored, &next, stored, &same) == GN_OK);
        HOLDS(memcmp(stored, &state, sizeof state) == 0 && memcmp(&step, &same, sizeof step) == 0);
        HOLDS(step.vertex_count <= 1 && step.outcome >= GN_TRACK_LEFT_OUT && step.outcome <= GN_TRACK_KEPT);
        HOLDS((step.outcome == GN_TRACK_LEFT_OUT) == (step.flags != 0 && step.flags != GN_TRACK_JUMPED));
        if (step.vertex_count) {
            check_edge(vertex, step.vertex.point, pending, count, options.tolerance);
            vertex = step.vertex.point;
            count = 0;
        }
        if (step.outcome == GN_TRACK_WAITING) pending[count++] = next.point;
        check_totals(&state);
    }
    memcpy(stored, &state, sizeof state);
    HOLDS(gn_track_end(&state, &state, &step) == GN_OK);
    if (step.vertex_count) check_edge(vertex, step.vertex.point, pending, count, options.tolerance);
    HOLDS(step.outcome == (step.vertex_count ? GN_TRACK_KEPT : GN_TRACK_NOTHING));
    check_totals(&state);

    for (int i = 0; i < 4; i++) {
        memcpy(&stored->numbers[changes[i][0] % NUMBERS], &changes[i][1], 8);
        before = *stored;
        gn_track_totals totals;
        const int is_sound = memcmp(stored, &state, sizeof state) == 0;
        if (gn_track_add(stored, &fix, &before, &step) != GN_OK) HOLDS(memcmp(stored, &before, sizeof before) == 0);
        if (!is_sound) known(gn_track_summarize(stored, &totals));
        seal(stored);
        fix.time += 1;
        HOLDS(known(gn_track_add(stored, &fix, &before, &step)));
        HOLDS(known(gn_track_add(&before, &fix, &before, &step)));
        HOLDS(known(gn_track_end(stored, &before, &step)));
        HOLDS(known(gn_track_summarize(stored, &totals)));
    }
    free(stored);
    return 0;
}
