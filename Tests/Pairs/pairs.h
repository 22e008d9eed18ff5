/*
 * Functions from numbers to numbers, each with its batch: see pairs.py, which writes the table.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PAIRS_H
#define PAIRS_H

#include <stddef.h>
#include <stdint.h>

#include "gridnorth.h"

/* More than any function has. */
#define PAIR_COLUMNS 8

typedef struct pair {
    const char *name, *batch_name;
    /* A letter for each number that goes in: latitude, longitude, angle in degrees, meters, time in seconds, or x for any other. */
    const char *inputs;
    int input_count, output_count;
    gn_status (*single)(const double *inputs, double *outputs);
    gn_status (*batch)(const double *const *inputs, const ptrdiff_t *input_strides, size_t count, double *const *outputs,
                       const ptrdiff_t *output_strides, uint8_t *statuses);
} pair;

extern const pair pairs[];
extern const int pair_count;

#endif
