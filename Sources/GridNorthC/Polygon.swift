// SECTION 42: Geometry: Polygons
// SUBJECT polygon: Polygons: area, centroid, and the positions inside.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures a polygon: rings of points joined by geodesics.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. The last point of a ring is joined to the first; the last point may repeat the first. May be null if
///     `point_count` is 0.
///   - point_count: Number of points.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - area: Receives the area in square meters, without the holes, whichever way they run; positive if the outer
///     ring runs counterclockwise. May be null.
///   - perimeter: Receives the length of all rings in meters; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RINGS` if the counts in
///   `rings` do not add up to `point_count`, or `GN_ERROR_COUNT` for more points than an array can hold. On error,
///   outputs are unchanged.
///
/// The inside of a ring is the smaller of the two parts into which it divides the earth, whichever way the ring runs; a
/// pole may lie inside. If the two parts are equal, the inside is the one on the left. A vertex at a pole may have any
/// longitude; only an edge from pole to pole runs along the meridian given at its end. Accurate to 0.1 square meters
/// per edge, usually much better; for an edge between nearly antipodal points, where the azimuth decides, to 1,000.
/// Rings of fewer than three points have no area. The area of a ring that crosses itself is the area that it encloses
/// on its left minus the area that it encloses on its right. Holes never remove more than the area of the outer ring.
/// Since 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// ```c
/// gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
/// double area, perimeter;
/// gn_polygon_measure(square, 4, NULL, 0, &area, &perimeter);
/// ```
@_cdecl("gn_polygon_measure")  // Levels.
public func gn_polygon_measure(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ area: UnsafeMutablePointer<Double>?, _ perimeter: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let measure = try polygon(points, pointCount, rings, ringCount).measure()
    area?.pointee = measure.area
    perimeter?.pointee = measure.perimeter
  }
}

/// Finds which way a ring runs around its inside, seen from above.
///
/// - Parameters:
///   - points: The points of one ring: latitudes -90 ... 90 degrees, longitudes any finite value. May be null if
///     `count` is 0.
///   - count: Number of points.
///   - orientation: Receives `GN_COUNTERCLOCKWISE`, `GN_CLOCKWISE`, or 0 if the area of the ring cannot be told from
///     rounding error. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_COUNT` for more points
///   than an array can hold.
///
/// Since 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// ```c
/// gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
/// int32_t orientation;
/// gn_polygon_orientation(square, 4, &orientation);   // GN_COUNTERCLOCKWISE
/// ```
@_cdecl("gn_polygon_orientation")  // Levels.
public func gn_polygon_orientation(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ orientation: UnsafeMutablePointer<Int32>?
) -> gn_status {
  write(to: orientation) { () throws(gn_status) in try polygon(points, count, nil, 0).orientation() }
}

/// Finds whether a position lies inside a polygon.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. May be null if `point_count` is 0.
///   - point_count: Number of points in all rings.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - side: Receives `GN_INSIDE`, `GN_ON_BORDER` (within a micrometer of an edge of any ring) or `GN_OUTSIDE` (also in
///     a hole). Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RINGS` if the counts in
///   `rings` do not add up to `point_count`, `GN_ERROR_COUNT` for more points than an array can hold, or `GN_ERROR_WORK`.
///
/// Correct for edges of any length and for polygons around a pole. The inside of a ring that crosses itself is the part
/// that an odd number of edges separates from the outside. A polygon without points contains nothing. Since 0.1.
///
/// Time grows with the points. Slowest input known: a position beside a pole, for which each edge is searched; edges around
/// a quarter of the earth and more, of which more than a hundred thousand across the meridian of the position are refused
/// with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, here = {0.5, 0.5};
/// int32_t side;
/// gn_polygon_contains(square, 4, NULL, 0, &here, &side);   // GN_INSIDE
/// ```
@_cdecl("gn_polygon_contains")  // One level: edge by edge.
public func gn_polygon_contains(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ position: UnsafePointer<gn_point>?, _ side: UnsafeMutablePointer<Int32>?
) -> gn_status {
  write(to: side) { () throws(gn_status) in
    try polygon(points, pointCount, rings, ringCount).side(of: checked(position))
  }
}

/// Finds whether many positions lie inside a polygon.
///
/// - Parameters:
///   - points: The vertices of all rings, the outer one first; latitudes -90 ... 90, any finite longitudes.
///   - point_count: Vertices.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - sides: Receives `GN_INSIDE`, `GN_ON_BORDER` or `GN_OUTSIDE`; 0 in a refused row.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_RINGS`, `GN_ERROR_COUNT`, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_LATITUDE` for the points, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// The status of a refused row is `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_WORK`. Each row equals the result of
/// gn_polygon_contains(). Since 0.2.
///
/// Time grows with the points times the rows. Slowest input known: a position beside a pole, for which each edge is
/// searched; edges around a quarter of the earth and more, of which each row takes a hundred thousand.
///
/// ```c
/// gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, places[] = {{0.5, 0.5}, {2, 2}};
/// int32_t sides[2];   // GN_INSIDE, GN_OUTSIDE
/// gn_polygon_contains_batch(square, 4, NULL, 0, &places[0].latitude, 16,
///                           &places[0].longitude, 16, 2, sides, 4, NULL);
/// ```
@_cdecl("gn_polygon_contains_batch")  // One level: row by row, edge by edge.
public func gn_polygon_contains_batch(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ sides: UnsafeMutablePointer<Int32>?, _ sideStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try polygon(points, pointCount, rings, ringCount).sides(
      of: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      into: MutableColumn(sides, stride: sideStride, count: count), statuses: statuses)
  }
}

/// Finds the smallest rectangle of meridians and parallels that contains a polygon.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. May be null if `point_count` is 0.
///   - point_count: 1 or more.
///   - rings: The number of points of each ring: the outer one, then the holes, which have no effect. May be null if
///     `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - bounds: Receives the edges of the rectangle in degrees; if west is greater than east, it crosses the
///     antimeridian. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RINGS` if the counts in
///   `rings` do not add up to `point_count`, or `GN_ERROR_COUNT` for an outer ring without points, or more points than
///   an array can hold.
///
/// Edges bulge toward the poles, and the rectangle contains them: its northern edge may lie north of all vertices. With
/// a pole inside, longitudes are -180 ... 180, and the pole is one of the latitudes. Accurate to 1e-13 degrees. Since
/// 0.1.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// ```c
/// gn_point field[] = {{60, 0}, {60, 10}, {61, 5}};
/// gn_bounds bounds;
/// gn_polygon_bounds(field, 3, NULL, 0, &bounds);
/// ```
@_cdecl("gn_polygon_bounds")  // One level: edge by edge.
public func gn_polygon_bounds(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ bounds: UnsafeMutablePointer<gn_bounds>?
) -> gn_status {
  write(to: bounds) { () throws(gn_status) in try polygon(points, pointCount, rings, ringCount).bounds() }
}

/// Finds the centroid of a polygon.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. May be null if `point_count` is 0.
///   - point_count: 1 or more.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - centroid: Receives the position, longitude in [-180, 180). Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RINGS` if the counts in
///   `rings` do not add up to `point_count`, `GN_ERROR_COUNT` for an outer ring without points, or more points than an
///   array can hold, or `GN_ERROR_WORK` for a border of more than 300 million kilometers.
///
/// The centroid is the mean direction of the area on the authalic sphere, which preserves the areas of the ellipsoid.
/// For a polygon a few kilometers across, it agrees with the centroid on a plane map to a millimeter; edges of any
/// length follow the geodesics to a centimeter. A polygon without area has the centroid of its border. The centroid
/// need not lie inside. Since 0.1.
///
/// Time grows with the points, and with the perimeter / 100 km. Slowest input known: edges halfway around the earth,
/// which are 201 pieces each; too many are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point field[] = {{60, 0}, {60, 10}, {61, 5}}, centroid;
/// gn_polygon_centroid(field, 3, NULL, 0, &centroid);
/// ```
@_cdecl("gn_polygon_centroid")  // Levels.
public func gn_polygon_centroid(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ centroid: UnsafeMutablePointer<gn_point>?
) -> gn_status {
  write(to: centroid) { () throws(gn_status) in try polygon(points, pointCount, rings, ringCount).centroid() }
}

/// Looks for two edges of a polygon that meet where they should not.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. May be null if `point_count` is 0.
///   - point_count: Number of points in all rings.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - crossing: Receives two such edges and a point where they meet, or one pair of several; all 0 if there are none.
///     Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RINGS` if the counts in
///   `rings` do not add up to `point_count`, `GN_ERROR_COUNT` for more points than an array can hold, or `GN_ERROR_WORK`.
///
/// Edges within a micrometer of each other meet, even in different rings. Neighbors may meet at their common vertex,
/// but neither may run back along the other. Points given twice are one vertex. 100,000 edges take some 12 milliseconds.
/// Long edges that run diagonally side by side, like hatching, are compared each with each, and rings too: beyond some 900 edges
/// 2,000 km long and a meter apart, or 3,000 rings, `GN_ERROR_WORK` refuses them. gn_edge_index_crossings() takes more rings.
/// Since 0.1.
///
/// Time grows with n log n of the points of a ring, and with rings times points. Slowest input known: long edges side
/// by side that do not meet: each pair is compared by geodesics, and too many are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point bow[] = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
/// gn_polygon_crossing crossing;
/// gn_polygon_find_crossing(bow, 4, NULL, 0, &crossing);   // crossing.found: 1
/// ```
@_cdecl("gn_polygon_find_crossing")  // One level: edge by edge.
public func gn_polygon_find_crossing(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ crossing: UnsafeMutablePointer<gn_polygon_crossing>?
) -> gn_status {
  write(to: crossing) { () throws(gn_status) in try polygon(points, pointCount, rings, ringCount).findCrossing() }
}

func polygon(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int
) throws(gn_status) -> Polygon {
  try Polygon(Points(points, count: pointCount), rings: rings, ringCount: ringCount)
}
