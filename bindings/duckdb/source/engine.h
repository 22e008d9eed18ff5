/*
 * A call of a function in DuckDB.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_DUCKDB_ENGINE_H
#define GRIDNORTH_DUCKDB_ENGINE_H

#include "functions.h"
#include "host.h"

struct engine {
    host_object call, chunk, result;
};

/* The functions that only DuckDB has; the last has no name. */
extern const function duckdb_functions[];

#endif
