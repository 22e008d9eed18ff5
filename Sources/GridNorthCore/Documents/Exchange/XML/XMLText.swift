// SPDX-License-Identifier: MIT
import CGridNorth

/// Text of XML, with its references, comments and CDATA.
public enum XMLText {
  public static func unescape(
    _ text: ASCII, into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    try TextCharacters(text, from: .xml).write(to: out, capacity: capacity, needed: &needed)
  }
}

/// Text of a string of JSON, with its escapes.
public enum JSONText {
  public static func unescape(
    _ text: ASCII, into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    try TextCharacters(text, from: .json).write(to: out, capacity: capacity, needed: &needed)
  }
}

extension TextCharacters {
  fileprivate func write(
    to out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    var sink = TextSink(out, capacity: capacity)
    try sink.append(self, as: .plain)
    try sink.finish(capacity: capacity, needed: &needed)
  }
}

/// What a text becomes a part of.
enum TextForm {
  /// As it is.
  case plain
  /// An XML element.
  case content
  /// An XML attribute between double quotes.
  case attribute
  /// A JSON string between its quotes.
  case json

  var isXML: Bool {
    switch self {
    case .content, .attribute: true
    case .plain, .json: false
    }
  }
}

extension TextSink {
  /// Appends a text, escaped. Throws what the text throws, and `GN_ERROR_XML_ENCODING` for a character that XML does not
  /// have.
  @inline(never)
  mutating func append(_ text: TextCharacters, as form: TextForm) throws(gn_status) {
    var text = text
    // Readers trim values: a blank that begins or ends one is a reference.
    if form.isXML, let blank = try text.firstBlank() { append(reference: blank) }
    while true {
      let run = text.plainRun()
      var isLast = form.isXML && run.count > 0 && run.start[run.count &- 1] == 0x20
      if isLast { isLast = text.isAtEnd }
      append(run.start, count: (isLast ? run.count &- 1 : run.count) & Int.max)
      if isLast { append(reference: 0x20) }
      guard let character = try text.next() else { return }
      isLast = form.isXML && XMLBytes.isBlank(character)
      if isLast { isLast = text.isAtEnd }
      if isLast {
        append(reference: character)
        continue
      }
      switch form {
      case .plain: append(character: character)
      case .json: appendJSON(character)
      case .content, .attribute:
        guard character.isXML else { throw GN_ERROR_XML_ENCODING }
        appendXML(character, isAttribute: form == .attribute)
      }
    }
  }

  private mutating func append(reference blank: UInt32) {
    switch blank {
    case 0x09: append("&#9;")
    case 0x0A: append("&#10;")
    case 0x0D: append("&#13;")
    default: append("&#32;")
    }
  }

  private mutating func appendXML(_ character: UInt32, isAttribute: Bool) {
    switch character {
    case 0x26: append("&amp;")
    case 0x3C: append("&lt;")
    case 0x3E: append("&gt;")
    // What readers turn into something else.
    case 0x0D: append("&#13;")
    case 0x0A where isAttribute: append("&#10;")
    case 0x09 where isAttribute: append("&#9;")
    case 0x22 where isAttribute: append("&quot;")
    default: append(character: character)
    }
  }

  private mutating func appendJSON(_ character: UInt32) {
    switch character {
    case 0x22: append(#"\""#)
    case 0x5C: append(#"\\"#)
    case 0x0A: append(#"\n"#)
    case 0x0D: append(#"\r"#)
    case 0x09: append(#"\t"#)
    case 0..<0x20:
      append(#"\u00"#)
      append(byte: character < 0x10 ? 0x30 : 0x31)
      let digit = UInt8(truncatingIfNeeded: character & 15)
      append(byte: digit < 10 ? 0x30 &+ digit : 0x57 &+ digit)
    default: append(character: character)
    }
  }

  /// Appends a character in UTF-8.
  mutating func append(character: UInt32) {
    func byte(_ shift: UInt32, _ lead: UInt32, _ mask: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: character >> shift & mask | lead)
    }
    if character < 0x80 { return append(byte: byte(0, 0, 0x7F)) }
    if character < 0x800 {
      append(byte: byte(6, 0xC0, 0x1F))
    } else {
      if character < 0x1_0000 {
        append(byte: byte(12, 0xE0, 0x0F))
      } else {
        append(byte: byte(18, 0xF0, 0x07))
        append(byte: byte(12, 0x80, 0x3F))
      }
      append(byte: byte(6, 0x80, 0x3F))
    }
    append(byte: byte(0, 0x80, 0x3F))
  }
}
