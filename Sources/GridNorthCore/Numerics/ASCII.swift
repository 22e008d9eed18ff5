// SPDX-License-Identifier: MIT
import CGridNorth

/// Bytes to read: a text as C hands it over.
public struct ASCII {
  private let bytes: UnsafePointer<UInt8>
  let length: Int

  /// `text` may be null if `length` is 0.
  public init(_ text: UnsafePointer<CChar>?, length: Int) {
    // SAFETY: without bytes none is read. A size_t above the largest Int arrives as a negative number.
    let start = text.map(UnsafeRawPointer.init) ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
    self.init(start.assumingMemoryBound(to: UInt8.self), length: length < 0 ? .max : length)
  }

  init(_ bytes: UnsafePointer<UInt8>, length: Int) {
    self.bytes = bytes
    self.length = length
  }

  /// The byte at an offset, letters in upper case; nil past the end.
  @inline(__always)
  subscript(offset: Int) -> UInt8? {
    guard offset < length else { return nil }
    let byte = bytes[offset]
    return byte >= 97 && byte <= 122 ? byte &- 32 : byte
  }

  /// The part of the text between two offsets, 0 <= start <= end <= length.
  func part(from start: Int, to end: Int) -> ASCII {
    // SAFETY: kept within the text.
    let first = min(max(start, 0), length)
    return ASCII(bytes + first, length: min(max(end, first), length) &- first)
  }
}

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
