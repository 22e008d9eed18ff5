/* A shared library of another project. SPDX-License-Identifier: MIT */
#include <gridnorth.h>

int reference_of(double latitude, double longitude, char *text, size_t capacity) {
    return gn_mgrs_encode(latitude, longitude, GN_MGRS_1_M, text, capacity, NULL);
}
