// SPDX-License-Identifier: MIT
import CGridNorth

// Degrees, minutes and seconds in one number, as ICAO, NMEA and ISO 6709 write them: DDMM.M and DDMMSS.S of a latitude,
// DDDMM.M and DDDMMSS.S of a longitude. The number of digits before the point says which it is.

/// An angle without its sign.
struct PackedAngle {
  var degrees: Double
  /// One unit of the last digit, degrees.
  var unit: Double
  /// The form of the last part: GN_FORM_DD, DM, DMS.
  var form: gn_form
  var hasComma: Bool
}

extension TextScanner {
  /// Degrees with the given number of digits, perhaps two digits of minutes and two of seconds; decimals in the last
  /// part.
  mutating func packedAngle(degreeDigits: Int, comma: Bool) throws(TextRefusal) -> PackedAngle {
    let start = offset
    let rest = digitsAhead() &- degreeDigits
    guard isDigit(byte) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    guard rest == 0 || rest == 2 || rest == 4 else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: start) }
    var units = 0.0
    var unitsPerDegree = 1.0
    if rest > 0 {
      units = Double(digits(degreeDigits) ?? 0) * 60
      unitsPerDegree = 60
    }
    if rest > 2 {
      units = (units + (try sixtieths(Double(digits(2) ?? 0), at: start &+ degreeDigits))) * 60
      unitsPerDegree = 3600
    }
    let last = number(comma: comma) ?? DecimalNumber()
    units = units + (rest > 0 ? try sixtieths(last.value, at: last.offset) : last.value)
    return PackedAngle(
      degrees: units / unitsPerDegree, unit: Notation.unit(decimals: last.decimals) / unitsPerDegree,
      form: rest > 2 ? GN_FORM_DMS : rest > 0 ? GN_FORM_DM : GN_FORM_DD, hasComma: last.hasComma)
  }

  private func sixtieths(_ value: Double, at offset: Int) throws(TextRefusal) -> Double {
    guard value < 60 else { throw TextRefusal(GN_ERROR_TEXT_SIXTY, at: offset) }
    return value
  }
}

extension DegreesReader {
  /// What the numbers mean: degrees, packed degrees and minutes, or either.
  func candidates(_ split: Split, _ flags: UInt32) throws(TextRefusal) -> Notation.Candidates {
    guard isPacked(split, flags) else {
      try checkWidths(split)
      return Notation.Candidates(try position(split, flags))
    }
    // "N0045 E00030" is 0°45', 0°30'.
    if split.first != nil, split.second != nil {
      return Notation.Candidates(try position(split, flags, arePacked: true))
    }
    // "0045 00030" may be 45 and 30 as well.
    let degrees = try position(split, flags)
    guard let packed = try? position(split, flags, arePacked: true) else { return Notation.Candidates(degrees) }
    return Notation.Candidates(packed, degrees)
  }

  /// Whether two numbers have the numbers of digits of a latitude and a longitude with minutes, or with minutes and
  /// seconds.
  func isPacked(_ split: Split, _ flags: UInt32) -> Bool {
    guard parts.count == 2, split.start == 1, parts[0].unit == .none, parts[1].unit == .none else { return false }
    let longitudeIsFirst = split.longitudeIsFirst(flags)
    let minutes = minuteDigits(0, isLatitude: !longitudeIsFirst)
    return minutes > 0 && minutes == minuteDigits(1, isLatitude: longitudeIsFirst)
  }

  /// The number of digits for minutes and seconds in a number without a symbol: 2 or 4 if it is packed, otherwise 0.
  func minuteDigits(_ index: Int, isLatitude: Bool) -> Int {
    let digits = parts[index].number.digits &- (isLatitude ? 2 : 3)
    return digits == 2 || digits == 4 ? digits : 0
  }

  /// "N0045 E30": a number with a letter that looks packed is not read as degrees.
  private func checkWidths(_ split: Split) throws(TextRefusal) {
    var index = 0
    while index < 2 {
      let first = index == 0 ? 0 : split.start
      let end = index == 0 ? split.start : parts.count
      let isAlone = end &- first == 1 && parts[first].unit == .none
      if isAlone, let letter = index == 0 ? split.first : split.second,
        minuteDigits(first, isLatitude: letter.isLatitude) > 0
      {
        throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: parts[first].number.offset)
      }
      index &+= 1
    }
  }

  /// A number without a symbol, as a packed one.
  func packedAngle(_ index: Int, isLatitude: Bool) throws(TextRefusal) -> PackedAngle {
    var number = TextScanner(scanner.text, offset: parts[index].number.offset)
    return try number.packedAngle(degreeDigits: isLatitude ? 2 : 3, comma: decimalCommas)
  }
}
