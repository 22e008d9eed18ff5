/* SPDX-License-Identifier: MIT
 *
 * The part of the walk that goes over routes and polygons: their answers. walk_roles.c passes refused arguments.
 */
#include "geojson.h"
#include "walk.h"

/* A way with a place twice in a row, and across the antimeridian. */
static const gn_point way[] = {{51, 170}, {48, -175}, {48, 185}, {40, -170}, {45, 179}, {44, 178.5}};
enum { WAY = sizeof way / sizeof *way };

static int is_position(gn_point p) {
    return p.latitude >= -90 && p.latitude <= 90 && p.longitude >= -180 && p.longitude < 180;
}

/* Routes. */

static void walk_lengths(void) {
    double length, distances[WAY], sum = 0, part;
    EXPECT(gn_route_length, (way, WAY, &length), GN_OK);
    EXPECT(gn_route_distances, (way, WAY, distances), GN_OK);
    HOLDS(gn_route_distances, (way), distances[0] == 0 && distances[1] == distances[2]);
    for (int i = 1; i < WAY; i++) {
        EXPECT(gn_geodesic_inverse, (&way[i - 1], &way[i], &part, NULL, NULL), GN_OK);
        sum += part;
        HOLDS(gn_route_distances, (way), fabs(distances[i] - sum) < 1e-8);
    }
    HOLDS(gn_route_length, (way), length == distances[WAY - 1]);
    for (size_t count = 0; count < 2; count++) {
        fill(distances, sizeof distances);
        EXPECT(gn_route_length, (way, count, &length), GN_OK);
        HOLDS(gn_route_length, (0 or 1 point), length == 0);
        EXPECT(gn_route_distances, (way, count, distances), GN_OK);
        HOLDS(gn_route_distances, (0 or 1 point), count == 0 || distances[0] == 0);
        HOLDS(gn_route_distances, (0 or 1 point), is_filled(distances + count, sizeof distances - count * 8));
    }
}

static void walk_route_point(void) {
    double length, distances[WAY], azimuth;
    size_t segment;
    gn_point point;
    EXPECT(gn_route_length, (way, WAY, &length), GN_OK);
    EXPECT(gn_route_distances, (way, WAY, distances), GN_OK);
    EXPECT(gn_route_point, (way, WAY, 0, &point, &azimuth, &segment), GN_OK);
    HOLDS(gn_route_point, (start), fabs(point.latitude - 51) < 1e-12 && fabs(point.longitude - 170) < 1e-12);
    HOLDS(gn_route_point, (start), segment == 0);
    EXPECT(gn_route_point, (way, WAY, -0.0, &point, &azimuth, &segment), GN_OK);
    EXPECT(gn_route_point, (way, WAY, length, &point, &azimuth, &segment), GN_OK);
    HOLDS(gn_route_point, (end), fabs(point.latitude - 44) < 1e-12 && fabs(point.longitude - 178.5) < 1e-12);
    HOLDS(gn_route_point, (end), segment == WAY - 2);
    EXPECT(gn_route_point, (way, WAY, length + 1e-9, &point, &azimuth, &segment), GN_OK);
    for (int i = 0; i <= 100; i++) {
        EXPECT(gn_route_point, (way, WAY, length * i / 100, &point, &azimuth, &segment), GN_OK);
        HOLDS(gn_route_point, (between), is_position(point) && azimuth > -180 && azimuth <= 180 && segment <= WAY - 2);
        HOLDS(gn_route_point, (between), length * i / 100 >= distances[segment]);
        HOLDS(gn_route_point, (between), length * i / 100 <= distances[segment + 1]);
    }
    EXPECT(gn_route_point, (way, 1, 0, &point, NULL, &segment), GN_OK);
    HOLDS(gn_route_point, (one point), point.latitude == 51 && point.longitude == 170 && segment == 0);

    fill(&point, sizeof point);
    fill(&azimuth, sizeof azimuth);
    fill(&segment, sizeof segment);
    EXPECT(gn_route_point, (way, 0, 0, &point, &azimuth, &segment), GN_ERROR_COUNT);
    EXPECT(gn_route_point, (way, WAY, -DBL_TRUE_MIN, &point, &azimuth, &segment), GN_ERROR_DISTANCE);
    EXPECT(gn_route_point, (way, WAY, -1, &point, &azimuth, &segment), GN_ERROR_DISTANCE);
    EXPECT(gn_route_point, (way, WAY, length + 1e-3, &point, &azimuth, &segment), GN_ERROR_DISTANCE);
    EXPECT(gn_route_point, (way, WAY, DBL_MAX, &point, &azimuth, &segment), GN_ERROR_DISTANCE);
    EXPECT(gn_route_point, (way, 1, 1, &point, &azimuth, &segment), GN_ERROR_DISTANCE);
    HOLDS(gn_route_point, (refused), is_filled(&point, sizeof point) && is_filled(&azimuth, sizeof azimuth));
    HOLDS(gn_route_point, (refused), is_filled(&segment, sizeof segment));
}

static void walk_nearest(void) {
    gn_route_place place, before;
    double length, distances[WAY];
    EXPECT(gn_route_length, (way, WAY, &length), GN_OK);
    EXPECT(gn_route_distances, (way, WAY, distances), GN_OK);
    for (int latitude = -90; latitude <= 90; latitude += 15) {
        for (int longitude = -180; longitude <= 900; longitude += 60) {
            const gn_point position = {latitude, longitude};
            double off;
            EXPECT(gn_route_nearest, (way, WAY, &position, &place), GN_OK);
            HOLDS(gn_route_nearest, (anywhere), is_position(place.point) && place.segment <= WAY - 2);
            HOLDS(gn_route_nearest, (anywhere), place.azimuth > -180 && place.azimuth <= 180);
            HOLDS(gn_route_nearest, (anywhere), place.distance_along >= distances[place.segment] - 1e-6);
            HOLDS(gn_route_nearest, (anywhere), place.distance_along <= distances[place.segment + 1] + 1e-6);
            EXPECT(gn_geodesic_inverse, (&position, &place.point, &off, NULL, NULL), GN_OK);
            HOLDS(gn_route_nearest, (anywhere), fabs(fabs(place.distance_off) - off) < 1e-7);
        }
    }
    for (int i = 0; i < WAY; i++) {
        EXPECT(gn_route_nearest, (way, WAY, &way[i], &place), GN_OK);
        HOLDS(gn_route_nearest, (a vertex), fabs(place.distance_off) < 1e-7);
        HOLDS(gn_route_nearest, (a vertex), fabs(place.distance_along - distances[i]) < 1e-7);
    }
    EXPECT(gn_route_nearest, (way, 1, &way[3], &place), GN_OK);
    HOLDS(gn_route_nearest, (one point), place.distance_along == 0 && place.segment == 0);
    fill(&place, sizeof place);
    before = place;
    EXPECT(gn_route_nearest, (way, 0, &way[0], &place), GN_ERROR_COUNT);
    EXPECT(gn_route_nearest, (NULL, 0, &way[0], &place), GN_ERROR_COUNT);
    HOLDS(gn_route_nearest, (refused), memcmp(&place, &before, sizeof place) == 0);
}

/* The two that make other points of points. */

typedef gn_status remake(const gn_point *points, size_t count, int32_t is_closed, double tolerance, gn_point *out,
                         size_t capacity, size_t *length);

static void walk_remake(const char *name, remake *call, double tolerance) {
    enum { MOST = 4096 };
    static gn_point out[MOST];
    size_t length;
#define REMAKE(arguments, status) check_status(name, #arguments, call arguments, status)
#define SAYS(condition, where) check((condition), name, where, #condition)
    const int32_t closed[] = {0, 1, -1, INT32_MAX, INT32_MIN};
    for (int i = 0; i < 5; i++) {
        REMAKE((way, WAY, closed[i], tolerance, out, MOST, &length), GN_OK);
        SAYS(length >= 2 && length < MOST, "(length)");
        for (size_t l = 0; l < length; l++) SAYS(is_position(out[l]), "(positions)");
        SAYS(out[0].latitude == 51 && out[0].longitude == 170, "(first)");
        if (closed[i] == 0) {
            SAYS(out[length - 1].latitude == 44 && out[length - 1].longitude == 178.5, "(last)");
        }
    }
    for (size_t count = 0; count <= 2; count++) {
        for (int is_closed = 0; is_closed < 2; is_closed++) {
            REMAKE((way, count, is_closed, 1e5, out, MOST, &length), GN_OK);
            SAYS(length >= count && (count > 1 || length == count), "(0, 1 or 2 points)");
        }
    }
#undef REMAKE
#undef SAYS
}

/* Polygons. */

/* A square of ten degrees across the antimeridian, counterclockwise, with two holes. */
static const gn_point square[] = {{0, 175},    {0, -175},   {10, -175},  {10, 175},  {2, 176}, {3, 176},
                                  {3, 177},    {2, 177},    {5, -179},   {5, -178},  {6, -178}};
static const size_t square_rings[] = {4, 4, 3};
enum { SQUARE = 11, SQUARE_RINGS = 3 };

typedef struct polygon_results {
    double area, perimeter;
    gn_point centroid;
    gn_bounds bounds;
    gn_polygon_crossing crossing;
    int32_t side;
} polygon_results;

/* The same question to all functions of polygons, and the same answer from all. */
#define POLYGON(arguments, status) ask_polygon(#arguments, UNPACK arguments, &results, status)
#define UNPACK(points, count, rings, ring_count) points, count, rings, ring_count

static void ask_polygon(const char *words, const gn_point *points, size_t count, const size_t *rings, size_t ring_count,
                        polygon_results *r, gn_status status) {
    static const gn_point inside = {5, 180};
    size_t length = 99;
    fill(r, sizeof *r);
    check_status("gn_polygon_measure", words,
                 gn_polygon_measure(points, count, rings, ring_count, &r->area, &r->perimeter), status);
    check_status("gn_polygon_contains", words,
                 gn_polygon_contains(points, count, rings, ring_count, &inside, &r->side), status);
    check_status("gn_polygon_bounds", words, gn_polygon_bounds(points, count, rings, ring_count, &r->bounds), status);
    check_status("gn_polygon_centroid", words, gn_polygon_centroid(points, count, rings, ring_count, &r->centroid),
                 status);
    check_status("gn_polygon_find_crossing", words,
                 gn_polygon_find_crossing(points, count, rings, ring_count, &r->crossing), status);
    check_status("gn_polygon_geojson", words,
                 gn_polygon_geojson(points, count, rings, ring_count, NULL, NULL, 0, NULL, 0, &length),
                 status == GN_OK ? GN_ERROR_BUFFER_TOO_SMALL : status);
    if (status == GN_OK) return;
    check(is_filled(r, sizeof *r), "gn_polygon_measure", words, "wrote");
    check(length == 0, "gn_polygon_geojson", words, "a length");
}

static void walk_polygon(void) {
    polygon_results results;
    POLYGON((square, 4, NULL, 0), GN_OK);
    const polygon_results whole = results;
    HOLDS(gn_polygon_measure, (square), whole.area > 1.2e12 && whole.area < 1.24e12);
    HOLDS(gn_polygon_measure, (square), whole.perimeter > 4.3e6 && whole.perimeter < 4.5e6);
    HOLDS(gn_polygon_contains, (square), whole.side == GN_INSIDE);
    HOLDS(gn_polygon_bounds, (square), whole.bounds.west == 175 && whole.bounds.east == -175);
    HOLDS(gn_polygon_bounds, (square), whole.bounds.south == 0 && whole.bounds.north > 10);
    HOLDS(gn_polygon_find_crossing, (square), whole.crossing.found == 0 && whole.crossing.edge == 0);
    HOLDS(gn_polygon_find_crossing, (square), whole.crossing.other_edge == 0 && whole.crossing.point.latitude == 0);
    HOLDS(gn_polygon_centroid, (square), fabs(whole.centroid.longitude + 180) < 1e-6);
    const size_t four[] = {4};
    POLYGON((square, 4, four, 1), GN_OK);
    HOLDS(gn_polygon_measure, (one ring), memcmp(&results, &whole, sizeof whole) == 0);
    POLYGON((square, SQUARE, square_rings, SQUARE_RINGS), GN_OK);
    HOLDS(gn_polygon_measure, (holes), results.area < whole.area - 1.5e10 && results.perimeter > whole.perimeter);
    HOLDS(gn_polygon_bounds, (holes), memcmp(&results.bounds, &whole.bounds, sizeof whole.bounds) == 0);

    /* A first point once more at the end. */
    gn_point closed[5];
    memcpy(closed, square, sizeof closed);
    closed[4] = (gn_point){0, 175 + 360};
    POLYGON((closed, 5, NULL, 0), GN_OK);
    HOLDS(gn_polygon_measure, (closed), results.area == whole.area && results.perimeter == whole.perimeter);
    HOLDS(gn_polygon_find_crossing, (closed), results.crossing.found == 0);

    const size_t half = SIZE_MAX / 2 + 1;
    const size_t wrong[][3] = {{4, 4, 2},        {4, 4, 4},
                               {11, 11, 11},     {0, 0, 0},
                               {SIZE_MAX, 7, 5}, {SIZE_MAX, SIZE_MAX, 13},
                               {half, half, 11}, {4, SIZE_MAX - 3, 11}};
    for (int i = 0; i < 8; i++) POLYGON((square, SQUARE, wrong[i], 3), GN_ERROR_RINGS);
    POLYGON((square, SQUARE, four, 1), GN_ERROR_RINGS);
    gn_point centroid;
    gn_bounds bounds;
    gn_polygon_crossing crossing;
    int32_t side, orientation;
    EXPECT(gn_polygon_contains, (square, 4, NULL, 0, &square[0], &side), GN_OK);
    HOLDS(gn_polygon_contains, (a vertex), side == GN_ON_BORDER);
    EXPECT(gn_polygon_contains, (square, 4, NULL, 0, &((gn_point){-5, 180}), &side), GN_OK);
    HOLDS(gn_polygon_contains, (outside), side == GN_OUTSIDE);
    EXPECT(gn_polygon_contains, (square, 4, NULL, 0, &((gn_point){5, 1e300}), &side), GN_OK);
    /* A bow tie, a doubled-back edge, and the poles. */
    const gn_point bow[] = {{0, 0}, {1, 1}, {0, 1}, {1, 0}}, spike[] = {{0, 0}, {0, 2}, {0, 1}, {1, 1}};
    EXPECT(gn_polygon_find_crossing, (bow, 4, NULL, 0, &crossing), GN_OK);
    HOLDS(gn_polygon_find_crossing, (bow), crossing.found == 1 && crossing.edge == 0 && crossing.other_edge == 2);
    HOLDS(gn_polygon_find_crossing, (bow), fabs(crossing.point.latitude - 0.5) < 1e-3 && crossing.reserved == 0);
    EXPECT(gn_polygon_find_crossing, (spike, 4, NULL, 0, &crossing), GN_OK);
    HOLDS(gn_polygon_find_crossing, (spike), crossing.found == 1);
    const gn_point cap[] = {{89, 0}, {89, 90}, {89, 180}, {89, -90}}, pole = {90, 33};
    EXPECT(gn_polygon_contains, (cap, 4, NULL, 0, &pole, &side), GN_OK);
    HOLDS(gn_polygon_contains, (cap), side == GN_INSIDE);
    EXPECT(gn_polygon_bounds, (cap, 4, NULL, 0, &bounds), GN_OK);
    HOLDS(gn_polygon_bounds, (cap), bounds.north == 90 && bounds.west == -180 && bounds.east == 180);
    EXPECT(gn_polygon_centroid, (cap, 4, NULL, 0, &centroid), GN_OK);
    HOLDS(gn_polygon_centroid, (cap), centroid.latitude > 89.999);

    EXPECT(gn_polygon_orientation, (square, 4, &orientation), GN_OK);
    HOLDS(gn_polygon_orientation, (square), orientation == GN_COUNTERCLOCKWISE);
    const gn_point clockwise[] = {{0, 0}, {1, 0}, {1, 1}};
    EXPECT(gn_polygon_orientation, (clockwise, 3, &orientation), GN_OK);
    HOLDS(gn_polygon_orientation, (clockwise), orientation == GN_CLOCKWISE);
    EXPECT(gn_polygon_orientation, (cap, 4, &orientation), GN_OK);
    HOLDS(gn_polygon_orientation, (cap), orientation == GN_COUNTERCLOCKWISE);
}

/* Too few points for an area, or too many of the same. */
static void walk_thin_polygons(void) {
    const gn_point same[] = {{51, 7}, {51, 367}, {51, 7}, {51, 7}, {51, -353}};
    for (size_t count = 0; count <= 5; count++) {
        double area = 7, perimeter = 7;
        int32_t orientation = 7;
        EXPECT(gn_polygon_measure, (same, count, NULL, 0, &area, &perimeter), GN_OK);
        HOLDS(gn_polygon_measure, (the same point), area == 0 && perimeter == 0);
        EXPECT(gn_polygon_orientation, (same, count, &orientation), GN_OK);
        HOLDS(gn_polygon_orientation, (the same point), orientation == 0);
    }
    gn_point centroid;
    gn_bounds bounds;
    int32_t side;
    size_t length;
    EXPECT(gn_polygon_contains, (NULL, 0, NULL, 0, &same[0], &side), GN_OK);
    HOLDS(gn_polygon_contains, (no point), side == GN_OUTSIDE);
    EXPECT(gn_polygon_bounds, (NULL, 0, NULL, 0, &bounds), GN_ERROR_COUNT);
    EXPECT(gn_polygon_centroid, (NULL, 0, NULL, 0, &centroid), GN_ERROR_COUNT);
    EXPECT(gn_polygon_bounds, (same, 5, NULL, 0, &bounds), GN_OK);
    HOLDS(gn_polygon_bounds, (the same point), bounds.south == 51 && bounds.west == 7);
    HOLDS(gn_polygon_bounds, (the same point), bounds.north == 51 && bounds.east == 7);
    EXPECT(gn_polygon_centroid, (same, 5, NULL, 0, &centroid), GN_OK);
    HOLDS(gn_polygon_centroid, (the same point), fabs(centroid.latitude - 51) < 1e-9);
    HOLDS(gn_polygon_centroid, (the same point), fabs(centroid.longitude - 7) < 1e-9);
    for (size_t count = 0; count < 3; count++) {
        length = 99;
        EXPECT(gn_polygon_geojson, (same, count, NULL, 0, NULL, NULL, 0, NULL, 0, &length), GN_ERROR_COUNT);
        HOLDS(gn_polygon_geojson, (too few), length == 0);
    }
    for (size_t count = 0; count < 2; count++) {
        length = 99;
        EXPECT(gn_route_geojson, (same, count, NULL, NULL, 0, NULL, 0, &length), GN_ERROR_COUNT);
        HOLDS(gn_route_geojson, (too few), length == 0);
    }
    double area = 7, perimeter = 7;
    EXPECT(gn_polygon_measure, (NULL, 0, NULL, 0, &area, &perimeter), GN_OK);
    HOLDS(gn_polygon_measure, (no point), area == 0 && perimeter == 0);
}

void walk_route(void) {
    walk_lengths();
    walk_route_point();
    walk_nearest();
    walk_remake("gn_route_densify", gn_route_densify, 1000);
    walk_remake("gn_route_simplify", gn_route_simplify, 1000);
    walk_polygon();
    walk_thin_polygons();
}
