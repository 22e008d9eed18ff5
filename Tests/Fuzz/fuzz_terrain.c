/* SPDX-License-Identifier: MIT
 *
 * Any bytes as files of heights, as grids and samples. Nothing is read outside of the bytes; single calls and batches agree; a
 * height lies between the samples; profiles, lines of sight and viewsheds are consistent.
 */
#include "fuzz.h"

enum { GRIDS = 3, ROWS = 12, SAMPLES = 64, MOST = 1 << 9 };

typedef struct terrain {
    const char *bytes;
    size_t size;
    gn_height_grid grids[GRIDS];
    size_t count;
} terrain;

/* Bytes in a block of their own, so that AddressSanitizer sees where they end. */
static char *make_bytes(const uint8_t *data, size_t size) {
    char *bytes = (char *)malloc(size ? size : 1);
    if (!bytes) abort();
    memcpy(bytes, data, size);
    return bytes;
}

static int is_height_grid(const gn_height_grid *grid) {
    return isfinite(grid->latitude) && isfinite(grid->longitude) && grid->rows >= 1 && grid->columns >= 1;
}

static void check_file(gn_status status, const gn_height_grid *grid, const char *bytes, size_t size) {
    HOLDS(known(status));
    if (status != GN_OK) return;
    HOLDS(is_height_grid(grid));
    /* A file that was taken has all its samples. */
    const gn_point corner = {grid->latitude, grid->longitude};
    double height = 0;
    status = gn_height_at(bytes, size, grid, 1, &corner, &height);
    HOLDS(status == GN_OK || status == GN_ERROR_HEIGHT_VOID || status == GN_ERROR_LATITUDE);
}

static void check_files(const char *bytes, size_t size, double latitude, double longitude) {
    gn_height_grid grid;
    memset(&grid, 0, sizeof grid);
    check_file(gn_height_grid_hgt(bytes, size, latitude, longitude, &grid), &grid, bytes, size);
    check_file(gn_height_grid_dted(bytes, size, &grid), &grid, bytes, size);
    check_file(gn_height_grid_gtx(bytes, size, &grid), &grid, bytes, size);
}

static gn_point take_place(source *s, const terrain *t) {
    const uint8_t kind = take_byte(s);
    gn_point point = {take_number(s), take_number(s)};
    if (kind & 1 && t->count > 0) {
        /* On a sample, or between two. */
        const gn_height_grid *grid = &t->grids[kind % t->count];
        point.latitude = grid->latitude + grid->latitude_step * (kind >> 4) * 0.5;
        point.longitude = grid->longitude + grid->longitude_step * take_byte(s) * 0.25;
    }
    return point;
}

static gn_height_grid take_grid(source *s) {
    gn_height_grid grid;
    memset(&grid, 0, sizeof grid);
    const uint8_t kind = take_byte(s);
    grid.rows = take_byte(s) % 9;
    grid.columns = take_byte(s) % 9;
    grid.latitude = (int8_t)take_byte(s) % 91;
    grid.longitude = kind & 1 ? (int8_t)take_byte(s) : 179;
    grid.latitude_step = kind & 2 ? 1 : -0.5;
    grid.longitude_step = kind & 4 ? 1 : 45;
    grid.format = 1 + (kind >> 3) % 3;
    grid.flags = kind & 1;
    const int size = grid.format == GN_HEIGHTS_FLOAT32 ? 4 : 2;
    grid.column_stride = size;
    grid.row_stride = size * (int32_t)grid.columns;
    grid.offset = take_byte(s);
    grid.void_value = kind & 32 ? NAN : 0;
    if (kind & 64) {
        /* Any numbers. */
        grid.row_stride = (int32_t)take(s, 4);
        grid.column_stride = (int16_t)take(s, 2);
        grid.offset = take(s, 8);
        grid.rows = (uint32_t)take(s, 4);
        grid.latitude_step = take_number(s);
        grid.longitude_step = take_number(s);
    }
    if (kind & 128) {
        grid.scale = take_number(s);
        grid.shift = take_number(s);
        grid.columns = (uint32_t)take(s, 4);
        grid.format = take_byte(s);
    }
    return grid;
}

static void check_heights(const terrain *t, source *s) {
    gn_point points[ROWS];
    double heights[ROWS];
    uint8_t statuses[ROWS];
    for (int i = 0; i < ROWS; i++) points[i] = take_place(s, t);
    memset(statuses, 99, sizeof statuses);
    const gn_status status = gn_height_at_batch(t->bytes, t->size, t->grids, t->count, &points->latitude, 16, &points->longitude, 16, ROWS,
                                                heights, 8, statuses);
    HOLDS(known(status));
    for (int i = 0; i < ROWS; i++) {
        double height = 7;
        const gn_status one = gn_height_at(t->bytes, t->size, t->grids, t->count, &points[i], &height);
        HOLDS(known(one) && one != GN_PARTIAL);
        if (status != GN_OK && status != GN_PARTIAL) {
            HOLDS(one != GN_OK);
            continue;
        }
        HOLDS(one == statuses[i] && (one == GN_OK ? same_number(height, heights[i]) && !isnan(height) : isnan(heights[i]) && height == 7));
    }
}

static void check_profile(const terrain *t, source *s) {
    gn_point route[4];
    const size_t count = take_byte(s) % 5;
    const double step = ldexp(1, 10 + take_byte(s) % 12), climb = take_byte(s);
    for (size_t i = 0; i < count; i++) route[i] = take_place(s, t);
    size_t needed = 7;
    gn_status status = gn_profile_sample_route(t->bytes, t->size, t->grids, t->count, route, count, step, NULL, 0, &needed);
    HOLDS(known(status) && status != GN_OK && (status == GN_ERROR_BUFFER_TOO_SMALL) == (needed > 0));
    if (status != GN_ERROR_BUFFER_TOO_SMALL || needed > MOST) return;
    gn_profile_sample *samples = (gn_profile_sample *)malloc(needed * sizeof *samples);
    if (!samples) abort();
    HOLDS(gn_profile_sample_route(t->bytes, t->size, t->grids, t->count, route, count, step, samples, needed, &needed) == GN_OK);
    for (size_t i = 0; i < needed; i++) {
        HOLDS(samples[i].distance >= 0 && (i == 0 || samples[i].distance >= samples[i - 1].distance));
        HOLDS(i == 0 || samples[i].distance - samples[i - 1].distance <= step * (1 + 1e-9));
    }
    gn_profile_summary sum;
    status = gn_profile_summarize(samples, needed, climb, &sum);
    HOLDS(status == GN_OK && sum.unknown_count <= needed && sum.length >= 0);
    HOLDS((sum.unknown_count == needed) == (isnan(sum.lowest) != 0));
    HOLDS(!(sum.lowest > sum.highest) && !(sum.ascent < 0) && !(sum.descent < 0) && !(sum.steepest_up < 0) && !(sum.steepest_down < 0));
    free(samples);
}

static void check_sights(const terrain *t, source *s) {
    gn_sight_options options;
    gn_sight_options_init(&options);
    const uint8_t kind = take_byte(s);
    options.step = ldexp(1, 8 + kind % 12);
    if (kind & 16) options.step = take_number(s);
    if (kind & 32) options.curvature = take_number(s);
    if (kind & 64) options.frequency = kind & 128 ? 1e9 : take_number(s);
    if (options.step != 0 && options.step < 4000) options.step = kind % 3 ? 4000 : -1;
    const gn_point from = take_place(s, t), to = take_place(s, t);
    const double from_height = take_number(s), to_height = take_byte(s);
    gn_sight sight, again;
    memset(&sight, 0x5A, sizeof sight);
    again = sight;
    gn_status status = gn_sight_between(t->bytes, t->size, t->grids, t->count, &from, from_height, &to, to_height, &options, &sight);
    HOLDS(known(status) && (status == GN_OK || memcmp(&sight, &again, sizeof sight) == 0));
    if (status == GN_OK) {
        HOLDS(sight.is_visible == isnan(sight.blocked_distance) && sight.reserved == 0);
        HOLDS(sight.is_visible ? !(sight.clearance < 0) : sight.clearance < 0);
        HOLDS(!(sight.blocked_distance > sight.distance) && !(sight.clearance_distance > sight.distance));
        HOLDS(sight.distance <= 1e6 && sight.elevation >= -90 && sight.elevation <= 90);
        HOLDS(options.frequency > 0 || isnan(sight.free_zone));
    }
    status = gn_sight_along(t->bytes, t->size, t->grids, t->count, &from, from_height, take_number(s), take_number(s), to_height, &options,
                            &sight);
    HOLDS(known(status));
}

/* Viewsheds with few enough cells and rays that an input takes less than a second. */
static void check_viewsheds(const terrain *t, source *s) {
    gn_sight_options options;
    gn_sight_options_init(&options);
    const uint8_t kind = take_byte(s), form = take_byte(s);
    const gn_point observer = take_place(s, t);
    const double height = take_number(s), target = take_byte(s);
    double radius = ldexp(1, 4 + form % 14);
    if (form & 64) radius = take_number(s);
    options.step = radius >= 0 && radius <= 1e6 ? radius / (1 + kind % 40) : 1000;
    if (kind & 64) options.curvature = take_number(s);
    if (options.step > 0 && options.step < 0.01) options.step = 0.01;
    gn_cell_grid grid;
    memset(&grid, 0, sizeof grid);
    grid.rows = take_byte(s) % 21;
    grid.columns = take_byte(s) % 21;
    /* Steps of a cell from a hundredth of the circle on: rays are as long as the circle. */
    const double step = radius >= 1 && radius <= 1e6 ? radius / 111000 / (1 + take_byte(s) % 100) : 1;
    grid.latitude_step = kind & 1 ? step : -step;
    grid.longitude_step = (kind & 2 ? step : -step) * (1 + take_byte(s) % 4);
    grid.latitude = observer.latitude - grid.latitude_step * (take_byte(s) % 24);
    grid.longitude = observer.longitude - grid.longitude_step * (take_byte(s) % 24);
    if (kind & 4) grid.latitude = take_number(s);
    if (kind & 8) grid.longitude = take_number(s);
    if (kind & 16 && form & 128) {
        grid.latitude_step = (int8_t)take_byte(s);
        grid.longitude_step = (int8_t)take_byte(s);
    }
    uint8_t cells[401];
    memset(cells, 99, sizeof cells);
    size_t needed = 7;
    const size_t count = (size_t)grid.rows * grid.columns, capacity = kind & 32 && count > 0 ? count - 1 : count;
    gn_status status = gn_viewshed_cells(t->bytes, t->size, t->grids, t->count, &observer, height, target, radius, &options, &grid,
                                         cells, capacity, &needed);
    HOLDS(known(status) && (status == GN_OK || status == GN_ERROR_BUFFER_TOO_SMALL ? needed == count : needed == 0));
    for (size_t i = 0; i < sizeof cells; i++) HOLDS(status == GN_OK && i < count ? cells[i] <= GN_VIEW_UNKNOWN : cells[i] == 99);
    gn_dead_ground dead[64];
    const double azimuth = take_number(s), width = 2 * take_byte(s);
    status = gn_viewshed_dead_ground(t->bytes, t->size, t->grids, t->count, &observer, height, target, radius, azimuth, width,
                                     kind & 1 ? 45 : 90, &options, dead, 64, &needed);
    HOLDS(known(status));
    if (status != GN_OK) return;
    for (size_t i = 0; i < needed; i++) {
        HOLDS(dead[i].inner_radius >= 0 && dead[i].inner_radius < dead[i].outer_radius && dead[i].outer_radius <= radius);
        HOLDS((dead[i].state == GN_VIEW_HIDDEN || dead[i].state == GN_VIEW_UNKNOWN) && dead[i].reserved == 0);
        HOLDS(dead[i].azimuth > -180 && dead[i].azimuth <= 180 && dead[i].width > 0 && dead[i].width <= 90);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t data_size) {
    source s = {data, data_size};
    terrain t;
    memset(&t, 0, sizeof t);
    t.count = take_byte(&s) % (GRIDS + 1);
    for (size_t i = 0; i < t.count; i++) t.grids[i] = take_grid(&s);
    const double latitude = (int8_t)take_byte(&s), longitude = take_number(&s);
    char *bytes = make_bytes(s.data, s.size);
    t.bytes = bytes;
    t.size = s.size;
    check_files(bytes, t.size, latitude, longitude);
    /* The arguments come from the same bytes as the samples. */
    check_heights(&t, &s);
    check_profile(&t, &s);
    check_sights(&t, &s);
    check_viewsheds(&t, &s);
    free(bytes);
    return 0;
}
