/*
 * gridnorth convert: notations of positions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "numbers.h"
#include "output.h"
#include "problems.h"
#include "rows.h"
#include "subjects.h"

enum {
    NOTATION_COUNT = 12,
    TEXT_CAPACITY = 160 /* Three geocentric coordinates with decimals. */
};

/* The notations, in the order of the choices of --to. */
typedef struct notation {
    const char *name;
    const char *title;
    int32_t form;        /* GN_FORM_ANY: it is none of the library's. */
    int least, most;     /* Decimals, or digits. */
    int usual;           /* In the list of all notations. */
    uint32_t symbols, hemispheres, flags;
} notation;

static const notation notations[NOTATION_COUNT] = {
    {"dd", "Decimal degrees", GN_FORM_DD, 0, 12, 7, 0, GN_HEMISPHERES_SIGNS, 0},
    {"dm", "Degrees, minutes", GN_FORM_DM, 0, 12, 5, GN_SYMBOLS_TYPOGRAPHIC, GN_HEMISPHERES_AFTER, GN_FORMAT_PADDED},
    {"dms", "Degrees, minutes, seconds", GN_FORM_DMS, 0, 12, 3, GN_SYMBOLS_TYPOGRAPHIC, GN_HEMISPHERES_AFTER, GN_FORMAT_PADDED},
    {"utm", "UTM", GN_FORM_UTM, 0, 6, 2, 0, 0, 0},
    {"ups", "UPS", GN_FORM_UPS, 0, 6, 2, 0, 0, 0},
    {"mgrs", "MGRS", GN_FORM_MGRS, -1, 11, 5, 0, 0, 0},
    {"iso6709", "ISO 6709", GN_FORM_ISO_6709, 0, 12, 7, 0, 0, 0},
    {"geo", "geo URI", GN_FORM_GEO_URI, 0, 12, 7, 0, 0, 0},
    {"georef", "GEOREF", GN_FORM_GEOREF, -1, 11, 4, 0, 0, 0},
    {"gars", "GARS", GN_FORM_GARS, 0, 2, 2, 0, 0, 0},
    {"ecef", "Earth-centered", GN_FORM_ANY, 0, 9, 3, 0, 0, 0},
    {"webmercator", "Web Mercator", GN_FORM_ANY, 0, 9, 2, 0, 0, 0},
};
enum { NOTATION_ECEF = 10, NOTATION_WEB_MERCATOR = 11, NOTATION_UPS = 4 };

typedef struct converting {
    int decimals; /* GN_DECIMALS_USUAL: those of each notation. */
    int32_t zone;
    int chosen[NOTATION_COUNT];
    char *texts[NOTATION_COUNT];
    size_t count;
    double *heights; /* The heights that x, y and z have; NULL: positions are on the ellipsoid. */
} converting;

static void put_join(char *out, const double *values, int count, int decimals) {
    size_t size = 0;
    for (int index = 0; index < count; index++) {
        if (index > 0) {
            out[size++] = ' ';
        }
        size += write_fixed(out + size, values[index], decimals);
    }
    out[size] = 0;
}

/* Writes a column of a notation, and the statuses of rows that have none. */
static void write_notation(const converting *own, const block *block, int chosen, char *texts, uint8_t *statuses) {
    const notation *notation = &notations[chosen];
    int decimals = own->decimals == GN_DECIMALS_USUAL ? notation->usual : own->decimals;
    decimals = decimals < notation->least ? notation->least : decimals > notation->most ? notation->most : decimals;
    if (notation->form != GN_FORM_ANY) {
        gn_format_options options;
        gn_format_options_init(&options);
        options.form = notation->form;
        options.decimals = decimals;
        options.symbols = notation->symbols;
        options.hemispheres = notation->hemispheres ? notation->hemispheres : options.hemispheres;
        options.flags = notation->flags;
        options.zone = notation->form == GN_FORM_UTM ? own->zone : GN_ZONE_STANDARD;
        gn_position_format_batch(block->latitudes, sizeof(double), block->longitudes, sizeof(double), block->count, &options,
                                 texts, TEXT_CAPACITY, TEXT_CAPACITY, statuses);
        return;
    }
    for (size_t row = 0; row < block->count; row++) {
        double values[3];
        char *out = texts + row * TEXT_CAPACITY;
        out[0] = 0;
        double latitude = block->latitudes[row], longitude = block->longitudes[row];
        double height = own->heights ? own->heights[row] : 0;
        gn_status status = chosen == NOTATION_ECEF
                               ? gn_ecef_forward(latitude, longitude, height, &values[0], &values[1], &values[2])
                               : gn_web_mercator_forward(latitude, longitude, &values[0], &values[1]);
        statuses[row] = (uint8_t)status;
        if (status == GN_OK) {
            put_join(out, values, chosen == NOTATION_ECEF ? 3 : 2, decimals);
        }
    }
}

static void convert(job *job, block *block) {
    converting *own = job->own;
    uint8_t statuses[ROWS_OF_BLOCK];
    for (size_t row = 0; row < block->count && own->heights != NULL; row++) {
        own->heights[row] = isnan(block->latitudes[row]) ? NAN : block->positions[row].altitude;
    }
    for (size_t index = 0; index < own->count; index++) {
        write_notation(own, block, own->chosen[index], own->texts[index], statuses);
        for (size_t row = 0; row < block->count; row++) {
            /* Not every place has every notation; only the one that is asked for is missed. */
            if (statuses[row] != GN_OK && own->count == 1 && !block->are_blank[row]) {
                refuse(block, row, (gn_status)statuses[row]);
            }
        }
    }
}

/* Writes the list of all notations of one position. */
static void list(job *job, block *block, size_t row) {
    converting *own = job->own;
    for (size_t index = 0; index < own->count; index++) {
        const char *text = own->texts[index] + row * TEXT_CAPACITY;
        if (*text != 0) {
            char title[32];
            put(title, (size_t)snprintf(title, sizeof title, "%-26s ", notations[own->chosen[index]].title));
            put_text(text);
            put_byte('\n');
        }
    }
    if (own->heights != NULL && isfinite(own->heights[row])) {
        put_text("Height above the ellipsoid ");
        put_number(own->heights[row], 3);
        put_byte('\n');
    }
    (void)block;
}

int run_convert(const arguments *arguments) {
    converting own = {.decimals = (int)whole_option(arguments, OPTION_DECIMALS, -1, 12, GN_DECIMALS_USUAL),
                      .zone = zone_option(arguments)};
    if (own.zone > 60) {
        int32_t hemisphere;
        gn_utm_from_epsg(own.zone, &own.zone, &hemisphere);
    }
    job job = {.arguments = arguments, .position_count = 1, .own = &own, .compute = convert};
    int only = choice_option(arguments, OPTION_TO, -1);
    for (int index = 0; index < NOTATION_COUNT; index++) {
        /* Near the poles UTM is UPS, so the list has it already. */
        if (only < 0 ? index != NOTATION_UPS : index == only) {
            own.chosen[own.count] = index;
            own.texts[own.count++] = add_texts(&job, notations[index].name, TEXT_CAPACITY);
        }
    }
    if (has_option(arguments, OPTION_SOURCE)) {
        job.is_geocentric = job.wants_positions = true;
        own.heights = add_numbers(&job, "height", 3);
        job.columns[own.count].is_silent = true;
    }
    size_t starts[3];
    char *text = NULL, *words = join_words(arguments, NULL);
    bool are_axes = job.is_geocentric && find_numbers(words, strlen(words), starts, 3) == 3;
    free(words);
    if (only < 0 && !has_option(arguments, OPTION_FORMAT) && 
        (job.is_geocentric ? are_axes : words_are_position(arguments, GN_FORM_ANY, &text))) {
        job.take = list;
    }
    free(text);
    return run_rows(&job);
}
