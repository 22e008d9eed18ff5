// SPDX-License-Identifier: MIT
import CGridNorth

/// Lengths on the ground and on a Web Mercator screen, along a parallel of the ellipsoid.
public enum ScreenScale {
  /// Metres on the ground that a pixel spans; `tileSize` as gn_screen_scale() takes it.
  public static func metresPerPixel(latitude: Double, zoom: Double, tileSize: UInt32) throws(gn_status) -> Double {
    guard latitude.isFinite, zoom.isFinite else { throw GN_NOT_FINITE }
    guard latitude.absolute <= 90 else { throw GN_LATITUDE }
    return metresPerPixel(latitude: latitude, worldSize: try checkedWorldSize(zoom: zoom, tileSize: tileSize))
  }

  static func metresPerPixel(latitude: Double, worldSize: Double) -> Double {
    let (sine, cosine) = latitude.sineAndCosineOfDegrees
    let normalRadius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * sine * sine).root
    return 2 * .pi * normalRadius * cosine / worldSize
  }

  /// The longest round length that fits into a width; parameters as gn_screen_scale_bar() takes them.
  public static func bar(
    latitude: Double, zoom: Double, tileSize: UInt32, maxWidth: Double, units: Int32
  ) throws(gn_status) -> gn_scale_bar {
    guard latitude.isFinite, zoom.isFinite, maxWidth.isFinite else { throw GN_NOT_FINITE }
    guard latitude.absolute <= 89.9 else { throw GN_LATITUDE }
    let metresPerPixel = try metresPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize)
    guard maxWidth >= 0.001, maxWidth <= 1_000_000 else { throw GN_PIXELS }
    let (large, small) = try LengthUnit.pair(of: units)
    var length = RoundLength(unit: large)
    while length.metres / metresPerPixel > maxWidth {
      // A pixel spans 1.2e-7 m at least, so some small length fits.
      length = length.isSmallest ? RoundLength(unit: small) : length.next
    }
    return length.bar(metresPerPixel: metresPerPixel)
  }
}

/// A unit of scale bars, and the powers of ten between which its lengths lie.
private struct LengthUnit {
  let metres: Double
  /// At most three letters, zeros after them.
  let symbol: (UInt8, UInt8, UInt8)
  let exponents: (smallest: Int, largest: Int)

  /// The larger unit of a system, and the one for shorter lengths.
  static func pair(of units: Int32) throws(gn_status) -> (large: LengthUnit, small: LengthUnit) {
    // No bar is longer than 2.51e9 km: a million pixels where the world has sixteen.
    let feet = LengthUnit(metres: 0.3048, symbol: (f, t, 0), exponents: (-10, 3))
    switch units {
    case Int32(GN_UNITS_METRIC):
      return (
        LengthUnit(metres: 1000, symbol: (k, m, 0), exponents: (0, 9)),
        LengthUnit(metres: 1, symbol: (m, 0, 0), exponents: (-10, 2))
      )
    case Int32(GN_UNITS_IMPERIAL):
      return (LengthUnit(metres: 1609.344, symbol: (m, i, 0), exponents: (0, 9)), feet)
    case Int32(GN_UNITS_NAUTICAL):
      return (LengthUnit(metres: 1852, symbol: (n, m, i), exponents: (-1, 9)), feet)
    default: throw GN_UNIT
    }
  }

  private static let f = UInt8(ascii: "f")
  private static let i = UInt8(ascii: "i")
  private static let k = UInt8(ascii: "k")
  private static let m = UInt8(ascii: "m")
  private static let n = UInt8(ascii: "n")
  private static let t = UInt8(ascii: "t")
}

/// 1, 2 or 5 times a power of ten of a unit.
private struct RoundLength {
  let unit: LengthUnit
  private var digit: UInt8 = 5
  private var exponent: Int

  /// The longest length that the unit is used for.
  init(unit: LengthUnit) {
    self.unit = unit
    exponent = unit.exponents.largest
  }

  var isSmallest: Bool { digit == 1 && exponent == unit.exponents.smallest }

  /// The next shorter length.
  var next: RoundLength {
    var next = self
    next.digit = digit == 5 ? 2 : digit == 2 ? 1 : 5
    if digit == 1 { next.exponent = exponent &- 1 }
    return next
  }

  var value: Double { scaled(Double(digit)) }
  var metres: Double { scaled(Double(digit) * unit.metres) }

  /// A number times 10^exponent, by one multiplication or division with an exact power.
  private func scaled(_ number: Double) -> Double {
    var power = 1.0
    var places = exponent < 0 ? 0 &- exponent : exponent
    while places > 0 {
      power = power * 10
      places = places &- 1
    }
    return exponent < 0 ? number / power : number * power
  }

  func bar(metresPerPixel: Double) -> gn_scale_bar {
    var bar = gn_scale_bar()
    bar.width = metres / metresPerPixel
    bar.metres = metres
    bar.value = value
    // SAFETY: a number has 12 characters at most, a unit 3: 8 and 24 bytes have room, and the zeros after them stay.
    withUnsafeMutableBytes(of: &bar.unit) { bytes in
      var end = bytes.baseAddress.unsafelyUnwrapped
      appendUnit(to: &end)
    }
    withUnsafeMutableBytes(of: &bar.text) { bytes in
      var end = bytes.baseAddress.unsafelyUnwrapped
      appendNumber(to: &end)
      append(32, to: &end)
      appendUnit(to: &end)
    }
    return bar
  }

  /// "500", "0.05"
  private func appendNumber(to end: inout UnsafeMutableRawPointer) {
    if exponent < 0 {
      append(48, to: &end)
      append(46, to: &end)
    }
    // Zeros stand before the digit of a fraction, and after that of a whole number.
    var place = -1
    while place > exponent {
      append(48, to: &end)
      place = place &- 1
    }
    append(48 &+ digit, to: &end)
    place = 0
    while place < exponent {
      append(48, to: &end)
      place = place &+ 1
    }
  }

  private func appendUnit(to end: inout UnsafeMutableRawPointer) {
    append(unit.symbol.0, to: &end)
    append(unit.symbol.1, to: &end)
    append(unit.symbol.2, to: &end)
  }

  private func append(_ byte: UInt8, to end: inout UnsafeMutableRawPointer) {
    end.storeBytes(of: byte, as: UInt8.self)
    end += 1
  }
}
