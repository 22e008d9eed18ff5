/*
 * UTM and UPS. A zone is signed, as in the columns of the library: 33 north, -33 south, 61 and -61 for UPS.
 *
 * SPDX-License-Identifier: MIT
 */
#include "functions.h"

/* A zone and a hemisphere as a signed zone; 0 if there is no such hemisphere. */
static int32_t signed_zone(int32_t zone, int32_t hemisphere) {
    if (hemisphere != GN_NORTH && hemisphere != GN_SOUTH) return 0;
    if (zone == GN_ZONE_UPS) return hemisphere * GN_ZONE_ROW_UPS;
    return zone >= 1 && zone <= 60 ? hemisphere * zone : 0;
}

void run_utm_forward(block *block) {
    const double *latitudes = block_doubles(block, 0), *longitudes = block_doubles(block, 1);
    const int32_t *wanted = block->function->parameters[2] != 0 ? block_integers(block, 2) : NULL;
    double *eastings = block_field(block, 0), *northings = block_field(block, 1);
    int32_t *zones = block_field(block, 2);
    for (size_t row = 0, count; row < block->count; row += count) {
        count = wanted == NULL ? block->count : block_run(block, wanted, row);
        size_t named = row; /* A row whose zone is not NULL. */
        while (named < row + count && block->nulls[named]) named++;
        if (named == row + count) continue;
        const int32_t zone = wanted == NULL ? GN_ZONE_STANDARD : wanted[named];
        const gn_status status =
            gn_utm_forward_batch(latitudes + row, 8, longitudes + row, 8, count, zone, eastings + row, 8,
                                 northings + row, 8, zones + row, 4, block->statuses + row);
        if (!block_check(block, status, "zone", zone)) return;
    }
}

void run_utm_inverse(block *block) {
    const int32_t *zones = block_integers(block, 2);
    int32_t joined[BLOCK_ROWS];
    if (block->function->parameters[3] != 0) {
        const int32_t *hemispheres = block_integers(block, 3);
        for (size_t row = 0; row < block->count; row++) joined[row] = signed_zone(zones[row], hemispheres[row]);
        zones = joined;
    }
    gn_utm_inverse_batch(block_doubles(block, 0), 8, block_doubles(block, 1), 8, zones, 4, block->count,
                         block_field(block, 0), 8, block_field(block, 1), 8, block->statuses);
}

void run_utm_zone(block *block) {
    const double *latitudes = block_doubles(block, 0), *longitudes = block_doubles(block, 1);
    int32_t *zones = block_result(block);
    for (size_t row = 0; row < block->count; row++) {
        if (block->nulls[row]) continue;
        int32_t zone, hemisphere;
        const gn_status status = gn_utm_zone(latitudes[row], longitudes[row], &zone, &hemisphere);
        block->statuses[row] = (uint8_t)status;
        if (status == GN_OK) zones[row] = signed_zone(zone, hemisphere);
    }
}

void run_utm_to_epsg(block *block) {
    const int32_t *zones = block_integers(block, 0);
    const int32_t *hemispheres = block->function->parameters[1] != 0 ? block_integers(block, 1) : NULL;
    int32_t *codes = block_result(block);
    for (size_t row = 0; row < block->count; row++) {
        if (block->nulls[row]) continue;
        int32_t zone = zones[row], hemisphere = hemispheres != NULL ? hemispheres[row] : GN_NORTH;
        if (hemispheres == NULL) {
            if (zone < -GN_ZONE_ROW_UPS || zone == 0) zone = GN_ZONE_ROW_UPS + 1; /* No zone. */
            if (zone < 0) {
                zone = -zone;
                hemisphere = GN_SOUTH;
            }
            if (zone == GN_ZONE_ROW_UPS) zone = GN_ZONE_UPS;
        }
        block->statuses[row] = (uint8_t)gn_utm_to_epsg(zone, hemisphere, &codes[row]);
    }
}

void run_utm_from_epsg(block *block) {
    const int32_t *codes = block_integers(block, 0);
    int32_t *zones = block_result(block);
    for (size_t row = 0; row < block->count; row++) {
        if (block->nulls[row]) continue;
        int32_t zone, hemisphere;
        const gn_status status = gn_utm_from_epsg(codes[row], &zone, &hemisphere);
        block->statuses[row] = (uint8_t)status;
        if (status == GN_OK) zones[row] = signed_zone(zone, hemisphere);
    }
}
