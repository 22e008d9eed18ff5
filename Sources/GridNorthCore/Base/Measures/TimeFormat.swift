// SPDX-License-Identifier: MIT
import CGridNorth

extension Time {
  /// Writes a time; the sentence about its texts is that of gn_time_format().
  public static func format(
    _ seconds: Double, decimals: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    guard seconds.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard decimals >= 0, decimals <= 9 else { throw GN_ERROR_DECIMALS }
    let count = Int(truncatingIfNeeded: decimals)
    guard isTime(seconds), TimeParts(seconds, decimals: count).isInYears else { throw GN_ERROR_YEAR }
    var text = TextSink(out, capacity: capacity)
    append(seconds, decimals: count, isTrimmed: false, to: &text)
    try text.finish(capacity: capacity, needed: &needed)
  }

  /// Appends a time of the years 1 to 9999, rounded half to even to 0 ... 9 decimals; if `isTrimmed`, without a
  /// fraction that is 0. At most 30 bytes.
  @inline(never)
  static func append(_ seconds: Double, decimals: Int, isTrimmed: Bool, to text: inout TextSink) {
    var parts = TimeParts(seconds, decimals: decimals)
    // Rounding up does not lead beyond the last second.
    if !parts.isInYears { parts = TimeParts(Double(end &- 1), decimals: decimals) }
    let day = date(ofDay: parts.day)
    text.append { out in
      var pen = TextPen(out)
      func write(_ number: Int, _ width: Int, _ mark: UInt8) {
        pen.write(UInt32(truncatingIfNeeded: number), width: width)
        pen.write(mark)
      }
      write(day.year, 4, 0x2D)
      write(day.month, 2, 0x2D)
      write(day.day, 2, 0x54)
      write(parts.second / 3600, 2, 0x3A)
      write(parts.second / 60 % 60, 2, 0x3A)
      pen.write(UInt32(truncatingIfNeeded: parts.second % 60), width: 2)
      if !isTrimmed || parts.units > 0 { pen.write(decimals: parts.units, count: decimals, point: 0x2E) }
      pen.write(0x5A)
      return pen.end - out
    }
  }
}

/// A time, rounded: a day, a second of that day, and units of the last decimal.
private struct TimeParts {
  let day: Int
  let second: Int
  let units: UInt64

  var isInYears: Bool { day < Time.endDay }

  /// The text of a time of the years 1 to 9999.
  init(_ seconds: Double, decimals: Int) {
    let magnitude = seconds.absolute
    let scale = UInt64.powerOfTen(decimals)
    // The whole part and the fraction are exact; ties of whole seconds go to even ones.
    var whole = decimals == 0 ? magnitude.roundedToEven : magnitude.floored
    var units = decimals == 0 ? 0 : (magnitude - whole).units(of: scale)
    if units == scale {
      whole += 1
      units = 0
    }
    var count = Int64(truncatingIfNeeded: whole.nearestWholeNumber)
    if seconds < 0 {
      count = 0 &- count
      if units > 0 {
        count &-= 1
        units = scale &- units
      }
    }
    // Downward, also before 1970.
    let passed = UInt64(truncatingIfNeeded: count &- Time.first)
    let days = passed / 86_400
    second = Int(truncatingIfNeeded: passed &- days &* 86_400)
    day = Int(truncatingIfNeeded: days) &+ Time.firstDay
    self.units = units
  }
}
