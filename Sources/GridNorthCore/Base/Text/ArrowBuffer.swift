// SPDX-License-Identifier: MIT
import CGridNorth

/// A buffer of an Arrow column: bytes of the caller's, which need not be aligned.
public struct ArrowBuffer {
  let base: UnsafeRawPointer
  let size: Int

  /// Throws `GN_ERROR_NULL` for a null pointer unless there is no byte, `GN_ERROR_OFFSET` for more bytes than memory has.
  public init(_ base: UnsafePointer<UInt8>?, size: Int) throws(gn_status) {
    guard let size = Size(size).count() else { throw GN_ERROR_OFFSET }
    guard let base else {
      guard size == 0 else { throw GN_ERROR_NULL }
      // SAFETY: never read, because there is no byte; any non-null address will do.
      self.base = UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
      self.size = 0
      return
    }
    self.base = UnsafeRawPointer(base)
    self.size = size
  }

  /// The number that stands `offset` bytes from the start; there must be as many bytes.
  @inline(__always)
  func load<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as type: Number.Type) -> Number {
    // SAFETY: the caller has compared the offset with the size.
    Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}

/// The rows `first ..< first + count` of an Arrow column, and which of them are there.
struct ArrowRows {
  let first: Int
  let count: Int
  private let validity: ArrowBuffer

  /// - Parameters:
  ///   - validity: A bit for each row, 1 if it is there; empty: all are.
  ///   - elements: The buffer with 2^`shift` bytes for each row, and for `more` rows behind the last.
  init(
    first: UInt64, count: Int, validity: ArrowBuffer, elements: ArrowBuffer, shift: Int, more: Int
  ) throws(gn_status) {
    self.validity = validity
    self.count = count
    guard count > 0 else {
      self.first = 0
      return
    }
    // Rows that a buffer has: their number fits into an Int, and so does that of their bytes.
    let rows = elements.size &>> shift &- more
    guard rows >= count, first <= UInt64(truncatingIfNeeded: rows &- count) else { throw GN_ERROR_OFFSET }
    self.first = Int(truncatingIfNeeded: first)
    let last = self.first &+ count &- 1
    guard validity.size == 0 || last &>> 3 < validity.size else { throw GN_ERROR_OFFSET }
  }

  /// Whether a row, counted from `first`, is missing.
  @inline(__always)
  func isMissing(_ row: Int) -> Bool {
    if validity.size == 0 { return false }
    let bit = first &+ row
    // SAFETY: there is a bit for the last row, and row < count.
    return validity.load(bit &>> 3, as: UInt8.self) &>> UInt8(truncatingIfNeeded: bit & 7) & 1 == 0
  }
}
