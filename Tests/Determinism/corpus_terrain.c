/*
 * The part of the corpus that goes over heights, profiles, lines of sight and viewsheds.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

/* Two blocks of eight lanes and some more. */
#define ROWS 19
#define GRIDS 3
#define SIDE 6
#define SAMPLES 64
#define CELLS 14

static uint8_t bytes[GRIDS * SIDE * SIDE * 4];
static gn_height_grid grids[GRIDS];
static gn_profile_sample samples[SAMPLES];

/* A grid somewhere about 46 degrees north and 180 east; its samples are any bytes, and small numbers of single precision. */
static void make_grid(int index) {
    gn_height_grid *grid = &grids[index];
    const int is_float = random_integer(0, 2) == 0, is_big = (int)random_integer(0, 1), size = is_float ? 4 : 2;
    uint8_t *first = bytes + index * SIDE * SIDE * 4;
    for (int i = 0; i < SIDE * SIDE; i++) {
        /* 16 bits from -1000 to 3000; of single precision, numbers from 1024 to 2048. */
        const uint32_t value = is_float ? 0x44800000u + (uint32_t)random_integer(0, 0x7fffff)
                                        : (uint32_t)random_integer(-1000, 3000) & 0xffff;
        for (int k = 0; k < size; k++) first[i * size + k] = (uint8_t)(value >> 8 * (is_big ? size - 1 - k : k));
    }
    *grid = (gn_height_grid){.void_value = random_integer(0, 1) ? 7 : NOT_A_NUMBER, .scale = 1, .rows = SIDE, .columns = SIDE};
    grid->latitude = (double)random_integer(40, 48);
    grid->longitude = (double)random_integer(176, 184);
    const double step = random_integer(0, 1) ? 1 : 0.5;
    grid->latitude_step = random_integer(0, 1) ? step : -step;
    grid->longitude_step = random_integer(0, 3) ? step : 60;
    if (random_integer(0, 3) == 0) grid->scale = 0.5, grid->shift = -10;
    if (index == GRIDS - 1) {
        /* Under the others. */
        grid->latitude = 40, grid->latitude_step = 2;
        grid->longitude = 174, grid->longitude_step = 4;
    }
    grid->offset = (uint64_t)(index * SIDE * SIDE * 4);
    grid->row_stride = SIDE * size;
    grid->column_stride = size;
    grid->format = is_float ? GN_HEIGHTS_FLOAT32 : random_integer(0, 1) ? GN_HEIGHTS_INT16 : GN_HEIGHTS_SIGN_MAGNITUDE16;
    grid->flags = is_big ? GN_HEIGHTS_BIG_ENDIAN : 0;
    if (random_integer(0, 31) == 0) grid->latitude_step = special_number();
}

static void absorb_grid(int function, gn_status status, const gn_height_grid *grid) {
    absorb_integer(function, status);
    absorb_double(function, grid->latitude);
    absorb_double(function, grid->longitude);
    absorb_double(function, grid->latitude_step);
    absorb_double(function, grid->longitude_step);
    absorb_double(function, grid->void_value);
    absorb(function, grid->offset);
    absorb_integer(function, grid->row_stride);
    absorb_integer(function, grid->column_stride);
    absorb(function, grid->rows);
    absorb(function, grid->columns);
    absorb(function, grid->format);
}

static void put(char *out, const char *text) {
    for (int i = 0; text[i]; i++) out[i] = text[i];
}

static void run_files(void) {
    static char file[3428 + 2 * 18];
    gn_height_grid grid = {0};
    const int64_t side = random_integer(1, 40);
    const double south = degrees(random_integer(-91 * DEGREE, 90 * DEGREE)), west = degrees(random_integer(-200 * DEGREE, 200 * DEGREE));
    absorb_grid(OF_gn_height_grid_hgt,
                gn_height_grid_hgt(file, (size_t)(2 * side * side + random_integer(0, 3) / 3), south, west, &grid), &grid);
    for (int i = 0; i < (int)sizeof file; i++) file[i] = ' ';
    put(file, "UHL10080000W0460000S018003000000U              00020003");
    for (int column = 0; column < 2; column++) {
        char *record = file + 3428 + 18 * column;
        for (int i = 0; i < 18; i++) record[i] = 0;
        record[0] = (char)0xAA;
        record[5] = (char)column;
    }
    const int64_t digit = random_integer(0, 30);
    file[4 + digit] = (char)('0' + random_integer(0, 9));
    grid = (gn_height_grid){0};
    absorb_grid(OF_gn_height_grid_dted, gn_height_grid_dted(file, sizeof file, &grid), &grid);
    const double place[4] = {(double)random_integer(-90, 90), (double)random_integer(-180, 180), 0.25, 0.5};
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < 8; k++) file[8 * i + k] = (char)(bits(place[i]) >> (56 - 8 * k));
    }
    for (int i = 32; i < 40; i++) file[i] = 0;
    file[35] = (char)random_integer(0, 30);
    file[39] = (char)random_integer(0, 30);
    grid = (gn_height_grid){0};
    absorb_grid(OF_gn_height_grid_gtx, gn_height_grid_gtx(file, sizeof file, &grid), &grid);
}

static double latitude_near(void) {
    if (random_integer(0, 31) == 0) return special_number();
    if (random_integer(0, 3) == 0) return (double)random_integer(70, 110) / 2;
    return degrees(random_integer(38 * DEGREE, 54 * DEGREE));
}

static double longitude_near(void) {
    if (random_integer(0, 31) == 0) return special_number();
    if (random_integer(0, 3) == 0) return (double)random_integer(350, 384) / 2;
    return degrees(random_integer(174 * DEGREE, 192 * DEGREE));
}

static void run_heights(void) {
    static double latitudes[ROWS], longitudes[ROWS], heights[ROWS];
    static uint8_t statuses[ROWS];
    for (int i = 0; i < ROWS; i++) {
        latitudes[i] = latitude_near();
        longitudes[i] = longitude_near();
        heights[i] = 7;
        statuses[i] = 99;
    }
    const gn_status status = gn_height_at_batch((const char *)bytes, sizeof bytes, grids, GRIDS, latitudes, 8, longitudes, 8, ROWS,
                                                heights, 8, statuses);
    absorb_integer(OF_gn_height_at_batch, status);
    for (int i = 0; i < ROWS; i++) {
        const gn_point here = {latitudes[i], longitudes[i]};
        double height = NOT_A_NUMBER;
        const gn_status one = gn_height_at((const char *)bytes, sizeof bytes, grids, GRIDS, &here, &height);
        absorb_integer(OF_gn_height_at, one);
        absorb_double(OF_gn_height_at, height);
        if (status != GN_OK && status != GN_PARTIAL) continue;
        absorb_integer(OF_gn_height_at_batch, statuses[i]);
        absorb_double(OF_gn_height_at_batch, heights[i]);
        expect(OF_gn_height_at_batch, statuses[i] == one && (one != GN_OK || bits(heights[i]) == bits(height)));
    }
}

static void run_profile(void) {
    const gn_point route[3] = {{latitude_near(), longitude_near()}, {latitude_near(), longitude_near()}, {latitude_near(), longitude_near()}};
    size_t needed = 0;
    gn_status status = gn_profile_sample_route((const char *)bytes, sizeof bytes, grids, GRIDS, route, 3,
                                               meters(random_integer(30000 * METER, 400000 * METER)), samples, SAMPLES, &needed);
    absorb_integer(OF_gn_profile_sample_route, status);
    absorb_count(OF_gn_profile_sample_route, needed);
    if (status != GN_OK) return;
    for (size_t i = 0; i < needed; i++) {
        absorb_double(OF_gn_profile_sample_route, samples[i].distance);
        absorb_point(OF_gn_profile_sample_route, &samples[i].point);
        absorb_double(OF_gn_profile_sample_route, samples[i].height);
    }
    gn_profile_summary summary = {0};
    status = gn_profile_summarize(samples, needed, (double)random_integer(0, 3) * 100, &summary);
    absorb_integer(OF_gn_profile_summarize, status);
    const double *numbers = &summary.length;
    for (int i = 0; i < 11; i++) absorb_double(OF_gn_profile_summarize, numbers[i]);
    absorb(OF_gn_profile_summarize, summary.unknown_count);
}

static void absorb_sight(int function, gn_status status, const gn_sight *sight) {
    absorb_integer(function, status);
    if (status != GN_OK) return;
    const double *numbers = &sight->distance;
    for (int i = 0; i < 17; i++) absorb_double(function, numbers[i]);
    absorb(function, sight->unknown_count);
    absorb_integer(function, sight->is_visible);
}

static void run_sights(void) {
    gn_sight_options options = {.size = 0};
    absorb_integer(OF_gn_sight_options_init, gn_sight_options_init(&options));
    absorb_double(OF_gn_sight_options_init, options.curvature);
    options.step = random_integer(0, 1) ? 0 : meters(random_integer(5000 * METER, 50000 * METER));
    if (random_integer(0, 1)) options.curvature = 0.75, options.frequency = 1e9;
    for (int i = 0; i < 3; i++) {
        const gn_point from = {latitude_near(), longitude_near()}, to = {latitude_near(), longitude_near()};
        const double height = meters(random_integer(-10 * METER, 9000 * METER));
        gn_sight sight = {0};
        gn_status status = gn_sight_between((const char *)bytes, sizeof bytes, grids, GRIDS, &from, height, &to, 100, &options, &sight);
        absorb_sight(OF_gn_sight_between, status, &sight);
        /* One after the other: C does not say in which order arguments are evaluated. */
        const double azimuth = degrees(random_integer(-400 * DEGREE, 400 * DEGREE));
        const double distance = meters(random_integer(0, 500000 * METER));
        status = gn_sight_along((const char *)bytes, sizeof bytes, grids, GRIDS, &from, height, azimuth, distance, 100, &options, &sight);
        absorb_sight(OF_gn_sight_along, status, &sight);
    }
}

static void run_viewsheds(void) {
    static uint8_t cells[CELLS * CELLS];
    static gn_dead_ground dead[SAMPLES];
    gn_sight_options options = {.size = 0};
    gn_sight_options_init(&options);
    options.step = meters(random_integer(3000 * METER, 30000 * METER));
    const gn_point observer = {latitude_near(), longitude_near()};
    const double height = meters(random_integer(0, 9000 * METER)), target = meters(random_integer(0, 500 * METER));
    /* In a large circle, each cell has a line of its own, which takes longer. */
    const double radius = meters(random_integer(0, (random_integer(0, 15) ? 60000 : 600000) * METER));
    gn_cell_grid cell_grid;
    cell_grid.latitude = latitude_near();
    cell_grid.longitude = longitude_near();
    cell_grid.latitude_step = degrees(random_integer(DEGREE / 100, DEGREE));
    cell_grid.longitude_step = degrees(random_integer(DEGREE / 100, DEGREE));
    cell_grid.rows = (uint32_t)random_integer(1, CELLS);
    cell_grid.columns = (uint32_t)random_integer(1, CELLS);
    if (random_integer(0, 1)) cell_grid.latitude_step = -cell_grid.latitude_step;
    if (random_integer(0, 1)) cell_grid.longitude_step = -cell_grid.longitude_step;
    size_t needed = 0;
    gn_status status = gn_viewshed_cells((const char *)bytes, sizeof bytes, grids, GRIDS, &observer, height, target, radius, &options,
                                         &cell_grid, cells, sizeof cells, &needed);
    absorb_integer(OF_gn_viewshed_cells, status);
    absorb_count(OF_gn_viewshed_cells, needed);
    for (size_t i = 0; status == GN_OK && i < needed; i++) absorb(OF_gn_viewshed_cells, cells[i]);
    const double azimuth = degrees(random_integer(-400 * DEGREE, 400 * DEGREE)), width = degrees(random_integer(0, 360 * DEGREE));
    const double azimuth_step = degrees(random_integer(30 * DEGREE, 90 * DEGREE));
    status = gn_viewshed_dead_ground((const char *)bytes, sizeof bytes, grids, GRIDS, &observer, height, target, radius, azimuth, width,
                                     azimuth_step, &options, dead, SAMPLES, &needed);
    absorb_integer(OF_gn_viewshed_dead_ground, status);
    absorb_count(OF_gn_viewshed_dead_ground, needed);
    for (size_t i = 0; status == GN_OK && i < needed; i++) {
        const double *numbers = &dead[i].azimuth;
        for (int k = 0; k < 4; k++) absorb_double(OF_gn_viewshed_dead_ground, numbers[k]);
        absorb(OF_gn_viewshed_dead_ground, dead[i].state);
    }
}

/* Small machines, which compute the first block alone, have no room for so many grids. */
#if !defined POSITIONS
/* A place of which the second grid gives the height. The first one overlaps it, so that all are searched; all others count as looked at. */
#define MANY_GRIDS (1 << 12)
#define MANY_ROWS 307
#define MANY_COLUMNS 297

static gn_status many_grids(int function, size_t count) {
    static const char flat[8];
    static gn_height_grid many[MANY_GRIDS];
    static uint8_t cells[MANY_ROWS * MANY_COLUMNS];
    const gn_height_grid one = {46, 8, 1, 1, -32768, 1, 0, 0, 4, 2, 2, 2, GN_HEIGHTS_INT16, 0};
    for (size_t i = 0; i < count; i++) {
        many[i] = one;
        if (i != 1) many[i].latitude = i ? -40 : 45.0625;
        if (i == 0) many[i].longitude = 7.0625;
    }
    const gn_point observer = {46.5, 8.5};
    const gn_cell_grid cell_grid = {46.3125, 8.3125, 1.0 / 1024, 1.0 / 1024, MANY_ROWS, MANY_COLUMNS};
    gn_sight_options options = {.size = 0};
    gn_sight_options_init(&options);
    options.step = 250;
    size_t needed = 0;
    if (function == OF_gn_viewshed_cells)
        return gn_viewshed_cells(flat, sizeof flat, many, count, &observer, 10, 2, 20000, &options, &cell_grid, cells, sizeof cells, &needed);
    return gn_viewshed_dead_ground(flat, sizeof flat, many, count, &observer, 10, 2, 20000, 0, 360, 0.25, &options, NULL, 0, &needed);
}

/* How many grids are too many for a viewshed: a host that takes more rays or places at once refuses the same calls. */
static void run_work(int function) {
    size_t accepted = 2, refused = MANY_GRIDS;
    while (refused - accepted > 1) {
        const size_t middle = (accepted + refused) / 2;
        const gn_status status = many_grids(function, middle);
        absorb_integer(function, status);
        if (status != GN_ERROR_WORK)
            accepted = middle;
        else
            refused = middle;
    }
    absorb_count(function, refused);
}
#else
static void run_work(int function) { (void)function; }
#endif

void run_terrain(uint32_t block) {
    if (block == 1) run_work(OF_gn_viewshed_cells);
    if (block == 1) run_work(OF_gn_viewshed_dead_ground);
    for (int i = 0; i < GRIDS; i++) make_grid(i);
    run_files();
    run_heights();
    run_profile();
    run_sights();
    run_viewsheds();
}
