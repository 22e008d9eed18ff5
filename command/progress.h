/*
 * A line about the progress of long input, on terminals alone.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_PROGRESS_H
#define GRIDNORTH_COMMAND_PROGRESS_H

#include <stdint.h>

/* Shows progress from now on, if standard error is a terminal and standard output is none. */
void progress_begin(void);

/* Tells how far the input is read: rows, and bytes of a size in bytes; a size of 0 is unknown. */
void progress_update(uint64_t rows, uint64_t bytes, uint64_t size);

/* Removes the line, before other text or the end. */
void progress_clear(void);

#endif
