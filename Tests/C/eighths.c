/* SPDX-License-Identifier: MIT
 *
 * Every function from numbers to numbers that has a batch (../Pairs), for angles beside eighths of a turn, up to billions of
 * turns away: a row of the batch gives the status and the bits of the single call.
 *
 * The quadrant of an angle changes there, so two ways of reducing it disagree there first.
 *
 *     eighths [SEED [ROUNDS]]
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../Pairs/pairs.h"
#include "splitmix.h"

enum { ROWS = 16 };

static double between(double low, double high) { return low + (high - low) * ((double)(random_bits() >> 11) * 0x1p-53); }

static double beside_an_eighth(void) {
    static const double farthest[] = {90, 720, 1e5, 1e9, 0x1p41};
    const double limit = farthest[random_bits() % 5];
    double angle = 45 * floor(between(-limit, limit) / 45);
    for (uint64_t steps = random_bits() % 3; steps > 0; steps--) angle = nextafter(angle, random_bits() & 1 ? INFINITY : -INFINITY);
    return angle;
}

static double number(char kind) {
    switch (kind) {
    case 'a': return random_bits() % 4 ? between(-90, 90) : fmin(90, fmax(-90, beside_an_eighth()));
    case 'm': return between(-2e7, 2e7);
    case 't': return between(-4e9, 4e9);
    default: return random_bits() % 4 ? beside_an_eighth() : between(-180, 180);
    }
}

static int wrong_rows(const pair *p) {
    double columns[2 * PAIR_COLUMNS][ROWS], inputs[PAIR_COLUMNS], outputs[PAIR_COLUMNS];
    const double *in[PAIR_COLUMNS];
    double *out[PAIR_COLUMNS];
    ptrdiff_t strides[PAIR_COLUMNS];
    uint8_t statuses[ROWS];
    for (int k = 0; k < PAIR_COLUMNS; k++) {
        in[k] = columns[k];
        out[k] = columns[PAIR_COLUMNS + k];
        strides[k] = 8;
        for (int i = 0; k < p->input_count && i < ROWS; i++) columns[k][i] = number(p->inputs[k]);
    }
    p->batch(in, strides, ROWS, out, strides, statuses);
    int wrong = 0;
    for (int i = 0; i < ROWS; i++) {
        for (int k = 0; k < p->input_count; k++) inputs[k] = in[k][i];
        const gn_status status = p->single(inputs, outputs);
        int equal = status == statuses[i];
        for (int k = 0; status == GN_OK && k < p->output_count; k++) equal &= memcmp(&outputs[k], &out[k][i], 8) == 0;
        if (equal) continue;
        printf("%s:", p->name);
        for (int k = 0; k < p->input_count; k++) printf(" %.17g", inputs[k]);
        printf(": the row of the batch is another one\n");
        wrong++;
    }
    return wrong;
}

int main(int count, char **arguments) {
    state = count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
    const long rounds = 50 * (count > 2 ? atol(arguments[2]) : 100);
    for (int i = 0; i < pair_count; i++) {
        int wrong = 0;
        for (long round = 0; round < rounds && wrong < 20; round++) wrong += wrong_rows(&pairs[i]);
        if (wrong) return 1;
    }
    printf("%d functions, %ld rows each\n", pair_count, rounds * ROWS);
    return pair_count == 0;
}
