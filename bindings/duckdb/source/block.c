/*
 * Blocks of rows of DuckDB's vectors.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "engine.h"

struct host host;

static void *column_data(const block *block, int column) {
    return host.vector_get_data(host.data_chunk_get_vector(block->engine->chunk, (uint64_t)column));
}

const double *block_doubles(const block *block, int column) {
    return (const double *)column_data(block, column) + block->start;
}

/* A number out of range becomes the least or the greatest one, which is never a valid precision or zone. */
const int32_t *block_integers(const block *block, int column) {
    const int64_t *source = (const int64_t *)column_data(block, column) + block->start;
    int32_t *target = block->engine->integers[column];
    for (size_t row = 0; row < block->count; row++) {
        const int64_t value = source[row];
        target[row] = value < INT32_MIN ? INT32_MIN : value > INT32_MAX ? INT32_MAX : (int32_t)value;
    }
    return target;
}

const text *block_texts(const block *block, int column) {
    return (const text *)column_data(block, column) + block->start;
}

void *block_result(const block *block) {
    return (char *)host.vector_get_data(block->engine->result) + block->start * size_of(block->function->result[0]);
}

void *block_field(const block *block, int field) {
    char *data = host.vector_get_data(host.struct_vector_get_child(block->engine->result, (uint64_t)field));
    return data + block->start * size_of(field_type(block->function->result, field));
}

void block_write_texts(block *block, const char *slots, size_t stride) {
    text *texts = block_result(block);
    const char *kept = NULL; /* The slots in DuckDB's memory. */
    for (size_t row = 0; row < block->count; row++) {
        const char *slot = slots + row * stride;
        const size_t size = strlen(slot);
        if (size > sizeof texts->here.bytes) {
            if (kept == NULL) {
                /* The vector owns these bytes from now on; the text that stands for all of them is replaced below. */
                const text first = texts[row];
                host.vector_assign_string_element_len(block->engine->result, block->start + row, slots,
                                                      block->count * stride);
                kept = texts[row].there.bytes;
                texts[row] = first;
            }
            memcpy(texts[row].there.prefix, slot, sizeof texts->there.prefix);
            texts[row].there.bytes = kept + row * stride;
        } else {
            memcpy(texts[row].here.bytes, slot, sizeof texts->here.bytes);
        }
        texts[row].here.size = (uint32_t)size;
    }
}

void block_fail(block *block, const char *message) {
    host.scalar_function_set_error(block->engine->call, message);
    block->failed = true;
}
