// SPDX-License-Identifier: MIT
import CGridNorth

/// Receives a text of unknown length: into the caller's memory up to its capacity, while all bytes are counted.
struct TextSink {
  private let base: UnsafeMutablePointer<UInt8>
  /// Bytes that may be written, not counting a final zero.
  private let room: Int
  private(set) var count = 0

  /// `base` may be nil if `capacity` is 0.
  init(_ base: UnsafeMutablePointer<CChar>?, capacity: Int) {
    // SAFETY: never written to without room.
    let address = UnsafeMutableRawPointer(base) ?? UnsafeMutableRawPointer(bitPattern: 8).unsafelyUnwrapped
    self.base = address.assumingMemoryBound(to: UInt8.self)
    room = base == nil ? 0 : max(Size(capacity).room &- 1, 0)
  }

  /// Beyond all sizes the count stays.
  @inline(__always)
  private mutating func advance(_ count: Int) {
    self.count = min(self.count &+ count, Int.max &- 4096)
  }

  private var fits: Bool { count <= room }

  @inline(never)
  mutating func append(_ text: Literal) {
    let count = text.count & 0xFFFF
    if self.count &+ count <= room {
      // SAFETY: there is room.
      UnsafeMutableRawPointer(base + self.count).copyMemory(from: UnsafeRawPointer(text.start), byteCount: count)
    }
    advance(count)
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    if self.count &+ count <= room {
      // SAFETY: there is room.
      UnsafeMutableRawPointer(base + self.count).copyMemory(from: bytes, byteCount: count)
    }
    advance(count)
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    // SAFETY: there is room.
    if count < room { base[count] = byte }
    advance(1)
  }

  /// Appends up to eight bytes, the first of which is in the lowest bits.
  @inline(__always)
  mutating func append(packed: UInt64, count: Int) {
    let start = self.count
    let fitting = min(count, room &- start)
    var rest = packed
    var place = 0
    while place < fitting {
      // SAFETY: there is room.
      base[start &+ place] = UInt8(truncatingIfNeeded: rest)
      rest = rest &>> 8
      place &+= 1
    }
    advance(count)
  }

  /// Appends a number with its decimals, without zeros at the end; never "-0".
  @inline(__always)
  mutating func append(_ value: Double, _ decimals: Decimals) {
    append { decimals.write(value, to: $0) }
  }

  /// Appends the text of a writer that stores `count` bytes in place; returns whether there is room for them.
  @inline(__always)
  mutating func append(count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) -> Bool {
    guard self.count &+ count <= room else { return false }
    // SAFETY: there is room.
    write(base + self.count)
    advance(count)
    return true
  }

  /// Appends the text of a writer, which may store up to 64 bytes in all.
  @inline(__always)
  mutating func append(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    append(paper: SIMD64<UInt8>(), write)
  }

  /// Appends the text of a writer, which may store up to 320 bytes in all.
  @inline(__always)
  mutating func appendLong(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let sheet = SIMD64<UInt8>()
    append(paper: (sheet, sheet, sheet, sheet, sheet), write)
  }

  /// Writes in place, or into a buffer first if there may be too little room.
  @inline(__always)
  private mutating func append<Paper>(paper: Paper, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if count &+ MemoryLayout<Paper>.size <= room {
      // SAFETY: there is room for all that it may write.
      advance(write(base + count))
    } else {
      var paper = paper
      withUnsafeMutableBytes(of: &paper) { bytes in
        let start = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
        let count = max(0, min(write(start), MemoryLayout<Paper>.size))
        if self.count &+ count <= room {
          // SAFETY: there is room.
          UnsafeMutableRawPointer(base + self.count).copyMemory(from: start, byteCount: count)
        }
        advance(count)
      }
    }
  }

  /// Ends the text: with a zero, or by leaving the empty text where it did not fit. `needed` is the capacity that suffices.
  func finish(capacity: Int, needed: inout Int) throws(gn_status) {
    needed = count &+ 1
    guard capacity != 0 else { throw GN_ERROR_BUFFER_TOO_SMALL }
    // SAFETY: the capacity is 1 at least.
    base[fits ? count : 0] = 0
    guard fits else { throw GN_ERROR_BUFFER_TOO_SMALL }
  }
}
