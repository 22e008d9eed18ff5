// SPDX-License-Identifier: MIT
import CGridNorth

extension Notation {
  /// Numbers with as many digits before the point may hold minutes.
  private static let packedDigits = 4

  /// Decimal degrees in the usual notation. Nil for everything else: plainDegrees(_: TextScanner) reads more texts.
  @inline(__always)
  static func plainDegrees(_ text: ASCII, flags: UInt32) -> gn_position? {
    guard let numbers = PlainNumbers(text) else { return nil }
    return position(numbers.first, numbers.second, decimals: numbers.decimals, flags: flags)
  }

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
    return position(
      firstIsNegative ? -first.value : first.value, secondIsNegative ? -second.value : second.value,
      decimals: max(first.decimals, second.decimals), flags: flags)
  }

  /// Nil for a latitude beyond the poles.
  @inline(__always)
  private static func position(_ first: Double, _ second: Double, decimals: Int, flags: UInt32) -> gn_position? {
    // Never -0.
    let values = (first + 0, second + 0)
    let longitudeIsFirst = flags & UInt32(GN_PARSE_LONGITUDE_FIRST) != 0
    let latitude = longitudeIsFirst ? values.1 : values.0
    guard latitude.absolute <= 90 else { return nil }
    var result = gn_position()
    result.point.latitude = latitude
    result.point.longitude = Angle.reduce(longitude: longitudeIsFirst ? values.0 : values.1)
    result.precision = unit(decimals: decimals) * MeridianScale.metersPerDegree
    result.form = Int32(GN_FORM_DD)
    if longitudeIsFirst { result.flags = UInt32(GN_POSITION_LONGITUDE_FIRST) }
    return result
  }
}

/// Two numbers in the usual notation, "-40.5, 175.25": one to three digits, a point and one to eight decimals each, a comma and
/// perhaps a blank between. Their digits are read eight at a time.
private struct PlainNumbers {
  let first: Double
  let second: Double
  /// The larger number of decimals.
  let decimals: Int

  /// Nil for everything else.
  @inline(never)
  init?(_ text: ASCII) {
    // Two such numbers have no more bytes.
    guard text.count >= 8, text.count <= 28, let first = PlainNumber(text, at: 0), first.end < text.count,
      text.start[first.end] == 0x2C
    else { return nil }
    let next = first.end &+ 1
    let isParted = next < text.count && text.start[next] == 0x20
    guard let second = PlainNumber(text, at: isParted ? next &+ 1 : next), second.end == text.count else { return nil }
    self.first = first.value
    self.second = second.value
    decimals = max(first.decimals, second.decimals)
  }
}

private struct PlainNumber {
  /// May be -0.
  let value: Double
  let decimals: Int
  /// The offset behind the number.
  let end: Int

  /// A number at an offset of a text of eight bytes or more; the offset is not beyond its end.
  @inline(never)
  init?(_ text: ASCII, at offset: Int) {
    var start = EightBytes(text, at: offset)
    let sign: UInt64 = start.bytes & 0xFF == 0x2D ? 1 : 0
    start.bytes = start.bytes &>> (8 &* sign)
    let digits = start.digits
    guard digits &- 1 < 3, start.bytes &>> (8 &* digits) & 0xFF == 0x2E else { return nil }
    // The sign, the digits and the point are in the text.
    let place = offset &+ Int(truncatingIfNeeded: sign &+ digits &+ 1)
    let fraction = EightBytes(text, at: place)
    let count = fraction.digits
    guard count > 0 else { return nil }
    // One division of exact numbers rounds correctly, whether or not zeros fill up the decimals to eight.
    let units = start.number(of: digits) &* 100_000_000 &+ fraction.filledNumber(of: count)
    let magnitude = Double(Int64(truncatingIfNeeded: units)) / 100_000_000
    // No branch, because signs are as good as random.
    value = Double(bitPattern: magnitude.bitPattern | sign << 63)
    decimals = Int(truncatingIfNeeded: count)
    end = place &+ decimals
  }
}

/// Bytes of a text, the first one lowest; zero bytes behind its end.
private struct EightBytes {
  var bytes: UInt64

  /// The text has eight bytes or more, and the offset is not beyond its end.
  @inline(__always)
  init(_ text: ASCII, at offset: Int) {
    // SAFETY: no byte behind the last one is read.
    let place = min(offset, text.count &- 8)
    let beyond = UInt64(truncatingIfNeeded: 8 &* (offset &- place))
    bytes = TextWord.load(text.start, place) >> beyond
  }

  /// How many digits are before anything else.
  @inline(__always)
  var digits: UInt64 {
    // The lowest of these bits belongs to the first byte that is no digit; those above it may not belong to one.
    let others = (values &+ 0x7676_7676_7676_7676 | values) & 0x8080_8080_8080_8080
    return UInt64(truncatingIfNeeded: others.trailingZeroBitCount) >> 3
  }

  /// Below 10 for digits.
  @inline(__always)
  private var values: UInt64 { bytes ^ 0x3030_3030_3030_3030 }

  /// The number that the first digits make, 1 ... 8.
  @inline(__always)
  func number(of digits: UInt64) -> UInt64 { Self.number(values &<< (64 &- 8 &* digits)) }

  /// The number that the first digits, 1 ... 8, make with zeros behind them.
  @inline(__always)
  func filledNumber(of digits: UInt64) -> UInt64 { Self.number(values & UInt64.max &>> (64 &- 8 &* digits)) }

  /// The first digit is in the lowest byte.
  @inline(__always)
  private static func number(_ digits: UInt64) -> UInt64 {
    // Pairs of digits, then fours.
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }
}
