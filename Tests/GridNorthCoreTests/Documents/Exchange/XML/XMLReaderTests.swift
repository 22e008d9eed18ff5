// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

/// The tags of a document: "<a b=1>", "</a>".
private func tags(_ bytes: [UInt8], isStream: Bool = false) throws -> String {
  try reading(bytes: bytes) { text in
    try XMLReader.read(text, isStream: isStream) { xml throws(TextRefusal) in
      var tags = ""
      while true {
        switch try xml.next() {
        case .start:
          tags += "<" + string(xml.name)
          if let value = xml.attribute("b") { tags += " b=" + string(value) }
          tags += ">"
        case .end: tags += "</>"
        case .done: return tags
        }
      }
    }
  }
}

private func string(_ span: XMLSpan) -> String {
  String(decoding: UnsafeBufferPointer(start: span.start, count: span.count), as: UTF8.self)
}

private func refusal(_ bytes: [UInt8]) -> TextRefusal? {
  do {
    _ = try tags(bytes)
    return nil
  } catch { return error as? TextRefusal }
}

@Suite("XML")
struct XMLReaderTests {
  @Test(arguments: [
    ("<a/>", "<a></>"), ("<a></a>", "<a></>"), (" \n<a >\t</a\r>\n", "<a></>"),
    ("<?xml version='1.0'?><a/>", "<a></>"),
    ("<?xml version=\"1.0\" encoding='utf-8' standalone='no' ?>\n<!-- x --><a/><?y z?>", "<a></>"),
    ("\u{FEFF}<a><b>x &amp; &#65; ]] > y</b><c/></a>", "<a><b></><c></></>"),
    ("<p:a xmlns:p='u' b = '1'/>", "<a b=1></>"), ("<a c=\"'\" b='\"&lt;>'></a>", "<a b=\"&lt;>></>"),
    ("<a><![CDATA[<b>]] ]]></a>", "<a></>"), ("<a><!-- <b> - - --><?b <b> ?></a>", "<a></>"),
    ("<\u{E9}.-1 b=''/>", "<\u{E9}.-1 b=></>"), ("<a><a><a/></a></a>", "<a><a><a></></></>"),
  ])
  func whatIsWellFormedIsRead(text: String, expected: String) throws {
    #expect(try tags(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ("", GN_ERROR_TEXT_EMPTY, 0), (" ", GN_ERROR_TEXT_INCOMPLETE, 1), ("a", GN_ERROR_XML, 0),
      ("<a>", GN_ERROR_TEXT_INCOMPLETE, 3),
      ("<a></b>", GN_ERROR_XML_TAG, 5), ("<a></ab>", GN_ERROR_XML_TAG, 5), ("<ab></a>", GN_ERROR_XML_TAG, 6),
      ("<a/><b/>", GN_ERROR_XML, 4), ("<a/>x", GN_ERROR_XML, 4), ("<a b=1/>", GN_ERROR_XML, 5),
      ("<a b/>", GN_ERROR_XML, 4),
      ("<a b='1'c='2'/>", GN_ERROR_XML, 8), ("<a b='1' b='2'/>", GN_ERROR_XML_ATTRIBUTE, 9),
      ("<a b='<'/>", GN_ERROR_XML, 6),
      ("<a>&nbsp;</a>", GN_ERROR_XML_REFERENCE, 3), ("<a>& </a>", GN_ERROR_XML_REFERENCE, 3),
      ("<a>&#0;</a>", GN_ERROR_XML_REFERENCE, 3),
      ("<a b='&x;'/>", GN_ERROR_XML_REFERENCE, 6), ("<a>]]></a>", GN_ERROR_XML, 3), ("<a>\u{1}</a>", GN_ERROR_XML, 3),
      ("<a><!-- -- --></a>", GN_ERROR_XML, 10), ("<!DOCTYPE a><a/>", GN_ERROR_XML_DTD, 0),
      ("<a><!DOCTYPE a></a>", GN_ERROR_XML, 3),
      (" <?xml version='1.0'?><a/>", GN_ERROR_XML, 1), ("<a><?xml version='1.0'?></a>", GN_ERROR_XML, 3),
      ("<a><?XmL ?></a>", GN_ERROR_XML, 3),
      ("<?xml version='1.0' encoding='latin1'?><a/>", GN_ERROR_XML_ENCODING, 30),
      ("<?xml encoding='utf-8'?><a/>", GN_ERROR_XML, 22),
      ("<?xml version='1.0' standalone='maybe'?><a/>", GN_ERROR_XML, 20), ("<1/>", GN_ERROR_XML, 1),
      ("< a/>", GN_ERROR_XML, 1),
      ("<a / >", GN_ERROR_XML, 4), ("</a>", GN_ERROR_XML, 0), ("<![CDATA[x]]><a/>", GN_ERROR_XML, 0),
      ("<a>\u{FFFE}</a>", GN_ERROR_XML_ENCODING, 3),
    ] as [(String, gn_status, Int)])
  func whatIsNotWellFormedIsRefusedWhereItIs(text: String, status: gn_status, offset: Int) {
    #expect(refusal(Array(text.utf8)) == TextRefusal(status, at: offset))
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) {
    let known = TextRefusal(GN_ERROR_XML_ENCODING, at: 3)
    #expect(refusal(Array("<a>".utf8) + bytes + Array("xxx</a>".utf8)) == known)
    #expect(refusal(Array("<a b='".utf8) + bytes + Array("xxx'/>".utf8)) == TextRefusal(GN_ERROR_XML_ENCODING, at: 6))
    #expect(
      refusal(Array("<a><!--".utf8) + bytes + Array("xxx--></a>".utf8)) == TextRefusal(GN_ERROR_XML_ENCODING, at: 7))
  }

  @Test func aDocumentThatIsCutAnywhereIsIncomplete() {
    let text =
      "\u{FEFF}<?xml version='1.0' encoding='utf-8'?><!-- \u{E9} --><p:a b='\u{20AC}&#x41;&quot;'><?c d?><e/>&amp;<![CDATA[ ]] ]]>\u{1F600}</p:a>"
    let bytes = Array(text.utf8)
    #expect(refusal(bytes) == nil)
    for count in 1..<bytes.count {
      let refused = refusal(Array(bytes[..<count]))
      #expect(refused?.status == GN_ERROR_TEXT_INCOMPLETE, "\(count)")
      #expect(refused?.offset == count, "\(count)")
    }
  }

  @Test func sixtyFourLevelsAndAttributesAreTheMost() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(refusal(nested(64)) == nil)
    #expect(refusal(nested(65)) == TextRefusal(GN_ERROR_XML_LIMIT, at: 192))
    func attributes(_ count: Int) -> [UInt8] {
      Array(("<a" + (0..<count).map { " a\($0)=''" }.joined() + "/>").utf8)
    }
    #expect(refusal(attributes(64)) == nil)
    #expect(refusal(attributes(65))?.status == GN_ERROR_XML_LIMIT)
  }

  @Test func aStreamHasOneDocumentAfterTheOther() throws {
    let text = "<?xml version='1.0'?>\n<a/>\n<?xml version='1.0'?><a b='2'></a><a/> "
    #expect(try tags(Array(text.utf8), isStream: true) == "<a></><a b=2></><a></>")
  }
}
