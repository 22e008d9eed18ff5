/*
 * Code that the parts of the corpus share: results into hashes, inputs from integers. See corpus.c.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CORPUS_PARTS_H
#define CORPUS_PARTS_H

#include "corpus.h"
#include "corpus_functions.h"
#include "gridnorth.h"

#define INDEX(name) OF_##name,
enum { FUNCTIONS(INDEX) SECTIONS };

/* Results into hashes. */
void absorb(int function, uint64_t value);
void absorb_integer(int function, int64_t value);
void absorb_double(int function, double value);
void absorb_text(int function, const char *text);
void absorb_point(int function, const gn_point *point);
void absorb_bounds(int function, const gn_bounds *bounds);
void absorb_count(int function, size_t count);
uint64_t bits(double value);
/* A batch's row that differs from the single call counts as a mismatch. */
void expect(int function, int equal);

/* Inputs from integers. */
double from_bits(uint64_t value);
#define NOT_A_NUMBER from_bits(0x7ff8000000000000u)
#define INFINITE from_bits(0x7ff0000000000000u)

uint64_t random_bits(void);
/* Between least and most, both included. */
int64_t random_integer(int64_t least, int64_t most);
/* A line, or next to it by a few units. */
int64_t at_edge(int64_t line);
/* Angles are whole multiples of 2^-44 degrees, some 6 nm: exact in a double up to 512 degrees. */
#define DEGREE (INT64_C(1) << 44)
double degrees(int64_t units);
/* Lengths are whole multiples of 2^-26 m, some 15 nm: exact up to 134,000 km. */
#define METER (INT64_C(1) << 26)
double meters(int64_t units);
double latitude_anywhere(void);
double longitude_anywhere(void);
double special_number(void);
/* Exactly; for exponents of a normal number. */
double power_of_two(int exponent);
/* Lengths from a millionth to a million, or an invalid length. */
double special_length(void);
/* A position of some kind: anywhere, or where something changes. */
void make_position(uint32_t kind, double *latitude, double *longitude);

/* The positions of a block, and the statuses of its rows. */
#define BLOCK 256
extern double latitudes[BLOCK], longitudes[BLOCK];
extern uint8_t statuses[BLOCK];
/* A fifth of the rows, for batches that go row by row: each of these rows takes long. */
enum { SOME = BLOCK / 5 };
int same_bytes(const void *a, const void *b, uint32_t size);
/* Rows of numbers or bytes, where the status allows. */
void absorb_rows(int function, gn_status status, const void *rows, uint32_t size);

/* The polygon of run_edge_index() with its holes, and points near it, for fences and routes too. */
enum { OUTLINE = 128, HOLE = 8, HOLES = 3, CORNERS = OUTLINE + HOLES * HOLE };
extern const size_t outline_rings[1 + HOLES];
extern gn_point outline[CORNERS], around[SOME];
extern double outline_size; /* Degrees; a power of two. */
/* A latitude, held on the globe. */
double held(double latitude);
void absorb_index(int function, gn_status status, const uint64_t *words, size_t needed);

/* The parts in other files, once. */
void run_grid_options_init(void);
void run_fence_options_init(void);
void run_navigation_options_init(void);

/* The parts in other files, once a block. */
void run_grid(void);
void run_screen(void);
void run_camera(void);
void run_point_index(void);
void run_edge_index(uint32_t block);
void run_fence_index(void);
void run_navigation(void);
void run_track(void);
void run_geodesics(uint32_t block);
void run_shapes(uint32_t block);
void run_texts(uint32_t block);
void run_magnetic(uint32_t block);
void run_exchange(uint32_t block);
void run_groups(void);
void run_tactical(uint32_t block);
void run_tiles(uint32_t block);
void run_terrain(uint32_t block);
void run_sky(void);
void run_pairs(uint32_t block);

#endif
