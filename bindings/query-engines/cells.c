/*
 * References of cells: MGRS, GEOREF and GARS. Rows can be grouped by references of low precision.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "functions.h"
#include "texts.h"

/* The longest reference of any notation, and a zero, rounded up to words. */
enum { LONGEST = 32 };
_Static_assert((int)GN_MGRS_CAPACITY <= (int)LONGEST, "a slot for any reference of MGRS");
_Static_assert((int)GN_GEOREF_CAPACITY <= (int)LONGEST, "a slot for any reference of GEOREF");

/* Whether a row asks for more digits than is usual. */
static bool has_long_texts(const block *block, const int32_t *precisions, int32_t usual) {
    for (size_t row = 0; row < block->count; row++)
        if (!block->nulls[row] && precisions[row] > usual) return true;
    return false;
}

void run_encode(block *block) {
    const notation *notation = block->function->settings;
    const double *latitudes = block_doubles(block, 0), *longitudes = block_doubles(block, 1);
    const int32_t *precisions = block->function->parameters[2] != 0 ? block_integers(block, 2) : NULL;
    char slots[BLOCK_ROWS * LONGEST];
    const size_t stride = precisions == NULL || !has_long_texts(block, precisions, notation->precision) ? 16 : LONGEST;
    for (size_t row = 0, count; row < block->count; row += count) {
        count = precisions == NULL ? block->count : block_run(block, precisions, row);
        size_t named = row; /* A row whose precision is not NULL. */
        while (named < row + count && block->nulls[named]) named++;
        if (named == row + count) {
            memset(slots + row * stride, 0, count * stride);
            continue;
        }
        const int32_t precision = precisions == NULL ? notation->precision : precisions[named];
        const gn_status status =
            notation->encode(latitudes + row, 8, longitudes + row, 8, count, precision, slots + row * stride, stride,
                             (ptrdiff_t)stride, block->statuses + row);
        if (!block_check(block, status, "precision", precision)) return;
    }
    block_write_texts(block, slots, stride);
}

void run_decode(block *block) {
    const notation *notation = block->function->settings;
    const text *texts = block_texts(block, 0);
    double *latitudes = block_field(block, 0), *longitudes = block_field(block, 1);
    char slots[BLOCK_ROWS * SLOT];
    const bool left_out = gather_texts(block, texts, slots);
    notation->decode(slots, SLOT, SLOT, block->count, latitudes, 8, longitudes, 8, block->statuses);
    if (!left_out) return;
    for (size_t row = 0; row < block->count; row++) {
        if (block->nulls[row] || !is_left_out(&texts[row], slots + row * SLOT)) continue;
        const size_t size = texts[row].here.size;
        const char *bytes = text_bytes(&texts[row]);
        if (memchr(bytes, 0, size) != NULL)
            block->statuses[row] = GN_ERROR_TEXT_BYTE;
        else
            notation->decode(bytes, size, 0, 1, &latitudes[row], 8, &longitudes[row], 8, &block->statuses[row]);
    }
}
