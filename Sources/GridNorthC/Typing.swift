// SECTION 26: Typing MGRS references
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Helps to type an MGRS reference: what may come next, and what is meant so far.
///
/// - Parameters:
///   - text: What has been typed, ASCII: upper or lower case, blanks and tabs between the parts; also nothing.
///   - text_length: Bytes at `text`.
///   - reference: The position of the device: latitude -90 ... 90, longitude any finite value; may be null.
///   - precision: The most digits an axis, 0 ... 11.
///   - out: Receives what can be said; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of the first character with which the text can no longer become valid, 0
///     when nothing is refused; may be null.
/// - Returns: `GN_OK` as long as the text is a reference or can become one, by more characters behind it; else
///   `GN_TEXT_BYTE`, `GN_MGRS_ZONE`, `GN_MGRS_BAND`, `GN_MGRS_GRID_ZONE`, `GN_MGRS_COLUMN`, `GN_MGRS_ROW`,
///   `GN_MGRS_SQUARE`, `GN_MGRS_OVERHANGS_ZONE`, `GN_MGRS_BAND_OF_NEIGHBOUR`, `GN_MGRS_ODD_DIGITS` or
///   `GN_MGRS_TOO_MANY_DIGITS`. `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE` (of `reference`) or `GN_PRECISION`.
///
/// References are those that gn_mgrs_decode_strict() reads, with a square. With `reference` they may be abbreviated: the
/// letters of a square and digits, or digits alone, even in the end; "32" is then both, a zone and two digits.
/// `next` is what may follow in any of the readings that are possible, `field` that of the longest of them. Unparted digits
/// are those of the easting until there are `precision` of them; a blank ends the easting sooner.
///
/// A whole reference is `GN_TYPING_COMPLETE` and, in its usual form, `text`. One that is abbreviated, whole otherwise, is
/// `GN_TYPING_COMPLETED` from `reference`: `text` is the one of all such cells on the earth whose centre is nearest, in the
/// zone of `reference`, in another one or in a polar cap. So is a UTM grid zone without a square (the nearest square),
/// and nothing at all. The distance and azimuth are those of the geodesic to the centre of the cell, as
/// gn_geodesic_inverse() gives them; NaN without `reference` or without `GN_TYPING_COMPLETED`. Since 0.1.
@_cdecl("gn_mgrs_type")
public func gn_mgrs_type(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ reference: UnsafePointer<gn_point>?, _ precision: Int32,
  _ out: UnsafeMutablePointer<gn_mgrs_typing>?, _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  errorOffset?.pointee = 0
  guard let out, text != nil || textLength == 0 else { return GN_NULL }
  do {
    out.pointee = try Typing.state(
      of: ASCII(text, length: textLength), reference: reference?.pointee, precision: precision)
    return GN_OK
  } catch {
    errorOffset?.pointee = error.offset
    return error.status
  }
}

/// Helps to type an MGRS reference into four fields.
///
/// - Parameters:
///   - zone: ASCII, upper or lower case, blanks around it, as all fields: "32V", a letter of a polar zone, "32" for any band
///     of that zone, or nothing for the zone that is nearest to `reference`.
///   - zone_length: Bytes at `zone`; a field may be null if it has none.
///   - square: The two letters of a square, or nothing for any.
///   - square_length: Bytes at `square`.
///   - easting: Up to 11 digits.
///   - easting_length: Bytes at `easting`.
///   - northing: Up to 11 digits, not necessarily as many.
///   - northing_length: Bytes at `northing`.
///   - reference: The position of the device: latitude -90 ... 90, longitude any finite value; may be null.
///   - out: Receives what can be said; unchanged unless the answer is `GN_OK`.
///   - error_field: Receives which part is refused, a `GN_FIELD_` value; 0 when none is; may be null.
///   - error_offset: Receives the offset in bytes, within that field, of the character that is refused; 0 when none is; may
///     be null.
/// - Returns: What gn_mgrs_type() answers, but not `GN_MGRS_ODD_DIGITS` or `GN_PRECISION`; `GN_TEXT_REST` where a field goes
///   on behind its end.
///
/// Digits are filled up with zeros on the right, the shorter field to the length of the other: 5 and 86 are 50 and 86. Zone
/// and square may be filled in from `reference`, as gn_mgrs_type() does; not where they are half typed ("0", one letter of
/// a square). `field` and `next` are for the last field that is not empty, or for the one behind it if that is full. The
/// answer is `GN_OK` as long as more characters behind those of any field can make it a reference. Since 0.1.
@_cdecl("gn_mgrs_type_fields")
public func gn_mgrs_type_fields(
  _ zone: UnsafePointer<CChar>?, _ zoneLength: Int, _ square: UnsafePointer<CChar>?, _ squareLength: Int,
  _ easting: UnsafePointer<CChar>?, _ eastingLength: Int, _ northing: UnsafePointer<CChar>?, _ northingLength: Int,
  _ reference: UnsafePointer<gn_point>?, _ out: UnsafeMutablePointer<gn_mgrs_typing>?,
  _ errorField: UnsafeMutablePointer<Int32>?, _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  errorField?.pointee = 0
  errorOffset?.pointee = 0
  guard let out, zone != nil || zoneLength == 0, square != nil || squareLength == 0,
    easting != nil || eastingLength == 0, northing != nil || northingLength == 0
  else { return GN_NULL }
  do {
    out.pointee = try Typing.state(
      of: Typing.Fields(
        zone: ASCII(zone, length: zoneLength), square: ASCII(square, length: squareLength),
        easting: ASCII(easting, length: eastingLength), northing: ASCII(northing, length: northingLength)),
      reference: reference?.pointee)
    return GN_OK
  } catch {
    errorField?.pointee = error.field
    errorOffset?.pointee = error.offset
    return error.status
  }
}
