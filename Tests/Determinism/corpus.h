/*
 * One corpus, one hash: every function of the library over the same inputs, on any host that this is compiled for.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CORPUS_H
#define CORPUS_H

#include <stdint.h>

/* The results of one function. */
typedef struct corpus_section {
    const char *function;
    uint64_t hash;       /* Over all results: statuses, numbers, texts; every NaN counts as the same one. */
    uint64_t values;     /* Results that went into the hash. */
    uint64_t mismatches; /* Rows of a batch that differ from the single call, in any bit. */
} corpus_section;

/* Runs `points` positions, at least 1, with some 40 calls for each. Nothing of the C library is needed. */
void corpus_run(uint32_t points);

/* The number of functions, and the results of each in the last run. */
uint32_t corpus_count(void);
const corpus_section *corpus_at(uint32_t index);

/* One hash over all sections. */
uint64_t corpus_hash(void);

#endif
