// SPDX-License-Identifier: MIT
import CGridNorth

/// The area that a caller's cell names. Its fields may have any values, so each is checked.
///
/// The name is in the zone, the letters, the precision and the south-west corner on the grid; nothing else is read.
enum NamedArea {
  case gridZone(Square.Frame)
  case cell(Cell)

  /// Refuses what no reference names, and a cell that lies wholly outside its grid zone.
  init(_ cell: gn_mgrs_cell) throws(gn_status) {
    let frame = try NamedArea.frame(cell)
    guard cell.precision >= -1, cell.precision <= 11 else { throw GN_ERROR_PRECISION }
    guard cell.precision >= 0 else {
      self = .gridZone(frame)
      return
    }
    guard let column = Square.column(Letter(bitPattern: cell.column), in: frame) else { throw GN_ERROR_MGRS_COLUMN }
    guard let row = Square.row(Letter(bitPattern: cell.row), in: frame) else { throw GN_ERROR_MGRS_ROW }
    let square = Square(frame: frame, column: column, row: row)
    let origin = square.origin
    let corner = cell.utm_south_west
    guard corner.easting.isFinite, corner.northing.isFinite else { throw GN_ERROR_NOT_FINITE }
    let precision = Int(cell.precision)
    guard let east = NamedArea.offset(corner.easting, square: column &+ origin.column, precision) else {
      throw GN_ERROR_EASTING
    }
    guard let north = NamedArea.offset(corner.northing, square: row &+ origin.row, precision) else {
      throw GN_ERROR_NORTHING
    }
    let named = Cell(square: square, east: east, north: north, precision: precision)
    if !named.isWellInside(named.position(of: named.center)) {
      guard MGRS.exists(square) else { throw GN_ERROR_MGRS_SQUARE }
      let overlap = named.overlap
      if overlap.missesZone { throw GN_ERROR_MGRS_OVERHANGS_ZONE }
      if overlap.missesBand { throw GN_ERROR_MGRS_BAND_OF_NEIGHBOR }
    }
    self = .cell(named)
  }

  private static func frame(_ cell: gn_mgrs_cell) throws(gn_status) -> Square.Frame {
    let letter = Letter(bitPattern: cell.band)
    if cell.zone == Int32(GN_ZONE_UPS) {
      guard let zone = PolarZone(letter) else { throw GN_ERROR_MGRS_BAND }
      return .polar(zone)
    }
    guard cell.zone >= 1, cell.zone <= 60 else { throw GN_ERROR_MGRS_ZONE }
    guard let band = Band(letter) else { throw GN_ERROR_MGRS_BAND }
    guard let gridZone = GridZone(zone: Int(cell.zone), band: band) else { throw GN_ERROR_MGRS_GRID_ZONE }
    return .utm(gridZone)
  }

  /// How many micrometers a coordinate lies beyond the edge of its square; nil unless a cell of the precision begins there.
  private static func offset(_ meters: Double, square: Int, _ precision: Int) -> UInt64? {
    guard meters >= 0, meters < 1e7 else { return nil }
    // Below 2^44, so that the product is nearest to the whole number that the coordinate was made of.
    let micrometers = (meters * 1e6).roundedToEven.wholeNumber
    // A square west or south of all others wraps around, and is beyond the limit.
    let offset = micrometers &- UInt64(truncatingIfNeeded: square) &* 100_000_000_000
    guard offset < 100_000_000_000, Double(micrometers) / 1e6 == meters else { return nil }
    // At least 1, so that the division cannot trap.
    return offset % max(1, UInt64.powerOfTen(11 &- precision)) == 0 ? offset : nil
  }
}
