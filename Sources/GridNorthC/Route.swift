// SECTION 70: Routes
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures a route: points that are joined by geodesics.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if `count` is 0.
///   - count: How many points there are.
///   - length: Receives the length in metres; 0 for less than two points.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, or `GN_COUNT` for more points than an array can hold.
///
/// Each segment is right to 15 nm; summing up adds nothing to that. Between opposite points of the earth a geodesic
/// is one of several of the same length. Since 0.1.
@_cdecl("gn_route_length")
public func gn_route_length(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ length: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: length) { () throws(gn_status) in Route.length(try Points(points, count: count)) }
}

/// Gives the length of a route up to each of its points.
///
/// - Parameters:
///   - points: As for gn_route_length().
///   - count: How many points there are.
///   - distances: Receives `count` lengths in metres, the first of them 0; may be null if `count` is 0. Unchanged
///     unless the answer is `GN_OK`.
/// - Returns: As gn_route_length().
///
/// The last one is what gn_route_length() gives. Since 0.1.
@_cdecl("gn_route_distances")
public func gn_route_distances(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ distances: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let points = try Points(points, count: count)
    guard points.count > 0 else { return }
    guard let distances else { throw GN_NULL }
    Route.distances(points, into: distances)
  }
}

/// Finds the point of a route at a distance along it.
///
/// - Parameters:
///   - points: As for gn_route_length().
///   - count: 1 or more.
///   - distance: Metres from the first point, 0 ... the length of the route. Up to a nanometre for each point beyond
///     the end, and what the last place of a long distance is worth, is the end.
///   - point: Receives the point; may be null.
///   - azimuth: Receives the direction of the route there, degrees in (-180, 180]; may be null.
///   - segment: Receives the index of the point at which the segment begins; may be null.
/// - Returns: `GN_OK`, `GN_COUNT` for no points, `GN_DISTANCE`, or as gn_route_length(). Outputs are unchanged unless
///   the answer is `GN_OK`.
///
/// Right to 15 nm. A vertex belongs to the segment that begins there, the last one to the last segment. Segments
/// without length, between a point and the same once more, are passed over. Since 0.1.
@_cdecl("gn_route_point")
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
///   - points: As for gn_route_length().
///   - count: 1 or more.
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - place: Receives the nearest point, its distance along the route, its distance from the position (cross-track),
///     negative if the position lies to the left, the direction of the route and the segment. Unchanged unless the
///     answer is `GN_OK`.
/// - Returns: `GN_OK`, `GN_COUNT` for no points, or as gn_route_length().
///
/// Right to 20 nm; of several places equally near, one. Segments that cannot be the nearest are told by a bound: a
/// route of 10,000 points takes some milliseconds. At a bend the left side is that on the left of both segments, or
/// of either, if the route turns right. Vertices belong to segments as for gn_route_point(). Since 0.1.
@_cdecl("gn_route_nearest")
public func gn_route_nearest(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ position: UnsafePointer<gn_point>?,
  _ place: UnsafeMutablePointer<gn_route_place>?
) -> gn_status {
  write(to: place) { () throws(gn_status) in
    try Route.nearest(Points(points, count: count), to: checked(position))
  }
}

/// Adds vertices to a route or a ring, so that it can be drawn with straight lines in degrees, as GeoJSON is read.
///
/// - Parameters:
///   - points: As for gn_route_length().
///   - count: How many points there are.
///   - is_closed: Not 0: the last point is joined with the first as well, which is not repeated.
///   - tolerance: How far a straight line may depart from its geodesic, in metres: 1e-6 ... 1e6.
///   - out: Receives the points, those given among them, longitudes in [-180, 180); may be null if `capacity` is 0.
///     Must not overlap `points`.
///   - capacity: Points that `out` has room for; 0 asks for the number.
///   - length: Receives how many points there are, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_TOLERANCE`, or as gn_route_length().
///
/// Segments are halved where it takes that: added points lie on the geodesic to 15 nm. Across the antimeridian lines
/// go the short way. Unless the answer is `GN_OK`, points that were written are NaN. Since 0.1.
@_cdecl("gn_route_densify")
public func gn_route_densify(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ isClosed: Int32, _ tolerance: Double,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Route.densify(
      Points(points, count: count), isClosed: isClosed != 0, tolerance: tolerance, into: out, capacity: capacity,
      length: &length)
  }
}

/// Leaves out vertices of a route or a ring.
///
/// - Parameters:
///   - points: As for gn_route_length().
///   - count: How many points there are.
///   - is_closed: Not 0: the last point is joined with the first as well.
///   - tolerance: How far a point left out may lie from the geodesic that takes its place, in metres: 1e-6 ... 1e6.
///   - out: Receives the points that stay, longitudes in [-180, 180); may be null if `capacity` is 0. Must not overlap
///     `points`.
///   - capacity: Points that `out` has room for; 0 asks for the number, `count` always suffices.
///   - length: Receives how many points there are, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_TOLERANCE`, or as gn_route_length().
///
/// The first point stays, the last one unless the route is closed; of a ring three points at least, if it has them.
/// Each new segment reaches as far as was found to be possible, which need not be the farthest. Unless the answer is
/// `GN_OK`, points that were written are NaN. Since 0.1.
@_cdecl("gn_route_simplify")
public func gn_route_simplify(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ isClosed: Int32, _ tolerance: Double,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Route.simplify(
      Points(points, count: count), isClosed: isClosed != 0, tolerance: tolerance, into: out, capacity: capacity,
      length: &length)
  }
}

/// Runs a call that fills an array of points, and stores how many there are, whatever the answer is.
private func write(
  to out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  var needed = 0
  let status = answer { () throws(gn_status) in
    guard out != nil || capacity == 0 else { throw GN_NULL }
    try body(&needed)
  }
  length?.pointee = needed
  return status
}
