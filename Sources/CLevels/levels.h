// Which instructions of the processor the library uses: 1 for those of every member of its family, 3 and 4 for those of
// x86-64-v3 (AVX2) and x86-64-v4 (AVX-512).
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_LEVELS_H
#define GRIDNORTH_LEVELS_H

#include <stddef.h>
#include <stdint.h>

// kernels.swift: the part of a library that has blocks of eight computes this for the other part.
void gridnorth_geodesic_distances(const double *ends, double *distances);
void gridnorth_geodesic_ends(double sine, double cosine, const double *azimuths, const double *distances, double *latitudes,
                             double *longitude_differences);
void gridnorth_zone_positions(const double *x, const double *y, double *latitudes, double *longitudes);
void gridnorth_sines_and_cosines(const double *degrees, double *sines, double *cosines);
void gridnorth_sphere_vectors(const double *numbers, ptrdiff_t stride, double *vectors);
uint8_t gridnorth_edge_boxes(const double *latitudes, const double *longitudes, double *boxes);
uint64_t gridnorth_boxes_meet(const double *boxes, const double *others);
int32_t gridnorth_edges_across(const double *numbers, ptrdiff_t stride, ptrdiff_t count, double *scan, uint64_t *edges);

#if defined(GRIDNORTH_LEVELS)

// Tools/build-library makes a library for x86-64. It links levels.c to one with several levels, one_level.c to any other.
int32_t gridnorth_level(void);
int32_t gridnorth_limit_level(int32_t highest);

#else

// Everywhere else all code has the one level that it was compiled for.
static inline int32_t gridnorth_level(void) {
#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512CD__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
    return 4;
#elif defined(__AVX2__) && defined(__BMI2__)
    return 3;
#else
    return 1;
#endif
}

static inline int32_t gridnorth_limit_level(int32_t highest) {
    (void)highest;
    return gridnorth_level();
}

#endif
#endif
