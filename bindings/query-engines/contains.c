/*
 * Positions in polygons, through an index. Rows that follow one another mostly ask the same one.
 *
 * SPDX-License-Identifier: MIT
 */
#include "contains.h"

#include <stdlib.h>
#include <string.h>

bool ask_index(block *block, const uint64_t *words, size_t word_count, size_t row, size_t count, int32_t *sides) {
    const double *latitudes = block_doubles(block, 1) + row, *longitudes = block_doubles(block, 2) + row;
    const gn_status status = gn_edge_index_contains_batch(words, word_count, latitudes, 8, longitudes, 8, count,
                                                          sides + row, 4, block->statuses + row);
    return block_check(block, status, NULL, 0);
}

void keep_index(block *block, uint64_t where, uint64_t size, uint64_t *words, size_t count) {
    free(block->kept.words);
    block->kept = (kept_index){where, size, words, count};
}

bool is_kept(const block *block, uint64_t where, uint64_t size) {
    return block->kept.words != NULL && block->kept.where == where && block->kept.size == size;
}

/* Asks the index in bytes, which may lie anywhere. */
static bool ask_bytes(block *block, const text *blob, size_t row, size_t count, int32_t *sides) {
    const char *bytes = text_bytes(blob);
    const size_t size = blob->here.size;
    if ((uintptr_t)bytes % 8 == 0)
        return ask_index(block, (const uint64_t *)(const void *)bytes, size / 8, row, count, sides);
    if (!is_kept(block, (uintptr_t)bytes, size)) {
        uint64_t *words = malloc(size + 8);
        if (words == NULL) return block_check(block, GN_ERROR_INDEX_SIZE, NULL, 0);
        memcpy(words, bytes, size);
        keep_index(block, (uintptr_t)bytes, size, words, size / 8);
    }
    return ask_index(block, block->kept.words, block->kept.count, row, count, sides);
}

static bool is_same(const text *a, const text *b) {
    return a->here.size == b->here.size && text_bytes(a) == text_bytes(b);
}

void run_index_contains(block *block) {
    const text *blobs = block_texts(block, 0);
    int32_t sides[BLOCK_ROWS];
    bool *results = block_result(block);
    for (size_t row = 0, end; row < block->count; row = end) {
        end = row + 1;
        if (block->nulls[row]) {
            sides[row] = GN_OUTSIDE;
            continue;
        }
        while (end < block->count && !block->nulls[end] && is_same(&blobs[row], &blobs[end])) end++;
        if (!ask_bytes(block, &blobs[row], row, end - row, sides)) return;
    }
    for (size_t row = 0; row < block->count; row++) results[row] = sides[row] != GN_OUTSIDE;
}
