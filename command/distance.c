/*
 * gridnorth distance: from position to position, or a distance in a direction.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <string.h>

#include "numbers.h"
#include "problems.h"
#include "rows.h"
#include "subjects.h"

enum { METHOD_GEODESIC, METHOD_RHUMB, METHOD_SPHERE };

/* The stride of a column of numbers. */
enum { STEP = sizeof(double) };

typedef struct measuring {
    int method;
    bool has_start;
    gn_point start;
    unit unit;
    double *distances, *first_azimuths, *second_azimuths; /* From one position to another. */
    double *latitudes, *longitudes;                       /* The position reached. */
} measuring;

static void refuse_all(block *block, const uint8_t *statuses) {
    for (size_t row = 0; row < block->count; row++) {
        if (statuses[row] != GN_OK && !block->are_blank[row]) {
            refuse(block, row, (gn_status)statuses[row]);
        }
    }
}

static void measure(job *job, block *block) {
    measuring *own = job->own;
    uint8_t statuses[ROWS_OF_BLOCK];
    if (own->has_start) {
        for (size_t row = 0; row < block->count; row++) {
            block->to_latitudes[row] = block->latitudes[row];
            block->to_longitudes[row] = block->longitudes[row];
            block->latitudes[row] = own->start.latitude;
            block->longitudes[row] = own->start.longitude;
        }
    }
    switch (own->method) {
    case METHOD_RHUMB:
        gn_rhumb_inverse_batch(block->latitudes, STEP, block->longitudes, STEP, block->to_latitudes, STEP, block->to_longitudes,
                               STEP, block->count, own->distances, STEP, own->first_azimuths, STEP, statuses);
        for (size_t row = 0; row < block->count; row++) {
            own->second_azimuths[row] = own->first_azimuths[row];
        }
        break;
    case METHOD_SPHERE:
        gn_sphere_inverse_batch(block->latitudes, STEP, block->longitudes, STEP, block->to_latitudes, STEP,
                                block->to_longitudes, STEP, block->count, own->distances, STEP, own->first_azimuths, STEP,
                                own->second_azimuths, STEP, statuses);
        break;
    default:
        gn_geodesic_inverse_batch(block->latitudes, STEP, block->longitudes, STEP, block->to_latitudes, STEP,
                                  block->to_longitudes, STEP, block->count, own->distances, STEP, own->first_azimuths, STEP,
                                  own->second_azimuths, STEP, statuses);
    }
    for (size_t row = 0; row < block->count; row++) {
        own->distances[row] /= own->unit.meters;
    }
    refuse_all(block, statuses);
}

static void go(job *job, block *block) {
    measuring *own = job->own;
    uint8_t statuses[ROWS_OF_BLOCK];
    const double *azimuths = block->extras[0], *lengths = block->extras[1];
    switch (own->method) {
    case METHOD_RHUMB:
        gn_rhumb_direct_batch(block->latitudes, STEP, block->longitudes, STEP, azimuths, STEP, lengths, STEP, block->count,
                              own->latitudes, STEP, own->longitudes, STEP, statuses);
        for (size_t row = 0; row < block->count; row++) {
            own->second_azimuths[row] = azimuths[row];
        }
        break;
    case METHOD_SPHERE:
        gn_sphere_direct_batch(block->latitudes, STEP, block->longitudes, STEP, azimuths, STEP, lengths, STEP, block->count,
                               own->latitudes, STEP, own->longitudes, STEP, own->second_azimuths, STEP, statuses);
        break;
    default:
        gn_geodesic_direct_batch(block->latitudes, STEP, block->longitudes, STEP, azimuths, STEP, lengths, STEP, block->count,
                                 own->latitudes, STEP, own->longitudes, STEP, own->second_azimuths, STEP, statuses);
    }
    for (size_t row = 0; row < block->count; row++) {
        block->to_latitudes[row] = own->latitudes[row];
        block->to_longitudes[row] = own->longitudes[row];
        if ((isnan(azimuths[row]) || isnan(lengths[row])) && block->statuses[row] == GN_OK && !block->messages[row]) {
            block->messages[row] = "The direction or the length is missing: --azimuth and --length, or columns of them.";
        }
    }
    refuse_all(block, statuses);
}

/* Reads an angle in degrees, with a unit or without. */
static bool read_angle(const char *text, size_t size, double *out) {
    return read_number(text, size, out) || gn_angle_parse(text, size, out, NULL) == GN_OK;
}

int run_distance(const arguments *arguments) {
    measuring own = {.method = choice_option(arguments, OPTION_METHOD, METHOD_GEODESIC),
                     .unit = unit_option(arguments, OPTION_UNITS)};
    job job = {.arguments = arguments, .own = &own};
    int decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 3);
    /* A hundred-thousandth of a degree is a meter. */
    int degree_decimals = decimals + 5 < 15 ? decimals + 5 : 15;
    bool goes = has_option(arguments, OPTION_AZIMUTH) || has_option(arguments, OPTION_LENGTH) ||
                has_option(arguments, OPTION_AZIMUTH_COLUMN) || has_option(arguments, OPTION_LENGTH_COLUMN);
    own.has_start = has_option(arguments, OPTION_FROM);
    if (goes) {
        if (own.has_start) {
            misuse("--from is for measuring, --azimuth and --length are for going");
        }
        if (has_option(arguments, OPTION_UNITS)) {
            misuse("--units is for measuring; a length to go names its unit: --length 12nmi");
        }
        job.position_count = 1;
        job.compute = go;
        job.geometry = GEOMETRY_TO_POINT;
        double azimuth = NAN;
        const char *text = arguments->values[OPTION_AZIMUTH];
        if (text != NULL && !read_angle(text, strlen(text), &azimuth)) {
            misuse("--azimuth needs a direction, such as 45.5, 800mils or NNE, not \"%s\"", text);
        }
        job.extras[0] = (extra){OPTION_AZIMUTH_COLUMN, text ? NULL : "azimuth", read_angle, azimuth};
        job.extras[1] = (extra){OPTION_LENGTH_COLUMN, has_option(arguments, OPTION_LENGTH) ? NULL : "length distance",
                                read_length, length_option(arguments, OPTION_LENGTH, NAN)};
        job.extra_count = 2;
        own.latitudes = add_numbers(&job, "latitude", degree_decimals);
        own.longitudes = add_numbers(&job, "longitude", degree_decimals);
    } else {
        job.position_count = own.has_start ? 1 : 2;
        job.compute = measure;
        job.geometry = GEOMETRY_LINE;
        if (own.has_start) {
            own.start = position_option(arguments, OPTION_FROM);
        }
        own.distances = add_numbers(&job, "distance", decimals);
        own.first_azimuths = add_numbers(&job, "azimuth_from", degree_decimals);
    }
    own.second_azimuths = add_numbers(&job, "azimuth_to", degree_decimals);
    return run_rows(&job);
}
