/*
 * gridnorth mgrs: MGRS references of positions, and positions of references.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "problems.h"
#include "rows.h"
#include "subjects.h"

typedef struct encoding {
    int precision;
    char *texts;
    double *latitudes, *longitudes, *sizes;
} encoding;

static void encode(job *job, block *block) {
    encoding *own = job->own;
    /* Refused rows are NaN here, and their statuses are those of before. */
    uint8_t statuses[ROWS_OF_BLOCK];
    gn_mgrs_encode_batch(block->latitudes, sizeof(double), block->longitudes, sizeof(double), block->count, own->precision,
                         own->texts, GN_MGRS_CAPACITY, GN_MGRS_CAPACITY, statuses);
    for (size_t row = 0; row < block->count; row++) {
        if (statuses[row] != GN_OK && !block->are_blank[row]) {
            refuse(block, row, (gn_status)statuses[row]);
        }
    }
}

static void decode(job *job, block *block) {
    encoding *own = job->own;
    for (size_t row = 0; row < block->count; row++) {
        own->latitudes[row] = block->latitudes[row];
        own->longitudes[row] = block->longitudes[row];
        own->sizes[row] = isnan(block->latitudes[row]) ? NAN : block->positions[row].precision;
    }
}

int run_mgrs(const arguments *arguments) {
    encoding own = {.precision = (int)whole_option(arguments, OPTION_PRECISION, -1, 11, 5)};
    job job = {.arguments = arguments, .position_count = 1, .own = &own};
    /* References have none; but who takes -d for --decode names a file with it. */
    int decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 7);
    char *text = NULL;
    if (has_option(arguments, OPTION_DECODE) || words_are_position(arguments, GN_FORM_MGRS, &text)) {
        job.form = GN_FORM_MGRS;
        job.wants_positions = true;
        job.compute = decode;
        own.latitudes = add_numbers(&job, "latitude", decimals);
        own.longitudes = add_numbers(&job, "longitude", decimals);
        own.sizes = add_numbers(&job, "size", 0);
        job.columns[2].is_silent = true;
    } else {
        if (has_option(arguments, OPTION_DECIMALS)) {
            remark("references have no --decimals; --precision sets their digits");
        }
        job.compute = encode;
        own.texts = add_texts(&job, "mgrs", GN_MGRS_CAPACITY);
    }
    free(text);
    return run_rows(&job);
}
