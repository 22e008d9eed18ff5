/*
 * Columns of the arguments.
 *
 * SPDX-License-Identifier: MIT
 */
#include "column.h"

#include <string.h>

bool is_suitable(const char *format, char type) {
    const char first = format[0];
    if (first == 'n' && format[1] == 0) return true;
    if (type == 't') return strcmp(format, "vu") == 0;
    if (type == 'b') return strcmp(format, "vz") == 0;
    if (first == 0 || format[1] != 0) return false;
    return strchr(type == 'd' ? "gfcCsSiIlL" : "cCsSiIlL", first) != NULL;
}

void column_begin(column *column, const struct series *series, char type) {
    column->series = series;
    column->type = type;
    column->format = series->field->format;
    column->count = 0;
    for (size_t chunk = 0; chunk < series->count; chunk++) column->count += (size_t)series->arrays[chunk]->length;
    column->is_constant = column->is_filled = false;
    column->chunk = column->chunk_start = 0;
    column->values = column->storage;
    column->nulls = 0;
}

/* A number out of range becomes the least or the greatest one, which is never a valid precision or zone. */
static int32_t narrow(int64_t value) {
    return value < INT32_MIN ? INT32_MIN : value > INT32_MAX ? INT32_MAX : (int32_t)value;
}

#define CONVERT_ALL(letter, kind, from_signed)                                                                         \
    case letter: {                                                                                                     \
        const kind *source = (const kind *)data + first;                                                               \
        if (column->type == 'd')                                                                                       \
            for (size_t row = 0; row < count; row++) ((double *)target)[row] = (double)source[row];                    \
        else                                                                                                           \
            for (size_t row = 0; row < count; row++) ((int32_t *)target)[row] = from_signed(source[row]);              \
        break;                                                                                                         \
    }
#define AS_IT_IS(value) ((int32_t)(value))
#define NARROW_UNSIGNED(value) ((value) > INT32_MAX ? INT32_MAX : (int32_t)(value))

/* Converts numbers of an array from its row `first` on. */
static void convert(const column *column, const void *data, size_t first, size_t count, void *target) {
    switch (column->format[0]) {
        CONVERT_ALL('g', double, AS_IT_IS) /* Only as a double: see is_suitable(). */
        CONVERT_ALL('f', float, AS_IT_IS)
        CONVERT_ALL('c', int8_t, AS_IT_IS)
        CONVERT_ALL('C', uint8_t, AS_IT_IS)
        CONVERT_ALL('s', int16_t, AS_IT_IS)
        CONVERT_ALL('S', uint16_t, AS_IT_IS)
        CONVERT_ALL('i', int32_t, AS_IT_IS)
        CONVERT_ALL('I', uint32_t, NARROW_UNSIGNED)
        CONVERT_ALL('l', int64_t, narrow)
        CONVERT_ALL('L', uint64_t, NARROW_UNSIGNED)
    }
}

/* Copies texts of an array; of long ones, where they are. Bytes of a null may be garbage: it becomes empty. */
static void find_texts(const struct ArrowArray *array, size_t first, size_t count, const uint8_t *nulls, text *texts) {
    const char *views = (const char *)array->buffers[1] + first * sizeof(view);
    memcpy(texts, views, count * sizeof(view));
    for (size_t row = 0; row < count; row++) {
        if (texts[row].here.size <= sizeof texts->here.bytes) continue;
        if (nulls[row]) {
            texts[row] = (text){.here = {0, {0}}};
            continue;
        }
        view view;
        memcpy(&view, views + row * sizeof view, sizeof view);
        texts[row].there.bytes = (const char *)array->buffers[2 + view.buffer] + view.offset;
    }
}

/* Whether a column has the type of nothing but nulls, and no values. */
static bool has_only_nulls(const column *column) {
    return column->format[0] == 'n';
}

/* Marks the rows that are null. */
static bool find_nulls(const struct ArrowArray *array, size_t first, size_t count, uint8_t *nulls) {
    const uint8_t *valid = array->buffers[0];
    if (valid == NULL || array->null_count == 0) return false;
    uint8_t any = 0;
    for (size_t row = 0; row < count; row++) {
        const uint8_t null = !(valid[(first + row) / 8] >> (first + row) % 8 & 1);
        nulls[row] |= null;
        any |= null;
    }
    return any;
}

/* Reads rows into the storage; if they are all there is to read, leaves them in the chunk where that is possible. */
static bool read_rows(column *column, size_t start, size_t count, uint8_t *nulls) {
    const size_t size = size_of(column->type == 'b' ? 't' : column->type);
    bool any = false;
    column->values = column->storage;
    for (size_t done = 0; done < count;) {
        const struct ArrowArray *array = column->series->arrays[column->chunk];
        const size_t local = start + done - column->chunk_start, length = (size_t)array->length;
        if (local >= length) {
            column->chunk_start += length;
            column->chunk++;
            continue;
        }
        const size_t first = local + (size_t)array->offset, here = length - local;
        const size_t some = here < count - done ? here : count - done;
        void *target = column->storage + done * size;
        if (has_only_nulls(column)) {
            memset(nulls + done, 1, some);
            memset(target, 0, some * size);
            any = true;
            done += some;
            continue;
        }
        any |= find_nulls(array, first, some, nulls + done);
        if (column->type == 't' || column->type == 'b')
            find_texts(array, first, some, nulls + done, target);
        else if (some == count && column->format[0] == (column->type == 'd' ? 'g' : 'i'))
            column->values = (const char *)array->buffers[1] + first * size;
        else
            convert(column, array->buffers[1], first, some, target);
        done += some;
    }
    return any;
}

/* Writes the only row of a column as often as a block has rows. */
static void repeat(column *column) {
    const size_t size = size_of(column->type == 'b' ? 't' : column->type);
    read_rows(column, 0, 1, &column->nulls);
    char value[sizeof(text)];
    memcpy(value, column->values, size);
    for (size_t row = 0; row < BLOCK_ROWS; row++) memcpy(column->storage + row * size, value, size);
    column->values = column->storage;
    column->is_filled = true;
}

bool column_read(column *column, size_t start, size_t count, uint8_t *nulls) {
    if (!column->is_constant) return read_rows(column, start, count, nulls);
    if (!column->is_filled) repeat(column);
    if (column->nulls) memset(nulls, 1, count);
    return column->nulls;
}
