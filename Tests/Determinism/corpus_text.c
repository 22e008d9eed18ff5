/*
 * The part of the corpus that goes over positions as text, GEOREF and GARS, the typing help, and measures for display.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

static char text[GN_POSITION_CAPACITY];

static size_t length_of(const char *bytes) {
    size_t length = 0;
    while (bytes[length] != 0) length++;
    return length;
}

/* The bytes of a text that was written. */
static size_t size_of(size_t needed) { return needed == 0 ? 0 : needed - 1; }

static void absorb_written(int function, gn_status status, size_t length) {
    absorb_integer(function, status);
    absorb_count(function, length);
    absorb_text(function, text);
}

static void absorb_utm(int function, const gn_utm *utm) {
    absorb_double(function, utm->easting);
    absorb_double(function, utm->northing);
    absorb_integer(function, utm->zone);
    absorb_integer(function, utm->hemisphere);
}

/* One character is another one, seldom. */
static void spoil(char *bytes, size_t length) {
    static const char characters[] = "0159NSEWZ.,:'\"-+/ dm\xb0";
    if (length > 0 && random_integer(0, 7) == 0) {
        const int64_t place = random_integer(0, (int64_t)length - 1);
        bytes[place] = characters[random_integer(0, sizeof characters - 2)];
    }
}

static gn_format_options options_anyhow(void) {
    static const char separators[][8] = {", ", " ", ";", " / ", "", ","};
    gn_format_options o;
    gn_format_options_init(&o);
    const uint64_t chosen = random_bits();
    o.form = (int32_t)random_integer(GN_FORM_DD, GN_FORM_GARS);
    o.decimals = (int32_t)random_integer(-1, o.form == GN_FORM_GARS ? 2 : 12);
    o.symbols = (uint32_t)random_integer(0, GN_SYMBOLS_NONE);
    o.hemispheres = (uint32_t)random_integer(GN_HEMISPHERES_SIGNS, GN_HEMISPHERES_BEFORE);
    o.flags = chosen & 0xff;
    o.iso_form = (int32_t)random_integer(GN_FORM_DD, GN_FORM_DMS);
    if ((chosen & 0x300) == 0) o.zone = (int32_t)random_integer(1, 61);
    const int64_t separator = random_integer(0, 7);
    for (int i = 0; i < 8 && separator < 6; i++) o.separator[i] = separators[separator][i];
    o.altitude = (double)random_integer(-1000000, 9000000) * 0.0009765625;
    o.altitude_decimals = (int32_t)random_integer(0, 6);
    return o;
}

static void run_parse(const char *bytes, size_t size, int32_t form, uint32_t flags) {
    const int function = OF_gn_position_parse;
    gn_position p[GN_POSITION_CANDIDATES];
    size_t count = 7, offset = 7;
    absorb_integer(function, gn_position_parse(bytes, size, form, flags, p, GN_POSITION_CANDIDATES, &count, &offset));
    absorb_count(function, count);
    absorb_count(function, offset);
    for (size_t i = 0; i < count; i++) {
        absorb_point(function, &p[i].point);
        absorb_double(function, p[i].altitude);
        absorb_double(function, p[i].uncertainty);
        absorb_double(function, p[i].precision);
        absorb_utm(function, &p[i].utm);
        absorb_integer(function, p[i].form);
        absorb_integer(function, p[i].flags);
    }
}

static void run_coordinate(const char *bytes, size_t size) {
    const int function = OF_gn_coordinate_parse;
    double degrees = 7;
    size_t offset = 7;
    absorb_integer(function, gn_coordinate_parse(bytes, size, (int32_t)random_integer(2, 4), &degrees, &offset));
    absorb_double(function, degrees);
    absorb_count(function, offset);
}

static void run_position(double latitude, double longitude) {
    const gn_format_options o = options_anyhow();
    size_t length = 7;
    const gn_status status = gn_position_format(latitude, longitude, &o, text, sizeof text, &length);
    absorb_written(OF_gn_position_format, status, length);
    if (status != GN_OK) return;
    const uint32_t flags = (uint32_t)random_integer(0, 15);
    length = size_of(length);
    spoil(text, length);
    run_parse(text, length, random_integer(0, 1) ? o.form : GN_FORM_ANY, flags);
    /* The half of it. */
    run_coordinate(text, length / 2);
}

static void run_graticule(int encode, int decode, gn_status status, size_t length, const gn_graticule_cell *cell,
                          gn_status of_cell, size_t offset) {
    absorb_written(encode, status, length);
    absorb_integer(decode, of_cell);
    absorb_count(decode, offset);
    if (of_cell != GN_OK) return;
    absorb_bounds(decode, &cell->bounds);
    absorb_point(decode, &cell->center);
    absorb_integer(decode, cell->precision);
}

static void run_graticules(double latitude, double longitude) {
    gn_graticule_cell cell;
    size_t length = 7, offset = 7;
    gn_status status =
        gn_georef_encode(latitude, longitude, (int32_t)random_integer(-2, 12), text, sizeof text, &length);
    gn_status of_cell = gn_georef_decode(text, size_of(length), &cell, &offset);
    run_graticule(OF_gn_georef_encode, OF_gn_georef_decode, status, length, &cell, of_cell, offset);
    status = gn_gars_encode(latitude, longitude, (int32_t)random_integer(-1, 3), text, sizeof text, &length);
    of_cell = gn_gars_decode(text, size_of(length), &cell, &offset);
    run_graticule(OF_gn_gars_encode, OF_gn_gars_decode, status, length, &cell, of_cell, offset);
}

static void absorb_typing(int function, const gn_mgrs_typing *typing) {
    absorb(function, typing->next);
    absorb_integer(function, typing->flags);
    absorb_integer(function, typing->field);
    absorb_double(function, typing->distance);
    absorb_double(function, typing->azimuth);
    absorb_text(function, typing->text);
    absorb_point(function, &typing->cell.center);
}

/* A reference that is near the device: the beginning or the end of it. */
static void run_typing(double latitude, double longitude) {
    gn_mgrs_typing typing;
    size_t length = 0, offset = 7;
    const gn_point reference = {latitude, longitude};
    const gn_point *const device = random_integer(0, 3) ? &reference : NULL;
    const int32_t precision = (int32_t)random_integer(0, 11);
    const double near = latitude + (double)random_integer(-64, 64) * 0.0625;
    gn_mgrs_encode(near, longitude, precision, text, sizeof text, &length);
    length = size_of(length);
    const size_t skipped = random_integer(0, 1) ? (size_t)random_integer(0, (int64_t)length) : 0;
    const size_t typed = (size_t)random_integer(0, (int64_t)(length - skipped));
    spoil(text, length);
    int function = OF_gn_mgrs_type;
    gn_status status = gn_mgrs_type(text + skipped, typed, device, precision, &typing, &offset);
    absorb_integer(function, status);
    absorb_count(function, offset);
    if (status == GN_OK) absorb_typing(function, &typing);
    /* A char may have a sign. */
    if (length < 5 || (unsigned char)text[2] < 'A') return;

    int32_t field = 7;
    const size_t digits = (length - 5) / 2;
    function = OF_gn_mgrs_type_fields;
    const size_t zone = (size_t)random_integer(0, 3), square = 2 * (size_t)random_integer(0, 1);
    const size_t northing = (size_t)random_integer(0, (int64_t)digits);
    status = gn_mgrs_type_fields(text, zone, text + 3, square, text + 5, digits, text + 5 + digits, northing, device,
                                 &typing, &field, &offset);
    absorb_integer(function, status);
    absorb_integer(function, field);
    absorb_count(function, offset);
    if (status == GN_OK) absorb_typing(function, &typing);
}

typedef gn_status formatter(double value, int32_t unit, int32_t digits, char *out, size_t capacity, size_t *length);
typedef gn_status parser(const char *bytes, size_t size, double *value, size_t *offset);

static void run_measure(int of_format, formatter *format, int of_parse, parser *parse, double value) {
    size_t length = 7, offset = 7;
    const int32_t unit = (int32_t)random_integer(0, 9), digits = (int32_t)random_integer(0, 16);
    const gn_status status = format(value, unit, digits, text, sizeof text, &length);
    absorb_written(of_format, status, length);
    double again = 7;
    length = size_of(length);
    spoil(text, length);
    absorb_integer(of_parse, parse(text, length, &again, &offset));
    absorb_double(of_parse, again);
    absorb_count(of_parse, offset);
}

static void run_course(double value) {
    size_t length = 7, offset = 7;
    const int32_t north = (int32_t)random_integer(0, 3), unit = (int32_t)random_integer(0, 3);
    const int32_t decimals = (int32_t)random_integer(0, 13);
    const gn_status status = gn_course_format(value, north, unit, decimals, text, sizeof text, &length);
    absorb_written(OF_gn_course_format, status, length);
    double degrees = 7;
    int32_t again = 7;
    length = size_of(length);
    spoil(text, length);
    absorb_integer(OF_gn_course_parse, gn_course_parse(text, length, &degrees, &again, &offset));
    absorb_double(OF_gn_course_parse, degrees);
    absorb_integer(OF_gn_course_parse, again);
    absorb_count(OF_gn_course_parse, offset);
}

static void run_measures(void) {
    const int exponent = (int)random_integer(-30, 20);
    const double usual = meters(random_integer(-1000000 * METER, 1000000 * METER)) * power_of_two(exponent);
    const double any = random_integer(0, 15) ? usual : special_number();
    run_measure(OF_gn_length_format, gn_length_format, OF_gn_length_parse, gn_length_parse, any);
    run_measure(OF_gn_area_format, gn_area_format, OF_gn_area_parse, gn_area_parse, any);
    run_measure(OF_gn_angle_format, gn_angle_format, OF_gn_angle_parse, gn_angle_parse,
                random_integer(0, 1) ? any : degrees(random_integer(-360 * DEGREE, 360 * DEGREE)));
    run_measure(OF_gn_speed_format, gn_speed_format, OF_gn_speed_parse, gn_speed_parse, any);
    run_measure(OF_gn_declination_format, gn_declination_format, OF_gn_declination_parse, gn_declination_parse,
                random_integer(0, 3) ? degrees(random_integer(-180 * DEGREE, 180 * DEGREE)) : any);
    run_course(random_integer(0, 1) ? any : degrees(random_integer(-360 * DEGREE, 360 * DEGREE)));
}

static void run_options_init(void) {
    const int function = OF_gn_format_options_init;
    gn_format_options o = {.size = 0};
    absorb_integer(function, gn_format_options_init(&o));
    absorb_integer(function, o.size);
    absorb_integer(function, o.form);
    absorb_integer(function, o.decimals);
    absorb_integer(function, o.symbols);
    absorb_integer(function, o.hemispheres);
    absorb_integer(function, o.flags);
    absorb_integer(function, o.iso_form);
    absorb_integer(function, o.zone);
    absorb_double(function, o.altitude);
    absorb_text(function, o.separator);
    absorb_integer(function, o.altitude_decimals);
}

static void absorb_bytes(int function, const uint8_t *bytes, size_t count) {
    absorb_count(function, count);
    for (size_t i = 0; i < count; i++) absorb_integer(function, bytes[i]);
}

enum { ROWS = 9, SLOT = 24 };

/* References of all lengths, from slots into the buffers of Arrow columns and back; some rows are missing. */
static void run_columns(double latitude, double longitude) {
    static char texts[ROWS][SLOT], back[ROWS][SLOT];
    static uint8_t offsets[8 * (ROWS + 1)], views[16 * ROWS], data[ROWS * SLOT], statuses[ROWS];
    const size_t room = sizeof data;
    for (int i = 0; i < ROWS; i++) {
        for (int k = 0; k < SLOT; k++) texts[i][k] = 0;
        gn_mgrs_encode(latitude, longitude, i - 1, texts[i], SLOT, NULL);
    }
    const uint8_t validity[2] = {(uint8_t)random_integer(0, 255), (uint8_t)random_integer(0, 255)};
    const int32_t width = random_integer(0, 1) ? 4 : 8;
    const uint64_t first = (uint64_t)random_integer(0, 3);
    const size_t count = ROWS - first;
    size_t needed, data_needed;
    int function = OF_gn_texts_to_offsets;
    absorb_integer(function, gn_texts_to_offsets(texts[0], SLOT, SLOT, ROWS, 0, width, offsets, sizeof offsets, &needed,
                                                 data, room, &data_needed));
    absorb_bytes(function, offsets, needed);
    absorb_bytes(function, data, data_needed);
    function = OF_gn_texts_from_offsets_batch;
    absorb_integer(function, gn_texts_from_offsets_batch(offsets, needed, width, data, data_needed, validity, 2, first,
                                                         count, back[0], SLOT, SLOT, statuses));
    absorb_bytes(function, statuses, count);
    for (size_t i = 0; i < count; i++) {
        absorb_text(function, back[i]);
        int is_equal = 1;
        for (int k = 0; k < SLOT; k++) is_equal &= back[i][k] == (statuses[i] ? 0 : texts[first + i][k]);
        expect(function, is_equal);
    }
    function = OF_gn_texts_to_views;
    absorb_integer(function, gn_texts_to_views(texts[0], SLOT, SLOT, ROWS, 2, 0, views, sizeof views, &needed, data, room,
                                               &data_needed));
    absorb_bytes(function, views, needed);
    absorb_bytes(function, data, data_needed);
    function = OF_gn_texts_from_views_batch;
    absorb_integer(function, gn_texts_from_views_batch(views, needed, 2, data, data_needed, validity, 2, first, count,
                                                       back[0], SLOT, SLOT, statuses));
    absorb_bytes(function, statuses, count);
    for (size_t i = 0; i < count; i++) {
        absorb_text(function, back[i]);
        int is_equal = 1;
        for (int k = 0; k < SLOT; k++) is_equal &= back[i][k] == (statuses[i] ? 0 : texts[first + i][k]);
        expect(function, is_equal);
    }
}

void run_texts(uint32_t block) {
    /* Texts that no format writes. */
    static const char *const texts[] = {
        "40d30'30\"N75d0'0\"W", "N 12,5 E 13,5", "E-75 -40S", "4:60.0 5:60.0",   "38S 444140 3684706",
        "18T 585628 4511322",   "12,5,13,5",     "7.0E+1 5",  "2000000 2000000 north",
        "N0045 E00030", "400723N 0740723W", "4807.038,N,01131.000,E", "37-53-27.6N 74-52-19.2W", "0045.5 00030.25",
        "N37 53' 27.6\", W74 52' 19.2\"", "37d53m27.6s 74d52m19.2w", "Z 2445183mE 2313228mN", "18N5856284511322",
        "geo:66,30;u=6.500;FOo=this%2dthat", "+401213.1-0750015.1+2.79CRSxxxx/", "1e300 5", "0.1 0.30000000000000004"};
    if (block == 0) {
        run_options_init();
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            for (uint32_t flags = 0; flags < 16; flags++) run_parse(texts[i], length_of(texts[i]), GN_FORM_ANY, flags);
        }
    }
    for (uint32_t i = 0; i < 12; i++) {
        double latitude, longitude;
        make_position(block + i, &latitude, &longitude);
        run_position(latitude, longitude);
        if (i % 4 == 0) run_graticules(latitude, longitude);
        if (i == 0) run_typing(latitude, longitude);
        if (i % 4 == 1) run_measures();
        if (i == 2) run_columns(latitude, longitude);
    }
}
