// SPDX-License-Identifier: MIT

/// How many decimals numbers have.
struct Decimals {
  private let count: Int
  let scale: Double
  private let wholeScale: UInt64
  /// The last decimal.
  let unit: Double
  /// Fractions are written with eight decimals, or with sixteen: the units of those in one unit of the last decimal,
  /// and in 1.
  private let padding: UInt64
  private let one: UInt64

  /// 0 ... 12.
  init(count: Int) {
    self.count = count
    var scale = 1.0
    var place = 0
    while place < count {
      scale = scale * 10
      place &+= 1
    }
    self.scale = scale
    wholeScale = UInt64.powerOfTen(count)
    unit = 1 / scale
    let places = count <= 8 ? 8 : 16
    padding = UInt64.powerOfTen(places &- count)
    one = UInt64.powerOfTen(places)
  }

  static var whole: Decimals { Decimals(count: 0) }

  /// The fewest whose units are no larger than a size.
  init(forUnitsOf size: Double) {
    var count = 0
    var unit = 1.0
    while unit > size, count < 12 {
      unit = unit / 10
      count &+= 1
    }
    self.init(count: count)
  }

  /// Writes a number of magnitude up to 10^8 (360, if it has decimals), rounded; at most 24 bytes. Returns their
  /// number.
  ///
  /// All writers here store up to three bytes beyond: no text ends with a number, and brackets overwrite them.
  @inline(never)
  func write(_ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
    let magnitude = value.absolute
    // Rounding keeps the order, so the units of the fraction are 0 ... one.
    return write((magnitude * scale).nearestWholeNumber, value, to: out)
  }

  /// Writes a number of magnitude up to 10^9 (360, if it has more than 6 decimals), rounded once: half to even, exactly; at
  /// most 24 bytes. Returns their number.
  @inline(never)
  func writeExactly(_ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
    write(units(of: value.absolute), value, to: out)
  }

  /// Whether a number, 0 ... 360, is written as the given whole one.
  func isWhole(_ value: Double, _ whole: UInt64) -> Bool {
    // Most numbers are too far away.
    value > Double(whole) - 1 && units(of: value) == whole &* wholeScale
  }

  /// Whether two numbers, 0 ... 10^9, are written by `writeExactly` as the same text.
  func areSame(_ a: Double, _ b: Double) -> Bool { units(of: a) == units(of: b) }

  @inline(__always)
  private func units(of magnitude: Double) -> UInt64 { magnitude.units(of: wholeScale) }

  /// Writes a number, given as a count of units.
  @inline(__always)
  private func write(_ units: UInt64, _ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
    var whole = value.absolute.wholeNumber
    var fraction = units &* padding &- whole &* one
    if fraction >= one {
      whole &+= 1
      fraction = 0
    }
    var end = out
    end[0] = 0x2D
    // Zero has no sign.
    end += units == 0 ? 0 : Int(truncatingIfNeeded: value.bitPattern >> 63)
    end += Self.write(whole: UInt32(truncatingIfNeeded: whole), to: end)
    guard fraction > 0 else { return end - out }
    end[0] = 0x2E
    return end - out &+ 1 &+ Self.write(fraction: fraction, isLong: count > 8, to: end + 1)
  }

  /// Writes a whole number without leading zeros.
  @inline(__always)
  private static func write(whole: UInt32, to out: UnsafeMutablePointer<UInt8>) -> Int {
    if whole < 1_000 {
      let digits = ThreeDigits(whole)
      UnsafeMutableRawPointer(out).storeBytes(of: digits.text.bigEndian, as: UInt32.self)
      return digits.count
    }
    let digits = Self.digits(of: whole)
    write(whole, digits: digits, to: out)
    return digits
  }

  /// Writes eight or sixteen decimals, which are not all zero, without the zeros at the end.
  @inline(__always)
  private static func write(fraction: UInt64, isLong: Bool, to out: UnsafeMutablePointer<UInt8>) -> Int {
    guard isLong else { return EightDigits(UInt32(truncatingIfNeeded: fraction)).write(to: out) }
    let first = EightDigits(UInt32(truncatingIfNeeded: fraction / 100_000_000))
    let last = EightDigits(UInt32(truncatingIfNeeded: fraction % 100_000_000))
    guard !last.areZero else { return first.write(to: out) }
    // SAFETY: no zeros are cut from the first eight.
    UnsafeMutableRawPointer(out).storeBytes(of: first.text.littleEndian, as: UInt64.self)
    return 8 &+ last.write(to: out + 8)
  }

  /// Writes the two numbers of a position, each of magnitude up to 360, with the text around them: at most 37 bytes.
  @inline(__always)
  func write(
    _ first: Double, _ second: Double, between marks: (UInt8, UInt8, UInt8), to out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var end = out
    end[0] = marks.0
    end += 1
    if count <= 8 {
      let pair = DecimalPair(SIMD2(first, second), scale: scale, padding: Double(padding))
      end += pair.write(0, to: end)
      end[0] = marks.1
      end += 1
      end += pair.write(1, to: end)
    } else {
      end += write(first, to: end)
      end[0] = marks.1
      end += 1
      end += write(second, to: end)
    }
    end[0] = marks.2
    return end - out &+ 1
  }

  @inline(__always)
  static func digits(of number: UInt32) -> Int {
    if number < 1_000 { return number < 10 ? 1 : number < 100 ? 2 : 3 }
    if number < 1_000_000 { return number < 10_000 ? 4 : number < 100_000 ? 5 : 6 }
    return number < 10_000_000 ? 7 : number < 100_000_000 ? 8 : number < 1_000_000_000 ? 9 : 10
  }

  /// Up to twelve digits, with leading zeros.
  @inline(__always)
  static func write(fraction: UInt64, digits: Int, to out: UnsafeMutablePointer<UInt8>) {
    if digits <= 9 {
      write(UInt32(truncatingIfNeeded: fraction), digits: digits, to: out)
    } else {
      write(UInt32(truncatingIfNeeded: fraction / 1_000_000), digits: digits &- 6, to: out)
      write(UInt32(truncatingIfNeeded: fraction % 1_000_000), digits: 6, to: out + (digits &- 6))
    }
  }

  /// The last digits of a number, with leading zeros.
  @inline(__always)
  static func write(_ number: UInt32, digits: Int, to out: UnsafeMutablePointer<UInt8>) {
    let pairs = Self.pairs.utf8Start
    var rest = number
    var place = digits
    while place > 1 {
      place &-= 2
      let quotient = rest / 100
      let pair = Int(rest &- quotient &* 100) &* 2
      rest = quotient
      // SAFETY: `digits` bytes, filled from the last one; a pair is below 200.
      out[place] = pairs[pair]
      out[place &+ 1] = pairs[pair &+ 1]
    }
    if place == 1 { out[0] = 48 &+ UInt8(truncatingIfNeeded: rest % 10) }
  }

  /// 00 to 99.
  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657\
    585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
}

/// The digits of a number below 10^3 in ASCII, without leading zeros: the first one in the highest byte.
struct ThreeDigits {
  let text: UInt32
  let count: Int

  @inline(__always)
  init(_ number: UInt32) {
    // The reciprocals are exact for numbers of that size.
    let hundreds = (number &* 41) >> 12
    let rest = number &- 100 &* hundreds
    let tens = (rest &* 103) >> 10
    self.init(digits: hundreds << 16 | tens << 8 | (rest &- 10 &* tens))
  }

  /// From the digits, the first one in the third byte.
  @inline(__always)
  init(digits: UInt32) {
    // A last zero stays.
    let zeros = (digits << 8 | 0x100).leadingZeroBitCount & 24
    text = (digits << 8 | 0x3030_3000) &<< UInt32(truncatingIfNeeded: zeros)
    count = 3 &- zeros >> 3
  }
}

/// The eight digits of a number below 10^8, computed side by side: the first one in the lowest byte.
struct EightDigits {
  private let digits: UInt64

  @inline(__always)
  init(_ number: UInt32) {
    // Halves of four digits, quarters of two, then single ones.
    let high = number / 10_000
    let halves = UInt64(high) | UInt64(number &- 10_000 &* high) << 32
    let hundreds = (halves &* 5_243) >> 19 & 0x0000_007F_0000_007F
    let quarters = hundreds | (halves &- 100 &* hundreds) << 16
    let tens = (quarters &* 103) >> 10 & 0x000F_000F_000F_000F
    digits = tens | (quarters &- 10 &* tens) << 8
  }

  @inline(__always)
  init(digits: UInt64) { self.digits = digits }

  var areZero: Bool { digits == 0 }

  /// In ASCII.
  @inline(__always)
  var text: UInt64 { digits | 0x3030_3030_3030_3030 }

  /// Writes the digits, which are not all zero, without zeros at the end. Returns their number.
  @inline(__always)
  func write(to out: UnsafeMutablePointer<UInt8>) -> Int {
    let count = 8 &- digits.leadingZeroBitCount >> 3
    // The first four, then those that end with the last one.
    let more = max(0, count &- 4)
    UnsafeMutableRawPointer(out).storeBytes(of: UInt32(truncatingIfNeeded: text).littleEndian, as: UInt32.self)
    UnsafeMutableRawPointer(out + more).storeBytes(
      of: UInt32(truncatingIfNeeded: text &>> UInt64(truncatingIfNeeded: 8 &* more)).littleEndian, as: UInt32.self)
    return count
  }
}

/// The digits of two numbers below 10^3 with up to eight decimals, computed side by side.
private struct DecimalPair {
  /// Four digits of the whole parts and eight decimals, the first one in the lowest byte.
  private let whole: SIMD2<UInt64>
  private let fraction: SIMD2<UInt64>
  /// 1 for a number that is written with a sign.
  private let signs: SIMD2<UInt64>

  @inline(__always)
  init(_ values: SIMD2<Double>, scale: Double, padding: Double) {
    // As in Decimals.write: whole numbers all along.
    let magnitude = values.absolute
    let units = (magnitude * scale).roundedToEven
    let floor = magnitude.floored
    let rest = units - floor * scale
    let carries = rest .>= scale
    whole = Self.fourDigits(floor.replacing(with: floor + 1, where: carries))
    let decimals = rest.replacing(with: SIMD2(repeating: 0), where: carries) * padding
    // Half a unit more, so that the rounded product lies between the same whole numbers as the quotient.
    let high = ((decimals + 0.5) * 0.0001).floored
    fraction = Self.fourDigits(high) | Self.fourDigits(decimals - high * 10_000) &<< 32
    // Zero has no sign.
    let negative = values.replacing(with: SIMD2(repeating: 0), where: units .<= 0)
    signs = unsafeBitCast(negative, to: SIMD2<UInt64>.self) &>> 63
  }

  /// The digits of whole numbers below 10^4.
  @inline(__always)
  private static func fourDigits(_ numbers: SIMD2<Double>) -> SIMD2<UInt64> {
    // Pairs of digits, then single ones. The reciprocals are exact for numbers of that size.
    let number = unsafeBitCast(numbers + 4_503_599_627_370_496, to: SIMD2<UInt64>.self) & 0x3FFF
    let hundreds = (number &* 5_243) &>> 19
    let pairs = hundreds | ((number &- hundreds &* 100) & 0x7F) &<< 16
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F
    return tens | ((pairs &- tens &* 10) & 0x000F_000F) &<< 8
  }

  /// Writes a number, 0 or 1, without zeros at the ends.
  @inline(__always)
  func write(_ index: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
    var end = out
    end[0] = 0x2D
    end += Int(truncatingIfNeeded: signs[index])
    let digits = ThreeDigits(digits: UInt32(truncatingIfNeeded: whole[index]).byteSwapped)
    UnsafeMutableRawPointer(end).storeBytes(of: digits.text.bigEndian, as: UInt32.self)
    end += digits.count
    let decimals = EightDigits(digits: fraction[index])
    guard !decimals.areZero else { return end - out }
    end[0] = 0x2E
    return end - out &+ 1 &+ decimals.write(to: end + 1)
  }
}
