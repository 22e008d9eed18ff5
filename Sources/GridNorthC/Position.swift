// SECTION 32: References: Positions as text
// SUBJECT position: Positions as people write them: read in any notation, and written in one.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Reads a position from a text, in one given form or in any form.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated; upper or lower case; may have blanks, brackets or quotation marks
///     around it.
///   - form: `GN_FORM_ANY`, or the only form to read; `GN_FORM_UTM` reads UPS too.
///   - flags: The sum of `GN_PARSE_` values, or 0.
///   - out: Receives the possible meanings of the text, the best first; may be null if `capacity` is 0.
///   - capacity: Meanings that fit at `out`; `GN_POSITION_CANDIDATES` always suffices.
///   - needed: Receives the number of meanings, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory,
///   `GN_ERROR_FORM`, `GN_ERROR_STYLE` (flags), `GN_ERROR_LATITUDE`, `GN_ERROR_EASTING`, `GN_ERROR_NORTHING`, a status of
///   texts (`GN_ERROR_TEXT_`) or of MGRS references (`GN_ERROR_MGRS_`).
///
/// Nothing is guessed. A text with two meanings either gives both, like "38S 444140 3684706" (band S or the southern
/// hemisphere), or is refused, like "12,5,13,5". If there is less room than there are meanings, none is stored, so that
/// nobody uses one of two by accident. A minus beside S or W, as in "-23.3° S", reverses the direction again: the
/// result is north and has the flag `GN_POSITION_DOUBLE_SIGN`. Check the flag, or pass `GN_PARSE_STRICT`, which refuses
/// such a text.
///
/// A coordinate in degrees has one, two or three numbers. Symbols may follow them: °, º, ˚, d or * after degrees; ', ′,
/// ’, ´, ` and similar signs after minutes; ", ″, ” or two signs of minutes after seconds. So may words: deg, min, sec,
/// their long forms, d, m and s. The numbers may also be separated by colons, by hyphens (only in a coordinate with a
/// letter) or by blanks alone. The letters N, S, E, W, or the words north, south, east and west, before or after a
/// coordinate, give the hemisphere and say which coordinate is the latitude; without them the latitude comes first. A
/// comma, a semicolon, a slash or blanks, in any Unicode variety, separate the two; minus signs and hyphens mean the
/// same. Labels ("lat:") and other languages are not read.
///
/// If the two coordinates have different kinds of symbols, or one has none, a comma or a letter for each must separate
/// them: "40d30', 75", "N40d30' 75E". The degree sign may be missing before minutes: "37 53.5'". Only the last number
/// may have decimals. Minutes cannot be "60", but "60.0" is read. Decimal degrees of up to 15 digits are correctly
/// rounded, minutes and seconds to within one unit in the last place; longitudes are reduced to [-180, 180).
///
/// The position of a UTM or UPS text is the result of gn_utm_inverse(); that of MGRS, GEOREF and GARS is the center of
/// the cell. Some references look like words: "HELP", "ZAP", "100 km", "31 Jan". Therefore polar MGRS and GEOREF
/// without digits, GARS without a quadrant, and MGRS without digits and with a blank after the zone number are read
/// only if `form` names them. "38N" is the grid zone, as its precision shows.
///
/// Degrees and minutes, or degrees, minutes and seconds, may be packed into one number, as ICAO and NMEA write them:
/// four or six digits before the point for a latitude, five or seven for a longitude. If each has a letter, that is the
/// only meaning: "4530N 01030E", "N400723 W0740723", "4807.038,N,01131.000,E", and near the equator "N0045 E00030",
/// which is 0°45', 0°30'. Without letters, "0045 00030" has two meanings, packed and plain degrees, and "4530 01030" is
/// refused. UTM may have its letters before the numbers, "18N E585628 N4511322", or thirteen digits in a row; UPS may
/// have A, B, Y or Z.
///
/// A geo URI may have blanks after its commas, numbers without a digit before or after the point, its parameters in any
/// order, and a query; with `GN_PARSE_STRICT` it must follow RFC 5870.
///
/// Since 0.1.
///
/// Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
/// numbers and commas.
///
/// ```c
/// gn_position found[GN_POSITION_CANDIDATES];
/// size_t count;
/// gn_position_parse("40d30'N 75d15'W", 15, GN_FORM_ANY, 0, found, 4, &count, NULL);
/// ```
@_cdecl("gn_position_parse")  // One level: one text.
public func gn_position_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ form: Int32, _ flags: UInt32,
  _ out: UnsafeMutablePointer<gn_position>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  needed?.pointee = 0
  errorOffset?.pointee = 0
  guard text != nil || textSize == 0, out != nil || capacity == 0 else { return GN_ERROR_NULL }
  do {
    let candidates = try Notation.parse(ASCII.text(text, size: textSize), form: form, flags: flags)
    needed?.pointee = candidates.count
    guard let out, Size(capacity).room >= candidates.count else { return GN_ERROR_BUFFER_TOO_SMALL }
    out[0] = candidates.first
    if candidates.count > 1 { out[1] = candidates.second }
    return GN_OK
  } catch {
    errorOffset?.pointee = error.offset
    return error.status
  }
}

/// Reads a latitude or a longitude alone.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated: "40°30.5′N", "-75.25", "321942.29N"; upper or lower case; may have
///     blanks, brackets or quotation marks around it.
///   - axis: `GN_AXIS_LATITUDE` or `GN_AXIS_LONGITUDE`: the coordinate that the text holds.
///   - degrees: Receives the coordinate, a longitude in [-180, 180); unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_STYLE` (axis),
///   `GN_ERROR_LATITUDE` or a status of texts (`GN_ERROR_TEXT_`).
///
/// The text is one half of a position in degrees that gn_position_parse() reads. A comma between two digits is a
/// decimal comma. A letter of the other axis is refused. So is a text that has two meanings or would need a flag: a
/// minus beside S or W; or, without the letter that makes them packed degrees and minutes, four or six digits for a
/// latitude, or five or seven for a longitude.
///
/// Since 0.2.
///
/// Time grows with the bytes of the text, which are read some 10 to 20 times. Slowest input known: a long text of
/// numbers and commas.
///
/// ```c
/// double degrees;
/// gn_coordinate_parse("321942.29N", 10, GN_AXIS_LATITUDE, &degrees, NULL);
/// ```
@_cdecl("gn_coordinate_parse")
public func gn_coordinate_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ axis: Int32, _ degrees: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: degrees, errorOffset) { text throws(TextRefusal) in
    try Notation.parseCoordinate(text, axis: axis)
  }
}

/// Reads many positions from texts, all in one given form or each in any form.
///
/// - Parameters:
///   - texts: In any of the forms that gn_position_parse() reads; not null unless `count` is 0.
///   - count: Texts.
///   - form: One of the `GN_FORM_` values for all rows; with `GN_FORM_ANY` each row may have any form.
///   - flags: The sum of `GN_PARSE_` values, or 0.
///   - positions: Receives the positions.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_FORM`, `GN_ERROR_STYLE`, `GN_ERROR_STRIDE` or
///   `GN_ERROR_NULL`.
///
/// In a refused row, every floating-point field is NaN and every other field is 0. Its status is
/// `GN_ERROR_TEXT_AMBIGUOUS` if the text has two meanings, or what gn_position_parse() answers. Each row equals the
/// result of gn_position_parse(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: slots filled with numbers and commas.
///
/// ```c
/// const char texts[2][20] = {"40d30'N 75d15'W", "18TWL8562811322"};
/// gn_position positions[2];
/// gn_position_parse_batch(texts[0], 20, 20, 2, GN_FORM_ANY, 0, positions,
///                         sizeof *positions, NULL);
/// ```
@_cdecl("gn_position_parse_batch")  // One level: row by row.
public func gn_position_parse_batch(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int, _ form: Int32, _ flags: UInt32,
  _ positions: UnsafeMutablePointer<gn_position>?, _ positionStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Notation.parse(
      TextColumn(texts, size: textSize, stride: textStride, count: count), form: form, flags: flags,
      positions: MutableColumn(positions, stride: positionStride, count: count), statuses: statuses)
  }
}

/// Fills in the default options for writing a position.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Change the fields you need, then pass the struct on. A null pointer in place of options means these defaults:
/// decimal degrees with six decimals, "40.508333, -75.000000". Since 0.1.
///
/// ```c
/// gn_format_options options;
/// gn_format_options_init(&options);
/// options.form = GN_FORM_DMS;
/// ```
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
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`,
///   `GN_ERROR_TOO_FAR` (from a pole or from the zone of the options); for the options: `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_FORM`, `GN_ERROR_STYLE`, `GN_ERROR_DECIMALS`, `GN_ERROR_PRECISION` (of cells), `GN_ERROR_ZONE` or
///   `GN_ERROR_ALTITUDE`.
///
/// Each coordinate is rounded once, exactly, to the nearest number with the requested digits, ties to the even digit;
/// minutes and seconds are taken from the rounded number. So minutes and seconds are never 60, and no zero has a minus
/// sign or the letter S or W. Grid coordinates are rounded in the same way. MGRS, GEOREF and GARS are truncated, as in
/// their own functions.
///
/// gn_position_parse() with the same form reads each text back, to within half of its last digit. For the letter of UTM
/// it needs `GN_PARSE_HEMISPHERES` or, with `GN_FORMAT_BAND`, `GN_PARSE_BANDS`. Options whose text could not be read
/// back give `GN_ERROR_STYLE`: no separator between two numbers without letters; decimal commas with a comma that has
/// no blank after it; decimal commas before three decimals if easting and northing are below 1000 m, where they would
/// look like thousands separators.
///
/// Valid options that do not apply to a form are ignored: symbols, hemispheres and separators apply to degrees, the
/// plus to signs. UTM beyond 84 north and 80 south is UPS, unless the options name a zone. A position that is rounded
/// to the equator is north of it. The band is that of the position; X and C continue beyond their limits. ISO 6709
/// writes longitude 180 as -180, and with an altitude it names the reference system:
/// "+27.5916+086.5640+8850CRSWGS_84/". In a geo URI the longitude of a pole is 0. Since 0.1.
///
/// Takes constant time.
///
/// ```c
/// char text[GN_POSITION_CAPACITY];
/// gn_position_format(40.5, -75.25, NULL, text, sizeof text, NULL);   // 40.500000, -75.250000
/// ```
@_cdecl("gn_position_format")
public func gn_position_format(
  _ latitude: Double, _ longitude: Double, _ options: UnsafePointer<gn_format_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Notation.format(
      latitude: latitude, longitude: longitude, options: options, into: out, capacity: capacity, needed: &needed)
  }
}

/// Writes many positions as text.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - options: Form, digits and style of all rows; null for the defaults.
///   - texts: `count` slots; each receives UTF-8 text, padded with zeros.
///   - text_size: Bytes in a slot; `GN_POSITION_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_BUFFER_TOO_SMALL` for slots of no bytes,
///   `GN_ERROR_STRIDE`, `GN_ERROR_NULL`; for the options, as gn_position_format(): `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_FORM`, `GN_ERROR_STYLE`, `GN_ERROR_DECIMALS`, `GN_ERROR_PRECISION` (of cells), `GN_ERROR_ZONE` or
///   `GN_ERROR_ALTITUDE`.
///
/// A refused row becomes an empty text. Its status is `GN_ERROR_BUFFER_TOO_SMALL` if the text does not fit into its
/// slot, or what gn_position_format() answers. Each row equals the result of gn_position_format(). Since 0.2.
///
/// Time grows with the rows and the bytes of a slot.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// char texts[2][GN_POSITION_CAPACITY];
/// gn_position_format_batch(latitudes, 8, longitudes, 8, 2, NULL, texts[0], 80, 80, NULL);
/// ```
@_cdecl("gn_position_format_batch")  // One level: row by row.
public func gn_position_format_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ options: UnsafePointer<gn_format_options>?,
  _ texts: UnsafeMutablePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Notation.format(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      options: options, into: MutableTextColumn(texts, size: textSize, stride: textStride, count: count),
      statuses: statuses)
  }
}
