/*
 * What is told on standard error, and the exit status.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_PROBLEMS_H
#define GRIDNORTH_COMMAND_PROBLEMS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Exit statuses, as those of grep and diff. */
enum {
    EXIT_FINE = 0,
    EXIT_BAD_ROWS = 1, /* Rows were refused, or a file could not be read or written. */
    EXIT_MISUSE = 2    /* The command line is wrong. */
};

#if defined(__MINGW32__)
/* Its printf() is that of C11, not that of Windows. */
#define GRIDNORTH_FORMAT(text, first) __attribute__((format(__MINGW_PRINTF_FORMAT, text, first)))
#elif defined(__GNUC__)
#define GRIDNORTH_FORMAT(text, first) __attribute__((format(printf, text, first)))
#else
#define GRIDNORTH_FORMAT(text, first)
#endif

/* Writes the rows that are finished, tells what is wrong, and ends the program with EXIT_BAD_ROWS. */
_Noreturn void fail(const char *format, ...) GRIDNORTH_FORMAT(1, 2);

/* Tells what is wrong with the command line, and ends the program with EXIT_MISUSE. */
_Noreturn void misuse(const char *format, ...) GRIDNORTH_FORMAT(1, 2);

/* Names the subject in hints of misuse(). */
void name_subject(const char *subject);

/* Tells what is wrong in a row, "points.csv:17:5: message": only of the first rows; finish() tells how many there are. */
void complain(const char *file, uint64_t line, size_t column, const char *message);

/* Tells what is missing or doubtful, without effect on the exit status. */
void remark(const char *format, ...) GRIDNORTH_FORMAT(1, 2);

/* Returns memory; ends the program if there is none. */
void *allocate(size_t count, size_t size);

/* Returns memory of another size with the same content; ends the program if there is none. */
void *reallocate(void *memory, size_t size);

/* Writes what is left of the output and returns the exit status. */
int finish(void);

#endif
