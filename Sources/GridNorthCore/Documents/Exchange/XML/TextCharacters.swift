// SPDX-License-Identifier: MIT
import CGridNorth

/// Where a text comes from: what in it stands for something else.
enum TextOrigin {
  case plain
  /// An XML document: references, CDATA, comments and processing instructions.
  case xml
  /// A string of JSON, between its quotes: escapes.
  case json
}

/// Walks along the characters of a text in UTF-8.
struct TextCharacters {
  private let text: ASCII
  private let origin: TextOrigin
  private var offset = 0
  private var isInCDATA = false

  init(_ text: ASCII, from origin: TextOrigin) {
    self.text = text
    self.origin = origin
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

  /// Passes a character, and returns it; nil at the end. Throws `GN_ERROR_XML`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_JSON`,
  /// `GN_ERROR_XML_ENCODING` or `GN_ERROR_TEXT_INCOMPLETE`.
  @inline(never)
  mutating func next() throws(gn_status) -> UInt32? {
    while offset < text.count {
      switch origin {
      case .plain: return try character()
      case .json: return try jsonCharacter()
      case .xml: break
      }
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
    guard case .valid(let character, let width) = UTF8Text.character(text.start + offset, end: end) else {
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

  // MARK: JSON

  private mutating func jsonCharacter() throws(gn_status) -> UInt32 {
    guard byte == 0x5C else {
      guard byte >= 0x20, byte != 0x22 else { throw GN_ERROR_JSON }
      return try character()
    }
    offset &+= 1
    guard offset < text.count else { throw GN_ERROR_TEXT_INCOMPLETE }
    let letter = byte
    offset &+= 1
    switch letter {
    case 0x22, 0x2F, 0x5C: return UInt32(letter)
    case 0x62: return 0x08
    case 0x66: return 0x0C
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    case 0x75: return try jsonUnit()
    default: throw GN_ERROR_JSON
    }
  }

  /// The character that an escape stands for, or two of them do. Half of a pair stands for U+FFFD, and so does U+0000, which would
  /// end a text of C.
  private mutating func jsonUnit() throws(gn_status) -> UInt32 {
    let unit = try fourDigits()
    guard unit & 0xF800 == 0xD800 else { return unit == 0 ? 0xFFFD : unit }
    guard unit & 0x0400 == 0, text.count &- offset >= 6, byte == 0x5C, text.start[offset &+ 1] == 0x75 else {
      return 0xFFFD
    }
    var ahead = self
    ahead.offset &+= 2
    let second = try ahead.fourDigits()
    guard second & 0xFC00 == 0xDC00 else { return 0xFFFD }
    self = ahead
    return 0x1_0000 &+ (unit & 0x3FF) << 10 &+ second & 0x3FF
  }

  private mutating func fourDigits() throws(gn_status) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < 4 {
      guard offset < text.count else { throw GN_ERROR_TEXT_INCOMPLETE }
      guard let digit = JSONScanner.hexadecimal(byte) else { throw GN_ERROR_JSON }
      value = value << 4 | digit
      offset &+= 1
      count &+= 1
    }
    return value
  }

  // MARK: XML

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
