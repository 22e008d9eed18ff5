// SECTION 24: Earth: Geodesics
// SUBJECT geodesic: Geodesics: the shortest ways on the ellipsoid.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds the shortest path between two positions: its length, and its directions at both ends.
///
/// - Parameters:
///   - from: Latitude -90 ... 90, longitude any finite value.
///   - to: Latitude -90 ... 90, longitude any finite value.
///   - distance: Receives meters; may be null.
///   - azimuth_from: Receives the azimuth at `from`, degrees clockwise from north, in (-180, 180]; may be null.
///   - azimuth_to: Receives the azimuth at `to`, in the forward direction, in (-180, 180]; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE` or `GN_ERROR_LATITUDE`.
///
/// Works on the WGS 84 ellipsoid, for any pair of positions, including nearly antipodal ones (Karney 2013, sections 4
/// and 5, with the series of order 6). Agrees with GeographicLib to 15 nm. For coincident positions both azimuths are
/// 0. At a pole, the azimuth is measured from the meridian of the longitude given there. On error, results are
/// unchanged. Since 0.1.
///
/// ```c
/// gn_point paris = {48.8583, 2.2945}, new_york = {40.6892, -74.0445};
/// double distance, azimuth;
/// gn_geodesic_inverse(&paris, &new_york, &distance, &azimuth, NULL);   // 5853107.8 m
/// ```
@_cdecl("gn_geodesic_inverse")
public func gn_geodesic_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ distance: UnsafeMutablePointer<Double>?,
  _ azimuthFrom: UnsafeMutablePointer<Double>?, _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let solution = try Geodesic.checkedInverse(from, to)
    distance?.pointee = solution.distance
    azimuthFrom?.pointee = solution.azimuthFrom
    azimuthTo?.pointee = solution.azimuthTo
  }
}

/// Finds the position at a distance and azimuth from another.
///
/// - Parameters:
///   - from: Latitude -90 ... 90, longitude any finite value.
///   - azimuth: Degrees clockwise from north; any finite value.
///   - distance: Meters, -1e12 ... 1e12; negative: backward.
///   - to: Receives the position, its longitude in [-180, 180); may be null.
///   - azimuth_to: Receives the azimuth there, in (-180, 180]; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_DISTANCE`.
///
/// Works on the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances up to half
/// a turn around the earth. From a pole, the azimuth is measured from the meridian of its longitude: azimuth 0 leads
/// from the north pole down the opposite meridian. On error, results are unchanged. Since 0.1.
///
/// ```c
/// gn_point paris = {48.8583, 2.2945}, end;
/// gn_geodesic_direct(&paris, 90, 100000, &end, NULL);   // 100 km to the east
/// ```
@_cdecl("gn_geodesic_direct")
public func gn_geodesic_direct(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distance: Double, _ to: UnsafeMutablePointer<gn_point>?,
  _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let position = try Geodesic.checkedDirect(from, azimuth: azimuth, distance: distance)
    to?.pointee = position.point
    azimuthTo?.pointee = position.azimuth
  }
}

/// Finds the shortest paths of many pairs of positions.
///
/// - Parameters:
///   - from_latitudes: Latitudes of the starts, degrees, -90 ... 90; not null unless `count` is 0.
///   - from_longitudes: Longitudes of the starts, degrees; any finite values; not null unless `count` is 0.
///   - to_latitudes: Latitudes of the ends, degrees, -90 ... 90; not null unless `count` is 0.
///   - to_longitudes: Longitudes of the ends, degrees; any finite values; not null unless `count` is 0.
///   - count: Pairs.
///   - distances: Receives the distances, in meters.
///   - azimuths_from: Receives the azimuths at the starts, in degrees; may be null.
///   - azimuth_from_stride: Bytes from one azimuth to the next.
///   - azimuths_to: Receives the azimuths at the ends, in degrees; may be null.
///   - azimuth_to_stride: Bytes from one azimuth to the next.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE` or `GN_ERROR_NOT_FINITE`. Each row equals
/// the result of gn_geodesic_inverse(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point from = {48.8583, 2.2945}, to[] = {{40.6892, -74.0445}, {51.5007, -0.1246}};
/// double distances[2];   // from one start to two ends
/// gn_geodesic_inverse_batch(&from.latitude, 0, &from.longitude, 0, &to[0].latitude, 16,
///                           &to[0].longitude, 16, 2, distances, 8, NULL, 0, NULL, 0, NULL);
/// ```
@_cdecl("gn_geodesic_inverse_batch")  // Levels.
public func gn_geodesic_inverse_batch(
  _ fromLatitudes: UnsafePointer<Double>?, _ fromLatitudeStride: Int, _ fromLongitudes: UnsafePointer<Double>?,
  _ fromLongitudeStride: Int, _ toLatitudes: UnsafePointer<Double>?, _ toLatitudeStride: Int,
  _ toLongitudes: UnsafePointer<Double>?, _ toLongitudeStride: Int, _ count: Int,
  _ distances: UnsafeMutablePointer<Double>?, _ distanceStride: Int, _ azimuthsFrom: UnsafeMutablePointer<Double>?,
  _ azimuthFromStride: Int, _ azimuthsTo: UnsafeMutablePointer<Double>?, _ azimuthToStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.inverse(
      from: PositionColumns(
        Column(fromLatitudes, stride: fromLatitudeStride, count: count),
        Column(fromLongitudes, stride: fromLongitudeStride, count: count)),
      to: PositionColumns(
        Column(toLatitudes, stride: toLatitudeStride, count: count),
        Column(toLongitudes, stride: toLongitudeStride, count: count)),
      distances: MutableColumn(distances, stride: distanceStride, count: count),
      azimuthsFrom: MutableColumn(optional: azimuthsFrom, stride: azimuthFromStride, count: count),
      azimuthsTo: MutableColumn(optional: azimuthsTo, stride: azimuthToStride, count: count), statuses: statuses)
  }
}

/// Finds the positions at many distances and directions.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - azimuths: Azimuths at the starts, degrees clockwise from north; any finite values; not null unless `count` is 0.
///   - distances: Meters, -1e12 ... 1e12; negative: backward; not null unless `count` is 0.
///   - count: Rows.
///   - to_latitudes: Receives the latitudes of the ends, in degrees.
///   - to_longitudes: Receives the longitudes of the ends, in degrees, in [-180, 180).
///   - azimuths_to: Receives the azimuths at the ends, in degrees; may be null.
///   - azimuth_to_stride: Bytes from one azimuth to the next.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or
/// `GN_ERROR_DISTANCE`. Each row equals the result of gn_geodesic_direct(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point from = {48.8583, 2.2945}, to[2];
/// const double azimuths[] = {0, 90}, distance = 100000;   // 100 km north and east
/// gn_geodesic_direct_batch(&from.latitude, 0, &from.longitude, 0, azimuths, 8, &distance, 0, 2,
///                          &to[0].latitude, 16, &to[0].longitude, 16, NULL, 0, NULL);
/// ```
@_cdecl("gn_geodesic_direct_batch")  // Levels.
public func gn_geodesic_direct_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ azimuths: UnsafePointer<Double>?, _ azimuthStride: Int,
  _ distances: UnsafePointer<Double>?, _ distanceStride: Int, _ count: Int,
  _ toLatitudes: UnsafeMutablePointer<Double>?, _ toLatitudeStride: Int, _ toLongitudes: UnsafeMutablePointer<Double>?,
  _ toLongitudeStride: Int, _ azimuthsTo: UnsafeMutablePointer<Double>?, _ azimuthToStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.direct(
      from: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      azimuths: Column(azimuths, stride: azimuthStride, count: count),
      distances: Column(distances, stride: distanceStride, count: count),
      latitudes: MutableColumn(toLatitudes, stride: toLatitudeStride, count: count),
      longitudes: MutableColumn(toLongitudes, stride: toLongitudeStride, count: count),
      azimuthsTo: MutableColumn(optional: azimuthsTo, stride: azimuthToStride, count: count), statuses: statuses)
  }
}

/// Computes positions along a geodesic.
///
/// - Parameters:
///   - from: Where it starts; latitude -90 ... 90, longitude any finite value.
///   - azimuth: The azimuth there, degrees; any finite value.
///   - distances: `count` distances from the start, meters, -1e12 ... 1e12, in any order; not null unless `count` is 0.
///   - count: Positions.
///   - points: Receives `count` positions.
///   - azimuths: Receives the azimuth at each position; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_DISTANCE` or
///   `GN_ERROR_STRIDE` (for a count too large for any array).
///
/// Each position equals the result of gn_geodesic_direct(), bit for bit. On error, nothing is written. Since 0.1.
///
/// Time grows with the distances.
///
/// ```c
/// gn_point start = {48.8583, 2.2945}, points[3];
/// const double distances[] = {0, 1000, 2000};
/// gn_geodesic_line(&start, 90, distances, 3, points, NULL);
/// ```
@_cdecl("gn_geodesic_line")  // Levels.
public func gn_geodesic_line(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distances: UnsafePointer<Double>?, _ count: Int,
  _ points: UnsafeMutablePointer<gn_point>?, _ azimuths: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.line(
      from: checked(from), azimuth: azimuth, distances: distances, count: count, points: points, azimuths: azimuths)
  }
}

/// Computes evenly spaced positions on the shortest path between two positions.
///
/// - Parameters:
///   - from: The first one; latitude -90 ... 90, longitude any finite value.
///   - to: The last one; latitude -90 ... 90, longitude any finite value.
///   - count: Number of positions, including both ends; 1 gives `from`.
///   - points: Receives `count` positions; the first and the last are the ends, with reduced longitudes.
///   - azimuths: Receives the azimuth at each position; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_COUNT` (for a count too
///   large for any array).
///
/// Since 0.1.
///
/// Time grows with the azimuths.
///
/// ```c
/// gn_point paris = {48.8583, 2.2945}, new_york = {40.6892, -74.0445}, points[100];
/// gn_geodesic_points(&paris, &new_york, 100, points, NULL);
/// ```
@_cdecl("gn_geodesic_points")  // Levels.
public func gn_geodesic_points(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ count: Int,
  _ points: UnsafeMutablePointer<gn_point>?, _ azimuths: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.points(from: checked(from), to: checked(to), count: count, points: points, azimuths: azimuths)
  }
}
