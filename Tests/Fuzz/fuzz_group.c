/* SPDX-License-Identifier: MIT
 *
 * Any bytes as shots, as lengths and angles, and as points and numbers of a calibration.
 */
#include "fuzz.h"

enum { SHOTS = 64, ROWS = 20 };

/* A number of any kind, or one of the usual size. */
static double take_length(source *s) {
    const uint8_t kind = take_byte(s);
    return kind < 32 ? take_number(s) : (double)(int16_t)take(s, 2) / (kind & 1 ? 1024 : 7);
}

static gn_plane_point take_place(source *s) {
    const double x = take_length(s);
    return (gn_plane_point){x, take_length(s)};
}

static int is_place(gn_plane_point place) { return fabs(place.x) <= 1e15 && fabs(place.y) <= 1e15; }

static double distance(gn_plane_point a, gn_plane_point b) {
    const double x = a.x - b.x, y = a.y - b.y;
    return sqrt(x * x + y * y);
}

/* The measures of a group equal those of every pair. */
static void measure(source *s) {
    const size_t count = take_byte(s) % (SHOTS + 1);
    gn_plane_point *shots = malloc(count ? count * sizeof *shots : 1);
    if (!shots) abort();
    int all = 1;
    for (size_t i = 0; i < count; i++) {
        shots[i] = take_byte(s) % 4 || !i ? take_place(s) : shots[take_byte(s) % i];
        all &= is_place(shots[i]);
    }
    const gn_plane_point aim = take_place(s), origin = {0, 0};
    const int aims = take_byte(s) % 2;
    if (aims) all &= is_place(aim);
    gn_group group;
    memset(&group, '#', sizeof group);
    const gn_group before = group;
    const gn_status status = gn_group_measure(shots, count, aims ? &aim : NULL, &group);
    HOLDS(known(status) && (status == GN_OK) == (all && count > 0));
    if (status != GN_OK) {
        HOLDS(memcmp(&group, &before, sizeof group) == 0);
        free(shots);
        return;
    }
    double longest = 0, largest = 0;
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < i; j++) longest = fmax(longest, distance(shots[i], shots[j]));
        largest = fmax(largest, fmax(fabs(shots[i].x), fabs(shots[i].y)));
    }
    /* Squares of less than 1e-150 are 0. */
    const double tiny = 1e-150, near = 1e-14 * (largest + longest) + tiny;
    HOLDS(group.count == count && fabs(group.extreme_spread - longest) <= 1e-14 * longest + tiny);
    HOLDS(group.first < count && group.second < count && group.first <= group.second);
    HOLDS(fabs(distance(shots[group.first], shots[group.second]) - longest) <= 1e-14 * longest + tiny);
    HOLDS(group.width <= longest + near && group.height <= longest + near);
    HOLDS(hypot(group.width, group.height) >= longest * (1 - 1e-14) - tiny);
    size_t nearer = 0, farther = 0;
    for (size_t i = 0; i < count; i++) {
        const double radius = distance(shots[i], group.center);
        HOLDS(radius <= longest + near);
        nearer += radius < group.median_radius * (1 - 1e-14) - tiny;
        farther += radius > group.median_radius * (1 + 1e-14) + tiny;
    }
    HOLDS(2 * nearer <= count && 2 * farther <= count && group.mean_radius <= longest + near);
    const gn_plane_point from = aims ? aim : origin;
    HOLDS(same_number(group.offset.x, group.center.x - from.x) && same_number(group.offset.y, group.center.y - from.y));
    if (count == 1) {
        HOLDS(isnan(group.sigma) && isnan(group.cep50) && isnan(group.r95) && isnan(group.deviation_x));
    } else {
        HOLDS(group.sigma >= 0 && group.cep50 >= group.sigma && group.r95 >= group.cep50 && isfinite(group.r95));
        HOLDS(group.deviation_x <= longest + near && group.deviation_y <= longest + near);
    }
    free(shots);
}

/* A converted number leads back, and refused ones leave the result alone. */
static void convert(source *s) {
    const double value = take_length(s), range = take_length(s);
    const int32_t from = take_byte(s) % 9 - 1, to = take_byte(s) % 9 - 1;
    double there = 7, back = 7;
    const gn_status status = gn_target_convert(value, from, to, range, &there);
    HOLDS(known(status));
    if (from < 1 || from > 6 || to < 1 || to > 6) HOLDS(status == GN_ERROR_UNIT);
    if (status != GN_OK) {
        HOLDS(there == 7);
        return;
    }
    HOLDS(isfinite(there) && (value < 0 ? there <= 0 : there >= 0));
    /* Near a right angle little of it comes back. */
    if (fabs(there) < 1e6 && gn_target_convert(there, to, from, range, &back) == GN_OK && fabs(value) < 1000) {
        HOLDS(fabs(back - value) <= 1e-6 * fabs(value) + 1e-300);
    }
}

/* Rows are in sight or refused; those in sight lead back, as far as the numbers have digits. */
static void map_rows(source *s, const gn_calibration *calibration, int is_fitted) {
    const size_t count = take_byte(s) % ROWS;
    int absurd = 0;
    ptrdiff_t strides[4];
    for (int i = 0; i < 4; i++) strides[i] = take_stride(s, count, &absurd);
    uint8_t statuses[ROWS];
    memset(statuses, '#', sizeof statuses);
    static const double anything = 1.5e300;
    if (absurd) {
        double *nothing = (double *)statuses;
        HOLDS(gn_calibration_to_plane_batch(calibration, &anything, strides[0], &anything, strides[1], count, nothing,
                                            strides[2], nothing, strides[3], statuses) != GN_OK);
        HOLDS(gn_calibration_to_pixels_batch(calibration, &anything, strides[0], &anything, strides[1], count, nothing,
                                             strides[2], nothing, strides[3], statuses) != GN_OK);
        return;
    }
    unsigned char *columns[4];
    for (int i = 0; i < 4; i++) columns[i] = make_column(i < 2 ? s : NULL, count, strides[i]);
    const int to_pixels = take_byte(s) % 2;
    const gn_status status =
        (to_pixels ? gn_calibration_to_pixels_batch : gn_calibration_to_plane_batch)(
            calibration, (const double *)columns[0], strides[0], (const double *)columns[1], strides[1], count,
            (double *)columns[2], strides[2], (double *)columns[3], strides[3], statuses);
    HOLDS(known(status) && !(is_fitted && status == GN_ERROR_CALIBRATION));
    for (size_t i = 0; i < count && (status == GN_OK || status == GN_PARTIAL); i++) {
        const double x = number_at(columns[2], strides[2], i), y = number_at(columns[3], strides[3], i);
        HOLDS(known(statuses[i]) && (statuses[i] == GN_OK ? fabs(x) <= 1e15 && fabs(y) <= 1e15 : isnan(x) && isnan(y)));
    }
    for (int i = 0; i < 4; i++) free(columns[i]);
}

static void calibrate(source *s) {
    const size_t count = take_byte(s) % 12;
    gn_calibration_point *points = malloc(count ? count * sizeof *points : 1);
    if (!points) abort();
    for (size_t i = 0; i < count; i++) {
        points[i].pixel = take_place(s);
        points[i].place = take_place(s);
    }
    const int32_t kind = take_byte(s) % 5;
    gn_calibration calibration;
    memset(&calibration, '#', sizeof calibration);
    const gn_calibration before = calibration;
    const gn_status status = gn_calibration_fit(points, count, kind, &calibration);
    HOLDS(known(status));
    if (status != GN_OK) HOLDS(memcmp(&calibration, &before, sizeof before) == 0);
    if (status == GN_OK) {
        HOLDS(calibration.kind == kind && calibration.residual >= 0 && isfinite(calibration.residual));
        for (int i = 0; i < 9; i++) HOLDS(isfinite(calibration.matrix[i]));
        HOLDS(kind == GN_CALIBRATION_HOMOGRAPHY || calibration.matrix[8] == 1);
        map_rows(s, &calibration, 1);
    }
    free(points);
    /* Numbers that no fit gave. */
    for (int i = 0; i < 9; i++) calibration.matrix[i] = take_length(s);
    calibration.kind = take_byte(s) % 5;
    map_rows(s, &calibration, 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    switch (take_byte(&s) % 4) {
    case 0: measure(&s); break;
    case 1: convert(&s); break;
    default: calibrate(&s);
    }
    return 0;
}
