/*
 * Positions in polygons, through an index.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_ENGINES_CONTAINS_H
#define GRIDNORTH_ENGINES_CONTAINS_H

#include "functions.h"

/* Asks an index about the positions of columns 1 and 2, from a row on. False if the call has failed. */
bool ask_index(block *, const uint64_t *words, size_t word_count, size_t row, size_t count, int32_t *sides);

/* Keeps an index, which is freed with the block, instead of the one before. */
void keep_index(block *, uint64_t where, uint64_t size, uint64_t *words, size_t count);

/* Whether the index that is kept was made from this. */
bool is_kept(const block *, uint64_t where, uint64_t size);

#endif
