/*
 * Texts of positions in any form.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "functions.h"
#include "texts.h"

/* The words of docs/decisions/0012-one-vocabulary.md for GN_FORM_ values. Each fits into a text without more memory. */
static const char forms[][12] = {"", "dd", "dm", "dms", "utm", "ups", "mgrs", "iso-6709", "geo-uri", "georef", "gars"};

void run_position_parse(block *block) {
    const text *texts = block_texts(block, 0);
    double *latitudes = block_field(block, 0), *longitudes = block_field(block, 1), *precisions = block_field(block, 2);
    text *names = block_field(block, 3);
    char slots[BLOCK_ROWS * SLOT];
    gn_position positions[BLOCK_ROWS];
    const bool left_out = gather_texts(block, texts, slots);
    gn_position_parse_batch(slots, SLOT, SLOT, block->count, GN_FORM_ANY, 0, positions, sizeof *positions,
                            block->statuses);
    for (size_t row = 0; row < block->count; row++) {
        if (left_out && !block->nulls[row] && is_left_out(&texts[row], slots + row * SLOT)) {
            const size_t size = texts[row].here.size;
            const char *bytes = text_bytes(&texts[row]);
            if (memchr(bytes, 0, size) != NULL)
                block->statuses[row] = GN_ERROR_TEXT_BYTE;
            else
                gn_position_parse_batch(bytes, size, 0, 1, GN_FORM_ANY, 0, &positions[row], sizeof *positions,
                                        &block->statuses[row]);
        }
        const gn_position *position = &positions[row];
        latitudes[row] = position->point.latitude;
        longitudes[row] = position->point.longitude;
        precisions[row] = position->precision;
        const int32_t form = block->statuses[row] == GN_OK ? position->form : 0;
        names[row].here.size = (uint32_t)strlen(forms[form]);
        memcpy(names[row].here.bytes, forms[form], sizeof forms[form]);
    }
}
