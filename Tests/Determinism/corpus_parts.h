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

/* The parts in other files, once a block. */
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
