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

  /// Passes characters that mean themselves in XML and in JSON.
  @inline(__always)
  mutating func plainRun() -> (start: UnsafePointer<UInt8>, count: Int) {
    let first = offset
    while offset < text.count, byte.isPlain { offset &+= 1 }
    return (text.start + first, offset &- first)
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

  /// From two to four bytes: not overlong, no surrogate, nothing beyond U+10FFFF.
  private mutating func character() throws(gn_status) -> UInt32 {
    let lead = byte
    offset &+= 1
    if lead < 0x80 { return UInt32(lead) }
    guard lead >= 0xC2, lead <= 0xF4 else { throw GN_ERROR_XML_ENCODING }
    let more = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    var character = UInt32(lead) & (0x3F >> UInt32(truncatingIfNeeded: more))
    var count = 0
    while count < more {
      guard offset < text.count, byte & 0xC0 == 0x80 else { throw GN_ERROR_XML_ENCODING }
      character = character << 6 | UInt32(byte & 0x3F)
      offset &+= 1
      count &+= 1
    }
    let least: UInt32 = more == 1 ? 0x80 : more == 2 ? 0x800 : 0x1_0000
    guard character >= least, character <= 0x10_FFFF, character < 0xD800 || character > 0xDFFF else {
      throw GN_ERROR_XML_ENCODING
    }
    return character
  }

  /// Passes a word, if it is here. If the text ends within it, throws `GN_ERROR_TEXT_INCOMPLETE`, unless a part of the word
  /// may stand there.
  private mutating func passes(_ word: StaticString, orPart isPartRefused: Bool = true) throws(gn_status) -> Bool {
    var index = 0
    while index < word.utf8CodeUnitCount {
      guard offset &+ index < text.count else {
        if isPartRefused { throw GN_ERROR_TEXT_INCOMPLETE }
        return false
      }
      // SAFETY: within the text and the word.
      guard text.start[offset &+ index] == word.utf8Start[index] else { return false }
      index &+= 1
    }
    offset &+= word.utf8CodeUnitCount
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
    offset &+= 1
    guard offset < text.count else { throw GN_ERROR_TEXT_INCOMPLETE }
    if byte == 0x23 { return try numericReference() }
    let start = offset
    while offset < text.count, byte.isLetter { offset &+= 1 }
    guard offset < text.count else { throw GN_ERROR_TEXT_INCOMPLETE }
    guard byte == 0x3B else { throw GN_ERROR_XML_REFERENCE }
    let end = offset &+ 1
    offset = start
    if try passes("amp;") { return 0x26 }
    if try passes("lt;") { return 0x3C }
    if try passes("gt;") { return 0x3E }
    if try passes("quot;") { return 0x22 }
    if try passes("apos;") { return 0x27 }
    offset = end
    throw GN_ERROR_XML_REFERENCE
  }

  private mutating func numericReference() throws(gn_status) -> UInt32 {
    offset &+= 1
    let isHex = offset < text.count && byte == 0x78
    if isHex { offset &+= 1 }
    var number: UInt32 = 0
    var digits = 0
    while offset < text.count, let digit = byte.digit(isHex: isHex) {
      // Beyond all characters it stays.
      if number <= 0x10_FFFF { number = number &* (isHex ? 16 : 10) &+ digit }
      digits &+= 1
      offset &+= 1
    }
    guard offset < text.count else { throw GN_ERROR_TEXT_INCOMPLETE }
    guard byte == 0x3B, digits > 0, number.isXML else { throw GN_ERROR_XML_REFERENCE }
    offset &+= 1
    return number
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

  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether a name of XML may begin with it, as far as one byte tells.
  fileprivate var startsName: Bool { isLetter || self == 0x5F || self == 0x3A || self >= 0x80 }

  fileprivate func digit(isHex: Bool) -> UInt32? {
    if self &- 0x30 < 10 { return UInt32(self &- 0x30) }
    let letter = (self | 0x20) &- 0x61
    return isHex && letter < 6 ? UInt32(letter) &+ 10 : nil
  }
}

extension UInt32 {
  /// Whether an XML document may have this character.
  var isXML: Bool {
    if self < 0x20 { return self == 0x09 || self == 0x0A || self == 0x0D }
    return self < 0xD800 || (self > 0xDFFF && self < 0xFFFE) || (self > 0xFFFF && self <= 0x10_FFFF)
  }
}
