// SPDX-License-Identifier: MIT
import CGridNorth

// A latitude or a longitude alone, read by the rules of DegreesParse.swift.

extension Notation {
  /// Reads a coordinate in degrees, longitudes in [-180, 180); the text as gn_coordinate_parse() takes it.
  public static func parseCoordinate(_ text: ASCII, axis: Int32) throws(TextRefusal) -> Double {
    guard axis == Int32(GN_AXIS_LATITUDE) || axis == Int32(GN_AXIS_LONGITUDE) else {
      throw TextRefusal(GN_ERROR_STYLE, at: 0)
    }
    let isLatitude = axis == Int32(GN_AXIS_LATITUDE)
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    scanner = scanner.withoutBlanksBehind.withoutBrackets
    let reader = coordinateReader(scanner, secondsMayBeS: false)
    guard reader.hasDoubtfulS else { return try reader.coordinate(isLatitude: isLatitude) }
    let other = coordinateReader(scanner, secondsMayBeS: true)
    guard let south = try? reader.coordinate(isLatitude: isLatitude) else {
      return try other.coordinate(isLatitude: isLatitude)
    }
    // "37d53m27.6s" is of the south, or has seconds.
    if (try? other.coordinate(isLatitude: isLatitude)) != nil {
      throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: reader.letters.0.offset)
    }
    return south
  }

  /// A single comma between digits is a decimal one.
  private static func coordinateReader(_ text: TextScanner, secondsMayBeS: Bool) -> DegreesReader {
    let commas = CommaCount(text)
    var reader = DegreesReader(text, secondsMayBeS: secondsMayBeS)
    reader.read(decimalCommas: commas.tight == 1 && !commas.hasPoint)
    return reader
  }
}

extension DegreesReader {
  /// The whole text as one coordinate, degrees.
  fileprivate func coordinate(isLatitude: Bool) throws(TextRefusal) -> Double {
    let letter = letterCount > 0 ? letters.0 : nil
    if hyphen >= 0, letterCount == 0 { throw TextRefusal(GN_ERROR_TEXT_SIGN, at: hyphen) }
    if separator >= 0 { throw TextRefusal(GN_ERROR_TEXT_REST, at: separatorOffset) }
    if let refusal { throw refusal }
    guard parts.count > 0 else { throw TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: scanner.offset) }
    if letterCommas > 1 { throw TextRefusal(GN_ERROR_TEXT_REST, at: letterComma) }
    guard parts.count <= 3 else { throw TextRefusal(GN_ERROR_TEXT_REST, at: parts[3].offset) }
    var index = 1
    while index < parts.count {
      if parts[index].sign != 0 { throw TextRefusal(GN_ERROR_TEXT_SIGN, at: parts[index].offset) }
      index &+= 1
    }
    if let letter {
      guard letter.slot == 0 || letter.slot == parts.count, letter.isLatitude == isLatitude else {
        throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: letter.offset)
      }
      guard letterCount == 1 else { throw TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: letters.1.offset) }
    }
    let second = try startBySymbols(-1)
    guard second < 0 else { throw TextRefusal(GN_ERROR_TEXT_REST, at: parts[second].offset) }
    var result = try coordinate(from: 0, to: parts.count, letter: letter)
    if parts.count == 1, parts[0].unit == .none, minuteDigits(0, isLatitude: isLatitude) > 0 {
      // "0045" may be 45 degrees as well.
      guard letter != nil else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: parts[0].number.offset) }
      result.unpack(try packedAngle(0, isLatitude: isLatitude))
    }
    // There is no flag to report a minus with S or W.
    var flags: UInt32 = 0
    let degrees = try value(result, letter, UInt32(GN_PARSE_STRICT), &flags)
    if !isLatitude { return Angle.reduce(longitude: degrees) }
    guard degrees.absolute <= 90 else { throw TextRefusal(GN_ERROR_LATITUDE, at: result.offset) }
    return degrees
  }
}
