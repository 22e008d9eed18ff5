/*
 * gridnorth parse: typed positions in any notation.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "rows.h"
#include "subjects.h"

enum { FORM_CAPACITY = 12 };

typedef struct parsing {
    double *latitudes, *longitudes, *precisions;
    char *forms;
} parsing;

static const char *const forms[] = {"any", "dd", "dm", "dms", "utm", "ups", "mgrs", "iso6709", "geo", "georef", "gars"};

static void parse(job *job, block *block) {
    parsing *own = job->own;
    for (size_t row = 0; row < block->count; row++) {
        own->latitudes[row] = block->latitudes[row];
        own->longitudes[row] = block->longitudes[row];
        if (!isnan(block->latitudes[row])) {
            own->precisions[row] = block->positions[row].precision;
            snprintf(own->forms + row * FORM_CAPACITY, FORM_CAPACITY, "%s", forms[block->positions[row].form]);
        }
    }
}

int run_parse(const arguments *arguments) {
    parsing own;
    int decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 7);
    job job = {.arguments = arguments, .position_count = 1, .wants_positions = true, .own = &own, .compute = parse};
    /* The choices are in the order of gn_form. */
    job.form = choice_option(arguments, OPTION_FORM, GN_FORM_ANY);
    own.latitudes = add_numbers(&job, "latitude", decimals);
    own.longitudes = add_numbers(&job, "longitude", decimals);
    own.forms = add_texts(&job, "form", FORM_CAPACITY);
    own.precisions = add_numbers(&job, "precision", 4);
    return run_rows(&job);
}
