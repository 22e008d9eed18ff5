// SPDX-License-Identifier: MIT
import CGridNorth

/// Bytes of a document.
struct XMLSpan {
  let start: Bytes
  let end: Bytes

  init(_ start: Bytes, _ end: Bytes) {
    self.start = start
    self.end = end
  }

  var count: Int { end - start }
  var isEmpty: Bool { start == end }

  /// Without the prefix.
  var localName: XMLSpan {
    @inline(__always) get {
      var place = start
      while place < end {
        if place[0] == 0x3A { return XMLSpan(place + 1, end) }
        place += 1
      }
      return self
    }
  }

  @inline(__always)
  func begins(with word: Literal) -> Bool {
    count >= word.count && hasBytes(of: word, count: word.count)
  }

  @inline(__always)
  func isEqual(to word: Literal) -> Bool {
    count == word.count && hasBytes(of: word, count: count)
  }

  /// Whether the text ends within a word that it begins with.
  func isBeginning(of word: Literal) -> Bool {
    count < word.count && hasBytes(of: word, count: count)
  }

  @inline(__always)
  private func hasBytes(of word: Literal, count: Int) -> Bool {
    var index = 0
    while index < count {
      // SAFETY: within both.
      guard start[index] == word.start[index] else { return false }
      index &+= 1
    }
    return true
  }

  func isEqual(toLowercase word: Literal) -> Bool {
    guard count == word.count else { return false }
    var index = 0
    while index < count {
      let byte = start[index]
      guard (byte &- 0x41 < 26 ? byte | 0x20 : byte) == word.start[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// The name that no processing instruction may have.
  var isXML: Bool { isEqual(toLowercase: "xml") }

  func isEqual(to other: XMLSpan) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index < count {
      guard start[index] == other.start[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// Without blanks at its ends.
  var trimmed: XMLSpan {
    @inline(__always) get {
      var first = start
      var last = end
      while first < last, XMLBytes.isBlank(first[0]) { first += 1 }
      while first < last, XMLBytes.isBlank((last - 1)[0]) { last -= 1 }
      return XMLSpan(first, last)
    }
  }

  /// Whether a byte is among these.
  func has(_ byte: UInt8) -> Bool {
    var place = start
    while place < end, place[0] != byte { place += 1 }
    return place < end
  }

  /// Gives what a value means, without blanks at its ends: of one with references, comments or CDATA up to 256 characters.
  @inline(never)
  func decoded<Result>(_ body: (XMLSpan) -> Result) -> Result {
    guard has(0x26) || has(0x3C) else { return body(trimmed) }
    var scalar = XMLScalar()
    var characters = TextCharacters(ASCII(start, count: count), from: .xml)
    _ = scalar.fill(from: &characters)
    return scalar.withSpan { body($0.trimmed) }
  }

  /// Whether a value means a word.
  @inline(never)
  func means(_ word: Literal) -> Bool { decoded { $0.isEqual(to: word) } }

  @inline(never)
  func means(lowercase word: Literal) -> Bool { decoded { $0.isEqual(toLowercase: word) } }
}

/// A reference that begins with "&".
enum XMLReference {
  /// The character that it stands for, and the bytes of the reference.
  case character(UInt32, width: Int)
  /// The text ends within it.
  case cut
  case invalid

  init(_ here: Bytes, end: Bytes) {
    let rest = XMLSpan(here, end)
    if end - here < 2 {
      self = .cut
    } else if here[1] == 0x23 {
      self = Self.number(here, end: end)
    } else if rest.begins(with: "&amp;") {
      self = .character(0x26, width: 5)
    } else if rest.begins(with: "&lt;") {
      self = .character(0x3C, width: 4)
    } else if rest.begins(with: "&gt;") {
      self = .character(0x3E, width: 4)
    } else if rest.begins(with: "&quot;") {
      self = .character(0x22, width: 6)
    } else if rest.begins(with: "&apos;") {
      self = .character(0x27, width: 6)
    } else if rest.isBeginning(of: "&amp;") || rest.isBeginning(of: "&lt;") || rest.isBeginning(of: "&gt;")
      || rest.isBeginning(of: "&quot;") || rest.isBeginning(of: "&apos;")
    {
      self = .cut
    } else {
      self = .invalid
    }
  }

  private static func number(_ here: Bytes, end: Bytes) -> XMLReference {
    let isHexadecimal = end - here > 2 && here[2] == 0x78
    var place = here + (isHexadecimal ? 3 : 2)
    let first = place
    var value: UInt32 = 0
    while place < end, let digit = digit(place[0], isHexadecimal: isHexadecimal) {
      // Beyond all characters it stays.
      value = min(value &* (isHexadecimal ? 16 : 10) &+ digit, 0x110000)
      place += 1
    }
    guard place < end else { return .cut }
    guard place > first, place[0] == 0x3B, value.isXML else { return .invalid }
    return .character(value, width: place - here &+ 1)
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    if byte &- 0x30 < 10 { return UInt32(byte &- 0x30) }
    guard isHexadecimal, byte | 0x20 &- 0x61 < 6 else { return nil }
    return UInt32(byte | 0x20 &- 0x57)
  }
}
