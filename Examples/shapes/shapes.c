/*
 * Shapes as a picture: a C99 program that links GridNorth and draws an SVG.
 *
 * Above, a map of the world in degrees, drawn from GeoJSON as any consumer would: a circle over a pole, one over the
 * antimeridian, a route that crosses it twice. Below, three views from above, drawn from points: range rings; a sector,
 * an annular wedge, an arc and an ellipse; a circle between two polygons of eight vertices.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 960, WORLD_HEIGHT = 480, GAP = 12, SIDE = (WIDTH - 2 * GAP) / 3 };
enum { POINTS = 1000, LINES = 40, BYTES = 100000 };

static const double RADIAN = 57.29577951308232; /* Degrees. */
static const double KILOMETER = 1000;

static void require(gn_status status) {
    if (status == GN_OK) return;
    fprintf(stderr, "shapes: %s\n", gn_status_text(status));
    exit(1);
}

static gn_shape_options defaults(void) {
    gn_shape_options options;
    require(gn_shape_options_init(&options));
    return options;
}

/* Tenths of a pixel are enough, and shorter than the output of printf by itself. */
static void print_vertex(char letter, double x, double y) {
    printf("%c%.7g %.7g", letter, round(x * 10) / 10 + 0.0, round(y * 10) / 10 + 0.0);
}

static void print_text(const char *class, double x, double y, const char *text) {
    printf("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", class, x, y, text);
}

/* The world */

static double world_x(double longitude) { return (longitude + 180) * WIDTH / 360; }

static double world_y(double latitude) { return (90 - latitude) * WORLD_HEIGHT / 180; }

/* The coordinates of a feature as a path. A position is two numbers in brackets; a bracket that closes without one ends
   a ring or a line. */
static void print_feature(const char *class, const char *json, int is_area) {
    const char *cursor = strstr(json, "\"coordinates\":");
    int depth = 0, is_first = 1;
    printf("<path class=\"%s\" d=\"", class);
    for (cursor = strchr(cursor, '['); *cursor != 0; cursor++) {
        if (*cursor == '[') {
            depth++;
        } else if (*cursor == ']') {
            if (!is_first && is_area) printf("Z");
            is_first = 1;
            if (--depth == 0) break;
        } else if (*cursor != ',') {
            char *end;
            double longitude = strtod(cursor, &end), latitude = strtod(end + 1, &end);
            print_vertex(is_first ? 'M' : 'L', world_x(longitude), world_y(latitude));
            is_first = 0;
            depth--;
            cursor = end; /* The bracket that closes the position. */
        }
    }
    printf("\"/>\n");
}

static void draw_graticule(void) {
    printf("<path class=\"graticule\" d=\"");
    for (int longitude = -150; longitude < 180; longitude += 30) printf("M%.6g 0V%d", world_x(longitude), WORLD_HEIGHT);
    for (int latitude = -60; latitude < 90; latitude += 30) printf("M0 %.6gH%d", world_y(latitude), WIDTH);
    printf("\"/>\n");
    for (int longitude = -120; longitude < 180; longitude += 60) {
        char text[16];
        snprintf(text, sizeof text, "%d°%s", abs(longitude), longitude < 0 ? "W" : longitude > 0 ? "E" : "");
        print_text("degrees", world_x(longitude), WORLD_HEIGHT - 4, text);
    }
}

static void draw_place(gn_point place, const char *text) {
    double x = world_x(place.longitude), y = world_y(place.latitude);
    int is_left = x > WIDTH - 150;
    printf("<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\"/>\n", x, y);
    print_text(is_left ? "place end" : "place start", is_left ? x - 6 : x + 6, y + 14, text);
}

static void draw_world_circle(const char *class, gn_point center, double radius, const char *text) {
    static char json[BYTES];
    gn_shape_options options = defaults();
    options.edge_tolerance = 5 * KILOMETER;
    require(gn_circle_geojson(&center, radius, &options, NULL, 0, json, sizeof json, NULL));
    print_feature(class, json, 1);
    draw_place(center, text);
}

static void draw_world_line(const char *class, const gn_point *points, size_t count) {
    static char json[BYTES];
    gn_geojson_options options;
    require(gn_geojson_options_init(&options));
    options.edge_tolerance = 5 * KILOMETER;
    require(gn_route_geojson(points, count, &options, NULL, 0, json, sizeof json, NULL));
    print_feature(class, json, 0);
}

static void draw_route(void) {
    enum { STOPS = 6 };
    static const gn_point stops[STOPS] = {{-33.45, -70.67}, {-33.87, 151.21}, {35.69, 139.69},
                                          {61.22, -149.90}, {64.15, -21.94},  {-33.92, 18.42}};
    static const char *const names[STOPS] = {"Santiago", "Sydney", "Tokyo", "Anchorage", "Reykjavik", "Cape Town"};
    char text[64];
    double distances[STOPS];
    draw_world_line("route", stops, STOPS);
    require(gn_route_distances(stops, STOPS, distances));
    for (int i = 0; i < STOPS; i++) {
        snprintf(text, sizeof text, "%s, %.0f km", names[i], distances[i] / KILOMETER);
        draw_place(stops[i], i == 0 ? names[i] : text);
    }

    /* How far off a position is. */
    const gn_point honolulu = {21.31, -157.86};
    gn_route_place nearest;
    require(gn_route_nearest(stops, STOPS, &honolulu, &nearest));
    const gn_point way[2] = {honolulu, nearest.point};
    draw_world_line("off", way, 2);
    snprintf(text, sizeof text, "Honolulu, %.0f km off", fabs(nearest.distance_off) / KILOMETER);
    draw_place(honolulu, text);
}

static void draw_world(void) {
    const gn_point svalbard = {78.22, 15.65}, fiji = {-18.14, 178.44};
    printf("<svg class=\"world\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n", WIDTH, WORLD_HEIGHT, WIDTH,
           WORLD_HEIGHT);
    printf("<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", WIDTH, WORLD_HEIGHT);
    draw_graticule();
    draw_world_circle("area blue", svalbard, 1500 * KILOMETER, "Longyearbyen");
    draw_world_circle("area red", fiji, 2000 * KILOMETER, "Suva");
    draw_route();
    printf("</svg>\n");
}

/* From above */

/* A panel with a position in its middle: distances and azimuths from there are true. */
typedef struct panel {
    gn_point center;
    double pixels; /* Pixels per meter. */
} panel;

static panel begin_panel(int column, gn_point center, double half_width, const char *title) {
    panel result = {center, SIDE / 2.0 / half_width};
    printf("<svg class=\"panel\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" viewBox=\"%.6g %.6g %d %d\">\n",
           column * (SIDE + GAP), WORLD_HEIGHT + GAP, SIDE, SIDE, -SIDE / 2.0, -SIDE / 2.0, SIDE, SIDE);
    printf("<rect class=\"paper\" x=\"-50%%\" y=\"-50%%\" width=\"100%%\" height=\"100%%\"/>\n");
    print_text("title start", 10 - SIDE / 2.0, 20 - SIDE / 2.0, title);
    return result;
}

static void end_panel(void) {
    printf("<circle class=\"dot\" r=\"2.5\"/>\n</svg>\n");
}

static void project(const panel *panel, gn_point point, double *x, double *y) {
    double distance, azimuth;
    require(gn_geodesic_inverse(&panel->center, &point, &distance, &azimuth, NULL));
    *x = panel->pixels * distance * sin(azimuth / RADIAN);
    *y = -panel->pixels * distance * cos(azimuth / RADIAN);
}

static void draw_points(const panel *panel, const char *class, const gn_point *points, size_t count, int is_area) {
    printf("<path class=\"%s\" d=\"", class);
    for (size_t i = 0; i < count; i++) {
        double x, y;
        project(panel, points[i], &x, &y);
        print_vertex(i == 0 ? 'M' : 'L', x, y);
    }
    printf(is_area ? "Z\"/>\n" : "\"/>\n");
}

static void draw_range_rings(void) {
    const gn_point center = {68.44, 17.43};
    const double radii[] = {25 * KILOMETER, 50 * KILOMETER, 75 * KILOMETER, 100 * KILOMETER};
    panel panel = begin_panel(0, center, 125 * KILOMETER, "Range rings");

    gn_shape_options options = defaults();
    options.radials = 12;
    options.label_azimuth = 15;
    static gn_point vertices[POINTS];
    static gn_ring_line lines[LINES];
    size_t vertex_count, line_count;
    require(gn_ring_set(&center, radii, sizeof radii / sizeof *radii, &options, vertices, POINTS, &vertex_count, lines,
                        LINES, &line_count));
    for (const gn_ring_line *line = lines; line < lines + line_count; line++)
        draw_points(&panel, line->kind == GN_RING ? "ring" : "radial", vertices + line->first, line->count,
                    line->kind == GN_RING);

    /* Distances are written on their rings, azimuths beyond the ends of the radial lines. */
    for (const gn_ring_line *line = lines; line < lines + line_count; line++) {
        char text[16];
        double x, y, beyond = 1;
        project(&panel, line->label, &x, &y);
        if (line->kind == GN_RING) {
            snprintf(text, sizeof text, "%g km", line->radius / KILOMETER);
        } else {
            snprintf(text, sizeof text, "%03.0f", line->azimuth);
            beyond = 1 + 13 / hypot(x, y);
        }
        print_text(line->kind == GN_RING ? "distance" : "azimuth", beyond * x, beyond * y + 4, text);
    }
    end_panel();
}

static void draw_wedges(void) {
    const gn_point center = {68.44, 17.43};
    panel panel = begin_panel(1, center, 125 * KILOMETER, "Sector, annular wedge, arc, ellipse");
    static gn_point points[POINTS];
    size_t count;

    require(gn_wedge(&center, 0, 100 * KILOMETER, 30, 50, NULL, points, POINTS, &count));
    draw_points(&panel, "area blue", points, count, 1);

    gn_shape_options options = defaults();
    options.azimuth_is = GN_AZIMUTH_START;
    require(gn_wedge(&center, 50 * KILOMETER, 90 * KILOMETER, 200, 110, &options, points, POINTS, &count));
    draw_points(&panel, "area red", points, count, 1);
    require(gn_arc(&center, 80 * KILOMETER, 75, 105, &options, points, POINTS, &count));
    draw_points(&panel, "arc", points, count, 0);

    require(gn_ellipse(&center, 30 * KILOMETER, 15 * KILOMETER, 115, NULL, points, POINTS, &count));
    draw_points(&panel, "area green", points, count, 1);
    end_panel();
}

static void draw_placements(void) {
    const gn_point center = {68.44, 17.43};
    panel panel = begin_panel(2, center, 140 * KILOMETER, "Eight vertices around a circle, eight within");
    static gn_point points[POINTS];
    size_t count;

    gn_shape_options options = defaults();
    options.vertices = 8;
    options.placement = GN_VERTICES_OUTSIDE;
    require(gn_circle(&center, 100 * KILOMETER, &options, points, POINTS, &count));
    draw_points(&panel, "area red", points, count, 1);
    options.placement = GN_VERTICES_INSIDE;
    require(gn_circle(&center, 100 * KILOMETER, &options, points, POINTS, &count));
    draw_points(&panel, "area blue", points, count, 1);

    /* The ring gets as many vertices as the picture can show. */
    options.placement = GN_VERTICES_ON;
    options.tolerance = 0.1 / panel.pixels;
    require(gn_circle(&center, 100 * KILOMETER, &options, points, POINTS, &count));
    draw_points(&panel, "circle", points, count, 1);
    end_panel();
}

static const char *const style =
    "text{font-family:Inter,'Helvetica Neue',Helvetica,Arial,sans-serif;font-size:11px;text-anchor:middle;"
    "paint-order:stroke;stroke:#faf8f3;stroke-width:3;stroke-linejoin:round;fill:#37424a}"
    "path{fill:none;stroke-linejoin:round;stroke-width:1.3}"
    ".paper{fill:#faf8f3}.graticule{stroke:#5f717e;stroke-width:0.5;opacity:0.5}"
    ".area{fill-opacity:0.15}.blue{stroke:#2d6a9f;fill:#2d6a9f}.red{stroke:#b5482f;fill:#b5482f}"
    ".green{stroke:#4b7a52;fill:#4b7a52}"
    ".route{stroke:#37424a;stroke-width:1.6}.off,.arc{stroke:#37424a;stroke-dasharray:4 3}"
    ".ring,.circle{stroke:#37424a}.radial{stroke:#5f717e;stroke-width:0.8}"
    ".dot{fill:#37424a}.title{font-weight:600;font-size:12px}.degrees{fill:#5f717e;font-size:9px}"
    ".azimuth{fill:#5f717e;font-size:10px}.start{text-anchor:start}.end{text-anchor:end}";

int main(int argc, char **argv) {
    (void)argv;
    if (argc != 1) {
        fprintf(stderr, "usage: shapes\n");
        return 2;
    }
    const int height = WORLD_HEIGHT + GAP + SIDE;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" ", WIDTH, height);
    printf("viewBox=\"0 0 %d %d\">\n", WIDTH, height);
    printf("<style>%s</style>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", style, WIDTH, height);
    draw_world();
    draw_range_rings();
    draw_wedges();
    draw_placements();
    printf("</svg>\n");
    return 0;
}
