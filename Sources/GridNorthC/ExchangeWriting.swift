// SECTION 52.5: Documents: GPX, KML, GeoJSON and Cursor on Target
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Writes features as GPX 1.1.
///
/// - Parameters:
///   - features: The features, as a reader left them or as you made them. May be null if `feature_count` is 0.
///   - feature_count: Features.
///   - vertices: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
///     May be null if `vertex_count` is 0.
///   - vertex_count: Vertices.
///   - texts: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other. May
///     be null if `texts_size` is 0.
///   - options: Decimals and tolerance; null for the defaults.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - report: Receives how many features were skipped, and why the first was; may be null.
/// - Returns: `GN_OK`; `GN_PARTIAL` if features were skipped; `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_COUNT` for
///   counts that no memory has; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_DECIMALS`, `GN_ERROR_TOLERANCE` or
///   `GN_ERROR_TIME`.
///
/// A point is a wpt; lines are a rte with `GN_FEATURE_FLAG_ROUTE`, else a trk, of which lines of the same object in a row are the
/// segments, if their texts and times are the same too. GPX has no areas: rings, circles, ellipses, sectors and boxes are tracks
/// that end where they begin; circles, ellipses and sectors as polygons that depart from them by no more than the tolerance. A
/// range and bearing is a rte with its two ends, without altitudes. A turned box keeps right angles where its middle is. Longitudes
/// are less than 180: GPX has -180 for it.
///
/// A feature is skipped if its kind is unknown, a hole has no area or a number that its kind needs is absent (`GN_ERROR_FEATURE`),
/// if it leads out of the arrays or the text (`GN_ERROR_SPAN`), has not as many vertices as its kind (`GN_ERROR_COUNT`), a number
/// that is none (`GN_ERROR_NOT_FINITE`) or out of range (`GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`, `GN_ERROR_RADIUS`,
/// `GN_ERROR_WIDTH`, `GN_ERROR_VERTICES`, `GN_ERROR_YEAR`, `GN_ERROR_SPEED`, `GN_ERROR_NORTH`), or a text that XML cannot hold
/// (`GN_ERROR_XML_ENCODING`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML`, `GN_ERROR_JSON`, `GN_ERROR_TEXT_INCOMPLETE`); an area with
/// its holes, each of which is counted. Numbers are rounded to the decimals of the options, half to even; reading gives them back
/// to half of the last. On error, `out` holds an empty text. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// gn_circle(). Slowest input known: circles with a small tolerance.
///
/// ```c
/// gn_vertex vertex = {{46.5, 8}, 2430, NAN};
/// gn_feature feature;
/// gn_feature_init(&feature);
/// feature.kind = GN_FEATURE_POINT;
/// feature.count = 1;
/// feature.name.size = 5;
/// size_t needed;
/// gn_gpx_write(&feature, 1, &vertex, 1, "Furka", 5, NULL, NULL, 0, &needed, NULL);
/// ```
@_cdecl("gn_gpx_write")  // One level: most of it is text.
public func gn_gpx_write(
  _ features: UnsafePointer<gn_feature>?, _ featureCount: Int, _ vertices: UnsafePointer<gn_vertex>?,
  _ vertexCount: Int,
  _ texts: UnsafePointer<CChar>?, _ textsSize: Int, _ options: UnsafePointer<gn_exchange_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let source = ExchangeSource(features, featureCount, vertices, vertexCount, texts, textsSize)
  return writeDocument(source, options, out, capacity, needed, report, GPX.write)
}

/// Writes features as KML 2.2.
///
/// - Parameters:
///   - features: The features, as a reader left them or as you made them. May be null if `feature_count` is 0.
///   - feature_count: Features.
///   - vertices: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
///     May be null if `vertex_count` is 0.
///   - vertex_count: Vertices.
///   - texts: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other. May
///     be null if `texts_size` is 0.
///   - options: Decimals and tolerance; null for the defaults.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - report: Receives how many features were skipped, and why the first was; may be null.
/// - Returns: As gn_gpx_write().
///
/// Features of one object in a row, with the same texts and times, are a Placemark, with a MultiGeometry if there are several.
/// A uid is its id if it is a name of XML in ASCII, else data named uid. A line whose vertices all have times is a gx:Track;
/// areas have their holes; a box is a GroundOverlay; circles, ellipses and sectors are Polygons that depart from them by no
/// more than the tolerance; a range and bearing is a LineString with its two ends. Altitudes are absolute if no vertex of the
/// line or the outer ring is without one (a viewer would put it at 0), or if those that are there are all 0. A circle, an
/// ellipse or a sector that is smaller than the last decimal is skipped (`GN_ERROR_RADIUS`), and so is an area with fewer than
/// three places (`GN_ERROR_COUNT`); a hole of a sector that is so small is left out. gn_gpx_write() tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// gn_circle(). Slowest input known: circles with a small tolerance.
///
/// ```c
/// gn_vertex field[] = {{{60, 0}, NAN, NAN}, {{60, 10}, NAN, NAN}, {{61, 5}, NAN, NAN}};
/// gn_feature area;
/// gn_feature_init(&area);
/// area.kind = GN_FEATURE_AREA;
/// area.count = 3;
/// size_t needed;
/// gn_kml_write(&area, 1, field, 3, NULL, 0, NULL, NULL, 0, &needed, NULL);
/// ```
@_cdecl("gn_kml_write")  // One level: most of it is text.
public func gn_kml_write(
  _ features: UnsafePointer<gn_feature>?, _ featureCount: Int, _ vertices: UnsafePointer<gn_vertex>?,
  _ vertexCount: Int,
  _ texts: UnsafePointer<CChar>?, _ textsSize: Int, _ options: UnsafePointer<gn_exchange_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let source = ExchangeSource(features, featureCount, vertices, vertexCount, texts, textsSize)
  return writeDocument(source, options, out, capacity, needed, report, KML.write)
}

/// Writes features as Cursor on Target events, one after the other, a line each.
///
/// - Parameters:
///   - features: The features, as a reader left them or as you made them. May be null if `feature_count` is 0.
///   - feature_count: Features.
///   - vertices: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
///     May be null if `vertex_count` is 0.
///   - vertex_count: Vertices.
///   - texts: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other. May
///     be null if `texts_size` is 0.
///   - options: Decimals, tolerance and times; null for the defaults.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - report: Receives how many features were skipped, and why the first was; may be null.
/// - Returns: As gn_gpx_write().
///
/// Each feature is an event of its own; only circles around one position, of one object in a row, share one, and a sector joins
/// the point beside it. With a uid, points, circles, ellipses, sectors and polylines of the same object do. Its type, if it has
/// none: point b-m-p-s-m, line u-d-f, route b-m-r, area u-d-f, circle u-d-c-c, ellipse u-d-c-e, box u-d-r, range and bearing
/// u-rb-a, sector b-m-p-s-p-loc. Without a uid, it has the type, a period and its number. Without a time, it has that of the
/// options; without a start, its time; without a stale time, `stale_after`; without how, h-e. Circles of more than one,
/// ellipses and boxes hold whatever they are made of, sectors with an inner radius lose it. In the types of circles, an ellipse
/// whose axes are written as equal has their mean for a radius. A line that ends where it begins comes back as an area. Events
/// have no holes: they are skipped (`GN_ERROR_FEATURE`), as are altitudes, errors and speeds that mean unknown, from 9999999
/// on, and radii that are written as 0 (`GN_ERROR_RADIUS`). Without any time, an event is skipped with `GN_ERROR_DATE`.
/// gn_gpx_write() tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// gn_circle(). Slowest input known: circles with a small tolerance.
///
/// ```c
/// gn_vertex vertex = {{46.5, 8}, 2430, NAN};
/// gn_feature feature;
/// gn_feature_init(&feature);
/// feature.kind = GN_FEATURE_CIRCLE;
/// feature.count = 1;
/// feature.radius = 500;
/// feature.time = 1795335425;
/// size_t needed;
/// gn_cot_write(&feature, 1, &vertex, 1, NULL, 0, NULL, NULL, 0, &needed, NULL);
/// ```
@_cdecl("gn_cot_write")  // One level: most of it is text.
public func gn_cot_write(
  _ features: UnsafePointer<gn_feature>?, _ featureCount: Int, _ vertices: UnsafePointer<gn_vertex>?,
  _ vertexCount: Int,
  _ texts: UnsafePointer<CChar>?, _ textsSize: Int, _ options: UnsafePointer<gn_exchange_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let source = ExchangeSource(features, featureCount, vertices, vertexCount, texts, textsSize)
  return writeDocument(source, options, out, capacity, needed, report, CoT.write)
}

/// Writes features as a GeoJSON FeatureCollection.
///
/// - Parameters:
///   - features: The features, as a reader left them or as you made them. May be null if `feature_count` is 0.
///   - feature_count: Features.
///   - vertices: The vertices that they lead to. Latitudes -90 ... 90 degrees; longitudes any finite value, written in -180 ... 180.
///     May be null if `vertex_count` is 0.
///   - vertex_count: Vertices.
///   - texts: The text that their spans lead to, UTF-8: that of the document that was read, or names one after the other. May
///     be null if `texts_size` is 0.
///   - options: Decimals and tolerance; null for the defaults.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - report: Receives how many features were skipped, and why the first was; may be null.
/// - Returns: As gn_gpx_write().
///
/// Each feature is a Feature, an area with its holes; circles, ellipses, sectors and boxes are Polygons that depart from them by no
/// more than the tolerance. Properties are the kind, the object, and of name, uid, type, how, times and numbers those that are
/// there; times as in gn_time_format(). Positions have an altitude as third number if they have one; the times of vertices are a
/// property coordTimes. Geometries that cross the antimeridian are cut (RFC 7946, section 3.1.9), lines with an altitude at the
/// cut, areas without. An area that crosses it more than 256 times is skipped (`GN_ERROR_CROSSINGS`), and so is one whose holes,
/// with those of the areas before it, would take too long (`GN_ERROR_WORK`). A circle, an ellipse or a sector that is smaller than
/// the last decimal is skipped (`GN_ERROR_RADIUS`), and so is a box or an area whose ring has fewer than three places as it is
/// written (`GN_ERROR_COUNT`); a hole of a sector that is so small is left out. gn_gpx_write() tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, with the vertices of circles as in gn_circle(),
/// and with the holes times the vertices of areas that the antimeridian cuts. Slowest input known: circles with a small
/// tolerance; areas with too many such holes are skipped with `GN_ERROR_WORK`.
///
/// ```c
/// gn_vertex line[] = {{{0, 179}, 10, NAN}, {{0, -179}, 20, NAN}};
/// gn_feature feature;
/// gn_feature_init(&feature);
/// feature.kind = GN_FEATURE_LINE;
/// feature.count = 2;
/// size_t needed;
/// gn_features_geojson(&feature, 1, line, 2, NULL, 0, NULL, NULL, 0, &needed, NULL);
/// ```
@_cdecl("gn_features_geojson")  // One level: most of it is text.
public func gn_features_geojson(
  _ features: UnsafePointer<gn_feature>?, _ featureCount: Int, _ vertices: UnsafePointer<gn_vertex>?,
  _ vertexCount: Int,
  _ texts: UnsafePointer<CChar>?, _ textsSize: Int, _ options: UnsafePointer<gn_exchange_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let source = ExchangeSource(features, featureCount, vertices, vertexCount, texts, textsSize)
  return writeDocument(source, options, out, capacity, needed, report, Exchange.geojson)
}

/// Runs a writer, and tells what it left out.
private func writeDocument(
  _ source: ExchangeSource, _ options: UnsafePointer<gn_exchange_options>?, _ out: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?, _ report: UnsafeMutablePointer<gn_exchange_report>?,
  _ body: (ExchangeSource, inout ExchangeSink) throws(gn_status) -> Void
) -> gn_status {
  var left = gn_exchange_report()
  let status = write(to: out, capacity, needed) { needed throws(gn_status) in
    var sink = try ExchangeSink(source, options, out, capacity: capacity)
    try body(source, &sink)
    left = sink.report
    try sink.finish(capacity: capacity, needed: &needed)
  }
  report?.pointee = left
  return status == GN_OK && left.skipped > 0 ? GN_PARTIAL : status
}
