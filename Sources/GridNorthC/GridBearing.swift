// SECTION 62: Grid bearings
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures the geodesic between two positions, with bearings from grid north.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - to: Likewise.
///   - zone: As for gn_utm_forward(); `GN_ZONE_STANDARD` is the standard zone of `from`. It serves for both ends.
///   - distance: Receives the distance on the ellipsoid in metres, as of gn_geodesic_inverse(), not the one on the map;
///     may be null.
///   - bearing_from: Receives the grid bearing at `from` in degrees, clockwise from grid north, in (-180, 180]: the
///     azimuth less the meridian convergence; may be null.
///   - bearing_to: Receives the grid bearing at `to`, going on in the same direction; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_ZONE`, `GN_TOO_FAR` (an end that the zone does not reach) or
///   `GN_NULL`. Results are unchanged unless it is `GN_OK`.
///
/// Bearings are those of the geodesic where it begins and ends; on the map it is a curve, so that they differ a little
/// from the bearing of the straight line between the grid coordinates. Since 0.1.
@_cdecl("gn_geodesic_grid_inverse")
public func gn_geodesic_grid_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ zone: Int32,
  _ distance: UnsafeMutablePointer<Double>?, _ bearingFrom: UnsafeMutablePointer<Double>?,
  _ bearingTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from, let to else { throw GN_NULL }
    let line = try GridBearing.inverse(from: from.pointee, to: to.pointee, zone: zone)
    distance?.pointee = line.distance
    bearingFrom?.pointee = line.bearingFrom
    bearingTo?.pointee = line.bearingTo
  }
}

/// Goes along a geodesic that leaves at a bearing from grid north.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - zone: As for gn_utm_forward(); `GN_ZONE_STANDARD` is the standard zone of `from`. It serves for both ends.
///   - bearing: Degrees, clockwise from grid north; any finite value.
///   - distance: Metres on the ellipsoid, -1e12 ... 1e12; negative: backwards.
///   - to: Receives the end; longitude in [-180, 180); may be null.
///   - bearing_to: Receives the grid bearing there in degrees, in (-180, 180]; may be null, and then the end may lie
///     where the zone does not reach.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_DISTANCE`, `GN_ZONE`, `GN_TOO_FAR` or `GN_NULL`. Results are
///   unchanged unless it is `GN_OK`.
///
/// As gn_geodesic_direct() with the azimuth that is the bearing and the meridian convergence at `from`. Since 0.1.
@_cdecl("gn_geodesic_grid_direct")
public func gn_geodesic_grid_direct(
  _ from: UnsafePointer<gn_point>?, _ zone: Int32, _ bearing: Double, _ distance: Double,
  _ to: UnsafeMutablePointer<gn_point>?, _ bearingTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from else { throw GN_NULL }
    let end = try GridBearing.direct(from: from.pointee, zone: zone, bearing: bearing, distance: distance)
    if let bearingTo { bearingTo.pointee = try end.bearing() }
    to?.pointee = end.point
  }
}
