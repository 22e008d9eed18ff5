/*
 * Texts of a column in slots of one size, as the library reads them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_DUCKDB_TEXTS_H
#define GRIDNORTH_DUCKDB_TEXTS_H

#include "block.h"

/* Bytes of a slot: the longest reference fits, and nearly every text of a position. */
enum { SLOT = 32 };

/*
 * Copies the texts of a column into slots, padded with zeros. A text that is longer, or that has a zero byte, which a
 * slot cannot hold, leaves its slot empty. Returns whether there are such texts: they are read one by one.
 */
bool gather_texts(const block *, const host_text *texts, char *slots);

/* Whether the slot of a text is empty though the text is not. */
bool is_left_out(const host_text *text, const char *slot);

/*
 * Makes texts of slots, which are padded with zeros, the result. `stride` is a multiple of 8, at least 16. The bytes of
 * all long texts of the block go to DuckDB in one piece.
 */
void write_texts(block *, const char *slots, size_t stride);

#endif
