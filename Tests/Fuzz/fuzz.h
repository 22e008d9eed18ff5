/* SPDX-License-Identifier: MIT
 *
 * Code that the fuzz targets share. A property that does not hold ends the process, so that libFuzzer keeps the input.
 */
#ifndef GRIDNORTH_FUZZ_H
#define GRIDNORTH_FUZZ_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "gridnorth.h"

#ifdef GN_TEST_ENVIRONMENTS
#include "environments.h"
#else
#define TELL(...) fprintf(stderr, __VA_ARGS__)

#define HOLDS(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);                             \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

/* WATCHED(function, call) is the call. It ends the process if the call took longer than the environment's LIMIT allows,
 * in seconds of processor time. calls.h, which calls.py writes, makes every call a watched one. */
#define WATCHED(name, call)                                                                                            \
    ({                                                                                                                 \
        const double watched_from = watch_time();                                                                      \
        __typeof__(call) watched_result = call;                                                                        \
        watch_end(name, watched_from);                                                                                 \
        watched_result;                                                                                                \
    })

/* Seconds; 0 if there is no limit. */
static inline double watch_limit(void) {
    static double seconds = -1;
    if (seconds < 0) seconds = getenv("LIMIT") ? atof(getenv("LIMIT")) : 0;
    return seconds;
}

static inline double watch_time(void) {
    struct timespec now = {0, 0};
    if (watch_limit() > 0) clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static inline void watch_end(const char *name, double from) {
    const double seconds = watch_time() - from;
    if (seconds <= watch_limit()) return;
    fprintf(stderr, "%s: took %.2f seconds\n", name, seconds);
    abort();
}
#endif

#ifdef __cplusplus
extern "C"
#endif
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#include "calls.h"

static inline int known(gn_status status) { return gn_status_name(status) != NULL && gn_status_text(status) != NULL; }

/* The bytes, used up from the front; zeros when there are no more. */
typedef struct source {
    const uint8_t *data;
    size_t size;
} source;

static inline uint8_t take_byte(source *s) {
    if (s->size == 0) return 0;
    s->size--;
    return *s->data++;
}

static inline uint64_t take(source *s, int bytes) {
    uint64_t value = 0;
    while (bytes-- > 0) value = value << 8 | take_byte(s);
    return value;
}

/* Whole degrees and meters are as likely as any bits. */
static inline double take_number(source *s) {
    const uint8_t kind = take_byte(s);
    switch (kind & 7) {
    case 0: return (double)(int8_t)take_byte(s);
    case 1: return (double)(int16_t)take(s, 2);
    case 2: return (double)(int32_t)take(s, 4) / 8388608;
    case 3: return (double)(int32_t)take(s, 4) / 64;
    case 4: return nextafter((double)(int16_t)take(s, 2), kind & 8 ? INFINITY : -INFINITY);
    case 5: return (double)(int8_t)take_byte(s) * 100000;
    default: {
        const uint64_t bits = take(s, 8);
        double value;
        memcpy(&value, &bits, sizeof value);
        return value;
    }
    }
}

/* A stride; with `absurd` set it is one that the count makes impossible, and no buffer is needed. */
static inline ptrdiff_t take_stride(source *s, size_t count, int *absurd) {
    const uint8_t kind = take_byte(s);
    if (kind < 200) return 8 + kind % 25;
    const ptrdiff_t stride = (ptrdiff_t)take(s, 8);
    const size_t size = stride < 0 ? 0 - (size_t)stride : (size_t)stride;
    /* The product of stride and count is a ptrdiff_t; the least of them has no opposite. */
    if ((stride != 0 && size < 8) || (count && size > (SIZE_MAX / 2 + (stride < 0)) / count)) {
        *absurd = 1;
        return stride;
    }
    return 8 + (ptrdiff_t)(size % 100);
}

static inline uint64_t bits_of(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline int same_number(double a, double b) { return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b)); }

/* A column of `count` numbers in a block of its own. */
static inline unsigned char *make_column(source *s, size_t count, ptrdiff_t stride) {
    const size_t size = count ? (count - 1) * (size_t)stride + 8 : 0;
    unsigned char *column = (unsigned char *)calloc(size ? size : 1, 1);
    if (!column) abort();
    for (size_t i = 0; s && i < count; i++) {
        const double value = take_number(s);
        memcpy(column + i * (size_t)stride, &value, sizeof value);
    }
    return column;
}

static inline double number_at(const unsigned char *column, ptrdiff_t stride, size_t row) {
    double value;
    memcpy(&value, column + row * (size_t)stride, sizeof value);
    return value;
}

static inline int is_position(gn_point p) {
    return p.latitude >= -90 && p.latitude <= 90 && p.longitude >= -180 && p.longitude < 180;
}

static inline int is_grid(gn_utm u) {
    return isfinite(u.easting) && isfinite(u.northing) && u.zone >= 0 && u.zone <= 60 &&
           (u.hemisphere == GN_NORTH || u.hemisphere == GN_SOUTH);
}

#endif
