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
    room = base == nil ? 0 : max(capacity &- 1, 0)
  }

  var fits: Bool { length <= room }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    if length &+ count <= room {
      // SAFETY: there is room.
      UnsafeMutableRawPointer(base + length).copyMemory(from: UnsafeRawPointer(text.utf8Start), byteCount: count)
    }
    length &+= count
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    // SAFETY: there is room.
    if length < room { base[length] = byte }
    length &+= 1
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
      length &+= write(base + length)
    } else {
      var paper: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
      withUnsafeMutableBytes(of: &paper) { bytes in
        let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
        let count = write(start)
        if length &+ count <= room {
          // SAFETY: there is room.
          UnsafeMutableRawPointer(base + length).copyMemory(from: start, byteCount: count)
        }
        length &+= count
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
  private let scale: Double

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
    var whole = (units / scale).floored
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
    end += Self.write(whole.wholeNumber, to: end)
    guard rest > 0 else { return end - out }
    end[0] = 0x2E
    Self.write(rest.wholeNumber, digits: count, to: end + 1)
    end += count
    while end[0] == 0x30 { end -= 1 }
    return end - out &+ 1
  }

  /// A number without leading zeros.
  @inline(__always)
  private static func write(_ number: UInt64, to out: UnsafeMutablePointer<UInt8>) -> Int {
    var digits = 1
    var limit: UInt64 = 10
    while number >= limit, digits < 10 {
      limit &*= 10
      digits &+= 1
    }
    write(number, digits: digits, to: out)
    return digits
  }

  /// The last digits of a number, with leading zeros.
  @inline(__always)
  private static func write(_ number: UInt64, digits: Int, to out: UnsafeMutablePointer<UInt8>) {
    var rest = number
    var place = digits
    while place > 1 {
      place &-= 2
      let pair = UInt8(truncatingIfNeeded: rest % 100)
      rest /= 100
      // SAFETY: `digits` bytes, filled from the last one.
      out[place] = 48 &+ pair / 10
      out[place &+ 1] = 48 &+ pair % 10
    }
    if place == 1 { out[0] = 48 &+ UInt8(truncatingIfNeeded: rest % 10) }
  }
}
