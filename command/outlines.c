/*
 * Polygons and lines, from rows of positions or from documents.
 *
 * SPDX-License-Identifier: MIT
 */
#include "outlines.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "documents.h"
#include "problems.h"

typedef struct collecting {
    take_outline take;
    void (*end)(void *own);
    void *own;
    gn_point *points; /* Those of rows since the last blank line. */
    size_t count, capacity;
    uint64_t line;    /* Where they began. */
    bool is_incomplete;
    char *group;      /* The value of these rows in the column of --group, with a final zero; NULL: there is none yet. */
    size_t group_size;
} collecting;

static void end_outline(job *job) {
    collecting *own = job->own;
    /* An outline without one of its corners would be another one. */
    if (own->is_incomplete) {
        char place[40] = "";
        if (own->line > 0) {
            snprintf(place, sizeof place, "from line %llu on ", (unsigned long long)own->line);
        }
        remark("the positions %sare left out: one of them is bad", place);
    } else if (own->count > 0) {
        outline outline = {OUTLINE_UNKNOWN, own->group ? own->group : "", own->points, own->count, NULL, 0, job->is_table};
        gn_status status = own->take(own->own, &outline);
        if (status != GN_OK) {
            complain(job->file ? job->file : "positions", own->line, 1, gn_status_text((int32_t)status));
        }
    }
    own->count = 0;
    own->line = 0;
    own->is_incomplete = false;
}

/* Ends the outline if the group of a row is another one than that of the rows before. */
static void begin_group(job *job, const block *block, size_t row) {
    collecting *own = job->own;
    slice value;
    if (!job->is_table) {
        misuse("--group names a column, and these positions are no table");
    }
    /* A row that is too short has no value; it is refused, and spoils the group where it stands. */
    if (!group_of_row(job, block, row, &value) ||
        (own->group != NULL && own->group_size == value.size && memcmp(own->group, value.bytes, value.size) == 0)) {
        return;
    }
    end_outline(job);
    own->group = reallocate(own->group, value.size + 1);
    memcpy(own->group, value.bytes, value.size);
    own->group[value.size] = 0;
    own->group_size = value.size;
}

static void take_position(job *job, block *block, size_t row) {
    collecting *own = job->own;
    if (block->are_blank[row]) {
        end_outline(job);
        return;
    }
    if (has_option(job->arguments, OPTION_GROUP)) {
        begin_group(job, block, row);
    }
    if (own->count == 0 && !own->is_incomplete) {
        own->line = block->records[row].line;
    }
    if (isnan(block->latitudes[row])) {
        own->is_incomplete = true;
        return;
    }
    if (own->count == own->capacity) {
        own->capacity = own->capacity ? 2 * own->capacity : 1024;
        own->points = reallocate(own->points, own->capacity * sizeof *own->points);
    }
    own->points[own->count++] = (gn_point){block->latitudes[row], block->longitudes[row]};
}

static void take_document(job *job, reader *reader) {
    collecting *own = job->own;
    document document;
    if (has_option(job->arguments, OPTION_GROUP)) {
        misuse("%s: --group names a column, and this is no table", reader->name);
    }
    if (document_read(&document, reader)) {
        size_t left_out = 0;
        for (size_t index = 0; index < document.feature_count;) {
            const gn_feature *feature = &document.features[index];
            size_t parts = parts_of_feature(&document, index), count, *rings;
            if (feature->kind > GN_FEATURE_AREA) {
                left_out++;
            } else {
                gn_point *points = points_of_features(&document, index, parts, &rings, &count);
                char *name = name_of_feature(&document, feature);
                outline outline = {feature->kind == GN_FEATURE_AREA   ? OUTLINE_AREA
                                   : feature->kind == GN_FEATURE_LINE ? OUTLINE_LINE
                                                                      : OUTLINE_POINT,
                                   name, points, count, rings, parts, false};
                gn_status status = own->take(own->own, &outline);
                if (status != GN_OK) {
                    complain(reader->name, 1, 1, gn_status_text((int32_t)status));
                }
                free(name);
                free(points);
                free(rings);
            }
            index += parts;
        }
        if (left_out > 0) {
            remark(left_out == 1 ? "%s: %zu circle, sector or box is left out"
                                 : "%s: %zu circles, sectors or boxes are left out",
                   reader->name, left_out);
        }
    }
    document_free(&document);
}

static void end_outlines(job *job) {
    collecting *own = job->own;
    if (own->end != NULL) {
        own->end(own->own);
    }
}

int run_outlines(const arguments *arguments, take_outline take, void (*end)(void *own), void *own) {
    collecting collecting = {.take = take, .end = end, .own = own};
    job job = {.arguments = arguments,
               .position_count = 1,
               .takes_many = true,
               .take = take_position,
               .end_file = end_outline,
               .take_document = take_document,
               .end = end_outlines,
               .own = &collecting};
    return run_rows(&job);
}
