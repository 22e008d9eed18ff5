// SECTION 52.2: Documents: GPX, KML, GeoJSON and Cursor on Target
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds the first event in the bytes of a CoT stream.
///
/// - Parameters:
///   - text: Bytes as they came from a TAK server: XML in UTF-8. May be null if `text_size` is 0.
///   - limit: The most bytes that an event may have, with its XML declaration and the blanks before it; 0 means 1,048,576.
///   - event_size: Receives the number of bytes up to the end of the event; unchanged on error.
///   - error_offset: Receives the offset of the fault in bytes, 0 on success; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_TEXT_INCOMPLETE` if more bytes are needed, also if there are none yet; what a stream
///   does not recover from: `GN_ERROR_XML_LIMIT`, `GN_ERROR_XML`, `GN_ERROR_XML_TAG`, `GN_ERROR_XML_ATTRIBUTE`,
///   `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`, `GN_ERROR_XML_DTD`; `GN_ERROR_NULL`; `GN_ERROR_OFFSET` for a size
///   beyond memory.
///
/// The event ends where its element does, not at the first end tag of that name, which may stand in a comment. Give gn_cot_read()
/// so many bytes, and go on behind them. Each call reads from the start; gn_cot_search_event() goes on where the last one ended.
/// Since 0.2.
///
/// Time grows with the bytes of the text up to the limit in each call, so that a stream that comes byte by byte takes
/// the square of the limit. Slowest input known: an event just below the limit.
///
/// ```c
/// size_t size;
/// gn_cot_find_event("<event/><eve", 12, 0, &size, NULL);   // 8
/// ```
@_cdecl("gn_cot_find_event")
public func gn_cot_find_event(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ limit: UInt32, _ eventSize: UnsafeMutablePointer<Int>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: eventSize, errorOffset) { text throws(TextRefusal) in
    try CoT.endOfEvent(text, limit: limit)
  }
}

/// Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
///
/// - Parameters:
///   - text: Bytes as they came from a TAK server, from the start of the event: XML in UTF-8. May be null if `text_size` is 0.
///   - text_size: Bytes at `text`: those of the last search, and those that have come since.
///   - limit: The most bytes that an event may have, as for gn_cot_find_event(); 0 means 1,048,576.
///   - last: The state that the last search gave; may be null where an event begins.
///   - state: Receives the state for the next search; may be `last`. Unchanged on error.
///   - event_size: Receives the number of bytes up to the end of the event; 0 if more bytes are needed. Unchanged on error.
///   - error_offset: Receives the offset of the fault in bytes, 0 on success; may be null.
/// - Returns: `GN_OK`; what a stream does not recover from: `GN_ERROR_XML_LIMIT`, `GN_ERROR_XML`, `GN_ERROR_XML_TAG`,
///   `GN_ERROR_XML_ATTRIBUTE`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`, `GN_ERROR_XML_DTD`; `GN_ERROR_NULL`;
///   `GN_ERROR_OFFSET` for a size beyond memory, or for a state of another text.
///
/// Each byte is looked at once, and once more when the event is complete, so a stream may come byte by byte. The size is that of
/// gn_cot_find_event(). Text of more than 256 bytes that is no XML may be found later: when twice as many bytes have come. Behind
/// an event, the state is all 0: go on at the next one. Since 0.2.
///
/// Time grows with the bytes that have come since the last search, and with all bytes of the text where they end the event or are
/// twice as many as were read. Slowest input known: an event just below the limit.
///
/// ```c
/// gn_cot_search search;
/// size_t size;
/// gn_cot_search_event("<event/", 7, 0, NULL, &search, &size, NULL);       // 0
/// gn_cot_search_event("<event/>", 8, 0, &search, &search, &size, NULL);   // 8
/// ```
@_cdecl("gn_cot_search_event")
public func gn_cot_search_event(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ limit: UInt32, _ last: UnsafePointer<gn_cot_search>?,
  _ state: UnsafeMutablePointer<gn_cot_search>?, _ eventSize: UnsafeMutablePointer<Int>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  errorOffset?.pointee = 0
  guard let state else { return GN_ERROR_NULL }
  var next = gn_cot_search()
  let last = last?.pointee ?? next
  let status = read(text, textSize, to: eventSize, errorOffset) { text throws(TextRefusal) in
    try CoT.search(text, limit: limit, after: last, state: &next)
  }
  if status == GN_OK { state.pointee = next }
  return status
}
