// SPDX-License-Identifier: MIT
import CGridNorth

/// Lengths on the ground and on a Web Mercator screen, along a parallel of the ellipsoid.
public enum ScreenScale {
  /// Meters on the ground that a pixel spans; `tileSize` as gn_screen_scale() takes it.
  public static func metersPerPixel(latitude: Double, zoom: Double, tileSize: UInt32) throws(gn_status) -> Double {
    guard latitude.isFinite, zoom.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard latitude.absolute <= 90 else { throw GN_ERROR_LATITUDE }
    return metersPerPixel(latitude: latitude, worldSize: try checkedWorldSize(zoom: zoom, tileSize: tileSize))
  }

  static func metersPerPixel(latitude: Double, worldSize: Double) -> Double {
    let (sine, cosine) = latitude.sineAndCosineOfDegrees
    let normalRadius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * sine * sine).root
    return 2 * .pi * normalRadius * cosine / worldSize
  }

  /// The longest round length that fits into a width; parameters as gn_screen_scale_bar() takes them.
  public static func bar(
    latitude: Double, zoom: Double, tileSize: UInt32, maxWidth: Double, units: Int32
  ) throws(gn_status) -> gn_scale_bar {
    guard latitude.isFinite, zoom.isFinite, maxWidth.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard latitude.absolute <= 89.9 else { throw GN_ERROR_LATITUDE }
    let metersPerPixel = try metersPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize)
    guard maxWidth >= 0.001, maxWidth <= 1_000_000 else { throw GN_ERROR_PIXELS }
    let (large, small) = try BarUnit.pair(of: units)
    var bar = RoundLength(unit: large).longestBar(metersPerPixel: metersPerPixel, maxWidth: maxWidth)
    // A pixel spans 1.2e-7 m at least, so some small length fits.
    if bar.width > maxWidth {
      bar = RoundLength(unit: small).longestBar(metersPerPixel: metersPerPixel, maxWidth: maxWidth)
    }
    return bar
  }
}

/// A unit of scale bars, and the powers of ten between which its lengths lie.
private struct BarUnit {
  let unit: LengthUnit
  let exponents: (smallest: Int, largest: Int)

  /// The larger unit of a system, and the one for shorter lengths.
  static func pair(of units: Int32) throws(gn_status) -> (large: BarUnit, small: BarUnit) {
    let (large, small) = try LengthUnit.pair(of: units)
    // No bar is longer than 2.51e9 km: a million pixels, where the world has sixteen.
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

  /// The longest length for which the unit is used.
  init(unit: BarUnit) {
    self.unit = unit
    exponent = unit.exponents.largest
  }

  private var isSmallest: Bool { digit == 1 && exponent == unit.exponents.smallest }

  /// The next shorter length.
  private var next: RoundLength {
    var next = self
    next.digit = digit == 5 ? 2 : digit == 2 ? 1 : 5
    if digit == 1 { next.exponent = exponent &- 1 }
    return next
  }

  private var value: Double { scaled(Double(digit)) }
  private var meters: Double { scaled(Double(digit) * unit.unit.meters) }

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

  /// The bar of this length or of the next shorter one that fits; of the smallest one if none does.
  func longestBar(metersPerPixel: Double, maxWidth: Double) -> gn_scale_bar {
    var length = self
    while length.meters / metersPerPixel > maxWidth, !length.isSmallest { length = length.next }
    return length.bar(metersPerPixel: metersPerPixel)
  }

  private func bar(metersPerPixel: Double) -> gn_scale_bar {
    var bar = gn_scale_bar()
    bar.width = meters / metersPerPixel
    bar.meters = meters
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
