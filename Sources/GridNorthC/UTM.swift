// SECTION 20: Earth: UTM and UPS
// SUBJECT utm: UTM and UPS: projection, zones and EPSG codes.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Projects a position onto the UTM or UPS grid.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - zone: `GN_ZONE_STANDARD`; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for
///     zone and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then continues across the equator), 32661
///     and 32761 (UPS).
///   - out: Receives easting and northing in meters, zone and hemisphere; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_ZONE`, `GN_ERROR_TOO_FAR` or
///   `GN_ERROR_NULL`.
///
/// The standard zones are those of UTM in latitudes [-80, 84), with the exceptions of Norway (32V) and Svalbard (31X to
/// 37X), and UPS beyond. You may choose a zone up to 9 degrees from its central meridian, and up to 60 degrees as long
/// as the easting stays in [0, 1000 km]; and UPS as long as the coordinates stay within [1200 km, 2800 km] (north) or
/// [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm; transverse Mercator after Karney 2011, equations 7 to
/// 36, polar stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
///
/// ```c
/// gn_utm utm;
/// gn_utm_forward(48.85837, 2.294481, GN_ZONE_STANDARD, &utm);   // zone 31
/// ```
@_cdecl("gn_utm_forward")
public func gn_utm_forward(
  _ latitude: Double, _ longitude: Double, _ zone: Int32, _ out: UnsafeMutablePointer<gn_utm>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in
    try UTM.forward(latitude: latitude, longitude: longitude, zone: zone)
  }
}

/// Finds the position of a point on the UTM or UPS grid.
///
/// - Parameters:
///   - utm: Easting and northing in meters, zone 1 ... 60 or `GN_ZONE_UPS`, hemisphere. UTM: easting in [-510 km, 1510
///     km], northing between the poles, up to 9,997,964.9431 m from the equator. UPS: in the range of gn_utm_forward().
///   - out: Receives the position; longitude in [-180, 180); unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_ZONE`, `GN_ERROR_HEMISPHERE`, `GN_ERROR_EASTING`,
///   `GN_ERROR_NORTHING` or `GN_ERROR_NULL`.
///
/// A northing may lie across the equator. At a pole, the longitude is 0. Agrees with GeographicLib to 10 nm. Since 0.1.
///
/// ```c
/// gn_utm utm = {448251.9, 5411943.8, 31, GN_NORTH};
/// gn_point point;
/// gn_utm_inverse(&utm, &point);
/// ```
@_cdecl("gn_utm_inverse")
public func gn_utm_inverse(_ utm: UnsafePointer<gn_utm>?, _ out: UnsafeMutablePointer<gn_point>?) -> gn_status {
  write(to: out) { () throws(gn_status) in
    guard let utm else { throw GN_ERROR_NULL }
    return try UTM.inverse(utm.pointee)
  }
}

/// Projects many positions onto the UTM or UPS grid.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - zone: `GN_ZONE_STANDARD`; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
///   - eastings: Receives the eastings, in meters.
///   - northings: Receives the northings, in meters.
///   - zones: Receives the zones with the sign of the hemisphere: 33, -33, and 61, -61 for UPS (`GN_ZONE_ROW_UPS`); 0
///     in a refused row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_ZONE`, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or
/// `GN_ERROR_TOO_FAR`. Each row equals the result of gn_utm_forward(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// double eastings[2], northings[2];
/// int32_t zones[2];   // 31, 18
/// gn_utm_forward_batch(latitudes, 8, longitudes, 8, 2, GN_ZONE_STANDARD, eastings, 8,
///                      northings, 8, zones, 4, NULL);
/// ```
@_cdecl("gn_utm_forward_batch")  // Levels.
public func gn_utm_forward_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ zone: Int32, _ eastings: UnsafeMutablePointer<Double>?, _ eastingStride: Int,
  _ northings: UnsafeMutablePointer<Double>?, _ northingStride: Int, _ zones: UnsafeMutablePointer<Int32>?,
  _ zoneStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try UTM.forward(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)), zone: zone,
      eastings: MutableColumn(eastings, stride: eastingStride, count: count),
      northings: MutableColumn(northings, stride: northingStride, count: count),
      zones: MutableColumn(optional: zones, stride: zoneStride, count: count), statuses: statuses)
  }
}

/// Finds the positions of many points on UTM or UPS grids.
///
/// - Parameters:
///   - eastings: Meters, in the range of gn_utm_inverse(); not null unless `count` is 0.
///   - northings: Meters, in the range of gn_utm_inverse(); not null unless `count` is 0.
///   - zones: Zones with the sign of the hemisphere, as gn_utm_forward_batch() returns them: 33 north, -33 south, 61
///     and -61 UPS; not null unless `count` is 0.
///   - count: Points.
///   - latitudes: Receives the latitudes, in degrees.
///   - longitudes: Receives the longitudes, in degrees, in [-180, 180).
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_ZONE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_EASTING` or
/// `GN_ERROR_NORTHING`. Each row equals the result of gn_utm_inverse(), bit for bit. With stride 0, one zone applies to
/// all points. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// ```c
/// const double eastings[] = {448251, 585628}, northings[] = {5411943, 4511322};
/// const int32_t zones[] = {31, 18};
/// double latitudes[2], longitudes[2];
/// gn_utm_inverse_batch(eastings, 8, northings, 8, zones, 4, 2,
///                      latitudes, 8, longitudes, 8, NULL);
/// ```
@_cdecl("gn_utm_inverse_batch")  // Levels.
public func gn_utm_inverse_batch(
  _ eastings: UnsafePointer<Double>?, _ eastingStride: Int, _ northings: UnsafePointer<Double>?, _ northingStride: Int,
  _ zones: UnsafePointer<Int32>?, _ zoneStride: Int, _ count: Int, _ latitudes: UnsafeMutablePointer<Double>?,
  _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?, _ longitudeStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try UTM.inverse(
      eastings: Column(eastings, stride: eastingStride, count: count),
      northings: Column(northings, stride: northingStride, count: count),
      zones: Column(zones, stride: zoneStride, count: count),
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}

/// Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - zone: `GN_ZONE_STANDARD`; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
///   - convergence: Receives the azimuth of grid north, in degrees clockwise from true north; may be null.
///   - scale: Receives length on the grid divided by length on the ellipsoid; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_ZONE` or `GN_ERROR_TOO_FAR`.
///
/// Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the scale 0.9996;
/// at a pole of UPS the convergence is the longitude (north) or its opposite (south), and the scale 0.994. Karney 2011,
/// equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
///
/// ```c
/// double convergence, scale;
/// gn_utm_factors(48.85837, 2.294481, GN_ZONE_STANDARD, &convergence, &scale);
/// ```
@_cdecl("gn_utm_factors")
public func gn_utm_factors(
  _ latitude: Double, _ longitude: Double, _ zone: Int32,
  _ convergence: UnsafeMutablePointer<Double>?, _ scale: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let factors = try UTM.factors(latitude: latitude, longitude: longitude, zone: zone)
    convergence?.pointee = factors.convergence
    scale?.pointee = factors.scale
  }
}

/// Finds the meridian convergence and the point scale of a UTM or UPS grid at many positions.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - zone: `GN_ZONE_STANDARD`; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). It applies to all rows.
///   - convergences: Receives the azimuths of grid north, in degrees clockwise from true north.
///   - scales: Receives the point scales.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_ZONE`, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or
/// `GN_ERROR_TOO_FAR`. Each row equals the result of gn_utm_factors(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// double convergences[2], scales[2];
/// gn_utm_factors_batch(latitudes, 8, longitudes, 8, 2, GN_ZONE_STANDARD, convergences, 8,
///                      scales, 8, NULL);
/// ```
@_cdecl("gn_utm_factors_batch")  // Levels.
public func gn_utm_factors_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ zone: Int32, _ convergences: UnsafeMutablePointer<Double>?,
  _ convergenceStride: Int, _ scales: UnsafeMutablePointer<Double>?, _ scaleStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try UTM.factors(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)), zone: zone,
      convergences: MutableColumn(convergences, stride: convergenceStride, count: count),
      scales: MutableColumn(scales, stride: scaleStride, count: count), statuses: statuses)
  }
}

/// Finds the standard zone of a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - zone: Receives 1 ... 60, or `GN_ZONE_UPS` at 84 north and beyond, and south of 80 south.
///   - hemisphere: Receives `GN_NORTH` at or north of the equator, else `GN_SOUTH`; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or `GN_ERROR_NULL`.
///
/// West and south edges belong to a zone. Norway, from 56 to 64 north: zone 32 begins at 3 east. Svalbard, from 72 to
/// 84 north: zone 31 ends at 9 east, 33 at 21, 35 at 33, 37 at 42. Since 0.1.
///
/// ```c
/// int32_t zone, hemisphere;
/// gn_utm_zone(60, 5, &zone, &hemisphere);   // 32, GN_NORTH: Norway
/// ```
@_cdecl("gn_utm_zone")
public func gn_utm_zone(
  _ latitude: Double, _ longitude: Double, _ zone: UnsafeMutablePointer<Int32>?,
  _ hemisphere: UnsafeMutablePointer<Int32>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let zone else { throw GN_ERROR_NULL }
    let grid = try UTM.standardGrid(latitude: latitude, longitude: longitude)
    zone.pointee = grid.zone
    hemisphere?.pointee = grid.hemisphere
  }
}

/// Finds the EPSG code of a UTM or UPS grid on WGS 84.
///
/// - Parameters:
///   - zone: 1 ... 60, or `GN_ZONE_UPS`.
///   - hemisphere: `GN_NORTH` or `GN_SOUTH`.
///   - code: Receives 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
/// - Returns: `GN_OK`, `GN_ERROR_ZONE`, `GN_ERROR_HEMISPHERE` or `GN_ERROR_NULL`.
///
/// The EPSG registry defines the two UPS systems with the northing first. The values here are the same; only their
/// order differs. Since 0.1.
///
/// ```c
/// int32_t code;
/// gn_utm_to_epsg(31, GN_NORTH, &code);   // 32631
/// ```
@_cdecl("gn_utm_to_epsg")
public func gn_utm_to_epsg(_ zone: Int32, _ hemisphere: Int32, _ code: UnsafeMutablePointer<Int32>?) -> gn_status {
  write(to: code) { () throws(gn_status) in
    try UTM.Grid(zone: zone, hemisphere: hemisphere).epsg
  }
}

/// Finds the UTM or UPS grid that an EPSG code names.
///
/// - Parameters:
///   - code: 32601 ... 32661 or 32701 ... 32761.
///   - zone: Receives 1 ... 60, or `GN_ZONE_UPS`.
///   - hemisphere: Receives `GN_NORTH` or `GN_SOUTH`.
/// - Returns: `GN_OK`, `GN_ERROR_EPSG` or `GN_ERROR_NULL`.
///
/// Since 0.1.
///
/// ```c
/// int32_t zone, hemisphere;
/// gn_utm_from_epsg(32761, &zone, &hemisphere);   // GN_ZONE_UPS, GN_SOUTH
/// ```
@_cdecl("gn_utm_from_epsg")
public func gn_utm_from_epsg(
  _ code: Int32, _ zone: UnsafeMutablePointer<Int32>?, _ hemisphere: UnsafeMutablePointer<Int32>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let zone, let hemisphere else { throw GN_ERROR_NULL }
    let grid = try UTM.Grid(epsg: code)
    zone.pointee = grid.zone
    hemisphere.pointee = grid.hemisphere
  }
}
