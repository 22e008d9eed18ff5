/* SPDX-License-Identifier: MIT
 *
 * Any bytes as an MGRS reference: lenient, strict, in a batch, in the other case of letters, and drawn.
 */
#include "fuzz.h"

static const uint32_t outside_flags = GN_MGRS_FLAG_BAND_OF_NEIGHBOR | GN_MGRS_FLAG_OVERHANGS_ZONE;

typedef struct answer {
    gn_status status;
    size_t offset;
    gn_mgrs_cell cell;
} answer;

static answer decode(const uint8_t *data, size_t size, int strict) {
    answer a, before;
    memset(&a, 0xa5, sizeof a);
    before = a;
    a.status = (strict ? gn_mgrs_decode_strict : gn_mgrs_decode)((const char *)data, size, &a.cell, &a.offset);
    HOLDS(gn_status_name(a.status) != NULL);
    HOLDS(a.offset <= size);
    if (a.status == GN_OK) {
        HOLDS(a.offset == 0);
    } else {
        HOLDS(memcmp(&a.cell, &before.cell, sizeof a.cell) == 0);
    }
    return a;
}

static int same(const answer *a, const answer *b) {
    return a->status == b->status && a->offset == b->offset && memcmp(&a->cell, &b->cell, sizeof a->cell) == 0;
}

/* The reference as the library would write it: no blanks, upper case, two digits of zone. */
static void canonical(const uint8_t *data, size_t size, const gn_mgrs_cell *cell, char out[64]) {
    size_t length = 0;
    for (size_t i = 0; i < size; i++) {
        if (data[i] == ' ' || data[i] == '\t') continue;
        HOLDS(length < 40);
        out[length++] = (char)(data[i] >= 'a' && data[i] <= 'z' ? data[i] - 32 : data[i]);
    }
    if (cell->zone > 0 && out[1] > '9') {
        memmove(out + 1, out, length++);
        out[0] = '0';
    }
    out[length] = 0;
}

/* The point inside is in the cell, give or take 10 nm. */
static void check_thin(const gn_mgrs_cell *cell) {
    const gn_utm corner = cell->utm_south_west;
    int32_t code;
    gn_utm u;
    HOLDS(gn_utm_to_epsg(corner.zone, corner.hemisphere, &code) == GN_OK);
    HOLDS(gn_utm_forward(cell->inside.latitude, cell->inside.longitude, code, &u) == GN_OK);
    HOLDS(u.easting > corner.easting - 10e-9 && u.easting < corner.easting + cell->size + 10e-9);
    HOLDS(u.northing > corner.northing - 10e-9 && u.northing < corner.northing + cell->size + 10e-9);
}

static void check_cell(const uint8_t *data, size_t size, const gn_mgrs_cell *cell) {
    HOLDS(is_position(cell->center) && is_position(cell->south_west) && is_position(cell->inside));
    HOLDS(is_grid(cell->utm_center) && is_grid(cell->utm_south_west));
    HOLDS(cell->zone == cell->utm_center.zone && cell->zone == cell->utm_south_west.zone);
    HOLDS(cell->precision >= -1 && cell->precision <= 11 && cell->reserved == 0);
    HOLDS(cell->precision < 0 ? cell->size == 0 && !cell->column && !cell->row
                              : cell->size > 0 && cell->column && cell->row);
    HOLDS(cell->flags <= 7 && !((cell->flags & outside_flags) && (cell->flags & GN_MGRS_FLAG_CUT)));

    char text[64], again[GN_MGRS_CAPACITY];
    canonical(data, size, cell, text);
    if (!(cell->flags & outside_flags)) {
        HOLDS(gn_mgrs_encode(cell->inside.latitude, cell->inside.longitude, cell->precision, again, sizeof again,
                             NULL) == GN_OK);
        if ((cell->flags & GN_MGRS_FLAG_CUT) && cell->size < 0.01) {
            /* The part of so small a cell inside the border can be thinner than the steps of a double. */
            check_thin(cell);
        } else {
            HOLDS(strcmp(text, again) == 0);
            const answer second = decode((const uint8_t *)again, strlen(again), 1);
            HOLDS(second.status == GN_OK && memcmp(&second.cell, cell, sizeof *cell) == 0);
        }
    }
    if (cell->precision >= 0) {
        /* The grid knows nothing of the band that was named, nor whether that grid zone exists. */
        gn_status status = gn_mgrs_encode_utm(&cell->utm_center, cell->precision, again, sizeof again, NULL);
        HOLDS(status == GN_OK || status == GN_ERROR_MGRS_GRID_ZONE);
        if (status == GN_OK) {
            if (cell->zone > 0) again[2] = text[2];
            HOLDS(strcmp(text, again) == 0);
        }
    }
}

static void check_batch(const uint8_t *data, size_t size, const answer *lenient, const answer *strict) {
    if (size == 0 || memchr(data, 0, size)) return;
    for (int i = 0; i < 2; i++) {
        const answer *single = i ? strict : lenient;
        double latitude = 0, longitude = 0;
        uint8_t row;
        gn_status status = (i ? gn_mgrs_decode_strict_batch : gn_mgrs_decode_batch)((const char *)data, size, size, 1,
            &latitude, 8, &longitude, 8, &row);
        HOLDS(row == single->status && status == (row == GN_OK ? GN_OK : GN_PARTIAL));
        if (row == GN_OK) {
            HOLDS(memcmp(&latitude, &single->cell.inside.latitude, 8) == 0);
            HOLDS(memcmp(&longitude, &single->cell.inside.longitude, 8) == 0);
        } else {
            HOLDS(isnan(latitude) && isnan(longitude));
        }
    }
}

static void check_other_case(const uint8_t *data, size_t size, const answer *lenient) {
    uint8_t *other = malloc(size ? size : 1);
    if (!other) return;
    for (size_t i = 0; i < size; i++) {
        const uint8_t byte = data[i], folded = byte & 0xdf;
        other[i] = folded >= 'A' && folded <= 'Z' ? byte ^ 0x20 : byte;
    }
    const answer a = decode(other, size, 0);
    HOLDS(same(&a, lenient));
    free(other);
}

/* Twice the area within a ring, in square degrees, from its first vertex: positive when counterclockwise. */
static double twice_area(const gn_point *ring, size_t count) {
    double area = 0;
    for (size_t i = 1; i + 2 < count; i++) {
        area += (ring[i].longitude - ring[0].longitude) * (ring[i + 1].latitude - ring[0].latitude) -
                (ring[i + 1].longitude - ring[0].longitude) * (ring[i].latitude - ring[0].latitude);
    }
    return area;
}

static void check_outline(size_t size, const gn_mgrs_cell *cell) {
    gn_bounds b;
    size_t count = 99, again = 99;
    /* From a millionth of a meter, but no more than some thousand vertices. */
    const double finest = cell->size > 1000 ? 1e-3 : 1e-6;
    const double tolerance = fmin(1e6, finest * exp2((double)(size * 7 % 40)));
    HOLDS(gn_mgrs_outline(cell, tolerance, NULL, 0, &count) == GN_ERROR_BUFFER_TOO_SMALL && count >= 4 && count < 100000);
    gn_point *ring = malloc(count * sizeof *ring);
    if (!ring) return;
    HOLDS(gn_mgrs_outline(cell, tolerance, ring, count - 1, &again) == GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(again == count);
    HOLDS(gn_mgrs_outline(cell, tolerance, ring, count, NULL) == GN_OK);
    HOLDS(memcmp(&ring[0], &ring[count - 1], sizeof *ring) == 0);
    HOLDS(gn_mgrs_bounds(cell, &b) == GN_OK);
    HOLDS(b.south >= -90 && b.south <= b.north && b.north <= 90);
    HOLDS(b.west >= -180 && b.west <= b.east && b.east <= 180);
    gn_bounds held = {90, 180, -90, -180};
    for (size_t i = 0; i < count; i++) {
        HOLDS(isfinite(ring[i].latitude) && isfinite(ring[i].longitude));
        held.south = fmin(held.south, ring[i].latitude);
        held.north = fmax(held.north, ring[i].latitude);
        held.west = fmin(held.west, ring[i].longitude);
        held.east = fmax(held.east, ring[i].longitude);
    }
    HOLDS(held.south == b.south && held.west == b.west && held.north == b.north && held.east == b.east);
    HOLDS(cell->inside.latitude >= b.south && cell->inside.latitude <= b.north);
    HOLDS(cell->inside.longitude >= b.west && cell->inside.longitude <= b.east);
    /* Areas of smaller cells vanish in the steps of a double. */
    if (cell->precision <= 5 && !(cell->flags & GN_MGRS_FLAG_CUT)) HOLDS(twice_area(ring, count) > 0);
    free(ring);
}

/* A cell that is any bytes is drawn or refused; both functions say the same. */
static void check_any_cell(const uint8_t *data, size_t size, gn_mgrs_cell cell) {
    gn_bounds b;
    gn_point ring[64];
    size_t count = 99;
    /* Some of its bytes, from any place on. */
    const size_t start = size ? data[0] % sizeof cell : 0, most = sizeof cell - start;
    memcpy((char *)&cell + start, data, size < most ? size : most);
    const gn_status of_bounds = gn_mgrs_bounds(&cell, &b);
    const gn_status of_outline = gn_mgrs_outline(&cell, 1e6, ring, 64, &count);
    HOLDS(known(of_bounds) && (of_outline == of_bounds || of_outline == GN_ERROR_BUFFER_TOO_SMALL));
    HOLDS((of_outline == GN_OK || of_outline == GN_ERROR_BUFFER_TOO_SMALL) == (count != 0));
    HOLDS((of_bounds == GN_OK) == (count != 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const answer lenient = decode(data, size, 0), strict = decode(data, size, 1);
    if (lenient.status != GN_OK) {
        HOLDS(same(&lenient, &strict));
    } else if (lenient.cell.flags & outside_flags) {
        HOLDS(strict.status == GN_ERROR_MGRS_BAND_OF_NEIGHBOR || strict.status == GN_ERROR_MGRS_OVERHANGS_ZONE);
        HOLDS(lenient.cell.flags &
              (strict.status == GN_ERROR_MGRS_OVERHANGS_ZONE ? GN_MGRS_FLAG_OVERHANGS_ZONE : GN_MGRS_FLAG_BAND_OF_NEIGHBOR));
    } else {
        HOLDS(same(&lenient, &strict));
    }
    if (lenient.status == GN_OK) check_cell(data, size, &lenient.cell);
    check_batch(data, size, &lenient, &strict);
    check_other_case(data, size, &lenient);
    if (strict.status == GN_OK) check_outline(size, &strict.cell);
    if (lenient.status == GN_OK && strict.status != GN_OK) {
        gn_bounds b;
        HOLDS(gn_mgrs_bounds(&lenient.cell, &b) == strict.status);
    }
    check_any_cell(data, size, lenient.cell);
    return 0;
}
