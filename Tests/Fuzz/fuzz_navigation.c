/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a route, as waypoints and as fixes of an object that follows it. Guidance agrees with the route, waypoints are
 * passed in their order, a stored state goes on as it was, and a refused step changes nothing. Then some words of the index
 * or some bytes of the state are replaced, or there are fewer words: still nothing outside the block is
 * read.
 */
#include "fuzz.h"

enum { POINTS = 40, WAYPOINTS = 6, FIXES = 8 };

typedef struct question {
    gn_point points[POINTS];
    size_t point_count;
    uint64_t waypoints[WAYPOINTS];
    size_t waypoint_count;
    int has_waypoints;
    gn_fix fixes[FIXES];
    gn_navigation_options options;
} question;

/* In a lattice, in a town, around a pole, or any numbers. */
static gn_point take_point(source *s, uint8_t kind) {
    const int scale = 1 + (kind >> 4);
    switch (kind & 7) {
    case 0:
    case 1: return (gn_point){(double)(int8_t)take_byte(s) * 0.7, (double)(int8_t)take_byte(s) * 15};
    case 2:
    case 3:
    case 4:
    case 5: return (gn_point){20 + ldexp((double)(int8_t)take_byte(s), -scale),
                              179.9 + ldexp((double)(int8_t)take_byte(s), -scale)};
    case 6: return (gn_point){90 - ldexp((double)take_byte(s), -scale - 3), (double)(int8_t)take_byte(s) * 15};
    default: return (gn_point){take_number(s), take_number(s)};
    }
}

/* On the route, beside it, or anywhere. */
static gn_point take_place(source *s, const question *q) {
    const uint8_t kind = take_byte(s);
    if (q->point_count == 0 || kind < 32) return take_point(s, kind);
    const size_t i = take_byte(s) % q->point_count;
    const gn_point a = q->points[i], b = q->points[i + 1 < q->point_count ? i + 1 : i];
    if (kind < 64) return a;
    const double part = kind % 8 / 8.0;
    gn_point place = {a.latitude + part * (b.latitude - a.latitude), a.longitude + part * (b.longitude - a.longitude)};
    if (kind < 128) return place;
    if (gn_geodesic_direct(&place, 1.5 * kind, ldexp(1, take_byte(s) % 20), &place, NULL) != GN_OK) return a;
    return place;
}

static gn_status step(const question *q, const uint64_t *words, size_t size, const gn_fix *fix, gn_navigation_state *state,
                      gn_guidance *guidance) {
    return gn_navigation_step(words, size, q->has_waypoints ? q->waypoints : NULL, q->has_waypoints ? q->waypoint_count : 0,
                              &q->options, state, fix, state, guidance);
}

/* A block of words that ends where memory ends. */
static uint64_t *make_block(size_t count) {
    uint64_t *words = (uint64_t *)malloc(count ? count * 8 : 1);
    if (!words) abort();
    memset(words, 0xA5, count * 8);
    return words;
}

static int is_angle(double degrees) { return degrees >= -180 && degrees <= 180; }

static void check_guidance(const question *q, const uint64_t *words, size_t size, const gn_fix *fix,
                           const gn_navigation_state *before, const gn_navigation_state *after, const gn_guidance *g) {
    const uint64_t count = q->has_waypoints ? q->waypoint_count : q->point_count;
    const double length = after->length;
    HOLDS(after->has_fix == 1 && memcmp(&after->fix.time, &fix->time, sizeof fix->time) == 0);
    HOLDS(g->distance_along >= 0 && g->distance_along <= length + 1e-6 * (1 + 1e-9 * length));
    HOLDS(same_number(g->distance_along, after->distance_along));
    HOLDS(fabs(g->distance_left - fmax(length - g->distance_along, 0)) <= 1e-9 * (1 + length));
    HOLDS(is_angle(g->azimuth) && is_angle(g->course) && (isnan(g->turn) || is_angle(g->turn)));
    HOLDS(!(g->time_left < 0) && !(g->waypoint_time < 0));
    /* The fix lies as far from its place as it says, and no place of the whole route is nearer. */
    double distance = 0;
    gn_route_place nearest;
    HOLDS(gn_geodesic_inverse(&g->point, &fix->point, &distance, NULL, NULL) == GN_OK);
    HOLDS(fabs(distance - fabs(g->distance_off)) <= 1e-6);
    HOLDS(gn_edge_index_nearest_batch(words, size, &fix->point.latitude, 0, &fix->point.longitude, 0, 1, 0, INFINITY, &nearest,
                                      sizeof nearest, NULL) == GN_OK);
    HOLDS(fabs(nearest.distance_off) <= fabs(g->distance_off) + 1e-6);
    HOLDS(g->next_waypoint <= count && g->next_waypoint == before->next_waypoint + g->passed);
    HOLDS(g->next_waypoint == after->next_waypoint && g->flags == after->flags && g->flags < GN_NAVIGATION_IGNORED);
    HOLDS(((g->flags & GN_NAVIGATION_ARRIVED) != 0) == (g->next_waypoint == count));
    HOLDS(isnan(g->waypoint_azimuth) == (g->next_waypoint == count));
    const double beyond = q->options.off_route_distance + q->options.hysteresis;
    if (g->flags & GN_NAVIGATION_OFF_ROUTE) HOLDS(fabs(g->distance_off) > q->options.off_route_distance);
    else HOLDS(fabs(g->distance_off) <= beyond);
}

static void check_steps(const question *q, const uint64_t *words, size_t size, gn_navigation_state *state) {
    for (int i = 0; i < FIXES; i++) {
        const gn_navigation_state before = *state;
        gn_navigation_state again = before;
        gn_guidance guidance, second;
        memset(&guidance, 0x5A, sizeof guidance);
        second = guidance;
        const gn_guidance untouched = guidance;
        const gn_status status = step(q, words, size, &q->fixes[i], state, &guidance);
        HOLDS(known(status) && step(q, words, size, &q->fixes[i], &again, &second) == status);
        HOLDS(memcmp(&again, state, sizeof again) == 0 && memcmp(&second, &guidance, sizeof second) == 0);
        if (status != GN_OK) {
            HOLDS(memcmp(state, &before, sizeof before) == 0 && memcmp(&guidance, &untouched, sizeof untouched) == 0);
        } else if (q->fixes[i].accuracy > q->options.worst_accuracy) {
            HOLDS(memcmp(state, &before, sizeof before) == 0 && guidance.flags & GN_NAVIGATION_IGNORED);
        } else {
            check_guidance(q, words, size, &q->fixes[i], &before, state, &guidance);
        }
    }
}

/* Steps with any words and any state. The first fix measures the route, others do not. */
static void ask(const question *q, const uint64_t *words, size_t size, const gn_navigation_state *from) {
    gn_navigation_state state = *from;
    gn_guidance guidance;
    for (int i = 0; i < 2; i++) {
        gn_fix fix = q->fixes[(i + 3) % FIXES];
        fix.time = state.fix.time;
        HOLDS(known(step(q, words, size, &fix, &state, &guidance)));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t data_size) {
    source s = {data, data_size};
    question q;
    memset(&q, 0, sizeof q);
    const uint8_t flags = take_byte(&s), option_flags = take_byte(&s), point_kind = take_byte(&s);
    q.point_count = take_byte(&s) % (POINTS + 1);
    gn_navigation_options_init(&q.options);
    if (option_flags & 1) q.options.off_route_distance = ldexp(1, take_byte(&s) % 24);
    if (option_flags & 2) q.options.hysteresis = take_byte(&s);
    if (option_flags & 4) q.options.arrival_radius = ldexp(1, take_byte(&s) % 24);
    if (option_flags & 8) q.options.window_ahead = ldexp(1, take_byte(&s) % 26);
    if (option_flags & 16) q.options.window_behind = option_flags & 8 ? INFINITY : 0;
    if (option_flags & 32) q.options.lookahead = take_number(&s);
    if (option_flags & 64) q.options.worst_accuracy = take_byte(&s);
    if (option_flags & 128) q.options.averaging_time = take_number(&s);
    if (option_flags & 16 && option_flags & 64) q.options.start_distance = take_number(&s);
    uint8_t changes[8][3];
    for (int i = 0; i < 8; i++) {
        for (int k = 0; k < 3; k++) changes[i][k] = take_byte(&s);
    }
    for (size_t i = 0; i < q.point_count; i++) q.points[i] = take_point(&s, point_kind);
    q.has_waypoints = flags & 1;
    for (size_t i = 0; i < (flags >> 1) % (WAYPOINTS + 1u); i++) {
        const uint8_t ahead = take_byte(&s);
        const uint64_t last = i ? q.waypoints[i - 1] : 0;
        q.waypoints[q.waypoint_count++] = ahead < 250 ? last + ahead % 8 + (i > 0) : take(&s, 8);
    }
    double time = 0;
    for (int i = 0; i < FIXES; i++) {
        const uint8_t pause = take_byte(&s), accuracy = take_byte(&s);
        time += pause < 250 ? pause % 50 : take_number(&s);
        q.fixes[i] = (gn_fix){flags & 128 ? NAN : time, take_place(&s, &q), NAN, accuracy < 250 ? accuracy : NAN};
        if (!isfinite(time)) time = 0;
    }

    size_t size = 9;
    gn_status status = gn_route_index_build(q.points, q.point_count, NULL, 0, &size);
    if (status != GN_ERROR_BUFFER_TOO_SMALL) return 0;
    uint64_t *words = make_block(size);
    status = gn_route_index_build(q.points, q.point_count, words, size, NULL);
    const gn_navigation_state start = {0};
    gn_navigation_state state = start;
    if (status == GN_OK) check_steps(&q, words, size, &state);

    for (int i = 0; status == GN_OK && i < 8; i++) {
        gn_navigation_state changed = state;
        ((uint8_t *)&changed)[changes[i][0] % sizeof changed] = changes[i][1];
        ask(&q, words, size, &changed);
    }
    for (int i = 0; status == GN_OK && i < 8; i++) {
        ((uint8_t *)words)[(changes[i][0] << 8 | changes[i][1]) % (size * 8)] = changes[i][2];
        ask(&q, words, size, &state);
        ask(&q, words, size, &start);
        const size_t less = changes[i][1] % (size + 1);
        uint64_t *part = make_block(less);
        memcpy(part, words, less * 8);
        ask(&q, part, less, &state);
        free(part);
    }
    free(words);
    return 0;
}
