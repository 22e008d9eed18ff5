/*
 * The command line.
 *
 * SPDX-License-Identifier: MIT
 */
#include "arguments.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "help.h"
#include "numbers.h"
#include "problems.h"
#include "system.h"

enum { LONGEST_NAME = 24 };

/* Counts the letters to change, add or leave out from one word to another (Levenshtein). */
static size_t distance_of_words(const char *one, const char *other) {
    size_t row[LONGEST_NAME + 1], size = strlen(other);
    if (size > LONGEST_NAME || strlen(one) > LONGEST_NAME) {
        return LONGEST_NAME;
    }
    for (size_t column = 0; column <= size; column++) {
        row[column] = column;
    }
    for (size_t line = 1; one[line - 1] != 0; line++) {
        size_t diagonal = row[0];
        row[0] = line;
        for (size_t column = 1; column <= size; column++) {
            size_t best = diagonal + (one[line - 1] != other[column - 1]);
            best = row[column] + 1 < best ? row[column] + 1 : best;
            best = row[column - 1] + 1 < best ? row[column - 1] + 1 : best;
            diagonal = row[column];
            row[column] = best;
        }
    }
    return row[size];
}

const char *nearest_name(const char *written, const char *const *names, size_t count) {
    const char *nearest = NULL;
    char word[LONGEST_NAME + 1] = {0};
    if (strlen(written) > LONGEST_NAME) {
        return NULL;
    }
    /* No name has capitals. */
    for (size_t index = 0; written[index] != 0; index++) {
        word[index] = written[index] >= 'A' && written[index] <= 'Z' ? (char)(written[index] + 32) : written[index];
    }
    size_t least = strlen(word) / 3 + 2;
    for (size_t index = 0; index < count && strlen(word) > 1; index++) {
        if (strncmp(names[index], word, strlen(word)) == 0) {
            return names[index];
        }
    }
    for (size_t index = 0; index < count; index++) {
        size_t distance = distance_of_words(word, names[index]);
        if (distance < least) {
            least = distance;
            nearest = names[index];
        }
    }
    return nearest;
}

const char *general_word(const char *word) {
    static const char *const calls[][2] = {
        {"man", "help --man"}, {"completions", "help --completions"}, {"rows", "help rows"}, {"help", "--help"},
        {"version", "--version"}, {"V", "--version"}, {"v", "--version"},
    };
    size_t size = strlen(word);
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
        if (strcmp(calls[index][0], word) == 0 || (size > 3 && strncmp(calls[index][0], word, size) == 0)) {
            return calls[index][1];
        }
    }
    return NULL;
}

/* Words of other programs, and the options that do the same here. */
static const struct {
    const char *word;
    option_id option;
} foreign_words[] = {
    {"time", OPTION_DATE},             {"year", OPTION_DATE},             {"when", OPTION_DATE},
    {"digits", OPTION_PRECISION},      {"accuracy", OPTION_PRECISION},    {"resolution", OPTION_PRECISION},
    {"reverse", OPTION_DECODE},        {"inverse", OPTION_DECODE},        {"epsg", OPTION_ZONE},
    {"bearing", OPTION_AZIMUTH},       {"course", OPTION_AZIMUTH},        {"direction", OPTION_AZIMUTH},
    {"distance", OPTION_LENGTH},       {"start", OPTION_FROM},            {"bounds", OPTION_BBOX},
    {"extent", OPTION_BBOX},           {"altitude", OPTION_HEIGHT},       {"elevation", OPTION_HEIGHT},
    {"buffer", OPTION_WIDTH},          {"separator", OPTION_DELIMITER},   {"sep", OPTION_DELIMITER},
    {"output", OPTION_FORMAT},         {"json", OPTION_FORMAT},           {"csv", OPTION_FORMAT},
};

static option_id find_option(const subject *subject, const char *name, size_t size) {
    const char *names[OPTION_LIMIT];
    size_t count = 0;
    for (option_id id = OPTION_END + 1; id < OPTION_LIMIT; id++) {
        if (subject_has(subject, id)) {
            if (strlen(options[id].name) == size && memcmp(options[id].name, name, size) == 0) {
                return id;
            }
            names[count++] = options[id].name;
        }
    }
    char word[LONGEST_NAME + 1] = {0};
    if (size <= LONGEST_NAME) {
        memcpy(word, name, size);
    }
    const char *nearest = nearest_name(word, names, count), *general = general_word(word);
    for (size_t index = 0; index < sizeof foreign_words / sizeof *foreign_words; index++) {
        if (strcmp(foreign_words[index].word, word) == 0 && subject_has(subject, foreign_words[index].option)) {
            nearest = options[foreign_words[index].option].name;
        }
    }
    misuse("there is no option --%.*s%s%s%s", (int)size, name,
           general   ? "; did you mean gridnorth "
           : nearest ? "; did you mean --"
                     : "",
           general   ? general
           : nearest ? nearest
                     : "",
           general || nearest ? "?" : "");
}

/* Joins the edges of --bbox that a shell has made words of their own: 5, 50, 12, 55. Returns the words taken. */
static int join_edges(const char **value, int count, char **words) {
    size_t size = strlen(*value) + 1, starts[4];
    int taken = 0;
    while (taken < count && taken < 3) {
        size += strlen(words[taken++]) + 1;
    }
    char *text = allocate(size, 1);
    strcpy(text, *value);
    for (taken = 0; taken < count; taken++) {
        size_t edges = find_numbers(text, strlen(text), starts, 4);
        size_t more = find_numbers(words[taken], strlen(words[taken]), starts, 4);
        if (edges == 0 || more == 0 || edges + more > 4) {
            break;
        }
        strcat(strcat(text, " "), words[taken]);
    }
    *value = text;
    return taken;
}

static option_id find_letter(const subject *subject, const char *word) {
    for (option_id id = OPTION_END + 1; id < OPTION_LIMIT; id++) {
        if (options[id].letter == word[1] && subject_has(subject, id)) {
            return id;
        }
    }
    misuse("there is no option %s", word);
}

void read_arguments(const subject *subject, int count, char **words, arguments *out) {
    *out = (arguments){.subject = subject};
    out->words = allocate((size_t)count + 1, sizeof *out->words);
    out->terrain = allocate((size_t)count + 1, sizeof *out->terrain);
    bool has_ended = false;
    for (int index = 0; index < count; index++) {
        const char *word = words[index];
        /* A minus before a digit or a point begins a number, and a minus alone is standard input. */
        bool is_operand = word[0] != '-' || word[1] == 0 || is_digit(word[1]) || word[1] == '.';
        if (has_ended || is_operand) {
            out->words[out->word_count++] = word;
            continue;
        }
        if (strcmp(word, "--") == 0) {
            has_ended = true;
            continue;
        }
        option_id id;
        const char *value = NULL;
        if (word[1] == '-') {
            const char *sign = strchr(word, '=');
            size_t size = sign ? (size_t)(sign - word) - 2 : strlen(word) - 2;
            id = find_option(subject, word + 2, size);
            value = sign ? sign + 1 : NULL;
        } else {
            id = find_letter(subject, word);
            value = word[2] != 0 ? word + 2 : NULL;
        }
        if (id == OPTION_HELP) {
            help_subject(subject);
            exit(finish());
        }
        if (options[id].value == NULL) {
            if (value != NULL) {
                misuse("--%s takes no value", options[id].name);
            }
            value = "";
        } else if (value == NULL) {
            if (index + 1 == count) {
                misuse("--%s needs a value: %s", options[id].name, options[id].value);
            }
            value = words[++index];
        }
        if (id == OPTION_BBOX) {
            index += join_edges(&value, count - index - 1, words + index + 1);
        }
        out->values[id] = value;
        if (id == OPTION_TERRAIN) {
            out->terrain[out->terrain_count++] = value;
        }
        if (options[id].choices != NULL) {
            choice_option(out, id, 0);
        }
    }
}

bool has_option(const arguments *arguments, option_id id) {
    return arguments->values[id] != NULL;
}

const char *file_hint(const arguments *arguments, option_id id) {
    static char hint[200];
    const char *text = arguments->values[id];
    if (!exists(text)) {
        return "";
    }
    /* -d is no short form of --decode. */
    bool decodes = id == OPTION_DECIMALS && subject_has(arguments->subject, OPTION_DECODE);
    snprintf(hint, sizeof hint, "; to read that file: gridnorth %s%s %.100s", arguments->subject->name,
             decodes ? " --decode" : "", text);
    return hint;
}

long whole_option(const arguments *arguments, option_id id, long least, long most, long otherwise) {
    long value = otherwise;
    if (has_option(arguments, id) && !read_whole(arguments->values[id], least, most, &value)) {
        misuse("--%s needs a whole number from %ld to %ld, not \"%s\"%s", options[id].name, least, most, arguments->values[id],
               file_hint(arguments, id));
    }
    return value;
}

double number_option(const arguments *arguments, option_id id, double least, double most, double otherwise) {
    const char *text = arguments->values[id];
    double value = otherwise;
    if (text != NULL && (!read_number(text, strlen(text), &value) || value < least || value > most)) {
        misuse("--%s needs a number from %.15g to %.15g, not \"%s\"%s", options[id].name, least, most, text,
               file_hint(arguments, id));
    }
    return value;
}

bool read_length(const char *text, size_t size, double *meters) {
    return read_number(text, size, meters) || gn_length_parse(text, size, meters, NULL) == GN_OK;
}

double length_option(const arguments *arguments, option_id id, double otherwise) {
    const char *text = arguments->values[id];
    double meters = otherwise;
    if (text != NULL && !read_length(text, strlen(text), &meters)) {
        misuse("--%s needs a length, such as 1500, 1.5km or 12nmi, not \"%s\"%s", options[id].name, text,
               file_hint(arguments, id));
    }
    return meters;
}

double time_option(const arguments *arguments, option_id id) {
    const char *text = arguments->values[id];
    double seconds = (double)time(NULL);
    if (text != NULL && strcmp(text, "now") != 0) {
        gn_status status = gn_time_parse(text, strlen(text), &seconds, NULL);
        if (status != GN_OK) {
            misuse("--%s \"%s\": %s%s", options[id].name, text, gn_status_text((int32_t)status), file_hint(arguments, id));
        }
    }
    return seconds;
}

int choice_option(const arguments *arguments, option_id id, int otherwise) {
    const char *text = arguments->values[id];
    if (text == NULL) {
        return otherwise;
    }
    int number = 0;
    size_t size = strlen(text);
    for (const char *choice = options[id].choices; choice != NULL; number++) {
        const char *blank = strchr(choice, ' ');
        size_t length = blank ? (size_t)(blank - choice) : strlen(choice);
        if (length == size && memcmp(choice, text, size) == 0) {
            return number;
        }
        choice = blank ? blank + 1 : NULL;
    }
    misuse("--%s is one of: %s", options[id].name, options[id].choices);
}

unit unit_option(const arguments *arguments, option_id id) {
    /* In the order of the choices: m km mi nmi ft km2 ha acres. */
    static const unit units[] = {
        {1, 1, false},
        {1e3, 1e6, false},
        {1609.344, 1609.344 * 1609.344, false},
        {1852, 1852.0 * 1852.0, false},
        {0.3048, 0.3048 * 0.3048, false},
        {1e3, 1e6, true},
        {1, 1e4, true},
        {0.3048, 43560 * 0.3048 * 0.3048, true},
    };
    return units[choice_option(arguments, id, 0)];
}

int32_t zone_option(const arguments *arguments) {
    long zone = whole_option(arguments, OPTION_ZONE, 1, 32761, GN_ZONE_STANDARD);
    int32_t number, hemisphere;
    if (zone > 60 && gn_utm_from_epsg((int32_t)zone, &number, &hemisphere) != GN_OK) {
        misuse("--zone needs a zone from 1 to 60, or an EPSG code of UTM or UPS on WGS 84, not \"%ld\"", zone);
    }
    return (int32_t)zone;
}

gn_bounds bounds_option(const arguments *arguments, option_id id) {
    const char *text = arguments->values[id];
    double edges[4] = {0};
    size_t size = strlen(text), at = 0;
    for (int edge = 0; edge < 4; edge++) {
        size_t before = at;
        while (at < size && is_blank(text[at])) {
            at++;
        }
        if (edge > 0 && at < size && text[at] == ',') {
            at++;
        }
        bool is_apart = edge == 0 || at > before;
        while (at < size && is_blank(text[at])) {
            at++;
        }
        number found = {0};
        size_t taken = scan_number(text + at, size - at, &found);
        at += taken;
        edges[edge] = found.value;
        if (taken == 0 || !is_apart || (edge == 3 && text[at + strspn(text + at, " \t")] != 0)) {
            misuse("--%s needs west,south,east,north in degrees, not \"%s\"", options[id].name, text);
        }
    }
    return (gn_bounds){.south = edges[1], .west = edges[0], .north = edges[3], .east = edges[2]};
}
