/* SPDX-License-Identifier: MIT
 *
 * Any bytes as lengths, areas, angles, speeds, courses and declinations for display: as texts, and as numbers to be
 * written, which are read again to within half of their last digit.
 */
#include "fuzz.h"

typedef gn_status parser(const char *text, size_t size, double *value, size_t *offset);
typedef gn_status formatter(double value, int32_t unit, int32_t digits, char *out, size_t capacity, size_t *length);

/* A text may have been rounded up: ten times as much is read. */
static const double largest = 1e15, largest_read = 1e16;
enum kind { NUMBER, ANGLE, SPEED, COURSE, DECLINATION };

/* The north of courses, as written, and as read. */
static int32_t north, north_again;

static gn_status parse_course(const char *text, size_t size, double *value, size_t *offset) {
    const int32_t before = north_again = 77;
    const gn_status status = gn_course_parse(text, size, value, &north_again, offset);
    HOLDS(status == GN_OK ? north_again >= GN_NORTH_TRUE && north_again <= GN_NORTH_MAGNETIC : north_again == before);
    return status;
}

static gn_status format_course(double value, int32_t unit, int32_t decimals, char *out, size_t capacity, size_t *length) {
    return gn_course_format(value, north, unit, decimals, out, capacity, length);
}

static const struct measure {
    parser *parse;
    formatter *format;
    enum kind kind;
} measures[] = {{gn_length_parse, gn_length_format, NUMBER},
                {gn_area_parse, gn_area_format, NUMBER},
                {gn_angle_parse, gn_angle_format, ANGLE},
                {gn_speed_parse, gn_speed_format, SPEED},
                {parse_course, format_course, COURSE},
                {gn_declination_parse, gn_declination_format, DECLINATION}};
enum { MEASURES = sizeof measures / sizeof *measures };

static gn_status parse(const struct measure *m, const void *text, size_t size, double *value) {
    const double before = *value = nextafter(1e300, 0);
    size_t offset = 99;
    const gn_status status = m->parse(text, size, value, &offset);
    HOLDS(known(status) && offset <= size);
    if (status == GN_OK) {
        HOLDS(offset == 0 && fabs(*value) <= largest_read);
    } else {
        HOLDS(*value == before);
    }
    return status;
}

/* The digits of a text that begins with a number; how many stand behind the point. */
static int decimals_of(const char *text) {
    const char *const point = strchr(text, '.');
    return point ? (int)strspn(point + 1, "0123456789") : 0;
}

static double power_of_ten(int exponent) {
    double power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

/* Half of the last digit, in the unit of the number; zeros before the point may stand for digits that were cut. */
static double half_digit(const struct measure *m, const char *text, int32_t digits) {
    char one[GN_MEASURE_CAPACITY + 2];
    const size_t skip = strspn(text, "-0123456789.");
    const int whole = (int)strspn(text + (text[0] == '-'), "0123456789");
    one[0] = '1';
    strcpy(one + 1, text + skip);
    /* A declination of 0 needs no letter. */
    if (m->kind == DECLINATION && !strpbrk(text + skip, "EW")) strcat(one, " E");
    double unit;
    HOLDS(parse(m, one, strlen(one), &unit) == GN_OK);
    if (digits > 0 && whole > digits) unit *= power_of_ten(whole - digits);
    return fabs(unit) / power_of_ten(decimals_of(text)) / 2;
}

static void check_angle(const struct measure *m, double degrees, int32_t unit, const char *text, double again) {
    HOLDS(again >= 0 && again < 360);
    const double half = unit == GN_ANGLE_POINTS_8 && m->kind == ANGLE    ? 22.5
                        : unit == GN_ANGLE_POINTS_16 && m->kind == ANGLE ? 11.25
                                                                         : half_digit(m, text, 0);
    HOLDS(fabs(remainder(remainder(degrees, 360) - again, 360)) <= half + 1e-13);
}

/* Whole seconds for a kilometer, or none. */
static void check_pace(double speed, const char *text, double again) {
    if (strncmp(text, "--:--", 5) == 0) {
        HOLDS(again == 0 && fabs(speed) * 59999.5 <= 1000 * (1 + 1e-12));
        return;
    }
    HOLDS((again < 0) == (speed < 0) && (text[0] == '-') == (speed < 0));
    HOLDS(fabs(1000 / again - 1000 / speed) <= 0.5 + 1e-10);
}

static void check_number(const struct measure *m, double value, int32_t unit, int32_t digits) {
    char text[GN_MEASURE_CAPACITY];
    memset(text, '#', sizeof text);
    size_t length = 99, needed = 99;
    const gn_status status = m->format(value, unit, digits, text, sizeof text, &length);
    HOLDS(known(status) && status != GN_ERROR_BUFFER_TOO_SMALL);
    if (status != GN_OK) {
        HOLDS(length == 0 && text[0] == 0);
        return;
    }
    HOLDS(fabs(value) <= (m->kind == DECLINATION ? 180 : largest) && length == strlen(text) + 1);
    char *small = malloc(length - 1);
    if (!small) abort();
    HOLDS(m->format(value, unit, digits, small, length - 1, &needed) == GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(needed == length && small[0] == 0);
    free(small);

    double again;
    HOLDS(parse(m, text, length - 1, &again) == GN_OK);
    if (m->kind == ANGLE || m->kind == COURSE) {
        check_angle(m, value, unit, text, again);
        HOLDS(m->kind == ANGLE || north_again == north);
    } else if (m->kind == DECLINATION) {
        HOLDS(fabs(again - value) <= half_digit(m, text, 0) * (1 + 1e-12) + 1e-13);
        HOLDS(again == 0 || (again < 0) == (value < 0));
    } else if (m->kind == SPEED && unit == GN_SPEED_MINUTES_PER_KILOMETER) {
        check_pace(value, text, again);
        return;
    } else {
        HOLDS(fabs(again - value) <= half_digit(m, text, digits) * (1 + 1e-12) + fabs(value) * 4e-16);
        HOLDS(text[0] != '-' || (value < 0 && again < 0));
        /* A negative one is the positive one with a sign. */
        char positive[GN_MEASURE_CAPACITY];
        HOLDS(m->format(fabs(value), unit, digits, positive, sizeof positive, NULL) == GN_OK);
        HOLDS(strcmp(text + (text[0] == '-'), positive) == 0);
    }
    /* Never -0; a value rounded to a whole turn is 0. */
    HOLDS(text[0] != '-' || strpbrk(text, "123456789") < text + strspn(text, "-0123456789."));
}

static void check_text(const struct measure *m, const uint8_t *data, size_t size) {
    double value, other_value;
    const gn_status status = parse(m, data, size, &value);
    uint8_t *other = malloc(size + 2);
    if (!other) return;
    other[0] = ' ';
    other[size + 1] = '\t';
    for (size_t i = 0; i < size; i++) {
        const uint8_t letter = data[i] & 0xdf;
        other[i + 1] = data[i] < 0x80 && letter >= 'A' && letter <= 'Z' ? data[i] ^ 0x20 : data[i];
    }
    HOLDS(parse(m, other, size + 2, &other_value) == status && same_number(value, other_value));
    free(other);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    for (int i = 0; i < MEASURES; i++) check_text(&measures[i], data, size);
    source s = {data, size};
    const uint8_t odd = take_byte(&s);
    const int32_t unit = odd < 250 ? odd % 10 : (int32_t)take(&s, 4);
    const int32_t digits = odd < 245 ? take_byte(&s) % 18 - 1 : (int32_t)take(&s, 4);
    const double value = take_number(&s), scale = take_byte(&s) & 1 ? 1 : take_number(&s);
    const uint8_t last = take_byte(&s);
    north = last < 250 ? last % 3 : (int32_t)take(&s, 4);
    for (int i = 0; i < MEASURES; i++) check_number(&measures[i], value * scale, unit, digits);
    /* Small enough for a declination. */
    check_number(&measures[MEASURES - 1], remainder(value * scale, 360), unit, digits);
    return 0;
}
