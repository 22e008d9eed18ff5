// SPDX-License-Identifier: MIT
import CGridNorth

// ISO 6709:2008, annex H: +DD.D+DDD.D, +DDMM.M+DDDMM.M or +DDMMSS.S+DDDMMSS.S, perhaps a signed altitude, perhaps "CRS"
// and the name of a reference system, and a solidus. The number of digits before the point distinguishes degrees,
// minutes and seconds; the point may be a comma.

extension Notation {
  /// `flags` are GN_PARSE_ values.
  static func parseISO6709(_ text: ASCII, flags: UInt32) throws(TextRefusal) -> gn_position {
    let isStrict = flags & UInt32(GN_PARSE_STRICT) != 0
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    var position = gn_position()
    position.form = Int32(GN_FORM_ISO_6709)

    let start = scanner.offset
    let latitude = try scanner.angle(degreeDigits: 2)
    guard latitude.degrees.absolute <= 90 else { throw TextRefusal(GN_ERROR_LATITUDE, at: start) }
    let longitude = try scanner.angle(degreeDigits: 3)
    position.point = gn_point(
      latitude: latitude.degrees, longitude: Angle.reduce(longitude: longitude.degrees))
    position.precision = min(latitude.packed.unit, longitude.packed.unit) * MeridianScale.metersPerDegree
    if latitude.packed.hasComma || longitude.packed.hasComma { position.flags |= UInt32(GN_POSITION_DECIMAL_COMMA) }

    if let altitude = try scanner.altitude() {
      position.altitude = altitude
      position.flags |= UInt32(GN_POSITION_ALTITUDE)
    }
    if scanner.take("CRS") {
      let name = scanner.offset
      if try !scanner.isNameOfWGS84() {
        guard !isStrict else { throw TextRefusal(GN_ERROR_TEXT_CRS, at: name) }
        position.flags |= UInt32(GN_POSITION_OTHER_CRS)
      }
    }
    // The solidus is often omitted.
    if !scanner.take(0x2F), isStrict { throw scanner.rest() }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.rest() }
    return position
  }
}

extension TextScanner {
  /// A sign, then an angle with the given number of digits for degrees.
  fileprivate mutating func angle(degreeDigits: Int) throws(TextRefusal) -> (degrees: Double, packed: PackedAngle) {
    let sign = sign()
    guard sign != 0 else { throw refusal(GN_ERROR_TEXT_SIGN) }
    let angle = try packedAngle(degreeDigits: degreeDigits, comma: true)
    // A zero is positive.
    return ((sign < 0 ? -angle.degrees : angle.degrees) + 0, angle)
  }

  /// A sign and meters; nil without a sign.
  fileprivate mutating func altitude() throws(TextRefusal) -> Double? {
    let sign = sign()
    guard sign != 0 else { return nil }
    let meters = try meters(comma: true)
    return sign < 0 ? 0 - meters : meters
  }

  /// A number of meters.
  mutating func meters(comma: Bool) throws(TextRefusal) -> Double {
    guard let number = number(comma: comma) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    guard number.digits <= 15 else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: number.offset) }
    return number.value
  }

  /// Passes the name of a reference system, and returns whether it is WGS_84, WGS84, WGS-84 or EPSG:4326.
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
    guard offset > start else { throw refusal(GN_ERROR_TEXT_CRS) }
    return matching == 5 && !isOther
  }
}

extension Notation {
  /// The value of the last of some decimals: a power of ten, at least 10^-30.
  @inline(never)
  static func unit(decimals: Int) -> Double {
    // These powers are exact, however they are made.
    if decimals > 0, decimals < 19 { return 1 / Double(Int64(truncatingIfNeeded: UInt64.powerOfTen(decimals))) }
    var scale = 1.0
    var place = 0
    while place < decimals, place < 30 {
      scale = scale * 10
      place &+= 1
    }
    return 1 / scale
  }
}
