// SECTION 28: Lengths, areas and angles for display
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Writes a length as people read it: "850 m", "1.25 km".
///
/// - Parameters:
///   - metres: -1e15 ... 1e15; a negative length keeps its sign.
///   - units: `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`.
///   - digits: Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as are sensible.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_MEASURE`, `GN_UNIT`, `GN_DIGITS` or `GN_BUFFER_TOO_SMALL`.
///
/// Kilometres from 1000 m on, miles from 1000 ft, nautical miles from a tenth of one; less is in metres or feet. The
/// rounded number decides: 999.7 m is "1.00 km", never "1000 m". Sensible are three significant digits, but no digit
/// before the point is cut: "1234 km"; of metres and feet whole ones from 10 on, two significant digits below, three
/// decimals at most: "12 m", "1.2 m", "0.012 m". Halves go to the even digit; no more than 20 decimals; never "-0".
/// gn_length_parse() reads the text back, to within half of its last digit. Unless the answer is `GN_OK`, `out` holds
/// the empty text. Since 0.1.
@_cdecl("gn_length_format")
public func gn_length_format(
  _ metres: Double, _ units: Int32, _ digits: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { needed throws(gn_status) in
    try Measure.formatLength(metres, units: units, digits: digits, into: out, capacity: capacity, length: &needed)
  }
}

/// Reads a length: a number and its unit.
///
/// - Parameters:
///   - text: UTF-8, not necessarily ending with a zero: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles".
///   - text_length: Bytes at `text`.
///   - metres: Receives the length; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of what is refused, 0 when nothing is; may be null.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_TEXT_EMPTY`, `GN_TEXT_BYTE`, `GN_TEXT_INCOMPLETE` (a sign alone),
///   `GN_TEXT_NUMBER`, `GN_TEXT_COMMA`, `GN_TEXT_UNIT` (unknown or missing), `GN_TEXT_REST` or, beyond 1e16 metres,
///   `GN_MEASURE`.
///
/// Numbers may have a sign and a decimal point or comma, but neither an exponent nor separators of thousands: "1,250
/// m", which has two meanings, is `GN_TEXT_COMMA`; write "1.250 m" or "1250 m". Units in any case, with or without a
/// blank before: m, km, ft, yd, mi, nmi (also NM) and their names in the singular and the plural; a prime or an
/// apostrophe for feet. M is a metre. Since 0.1.
@_cdecl("gn_length_parse")
public func gn_length_parse(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ metres: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textLength, to: metres, errorOffset) { text throws(TextRefusal) in try Measure.parseLength(text) }
}

/// Writes an area as people read it: "850 m²", "1.25 ha".
///
/// - Parameters:
///   - square_metres: -1e15 ... 1e15; a negative area (of a clockwise polygon) keeps its sign.
///   - units: `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`.
///   - digits: As for gn_length_format().
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: As gn_length_format().
///
/// Metric: m², hectares (ha) from 10,000 m² on, km² from 100 ha. Imperial: ft², acres (ac) from one on, mi² from 640
/// acres, which are one. Nautical: ft², nmi² from a hundredth of one on. Digits as for gn_length_format(), whose metres
/// and feet are square ones here: "9999 m²", "1.00 ha". gn_area_parse() reads the text back, to within half of its last
/// digit. Unless the answer is `GN_OK`, `out` holds the empty text. Since 0.1.
@_cdecl("gn_area_format")
public func gn_area_format(
  _ squareMetres: Double, _ units: Int32, _ digits: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { needed throws(gn_status) in
    try Measure.formatArea(squareMetres, units: units, digits: digits, into: out, capacity: capacity, length: &needed)
  }
}

/// Reads an area: a number and its unit.
///
/// - Parameters:
///   - text: UTF-8, not necessarily ending with a zero: "850 m2", "1,25 ha", "3 sq mi", "40 acres".
///   - text_length: Bytes at `text`.
///   - square_metres: Receives the area; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of what is refused, 0 when nothing is; may be null.
/// - Returns: As gn_length_parse(); `GN_MEASURE` beyond 1e16 square metres.
///
/// Numbers as gn_length_parse() reads them. Units in any case: hectares (ha), acres (ac), and any unit of length
/// that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it. Since 0.1.
@_cdecl("gn_area_parse")
public func gn_area_parse(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ squareMetres: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textLength, to: squareMetres, errorOffset) { text throws(TextRefusal) in try Measure.parseArea(text) }
}

/// Writes an azimuth as people read it: "45.5°", "800 mil", "NNE".
///
/// - Parameters:
///   - degrees: Clockwise from north, -1e15 ... 1e15; reduced to one turn, exactly.
///   - unit: `GN_ANGLE_DEGREES`, `GN_ANGLE_MILS`, `GN_ANGLE_POINTS_8` or `GN_ANGLE_POINTS_16`.
///   - decimals: 0 ... 12; all of them are written. Compass points have none.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_MEASURE`, `GN_UNIT`, `GN_DECIMALS` or `GN_BUFFER_TOO_SMALL`.
///
/// Numbers lie in [0, 360) and [0, 6400) when they are rounded: 359.7 degrees without decimals are "0°". Halves go to
/// the even digit, and between compass points to the one of the even number, clockwise from N. gn_angle_parse() reads
/// the text back, to within half of its last digit (of mils the eleventh decimal) or of the sector of its point. Unless the
/// answer is `GN_OK`, `out` holds the empty text. Since 0.1.
@_cdecl("gn_angle_format")
public func gn_angle_format(
  _ degrees: Double, _ unit: Int32, _ decimals: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { needed throws(gn_status) in
    try Measure.formatAngle(degrees, unit: unit, decimals: decimals, into: out, capacity: capacity, length: &needed)
  }
}

/// Reads an angle: a number and its unit, or a compass point.
///
/// - Parameters:
///   - text: UTF-8, not necessarily ending with a zero: "45.5°", "45,5 deg", "800 mils", "NNE".
///   - text_length: Bytes at `text`.
///   - degrees: Receives the angle as it is written, not reduced; of a compass point the middle of its sector, 0 ...
///     337.5; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of what is refused, 0 when nothing is; may be null.
/// - Returns: As gn_length_parse(), `GN_MEASURE` beyond 1e16 degrees; also `GN_TEXT_LETTER` where a compass point would
///   have to end.
///
/// Numbers as gn_length_parse() reads them. Units in any case: the degree sign, d, deg, degree(s), and mil(s), of which
/// 6400 are a turn. Compass points: the sixteen from N to NNW. Since 0.1.
@_cdecl("gn_angle_parse")
public func gn_angle_parse(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ degrees: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textLength, to: degrees, errorOffset) { text throws(TextRefusal) in try Measure.parseAngle(text) }
}
