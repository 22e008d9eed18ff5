// SECTION 60: Map: Grid lines and labels
// SUBJECT grid: The MGRS grid of a map: lines and labels.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Fills in the default options of a grid.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Change the fields you need, then pass the struct on. A null pointer in place of options means these defaults. Since
/// 0.1.
///
/// ```c
/// gn_grid_options options;
/// gn_grid_options_init(&options);
/// options.tile_size = 256;
/// ```
@_cdecl("gn_grid_options_init")
public func gn_grid_options_init(_ options: UnsafeMutablePointer<gn_grid_options>?) -> gn_status {
  write(to: options) { MapGrid.defaults }
}

/// Writes the MGRS grid of a map view as GeoJSON.
///
/// - Parameters:
///   - view: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth. Latitudes -90 ... 90, longitudes any finite value.
///   - zoom: Zoom of a Web Mercator map, -4 ... 30: at zoom 0 the world is `tile_size` pixels wide, 512 by default, as
///     in Mapbox and MapLibre.
///   - out: Receives UTF-8 text and a final zero; may be null if `capacity` is 0.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_VIEW`, `GN_ERROR_ZOOM`, `GN_ERROR_TOO_MANY_VERTICES`; for the options: `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_CONTENT`, `GN_ERROR_TILE_SIZE`, `GN_ERROR_TOLERANCE`, `GN_ERROR_MARGIN`, `GN_ERROR_PIXELS`,
///   `GN_ERROR_SPACING`, `GN_ERROR_LEVELS` or `GN_ERROR_STEP`.
///
/// The result is one FeatureCollection (RFC 7946) with the lines of gn_grid_lines() as LineStrings, then the labels of
/// gn_grid_labels() as Points. Positions have enough decimals for a tenth of a pixel, without trailing zeros.
/// Properties of a line: `kind` ("border", "100-km", "line"), `axis` ("easting", "northing", "longitude", "latitude"),
/// `zone` (a number, 0 for UPS; parallels have none), `hemisphere` ("north", "south"), `coordinate`, `spacing`,
/// `major`, `width`, `opacity`. Properties of a label: `kind` ("grid-zone", "square", "digits", "reference"), `text`,
/// `zone`, `hemisphere` and, for digits, `axis`, `coordinate` and `edge` ("south", "west", "north", "east").
///
/// On error, `out` holds an empty text. A view that shows nothing gives an empty collection. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond `max_vertices` and a million lines. Slowest
/// input known: a view just below that limit.
///
/// ```c
/// gn_bounds view = {48.84, 2.25, 48.88, 2.35};
/// size_t needed;
/// gn_grid_geojson(&view, 13, NULL, NULL, 0, &needed);
/// ```
@_cdecl("gn_grid_geojson")  // One level: calls gridnorth_zone_positions.
public func gn_grid_geojson(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try MapGrid.geojson(
      view: checked(view), zoom: zoom, options: checked(options), into: out, capacity: capacity, needed: &needed)
  }
}

/// Computes the lines of the MGRS grid of a map view, in degrees.
///
/// - Parameters:
///   - view: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
///   - zoom: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
///   - options: Null for the defaults. Labels are not drawn, whatever the content says.
///   - vertices: Receives the vertices of all lines, one line after the other; may be null if its capacity is 0.
///   - vertex_capacity: Points that fit at `vertices`.
///   - vertices_needed: Receives the number of vertices, also when one of the arrays is too small; 0 when refused; may
///     be null.
///   - lines: Receives a record for each line; may be null if its capacity is 0.
///   - line_capacity: Records that fit at `lines`.
///   - lines_needed: Receives the number of lines, also when one of the arrays is too small; 0 when refused; may be
///     null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_VIEW`, `GN_ERROR_ZOOM`, `GN_ERROR_TOO_MANY_VERTICES`; for the options: `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_CONTENT`, `GN_ERROR_TILE_SIZE`, `GN_ERROR_TOLERANCE`, `GN_ERROR_MARGIN`, `GN_ERROR_PIXELS`,
///   `GN_ERROR_SPACING`, `GN_ERROR_LEVELS` or `GN_ERROR_STEP`.
///
/// The lines are the borders of grid zones, the eastings and northings of each zone, and the UPS grid of both polar
/// caps. Each line is one polyline for each zone and hemisphere, clipped at the border of the zone and at the view, and
/// cut at the antimeridian. A view that is 360 degrees wide or more with its margin covers the whole earth; its lines
/// are also cut where it begins, 180 degrees west of its middle. A line runs north or east, from its smaller coordinate
/// to its larger. A line that is part of a border or of a coarser level is drawn only as that. The zoom decides which
/// levels are drawn: see gn_grid_options. A level is left out if its lines are closer than `minimum_pixels` in the part
/// of the view nearest to the equator.
///
/// A vertex lies on its line to within 20 nm. A chord, straight on the Web Mercator map, departs from its line by no
/// more than the tolerance. Longitudes lie in [-180, 180]. Beyond 85.0511 degrees, where a Web Mercator map ends, a
/// pixel of the tolerance and of the margin is as many meters as at that latitude. A line that just touches a corner of
/// the view is not drawn if it is shorter than the last decimal of a position in GeoJSON, a tenth of a pixel or less.
///
/// On error, the arrays hold no results: vertices that were written are NaN, line records zero. A view without width or
/// height has no lines. A view with more lines to consider than `max_vertices` plus a million is refused with
/// `GN_ERROR_TOO_MANY_VERTICES`, even if none of them is long enough to be drawn. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond `max_vertices` and a million lines. Slowest
/// input known: a view just below that limit.
///
/// ```c
/// gn_bounds view = {48.84, 2.25, 48.88, 2.35};
/// size_t vertices, lines;
/// gn_grid_lines(&view, 13, NULL, NULL, 0, &vertices, NULL, 0, &lines);
/// ```
@_cdecl("gn_grid_lines")  // One level: calls gridnorth_zone_positions.
public func gn_grid_lines(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ vertices: UnsafeMutablePointer<gn_point>?, _ vertexCapacity: Int, _ verticesNeeded: UnsafeMutablePointer<Int>?,
  _ lines: UnsafeMutablePointer<gn_grid_line>?, _ lineCapacity: Int, _ linesNeeded: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(verticesNeeded, linesNeeded) { vertexTotal, lineTotal throws(gn_status) in
    guard vertices != nil || vertexCapacity == 0, lines != nil || lineCapacity == 0 else { throw GN_ERROR_NULL }
    try MapGrid.lines(
      view: checked(view), zoom: zoom, options: checked(options), vertices: vertices, vertexCapacity: vertexCapacity,
      verticesNeeded: &vertexTotal, lines: lines, lineCapacity: lineCapacity, linesNeeded: &lineTotal)
  }
}

/// Computes the lines of the MGRS grid of a map view, in pixels of the Web Mercator screen.
///
/// - Parameters:
///   - view: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth. Everything beyond 85.051128 degrees, the edge of the Mercator world, is
///     left out.
///   - zoom: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
///   - options: Null for the defaults. Labels are not drawn, whatever the content says.
///   - origin: The position of pixel 0, 0; latitudes beyond 85.051128 degrees count as 85.051128.
///   - vertices: Receives pairs of floats, x to the east and y down; may be null if its capacity is 0.
///   - vertex_capacity: Pairs that fit at `vertices`.
///   - vertices_needed: Receives the number of pairs, also when one of the arrays is too small; 0 when refused; may be
///     null.
///   - lines: Receives a record for each line; may be null if its capacity is 0.
///   - line_capacity: Records that fit at `lines`.
///   - lines_needed: Receives the number of lines, also when one of the arrays is too small; 0 when refused; may be
///     null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_VIEW`, `GN_ERROR_ZOOM`, `GN_ERROR_TOO_MANY_VERTICES`; for the options: `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_CONTENT`, `GN_ERROR_TILE_SIZE`, `GN_ERROR_TOLERANCE`, `GN_ERROR_MARGIN`, `GN_ERROR_PIXELS`,
///   `GN_ERROR_SPACING`, `GN_ERROR_LEVELS` or `GN_ERROR_STEP`.
///
/// The lines are those of gn_grid_lines(), vertex by vertex, if the view with its margin lies within 85.051128 degrees.
/// All pixels belong to one copy of the world, in which the view is in one piece: x continues across the antimeridian,
/// and the whole earth is the copy around the middle of the view. The origin lies in the copy nearest to the middle of
/// the view. Each number is the float nearest to the exact pixel, to one part in 10^7 of the distance from the origin,
/// so choose an origin in the view. Since 0.1.
///
/// Time grows with the lines and their vertices, which are refused beyond `max_vertices` and a million lines. Slowest
/// input known: a view just below that limit.
///
/// ```c
/// gn_bounds view = {48.84, 2.25, 48.88, 2.35};
/// gn_point origin = {48.88, 2.25};
/// size_t vertices, lines;
/// gn_grid_lines_pixels(&view, 13, NULL, &origin, NULL, 0, &vertices, NULL, 0, &lines);
/// ```
@_cdecl("gn_grid_lines_pixels")  // One level: calls gridnorth_zone_positions.
public func gn_grid_lines_pixels(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ origin: UnsafePointer<gn_point>?,
  _ vertices: UnsafeMutablePointer<Float>?, _ vertexCapacity: Int, _ verticesNeeded: UnsafeMutablePointer<Int>?,
  _ lines: UnsafeMutablePointer<gn_grid_line>?, _ lineCapacity: Int, _ linesNeeded: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(verticesNeeded, linesNeeded) { vertexTotal, lineTotal throws(gn_status) in
    guard vertices != nil || vertexCapacity == 0, lines != nil || lineCapacity == 0, let origin else {
      throw GN_ERROR_NULL
    }
    try MapGrid.pixels(
      view: checked(view), zoom: zoom, options: checked(options), origin: origin.pointee, vertices: vertices,
      vertexCapacity: vertexCapacity, verticesNeeded: &vertexTotal, lines: lines, lineCapacity: lineCapacity,
      linesNeeded: &lineTotal)
  }
}

/// Computes the labels of the MGRS grid of a map view.
///
/// - Parameters:
///   - view: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
///   - zoom: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
///   - options: Null for the defaults. Lines are not drawn, whatever the content says. The margin has no effect.
///   - labels: Receives the labels; may be null if `capacity` is 0.
///   - capacity: Records that fit at `labels`.
///   - needed: Receives the number of labels, also when the array is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_VIEW`, `GN_ERROR_ZOOM`, `GN_ERROR_TOO_MANY_VERTICES`; for the options: `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_CONTENT`, `GN_ERROR_TILE_SIZE`, `GN_ERROR_TOLERANCE`, `GN_ERROR_MARGIN`, `GN_ERROR_PIXELS`,
///   `GN_ERROR_SPACING`, `GN_ERROR_LEVELS` or `GN_ERROR_STEP`.
///
/// A grid zone designator is in the middle of the visible part of the grid zone (of the wider part, if the view shows
/// both ends of the zone). If squares have labels too, it is halfway from there to the north-west corner of that part,
/// unless the part is narrower than two labels, or is a polar cap with 90 degrees or more visible. The two letters of a
/// 100 km square are in the middle of its visible part (of the larger part, if the border of a latitude band runs
/// through it). Both are left out if the visible part is narrower or shorter than `label_pixels`. Letters are also left
/// out if the part has less than half the area of a square with that side, or if 100 km is shorter than `label_pixels`
/// in the part of the view nearest to the equator.
///
/// Principal digits, from tens of kilometers down to the spacing, are placed where a line meets the edge of the view:
/// eastings on the southern and northern edges, northings on the western and eastern edges, both on all edges near a
/// pole. If lines are closer than half of `label_pixels`, every tenth line has digits. References are at the
/// intersections of every fifth line of each axis (`reference_step`, counted from the false origin), with as many
/// digits as the spacing needs, but not within 4 pixels of the edge of the view, where the digits are.
///
/// No label lies outside the view, nor within 4 pixels of the border of a grid zone. A view with more lines to search
/// for labels than `max_vertices` plus a million is refused with `GN_ERROR_TOO_MANY_VERTICES`. On error, records that
/// were written are zero. Since 0.1.
///
/// Time grows with the squares, lines and references of the view. Slowest input known: the whole earth at a high zoom,
/// which has 92,400 squares.
///
/// ```c
/// gn_bounds view = {48.84, 2.25, 48.88, 2.35};
/// gn_grid_label labels[200];
/// size_t count;
/// gn_grid_labels(&view, 13, NULL, labels, 200, &count);
/// ```
@_cdecl("gn_grid_labels")  // One level: most of it is looking for places, one by one.
public func gn_grid_labels(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ labels: UnsafeMutablePointer<gn_grid_label>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    guard labels != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try MapGrid.labels(
      view: checked(view), zoom: zoom, options: checked(options), labels: labels, capacity: capacity, needed: &total)
  }
}

/// Finds the places of the names of a grid on a screen: each within its cell, or nowhere.
///
/// - Parameters:
///   - camera: How the map makes pixels of positions: see gn_screen_camera().
///   - frame: The part of the screen that may have names, in pixels within 1,000,000 of 0.
///   - covers: The rectangles that hide parts of the frame, in pixels within 1,000,000 of 0: panels, buttons, and texts that are there
///     already, such as numbers of lines.
///   - cover_count: Boxes at `covers`, at most 1,024.
///   - sizes: The space that each name needs in its full size, in pixels.
///   - size_count: Sizes at `sizes`: 1 for all names alike, or `label_count`.
///   - labels: The labels that gn_grid_labels() has written.
///   - label_count: Labels at `labels`, at most 4,096.
///   - places: Receives the place of each label; may be null if `capacity` is 0.
///   - capacity: Records that fit at `places`.
///   - needed: Receives `label_count`, also when the array is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_CAMERA` for a matrix without an inverse, a
///   transition outside 0 ... 1 or a depth of 0 or less, `GN_ERROR_PIXELS` for the frame, covers and sizes,
///   `GN_ERROR_LATITUDE`, `GN_ERROR_COUNT` or `GN_ERROR_BUFFER_TOO_SMALL`. On error, places are unchanged.
///
/// All corners of a name's box lie in the cell that it names, as gn_mgrs_encode() finds it, 3 pixels or more from the
/// border and from the edge of the frame. No box touches another one or a cover. Names of grid zones have their places
/// first, then those of squares, in the order of the labels. A name stands as near as possible to the middle of what the
/// frame shows of its cell, a grid zone's name to the position of its label. If it does not fit, it is made smaller,
/// down to 0.6 of its size. On a tilted map and on a globe, names become smaller and fainter with the area that the
/// screen shows of the ground. Where lengths are less than 0.82 of what they are in the center, only cells of which 70 x
/// 40 pixels are free have names, and none beyond four times the depth of the center, in the haze below the horizon. Only
/// grid zones and squares have names; other labels have no place. Ask gn_grid_labels() for them with a small
/// `label_pixels`. Since 0.2.
///
/// Time grows with the labels: for each one 48 regions are looked at, or 1,024 places on a globe and around the poles, times covers
/// and labels. Slowest input known: 4,096 labels and 1,024 covers.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 6, .width = 800, .height = 600, .pitch = 45};
/// gn_camera camera;
/// gn_screen_camera(&screen, &camera);
/// gn_bounds view;
/// gn_screen_view(&screen, &view);
/// gn_grid_label labels[400];
/// size_t count;
/// gn_grid_labels(&view, screen.zoom, NULL, labels, 400, &count);
/// gn_box frame = {0, 0, 800, 600}, cover = {700, 10, 790, 100};
/// gn_text_size size = {30, 19};
/// gn_label_place places[400];
/// gn_grid_label_places(&camera, &frame, &cover, 1, &size, 1, labels, count, places, 400, &count);
/// ```
@_cdecl("gn_grid_label_places")  // One level: most of it is looking for places, one by one.
public func gn_grid_label_places(
  _ camera: UnsafePointer<gn_camera>?, _ frame: UnsafePointer<gn_box>?, _ covers: UnsafePointer<gn_box>?,
  _ coverCount: Int, _ sizes: UnsafePointer<gn_text_size>?, _ sizeCount: Int, _ labels: UnsafePointer<gn_grid_label>?,
  _ labelCount: Int, _ places: UnsafeMutablePointer<gn_label_place>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    guard let camera, let frame, covers != nil || coverCount == 0, sizes != nil || sizeCount == 0,
      labels != nil || labelCount == 0, places != nil || capacity == 0
    else { throw GN_ERROR_NULL }
    try LabelPlaces.find(
      camera: camera.pointee, frame: frame.pointee, covers: covers, coverCount: coverCount, sizes: sizes,
      sizeCount: sizeCount, labels: labels, labelCount: labelCount, places: places, capacity: capacity, needed: &total)
  }
}

/// Finds the grid spacing of a map view.
///
/// - Parameters:
///   - view: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
///   - zoom: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
///   - spacing: Receives the spacing of the finest level drawn, in meters; 0 if only borders of grid zones are drawn.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW`, `GN_ERROR_ZOOM`;
///   for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_CONTENT`, `GN_ERROR_TILE_SIZE`, `GN_ERROR_TOLERANCE`,
///   `GN_ERROR_MARGIN`, `GN_ERROR_PIXELS`, `GN_ERROR_SPACING`, `GN_ERROR_LEVELS` or `GN_ERROR_STEP`.
///
/// Since 0.1.
///
/// ```c
/// gn_bounds view = {48.84, 2.25, 48.88, 2.35};
/// double meters;
/// gn_grid_spacing(&view, 13, NULL, &meters);   // 1000
/// ```
@_cdecl("gn_grid_spacing")
public func gn_grid_spacing(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ spacing: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: spacing) { () throws(gn_status) in
    try MapGrid.spacing(view: checked(view), zoom: zoom, options: checked(options))
  }
}

/// Finds an upper bound for the vertices and labels of a map view's grid, without drawing it.
///
/// - Parameters:
///   - view: Edges in degrees. If west is greater than east, the view crosses the antimeridian; an east edge 360 or
///     more beyond west means the whole earth.
///   - zoom: Zoom of a Web Mercator map, -4 ... 30, with tiles of `tile_size` pixels, 512 by default.
///   - options: Null for the defaults; `max_vertices` has no effect.
///   - count: Receives the bound.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW`, `GN_ERROR_ZOOM`;
///   for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_CONTENT`, `GN_ERROR_TILE_SIZE`, `GN_ERROR_TOLERANCE`,
///   `GN_ERROR_MARGIN`, `GN_ERROR_PIXELS`, `GN_ERROR_SPACING`, `GN_ERROR_LEVELS` or `GN_ERROR_STEP`.
///
/// The bound always suffices as a capacity or as `max_vertices`, but it may be many times as large as the drawing: use it to
/// guard against excess, not to allocate. (It never exceeds 2^50, far more than any real drawing.) Since 0.1.
///
/// ```c
/// gn_bounds view = {48.84, 2.25, 48.88, 2.35};
/// size_t count;
/// gn_grid_bound(&view, 13, NULL, &count);
/// ```
@_cdecl("gn_grid_bound")  // One level: counts without computing a vertex.
public func gn_grid_bound(
  _ view: UnsafePointer<gn_bounds>?, _ zoom: Double, _ options: UnsafePointer<gn_grid_options>?,
  _ count: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: count) { () throws(gn_status) in
    try MapGrid.bound(view: checked(view), zoom: zoom, options: checked(options))
  }
}

private func checked(_ view: UnsafePointer<gn_bounds>?) throws(gn_status) -> gn_bounds {
  guard let view else { throw GN_ERROR_NULL }
  return view.pointee
}

/// Nothing beyond the size field is read before the size is known.
private func checked(_ options: UnsafePointer<gn_grid_options>?) throws(gn_status) -> gn_grid_options {
  guard let options else { return MapGrid.defaults }
  guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == MapGrid.optionsSize else {
    throw GN_ERROR_OPTIONS_SIZE
  }
  return options.pointee
}
