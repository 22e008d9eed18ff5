/*
 * gridnorth north: declination, convergence and the magnetic field.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>

#include "problems.h"
#include "rows.h"
#include "subjects.h"

enum { FIELD_NUMBERS = 6 };

typedef struct norths {
    double year, height;
    int32_t zone;
    bool has_field;
    double *declinations, *convergences, *differences, *uncertainties;
    double *field[FIELD_NUMBERS];
} norths;

static void compute(job *job, block *block) {
    norths *own = job->own;
    for (size_t row = 0; row < block->count; row++) {
        gn_norths norths;
        gn_magnetic_field field;
        double latitude = block->latitudes[row], longitude = block->longitudes[row];
        if (isnan(latitude)) {
            continue;
        }
        gn_status status = gn_norths_compute(latitude, longitude, own->height, own->year, own->zone, NULL, &norths);
        if (status == GN_OK && own->has_field) {
            status = gn_magnetic_compute(latitude, longitude, own->height, own->year, NULL, &field);
        }
        if (status != GN_OK) {
            refuse(block, row, status);
            continue;
        }
        own->declinations[row] = norths.declination;
        own->convergences[row] = norths.convergence;
        own->differences[row] = norths.grid_magnetic;
        own->uncertainties[row] = norths.uncertainty;
        if (own->has_field) {
            const double numbers[FIELD_NUMBERS] = {field.inclination, field.horizontal, field.north,
                                                   field.east,        field.down,       field.total};
            for (size_t index = 0; index < FIELD_NUMBERS; index++) {
                own->field[index][row] = numbers[index];
            }
        }
    }
}

int run_north(const arguments *arguments) {
    norths own = {.zone = zone_option(arguments),
                  .height = length_option(arguments, OPTION_HEIGHT, 0),
                  .has_field = has_option(arguments, OPTION_FIELD)};
    gn_status status = gn_decimal_year(time_option(arguments, OPTION_DATE), &own.year);
    /* Any position tells whether the model reaches the year and the height. */
    gn_magnetic_field field;
    if (status == GN_OK) {
        status = gn_magnetic_compute(0, 0, own.height, own.year, NULL, &field);
    }
    if (status != GN_OK) {
        misuse("%s", status == GN_ERROR_YEAR ? "--date must be in 2020 to 2035, the years of the magnetic model"
                                             : gn_status_text((int32_t)status));
    }
    int decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 2);
    job job = {.arguments = arguments, .position_count = 1, .own = &own, .compute = compute};
    own.declinations = add_numbers(&job, "declination", decimals);
    own.convergences = add_numbers(&job, "convergence", decimals);
    own.differences = add_numbers(&job, "grid_magnetic", decimals);
    own.uncertainties = add_numbers(&job, "uncertainty", decimals);
    static const char *const names[FIELD_NUMBERS] = {"inclination", "horizontal", "north", "east", "down", "total"};
    for (size_t index = 0; index < FIELD_NUMBERS && own.has_field; index++) {
        own.field[index] = add_numbers(&job, names[index], index == 0 ? decimals : decimals > 0 ? decimals - 1 : 0);
    }
    return run_rows(&job);
}
