/*
 * Polygons and lines, from rows of positions or from documents.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_OUTLINES_H
#define GRIDNORTH_COMMAND_OUTLINES_H

#include "rows.h"

typedef enum outline_kind {
    OUTLINE_POINT,
    OUTLINE_LINE,
    OUTLINE_AREA,
    OUTLINE_UNKNOWN /* The rows do not say what they are; the subject decides. */
} outline_kind;

typedef struct outline {
    outline_kind kind;
    const char *name; /* That of a feature, or the value of a group. */
    const gn_point *points;
    size_t point_count;
    const size_t *rings;
    size_t ring_count;
    bool is_table; /* The points are rows of a table that --group may part. */
} outline;

/* Takes an outline; a status but GN_OK is told. */
typedef gn_status (*take_outline)(void *own, const outline *outline);

/* Runs over all outlines of the command line, of files or of standard input, and returns the exit status. */
int run_outlines(const arguments *arguments, take_outline take, void (*end)(void *own), void *own);

#endif
