/* SPDX-License-Identifier: MIT
 *
 * Screens: the range of each field, the end of the ground, and agreement of their pixels with those of the grid.
 */
#include "walk.h"

static const gn_screen usual = {.center = {51, 7}, .zoom = 10, .width = 800, .height = 600, .bearing = 30, .pitch = 40};

/* All functions with one screen: each answers the same. */
static void expect_all(const gn_screen *screen, gn_status status) {
    const gn_point here = {51, 7};
    gn_bounds view;
    gn_matrix matrix;
    gn_point position, filled;
    double x, y, untouched;
    uint8_t row = 99;
    fill(&view, sizeof view);
    fill(&matrix, sizeof matrix);
    fill(&position, sizeof position);
    fill(&x, sizeof x);
    fill(&y, sizeof y);
    filled = position;
    untouched = x;
    EXPECT(gn_screen_view, (screen, &view), status);
    EXPECT(gn_screen_matrix, (screen, &matrix), status);
    gn_camera camera;
    fill(&camera, sizeof camera);
    EXPECT(gn_screen_camera, (screen, &camera), status);
    if (status != GN_OK) HOLDS(gn_screen_camera, (refused), is_filled(&camera, sizeof camera));
    EXPECT(gn_screen_point_to_pixel, (screen, &here, &x, &y), status);
    EXPECT(gn_screen_pixel_to_point, (screen, 0, 1e6, &position), status);
    if (status != GN_OK) {
        HOLDS(gn_screen_view, (refused), is_filled(&view, sizeof view));
        HOLDS(gn_screen_matrix, (refused), is_filled(&matrix, sizeof matrix));
        HOLDS(gn_screen_point_to_pixel, (refused), x == untouched && y == untouched);
        HOLDS(gn_screen_pixel_to_point, (refused), memcmp(&position, &filled, sizeof position) == 0);
    }
    x = y = 1000;
    EXPECT(gn_screen_pixel_to_point_batch,
           (screen, &x, 8, &y, 8, 1, &position.latitude, 16, &position.longitude, 16, &row), status);
    EXPECT(gn_screen_point_to_pixel_batch, (screen, &here.latitude, 0, &here.longitude, 0, 1, &x, 8, &y, 8, &row), status);
    HOLDS(gn_screen_point_to_pixel_batch, (refused), row == (status == GN_OK ? GN_OK : 99));
}

static void expect_field(double *field, gn_screen *screen, double value, gn_status status) {
    const double before = *field;
    *field = value;
    expect_all(screen, status);
    *field = before;
}

static void check_fields(void) {
    gn_screen s = usual;
    expect_all(&s, GN_OK);
    expect_all(NULL, GN_ERROR_NULL);
    double *const fields[] = {&s.center.latitude, &s.center.longitude, &s.zoom,  &s.width,
                              &s.height,          &s.bearing,          &s.pitch, &s.field_of_view};
    for (int i = 0; i < NOT_FINITE; i++) {
        for (int j = 0; j < 8; j++) expect_field(fields[j], &s, not_finite[i], GN_ERROR_NOT_FINITE);
    }
    expect_field(&s.center.latitude, &s, nextafter(90, 91), GN_ERROR_LATITUDE);
    expect_field(&s.center.latitude, &s, -DBL_MAX, GN_ERROR_LATITUDE);
    expect_field(&s.zoom, &s, nextafter(-4, -5), GN_ERROR_ZOOM);
    expect_field(&s.zoom, &s, nextafter(30, 31), GN_ERROR_ZOOM);
    const double sizes[] = {0, -0.0, -1, nextafter(0.001, 0), nextafter(1000000, 2000000), DBL_MAX, -DBL_MAX};
    for (int i = 0; i < 7; i++) {
        expect_field(&s.width, &s, sizes[i], GN_ERROR_PIXELS);
        expect_field(&s.height, &s, sizes[i], GN_ERROR_PIXELS);
    }
    const double pitches[] = {-DBL_TRUE_MIN, nextafter(85, 90), 90, DBL_MAX, -DBL_MAX};
    for (int i = 0; i < 5; i++) expect_field(&s.pitch, &s, pitches[i], GN_ERROR_CAMERA);
    const double fields_of_view[] = {-0.1, DBL_TRUE_MIN, nextafter(0.1, 0), nextafter(150, 180), DBL_MAX, -DBL_MAX};
    for (int i = 0; i < 6; i++) expect_field(&s.field_of_view, &s, fields_of_view[i], GN_ERROR_CAMERA);
    const uint32_t tile_sizes[] = {1, 255, 257, 1024, UINT32_MAX};
    for (int i = 0; i < 5; i++) {
        s.tile_size = tile_sizes[i];
        expect_all(&s, GN_ERROR_TILE_SIZE);
    }
    s.tile_size = 256;
    s.reserved = UINT32_MAX;
    expect_all(&s, GN_OK);
    s.pitch = 0;
    s.bearing = DBL_MAX;
    s.center.longitude = -DBL_MAX;
    expect_all(&s, GN_OK);
}

static void check_pointers(void) {
    const gn_screen s = usual;
    const gn_point here = {51, 7};
    double x = 7;
    gn_point position;
    EXPECT(gn_screen_view, (&s, NULL), GN_ERROR_NULL);
    EXPECT(gn_screen_matrix, (&s, NULL), GN_ERROR_NULL);
    EXPECT(gn_screen_camera, (&s, NULL), GN_ERROR_NULL);
    EXPECT(gn_screen_point_to_pixel, (&s, NULL, &x, &x), GN_ERROR_NULL);
    EXPECT(gn_screen_point_to_pixel, (&s, &here, NULL, NULL), GN_OK);
    EXPECT(gn_screen_point_to_pixel, (&s, &here, NULL, &x), GN_OK);
    EXPECT(gn_screen_pixel_to_point, (&s, 0, 0, NULL), GN_ERROR_NULL);
    for (int i = 0; i < NOT_FINITE; i++) {
        EXPECT(gn_screen_pixel_to_point, (&s, not_finite[i], 0, &position), GN_ERROR_NOT_FINITE);
        EXPECT(gn_screen_pixel_to_point, (&s, 0, not_finite[i], &position), GN_ERROR_NOT_FINITE);
    }
    const double far[] = {nextafter(1e15, 2e15), DBL_MAX};
    for (int i = 0; i < 2; i++) {
        EXPECT(gn_screen_pixel_to_point, (&s, far[i], 0, &position), GN_ERROR_PIXELS);
        EXPECT(gn_screen_pixel_to_point, (&s, 0, -far[i], &position), GN_ERROR_PIXELS);
    }
}

/* Every screen that is accepted has a view that the grid accepts, and pixels with positions in it. */
static void check_all_screens(void) {
    const double latitudes[] = {-90, -85.051129, -60, 0, 51, 85.0511287798066, 90}, longitudes[] = {-180, -0.0, 7, 179.9999, 540};
    const double zooms[] = {-4, 0, 1.5, 10, 22, 30}, sizes[] = {0.001, 1, 800, 1000000};
    const double bearings[] = {0, 33, 90, -180}, pitches[] = {0, DBL_TRUE_MIN, 4, 4.1, 60, 85}, fields[] = {0, 0.1, 45, 150};
    gn_screen s = {.zoom = 0};
    for (int i = 0; i < 7 * 5 * 6 * 4 * 4; i++) {
        s.center = (gn_point){latitudes[i % 7], longitudes[i / 7 % 5]};
        s.zoom = zooms[i / 35 % 6];
        s.width = sizes[i / 210 % 4];
        s.height = sizes[i / 840 % 4];
        s.tile_size = (uint32_t)(i % 3) * 256;
        for (int j = 0; j < 96; j++) {
            s.bearing = bearings[j % 4];
            s.pitch = pitches[j / 4 % 6];
            s.field_of_view = fields[j / 24];
            gn_bounds view;
            EXPECT(gn_screen_view, (&s, &view), GN_OK);
            HOLDS(gn_screen_view, (&s), -85.0511287798067 < view.south && view.south <= view.north);
            HOLDS(gn_screen_view, (&s), view.north < 85.0511287798067);
            const double width = view.east - view.west;
            HOLDS(gn_screen_view, (&s), width == 360 || (width < 360 && fabs(view.west) <= 180 && fabs(view.east) <= 180));
            double spacing;
            EXPECT(gn_grid_spacing, (&view, s.zoom, NULL, &spacing), GN_OK);
            gn_matrix matrix;
            EXPECT(gn_screen_matrix, (&s, &matrix), GN_OK);
            for (int k = 0; k < 16; k++) HOLDS(gn_screen_matrix, (&s), isfinite(matrix.elements[k]));
            double x, y;
            EXPECT(gn_screen_point_to_pixel, (&s, &s.center, &x, &y), GN_OK);
            HOLDS(gn_screen_point_to_pixel, (center), fabs(x - s.width / 2) < 1e-3 && fabs(y - s.height / 2) < 1e-3);
            gn_point corner;
            EXPECT(gn_screen_pixel_to_point, (&s, 0, s.height, &corner), GN_OK);
            HOLDS(gn_screen_pixel_to_point, (&s), fabs(corner.latitude) < 85.0511287798067);
            HOLDS(gn_screen_pixel_to_point, (&s), -180 <= corner.longitude && corner.longitude < 180);
        }
    }
}

static void check_sight(void) {
    const double degree = 3.14159265358979324 / 180;
    gn_screen s = {.zoom = 5, .width = 800, .height = 600, .pitch = 60};
    gn_bounds view;
    gn_point position;
    double x, y;
    /* The plane vanishes 900 / sqrt 3 pixels above the center; the ground ends at 85 % of that. */
    const double horizon = 300 - 0.85 * 900 / sqrt(3);
    EXPECT(gn_screen_pixel_to_point, (&s, 400, horizon + 1e-6, &position), GN_OK);
    EXPECT(gn_screen_pixel_to_point, (&s, 400, horizon - 1e-6, &position), GN_ERROR_OUT_OF_SIGHT);
    s.height = 1200;
    s.field_of_view = 2 * atan(2. / 3) / degree; /* The same camera; more is seen above and below. */
    EXPECT(gn_screen_pixel_to_point, (&s, 400, 300 + horizon + 1e-6, &position), GN_OK);
    const double north = position.latitude;
    EXPECT(gn_screen_view, (&s, &view), GN_OK);
    HOLDS(gn_screen_view, (horizon), fabs(view.north - north) < 1e-6);
    /* The camera is 900 pixels from the center. Its plane meets the map 900 / sin 60 pixels south of it. */
    const double south = 900 / sin(60 * degree) * 360 / 16384 * degree;
    position = (gn_point){-atan(sinh(south * 0.99)) / degree, 0};
    EXPECT(gn_screen_point_to_pixel, (&s, &position, &x, &y), GN_OK);
    HOLDS(gn_screen_point_to_pixel, (south), x == 400 && y > 10000);
    position.latitude = -atan(sinh(south * 1.01)) / degree;
    EXPECT(gn_screen_point_to_pixel, (&s, &position, &x, &y), GN_ERROR_OUT_OF_SIGHT);
    position.latitude = -90;
    EXPECT(gn_screen_point_to_pixel, (&s, &position, &x, &y), GN_ERROR_OUT_OF_SIGHT);
    position.latitude = 90;
    EXPECT(gn_screen_point_to_pixel, (&s, &position, &x, &y), GN_OK);
}

/* Where the copies of the world meet, a longitude of 180 is on the eastern side, one of -180 on the western. */
static void check_copies(void) {
    gn_screen s = {.zoom = 1, .width = 800, .height = 600};
    const double longitudes[] = {180, -180, 179, 540, 181, -1e9}, xs[] = {912, -112, 400 + 179 * 1024 / 360., -112, 0, 0};
    for (int i = 0; i < 4; i++) {
        double x, y;
        const gn_point position = {0, longitudes[i]};
        EXPECT(gn_screen_point_to_pixel, (&s, &position, &x, &y), GN_OK);
        HOLDS(gn_screen_point_to_pixel, (longitude), fabs(x - xs[i]) < 1e-9 && y == 300);
    }
    gn_bounds view;
    s.center = (gn_point){0, 179};
    EXPECT(gn_screen_view, (&s, &view), GN_OK);
    HOLDS(gn_screen_view, (antimeridian), fabs(view.west - 38.375) < 1e-9 && fabs(view.east + 40.375) < 1e-9);
    s.width = 2000;
    s.center.longitude = 0.1;
    EXPECT(gn_screen_view, (&s, &view), GN_OK);
    HOLDS(gn_screen_view, (whole), view.east - view.west == 360 && fabs(view.west + 179.9) < 1e-11);
}

/* The pixels of a screen without bearing and pitch are those of the grid; those of any screen, through the matrix. */
static void check_grid(void) {
    enum { VERTICES = 20000, LINES = 4000 };
    static float pixels[2 * VERTICES], map[2 * VERTICES];
    static gn_point points[VERTICES];
    static gn_grid_line lines[LINES];
    static double xs[VERTICES], ys[VERTICES];
    static uint8_t statuses[VERTICES];
    const gn_screen screens[] = {
        {.center = {51, 7}, .zoom = 9.3, .width = 800, .height = 600},
        {.center = {-17, 179.9}, .zoom = 7, .width = 1200, .height = 900, .tile_size = 256},
        {.center = {64, 20}, .zoom = 6, .width = 800, .height = 600, .bearing = 45, .pitch = 60},
        {.center = {0, -179.5}, .zoom = 12, .width = 390, .height = 844, .bearing = -110, .pitch = 30, .field_of_view = 60},
    };
    for (int i = 0; i < 4; i++) {
        const gn_screen *s = &screens[i];
        gn_grid_options options;
        gn_grid_options_init(&options);
        if (s->tile_size) options.tile_size = s->tile_size;
        gn_bounds view;
        gn_point corner = {0, 0};
        gn_matrix matrix;
        const float *m = matrix.elements;
        size_t count = 0, drawn = 0;
        EXPECT(gn_screen_view, (s, &view), GN_OK);
        EXPECT(gn_screen_matrix, (s, &matrix), GN_OK);
        if (s->pitch == 0) EXPECT(gn_screen_pixel_to_point, (s, 0, 0, &corner), GN_OK);
        EXPECT(gn_grid_lines, (&view, s->zoom, &options, points, VERTICES, &count, lines, LINES, &drawn), GN_OK);
        EXPECT(gn_grid_lines_pixels, (&view, s->zoom, &options, &corner, pixels, VERTICES, &count, lines, LINES, &drawn),
               GN_OK);
        EXPECT(gn_grid_lines_pixels, (&view, s->zoom, &options, &s->center, map, VERTICES, &count, lines, LINES, &drawn),
               GN_OK);
        HOLDS(gn_grid_lines_pixels, (count), count > 20);
        const gn_status status = gn_screen_point_to_pixel_batch(s, &points[0].latitude, 16, &points[0].longitude, 16, count, xs,
                                                                8, ys, 8, statuses);
        HOLDS(gn_screen_point_to_pixel_batch, (vertices), status == GN_OK || (status == GN_PARTIAL && s->pitch > 0));
        for (size_t j = 0; j < count; j++) {
            const double x = map[2 * j], y = map[2 * j + 1], w = m[3] * x + m[7] * y + m[15];
            HOLDS(gn_screen_matrix, (w), (w > 0) == (statuses[j] == GN_OK) || fabs(w) < 1e-5);
            if (w < 0.01) continue;
            const double right = ((m[0] * x + m[4] * y + m[12]) / w + 1) * s->width / 2;
            const double down = (1 - (m[1] * x + m[5] * y + m[13]) / w) * s->height / 2;
            const double close = 1e-6 * (1000 + fabs(right) + fabs(down)) / (w < 1 ? w : 1);
            HOLDS(gn_screen_matrix, (vertex), fabs(right - xs[j]) < close && fabs(down - ys[j]) < close);
            if (s->pitch > 0) continue;
            HOLDS(gn_screen_point_to_pixel, (vertex), fabs(xs[j] - pixels[2 * j]) < 1e-4);
            HOLDS(gn_screen_point_to_pixel, (vertex), fabs(ys[j] - pixels[2 * j + 1]) < 1e-4);
        }
    }
}

void walk_camera(void) {
    check_fields();
    check_pointers();
    check_all_screens();
    check_sight();
    check_copies();
    check_grid();
}
