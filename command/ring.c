/*
 * gridnorth ring: range rings around positions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"
#include "problems.h"
#include "rows.h"
#include "subjects.h"

typedef struct rings {
    double *radii;
    size_t count;
    gn_shape_options options;
    bool has_begun;
} rings;

static void begin(rings *own) {
    if (!own->has_begun) {
        put_text("{\"type\":\"FeatureCollection\",\"features\":[");
    }
}

static void take(job *job, block *block, size_t row) {
    rings *own = job->own;
    if (isnan(block->latitudes[row])) {
        return;
    }
    gn_point center = {block->latitudes[row], block->longitudes[row]};
    size_t needed = 0;
    gn_status status = gn_ring_set_geojson(&center, own->radii, own->count, &own->options, NULL, 0, NULL, 0, &needed);
    if (status != GN_ERROR_BUFFER_TOO_SMALL) {
        fail("%s", gn_status_text((int32_t)status));
    }
    char *text = allocate(needed, 1);
    gn_ring_set_geojson(&center, own->radii, own->count, &own->options, NULL, 0, text, needed, NULL);
    /* Each result is a collection; the features of all of them become one. */
    const char *first = strchr(text, '['), *last = strrchr(text, ']');
    begin(own);
    put_text(own->has_begun ? ",\n" : "\n");
    put(first + 1, (size_t)(last - first) - 1);
    own->has_begun = true;
    free(text);
}

static void end(job *job) {
    rings *own = job->own;
    begin(own);
    put_text("\n]}\n");
}

int run_ring(const arguments *arguments) {
    rings own = {0};
    if (has_option(arguments, OPTION_FORMAT) && strcmp(arguments->values[OPTION_FORMAT], "geojson") != 0) {
        misuse("rings are written as GeoJSON only");
    }
    const char *text = arguments->values[OPTION_RADIUS];
    if (text == NULL) {
        misuse("--radius is missing: one length or several, 500,1km,2km");
    }
    own.radii = allocate(strlen(text) + 1, sizeof *own.radii);
    for (const char *part = text;;) {
        size_t size = strcspn(part, ",");
        double *radius = &own.radii[own.count++];
        if (!read_length(part, size, radius) || !(*radius > 0 && *radius <= 19970000)) {
            misuse("--radius needs lengths up to 19,970 km, such as 500,1km,2nmi, not \"%.*s\"", (int)size, part);
        }
        if (part[size] == 0) {
            break;
        }
        part += size + 1;
    }
    gn_shape_options_init(&own.options);
    own.options.radials = (uint32_t)whole_option(arguments, OPTION_RADIALS, 0, 3600, 0);
    own.options.vertices = (uint32_t)whole_option(arguments, OPTION_VERTICES, 3, 1000000, 64);
    job job = {.arguments = arguments, .position_count = 1, .takes_many = true, .take = take, .end = end, .own = &own};
    return run_rows(&job);
}
