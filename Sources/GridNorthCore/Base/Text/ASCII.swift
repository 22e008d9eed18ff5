// SPDX-License-Identifier: MIT
import CGridNorth

/// Bytes to read: a text as C hands it over.
public struct ASCII {
  let start: UnsafePointer<UInt8>
  let count: Int

  /// `text` may be null if `count` is 0, which is not negative.
  public init(_ text: UnsafePointer<CChar>?, count: Int) {
    // SAFETY: without bytes none is read.
    let start = text.map(UnsafeRawPointer.init) ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
    self.init(start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// A text of the caller's, which may be null if `size` is 0. Throws `GN_ERROR_OFFSET` for more bytes than memory has.
  public static func text(_ text: UnsafePointer<CChar>?, size: Int) throws(TextRefusal) -> ASCII {
    guard let count = Size(size).count() else { throw TextRefusal(GN_ERROR_OFFSET, at: 0) }
    return ASCII(text, count: count)
  }

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    start = bytes
    self.count = count
  }

  /// The byte at an offset, letters in upper case; nil past the end.
  @inline(__always)
  subscript(offset: Int) -> UInt8? {
    guard offset < count else { return nil }
    let byte = start[offset]
    return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      ? byte &- (UInt8(ascii: "a") &- UInt8(ascii: "A")) : byte
  }

  /// The part of the text between two offsets, 0 <= start <= end <= count.
  func part(from start: Int, to end: Int) -> ASCII {
    // SAFETY: kept within the text.
    let first = min(max(start, 0), count)
    return ASCII(self.start + first, count: min(max(end, first), count) &- first)
  }
}

@inline(__always)
func isBlankOrTab(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }

/// Why and where a text is refused.
public struct TextRefusal: Error {
  public let status: gn_status
  /// In bytes from the start of the text.
  public let offset: Int

  init(_ status: gn_status, at offset: Int) {
    self.status = status
    self.offset = offset
  }
}

/// Runs what reads a text and throws why it is refused, without the place: rows of a batch have none.
@inline(__always)
func status<Result>(_ read: () throws(TextRefusal) -> Result) throws(gn_status) -> Result {
  do { return try read() } catch { throw error.status }
}
