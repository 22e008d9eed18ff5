/*
 * The part of the corpus that goes over circles, ellipses, wedges, arcs and ring sets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

#define VERTICES 1024

/* Millions of points for a micrometer would be no better a test than some hundred. */
static double tolerance_anywhere(void) {
    return random_integer(0, 31) ? power_of_two((int)random_integer(6, 19)) : special_number();
}

/* The defaults with some fields changed, now and then to a refused value. */
static gn_shape_options options_anyhow(void) {
    gn_shape_options options;
    gn_shape_options_init(&options);
    const uint64_t changed = random_bits();
    options.vertices = (uint32_t)random_integer(3, 20);
    if (changed & 1) options.placement = (uint32_t)random_integer(0, 3);
    if ((changed & 0x3e) == 2) options.placement = 4;
    if (changed & 0x40) options.azimuth_is = GN_AZIMUTH_START;
    if ((changed & 0x180) == 0x180) options.tolerance = tolerance_anywhere();
    if ((changed & 0x600) == 0x600) options.edge_tolerance = tolerance_anywhere();
    if (changed & 0x800) options.label_azimuth = degrees(random_integer(-360 * DEGREE, 360 * DEGREE));
    if (changed & 0x1000) options.radial_azimuth = (double)random_integer(-8, 8) * 45;
    if (changed & 0x2000) options.radials = (uint32_t)random_integer(0, 8);
    if (changed & 0x4000) options.decimals = (int32_t)random_integer(0, 12);
    if (changed & 0x8000) options.longitudes = GN_LONGITUDES_CONTINUOUS;
    return options;
}

/* Radii of every size, up to nearly the antipode; seldom an invalid one. */
static double radius_anywhere(void) {
    if (random_integer(0, 31) == 0) return special_number();
    return 19970000 * (double)random_integer(1, 1 << 20) * 0x1p-20 * power_of_two(-(int)random_integer(0, 32));
}

static void run_options_init(void) {
    const int function = OF_gn_shape_options_init;
    gn_shape_options o = {.size = 0};
    absorb_integer(function, gn_shape_options_init(&o));
    absorb_integer(function, o.size);
    absorb_integer(function, o.placement);
    absorb_integer(function, o.vertices);
    absorb_integer(function, o.azimuth_is);
    absorb_double(function, o.tolerance);
    absorb_double(function, o.edge_tolerance);
    absorb_double(function, o.label_azimuth);
    absorb_double(function, o.radial_azimuth);
    absorb_integer(function, o.radials);
    absorb_integer(function, o.decimals);
    absorb_integer(function, o.longitudes);
}

static void run_geojson_options_init(void) {
    const int function = OF_gn_geojson_options_init;
    gn_geojson_options o = {.size = 0};
    absorb_integer(function, gn_geojson_options_init(&o));
    absorb_integer(function, o.size);
    absorb_integer(function, o.decimals);
    absorb_double(function, o.edge_tolerance);
}

static gn_point vertices[VERTICES];
static char text[1 << 17];

static void absorb_vertices(int function, gn_status status, size_t count) {
    absorb_integer(function, status);
    absorb_count(function, count);
    for (size_t i = 0; status == GN_OK && i < count; i++) absorb_point(function, &vertices[i]);
}

static void absorb_shape(int function, gn_status status, size_t length) {
    absorb_integer(function, status);
    absorb_count(function, length);
    absorb_text(function, text);
}

static void run_ring_set(const gn_point *center, double radius, const gn_shape_options *o) {
    static gn_ring_line lines[16];
    const int function = OF_gn_ring_set;
    const double radii[] = {radius, radius * 0.5, radius * 0.25};
    size_t count = 7, line_count = 7;
    const gn_status status =
        gn_ring_set(center, radii, 3, o, vertices, VERTICES, &count, lines, 16, &line_count);
    absorb_vertices(function, status, count);
    absorb_count(function, line_count);
    for (size_t i = 0; status == GN_OK && i < line_count; i++) {
        absorb_double(function, lines[i].radius);
        absorb_double(function, lines[i].azimuth);
        absorb_point(function, &lines[i].label);
        absorb(function, lines[i].first);
        absorb(function, lines[i].count);
        absorb_integer(function, lines[i].kind);
    }
    size_t length = 7;
    const gn_status of_text = gn_ring_set_geojson(center, radii, 3, o, NULL, 0, text, sizeof text, &length);
    absorb_shape(OF_gn_ring_set_geojson, of_text, length);
}

void run_shapes(uint32_t block) {
    static const char properties[] = "{\"name\":\"\\u00c4\"}";
    if (block == 0) {
        run_options_init();
        run_geojson_options_init();
    }
    const gn_shape_options options = options_anyhow(), *const o = &options;
    gn_point center;
    make_position(block / 4, &center.latitude, &center.longitude);
    const double radius = radius_anywhere(), inner = radius * (double)random_integer(0, 15) * 0.0625;
    const double azimuth = degrees(random_integer(-360 * DEGREE, 360 * DEGREE));
    const double width = random_integer(0, 7) ? degrees(random_integer(0, 360 * DEGREE)) : 360;
    size_t count = 7, length = 7;
    gn_bounds bounds = {1, 2, 3, 4};
    gn_status status;
    switch (block % 4) {
    case 0:
        status = gn_circle(&center, radius, o, vertices, VERTICES, &count);
        absorb_vertices(OF_gn_circle, status, count);
        absorb_integer(OF_gn_circle_bounds, gn_circle_bounds(&center, radius, &bounds));
        absorb_bounds(OF_gn_circle_bounds, &bounds);
        status = gn_circle_geojson(&center, radius, o, properties, sizeof properties - 1, text, sizeof text, &length);
        absorb_shape(OF_gn_circle_geojson, status, length);
        status = gn_ellipse(&center, radius, inner, azimuth, o, vertices, VERTICES, &count);
        absorb_vertices(OF_gn_ellipse, status, count);
        status = gn_ellipse_geojson(&center, radius, inner, azimuth, o, NULL, 0, text, sizeof text, &length);
        absorb_shape(OF_gn_ellipse_geojson, status, length);
        break;
    case 1:
        status = gn_wedge(&center, inner, radius, azimuth, width, o, vertices, VERTICES, &count);
        absorb_vertices(OF_gn_wedge, status, count);
        status = gn_wedge_geojson(&center, inner, radius, azimuth, width, o, NULL, 0, text, sizeof text, &length);
        absorb_shape(OF_gn_wedge_geojson, status, length);
        break;
    case 2:
        status = gn_arc(&center, radius, azimuth, width, o, vertices, VERTICES, &count);
        absorb_vertices(OF_gn_arc, status, count);
        status = gn_arc_geojson(&center, radius, azimuth, width, o, NULL, 0, text, sizeof text, &length);
        absorb_shape(OF_gn_arc_geojson, status, length);
        break;
    default: run_ring_set(&center, radius, o);
    }
}
