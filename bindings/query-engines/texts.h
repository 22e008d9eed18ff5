/*
 * Texts of a column in slots of one size, as the library reads them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_ENGINES_TEXTS_H
#define GRIDNORTH_ENGINES_TEXTS_H

#include "block.h"

/* Bytes of a slot: the longest reference fits, and nearly every text of a position. */
enum { SLOT = 32 };

/*
 * Copies the texts of a column into slots, padded with zeros. A text that is longer, or that has a zero byte, which a
 * slot cannot hold, leaves its slot empty. Returns whether there are such texts: they are read one by one.
 */
bool gather_texts(const block *, const text *texts, char *slots);

/* Whether the slot of a text is empty though the text is not. */
bool is_left_out(const text *text, const char *slot);

#endif
