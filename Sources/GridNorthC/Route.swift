// SECTION 40: Geometry: Routes
// SUBJECT route: Routes: lengths, places along them, and outlines beside them.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures a route: points joined by geodesics.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if `count` is 0.
///   - count: Number of points.
///   - length: Receives the length in meters; 0 for fewer than two points.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_COUNT` for more points
///   than an array can hold.
///
/// Each segment is accurate to 15 nm, and adding them up loses nothing. Between opposite points of the earth there are
/// several shortest geodesics; the route follows one of them. Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0, 1}, {0, 3}};
/// double meters;
/// gn_route_length(route, 3, &meters);
/// ```
@_cdecl("gn_route_length")  // Levels.
public func gn_route_length(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ length: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: length) { () throws(gn_status) in Route.length(try Points(points, count: count)) }
}

/// Measures a route up to each of its points.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if `count` is 0.
///   - count: Number of points.
///   - distances: Receives `count` lengths in meters, the first of them 0; may be null if `count` is 0. Unchanged on
///     error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_COUNT` for more points
///   than an array can hold.
///
/// The last length is the result of gn_route_length(). Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0, 1}, {0, 3}};
/// double so_far[3];
/// gn_route_distances(route, 3, so_far);
/// ```
@_cdecl("gn_route_distances")  // Levels.
public func gn_route_distances(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ distances: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let points = try Points(points, count: count)
    guard points.count > 0 else { return }
    guard let distances else { throw GN_ERROR_NULL }
    Route.distances(points, into: distances)
  }
}

/// Finds the point of a route at a distance along it.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if `count` is 0.
///   - count: 1 or more.
///   - distance: Meters from the first point, from 0 to the length of the route. A distance beyond the end by up to a
///     nanometer for each point, or by the last digit of a long distance, counts as the end.
///   - point: Receives the point; may be null.
///   - azimuth: Receives the direction of the route there, degrees in (-180, 180]; may be null.
///   - segment: Receives the index of the point at which the segment begins; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_DISTANCE`, or
///   `GN_ERROR_COUNT` for no points, or more than an array can hold. On error, outputs are unchanged.
///
/// Accurate to 15 nm. A vertex belongs to the segment that begins there, the last vertex to the last segment. Segments
/// without length, between two equal points, are skipped. Since 0.1.
///
/// Time grows with the points. Slowest input known: nearly antipodal points, which take seven times as long as others.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0, 1}, {0, 3}}, point;
/// gn_route_point(route, 3, 200000, &point, NULL, NULL);
/// ```
@_cdecl("gn_route_point")  // One level: edge by edge.
public func gn_route_point(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ distance: Double, _ point: UnsafeMutablePointer<gn_point>?,
  _ azimuth: UnsafeMutablePointer<Double>?, _ segment: UnsafeMutablePointer<Int>?
) -> gn_status {
  answer { () throws(gn_status) in
    let place = try Route.point(Points(points, count: count), at: distance)
    point?.pointee = place.point
    azimuth?.pointee = place.azimuth
    segment?.pointee = place.segment
  }
}

/// Finds where a route comes nearest to a position.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if `count` is 0.
///   - count: 1 or more.
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - place: Receives the nearest point, its distance along the route, its distance from the position (cross-track),
///     negative if the position lies to the left, the direction of the route and the segment. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_COUNT` for no points, or more
///   than an array can hold, or `GN_ERROR_WORK` if any of very many long edges may be the nearest.
///
/// Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes segments that
/// cannot be the nearest, so a route of 10,000 points takes a few milliseconds. At a bend to the left, a position is on
/// the left if it is to the left of both segments; at a bend to the right, of either. A vertex belongs to the segment
/// that begins there, the last vertex to the last segment. Since 0.1.
///
/// Time grows with the points. Slowest input known: edges of thousands of kilometers, each of which is searched in up to 96
/// steps; more than a hundred thousand of them are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0, 1}, {0, 3}}, here = {0.5, 2};
/// gn_route_place place;
/// gn_route_nearest(route, 3, &here, &place);   // place.distance_off < 0: to the left
/// ```
@_cdecl("gn_route_nearest")  // One level: edge by edge.
public func gn_route_nearest(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ position: UnsafePointer<gn_point>?,
  _ place: UnsafeMutablePointer<gn_route_place>?
) -> gn_status {
  write(to: place) { () throws(gn_status) in
    try Route.nearest(Points(points, count: count), to: checked(position))
  }
}

/// Finds where a route comes nearest to many positions.
///
/// - Parameters:
///   - points: The points of the route; latitudes -90 ... 90, any finite longitudes.
///   - point_count: Points, at least one.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - places: Receives the places.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_COUNT` for no points, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_LATITUDE` for the points, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is `GN_ERROR_NOT_FINITE`,
/// `GN_ERROR_LATITUDE` or `GN_ERROR_WORK`. Each row equals the result of gn_route_nearest(), bit for bit. Since 0.2.
///
/// Time grows with the points times the rows. Slowest input known: edges of thousands of kilometers, each of which is
/// searched in up to 96 steps; rows for which they are more than a hundred thousand are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0, 1}, {0, 3}}, here[] = {{0.5, 2}, {-0.5, 1}};
/// gn_route_place places[2];
/// gn_route_nearest_batch(route, 3, &here[0].latitude, 16, &here[0].longitude, 16, 2,
///                        places, sizeof *places, NULL);
/// ```
@_cdecl("gn_route_nearest_batch")  // One level: row by row, edge by edge.
public func gn_route_nearest_batch(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int,
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ places: UnsafeMutablePointer<gn_route_place>?, _ placeStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Route.nearest(
      Points(points, count: pointCount),
      to: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      places: MutableColumn(places, stride: placeStride, count: count), statuses: statuses)
  }
}

/// Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON readers do.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if `count` is 0.
///   - count: Number of points.
///   - is_closed: Not 0: the last point is also joined to the first, which is not repeated.
///   - tolerance: How far a straight line may depart from its geodesic, in meters: 1e-6 ... 1e6.
///   - out: Receives the points, including the given ones, longitudes in [-180, 180); may be null if `capacity` is 0.
///     Must not overlap `points`.
///   - capacity: Points that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_TOLERANCE`, or `GN_ERROR_COUNT` for more points than an array can hold.
///
/// Segments are halved where needed. Added points lie on the geodesic to within 15 nm. Lines cross the antimeridian the
/// short way. On error, points that were written are NaN. Since 0.1.
///
/// Time grows with the vertices of the result, at most 4200 / √tolerance for an edge. Slowest input known: an edge
/// halfway around the earth and a tolerance of 1 µm: 4 million vertices.
///
/// ```c
/// gn_point route[] = {{60, 0}, {60, 90}};
/// size_t needed;
/// gn_route_densify(route, 2, 0, 1000, NULL, 0, &needed);
/// ```
@_cdecl("gn_route_densify")  // One level: edge by edge.
public func gn_route_densify(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ isClosed: Int32, _ tolerance: Double,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Route.densify(
      Points(points, count: count), isClosed: isClosed != 0, tolerance: tolerance, into: out, capacity: capacity,
      needed: &needed)
  }
}

/// Removes vertices from a route or a ring, within a tolerance.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if `count` is 0.
///   - count: Number of points.
///   - is_closed: Not 0: the last point is also joined to the first.
///   - tolerance: How far a removed point may lie from the geodesic that takes its place, in meters: 1e-6 ... 1e6.
///   - out: Receives the points that remain, longitudes in [-180, 180); may be null if `capacity` is 0. Must not
///     overlap `points`.
///   - capacity: Points that fit at `out`; 0 asks for the number; `count` always suffices.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_TOLERANCE`, `GN_ERROR_COUNT` for more points than an array can hold, or `GN_ERROR_WORK` for very many
///   points beside long edges.
///
/// The first point remains, and so does the last unless the route is closed. A ring keeps at least three points, if it
/// has that many. Each new segment is the longest that the search finds, which need not be the longest possible. On
/// error, points that were written are NaN. Since 0.1.
///
/// Time grows with n log n of the points. Slowest input known: a straight line of edges so long that only geodesics
/// tell; too many are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0.00001, 1}, {0, 2}}, out[3];
/// size_t count;
/// gn_route_simplify(route, 3, 0, 10, out, 3, &count);   // 2
/// ```
@_cdecl("gn_route_simplify")  // One level: edge by edge.
public func gn_route_simplify(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ isClosed: Int32, _ tolerance: Double,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Route.simplify(
      Points(points, count: count), isClosed: isClosed != 0, tolerance: tolerance, into: out, capacity: capacity,
      needed: &needed)
  }
}

/// Runs a call that fills an array of points, and stores how many there are, whatever the status.
private func write(
  to out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  var total = 0
  let status = answer { () throws(gn_status) in
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try body(&total)
  }
  needed?.pointee = total
  return status
}
