/*
 * What is told on standard error, and the exit status.
 *
 * SPDX-License-Identifier: MIT
 */
#include "problems.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "output.h"
#include "progress.h"

/* A file of the wrong kind would fill the terminal. */
enum { COMPLAINTS_SHOWN = 20 };

static uint64_t complaint_count;
static const char *subject_name;
static bool is_failing;

static void tell(const char *format, va_list arguments) {
    progress_clear();
    fputs("gridnorth: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

static void tell_count(void) {
    if (complaint_count > COMPLAINTS_SHOWN) {
        fprintf(stderr, "gridnorth: %" PRIu64 " rows were refused; the first %d are shown\n", complaint_count,
                COMPLAINTS_SHOWN);
    }
}

void fail(const char *format, ...) {
    /* Rows before the failure are good; a failure of the output itself must not try again. */
    if (!is_failing) {
        is_failing = true;
        output_flush();
    }
    va_list arguments;
    va_start(arguments, format);
    tell(format, arguments);
    va_end(arguments);
    exit(EXIT_BAD_ROWS);
}

void misuse(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    tell(format, arguments);
    va_end(arguments);
    fprintf(stderr, "See: gridnorth %s%s--help\n", subject_name ? subject_name : "", subject_name ? " " : "");
    exit(EXIT_MISUSE);
}

void name_subject(const char *subject) {
    subject_name = subject;
}

void complain(const char *file, uint64_t line, size_t column, const char *message) {
    if (++complaint_count <= COMPLAINTS_SHOWN) {
        progress_clear();
        if (line == 0) {
            fprintf(stderr, "gridnorth: %s: character %zu: %s\n", file, column, message);
        } else {
            fprintf(stderr, "%s:%" PRIu64 ":%zu: %s\n", file, line, column, message);
        }
    }
}

void remark(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    tell(format, arguments);
    va_end(arguments);
}

void *allocate(size_t count, size_t size) {
    void *memory = calloc(count > 0 ? count : 1, size);
    if (memory == NULL) {
        fail("there is not enough memory");
    }
    return memory;
}

void *reallocate(void *memory, size_t size) {
    void *other = realloc(memory, size > 0 ? size : 1);
    if (other == NULL) {
        fail("there is not enough memory");
    }
    return other;
}

int finish(void) {
    output_close();
    progress_clear();
    tell_count();
    return complaint_count > 0 ? EXIT_BAD_ROWS : EXIT_FINE;
}
