// SECTION 22: Positions as text
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Reads a position from a text, in the form that is asked for or in whichever it has.
///
/// - Parameters:
///   - text: UTF-8, not necessarily ending with a zero; upper or lower case; blanks around it, brackets or quotation marks.
///   - text_length: Bytes at `text`.
///   - form: `GN_FORM_ANY`, or the only form that is read; `GN_FORM_UTM` reads UPS, too.
///   - flags: The sum of `GN_PARSE_` values, or 0.
///   - out: Receives what the text can mean, the best first; may be null if `capacity` is 0.
///   - capacity: Room at `out`; `GN_POSITION_CANDIDATES` always suffices.
///   - length: Receives how many meanings there are, also when the buffer is too small; 0 when refused; may be null.
///   - error_offset: Receives the offset in bytes of what is refused, 0 when nothing is; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_NULL`, `GN_FORM`, `GN_STYLE` (flags), `GN_LATITUDE`, `GN_EASTING`,
///   `GN_NORTHING`, a status of text (`GN_TEXT_` ...) or of MGRS references (`GN_MGRS_` ...).
///
/// Nothing is guessed: a text with two meanings, as "38S 444140 3684706", band S or the southern hemisphere, gives both, or
/// is refused, as "12,5,13,5". With less room than meanings nothing is stored, so that nobody takes one of two unawares.
///
/// Degrees are one, two or three numbers a coordinate. Behind them stand °, º, ˚, d or *; ', ′, ’, ´, ` and their like;
/// ", ″, ” or two of the signs for minutes; or colons between them; or nothing. The letters N, S, E, W, or north, south, east
/// and west, before or after a coordinate, tell hemispheres and which is the latitude, else the latitude comes first. A
/// comma, a semicolon, a solidus or blanks part the two, in Unicode's variety; minus signs and hyphens are alike. Not read
/// are labels ("lat:"), units in words ("deg", "min") and other languages. Where one coordinate has symbols and the other has
/// none, a comma or a letter for each must part them: "40d30', 75", "N40d30' 75E". Decimals belong to the last number only.
/// "60" is no number of minutes, "60.0" is. Decimal degrees are correctly rounded up to 15 digits, minutes and seconds to
/// the last place or its neighbour; longitudes are reduced to [-180, 180). Of a text of UTM or UPS the position is what
/// gn_utm_inverse() gives; of MGRS, GEOREF and GARS it is the centre of the cell. Some references look like words, "HELP",
/// "ZAP", "100 km", "31 Jan": polar MGRS and GEOREF without digits, GARS without a quadrant, and MGRS without digits and with
/// a blank behind the zone number are read only if their form is asked for. "38N" is the grid zone, whose precision tells.
///
/// Since 0.1.
@_cdecl("gn_position_parse")
public func gn_position_parse(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ form: Int32, _ flags: UInt32,
  _ out: UnsafeMutablePointer<gn_position>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  length?.pointee = 0
  errorOffset?.pointee = 0
  guard text != nil || textLength == 0, out != nil || capacity == 0 else { return GN_NULL }
  do {
    let candidates = try Notation.parse(ASCII(text, length: textLength), form: form, flags: flags)
    length?.pointee = candidates.count
    // A size_t above the largest Int arrives as a negative number: room enough.
    guard let out, capacity < 0 || capacity >= candidates.count else { return GN_BUFFER_TOO_SMALL }
    out[0] = candidates.first
    if candidates.count > 1 { out[1] = candidates.second }
    return GN_OK
  } catch {
    errorOffset?.pointee = error.offset
    return error.status
  }
}

/// Fills in the default options of writing a position.
///
/// - Parameters:
///   - options: Receives the defaults; its `size` field too.
/// - Returns: `GN_OK` or `GN_NULL`.
///
/// Change what you want changed, and hand it on. A null pointer in place of options means these defaults: decimal
/// degrees with six decimals, "40.508333, -75.000000". Since 0.1.
@_cdecl("gn_format_options_init")
public func gn_format_options_init(_ options: UnsafeMutablePointer<gn_format_options>?) -> gn_status {
  write(to: options) { Notation.formatDefaults }
}

/// Writes a position in one of many forms.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180].
///   - options: Form, digits and style; null for the defaults.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_POSITION_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_NULL`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_TOO_FAR` (of UPS, and of a
///   zone that was asked for), or what is wrong with the options: `GN_OPTIONS_SIZE`, `GN_FORM`, `GN_STYLE`,
///   `GN_DECIMALS`, `GN_PRECISION` (of cells), `GN_ZONE`, `GN_ALTITUDE`.
///
/// The text is the decimal number of its digits that is nearest to the position, ties to the even digit, exactly:
/// minutes and seconds are cut from the rounded whole. So none of them is ever 60, and nothing is -0, or south or west
/// of it. Grid coordinates are rounded likewise, MGRS, GEOREF and GARS are cut, as by their own functions.
///
/// gn_position_parse(), asked for the form, reads each text again, to within half of its last digit; of UTM the letter is
/// told by `GN_PARSE_HEMISPHERES` or, with `GN_FORMAT_BAND`, `GN_PARSE_BANDS`. What would not be read so is `GN_STYLE`: no
/// separator between two numbers without letters; decimal commas and a comma without a blank after it; decimal commas
/// before three decimals where easting and northing are below 1000 m, as if they parted thousands.
///
/// What a form has no use for is ignored, if it has a meaning: symbols, hemispheres and separators are of degrees, a plus of
/// signs. UTM beyond 84 north and 80 south is UPS, unless a zone is asked for; what is rounded to the equator lies
/// north of it. The band is that of the position, X and C also beyond. ISO 6709 calls longitude 180 -180, and with an
/// altitude it names the reference system: "+27.5916+086.5640+8850CRSWGS_84/". A geo URI gives the poles the longitude
/// 0. Since 0.1.
@_cdecl("gn_position_format")
public func gn_position_format(
  _ latitude: Double, _ longitude: Double, _ options: UnsafePointer<gn_format_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Notation.format(
      latitude: latitude, longitude: longitude, options: options, into: out, capacity: capacity, length: &length)
  }
}
