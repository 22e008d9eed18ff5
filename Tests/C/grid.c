/* SPDX-License-Identifier: MIT
 *
 * No drawing of a grid, and no outline of a cell, touches a byte that it was not given.
 *
 * Views of all kinds are drawn at zooms from -4 to 30 into guarded buffers of no room, of some, of one place less than
 * needed, of exactly the room needed, and of more. Both arrays of lines have all these capacities, in all combinations.
 * Every drawing that fits is, bit for bit, the one that had plenty of room; of every other nothing is left but the
 * numbers that it needs.
 *
 * Ends with 1 if anything went wrong, or with a signal.
 */
#include "guarded.h"

#include <math.h>

#include "gridnorth.h"

/* The drawing with plenty of room, and how much of it was used. */
enum { VERTICES = 1 << 14, LINES = 1 << 12, LABELS = 1 << 12, TEXT = ROOM - MARGIN };
static char text[TEXT];
static gn_point vertices[VERTICES];
static float pixels[2 * VERTICES];
static gn_grid_line lines[LINES], pixel_lines[LINES];
static gn_grid_label labels[LABELS];

/* The current drawing. The arguments are guarded too. */
static const gn_bounds *view;
static double zoom;
static const gn_grid_options *options;
static const gn_point *origin;

enum { OUT, MORE, COUNT, COUNT_OF_LINES, VIEW, OPTIONS, ORIGIN };

#define WHERE "view %.17g %.17g %.17g %.17g, zoom %g, options %s"
#define HERE view->south, view->west, view->north, view->east, zoom, options ? "changed" : "default"

static size_t given(const size_t *count) {
    size_t value;
    memcpy(&value, count, sizeof value);
    return value;
}

/* Capacities up to one more than needed, and one that no memory has. */
enum { CAPACITIES = 7 };
static size_t capacity_of(int number, size_t needed) {
    const size_t capacities[CAPACITIES] = {0, 1, needed / 2, needed ? needed - 1 : 0, needed, needed + 1, SIZE_MAX};
    return capacities[number];
}

/* As many elements as lie in the memory for a capacity. */
static size_t places(size_t capacity, size_t needed) { return capacity == SIZE_MAX ? needed : capacity; }

static int is_zero(const void *bytes, size_t size) {
    for (size_t i = 0; i < size; i++) {
        if (((const unsigned char *)bytes)[i]) return 0;
    }
    return 1;
}

/* `all` counts the final zero. */
static void check_geojson(size_t all) {
    for (int i = 0; i < CAPACITIES; i++) {
        const size_t capacity = capacity_of(i, all);
        char *out = place(OUT, places(capacity, all));
        size_t *needed = place(COUNT, sizeof *needed);
        const gn_status status = gn_grid_geojson(view, zoom, options, out, capacity, needed);
        CHECK(given(needed) == all, WHERE ", capacity %zu: %zu, not %zu", HERE, capacity, given(needed), all);
        if (capacity >= all) {
            CHECK(status == GN_OK && memcmp(out, text, all) == 0, WHERE ", capacity %zu", HERE, capacity);
            CHECK(capacity == SIZE_MAX || is_untouched(out + all, capacity - all), WHERE, HERE);
        } else {
            CHECK(status == GN_ERROR_BUFFER_TOO_SMALL, WHERE ", capacity %zu: %d", HERE, capacity, status);
            CHECK(capacity == 0 || out[0] == 0, WHERE ", capacity %zu", HERE, capacity);
        }
        CHECK(margin_is_untouched(OUT) && margin_is_untouched(COUNT), WHERE ", capacity %zu", HERE, capacity);
    }
}

/* Whether the elements that a refused call wrote are wiped out: records of zeros, numbers that are NaN. */

static int records_are_wiped(const void *records, size_t size, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const unsigned char *record = (const unsigned char *)records + i * size;
        if (!is_untouched(record, size) && !is_zero(record, size)) return 0;
    }
    return 1;
}

static int points_are_wiped(const gn_point *points, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (is_untouched(&points[i], sizeof *points)) continue;
        if (!isnan(points[i].latitude) || !isnan(points[i].longitude)) return 0;
    }
    return 1;
}

static int pairs_are_wiped(const float *pairs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (is_untouched(&pairs[2 * i], 2 * sizeof *pairs)) continue;
        if (!isnan(pairs[2 * i]) || !isnan(pairs[2 * i + 1])) return 0;
    }
    return 1;
}

static void check_lines(int in_pixels, size_t needed, size_t needed_lines) {
    const size_t size = in_pixels ? 2 * sizeof *pixels : sizeof *vertices;
    const void *const whole = in_pixels ? (const void *)pixels : vertices;
    const gn_grid_line *const whole_lines = in_pixels ? pixel_lines : lines;
    for (int i = 0; i < CAPACITIES; i++) {
        for (int j = 0; j < CAPACITIES; j++) {
            const size_t capacity = capacity_of(i, needed), line_capacity = capacity_of(j, needed_lines);
            const size_t room = places(capacity, needed), line_room = places(line_capacity, needed_lines);
            unsigned char *out = place(OUT, room * size);
            gn_grid_line *records = place(MORE, line_room * sizeof *records);
            size_t *count = place(COUNT, sizeof *count), *line_count = place(COUNT_OF_LINES, sizeof *line_count);
            const gn_status status =
                in_pixels ? gn_grid_lines_pixels(view, zoom, options, origin, (float *)(void *)out, capacity, count,
                                                 records, line_capacity, line_count)
                          : gn_grid_lines(view, zoom, options, (gn_point *)(void *)out, capacity, count, records,
                                          line_capacity, line_count);
            CHECK(given(count) == needed && given(line_count) == needed_lines,
                  WHERE ", capacities %zu and %zu: %zu and %zu, not %zu and %zu", HERE, capacity, line_capacity,
                  given(count), given(line_count), needed, needed_lines);
            if (capacity >= needed && line_capacity >= needed_lines) {
                CHECK(status == GN_OK && memcmp(out, whole, needed * size) == 0 &&
                          memcmp(records, whole_lines, needed_lines * sizeof *records) == 0,
                      WHERE ", capacities %zu and %zu: %d", HERE, capacity, line_capacity, status);
                CHECK(is_untouched(out + needed * size, (room - needed) * size) &&
                          is_untouched(records + needed_lines, (line_room - needed_lines) * sizeof *records),
                      WHERE ", capacities %zu and %zu", HERE, capacity, line_capacity);
            } else {
                CHECK(status == GN_ERROR_BUFFER_TOO_SMALL, WHERE ", capacities %zu and %zu: %d", HERE, capacity,
                      line_capacity, status);
                CHECK((in_pixels ? pairs_are_wiped((float *)(void *)out, room)
                                 : points_are_wiped((gn_point *)(void *)out, room)) &&
                          records_are_wiped(records, sizeof *records, line_room),
                      WHERE ", capacities %zu and %zu: half-written", HERE, capacity, line_capacity);
            }
            CHECK(margin_is_untouched(OUT) && margin_is_untouched(MORE) && margin_is_untouched(COUNT) &&
                      margin_is_untouched(COUNT_OF_LINES),
                  WHERE ", capacities %zu and %zu", HERE, capacity, line_capacity);
        }
    }
}

static void check_labels(size_t needed) {
    for (int i = 0; i < CAPACITIES; i++) {
        const size_t capacity = capacity_of(i, needed), room = places(capacity, needed);
        gn_grid_label *out = place(OUT, room * sizeof *out);
        size_t *count = place(COUNT, sizeof *count);
        const gn_status status = gn_grid_labels(view, zoom, options, out, capacity, count);
        CHECK(given(count) == needed, WHERE ", capacity %zu: %zu, not %zu", HERE, capacity, given(count), needed);
        if (capacity >= needed) {
            CHECK(status == GN_OK && memcmp(out, labels, needed * sizeof *out) == 0, WHERE ", capacity %zu", HERE,
                  capacity);
            CHECK(is_untouched(out + needed, (room - needed) * sizeof *out), WHERE ", capacity %zu", HERE, capacity);
        } else {
            CHECK(status == GN_ERROR_BUFFER_TOO_SMALL, WHERE ", capacity %zu: %d", HERE, capacity, status);
            CHECK(records_are_wiped(out, sizeof *out, room), WHERE ", capacity %zu: half-written", HERE, capacity);
        }
        CHECK(margin_is_untouched(OUT) && margin_is_untouched(COUNT), WHERE ", capacity %zu", HERE, capacity);
    }
}

static void check_numbers(size_t needed) {
    double *spacing = place(OUT, sizeof *spacing);
    size_t *bound = place(COUNT, sizeof *bound);
    CHECK(gn_grid_spacing(view, zoom, options, spacing) == GN_OK, WHERE, HERE);
    CHECK(gn_grid_bound(view, zoom, options, bound) == GN_OK && given(bound) >= needed, WHERE ": %zu, but %zu drawn",
          HERE, given(bound), needed);
    CHECK(margin_is_untouched(OUT) && margin_is_untouched(COUNT), WHERE, HERE);
}

/* All outputs of a view, into plenty of room and then into every other. */
static void check_view(const gn_bounds *of_view, double of_zoom, const gn_grid_options *of_options) {
    gn_bounds *guarded_view = place(VIEW, sizeof *guarded_view);
    memcpy(guarded_view, of_view, sizeof *of_view);
    gn_grid_options *guarded_options = NULL;
    if (of_options) {
        guarded_options = place(OPTIONS, sizeof *guarded_options);
        memcpy(guarded_options, of_options, sizeof *of_options);
    }
    gn_point *guarded_origin = place(ORIGIN, sizeof *guarded_origin);
    *guarded_origin = (gn_point){of_view->south / 2 + of_view->north / 2, of_view->west};
    view = guarded_view;
    zoom = of_zoom;
    options = guarded_options;
    origin = guarded_origin;

    size_t size = 0, count = 0, line_count = 0, pixel_count = 0, pixel_line_count = 0, label_count = 0;
    const gn_status statuses[] = {
        gn_grid_geojson(view, zoom, options, text, sizeof text, &size),
        gn_grid_lines(view, zoom, options, vertices, VERTICES, &count, lines, LINES, &line_count),
        gn_grid_lines_pixels(view, zoom, options, origin, pixels, VERTICES, &pixel_count, pixel_lines, LINES,
                             &pixel_line_count),
        gn_grid_labels(view, zoom, options, labels, LABELS, &label_count),
    };
    for (int i = 0; i < 4; i++) {
        CHECK(statuses[i] == GN_OK, WHERE ", output %d: %s", HERE, i, gn_status_name(statuses[i]));
        if (statuses[i] != GN_OK) return;
    }
    CHECK(size == strlen(text) + 1, WHERE, HERE);
    check_geojson(size);
    check_lines(0, count, line_count);
    check_lines(1, pixel_count, pixel_line_count);
    check_labels(label_count);
    check_numbers(count + label_count);
    CHECK(memcmp(view, of_view, sizeof *view) == 0 && margin_is_untouched(VIEW), WHERE, HERE);
    if (options) {
        CHECK(memcmp(options, of_options, sizeof *options) == 0 && margin_is_untouched(OPTIONS), WHERE, HERE);
    }
}

/* Where something changes: the south-west corners of views as large as a small screen. */
static const gn_point corners[] = {
    {51.2, 7.1},   {-0.001, 5.999}, {63.9, 2.9},  {71.5, 8.5},  {83.9, -0.5}, {84.5, 12},      {-80.2, 179.9},
    {-90, -180},   {89.99, 33},     {47.5, 540},  {85.0, 100},  {-85.06, 1},  {31.99, -6.002}, {-33.9, 18.4},
    {0, -180},     {89.5, -180.5},
};
enum { CORNERS = 16 };

static const gn_bounds whole_views[] = {
    {-90, -180, 90, 180},  {-90, 0, 90, 360},   {-90, 12, 90, 1e6},   {-80, -10, 84, 349.9}, {-90, 170, 90, -170},
    {-30, 100, 30, -100},  {80, -180, 90, 180}, {-90, -180, -75, 180}, {51, 7, 51, 7},       {0, 0, 0, 0},
    {-90, 7, 90, 7},       {51, -180, 51, 180}, {90, -180, 90, 180},  {84, -180, 84, 180},   {-0.0, 180, 8, -180},
};
enum { WHOLE_VIEWS = 15 };

static gn_bounds view_at(gn_point corner, double at, double width) {
    const double longitudes = width / (512 * pow(2, at)) * 360;
    const double latitudes = longitudes * fmax(0.02, cos(corner.latitude * 3.141592653589793 / 180));
    const double east = longitudes < 360 ? corner.longitude + longitudes : corner.longitude + 360;
    return (gn_bounds){corner.latitude, corner.longitude, fmin(90, corner.latitude + latitudes),
                       east > 540 ? east - 360 : east};
}

static gn_grid_options changed(int number) {
    gn_grid_options o;
    gn_grid_options_init(&o);
    o.tile_size = number % 2 ? 256 : 512;
    o.margin = number % 3 * 20;
    o.tolerance_unit = number % 5 == 0 ? GN_GRID_METERS : GN_GRID_PIXELS;
    o.tolerance = number % 5 == 0 ? 10 : 0.05;
    o.reference_step = 1 + (uint32_t)number % 4;
    o.reference_zoom = -4;
    o.label_pixels = 1 + number % 7;
    o.content = number % 4 == 1 ? 1u << number / 4 % 7 : GN_GRID_DRAW_ALL;
    return o;
}

/* A struct that ends after its size: nothing behind it may be read. */
static void check_short_options(void) {
    gn_grid_options o;
    gn_grid_options_init(&o);
    for (uint32_t size = 0; size < sizeof o; size += 8) {
        unsigned char *guarded = place(OPTIONS, size ? size : 8);
        o.size = size;
        memcpy(guarded, &o, size ? size : 8);
        const gn_bounds good = {51.1, 7.1, 51.4, 7.6};
        size_t count;
        CHECK(gn_grid_bound(&good, 10, (const gn_grid_options *)(const void *)guarded, &count) == GN_ERROR_OPTIONS_SIZE,
              "options of %u bytes", size);
    }
}

/* Outlines. */

static void check_outline(const char *reference, double tolerance) {
    static gn_point whole[VERTICES];
    gn_mgrs_cell cell;
    size_t all;
    CHECK(gn_mgrs_decode_strict(reference, strlen(reference), &cell, NULL) == GN_OK, "%s", reference);
    gn_mgrs_cell *guarded = place(VIEW, sizeof cell);
    memcpy(guarded, &cell, sizeof cell);
    CHECK(gn_mgrs_outline(guarded, tolerance, whole, VERTICES, &all) == GN_OK, "%s, tolerance %g", reference, tolerance);
    gn_bounds *bounds = place(OPTIONS, sizeof *bounds);
    CHECK(gn_mgrs_bounds(guarded, bounds) == GN_OK && margin_is_untouched(OPTIONS), "%s", reference);
    if (all > VERTICES) return;
    for (int i = 0; i < CAPACITIES; i++) {
        const size_t capacity = capacity_of(i, all), room = places(capacity, all);
        gn_point *ring = place(OUT, room * sizeof *ring);
        size_t *needed = place(COUNT, sizeof *needed);
        const gn_status status = gn_mgrs_outline(guarded, tolerance, ring, capacity, needed);
        CHECK(given(needed) == all, "%s, capacity %zu: %zu", reference, capacity, given(needed));
        if (capacity >= all) {
            CHECK(status == GN_OK && memcmp(ring, whole, all * sizeof *ring) == 0, "%s, capacity %zu", reference,
                  capacity);
            CHECK(is_untouched(ring + all, (room - all) * sizeof *ring), "%s", reference);
        } else {
            CHECK(status == GN_ERROR_BUFFER_TOO_SMALL, "%s, capacity %zu: %d", reference, capacity, status);
            CHECK(points_are_wiped(ring, room), "%s, capacity %zu: half-written", reference, capacity);
        }
        CHECK(margin_is_untouched(OUT) && margin_is_untouched(COUNT), "%s, capacity %zu", reference, capacity);
    }
}

static void check_outlines(void) {
    static const char *const references[] = {"32U",   "31V",     "33X",     "A",   "Z",     "32ULC", "31VDE",
                                             "32VKK", "33XVH",   "31NAA",   "YZC", "ZAH11", "31NEA00",
                                             "60CWS25", "32ULC1234567890"};
    for (size_t i = 0; i < sizeof references / sizeof *references; i++) {
        for (int k = -3; k <= 6; k += 3) check_outline(references[i], pow(10, k));
    }
}

/* An argument: the step from one zoom to the next, for a checker that is slow. */
int main(int argc, char **argv) {
    const double step = argc > 1 ? atof(argv[1]) : 2;
    make_rooms();
    for (int p = 0; p < PLACEMENTS; p++) {
        where = (placement)p;
        const int before = failures;
        int number = p;
        for (double at = -4; at <= 30; at += step) {
            for (int i = 0; i < CORNERS; i++, number++) {
                const gn_bounds small = view_at(corners[i], at, 160);
                const gn_grid_options o = changed(number);
                check_view(&small, at, NULL);
                check_view(&small, at, &o);
            }
            /* These are large: each lies in one of the places only. */
            for (int i = p; i < WHOLE_VIEWS && at <= 0.5; i += PLACEMENTS, number++) {
                const gn_grid_options o = changed(number);
                check_view(&whole_views[i], at, NULL);
                check_view(&whole_views[i], at, &o);
            }
        }
        check_short_options();
        check_outlines();
        printf("%-22s %9ld checks so far, %d wrong\n", placement_names[p], checks, failures - before);
    }
    free_rooms();
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
