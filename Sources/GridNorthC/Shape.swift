// SECTION 44: Geometry: Shapes
// SUBJECT shape: Circles, ellipses, wedges, arcs, rings, rectangles and frames.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Fills in the default options of shapes.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Change the fields you need, then pass the struct on. A null pointer in place of options means these defaults. Since
/// 0.1.
///
/// ```c
/// gn_shape_options options;
/// gn_shape_options_init(&options);
/// options.placement = GN_VERTICES_OUTSIDE;
/// ```
@_cdecl("gn_shape_options_init")
public func gn_shape_options_init(_ options: UnsafeMutablePointer<gn_shape_options>?) -> gn_status {
  write(to: options) { Shape.defaults }
}

/// Computes a circle: everything within a geodesic distance of a position.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radius: Meters; more than 0, at most 19,970,000.
///   - out: Receives the closed ring; may be null if `capacity` is 0.
///   - capacity: Points that fit at `out`; 0 asks for the number; `vertices` + 1 suffices without a tolerance.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT` (an unknown value in that field,
///   in `azimuth_is` or in `longitudes`), `GN_ERROR_VERTICES` (also if a tolerance needs more than 1,000,000, or for
///   more than 3600 radial lines), `GN_ERROR_TOLERANCE` (neither 0 nor 0.000001 ... 1,000,000), `GN_ERROR_NOT_FINITE`
///   or `GN_ERROR_DECIMALS`.
///
/// The ring starts in the north and runs counterclockwise, seen from above; its last point is its first. Vertex i of n
/// lies at the azimuth -360 i/n and at the radius, measured along the geodesic of the ellipsoid, to within 15 nm. From
/// a pole, azimuths are measured from the meridian of the center's longitude, as in gn_geodesic_direct().
///
/// The circle may contain a pole, or more than a hemisphere: its inside is on the left. Polygon functions, such as
/// gn_polygon_measure(), treat the smaller part of the earth as the inside of every ring, including this one.
///
/// The edges of the polygon are geodesics. Up to a radius of a quarter of the earth's circumference they run inside the
/// circle, beyond that outside. `GN_VERTICES_OUTSIDE` moves all vertices outward equally, just far enough that no edge
/// is nearer to the center than the radius, with about 0.1 micrometers to spare. `GN_VERTICES_INSIDE` does the
/// opposite. `GN_VERTICES_EQUAL_AREA` gives the polygon the area of the circle, to a fraction of 10^-9.
///
/// With a `tolerance`, no point of an edge is farther than that from the circle, and the number of vertices is at most
/// 2 % larger than necessary.
///
/// Beyond 19,970,000 m, just under half a circle of the polar radius, geodesics in different directions meet, and a
/// circle is no longer a simple curve. The call also returns `GN_ERROR_RADIUS` if the placement would move vertices of
/// a slightly smaller circle beyond that limit. On error, points that were written are NaN. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
///
/// ```c
/// gn_point center = {48.8583, 2.2945}, ring[65];
/// gn_circle(&center, 500, NULL, ring, 65, NULL);
/// ```
@_cdecl("gn_circle")  // One level: calls gridnorth_geodesic_ends.
public func gn_circle(
  _ center: UnsafePointer<gn_point>?, _ radius: Double, _ options: UnsafePointer<gn_shape_options>?,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    try Shape.circle(
      center: center, radius: radius, options: options, into: out, capacity: capacity, needed: &total)
  }
}

/// Computes the bounds of a circle: the smallest rectangle of meridians and parallels that contains it.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radius: Meters; more than 0, at most 19,970,000.
///   - bounds: Receives the rectangle; unchanged on error. If east is less than west, it crosses the antimeridian; with a
///     pole in the circle it has all longitudes, -180 ... 180.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_RADIUS`.
///
/// A filter for those who keep positions in a database: what gn_geodesic_inverse() finds within the radius lies in the
/// rectangle. It is larger than the circle by 0.1 to 0.2 micrometers on each side; beyond a radius of 9,500,000 m it may have
/// some degrees of longitude more, or all of them. Since 0.2.
///
/// ```c
/// gn_point center = {48.8583, 2.2945};
/// gn_bounds bounds;
/// gn_circle_bounds(&center, 5000, &bounds);   // WHERE lat BETWEEN bounds.south AND bounds.north AND ...
/// ```
@_cdecl("gn_circle_bounds")
public func gn_circle_bounds(
  _ center: UnsafePointer<gn_point>?, _ radius: Double, _ bounds: UnsafeMutablePointer<gn_bounds>?
) -> gn_status {
  write(to: bounds) { () throws(gn_status) in try Shape.bounds(ofCircle: center, radius: radius) }
}

/// Computes an ellipse.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - semi_major: Meters; more than 0, at most 19,970,000.
///   - semi_minor: Meters, in the same range; either may be the larger one.
///   - rotation: Azimuth of the first semi-axis; degrees, any finite value.
///   - options: Null for the defaults. The only placement is `GN_VERTICES_ON`.
///   - out: Receives the closed ring; may be null if `capacity` is 0.
///   - capacity: Points that fit at `out`; 0 asks for the number; `vertices` + 1 suffices
///     without a tolerance.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT`, `GN_ERROR_VERTICES`,
///   `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`. `GN_ERROR_PLACEMENT` also for any placement other than
///   `GN_VERTICES_ON`.
///
/// In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic distance a
/// b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so they are closer
/// where it bends more. The ring is closed and runs counterclockwise from the end of the first axis. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
///
/// ```c
/// gn_point center = {48.8583, 2.2945}, ring[65];
/// gn_ellipse(&center, 800, 300, 30, NULL, ring, 65, NULL);
/// ```
@_cdecl("gn_ellipse")  // One level: calls gridnorth_geodesic_ends.
public func gn_ellipse(
  _ center: UnsafePointer<gn_point>?, _ semiMajor: Double, _ semiMinor: Double, _ rotation: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    try Shape.ellipse(
      center: center, semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation, options: options, into: out,
      capacity: capacity, needed: &total)
  }
}

/// Computes a wedge: a sector of a circle, or of the ring between two circles.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - inner_radius: Meters; 0 for a sector with its point at the center.
///   - outer_radius: Meters; more than the inner one, at most 19,970,000.
///   - azimuth: Degrees, any finite value: of the middle, or of the side where the wedge starts, as `azimuth_is` says.
///   - width: Degrees, clockwise, 0 ... 360.
///   - out: Receives the closed ring; may be null if `capacity` is 0.
///   - capacity: Points that fit at `out`; 0 asks for the number; 2 × `vertices` + 3
///     suffice without a tolerance.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_WIDTH`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT`,
///   `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`. `GN_ERROR_RADIUS` also if the inner radius is
///   negative or not smaller than the outer; `GN_ERROR_VERTICES` also if a placement would make the edges of both arcs
///   cross, as can happen with few vertices when the radii hardly differ.
///
/// The ring is closed and runs counterclockwise. For a sector it is the center, the arc back from the second side to
/// the first, and the center; between two circles it is the outer arc from the second side to the first, then the inner
/// arc. The sides are geodesics, and the vertices at their ends have exact azimuths. Each arc has its share of the
/// vertices of a whole turn, rounded up, and its placement: the polygon contains the wedge, lies in it or has its area.
///
/// A width of 0 gives no points. The call then returns `GN_OK`, and `needed` is 0. A width of 360 gives the circle, its
/// first vertex at the azimuth where it starts; between two circles, the outer ring, then the inner one clockwise, both
/// closed. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
///
/// ```c
/// gn_point center = {48.8583, 2.2945}, ring[70];
/// size_t count;
/// gn_wedge(&center, 100, 500, 45, 90, NULL, ring, 70, &count);
/// ```
@_cdecl("gn_wedge")  // One level: calls gridnorth_geodesic_ends.
public func gn_wedge(
  _ center: UnsafePointer<gn_point>?, _ innerRadius: Double, _ outerRadius: Double, _ azimuth: Double,
  _ width: Double, _ options: UnsafePointer<gn_shape_options>?, _ out: UnsafeMutablePointer<gn_point>?,
  _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    try Shape.wedge(
      center: center, innerRadius: innerRadius, outerRadius: outerRadius, azimuth: azimuth, width: width,
      options: options, into: out, capacity: capacity, needed: &total)
  }
}

/// Computes an arc: part of a circle, as an open line.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radius: Meters; more than 0, at most 19,970,000.
///   - azimuth: Degrees, any finite value: of the middle, or of the side where the arc starts, as `azimuth_is` says.
///   - width: Degrees, clockwise, 0 ... 360.
///   - options: Null for the defaults. The only placement is `GN_VERTICES_ON`.
///   - out: Receives the points, clockwise from where the arc starts; may be null if `capacity` is 0.
///   - capacity: Points that fit at `out`; 0 asks for the number; `vertices` + 1 suffices
///     without a tolerance.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_WIDTH`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT`,
///   `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`. `GN_ERROR_PLACEMENT` also for any placement
///   other than `GN_VERTICES_ON`.
///
/// The first and the last point have exact azimuths. A width of 0 gives no points; with a width of 360 the last point
/// is the first. Since 0.1.
///
/// Time grows with the vertices. Slowest input known: a placement with a tolerance, which takes up to 67 trials.
///
/// ```c
/// gn_point center = {48.8583, 2.2945}, line[70];
/// size_t count;
/// gn_arc(&center, 500, 45, 90, NULL, line, 70, &count);
/// ```
@_cdecl("gn_arc")  // One level: calls gridnorth_geodesic_ends.
public func gn_arc(
  _ center: UnsafePointer<gn_point>?, _ radius: Double, _ azimuth: Double, _ width: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    try Shape.arc(
      center: center, radius: radius, azimuth: azimuth, width: width, options: options, into: out,
      capacity: capacity, needed: &total)
  }
}

/// Computes several circles around one position, and radial lines if the options ask for them.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radii: Meters; each more than 0, at most 19,970,000; in any order.
///   - radius_count: 1 and more.
///   - vertices: Receives the points of all lines, one line after the other; may be null if its capacity is 0.
///   - vertex_capacity: Points that fit at `vertices`.
///   - vertices_needed: Receives the number of points, also when one of the arrays is too small; 0 when refused; may be
///     null.
///   - lines: Receives a record for each line; may be null if its capacity is 0.
///   - line_capacity: Records that fit at `lines`.
///   - lines_needed: Receives the number of lines, also when one of the arrays is too small; 0 when refused; may be
///     null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_COUNT` without radii; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT`,
///   `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`.
///
/// The rings come first, as gn_circle() computes them, in the order of the radii; then the radial lines, two points
/// each, from the center to the largest radius. Each ring has a position for its label at `label_azimuth`, and each
/// radial line one at its end. On error, points that were written are NaN, records zero. Since 0.1.
///
/// Time grows with the radii times the vertices.
///
/// ```c
/// gn_point center = {48.8583, 2.2945}, vertices[200];
/// const double radii[] = {500, 1000, 2000};
/// gn_ring_line lines[3];
/// gn_ring_set(&center, radii, 3, NULL, vertices, 200, NULL, lines, 3, NULL);
/// ```
@_cdecl("gn_ring_set")  // One level: calls gridnorth_geodesic_ends.
public func gn_ring_set(
  _ center: UnsafePointer<gn_point>?, _ radii: UnsafePointer<Double>?, _ radiusCount: Int,
  _ options: UnsafePointer<gn_shape_options>?, _ vertices: UnsafeMutablePointer<gn_point>?, _ vertexCapacity: Int,
  _ verticesNeeded: UnsafeMutablePointer<Int>?, _ lines: UnsafeMutablePointer<gn_ring_line>?, _ lineCapacity: Int,
  _ linesNeeded: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(verticesNeeded, linesNeeded) { vertexTotal, lineTotal throws(gn_status) in
    try Shape.ringSet(
      center: center, radii: radii, radiusCount: radiusCount, options: options, vertices: vertices,
      vertexCapacity: vertexCapacity, verticesNeeded: &vertexTotal, lines: lines, lineCapacity: lineCapacity,
      linesNeeded: &lineTotal)
  }
}

/// Writes a circle as GeoJSON.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radius: Meters; more than 0, at most 19,970,000.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_size: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_PROPERTIES`, `GN_ERROR_CROSSINGS` for more than 256 crossings of the antimeridian;
///   for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT`, `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or
///   `GN_ERROR_DECIMALS`.
///
/// The result is a Feature with a Polygon, or with a MultiPolygon if the antimeridian cuts the circle (RFC 7946,
/// section 3.1.9). Rings are closed; the outer one runs counterclockwise, holes run clockwise, and no longitude lies
/// outside -180 ... 180. If a pole is inside, the ring runs along the edge of the map at 180 to the pole, along it, and
/// back at -180, so that every reader finds the pole inside. A circle that contains both poles and the antimeridian is
/// the whole map with a hole.
///
/// Positions have up to `decimals` digits after the point. A position equal to the one before is left out, but a
/// ring always has at least four; pieces without area are left out if there are others. `GN_VERTICES_OUTSIDE` and
/// `GN_VERTICES_INSIDE` apply to the rounded positions: the vertices are moved farther out, or in, to allow for
/// rounding and for straight lines in degrees, which may depart from the edges by the `edge_tolerance`; inward by at
/// most half of the radius.
///
/// Readers of GeoJSON draw edges as straight lines in degrees. With an `edge_tolerance`, edges have enough positions to keep those
/// lines that close to the geodesics. Without one, long edges are drawn in the wrong place, especially near a pole. For
/// `GN_VERTICES_OUTSIDE` and `GN_VERTICES_INSIDE`, an `edge_tolerance` of 0 means the `tolerance`, or, if that is 0 too, a
/// thousandth of the radius; but at least 0.7 units of the last decimal, since rounding makes a finer one useless. So these
/// placements always hold for straight lines in degrees. The call returns `GN_ERROR_RADIUS` if vertices would be more than
/// 19,970,000 m away: the `edge_tolerance` may be too large for a circle of nearly that size.
///
/// On error, `out` holds an empty text. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// ```c
/// gn_point center = {48.8583, 2.2945};
/// size_t needed;
/// gn_circle_geojson(&center, 500, NULL, "{\"name\":\"tower\"}", 16, NULL, 0, &needed);
/// ```
@_cdecl("gn_circle_geojson")  // One level: calls gridnorth_geodesic_ends.
public func gn_circle_geojson(
  _ center: UnsafePointer<gn_point>?, _ radius: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesSize: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Shape.circleGeoJSON(
      center: center, radius: radius, options: options,
      text: FeatureText(properties: properties, size: propertiesSize, into: out, capacity: capacity),
      needed: &needed)
  }
}

/// Writes an ellipse as GeoJSON.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - semi_major: Meters; more than 0, at most 19,970,000.
///   - semi_minor: Meters, in the same range; either may be the larger one.
///   - rotation: Azimuth of the first semi-axis; degrees, any finite value.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_size: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_PROPERTIES`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT`,
///   `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`. `GN_ERROR_PLACEMENT` also for any placement
///   other than `GN_VERTICES_ON`.
///
/// The result is written as gn_circle_geojson() writes a circle. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// ```c
/// gn_point center = {48.8583, 2.2945};
/// size_t needed;
/// gn_ellipse_geojson(&center, 800, 300, 30, NULL, NULL, 0, NULL, 0, &needed);
/// ```
@_cdecl("gn_ellipse_geojson")  // One level: calls gridnorth_geodesic_ends.
public func gn_ellipse_geojson(
  _ center: UnsafePointer<gn_point>?, _ semiMajor: Double, _ semiMinor: Double, _ rotation: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesSize: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Shape.ellipseGeoJSON(
      center: center, semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation, options: options,
      text: FeatureText(properties: properties, size: propertiesSize, into: out, capacity: capacity),
      needed: &needed)
  }
}

/// Writes a wedge as GeoJSON.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - inner_radius: Meters; 0 for a sector with its point at the center.
///   - outer_radius: Meters; more than the inner one, at most 19,970,000.
///   - azimuth: Degrees, any finite value: of the middle, or of the side where the wedge starts, as `azimuth_is` says.
///   - width: Degrees, clockwise, 0 ... 360.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_size: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_WIDTH`, `GN_ERROR_PROPERTIES`; for the options: `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_PLACEMENT`, `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`. `GN_ERROR_RADIUS` also if
///   the inner radius is negative or not smaller than the outer; `GN_ERROR_VERTICES` also if a placement would make the
///   edges of both arcs cross, as can happen with few vertices when the radii hardly differ.
///
/// The result is written as gn_circle_geojson() writes a circle; a whole turn between two circles is a Polygon with a
/// hole. A width of 0 gives a Polygon without coordinates. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// ```c
/// gn_point center = {48.8583, 2.2945};
/// size_t needed;
/// gn_wedge_geojson(&center, 0, 500, 45, 90, NULL, NULL, 0, NULL, 0, &needed);
/// ```
@_cdecl("gn_wedge_geojson")  // One level: calls gridnorth_geodesic_ends.
public func gn_wedge_geojson(
  _ center: UnsafePointer<gn_point>?, _ innerRadius: Double, _ outerRadius: Double, _ azimuth: Double,
  _ width: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesSize: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Shape.wedgeGeoJSON(
      center: center, innerRadius: innerRadius, outerRadius: outerRadius, azimuth: azimuth, width: width,
      options: options,
      text: FeatureText(properties: properties, size: propertiesSize, into: out, capacity: capacity),
      needed: &needed)
  }
}

/// Writes an arc as GeoJSON.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radius: Meters; more than 0, at most 19,970,000.
///   - azimuth: Degrees, any finite value: of the middle, or of the side where the arc starts, as `azimuth_is` says.
///   - width: Degrees, clockwise, 0 ... 360.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_size: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_WIDTH`, `GN_ERROR_PROPERTIES`; for the options: `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_PLACEMENT`, `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`. `GN_ERROR_PLACEMENT` also
///   for any placement other than `GN_VERTICES_ON`.
///
/// The result is a Feature with a LineString, or with a MultiLineString if the arc crosses the antimeridian. A width of
/// 0 gives a LineString without coordinates. Since 0.1.
///
/// Time grows with the vertices, which are computed two to six times, and with the bytes of the properties. Slowest
/// input known: a small tolerance for edges halfway around the earth.
///
/// ```c
/// gn_point center = {48.8583, 2.2945};
/// size_t needed;
/// gn_arc_geojson(&center, 500, 45, 90, NULL, NULL, 0, NULL, 0, &needed);
/// ```
@_cdecl("gn_arc_geojson")  // One level: calls gridnorth_geodesic_ends.
public func gn_arc_geojson(
  _ center: UnsafePointer<gn_point>?, _ radius: Double, _ azimuth: Double, _ width: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesSize: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Shape.arcGeoJSON(
      center: center, radius: radius, azimuth: azimuth, width: width, options: options,
      text: FeatureText(properties: properties, size: propertiesSize, into: out, capacity: capacity),
      needed: &needed)
  }
}

/// Writes several circles around one position, radial lines and labels as GeoJSON.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radii: Meters; each more than 0, at most 19,970,000; in any order.
///   - radius_count: 1 and more.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_size: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RADIUS`, `GN_ERROR_COUNT` without radii, `GN_ERROR_PROPERTIES`; for the options:
///   `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_PLACEMENT`, `GN_ERROR_VERTICES`, `GN_ERROR_TOLERANCE` or `GN_ERROR_DECIMALS`.
///
/// The result is a FeatureCollection: the rings, as gn_circle_geojson() writes them, with the properties `kind`
/// ("ring") and `radius`; radial lines as LineStrings with `kind` ("radial") and `azimuth`, in [0, 360); then a Point
/// for the label of each, with `kind` ("label") and `radius` or `azimuth`. The caller's properties come first in each
/// feature. Since 0.1.
///
/// Time grows with the radii times the vertices, and with the radii and radials times the bytes of the properties.
/// Slowest input known: 3600 radials with long properties.
///
/// ```c
/// gn_point center = {48.8583, 2.2945};
/// const double radii[] = {500, 1000, 2000};
/// size_t needed;
/// gn_ring_set_geojson(&center, radii, 3, NULL, NULL, 0, NULL, 0, &needed);
/// ```
@_cdecl("gn_ring_set_geojson")  // One level: calls gridnorth_geodesic_ends.
public func gn_ring_set_geojson(
  _ center: UnsafePointer<gn_point>?, _ radii: UnsafePointer<Double>?, _ radiusCount: Int,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesSize: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Shape.ringSetGeoJSON(
      center: center, radii: radii, radiusCount: radiusCount, options: options,
      text: FeatureText(properties: properties, size: propertiesSize, into: out, capacity: capacity),
      needed: &needed)
  }
}
