/* SPDX-License-Identifier: MIT
 *
 * No call writes or reads a byte that it was not given.
 *
 * Every buffer is guarded and has exactly the size that the header asks for. All precisions are written into all
 * capacities from 0 to one more than needed; the batches run over 0 to 20 rows, at strides of separate arrays, of
 * points, of larger structures and of odd sizes, in place and not, and give the results of single calls. The grid has a
 * program of its own: grid.c.
 *
 * Ends with 1 if anything went wrong, or with a signal.
 */
#include "guarded.h"

#include <math.h>

#include "gridnorth.h"

/* Columns of doubles in guarded memory; their addresses may be odd. */

typedef struct column {
    int number;
    unsigned char *base;
    size_t stride, count;
} column;

static column place_column(int number, size_t stride, size_t count) {
    const size_t size = count ? (count - 1) * stride + 8 : 0;
    column c = {number, place(number, size), stride, count};
    return c;
}

/* Returns the column as an argument; C allows an odd address that nobody reads as a double. */
static double *start(column c) { return (double *)(void *)c.base; }

static double get(column c, size_t row) {
    double value;
    memcpy(&value, c.base + row * c.stride, sizeof value);
    return value;
}

static void put(column c, size_t row, double value) { memcpy(c.base + row * c.stride, &value, sizeof value); }

/* Whether the bytes between the rows, and beside the column, are as they were. */
static int gaps_are_untouched(column c) {
    for (size_t row = 0; row + 1 < c.count; row++) {
        if (!is_untouched(c.base + row * c.stride + 8, c.stride - 8)) return 0;
    }
    return margin_is_untouched(c.number);
}

static int same(double a, double b) { return memcmp(&a, &b, sizeof a) == 0; }

/* Positions of all kinds: both hemispheres, both caps, edges, and rows to be refused. */

static const gn_point positions[] = {
    {51.5, 7.25}, {-33.9, 18.4}, {84, 10},    {-80.5, -120}, {0, 0},     {-1e-9, 179.999}, {83.999, -179.5},
    {NAN, 3},     {60, 3},       {75, 21},    {91, 0},       {-45, 1e6}, {10, INFINITY},   {-80, 45},
    {89.999, 1},  {-90, 0},      {38.5, -77}, {0.5, 40.5},   {71.9, 25}, {-12.25, -77.1},  {64, 9.5},
};
enum { POSITIONS = 21 };

static gn_point position(size_t row) { return positions[row % POSITIONS]; }

/* Encoding. */

typedef gn_status encoder(const gn_point *position, const gn_utm *utm, int32_t precision, char *out, size_t capacity,
                          size_t *needed);

static gn_status encode(const gn_point *p, const gn_utm *u, int32_t precision, char *out, size_t capacity,
                        size_t *needed) {
    (void)u;
    return gn_mgrs_encode(p->latitude, p->longitude, precision, out, capacity, needed);
}

static gn_status encode_utm(const gn_point *p, const gn_utm *u, int32_t precision, char *out, size_t capacity,
                            size_t *needed) {
    (void)p;
    return gn_mgrs_encode_utm(u, precision, out, capacity, needed);
}

static void check_encoder(encoder *write, const gn_point *p, const gn_utm *u) {
    for (int32_t precision = -1; precision <= 11; precision++) {
        char whole[GN_MGRS_CAPACITY + 1];
        size_t all = 99;
        const gn_status answer = write(p, u, precision, whole, sizeof whole, &all);
        CHECK(answer != GN_OK || all == strlen(whole) + 1, "precision %d", precision);
        CHECK(answer == GN_OK || all == 0, "precision %d", precision);
        for (size_t capacity = 0; capacity <= all + 1; capacity++) {
            char *out = place(0, capacity);
            size_t *needed = place(1, sizeof *needed);
            const gn_status status = write(p, u, precision, out, capacity, needed);
            size_t given;
            memcpy(&given, needed, sizeof given);
            CHECK(given == all, "precision %d, capacity %zu: %zu", precision, capacity, given);
            CHECK(margin_is_untouched(0) && margin_is_untouched(1), "precision %d, capacity %zu", precision, capacity);
            if (answer == GN_OK && capacity >= all) {
                CHECK(status == GN_OK && memcmp(out, whole, all) == 0, "precision %d: %s", precision, whole);
                CHECK(is_untouched(out + all, capacity - all), "precision %d: %s", precision, whole);
            } else {
                CHECK(status == (answer == GN_OK ? GN_ERROR_BUFFER_TOO_SMALL : answer), "precision %d: %s", precision, whole);
                CHECK(capacity == 0 || (out[0] == 0 && is_untouched(out + 1, capacity - 1)),
                      "precision %d: half-written %s", precision, whole);
            }
            CHECK(write(p, u, precision, out, capacity, NULL) == status, "precision %d without needed", precision);
        }
        CHECK(write(p, u, precision, NULL, 0, NULL) == (answer == GN_OK ? GN_ERROR_BUFFER_TOO_SMALL : answer), "null");
    }
}

static void check_encoders(void) {
    for (size_t i = 0; i < POSITIONS; i++) {
        gn_point p = position(i);
        gn_utm u;
        check_encoder(encode, &p, NULL);
        if (gn_utm_forward(p.latitude, p.longitude, 0, &u) != GN_OK) continue;
        gn_utm *guarded = place(2, sizeof u);
        memcpy(guarded, &u, sizeof u);
        check_encoder(encode_utm, NULL, guarded);
    }
}

/* Text batches. */

static void check_encode_batch(size_t count, size_t stride, int32_t precision, size_t slot, int with_statuses) {
    column latitudes = place_column(0, stride, count), longitudes = place_column(1, stride, count);
    for (size_t row = 0; row < count; row++) {
        put(latitudes, row, position(row).latitude);
        put(longitudes, row, position(row).longitude);
    }
    char *texts = place(2, count * slot);
    uint8_t *statuses = with_statuses ? place(3, count) : NULL;
    const gn_status status =
        gn_mgrs_encode_batch(start(latitudes), stride, start(longitudes), stride, count, precision, texts, slot, slot,
            statuses);
    const size_t longest = precision < 0 ? 3 : 5 + 2 * (size_t)precision;
    CHECK(margin_is_untouched(2) && gaps_are_untouched(latitudes) && gaps_are_untouched(longitudes), "slot %zu", slot);
    CHECK(!statuses || margin_is_untouched(3), "slot %zu", slot);
    if (slot <= longest) {
        CHECK(status == (slot == 0 && count > 1 ? GN_ERROR_STRIDE : GN_ERROR_BUFFER_TOO_SMALL), "slot %zu: %d", slot, status);
        CHECK(is_untouched(texts, count * slot) && (!statuses || is_untouched(statuses, count)), "slot %zu", slot);
        return;
    }
    int refused = 0;
    for (size_t row = 0; row < count; row++) {
        char single[64] = {0};
        const gn_point p = position(row);
        const gn_status one = gn_mgrs_encode(p.latitude, p.longitude, precision, single, sizeof single, NULL);
        refused |= one != GN_OK;
        memset(single + strlen(single), 0, sizeof single - strlen(single));
        CHECK(memcmp(single, texts + row * slot, slot) == 0, "row %zu of %zu, slot %zu: %s", row, count, slot, single);
        CHECK(!statuses || statuses[row] == one, "row %zu of %zu, slot %zu", row, count, slot);
    }
    CHECK(status == (refused ? GN_PARTIAL : GN_OK), "%zu rows", count);
}

/* References of every length, some of them cut short or wrong. */
static void reference(size_t row, char out[64]) {
    static const char *const wrong[] = {"", "31", "31NAA12 3456", "99NAA", "31NAA123", "31VEC", " 4q fj 1 6 "};
    memset(out, 0, 64);
    const gn_point p = position(row);
    if (gn_mgrs_encode(p.latitude, p.longitude, (int32_t)(row % 13) - 1, out, 64, NULL) != GN_OK) {
        strcpy(out, wrong[row % 7]);
    }
}

/* Texts that stand in room 0, in a batch and alone. */
static void check_decoded(const char *texts, size_t count, size_t slot, size_t stride, int strict, int with_statuses) {
    column latitudes = place_column(1, stride, count), longitudes = place_column(2, stride, count);
    uint8_t *statuses = with_statuses ? place(3, count) : NULL;
    const gn_status status = (strict ? gn_mgrs_decode_strict_batch : gn_mgrs_decode_batch)(texts, slot, slot, count,
        start(latitudes), stride, start(longitudes), stride, statuses);
    CHECK(gaps_are_untouched(latitudes) && gaps_are_untouched(longitudes), "%zu rows, stride %zu", count, stride);
    CHECK(margin_is_untouched(0) && (!statuses || margin_is_untouched(3)), "%zu rows, slot %zu", count, slot);
    int refused = 0;
    for (size_t row = 0; row < count; row++) {
        size_t length = 0;
        while (length < slot && texts[row * slot + length]) length++;
        /* The text as the only bytes of a buffer, the cell too. */
        char *text = place(4, length);
        memcpy(text, texts + row * slot, length);
        gn_mgrs_cell *out = place(5, sizeof *out), cell;
        size_t *offset = place(6, sizeof *offset), refused_at;
        const gn_status one = (strict ? gn_mgrs_decode_strict : gn_mgrs_decode)(text, length, out, offset);
        memcpy(&cell, out, sizeof cell);
        memcpy(&refused_at, offset, sizeof refused_at);
        CHECK(margin_is_untouched(4) && margin_is_untouched(5) && margin_is_untouched(6), "%.*s", (int)length, text);
        CHECK(refused_at <= length, "%.*s: %zu", (int)length, text, refused_at);
        CHECK(one == GN_OK
                  ? same(cell.inside.latitude, get(latitudes, row)) && same(cell.inside.longitude, get(longitudes, row))
                  : isnan(get(latitudes, row)) && isnan(get(longitudes, row)) && is_untouched(out, sizeof *out),
              "row %zu of %zu: %.*s", row, count, (int)length, text);
        CHECK(!statuses || statuses[row] == one, "row %zu of %zu: %.*s", row, count, (int)length, text);
        refused |= one != GN_OK;
    }
    CHECK(status == (refused ? GN_PARTIAL : GN_OK), "%zu rows", count);
}

static void check_decode_batch(size_t count, size_t slot, size_t stride, int strict, int with_statuses) {
    char *texts = place(0, count * slot);
    for (size_t row = 0; row < count; row++) {
        char text[64];
        reference(row, text);
        memcpy(texts + row * slot, text, slot);
    }
    check_decoded(texts, count, slot, stride, strict, with_statuses);
}

/* References as encoding writes them, and with any other byte in the place of each one. */
static void check_spoiled_references(size_t stride) {
    static const char plain[][16] = {"31UDQ4825011951", "32VLN03", "33XVG0012", "60CWS100020", "01FBD00001111", "56HLH"};
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        for (size_t at = 0; at < 16 && at < stride; at++) {
            char *texts = place(0, 256 * stride);
            memset(texts, 0, 256 * stride);
            for (size_t byte = 0; byte < 256; byte++) {
                memcpy(texts + stride * byte, plain[i], stride < 16 ? stride : 16);
                texts[stride * byte + at] = (char)byte;
            }
            check_decoded(texts, 256, stride, 8, (int)at & 1, 1);
        }
    }
}

/* Every beginning of references of all lengths, each with nothing behind it. */
static void check_decode(void) {
    for (size_t row = 0; row < 3 * POSITIONS; row++) {
        char whole[64];
        reference(row, whole);
        for (size_t length = 0; length <= strlen(whole); length++) {
            char *text = place(0, length);
            memcpy(text, whole, length);
            gn_mgrs_cell *cell = place(1, sizeof *cell);
            size_t *offset = place(2, sizeof *offset);
            const gn_status lenient = gn_mgrs_decode(text, length, cell, offset);
            CHECK(lenient == GN_OK || is_untouched(cell, sizeof *cell), "%.*s", (int)length, whole);
            const gn_status strict = gn_mgrs_decode_strict(text, length, cell, offset);
            CHECK(strict != GN_OK || lenient == GN_OK, "%.*s", (int)length, whole);
            CHECK(margin_is_untouched(1) && margin_is_untouched(2), "%.*s", (int)length, whole);
            CHECK(gn_mgrs_decode(text, length, cell, NULL) == lenient, "%.*s", (int)length, whole);
        }
    }
}

/* Number batches: two columns in, two columns out. */

typedef enum call { FORWARD, FACTORS, INVERSE, INVERSE_ZONES, CALLS } call;

typedef struct row {
    gn_status status;
    double a, b;
    int32_t zone;
} row;

/* The result of the single call for two numbers. */
static row single(call which, double a, double b, int32_t zone) {
    row r = {GN_OK, NAN, NAN, 0};
    gn_utm *u = place(6, sizeof *u);
    gn_point *p = place(7, sizeof *p);
    if (which == FORWARD) {
        r.status = gn_utm_forward(a, b, zone, u);
        CHECK(margin_is_untouched(6) && (r.status == GN_OK || is_untouched(u, sizeof *u)), "%.17g %.17g", a, b);
        if (r.status == GN_OK) {
            gn_utm copy;
            memcpy(&copy, u, sizeof copy);
            r = (row){GN_OK, copy.easting, copy.northing, (copy.zone ? copy.zone : GN_ZONE_ROW_UPS) * copy.hemisphere};
        }
    } else if (which == FACTORS) {
        double *convergence = place(6, 8), *scale = place(7, 8);
        r.status = gn_utm_factors(a, b, zone, convergence, scale);
        CHECK(margin_is_untouched(6) && margin_is_untouched(7), "%.17g %.17g", a, b);
        if (r.status == GN_OK) {
            memcpy(&r.a, convergence, 8);
            memcpy(&r.b, scale, 8);
        } else {
            CHECK(is_untouched(convergence, 8) && is_untouched(scale, 8), "%.17g %.17g", a, b);
        }
    } else {
        const int32_t number = zone < 0 ? -zone : zone;
        const gn_utm utm = {a, b, number == GN_ZONE_ROW_UPS ? 0 : number, zone < 0 ? GN_SOUTH : GN_NORTH};
        memcpy(u, &utm, sizeof utm);
        r.status = gn_utm_inverse(u, p);
        CHECK(margin_is_untouched(7) && (r.status == GN_OK || is_untouched(p, sizeof *p)), "%.17g %.17g", a, b);
        if (r.status == GN_OK) {
            gn_point copy;
            memcpy(&copy, p, sizeof copy);
            r.a = copy.latitude;
            r.b = copy.longitude;
        }
    }
    return r;
}

/* The input of a row: a position, or where it is on its own grid. */
static void input(call which, size_t number, double *a, double *b, int32_t *zone) {
    const gn_point p = position(number);
    gn_utm u = {NAN, 1e300, 61, GN_NORTH};
    *a = p.latitude;
    *b = p.longitude;
    if (which < INVERSE) return;
    gn_utm_forward(p.latitude, p.longitude, 0, &u);
    *a = u.easting;
    *b = u.northing;
    *zone = (u.zone ? u.zone : GN_ZONE_ROW_UPS) * u.hemisphere;
}

/* `layout` 0: four columns of their own; 1: the two inputs and the two outputs interleaved; 2: outputs in the place of
 * the inputs; 3: both. `zone` is for all rows, signed, but for INVERSE_ZONES. */
static void check_numbers(call which, size_t count, size_t stride, size_t out_stride, int layout, int32_t zone,
                          int with_statuses) {
    const int interleaved = layout & 1, in_place = layout & 2;
    column in_a, in_b, out_a, out_b;
    if (interleaved) {
        const size_t size = count ? (count - 1) * stride + 16 : 0, out_size = count ? (count - 1) * out_stride + 16 : 0;
        unsigned char *in = place(0, size), *out = in_place ? in : place(2, out_size);
        in_a = (column){0, in, stride, count};
        in_b = (column){0, in + 8, stride, count};
        out_a = (column){in_place ? 0 : 2, out, out_stride, count};
        out_b = (column){in_place ? 0 : 2, out + 8, out_stride, count};
    } else {
        in_a = place_column(0, stride, count);
        in_b = place_column(1, stride, count);
        out_a = in_place ? in_a : place_column(2, out_stride, count);
        out_b = in_place ? in_b : place_column(3, out_stride, count);
    }
    int32_t *zones = which == FORWARD || which == INVERSE_ZONES ? place(4, count * sizeof *zones) : NULL;
    if (which == FORWARD && with_statuses == 0) zones = NULL;
    uint8_t *statuses = with_statuses ? place(5, count) : NULL;
    row expected[32];
    int refused = 0;
    for (size_t i = 0; i < count; i++) {
        double a, b;
        int32_t row_zone = zone;
        input(which, i, &a, &b, &row_zone);
        if (which == INVERSE_ZONES) zones[i] = row_zone;
        put(in_a, i, a);
        put(in_b, i, b);
        expected[i] = single(which, a, b, which == INVERSE_ZONES ? row_zone : zone);
        refused |= expected[i].status != GN_OK;
    }
    const double *a = start(in_a), *b = start(in_b);
    double *x = start(out_a), *y = start(out_b);
    gn_status status = GN_OK;
    switch (which) {
    case FORWARD:
        status = gn_utm_forward_batch(a, stride, b, stride, count, zone, x, out_stride, y, out_stride, zones, 4,
                                      statuses);
        break;
    case FACTORS:
        status = gn_utm_factors_batch(a, stride, b, stride, count, zone, x, out_stride, y, out_stride, statuses);
        break;
    case INVERSE:
        status = gn_utm_inverse_batch(a, stride, b, stride, &zone, 0, count, x, out_stride, y, out_stride, statuses);
        break;
    default:
        status = gn_utm_inverse_batch(a, stride, b, stride, zones, 4, count, x, out_stride, y, out_stride, statuses);
    }
    CHECK(status == (refused ? GN_PARTIAL : GN_OK), "call %d, %zu rows: %d", which, count, status);
    for (size_t i = 0; i < count; i++) {
        const row e = expected[i];
        const int right = e.status == GN_OK ? same(get(out_a, i), e.a) && same(get(out_b, i), e.b)
                                            : isnan(get(out_a, i)) && isnan(get(out_b, i));
        CHECK(right,
              "call %d, row %zu of %zu, strides %zu and %zu, layout %d, zone %d: %.17g %.17g, single %.17g %.17g",
              which, i, count, stride, out_stride, layout, zone, get(out_a, i), get(out_b, i), e.a, e.b);
        CHECK(!statuses || statuses[i] == e.status, "call %d, row %zu of %zu", which, i, count);
        CHECK(which != FORWARD || !zones || zones[i] == (e.status == GN_OK ? e.zone : 0), "row %zu of %zu", i, count);
    }
    for (int i = 0; i < 4; i++) {
        if (interleaved ? i == 0 || (i == 2 && !in_place) : i < 2 || !in_place)
            CHECK(margin_is_untouched(i), "buffer %d", i);
    }
    CHECK((!zones || margin_is_untouched(4)) && (!statuses || margin_is_untouched(5)), "call %d, %zu rows", which,
          count);
    if (!interleaved) {
        CHECK(gaps_are_untouched(in_a) && gaps_are_untouched(in_b) && gaps_are_untouched(out_a) &&
                  gaps_are_untouched(out_b),
              "call %d, %zu rows, strides %zu and %zu", which, count, stride, out_stride);
    } else {
        for (size_t i = 0; i + 1 < count; i++) {
            CHECK(is_untouched(in_a.base + i * stride + 16, stride - 16), "call %d, row %zu, stride %zu", which, i,
                  stride);
            CHECK(is_untouched(out_a.base + i * out_stride + 16, out_stride - 16), "call %d, row %zu, stride %zu",
                  which, i, out_stride);
        }
    }
}

static void check_batches(size_t largest_count) {
    static const size_t strides[] = {8, 16, 24, 9, 13, 31};
    static const int32_t forward_zones[] = {0, 32, 32633, 32761}, inverse_zones[] = {31, -33, 61, -61};
    for (size_t count = 0; count <= largest_count; count++) {
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                for (int layout = 0; layout < 4; layout++) {
                    if ((layout & 2) && i != j) continue;
                    if ((layout & 1) && (strides[i] < 16 || strides[j] < 16)) continue;
                    const int turn = (int)count + i + j;
                    for (int which = 0; which < CALLS; which++) {
                        const int32_t zone = (which < INVERSE ? forward_zones : inverse_zones)[turn % 4];
                        check_numbers((call)which, count, strides[i], strides[j], layout, zone, turn % 3 != 0);
                    }
                }
            }
            for (int strict = 0; strict < 2; strict++) {
                for (size_t slot = 1; slot <= 29; slot += 1 + (slot * count) % 5) {
                    check_decode_batch(count, slot, strides[i], strict, (int)(slot + count) % 3 != 0);
                }
            }
        }
        for (int32_t precision = -1; precision <= 11; precision++) {
            const size_t needed = precision < 0 ? 4 : 6 + 2 * (size_t)precision;
            for (size_t slot = count < 4 ? 0 : needed - 1; slot <= needed + 2; slot++) {
                check_encode_batch(count, strides[(count + slot) % 6], precision, slot, (int)(slot + count) % 3 != 0);
            }
        }
    }
}

/* An argument: the largest number of rows, for a checker that is slow. */
int main(int argc, char **argv) {
    const size_t largest_count = argc > 1 ? (size_t)atoi(argv[1]) : 20;
    make_rooms();
    for (int p = 0; p < PLACEMENTS; p++) {
        where = (placement)p;
        const int before = failures;
        check_encoders();
        check_decode();
        for (size_t stride = 14; stride <= 17; stride++) check_spoiled_references(stride);
        check_batches(largest_count);
        printf("%-22s %9ld checks so far, %d wrong\n", placement_names[p], checks, failures - before);
    }
    free_rooms();
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
