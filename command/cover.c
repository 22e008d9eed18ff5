/*
 * gridnorth cover: the tiles of web maps that bounds, areas and lines touch.
 *
 * SPDX-License-Identifier: MIT
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "outlines.h"
#include "output.h"
#include "problems.h"
#include "subjects.h"

typedef struct covering {
    format format;
    bool counts, are_lines;
    long least, most;    /* Zooms. */
    double half_width;
    gn_tile_run *runs;
    size_t count, capacity;
} covering;

/* Makes room for runs behind those that are there. */
static gn_tile_run *room(covering *own, size_t count) {
    if (own->count + count > own->capacity) {
        own->capacity = 2 * (own->count + count);
        own->runs = reallocate(own->runs, own->capacity * sizeof *own->runs);
    }
    return own->runs + own->count;
}

static gn_status find(const covering *own, const outline *outline, uint32_t zoom, gn_tile_run *out, size_t capacity,
                      size_t *needed) {
    bool is_area = outline->kind == OUTLINE_AREA || (outline->kind == OUTLINE_UNKNOWN && !own->are_lines);
    const gn_point *points = outline->points;
    size_t count = outline->point_count;
    return is_area ? gn_tile_cover_polygon(points, count, outline->rings, outline->ring_count, zoom, out, capacity, needed)
                   : gn_tile_cover_route(points, count, own->half_width, zoom, out, capacity, needed);
}

static gn_status take(void *state, const outline *outline) {
    covering *own = state;
    for (long zoom = own->least; zoom <= own->most; zoom++) {
        size_t capacity = 256, needed = 0;
        gn_status status;
        while ((status = find(own, outline, (uint32_t)zoom, room(own, capacity), capacity, &needed)) ==
               GN_ERROR_BUFFER_TOO_SMALL) {
            capacity = needed;
        }
        if (status != GN_OK) {
            return status;
        }
        own->count += needed;
    }
    return GN_OK;
}

static int compare(const void *one, const void *other) {
    const gn_tile_run *left = one, *right = other;
    if (left->zoom != right->zoom) {
        return left->zoom < right->zoom ? -1 : 1;
    }
    if (left->y != right->y) {
        return left->y < right->y ? -1 : 1;
    }
    return left->x < right->x ? -1 : left->x > right->x;
}

static void put_tile(const covering *own, gn_tile tile, bool is_first) {
    char name[40];
    switch (own->format) {
    case FORMAT_TEXT:
        put(name, (size_t)snprintf(name, sizeof name, "%u/%u/%u\n", tile.zoom, tile.x, tile.y));
        break;
    case FORMAT_CSV:
        put(name, (size_t)snprintf(name, sizeof name, "%u,%u,%u\n", tile.zoom, tile.x, tile.y));
        break;
    default: {
        char object[64];
        size_t size = (size_t)snprintf(object, sizeof object, "{\"zoom\":%u,\"x\":%u,\"y\":%u}", tile.zoom, tile.x, tile.y);
        if (own->format == FORMAT_JSONL) {
            put(object, size);
            put_byte('\n');
            break;
        }
        gn_bounds bounds;
        gn_tile_bounds(&tile, &bounds);
        put_text(is_first ? "\n" : ",\n");
        put_text("{\"type\":\"Feature\",\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[");
        const double corners[5][2] = {{bounds.south, bounds.west},
                                      {bounds.south, bounds.east},
                                      {bounds.north, bounds.east},
                                      {bounds.north, bounds.west},
                                      {bounds.south, bounds.west}};
        for (size_t index = 0; index < 5; index++) {
            put_text(index > 0 ? "," : "");
            put_coordinates(corners[index][0], corners[index][1]);
        }
        put_text("]]},\"properties\":");
        put(object, size);
        put_byte('}');
    }
    }
}

static void end(void *state) {
    covering *own = state;
    /* Outlines may touch the same tiles. */
    if (own->count > 0) {
        qsort(own->runs, own->count, sizeof *own->runs, compare);
    }
    uint64_t total = 0;
    if (!own->counts && own->format == FORMAT_GEOJSON) {
        put_text("{\"type\":\"FeatureCollection\",\"features\":[");
    } else if (!own->counts && own->format == FORMAT_CSV) {
        put_text("zoom,x,y\n");
    }
    uint64_t next = 0;
    for (size_t index = 0; index < own->count; index++) {
        const gn_tile_run *run = &own->runs[index];
        if (index == 0 || run->zoom != run[-1].zoom || run->y != run[-1].y) {
            next = 0;
        }
        uint64_t stop = (uint64_t)run->x + run->count, x = run->x > next ? run->x : next;
        if (own->counts) {
            total += stop > x ? stop - x : 0;
        } else {
            for (; x < stop; x++) {
                put_tile(own, (gn_tile){(uint32_t)x, run->y, run->zoom}, total++ == 0);
            }
        }
        next = stop > next ? stop : next;
    }
    if (own->counts) {
        char text[24];
        put(text, (size_t)snprintf(text, sizeof text, "%" PRIu64 "\n", total));
    } else if (own->format == FORMAT_GEOJSON) {
        put_text("\n]}\n");
    }
}

static void read_zooms(const arguments *arguments, covering *own) {
    const char *text = arguments->values[OPTION_ZOOM];
    if (text == NULL) {
        misuse("--zoom is missing: 14, or 0-14 for several");
    }
    char *end;
    own->least = own->most = strtol(text, &end, 10);
    if (end != text && *end == '-') {
        const char *second = end + 1;
        own->most = strtol(second, &end, 10);
        end = end == second ? (char *)text : end;
    }
    if (end == text || *end != 0 || own->least < 0 || own->most > 30 || own->least > own->most) {
        misuse("--zoom needs one zoom of 0 to 30, or two as in 0-14, not \"%s\"", text);
    }
}

int run_cover(const arguments *arguments) {
    covering own = {.format = format_option(arguments, FORMAT_TEXT),
                    .counts = has_option(arguments, OPTION_COUNT_ONLY),
                    .are_lines = has_option(arguments, OPTION_WIDTH),
                    .half_width = length_option(arguments, OPTION_WIDTH, 0) / 2};
    read_zooms(arguments, &own);
    if (!(own.half_width >= 0 && own.half_width <= 1000000)) {
        misuse("--width lies outside 0 to 2,000 km");
    }
    if (!has_option(arguments, OPTION_BBOX)) {
        return run_outlines(arguments, take, end, &own);
    }
    gn_bounds bounds = bounds_option(arguments, OPTION_BBOX);
    if (arguments->word_count > 0) {
        misuse("--bbox and files exclude each other: \"%s\"", arguments->words[0]);
    }
    if (has_option(arguments, OPTION_GROUP) || own.are_lines) {
        misuse("--%s is of positions, and --bbox has none", has_option(arguments, OPTION_GROUP) ? "group" : "width");
    }
    if (own.counts) {
        size_t total = 0;
        gn_status status = gn_tile_count_bounds(&bounds, (uint32_t)own.least, (uint32_t)own.most, &total);
        if (status != GN_OK) {
            misuse("--bbox: %s", gn_status_text((int32_t)status));
        }
        char text[24];
        put(text, (size_t)snprintf(text, sizeof text, "%zu\n", total));
        return finish();
    }
    for (long zoom = own.least; zoom <= own.most; zoom++) {
        size_t needed = 0;
        gn_status status = gn_tile_cover_bounds(&bounds, (uint32_t)zoom, NULL, 0, &needed);
        if (status == GN_ERROR_BUFFER_TOO_SMALL) {
            status = gn_tile_cover_bounds(&bounds, (uint32_t)zoom, room(&own, needed), needed, &needed);
        }
        if (status != GN_OK) {
            misuse("--bbox: %s", gn_status_text((int32_t)status));
        }
        own.count += needed;
    }
    end(&own);
    return finish();
}
