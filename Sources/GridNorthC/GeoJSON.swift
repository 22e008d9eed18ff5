// SECTION 50: Documents: Routes and polygons as GeoJSON
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

// SUBJECT route
/// Fills in the default options of routes and polygons as GeoJSON.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Change the fields you need, then pass the struct on. A null pointer in place of options means these defaults. Since
/// 0.2.
///
/// ```c
/// gn_geojson_options options;
/// gn_geojson_options_init(&options);
/// options.edge_tolerance = 10;
/// ```
@_cdecl("gn_geojson_options_init")
public func gn_geojson_options_init(_ options: UnsafeMutablePointer<gn_geojson_options>?) -> gn_status {
  write(to: options) { GeoJSON.defaults }
}

/// Writes a route as GeoJSON.
///
/// - Parameters:
///   - points: The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
///   - count: Points; 2 and more.
///   - options: Decimals and edge tolerance; null for the defaults.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_size: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_COUNT`, `GN_ERROR_PROPERTIES`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_DECIMALS` or
///   `GN_ERROR_TOLERANCE`.
///
/// The result is a Feature with a LineString, or with a MultiLineString if the route crosses the antimeridian (RFC
/// 7946, section 3.1.9) or crosses a pole to another meridian. The crossing lies on the geodesic between its neighbors.
/// Positions are rounded to `decimals`; a position equal to the one before is left out, but there are always at least
/// two. gn_circle_geojson() explains `edge_tolerance`.
///
/// On error, `out` holds an empty text. Since 0.1.
///
/// Time grows with the vertices of the result, which are computed two to six times, and with the bytes of the
/// properties. Slowest input known: an edge halfway around the earth and a tolerance of 1 µm.
///
/// ```c
/// gn_point route[] = {{0, 179}, {0, -179}};
/// size_t needed;
/// gn_route_geojson(route, 2, NULL, NULL, 0, NULL, 0, &needed);   // cut at the antimeridian
/// ```
@_cdecl("gn_route_geojson")  // One level: most of it is text.
public func gn_route_geojson(
  _ points: UnsafePointer<gn_point>?, _ count: Int,
  _ options: UnsafePointer<gn_geojson_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesSize: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Route.geojson(
      try Points(points, count: count), options: options,
      text: FeatureText(properties: properties, size: propertiesSize, into: out, capacity: capacity),
      needed: &needed)
  }
}

/// Writes a polygon as GeoJSON.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other; latitudes -90 ... 90 degrees, longitudes any finite
///     value.
///   - point_count: Points.
///   - rings: The number of points of each ring, first the outer one, then holes; may be null if `ring_count` is 0.
///   - ring_count: 0 if all points are one ring.
///   - options: Decimals and edge tolerance; null for the defaults.
///   - properties: The properties of the feature: a JSON object, UTF-8, at most 64 levels deep; null for none.
///   - properties_size: Bytes at `properties`; 0 if that is null.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RINGS`, `GN_ERROR_COUNT` for a ring of fewer than three points, `GN_ERROR_CROSSINGS` for more than 256
///   crossings of the antimeridian, `GN_ERROR_WORK` for very many holes in an outline that the antimeridian cuts,
///   `GN_ERROR_PROPERTIES`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_DECIMALS` or `GN_ERROR_TOLERANCE`.
///
/// The result is a Feature with a Polygon or a MultiPolygon, written as gn_circle_geojson() writes a circle. The inside
/// of a ring is the smaller of the two parts of the earth, whichever way the ring runs; rings are written in the
/// direction that RFC 7946 requires. Holes are cut like the outer ring, and belong to the piece that contains them. A
/// point at a pole becomes two positions, with the longitudes of its neighbors.
///
/// On error, `out` holds an empty text. Since 0.1.
///
/// Time grows with the points, or with the holes times the points if the antimeridian cuts the outer ring. Slowest
/// input known: thousands of holes beside the antimeridian; too many are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point field[] = {{60, 0}, {60, 10}, {61, 5}};
/// size_t needed;
/// gn_polygon_geojson(field, 3, NULL, 0, NULL, NULL, 0, NULL, 0, &needed);
/// ```
@_cdecl("gn_polygon_geojson")  // One level: most of it is text.
public func gn_polygon_geojson(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ options: UnsafePointer<gn_geojson_options>?, _ properties: UnsafePointer<CChar>?, _ propertiesSize: Int,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Polygon(try Points(points, count: pointCount), rings: rings, ringCount: ringCount).geojson(
      options: options,
      text: FeatureText(properties: properties, size: propertiesSize, into: out, capacity: capacity),
      needed: &needed)
  }
}
