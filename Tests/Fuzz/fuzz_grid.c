/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a map view, a zoom and options: lines in degrees and in pixels, labels and GeoJSON agree with each other
 * and with the bound, lie in the view, and need exactly the room that they say.
 */
#include "fuzz.h"

static gn_bounds take_view(source *s, double zoom) {
    const uint8_t kind = take_byte(s);
    gn_bounds v;
    switch (kind % 8) {
    case 0: /* Any numbers, in any order. */
        v.south = take_number(s);
        v.west = take_number(s);
        v.north = take_number(s);
        v.east = take_number(s);
        return v;
    case 1: /* Whole degrees. */
        v.south = (int8_t)take_byte(s) % 91;
        v.north = v.south + take_byte(s) % 91;
        v.west = (int8_t)take_byte(s) * 3;
        v.east = v.west + (int16_t)take(s, 2) % 400;
        break;
    default: { /* A number of pixels around a place: anywhere, or where something changes. */
        v.south = (double)(int32_t)take(s, 4) / 2147483648 * 90;
        v.west = (double)(int32_t)take(s, 4) / 2147483648 * 180;
        if (kind & 8) v.south = (double)(int8_t)take_byte(s) - 1e-3;
        if (kind & 16) v.west = (double)(int8_t)take_byte(s) * 3 - 1e-3;
        const double degrees = 360 / (512 * exp2(zoom));
        v.north = v.south + degrees * take_byte(s) * cos(v.south * 0.0174532925199432958);
        v.east = v.west + degrees * take_byte(s);
    }
    }
    if (v.north > 90) v.north = 90;
    return v;
}

static double take_zoom(source *s) {
    const uint8_t kind = take_byte(s);
    return kind < 240 ? kind % 137 * 0.25 - 4 : take_number(s);
}

static gn_grid_options take_options(source *s) {
    gn_grid_options o;
    HOLDS(gn_grid_options_init(&o) == GN_OK);
    o.max_vertices = take(s, 2) % 3000;
    const uint16_t changed = (uint16_t)take(s, 2);
    if (changed & 1) o.content = take_byte(s) % 130;
    if (changed & 2) o.tile_size = take_byte(s) & 7 ? 256 : take_byte(s);
    if (changed & 4) o.tolerance_unit = take_byte(s) % 16 ? GN_GRID_METERS : take_byte(s);
    if (changed & 8) o.tolerance = take_byte(s) & 7 ? exp2(take_byte(s) % 33 - 13.0) : take_number(s);
    if (changed & 16) o.margin = take_byte(s) & 7 ? take_byte(s) : take_number(s);
    if (changed & 32) o.minimum_pixels = take_byte(s) & 7 ? take_byte(s) : take_number(s);
    if (changed & 64) {
        static const double spacings[] = {1,   2,   5,    10,   20,   25,    100,   125,
                                          500, 1000, 2000, 3125, 10000, 50000, 100000, 3};
        o.spacing = take_byte(s) & 7 ? spacings[take_byte(s) % 16] : take_number(s);
    }
    if (changed & 128) {
        double from = take_byte(s) % 20 - 4;
        for (int i = 0; i < 5; i++) {
            o.level_zooms[i] = from;
            from += take_byte(s) % 8 * 0.5 - (take_byte(s) == 255);
        }
    }
    if (changed & 256) o.label_pixels = take_byte(s) & 7 ? take_byte(s) : take_number(s);
    if (changed & 512) o.reference_zoom = take_byte(s) & 7 ? take_byte(s) % 35 - 4 : take_number(s);
    if (changed & 1024) o.reference_step = take_byte(s) % 11;
    if (changed & 2048) o.size = take_byte(s);
    return o;
}

/* A view as the lines have it: so wide from a west edge within ±180, and grown by the margin. */
typedef struct frame {
    double south, north, west, width, margin, world;
} frame;

static double reduced(double longitude) {
    const double within = remainder(longitude, 360);
    return within == 180 ? -180 : within;
}

static frame frame_of(const gn_bounds *view, double zoom, const gn_grid_options *o) {
    frame f = {.south = view->south, .north = view->north, .west = reduced(view->west)};
    f.width = fmin(360, view->east - view->west);
    if (f.width < 0) {
        const double east = reduced(view->east);
        f.width = east < f.west ? east - f.west + 360 : east - f.west;
    }
    f.world = o->tile_size * exp2(zoom);
    f.margin = o->margin / f.world * 360;
    return f;
}

/* Whether a position lies in the view grown by a number of degrees. 20 nm may be many degrees next to a pole. */
static int lies_in(const frame *f, gn_point p, double grown) {
    const double slack = 1e-12, around = slack + slack / fmax(1e-12, cos(p.latitude * 0.0174532925199432958));
    if (!(p.latitude >= -90 && p.latitude <= 90 && p.longitude >= -180 && p.longitude <= 180)) return 0;
    if (p.latitude < f->south - grown - slack || p.latitude > f->north + grown + slack) return 0;
    const double from_west = fmod(p.longitude - f->west + grown + around + 1080, 360);
    return f->width + 2 * (grown + around) >= 360 || from_west <= f->width + 2 * (grown + around);
}

static void check_line(const gn_grid_line *l, double spacing) {
    HOLDS(l->count >= 2 && l->reserved == 0);
    HOLDS(l->hemisphere == GN_NORTH || l->hemisphere == GN_SOUTH);
    HOLDS(l->major == 0 || l->major == 1);
    HOLDS(l->width == (l->major ? 1.5f : 1.0f) && l->opacity == (l->major ? 1.0f : 0.5f));
    if (l->kind == GN_GRID_BORDER) {
        HOLDS(l->axis == GN_AXIS_LONGITUDE || l->axis == GN_AXIS_LATITUDE);
        HOLDS(l->zone == GN_ZONE_ALL || (l->zone >= 0 && l->zone <= 60));
        HOLDS(l->spacing == 0 && l->major && l->coordinate >= -180 && l->coordinate <= 180);
        return;
    }
    HOLDS(l->kind == GN_GRID_100_KM || l->kind == GN_GRID_LINE);
    HOLDS(l->axis == GN_AXIS_EASTING || l->axis == GN_AXIS_NORTHING);
    HOLDS(l->zone >= 0 && l->zone <= 60);
    HOLDS((l->kind == GN_GRID_100_KM) == (l->spacing == 100000));
    HOLDS(spacing > 0 && l->spacing >= spacing && fmod(l->coordinate, l->spacing) == 0);
    HOLDS(l->coordinate >= 0 && l->coordinate <= 10000000);
}

static void check_label(const gn_grid_label *l, const frame *f) {
    HOLDS(lies_in(f, l->position, 0));
    HOLDS(l->kind >= GN_LABEL_GRID_ZONE && l->kind <= GN_LABEL_REFERENCE && l->reserved == 0);
    HOLDS(l->zone >= 0 && l->zone <= 60 && (l->hemisphere == GN_NORTH || l->hemisphere == GN_SOUTH));
    const char *const end = memchr(l->text, 0, sizeof l->text);
    HOLDS(end != NULL && end != l->text);
    const size_t length = (size_t)(end - l->text);
    for (size_t i = 0; i < sizeof l->text; i++) {
        const char c = l->text[i];
        HOLDS(i < length ? (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') : c == 0);
    }
    if (l->kind == GN_LABEL_DIGITS) {
        HOLDS(l->axis == GN_AXIS_EASTING || l->axis == GN_AXIS_NORTHING);
        HOLDS(l->edge >= GN_EDGE_SOUTH && l->edge <= GN_EDGE_EAST);
    } else {
        HOLDS(l->axis == 0 && l->edge == GN_EDGE_NONE && l->coordinate == 0);
    }
    gn_mgrs_cell cell;
    if (l->kind == GN_LABEL_GRID_ZONE || l->kind == GN_LABEL_REFERENCE) {
        HOLDS(gn_mgrs_decode(l->text, length, &cell, NULL) == GN_OK && cell.zone == l->zone);
        HOLDS((cell.precision < 0) == (l->kind == GN_LABEL_GRID_ZONE));
    }
}

/* Pixels are the Mercator projection of the same vertices, in one piece. */
static void check_pixels(const frame *f, gn_point origin, const gn_point *vertices, const float *pixels, size_t count) {
    const double radian = 0.0174532925199432958;
    double least = INFINITY, most = -INFINITY;
    for (size_t i = 0; i < count; i++) {
        const double x = pixels[2 * i], y = pixels[2 * i + 1];
        const double east = vertices[i].longitude - remainder(origin.longitude, 360);
        const double x_off = remainder(x - east / 360 * f->world, f->world);
        const double from_equator = asinh(tan(vertices[i].latitude * radian)) - asinh(tan(origin.latitude * radian));
        const double y_off = y + from_equator / (360 * radian) * f->world;
        /* A float, and 20 nm at 85 degrees. */
        HOLDS(fabs(x_off) <= 1e-7 * hypot(x, y) + 2e-14 * f->world);
        HOLDS(fabs(y_off) <= 1e-7 * hypot(x, y) + 2e-14 * f->world);
        if (x < least) least = x;
        if (x > most) most = x;
    }
    const double room = fmin(360, f->width + 2 * f->margin) / 360 * f->world;
    HOLDS(count == 0 || most - least <= room + 2e-7 * fmax(fabs(least), fabs(most)) + 2e-14 * f->world);
}

/* The next coordinates in a GeoJSON text: within a tenth of a pixel of the expected ones. */
static void check_position(const char **text, gn_point p, const frame *f) {
    char *end;
    const double longitude = strtod(*text, &end);
    HOLDS(end != *text && *end == ',');
    *text = end + 1;
    const double latitude = strtod(*text, &end);
    HOLDS(end != *text && *end == ']');
    *text = end + 1;
    HOLDS(fabs(longitude - p.longitude) <= 36 / f->world + 1e-13 && longitude >= -180 && longitude <= 180);
    HOLDS(fabs(latitude - p.latitude) <= 36 / f->world + 1e-13 && latitude >= -90 && latitude <= 90);
}

static const char *skip(const char *text, const char *word) {
    const char *found = strstr(text, word);
    HOLDS(found != NULL);
    return found + strlen(word);
}

static void check_geojson(const char *text, const frame *f, const gn_point *vertices, const gn_grid_line *lines,
                          size_t line_count, const gn_grid_label *labels, size_t label_count) {
    int depth = 0;
    for (const char *c = text; *c; c++) {
        HOLDS(*c >= ' ' && *c < 127);
        depth += (*c == '{' || *c == '[') - (*c == '}' || *c == ']');
        HOLDS(depth >= (c[1] != 0));
    }
    HOLDS(depth == 0);
    for (size_t i = 0; i < line_count; i++) {
        text = skip(skip(text, "\"LineString\""), "[");
        for (uint64_t j = 0; j < lines[i].count; j++) {
            HOLDS(*text == (j ? ',' : '['));
            text += j ? 2 : 1;
            check_position(&text, vertices[lines[i].first + j], f);
        }
        HOLDS(*text == ']');
    }
    HOLDS(strstr(text, "LineString") == NULL);
    for (size_t i = 0; i < label_count; i++) {
        text = skip(text, "\"text\":\"");
        const size_t length = strlen(labels[i].text);
        HOLDS(strncmp(text, labels[i].text, length) == 0 && text[length] == '"');
        text = skip(skip(text, "\"Point\""), "[");
        check_position(&text, labels[i].position, f);
    }
    HOLDS(strstr(text, "Point") == NULL);
}

static void *room_for(size_t count, size_t size) {
    void *memory = malloc(count ? count * size : 1);
    if (!memory) abort();
    return memory;
}

/* A limit is kept, and nothing is counted beyond it. */
static int allowed(gn_status status, size_t needed, uint64_t limit) {
    HOLDS(status == GN_OK || status == GN_ERROR_BUFFER_TOO_SMALL || status == GN_ERROR_TOO_MANY_VERTICES);
    HOLDS(status == GN_ERROR_TOO_MANY_VERTICES ? needed == 0 : needed <= limit);
    return status != GN_ERROR_TOO_MANY_VERTICES;
}

/* With the bound as the limit everything is drawn, and nothing was refused that is within the former limit. */
static void check_refusals(const gn_bounds *view, double zoom, const gn_grid_options *o, size_t bound,
                           gn_status of_lines, gn_status of_labels) {
    gn_grid_options roomy = *o;
    roomy.max_vertices = bound;
    size_t n = 0, m = 0, labeled = 0;
    HOLDS(gn_grid_lines(view, zoom, &roomy, NULL, 0, &n, NULL, 0, &m) != GN_ERROR_TOO_MANY_VERTICES);
    HOLDS(gn_grid_labels(view, zoom, &roomy, NULL, 0, &labeled) != GN_ERROR_TOO_MANY_VERTICES);
    HOLDS(n + labeled <= bound);
    HOLDS((n > o->max_vertices) == (of_lines == GN_ERROR_TOO_MANY_VERTICES));
    HOLDS((labeled > o->max_vertices) == (of_labels == GN_ERROR_TOO_MANY_VERTICES));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    const double zoom = take_zoom(&s);
    const gn_bounds view = take_view(&s, zoom >= -4 && zoom <= 30 ? zoom : 10);
    const gn_grid_options options = take_options(&s), *const o = &options;

    size_t bound = 0, n = 99, m = 99, pixel_n = 99, pixel_m = 99, labeled = 99, length = 99;
    double spacing = -1;
    const gn_status status = gn_grid_bound(&view, zoom, o, &bound);
    HOLDS(known(status) && status != GN_ERROR_BUFFER_TOO_SMALL && status != GN_ERROR_TOO_MANY_VERTICES);
    HOLDS(gn_grid_spacing(&view, zoom, o, &spacing) == status);
    gn_point origin = {view.south / 2 + view.north / 2, view.west};
    if (take_byte(&s) & 1) origin = (gn_point){(int8_t)take_byte(&s) % 86, take_number(&s)};
    if (!isfinite(origin.latitude) || !isfinite(origin.longitude)) origin = (gn_point){0, 0};
    const gn_status of_geojson = gn_grid_geojson(&view, zoom, o, NULL, 0, &length);
    const gn_status of_lines = gn_grid_lines(&view, zoom, o, NULL, 0, &n, NULL, 0, &m);
    const gn_status of_pixels = gn_grid_lines_pixels(&view, zoom, o, &origin, NULL, 0, &pixel_n, NULL, 0, &pixel_m);
    const gn_status of_labels = gn_grid_labels(&view, zoom, o, NULL, 0, &labeled);
    if (status != GN_OK) {
        HOLDS(of_geojson == status && of_lines == status && of_pixels == status && of_labels == status);
        HOLDS(bound == 0 && spacing == -1 && length == 0 && n == 0 && m == 0 && pixel_n == 0 && pixel_m == 0);
        HOLDS(labeled == 0);
        return 0;
    }
    HOLDS(spacing >= 0 && spacing <= 100000 && (spacing == 0 || fmod(100000, spacing) == 0));

    if (bound < 50000) check_refusals(&view, zoom, o, bound, of_lines, of_labels);
    const frame f = frame_of(&view, zoom, o);
    const uint64_t limit = o->max_vertices;
    gn_point *vertices = NULL;
    gn_grid_line *lines = NULL, *pixel_lines = NULL;
    gn_grid_label *labels = NULL;
    float *pixels = NULL;
    if (allowed(of_lines, n, limit)) {
        HOLDS(n <= bound && n >= 2 * m);
        vertices = room_for(n, sizeof *vertices);
        lines = room_for(m, sizeof *lines);
        if (n > 0) {
            HOLDS(gn_grid_lines(&view, zoom, o, vertices, n - 1, NULL, lines, m, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
            HOLDS(gn_grid_lines(&view, zoom, o, vertices, n, NULL, lines, m - 1, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
        }
        HOLDS(gn_grid_lines(&view, zoom, o, vertices, n, &n, lines, m, &m) == GN_OK);
        uint64_t next = 0;
        for (size_t i = 0; i < m; i++) {
            check_line(&lines[i], spacing);
            HOLDS(lines[i].first == next);
            next += lines[i].count;
        }
        HOLDS(next == n);
        for (size_t i = 0; i < n; i++) HOLDS(lies_in(&f, vertices[i], f.margin));
    } else {
        HOLDS(m == 0);
    }
    if (allowed(of_pixels, pixel_n, limit)) {
        HOLDS(pixel_n <= bound && pixel_n >= 2 * pixel_m);
        pixels = room_for(pixel_n, 2 * sizeof *pixels);
        pixel_lines = room_for(pixel_m, sizeof *pixel_lines);
        HOLDS(gn_grid_lines_pixels(&view, zoom, o, &origin, pixels, pixel_n, NULL, pixel_lines, pixel_m, NULL) ==
              GN_OK);
        for (size_t i = 0; i < 2 * pixel_n; i++) HOLDS(isfinite(pixels[i]));
        /* Where nothing is cut by the edges of the Mercator world, the lines are the same. */
        if (vertices && f.south - f.margin > -85.05 && f.north + f.margin < 85.05 && f.width + 2 * f.margin < 360) {
            HOLDS(pixel_n == n && pixel_m == m && memcmp(lines, pixel_lines, m * sizeof *lines) == 0);
            check_pixels(&f, origin, vertices, pixels, n);
        }
    }
    if (allowed(of_labels, labeled, limit)) {
        HOLDS(labeled <= bound);
        labels = room_for(labeled, sizeof *labels);
        HOLDS(gn_grid_labels(&view, zoom, o, labels, labeled, &labeled) == GN_OK);
        for (size_t i = 0; i < labeled; i++) check_label(&labels[i], &f);
    }
    if (vertices && labels && n + labeled <= limit) {
        HOLDS(of_geojson == GN_ERROR_BUFFER_TOO_SMALL && n + labeled <= bound);
        char *text = room_for(length, 1);
        HOLDS(gn_grid_geojson(&view, zoom, o, text, length - 1, NULL) == GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(length == 1 || text[0] == 0);
        HOLDS(gn_grid_geojson(&view, zoom, o, text, length, NULL) == GN_OK && strlen(text) + 1 == length);
        check_geojson(text, &f, vertices, lines, m, labels, labeled);
        free(text);
    } else {
        HOLDS(of_geojson == GN_ERROR_TOO_MANY_VERTICES && length == 0);
    }
    free(vertices);
    free(lines);
    free(pixels);
    free(pixel_lines);
    free(labels);
    return 0;
}
