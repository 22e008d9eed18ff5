/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a grid reference that is being typed, in one piece and in four fields, with and without the position of
 * the device.
 */
#include "fuzz.h"

static const char characters[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
enum { CHARACTERS = 36 };

/* Where the first byte of the input says: nowhere, at a place where grid zones meet, or anywhere. */
static const gn_point *take_reference(source *s, gn_point *out) {
    static const gn_point places[] = {{51.5, 7.4}, {0, 0},      {84, 0.001},   {-80, 179.99}, {72, 9}, {72, 21},
                                      {60.2, 3},   {56.1, 2.9}, {90, 0},       {-90, 30},     {64, 6}, {83.99, 33},
                                      {-0.01, 180}, {8, -78},   {-79.99, -66}, {71.99, 0}};
    const uint8_t kind = take_byte(s);
    if (kind < 64) return NULL;
    if (kind < 192) {
        *out = places[kind & 15];
    } else {
        out->latitude = take_number(s);
        out->longitude = take_number(s);
    }
    return out;
}

typedef struct answer {
    gn_status status;
    size_t offset;
    gn_mgrs_typing typing;
} answer;

static answer type(const void *text, size_t size, const gn_point *reference, int32_t precision) {
    answer a, before;
    memset(&a, 0xa5, sizeof a);
    before = a;
    a.status = gn_mgrs_type(text, size, reference, precision, &a.typing, &a.offset);
    HOLDS(known(a.status) && a.offset <= size);
    if (a.status == GN_OK) {
        HOLDS(a.offset == 0);
    } else {
        HOLDS(memcmp(&a.typing, &before.typing, sizeof a.typing) == 0);
    }
    return a;
}

static int same(const answer *a, const answer *b) {
    return a->status == b->status && a->offset == b->offset && memcmp(&a->typing, &b->typing, sizeof a->typing) == 0;
}

/* The fields of a typing agree with other functions of the library. */
static void check_typing(const gn_mgrs_typing *t, const gn_point *reference) {
    HOLDS(t->next >> CHARACTERS == 0 && t->field >= GN_FIELD_ZONE && t->field <= GN_FIELD_END);
    HOLDS((t->field == GN_FIELD_END) == (t->next == 0));
    HOLDS((t->flags & ~3u) == 0 && memchr(t->text, 0, sizeof t->text) != NULL);
    HOLDS(!(t->flags & GN_TYPING_COMPLETE) || (t->flags & GN_TYPING_COMPLETED));
    if (!(t->flags & GN_TYPING_COMPLETED)) {
        static const gn_mgrs_cell none;
        HOLDS(t->text[0] == 0 && isnan(t->distance) && isnan(t->azimuth));
        HOLDS(memcmp(&t->cell, &none, sizeof none) == 0);
        return;
    }
    HOLDS(reference || (t->flags & GN_TYPING_COMPLETE));
    gn_mgrs_cell cell;
    char again[GN_MGRS_CAPACITY];
    HOLDS(gn_mgrs_decode_strict(t->text, strlen(t->text), &cell, NULL) == GN_OK);
    HOLDS(cell.precision >= 0 && memcmp(&cell, &t->cell, sizeof cell) == 0);
    if (!(cell.flags & GN_MGRS_FLAG_CUT) || cell.size >= 0.01) {
        HOLDS(gn_mgrs_encode(cell.inside.latitude, cell.inside.longitude, cell.precision, again, sizeof again, NULL) ==
              GN_OK);
        HOLDS(strcmp(again, t->text) == 0);
    }
    if (!reference) {
        HOLDS(isnan(t->distance) && isnan(t->azimuth));
        return;
    }
    double distance, azimuth;
    HOLDS(gn_geodesic_inverse(reference, &cell.center, &distance, &azimuth, NULL) == GN_OK);
    HOLDS(same_number(distance, t->distance) && same_number(azimuth, t->azimuth));
}

/* A character may come next if and only if the text with it can still become valid. */
static void check_next(const uint8_t *data, size_t size, const gn_point *reference, int32_t precision, uint64_t next) {
    uint32_t turn = 0;
    for (size_t i = 0; i < size; i++) turn = turn * 31 + data[i];
    /* All of them now and then, else some. */
    const uint32_t count = turn % 8 == 0 ? CHARACTERS : 4;
    char *longer = malloc(size + 1);
    if (!longer) return;
    memcpy(longer, data, size);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t index = (turn / 8 + i * 11) % CHARACTERS;
        longer[size] = characters[index];
        const answer a = type(longer, size + 1, reference, precision);
        HOLDS((a.status == GN_OK) == (next >> index & 1));
    }
    free(longer);
}

static void check_whole(const char *text, size_t size, int32_t precision, const answer *a) {
    gn_mgrs_cell cell;
    const gn_status status = gn_mgrs_decode_strict(text, size, &cell, NULL);
    const int is_whole = status == GN_OK && cell.precision >= 0 && cell.precision <= precision;
    const int is_complete = a->status == GN_OK && (a->typing.flags & GN_TYPING_COMPLETE);
    HOLDS(is_whole == is_complete);
    if (is_complete) HOLDS(memcmp(&cell, &a->typing.cell, sizeof cell) == 0);
}

/* The text in four fields, parted by commas. */
static void check_fields(const uint8_t *data, size_t size, const gn_point *reference) {
    char *fields[4] = {NULL};
    size_t lengths[4] = {0};
    for (int i = 0; i < 4; i++) {
        const uint8_t *comma = i < 3 && size ? memchr(data, ',', size) : NULL;
        lengths[i] = comma ? (size_t)(comma - data) : size;
        /* A block of its own for each. */
        fields[i] = lengths[i] ? malloc(lengths[i]) : NULL;
        if (lengths[i] && !fields[i]) abort();
        if (lengths[i]) memcpy(fields[i], data, lengths[i]);
        data += lengths[i] + (comma != NULL);
        size -= lengths[i] + (comma != NULL);
    }
    gn_mgrs_typing t, before;
    memset(&t, 0xa5, sizeof t);
    before = t;
    int32_t field = 99;
    size_t offset = 99;
    const gn_status status = gn_mgrs_type_fields(fields[0], lengths[0], fields[1], lengths[1], fields[2], lengths[2],
                                                 fields[3], lengths[3], reference, &t, &field, &offset);
    HOLDS(known(status));
    if (status == GN_OK) {
        HOLDS(field == 0 && offset == 0);
        check_typing(&t, reference);
    } else {
        HOLDS(memcmp(&t, &before, sizeof t) == 0);
        HOLDS(field >= 0 && field < GN_FIELD_END);
        static const int holder[] = {0, 0, 0, 1, 1, 2, 3};
        HOLDS(field == 0 ? offset == 0 : offset <= lengths[holder[field]]);
    }
    for (int i = 0; i < 4; i++) free(fields[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    gn_point place;
    const gn_point *const reference = take_reference(&s, &place);
    const uint8_t byte = take_byte(&s);
    const int32_t precision = byte < 240 ? byte % 12 : byte - 244;

    const answer a = type(s.data, s.size, reference, precision);
    check_fields(s.data, s.size, reference);
    if (precision < 0 || precision > 11) {
        HOLDS(a.status == GN_ERROR_PRECISION || a.status == GN_ERROR_NOT_FINITE || a.status == GN_ERROR_LATITUDE);
        return 0;
    }
    if (reference && !(fabs(reference->latitude) <= 90 && isfinite(reference->longitude))) {
        HOLDS(a.status == GN_ERROR_NOT_FINITE || a.status == GN_ERROR_LATITUDE);
        return 0;
    }
    check_whole((const char *)s.data, s.size, precision, &a);
    if (a.status != GN_OK) return 0;
    check_typing(&a.typing, reference);
    check_next(s.data, s.size, reference, precision, a.typing.next);
    /* A text that can become valid could do so before its last character. */
    if (s.size) {
        const answer shorter = type(s.data, s.size - 1, reference, precision);
        HOLDS(shorter.status == GN_OK);
    }
    uint8_t *other = malloc(s.size + 1);
    if (!other) return 0;
    for (size_t i = 0; i < s.size; i++) {
        const uint8_t folded = s.data[i] & 0xdf;
        other[i] = folded >= 'A' && folded <= 'Z' ? s.data[i] ^ 0x20 : s.data[i];
    }
    const answer folded = type(other, s.size, reference, precision);
    HOLDS(same(&folded, &a));
    free(other);
    return 0;
}
