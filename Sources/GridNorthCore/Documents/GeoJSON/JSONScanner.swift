// SPDX-License-Identifier: MIT
import CGridNorth

/// Checks that a text is JSON (RFC 8259), without recursion.
struct JSONScanner {
  let text: ASCII
  /// The byte that comes next; where an object is none, the one that is wrong.
  var place: Int

  /// The open brackets around the place: a bit for each level, 1 for an object.
  private var levels: UInt64 = 0
  private var depth = 0
  private static let deepest = 64

  /// The first fault of the text, apart from its end.
  private var fault = GN_ERROR_JSON

  init(_ text: ASCII, at place: Int = 0) {
    self.text = text
    self.place = place
  }

  /// The byte at the place; 0, which JSON does not have, at the end.
  var byte: UInt8 {
    // SAFETY: checked.
    place < text.count ? text.start[place] : 0
  }

  var isAtEnd: Bool { place >= text.count }

  /// Why an object is none: `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_JSON`, `GN_ERROR_XML_ENCODING` or `GN_ERROR_XML_LIMIT`.
  var refusal: TextRefusal {
    TextRefusal(isAtEnd ? GN_ERROR_TEXT_INCOMPLETE : fault, at: min(place, text.count))
  }

  mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place &+= 1 }
  }

  private mutating func accepts(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    place &+= 1
    return true
  }

  private mutating func accepts(_ word: Literal) -> Bool {
    var index = 0
    while index < word.count {
      // SAFETY: within the word.
      guard accepts(word.start[index]) else { return false }
      index &+= 1
    }
    return true
  }

  private var isInObject: Bool { levels & 1 == 1 }

  private mutating func open(isObject: Bool) -> Bool {
    guard depth < JSONScanner.deepest else {
      fault = GN_ERROR_XML_LIMIT
      return false
    }
    depth &+= 1
    levels = levels << 1 | (isObject ? 1 : 0)
    place &+= 1
    return true
  }

  private mutating func close() {
    depth &-= 1
    levels >>= 1
  }

  /// Passes an object with blanks before it: the bytes up to its end, without its brace, and whether it has no members; nil if it
  /// is none.
  mutating func object() -> (openCount: Int, isEmpty: Bool)? {
    skipBlanks()
    guard byte == 0x7B, open(isObject: true) else { return nil }
    skipBlanks()
    let isEmpty = byte == 0x7D
    // In each round: after an opening bracket, or a comma.
    var isFirst = true
    var openCount = 0
    while depth > 0 {
      skipBlanks()
      if isFirst, byte == (isInObject ? 0x7D : 0x5D) {
        // Nothing between the brackets.
      } else {
        if isInObject {
          guard string() else { return nil }
          skipBlanks()
          guard accepts(0x3A) else { return nil }
          skipBlanks()
        }
        if byte == 0x7B || byte == 0x5B {
          guard open(isObject: byte == 0x7B) else { return nil }
          isFirst = true
          continue
        }
        guard scalar() else { return nil }
      }
      // After a value: all closing brackets, then a comma.
      isFirst = false
      skipBlanks()
      while depth > 0, byte == (isInObject ? 0x7D : 0x5D) {
        openCount = place
        close()
        place &+= 1
        if depth > 0 { skipBlanks() }
      }
      if depth > 0 {
        guard accepts(0x2C) else { return nil }
      }
    }
    return (openCount, isEmpty)
  }

  private mutating func scalar() -> Bool {
    switch byte {
    case 0x22: string()
    case 0x74: accepts("true")
    case 0x66: accepts("false")
    case 0x6E: accepts("null")
    default: number()
    }
  }

  private mutating func digits() -> Bool {
    let first = place
    while byte >= 0x30, byte <= 0x39 { place &+= 1 }
    return place > first
  }

  private mutating func number() -> Bool {
    _ = accepts(0x2D)
    if !accepts(0x30) {
      guard digits() else { return false }
    }
    if accepts(0x2E) {
      guard digits() else { return false }
    }
    if accepts(0x65) || accepts(0x45) {
      if !accepts(0x2B) { _ = accepts(0x2D) }
      return digits()
    }
    return true
  }

  private mutating func string() -> Bool {
    guard accepts(0x22) else { return false }
    while true {
      let here = byte
      if here < 0x20 { return false }
      if here >= 0x80 {
        guard characterBeyondASCII() else { return false }
        continue
      }
      place &+= 1
      if here == 0x22 { return true }
      if here == 0x5C {
        guard escape() else { return false }
      }
    }
  }

  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    if byte &- 0x30 < 10 { return UInt32(byte &- 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter &+ 10) : nil
  }

  private mutating func escape() -> Bool {
    let letter = byte
    place &+= 1
    switch letter {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return true
    case 0x75:
      var count = 0
      while count < 4 {
        guard Self.hexadecimal(byte) != nil else { return false }
        place &+= 1
        count &+= 1
      }
      return true
    default:
      place &-= 1
      return false
    }
  }

  /// Two to four bytes of UTF-8: not overlong, no surrogate, nothing beyond U+10FFFF.
  private mutating func characterBeyondASCII() -> Bool {
    switch UTF8Text.character(text.start + place, end: text.start + text.count) {
    case .valid(_, let width):
      place &+= width
      return true
    case .cut:
      place = text.count
      return false
    case .invalid:
      fault = GN_ERROR_XML_ENCODING
      return false
    }
  }
}
