/*
 * gridnorth height: heights of the ground.
 *
 * SPDX-License-Identifier: MIT
 */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "problems.h"
#include "rows.h"
#include "subjects.h"

typedef struct terrain {
    char *bytes; /* All files, one after the other. */
    size_t size;
    gn_height_grid *grids;
    size_t count;
    double *heights;
} terrain;

static void compute(job *job, block *block) {
    terrain *own = job->own;
    uint8_t statuses[ROWS_OF_BLOCK];
    gn_height_at_batch(own->bytes, own->size, own->grids, own->count, block->latitudes, sizeof(double), block->longitudes,
                       sizeof(double), block->count, own->heights, sizeof(double), statuses);
    for (size_t row = 0; row < block->count; row++) {
        if (statuses[row] != GN_OK && !block->are_blank[row]) {
            refuse(block, row, (gn_status)statuses[row]);
        }
    }
}

static bool ends_with(const char *name, const char *end) {
    size_t size = strlen(name), part = strlen(end);
    if (size < part) {
        return false;
    }
    for (size_t index = 0; index < part; index++) {
        if (tolower((unsigned char)name[size - part + index]) != end[index]) {
            return false;
        }
    }
    return true;
}

/* Reads the south-west corner from the name of a file of SRTM, "N46E008.hgt". */
static bool read_corner(const char *path, double *latitude, double *longitude) {
    const char *name = path;
    for (const char *at = path; *at != 0; at++) {
        name = *at == '/' || *at == '\\' ? at + 1 : name;
    }
    char north = (char)toupper((unsigned char)name[0]);
    if ((north != 'N' && north != 'S') || !isdigit((unsigned char)name[1])) {
        return false;
    }
    char *end;
    *latitude = (double)strtol(name + 1, &end, 10) * (north == 'S' ? -1 : 1);
    char east = (char)toupper((unsigned char)*end);
    if ((east != 'E' && east != 'W') || !isdigit((unsigned char)end[1])) {
        return false;
    }
    *longitude = (double)strtol(end + 1, NULL, 10) * (east == 'W' ? -1 : 1);
    return true;
}

static void add_file(terrain *own, const char *path) {
    reader reader;
    reader_open(&reader, path);
    slice file = reader_rest(&reader);
    gn_height_grid *grid = &own->grids[own->count++];
    double latitude = 0, longitude = 0;
    gn_status status;
    if (ends_with(path, ".hgt")) {
        if (!read_corner(path, &latitude, &longitude)) {
            fail("%s: the name of this file must tell its place, as N46E008.hgt does", path);
        }
        status = gn_height_grid_hgt(file.bytes, file.size, latitude, longitude, grid);
    } else if (ends_with(path, ".gtx")) {
        status = gn_height_grid_gtx(file.bytes, file.size, grid);
    } else {
        status = gn_height_grid_dted(file.bytes, file.size, grid);
    }
    if (status != GN_OK) {
        fail("%s: %s", path, gn_status_text((int32_t)status));
    }
    grid->offset += own->size;
    own->bytes = reallocate(own->bytes, own->size + file.size);
    memcpy(own->bytes + own->size, file.bytes, file.size);
    own->size += file.size;
    reader_close(&reader);
}

int run_height(const arguments *arguments) {
    terrain own = {0};
    if (arguments->terrain_count == 0) {
        misuse("--terrain is missing: a file of heights, such as N48E002.hgt");
    }
    own.grids = allocate(arguments->terrain_count, sizeof *own.grids);
    for (size_t index = 0; index < arguments->terrain_count; index++) {
        add_file(&own, arguments->terrain[index]);
    }
    job job = {.arguments = arguments, .position_count = 1, .own = &own, .compute = compute};
    own.heights = add_numbers(&job, "height", (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 2));
    return run_rows(&job);
}
