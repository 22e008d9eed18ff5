// SPDX-License-Identifier: MIT
import CGridNorth

extension Time {
  public static func parse(_ text: ASCII) throws(TextRefusal) -> Double {
    try parse(from: text.start, to: text.start + text.count, in: text.start)
  }

  /// Reads a time, with blanks around it. Offsets of refusals count from `start`.
  static func parse(from first: Bytes, to end: Bytes, in start: Bytes) throws(TextRefusal) -> Double {
    var reader = TimeReader(first, end)
    reader.skipBlanks()
    guard reader.here < end else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: first - start) }
    guard let seconds = reader.time() else { throw TextRefusal(GN_ERROR_DATE, at: reader.here - start) }
    reader.skipBlanks()
    guard reader.here == end else { throw TextRefusal(GN_ERROR_TEXT_REST, at: reader.here - start) }
    return seconds
  }
}

private struct TimeReader {
  private(set) var here: Bytes
  private let end: Bytes

  init(_ here: Bytes, _ end: Bytes) {
    self.here = here
    self.end = end
  }

  mutating func skipBlanks() {
    while here < end, here[0] == 0x20 || here[0] &- 9 < 5 { here += 1 }
  }

  /// The double nearest to the time; nil if there is none, and then `here` is the first byte in doubt.
  mutating func time() -> Double? {
    let start = here
    guard let year = digits(4, from: 1, to: 9999) else { return nil }
    var days = Time.days(year: year, month: 1, day: 1)
    if isAtEnd || isOffset { return date(days) }
    guard take(0x2D), let month = digits(2, from: 1, to: 12) else { return nil }
    days = Time.days(year: year, month: month, day: 1)
    if isAtEnd || isOffset { return date(days) }
    guard take(0x2D), let day = digits(2, from: 1, to: Time.daysInMonth(month, year: year)) else { return nil }
    days &+= day &- 1
    guard here < end, here[0] | 0x20 == 0x74 || (here[0] == 0x20 && here + 1 < end && here[1] &- 0x30 < 10) else {
      return date(days)
    }
    here += 1
    guard let hour = digits(2, from: 0, to: 24), take(0x3A), let minute = digits(2, from: 0, to: 59) else { return nil }
    var second = 0
    var fraction = SecondFraction()
    if take(0x3A) {
      guard let whole = digits(2, from: 0, to: 60) else { return nil }
      second = whole
      if here < end, here[0] == 0x2E || here[0] == 0x2C {
        here += 1
        guard readFraction(&fraction) else { return nil }
      }
    }
    guard hour < 24 || (minute == 0 && second == 0 && fraction.isZero) else {
      // The hour is in doubt.
      here = start + 11
      return nil
    }
    guard let offset = offsetOrEnd else { return nil }
    guard let result = seconds(days, hour &* 3600 &+ minute &* 60 &+ second &- offset, fraction) else {
      here = start
      return nil
    }
    return result
  }

  /// The beginning of a day, a month or a year, in UTC or at an offset.
  private mutating func date(_ days: Int) -> Double? {
    guard let offset = offsetOrEnd else { return nil }
    return seconds(days, 0 &- offset, SecondFraction())
  }

  private func seconds(_ days: Int, _ seconds: Int, _ fraction: SecondFraction) -> Double? {
    let value = fraction.added(to: Int64(days) &* Time.secondsPerDay &+ Int64(seconds))
    return Time.isTime(value) ? value : nil
  }

  private var isAtEnd: Bool { here == end || here[0] == 0x20 || here[0] &- 9 < 5 }

  /// Whether "Z" or an offset follows, and no number after a hyphen.
  private var isOffset: Bool {
    here[0] | 0x20 == 0x7A || here[0] == 0x2B || (here[0] == 0x2D && here + 3 < end && here[3] == 0x3A)
  }

  /// Seconds to the east of UTC: of "Z", of an offset, or of none.
  private var offsetOrEnd: Int? {
    mutating get {
      if isAtEnd { return 0 }
      if here[0] | 0x20 == 0x7A {
        here += 1
        return 0
      }
      guard here[0] == 0x2B || here[0] == 0x2D else { return nil }
      let isNegative = here[0] == 0x2D
      here += 1
      guard let hours = digits(2, from: 0, to: 14) else { return nil }
      var minutes = 0
      if take(0x3A) || (here < end && here[0] &- 0x30 < 10) {
        guard let part = digits(2, from: 0, to: hours == 14 ? 0 : 59) else { return nil }
        minutes = part
      }
      let seconds = hours &* 3600 &+ minutes &* 60
      return isNegative ? 0 &- seconds : seconds
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard here < end, here[0] == byte else { return false }
    here += 1
    return true
  }

  /// Passes `count` digits, if their number lies between two others.
  @inline(__always)
  private mutating func digits(_ count: Int, from least: Int, to most: Int) -> Int? {
    var number = 0
    var place = 0
    while place < count {
      guard here + place < end, here[place] &- 0x30 < 10 else {
        here += place
        return nil
      }
      number = number &* 10 &+ Int(here[place] &- 0x30)
      place &+= 1
    }
    guard number >= least, number <= most else { return nil }
    here += count
    return number
  }

  private mutating func readFraction(_ fraction: inout SecondFraction) -> Bool {
    let first = here
    while here < end, here[0] &- 0x30 < 10 {
      fraction.append(here[0])
      here += 1
    }
    return here > first
  }
}

/// The decimals of a second.
private struct SecondFraction {
  /// Billionths of a second.
  private var units: UInt64 = 0
  /// The billionths of the next digit.
  private var place: UInt64 = 100_000_000
  /// Whether decimals behind the ninth are not 0.
  private var isMore = false

  private static var scale: UInt64 { 1_000_000_000 }

  var isZero: Bool { units == 0 && !isMore }

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    units &+= place &* UInt64(digit &- 0x30)
    isMore = isMore || (place == 0 && digit != 0x30)
    place /= 10
  }

  /// The sum with a whole number of seconds, of magnitude below 2^38: the double nearest to it if there are nine decimals.
  @inline(__always)
  func added(to seconds: Int64) -> Double {
    isZero ? Double(seconds) : sum(seconds)
  }

  @inline(never)
  private func sum(_ seconds: Int64) -> Double {
    guard seconds < 0 else { return sum(UInt64(truncatingIfNeeded: seconds), units) }
    // Before 1970 the fraction makes the magnitude smaller; so do digits that are left out.
    return 0 - sum(UInt64(truncatingIfNeeded: -1 &- seconds), Self.scale &- units &- (isMore ? 1 : 0))
  }

  private func sum(_ whole: UInt64, _ units: UInt64) -> Double {
    if whole < 18_000_000_000 {
      return Double(whole &* Self.scale &+ units, over: Self.scale, isMore: isMore)
    }
    // Above 2^34: the units of the last place, of which there are 2^18 or fewer in a second.
    let bits = UInt64(truncatingIfNeeded: whole.leadingZeroBitCount &- 11)
    let product = units &<< bits
    let quotient = product / Self.scale
    let rest = product &- quotient &* Self.scale
    let isUp = rest > Self.scale / 2 || (rest == Self.scale / 2 && (isMore || quotient & 1 == 1))
    let total = whole &<< bits &+ quotient &+ (isUp ? 1 : 0)
    // A whole number of up to 53 bits, and a power of two.
    return Double(total) * Double(bitPattern: (1023 &- bits) &<< 52)
  }
}
