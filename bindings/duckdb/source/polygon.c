/*
 * Polygons: a list of positions, a list of such rings (the outer one, then the holes), or an index of either: a BLOB.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>
#include <string.h>

#include "contains.h"
#include "engine.h"

/* The number of rows with the same list from which an index is worth building. */
enum { WORTH_AN_INDEX = 16 };

/* The points of a polygon, and of each ring how many there are. */
typedef struct polygon {
    gn_point *points;
    size_t *rings;
    size_t point_count, ring_count;
} polygon;

static void free_polygon(polygon *polygon) {
    free(polygon->points);
    free(polygon->rings);
}

static bool is_valid(const uint64_t *valid, uint64_t row) {
    return valid == NULL || (valid[row / 64] >> row % 64 & 1);
}

/* Copies the positions of a list; a NULL among them refuses the polygon. */
static gn_status read_ring(host_object positions, host_list list, gn_point *points) {
    host_object latitude = host.struct_vector_get_child(positions, 0);
    host_object longitude = host.struct_vector_get_child(positions, 1);
    const double *latitudes = host.vector_get_data(latitude), *longitudes = host.vector_get_data(longitude);
    const uint64_t *valid[] = {host.vector_get_validity(positions), host.vector_get_validity(latitude),
                               host.vector_get_validity(longitude)};
    for (uint64_t i = 0; i < list.length; i++) {
        const uint64_t row = list.offset + i;
        for (int part = 0; part < 3; part++)
            if (!is_valid(valid[part], row)) return GN_ERROR_NOT_FINITE;
        points[i] = (gn_point){latitudes[row], longitudes[row]};
    }
    return GN_OK;
}

/* Copies the polygon of a row. The caller frees its memory after any status. */
static gn_status read_polygon(const block *block, host_list list, polygon *polygon) {
    *polygon = (struct polygon){NULL, NULL, 0, 0};
    host_object elements = host.list_vector_get_child(host.data_chunk_get_vector(block->engine->chunk, 0));
    const bool has_rings = block->function->parameters[0] == 'r';
    const host_list *rings = has_rings ? host.vector_get_data(elements) : NULL;
    const uint64_t *valid = has_rings ? host.vector_get_validity(elements) : NULL;
    polygon->ring_count = has_rings ? list.length : 1;
    polygon->rings = malloc(polygon->ring_count * sizeof *polygon->rings + 1);
    if (polygon->rings == NULL) return GN_ERROR_COUNT;
    for (size_t i = 0; i < polygon->ring_count; i++) {
        if (has_rings && !is_valid(valid, list.offset + i)) return GN_ERROR_NOT_FINITE;
        polygon->rings[i] = has_rings ? rings[list.offset + i].length : list.length;
        polygon->point_count += polygon->rings[i];
    }
    polygon->points = malloc(polygon->point_count * sizeof *polygon->points + 1);
    if (polygon->points == NULL) return GN_ERROR_COUNT;
    host_object positions = has_rings ? host.list_vector_get_child(elements) : elements;
    gn_point *points = polygon->points;
    gn_status status = GN_OK;
    for (size_t i = 0; i < polygon->ring_count && status == GN_OK; i++) {
        status = read_ring(positions, has_rings ? rings[list.offset + i] : list, points);
        points += polygon->rings[i];
    }
    return status;
}

/* Builds the index of a polygon. Its words are to be freed; null unless the status is GN_OK. */
static gn_status build(const polygon *polygon, uint64_t **words, size_t *count) {
    *words = NULL;
    gn_status status = gn_polygon_index_build(polygon->points, polygon->point_count, polygon->rings,
                                              polygon->ring_count, NULL, 0, count);
    if (status != GN_ERROR_BUFFER_TOO_SMALL) return status;
    uint64_t *memory = malloc(*count * sizeof *memory);
    if (memory == NULL) return GN_ERROR_COUNT;
    status = gn_polygon_index_build(polygon->points, polygon->point_count, polygon->rings, polygon->ring_count, memory,
                                    *count, count);
    if (status == GN_OK)
        *words = memory;
    else
        free(memory);
    return status;
}

static const host_list *lists_of(const block *block) {
    return (const host_list *)host.vector_get_data(host.data_chunk_get_vector(block->engine->chunk, 0)) + block->start;
}

static void run_polygon_index(block *block) {
    const host_list *lists = lists_of(block);
    text *results = block_result(block);
    for (size_t row = 0; row < block->count; row++) {
        results[row] = (text){.here = {0, {0}}};
        if (block->nulls[row]) continue;
        polygon polygon;
        uint64_t *words = NULL;
        size_t count;
        gn_status status = read_polygon(block, lists[row], &polygon);
        if (status == GN_OK) status = build(&polygon, &words, &count);
        if (status == GN_OK)
            host.vector_assign_string_element_len(block->engine->result, block->start + row, (const char *)words,
                                                  count * sizeof *words);
        block->statuses[row] = (uint8_t)status;
        free(words);
        free_polygon(&polygon);
    }
}

/* Asks a list: through an index if many rows do. */
static bool ask_list(block *block, host_list list, size_t row, size_t count, int32_t *sides) {
    if (is_kept(block, list.offset, list.length))
        return ask_index(block, block->kept.words, block->kept.count, row, count, sides);
    polygon polygon;
    uint64_t *words = NULL;
    size_t word_count;
    gn_status status = read_polygon(block, list, &polygon);
    if (status == GN_OK && count < WORTH_AN_INDEX) {
        status = gn_polygon_contains_batch(polygon.points, polygon.point_count, polygon.rings, polygon.ring_count,
                                           block_doubles(block, 1) + row, 8, block_doubles(block, 2) + row, 8, count,
                                           sides + row, 4, block->statuses + row);
        if (status == GN_PARTIAL) status = GN_OK;
    } else if (status == GN_OK) {
        status = build(&polygon, &words, &word_count);
    }
    free_polygon(&polygon);
    if (status != GN_OK) memset(block->statuses + row, (uint8_t)status, count);
    if (words == NULL) return true;
    keep_index(block, list.offset, list.length, words, word_count);
    return ask_index(block, words, word_count, row, count, sides);
}

static bool is_same_list(host_list a, host_list b) {
    return a.offset == b.offset && a.length == b.length;
}

static void run_polygon_contains(block *block) {
    const host_list *lists = lists_of(block);
    int32_t sides[BLOCK_ROWS];
    bool *results = block_result(block);
    for (size_t row = 0, end; row < block->count; row = end) {
        end = row + 1;
        if (block->nulls[row]) {
            sides[row] = GN_OUTSIDE;
            continue;
        }
        while (end < block->count && !block->nulls[end] && is_same_list(lists[row], lists[end])) end++;
        if (!ask_list(block, lists[row], row, end - row, sides)) return;
    }
    for (size_t row = 0; row < block->count; row++) results[row] = sides[row] != GN_OUTSIDE;
}

const function duckdb_functions[] = {
    {"polygon_contains", "bdd", "o", run_index_contains, NULL},
    {"polygon_contains", "pdd", "o", run_polygon_contains, NULL},
    {"polygon_contains", "rdd", "o", run_polygon_contains, NULL},
    {"polygon_index", "p", "b", run_polygon_index, NULL},
    {"polygon_index", "r", "b", run_polygon_index, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
