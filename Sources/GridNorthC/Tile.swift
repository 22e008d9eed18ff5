// SECTION 65: Map: Tiles
// SUBJECT tile: Tiles of web maps, and those that bounds, polygons and routes touch.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds the tile that holds a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90; beyond 85.051128 degrees the position lies in the first or the last row.
///   - longitude: Degrees; any finite value, reduced to [-180, 180), so that 180 lies in column 0.
///   - zoom: 0 ... 30; the world has 2^zoom columns and rows.
///   - out: Receives the tile; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM` or `GN_ERROR_NULL`.
///
/// West and north edges belong to a tile. Positions that are nearer than 0.4 micrometers to the next tile on the map, to the
/// east or south, belong to it, so that the corner of gn_tile_bounds() lies in its tile. Since 0.2.
///
/// ```c
/// gn_tile tile;
/// gn_tile_at(48.85837, 2.294481, 14, &tile);   // 8296, 5636
/// ```
@_cdecl("gn_tile_at")
public func gn_tile_at(
  _ latitude: Double, _ longitude: Double, _ zoom: UInt32, _ out: UnsafeMutablePointer<gn_tile>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in try Tile.at(latitude: latitude, longitude: longitude, zoom: zoom) }
}

/// Finds the tiles that hold many positions.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - zoom: 0 ... 30. It applies to all rows.
///   - tiles: Receives the tiles.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_ZOOM`, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// In a refused row all fields are 4294967295, and its status says why: `GN_ERROR_NOT_FINITE` or `GN_ERROR_LATITUDE`. Each
/// row equals the result of gn_tile_at(). Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// gn_tile tiles[2];
/// gn_tile_at_batch(latitudes, 8, longitudes, 8, 2, 14, tiles, sizeof(gn_tile), NULL);
/// ```
@_cdecl("gn_tile_at_batch")  // One level: row by row.
public func gn_tile_at_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ zoom: UInt32, _ tiles: UnsafeMutablePointer<gn_tile>?, _ tileStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Tile.at(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)), zoom: zoom,
      into: MutableColumn(tiles, stride: tileStride, count: count), statuses: statuses)
  }
}

/// Finds the edges of a tile.
///
/// - Parameters:
///   - tile: Column, row and zoom.
///   - out: Receives the edges in degrees; the east edge of the last column is 180. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_ZOOM`, `GN_ERROR_TILE` or `GN_ERROR_NULL`.
///
/// Accurate to a unit in the last place. Since 0.2.
///
/// ```c
/// gn_tile tile = {8296, 5636, 14};
/// gn_bounds bounds;
/// gn_tile_bounds(&tile, &bounds);
/// ```
@_cdecl("gn_tile_bounds")
public func gn_tile_bounds(_ tile: UnsafePointer<gn_tile>?, _ out: UnsafeMutablePointer<gn_bounds>?) -> gn_status {
  write(to: out) { () throws(gn_status) in
    guard let tile else { throw GN_ERROR_NULL }
    return try Tile.bounds(tile.pointee)
  }
}

/// Writes the quadkey of a tile.
///
/// - Parameters:
///   - tile: Column, row and zoom.
///   - out: Receives a digit, 0 to 3, for each zoom from 1 on, and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 31 always suffice.
///   - needed: Receives the bytes that the text needs with its final zero, also when the buffer is too small; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_ZOOM`, `GN_ERROR_TILE`, `GN_ERROR_BUFFER_TOO_SMALL` or `GN_ERROR_NULL`.
///
/// The quadkey of a tile begins with those of the tiles that contain it. At zoom 0 it is empty. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// gn_tile tile = {3, 5, 3};
/// char text[31];
/// gn_tile_quadkey_format(&tile, text, sizeof text, NULL);   // 213
/// ```
@_cdecl("gn_tile_quadkey_format")
public func gn_tile_quadkey_format(
  _ tile: UnsafePointer<gn_tile>?, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    guard let tile else { throw GN_ERROR_NULL }
    try Tile.quadkey(tile.pointee, into: out, capacity: capacity, needed: &needed)
  }
}

/// Reads a quadkey: finds the tile that it names.
///
/// - Parameters:
///   - text: ASCII, not necessarily zero-terminated: 1 to 30 digits from 0 to 3.
///   - out: Receives the tile; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_DIGITS` for more than 30 digits,
///   `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Since 0.2.
///
/// Time grows with the bytes of the text.
///
/// ```c
/// gn_tile tile;
/// gn_tile_quadkey_parse("213", 3, &tile, NULL);   // 3, 5, zoom 3
/// ```
@_cdecl("gn_tile_quadkey_parse")
public func gn_tile_quadkey_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<gn_tile>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: out, errorOffset) { text throws(TextRefusal) in try Tile.tile(quadkey: text) }
}

/// Finds the tiles that bounds touch.
///
/// - Parameters:
///   - bounds: The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than east, the
///     bounds cross the antimeridian; 360 degrees and more are all longitudes.
///   - zoom: 0 ... 30.
///   - out: Receives runs of tiles, from north to south and from west to east; may be null if `capacity` is 0.
///   - capacity: Runs that fit at `out`; 0 asks for the number. More than are needed make it faster.
///   - needed: Receives the number of runs, also when the buffer is too small; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW` if south is greater than
///   north, `GN_ERROR_ZOOM` or `GN_ERROR_BUFFER_TOO_SMALL`; then nothing is left at `out` to be taken for a result.
///
/// Each row has one run, or two where the bounds cross the antimeridian. Tiles that the bounds meet only at their south or
/// east edge are not among them, so that the bounds of a tile give this tile; unless the bounds have no height or width.
/// Places beyond 85.051128 degrees belong to the first and the last row. Since 0.2.
///
/// Time grows with the rows of tiles.
///
/// ```c
/// gn_bounds bounds = {48.8, 2.2, 48.9, 2.5};
/// gn_tile_run runs[8];
/// size_t count;
/// gn_tile_cover_bounds(&bounds, 12, runs, 8, &count);   // 3 runs of 4 tiles
/// ```
@_cdecl("gn_tile_cover_bounds")  // One level: computes a few tiles.
public func gn_tile_cover_bounds(
  _ bounds: UnsafePointer<gn_bounds>?, _ zoom: UInt32, _ out: UnsafeMutablePointer<gn_tile_run>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  cover(out, capacity, needed) { needed throws(gn_status) in
    try tileBounds(bounds).tiles(zoom: zoom, into: out, capacity: capacity, needed: &needed)
  }
}

/// Finds the tiles that a polygon touches: with its border or its inside.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other, as gn_polygon_measure() takes them. May be null if
///     `point_count` is 0.
///   - point_count: Number of points.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - zoom: 0 ... 30.
///   - out: Receives runs of tiles, from north to south and from west to east; may be null if `capacity` is 0.
///   - capacity: Runs that fit at `out`; 0 asks for the number. Room for more than are needed makes it faster: it works
///     there, and leaves zeros.
///   - needed: Receives the number of runs, also when the buffer is too small; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RINGS`, `GN_ERROR_COUNT` if
///   the outer ring has no point, or for more points than an array can hold, `GN_ERROR_ZOOM`, `GN_ERROR_TOO_MANY_TILES` or
///   `GN_ERROR_BUFFER_TOO_SMALL`; then nothing is left at `out` to be taken for a result.
///
/// A tile is there if gn_tile_at() gives it for any position of the polygon, and no other tile; each is there once. Edges are
/// geodesics; the polygon may cross the antimeridian, and a pole may lie inside. Rings may be of one or two points. Where rings
/// overlap, places in an even number of them are outside. A pole that is a point of a ring lies at longitude 0. A tile that the
/// border misses, or meets, by less than a millionth of the width of a tile, or a micrometer if that is more, may be wrong. Since
/// 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with `GN_ERROR_TOO_MANY_TILES` beyond a second or two. Slowest input known: a zigzag between the
/// poles of which only the size is asked for.
///
/// ```c
/// gn_point triangle[] = {{47, 5}, {47, 8}, {49, 7}};
/// gn_tile_run runs[16];
/// size_t count;
/// gn_tile_cover_polygon(triangle, 3, NULL, 0, 8, runs, 16, &count);
/// ```
@_cdecl("gn_tile_cover_polygon")  // One level: edge by edge, row by row.
public func gn_tile_cover_polygon(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ zoom: UInt32, _ out: UnsafeMutablePointer<gn_tile_run>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  cover(out, capacity, needed) { needed throws(gn_status) in
    try polygon(points, pointCount, rings, ringCount).tiles(
      zoom: zoom, into: out, capacity: capacity, needed: &needed)
  }
}

/// Finds the tiles that a corridor along a route touches.
///
/// - Parameters:
///   - points: The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite value.
///   - point_count: Number of points, 1 at least.
///   - half_width: The corridor is all that lies as near to the route as this, in meters, 0 ... 1,000,000.
///   - zoom: 0 ... 30.
///   - out: Receives runs of tiles, from north to south and from west to east; may be null if `capacity` is 0.
///   - capacity: Runs that fit at `out`; 0 asks for the number. Room for more than are needed makes it faster: it works
///     there, and leaves zeros.
///   - needed: Receives the number of runs, also when the buffer is too small; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_COUNT` if there is no point, or
///   for more points than an array can hold, `GN_ERROR_HALF_WIDTH`, `GN_ERROR_ZOOM`, `GN_ERROR_TOO_MANY_TILES` or
///   `GN_ERROR_BUFFER_TOO_SMALL`; then nothing is left at `out` to be taken for a result.
///
/// All tiles that the corridor touches are there, each once. A tile may be there that it misses by less than a ten-thousandth
/// of the half-width, or by a thousandth of a tile if that is more. The route may cross the antimeridian, and a pole may lie in
/// the corridor. Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with `GN_ERROR_TOO_MANY_TILES` beyond a second or two. Slowest input known: a zigzag between the
/// poles with a half-width.
///
/// ```c
/// gn_point route[] = {{48.86, 2.35}, {47.9, 1.9}};
/// gn_tile_run runs[64];
/// size_t count;
/// gn_tile_cover_route(route, 2, 2000, 11, runs, 64, &count);
/// ```
@_cdecl("gn_tile_cover_route")  // One level: edge by edge, row by row.
public func gn_tile_cover_route(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ halfWidth: Double, _ zoom: UInt32,
  _ out: UnsafeMutablePointer<gn_tile_run>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  cover(out, capacity, needed) { needed throws(gn_status) in
    try TileCorridor(Points(points, count: pointCount), halfWidth: halfWidth).tiles(
      zoom: zoom, into: out, capacity: capacity, needed: &needed)
  }
}

/// Counts the tiles that bounds touch.
///
/// - Parameters:
///   - bounds: The edges in degrees, as gn_tile_cover_bounds() takes them.
///   - min_zoom: 0 ... 30.
///   - max_zoom: 0 ... 30, not below `min_zoom`.
///   - count: Receives the number of tiles of all zooms from `min_zoom` to `max_zoom`; where a `size_t` has 32 bits, its
///     largest value stands for all larger ones. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW`, `GN_ERROR_ZOOM` or
///   `GN_ERROR_LEVELS` if `min_zoom` is above `max_zoom`.
///
/// Since 0.2.
///
/// ```c
/// gn_bounds bounds = {48.8, 2.2, 48.9, 2.5};
/// size_t count;
/// gn_tile_count_bounds(&bounds, 0, 16, &count);
/// ```
@_cdecl("gn_tile_count_bounds")  // One level: computes a few tiles.
public func gn_tile_count_bounds(
  _ bounds: UnsafePointer<gn_bounds>?, _ minZoom: UInt32, _ maxZoom: UInt32, _ count: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: count) { () throws(gn_status) in
    size(try tileBounds(bounds).tileCount(minZoom: minZoom, maxZoom: maxZoom))
  }
}

/// Counts the tiles that a polygon touches.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other, as gn_polygon_measure() takes them. May be null if
///     `point_count` is 0.
///   - point_count: Number of points.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - min_zoom: 0 ... 30.
///   - max_zoom: 0 ... 30, not below `min_zoom`.
///   - count: Receives the number of tiles of all zooms from `min_zoom` to `max_zoom`; where a `size_t` has 32 bits, its
///     largest value stands for all larger ones. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RINGS`, `GN_ERROR_COUNT`,
///   `GN_ERROR_ZOOM`, `GN_ERROR_LEVELS` if `min_zoom` is above `max_zoom`, or `GN_ERROR_TOO_MANY_TILES`.
///
/// The tiles are those of gn_tile_cover_polygon(). They are counted by runs, so it takes as long as the border is. Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with `GN_ERROR_TOO_MANY_TILES` beyond a second or two. Slowest input known: a zigzag between the
/// poles of which only the size is asked for.
///
/// ```c
/// gn_point triangle[] = {{47, 5}, {47, 8}, {49, 7}};
/// size_t count;
/// gn_tile_count_polygon(triangle, 3, NULL, 0, 0, 14, &count);
/// ```
@_cdecl("gn_tile_count_polygon")  // One level: edge by edge, row by row.
public func gn_tile_count_polygon(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ minZoom: UInt32, _ maxZoom: UInt32, _ count: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: count) { () throws(gn_status) in
    size(try polygon(points, pointCount, rings, ringCount).tileCount(minZoom: minZoom, maxZoom: maxZoom))
  }
}

/// Counts the tiles that a corridor along a route touches.
///
/// - Parameters:
///   - points: The points of the route, joined by geodesics: latitudes -90 ... 90 degrees, longitudes any finite value.
///   - point_count: Number of points, 1 at least.
///   - half_width: Meters on either side of the route, 0 ... 1,000,000.
///   - min_zoom: 0 ... 30.
///   - max_zoom: 0 ... 30, not below `min_zoom`.
///   - count: Receives the number of tiles of all zooms from `min_zoom` to `max_zoom`; where a `size_t` has 32 bits, its
///     largest value stands for all larger ones. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_COUNT`, `GN_ERROR_HALF_WIDTH`,
///   `GN_ERROR_ZOOM`, `GN_ERROR_LEVELS` if `min_zoom` is above `max_zoom`, or `GN_ERROR_TOO_MANY_TILES`.
///
/// The tiles are those of gn_tile_cover_route(). Since 0.2.
///
/// Time grows with the rows of tiles that the outline crosses and, without room for all runs, with those times the
/// edges: refused with `GN_ERROR_TOO_MANY_TILES` beyond a second or two. Slowest input known: a zigzag between the
/// poles with a half-width.
///
/// ```c
/// gn_point route[] = {{48.86, 2.35}, {47.9, 1.9}};
/// size_t count;
/// gn_tile_count_route(route, 2, 2000, 0, 14, &count);
/// ```
@_cdecl("gn_tile_count_route")  // One level: edge by edge, row by row.
public func gn_tile_count_route(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ halfWidth: Double, _ minZoom: UInt32, _ maxZoom: UInt32,
  _ count: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: count) { () throws(gn_status) in
    let corridor = try TileCorridor(Points(points, count: pointCount), halfWidth: halfWidth)
    return size(try corridor.tileCount(minZoom: minZoom, maxZoom: maxZoom))
  }
}

/// A number of tiles as a `size_t`.
private func size(_ count: UInt64) -> Int { Int(bitPattern: UInt(clamping: count)) }

private func tileBounds(_ bounds: UnsafePointer<gn_bounds>?) throws(gn_status) -> TileBounds {
  guard let bounds else { throw GN_ERROR_NULL }
  return try TileBounds(bounds.pointee)
}

/// Runs a call that fills `out`, which may be null if `capacity` is 0, and stores how many elements it needs.
private func cover(
  _ out: UnsafeMutablePointer<gn_tile_run>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try body(&needed)
  }
}
