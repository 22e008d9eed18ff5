// SECTION 25: Earth: The sphere and rhumb lines
// SUBJECT sphere: Great circles on a sphere.
// SUBJECT rhumb: Rhumb lines: ways of one azimuth.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures the great circle between two positions on the sphere of the mean radius.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - to: The other end: latitude -90 ... 90, longitude any finite value.
///   - distance: Receives the distance in meters, 0 ... π `GN_MEAN_RADIUS`; may be null.
///   - azimuth_from: Receives the azimuth at `from` in degrees, clockwise from north, in (-180, 180]; may be null.
///   - azimuth_to: Receives the azimuth at `to`, in the forward direction; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or `GN_ERROR_NULL`. On error, results are unchanged.
///
/// Uses the haversine formula, accurate to 10 nm on the sphere. Distances on the ellipsoid differ by up to 0.56 %: see
/// gn_geodesic_inverse(). At a pole, azimuths are measured from the meridian of the longitude given there. For
/// coincident positions both azimuths are 0. Antipodes are joined over the north pole. Since 0.1.
///
/// ```c
/// gn_point paris = {48.8583, 2.2945}, new_york = {40.6892, -74.0445};
/// double distance;
/// gn_sphere_inverse(&paris, &new_york, &distance, NULL, NULL);   // 5837428.0 m
/// ```
@_cdecl("gn_sphere_inverse")
public func gn_sphere_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ distance: UnsafeMutablePointer<Double>?,
  _ azimuthFrom: UnsafeMutablePointer<Double>?, _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from, let to else { throw GN_ERROR_NULL }
    let line = try Sphere.inverse(
      from: from.pointee, to: to.pointee, withAzimuths: azimuthFrom != nil || azimuthTo != nil)
    distance?.pointee = line.distance
    azimuthFrom?.pointee = line.azimuthFrom
    azimuthTo?.pointee = line.azimuthTo
  }
}

/// Finds the position at a distance along a great circle, on the sphere of the mean radius.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - azimuth: Degrees, clockwise from north; any finite value.
///   - distance: Meters, -1e12 ... 1e12; negative: backward.
///   - to: Receives the end; longitude in [-180, 180); may be null.
///   - azimuth_to: Receives the azimuth there in degrees, in (-180, 180]; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_DISTANCE` or `GN_ERROR_NULL`. On error,
///   results are unchanged.
///
/// Accurate to 10 nm on the sphere. From a pole, the azimuth is measured from the meridian of its longitude. Since 0.1.
///
/// ```c
/// gn_point paris = {48.8583, 2.2945}, end;
/// gn_sphere_direct(&paris, 90, 100000, &end, NULL);
/// ```
@_cdecl("gn_sphere_direct")
public func gn_sphere_direct(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distance: Double, _ to: UnsafeMutablePointer<gn_point>?,
  _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from else { throw GN_ERROR_NULL }
    let end = try Sphere.direct(from: from.pointee, azimuth: azimuth, distance: distance)
    to?.pointee = end.point
    azimuthTo?.pointee = end.azimuth
  }
}

/// Measures many great circles on the sphere of the mean radius.
///
/// - Parameters:
///   - from_latitudes: Latitudes of the starts, degrees, -90 ... 90; not null unless `count` is 0.
///   - from_longitudes: Longitudes of the starts, degrees; any finite values; not null unless `count` is 0.
///   - to_latitudes: Latitudes of the ends, degrees, -90 ... 90; not null unless `count` is 0.
///   - to_longitudes: Longitudes of the ends, degrees; any finite values; not null unless `count` is 0.
///   - count: Great circles.
///   - distances: Receives the distances, in meters.
///   - azimuths_from: Receives the azimuths at the starts, in degrees; may be null.
///   - azimuth_from_stride: Bytes from one azimuth to the next.
///   - azimuths_to: Receives the azimuths at the ends, in degrees; may be null.
///   - azimuth_to_stride: Bytes from one azimuth to the next.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE` or `GN_ERROR_NOT_FINITE`. Each row equals
/// the result of gn_sphere_inverse(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point from = {48.8583, 2.2945}, to[] = {{40.6892, -74.0445}, {51.5007, -0.1246}};
/// double distances[2];   // from one start to two ends
/// gn_sphere_inverse_batch(&from.latitude, 0, &from.longitude, 0, &to[0].latitude, 16,
///                         &to[0].longitude, 16, 2, distances, 8, NULL, 0, NULL, 0, NULL);
/// ```
@_cdecl("gn_sphere_inverse_batch")  // Levels.
public func gn_sphere_inverse_batch(
  _ fromLatitudes: UnsafePointer<Double>?, _ fromLatitudeStride: Int, _ fromLongitudes: UnsafePointer<Double>?,
  _ fromLongitudeStride: Int, _ toLatitudes: UnsafePointer<Double>?, _ toLatitudeStride: Int,
  _ toLongitudes: UnsafePointer<Double>?, _ toLongitudeStride: Int, _ count: Int,
  _ distances: UnsafeMutablePointer<Double>?, _ distanceStride: Int, _ azimuthsFrom: UnsafeMutablePointer<Double>?,
  _ azimuthFromStride: Int, _ azimuthsTo: UnsafeMutablePointer<Double>?, _ azimuthToStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Sphere.inverse(
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

/// Finds the positions at distances along many great circles, on the sphere of the mean radius.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - azimuths: Azimuths at the starts, degrees clockwise from north; any finite values; not null unless `count` is 0.
///   - distances: Meters, -1e12 ... 1e12; negative: backward; not null unless `count` is 0.
///   - count: Great circles.
///   - to_latitudes: Receives the latitudes of the ends, in degrees.
///   - to_longitudes: Receives the longitudes of the ends, in degrees, in [-180, 180).
///   - azimuths_to: Receives the azimuths at the ends, in degrees; may be null.
///   - azimuth_to_stride: Bytes from one azimuth to the next.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or
/// `GN_ERROR_DISTANCE`. Each row equals the result of gn_sphere_direct(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point from = {48.8583, 2.2945}, to[2];
/// const double azimuths[] = {0, 90}, distance = 100000;   // 100 km north and east
/// gn_sphere_direct_batch(&from.latitude, 0, &from.longitude, 0, azimuths, 8, &distance, 0, 2,
///                        &to[0].latitude, 16, &to[0].longitude, 16, NULL, 0, NULL);
/// ```
@_cdecl("gn_sphere_direct_batch")  // Levels.
public func gn_sphere_direct_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ azimuths: UnsafePointer<Double>?, _ azimuthStride: Int,
  _ distances: UnsafePointer<Double>?, _ distanceStride: Int, _ count: Int,
  _ toLatitudes: UnsafeMutablePointer<Double>?, _ toLatitudeStride: Int, _ toLongitudes: UnsafeMutablePointer<Double>?,
  _ toLongitudeStride: Int, _ azimuthsTo: UnsafeMutablePointer<Double>?, _ azimuthToStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Sphere.direct(
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

/// Measures the rhumb line between two positions, the line of constant azimuth.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - to: The other end: latitude -90 ... 90, longitude any finite value.
///   - distance: Receives the distance in meters; may be null.
///   - azimuth: Receives the azimuth in degrees, clockwise from north, in (-180, 180]; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or `GN_ERROR_NULL`. On error, results are unchanged.
///
/// Works on the ellipsoid, accurate to 15 nm. The line is the one that goes less than half around the earth; between
/// opposite meridians, the one that goes east. To or from a pole it is a meridian: the azimuth is 0 or 180. For
/// coincident positions the azimuth is 0. Since 0.1.
///
/// ```c
/// gn_point from = {0, 0}, to = {0, 1};
/// double distance, azimuth;
/// gn_rhumb_inverse(&from, &to, &distance, &azimuth);   // 111319.49 m, 90 degrees
/// ```
@_cdecl("gn_rhumb_inverse")
public func gn_rhumb_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ distance: UnsafeMutablePointer<Double>?,
  _ azimuth: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from, let to else { throw GN_ERROR_NULL }
    let line = try Rhumb.inverse(from: from.pointee, to: to.pointee)
    distance?.pointee = line.distance
    azimuth?.pointee = line.azimuth
  }
}

/// Finds the position at a distance along a rhumb line, the line of constant azimuth.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - azimuth: Degrees, clockwise from north; any finite value.
///   - distance: Meters, -1e12 ... 1e12; negative: backward.
///   - to: Receives the end; longitude in [-180, 180); unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_DISTANCE` (also if the line reaches a pole
///   first) or `GN_ERROR_NULL`.
///
/// Works on the ellipsoid, accurate to 15 nm; beyond one turn around the earth, the last digits of the longitude are
/// lost. A rhumb line winds around a pole infinitely often, so a line that begins or ends there keeps its longitude.
/// Since 0.1.
///
/// ```c
/// gn_point from = {48.8583, 2.2945}, to;
/// gn_rhumb_direct(&from, 270, 100000, &to);   // along the parallel
/// ```
@_cdecl("gn_rhumb_direct")
public func gn_rhumb_direct(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distance: Double, _ to: UnsafeMutablePointer<gn_point>?
) -> gn_status {
  write(to: to) { () throws(gn_status) in
    guard let from else { throw GN_ERROR_NULL }
    return try Rhumb.direct(from: from.pointee, azimuth: azimuth, distance: distance)
  }
}

/// Measures many rhumb lines.
///
/// - Parameters:
///   - from_latitudes: Latitudes of the starts, degrees, -90 ... 90; not null unless `count` is 0.
///   - from_longitudes: Longitudes of the starts, degrees; any finite values; not null unless `count` is 0.
///   - to_latitudes: Latitudes of the ends, degrees, -90 ... 90; not null unless `count` is 0.
///   - to_longitudes: Longitudes of the ends, degrees; any finite values; not null unless `count` is 0.
///   - count: Rhumb lines.
///   - distances: Receives the distances, in meters.
///   - azimuths: Receives the azimuths, in degrees; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE` or `GN_ERROR_NOT_FINITE`. Each row equals
/// the result of gn_rhumb_inverse(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point from = {48.8583, 2.2945}, to[] = {{40.6892, -74.0445}, {51.5007, -0.1246}};
/// double distances[2];   // from one start to two ends
/// gn_rhumb_inverse_batch(&from.latitude, 0, &from.longitude, 0, &to[0].latitude, 16,
///                        &to[0].longitude, 16, 2, distances, 8, NULL, 0, NULL);
/// ```
@_cdecl("gn_rhumb_inverse_batch")  // Levels.
public func gn_rhumb_inverse_batch(
  _ fromLatitudes: UnsafePointer<Double>?, _ fromLatitudeStride: Int, _ fromLongitudes: UnsafePointer<Double>?,
  _ fromLongitudeStride: Int, _ toLatitudes: UnsafePointer<Double>?, _ toLatitudeStride: Int,
  _ toLongitudes: UnsafePointer<Double>?, _ toLongitudeStride: Int, _ count: Int,
  _ distances: UnsafeMutablePointer<Double>?, _ distanceStride: Int, _ azimuths: UnsafeMutablePointer<Double>?,
  _ azimuthStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Rhumb.inverse(
      from: PositionColumns(
        Column(fromLatitudes, stride: fromLatitudeStride, count: count),
        Column(fromLongitudes, stride: fromLongitudeStride, count: count)),
      to: PositionColumns(
        Column(toLatitudes, stride: toLatitudeStride, count: count),
        Column(toLongitudes, stride: toLongitudeStride, count: count)),
      distances: MutableColumn(distances, stride: distanceStride, count: count),
      azimuths: MutableColumn(optional: azimuths, stride: azimuthStride, count: count), statuses: statuses)
  }
}

/// Finds the positions at distances along many rhumb lines.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - azimuths: Azimuths at the starts, degrees clockwise from north; any finite values; not null unless `count` is 0.
///   - distances: Meters, -1e12 ... 1e12; negative: backward; not null unless `count` is 0.
///   - count: Rhumb lines.
///   - to_latitudes: Receives the latitudes of the ends, in degrees.
///   - to_longitudes: Receives the longitudes of the ends, in degrees, in [-180, 180).
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE` or
/// `GN_ERROR_DISTANCE`. Each row equals the result of gn_rhumb_direct(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point from = {48.8583, 2.2945}, to[2];
/// const double azimuths[] = {0, 90}, distance = 100000;   // 100 km north and east
/// gn_rhumb_direct_batch(&from.latitude, 0, &from.longitude, 0, azimuths, 8, &distance, 0, 2,
///                       &to[0].latitude, 16, &to[0].longitude, 16, NULL);
/// ```
@_cdecl("gn_rhumb_direct_batch")  // Levels.
public func gn_rhumb_direct_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ azimuths: UnsafePointer<Double>?, _ azimuthStride: Int,
  _ distances: UnsafePointer<Double>?, _ distanceStride: Int, _ count: Int,
  _ toLatitudes: UnsafeMutablePointer<Double>?, _ toLatitudeStride: Int, _ toLongitudes: UnsafeMutablePointer<Double>?,
  _ toLongitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Rhumb.direct(
      from: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      azimuths: Column(azimuths, stride: azimuthStride, count: count),
      distances: Column(distances, stride: distanceStride, count: count),
      latitudes: MutableColumn(toLatitudes, stride: toLatitudeStride, count: count),
      longitudes: MutableColumn(toLongitudes, stride: toLongitudeStride, count: count), statuses: statuses)
  }
}

/// Computes evenly spaced positions on the shorter rhumb line between two positions.
///
/// - Parameters:
///   - from: The first one; latitude -90 ... 90, longitude any finite value.
///   - to: The last one; latitude -90 ... 90, longitude any finite value.
///   - count: Number of positions, including both ends; 1 gives `from`.
///   - points: Receives `count` positions; the first and the last are the ends, with reduced longitudes.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_COUNT` (for a count too
///   large for any array).
///
/// Use this to draw a rhumb line on a map that is not a Mercator map. Each position equals the result of
/// gn_rhumb_direct(). To or from a pole the line is the meridian of the other end. On error, nothing is written. Since
/// 0.2.
///
/// Time grows with the points of the result.
///
/// ```c
/// gn_point points[3];
/// gn_rhumb_points(&(gn_point){60, 5}, &(gn_point){60, 15}, 3, points); // points[1]: 60, 10
/// ```
@_cdecl("gn_rhumb_points")  // One level: row by row.
public func gn_rhumb_points(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ count: Int,
  _ points: UnsafeMutablePointer<gn_point>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Rhumb.points(from: checked(from), to: checked(to), count: count, points: points)
  }
}
