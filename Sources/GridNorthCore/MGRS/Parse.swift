// SPDX-License-Identifier: MIT
import CGridNorth

extension MGRS {
  /// What a text says, before it is asked whether such a square exists.
  struct Parsed {
    var frame: Square.Frame
    /// Nil for a grid zone alone.
    var square: Square?
    /// Offset of the column letter.
    var squareOffset = 0
    /// Micrometres from the south-west corner of the square.
    var east: UInt64 = 0
    var north: UInt64 = 0
    var precision = -1
    /// What is wrong with the digits: told only if the square before them is right.
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

  /// The next byte that is no blank and no tab; nil at the end.
  mutating func next() -> UInt8? {
    while let byte = text[offset] {
      guard byte == 32 || byte == 9 else { return byte }
      offset &+= 1
    }
    return nil
  }

  func refusal(_ status: gn_status, at offset: Int? = nil) -> TextRefusal {
    TextRefusal(status, at: offset ?? self.offset)
  }

  /// The next letter or digit, without passing it; `status` tells what was expected.
  mutating func alphanumeric(_ status: gn_status) throws(TextRefusal) -> UInt8 {
    guard let byte = next() else { throw refusal(status) }
    guard isDigit(byte) || (byte >= 65 && byte <= 90) else { throw refusal(GN_TEXT_BYTE) }
    return byte
  }

  mutating func frame() throws(TextRefusal) -> Square.Frame {
    guard let first = next() else { throw refusal(GN_TEXT_EMPTY, at: 0) }
    guard isDigit(first) else {
      guard let zone = PolarZone(try alphanumeric(GN_MGRS_ZONE)) else { throw refusal(GN_MGRS_ZONE) }
      offset &+= 1
      return .polar(zone)
    }
    let start = offset
    var zone = 0
    while let byte = text[offset], isDigit(byte) {
      zone = offset &- start < 2 ? zone &* 10 &+ value(byte) : 0
      offset &+= 1
    }
    guard zone >= 1, zone <= 60 else { throw refusal(GN_MGRS_ZONE, at: start) }
    guard let band = Band(try alphanumeric(GN_MGRS_BAND)) else { throw refusal(GN_MGRS_BAND) }
    guard let gridZone = GridZone(zone: zone, band: band) else { throw refusal(GN_MGRS_GRID_ZONE) }
    offset &+= 1
    return .utm(gridZone)
  }

  mutating func square(_ frame: Square.Frame) throws(TextRefusal) -> Square {
    let columnLetter = try alphanumeric(GN_MGRS_COLUMN)
    let column =
      switch frame {
      case .utm(let gridZone): Square.column(columnLetter, in: gridZone)
      case .polar(let zone): Square.column(columnLetter, in: zone)
      }
    guard let column else { throw refusal(GN_MGRS_COLUMN) }
    offset &+= 1
    let rowLetter = try alphanumeric(GN_MGRS_ROW)
    let row =
      switch frame {
      case .utm(let gridZone): Square.row(rowLetter, in: gridZone)
      case .polar(let zone): Square.row(rowLetter, in: zone)
      }
    guard let row else { throw refusal(GN_MGRS_ROW) }
    offset &+= 1
    return Square(frame: frame, column: column, row: row)
  }

  /// Easting and northing in micrometres, and how many digits each has.
  mutating func digits() throws(TextRefusal) -> (east: UInt64, north: UInt64, precision: Int) {
    let first = next() == nil ? text.length : offset
    var count = 0
    var parting: Int?
    var partings = 0
    while let byte = text[offset] {
      if isDigit(byte) {
        guard count < 22 else { throw refusal(GN_MGRS_TOO_MANY_DIGITS) }
        count &+= 1
        offset &+= 1
      } else if isBlank(byte) {
        guard next() != nil else { break }
        parting = count
        partings &+= 1
      } else {
        throw refusal(GN_TEXT_BYTE)
      }
    }
    guard count & 1 == 0, partings == 0 || (partings == 1 && parting == count >> 1) else {
      throw refusal(GN_MGRS_ODD_DIGITS, at: first)
    }
    var reader = Scanner(text: text, offset: first)
    let precision = count >> 1
    return (reader.micrometres(precision), reader.micrometres(precision), precision)
  }

  /// The next digits as micrometres within a square: filled up on the right with zeros.
  private mutating func micrometres(_ digits: Int) -> UInt64 {
    var result: UInt64 = 0
    var place = 0
    while place < digits, let byte = next() {
      result = result &* 10 &+ UInt64(truncatingIfNeeded: value(byte))
      offset &+= 1
      place &+= 1
    }
    return result &* UInt64.powerOfTen(11 &- digits)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
  private func value(_ digit: UInt8) -> Int { Int(digit) &- 48 }
}
