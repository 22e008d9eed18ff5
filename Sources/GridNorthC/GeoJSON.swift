// SECTION 95: Routes and polygons as GeoJSON
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Writes a route as GeoJSON.
///
/// - Parameters:
///   - points: The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
///   - count: Points; 2 and more.
///   - options: Null for the defaults. Only `decimals` and `edge_tolerance` count.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_length: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, `GN_COUNT`, `GN_PROPERTIES`, or what is wrong
///   with the options, as for gn_circle().
///
/// A Feature with a LineString; a MultiLineString if the route crosses the antimeridian (RFC 7946, section 3.1.9), or a pole to
/// another meridian. The crossing lies on the geodesic between its neighbours. Positions are rounded to `decimals`; one that
/// is equal to the one before is left out, but there are two in any case. `edge_tolerance` as for gn_circle_geojson().
///
/// Unless the answer is `GN_OK`, `out` holds the empty text. Since 0.1.
@_cdecl("gn_route_geojson")
public func gn_route_geojson(
  _ points: UnsafePointer<gn_point>?, _ count: Int,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesLength: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Route.geojson(
      try Points(points, count: count), options: options,
      text: FeatureText(properties: properties, length: propertiesLength, into: out, capacity: capacity),
      length: &length)
  }
}

/// Writes a polygon as GeoJSON.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other; latitudes -90 ... 90 degrees, longitudes any finite value.
///   - count: Points.
///   - rings: How many points each ring has, first the outer one, then holes; may be null if `ring_count` is 0.
///   - ring_count: 0 if all points are one ring.
///   - options: Null for the defaults. Only `decimals` and `edge_tolerance` count.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_length: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; otherwise 0; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, `GN_RINGS`, `GN_COUNT` for a ring of less
///   than three points, `GN_CROSSINGS` for more than 256 crossings of the antimeridian, `GN_PROPERTIES`, or what is wrong with
///   the options, as for gn_circle().
///
/// A Feature with a Polygon or a MultiPolygon, as gn_circle_geojson() writes a circle. The inside of a ring is the smaller of the
/// two parts of the earth, whichever way the ring runs; it is turned as RFC 7946 asks. Holes are cut as the outer ring is, and
/// belong to the piece that holds them. A point at a pole becomes two positions, with the longitudes of its neighbours.
///
/// Unless the answer is `GN_OK`, `out` holds the empty text. Since 0.1.
@_cdecl("gn_polygon_geojson")
public func gn_polygon_geojson(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ options: UnsafePointer<gn_shape_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesLength: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try Polygon(try Points(points, count: count), rings: rings, ringCount: ringCount).geojson(
      options: options,
      text: FeatureText(properties: properties, length: propertiesLength, into: out, capacity: capacity),
      length: &length)
  }
}
