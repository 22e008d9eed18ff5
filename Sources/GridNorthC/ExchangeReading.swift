// SECTION 52.1: Documents: GPX, KML, GeoJSON and Cursor on Target
// SUBJECT exchange: GPX, KML, GeoJSON and Cursor on Target: read and written.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds out whether a document is GPX, KML, CoT or GeoJSON.
///
/// - Parameters:
///   - text: XML or JSON in UTF-8, with or without a byte-order mark. May be null if `text_size` is 0.
///   - format: Receives one of the `GN_EXCHANGE_` values; unchanged on error.
///   - error_offset: Receives the offset of the fault in bytes, 0 on success; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_DOCUMENT` for another root element or other JSON, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_XML`, `GN_ERROR_XML_ATTRIBUTE`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`,
///   `GN_ERROR_XML_DTD`, `GN_ERROR_XML_LIMIT`, `GN_ERROR_JSON`, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or GroundOverlay; or for CoT event or events.
/// Reads the whole first text of JSON, since members may stand in any order: GeoJSON is an object of one of its types, with the
/// features, the geometry or properties, the coordinates or the geometries of that type. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: a long comment.
///
/// ```c
/// int32_t format;
/// gn_exchange_detect("<gpx/>", 6, &format, NULL);   // GN_EXCHANGE_GPX
/// ```
@_cdecl("gn_exchange_detect")
public func gn_exchange_detect(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ format: UnsafeMutablePointer<Int32>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: format, errorOffset) { text throws(TextRefusal) in try Exchange.format(of: text) }
}

/// Reads the waypoints, routes and tracks of a GPX document.
///
/// - Parameters:
///   - text: GPX 1.0 or 1.1: XML in UTF-8, with or without a byte-order mark. May be null if `text_size` is 0.
///   - features: Receives the features; may be null if its capacity is 0.
///   - feature_capacity: Features that fit at `features`.
///   - features_needed: Receives the number of features, also when one of the arrays is too small; 0 when refused; may be null.
///   - vertices: Receives the vertices of all features, one feature after the other; may be null if its capacity is 0.
///   - vertex_capacity: Vertices that fit at `vertices`.
///   - vertices_needed: Receives the number of vertices, also when one of the arrays is too small; 0 when refused; may be null.
///   - report: Receives how many features were skipped and how many fixes dropped, why, and where; may be null.
/// - Returns: `GN_OK`; `GN_PARTIAL` if features were skipped or fixes dropped; `GN_ERROR_BUFFER_TOO_SMALL`,
///   `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_DOCUMENT` if the root is not gpx; for what is
///   not XML: `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_XML`, `GN_ERROR_XML_TAG`,
///   `GN_ERROR_XML_ATTRIBUTE`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`, `GN_ERROR_XML_DTD` or
///   `GN_ERROR_XML_LIMIT`.
///
/// A wpt is a point; a rte a line with `GN_FEATURE_FLAG_ROUTE`; each trkseg of a trk a line, of the same `object`. Vertices have
/// ele as altitude, and time. A feature has name and type, and of a wpt the time. A segment without points is no feature.
/// Extensions and everything else are passed. Elements are known by their local names, whatever their prefix and namespace.
///
/// A feature is skipped if a latitude or a longitude is missing (`GN_ERROR_FEATURE`), no number (`GN_ERROR_TEXT_NUMBER`) or out of
/// range (`GN_ERROR_LATITUDE`; longitudes beyond 180 degrees are reduced), or if an altitude (`GN_ERROR_TEXT_NUMBER`,
/// `GN_ERROR_ALTITUDE`) or a time (`GN_ERROR_DATE`) is not what it should be; an empty one is absent. Numbers are the doubles
/// nearest to their texts up to 19 digits and 19 decimals, others to 4 units of their last place.
///
/// One bad fix does not lose a track: a trkpt whose position is refused is dropped, and of one whose altitude or time is refused
/// that alone. At a latitude beyond 90, which some programs write where a recording pauses, the line ends and another begins. The
/// report counts such fixes, and the lines have `GN_FEATURE_FLAG_GAPS`.
///
/// Names and types are spans of `text`, with its entities: gn_xml_unescape(). The text is read once, in linear time, without
/// memory. XML is read as XML 1.0 demands, but for what a DTD declares; at most 64 levels, and 64 attributes in an element.
/// On error, the arrays hold features of kind 0 and vertices of NaN. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
///
/// ```c
/// const char text[] = "<gpx><wpt lat='46.5' lon='8'><name>Furka</name></wpt></gpx>";
/// gn_feature features[1];
/// gn_vertex vertices[1];
/// size_t feature_count, vertex_count;
/// gn_gpx_read(text, sizeof text - 1, features, 1, &feature_count, vertices, 1, &vertex_count, NULL);
/// ```
@_cdecl("gn_gpx_read")  // One level: text, byte by byte.
public func gn_gpx_read(
  _ text: UnsafePointer<CChar>?, _ textSize: Int,
  _ features: UnsafeMutablePointer<gn_feature>?, _ featureCapacity: Int, _ featuresNeeded: UnsafeMutablePointer<Int>?,
  _ vertices: UnsafeMutablePointer<gn_vertex>?, _ vertexCapacity: Int, _ verticesNeeded: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let arrays = ExchangeArrays(features, capacity: featureCapacity, vertices, capacity: vertexCapacity)
  return readDocument(text, textSize, into: arrays, featuresNeeded, verticesNeeded, report) {
    text, results throws(TextRefusal) in try GPX.read(text, into: &results)
  }
}

/// Reads the placemarks and overlays of a KML document.
///
/// - Parameters:
///   - text: KML 2.2: XML in UTF-8, with or without a byte-order mark. May be null if `text_size` is 0.
///   - features: Receives the features; may be null if its capacity is 0.
///   - feature_capacity: Features that fit at `features`.
///   - features_needed: Receives the number of features, also when one of the arrays is too small; 0 when refused; may be null.
///   - vertices: Receives the vertices of all features, one feature after the other; may be null if its capacity is 0.
///   - vertex_capacity: Vertices that fit at `vertices`.
///   - vertices_needed: Receives the number of vertices, also when one of the arrays is too small; 0 when refused; may be null.
///   - report: Receives how many features were skipped, why, and where; may be null.
/// - Returns: As gn_gpx_read(), with kml, Document, Folder, Placemark or GroundOverlay as the root.
///
/// Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and Polygon with its holes become
/// points, lines, areas and holes, also in a MultiGeometry; gx:Track and the tracks of a gx:MultiTrack become lines whose vertices
/// have times; LatLonBox becomes a box, gx:LatLonQuad an area. Features have the name and the id of their Placemark or
/// GroundOverlay, and the times of its TimeStamp (`time`) or TimeSpan (`start`, `stale`); without an id, the data named uid. A box
/// has the altitude of its overlay; one of 360 degrees or more goes all around, from -180 to 180. Altitudes are taken as they are,
/// whatever their mode; but where it is not absolute, a geometry whose altitudes are all 0 has none: viewers draw it on the ground.
/// Everything else is passed: styles, links, regions, models, updates.
///
/// Repetitions of the first vertex at the end of a ring are left out. Holes may come before their ring. In coordinates a comma too
/// many, a fourth number and an altitude "nan" are passed. A bad fix of a gx:Track is dropped as in gn_gpx_read().
///
/// A geometry is skipped if its coordinates are not numbers with commas between (`GN_ERROR_TEXT_NUMBER`), are out of range
/// (`GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`) or too few (`GN_ERROR_COUNT`), or if a track does not have as many times as positions
/// (`GN_ERROR_FEATURE`); a Polygon with all its holes. A placemark with a time that is none is skipped too (`GN_ERROR_DATE`).
/// gn_gpx_read() tells the rest. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
///
/// ```c
/// const char text[] = "<kml><Placemark><Point><coordinates>8,46.5</coordinates></Point></Placemark></kml>";
/// size_t feature_count, vertex_count;
/// gn_kml_read(text, sizeof text - 1, NULL, 0, &feature_count, NULL, 0, &vertex_count, NULL);   // 1 and 1
/// ```
@_cdecl("gn_kml_read")  // One level: text, byte by byte.
public func gn_kml_read(
  _ text: UnsafePointer<CChar>?, _ textSize: Int,
  _ features: UnsafeMutablePointer<gn_feature>?, _ featureCapacity: Int, _ featuresNeeded: UnsafeMutablePointer<Int>?,
  _ vertices: UnsafeMutablePointer<gn_vertex>?, _ vertexCapacity: Int, _ verticesNeeded: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let arrays = ExchangeArrays(features, capacity: featureCapacity, vertices, capacity: vertexCapacity)
  return readDocument(text, textSize, into: arrays, featuresNeeded, verticesNeeded, report) {
    text, results throws(TextRefusal) in try KML.read(text, into: &results)
  }
}

/// Reads Cursor on Target events.
///
/// - Parameters:
///   - text: CoT 2.0: one event or several, one after the other as in a stream, or within an element events. XML in UTF-8, with or
///     without a byte-order mark. May be null if `text_size` is 0.
///   - features: Receives the features; may be null if its capacity is 0.
///   - feature_capacity: Features that fit at `features`.
///   - features_needed: Receives the number of features, also when one of the arrays is too small; 0 when refused; may be null.
///   - vertices: Receives the vertices of all features, one feature after the other; may be null if its capacity is 0.
///   - vertex_capacity: Vertices that fit at `vertices`.
///   - vertices_needed: Receives the number of vertices, also when one of the arrays is too small; 0 when refused; may be null.
///   - report: Receives how many events were skipped, why, and where; may be null.
/// - Returns: As gn_gpx_read(), with event or events as the root.
///
/// Features have uid, type, how, time, start and stale of the event, the callsign as name, ce and le of its point, course and
/// speed of its track, and the altitudes and triggers of a `__geofence`. Unknown values are NaN: from 9999999 on, also courses
/// and speeds, and a negative error, course or speed. What an event becomes:
///
/// - links with points, of a route (type b-m-r) or a drawing (u-d-): a line with `GN_FEATURE_FLAG_ROUTE` or without; of u-d-r and
///   of a drawing that has its first point at its end again, and three before that, an area. A link without a point leads to
///   another event, and is passed;
/// - `shape` with ellipses: a circle for each whose axes are equal, else an ellipse. TAK clients mean radii by major and minor in
///   circles (u-d-c-c, u-r-b-c-c), and whole axes everywhere else (u-d-c-e), as the CoT schema does; angle is the azimuth of
///   the major axis;
/// - `shape` with a polyline: an area if it is closed, or does not say so, has the first point at its end again, and three points
///   before that; else a line;
/// - `sensor` with azimuth, fov and range: a sector of that width around the azimuth;
/// - u-rb-a: range, bearing from true north, inclination, and the north that the sender shows bearings by;
/// - everything whose type does not begin with u- or b-m-r: a point, before what its details are, wherever the point stands; and
///   a drawing without any.
///
/// An event is skipped if it has no type, no uid, no point or no position, or is a drawing of several lines, u-d-f-m
/// (`GN_ERROR_FEATURE`), or if a number (`GN_ERROR_TEXT_NUMBER`, `GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`, `GN_ERROR_RADIUS`,
/// `GN_ERROR_WIDTH`), a time (`GN_ERROR_DATE`) or the number of points (`GN_ERROR_COUNT`) is not what it should be. gn_gpx_read()
/// tells the rest. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: tags with many attributes: each is compared with those
/// before it, at most 64.
///
/// ```c
/// const char text[] = "<event version='2.0' uid='a' type='a-f-G' time='2026-11-22T08:17:05Z' start='2026-11-22T08:17:05Z' "
///                     "stale='2026-11-22T08:27:05Z' how='m-g'><point lat='46.5' lon='8' hae='2430' ce='9' le='9999999'/></event>";
/// size_t feature_count, vertex_count;
/// gn_cot_read(text, sizeof text - 1, NULL, 0, &feature_count, NULL, 0, &vertex_count, NULL);   // 1 and 1
/// ```
@_cdecl("gn_cot_read")  // One level: text, byte by byte.
public func gn_cot_read(
  _ text: UnsafePointer<CChar>?, _ textSize: Int,
  _ features: UnsafeMutablePointer<gn_feature>?, _ featureCapacity: Int, _ featuresNeeded: UnsafeMutablePointer<Int>?,
  _ vertices: UnsafeMutablePointer<gn_vertex>?, _ vertexCapacity: Int, _ verticesNeeded: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let arrays = ExchangeArrays(features, capacity: featureCapacity, vertices, capacity: vertexCapacity)
  return readDocument(text, textSize, into: arrays, featuresNeeded, verticesNeeded, report) {
    text, results throws(TextRefusal) in try CoT.read(text, into: &results)
  }
}

/// Reads the features of GeoJSON.
///
/// - Parameters:
///   - text: GeoJSON (RFC 7946) in UTF-8, with or without a byte-order mark: a FeatureCollection, a Feature or a geometry. Or
///     several of them, each in lines of its own or after a record separator (RFC 8142); of those after separators, a broken one
///     is skipped. May be null if `text_size` is 0.
///   - features: Receives the features; may be null if its capacity is 0.
///   - feature_capacity: Features that fit at `features`.
///   - features_needed: Receives the number of features, also when one of the arrays is too small; 0 when refused; may be null.
///   - vertices: Receives the vertices of all features, one feature after the other; may be null if its capacity is 0.
///   - vertex_capacity: Vertices that fit at `vertices`.
///   - vertices_needed: Receives the number of vertices, also when one of the arrays is too small; 0 when refused; may be null.
///   - report: Receives how many features were skipped and how many fixes and features lost a time, why, and where; may be null.
/// - Returns: `GN_OK`; `GN_PARTIAL` if features were skipped or times dropped; `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`,
///   `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_DOCUMENT` for other JSON, `GN_ERROR_TEXT_CRS` for a collection that is
///   not in WGS 84; for what is not JSON: `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_JSON`,
///   `GN_ERROR_XML_ENCODING`, or `GN_ERROR_XML_LIMIT` for more than 64 levels.
///
/// Point, LineString and Polygon become points, lines, and areas with their holes; those of the Multi geometries and of collections
/// are of one `object`, which counts Features and bare geometries, also those that are skipped. A LinearRing is a line. Vertices
/// have the third number as altitude; null is none, and further numbers are passed. Repetitions of the first vertex at the end of a
/// ring are left out. A geometry that is null has no place: it is no feature, and no error; nor are coordinates that are empty.
///
/// A feature has its properties as a span, and of them name (or title), uid (or its id), type and how as texts, if they are
/// strings or numbers; time, start and stale if they are times as in gn_time_parse(); a line has `GN_FEATURE_FLAG_ROUTE` if
/// route is true, and the times of coordTimes, if there are as many as vertices. One of these that cannot be read is counted as
/// dropped (`GN_ERROR_DATE`), and so is a feature for a text in time that is no time. If kind is a word of
/// gn_features_geojson(), so are the other properties that it writes, and a wrong start or stale counts too; then a Point may
/// be a circle, an ellipse, a sector or a range and bearing. Everything else is passed.
///
/// A feature is skipped, with all its parts, if its geometry is missing, of an unknown type or without coordinates
/// (`GN_ERROR_FEATURE`), if a coordinate is no number (`GN_ERROR_TEXT_NUMBER`) or out of range (`GN_ERROR_LATITUDE`,
/// `GN_ERROR_ALTITUDE`; longitudes beyond 180 degrees are reduced), if a ring has fewer than three vertices (`GN_ERROR_COUNT`), if
/// it names another reference system than WGS 84 in a member crs (`GN_ERROR_TEXT_CRS`), or for a number of gn_features_geojson()
/// that its writers refuse. Numbers are read as by gn_gpx_read().
///
/// Texts are spans of `text`, with their escapes: gn_json_unescape(). Members may stand in any order; of several of one name
/// the last counts. The text is read in linear time, without memory; each collection within a collection reads its own once more.
/// On error, the arrays hold features of kind 0 and vertices of NaN. Since 0.2.
///
/// Time grows with the bytes of the text; each collection within a collection reads its own bytes once more, at most 30
/// times. Slowest input known: collections in each other as deep as 64 levels allow.
///
/// ```c
/// const char text[] = "{\"type\":\"Point\",\"coordinates\":[8,46.5,2430]}";
/// gn_feature features[1];
/// gn_vertex vertices[1];
/// size_t feature_count, vertex_count;
/// gn_geojson_read(text, sizeof text - 1, features, 1, &feature_count, vertices, 1, &vertex_count, NULL);
/// ```
@_cdecl("gn_geojson_read")  // One level: text, byte by byte.
public func gn_geojson_read(
  _ text: UnsafePointer<CChar>?, _ textSize: Int,
  _ features: UnsafeMutablePointer<gn_feature>?, _ featureCapacity: Int, _ featuresNeeded: UnsafeMutablePointer<Int>?,
  _ vertices: UnsafeMutablePointer<gn_vertex>?, _ vertexCapacity: Int, _ verticesNeeded: UnsafeMutablePointer<Int>?,
  _ report: UnsafeMutablePointer<gn_exchange_report>?
) -> gn_status {
  let arrays = ExchangeArrays(features, capacity: featureCapacity, vertices, capacity: vertexCapacity)
  return readDocument(text, textSize, into: arrays, featuresNeeded, verticesNeeded, report) {
    text, results throws(TextRefusal) in try GeoJSON.read(text, into: &results)
  }
}

/// Runs a reader, and stores what it found: all of it or, on error, nothing.
private func readDocument(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, into arrays: ExchangeArrays?,
  _ featuresNeeded: UnsafeMutablePointer<Int>?,
  _ verticesNeeded: UnsafeMutablePointer<Int>?, _ report: UnsafeMutablePointer<gn_exchange_report>?,
  _ body: (ASCII, inout ExchangeResults) throws(TextRefusal) -> Void
) -> gn_status {
  guard text != nil || textSize == 0, let arrays else {
    featuresNeeded?.pointee = 0
    verticesNeeded?.pointee = 0
    report?.pointee = gn_exchange_report()
    return GN_ERROR_NULL
  }
  var results = ExchangeResults(arrays)
  var refusal: TextRefusal?
  do {
    try body(ASCII.text(text, size: textSize), &results)
  } catch {
    refusal = error
  }
  let outcome = results.finish(refusal)
  featuresNeeded?.pointee = outcome.features
  verticesNeeded?.pointee = outcome.vertices
  report?.pointee = outcome.report
  return outcome.status
}
