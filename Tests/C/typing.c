/*
 * Typing help for MGRS references, compared with gn_mgrs_decode_strict(): every zone, band and square; the
 * digits of squares that a border cuts; the nearest cell against all that there are; texts, fields and refusals.
 *
 *   c-typing [SEED [EFFORT]]     effort 100 is all of it, less is a part
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "splitmix.h"

static int failures = 0;
static long checks = 0;

#define CHECK(condition, ...)                                                                                          \
    do {                                                                                                               \
        checks++;                                                                                                      \
        if (!(condition) && ++failures <= 30) {                                                                        \
            printf("line %d: %s: ", __LINE__, #condition);                                                             \
            printf(__VA_ARGS__);                                                                                       \
            printf("\n");                                                                                              \
        }                                                                                                              \
    } while (0)

static const char characters[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char *const polar_letters = "ABYZ";
static int effort = 100;
static int below(int count) { return (int)(random_bits() % (uint64_t)count); }

static double between(double low, double high) {
    return low + (high - low) * ((double)(random_bits() >> 11) / 9007199254740992.0);
}

static int is_valid(const char *text) {
    gn_mgrs_cell cell;
    return gn_mgrs_decode_strict(text, strlen(text), &cell, NULL) == GN_OK;
}

static gn_status type(const char *text, const gn_point *reference, int32_t precision, gn_mgrs_typing *out,
                      size_t *offset) {
    return gn_mgrs_type(text, strlen(text), reference, precision, out, offset);
}

static gn_status type_fields(char field[4][40], gn_mgrs_typing *out, int32_t *error_field, size_t *offset) {
    return gn_mgrs_type_fields(field[0], strlen(field[0]), field[1], strlen(field[1]), field[2], strlen(field[2]),
                               field[3], strlen(field[3]), NULL, out, error_field, offset);
}

/* Every square of the earth: [zone - 1, or 60 + index of the polar letter][band][column][row], letters from A. */
static unsigned char exists[64][26][26][26];

typedef struct square {
    char text[8];
    gn_mgrs_cell cell;
} square;

static square squares[100000];
static int square_count = 0;

static void zone_text(char *text, int zone, int band) {
    if (zone < 60)
        sprintf(text, "%02d%c", zone + 1, 'A' + band);
    else
        sprintf(text, "%c", polar_letters[zone - 60]);
}

static void find_squares(void) {
    for (int zone = 0; zone < 64; zone++) {
        if (effort < 100 && zone < 60 && zone != 30 && zone != 31 && below(100) >= effort) continue;
        for (int band = 0; band < (zone < 60 ? 26 : 1); band++)
            for (int column = 0; column < 26; column++)
                for (int row = 0; row < 26; row++) {
                    square s;
                    zone_text(s.text, zone, band);
                    sprintf(s.text + strlen(s.text), "%c%c", 'A' + column, 'A' + row);
                    if (gn_mgrs_decode_strict(s.text, strlen(s.text), &s.cell, NULL) != GN_OK) continue;
                    exists[zone][band][column][row] = 1;
                    squares[square_count++] = s;
                }
    }
}

/* The answer for a text is exactly these characters; each leads on, every other one does not. */
static void check_next(const char *text, uint64_t expected, const gn_point *reference, int32_t precision) {
    gn_mgrs_typing typing;
    size_t offset = 99;
    gn_status status = type(text, reference, precision, &typing, &offset);
    CHECK(status == GN_OK && offset == 0, "%s: %s", text, gn_status_name(status));
    CHECK(typing.next == expected, "%s: %09" PRIx64 " instead of %09" PRIx64, text, typing.next, expected);
    for (int i = 0; i < 36; i++) {
        char longer[64];
        sprintf(longer, "%s%c", text, characters[i]);
        status = type(longer, reference, precision, &typing, &offset);
        CHECK((status == GN_OK) == (expected >> i & 1), "%s: %s", longer, gn_status_name(status));
        CHECK(status == GN_OK || offset == strlen(text), "%s at %zu", longer, offset);
    }
}

/* Walks through all that may be typed as far as the letters of the squares. */
static void every_zone_band_and_square(void) {
    uint64_t bands[61] = {0};
    uint64_t zones = 0x3ff;
    for (int i = 0; i < 4; i++) zones |= UINT64_C(1) << (10 + polar_letters[i] - 'A');
    check_next("", zones, NULL, 5);
    for (int zone = 0; zone < 64; zone++)
        for (int band = 0; band < (zone < 60 ? 26 : 1); band++) {
            uint64_t columns = 0;
            char text[64];
            for (int column = 0; column < 26; column++) {
                uint64_t rows = 0;
                for (int row = 0; row < 26; row++)
                    if (exists[zone][band][column][row]) rows |= UINT64_C(1) << (10 + row);
                if (!rows) continue;
                columns |= UINT64_C(1) << (10 + column);
                zone_text(text, zone, band);
                sprintf(text + strlen(text), "%c", 'A' + column);
                check_next(text, rows, NULL, 5);
            }
            if (!columns) continue;
            zone_text(text, zone, band);
            check_next(text, columns, NULL, 5);
            if (zone < 9) check_next(text + 1, columns, NULL, 5);
            if (zone < 60) bands[zone + 1] |= UINT64_C(1) << (10 + band);
        }
    if (effort < 100) return;
    for (int zone = 1; zone <= 60; zone++) {
        char text[8];
        sprintf(text, "%02d", zone);
        check_next(text, bands[zone], NULL, 5);
        if (zone < 10)
            check_next(text + 1, bands[zone] | (zone < 6 ? 0x3ff : zone == 6 ? 1 : 0), NULL, 5);
    }
    check_next("0", 0x3fe, NULL, 5);
}

static int count_squares(const char *zone) {
    int count = 0;
    for (int i = 0; i < square_count; i++)
        count += strncmp(squares[i].text, zone, 3) == 0;
    return count;
}

/* The same counts as seen by typing alone. */
static int count_by_typing(const char *zone) {
    gn_mgrs_typing columns, rows;
    int count = 0;
    if (type(zone, NULL, 5, &columns, NULL) != GN_OK) return -1;
    for (int i = 10; i < 36; i++) {
        char text[8];
        if (!(columns.next >> i & 1)) continue;
        sprintf(text, "%s%c", zone, characters[i]);
        if (type(text, NULL, 5, &rows, NULL) != GN_OK) return -1;
        for (int j = 10; j < 36; j++) count += rows.next >> j & 1;
    }
    return count;
}

static void counts_of_squares(void) {
    static const struct {
        const char *zone;
        int count;
    } table[] = {{"31V", 19}, {"32V", 57}, {"31X", 46}, {"33X", 58}, {"37X", 46},
                 {"56K", 80}, {"57K", 80}, {"31N", 72}, {"60C", 24}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        int count = count_by_typing(table[i].zone);
        CHECK(count == table[i].count, "%s: %d", table[i].zone, count);
        if (effort >= 100) CHECK(count_squares(table[i].zone) == count, "%s: %d", table[i].zone, count);
    }
}

/* All beginnings of up to four digits in a square, held against all its cells of 10 km and 1 km. */
static void digits_of_a_square(const char *name) {
    static unsigned char tens[10][10], ones[100][100];
    char text[32];
    memset(tens, 0, sizeof tens);
    for (int e = 0; e < 100; e++)
        for (int n = 0; n < 100; n++) {
            sprintf(text, "%s%02d%02d", name, e, n);
            ones[e][n] = (unsigned char)is_valid(text);
        }
    for (int e = 0; e < 10; e++)
        for (int n = 0; n < 10; n++) {
            sprintf(text, "%s%d%d", name, e, n);
            tens[e][n] = (unsigned char)is_valid(text);
        }
    /* possible[k][digits as a number] */
    static unsigned char possible[5][10000];
    memset(possible, 0, sizeof possible);
    for (int e = 0; e < 100; e++)
        for (int n = 0; n < 100; n++)
            for (int k = 0, number = e * 100 + n; k <= 4; k++) {
                static const int scale[] = {10000, 1000, 100, 10, 1};
                if (ones[e][n]) possible[k][number / scale[k]] = 1;
                if (k <= 2 && tens[e / 10][e % 10]) {
                    static const int small[] = {100, 10, 1};
                    possible[k][e / small[k]] = 1;
                }
            }
    for (int k = 0, numbers = 1; k < 4; k++, numbers *= 10)
        for (int number = 0; number < numbers; number++) {
            if (!possible[k][number]) continue;
            uint64_t next = 0;
            for (int digit = 0; digit < 10; digit++)
                if (possible[k + 1][number * 10 + digit]) next |= UINT64_C(1) << digit;
            if (k)
                sprintf(text, "%s%0*d", name, k, number);
            else
                sprintf(text, "%s", name);
            check_next(text, next, NULL, 2);
        }
}

static void digits_of_cut_squares(void) {
    if (effort >= 10) digits_of_a_square("32VJN");
    for (int i = 0; i < effort / 4;) {
        const square *s = &squares[below(square_count)];
        if (!(s->cell.flags & GN_MGRS_FLAG_CUT)) continue;
        digits_of_a_square(s->text);
        i++;
    }
}

/* A position anywhere, or near a border where something may go wrong. */
static gn_point place(void) {
    static const double parallels[] = {0, 84, -80, 56, 64, 72, 90, -90, 80, -72};
    static const double meridians[] = {180, -180, 0, 3, 6, 9, 12, 21, 33, 42, 60, -6, 174};
    gn_point point = {between(-90, 90), between(-180, 180)};
    if (below(2)) point.latitude = parallels[below(10)] + between(-1, 1) * (below(2) ? 2 : 0.01);
    if (below(2)) point.longitude = meridians[below(13)] + between(-1, 1) * (below(2) ? 3 : 0.01);
    point.latitude = fmax(-90, fmin(90, point.latitude));
    return point;
}

/* Where zones of other widths, the caps or the ends of the zones make a search difficult, or anywhere. */
static gn_point difficult_place(void) {
    gn_point point = {between(72, 85), between(0, 42)};
    int kind = below(8);
    if (kind >= 6) return place();
    if (kind < 4) return point;
    point.longitude = between(-180, 180);
    if (kind == 4)
        point.latitude = (below(2) ? 84 : -80) + between(-1, 1) * (below(2) ? 5 : 0.5);
    else
        point.latitude = between(30, 84) * (below(2) ? 1 : -1);
    return point;
}

static double distance_to(const gn_point *reference, const gn_point *point, double *azimuth) {
    double distance = NAN;
    gn_geodesic_inverse(reference, point, &distance, azimuth, NULL);
    return distance;
}

static double rough_distance(const gn_point *a, const gn_point *b) {
    const double degree = 0.017453292519943295;
    double north = sin(0.5 * degree * (b->latitude - a->latitude));
    double east = sin(0.5 * degree * (b->longitude - a->longitude));
    double h = north * north + cos(degree * a->latitude) * cos(degree * b->latitude) * east * east;
    return 2 * 6371008.8 * asin(sqrt(fmin(1, h)));
}

/* The distance to the nearest cell with these digits, of all squares whose text matches; '?' stands for any letter. */
static double nearest(const gn_point *reference, const char *zone, const char *letters, const char *digits) {
    double best = INFINITY;
    /* By the distance of the square's center first: a cell in it is less than 200 km nearer. */
    for (double searched = 0, reach = 4e5; searched < 2.1e7 && best > searched - 2e5; searched = reach, reach *= 3) {
        for (int i = 0; i < square_count; i++) {
            const square *s = &squares[i];
            size_t length = strlen(s->text);
            if (strncmp(s->text, zone, strlen(zone)) != 0 || (zone[0] && length == 3 && zone[1])) continue;
            if (letters[0] && memcmp(s->text + length - 2, letters, 2) != 0) continue;
            if (rough_distance(reference, &s->cell.center) > reach) continue;
            char text[40];
            gn_mgrs_cell cell;
            sprintf(text, "%s%s", s->text, digits);
            if (gn_mgrs_decode_strict(text, strlen(text), &cell, NULL) != GN_OK) continue;
            best = fmin(best, distance_to(reference, &cell.center, NULL));
        }
    }
    return best;
}

static void check_completed(const char *typed, const gn_point *reference, const gn_mgrs_typing *typing) {
    gn_mgrs_cell cell;
    double azimuth;
    gn_status status = gn_mgrs_decode_strict(typing->text, strlen(typing->text), &cell, NULL);
    CHECK(status == GN_OK, "%s: %s: %s", typed, typing->text, gn_status_name(status));
    CHECK(memcmp(&cell, &typing->cell, sizeof cell) == 0, "%s: %s", typed, typing->text);
    if (!reference) {
        CHECK(isnan(typing->distance) && isnan(typing->azimuth), "%s", typed);
        return;
    }
    CHECK(distance_to(reference, &cell.center, &azimuth) == typing->distance && azimuth == typing->azimuth,
          "%s from %.17g %.17g: %s", typed, reference->latitude, reference->longitude, typing->text);
}

static void random_digits(char *text, int count) {
    for (int i = 0; i < count; i++) text[i] = (char)('0' + below(10));
    text[count] = 0;
}

/* A square of anywhere; more often of a cap, one that a border cuts, or of 32V, which reaches farther than any zone. */
static const square *square_of_note(void) {
    for (int kind = below(4);;) {
        const square *s = &squares[below(square_count)];
        if (kind == 0 || (kind == 1 && strlen(s->text) == 3)) return s;
        if (kind == 2 && s->cell.flags & GN_MGRS_FLAG_CUT) return s;
        if (kind == 3 && strncmp(s->text, "32V", 3) == 0) return s;
    }
}

/* Abbreviated references and fields, held against a search through all squares of the earth. */
static void nearest_cells(void) {
    for (int i = 0; i < 24 * effort; i++) {
        gn_point reference = difficult_place();
        char digits[32], letters[8] = "", text[64], zone[8] = "";
        const square *s = square_of_note();
        int precision = below(4) ? below(4) : below(12);
        gn_mgrs_typing typing;
        gn_status status;
        random_digits(digits, 2 * precision);
        if (below(2)) sprintf(letters, "%s", s->text + strlen(s->text) - 2);
        if (below(3) == 0) {
            sprintf(zone, "%.*s", (int)strlen(s->text) - 2, s->text);
            if (zone[1] && below(2)) zone[2] = 0;
        }
        sprintf(text, "%s|%s|%s", zone, letters, digits);
        if (zone[0])
            status = gn_mgrs_type_fields(zone, strlen(zone), letters, strlen(letters), digits, (size_t)precision,
                                         digits + precision, (size_t)precision, &reference, &typing, NULL, NULL);
        else {
            sprintf(text, "%s%s", letters, digits);
            status = type(text, &reference, 11, &typing, NULL);
        }
        double expected = nearest(&reference, zone, letters, digits);
        if (status != GN_OK) {
            CHECK(isinf(expected), "%s: %s, but %.3f m", text, gn_status_name(status), expected);
            continue;
        }
        if (isinf(expected)) {
            CHECK(!(typing.flags & GN_TYPING_COMPLETED), "%s: %s", text, typing.text);
            continue;
        }
        CHECK(typing.flags & GN_TYPING_COMPLETED, "%s from %.17g %.17g", text, reference.latitude, reference.longitude);
        CHECK(fabs(typing.distance - expected) <= 1e-6, "%s from %.17g %.17g: %s is %.6f m away, not %.6f", text,
              reference.latitude, reference.longitude, typing.text, typing.distance, expected);
        check_completed(text, &reference, &typing);
        size_t length = strlen(typing.text), tail = strlen(digits);
        CHECK(strcmp(typing.text + length - tail, digits) == 0, "%s: %s", text, typing.text);
        CHECK(!letters[0] || memcmp(typing.text + length - tail - 2, letters, 2) == 0, "%s: %s", text, typing.text);
    }
}

/* Nearest cells so far away that a search might stop too soon: across a border, or half a cap away. */
static void nearest_cells_far_away(void) {
    static const struct {
        const char *letters, *digits;
        gn_point reference;
        const char *completed;
        double kilometers;
    } table[] = {
        {"", "0071", {80.341949929082944, 8.8611383483506359}, "31XFK0071", 47},
        {"NP", "", {84.349390418710342, 12.841220746001925}, "29XNP", 195},
        {"KS", "", {84.91, 32.11}, "32VKS", 2373},
        /* On a sphere, the one to the east or west is nearer. */
        {"", "94", {10.79837678823105, 42.274484251121009}, "38PJT94", 50},
        {"CM", "", {-21.206103279908785, -55.322485046710312}, "22JCM", 1042},
        {"GV", "", {3.7244578703156073, -77.35379576998227}, "16MGV", 1265},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        char text[20];
        gn_mgrs_typing typing;
        sprintf(text, "%s%s", table[i].letters, table[i].digits);
        gn_status status = type(text, &table[i].reference, 5, &typing, NULL);
        CHECK(status == GN_OK, "%s: %s", text, gn_status_name(status));
        CHECK(strcmp(typing.text, table[i].completed) == 0, "%s: %s", text, typing.text);
        CHECK(round(typing.distance / 1000) == table[i].kilometers, "%s: %.3f m", text, typing.distance);
        if (effort < 100) continue;
        double expected = nearest(&table[i].reference, "", table[i].letters, table[i].digits);
        CHECK(fabs(typing.distance - expected) <= 1e-6, "%s: %.6f, not %.6f", text, typing.distance, expected);
    }
}

/* Texts of keyboard characters: a refused text has a future up to the offset and none with that character. */
static void any_text(void) {
    static const char *const parts[] = {"32V", "31V", "31X", "60C", "A",  "B",  "Y", "Z",  "1",  "0",   "NM", "JN",
                                        "DL",  "AB",  "12",  "7",   "45", " ",  "\t", "X", "32", "999", "000"};
    for (int i = 0; i < 300 * effort; i++) {
        char text[80] = "";
        gn_point reference = place();
        const gn_point *from = below(2) ? &reference : NULL;
        int32_t precision = below(12);
        gn_mgrs_typing typing, shorter;
        gn_mgrs_cell cell;
        size_t offset;
        if (below(2)) {
            const square *s = &squares[below(square_count)];
            strcpy(text, s->text + (below(4) ? 0 : strlen(s->text) - 2));
            random_digits(text + strlen(text), below(2 * precision + 1));
        }
        for (int n = below(5); n > 0; n--) strcat(text, parts[below(23)]);
        gn_status status = type(text, from, precision, &typing, &offset);
        if (status != GN_OK) {
            CHECK(offset < strlen(text), "%s at %zu", text, offset);
            CHECK(gn_mgrs_type(text, offset, from, precision, &shorter, NULL) == GN_OK, "%s at %zu", text, offset);
            CHECK(gn_mgrs_type(text, offset + 1, from, precision, &shorter, NULL) != GN_OK, "%s at %zu", text, offset);
            continue;
        }
        gn_status whole = gn_mgrs_decode_strict(text, strlen(text), &cell, NULL);
        int is_complete = whole == GN_OK && cell.precision >= 0 && cell.precision <= precision;
        CHECK(is_complete == !!(typing.flags & GN_TYPING_COMPLETE), "%s: %s", text, gn_status_name(whole));
        if (is_complete) CHECK(memcmp(&cell, &typing.cell, sizeof cell) == 0, "%s: %s", text, typing.text);
        if (typing.flags & GN_TYPING_COMPLETED)
            check_completed(text, from, &typing);
        else
            CHECK(typing.text[0] == 0, "%s: %s", text, typing.text);
        if (i % 8 == 0) check_next(text, typing.next, from, precision);
        CHECK((typing.field == GN_FIELD_END) == (typing.next == 0), "%s: %d", text, typing.field);
    }
}

/* Fields and one text say the same. */
static void fields_are_parts_of_a_text(void) {
    for (int i = 0; i < 100 * effort; i++) {
        const square *s = &squares[below(square_count)];
        gn_point reference = place();
        const gn_point *from = below(2) ? &reference : NULL;
        size_t length = strlen(s->text);
        char field[4][40] = {"", "", "", ""};
        char text[200];
        sprintf(field[0], "%.*s", (int)length - 2, s->text);
        strcpy(field[1], s->text + length - 2);
        random_digits(field[2], below(12));
        random_digits(field[3], below(12));
        int precision = (int)(strlen(field[2]) > strlen(field[3]) ? strlen(field[2]) : strlen(field[3]));
        sprintf(text, "%s%s%s%.*s%s%.*s", field[0], field[1], field[2], precision - (int)strlen(field[2]),
                "00000000000", field[3], precision - (int)strlen(field[3]), "00000000000");
        gn_mgrs_typing split, whole;
        int32_t error_field;
        size_t offset;
        gn_status status =
            gn_mgrs_type_fields(field[0], strlen(field[0]), field[1], strlen(field[1]), field[2], strlen(field[2]),
                                field[3], strlen(field[3]), from, &split, &error_field, &offset);
        if (is_valid(text)) {
            CHECK(status == GN_OK && split.flags == (GN_TYPING_COMPLETE | GN_TYPING_COMPLETED), "%s: %s", text,
                  gn_status_name(status));
            CHECK(type(text, from, 11, &whole, NULL) == GN_OK, "%s", text);
            CHECK(strcmp(split.text, text) == 0, "%s: %s", text, split.text);
            CHECK(memcmp(&split.cell, &whole.cell, sizeof whole.cell) == 0, "%s", text);
            check_completed(text, from, &split);
        } else if (status == GN_OK)
            CHECK(!(split.flags & GN_TYPING_COMPLETED), "%s: %s", text, split.text);
        if (status != GN_OK) {
            int f = error_field == GN_FIELD_EASTING ? 2 : 3;
            CHECK(error_field == GN_FIELD_EASTING || error_field == GN_FIELD_NORTHING, "%s: %d", text, error_field);
            CHECK(offset < strlen(field[f]), "%s at %zu", text, offset);
            continue;
        }
        /* The characters that may continue the cursor's field. */
        static const int field_of[] = {0, 0, 0, 1, 1, 2, 3, 3};
        int cursor = field_of[split.field];
        for (int c = 0; c < 36; c++) {
            gn_mgrs_typing longer;
            size_t end = strlen(field[cursor]);
            field[cursor][end] = characters[c];
            field[cursor][end + 1] = 0;
            status = gn_mgrs_type_fields(field[0], strlen(field[0]), field[1], strlen(field[1]), field[2],
                                         strlen(field[2]), field[3], strlen(field[3]), from, &longer, NULL, NULL);
            CHECK((status == GN_OK) == (split.next >> c & 1), "%s|%s|%s|%s: %s", field[0], field[1], field[2], field[3],
                  gn_status_name(status));
            field[cursor][end] = 0;
        }
    }
}

/* One letter of a square allows the same characters as that letter with some letter behind it. */
static void half_a_square_in_fields(void) {
    static const char rows[] = "ABCDEFGHJKLMNPQRSTUVWXYZ";
    for (int i = 0; i < 100 * effort; i++) {
        const square *s = &squares[below(square_count)];
        char field[4][40] = {"", "", "", ""};
        int zone = (int)strlen(s->text) - 2;
        sprintf(field[0], "%.*s", below(8) ? zone : 0, s->text);
        sprintf(field[1], "%c", s->text[zone]);
        random_digits(field[2], below(4));
        random_digits(field[3], below(4));
        int32_t error_field = 0;
        size_t offset = 0;
        gn_mgrs_typing half, whole;
        gn_status status =
            gn_mgrs_type_fields(field[0], strlen(field[0]), field[1], 1, field[2], strlen(field[2]), field[3],
                                strlen(field[3]), NULL, &half, &error_field, &offset);
        int is_possible = 0;
        for (int row = 0; row < 24; row++) {
            field[1][1] = rows[row];
            is_possible |= gn_mgrs_type_fields(field[0], strlen(field[0]), field[1], 2, field[2], strlen(field[2]),
                                               field[3], strlen(field[3]), NULL, &whole, NULL, NULL) == GN_OK;
        }
        CHECK(is_possible == (status == GN_OK), "%s|%c|%s|%s: %s", field[0], field[1][0], field[2], field[3],
              gn_status_name(status));
        if (status != GN_OK) {
            int f = error_field == GN_FIELD_EASTING ? 2 : 3;
            CHECK(status == GN_ERROR_MGRS_OVERHANGS_ZONE, "%s", gn_status_name(status));
            CHECK(error_field == GN_FIELD_EASTING || error_field == GN_FIELD_NORTHING, "%d", error_field);
            CHECK(offset < strlen(field[f]), "%zu", offset);
        } else
            CHECK(!(half.flags & GN_TYPING_COMPLETED), "%s", half.text);
    }
}

/* A zone without its band, or its second digit too, allows the same characters as with some band behind it. */
/* Rows W to Z are in polar zones alone: without a zone, they are possible where one of the four has them. */
static void squares_of_polar_zones_in_fields(void) {
    static const char letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ";
    static const char *const zones[] = {"A", "B", "Y", "Z"};
    int possible = 0;
    for (int i = 0; i < 24 * 4 * 100; i++) {
        char field[4][40] = {"", {letters[i / 400], letters[20 + i / 100 % 4]}};
        field[2][0] = (char)('0' + i / 10 % 10);
        field[3][0] = (char)('0' + i % 10);
        gn_mgrs_typing typing;
        const int is_open = type_fields(field, &typing, NULL, NULL) == GN_OK;
        int is_possible = 0;
        for (int zone = 0; zone < 4; zone++) {
            sprintf(field[0], "%s", zones[zone]);
            is_possible |= type_fields(field, &typing, NULL, NULL) == GN_OK;
        }
        CHECK(is_open == is_possible, "%s|%s|%s: %d", field[1], field[2], field[3], is_open);
        possible += is_possible;
    }
    CHECK(possible > 500, "%d", possible);
}

static void part_of_a_zone_in_fields(void) {
    static const char bands[] = "CDEFGHJKLMNPQRSTUVWX";
    for (int i = 0; i < 20 * effort;) {
        const square *s = square_of_note();
        size_t length = strlen(s->text);
        char field[4][40] = {"", "", "", ""}, zone[4];
        if (length < 5) continue;
        i++;
        sprintf(field[0], "%.2s", s->text);
        if (field[0][0] == '0' && below(2)) sprintf(field[0], "%c", s->text[1]);
        if (below(8) == 0) field[0][1] = 0;
        /* Mostly both letters; of one alone half_a_square_in_fields() knows more. */
        sprintf(field[1], "%.*s", below(8) ? 2 : 1, s->text + 3);
        random_digits(field[2], below(5));
        random_digits(field[3], below(5));
        gn_mgrs_typing part, whole;
        int32_t error_field = 0;
        size_t offset = 0;
        gn_status status = type_fields(field, &part, &error_field, &offset);
        /* All that the zone may become. */
        int is_possible = 0, is_open = strlen(field[0]) == 1 && field[0][0] <= '6';
        uint64_t next = 0;
        for (int number = 0; number <= (is_open ? 10 : 0); number++) {
            if (number)
                sprintf(zone, "%c%d", field[0][0], number - 1);
            else
                sprintf(zone, "%.2s", field[0]);
            for (int band = 0; band < 20; band++) {
                char with_band[4][40];
                memcpy(with_band, field, sizeof field);
                sprintf(with_band[0], "%s%c", zone, bands[band]);
                if (type_fields(with_band, &whole, NULL, NULL) != GN_OK) continue;
                is_possible = 1;
                next |= whole.next;
            }
        }
        CHECK(is_possible == (status == GN_OK), "%s|%s|%s|%s: %s", field[0], field[1], field[2], field[3],
              gn_status_name(status));
        if (status == GN_OK) {
            CHECK(part.next == next, "%s|%s|%s|%s: %09" PRIx64 " instead of %09" PRIx64, field[0], field[1], field[2],
                  field[3], part.next, next);
            CHECK(part.flags == 0, "%s|%s|%s|%s: %u", field[0], field[1], field[2], field[3], part.flags);
            continue;
        }
        /* The first digit that leaves nothing; a digit of the easting only if no northing helps. */
        int f = error_field == GN_FIELD_EASTING ? 2 : 3;
        CHECK(status == GN_ERROR_MGRS_OVERHANGS_ZONE, "%s", gn_status_name(status));
        CHECK(error_field == GN_FIELD_EASTING || error_field == GN_FIELD_NORTHING, "%d", error_field);
        CHECK(offset < strlen(field[f]), "%s|%s|%s|%s at %zu", field[0], field[1], field[2], field[3], offset);
        if (f == 2) field[3][0] = 0;
        field[f][offset + 1] = 0;
        CHECK(type_fields(field, &part, NULL, NULL) != GN_OK, "%s|%s|%s|%s", field[0], field[1], field[2], field[3]);
        field[f][offset] = 0;
        CHECK(type_fields(field, &part, NULL, NULL) == GN_OK, "%s|%s|%s|%s", field[0], field[1], field[2], field[3]);
    }
}

static const gn_point oslo = {59.91, 10.75};

static void texts_and_their_answers(void) {
    static const struct {
        const char *text;
        int has_reference;
        int32_t precision, field;
        uint32_t flags;
        const char *completed;
    } table[] = {
        {"", 0, 5, GN_FIELD_ZONE, 0, ""},
        {" \t", 0, 5, GN_FIELD_ZONE, 0, ""},
        {"", 1, 5, GN_FIELD_ZONE, 2, "32VNM"},
        {"3", 0, 5, GN_FIELD_ZONE, 0, ""},
        {"7", 0, 5, GN_FIELD_BAND, 0, ""},
        {"3 ", 0, 5, GN_FIELD_BAND, 0, ""},
        {"32", 0, 5, GN_FIELD_BAND, 0, ""},
        {"32", 1, 5, GN_FIELD_BAND, 2, "32VPM32"},
        {"32V", 0, 5, GN_FIELD_COLUMN, 0, ""},
        {"32V", 1, 5, GN_FIELD_COLUMN, 2, "32VNM"},
        {"32vn", 1, 5, GN_FIELD_ROW, 0, ""},
        {"32vnm", 0, 5, GN_FIELD_EASTING, 3, "32VNM"},
        {"32VNM", 0, 0, GN_FIELD_END, 3, "32VNM"},
        {"32VNM9", 0, 5, GN_FIELD_EASTING, 0, ""},
        {"32VNM97", 0, 5, GN_FIELD_EASTING, 3, "32VNM97"},
        {"32VNM97", 0, 2, GN_FIELD_NORTHING, 3, "32VNM97"},
        {"32VNM 97 ", 0, 5, GN_FIELD_NORTHING, 3, "32VNM97"},
        {"32VNM 97 4", 0, 5, GN_FIELD_NORTHING, 0, ""},
        {"32VNM 97 43", 0, 5, GN_FIELD_END, 3, "32VNM9743"},
        {"32VNM9712", 0, 2, GN_FIELD_END, 3, "32VNM9712"},
        {"NM", 1, 5, GN_FIELD_EASTING, 2, "32VNM"},
        {"NM9743", 1, 5, GN_FIELD_EASTING, 2, "32VNM9743"},
        {"9743", 1, 5, GN_FIELD_EASTING, 2, "32VNM9743"},
        {"97 43", 1, 5, GN_FIELD_END, 2, "32VNM9743"},
        {"0", 1, 5, GN_FIELD_ZONE, 0, ""},
        {"A", 1, 5, GN_FIELD_COLUMN, 0, ""},
        {"A", 0, 5, GN_FIELD_COLUMN, 0, ""},
        {"ZAH", 0, 5, GN_FIELD_EASTING, 3, "ZAH"},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        gn_mgrs_typing typing;
        gn_status status = type(table[i].text, table[i].has_reference ? &oslo : NULL, table[i].precision, &typing, NULL);
        CHECK(status == GN_OK, "%s: %s", table[i].text, gn_status_name(status));
        CHECK(typing.field == table[i].field, "%s: %d", table[i].text, typing.field);
        CHECK(typing.flags == table[i].flags, "%s: %u", table[i].text, typing.flags);
        CHECK(strcmp(typing.text, table[i].completed) == 0, "%s: %s", table[i].text, typing.text);
    }
}

static void what_is_refused(void) {
    static const struct {
        const char *text;
        int has_reference;
        int32_t precision;
        gn_status status;
        size_t offset;
    } table[] = {
        {"61", 0, 5, GN_ERROR_MGRS_ZONE, 1},
        {"00", 0, 5, GN_ERROR_MGRS_ZONE, 1},
        {"0C", 0, 5, GN_ERROR_MGRS_ZONE, 1},
        {"0 1", 0, 5, GN_ERROR_MGRS_ZONE, 1},
        {"321", 0, 5, GN_ERROR_MGRS_BAND, 2},
        {"3 2", 0, 5, GN_ERROR_MGRS_BAND, 2},
        {"C", 0, 5, GN_ERROR_MGRS_ZONE, 0},
        {"I", 1, 5, GN_ERROR_MGRS_ZONE, 0},
        {"32A", 0, 5, GN_ERROR_MGRS_BAND, 2},
        {"32I", 0, 5, GN_ERROR_MGRS_BAND, 2},
        {"32Y", 1, 5, GN_ERROR_MGRS_BAND, 2},
        {"32X", 0, 5, GN_ERROR_MGRS_GRID_ZONE, 2},
        {"36x", 0, 5, GN_ERROR_MGRS_GRID_ZONE, 2},
        {"31VA", 0, 5, GN_ERROR_MGRS_SQUARE, 3},
        {"31VEG", 0, 5, GN_ERROR_MGRS_SQUARE, 3},
        {"31VJ", 0, 5, GN_ERROR_MGRS_COLUMN, 3},
        {"31V5", 0, 5, GN_ERROR_MGRS_COLUMN, 3},
        {"31VDW", 0, 5, GN_ERROR_MGRS_ROW, 4},
        {"31VDM", 0, 5, GN_ERROR_MGRS_SQUARE, 4},
        {"01CAA", 0, 5, GN_ERROR_MGRS_SQUARE, 3},
        {"AB", 0, 5, GN_ERROR_MGRS_COLUMN, 1},
        {"AJN1", 0, 5, GN_ERROR_MGRS_OVERHANGS_ZONE, 3},
        {"32VJN1", 0, 5, GN_ERROR_MGRS_OVERHANGS_ZONE, 5},
        {"32VJN6", 0, 1, GN_OK, 0},
        {"38SMB4", 0, 0, GN_ERROR_MGRS_TOO_MANY_DIGITS, 5},
        {"38SMB12345678901", 0, 5, GN_ERROR_MGRS_TOO_MANY_DIGITS, 15},
        {"38SMB 12 345", 0, 5, GN_ERROR_MGRS_ODD_DIGITS, 11},
        {"38SMB 1 2 3", 0, 5, GN_ERROR_MGRS_ODD_DIGITS, 10},
        {"38SMB 12 3 ", 0, 5, GN_ERROR_MGRS_ODD_DIGITS, 10},
        {"38SMB 123456 7", 0, 5, GN_ERROR_MGRS_TOO_MANY_DIGITS, 13},
        {"38SMB4A", 0, 5, GN_ERROR_TEXT_BYTE, 6},
        {"38S-", 0, 5, GN_ERROR_TEXT_BYTE, 3},
        {"-", 1, 5, GN_ERROR_TEXT_BYTE, 0},
        {"38SM\xc2\xa0", 0, 5, GN_ERROR_TEXT_BYTE, 4},
        {"NM", 0, 5, GN_ERROR_MGRS_ZONE, 0},
        {"1234", 0, 5, GN_ERROR_MGRS_BAND, 2},
        {"38SMB", 0, -1, GN_ERROR_PRECISION, 0},
        {"38SMB", 0, 12, GN_ERROR_PRECISION, 0},
    };
    gn_mgrs_typing typing, untouched;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        size_t offset = 99;
        memset(&typing, 0xa5, sizeof typing);
        untouched = typing;
        gn_status status =
            type(table[i].text, table[i].has_reference ? &oslo : NULL, table[i].precision, &typing, &offset);
        CHECK(status == table[i].status && offset == table[i].offset, "%s: %s at %zu", table[i].text,
              gn_status_name(status), offset);
        if (status != GN_OK) CHECK(memcmp(&typing, &untouched, sizeof typing) == 0, "%s", table[i].text);
    }
    gn_point nowhere = {NAN, 0}, beyond = {90.5, 0};
    size_t offset = 99;
    CHECK(gn_mgrs_type("", 0, NULL, 5, NULL, &offset) == GN_ERROR_NULL && offset == 0, "%zu", offset);
    CHECK(gn_mgrs_type(NULL, 1, NULL, 5, &typing, NULL) == GN_ERROR_NULL, "null");
    CHECK(gn_mgrs_type(NULL, 0, NULL, 5, &typing, NULL) == GN_OK, "nothing");
    CHECK(gn_mgrs_type("3", 1, &nowhere, 5, &typing, NULL) == GN_ERROR_NOT_FINITE, "NaN");
    CHECK(gn_mgrs_type("3", 1, &beyond, 5, &typing, NULL) == GN_ERROR_LATITUDE, "90.5");
    CHECK(gn_mgrs_type("32V\0", 4, NULL, 5, &typing, &offset) == GN_ERROR_TEXT_BYTE && offset == 3, "%zu", offset);
}

static void fields_and_their_answers(void) {
    static const struct {
        const char *zone, *square, *easting, *northing;
        gn_status status;
        int32_t field; /* The field of the cursor, or of the refusal. */
        size_t offset;
        uint32_t flags;
        const char *completed;
    } table[] = {
        {"", "", "", "", GN_OK, GN_FIELD_ZONE, 0, 2, "32VNM"},
        {"32V", "NM", "5", "86", GN_OK, GN_FIELD_NORTHING, 0, 3, "32VNM5086"},
        {" 32 V ", " n m ", " 52 ", "86\t", GN_OK, GN_FIELD_NORTHING, 0, 3, "32VNM5286"},
        {"32V", "NM", "", "", GN_OK, GN_FIELD_EASTING, 0, 3, "32VNM"},
        {"32V", "NM", "", "4", GN_OK, GN_FIELD_NORTHING, 0, 3, "32VNM04"},
        {"32V", "NM", "12345678901", "", GN_OK, GN_FIELD_NORTHING, 0, 3, "32VNM1234567890100000000000"},
        {"32V", "NM", "1", "12345678901", GN_OK, GN_FIELD_END, 0, 3, "32VNM1000000000012345678901"},
        {"32", "", "97", "43", GN_OK, GN_FIELD_NORTHING, 0, 2, "32VNM9743"},
        {"32", "NM", "97", "43", GN_OK, GN_FIELD_NORTHING, 0, 2, "32VNM9743"},
        {"32", "", "", "", GN_OK, GN_FIELD_BAND, 0, 2, "32VNM"},
        {"", "NM", "97", "43", GN_OK, GN_FIELD_NORTHING, 0, 2, "32VNM9743"},
        {"", "", "97", "43", GN_OK, GN_FIELD_NORTHING, 0, 2, "32VNM9743"},
        {"", "N", "", "", GN_OK, GN_FIELD_ROW, 0, 0, ""},
        {"", "N", "97", "", GN_OK, GN_FIELD_EASTING, 0, 0, ""},
        {"0", "NM", "", "", GN_OK, GN_FIELD_EASTING, 0, 0, ""},
        {"3", "NM", "", "", GN_OK, GN_FIELD_EASTING, 0, 0, ""},
        {"7", "NM", "", "", GN_ERROR_MGRS_COLUMN, GN_FIELD_COLUMN, 0, 0, ""},
        {"Z", "", "", "", GN_OK, GN_FIELD_COLUMN, 0, 2, "ZCA"},
        {"61", "", "", "", GN_ERROR_MGRS_ZONE, GN_FIELD_ZONE, 1, 0, ""},
        {"32I", "", "", "", GN_ERROR_MGRS_BAND, GN_FIELD_BAND, 2, 0, ""},
        {"32X", "", "", "", GN_ERROR_MGRS_GRID_ZONE, GN_FIELD_BAND, 2, 0, ""},
        {"32VN", "", "", "", GN_ERROR_TEXT_REST, GN_FIELD_BAND, 3, 0, ""},
        {"31V", "EG", "", "", GN_ERROR_MGRS_SQUARE, GN_FIELD_COLUMN, 0, 0, ""},
        {"31V", "DM", "", "", GN_ERROR_MGRS_SQUARE, GN_FIELD_ROW, 1, 0, ""},
        {"31V", "DLD", "", "", GN_ERROR_TEXT_REST, GN_FIELD_ROW, 2, 0, ""},
        {"32V", "NM", "1x", "", GN_ERROR_TEXT_BYTE, GN_FIELD_EASTING, 1, 0, ""},
        {"32V", "NM", "1 2", "", GN_ERROR_TEXT_REST, GN_FIELD_EASTING, 2, 0, ""},
        {"32V", "NM", "", "123456789012", GN_ERROR_MGRS_TOO_MANY_DIGITS, GN_FIELD_NORTHING, 11, 0, ""},
        {"31V", "C", "0", "", GN_ERROR_MGRS_OVERHANGS_ZONE, GN_FIELD_EASTING, 0, 0, ""},
        {"31V", " c ", "", "0", GN_OK, GN_FIELD_NORTHING, 0, 0, ""},
        {"32V", "JN", "1", "5", GN_ERROR_MGRS_OVERHANGS_ZONE, GN_FIELD_EASTING, 0, 0, ""},
        /* Column J reaches that far west in 32V alone, and there 56 north cuts off the cell with northing 0. */
        {"32", "JH", "3", "", GN_OK, GN_FIELD_EASTING, 0, 0, ""},
        {"32", "JH", "3", "2", GN_OK, GN_FIELD_NORTHING, 0, 2, "32VJH32"},
        {"32", "JH", "3", "0", GN_ERROR_MGRS_OVERHANGS_ZONE, GN_FIELD_NORTHING, 0, 0, ""},
        {"31", "JH", "3", "", GN_ERROR_MGRS_COLUMN, GN_FIELD_COLUMN, 0, 0, ""},
        {"35", "JH", "3", "", GN_ERROR_MGRS_OVERHANGS_ZONE, GN_FIELD_EASTING, 0, 0, ""},
    };
    gn_mgrs_typing typing;
    int32_t field;
    size_t offset;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const char *const texts[] = {table[i].zone, table[i].square, table[i].easting, table[i].northing};
        gn_status status =
            gn_mgrs_type_fields(texts[0], strlen(texts[0]), texts[1], strlen(texts[1]), texts[2], strlen(texts[2]),
                                texts[3], strlen(texts[3]), &oslo, &typing, &field, &offset);
        CHECK(status == table[i].status && offset == table[i].offset, "%s|%s|%s|%s: %s at %zu", texts[0], texts[1],
              texts[2], texts[3], gn_status_name(status), offset);
        CHECK((status == GN_OK ? typing.field : field) == table[i].field, "%s|%s|%s|%s: %d", texts[0], texts[1],
              texts[2], texts[3], status == GN_OK ? typing.field : field);
        if (status != GN_OK) continue;
        CHECK(field == 0 && typing.flags == table[i].flags && strcmp(typing.text, table[i].completed) == 0,
              "%s|%s|%s|%s: %u %s", texts[0], texts[1], texts[2], texts[3], typing.flags, typing.text);
    }
    char wide[4][40] = {"32", "JH", "3", ""};
    CHECK(type_fields(wide, &typing, NULL, NULL) == GN_OK && typing.next == 0x3ff, "%09" PRIx64, typing.next);
    CHECK(gn_mgrs_type_fields(NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, &typing, NULL, NULL) == GN_OK, "nothing");
    CHECK(gn_mgrs_type_fields(NULL, 0, NULL, 0, NULL, 1, NULL, 0, NULL, &typing, &field, &offset) == GN_ERROR_NULL, "null");
    CHECK(gn_mgrs_type_fields(NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, NULL, &field, &offset) == GN_ERROR_NULL, "null");
}

int main(int argc, char **argv) {
    state = argc > 1 ? strtoull(argv[1], NULL, 10) : 20261121;
    if (argc > 2) effort = atoi(argv[2]);
    printf("seed %" PRIu64 "\n", state);
    find_squares();
    printf("%d squares\n", square_count);
    every_zone_band_and_square();
    counts_of_squares();
    digits_of_cut_squares();
    if (effort >= 100) nearest_cells();
    nearest_cells_far_away();
    any_text();
    fields_are_parts_of_a_text();
    half_a_square_in_fields();
    squares_of_polar_zones_in_fields();
    part_of_a_zone_in_fields();
    texts_and_their_answers();
    what_is_refused();
    fields_and_their_answers();
    printf("%ld checks, %d failures\n", checks, failures);
    return failures != 0;
}
