/*
 * The column of the result: one chunk, which Polars owns from the end of the call on.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_POLARS_RESULT_H
#define GRIDNORTH_POLARS_RESULT_H

#include "arrow.h"
#include "block.h"

enum { MAX_FIELDS = 4 };

/* Bytes of long texts. */
typedef struct bytes {
    char *data;
    size_t size, capacity;
} bytes;

typedef struct result {
    const function *function;
    size_t count;           /* Rows. */
    int field_count;        /* At least 1: a result that is no struct is one field. */
    char *values[MAX_FIELDS];
    uint8_t *valid;         /* The bits of the rows that are not null; null as long as there is no null. */
    size_t null_count;
    bytes *texts;           /* The texts of the only field. */
    size_t text_count;
    bool failed;            /* There is no memory. */
} result;

/* The schema of the result of a function. False if there is no memory. */
bool make_schema(struct ArrowSchema *, const function *, const char *name);

/* Begins a result, writes the texts of a block, ends a block, gives up. */
bool result_begin(result *, const function *, size_t count);
bool result_write_texts(result *, size_t start, size_t count, const char *slots, size_t stride);
bool result_end_block(result *, const block *);
void result_drop(result *);

/* Makes the column, which takes over the memory of the result; frees it if memory runs out. */
bool result_finish(result *, const char *name, struct series *);

#endif
