// SPDX-License-Identifier: MIT
import CGridNorth

/// The properties of a feature: a JSON object of the caller, checked, and copied unchanged (RFC 8259).
struct Properties {
  private let base: UnsafePointer<CChar>?
  /// The bytes before the closing brace.
  private let openCount: Int
  private let isEmpty: Bool

  /// Throws `GN_ERROR_PROPERTIES`; `GN_ERROR_NULL` for a null pointer that has a size. Null without one: no properties.
  init(_ base: UnsafePointer<CChar>?, size: Int) throws(gn_status) {
    self.base = base
    guard let base else {
      guard size == 0 else { throw GN_ERROR_NULL }
      openCount = 0
      isEmpty = true
      return
    }
    var scanner = JSONScanner(base, size: size)
    guard let object = scanner.object() else { throw GN_ERROR_PROPERTIES }
    openCount = object.openCount
    isEmpty = object.isEmpty
  }

  /// Appends the object without its end.
  func begin(_ pen: inout Pen) {
    guard let base else { return pen.append("{") }
    pen.append(base, count: openCount)
  }

  /// Appends the separator between these properties and further ones.
  func separate(_ pen: inout Pen) {
    if !isEmpty { pen.append(",") }
  }
}

/// Checks that a text is one JSON object, without recursion.
private struct JSONScanner {
  private let base: UnsafePointer<CChar>
  private let size: Int
  private var place = 0

  /// The open brackets around the place: a bit for each level, 1 for an object.
  private var levels: UInt64 = 0
  private var depth = 0
  private static let deepest = 64

  init(_ base: UnsafePointer<CChar>, size: Int) {
    self.base = base
    // No memory holds a longer text: then it is none.
    self.size = Size(size).count() ?? 0
  }

  /// The byte at the place; 0, which JSON does not have, at the end.
  private var byte: UInt8 {
    // SAFETY: checked.
    place < size ? UInt8(bitPattern: base[place]) : 0
  }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place &+= 1 }
  }

  private mutating func accepts(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    place &+= 1
    return true
  }

  private mutating func accepts(_ word: StaticString) -> Bool {
    var index = 0
    while index < word.utf8CodeUnitCount {
      // SAFETY: within the word.
      guard accepts(word.utf8Start[index]) else { return false }
      index &+= 1
    }
    return true
  }

  private var isInObject: Bool { levels & 1 == 1 }

  private mutating func open(isObject: Bool) -> Bool {
    guard depth < JSONScanner.deepest else { return false }
    depth &+= 1
    levels = levels << 1 | (isObject ? 1 : 0)
    place &+= 1
    return true
  }

  private mutating func close() {
    depth &-= 1
    levels >>= 1
  }

  /// The bytes up to the end of the object, without its brace, and whether it has no members; nil if it is none.
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
        skipBlanks()
      }
      if depth > 0 {
        guard accepts(0x2C) else { return nil }
      }
    }
    return place == size ? (openCount, isEmpty) : nil
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

  private mutating func escape() -> Bool {
    let letter = byte
    place &+= 1
    switch letter {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return true
    case 0x75:
      var count = 0
      while count < 4 {
        let digit = byte | 0x20
        guard (byte >= 0x30 && byte <= 0x39) || (digit >= 0x61 && digit <= 0x66) else { return false }
        place &+= 1
        count &+= 1
      }
      return true
    default: return false
    }
  }

  /// Two to four bytes of UTF-8: not overlong, no surrogate, nothing beyond U+10FFFF.
  private mutating func characterBeyondASCII() -> Bool {
    let lead = byte
    place &+= 1
    let second = byte
    let more: Int
    switch lead {
    case 0xC2...0xDF: more = 1
    case 0xE0...0xEF:
      more = 2
      if lead == 0xE0, second < 0xA0 { return false }
      if lead == 0xED, second >= 0xA0 { return false }
    case 0xF0...0xF4:
      more = 3
      if lead == 0xF0, second < 0x90 { return false }
      if lead == 0xF4, second >= 0x90 { return false }
    default: return false
    }
    var count = 0
    while count < more {
      guard byte & 0xC0 == 0x80 else { return false }
      place &+= 1
      count &+= 1
    }
    return true
  }
}
