/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a position: in every form, with every flag, in the other case of letters, between blanks.
 */
#include "fuzz.h"

enum { ALL_FLAGS = 2 * GN_POSITION_OTHER_PARAMETERS - 1, PARSE_FLAGS = 16 };
static const uint32_t lenient_only = GN_POSITION_BAND_OF_NEIGHBOR | GN_POSITION_OVERHANGS_ZONE |
                                     GN_POSITION_DOUBLE_SIGN | GN_POSITION_OTHER_CRS;

typedef struct answer {
    gn_status status;
    size_t offset, count;
    gn_position candidates[GN_POSITION_CANDIDATES];
} answer;

static answer parse(const void *text, size_t size, int32_t form, uint32_t flags) {
    answer a, before;
    memset(&a, 0xa5, sizeof a);
    before = a;
    a.status = gn_position_parse(text, size, form, flags, a.candidates, GN_POSITION_CANDIDATES, &a.count, &a.offset);
    HOLDS(known(a.status) && a.offset <= size);
    if (a.status == GN_OK) {
        HOLDS(a.offset == 0 && a.count >= 1 && a.count <= GN_POSITION_CANDIDATES);
    } else {
        HOLDS(a.count == 0);
    }
    const size_t left = GN_POSITION_CANDIDATES - a.count;
    HOLDS(memcmp(&a.candidates[a.count], &before.candidates[a.count], left * sizeof(gn_position)) == 0);
    return a;
}

/* Whether answers are equal but for their offsets, which depend on the text before. */
static int same(const answer *a, const answer *b) {
    return a->status == b->status && a->count == b->count &&
           memcmp(a->candidates, b->candidates, a->count * sizeof(gn_position)) == 0;
}

static int is_same_point(gn_point a, gn_point b) {
    return same_number(a.latitude, b.latitude) && same_number(a.longitude, b.longitude);
}

/* The statements about a position are consistent, also with other functions. */
static void check_candidate(const gn_position *p, int32_t form, uint32_t flags) {
    HOLDS(is_position(p->point) && isfinite(p->altitude) && isfinite(p->uncertainty));
    HOLDS(isfinite(p->precision) && p->precision > 0);
    HOLDS(p->form > GN_FORM_ANY && p->form <= GN_FORM_GARS);
    /* A position in the form UTM is UPS near the poles. */
    HOLDS(form == GN_FORM_ANY || p->form == form || (form == GN_FORM_UTM && p->form == GN_FORM_UPS));
    HOLDS((p->flags & ~(uint32_t)ALL_FLAGS) == 0);
    HOLDS(!(flags & GN_PARSE_STRICT) || !(p->flags & lenient_only));
    HOLDS((p->flags & GN_POSITION_ALTITUDE) || bits_of(p->altitude) == 0);
    HOLDS((p->flags & GN_POSITION_UNCERTAINTY) ? p->uncertainty >= 0 : bits_of(p->uncertainty) == 0);
    /* The zero without a sign. */
    HOLDS(!(p->point.latitude == 0 && signbit(p->point.latitude)));
    HOLDS(!(p->point.longitude == 0 && signbit(p->point.longitude)));

    static const gn_utm none;
    if (p->form != GN_FORM_UTM && p->form != GN_FORM_UPS && p->form != GN_FORM_MGRS) {
        HOLDS(memcmp(&p->utm, &none, sizeof none) == 0);
        return;
    }
    gn_point inverse;
    HOLDS(is_grid(p->utm));
    HOLDS(p->form == GN_FORM_MGRS || (p->form == GN_FORM_UPS) == (p->utm.zone == GN_ZONE_UPS));
    if (p->form == GN_FORM_MGRS) return;
    HOLDS(gn_utm_inverse(&p->utm, &inverse) == GN_OK && is_same_point(inverse, p->point));
}

/* A position is read from its own text again. */
static void check_again(const gn_position *p) {
    gn_format_options options;
    gn_format_options_init(&options);
    options.form = p->form;
    options.decimals = 6;
    if (p->form == GN_FORM_UTM || p->form == GN_FORM_UPS) options.zone = p->utm.zone;
    if (p->form == GN_FORM_GARS) options.decimals = 2;
    char text[GN_POSITION_CAPACITY];
    size_t length;
    const gn_point here = p->point;
    const gn_status status = gn_position_format(here.latitude, here.longitude, &options, text, sizeof text, &length);
    if (status == GN_ERROR_TOO_FAR && (p->form == GN_FORM_UPS || p->form == GN_FORM_UTM)) return;
    HOLDS(status == GN_OK);
    const answer a = parse(text, length - 1, p->form, 0);
    HOLDS(a.status == GN_OK);
    double nearest = INFINITY;
    for (size_t i = 0; i < a.count; i++) {
        double distance;
        HOLDS(gn_geodesic_inverse(&a.candidates[i].point, &p->point, &distance, NULL, NULL) == GN_OK);
        nearest = fmin(nearest, distance);
    }
    HOLDS(nearest < (p->form == GN_FORM_GARS ? 8000 : p->form == GN_FORM_DM || p->form == GN_FORM_DMS ? 0.01 : 2));
}

/* With less room than there are meanings, nothing is stored. */
static void check_room(const uint8_t *data, size_t size, const answer *a, int32_t form, uint32_t flags) {
    for (size_t room = 0; room < a->count; room++) {
        gn_position *exact = malloc(room * sizeof *exact + 1);
        if (!exact) abort();
        memset(exact, 0xa5, room * sizeof *exact);
        size_t length = 99;
        HOLDS(gn_position_parse((const char *)data, size, form, flags, room ? exact : NULL, room, &length, NULL) ==
              GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(length == a->count);
        for (size_t i = 0; i < room * sizeof *exact; i++) HOLDS(((uint8_t *)exact)[i] == 0xa5);
        free(exact);
    }
}

/* Case and blanks around the text mean nothing. */
static void check_disguises(const uint8_t *data, size_t size, const answer *a, int32_t form, uint32_t flags) {
    uint8_t *other = malloc(size + 5);
    if (!other) return;
    memcpy(other, " \t", 2);
    memcpy(other + 2 + size, "\r\n ", 3);
    for (size_t i = 0; i < size; i++) {
        const uint8_t byte = data[i], folded = byte & 0xdf;
        /* The second byte of U+00E9, say, is no letter; those of ASCII are. */
        other[2 + i] = byte < 0x80 && folded >= 'A' && folded <= 'Z' ? byte ^ 0x20 : byte;
    }
    const answer folded = parse(other + 2, size, form, flags), between = parse(other, size + 5, form, flags);
    HOLDS(same(&folded, a) && folded.offset == a->offset);
    HOLDS(same(&between, a));
    /* Missing text may be reported at the end of the text or behind its blanks. */
    if (a->status != GN_OK && a->status != GN_ERROR_TEXT_EMPTY && a->offset < size) {
        HOLDS(between.offset == a->offset + 2 || (a->offset == 0 && between.offset == 0));
    }
    free(other);
}

/* MGRS, GEOREF and GARS are read as by their own functions. */
static void check_cell(const char *text, size_t size, const answer *a, int32_t form, int strict) {
    if (form == GN_FORM_MGRS) {
        gn_mgrs_cell cell;
        if ((strict ? gn_mgrs_decode_strict : gn_mgrs_decode)(text, size, &cell, NULL) != GN_OK) return;
        HOLDS(a->status == GN_OK && a->count == 1);
        const gn_position *p = &a->candidates[0];
        HOLDS(is_same_point(p->point, cell.center) && memcmp(&p->utm, &cell.utm_center, sizeof p->utm) == 0);
        HOLDS(p->flags == cell.flags && (cell.precision < 0 || p->precision == cell.size));
    } else if (form >= GN_FORM_GEOREF) {
        gn_graticule_cell cell;
        if ((form == GN_FORM_GARS ? gn_gars_decode : gn_georef_decode)(text, size, &cell, NULL) != GN_OK) return;
        HOLDS(a->status == GN_OK && a->count == 1 && is_same_point(a->candidates[0].point, cell.center));
    }
}

static answer check(const uint8_t *data, size_t size, int32_t form, uint32_t flags) {
    const answer a = parse(data, size, form, flags);
    for (size_t i = 0; i < a.count; i++) check_candidate(&a.candidates[i], form, flags);
    check_room(data, size, &a, form, flags);
    check_disguises(data, size, &a, form, flags);
    return a;
}

/* One coordinate alone, from any text; case and blanks mean nothing. */
static void check_coordinate(const uint8_t *data, size_t size, int32_t axis) {
    const double before = nextafter(1e300, 0);
    double degrees = before, again = before;
    size_t offset = 99;
    const gn_status status = gn_coordinate_parse((const char *)data, size, axis, &degrees, &offset);
    HOLDS(known(status) && offset <= size);
    if (status == GN_OK) {
        HOLDS(offset == 0 && !(degrees == 0 && signbit(degrees)));
        HOLDS(axis == GN_AXIS_LATITUDE ? fabs(degrees) <= 90 : degrees >= -180 && degrees < 180);
    } else {
        HOLDS(degrees == before);
    }
    char *other = malloc(size + 2);
    if (!other) return;
    other[0] = ' ';
    other[size + 1] = '\t';
    for (size_t i = 0; i < size; i++) {
        const uint8_t letter = data[i] & 0xdf;
        other[i + 1] = (char)(data[i] < 0x80 && letter >= 'A' && letter <= 'Z' ? data[i] ^ 0x20 : data[i]);
    }
    HOLDS(gn_coordinate_parse(other, size + 2, axis, &again, NULL) == status && same_number(degrees, again));
    free(other);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    /* Each text has flags of its own, and a form that is asked for. */
    uint32_t turn = 0;
    for (size_t i = 0; i < size; i++) turn = turn * 31 + data[i];
    uint32_t flags = turn % PARSE_FLAGS;
    if (flags & GN_PARSE_BANDS) flags &= ~(uint32_t)GN_PARSE_HEMISPHERES;
    const int32_t form = GN_FORM_DD + (int32_t)(turn / PARSE_FLAGS % GN_FORM_GARS);

    const answer any = check(data, size, GN_FORM_ANY, flags), asked = check(data, size, form, flags);
    if (any.status == GN_OK) {
        /* Asked for its form, a text means the same, but nothing of another form: "0045 00030". */
        const answer own = parse(data, size, any.candidates[0].form, flags);
        size_t count = 0;
        for (size_t i = 0; i < any.count; i++) {
            if (any.candidates[i].form != any.candidates[0].form) continue;
            HOLDS(count < own.count);
            HOLDS(memcmp(&any.candidates[i], &own.candidates[count++], sizeof(gn_position)) == 0);
        }
        HOLDS(own.status == GN_OK && own.count == count);
        check_again(&any.candidates[turn % any.count]);
    } else if (asked.status == GN_OK) {
        check_again(&asked.candidates[turn % asked.count]);
    }
    check_coordinate(data, size, GN_AXIS_LATITUDE);
    check_coordinate(data, size, GN_AXIS_LONGITUDE);
    check_cell((const char *)data, size, &asked, form, (flags & GN_PARSE_STRICT) != 0);
    if (flags & GN_PARSE_STRICT) {
        const answer lenient = parse(data, size, GN_FORM_ANY, flags & ~(uint32_t)GN_PARSE_STRICT);
        HOLDS(any.status != GN_OK || same(&any, &lenient));
    }
    return 0;
}
