/*
 * gridnorth utm: UTM and UPS coordinates of positions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>

#include "problems.h"
#include "rows.h"
#include "subjects.h"

enum { ZONE_CAPACITY = 16 };

typedef struct projecting {
    int32_t zone;
    char *zones;
    double *eastings, *northings;
    int32_t *signed_zones;
} projecting;

static void project(job *job, block *block) {
    projecting *own = job->own;
    uint8_t statuses[ROWS_OF_BLOCK];
    gn_utm_forward_batch(block->latitudes, sizeof(double), block->longitudes, sizeof(double), block->count, own->zone,
                         own->eastings, sizeof(double), own->northings, sizeof(double), own->signed_zones, sizeof(int32_t),
                         statuses);
    for (size_t row = 0; row < block->count; row++) {
        int32_t zone = own->signed_zones[row];
        char *text = own->zones + row * ZONE_CAPACITY;
        char hemisphere = zone < 0 ? 'S' : 'N';
        int number = abs(zone);
        /* A zone of UPS has no number: "N". */
        if (number == GN_ZONE_ROW_UPS) {
            snprintf(text, ZONE_CAPACITY, "%c", hemisphere);
        } else {
            snprintf(text, ZONE_CAPACITY, "%d%c", number, hemisphere);
        }
        if (statuses[row] != GN_OK && !block->are_blank[row]) {
            refuse(block, row, (gn_status)statuses[row]);
        }
    }
}

int run_utm(const arguments *arguments) {
    projecting own = {.zone = zone_option(arguments)};
    int decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 0);
    job job = {.arguments = arguments, .position_count = 1, .own = &own, .compute = project};
    own.zones = add_texts(&job, "zone", ZONE_CAPACITY);
    own.eastings = add_numbers(&job, "easting", decimals);
    own.northings = add_numbers(&job, "northing", decimals);
    own.signed_zones = allocate(ROWS_OF_BLOCK, sizeof(int32_t));
    return run_rows(&job);
}
