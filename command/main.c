/*
 * gridnorth: the library on the command line.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <string.h>

#include "help.h"
#include "output.h"
#include "problems.h"
#include "subjects.h"
#include "system.h"

/* Words that newcomers try, and the subjects that do this. */
static const char *const foreign_words[][2] = {
    {"declination", "north"},     {"convergence", "north"},     {"magnetic", "north"},        {"azimuth", "distance"},
    {"bearing", "distance"},      {"length", "area --lines"},   {"perimeter", "area"},        {"polygon", "area"},
    {"sunrise", "sun"},           {"sunset", "sun"},            {"moon", "sun --moon"},       {"elevation", "height"},
    {"terrain", "height"},        {"usng", "mgrs"},             {"encode", "mgrs"},           {"decode", "mgrs --decode"},
    {"gpx", "read"},              {"kml", "read"},              {"geojson", "read"},          {"circle", "ring"},
    {"format", "convert"},
};

/* Tells that there is no such subject, and which the word may mean. */
static void refuse_word(const char *what, const char *word) {
    const char *names[32];
    for (size_t index = 0; index < subject_count; index++) {
        names[index] = subjects[index].name;
    }
    const char *nearest = nearest_name(word, names, subject_count);
    for (size_t index = 0; index < sizeof foreign_words / sizeof *foreign_words; index++) {
        nearest = strcmp(foreign_words[index][0], word) == 0 ? foreign_words[index][1] : nearest;
    }
    misuse("there is no %s \"%s\"%s%s%s", what, word, nearest ? "; did you mean " : "", nearest ? nearest : "",
           nearest ? "?" : "");
}

static int run_help(int count, char **words) {
    if (count == 0) {
        help_all();
    } else if (strcmp(words[0], "rows") == 0) {
        help_rows();
    } else if (strcmp(words[0], "--man") == 0) {
        help_manual();
    } else if (strcmp(words[0], "--completions") == 0) {
        if (count < 2 || !help_completions(words[1])) {
            misuse("--completions needs a shell: bash, zsh or fish");
        }
    } else if (find_subject(words[0]) != NULL) {
        help_subject(find_subject(words[0]));
    } else {
        refuse_word("help about", words[0]);
    }
    return finish();
}

int main(int count, char **words) {
    system_begin();
    if (count < 2) {
        help_all();
        finish();
        return EXIT_MISUSE;
    }
    const char *word = words[1];
    if (strcmp(word, "help") == 0) {
        return run_help(count - 2, words + 2);
    }
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
        return run_help(0, NULL);
    }
    if (strcmp(word, "--version") == 0) {
        put_text("gridnorth ");
        put_text(gn_version());
        put_byte('\n');
        return finish();
    }
    const subject *subject = find_subject(word);
    if (subject == NULL) {
        const char *general = general_word(word + strspn(word, "-"));
        if (general != NULL) {
            misuse("there is no subject \"%s\"; did you mean gridnorth %s?", word, general);
        }
        refuse_word("subject", word);
    }
    name_subject(subject->name);
    arguments arguments;
    read_arguments(subject, count - 2, words + 2, &arguments);
    return subject->run(&arguments);
}
