// SPDX-License-Identifier: MIT
import CGridNorth

// RFC 5870, section 3.3: "geo:" latitude "," longitude [ "," altitude ], then ";crs=wgs84", ";u=" and metres, and other
// parameters, each of them ";" name or ";" name "=" value. Names and "wgs84" in upper or lower case.
//
// Beyond it, because people write and share it: blanks after commas, the minus sign of Unicode, parameters in any
// order, and the query that Android's maps add ("?z=16").

extension Notation {
  /// `flags` are GN_PARSE_ values.
  static func parseGeoURI(_ text: ASCII, flags: UInt32) throws(TextRefusal) -> gn_position {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { throw TextRefusal(GN_TEXT_EMPTY, at: 0) }
    guard scanner.take("GEO:") else { throw scanner.refusal(GN_TEXT_FORM) }
    var position = gn_position()
    position.form = Int32(GN_FORM_GEO_URI)
    position.precision = try scanner.coordinates(of: &position) * MeridianScale.metresPerDegree

    let isStrict = flags & UInt32(GN_PARSE_STRICT) != 0
    var seen: UInt32 = 0
    while scanner.take(0x3B) {
      let start = scanner.offset
      let parameter = try scanner.parameter(of: &position)
      guard parameter & seen & ~UInt32(GN_POSITION_OTHER_PARAMETERS) == 0 else {
        throw TextRefusal(GN_TEXT_REST, at: start)
      }
      seen |= parameter
      guard !isStrict || position.flags & UInt32(GN_POSITION_OTHER_CRS) == 0 else {
        throw TextRefusal(GN_TEXT_CRS, at: start &+ 4)
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
  /// Two or three numbers, parted by commas; tells the unit of the last digit in degrees. Zeros at the end of a number
  /// are often left out, so the longer one tells.
  fileprivate mutating func coordinates(of position: inout gn_position) throws(TextRefusal) -> Double {
    let start = offset
    let latitude = try coordinate()
    guard latitude.value.absolute <= 90 else { throw TextRefusal(GN_LATITUDE, at: start) }
    guard take(0x2C) else { throw refusal(GN_TEXT_NUMBER) }
    skipBlanks()
    let longitudeStart = offset
    let longitude = try coordinate()
    guard longitude.value.isFinite else { throw TextRefusal(GN_TEXT_DIGITS, at: longitudeStart) }
    position.point = gn_point(
      latitude: latitude.value, longitude: Angle.reduce(longitude: longitude.value))
    if take(0x2C) {
      skipBlanks()
      let isNegative = try takeMinus()
      let metres = try metres(comma: false)
      position.altitude = isNegative ? 0 - metres : metres
      position.flags |= UInt32(GN_POSITION_ALTITUDE)
    }
    return Notation.unit(decimals: max(latitude.decimals, longitude.decimals))
  }

  private mutating func coordinate() throws(TextRefusal) -> DecimalNumber {
    let isNegative = try takeMinus()
    guard var number = number() else { throw refusal(GN_TEXT_NUMBER) }
    if isNegative { number.value = 0 - number.value }
    return number
  }

  /// There is no plus sign.
  private mutating func takeMinus() throws(TextRefusal) -> Bool {
    let start = offset
    let sign = sign()
    guard sign <= 0 else { throw TextRefusal(GN_TEXT_SIGN, at: start) }
    return sign < 0
  }

  /// A parameter without its semicolon; tells by a flag which it is: crs, u or another one.
  fileprivate mutating func parameter(of position: inout gn_position) throws(TextRefusal) -> UInt32 {
    if take("CRS=") {
      let value = offset
      if take("WGS84"), !isName(byte) { return UInt32(GN_POSITION_OTHER_CRS) }
      offset = value
      while isName(byte) { offset &+= 1 }
      guard offset > value else { throw refusal(GN_TEXT_CRS) }
      position.flags |= UInt32(GN_POSITION_OTHER_CRS)
      return UInt32(GN_POSITION_OTHER_CRS)
    }
    if take("U=") {
      position.uncertainty = try metres(comma: false)
      position.flags |= UInt32(GN_POSITION_UNCERTAINTY)
      return UInt32(GN_POSITION_UNCERTAINTY)
    }
    let name = offset
    try pass(GN_TEXT_LETTER) { isName($0) }
    var known = self
    known.offset = name
    // crs and u have a value.
    if byte != 0x3D, known.take("CRS") || known.take("U"), known.offset == offset { throw refusal(GN_TEXT_INCOMPLETE) }
    if take(0x3D) { try pass(GN_TEXT_LETTER) { isName($0) || isMark($0) } }
    position.flags |= UInt32(GN_POSITION_OTHER_PARAMETERS)
    return UInt32(GN_POSITION_OTHER_PARAMETERS)
  }

  /// Passes characters, one at least; any may be written as a percent sign and two hexadecimal digits.
  private mutating func pass(_ status: gn_status, _ isAllowed: (UInt8) -> Bool) throws(TextRefusal) {
    let start = offset
    while let byte {
      if byte == 0x25 {
        guard isHexadecimal(self.byte(after: 1)), isHexadecimal(self.byte(after: 2)) else {
          throw TextRefusal(GN_TEXT_BYTE, at: offset)
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
      guard !isStart || byte != 0x51 || self.byte(after: 1) != 0x3D else { throw refusal(GN_TEXT_REST) }
      isStart = byte == 0x26
      offset &+= 1
    }
  }
}

/// Letters, digits, hyphens: what names and labels are made of.
private func isName(_ byte: UInt8?) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x2D }

/// What else values may have: "mark" and "p-unreserved" of RFC 5870.
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
