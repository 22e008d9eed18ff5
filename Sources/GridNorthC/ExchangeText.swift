// SECTION 52.3: Documents: GPX, KML, GeoJSON and Cursor on Target
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
///
/// - Parameters:
///   - text: A part of a document in UTF-8, such as the name of a feature. May be null if `text_size` is 0.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `text_size` + 1 always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_XML`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`,
///   `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// References are the five of XML and those of characters. A carriage return, alone or before a line feed, becomes a line feed.
/// Blanks around the text stay. On error, `out` holds an empty text. Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// char text[16];
/// gn_xml_unescape("Fish &amp; chips", 16, text, sizeof text, NULL);   // Fish & chips
/// ```
@_cdecl("gn_xml_unescape")
public func gn_xml_unescape(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  translate(text, textSize, to: out, capacity, needed, XMLText.unescape)
}

/// Writes an XML document in UTF-8, which readers take, if it is in another encoding.
///
/// - Parameters:
///   - text: A document that begins with a byte order mark of UTF-16 or with "<" in two bytes, or whose declaration names windows-1252
///     (cp1252), ISO-8859-1 (latin1), UTF-8 or US-ASCII; UTF-8 if it says nothing. May be null if `text_size` is 0.
///   - out: Receives the document and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 3 × `text_size` + 8 always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_XML_ENCODING` for another encoding or half of a surrogate pair,
///   `GN_ERROR_TEXT_INCOMPLETE` for UTF-16 that ends within a character, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size
///   beyond memory.
///
/// The name of the encoding becomes UTF-8. ISO-8859-1 is taken as windows-1252, as browsers do (Encoding Standard, section 4.2). A
/// document in UTF-8 is copied, not checked: readers do that. On error, `out` holds an empty text. Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// char document[64];
/// gn_xml_to_utf8("<?xml version='1.0' encoding='latin1'?><kml/>", 45, document, sizeof document, NULL);
/// ```
@_cdecl("gn_xml_to_utf8")
public func gn_xml_to_utf8(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  translate(text, textSize, to: out, capacity, needed, XMLEncoding.writeUTF8)
}

/// Reads a string of JSON: replaces its escapes.
///
/// - Parameters:
///   - text: The text between the quotes of a string, in UTF-8, such as the name of a feature; or a number. May be null if
///     `text_size` is 0.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `text_size` + 1 always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_JSON`, `GN_ERROR_XML_ENCODING`, `GN_ERROR_TEXT_INCOMPLETE`,
///   `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Half of a surrogate pair becomes U+FFFD, as does U+0000, which would end the text. On error, `out` holds an empty text. Since
/// 0.2.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// char text[16];
/// gn_json_unescape("Z\\u00fcrich", 11, text, sizeof text, NULL);   // Zürich
/// ```
@_cdecl("gn_json_unescape")
public func gn_json_unescape(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  translate(text, textSize, to: out, capacity, needed, JSONText.unescape)
}

/// Writes a text that is made of another.
private func translate(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, to out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?,
  _ body: (ASCII, UnsafeMutablePointer<CChar>?, Int, inout Int) throws(gn_status) -> Void
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    guard text != nil || textSize == 0 else { throw GN_ERROR_NULL }
    try body(try bytes(text, textSize), out, capacity, &needed)
  }
}
