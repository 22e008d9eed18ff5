/*
 * Positions as people type them: from words of the command line, and the common one from a row without asking the library.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_POSITIONS_H
#define GRIDNORTH_COMMAND_POSITIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "arguments.h"
#include "gridnorth.h"

/* Reads two decimal numbers with points, "48.85837 2.294481" or "48.85837, 2.294481", without asking the library: they have
 * no other meaning. */
bool read_decimals(const char *text, size_t size, bool swaps, gn_point *out);

/* Reads a position as the options of the command line ask; `out` has all that the text tells. */
gn_status read_position(const arguments *arguments, int32_t form, const char *text, size_t size, gn_position *out,
                        size_t *place);

/* Returns the sentence that tells why read_position() refuses a text; moves `place` to a number that is too many. */
const char *position_problem(gn_status status, const char *text, size_t size, size_t *place);

/* Reads the position of an option. Ends the program if it has none. */
gn_point position_option(const arguments *arguments, option_id id);

/* Tells whether all words are one position, and joins them; `text` is to be freed. */
bool words_are_position(const arguments *arguments, int32_t form, char **text);

/* Returns a longitude in -180 to 180 degrees. */
double reduced(double longitude);

/* Joins words with blanks; `middle` stands behind the first half of them instead. */
char *join_words(const arguments *arguments, const char *middle);

#endif
