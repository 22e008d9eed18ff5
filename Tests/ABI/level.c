/*
 * Prints the level that the library uses in an initializer of the host and in main; then a call's result. Valid as C++
 * too.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>
#include <stdio.h>

static int32_t in_initializer;

__attribute__((constructor)) static void initialize(void) { in_initializer = gn_cpu_level(); }

int main(void) {
    const double latitude = 48.85837, longitude = 2.294481;
    char text[GN_MGRS_CAPACITY];
    gn_mgrs_encode_batch(&latitude, 8, &longitude, 8, 1, GN_MGRS_1_M, text, sizeof text, sizeof text, NULL);
    printf("%d %d %s\n", (int)in_initializer, (int)gn_cpu_level(), text);
    return 0;
}
