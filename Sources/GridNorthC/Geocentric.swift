// SECTION 22: Earth: Earth-centered coordinates
// SUBJECT ecef: Earth-centered coordinates.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Converts a position and its height to earth-centered coordinates, EPSG:4978.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees, any finite value.
///   - height: Meters above the ellipsoid of WGS 84, any finite value.
///   - x: Receives the way from the center of the earth toward latitude 0, longitude 0, in meters; may be null.
///   - y: Receives the way toward latitude 0, longitude 90 east, in meters; may be null.
///   - z: Receives the way toward the north pole, in meters; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE` or `GN_ERROR_LATITUDE`. On error, results are unchanged.
///
/// Heights above mean sea level are those above the ellipsoid less the height of the geoid, up to 107 m: GPS receivers tell
/// both. The result is accurate to 10 nm up to 10,000 km from the center, and to 1e-15 of the distance beyond. Since 0.2.
///
/// ```c
/// double x, y, z;
/// gn_ecef_forward(48.85837, 2.294481, 330.0, &x, &y, &z);   // 4201155.3, 168330.5, 4780459.4
/// ```
@_cdecl("gn_ecef_forward")
public func gn_ecef_forward(
  _ latitude: Double, _ longitude: Double, _ height: Double, _ x: UnsafeMutablePointer<Double>?,
  _ y: UnsafeMutablePointer<Double>?, _ z: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let place = try Geocentric.forward(latitude: latitude, longitude: longitude, height: height)
    x?.pointee = place.x
    y?.pointee = place.y
    z?.pointee = place.z
  }
}

/// Finds the position and the height of earth-centered coordinates, EPSG:4978.
///
/// - Parameters:
///   - x: Meters from the center of the earth toward latitude 0, longitude 0; any finite value.
///   - y: Meters toward latitude 0, longitude 90 east; any finite value.
///   - z: Meters toward the north pole; any finite value.
///   - point: Receives the position; longitude in [-180, 180), 0 on the axis; unchanged on error.
///   - height: Receives the height above the ellipsoid of WGS 84, in meters; may be null; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, also for a height above the largest number, or `GN_ERROR_NULL`.
///
/// The result lies within 10 nm of the coordinates up to 10,000 km from the center of the earth, and within 1e-15 of the
/// distance beyond: 1 micrometer at a million kilometers. Within 43 km of the center more than one position of the surface
/// lies above a point: the one is taken that is nearest, the northern one of two in the plane of the equator, or the southern
/// one for a `z` of -0. At the center of the earth it is the north pole, and the height is minus half of the axis. Since 0.2.
///
/// ```c
/// gn_point point;
/// double height;
/// gn_ecef_inverse(4201155.3, 168330.5, 4780459.4, &point, &height);
/// ```
@_cdecl("gn_ecef_inverse")
public func gn_ecef_inverse(
  _ x: Double, _ y: Double, _ z: Double, _ point: UnsafeMutablePointer<gn_point>?,
  _ height: UnsafeMutablePointer<Double>?
) -> gn_status {
  guard let point else { return GN_ERROR_NULL }
  return answer { () throws(gn_status) in
    let place = try Geocentric.inverse(x: x, y: y, z: z)
    point.pointee = place.point
    height?.pointee = place.height
  }
}

/// Converts many positions and heights to earth-centered coordinates, EPSG:4978.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees, any finite values; not null unless `count` is 0.
///   - heights: Meters above the ellipsoid, any finite values; not null unless `count` is 0.
///   - count: Positions.
///   - xs: Receives the way toward latitude 0, longitude 0, in meters.
///   - ys: Receives the way toward latitude 0, longitude 90 east, in meters.
///   - zs: Receives the way toward the north pole, in meters.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_NOT_FINITE` or `GN_ERROR_LATITUDE`. Each row equals the
/// result of gn_ecef_forward(), bit for bit. Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// const double latitudes[] = {48.85837, 40.6892}, longitudes[] = {2.294481, -74.0445}, heights[] = {330, 93};
/// double xs[2], ys[2], zs[2];
/// gn_ecef_forward_batch(latitudes, 8, longitudes, 8, heights, 8, 2, xs, 8, ys, 8, zs, 8, NULL);
/// ```
@_cdecl("gn_ecef_forward_batch")  // Levels.
public func gn_ecef_forward_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ heights: UnsafePointer<Double>?, _ heightStride: Int, _ count: Int,
  _ xs: UnsafeMutablePointer<Double>?, _ xStride: Int, _ ys: UnsafeMutablePointer<Double>?, _ yStride: Int,
  _ zs: UnsafeMutablePointer<Double>?, _ zStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geocentric.forward(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      heights: Column(heights, stride: heightStride, count: count),
      xs: MutableColumn(xs, stride: xStride, count: count), ys: MutableColumn(ys, stride: yStride, count: count),
      zs: MutableColumn(zs, stride: zStride, count: count), statuses: statuses)
  }
}

/// Finds the positions and heights of many earth-centered coordinates, EPSG:4978.
///
/// - Parameters:
///   - xs: Meters toward latitude 0, longitude 0; not null unless `count` is 0.
///   - ys: Meters toward latitude 0, longitude 90 east; not null unless `count` is 0.
///   - zs: Meters toward the north pole; not null unless `count` is 0.
///   - count: Points.
///   - latitudes: Receives the latitudes, in degrees.
///   - longitudes: Receives the longitudes, in degrees, in [-180, 180).
///   - heights: Receives the heights above the ellipsoid, in meters.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status is `GN_ERROR_NOT_FINITE`. Each row equals the result of gn_ecef_inverse(), bit
/// for bit. Since 0.2.
///
/// Time grows with the rows. Slowest input known: points within 43 km of the center of the earth.
///
/// ```c
/// const double xs[] = {4201155.3}, ys[] = {168330.5}, zs[] = {4780459.4};
/// double latitude, longitude, height;
/// gn_ecef_inverse_batch(xs, 8, ys, 8, zs, 8, 1, &latitude, 8, &longitude, 8, &height, 8, NULL);
/// ```
@_cdecl("gn_ecef_inverse_batch")  // Levels.
public func gn_ecef_inverse_batch(
  _ xs: UnsafePointer<Double>?, _ xStride: Int, _ ys: UnsafePointer<Double>?, _ yStride: Int,
  _ zs: UnsafePointer<Double>?, _ zStride: Int, _ count: Int, _ latitudes: UnsafeMutablePointer<Double>?,
  _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?, _ longitudeStride: Int,
  _ heights: UnsafeMutablePointer<Double>?, _ heightStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geocentric.inverse(
      xs: Column(xs, stride: xStride, count: count), ys: Column(ys, stride: yStride, count: count),
      zs: Column(zs, stride: zStride, count: count),
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count),
      heights: MutableColumn(heights, stride: heightStride, count: count), statuses: statuses)
  }
}
