// SPDX-License-Identifier: MIT
import CGridNorth

// RFC 5870, section 3.3: "geo:" latitude "," longitude [ "," altitude ], then ";crs=wgs84", ";u=" and meters, and other
// parameters, each of them ";" name or ";" name "=" value. Names and "wgs84" in upper or lower case.
//
// Beyond it, because people write and share it: blanks after commas, the minus sign of Unicode, numbers without a digit
// before or after the point, parameters in any order, names with percent signs, and the query that Android's maps add
// ("?z=16"). The strict rule refuses all of these.

extension Notation {
  /// `flags` are GN_PARSE_ values.
  static func parseGeoURI(_ text: ASCII, flags: UInt32) throws(TextRefusal) -> gn_position {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    guard scanner.take("GEO:") else { throw scanner.refusal(GN_ERROR_TEXT_FORM) }
    var position = gn_position()
    position.form = Int32(GN_FORM_GEO_URI)
    let isStrict = flags & UInt32(GN_PARSE_STRICT) != 0
    position.precision = try scanner.coordinates(of: &position, isStrict) * MeridianScale.metersPerDegree

    var seen: UInt32 = 0
    while scanner.take(0x3B) {
      let start = scanner.offset
      let parameter = try scanner.parameter(of: &position, isStrict)
      // Neither crs nor u may appear twice; strictly, crs comes first, then u, then all others.
      let mayNotPrecede =
        parameter == UInt32(GN_POSITION_OTHER_PARAMETERS)
        ? 0 : isStrict ? ~UInt32(GN_POSITION_OTHER_CRS) | parameter : parameter
      guard seen & mayNotPrecede == 0 else { throw TextRefusal(GN_ERROR_TEXT_REST, at: start) }
      seen |= parameter
      guard !isStrict || position.flags & UInt32(GN_POSITION_OTHER_CRS) == 0 else {
        throw TextRefusal(GN_ERROR_TEXT_CRS, at: start &+ 4)
      }
    }
    if !isStrict, scanner.byte == 0x3F {
      try scanner.query()
      position.flags |= UInt32(GN_POSITION_OTHER_PARAMETERS)
    }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.rest() }
    // Section 3.4.2: at a pole the longitude is 0.
    let isWGS84 = position.flags & UInt32(GN_POSITION_OTHER_CRS) == 0
    if isWGS84, position.point.latitude.absolute == 90 { position.point.longitude = 0 }
    return position
  }
}

extension TextScanner {
  /// Two or three numbers, separated by commas; returns the unit of the last digit in degrees. Zeros at the end of a
  /// number are often omitted, so the longer number decides.
  fileprivate mutating func coordinates(
    of position: inout gn_position, _ isStrict: Bool
  ) throws(TextRefusal) -> Double {
    let start = offset
    let latitude = try coordinate(isStrict)
    guard latitude.value.absolute <= 90 else { throw TextRefusal(GN_ERROR_LATITUDE, at: start) }
    guard take(0x2C) else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    if !isStrict { skipBlanks() }
    let longitudeStart = offset
    let longitude = try coordinate(isStrict)
    guard longitude.value.isFinite else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: longitudeStart) }
    position.point = gn_point(
      latitude: latitude.value, longitude: Angle.reduce(longitude: longitude.value))
    if take(0x2C) {
      if !isStrict { skipBlanks() }
      let isNegative = try takeMinus(isStrict)
      try checkNumber(isStrict)
      let meters = try meters(comma: false)
      position.altitude = isNegative ? 0 - meters : meters
      position.flags |= UInt32(GN_POSITION_ALTITUDE)
    }
    return Notation.unit(decimals: max(latitude.decimals, longitude.decimals))
  }

  private mutating func coordinate(_ isStrict: Bool) throws(TextRefusal) -> DecimalNumber {
    let isNegative = try takeMinus(isStrict)
    try checkNumber(isStrict)
    guard var number = number() else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    if isNegative { number.value = 0 - number.value }
    return number
  }

  /// There is no plus sign, and strictly the minus sign is the hyphen of ASCII.
  private mutating func takeMinus(_ isStrict: Bool) throws(TextRefusal) -> Bool {
    let start = offset
    let isHyphen = byte == 0x2D
    let sign = sign()
    guard sign == 0 || isHyphen || (sign < 0 && !isStrict) else { throw TextRefusal(GN_ERROR_TEXT_SIGN, at: start) }
    return sign < 0
  }

  /// Strictly, a number has a digit before its point and one after it.
  private func checkNumber(_ isStrict: Bool) throws(TextRefusal) {
    guard isStrict else { return }
    var ahead = self
    ahead.offset &+= digitsAhead()
    guard ahead.offset > offset else { throw refusal(GN_ERROR_TEXT_NUMBER) }
    guard !ahead.take(0x2E) || isDigit(ahead.byte) else { throw ahead.refusal(GN_ERROR_TEXT_NUMBER) }
  }

  /// A parameter without its semicolon; returns a flag for its kind: crs, u or another one.
  fileprivate mutating func parameter(
    of position: inout gn_position, _ isStrict: Bool
  ) throws(TextRefusal) -> UInt32 {
    if take("CRS=") {
      let value = offset
      if take("WGS84"), !isName(byte) { return UInt32(GN_POSITION_OTHER_CRS) }
      offset = value
      while isName(byte) { offset &+= 1 }
      guard offset > value else { throw refusal(GN_ERROR_TEXT_CRS) }
      position.flags |= UInt32(GN_POSITION_OTHER_CRS)
      return UInt32(GN_POSITION_OTHER_CRS)
    }
    if take("U=") {
      try checkNumber(isStrict)
      position.uncertainty = try meters(comma: false)
      position.flags |= UInt32(GN_POSITION_UNCERTAINTY)
      return UInt32(GN_POSITION_UNCERTAINTY)
    }
    let name = offset
    try pass(GN_ERROR_TEXT_LETTER, mayBeEscaped: !isStrict) { isName($0) }
    var known = self
    known.offset = name
    // crs and u have a value.
    if byte != 0x3D, known.take("CRS") || known.take("U"), known.offset == offset {
      throw refusal(GN_ERROR_TEXT_INCOMPLETE)
    }
    if take(0x3D) { try pass(GN_ERROR_TEXT_LETTER, mayBeEscaped: true) { isName($0) || isMark($0) } }
    position.flags |= UInt32(GN_POSITION_OTHER_PARAMETERS)
    return UInt32(GN_POSITION_OTHER_PARAMETERS)
  }

  /// Passes at least one character; any may be escaped as a percent sign and two hexadecimal digits.
  private mutating func pass(
    _ status: gn_status, mayBeEscaped: Bool, _ isAllowed: (UInt8) -> Bool
  ) throws(TextRefusal) {
    let start = offset
    while let byte {
      if byte == 0x25, mayBeEscaped {
        guard isHexadecimal(self.byte(after: 1)), isHexadecimal(self.byte(after: 2)) else {
          throw TextRefusal(GN_ERROR_TEXT_BYTE, at: offset)
        }
        offset &+= 3
      } else {
        guard isAllowed(byte) else { break }
        offset &+= 1
      }
    }
    guard offset > start else { throw refusal(status) }
  }

  /// Passes a question mark and what follows, unless it has a "q=": that may be another place.
  fileprivate mutating func query() throws(TextRefusal) {
    var isStart = true
    offset &+= 1
    while let byte, byte > 0x20, byte < 0x7F {
      guard !isStart || byte != 0x51 || self.byte(after: 1) != 0x3D else { throw refusal(GN_ERROR_TEXT_REST) }
      isStart = byte == 0x26
      offset &+= 1
    }
  }
}

/// Letters, digits, hyphens: the characters of names and labels.
private func isName(_ byte: UInt8?) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x2D }

/// Further characters of values: "mark" and "p-unreserved" of RFC 5870.
private func isMark(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x5F, 0x2E, 0x21, 0x7E, 0x2A, 0x27, 0x28, 0x29, 0x5B, 0x5D, 0x3A, 0x26, 0x2B, 0x24: true
  default: false
  }
}

private func isHexadecimal(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46)
}
