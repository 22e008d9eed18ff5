/* SPDX-License-Identifier: MIT
 *
 * What the fuzz targets share. A property that does not hold ends the process, so that libFuzzer keeps the input.
 */
#ifndef GRIDNORTH_FUZZ_H
#define GRIDNORTH_FUZZ_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gridnorth.h"

#define HOLDS(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);                             \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline int is_position(gn_point p) {
    return p.latitude >= -90 && p.latitude <= 90 && p.longitude >= -180 && p.longitude < 180;
}

static inline int is_grid(gn_utm u) {
    return isfinite(u.easting) && isfinite(u.northing) && u.zone >= 0 && u.zone <= 60 &&
           (u.hemisphere == GN_NORTH || u.hemisphere == GN_SOUTH);
}

#endif
