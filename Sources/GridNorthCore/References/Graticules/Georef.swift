// SPDX-License-Identifier: MIT
import CGridNorth

/// The World Geographic Reference System: tiles of 15 degrees, degrees, and minutes with their decimals.
///
/// Letters as in MGRS: 24 columns of tiles from 180 west, 12 rows from the South Pole, 15 degrees either way; first the
/// letter of the longitude, then that of the latitude (DMA TM 8358.1, chapter 5).
public enum Georef {
  /// 10^-9 minutes in a degree: eleven digits of minutes, of which two stand before the point.
  private static let unitsPerDegree: UInt64 = 60_000_000_000

  /// The reference of the cell that holds a position in degrees; `needed` is the capacity that suffices.
  public static func encode(
    latitude: Double, longitude: Double, precision: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    var text = TextSink(out, capacity: capacity)
    try encode(gn_point(latitude: latitude, longitude: longitude), precision: precision, into: &text)
    try text.finish(capacity: capacity, needed: &needed)
  }

  static func check(_ precision: Int32) throws(gn_status) {
    guard precision >= -1, precision <= 11, precision != 1 else { throw GN_ERROR_PRECISION }
  }

  static func encode(_ point: gn_point, precision: Int32, into text: inout TextSink) throws(gn_status) {
    let place = try GraticulePlace(point, unitsPerDegree: unitsPerDegree)
    try check(precision)
    let degreesEast = Int(truncatingIfNeeded: place.east / unitsPerDegree)
    let degreesNorth = Int(truncatingIfNeeded: place.north / unitsPerDegree)
    text.append(byte: Alphabet.letter(degreesEast / 15))
    text.append(byte: Alphabet.letter(degreesNorth / 15))
    guard precision >= 0 else { return }
    text.append(byte: Alphabet.letter(degreesEast % 15))
    text.append(byte: Alphabet.letter(degreesNorth % 15))
    text.append(digits: precision, ofMinutes: place.east % unitsPerDegree)
    text.append(digits: precision, ofMinutes: place.north % unitsPerDegree)
  }
}

extension Georef {
  /// The cell that a text names.
  public static func decode(_ text: ASCII) throws(TextRefusal) -> gn_graticule_cell {
    var scanner = try GraticuleScanner(text)
    var place = GraticulePlace(east: 0, north: 0, unitsPerDegree: unitsPerDegree)
    place.east = 15 &* unitsPerDegree &* (try scanner.letter(below: 24))
    place.north = 15 &* unitsPerDegree &* (try scanner.letter(below: 12))
    guard scanner.next() != nil else { return place.cell(size: 15 &* unitsPerDegree, precision: -1) }
    place.east &+= unitsPerDegree &* (try scanner.letter(below: 15))
    place.north &+= unitsPerDegree &* (try scanner.letter(below: 15))
    guard scanner.next() != nil else { return place.cell(size: unitsPerDegree, precision: 0) }
    let minutes = try scanner.minutes()
    place.east &+= minutes.east
    place.north &+= minutes.north
    return place.cell(size: minutes.size, precision: minutes.precision)
  }
}

extension GraticuleScanner {
  /// Minutes of longitude and of latitude, both with the same number of digits, two to eleven; blanks only between the
  /// two.
  fileprivate mutating func minutes() throws(TextRefusal) -> (
    east: UInt64, north: UInt64, size: UInt64, precision: Int
  ) {
    let start = offset
    var count = try digits()
    var middle = offset
    if isDigit(next()) {
      middle = offset
      let second = try digits()
      try end()
      guard second == count else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: start) }
    } else {
      try end()
      guard count & 1 == 0 else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: start) }
      count /= 2
      middle = start &+ count
    }
    guard count >= 2, count <= 11 else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: start) }
    let size = Self.unit(digits: count)
    return (
      size &* (try minutes(at: start, digits: count)), size &* (try minutes(at: middle, digits: count)), size, count
    )
  }

  /// The number that some digits make, the first two of which are below 60.
  private func minutes(at start: Int, digits count: Int) throws(TextRefusal) -> UInt64 {
    guard value(at: start, digits: 2) < 60 else { throw TextRefusal(GN_ERROR_TEXT_SIXTY, at: start) }
    return value(at: start, digits: count)
  }

  /// The unit of the last of `digits` digits, in units of the last of eleven.
  private static func unit(digits: Int) -> UInt64 {
    var unit: UInt64 = 1
    var place = digits
    while place < 11 {
      unit &*= 10
      place &+= 1
    }
    return unit
  }
}

extension TextSink {
  /// The first digits of a number of eleven digits, truncated, not rounded.
  fileprivate mutating func append(digits: Int32, ofMinutes minutes: UInt64) {
    var rest = minutes
    var place: Int32 = 0
    while place < digits {
      append(byte: 48 &+ UInt8(truncatingIfNeeded: rest / 10_000_000_000))
      rest = rest % 10_000_000_000 &* 10
      place &+= 1
    }
  }
}
