/*
 * A block of rows: what a function of SQL reads and writes at a time.
 *
 * DuckDB passes chunks of flat columns. A chunk is worked on in blocks that fit into the processor's nearest memory. A
 * row with a NULL among its arguments gives NULL, and so does a row that the library refuses: its status is not 0.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_DUCKDB_BLOCK_H
#define GRIDNORTH_DUCKDB_BLOCK_H

#include "gridnorth.h"
#include "host.h"

/* Rows of a block; a multiple of 64, so that blocks begin with a word of a validity mask. */
enum { BLOCK_ROWS = 512 };

struct function;

/* The index of the polygon that the rows before this one asked, kept because the next rows mostly ask the same. */
typedef struct kept_index {
    uint64_t where, size; /* What it was made from. */
    uint64_t *words;      /* To be freed; null: there is none. */
    size_t count;
} kept_index;

typedef struct block {
    const struct function *function;
    host_object call, chunk, result;
    size_t start;                  /* The first row in the chunk. */
    size_t count;                  /* Rows, 1 ... BLOCK_ROWS. */
    bool has_nulls;                /* A row has a NULL among its arguments. */
    bool failed;                   /* The call ends with an error. */
    uint8_t nulls[BLOCK_ROWS];     /* 1: the row has a NULL among its arguments. What its columns hold is garbage. */
    uint8_t statuses[BLOCK_ROWS];  /* Of the library: what is not GN_OK becomes NULL. */
    kept_index kept;
} block;

/* A function of SQL: its name, its parameters and its result as letters, and what computes a block of it. */
typedef struct function {
    const char *name;
    const char *parameters;  /* d DOUBLE, i INTEGER, t VARCHAR, b BLOB; p a list of positions, r a list of p. */
    const char *result;      /* One letter (o BOOLEAN), or the fields of a STRUCT: "latitude:d longitude:d". */
    void (*run)(block *);
    const void *settings;    /* What run wants to know. */
} function;

/* The values of a column of the arguments, from the first row of the block. */
const double *block_doubles(const block *, int column);
const int32_t *block_integers(const block *, int column);
const host_text *block_texts(const block *, int column);

/* Where the values of the result, or of a field of it, go, from the first row of the block. */
void *block_result(const block *);
void *block_field(const block *, int field);

/* The number of rows from `row` on that have the same integer as it; NULL is equal to anything. */
size_t block_run(const block *, const int32_t *values, size_t row);

/* Makes the rows of a part of the block refused. */
void block_refuse(block *, size_t row, size_t count, gn_status status);

/*
 * Looks at what a call of the library for many rows returned. Anything but GN_OK and GN_PARTIAL ends the query with an
 * error that names the function, and `what` with its value if it is not null.
 */
bool block_check(block *, gn_status status, const char *what, int64_t value);

/* Bytes of a text, wherever they are. */
static inline const char *text_bytes(const host_text *text) {
    return text->here.size <= sizeof text->here.bytes ? text->here.bytes : text->there.bytes;
}

#endif
