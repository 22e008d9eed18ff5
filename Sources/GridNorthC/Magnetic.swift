// SECTION 27: Earth: Magnetic north
// SUBJECT magnetic: The magnetic field of the earth.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Computes the magnetic field of the earth at a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180). At a pole it names the meridian that is north or
///     south.
///   - height: Meters above the ellipsoid, -1000 ... 850,000.
///   - year: Decimal year, from 5 years before the epoch of the model to 10 years after it: 2020 ... 2035 with the
///     built-in model. gn_decimal_year() makes one of a time.
///   - model: A model that gn_magnetic_model_parse() stored, or none for the built-in one, WMM2025; may be null.
///   - out: Receives the field; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_HEIGHT`, `GN_ERROR_YEAR`,
///   `GN_ERROR_MAGNETIC_MODEL` or `GN_ERROR_NULL`.
///
/// WMM2025 is the World Magnetic Model of the US National Centers for Environmental Information and the British
/// Geological Survey for 2025.0 to 2030.0; its coefficients are a work of the US government. Outside the 5 years from
/// the epoch of a model `GN_MAGNETIC_FLAG_OUT_OF_DATE` is set. The field is that of the earth's core: iron nearby, the
/// crust and magnetic storms turn a compass further. `uncertainty` is the error of the declination by the error model
/// of WMM2025, sqrt(0.26^2 + (5417/H)^2) degrees with H in nT, and never more than 180.
///
/// The sums of WMM2025's technical report, section 1.2, equations 4 to 20, without a division by the cosine of the
/// latitude. Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where H is above 2000 nT. Where the horizontal
/// field is 0, the declination and its rate are 0 and the inclination is 90 or -90 degrees; where the whole field is 0,
/// all angles are. Since 0.2.
///
/// ```c
/// gn_magnetic_field field;
/// gn_magnetic_compute(48.85837, 2.294481, 300, 2027.5, NULL, &field);   // field.declination
/// ```
@_cdecl("gn_magnetic_compute")
public func gn_magnetic_compute(
  _ latitude: Double, _ longitude: Double, _ height: Double, _ year: Double, _ model: UnsafePointer<gn_magnetic_model>?,
  _ out: UnsafeMutablePointer<gn_magnetic_field>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in
    try MagneticField.compute(
      latitude: latitude, longitude: longitude, height: height, year: year, model: MagneticModel(model))
  }
}

/// Computes the magnetic declination at many positions.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - heights: Meters above the ellipsoid, -1000 ... 850,000; not null unless `count` is 0.
///   - years: Decimal years, in the range of gn_magnetic_compute(); not null unless `count` is 0.
///   - count: Positions.
///   - model: A model that gn_magnetic_model_parse() stored, or none for the built-in one, WMM2025; may be null. It
///     applies to all rows.
///   - declinations: Receives the declinations, in degrees, in (-180, 180].
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_MAGNETIC_MODEL`, `GN_ERROR_STRIDE` or
///   `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_HEIGHT` or
/// `GN_ERROR_YEAR`. Each row equals the declination of gn_magnetic_compute(), bit for bit. Since 0.2.
///
/// Time grows with the rows. Slowest input known: a model of the caller, whose 361 numbers are checked in each call.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// const double height = 0, year = 2027.5;
/// double declinations[2];
/// gn_magnetic_declination_batch(latitudes, 8, longitudes, 8, &height, 0, &year, 0, 2, NULL,
///                               declinations, 8, NULL);
/// ```
@_cdecl("gn_magnetic_declination_batch")  // Levels.
public func gn_magnetic_declination_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ heights: UnsafePointer<Double>?, _ heightStride: Int, _ years: UnsafePointer<Double>?,
  _ yearStride: Int, _ count: Int, _ model: UnsafePointer<gn_magnetic_model>?,
  _ declinations: UnsafeMutablePointer<Double>?, _ declinationStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MagneticField.declinations(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      heights: Column(heights, stride: heightStride, count: count),
      years: Column(years, stride: yearStride, count: count), model: MagneticModel(model),
      declinations: MutableColumn(declinations, stride: declinationStride, count: count), statuses: statuses)
  }
}

/// Reads a magnetic model from a file of coefficients (.COF), as the World Magnetic Model is published.
///
/// - Parameters:
///   - text: ASCII, not necessarily zero-terminated: a line with the epoch, the name and the date; for each degree from
///     1 to 12 and each order from 0 to the degree, in any sequence, a line with degree, order, g and h in nT, and
///     their changes a year; a line of nines.
///   - out: Receives the model; unchanged on error. Must not overlap `text`.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_NUMBER` where a number of a sensible size was expected, `GN_ERROR_TEXT_REST`,
///   `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_YEAR` for an epoch outside 1 to 9999, or `GN_ERROR_MAGNETIC_TERM`.
///
/// Blanks separate the numbers, which may have a sign and a decimal point but no exponent; up to 15 digits are read
/// exactly. What follows the line of nines is not read, and it may be missing. The name is cut after 23 bytes, its
/// letters are in upper case. Models of a higher degree (WMMHR) are refused. Since 0.2.
///
/// Time grows with the bytes of the text, which are read twice, up to 90 lines. Slowest input known: a long first line.
///
/// ```c
/// const char text[] = "2025.0 WMM-2025 11/13/2024";   // and so on: the bytes of WMM.COF
/// gn_magnetic_model model;
/// size_t offset;
/// gn_magnetic_model_parse(text, sizeof text - 1, &model, &offset);
/// ```
@_cdecl("gn_magnetic_model_parse")
public func gn_magnetic_model_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<gn_magnetic_model>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  errorOffset?.pointee = 0
  guard let out, text != nil || textSize == 0 else { return GN_ERROR_NULL }
  do {
    // SAFETY: the struct is the numbers, then the name.
    let numbers = UnsafeMutableRawPointer(out)
    try MagneticModel.parse(
      ASCII.text(text, size: textSize), into: numbers.assumingMemoryBound(to: Double.self),
      name: (numbers + 8 &* MagneticModel.numberCount).assumingMemoryBound(to: CChar.self))
    return GN_OK
  } catch {
    errorOffset?.pointee = error.offset
    return error.status
  }
}

// SUBJECT time
/// Finds the decimal year of a time.
///
/// - Parameters:
///   - seconds: Seconds since the beginning of 1970 in UTC without leap seconds, as time() and the clocks of most
///     systems count them; -62,135,596,800 ... 253,402,300,800, which are the years 1 to 9999. Milliseconds are
///     refused.
///   - year: Receives the year with the part of it that has passed: 2024.5 is the middle of 2024, a leap year;
///     unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_YEAR` or `GN_ERROR_NULL`.
///
/// Years are those of the Gregorian calendar, also before 1582. Since 0.2.
///
/// ```c
/// double year;
/// gn_decimal_year(1813363200, &year);   // 2027.46...
/// ```
@_cdecl("gn_decimal_year")
public func gn_decimal_year(_ seconds: Double, _ year: UnsafeMutablePointer<Double>?) -> gn_status {
  write(to: year) { () throws(gn_status) in try DecimalYear.year(seconds: seconds) }
}
