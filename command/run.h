/*
 * A run of a job over rows: what the files that do its work share.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_RUN_H
#define GRIDNORTH_COMMAND_RUN_H

#include "layout.h"
#include "rows.h"

typedef struct run {
    job *job;
    layout layout;
    format format;
    bool is_first_file, is_first_feature, is_strict, swaps;
    const char *name;     /* The file, for messages; NULL: the command line. */
    field fields[FIELD_LIMIT];
    char *scratch;
    size_t scratch_size;
    uint64_t row_count;
} run;

/* Positions: reading.c. */

/* What is wrong with a quoted field that has no end. */
extern const char never_closed[];

/* Returns the text of a field, without its quotation marks; in memory of the run if some are doubled. */
slice content(run *run, const field *field);

/* Finds the positions of all rows of a block. */
void read_block(run *run, block *block);

/* Output: writing.c. */

/* Writes a row with its columns, or a bad one without them. */
void put_row(run *run, const block *block, size_t row, bool is_good);

/* Computes and writes the rows of a block, or gives them to the job, and tells which are refused. */
void finish_block(run *run, block *block);

/* Ends the job, and the text that is written. */
void end_output(run *run);

#endif
