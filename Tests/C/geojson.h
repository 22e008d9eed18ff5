/* SPDX-License-Identifier: MIT
 *
 * A reader of JSON that trusts nothing, and a check of its shapes against RFC 7946. For the walk and the fuzz targets.
 */
#ifndef GEOJSON_H
#define GEOJSON_H

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* JSON (RFC 8259). A value is where its text begins; null where there is none. The text ends with a zero. */

static const char *json_skip(const char *text, int depth);

static inline const char *json_blank(const char *text) { return text + strspn(text, " \t\r\n"); }

static inline const char *json_string(const char *text) {
    if (*text++ != '"') return NULL;
    for (; *text != '"'; text++) {
        if ((unsigned char)*text < ' ') return NULL;
        if (*text != '\\') continue;
        text++;
        if (*text == 'u') {
            if (strspn(text + 1, "0123456789abcdefABCDEF") < 4) return NULL;
            text += 4;
        } else if (*text == 0 || !strchr("\"\\/bfnrt", *text)) {
            return NULL;
        }
    }
    return text + 1;
}

static inline const char *json_number(const char *text) {
    static const char digits[] = "0123456789";
    if (*text == '-') text++;
    size_t count = strspn(text, digits);
    if (count == 0 || (count > 1 && *text == '0')) return NULL;
    text += count;
    if (*text == '.') {
        text++;
        if ((count = strspn(text, digits)) == 0) return NULL;
        text += count;
    }
    if (*text == 'e' || *text == 'E') {
        text++;
        if (*text == '-' || *text == '+') text++;
        if ((count = strspn(text, digits)) == 0) return NULL;
        text += count;
    }
    return text;
}

/* The end of an object or array. */
static inline const char *json_collection(const char *text, int depth) {
    const int is_object = *text == '{';
    const char close = is_object ? '}' : ']';
    text = json_blank(text + 1);
    if (*text == close) return text + 1;
    for (;;) {
        if (is_object) {
            if (!(text = json_string(text))) return NULL;
            text = json_blank(text);
            if (*text++ != ':') return NULL;
        }
        if (!(text = json_skip(text, depth + 1))) return NULL;
        text = json_blank(text);
        if (*text == close) return text + 1;
        if (*text++ != ',') return NULL;
        text = json_blank(text);
    }
}

/* The end of a value, or null if it is not one. */
static inline const char *json_skip(const char *text, int depth) {
    if (depth > 100) return NULL;
    text = json_blank(text);
    switch (*text) {
    case '{':
    case '[': return json_collection(text, depth);
    case '"': return json_string(text);
    case 't': return strncmp(text, "true", 4) == 0 ? text + 4 : NULL;
    case 'f': return strncmp(text, "false", 5) == 0 ? text + 5 : NULL;
    case 'n': return strncmp(text, "null", 4) == 0 ? text + 4 : NULL;
    default: return json_number(text);
    }
}

static inline int json_is_valid(const char *text) {
    const char *end = json_skip(text, 0);
    return end && *json_blank(end) == 0;
}

/* The elements of a valid array; the members of a valid object. */
static inline const char *json_first(const char *array) {
    if (!array || *(array = json_blank(array)) != '[') return NULL;
    array = json_blank(array + 1);
    return *array == ']' ? NULL : array;
}

static inline const char *json_next(const char *element) {
    element = json_blank(json_skip(element, 0));
    return *element == ',' ? json_blank(element + 1) : NULL;
}

static inline const char *json_member(const char *object, const char *name) {
    if (!object || *(object = json_blank(object)) != '{') return NULL;
    object = json_blank(object + 1);
    const size_t size = strlen(name);
    while (*object == '"') {
        const char *end = json_string(object);
        const char *value = json_blank(json_blank(end) + 1);
        if ((size_t)(end - object) == size + 2 && memcmp(object + 1, name, size) == 0) return value;
        object = json_next(value);
        if (!object) return NULL;
    }
    return NULL;
}

static inline int json_is(const char *value, const char *string) {
    const size_t size = strlen(string);
    return value && *value == '"' && strncmp(value + 1, string, size) == 0 && value[1 + size] == '"';
}

/* Shapes. Each function returns null, or describes the error. */

typedef struct geojson_counts {
    size_t features, polygons, rings, lines, positions;
    size_t wrong_way; /* Rings, in the plane of degrees, counted by themselves: edges a long way apart may cross there. */
} geojson_counts;

static inline const char *geojson_coordinate(const char *text, double limit, int decimals, double *value) {
    if (!text || (*text != '-' && (*text < '0' || *text > '9'))) return "a coordinate is not a number";
    char *end;
    *value = strtod(text, &end);
    if (!(fabs(*value) <= limit)) return "a coordinate beyond the earth";
    if (*value == 0 && *text == '-') return "a negative zero";
    const char *point = memchr(text, '.', (size_t)(end - text));
    if (memchr(text, 'e', (size_t)(end - text)) || memchr(text, 'E', (size_t)(end - text))) return "an exponent";
    if (point && end - point - 1 > decimals) return "more decimals than were asked for";
    return NULL;
}

static inline const char *geojson_position(const char *text, int decimals, double *longitude, double *latitude) {
    const char *first = json_first(text), *second = first ? json_next(first) : NULL, *fault;
    if (!second || json_next(second)) return "not two numbers in a position";
    if ((fault = geojson_coordinate(first, 180, decimals, longitude))) return fault;
    return geojson_coordinate(second, 90, decimals, latitude);
}

/* Positions one after the other; twice the area in square degrees, positive if counterclockwise, and a bound of the
 * error from the rounding of the coordinates. */
typedef struct geojson_path {
    size_t count;
    int is_closed;
    double area, uncertainty;
} geojson_path;

static inline const char *geojson_read_path(const char *text, int decimals, geojson_path *path) {
    double x, y, first_x = 0, first_y = 0, before_x = 0, before_y = 0, around = 0;
    int repeats = 0;
    memset(path, 0, sizeof *path);
    if (!text || *text != '[') return "no array of positions";
    for (const char *p = json_first(text); p; p = json_next(p)) {
        const char *fault = geojson_position(p, decimals, &x, &y);
        if (fault) return fault;
        if (path->count == 0) {
            first_x = x;
            first_y = y;
        } else {
            path->area += (before_x - first_x) * (y - first_y) - (x - first_x) * (before_y - first_y);
            around += fabs(x - before_x) + fabs(y - before_y);
            repeats += x == before_x && y == before_y;
        }
        path->is_closed = x == first_x && y == first_y;
        before_x = x;
        before_y = y;
        path->count++;
    }
    path->uncertainty = 2 * around * pow(10, -decimals) + 1e-13;
    return repeats && path->count > 4 ? "a position twice in a row" : NULL;
}

static inline const char *geojson_polygon(const char *text, int decimals, geojson_counts *counts) {
    int is_hole = 0;
    counts->polygons++;
    if (!json_first(text)) return "a polygon without rings";
    for (const char *ring = json_first(text); ring; ring = json_next(ring), is_hole = 1) {
        geojson_path path;
        const char *fault = geojson_read_path(ring, decimals, &path);
        if (fault) return fault;
        if (path.count < 4) return "a ring of less than four positions";
        if (!path.is_closed) return "a ring that is not closed";
        counts->wrong_way += is_hole ? path.area > path.uncertainty : path.area < -path.uncertainty;
        counts->rings++;
        counts->positions += path.count;
    }
    return NULL;
}

static inline const char *geojson_line(const char *text, int decimals, geojson_counts *counts) {
    geojson_path path;
    const char *fault = geojson_read_path(text, decimals, &path);
    if (fault) return fault;
    if (path.count < 2) return "a line of less than two positions";
    counts->lines++;
    counts->positions += path.count;
    return NULL;
}

static inline const char *geojson_geometry(const char *geometry, int decimals, geojson_counts *counts) {
    const char *type = json_member(geometry, "type"), *coordinates = json_member(geometry, "coordinates"), *fault;
    if (!type || !coordinates || *coordinates != '[') return "no geometry";
    if (!json_first(coordinates)) return json_is(type, "Point") ? "a point that is nowhere" : NULL;
    if (json_is(type, "Polygon")) return geojson_polygon(coordinates, decimals, counts);
    if (json_is(type, "LineString")) return geojson_line(coordinates, decimals, counts);
    if (json_is(type, "Point")) {
        double longitude, latitude;
        counts->positions++;
        return geojson_position(coordinates, decimals, &longitude, &latitude);
    }
    const int is_polygons = json_is(type, "MultiPolygon");
    if (!is_polygons && !json_is(type, "MultiLineString")) return "an unknown type of geometry";
    if (!json_next(json_first(coordinates))) return "a collection of one";
    for (const char *part = json_first(coordinates); part; part = json_next(part)) {
        fault = (is_polygons ? geojson_polygon : geojson_line)(part, decimals, counts);
        if (fault) return fault;
    }
    return NULL;
}

static inline const char *geojson_feature(const char *feature, int decimals, geojson_counts *counts) {
    const char *properties = json_member(feature, "properties");
    if (!json_is(json_member(feature, "type"), "Feature")) return "not a feature";
    if (!properties || *properties != '{') return "no properties";
    counts->features++;
    return geojson_geometry(json_member(feature, "geometry"), decimals, counts);
}

/* A Feature or a FeatureCollection, whole. */
static inline const char *geojson_fault(const char *text, int decimals, geojson_counts *counts) {
    memset(counts, 0, sizeof *counts);
    if (!json_is_valid(text)) return "not JSON";
    if (!json_is(json_member(text, "type"), "FeatureCollection")) return geojson_feature(text, decimals, counts);
    const char *features = json_member(text, "features");
    if (!features || *features != '[') return "no features";
    for (const char *feature = json_first(features); feature; feature = json_next(feature)) {
        const char *fault = geojson_feature(feature, decimals, counts);
        if (fault) return fault;
    }
    return NULL;
}

#endif
