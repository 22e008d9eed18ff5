/* SPDX-License-Identifier: MIT
 *
 * The part of the walk that goes over positions as text, GEOREF and GARS, the typing help, and measures for display.
 */
#include "guarded.h"

#include "walk.h"

static const size_t lengths_beyond[] = {SIZE_MAX, (size_t)1 << 63, ((size_t)1 << 63) - 1};

/* -- Tests that all writers of text share -------------------------------------------------------------------------- */

typedef gn_status writer(char *out, size_t capacity, size_t *length);

/* A text that can be written: null, every capacity, and buffers that end where a page may not be touched. */
static void walk_writer(const char *name, writer *write, const char *expected) {
    const size_t needed = strlen(expected) + 1;
    size_t length = 99;
    check_status(name, "(NULL, 0)", write(NULL, 0, &length), GN_ERROR_BUFFER_TOO_SMALL);
    check(length == needed, name, "(NULL, 0)", "length");
    check_status(name, "(NULL, 0, NULL)", write(NULL, 0, NULL), GN_ERROR_BUFFER_TOO_SMALL);
    check_status(name, "(NULL, 64)", write(NULL, 64, &length), GN_ERROR_NULL);
    check(length == 0, name, "(NULL, 64)", "length");
    for (where = AT_END; where < PLACEMENTS; where++) {
        for (size_t capacity = 0; capacity <= needed + 2; capacity++) {
            char *const out = place(0, capacity);
            length = 99;
            const int fits = capacity >= needed;
            check_status(name, "(capacity)", write(out, capacity, &length), fits ? GN_OK : GN_ERROR_BUFFER_TOO_SMALL);
            check(length == needed && margin_is_untouched(0), name, "(capacity)", "length, bytes around");
            check(fits ? strcmp(out, expected) == 0 : capacity == 0 || out[0] == 0, name, "(capacity)", out);
            const size_t touched = fits ? needed : capacity;
            check(is_untouched(out + touched, capacity - touched), name, "(capacity)", "bytes behind the text");
        }
    }
    char room[256];
    for (int i = 0; i < 3; i++) {
        memset(room, untouched, sizeof room);
        check_status(name, "(capacity beyond all bounds)", write(room, lengths_beyond[i], &length), GN_OK);
        check(strcmp(room, expected) == 0, name, "(capacity beyond all bounds)", room);
        check(is_untouched(room + needed, sizeof room - needed), name, "(capacity beyond all bounds)", "rest");
    }
    check_status(name, "(..., NULL)", write(room, sizeof room, NULL), GN_OK);
}

/* A call that is refused leaves the empty text and no length. */
#define REFUSED(function, arguments, status)                                                                           \
    do {                                                                                                               \
        memset(out, '#', sizeof out);                                                                                  \
        length = 99;                                                                                                   \
        EXPECT(function, arguments, status);                                                                           \
        HOLDS(function, arguments, length == 0 && out[0] == 0);                                                        \
    } while (0)

/* -- Tests that all readers of text share -------------------------------------------------------------------------- */

enum { RESULT = GN_POSITION_CANDIDATES * sizeof(gn_position) };
typedef gn_status reader(const char *text, size_t size, void *out, size_t *offset);

/* A text that can be read: null, bytes at the end of a page, lengths beyond the zero, where the answer is `rest`, every
   byte in every place. */
static void walk_reader_to(gn_status rest, const char *name, reader *read, size_t result, const char *good) {
    const size_t size = strlen(good);
    size_t offset = 99;
    char bytes[RESULT];
    check_status(name, "(good)", read(good, size, bytes, &offset), GN_OK);
    check(offset == 0, name, "(good)", "offset");
    check_status(name, "(good, NULL)", read(good, size, bytes, NULL), GN_OK);
    fill(bytes, sizeof bytes);
    offset = 99;
    check_status(name, "(NULL, 5)", read(NULL, 5, bytes, &offset), GN_ERROR_NULL);
    check(offset == 0, name, "(NULL, 5)", "offset");
    check_status(name, "(NULL, 5, NULL)", read(NULL, 5, NULL, NULL), GN_ERROR_NULL);
    check(is_filled(bytes, sizeof bytes), name, "(refused)", "result");
    /* The final zero is no part of a text. */
    check_status(name, "(with the zero)", read(good, size + 1, bytes, &offset), rest);
    check(offset == size, name, "(with the zero)", "offset");
    /* Two sizes that no memory has; one that it might have, of which only the bytes up to the zero are read. */
    for (int i = 0; i < 3; i++) {
        const gn_status should = i < 2 ? GN_ERROR_OFFSET : rest;
        check_status(name, "(beyond the zero)", read(good, lengths_beyond[i], bytes, &offset), should);
        check(offset == (i < 2 ? 0 : size), name, "(beyond the zero)", "offset");
    }
    check(is_filled(bytes, sizeof bytes), name, "(refused)", "result");
    /* Every prefix, between forbidden pages and in a block of its own, into a result of just the room. */
    for (where = AT_END; where < PLACEMENTS; where++) {
        for (size_t part = 0; part <= size; part++) {
            char *const text = place(0, part), *const out = place(1, result);
            memcpy(text, good, part);
            offset = 99;
            const gn_status status = read(text, part, out, &offset);
            check(offset <= part && (status == GN_OK) <= (offset == 0), name, "(a part)", "offset");
            check(status == GN_OK || is_untouched(out, result), name, "(a part)", "result");
            check(margin_is_untouched(0) && margin_is_untouched(1), name, "(a part)", "bytes around");
            check(memcmp(text, good, part) == 0, name, "(a part)", "the text itself");
        }
    }
    for (size_t at = 0; at < size; at++) {
        for (int byte = 0; byte < 256; byte++) {
            char text[128];
            memcpy(text, good, size);
            text[at] = (char)byte;
            fill(bytes, result);
            offset = SIZE_MAX;
            const gn_status status = read(text, size, bytes, &offset);
            const int is_untold = gn_status_name(status) == NULL || offset > size || (byte == 0 && status == GN_OK);
            const int is_soiled = status != GN_OK && !is_filled(bytes, result);
            if (is_untold || is_soiled) check(0, name, "(one byte changed)", is_soiled ? "result" : "status, offset");
        }
    }
}

static void walk_reader(const char *name, reader *read, size_t result, const char *good) {
    walk_reader_to(GN_ERROR_TEXT_BYTE, name, read, result, good);
}

/* -- Positions ---------------------------------------------------------------------------------------------------- */

static int32_t form_asked;

static gn_status read_position(const char *text, size_t size, void *out, size_t *offset) {
    return gn_position_parse(text, size, form_asked, 0, out, GN_POSITION_CANDIDATES, NULL, offset);
}

static void walk_parse(void) {
    static const struct {
        int32_t form;
        const char *text;
    } texts[] = {{GN_FORM_DD, "-40.508333, 075.25"},
                 {GN_FORM_DD, "S 12,5 W 13,5"},
                 {GN_FORM_DM, "40d30.5'N 75d0.25'W"},
                 {GN_FORM_DMS, "40\xc2\xb0 30\xe2\x80\xb2 30.5\xe2\x80\xb3N 75*0'59.5''W"},
                 {GN_FORM_UTM, "38S 444140 3684706"},
                 {GN_FORM_UTM, "585628mE 4511322mN 18T"},
                 {GN_FORM_UPS, "N 2000000 2000000.5"},
                 {GN_FORM_MGRS, "18T WL 85628 11322"},
                 {GN_FORM_ISO_6709, "+27.5916+086.5640+8850CRSWGS_84/"},
                 {GN_FORM_GEO_URI, "geo:48.2010,16.3695,183;crs=wgs84;u=6.5;a=%2d"},
                 {GN_FORM_GEOREF, "MKPG1203"},
                 {GN_FORM_GARS, "361HN37"}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        form_asked = texts[i].form;
        walk_reader("gn_position_parse", read_position, RESULT, texts[i].text);
        form_asked = GN_FORM_ANY;
        walk_reader("gn_position_parse", read_position, RESULT, texts[i].text);
    }
    const char good[] = "38S 444140 3684706", *const text = good;
    const size_t size = sizeof good - 1;
    gn_position out[GN_POSITION_CANDIDATES];
    size_t length, offset;
    EXPECT(gn_position_parse, (text, size, 0, 0, out, 4, &length, &offset), GN_OK);
    HOLDS(gn_position_parse, (two meanings), length == 2 && out[0].flags == 0 && out[1].flags == GN_POSITION_BAND);
    EXPECT(gn_position_parse, (text, size, 0, 0, NULL, 4, &length, &offset), GN_ERROR_NULL);
    HOLDS(gn_position_parse, (out null), length == 0 && offset == 0);
    EXPECT(gn_position_parse, (NULL, 0, 0, 0, NULL, 0, &length, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_position_parse, (NULL, 0, 0, 0, out, 4, NULL, NULL), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_position_parse, ("\t \xc2\xa0", 4, 0, 0, out, 4, &length, &offset), GN_ERROR_TEXT_EMPTY);
    HOLDS(gn_position_parse, (blanks), length == 0 && offset == 0);
    const size_t rooms[] = {0, 1, 2, 3, SIZE_MAX, (size_t)1 << 63, SIZE_MAX / sizeof *out + 1};
    for (int i = 0; i < 7; i++) {
        fill(out, sizeof out);
        const int fits = rooms[i] >= 2;
        EXPECT(gn_position_parse, (text, size, 0, 0, rooms[i] ? out : NULL, rooms[i], &length, NULL),
               fits ? GN_OK : GN_ERROR_BUFFER_TOO_SMALL);
        HOLDS(gn_position_parse, (room), length == 2 && is_filled(fits ? out + 2 : out, (fits ? 2 : 4) * sizeof *out));
    }
    fill(out, sizeof out);
    for (int32_t form = -2; form <= 12; form++) {
        const gn_status status = gn_position_parse("5", 1, form, 0, out, 4, &length, &offset);
        HOLDS(gn_position_parse, (form), (status == GN_ERROR_FORM) == (form < 0 || form > GN_FORM_GARS));
        HOLDS(gn_position_parse, (form), status != GN_OK && length == 0 && offset <= 1);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_position_parse, (text, size, absurd_integers[i], 0, out, 4, &length, &offset), GN_ERROR_FORM);
    }
    for (int bit = 0; bit < 32; bit++) {
        const gn_status status = gn_position_parse(text, size, 0, 1u << bit, NULL, 0, &length, &offset);
        HOLDS(gn_position_parse, (flags), status == (bit < 4 ? GN_ERROR_BUFFER_TOO_SMALL : GN_ERROR_STYLE));
    }
    EXPECT(gn_position_parse, (text, size, 0, GN_PARSE_BANDS | GN_PARSE_HEMISPHERES, out, 4, &length, &offset), GN_ERROR_STYLE);
    HOLDS(gn_position_parse, (refused), is_filled(out, sizeof out));
    /* A text that is far too long takes no more than a look at each of its bytes. */
    enum { LONG = 200000 };
    char *const number = place(0, LONG);
    for (int byte = '0'; byte < 128; byte += 13) {
        memset(number, byte, LONG);
        const gn_status status = gn_position_parse(number, LONG, 0, 0, out, 4, &length, &offset);
        HOLDS(gn_position_parse, (long), status != GN_OK && length == 0 && offset <= LONG);
    }
}

static int32_t axis_asked;

static gn_status read_coordinate(const char *text, size_t size, void *out, size_t *offset) {
    return gn_coordinate_parse(text, size, axis_asked, out, offset);
}

static void walk_coordinate(void) {
    static const char *const texts[] = {"-40.508333", "40d30.5'", "12,5", "- 33.5", "40\xc2\xb0 30\xe2\x80\xb2 30.5\xe2\x80\xb3"};
    for (axis_asked = GN_AXIS_LONGITUDE; axis_asked <= GN_AXIS_LATITUDE; axis_asked++) {
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            walk_reader("gn_coordinate_parse", read_coordinate, sizeof(double), texts[i]);
        }
    }
    axis_asked = GN_AXIS_LATITUDE;
    walk_reader("gn_coordinate_parse", read_coordinate, sizeof(double), "321942.29N");
    walk_reader("gn_coordinate_parse", read_coordinate, sizeof(double), "N 4807.038");
    double value;
    size_t offset;
    fill(&value, sizeof value);
    EXPECT(gn_coordinate_parse, (NULL, 0, GN_AXIS_LATITUDE, &value, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_coordinate_parse, ("5", 1, GN_AXIS_LATITUDE, NULL, &offset), GN_ERROR_NULL);
    for (int32_t axis = -1; axis <= 6; axis++) {
        const int is_known = axis == GN_AXIS_LATITUDE || axis == GN_AXIS_LONGITUDE;
        if (!is_known) EXPECT(gn_coordinate_parse, ("5", 1, axis, &value, &offset), GN_ERROR_STYLE);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_coordinate_parse, ("5", 1, absurd_integers[i], &value, &offset), GN_ERROR_STYLE);
    }
    HOLDS(gn_coordinate_parse, (refused), is_filled(&value, sizeof value));
}

static gn_format_options options;
static gn_status write_position(char *out, size_t capacity, size_t *length) {
    return gn_position_format(-40.5, 7.25, &options, out, capacity, length);
}

static void walk_format(void) {
    char out[GN_POSITION_CAPACITY];
    size_t length;
    EXPECT(gn_format_options_init, (NULL), GN_ERROR_NULL);
    fill(&options, sizeof options);
    EXPECT(gn_format_options_init, (&options), GN_OK);
    const gn_format_options expected = {.size = sizeof options, .form = GN_FORM_DD, .decimals = GN_DECIMALS_USUAL,
                                        .hemispheres = GN_HEMISPHERES_SIGNS, .iso_form = GN_FORM_DD, .separator = ", "};
    HOLDS(gn_format_options_init, (&options), memcmp(&options, &expected, sizeof options) == 0);

    static const struct {
        int32_t form, decimals;
        const char *text;
    } forms[] = {{GN_FORM_DD, 6, "-40.500000, 7.250000"},
                 {GN_FORM_DM, 0, "-40d30', 7d15'"},
                 {GN_FORM_DMS, 1, "-40d30'00.0\", 7d15'00.0\""},
                 {GN_FORM_UTM, 0, "32S 351712 5515274"},
                 {GN_FORM_MGRS, 1, "32GLA51"},
                 {GN_FORM_ISO_6709, 2, "-40.50+007.25/"},
                 {GN_FORM_GEO_URI, 2, "geo:-40.50,7.25"},
                 {GN_FORM_GEOREF, 0, "NDHE"},
                 {GN_FORM_GARS, 2, "375ED47"}};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        options = expected;
        options.form = forms[i].form;
        options.decimals = forms[i].decimals;
        char text[GN_POSITION_CAPACITY];
        EXPECT(gn_position_format, (-40.5, 7.25, &options, text, sizeof text, &length), GN_OK);
        HOLDS(gn_position_format, (a form), strcmp(text, forms[i].text) == 0);
        walk_writer("gn_position_format", write_position, text);
    }
    /* Digits that are usual, about a meter. */
    static const struct {
        int32_t form, iso_form;
        const char *text;
    } usual[] = {{GN_FORM_DD, GN_FORM_DD, "-40.500000, 7.250000"},
                 {GN_FORM_DM, GN_FORM_DD, "-40d30.0000', 7d15.0000'"},
                 {GN_FORM_DMS, GN_FORM_DD, "-40d30'00.00\", 7d15'00.00\""},
                 {GN_FORM_UTM, GN_FORM_DD, "32S 351712 5515274"},
                 {GN_FORM_MGRS, GN_FORM_DD, "32GLA5171215274"},
                 {GN_FORM_ISO_6709, GN_FORM_DD, "-40.500000+007.250000/"},
                 {GN_FORM_ISO_6709, GN_FORM_DM, "-4030.0000+00715.0000/"},
                 {GN_FORM_ISO_6709, GN_FORM_DMS, "-403000.00+0071500.00/"},
                 {GN_FORM_GEO_URI, GN_FORM_DD, "geo:-40.500000,7.250000"},
                 {GN_FORM_GEOREF, GN_FORM_DD, "NDHE1530"},
                 {GN_FORM_GARS, GN_FORM_DD, "375ED47"}};
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
        options = expected;
        options.form = usual[i].form;
        options.iso_form = usual[i].iso_form;
        EXPECT(gn_position_format, (-40.5, 7.25, &options, out, sizeof out, &length), GN_OK);
        HOLDS(gn_position_format, (usual digits), strcmp(out, usual[i].text) == 0);
    }
    EXPECT(gn_position_format, (-40.5, 7.25, NULL, out, sizeof out, &length), GN_OK);
    HOLDS(gn_position_format, (options null), strcmp(out, forms[0].text) == 0);

    /* Positions that are none, in every form. */
    for (int32_t form = GN_FORM_DD; form <= GN_FORM_GARS; form++) {
        options = expected;
        options.form = form;
        options.decimals = 2;
        for (int i = 0; i < NOT_FINITE; i++) {
            REFUSED(gn_position_format, (not_finite[i], 7, &options, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
            REFUSED(gn_position_format, (51, not_finite[i], &options, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        }
        REFUSED(gn_position_format, (nextafter(90, 91), 7, &options, out, sizeof out, &length), GN_ERROR_LATITUDE);
        REFUSED(gn_position_format, (-DBL_MAX, 7, &options, out, sizeof out, &length), GN_ERROR_LATITUDE);
        const double longitudes[] = {0, -0.0, 180, -180, 540, DBL_MAX, -DBL_MAX, 1e300, DBL_TRUE_MIN};
        for (int i = 0; i < 9; i++) {
            for (int pole = -1; pole <= 1; pole++) {
                const gn_status status =
                    gn_position_format(90 * pole, longitudes[i], &options, out, sizeof out, &length);
                HOLDS(gn_position_format, (edges), status == (form == GN_FORM_UPS && pole == 0 ? GN_ERROR_TOO_FAR : GN_OK));
                HOLDS(gn_position_format, (edges), length == (status == GN_OK ? strlen(out) + 1 : 0));
            }
        }
    }
    /* Options that have no meaning. */
#define REFUSES(field, value, status)                                                                                  \
    do {                                                                                                               \
        options = expected;                                                                                            \
        options.field = value;                                                                                         \
        REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), status);                              \
    } while (0)
    const uint32_t sizes[] = {0, 1, sizeof options - 1, sizeof options + 1, 1u << 31, UINT32_MAX};
    for (int i = 0; i < 6; i++) REFUSES(size, sizes[i], GN_ERROR_OPTIONS_SIZE);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        const int32_t absurd = absurd_integers[i];
        REFUSES(form, absurd, GN_ERROR_FORM);
        REFUSES(decimals, absurd, GN_ERROR_DECIMALS);
        REFUSES(symbols, (uint32_t)absurd, GN_ERROR_STYLE);
        REFUSES(hemispheres, (uint32_t)absurd, GN_ERROR_STYLE);
        for (int32_t form = GN_FORM_UTM; form <= GN_FORM_GARS; form++) {
            options = expected;
            options.form = form;
            options.decimals = absurd;
            const int is_cell = form == GN_FORM_MGRS || form >= GN_FORM_GEOREF;
            REFUSED(gn_position_format, (form == GN_FORM_UPS ? 89 : 51, 7, &options, out, sizeof out, &length),
                    is_cell ? GN_ERROR_PRECISION : GN_ERROR_DECIMALS);
        }
        options = expected;
        options.form = GN_FORM_UTM;
        options.zone = absurd;
        REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), GN_ERROR_ZONE);
        options = expected;
        options.form = GN_FORM_ISO_6709;
        options.iso_form = absurd;
        REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), GN_ERROR_FORM);
        options.iso_form = GN_FORM_DD;
        options.flags = GN_FORMAT_ALTITUDE;
        options.altitude_decimals = absurd;
        REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), GN_ERROR_DECIMALS);
    }
    REFUSES(form, GN_FORM_ANY, GN_ERROR_FORM);
    REFUSES(symbols, 5, GN_ERROR_STYLE);
    REFUSES(hemispheres, 0, GN_ERROR_STYLE);
    for (int bit = 8; bit < 32; bit++) REFUSES(flags, 1u << bit, GN_ERROR_STYLE);
    options = expected;
    options.form = GN_FORM_GEO_URI;
    options.flags = GN_FORMAT_ALTITUDE;
    for (int i = 0; i < NOT_FINITE; i++) {
        options.altitude = not_finite[i];
        REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
    }
    options.altitude = nextafter(1e9, 2e9);
    REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), GN_ERROR_ALTITUDE);
    options.altitude = -1000001;
    REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), GN_ERROR_ALTITUDE);
    options = expected;
    memcpy(options.separator, "        ", 8);
    REFUSED(gn_position_format, (51, 7, &options, out, sizeof out, &length), GN_ERROR_STYLE);
    for (int byte = 1; byte < 256; byte++) {
        memset(options.separator, 0, 8);
        options.separator[0] = (char)byte;
        const gn_status status = gn_position_format(51, 7, &options, out, sizeof out, &length);
        const int has_meaning = byte == ' ' || byte == ',' || byte == ';' || byte == '/';
        HOLDS(gn_position_format, (a separator), status == (has_meaning ? GN_OK : GN_ERROR_STYLE));
    }
#undef REFUSES
}

/* -- GEOREF and GARS ---------------------------------------------------------------------------------------------- */

static gn_status write_georef(char *out, size_t capacity, size_t *length) {
    return gn_georef_encode(51.065, -1.797, 2, out, capacity, length);
}
static gn_status write_gars(char *out, size_t capacity, size_t *length) {
    return gn_gars_encode(38.2861, -76.4292, 2, out, capacity, length);
}
static gn_status read_georef(const char *text, size_t size, void *out, size_t *offset) {
    return gn_georef_decode(text, size, out, offset);
}
static gn_status read_gars(const char *text, size_t size, void *out, size_t *offset) {
    return gn_gars_decode(text, size, out, offset);
}

static void walk_graticules(void) {
    char out[GN_GEOREF_CAPACITY];
    size_t length, offset;
    walk_writer("gn_georef_encode", write_georef, "MKPG1203");
    walk_writer("gn_gars_encode", write_gars, "208LS17");
    walk_reader("gn_georef_decode", read_georef, sizeof(gn_graticule_cell), "MK pg 1203");
    walk_reader("gn_gars_decode", read_gars, sizeof(gn_graticule_cell), "208 ls 17");
    for (int i = 0; i < NOT_FINITE; i++) {
        REFUSED(gn_georef_encode, (not_finite[i], 7, 2, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        REFUSED(gn_georef_encode, (51, not_finite[i], 2, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        REFUSED(gn_gars_encode, (not_finite[i], 7, 2, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        REFUSED(gn_gars_encode, (51, not_finite[i], 2, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
    }
    REFUSED(gn_georef_encode, (nextafter(90, 91), 7, 2, out, sizeof out, &length), GN_ERROR_LATITUDE);
    REFUSED(gn_gars_encode, (-DBL_MAX, 7, 2, out, sizeof out, &length), GN_ERROR_LATITUDE);
    EXPECT(gn_georef_encode, (-90, DBL_MAX, 11, out, sizeof out, &length), GN_OK);
    EXPECT(gn_gars_encode, (90, -DBL_MAX, 0, out, sizeof out, &length), GN_OK);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        REFUSED(gn_georef_encode, (51, 7, absurd_integers[i], out, sizeof out, &length), GN_ERROR_PRECISION);
        REFUSED(gn_gars_encode, (51, 7, absurd_integers[i], out, sizeof out, &length), GN_ERROR_PRECISION);
    }
    for (int32_t precision = -2; precision <= 12; precision++) {
        const int has_georef = precision >= -1 && precision <= 11 && precision != 1;
        EXPECT(gn_georef_encode, (51, 7, precision, out, sizeof out, &length), has_georef ? GN_OK : GN_ERROR_PRECISION);
        HOLDS(gn_georef_encode, (precision),
              length == (!has_georef ? 0 : precision < 0 ? 3 : 5 + 2 * (size_t)precision));
        const int has_gars = precision >= 0 && precision <= 2;
        EXPECT(gn_gars_encode, (51, 7, precision, out, sizeof out, &length), has_gars ? GN_OK : GN_ERROR_PRECISION);
        HOLDS(gn_gars_encode, (precision), length == (has_gars ? 6 + (size_t)precision : 0));
    }
    gn_graticule_cell cell;
    fill(&cell, sizeof cell);
    EXPECT(gn_georef_decode, (NULL, 0, &cell, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_georef_decode, ("MK", 2, NULL, &offset), GN_ERROR_NULL);
    EXPECT(gn_gars_decode, (NULL, 0, &cell, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_gars_decode, ("208LS", 5, NULL, NULL), GN_ERROR_NULL);
    HOLDS(gn_gars_decode, (refused), is_filled(&cell, sizeof cell));
}

/* -- The typing help ---------------------------------------------------------------------------------------------- */

static const gn_point here = {51.5, 7.4};

static gn_status read_typed(const char *text, size_t size, void *out, size_t *offset) {
    return gn_mgrs_type(text, size, &here, 5, out, offset);
}
static gn_status read_easting(const char *text, size_t size, void *out, size_t *offset) {
    return gn_mgrs_type_fields("32U", 3, "LC", 2, text, size, NULL, 0, &here, out, NULL, offset);
}
static gn_status read_zone(const char *text, size_t size, void *out, size_t *offset) {
    return gn_mgrs_type_fields(text, size, NULL, 0, NULL, 0, "5", 1, &here, out, NULL, offset);
}

static void walk_typing(void) {
    gn_mgrs_typing typing;
    size_t offset;
    int32_t field;
    walk_reader("gn_mgrs_type", read_typed, sizeof typing, "32ULC8888806");
    walk_reader("gn_mgrs_type_fields", read_easting, sizeof typing, "1234");
    /* Text behind a full field is too much. */
    walk_reader_to(GN_ERROR_TEXT_REST, "gn_mgrs_type_fields", read_zone, sizeof typing, "32U");
    EXPECT(gn_mgrs_type, (NULL, 0, NULL, 5, &typing, &offset), GN_OK);
    HOLDS(gn_mgrs_type, (nothing), typing.flags == 0 && typing.field == GN_FIELD_ZONE && isnan(typing.distance));
    EXPECT(gn_mgrs_type, (NULL, 0, &here, 5, &typing, NULL), GN_OK);
    HOLDS(gn_mgrs_type, (nothing), typing.flags == GN_TYPING_COMPLETED);
    EXPECT(gn_mgrs_type, ("32U", 3, &here, 5, NULL, &offset), GN_ERROR_NULL);
    fill(&typing, sizeof typing);
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        EXPECT(gn_mgrs_type, ("32U", 3, &here, absurd_integers[i], &typing, &offset), GN_ERROR_PRECISION);
    }
    EXPECT(gn_mgrs_type, ("32U", 3, &here, -1, &typing, &offset), GN_ERROR_PRECISION);
    EXPECT(gn_mgrs_type, ("32U", 3, &here, 12, &typing, &offset), GN_ERROR_PRECISION);
    const gn_point beyond = {nextafter(90, 91), 7}, far = {-90, DBL_MAX};
    EXPECT(gn_mgrs_type, ("32U", 3, &beyond, 5, &typing, &offset), GN_ERROR_LATITUDE);
    EXPECT(gn_mgrs_type_fields, ("32U", 3, NULL, 0, NULL, 0, NULL, 0, &beyond, &typing, &field, &offset), GN_ERROR_LATITUDE);
    for (int i = 0; i < NOT_FINITE; i++) {
        const gn_point no_latitude = {not_finite[i], 7}, no_longitude = {51, not_finite[i]};
        EXPECT(gn_mgrs_type, ("32U", 3, &no_latitude, 5, &typing, &offset), GN_ERROR_NOT_FINITE);
        EXPECT(gn_mgrs_type, ("5", 1, &no_longitude, 5, &typing, &offset), GN_ERROR_NOT_FINITE);
        EXPECT(gn_mgrs_type_fields,
               (NULL, 0, NULL, 0, "5", 1, NULL, 0, &no_longitude, &typing, &field, &offset), GN_ERROR_NOT_FINITE);
    }
    field = 99;
    EXPECT(gn_mgrs_type_fields, (NULL, 1, NULL, 0, NULL, 0, NULL, 0, &here, &typing, &field, &offset), GN_ERROR_NULL);
    HOLDS(gn_mgrs_type_fields, (null), field == 0 && offset == 0);
    EXPECT(gn_mgrs_type_fields, (NULL, 0, NULL, 1, NULL, 0, NULL, 0, &here, &typing, NULL, NULL), GN_ERROR_NULL);
    EXPECT(gn_mgrs_type_fields, (NULL, 0, NULL, 0, NULL, 1, NULL, 0, &here, &typing, &field, &offset), GN_ERROR_NULL);
    EXPECT(gn_mgrs_type_fields, (NULL, 0, NULL, 0, NULL, 0, NULL, 1, &here, &typing, &field, &offset), GN_ERROR_NULL);
    EXPECT(gn_mgrs_type_fields, (NULL, 0, NULL, 0, NULL, 0, NULL, 0, &here, NULL, &field, &offset), GN_ERROR_NULL);
    HOLDS(gn_mgrs_type_fields, (refused), is_filled(&typing, sizeof typing));
    EXPECT(gn_mgrs_type, ("5", 1, &far, 11, &typing, &offset), GN_OK);
    EXPECT(gn_mgrs_type_fields, (NULL, 0, NULL, 0, NULL, 0, NULL, 0, &far, &typing, NULL, NULL), GN_OK);
}

/* -- Measures ----------------------------------------------------------------------------------------------------- */

static gn_status write_length(char *out, size_t capacity, size_t *length) {
    return gn_length_format(-1250, GN_UNITS_METRIC, 0, out, capacity, length);
}
static gn_status write_area(char *out, size_t capacity, size_t *length) {
    return gn_area_format(850, GN_UNITS_METRIC, 0, out, capacity, length);
}
static gn_status write_angle(char *out, size_t capacity, size_t *length) {
    return gn_angle_format(45.5, GN_ANGLE_DEGREES, 1, out, capacity, length);
}
static gn_status write_speed(char *out, size_t capacity, size_t *length) {
    return gn_speed_format(-3, GN_SPEED_MINUTES_PER_KILOMETER, 0, out, capacity, length);
}
static gn_status write_course(char *out, size_t capacity, size_t *length) {
    return gn_course_format(-0.04, GN_NORTH_MAGNETIC, GN_ANGLE_DEGREES, 1, out, capacity, length);
}
static gn_status write_declination(char *out, size_t capacity, size_t *length) {
    return gn_declination_format(-12.5, GN_ANGLE_DEGREES, 1, out, capacity, length);
}
static gn_status read_length(const char *text, size_t size, void *out, size_t *offset) {
    return gn_length_parse(text, size, out, offset);
}
static gn_status read_area(const char *text, size_t size, void *out, size_t *offset) {
    return gn_area_parse(text, size, out, offset);
}
static gn_status read_angle(const char *text, size_t size, void *out, size_t *offset) {
    return gn_angle_parse(text, size, out, offset);
}

static gn_status read_speed(const char *text, size_t size, void *out, size_t *offset) {
    return gn_speed_parse(text, size, out, offset);
}
static gn_status read_course(const char *text, size_t size, void *out, size_t *offset) {
    /* The angle, the north, and four bytes that stay. */
    return gn_course_parse(text, size, out, out ? (int32_t *)((double *)out + 1) : NULL, offset);
}
static gn_status read_declination(const char *text, size_t size, void *out, size_t *offset) {
    return gn_declination_parse(text, size, out, offset);
}

static void walk_speeds_and_courses(void) {
    char out[GN_MEASURE_CAPACITY];
    size_t length, offset;
    walk_writer("gn_speed_format", write_speed, "-5:33 min/km");
    walk_writer("gn_course_format", write_course, "000.0\xc2\xb0 M");
    walk_writer("gn_declination_format", write_declination, "12.5\xc2\xb0 W");
    walk_reader("gn_speed_parse", read_speed, sizeof(double), "-12,5 nautical miles per hour");
    walk_reader("gn_speed_parse", read_speed, sizeof(double), "5:33 min / km");
    walk_reader("gn_speed_parse", read_speed, sizeof(double), "--:-- min/km");
    walk_reader("gn_course_parse", read_course, 2 * sizeof(double), "045.5 deg magnetic");
    walk_reader("gn_declination_parse", read_declination, sizeof(double), "12,5\xc2\xb0 west");
    double value;
    int32_t north = 77;
    fill(&value, sizeof value);
    EXPECT(gn_speed_parse, (NULL, 0, &value, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_course_parse, (NULL, 0, &value, &north, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_course_parse, ("045 M2", 6, &value, &north, &offset), GN_ERROR_TEXT_REST);
    EXPECT(gn_declination_parse, (NULL, 0, &value, &offset), GN_ERROR_TEXT_EMPTY);
    HOLDS(gn_course_parse, (refused), is_filled(&value, sizeof value) && north == 77);
    EXPECT(gn_speed_parse, ("5 kn", 4, NULL, &offset), GN_ERROR_NULL);
    EXPECT(gn_course_parse, ("5 T", 3, NULL, &north, NULL), GN_ERROR_NULL);
    EXPECT(gn_course_parse, ("5 T", 3, &value, NULL, &offset), GN_ERROR_NULL);
    EXPECT(gn_declination_parse, ("5 E", 3, NULL, NULL), GN_ERROR_NULL);
    HOLDS(gn_course_parse, (null), is_filled(&value, sizeof value) && north == 77);
    for (int i = 0; i < NOT_FINITE; i++) {
        REFUSED(gn_speed_format, (not_finite[i], 1, 0, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        REFUSED(gn_course_format, (not_finite[i], 0, 1, 0, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        REFUSED(gn_declination_format, (not_finite[i], 1, 0, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        const int32_t absurd = absurd_integers[i];
        REFUSED(gn_speed_format, (5, absurd, 0, out, sizeof out, &length), GN_ERROR_UNIT);
        REFUSED(gn_speed_format, (5, GN_SPEED_KNOTS, absurd, out, sizeof out, &length), GN_ERROR_DIGITS);
        REFUSED(gn_course_format, (5, absurd, 1, 0, out, sizeof out, &length), GN_ERROR_NORTH);
        REFUSED(gn_course_format, (5, GN_NORTH_GRID, absurd, 0, out, sizeof out, &length), GN_ERROR_UNIT);
        REFUSED(gn_course_format, (5, GN_NORTH_GRID, 1, absurd, out, sizeof out, &length), GN_ERROR_DECIMALS);
        REFUSED(gn_declination_format, (5, absurd, 0, out, sizeof out, &length), GN_ERROR_UNIT);
        REFUSED(gn_declination_format, (5, 1, absurd, out, sizeof out, &length), GN_ERROR_DECIMALS);
    }
    REFUSED(gn_course_format, (5, 0, GN_ANGLE_POINTS_8, 0, out, sizeof out, &length), GN_ERROR_UNIT);
    REFUSED(gn_declination_format, (5, GN_ANGLE_POINTS_16, 0, out, sizeof out, &length), GN_ERROR_UNIT);
    REFUSED(gn_speed_format, (nextafter(1e15, INFINITY), 1, 0, out, sizeof out, &length), GN_ERROR_SPEED);
    REFUSED(gn_speed_format, (2000, GN_SPEED_MINUTES_PER_KILOMETER, 0, out, sizeof out, &length), GN_ERROR_SPEED);
    REFUSED(gn_course_format, (-DBL_MAX, 0, 1, 0, out, sizeof out, &length), GN_ERROR_MEASURE);
    REFUSED(gn_declination_format, (nextafter(-180, -INFINITY), 1, 0, out, sizeof out, &length), GN_ERROR_DECLINATION);
    /* The most room is enough for everything. */
    const double values[] = {0, -0.0, 1e15, -1e15, DBL_TRUE_MIN, -DBL_MIN, 1e-9, 0.1 + 0.2, -179.9999, 123456789.0123456};
    for (int i = 0; i < 10; i++) {
        for (int32_t digits = 0; digits <= 15; digits++) {
            for (int32_t unit = GN_SPEED_METERS_PER_SECOND; unit <= GN_SPEED_KNOTS; unit++) {
                EXPECT(gn_speed_format, (values[i], unit, digits, out, sizeof out, &length), GN_OK);
            }
            for (int32_t unit = GN_UNITS_METERS; unit <= GN_UNITS_NAUTICAL_MILES; unit++) {
                EXPECT(gn_length_format, (values[i], unit, digits, out, sizeof out, &length), GN_OK);
                REFUSED(gn_area_format, (values[i], unit, digits, out, sizeof out, &length), GN_ERROR_UNIT);
            }
            for (int32_t unit = GN_ANGLE_DEGREES; digits < 13 && unit <= GN_ANGLE_MILS; unit++) {
                EXPECT(gn_course_format, (values[i], GN_NORTH_TRUE, unit, digits, out, sizeof out, &length), GN_OK);
                if (fabs(values[i]) > 180) continue;
                EXPECT(gn_declination_format, (values[i], unit, digits, out, sizeof out, &length), GN_OK);
            }
        }
    }
}

static void walk_measures(void) {
    char out[GN_MEASURE_CAPACITY];
    size_t length, offset;
    walk_writer("gn_length_format", write_length, "-1.25 km");
    walk_writer("gn_area_format", write_area, "850 m\xc2\xb2");
    walk_writer("gn_angle_format", write_angle, "45.5\xc2\xb0");
    walk_reader("gn_length_parse", read_length, sizeof(double), "-12,5 nautical miles");
    walk_reader("gn_area_parse", read_area, sizeof(double), "850 square m");
    walk_reader("gn_angle_parse", read_angle, sizeof(double), "45.5 deg");
    walk_reader("gn_angle_parse", read_angle, sizeof(double), "NNE");
    double value;
    fill(&value, sizeof value);
    EXPECT(gn_length_parse, (NULL, 0, &value, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_area_parse, (NULL, 0, &value, &offset), GN_ERROR_TEXT_EMPTY);
    EXPECT(gn_angle_parse, (NULL, 0, &value, &offset), GN_ERROR_TEXT_EMPTY);
    HOLDS(gn_angle_parse, (refused), is_filled(&value, sizeof value));
    EXPECT(gn_length_parse, ("5 m", 3, NULL, &offset), GN_ERROR_NULL);
    EXPECT(gn_area_parse, ("5 ha", 4, NULL, NULL), GN_ERROR_NULL);
    EXPECT(gn_angle_parse, ("NE", 2, NULL, &offset), GN_ERROR_NULL);
    for (int i = 0; i < NOT_FINITE; i++) {
        REFUSED(gn_length_format, (not_finite[i], 1, 0, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        REFUSED(gn_area_format, (not_finite[i], 2, 3, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
        REFUSED(gn_angle_format, (not_finite[i], 3, 0, out, sizeof out, &length), GN_ERROR_NOT_FINITE);
    }
    for (int i = 0; i < ABSURD_INTEGERS; i++) {
        const int32_t absurd = absurd_integers[i];
        REFUSED(gn_length_format, (5, absurd, 0, out, sizeof out, &length), GN_ERROR_UNIT);
        REFUSED(gn_area_format, (5, absurd, 0, out, sizeof out, &length), GN_ERROR_UNIT);
        REFUSED(gn_angle_format, (5, absurd, 0, out, sizeof out, &length), GN_ERROR_UNIT);
        REFUSED(gn_length_format, (5, GN_UNITS_METRIC, absurd, out, sizeof out, &length), GN_ERROR_DIGITS);
        REFUSED(gn_area_format, (5, GN_UNITS_METRIC, absurd, out, sizeof out, &length), GN_ERROR_DIGITS);
        REFUSED(gn_angle_format, (5, GN_ANGLE_MILS, absurd, out, sizeof out, &length), GN_ERROR_DECIMALS);
    }
    const double most = 1e15, more[] = {nextafter(most, INFINITY), -2 * most, DBL_MAX, -DBL_MAX};
    for (int i = 0; i < 4; i++) {
        REFUSED(gn_length_format, (more[i], GN_UNITS_METRIC, 0, out, sizeof out, &length), GN_ERROR_MEASURE);
        REFUSED(gn_area_format, (more[i], GN_UNITS_METRIC, 0, out, sizeof out, &length), GN_ERROR_MEASURE);
        REFUSED(gn_angle_format, (more[i], GN_ANGLE_DEGREES, 0, out, sizeof out, &length), GN_ERROR_MEASURE);
    }
    /* The most room is enough for everything. */
    const double values[] = {0, -0.0, most, -most, DBL_TRUE_MIN, -DBL_MIN, 1e-9, 0.1 + 0.2, 1 / 3.0, 123456789.0123456};
    for (int i = 0; i < 10; i++) {
        for (int32_t unit = 1; unit <= 4; unit++) {
            for (int32_t digits = 0; digits <= 15; digits++) {
                if (unit < 4) EXPECT(gn_length_format, (values[i], unit, digits, out, sizeof out, &length), GN_OK);
                if (unit < 4) EXPECT(gn_area_format, (values[i], unit, digits, out, sizeof out, &length), GN_OK);
                if (digits < 13) EXPECT(gn_angle_format, (values[i], unit, digits, out, sizeof out, &length), GN_OK);
            }
        }
    }
}

void walk_texts(void) {
    make_rooms();
    walk_parse();
    walk_coordinate();
    walk_format();
    walk_graticules();
    walk_typing();
    walk_measures();
    walk_speeds_and_courses();
    free_rooms();
}
