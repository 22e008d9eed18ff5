// SPDX-License-Identifier: MIT
import CGridNorth

/// Times in the form of ISO 8601, in seconds since the beginning of 1970 in UTC without leap seconds.
public enum Time {
  /// The beginnings of the years 1 and 10,000. Not Int, which has 32 bits on some processors.
  static let first: Int64 = -62_135_596_800
  static let end: Int64 = 253_402_300_800

  static let secondsPerDay: Int64 = 86_400

  /// The first day of the year 1, and that of the year 10,000.
  static let firstDay = -719_162
  static let endDay = 2_932_897

  static func isTime(_ seconds: Double) -> Bool { seconds >= Double(first) && seconds < Double(end) }

  /// Days from the beginning of 1970 to a date of the Gregorian calendar.
  ///
  /// Years that begin in March end with the leap day; 400 of them have 146,097 days.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year &- 1 : year
    let century = shifted / 100
    let dayOfYear = (153 &* (month <= 2 ? month &+ 9 : month &- 3) &+ 2) / 5 &+ day &- 1
    return shifted &* 365 &+ shifted / 4 &- century &+ century / 4 &+ dayOfYear &- 719_468
  }

  /// The date of a day in the years 1 to 9999.
  static func date(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
    let day = days &+ 719_468
    let era = day / 146_097
    let dayOfEra = day &- era &* 146_097
    let yearOfEra = (dayOfEra &- dayOfEra / 1460 &+ dayOfEra / 36_524 &- dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra &- (365 &* yearOfEra &+ yearOfEra / 4 &- yearOfEra / 100)
    let shifted = (5 &* dayOfYear &+ 2) / 153
    let month = shifted < 10 ? shifted &+ 3 : shifted &- 9
    let year = yearOfEra &+ era &* 400 &+ (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear &- (153 &* shifted &+ 2) / 5 &+ 1)
  }

  static func daysInMonth(_ month: Int, year: Int) -> Int {
    let isLeap = year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }
}
