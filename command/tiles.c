/*
 * gridnorth tiles: the tiles of web maps that hold positions.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>

#include "problems.h"
#include "rows.h"
#include "subjects.h"

enum { TILE_CAPACITY = 32 };

typedef struct finding {
    uint32_t zoom;
    gn_tile *tiles;
    char *names, *quadkeys;
} finding;

static void find(job *job, block *block) {
    finding *own = job->own;
    uint8_t statuses[ROWS_OF_BLOCK];
    gn_tile_at_batch(block->latitudes, sizeof(double), block->longitudes, sizeof(double), block->count, own->zoom, own->tiles,
                     sizeof(gn_tile), statuses);
    for (size_t row = 0; row < block->count; row++) {
        const gn_tile *tile = &own->tiles[row];
        snprintf(own->names + row * TILE_CAPACITY, TILE_CAPACITY, "%u/%u/%u", tile->zoom, tile->x, tile->y);
        gn_tile_quadkey_format(tile, own->quadkeys + row * TILE_CAPACITY, TILE_CAPACITY, NULL);
        if (statuses[row] != GN_OK && !block->are_blank[row]) {
            refuse(block, row, (gn_status)statuses[row]);
        }
    }
}

int run_tiles(const arguments *arguments) {
    if (!has_option(arguments, OPTION_ZOOM)) {
        misuse("--zoom is missing: 0 to 30");
    }
    finding own = {.zoom = (uint32_t)whole_option(arguments, OPTION_ZOOM, 0, 30, 0)};
    job job = {.arguments = arguments, .position_count = 1, .own = &own, .compute = find};
    own.tiles = allocate(ROWS_OF_BLOCK, sizeof *own.tiles);
    own.names = add_texts(&job, "tile", TILE_CAPACITY);
    own.quadkeys = add_texts(&job, "quadkey", TILE_CAPACITY);
    return run_rows(&job);
}
