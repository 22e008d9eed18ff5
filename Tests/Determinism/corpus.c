/*
 * See corpus.h. Inputs come from integers alone and are exactly representable, so they are the same everywhere; a
 * difference in the hashes is a difference in the library. Everything here works on blocks of positions, since there
 * is no allocator.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

#define SECTION(name) {#name, 0, 0, 0},
static corpus_section sections[SECTIONS] = {FUNCTIONS(SECTION)};

uint32_t corpus_count(void) { return SECTIONS; }
const corpus_section *corpus_at(uint32_t index) { return &sections[index]; }

/* -- Results into hashes ------------------------------------------------------------------------------------------ */

/* Every step is a bijection of the hash, so one differing result cannot be lost. */
static uint64_t mixed(uint64_t hash, uint64_t value) {
    hash = (hash ^ value) * 0x100000001b3u;
    return hash ^ hash >> 32;
}

void absorb(int function, uint64_t value) {
    sections[function].hash = mixed(sections[function].hash, value);
    sections[function].values++;
}

void absorb_integer(int function, int64_t value) { absorb(function, (uint64_t)value); }

uint64_t bits(double value) {
    union {
        double value;
        uint64_t bits;
    } both = {value};
    return value == value ? both.bits : 0x7ff8000000000000u;
}

double from_bits(uint64_t value) {
    union {
        uint64_t bits;
        double value;
    } both = {value};
    return both.value;
}

void absorb_double(int function, double value) { absorb(function, bits(value)); }

void absorb_text(int function, const char *text) {
    uint64_t word = 0;
    for (; text != NULL && *text != 0; text++) word = mixed(word, (unsigned char)*text);
    absorb(function, word);
}

/* A number of bytes or things, as far as a host of 32 bits counts. */
void absorb_count(int function, size_t count) { absorb(function, count < 0x7fffffffu ? count : 0x7fffffffu); }

void expect(int function, int equal) { sections[function].mismatches += !equal; }

uint64_t corpus_hash(void) {
    uint64_t hash = 0;
    for (int i = 0; i < SECTIONS; i++) hash = mixed(hash, sections[i].hash);
    return hash;
}

/* -- Inputs from integers ----------------------------------------------------------------------------------------- */


static uint64_t state;

/* Steele, Lea and Flood's splitmix64. */
uint64_t random_bits(void) {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* Between least and most, both included. */
int64_t random_integer(int64_t least, int64_t most) {
    return least + (int64_t)(random_bits() % (uint64_t)(most - least + 1));
}

/* Angles are whole multiples of 2^-44 degrees, some 6 nm: exact in a double up to 512 degrees. */
double degrees(int64_t units) { return (double)units * 0x1p-44; }

/* Lengths are whole multiples of 2^-26 m, some 15 nm: exact up to 134,000 km. */
double meters(int64_t units) { return (double)units * 0x1p-26; }
static double kilometers_anywhere(int64_t least, int64_t most) {
    return meters(random_integer(least * 1000 * METER, most * 1000 * METER));
}

/* A line, or next to it by a few units. */
int64_t at_edge(int64_t line) { return line + random_integer(-3, 3); }

double latitude_anywhere(void) { return degrees(random_integer(-90 * DEGREE, 90 * DEGREE)); }
double longitude_anywhere(void) { return degrees(random_integer(-180 * DEGREE, 180 * DEGREE - 1)); }

/* The double next to ±90 is outside. */
double special_number(void) {
    switch (random_integer(0, 15)) {
    case 0: return NOT_A_NUMBER;
    case 1: return INFINITE;
    case 2: return -INFINITE;
    case 3: return from_bits(bits(90.0) + 1);
    case 4: return from_bits(bits(-90.0) + 1);
    case 5: return from_bits(1);
    case 6: return -from_bits(1);
    case 7: return -0.0;
    case 8: return 0.0;
    case 9: return from_bits(0x7fefffffffffffffu);
    case 10: return 180.0;
    case 11: return -180.0;
    case 12: return 90.0;
    case 13: return -90.0;
    case 14: return 540.0;
    default: return from_bits(random_bits());
    }
}

/* Exactly; for exponents of a normal number. */
double power_of_two(int exponent) { return from_bits((uint64_t)(exponent + 1023) << 52); }

/* Lengths from a millionth to a million, or an invalid length. */
double special_length(void) {
    return random_integer(0, 31) ? power_of_two((int)random_integer(-19, 19)) : special_number();
}

/* A position of some kind: anywhere, or where something changes. */
void make_position(uint32_t kind, double *latitude, double *longitude) {
    *latitude = latitude_anywhere();
    *longitude = longitude_anywhere();
    switch (kind % 16) {
    case 0: /* Borders and central meridians of zones. */
    case 1: *longitude = degrees(at_edge(random_integer(-60, 60) * 3 * DEGREE)); break;
    case 2: /* Borders of bands, with 84 and -80; 72 to 84 is one. */
        *latitude = degrees(at_edge(random_integer(-10, 10) * 8 * DEGREE));
        if (random_integer(0, 7) == 0) *latitude = degrees(at_edge(84 * DEGREE));
        break;
    case 3: /* Norway and Svalbard. */
        *latitude = degrees(at_edge(random_integer(55, 85) * DEGREE));
        *longitude = degrees(at_edge(random_integer(-1, 43) * DEGREE));
        break;
    case 4: *latitude = degrees(random_integer(82 * DEGREE, 90 * DEGREE)); break;
    case 5: *latitude = -degrees(random_integer(78 * DEGREE, 90 * DEGREE)); break;
    case 6: /* Next to the poles. */
        *latitude = degrees(90 * DEGREE - random_integer(0, 3));
        if (random_integer(0, 1)) *latitude = -*latitude;
        break;
    case 7: /* Next to the equator, on both sides; -0.0 is among them. */
        *latitude = degrees(random_integer(0, 3));
        if (random_integer(0, 1)) *latitude = -*latitude;
        break;
    case 8: /* The antimeridian. */
        *longitude = degrees(at_edge(180 * DEGREE));
        if (random_integer(0, 1)) *longitude = -*longitude;
        break;
    case 9: /* Any finite longitude, up to 10^308. */
        *longitude = from_bits((random_bits() & 0x800fffffffffffffu) | (uint64_t)random_integer(1, 2046) << 52);
        break;
    case 10: *latitude = special_number(); break;
    case 11: *longitude = special_number(); break;
    default: break;
    }
}

double latitudes[BLOCK], longitudes[BLOCK];
static double pairs[2 * BLOCK];

static void make_positions(void) {
    for (uint32_t i = 0; i < BLOCK; i++) {
        make_position(i, &latitudes[i], &longitudes[i]);
        pairs[2 * i] = latitudes[i];
        pairs[2 * i + 1] = longitudes[i];
    }
}

/* Positions around one zone, some of them too far off. */
static void make_positions_near(int32_t zone) {
    make_positions();
    for (uint32_t i = 0; i < BLOCK; i++) {
        if (i % 16 < 9) {
            int64_t meridian = (6 * zone - 183) * DEGREE;
            longitudes[i] = degrees(meridian + random_integer(-12 * DEGREE, 12 * DEGREE));
            pairs[2 * i + 1] = longitudes[i];
        }
    }
}

/* -- The functions ------------------------------------------------------------------------------------------------ */

static int32_t signed_zone(const gn_utm *utm) {
    return (utm->zone == GN_ZONE_UPS ? GN_ZONE_ROW_UPS : utm->zone) * utm->hemisphere;
}

static int done(gn_status status) { return status == GN_OK || status == GN_PARTIAL; }

int same_bytes(const void *a, const void *b, uint32_t size) {
    const uint8_t *one = a, *two = b;
    for (uint32_t i = 0; i < size; i++) {
        if (one[i] != two[i]) return 0;
    }
    return 1;
}

static gn_utm projected[BLOCK];
static double first[BLOCK], second[BLOCK], two[2 * BLOCK];
static int32_t zones[BLOCK];
uint8_t statuses[BLOCK];

static void forget_rows(void) {
    for (int i = 0; i < BLOCK; i++) {
        first[i] = second[i] = two[2 * i] = two[2 * i + 1] = 7;
        zones[i] = 7;
        statuses[i] = 7;
    }
}

/* Two arrays of numbers, separate or interleaved. */
#define FIRST(in_pairs) ((in_pairs) ? two : first)
#define SECOND(in_pairs) ((in_pairs) ? two + 1 : second)
#define FIRST_AT(in_pairs, i) ((in_pairs) ? two[2 * (i)] : first[i])
#define SECOND_AT(in_pairs, i) ((in_pairs) ? two[2 * (i) + 1] : second[i])
#define STRIDE(in_pairs) ((in_pairs) ? 16 : 8)

static void run_forward(int32_t zone, int in_pairs) {
    static gn_status single[BLOCK];
    for (int i = 0; i < BLOCK; i++) {
        projected[i] = (gn_utm){NOT_A_NUMBER, NOT_A_NUMBER, 0, 0};
        single[i] = gn_utm_forward(latitudes[i], longitudes[i], zone, &projected[i]);
        absorb_integer(OF_gn_utm_forward, single[i]);
        absorb_double(OF_gn_utm_forward, projected[i].easting);
        absorb_double(OF_gn_utm_forward, projected[i].northing);
        absorb_integer(OF_gn_utm_forward, projected[i].zone);
        absorb_integer(OF_gn_utm_forward, projected[i].hemisphere);
    }
    forget_rows();
    gn_status status = gn_utm_forward_batch(in_pairs ? pairs : latitudes, STRIDE(in_pairs),
        in_pairs ? pairs + 1 : longitudes, STRIDE(in_pairs), BLOCK, zone, FIRST(in_pairs), STRIDE(in_pairs),
        SECOND(in_pairs), STRIDE(in_pairs), zones, 4, statuses);
    absorb_integer(OF_gn_utm_forward_batch, status);
    for (int i = 0; i < BLOCK; i++) {
        absorb_integer(OF_gn_utm_forward_batch, statuses[i]);
        absorb_integer(OF_gn_utm_forward_batch, zones[i]);
        absorb_double(OF_gn_utm_forward_batch, FIRST_AT(in_pairs, i));
        absorb_double(OF_gn_utm_forward_batch, SECOND_AT(in_pairs, i));
        expect(OF_gn_utm_forward_batch,
               !done(status) || (statuses[i] == single[i] &&
                                 zones[i] == (single[i] == GN_OK ? signed_zone(&projected[i]) : 0) &&
                                 bits(FIRST_AT(in_pairs, i)) == bits(projected[i].easting) &&
                                 bits(SECOND_AT(in_pairs, i)) == bits(projected[i].northing)));
    }
}

static void run_factors(int32_t zone, int in_pairs) {
    static double convergences[BLOCK], scales[BLOCK];
    static gn_status single[BLOCK];
    for (int i = 0; i < BLOCK; i++) {
        convergences[i] = scales[i] = NOT_A_NUMBER;
        single[i] = gn_utm_factors(latitudes[i], longitudes[i], zone, &convergences[i], &scales[i]);
        absorb_integer(OF_gn_utm_factors, single[i]);
        absorb_double(OF_gn_utm_factors, convergences[i]);
        absorb_double(OF_gn_utm_factors, scales[i]);
    }
    forget_rows();
    gn_status status = gn_utm_factors_batch(in_pairs ? pairs : latitudes, STRIDE(in_pairs),
        in_pairs ? pairs + 1 : longitudes, STRIDE(in_pairs), BLOCK, zone, FIRST(in_pairs), STRIDE(in_pairs),
        SECOND(in_pairs), STRIDE(in_pairs), statuses);
    absorb_integer(OF_gn_utm_factors_batch, status);
    for (int i = 0; i < BLOCK; i++) {
        absorb_integer(OF_gn_utm_factors_batch, statuses[i]);
        absorb_double(OF_gn_utm_factors_batch, FIRST_AT(in_pairs, i));
        absorb_double(OF_gn_utm_factors_batch, SECOND_AT(in_pairs, i));
        expect(OF_gn_utm_factors_batch, !done(status) || (statuses[i] == single[i] &&
                                                          bits(FIRST_AT(in_pairs, i)) == bits(convergences[i]) &&
                                                          bits(SECOND_AT(in_pairs, i)) == bits(scales[i])));
    }
}

static void run_zone(void) {
    for (int i = 0; i < BLOCK; i++) {
        int32_t zone = 7, hemisphere = 7, code = 7;
        absorb_integer(OF_gn_utm_zone, gn_utm_zone(latitudes[i], longitudes[i], &zone, &hemisphere));
        absorb_integer(OF_gn_utm_zone, zone);
        absorb_integer(OF_gn_utm_zone, hemisphere);
        absorb_integer(OF_gn_utm_to_epsg, gn_utm_to_epsg(zone, hemisphere, &code));
        absorb_integer(OF_gn_utm_to_epsg, code);
    }
}

/* Grid coordinates: every other row a result of forward, the rest anywhere up to a little beyond the limits. */
static gn_utm grid[BLOCK];

static void make_grid(void) {
    for (int i = 0; i < BLOCK; i++) {
        grid[i] = projected[i];
        if (i % 2 == 1) {
            grid[i].zone = (int32_t)random_integer(-1, 61);
            grid[i].hemisphere = random_integer(0, 1) ? GN_NORTH : GN_SOUTH;
            int ups = grid[i].zone == GN_ZONE_UPS;
            grid[i].easting = kilometers_anywhere(ups ? 600 : -600, ups ? 3400 : 1600);
            grid[i].northing = kilometers_anywhere(ups ? 600 : -10100, ups ? 3400 : 20100);
        }
        if (i % 32 == 3) grid[i].easting = special_number();
        if (i % 32 == 5) grid[i].northing = special_number();
        if (i % 32 == 7) grid[i].easting = meters(at_edge(random_integer(-6, 34) * 100000 * METER));
        if (i % 32 == 9) grid[i].northing = meters(at_edge(random_integer(-101, 201) * 100000 * METER));
    }
}

static gn_point inverted[BLOCK];
static gn_status inverted_status[BLOCK];

static void run_inverse(int function) {
    for (int i = 0; i < BLOCK; i++) {
        inverted[i] = (gn_point){NOT_A_NUMBER, NOT_A_NUMBER};
        inverted_status[i] = gn_utm_inverse(&grid[i], &inverted[i]);
        absorb_integer(function, inverted_status[i]);
        absorb_double(function, inverted[i].latitude);
        absorb_double(function, inverted[i].longitude);
    }
}

static void absorb_positions(int function, gn_status status, int in_pairs) {
    absorb_integer(function, status);
    for (int i = 0; i < BLOCK; i++) {
        absorb_integer(function, statuses[i]);
        absorb_double(function, FIRST_AT(in_pairs, i));
        absorb_double(function, SECOND_AT(in_pairs, i));
    }
}

static int is_inverted(int i, int in_pairs) {
    return statuses[i] == inverted_status[i] && bits(FIRST_AT(in_pairs, i)) == bits(inverted[i].latitude) &&
           bits(SECOND_AT(in_pairs, i)) == bits(inverted[i].longitude);
}

static void run_inverse_zones_batch(int in_pairs) {
    static int32_t asked[BLOCK];
    static double eastings[BLOCK], northings[BLOCK];
    make_grid();
    run_inverse(OF_gn_utm_inverse);
    for (int i = 0; i < BLOCK; i++) {
        asked[i] = signed_zone(&grid[i]);
        eastings[i] = grid[i].easting;
        northings[i] = grid[i].northing;
    }
    forget_rows();
    gn_status status = gn_utm_inverse_batch(eastings, 8, northings, 8, asked, 4, BLOCK, FIRST(in_pairs),
        STRIDE(in_pairs), SECOND(in_pairs), STRIDE(in_pairs), statuses);
    absorb_positions(OF_gn_utm_inverse_batch, status, in_pairs);
    for (int i = 0; i < BLOCK; i++) {
        /* Where a single call has a wrong zone, the two do not mean the same. */
        int same_question = grid[i].zone >= 0 && grid[i].zone <= 60 && grid[i].hemisphere != 0;
        expect(OF_gn_utm_inverse_batch, done(status) && (!same_question || is_inverted(i, in_pairs)));
    }
}

/* All on one grid, and in place: the outputs stand where the inputs stood. */
static void run_inverse_batch(int32_t zone, int32_t hemisphere, int in_pairs) {
    for (int i = 0; i < BLOCK; i++) {
        grid[i].zone = zone;
        grid[i].hemisphere = hemisphere;
    }
    run_inverse(OF_gn_utm_inverse);
    forget_rows();
    for (int i = 0; i < BLOCK; i++) {
        first[i] = two[2 * i] = grid[i].easting;
        second[i] = two[2 * i + 1] = grid[i].northing;
    }
    const int32_t asked = signed_zone(&grid[0]);
    gn_status status = gn_utm_inverse_batch(FIRST(in_pairs), STRIDE(in_pairs), SECOND(in_pairs), STRIDE(in_pairs),
        &asked, 0, BLOCK, FIRST(in_pairs), STRIDE(in_pairs), SECOND(in_pairs), STRIDE(in_pairs),
        statuses);
    absorb_positions(OF_gn_utm_inverse_batch, status, in_pairs);
    for (int i = 0; i < BLOCK; i++)
        expect(OF_gn_utm_inverse_batch, done(status) && (hemisphere == 0 || is_inverted(i, in_pairs)));
}

/* References: a slot holds the longest one and some blanks. */
#define SLOT 40
static char texts[BLOCK * SLOT];

static void run_encode(int32_t precision, int in_pairs) {
    static char batch[BLOCK * GN_MGRS_CAPACITY];
    for (uint32_t i = 0; i < sizeof batch; i++) batch[i] = '?';
    for (uint32_t i = 0; i < BLOCK; i++) statuses[i] = 7;
    /* 16 bytes are enough up to 1 m; beyond that the call as a whole is refused. */
    size_t slot = precision <= GN_MGRS_1_M || precision == GN_MGRS_1_UM + 1 ? 16 : GN_MGRS_CAPACITY;
    gn_status status = gn_mgrs_encode_batch(in_pairs ? pairs : latitudes, STRIDE(in_pairs),
        in_pairs ? pairs + 1 : longitudes, STRIDE(in_pairs), BLOCK, precision, batch, slot, slot, statuses);
    absorb_integer(OF_gn_mgrs_encode_batch, status);
    for (uint32_t i = 0; i < BLOCK; i++) {
        char *text = &texts[i * SLOT];
        for (int j = 0; j < SLOT; j++) text[j] = 0;
        size_t length = 7;
        gn_status single = gn_mgrs_encode(latitudes[i], longitudes[i], precision, text, GN_MGRS_CAPACITY, &length);
        absorb_integer(OF_gn_mgrs_encode, single);
        absorb_integer(OF_gn_mgrs_encode, (int64_t)length);
        absorb_text(OF_gn_mgrs_encode, text);

        absorb_integer(OF_gn_mgrs_encode_batch, statuses[i]);
        int equal = statuses[i] == single;
        for (size_t j = 0; done(status) && j < slot; j++) equal &= batch[i * slot + j] == text[j];
        if (done(status)) absorb_text(OF_gn_mgrs_encode_batch, &batch[i * slot]);
        expect(OF_gn_mgrs_encode_batch, !done(status) || equal);
    }
}

static void run_encode_utm(int32_t precision) {
    for (int i = 0; i < BLOCK; i++) {
        char text[GN_MGRS_CAPACITY] = {0};
        size_t length = 7;
        absorb_integer(OF_gn_mgrs_encode_utm, gn_mgrs_encode_utm(&grid[i], precision, text, sizeof text, &length));
        absorb_integer(OF_gn_mgrs_encode_utm, (int64_t)length);
        absorb_text(OF_gn_mgrs_encode_utm, text);
    }
}

/* Turns the references in `texts` into others, right and wrong ones. */
static void spoil_texts(void) {
    static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZIO0123456789 \t.-";
    for (uint32_t i = 0; i < BLOCK; i++) {
        char *text = &texts[i * SLOT];
        int length = 0;
        while (text[length] != 0) length++;
        switch (random_integer(0, 7)) {
        case 0: /* Another byte somewhere, any in one case of eight. */
            if (length > 0) {
                char byte = letters[random_integer(0, sizeof letters - 2)];
                if (random_integer(0, 7) == 0) byte = (char)(random_bits() & 0xff);
                text[random_integer(0, length - 1)] = byte;
            }
            break;
        case 1: /* Cut off. */ text[random_integer(0, length)] = 0; break;
        case 2: /* Lower case. */
            for (int j = 0; j < length; j++)
                if (text[j] >= 'A' && text[j] <= 'Z') text[j] = (char)(text[j] + 32);
            break;
        case 3: /* A blank somewhere. */
            for (int64_t j = length, place = random_integer(0, length); j >= place; j--)
                text[j] = j == place ? ' ' : text[j - 1];
            break;
        case 4: /* Any zone, any letters, any number of digits on each axis. */ {
            int digits = 2 * (int)random_integer(0, 5), j = 0;
            int64_t zone = random_integer(0, 61);
            if (zone > 0) {
                if (zone > 9) text[j++] = (char)('0' + zone / 10);
                text[j++] = (char)('0' + zone % 10);
            }
            for (int letter = 0; letter < 3; letter++) text[j++] = letters[random_integer(0, 23)];
            while (digits-- > 0) text[j++] = (char)('0' + random_integer(0, 9));
            while (j < SLOT) text[j++] = 0;
            break;
        }
        default: break;
        }
    }
}

static void absorb_utm(int function, const gn_utm *utm) {
    absorb_double(function, utm->easting);
    absorb_double(function, utm->northing);
    absorb_integer(function, utm->zone);
    absorb_integer(function, utm->hemisphere);
}

void absorb_point(int function, const gn_point *point) {
    absorb_double(function, point->latitude);
    absorb_double(function, point->longitude);
}

void absorb_bounds(int function, const gn_bounds *bounds) {
    absorb_double(function, bounds->south);
    absorb_double(function, bounds->west);
    absorb_double(function, bounds->north);
    absorb_double(function, bounds->east);
}

static void absorb_cell(int function, const gn_mgrs_cell *cell) {
    absorb_point(function, &cell->center);
    absorb_point(function, &cell->south_west);
    absorb_point(function, &cell->inside);
    absorb_utm(function, &cell->utm_center);
    absorb_utm(function, &cell->utm_south_west);
    absorb_double(function, cell->size);
    absorb_integer(function, cell->zone);
    absorb_integer(function, cell->precision);
    absorb_integer(function, cell->flags);
    absorb_integer(function, cell->band << 24 | cell->column << 16 | cell->row << 8 | cell->reserved);
}

typedef gn_status decode_one(const char *, size_t, gn_mgrs_cell *, size_t *);
typedef gn_status decode_many(const char *, size_t, ptrdiff_t, size_t, double *, ptrdiff_t, double *, ptrdiff_t,
                              uint8_t *);

static void run_decode(decode_one *one, int of_one, decode_many *many, int of_many, int in_pairs) {
    forget_rows();
    gn_status status = many(texts, SLOT, SLOT, BLOCK, FIRST(in_pairs), STRIDE(in_pairs), SECOND(in_pairs),
                            STRIDE(in_pairs), statuses);
    absorb_positions(of_many, status, in_pairs);
    for (uint32_t i = 0; i < BLOCK; i++) {
        gn_mgrs_cell cell = {.inside = {NOT_A_NUMBER, NOT_A_NUMBER}};
        size_t length = 0, offset = 7;
        while (texts[i * SLOT + length] != 0) length++;
        gn_status single = one(&texts[i * SLOT], length, &cell, &offset);
        absorb_integer(of_one, single);
        absorb_integer(of_one, (int64_t)offset);
        absorb_cell(of_one, &cell);
        expect(of_many, done(status) && statuses[i] == single &&
                            bits(FIRST_AT(in_pairs, i)) == bits(cell.inside.latitude) &&
                            bits(SECOND_AT(in_pairs, i)) == bits(cell.inside.longitude));
    }
}

/* Some of the references in `texts`, right and wrong ones. */
static void run_outline(void) {
    static gn_point ring[2048];
    for (uint32_t i = (uint32_t)random_integer(0, 15); i < BLOCK; i += 16) {
        gn_bounds bounds = {7, 7, 7, 7};
        gn_mgrs_cell cell = {.zone = 7};
        size_t size = 0, count = 7;
        while (texts[i * SLOT + size] != 0) size++;
        gn_mgrs_decode(&texts[i * SLOT], size, &cell, NULL);
        const gn_status status = gn_mgrs_outline(&cell, special_length(), ring, 2048, &count);
        absorb_integer(OF_gn_mgrs_outline, status);
        absorb_count(OF_gn_mgrs_outline, count);
        for (size_t j = 0; status == GN_OK && j < count; j++) absorb_point(OF_gn_mgrs_outline, &ring[j]);
        absorb_integer(OF_gn_mgrs_bounds, gn_mgrs_bounds(&cell, &bounds));
        absorb_bounds(OF_gn_mgrs_bounds, &bounds);
    }
}

/* -- All of it ---------------------------------------------------------------------------------------------------- */

/* Zones that a call may ask for: the standard one, each zone, each EPSG code, and numbers that are neither. */
static int32_t zone_to_ask_for(int32_t zone) {
    switch (random_integer(0, 7)) {
    case 0: return 32600 + zone;
    case 1: return 32700 + zone;
    case 2: return random_integer(0, 1) ? 32661 : 32761;
    case 3: return (int32_t)random_integer(-2, 62);
    default: return zone;
    }
}

static void absorb_bytes(int function, const void *bytes, uint32_t size) {
    const uint8_t *b = bytes;
    uint64_t word = 0;
    for (uint32_t i = 0; i < size; i++) {
        word = word << 8 | b[i];
        if (i % 8 == 7 || i + 1 == size) absorb(function, word);
    }
}

/* Rows of numbers or bytes: the results, and whether a single call gives the same. */
void absorb_rows(int function, gn_status status, const void *rows, uint32_t size) {
    absorb_integer(function, status);
    for (uint32_t i = 0; i < SOME; i++) {
        absorb_integer(function, statuses[i]);
        /* The bits of a NaN are left out. */
        if (statuses[i] == GN_OK) absorb_bytes(function, (const char *)rows + i * size, size);
    }
}

typedef gn_status encode_one(double, double, int32_t, char *, size_t, size_t *);
typedef gn_status encode_many(const double *, ptrdiff_t, const double *, ptrdiff_t, size_t, int32_t, char *, size_t,
                              ptrdiff_t, uint8_t *);
typedef gn_status read_one(const char *, size_t, gn_graticule_cell *, size_t *);

static void run_graticule(encode_one *encode, encode_many *encode_rows, int of_encode, read_one *decode,
                          decode_many *decode_rows, int of_decode, int32_t precision) {
    static char written[SOME * GN_GEOREF_CAPACITY];
    gn_status status = encode_rows(latitudes, 8, longitudes, 8, SOME, precision, written, GN_GEOREF_CAPACITY,
                                   GN_GEOREF_CAPACITY, statuses);
    absorb_rows(of_encode, status, written, GN_GEOREF_CAPACITY);
    for (uint32_t i = 0; done(status) && i < SOME; i++) {
        char text[GN_GEOREF_CAPACITY] = {0};
        gn_status one = encode(latitudes[i], longitudes[i], precision, text, sizeof text, 0);
        expect(of_encode, one == statuses[i] && same_bytes(text, written + i * GN_GEOREF_CAPACITY, sizeof text));
    }
    if (!done(status)) return;
    status = decode_rows(written, GN_GEOREF_CAPACITY, GN_GEOREF_CAPACITY, SOME, first, 8, second, 8, statuses);
    absorb_integer(of_decode, status);
    for (uint32_t i = 0; i < SOME; i++) {
        const char *text = written + i * GN_GEOREF_CAPACITY;
        size_t length = 0;
        while (length < GN_GEOREF_CAPACITY && text[length]) length++;
        gn_graticule_cell cell = {.center = {NOT_A_NUMBER, NOT_A_NUMBER}};
        gn_status one = decode(text, length, &cell, 0);
        absorb_integer(of_decode, statuses[i]);
        absorb_double(of_decode, first[i]);
        absorb_double(of_decode, second[i]);
        expect(of_decode, one == statuses[i] && bits(first[i]) == bits(cell.center.latitude) &&
                              bits(second[i]) == bits(cell.center.longitude));
    }
}

static void run_rows(int32_t precision) {
    static char written[SOME * GN_POSITION_CAPACITY];
    static double eastings[SOME], northings[SOME];
    static int32_t asked[SOME];
    for (uint32_t i = 0; i < SOME; i++) {
        asked[i] = signed_zone(&grid[i]);
        eastings[i] = grid[i].easting;
        northings[i] = grid[i].northing;
    }
    gn_status status = gn_mgrs_encode_utm_batch(eastings, 8, northings, 8, asked, 4, SOME, precision, written,
                                                GN_MGRS_CAPACITY, GN_MGRS_CAPACITY, statuses);
    absorb_rows(OF_gn_mgrs_encode_utm_batch, status, written, GN_MGRS_CAPACITY);
    for (uint32_t i = 0; i < SOME; i++) {
        char text[GN_MGRS_CAPACITY] = {0};
        gn_status one = gn_mgrs_encode_utm(&grid[i], precision, text, sizeof text, 0);
        int same_question = grid[i].zone >= 0 && grid[i].zone <= 60 && grid[i].hemisphere != 0;
        expect(OF_gn_mgrs_encode_utm_batch,
               !done(status) || !same_question ||
                   (one == statuses[i] && same_bytes(text, written + i * GN_MGRS_CAPACITY, sizeof text)));
    }
    static gn_mgrs_cell cells[SOME];
    status = gn_mgrs_decode_cells_batch(texts, SLOT, SLOT, SOME, cells, sizeof *cells, statuses);
    absorb_rows(OF_gn_mgrs_decode_cells_batch, status, cells, sizeof *cells);
    static gn_position positions[SOME];
    static uint8_t read[SOME];
    status = gn_position_parse_batch(texts, SLOT, SLOT, SOME, GN_FORM_ANY, 0, positions, sizeof *positions, read);
    absorb_integer(OF_gn_position_parse_batch, status);
    for (uint32_t i = 0; i < SOME; i++) {
        size_t length = 0, meanings = 0;
        while (length < SLOT && texts[i * SLOT + length]) length++;
        gn_mgrs_cell cell;
        expect(OF_gn_mgrs_decode_cells_batch, gn_mgrs_decode(&texts[i * SLOT], length, &cell, 0) == statuses[i] &&
                                                  (statuses[i] || same_bytes(&cell, &cells[i], sizeof cell)));
        gn_position found[GN_POSITION_CANDIDATES];
        gn_status one = gn_position_parse(&texts[i * SLOT], length, GN_FORM_ANY, 0, found, 4, &meanings, 0);
        if (one == GN_OK && meanings > 1) one = GN_ERROR_TEXT_AMBIGUOUS;
        absorb_integer(OF_gn_position_parse_batch, read[i]);
        absorb_double(OF_gn_position_parse_batch, positions[i].point.latitude);
        absorb_double(OF_gn_position_parse_batch, positions[i].point.longitude);
        expect(OF_gn_position_parse_batch, one == read[i] && (one || same_bytes(&found[0], &positions[i], sizeof *found)));
    }
    gn_format_options options;
    gn_format_options_init(&options);
    options.form = GN_FORM_DMS;
    status = gn_position_format_batch(latitudes, 8, longitudes, 8, SOME, &options, written, GN_POSITION_CAPACITY,
                                      GN_POSITION_CAPACITY, statuses);
    absorb_rows(OF_gn_position_format_batch, status, written, GN_POSITION_CAPACITY);
    for (uint32_t i = 0; i < SOME; i++) {
        char text[GN_POSITION_CAPACITY] = {0};
        gn_status one = gn_position_format(latitudes[i], longitudes[i], &options, text, sizeof text, 0);
        expect(OF_gn_position_format_batch,
               one == statuses[i] && same_bytes(text, written + i * GN_POSITION_CAPACITY, sizeof text));
    }
    run_graticule(gn_georef_encode, gn_georef_encode_batch, OF_gn_georef_encode_batch, gn_georef_decode,
                  gn_georef_decode_batch, OF_gn_georef_decode_batch, precision);
    run_graticule(gn_gars_encode, gn_gars_encode_batch, OF_gn_gars_encode_batch, gn_gars_decode, gn_gars_decode_batch,
                  OF_gn_gars_decode_batch, precision % 4);

    static const gn_point points[] = {{50, -100}, {10, 20}, {-40, 30}, {-30, -170}};
    static gn_route_place places[SOME];
    static int32_t sides[SOME];
    status = gn_route_nearest_batch(points, 4, latitudes, 8, longitudes, 8, SOME, places, sizeof *places, statuses);
    absorb_rows(OF_gn_route_nearest_batch, status, places, sizeof *places);
    for (uint32_t i = 0; i < SOME; i++) {
        const gn_point at = {latitudes[i], longitudes[i]};
        gn_route_place place;
        expect(OF_gn_route_nearest_batch, gn_route_nearest(points, 4, &at, &place) == statuses[i] &&
                                              (statuses[i] || same_bytes(&place, &places[i], sizeof place)));
    }
    status = gn_polygon_contains_batch(points, 4, 0, 0, latitudes, 8, longitudes, 8, SOME, sides, 4, statuses);
    absorb_rows(OF_gn_polygon_contains_batch, status, sides, 4);
    for (uint32_t i = 0; i < SOME; i++) {
        const gn_point at = {latitudes[i], longitudes[i]};
        int32_t side = 0;
        expect(OF_gn_polygon_contains_batch,
               gn_polygon_contains(points, 4, 0, 0, &at, &side) == statuses[i] && side == sides[i]);
    }
}

static void run_constants(void) {
    absorb_text(OF_gn_version, gn_version());
    absorb(OF_gn_version_number, gn_version_number());
    /* The level itself is the one answer that may differ; setting it to its current value changes nothing. */
    int32_t level = gn_cpu_level();
    absorb_integer(OF_gn_cpu_level, level == 1 || level == 3 || level == 4);
    absorb_integer(OF_gn_cpu_level_limit, gn_cpu_level_limit(level) == level);
    absorb(OF_gn_mgrs_capacity, gn_mgrs_capacity());
    for (int status = 0; status <= GN_STATUS_LIMIT; status++) {
        absorb_text(OF_gn_status_text, gn_status_text((gn_status)status));
        absorb_text(OF_gn_status_name, gn_status_name((gn_status)status));
    }
    for (int32_t code = 32590; code < 32770; code++) {
        int32_t zone = 7, hemisphere = 7;
        absorb_integer(OF_gn_utm_from_epsg, gn_utm_from_epsg(code, &zone, &hemisphere));
        absorb_integer(OF_gn_utm_from_epsg, zone);
        absorb_integer(OF_gn_utm_from_epsg, hemisphere);
    }
}

void corpus_run(uint32_t points) {
    state = 20260101;
    for (int i = 0; i < SECTIONS; i++) sections[i].hash = sections[i].values = sections[i].mismatches = 0;

    run_constants();
    run_grid_options_init();
    run_fence_options_init();
    run_navigation_options_init();
    for (uint32_t block = 0; block * BLOCK < points; block++) {
        int in_pairs = block % 2;
        make_positions();
        run_zone();
        run_factors(GN_ZONE_STANDARD, in_pairs);
        for (int32_t precision = GN_MGRS_GRID_ZONE_ONLY; precision <= GN_MGRS_1_UM; precision++) {
            /* Each block has a third of the precisions, and one of these is decoded. */
            uint32_t turn = block + (uint32_t)precision + 1;
            if (turn % 3 != 0 && turn % 13 != 0) continue;
            run_encode(precision, in_pairs);
            if (turn % 13 == 0) {
                spoil_texts();
                run_outline();
                run_decode(gn_mgrs_decode, OF_gn_mgrs_decode, gn_mgrs_decode_batch, OF_gn_mgrs_decode_batch, in_pairs);
                run_decode(gn_mgrs_decode_strict, OF_gn_mgrs_decode_strict, gn_mgrs_decode_strict_batch,
                           OF_gn_mgrs_decode_strict_batch, in_pairs);
            }
        }
        for (int i = 0; i < 2; i++) run_grid();
        run_screen();
        run_camera();
        run_geodesics(block);
        run_shapes(block);
        run_texts(block);
        run_magnetic(block);
        run_exchange(block);
        run_groups();
        run_tactical(block);
        run_tiles(block);
        run_terrain(block);
        run_sky();
        run_pairs(block);
        run_encode(block % 4 < 2 ? GN_MGRS_GRID_ZONE_ONLY - 1 : GN_MGRS_1_UM + 1, in_pairs);
        run_forward(GN_ZONE_STANDARD, in_pairs);
        run_inverse_zones_batch(in_pairs);
        run_encode_utm((int32_t)(block % 15) - 2);

        int32_t zone = (int32_t)(block % 60) + 1;
        make_positions_near(zone);
        int32_t asked = zone_to_ask_for(zone);
        run_forward(asked, in_pairs);
        run_factors(asked, in_pairs);
        make_grid();
        run_inverse_batch(block % 64 == 9 ? GN_ZONE_UPS : block % 64 == 10 ? 62 : zone,
                          block % 64 == 11 ? 0 : block / 2 % 2 ? GN_NORTH : GN_SOUTH, in_pairs);
        run_encode_utm((int32_t)(block % 13) - 1);
        run_rows((int32_t)(block % 14) - 1);
        run_point_index();
        run_edge_index(block);
        run_fence_index();
        run_navigation();
        run_track();
    }
}
