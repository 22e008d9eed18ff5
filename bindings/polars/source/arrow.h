/*
 * Columns as Polars passes them: the C data interface of Arrow, and the struct that Polars puts around it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_POLARS_ARROW_H
#define GRIDNORTH_POLARS_ARROW_H

#include <stddef.h>
#include <stdint.h>

/* A type and a name. https://arrow.apache.org/docs/format/CDataInterface.html */
struct ArrowSchema {
    const char *format;
    const char *name;
    const char *metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema **children;
    struct ArrowSchema *dictionary;
    void (*release)(struct ArrowSchema *);
    void *private_data;
};

/* Rows. */
struct ArrowArray {
    int64_t length;
    int64_t null_count; /* -1: not counted. */
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void **buffers;
    struct ArrowArray **children;
    struct ArrowArray *dictionary;
    void (*release)(struct ArrowArray *);
    void *private_data;
};

/* The flag of a schema: rows may be null. */
enum { ARROW_FLAG_NULLABLE = 2 };

/* A text or bytes in a column: up to 12 bytes are in the struct `text`; of a longer one this. */
typedef struct view {
    int32_t size;
    char prefix[4];
    int32_t buffer; /* Its bytes are in buffers[2 + buffer], */
    int32_t offset; /* from here on. */
} view;

/*
 * A column in chunks: SeriesExport of Polars' plugin interface, version 0.1.
 *
 * Who gets one owns the arrays, each of which it releases, and then the struct, which it releases too. That frees the
 * memory around the arrays, and the schema, but not the arrays. `private_data` is not null.
 */
struct series {
    struct ArrowSchema *field;
    struct ArrowArray **arrays;
    size_t count;
    void (*release)(struct series *);
    void *private_data;
};

#endif
