// SECTION 45: Geometry: Tactical shapes
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

// SUBJECT shape
/// Fills in the default options of outlines.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Change the fields you need, then pass the struct on. A null pointer in place of options means these defaults. Since
/// 0.2.
///
/// ```c
/// gn_outline_options options;
/// gn_outline_options_init(&options);
/// options.join = GN_JOIN_MITER;
/// ```
@_cdecl("gn_outline_options_init")
public func gn_outline_options_init(_ options: UnsafeMutablePointer<gn_outline_options>?) -> gn_status {
  write(to: options) { Tactical.defaults }
}

// SUBJECT shape
/// Computes a rectangle around a position.
///
/// - Parameters:
///   - center: Degrees; latitude -90 ... 90, longitude any finite value.
///   - length: Meters; more than 0, at most 1,000,000.
///   - width: Meters, in the same range.
///   - azimuth: The direction of the length; degrees, any finite value.
///   - options: Null for the defaults. Only `longitudes` matters.
///   - out: Receives the closed ring; may be null if `capacity` is 0.
///   - capacity: Points that fit at `out`; 0 asks for the number, which is 5.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_DIMENSION`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_JOIN`, `GN_ERROR_PLACEMENT` or
///   `GN_ERROR_TOLERANCE`.
///
/// The corners are those of a plane rectangle, laid off from the center: each lies at the distance of half its diagonal,
/// measured along a geodesic, and as far beside the azimuth as in the plane. So all four are equally far from the
/// center, to within 15 nm; the edges, geodesics too, are a little shorter than `length` and `width`, by less than one
/// part in 10^6 up to a diagonal of 20 km. The ring begins with the corner ahead on the right and runs counterclockwise.
/// On error, points that were written are NaN. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// gn_point center = {48.8583, 2.2945}, ring[5];
/// gn_rectangle(&center, 800, 300, 30, NULL, ring, 5, NULL);
/// ```
@_cdecl("gn_rectangle")  // One level: few geodesics for a point.
public func gn_rectangle(
  _ center: UnsafePointer<gn_point>?, _ length: Double, _ width: Double, _ azimuth: Double,
  _ options: UnsafePointer<gn_outline_options>?, _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  fill(out, capacity, needed) { total throws(gn_status) in
    try Tactical.rectangle(
      center: center, length: length, width: width, azimuth: azimuth, options: options, into: out, capacity: capacity,
      needed: &total)
  }
}

/// Computes the line beside a route at a distance: its parallel.
///
/// - Parameters:
///   - points: The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
///   - count: 2 or more, of which two must differ.
///   - distance: Meters, -1,000,000 ... 1,000,000: positive to the right of the route, negative to its left.
///   - options: Null for the defaults. `ends` does not matter.
///   - out: Receives the line; may be null if `capacity` is 0. Must not overlap `points`.
///   - capacity: Points that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_DIMENSION`, `GN_ERROR_COUNT`, `GN_ERROR_WORK`; for the options: `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_JOIN`,
///   `GN_ERROR_PLACEMENT` or `GN_ERROR_TOLERANCE`.
///
/// The line runs in the direction of the route. Beside each segment it is at the distance, measured across the segment;
/// beside a long one it has vertices between, so that its own segments, which are geodesics, depart from that by no more
/// than the tolerance. Around the outside of a corner it is an arc, a tip or a bevel, as `join` says. A tip lies in the
/// middle, at the distance divided by the cosine of half the turn. A point where the route turns back has a turn of 180
/// degrees, the outside of it on either side.
///
/// On the inside of a corner the line goes from one segment to the next where their lines meet. What lies nearer to
/// another segment is cut off at the beginning and the end of each piece, with pieces that are too short as a whole. So
/// every vertex lies at the distance from the route, to within a micrometer, and tips farther. Where the route comes nearer to
/// itself than twice the distance, the rest is joined in order; there the line may cross the route. If nothing is
/// left, as inside of a closed route that is too narrow, there are no points.
///
/// A hundred points take a few milliseconds, 10,000 points of a dense track about a second at a distance of a few steps, and
/// more at a larger distance, where more edges are near. A route that would take some two seconds longer than its vertices alone
/// is refused with `GN_ERROR_WORK`: gn_route_simplify() makes it shorter. On error, points that were written are NaN. Since 0.2.
///
/// Time grows with the vertices of the result times those edges of the route that are near, and less with vertices times
/// points. Slowest input known: edges around half of the earth, which come near each other; too many are refused with
/// `GN_ERROR_WORK`. A small tolerance gives up to 7,100 vertices for a turn, which take their time.
///
/// ```c
/// gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}}, line[64];
/// size_t count;
/// gn_route_parallel(route, 3, 200, NULL, line, 64, &count);   // 200 m to the right
/// ```
@_cdecl("gn_route_parallel")  // One level: edge by edge.
public func gn_route_parallel(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ distance: Double, _ options: UnsafePointer<gn_outline_options>?,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  fill(out, capacity, needed) { total throws(gn_status) in
    try Tactical.parallelLine(
      Points(points, count: count), distance: distance, options: options, into: out, capacity: capacity,
      needed: &total)
  }
}

/// Computes a corridor: a route with a width on each side.
///
/// - Parameters:
///   - points: The route. Latitudes -90 ... 90 degrees, longitudes any finite value.
///   - count: 2 or more, of which two must differ.
///   - left: Meters to the left of the route, 0 ... 1,000,000; one of the two must be more than 0.
///   - right: Meters to its right, 0 ... 1,000,000.
///   - out: Receives the closed ring; may be null if `capacity` is 0. Must not overlap `points`.
///   - capacity: Points that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: As gn_route_parallel().
///
/// The corridor is the area beside each segment within the width of that side, the outside of each corner, as `join` says,
/// and the ends: flat, round or square. On each side an end goes as far beyond the route as that side is wide. The ring is
/// the outline of all of this together. It runs counterclockwise, ends with its first point, and does not cross itself. It
/// begins where the right side does, unless that place is covered.
///
/// A ring has no holes: if a route encloses an area, as one that is closed or crosses itself does, the ring runs around the
/// area. To find out whether a position lies in such a corridor, use a corridor of gn_fence_index_build(). Each vertex lies at
/// the width from the route to within the tolerance. Points of the route closer together than a hundred-thousandth of the wider
/// side, or a thousandth of the narrower one, count as one; a side of less than 10 µm beside a wider one counts as none. Where
/// two sides touch and do not overlap, as around a block of streets whose side is twice the width, the ring has widths that are
/// larger by up to two hundred-thousandths or 2 µm, so that the sides overlap. Where corners only touch, a ring may cross
/// itself: around one in 500 routes along such streets, and one in 10,000 routes across a continent. A route of many laps over
/// the very same points may be refused with `GN_ERROR_WORK`, and so may a route whose width is many times the length of its way
/// to and fro. A route that leads around the earth has no clear outside: its ring is the border of a part.
///
/// A hundred points take a few milliseconds, 10,000 points of a dense track half a second at a width of a few steps. On error,
/// points that were written are NaN. Since 0.2.
///
/// Time grows with the vertices of the result times those edges of the route that are near, and with the points. Slowest input
/// known: thousands of edges around half of the earth; too many are refused with `GN_ERROR_WORK`. A small tolerance gives up to
/// 7,100 vertices for a turn, which take their time.
///
/// ```c
/// gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}}, ring[128];
/// size_t count;
/// gn_route_corridor(route, 3, 100, 200, NULL, ring, 128, &count);
/// ```
@_cdecl("gn_route_corridor")  // One level: edge by edge.
public func gn_route_corridor(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ left: Double, _ right: Double,
  _ options: UnsafePointer<gn_outline_options>?, _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  fill(out, capacity, needed) { total throws(gn_status) in
    try Tactical.corridor(
      Points(points, count: count), left: left, right: right, options: options, into: out, capacity: capacity,
      needed: &total)
  }
}

/// Computes the outline of an arrow along a route, as of an axis of advance.
///
/// - Parameters:
///   - points: The middle of the arrow, from its tail to its tip. Latitudes -90 ... 90 degrees, longitudes any finite
///     value.
///   - count: 2 or more, of which two must differ.
///   - width: Meters; more than 0, at most 1,000,000: of the body.
///   - head_width: Meters from barb to barb; at least `width`, at most 1,000,000. The head is at least 1e-4 wider than the body.
///   - head_length: Meters along the route; more than 0, less than the route has, at most 1,000,000.
///   - options: Null for the defaults. `ends` does not matter.
///   - out: Receives the closed ring; may be null if `capacity` is 0. Must not overlap `points`.
///   - capacity: Points that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of points, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: As gn_route_parallel().
///
/// The body is a gn_route_corridor() with a flat end at the neck, `head_length` before the tip along the route. The
/// barbs stand at the neck, across the geodesic from there to the tip. The ring is the outline of the body and the head
/// together, like that of a corridor. It runs counterclockwise: the body's right side from the tail on, the right barb, the tip,
/// the left barb, the left side, the first point again. If the tail is to be open, leave out that last point; where the arrow
/// covers the start of its right side, the ring begins elsewhere. On error, points that were written are NaN. Since 0.2.
///
/// Time grows with the vertices of the result times those edges of the route that are near, and with the points. Slowest input
/// known: thousands of edges around half of the earth; too many are refused with `GN_ERROR_WORK`. A small tolerance gives up to
/// 7,100 vertices for a turn, which take their time.
///
/// ```c
/// gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}}, ring[128];
/// size_t count;
/// gn_route_arrow(route, 3, 200, 500, 400, NULL, ring, 128, &count);
/// ```
@_cdecl("gn_route_arrow")  // One level: edge by edge.
public func gn_route_arrow(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ width: Double, _ headWidth: Double, _ headLength: Double,
  _ options: UnsafePointer<gn_outline_options>?, _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  fill(out, capacity, needed) { total throws(gn_status) in
    try Tactical.arrow(
      Points(points, count: count), width: width, headWidth: headWidth, headLength: headLength, options: options,
      into: out, capacity: capacity, needed: &total)
  }
}

/// Marks a route at equal intervals.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value.
///   - count: 1 or more.
///   - first: Meters from the start of the route to the first mark, 0 ... 1e12.
///   - interval: Meters from each mark to the next, 0.001 ... 1e12.
///   - out: Receives the marks; may be null if `capacity` is 0.
///   - capacity: Marks that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of marks, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_DISTANCE`, `GN_ERROR_INTERVAL`, or `GN_ERROR_COUNT` for no points, or more than an array can hold.
///
/// Each mark is where gn_route_point() finds it, to within 15 nm. The end of the route has a mark if it lies a whole number of
/// intervals from the first one; a nanometer for each point may be missing. If the buffer is too small, nothing is written.
/// Since 0.2.
///
/// Time grows with the points and the marks.
///
/// ```c
/// gn_point route[] = {{48.85, 2.29}, {48.86, 2.3}, {48.86, 2.32}};
/// gn_route_mark marks[16];
/// size_t count;
/// gn_route_marks(route, 3, 0, 500, marks, 16, &count);
/// ```
@_cdecl("gn_route_marks")  // One level: few geodesics for a point.
public func gn_route_marks(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ first: Double, _ interval: Double,
  _ out: UnsafeMutablePointer<gn_route_mark>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  fill(out, capacity, needed) { total throws(gn_status) in
    try Tactical.marks(
      Points(points, count: count), first: first, interval: interval, into: out, capacity: capacity, needed: &total)
  }
}

// SUBJECT shape
/// Lays the points of a drawing along anchors: line art of the host's, given in a frame of its own.
///
/// - Parameters:
///   - anchors: Latitudes -90 ... 90 degrees, longitudes any finite value.
///   - anchor_count: 2 or more; for `GN_FRAME_WIDTH` 3 or more. Two of those of the line must differ.
///   - frame: A `GN_FRAME_` value: the meaning of x and y.
///   - xs: The way along the line of anchors from the first, in meters or in lengths of the line; not null unless
///     `count` is 0.
///   - ys: The way to the right of the line, in meters, or in lengths or widths; negative to the left; not null unless
///     `count` is 0.
///   - count: Points of the drawing.
///   - latitudes: Receives degrees.
///   - longitudes: Receives degrees, in [-180, 180).
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_FRAME`, `GN_ERROR_COUNT`, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_LATITUDE` for the anchors, `GN_ERROR_WORK` if any of very many long edges may be the nearest to the one that gives
///   the width, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A point goes x along the geodesics from anchor to anchor, and from there y to the right of the direction that they have;
/// before the first anchor and behind the last one the line goes on straight. With y pointing right of x, a frame is drawn as on
/// a screen, where y points down.
///
/// `GN_FRAME_LENGTH` with two anchors turns and scales a drawing: (0, 0) comes to lie on the first and (1, 0) on the
/// second. `GN_FRAME_WIDTH` stretches it across too: (x, 1) lies as far beside the line, and on the same side, as the
/// last anchor, for drawings with two points at their ends and a third for their depth. `GN_FRAME_METERS` is the
/// inverse of gn_route_nearest(), near the route. At a corner of the line, the drawing overlaps on the inside and
/// leaves gaps on the outside. Rows whose x rises are found along the line at once; each step back begins at its start.
///
/// In a refused row, both numbers are NaN; its status is `GN_ERROR_NOT_FINITE` or `GN_ERROR_DISTANCE` (more than 1e12 m).
/// Since 0.2.
///
/// Time grows with the rows times the anchors. Slowest input known: rows whose x goes back and forth: each time the
/// anchors are measured from the first.
///
/// ```c
/// gn_point anchors[] = {{48.85, 2.29}, {48.86, 2.3}}, art[3];
/// double x[] = {0, 0.5, 1}, y[] = {0, -0.2, 0};   // a roof to the left of the line
/// gn_frame_points_batch(anchors, 2, GN_FRAME_LENGTH, x, 8, y, 8, 3, &art[0].latitude, 16, &art[0].longitude, 16, NULL);
/// ```
@_cdecl("gn_frame_points_batch")  // One level: few geodesics for a point.
public func gn_frame_points_batch(
  _ anchors: UnsafePointer<gn_point>?, _ anchorCount: Int, _ frame: Int32, _ xs: UnsafePointer<Double>?,
  _ xStride: Int, _ ys: UnsafePointer<Double>?, _ yStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?,
  _ longitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Tactical.framePoints(
      anchors: anchors, count: anchorCount, frame: frame, x: Column(xs, stride: xStride, count: count),
      y: Column(ys, stride: yStride, count: count),
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}

/// Runs a call that fills an array, which may be null if its capacity is 0.
private func fill<Element>(
  _ out: UnsafeMutablePointer<Element>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  count(needed) { total throws(gn_status) in
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try body(&total)
  }
}
