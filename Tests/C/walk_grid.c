/* SPDX-License-Identifier: MIT
 *
 * The part of the walk that goes over map views: outlines of cells, grid lines, labels, screen scale.
 */

#include "walk.h"

/* Outlines of cells. */

static gn_mgrs_cell cell_of(const char *text) {
    gn_mgrs_cell cell;
    check_status("gn_mgrs_decode", text, gn_mgrs_decode(text, strlen(text), &cell, NULL), GN_OK);
    return cell;
}

/* A cell that no reference names: neither function gives anything. */
static void refuse_cell(const char *words, const gn_mgrs_cell *cell, gn_status status) {
    gn_point ring[64];
    gn_bounds bounds;
    size_t needed = 99;
    fill(ring, sizeof ring);
    fill(&bounds, sizeof bounds);
    check_status("gn_mgrs_outline", words, gn_mgrs_outline(cell, 0.01, ring, 64, &needed), status);
    check(needed == 0 && is_filled(ring, sizeof ring), "gn_mgrs_outline", words, "nothing is written");
    check_status("gn_mgrs_bounds", words, gn_mgrs_bounds(cell, &bounds), status);
    check(is_filled(&bounds, sizeof bounds), "gn_mgrs_bounds", words, "nothing is written");
}

#define REFUSED(text, change, status)        \
    do {                                     \
        gn_mgrs_cell cell = cell_of(text);   \
        cell.change;                         \
        refuse_cell(#change, &cell, status); \
    } while (0)

static void refuse_cells(void) {
    const gn_mgrs_cell zeros = {.size = 0};
    gn_mgrs_cell filled;
    fill(&filled, sizeof filled);
    refuse_cell("(NULL)", NULL, GN_ERROR_NULL);
    refuse_cell("(zeros)", &zeros, GN_ERROR_MGRS_BAND);
    refuse_cell("(0xa5)", &filled, GN_ERROR_MGRS_ZONE);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        if (absurd_integers[i] == 0) continue;
        REFUSED("32ULC1234", zone = absurd_integers[i], GN_ERROR_MGRS_ZONE);
        REFUSED("32ULC1234", precision = absurd_integers[i], GN_ERROR_PRECISION);
        REFUSED("ZAH11", precision = absurd_integers[i], GN_ERROR_PRECISION);
    }
    REFUSED("32ULC1234", precision = 12, GN_ERROR_PRECISION);
    REFUSED("32ULC1234", zone = 0, GN_ERROR_MGRS_BAND);
    REFUSED("ZAH11", zone = 31, GN_ERROR_MGRS_BAND);
    for (int byte = CHAR_MIN; byte <= CHAR_MAX; byte++) {
        const char letter = (char)byte;
        const int is_letter = byte >= 'A' && byte <= 'Z' && byte != 'I' && byte != 'O';
        if (!is_letter || letter < 'C' || letter > 'X') REFUSED("32ULC1234", band = letter, GN_ERROR_MGRS_BAND);
        if (!is_letter || letter < 'J' || letter > 'R') REFUSED("32ULC1234", column = letter, GN_ERROR_MGRS_COLUMN);
        if (!is_letter || letter > 'V') REFUSED("32ULC1234", row = letter, GN_ERROR_MGRS_ROW);
        if (!is_letter) REFUSED("ZAH11", column = letter, GN_ERROR_MGRS_COLUMN);
        if (!is_letter || letter > 'P') REFUSED("ZAH11", row = letter, GN_ERROR_MGRS_ROW);
    }
    REFUSED("32V", band = 'X', GN_ERROR_MGRS_GRID_ZONE);
    for (int i = 0; i < NOT_FINITE; i++) {
        REFUSED("32ULC1234", utm_south_west.easting = not_finite[i], GN_ERROR_NOT_FINITE);
        REFUSED("ZAH11", utm_south_west.northing = not_finite[i], GN_ERROR_NOT_FINITE);
    }
    /* In another square, not at the corner of a cell, beyond all grids. */
    const double eastings[] = {0, -0.0, 299999, 400000, 312000.5, 312001, 312000.0000004, -1, 1e7, 1e300, DBL_TRUE_MIN};
    const double northings[] = {0, -1, 5699999, 5800000, 5734000.5, 5734001, 5734000.000001, 1e7, DBL_MAX};
    for (int i = 0; i < 11; i++) REFUSED("32ULC1234", utm_south_west.easting = eastings[i], GN_ERROR_EASTING);
    for (int i = 0; i < 9; i++) REFUSED("32ULC1234", utm_south_west.northing = northings[i], GN_ERROR_NORTHING);
    REFUSED("ZAH11", utm_south_west.easting = 1999999, GN_ERROR_EASTING);
    REFUSED("ZAH11", utm_south_west.northing = 2100000, GN_ERROR_NORTHING);
    /* A square of the neighboring band that is two rows away, and cells that are decoded with a flag. */
    gn_mgrs_cell none = cell_of("32ULC");
    none.row = 'N';
    none.utm_south_west.northing += 1000000;
    refuse_cell("32ULN", &none, GN_ERROR_MGRS_SQUARE);
    const gn_mgrs_cell beyond = cell_of("31VEC"), neighbor = cell_of("31UDP50");
    refuse_cell("31VEC", &beyond, GN_ERROR_MGRS_OVERHANGS_ZONE);
    refuse_cell("31UDP50", &neighbor, GN_ERROR_MGRS_BAND_OF_NEIGHBOR);
}
#undef REFUSED

void walk_outline(void) {
    const gn_mgrs_cell cell = cell_of("32ULC1234");
    gn_point ring[64];
    gn_bounds bounds;
    size_t needed;
    EXPECT(gn_mgrs_outline, (&cell, 0.01, ring, 64, &needed), GN_OK);
    HOLDS(gn_mgrs_outline, (good), needed >= 5 && needed <= 64);
    HOLDS(gn_mgrs_outline, (good), memcmp(&ring[0], &ring[needed - 1], sizeof *ring) == 0);
    EXPECT(gn_mgrs_bounds, (&cell, &bounds), GN_OK);
    HOLDS(gn_mgrs_bounds, (good), bounds.south < cell.inside.latitude && cell.inside.latitude < bounds.north);
    HOLDS(gn_mgrs_bounds, (good), bounds.west < cell.inside.longitude && cell.inside.longitude < bounds.east);
    EXPECT(gn_mgrs_bounds, (&cell, NULL), GN_ERROR_NULL);
    EXPECT(gn_mgrs_bounds, (NULL, NULL), GN_ERROR_NULL);
    const size_t all = needed;
    EXPECT(gn_mgrs_outline, (&cell, 0.01, ring, 64, NULL), GN_OK);
    EXPECT(gn_mgrs_outline, (&cell, 0.01, ring, SIZE_MAX, &needed), GN_OK);
    EXPECT(gn_mgrs_outline, (&cell, 0.01, ring, (size_t)1 << 63, &needed), GN_OK);
    EXPECT(gn_mgrs_outline, (&cell, 0.01, ring, all, &needed), GN_OK);
    EXPECT(gn_mgrs_outline, (&cell, 0.01, ring, all - 1, &needed), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_mgrs_outline, (too small), needed == all);
    EXPECT(gn_mgrs_outline, (&cell, 0.01, NULL, 0, &needed), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_mgrs_outline, (NULL, 0), needed == all);
    EXPECT(gn_mgrs_outline, (&cell, 0.01, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_mgrs_outline, (&cell, 0.01, NULL, 64, &needed), GN_ERROR_NULL);
    HOLDS(gn_mgrs_outline, (no room), needed == 0);
    for (int k = -6; k <= 6; k++) {
        gn_status status = gn_mgrs_outline(&cell, pow(10, k), ring, 64, &needed);
        check_status("gn_mgrs_outline", "(tolerance in its range)", status, needed > 64 ? GN_ERROR_BUFFER_TOO_SMALL : GN_OK);
    }

    fill(ring, sizeof ring);
    const double tolerances[] = {0,   -0.0,     -1,       DBL_TRUE_MIN, 9.99e-7, 1000001, DBL_MAX, -DBL_MAX,
                                 NAN, INFINITY, -INFINITY};
    for (int i = 0; i < 11; i++) {
        needed = 99;
        EXPECT(gn_mgrs_outline, (&cell, tolerances[i], ring, 64, &needed), GN_ERROR_TOLERANCE);
        HOLDS(gn_mgrs_outline, (tolerance), needed == 0);
    }
    HOLDS(gn_mgrs_outline, (refused), is_filled(ring, sizeof ring));
    refuse_cells();
}

/* The six functions that take a view, with room for every question here. A refusal leaves no result. */

enum { VERTICES = 1 << 15, LINES = 1 << 12, LABELS = 1 << 12, TEXT = 1 << 22 };
static char text[TEXT];
static gn_point vertices[VERTICES];
static float pixels[2 * VERTICES];
static gn_grid_line lines[LINES];
static gn_grid_label labels[LABELS];
static const gn_point origin = {51, 7};

/* The question in words, for the report. */
static const char *question;

typedef gn_status ask(const gn_bounds *view, double zoom, const gn_grid_options *options);

/* Whether these statuses come with a number. */
static int counts(gn_status status) {
    return status == GN_OK || status == GN_ERROR_BUFFER_TOO_SMALL;
}

static gn_status ask_geojson(const gn_bounds *view, double zoom, const gn_grid_options *options) {
    size_t length = 99;
    memset(text, '#', 2);
    const gn_status status = gn_grid_geojson(view, zoom, options, text, sizeof text, &length);
    check(status == GN_OK ? length == strlen(text) + 1 : text[0] == 0, "gn_grid_geojson", question, "text and length");
    check(counts(status) || length == 0, "gn_grid_geojson", question, "a length");
    return status;
}

static int same_bytes(const void *bytes, int byte, size_t size) {
    for (size_t i = 0; i < size; i++) {
        if (((const unsigned char *)bytes)[i] != byte) return 0;
    }
    return 1;
}

/* Whether an element was never written, or was wiped out. */
static int wiped_point(const gn_point *p) {
    return is_filled(p, sizeof *p) || (isnan(p->latitude) && isnan(p->longitude));
}
static int wiped_pair(const float *p) { return is_filled(p, 2 * sizeof *p) || (isnan(p[0]) && isnan(p[1])); }
static int wiped(const void *record, size_t size) { return is_filled(record, size) || same_bytes(record, 0, size); }

static gn_status ask_lines(const gn_bounds *view, double zoom, const gn_grid_options *options) {
    size_t vertex_count = 99, line_count = 99;
    /* Fills the memory that a refusal could have touched. */
    fill(vertices, 64 * sizeof *vertices);
    fill(lines, 64 * sizeof *lines);
    const gn_status status =
        gn_grid_lines(view, zoom, options, vertices, VERTICES, &vertex_count, lines, LINES, &line_count);
    check(counts(status) || (vertex_count == 0 && line_count == 0), "gn_grid_lines", question, "counts");
    for (int i = 0; status != GN_OK && i < 64; i++) {
        check(wiped_point(&vertices[i]) && wiped(&lines[i], sizeof *lines), "gn_grid_lines", question, "a result");
    }
    return status;
}

static gn_status ask_pixels(const gn_bounds *view, double zoom, const gn_grid_options *options) {
    size_t vertex_count = 99, line_count = 99;
    fill(pixels, 128 * sizeof *pixels);
    fill(lines, 64 * sizeof *lines);
    const gn_status status = gn_grid_lines_pixels(view, zoom, options, &origin, pixels, VERTICES, &vertex_count, lines,
                                                  LINES, &line_count);
    check(counts(status) || (vertex_count == 0 && line_count == 0), "gn_grid_lines_pixels", question, "counts");
    for (int i = 0; status != GN_OK && i < 64; i++) {
        check(wiped_pair(&pixels[2 * i]) && wiped(&lines[i], sizeof *lines), "gn_grid_lines_pixels", question,
              "a result");
    }
    return status;
}

static gn_status ask_labels(const gn_bounds *view, double zoom, const gn_grid_options *options) {
    size_t count = 99;
    fill(labels, 64 * sizeof *labels);
    const gn_status status = gn_grid_labels(view, zoom, options, labels, LABELS, &count);
    check(counts(status) || count == 0, "gn_grid_labels", question, "a count");
    for (int i = 0; status != GN_OK && i < 64; i++) {
        check(wiped(&labels[i], sizeof *labels), "gn_grid_labels", question, "a result");
    }
    return status;
}

static gn_status ask_spacing(const gn_bounds *view, double zoom, const gn_grid_options *options) {
    double spacing;
    fill(&spacing, sizeof spacing);
    const gn_status status = gn_grid_spacing(view, zoom, options, &spacing);
    check(status == GN_OK ? spacing >= 0 && spacing <= 100000 : is_filled(&spacing, sizeof spacing), "gn_grid_spacing",
          question, "a spacing");
    return status;
}

static gn_status ask_bound(const gn_bounds *view, double zoom, const gn_grid_options *options) {
    size_t count;
    fill(&count, sizeof count);
    const gn_status status = gn_grid_bound(view, zoom, options, &count);
    check(status == GN_OK || is_filled(&count, sizeof count), "gn_grid_bound", question, "a count");
    return status;
}

static const struct {
    const char *name;
    ask *ask;
    int draws; /* Needs room. */
} views[] = {
    {"gn_grid_geojson", ask_geojson, 1}, {"gn_grid_lines", ask_lines, 1},     {"gn_grid_lines_pixels", ask_pixels, 1},
    {"gn_grid_labels", ask_labels, 1},   {"gn_grid_spacing", ask_spacing, 0}, {"gn_grid_bound", ask_bound, 0},
};
enum { VIEWS = 6 };

/* ALL((&view, NAN, NULL), GN_ERROR_NOT_FINITE): the same question to all six, and the same answer from all. */
#define ALL(arguments, status) ask_all(#arguments, UNPACK arguments, status)
#define UNPACK(view, zoom, options) view, zoom, options

static void ask_all(const char *arguments, const gn_bounds *view, double zoom, const gn_grid_options *options,
                    gn_status status) {
    question = arguments;
    for (int i = 0; i < VIEWS; i++) check_status(views[i].name, arguments, views[i].ask(view, zoom, options), status);
}

static const gn_bounds here = {51.1, 7.1, 51.4, 7.6};
static const double close_by = 10.5;

static gn_grid_options defaults(void) {
    gn_grid_options options;
    gn_grid_options_init(&options);
    return options;
}

static void walk_options(void) {
    gn_grid_options options;
    EXPECT(gn_grid_options_init, (NULL), GN_ERROR_NULL);
    fill(&options, sizeof options);
    EXPECT(gn_grid_options_init, (&options), GN_OK);
    const gn_grid_options expected = {
        .size = sizeof options, .content = GN_GRID_DRAW_ALL, .tile_size = 512, .tolerance_unit = GN_GRID_PIXELS,
        .tolerance = 0.25, .minimum_pixels = 8, .level_zooms = {8, 11, 14, 17, 21}, .label_pixels = 32,
        .reference_zoom = 10, .reference_step = 5, .max_vertices = 1000000,
    };
    HOLDS(gn_grid_options_init, (&options), memcmp(&options, &expected, sizeof options) == 0);
    ALL((&here, close_by, &options), GN_OK);
    ALL((&here, close_by, NULL), GN_OK);

    /* Each field with values that are refused, and with the outermost that are not. */
#define REFUSED(field, value, status)                                                                                  \
    do {                                                                                                               \
        options = defaults();                                                                                          \
        options.field = (value);                                                                                       \
        ask_all("(" #field " = " #value ")", &here, close_by, &options, status);                                       \
    } while (0)
#define ALLOWED(field, value) REFUSED(field, value, GN_OK)

    const uint32_t sizes[] = {0,   1,   4,   8,   64,       112,      119,               121,
                              128, 240, 256, 512, 1u << 16, 120u << 8, 0x80000000u + 120, UINT32_MAX};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) REFUSED(size, sizes[i], GN_ERROR_OPTIONS_SIZE);

    for (int bit = 7; bit < 32; bit++) {
        REFUSED(content, (uint32_t)1 << bit, GN_ERROR_CONTENT);
        REFUSED(content, (uint32_t)1 << bit | GN_GRID_DRAW_ALL, GN_ERROR_CONTENT);
    }
    for (uint32_t content = 0; content <= GN_GRID_DRAW_ALL; content++) ALLOWED(content, content);

    const uint32_t tile_sizes[] = {0, 1, 128, 255, 257, 511, 513, 768, 1024, 0x10200, UINT32_MAX};
    for (size_t i = 0; i < sizeof tile_sizes / sizeof *tile_sizes; i++) {
        REFUSED(tile_size, tile_sizes[i], GN_ERROR_TILE_SIZE);
    }
    ALLOWED(tile_size, 256);

    REFUSED(tolerance_unit, 0, GN_ERROR_TOLERANCE);
    REFUSED(tolerance_unit, 3, GN_ERROR_TOLERANCE);
    REFUSED(tolerance_unit, UINT32_MAX, GN_ERROR_TOLERANCE);
    ALLOWED(tolerance_unit, GN_GRID_METERS);
    REFUSED(tolerance, 0, GN_ERROR_TOLERANCE);
    REFUSED(tolerance, -0.25, GN_ERROR_TOLERANCE);
    REFUSED(tolerance, nextafter(0.0001, 0), GN_ERROR_TOLERANCE);
    REFUSED(tolerance, nextafter(1000000, 2000000), GN_ERROR_TOLERANCE);
    ALLOWED(tolerance, 0.0001);
    ALLOWED(tolerance, 1000000);

    REFUSED(margin, -DBL_TRUE_MIN, GN_ERROR_MARGIN);
    REFUSED(margin, nextafter(4096, 5000), GN_ERROR_MARGIN);
    ALLOWED(margin, -0.0);
    ALLOWED(margin, 4096);

    REFUSED(minimum_pixels, -DBL_TRUE_MIN, GN_ERROR_PIXELS);
    REFUSED(label_pixels, -DBL_TRUE_MIN, GN_ERROR_PIXELS);
    ALLOWED(minimum_pixels, 0);
    ALLOWED(minimum_pixels, 4096);
    ALLOWED(label_pixels, 0);
    ALLOWED(label_pixels, 4096);

    const double spacings[] = {-1,    -10,   0.5,    1.5,    3,       7,        30,      99999,
                               1e-30, 0.999, 100001, 200000, 1000000, 99999.99, DBL_MAX, DBL_TRUE_MIN};
    for (size_t i = 0; i < sizeof spacings / sizeof *spacings; i++) REFUSED(spacing, spacings[i], GN_ERROR_SPACING);
    for (int spacing = 1; spacing <= 100000; spacing++) {
        /* The finest draw more than there is room for. */
        if (100000 % spacing == 0 && spacing >= 1000) ALLOWED(spacing, spacing);
    }
    ALLOWED(spacing, -0.0);

    for (int level = 0; level < 4; level++) {
        REFUSED(level_zooms[level], options.level_zooms[level + 1] + 0.001, GN_ERROR_LEVELS);
        REFUSED(level_zooms[level], INFINITY, GN_ERROR_LEVELS);
        ALLOWED(level_zooms[level], options.level_zooms[level + 1]);
    }
    ALLOWED(level_zooms[4], INFINITY);
    for (int level = 0; level < 5; level++) REFUSED(level_zooms[level], NAN, GN_ERROR_LEVELS);
    options = defaults();
    for (int level = 0; level < 5; level++) options.level_zooms[level] = INFINITY;
    ALL((&here, close_by, &options), GN_OK);

    ALLOWED(reference_zoom, INFINITY);
    ALLOWED(reference_zoom, -4);
    REFUSED(reference_step, 0, GN_ERROR_STEP);
    ALLOWED(reference_step, 1);
    ALLOWED(reference_step, UINT32_MAX);
    ALLOWED(max_vertices, UINT64_MAX);

    for (int i = 0; i < NOT_FINITE; i++) {
        REFUSED(tolerance, not_finite[i], GN_ERROR_TOLERANCE);
        REFUSED(margin, not_finite[i], GN_ERROR_MARGIN);
        REFUSED(spacing, not_finite[i], GN_ERROR_SPACING);
    }
    REFUSED(minimum_pixels, NAN, GN_ERROR_PIXELS);
    REFUSED(minimum_pixels, -INFINITY, GN_ERROR_PIXELS);
    REFUSED(label_pixels, NAN, GN_ERROR_PIXELS);
    REFUSED(label_pixels, -INFINITY, GN_ERROR_PIXELS);
    REFUSED(reference_zoom, NAN, GN_ERROR_LEVELS);
#undef ALLOWED
#undef REFUSED
}

static void walk_views(void) {
    ALL((NULL, close_by, NULL), GN_ERROR_NULL);
    for (int i = 0; i < NOT_FINITE; i++) {
        for (int edge = 0; edge < 4; edge++) {
            gn_bounds view = here;
            double *const edges[] = {&view.south, &view.west, &view.north, &view.east};
            *edges[edge] = not_finite[i];
            ALL((&view, close_by, NULL), GN_ERROR_NOT_FINITE);
        }
        ALL((&here, not_finite[i], NULL), GN_ERROR_NOT_FINITE);
    }
    const double beyond[] = {nextafter(90, 91), 90.5, 1e6, DBL_MAX};
    for (int i = 0; i < 4; i++) {
        ALL((&((gn_bounds){51, 7, beyond[i], 8}), close_by, NULL), GN_ERROR_LATITUDE);
        ALL((&((gn_bounds){-beyond[i], 7, 51, 8}), close_by, NULL), GN_ERROR_LATITUDE);
        ALL((&((gn_bounds){beyond[i], 7, beyond[i], 8}), close_by, NULL), GN_ERROR_LATITUDE);
    }
    ALL((&((gn_bounds){nextafter(51, 52), 7, 51, 8}), close_by, NULL), GN_ERROR_VIEW);
    ALL((&((gn_bounds){90, 7, -90, 8}), close_by, NULL), GN_ERROR_VIEW);
    ALL((&((gn_bounds){DBL_TRUE_MIN, 7, 0, 8}), close_by, NULL), GN_ERROR_VIEW);

    const double zooms[] = {nextafter(-4, -5), nextafter(30, 31), -5, 31, 1e9, -1e9, DBL_MAX, -DBL_MAX};
    for (int i = 0; i < 8; i++) ALL((&here, zooms[i], NULL), GN_ERROR_ZOOM);

    /* A point, at every zoom; from 1/16 of a pixel to 256, everywhere, with longitudes on any turn. */
    for (double zoom = -4; zoom <= 30; zoom += zoom_step) {
        ALL((&((gn_bounds){51, 7, 51, 7}), zoom, NULL), GN_OK);
        const double longitude = 256 / (512 * pow(2, zoom)) * 360;
        for (int latitude = -90; latitude < 90; latitude += 15) {
            const double north = fmin(90, latitude + fmin(longitude, 180));
            ALL((&((gn_bounds){latitude, 180, north, 180 + longitude}), zoom, NULL), GN_OK);
            ALL((&((gn_bounds){latitude, -180 - longitude / 4096, north, -180}), zoom, NULL), GN_OK);
            ALL((&((gn_bounds){latitude, 900 - longitude, north, -540}), zoom, NULL), GN_OK);
        }
    }

    /* Views of the whole earth, and views across the antimeridian by any amount. */
    const gn_bounds wide[] = {
        {-90, -180, 90, 180}, {-90, 0, 90, 360},          {-90, 7, 90, 7000},          {-90, -1e9, 90, 1e9},
        {-90, 170, 90, -170}, {-80, -DBL_MAX, 84, DBL_MAX}, {-90, DBL_MAX, 90, -DBL_MAX}, {-90, 180, 90, -180},
        {-90, 1, 90, 0},      {-90, 1e300, 90, 1e300},    {84, -180, 90, 180},         {-90, -180, -80, 180},
        {90, -180, 90, 180},  {-90, -180, -90, 180},      {-0.0, -0.0, 0.0, 0.0},      {-90, 7, 90, 7},
        {-DBL_TRUE_MIN, -DBL_TRUE_MIN, DBL_TRUE_MIN, DBL_TRUE_MIN},
    };
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++) {
        ALL((&wide[i], 0, NULL), GN_OK);
        ALL((&wide[i], -4, NULL), GN_OK);
        ALL((&wide[i], 0.75, NULL), GN_OK);
    }
}

/* Null pointers and capacities of each output. */
static void walk_outputs(void) {
    size_t n, m, length, spare;
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, NULL, 0, &length), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, text, 0, &spare), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_grid_geojson, (text, 0, &spare), spare == length && length > 100);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, NULL, 1, &spare), GN_ERROR_NULL);
    HOLDS(gn_grid_geojson, (NULL, 1, &spare), spare == 0);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, NULL, SIZE_MAX, NULL), GN_ERROR_NULL);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, text, SIZE_MAX, &spare), GN_OK);
    HOLDS(gn_grid_geojson, (text, SIZE_MAX), spare == length && strlen(text) + 1 == length);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, text, (size_t)1 << 63, NULL), GN_OK);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, text, length - 1, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_grid_geojson, (&here, close_by, NULL, text, length, NULL), GN_OK);

    const size_t huge[] = {SIZE_MAX, SIZE_MAX / 2 + 1, SIZE_MAX / sizeof *vertices, SIZE_MAX / sizeof *lines + 1};
    EXPECT(gn_grid_lines, (&here, close_by, NULL, NULL, 0, &n, NULL, 0, &m), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_grid_lines, (NULL, 0, &n, NULL, 0, &m), n > 2 && m > 0 && n >= 2 * m);
    EXPECT(gn_grid_lines, (&here, close_by, NULL, NULL, 0, NULL, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_grid_lines, (&here, close_by, NULL, NULL, 1, &length, lines, m, &spare), GN_ERROR_NULL);
    HOLDS(gn_grid_lines, (vertices null), length == 0 && spare == 0);
    EXPECT(gn_grid_lines, (&here, close_by, NULL, vertices, n, &length, NULL, 1, &spare), GN_ERROR_NULL);
    HOLDS(gn_grid_lines, (lines null), length == 0 && spare == 0);
    EXPECT(gn_grid_lines, (&here, close_by, NULL, NULL, SIZE_MAX, NULL, NULL, SIZE_MAX, NULL), GN_ERROR_NULL);
    EXPECT(gn_grid_lines, (&here, close_by, NULL, vertices, n, NULL, lines, m, NULL), GN_OK);
    EXPECT(gn_grid_lines, (&here, close_by, NULL, vertices, n, &length, NULL, 0, &spare), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_grid_lines, (NULL, 0), length == n && spare == m);
    EXPECT(gn_grid_lines, (&here, close_by, NULL, NULL, 0, &length, lines, m, &spare), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_grid_lines, (NULL, 0), length == n && spare == m);
    for (int i = 0; i < 4; i++) {
        EXPECT(gn_grid_lines, (&here, close_by, NULL, vertices, huge[i], NULL, lines, huge[i], NULL), GN_OK);
    }

    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, NULL, pixels, n, &length, lines, m, &spare), GN_ERROR_NULL);
    HOLDS(gn_grid_lines_pixels, (origin null), length == 0 && spare == 0);
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, NULL, 0, &length, NULL, 0, &spare),
           GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_grid_lines_pixels, (NULL, 0, NULL, 0), length == n && spare == m);
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, NULL, 0, NULL, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, NULL, 1, NULL, lines, m, NULL), GN_ERROR_NULL);
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, pixels, n, NULL, NULL, 1, NULL), GN_ERROR_NULL);
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, pixels, n, NULL, lines, m, NULL), GN_OK);
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, pixels, n - 1, NULL, lines, m, NULL),
           GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, pixels, n, NULL, lines, m - 1, NULL),
           GN_ERROR_BUFFER_TOO_SMALL);
    for (int i = 0; i < 4; i++) {
        EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &origin, pixels, huge[i], NULL, lines, huge[i], NULL),
               GN_OK);
    }
    gn_point place;
#define FROM(status)                                                                                                   \
    EXPECT(gn_grid_lines_pixels, (&here, close_by, NULL, &place, pixels, VERTICES, &length, lines, LINES, NULL), status)
    for (int i = 0; i < NOT_FINITE; i++) {
        place = (gn_point){not_finite[i], 7};
        FROM(GN_ERROR_NOT_FINITE);
        place = (gn_point){51, not_finite[i]};
        FROM(GN_ERROR_NOT_FINITE);
    }
    place = (gn_point){nextafter(90, 91), 7};
    FROM(GN_ERROR_LATITUDE);
    place = (gn_point){-DBL_MAX, 7};
    FROM(GN_ERROR_LATITUDE);
    /* Any finite longitude, and latitudes up to the pole, though none is drawn there. */
    const gn_point far[] = {{90, 7}, {-90, 7}, {85.06, 1e300}, {-85.06, -DBL_MAX}, {0, DBL_TRUE_MIN}, {-0.0, 180}};
    for (int i = 0; i < 6; i++) {
        place = far[i];
        FROM(GN_OK);
        for (size_t j = 0; j < 2 * length; j++) HOLDS(gn_grid_lines_pixels, (far origin), isfinite(pixels[j]));
    }
#undef FROM

    EXPECT(gn_grid_labels, (&here, close_by, NULL, NULL, 0, &n), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_grid_labels, (NULL, 0, &n), n > 2);
    EXPECT(gn_grid_labels, (&here, close_by, NULL, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_grid_labels, (&here, close_by, NULL, NULL, n, &m), GN_ERROR_NULL);
    HOLDS(gn_grid_labels, (NULL, n, &m), m == 0);
    EXPECT(gn_grid_labels, (&here, close_by, NULL, labels, n, NULL), GN_OK);
    EXPECT(gn_grid_labels, (&here, close_by, NULL, labels, n - 1, &m), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_grid_labels, (n - 1), m == n);
    for (int i = 0; i < 4; i++) EXPECT(gn_grid_labels, (&here, close_by, NULL, labels, huge[i], &m), GN_OK);

    EXPECT(gn_grid_spacing, (&here, close_by, NULL, NULL), GN_ERROR_NULL);
    EXPECT(gn_grid_bound, (&here, close_by, NULL, NULL), GN_ERROR_NULL);
}

/* A limit is exact: that many are drawn, one less refuses. The bound suffices. */
static void walk_limits(void) {
    gn_grid_options options = defaults();
    for (int i = 0; i < VIEWS; i++) {
        if (!views[i].draws) continue;
        const int of_lines = i == 1 || i == 2, of_labels = i == 3;
        size_t vertex_count, line_count, label_count, named = 99, bound;
        gn_grid_lines(&here, close_by, NULL, NULL, 0, &vertex_count, NULL, 0, &line_count);
        gn_grid_labels(&here, close_by, NULL, NULL, 0, &label_count);
        const size_t drawn = (of_labels ? 0 : vertex_count) + (of_lines ? 0 : label_count);
        options = defaults();
        options.max_vertices = drawn;
        question = "(max_vertices as drawn)";
        check_status(views[i].name, question, views[i].ask(&here, close_by, &options), GN_OK);
        question = "(max_vertices too small)";
        const uint64_t limits[] = {drawn - 1, drawn / 2, 1, 0};
        for (int j = 0; j < 4; j++) {
            options.max_vertices = limits[j];
            check_status(views[i].name, question, views[i].ask(&here, close_by, &options), GN_ERROR_TOO_MANY_VERTICES);
        }
        switch (i) {
        case 0: gn_grid_geojson(&here, close_by, &options, NULL, 0, &named); break;
        case 1: gn_grid_lines(&here, close_by, &options, NULL, 0, &named, NULL, 0, &line_count); break;
        case 2: gn_grid_lines_pixels(&here, close_by, &options, &origin, NULL, 0, &named, NULL, 0, &line_count); break;
        default: gn_grid_labels(&here, close_by, &options, NULL, 0, &named);
        }
        check(named == 0, views[i].name, question, "counts what is refused");
        check(!of_lines || line_count == 0, views[i].name, question, "counts lines");
        EXPECT(gn_grid_bound, (&here, close_by, &options, &bound), GN_OK);
        HOLDS(gn_grid_bound, (&here, close_by, &options, &bound), bound >= drawn);
        question = "(max_vertices as bound)";
        options.max_vertices = bound;
        check_status(views[i].name, question, views[i].ask(&here, close_by, &options), GN_OK);
    }
}

/* Billions of lines, and numbers beyond any size_t, are refused at once: drawn, a single one of these would take hours, and
 * the test with it. */
static void walk_floods(void) {
    gn_grid_options options = defaults();
    options.minimum_pixels = 0;
    options.tolerance = 0.0001;
    options.spacing = 1;
    options.max_vertices = flood;
    const gn_bounds many[] = {{-90, -180, 90, 180}, {-80, 6, 84, 12}, {84, -180, 90, 180}};
    for (int i = 0; i < 3; i++) {
        for (double zoom = -4; zoom <= 30; zoom += 17) {
            size_t length = 99, vertex_count = 99, line_count = 99, pixel_count = 99, count = 99, bound = 0;
            EXPECT(gn_grid_geojson, (&many[i], zoom, &options, text, sizeof text, &length), GN_ERROR_TOO_MANY_VERTICES);
            EXPECT(gn_grid_lines,
                   (&many[i], zoom, &options, vertices, VERTICES, &vertex_count, lines, LINES, &line_count),
                   GN_ERROR_TOO_MANY_VERTICES);
            EXPECT(gn_grid_bound, (&many[i], zoom, &options, &bound), GN_OK);
            HOLDS(gn_grid_geojson, (a flood), length == 0 && text[0] == 0);
            HOLDS(gn_grid_lines, (a flood), vertex_count == 0 && line_count == 0);
            HOLDS(gn_grid_bound, (a flood), bound > options.max_vertices);
            if (i == 2) continue; /* Next to nothing of a cap is on the screen, and it has few labels. */
            EXPECT(gn_grid_lines_pixels,
                   (&many[i], zoom, &options, &origin, pixels, VERTICES, &pixel_count, lines, LINES, &line_count),
                   GN_ERROR_TOO_MANY_VERTICES);
            HOLDS(gn_grid_lines_pixels, (a flood), pixel_count == 0 && line_count == 0);
            if (zoom < 20) continue; /* Before, intersections stand too close for references. */
            EXPECT(gn_grid_labels, (&many[i], zoom, &options, labels, LABELS, &count), GN_ERROR_TOO_MANY_VERTICES);
            HOLDS(gn_grid_labels, (a flood), count == 0);
        }
    }
}

/* Views much longer than wide, and askew to the grid: of the intersections in their neighborhood few are in view. Only
 * these count for a limit. */
static void walk_ribbons(void) {
    const gn_bounds ribbons[] = {{60, 0.0001, 61.5, 0.0003}, {84.8048, 3.85, 84.80485, 179.9}};
    gn_grid_options options = defaults();
    options.content = GN_GRID_DRAW_REFERENCES;
    for (int i = 0; i < 2; i++) {
        options.max_vertices = 1000000;
        size_t count = 0;
        EXPECT(gn_grid_labels, (&ribbons[i], 17, &options, NULL, 0, &count), GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(gn_grid_labels, (a ribbon), count > 500 && count < 10000);
        options.max_vertices = count;
        EXPECT(gn_grid_labels, (&ribbons[i], 17, &options, NULL, 0, &count), GN_ERROR_BUFFER_TOO_SMALL);
        options.max_vertices = count - 1;
        EXPECT(gn_grid_labels, (&ribbons[i], 17, &options, NULL, 0, &count), GN_ERROR_TOO_MANY_VERTICES);
    }
    /* Without any intersection there is nothing to refuse. */
    const gn_bounds between = {-44.3911, -148.26300, -44.3910, -148.26290};
    options.max_vertices = 0;
    ALL((&between, 11, &options), GN_OK);
}

void walk_grid(void) {
    walk_options();
    walk_views();
    walk_outputs();
    walk_limits();
    walk_floods();
    walk_ribbons();
}

/* Screen scale. */

static int is_round(double value) {
    const double power = pow(10, floor(log10(value * 1.0000001)));
    for (int digit = 1; digit <= 5; digit += digit == 1 ? 1 : 3) {
        if (fabs(value / power - digit) < 1e-9) return 1;
    }
    return 0;
}

static void check_bar(const gn_scale_bar *bar, double max_width) {
    HOLDS(gn_screen_scale_bar, (bar), bar->width > 0 && bar->width <= max_width && bar->width > 0.39 * max_width);
    HOLDS(gn_screen_scale_bar, (bar), bar->meters > 0 && is_round(bar->value));
    HOLDS(gn_screen_scale_bar, (bar), memchr(bar->unit, 0, sizeof bar->unit) && memchr(bar->text, 0, sizeof bar->text));
    const size_t length = strlen(bar->text), unit = strlen(bar->unit);
    HOLDS(gn_screen_scale_bar, (bar), unit > 0 && length > unit + 1);
    HOLDS(gn_screen_scale_bar, (bar), strcmp(bar->text + length - unit, bar->unit) == 0);
    HOLDS(gn_screen_scale_bar, (bar), same_bytes(bar->text + length, 0, sizeof bar->text - length));
    HOLDS(gn_screen_scale_bar, (bar), same_bytes(bar->unit + unit, 0, sizeof bar->unit - unit));
    HOLDS(gn_screen_scale_bar, (bar), fabs(strtod(bar->text, NULL) / bar->value - 1) < 1e-9);
}

void walk_screen(void) {
    double meters, before;
    EXPECT(gn_screen_scale, (51, 10, 512, &meters), GN_OK);
    HOLDS(gn_screen_scale, (51, 10, 512), meters > 48 && meters < 49);
    EXPECT(gn_screen_scale, (51, 10, 512, NULL), GN_ERROR_NULL);
    EXPECT(gn_screen_scale, (90, 10, 512, &meters), GN_OK);
    HOLDS(gn_screen_scale, (90, 10, 512), meters == 0);
    EXPECT(gn_screen_scale, (-90, 10, 256, &meters), GN_OK);
    HOLDS(gn_screen_scale, (-90, 10, 256), meters == 0);
    EXPECT(gn_screen_scale, (-0.0, -4, 256, &meters), GN_OK);
    EXPECT(gn_screen_scale, (DBL_TRUE_MIN, 30, 512, &meters), GN_OK);
    fill(&meters, sizeof meters);
    before = meters;
    gn_scale_bar bar, same;
    EXPECT(gn_screen_scale_bar, (51, 10, 512, 100, GN_UNITS_METRIC, NULL), GN_ERROR_NULL);
    fill(&bar, sizeof bar);
    same = bar;
    for (int i = 0; i < NOT_FINITE; i++) {
        EXPECT(gn_screen_scale, (not_finite[i], 10, 512, &meters), GN_ERROR_NOT_FINITE);
        EXPECT(gn_screen_scale, (51, not_finite[i], 512, &meters), GN_ERROR_NOT_FINITE);
        EXPECT(gn_screen_scale_bar, (not_finite[i], 10, 512, 100, GN_UNITS_METRIC, &bar), GN_ERROR_NOT_FINITE);
        EXPECT(gn_screen_scale_bar, (51, not_finite[i], 512, 100, GN_UNITS_METRIC, &bar), GN_ERROR_NOT_FINITE);
        EXPECT(gn_screen_scale_bar, (51, 10, 512, not_finite[i], GN_UNITS_METRIC, &bar), GN_ERROR_NOT_FINITE);
    }
    const double latitudes[] = {nextafter(90, 91), 91, 1e300, DBL_MAX};
    for (int i = 0; i < 4; i++) {
        EXPECT(gn_screen_scale, (latitudes[i], 10, 512, &meters), GN_ERROR_LATITUDE);
        EXPECT(gn_screen_scale, (-latitudes[i], 10, 512, &meters), GN_ERROR_LATITUDE);
        EXPECT(gn_screen_scale_bar, (latitudes[i], 10, 512, 100, GN_UNITS_METRIC, &bar), GN_ERROR_LATITUDE);
        EXPECT(gn_screen_scale_bar, (-latitudes[i], 10, 512, 100, GN_UNITS_METRIC, &bar), GN_ERROR_LATITUDE);
    }
    EXPECT(gn_screen_scale_bar, (90, 10, 512, 100, GN_UNITS_METRIC, &bar), GN_ERROR_LATITUDE);
    EXPECT(gn_screen_scale_bar, (nextafter(89.9, 90), 10, 512, 100, GN_UNITS_METRIC, &bar), GN_ERROR_LATITUDE);
    const double zooms[] = {nextafter(-4, -5), nextafter(30, 31), DBL_MAX, -DBL_MAX};
    for (int i = 0; i < 4; i++) {
        EXPECT(gn_screen_scale, (51, zooms[i], 512, &meters), GN_ERROR_ZOOM);
        EXPECT(gn_screen_scale_bar, (51, zooms[i], 512, 100, GN_UNITS_METRIC, &bar), GN_ERROR_ZOOM);
    }
    const uint32_t tile_sizes[] = {0, 1, 255, 257, 1024, UINT32_MAX};
    for (int i = 0; i < 6; i++) {
        EXPECT(gn_screen_scale, (51, 10, tile_sizes[i], &meters), GN_ERROR_TILE_SIZE);
        EXPECT(gn_screen_scale_bar, (51, 10, tile_sizes[i], 100, GN_UNITS_METRIC, &bar), GN_ERROR_TILE_SIZE);
    }
    const double widths[] = {0, -0.0, -1, -DBL_TRUE_MIN, nextafter(1000000, 2000000), DBL_MAX, -DBL_MAX};
    for (int i = 0; i < 7; i++) {
        EXPECT(gn_screen_scale_bar, (51, 10, 512, widths[i], GN_UNITS_METRIC, &bar), GN_ERROR_PIXELS);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_screen_scale_bar, (51, 10, 512, 100, absurd_integers[i], &bar), GN_ERROR_UNIT);
    }
    EXPECT(gn_screen_scale_bar, (51, 10, 512, 100, 0, &bar), GN_ERROR_UNIT);
    EXPECT(gn_screen_scale_bar, (51, 10, 512, 100, 4, &bar), GN_ERROR_UNIT);
    HOLDS(gn_screen_scale, (refused), memcmp(&meters, &before, sizeof meters) == 0);
    HOLDS(gn_screen_scale_bar, (refused), memcmp(&bar, &same, sizeof bar) == 0);

    /* From a screen that spans the world to one that spans atoms. */
    const double fits[] = {1000000, 1234.5, 100, 1, 0.001};
    for (int unit = GN_UNITS_METRIC; unit <= GN_UNITS_NAUTICAL; unit++) {
        for (double zoom = -4; zoom <= 30; zoom += 0.25) {
            for (int i = 0; i < 5; i++) {
                for (double latitude = -89.9; latitude <= 89.9; latitude += 89.9 / 4) {
                    EXPECT(gn_screen_scale_bar, (latitude, zoom, 512, fits[i], unit, &bar), GN_OK);
                    check_bar(&bar, fits[i]);
                }
            }
        }
        /* The smallest room gives a bar, or a status. */
        gn_status status = gn_screen_scale_bar(89.9, 30, 512, DBL_TRUE_MIN, unit, &bar);
        HOLDS(gn_screen_scale_bar, (DBL_TRUE_MIN), status == GN_ERROR_PIXELS || status == GN_OK);
        HOLDS(gn_screen_scale_bar, (DBL_TRUE_MIN), memchr(bar.text, 0, sizeof bar.text) != NULL);
    }
}
