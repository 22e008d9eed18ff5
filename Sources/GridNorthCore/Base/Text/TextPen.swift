// SPDX-License-Identifier: MIT

/// Writes from left to right into a buffer with room for the whole text and eight more bytes.
struct TextPen {
  private(set) var end: UnsafeMutablePointer<UInt8>

  init(_ start: UnsafeMutablePointer<UInt8>) { end = start }

  /// Up to eight bytes of a text, the first one lowest: written together, passed one by one.
  struct Mark {
    let bytes: UInt64
    let count: Int

    static let nothing = Mark(bytes: 0, count: 0)
    static let blank = Mark(bytes: 0x20, count: 1)
    static let comma = Mark(bytes: 0x2C, count: 1)

    init(bytes: UInt64, count: Int) {
      self.bytes = bytes
      self.count = count
    }

    init(_ byte: UInt8) { self.init(bytes: UInt64(byte), count: 1) }
  }

  @inline(__always)
  mutating func write(_ mark: Mark) {
    // SAFETY: there is room for eight bytes.
    UnsafeMutableRawPointer(end).storeBytes(of: mark.bytes.littleEndian, as: UInt64.self)
    end += mark.count & 15
  }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    end[0] = byte
    end += 1
  }

  @inline(__always)
  mutating func write(_ text: Literal) {
    let count = text.count & 0xFFFF
    UnsafeMutableRawPointer(end).copyMemory(from: UnsafeRawPointer(text.start), byteCount: count)
    end += count
  }

  /// Writes a whole number, with leading zeros where it has fewer digits than `width`, which is 10 at most.
  @inline(__always)
  mutating func write(_ number: UInt32, width: Int = 1) {
    let digits = max(Decimals.digits(of: number), width)
    Decimals.write(number, digits: digits, to: end)
    end += digits
  }

  /// Writes a decimal point, or comma, and up to twelve decimals; nothing if there are none.
  @inline(__always)
  mutating func write(decimals: UInt64, count: Int, point: UInt8) {
    guard count > 0 else { return }
    write(point)
    Decimals.write(fraction: decimals, digits: count, to: end)
    end += count
  }

  /// Lets another writer write, which returns the number of its bytes.
  @inline(__always)
  mutating func write(_ writer: (UnsafeMutablePointer<UInt8>) -> Int) {
    end += writer(end) & 63
  }
}
