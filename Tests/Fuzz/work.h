/*
 * Counted work: the comparisons of whole numbers that the library makes. A loop that has a bound by count makes one in
 * each round, unless the optimizer needs none. They are seen in the flavor `sanitized`.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_TEST_WORK_H
#define GRIDNORTH_TEST_WORK_H

#include <stdint.h>

/* Comparisons so far. */
extern uint64_t work_done;

/* `stop` is called as soon as more comparisons than this are made. */
void work_limit(uint64_t most, void (*stop)(int));

#endif
