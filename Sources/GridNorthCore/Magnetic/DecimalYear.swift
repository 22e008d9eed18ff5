// SPDX-License-Identifier: MIT
import CGridNorth

/// Years with a fraction, as magnetic models count time.
public enum DecimalYear {
  /// The decimal year of a time in seconds since the beginning of 1970, without leap seconds.
  public static func year(seconds: Double) throws(gn_status) -> Double {
    guard seconds.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard seconds >= first, seconds <= end else { throw GN_ERROR_YEAR }
    // Whole numbers in doubles, all below 2^53; the remainder of a time is exact.
    let day = (seconds / secondsPerDay).floored
    // A year has 365.2425 days, so the estimate is off by one at most.
    var year = 1970 + (day / 365.2425).floored
    if daysBefore(year) > day { year = year - 1 }
    if daysBefore(year + 1) <= day { year = year + 1 }
    let start = daysBefore(year)
    return year + (seconds - start * secondsPerDay) / ((daysBefore(year + 1) - start) * secondsPerDay)
  }

  private static let secondsPerDay = 86_400.0
  /// The beginnings of the years 1 and 10,000.
  private static let first = -62_135_596_800.0
  private static let end = 253_402_300_800.0

  /// Days from the beginning of 1970 to that of a year 1 ... 10,000 of the Gregorian calendar.
  private static func daysBefore(_ year: Double) -> Double {
    let past = year - 1
    return past * 365 + (past / 4).floored - (past / 100).floored + (past / 400).floored - 719_162
  }
}
