// SPDX-License-Identifier: MIT
import CGridNorth

// The arrays of the batch calls. A column is checked once, when it is made; after that its rows 0 ..< count are there.

/// Numbers to read, one every `stride` bytes.
public struct Column {
  let base: UnsafeRawPointer
  let stride: Int
  public let count: Int

  /// Throws `GN_NULL` for a null pointer (unless there is no row), `GN_STRIDE` for strides and counts that no array has.
  public init(_ base: UnsafePointer<Double>?, stride: Int, count: Int) throws(gn_status) {
    self.base = try checked(base, stride: stride, count: count, element: 8)
    self.stride = stride
    self.count = count
  }

  @inline(__always)
  subscript(row: Int) -> Double {
    // SAFETY: 0 <= row < count, and count * stride does not overflow.
    base.loadUnaligned(fromByteOffset: row &* stride, as: Double.self)
  }

  /// A block of rows from `row` on; past the last one the last is repeated.
  @inline(__always)
  func block(at row: Int) -> Block {
    if row &+ Block.width <= count {
      // SAFETY: the rows are there, and with a stride of 8 they touch.
      if stride == 8 { return base.loadUnaligned(fromByteOffset: row &* 8, as: Block.self) }
      return gather { self[row &+ $0] }
    }
    return gather { self[row &+ $0 < count ? row &+ $0 : count &- 1] }
  }
}

/// Numbers to write, one every `stride` bytes.
public struct MutableColumn {
  let base: UnsafeMutableRawPointer
  let stride: Int
  public let count: Int

  public init(_ base: UnsafeMutablePointer<Double>?, stride: Int, count: Int) throws(gn_status) {
    self.base = UnsafeMutableRawPointer(mutating: try checked(base, stride: stride, count: count, element: 8))
    self.stride = stride
    self.count = count
  }

  /// Nil for a null pointer: a result that nobody wants.
  public init?(optional base: UnsafeMutablePointer<Double>?, stride: Int, count: Int) throws(gn_status) {
    guard let base else { return nil }
    try self.init(base, stride: stride, count: count)
  }

  @inline(__always)
  subscript(row: Int) -> Double {
    // Batches write only; a getter is what Swift asks for.
    get { base.loadUnaligned(fromByteOffset: row &* stride, as: Double.self) }
    nonmutating set {
      // SAFETY: 0 <= row < count, and count * stride does not overflow.
      base.storeBytes(of: newValue, toByteOffset: row &* stride, as: Double.self)
    }
  }

  /// Stores a block of rows from `row` on, fewer at the end.
  @inline(__always)
  func store(_ block: Block, at row: Int) {
    if row &+ Block.width <= count, stride == 8 {
      // SAFETY: the rows are there, and with a stride of 8 they touch.
      base.storeBytes(of: block, toByteOffset: row &* 8, as: Block.self)
    } else {
      forEachLane(of: count, from: row) { lane in self[row &+ lane] = block.lane(lane) }
    }
  }
}

/// Texts in slots of `stride` bytes.
public struct TextColumn {
  let base: UnsafeMutablePointer<UInt8>
  let stride: Int
  public let count: Int

  public init(_ base: UnsafePointer<CChar>?, stride: Int, count: Int) throws(gn_status) {
    let start = try checked(base, stride: stride, count: count, element: 1)
    self.base = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
    self.stride = stride
    self.count = count
  }

  /// The slot of a row.
  @inline(__always)
  subscript(row: Int) -> UnsafeMutablePointer<UInt8> { base + row &* stride }

  /// The first 16 bytes of a block of slots from `row` on, or as many as there are and zeros after them, in two words each, the
  /// first byte lowest; past the last row the last is repeated.
  @inline(__always)
  func words(at row: Int) -> (first: Words, second: Words) {
    if row &+ Block.width <= count, stride >= 16 {
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
    UInt64(littleEndian: UnsafeRawPointer(self[row]).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never)
  private func partialWord(row: Int, offset: Int) -> UInt64 {
    if stride >= 16 { return word(row: row, offset: offset) }
    var word: UInt64 = 0
    var end = min(stride, offset &+ 8)
    while end > offset {
      end &-= 1
      word = word << 8 | UInt64(self[row][end])
    }
    return word
  }

  /// Fills a slot with the bytes of two words, or with as many as there is room for, and with zeros after them.
  @inline(__always)
  func store(_ first: UInt64, _ second: UInt64, row: Int) {
    let slot = UnsafeMutableRawPointer(self[row])
    var filled = 0
    if stride >= 16 {
      // SAFETY: the slot has 16 bytes.
      slot.storeBytes(of: first.littleEndian, as: UInt64.self)
      slot.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
      filled = 16
    }
    while filled < stride {
      let word = filled < 8 ? first : filled < 16 ? second : 0
      self[row][filled] = UInt8(truncatingIfNeeded: word &>> (8 &* UInt64(truncatingIfNeeded: filled)))
      filled &+= 1
    }
  }
}

/// Where the status bytes of a batch go, and whether any row was refused.
struct Statuses {
  let base: UnsafeMutablePointer<UInt8>?
  private(set) var anyRefused = false

  init(_ base: UnsafeMutablePointer<UInt8>?) { self.base = base }

  @inline(__always)
  mutating func set(_ status: gn_status, row: Int) {
    base?[row] = UInt8(truncatingIfNeeded: status.rawValue)
    if status != GN_OK { anyRefused = true }
  }

  /// Sets the status of a block of rows from `row` on, fewer at the end, to `GN_OK`.
  @inline(__always)
  func accept(_ count: Int, from row: Int) {
    guard let base else { return }
    if row &+ Block.width <= count {
      // SAFETY: the rows are there. GN_OK is 0.
      (base + row).update(repeating: 0, count: Block.width)
    } else {
      forEachLane(of: count, from: row) { lane in base[row &+ lane] = 0 }
    }
  }

  func finish() throws(gn_status) {
    if anyRefused { throw GN_PARTIAL }
  }
}

/// Calls `body` with the lanes of a block that hold rows: all, or fewer at the end.
@inline(__always)
func forEachLane(of count: Int, from row: Int, _ body: (Int) -> Void) {
  var lane = 0
  while lane < Block.width, row &+ lane < count {
    body(lane)
    lane &+= 1
  }
}

/// Calls `body` with those lanes that hold rows and where the mask is not set.
@inline(__always)
func forEachLane(of count: Int, from row: Int, without mask: Block.Mask, _ body: (Int) -> Void) {
  var rest = Block.bits(mask) ^ Block.allBits
  var lane = 0
  while rest != 0, row &+ lane < count {
    if rest & 1 != 0 { body(lane) }
    rest >>= 1
    lane &+= 1
  }
}

private func checked(
  _ base: UnsafeRawPointer?, stride: Int, count: Int, element: Int
) throws(gn_status) -> UnsafeRawPointer {
  // A size_t above the largest Int arrives as a negative number.
  guard stride >= element, count >= 0, !count.multipliedReportingOverflow(by: stride).overflow else { throw GN_STRIDE }
  if let base { return base }
  guard count == 0 else { throw GN_NULL }
  // SAFETY: never read or written, because there is no row; any non-null address will do.
  return UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
}
