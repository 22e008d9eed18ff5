// SECTION 40: Grid lines and labels
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Fills in the default options of a grid.
///
/// - Parameters:
///   - options: Receives the defaults; its `size` field too.
/// - Returns: `GN_OK` or `GN_NULL`.
///
/// Change what you want changed, and hand it on. A null pointer in place of options means these defaults. Since 0.1.
@_cdecl("gn_grid_options_init")
public func gn_grid_options_init(_ options: UnsafeMutablePointer<gn_grid_options>?) -> gn_status {
  write(to: options) { MapGrid.defaults }
}

/// Writes the MGRS grid of a map view as GeoJSON.
///
/// - Parameters:
///   - view: Edges in degrees. West greater than east crosses the antimeridian; an east edge 360 or more beyond west is
///     the whole earth. Latitudes -90 ... 90, longitudes any finite value.
///   - zoom: Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is `tile_size` pixels wide, 512 by default as
///     Mapbox and MapLibre count.
///   - options: Null for the defaults.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 0 asks for the size.
///   - length: Receives the length without the zero, also when the buffer is too small; when the answer is
///     `GN_TOO_MANY_VERTICES`, a `max_vertices` that suffices; otherwise 0; may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, `GN_VIEW`, `GN_ZOOM`,
///   `GN_TOO_MANY_VERTICES`, or what is wrong with the options: `GN_OPTIONS_SIZE`, `GN_CONTENT`, `GN_TILE_SIZE`,
///   `GN_TOLERANCE`, `GN_MARGIN`, `GN_PIXELS`, `GN_SPACING`, `GN_LEVELS`, `GN_STEP`.
///
/// One FeatureCollection (RFC 7946) with the lines of gn_grid_lines() as LineStrings, then the labels of
/// gn_grid_labels() as Points. Positions have as many decimals as a tenth of a pixel needs, and no zeros at their end.
/// Properties of a line: `kind` ("border", "100km", "grid"), `axis` ("easting", "northing", "longitude", "latitude"),
/// `zone` (a number, 0 for UPS; not at parallels), `hemisphere` ("N", "S"), `coordinate`, `spacing`, `major`, `width`,
/// `opacity`. Properties of a label: `kind` ("zone", "square", "digits", "reference"), `text`, `zone`, `hemisphere` and,
/// of digits, `axis`, `coordinate` and `edge` ("south", "west", "north", "east").
///
/// Unless the answer is `GN_OK`, `out` holds the empty text. A view of which nothing is visible gives an empty
/// collection. Since 0.1.
@_cdecl("gn_grid_geojson")
public func gn_grid_geojson(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { length throws(gn_status) in
    try MapGrid.geojson(
      view: checked(view), zoom: zoom, options: checked(options), into: out, capacity: capacity, length: &length)
  }
}

/// Gives the lines of the MGRS grid of a map view, in degrees.
///
/// - Parameters:
///   - view: As for gn_grid_geojson().
///   - zoom: As for gn_grid_geojson().
///   - options: Null for the defaults. Labels are not drawn, whatever the content says.
///   - vertices: Receives the vertices of all lines, one line after the other; may be null if its capacity is 0.
///   - vertex_capacity: Room at `vertices`.
///   - vertex_count: Receives how many there are, also when one of the arrays is too small; when the answer is
///     `GN_TOO_MANY_VERTICES`, a `max_vertices` that suffices; otherwise 0; may be null.
///   - lines: Receives a record for each line; may be null if its capacity is 0.
///   - line_capacity: Room at `lines`.
///   - line_count: Receives how many there are, also when one of the arrays is too small; otherwise 0; may be null.
/// - Returns: As gn_grid_geojson().
///
/// The borders of grid zones, the eastings and northings of each zone, and the UPS grid of both caps. Each line is one
/// polyline for each zone and hemisphere, clipped at the zone's border and at the view, and cut at the antimeridian. It
/// runs north or east, from its smaller coordinate to its larger. A line that is part of a border or of a coarser level is
/// drawn as that only. Which levels are drawn follows from the zoom, see gn_grid_options; a level is left out where its
/// lines stand closer than `minimum_pixels` in the part of the view nearest to the equator.
///
/// A vertex lies on its line to 20 nm. A chord, straight on the Web Mercator map, departs from its line by no more than
/// the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map ends, a pixel of the
/// tolerance and of the margin is as many metres as there. What is shorter than the last decimal of a position in GeoJSON,
/// a tenth of a pixel or less, is not drawn: the lines that just touch a corner of the view.
///
/// Unless the answer is `GN_OK`, nothing in the arrays is a result: vertices written are NaN, line records zero. A view
/// without width or height has no lines. One with more than `max_vertices` and a million lines to look at is refused as
/// one with too many vertices, also where none of them is long enough to be drawn. Since 0.1.
@_cdecl("gn_grid_lines")
public func gn_grid_lines(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ vertices: UnsafeMutablePointer<gn_point>?, _ vertexCapacity: Int, _ vertexCount: UnsafeMutablePointer<Int>?,
  _ lines: UnsafeMutablePointer<gn_grid_line>?, _ lineCapacity: Int, _ lineCount: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(vertexCount, lineCount) { vertexTotal, lineTotal throws(gn_status) in
    guard vertices != nil || vertexCapacity == 0, lines != nil || lineCapacity == 0 else { throw GN_NULL }
    try MapGrid.lines(
      view: checked(view), zoom: zoom, options: checked(options), vertices: vertices, vertexCapacity: vertexCapacity,
      vertexCount: &vertexTotal, lines: lines, lineCapacity: lineCapacity, lineCount: &lineTotal)
  }
}

/// Gives the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
///
/// - Parameters:
///   - view: As for gn_grid_geojson(); what lies beyond 85.051128 degrees, the edge of the Mercator world, is left out.
///   - zoom: As for gn_grid_geojson().
///   - options: As for gn_grid_lines().
///   - origin: The position of pixel 0, 0; latitude within 85.06 degrees, beyond that it is moved there.
///   - vertices: Receives pairs of floats, x to the east and y down; may be null if its capacity is 0.
///   - vertex_capacity: Pairs that have room at `vertices`.
///   - vertex_count: As for gn_grid_lines().
///   - lines: As for gn_grid_lines().
///   - line_capacity: Room at `lines`.
///   - line_count: As for gn_grid_lines().
/// - Returns: As gn_grid_geojson().
///
/// The lines of gn_grid_lines(). All pixels are those of one copy of the world, in which the view is in one piece: across
/// the antimeridian x goes on; a view of 360 degrees and more is the copy around its middle, cut where that one ends. The origin is taken in the copy nearest to the middle of the view. Each pair is the
/// float nearest to the exact pixel, to one part in 10^7 of the distance from the origin: choose an origin in the view.
/// Since 0.1.
@_cdecl("gn_grid_lines_pixels")
public func gn_grid_lines_pixels(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ origin: UnsafePointer<gn_point>?,
  _ vertices: UnsafeMutablePointer<Float>?, _ vertexCapacity: Int, _ vertexCount: UnsafeMutablePointer<Int>?,
  _ lines: UnsafeMutablePointer<gn_grid_line>?, _ lineCapacity: Int, _ lineCount: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(vertexCount, lineCount) { vertexTotal, lineTotal throws(gn_status) in
    guard vertices != nil || vertexCapacity == 0, lines != nil || lineCapacity == 0, let origin else { throw GN_NULL }
    try MapGrid.pixels(
      view: checked(view), zoom: zoom, options: checked(options), origin: origin.pointee, vertices: vertices,
      vertexCapacity: vertexCapacity, vertexCount: &vertexTotal, lines: lines, lineCapacity: lineCapacity,
      lineCount: &lineTotal)
  }
}

/// Gives the labels of the MGRS grid of a map view.
///
/// - Parameters:
///   - view: As for gn_grid_geojson().
///   - zoom: As for gn_grid_geojson().
///   - options: Null for the defaults. Lines are not drawn, whatever the content says. The margin does not count.
///   - labels: Receives the labels; may be null if `capacity` is 0.
///   - capacity: Room at `labels`.
///   - count: Receives how many there are, also when the array is too small; when the answer is
///     `GN_TOO_MANY_VERTICES`, a `max_vertices` that suffices; otherwise 0; may be null.
/// - Returns: As gn_grid_geojson().
///
/// Grid zone designators stand in the middle of what is visible of the grid zone; when squares have labels too, halfway
/// from there to its north-west corner (not where that part is narrower than two labels, nor in a polar cap of which 90
/// degrees and more are visible). The two letters of a 100 km square stand in the middle of its visible part (of the
/// larger part, if the border of a latitude band runs through it). Both are left out where that part is narrower or lower
/// than `label_pixels`, letters also where it has less than half of the area of a square of that side, or where 100 km
/// are less in the part of the view nearest to the equator.
///
/// Principal digits, tens of kilometres down to the spacing, stand where a line meets the edge of the view: eastings on the
/// southern and northern edge, northings on the western and eastern, either on all of them near a pole. Where lines stand
/// closer than half of `label_pixels`, every tenth line has digits. References stand at intersections of every fifth
/// line of each axis (`reference_step`, counted from the false origin), with as many digits as the spacing has; not on
/// the edge of the view, where digits stand, and not closer than 4 pixels.
///
/// No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more than
/// `max_vertices` and a million lines to look for labels at is refused as one with too many labels. Unless the answer
/// is `GN_OK`, records that were written are zero. Since 0.1.
@_cdecl("gn_grid_labels")
public func gn_grid_labels(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ labels: UnsafeMutablePointer<gn_grid_label>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> gn_status {
  var unused = 0
  return GridNorthC.count(count, &unused) { total, _ throws(gn_status) in
    guard labels != nil || capacity == 0 else { throw GN_NULL }
    try MapGrid.labels(
      view: checked(view), zoom: zoom, options: checked(options), labels: labels, capacity: capacity, count: &total)
  }
}

/// Tells which spacing the grid of a map view has.
///
/// - Parameters:
///   - view: As for gn_grid_geojson().
///   - zoom: As for gn_grid_geojson().
///   - options: Null for the defaults.
///   - spacing: Receives the spacing of the finest level drawn, in metres; 0 if only the borders of grid zones are drawn.
/// - Returns: As gn_grid_geojson(), but neither `GN_BUFFER_TOO_SMALL` nor `GN_TOO_MANY_VERTICES`.
///
/// Since 0.1.
@_cdecl("gn_grid_spacing")
public func gn_grid_spacing(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ spacing: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: spacing) { () throws(gn_status) in
    try MapGrid.spacing(view: checked(view), zoom: zoom, options: checked(options))
  }
}

/// Gives a number of vertices and labels that the grid of a map view does not exceed, without drawing it.
///
/// - Parameters:
///   - view: As for gn_grid_geojson().
///   - zoom: As for gn_grid_geojson().
///   - options: Null for the defaults; `max_vertices` does not count.
///   - count: Receives the number.
/// - Returns: As gn_grid_geojson(), but neither `GN_BUFFER_TOO_SMALL` nor `GN_TOO_MANY_VERTICES`.
///
/// As a capacity or as `max_vertices` it always suffices, but it may be many times what is drawn: to guard against too
/// much, not to allocate by. (It ends at 2^50, which no drawing in earnest comes near.) Since 0.1.
@_cdecl("gn_grid_bound")
public func gn_grid_bound(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ count: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: count) { () throws(gn_status) in
    try MapGrid.bound(view: checked(view), zoom: zoom, options: checked(options))
  }
}

private func checked(_ view: UnsafePointer<gn_bounds>?) throws(gn_status) -> gn_bounds {
  guard let view else { throw GN_NULL }
  return view.pointee
}

/// Nothing beyond the size field is read before the size is known.
private func checked(_ options: UnsafePointer<gn_grid_options>?) throws(gn_status) -> gn_grid_options {
  guard let options else { return MapGrid.defaults }
  guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == MapGrid.optionsSize else { throw GN_OPTIONS_SIZE }
  return options.pointee
}
