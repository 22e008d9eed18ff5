/*
 * Lines on the ellipsoid.
 *
 * SPDX-License-Identifier: MIT
 */
#include "functions.h"

static void inverse(block *block, double *distances, double *azimuths_from, double *azimuths_to) {
    gn_geodesic_inverse_batch(block_doubles(block, 0), 8, block_doubles(block, 1), 8, block_doubles(block, 2), 8,
                              block_doubles(block, 3), 8, block->count, distances, 8, azimuths_from, 8, azimuths_to, 8,
                              block->statuses);
}

void run_geodesic_distance(block *block) {
    inverse(block, block_result(block), NULL, NULL);
}

void run_geodesic_azimuth(block *block) {
    double distances[BLOCK_ROWS];
    inverse(block, distances, block_result(block), NULL);
}

void run_geodesic_inverse(block *block) {
    inverse(block, block_field(block, 0), block_field(block, 1), block_field(block, 2));
}

void run_geodesic_direct(block *block) {
    double *latitudes = block_field(block, 0), *longitudes = block_field(block, 1), *azimuths = block_field(block, 2);
    gn_geodesic_direct_batch(block_doubles(block, 0), 8, block_doubles(block, 1), 8, block_doubles(block, 2), 8,
                             block_doubles(block, 3), 8, block->count, latitudes, 8, longitudes, 8, azimuths, 8,
                             block->statuses);
}
