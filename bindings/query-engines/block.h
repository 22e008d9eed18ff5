/*
 * A block of rows, which a function reads and writes at a time, in any engine that calls it.
 *
 * An engine passes columns. They are worked on in blocks that fit into the processor's nearest memory. A row with a
 * NULL among its arguments gives NULL, and so does a row that the library refuses: its status is not 0. The engine
 * finds the NULLs before a function runs, and writes those of the result after it; the functions see nothing of it.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_ENGINES_BLOCK_H
#define GRIDNORTH_ENGINES_BLOCK_H

#include <stdbool.h>

#include "gridnorth.h"

/* Rows of a block; a multiple of 64, so that blocks begin with a word of a validity mask. */
enum { BLOCK_ROWS = 512 };

/* A text or bytes: up to 12 bytes are here, followed by zeros; of longer ones the first four, and where they are. */
typedef union text {
    struct {
        uint32_t size;
        char bytes[12];
    } here;
    struct {
        uint32_t size;
        char prefix[4];
        const char *bytes;
    } there;
} text;

struct function;
struct engine;

/* The index of the polygon that the rows before this one asked, kept because the next rows mostly ask the same. */
typedef struct kept_index {
    uint64_t where, size; /* The source that it was made from. */
    uint64_t *words;      /* Freed by its owner; null if there is none. */
    size_t count;
} kept_index;

typedef struct block {
    const struct function *function;
    struct engine *engine;        /* Data of the engine about the call. */
    size_t start;                 /* The first row of the call. */
    size_t count;                 /* Rows, 1 ... BLOCK_ROWS. */
    bool has_nulls;               /* A row has a NULL among its arguments. */
    bool failed;                  /* The call ends with an error. */
    uint8_t nulls[BLOCK_ROWS];    /* 1: the row has a NULL among its arguments. Its columns hold garbage. */
    uint8_t statuses[BLOCK_ROWS]; /* The statuses of the library: a row with another than GN_OK becomes NULL. */
    kept_index kept;
} block;

/* A function: its name, its parameters and its result as letters, and the code that computes a block of it. */
typedef struct function {
    const char *name;
    const char *parameters;  /* d float64, i int32, t text, b bytes; p a list of positions, r a list of p. */
    const char *result;      /* One letter (o boolean), or the fields of a struct: "latitude:d longitude:d". */
    void (*run)(block *);
    const void *settings;    /* Data that `run` needs. */
} function;

/* Functions that each engine defines. */

/* The values of a column of the arguments, from the first row of the block. */
const double *block_doubles(const block *, int column);
const int32_t *block_integers(const block *, int column);
const text *block_texts(const block *, int column);

/* Where the values of the result, or of a field of it, go, from the first row of the block. */
void *block_result(const block *);
void *block_field(const block *, int field);

/* Makes texts of slots, which are padded with zeros, the result. `stride` is a multiple of 8, at least 16. */
void block_write_texts(block *, const char *slots, size_t stride);

/* Ends the call with an error. */
void block_fail(block *, const char *message);

/* Functions that all engines share. */

/* The number of rows from `row` on that have the same integer as it; NULL is equal to anything. */
size_t block_run(const block *, const int32_t *values, size_t row);

/*
 * Checks the status that a call of the library for many rows returned. Anything but GN_OK and GN_PARTIAL ends the query
 * with an error that names the function, and `what` with its value if it is not null.
 */
bool block_check(block *, gn_status status, const char *what, int64_t value);

/* The type of a field of a struct as a letter; 0 if there is no such field. The result itself if it is no struct. */
char field_type(const char *result, int field);

/* Bytes of a value of a type. */
size_t size_of(char type);

/* Bytes of a text, wherever they are. */
static inline const char *text_bytes(const text *text) {
    return text->here.size <= sizeof text->here.bytes ? text->here.bytes : text->there.bytes;
}

#endif
