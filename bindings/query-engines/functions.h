/*
 * The functions.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_ENGINES_FUNCTIONS_H
#define GRIDNORTH_ENGINES_FUNCTIONS_H

#include "block.h"

/* The functions that all engines have; the last has no name. */
extern const function functions[];

/* A notation of cells: MGRS, GEOREF or GARS. */
typedef struct notation {
    int32_t precision; /* The default without an argument. */
    int32_t slot;      /* Bytes for a text of that precision or less, and a zero. */
    int32_t capacity;  /* Bytes for a text of any precision, and a zero. */
    gn_status (*encode)(const double *latitudes, ptrdiff_t latitude_stride, const double *longitudes,
                        ptrdiff_t longitude_stride, size_t count, int32_t precision, char *texts, size_t text_size,
                        ptrdiff_t text_stride, uint8_t *statuses);
    gn_status (*decode)(const char *texts, size_t text_size, ptrdiff_t text_stride, size_t count, double *latitudes,
                        ptrdiff_t latitude_stride, double *longitudes, ptrdiff_t longitude_stride, uint8_t *statuses);
} notation;

/* Texts to cells and back: cells.c and texts.c. */
void run_encode(block *);
void run_decode(block *);
void run_position_parse(block *);

/* Grids: utm.c. */
void run_utm_forward(block *);
void run_utm_inverse(block *);
void run_utm_zone(block *);
void run_utm_to_epsg(block *);
void run_utm_from_epsg(block *);

/* Lines: geodesic.c. */
void run_geodesic_distance(block *);
void run_geodesic_azimuth(block *);
void run_geodesic_inverse(block *);
void run_geodesic_direct(block *);

/* Areas: contains.c. */
void run_index_contains(block *);

#endif
