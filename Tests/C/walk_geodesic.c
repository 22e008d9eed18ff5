/* SPDX-License-Identifier: MIT
 *
 * The part of the walk that goes over geodesics, the sphere, rhumb lines, routes and polygons.
 */
#include "walk.h"

static const gn_point here = {51, 7}, there = {48, 11};

/* Invalid points. The other points of the call are good. */
static const struct {
    gn_point point;
    gn_status status;
} no_points[] = {
    {{NAN, 7}, GN_ERROR_NOT_FINITE},      {{INFINITY, 7}, GN_ERROR_NOT_FINITE},   {{-INFINITY, 7}, GN_ERROR_NOT_FINITE},
    {{51, NAN}, GN_ERROR_NOT_FINITE},     {{51, INFINITY}, GN_ERROR_NOT_FINITE},  {{51, -INFINITY}, GN_ERROR_NOT_FINITE},
    {{NAN, NAN}, GN_ERROR_NOT_FINITE},    {{90.5, 7}, GN_ERROR_LATITUDE},         {{-90.5, 7}, GN_ERROR_LATITUDE},
    {{DBL_MAX, 7}, GN_ERROR_LATITUDE},    {{-DBL_MAX, 7}, GN_ERROR_LATITUDE},     {{90 + 0x1p-46, 7}, GN_ERROR_LATITUDE},
    {{-90 - 0x1p-46, 7}, GN_ERROR_LATITUDE},
};
enum { NO_POINTS = sizeof no_points / sizeof *no_points };

/* Valid points, with longitudes on any turn. */
static const gn_point far_points[] = {
    {90, 1e300},      {-90, -DBL_MAX}, {0, 180},   {-0.0, -180}, {51, DBL_TRUE_MIN}, {-DBL_TRUE_MIN, -0.0},
    {51, 0x1p52 + 1}, {-51, 540},      {0, -1e18}, {90, 0},      {-90, 0},           {90 - 0x1p-46, 0x1p-45 - 180},
    {1e-200, 1e-200}, {51, 1e-14},     {-51, 7},   {51, -7},     {51, 7.0000000001}, {51.00000000000001, 7},
};
enum { FAR_POINTS = sizeof far_points / sizeof *far_points };

static const struct {
    double distance;
    gn_status status;
} no_distances[] = {
    {NAN, GN_ERROR_NOT_FINITE},          {INFINITY, GN_ERROR_NOT_FINITE},      {-INFINITY, GN_ERROR_NOT_FINITE}, {1e13, GN_ERROR_DISTANCE},
    {1e12 + 0x1p-13, GN_ERROR_DISTANCE}, {-1e12 - 0x1p-13, GN_ERROR_DISTANCE}, {DBL_MAX, GN_ERROR_DISTANCE},     {-DBL_MAX, GN_ERROR_DISTANCE},
};
enum { NO_DISTANCES = sizeof no_distances / sizeof *no_distances };

static const double far_distances[] = {0, -0.0, DBL_TRUE_MIN, -DBL_TRUE_MIN, 20003931.458625447, -4e7, 1e12, -1e12};
enum { FAR_DISTANCES = sizeof far_distances / sizeof *far_distances };
static const double far_azimuths[] = {0, -0.0, 180, -180, 270, 1e300, -DBL_MAX, DBL_TRUE_MIN, 0x1p53};
enum { FAR_AZIMUTHS = sizeof far_azimuths / sizeof *far_azimuths };

static int is_position(gn_point p) {
    return p.latitude >= -90 && p.latitude <= 90 && p.longitude >= -180 && p.longitude < 180;
}
static int is_azimuth(double azimuth) { return azimuth > -180 && azimuth <= 180; }

/* Two numbers that are the same or both NaN. */
static int same(double a, double b) { return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b)); }

/* The kinds of lines: each has an inverse, a direct and their batches. Rhumb lines have one azimuth for both ends. */

typedef gn_status inverse_call(const gn_point *from, const gn_point *to, double *distance, double *azimuth_from,
                               double *azimuth_to);
typedef gn_status direct_call(const gn_point *from, double azimuth, double distance, gn_point *to, double *azimuth_to);
typedef gn_status batch_call(const double *, const double *, const double *, const double *, ptrdiff_t, size_t, double *,
                             double *, double *, ptrdiff_t, uint8_t *);

static gn_status rhumb_inverse(const gn_point *from, const gn_point *to, double *distance, double *azimuth_from,
                               double *azimuth_to) {
    (void)azimuth_to;
    return gn_rhumb_inverse(from, to, distance, azimuth_from);
}

static gn_status rhumb_direct(const gn_point *from, double azimuth, double distance, gn_point *to, double *azimuth_to) {
    (void)azimuth_to;
    return gn_rhumb_direct(from, azimuth, distance, to);
}

/* Batches with one stride for all arguments, and one for all results. */
#define ROWS_OF(name)                                                                                                  \
    static gn_status name##_rows(const double *a, const double *b, const double *c, const double *d, ptrdiff_t stride, \
                                 size_t count, double *x, double *y, double *z, ptrdiff_t out, uint8_t *statuses) {    \
        return name(a, stride, b, stride, c, stride, d, stride, count, x, out, y, out, z, out, statuses);              \
    }
#define ROWS_OF_TWO(name)                                                                                              \
    static gn_status name##_rows(const double *a, const double *b, const double *c, const double *d, ptrdiff_t stride, \
                                 size_t count, double *x, double *y, double *z, ptrdiff_t out, uint8_t *statuses) {    \
        (void)z;                                                                                                       \
        return name(a, stride, b, stride, c, stride, d, stride, count, x, out, y, out, statuses);                      \
    }
ROWS_OF(gn_geodesic_inverse_batch)
ROWS_OF(gn_geodesic_direct_batch)
ROWS_OF(gn_sphere_inverse_batch)
ROWS_OF(gn_sphere_direct_batch)
ROWS_OF_TWO(gn_rhumb_inverse_batch)
ROWS_OF_TWO(gn_rhumb_direct_batch)

typedef struct line_kind {
    const char *inverse_name, *direct_name, *inverse_batch_name, *direct_batch_name;
    inverse_call *inverse;
    direct_call *direct;
    batch_call *inverse_batch, *direct_batch;
    int azimuths; /* How many an inverse has: 2, or 1 for both ends. */
} line_kind;

static const line_kind kinds[] = {
    {"gn_geodesic_inverse", "gn_geodesic_direct", "gn_geodesic_inverse_batch", "gn_geodesic_direct_batch",
     gn_geodesic_inverse, gn_geodesic_direct, gn_geodesic_inverse_batch_rows, gn_geodesic_direct_batch_rows, 2},
    {"gn_sphere_inverse", "gn_sphere_direct", "gn_sphere_inverse_batch", "gn_sphere_direct_batch", gn_sphere_inverse,
     gn_sphere_direct, gn_sphere_inverse_batch_rows, gn_sphere_direct_batch_rows, 2},
    {"gn_rhumb_inverse", "gn_rhumb_direct", "gn_rhumb_inverse_batch", "gn_rhumb_direct_batch", rhumb_inverse,
     rhumb_direct, gn_rhumb_inverse_batch_rows, gn_rhumb_direct_batch_rows, 1},
};
enum { KINDS = 3 };

static void walk_inverse(const line_kind *k) {
    const char *const name = k->inverse_name;
    double distance, first, second;
#define INVERSE(arguments, status) check_status(name, #arguments, k->inverse arguments, status)
#define SAYS(condition, where) check((condition), name, where, #condition)
    INVERSE((&here, &there, &distance, &first, &second), GN_OK);
    SAYS(distance > 430000 && distance < 450000, "(here, there)");
    SAYS(first > 135 && first < 141, "(here, there)");
    const double whole = distance, azimuth = first;
    for (int left_out = 0; left_out < 8; left_out++) {
        distance = first = second = -7;
        check_status(name, "(some outputs null)",
                     k->inverse(&here, &there, left_out & 1 ? NULL : &distance, left_out & 2 ? NULL : &first,
                                left_out & 4 ? NULL : &second),
                     GN_OK);
        SAYS(same(distance, left_out & 1 ? -7 : whole), "(some outputs null)");
        SAYS(same(first, left_out & 2 ? -7 : azimuth), "(some outputs null)");
    }
    /* To itself, to the same place on another turn, and across nothing. */
    INVERSE((&here, &here, &distance, &first, &second), GN_OK);
    SAYS(distance == 0 && is_azimuth(first), "(here, here)");
    INVERSE((&here, &((gn_point){51, 367}), &distance, &first, &second), GN_OK);
    SAYS(distance == 0, "(here, a turn on)");
    for (int i = 0; i < FAR_POINTS; i++) {
        for (int j = 0; j < FAR_POINTS; j++) {
            second = 0;
            INVERSE((&far_points[i], &far_points[j], &distance, &first, &second), GN_OK);
            SAYS(distance >= 0 && distance < 20003932 * (k->azimuths == 1 ? 2 : 1.001), "(far points)");
            SAYS(is_azimuth(first) && is_azimuth(second), "(far points)");
        }
    }

    fill(&distance, sizeof distance);
    fill(&first, sizeof first);
    fill(&second, sizeof second);
    INVERSE((NULL, &there, &distance, &first, &second), GN_ERROR_NULL);
    INVERSE((&here, NULL, &distance, &first, &second), GN_ERROR_NULL);
    INVERSE((NULL, NULL, NULL, NULL, NULL), GN_ERROR_NULL);
    for (int i = 0; i < NO_POINTS; i++) {
        const gn_point bad = no_points[i].point;
        INVERSE((&bad, &there, &distance, &first, &second), no_points[i].status);
        INVERSE((&here, &bad, &distance, &first, &second), no_points[i].status);
        INVERSE((&bad, &bad, NULL, NULL, NULL), no_points[i].status);
    }
    SAYS(is_filled(&distance, sizeof distance) && is_filled(&first, sizeof first), "(refused)");
    SAYS(is_filled(&second, sizeof second), "(refused)");
#undef INVERSE
#undef SAYS
}

static void walk_direct(const line_kind *k) {
    const char *const name = k->direct_name;
    gn_point to;
    double azimuth;
#define DIRECT(arguments, status) check_status(name, #arguments, k->direct arguments, status)
#define SAYS(condition, where) check((condition), name, where, #condition)
    DIRECT((&here, 90, 1000, &to, &azimuth), GN_OK);
    SAYS(to.longitude > 7.014 && to.longitude < 7.015, "(here, 90, 1000)");
    DIRECT((&here, 90, 1000, &to, NULL), GN_OK);
    if (k->azimuths == 2) {
        DIRECT((&here, 90, 1000, NULL, &azimuth), GN_OK);
        DIRECT((&here, 90, 1000, NULL, NULL), GN_OK);
    } else {
        /* It has nothing else to give. */
        DIRECT((&here, 90, 1000, NULL, NULL), GN_ERROR_NULL);
    }
    DIRECT((&here, 90, -1000, &to, &azimuth), GN_OK);
    SAYS(to.longitude < 6.986 && to.longitude > 6.985, "(here, 90, -1000)");
    DIRECT((&here, 77, 0, &to, &azimuth), GN_OK);
    SAYS(fabs(to.latitude - 51) < 1e-13 && fabs(to.longitude - 7) < 1e-13, "(here, 77, 0)");
    for (int i = 0; i < FAR_POINTS; i++) {
        for (int j = 0; j < FAR_AZIMUTHS; j++) {
            for (int l = 0; l < FAR_DISTANCES; l++) {
                const gn_point p = far_points[i];
                azimuth = 0;
                gn_status status = k->direct(&p, far_azimuths[j], far_distances[l], &to, &azimuth);
                /* A rhumb line may end before, at a pole. */
                if (k->azimuths == 1 && status == GN_ERROR_DISTANCE) continue;
                check_status(name, "(far points)", status, GN_OK);
                SAYS(is_position(to) && is_azimuth(azimuth), "(far points)");
            }
        }
    }

    fill(&to, sizeof to);
    fill(&azimuth, sizeof azimuth);
    DIRECT((NULL, 90, 1000, &to, &azimuth), GN_ERROR_NULL);
    DIRECT((NULL, 90, 1000, NULL, NULL), GN_ERROR_NULL);
    for (int i = 0; i < NO_POINTS; i++) {
        const gn_point bad = no_points[i].point;
        DIRECT((&bad, 90, 1000, &to, &azimuth), no_points[i].status);
    }
    for (int i = 0; i < NOT_FINITE; i++) DIRECT((&here, not_finite[i], 1000, &to, &azimuth), GN_ERROR_NOT_FINITE);
    for (int i = 0; i < NO_DISTANCES; i++) {
        DIRECT((&here, 90, no_distances[i].distance, &to, &azimuth), no_distances[i].status);
    }
    SAYS(is_filled(&to, sizeof to) && is_filled(&azimuth, sizeof azimuth), "(refused)");
#undef DIRECT
#undef SAYS
}

/* Rows, more than two blocks of eight, with those in between that no call accepts. */
enum { ROWS = 21 };

static void make_rows(int direct, double (*in)[ROWS]) {
    for (int i = 0; i < ROWS; i++) {
        in[0][i] = -80 + 7.75 * i;
        in[1][i] = 17 * i - 150;
        in[2][i] = direct ? 31 * i - 300 : 60 - 5.5 * i;
        in[3][i] = direct ? 1e5 * i * i : 23 * i - 200;
    }
    in[0][3] = NAN;
    in[1][5] = INFINITY;
    in[2][7] = -INFINITY;
    in[3][9] = NAN;
    in[0][11] = 90.5;
    in[2][13] = direct ? 1e300 : -90.5;
    in[3][15] = direct ? 1e13 : 1e300;
}

static void walk_batch(const line_kind *k, int direct) {
    const char *const name = direct ? k->direct_batch_name : k->inverse_batch_name;
    batch_call *const batch = direct ? k->direct_batch : k->inverse_batch;
    const int outputs = direct ? 1 + k->azimuths : 1 + k->azimuths;
    double in[4][ROWS], out[3][ROWS];
    uint8_t statuses[ROWS];
    make_rows(direct, in);
    const double *const a = in[0], *const b = in[1], *const c = in[2], *const d = in[3];
    double *const x = out[0], *const y = out[1], *const z = out[2];
#define BATCH(arguments, status) check_status(name, #arguments, batch arguments, status)
#define SAYS(condition, where) check((condition), name, where, #condition)
    fill(out, sizeof out);
    fill(statuses, sizeof statuses);
    BATCH((a, b, c, d, 8, 1, x, y, z, 8, statuses), GN_OK);
    SAYS(statuses[0] == GN_OK && is_filled(statuses + 1, ROWS - 1), "(one row)");
    for (int i = 0; i < 3; i++) SAYS(is_filled(out[i] + 1, sizeof out[i] - 8), "(one row)");
    BATCH((a, b, c, d, 8, ROWS, x, y, z, 8, statuses), GN_PARTIAL);
    for (int i = 0; i < ROWS; i++) {
        const gn_point from = {a[i], b[i]}, to = {c[i], d[i]};
        double one = NAN, two = NAN, three = NAN;
        gn_point end = {NAN, NAN};
        const gn_status status =
            direct ? k->direct(&from, c[i], d[i], &end, &three) : k->inverse(&from, &to, &one, &two, &three);
        if (direct) {
            one = end.latitude;
            two = end.longitude;
        }
        SAYS(statuses[i] == status, "(a row)");
        SAYS(same(x[i], one) && same(y[i], two), "(a row)");
        SAYS(k->azimuths == 1 || same(z[i], three), "(a row)");
    }
    /* The same rows with everything interleaved, and in place. */
    double together[ROWS][4], before[3][ROWS];
    memcpy(before, out, sizeof out);
    for (int i = 0; i < ROWS; i++) {
        for (int j = 0; j < 4; j++) together[i][j] = in[j][i];
    }
    double *const t = together[0];
    BATCH((t, t + 1, t + 2, t + 3, 32, ROWS, t, t + 1, outputs == 3 ? t + 2 : NULL, 32, NULL), GN_PARTIAL);
    for (int i = 0; i < ROWS; i++) {
        for (int j = 0; j < outputs; j++) SAYS(same(together[i][j], before[j][i]), "(in place)");
        for (int j = outputs; j < 4; j++) SAYS(same(together[i][j], in[j][i]), "(in place)");
    }
    /* Azimuths and statuses that nobody wants. */
    fill(out, sizeof out);
    BATCH((a, b, c, d, 8, ROWS, x, direct ? y : NULL, NULL, 8, NULL), GN_PARTIAL);
    for (int i = 0; i < ROWS; i++) SAYS(same(x[i], before[0][i]), "(no azimuths)");
    SAYS(direct || is_filled(y, sizeof out[1]), "(no azimuths)");
    if (!direct && k->azimuths == 2) {
        BATCH((a, b, c, d, 8, ROWS, x, NULL, z, 8, NULL), GN_PARTIAL);
        for (int i = 0; i < ROWS; i++) SAYS(same(z[i], before[2][i]), "(one azimuth)");
        BATCH((a, b, c, d, 8, ROWS, x, y, NULL, 8, NULL), GN_PARTIAL);
        for (int i = 0; i < ROWS; i++) SAYS(same(y[i], before[1][i]), "(one azimuth)");
    }

    BATCH((NULL, NULL, NULL, NULL, 8, 0, NULL, NULL, NULL, 8, NULL), GN_OK);
    fill(out, sizeof out);
    fill(statuses, sizeof statuses);
    BATCH((a, b, c, d, 8, 0, x, y, z, 8, statuses), GN_OK);
    BATCH((NULL, b, c, d, 8, 2, x, y, z, 8, statuses), GN_ERROR_NULL);
    BATCH((a, NULL, c, d, 8, 2, x, y, z, 8, statuses), GN_ERROR_NULL);
    BATCH((a, b, NULL, d, 8, 2, x, y, z, 8, statuses), GN_ERROR_NULL);
    BATCH((a, b, c, NULL, 8, 2, x, y, z, 8, statuses), GN_ERROR_NULL);
    BATCH((a, b, c, d, 8, 2, NULL, y, z, 8, statuses), GN_ERROR_NULL);
    if (direct) BATCH((a, b, c, d, 8, 2, x, NULL, z, 8, statuses), GN_ERROR_NULL);
    for (int i = 0; i < ABSURD_STRIDES; i++) {
        BATCH((a, b, c, d, absurd_strides[i], 2, x, y, z, 8, statuses), GN_ERROR_STRIDE);
        BATCH((a, b, c, d, 8, 2, x, y, z, absurd_strides[i], statuses), GN_ERROR_STRIDE);
    }
    BATCH((a, b, c, d, 8, 2, x, y, z, 0, statuses), GN_ERROR_STRIDE);
    for (int i = 0; i < ABSURD_COUNTS; i++) {
        BATCH((a, b, c, d, 8, absurd_counts[i], x, y, z, 8, statuses), GN_ERROR_STRIDE);
    }
    SAYS(is_filled(out, sizeof out) && is_filled(statuses, sizeof statuses), "(refused)");
#undef BATCH
#undef SAYS
}

/* Points along one line. */

static void walk_line(void) {
    const double distances[] = {0, 1000, -1000, 1e7, 1e12, -0.0};
    enum { COUNT = 6 };
    gn_point points[COUNT], to;
    double azimuths[COUNT], azimuth;
    EXPECT(gn_geodesic_line, (&here, 33, distances, COUNT, points, azimuths), GN_OK);
    for (int i = 0; i < COUNT; i++) {
        EXPECT(gn_geodesic_direct, (&here, 33, distances[i], &to, &azimuth), GN_OK);
        HOLDS(gn_geodesic_line, (as single calls), memcmp(&points[i], &to, sizeof to) == 0);
        HOLDS(gn_geodesic_line, (as single calls), same(azimuths[i], azimuth));
    }
    EXPECT(gn_geodesic_line, (&here, 33, distances, COUNT, points, NULL), GN_OK);
    EXPECT(gn_geodesic_line, (&here, 33, NULL, 0, NULL, NULL), GN_OK);
    fill(points, sizeof points);
    fill(azimuths, sizeof azimuths);
    EXPECT(gn_geodesic_line, (&here, 33, distances, 0, points, azimuths), GN_OK);
    EXPECT(gn_geodesic_line, (NULL, 33, distances, COUNT, points, azimuths), GN_ERROR_NULL);
    EXPECT(gn_geodesic_line, (&here, 33, NULL, COUNT, points, azimuths), GN_ERROR_NULL);
    EXPECT(gn_geodesic_line, (&here, 33, distances, COUNT, NULL, azimuths), GN_ERROR_NULL);
    for (int i = 0; i < NO_POINTS; i++) {
        const gn_point bad = no_points[i].point;
        EXPECT(gn_geodesic_line, (&bad, 33, distances, COUNT, points, azimuths), no_points[i].status);
    }
    for (int i = 0; i < NOT_FINITE; i++) {
        EXPECT(gn_geodesic_line, (&here, not_finite[i], distances, COUNT, points, azimuths), GN_ERROR_NOT_FINITE);
    }
    for (int i = 0; i < NO_DISTANCES; i++) {
        for (int place = 0; place < COUNT; place++) {
            double bad[COUNT];
            memcpy(bad, distances, sizeof bad);
            bad[place] = no_distances[i].distance;
            EXPECT(gn_geodesic_line, (&here, 33, bad, COUNT, points, azimuths), no_distances[i].status);
        }
    }
    HOLDS(gn_geodesic_line, (refused), is_filled(points, sizeof points) && is_filled(azimuths, sizeof azimuths));
}

static void walk_points(void) {
    enum { COUNT = 20 };
    gn_point points[COUNT];
    double azimuths[COUNT], whole, part;
    const gn_point from = {51, 187}, to = {48, -169};
    EXPECT(gn_geodesic_inverse, (&from, &to, &whole, NULL, NULL), GN_OK);
    for (size_t count = 2; count <= COUNT; count++) {
        fill(points, sizeof points);
        fill(azimuths, sizeof azimuths);
        EXPECT(gn_geodesic_points, (&from, &to, count, points, azimuths), GN_OK);
        HOLDS(gn_geodesic_points, (ends), points[0].latitude == 51 && points[0].longitude == -173);
        HOLDS(gn_geodesic_points, (ends), points[count - 1].latitude == 48 && points[count - 1].longitude == -169);
        HOLDS(gn_geodesic_points, (count), is_filled(points + count, (COUNT - count) * sizeof *points));
        HOLDS(gn_geodesic_points, (count), is_filled(azimuths + count, (COUNT - count) * sizeof *azimuths));
        for (size_t i = 1; i < count; i++) {
            EXPECT(gn_geodesic_inverse, (&points[i - 1], &points[i], &part, NULL, NULL), GN_OK);
            HOLDS(gn_geodesic_points, (evenly spaced), fabs(part * (double)(count - 1) - whole) < 1e-6);
            HOLDS(gn_geodesic_points, (azimuths), is_azimuth(azimuths[i]));
        }
    }
    fill(points, sizeof points);
    EXPECT(gn_geodesic_points, (&from, &to, 1, points, azimuths), GN_OK);
    HOLDS(gn_geodesic_points, (1), points[0].latitude == 51 && points[0].longitude == -173);
    HOLDS(gn_geodesic_points, (1), is_filled(points + 1, sizeof *points));
    EXPECT(gn_geodesic_points, (&from, &to, COUNT, points, NULL), GN_OK);
    EXPECT(gn_geodesic_points, (&from, &to, 0, NULL, NULL), GN_OK);
    EXPECT(gn_geodesic_points, (&from, &from, COUNT, points, azimuths), GN_OK);
    for (int i = 0; i < COUNT; i++) HOLDS(gn_geodesic_points, (no way), fabs(points[i].longitude + 173) < 1e-12);
    for (int i = 0; i < FAR_POINTS; i++) {
        for (int j = 0; j < FAR_POINTS; j++) {
            EXPECT(gn_geodesic_points, (&far_points[i], &far_points[j], COUNT, points, azimuths), GN_OK);
            for (int l = 0; l < COUNT; l++) {
                HOLDS(gn_geodesic_points, (far points), is_position(points[l]) && is_azimuth(azimuths[l]));
            }
        }
    }
    fill(points, sizeof points);
    fill(azimuths, sizeof azimuths);
    EXPECT(gn_geodesic_points, (NULL, &to, COUNT, points, azimuths), GN_ERROR_NULL);
    EXPECT(gn_geodesic_points, (&from, NULL, COUNT, points, azimuths), GN_ERROR_NULL);
    EXPECT(gn_geodesic_points, (&from, &to, COUNT, NULL, azimuths), GN_ERROR_NULL);
    for (int i = 0; i < NO_POINTS; i++) {
        const gn_point bad = no_points[i].point;
        EXPECT(gn_geodesic_points, (&bad, &to, COUNT, points, azimuths), no_points[i].status);
        EXPECT(gn_geodesic_points, (&from, &bad, COUNT, points, azimuths), no_points[i].status);
    }
    HOLDS(gn_geodesic_points, (refused), is_filled(points, sizeof points) && is_filled(azimuths, sizeof azimuths));
}

/* Grid bearings. */

static void walk_grid_bearings(void) {
    double distance, first, second, geodesic, azimuth, convergence;
    gn_point to, again;
    const gn_point near = {51.2, 7.4};
    EXPECT(gn_geodesic_inverse, (&here, &near, &geodesic, &azimuth, NULL), GN_OK);
    EXPECT(gn_utm_factors, (51, 7, 0, &convergence, NULL), GN_OK);
    const int32_t zones[] = {GN_ZONE_STANDARD, 31, 32, 32631, 32732};
    for (int i = 0; i < 5; i++) {
        EXPECT(gn_geodesic_grid_inverse, (&here, &near, zones[i], &distance, &first, &second), GN_OK);
        HOLDS(gn_geodesic_grid_inverse, (zones), distance == geodesic && is_azimuth(first) && is_azimuth(second));
        EXPECT(gn_geodesic_grid_direct, (&here, zones[i], first, distance, &to, &second), GN_OK);
        HOLDS(gn_geodesic_grid_direct, (and back), fabs(to.latitude - 51.2) < 1e-12);
        HOLDS(gn_geodesic_grid_direct, (and back), fabs(to.longitude - 7.4) < 1e-12);
    }
    EXPECT(gn_geodesic_grid_inverse, (&here, &near, 0, NULL, &first, NULL), GN_OK);
    HOLDS(gn_geodesic_grid_inverse, (zone 0), fabs(first - (azimuth - convergence)) < 1e-12);
    EXPECT(gn_geodesic_grid_inverse, (&here, &near, 0, NULL, NULL, &second), GN_OK);
    EXPECT(gn_geodesic_grid_inverse, (&here, &near, 0, NULL, NULL, NULL), GN_OK);
    EXPECT(gn_geodesic_grid_direct, (&here, 0, first, 1000, &again, NULL), GN_OK);
    EXPECT(gn_geodesic_grid_direct, (&here, 0, first, 1000, NULL, &second), GN_OK);
    /* Without a bearing there, the end may lie beyond the zone. */
    EXPECT(gn_geodesic_grid_direct, (&here, 0, 90, 1e7, &again, NULL), GN_OK);

    fill(&distance, sizeof distance);
    fill(&first, sizeof first);
    fill(&second, sizeof second);
    fill(&to, sizeof to);
    EXPECT(gn_geodesic_grid_inverse, (NULL, &near, 0, &distance, &first, &second), GN_ERROR_NULL);
    EXPECT(gn_geodesic_grid_inverse, (&here, NULL, 0, &distance, &first, &second), GN_ERROR_NULL);
    EXPECT(gn_geodesic_grid_direct, (NULL, 0, 90, 1000, &to, &second), GN_ERROR_NULL);
    for (int i = 0; i < NO_POINTS; i++) {
        const gn_point bad = no_points[i].point;
        EXPECT(gn_geodesic_grid_inverse, (&bad, &near, 0, &distance, &first, &second), no_points[i].status);
        EXPECT(gn_geodesic_grid_inverse, (&here, &bad, 0, &distance, &first, &second), no_points[i].status);
        EXPECT(gn_geodesic_grid_inverse, (&bad, &near, 32, &distance, &first, &second), no_points[i].status);
        EXPECT(gn_geodesic_grid_direct, (&bad, 0, 90, 1000, &to, &second), no_points[i].status);
        EXPECT(gn_geodesic_grid_direct, (&bad, 32, 90, 1000, &to, &second), no_points[i].status);
    }
    for (int i = 0; i < NOT_FINITE; i++) {
        EXPECT(gn_geodesic_grid_direct, (&here, 0, not_finite[i], 1000, &to, &second), GN_ERROR_NOT_FINITE);
    }
    for (int i = 0; i < NO_DISTANCES; i++) {
        EXPECT(gn_geodesic_grid_direct, (&here, 0, 90, no_distances[i].distance, &to, &second), no_distances[i].status);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_geodesic_grid_inverse, (&here, &near, absurd_integers[i], &distance, &first, &second), GN_ERROR_ZONE);
        EXPECT(gn_geodesic_grid_direct, (&here, absurd_integers[i], 90, 1000, &to, &second), GN_ERROR_ZONE);
    }
    /* Either end may be too far from the zone. */
    EXPECT(gn_geodesic_grid_inverse, (&here, &near, 40, &distance, &first, &second), GN_ERROR_TOO_FAR);
    EXPECT(gn_geodesic_grid_inverse, (&here, &((gn_point){0, 100}), 0, &distance, &first, &second), GN_ERROR_TOO_FAR);
    EXPECT(gn_geodesic_grid_inverse, (&((gn_point){0, 100}), &here, 32, &distance, &first, &second), GN_ERROR_TOO_FAR);
    EXPECT(gn_geodesic_grid_direct, (&here, 40, 90, 1000, &to, &second), GN_ERROR_TOO_FAR);
    EXPECT(gn_geodesic_grid_direct, (&here, 0, 90, 1e7, &to, &second), GN_ERROR_TOO_FAR);
    HOLDS(gn_geodesic_grid_inverse, (refused), is_filled(&distance, sizeof distance));
    HOLDS(gn_geodesic_grid_inverse, (refused), is_filled(&first, sizeof first) && is_filled(&second, sizeof second));
    HOLDS(gn_geodesic_grid_direct, (refused), is_filled(&to, sizeof to));
}

void walk_geodesic(void) {
    for (int i = 0; i < KINDS; i++) {
        walk_inverse(&kinds[i]);
        walk_direct(&kinds[i]);
        walk_batch(&kinds[i], 0);
        walk_batch(&kinds[i], 1);
    }
    walk_line();
    walk_points();
    walk_grid_bearings();
}
