// SPDX-License-Identifier: MIT
import CGridNorth

extension MGRS {
  /// The contents of a text, before the check whether such a square exists.
  struct Parsed {
    var frame: Square.Frame
    /// Nil for a grid zone alone.
    var square: Square?
    /// Offset of the column letter.
    var squareOffset = 0
    /// Micrometers from the south-west corner of the square.
    var east: UInt64 = 0
    var north: UInt64 = 0
    var precision = -1
    /// An error in the digits, reported only if the square before them is valid.
    var digitRefusal: TextRefusal?
  }

  static func parse(_ text: ASCII) throws(TextRefusal) -> Parsed {
    var scanner = Scanner(text: text)
    var parsed = Parsed(frame: try scanner.frame())
    guard scanner.next() != nil else { return parsed }
    parsed.squareOffset = scanner.offset
    parsed.square = try scanner.square(parsed.frame)
    do {
      (parsed.east, parsed.north, parsed.precision) = try scanner.digits()
    } catch {
      parsed.digitRefusal = error
    }
    return parsed
  }
}

/// Reads the parts of a reference from left to right.
private struct Scanner {
  let text: ASCII
  var offset = 0

  /// The next byte that is neither a blank nor a tab; nil at the end.
  mutating func next() -> UInt8? {
    while let byte = text[offset] {
      guard isBlankOrTab(byte) else { return byte }
      offset &+= 1
    }
    return nil
  }

  func refusal(_ status: gn_status, at offset: Int? = nil) -> TextRefusal {
    TextRefusal(status, at: offset ?? self.offset)
  }

  /// The next letter or digit, without passing it; `status` says what was expected.
  mutating func alphanumeric(_ status: gn_status) throws(TextRefusal) -> UInt8 {
    guard let byte = next() else { throw refusal(status) }
    guard isDigit(byte) || isLetter(byte) else { throw refusal(GN_ERROR_TEXT_BYTE) }
    return byte
  }

  mutating func frame() throws(TextRefusal) -> Square.Frame {
    guard let first = next() else { throw refusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    guard isDigit(first) else {
      guard let zone = PolarZone(try alphanumeric(GN_ERROR_MGRS_ZONE)) else { throw refusal(GN_ERROR_MGRS_ZONE) }
      offset &+= 1
      return .polar(zone)
    }
    let start = offset
    var zone = 0
    while let byte = text[offset], isDigit(byte) {
      zone = offset &- start < 2 ? zone &* 10 &+ value(byte) : 0
      offset &+= 1
    }
    guard zone >= 1, zone <= 60 else { throw refusal(GN_ERROR_MGRS_ZONE, at: start) }
    guard let band = Band(try alphanumeric(GN_ERROR_MGRS_BAND)) else { throw refusal(GN_ERROR_MGRS_BAND) }
    guard let gridZone = GridZone(zone: zone, band: band) else { throw refusal(GN_ERROR_MGRS_GRID_ZONE) }
    offset &+= 1
    return .utm(gridZone)
  }

  mutating func square(_ frame: Square.Frame) throws(TextRefusal) -> Square {
    let columnLetter = try alphanumeric(GN_ERROR_MGRS_COLUMN)
    guard let column = Square.column(columnLetter, in: frame) else { throw refusal(GN_ERROR_MGRS_COLUMN) }
    offset &+= 1
    let rowLetter = try alphanumeric(GN_ERROR_MGRS_ROW)
    guard let row = Square.row(rowLetter, in: frame) else { throw refusal(GN_ERROR_MGRS_ROW) }
    offset &+= 1
    return Square(frame: frame, column: column, row: row)
  }

  /// Easting and northing in micrometers, and how many digits each has.
  mutating func digits() throws(TextRefusal) -> (east: UInt64, north: UInt64, precision: Int) {
    let first = next() == nil ? text.count : offset
    var count = 0
    var parting: Int?
    var partings = 0
    // It overflows beyond 19 digits, and is not used then.
    var number: UInt64 = 0
    while let byte = text[offset] {
      if isDigit(byte) {
        guard count < 22 else { throw refusal(GN_ERROR_MGRS_TOO_MANY_DIGITS) }
        number = number &* 10 &+ UInt64(truncatingIfNeeded: value(byte))
        count &+= 1
        offset &+= 1
      } else if isBlankOrTab(byte) {
        guard next() != nil else { break }
        parting = count
        partings &+= 1
      } else {
        throw refusal(GN_ERROR_TEXT_BYTE)
      }
    }
    guard count & 1 == 0, partings == 0 || (partings == 1 && parting == count >> 1) else {
      throw refusal(GN_ERROR_MGRS_ODD_DIGITS, at: first)
    }
    let precision = count >> 1
    if count < 19 {
      // Never 0, which the compiler cannot know.
      let half = max(1, UInt64.powerOfTen(precision))
      let unit = UInt64.powerOfTen(11 &- precision)
      return (number / half &* unit, number % half &* unit, precision)
    }
    var reader = Scanner(text: text, offset: first)
    return (reader.micrometers(precision), reader.micrometers(precision), precision)
  }

  /// The next digits as micrometers within a square, padded on the right with zeros.
  private mutating func micrometers(_ digits: Int) -> UInt64 {
    var result: UInt64 = 0
    var place = 0
    while place < digits, let byte = next() {
      result = result &* 10 &+ UInt64(truncatingIfNeeded: value(byte))
      offset &+= 1
      place &+= 1
    }
    return result &* UInt64.powerOfTen(11 &- digits)
  }

  private func value(_ digit: UInt8) -> Int { Int(digit) &- 48 }
}
