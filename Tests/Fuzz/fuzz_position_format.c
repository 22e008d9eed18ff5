/* SPDX-License-Identifier: MIT
 *
 * Any bytes as a position and as options of writing it: every written text is read again, to within half of its last
 * digit, cells as the same cell.
 */
#include "fuzz.h"

static void take_separator(source *s, char out[8]) {
    static const char *const usual[] = {", ", " ", ",", ";", "/", " / ", "  ;  ", ""};
    const uint8_t kind = take_byte(s);
    memset(out, 0, 8);
    if (kind < 0xc0) {
        strcpy(out, usual[kind & 7]);
    } else {
        const int count = kind & 8 ? 8 : kind & 7;
        for (int i = 0; i < count; i++) out[i] = (char)take_byte(s);
    }
}

/* Mostly valid options. */
static gn_format_options take_options(source *s) {
    gn_format_options o;
    memset(&o, 0xa5, sizeof o);
    HOLDS(gn_format_options_init(&o) == GN_OK && o.size == sizeof o && o.form == GN_FORM_DD &&
          o.decimals == GN_DECIMALS_USUAL);
    const uint8_t odd = take_byte(s);
    o.form = odd == 0xff ? (int32_t)take(s, 4) : 1 + take_byte(s) % GN_FORM_GARS;
    o.decimals = odd == 0xfe ? (int32_t)take(s, 4) : take_byte(s) % 15 - 1;
    if (o.decimals == GN_DECIMALS_USUAL) o.decimals = 0; /* How many these are is for other tests. */
    o.symbols = odd == 0xfd ? (uint32_t)take(s, 4) : take_byte(s) % 5;
    o.hemispheres = odd == 0xfc ? (uint32_t)take(s, 4) : 1 + take_byte(s) % 3u;
    o.flags = odd == 0xfb ? (uint32_t)take(s, 4) : take_byte(s);
    o.iso_form = odd == 0xfa ? (int32_t)take(s, 4) : 1 + take_byte(s) % 3;
    if (odd & 1) o.zone = odd == 0xf9 ? (int32_t)take(s, 4) : 1 + take_byte(s) % 60;
    if (odd & 2) o.altitude = take_number(s);
    if (odd & 4) take_separator(s, o.separator);
    if (odd & 8) o.altitude_decimals = take_byte(s) % 8;
    if (odd == 0xf8) o.size = (uint32_t)take(s, 4);
    if (odd == 0xf7) o.reserved = (uint32_t)take(s, 4);
    return o;
}

static double power_of_ten(int exponent) {
    double power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

/* One unit of the last digit of a coordinate, in degrees. */
static double unit_of(const gn_format_options *o) {
    const int32_t form = o->form == GN_FORM_ISO_6709 ? o->iso_form : o->form;
    return 1 / power_of_ten(o->decimals) / (form == GN_FORM_DMS ? 3600 : form == GN_FORM_DM ? 60 : 1);
}

static double longitude_between(double a, double b) { return fabs(remainder(remainder(a, 360) - b, 360)); }

static void check_degrees(double latitude, double longitude, const gn_format_options *o, const gn_position *p) {
    /* Half a unit, and the rounding to a double on either side. */
    const double most = unit_of(o) / 2 + 6e-14;
    HOLDS(fabs(p->point.latitude - latitude) <= most);
    if (o->form == GN_FORM_GEO_URI && fabs(p->point.latitude) == 90) {
        HOLDS(p->point.longitude == 0);
    } else {
        HOLDS(longitude_between(longitude, p->point.longitude) <= most);
    }
    const int has_altitude = (o->form == GN_FORM_ISO_6709 || o->form == GN_FORM_GEO_URI) &&
                             (o->flags & GN_FORMAT_ALTITUDE);
    HOLDS(!!(p->flags & GN_POSITION_ALTITUDE) == has_altitude);
    if (has_altitude) {
        HOLDS(fabs(p->altitude - o->altitude) <= 0.5 / power_of_ten(o->altitude_decimals) + 1.2e-7);
    }
}

static void check_grid(double latitude, double longitude, const gn_format_options *o, const gn_position *p) {
    gn_utm u;
    const int32_t pole = p->utm.hemisphere == GN_NORTH ? 32661 : 32761;
    HOLDS(gn_utm_forward(latitude, longitude, p->form == GN_FORM_UPS ? pole : o->zone, &u) == GN_OK);
    HOLDS(p->utm.zone == u.zone);
    /* A northing rounded to the equator lies north of it. */
    const double shift = p->utm.hemisphere == u.hemisphere ? 0 : u.hemisphere == GN_SOUTH ? 1e7 : -1e7;
    HOLDS(shift == 0 || (p->form == GN_FORM_UTM && u.hemisphere == GN_SOUTH && p->utm.northing == 0));
    const double most = 0.5 / power_of_ten(o->decimals) + 4e-9;
    HOLDS(fabs(p->utm.easting - u.easting) <= most);
    HOLDS(fabs(p->utm.northing + shift - u.northing) <= most);
}

/* The text without its blanks equals the text of the form's own function. */
static void check_cell(double latitude, double longitude, const gn_format_options *o, const char *text) {
    char close[GN_POSITION_CAPACITY], expected[GN_POSITION_CAPACITY];
    size_t length = 0;
    for (const char *c = text; *c; c++) {
        if (*c != ' ') close[length++] = *c;
    }
    close[length] = 0;
    const gn_status status =
        o->form == GN_FORM_MGRS ? gn_mgrs_encode(latitude, longitude, o->decimals, expected, sizeof expected, NULL)
        : o->form == GN_FORM_GEOREF
            ? gn_georef_encode(latitude, longitude, o->decimals, expected, sizeof expected, NULL)
            : gn_gars_encode(latitude, longitude, o->decimals, expected, sizeof expected, NULL);
    HOLDS(status == GN_OK && strcmp(close, expected) == 0);
}

static void check_text(double latitude, double longitude, const gn_format_options *o, const char *text) {
    const size_t length = strlen(text);
    HOLDS(!strstr(text, "nan") && !strstr(text, "inf"));
    uint32_t flags = o->flags & GN_FORMAT_LONGITUDE_FIRST ? GN_PARSE_LONGITUDE_FIRST : 0;
    flags |= o->flags & GN_FORMAT_BAND ? GN_PARSE_BANDS : GN_PARSE_HEMISPHERES;
    const int is_polar = o->form == GN_FORM_UTM && o->zone == GN_ZONE_STANDARD && (latitude < -80 || latitude >= 84);
    const int32_t form = is_polar ? GN_FORM_UPS : o->form;
    gn_position p[GN_POSITION_CANDIDATES];
    size_t count, offset;
    HOLDS(gn_position_parse(text, length, form, flags, p, GN_POSITION_CANDIDATES, &count, &offset) == GN_OK);
    HOLDS(p->form == form && count == 1);
    switch (form) {
    case GN_FORM_UTM:
    case GN_FORM_UPS: check_grid(latitude, longitude, o, p); break;
    case GN_FORM_MGRS:
    case GN_FORM_GEOREF:
    case GN_FORM_GARS: check_cell(latitude, longitude, o, text); break;
    default: check_degrees(latitude, longitude, o, p);
    }
    /* Written again, it is the same text, unless its digits are finer than the steps of a double. */
    if (form <= GN_FORM_DMS && fabs(longitude) <= 180 && unit_of(o) > 1e-13) {
        char again[GN_POSITION_CAPACITY];
        const double read = p->point.longitude == -180 && longitude > 0 ? 180 : p->point.longitude;
        HOLDS(gn_position_format(p->point.latitude, read, o, again, sizeof again, NULL) == GN_OK);
        HOLDS(strcmp(text, again) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source bytes = {data, size}, *const s = &bytes;
    const gn_format_options options = take_options(s), *const o = &options;
    const double latitude = take_number(s), longitude = take_number(s);

    char text[GN_POSITION_CAPACITY];
    memset(text, '#', sizeof text);
    size_t length = 99, needed = 99;
    const gn_status status = gn_position_format(latitude, longitude, o, text, sizeof text, &length);
    HOLDS(known(status) && status != GN_ERROR_BUFFER_TOO_SMALL && status != GN_ERROR_NULL);
    if (status != GN_OK) {
        HOLDS(length == 0 && text[0] == 0);
        return 0;
    }
    HOLDS(length == strlen(text) + 1 && length > 1);
    /* Blocks of their own: one that is just large enough, one that lacks a byte. */
    HOLDS(gn_position_format(latitude, longitude, o, NULL, 0, &needed) == GN_ERROR_BUFFER_TOO_SMALL && needed == length);
    char *exact = malloc(length), *small = malloc(length - 1);
    if (!exact || !small) abort();
    HOLDS(gn_position_format(latitude, longitude, o, exact, length, NULL) == GN_OK && strcmp(exact, text) == 0);
    needed = 99;
    HOLDS(gn_position_format(latitude, longitude, o, small, length - 1, &needed) == GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(needed == length && small[0] == 0);
    free(exact);
    free(small);

    check_text(latitude, longitude, o, text);
    return 0;
}
