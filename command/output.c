/*
 * Bytes to standard output.
 *
 * SPDX-License-Identifier: MIT
 */
#include "output.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "numbers.h"
#include "problems.h"
#include "system.h"

static char buffer[1 << 17];
static size_t used;

/* What is put aside. */
static char *aside;
static size_t aside_size, aside_capacity;
static bool is_aside;

static void write_all(const char *bytes, size_t size) {
    while (size > 0) {
        ptrdiff_t count = write_bytes(1, bytes, size);
        if (count < 0) {
            /* Without this, fail() would write the same bytes again. */
            used = 0;
            if (errno == EPIPE) {
                end_by_broken_pipe();
            }
            fail("the output cannot be written: %s", strerror(errno));
        }
        bytes += count;
        size -= (size_t)count;
    }
}

void output_flush(void) {
    size_t size = used;
    used = 0;
    write_all(buffer, size);
}

void output_close(void) {
    output_flush();
}

void put(const void *bytes, size_t size) {
    if (is_aside) {
        if (aside_size + size > aside_capacity) {
            aside_capacity = 2 * (aside_size + size) + 256;
            aside = reallocate(aside, aside_capacity);
        }
        memcpy(aside + aside_size, bytes, size);
        aside_size += size;
        return;
    }
    if (size > sizeof buffer - used) {
        output_flush();
        if (size > sizeof buffer) {
            write_all(bytes, size);
            return;
        }
    }
    memcpy(buffer + used, bytes, size);
    used += size;
}

void put_text(const char *text) {
    put(text, strlen(text));
}

void put_byte(char byte) {
    put(&byte, 1);
}

void put_number(double value, int decimals) {
    if (isfinite(value)) {
        char text[NUMBER_CAPACITY];
        put(text, write_fixed(text, value, decimals));
    }
}

void put_field(const char *bytes, size_t size, char delimiter) {
    bool needs_quotes = size > 0 && (is_blank(bytes[0]) || is_blank(bytes[size - 1]));
    for (size_t index = 0; index < size && !needs_quotes; index++) {
        char byte = bytes[index];
        needs_quotes = byte == delimiter || byte == '"' || byte == '\n' || byte == '\r';
    }
    if (!needs_quotes) {
        put(bytes, size);
        return;
    }
    put_byte('"');
    for (const char *quote; (quote = memchr(bytes, '"', size)) != NULL;) {
        size_t part = (size_t)(quote - bytes) + 1;
        put(bytes, part);
        put_byte('"');
        bytes += part;
        size -= part;
    }
    put(bytes, size);
    put_byte('"');
}

/* Returns the bytes of the character of UTF-8 at the start of a text; 0 if there is none (RFC 3629). */
static size_t size_of_character(const unsigned char *text, size_t size) {
    unsigned char first = text[0];
    size_t count = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (count == 0 || count > size) {
        return 0;
    }
    for (size_t index = 1; index < count; index++) {
        if ((text[index] & 0xC0) != 0x80) {
            return 0;
        }
    }
    bool is_wrong = (first == 0xE0 && text[1] < 0xA0) || (first == 0xED && text[1] > 0x9F) ||
                    (first == 0xF0 && text[1] < 0x90) || (first == 0xF4 && text[1] > 0x8F);
    return is_wrong ? 0 : count;
}

void put_string(const char *bytes, size_t size) {
    put_byte('"');
    for (size_t index = 0; index < size;) {
        unsigned char byte = (unsigned char)bytes[index];
        size_t count = size_of_character((const unsigned char *)bytes + index, size - index);
        if (count == 0) {
            put_text("\xEF\xBF\xBD");
            index++;
        } else if (byte == '"' || byte == '\\') {
            put((char[]){'\\', (char)byte}, 2);
            index++;
        } else if (byte < 0x20) {
            char escape[8];
            put(escape, (size_t)snprintf(escape, sizeof escape, "\\u%04x", byte));
            index++;
        } else {
            put(bytes + index, count);
            index += count;
        }
    }
    put_byte('"');
}

void put_aside(void) {
    is_aside = true;
    aside_size = 0;
}

const char *put_back(size_t *size) {
    is_aside = false;
    *size = aside_size;
    return aside;
}
