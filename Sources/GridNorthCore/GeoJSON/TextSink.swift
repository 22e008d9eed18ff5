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
    var number = decimals.units(value.absolute)
    if value < 0, number != 0 { append(byte: 0x2D) }
    var places = decimals.count
    while places > 0, number % 10 == 0 {
      number /= 10
      places &-= 1
    }
    var digits = DigitBuffer()
    let count = digits.fill(number, atLeast: places &+ 1)
    let size = places == 0 ? count : count &+ 1
    if length &+ size <= room {
      // SAFETY: there is room for all digits and the point.
      digits.copy(count, pointBefore: places, to: base + length)
    }
    length &+= size
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
  let count: Int
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

  /// The nearest whole number of units; for values up to 360.
  @inline(__always)
  func units(_ value: Double) -> UInt64 { (value * scale).roundedToEven.wholeNumber }
}

/// Decimal digits of a number, to the right end of 24 bytes.
private struct DigitBuffer {
  private var storage: (UInt64, UInt64, UInt64) = (0, 0, 0)

  /// Writes a number with leading zeros up to some digits, and tells how many there are: 20 at most.
  @inline(__always)
  mutating func fill(_ number: UInt64, atLeast least: Int) -> Int {
    withUnsafeMutableBytes(of: &storage) { bytes in
      var rest = number
      var count = 0
      while rest != 0 || count < least, count < 20 {
        count &+= 1
        // SAFETY: 24 bytes, and `count` is 20 at most.
        bytes[24 &- count] = 48 &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return count
    }
  }

  /// Copies the last `count` digits, with a point before the last `places`.
  @inline(__always)
  func copy(_ count: Int, pointBefore places: Int, to out: UnsafeMutablePointer<UInt8>) {
    withUnsafeBytes(of: storage) { bytes in
      let whole = count &- places
      var index = 0
      while index < whole {
        // SAFETY: `count` digits are there, 20 at most.
        out[index] = bytes[24 &- count &+ index]
        index &+= 1
      }
      guard places > 0 else { return }
      out[whole] = 0x2E
      while index < count {
        out[index &+ 1] = bytes[24 &- count &+ index]
        index &+= 1
      }
    }
  }
}
