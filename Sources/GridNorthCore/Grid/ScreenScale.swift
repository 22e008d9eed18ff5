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
    let (large, small) = try BarUnit.pair(of: units)
    var length = RoundLength(unit: large)
    while length.metres / metresPerPixel > maxWidth {
      // A pixel spans 1.2e-7 m at least, so some small length fits.
      length = length.isSmallest ? RoundLength(unit: small) : length.next
    }
    return length.bar(metresPerPixel: metresPerPixel)
  }
}

/// A unit of scale bars, and the powers of ten between which its lengths lie.
private struct BarUnit {
  let unit: LengthUnit
  let exponents: (smallest: Int, largest: Int)

  /// The larger unit of a system, and the one for shorter lengths.
  static func pair(of units: Int32) throws(gn_status) -> (large: BarUnit, small: BarUnit) {
    let (large, small) = try LengthUnit.pair(of: units)
    // No bar is longer than 2.51e9 km: a million pixels where the world has sixteen.
    return (
      BarUnit(unit: large, exponents: (units == Int32(GN_UNITS_NAUTICAL) ? -1 : 0, 9)),
      BarUnit(unit: small, exponents: (-10, units == Int32(GN_UNITS_METRIC) ? 2 : 3))
    )
  }
}

/// 1, 2 or 5 times a power of ten of a unit.
private struct RoundLength {
  let unit: BarUnit
  private var digit: UInt8 = 5
  private var exponent: Int

  /// The longest length that the unit is used for.
  init(unit: BarUnit) {
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
  var metres: Double { scaled(Double(digit) * unit.unit.metres) }

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
    // A number has 12 characters at most, a unit 3: 8 and 24 bytes have room, and the zeros after them stay.
    withUnsafeMutableBytes(of: &bar.unit) { bytes in
      var text = TextSink(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), capacity: 8)
      text.append(unit.unit)
    }
    withUnsafeMutableBytes(of: &bar.text) { bytes in
      var text = TextSink(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), capacity: 24)
      appendNumber(to: &text)
      text.append(" ")
      text.append(unit.unit)
    }
    return bar
  }

  /// "500", "0.05"
  private func appendNumber(to text: inout TextSink) {
    if exponent < 0 { text.append("0.") }
    // Zeros stand before the digit of a fraction, and after that of a whole number.
    var place = -1
    while place > exponent {
      text.append("0")
      place = place &- 1
    }
    text.append(byte: 48 &+ digit)
    place = 0
    while place < exponent {
      text.append("0")
      place = place &+ 1
    }
  }
}
