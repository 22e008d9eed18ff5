// SPDX-License-Identifier: MIT
import CGridNorth

/// A time as the sky depends on it.
struct SkyTime {
  /// Days since noon of the first day of 2000 in UTC, by which the earth turns. UT1 is less than a second away.
  let days: Double
  /// Julian centuries of terrestrial time since then, by which sun and moon move.
  let centuries: Double

  /// The time of seconds since the beginning of 1970, without leap seconds.
  init(_ seconds: Double) {
    days = (seconds - SkyTime.epoch) / SkyTime.day
    centuries = (days + SkyTime.terrestrialDifference(year: 2000 + days / 365.25) / SkyTime.day) / 36_525
  }

  /// Noon of the first day of 2000, and the beginnings of the years 1900 and 2100.
  private static let epoch = 946_728_000.0
  private static let first = -2_208_988_800.0
  private static let end = 4_102_444_800.0
  private static let day = 86_400.0

  /// Throws `GN_ERROR_NOT_FINITE`, and `GN_ERROR_YEAR` outside the years 1900 to 2099, whose last moment is the end of 2099.
  static func check(_ seconds: Double) throws(gn_status) {
    guard seconds.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard seconds >= first, seconds <= end else { throw GN_ERROR_YEAR }
  }

  /// How far terrestrial time is ahead of the earth's turning, or of UTC, which is a second away at most: seconds.
  ///
  /// Espenak and Meeus, "Five millennium canon of solar eclipses", NASA/TP-2006-214141, section 1.4, until 2005; then
  /// toward the 69.184 s by which it is ahead of UTC from 2017 on, and until there is another leap second.
  private static func terrestrialDifference(year: Double) -> Double {
    if year >= 2005 { return min(64.72 + (69.184 - 64.72) / 12 * (year - 2005), 69.184) }
    if year >= 1986 {
      let t = year - 2000
      return 63.86 + t * (0.3345 + t * (-0.060374 + t * (0.0017275 + t * (0.000651814 + t * 0.00002373599))))
    }
    if year >= 1961 {
      let t = year - 1975
      return 45.45 + t * (1.067 + t * (-1.0 / 260 - t * (1.0 / 718)))
    }
    if year >= 1941 {
      let t = year - 1950
      return 29.07 + t * (0.407 + t * (-1.0 / 233 + t * (1.0 / 2547)))
    }
    if year >= 1920 {
      let t = year - 1920
      return 21.2 + t * (0.84493 + t * (-0.0761 + t * 0.0020936))
    }
    let t = year - 1900
    return -2.79 + t * (1.494119 + t * (-0.0598939 + t * (0.0061966 - t * 0.000197)))
  }
}
