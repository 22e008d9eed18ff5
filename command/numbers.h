/*
 * Numbers from text and to text. Both are exact, and the locale never matters.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_NUMBERS_H
#define GRIDNORTH_COMMAND_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>

/* write_fixed() never writes more bytes than this. */
enum { NUMBER_CAPACITY = 352 };

/* A number as it stands in a text. */
typedef struct number {
    double value;
    size_t whole_digits; /* The digits before the point. */
    bool has_point;
    bool has_exponent;
} number;

/* Reads the number at the start of a text and returns its bytes; 0 if there is none. strtod() gives the same double. */
size_t scan_number(const char *text, size_t size, number *out);

/* Counts the numbers of a text that has nothing else but blanks, commas and semicolons between them, and stores where the
 * first ones begin; 0 if it has anything else. */
size_t find_numbers(const char *text, size_t size, size_t *starts, size_t capacity);

/* Reads a text that is a number, with blanks around it. */
bool read_number(const char *text, size_t size, double *out);

/* Reads a text that is a whole number from `least` to `most`. */
bool read_whole(const char *text, long least, long most, long *out);

/* Writes a finite number with decimals, rounded once; returns the bytes written. No zero has a minus sign. */
size_t write_fixed(char *out, double value, int decimals);

/* Tells whether a byte is a blank or a tab. */
static inline bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

/* Tells whether a byte is a digit. */
static inline bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

#endif
