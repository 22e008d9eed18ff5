/*
 * The first answer of the library: MGRS references of three places, in one call.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <stdio.h>

enum { PLACES = 3 };

int main(void) {
    static const char *const names[PLACES] = {"Eiffel Tower", "Longyearbyen", "South Pole"};
    static const gn_point places[PLACES] = {{48.85837, 2.294481}, {78.22, 15.65}, {-90, 0}};
    char references[PLACES][GN_MGRS_CAPACITY];

    const ptrdiff_t pair = sizeof(gn_point), text = sizeof references[0];
    const gn_status status = gn_mgrs_encode_batch(&places->latitude, pair, &places->longitude, pair, PLACES, GN_MGRS_1_M,
                                                  references[0], GN_MGRS_CAPACITY, text, NULL);
    if (status != GN_OK) return 1;
    for (int i = 0; i < PLACES; i++)
        printf("%12.6f %12.6f  %-16s %s\n", places[i].latitude, places[i].longitude, references[i], names[i]);
    return 0;
}
