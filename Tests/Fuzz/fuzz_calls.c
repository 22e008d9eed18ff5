/* SPDX-License-Identifier: MIT
 *
 * Any bytes as the arguments of the functions of MGRS, UTM and the screen, but for the decoders: numbers of all kinds,
 * null pointers, buffers of exactly the size that is named, strides and counts within reason and beyond all reason.
 */
#include "fuzz.h"

static int32_t take_zone(source *s) {
    const uint8_t kind = take_byte(s);
    if (kind < 100) return kind % 61;
    if (kind < 150) return 32601 + kind % 61;
    if (kind < 200) return 32701 + kind % 61;
    if (kind < 220) return 61 - kind % 3 * 61;
    return (int32_t)take(s, 4);
}

/* As in the arrays of the batches: 33 north, -33 south, 61 and -61 UPS. */
static int32_t take_signed_zone(source *s) {
    const uint8_t kind = take_byte(s);
    return kind < 250 ? kind % 125 - 62 : (int32_t)take(s, 4);
}

static gn_utm grid_of(double easting, double northing, int32_t signed_zone) {
    gn_utm u = {easting, northing, signed_zone, GN_NORTH};
    if (signed_zone < 0) {
        u.zone = signed_zone == INT32_MIN ? INT32_MAX : -signed_zone;
        u.hemisphere = GN_SOUTH;
    }
    /* 0 is no zone in an array, though it is UPS in a structure. */
    u.zone = u.zone == GN_ZONE_ROW_UPS ? GN_ZONE_UPS : u.zone == 0 ? INT32_MAX : u.zone;
    return u;
}

static gn_utm take_grid(source *s) {
    gn_utm u;
    u.easting = take_number(s);
    u.northing = take_number(s);
    const uint8_t kind = take_byte(s);
    u.zone = kind < 200 ? kind % 62 : (int32_t)take(s, 4);
    u.hemisphere = kind & 1 ? GN_NORTH : kind & 2 ? GN_SOUTH : (int32_t)take(s, 4);
    if (kind & 4) u.easting += 500000;
    if (kind & 8) u.northing += 5000000;
    return u;
}

static void encode(source *s) {
    const uint8_t kind = take_byte(s);
    const int32_t precision = kind & 1 ? (int32_t)take(s, 4) : take_byte(s) % 14 - 1;
    const size_t capacity = take_byte(s) % 40;
    char *out = kind & 2 ? NULL : malloc(capacity ? capacity : 1);
    size_t length = 99, *where = kind & 4 ? NULL : &length;
    if (out) memset(out, '#', capacity);
    gn_status status;
    if (kind & 8) {
        const gn_utm u = take_grid(s);
        status = gn_mgrs_encode_utm(kind & 16 ? NULL : &u, precision, out, capacity, where);
    } else {
        const double latitude = take_number(s), longitude = take_number(s);
        status = gn_mgrs_encode(latitude, longitude, precision, out, capacity, where);
    }
    HOLDS(known(status));
    HOLDS(!where || length <= GN_MGRS_CAPACITY);
    if (status == GN_OK) {
        HOLDS(out && strlen(out) < capacity && (!where || length == strlen(out) + 1));
        gn_mgrs_cell cell;
        size_t offset;
        HOLDS(gn_mgrs_decode(out, strlen(out), &cell, &offset) == GN_OK && cell.precision == precision);
    } else if (out && capacity) {
        HOLDS(out[0] == 0);
        for (size_t i = 1; i < capacity; i++) HOLDS(out[i] == '#');
    }
    free(out);
}

static void project(source *s) {
    const uint8_t kind = take_byte(s);
    const double latitude = take_number(s), longitude = take_number(s);
    const int32_t asked = take_zone(s);
    gn_utm u;
    const gn_status status = gn_utm_forward(latitude, longitude, asked, kind & 1 ? NULL : &u);
    HOLDS(known(status) && (!(kind & 1) || status == GN_ERROR_NULL));
    double convergence, scale;
    const gn_status factors =
        gn_utm_factors(latitude, longitude, asked, kind & 2 ? NULL : &convergence, kind & 4 ? NULL : &scale);
    HOLDS(known(factors) && ((kind & 1) || factors == status));
    if (factors == GN_OK) {
        HOLDS((kind & 2) || (convergence >= -180 && convergence <= 180));
        HOLDS((kind & 4) || (scale > 0.9 && scale < 1.1));
    }
    if (status == GN_OK) {
        HOLDS(is_grid(u));
        gn_point p;
        HOLDS(gn_utm_inverse(&u, &p) == GN_OK && is_position(p));
        HOLDS(fabs(p.latitude - latitude) < 1e-9);
    }
    int32_t zone, hemisphere;
    const gn_status standard =
        gn_utm_zone(latitude, longitude, kind & 8 ? NULL : &zone, kind & 16 ? NULL : &hemisphere);
    HOLDS(known(standard) && (!(kind & 8) || standard == GN_ERROR_NULL));
    HOLDS(standard != GN_OK || (zone >= 0 && zone <= 60));
}

static void unproject(source *s) {
    const uint8_t kind = take_byte(s);
    const gn_utm u = take_grid(s);
    gn_point p;
    const gn_status status = gn_utm_inverse(kind & 1 ? NULL : &u, kind & 2 ? NULL : &p);
    HOLDS(known(status) && (!(kind & 3) || status == GN_ERROR_NULL));
    HOLDS(status != GN_OK || is_position(p));
}

static void codes(source *s) {
    const uint8_t kind = take_byte(s);
    const int32_t a = take_zone(s), b = kind & 16 ? (int32_t)take(s, 4) : kind & 32 ? GN_NORTH : GN_SOUTH;
    int32_t code, zone, hemisphere;
    gn_status status = gn_utm_to_epsg(a, b, kind & 1 ? NULL : &code);
    HOLDS(known(status));
    if (status == GN_OK) {
        HOLDS(gn_utm_from_epsg(code, &zone, &hemisphere) == GN_OK && zone == a && hemisphere == b);
    }
    status = gn_utm_from_epsg(a, kind & 2 ? NULL : &zone, kind & 4 ? NULL : &hemisphere);
    HOLDS(known(status));
    const gn_status any = (gn_status)(int32_t)take(s, 4);
    HOLDS((gn_status_name(any) == NULL) == (gn_status_text(any) == NULL));
    HOLDS(gn_version() && gn_version_number() && gn_mgrs_capacity() == GN_MGRS_CAPACITY);
    const int32_t level = gn_cpu_level();
    HOLDS(gn_cpu_level_limit((int32_t)take(s, 4)) <= level && gn_cpu_level_limit(level) == level);
}

static void encode_rows(source *s) {
    const uint8_t kind = take_byte(s);
    const size_t count = take_byte(s) % 20, slot = 1 + take_byte(s) % 40;
    int absurd = 0;
    const ptrdiff_t stride = take_stride(s, count, &absurd);
    const int32_t precision = kind & 1 ? (int32_t)take(s, 4) : take_byte(s) % 14 - 1;
    unsigned char *latitudes = absurd ? NULL : make_column(s, count, stride);
    unsigned char *longitudes = absurd ? NULL : make_column(s, count, stride);
    char *texts = malloc(count * slot + 1);
    uint8_t *statuses = kind & 4 ? NULL : malloc(count + 1);
    if (!texts) abort();
    const gn_status status = gn_mgrs_encode_batch((double *)(void *)latitudes, stride, (double *)(void *)longitudes,
        stride, count, precision, texts, slot, slot, statuses);
    HOLDS(known(status) && (!absurd || (status != GN_OK && status != GN_PARTIAL)));
    if (status == GN_OK || status == GN_PARTIAL) {
        for (size_t i = 0; i < count; i++) {
            char single[GN_MGRS_CAPACITY] = "";
            const gn_status one = gn_mgrs_encode(number_at(latitudes, stride, i), number_at(longitudes, stride, i),
                                                 precision, single, sizeof single, NULL);
            HOLDS(!statuses || statuses[i] == one);
            HOLDS(strncmp(texts + i * slot, single, slot) == 0);
        }
    }
    free(latitudes);
    free(longitudes);
    free(texts);
    free(statuses);
}

static void number_rows(source *s) {
    const uint8_t kind = take_byte(s), which = kind & 3;
    const size_t count = take_byte(s) % 20;
    int absurd = 0;
    const ptrdiff_t stride = take_stride(s, count, &absurd), out_stride = take_stride(s, count, &absurd);
    const int32_t zone = take_zone(s);
    unsigned char *a = absurd ? NULL : make_column(s, count, stride),
                  *b = absurd ? NULL : make_column(s, count, stride);
    unsigned char *x = absurd ? NULL : make_column(NULL, count, out_stride);
    unsigned char *y = absurd ? NULL : make_column(NULL, count, out_stride);
    int32_t *zones = malloc((count + 1) * sizeof *zones);
    uint8_t *statuses = kind & 4 ? NULL : malloc(count + 1);
    if (!zones) abort();
    for (size_t i = 0; i <= count; i++) zones[i] = take_signed_zone(s);
    const double *p = (double *)(void *)a, *q = (double *)(void *)b;
    double *u = (double *)(void *)x, *v = (double *)(void *)y;
    gn_status status = GN_OK;
    switch (which) {
    case 0:
        status = gn_utm_forward_batch(p, stride, q, stride, count, zone, u, out_stride, v, out_stride,
            kind & 8 ? NULL : zones, 4, statuses);
        break;
    case 1: status = gn_utm_factors_batch(p, stride, q, stride, count, zone, u, out_stride, v, out_stride, statuses); break;
    case 2:
        status = gn_utm_inverse_batch(p, stride, q, stride, kind & 8 ? NULL : zones, 0, count, u, out_stride, v,
                                      out_stride, statuses);
        break;
    default:
        status = gn_utm_inverse_batch(p, stride, q, stride, kind & 8 ? NULL : zones, 4, count, u, out_stride, v,
            out_stride, statuses);
    }
    HOLDS(known(status) && (!absurd || (status != GN_OK && status != GN_PARTIAL)));
    if (status == GN_OK || status == GN_PARTIAL) {
        for (size_t i = 0; i < count; i++) {
            const double first = number_at(a, stride, i), second = number_at(b, stride, i);
            double one = NAN, two = NAN;
            gn_status row;
            if (which == 0) {
                gn_utm g = {NAN, NAN, 0, 0};
                row = gn_utm_forward(first, second, zone, &g);
                one = g.easting;
                two = g.northing;
            } else if (which == 1) {
                row = gn_utm_factors(first, second, zone, &one, &two);
            } else {
                const gn_utm g = grid_of(first, second, zones[which == 2 ? 0 : i]);
                gn_point found = {NAN, NAN};
                row = gn_utm_inverse(&g, &found);
                one = found.latitude;
                two = found.longitude;
            }
            HOLDS(same_number(one, number_at(x, out_stride, i)) && same_number(two, number_at(y, out_stride, i)));
            HOLDS(!statuses || statuses[i] == row);
        }
    }
    free(a);
    free(b);
    free(x);
    free(y);
    free(zones);
    free(statuses);
}

/* Batches that go row by row: columns of any strides, backward and shared ones too, and slots of any bytes. */
static void other_rows(source *s) {
    static const gn_point points[] = {{50, 0}, {51, 5}, {49, 12}, {30, 40}};
    const uint8_t kind = take_byte(s), which = take_byte(s) % 10;
    const size_t count = take_byte(s) % 20, slot = take_byte(s) % 40;
    const int32_t precision = kind & 1 ? (int32_t)take(s, 4) : take_byte(s) % 14 - 1;
    const ptrdiff_t backward = kind & 2 ? -1 : 1, stride = kind & 4 ? 0 : 8 * backward;
    double *a = malloc((count + 1) * sizeof *a), *b = malloc((count + 1) * sizeof *b);
    int32_t *zones = malloc((count + 1) * sizeof *zones);
    char *texts = malloc(count * slot + 1);
    const size_t size = sizeof(gn_mgrs_cell);
    unsigned char *out = malloc(count * size + 1);
    uint8_t *statuses = kind & 8 ? NULL : malloc(count + 1);
    if (!a || !b || !zones || !texts || !out) abort();
    for (size_t i = 0; i <= count; i++) {
        a[i] = take_number(s);
        b[i] = take_number(s);
        zones[i] = take_signed_zone(s);
    }
    for (size_t i = 0; i < count * slot; i++) texts[i] = (char)take_byte(s);
    const size_t last = count ? count - 1 : 0;
    const double *p = stride < 0 ? a + last : a, *q = stride < 0 ? b + last : b;
    char *t = backward < 0 ? texts + last * slot : texts;
    const ptrdiff_t text = (ptrdiff_t)slot * backward, cell = (ptrdiff_t)size * backward;
    unsigned char *o = backward < 0 ? out + last * size : out;
    double *x = (double *)(void *)o, *y = x + 1;
    gn_format_options options;
    gn_format_options_init(&options);
    options.form = take_byte(s) % 12;
    gn_status status = GN_OK;
    switch (which) {
    case 0: status = gn_mgrs_encode_utm_batch(p, stride, q, stride, zones, 4, count, precision, t, slot, text, statuses); break;
    case 1: status = gn_mgrs_decode_cells_batch(t, slot, text, count, (gn_mgrs_cell *)(void *)o, cell, statuses); break;
    case 2: status = gn_georef_encode_batch(p, stride, q, stride, count, precision, t, slot, text, statuses); break;
    case 3: status = gn_georef_decode_batch(t, slot, text, count, x, cell, y, cell, statuses); break;
    case 4: status = gn_gars_encode_batch(p, stride, q, stride, count, precision, t, slot, text, statuses); break;
    case 5: status = gn_gars_decode_batch(t, slot, text, count, x, cell, y, cell, statuses); break;
    case 6:
        status = gn_position_parse_batch(t, slot, text, count, precision, kind >> 4, (gn_position *)(void *)o, cell, statuses);
        break;
    case 7: status = gn_position_format_batch(p, stride, q, stride, count, &options, t, slot, text, statuses); break;
    case 8:
        status = gn_route_nearest_batch(points, 4, p, stride, q, stride, count, (gn_route_place *)(void *)o, cell, statuses);
        break;
    default:
        status = gn_polygon_contains_batch(points, 4, NULL, 0, p, stride, q, stride, count, (int32_t *)(void *)o, cell,
                                           statuses);
    }
    HOLDS(known(status));
    if (status == GN_OK || status == GN_PARTIAL) {
        int refused = 0;
        for (size_t i = 0; statuses && i < count; i++) refused |= statuses[i] != GN_OK;
        HOLDS(!statuses || status == (refused ? GN_PARTIAL : GN_OK));
    }
    free(a);
    free(b);
    free(zones);
    free(texts);
    free(out);
    free(statuses);
}

static void screen(source *s) {
    const uint8_t kind = take_byte(s);
    const double latitude = take_number(s), zoom = take_number(s);
    const uint32_t tile_size = kind & 1 ? 512 : kind & 2 ? 256 : (uint32_t)take(s, 4);
    double meters = -1;
    const gn_status scale = gn_screen_scale(latitude, zoom, tile_size, kind & 4 ? NULL : &meters);
    HOLDS(known(scale) && (!(kind & 4) || scale != GN_OK));
    HOLDS(scale == GN_OK ? meters >= 0 && meters < 1e7 : meters == -1);
    const double width = take_number(s);
    const int32_t units = kind & 8 ? (int32_t)take(s, 4) : take_byte(s) % 4;
    gn_scale_bar bar, before;
    memset(&bar, 0xa5, sizeof bar);
    before = bar;
    const gn_status status = gn_screen_scale_bar(latitude, zoom, tile_size, width, units, kind & 16 ? NULL : &bar);
    HOLDS(known(status) && (!(kind & 16) || status != GN_OK));
    if (status != GN_OK) {
        HOLDS(memcmp(&bar, &before, sizeof bar) == 0);
        return;
    }
    HOLDS((kind & 4) || scale == GN_OK);
    HOLDS(bar.width > 0 && bar.width <= width && bar.meters > 0 && bar.value > 0);
    HOLDS((kind & 4) || fabs(bar.width * meters / bar.meters - 1) < 1e-9);
    HOLDS(memchr(bar.unit, 0, sizeof bar.unit) && memchr(bar.text, 0, sizeof bar.text));
    const size_t length = strlen(bar.text), unit = strlen(bar.unit);
    HOLDS(length > unit + 1 && bar.text[length - unit - 1] == ' ' && strcmp(bar.text + length - unit, bar.unit) == 0);
    HOLDS(fabs(strtod(bar.text, NULL) / bar.value - 1) < 1e-9);
}

/* A screen; the pixel of a position, and the position at a pixel. */
static void camera(source *s) {
    const uint8_t kind = take_byte(s);
    gn_screen camera = {.tile_size = kind & 1 ? (uint32_t)take(s, 4) : kind & 2 ? 256 : 0};
    camera.center.latitude = take_number(s);
    camera.center.longitude = take_number(s);
    camera.zoom = kind & 4 ? take_number(s) : take_byte(s) % 35 - 4;
    camera.width = kind & 8 ? take_number(s) : take_byte(s) * 16 + 1;
    camera.height = kind & 16 ? take_number(s) : take_byte(s) * 16 + 1;
    camera.bearing = take_number(s);
    camera.pitch = kind & 32 ? take_number(s) : take_byte(s) / 3;
    camera.field_of_view = kind & 64 ? take_number(s) : 0;
    const gn_point point = {take_number(s), take_number(s)};
    const double x = take_number(s), y = take_number(s);

    gn_bounds view;
    gn_matrix matrix;
    const gn_status status = gn_screen_view(&camera, &view);
    HOLDS(known(status) && status == gn_screen_matrix(&camera, &matrix));
    gn_camera plane;
    HOLDS(status == gn_screen_camera(&camera, &plane));
    if (status == GN_OK) {
        // A globe too, of numbers as they come.
        if (kind & 128) {
            for (int i = 0; i < 12; i++) plane.globe[i] = take_number(s);
            for (int i = 0; i < 4; i++) plane.rim[i] = take_number(s);
            plane.transition = take_number(s);
        }
        gn_grid_label named[8];
        memset(named, 0, sizeof named);
        for (int i = 0; i < 8; i++) {
            named[i].kind = 1 + (i & 1);
            named[i].position.latitude = camera.center.latitude * (1 - 0.01 * i);
            named[i].position.longitude = camera.center.longitude + 0.1 * i;
        }
        const gn_box frame = {0, 0, camera.width, camera.height}, cover = {0, 0, 20, take_byte(s)};
        const gn_text_size size = {1 + take_byte(s), 1 + take_byte(s) % 40};
        gn_label_place places[8];
        size_t needed = 99;
        const gn_status found = gn_grid_label_places(&plane, &frame, &cover, 1, &size, 1, named, 8, places, 8, &needed);
        HOLDS(known(found) && needed == (found == GN_OK ? 8 : 0));
        for (int i = 0; found == GN_OK && i < 8; i++) {
            HOLDS(places[i].scale == 0 || (places[i].scale >= 0.6 && places[i].scale <= 1));
            HOLDS(places[i].scale == 0 || (places[i].x > 0 && places[i].x < camera.width));
        }
    }
    double right = NAN, down = NAN, xs[2], ys[2];
    gn_point seen = {NAN, NAN};
    const gn_status to = gn_screen_point_to_pixel(&camera, &point, &right, &down);
    const gn_status from = gn_screen_pixel_to_point(&camera, x, y, &seen);
    HOLDS(known(to) && known(from));
    HOLDS((to == GN_OK) == (isfinite(right) && isfinite(down)));
    HOLDS((from == GN_OK) == (fabs(seen.latitude) < 85.0511287798067 && -180 <= seen.longitude && seen.longitude < 180));
    uint8_t statuses[2] = {99, 99};
    const gn_status many = gn_screen_point_to_pixel_batch(&camera, &point.latitude, 0, &point.longitude, 0, 2, xs, 8, ys, 8,
                                                          statuses);
    if (status != GN_OK) {
        HOLDS(to != GN_OK && from != GN_OK && many == status && statuses[0] == 99);
        return;
    }
    HOLDS(statuses[0] == to && statuses[1] == to && many == (to == GN_OK ? GN_OK : GN_PARTIAL));
    HOLDS(to != GN_OK || (xs[1] == right && ys[1] == down));
    for (int i = 0; i < 16; i++) HOLDS(isfinite(matrix.elements[i]));
    HOLDS(view.south <= view.north && view.east - view.west <= 360);
    double spacing;
    HOLDS(gn_grid_spacing(&view, camera.zoom, NULL, &spacing) == GN_OK);
    const gn_status back = gn_screen_pixel_to_point_batch(&camera, &x, 0, &y, 0, 2, xs, 8, ys, 8, statuses);
    HOLDS(statuses[1] == from && back == (from == GN_OK ? GN_OK : GN_PARTIAL));
    HOLDS(from != GN_OK || (xs[1] == seen.latitude && ys[1] == seen.longitude));
    /* A position seen on the screen lies in its view. */
    if (from == GN_OK && x >= 0 && x <= camera.width && y >= 0 && y <= camera.height && view.west <= view.east) {
        const double close = 1e-9 + 360 / ldexp(256, (int)camera.zoom) * 1e-3;
        HOLDS(seen.latitude > view.south - close && seen.latitude < view.north + close);
        HOLDS(view.east - view.west == 360 || (seen.longitude > view.west - close && seen.longitude < view.east + close) ||
              view.east > 180 - close || view.west < close - 180);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    const uint8_t which = take_byte(&s);
    switch (which % 8) {
    case 0: encode(&s); break;
    case 1: project(&s); break;
    case 2: unproject(&s); break;
    case 3: codes(&s); break;
    case 4: encode_rows(&s); break;
    case 5: number_rows(&s); break;
    case 7: other_rows(&s); break;
    default: which & 64 ? camera(&s) : screen(&s);
    }
    return 0;
}
