// SECTION 16: Base: Columns of texts
// SUBJECT texts: Columns of texts in the memory of Arrow.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Copies texts of an Arrow column into slots: of the types string and large_string, or binary.
///
/// - Parameters:
///   - offsets: Where each text begins in the data, and behind the last one where it ends: `first + count + 1` whole numbers,
///     the lowest byte first. They need not be aligned.
///   - offset_width: Bytes of an offset: 4 for string, 8 for large_string.
///   - data: The bytes of the texts.
///   - validity: A bit for each row from row 0 on, the lowest of a byte first: 0 if the row is missing.
///   - validity_size: Bytes at `validity`; 0: no row is missing.
///   - first: The row at which to begin: the offset of the Arrow column, and how many rows were done before.
///   - count: Rows; without any, nothing is read.
///   - texts: `count` slots; each receives a text, padded with zeros, as all batches read them.
///   - text_size: Bytes in a slot. A text may fill it.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_OFFSET` if the width is another or the offsets or the
///   validity are too small for the rows, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes an empty text, and its status says why: `GN_ERROR_MISSING`, `GN_ERROR_BUFFER_TOO_SMALL` if the text
/// is longer than a slot, `GN_ERROR_TEXT_BYTE` if a zero byte would end it, or `GN_ERROR_OFFSET` if its offsets decrease or
/// lead outside of the data. Nothing outside of the buffers is read, whatever they hold. An empty text is none of these.
/// Slots of a few thousand rows at a time stay in the cache. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const uint8_t offsets[] = {0, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 10, 0, 0, 0}, valid[] = {5};   // 0, 5, 5, 10
/// char texts[3][16];
/// uint8_t statuses[3];   // 0, GN_ERROR_MISSING, 0
/// gn_texts_from_offsets_batch(offsets, sizeof offsets, 4, (const uint8_t *)"31NAA32ULC", 10, valid, 1, 0, 3,
///                             texts[0], 16, 16, statuses);
/// ```
@_cdecl("gn_texts_from_offsets_batch")  // One level: copies, computes nothing.
public func gn_texts_from_offsets_batch(
  _ offsets: UnsafePointer<UInt8>?, _ offsetsSize: Int, _ offsetWidth: Int32, _ data: UnsafePointer<UInt8>?,
  _ dataSize: Int, _ validity: UnsafePointer<UInt8>?, _ validitySize: Int, _ first: UInt64, _ count: Int,
  _ texts: UnsafeMutablePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try TextOffsets.read(
      ArrowBuffer(offsets, size: offsetsSize), width: offsetWidth, data: ArrowBuffer(data, size: dataSize),
      validity: ArrowBuffer(validity, size: validitySize), first: first,
      into: MutableTextColumn(texts, size: textSize, stride: textStride, count: count), statuses: statuses)
  }
}

/// Copies texts of an Arrow column into slots: of the type string_view, or binary_view.
///
/// - Parameters:
///   - views: 16 bytes for each of `first + count` rows: the length, and either the text or its first four bytes, the number
///     of a data buffer and the offset in it. They need not be aligned.
///   - buffer: The number of the data buffer: 0 for the first.
///   - data: The bytes of the texts in that buffer.
///   - validity: A bit for each row from row 0 on, the lowest of a byte first: 0 if the row is missing.
///   - validity_size: Bytes at `validity`; 0: no row is missing.
///   - first: The row at which to begin: the offset of the Arrow column, and how many rows were done before.
///   - count: Rows; without any, nothing is read.
///   - texts: `count` slots; each receives a text, padded with zeros, as all batches read them.
///   - text_size: Bytes in a slot. A text may fill it.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_OFFSET` if the views or the validity are too small for
///   the rows, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes an empty text, and its status says why: `GN_ERROR_MISSING`, `GN_ERROR_BUFFER_TOO_SMALL` if the text
/// is longer than a slot, `GN_ERROR_TEXT_BYTE` if a zero byte would end it, or `GN_ERROR_OFFSET` if its length is negative or
/// it lies outside of the data, or in another data buffer. For a column with several, call once for each, and keep the rows
/// that have another status. Nothing outside of the buffers is read, whatever they hold. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const uint8_t views[32] = {5, 0, 0, 0, '3', '1', 'N', 'A', 'A', [16] = 15, 0, 0, 0, '3', '2', 'U', 'L'};
/// char texts[2][16];
/// gn_texts_from_views_batch(views, sizeof views, 0, (const uint8_t *)"32ULC9800461620", 15, NULL, 0, 0, 2,
///                           texts[0], 16, 16, NULL);
/// ```
@_cdecl("gn_texts_from_views_batch")  // One level: copies, computes nothing.
public func gn_texts_from_views_batch(
  _ views: UnsafePointer<UInt8>?, _ viewsSize: Int, _ buffer: Int32, _ data: UnsafePointer<UInt8>?, _ dataSize: Int,
  _ validity: UnsafePointer<UInt8>?, _ validitySize: Int, _ first: UInt64, _ count: Int,
  _ texts: UnsafeMutablePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try TextViews.read(
      ArrowBuffer(views, size: viewsSize), buffer: buffer, data: ArrowBuffer(data, size: dataSize),
      validity: ArrowBuffer(validity, size: validitySize), first: first,
      into: MutableTextColumn(texts, size: textSize, stride: textStride, count: count), statuses: statuses)
  }
}

/// Copies texts out of slots into the buffers of an Arrow column: of the type string or large_string.
///
/// - Parameters:
///   - texts: `count` slots, as batches write them; not null unless `count` is 0.
///   - text_size: Bytes in a slot.
///   - count: Rows.
///   - start: The first offset: how many bytes the texts before these have taken.
///   - offset_width: Bytes of an offset: 4 for string, 8 for large_string.
///   - offsets: Receives `count + 1` offsets, the lowest byte first; may be null if `offset_capacity` is 0.
///   - offset_capacity: Bytes that fit at `offsets`; 0 asks for the number.
///   - offsets_needed: Receives the number of bytes, also when a buffer is too small; 0 when refused; may be null.
///   - data: Receives the texts, one after the other; may be null if `data_capacity` is 0.
///   - data_capacity: Bytes that fit at `data`; 0 asks for the number.
///   - data_needed: Likewise.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_OFFSET` if the width is another or the last offset does not fit
///   into it, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// If one of the buffers is too small, none is written. The first offset equals the last one of the rows before: written to
/// the same place, the offsets of many calls become those of one column. A row that is missing has an empty text; its bit in
/// the validity is the caller's. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const char texts[2][16] = {"31NAA", "32ULC9800461620"};
/// uint8_t offsets[12], data[32];   // 0, 5, 20
/// gn_texts_to_offsets(texts[0], 16, 16, 2, 0, 4, offsets, sizeof offsets, NULL, data, sizeof data, NULL);
/// ```
@_cdecl("gn_texts_to_offsets")  // One level: copies, computes nothing.
public func gn_texts_to_offsets(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int, _ start: UInt64,
  _ offsetWidth: Int32, _ offsets: UnsafeMutablePointer<UInt8>?, _ offsetCapacity: Int,
  _ offsetsNeeded: UnsafeMutablePointer<Int>?, _ data: UnsafeMutablePointer<UInt8>?, _ dataCapacity: Int,
  _ dataNeeded: UnsafeMutablePointer<Int>?
) -> gn_status {
  GridNorthC.count(offsetsNeeded, dataNeeded) { offsetsNeeded, dataNeeded throws(gn_status) in
    try TextOffsets.write(
      TextColumn(texts, size: textSize, stride: textStride, count: count), start: start, width: offsetWidth,
      offsets: offsets, offsetCapacity: offsetCapacity, offsetsNeeded: &offsetsNeeded,
      data: data, dataCapacity: dataCapacity, dataNeeded: &dataNeeded)
  }
}

/// Copies texts out of slots into the buffers of an Arrow column: of the type string_view.
///
/// - Parameters:
///   - texts: `count` slots, as batches write them; not null unless `count` is 0.
///   - text_size: Bytes in a slot.
///   - count: Rows.
///   - buffer: The number of the data buffer that receives texts of more than 12 bytes: 0 for the first.
///   - start: Where they begin in it: how many bytes the texts before these have taken.
///   - views: Receives 16 bytes for each row; may be null if `view_capacity` is 0.
///   - view_capacity: Bytes that fit at `views`; 0 asks for the number.
///   - views_needed: Receives the number of bytes, also when a buffer is too small; 0 when refused; may be null.
///   - data: Receives the texts of more than 12 bytes, one after the other; may be null if `data_capacity` is 0.
///   - data_capacity: Bytes that fit at `data`; 0 asks for the number.
///   - data_needed: Likewise.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_OFFSET` if the number of the buffer is negative or the texts
///   would end beyond 2,147,483,647 bytes (begin another data buffer), `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// If one of the buffers is too small, none is written. A row that is missing has an empty text; its bit in the validity is
/// the caller's. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const char texts[2][16] = {"31NAA", "32ULC9800461620"};
/// uint8_t views[32], data[32];   // 15 bytes of data
/// gn_texts_to_views(texts[0], 16, 16, 2, 0, 0, views, sizeof views, NULL, data, sizeof data, NULL);
/// ```
@_cdecl("gn_texts_to_views")  // One level: copies, computes nothing.
public func gn_texts_to_views(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int, _ buffer: Int32, _ start: UInt64,
  _ views: UnsafeMutablePointer<UInt8>?, _ viewCapacity: Int, _ viewsNeeded: UnsafeMutablePointer<Int>?,
  _ data: UnsafeMutablePointer<UInt8>?, _ dataCapacity: Int, _ dataNeeded: UnsafeMutablePointer<Int>?
) -> gn_status {
  GridNorthC.count(viewsNeeded, dataNeeded) { viewsNeeded, dataNeeded throws(gn_status) in
    try TextViews.write(
      TextColumn(texts, size: textSize, stride: textStride, count: count), buffer: buffer, start: start, views: views,
      viewCapacity: viewCapacity, viewsNeeded: &viewsNeeded,
      data: data, dataCapacity: dataCapacity, dataNeeded: &dataNeeded)
  }
}
