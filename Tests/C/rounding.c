/*
 * The library in floating-point environments that it is not made for: results are then worth nothing, but no call may
 * crash, hang or write where it should not. In the environment that C starts with the same calls must succeed.
 *
 *   c-rounding [ROUNDS]
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 20261121;

/* A number in [low, high), by splitmix64. */
static double between(double low, double high) {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return low + (high - low) * ((double)((z ^ z >> 31) >> 11) / 9007199254740992.0);
}

/* Calls of every kind around one position; returns how many succeeded. Bytes behind the texts must stay as they are. */
static int calls(double latitude, double longitude) {
    static const char *const texts[] = {"31NAA6602100000", "38VMS", "YZG9532497778", "01CEA", "32VJN", "56KZZ1"};
    struct {
        char text[GN_MGRS_CAPACITY];
        char guard[8];
    } out;
    gn_utm utm = {0};
    gn_point point;
    gn_mgrs_cell cell;
    double first, second;
    int succeeded = 0;
    memset(&out, '#', sizeof out);
    for (int32_t precision = -1; precision <= 11; precision += 4)
        succeeded += gn_mgrs_encode(latitude, longitude, precision, out.text, sizeof out.text, NULL) == GN_OK;
    succeeded += gn_utm_forward(latitude, longitude, GN_ZONE_STANDARD, &utm) == GN_OK;
    succeeded += gn_utm_inverse(&utm, &point) == GN_OK;
    succeeded += gn_mgrs_encode_utm(&utm, GN_MGRS_1_M, out.text, sizeof out.text, NULL) == GN_OK;
    succeeded += gn_utm_factors(latitude, longitude, GN_ZONE_STANDARD, &first, &second) == GN_OK;
    gn_utm_forward(latitude, longitude * 1e290, 32661, &utm);
    gn_mgrs_decode(out.text, strlen(out.text), &cell, NULL);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) gn_mgrs_decode(texts[i], strlen(texts[i]), &cell, NULL);
    if (memcmp(out.guard, "########", sizeof out.guard) != 0) {
        printf("written behind the text at %.17g %.17g\n", latitude, longitude);
        exit(1);
    }
    return succeeded;
}

int main(int argc, char **argv) {
    static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    int rounds = argc > 1 ? atoi(argv[1]) : 20000;
    for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++) {
        int succeeded = 0;
        for (int i = 0; i < rounds; i++) {
            double latitude = between(-90, 90), longitude = between(-180, 180);
            fesetround(modes[mode]);
            succeeded += calls(latitude, longitude);
            fesetround(FE_TONEAREST);
        }
        printf("rounding mode %zu: %d of %d calls succeeded\n", mode, succeeded, 8 * rounds);
        if (modes[mode] == FE_TONEAREST && succeeded != 8 * rounds) return 1;
    }
    return 0;
}
