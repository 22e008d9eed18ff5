/* SPDX-License-Identifier: MIT
 *
 * The part of the walk that goes over shapes, and over GeoJSON of shapes, routes and polygons.
 */
#include "geojson.h"
#include "walk.h"

enum { VERTICES = 4096, LINES = 512, TEXT = 1 << 20 };
static gn_point out[VERTICES];
static gn_ring_line lines[LINES];
static char text[TEXT];

/* The numbers of a shape; each function takes those that it knows. */
typedef struct numbers {
    const gn_point *center;
    double radius, inner, azimuth, width;
} numbers;

static const gn_point here = {51, 179.99};
static const numbers good = {&here, 5000, 2000, 40, 70};

typedef gn_status points_call(const numbers *n, const gn_shape_options *options, gn_point *out, size_t capacity,
                              size_t *length);
typedef gn_status text_call(const numbers *n, const gn_shape_options *options, const char *properties,
                            size_t properties_length, char *out, size_t capacity, size_t *length);

static gn_status circle(const numbers *n, const gn_shape_options *o, gn_point *p, size_t c, size_t *l) {
    return gn_circle(n->center, n->radius, o, p, c, l);
}
static gn_status ellipse(const numbers *n, const gn_shape_options *o, gn_point *p, size_t c, size_t *l) {
    return gn_ellipse(n->center, n->radius, n->inner, n->azimuth, o, p, c, l);
}
static gn_status wedge(const numbers *n, const gn_shape_options *o, gn_point *p, size_t c, size_t *l) {
    return gn_wedge(n->center, n->inner, n->radius, n->azimuth, n->width, o, p, c, l);
}
static gn_status arc(const numbers *n, const gn_shape_options *o, gn_point *p, size_t c, size_t *l) {
    return gn_arc(n->center, n->radius, n->azimuth, n->width, o, p, c, l);
}

static gn_status circle_text(const numbers *n, const gn_shape_options *o, const char *p, size_t q, char *t, size_t c,
                             size_t *l) {
    return gn_circle_geojson(n->center, n->radius, o, p, q, t, c, l);
}
static gn_status ellipse_text(const numbers *n, const gn_shape_options *o, const char *p, size_t q, char *t, size_t c,
                              size_t *l) {
    return gn_ellipse_geojson(n->center, n->radius, n->inner, n->azimuth, o, p, q, t, c, l);
}
static gn_status wedge_text(const numbers *n, const gn_shape_options *o, const char *p, size_t q, char *t, size_t c,
                            size_t *l) {
    return gn_wedge_geojson(n->center, n->inner, n->radius, n->azimuth, n->width, o, p, q, t, c, l);
}
static gn_status arc_text(const numbers *n, const gn_shape_options *o, const char *p, size_t q, char *t, size_t c,
                          size_t *l) {
    return gn_arc_geojson(n->center, n->radius, n->azimuth, n->width, o, p, q, t, c, l);
}
static gn_status rings_text(const numbers *n, const gn_shape_options *o, const char *p, size_t q, char *t, size_t c,
                            size_t *l) {
    const double radii[] = {n->inner, n->radius};
    return gn_ring_set_geojson(n->center, radii, 2, o, p, q, t, c, l);
}
/* A triangle beside the center, as a way and as a polygon. Of the options they have these alone. */
static const gn_geojson_options *of_geojson(const gn_shape_options *o) {
    static gn_geojson_options options;
    if (!o) return NULL;
    options.size = o->size == sizeof *o ? sizeof options : o->size;
    options.decimals = o->decimals;
    options.edge_tolerance = o->edge_tolerance;
    return &options;
}
static gn_status route_text(const numbers *n, const gn_shape_options *o, const char *p, size_t q, char *t, size_t c,
                            size_t *l) {
    if (!n->center) return gn_route_geojson(NULL, 3, of_geojson(o), p, q, t, c, l);
    const gn_point points[] = {*n->center, {50, 181}, {50, 179}};
    return gn_route_geojson(points, 3, of_geojson(o), p, q, t, c, l);
}
static gn_status polygon_text(const numbers *n, const gn_shape_options *o, const char *p, size_t q, char *t, size_t c,
                              size_t *l) {
    if (!n->center) return gn_polygon_geojson(NULL, 3, NULL, 0, of_geojson(o), p, q, t, c, l);
    const gn_point points[] = {*n->center, {50, 181}, {50, 179}};
    return gn_polygon_geojson(points, 3, NULL, 0, of_geojson(o), p, q, t, c, l);
}

enum { RADIUS = 1, INNER = 2, AZIMUTH = 4, WIDTH = 8 };
static const struct shape {
    const char *name, *text_name;
    points_call *points;
    text_call *text;
    int takes; /* Which numbers, besides the center. */
} shapes[] = {
    {"gn_circle", "gn_circle_geojson", circle, circle_text, RADIUS},
    {"gn_ellipse", "gn_ellipse_geojson", ellipse, ellipse_text, RADIUS | INNER | AZIMUTH},
    {"gn_wedge", "gn_wedge_geojson", wedge, wedge_text, RADIUS | INNER | AZIMUTH | WIDTH},
    {"gn_arc", "gn_arc_geojson", arc, arc_text, RADIUS | AZIMUTH | WIDTH},
    {"gn_ring_set", "gn_ring_set_geojson", NULL, rings_text, RADIUS | INNER},
    {NULL, "gn_route_geojson", NULL, route_text, 0},
    {NULL, "gn_polygon_geojson", NULL, polygon_text, 0},
};
enum { SHAPES = 7, ELLIPSE = 1, WEDGE = 2, ARC = 3, ROUTE = 5 };

static gn_shape_options defaults(void) {
    gn_shape_options options;
    gn_shape_options_init(&options);
    return options;
}

static int is_wiped(const gn_point *p, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!is_filled(&p[i], sizeof *p) && !(isnan(p[i].latitude) && isnan(p[i].longitude))) return 0;
    }
    return 1;
}

/* Whether a record was never written, or was wiped out. */
static int is_blank(const gn_ring_line *line) {
    static const gn_ring_line zero;
    return is_filled(line, sizeof *line) || memcmp(line, &zero, sizeof zero) == 0;
}

static gn_status ring_set(const numbers *n, const gn_shape_options *o, gn_point *p, size_t c, size_t *l) {
    const double radii[] = {n->inner, n->radius};
    size_t line_count = 99;
    fill(lines, 64 * sizeof *lines);
    const gn_status status = gn_ring_set(n->center, radii, 2, o, p, c, l, lines, LINES, &line_count);
    for (int i = 0; status != GN_OK && i < 64; i++) check(is_blank(&lines[i]), "gn_ring_set", "(refused)", "a line");
    check(status == GN_OK || line_count == 0, "gn_ring_set", "(refused)", "a count of lines");
    return status;
}

/* The same question to a shape and its GeoJSON: the same status from both, and nothing left behind if it is refused. */
static void ask(const struct shape *s, const char *words, const numbers *n, const gn_shape_options *options,
                gn_status status) {
    size_t length = 99;
    if (s->name) {
        points_call *const call = s->points ? s->points : ring_set;
        fill(out, 256 * sizeof *out);
        check_status(s->name, words, call(n, options, out, VERTICES, &length), status);
        check(status == GN_OK ? length <= VERTICES : length == 0, s->name, words, "length");
        check(status == GN_OK || is_wiped(out, 256), s->name, words, "points");
    }
    length = 99;
    memset(text, '#', 2);
    check_status(s->text_name, words, s->text(n, options, NULL, 0, text, sizeof text, &length), status);
    check(status == GN_OK ? length == strlen(text) + 1 : length == 0 && text[0] == 0, s->text_name, words, "text, length");
    if (status != GN_OK) return;
    geojson_counts counts;
    const char *fault = geojson_fault(text, options ? options->decimals : 7, &counts);
    check(!fault, s->text_name, words, fault);
    check(counts.wrong_way == 0, s->text_name, words, "a ring the wrong way round");
}

static void ask_all(const char *words, const numbers *n, const gn_shape_options *options, gn_status status) {
    for (int i = 0; i < SHAPES; i++) ask(&shapes[i], words, n, options, status);
}

static void ask_shapes(const char *words, const numbers *n, const gn_shape_options *options, gn_status status) {
    for (int i = 0; i < ROUTE; i++) ask(&shapes[i], words, n, options, status);
}

static void walk_options(void) {
    gn_geojson_options of_lines;
    EXPECT(gn_geojson_options_init, (NULL), GN_ERROR_NULL);
    fill(&of_lines, sizeof of_lines);
    EXPECT(gn_geojson_options_init, (&of_lines), GN_OK);
    HOLDS(gn_geojson_options_init, (&options), of_lines.size == 16 && of_lines.decimals == 7 && of_lines.edge_tolerance == 0);
    gn_shape_options options;
    EXPECT(gn_shape_options_init, (NULL), GN_ERROR_NULL);
    fill(&options, sizeof options);
    EXPECT(gn_shape_options_init, (&options), GN_OK);
    const gn_shape_options expected = {.size = sizeof options, .vertices = 64, .decimals = 7};
    HOLDS(gn_shape_options_init, (&options), memcmp(&options, &expected, sizeof options) == 0);
    ask_all("(defaults)", &good, &options, GN_OK);
    ask_all("(options null)", &good, NULL, GN_OK);

    /* Each field with values that are refused, and with the outermost that are not. */
#define ASK(whom, field, value, status)                                                                                \
    do {                                                                                                               \
        options = defaults();                                                                                          \
        options.field = (value);                                                                                       \
        whom("(" #field " = " #value ")", &good, &options, status);                                                    \
    } while (0)
#define REFUSED(field, value, status) ASK(ask_shapes, field, value, status)
#define ALLOWED(field, value) ASK(ask_shapes, field, value, GN_OK)
#define REFUSED_BY_ALL(field, value, status) ASK(ask_all, field, value, status)
#define ALLOWED_BY_ALL(field, value) ASK(ask_all, field, value, GN_OK)

    const uint32_t sizes[] = {0,  1,   4,   8,   32,       63,       65,
                              72, 120, 128, 256, 1u << 16, 64u << 8, UINT32_MAX};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) REFUSED_BY_ALL(size, sizes[i], GN_ERROR_OPTIONS_SIZE);

    for (uint32_t i = 0; i < 4; i++) {
        options = defaults();
        options.placement = i;
        for (int j = 0; j < SHAPES; j++) {
            const int on_alone = j == ELLIPSE || j == ARC;
            ask(&shapes[j], "(placement)", &good, &options, i > 0 && on_alone ? GN_ERROR_PLACEMENT : GN_OK);
        }
    }
    ALLOWED(azimuth_is, GN_AZIMUTH_START);
    ALLOWED(longitudes, GN_LONGITUDES_CONTINUOUS);
    const uint32_t no_choices[] = {4, 5, 255, 256, 1u << 16, 0x80000000u, UINT32_MAX};
    for (int i = 0; i < 7; i++) {
        REFUSED(placement, no_choices[i], GN_ERROR_PLACEMENT);
        REFUSED(azimuth_is, no_choices[i], GN_ERROR_PLACEMENT);
        REFUSED(longitudes, no_choices[i], GN_ERROR_PLACEMENT);
    }
    REFUSED(azimuth_is, 2, GN_ERROR_PLACEMENT);
    REFUSED(longitudes, 2, GN_ERROR_PLACEMENT);

    ALLOWED(vertices, 3);
    ALLOWED(vertices, 1000);
    REFUSED(vertices, 0, GN_ERROR_VERTICES);
    REFUSED(vertices, 2, GN_ERROR_VERTICES);
    REFUSED(vertices, 1000001, GN_ERROR_VERTICES);
    REFUSED(vertices, 0x80000040u, GN_ERROR_VERTICES);
    REFUSED(vertices, UINT32_MAX, GN_ERROR_VERTICES);

    ALLOWED_BY_ALL(decimals, 0);
    ALLOWED_BY_ALL(decimals, 12);
    REFUSED_BY_ALL(decimals, -1, GN_ERROR_DECIMALS);
    REFUSED_BY_ALL(decimals, 13, GN_ERROR_DECIMALS);
    REFUSED_BY_ALL(decimals, INT32_MIN, GN_ERROR_DECIMALS);
    REFUSED_BY_ALL(decimals, INT32_MAX, GN_ERROR_DECIMALS);

    ALLOWED(tolerance, 1);
    ALLOWED(tolerance, 1000);
    ALLOWED(tolerance, -0.0);
    ALLOWED_BY_ALL(edge_tolerance, 1);
    ALLOWED_BY_ALL(edge_tolerance, 1000);
    ALLOWED_BY_ALL(edge_tolerance, -0.0);
    const double no_tolerances[] = {-1,       -DBL_TRUE_MIN, -DBL_MAX, NAN,    INFINITY,
                                    -INFINITY, DBL_TRUE_MIN,  9.99e-7,  1000001};
    for (int i = 0; i < 9; i++) {
        REFUSED(tolerance, no_tolerances[i], GN_ERROR_TOLERANCE);
        REFUSED_BY_ALL(edge_tolerance, no_tolerances[i], GN_ERROR_TOLERANCE);
    }

    const double azimuths[] = {-0.0, 360, -540, 1e300, -DBL_MAX, DBL_TRUE_MIN};
    for (int i = 0; i < 6; i++) {
        ALLOWED(label_azimuth, azimuths[i]);
        ALLOWED(radial_azimuth, azimuths[i]);
    }
    for (int i = 0; i < NOT_FINITE; i++) {
        REFUSED(label_azimuth, not_finite[i], GN_ERROR_NOT_FINITE);
        REFUSED(radial_azimuth, not_finite[i], GN_ERROR_NOT_FINITE);
    }
    ALLOWED(radials, 1);
    ALLOWED(radials, 360);
    REFUSED(radials, 3601, GN_ERROR_VERTICES);
    REFUSED(radials, UINT32_MAX, GN_ERROR_VERTICES);
    ALLOWED(reserved, UINT32_MAX);
#undef ALLOWED_BY_ALL
#undef REFUSED_BY_ALL
#undef ALLOWED
#undef REFUSED
#undef ASK
}

static void walk_numbers(void) {
    numbers n;
    for (int i = 0; i < SHAPES; i++) {
        const struct shape *s = &shapes[i];
        n = good;
        n.center = NULL;
        ask(s, "(center null)", &n, NULL, GN_ERROR_NULL);
        const gn_point bad[] = {{NAN, 7}, {51, NAN}, {INFINITY, 7}, {51, -INFINITY}, {90 + 0x1p-46, 7}, {-DBL_MAX, 7}};
        for (int j = 0; j < 6; j++) {
            n.center = &bad[j];
            ask(s, "(a bad center)", &n, NULL, j < 4 ? GN_ERROR_NOT_FINITE : GN_ERROR_LATITUDE);
        }
        const gn_point far[] = {{90, 0}, {-90, 1e300}, {0, 180}, {89.999, -180}, {-0.0, -DBL_MAX}, {51, DBL_TRUE_MIN}};
        for (int j = 0; j < 6; j++) {
            n.center = &far[j];
            ask(s, "(a far center)", &n, NULL, GN_OK);
        }

        /* Sizes. An inner radius may be 0, an axis may not. */
        const double radii[] = {0, -0.0, -1, -DBL_TRUE_MIN, nextafter(19970000, 2e7), 2e7, 1e300, DBL_MAX, -DBL_MAX};
        for (int j = 0; j < 9 && s->takes & RADIUS; j++) {
            n = good;
            n.radius = radii[j];
            ask(s, "(a bad radius)", &n, NULL, GN_ERROR_RADIUS);
            n = good;
            n.inner = radii[j];
            const int may_be_zero = s->takes & WIDTH;
            if (!(s->takes & INNER) || (may_be_zero && radii[j] == 0)) continue;
            ask(s, "(a bad second radius)", &n, NULL, GN_ERROR_RADIUS);
        }
        const double allowed[] = {19970000, 1e7, 1, 1e-3, 1e-9, DBL_TRUE_MIN};
        for (int j = 0; j < 6 && s->takes & RADIUS; j++) {
            n = good;
            n.radius = allowed[j];
            n.inner = allowed[j] / 2;
            if (s->takes & INNER && !(s->takes & WIDTH) && n.inner == 0) n.inner = n.radius;
            ask(s, "(a radius)", &n, NULL, GN_OK);
        }
        for (int j = 0; j < NOT_FINITE; j++) {
            double *const fields[] = {&n.radius, &n.inner, &n.azimuth, &n.width};
            for (int field = 0; field < 4; field++) {
                n = good;
                *fields[field] = not_finite[j];
                if (s->takes & 1 << field) ask(s, "(not finite)", &n, NULL, GN_ERROR_NOT_FINITE);
            }
        }
        if (s->takes & AZIMUTH) {
            const double azimuths[] = {0, -0.0, 360, -540, 1e300, -DBL_MAX, DBL_TRUE_MIN};
            for (int j = 0; j < 7; j++) {
                n = good;
                n.azimuth = azimuths[j];
                ask(s, "(an azimuth)", &n, NULL, GN_OK);
            }
        }
        if (s->takes & WIDTH) {
            const double widths[] = {-DBL_TRUE_MIN, -1, -360, 360 + 0x1p-44, 720, 1e300, -DBL_MAX};
            for (int j = 0; j < 7; j++) {
                n = good;
                n.width = widths[j];
                ask(s, "(a bad width)", &n, NULL, GN_ERROR_WIDTH);
            }
            const double good_widths[] = {0, -0.0, DBL_TRUE_MIN, 1e-9, 180, 359.9999, 360};
            for (int j = 0; j < 7; j++) {
                n = good;
                n.width = good_widths[j];
                ask(s, "(a width)", &n, NULL, GN_OK);
                n.inner = 0;
                ask(s, "(a width)", &n, NULL, GN_OK);
            }
        }
    }
    /* The inner radius of a wedge is smaller than the outer one; axes may be in any order. */
    n = good;
    n.inner = n.radius;
    ask(&shapes[WEDGE], "(equal radii)", &n, NULL, GN_ERROR_RADIUS);
    ask(&shapes[ELLIPSE], "(equal axes)", &n, NULL, GN_OK);
    n.inner = 2 * n.radius;
    ask(&shapes[WEDGE], "(inner beyond outer)", &n, NULL, GN_ERROR_RADIUS);
    ask(&shapes[ELLIPSE], "(second axis longer)", &n, NULL, GN_OK);
}

/* Capacities of raw points, and the number of points that they allow. */
static void walk_capacities(void) {
    for (int i = 0; i < SHAPES; i++) {
        const struct shape *s = &shapes[i];
        if (!s->points) continue;
#define SAYS(condition) check((condition), s->name, "(capacity)", #condition)
        size_t needed, length;
        check_status(s->name, "(NULL, 0)", s->points(&good, NULL, NULL, 0, &needed), GN_ERROR_BUFFER_TOO_SMALL);
        check_status(s->name, "(NULL, 0, NULL)", s->points(&good, NULL, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
        length = 99;
        check_status(s->name, "(NULL, 64)", s->points(&good, NULL, NULL, 64, &length), GN_ERROR_NULL);
        SAYS(length == 0 && needed > 2 && needed < VERTICES);
        const size_t capacities[] = {0, 1, needed - 1, needed, needed + 1, SIZE_MAX, SIZE_MAX / 16 + 1};
        for (int j = 0; j < 7; j++) {
            fill(out, sizeof out);
            const int fits = capacities[j] >= needed;
            check_status(s->name, "(capacity)", s->points(&good, NULL, out, capacities[j], &length),
                         fits ? GN_OK : GN_ERROR_BUFFER_TOO_SMALL);
            const size_t touched = fits ? needed : capacities[j];
            SAYS(length == needed && is_filled(out + touched, (VERTICES - touched) * sizeof *out));
            SAYS(fits || is_wiped(out, touched));
            for (size_t k = 0; fits && k < needed; k++) {
                SAYS(fabs(out[k].latitude - 51) < 0.1 && out[k].longitude >= -180 && out[k].longitude < 180);
            }
            SAYS(!fits || i == ARC || memcmp(&out[0], &out[needed - 1], sizeof *out) == 0);
        }
        gn_shape_options options = defaults();
        options.longitudes = GN_LONGITUDES_CONTINUOUS;
        check_status(s->name, "(continuous)", s->points(&good, &options, out, VERTICES, &length), GN_OK);
        for (size_t k = 1; k < length; k++) SAYS(fabs(out[k].longitude - out[k - 1].longitude) < 1);
        SAYS(length == needed);
        /* The number of vertices is the one asked for. */
        const uint32_t vertices[] = {3, 4, 7, 8, 9, 1000};
        for (int j = 0; j < 6; j++) {
            options = defaults();
            options.vertices = vertices[j];
            check_status(s->name, "(vertices)", s->points(&good, &options, out, VERTICES, &length), GN_OK);
            const size_t share = (size_t)ceil(vertices[j] * 70 / 360.0);
            SAYS(length == (i == WEDGE ? 2 * share + 3 : i == ARC ? share + 1 : vertices[j] + 1));
        }
        /* The most. */
        options.vertices = 1000000;
        check_status(s->name, "(a million)", s->points(&good, &options, NULL, 0, &length), GN_ERROR_BUFFER_TOO_SMALL);
        SAYS(length > 190000 && length < 1000002);
#undef SAYS
    }
    /* A whole turn with an inner radius: two rings. Without: one. No width: nothing. */
    size_t length;
    EXPECT(gn_wedge, (&here, 10, 20, 0, 360, NULL, out, VERTICES, &length), GN_OK);
    HOLDS(gn_wedge, (360), length == 130 && memcmp(&out[0], &out[64], sizeof *out) == 0);
    HOLDS(gn_wedge, (360), memcmp(&out[65], &out[129], sizeof *out) == 0);
    EXPECT(gn_wedge, (&here, 0, 20, 0, 360, NULL, out, VERTICES, &length), GN_OK);
    HOLDS(gn_wedge, (360), length == 65 && memcmp(&out[0], &out[64], sizeof *out) == 0);
    EXPECT(gn_wedge, (&here, 10, 20, 0, 0, NULL, out, VERTICES, &length), GN_OK);
    HOLDS(gn_wedge, (no width), length == 0);
    EXPECT(gn_wedge, (&here, 10, 20, 0, 0, NULL, NULL, 0, &length), GN_OK);
}

/* Properties and capacities of GeoJSON. */
static void walk_text(void) {
    static const char *const allowed[] = {
        "{}", " {\t}\r\n", "{\"a\":1}", "{\"\":[],\"b\":{\"c\":[null,true,false,-0.5e+3,\"\\u00e9\\\\\\\"/\\n\"]}}",
        "{\"a\":\"\xc3\xa9 \xe2\x82\xac\"}", "{\"a\":1,\"a\":2}",
    };
    static const char *const refused[] = {
        "[]", "1", "null", "\"a\"", " ", "{", "}", "{}}", "{} {}", "{]", "[}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
        "{,}", "{a:1}", "{'a':1}", "{\"a\":01}", "{\"a\":+1}", "{\"a\":1.}", "{\"a\":.5}", "{\"a\":1e}", "{\"a\":-}",
        "{\"a\":tru}", "{\"a\":True}", "{\"a\":NaN}", "{\"a\":[1,]}", "{\"a\":[1 2]}", "{\"a\":\"\t\"}",
        "{\"a\":\"\\x\"}", "{\"a\":\"\\u00g0\"}", "{\"a\":\"\\u00", "{\"a\":\"b}", "{\"a\":\"b\\", "{\"a\" 1}",
        "{\"a\":1 \"b\":2}", "{\"a\":1}x", "/**/{}", "{1:2}", "{\"a\":{}", "{\"a\":[}",
    };
    for (int i = 0; i < SHAPES; i++) {
        const struct shape *s = &shapes[i];
        geojson_counts counts;
        size_t needed, length;
#define SAYS(condition, where) check((condition), s->text_name, where, #condition)
        check_status(s->text_name, "(NULL, 0)", s->text(&good, NULL, NULL, 0, NULL, 0, &needed), GN_ERROR_BUFFER_TOO_SMALL);
        check_status(s->text_name, "(NULL, 0, NULL)", s->text(&good, NULL, NULL, 0, NULL, 0, NULL),
                     GN_ERROR_BUFFER_TOO_SMALL);
        length = 99;
        check_status(s->text_name, "(NULL, 64)", s->text(&good, NULL, NULL, 0, NULL, 64, &length), GN_ERROR_NULL);
        SAYS(length == 0 && needed > 60, "(NULL, 64)");
        const size_t capacities[] = {0, 1, 2, needed - 1, needed, needed + 1, needed + 2, SIZE_MAX, (size_t)1 << 63};
        for (int j = 0; j < 9; j++) {
            const size_t room = capacities[j];
            fill(text, needed + 64);
            check_status(s->text_name, "(capacity)", s->text(&good, NULL, NULL, 0, text, room, &length),
                         room >= needed ? GN_OK : GN_ERROR_BUFFER_TOO_SMALL);
            SAYS(length == needed, "(capacity)");
            SAYS(room >= needed ? strlen(text) + 1 == needed : room == 0 || text[0] == 0, "(capacity)");
            const size_t touched = room >= needed ? needed : room;
            SAYS(is_filled(text + touched, needed + 64 - touched), "(capacity)");
        }
        /* Cut at the antimeridian, all of them but radial lines and labels. */
        const char *fault = geojson_fault(text, 7, &counts);
        check(!fault, s->text_name, "(good)", fault);
        SAYS(strstr(text, i == ARC || i == ROUTE ? "MultiLineString" : "MultiPolygon") != NULL, "(good)");

        const char *fit = "{\"a\":1}";
        check_status(s->text_name, "(properties null)", s->text(&good, NULL, NULL, 7, text, TEXT, &length), GN_ERROR_NULL);
        SAYS(length == 0 && text[0] == 0, "(properties null)");
        check_status(s->text_name, "(a part)", s->text(&good, NULL, "{}}", 2, text, TEXT, &length), GN_OK);
        const size_t beyond[] = {8, 1000, SIZE_MAX, (size_t)1 << 63};
        for (int j = 0; j < 4; j++) {
            check_status(s->text_name, "(beyond the zero)", s->text(&good, NULL, fit, beyond[j], text, TEXT, &length),
                         GN_ERROR_PROPERTIES);
        }
        for (size_t j = 0; j < sizeof allowed / sizeof *allowed; j++) {
            const char *const p = allowed[j];
            check_status(s->text_name, p, s->text(&good, NULL, p, strlen(p), text, TEXT, &length), GN_OK);
            SAYS(strlen(text) + 1 == length && !geojson_fault(text, 7, &counts), p);
        }
        for (size_t j = 0; j < sizeof refused / sizeof *refused; j++) {
            const char *const p = refused[j];
            length = 99;
            check_status(s->text_name, p, s->text(&good, NULL, p, strlen(p), text, TEXT, &length), GN_ERROR_PROPERTIES);
            SAYS(length == 0 && text[0] == 0, p);
        }
        for (int depth = 60; depth <= 70; depth += 10) {
            char deep[256] = "{\"a\":";
            memset(deep + 5, '[', (size_t)depth);
            memset(deep + 5 + depth, ']', (size_t)depth);
            deep[5 + 2 * depth] = '}';
            check_status(s->text_name, "(deep)", s->text(&good, NULL, deep, strlen(deep), text, TEXT, &length),
                         depth < 64 ? GN_OK : GN_ERROR_PROPERTIES);
        }
        /* One byte of each value, everywhere. */
        for (size_t place = 0; place < 7; place++) {
            for (int byte = 0; byte < 256; byte++) {
                char changed[8];
                memcpy(changed, fit, 8);
                changed[place] = (char)byte;
                const gn_status status = s->text(&good, NULL, changed, 7, text, TEXT, &length);
                SAYS(status == GN_OK || status == GN_ERROR_PROPERTIES, "(one byte changed)");
                SAYS(byte < 32 && byte != '\t' && byte != '\n' && byte != '\r' ? status == GN_ERROR_PROPERTIES : 1,
                     "(a control character)");
                SAYS(status != GN_OK || json_is_valid(text), "(one byte changed)");
            }
        }
#undef SAYS
    }
}

static void walk_ring_set(void) {
    const double radii[] = {3000, 1000, 2000};
    gn_shape_options options = defaults();
    options.radials = 6;
    options.radial_azimuth = -90;
    options.label_azimuth = 405;
    size_t n, m, length, spare;
    EXPECT(gn_ring_set, (&here, radii, 3, &options, NULL, 0, &n, NULL, 0, &m), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_ring_set, (counts), m == 9 && n >= 3 * 65 + 6 * 2 && n < VERTICES);
    EXPECT(gn_ring_set, (&here, radii, 3, &options, NULL, 0, NULL, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_ring_set, (&here, radii, 3, &options, NULL, n, &length, lines, m, &spare), GN_ERROR_NULL);
    HOLDS(gn_ring_set, (vertices null), length == 0 && spare == 0);
    EXPECT(gn_ring_set, (&here, radii, 3, &options, out, n, &length, NULL, m, &spare), GN_ERROR_NULL);
    HOLDS(gn_ring_set, (lines null), length == 0 && spare == 0);
    const size_t rooms[][2] = {{n, m},           {n, m - 1}, {n - 1, m}, {n, 0}, {0, m},
                               {SIZE_MAX, SIZE_MAX}, {1, 1},     {(size_t)1 << 63, SIZE_MAX / 56 + 1}};
    for (int i = 0; i < 8; i++) {
        const int fits = rooms[i][0] >= n && rooms[i][1] >= m;
        fill(out, sizeof out);
        fill(lines, sizeof lines);
        EXPECT(gn_ring_set, (&here, radii, 3, &options, out, rooms[i][0], &length, lines, rooms[i][1], &spare),
               fits ? GN_OK : GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(gn_ring_set, (capacity), length == n && spare == m);
        const size_t points = rooms[i][0] < n ? rooms[i][0] : n, records = rooms[i][1] < m ? rooms[i][1] : m;
        HOLDS(gn_ring_set, (capacity), is_filled(out + points, (VERTICES - points) * sizeof *out));
        HOLDS(gn_ring_set, (capacity), is_filled(lines + records, (LINES - records) * sizeof *lines));
        for (size_t j = 0; !fits && j < records; j++) HOLDS(gn_ring_set, (capacity), is_blank(&lines[j]));
        HOLDS(gn_ring_set, (capacity), fits || is_wiped(out, points));
    }
    EXPECT(gn_ring_set, (&here, radii, 3, &options, out, n, NULL, lines, m, NULL), GN_OK);
    uint64_t next = 0;
    for (size_t i = 0; i < m; i++) {
        const gn_ring_line *l = &lines[i];
        HOLDS(gn_ring_set, (lines), l->first == next && l->count >= 2 && l->reserved == 0);
        HOLDS(gn_ring_set, (lines), l->kind == (i < 3 ? GN_RING : GN_RADIAL));
        HOLDS(gn_ring_set, (lines), l->radius == (i < 3 ? radii[i] : 3000));
        HOLDS(gn_ring_set, (lines), l->azimuth == (i < 3 ? 45 : fmod(270 + 60 * (double)(i - 3), 360)));
        double distance, azimuth;
        EXPECT(gn_geodesic_inverse, (&here, &l->label, &distance, &azimuth, NULL), GN_OK);
        HOLDS(gn_ring_set, (labels), fabs(distance - l->radius) < 1e-6);
        HOLDS(gn_ring_set, (labels), fabs(remainder(azimuth - l->azimuth, 360)) < 1e-7);
        next += l->count;
        const gn_point *const first = &out[l->first], *const last = &out[next - 1];
        HOLDS(gn_ring_set, (rings), l->kind == GN_RADIAL || memcmp(first, last, sizeof *first) == 0);
        HOLDS(gn_ring_set, (radials), l->kind == GN_RING || fabs(first->latitude - 51) < 1e-12);
    }
    HOLDS(gn_ring_set, (lines), next == n);

    fill(out, sizeof out);
    fill(lines, sizeof lines);
    length = spare = 99;
    EXPECT(gn_ring_set, (NULL, radii, 3, &options, out, VERTICES, &length, lines, LINES, &spare), GN_ERROR_NULL);
    HOLDS(gn_ring_set, (center null), length == 0 && spare == 0);
    EXPECT(gn_ring_set, (&here, NULL, 3, &options, out, VERTICES, &length, lines, LINES, &spare), GN_ERROR_NULL);
    EXPECT(gn_ring_set_geojson, (&here, NULL, 3, &options, NULL, 0, text, TEXT, &length), GN_ERROR_NULL);
    for (int place = 0; place < 3; place++) {
        double bad[] = {3000, 1000, 2000};
        bad[place] = 0;
        EXPECT(gn_ring_set, (&here, bad, 3, &options, out, VERTICES, &length, lines, LINES, &spare), GN_ERROR_RADIUS);
        bad[place] = NAN;
        EXPECT(gn_ring_set, (&here, bad, 3, &options, out, VERTICES, &length, lines, LINES, &spare), GN_ERROR_NOT_FINITE);
        EXPECT(gn_ring_set_geojson, (&here, bad, 3, &options, NULL, 0, text, TEXT, &length), GN_ERROR_NOT_FINITE);
    }
    HOLDS(gn_ring_set, (refused), is_filled(out, sizeof out) && is_filled(lines, sizeof lines));
}

void walk_shape(void) {
    walk_options();
    walk_numbers();
    walk_capacities();
    walk_text();
    walk_ring_set();
}
