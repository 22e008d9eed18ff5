/*
 * Blocks of rows: columns in, validity out, errors.
 *
 * SPDX-License-Identifier: MIT
 */
#include "block.h"

#include <stdio.h>
#include <string.h>

struct host host;

static void *column_data(const block *block, int column) {
    return host.vector_get_data(host.data_chunk_get_vector(block->chunk, (uint64_t)column));
}

const double *block_doubles(const block *block, int column) {
    return (const double *)column_data(block, column) + block->start;
}

const int32_t *block_integers(const block *block, int column) {
    return (const int32_t *)column_data(block, column) + block->start;
}

const host_text *block_texts(const block *block, int column) {
    return (const host_text *)column_data(block, column) + block->start;
}

/* Bytes of a value of a type. */
static size_t size_of(char type) {
    switch (type) {
    case 'd': return sizeof(double);
    case 'i': return sizeof(int32_t);
    case 'o': return sizeof(bool);
    default: return sizeof(host_text);
    }
}

void *block_result(const block *block) {
    return (char *)host.vector_get_data(block->result) + block->start * size_of(block->function->result[0]);
}

/* The type of a field of a STRUCT; 0 if there is no such field. */
static char field_type(const char *fields, int field) {
    for (; field >= 0; field--) {
        fields = strchr(fields, ':');
        if (fields == NULL) return 0;
        fields++;
    }
    return *fields;
}

void *block_field(const block *block, int field) {
    char *data = host.vector_get_data(host.struct_vector_get_child(block->result, (uint64_t)field));
    return data + block->start * size_of(field_type(block->function->result, field));
}

size_t block_run(const block *block, const int32_t *values, size_t row) {
    size_t end = row;
    while (end < block->count && block->nulls[end]) end++;
    if (end == block->count) return end - row;
    const int32_t value = values[end];
    while (end < block->count && (values[end] == value || block->nulls[end])) end++;
    return end - row;
}

void block_refuse(block *block, size_t row, size_t count, gn_status status) {
    memset(block->statuses + row, (uint8_t)status, count);
}

bool block_check(block *block, gn_status status, const char *what, int64_t value) {
    if (status == GN_OK || status == GN_PARTIAL) return true;
    char message[256], named[64] = "";
    if (what != NULL) snprintf(named, sizeof named, "%s %lld: ", what, (long long)value);
    snprintf(message, sizeof message, "%s: %s%s", block->function->name, named, gn_status_text(status));
    host.scalar_function_set_error(block->call, message);
    block->failed = true;
    return false;
}
