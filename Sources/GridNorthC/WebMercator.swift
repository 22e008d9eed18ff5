// SECTION 64: Map: Web Mercator
// SUBJECT web_mercator: The projection of web maps.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Projects a position onto the plane of web maps, EPSG:3857.
///
/// - Parameters:
///   - latitude: Degrees, between the poles: -90 and 90 are refused.
///   - longitude: Degrees; -180 ... 180, where 180 is the east edge of the map, or any finite value, reduced to [-180, 180).
///   - x: Receives the way to the east of the meridian of Greenwich, in meters; may be null.
///   - y: Receives the way to the north of the equator, in meters; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_POLE`. On error, results are unchanged.
///
/// The latitudes of the ellipsoid are used as if they were those of a sphere. The square world of tiles ends at
/// 85.051128 degrees, where y is 20,037,508.34 m as x is at 180 degrees; the projection goes on to near the poles. Agrees
/// with PROJ to 10 nm. Since 0.2.
///
/// ```c
/// double x, y;
/// gn_web_mercator_forward(48.85837, 2.294481, &x, &y);   // 255420.46, 6250863.83
/// ```
@_cdecl("gn_web_mercator_forward")
public func gn_web_mercator_forward(
  _ latitude: Double, _ longitude: Double, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let place = try WebMercator.forward(latitude: latitude, longitude: longitude)
    x?.pointee = place.x
    y?.pointee = place.y
  }
}

/// Finds the position of a point on the plane of web maps, EPSG:3857.
///
/// - Parameters:
///   - x: Meters to the east of the meridian of Greenwich; any finite value.
///   - y: Meters to the north of the equator; any finite value.
///   - out: Receives the position; longitude in [-180, 180); unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE` or `GN_ERROR_NULL`.
///
/// The map repeats every 40,075,016.69 m. From 240,000 km on the latitude is that of a pole. Agrees with PROJ to 1e-13
/// degrees. Since 0.2.
///
/// ```c
/// gn_point point;
/// gn_web_mercator_inverse(255420.46, 6250863.83, &point);
/// ```
@_cdecl("gn_web_mercator_inverse")
public func gn_web_mercator_inverse(
  _ x: Double, _ y: Double, _ out: UnsafeMutablePointer<gn_point>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in try WebMercator.inverse(x: x, y: y) }
}

/// Projects many positions onto the plane of web maps, EPSG:3857.
///
/// - Parameters:
///   - latitudes: Degrees, between the poles; not null unless `count` is 0.
///   - longitudes: Degrees; as gn_web_mercator_forward() takes them; not null unless `count` is 0.
///   - count: Positions.
///   - xs: Receives the way to the east of the meridian of Greenwich, in meters.
///   - ys: Receives the way to the north of the equator, in meters.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_POLE`. Each
/// row equals the result of gn_web_mercator_forward(), bit for bit. Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// double xs[2], ys[2];
/// gn_web_mercator_forward_batch(latitudes, 8, longitudes, 8, 2, xs, 8, ys, 8, NULL);
/// ```
@_cdecl("gn_web_mercator_forward_batch")  // Levels.
public func gn_web_mercator_forward_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ xs: UnsafeMutablePointer<Double>?, _ xStride: Int,
  _ ys: UnsafeMutablePointer<Double>?, _ yStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try WebMercator.forward(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      xs: MutableColumn(xs, stride: xStride, count: count), ys: MutableColumn(ys, stride: yStride, count: count),
      statuses: statuses)
  }
}

/// Finds the positions of many points on the plane of web maps, EPSG:3857.
///
/// - Parameters:
///   - xs: Meters to the east of the meridian of Greenwich; not null unless `count` is 0.
///   - ys: Meters to the north of the equator; not null unless `count` is 0.
///   - count: Points.
///   - latitudes: Receives the latitudes, in degrees.
///   - longitudes: Receives the longitudes, in degrees, in [-180, 180).
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status is `GN_ERROR_NOT_FINITE`. Each row equals the result of
/// gn_web_mercator_inverse(), bit for bit. Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// const double xs[] = {255420, -8242596}, ys[] = {6250840, 4966606};
/// double latitudes[2], longitudes[2];
/// gn_web_mercator_inverse_batch(xs, 8, ys, 8, 2, latitudes, 8, longitudes, 8, NULL);
/// ```
@_cdecl("gn_web_mercator_inverse_batch")  // Levels.
public func gn_web_mercator_inverse_batch(
  _ xs: UnsafePointer<Double>?, _ xStride: Int, _ ys: UnsafePointer<Double>?, _ yStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?,
  _ longitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try WebMercator.inverse(
      xs: Column(xs, stride: xStride, count: count), ys: Column(ys, stride: yStride, count: count),
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}
