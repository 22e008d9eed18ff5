/*
 * The part of the corpus that goes over grids of maps, their labels, and screens.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

/* Zooms are quarters. */
static double zoom_anywhere(void) { return (double)random_integer(-4 * 4, 30 * 4) * 0.25; }

/* Views up to some hundred pixels wide and high, on any turn of the longitudes; some much larger. */
static gn_bounds view_anywhere(double zoom) {
    double latitude, longitude;
    make_position((uint32_t)random_integer(0, 15), &latitude, &longitude);
    /* All of it exact: 360 degrees are 512 pixels, as often doubled as the zoom is whole. */
    double pixel = 360 * power_of_two(-9 - (int)(zoom + 4) + 4);
    double width = pixel * (double)random_integer(0, 300);
    double height = pixel * (double)random_integer(0, 300) * power_of_two(-(int)random_integer(0, 3));
    gn_bounds view = {latitude, longitude, latitude + height, longitude + width};
    if (view.north > 90) view.north = 90;
    /* The large ones have few pixels: at higher zooms they take long to be refused. */
    switch (random_integer(0, zoom < 6 ? 15 : 127)) {
    case 0: view.west += 360 * (double)random_integer(-3, 3); break;
    case 1: view.east -= 360; break;
    case 2: view.south = special_number(); break;
    case 3: view.east = special_number(); break;
    case 4: if (zoom < 6) view = (gn_bounds){-90, longitude, 90, longitude + 360}; break;
    default: break;
    }
    return view;
}

/* Room for the drawings. */
#define VERTICES 3000

/* The defaults with some fields changed, now and then to a refused value. */
static gn_grid_options options_anyhow(void) {
    static const double spacings[] = {1, 5, 20, 100, 250, 1000, 3125, 10000, 50000, 100000, 3};
    gn_grid_options options;
    gn_grid_options_init(&options);
    options.max_vertices = (uint64_t)random_integer(0, VERTICES);
    uint64_t changed = random_bits();
    if (changed & 1) options.content = (uint32_t)random_integer(0, GN_GRID_DRAW_ALL + 1);
    if (changed & 2) options.tile_size = 256;
    if ((changed & 12) == 4) options.tolerance_unit = GN_GRID_METERS;
    if (changed & 16) options.tolerance = special_length();
    if (changed & 32) options.margin = (double)random_integer(0, 100);
    if (changed & 64) options.minimum_pixels = (double)random_integer(0, 50);
    if ((changed & 0x180) == 0x180) options.spacing = spacings[random_integer(0, 10)];
    if ((changed & 0x600) == 0x600) {
        for (int i = 0; i < 5; i++) options.level_zooms[i] = (double)random_integer(4 * i - 4, 4 * i);
    }
    if (changed & 0x800) options.label_pixels = (double)random_integer(0, 100);
    if (changed & 0x1000) options.reference_zoom = zoom_anywhere();
    if (changed & 0x2000) options.reference_step = (uint32_t)random_integer(0, 10);
    return options;
}

void run_grid_options_init(void) {
    int function = OF_gn_grid_options_init;
    gn_grid_options options = {.size = 0};
    absorb_integer(function, gn_grid_options_init(&options));
    absorb_integer(function, options.size);
    absorb_integer(function, options.content);
    absorb_integer(function, options.tile_size);
    absorb_integer(function, options.tolerance_unit);
    absorb_double(function, options.tolerance);
    absorb_double(function, options.margin);
    absorb_double(function, options.minimum_pixels);
    absorb_double(function, options.spacing);
    for (int i = 0; i < 5; i++) absorb_double(function, options.level_zooms[i]);
    absorb_double(function, options.label_pixels);
    absorb_double(function, options.reference_zoom);
    absorb_integer(function, options.reference_step);
    absorb(function, options.max_vertices);
}

static void absorb_line(int function, const gn_grid_line *line) {
    absorb_double(function, line->coordinate);
    absorb_double(function, line->spacing);
    absorb(function, line->first);
    absorb(function, line->count);
    absorb_double(function, line->width);
    absorb_double(function, line->opacity);
    absorb_integer(function, line->zone);
    absorb_integer(function, line->hemisphere);
    absorb_integer(function, line->kind << 16 | line->axis << 8 | line->major);
}

static void absorb_label(int function, const gn_grid_label *label) {
    absorb_point(function, &label->position);
    absorb_text(function, label->text);
    absorb_double(function, label->coordinate);
    absorb_integer(function, label->zone);
    absorb_integer(function, label->hemisphere);
    absorb_integer(function, label->kind << 16 | label->axis << 8 | label->edge);
}

static void run_lines(const gn_bounds *view, double zoom, const gn_grid_options *options, const gn_point *origin) {
    static gn_point vertices[VERTICES];
    static float pixels[2 * VERTICES];
    static gn_grid_line lines[VERTICES / 2];
    for (int in_pixels = 0; in_pixels < 2; in_pixels++) {
        int function = in_pixels ? OF_gn_grid_lines_pixels : OF_gn_grid_lines;
        size_t count = 7, line_count = 7;
        gn_status status = in_pixels ? gn_grid_lines_pixels(view, zoom, options, origin, pixels, VERTICES, &count,
                                                            lines, VERTICES / 2, &line_count)
                                     : gn_grid_lines(view, zoom, options, vertices, VERTICES, &count, lines,
                                                     VERTICES / 2, &line_count);
        absorb_integer(function, status);
        absorb_count(function, count);
        absorb_count(function, line_count);
        if (status != GN_OK) continue;
        for (size_t i = 0; i < line_count; i++) absorb_line(function, &lines[i]);
        for (size_t i = 0; i < count; i++) {
            absorb_double(function, in_pixels ? pixels[2 * i] : vertices[i].latitude);
            absorb_double(function, in_pixels ? pixels[2 * i + 1] : vertices[i].longitude);
        }
    }
}

void run_grid(void) {
    static char text[1 << 20];
    static gn_grid_label labels[VERTICES];
    gn_grid_options options_here = options_anyhow(), *options = &options_here;
    double zoom = random_integer(0, 31) ? zoom_anywhere() : special_number();
    gn_bounds view = view_anywhere(zoom >= -4 && zoom <= 30 ? zoom : 0);

    double spacing = 7;
    absorb_integer(OF_gn_grid_spacing, gn_grid_spacing(&view, zoom, options, &spacing));
    absorb_double(OF_gn_grid_spacing, spacing);
    size_t bound = 7, length = 7, count = 7;
    absorb_integer(OF_gn_grid_bound, gn_grid_bound(&view, zoom, options, &bound));
    absorb_count(OF_gn_grid_bound, bound);

    gn_status status = gn_grid_geojson(&view, zoom, options, text, sizeof text, &length);
    absorb_integer(OF_gn_grid_geojson, status);
    absorb_count(OF_gn_grid_geojson, length);
    absorb_text(OF_gn_grid_geojson, text);
    status = gn_grid_labels(&view, zoom, options, labels, VERTICES, &count);
    absorb_integer(OF_gn_grid_labels, status);
    absorb_count(OF_gn_grid_labels, count);
    for (size_t i = 0; status == GN_OK && i < count; i++) absorb_label(OF_gn_grid_labels, &labels[i]);

    gn_point origin = {view.south, view.west};
    if (random_integer(0, 3) == 0) make_position((uint32_t)random_integer(0, 15), &origin.latitude, &origin.longitude);
    run_lines(&view, zoom, options, &origin);
}

void run_screen(void) {
    for (int i = 0; i < 16; i++) {
        double latitude, longitude, meters_a_pixel = 7;
        double zoom = random_integer(0, 15) ? zoom_anywhere() : special_number();
        make_position((uint32_t)i, &latitude, &longitude);
        uint32_t tile_size = (uint32_t)random_integer(0, 3) * 256;
        absorb_integer(OF_gn_screen_scale, gn_screen_scale(latitude, zoom, tile_size, &meters_a_pixel));
        absorb_double(OF_gn_screen_scale, meters_a_pixel);
        gn_scale_bar bar = {.text = ""};
        double width = (double)random_integer(0, 4000) * 0.25;
        absorb_integer(OF_gn_screen_scale_bar,
                       gn_screen_scale_bar(latitude, zoom, tile_size, width, (int32_t)random_integer(0, 4), &bar));
        absorb_double(OF_gn_screen_scale_bar, bar.width);
        absorb_double(OF_gn_screen_scale_bar, bar.meters);
        absorb_double(OF_gn_screen_scale_bar, bar.value);
        absorb_text(OF_gn_screen_scale_bar, bar.unit);
        absorb_text(OF_gn_screen_scale_bar, bar.text);
    }
}

/* A screen that may be refused, the pixels of some positions, and the positions at some pixels. */
void run_camera(void) {
    enum { MANY = 16 };
    double latitudes[MANY], longitudes[MANY], xs[MANY], ys[MANY], rows[2][MANY];
    uint8_t statuses[MANY];
    gn_screen screen = {.tile_size = (uint32_t)random_integer(0, 3) * 256};
    make_position((uint32_t)random_integer(0, 15), &screen.center.latitude, &screen.center.longitude);
    screen.zoom = random_integer(0, 15) ? zoom_anywhere() : special_number();
    screen.width = (double)random_integer(1, 8000) * 0.25;
    screen.height = (double)random_integer(1, 8000) * 0.25;
    screen.bearing = (double)random_integer(-720, 720) * 0.5;
    screen.pitch = (double)random_integer(0, 345) * 0.25;
    screen.field_of_view = random_integer(0, 1) ? 0 : (double)random_integer(0, 600) * 0.25;
    gn_bounds view = {7, 7, 7, 7};
    gn_matrix matrix = {{7}};
    absorb_integer(OF_gn_screen_view, gn_screen_view(&screen, &view));
    absorb_double(OF_gn_screen_view, view.south);
    absorb_double(OF_gn_screen_view, view.west);
    absorb_double(OF_gn_screen_view, view.north);
    absorb_double(OF_gn_screen_view, view.east);
    absorb_integer(OF_gn_screen_matrix, gn_screen_matrix(&screen, &matrix));
    for (int i = 0; i < 16; i++) absorb_double(OF_gn_screen_matrix, matrix.elements[i]);
    gn_camera camera = {.depth = 7};
    gn_status seen = gn_screen_camera(&screen, &camera);
    absorb_integer(OF_gn_screen_camera, seen);
    for (int i = 0; i < 9; i++) absorb_double(OF_gn_screen_camera, camera.plane[i]);
    if (seen == GN_OK) {
        static gn_grid_label labels[400];
        static gn_label_place places[400];
        size_t count = 0;
        const gn_box frame = {0, 0, screen.width + 1, screen.height + 1};
        const gn_box cover = {10, 10, 10 + 0.25 * screen.width, 40};
        const gn_text_size size = {30, 19};
        if (gn_grid_labels(&view, screen.zoom, NULL, labels, 400, &count) != GN_OK) count = 0;
        seen = gn_grid_label_places(&camera, &frame, &cover, 1, &size, 1, labels, count, places, 400, &count);
        absorb_integer(OF_gn_grid_label_places, seen);
        absorb_count(OF_gn_grid_label_places, count);
        for (size_t i = 0; seen == GN_OK && i < count; i++) {
            absorb_double(OF_gn_grid_label_places, places[i].x);
            absorb_double(OF_gn_grid_label_places, places[i].y);
            absorb_double(OF_gn_grid_label_places, places[i].scale);
            absorb_double(OF_gn_grid_label_places, places[i].opacity);
        }
    }
    for (uint32_t i = 0; i < MANY; i++) {
        make_position(i, &latitudes[i], &longitudes[i]);
        xs[i] = (double)random_integer(-1000, 3000) * 0.5;
        ys[i] = (double)random_integer(-1000, 3000) * 0.5;
    }
    gn_status status = gn_screen_point_to_pixel_batch(&screen, latitudes, 8, longitudes, 8, MANY, rows[0], 8, rows[1], 8,
                                                      statuses);
    absorb_integer(OF_gn_screen_point_to_pixel_batch, status);
    for (uint32_t i = 0; i < MANY; i++) {
        const gn_point position = {latitudes[i], longitudes[i]};
        double x = 7, y = 7;
        const gn_status one = gn_screen_point_to_pixel(&screen, &position, &x, &y);
        absorb_integer(OF_gn_screen_point_to_pixel, one);
        absorb_double(OF_gn_screen_point_to_pixel, x);
        absorb_double(OF_gn_screen_point_to_pixel, y);
        if (status != GN_OK && status != GN_PARTIAL) continue;
        absorb_double(OF_gn_screen_point_to_pixel_batch, rows[0][i]);
        absorb_double(OF_gn_screen_point_to_pixel_batch, rows[1][i]);
        expect(OF_gn_screen_point_to_pixel_batch,
               one == statuses[i] && (one || (same_bytes(&x, &rows[0][i], 8) && same_bytes(&y, &rows[1][i], 8))));
    }
    status = gn_screen_pixel_to_point_batch(&screen, xs, 8, ys, 8, MANY, rows[0], 8, rows[1], 8, statuses);
    absorb_integer(OF_gn_screen_pixel_to_point_batch, status);
    for (uint32_t i = 0; i < MANY; i++) {
        gn_point position = {7, 7};
        const gn_status one = gn_screen_pixel_to_point(&screen, xs[i], ys[i], &position);
        absorb_integer(OF_gn_screen_pixel_to_point, one);
        absorb_double(OF_gn_screen_pixel_to_point, position.latitude);
        absorb_double(OF_gn_screen_pixel_to_point, position.longitude);
        if (status != GN_OK && status != GN_PARTIAL) continue;
        absorb_double(OF_gn_screen_pixel_to_point_batch, rows[0][i]);
        absorb_double(OF_gn_screen_pixel_to_point_batch, rows[1][i]);
        expect(OF_gn_screen_pixel_to_point_batch,
               one == statuses[i] && (one || (same_bytes(&position.latitude, &rows[0][i], 8) &&
                                              same_bytes(&position.longitude, &rows[1][i], 8))));
    }
}
