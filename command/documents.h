/*
 * Documents: GPX, KML, Cursor on Target and GeoJSON.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_DOCUMENTS_H
#define GRIDNORTH_COMMAND_DOCUMENTS_H

#include "gridnorth.h"
#include "input.h"

/* A document in memory. */
typedef struct document {
    const char *name;
    slice text;
    gn_feature *features;
    size_t feature_count;
    gn_vertex *vertices;
    size_t vertex_count;
    char *converted; /* The text, if it was not UTF-8. */
} document;

/* Reads the rest of a file as a document. Tells of features that were left out; false if nothing can be read. */
bool document_read(document *document, reader *reader);
void document_free(document *document);

/* Returns the name of a feature; to be freed. */
char *name_of_feature(const document *document, const gn_feature *feature);

/* Returns the features of an area with its holes, or 1 for anything else. */
size_t parts_of_feature(const document *document, size_t index);

/* Copies the points of features in a row; the caller frees. `rings` receives the number of points of each. */
gn_point *points_of_features(const document *document, size_t index, size_t parts, size_t **rings, size_t *count);

#endif
