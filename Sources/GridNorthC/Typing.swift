// SECTION 36: References: Typing MGRS references
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

// SUBJECT mgrs.typing
/// Helps a user type an MGRS reference: finds what may come next, and what the text means so far.
///
/// - Parameters:
///   - text: The text typed so far, ASCII: upper or lower case, blanks and tabs between the parts; may be empty.
///   - reference: The position of the device: latitude -90 ... 90, longitude any finite value; may be null.
///   - precision: The largest number of digits per axis, 0 ... 11.
///   - out: Receives the state of the typing; unchanged on error.
///   - error_offset: Receives the offset in bytes of the first character that makes the text invalid, whatever follows;
///     0 when nothing is refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_LATITUDE` (of `reference`), `GN_ERROR_PRECISION`, `GN_ERROR_TEXT_BYTE`, `GN_ERROR_MGRS_ZONE`,
///   `GN_ERROR_MGRS_BAND`, `GN_ERROR_MGRS_GRID_ZONE`, `GN_ERROR_MGRS_COLUMN`, `GN_ERROR_MGRS_ROW`,
///   `GN_ERROR_MGRS_SQUARE`, `GN_ERROR_MGRS_OVERHANGS_ZONE`, `GN_ERROR_MGRS_BAND_OF_NEIGHBOR`, `GN_ERROR_MGRS_ODD_DIGITS`
///   or `GN_ERROR_MGRS_TOO_MANY_DIGITS`.
///
/// The call returns `GN_OK` as long as the text is a reference, or can become one if more is typed at its end. A
/// reference here is one that gn_mgrs_decode_strict() reads, with a square. With `reference` it may be abbreviated to
/// the letters of a square and digits, or to an even number of digits; "32" is then both a zone and two digits. `next`
/// holds what may follow in any possible reading, and `field` tells which field the longest reading ends
/// in. Digits belong to the easting until it has as many as `precision` says, or until a blank.
///
/// A complete reference has the flags `GN_TYPING_COMPLETE` and `GN_TYPING_COMPLETED`, and `text` is its usual form. An
/// abbreviated reference that is otherwise complete is filled in from `reference` and has only the flag
/// `GN_TYPING_COMPLETED`: `text` then names the cell whose center is nearest to `reference`, in any zone or polar cap.
/// A UTM grid zone alone, or an empty text, is filled in with the nearest square. The distance and azimuth are those of
/// the geodesic to the center of the cell, as gn_geodesic_inverse() computes them; NaN without `reference` or without
/// `GN_TYPING_COMPLETED`. Since 0.1.
///
/// Time grows with the blanks of the text. Slowest input known: two digits and a band, which leave most squares open.
///
/// ```c
/// gn_point device = {48.85, 2.30};
/// gn_mgrs_typing typing;
/// gn_mgrs_type("4825 1195", 9, &device, 5, &typing, NULL);   // typing.text: 31UDQ48251195
/// ```
@_cdecl("gn_mgrs_type")
public func gn_mgrs_type(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ reference: UnsafePointer<gn_point>?, _ precision: Int32,
  _ out: UnsafeMutablePointer<gn_mgrs_typing>?, _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  errorOffset?.pointee = 0
  guard let out, text != nil || textSize == 0 else { return GN_ERROR_NULL }
  do {
    out.pointee = try Typing.state(
      of: ASCII.text(text, size: textSize), reference: reference?.pointee, precision: precision)
    return GN_OK
  } catch {
    errorOffset?.pointee = error.offset
    return error.status
  }
}

// SUBJECT mgrs.typing_fields
/// Helps a user type an MGRS reference into four fields.
///
/// - Parameters:
///   - zone: ASCII, upper or lower case; every field may have blanks around it. "32V", a letter of a polar zone, "32"
///     for any band of that zone, or nothing for the zone nearest to `reference`.
///   - zone_size: Bytes at `zone`; an empty field may be null.
///   - square: The two letters of a square, or nothing for any.
///   - easting: Up to 11 digits.
///   - northing: Up to 11 digits; may have more or fewer than `easting`.
///   - reference: The position of the device: latitude -90 ... 90, longitude any finite value; may be null.
///   - out: Receives the state of the typing; unchanged on error.
///   - error_field: Receives the refused field, a `GN_FIELD_` value; 0 when nothing is refused; may be null.
///   - error_offset: Receives the offset in bytes of the refused character within that field; 0 when nothing is
///     refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_LATITUDE` (of `reference`), `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_REST` if a field has more than belongs in
///   it, `GN_ERROR_MGRS_ZONE`, `GN_ERROR_MGRS_BAND`, `GN_ERROR_MGRS_GRID_ZONE`, `GN_ERROR_MGRS_COLUMN`,
///   `GN_ERROR_MGRS_ROW`, `GN_ERROR_MGRS_SQUARE`, `GN_ERROR_MGRS_OVERHANGS_ZONE`, `GN_ERROR_MGRS_BAND_OF_NEIGHBOR` or
///   `GN_ERROR_MGRS_TOO_MANY_DIGITS`.
///
/// The shorter of the two numbers is padded with zeros on the right: 5 and 86 are 50 and 86. Zone and square may be
/// filled in from `reference`, as in gn_mgrs_type(), but not if they are half typed ("0", one letter of a square).
/// `field` and `next` refer to the last field that is not empty, or to the one after it if that field is full. The call
/// returns `GN_OK` as long as more characters at the end of any field can make the four a reference. Since 0.1.
///
/// Time grows with the blanks of the fields. Slowest input known: two digits and a band, which leave most squares open.
///
/// ```c
/// gn_mgrs_typing typing;
/// gn_mgrs_type_fields("31U", 3, "DQ", 2, "48", 2, "1", 1, NULL, &typing, NULL, NULL);
/// ```
@_cdecl("gn_mgrs_type_fields")
public func gn_mgrs_type_fields(
  _ zone: UnsafePointer<CChar>?, _ zoneSize: Int, _ square: UnsafePointer<CChar>?, _ squareSize: Int,
  _ easting: UnsafePointer<CChar>?, _ eastingSize: Int, _ northing: UnsafePointer<CChar>?, _ northingSize: Int,
  _ reference: UnsafePointer<gn_point>?, _ out: UnsafeMutablePointer<gn_mgrs_typing>?,
  _ errorField: UnsafeMutablePointer<Int32>?, _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  errorField?.pointee = 0
  errorOffset?.pointee = 0
  guard let out, zone != nil || zoneSize == 0, square != nil || squareSize == 0,
    easting != nil || eastingSize == 0, northing != nil || northingSize == 0
  else { return GN_ERROR_NULL }
  do {
    out.pointee = try Typing.state(
      of: Typing.Fields(
        zone: Typing.text(GN_FIELD_ZONE, zone, size: zoneSize),
        square: Typing.text(GN_FIELD_COLUMN, square, size: squareSize),
        easting: Typing.text(GN_FIELD_EASTING, easting, size: eastingSize),
        northing: Typing.text(GN_FIELD_NORTHING, northing, size: northingSize)),
      reference: reference?.pointee)
    return GN_OK
  } catch {
    errorField?.pointee = error.field
    errorOffset?.pointee = error.offset
    return error.status
  }
}
