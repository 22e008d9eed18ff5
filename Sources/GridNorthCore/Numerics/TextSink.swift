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

  /// Appends what a writer writes, up to 64 bytes with what it stores beyond.
  @inline(__always)
  mutating func append(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    append(paper: SIMD64<UInt8>(), write)
  }

  /// Appends what a writer writes, up to 320 bytes with what it stores beyond.
  @inline(__always)
  mutating func appendLong(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let sheet = SIMD64<UInt8>()
    append(paper: (sheet, sheet, sheet, sheet, sheet), write)
  }

  /// In place, or on paper first where that may be more than there is room for.
  @inline(__always)
  private mutating func append<Paper>(paper: Paper, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if length &+ MemoryLayout<Paper>.size <= room {
      // SAFETY: there is room for all that it may write.
      advance(write(base + length))
    } else {
      var paper = paper
      withUnsafeMutableBytes(of: &paper) { bytes in
        let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
        let count = max(0, min(write(start), MemoryLayout<Paper>.size))
        if length &+ count <= room {
          // SAFETY: there is room.
          UnsafeMutableRawPointer(base + length).copyMemory(from: start, byteCount: count)
        }
        advance(count)
      }
    }
  }

  /// Ends the text: with a zero, or by leaving the empty text where it did not fit.
  func finish(capacity: Int) -> Bool {
    guard capacity != 0 else { return false }
    // SAFETY: the capacity is 1 at least.
    base[fits ? length : 0] = 0
    return fits
  }
}
