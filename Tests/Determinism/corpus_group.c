/*
 * The part of the corpus that goes over shot groups and calibrated photos.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

/* Blocks of eight lanes and some more; enough for the series of the correction. */
#define SHOTS 70
#define ROWS 19

/* A multiple of 2^-20, up to 512 either way; sometimes an invalid place. */
static double place(void) {
    if (random_integer(0, 511) == 0) return special_number();
    return (double)random_integer(-(1 << 29), 1 << 29) * 0x1p-20;
}

static void absorb_place(int function, const gn_plane_point *point) {
    absorb_double(function, point->x);
    absorb_double(function, point->y);
}

static void run_measure(void) {
    /* The radius is 65. */
    static const int8_t circle[][2] = {{16, 63}, {25, 60}, {33, 56}, {39, 52}, {65, 0}};
    gn_plane_point shots[SHOTS];
    const size_t count = (size_t)random_integer(0, SHOTS);
    /* Many in few places, so that pairs are equally far apart; or all on a circle. */
    const int64_t kind = random_integer(0, 2);
    for (size_t i = 0; i < count; i++) {
        shots[i] = (gn_plane_point){place(), place()};
        if (kind == 1) {
            shots[i].x = (double)random_integer(0, 3);
            shots[i].y = (double)random_integer(0, 3);
        }
        if (kind == 2) {
            const int8_t *at = circle[random_integer(0, 4)];
            shots[i].x = random_integer(0, 1) ? at[0] : -at[0];
            shots[i].y = random_integer(0, 1) ? at[1] : -at[1];
        }
    }
    const gn_plane_point aim = {place(), place()};
    gn_group group = {0};
    absorb_integer(OF_gn_group_measure, gn_group_measure(shots, count, random_integer(0, 1) ? &aim : 0, &group));
    absorb(OF_gn_group_measure, group.count);
    absorb(OF_gn_group_measure, group.first);
    absorb(OF_gn_group_measure, group.second);
    absorb_place(OF_gn_group_measure, &group.center);
    absorb_place(OF_gn_group_measure, &group.offset);
    absorb_double(OF_gn_group_measure, group.extreme_spread);
    const double *numbers = &group.width;
    for (int i = 0; i < 9; i++) absorb_double(OF_gn_group_measure, numbers[i]);
}

static void run_convert(void) {
    for (int32_t from = 0; from < 8; from++) {
        const int32_t to = (int32_t)random_integer(0, 7);
        const double given = place(), distance = place();
        double value = 7;
        absorb_integer(OF_gn_target_convert, gn_target_convert(given, from, to, distance, &value));
        absorb_double(OF_gn_target_convert, value);
    }
}

static void run_rows(const gn_calibration *calibration) {
    double us[ROWS], vs[ROWS], xs[ROWS], ys[ROWS];
    uint8_t statuses[ROWS];
    for (int i = 0; i < ROWS; i++) {
        us[i] = 4 * place();
        vs[i] = 4 * place();
        xs[i] = ys[i] = statuses[i] = 7;
    }
    absorb_integer(OF_gn_calibration_to_plane_batch,
                   gn_calibration_to_plane_batch(calibration, us, 8, vs, 8, ROWS, xs, 8, ys, 8, statuses));
    for (int i = 0; i < ROWS; i++) {
        absorb_double(OF_gn_calibration_to_plane_batch, xs[i]);
        absorb_double(OF_gn_calibration_to_plane_batch, ys[i]);
        absorb_integer(OF_gn_calibration_to_plane_batch, statuses[i]);
        double x = 7, y = 7;
        uint8_t status = 7;
        gn_calibration_to_plane_batch(calibration, us + i, 8, vs + i, 8, 1, &x, 8, &y, 8, &status);
        expect(OF_gn_calibration_to_plane_batch, bits(x) == bits(xs[i]) && bits(y) == bits(ys[i]) && status == statuses[i]);
    }
    absorb_integer(OF_gn_calibration_to_pixels_batch,
                   gn_calibration_to_pixels_batch(calibration, xs, 8, ys, 8, ROWS, us, 8, vs, 8, statuses));
    for (int i = 0; i < ROWS; i++) {
        absorb_double(OF_gn_calibration_to_pixels_batch, us[i]);
        absorb_double(OF_gn_calibration_to_pixels_batch, vs[i]);
        absorb_integer(OF_gn_calibration_to_pixels_batch, statuses[i]);
    }
}

static void run_fit(int32_t kind) {
    /* Corners of a square as a photo shows them, more or less, and other points between them. */
    static const gn_plane_point corners[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    gn_calibration_point points[9];
    const size_t count = (size_t)random_integer(kind, 9);
    const int64_t noise = random_integer(0, 3) ? 40 : 2000;
    for (size_t i = 0; i < count; i++) {
        points[i].place = corners[i % 4];
        if (i >= 4) {
            points[i].place.x = (double)random_integer(0, 16) / 16;
            points[i].place.y = (double)random_integer(0, 16) / 16;
        }
        points[i].pixel.x = 500 + 2000 * points[i].place.x + (double)random_integer(-noise, noise) / 4;
        points[i].pixel.y = 2500 - 2000 * points[i].place.y + (double)random_integer(-noise, noise) / 4;
    }
    if (random_integer(0, 15) == 0) {
        const int64_t spoiled = random_integer(0, (int64_t)count - 1);
        points[spoiled].pixel.x = special_number();
    }
    gn_calibration calibration = {{1, 0, 0, 0, -1, 0, 0, 0, 1}, 7, 1, 0};
    absorb_integer(OF_gn_calibration_fit, gn_calibration_fit(points, count, kind, &calibration));
    for (int i = 0; i < 9; i++) absorb_double(OF_gn_calibration_fit, calibration.matrix[i]);
    absorb_double(OF_gn_calibration_fit, calibration.residual);
    absorb_integer(OF_gn_calibration_fit, calibration.kind);
    run_rows(&calibration);
}

void run_groups(void) {
    for (int i = 0; i < 3; i++) run_measure();
    run_convert();
    for (int32_t kind = GN_CALIBRATION_SIMILARITY; kind <= GN_CALIBRATION_HOMOGRAPHY; kind++) run_fit(kind);
}
