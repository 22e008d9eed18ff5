/*
 * Calls on Windows in a floating-point environment that a host may leave behind: the results are those of the usual one,
 * and the environment stays as it was.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>
#include <stdio.h>
#include <string.h>
#include <xmmintrin.h>

enum { ROWS = 20, DIGITS = 16, LETTERS = 20000 };

/* Arguments in registers and on the stack, for functions with one level and with several. */
static struct results {
    char reference[DIGITS], references[ROWS][DIGITS], circle[LETTERS];
    double distance;
    gn_status statuses[4];
} usual, unusual;

static void call(struct results *results) {
    static const gn_point paris = {48.85837, 2.294481}, oslo = {59.91387, 10.75225};
    results->statuses[0] =
        gn_mgrs_encode(paris.latitude, paris.longitude, GN_MGRS_1_M, results->reference, DIGITS, NULL);
    results->statuses[1] = gn_mgrs_encode_batch(&paris.latitude, 0, &paris.longitude, 0, ROWS, GN_MGRS_1_M,
                                                results->references[0], DIGITS, DIGITS, NULL);
    results->statuses[2] =
        gn_circle_geojson(&paris, 1000, NULL, NULL, 0, results->circle, sizeof results->circle, NULL);
    results->statuses[3] = gn_geodesic_inverse(&paris, &oslo, &results->distance, NULL, NULL);
}

int main(void) {
    /* Traps for everything, upward, small numbers flushed to zero. */
    const unsigned ours = 0xc040;
    call(&usual);
    const unsigned before = _mm_getcsr();
    _mm_setcsr(ours);
    call(&unusual);
    const unsigned after = _mm_getcsr();
    _mm_setcsr(before);
    printf("%s %d %d\n", unusual.references[ROWS - 1], after == ours, memcmp(&usual, &unusual, sizeof usual) == 0);
    return 0;
}
