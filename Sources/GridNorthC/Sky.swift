// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

// MARK: - Sun and moon

/// Finds where the sun is seen.
///
/// - Parameters:
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - time: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///   - place: Receives its azimuth, elevation and distance. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_YEAR` outside 1900 to 2099.
///
/// Right to 0.005 degrees: the series to 0.001 degrees, and the earth may have turned by 0.9 s more or less than UTC counts, before 1972
/// by some seconds. The position is on the ellipsoid. Refraction is that of 10 degrees Celsius and 1010 hPa: Saemundsson,
/// "Astronomical refraction", Sky and Telescope 72, 1986. The place is from Reda and Andreas, "Solar position algorithm for solar
/// radiation applications", NREL/TP-560-34302, 2004, table A4.2, terms of half a second of arc or more. Since 0.2.
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
  answer(place) { () throws(gn_status) in try Sky.sun(over: checked(position), at: time) }
}

/// Finds where the moon is seen.
///
/// - Parameters:
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - time: Seconds since the beginning of 1970 in UTC, without leap seconds; of the years 1900 to 2099.
///   - place: Receives its azimuth, elevation and distance. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_YEAR` outside 1900 to 2099.
///
/// Right to 0.01 degrees; the position is on the ellipsoid, which moves the moon by up to a degree. Refraction is that of
/// gn_sun_position(). The place is from Meeus, "Astronomical Algorithms", second edition, chapter 47. Since 0.2.
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
  answer(place) { () throws(gn_status) in try Sky.moon(over: checked(position), at: time) }
}
