/*
 * Bytes to standard output.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_OUTPUT_H
#define GRIDNORTH_COMMAND_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/* Writes bytes, a text that ends with a zero, or one byte. */
void put(const void *bytes, size_t size);
void put_text(const char *text);
void put_byte(char byte);

/* Writes a number with decimals; nothing for one that is not finite. */
void put_number(double value, int decimals);

/* Writes a field of CSV, with quotes if it needs them. */
void put_field(const char *bytes, size_t size, char delimiter);

/* Writes a string of JSON with its quotes. Bytes that are no UTF-8 become U+FFFD. */
void put_string(const char *bytes, size_t size);

/* Writes the same to a growing memory instead, from put_aside() to put_back(), which returns its bytes. */
void put_aside(void);
const char *put_back(size_t *size);

/* Writes what waits in the buffer. */
void output_flush(void);
void output_close(void);

#endif
