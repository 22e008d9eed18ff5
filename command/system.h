/*
 * Files and terminals: all that differs between systems.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_SYSTEM_H
#define GRIDNORTH_COMMAND_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Prepares standard input and output for bytes. */
void system_begin(void);

/* Opens a file for reading; -1 and errno if that fails. */
int open_file(const char *path);
void close_file(int file);

/* Reads what is there, at most `size` bytes; 0 at the end, -1 and errno if that fails. */
ptrdiff_t read_bytes(int file, void *out, size_t size);

/* Writes some bytes and returns their number, or -1 and errno. */
ptrdiff_t write_bytes(int file, const void *bytes, size_t size);

/* Returns the bytes of a regular file; 0 of anything else. */
uint64_t size_of_file(int file);

/* Tells whether a path names something, without opening it. */
bool exists(const char *path);

bool is_terminal(int file);

/* Ends the program like every filter whose reader has gone. */
_Noreturn void end_by_broken_pipe(void);

#endif
