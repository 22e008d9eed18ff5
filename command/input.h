/*
 * Records of files and of standard input: lines, or rows of CSV.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_INPUT_H
#define GRIDNORTH_COMMAND_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A part of the bytes that were read. */
typedef struct slice {
    const char *bytes;
    size_t size;
} slice;

/* A line or a row, without the end of its line. */
typedef struct record {
    slice text;
    uint64_t line;  /* The number of its first line, from 1. */
    bool has_quote; /* A row of CSV has a quotation mark somewhere. */
    bool has_return; /* Its line ended with a carriage return. */
    bool is_open;    /* A quoted field never ends: the row goes on to another quoted field, or to the end of the file. */
    size_t quote;    /* The byte where that field begins. */
    bool is_cut;     /* The file ends within a quoted field. */
} record;

/* A field of a row as it stands there. */
typedef struct field {
    slice text;     /* With its quotation marks. */
    bool is_quoted;
} field;

/* A file that is read in blocks. */
typedef struct reader {
    const char *name; /* For messages. */
    int file;
    char *buffer;
    size_t start, end, capacity; /* The bytes that are still to be read, and the size of the buffer. */
    bool is_at_end;
    bool has_mark;        /* The file began with a byte order mark. */
    char delimiter;       /* Of CSV; 0: lines. */
    uint64_t line;        /* The number of the next line, from 1. */
    uint64_t bytes_read;
    uint64_t size;        /* Bytes of the file; 0: not known. */
} reader;

/* Opens a file, or standard input for "-". Ends the program if that fails. */
void reader_open(reader *reader, const char *path);
void reader_close(reader *reader);

/* Passes the byte order mark of UTF-8 with which a file may begin. */
void reader_skip_mark(reader *reader);

/* Lets the next records be lines, or rows of CSV with a delimiter. */
void reader_set_delimiter(reader *reader, char delimiter);

/* Reads records, one at least except at the end. They are valid until the next call. */
size_t reader_read(reader *reader, record *out, size_t capacity);

/* Returns the first line without taking it; false for empty input. */
bool reader_peek(reader *reader, record *out);

/* Reads all the rest. The bytes stay valid until reader_close(). */
slice reader_rest(reader *reader);

/* Tells the line and the column of a byte, both from 1, where `line` is the number of the text's first line. */
void locate(slice text, size_t place, uint64_t *line, size_t *column);

/* Splits a row into fields and returns how many there are; at most `capacity` are stored. */
size_t split_row(const record *row, char delimiter, field *out, size_t capacity);

/* Returns the content of a field; `scratch` has room for its bytes. */
slice field_content(const field *field, char *scratch);

#endif
