// SECTION 30: UTM and UPS
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Projects a position onto the UTM or UPS grid.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - zone: `GN_ZONE_STANDARD`; or 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660 and 32701 ... 32760 (the northing then goes on across the equator), 32661 and
///     32761 (UPS).
///   - out: Receives easting and northing in metres, zone and hemisphere; unchanged unless the answer is `GN_OK`.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_ZONE`, `GN_TOO_FAR` or `GN_NULL`.
///
/// Standard zones are those of UTM in [-80, 84), with the exceptions of Norway (32V) and Svalbard (31X to 37X), and UPS
/// beyond. A zone can be asked for up to 9 degrees from its central meridian and, farther out, up to 60 degrees as long
/// as the easting stays in [0, 1000 km]; UPS as long as the coordinates stay within [1200 km, 2800 km] (north) or
/// [700 km, 3300 km] (south). Agrees with GeographicLib to 10 nm; transverse Mercator after Karney 2011, equations 7 to
/// 36, polar stereographic after Snyder 1987, equations 21-33 and 21-39. Since 0.1.
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
///   - utm: Easting and northing in metres, zone 1 ... 60 or `GN_ZONE_UPS`, hemisphere. UTM: easting in
///     [-510 km, 1510 km], northing between the poles: up to
///     9,997,964.9431 m from the equator; UPS: as in gn_utm_forward().
///   - out: Receives the position; longitude in [-180, 180); unchanged unless the answer is `GN_OK`.
/// - Returns: `GN_OK`, `GN_NOT_FINITE`, `GN_ZONE`, `GN_HEMISPHERE`, `GN_EASTING`, `GN_NORTHING` or `GN_NULL`.
///
/// A northing may lie across the equator. At a pole of UPS the longitude is 0. Agrees with GeographicLib to 10 nm.
/// Since 0.1.
@_cdecl("gn_utm_inverse")
public func gn_utm_inverse(_ utm: UnsafePointer<gn_utm>?, _ out: UnsafeMutablePointer<gn_point>?) -> gn_status {
  write(to: out) { () throws(gn_status) in
    guard let utm else { throw GN_NULL }
    return try UTM.inverse(utm.pointee)
  }
}

/// Projects many positions onto the UTM or UPS grid.
///
/// - Parameters:
///   - latitudes: First latitude, in degrees; not null unless `count` is 0.
///   - longitudes: First longitude, in degrees; not null unless `count` is 0.
///   - stride: Bytes from one latitude to the next, and likewise the longitudes: 8 for separate arrays, 16 for pairs.
///   - count: Positions.
///   - zone: As for gn_utm_forward(), for all rows.
///   - eastings: Receives the eastings, in metres.
///   - northings: Receives the northings, in metres.
///   - out_stride: Bytes from one easting to the next, and likewise the northings.
///   - zones: `count` numbers that receive the zone with the sign of the hemisphere: 33, -33, and 61, -61 for UPS
///     (`GN_ZONE_ROW_UPS`); 0 for a refused row; may be null.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ZONE`, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_LATITUDE`, `GN_NOT_FINITE` or `GN_TOO_FAR`. Each row is what
/// gn_utm_forward() gives, bit for bit. Outputs may stand in the place of the inputs if the strides are equal. Since 0.1.
@_cdecl("gn_utm_forward_batch")
public func gn_utm_forward_batch(
  _ latitudes: UnsafePointer<Double>?, _ longitudes: UnsafePointer<Double>?, _ stride: Int, _ count: Int, _ zone: Int32,
  _ eastings: UnsafeMutablePointer<Double>?, _ northings: UnsafeMutablePointer<Double>?, _ outStride: Int,
  _ zones: UnsafeMutablePointer<Int32>?, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try UTM.forward(
      latitudes: Column(latitudes, stride: stride, count: count),
      longitudes: Column(longitudes, stride: stride, count: count), zone: zone,
      eastings: MutableColumn(eastings, stride: outStride, count: count),
      northings: MutableColumn(northings, stride: outStride, count: count), zones: zones, statuses: statuses)
  }
}

/// Finds the positions of many points on one UTM or UPS grid.
///
/// - Parameters:
///   - eastings: First easting, in metres; not null unless `count` is 0.
///   - northings: First northing, in metres; not null unless `count` is 0.
///   - stride: Bytes from one easting to the next, and likewise the northings: 8 for separate arrays, 16 for pairs.
///   - count: Points.
///   - zone: 1 ... 60, or `GN_ZONE_UPS`, for all rows.
///   - hemisphere: `GN_NORTH` or `GN_SOUTH`, for all rows.
///   - latitudes: Receives the latitudes, in degrees.
///   - longitudes: Receives the longitudes, in degrees, in [-180, 180).
///   - out_stride: Bytes from one latitude to the next, and likewise the longitudes.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ZONE`, `GN_HEMISPHERE`, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_NOT_FINITE`, `GN_EASTING` or `GN_NORTHING`. Each row is what
/// gn_utm_inverse() gives, bit for bit. Outputs may stand in the place of the inputs if the strides are equal. Since 0.1.
@_cdecl("gn_utm_inverse_batch")
public func gn_utm_inverse_batch(
  _ eastings: UnsafePointer<Double>?, _ northings: UnsafePointer<Double>?, _ stride: Int, _ count: Int,
  _ zone: Int32, _ hemisphere: Int32,
  _ latitudes: UnsafeMutablePointer<Double>?, _ longitudes: UnsafeMutablePointer<Double>?, _ outStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try UTM.inverse(
      eastings: Column(eastings, stride: stride, count: count),
      northings: Column(northings, stride: stride, count: count), grid: UTM.Grid(zone: zone, hemisphere: hemisphere),
      latitudes: MutableColumn(latitudes, stride: outStride, count: count),
      longitudes: MutableColumn(longitudes, stride: outStride, count: count), statuses: statuses)
  }
}

/// Finds the positions of many points, each on a UTM or UPS grid of its own.
///
/// - Parameters:
///   - eastings: First easting, in metres; not null unless `count` is 0.
///   - northings: First northing, in metres; not null unless `count` is 0.
///   - stride: Bytes from one easting to the next, and likewise the northings: 8 for separate arrays, 16 for pairs.
///   - count: Points.
///   - zones: `count` signed zones as gn_utm_forward_batch() gives them: 33 north, -33 south, 61 and -61 UPS.
///   - latitudes: Receives the latitudes, in degrees.
///   - longitudes: Receives the longitudes, in degrees, in [-180, 180).
///   - out_stride: Bytes from one latitude to the next, and likewise the longitudes.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_NOT_FINITE`, `GN_ZONE`, `GN_EASTING` or `GN_NORTHING`.
/// Since 0.1.
@_cdecl("gn_utm_inverse_zones_batch")
public func gn_utm_inverse_zones_batch(
  _ eastings: UnsafePointer<Double>?, _ northings: UnsafePointer<Double>?, _ stride: Int, _ count: Int,
  _ zones: UnsafePointer<Int32>?,
  _ latitudes: UnsafeMutablePointer<Double>?, _ longitudes: UnsafeMutablePointer<Double>?, _ outStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard count == 0 || zones != nil else { throw GN_NULL }
    try UTM.inverse(
      eastings: Column(eastings, stride: stride, count: count),
      northings: Column(northings, stride: stride, count: count), zones: zones,
      latitudes: MutableColumn(latitudes, stride: outStride, count: count),
      longitudes: MutableColumn(longitudes, stride: outStride, count: count), statuses: statuses)
  }
}

/// Finds the meridian convergence and the point scale of a UTM or UPS grid at a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - zone: As for gn_utm_forward().
///   - convergence: Receives the azimuth of grid north, in degrees clockwise from true north; may be null.
///   - scale: Receives length on the grid divided by length on the ellipsoid; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_ZONE` or `GN_TOO_FAR`.
///
/// Grid azimuth is true azimuth minus convergence. On the central meridian the convergence is 0 and the scale 0.9996; at
/// a pole of UPS the convergence is the longitude (north) or its opposite (south), and the scale 0.994. Karney 2011,
/// equations 23 to 29; Snyder 1987, equation 21-32. Since 0.1.
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
///   - latitudes: First latitude, in degrees; not null unless `count` is 0.
///   - longitudes: First longitude, in degrees; not null unless `count` is 0.
///   - stride: Bytes from one latitude to the next, and likewise the longitudes: 8 for separate arrays, 16 for pairs.
///   - count: Positions.
///   - zone: As for gn_utm_forward(), for all rows.
///   - convergences: Receives the azimuths of grid north, in degrees clockwise from true north.
///   - scales: Receives the point scales.
///   - out_stride: Bytes from one convergence to the next, and likewise the scales.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ZONE`, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_LATITUDE`, `GN_NOT_FINITE` or `GN_TOO_FAR`. Each row is what
/// gn_utm_factors() gives, bit for bit. Since 0.1.
@_cdecl("gn_utm_factors_batch")
public func gn_utm_factors_batch(
  _ latitudes: UnsafePointer<Double>?, _ longitudes: UnsafePointer<Double>?, _ stride: Int, _ count: Int, _ zone: Int32,
  _ convergences: UnsafeMutablePointer<Double>?, _ scales: UnsafeMutablePointer<Double>?, _ outStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try UTM.factors(
      latitudes: Column(latitudes, stride: stride, count: count),
      longitudes: Column(longitudes, stride: stride, count: count), zone: zone,
      convergences: MutableColumn(convergences, stride: outStride, count: count),
      scales: MutableColumn(scales, stride: outStride, count: count), statuses: statuses)
  }
}

/// Finds the standard zone of a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - zone: Receives 1 ... 60, or `GN_ZONE_UPS` from 84 north and south of 80 south.
///   - hemisphere: Receives `GN_NORTH` from the equator on, else `GN_SOUTH`; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE` or `GN_NULL`.
///
/// West and south edges belong to a zone. Norway: 32 from 3 east, 56 to 64 north. Svalbard, 72 to 84 north: 31 to 9 east,
/// 33 to 21, 35 to 33, 37 to 42. Since 0.1.
@_cdecl("gn_utm_zone")
public func gn_utm_zone(
  _ latitude: Double, _ longitude: Double, _ zone: UnsafeMutablePointer<Int32>?,
  _ hemisphere: UnsafeMutablePointer<Int32>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let zone else { throw GN_NULL }
    let grid = try UTM.standardGrid(latitude: latitude, longitude: longitude)
    zone.pointee = grid.zone
    hemisphere?.pointee = grid.hemisphere
  }
}

/// Gives the EPSG code of a UTM or UPS grid on WGS 84.
///
/// - Parameters:
///   - zone: 1 ... 60, or `GN_ZONE_UPS`.
///   - hemisphere: `GN_NORTH` or `GN_SOUTH`.
///   - code: Receives 32601 ... 32660 (UTM north), 32701 ... 32760 (UTM south), 32661 (UPS north) or 32761 (UPS south).
/// - Returns: `GN_OK`, `GN_ZONE`, `GN_HEMISPHERE` or `GN_NULL`.
///
/// The EPSG defines the two UPS systems with northing first; the values here are the same, easting and northing by name.
/// Since 0.1.
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
/// - Returns: `GN_OK`, `GN_EPSG` or `GN_NULL`.
///
/// Since 0.1.
@_cdecl("gn_utm_from_epsg")
public func gn_utm_from_epsg(
  _ code: Int32, _ zone: UnsafeMutablePointer<Int32>?, _ hemisphere: UnsafeMutablePointer<Int32>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let zone, let hemisphere else { throw GN_NULL }
    let grid = try UTM.Grid(epsg: code)
    zone.pointee = grid.zone
    hemisphere.pointee = grid.hemisphere
  }
}
