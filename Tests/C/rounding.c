/*
 * Calls that once had no end, or hardly one, and references of many positions, in floating-point environments that hosts leave
 * behind: every call gives the same bits as in the one that C starts with, returns as soon, raises no trap, and leaves the
 * environment as it was. caller/caller.c does this with every function, but has neither these inputs nor as many positions.
 *
 *   c-rounding [SEED [EFFORT [LIMIT]]]       effort 100 is all of it; seconds of the processor that a call may take
 *
 * Compiled with GN_TEST_COUNTS_WORK, the limit is a number of comparisons; see ../Fuzz/work.h.
 *
 * SPDX-License-Identifier: MIT
 */
#define _GNU_SOURCE /* setitimer, feenableexcept, fegetexcept */
#include <gridnorth.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "environments.h"
#include "splitmix.h"
#ifdef GN_TEST_COUNTS_WORK
#include "../Fuzz/work.h"
#endif

static double between(double low, double high) {
    return low + (high - low) * ((double)(random_bits() >> 11) / 9007199254740992.0);
}

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

/* Calls that once had no end, or hardly one. Results that do not fit are told by their size. */
static struct result {
    union {
        char text[1 << 14];
        gn_point points[1 << 10];
        gn_scale_bar bar;
    } as;
    gn_grid_line lines[256];
    size_t needed, line_count;
} result;
enum { POINTS = 1 << 10, LINES = 256 };

static gn_status cut_again_and_again(double edge_tolerance) {
    const gn_point points[] = {{6.2323274901437564, 150.40222450906401}, {-5.2912069347019717, 142.34270459959782}};
    gn_geojson_options options;
    gn_geojson_options_init(&options);
    options.edge_tolerance = edge_tolerance;
    return gn_route_geojson(points, 2, &options, NULL, 0, result.as.text, sizeof result.as.text, &result.needed);
}
static gn_status at_longitudes_of_150_and_minus_210(void) { return cut_again_and_again(0); }
static gn_status the_same_with_an_edge_tolerance(void) { return cut_again_and_again(1); }

static const gn_point short_edge[] = {{10.584846854136813, 75.380025825530453}, {10.584958437159317, 75.380132712437003}};
static gn_status densify_where_no_piece_is_straight(void) {
    return gn_route_densify(short_edge, 2, 0, 1e-6, result.as.points, POINTS, &result.needed);
}
static gn_status write_where_no_piece_is_straight(void) {
    gn_geojson_options options;
    gn_geojson_options_init(&options);
    options.edge_tolerance = 1e-6;
    return gn_route_geojson(short_edge, 2, &options, NULL, 0, result.as.text, sizeof result.as.text, &result.needed);
}

static gn_status no_length_is_short_enough(void) { return gn_screen_scale_bar(0.05, 30, 512, 0.001, GN_UNITS_METRIC, &result.as.bar); }
static gn_status nor_in_the_south(void) { return gn_screen_scale_bar(-0.05, 30, 512, 0.001, GN_UNITS_METRIC, &result.as.bar); }

static gn_status a_view_that_is_taken_for_the_whole_earth(void) {
    const gn_bounds view = {35.856817477251226, -6.0027105727628355e-09, 35.856819107056154, 1.6238022168528495e-06};
    return gn_grid_lines(&view, 27.6845, NULL, result.as.points, POINTS, &result.needed, result.lines, LINES, &result.line_count);
}

#define KNOWN(name) {#name, name}
static const struct known {
    const char *name;
    gn_status (*run)(void);
} known[] = {
    KNOWN(at_longitudes_of_150_and_minus_210), KNOWN(the_same_with_an_edge_tolerance), KNOWN(densify_where_no_piece_is_straight),
    KNOWN(write_where_no_piece_is_straight), KNOWN(no_length_is_short_enough), KNOWN(nor_in_the_south),
    KNOWN(a_view_that_is_taken_for_the_whole_earth),
};
enum { KNOWN_CALLS = sizeof known / sizeof *known };

/* In every environment: the first is the usual one. */
static void run_everywhere(const struct known *call) {
    static struct result usual;
    gn_status answer = GN_OK;
    for (int i = 0; i < ENVIRONMENTS; i++) {
        snprintf(which, sizeof which, "%s, rounding %s\n", call->name, environments[i].name);
        memset(&result, 0, sizeof result);
        begin_watch();
        enter_for_sure(&environments[i]);
        const gn_status status = call->run();
        leave(&environments[i]);
        end_watch();
        if (i == 0) answer = status, usual = result;
        if (status != GN_OK && status != GN_ERROR_BUFFER_TOO_SMALL) fail(gn_status_name(status));
        if (status != answer) fail("another status");
        if (memcmp(&result, &usual, sizeof usual) != 0) fail("other bits");
    }
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

/* The environment also rounds the program's own computations here. */
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
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 20261121;
    const int effort = argc > 2 ? atoi(argv[2]) : 100;
    limit = argc > 3 ? atol(argv[3]) : 2;
    is_emulated = getenv("GRIDNORTH_EMULATED") != NULL;
    signal(SIGFPE, trap);
    for (int i = 0; i < KNOWN_CALLS; i++) run_everywhere(&known[i]);
    state = seed;
    for (int i = 0; i < 100 * effort; i++) {
        const double latitude = between(-90, 90), longitude = between(-180, 180);
        encode_everywhere(latitude, longitude);
    }
    printf("%d calls in %d environments; references of %d positions\n", KNOWN_CALLS, ENVIRONMENTS, 100 * effort);
    report_watch();
    return 0;
}
