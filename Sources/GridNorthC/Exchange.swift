// SECTION 96: GPX, KML, GeoJSON and Cursor on Target
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds out whether a document is GPX, KML, CoT or GeoJSON.
///
/// - Parameters:
///   - text: XML or JSON in UTF-8, with or without a byte-order mark. May be null if `text_size` is 0.
///   - format: Receives one of the `GN_EXCHANGE_` values; unchanged on error.
///   - error_offset: Receives the offset of what is wrong, 0 on success; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_DOCUMENT` for another root element or other JSON, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_XML`, `GN_ERROR_XML_ATTRIBUTE`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`,
///   `GN_ERROR_XML_DTD`, `GN_ERROR_XML_LIMIT`, `GN_ERROR_JSON`, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Reads up to the first tag: its local name is gpx; kml, Document, Folder, Placemark or GroundOverlay; or for CoT event or events.
/// Of JSON it reads the first text, for members may stand in any order: GeoJSON is an object of one of its types, with the features,
/// the geometry or properties, the coordinates or the geometries of that type. Since 0.2.
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
@_cdecl("gn_gpx_read")
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
/// Point, LineString, LinearRing (a line that is closed: its last vertex equals the first) and Polygon with its holes become points,
/// lines, areas and holes, also in a MultiGeometry; gx:Track and the tracks of a gx:MultiTrack become lines whose vertices have
/// times; LatLonBox becomes a box, gx:LatLonQuad an area. Features have the name and the id of their Placemark or GroundOverlay, and the times of its
/// TimeStamp (`time`) or TimeSpan (`start`, `stale`); without an id, the data named uid. A box has the altitude of its overlay; one of
/// 360 degrees or more goes all around, from -180 to 180. Altitudes are taken as they are, whatever their mode; but where it is not
/// absolute, a geometry whose altitudes are all 0 has none: viewers draw it on the ground. Everything else is passed: styles,
/// links, regions, models, updates.
///
/// What the first vertex repeats at the end of a ring is left out. Holes may come before their ring. In coordinates a comma too many,
/// a fourth number and an altitude "nan" are passed. A bad fix of a gx:Track is dropped as in gn_gpx_read().
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
@_cdecl("gn_kml_read")
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
/// speed of its track, and the altitudes and triggers of a `__geofence`. What means unknown is NaN: 9999999 meters, and a negative
/// error, course or speed. What an event becomes:
///
/// - links with points, of a route (type b-m-r) or a drawing (u-d-): a line with `GN_FEATURE_FLAG_ROUTE` or without; of u-d-r and of a
///   drawing that has its first point at its end again, and three before that, an area. A link without a point leads to another event, and is
///   passed;
/// - `shape` with ellipses: a circle for each whose axes are equal, else an ellipse. TAK clients mean radii by major and minor in
///   circles (u-d-c-c, u-r-b-c-c), and whole axes everywhere else (u-d-c-e), as the CoT schema does; angle is the azimuth of
///   the major axis;
/// - `shape` with a polyline: an area if it is closed, or does not say so, has the first point at its end again, and three points
///   before that; else a line;
/// - `sensor` with azimuth, fov and range: a sector of that width around the azimuth;
/// - u-rb-a: range, bearing from true north, inclination, and the north that the sender shows bearings by;
/// - everything whose type does not begin with u- or b-m-r: a point, before what its details are, wherever the point stands; and a drawing
///   without any.
///
/// An event is skipped if it has no type, no uid, no point or no position, or is a drawing of several lines, u-d-f-m
/// (`GN_ERROR_FEATURE`), or if a number (`GN_ERROR_TEXT_NUMBER`, `GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`, `GN_ERROR_RADIUS`,
/// `GN_ERROR_WIDTH`, `GN_ERROR_SPEED`), a time (`GN_ERROR_DATE`) or the number of points (`GN_ERROR_COUNT`) is not what it should be. gn_gpx_read() tells the rest. Since 0.2.
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
@_cdecl("gn_cot_read")
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
///   - text: GeoJSON (RFC 7946) in UTF-8, with or without a byte-order mark: a FeatureCollection, a Feature or a geometry. Or several of
///     them, each in lines of its own or after a record separator (RFC 8142). May be null if `text_size` is 0.
///   - features: Receives the features; may be null if its capacity is 0.
///   - feature_capacity: Features that fit at `features`.
///   - features_needed: Receives the number of features, also when one of the arrays is too small; 0 when refused; may be null.
///   - vertices: Receives the vertices of all features, one feature after the other; may be null if its capacity is 0.
///   - vertex_capacity: Vertices that fit at `vertices`.
///   - vertices_needed: Receives the number of vertices, also when one of the arrays is too small; 0 when refused; may be null.
///   - report: Receives how many features were skipped and how many fixes lost their time, why, and where; may be null.
/// - Returns: `GN_OK`; `GN_PARTIAL` if features were skipped or times dropped; `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`,
///   `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_DOCUMENT` for other JSON, `GN_ERROR_TEXT_CRS` for a collection that is not in WGS 84; for what is not JSON:
///   `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_JSON`, `GN_ERROR_XML_ENCODING`, or `GN_ERROR_XML_LIMIT` for more
///   than 64 levels.
///
/// Point, LineString and Polygon become points, lines, and areas with their holes; those of the Multi geometries and of collections
/// are of one `object`, which counts Features and bare geometries, also those that are skipped. A LinearRing is a line. Vertices have
/// the third number as altitude; null is none, and further numbers are passed. What the first vertex repeats at the end of a
/// ring is left out. A geometry that is null has no place: it is no feature, and no error; nor are coordinates that are empty.
///
/// A feature has its properties as a span, and of them name (or title), uid (or its id), type and how as texts, if they
/// are strings or numbers; time, start and stale if they are times as in gn_time_parse(); a line has `GN_FEATURE_FLAG_ROUTE` if route is
/// true, and the times of coordTimes, if there are as many as vertices. One that cannot be read is counted as dropped
/// (`GN_ERROR_DATE`). If kind is a word of gn_features_geojson(), so are the other properties that it writes; then a Point may be a circle,
/// an ellipse, a sector or a range and bearing. Everything else is passed.
///
/// A feature is skipped, with all its parts, if its geometry is missing, of an unknown type or without coordinates
/// (`GN_ERROR_FEATURE`), if a coordinate is no number (`GN_ERROR_TEXT_NUMBER`) or out of range (`GN_ERROR_LATITUDE`,
/// `GN_ERROR_ALTITUDE`; longitudes beyond 180 degrees are reduced), if a ring has fewer than three vertices (`GN_ERROR_COUNT`), if it
/// names another reference system than WGS 84 in a member crs (`GN_ERROR_TEXT_CRS`), or for a number of gn_features_geojson() that
/// its writers refuse. Numbers are read as by gn_gpx_read().
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
@_cdecl("gn_geojson_read")
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

/// Finds the first event in the bytes of a CoT stream.
///
/// - Parameters:
///   - text: Bytes as they came from a TAK server: XML in UTF-8. May be null if `text_size` is 0.
///   - limit: The most bytes that an event may have, with its XML declaration and the blanks before it; 0 means 1,048,576.
///   - event_size: Receives the number of bytes up to the end of the event; unchanged on error.
///   - error_offset: Receives the offset of what is wrong, 0 on success; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_TEXT_INCOMPLETE` if more bytes are needed, also if there are none yet; what a stream
///   does not recover from: `GN_ERROR_XML_LIMIT`, `GN_ERROR_XML`, `GN_ERROR_XML_TAG`, `GN_ERROR_XML_ATTRIBUTE`,
///   `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`, `GN_ERROR_XML_DTD`; `GN_ERROR_NULL`; `GN_ERROR_OFFSET` for a size
///   beyond memory.
///
/// The event ends where its element does, not at the first end tag of that name, which may stand in a comment. Give gn_cot_read() so
/// many bytes, and go on behind them. Each call reads from the start; gn_cot_search_event() goes on where the last one ended. Since
/// 0.2.
///
/// Time grows with the bytes of the text up to the limit in each call, so that a stream that comes byte by byte takes
/// the square of the limit. Slowest input known: an event just below the limit.
///
/// ```c
/// size_t size;
/// gn_cot_find_event("<event/><eve", 12, 0, &size, NULL);   // 8
/// ```
@_cdecl("gn_cot_find_event")
public func gn_cot_find_event(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ limit: UInt32, _ eventSize: UnsafeMutablePointer<Int>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: eventSize, errorOffset) { text throws(TextRefusal) in
    try CoT.endOfEvent(text, limit: limit)
  }
}

/// Looks for the end of the first event in the bytes of a CoT stream, where the last search ended.
///
/// - Parameters:
///   - text: Bytes as they came from a TAK server, from the start of the event: XML in UTF-8. May be null if `text_size` is 0.
///   - text_size: Bytes at `text`: those of the last search, and what has come since.
///   - limit: The most bytes that an event may have, as for gn_cot_find_event(); 0 means 1,048,576.
///   - last: The state that the last search gave; may be null where an event begins.
///   - state: Receives the state for the next search; may be `last`. Unchanged on error.
///   - event_size: Receives the number of bytes up to the end of the event; 0 if more bytes are needed. Unchanged on error.
///   - error_offset: Receives the offset of what is wrong, 0 on success; may be null.
/// - Returns: `GN_OK`; what a stream does not recover from: `GN_ERROR_XML_LIMIT`, `GN_ERROR_XML`, `GN_ERROR_XML_TAG`,
///   `GN_ERROR_XML_ATTRIBUTE`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`, `GN_ERROR_XML_DTD`; `GN_ERROR_NULL`;
///   `GN_ERROR_OFFSET` for a size beyond memory, or for a state of another text.
///
/// Each byte is looked at once, and once more when the event is complete, so a stream may come byte by byte. The size is that of
/// gn_cot_find_event(). What is no XML may be found later than there, if it is longer than 256 bytes: when twice as many have come. Behind an event, the state
/// is all 0: go on at the next one. Since 0.2.
///
/// Time grows with the bytes that have come since the last search, and with all bytes of the text where they end the event or are
/// twice as many as were read. Slowest input known: an event just below the limit.
///
/// ```c
/// gn_cot_search search;
/// size_t size;
/// gn_cot_search_event("<event/", 7, 0, NULL, &search, &size, NULL);       // 0
/// gn_cot_search_event("<event/>", 8, 0, &search, &search, &size, NULL);   // 8
/// ```
@_cdecl("gn_cot_search_event")
public func gn_cot_search_event(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ limit: UInt32, _ last: UnsafePointer<gn_cot_search>?,
  _ state: UnsafeMutablePointer<gn_cot_search>?, _ eventSize: UnsafeMutablePointer<Int>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  errorOffset?.pointee = 0
  guard let state else { return GN_ERROR_NULL }
  var next = gn_cot_search()
  let last = last?.pointee ?? next
  let status = read(text, textSize, to: eventSize, errorOffset) { text throws(TextRefusal) in
    try CoT.search(text, limit: limit, after: last, state: &next)
  }
  if status == GN_OK { state.pointee = next }
  return status
}

/// Reads a text of XML: replaces references, and takes comments and the marks of CDATA away.
///
/// - Parameters:
///   - text: A part of a document in UTF-8, such as the name of a feature. May be null if `text_size` is 0.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `text_size` + 1 always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_XML`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML_ENCODING`,
///   `GN_ERROR_TEXT_INCOMPLETE`, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// References are the five of XML and those of characters. A carriage return, alone or before a line feed, becomes a line feed.
/// Blanks around the text stay. On error, `out` holds an empty text. Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// char text[16];
/// gn_xml_unescape("Fish &amp; chips", 16, text, sizeof text, NULL);   // Fish & chips
/// ```
@_cdecl("gn_xml_unescape")
public func gn_xml_unescape(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    guard text != nil || textSize == 0 else { throw GN_ERROR_NULL }
    let text = try bytes(text, textSize)
    try XMLText.unescape(text, into: out, capacity: capacity, needed: &needed)
  }
}

/// Writes an XML document in UTF-8, which readers take, if it is in another encoding.
///
/// - Parameters:
///   - text: A document that begins with a byte order mark of UTF-16 or with "<" in two bytes, or whose declaration names windows-1252
///     (cp1252), ISO-8859-1 (latin1), UTF-8 or US-ASCII; UTF-8 if it says nothing. May be null if `text_size` is 0.
///   - out: Receives the document and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 3 × `text_size` + 8 always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_XML_ENCODING` for another encoding or half of a surrogate pair,
///   `GN_ERROR_TEXT_INCOMPLETE` for UTF-16 that ends within a character, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size
///   beyond memory.
///
/// The name of the encoding becomes UTF-8. ISO-8859-1 is taken as windows-1252, as browsers do (Encoding Standard, section 4.2). A
/// document in UTF-8 is copied, not checked: readers do that. On error, `out` holds an empty text. Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// char document[64];
/// gn_xml_to_utf8("<?xml version='1.0' encoding='latin1'?><kml/>", 45, document, sizeof document, NULL);
/// ```
@_cdecl("gn_xml_to_utf8")
public func gn_xml_to_utf8(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    guard text != nil || textSize == 0 else { throw GN_ERROR_NULL }
    let text = try bytes(text, textSize)
    try XMLEncoding.writeUTF8(text, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads a string of JSON: replaces its escapes.
///
/// - Parameters:
///   - text: What stands between the quotes of a string, in UTF-8, such as the name of a feature; or a number. May be null if
///     `text_size` is 0.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `text_size` + 1 always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_JSON`, `GN_ERROR_XML_ENCODING`, `GN_ERROR_TEXT_INCOMPLETE`,
///   `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Half of a surrogate pair becomes U+FFFD, as does U+0000, which would end the text. On error, `out` holds an empty text. Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// char text[16];
/// gn_json_unescape("Z\\u00fcrich", 11, text, sizeof text, NULL);   // Zürich
/// ```
@_cdecl("gn_json_unescape")
public func gn_json_unescape(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    guard text != nil || textSize == 0 else { throw GN_ERROR_NULL }
    let text = try bytes(text, textSize)
    try JSONText.unescape(text, into: out, capacity: capacity, needed: &needed)
  }
}

/// Makes a feature without anything: all numbers are absent.
///
/// - Parameters:
///   - feature: Receives the feature: NaN for numbers, 0 for everything else, also its kind.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_feature feature;
/// gn_feature_init(&feature);
/// feature.kind = GN_FEATURE_POINT;
/// feature.count = 1;
/// ```
@_cdecl("gn_feature_init")
public func gn_feature_init(_ feature: UnsafeMutablePointer<gn_feature>?) -> gn_status {
  write(to: feature) { Exchange.feature }
}

/// Fills in the default options of documents.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_exchange_options options;
/// gn_exchange_options_init(&options);
/// options.decimals = 6;
/// ```
@_cdecl("gn_exchange_options_init")
public func gn_exchange_options_init(_ options: UnsafeMutablePointer<gn_exchange_options>?) -> gn_status {
  write(to: options) { Exchange.defaults }
}

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
/// that end where they begin; circles, ellipses and sectors as polygons that depart from them by no more than the tolerance. A range and bearing is a rte with its two ends, without
/// altitudes. A turned box keeps right angles where its middle is. Longitudes are less than 180: GPX has -180 for it.
///
/// A feature is skipped if its kind is unknown, a hole has no area or a number that its kind needs is absent (`GN_ERROR_FEATURE`), if
/// it leads out of the arrays or the text (`GN_ERROR_SPAN`), has not as many vertices as its kind (`GN_ERROR_COUNT`), a number that
/// is none (`GN_ERROR_NOT_FINITE`) or out of range (`GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`, `GN_ERROR_RADIUS`, `GN_ERROR_WIDTH`,
/// `GN_ERROR_VERTICES`, `GN_ERROR_YEAR`, `GN_ERROR_SPEED`, `GN_ERROR_NORTH`), or a text that XML cannot hold
/// (`GN_ERROR_XML_ENCODING`, `GN_ERROR_XML_REFERENCE`, `GN_ERROR_XML`, `GN_ERROR_JSON`, `GN_ERROR_TEXT_INCOMPLETE`); an area with its holes, each
/// of which is counted. Numbers are rounded to so many decimals, half to even; reading gives them back to half of the last. On
/// error, `out` holds an empty text. Since 0.2.
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
@_cdecl("gn_gpx_write")
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
/// Features of one object in a row, with the same texts and times, are a Placemark, with a MultiGeometry if there are several. A uid is
/// its id if it is a name of XML in ASCII, else data named uid. A line whose vertices all have times
/// is a gx:Track; areas have their holes; a box is a GroundOverlay; circles, ellipses and sectors are Polygons that depart from
/// them by no more than the tolerance; a range and bearing is a LineString with its two ends. Altitudes are absolute,
/// if no vertex is without one: a viewer would put it at 0.
/// gn_gpx_write() tells the rest. Since 0.2.
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
@_cdecl("gn_kml_write")
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
/// Each feature is an event of its own; only circles around one position, of one object in a row, share one, and a sector joins the point
/// beside it. With a uid, points, circles, ellipses, sectors and polylines of the same object do. Its type, if it
/// has none: point b-m-p-s-m, line u-d-f, route b-m-r, area u-d-f, circle u-d-c-c, ellipse u-d-c-e, box u-d-r, range and bearing u-rb-a, sector
/// b-m-p-s-p-loc. Without a uid, it has the type, a period and its number. Without a time, it has that of the options; without a
/// start, its time; without a stale time, `stale_after`; without how, h-e. Circles of more than one, ellipses and boxes hold
/// whatever they are made of, sectors with an inner radius lose it. In the types of circles, an ellipse whose axes are written as equal has
/// their mean for a radius. A line that ends where it begins comes back as an area. Events have no holes: they are skipped
/// (`GN_ERROR_FEATURE`), as are altitudes and errors that mean unknown, from 9999999 m on, and radii that are written as 0
/// (`GN_ERROR_RADIUS`). Without any time, an event is skipped with `GN_ERROR_DATE`. gn_gpx_write() tells the rest. Since 0.2.
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
@_cdecl("gn_cot_write")
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
/// more than the tolerance. Properties are the kind, the object, and of name, uid, type, how, times and numbers those that are there; times as
/// in gn_time_format(). Positions have an altitude as third number if they have one; the times of vertices are a property
/// coordTimes. Geometries that cross the antimeridian are cut (RFC 7946, section 3.1.9), lines with an altitude at the cut, areas
/// without. An area that crosses it more than 256 times is skipped (`GN_ERROR_CROSSINGS`), and one that has very many holes there
/// (`GN_ERROR_WORK`). gn_gpx_write() tells the rest. Since 0.2.
///
/// Time grows with the features, the vertices and the bytes of the texts, and with the vertices of circles as in
/// gn_circle(). Slowest input known: circles with a small tolerance.
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
@_cdecl("gn_features_geojson")
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
