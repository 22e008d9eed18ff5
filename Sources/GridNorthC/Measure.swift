// SECTION 14: Base: Lengths, areas, angles, speeds and courses for display
// SUBJECT measure: Lengths, areas, angles, speeds and courses as text.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Writes a length as people read it: "850 m", "1.25 km".
///
/// - Parameters:
///   - meters: -1e15 ... 1e15; a negative length keeps its sign.
///   - units: A system, `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`, which has a unit for every
///     length; or one unit, `GN_UNITS_METERS`, `GN_UNITS_KILOMETERS`, `GN_UNITS_FEET`, `GN_UNITS_MILES` or
///     `GN_UNITS_NAUTICAL_MILES` (since 0.2).
///   - digits: Significant digits, 1 ... 15: all of them are written, "1.00 km"; or 0: as many as suit the number.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_UNIT`, `GN_ERROR_DIGITS`
///   or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile or more in
/// nautical miles; shorter ones are in meters or feet. The rounded number decides: 999.7 m is "1.00 km", never "1000
/// m". With `digits` 0 a number has three significant digits, but every digit before the point is kept: "1234 km".
/// Meters and feet are whole numbers from 10 up; below 10 they have two significant digits and at most three decimals:
/// "12 m", "1.2 m", "0.012 m". In one unit, no length has more than three decimals: 12.3 m is "0.012 km". Ties are
/// rounded to the even digit. There are never more than 20 decimals, and never "-0". gn_length_parse() reads the text
/// back, to within half of its last digit. On error, `out` holds an empty text. Since 0.1.
///
/// Takes constant time.
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
///   - meters: Receives the length; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a sign alone, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`,
///   `GN_ERROR_TEXT_UNIT` for an unknown or missing unit, `GN_ERROR_TEXT_REST`, or `GN_ERROR_MEASURE` beyond 1e16 meters.
///
/// Numbers may have a sign and a decimal point or comma, but no exponent and no thousands separators: "1,250 m" has two
/// meanings and is refused with `GN_ERROR_TEXT_COMMA`; write "1.250 m" or "1250 m". The units are m, km, ft, yd, mi,
/// nmi (also NM) and their names, singular or plural, in upper or lower case, with or without a blank before them; a
/// prime or an apostrophe means feet. M is a meter. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
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
///   - units: `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`; the units of lengths alone are refused.
///   - digits: Significant digits, 1 ... 15: all of them are written, "1.00 ha"; or 0: as many as suit the number.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_UNIT`, `GN_ERROR_DIGITS`
///   or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Metric: m², hectares (ha) from 10,000 m², km² from 100 ha. Imperial: ft², acres (ac) from one acre, mi² from 640
/// acres (one square mile). Nautical: ft², nmi² from a hundredth of one. Digits follow the rules of gn_length_format(),
/// with m² and ft² in place of meters and feet: "9999 m²", "1.00 ha". gn_area_parse() reads the text back, to within
/// half of its last digit. On error, `out` holds an empty text. Since 0.1.
///
/// Takes constant time.
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
///   - square_meters: Receives the area; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a sign alone, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`,
///   `GN_ERROR_TEXT_UNIT` for an unknown or missing unit, `GN_ERROR_TEXT_REST`, or `GN_ERROR_MEASURE` beyond 1e16 square
///   meters.
///
/// Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are hectares (ha), acres (ac), and
/// any unit of length that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
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
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_UNIT`, `GN_ERROR_DECIMALS`
///   or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Rounded numbers lie in [0, 360) or [0, 6400): 359.7 degrees without decimals is "0°". Ties are rounded to the even
/// digit. Halfway between two compass points, the result is the one with the even number, counted clockwise from N.
/// gn_angle_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal) or half
/// of the sector of a compass point. On error, `out` holds an empty text. Since 0.1.
///
/// Takes constant time.
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
///   - degrees: Receives the angle as written, not reduced; for a compass point the middle of its sector, 0 ... 337.5;
///     unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a sign alone, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`,
///   `GN_ERROR_TEXT_UNIT` for an unknown or missing unit, `GN_ERROR_TEXT_REST`, `GN_ERROR_TEXT_LETTER` where a compass
///   point should end, or `GN_ERROR_MEASURE` beyond 1e16 degrees.
///
/// Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are the degree sign, d, deg,
/// degree(s), and mil(s), 6400 to a turn. The compass points are the sixteen from N to NNW. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
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

/// Writes a speed as people read it: "5.4 km/h", "12.3 kn", "5:30 min/km".
///
/// - Parameters:
///   - meters_per_second: -1e15 ... 1e15 meters per second; a negative speed keeps its sign.
///   - unit: `GN_SPEED_METERS_PER_SECOND`, `GN_SPEED_KILOMETERS_PER_HOUR`, `GN_SPEED_MILES_PER_HOUR`, `GN_SPEED_KNOTS`
///     or `GN_SPEED_MINUTES_PER_KILOMETER`.
///   - digits: Significant digits, 1 ... 15: all of them are written; or 0: as many as suit the number. A pace has
///     whole seconds, whatever this is.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_SPEED`, `GN_ERROR_UNIT`, `GN_ERROR_DIGITS` or
///   `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// With `digits` 0 a number has three significant digits and at most one decimal, but every digit before the point is
/// kept: "0.3 m/s", "12.3 kn", "1080 km/h". Ties are rounded to the even digit; never "-0". A pace is rounded to a
/// second. One of 1000 minutes or more, a meter a minute, is written as no pace: "--:-- min/km", as for the speed 0.
/// From 2000 m/s on a pace would be "0:00", which no speed has: `GN_ERROR_SPEED`. gn_speed_parse() reads the text back,
/// to within half of its last digit, and what has no pace as 0. On error, `out` holds an empty text. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// char text[GN_MEASURE_CAPACITY];
/// gn_speed_format(1.5, GN_SPEED_KILOMETERS_PER_HOUR, 0, text, sizeof text, NULL);   // 5.4 km/h
/// ```
@_cdecl("gn_speed_format")
public func gn_speed_format(
  _ metersPerSecond: Double, _ unit: Int32, _ digits: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Measure.formatSpeed(
      metersPerSecond, unit: unit, digits: digits, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads a speed: a number and its unit, or a pace.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated: "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km".
///   - meters_per_second: Receives the speed in meters per second; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a sign alone or a pace without its seconds,
///   `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`, `GN_ERROR_TEXT_DIGITS` for seconds without two digits,
///   `GN_ERROR_TEXT_SIXTY`, `GN_ERROR_TEXT_UNIT` for an unknown or missing unit, `GN_ERROR_TEXT_REST`, or
///   `GN_ERROR_SPEED` beyond 1e16 m/s and for a pace of 0.
///
/// Numbers follow the rules of gn_length_parse(). The units, in upper or lower case, are km/h (kmh, kph), mph, kn (kt,
/// kts, knot, knots), and any unit of length that has letters, with "/" or "per" and s, min or h (sec, hr, second,
/// minute, hour) behind it. A pace is minutes, a colon and two digits of seconds, then min/km or /km, or decimal
/// minutes, "5.5 min/km"; in place of km may be another unit of length. "--:--" with the unit of a pace is the speed 0.
/// Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// ```c
/// double meters_per_second;
/// gn_speed_parse("36 km/h", 7, &meters_per_second, NULL);   // 10
/// ```
@_cdecl("gn_speed_parse")
public func gn_speed_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ metersPerSecond: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: metersPerSecond, errorOffset) { text throws(TextRefusal) in try Measure.parseSpeed(text) }
}

/// Writes a course and its north, as people read them: "045° M", "0800 mil G".
///
/// - Parameters:
///   - degrees: Clockwise from that north, -1e15 ... 1e15; reduced to one turn, exactly.
///   - north: `GN_NORTH_TRUE`, `GN_NORTH_GRID` or `GN_NORTH_MAGNETIC`: written, not converted.
///   - unit: `GN_ANGLE_DEGREES` or `GN_ANGLE_MILS`.
///   - decimals: 0 ... 12; all of them are written.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_MEASURE`, `GN_ERROR_NORTH`, `GN_ERROR_UNIT`,
///   `GN_ERROR_DECIMALS` or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Degrees have three digits before the point, mils four. The angle is rounded once and exactly, ties to the even
/// digit, and lies in [0, 360) or [0, 6400): 359.7 degrees without decimals is "000°", never "360°". The letter is T, G
/// or M. gn_course_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal).
/// On error, `out` holds an empty text. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// char text[GN_MEASURE_CAPACITY];
/// gn_course_format(45, GN_NORTH_MAGNETIC, GN_ANGLE_DEGREES, 0, text, sizeof text, NULL);   // 045° M
/// ```
@_cdecl("gn_course_format")
public func gn_course_format(
  _ degrees: Double, _ north: Int32, _ unit: Int32, _ decimals: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Measure.formatCourse(
      degrees, north: north, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads a course: a number, its unit and its north.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated: "045° M", "45,5 deg true", "0800 mil G", "270T".
///   - degrees: Receives the angle in degrees as written, not reduced; unchanged on error.
///   - north: Receives `GN_NORTH_TRUE`, `GN_NORTH_GRID` or `GN_NORTH_MAGNETIC`; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_INCOMPLETE` for a sign alone, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`,
///   `GN_ERROR_NORTH` where the north is missing or unknown, `GN_ERROR_TEXT_REST`, or `GN_ERROR_MEASURE` beyond 1e16
///   degrees.
///
/// Numbers and units follow the rules of gn_angle_parse(), but there are no compass points, and a number without a unit
/// is in degrees. The norths, in upper or lower case, are T, G, M, true, grid, mag and magnetic. A text without one is
/// refused, because nobody can tell what it counts from: gn_angle_parse() reads it. M is magnetic, never mils. Since
/// 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// ```c
/// double degrees;
/// int32_t north;
/// gn_course_parse("0800 mil G", 10, &degrees, &north, NULL);   // 45, GN_NORTH_GRID
/// ```
@_cdecl("gn_course_parse")
public func gn_course_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ degrees: UnsafeMutablePointer<Double>?,
  _ north: UnsafeMutablePointer<Int32>?, _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  guard let north else {
    errorOffset?.pointee = 0
    return GN_ERROR_NULL
  }
  return read(text, textSize, to: degrees, errorOffset) { text throws(TextRefusal) in
    let course = try Measure.parseCourse(text)
    north.pointee = course.north
    return course.degrees
  }
}

/// Writes a declination as people read it: "3.2° E", "12.5° W".
///
/// - Parameters:
///   - degrees: Positive where magnetic north lies to the east of true north, -180 ... 180 degrees. The angle from grid
///     north to magnetic north is written in the same way.
///   - unit: `GN_ANGLE_DEGREES` or `GN_ANGLE_MILS`.
///   - decimals: 0 ... 12; all of them are written.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MEASURE_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_DECLINATION`, `GN_ERROR_UNIT`,
///   `GN_ERROR_DECIMALS` or `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// The angle is rounded once and exactly, ties to the even digit. An angle that rounds to zero has no letter: "0.0°".
/// gn_declination_parse() reads the text back, to within half of its last digit (for mils, of the eleventh decimal). On
/// error, `out` holds an empty text. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// char text[GN_MEASURE_CAPACITY];
/// gn_declination_format(-12.5, GN_ANGLE_DEGREES, 1, text, sizeof text, NULL);   // 12.5° W
/// ```
@_cdecl("gn_declination_format")
public func gn_declination_format(
  _ degrees: Double, _ unit: Int32, _ decimals: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Measure.formatDeclination(
      degrees, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads a declination: a number, its unit, and E or W.
///
/// - Parameters:
///   - text: UTF-8, not necessarily zero-terminated: "3.2° E", "12,5W", "222 mil west".
///   - degrees: Receives the declination in degrees, -180 ... 180, positive to the east; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_SIGN` for a sign, `GN_ERROR_TEXT_NUMBER`, `GN_ERROR_TEXT_COMMA`,
///   `GN_ERROR_TEXT_HEMISPHERE` where E or W is missing, `GN_ERROR_TEXT_REST`, or `GN_ERROR_DECLINATION` beyond 180
///   degrees.
///
/// Numbers and units follow the rules of gn_angle_parse(), but there are no signs and no compass points, and a number
/// without a unit is in degrees. E, W, east and west may be in upper or lower case. Zero needs no letter. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a number of very many digits.
///
/// ```c
/// double degrees;
/// gn_declination_parse("12.5 W", 6, &degrees, NULL);   // -12.5
/// ```
@_cdecl("gn_declination_parse")
public func gn_declination_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ degrees: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: degrees, errorOffset) { text throws(TextRefusal) in try Measure.parseDeclination(text) }
}
