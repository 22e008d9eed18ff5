/*
 * Numbers from text and to text.
 *
 * SPDX-License-Identifier: MIT
 */
#include "numbers.h"

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* These powers of ten are doubles without rounding. */
static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                       1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
enum { LAST_EXACT_POWER = 22 };

/* Lets strtod() read `size` bytes that have the form of a number. The program never leaves the locale "C". */
static double read_slowly(const char *text, size_t size) {
    char few[128];
    char *copy = size < sizeof few ? few : malloc(size + 1);
    if (copy == NULL) {
        return NAN;
    }
    memcpy(copy, text, size);
    copy[size] = 0;
    double value = strtod(copy, NULL);
    if (copy != few) {
        free(copy);
    }
    return value;
}

size_t scan_number(const char *text, size_t size, number *out) {
    const char *end = text + size, *at = text;
    bool negative = false;
    if (at < end && (*at == '-' || *at == '+')) {
        negative = *at == '-';
        at++;
    }
    uint64_t digits = 0;
    int significant = 0, exponent = 0;
    const char *first = at;
    for (; at < end && is_digit(*at); at++) {
        /* Beyond 18 digits, the sum would not fit; read_slowly() reads such numbers. */
        if (significant < 18) {
            digits = digits * 10 + (uint64_t)(*at - '0');
        }
        significant += digits != 0;
    }
    size_t whole = (size_t)(at - first), decimals = 0;
    bool has_point = at < end && *at == '.';
    if (has_point) {
        const char *point = at;
        for (at++; at < end && is_digit(*at); at++) {
            if (significant < 18) {
                digits = digits * 10 + (uint64_t)(*at - '0');
            }
            significant += digits != 0;
        }
        decimals = (size_t)(at - point) - 1;
    }
    if (whole + decimals == 0) {
        return 0;
    }
    bool has_exponent = false;
    if (at < end && (*at == 'e' || *at == 'E')) {
        const char *mark = at + 1;
        bool below = mark < end && *mark == '-';
        if (mark < end && (*mark == '-' || *mark == '+')) {
            mark++;
        }
        if (mark < end && is_digit(*mark)) {
            for (; mark < end && is_digit(*mark); mark++) {
                exponent = exponent < 100000 ? exponent * 10 + (*mark - '0') : exponent;
            }
            exponent = below ? -exponent : exponent;
            has_exponent = true;
            at = mark;
        }
    }
    /* One operation on two exact numbers rounds as strtod() does (Clinger 1990), unless registers are wider than doubles. */
    double value;
    long power = exponent - (long)(decimals < 100000 ? decimals : 100000);
    bool is_exact = significant <= 18 && digits <= (UINT64_C(1) << 53) && labs(power) <= LAST_EXACT_POWER;
    if (FLT_EVAL_METHOD == 0 && is_exact) {
        value = power < 0 ? (double)digits / powers_of_ten[-power] : (double)digits * powers_of_ten[power];
        value = negative ? -value : value;
    } else {
        value = read_slowly(text, (size_t)(at - text));
    }
    *out = (number){.value = value, .whole_digits = whole, .has_point = has_point, .has_exponent = has_exponent};
    return (size_t)(at - text);
}

size_t find_numbers(const char *text, size_t size, size_t *starts, size_t capacity) {
    size_t count = 0;
    for (size_t at = 0; at < size;) {
        if (is_blank(text[at]) || text[at] == ',' || text[at] == ';') {
            at++;
            continue;
        }
        number found;
        size_t taken = scan_number(text + at, size - at, &found);
        if (taken == 0) {
            return 0;
        }
        if (count < capacity) {
            starts[count] = at;
        }
        count++;
        at += taken;
    }
    return count;
}

bool read_number(const char *text, size_t size, double *out) {
    while (size > 0 && is_blank(*text)) {
        text++, size--;
    }
    while (size > 0 && is_blank(text[size - 1])) {
        size--;
    }
    number found;
    if (size == 0 || scan_number(text, size, &found) != size || !isfinite(found.value)) {
        return false;
    }
    *out = found.value;
    return true;
}

bool read_whole(const char *text, long least, long most, long *out) {
    double value;
    if (!read_number(text, strlen(text), &value) || value != floor(value) || value < (double)least || value > (double)most) {
        return false;
    }
    *out = (long)value;
    return true;
}

size_t write_fixed(char *out, double value, int decimals) {
    double scaled = fabs(value) * powers_of_ten[decimals <= LAST_EXACT_POWER ? decimals : LAST_EXACT_POWER];
    /* The product is rounded by less than 2^-9 here, so only numbers that close to a tie need more care. */
    if (!(scaled < 0x1p43)) {
        return (size_t)snprintf(out, NUMBER_CAPACITY, "%.*f", decimals, value);
    }
    uint64_t whole = (uint64_t)scaled;
    double rest = scaled - (double)whole;
    if (rest > 0.49 && rest < 0.51) {
        size_t size = (size_t)snprintf(out, NUMBER_CAPACITY, "%.*f", decimals, value);
        /* A number that is rounded to zero has no sign. */
        if (out[0] == '-' && strspn(out, "-0.") == size) {
            memmove(out, out + 1, size--);
        }
        return size;
    }
    whole += rest > 0.5;
    char backward[32];
    size_t count = 0, size = 0;
    for (int digit = 0; whole != 0 || digit <= decimals; digit++) {
        if (digit == decimals && decimals > 0) {
            backward[count++] = '.';
        }
        backward[count++] = (char)('0' + whole % 10);
        whole /= 10;
    }
    bool is_zero = true;
    for (size_t index = 0; index < count; index++) {
        is_zero &= backward[index] == '0' || backward[index] == '.';
    }
    if (value < 0 && !is_zero) {
        out[size++] = '-';
    }
    while (count > 0) {
        out[size++] = backward[--count];
    }
    return size;
}
