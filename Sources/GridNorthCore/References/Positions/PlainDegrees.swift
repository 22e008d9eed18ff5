// SPDX-License-Identifier: MIT
import CGridNorth

extension Notation {
  /// Numbers with as many digits before the point may hold minutes.
  private static let packedDigits = 4

  /// Decimal degrees as programs write them: two numbers with their signs, a comma or blanks between. Nil for
  /// everything else, including texts to be refused: parseDegrees() reads these.
  @inline(__always)
  static func plainDegrees(_ text: TextScanner, flags: UInt32) -> gn_position? {
    var scanner = text
    let firstIsNegative = scanner.sign() < 0
    guard let first = scanner.number(), first.digits < packedDigits else { return nil }
    let hasBlanks = scanner.skipBlanks()
    let hasComma = scanner.take(0x2C)
    guard hasBlanks || hasComma else { return nil }
    scanner.skipBlanks()
    let secondIsNegative = scanner.sign() < 0
    guard let second = scanner.number(), second.digits < packedDigits else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { return nil }
    // Never -0.
    let values = (
      (firstIsNegative ? -first.value : first.value) + 0, (secondIsNegative ? -second.value : second.value) + 0
    )
    let longitudeIsFirst = flags & UInt32(GN_PARSE_LONGITUDE_FIRST) != 0
    let latitude = longitudeIsFirst ? values.1 : values.0
    guard latitude.absolute <= 90 else { return nil }
    var result = gn_position()
    result.point.latitude = latitude
    result.point.longitude = Angle.reduce(longitude: longitudeIsFirst ? values.0 : values.1)
    result.precision = unit(decimals: max(first.decimals, second.decimals)) * MeridianScale.metersPerDegree
    result.form = Int32(GN_FORM_DD)
    if longitudeIsFirst { result.flags = UInt32(GN_POSITION_LONGITUDE_FIRST) }
    return result
  }
}
