// SPDX-License-Identifier: MIT

/// Where a text of unknown length goes: into the caller's memory as far as it reaches, and counted in any case.
struct TextSink {
  private let base: UnsafeMutablePointer<UInt8>
  /// Bytes that may be written, a final zero kept apart.
  private let room: Int
  private(set) var length = 0

  /// `base` may be nil if `capacity` is 0.
  init(_ base: UnsafeMutablePointer<CChar>?, capacity: Int) {
    // SAFETY: never written to without room.
    let address = UnsafeMutableRawPointer(base) ?? UnsafeMutableRawPointer(bitPattern: 8).unsafelyUnwrapped
    self.base = address.assumingMemoryBound(to: UInt8.self)
    // A size_t above the largest Int arrives as a negative number: room enough.
    room = base == nil ? 0 : capacity < 0 ? .max : max(capacity &- 1, 0)
  }

  /// Beyond all sizes the length stays.
  @inline(__always)
  private mutating func advance(_ count: Int) {
    length = min(length &+ count, Int.max &- 4096)
  }

  var fits: Bool { length <= room }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let count = text.utf8CodeUnitCount & 0xFFFF
    if length &+ count <= room {
      // SAFETY: there is room.
      UnsafeMutableRawPointer(base + length).copyMemory(from: UnsafeRawPointer(text.utf8Start), byteCount: count)
    }
    advance(count)
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    if length &+ count <= room {
      // SAFETY: there is room.
      UnsafeMutableRawPointer(base + length).copyMemory(from: bytes, byteCount: count)
    }
    advance(count)
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    // SAFETY: there is room.
    if length < room { base[length] = byte }
    advance(1)
  }

  /// Appends a number with its decimals, none of them a zero at the end; never "-0".
  @inline(__always)
  mutating func append(_ value: Double, _ decimals: Decimals) {
    append { decimals.write(value, to: $0) }
  }

  /// Appends what a writer writes, up to 64 bytes: in place, or on paper first where that may be more than there is room for.
  @inline(__always)
  mutating func append(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if length &+ 64 <= room {
      // SAFETY: there is room for all that it may write.
      advance(write(base + length))
    } else {
      var paper: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
      withUnsafeMutableBytes(of: &paper) { bytes in
        let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
        let count = write(start) & 127
        if length &+ count <= room {
          // SAFETY: there is room.
          UnsafeMutableRawPointer(base + length).copyMemory(from: start, byteCount: count)
        }
        advance(count)
      }
    }
  }

  @inline(__always)
  mutating func append(_ value: Int32) {
    append(Double(value), Decimals(count: 0))
  }

  /// Ends the text: with a zero, or by leaving the empty text where it did not fit.
  func finish(capacity: Int) -> Bool {
    guard capacity != 0 else { return false }
    // SAFETY: the capacity is 1 at least.
    base[fits ? length : 0] = 0
    return fits
  }
}

/// How many decimals numbers have.
struct Decimals {
  private let count: Int
  let scale: Double
  /// The last decimal.
  let unit: Double

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
    unit = 1 / scale
  }

  /// As many as it takes for units that are no larger than a size.
  init(forUnitsOf size: Double) {
    var count = 0
    var unit = 1.0
    while unit > size, count < 12 {
      unit = unit / 10
      count &+= 1
    }
    self.init(count: count)
  }

  /// Writes a number of magnitude up to 10^8 (360, if it has decimals), rounded; at most 24 bytes. Tells how many.
  func write(_ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
    // Whole numbers below 2^53 all along. The quotient may be one too large or too small: the remainder tells.
    let units = (value.absolute * scale).roundedToEven
    var whole = (units * unit).floored
    var rest = units - whole * scale
    if rest < 0 {
      whole -= 1
      rest += scale
    } else if rest >= scale {
      whole += 1
      rest -= scale
    }
    var end = out
    if value < 0, units > 0 {
      end[0] = 0x2D
      end += 1
    }
    let number = UInt32(truncatingIfNeeded: whole.wholeNumber)
    let digits = Self.digits(of: number)
    Self.write(number, digits: digits, to: end)
    end += digits
    guard rest > 0 else { return end - out }
    end[0] = 0x2E
    Self.write(fraction: rest.wholeNumber, digits: count, to: end + 1)
    end += count
    while end[0] == 0x30 { end -= 1 }
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
