// SPDX-License-Identifier: MIT
import CGridNorth

/// The tiles of a zoom: where positions lie among them.
///
/// A place on the map is (u, v): columns from -180 degrees eastward, and rows from the north edge of the map southward.
struct TileGrid {
  let zoom: UInt32
  /// Columns, and rows.
  let count: Int64
  private let size: Double
  /// The width of a tile.
  let radiansPerTile: Double
  let degreesPerColumn: Double

  /// Positions as near as this to the west or north edge of a tile, in widths of the world, belong to it, so that the corner
  /// of a tile belongs to the tile whatever the rounding of its degrees: 0.4 micrometers.
  static let rounding = 1e-14

  static let largestZoom: UInt32 = 30

  /// Throws `GN_ERROR_ZOOM`.
  init(zoom: UInt32) throws(gn_status) {
    guard zoom <= TileGrid.largestZoom else { throw GN_ERROR_ZOOM }
    self.zoom = zoom
    count = 1 << Int64(zoom)
    size = Double(count)
    radiansPerTile = 2 * .pi / size
    degreesPerColumn = 360 / size
  }

  /// Columns to a degree of longitude.
  var columnsPerDegree: Double { size * (1.0 / 360) }

  /// What rounding may do to a place, in tiles.
  var uncertainty: Double { size * 1e-15 }

  /// In which copy of the map a column lies: 0 for the map itself, -1 for the one to the west. Bits are shifted without their
  /// sign, as processors of 32 bits can.
  func copy(ofColumn column: Int64) -> Int64 {
    let sign: Int64 = column < 0 ? -1 : 0
    return Int64(bitPattern: UInt64(bitPattern: column ^ sign) &>> UInt64(zoom)) ^ sign
  }

  /// 0 ... `count`, of a reduced longitude: from a little west of the antimeridian on, the next column is the first.
  func u(_ longitude: Double) -> Double { (longitude * (1.0 / 360) + (0.5 + TileGrid.rounding)) * size }

  /// 0 ..< `count`; what lies beyond the edge of the map lies in the first or the last row.
  func v(_ latitude: Double) -> Double { parallel(latitude).v }

  /// A latitude among the rows.
  struct Parallel {
    var v: Double
    /// The sine of the latitude; beyond the edge of the map, that of the edge.
    var sine: Double
    var cosine: Double
  }

  func parallel(_ latitude: Double) -> Parallel {
    let (sine, cosine) = WebMercator.limited(latitude).absolute.sineAndCosineOfDegrees
    let isometric = WebMercator.isometric(sine: sine, cosine: cosine).signed(as: latitude)
    let fraction = (0.5 + TileGrid.rounding) - isometric * (0.5 / .pi)
    return Parallel(v: fraction.clamped(0, 1 - 0x1p-53) * size, sine: sine.signed(as: latitude), cosine: cosine)
  }

  /// The isometric latitude of the north edge of a row.
  func isometric(_ row: Int64) -> Double { (1 - 2 * (Double(row) / size)) * .pi }

  /// The row of a v.
  func row(_ v: Double) -> Int64 { Int64(truncatingIfNeeded: v.wholeNumber) }

  /// The column of a u that may lie in a copy of the map, counted on.
  @inline(__always)
  func columnOfCopy(_ u: Double) -> Int64 {
    // No place is two turns away.
    Int64(truncatingIfNeeded: (u + 2 * size).wholeNumber) &- 2 &* count
  }

  /// The column of a longitude.
  func column(_ longitude: Double) -> Int64 {
    Int64(truncatingIfNeeded: u(longitude).clamped(0, size).wholeNumber) & (count &- 1)
  }

  func tile(_ point: gn_point) -> gn_tile {
    gn_tile(
      x: UInt32(truncatingIfNeeded: column(point.longitude)), y: UInt32(truncatingIfNeeded: row(v(point.latitude))),
      zoom: zoom)
  }

  func longitude(ofColumn column: Int64) -> Double { Double(column) * 360 / size - 180 }

  func latitude(ofRow row: Int64) -> Double { WebMercator.latitude(isometric: isometric(row)) }
}

/// Tiles by themselves.
public enum Tile {
  /// Throws `GN_ERROR_ZOOM`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`.
  public static func at(latitude: Double, longitude: Double, zoom: UInt32) throws(gn_status) -> gn_tile {
    try TileGrid(zoom: zoom).tile(try checked(gn_point(latitude: latitude, longitude: longitude)))
  }

  /// Throws `GN_ERROR_ZOOM`, and `GN_PARTIAL` when all rows are done and some were refused.
  public static func at(
    _ positions: PositionColumns, zoom: UInt32, into tiles: MutableColumn<gn_tile>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let grid = try TileGrid(zoom: zoom)
    try Batch.run(tiles.count, statuses) { row throws(gn_status) in
      tiles[row] = grid.tile(try checked(positions[row]))
    } refuse: { row in
      tiles.refuse(row)
    }
  }

  /// Throws `GN_ERROR_ZOOM`, `GN_ERROR_TILE`.
  public static func bounds(_ tile: gn_tile) throws(gn_status) -> gn_bounds {
    let grid = try grid(of: tile)
    let (x, y) = (Int64(tile.x), Int64(tile.y))
    return gn_bounds(
      south: grid.latitude(ofRow: y &+ 1), west: grid.longitude(ofColumn: x), north: grid.latitude(ofRow: y),
      east: grid.longitude(ofColumn: x &+ 1))
  }

  fileprivate static func grid(of tile: gn_tile) throws(gn_status) -> TileGrid {
    let grid = try TileGrid(zoom: tile.zoom)
    guard Int64(tile.x) < grid.count, Int64(tile.y) < grid.count else { throw GN_ERROR_TILE }
    return grid
  }
}

// Quadkeys: a digit for each zoom from 1 on, 1 for the east half and 2 for the south half of the tile before.

extension Tile {
  /// Throws `GN_ERROR_ZOOM`, `GN_ERROR_TILE`, `GN_ERROR_BUFFER_TOO_SMALL`.
  public static func quadkey(
    _ tile: gn_tile, into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    _ = try grid(of: tile)
    var sink = TextSink(out, capacity: capacity)
    var zoom = tile.zoom
    while zoom > 0 {
      zoom &-= 1
      let digit = (tile.x >> zoom) & 1 | ((tile.y >> zoom) & 1) << 1
      sink.append(byte: 48 &+ UInt8(truncatingIfNeeded: digit))
    }
    try sink.finish(capacity: capacity, needed: &needed)
  }

  /// Throws `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_BYTE`, `GN_ERROR_TEXT_DIGITS`.
  public static func tile(quadkey text: ASCII) throws(TextRefusal) -> gn_tile {
    guard text.count > 0 else { throw TextRefusal(GN_ERROR_TEXT_EMPTY, at: 0) }
    var tile = gn_tile(x: 0, y: 0, zoom: 0)
    var offset = 0
    while offset < text.count {
      guard let byte = text[offset], byte >= 48, byte < 52 else { throw TextRefusal(GN_ERROR_TEXT_BYTE, at: offset) }
      guard tile.zoom < TileGrid.largestZoom else { throw TextRefusal(GN_ERROR_TEXT_DIGITS, at: offset) }
      let digit = UInt32(byte &- 48)
      tile = gn_tile(x: tile.x << 1 | digit & 1, y: tile.y << 1 | digit >> 1, zoom: tile.zoom &+ 1)
      offset &+= 1
    }
    return tile
  }
}

extension gn_tile: ColumnElement {
  public static var refused: gn_tile { gn_tile(x: .max, y: .max, zoom: .max) }
}
