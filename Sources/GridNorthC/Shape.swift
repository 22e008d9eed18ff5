// SECTION 90: Shapes
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Fills in the default options of shapes.
///
/// - Parameters:
///   - options: Receives the defaults; its `size` field too.
/// - Returns: `GN_OK` or `GN_NULL`.
///
/// Change what you want changed, and hand it on. A null pointer in place of options means these defaults. Since 0.1.
@_cdecl("gn_shape_options_init")
public func gn_shape_options_init(_ options: UnsafeMutablePointer<gn_shape_options>?) -> gn_status {
  write(to: options) { Shape.defaults }
}

/// Gives a circle: all that lies within a geodesic distance of a position.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - radius: Metres; more than 0, at most 19,970,000.
///   - options: Null for the defaults.
///   - out: Receives the closed ring; may be null if `capacity` is 0.
///   - capacity: Points that `out` has room for; 0 asks for the number, `vertices` + 1 suffice without a tolerance.
///   - length: Receives the number of points, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, `GN_RADIUS`, or what is wrong
///   with the options: `GN_OPTIONS_SIZE`, `GN_PLACEMENT` (a field without such a value), `GN_VERTICES` (also more than
///   1,000,000 for a tolerance; or more than 3600 radial lines), `GN_TOLERANCE` (not 0, and not 0.000001 ...
///   1,000,000), `GN_NOT_FINITE`, `GN_DECIMALS`.
///
/// The ring runs counter-clockwise, seen from above, from the north; its last point is its first. Vertex i of n lies at the
/// azimuth -360 i/n, at the radius: to 15 nm, by the geodesic of the ellipsoid. From a pole an azimuth is counted from the
/// meridian of the centre's longitude, as gn_geodesic_direct() counts it.
///
/// The circle may hold a pole, or more than a hemisphere: what is inside lies to the left. Given to gn_polygon_measure() and its
/// sisters, though, such a ring holds the smaller part of the earth, like any other ring.
///
/// The edges of the polygon are geodesics. Up to a quarter of the earth they run inside of the circle, beyond it outside.
/// `GN_VERTICES_OUTSIDE` moves the vertices, all of them equally, just so far that no edge lies nearer to the centre
/// than the radius: to be sure, some 0.1 micrometres farther. `GN_VERTICES_INSIDE` is the same the other way round.
/// `GN_VERTICES_EQUAL_AREA` gives the polygon the area of the circle, to a fraction of 10^-9.
///
/// With a `tolerance` no place of an edge is farther from the circle, and the number of vertices is at most 2 % larger
/// than it must be.
///
/// Beyond 19,970,000 m, half of the smallest circle that bends as the earth does, geodesics in different directions meet and
/// a circle is no longer a simple curve. `GN_RADIUS` also if vertices would have to stand beyond, outside of a circle of nearly
/// that size. Unless the answer is `GN_OK`, points that were written are NaN. Since 0.1.
@_cdecl("gn_circle")
public func gn_circle(
  _ center: UnsafePointer<gn_point>?, _ radius: Double, _ options: UnsafePointer<gn_shape_options>?,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(length) { total throws(gn_status) in
    try Shape.circle(
      center: center, radius: radius, options: options, into: out, capacity: capacity, length: &total)
  }
}

/// Gives an ellipse.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - semi_major: Metres; more than 0, at most 19,970,000.
///   - semi_minor: Metres, of the same range; either may be the larger one.
///   - rotation: Azimuth of the first semi-axis; degrees, any finite value.
///   - options: Null for the defaults. The only placement is `GN_VERTICES_ON`.
///   - out: As for gn_circle().
///   - capacity: As for gn_circle().
///   - length: As for gn_circle().
/// - Returns: As gn_circle(); `GN_PLACEMENT` also for any placement but `GN_VERTICES_ON`.
///
/// In the direction t from its first axis the ellipse with the semi-axes a and b lies at the geodesic distance
/// a b/sqrt((b cos t)^2 + (a sin t)^2). Its vertices are spaced evenly by their eccentric anomaly, so they stand closer where it
/// bends more. The ring is closed and runs counter-clockwise from the end of the first axis. Since 0.1.
@_cdecl("gn_ellipse")
public func gn_ellipse(
  _ center: UnsafePointer<gn_point>?, _ semiMajor: Double, _ semiMinor: Double, _ rotation: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(length) { total throws(gn_status) in
    try Shape.ellipse(
      center: center, semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation, options: options, into: out,
      capacity: capacity, length: &total)
  }
}

/// Gives a wedge: the sector of a circle, or of the ring between two circles.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - inner_radius: Metres; 0 for a sector with its point at the centre.
///   - outer_radius: Metres; more than the inner one, at most 19,970,000.
///   - azimuth: Degrees, any finite value: of the middle, or as `azimuth_is` says of the side where the wedge starts.
///   - width: Degrees, clockwise, 0 ... 360.
///   - options: Null for the defaults.
///   - out: As for gn_circle().
///   - capacity: As for gn_circle().
///   - length: As for gn_circle().
/// - Returns: As gn_circle(); also `GN_WIDTH`, `GN_RADIUS` for an inner radius that is negative or not smaller, and
///   `GN_VERTICES` if a placement would make the edges of both arcs cross, as few of them may when the radii hardly differ.
///
/// A closed ring, counter-clockwise: of a sector the centre, the arc back from its second side to the first, the centre; of a
/// ring's part the outer arc from the second side to the first, then the inner arc. The sides are geodesics, and the vertices at
/// their ends are computed with their exact azimuths. Each arc has its share of the vertices of a whole turn, rounded
/// up, and its placement: the polygon holds the wedge, lies in it or has its area.
///
/// The width 0 has no points: `GN_OK` and the length 0. The width 360 is the circle, its first vertex at the azimuth where it
/// starts; between two circles the outer ring, then the inner one clockwise, both closed. Since 0.1.
@_cdecl("gn_wedge")
public func gn_wedge(
  _ center: UnsafePointer<gn_point>?, _ innerRadius: Double, _ outerRadius: Double, _ azimuth: Double,
  _ width: Double, _ options: UnsafePointer<gn_shape_options>?, _ out: UnsafeMutablePointer<gn_point>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(length) { total throws(gn_status) in
    try Shape.wedge(
      center: center, innerRadius: innerRadius, outerRadius: outerRadius, azimuth: azimuth, width: width,
      options: options, into: out, capacity: capacity, length: &total)
  }
}

/// Gives a part of a circle as an open line.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - radius: As for gn_circle().
///   - azimuth: As for gn_wedge().
///   - width: As for gn_wedge().
///   - options: Null for the defaults. The only placement is `GN_VERTICES_ON`.
///   - out: Receives the points, clockwise from where the arc starts; may be null if `capacity` is 0.
///   - capacity: As for gn_circle().
///   - length: As for gn_circle().
/// - Returns: As gn_circle(); also `GN_WIDTH`, and `GN_PLACEMENT` for any placement but `GN_VERTICES_ON`.
///
/// First and last point have the exact azimuths. The width 0 has no points; of the width 360 the last point is the first.
/// Since 0.1.
@_cdecl("gn_arc")
public func gn_arc(
  _ center: UnsafePointer<gn_point>?, _ radius: Double, _ azimuth: Double, _ width: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(length) { total throws(gn_status) in
    try Shape.arc(
      center: center, radius: radius, azimuth: azimuth, width: width, options: options, into: out,
      capacity: capacity, length: &total)
  }
}

/// Gives several circles around one position, and radial lines if the options say so.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - radii: Metres; each more than 0, at most 19,970,000; in any order.
///   - radius_count: 1 and more.
///   - options: Null for the defaults.
///   - vertices: Receives the points of all lines, one line after the other; may be null if its capacity is 0.
///   - vertex_capacity: Points that `vertices` has room for.
///   - vertex_count: Receives how many there are, also when one of the arrays is too small; otherwise 0; may be null.
///   - lines: Receives a record for each line; may be null if its capacity is 0.
///   - line_capacity: Records that `lines` has room for.
///   - line_count: Receives how many there are, also when one of the arrays is too small; otherwise 0; may be null.
/// - Returns: As gn_circle(); also `GN_COUNT` without radii.
///
/// The rings as gn_circle() gives them, in the order of the radii; then the radial lines, two points each, from the centre to
/// the largest radius. Labels have a place on each ring, at `label_azimuth`, and at the end of each radial line.
/// Unless the answer is `GN_OK`, points that were written are NaN, records zero. Since 0.1.
@_cdecl("gn_ring_set")
public func gn_ring_set(
  _ center: UnsafePointer<gn_point>?, _ radii: UnsafePointer<Double>?, _ radiusCount: Int,
  _ options: UnsafePointer<gn_shape_options>?, _ vertices: UnsafeMutablePointer<gn_point>?, _ vertexCapacity: Int,
  _ vertexCount: UnsafeMutablePointer<Int>?, _ lines: UnsafeMutablePointer<gn_ring_line>?, _ lineCapacity: Int,
  _ lineCount: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(vertexCount, lineCount) { vertexTotal, lineTotal throws(gn_status) in
    try Shape.ringSet(
      center: center, radii: radii, radiusCount: radiusCount, options: options, vertices: vertices,
      vertexCapacity: vertexCapacity, vertexCount: &vertexTotal, lines: lines, lineCapacity: lineCapacity,
      lineCount: &lineTotal)
  }
}

/// Writes a circle as GeoJSON.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - radius: As for gn_circle().
///   - options: Null for the defaults.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_length: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: As gn_circle(); also `GN_PROPERTIES`, and `GN_CROSSINGS` for more than 256 crossings of the antimeridian.
///
/// A Feature with a Polygon; a MultiPolygon if the antimeridian cuts the circle (RFC 7946, section 3.1.9). Rings are closed,
/// the outer one runs counter-clockwise, holes clockwise, and no longitude lies outside -180 ... 180. Where a pole lies inside, the
/// ring goes along the edge of the map at 180, along the pole, and back at -180, so that the pole is inside for every reader. A
/// circle that holds both poles and the antimeridian is the whole map with a hole.
///
/// Positions have `decimals` decimals, without zeros at the end; those that are equal to the one before are left out, but a ring
/// has four in any case, and pieces without an area are left out if there are others. `GN_VERTICES_OUTSIDE` and
/// `GN_VERTICES_INSIDE` hold for the rounded positions: the vertices stand as much farther out, or in, as rounding may move them,
/// and as straight lines in degrees may depart from the edges by the `edge_tolerance`; but inside by half of the radius at most.
///
/// Readers of GeoJSON draw edges as straight lines in degrees. With an `edge_tolerance` edges have as many positions as keep
/// those lines that near to the geodesics; without one, long edges, near a pole above all, are drawn elsewhere. For
/// `GN_VERTICES_OUTSIDE` and `GN_VERTICES_INSIDE` an `edge_tolerance` of 0 stands for the `tolerance`, or for a thousandth of
/// the radius if that is 0 too: they hold for straight lines in degrees in any case. `GN_RADIUS` if vertices would have to
/// stand more than 19,970,000 m away: the `edge_tolerance` may be too much for a circle of nearly that size.
///
/// Unless the answer is `GN_OK`, `out` holds the empty text. Since 0.1.
@_cdecl("gn_circle_geojson")
public func gn_circle_geojson(
  _ center: UnsafePointer<gn_point>?, _ radius: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesLength: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Shape.circleGeoJSON(
      center: center, radius: radius, options: options,
      text: FeatureText(properties: properties, length: propertiesLength, into: out, capacity: capacity),
      length: &length)
  }
}

/// Writes an ellipse as GeoJSON.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - semi_major: As for gn_ellipse().
///   - semi_minor: As for gn_ellipse().
///   - rotation: As for gn_ellipse().
///   - options: Null for the defaults.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_length: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: As gn_ellipse(); also `GN_PROPERTIES`.
///
/// As gn_circle_geojson() writes a circle. Since 0.1.
@_cdecl("gn_ellipse_geojson")
public func gn_ellipse_geojson(
  _ center: UnsafePointer<gn_point>?, _ semiMajor: Double, _ semiMinor: Double, _ rotation: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesLength: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Shape.ellipseGeoJSON(
      center: center, semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation, options: options,
      text: FeatureText(properties: properties, length: propertiesLength, into: out, capacity: capacity),
      length: &length)
  }
}

/// Writes a wedge as GeoJSON.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - inner_radius: As for gn_wedge().
///   - outer_radius: As for gn_wedge().
///   - azimuth: As for gn_wedge().
///   - width: As for gn_wedge().
///   - options: Null for the defaults.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_length: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: As gn_wedge(); also `GN_PROPERTIES`.
///
/// As gn_circle_geojson() writes a circle; a whole turn between two circles is a Polygon with a hole. The width 0 gives a Polygon
/// without coordinates. Since 0.1.
@_cdecl("gn_wedge_geojson")
public func gn_wedge_geojson(
  _ center: UnsafePointer<gn_point>?, _ innerRadius: Double, _ outerRadius: Double, _ azimuth: Double,
  _ width: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesLength: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Shape.wedgeGeoJSON(
      center: center, innerRadius: innerRadius, outerRadius: outerRadius, azimuth: azimuth, width: width,
      options: options,
      text: FeatureText(properties: properties, length: propertiesLength, into: out, capacity: capacity),
      length: &length)
  }
}

/// Writes an arc as GeoJSON.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - radius: As for gn_circle().
///   - azimuth: As for gn_wedge().
///   - width: As for gn_wedge().
///   - options: Null for the defaults.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_length: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: As gn_arc(); also `GN_PROPERTIES`.
///
/// A Feature with a LineString; a MultiLineString where the arc crosses the antimeridian. The width 0 gives a LineString without
/// coordinates. Since 0.1.
@_cdecl("gn_arc_geojson")
public func gn_arc_geojson(
  _ center: UnsafePointer<gn_point>?, _ radius: Double, _ azimuth: Double, _ width: Double,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesLength: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Shape.arcGeoJSON(
      center: center, radius: radius, azimuth: azimuth, width: width, options: options,
      text: FeatureText(properties: properties, length: propertiesLength, into: out, capacity: capacity),
      length: &length)
  }
}

/// Writes several circles around one position, radial lines and labels as GeoJSON.
///
/// - Parameters:
///   - center: As for gn_circle().
///   - radii: As for gn_ring_set().
///   - radius_count: As for gn_ring_set().
///   - options: Null for the defaults.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_length: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: As gn_ring_set(); also `GN_PROPERTIES`.
///
/// A FeatureCollection: the rings, as gn_circle_geojson() writes them, with the properties `kind` ("ring") and `radius`; radial
/// lines as LineStrings with `kind` ("radial") and `azimuth`, in [0, 360); then a Point for the label of each, with `kind`
/// ("label") and `radius` or `azimuth`. The caller's properties come first in each feature. Since 0.1.
@_cdecl("gn_ring_set_geojson")
public func gn_ring_set_geojson(
  _ center: UnsafePointer<gn_point>?, _ radii: UnsafePointer<Double>?, _ radiusCount: Int,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesLength: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Shape.ringSetGeoJSON(
      center: center, radii: radii, radiusCount: radiusCount, options: options,
      text: FeatureText(properties: properties, length: propertiesLength, into: out, capacity: capacity),
      length: &length)
  }
}
