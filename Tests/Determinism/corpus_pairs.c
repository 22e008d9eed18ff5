/*
 * The part of the corpus that goes over functions from numbers to numbers and their batches.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"
#include "pairs.h"

/* Three blocks of eight lanes and some more. */
#define ROWS 27

static double inputs[PAIR_COLUMNS][ROWS], outputs[PAIR_COLUMNS][ROWS], rows[ROWS * 2 * PAIR_COLUMNS];
static uint8_t pair_statuses[ROWS];

static int section_of(const char *name) {
    for (uint32_t i = 0; i < corpus_count(); i++) {
        const char *a = corpus_at(i)->function, *b = name;
        while (*a != 0 && *a == *b) a++, b++;
        if (*a == *b) return (int)i;
    }
    return 0;
}

/* Lengths of things on the earth, its axes, lengths up to ten million kilometers, and invalid lengths. */
static double length_anywhere(void) {
    switch (random_integer(0, 7)) {
    case 0: return special_number();
    case 1: return 6378137.0;
    case 2: return 0;
    case 3: return power_of_two((int)random_integer(-30, 33));
    case 4: return -power_of_two((int)random_integer(-30, 33));
    case 5: return meters(random_integer(-50000 * METER, 50000 * METER));
    default: return meters(random_integer(-20000000 * METER, 20000000 * METER));
    }
}

static void fill(const pair *p, int row) {
    double latitude = 0, longitude = 0;
    for (int k = 0; k < p->input_count; k++) {
        switch (p->inputs[k]) {
        case 'a': make_position((uint32_t)random_integer(0, 31), &latitude, &longitude); inputs[k][row] = latitude; break;
        case 'o': inputs[k][row] = longitude; break;
        case 'd':
            inputs[k][row] = random_integer(0, 15) ? degrees(random_integer(-400 * DEGREE, 400 * DEGREE)) : special_number();
            break;
        case 'm': inputs[k][row] = length_anywhere(); break;
        case 't':
            inputs[k][row] = random_integer(0, 15) ? (double)random_integer(-70000000000, 260000000000) / 8 : special_number();
            break;
        default: inputs[k][row] = special_number();
        }
    }
}

/* Columns of their own, or columns that are the fields of rows. */
static gn_status run_batch(const pair *p, int in_rows) {
    const double *in[PAIR_COLUMNS];
    double *out[PAIR_COLUMNS];
    ptrdiff_t in_strides[PAIR_COLUMNS], out_strides[PAIR_COLUMNS];
    const int width = p->input_count + p->output_count;
    for (int k = 0; k < p->input_count; k++) {
        in[k] = in_rows ? &rows[k] : inputs[k];
        in_strides[k] = in_rows ? 8 * width : 8;
        for (int i = 0; i < ROWS; i++) rows[i * width + k] = inputs[k][i];
    }
    for (int k = 0; k < p->output_count; k++) {
        out[k] = in_rows ? &rows[p->input_count + k] : outputs[k];
        out_strides[k] = in_rows ? 8 * width : 8;
        for (int i = 0; i < ROWS; i++) outputs[k][i] = rows[i * width + p->input_count + k] = 7;
    }
    for (int i = 0; i < ROWS; i++) pair_statuses[i] = 7;
    const gn_status status = p->batch(in, in_strides, ROWS, out, out_strides, pair_statuses);
    for (int k = 0; in_rows && k < p->output_count; k++) {
        for (int i = 0; i < ROWS; i++) outputs[k][i] = rows[i * width + p->input_count + k];
    }
    return status;
}

static void run_pair(const pair *p, int in_rows) {
    const int single = section_of(p->name), batch = section_of(p->batch_name);
    for (int i = 0; i < ROWS; i++) fill(p, i);
    absorb_integer(batch, run_batch(p, in_rows));
    for (int i = 0; i < ROWS; i++) {
        double values[PAIR_COLUMNS], results[PAIR_COLUMNS];
        for (int k = 0; k < p->input_count; k++) values[k] = inputs[k][i];
        for (int k = 0; k < p->output_count; k++) results[k] = NOT_A_NUMBER;
        const gn_status status = p->single(values, results);
        absorb_integer(single, status);
        absorb_integer(batch, pair_statuses[i]);
        int equal = pair_statuses[i] == status;
        for (int k = 0; k < p->output_count; k++) {
            absorb_double(single, results[k]);
            absorb_double(batch, outputs[k][i]);
            equal &= bits(results[k]) == bits(outputs[k][i]);
        }
        expect(batch, equal);
    }
}

void run_pairs(uint32_t block) {
    for (int i = 0; i < pair_count; i++) run_pair(&pairs[i], (int)(block + (uint32_t)i) % 2);
}
