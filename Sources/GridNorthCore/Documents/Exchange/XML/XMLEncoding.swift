// SPDX-License-Identifier: MIT
import CGridNorth

/// How the characters of an XML document are written, by its first bytes or its declaration: appendix F of XML 1.0.
public enum XMLEncoding {
  /// Writes a document in UTF-8. The name of the encoding in its declaration becomes UTF-8.
  public static func writeUTF8(
    _ text: ASCII, into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let document = EncodedText(text)
    let name = document.encodingName()
    let encoding = try document.isWide ? nil : encoding(name)
    var sink = TextSink(out, capacity: capacity)
    var place = document.first
    while place < document.count {
      if let name, place == name.start {
        sink.append("UTF-8")
        place = name.end
      }
      switch encoding {
      case .utf8: sink.append(byte: UInt8(truncatingIfNeeded: document[place]))
      case .windows1252: sink.append(character: EncodedText.windows1252(document[place]))
      case nil: sink.append(character: try document.wideCharacter(at: &place))
      }
      place &+= 1
    }
    try sink.finish(capacity: capacity, needed: &needed)
  }

  private enum Encoding {
    case utf8
    /// ISO-8859-1 too: as browsers do, since its control characters stand in no document.
    case windows1252
  }

  private static func encoding(_ name: EncodedText.Name?) throws(gn_status) -> Encoding {
    guard let name else { return .utf8 }
    if name.span.isEqual(toLowercase: "utf-8") || name.span.isEqual(toLowercase: "us-ascii") { return .utf8 }
    if name.span.isEqual(toLowercase: "iso-8859-1") || name.span.isEqual(toLowercase: "windows-1252")
      || name.span.isEqual(toLowercase: "latin1") || name.span.isEqual(toLowercase: "cp1252")
    {
      return .windows1252
    }
    throw GN_ERROR_XML_ENCODING
  }
}

/// A text whose characters have one unit each, of a byte or of two; or two units of two bytes.
private struct EncodedText {
  let isWide: Bool
  /// Units.
  let count: Int
  /// Behind a byte order mark of UTF-16: that of UTF-8 stays.
  let first: Int
  private let bytes: UnsafePointer<UInt8>
  private let size: Int
  private let isBigEndian: Bool

  init(_ text: ASCII) {
    bytes = text.start
    size = text.count
    let marks = size >= 2 ? (bytes[0], bytes[1]) : (0, 0)
    switch marks {
    case (0xFF, 0xFE): (isWide, isBigEndian, first) = (true, false, 1)
    case (0xFE, 0xFF): (isWide, isBigEndian, first) = (true, true, 1)
    case (0x3C, 0): (isWide, isBigEndian, first) = (true, false, 0)
    case (0, 0x3C): (isWide, isBigEndian, first) = (true, true, 0)
    default: (isWide, isBigEndian, first) = (false, false, 0)
    }
    // Half of a unit counts as one.
    count = isWide ? size / 2 &+ (size & 1) : size
  }

  /// The unit at a place; 0 where the last one is incomplete.
  subscript(place: Int) -> UInt32 {
    guard isWide else { return UInt32(bytes[place]) }
    let at = 2 &* place
    guard at &+ 1 < size else { return 0 }
    let (low, high) = isBigEndian ? (bytes[at &+ 1], bytes[at]) : (bytes[at], bytes[at &+ 1])
    return UInt32(high) << 8 | UInt32(low)
  }

  /// The character that begins at a place, which moves to its last unit.
  func wideCharacter(at place: inout Int) throws(gn_status) -> UInt32 {
    guard 2 &* place &+ 1 < size else { throw GN_ERROR_TEXT_INCOMPLETE }
    let unit = self[place]
    guard unit & 0xF800 == 0xD800 else { return unit }
    guard unit < 0xDC00 else { throw GN_ERROR_XML_ENCODING }
    guard 2 &* place &+ 3 < size else { throw GN_ERROR_TEXT_INCOMPLETE }
    let low = self[place &+ 1]
    guard low & 0xFC00 == 0xDC00 else { throw GN_ERROR_XML_ENCODING }
    place &+= 1
    return 0x1_0000 &+ ((unit & 0x3FF) << 10) &+ (low & 0x3FF)
  }

  // MARK: The declaration

  /// The name of an encoding: its places, and its bytes if a character has one.
  struct Name {
    let start: Int
    let end: Int
    let span: XMLSpan
  }

  /// The value of "encoding" in the declaration, which is short; nil if there is none.
  func encodingName() -> Name? {
    let start = !isWide && size >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : first
    guard has("<?xml", at: start) else { return nil }
    var place = start &+ 5
    let end = min(count, start &+ 512)
    while place < end, self[place] != 0x3E {
      if isBlank(place), has("encoding", at: place &+ 1) { return value(after: place &+ 9, end: end) }
      place &+= 1
    }
    return nil
  }

  private func value(after place: Int, end: Int) -> Name? {
    var place = place
    while place < end, isBlank(place) { place &+= 1 }
    guard place < end, self[place] == 0x3D else { return nil }
    place &+= 1
    while place < end, isBlank(place) { place &+= 1 }
    guard place < end, self[place] == 0x22 || self[place] == 0x27 else { return nil }
    let quote = self[place]
    place &+= 1
    let start = place
    while place < end, self[place] != quote { place &+= 1 }
    guard place < end, place > start else { return nil }
    return Name(
      start: start, end: place, span: isWide ? XMLSpan(bytes, bytes) : XMLSpan(bytes + start, bytes + place))
  }

  private func isBlank(_ place: Int) -> Bool {
    let unit = self[place]
    return unit == 0x20 || unit == 0x0A || unit == 0x0D || unit == 0x09
  }

  private func has(_ word: Literal, at place: Int) -> Bool {
    guard word.count <= count &- place else { return false }
    var index = 0
    while index < word.count {
      guard self[place &+ index] == UInt32(word.start[index]) else { return false }
      index &+= 1
    }
    return true
  }

  // MARK: Tables

  /// The character of a byte. Bytes of which windows-1252 has none are control characters, as in ISO-8859-1.
  static func windows1252(_ byte: UInt32) -> UInt32 {
    guard byte & 0xE0 == 0x80 else { return byte }
    let index = Int(truncatingIfNeeded: byte & 0x1F)
    let unit = index < 16 ? characters80[index] : characters90[index &- 16]
    return UInt32(unit)
  }

  /// https://encoding.spec.whatwg.org, index windows-1252.
  private static var characters80: SIMD16<UInt16> {
    SIMD16(
      0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
      0x017D,
      0x8F
    )
  }
  private static var characters90: SIMD16<UInt16> {
    SIMD16(
      0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
      0x017E,
      0x0178
    )
  }
}
