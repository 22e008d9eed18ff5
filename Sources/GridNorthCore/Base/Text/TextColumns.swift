// SPDX-License-Identifier: MIT
import CGridNorth

// Columns of texts: slots of `size` bytes, `stride` bytes apart. A text ends at the first zero, or with its slot.

/// Texts to read.
public struct TextColumn {
  private let base: UnsafePointer<UInt8>
  /// Bytes of a slot.
  let size: Int
  private let stride: Int
  public let count: Int

  public init(_ base: UnsafePointer<CChar>?, size: Int, stride: Int, count: Int) throws(gn_status) {
    self.base = try checked(base, stride: stride, count: count, size: size, isShared: true)
      .assumingMemoryBound(to: UInt8.self)
    self.size = size
    self.stride = stride
    self.count = count
  }

  @inline(__always)
  private func slot(_ row: Int) -> UnsafePointer<UInt8> { base + row &* stride }

  /// Whether all rows have the same slot.
  var isShared: Bool { stride == 0 }

  /// Where the slot of a row begins.
  @inline(__always)
  func start(_ row: Int) -> UnsafeRawPointer { UnsafeRawPointer(slot(row)) }

  subscript(row: Int) -> ASCII {
    let slot = slot(row)
    var count = 0
    while count < size, slot[count] != 0 { count &+= 1 }
    return ASCII(slot, count: count)
  }

  /// The first 16 bytes of a block of slots from `row` on, or as many as there are and zeros after them, in two words each, the
  /// first byte lowest; past the last row the last one is repeated.
  @inline(__always)
  func words(at row: Int) -> (first: Words, second: Words) {
    if row &+ Block.width <= count, size >= 16 {
      return (first: gather { word(row: row &+ $0, offset: 0) }, second: gather { word(row: row &+ $0, offset: 8) })
    }
    return (
      first: gather { partialWord(row: min(row &+ $0, count &- 1), offset: 0) },
      second: gather { partialWord(row: min(row &+ $0, count &- 1), offset: 8) }
    )
  }

  @inline(__always)
  private func word(row: Int, offset: Int) -> UInt64 {
    // SAFETY: the slot has 16 bytes.
    UInt64(littleEndian: UnsafeRawPointer(slot(row)).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func partialWord(row: Int, offset: Int) -> UInt64 {
    if size >= 16 { return word(row: row, offset: offset) }
    var word: UInt64 = 0
    var end = min(size, offset &+ 8)
    while end > offset {
      end &-= 1
      word = word << 8 | UInt64(slot(row)[end])
    }
    return word
  }
}

/// Texts to write; a slot is filled up with zeros.
public struct MutableTextColumn {
  private let base: UnsafeMutablePointer<UInt8>
  /// Bytes of a slot.
  let size: Int
  private let stride: Int
  public let count: Int

  public init(_ base: UnsafeMutablePointer<CChar>?, size: Int, stride: Int, count: Int) throws(gn_status) {
    let start = try checked(base, stride: stride, count: count, size: size, isShared: false)
    self.base = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
    self.size = size
    self.stride = stride
    self.count = count
  }

  /// The slot of a row.
  @inline(__always)
  subscript(row: Int) -> UnsafeMutablePointer<UInt8> { base + row &* stride }

  /// Fills a slot with zeros from a byte on.
  @inline(__always)
  func clear(_ row: Int, from start: Int = 0) {
    let slot = self[row]
    var offset = start
    while offset < size {
      slot[offset] = 0
      offset &+= 1
    }
  }

  @inline(__always)
  func refuse(_ row: Int) { clear(row) }

  /// Fills a slot with the bytes of two words, or with as many as there is room for, and with zeros after them.
  @inline(__always)
  func store(_ first: UInt64, _ second: UInt64, row: Int) {
    let slot = UnsafeMutableRawPointer(self[row])
    var filled = 0
    if size >= 16 {
      // SAFETY: the slot has 16 bytes.
      slot.storeBytes(of: first.littleEndian, as: UInt64.self)
      slot.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
      filled = 16
    }
    while filled < size {
      let word = filled < 8 ? first : filled < 16 ? second : 0
      self[row][filled] = UInt8(truncatingIfNeeded: word &>> (8 &* UInt64(truncatingIfNeeded: filled)))
      filled &+= 1
    }
  }
}
