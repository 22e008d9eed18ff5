/* SPDX-License-Identifier: MIT
 *
 * Any bytes as positions, tiles, quadkeys, bounds, polygons, routes and screens.
 */
#include "fuzz.h"

enum { MOST = 24, RUNS = 4096 };

static gn_tile_run runs[RUNS];

/* Mostly degrees, and any double sometimes. */
static double take_scaled(source *s, double scale) {
    const uint8_t kind = take_byte(s);
    double number = 0;
    if (kind < 8) {
        uint64_t bits = 0;
        for (int i = 0; i < 8; i++) bits = bits << 8 | take_byte(s);
        memcpy(&number, &bits, 8);
        return number;
    }
    int32_t units = 0;
    for (int i = 0; i < 3; i++) units = units << 8 | take_byte(s);
    return scale * (units - (1 << 23)) / (1 << 23);
}

static gn_point take_position(source *s) {
    const double latitude = take_scaled(s, 90);
    return (gn_point){latitude, take_scaled(s, 181)};
}

static int is_in(const gn_tile *tile, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (runs[i].y == tile->y && runs[i].x <= tile->x && tile->x - runs[i].x < runs[i].count) return 1;
    }
    return 0;
}

/* Checks the runs and the count of a call: runs are sorted, apart, and on the map. Returns whether all are there. */
static int check_runs(gn_status status, size_t needed, uint32_t zoom, gn_status counted, size_t tiles) {
    HOLDS(known(status) && known(counted));
    if (status != GN_OK && status != GN_ERROR_BUFFER_TOO_SMALL) {
        HOLDS(needed == 0 && counted == status);
        return 0;
    }
    HOLDS(counted == GN_OK && needed > 0 && (status == GN_OK) == (needed <= RUNS));
    if (status != GN_OK) return 0;
    uint64_t sum = 0;
    for (size_t i = 0; i < needed; i++) {
        const gn_tile_run *run = &runs[i];
        HOLDS(run->zoom == zoom && run->count > 0 && (uint64_t)run->x + run->count <= (uint64_t)1 << zoom);
        HOLDS(run->y < (uint64_t)1 << zoom);
        HOLDS(i == 0 || run->y > run[-1].y || (run->y == run[-1].y && run->x > run[-1].x + run[-1].count));
        sum += run->count;
    }
    HOLDS(sum == tiles);
    return 1;
}

static void check_tile(source *s, uint32_t zoom) {
    const gn_point point = take_position(s);
    gn_tile tile = {7, 7, 7}, row, again;
    uint8_t status_byte;
    const gn_status status = gn_tile_at(point.latitude, point.longitude, zoom, &tile);
    HOLDS(known(status));
    if (zoom > 30) {
        HOLDS(status != GN_OK && tile.x == 7);
        return;
    }
    const gn_status many = gn_tile_at_batch(&point.latitude, 16, &point.longitude, 16, 1, zoom, &row, 12, &status_byte);
    HOLDS(many == (status == GN_OK ? GN_OK : GN_PARTIAL) && status_byte == (uint8_t)status);
    double x = 7, y = 7, xs, ys;
    const gn_status projected = gn_web_mercator_forward(point.latitude, point.longitude, &x, &y);
    HOLDS(gn_web_mercator_forward_batch(&point.latitude, 8, &point.longitude, 8, 1, &xs, 8, &ys, 8, &status_byte) ==
          (projected == GN_OK ? GN_OK : GN_PARTIAL));
    if (projected == GN_OK) {
        gn_point back;
        HOLDS(isfinite(x) && isfinite(y) && memcmp(&x, &xs, 8) == 0 && memcmp(&y, &ys, 8) == 0);
        HOLDS(gn_web_mercator_inverse(x, y, &back) == GN_OK && fabs(back.latitude - point.latitude) < 1e-12);
        double latitude, longitude;
        HOLDS(gn_web_mercator_inverse_batch(&x, 8, &y, 8, 1, &latitude, 8, &longitude, 8, NULL) == GN_OK);
        HOLDS(latitude == back.latitude && longitude == back.longitude);
    }
    if (status != GN_OK) return;
    HOLDS(memcmp(&row, &tile, sizeof tile) == 0 && tile.zoom == zoom);
    HOLDS(tile.x < (uint64_t)1 << zoom && tile.y < (uint64_t)1 << zoom);
    gn_bounds bounds;
    HOLDS(gn_tile_bounds(&tile, &bounds) == GN_OK && bounds.south < bounds.north && bounds.west < bounds.east);
    size_t needed = 0;
    HOLDS(gn_tile_cover_bounds(&bounds, zoom, runs, RUNS, &needed) == GN_OK && needed == 1 && runs[0].count == 1);
    HOLDS(runs[0].x == tile.x && runs[0].y == tile.y);
    char text[31];
    HOLDS(gn_tile_quadkey_format(&tile, text, sizeof text, &needed) == GN_OK && needed == zoom + 1);
    HOLDS(gn_tile_quadkey_parse(text, zoom, &again, NULL) == (zoom == 0 ? GN_ERROR_TEXT_EMPTY : GN_OK));
    HOLDS(zoom == 0 || memcmp(&again, &tile, sizeof tile) == 0);
}

static void check_shapes(source *s, uint32_t zoom) {
    gn_point points[MOST];
    const size_t count = take_byte(s) % (MOST + 1);
    const double scale = ldexp(1, -(int)(take_byte(s) % 12));
    const gn_point first = take_position(s);
    for (size_t i = 0; i < count; i++) {
        const gn_point offset = take_position(s);
        points[i] = (gn_point){first.latitude + scale * offset.latitude, first.longitude + scale * offset.longitude};
    }
    size_t needed = 7, tiles = 0;
    gn_status status = gn_tile_cover_polygon(points, count, NULL, 0, zoom, runs, RUNS, &needed);
    gn_status counted = gn_tile_count_polygon(points, count, NULL, 0, zoom, zoom, &tiles);
    if (check_runs(status, needed, zoom, counted, tiles)) {
        for (size_t i = 0; i < count; i++) {
            gn_tile tile;
            HOLDS(gn_tile_at(points[i].latitude, points[i].longitude, zoom, &tile) == GN_OK);
            /* A pole has no column of its own. */
            HOLDS(fabs(points[i].latitude) == 90 || is_in(&tile, needed));
        }
        gn_point inside;
        int32_t side = GN_OUTSIDE;
        gn_tile tile;
        if (gn_polygon_centroid(points, count, NULL, 0, &inside) == GN_OK &&
            gn_polygon_contains(points, count, NULL, 0, &inside, &side) == GN_OK && side == GN_INSIDE) {
            HOLDS(gn_tile_at(inside.latitude, inside.longitude, zoom, &tile) == GN_OK && is_in(&tile, needed));
        }
    }
    const double half_width = take_scaled(s, 1e6);
    status = gn_tile_cover_route(points, count, half_width, zoom, runs, RUNS, &needed);
    counted = gn_tile_count_route(points, count, half_width, zoom, zoom, &tiles);
    if (check_runs(status, needed, zoom, counted, tiles)) {
        for (size_t i = 0; i < count; i++) {
            gn_tile tile;
            HOLDS(gn_tile_at(points[i].latitude, points[i].longitude, zoom, &tile) == GN_OK);
            HOLDS(fabs(points[i].latitude) == 90 || is_in(&tile, needed));
        }
    }
    gn_bounds bounds = {7, 7, 7, 7};
    if (gn_points_bounds(points, count, &bounds) == GN_OK) {
        gn_screen screen = {.width = take_scaled(s, 2000), .height = take_scaled(s, 2000)};
        const gn_padding padding = {0, 1, 2, 3};
        if (gn_screen_fit(&bounds, &screen, take_byte(s) % 2 ? &padding : NULL, 20, &screen) == GN_OK) {
            HOLDS(is_position(screen.center) && screen.zoom >= -4 && screen.zoom <= 20);
        }
    }
    const gn_bounds any = {take_scaled(s, 90), take_scaled(s, 181), take_scaled(s, 90), take_scaled(s, 400)};
    status = gn_tile_cover_bounds(&any, zoom, runs, RUNS, &needed);
    counted = gn_tile_count_bounds(&any, zoom, zoom, &tiles);
    check_runs(status, needed, zoom, counted, tiles);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    gn_tile tile = {7, 7, 7};
    size_t offset = 99;
    const gn_status status = gn_tile_quadkey_parse((const char *)data, size, &tile, &offset);
    HOLDS(known(status) && offset <= size);
    HOLDS(status == GN_OK ? offset == 0 && tile.zoom == size : tile.x == 7 && tile.y == 7 && tile.zoom == 7);
    check_tile(&s, take_byte(&s) % 32);
    /* A million rows would take too long. */
    check_shapes(&s, take_byte(&s) % 12);
    return 0;
}
