/* SPDX-License-Identifier: MIT
 *
 * Any bytes as the text of a magnetic model, as a model, as positions and times, and as norths.
 */
#include "fuzz.h"

/* Room for a model of short numbers and some more. */
enum { TEXT = 4096 };

static const double anything = 1.5e300;

static gn_magnetic_model unread(void) {
    gn_magnetic_model model;
    memset(&model, '#', sizeof model);
    return model;
}

/* An accepted text gives the same model without its surroundings, and with other letters; a refused one nothing. */
static gn_status parse(const void *text, size_t size, gn_magnetic_model *model) {
    const gn_magnetic_model before = unread();
    *model = before;
    uint8_t *exact = malloc(size ? size : 1);
    if (!exact) abort();
    if (size) memcpy(exact, text, size);
    size_t offset = 99999;
    const gn_status status = gn_magnetic_model_parse((const char *)exact, size, model, &offset);
    free(exact);
    HOLDS(known(status) && offset <= size);
    if (status != GN_OK) {
        HOLDS(memcmp(model, &before, sizeof before) == 0);
        return status;
    }
    HOLDS(offset == 0 && model->epoch >= 1 && model->epoch <= 9999);
    for (int i = 0; i < 360; i++) HOLDS(fabs(model->terms[i]) <= 1e9);
    HOLDS(model->name[0] != 0 && memchr(model->name, 0, sizeof model->name) != NULL);
    gn_magnetic_field field;
    HOLDS(gn_magnetic_compute(10, 20, 30, model->epoch, model, &field) == GN_OK);
    return status;
}

/* A whole model in which the bytes take the place of others. */
static void spoil(source *s) {
    static uint8_t text[TEXT];
    size_t size = (size_t)sprintf((char *)text, "2025.0 WMM-2025 11/13/2024\n");
    for (int n = 1; n <= 12; n++) {
        for (int m = 0; m <= n; m++) size += (size_t)sprintf((char *)text + size, "%d %d %d.%d -%d 1 0\n", n, m, 9 * n, m, n);
    }
    size += (size_t)sprintf((char *)text + size, "999999999\n");
    gn_magnetic_model whole, model;
    HOLDS(parse(text, size, &whole) == GN_OK);
    const size_t start = take(s, 2) % (size + 1), count = s->size < TEXT - size ? s->size : TEXT - size;
    const size_t gone = take_byte(s) % (size - start + 1);
    const size_t put = count < s->size ? count : s->size;
    memmove(text + start + put, text + start + gone, size - start - gone);
    if (put) memcpy(text + start, s->data, put);
    parse(text, size - gone + put, &model);
}

static gn_magnetic_model take_model(source *s) {
    gn_magnetic_model model;
    memset(&model, 0, sizeof model);
    const uint8_t kind = take_byte(s);
    model.epoch = kind & 1 ? 2025 : take_number(s);
    const int terms = take_byte(s) % 8;
    for (int i = 0; i < terms; i++) model.terms[take(s, 2) % 360] = take_number(s);
    return model;
}

static int is_model(const gn_magnetic_model *model) {
    if (!(model->epoch >= 1 && model->epoch <= 9999)) return 0;
    for (int i = 0; i < 360; i++) {
        if (!(fabs(model->terms[i]) <= 1e9)) return 0;
    }
    return 1;
}

static void check_field(const gn_magnetic_field *f) {
    const double *const numbers = &f->declination;
    for (int i = 0; i < 15; i++) HOLDS(isfinite(numbers[i]));
    HOLDS(f->declination > -180 && f->declination <= 180 && fabs(f->inclination) <= 90);
    HOLDS(f->horizontal >= 0 && f->horizontal <= f->total && f->uncertainty >= 0.26 && f->uncertainty <= 180);
    HOLDS(((f->flags & GN_MAGNETIC_FLAG_CAUTION) != 0) == (f->horizontal < 6000));
    HOLDS(((f->flags & GN_MAGNETIC_FLAG_BLACKOUT) != 0) == (f->horizontal < 2000));
    HOLDS(f->flags < 8 && f->reserved == 0);
    HOLDS(f->horizontal > 0 || (f->declination_rate == 0 && f->horizontal_rate == 0));
    /* Squares of the smallest components are 0. */
    HOLDS(f->total > 0 || f->inclination_rate == 0);
    HOLDS(f->north != 0 || f->east != 0 || (f->declination == 0 && (f->down == 0 || fabs(f->inclination) == 90)));
}

static double take_year(source *s, double epoch) {
    const uint8_t kind = take_byte(s);
    return kind < 200 ? epoch - 6 + kind / 11.0 : take_number(s);
}

static void compute(source *s, const gn_magnetic_model *model) {
    const double latitude = take_number(s), longitude = take_number(s), height = take_number(s);
    const double year = take_year(s, model ? model->epoch : 2025);
    gn_magnetic_field field;
    memset(&field, '#', sizeof field);
    const gn_magnetic_field before = field;
    const gn_status status = gn_magnetic_compute(latitude, longitude, height, year, model, &field);
    HOLDS(known(status));
    if (model && !is_model(model)) HOLDS(status == GN_ERROR_MAGNETIC_MODEL);
    if (status == GN_OK) {
        HOLDS(fabs(latitude) <= 90 && isfinite(longitude) && height >= -1000 && height <= 850000);
        check_field(&field);
    } else {
        HOLDS(memcmp(&field, &before, sizeof field) == 0);
    }
    const int32_t zone = (int32_t)(take_byte(s) % 64) - 1;
    gn_norths norths;
    const gn_status both = gn_norths_compute(latitude, longitude, height, year, zone, model, &norths);
    HOLDS(known(both) && (status == GN_OK || both != GN_OK));
    if (both != GN_OK) return;
    double convergence, scale;
    HOLDS(gn_utm_factors(latitude, longitude, zone, &convergence, &scale) == GN_OK);
    HOLDS(remainder(norths.convergence - convergence, 360) == 0);
    HOLDS(same_number(norths.declination, field.declination) && norths.flags == field.flags);
    double grid, magnetic, again;
    HOLDS(gn_azimuth_convert(latitude, GN_NORTH_TRUE, GN_NORTH_GRID, &norths, &grid) == GN_OK);
    HOLDS(gn_azimuth_convert(grid, GN_NORTH_GRID, GN_NORTH_MAGNETIC, &norths, &magnetic) == GN_OK);
    HOLDS(gn_azimuth_convert(magnetic, GN_NORTH_MAGNETIC, GN_NORTH_TRUE, &norths, &again) == GN_OK);
    HOLDS(fabs(remainder(again - latitude, 360)) < 1e-12);
    HOLDS(fabs(remainder(grid - norths.grid_magnetic - magnetic, 360)) < 1e-12);
}

static void compute_rows(source *s, const gn_magnetic_model *model) {
    int absurd = 0;
    const size_t count = take_byte(s) % 20;
    ptrdiff_t strides[5];
    for (int i = 0; i < 5; i++) strides[i] = take_stride(s, count, &absurd);
    uint8_t statuses[20];
    memset(statuses, '#', sizeof statuses);
    if (absurd) {
        /* Nothing is read or written. */
        HOLDS(gn_magnetic_declination_batch(&anything, strides[0], &anything, strides[1], &anything, strides[2], &anything,
                                            strides[3], count, model, (double *)statuses, strides[4], statuses) != GN_OK);
        return;
    }
    unsigned char *columns[5];
    for (int i = 0; i < 5; i++) columns[i] = make_column(i < 4 ? s : NULL, count, strides[i]);
    const gn_status status = gn_magnetic_declination_batch(
        (const double *)columns[0], strides[0], (const double *)columns[1], strides[1], (const double *)columns[2],
        strides[2], (const double *)columns[3], strides[3], count, model, (double *)columns[4], strides[4], statuses);
    HOLDS(known(status));
    int refused = 0;
    for (size_t i = 0; i < count && (status == GN_OK || status == GN_PARTIAL); i++) {
        gn_magnetic_field field;
        const gn_status one = gn_magnetic_compute(
            number_at(columns[0], strides[0], i), number_at(columns[1], strides[1], i),
            number_at(columns[2], strides[2], i), number_at(columns[3], strides[3], i), model, &field);
        const double declination = number_at(columns[4], strides[4], i);
        HOLDS(statuses[i] == one);
        HOLDS(one == GN_OK ? same_number(declination, field.declination) : isnan(declination));
        refused |= one != GN_OK;
    }
    if (!model || is_model(model)) HOLDS(status == (refused ? GN_PARTIAL : GN_OK));
    for (int i = 0; i < 5; i++) free(columns[i]);
}

static void convert(source *s) {
    gn_norths norths;
    memset(&norths, '#', sizeof norths);
    norths.convergence = take_number(s);
    norths.declination = take_number(s);
    const uint8_t kind = take_byte(s);
    const int32_t from = kind < 250 ? kind % 4 : (int32_t)take(s, 4), to = kind < 250 ? kind / 4 % 4 : (int32_t)take(s, 4);
    const double azimuth = take_number(s);
    double converted = anything;
    const gn_status status = gn_azimuth_convert(azimuth, from, to, &norths, &converted);
    const int is_finite = isfinite(azimuth) && isfinite(norths.convergence) && isfinite(norths.declination);
    HOLDS((status == GN_OK) == (is_finite && from >= 0 && from < 3 && to >= 0 && to < 3));
    HOLDS(status == GN_OK ? converted > -180 && converted <= 180 : converted == anything);
}

static void count_years(source *s) {
    const double seconds = take_number(s) * (take_byte(s) & 1 ? 1e6 : 1);
    double year = anything;
    const gn_status status = gn_decimal_year(seconds, &year);
    HOLDS(known(status) && (status == GN_OK ? year >= 1 && year <= 10000 : year == anything));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    gn_magnetic_model model;
    parse(data, size, &model);
    source s = {data, size};
    const uint8_t kind = take_byte(&s);
    if (kind & 1) {
        spoil(&s);
        return 0;
    }
    model = take_model(&s);
    compute(&s, kind & 2 ? &model : NULL);
    convert(&s);
    count_years(&s);
    compute_rows(&s, kind & 2 ? &model : NULL);
    return 0;
}
