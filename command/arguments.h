/*
 * The command line.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_ARGUMENTS_H
#define GRIDNORTH_COMMAND_ARGUMENTS_H

#include <stdbool.h>

#include "description.h"
#include "gridnorth.h"

struct arguments {
    const subject *subject;
    const char *values[OPTION_LIMIT]; /* The last value of each option; "" for one without a value; NULL: not given. */
    const char **words;               /* Positions or files. */
    size_t word_count;
    const char **terrain;             /* All values of --terrain. */
    size_t terrain_count;
};

/* Reads the words behind the name of a subject. Ends the program if they are wrong. */
void read_arguments(const subject *subject, int count, char **words, arguments *out);

/* Tells whether an option is given. */
bool has_option(const arguments *arguments, option_id id);

/* Returns what to add to a message about the value of an option that is the name of a file; else "". */
const char *file_hint(const arguments *arguments, option_id id);

/* Returns the number of an option, or `otherwise`. */
long whole_option(const arguments *arguments, option_id id, long least, long most, long otherwise);
double number_option(const arguments *arguments, option_id id, double least, double most, double otherwise);

/* Returns the meters of a length, "1500" or "12.5 nmi". */
double length_option(const arguments *arguments, option_id id, double otherwise);

/* Returns the seconds of a time or date, or those of now. */
double time_option(const arguments *arguments, option_id id);

/* Returns the number of the choice that an option has, from 0, or `otherwise`. */
int choice_option(const arguments *arguments, option_id id, int otherwise);

/* Returns the zone of UTM, or GN_ZONE_STANDARD. */
int32_t zone_option(const arguments *arguments);

/* Reads west,south,east,north. */
gn_bounds bounds_option(const arguments *arguments, option_id id);

/* What --units names. */
typedef struct unit {
    double meters, square_meters; /* One unit has so many. */
    bool is_of_areas;             /* Lengths have another one beside it. */
} unit;

/* Returns the unit of an option; meters if it is not given. */
unit unit_option(const arguments *arguments, option_id id);

/* Reads a length in meters, with a unit or without. */
bool read_length(const char *text, size_t size, double *meters);

/* Returns the name of the list that begins with a word or is most like it; NULL if none is. */
const char *nearest_name(const char *word, const char *const *names, size_t count);

/* Returns the call without a subject that a word without its dashes means, "man" or "completions"; NULL if it means none. */
const char *general_word(const char *word);

#endif
