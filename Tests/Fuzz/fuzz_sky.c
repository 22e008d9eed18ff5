/* SPDX-License-Identifier: MIT
 *
 * Any bytes as positions, times and spans: places are on the sky, events follow each other and lie in their span, and two spans have
 * those of the whole.
 */
#include "fuzz.h"

enum { EVENTS = 64 };

static gn_sky_event events[EVENTS], parts[EVENTS];

/* Mostly seconds from 1900 to 2100, and any double sometimes. */
static double take_time(source *s) {
    if (take_byte(s) < 8) return take_number(s);
    return -2.21e9 + 6.32e9 * ((double)take(s, 4) / 4294967296.0);
}

/* All over the earth, near a pole, and any double sometimes. */
static gn_point take_position(source *s) {
    const uint8_t kind = take_byte(s);
    if (kind < 8) {
        const double latitude = take_number(s);
        return (gn_point){latitude, take_number(s)};
    }
    const double part = (double)take(s, 2) / 65536, longitude = 360 * ((double)take(s, 2) / 65536);
    if (kind < 64) return (gn_point){90 - ldexp(part, -(kind % 16)), longitude};
    return (gn_point){180 * part - 90, longitude};
}

static void check_place(gn_status status, const gn_sky_place *place) {
    HOLDS(known(status));
    if (status != GN_OK) {
        HOLDS(place->azimuth == 777 && place->distance == 777);
        return;
    }
    HOLDS(place->azimuth > -180 && place->azimuth <= 180 && fabs(place->elevation) <= 90);
    HOLDS(place->apparent_elevation >= place->elevation && place->apparent_elevation < place->elevation + 0.7);
    HOLDS(place->distance > 3.4e8 && place->distance < 1.53e11);
}

static gn_status list(int is_moon, const gn_point *here, double start, double end, gn_sky_event *out, size_t *needed) {
    return is_moon ? gn_moon_events(here, start, end, out, EVENTS, needed) : gn_sun_events(here, start, end, out, EVENTS, needed);
}

static void check_events(int is_moon, const gn_point *here, double start, double end, double part) {
    size_t needed = 7, before = 7, after = 7;
    const gn_status status = list(is_moon, here, start, end, events, &needed);
    HOLDS(known(status) && (status == GN_ERROR_BUFFER_TOO_SMALL) == (needed > EVENTS));
    if (status != GN_OK) {
        HOLDS(status == GN_ERROR_BUFFER_TOO_SMALL || needed == 0);
        return;
    }
    for (size_t i = 0; i < needed; i++) {
        HOLDS(events[i].time > start && events[i].time <= end && fabs(events[i].azimuth) <= 180);
        HOLDS(is_moon ? events[i].kind >= GN_SKY_MOONRISE && events[i].kind <= GN_SKY_LAST_QUARTER
                      : events[i].kind >= GN_SKY_SUNRISE && events[i].kind <= GN_SKY_ASTRONOMICAL_DUSK);
        HOLDS(i == 0 || events[i].time >= events[i - 1].time);
    }
    /* A span ends at an event, or anywhere. */
    const double middle = needed && part < 0.5 ? events[(size_t)(2 * part * (double)needed)].time : start + part * (end - start);
    if (!(middle >= start && middle <= end)) return;
    const gn_status first = list(is_moon, here, start, middle, parts, &before);
    HOLDS(first == GN_OK || (first == GN_ERROR_BUFFER_TOO_SMALL && before > EVENTS));
    const gn_status second = list(is_moon, here, middle, end, parts, &after);
    HOLDS(second == GN_OK || (second == GN_ERROR_BUFFER_TOO_SMALL && after > EVENTS));
    /* An event that lasts minutes may be in one list only; far from the poles that is rare. */
    if (fabs(here->latitude) >= 60) return;
    HOLDS(before + after == needed);
    /* An event is in the span that ends at its time. Times of two lists differ by a millisecond at most. */
    size_t sooner = 0, latest = 0;
    for (size_t i = 0; i < needed; i++) sooner += events[i].time <= middle, latest += events[i].time <= middle + 0.001;
    HOLDS(before >= sooner && before <= latest);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    const gn_point here = take_position(&s);
    const double start = take_time(&s);
    const double length = take_byte(&s) < 8 ? take_number(&s) : 86400.0 * ((double)take(&s, 2) / 16384);
    const double part = take_byte(&s) / 255.0;
    gn_sky_place sun = {777, 777, 777, 777}, moon = sun;
    check_place(gn_sun_position(&here, start, &sun), &sun);
    check_place(gn_moon_position(&here, start, &moon), &moon);
    double azimuth = 7, elevation = 7;
    uint8_t status_byte;
    const gn_status many = gn_sun_position_batch(&here.latitude, 8, &here.longitude, 8, &start, 8, 1, &azimuth, 8, &elevation, 8, &status_byte);
    HOLDS(many == (status_byte ? GN_PARTIAL : GN_OK));
    HOLDS(status_byte ? isnan(azimuth) && isnan(elevation) : azimuth == sun.azimuth && elevation == sun.elevation);
    gn_moon_phase phase = {777, 777};
    if (gn_moon_phase_at(start, &phase) == GN_OK) {
        HOLDS(phase.angle >= 0 && phase.angle < 360 && phase.illuminated >= 0 && phase.illuminated <= 1);
    } else {
        HOLDS(phase.angle == 777);
    }
    check_events(0, &here, start, start + length, part);
    check_events(1, &here, start, start + length, part);
    return 0;
}
