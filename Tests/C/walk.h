/* SPDX-License-Identifier: MIT
 *
 * Code that the parts of the walk share: a call, its answer, and the arguments that no host should pass.
 */
#ifndef WALK_H
#define WALK_H

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gridnorth.h"

void check(int right, const char *function, const char *arguments, const char *what);
void check_status(const char *function, const char *arguments, gn_status is, gn_status should);

/* EXPECT(gn_utm_zone, (NAN, 0, &zone, NULL), GN_ERROR_NOT_FINITE): calls, and compares the status. */
#define EXPECT(function, arguments, status) check_status(#function, #arguments, function arguments, status)
/* HOLDS(gn_version, (), text != NULL): any other statement about a function. */
#define HOLDS(function, arguments, condition) check((condition), #function, #arguments, #condition)

/* Numbers that no position has. */
static const double not_finite[] = {NAN, INFINITY, -INFINITY};
enum { NOT_FINITE = 3 };

/* Strides and counts that no array has. The pointers that go with them are real, but no call may touch them. */
static const ptrdiff_t absurd_strides[] = {1, -1, 3, -3, PTRDIFF_MAX, PTRDIFF_MIN, PTRDIFF_MIN + 8};
enum { ABSURD_STRIDES = 7 };
static const size_t absurd_counts[] = {(size_t)-1, (size_t)1 << 63, SIZE_MAX / 8, SIZE_MAX / 16 + 1};
enum { ABSURD_COUNTS = 4 };

static const int32_t absurd_integers[] = {INT32_MIN, INT32_MIN + 1, -32661, -61,           -2,       62, 100, 32600,
                                          32662,     32700,         32762,  INT32_MAX - 1, INT32_MAX};
enum { ABSURD_INTEGERS = 13 };

/* Bytes that must stay unchanged. */
static inline void fill(void *bytes, size_t size) { memset(bytes, 0xa5, size); }

static inline int is_filled(const void *bytes, size_t size) {
    const unsigned char *b = bytes;
    for (size_t i = 0; i < size; i++) {
        if (b[i] != 0xa5) return 0;
    }
    return 1;
}

/* How much is asked of a grid: from one zoom to the next, and vertices until a flood is refused. --coarse asks for less. */
extern double zoom_step;
extern uint32_t flood;

/* The parts in other files. */
void walk_outline(void);
void walk_grid(void);
void walk_screen(void);
void walk_camera(void);
void walk_geodesic(void);
void walk_route(void);
void walk_shape(void);
void walk_texts(void);

#endif
