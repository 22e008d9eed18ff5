/*
 * Records of files and of standard input.
 *
 * SPDX-License-Identifier: MIT
 */
#include "input.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "numbers.h"
#include "problems.h"
#include "system.h"

/* Bytes of the first buffer, and of the longest record. */
enum { FIRST_CAPACITY = 1 << 18, LONGEST_RECORD = 1 << 24 };

void reader_open(reader *reader, const char *path) {
    bool is_standard = strcmp(path, "-") == 0;
    *reader = (struct reader){.name = is_standard ? "stdin" : path, .line = 1, .capacity = FIRST_CAPACITY};
    reader->file = is_standard ? 0 : open_file(path);
    if (reader->file < 0) {
        fail("%s: %s", path, strerror(errno));
    }
    reader->size = size_of_file(reader->file);
    reader->buffer = allocate(reader->capacity, 1);
}

void reader_close(reader *reader) {
    if (reader->file > 0) {
        close_file(reader->file);
    }
    free(reader->buffer);
    reader->buffer = NULL;
}

void reader_set_delimiter(reader *reader, char delimiter) {
    reader->delimiter = delimiter;
}

/* Reads more bytes behind those that wait; moves them, so slices of the buffer become invalid. */
static void refill(reader *reader) {
    if (reader->start > 0) {
        memmove(reader->buffer, reader->buffer + reader->start, reader->end - reader->start);
        reader->end -= reader->start;
        reader->start = 0;
    }
    if (reader->end == reader->capacity) {
        reader->capacity *= 2;
        reader->buffer = reallocate(reader->buffer, reader->capacity);
    }
    /* A long record is looked at again only when the buffer is full. */
    size_t wanted = reader->end >= FIRST_CAPACITY ? reader->capacity : reader->end + 1;
    while (reader->end < wanted && !reader->is_at_end) {
        ptrdiff_t count = read_bytes(reader->file, reader->buffer + reader->end, reader->capacity - reader->end);
        if (count < 0) {
            fail("%s: %s", reader->name, strerror(errno));
        }
        reader->is_at_end = count == 0;
        reader->end += (size_t)count;
        reader->bytes_read += (uint64_t)count;
    }
}

void reader_skip_mark(reader *reader) {
    static const char mark[] = "\xEF\xBB\xBF";
    size_t count;
    /* Who has typed other bytes does not wait. */
    while ((count = reader->end - reader->start) < 3 && !reader->is_at_end &&
           memcmp(reader->buffer + reader->start, mark, count) == 0) {
        refill(reader);
    }
    reader->has_mark = count >= 3 && memcmp(reader->buffer + reader->start, mark, 3) == 0;
    reader->start += reader->has_mark ? 3 : 0;
}

/* Finds the end of a row that has quotation marks, as Python's module csv reads it; NULL if it is not there yet. A mark
 * opens a quoted field only as its first byte; `open` receives that of a field without an end, or NULL. A field of several
 * lines has no end of its own if the mark that ends it has a text behind it: that mark was to open another field. */
static const char *end_of_quoted_row(const char *bytes, const char *end, char delimiter, const char **open, bool *is_cut) {
    bool is_quoted = false, is_first = true, has_lines = false;
    const char *field = NULL;
    *open = NULL;
    *is_cut = false;
    for (; bytes < end; bytes++) {
        if (is_quoted) {
            has_lines |= *bytes == '\n';
            if (*bytes == '"') {
                if (bytes + 1 < end && bytes[1] == '"') {
                    bytes++;
                } else {
                    is_quoted = false;
                    bool is_end = bytes + 1 == end || bytes[1] == delimiter || is_blank(bytes[1]) || bytes[1] == '\n' ||
                                  bytes[1] == '\r';
                    *open = *open == NULL && has_lines && !is_end ? field : *open;
                }
            }
        } else if (*bytes == '\n') {
            return bytes;
        } else if (*bytes == '"' && is_first) {
            is_quoted = true;
            has_lines = false;
            field = bytes;
        }
        is_first = !is_quoted && *bytes == delimiter;
    }
    *is_cut = is_quoted;
    *open = is_quoted && *open == NULL ? field : *open;
    return NULL;
}

/* Finds the record that begins at `start`; false if its end is not there yet. */
static bool find_record(reader *reader, record *out, size_t *next) {
    const char *bytes = reader->buffer + reader->start, *end = reader->buffer + reader->end;
    const char *stop = memchr(bytes, '\n', (size_t)(end - bytes));
    const char *open = NULL;
    bool has_quote = false, is_cut = false;
    if (reader->delimiter != 0) {
        has_quote = memchr(bytes, '"', (size_t)((stop ? stop : end) - bytes)) != NULL;
        if (has_quote) {
            stop = end_of_quoted_row(bytes, end, reader->delimiter, &open, &is_cut);
        }
    }
    if (stop == NULL && !reader->is_at_end) {
        return false;
    }
    size_t size = (size_t)((stop ? stop : end) - bytes);
    *next = reader->start + size + (stop != NULL);
    bool has_return = size > 0 && bytes[size - 1] == '\r';
    *out = (record){
        .text = {bytes, size - has_return}, .line = reader->line, .has_quote = has_quote, .has_return = has_return};
    out->is_open = open != NULL;
    out->is_cut = is_cut;
    out->quote = open ? (size_t)(open - bytes) : 0;
    return true;
}

size_t reader_read(reader *reader, record *out, size_t capacity) {
    size_t count = 0;
    while (count < capacity) {
        size_t next;
        bool is_found = reader->start < reader->end && find_record(reader, &out[count], &next);
        if (is_found && out[count].text.size <= LONGEST_RECORD) {
            reader->start = next;
            reader->line++;
            if (out[count].has_quote) {
                const slice *text = &out[count].text;
                for (size_t index = 0; index < text->size; index++) {
                    reader->line += text->bytes[index] == '\n';
                }
            }
            count++;
        } else if (count > 0 || (!is_found && reader->is_at_end)) {
            break;
        } else {
            if (reader->end - reader->start > LONGEST_RECORD) {
                slice row = {reader->buffer + reader->start, reader->end - reader->start};
                const char *open = NULL;
                bool is_cut;
                if (reader->delimiter != 0) {
                    end_of_quoted_row(row.bytes, row.bytes + row.size, reader->delimiter, &open, &is_cut);
                }
                uint64_t line = reader->line;
                size_t column = 1;
                locate(row, open ? (size_t)(open - row.bytes) : 0, &line, &column);
                fail("%s:%llu:%zu: %s", reader->name, (unsigned long long)line, column,
                     open ? "the quotation mark that begins here is never closed" : "the line is longer than 16 MiB");
            }
            refill(reader);
        }
    }
    return count;
}

bool reader_peek(reader *reader, record *out) {
    size_t next;
    while (reader->start == reader->end || !find_record(reader, out, &next)) {
        if (reader->is_at_end || reader->end - reader->start > LONGEST_RECORD) {
            return false;
        }
        refill(reader);
    }
    return true;
}

slice reader_rest(reader *reader) {
    while (!reader->is_at_end) {
        refill(reader);
    }
    return (slice){reader->buffer + reader->start, reader->end - reader->start};
}

void locate(slice text, size_t place, uint64_t *line, size_t *column) {
    *column = 1;
    for (size_t index = 0; index < place && index < text.size; index++) {
        ++*column;
        if (text.bytes[index] == '\n') {
            ++*line;
            *column = 1;
        }
    }
}

size_t split_row(const record *row, char delimiter, field *out, size_t capacity) {
    const char *bytes = row->text.bytes, *end = bytes + row->text.size;
    size_t count = 0;
    for (;;) {
        const char *stop = bytes;
        bool is_quoted = row->has_quote && bytes < end && *bytes == '"';
        if (is_quoted) {
            for (stop++; stop < end; stop++) {
                if (*stop == '"') {
                    if (stop + 1 < end && stop[1] == '"') {
                        stop++;
                    } else {
                        break;
                    }
                }
            }
        }
        while (stop < end && *stop != delimiter) {
            stop++;
        }
        if (count < capacity) {
            out[count] = (field){.text = {bytes, (size_t)(stop - bytes)}, .is_quoted = is_quoted};
        }
        count++;
        if (stop == end) {
            return count;
        }
        bytes = stop + 1;
    }
}

slice field_content(const field *field, char *scratch) {
    if (!field->is_quoted) {
        return field->text;
    }
    size_t size = 0;
    bool is_open = true;
    for (size_t index = 1; index < field->text.size; index++) {
        char byte = field->text.bytes[index];
        if (is_open && byte == '"') {
            if (index + 1 < field->text.size && field->text.bytes[index + 1] == '"') {
                index++;
            } else {
                is_open = false;
                continue;
            }
        }
        scratch[size++] = byte;
    }
    return (slice){scratch, size};
}
