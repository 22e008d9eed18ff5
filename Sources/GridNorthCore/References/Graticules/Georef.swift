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
    var east = 15 &* (try scanner.letter(below: 24))
    var north = 15 &* (try scanner.letter(below: 12))
    guard scanner.next() != nil else {
      return GraticulePlace(east: east, north: north, unitsPerDegree: 1).cell(size: 15, precision: -1)
    }
    east &+= try scanner.letter(below: 15)
    north &+= try scanner.letter(below: 15)
    guard scanner.next() != nil else {
      return GraticulePlace(east: east, north: north, unitsPerDegree: 1).cell(size: 1, precision: 0)
    }
    let minutes = try scanner.minutes()
    let place = GraticulePlace(
      east: east &* minutes.perDegree &+ minutes.east, north: north &* minutes.perDegree &+ minutes.north,
      unitsPerDegree: minutes.perDegree)
    return place.cell(size: 1, precision: minutes.precision)
  }
}

extension GraticuleScanner {
  /// Minutes of longitude and of latitude, both with the same number of digits, two to eleven; blanks only between the
  /// two. In units of the last digit, of which a degree has `perDegree`.
  @inline(__always)
  fileprivate mutating func minutes() throws(TextRefusal) -> (
    east: UInt64, north: UInt64, perDegree: UInt64, precision: Int
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
    var (east, north, perDegree): (UInt64, UInt64, UInt64) = (0, 0, 60)
    var place = 0
    while place < count {
      east = east &* 10 &+ digit(at: start &+ place)
      north = north &* 10 &+ digit(at: middle &+ place)
      if place >= 2 { perDegree &*= 10 }
      place &+= 1
    }
    guard east < perDegree else { throw TextRefusal(GN_ERROR_TEXT_SIXTY, at: start) }
    guard north < perDegree else { throw TextRefusal(GN_ERROR_TEXT_SIXTY, at: middle) }
    return (east, north, perDegree, count)
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
