// SECTION 80: Polygons
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures a polygon: rings of points that are joined by geodesics.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. The last point of a ring is joined with the first; a last point that repeats the first is harmless. May
///     be null if `count` is 0.
///   - count: How many points there are.
///   - rings: How many points each ring has: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: How many rings there are; 0: all points are one ring.
///   - area: Receives the area in square metres, without the holes, whichever way they run; positive if the outer
///     ring runs counterclockwise. May be null.
///   - perimeter: Receives the length of all rings in metres; may be null.
/// - Returns: `GN_OK`, `GN_RINGS` if the rings do not sum up to `count`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, or
///   `GN_COUNT` for more points than an array can hold. Outputs are unchanged unless the answer is `GN_OK`.
///
/// The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way the ring runs;
/// a pole may lie inside. Of two halves the inside is the one to the left. A vertex at a pole may have any longitude;
/// only an edge from pole to pole runs along the one that is given at its end. Right to 0.1 square metres for each edge,
/// mostly to much less; for an edge between nearly antipodal points, whose azimuth decides, to 1,000. Rings of less than
/// three points have no area; a ring that crosses itself has the difference of what it goes around on its left and its
/// right. Holes take away no more than there is. Since 0.1.
@_cdecl("gn_polygon_measure")
public func gn_polygon_measure(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ area: UnsafeMutablePointer<Double>?, _ perimeter: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let measure = try polygon(points, count, rings, ringCount).measure()
    area?.pointee = measure.area
    perimeter?.pointee = measure.perimeter
  }
}

/// Tells which way a ring runs around its inside, seen from above.
///
/// - Parameters:
///   - points: As for gn_polygon_measure(), a single ring.
///   - count: How many points there are.
///   - orientation: Receives `GN_COUNTERCLOCKWISE`, `GN_CLOCKWISE`, or 0 if the ring has no area that could be told
///     from rounding. Unchanged unless the answer is `GN_OK`.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, or `GN_COUNT` for more points than an array can hold.
///
/// Since 0.1.
@_cdecl("gn_polygon_orientation")
public func gn_polygon_orientation(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ orientation: UnsafeMutablePointer<Int32>?
) -> gn_status {
  write(to: orientation) { () throws(gn_status) in try polygon(points, count, nil, 0).orientation() }
}

/// Tells whether a position lies inside of a polygon.
///
/// - Parameters:
///   - points: As for gn_polygon_measure().
///   - count: As for gn_polygon_measure().
///   - rings: As for gn_polygon_measure().
///   - ring_count: As for gn_polygon_measure().
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - side: Receives `GN_INSIDE`, `GN_ON_BORDER` (within a micrometre of an edge of any ring) or `GN_OUTSIDE`: in a
///     hole too. Unchanged unless the answer is `GN_OK`.
/// - Returns: As gn_polygon_measure().
///
/// Right for edges of any length and for polygons around a pole. Of a ring that crosses itself the inside is what an
/// odd number of edges divides from the outside. A polygon without points holds nothing. Since 0.1.
@_cdecl("gn_polygon_contains")
public func gn_polygon_contains(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ position: UnsafePointer<gn_point>?, _ side: UnsafeMutablePointer<Int32>?
) -> gn_status {
  write(to: side) { () throws(gn_status) in
    try polygon(points, count, rings, ringCount).side(of: checked(position))
  }
}

/// Gives the smallest rectangle of meridians and parallels that holds a polygon.
///
/// - Parameters:
///   - points: As for gn_polygon_measure().
///   - count: 1 or more.
///   - rings: As for gn_polygon_measure(); the outer ring alone counts.
///   - ring_count: As for gn_polygon_measure().
///   - bounds: Receives the edges of the rectangle in degrees; west greater than east: it crosses the antimeridian.
///     Unchanged unless the answer is `GN_OK`.
/// - Returns: `GN_OK`, `GN_COUNT` if the outer ring has no points, or as gn_polygon_measure().
///
/// Edges bulge towards the poles, and the rectangle holds them: the northern edge may lie north of all vertices. With a
/// pole inside, longitudes are -180 ... 180 and the pole is one of the latitudes. Right to 1e-13 degrees. Since 0.1.
@_cdecl("gn_polygon_bounds")
public func gn_polygon_bounds(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ bounds: UnsafeMutablePointer<gn_bounds>?
) -> gn_status {
  write(to: bounds) { () throws(gn_status) in try polygon(points, count, rings, ringCount).bounds() }
}

/// Finds the centroid of a polygon.
///
/// - Parameters:
///   - points: As for gn_polygon_measure().
///   - count: 1 or more.
///   - rings: As for gn_polygon_measure().
///   - ring_count: As for gn_polygon_measure().
///   - centroid: Receives the position, longitude in [-180, 180). Unchanged unless the answer is `GN_OK`.
/// - Returns: As gn_polygon_bounds().
///
/// The mean direction of the area on the authalic sphere, on which every area is that of the ellipsoid, as a
/// position. For polygons of some kilometres it is the centroid of a plane map to a millimetre; edges of any length
/// are the geodesics to a centimetre. A polygon without area has the centroid of its border. It need not lie inside. Since
/// 0.1.
@_cdecl("gn_polygon_centroid")
public func gn_polygon_centroid(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ centroid: UnsafeMutablePointer<gn_point>?
) -> gn_status {
  write(to: centroid) { () throws(gn_status) in try polygon(points, count, rings, ringCount).centroid() }
}

/// Looks for two edges of a polygon that meet where they should not.
///
/// - Parameters:
///   - points: As for gn_polygon_measure().
///   - count: As for gn_polygon_measure().
///   - rings: As for gn_polygon_measure().
///   - ring_count: As for gn_polygon_measure().
///   - crossing: Receives two such edges and a point where they meet, one pair if there are several; all 0 if there
///     is none. Unchanged unless the answer is `GN_OK`.
/// - Returns: As gn_polygon_measure().
///
/// Edges within a micrometre of each other meet; those of different rings too. Neighbours meet at their common
/// vertex, which is as it should be, unless one runs back along the other. Points given twice are one vertex.
/// Compares runs of 64 edges at a time: 10,000 edges take a tenth of a second. Since 0.1.
@_cdecl("gn_polygon_find_crossing")
public func gn_polygon_find_crossing(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ crossing: UnsafeMutablePointer<gn_polygon_crossing>?
) -> gn_status {
  write(to: crossing) { () throws(gn_status) in try polygon(points, count, rings, ringCount).findCrossing() }
}

private func polygon(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int
) throws(gn_status) -> Polygon {
  try Polygon(Points(points, count: count), rings: rings, ringCount: ringCount)
}
