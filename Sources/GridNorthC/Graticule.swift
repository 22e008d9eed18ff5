// SECTION 34: References: GEOREF and GARS
// SUBJECT georef: GEOREF references.
// SUBJECT gars: GARS references.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Writes the GEOREF reference of the cell that contains a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - precision: Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 names a cell of a
///     degree, -1 a tile of 15 degrees. There is no precision 1.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_GEOREF_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL` or
///   `GN_ERROR_NULL`.
///
/// Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203". Longitude comes before latitude, both
/// in the letters and in the digits. Digits are truncated, never rounded, so a longer reference always refines a
/// shorter one. The text equals that of GeographicLib, except for positions within 5e-14 degrees of an edge. On error,
/// `out` holds an empty text.
///
/// South and west edges belong to the cell; the North Pole belongs to the last row. Each edge is the double nearest to
/// the exact one, so -72.9 degrees begins the sixth minute. GeographicLib truncates a rounded product there and may
/// return the cell before it. Since 0.1.
///
/// Takes constant time.
///
/// ```c
/// char text[GN_GEOREF_CAPACITY];
/// gn_georef_encode(51.065, -1.797, 2, text, sizeof text, NULL);   // MKPG1203
/// ```
@_cdecl("gn_georef_encode")
public func gn_georef_encode(
  _ latitude: Double, _ longitude: Double, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Georef.encode(
      latitude: latitude, longitude: longitude, precision: precision, into: out, capacity: capacity, needed: &needed)
  }
}

/// Writes the GEOREF references of the cells that contain many positions.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - precision: -1 for the tile of 15 degrees, 0 for the degree, 2 ... 11 digits of minutes.
///   - texts: `count` slots; each receives ASCII text, padded with zeros.
///   - text_size: Bytes in a slot: enough for the longest text and a zero; `GN_GEOREF_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL`,
///   `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes an empty text, and its status says why: `GN_ERROR_LATITUDE` or `GN_ERROR_NOT_FINITE`. Each row
/// equals the result of gn_georef_encode(). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// char texts[2][9];
/// gn_georef_encode_batch(latitudes, 8, longitudes, 8, 2, 2, texts[0], 9, 9, NULL);
/// ```
@_cdecl("gn_georef_encode_batch")  // One level: row by row.
public func gn_georef_encode_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ precision: Int32, _ texts: UnsafeMutablePointer<CChar>?, _ textSize: Int,
  _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Georef.encode(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      precision: precision, into: MutableTextColumn(texts, size: textSize, stride: textStride, count: count),
      statuses: statuses)
  }
}

/// Reads a GEOREF reference: finds the cell that it names.
///
/// - Parameters:
///   - text: ASCII, not necessarily zero-terminated: upper or lower case, blanks between the parts and around them. Two
///     or four letters, then 2 to 11 digits of longitude and as many of latitude.
///   - text_size: Bytes at `text`; a zero byte is refused, like any other byte that does not belong in a reference.
///   - out: Receives the cell; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE` for a character that is neither letter nor digit,
///   `GN_ERROR_TEXT_LETTER`, `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_TEXT_NUMBER` where minutes are expected,
///   `GN_ERROR_TEXT_DIGITS` unless both axes have the same number of digits, 2 to 11, `GN_ERROR_TEXT_SIXTY`,
///   `GN_ERROR_TEXT_REST`, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
/// back to the same reference. Since 0.1.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// gn_graticule_cell cell;
/// gn_georef_decode("MKPG1203", 8, &cell, NULL);   // cell.bounds, cell.center
/// ```
@_cdecl("gn_georef_decode")
public func gn_georef_decode(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<gn_graticule_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: out, errorOffset) { text throws(TextRefusal) in try Georef.decode(text) }
}

/// Finds the centers of the cells that many GEOREF references name.
///
/// - Parameters:
///   - texts: ASCII, in any of the forms that gn_georef_decode() reads; not null unless `count` is 0.
///   - count: Texts.
///   - latitudes: Receives the latitudes of the centers of the cells, in degrees.
///   - longitudes: Receives the longitudes of the centers, in degrees.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status is what gn_georef_decode() gives. Each row equals the `center` from
/// gn_georef_decode(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const char texts[2][9] = {"MKPG1203", "GJPJ0615"};
/// double latitudes[2], longitudes[2];
/// gn_georef_decode_batch(texts[0], 9, 9, 2, latitudes, 8, longitudes, 8, NULL);
/// ```
@_cdecl("gn_georef_decode_batch")  // One level: row by row.
public func gn_georef_decode_batch(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?,
  _ longitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Georef.decode(
      TextColumn(texts, size: textSize, stride: textStride, count: count),
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}

/// Writes the GARS reference of the cell that contains a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - precision: 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_GARS_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL` or
///   `GN_ERROR_NULL`.
///
/// 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of latitude, the
/// quadrant and the key, both numbered from the north-west corner. The text equals that of GeographicLib. On error,
/// `out` holds an empty text.
///
/// South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
///
/// Takes constant time.
///
/// ```c
/// char text[GN_GARS_CAPACITY];
/// gn_gars_encode(38.2861, -76.4292, 2, text, sizeof text, NULL);   // 208LS17
/// ```
@_cdecl("gn_gars_encode")
public func gn_gars_encode(
  _ latitude: Double, _ longitude: Double, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try GARS.encode(
      latitude: latitude, longitude: longitude, precision: precision, into: out, capacity: capacity, needed: &needed)
  }
}

/// Writes the GARS references of the cells that contain many positions.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - precision: 0 for 30 minutes, 1 for 15, 2 for 5.
///   - texts: `count` slots; each receives ASCII text, padded with zeros.
///   - text_size: Bytes in a slot: enough for the longest text and a zero; `GN_GARS_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL`,
///   `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes an empty text, and its status says why: `GN_ERROR_LATITUDE` or `GN_ERROR_NOT_FINITE`. Each row
/// equals the result of gn_gars_encode(). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// char texts[2][GN_GARS_CAPACITY];
/// gn_gars_encode_batch(latitudes, 8, longitudes, 8, 2, 2, texts[0], 8, 8, NULL);
/// ```
@_cdecl("gn_gars_encode_batch")  // One level: row by row.
public func gn_gars_encode_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ precision: Int32, _ texts: UnsafeMutablePointer<CChar>?, _ textSize: Int,
  _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try GARS.encode(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      precision: precision, into: MutableTextColumn(texts, size: textSize, stride: textStride, count: count),
      statuses: statuses)
  }
}

/// Reads a GARS reference: finds the cell that it names.
///
/// - Parameters:
///   - text: ASCII, not necessarily zero-terminated: upper or lower case, blanks between the parts and around them.
///     Three digits, 001 to 720, two letters, then optionally the quadrant, 1 to 4, and the key, 1 to 9.
///   - text_size: Bytes at `text`; a zero byte is refused, like any other byte that does not belong in a reference.
///   - out: Receives the cell; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE` for a character that is neither letter nor digit,
///   `GN_ERROR_TEXT_NUMBER` where a digit of the longitude, a quadrant or a key is expected, `GN_ERROR_TEXT_DIGITS`
///   unless the longitude has three digits, `GN_ERROR_TEXT_LETTER`, `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_TEXT_REST`,
///   `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Edges and center are the doubles nearest to the exact ones. The center equals that of GeographicLib, and encodes
/// back to the same reference. Since 0.1.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// gn_graticule_cell cell;
/// gn_gars_decode("208LS17", 7, &cell, NULL);   // cell.bounds, cell.center
/// ```
@_cdecl("gn_gars_decode")
public func gn_gars_decode(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<gn_graticule_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: out, errorOffset) { text throws(TextRefusal) in try GARS.decode(text) }
}

/// Finds the centers of the cells that many GARS references name.
///
/// - Parameters:
///   - texts: ASCII, in any of the forms that gn_gars_decode() reads; not null unless `count` is 0.
///   - count: Texts.
///   - latitudes: Receives the latitudes of the centers of the cells, in degrees.
///   - longitudes: Receives the longitudes of the centers, in degrees.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status is what gn_gars_decode() gives. Each row equals the `center` from
/// gn_gars_decode(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const char texts[2][8] = {"208LS17", "361HN37"};
/// double latitudes[2], longitudes[2];
/// gn_gars_decode_batch(texts[0], 8, 8, 2, latitudes, 8, longitudes, 8, NULL);
/// ```
@_cdecl("gn_gars_decode_batch")  // One level: row by row.
public func gn_gars_decode_batch(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?,
  _ longitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try GARS.decode(
      TextColumn(texts, size: textSize, stride: textStride, count: count),
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}
