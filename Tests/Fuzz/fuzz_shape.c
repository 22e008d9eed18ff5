/* SPDX-License-Identifier: MIT
 *
 * Any bytes as circles, ellipses, wedges, arcs and ring sets: raw points stand where they should, rings are closed and
 * run counterclockwise, buffers have exactly the size that is named, GeoJSON complies with RFC 7946.
 */
#include "../C/geojson.h"
#include "fuzz.h"

static const double largest_radius = 19970000;

static gn_point take_center(source *s) {
    const uint8_t kind = take_byte(s);
    gn_point p = {(double)(int32_t)take(s, 4) / 2147483648 * 90, (double)(int32_t)take(s, 4) / 2147483648 * 180};
    const double bit = ldexp((double)(int8_t)take_byte(s), -(int)(kind & 63));
    switch (kind >> 5) {
    case 0: p.latitude = kind & 16 ? 90 : -90; break;
    case 1: p.latitude = kind & 16 ? 90 - fabs(bit) : fabs(bit) - 90; break;
    case 2: p.longitude = 180 - bit; break;
    case 3: p = (gn_point){round(p.latitude), round(p.longitude)}; break;
    case 4: p = (gn_point){0, bit}; break;
    case 5:
        if (kind & 16) p = (gn_point){take_number(s), take_number(s)};
        break;
    default: break;
    }
    if (p.latitude < -90) p.latitude = -90;
    if (p.latitude > 90) p.latitude = 90;
    return p;
}

/* Makes any size from nanometers to nearly the antipode, or no radius. */
static double take_radius(source *s) {
    const uint8_t kind = take_byte(s);
    if (kind >= 250) return take_number(s);
    if (kind >= 240) return largest_radius - ldexp((double)take(s, 2), kind - 254);
    if (kind >= 230) return 10001965.729 + ldexp((double)(int16_t)take(s, 2), kind - 244);
    return ldexp((double)(1 + take(s, 2)), kind % 40 - 31);
}

static double take_azimuth(source *s) {
    const uint8_t kind = take_byte(s);
    if (kind >= 240) return take_number(s);
    return kind < 128 ? (double)(int16_t)take(s, 2) / 64 : (double)(int8_t)take_byte(s) * 15;
}

static gn_shape_options take_options(source *s) {
    gn_shape_options o;
    HOLDS(gn_shape_options_init(&o) == GN_OK);
    const uint16_t changed = (uint16_t)take(s, 2);
    if (changed & 1) o.placement = take_byte(s) % 5;
    if (changed & 2) o.vertices = take_byte(s) % 130;
    if (changed & 4) o.azimuth_is = take_byte(s) % 3;
    if ((changed & 24) == 8) o.tolerance = take_byte(s) & 7 ? ldexp(1, take_byte(s) % 40 - 16) : take_number(s);
    /* Millions of points for a micrometer take longer than a fuzzer has. */
    if ((changed & 96) == 32) o.edge_tolerance = take_byte(s) & 7 ? ldexp(1, 4 + take_byte(s) % 16) : take_number(s);
    if (o.edge_tolerance >= 1e-6 && o.edge_tolerance < 16) o.edge_tolerance = 16;
    if (changed & 128) o.label_azimuth = take_azimuth(s);
    if (changed & 256) o.radial_azimuth = take_azimuth(s);
    if (changed & 512) o.radials = take_byte(s) % 33;
    if (changed & 1024) o.decimals = take_byte(s) % 15 - 1;
    if (changed & 2048) o.longitudes = take_byte(s) % 3;
    if ((changed & 0x7000) == 0x7000) o.size = take_byte(s);
    return o;
}

/* The number of vertices without a tolerance. */
static size_t vertices_of(const gn_shape_options *o, double width) {
    const size_t share = (size_t)ceil(o->vertices * (width / 360));
    return share < 1 ? 1 : share;
}

/* The current drawing. */
enum { CIRCLE, ELLIPSE, WEDGE, ARC, SHAPES };
typedef struct shape {
    int kind;
    gn_point center;
    double radius, inner, azimuth, width;
    gn_shape_options options;
    const char *properties;
    size_t properties_size;
} shape;

static gn_status draw(const shape *h, gn_point *out, size_t capacity, size_t *length) {
    const gn_shape_options *const o = &h->options;
    switch (h->kind) {
    case CIRCLE: return gn_circle(&h->center, h->radius, o, out, capacity, length);
    case ELLIPSE: return gn_ellipse(&h->center, h->radius, h->inner, h->azimuth, o, out, capacity, length);
    case WEDGE: return gn_wedge(&h->center, h->inner, h->radius, h->azimuth, h->width, o, out, capacity, length);
    default: return gn_arc(&h->center, h->radius, h->azimuth, h->width, o, out, capacity, length);
    }
}

static gn_status write_text(const shape *h, char *out, size_t capacity, size_t *length) {
    const gn_shape_options *const o = &h->options;
    const char *const p = h->properties;
    const size_t n = h->properties_size;
    switch (h->kind) {
    case CIRCLE: return gn_circle_geojson(&h->center, h->radius, o, p, n, out, capacity, length);
    case ELLIPSE:
        return gn_ellipse_geojson(&h->center, h->radius, h->inner, h->azimuth, o, p, n, out, capacity, length);
    case WEDGE:
        return gn_wedge_geojson(&h->center, h->inner, h->radius, h->azimuth, h->width, o, p, n, out, capacity, length);
    default: return gn_arc_geojson(&h->center, h->radius, h->azimuth, h->width, o, p, n, out, capacity, length);
    }
}

/* Latitudes that exist; longitudes reduced, or never more than half a turn from one to the next. */
static void check_positions(const gn_point *p, size_t count, const gn_shape_options *o) {
    for (size_t i = 0; i < count; i++) {
        HOLDS(p[i].latitude >= -90 && p[i].latitude <= 90 && isfinite(p[i].longitude));
        if (o->longitudes == GN_LONGITUDES_REDUCED) {
            HOLDS(is_position(p[i]));
        } else {
            HOLDS(fabs(p[i].longitude) < 1080);
        }
    }
}

static double distance_to(gn_point p, gn_point q) {
    double distance;
    HOLDS(gn_geodesic_inverse(&p, &q, &distance, NULL, NULL) == GN_OK);
    return distance;
}

/* Whether every vertex stands at this distance from the center. */
static void check_radius(const shape *h, const gn_point *p, size_t count, double radius) {
    if (h->options.placement != GN_VERTICES_ON) return;
    for (size_t i = 0; i < count; i++) HOLDS(fabs(distance_to(h->center, p[i]) - radius) < 1e-6);
}

static int same_place(gn_point p, gn_point q) { return memcmp(&p, &q, sizeof p) == 0; }

/* A ring of the reduced kind: closed, and counterclockwise unless it is larger than half the earth. */
static void check_ring(const shape *h, const gn_point *p, size_t count, int clockwise) {
    HOLDS(count >= 4);
    /* After a turn a longitude may be rounded to another last place. */
    HOLDS(p[0].latitude == p[count - 1].latitude);
    HOLDS(fabs(remainder(p[0].longitude - p[count - 1].longitude, 360)) < 1.2e-13);
    if (h->options.longitudes == GN_LONGITUDES_REDUCED) HOLDS(same_place(p[0], p[count - 1]));
    if (h->radius > 9000000 || h->inner > 9000000 || (clockwise ? h->inner : h->radius) < 0.01) return;
    double area;
    HOLDS(gn_polygon_measure(p, count, NULL, 0, &area, NULL) == GN_OK);
    /* Each edge is right to 0.1 square meters. */
    HOLDS(clockwise ? area <= 0.1 * (double)count : area >= -0.1 * (double)count);
    if ((h->kind == WEDGE && h->width < 360) || (h->kind == ELLIPSE && h->inner < 0.01)) return;
    if (h->options.vertices < 8 && h->options.tolerance == 0) return;
    int32_t side;
    HOLDS(gn_polygon_contains(p, count, NULL, 0, &h->center, &side) == GN_OK && side == GN_INSIDE);
}

static void check_points(const shape *h, const gn_point *p, size_t count) {
    const gn_shape_options *const o = &h->options;
    const int counted = o->tolerance == 0;
    check_positions(p, count, o);
    switch (h->kind) {
    case CIRCLE:
        HOLDS(!counted || count == o->vertices + 1);
        check_ring(h, p, count, 0);
        check_radius(h, p, count, h->radius);
        break;
    case ELLIPSE:
        HOLDS(!counted || count == o->vertices + 1);
        check_ring(h, p, count, 0);
        for (size_t i = 0; i < count && o->placement == GN_VERTICES_ON; i++) {
            const double distance = distance_to(h->center, p[i]);
            HOLDS(distance >= fmin(h->radius, h->inner) - 1e-6 && distance <= fmax(h->radius, h->inner) + 1e-6);
        }
        break;
    case WEDGE: {
        if (h->width == 0) {
            HOLDS(count == 0);
            break;
        }
        if (h->width == 360) {
            const size_t outer = h->inner > 0 ? count / 2 : count;
            HOLDS(!counted || outer == o->vertices + 1);
            if (counted) check_ring(h, p, outer, 0);
            if (counted && h->inner > 0) check_ring(h, p + outer, count - outer, 1);
            if (counted) check_radius(h, p, outer, h->radius);
            break;
        }
        const size_t share = vertices_of(o, h->width) + 1;
        HOLDS(!counted || count == (h->inner > 0 ? 2 * share + 1 : share + 2));
        check_ring(h, p, count, 0);
        break;
    }
    default:
        if (h->width == 0) {
            HOLDS(count == 0);
            break;
        }
        HOLDS(!counted || count == vertices_of(o, h->width) + 1);
        HOLDS(count >= 2);
        check_radius(h, p, count, h->radius);
    }
}

/* Whether edges, as readers of GeoJSON draw them, are sure to stay clear of each other: near a pole lines in degrees
 * depart a long way from geodesics. */
static int is_wide(const shape *h) {
    const double largest = fmax(h->radius, h->inner);
    const double size = h->options.edge_tolerance == 0 ? 1e-2 * largest : h->options.edge_tolerance;
    const double from_pole = (90 - fabs(h->center.latitude)) * 111000;
    if (h->options.edge_tolerance == 0 && from_pole < 20 * largest) return 0;
    if (h->kind == WEDGE && h->width < 360) return (h->radius - h->inner) > 10 * size && h->width > 20;
    if (h->kind == WEDGE) return h->radius - h->inner > 10 * size;
    return h->kind != ELLIPSE || fmin(h->radius, h->inner) > 10 * size;
}

static void check_text(const char *text, const shape *h) {
    geojson_counts counts;
    const char *const fault = geojson_fault(text, h->options.decimals, &counts);
    if (fault) TELL("%s: %.2000s\n", fault, text);
    HOLDS(!fault && counts.features == 1);
    HOLDS(counts.wrong_way == 0 || !is_wide(h));
    HOLDS(h->kind == ARC ? counts.polygons == 0 : counts.lines == 0);
    HOLDS((h->kind == ARC || h->kind == WEDGE) && h->width == 0 ? counts.positions == 0 : counts.positions > 1);
}

static void single_shape(source *s, const char *properties, size_t properties_size) {
    shape h = {.properties = properties, .properties_size = properties_size};
    h.kind = take_byte(s) % SHAPES;
    h.center = take_center(s);
    h.radius = take_radius(s);
    h.azimuth = take_azimuth(s);
    const uint8_t kind = take_byte(s);
    h.inner = kind & 1 && h.kind == WEDGE ? 0 : kind & 2 ? take_radius(s) : h.radius * (take_byte(s) / 256.0);
    h.width = kind < 8 ? 0 : kind < 32 ? 360 : kind < 250 ? (double)take(s, 2) / 182.05 : take_number(s);
    h.options = take_options(s);

    size_t length = 99, again = 99;
    gn_status status = draw(&h, NULL, 0, &length);
    HOLDS(known(status));
    if (status == GN_ERROR_BUFFER_TOO_SMALL || status == GN_OK) {
        HOLDS((status == GN_OK) == (length == 0));
        if (length < 5000) {
            gn_point *out = malloc(length * sizeof *out + 1);
            if (!out) abort();
            if (length > 0) {
                HOLDS(draw(&h, out, length - 1, &again) == GN_ERROR_BUFFER_TOO_SMALL && again == length);
                for (size_t i = 0; i + 1 < length; i++) HOLDS(isnan(out[i].latitude) && isnan(out[i].longitude));
            }
            HOLDS(draw(&h, out, length, &again) == GN_OK && again == length);
            check_points(&h, out, length);
            free(out);
        }
    } else {
        HOLDS(length == 0);
    }
    const int drawn = status == GN_ERROR_BUFFER_TOO_SMALL || status == GN_OK;
    if (drawn && length >= 5000) return;
    again = 99;
    status = write_text(&h, NULL, 0, &again);
    HOLDS(known(status));
    if (status != GN_ERROR_BUFFER_TOO_SMALL) {
        /* The room that decimals and straight lines ask for may be more than there is between two arcs, or outside. */
        const int too_coarse =
            (status == GN_ERROR_VERTICES || status == GN_ERROR_RADIUS) && h.options.placement != GN_VERTICES_ON;
        HOLDS(again == 0 && status != GN_OK && (!drawn || too_coarse || status == GN_ERROR_CROSSINGS));
        return;
    }
    HOLDS(drawn);
    length = again;
    if (length > 1000000) return;
    char *text = malloc(length);
    if (!text) abort();
    text[0] = '#';
    HOLDS(write_text(&h, text, length - 1, &again) == GN_ERROR_BUFFER_TOO_SMALL && again == length && text[0] == 0);
    HOLDS(write_text(&h, text, length, &again) == GN_OK && again == length && strlen(text) + 1 == length);
    check_text(text, &h);
    free(text);
}

static void ring_set(source *s, const char *properties, size_t properties_size) {
    const gn_point center = take_center(s);
    const size_t count = take_byte(s) % 6;
    double *radii = malloc(count * sizeof *radii + 1), largest = 0;
    if (!radii) abort();
    for (size_t i = 0; i < count; i++) {
        radii[i] = take_radius(s);
        if (radii[i] > largest) largest = radii[i];
    }
    gn_shape_options o = take_options(s);
    /* There is no time either for many radial lines around half of the earth that keep to a fine tolerance. */
    if (o.radials > 3 && largest > 1e6 && o.tolerance < 16 && o.edge_tolerance == 0) o.edge_tolerance = 16;
    size_t n = 99, m = 99, n_again = 99, m_again = 99, length = 99, again = 99;
    const gn_status status = gn_ring_set(&center, radii, count, &o, NULL, 0, &n, NULL, 0, &m);
    HOLDS(known(status));
    if (status != GN_ERROR_BUFFER_TOO_SMALL && status != GN_OK) {
        HOLDS(n == 0 && m == 0);
        HOLDS(gn_ring_set_geojson(&center, radii, count, &o, properties, properties_size, NULL, 0, &length) != GN_OK);
        HOLDS(length == 0);
        free(radii);
        return;
    }
    if (n > 5000) {
        free(radii);
        return;
    }
    HOLDS(m == count + (count ? o.radials : 0));
    gn_point *vertices = malloc(n * sizeof *vertices + 1);
    gn_ring_line *lines = malloc(m * sizeof *lines + 1);
    if (!vertices || !lines) abort();
    if (n > 0) {
        HOLDS(gn_ring_set(&center, radii, count, &o, vertices, n - 1, &n_again, lines, m, &m_again) ==
              GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(n_again == n && m_again == m);
        HOLDS(gn_ring_set(&center, radii, count, &o, vertices, n, &n_again, lines, m - 1, &m_again) ==
              GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(n_again == n && m_again == m);
    }
    HOLDS(gn_ring_set(&center, radii, count, &o, vertices, n, &n_again, lines, m, &m_again) == GN_OK);
    HOLDS(n_again == n && m_again == m);
    check_positions(vertices, n, &o);
    uint64_t next = 0;
    for (size_t i = 0; i < m; i++) {
        const gn_ring_line *const l = &lines[i];
        HOLDS(l->first == next && l->reserved == 0 && is_position(l->label));
        HOLDS(l->azimuth >= 0 && l->azimuth < 360);
        HOLDS(fabs(distance_to(center, l->label) - l->radius) < 1e-6);
        next += l->count;
        HOLDS(next <= n);
        shape h = {.kind = CIRCLE, .center = center, .radius = l->radius, .options = o};
        if (i < count) {
            HOLDS(l->kind == GN_RING && l->radius == radii[i]);
            check_points(&h, vertices + l->first, l->count);
        } else {
            HOLDS(l->kind == GN_RADIAL && l->radius == largest && l->count >= 2);
            HOLDS(distance_to(center, vertices[l->first]) < 1e-6);
            HOLDS(fabs(distance_to(center, vertices[next - 1]) - largest) < 1e-6);
        }
    }
    HOLDS(next == n);
    gn_status of_text = gn_ring_set_geojson(&center, radii, count, &o, properties, properties_size, NULL, 0, &length);
    HOLDS(known(of_text));
    if (of_text == GN_ERROR_BUFFER_TOO_SMALL && length < 1000000) {
        char *text = malloc(length);
        if (!text) abort();
        text[0] = '#';
        of_text = gn_ring_set_geojson(&center, radii, count, &o, properties, properties_size, text, length - 1, &again);
        HOLDS(of_text == GN_ERROR_BUFFER_TOO_SMALL && again == length && text[0] == 0);
        of_text =
            gn_ring_set_geojson(&center, radii, count, &o, properties, properties_size, text, length, &again);
        HOLDS(of_text == GN_OK && again == length && strlen(text) + 1 == length);
        geojson_counts counts;
        const char *const fault = geojson_fault(text, o.decimals, &counts);
        if (fault) TELL("%s: %.2000s\n", fault, text);
        /* A line and a label of each. */
        HOLDS(!fault && counts.features == 2 * m);
        free(text);
    } else if (of_text != GN_ERROR_BUFFER_TOO_SMALL) {
        HOLDS(length == 0);
        HOLDS(of_text == GN_ERROR_PROPERTIES || of_text == GN_ERROR_CROSSINGS ||
              (of_text == GN_ERROR_RADIUS && o.placement != GN_VERTICES_ON));
    }
    free(radii);
    free(vertices);
    free(lines);
}

/* Any bytes as properties: accepted ones are a JSON object. */
static void properties(source *s) {
    const size_t size = s->size;
    char *bytes = malloc(size + 1);
    if (!bytes) abort();
    memcpy(bytes, s->data, size);
    const gn_point center = {51, 7};
    size_t length = 99, again = 99;
    const gn_status status = gn_circle_geojson(&center, 1000, NULL, bytes, size, NULL, 0, &length);
    HOLDS(status == GN_ERROR_BUFFER_TOO_SMALL || (status == GN_ERROR_PROPERTIES && length == 0));
    bytes[size] = 0;
    if (status == GN_ERROR_BUFFER_TOO_SMALL) {
        HOLDS(size == 0 || (strlen(bytes) == size && json_is_valid(bytes) && *json_blank(bytes) == '{'));
        char *text = malloc(length);
        if (!text) abort();
        HOLDS(gn_circle_geojson(&center, 1000, NULL, bytes, size, text, length, &again) == GN_OK);
        geojson_counts counts;
        HOLDS(again == length && strlen(text) + 1 == length && !geojson_fault(text, 7, &counts));
        HOLDS(size == 0 || strstr(text, bytes) != NULL);
        free(text);
    } else {
        /* Refused: not JSON, no object, too deep, or text that is not UTF-8. */
        const char *const end = strlen(bytes) == size ? json_skip(bytes, 40) : NULL;
        int is_ascii = 1;
        for (size_t i = 0; i < size; i++) is_ascii &= (unsigned char)bytes[i] < 128;
        HOLDS(!end || *json_blank(end) != 0 || *json_blank(bytes) != '{' || !is_ascii);
    }
    free(bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char object[] = "{\"name\":\"\\u00c4\",\"list\":[1,{}]}";
    source s = {data, size};
    const uint8_t kind = take_byte(&s);
    const char *const given = kind & 64 ? object : NULL;
    const size_t given_size = given ? sizeof object - 1 : 0;
    switch (kind % 8) {
    case 0: properties(&s); break;
    case 1:
    case 2: ring_set(&s, given, given_size); break;
    default: single_shape(&s, given, given_size);
    }
    return 0;
}
