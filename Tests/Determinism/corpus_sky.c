/*
 * The part of the corpus that goes over the sun and the moon.
 *
 * SPDX-License-Identifier: MIT
 */
#include "corpus_parts.h"

#define ROWS 11
#define EVENTS 16

/* Times from 1900 to 2100, and a little more on both sides; sometimes an invalid time. */
static double time_of_sky(void) {
    if (random_integer(0, 63) == 0) return special_number();
    const double seconds = (double)random_integer(-2209000000, 4102500000);
    const double part = (double)random_integer(0, 1023);
    return seconds + part * 0x1p-10;
}

static void absorb_place_of_sky(int function, const gn_sky_place *place) {
    absorb_double(function, place->azimuth);
    absorb_double(function, place->elevation);
    absorb_double(function, place->apparent_elevation);
    absorb_double(function, place->distance);
}

static void run_events(int function, const gn_point *here, int is_moon) {
    gn_sky_event events[EVENTS] = {{0, 0, 0, 0}};
    const double start = time_of_sky();
    const double length = (double)random_integer(-1, 200000), end = start + length;
    const size_t capacity = (size_t)random_integer(0, EVENTS);
    size_t needed = 7;
    const gn_status status = is_moon ? gn_moon_events(here, start, end, events, capacity, &needed)
                                     : gn_sun_events(here, start, end, events, capacity, &needed);
    absorb_integer(function, status);
    absorb(function, needed);
    for (int i = 0; i < EVENTS; i++) {
        absorb_double(function, events[i].time);
        absorb_double(function, events[i].azimuth);
        absorb(function, events[i].kind);
    }
}

void run_sky(void) {
    double latitudes[ROWS], longitudes[ROWS], times[ROWS], azimuths[ROWS], elevations[ROWS];
    uint8_t statuses[ROWS];
    for (int i = 0; i < ROWS; i++) {
        make_position((uint32_t)i, &latitudes[i], &longitudes[i]);
        times[i] = time_of_sky();
        azimuths[i] = elevations[i] = statuses[i] = 7;
    }
    absorb_integer(OF_gn_sun_position_batch,
                   gn_sun_position_batch(latitudes, 8, longitudes, 8, times, 8, ROWS, azimuths, 8, elevations, 8, statuses));
    for (int i = 0; i < ROWS; i++) {
        const gn_point here = {latitudes[i], longitudes[i]};
        absorb_double(OF_gn_sun_position_batch, azimuths[i]);
        absorb_double(OF_gn_sun_position_batch, elevations[i]);
        absorb_integer(OF_gn_sun_position_batch, statuses[i]);
        gn_sky_place sun = {7, 7, 7, 7}, moon = sun;
        const gn_status status = gn_sun_position(&here, times[i], &sun);
        absorb_integer(OF_gn_sun_position, status);
        absorb_place_of_sky(OF_gn_sun_position, &sun);
        expect(OF_gn_sun_position, statuses[i] == (uint8_t)status);
        if (status == GN_OK) expect(OF_gn_sun_position, bits(sun.elevation) == bits(elevations[i]));
        absorb_integer(OF_gn_moon_position, gn_moon_position(&here, times[i], &moon));
        absorb_place_of_sky(OF_gn_moon_position, &moon);
        gn_moon_phase phase = {7, 7};
        absorb_integer(OF_gn_moon_phase_at, gn_moon_phase_at(times[i], &phase));
        absorb_double(OF_gn_moon_phase_at, phase.angle);
        absorb_double(OF_gn_moon_phase_at, phase.illuminated);
    }
    const gn_point here = {latitudes[0], longitudes[0]};
    run_events(OF_gn_sun_events, &here, 0);
    run_events(OF_gn_moon_events, &here, 1);
}
