// SPDX-License-Identifier: MIT
import CGridNorth

/// Walks along the characters of a text in UTF-8: of a plain one, or of one from an XML document, with its references,
/// CDATA, comments and processing instructions.
struct TextCharacters {
  private let text: ASCII
  private let isXML: Bool
  private var offset = 0
  private var isInCDATA = false

  init(_ text: ASCII, isXML: Bool) {
    self.text = text
    self.isXML = isXML
  }

  // SAFETY: offset < text.count.
  private var byte: UInt8 { text.start[offset] }
  private var end: Bytes { text.start + text.count }

  /// Passes the first character if it is a blank.
  mutating func firstBlank() throws(gn_status) -> UInt32? {
    var ahead = self
    guard let first = try ahead.next(), XMLBytes.isBlank(first) else { return nil }
    self = ahead
    return first
  }

  /// Whether nothing follows, as far as a text without an error tells.
  var isAtEnd: Bool {
    var ahead = self
    do { return try ahead.next() == nil } catch { return false }
  }

  /// Passes characters that mean themselves in XML and in JSON.
  @inline(__always)
  mutating func plainRun() -> (start: UnsafePointer<UInt8>, count: Int) {
    let first = offset
    while offset < text.count, byte.isPlain { offset &+= 1 }
    return (text.start + first, max(0, offset &- first))
  }

  /// Passes a character, and returns it; nil at the end. Throws `GN_ERROR_XML`, `GN_ERROR_XML_REFERENCE`,
  /// `GN_ERROR_XML_ENCODING` or `GN_ERROR_TEXT_INCOMPLETE`.
  @inline(never)
  mutating func next() throws(gn_status) -> UInt32? {
    while offset < text.count {
      guard isXML else { return try character() }
      if isInCDATA {
        if byte == 0x5D, try passes("]]>", orPart: false) {
          isInCDATA = false
          continue
        }
      } else if byte == 0x26 {
        return try reference()
      } else if byte == 0x3C {
        try passMarkup()
        continue
      }
      return try xmlCharacter()
    }
    if isInCDATA { throw GN_ERROR_TEXT_INCOMPLETE }
    return nil
  }

  /// What an XML reader makes of a character: the end of a line is a line feed.
  private mutating func xmlCharacter() throws(gn_status) -> UInt32 {
    let character = try character()
    guard character.isXML else { throw GN_ERROR_XML }
    guard character == 0x0D else { return character }
    if offset < text.count, byte == 0x0A { offset &+= 1 }
    return 0x0A
  }

  private mutating func character() throws(gn_status) -> UInt32 {
    if byte < 0x80 {
      offset &+= 1
      return UInt32(text.start[offset &- 1])
    }
    guard case .valid(let character, let width) = XMLBytes.character(text.start + offset, end: end) else {
      throw GN_ERROR_XML_ENCODING
    }
    offset &+= width
    return character
  }

  /// Passes a word, if it is here. If the text ends within it, throws `GN_ERROR_TEXT_INCOMPLETE`, unless a part of the word
  /// may stand there.
  private mutating func passes(_ word: Literal, orPart isPartRefused: Bool = true) throws(gn_status) -> Bool {
    var index = 0
    while index < word.count {
      guard offset &+ index < text.count else {
        if isPartRefused { throw GN_ERROR_TEXT_INCOMPLETE }
        return false
      }
      // SAFETY: within the text and the word.
      guard text.start[offset &+ index] == word.start[index] else { return false }
      index &+= 1
    }
    offset &+= word.count
    return true
  }

  private mutating func passMarkup() throws(gn_status) {
    if try passes("<!--") {
      while try !passes("--") { try passCharacter() }
      guard try passes(">") else { throw GN_ERROR_XML }
    } else if try passes("<![CDATA[") {
      isInCDATA = true
    } else if try passes("<?") {
      guard offset < text.count else { throw GN_ERROR_TEXT_INCOMPLETE }
      guard byte.startsName else { throw GN_ERROR_XML }
      while try !passes("?>") { try passCharacter() }
    } else {
      throw GN_ERROR_XML
    }
  }

  private mutating func passCharacter() throws(gn_status) {
    guard offset < text.count else { throw GN_ERROR_TEXT_INCOMPLETE }
    _ = try xmlCharacter()
  }

  private mutating func reference() throws(gn_status) -> UInt32 {
    switch XMLReference(text.start + offset, end: end) {
    case .character(let character, let width):
      offset &+= width
      return character
    case .cut: throw GN_ERROR_TEXT_INCOMPLETE
    case .invalid: throw GN_ERROR_XML_REFERENCE
    }
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that is never escaped, and does not end or begin anything.
  @inline(__always)
  fileprivate var isPlain: Bool {
    // A bit for each of & " ' < > \ ].
    let quotes: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
    let brackets: UInt64 = 1 << 0x1C | 1 << 0x1D
    guard self >= 0x20, self < 0x7F else { return false }
    return ((self < 0x40 ? quotes : brackets) &>> UInt64(self & 0x3F)) & 1 == 0
  }

  /// Whether a name of XML may begin with it, as far as one byte tells.
  fileprivate var startsName: Bool { XMLBytes.beginsName(self) || self >= 0x80 }
}

extension UInt32 {
  /// Whether an XML document may have this character.
  var isXML: Bool {
    if self < 0x20 { return self == 0x09 || self == 0x0A || self == 0x0D }
    return self < 0xD800 || (self > 0xDFFF && self < 0xFFFE) || (self > 0xFFFF && self <= 0x10_FFFF)
  }
}
