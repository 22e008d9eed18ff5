// SECTION 28: Lengths, areas and angles for display
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Writes a length as people read it: "850 m", "1.25 km".
///
/// - Parameters:
///   - meters: -1e15 ... 1e15; a negative length keeps its sign.
///   - units: `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`.
///   - digits: Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit the number.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
///   - needed: Receives the capacity needed, including the final zero; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_UNIT`, `GN_ERROR_DIGITS`
///   or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile or more in
/// nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is "1.00 km", never "1000
/// m". With `digits` 0 a number has three significant digits, but every digit before the point is kept: "1234 km".
/// Meters and feet are whole numbers from 10 up; below 10 they have two significant digits and at most three decimals:
/// "12 m", "1.2 m", "0.012 m". Ties are rounded to the even digit. There are never more than 20 decimals, and never
/// "-0". gn_length_parse() reads the text back, to within half of its last digit. On error, `out` holds an empty text.
/// Since 0.1.
///
/// ```c
/// char text[GN_MEASURE_CAPACITY];
/// gn_length_format(1250, GN_UNITS_METRIC, 0, text, sizeof text, NULL);   // 1.25 km
/// ```
@_cdecl("gn_length_format")
public func gn_length_format(
  _ meters: Double, _ units: Int32, _ digits: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Measure.formatLength(meters, units: units, digits: digits, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads a length: a number and its unit.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
///   - text_size: Bytes at `text`.
///   - meters: Receives the length; unchanged on error.
///   - error_offset: Receives the offset in bytes of the refused part; 0 when nothing is refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a
///   sign alone, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`, `GN_ERROR_TEXT_UNIT` for an unknown or missing unit,
///   `GN_ERROR_TEXT_REST`, or `GN_ERROR_MEASURE` beyond 1e16 meters.
///
/// Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators: "1,250 m" has two
/// meanings and is refused with `GN_ERROR_TEXT_COMMA`; write "1.250 m" or "1250 m". The units are m, km, ft, yd, mi,
/// nmi (also NM) and their names, singular or plural, in upper or lower case, with or without a blank before them; a
/// prime or an apostrophe means feet. M is a meter. Since 0.1.
///
/// ```c
/// double meters;
/// gn_length_parse("12.5 nmi", 8, &meters, NULL);   // 23150
/// ```
@_cdecl("gn_length_parse")
public func gn_length_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ meters: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: meters, errorOffset) { text throws(TextRefusal) in try Measure.parseLength(text) }
}

/// Writes an area as people read it: "850 m²", "1.25 ha".
///
/// - Parameters:
///   - square_meters: -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
///   - units: `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`.
///   - digits: Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit the number.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
///   - needed: Receives the capacity needed, including the final zero; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_UNIT`, `GN_ERROR_DIGITS`
///   or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi² from 640
/// acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules of gn_length_format(),
/// with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha". gn_area_parse() reads the text back, to within
/// half of its last digit. On error, `out` holds an empty text. Since 0.1.
///
/// ```c
/// char text[GN_MEASURE_CAPACITY];
/// gn_area_format(12500, GN_UNITS_METRIC, 0, text, sizeof text, NULL);   // 1.25 ha
/// ```
@_cdecl("gn_area_format")
public func gn_area_format(
  _ squareMeters: Double, _ units: Int32, _ digits: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Measure.formatArea(squareMeters, units: units, digits: digits, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads an area: a number and its unit.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated: "850 m2", "1,25 ha", "3 sq mi", "40 acres".
///   - text_size: Bytes at `text`.
///   - square_meters: Receives the area; unchanged on error.
///   - error_offset: Receives the offset in bytes of the refused part; 0 when nothing is refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a
///   sign alone, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`, `GN_ERROR_TEXT_UNIT` for an unknown or missing unit,
///   `GN_ERROR_TEXT_REST`, or `GN_ERROR_MEASURE` beyond 1e16 square meters.
///
/// Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are hectares (ha), acres (ac), and
/// any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it. Since 0.1.
///
/// ```c
/// double square_meters;
/// gn_area_parse("3 ha", 4, &square_meters, NULL);   // 30000
/// ```
@_cdecl("gn_area_parse")
public func gn_area_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ squareMeters: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: squareMeters, errorOffset) { text throws(TextRefusal) in try Measure.parseArea(text) }
}

/// Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
///
/// - Parameters:
///   - degrees: Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
///   - unit: `GN_ANGLE_DEGREES`, `GN_ANGLE_MILS`, `GN_ANGLE_POINTS_8` or `GN_ANGLE_POINTS_16`.
///   - decimals: 0 ... 12; all of them are written. Compass points have none.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
///   - needed: Receives the capacity needed, including the final zero; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_UNIT`, `GN_ERROR_DECIMALS`
///   or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are rounded to the even
/// digit. Halfway between two compass points, the result is the one with the even number, counted clockwise from N.
/// gn_angle_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal) or half
/// of the sector of a compass point. On error, `out` holds an empty text. Since 0.1.
///
/// ```c
/// char text[GN_MEASURE_CAPACITY];
/// gn_angle_format(45, GN_ANGLE_MILS, 0, text, sizeof text, NULL);   // 800 mil
/// ```
@_cdecl("gn_angle_format")
public func gn_angle_format(
  _ degrees: Double, _ unit: Int32, _ decimals: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Measure.formatAngle(degrees, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads an angle: a number and its unit, or a compass point.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated: "45.5°", "45,5 deg", "800 mils", "NNE".
///   - text_size: Bytes at `text`.
///   - degrees: Receives the angle as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5;
///     unchanged on error.
///   - error_offset: Receives the offset in bytes of the refused part; 0 when nothing is refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a
///   sign alone, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`, `GN_ERROR_TEXT_UNIT` for an unknown or missing unit,
///   `GN_ERROR_TEXT_REST`, `GN_ERROR_TEXT_LETTER` where a compass point should end, or `GN_ERROR_MEASURE` beyond 1e16
///   degrees.
///
/// Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are the degree sign, d, deg,
/// degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since 0.1.
///
/// ```c
/// double degrees;
/// gn_angle_parse("NNE", 3, &degrees, NULL);   // 22.5
/// ```
@_cdecl("gn_angle_parse")
public func gn_angle_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ degrees: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: degrees, errorOffset) { text throws(TextRefusal) in try Measure.parseAngle(text) }
}
