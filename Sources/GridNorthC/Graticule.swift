// SECTION 24: GEOREF and GARS
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Writes the GEOREF reference of the cell that holds a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - precision: Digits per axis: 2 names a cell of a minute, 3 of a tenth of a minute, up to 11; 0 a cell of a
///     degree, -1 a tile of 15 degrees. There is no precision 1.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_GEOREF_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_PRECISION`, `GN_BUFFER_TOO_SMALL` or `GN_NULL`.
///
/// Salisbury Cathedral (51.065 north, 1.797 west) at precision 2 is "MKPG1203": longitude before latitude, letters as
/// well as digits. Digits are cut, never rounded, so a longer reference always refines a shorter one. The text is that
/// of GeographicLib but for positions within 5e-14 degrees of an edge. Unless the answer is `GN_OK`, `out` holds the
/// empty text.
///
/// South and west edges belong to the cell; the North Pole belongs to the last row. An edge is the double nearest to
/// it, so that -72.9 degrees begin the sixth minute; GeographicLib cuts a rounded product there, and may give the cell
/// before. Since 0.1.
@_cdecl("gn_georef_encode")
public func gn_georef_encode(
  _ latitude: Double, _ longitude: Double, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { needed throws(gn_status) in
    try Georef.encode(
      latitude: latitude, longitude: longitude, precision: precision, into: out, capacity: capacity, length: &needed)
  }
}

/// Reads a GEOREF reference: which cell it names.
///
/// - Parameters:
///   - text: ASCII, not necessarily ending with a zero: upper or lower case, blanks between the parts and around them.
///     Two or four letters, then 2 to 11 digits of longitude and as many of latitude.
///   - text_length: Bytes at `text`; a zero byte among them is refused like any other that is out of place.
///   - out: Receives the cell; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of the part that is refused, 0 when nothing is; may be null.
/// - Returns: `GN_OK`, `GN_TEXT_EMPTY`, `GN_TEXT_BYTE` for what is neither letter nor digit, `GN_TEXT_LETTER`,
///   `GN_TEXT_INCOMPLETE`, `GN_TEXT_NUMBER` where minutes are expected, `GN_TEXT_DIGITS` unless both axes have the same
///   number of digits, 2 to 11, `GN_TEXT_SIXTY`, `GN_TEXT_REST` or `GN_NULL`.
///
/// Edges and centre are the doubles nearest to the exact ones. The centre, which GeographicLib gives as well, encodes
/// back to the same reference. Since 0.1.
@_cdecl("gn_georef_decode")
public func gn_georef_decode(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ out: UnsafeMutablePointer<gn_graticule_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textLength, to: out, errorOffset) { text throws(TextRefusal) in try Georef.decode(text) }
}

/// Writes the GARS reference of the cell that holds a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - precision: 0 names a cell of 30 minutes, 1 a quadrant of 15 minutes, 2 a key of 5 minutes.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_GARS_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_PRECISION`, `GN_BUFFER_TOO_SMALL` or `GN_NULL`.
///
/// 38.2861 north, 76.4292 west at precision 2 is "208LS17": three digits of longitude, two letters of latitude, the
/// quadrant and the key, both numbered from the north-west corner. The text is that of GeographicLib. Unless the answer
/// is `GN_OK`, `out` holds the empty text.
///
/// South and west edges belong to the cell; the North Pole belongs to the last row. Since 0.1.
@_cdecl("gn_gars_encode")
public func gn_gars_encode(
  _ latitude: Double, _ longitude: Double, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { needed throws(gn_status) in
    try GARS.encode(
      latitude: latitude, longitude: longitude, precision: precision, into: out, capacity: capacity, length: &needed)
  }
}

/// Reads a GARS reference: which cell it names.
///
/// - Parameters:
///   - text: ASCII, not necessarily ending with a zero: upper or lower case, blanks between the parts and around them.
///     Three digits, 001 to 720, two letters, then perhaps the quadrant, 1 to 4, and the key, 1 to 9.
///   - text_length: Bytes at `text`; a zero byte among them is refused like any other that is out of place.
///   - out: Receives the cell; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of the part that is refused, 0 when nothing is; may be null.
/// - Returns: `GN_OK`, `GN_TEXT_EMPTY`, `GN_TEXT_BYTE` for what is neither letter nor digit, `GN_TEXT_NUMBER` where a
///   number of the longitude, a quadrant or a key is expected, `GN_TEXT_DIGITS` unless the longitude has three,
///   `GN_TEXT_LETTER`, `GN_TEXT_INCOMPLETE`, `GN_TEXT_REST` or `GN_NULL`.
///
/// Edges and centre are the doubles nearest to the exact ones. The centre, which GeographicLib gives as well, encodes
/// back to the same reference. Since 0.1.
@_cdecl("gn_gars_decode")
public func gn_gars_decode(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ out: UnsafeMutablePointer<gn_graticule_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textLength, to: out, errorOffset) { text throws(TextRefusal) in try GARS.decode(text) }
}
