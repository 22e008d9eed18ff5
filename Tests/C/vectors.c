/* SPDX-License-Identifier: MIT
 *
 * Runs the tables of Tests/Vectors against the C library.
 *
 *     vectors FOLDER
 *
 * Prints each disagreement (table, id, expected and actual value) and how many rows each table had; ends with 1 if
 * anything disagreed. Tests/Vectors/README.md describes the tables.
 */
#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gridnorth.h"

enum { MAX_COLUMNS = 32, MAX_LINE = 1024 };

/* A row of a table: its fields, and the names of their columns. */
typedef struct row {
    const char *table;
    int count;
    const char *names[MAX_COLUMNS];
    const char *fields[MAX_COLUMNS];
} row;

static int failures = 0;

static void die(const char *table, const char *what, const char *which) {
    fprintf(stderr, "%s: %s: %s\n", table, what, which);
    exit(2);
}

static const char *field(const row *r, const char *name) {
    for (int i = 0; i < r->count; i++) {
        if (strcmp(r->names[i], name) == 0) return r->fields[i];
    }
    die(r->table, "no such column", name);
    return NULL;
}

static void expect(const row *r, int right, const char *what, const char *expected, const char *got) {
    if (right) return;
    failures++;
    printf("%s: %s: %s: expected %s, got %s\n", r->table, field(r, "id"), what, expected, got);
}

/* Fields as values. */

static int is_unchecked(const char *text) { return strcmp(text, "-") == 0; }

static double number(const row *r, const char *name) {
    const char *text = field(r, name);
    char *end;
    double value = strtod(text, &end);
    if (end == text || *end != 0) die(r->table, "not a number", text);
    return value;
}

static int32_t integer(const row *r, const char *name) {
    const char *text = field(r, name);
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (end == text || *end != 0 || errno != 0 || value != (int32_t)value) die(r->table, "not a 32-bit integer", text);
    return (int32_t)value;
}

static int32_t hemisphere(const row *r) {
    const char *text = field(r, "hemisphere");
    if (strcmp(text, "N") != 0 && strcmp(text, "S") != 0) die(r->table, "not a hemisphere", text);
    return *text == 'N' ? GN_NORTH : GN_SOUTH;
}

static int hexadecimal(char digit) {
    const char *digits = "0123456789ABCDEF";
    const char *place = digit ? strchr(digits, digit) : NULL;
    return place ? (int)(place - digits) : -1;
}

/* Writes the bytes that a field stands for and gives their number. */
static size_t unescape(const row *r, const char *text, char *bytes) {
    size_t length = 0;
    if (strcmp(text, "\\e") == 0) return 0;
    while (*text) {
        if (*text != '\\') {
            bytes[length++] = *text++;
        } else if (text[1] == 't' || text[1] == 'n' || text[1] == '\\') {
            bytes[length++] = text[1] == 't' ? '\t' : text[1] == 'n' ? '\n' : '\\';
            text += 2;
        } else if (text[1] == 'x' && hexadecimal(text[2]) >= 0 && hexadecimal(text[3]) >= 0) {
            bytes[length++] = (char)(16 * hexadecimal(text[2]) + hexadecimal(text[3]));
            text += 4;
        } else {
            die(r->table, "no such escape", text);
        }
    }
    return length;
}

/* Comparisons. */

/* A status in words; at most two are alive at a time. */
static const char *status_name(gn_status status) {
    static char unknown[32];
    const char *name = gn_status_name(status);
    if (name) return name + strlen(strncmp(name, "GN_ERROR_", 9) == 0 ? "GN_ERROR_" : "GN_");
    snprintf(unknown, sizeof unknown, "unknown status %d", (int)status);
    return unknown;
}

/* Compares the status and says whether the answer is there to be compared too. */
static int expect_status(const row *r, gn_status got) {
    const char *expected = field(r, "status");
    expect(r, strcmp(expected, status_name(got)) == 0, "status", expected, status_name(got));
    return got == GN_OK && strcmp(expected, "OK") == 0;
}

static void expect_number(const row *r, const char *name, double got, int is_longitude) {
    char shown[40];
    if (is_unchecked(field(r, name))) return;
    double difference = got - number(r, name);
    if (is_longitude) difference = remainder(difference, 360);
    snprintf(shown, sizeof shown, "%.15g", got);
    expect(r, fabs(difference) <= number(r, "tolerance"), name, field(r, name), shown);
}

/* A number with the tolerance of a column. */
static void expect_within(const row *r, const char *name, double got, const char *tolerance) {
    char shown[40];
    if (is_unchecked(field(r, name))) return;
    snprintf(shown, sizeof shown, "%.17g", got);
    expect(r, fabs(got - number(r, name)) <= number(r, tolerance), name, field(r, name), shown);
}

static void expect_exactly(const row *r, const char *name, double got) {
    char shown[40];
    if (is_unchecked(field(r, name))) return;
    snprintf(shown, sizeof shown, "%.17g", got);
    expect(r, got == number(r, name), name, field(r, name), shown);
}

static void expect_integer(const row *r, const char *name, long long got) {
    char shown[24];
    snprintf(shown, sizeof shown, "%lld", got);
    if (!is_unchecked(field(r, name))) expect(r, strcmp(field(r, name), shown) == 0, name, field(r, name), shown);
}

static void expect_text(const row *r, const char *name, const char *got) {
    if (!is_unchecked(field(r, name))) expect(r, strcmp(field(r, name), got) == 0, name, field(r, name), got);
}

static void expect_longitude_in_range(const row *r, double longitude) {
    char shown[40];
    snprintf(shown, sizeof shown, "%.17g", longitude);
    expect(r, longitude >= -180 && longitude < 180, "longitude", "[-180, 180)", shown);
}

/* One function a table. */

static void compare_encoded(const row *r, gn_status status, const char *text, size_t needed) {
    if (expect_status(r, status)) {
        expect_text(r, "text", text);
        expect(r, needed == strlen(text) + 1, "needed", "the text and its zero", text);
    } else if (status != GN_OK) {
        expect(r, *text == 0 && needed == 0, "refused", "the empty text", text);
    }
}

static void run_mgrs_encode(const row *r) {
    char text[GN_MGRS_CAPACITY] = "untouched";
    size_t needed = 99;
    gn_status status = gn_mgrs_encode(
        number(r, "latitude"), number(r, "longitude"), integer(r, "precision"), text, sizeof text, &needed);
    compare_encoded(r, status, text, needed);
}

static void run_mgrs_encode_utm(const row *r) {
    char text[GN_MGRS_CAPACITY] = "untouched";
    size_t needed = 99;
    gn_utm utm = {number(r, "easting"), number(r, "northing"), integer(r, "zone"), hemisphere(r)};
    gn_status status = gn_mgrs_encode_utm(&utm, integer(r, "precision"), text, sizeof text, &needed);
    compare_encoded(r, status, text, needed);
}

static const char *flag_names(uint32_t flags) {
    static char names[32];
    snprintf(
        names, sizeof names, "%s%s%s%s", flags & GN_MGRS_FLAG_BAND_OF_NEIGHBOR ? "+BAND" : "",
        flags & GN_MGRS_FLAG_OVERHANGS_ZONE ? "+ZONE" : "", flags & GN_MGRS_FLAG_CUT ? "+CUT" : "", flags ? "" : "+0");
    return names + 1;
}

static void run_mgrs_decode(const row *r) {
    char bytes[MAX_LINE];
    const char *rule = field(r, "rule");
    size_t length = unescape(r, field(r, "text"), bytes);
    gn_mgrs_cell cell, untouched;
    size_t offset = 999;
    if (strcmp(rule, "strict") != 0 && strcmp(rule, "lenient") != 0) die(r->table, "no such rule", rule);
    memset(&cell, 0x5A, sizeof cell);
    untouched = cell;
    gn_status status =
        (*rule == 's' ? gn_mgrs_decode_strict : gn_mgrs_decode)(bytes, length, &cell, &offset);
    int accepted = expect_status(r, status);
    expect_integer(r, "offset", (long long)offset);
    if (accepted) {
        char band[2] = {cell.band, 0};
        char square[3] = {cell.column ? cell.column : '-', cell.row, 0};
        expect_integer(r, "zone", cell.zone);
        expect_integer(r, "precision", cell.precision);
        expect_text(r, "band", band);
        expect(r, strcmp(field(r, "square"), square) == 0, "square", field(r, "square"), square);
        expect_text(r, "flags", flag_names(cell.flags));
        expect_number(r, "latitude", cell.center.latitude, 0);
        expect_number(r, "longitude", cell.center.longitude, 1);
        expect_longitude_in_range(r, cell.center.longitude);
        expect_exactly(r, "size", cell.size);
        expect_number(r, "sw_latitude", cell.south_west.latitude, 0);
        expect_number(r, "sw_longitude", cell.south_west.longitude, 1);
        expect_longitude_in_range(r, cell.south_west.longitude);
    } else if (status != GN_OK) {
        expect(r, memcmp(&cell, &untouched, sizeof cell) == 0, "refused", "an untouched cell", "another");
    }
}

static void run_utm_forward(const row *r) {
    gn_utm utm = {-1, -1, -1, 0};
    gn_status status = gn_utm_forward(number(r, "latitude"), number(r, "longitude"), integer(r, "zone"), &utm);
    if (expect_status(r, status)) {
        expect_integer(r, "out_zone", utm.zone);
        expect_text(r, "hemisphere", utm.hemisphere == GN_NORTH ? "N" : utm.hemisphere == GN_SOUTH ? "S" : "neither");
        expect_number(r, "easting", utm.easting, 0);
        expect_number(r, "northing", utm.northing, 0);
    } else if (status != GN_OK) {
        expect(r, utm.easting == -1 && utm.northing == -1 && utm.zone == -1 && utm.hemisphere == 0, "refused",
               "an untouched result", "another");
    }
}

static void run_utm_inverse(const row *r) {
    gn_utm utm = {number(r, "easting"), number(r, "northing"), integer(r, "zone"), hemisphere(r)};
    gn_point point = {999, 999};
    gn_status status = gn_utm_inverse(&utm, &point);
    if (expect_status(r, status)) {
        expect_number(r, "latitude", point.latitude, 0);
        expect_number(r, "longitude", point.longitude, 1);
        expect_longitude_in_range(r, point.longitude);
    } else if (status != GN_OK) {
        expect(r, point.latitude == 999 && point.longitude == 999, "refused", "an untouched result", "another");
    }
}

static void run_squares(const row *r) {
    char text[16];
    int count = 0;
    for (char column = 'A'; column <= 'Z'; column++) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            gn_mgrs_cell cell;
            int length = snprintf(text, sizeof text, "%s%c%c", field(r, "grid_zone"), column, letter);
            count += gn_mgrs_decode_strict(text, (size_t)length, &cell, NULL) == GN_OK;
        }
    }
    expect_integer(r, "count", count);
}

/* Values and flags of positions as text, by their names without GN_FORM_, GN_PARSE_ and GN_POSITION_. */

static const char *const forms[] = {
    "ANY", "DD", "DM", "DMS", "UTM", "UPS", "MGRS", "ISO_6709", "GEO_URI", "GEOREF", "GARS", NULL};
static const char *const rules[] = {"BANDS", "LONGITUDE_FIRST", "STRICT", "HEMISPHERES", NULL};
static const char *const position_flags[] = {
    "BAND_OF_NEIGHBOR", "OVERHANGS_ZONE", "CUT", "ALTITUDE", "UNCERTAINTY", "LONGITUDE_FIRST", "BAND",
    "DECIMAL_COMMA", "DOUBLE_SIGN", "OTHER_CRS", "OTHER_PARAMETERS", NULL};

static int index_of(const row *r, const char *name, size_t length, const char *const *names) {
    for (int i = 0; names[i]; i++) {
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0) return i;
    }
    die(r->table, "no such name", name);
    return -1;
}

/* A list of names joined by +, or 0, as a sum. */
static uint32_t sum(const row *r, const char *list, const char *const *names) {
    uint32_t sum = 0;
    if (strcmp(list, "0") == 0) return 0;
    for (;;) {
        size_t length = strcspn(list, "+");
        sum |= UINT32_C(1) << index_of(r, list, length, names);
        if (list[length] == 0) return sum;
        list += length + 1;
    }
}

static void expect_sum(const row *r, const char *name, uint32_t got, const char *const *names) {
    char shown[24];
    snprintf(shown, sizeof shown, "%lu", (unsigned long)got);
    expect(r, sum(r, field(r, name), names) == got, name, field(r, name), shown);
}

/* A number with the relative tolerance of those that the table rounds to twelve digits. */
static void expect_about(const row *r, const char *name, double got) {
    char shown[40];
    snprintf(shown, sizeof shown, "%.12g", got);
    expect(r, fabs(got - number(r, name)) <= 1e-11 * fabs(number(r, name)), name, field(r, name), shown);
}

static void run_position_parse(const row *r) {
    char bytes[MAX_LINE];
    size_t length = unescape(r, field(r, "text"), bytes), count = 99, offset = 999;
    const char *form = field(r, "form");
    gn_position found[GN_POSITION_CANDIDATES], untouched[GN_POSITION_CANDIDATES];
    memset(found, 0x5A, sizeof found);
    memcpy(untouched, found, sizeof found);
    gn_status status = gn_position_parse(bytes, length, index_of(r, form, strlen(form), forms),
                                         sum(r, field(r, "rule"), rules), found, GN_POSITION_CANDIDATES, &count,
                                         &offset);
    int accepted = expect_status(r, status);
    expect_integer(r, "offset", (long long)offset);
    if (accepted) {
        const gn_position *best = &found[0];
        expect_integer(r, "count", (long long)count);
        expect_text(r, "out_form", forms[best->form]);
        expect_number(r, "latitude", best->point.latitude, 0);
        expect_number(r, "longitude", best->point.longitude, 1);
        expect_longitude_in_range(r, best->point.longitude);
        expect_about(r, "precision", best->precision);
        expect_exactly(r, "altitude", best->altitude);
        expect_exactly(r, "uncertainty", best->uncertainty);
        expect_sum(r, "flags", best->flags, position_flags);
    } else if (status != GN_OK) {
        expect(r, memcmp(found, untouched, sizeof found) == 0 && count == 0, "refused", "untouched candidates",
               "others");
    }
}

/* The tables of north and of measures: words are the names of constants. */

static const char *const norths[] = {"TRUE", "GRID", "MAGNETIC", NULL};
static const char *const magnetic_flags[] = {"CAUTION", "BLACKOUT", "OUT_OF_DATE", NULL};
static const char *const speed_units[] = {"METERS_PER_SECOND", "KILOMETERS_PER_HOUR", "MILES_PER_HOUR", "KNOTS",
                                          "MINUTES_PER_KILOMETER", NULL};
static const char *const angle_units[] = {"DEGREES", "MILS", "POINTS_8", "POINTS_16", NULL};

static int32_t word(const row *r, const char *name, const char *const *words) {
    return index_of(r, field(r, name), strlen(field(r, name)), words);
}

static void run_decimal_year(const row *r) {
    double year = -1;
    int accepted = expect_status(r, gn_decimal_year(number(r, "seconds"), &year));
    if (accepted) expect_within(r, "year", year, "tolerance");
    else expect(r, year == -1, "refused", "an untouched year", "another");
}

static void run_magnetic(const row *r) {
    static const struct {
        const char *name;
        size_t offset;
        int is_angle;
    } numbers[] = {
        {"declination", offsetof(gn_magnetic_field, declination), 1},
        {"inclination", offsetof(gn_magnetic_field, inclination), 1},
        {"horizontal", offsetof(gn_magnetic_field, horizontal), 0},
        {"total", offsetof(gn_magnetic_field, total), 0},
        {"north", offsetof(gn_magnetic_field, north), 0},
        {"east", offsetof(gn_magnetic_field, east), 0},
        {"down", offsetof(gn_magnetic_field, down), 0},
        {"declination_rate", offsetof(gn_magnetic_field, declination_rate), 1},
        {"inclination_rate", offsetof(gn_magnetic_field, inclination_rate), 1},
        {"horizontal_rate", offsetof(gn_magnetic_field, horizontal_rate), 0},
        {"total_rate", offsetof(gn_magnetic_field, total_rate), 0},
        {"north_rate", offsetof(gn_magnetic_field, north_rate), 0},
        {"east_rate", offsetof(gn_magnetic_field, east_rate), 0},
        {"down_rate", offsetof(gn_magnetic_field, down_rate), 0},
        {"uncertainty", offsetof(gn_magnetic_field, uncertainty), 1},
    };
    gn_magnetic_field found, untouched;
    memset(&found, 0x5A, sizeof found);
    untouched = found;
    int accepted = expect_status(r, gn_magnetic_compute(number(r, "latitude"), number(r, "longitude"),
                                                        number(r, "height"), number(r, "year"), NULL, &found));
    if (!accepted) {
        expect(r, memcmp(&found, &untouched, sizeof found) == 0, "refused", "an untouched field", "another");
        return;
    }
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        double got;
        memcpy(&got, (const char *)&found + numbers[i].offset, sizeof got);
        expect_within(r, numbers[i].name, got, numbers[i].is_angle ? "angle_tolerance" : "tolerance");
    }
    expect_sum(r, "flags", found.flags, magnetic_flags);
}

static void run_norths(const row *r) {
    gn_norths found = {0};
    double converted = 0;
    gn_status status = gn_norths_compute(number(r, "latitude"), number(r, "longitude"), number(r, "height"),
                                         number(r, "year"), integer(r, "zone"), NULL, &found);
    if (status == GN_OK)
        status = gn_azimuth_convert(number(r, "azimuth"), word(r, "from", norths), word(r, "to", norths), &found, &converted);
    if (!expect_status(r, status)) return;
    expect_integer(r, "out_zone", found.zone);
    expect_text(r, "hemisphere", found.hemisphere == GN_NORTH ? "N" : "S");
    expect_within(r, "convergence", found.convergence, "tolerance");
    expect_within(r, "declination", found.declination, "tolerance");
    expect_within(r, "grid_magnetic", found.grid_magnetic, "tolerance");
    expect_within(r, "converted", converted, "tolerance");
}

static void run_measure_format(const row *r) {
    const char *measure = field(r, "measure");
    double value = number(r, "value");
    int32_t digits = integer(r, "digits");
    char out[GN_MEASURE_CAPACITY] = "?";
    gn_status status;
    if (strcmp(measure, "SPEED") == 0) {
        int32_t unit = GN_SPEED_METERS_PER_SECOND + word(r, "unit", speed_units);
        status = gn_speed_format(value, unit, digits, out, sizeof out, NULL);
    } else {
        int32_t unit = GN_ANGLE_DEGREES + word(r, "unit", angle_units);
        if (strcmp(measure, "ANGLE") == 0) status = gn_angle_format(value, unit, digits, out, sizeof out, NULL);
        else if (strcmp(measure, "COURSE") == 0)
            status = gn_course_format(value, word(r, "north", norths), unit, digits, out, sizeof out, NULL);
        else status = gn_declination_format(value, unit, digits, out, sizeof out, NULL);
    }
    if (expect_status(r, status)) expect_text(r, "text", out);
    else expect(r, out[0] == 0, "refused", "an empty text", out);
}

static void run_measure_parse(const row *r) {
    const char *measure = field(r, "measure");
    char bytes[MAX_LINE];
    size_t length = unescape(r, field(r, "text"), bytes), offset = 999;
    double value = 0;
    int32_t north = -1;
    gn_status status;
    if (strcmp(measure, "SPEED") == 0) status = gn_speed_parse(bytes, length, &value, &offset);
    else if (strcmp(measure, "ANGLE") == 0) status = gn_angle_parse(bytes, length, &value, &offset);
    else if (strcmp(measure, "COURSE") == 0) status = gn_course_parse(bytes, length, &value, &north, &offset);
    else status = gn_declination_parse(bytes, length, &value, &offset);
    int accepted = expect_status(r, status);
    expect_integer(r, "offset", (long long)offset);
    if (!accepted) return;
    expect_within(r, "value", value, "tolerance");
    if (north >= 0) expect_text(r, "north", norths[north]);
}

/* The words of features, with blanks between, - for none; a word for each. */
static const char *listed(char *out, size_t capacity, size_t count, const gn_feature *features, char column) {
    static const char *const kinds[] = {"?", "POINT", "LINE", "AREA", "HOLE"};
    size_t length = 0;
    if (count == 0) return "-";
    for (size_t i = 0; i < count && length < capacity; i++) {
        const gn_feature *f = &features[i];
        const char *space = i > 0 ? " " : "";
        int written = column == 'k'   ? snprintf(out + length, capacity - length, "%s%s", space, kinds[f->kind])
                      : column == 'o' ? snprintf(out + length, capacity - length, "%s%d", space, (int)f->object)
                                      : snprintf(out + length, capacity - length, "%s%d", space, (int)f->count);
        length += (size_t)written;
    }
    return out;
}

/* Whether vertices equal those of a field: latitude, longitude and altitude of each. */
static int are_vertices(const char *field, size_t count, const gn_vertex *vertices) {
    if (is_unchecked(field)) return count == 0;
    for (size_t i = 0; i < count; i++) {
        const double numbers[3] = {vertices[i].point.latitude, vertices[i].point.longitude, vertices[i].altitude};
        for (int k = 0; k < 3; k++) {
            char *end;
            double wanted = strtod(field, &end);
            int is_none = end == field && *field == '-';
            if (is_none ? !isnan(numbers[k]) : end == field || numbers[k] != wanted) return 0;
            field = is_none ? field + 1 : end;
            if (*field++ != (k < 2 ? ',' : i + 1 < count ? ' ' : 0)) return 0;
        }
    }
    return count > 0;
}

static void run_geojson_read(const row *r) {
    enum { MOST = 16 };
    char bytes[MAX_LINE], words[MAX_LINE];
    gn_feature features[MOST];
    gn_vertex vertices[MOST];
    gn_exchange_report report;
    size_t count = 99, vertex_count = 99, length = unescape(r, field(r, "text"), bytes);
    gn_status status =
        gn_geojson_read(bytes, length, features, MOST, &count, vertices, MOST, &vertex_count, &report);
    const char *expected = field(r, "status");
    expect(r, strcmp(expected, status_name(status)) == 0, "status", expected, status_name(status));
    expect_integer(r, "offset", (long long)report.place);
    expect_integer(r, "skipped", (long long)report.skipped);
    expect_text(r, "kinds", listed(words, sizeof words, count, features, 'k'));
    expect_text(r, "objects", listed(words, sizeof words, count, features, 'o'));
    expect_text(r, "counts", listed(words, sizeof words, count, features, 'c'));
    expect(r, are_vertices(field(r, "vertices"), vertex_count, vertices), "vertices", field(r, "vertices"), "others");
    if (status == GN_PARTIAL) expect_text(r, "error", status_name(report.error));
    else expect(r, is_unchecked(field(r, "error")), "error", field(r, "error"), "none");
}

/* Reading a table. */

/* Cuts a line at its tabs; gives the number of fields. */
static int split(const char *table, char *line, const char **fields) {
    int count = 0;
    for (;;) {
        if (count == MAX_COLUMNS) die(table, "too many columns", line);
        fields[count++] = line;
        line = strchr(line, '\t');
        if (!line) return count;
        *line++ = 0;
    }
}

static void run_table(const char *folder, const char *table, void (*run)(const row *)) {
    char path[4096], line[MAX_LINE], header[MAX_LINE];
    row r = {table, 0, {NULL}, {NULL}};
    int rows = 0;
    if (snprintf(path, sizeof path, "%s/%s", folder, table) >= (int)sizeof path) die(table, "path too long", folder);
    FILE *file = fopen(path, "rb");
    if (!file) die(table, strerror(errno), path);
    while (fgets(line, sizeof line, file)) {
        char *end = strchr(line, '\n');
        if (!end) die(table, "line too long, or without an end", line);
        *end = 0;
        if (line[0] == 0 || line[0] == '#') continue;
        if (r.count == 0) {
            memcpy(header, line, sizeof header);
            r.count = split(table, header, r.names);
            continue;
        }
        if (split(table, line, r.fields) != r.count) die(table, "wrong number of columns", line);
        run(&r);
        rows++;
    }
    fclose(file);
    printf("%s: %d rows\n", table, rows);
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: vectors FOLDER\n");
        return 2;
    }
    run_table(arguments[1], "mgrs-encode.tsv", run_mgrs_encode);
    run_table(arguments[1], "mgrs-encode-utm.tsv", run_mgrs_encode_utm);
    run_table(arguments[1], "mgrs-decode.tsv", run_mgrs_decode);
    run_table(arguments[1], "utm-forward.tsv", run_utm_forward);
    run_table(arguments[1], "utm-inverse.tsv", run_utm_inverse);
    run_table(arguments[1], "squares.tsv", run_squares);
    run_table(arguments[1], "position-parse.tsv", run_position_parse);
    run_table(arguments[1], "decimal-year.tsv", run_decimal_year);
    run_table(arguments[1], "magnetic.tsv", run_magnetic);
    run_table(arguments[1], "norths.tsv", run_norths);
    run_table(arguments[1], "measure-format.tsv", run_measure_format);
    run_table(arguments[1], "measure-parse.tsv", run_measure_parse);
    run_table(arguments[1], "geojson-read.tsv", run_geojson_read);
    printf("%d failures\n", failures);
    return failures != 0;
}
