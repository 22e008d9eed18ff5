/*
 * gridnorth grid: the MGRS grid of a map view.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdlib.h>

#include "output.h"
#include "problems.h"
#include "rows.h"
#include "subjects.h"

int run_grid(const arguments *arguments) {
    if (!has_option(arguments, OPTION_BBOX) || !has_option(arguments, OPTION_ZOOM)) {
        misuse("--bbox and --zoom are needed: gridnorth grid --bbox 5,50,12,55 --zoom 8");
    }
    if (arguments->word_count > 0) {
        misuse("\"%s\" has no meaning here", arguments->words[0]);
    }
    gn_bounds view = bounds_option(arguments, OPTION_BBOX);
    double zoom = number_option(arguments, OPTION_ZOOM, -4, 30, 0);
    gn_grid_options options;
    gn_grid_options_init(&options);
    options.spacing = length_option(arguments, OPTION_SPACING, 0);
    size_t needed = 0;
    gn_status status = gn_grid_geojson(&view, zoom, &options, NULL, 0, &needed);
    if (status != GN_OK && status != GN_ERROR_BUFFER_TOO_SMALL) {
        misuse("%s", gn_status_text((int32_t)status));
    }
    char *text = allocate(needed + 1, 1);
    status = gn_grid_geojson(&view, zoom, &options, text, needed, &needed);
    if (status != GN_OK) {
        misuse("%s", gn_status_text((int32_t)status));
    }
    put_text(text);
    put_byte('\n');
    free(text);
    return finish();
}
