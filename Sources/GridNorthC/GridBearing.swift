// SECTION 26: Earth: Grid bearings
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures the geodesic between two positions, with bearings from grid north.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - to: The other end: latitude -90 ... 90, longitude any finite value.
///   - zone: `GN_ZONE_STANDARD`; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). `GN_ZONE_STANDARD` is the standard zone
///     of `from`. The zone applies to both ends.
///   - distance: Receives the distance on the ellipsoid in meters, as from gn_geodesic_inverse(), not the distance on
///     the map; may be null.
///   - bearing_from: Receives the grid bearing at `from` in degrees, clockwise from grid north, in (-180, 180]: the
///     azimuth minus the meridian convergence; may be null.
///   - bearing_to: Receives the grid bearing at `to`, in the forward direction; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_ZONE`, `GN_ERROR_TOO_FAR` (the zone does
///   not reach one of the ends) or `GN_ERROR_NULL`. On error, results are unchanged.
///
/// The bearings are those of the geodesic at its ends. On the map the geodesic is a curve, so they differ slightly from
/// the bearing of the straight line between the grid coordinates. Since 0.1.
///
/// ```c
/// gn_point here = {48.85, 2.29}, there = {48.88, 2.35};
/// double distance, bearing;
/// gn_geodesic_grid_inverse(&here, &there, GN_ZONE_STANDARD, &distance, &bearing, NULL);
/// ```
@_cdecl("gn_geodesic_grid_inverse")
public func gn_geodesic_grid_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ zone: Int32,
  _ distance: UnsafeMutablePointer<Double>?, _ bearingFrom: UnsafeMutablePointer<Double>?,
  _ bearingTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from, let to else { throw GN_ERROR_NULL }
    let line = try GridBearing.inverse(from: from.pointee, to: to.pointee, zone: zone)
    distance?.pointee = line.distance
    bearingFrom?.pointee = line.bearingFrom
    bearingTo?.pointee = line.bearingTo
  }
}

/// Finds the position at a distance along a geodesic that starts at a bearing from grid north.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - zone: `GN_ZONE_STANDARD`; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS). `GN_ZONE_STANDARD` is the standard zone
///     of `from`. The zone applies to both ends.
///   - bearing: Degrees, clockwise from grid north; any finite value.
///   - distance: Meters on the ellipsoid, -1e12 ... 1e12; negative: backward.
///   - to: Receives the end; longitude in [-180, 180); may be null.
///   - bearing_to: Receives the grid bearing there in degrees, in (-180, 180]; may be null, and then the end may lie
///     where the zone does not reach.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_DISTANCE`, `GN_ERROR_ZONE`,
///   `GN_ERROR_TOO_FAR` or `GN_ERROR_NULL`. On error, results are unchanged.
///
/// This is gn_geodesic_direct() with the bearing plus the meridian convergence at `from` as the azimuth. Since 0.1.
///
/// ```c
/// gn_point here = {48.85, 2.29}, there;
/// gn_geodesic_grid_direct(&here, GN_ZONE_STANDARD, 45, 5000, &there, NULL);
/// ```
@_cdecl("gn_geodesic_grid_direct")
public func gn_geodesic_grid_direct(
  _ from: UnsafePointer<gn_point>?, _ zone: Int32, _ bearing: Double, _ distance: Double,
  _ to: UnsafeMutablePointer<gn_point>?, _ bearingTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from else { throw GN_ERROR_NULL }
    let end = try GridBearing.direct(from: from.pointee, zone: zone, bearing: bearing, distance: distance)
    if let bearingTo { bearingTo.pointee = try end.bearing() }
    to?.pointee = end.point
  }
}
