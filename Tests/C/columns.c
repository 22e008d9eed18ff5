/* SPDX-License-Identifier: MIT
 *
 * Each column of a batch has a stride of its own.
 *
 * Every batch runs over its arguments in columns of random strides: backward, 0 for one value of all rows, between other
 * things, at odd addresses; its results go to other such columns, or into the place of an argument. Each row must equal
 * the result of the batch for this row alone, bit for bit, and no byte beside the results may change.
 *
 *     columns [SEED [ROUNDS]], or columns --functions: the names of the batches
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gridnorth.h"

enum { ROWS = 21, MOST = 5, LARGEST = 120, ROOM = (ROWS + 1) * 2 * (LARGEST + 16) };

static uint64_t state = 1;
static long checks, wrong;

static uint32_t random_below(uint32_t limit) {
    state = state * 6364136223846793005 + 1442695040888963407;
    return (uint32_t)(state >> 33) % limit;
}

static double between(double least, double most) { return least + (most - least) * random_below(1 << 30) / (1 << 30); }

static void check(int right, const char *name, size_t row, const char *what) {
    checks++;
    if (right) return;
    if (wrong++ < 20) printf("%s, row %zu: %s\n", name, row, what);
}

/* A column: elements of `size` bytes, `stride` bytes apart, in memory of its own. */
typedef struct column {
    unsigned char memory[ROOM];
    unsigned char *start;
    ptrdiff_t stride;
    size_t size;
} column;

static column ins[MOST], outs[MOST];

static void place(column *c, size_t size, size_t count, int shared) {
    const ptrdiff_t step = (ptrdiff_t)(size + (random_below(3) ? random_below(16) : 0));
    c->size = size;
    c->stride = shared ? 0 : random_below(3) ? step : -step;
    c->start = c->memory + random_below(8) + (c->stride < 0 ? (ptrdiff_t)(count ? count - 1 : 0) * step : 0);
    memset(c->memory, 0xa5, sizeof c->memory);
}

static unsigned char *at(const column *c, size_t row) { return c->start + (ptrdiff_t)row * c->stride; }

/* Whether nothing but the rows has changed. */
static int gaps_are_untouched(const column *c, size_t count) {
    static unsigned char is_row[ROOM];
    memset(is_row, 0, sizeof is_row);
    for (size_t row = 0; row < count; row++) memset(is_row + (at(c, row) - c->memory), 1, c->size);
    for (size_t i = 0; i < ROOM; i++) {
        if (!is_row[i] && c->memory[i] != 0xa5) return 0;
    }
    return 1;
}

/* A batch over columns: how many go in and out, and of which size an element is. */
typedef struct batch {
    const char *name;
    const char *kinds; /* The kinds of the arguments: a latitude, a longitude, azimuth, distance, easting, northing, zone, text. */
    size_t results[MOST];
    gn_status (*call)(size_t count, uint8_t *statuses);
} batch;

#define D(c) (double *)(void *)(c).start, (c).stride
#define I(c) (int32_t *)(void *)(c).start, (c).stride
#define T(c) (char *)(c).start, (c).size, (c).stride
#define S(type, c) (type *)(void *)(c).start, (c).stride
#define CALL(name, ...) \
    static gn_status call_##name(size_t count, uint8_t *statuses) { return name(__VA_ARGS__, statuses); }

static const gn_point route[] = {{50, 0}, {51, 5}, {49, 12}, {30, 40}}, ring[] = {{-60, -100}, {-60, 100}, {70, 120}, {70, -90}};
static const gn_screen screen = {
    .center = {48, 11}, .zoom = 4, .width = 800, .height = 600, .bearing = 20, .pitch = 70};

CALL(gn_mgrs_encode_batch, D(ins[0]), D(ins[1]), count, 5, T(outs[0]))
CALL(gn_mgrs_encode_utm_batch, D(ins[0]), D(ins[1]), I(ins[2]), count, 5, T(outs[0]))
CALL(gn_mgrs_decode_batch, T(ins[0]), count, D(outs[0]), D(outs[1]))
CALL(gn_mgrs_decode_strict_batch, T(ins[0]), count, D(outs[0]), D(outs[1]))
CALL(gn_mgrs_decode_cells_batch, T(ins[0]), count, S(gn_mgrs_cell, outs[0]))
CALL(gn_utm_forward_batch, D(ins[0]), D(ins[1]), count, 0, D(outs[0]), D(outs[1]), I(outs[2]))
CALL(gn_utm_inverse_batch, D(ins[0]), D(ins[1]), I(ins[2]), count, D(outs[0]), D(outs[1]))
CALL(gn_utm_factors_batch, D(ins[0]), D(ins[1]), count, 0, D(outs[0]), D(outs[1]))
#define LINE(name) CALL(name, D(ins[0]), D(ins[1]), D(ins[2]), D(ins[3]), count, D(outs[0]), D(outs[1]), D(outs[2]))
LINE(gn_geodesic_inverse_batch)
LINE(gn_geodesic_direct_batch)
LINE(gn_sphere_inverse_batch)
LINE(gn_sphere_direct_batch)
#define RHUMB(name) CALL(name, D(ins[0]), D(ins[1]), D(ins[2]), D(ins[3]), count, D(outs[0]), D(outs[1]))
RHUMB(gn_rhumb_inverse_batch)
RHUMB(gn_rhumb_direct_batch)
CALL(gn_georef_encode_batch, D(ins[0]), D(ins[1]), count, 3, T(outs[0]))
CALL(gn_georef_decode_batch, T(ins[0]), count, D(outs[0]), D(outs[1]))
CALL(gn_gars_encode_batch, D(ins[0]), D(ins[1]), count, 2, T(outs[0]))
CALL(gn_gars_decode_batch, T(ins[0]), count, D(outs[0]), D(outs[1]))
CALL(gn_position_parse_batch, T(ins[0]), count, GN_FORM_ANY, 0, S(gn_position, outs[0]))
CALL(gn_position_format_batch, D(ins[0]), D(ins[1]), count, NULL, T(outs[0]))
CALL(gn_route_nearest_batch, route, 4, D(ins[0]), D(ins[1]), count, S(gn_route_place, outs[0]))
CALL(gn_screen_point_to_pixel_batch, &screen, D(ins[0]), D(ins[1]), count, D(outs[0]), D(outs[1]))
CALL(gn_screen_pixel_to_point_batch, &screen, D(ins[0]), D(ins[1]), count, D(outs[0]), D(outs[1]))
CALL(gn_polygon_contains_batch, ring, 4, NULL, 0, D(ins[0]), D(ins[1]), count, I(outs[0]))

#define BATCH(name, kinds, ...) {#name, kinds, {__VA_ARGS__}, call_##name}
static const batch batches[] = {
    BATCH(gn_mgrs_encode_batch, "pl", 17),
    BATCH(gn_mgrs_encode_utm_batch, "enz", 16),
    BATCH(gn_mgrs_decode_batch, "t", 8, 8),
    BATCH(gn_mgrs_decode_strict_batch, "t", 8, 8),
    BATCH(gn_mgrs_decode_cells_batch, "t", sizeof(gn_mgrs_cell)),
    BATCH(gn_utm_forward_batch, "pl", 8, 8, 4),
    BATCH(gn_utm_inverse_batch, "enz", 8, 8),
    BATCH(gn_utm_factors_batch, "pl", 8, 8),
    BATCH(gn_geodesic_inverse_batch, "plpl", 8, 8, 8),
    BATCH(gn_geodesic_direct_batch, "plad", 8, 8, 8),
    BATCH(gn_sphere_inverse_batch, "plpl", 8, 8, 8),
    BATCH(gn_sphere_direct_batch, "plad", 8, 8, 8),
    BATCH(gn_rhumb_inverse_batch, "plpl", 8, 8),
    BATCH(gn_rhumb_direct_batch, "plad", 8, 8),
    BATCH(gn_georef_encode_batch, "pl", 11),
    BATCH(gn_georef_decode_batch, "t", 8, 8),
    BATCH(gn_gars_encode_batch, "pl", 8),
    BATCH(gn_gars_decode_batch, "t", 8, 8),
    BATCH(gn_position_parse_batch, "t", sizeof(gn_position)),
    BATCH(gn_position_format_batch, "pl", 30),
    BATCH(gn_route_nearest_batch, "pl", sizeof(gn_route_place)),
    BATCH(gn_screen_point_to_pixel_batch, "pl", 8, 8),
    BATCH(gn_screen_pixel_to_point_batch, "ee", 8, 8),
    BATCH(gn_polygon_contains_batch, "pl", 4),
};
enum { BATCHES = sizeof batches / sizeof *batches };

enum { TEXT = 24 };

/* An argument of a kind, now and then one that is refused. */
static void make(char kind, unsigned char *out) {
    static const char *const texts[] = {"31UDQ4825011951", "31VEC", "", "MKPG1203", "208LS17", "48.5N 2.3E", "38S 444140 3684706",
                                        "ZAH0000000000", "no text at all", "60 3", "123456789012345678901234", "4qfj 1 6"};
    double value = 0;
    switch (kind) {
    case 't': {
        char text[TEXT + 1];
        memset(text, 0, sizeof text);
        strncpy(text, texts[random_below(12)], TEXT);
        memcpy(out, text, TEXT);
        return;
    }
    case 'z': {
        const int32_t zone = (int32_t)random_below(125) - 62;
        memcpy(out, &zone, sizeof zone);
        return;
    }
    case 'p': value = between(-91, 91); break;
    case 'l': value = between(-400, 400); break;
    case 'a': value = between(-400, 400); break;
    case 'd': value = between(-1e7, 1e7); break;
    case 'e': value = between(1e5, 9e5); break;
    default: value = between(0, 9.9e6);
    }
    if (random_below(12) == 0) value = random_below(2) ? NAN : 1e300;
    memcpy(out, &value, sizeof value);
}

static void run(const batch *b, size_t count) {
    static unsigned char given[MOST][ROWS][TEXT], results[MOST][ROWS][LARGEST];
    uint8_t statuses[ROWS], alone[ROWS];
    const size_t arguments = strlen(b->kinds);
    size_t outputs = 0;
    while (outputs < MOST && b->results[outputs]) outputs++;
    int shared[MOST];
    for (size_t i = 0; i < arguments; i++) {
        shared[i] = random_below(3) == 0;
        for (size_t row = 0; row < count; row++) {
            if (shared[i] && row > 0) memcpy(given[i][row], given[i][0], TEXT);
            else make(b->kinds[i], given[i][row]);
        }
    }
    /* Row by row. */
    int any = 0;
    for (size_t row = 0; row < count; row++) {
        for (size_t i = 0; i < arguments; i++) {
            const size_t size = b->kinds[i] == 't' ? TEXT : b->kinds[i] == 'z' ? 4 : 8;
            place(&ins[i], size, 1, 0);
            memcpy(ins[i].start, given[i][row], size);
        }
        for (size_t j = 0; j < outputs; j++) place(&outs[j], b->results[j], 1, 0);
        const gn_status status = b->call(1, &alone[row]);
        check(status == (alone[row] == GN_OK ? GN_OK : GN_PARTIAL), b->name, row, "the answer to one row");
        any |= alone[row] != GN_OK;
        for (size_t j = 0; j < outputs; j++) memcpy(results[j][row], outs[j].start, b->results[j]);
    }
    /* Together. */
    for (size_t i = 0; i < arguments; i++) {
        /* A zone in the place of a double leaves room for a result. */
        const size_t size = b->kinds[i] == 't' ? TEXT : b->kinds[i] == 'z' && random_below(2) ? 4 : 8;
        place(&ins[i], size, count, shared[i]);
        for (size_t row = 0; row < count; row++) memcpy(at(&ins[i], row), given[i][row], size);
    }
    /* A result may take the place of any argument that is as large. */
    int in_place[MOST] = {0}, replaced[MOST] = {0};
    for (size_t j = 0; j < outputs; j++) {
        const size_t i = random_below((unsigned)arguments);
        place(&outs[j], b->results[j], count, 0);
        in_place[j] = !shared[i] && !replaced[i] && ins[i].size >= outs[j].size && random_below(2) == 0;
        if (in_place[j]) outs[j].start = ins[i].start, outs[j].stride = ins[i].stride, replaced[i] = 1;
    }
    memset(statuses, 0xa5, sizeof statuses);
    const int with_statuses = random_below(4) != 0;
    const gn_status status = b->call(count, with_statuses ? statuses : NULL);
    check(status == (any ? GN_PARTIAL : GN_OK), b->name, count, "the answer to all rows");
    for (size_t row = 0; row < count; row++) {
        check(!with_statuses || statuses[row] == alone[row], b->name, row, "its status");
        for (size_t j = 0; j < outputs; j++) {
            check(memcmp(at(&outs[j], row), results[j][row], b->results[j]) == 0, b->name, row, "its result");
        }
    }
    for (size_t i = 0; i < arguments; i++) {
        const size_t size = ins[i].size;
        check(gaps_are_untouched(&ins[i], count), b->name, i, "bytes beside an argument");
        for (size_t row = 0; row < count && !replaced[i]; row++) {
            check(memcmp(at(&ins[i], row), given[i][row], size) == 0, b->name, row, "an argument changed");
        }
    }
    for (size_t j = 0; j < outputs; j++) {
        check(in_place[j] || gaps_are_untouched(&outs[j], count), b->name, j, "bytes beside a result");
    }
}

/* Strides that no column has, and results that would all go to one place: nothing is written. */
static void refuse(const batch *b) {
    uint8_t statuses[2] = {0xa5, 0xa5};
    const size_t arguments = strlen(b->kinds);
    for (size_t k = 0; k < MOST * 2; k++) {
        for (int absurd = 0; absurd < 6; absurd++) {
            for (size_t i = 0; i < arguments; i++) {
                place(&ins[i], b->kinds[i] == 't' ? TEXT : b->kinds[i] == 'z' ? 4 : 8, 2, 0);
                for (size_t row = 0; row < 2; row++) make(b->kinds[i], at(&ins[i], row));
            }
            size_t outputs = 0;
            for (; outputs < MOST && b->results[outputs]; outputs++) place(&outs[outputs], b->results[outputs], 2, 0);
            column *c = k < MOST ? &ins[k] : &outs[k - MOST];
            if (k < MOST ? k >= arguments : k - MOST >= outputs) continue;
            if (absurd == 5 && k < MOST) continue;
            const ptrdiff_t strides[] = {1, -1, PTRDIFF_MAX, PTRDIFF_MIN, PTRDIFF_MIN / 2 - 1, 0};
            c->stride = strides[absurd];
            check(b->call(2, statuses) == GN_ERROR_STRIDE, b->name, k, "an absurd stride is taken");
            check(statuses[0] == 0xa5 && statuses[1] == 0xa5, b->name, k, "statuses of what is refused");
            for (size_t j = 0; j < outputs; j++) {
                check(gaps_are_untouched(&outs[j], 0), b->name, j, "results of what is refused");
            }
        }
    }
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "--functions") == 0) {
        for (int i = 0; i < BATCHES; i++) puts(batches[i].name);
        return 0;
    }
    if (argc > 1) state = strtoull(argv[1], NULL, 10) | 1;
    const int rounds = argc > 2 ? atoi(argv[2]) : 200;
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < BATCHES; i++) run(&batches[i], random_below(ROWS + 1));
    }
    for (int i = 0; i < BATCHES; i++) refuse(&batches[i]);
    printf("%ld checks of %d batches, %ld wrong\n", checks, BATCHES, wrong);
    return wrong != 0;
}
