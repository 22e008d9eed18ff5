/* SPDX-License-Identifier: MIT
 *
 * Walks over every exported function with values that a host should never pass: null in each pointer's place, NaN and
 * infinities in each number's, integers and strides beyond all bounds. Each answer has its status, memory that must
 * stay unchanged does, and nothing crashes.
 *
 * Ends with 1 if anything went wrong. `walk --functions` lists the functions that were called; test_calls.py holds the
 * list against the header.
 */
#include "walk.h"

static int failures = 0;
static int checks = 0;

enum { MAX_FUNCTIONS = 200 };
static const char *called[MAX_FUNCTIONS];
static int called_count = 0;

static void note_call(const char *function) {
    static const char *last = NULL;
    if (function == last) return;
    last = function;
    for (int i = 0; i < called_count; i++) {
        if (strcmp(called[i], function) == 0) return;
    }
    if (called_count == MAX_FUNCTIONS) abort();
    called[called_count++] = function;
}

void check(int right, const char *function, const char *arguments, const char *what) {
    checks++;
    note_call(function);
    if (right) return;
    failures++;
    printf("%s%s: %s\n", function, arguments, what);
}

void check_status(const char *function, const char *arguments, gn_status is, gn_status should) {
    char what[100];
    const char *is_name = gn_status_name(is), *should_name = gn_status_name(should);
    snprintf(what, sizeof what, "%s, not %s", is_name ? is_name : "no status", should_name ? should_name : "no status");
    check(is == should, function, arguments, what);
}

/* A limit is kept where there are levels, and where there are none changes nothing; in the end all is as it was. */
static void walk_levels(void) {
    const int32_t before = gn_cpu_level(), best = gn_cpu_level_limit(INT32_MAX), least = gn_cpu_level_limit(1);
    HOLDS(gn_cpu_level, (), before == 1 || before == 3 || before == 4);
    HOLDS(gn_cpu_level_limit, (INT32_MAX), best >= before);
    HOLDS(gn_cpu_level_limit, (1), least == 1 || least == best);
    const int32_t limits[] = {INT32_MIN, -1, 0, 1, 2, 3, 4, 5, INT32_MAX};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        const int32_t limit = limits[i], named = limit >= 4 ? 4 : limit == 3 ? 3 : 1;
        const int32_t level = gn_cpu_level_limit(limit);
        HOLDS(gn_cpu_level, (limit), gn_cpu_level() == level);
        HOLDS(gn_cpu_level_limit, (limit), level == (named < least ? least : named < best ? named : best));
    }
    HOLDS(gn_cpu_level_limit, (before), gn_cpu_level_limit(before) == before);
}

static void walk_library(void) {
    HOLDS(gn_version, (), strlen(gn_version()) >= 5);
    HOLDS(gn_version_number, (),
          gn_version_number() == GN_VERSION_MAJOR * 1000000 + GN_VERSION_MINOR * 1000 + GN_VERSION_PATCH);
    char version[40];
    snprintf(version, sizeof version, "%d.%d.%d", GN_VERSION_MAJOR, GN_VERSION_MINOR, GN_VERSION_PATCH);
    HOLDS(gn_version, (), strcmp(gn_version(), version) == 0);
    HOLDS(gn_mgrs_capacity, (), gn_mgrs_capacity() == GN_MGRS_CAPACITY);
    walk_levels();

    /* Names and sentences go together, for each number; no two are alike. */
    const char *names[GN_STATUS_LIMIT] = {0};
    int count = 0;
    for (int i = 0; i < GN_STATUS_LIMIT; i++) {
        const char *name = gn_status_name((gn_status)i), *text = gn_status_text((gn_status)i);
        HOLDS(gn_status_text, (i), (name == NULL) == (text == NULL));
        if (!name || !text) continue;
        HOLDS(gn_status_name, (i), strncmp(name, "GN_", 3) == 0);
        HOLDS(gn_status_text, (i), strlen(text) > 5 && text[strlen(text) - 1] == '.');
        for (const char *c = text; *c; c++) HOLDS(gn_status_text, (i), *c >= 32 && *c < 127);
        for (int j = 0; j < count; j++) HOLDS(gn_status_name, (i), strcmp(names[j], name) != 0);
        names[count++] = name;
    }
    HOLDS(gn_status_name, (all), count >= 20);
    HOLDS(gn_status_name, (GN_OK), strcmp(gn_status_name(GN_OK), "GN_OK") == 0);
    const int no_status[] = {
        -1, 2, 15, 254, GN_STATUS_LIMIT, GN_STATUS_LIMIT + 1, 1 << 16, (1 << 16) + GN_ERROR_NULL, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < sizeof no_status / sizeof *no_status; i++) {
        HOLDS(gn_status_text, (no_status), gn_status_text((gn_status)no_status[i]) == NULL);
        HOLDS(gn_status_name, (no_status), gn_status_name((gn_status)no_status[i]) == NULL);
    }
}

static void walk_encode(void) {
    char out[GN_MGRS_CAPACITY];
    size_t length;
    const size_t size = sizeof out;
    EXPECT(gn_mgrs_encode, (51, 7, 5, out, size, &length), GN_OK);
    EXPECT(gn_mgrs_encode, (51, 7, 5, out, size, NULL), GN_OK);
    EXPECT(gn_mgrs_encode, (51, 7, 5, out, SIZE_MAX, &length), GN_OK);
    EXPECT(gn_mgrs_encode, (51, 7, 5, out, (size_t)1 << 63, &length), GN_OK);
    EXPECT(gn_mgrs_encode, (51, 7, 5, NULL, size, &length), GN_ERROR_NULL);
    EXPECT(gn_mgrs_encode, (51, 7, 5, NULL, 0, &length), GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(gn_mgrs_encode, (..., NULL, 0, &length), length == 16);
    EXPECT(gn_mgrs_encode, (51, 7, 5, NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_mgrs_encode, (51, 7, 5, out, 0, &length), GN_ERROR_BUFFER_TOO_SMALL);
    for (int i = 0; i < NOT_FINITE; i++) {
        length = 99;
        EXPECT(gn_mgrs_encode, (not_finite[i], 7, 5, out, size, &length), GN_ERROR_NOT_FINITE);
        HOLDS(gn_mgrs_encode, (not_finite, ...), length == 0 && out[0] == 0);
        EXPECT(gn_mgrs_encode, (51, not_finite[i], 5, out, size, &length), GN_ERROR_NOT_FINITE);
        EXPECT(gn_mgrs_encode, (not_finite[i], not_finite[i], 5, NULL, 0, NULL), GN_ERROR_NOT_FINITE);
        EXPECT(gn_mgrs_encode, (89, not_finite[i], 5, out, size, &length), GN_ERROR_NOT_FINITE);
    }
    EXPECT(gn_mgrs_encode, (nextafter(90, 91), 7, 5, out, size, &length), GN_ERROR_LATITUDE);
    EXPECT(gn_mgrs_encode, (nextafter(-90, -91), 7, 5, out, size, &length), GN_ERROR_LATITUDE);
    EXPECT(gn_mgrs_encode, (DBL_MAX, 7, 5, out, size, &length), GN_ERROR_LATITUDE);
    EXPECT(gn_mgrs_encode, (-DBL_MAX, 7, 5, out, size, &length), GN_ERROR_LATITUDE);
    EXPECT(gn_mgrs_encode, (51, DBL_MAX, 5, out, size, &length), GN_OK);
    EXPECT(gn_mgrs_encode, (51, -DBL_MAX, 5, out, size, &length), GN_OK);
    EXPECT(gn_mgrs_encode, (51, DBL_TRUE_MIN, 5, out, size, &length), GN_OK);
    EXPECT(gn_mgrs_encode, (90, DBL_MAX, 5, out, size, &length), GN_OK);
    EXPECT(gn_mgrs_encode, (51, 7, 12, out, size, &length), GN_ERROR_PRECISION);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_mgrs_encode, (51, 7, absurd_integers[i], out, size, &length), GN_ERROR_PRECISION);
        HOLDS(gn_mgrs_encode, (precision, ...), length == 0 && out[0] == 0);
    }
    for (int precision = -1; precision <= 11; precision++) {
        EXPECT(gn_mgrs_encode, (51, 7, precision, out, size, &length), GN_OK);
        HOLDS(gn_mgrs_encode, (51, 7, precision, ...), length == strlen(out) + 1);
        HOLDS(gn_mgrs_encode, (51, 7, precision, ...), length == (precision < 0 ? 4 : 6 + 2 * (size_t)precision));
    }

    const gn_utm good = {400000, 5000000, 31, GN_NORTH}, pole = {2000000, 2000000, GN_ZONE_UPS, GN_SOUTH};
    gn_utm utm = good;
    EXPECT(gn_mgrs_encode_utm, (&good, 5, out, size, &length), GN_OK);
    EXPECT(gn_mgrs_encode_utm, (&pole, 5, out, size, &length), GN_OK);
    EXPECT(gn_mgrs_encode_utm, (NULL, 5, out, size, &length), GN_ERROR_NULL);
    EXPECT(gn_mgrs_encode_utm, (&good, 5, NULL, size, &length), GN_ERROR_NULL);
    EXPECT(gn_mgrs_encode_utm, (&good, 5, NULL, 0, &length), GN_ERROR_BUFFER_TOO_SMALL);
    EXPECT(gn_mgrs_encode_utm, (&good, 5, out, size, NULL), GN_OK);
    EXPECT(gn_mgrs_encode_utm, (NULL, 5, NULL, 0, NULL), GN_ERROR_NULL);
    for (int i = 0; i < NOT_FINITE; i++) {
        for (int zone = 0; zone <= 31; zone += 31) {
            utm = (gn_utm){not_finite[i], 2000000, zone, GN_NORTH};
            EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_NOT_FINITE);
            utm = (gn_utm){400000 + (zone ? 0 : 1600000), not_finite[i], zone, GN_NORTH};
            EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_NOT_FINITE);
        }
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_mgrs_encode_utm, (&good, absurd_integers[i], out, size, &length), GN_ERROR_PRECISION);
        utm = good;
        utm.zone = absurd_integers[i];
        EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_ZONE);
        utm = good;
        utm.hemisphere = absurd_integers[i];
        EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_HEMISPHERE);
    }
    utm = good;
    utm.hemisphere = 0;
    EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_HEMISPHERE);
    const double far[] = {DBL_MAX, -DBL_MAX, 1e18, -1e18, 9.3e18, 2e7};
    for (int i = 0; i < 6; i++) {
        utm = good;
        utm.easting = far[i];
        EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_EASTING);
        utm = good;
        utm.northing = far[i];
        EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_NORTHING);
        utm = pole;
        utm.easting = far[i];
        EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_EASTING);
        utm = pole;
        utm.northing = far[i];
        EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_NORTHING);
    }
    utm = (gn_utm){500000, 8500000, 32, GN_NORTH};
    EXPECT(gn_mgrs_encode_utm, (&utm, 5, out, size, &length), GN_ERROR_MGRS_GRID_ZONE);
}

static void walk_encode_batch(void) {
    const double latitudes[2] = {51, -51}, longitudes[2] = {7, -7};
    char texts[2 * GN_MGRS_CAPACITY];
    uint8_t statuses[2];
    const size_t slot = GN_MGRS_CAPACITY;
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, slot, slot, statuses), GN_OK);
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, slot, slot, NULL), GN_OK);
    EXPECT(gn_mgrs_encode_batch, (NULL, 8, longitudes, 8, 2, 5, texts, slot, slot, statuses), GN_ERROR_NULL);
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, NULL, 8, 2, 5, texts, slot, slot, statuses), GN_ERROR_NULL);
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, NULL, slot, slot, statuses), GN_ERROR_NULL);
    EXPECT(gn_mgrs_encode_batch, (NULL, 8, NULL, 8, 0, 5, NULL, slot, slot, NULL), GN_OK);
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 0, 5, texts, slot, slot, statuses), GN_OK);
    fill(texts, sizeof texts);
    fill(statuses, sizeof statuses);
    for (int i = 0; i < ABSURD_STRIDES; i++) {
        EXPECT(gn_mgrs_encode_batch, (latitudes, absurd_strides[i], longitudes, absurd_strides[i], 2, 5, texts, slot,
            slot, statuses),
               GN_ERROR_STRIDE);
    }
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, slot, 0, statuses), GN_ERROR_STRIDE);
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, (size_t)-1, (size_t)-1,
        statuses), GN_ERROR_STRIDE);
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, (size_t)1 << 63, (size_t)1 << 63,
        statuses), GN_ERROR_STRIDE);
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, (size_t)1 << 62, (size_t)1 << 62,
        statuses), GN_ERROR_STRIDE);
    for (int i = 0; i < ABSURD_COUNTS; i++) {
        EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, absurd_counts[i], 5, texts, slot, slot,
            statuses), GN_ERROR_STRIDE);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, absurd_integers[i], texts, slot, slot, statuses),
               GN_ERROR_PRECISION);
    }
    for (size_t too_small = 1; too_small < 16; too_small++) {
        EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, too_small, too_small,
            statuses), GN_ERROR_BUFFER_TOO_SMALL);
    }
    HOLDS(gn_mgrs_encode_batch, (refused), is_filled(texts, sizeof texts) && is_filled(statuses, sizeof statuses));
    EXPECT(gn_mgrs_encode_batch, (latitudes, 8, longitudes, 8, 2, 5, texts, 16, 16, statuses), GN_OK);
    for (int i = 0; i < NOT_FINITE; i++) {
        const double bad[2] = {not_finite[i], 51};
        EXPECT(gn_mgrs_encode_batch, (bad, 8, longitudes, 8, 2, 5, texts, slot, slot, statuses), GN_PARTIAL);
        HOLDS(gn_mgrs_encode_batch, (bad, longitudes), statuses[0] == GN_ERROR_NOT_FINITE && statuses[1] == GN_OK);
        HOLDS(gn_mgrs_encode_batch, (bad, longitudes), texts[0] == 0 && texts[slot] != 0);
        EXPECT(gn_mgrs_encode_batch, (latitudes, 8, bad, 8, 2, 5, texts, slot, slot, statuses), GN_PARTIAL);
        HOLDS(gn_mgrs_encode_batch, (latitudes, bad), statuses[0] == GN_ERROR_NOT_FINITE && statuses[1] == GN_OK);
        HOLDS(gn_mgrs_encode_batch, (latitudes, bad), texts[0] == 0 && texts[slot] != 0);
        EXPECT(gn_mgrs_encode_batch, (bad, 8, bad, 8, 2, 5, texts, slot, slot, NULL), GN_PARTIAL);
    }
    const double beyond[2] = {90.5, DBL_MAX};
    EXPECT(gn_mgrs_encode_batch, (beyond, 8, longitudes, 8, 2, 5, texts, slot, slot, statuses), GN_PARTIAL);
    HOLDS(gn_mgrs_encode_batch, (beyond, ...), statuses[0] == GN_ERROR_LATITUDE && statuses[1] == GN_ERROR_LATITUDE);
}

static void walk_decode(void) {
    static const char good[] = "31NAA6602100000", outside[] = "31VEC";
    const size_t size = sizeof good - 1;
    gn_mgrs_cell cell, before;
    size_t offset;
    EXPECT(gn_mgrs_decode, (good, size, &cell, &offset), GN_OK);
    HOLDS(gn_mgrs_decode, (good), offset == 0);
    EXPECT(gn_mgrs_decode, (good, size, &cell, NULL), GN_OK);
    EXPECT(gn_mgrs_decode, (NULL, size, &cell, &offset), GN_ERROR_NULL);
    EXPECT(gn_mgrs_decode, (good, size, NULL, &offset), GN_ERROR_NULL);
    EXPECT(gn_mgrs_decode, (NULL, 0, NULL, NULL), GN_ERROR_NULL);
    fill(&cell, sizeof cell);
    before = cell;
    EXPECT(gn_mgrs_decode, (NULL, 0, &cell, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_mgrs_decode, (good, 0, &cell, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_mgrs_decode, (" \t ", 3, &cell, &offset), GN_ERROR_TEXT_EMPTY);
    /* With the final zero as part of the text, it ends at that zero. No memory has lengths beyond all bounds. */
    EXPECT(gn_mgrs_decode, (good, size + 1, &cell, &offset), GN_ERROR_TEXT_BYTE);
    HOLDS(gn_mgrs_decode, (good, size + 1), offset == size);
    EXPECT(gn_mgrs_decode, (good, SIZE_MAX, &cell, &offset), GN_ERROR_OFFSET);
    EXPECT(gn_mgrs_decode, (good, (size_t)1 << 63, &cell, &offset), GN_ERROR_OFFSET);
    HOLDS(gn_mgrs_decode, (good, SIZE_MAX), offset == 0);
    HOLDS(gn_mgrs_decode, (refused), memcmp(&cell, &before, sizeof cell) == 0);
    EXPECT(gn_mgrs_decode, (outside, 5, &cell, &offset), GN_OK);

    EXPECT(gn_mgrs_decode_strict, (good, size, &cell, &offset), GN_OK);
    EXPECT(gn_mgrs_decode_strict, (good, size, &cell, NULL), GN_OK);
    EXPECT(gn_mgrs_decode_strict, (NULL, size, &cell, &offset), GN_ERROR_NULL);
    EXPECT(gn_mgrs_decode_strict, (good, size, NULL, &offset), GN_ERROR_NULL);
    fill(&cell, sizeof cell);
    EXPECT(gn_mgrs_decode_strict, (NULL, 0, &cell, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_mgrs_decode_strict, (good, SIZE_MAX, &cell, &offset), GN_ERROR_OFFSET);
    EXPECT(gn_mgrs_decode_strict, (outside, 5, &cell, &offset), GN_ERROR_MGRS_OVERHANGS_ZONE);
    HOLDS(gn_mgrs_decode_strict, (refused), memcmp(&cell, &before, sizeof cell) == 0 && offset == 3);

    /* One byte of each value, everywhere in a reference. */
    for (size_t place = 0; place < size; place++) {
        for (int byte = 0; byte < 256; byte++) {
            char text[sizeof good];
            memcpy(text, good, sizeof good);
            text[place] = (char)byte;
            offset = SIZE_MAX;
            gn_status status = gn_mgrs_decode(text, size, &cell, &offset);
            HOLDS(gn_mgrs_decode, (one byte changed), gn_status_name(status) != NULL && offset <= size);
            if (byte == 0 || byte >= 128) HOLDS(gn_mgrs_decode, (not ASCII), status == GN_ERROR_TEXT_BYTE && offset == place);
            gn_status strict = gn_mgrs_decode_strict(text, size, &cell, &offset);
            HOLDS(gn_mgrs_decode_strict, (one byte changed), strict == status || status == GN_OK);
        }
    }
}

static void walk_decode_batch(void) {
    static const char texts[2][16] = {"31NAA6602100000", "31VEC"};
    double latitudes[2], longitudes[2];
    uint8_t statuses[2];
    gn_status (*const functions[2])(const char *, size_t, ptrdiff_t, size_t, double *, ptrdiff_t, double *, ptrdiff_t,
                                    uint8_t *) = {gn_mgrs_decode_batch, gn_mgrs_decode_strict_batch};
    for (int strict = 0; strict < 2; strict++) {
        gn_status (*decode)(const char *, size_t, ptrdiff_t, size_t, double *, ptrdiff_t, double *, ptrdiff_t,
                            uint8_t *) = functions[strict];
        const char *name = strict ? "gn_mgrs_decode_strict_batch" : "gn_mgrs_decode_batch";
#define EXPECT_DECODE(arguments, status) check_status(name, #arguments, decode arguments, status)
        EXPECT_DECODE((texts[0], 16, 16, 2, latitudes, 8, longitudes, 8, statuses), strict ? GN_PARTIAL : GN_OK);
        check(statuses[1] == (strict ? GN_ERROR_MGRS_OVERHANGS_ZONE : GN_OK), name, "", "status of the row");
        check(isnan(latitudes[1]) == strict && isnan(longitudes[1]) == strict, name, "", "a refused row is NaN");
        EXPECT_DECODE((texts[0], 16, 16, 1, latitudes, 8, longitudes, 8, NULL), GN_OK);
        EXPECT_DECODE((NULL, 16, 16, 2, latitudes, 8, longitudes, 8, statuses), GN_ERROR_NULL);
        EXPECT_DECODE((texts[0], 16, 16, 2, NULL, 8, longitudes, 8, statuses), GN_ERROR_NULL);
        EXPECT_DECODE((texts[0], 16, 16, 2, latitudes, 8, NULL, 8, statuses), GN_ERROR_NULL);
        EXPECT_DECODE((NULL, 16, 16, 0, NULL, 8, NULL, 8, NULL), GN_OK);
        fill(latitudes, sizeof latitudes);
        fill(longitudes, sizeof longitudes);
        fill(statuses, sizeof statuses);
        for (int i = 0; i < ABSURD_STRIDES; i++) {
            EXPECT_DECODE((texts[0], 16, 16, 2, latitudes, absurd_strides[i], longitudes, absurd_strides[i], statuses), GN_ERROR_STRIDE);
        }
        EXPECT_DECODE((texts[0], 16, 15, 2, latitudes, 8, longitudes, 8, statuses), GN_ERROR_STRIDE);
        EXPECT_DECODE((texts[0], (size_t)-1, (size_t)-1, 2, latitudes, 8, longitudes, 8, statuses), GN_ERROR_STRIDE);
        EXPECT_DECODE((texts[0], 16, (ptrdiff_t)1 << 62, 2, latitudes, 8, longitudes, 8, statuses), GN_ERROR_STRIDE);
        for (int i = 0; i < ABSURD_COUNTS; i++) {
            EXPECT_DECODE((texts[0], 16, 16, absurd_counts[i], latitudes, 8, longitudes, 8, statuses), GN_ERROR_STRIDE);
        }
        check(is_filled(latitudes, sizeof latitudes) && is_filled(longitudes, sizeof longitudes) &&
                  is_filled(statuses, sizeof statuses),
              name, "(refused)", "wrote");
        EXPECT_DECODE((texts[0], 16, 16, 2, latitudes, 0, longitudes, 8, statuses), GN_ERROR_STRIDE);
        /* Slots without a zero end with the slot; an empty slot is an empty text. */
        EXPECT_DECODE(("31N31M", 3, 3, 2, latitudes, 8, longitudes, 8, statuses), GN_OK);
        EXPECT_DECODE(("\0\0", 1, 1, 2, latitudes, 8, longitudes, 8, statuses), GN_PARTIAL);
        check(statuses[0] == GN_ERROR_TEXT_EMPTY && statuses[1] == GN_ERROR_TEXT_EMPTY, name, "(empty)", "status of the rows");
#undef EXPECT_DECODE
    }
}

static void walk_utm(void) {
    gn_utm utm, before;
    gn_point point, before_point;
    EXPECT(gn_utm_forward, (51, 7, 0, &utm), GN_OK);
    EXPECT(gn_utm_forward, (51, 7, 0, NULL), GN_ERROR_NULL);
    fill(&utm, sizeof utm);
    before = utm;
    for (int i = 0; i < NOT_FINITE; i++) {
        for (int zone = 0; zone < 3; zone++) {
            const int32_t zones[] = {0, 32, 32661};
            EXPECT(gn_utm_forward, (not_finite[i], 7, zones[zone], &utm), GN_ERROR_NOT_FINITE);
            EXPECT(gn_utm_forward, (51, not_finite[i], zones[zone], &utm), GN_ERROR_NOT_FINITE);
            EXPECT(gn_utm_forward, (89, not_finite[i], zones[zone], &utm), GN_ERROR_NOT_FINITE);
        }
    }
    EXPECT(gn_utm_forward, (nextafter(90, 91), 7, 0, &utm), GN_ERROR_LATITUDE);
    EXPECT(gn_utm_forward, (-DBL_MAX, 7, 0, &utm), GN_ERROR_LATITUDE);
    for (int i = 0; i < ABSURD_INTEGERS; i++) EXPECT(gn_utm_forward, (51, 7, absurd_integers[i], &utm), GN_ERROR_ZONE);
    EXPECT(gn_utm_forward, (51, 7, 61, &utm), GN_ERROR_ZONE);
    EXPECT(gn_utm_forward, (51, 7, 40, &utm), GN_ERROR_TOO_FAR);
    EXPECT(gn_utm_forward, (51, 7, 2, &utm), GN_ERROR_TOO_FAR);
    EXPECT(gn_utm_forward, (51, 7, 32661, &utm), GN_ERROR_TOO_FAR);
    EXPECT(gn_utm_forward, (-89, 7, 32661, &utm), GN_ERROR_TOO_FAR);
    EXPECT(gn_utm_forward, (-90, 7, 32661, &utm), GN_ERROR_TOO_FAR);
    HOLDS(gn_utm_forward, (refused), memcmp(&utm, &before, sizeof utm) == 0);
    EXPECT(gn_utm_forward, (51, DBL_MAX, 0, &utm), GN_OK);
    EXPECT(gn_utm_forward, (-90, -DBL_MAX, 0, &utm), GN_OK);

    const gn_utm good = {400000, 5000000, 31, GN_NORTH}, pole = {2000000, 2000000, GN_ZONE_UPS, GN_SOUTH};
    EXPECT(gn_utm_inverse, (&good, &point), GN_OK);
    EXPECT(gn_utm_inverse, (&pole, &point), GN_OK);
    EXPECT(gn_utm_inverse, (NULL, &point), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse, (&good, NULL), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse, (NULL, NULL), GN_ERROR_NULL);
    fill(&point, sizeof point);
    before_point = point;
    for (int i = 0; i < NOT_FINITE; i++) {
        utm = (gn_utm){not_finite[i], 5000000, 31, GN_NORTH};
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_NOT_FINITE);
        utm = (gn_utm){400000, not_finite[i], 31, GN_NORTH};
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_NOT_FINITE);
        utm = (gn_utm){not_finite[i], 2000000, GN_ZONE_UPS, GN_NORTH};
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_NOT_FINITE);
        utm = (gn_utm){2000000, not_finite[i], GN_ZONE_UPS, GN_NORTH};
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_NOT_FINITE);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        utm = good;
        utm.zone = absurd_integers[i];
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_ZONE);
        utm = good;
        utm.hemisphere = absurd_integers[i];
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_HEMISPHERE);
    }
    utm = good;
    utm.zone = GN_ZONE_ROW_UPS;
    EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_ZONE);
    const double far[] = {DBL_MAX, -DBL_MAX, 1e18, -1e18, 2.1e7, -1.1e7};
    for (int i = 0; i < 6; i++) {
        utm = good;
        utm.easting = far[i];
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_EASTING);
        utm = good;
        utm.northing = far[i];
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_NORTHING);
        utm = pole;
        utm.easting = far[i];
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_EASTING);
        utm = pole;
        utm.northing = far[i];
        EXPECT(gn_utm_inverse, (&utm, &point), GN_ERROR_NORTHING);
    }
    HOLDS(gn_utm_inverse, (refused), memcmp(&point, &before_point, sizeof point) == 0);

    double convergence, scale;
    EXPECT(gn_utm_factors, (51, 7, 0, &convergence, &scale), GN_OK);
    EXPECT(gn_utm_factors, (51, 7, 0, NULL, &scale), GN_OK);
    EXPECT(gn_utm_factors, (51, 7, 0, &convergence, NULL), GN_OK);
    EXPECT(gn_utm_factors, (51, 7, 0, NULL, NULL), GN_OK);
    fill(&convergence, sizeof convergence);
    fill(&scale, sizeof scale);
    for (int i = 0; i < NOT_FINITE; i++) {
        EXPECT(gn_utm_factors, (not_finite[i], 7, 0, &convergence, &scale), GN_ERROR_NOT_FINITE);
        EXPECT(gn_utm_factors, (51, not_finite[i], 0, &convergence, &scale), GN_ERROR_NOT_FINITE);
    }
    EXPECT(gn_utm_factors, (-90.5, 7, 0, &convergence, &scale), GN_ERROR_LATITUDE);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_utm_factors, (51, 7, absurd_integers[i], &convergence, &scale), GN_ERROR_ZONE);
    }
    EXPECT(gn_utm_factors, (51, 7, 40, &convergence, &scale), GN_ERROR_TOO_FAR);
    HOLDS(gn_utm_factors, (refused), is_filled(&convergence, sizeof convergence) && is_filled(&scale, sizeof scale));

    int32_t zone, hemisphere, code;
    EXPECT(gn_utm_zone, (51, 7, &zone, &hemisphere), GN_OK);
    HOLDS(gn_utm_zone, (51, 7), zone == 32 && hemisphere == GN_NORTH);
    EXPECT(gn_utm_zone, (51, 7, &zone, NULL), GN_OK);
    EXPECT(gn_utm_zone, (51, 7, NULL, &hemisphere), GN_ERROR_NULL);
    EXPECT(gn_utm_zone, (51, 7, NULL, NULL), GN_ERROR_NULL);
    fill(&zone, sizeof zone);
    fill(&hemisphere, sizeof hemisphere);
    for (int i = 0; i < NOT_FINITE; i++) {
        EXPECT(gn_utm_zone, (not_finite[i], 7, &zone, &hemisphere), GN_ERROR_NOT_FINITE);
        EXPECT(gn_utm_zone, (51, not_finite[i], &zone, &hemisphere), GN_ERROR_NOT_FINITE);
        EXPECT(gn_utm_zone, (89, not_finite[i], &zone, &hemisphere), GN_ERROR_NOT_FINITE);
    }
    EXPECT(gn_utm_zone, (DBL_MAX, 7, &zone, &hemisphere), GN_ERROR_LATITUDE);
    HOLDS(gn_utm_zone, (refused), is_filled(&zone, sizeof zone) && is_filled(&hemisphere, sizeof hemisphere));
    EXPECT(gn_utm_zone, (51, DBL_MAX, &zone, &hemisphere), GN_OK);

    EXPECT(gn_utm_to_epsg, (31, GN_SOUTH, &code), GN_OK);
    HOLDS(gn_utm_to_epsg, (31, GN_SOUTH), code == 32731);
    EXPECT(gn_utm_to_epsg, (31, GN_SOUTH, NULL), GN_ERROR_NULL);
    fill(&code, sizeof code);
    EXPECT(gn_utm_to_epsg, (61, GN_NORTH, &code), GN_ERROR_ZONE);
    EXPECT(gn_utm_to_epsg, (31, 0, &code), GN_ERROR_HEMISPHERE);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_utm_to_epsg, (absurd_integers[i], GN_NORTH, &code), GN_ERROR_ZONE);
        EXPECT(gn_utm_to_epsg, (31, absurd_integers[i], &code), GN_ERROR_HEMISPHERE);
    }
    HOLDS(gn_utm_to_epsg, (refused), is_filled(&code, sizeof code));

    EXPECT(gn_utm_from_epsg, (32761, &zone, &hemisphere), GN_OK);
    HOLDS(gn_utm_from_epsg, (32761), zone == GN_ZONE_UPS && hemisphere == GN_SOUTH);
    EXPECT(gn_utm_from_epsg, (32601, NULL, &hemisphere), GN_ERROR_NULL);
    EXPECT(gn_utm_from_epsg, (32601, &zone, NULL), GN_ERROR_NULL);
    EXPECT(gn_utm_from_epsg, (32601, NULL, NULL), GN_ERROR_NULL);
    fill(&zone, sizeof zone);
    fill(&hemisphere, sizeof hemisphere);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_utm_from_epsg, (absurd_integers[i], &zone, &hemisphere), GN_ERROR_EPSG);
    }
    EXPECT(gn_utm_from_epsg, (0, &zone, &hemisphere), GN_ERROR_EPSG);
    EXPECT(gn_utm_from_epsg, (4326, &zone, &hemisphere), GN_ERROR_EPSG);
    HOLDS(gn_utm_from_epsg, (refused), is_filled(&zone, sizeof zone) && is_filled(&hemisphere, sizeof hemisphere));
    for (int32_t c = 32601; c <= 32761; c++) {
        if (c == 32662) c = 32701;
        int32_t back = 0;
        EXPECT(gn_utm_from_epsg, (c, &zone, &hemisphere), GN_OK);
        EXPECT(gn_utm_to_epsg, (zone, hemisphere, &back), GN_OK);
        HOLDS(gn_utm_to_epsg, (zone, hemisphere), back == c);
    }
}

static void walk_utm_batch(void) {
    const double a[2] = {51, -51}, b[2] = {7, 7}, eastings[2] = {400000, 600000}, northings[2] = {5000000, 5000000};
    const int32_t row_zones[2] = {31, -61};
    double x[2], y[2];
    int32_t zones[2];
    uint8_t statuses[2];
    EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, 0, x, 8, y, 8, zones, 4, statuses), GN_OK);
    EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, 0, x, 8, y, 8, NULL, 4, NULL), GN_OK);
    EXPECT(gn_utm_factors_batch, (a, 8, b, 8, 2, 0, x, 8, y, 8, statuses), GN_OK);
    EXPECT(gn_utm_factors_batch, (a, 8, b, 8, 2, 0, x, 8, y, 8, NULL), GN_OK);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, &(int32_t){31}, 0, 2, x, 8, y, 8, statuses), GN_OK);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, &(int32_t){31}, 0, 2, x, 8, y, 8, NULL), GN_OK);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, row_zones, 4, 1, x, 8, y, 8, statuses), GN_OK);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, row_zones, 4, 1, x, 8, y, 8, NULL), GN_OK);

    EXPECT(gn_utm_forward_batch, (NULL, 8, NULL, 8, 0, 0, NULL, 8, NULL, 8, NULL, 4, NULL), GN_OK);
    EXPECT(gn_utm_factors_batch, (NULL, 8, NULL, 8, 0, 0, NULL, 8, NULL, 8, NULL), GN_OK);
    EXPECT(gn_utm_inverse_batch, (NULL, 8, NULL, 8, &(int32_t){31}, 0, 0, NULL, 8, NULL, 8, NULL), GN_OK);
    EXPECT(gn_utm_inverse_batch, (NULL, 8, NULL, 8, NULL, 4, 0, NULL, 8, NULL, 8, NULL), GN_OK);

    fill(x, sizeof x);
    fill(y, sizeof y);
    fill(zones, sizeof zones);
    fill(statuses, sizeof statuses);
    EXPECT(gn_utm_forward_batch, (NULL, 8, b, 8, 2, 0, x, 8, y, 8, zones, 4, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_forward_batch, (a, 8, NULL, 8, 2, 0, x, 8, y, 8, zones, 4, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, 0, NULL, 8, y, 8, zones, 4, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, 0, x, 8, NULL, 8, zones, 4, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_factors_batch, (NULL, 8, b, 8, 2, 0, x, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_factors_batch, (a, 8, NULL, 8, 2, 0, x, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_factors_batch, (a, 8, b, 8, 2, 0, NULL, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_factors_batch, (a, 8, b, 8, 2, 0, x, 8, NULL, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (NULL, 8, northings, 8, &(int32_t){31}, 0, 2, x, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, NULL, 8, &(int32_t){31}, 0, 2, x, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, &(int32_t){31}, 0, 2, NULL, 8, y, 8,
        statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, &(int32_t){31}, 0, 2, x, 8, NULL, 8,
        statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (NULL, 8, northings, 8, row_zones, 4, 2, x, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, NULL, 8, row_zones, 4, 2, x, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, NULL, 4, 2, x, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, row_zones, 4, 2, NULL, 8, y, 8, statuses), GN_ERROR_NULL);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, row_zones, 4, 2, x, 8, NULL, 8, statuses), GN_ERROR_NULL);

    for (int i = 0; i < ABSURD_STRIDES; i++) {
        const ptrdiff_t s = absurd_strides[i];
        EXPECT(gn_utm_forward_batch, (a, s, b, s, 2, 0, x, 8, y, 8, zones, 4, statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, 0, x, s, y, s, zones, 4, statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_factors_batch, (a, s, b, s, 2, 0, x, 8, y, 8, statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_factors_batch, (a, 8, b, 8, 2, 0, x, s, y, s, statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_inverse_batch, (eastings, s, northings, s, &(int32_t){31}, 0, 2, x, 8, y, 8,
            statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, &(int32_t){31}, 0, 2, x, s, y, s,
            statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_inverse_batch, (eastings, s, northings, s, row_zones, 4, 2, x, 8, y, 8,
            statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, row_zones, 4, 2, x, s, y, s,
            statuses), GN_ERROR_STRIDE);
    }
    for (int i = 0; i < ABSURD_COUNTS; i++) {
        const size_t n = absurd_counts[i];
        EXPECT(gn_utm_forward_batch, (a, 8, b, 8, n, 0, x, 8, y, 8, zones, 4, statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_factors_batch, (a, 8, b, 8, n, 0, x, 8, y, 8, statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, &(int32_t){31}, 0, n, x, 8, y, 8,
            statuses), GN_ERROR_STRIDE);
        EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, row_zones, 4, n, x, 8, y, 8,
            statuses), GN_ERROR_STRIDE);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        const int32_t z = absurd_integers[i];
        EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, z, x, 8, y, 8, zones, 4, statuses), GN_ERROR_ZONE);
        EXPECT(gn_utm_factors_batch, (a, 8, b, 8, 2, z, x, 8, y, 8, statuses), GN_ERROR_ZONE);
    }
    EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, 0, x, 0, y, 8, zones, 4, statuses), GN_ERROR_STRIDE);
    EXPECT(gn_utm_forward_batch, (a, 8, b, 8, 2, 0, x, 8, y, 8, zones, 0, statuses), GN_ERROR_STRIDE);
    EXPECT(gn_utm_factors_batch, (a, 8, b, 8, 2, 0, x, 8, y, 0, statuses), GN_ERROR_STRIDE);
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, row_zones, 4, 2, x, 0, y, 8, statuses), GN_ERROR_STRIDE);
    HOLDS(gn_utm_forward_batch, (refused), is_filled(x, sizeof x) && is_filled(y, sizeof y));
    HOLDS(gn_utm_forward_batch, (refused), is_filled(zones, sizeof zones) && is_filled(statuses, sizeof statuses));

    for (int i = 0; i < NOT_FINITE; i++) {
        const double bad[2] = {not_finite[i], 51};
#define ROW_REFUSED(status) (statuses[0] == (status) && isnan(x[0]) && isnan(y[0]))
        EXPECT(gn_utm_forward_batch, (bad, 8, b, 8, 2, 0, x, 8, y, 8, zones, 4, statuses), GN_PARTIAL);
        HOLDS(gn_utm_forward_batch, (bad, b), ROW_REFUSED(GN_ERROR_NOT_FINITE) && zones[0] == 0 && zones[1] == 32);
        EXPECT(gn_utm_forward_batch, (a, 8, bad, 8, 2, 32, x, 8, y, 8, NULL, 4, statuses), GN_PARTIAL);
        HOLDS(gn_utm_forward_batch, (a, bad), ROW_REFUSED(GN_ERROR_NOT_FINITE));
        EXPECT(gn_utm_factors_batch, (bad, 8, b, 8, 2, 0, x, 8, y, 8, statuses), GN_PARTIAL);
        HOLDS(gn_utm_factors_batch, (bad, b), ROW_REFUSED(GN_ERROR_NOT_FINITE));
        EXPECT(gn_utm_factors_batch, (a, 8, bad, 8, 2, 32661, x, 8, y, 8, statuses), GN_PARTIAL);
        HOLDS(gn_utm_factors_batch, (a, bad), ROW_REFUSED(GN_ERROR_NOT_FINITE));
        EXPECT(gn_utm_inverse_batch, (bad, 8, northings, 8, &(int32_t){31}, 0, 2, x, 8, y, 8, statuses), GN_PARTIAL);
        HOLDS(gn_utm_inverse_batch, (bad, northings), ROW_REFUSED(GN_ERROR_NOT_FINITE));
        EXPECT(gn_utm_inverse_batch, (eastings, 8, bad, 8, &(int32_t){61}, 0, 2, x, 8, y, 8, NULL), GN_PARTIAL);
        EXPECT(gn_utm_inverse_batch, (bad, 8, northings, 8, row_zones, 4, 2, x, 8, y, 8, statuses), GN_PARTIAL);
        HOLDS(gn_utm_inverse_batch, (bad, northings), ROW_REFUSED(GN_ERROR_NOT_FINITE));
        EXPECT(gn_utm_inverse_batch, (eastings, 8, bad, 8, row_zones, 4, 2, x, 8, y, 8, statuses), GN_PARTIAL);
        HOLDS(gn_utm_inverse_batch, (eastings, bad), ROW_REFUSED(GN_ERROR_NOT_FINITE));
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        int32_t bad[2] = {absurd_integers[i], 31};
        if (bad[0] == -61 || bad[0] == -2) continue; /* Good as a signed zone. */
        EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, bad, 4, 2, x, 8, y, 8, statuses), GN_PARTIAL);
        HOLDS(gn_utm_inverse_batch, (bad zone), ROW_REFUSED(GN_ERROR_ZONE) && statuses[1] == GN_OK);
    }
    const int32_t none[1] = {0};
    EXPECT(gn_utm_inverse_batch, (eastings, 8, northings, 8, none, 4, 1, x, 8, y, 8, statuses), GN_PARTIAL);
    HOLDS(gn_utm_inverse_batch, (zone 0), ROW_REFUSED(GN_ERROR_ZONE));
    const double beyond[2] = {91, 51}, far[2] = {70, 70};
    EXPECT(gn_utm_forward_batch, (beyond, 8, b, 8, 2, 0, x, 8, y, 8, zones, 4, statuses), GN_PARTIAL);
    HOLDS(gn_utm_forward_batch, (beyond, b), ROW_REFUSED(GN_ERROR_LATITUDE) && statuses[1] == GN_OK);
    EXPECT(gn_utm_forward_batch, (a, 8, far, 8, 2, 31, x, 8, y, 8, zones, 4, statuses), GN_PARTIAL);
    HOLDS(gn_utm_forward_batch, (a, far), ROW_REFUSED(GN_ERROR_TOO_FAR) && statuses[1] == GN_ERROR_TOO_FAR && zones[1] == 0);
    EXPECT(gn_utm_factors_batch, (a, 8, far, 8, 2, 31, x, 8, y, 8, statuses), GN_PARTIAL);
    HOLDS(gn_utm_factors_batch, (a, far), ROW_REFUSED(GN_ERROR_TOO_FAR));
    const double out[2] = {2e6, 4e5};
    EXPECT(gn_utm_inverse_batch, (out, 8, northings, 8, &(int32_t){31}, 0, 2, x, 8, y, 8, statuses), GN_PARTIAL);
    HOLDS(gn_utm_inverse_batch, (out, northings), ROW_REFUSED(GN_ERROR_EASTING) && statuses[1] == GN_OK);
    const double high[2] = {1.1e7, 4e5};
    EXPECT(gn_utm_inverse_batch, (eastings, 8, high, 8, &(int32_t){31}, 0, 2, x, 8, y, 8, statuses), GN_PARTIAL);
    HOLDS(gn_utm_inverse_batch, (eastings, high), ROW_REFUSED(GN_ERROR_NORTHING) && statuses[1] == GN_OK);
#undef ROW_REFUSED
}

double zoom_step = 0.5;
uint32_t flood = 1000000;

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "--coarse") == 0) zoom_step = 8.5, flood = 50000;
    walk_library();
    walk_encode();
    walk_encode_batch();
    walk_decode();
    walk_decode_batch();
    walk_utm();
    walk_utm_batch();
    walk_outline();
    walk_grid();
    walk_screen();
    walk_camera();
    walk_geodesic();
    walk_route();
    walk_shape();
    walk_texts();
    if (argc > 1 && strcmp(argv[1], "--functions") == 0) {
        for (int i = 0; i < called_count; i++) printf("%s\n", called[i]);
        return EXIT_SUCCESS;
    }
    printf("%d checks of %d functions, %d wrong\n", checks, called_count, failures);
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
