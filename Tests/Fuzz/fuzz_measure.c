/* SPDX-License-Identifier: MIT
 *
 * Any bytes as lengths, areas and angles for display: as texts, and as numbers to be written, which are read again to
 * within half of their last digit.
 */
#include "fuzz.h"

typedef gn_status parser(const char *text, size_t size, double *value, size_t *offset);
typedef gn_status formatter(double value, int32_t unit, int32_t digits, char *out, size_t capacity, size_t *length);

/* A text may have been rounded up: ten times as much is read. */
static const double largest = 1e15, largest_read = 1e16;
static const struct measure {
    parser *parse;
    formatter *format;
    int is_angle;
} measures[] = {{gn_length_parse, gn_length_format, 0},
                {gn_area_parse, gn_area_format, 0},
                {gn_angle_parse, gn_angle_format, 1}};

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
    double unit;
    HOLDS(parse(m, one, strlen(one), &unit) == GN_OK);
    if (digits > 0 && whole > digits) unit *= power_of_ten(whole - digits);
    return unit / power_of_ten(decimals_of(text)) / 2;
}

static void check_angle(double degrees, int32_t unit, const char *text, double again) {
    HOLDS(again >= 0 && again < 360);
    const double half = unit == GN_ANGLE_POINTS_8    ? 22.5
                        : unit == GN_ANGLE_POINTS_16 ? 11.25
                                                     : half_digit(&measures[2], text, 0);
    HOLDS(fabs(remainder(remainder(degrees, 360) - again, 360)) <= half + 1e-13);
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
    HOLDS(fabs(value) <= largest && length == strlen(text) + 1);
    char *small = malloc(length - 1);
    if (!small) abort();
    HOLDS(m->format(value, unit, digits, small, length - 1, &needed) == GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(needed == length && small[0] == 0);
    free(small);

    double again;
    HOLDS(parse(m, text, length - 1, &again) == GN_OK);
    if (m->is_angle) {
        check_angle(value, unit, text, again);
    } else {
        HOLDS(fabs(again - value) <= half_digit(m, text, digits) * (1 + 1e-12) + fabs(value) * 4e-16);
        HOLDS(text[0] != '-' || (value < 0 && again < 0));
        /* A negative one is the positive one with a sign. */
        char positive[GN_MEASURE_CAPACITY];
        HOLDS(m->format(fabs(value), unit, digits, positive, sizeof positive, NULL) == GN_OK);
        HOLDS(strcmp(text + (text[0] == '-'), positive) == 0);
    }
    /* Never -0, and what is rounded to a whole turn is 0. */
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
    for (int i = 0; i < 3; i++) check_text(&measures[i], data, size);
    source s = {data, size};
    const uint8_t odd = take_byte(&s);
    const int32_t unit = odd < 250 ? odd % 6 : (int32_t)take(&s, 4);
    const int32_t digits = odd < 245 ? take_byte(&s) % 18 - 1 : (int32_t)take(&s, 4);
    const double value = take_number(&s), scale = take_byte(&s) & 1 ? 1 : take_number(&s);
    for (int i = 0; i < 3; i++) check_number(&measures[i], value * scale, unit, digits);
    return 0;
}
