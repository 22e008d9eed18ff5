/*
 * Blocks of rows: the code that all engines share.
 *
 * SPDX-License-Identifier: MIT
 */
#include "block.h"

#include <stdio.h>
#include <string.h>

char field_type(const char *result, int field) {
    if (strchr(result, ':') == NULL) return field == 0 ? result[0] : 0;
    for (; field >= 0; field--) {
        result = strchr(result, ':');
        if (result == NULL) return 0;
        result++;
    }
    return *result;
}

size_t size_of(char type) {
    switch (type) {
    case 'd': return sizeof(double);
    case 'i': return sizeof(int32_t);
    case 'o': return sizeof(bool);
    default: return sizeof(text);
    }
}

size_t block_run(const block *block, const int32_t *values, size_t row) {
    size_t end = row;
    while (end < block->count && block->nulls[end]) end++;
    if (end == block->count) return end - row;
    const int32_t value = values[end];
    while (end < block->count && (values[end] == value || block->nulls[end])) end++;
    return end - row;
}

bool block_check(block *block, gn_status status, const char *what, int64_t value) {
    if (status == GN_OK || status == GN_PARTIAL) return true;
    char message[256], named[64] = "";
    if (what != NULL) snprintf(named, sizeof named, "%s %lld: ", what, (long long)value);
    snprintf(message, sizeof message, "%s: %s%s", block->function->name, named, gn_status_text(status));
    block_fail(block, message);
    return false;
}
