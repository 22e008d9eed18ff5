// SECTION 20: MGRS
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Gives the capacity that suffices for every MGRS reference.
///
/// - Returns: `GN_MGRS_CAPACITY`, in bytes, the final zero included: for hosts that cannot see the constant.
///
/// Since 0.1.
@_cdecl("gn_mgrs_capacity")
public func gn_mgrs_capacity() -> Int {
  Int(GN_MGRS_CAPACITY)
}

/// Writes the MGRS reference of the cell that holds a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - precision: Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square; -1 the grid zone alone.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MGRS_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_PRECISION`, `GN_BUFFER_TOO_SMALL` or `GN_NULL`.
///
/// Digits are cut, never rounded, so a longer reference always refines a shorter one. The coordinates behind them agree
/// with GeographicLib to 10 nm. Unless the answer is `GN_OK`, `out` holds the empty text.
///
/// South and west edges belong to the cell. From 84 north, and south of 80 south, the reference is polar (UPS). -0.0 is
/// north. A northing that rounds to the equator from the south is pulled in to 9,999,999.999999 m. Since 0.1.
@_cdecl("gn_mgrs_encode")
public func gn_mgrs_encode(
  _ latitude: Double, _ longitude: Double, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { text throws(gn_status) in
    try MGRS.encode(latitude: latitude, longitude: longitude, precision: precision, into: &text)
  }
}

/// Writes the MGRS reference of the cell that holds a position on the UTM or UPS grid.
///
/// - Parameters:
///   - utm: Zone 1 ... 60 with an easting in [100 km, 900 km] and, north, a northing in [-9000 km, 9500 km] or, south, in
///     [1000 km, 19,500 km]; or `GN_ZONE_UPS` with both in [1300 km, 2700 km] (north), [800 km, 3200 km] (south).
///   - precision: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MGRS_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_NOT_FINITE`, `GN_ZONE`, `GN_HEMISPHERE`, `GN_EASTING`, `GN_NORTHING`, `GN_PRECISION`,
///   `GN_MGRS_GRID_ZONE`, `GN_MGRS_SQUARE`, `GN_BUFFER_TOO_SMALL` or `GN_NULL`.
///
/// The reference is of the zone that `utm` names, even if the position lies beyond that zone's border; decoding flags
/// such a reference. Beyond 84 north and 80 south the letters of bands X and C go on, but only as far as decoding accepts
/// them. A northing across the equator is folded into the other hemisphere. The upper limits belong to the last cell: they
/// are pulled in by a millionth of a metre, as GeographicLib pulls them in by less. Since 0.1.
@_cdecl("gn_mgrs_encode_utm")
public func gn_mgrs_encode_utm(
  _ utm: UnsafePointer<gn_utm>?, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, length) { text throws(gn_status) in
    guard let utm else { throw GN_NULL }
    try MGRS.encode(utm.pointee, precision: precision, into: &text)
  }
}

/// Writes the MGRS references of many positions.
///
/// - Parameters:
///   - latitudes: First latitude, in degrees; not null unless `count` is 0.
///   - longitudes: First longitude, in degrees; not null unless `count` is 0.
///   - stride: Bytes from one latitude to the next, and likewise the longitudes: 8 for separate arrays, 16 for pairs.
///   - count: Positions.
///   - precision: Digits per axis, 0 ... 11, or -1 for the grid zone alone.
///   - texts: `count` slots of `text_stride` bytes; a slot receives ASCII text and is filled up with zeros.
///   - text_stride: Bytes of a slot: the longest text and a zero; 16 suffice for precision 5, `GN_MGRS_CAPACITY` always.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_PRECISION`, `GN_BUFFER_TOO_SMALL`, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes an empty text, and its status says why: `GN_LATITUDE` or `GN_NOT_FINITE`. Each row is what
/// gn_mgrs_encode() gives, bit for bit. Since 0.1.
@_cdecl("gn_mgrs_encode_batch")
public func gn_mgrs_encode_batch(
  _ latitudes: UnsafePointer<Double>?, _ longitudes: UnsafePointer<Double>?, _ stride: Int, _ count: Int,
  _ precision: Int32, _ texts: UnsafeMutablePointer<CChar>?, _ textStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MGRS.encode(
      latitudes: Column(latitudes, stride: stride, count: count),
      longitudes: Column(longitudes, stride: stride, count: count),
      precision: precision, into: TextColumn(texts, stride: textStride, count: count), statuses: statuses)
  }
}

/// Reads an MGRS reference: which cell it names, and where that is.
///
/// - Parameters:
///   - text: ASCII, not necessarily ending with a zero: upper or lower case, one or two digits of zone, blanks and tabs
///     anywhere between the parts. The grid zone alone and the 100 km square alone are references too.
///   - text_length: Bytes at `text`; a zero byte among them is refused like any other that is out of place.
///   - out: Receives the cell; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of the part that is refused, 0 when nothing is; may be null.
/// - Returns: `GN_OK`, `GN_TEXT_EMPTY`, `GN_TEXT_BYTE`, `GN_MGRS_ZONE`, `GN_MGRS_BAND`, `GN_MGRS_GRID_ZONE`,
///   `GN_MGRS_COLUMN`, `GN_MGRS_ROW`, `GN_MGRS_SQUARE`, `GN_MGRS_ODD_DIGITS`, `GN_MGRS_TOO_MANY_DIGITS` or `GN_NULL`.
///
/// Digits may be parted once, in the middle. A cell that lies in the neighbouring band, or beyond the border of its
/// zone, is decoded and flagged; a square more than one row outside its band, or outside both, does not exist. The
/// positions agree with GeographicLib to 10 nm; `inside` encodes back to the same reference, unless the cell is flagged,
/// or cut by a border so that less than 20 nm of it are left. Since 0.1.
@_cdecl("gn_mgrs_decode")
public func gn_mgrs_decode(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ out: UnsafeMutablePointer<gn_mgrs_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  decode(text, textLength, .lenient, out, errorOffset)
}

/// Reads an MGRS reference, and refuses one whose cell lies wholly outside the grid zone that it names.
///
/// - Parameters:
///   - text: As for gn_mgrs_decode().
///   - text_length: Bytes at `text`.
///   - out: Receives the cell; unchanged unless the answer is `GN_OK`.
///   - error_offset: Receives the offset in bytes of the part that is refused, 0 when nothing is; may be null.
/// - Returns: What gn_mgrs_decode() answers, and `GN_MGRS_OVERHANGS_ZONE` or `GN_MGRS_BAND_OF_NEIGHBOUR` where that one
///   would set the flag; the first of them if it would set both.
///
/// At precisions 10 and 11 a reference that was encoded from a position on a border may be refused: its cell of some
/// micrometres may lie beyond, by less than the 10 nm that the projection is good for. Since 0.1.
@_cdecl("gn_mgrs_decode_strict")
public func gn_mgrs_decode_strict(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ out: UnsafeMutablePointer<gn_mgrs_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  decode(text, textLength, .strict, out, errorOffset)
}

/// Reads many MGRS references and gives the position of each.
///
/// - Parameters:
///   - texts: `count` slots of `text_stride` bytes; a text ends at the first zero or with its slot.
///   - text_stride: Bytes of a slot, at least 1.
///   - count: References.
///   - latitudes: Receives the latitude of `inside`, in degrees, -90 ... 90.
///   - longitudes: Receives the longitude of `inside`, in degrees, in [-180, 180).
///   - stride: Bytes from one latitude to the next, and likewise the longitudes: 8 for separate arrays, 16 for pairs.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status is what gn_mgrs_decode() gives for it. `inside` is the centre of the cell,
/// but for cells that the border of a grid zone cuts: so encoding it gives the reference back. Since 0.1.
@_cdecl("gn_mgrs_decode_batch")
public func gn_mgrs_decode_batch(
  _ texts: UnsafePointer<CChar>?, _ textStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ longitudes: UnsafeMutablePointer<Double>?, _ stride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  decode(texts, textStride, count, .lenient, latitudes, longitudes, stride, statuses)
}

/// Reads many MGRS references as gn_mgrs_decode_strict() does, and gives the position of each.
///
/// - Parameters:
///   - texts: `count` slots of `text_stride` bytes; a text ends at the first zero or with its slot.
///   - text_stride: Bytes of a slot, at least 1.
///   - count: References.
///   - latitudes: Receives the latitude of `inside`, in degrees, -90 ... 90.
///   - longitudes: Receives the longitude of `inside`, in degrees, in [-180, 180).
///   - stride: Bytes from one latitude to the next, and likewise the longitudes: 8 for separate arrays, 16 for pairs.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status is what gn_mgrs_decode_strict() gives for it. Since 0.1.
@_cdecl("gn_mgrs_decode_strict_batch")
public func gn_mgrs_decode_strict_batch(
  _ texts: UnsafePointer<CChar>?, _ textStride: Int, _ count: Int,
  _ latitudes: UnsafeMutablePointer<Double>?, _ longitudes: UnsafeMutablePointer<Double>?, _ stride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  decode(texts, textStride, count, .strict, latitudes, longitudes, stride, statuses)
}

/// Draws the cell that an MGRS reference names: a polygon, clipped at the border of its grid zone.
///
/// - Parameters:
///   - text: As for gn_mgrs_decode(); a grid zone or a 100 km square alone are references too.
///   - text_length: Bytes at `text`.
///   - tolerance: How far a chord, straight on a Mercator map, may depart from the edge of the cell, in metres:
///     1e-6 ... 1e6.
///   - out: Receives the ring; may be null if `capacity` is 0.
///   - capacity: Room at `out`; 0 asks for the size.
///   - length: Receives how many vertices there are, also when the buffer is too small; otherwise 0; may be null.
///   - bounds: Receives the smallest rectangle of meridians and parallels that holds the polygon; unchanged unless the
///     answer is `GN_OK`; may be null.
///   - inside: Receives a point inside the polygon: the centre of the cell, if that lies in the grid zone; unchanged unless
///     the answer is `GN_OK`; may be null.
///   - error_offset: As for gn_mgrs_decode(); may be null.
/// - Returns: `GN_OK`, `GN_BUFFER_TOO_SMALL`, `GN_TOLERANCE`, `GN_NULL`, or as gn_mgrs_decode_strict().
///
/// The ring is closed (the first vertex is repeated at the end) and counter-clockwise as seen on a map with north up, as
/// RFC 7946 wants it. The cells of a grid zone tile it without gap or overlap. Edges along meridians and parallels have no
/// vertices in between. At a pole, where all longitudes meet, the ring has two vertices: it runs along the pole as along a
/// parallel. No cell crosses the antimeridian: there longitudes are -180 on its east and 180 on its west.
///
/// A cell of which no part lies in the grid zone that the text names has no polygon: `GN_MGRS_OVERHANGS_ZONE` or
/// `GN_MGRS_BAND_OF_NEIGHBOUR`. Unless the answer is `GN_OK`, vertices that were written are NaN. Since 0.1.
@_cdecl("gn_mgrs_outline")
public func gn_mgrs_outline(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ tolerance: Double,
  _ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ bounds: UnsafeMutablePointer<gn_bounds>?, _ inside: UnsafeMutablePointer<gn_point>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  length?.pointee = 0
  errorOffset?.pointee = 0
  guard text != nil || textLength == 0, out != nil || capacity == 0 else { return GN_NULL }
  var needed = 0
  do {
    let outline = try MGRS.outline(
      of: ASCII(text, length: textLength), tolerance: tolerance, into: out, capacity: capacity, length: &needed)
    length?.pointee = needed
    bounds?.pointee = outline.bounds
    inside?.pointee = outline.inside
    return GN_OK
  } catch {
    length?.pointee = needed
    errorOffset?.pointee = error.offset
    return error.status
  }
}

private func decode(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, _ rule: MGRS.Rule, _ out: UnsafeMutablePointer<gn_mgrs_cell>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textLength, to: out, errorOffset) { text throws(TextRefusal) in try MGRS.decode(text, rule) }
}

private func decode(
  _ texts: UnsafePointer<CChar>?, _ textStride: Int, _ count: Int, _ rule: MGRS.Rule,
  _ latitudes: UnsafeMutablePointer<Double>?, _ longitudes: UnsafeMutablePointer<Double>?, _ stride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try MGRS.decode(
      TextColumn(texts, stride: textStride, count: count), rule,
      latitudes: MutableColumn(latitudes, stride: stride, count: count),
      longitudes: MutableColumn(longitudes, stride: stride, count: count), statuses: statuses)
  }
}
