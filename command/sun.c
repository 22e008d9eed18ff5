/*
 * gridnorth sun: events of sun and moon, and where they stand.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "numbers.h"
#include "output.h"
#include "problems.h"
#include "rows.h"
#include "subjects.h"

enum { DAY = 86400 };

typedef struct sky {
    format format;
    double start, end;
    bool is_moon, has_begun;
    int decimals;
    double *azimuths, *elevations;
    char *times, *names; /* Columns of a table, for the event that is written. */
} sky;

enum { TIME_CAPACITY = 32, NAME_CAPACITY = 24 };

static const char *const events[] = {"",         "sunrise",       "sunset",        "noon",          "civil-dawn",
                                     "civil-dusk",  "nautical-dawn", "nautical-dusk", "astronomical-dawn",
                                     "astronomical-dusk", "moonrise",      "moonset",       "moon-transit",  "new-moon",
                                     "first-quarter", "full-moon",     "last-quarter",  "up-all-day",    "down-all-day"};
/* Kinds that the library has not. */
enum { UP_ALL_DAY = GN_SKY_LAST_QUARTER + 1, DOWN_ALL_DAY };

static void stand(job *job, block *block) {
    sky *own = job->own;
    for (size_t row = 0; row < block->count; row++) {
        gn_point position = {block->latitudes[row], block->longitudes[row]};
        gn_sky_place place;
        if (isnan(position.latitude)) {
            continue;
        }
        double time = block->extras[0][row];
        gn_status status = own->is_moon ? gn_moon_position(&position, time, &place) : gn_sun_position(&position, time, &place);
        if (status != GN_OK) {
            refuse(block, row, status);
            continue;
        }
        own->azimuths[row] = place.azimuth;
        own->elevations[row] = place.apparent_elevation;
    }
}

/* Writes an azimuth, or `null` for none; -180 after rounding is 180. */
static void put_azimuth(double azimuth, int decimals, const char *null) {
    if (isnan(azimuth)) {
        put_text(null);
        return;
    }
    char text[NUMBER_CAPACITY];
    size_t size = write_fixed(text, azimuth, decimals);
    bool is_south = strncmp(text, "-180", 4) == 0;
    put(text + is_south, size - is_south);
}

static void put_event(sky *own, gn_point position, const gn_sky_event *event) {
    char time[32];
    gn_time_format(event->time, 0, time, sizeof time, NULL);
    const char *name = events[event->kind];
    switch (own->format) {
    case FORMAT_CSV:
        put_number(position.latitude, 7);
        put_byte(',');
        put_number(reduced(position.longitude), 7);
        put_byte(',');
        put_text(time);
        put_byte(',');
        put_text(name);
        put_byte(',');
        put_azimuth(event->azimuth, own->decimals, "");
        break;
    case FORMAT_JSONL:
    case FORMAT_GEOJSON:
        if (own->format == FORMAT_GEOJSON) {
            put_text(own->has_begun ? ",\n" : "\n");
            put_text("{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":");
            put_coordinates(position.latitude, position.longitude);
            put_text("},\"properties\":{");
        } else {
            put_text("{\"latitude\":");
            put_number(position.latitude, 7);
            put_text(",\"longitude\":");
            put_number(reduced(position.longitude), 7);
            put_byte(',');
        }
        put_text("\"time\":\"");
        put_text(time);
        put_text("\",\"event\":\"");
        put_text(name);
        put_text("\",\"azimuth\":");
        put_azimuth(event->azimuth, own->decimals, "null");
        put_text(own->format == FORMAT_GEOJSON ? "}}" : "}");
        break;
    default:
        put_text(time);
        put_byte(' ');
        put_text(name);
        put_byte(' ');
        put_azimuth(event->azimuth, own->decimals, "-");
    }
    if (own->format != FORMAT_GEOJSON) {
        put_byte('\n');
    }
    own->has_begun = true;
}

/* Writes an event behind the columns of its row. */
static void repeat_row(job *job, block *block, size_t row, const gn_sky_event *event) {
    sky *own = job->own;
    char text[NUMBER_CAPACITY];
    gn_time_format(event->time, 0, own->times + row * TIME_CAPACITY, TIME_CAPACITY, NULL);
    strcpy(own->names + row * NAME_CAPACITY, events[event->kind]);
    own->azimuths[row] = event->azimuth;
    if (isfinite(event->azimuth)) {
        write_fixed(text, event->azimuth, own->decimals);
        own->azimuths[row] = strncmp(text, "-180", 4) == 0 ? 180 : event->azimuth;
    }
    put_taken(job, block, row, true);
    own->has_begun = true;
}

static void begin(sky *own, bool is_table) {
    if (!own->has_begun && own->format == FORMAT_CSV && !is_table) {
        put_text("latitude,longitude,time,event,azimuth\n");
    } else if (!own->has_begun && own->format == FORMAT_GEOJSON) {
        put_text("{\"type\":\"FeatureCollection\",\"features\":[");
    }
}

static void list(job *job, block *block, size_t row) {
    sky *own = job->own;
    gn_point position = {block->latitudes[row], block->longitudes[row]};
    bool repeats = job->is_table && job->format != FORMAT_TEXT;
    own->format = job->is_table ? job->format : own->format;
    if (isnan(position.latitude)) {
        if (repeats && !block->are_blank[row]) {
            begin(own, true);
            put_taken(job, block, row, false);
            own->has_begun = true;
        }
        return;
    }
    gn_status (*find)(const gn_point *, double, double, gn_sky_event *, size_t, size_t *) =
        own->is_moon ? gn_moon_events : gn_sun_events;
    size_t count = 0;
    gn_status status = find(&position, own->start, own->end, NULL, 0, &count);
    gn_sky_event *found = allocate(count + 1, sizeof *found);
    if (count > 0) {
        status = find(&position, own->start, own->end, found, count, &count);
    }
    if (status != GN_OK) {
        fail("%s", gn_status_text((int32_t)status));
    }
    bool has_sunrise = false;
    for (size_t index = 0; index < count; index++) {
        has_sunrise |= found[index].kind == GN_SKY_SUNRISE || found[index].kind == GN_SKY_SUNSET;
    }
    gn_sky_place place;
    /* As at sunrise, the upper edge is seen while the center is less than 50 minutes of arc below the horizon. */
    if (!own->is_moon && !has_sunrise && gn_sun_position(&position, own->start, &place) == GN_OK) {
        memmove(found + 1, found, count++ * sizeof *found);
        found[0] = (gn_sky_event){.time = own->start, .azimuth = NAN};
        found[0].kind = place.elevation > -50.0 / 60 ? UP_ALL_DAY : DOWN_ALL_DAY;
    }
    begin(own, repeats);
    if (own->has_begun && own->format == FORMAT_TEXT) {
        put_byte('\n');
    }
    for (size_t index = 0; index < count; index++) {
        if (repeats) {
            repeat_row(job, block, row, &found[index]);
        } else {
            put_event(own, position, &found[index]);
        }
    }
    free(found);
}

static void end(job *job) {
    sky *own = job->own;
    own->format = job->is_table ? job->format : own->format;
    begin(own, job->is_table);
    if (own->format == FORMAT_GEOJSON) {
        put_text("\n]}\n");
    }
}

static bool read_time(const char *text, size_t size, double *out) {
    return gn_time_parse(text, size, out, NULL) == GN_OK;
}

int run_sun(const arguments *arguments) {
    sky own = {.format = format_option(arguments, FORMAT_TEXT), .is_moon = has_option(arguments, OPTION_MOON)};
    job job = {.arguments = arguments, .position_count = 1, .own = &own};
    own.decimals = (int)whole_option(arguments, OPTION_DECIMALS, 0, 12, 2);
    if (has_option(arguments, OPTION_AT) || has_option(arguments, OPTION_TIME_COLUMN)) {
        job.compute = stand;
        job.extras[0] = (extra){OPTION_TIME_COLUMN, NULL, read_time, time_option(arguments, OPTION_AT)};
        job.extra_count = 1;
        own.azimuths = add_numbers(&job, "azimuth", own.decimals);
        own.elevations = add_numbers(&job, "elevation", own.decimals);
        return run_rows(&job);
    }
    double start = time_option(arguments, OPTION_DATE);
    own.start = has_option(arguments, OPTION_DATE) ? start : floor(start / DAY) * DAY;
    own.end = own.start + DAY * (double)whole_option(arguments, OPTION_DAYS, 1, 400, 1);
    gn_point equator = {0, 0};
    gn_status status = gn_sun_events(&equator, own.start, own.end, NULL, 0, NULL);
    if (status == GN_ERROR_YEAR) {
        misuse("--date must be in the years 1900 to 2099");
    }
    job.takes_many = true;
    job.repeats_rows = true;
    own.times = add_texts(&job, "time", TIME_CAPACITY);
    own.names = add_texts(&job, "event", NAME_CAPACITY);
    own.azimuths = add_numbers(&job, "azimuth", own.decimals);
    job.take = list;
    job.end = end;
    return run_rows(&job);
}
