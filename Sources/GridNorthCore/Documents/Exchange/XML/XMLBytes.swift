// SPDX-License-Identifier: MIT

/// What XML 1.0 allows in a document in UTF-8, byte by byte.
enum XMLBytes {
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  static func isBlank(_ character: UInt32) -> Bool { character < 0x80 && isBlank(UInt8(truncatingIfNeeded: character)) }

  /// Whether a byte may stand in texts by itself: ASCII, but for control characters.
  @inline(__always)
  static func isText(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte < 0x80) || isBlank(byte) }

  /// ASCII that begins a name: letters, "_" and ":".
  @inline(__always)
  static func beginsName(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 || byte == 0x5F || byte == 0x3A }

  /// ASCII within a name: also digits, "-" and ".".
  @inline(__always)
  static func isName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2E
  }

  /// Characters beyond ASCII that begin a name (XML 1.0, production 4).
  static func beginsName(_ character: UInt32) -> Bool {
    switch character {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Characters beyond ASCII within a name (production 4a).
  static func isName(_ character: UInt32) -> Bool {
    beginsName(character) || character == 0xB7 || (character >= 0x300 && character <= 0x36F)
      || character == 0x203F || character == 0x2040
  }

  /// Passes a comma with blanks around it.
  @inline(__always)
  static func skipComma(_ here: inout Bytes, end: Bytes) -> Bool {
    var place = here
    while place < end, isBlank(place[0]) { place += 1 }
    guard place < end, place[0] == 0x2C else { return false }
    place += 1
    while place < end, isBlank(place[0]) { place += 1 }
    here = place
    return true
  }

  /// The number of bytes of a word, the first one lowest, before one that is below 0x20, above 0x7F, or one of "&", "<" and `other`;
  /// 8 if there is none.
  @inline(__always)
  static func plainCount(_ word: UInt64, but other: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte below 0x20, or equal, borrows from its highest bit. That may spoil the bits above, but not those below.
    let controls = word &- (ones &* 0x20)
    let ampersands = (word ^ (ones &* 0x26)) &- ones
    let tags = (word ^ (ones &* 0x3C)) &- ones
    let others = (word ^ (ones &* UInt64(other))) &- ones
    let stops = (controls | ampersands | tags | others | word) & (ones &* 0x80)
    return stops.trailingZeroBitCount >> 3
  }
}
