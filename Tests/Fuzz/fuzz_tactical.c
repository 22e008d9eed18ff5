/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a route, widths and options: vertices of parallels lie at the distance, rings are closed, buffers have exactly
 * the size that is named. Marks are places of the route. Rows of frames do not depend on each other.
 */
#include "fuzz.h"

enum { POINTS = 16, ROWS = 5 };

typedef struct question {
    gn_point points[POINTS];
    size_t count;
    gn_outline_options options;
} question;

/* In a lattice, in a town at the antimeridian, around a pole, or any numbers. */
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

/* From a millimeter to a million meters, or any number. */
static double take_size(source *s) {
    const uint8_t kind = take_byte(s);
    if (kind >= 240) return take_number(s);
    return ldexp((double)(1 + take_byte(s)), kind % 31 - 18);
}

static gn_outline_options take_options(source *s) {
    gn_outline_options o;
    HOLDS(gn_outline_options_init(&o) == GN_OK);
    const uint8_t changed = take_byte(s);
    if (changed & 1) o.join = take_byte(s) % 4;
    if (changed & 2) o.ends = take_byte(s) % 4;
    if (changed & 4) o.longitudes = take_byte(s) % 3;
    if (changed & 8) o.tolerance = take_byte(s) & 7 ? ldexp(1, take_byte(s) % 40 - 20) : take_number(s);
    if (changed & 16) o.miter_limit = take_byte(s) & 7 ? take_byte(s) / 16.0 : take_number(s);
    if ((changed & 224) == 224) o.size = take_byte(s);
    return o;
}

enum { PARALLEL, CORRIDOR, ARROW, RECTANGLE };

static gn_status draw(const question *q, int kind, const double *sizes, gn_point *out, size_t capacity, size_t *needed) {
    const gn_outline_options *const o = &q->options;
    switch (kind) {
    case PARALLEL: return gn_route_parallel(q->points, q->count, sizes[0], o, out, capacity, needed);
    case CORRIDOR: return gn_route_corridor(q->points, q->count, sizes[0], sizes[1], o, out, capacity, needed);
    case ARROW: return gn_route_arrow(q->points, q->count, sizes[0], sizes[1], sizes[2], o, out, capacity, needed);
    default: return gn_rectangle(q->points, sizes[0], sizes[1], sizes[2], o, out, capacity, needed);
    }
}

/* The vertices, in a block of just their size; null if they are refused. */
static gn_point *drawn(const question *q, int kind, const double *sizes, size_t *count) {
    size_t needed = 99;
    const gn_status status = draw(q, kind, sizes, NULL, 0, &needed);
    HOLDS(known(status));
    if (status != GN_OK && status != GN_ERROR_BUFFER_TOO_SMALL) {
        HOLDS(needed == 0);
        return NULL;
    }
    HOLDS((status == GN_OK) == (needed == 0));
    gn_point *vertices = (gn_point *)malloc(needed ? needed * sizeof *vertices : 1);
    if (!vertices) abort();
    if (needed > 1) {
        HOLDS(draw(q, kind, sizes, vertices, needed - 1, count) == GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(isnan(vertices[0].latitude) && *count == needed);
    }
    HOLDS(draw(q, kind, sizes, vertices, needed, count) == GN_OK && *count == needed);
    for (size_t i = 0; i < needed; i++) {
        HOLDS(vertices[i].latitude >= -90 && vertices[i].latitude <= 90 && isfinite(vertices[i].longitude));
        if (q->options.longitudes == GN_LONGITUDES_REDUCED) {
            HOLDS(vertices[i].longitude >= -180 && vertices[i].longitude < 180);
        } else if (i > 0) {
            HOLDS(fabs(vertices[i].longitude - vertices[i - 1].longitude) <= 180 + 1e-9);
        }
    }
    return vertices;
}

static void check_outline(const question *q, int kind, const double *sizes) {
    size_t count = 0;
    gn_point *const vertices = drawn(q, kind, sizes, &count);
    if (!vertices) return;
    /* Tips lie farther. */
    if (kind == PARALLEL && q->options.join != GN_JOIN_MITER) {
        for (size_t i = 0; i < count; i++) {
            gn_route_place place;
            HOLDS(gn_route_nearest(q->points, q->count, &vertices[i], &place) == GN_OK);
            HOLDS(fabs(fabs(place.distance_off) - fabs(sizes[0])) <= 2e-6);
        }
    }
    if (kind != PARALLEL && count > 0) {
        HOLDS(same_number(vertices[0].latitude, vertices[count - 1].latitude));
        HOLDS(fmod(fabs(vertices[0].longitude - vertices[count - 1].longitude) + 1e-6, 360) <= 2e-6);
    }
    free(vertices);
}

static void check_marks(const question *q, double first, double interval) {
    enum { CAPACITY = 64 };
    gn_route_mark marks[CAPACITY];
    size_t needed = 99;
    const gn_status status = gn_route_marks(q->points, q->count, first, interval, marks, CAPACITY, &needed);
    HOLDS(known(status) && (status == GN_ERROR_BUFFER_TOO_SMALL) == (needed > CAPACITY));
    for (size_t i = 0; status == GN_OK && i < needed; i++) {
        gn_point point;
        size_t segment = 99;
        double distance = 99;
        HOLDS(gn_route_point(q->points, q->count, marks[i].distance, &point, NULL, &segment) == GN_OK);
        HOLDS(gn_geodesic_inverse(&point, &marks[i].point, &distance, NULL, NULL) == GN_OK && distance < 1e-6);
    }
}

static void check_frame(const question *q, int32_t frame, const double *xs, const double *ys) {
    double latitudes[ROWS], longitudes[ROWS];
    uint8_t statuses[ROWS];
    const gn_status status =
        gn_frame_points_batch(q->points, q->count, frame, xs, 8, ys, 8, ROWS, latitudes, 8, longitudes, 8, statuses);
    HOLDS(known(status));
    if (status != GN_OK && status != GN_PARTIAL) return;
    for (int i = 0; i < ROWS; i++) {
        double latitude, longitude;
        uint8_t one;
        const gn_status alone =
            gn_frame_points_batch(q->points, q->count, frame, xs + i, 8, ys + i, 8, 1, &latitude, 8, &longitude, 8, &one);
        HOLDS(alone == (one ? GN_PARTIAL : GN_OK) && one == statuses[i] && known((gn_status)one));
        HOLDS(same_number(latitude, latitudes[i]) && same_number(longitude, longitudes[i]));
        HOLDS(one ? isnan(latitude) : fabs(latitude) <= 90 && longitude >= -180 && longitude < 180);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t data_size) {
    source s = {data, data_size};
    question q;
    memset(&q, 0, sizeof q);
    const uint8_t kind = take_byte(&s), point_kind = take_byte(&s);
    q.count = take_byte(&s) % (POINTS + 1);
    for (size_t i = 0; i < q.count; i++) q.points[i] = take_point(&s, point_kind);
    q.options = take_options(&s);
    double sizes[3];
    for (int i = 0; i < 3; i++) sizes[i] = take_size(&s);
    /* Thousands of vertices for each edge take longer than a fuzzer has. */
    if (q.options.tolerance > 0 && q.options.tolerance < 1e-3 * fabs(sizes[0])) q.options.tolerance = 1e-3 * fabs(sizes[0]);
    if (kind & 8) sizes[0] = -sizes[0];
    check_outline(&q, kind & 3, sizes);
    check_marks(&q, kind & 4 ? 0 : sizes[1], kind & 16 ? sizes[2] : sizes[2] * 1000);
    double xs[ROWS], ys[ROWS];
    for (int i = 0; i < ROWS; i++) xs[i] = take_number(&s);
    for (int i = 0; i < ROWS; i++) ys[i] = take_number(&s);
    check_frame(&q, kind >> 5, xs, ys);
    return 0;
}
