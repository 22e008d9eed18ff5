/*
 * Positions as people type them: from words of the command line, and the common one from a row without asking the library.
 *
 * SPDX-License-Identifier: MIT
 */
#include "positions.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "numbers.h"
#include "problems.h"
#include "system.h"

bool read_decimals(const char *text, size_t size, bool swaps, gn_point *out) {
    const char *end = text + size;
    double values[2];
    for (int index = 0; index < 2; index++) {
        while (text < end && is_blank(*text)) {
            text++;
        }
        number found;
        size_t taken = scan_number(text, (size_t)(end - text), &found);
        if (taken == 0 || !found.has_point || found.has_exponent || found.whole_digits < 1 || found.whole_digits > 3 ||
            !is_digit(text[taken - 1])) {
            return false;
        }
        values[index] = found.value;
        text += taken;
        const char *behind = text;
        while (text < end && is_blank(*text)) {
            text++;
        }
        if (index == 0) {
            if (text < end && *text == ',') {
                text++;
            } else if (text == behind) {
                return false;
            }
        }
    }
    *out = swaps ? (gn_point){values[1], values[0]} : (gn_point){values[0], values[1]};
    return text == end && fabs(out->latitude) <= 90 && fabs(out->longitude) < 180;
}

/* Tells whether a text is four bare numbers that may be two positions as well as one: "48 2 49 3", "1,2 3,4". */
static bool are_two_positions(const char *text, size_t size, bool swaps) {
    size_t starts[4];
    double values[4];
    if (find_numbers(text, size, starts, 4) != 4) {
        return false;
    }
    for (size_t index = 0; index < 4; index++) {
        number found;
        scan_number(text + starts[index], size - starts[index], &found);
        values[index] = found.value;
    }
    return fabs(values[swaps]) <= 90 && fabs(values[!swaps]) <= 180 && fabs(values[2 + swaps]) <= 90 &&
           fabs(values[2 + !swaps]) <= 180;
}

const char *position_problem(gn_status status, const char *text, size_t size, size_t *place) {
    if (status == GN_ERROR_TEXT_AMBIGUOUS && (are_two_positions(text, size, false) || are_two_positions(text, size, true))) {
        return "Four bare numbers may be one position or two: write 48d2' 49d3' or 1.2 3.4 for one; for two, a line for each.";
    }
    /* Three numbers that may be degrees, five, or more than six. */
    size_t starts[7];
    size_t count = find_numbers(text, size, starts, 7);
    if (count == 5 || count > 6) {
        *place = starts[count > 6 ? 6 : 4];
        return count > 6 ? "This seventh number is too many: a position has two, four with minutes, or six with seconds."
                         : "This fifth number is too many: a position has two, four with minutes, or six with seconds.";
    }
    number second;
    if (count == 3 && scan_number(text + starts[1], size - starts[1], &second) > 0 && fabs(second.value) <= 180) {
        *place = starts[2];
        return "This third number is too many: a position has two, four with minutes, or six with seconds.";
    }
    return gn_status_text((int32_t)status);
}

static uint32_t parse_flags(const arguments *arguments) {
    return (has_option(arguments, OPTION_BANDS) ? GN_PARSE_BANDS : 0u) |
           (has_option(arguments, OPTION_HEMISPHERES) ? GN_PARSE_HEMISPHERES : 0u) |
           (has_option(arguments, OPTION_LON_FIRST) ? GN_PARSE_LONGITUDE_FIRST : 0u) |
           (has_option(arguments, OPTION_STRICT) ? GN_PARSE_STRICT : 0u);
}

gn_status read_position(const arguments *arguments, int32_t form, const char *text, size_t size, gn_position *out,
                        size_t *place) {
    gn_position found[GN_POSITION_CANDIDATES];
    size_t count = 0;
    *place = 0;
    /* The library would read degrees and minutes, or decimal commas; whoever meant two positions would not notice. */
    if (form == GN_FORM_ANY && are_two_positions(text, size, has_option(arguments, OPTION_LON_FIRST))) {
        return GN_ERROR_TEXT_AMBIGUOUS;
    }
    gn_status status =
        gn_position_parse(text, size, form, parse_flags(arguments), found, GN_POSITION_CANDIDATES, &count, place);
    if (status == GN_OK && count > 1) {
        status = GN_ERROR_TEXT_AMBIGUOUS;
    }
    if (status == GN_OK) {
        *out = found[0];
    }
    return status;
}

gn_point position_option(const arguments *arguments, option_id id) {
    gn_position found;
    size_t place;
    const char *text = arguments->values[id];
    gn_status status = read_position(arguments, GN_FORM_ANY, text, strlen(text), &found, &place);
    if (status != GN_OK) {
        const char *problem = position_problem(status, text, strlen(text), &place);
        misuse("--%s \"%s\", character %zu: %s%s", options[id].name, text, place + 1, problem, file_hint(arguments, id));
    }
    return found.point;
}

char *join_words(const arguments *arguments, const char *middle) {
    size_t size = 8;
    for (size_t index = 0; index < arguments->word_count; index++) {
        size += strlen(arguments->words[index]) + 4;
    }
    char *text = allocate(size, 1);
    for (size_t index = 0; index < arguments->word_count; index++) {
        strcat(text, index == 0 ? "" : index == arguments->word_count / 2 && middle ? middle : " ");
        strcat(text, arguments->words[index]);
    }
    return text;
}

bool words_are_position(const arguments *arguments, int32_t form, char **text) {
    if (arguments->word_count == 0) {
        return false;
    }
    gn_position found;
    size_t place;
    *text = join_words(arguments, NULL);
    if (read_position(arguments, form, *text, strlen(*text), &found, &place) == GN_OK) {
        return true;
    }
    free(*text);
    *text = NULL;
    return false;
}

double reduced(double longitude) {
    return fabs(longitude) <= 180 ? longitude : remainder(longitude, 360);
}
