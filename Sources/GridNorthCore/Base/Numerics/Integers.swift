// SPDX-License-Identifier: MIT

extension Double {
  /// This number, or the nearer end of `low` ... `high`; `high` for NaN. So a loop ends whatever its numbers are: on a
  /// host that rounds upward they may be any.
  @inline(__always)
  func clamped(_ low: Double, _ high: Double) -> Double {
    // If the second number is NaN, min and max give the first.
    max(low, min(high, self))
  }

  /// The whole number below or at `self`, for 0 <= self < 2^51; some number, never a trap, for any other value.
  ///
  /// Adding 2^52 leaves the number in the low bits of the significand.
  @inline(__always)
  var wholeNumber: UInt64 {
    floored.nearestWholeNumber
  }

  /// The nearest whole number, ties to even, for 0 <= self < 2^51; some number, never a trap, for any other value.
  @inline(__always)
  var nearestWholeNumber: UInt64 {
    (self + 4_503_599_627_370_496).bitPattern & 0xF_FFFF_FFFF_FFFF
  }
}

extension Double {
  /// This number, 0 <= self < 2^43, in units of 1/`scale`: the nearest whole number, ties to even, exactly; the product must
  /// be below 2^63. Some number, never a trap, for any other value.
  ///
  /// The product of the significand and the scale has at most 117 bits; the exponent gives the number of bits of the
  /// fraction.
  @inline(__always)
  func units(of scale: UInt64) -> UInt64 {
    let exponent = Int(truncatingIfNeeded: (bitPattern >> 52) & 0x7FF)
    // Numbers without the hidden bit are far below half a unit.
    guard exponent > 0 else { return 0 }
    let (high, low) = UInt64.product(bitPattern & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000, scale)
    let fractionBits = 1075 &- exponent
    var whole: UInt64
    /// The fraction, with the binary point before the first bit; the last bit represents all that follow.
    let fraction: UInt64
    if fractionBits <= 64 {
      whole = high << (64 &- fractionBits) | low >> fractionBits
      fraction = low << (64 &- fractionBits)
    } else {
      let more = fractionBits &- 64
      whole = high >> more
      fraction = high << (64 &- more) | low >> more | (low << (64 &- more) == 0 ? 0 : 1)
    }
    let half: UInt64 = 1 << 63
    if fraction > half || (fraction == half && whole & 1 == 1) { whole &+= 1 }
    return whole
  }
}

extension Double {
  /// How many halves the product of a number, 0 ... 2^9, and a scale below 2^48 has, and whether that cut something
  /// off. Exact.
  func halves(of scale: UInt64) -> (count: UInt64, isMore: Bool) {
    let exponent = Int(truncatingIfNeeded: (bitPattern >> 52) & 0x7FF)
    // Numbers without the hidden bit are far below one half.
    guard exponent > 0 else { return (0, false) }
    let (high, low) = UInt64.product(bitPattern & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000, scale)
    let cut = 1074 &- exponent
    if cut <= 64 { return (high << (64 &- cut) | low >> cut, low << (64 &- cut) != 0) }
    // The product has at most 101 bits, so nothing is left of it from a cut of 128 on.
    return (high >> (cut &- 64), low != 0 || high << (128 &- cut) != 0)
  }
}

extension UInt64 {
  /// The 128 bits of a product, from the products of halves, so that processors without such an instruction need no
  /// runtime library.
  @inline(__always)
  static func product(_ a: UInt64, _ b: UInt64) -> (high: UInt64, low: UInt64) {
    let mask: UInt64 = 0xFFFF_FFFF
    let lows = (a & mask) &* (b & mask)
    let cross = (a >> 32) &* (b & mask) &+ lows >> 32
    let other = (a & mask) &* (b >> 32) &+ cross & mask
    return (high: (a >> 32) &* (b >> 32) &+ cross >> 32 &+ other >> 32, low: other << 32 | lows & mask)
  }

  /// 10^exponent, 0 ... 19.
  @inline(__always)
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = exponent & 1 == 0 ? 1 : 10
    if exponent & 2 != 0 { power &*= 100 }
    if exponent & 4 != 0 { power &*= 10_000 }
    if exponent & 8 != 0 { power &*= 100_000_000 }
    if exponent & 16 != 0 { power &*= 10_000_000_000_000_000 }
    return power
  }
}
