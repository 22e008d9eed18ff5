// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private func unescape(_ text: String) throws -> String { try unescape(bytes: Array(text.utf8)) }

private func unescape(bytes: [UInt8]) throws -> String {
  try reading(bytes: bytes) { text in
    try writing(capacity: bytes.count + 1) { try XMLText.unescape(text, into: $0, capacity: $1, needed: &$2) }
  }
}

private func escape(_ bytes: [UInt8], from origin: TextOrigin = .plain, as form: TextForm) throws -> String {
  try reading(bytes: bytes) { text in
    try writing(capacity: 256) { out, capacity, needed in
      var sink = TextSink(out, capacity: capacity)
      try sink.append(TextCharacters(text, from: origin), as: form)
      try sink.finish(capacity: capacity, needed: &needed)
    }
  }
}

@Suite("Texts of XML")
struct XMLTextTests {
  @Test(arguments: [
    ("", ""), ("Fish &amp; chips", "Fish & chips"), ("&lt;&gt;&quot;&apos;&amp;amp;", "<>\"'&amp;"),
    ("&#65;&#x42;&#x1F600;&#x10FFFF;&#000000000000097;", "AB\u{1F600}\u{10FFFF}a"),
    ("a<![CDATA[<b>&amp;]]]]>c<![CDATA[]]>", "a<b>&amp;]]c"), ("a<!-- <b> & ]]> -->b<?p <c>?>c", "abc"),
    ("a\r\nb\rc\r\r\n&#13;\n", "a\nb\nc\n\n\r\n"), (" a\tb ", " a\tb "), ("]]>", "]]>"),
    ("\u{E9}\u{20AC}", "\u{E9}\u{20AC}"),
  ])
  func aTextIsWhatAnXMLReaderMakesOfIt(text: String, expected: String) throws {
    #expect(try unescape(text) == expected)
  }

  @Test(arguments: [
    ("<a>", GN_ERROR_XML), ("a</a>", GN_ERROR_XML), ("<!DOCTYPE a>", GN_ERROR_XML), ("<!-- a -- b -->", GN_ERROR_XML),
    ("<??>", GN_ERROR_XML), ("a\u{1}", GN_ERROR_XML), ("\u{FFFE}", GN_ERROR_XML), ("&nbsp;", GN_ERROR_XML_REFERENCE),
    ("& ", GN_ERROR_XML_REFERENCE), ("&;", GN_ERROR_XML_REFERENCE), ("&#;", GN_ERROR_XML_REFERENCE),
    ("&#x;", GN_ERROR_XML_REFERENCE), ("&#xg;", GN_ERROR_XML_REFERENCE), ("&#0;", GN_ERROR_XML_REFERENCE),
    ("&#xD800;", GN_ERROR_XML_REFERENCE), ("&#xFFFE;", GN_ERROR_XML_REFERENCE), ("&#x110000;", GN_ERROR_XML_REFERENCE),
    ("&#4294967361;", GN_ERROR_XML_REFERENCE), ("&AMP;", GN_ERROR_XML_REFERENCE), ("&amp", GN_ERROR_TEXT_INCOMPLETE),
    ("&", GN_ERROR_TEXT_INCOMPLETE), ("&#38", GN_ERROR_TEXT_INCOMPLETE), ("<", GN_ERROR_TEXT_INCOMPLETE),
    ("<!-", GN_ERROR_TEXT_INCOMPLETE), ("<!-- a -", GN_ERROR_TEXT_INCOMPLETE),
    ("<![CDATA[a]]", GN_ERROR_TEXT_INCOMPLETE),
    ("<?a ?", GN_ERROR_TEXT_INCOMPLETE),
  ])
  func whatIsNoTextIsRefused(text: String, status: gn_status) {
    #expect(throws: status) { try unescape(text) }
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x41], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x61, 0xFF],
  ])
  func whatIsNotUTF8IsRefused(bytes: [UInt8]) {
    #expect(throws: GN_ERROR_XML_ENCODING) { try unescape(bytes: bytes) }
    for form in [TextForm.plain, .content, .attribute, .json] {
      #expect(throws: GN_ERROR_XML_ENCODING) { try escape(bytes, as: form) }
    }
  }

  @Test func escapedTextsAreReadBack() throws {
    var random = Randomness()
    let alphabet: [Character] = [
      "a", "&", "<", ">", "\"", "'", "]", "\n", "\r", "\t", " ", ";", "#", "\u{E9}", "\u{1F600}", "\\",
    ]
    for _ in 0..<2000 {
      let text = String((0..<random.integer(in: 0...12)).map { _ in random.element(of: alphabet) })
      for form in [TextForm.content, .attribute] {
        let escaped = try escape(Array(text.utf8), as: form)
        #expect(try unescape(escaped) == text, "\(escaped)")
        // Readers trim values.
        for byte in [escaped.utf8.first, escaped.utf8.last] {
          #expect(byte.map { XMLBytes.isBlank($0) } != true, "\(escaped)")
        }
        // Escaped again from XML, it is the same.
        #expect(try escape(Array(escaped.utf8), from: .xml, as: form) == escaped)
      }
    }
  }

  @Test func charactersAreEscapedWhereTheyMeanSomething() throws {
    let text = Array("a&<>\"'\\]\t\n\r\u{7F}".utf8)
    #expect(try escape(text, as: .content) == "a&amp;&lt;&gt;\"'\\]\t\n&#13;\u{7F}")
    #expect(try escape(text, as: .attribute) == "a&amp;&lt;&gt;&quot;'\\]&#9;&#10;&#13;\u{7F}")
    #expect(try escape(text, as: .json) == #"a&<>\"'\\]\t\n\r"# + "\u{7F}")
    #expect(try escape([0, 0x1F, 0x0B], as: .json) == #"\u0000\u001f\u000b"#)
    for bytes: [UInt8] in [[0], [0x1F], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF]] {
      #expect(throws: GN_ERROR_XML_ENCODING) { try escape(bytes, as: .content) }
      #expect(throws: GN_ERROR_XML_ENCODING) { try escape(bytes, as: .attribute) }
    }
  }

  @Test func aBufferIsFilledWhollyOrNotAtAll() throws {
    let text = "a&amp;b"
    for capacity in 0...5 {
      var out = [CChar](repeating: 0x23, count: 6)
      var needed = 0
      let status = reading(text) { text in
        do throws(gn_status) {
          try XMLText.unescape(text, into: &out, capacity: capacity, needed: &needed)
          return GN_OK
        } catch { return error }
      }
      #expect(needed == 4)
      #expect(status == (capacity < 4 ? GN_ERROR_BUFFER_TOO_SMALL : GN_OK))
      #expect(out[0] == (capacity == 0 ? 0x23 : capacity < 4 ? 0 : 0x61))
      #expect(out[max(capacity, 1)...].allSatisfy { $0 == 0x23 } || capacity >= 4)
    }
  }
}
