// SPDX-License-Identifier: MIT
import CGridNorth

// ISO 6709:2008, annex H: +DD.D+DDD.D, +DDMM.M+DDDMM.M or +DDMMSS.S+DDDMMSS.S, perhaps a signed altitude, perhaps "CRS"
// and the name of a reference system, and a solidus. The number of digits before the point tells degrees from minutes
// and seconds; the point may be a comma.

extension Notation {
  /// `flags` are GN_PARSE_ values.
  static func parseISO6709(_ text: ASCII, flags: UInt32) throws(TextRefusal) -> gn_position {
    let isStrict = flags & UInt32(GN_PARSE_STRICT) != 0
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { throw TextRefusal(GN_TEXT_EMPTY, at: 0) }
    var position = gn_position()
    position.form = Int32(GN_FORM_ISO_6709)

    let start = scanner.offset
    let latitude = try scanner.angle(degreeDigits: 2)
    guard latitude.degrees.absolute <= 90 else { throw TextRefusal(GN_LATITUDE, at: start) }
    let longitude = try scanner.angle(degreeDigits: 3)
    position.point = gn_point(
      latitude: latitude.degrees, longitude: Angle.reduce(longitude: longitude.degrees))
    position.precision = min(latitude.unit, longitude.unit) * MeridianScale.metresPerDegree
    if latitude.hasComma || longitude.hasComma { position.flags |= UInt32(GN_POSITION_DECIMAL_COMMA) }

    if let altitude = try scanner.altitude() {
      position.altitude = altitude
      position.flags |= UInt32(GN_POSITION_ALTITUDE)
    }
    if scanner.take("CRS") {
      let name = scanner.offset
      if try !scanner.isNameOfWGS84() {
        guard !isStrict else { throw TextRefusal(GN_TEXT_CRS, at: name) }
        position.flags |= UInt32(GN_POSITION_OTHER_CRS)
      }
    }
    // The solidus is often left out.
    if !scanner.take(0x2F), isStrict { throw scanner.rest() }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.rest() }
    return position
  }
}

/// One of the two angles.
private struct Angle6709 {
  var degrees: Double
  /// What one unit of the last digit is, in degrees.
  var unit: Double
  var hasComma: Bool
}

extension TextScanner {
  /// A sign, then degrees of so many digits, two digits of minutes, two of seconds; decimals in the last part.
  fileprivate mutating func angle(degreeDigits: Int) throws(TextRefusal) -> Angle6709 {
    let sign = sign()
    guard sign != 0 else { throw refusal(GN_TEXT_SIGN) }
    let start = offset
    let rest = digitsAhead() &- degreeDigits
    guard isDigit(byte) else { throw refusal(GN_TEXT_NUMBER) }
    guard rest == 0 || rest == 2 || rest == 4 else { throw TextRefusal(GN_TEXT_DIGITS, at: start) }
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
    let last = number(comma: true) ?? DecimalNumber()
    units = units + (rest > 0 ? try sixtieths(last.value, at: last.offset) : last.value)
    // A zero is positive.
    return Angle6709(
      degrees: (sign < 0 ? -units : units) / unitsPerDegree + 0,
      unit: Notation.unit(decimals: last.decimals) / unitsPerDegree, hasComma: last.hasComma)
  }

  private func sixtieths(_ value: Double, at offset: Int) throws(TextRefusal) -> Double {
    guard value < 60 else { throw TextRefusal(GN_TEXT_SIXTY, at: offset) }
    return value
  }

  /// A sign and metres; nil without a sign.
  fileprivate mutating func altitude() throws(TextRefusal) -> Double? {
    let sign = sign()
    guard sign != 0 else { return nil }
    let metres = try metres(comma: true)
    return sign < 0 ? 0 - metres : metres
  }

  /// A number of metres.
  mutating func metres(comma: Bool) throws(TextRefusal) -> Double {
    guard let number = number(comma: comma) else { throw refusal(GN_TEXT_NUMBER) }
    guard number.digits <= 15 else { throw TextRefusal(GN_TEXT_DIGITS, at: number.offset) }
    return number.value
  }

  /// Passes the name of a reference system, and tells whether it is WGS_84, WGS84, WGS-84 or EPSG:4326.
  fileprivate mutating func isNameOfWGS84() throws(TextRefusal) -> Bool {
    var ahead = self
    if ahead.take("EPSG:4326"), ahead.isAtEnd || ahead.byte == 0x2F {
      self = ahead
      return true
    }
    let start = offset
    var matching = 0
    var isOther = false
    let name: StaticString = "WGS84"
    while let byte, byte > 0x20, byte < 0x7F, byte != 0x2F {
      offset &+= 1
      if matching == 3, byte == 0x5F || byte == 0x2D, self.byte == 0x38 { continue }
      // SAFETY: below the length of the name.
      if matching < 5, name.utf8Start[matching] == byte { matching &+= 1 } else { isOther = true }
    }
    guard offset > start else { throw refusal(GN_TEXT_CRS) }
    return matching == 5 && !isOther
  }
}

extension Notation {
  /// What the last of some decimals is worth: a power of ten, 10^-30 at the least.
  static func unit(decimals: Int) -> Double {
    var scale = 1.0
    var place = 0
    while place < decimals, place < 30 {
      scale = scale * 10
      place &+= 1
    }
    return 1 / scale
  }
}
