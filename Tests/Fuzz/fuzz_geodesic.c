/* SPDX-License-Identifier: MIT
 *
 * Any bytes as geodesics, rhumb lines, routes and polygons: direct undoes inverse, no way around is shorter, rows of
 * batches equal single calls, and the measures of a polygon agree with those of the reversed one.
 */
#include "../C/geojson.h"
#include "fuzz.h"

/* Anywhere, or where something changes: poles, the equator, one meridian, next to the last point or to its antipode. */
static gn_point take_point(source *s, gn_point last) {
    const uint8_t kind = take_byte(s);
    gn_point p = {(double)(int32_t)take(s, 4) / 2147483648 * 90, (double)(int32_t)take(s, 4) / 2147483648 * 180};
    const double bit = ldexp((double)(int8_t)take_byte(s), -(int)(kind & 63));
    switch (kind >> 5) {
    case 0: return p;
    case 1: return (gn_point){round(p.latitude), round(p.longitude)};
    case 2: p.latitude = kind & 1 ? 90 - fabs(bit) : kind & 2 ? fabs(bit) - 90 : bit; break;
    case 3: p.longitude = last.longitude + (kind & 1 ? bit : 0); break;
    case 4: return (gn_point){last.latitude, kind & 1 ? last.longitude : p.longitude};
    case 5: p = (gn_point){last.latitude + bit / 16, last.longitude + bit}; break;
    case 6: p = (gn_point){bit / 16 - last.latitude, last.longitude + 180 - bit}; break;
    default:
        if (kind & 1) return (gn_point){take_number(s), take_number(s)};
        p.longitude = kind & 2 ? 180 - bit : -180 + bit;
    }
    if (!(p.latitude >= -90)) p.latitude = -90;
    if (!(p.latitude <= 90)) p.latitude = 90;
    return p;
}

static int is_good(gn_point p) { return p.latitude >= -90 && p.latitude <= 90 && isfinite(p.longitude); }
static int is_azimuth(double azimuth) { return azimuth > -180 && azimuth <= 180; }

static const double radian = 0.0174532925199432958;

/* Meters between two positions, as the crow flies on a sphere: how far a result is off. */
static double apart(gn_point p, gn_point q) {
    const double a = p.latitude * radian, b = q.latitude * radian;
    /* Each reduced by itself: the difference of two numbers of many turns is none of theirs. */
    const double turned = remainder(p.longitude, 360) - remainder(q.longitude, 360);
    const double east = remainder(turned, 360) / 2 * radian, north = (a - b) / 2;
    return 2 * 6378137 * sqrt(sin(north) * sin(north) + cos(a) * cos(b) * sin(east) * sin(east));
}

/* Which way a ring of about a kilometer runs, from its image in the plane; 0 if that does not tell. */
static int turn_of_small_ring(const gn_point *points, size_t count) {
    long double sum = 0, doubt = 0;
    for (size_t i = 0; i < count; i++) {
        const gn_point p = points[i], q = points[(i + 1) % count];
        const long double north = (long double)p.latitude - points[0].latitude;
        const long double to_north = (long double)q.latitude - points[0].latitude;
        const long double way = (long double)q.longitude - p.longitude, rise = to_north - north;
        if (fabs(p.latitude) > 70 || fabs(p.longitude) > 179 || fabsl(north) > 0.01L || fabsl(way) > 0.01L) return 0;
        sum += way * (north + to_north) / 2;
        /* Parallels become shorter, and geodesics bend. */
        doubt += fabsl(way) * (1e-3L * (fabsl(north) + fabsl(to_north)) + 0.02L * (way * way + rise * rise));
    }
    return sum < -doubt ? 1 : sum > doubt ? -1 : 0;
}

/* Single calls. */

typedef struct line_kind {
    gn_status (*inverse)(const gn_point *, const gn_point *, double *, double *, double *);
    gn_status (*direct)(const gn_point *, double, double, gn_point *, double *);
    double accuracy; /* Meters by which direct may miss where inverse came from. */
} line_kind;

static gn_status rhumb_inverse(const gn_point *p, const gn_point *q, double *distance, double *first, double *second) {
    const gn_status status = gn_rhumb_inverse(p, q, distance, first);
    if (second && first && status == GN_OK) *second = *first;
    return status;
}

static gn_status rhumb_direct(const gn_point *p, double azimuth, double distance, gn_point *to, double *azimuth_to) {
    const gn_status status = gn_rhumb_direct(p, azimuth, distance, to);
    if (azimuth_to && status == GN_OK) *azimuth_to = remainder(azimuth, 360) == -180 ? 180 : remainder(azimuth, 360);
    return status;
}

static const line_kind kinds[] = {
    {gn_geodesic_inverse, gn_geodesic_direct, 1e-7},
    {gn_sphere_inverse, gn_sphere_direct, 1e-7},
    {rhumb_inverse, rhumb_direct, 1e-7},
};
enum { RHUMB = 2 };

static void there_and_back(source *s) {
    const uint8_t which = take_byte(s) % 3;
    const line_kind *k = &kinds[which];
    const gn_point p = take_point(s, (gn_point){0, 0}), q = take_point(s, p), r = take_point(s, q);
    double distance = -7, from = -777, to = -777;
    const gn_status status = k->inverse(&p, &q, &distance, &from, &to);
    HOLDS(known(status));
    HOLDS((status == GN_OK) == (is_good(p) && is_good(q)));
    if (status != GN_OK) {
        HOLDS(status == GN_ERROR_NOT_FINITE || status == GN_ERROR_LATITUDE);
        HOLDS(distance == -7 && from == -777 && to == -777);
        return;
    }
    HOLDS(distance >= 0 && distance < (which == RHUMB ? 3e7 : 20037509) && is_azimuth(from) && is_azimuth(to));
    HOLDS(which == RHUMB || distance <= 20015200 || which == 0 || distance <= 20015115.0);
    gn_point end;
    double azimuth, back, by_r, rest;
    HOLDS(k->direct(&p, from, distance, &end, &azimuth) == GN_OK);
    HOLDS(is_position(end) && is_azimuth(azimuth));
    /* From a pole every rhumb line is the meridian of the longitude that the pole was given. */
    HOLDS(apart(end, q) < k->accuracy || (which == RHUMB && fabs(p.latitude) == 90));
    HOLDS(k->inverse(&q, &p, &back, NULL, NULL) == GN_OK);
    HOLDS(fabs(back - distance) < 1e-7);
    if (!is_good(r)) return;
    HOLDS(k->inverse(&p, &r, &by_r, NULL, NULL) == GN_OK && k->inverse(&r, &q, &rest, NULL, NULL) == GN_OK);
    HOLDS(which == RHUMB || distance <= by_r + rest + 1e-7);
}

static double take_distance(source *s) {
    const uint8_t kind = take_byte(s);
    return kind < 200 ? (double)(int32_t)take(s, 4) * ldexp(1, kind % 64 - 56) : take_number(s);
}

static void go(source *s) {
    const uint8_t which = take_byte(s) % 3;
    const line_kind *k = &kinds[which];
    const gn_point p = take_point(s, (gn_point){0, 0});
    const double azimuth = take_number(s), distance = take_distance(s);
    gn_point end = {-777, -777};
    double arrival = -777, back;
    const gn_status status = k->direct(&p, azimuth, distance, &end, &arrival);
    const int fits = is_good(p) && isfinite(azimuth) && fabs(distance) <= 1e12;
    HOLDS(status != GN_OK || fits);
    HOLDS(status == GN_OK || !fits || (which == RHUMB && status == GN_ERROR_DISTANCE));
    if (status != GN_OK) {
        HOLDS(end.latitude == -777 && end.longitude == -777 && arrival == -777);
        return;
    }
    HOLDS(is_position(end) && is_azimuth(arrival));
    HOLDS(k->inverse(&p, &end, &back, NULL, NULL) == GN_OK);
    HOLDS(back <= fabs(distance) * (1 + 1e-13) + 1e-7);
}

/* Batches. */

static void rows(source *s) {
    const uint8_t kind = take_byte(s), which = kind % 3;
    const int is_direct = kind & 16, outputs = which == RHUMB ? 2 : 3;
    const size_t count = take_byte(s) % 20;
    int absurd = 0;
    const ptrdiff_t stride = take_stride(s, count, &absurd), out_stride = take_stride(s, count, &absurd);
    unsigned char *in[4] = {0}, *out[3] = {0};
    for (int i = 0; i < 4 && !absurd; i++) in[i] = make_column(s, count, stride);
    for (int i = 0; i < outputs && !absurd; i++) {
        /* Azimuths that nobody wants. */
        const int can_be_null = is_direct ? i == 2 : i > 0;
        if (!(can_be_null && kind & 32 << i)) out[i] = make_column(NULL, count, out_stride);
    }
    uint8_t *statuses = kind & 8 ? NULL : malloc(count + 1);
    const double *a[4];
    double *x[3];
    for (int i = 0; i < 4; i++) a[i] = (const double *)(const void *)in[i];
    for (int i = 0; i < 3; i++) x[i] = (double *)(void *)out[i];
    static gn_status (*const three[2][2])(const double *, ptrdiff_t, const double *, ptrdiff_t, const double *, ptrdiff_t,
                                          const double *, ptrdiff_t, size_t, double *, ptrdiff_t, double *, ptrdiff_t,
                                          double *, ptrdiff_t, uint8_t *) = {
        {gn_geodesic_inverse_batch, gn_geodesic_direct_batch}, {gn_sphere_inverse_batch, gn_sphere_direct_batch}};
    gn_status status;
    if (which == RHUMB) {
        status = (is_direct ? gn_rhumb_direct_batch : gn_rhumb_inverse_batch)(
            a[0], stride, a[1], stride, a[2], stride, a[3], stride, count, x[0], out_stride, x[1], out_stride, statuses);
    } else {
        status = three[which][is_direct != 0](a[0], stride, a[1], stride, a[2], stride, a[3], stride, count, x[0],
                                              out_stride, x[1], out_stride, x[2], out_stride, statuses);
    }
    HOLDS(known(status) && (!absurd || (status != GN_OK && status != GN_PARTIAL)));
    HOLDS(absurd || status == GN_OK || status == GN_PARTIAL);
    for (size_t i = 0; !absurd && i < count; i++) {
        double n[4], results[3] = {NAN, NAN, NAN};
        for (int j = 0; j < 4; j++) n[j] = number_at(in[j], stride, i);
        const gn_point p = {n[0], n[1]}, q = {n[2], n[3]};
        gn_point end = {NAN, NAN};
        gn_status row;
        if (is_direct) {
            row = kinds[which].direct(&p, n[2], n[3], &end, &results[2]);
            results[0] = end.latitude;
            results[1] = end.longitude;
        } else {
            row = kinds[which].inverse(&p, &q, &results[0], &results[1], &results[2]);
        }
        HOLDS(row == GN_OK || status == GN_PARTIAL);
        HOLDS(!statuses || statuses[i] == row);
        for (int j = 0; j < outputs; j++) HOLDS(!out[j] || same_number(results[j], number_at(out[j], out_stride, i)));
    }
    for (int i = 0; i < 4; i++) free(in[i]);
    for (int i = 0; i < 3; i++) free(out[i]);
    free(statuses);
}

/* Points along a line, and bearings of the grid. */

static void line(source *s) {
    const gn_point p = take_point(s, (gn_point){0, 0}), q = take_point(s, p);
    const size_t count = take_byte(s) % 20;
    const double azimuth = take_number(s);
    double *distances = malloc(count * sizeof *distances + 1), *azimuths = malloc(count * sizeof *azimuths + 1);
    gn_point *points = malloc(count * sizeof *points + 1);
    if (!distances || !azimuths || !points) abort();
    for (size_t i = 0; i < count; i++) distances[i] = take_distance(s);
    gn_status status = gn_geodesic_line(&p, azimuth, distances, count, points, azimuths);
    HOLDS(known(status));
    for (size_t i = 0; status == GN_OK && i < count; i++) {
        gn_point end;
        double arrival;
        HOLDS(gn_geodesic_direct(&p, azimuth, distances[i], &end, &arrival) == GN_OK);
        HOLDS(memcmp(&end, &points[i], sizeof end) == 0 && same_number(arrival, azimuths[i]));
    }
    status = gn_geodesic_points(&p, &q, count, points, azimuths);
    HOLDS(known(status) && (status == GN_OK || !(is_good(p) && is_good(q))));
    if (status == GN_OK && count > 1) {
        double whole, step, leap;
        HOLDS(apart(points[0], p) == 0 && apart(points[count - 1], q) == 0);
        HOLDS(gn_geodesic_inverse(&p, &q, &whole, NULL, NULL) == GN_OK);
        for (size_t i = 1; i < count; i++) {
            HOLDS(is_position(points[i]) && is_azimuth(azimuths[i]));
            HOLDS(gn_geodesic_inverse(&points[i - 1], &points[i], &step, NULL, NULL) == GN_OK);
            HOLDS(gn_geodesic_inverse(&p, &points[i], &leap, NULL, NULL) == GN_OK);
            HOLDS(fabs(step - whole / (double)(count - 1)) < 1e-7);
            HOLDS(fabs(leap - whole * (double)i / (double)(count - 1)) < 1e-7);
        }
    }
    status = gn_rhumb_points(&p, &q, count, points);
    HOLDS(known(status) && (status == GN_OK || !(is_good(p) && is_good(q))));
    if (status == GN_OK && count > 1) {
        HOLDS(apart(points[0], p) == 0 && apart(points[count - 1], q) == 0);
        for (size_t i = 1; i < count; i++) HOLDS(is_position(points[i]));
    }
    const uint8_t kind = take_byte(s);
    const int32_t zone = kind < 200 ? kind % 61 : (int32_t)take(s, 4);
    double distance = -7, first = -777, second = -777, arrival = -777;
    status = gn_geodesic_grid_inverse(&p, &q, zone, &distance, &first, &second);
    HOLDS(known(status));
    if (status == GN_OK) {
        HOLDS(distance >= 0 && is_azimuth(first) && is_azimuth(second));
        gn_point end;
        const gn_status back = gn_geodesic_grid_direct(&p, zone, first, distance, &end, &arrival);
        /* At the limits of the zone a nanometer may lead beyond them. */
        HOLDS(back == GN_OK || back == GN_ERROR_TOO_FAR);
        HOLDS(back != GN_OK || (apart(end, q) < 1e-7 && is_azimuth(arrival)));
    } else {
        HOLDS(distance == -7 && first == -777 && second == -777);
    }
    free(distances);
    free(azimuths);
    free(points);
}

/* Routes and polygons. */

/* A few points around each other, at most a few thousand kilometers apart; or anywhere. The block ends as they end. */
static gn_point *take_points(source *s, size_t count, int is_local) {
    gn_point *points = malloc(count * sizeof *points + 1);
    if (!points) abort();
    const gn_point middle = take_point(s, (gn_point){0, 0});
    const double size = ldexp(40, -(take_byte(s) & 31));
    for (size_t i = 0; i < count; i++) {
        if (!is_local) {
            points[i] = take_point(s, i ? points[i - 1] : middle);
            continue;
        }
        points[i].latitude = middle.latitude + size * (int8_t)take_byte(s) / 128;
        points[i].longitude = middle.longitude + size * (int8_t)take_byte(s) / 128;
        if (points[i].latitude > 90) points[i].latitude = 90;
        if (points[i].latitude < -90) points[i].latitude = -90;
    }
    return points;
}

static int all_good(const gn_point *points, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!is_good(points[i])) return 0;
    }
    return 1;
}

/* How far a position is from the nearest of the edges, by the library's own route. */
static double off(const gn_point *points, size_t count, gn_point position) {
    gn_route_place place;
    HOLDS(gn_route_nearest(points, count, &position, &place) == GN_OK);
    return fabs(place.distance_off);
}

/* Takes a tolerance or none. Millions of points for a micrometer take longer than a fuzzer has. */
static double take_tolerance(source *s) {
    const uint8_t kind = take_byte(s);
    if (kind < 240) return ldexp(1 + kind / 256.0, 4 + kind % 16);
    const double any = take_number(s);
    return any >= 1e-6 && any < 16 ? 16 : any;
}

static void remake(const gn_point *points, size_t count, int is_closed, double tolerance) {
    size_t length = 99, again;
    gn_status status = gn_route_densify(points, count, is_closed, tolerance, NULL, 0, &length);
    HOLDS(status == GN_ERROR_BUFFER_TOO_SMALL || status == GN_ERROR_TOLERANCE || (status == GN_OK && length == 0));
    if (status == GN_ERROR_BUFFER_TOO_SMALL && length < 2000) {
        gn_point *out = malloc(length * sizeof *out);
        if (!out) abort();
        HOLDS(gn_route_densify(points, count, is_closed, tolerance, out, length - 1, &again) == GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(again == length);
        HOLDS(gn_route_densify(points, count, is_closed, tolerance, out, length, &again) == GN_OK && again == length);
        /* All the points are there, in their order. */
        size_t next = 0;
        for (size_t i = 0; i < length; i++) {
            HOLDS(is_position(out[i]));
            if (next < count && apart(out[i], points[next]) == 0) next++;
        }
        HOLDS(next == count);
        free(out);
    }
    status = gn_route_simplify(points, count, is_closed, tolerance, NULL, 0, &length);
    HOLDS(status == GN_ERROR_BUFFER_TOO_SMALL || status == GN_ERROR_TOLERANCE || (status == GN_OK && length == 0));
    if (status != GN_ERROR_BUFFER_TOO_SMALL) return;
    HOLDS(length <= count);
    gn_point *out = malloc((length + 1) * sizeof *out);
    if (!out) abort();
    HOLDS(gn_route_simplify(points, count, is_closed, tolerance, out, length - 1, &again) == GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(again == length);
    HOLDS(gn_route_simplify(points, count, is_closed, tolerance, out, length, &again) == GN_OK && again == length);
    HOLDS(apart(out[0], points[0]) == 0 && (is_closed || apart(out[length - 1], points[count - 1]) == 0));
    out[length] = out[0];
    const size_t all = is_closed ? length + 1 : length;
    for (size_t i = 0; i < count; i++) HOLDS(off(out, all, points[i]) <= tolerance + 1e-6);
    free(out);
}

static void route(source *s) {
    const uint8_t kind = take_byte(s);
    const size_t count = take_byte(s) % 12;
    gn_point *points = take_points(s, count, kind & 3);
    double length = -7, *distances = malloc(count * sizeof *distances + 1);
    if (!distances) abort();
    const gn_status status = gn_route_length(points, count, &length);
    HOLDS(known(status) && (status == GN_OK) == all_good(points, count));
    HOLDS(gn_route_distances(points, count, distances) == status);
    if (status == GN_OK) {
        HOLDS(count < 2 ? length == 0 : length == distances[count - 1]);
        for (size_t i = 1; i < count; i++) {
            double step;
            HOLDS(gn_geodesic_inverse(&points[i - 1], &points[i], &step, NULL, NULL) == GN_OK);
            HOLDS(fabs(distances[i] - distances[i - 1] - step) < 1e-6);
        }
        const double part = kind & 4 ? length * take_byte(s) / 255 : take_distance(s);
        gn_point at = {-777, -777}, position = take_point(s, count ? points[0] : (gn_point){0, 0});
        double azimuth = -777;
        size_t segment = 99;
        const gn_status of_point = gn_route_point(points, count, part, &at, &azimuth, &segment);
        HOLDS(known(of_point));
        if (of_point == GN_OK) {
            HOLDS(count > 0 && is_position(at) && is_azimuth(azimuth) && (segment == 0 || segment + 2 <= count));
            /* The point lies at the right distance along its segment. */
            double rest;
            HOLDS(gn_geodesic_inverse(&points[segment], &at, &rest, NULL, NULL) == GN_OK);
            HOLDS(fabs(distances[segment] + rest - part) < 1e-6);
        } else {
            HOLDS(at.latitude == -777 && azimuth == -777 && segment == 99);
            HOLDS(of_point == GN_ERROR_DISTANCE || of_point == GN_ERROR_COUNT || of_point == GN_ERROR_NOT_FINITE);
        }
        if (count && is_good(position)) {
            gn_route_place place;
            HOLDS(gn_route_nearest(points, count, &position, &place) == GN_OK);
            HOLDS(is_position(place.point) && is_azimuth(place.azimuth));
            HOLDS(place.segment == 0 || place.segment + 2 <= count);
            double away;
            HOLDS(gn_geodesic_inverse(&position, &place.point, &away, NULL, NULL) == GN_OK);
            HOLDS(fabs(fabs(place.distance_off) - away) < 1e-6);
            for (size_t i = 0; i < count; i++) {
                HOLDS(gn_geodesic_inverse(&position, &points[i], &away, NULL, NULL) == GN_OK);
                HOLDS(fabs(place.distance_off) <= away + 1e-6);
            }
            /* The place that it reports lies there. */
            if (place.distance_along <= length) {
                HOLDS(gn_route_point(points, count, place.distance_along, &at, NULL, NULL) == GN_OK);
                HOLDS(apart(at, place.point) < 1e-6);
            }
        }
        if (count) remake(points, count, kind & 8, take_tolerance(s));
    } else {
        HOLDS(length == -7);
    }
    free(points);
    free(distances);
}

/* The route, or the polygon with these rings. */
static gn_status write_text(const gn_point *points, size_t count, const size_t *rings, size_t ring_count, int is_route,
                            const gn_geojson_options *o, char *text, size_t capacity, size_t *length) {
    if (is_route) return gn_route_geojson(points, count, o, NULL, 0, text, capacity, length);
    return gn_polygon_geojson(points, count, rings, ring_count, o, NULL, 0, text, capacity, length);
}

static void check_text(const gn_point *points, size_t count, const size_t *rings, size_t ring_count, int is_route,
                       const gn_geojson_options *o) {
    size_t length = 99, again;
    gn_status status = write_text(points, count, rings, ring_count, is_route, o, NULL, 0, &length);
    HOLDS(known(status));
    if (status != GN_ERROR_BUFFER_TOO_SMALL) {
        HOLDS(status != GN_OK && length == 0);
        return;
    }
    if (length > 200000) return;
    char *text = malloc(length);
    if (!text) abort();
    text[0] = '#';
    status = write_text(points, count, rings, ring_count, is_route, o, text, length - 1, &again);
    HOLDS(status == GN_ERROR_BUFFER_TOO_SMALL && again == length && text[0] == 0);
    status = write_text(points, count, rings, ring_count, is_route, o, text, length, &again);
    HOLDS(status == GN_OK && again == length && strlen(text) + 1 == length);
    geojson_counts counts;
    const char *fault = geojson_fault(text, o->decimals, &counts);
    if (fault) TELL("%s: %s\n", fault, text);
    HOLDS(!fault);
    HOLDS(is_route ? counts.polygons == 0 : counts.lines == 0);
    free(text);
}

static int holds_longitude(const gn_bounds *b, double longitude) {
    const double slack = 1e-9, width = b->west > b->east ? b->east - b->west + 360 : b->east - b->west;
    return fmod(remainder(longitude, 360) - b->west + slack + 720, 360) <= width + 2 * slack;
}

static double longest_edge(const gn_point *points, size_t count) {
    double longest = 0;
    for (size_t i = 0; i < count; i++) {
        double length;
        HOLDS(gn_geodesic_inverse(&points[i], &points[(i + 1) % count], &length, NULL, NULL) == GN_OK);
        longest = fmax(longest, length);
    }
    return longest;
}

static void polygon(source *s) {
    const uint8_t kind = take_byte(s);
    size_t count = take_byte(s) % 14, rings[3] = {0}, ring_count = take_byte(s) % 4, sum = 0;
    for (size_t i = 0; i < ring_count; i++) sum += rings[i] = take_byte(s) % 8;
    if (ring_count && !(kind & 32)) count = sum;
    const int sums = ring_count == 0 || sum == count;
    size_t *counts = ring_count ? malloc(ring_count * sizeof *counts) : NULL;
    if (ring_count && !counts) abort();
    if (counts) memcpy(counts, rings, ring_count * sizeof *counts);
    gn_point *points = take_points(s, count, kind & 3), *reversed = malloc(count * sizeof *reversed + 1);
    if (!reversed) abort();
    double area = -7, perimeter = -7, again = -7, around = -7;
    const gn_status status = gn_polygon_measure(points, count, counts, ring_count, &area, &perimeter);
    HOLDS(known(status));
    gn_polygon_crossing crossing;
    gn_bounds bounds;
    gn_point centroid, position = take_point(s, count ? points[0] : (gn_point){0, 0});
    int32_t orientation = 7, side = 7, side_again = 7;
    const gn_status of_bounds = gn_polygon_bounds(points, count, counts, ring_count, &bounds);
    const gn_status of_centroid = gn_polygon_centroid(points, count, counts, ring_count, &centroid);
    const gn_status of_crossing = gn_polygon_find_crossing(points, count, counts, ring_count, &crossing);
    const gn_status of_side = gn_polygon_contains(points, count, counts, ring_count, &position, &side);
    HOLDS(known(of_bounds) && known(of_centroid) && known(of_crossing) && known(of_side));
    gn_geojson_options options;
    HOLDS(gn_geojson_options_init(&options) == GN_OK);
    options.decimals = kind & 64 ? take_byte(s) % 13 : 7;
    if (kind & 128) options.edge_tolerance = take_tolerance(s);
    check_text(points, count, counts, ring_count, 0, &options);
    check_text(points, count, NULL, 0, 1, &options);
    HOLDS((status == GN_OK) == (all_good(points, count) && sums));
    if (status != GN_OK) {
        HOLDS(area == -7 && perimeter == -7 && of_bounds != GN_OK && of_centroid != GN_OK && of_crossing != GN_OK);
        HOLDS(of_side != GN_OK && side == 7);
    } else {
        const double earth = 510065621724089;
        /* Holes may lie anywhere. */
        HOLDS(fabs(area) <= earth / 2 * (ring_count ? (double)ring_count : 1) + 1);
        HOLDS(perimeter >= 0 && isfinite(perimeter));
        if (of_bounds == GN_OK) {
            HOLDS(bounds.south <= bounds.north && bounds.south >= -90 && bounds.north <= 90);
            HOLDS(bounds.west >= -180 && bounds.west <= 180 && bounds.east >= -180 && bounds.east <= 180);
            for (size_t i = 0; i < (ring_count ? counts[0] : count); i++) {
                HOLDS(points[i].latitude >= bounds.south && points[i].latitude <= bounds.north);
                HOLDS(fabs(points[i].latitude) > 89.9999999 || holds_longitude(&bounds, points[i].longitude));
            }
        }
        if (of_centroid == GN_OK) HOLDS(is_position(centroid));
        if (of_crossing == GN_OK) {
            HOLDS(crossing.reserved == 0 && (crossing.found == 0 || crossing.found == 1));
            HOLDS(crossing.found ? crossing.edge < crossing.other_edge && crossing.other_edge < count
                                 : crossing.edge == 0 && crossing.other_edge == 0);
        }
        if (of_side == GN_OK) HOLDS(side >= GN_OUTSIDE && side <= GN_INSIDE);
        if (!ring_count) {
            HOLDS(gn_polygon_orientation(points, count, &orientation) == GN_OK);
            HOLDS(orientation == (area > 0) - (area < 0) || fabs(area) < 0.1 * (double)count);
            /* The sign of an area within its error may be wrong, but that of an image in the plane is not. */
            const int turn = turn_of_small_ring(points, count);
            HOLDS(orientation == 0 || turn == 0 || orientation == turn);
            /* The other way round: the area changes its sign, nothing else does. */
            for (size_t i = 0; i < count; i++) reversed[i] = points[count - 1 - i];
            HOLDS(gn_polygon_measure(reversed, count, NULL, 0, &again, &around) == GN_OK);
            HOLDS(fabs(around - perimeter) < 1e-6);
            HOLDS(gn_polygon_contains(reversed, count, NULL, 0, &position, &side_again) == of_side);
            /* Between opposite points either way is right, and halves of the earth are equal. */
            if (longest_edge(points, count) < 19900000 && fabs(fabs(area) - earth / 2) > 1e6) {
                HOLDS(fabs(again + area) <= 0.1 * (double)count);
                HOLDS(of_side != GN_OK || side_again == side);
            }
            for (size_t i = 0; i < count && of_side == GN_OK; i++) {
                HOLDS(gn_polygon_contains(points, count, NULL, 0, &points[i], &side) == GN_OK && side == GN_ON_BORDER);
            }
        }
    }
    free(points);
    free(reversed);
    free(counts);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    switch (take_byte(&s) % 8) {
    case 0:
    case 1: there_and_back(&s); break;
    case 2: go(&s); break;
    case 3: rows(&s); break;
    case 4: line(&s); break;
    case 5: route(&s); break;
    default: polygon(&s);
    }
    return 0;
}
