// SPDX-License-Identifier: MIT
import CGridNorth

/// Latitude and longitude in degrees as programs write them: two numbers with six to eight decimals, "-40.500000, 175.250000".
/// The text is that of `DegreesText`, but the digits are computed side by side, and stored eight bytes at a time.
struct PlainDegreesText {
  private let first: PlainNumber
  private let second: PlainNumber
  private let decimals: Int
  private let separator: TextPen.Mark

  /// Nil if a coordinate is too small, or the style has more than signs: then `DegreesText` writes both.
  @inline(__always)
  init?(_ point: gn_point, _ style: FormatStyle) {
    let scale = UInt64.powerOfTen(style.decimals)
    guard style.isPlain, let first = PlainNumber(point.latitude, scale: scale),
      let second = PlainNumber(point.longitude, scale: scale)
    else { return nil }
    self.first = first
    self.second = second
    decimals = style.decimals
    separator = style.separator
  }

  /// Bytes: 17 at least.
  var count: Int {
    @inline(__always) get { first.start.count &+ separator.count &+ second.start.count &+ 2 &* decimals }
  }

  /// Writes the text, and nothing behind it.
  @inline(__always)
  func write(to out: UnsafeMutablePointer<UInt8>) {
    // SAFETY: each of the first four is followed by the second number, which has eight bytes or more.
    var pen = TextPen(out)
    pen.write(first.start)
    let before = 8 &- decimals
    pen.write(TextPen.Mark(bytes: first.fraction &>> UInt64(truncatingIfNeeded: 8 &* before), count: decimals))
    pen.write(separator)
    pen.write(second.start)
    // The decimals end the last word, behind bytes that are there already.
    let already = second.start.bytes &>> UInt64(truncatingIfNeeded: 8 &* (second.start.count &- before))
    let zeros = TextWord.mask(before)
    let last = second.fraction & ~zeros | already
    UnsafeMutableRawPointer(pen.end - before).storeBytes(of: last.littleEndian, as: UInt64.self)
  }
}

/// An angle of 360 degrees at most, to the nearest unit of its last decimal; ties go to the even digit, exactly.
private struct PlainNumber {
  /// A sign, the digits of the whole degrees, and the point.
  let start: TextPen.Mark
  /// The decimals in ASCII, with zeros before them: eight digits, the first one lowest.
  let fraction: UInt64

  /// `scale` is ten to the number of decimals, up to 10^8. Nil for angles below 2^-11 degrees.
  @inline(never)
  init?(_ angle: Double, scale: UInt64) {
    // The last bit of the significand has the weight 2^(exponent - 1075): 2^-63 or more.
    let exponent = (angle.bitPattern >> 52) & 0x7FF
    guard exponent &- 1012 < 20 else { return nil }
    let significand = angle.bitPattern & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    var whole = UInt32(truncatingIfNeeded: significand &>> (1075 &- exponent))
    // All bits of the fraction, in units of 2^-64, times a scale below 2^27: whole units, and 64 bits behind the point.
    let rest = significand &<< (exponent &- 1011)
    let low = (rest & 0xFFFF_FFFF) &* scale
    let high = (rest >> 32) &* scale &+ low >> 32
    var units = high >> 32
    let behind = high << 32 | low & 0xFFFF_FFFF
    // More than a half is rounded up; if the last digit is odd, a tie becomes more. No branch here and for the sign, because
    // both are as good as random.
    units &+= (behind | units & 1).addingReportingOverflow(0x7FFF_FFFF_FFFF_FFFF).overflow ? 1 : 0
    // Zero has no sign.
    let sign = UInt64(whole) | units == 0 ? 0 : angle.bitPattern >> 63
    if units >= scale {
      whole &+= 1
      units = 0
    }
    let digits = ThreeDigits(whole)
    let text = UInt64(digits.text.bigEndian) | 0x2E &<< (8 &* UInt64(truncatingIfNeeded: digits.count))
    start = TextPen.Mark(
      bytes: text &<< (8 &* sign) | 0x2D &* sign, count: digits.count &+ 1 &+ Int(truncatingIfNeeded: sign))
    fraction = EightDigits(UInt32(truncatingIfNeeded: units)).text
  }
}
