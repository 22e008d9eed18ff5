/*
 * gridnorth area: areas and perimeters of polygons, lengths of lines.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "outlines.h"
#include "output.h"
#include "problems.h"
#include "subjects.h"

typedef struct areas {
    format format;
    int decimals;
    unit unit;
    bool are_lines, has_groups, has_begun, has_feature;
    size_t left_out, count;
} areas;

/* Longer polygons are not checked for crossings. */
enum { CHECKED_POINTS = 100000 };

static void begin(areas *own) {
    if (!own->has_begun && own->format == FORMAT_CSV) {
        put_text(own->are_lines ? "name,positions,length\n" : "name,positions,area,perimeter\n");
    }
    if (!own->has_begun && own->format == FORMAT_GEOJSON) {
        put_text("{\"type\":\"FeatureCollection\",\"features\":[");
    }
    own->has_begun = true;
}

static void put_json(const areas *own, const outline *outline, double area, double length) {
    put_text("{\"name\":");
    put_string(outline->name, strlen(outline->name));
    put_text(",\"positions\":");
    put_number((double)outline->point_count, 0);
    if (!own->are_lines) {
        put_text(",\"area\":");
        put_number(area, own->decimals);
    }
    put_text(own->are_lines ? ",\"length\":" : ",\"perimeter\":");
    put_number(length, own->decimals);
    put_byte('}');
}

static gn_status put_feature(areas *own, const outline *outline, double area, double length) {
    put_aside();
    put_json(own, outline, area, length);
    size_t size, needed = 0;
    const char *properties = put_back(&size);
    char *text = NULL;
    gn_status status = GN_ERROR_BUFFER_TOO_SMALL;
    while (status == GN_ERROR_BUFFER_TOO_SMALL) {
        text = reallocate(text, needed + 1);
        status = own->are_lines
                     ? gn_route_geojson(outline->points, outline->point_count, NULL, properties, size, text, needed, &needed)
                     : gn_polygon_geojson(outline->points, outline->point_count, outline->rings, outline->ring_count, NULL,
                                          properties, size, text, needed, &needed);
    }
    if (status == GN_OK) {
        put_text(own->has_feature ? ",\n" : "\n");
        put_text(text);
        own->has_feature = true;
    }
    free(text);
    return status;
}

static gn_status take(void *state, const outline *outline) {
    areas *own = state;
    if (outline->kind != OUTLINE_UNKNOWN && outline->kind != (own->are_lines ? OUTLINE_LINE : OUTLINE_AREA)) {
        own->left_out++;
        return GN_OK;
    }
    own->count++;
    double area = NAN, length = NAN;
    gn_status status = own->are_lines ? gn_route_length(outline->points, outline->point_count, &length)
                                      : gn_polygon_measure(outline->points, outline->point_count, outline->rings,
                                                           outline->ring_count, &area, &length);
    if (status != GN_OK) {
        return status;
    }
    area /= own->unit.square_meters;
    length /= own->unit.meters;
    gn_polygon_crossing crossing = {0};
    /* Two groups of a table in one ring cross, and the area of such a ring is no area of the ground. */
    if (!own->are_lines && outline->point_count <= CHECKED_POINTS) {
        gn_polygon_find_crossing(outline->points, outline->point_count, outline->rings, outline->ring_count, &crossing);
    }
    if (crossing.found) {
        remark("polygon %zu crosses itself near %.5f, %.5f: its area means little%s", own->count, crossing.point.latitude,
               crossing.point.longitude,
               outline->is_table && !own->has_groups ? "; --group COLUMN makes a polygon of each value" : "");
    }
    begin(own);
    switch (own->format) {
    case FORMAT_GEOJSON:
        status = put_feature(own, outline, area, length);
        break;
    case FORMAT_JSONL:
        put_json(own, outline, area, length);
        put_byte('\n');
        break;
    default:
        if (own->format == FORMAT_TEXT && own->has_groups) {
            put_text(outline->name);
            put_byte(' ');
        }
        if (own->format == FORMAT_CSV) {
            put_field(outline->name, strlen(outline->name), ',');
            put_byte(',');
            put_number((double)outline->point_count, 0);
            put_byte(',');
        }
        if (!own->are_lines) {
            put_number(area, own->decimals);
            put_byte(own->format == FORMAT_CSV ? ',' : ' ');
        }
        put_number(length, own->decimals);
        put_byte('\n');
    }
    return status;
}

static void end(void *state) {
    areas *own = state;
    begin(own);
    if (own->format == FORMAT_GEOJSON) {
        put_text("\n]}\n");
    }
    if (own->left_out > 0) {
        remark(own->left_out == 1 ? "%zu feature is no %s and is left out%s" : "%zu features are no %ss and are left out%s",
               own->left_out, own->are_lines ? "line" : "area", own->are_lines ? "" : "; --lines measures lines");
    }
}

int run_area(const arguments *arguments) {
    bool has_groups = has_option(arguments, OPTION_GROUP);
    areas own = {.format = format_option(arguments, has_groups ? FORMAT_CSV : FORMAT_TEXT),
                 .has_groups = has_groups,
                 .decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 3),
                 .unit = unit_option(arguments, OPTION_AREA_UNITS),
                 .are_lines = has_option(arguments, OPTION_LINES)};
    if (own.are_lines && own.unit.is_of_areas) {
        misuse("--units %s is a unit of areas, and lines have lengths", arguments->values[OPTION_AREA_UNITS]);
    }
    return run_outlines(arguments, take, end, &own);
}
