/*
 * The part of the corpus that goes over Web Mercator, tiles and views.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

/* Three blocks of eight lanes and some more. */
#define ROWS 27
#define RUNS 600

static gn_tile_run runs[RUNS];

static double from_list(double special, double low, double high) {
    if (random_integer(0, 31) == 0) return special_number();
    if (random_integer(0, 15) == 0) return special;
    /* Exact with any arithmetic of the host's compiler. */
    return low + (high - low) * ((double)random_integer(0, 1 << 14) * 0x1p-14);
}

static void absorb_tile(int function, const gn_tile *tile) {
    absorb_integer(function, tile->x);
    absorb_integer(function, tile->y);
    absorb_integer(function, tile->zoom);
}

/* The runs of a call that filled `runs`. */
static void absorb_runs(int function, gn_status status, size_t needed) {
    absorb_integer(function, status);
    absorb_count(function, needed);
    for (size_t i = 0; status == GN_OK && i < needed; i++) {
        absorb_integer(function, runs[i].x);
        absorb_integer(function, runs[i].y);
        absorb_integer(function, runs[i].zoom);
        absorb_integer(function, runs[i].count);
    }
}

static void run_projection(void) {
    static double latitudes[ROWS], longitudes[ROWS], xs[ROWS], ys[ROWS], results[4][ROWS];
    static uint8_t statuses[ROWS];
    static gn_tile tiles[ROWS];
    for (int i = 0; i < ROWS; i++) {
        make_position((uint32_t)random_integer(0, 31), &latitudes[i], &longitudes[i]);
        xs[i] = from_list(20037508.342789244, -3e7, 3e7);
        ys[i] = from_list(1e300, -3e7, 3e7);
        for (int k = 0; k < 4; k++) results[k][i] = 7;
        statuses[i] = 7;
    }
    const uint32_t zoom = (uint32_t)random_integer(0, 31);
    absorb_integer(OF_gn_web_mercator_forward_batch,
                   gn_web_mercator_forward_batch(latitudes, 8, longitudes, 8, ROWS, results[0], 8, results[1], 8, statuses));
    for (int i = 0; i < ROWS; i++) {
        double x = NOT_A_NUMBER, y = NOT_A_NUMBER;
        const gn_status status = gn_web_mercator_forward(latitudes[i], longitudes[i], &x, &y);
        absorb_integer(OF_gn_web_mercator_forward, status);
        absorb_double(OF_gn_web_mercator_forward, x);
        absorb_double(OF_gn_web_mercator_forward, y);
        absorb_integer(OF_gn_web_mercator_forward_batch, statuses[i]);
        absorb_double(OF_gn_web_mercator_forward_batch, results[0][i]);
        absorb_double(OF_gn_web_mercator_forward_batch, results[1][i]);
        expect(OF_gn_web_mercator_forward_batch,
               statuses[i] == status && bits(results[0][i]) == bits(x) && bits(results[1][i]) == bits(y));
    }
    absorb_integer(OF_gn_web_mercator_inverse_batch,
                   gn_web_mercator_inverse_batch(xs, 8, ys, 8, ROWS, results[2], 8, results[3], 8, statuses));
    for (int i = 0; i < ROWS; i++) {
        gn_point point = {NOT_A_NUMBER, NOT_A_NUMBER};
        const gn_status status = gn_web_mercator_inverse(xs[i], ys[i], &point);
        absorb_integer(OF_gn_web_mercator_inverse, status);
        absorb_point(OF_gn_web_mercator_inverse, &point);
        absorb_integer(OF_gn_web_mercator_inverse_batch, statuses[i]);
        absorb_double(OF_gn_web_mercator_inverse_batch, results[2][i]);
        absorb_double(OF_gn_web_mercator_inverse_batch, results[3][i]);
        expect(OF_gn_web_mercator_inverse_batch, statuses[i] == status && bits(results[2][i]) == bits(point.latitude) &&
                                                     bits(results[3][i]) == bits(point.longitude));
    }
    absorb_integer(OF_gn_tile_at_batch,
                   gn_tile_at_batch(latitudes, 8, longitudes, 8, ROWS, zoom, tiles, sizeof *tiles, statuses));
    for (int i = 0; i < ROWS && zoom <= 30; i++) {
        gn_tile tile = {UINT32_MAX, UINT32_MAX, UINT32_MAX};
        const gn_status status = gn_tile_at(latitudes[i], longitudes[i], zoom, &tile);
        absorb_integer(OF_gn_tile_at, status);
        absorb_tile(OF_gn_tile_at, &tile);
        absorb_integer(OF_gn_tile_at_batch, statuses[i]);
        absorb_tile(OF_gn_tile_at_batch, &tiles[i]);
        expect(OF_gn_tile_at_batch, statuses[i] == status && tiles[i].x == tile.x && tiles[i].y == tile.y);
        gn_bounds bounds = {7, 7, 7, 7};
        absorb_integer(OF_gn_tile_bounds, gn_tile_bounds(&tile, &bounds));
        absorb_bounds(OF_gn_tile_bounds, &bounds);
        char text[31] = "";
        size_t needed = 7, offset = 7;
        absorb_integer(OF_gn_tile_quadkey_format, gn_tile_quadkey_format(&tile, text, sizeof text, &needed));
        absorb_text(OF_gn_tile_quadkey_format, text);
        absorb_count(OF_gn_tile_quadkey_format, needed);
        if (random_integer(0, 3) == 0) {
            const int64_t at = random_integer(0, 29);
            text[at] = (char)random_integer(48, 53);
        }
        gn_tile again = {7, 7, 7};
        absorb_integer(OF_gn_tile_quadkey_parse, gn_tile_quadkey_parse(text, (size_t)random_integer(0, 31), &again, &offset));
        absorb_tile(OF_gn_tile_quadkey_parse, &again);
        absorb_count(OF_gn_tile_quadkey_parse, offset);
    }
}

static void run_covers(uint32_t block) {
    gn_point points[6];
    const int count = (int)random_integer(1, 6), spread = (int)random_integer(0, 4);
    double latitude, longitude;
    make_position((uint32_t)random_integer(0, 31), &latitude, &longitude);
    for (int i = 0; i < count; i++) {
        static const double sizes[] = {0.125, 2, 16, 64, 360};
        points[i] = (gn_point){latitude + from_list(0, -sizes[spread] / 4, sizes[spread] / 4),
                               longitude + from_list(0, -sizes[spread], sizes[spread])};
        if (i > 0 && spread == 4) make_position((uint32_t)random_integer(0, 31), &points[i].latitude, &points[i].longitude);
    }
    static const uint32_t zooms[] = {11, 7, 4, 3, 2};
    const uint32_t zoom = zooms[spread] + block % 2;
    const double half_width = from_list(0, 0, spread == 4 ? 1e6 : 20000);
    const gn_bounds bounds = {latitude, longitude, latitude + from_list(0, -1, 9), longitude + from_list(360, -2, 20)};
    size_t needed = 7;
    gn_status status = gn_tile_cover_polygon(points, (size_t)count, 0, 0, zoom, runs, RUNS, &needed);
    absorb_runs(OF_gn_tile_cover_polygon, status, needed);
    status = gn_tile_cover_route(points, (size_t)count, half_width, zoom, runs, RUNS, &needed);
    absorb_runs(OF_gn_tile_cover_route, status, needed);
    status = gn_tile_cover_bounds(&bounds, zoom, runs, RUNS, &needed);
    absorb_runs(OF_gn_tile_cover_bounds, status, needed);
    size_t tiles = 7;
    absorb_integer(OF_gn_tile_count_polygon, gn_tile_count_polygon(points, (size_t)count, 0, 0, 0, zoom, &tiles));
    absorb_count(OF_gn_tile_count_polygon, tiles);
    absorb_integer(OF_gn_tile_count_route,
                   gn_tile_count_route(points, (size_t)count, half_width, zoom / 2, zoom, &tiles));
    absorb_count(OF_gn_tile_count_route, tiles);
    absorb_integer(OF_gn_tile_count_bounds, gn_tile_count_bounds(&bounds, block % 4, zoom, &tiles));
    absorb_count(OF_gn_tile_count_bounds, tiles);
    gn_bounds around = {7, 7, 7, 7};
    absorb_integer(OF_gn_points_bounds, gn_points_bounds(points, (size_t)count, &around));
    absorb_bounds(OF_gn_points_bounds, &around);
    gn_screen screen = {{NOT_A_NUMBER, 0}, 0, from_list(0, 1, 2000), from_list(0, 1, 2000), from_list(90, -180, 180), 0, 0,
                        block % 3 * 256, 0};
    const gn_padding padding = {from_list(0, 0, 100), from_list(0, 0, 100), from_list(0, 0, 100), from_list(0, 0, 100)};
    absorb_integer(OF_gn_screen_fit,
                   gn_screen_fit(&around, &screen, block % 2 ? &padding : 0, from_list(30, -4, 30), &screen));
    absorb_point(OF_gn_screen_fit, &screen.center);
    absorb_double(OF_gn_screen_fit, screen.zoom);
}

void run_tiles(uint32_t block) {
    run_projection();
    for (int i = 0; i < 3; i++) run_covers(block);
}
