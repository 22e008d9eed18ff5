/*
 * The part of the corpus that goes over magnetic models, fields and norths.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

/* Three blocks of eight lanes and some more. */
#define ROWS 27

static char text[8192];
static size_t text_size;
static gn_magnetic_model model;

static void write_character(char character) {
    if (text_size < sizeof text) text[text_size++] = character;
}

static void write_whole(int64_t value) {
    char digits[20];
    int count = 0;
    do digits[count++] = (char)('0' + value % 10);
    while (value /= 10);
    while (count > 0) write_character(digits[--count]);
}

/* With one decimal. */
static void write_tenths(int64_t value) {
    write_character(' ');
    if (value < 0) write_character('-');
    value = value < 0 ? -value : value;
    write_whole(value / 10);
    write_character('.');
    write_whole(value % 10);
}

/* The text of a model; sometimes with a wrong byte. */
static void write_model(void) {
    text_size = 0;
    write_whole(random_integer(2000, 2030));
    for (const char *c = ".5 Corpus 1/1/2000\n"; *c; c++) write_character(*c);
    for (int degree = 1; degree <= 12; degree++) {
        for (int order = 0; order <= degree; order++) {
            write_whole(degree);
            write_character(' ');
            write_whole(order);
            const int64_t largest = 300000 / degree / degree;
            for (int part = 0; part < 4; part++) {
                const int64_t limit = part < 2 ? largest : 1 + largest / 1000;
                write_tenths(random_integer(-limit, limit));
            }
            write_character('\n');
        }
    }
    for (int i = 0; i < 48; i++) write_character('9');
    if (random_integer(0, 1)) text[random_integer(0, (int64_t)text_size - 1)] = (char)random_integer(1, 126);
}

static double from_list(double special, double low, double high) {
    if (random_integer(0, 31) == 0) return special_number();
    if (random_integer(0, 15) == 0) return special;
    /* Exact with any arithmetic of the host's compiler: seconds of ten thousand years have 39 bits. */
    return low + (high - low) * ((double)random_integer(0, 1 << 14) * 0x1p-14);
}

static void absorb_field(int function, const gn_magnetic_field *field) {
    const double *numbers = &field->declination;
    for (int i = 0; i < 15; i++) absorb_double(function, numbers[i]);
    absorb_integer(function, field->flags);
    absorb_integer(function, field->reserved);
}

static void run_norths(double latitude, double longitude, double height, double year, const gn_magnetic_model *used) {
    gn_norths norths = {7, 7, 7, 7, 7, 7, 7, 7};
    const int32_t zone = random_integer(0, 3) ? 0 : (int32_t)random_integer(-1, 61);
    absorb_integer(OF_gn_norths_compute, gn_norths_compute(latitude, longitude, height, year, zone, used, &norths));
    const double *numbers = &norths.convergence;
    for (int i = 0; i < 4; i++) absorb_double(OF_gn_norths_compute, numbers[i]);
    absorb_integer(OF_gn_norths_compute, norths.zone);
    absorb_integer(OF_gn_norths_compute, norths.hemisphere);
    absorb_integer(OF_gn_norths_compute, norths.flags);
    for (int32_t from = 0; from < 3; from++) {
        for (int32_t to = 0; to < 4; to++) {
            double azimuth = 7;
            const double given = from_list(180, -720, 720);
            absorb_integer(OF_gn_azimuth_convert, gn_azimuth_convert(given, from, to, &norths, &azimuth));
            absorb_double(OF_gn_azimuth_convert, azimuth);
        }
    }
}

void run_magnetic(uint32_t block) {
    write_model();
    size_t offset = 7;
    gn_status status = gn_magnetic_model_parse(text, text_size, &model, &offset);
    absorb_integer(OF_gn_magnetic_model_parse, status);
    absorb_count(OF_gn_magnetic_model_parse, offset);
    if (status == GN_OK) {
        absorb_double(OF_gn_magnetic_model_parse, model.epoch);
        for (int i = 0; i < 360; i++) absorb_double(OF_gn_magnetic_model_parse, model.terms[i]);
        absorb_text(OF_gn_magnetic_model_parse, model.name);
    }
    const gn_magnetic_model *used = status == GN_OK && block % 2 ? &model : 0;
    const double epoch = used ? model.epoch : 2025;

    static double columns[4][ROWS], declinations[ROWS];
    static uint8_t statuses[ROWS];
    static gn_magnetic_field fields[ROWS];
    static gn_status single[ROWS];
    for (int i = 0; i < ROWS; i++) {
        make_position((uint32_t)random_integer(0, 31), &columns[0][i], &columns[1][i]);
        columns[2][i] = from_list(850000, -1000, 850000);
        columns[3][i] = from_list(epoch + 5, epoch - 5, epoch + 10);
        fields[i] = (gn_magnetic_field){0};
        fields[i].declination = declinations[i] = NOT_A_NUMBER;
        statuses[i] = 7;
        single[i] = gn_magnetic_compute(columns[0][i], columns[1][i], columns[2][i], columns[3][i], used, &fields[i]);
        absorb_integer(OF_gn_magnetic_compute, single[i]);
        absorb_field(OF_gn_magnetic_compute, &fields[i]);
        double year = 7;
        absorb_integer(OF_gn_decimal_year, gn_decimal_year(from_list(0, -7e10, 2.6e11), &year));
        absorb_double(OF_gn_decimal_year, year);
    }
    status = gn_magnetic_declination_batch(columns[0], 8, columns[1], 8, columns[2], 8, columns[3], 8, ROWS, used,
                                           declinations, 8, statuses);
    absorb_integer(OF_gn_magnetic_declination_batch, status);
    for (int i = 0; i < ROWS; i++) {
        absorb_integer(OF_gn_magnetic_declination_batch, statuses[i]);
        absorb_double(OF_gn_magnetic_declination_batch, declinations[i]);
        expect(OF_gn_magnetic_declination_batch,
               statuses[i] == single[i] && bits(declinations[i]) == bits(fields[i].declination));
    }
    for (int i = 0; i < 4; i++) run_norths(columns[0][i], columns[1][i], columns[2][i], columns[3][i], used);
}
