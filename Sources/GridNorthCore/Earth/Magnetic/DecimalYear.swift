// SPDX-License-Identifier: MIT
import CGridNorth

/// Years with a fraction, as magnetic models count time.
public enum DecimalYear {
  /// The decimal year of a time in seconds since the beginning of 1970, without leap seconds.
  public static func year(seconds: Double) throws(gn_status) -> Double {
    guard seconds.isFinite else { throw GN_ERROR_NOT_FINITE }
    // The last year ends when 10,000 begins.
    guard seconds >= Double(Time.first), seconds <= Double(Time.end) else { throw GN_ERROR_YEAR }
    // Whole numbers below 2^53; the remainder of a time is exact.
    let days = (seconds / Double(Time.secondsPerDay)).floored - Double(Time.firstDay)
    let year = Time.date(ofDay: Int(truncatingIfNeeded: days.wholeNumber) &+ Time.firstDay).year
    let start = Time.days(year: year, month: 1, day: 1)
    let length = Time.days(year: year &+ 1, month: 1, day: 1) &- start
    // Whole numbers below 2^53, whose products are exact.
    let beginning = Double(start) * Double(Time.secondsPerDay)
    return Double(year) + (seconds - beginning) / (Double(length) * Double(Time.secondsPerDay))
  }
}
