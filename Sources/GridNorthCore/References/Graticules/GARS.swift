// SPDX-License-Identifier: MIT
import CGridNorth

/// The Global Area Reference System: cells of 30 minutes, their quadrants of 15, and nine keys of 5 in each.
///
/// 720 bands of longitude, numbered eastward from 180 west; 360 rows from the South Pole, AA to QZ without I and O.
/// Quadrants and keys are numbered as a page is read, from the north-west corner (NGA; CJCSI 3900.01C, 2007).
public enum GARS {
  /// A unit is the side of a key, five minutes.
  private static let unitsPerDegree: UInt64 = 12

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
    guard precision >= 0, precision <= 2 else { throw GN_ERROR_PRECISION }
  }

  static func encode(_ point: gn_point, precision: Int32, into text: inout TextSink) throws(gn_status) {
    let place = try GraticulePlace(point, unitsPerDegree: unitsPerDegree)
    try check(precision)
    let east = UInt32(truncatingIfNeeded: place.east)
    let north = UInt32(truncatingIfNeeded: place.north)
    // In quadrants, of which two make a band or a row.
    let (quadrantEast, quadrantNorth) = (east / 3, north / 3)
    let band = quadrantEast / 2 &+ 1
    let row = quadrantNorth / 2
    let quadrant = 3 &- 2 &* (quadrantNorth & 1) &+ (quadrantEast & 1)
    let key = 7 &- 3 &* (north &- 3 &* quadrantNorth) &+ (east &- 3 &* quadrantEast)
    // Bytes go in from the last to the first; a precision below 2 leaves the last ones out.
    var bytes = UInt64(key &<< 8 | quadrant) &+ 0x3030
    bytes = bytes &<< 8 | letter(row % 24)
    bytes = bytes &<< 8 | letter(row / 24)
    bytes = bytes &<< 24 | UInt64((band % 10) &<< 16 | (band / 10 % 10) &<< 8 | band / 100) &+ 0x30_3030
    text.append(packed: bytes, count: 5 &+ Int(precision))
  }

  private static func letter(_ index: UInt32) -> UInt64 { UInt64(Alphabet.letter(Int(truncatingIfNeeded: index))) }
}

extension GARS {
  /// The cell that a text names.
  public static func decode(_ text: ASCII) throws(TextRefusal) -> gn_graticule_cell {
    var scanner = try GraticuleScanner(text)
    let band = try scanner.band()
    var place = GraticulePlace(east: 6 &* (band &- 1), north: 0, unitsPerDegree: unitsPerDegree)
    place.north = 6 &* (24 &* (try scanner.letter(below: 15)))
    place.north &+= 6 &* (try scanner.letter(below: 24))
    guard scanner.next() != nil else { return place.cell(size: 6, precision: 0) }
    let quadrant = try scanner.digit(upTo: 4)
    place.east &+= 3 &* (quadrant % 2)
    place.north &+= 3 &* (1 &- quadrant / 2)
    guard scanner.next() != nil else { return place.cell(size: 3, precision: 1) }
    let key = try scanner.digit(upTo: 9)
    place.east &+= key % 3
    place.north &+= 2 &- key / 3
    try scanner.end()
    return place.cell(size: 1, precision: 2)
  }
}

extension GraticuleScanner {
  /// The band of longitude, 1 ... 720: three digits.
  @inline(__always)
  fileprivate mutating func band() throws(TextRefusal) -> UInt64 {
    let start = offset
    let count = try digits()
    guard count == 3 else {
      // Where digits are missing, the end of the text or a byte that belongs in no reference says more.
      let byte = next()
      if count < 3, !isDigit(byte), !isLetter(byte) { throw refusal(GN_ERROR_TEXT_DIGITS) }
      throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: start)
    }
    let band = 100 &* digit(at: start) &+ 10 &* digit(at: start &+ 1) &+ digit(at: start &+ 2)
    guard band >= 1, band <= 720 else { throw TextRefusal(GN_ERROR_TEXT_NUMBER, at: start) }
    return band
  }
}
