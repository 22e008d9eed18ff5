/* SPDX-License-Identifier: MIT
 *
 * Any bytes as GEOREF and GARS references, and as positions to be written as such.
 */
#include "fuzz.h"

typedef struct graticule {
    gn_status (*encode)(double, double, int32_t, char *, size_t, size_t *);
    gn_status (*decode)(const char *, size_t, gn_graticule_cell *, size_t *);
    size_t capacity;
    int32_t coarsest, finest;
} graticule;

static const graticule georef = {gn_georef_encode, gn_georef_decode, GN_GEOREF_CAPACITY, -1, 11};
static const graticule gars = {gn_gars_encode, gn_gars_decode, GN_GARS_CAPACITY, 0, 2};

static int has_precision(const graticule *g, int32_t precision) {
    return precision >= g->coarsest && precision <= g->finest && (g == &gars || precision != 1);
}

static gn_status decode(const graticule *g, const void *text, size_t size, gn_graticule_cell *cell) {
    gn_graticule_cell before;
    memset(cell, 0xa5, sizeof *cell);
    before = *cell;
    size_t offset = 99;
    const gn_status status = g->decode(text, size, cell, &offset);
    HOLDS(known(status) && offset <= size);
    if (status == GN_OK) {
        HOLDS(offset == 0);
    } else {
        HOLDS(memcmp(cell, &before, sizeof before) == 0);
    }
    return status;
}

static int holds(const gn_graticule_cell *c, double latitude, double longitude) {
    const gn_bounds *b = &c->bounds;
    const double reduced = remainder(longitude, 360);
    const int is_north = latitude < b->north || (latitude == 90 && b->north == 90);
    const double east = reduced == 180 ? -180 : reduced;
    return latitude >= b->south && is_north && east >= b->west && east < b->east;
}

static void check_cell(const graticule *g, const gn_graticule_cell *c) {
    const gn_bounds *b = &c->bounds;
    HOLDS(has_precision(g, c->precision) && c->reserved == 0);
    HOLDS(b->south >= -90 && b->south < b->north && b->north <= 90);
    HOLDS(b->west >= -180 && b->west < b->east && b->east <= 180);
    HOLDS(is_position(c->center) && holds(c, c->center.latitude, c->center.longitude));
    /* Center and south-west corner belong to the cell: all three have one text. */
    char text[64], again[64];
    size_t length;
    HOLDS(g->encode(c->center.latitude, c->center.longitude, c->precision, text, sizeof text, &length) == GN_OK);
    HOLDS(g->encode(b->south, b->west, c->precision, again, sizeof again, NULL) == GN_OK);
    HOLDS(strcmp(text, again) == 0);
    gn_graticule_cell cell;
    HOLDS(decode(g, text, length - 1, &cell) == GN_OK && memcmp(&cell, c, sizeof cell) == 0);
    /* The neighbors begin where the cell ends. */
    if (b->north < 90) {
        HOLDS(g->encode(b->north, b->west, c->precision, again, sizeof again, NULL) == GN_OK);
        HOLDS(strcmp(text, again) != 0);
    }
    HOLDS(g->encode(b->south, b->east, c->precision, again, sizeof again, NULL) == GN_OK);
    HOLDS(strcmp(text, again) != 0);
}

static void check_text(const graticule *g, const uint8_t *data, size_t size) {
    gn_graticule_cell cell, folded;
    const gn_status status = decode(g, data, size, &cell);
    if (status == GN_OK) check_cell(g, &cell);
    uint8_t *other = malloc(size + 1);
    if (!other) return;
    for (size_t i = 0; i < size; i++) {
        const uint8_t letter = data[i] & 0xdf;
        other[i] = letter >= 'A' && letter <= 'Z' ? data[i] ^ 0x20 : data[i];
    }
    HOLDS(decode(g, other, size, &folded) == status && memcmp(&cell, &folded, sizeof cell) == 0);
    free(other);
}

static void check_position(const graticule *g, double latitude, double longitude, int32_t precision) {
    char text[64];
    size_t length = 99, needed = 99;
    memset(text, '#', sizeof text);
    const gn_status status = g->encode(latitude, longitude, precision, text, sizeof text, &length);
    if (!isfinite(latitude) || !isfinite(longitude)) {
        HOLDS(status == GN_ERROR_NOT_FINITE);
    } else if (fabs(latitude) > 90) {
        HOLDS(status == GN_ERROR_LATITUDE);
    } else {
        HOLDS(status == (has_precision(g, precision) ? GN_OK : GN_ERROR_PRECISION));
    }
    if (status != GN_OK) {
        HOLDS(length == 0 && text[0] == 0);
        return;
    }
    HOLDS(length == strlen(text) + 1 && length <= g->capacity);
    char *small = malloc(length - 1);
    if (!small) abort();
    HOLDS(g->encode(latitude, longitude, precision, small, length - 1, &needed) == GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(needed == length && small[0] == 0);
    free(small);

    gn_graticule_cell cell;
    HOLDS(decode(g, text, length - 1, &cell) == GN_OK && cell.precision == precision);
    HOLDS(holds(&cell, latitude, longitude));
    check_cell(g, &cell);
    /* A longer reference refines a shorter one; of GARS, too. */
    if (has_precision(g, precision - 1) && precision != 0) {
        char coarser[64];
        HOLDS(g->encode(latitude, longitude, precision - 1, coarser, sizeof coarser, &needed) == GN_OK);
        needed -= 1;
        const size_t half = (length - 5) / 2, fewer = (needed - 4) / 2;
        if (g == &gars) {
            HOLDS(strncmp(coarser, text, needed) == 0);
        } else {
            HOLDS(memcmp(coarser, text, 4 + fewer) == 0 && memcmp(coarser + 4 + fewer, text + 4 + half, fewer) == 0);
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    check_text(&georef, data, size);
    check_text(&gars, data, size);
    source s = {data, size};
    const uint8_t byte = take_byte(&s);
    const int32_t precision = byte < 250 ? byte % 14 - 2 : (int32_t)take(&s, 4);
    const double latitude = take_number(&s), longitude = take_number(&s);
    check_position(&georef, latitude, longitude, precision);
    check_position(&gars, latitude, longitude, precision);
    return 0;
}
