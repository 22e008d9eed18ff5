// SECTION 86: Observation: Sun and moon
// SUBJECT sky: The sun and the moon.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds where the sun is seen.
///
/// - Parameters:
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - time: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///   - place: Receives its azimuth, elevation and distance; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_YEAR` outside 1900 to
///   2099.
///
/// Right to 0.005 degrees: 0.001 from the series, and up to 0.004 because the earth turns up to 0.9 s ahead of UTC or
/// behind it. If leap seconds are given up, each second of drift adds 0.004 degrees. The distance is right to 8,000 km.
/// The position is on the ellipsoid; at a pole, the azimuth is measured from the meridian of the longitude given there.
/// The apparent elevation is that of air at 10 degrees Celsius and 1010 hPa, after Saemundsson, "Astronomical
/// refraction", Sky and Telescope 72, 1986; below -1 degree it means nothing. The sun's place is that of Reda and
/// Andreas, "Solar position algorithm for solar radiation applications", NREL/TP-560-34302, 2004, table A4.2, by its
/// larger terms. Since 0.2.
///
/// ```c
/// gn_point paris = {48.8584, 2.2945};
/// gn_sky_place sun;
/// gn_sun_position(&paris, 1782043200, &sun);
/// ```
@_cdecl("gn_sun_position")
public func gn_sun_position(
  _ position: UnsafePointer<gn_point>?, _ time: Double, _ place: UnsafeMutablePointer<gn_sky_place>?
) -> gn_status {
  write(to: place) { () throws(gn_status) in try Sky.sun(over: checked(position), at: time) }
}

/// Finds where the moon is seen.
///
/// - Parameters:
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - time: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///   - place: Receives its azimuth, elevation and distance; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_YEAR` outside 1900 to
///   2099.
///
/// Right to 0.01 degrees, and the distance to 20 km; drift counts as for gn_sun_position(). The position is on the
/// ellipsoid: the moon is up to a degree from where it is seen from the center of the earth. Its apparent elevation and
/// its azimuth at a pole are as for the sun. Its place is that of Meeus, "Astronomical Algorithms", second edition,
/// chapter 47. Since 0.2.
///
/// ```c
/// gn_point paris = {48.8584, 2.2945};
/// gn_sky_place moon;
/// gn_moon_position(&paris, 1782043200, &moon);
/// ```
@_cdecl("gn_moon_position")
public func gn_moon_position(
  _ position: UnsafePointer<gn_point>?, _ time: Double, _ place: UnsafeMutablePointer<gn_sky_place>?
) -> gn_status {
  write(to: place) { () throws(gn_status) in try Sky.moon(over: checked(position), at: time) }
}

/// Finds where the sun is seen, for many positions and times.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values; not null unless `count` is 0.
///   - times: Seconds as gn_sun_position() takes them; not null unless `count` is 0.
///   - count: Rows.
///   - azimuths: Receives the azimuths, degrees clockwise from true north, more than -180, at most 180.
///   - elevations: Receives the elevations above the horizon in degrees, as if there were no air.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_YEAR`.
/// Each row equals the result of gn_sun_position(), bit for bit. Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// const double latitude = 48.8584, longitude = 2.2945, times[] = {1782043200, 1782046800};
/// double azimuths[2], elevations[2];
/// gn_sun_position_batch(&latitude, 0, &longitude, 0, times, 8, 2, azimuths, 8, elevations, 8, NULL);
/// ```
@_cdecl("gn_sun_position_batch")  // One level: calls gridnorth_sines_and_cosines.
public func gn_sun_position_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ times: UnsafePointer<Double>?, _ timeStride: Int, _ count: Int,
  _ azimuths: UnsafeMutablePointer<Double>?, _ azimuthStride: Int, _ elevations: UnsafeMutablePointer<Double>?,
  _ elevationStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Sky.sun(
      over: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      at: Column(times, stride: timeStride, count: count),
      azimuths: MutableColumn(azimuths, stride: azimuthStride, count: count),
      elevations: MutableColumn(elevations, stride: elevationStride, count: count), statuses: statuses)
  }
}

/// Lists the events of the sun in a span of time: it rises, crosses the meridian and sets; and the three twilights.
///
/// - Parameters:
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - start: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part of
///     the span.
///   - end: Seconds: the end of the span, which is part of it; no more than 400 days after `start`.
///   - out: Receives the events, the first one first; may be null if `capacity` is 0.
///   - capacity: Events that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of events, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_YEAR` outside 1900 to 2099, or `GN_ERROR_TIME` for a span that ends before it starts or is longer than
///   400 days.
///
/// The sun rises and sets when its center is 50 minutes of arc below the horizon of the sea, seen from its level:
/// refraction and the sun's radius, as in all almanacs. If a day has neither sunrise nor sunset, its elevation tells:
/// above -50/60 degrees it is up all day. Where the sun climbs or sinks by 3 degrees an hour or more, times are right to
/// 2 seconds by that rule, and if leap seconds are given up, less right by the drift; the air of a real day may move
/// sunrise by minutes. A span includes its end but not its start: spans that follow each other list no event twice and
/// miss none, and the search for the next event begins at the time of the last one. If the buffer is too small, all
/// events in it become NaN, with the kind 0. Since 0.2.
///
/// Time grows with the days of the span, at most 400.
///
/// ```c
/// gn_point paris = {48.8584, 2.2945};
/// gn_sky_event events[16];
/// size_t count;
/// gn_sun_events(&paris, 1782000000, 1782086400, events, 16, &count);
/// ```
@_cdecl("gn_sun_events")  // One level: calls gridnorth_sines_and_cosines.
public func gn_sun_events(
  _ position: UnsafePointer<gn_point>?, _ start: Double, _ end: Double, _ out: UnsafeMutablePointer<gn_sky_event>?,
  _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  events(position, isMoon: false, start, end, out, capacity, needed)
}

/// Lists the events of the moon in a span of time: it rises, crosses the meridian and sets; and its phases.
///
/// - Parameters:
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - start: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099; not part of
///     the span.
///   - end: Seconds: the end of the span, which is part of it; no more than 400 days after `start`.
///   - out: Receives the events, the first one first; may be null if `capacity` is 0.
///   - capacity: Events that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of events, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_YEAR` outside 1900 to 2099, or `GN_ERROR_TIME` for a span that ends before it starts or is longer than
///   400 days.
///
/// The moon rises and sets when its upper edge is 34 minutes of arc below the horizon of the sea, seen from its level.
/// About once a month a day has no moonrise, and near the poles the moon stays up or down for days. Where it climbs or
/// sinks by 3 degrees an hour or more, times are right to 5 seconds. Phases are as seen from the center of the earth,
/// the same for every position, and right to 30 seconds. All else is as for gn_sun_events(). Since 0.2.
///
/// Time grows with the days of the span, at most 400.
///
/// ```c
/// gn_point paris = {48.8584, 2.2945};
/// gn_sky_event events[16];
/// size_t count;
/// gn_moon_events(&paris, 1782000000, 1782086400, events, 16, &count);
/// ```
@_cdecl("gn_moon_events")  // One level: calls gridnorth_sines_and_cosines.
public func gn_moon_events(
  _ position: UnsafePointer<gn_point>?, _ start: Double, _ end: Double, _ out: UnsafeMutablePointer<gn_sky_event>?,
  _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  events(position, isMoon: true, start, end, out, capacity, needed)
}

private func events(
  _ position: UnsafePointer<gn_point>?, isMoon: Bool, _ start: Double, _ end: Double,
  _ out: UnsafeMutablePointer<gn_sky_event>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    try SkyEvents(over: checked(position), isMoon: isMoon, from: start, to: end)
      .list(into: out, capacity: capacity, needed: &total)
  }
}

/// Finds how much of the moon is lit.
///
/// - Parameters:
///   - time: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///   - phase: Receives the phase; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, or `GN_ERROR_YEAR` outside 1900 to 2099.
///
/// As seen from the center of the earth. The angle is right to 0.01 degrees, the lit part to 0.0001: Meeus, "Astronomical
/// Algorithms", second edition, chapter 48. Since 0.2.
///
/// ```c
/// gn_moon_phase phase;
/// gn_moon_phase_at(1782043200, &phase);
/// ```
@_cdecl("gn_moon_phase_at")
public func gn_moon_phase_at(_ time: Double, _ phase: UnsafeMutablePointer<gn_moon_phase>?) -> gn_status {
  write(to: phase) { () throws(gn_status) in try MoonPhase.phase(at: time) }
}
