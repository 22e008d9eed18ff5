/* SPDX-License-Identifier: MIT
 *
 * Any bytes as the columns of every function from numbers to numbers that has a batch (Tests/Pairs): rows of batches equal
 * the single calls, accepted numbers give numbers, refused ones change nothing, and nothing beside the columns is touched.
 */
#include "fuzz.h"
#include "pairs.c"

/* A block of eight rows, and some more. */
#define MOST_ROWS 11

static double at(const unsigned char *column, size_t row, ptrdiff_t stride) {
    double value;
    memcpy(&value, column + (ptrdiff_t)row * stride, sizeof value);
    return value;
}

static int check_row(const pair *p, unsigned char *const *in, const ptrdiff_t *in_strides, unsigned char *const *out,
                     const ptrdiff_t *out_strides, size_t row, uint8_t status_byte) {
    double inputs[PAIR_COLUMNS], outputs[PAIR_COLUMNS];
    for (int k = 0; k < p->input_count; k++) inputs[k] = at(in[k], row, in_strides[k]);
    for (int k = 0; k < p->output_count; k++) outputs[k] = -7;
    const gn_status status = p->single(inputs, outputs);
    HOLDS(known(status) && status_byte == (uint8_t)status);
    for (int k = 0; k < p->output_count; k++) {
        const double found = at(out[k], row, out_strides[k]);
        HOLDS(status == GN_OK ? same_number(found, outputs[k]) && isfinite(found) : isnan(found) && outputs[k] == -7);
    }
    return status != GN_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s[] = {{data, size}};
    const pair *p = &pairs[take_byte(s) % pair_count];
    const size_t count = take_byte(s) % (MOST_ROWS + 1);
    unsigned char *in[PAIR_COLUMNS], *out[PAIR_COLUMNS];
    ptrdiff_t in_strides[PAIR_COLUMNS], out_strides[PAIR_COLUMNS];
    int absurd = 0, refused = 0;
    for (int k = 0; k < p->output_count; k++) {
        out_strides[k] = take_stride(s, count, &absurd);
        out[k] = make_column(NULL, absurd ? 0 : count, out_strides[k]);
    }
    for (int k = 0; k < p->input_count; k++) {
        /* A stride of 0 is a constant. */
        in_strides[k] = take_byte(s) % 8 ? take_stride(s, count, &absurd) : 0;
        in[k] = make_column(s, absurd ? 0 : count, in_strides[k]);
    }
    uint8_t *statuses = malloc(count ? count : 1);
    if (!statuses) abort();
    memset(statuses, 250, count ? count : 1);
    const gn_status status =
        p->batch((const double *const *)in, in_strides, count, (double *const *)out, out_strides, statuses);
    HOLDS(known(status));
    if (absurd) {
        HOLDS(status == GN_ERROR_STRIDE);
    } else {
        for (size_t i = 0; i < count; i++) refused |= check_row(p, in, in_strides, out, out_strides, i, statuses[i]);
        HOLDS(status == (refused ? GN_PARTIAL : GN_OK));
    }
    for (int k = 0; k < p->input_count; k++) free(in[k]);
    for (int k = 0; k < p->output_count; k++) free(out[k]);
    free(statuses);
    return 0;
}
