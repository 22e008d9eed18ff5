/*
 * A column of the arguments: read block by block, with any chunks and any type of number.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_POLARS_COLUMN_H
#define GRIDNORTH_POLARS_COLUMN_H

#include "arrow.h"
#include "block.h"

typedef struct column {
    const struct series *series;
    char type;          /* The type that the function wants: d, i, t or b. */
    const char *format; /* The type of the column, in Arrow's letters. */
    size_t count;       /* Rows. */
    bool is_constant;   /* Its only row stands for all rows. */
    bool is_filled;     /* A constant is in `storage` already. */
    size_t chunk;       /* The chunk of the block that was read last, */
    size_t chunk_start; /* and the row of the column that it begins with. */
    const void *values; /* The values of the block: in the chunk, or in `storage`. */
    uint8_t nulls;      /* Whether a constant is null. */
    _Alignas(16) char storage[BLOCK_ROWS * sizeof(text)];
} column;

/* Whether a column of a format can be an argument of a type. */
bool is_suitable(const char *format, char type);

/* Begins to read a column. */
void column_begin(column *, const struct series *, char type);

/* Reads a block of `count` rows from row `start` on; marks those that are null in `nulls`. Returns whether one is. */
bool column_read(column *, size_t start, size_t count, uint8_t *nulls);

#endif
