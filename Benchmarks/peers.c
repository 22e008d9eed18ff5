// A loop in C over the rows of a peer that takes one position at a time and has no batch, for python_calls.py.
//
// SPDX-License-Identifier: MIT
#include <stdbool.h>
#include <stddef.h>

void each_position(bool (*tells)(const void *, double, double), const void *of, const double *x, const double *y, size_t count,
                   bool *found) {
    for (size_t i = 0; i < count; i++) found[i] = tells(of, x[i], y[i]);
}
