// SPDX-License-Identifier: MIT
import CGridNorth

// Decimal degrees, degrees and minutes, degrees, minutes and seconds.
//
// A text is numbers, and the characters before, between and after them. All of it is read first. Then a comma, a letter
// or a sign between numbers, or a symbol that begins again, tells where the second coordinate begins; numbers with none
// of these are divided evenly. If two of these contradict each other, the text is refused.

extension Notation {
  static func parseDegrees(_ text: TextScanner, flags: UInt32) throws(TextRefusal) -> Candidates {
    var hasDoubtfulS = false
    do throws(TextRefusal) {
      let (reader, split) = try readDegrees(text, secondsMayBeS: false, &hasDoubtfulS)
      let asSouth = try reader.candidates(split, flags)
      guard hasDoubtfulS else { return asSouth }
      let (other, otherSplit) = try readDegrees(text, secondsMayBeS: true, &hasDoubtfulS)
      guard let asSeconds = try? other.position(otherSplit, flags) else { return asSouth }
      return Candidates(asSouth.first, asSeconds)
    } catch {
      // The strict rule refuses "-37d53m27.6s": it has a minus, and may have S.
      guard hasDoubtfulS, error.status != GN_ERROR_TEXT_SIGN else { throw error }
      let (reader, split) = try readDegrees(text, secondsMayBeS: true, &hasDoubtfulS)
      return Candidates(try reader.position(split, flags))
    }
  }

  /// Reads packed degrees and minutes with a letter each, "400723N 0740723W"; nil if the text is something else.
  static func parsePacked(_ text: TextScanner, flags: UInt32) throws(TextRefusal) -> gn_position? {
    var hasDoubtfulS = false
    guard let (reader, split) = try? readDegrees(text, secondsMayBeS: false, &hasDoubtfulS), split.first != nil,
      split.second != nil, reader.isPacked(split, flags)
    else { return nil }
    return try reader.position(split, flags, arePacked: true)
  }

  /// Reads the text, and finds where the second coordinate begins.
  private static func readDegrees(
    _ text: TextScanner, secondsMayBeS: Bool, _ hasDoubtfulS: inout Bool
  ) throws(TextRefusal) -> (DegreesReader, Split) {
    var reader = DegreesReader(text, secondsMayBeS: secondsMayBeS)
    reader.read(decimalCommas: false)
    hasDoubtfulS = reader.hasDoubtfulS
    guard reader.hasTightComma else { return (reader, try reader.split()) }
    let commas = CommaCount(text)
    if commas.meaning == .unclear { throw TextRefusal(GN_ERROR_TEXT_COMMA, at: commas.firstTight) }
    if commas.meaning == .parting { return (reader, try reader.split()) }
    // "12,5" is 12 and 5. "12,5 13" would have one number and two, so the comma is a decimal comma.
    if commas.meaning == .either, let split = try? reader.split() { return (reader, split) }
    var other = DegreesReader(text, secondsMayBeS: secondsMayBeS)
    other.read(decimalCommas: true)
    hasDoubtfulS = hasDoubtfulS || other.hasDoubtfulS
    if commas.meaning == .decimal { return (other, try other.split()) }
    guard let split = try? other.split() else { return (reader, try reader.split()) }
    return (other, split)
  }
}

/// One of the two.
struct Coordinate {
  /// Degrees, with the sign of the number alone.
  var magnitude = 0.0
  var isNegative = false
  var offset = 0
  /// The form of the last part: GN_FORM_DD, DM, DMS.
  var form = Int32(GN_FORM_DD)
  /// One unit of the last digit, degrees.
  var unit = 1.0
}

extension DegreesReader {
  func position(_ split: Split, _ flags: UInt32, arePacked: Bool = false) throws(TextRefusal) -> gn_position {
    let longitudeIsFirst = split.longitudeIsFirst(flags)
    var first = try coordinate(from: 0, to: split.start, letter: split.first)
    var second = try coordinate(from: split.start, to: parts.count, letter: split.second)
    if arePacked {
      first.unpack(try packedAngle(0, isLatitude: !longitudeIsFirst))
      second.unpack(try packedAngle(1, isLatitude: longitudeIsFirst))
    }
    var result = gn_position()
    if longitudeIsFirst { result.flags |= UInt32(GN_POSITION_LONGITUDE_FIRST) }
    if decimalCommas { result.flags |= UInt32(GN_POSITION_DECIMAL_COMMA) }
    let values = (
      try value(first, split.first, flags, &result.flags), try value(second, split.second, flags, &result.flags)
    )
    result.point.latitude = longitudeIsFirst ? values.1 : values.0
    guard result.point.latitude.absolute <= 90 else {
      throw TextRefusal(GN_ERROR_LATITUDE, at: longitudeIsFirst ? second.offset : first.offset)
    }
    result.point.longitude = Angle.reduce(longitude: longitudeIsFirst ? values.0 : values.1)
    result.precision = min(first.unit, second.unit) * MeridianScale.metersPerDegree
    result.form = max(first.form, second.form)
    return result
  }

  /// Degrees with their sign.
  func value(
    _ coordinate: Coordinate, _ letter: Hemisphere?, _ flags: UInt32, _ found: inout UInt32
  ) throws(TextRefusal) -> Double {
    let isTurned = letter?.isNegative ?? false
    if isTurned, coordinate.isNegative {
      if flags & UInt32(GN_PARSE_STRICT) != 0 { throw TextRefusal(GN_ERROR_TEXT_SIGN, at: coordinate.offset) }
      found |= UInt32(GN_POSITION_DOUBLE_SIGN)
    }
    // Never -0.
    return (isTurned != coordinate.isNegative ? -coordinate.magnitude : coordinate.magnitude) + 0
  }

  func coordinate(from first: Int, to end: Int, letter: Hemisphere?) throws(TextRefusal) -> Coordinate {
    // "40-75, 30N"
    if parts[first].unit == .hyphen, letter == nil || parts[first].sign != 0 {
      throw TextRefusal(GN_ERROR_TEXT_SIGN, at: parts[first].unitOffset)
    }
    var result = Coordinate()
    result.offset = parts[first].offset
    result.isNegative = parts[first].sign < 0
    var values = (0.0, 0.0, 0.0)
    var level = 0
    var index = first
    while index < end {
      let part = parts[index]
      let isLast = index == end &- 1
      if isLast, part.unit.isBetween { throw TextRefusal(GN_ERROR_TEXT_SYMBOL, at: part.unitOffset) }
      guard part.number.digits <= 15 else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: part.number.offset) }
      guard isLast || !part.number.hasPoint else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: part.number.offset) }
      level = part.unit == .none || part.unit.isBetween ? level &+ 1 : part.unit.rawValue
      if level > 1 {
        // GeographicLib's rule: "60" is refused, "60.0" may come from rounding.
        let isBelow = part.number.hasPoint ? part.number.value <= 60 : part.number.value < 60
        guard isBelow else { throw TextRefusal(GN_ERROR_TEXT_SIXTY, at: part.number.offset) }
      }
      switch level {
      case 1: values.0 = part.number.value
      case 2: values.1 = part.number.value
      default: values.2 = part.number.value
      }
      index &+= 1
    }
    let unit = Notation.unit(decimals: parts[end &- 1].number.decimals)
    // Only the last division rounds; the whole numbers before it are exact.
    switch level {
    case 1:
      result.magnitude = values.0
      result.unit = unit
    case 2:
      result.magnitude = (60 * values.0 + values.1) / 60
      result.unit = unit / 60
      result.form = Int32(GN_FORM_DM)
    default:
      result.magnitude = (60 * (60 * values.0 + values.1) + values.2) / 3600
      result.unit = unit / 3600
      result.form = Int32(GN_FORM_DMS)
    }
    return result
  }
}

extension Coordinate {
  /// Reads the number as a packed one.
  mutating func unpack(_ angle: PackedAngle) {
    magnitude = angle.degrees
    unit = angle.unit
    form = Int32(angle.form)
  }
}
