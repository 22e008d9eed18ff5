// SPDX-License-Identifier: MIT

/// Bytes of a text that are read one after the other.
typealias Bytes = UnsafePointer<UInt8>

/// A number as programs write it: a sign, digits, perhaps a point with decimals, perhaps an exponent.
enum NumberText {
  /// Passes a number; nil if there is none here, and then nothing is passed.
  ///
  /// The double nearest to the text, if it has up to 19 digits and its exponent of ten without the point lies in
  /// -19 ... 19 (with up to 15 digits -22 ... 22). Otherwise right to a few units in the last place; infinite if too
  /// large.
  @inline(__always)
  static func read(_ here: inout Bytes, end: Bytes) -> Double? {
    var place = here
    var isNegative = false
    if place < end, place[0] == 0x2D || place[0] == 0x2B {
      isNegative = place[0] == 0x2D
      place += 1
    }
    var digits = Digits()
    let first = place
    while place < end, place[0] &- 0x30 < 10 {
      digits.append(place[0])
      place += 1
    }
    var count = place - first
    if place < end, place[0] == 0x2E {
      place += 1
      let decimals = place
      while place < end, place[0] &- 0x30 < 10 {
        digits.append(decimal: place[0])
        place += 1
      }
      count &+= place - decimals
    }
    guard count > 0 else { return nil }
    if place < end, place[0] | 0x20 == 0x65 { readExponent(&place, end: end, of: &digits) }
    here = place
    let value = digits.value
    return isNegative ? 0 - value : value
  }

  @inline(never)
  private static func readExponent(_ here: inout Bytes, end: Bytes, of digits: inout Digits) {
    var place = here + 1
    var isNegative = false
    if place < end, place[0] == 0x2D || place[0] == 0x2B {
      isNegative = place[0] == 0x2D
      place += 1
    }
    guard place < end, place[0] &- 0x30 < 10 else { return }
    var exponent = 0
    while place < end, place[0] &- 0x30 < 10 {
      // Beyond all numbers it stays.
      if exponent < 100_000 { exponent = exponent &* 10 &+ Int(place[0] &- 0x30) }
      place += 1
    }
    digits.shift(by: isNegative ? 0 &- exponent : exponent)
    here = place
  }

  /// The digits of a number: a whole number, and the power of ten to multiply it by.
  private struct Digits {
    private var mantissa: UInt64 = 0
    private var exponent = 0
    /// Whether digits that are not 0 were left out: then ties are none.
    private var isMore = false

    /// The largest mantissa that can take another digit.
    private static let full: UInt64 = 1_844_674_407_370_955_160

    @inline(__always)
    mutating func append(_ digit: UInt8) {
      if mantissa < Self.full {
        mantissa = mantissa &* 10 &+ UInt64(digit &- 0x30)
      } else {
        exponent &+= 1
        isMore = isMore || digit != 0x30
      }
    }

    @inline(__always)
    mutating func append(decimal digit: UInt8) {
      if mantissa < Self.full {
        mantissa = mantissa &* 10 &+ UInt64(digit &- 0x30)
        exponent &-= 1
      } else {
        isMore = isMore || digit != 0x30
      }
    }

    mutating func shift(by power: Int) { exponent &+= power }

    var value: Double {
      @inline(__always) get {
        // One operation with exact numbers rounds correctly.
        if mantissa <= 0x20_0000_0000_0000, !isMore, exponent >= -22, exponent <= 22 {
          let power = Self.power(exponent < 0 ? 0 &- exponent : exponent)
          return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
        }
        return long
      }
    }

    /// 10^0 ... 10^22, exactly.
    @inline(__always)
    private static func power(_ exponent: Int) -> Double {
      let low = Double(UInt64.powerOfTen(min(exponent, 19)))
      return exponent <= 19 ? low : low * Double(UInt64.powerOfTen(exponent &- 19))
    }

    @inline(never)
    private var long: Double {
      if mantissa == 0 { return 0 }
      if exponent < 0, exponent >= -19 {
        return Double(mantissa, over: UInt64.powerOfTen(0 &- exponent), isMore: isMore)
      }
      if exponent >= 0, exponent <= 19 {
        let (high, low) = UInt64.product(mantissa, UInt64.powerOfTen(exponent))
        return Double(high: high, low: low, isMore: isMore)
      }
      var value = Double(mantissa)
      // Neither a number below the smallest nor one beyond the largest changes after that many steps.
      var rest = max(-360, min(exponent, 330))
      while rest != 0 {
        let step = max(-22, min(rest, 22))
        value = step < 0 ? value / Self.power(0 &- step) : value * Self.power(step)
        rest &-= step
      }
      return value
    }
  }
}

extension Double {
  /// The double nearest to a quotient of whole numbers, ties to even. `isMore`: the dividend is a little more than the
  /// number, by less than 1.
  ///
  /// The rounded quotient is a few units of its last place off; the remainder, which is exact, says how many.
  init(_ dividend: UInt64, over divisor: UInt64, isMore: Bool) {
    let estimate = Double(dividend) / Double(divisor)
    guard dividend > 0, divisor > 0 else {
      self = 0
      return
    }
    // estimate = significand * 2^-scale. The quotient lies in 2^-64 ..< 2^64.
    var significand = estimate.bitPattern & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    var scale = 1075 &- Int(truncatingIfNeeded: estimate.bitPattern >> 52 & 0x7FF)
    // Two more bits, so that what follows need not care for powers of two: ties and carries are seen in them.
    significand <<= 2
    scale &+= 2
    // remainder = dividend * 2^scale - significand * divisor, or both sides times 2^-scale; 128 bits that wrap, for it is small.
    let step = scale < 0 ? divisor << UInt64(truncatingIfNeeded: 0 &- scale) : divisor
    let shift = UInt64(truncatingIfNeeded: max(scale, 0))
    let product = UInt64.product(significand, step)
    let left = UInt64.shifted(dividend, by: shift)
    var high = left.high &- product.high &- (left.low < product.low ? 1 : 0)
    var low = left.low &- product.low
    var rounds = 0
    // The error of the estimate is below 3 units, 12 of these; the count is never reached.
    while rounds < 64, high >> 63 == 1 {
      significand &-= 1
      high = high &+ (low &+ step < low ? 1 : 0)
      low = low &+ step
      rounds &+= 1
    }
    while rounds < 64, high > 0 || low >= step {
      significand &+= 1
      high = high &- (low < step ? 1 : 0)
      low = low &- step
      rounds &+= 1
    }
    self = Double(truncated: significand, scale: scale, isMore: isMore || low > 0)
  }

  /// The double nearest to a whole number of 128 bits, ties to even. `isMore` as above.
  init(high: UInt64, low: UInt64, isMore: Bool) {
    guard high > 0 else {
      self = Double(truncated: low, scale: 0, isMore: isMore)
      return
    }
    let shift = UInt64(truncatingIfNeeded: high.leadingZeroBitCount)
    let top = shift == 0 ? high : high << shift | low >> (64 &- shift)
    let rest = shift == 0 ? low : low << shift
    self = Double(truncated: top, scale: Int(truncatingIfNeeded: shift) &- 64, isMore: isMore || rest > 0)
  }

  /// The double nearest to bits * 2^-scale, or if `isMore` to a little more, by less than one unit of the bits; ties to even. The
  /// exponent must be that of a normal number.
  private init(truncated bits: UInt64, scale: Int, isMore: Bool) {
    guard bits > 0 else {
      self = 0
      return
    }
    let spare = 11 &- bits.leadingZeroBitCount
    var significand = bits
    if spare > 0 {
      let cut = UInt64(truncatingIfNeeded: spare)
      significand = bits >> cut
      let rest = bits & (1 << cut &- 1)
      let half: UInt64 = 1 << (cut &- 1)
      if rest > half || (rest == half && (isMore || significand & 1 == 1)) { significand &+= 1 }
    }
    // A power of two: exact.
    let exponent = UInt64(truncatingIfNeeded: 1023 &+ max(spare, 0) &- scale)
    self = Double(significand) * Double(bitPattern: (exponent & 0x7FF) << 52)
  }
}

extension UInt64 {
  /// A number times 2^shift, in 128 bits; higher bits are lost.
  static func shifted(_ number: UInt64, by shift: UInt64) -> (high: UInt64, low: UInt64) {
    if shift == 0 { return (0, number) }
    if shift < 64 { return (number >> (64 &- shift), number << shift) }
    return (number << (shift &- 64), 0)
  }
}
