// SPDX-License-Identifier: MIT
import CGridNorth

/// The text of an element.
struct XMLContent {
  /// Empty if there are elements within it.
  let span: XMLSpan
  /// Without references, comments and CDATA.
  let isPlain: Bool
}

/// Reads XML 1.0 in UTF-8 from left to right, once, and refuses text that is not well-formed, and document type declarations.
///
/// Whoever reads asks for one tag after the other; what stands between them is checked and passed.
struct XMLReader {
  enum Event {
    /// A start tag: its name and attributes are known until the next event.
    case start
    /// The end of the last open element.
    case end
    /// The end of the document.
    case done
  }

  let start: Bytes
  let end: Bytes
  private(set) var here: Bytes
  /// Open elements.
  private(set) var depth = 0
  /// The name of the last tag, without its prefix.
  private(set) var name: XMLSpan
  /// Where the last tag begins.
  private(set) var tag: Bytes
  private var attributes: XMLAttributes
  private let names: XMLNames
  /// The last tag was one of an empty element, whose end comes next.
  private var isEmptyElement = false
  private var hasRoot = false
  /// Whether a second document may begin behind the first one.
  private let isStream: Bool

  private init(_ text: ASCII, isStream: Bool, _ attributes: XMLAttributes, _ names: XMLNames) {
    start = text.start
    // A size larger than memory ends where memory does.
    let room = UInt.max &- UInt(bitPattern: start)
    end = start + Int(bitPattern: min(UInt(bitPattern: text.count), room))
    here = start
    tag = start
    name = XMLSpan(start, start)
    self.isStream = isStream
    self.attributes = attributes
    self.names = names
  }

  /// Reads a text. A stream has several documents, one after the other.
  static func read<Result>(
    _ text: ASCII, isStream: Bool = false, _ body: (inout XMLReader) throws(TextRefusal) -> Result
  ) throws(TextRefusal) -> Result {
    try XMLMemory.lend(text.start) { attributes, names throws(TextRefusal) in
      var reader = XMLReader(text, isStream: isStream, attributes, names)
      return try body(&reader)
    }
  }

  /// The value of an attribute of the last start tag; nil if it has none of this name.
  @inline(__always)
  func attribute(_ name: Literal) -> XMLSpan? { attributes.value(name) }

  func offset(_ place: Bytes) -> Int { place - start }

  func refusal(_ status: gn_status, at place: Bytes) -> TextRefusal { TextRefusal(status, at: place - start) }

  /// The error where the text ends, or else has something else than it should.
  private func refusal() -> TextRefusal { refusal(here < end ? GN_ERROR_XML : GN_ERROR_TEXT_INCOMPLETE, at: here) }

  // MARK: Documents

  /// Goes to the next tag.
  mutating func next() throws(TextRefusal) -> Event {
    if isEmptyElement {
      isEmptyElement = false
      depth &-= 1
      return .end
    }
    guard depth > 0 else { return try nextRoot() }
    return try nextTag()
  }

  /// Goes to the next child of an element, whose start tag was the last event, or behind whose child it is. False if the
  /// element ends there.
  @inline(__always)
  mutating func nextChild() throws(TextRefusal) -> Bool {
    if case .start = try next() { return true }
    return false
  }

  /// Goes behind the end of the element whose start tag was the last event.
  mutating func skip() throws(TextRefusal) {
    let outside = depth &- 1
    while depth > outside { _ = try next() }
  }

  /// Passes what may stand before, between and behind documents.
  @inline(never)
  private mutating func nextRoot() throws(TextRefusal) -> Event {
    if here == start, end - here >= 3, here[0] == 0xEF, here[1] == 0xBB, here[2] == 0xBF { here += 3 }
    var isFirst = !hasRoot
    /// A declaration stood here: a document must follow.
    var isDeclared = false
    while true {
      if isFirst || isStream {
        // A stream may have blanks before a declaration.
        var ahead = here
        if isStream { while ahead < end, XMLBytes.isBlank(ahead[0]) { ahead += 1 } }
        let rest = XMLSpan(ahead, end)
        if rest.begins(with: "<?xml"), end - ahead > 5, XMLBytes.isBlank(ahead[5]) {
          guard !isDeclared else { throw refusal(GN_ERROR_XML, at: ahead) }
          here = ahead + 5
          try readDeclaration()
          isDeclared = true
        } else if ahead < end, rest.isBeginning(of: "<?xml ") {
          throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end)
        }
        isFirst = false
      }
      while here < end, XMLBytes.isBlank(here[0]) { here += 1 }
      guard here < end else {
        guard hasRoot, !isDeclared else {
          throw refusal(start == end ? GN_ERROR_TEXT_EMPTY : GN_ERROR_TEXT_INCOMPLETE, at: here)
        }
        return .done
      }
      guard here[0] == 0x3C else { throw refusalOfText() }
      guard here + 1 < end else { throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end) }
      if here[1] == 0x21 || here[1] == 0x3F {
        try skipMarkup()
      } else if here[1] == 0x2F || (hasRoot && !isStream) {
        throw refusal()
      } else {
        hasRoot = true
        return try nextTag()
      }
    }
  }

  /// The error at a character that does not belong here.
  private func refusalOfText() -> TextRefusal {
    if here[0] >= 0x80 {
      switch UTF8Text.character(here, end: end) {
      case .valid: break
      case .cut: return refusal(GN_ERROR_TEXT_INCOMPLETE, at: end)
      case .invalid: return refusal(GN_ERROR_XML_ENCODING, at: here)
      }
    }
    return refusal(GN_ERROR_XML, at: here)
  }

  // MARK: Tags

  /// Passes text and markup up to the next tag, within an element.
  private mutating func nextTag() throws(TextRefusal) -> Event {
    while true {
      _ = try skipText()
      // "<" is here.
      tag = here
      guard here + 1 < end else { throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end) }
      switch here[1] {
      case 0x2F:
        try readEndTag()
        return .end
      case 0x21, 0x3F: try skipMarkup()
      default:
        here += 1
        try readStartTag()
        return .start
      }
    }
  }

  private mutating func readStartTag() throws(TextRefusal) {
    let first = here
    try skipName()
    guard names.push(XMLSpan(first, here), at: depth) else { throw refusal(GN_ERROR_XML_LIMIT, at: first - 1) }
    depth &+= 1
    name = XMLSpan(first, here).localName
    attributes.clear()
    while true {
      let blanks = here
      skipBlanks()
      guard here < end else { throw refusal() }
      switch here[0] {
      case 0x3E:
        here += 1
        return
      case 0x2F:
        guard here + 1 < end else { throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end) }
        guard here[1] == 0x3E else { throw refusal(GN_ERROR_XML, at: here + 1) }
        here += 2
        isEmptyElement = true
        return
      default:
        guard here > blanks else { throw refusalOfText() }
        try readAttribute()
      }
    }
  }

  private mutating func readAttribute() throws(TextRefusal) {
    let first = here
    try skipName()
    let attribute = XMLSpan(first, here)
    skipBlanks()
    guard here < end, here[0] == 0x3D else { throw here < end ? refusalOfText() : refusal() }
    here += 1
    skipBlanks()
    guard here < end, here[0] == 0x22 || here[0] == 0x27 else {
      throw here < end ? refusalOfText() : refusal()
    }
    let quote = here[0]
    here += 1
    let value = here
    while true {
      here = Self.skipPlain(here, end: end, but: quote)
      guard here < end else { throw refusal() }
      let byte = here[0]
      if byte == quote { break }
      if byte == 0x26 {
        try skipReference()
      } else if byte == 0x3C {
        throw refusal()
      } else if XMLBytes.isText(byte) {
        here += 1
      } else {
        try skipCharacter()
      }
    }
    switch attributes.append(attribute, XMLSpan(value, here)) {
    case GN_OK: here += 1
    case let status: throw refusal(status, at: first)
    }
  }

  private mutating func readEndTag() throws(TextRefusal) {
    let open = names[depth &- 1]
    let first = here + 2
    let isLong = end - first > open.count
    // SAFETY: these bytes are there, and one more.
    guard isLong, XMLSpan(first, first + open.count).isEqual(to: open), !isNameByte(first[open.count]) else {
      return try refuseEndTag(first)
    }
    here = first + open.count
    skipBlanks()
    guard here < end, here[0] == 0x3E else { throw here < end ? refusalOfText() : refusal() }
    here += 1
    depth &-= 1
  }

  /// Whether a byte can be part of a name; beyond ASCII the start tag was checked.
  @inline(__always)
  private func isNameByte(_ byte: UInt8) -> Bool { XMLBytes.isName(byte) || byte >= 0x80 }

  @inline(never)
  private mutating func refuseEndTag(_ first: Bytes) throws(TextRefusal) {
    here = first
    try skipName()
    throw here < end ? refusal(GN_ERROR_XML_TAG, at: first) : refusal()
  }

  @inline(__always)
  private mutating func skipBlanks() {
    var place = here
    while place < end, XMLBytes.isBlank(place[0]) { place += 1 }
    here = place
  }

  @inline(__always)
  private mutating func skipName() throws(TextRefusal) {
    guard here < end else { throw refusal() }
    if XMLBytes.beginsName(here[0]) {
      here += 1
    } else {
      try skipNameCharacter(isFirst: true)
    }
    while true {
      var place = here
      while place < end, XMLBytes.isName(place[0]) { place += 1 }
      here = place
      guard place < end, place[0] >= 0x80 else { return }
      try skipNameCharacter(isFirst: false)
    }
  }

  @inline(never)
  private mutating func skipNameCharacter(isFirst: Bool) throws(TextRefusal) {
    guard here[0] >= 0x80 else { throw refusal(GN_ERROR_XML, at: here) }
    switch UTF8Text.character(here, end: end) {
    case .valid(let character, let width):
      guard isFirst ? XMLBytes.beginsName(character) : XMLBytes.isName(character) else {
        throw refusal(GN_ERROR_XML, at: here)
      }
      here += width
    case .cut: throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end)
    case .invalid: throw refusal(GN_ERROR_XML_ENCODING, at: here)
    }
  }

  // MARK: Text

  /// Passes text up to the next "<"; whether it has references.
  @inline(__always)
  private mutating func skipText() throws(TextRefusal) -> Bool {
    var hasReferences = false
    while true {
      here = Self.skipPlain(here, end: end, but: 0x5D)
      guard here < end else { throw refusal() }
      let byte = here[0]
      if byte == 0x3C { return hasReferences }
      if byte == 0x26 {
        try skipReference()
        hasReferences = true
      } else if byte == 0x5D {
        if end - here >= 3, here[1] == 0x5D, here[2] == 0x3E { throw refusal() }
        here += 1
      } else if XMLBytes.isText(byte) {
        here += 1
      } else {
        try skipCharacter()
      }
    }
  }

  /// Passes ASCII from 0x20 on, up to "&", "<" or another byte.
  @inline(__always)
  private static func skipPlain(_ here: Bytes, end: Bytes, but other: UInt8) -> Bytes {
    var place = here
    // SAFETY: eight bytes are there.
    while end - place >= 8 {
      let word = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
      let count = XMLBytes.plainCount(word, but: other)
      place += count
      if count < 8 { return place }
    }
    while place < end, place[0] &- 0x20 < 0x60, place[0] != 0x26, place[0] != 0x3C, place[0] != other { place += 1 }
    return place
  }

  /// Passes a character beyond ASCII; control characters are refused.
  @inline(never)
  private mutating func skipCharacter() throws(TextRefusal) {
    guard here[0] >= 0x80 else { throw refusal() }
    switch UTF8Text.character(here, end: end) {
    case .valid(let character, let width):
      guard character.isXML else { throw refusal(GN_ERROR_XML_ENCODING, at: here) }
      here += width
    case .cut: throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end)
    case .invalid: throw refusal(GN_ERROR_XML_ENCODING, at: here)
    }
  }

  @inline(never)
  private mutating func skipReference() throws(TextRefusal) {
    switch XMLReference(here, end: end) {
    case .character(_, let width): here += width
    case .cut: throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end)
    case .invalid: throw refusal(GN_ERROR_XML_REFERENCE, at: here)
    }
  }

  /// The text of the element whose start tag was the last event; goes behind its end.
  mutating func content() throws(TextRefusal) -> XMLContent {
    let first = here
    if isEmptyElement {
      _ = try next()
      return XMLContent(span: XMLSpan(first, first), isPlain: true)
    }
    let hasReferences = try skipText()
    guard here + 1 < end else { throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end) }
    if here[1] == 0x2F {
      let last = here
      try readEndTag()
      return XMLContent(span: XMLSpan(first, last), isPlain: !hasReferences)
    }
    let outside = depth &- 1
    var hasElements = false
    while depth > outside {
      if case .start = try next() { hasElements = true }
    }
    return XMLContent(span: hasElements ? XMLSpan(first, first) : XMLSpan(first, tag), isPlain: hasElements)
  }

  // MARK: Other markup

  /// Passes a comment, a processing instruction or CDATA.
  @inline(never)
  private mutating func skipMarkup() throws(TextRefusal) {
    let rest = XMLSpan(here, end)
    if here[1] == 0x3F {
      try skipInstruction()
    } else if rest.begins(with: "<!--") {
      here += 4
      try skip(to: "--")
      here += 2
      guard here < end, here[0] == 0x3E else { throw refusal() }
      here += 1
    } else if rest.begins(with: "<![CDATA["), depth > 0 {
      here += 9
      try skip(to: "]]>")
      here += 3
    } else if depth == 0, rest.begins(with: "<!DOCTYPE") {
      throw refusal(GN_ERROR_XML_DTD, at: here)
    } else if rest.isBeginning(of: "<!--") || (depth > 0 && rest.isBeginning(of: "<![CDATA["))
      || (depth == 0 && rest.isBeginning(of: "<!DOCTYPE"))
    {
      throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end)
    } else {
      throw refusal()
    }
  }

  /// Goes to a mark of two or three bytes; its characters are checked.
  private mutating func skip(to mark: Literal) throws(TextRefusal) {
    while true {
      guard here < end else { throw refusal() }
      if here[0] == mark.start[0], XMLSpan(here, end).begins(with: mark) { return }
      if XMLBytes.isText(here[0]) {
        here += 1
      } else {
        try skipCharacter()
      }
    }
  }

  private mutating func skipInstruction() throws(TextRefusal) {
    let mark = here
    here += 2
    let first = here
    try skipName()
    guard here < end else { throw refusal() }
    // A declaration stands at the start or nowhere.
    if XMLSpan(first, here).isXML { throw refusal(GN_ERROR_XML, at: mark) }
    guard XMLBytes.isBlank(here[0]) || here[0] == 0x3F else { throw refusalOfText() }
    if here[0] == 0x3F {
      guard here + 1 < end else { throw refusal(GN_ERROR_TEXT_INCOMPLETE, at: end) }
      guard here[1] == 0x3E else { throw refusal(GN_ERROR_XML, at: here + 1) }
    }
    try skip(to: "?>")
    here += 2
  }

  /// Passes the rest of a declaration: version, perhaps encoding, perhaps standalone.
  private mutating func readDeclaration() throws(TextRefusal) {
    guard let version = try readPseudoAttribute(), version.name.isEqual(to: "version") else {
      throw refusal()
    }
    var next = try readPseudoAttribute()
    if let encoding = next, encoding.name.isEqual(to: "encoding") {
      guard encoding.value.isEqual(toLowercase: "utf-8") || encoding.value.isEqual(toLowercase: "us-ascii") else {
        throw refusal(GN_ERROR_XML_ENCODING, at: encoding.value.start)
      }
      next = try readPseudoAttribute()
    }
    if let standalone = next {
      guard standalone.name.isEqual(to: "standalone"),
        standalone.value.isEqual(to: "yes") || standalone.value.isEqual(to: "no")
      else { throw refusal(GN_ERROR_XML, at: standalone.name.start) }
    }
    skipBlanks()
    guard here < end, here[0] == 0x3F else { throw refusal() }
    here += 1
    guard here < end, here[0] == 0x3E else { throw refusal() }
    here += 1
  }

  /// Blanks, a name, "=" and a value of letters, digits, ".", "_" and "-"; nil if blanks are all.
  private mutating func readPseudoAttribute() throws(TextRefusal) -> (name: XMLSpan, value: XMLSpan)? {
    let blanks = here
    skipBlanks()
    guard here < end else { throw refusal() }
    if here[0] == 0x3F { return nil }
    guard here > blanks else { throw refusal() }
    let first = here
    while here < end, here[0] | 0x20 &- 0x61 < 26 { here += 1 }
    let name = XMLSpan(first, here)
    skipBlanks()
    guard here < end, here[0] == 0x3D else { throw refusal() }
    here += 1
    skipBlanks()
    guard here < end, here[0] == 0x22 || here[0] == 0x27 else { throw refusal() }
    let quote = here[0]
    here += 1
    let value = here
    while here < end, XMLBytes.isName(here[0]), here[0] != 0x3A { here += 1 }
    guard here < end, here[0] == quote else { throw refusal() }
    here += 1
    return (name, XMLSpan(value, here - 1))
  }
}
