/*
 * The layout of a file: how its records are made, and which columns have positions.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_LAYOUT_H
#define GRIDNORTH_COMMAND_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>

#include "input.h"
#include "rows.h"

enum {
    FIELD_LIMIT = 1024,   /* Columns of a table of CSV. */
    NAME_CAPACITY = 64    /* Names of added columns. */
};

/* How the records of a file are made, and where in them the positions stand. Columns count from 0; -1: there is none. */
typedef struct layout {
    bool is_csv, has_header;
    char delimiter;
    int latitude[2], longitude[2], text;
    int axes[3];          /* The columns x, y and z of a geocentric job. */
    int extras[EXTRA_LIMIT];
    int group;            /* The column whose values part rows. */
    size_t field_count;
    char *header;         /* The first header, whose content is the names. */
    slice *names;
    char added[COLUMN_LIMIT][NAME_CAPACITY];
} layout;

/* Returns the character between columns: that of the option, or the one that most likely separates those of a line. */
char delimiter_option(const job *job, slice line);

/* Tells whether an option is about columns. */
bool are_columns_asked(const job *job);

/* Keeps the content of the first row as the names of its columns. */
void store_names(layout *layout, const record *record, field *fields);

/* Finds the columns of positions; false if the first row does not tell, and no option does. */
bool find_columns(layout *layout, const job *job, const char *file);

/* Tells whether a first line looks like names of columns: several fields of letters, with one digit at most, as "lat1". */
bool looks_like_header(const layout *layout, const job *job, const record *record);

/* Names the added columns; a name that the table has gets a number. */
void name_added(layout *layout, const job *job);

/* Returns a letter in lower case. */
char lower(char byte);

/* Returns a text without the blanks around it. */
slice trimmed(slice text);

#endif
