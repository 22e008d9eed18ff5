// SECTION 30: References: MGRS
// SUBJECT mgrs: MGRS references: written, read, outlined, and completed while someone types.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Returns a capacity that suffices for every MGRS reference.
///
/// - Returns: `GN_MGRS_CAPACITY`, in bytes, including the final zero, for hosts that cannot see the constant.
///
/// Since 0.1.
///
/// ```c
/// char *text = malloc(gn_mgrs_capacity());
/// ```
@_cdecl("gn_mgrs_capacity")
public func gn_mgrs_capacity() -> Int {
  Int(GN_MGRS_CAPACITY)
}

/// Writes the MGRS reference of the cell that contains a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - precision: Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square, -1 the grid zone alone.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MGRS_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL` or
///   `GN_ERROR_NULL`.
///
/// Digits are truncated, never rounded, so a longer reference always refines a shorter one. The underlying coordinates
/// agree with GeographicLib to 10 nm. On error, `out` holds an empty text.
///
/// South and west edges belong to the cell. At 84 north and beyond, and south of 80 south, references are polar (UPS).
/// -0.0 is north. A northing that rounds to the equator from the south becomes 9,999,999.999999 m. Since 0.1.
///
/// Takes constant time.
///
/// ```c
/// char text[GN_MGRS_CAPACITY];
/// gn_mgrs_encode(48.8584, 2.2945, GN_MGRS_10_M, text, sizeof text, NULL);   // 31UDQ48251195
/// ```
@_cdecl("gn_mgrs_encode")
public func gn_mgrs_encode(
  _ latitude: Double, _ longitude: Double, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { text throws(gn_status) in
    try MGRS.encode(latitude: latitude, longitude: longitude, precision: precision, into: &text)
  }
}

/// Writes the MGRS reference of the cell that contains a position on the UTM or UPS grid.
///
/// - Parameters:
///   - utm: Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km] or, south,
///     in [1000 km, 19,500 km]; or `GN_ZONE_UPS` with both in [1300 km, 2700 km] (north), [800 km, 3200 km] (south).
///   - precision: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MGRS_CAPACITY` always suffices.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_ZONE`, `GN_ERROR_HEMISPHERE`, `GN_ERROR_EASTING`,
///   `GN_ERROR_NORTHING`, `GN_ERROR_PRECISION`, `GN_ERROR_MGRS_GRID_ZONE`, `GN_ERROR_MGRS_SQUARE`,
///   `GN_ERROR_BUFFER_TOO_SMALL` or `GN_ERROR_NULL`.
///
/// The reference has the zone of `utm`, even if the position lies beyond the border of that zone; decoding flags such a
/// reference. Bands X and C continue beyond 84 north and 80 south, but only as far as decoding accepts them. A northing
/// across the equator is moved to the other hemisphere. The upper limits belong to the last cell: a coordinate at a
/// limit is moved inward by a millionth of a meter (in GeographicLib by less). Since 0.1.
///
/// Takes constant time.
///
/// ```c
/// gn_utm utm = {448251.9, 5411943.8, 31, GN_NORTH};
/// char text[GN_MGRS_CAPACITY];
/// gn_mgrs_encode_utm(&utm, GN_MGRS_100_M, text, sizeof text, NULL);   // 31UDQ482119
/// ```
@_cdecl("gn_mgrs_encode_utm")
public func gn_mgrs_encode_utm(
  _ utm: UnsafePointer<gn_utm>?, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { text throws(gn_status) in
    guard let utm else { throw GN_ERROR_NULL }
    try MGRS.encode(utm.pointee, precision: precision, into: &text)
  }
}

/// Writes the MGRS references of many positions.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - precision: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
///   - texts: `count` slots; each receives ASCII text, padded with zeros.
///   - text_size: Bytes in a slot: enough for the longest text and a zero; 16 for precision 5, `GN_MGRS_CAPACITY` for
///     any.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL`,
///   `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes an empty text, and its status says why: `GN_ERROR_LATITUDE` or `GN_ERROR_NOT_FINITE`. Each row
/// equals the result of gn_mgrs_encode(), bit for bit. Since 0.1.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// ```c
/// const double latitudes[] = {48.8584, 40.6892}, longitudes[] = {2.2945, -74.0445};
/// char texts[2][16];
/// gn_mgrs_encode_batch(latitudes, 8, longitudes, 8, 2, GN_MGRS_1_M, texts[0], 16, 16, NULL);
/// ```
@_cdecl("gn_mgrs_encode_batch")  // Levels.
public func gn_mgrs_encode_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ precision: Int32, _ texts: UnsafeMutablePointer<CChar>?, _ textSize: Int,
  _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MGRS.encode(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      precision: precision, into: MutableTextColumn(texts, size: textSize, stride: textStride, count: count),
      statuses: statuses)
  }
}

/// Writes the MGRS references of many points on UTM or UPS grids.
///
/// - Parameters:
///   - eastings: Meters; not null unless `count` is 0.
///   - northings: Meters; not null unless `count` is 0.
///   - zones: Zones with the sign of the hemisphere: 33 north, -33 south, 61 and -61 UPS; not null unless `count` is 0.
///   - count: Points.
///   - precision: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
///   - texts: `count` slots; each receives ASCII text, padded with zeros.
///   - text_size: Bytes in a slot: enough for the longest text and a zero; 16 for precision 5, `GN_MGRS_CAPACITY` for
///     any.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL`,
///   `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes an empty text, and its status says why: `GN_ERROR_ZONE`, or what gn_mgrs_encode_utm() answers.
/// Each row equals the result of gn_mgrs_encode_utm(), bit for bit. Since 0.2.
///
/// Time grows with the rows. Slowest input known: rows far from their zone, which are finished one by one.
///
/// ```c
/// const double eastings[] = {448251, 585628}, northings[] = {5411943, 4511322};
/// const int32_t zones[] = {31, 18};
/// char texts[2][16];
/// gn_mgrs_encode_utm_batch(eastings, 8, northings, 8, zones, 4, 2, GN_MGRS_1_M,
///                          texts[0], 16, 16, NULL);
/// ```
@_cdecl("gn_mgrs_encode_utm_batch")  // One level: row by row.
public func gn_mgrs_encode_utm_batch(
  _ eastings: UnsafePointer<Double>?, _ eastingStride: Int, _ northings: UnsafePointer<Double>?, _ northingStride: Int,
  _ zones: UnsafePointer<Int32>?, _ zoneStride: Int, _ count: Int, _ precision: Int32,
  _ texts: UnsafeMutablePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MGRS.encode(
      eastings: Column(eastings, stride: eastingStride, count: count),
      northings: Column(northings, stride: northingStride, count: count),
      zones: Column(zones, stride: zoneStride, count: count), precision: precision,
      into: MutableTextColumn(texts, size: textSize, stride: textStride, count: count), statuses: statuses)
  }
}

/// Reads an MGRS reference: finds the cell that it names, and its position.
///
/// - Parameters:
///   - text: ASCII, not necessarily zero-terminated: upper or lower case, one or two digits of zone, blanks and tabs
///     anywhere between the parts. The grid zone alone and the 100 km square alone are references too.
///   - text_size: Bytes at `text`; a zero byte is refused, like any other byte that does not belong in a reference.
///   - out: Receives the cell; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE`, `GN_ERROR_MGRS_ZONE`, `GN_ERROR_MGRS_BAND`,
///   `GN_ERROR_MGRS_GRID_ZONE`, `GN_ERROR_MGRS_COLUMN`, `GN_ERROR_MGRS_ROW`, `GN_ERROR_MGRS_SQUARE`,
///   `GN_ERROR_MGRS_ODD_DIGITS`, `GN_ERROR_MGRS_TOO_MANY_DIGITS`, `GN_ERROR_NULL`, or `GN_ERROR_OFFSET` for a size beyond
///   memory.
///
/// Blanks may split the digits once, in the middle. A cell that lies in the neighboring band, or beyond the border of
/// its zone, is decoded and flagged; a square that lies more than one row outside its band, or outside both band and
/// zone, does not exist. Positions agree with GeographicLib to 10 nm. `inside` encodes back to the same reference,
/// unless the cell is flagged or a border leaves less than 20 nm of it. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
/// 16 bisections.
///
/// ```c
/// gn_mgrs_cell cell;
/// size_t offset;
/// gn_status status = gn_mgrs_decode("31UDQ4825", 9, &cell, &offset);   // cell.center ...
/// ```
@_cdecl("gn_mgrs_decode")
public func gn_mgrs_decode(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<gn_mgrs_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  decode(text, textSize, .lenient, out, errorOffset)
}

/// Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
///
/// - Parameters:
///   - text: ASCII, not necessarily zero-terminated, as gn_mgrs_decode() reads it.
///   - out: Receives the cell; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, `GN_ERROR_TEXT_EMPTY`,
///   `GN_ERROR_TEXT_BYTE`, `GN_ERROR_MGRS_ZONE`, `GN_ERROR_MGRS_BAND`, `GN_ERROR_MGRS_GRID_ZONE`, `GN_ERROR_MGRS_COLUMN`,
///   `GN_ERROR_MGRS_ROW`, `GN_ERROR_MGRS_SQUARE`, `GN_ERROR_MGRS_ODD_DIGITS`, `GN_ERROR_MGRS_TOO_MANY_DIGITS`,
///   `GN_ERROR_MGRS_OVERHANGS_ZONE` or `GN_ERROR_MGRS_BAND_OF_NEIGHBOR`. The last two correspond to the flags of
///   gn_mgrs_decode(); if both apply, the call returns the first.
///
/// At precisions 10 and 11, a reference that was encoded from a position on a border may be refused: its cell, a few
/// micrometers wide, may lie beyond the border by less than the projection's accuracy of 10 nm. Since 0.1.
///
/// Time grows with the bytes of the text. Slowest input known: a cell that the border of a grid zone cuts, with up to
/// 16 bisections.
///
/// ```c
/// gn_mgrs_cell cell;
/// gn_mgrs_decode_strict("31VEC", 5, &cell, NULL);   // GN_ERROR_MGRS_OVERHANGS_ZONE
/// ```
@_cdecl("gn_mgrs_decode_strict")
public func gn_mgrs_decode_strict(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<gn_mgrs_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  decode(text, textSize, .strict, out, errorOffset)
}

/// Finds the positions of many MGRS references.
///
/// - Parameters:
///   - texts: ASCII, in any of the forms that gn_mgrs_decode() reads; not null unless `count` is 0.
///   - count: Texts.
///   - latitudes: Receives the latitudes of points inside the cells, degrees: the centers, except where the border of a
///     grid zone cuts the cell.
///   - longitudes: Receives their longitudes, degrees, in [-180, 180).
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status is what gn_mgrs_decode() gives for it. Each row is the `inside` of its
/// cell, bit for bit. Since 0.1.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
///
/// ```c
/// const char texts[2][16] = {"31UDQ4825111943", "18TWL8562811322"};
/// double latitudes[2], longitudes[2];
/// gn_mgrs_decode_batch(texts[0], 16, 16, 2, latitudes, 8, longitudes, 8, NULL);
/// ```
@_cdecl("gn_mgrs_decode_batch")  // Levels.
public func gn_mgrs_decode_batch(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?,
  _ longitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MGRS.decode(
      TextColumn(texts, size: textSize, stride: textStride, count: count), .lenient,
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}

/// Finds the positions of many MGRS references, and refuses those whose cells lie wholly outside the grid zone that
/// they name.
///
/// - Parameters:
///   - texts: ASCII, in any of the forms that gn_mgrs_decode() reads; not null unless `count` is 0.
///   - count: Texts.
///   - latitudes: Receives the latitudes of points inside the cells, degrees: the centers, except where the border of a
///     grid zone cuts the cell.
///   - longitudes: Receives their longitudes, degrees, in [-180, 180).
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status is what gn_mgrs_decode_strict() gives for it. Each row is the `inside` of
/// its cell, bit for bit. Since 0.1.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
///
/// ```c
/// const char texts[2][6] = {"31UDQ", "31VEC"};
/// double latitudes[2], longitudes[2];
/// uint8_t statuses[2];   // GN_OK, GN_ERROR_MGRS_OVERHANGS_ZONE
/// gn_mgrs_decode_strict_batch(texts[0], 6, 6, 2, latitudes, 8, longitudes, 8, statuses);
/// ```
@_cdecl("gn_mgrs_decode_strict_batch")  // Levels.
public func gn_mgrs_decode_strict_batch(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafeMutablePointer<Double>?,
  _ longitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MGRS.decode(
      TextColumn(texts, size: textSize, stride: textStride, count: count), .strict,
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}

/// Finds the cells that many MGRS references name.
///
/// - Parameters:
///   - texts: ASCII, in any of the forms that gn_mgrs_decode() reads; not null unless `count` is 0.
///   - count: Texts.
///   - cells: Receives the cells.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is what gn_mgrs_decode()
/// gives. Each cell equals the result of gn_mgrs_decode(), bit for bit. Since 0.2.
///
/// Time grows with the rows and the bytes of a slot. Slowest input known: a cell that the border of a grid zone cuts,
/// with up to 16 bisections.
///
/// ```c
/// const char texts[2][16] = {"31UDQ4825111943", "18TWL"};
/// gn_mgrs_cell cells[2];
/// gn_mgrs_decode_cells_batch(texts[0], 16, 16, 2, cells, sizeof *cells, NULL);
/// ```
@_cdecl("gn_mgrs_decode_cells_batch")  // One level: row by row.
public func gn_mgrs_decode_cells_batch(
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int,
  _ cells: UnsafeMutablePointer<gn_mgrs_cell>?, _ cellStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MGRS.decode(
      TextColumn(texts, size: textSize, stride: textStride, count: count),
      cells: MutableColumn(cells, stride: cellStride, count: count), statuses: statuses)
  }
}

/// Computes the outline of an MGRS cell: a polygon, clipped at the border of its grid zone.
///
/// - Parameters:
///   - cell: A result of gn_mgrs_decode(). Its zone, letters, precision and `utm_south_west` are read.
///   - tolerance: How far a chord, straight on a Mercator map, may depart from the edge of the cell, in meters:
///     1e-6 ... 1e6.
///   - out: Receives the ring; may be null if `capacity` is 0.
///   - capacity: Points that fit at `out`; 0 asks for the number.
///   - needed: Receives the number of vertices, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_TOLERANCE`, `GN_ERROR_NULL`, or why no reference names
///   such a cell: `GN_ERROR_MGRS_ZONE`, `GN_ERROR_MGRS_BAND`, `GN_ERROR_MGRS_GRID_ZONE`, `GN_ERROR_MGRS_COLUMN`,
///   `GN_ERROR_MGRS_ROW`, `GN_ERROR_MGRS_SQUARE`, `GN_ERROR_PRECISION`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_EASTING` or
///   `GN_ERROR_NORTHING` (not the corner of such a cell), `GN_ERROR_MGRS_OVERHANGS_ZONE` or
///   `GN_ERROR_MGRS_BAND_OF_NEIGHBOR`.
///
/// The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with north up, as RFC
/// 7946 requires. The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and parallels have
/// no vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it runs along the pole as
/// along a parallel. No cell crosses the antimeridian: longitudes there are -180 on the east side and 180 on the west
/// side. The polygon contains `cell->inside`.
///
/// A cell that lies wholly outside its grid zone has no polygon: `GN_ERROR_MGRS_OVERHANGS_ZONE` or
/// `GN_ERROR_MGRS_BAND_OF_NEIGHBOR`. On error, vertices that were written are NaN. Since 0.1.
///
/// Time grows with the vertices, at most 110 / √tolerance (in meters) on a side. Slowest input known: a 100 km square
/// next to a pole.
///
/// ```c
/// gn_mgrs_cell cell;
/// gn_point ring[64];
/// size_t count;
/// gn_mgrs_decode("31UDQ", 5, &cell, NULL);
/// gn_mgrs_outline(&cell, 1, ring, 64, &count);
/// ```
@_cdecl("gn_mgrs_outline")  // One level: one cell.
public func gn_mgrs_outline(
  _ cell: UnsafePointer<gn_mgrs_cell>?, _ tolerance: Double,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { total throws(gn_status) in
    guard let cell, out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try MGRS.outline(of: cell.pointee, tolerance: tolerance, into: out, capacity: capacity, needed: &total)
  }
}

/// Finds the smallest rectangle of meridians and parallels that contains the outline of a cell.
///
/// - Parameters:
///   - cell: A result of gn_mgrs_decode(). Its zone, letters, precision and `utm_south_west` are read.
///   - bounds: Receives the edges of the rectangle in degrees; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, or why no reference names such a cell: `GN_ERROR_MGRS_ZONE`,
///   `GN_ERROR_MGRS_BAND`, `GN_ERROR_MGRS_GRID_ZONE`, `GN_ERROR_MGRS_COLUMN`, `GN_ERROR_MGRS_ROW`,
///   `GN_ERROR_MGRS_SQUARE`, `GN_ERROR_PRECISION`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_EASTING` or
///   `GN_ERROR_NORTHING` (not the corner of such a cell), `GN_ERROR_MGRS_OVERHANGS_ZONE` or
///   `GN_ERROR_MGRS_BAND_OF_NEIGHBOR`.
///
/// No cell crosses the antimeridian: west is less than east. Since 0.2.
///
/// ```c
/// gn_mgrs_cell cell;
/// gn_bounds bounds;
/// gn_mgrs_decode("31UDQ", 5, &cell, NULL);
/// gn_mgrs_bounds(&cell, &bounds);
/// ```
@_cdecl("gn_mgrs_bounds")
public func gn_mgrs_bounds(
  _ cell: UnsafePointer<gn_mgrs_cell>?, _ bounds: UnsafeMutablePointer<gn_bounds>?
) -> gn_status {
  write(to: bounds) { () throws(gn_status) in
    guard let cell else { throw GN_ERROR_NULL }
    return try MGRS.bounds(of: cell.pointee)
  }
}

private func decode(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ rule: MGRS.Rule, _ out: UnsafeMutablePointer<gn_mgrs_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: out, errorOffset) { text throws(TextRefusal) in try MGRS.decode(text, rule) }
}
