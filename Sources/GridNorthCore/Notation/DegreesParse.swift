// SPDX-License-Identifier: MIT
import CGridNorth

// Decimal degrees, degrees and minutes, degrees, minutes and seconds.
//
// A text is numbers, and what stands before, between and after them. All of it is read first; then it is asked where the
// second coordinate begins. A comma, a letter or a sign between numbers tells it, and so does a symbol that begins anew;
// numbers with none of these are shared out evenly. Where two of them contradict each other the text is refused.

extension Notation {
  static func parseDegrees(_ text: TextScanner, flags: UInt32) throws(TextRefusal) -> gn_position {
    var reader = DegreesReader(text)
    reader.read(decimalCommas: false)
    guard reader.hasTightComma else { return try reader.position(flags) }
    let commas = CommaCount(text)
    switch commas.meaning {
    case .parting: return try reader.position(flags)
    case .either:
      // "12,5" is 12 and 5; "12,5 13" would be one number and two: so the comma is a decimal one.
      if let split = try? reader.split() { return try reader.position(split, flags) }
      var other = DegreesReader(text)
      other.read(decimalCommas: true)
      guard let split = try? other.split() else { return try reader.position(flags) }
      return try other.position(split, flags)
    case .decimal:
      reader = DegreesReader(text)
      reader.read(decimalCommas: true)
      return try reader.position(flags)
    case .unclear: throw TextRefusal(GN_TEXT_COMMA, at: commas.firstTight)
    }
  }
}

private struct Coordinate {
  /// Degrees, with the sign of the number alone.
  var magnitude = 0.0
  var isNegative = false
  var offset = 0
  /// Of the last part: GN_FORM_DD, DM, DMS.
  var form = Int32(GN_FORM_DD)
  /// One unit of the last digit, degrees.
  var unit = 1.0
}

extension DegreesReader {
  func position(_ flags: UInt32) throws(TextRefusal) -> gn_position {
    try position(split(), flags)
  }

  func position(_ split: Split, _ flags: UInt32) throws(TextRefusal) -> gn_position {
    let first = try coordinate(from: 0, to: split.start)
    let second = try coordinate(from: split.start, to: parts.count)
    var result = gn_position()
    let longitudeIsFirst =
      split.first.map { !$0.isLatitude } ?? split.second.map { $0.isLatitude }
      ?? (flags & UInt32(GN_PARSE_LONGITUDE_FIRST) != 0)
    if longitudeIsFirst { result.flags |= UInt32(GN_POSITION_LONGITUDE_FIRST) }
    if decimalCommas { result.flags |= UInt32(GN_POSITION_DECIMAL_COMMA) }
    let values = (
      try value(first, split.first, flags, &result.flags), try value(second, split.second, flags, &result.flags)
    )
    result.point.latitude = longitudeIsFirst ? values.1 : values.0
    guard result.point.latitude.absolute <= 90 else {
      throw TextRefusal(GN_LATITUDE, at: longitudeIsFirst ? second.offset : first.offset)
    }
    result.point.longitude = Angle.reduce(longitude: longitudeIsFirst ? values.0 : values.1)
    result.precision = min(first.unit, second.unit) * MeridianScale.metresPerDegree
    result.form = max(first.form, second.form)
    return result
  }

  /// Degrees with their sign.
  private func value(
    _ coordinate: Coordinate, _ letter: Hemisphere?, _ flags: UInt32, _ found: inout UInt32
  ) throws(TextRefusal) -> Double {
    let isTurned = letter?.isNegative ?? false
    if isTurned, coordinate.isNegative {
      if flags & UInt32(GN_PARSE_STRICT) != 0 { throw TextRefusal(GN_TEXT_SIGN, at: coordinate.offset) }
      found |= UInt32(GN_POSITION_DOUBLE_SIGN)
    }
    // Never -0.
    return (isTurned != coordinate.isNegative ? -coordinate.magnitude : coordinate.magnitude) + 0
  }

  private func coordinate(from first: Int, to end: Int) throws(TextRefusal) -> Coordinate {
    var result = Coordinate()
    result.offset = parts[first].offset
    result.isNegative = parts[first].sign < 0
    var values = (0.0, 0.0, 0.0)
    var level = 0
    var index = first
    while index < end {
      let part = parts[index]
      let isLast = index == end &- 1
      if isLast, part.unit == .colon { throw TextRefusal(GN_TEXT_SYMBOL, at: part.unitOffset) }
      guard part.number.digits <= 15 else { throw TextRefusal(GN_TEXT_DIGITS, at: part.number.offset) }
      guard isLast || !part.number.hasPoint else { throw TextRefusal(GN_TEXT_DIGITS, at: part.number.offset) }
      level = part.unit == .none || part.unit == .colon ? level &+ 1 : part.unit.rawValue
      if level > 1 {
        // GeographicLib's rule: "60" is refused, "60.0" may come from rounding.
        let isBelow = part.number.hasPoint ? part.number.value <= 60 : part.number.value < 60
        guard isBelow else { throw TextRefusal(GN_TEXT_SIXTY, at: part.number.offset) }
      }
      switch level {
      case 1: values.0 = part.number.value
      case 2: values.1 = part.number.value
      default: values.2 = part.number.value
      }
      index &+= 1
    }
    let unit = Notation.unit(decimals: parts[end &- 1].number.decimals)
    // One division rounds at last; whole numbers before it are exact.
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
