/*
 * A call of a function in DuckDB.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_DUCKDB_ENGINE_H
#define GRIDNORTH_DUCKDB_ENGINE_H

#include "functions.h"
#include "host.h"

/* The most arguments that a function has. */
enum { HOST_COLUMNS = 4 };

struct engine {
    host_object call, chunk, result;
    int32_t integers[HOST_COLUMNS][BLOCK_ROWS]; /* The integers of the block: columns of integers have 64 bits. */
};

/* The functions that only DuckDB has; the last has no name. */
extern const function duckdb_functions[];

#endif
