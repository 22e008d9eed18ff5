// SPDX-License-Identifier: MIT
import CGridNorth

extension MGRS {
  /// The rule for a cell that lies wholly outside the grid zone it names.
  public enum Rule {
    /// It is decoded and flagged.
    case lenient
    /// It is refused.
    case strict
  }

  /// The cell that a text names.
  public static func decode(_ text: ASCII, _ rule: Rule) throws(TextRefusal) -> gn_mgrs_cell {
    let parsed = try parse(text)
    guard let square = parsed.square else { return cell(of: parsed.frame) }
    if let refusal = parsed.digitRefusal {
      // Errors farther left are reported first.
      throw exists(square) ? refusal : TextRefusal(GN_ERROR_MGRS_SQUARE, at: parsed.squareOffset)
    }
    let cell = Cell(square: square, east: parsed.east, north: parsed.north, precision: parsed.precision)
    let (utmCenter, utmSouthWest) = (cell.center, cell.southWest)
    let (center, southWest) = cell.positions(of: utmCenter, utmSouthWest)
    func described(inside: gn_point, flags: UInt32) -> gn_mgrs_cell {
      describe(
        cell, center: center, southWest: southWest, inside: inside, utmCenter: utmCenter, utmSouthWest: utmSouthWest,
        flags: flags)
    }
    if cell.isWellInside(center) { return described(inside: center, flags: 0) }
    // Rare: near the border of a grid zone, or beyond.
    guard exists(square) else { throw TextRefusal(GN_ERROR_MGRS_SQUARE, at: parsed.squareOffset) }
    let overlap = cell.overlap
    if rule == .strict {
      if overlap.missesZone { throw TextRefusal(GN_ERROR_MGRS_OVERHANGS_ZONE, at: parsed.squareOffset) }
      if overlap.missesBand { throw TextRefusal(GN_ERROR_MGRS_BAND_OF_NEIGHBOR, at: parsed.squareOffset) }
    }
    var flags: UInt32 = 0
    if overlap.missesBand { flags |= UInt32(GN_MGRS_FLAG_BAND_OF_NEIGHBOR) }
    if overlap.missesZone { flags |= UInt32(GN_MGRS_FLAG_OVERHANGS_ZONE) }
    if overlap.isCut && flags == 0 { flags |= UInt32(GN_MGRS_FLAG_CUT) }
    return described(inside: cell.pointInside(overlap, center: center), flags: flags)
  }

  /// Whether a square with letters of its zone lies where they may be used: on the hemisphere of its band, and in the
  /// grid zone, or outside only one of the band (by at most one row) and the zone.
  static func exists(_ square: Square) -> Bool {
    guard case .utm(let gridZone) = square.frame else { return true }
    guard (square.row < 0) == gridZone.band.isSouthern else { return false }
    let overlap = Cell(square: square, east: 0, north: 0, precision: 0).overlap
    guard overlap.missesBand else { return true }
    guard !overlap.missesZone else { return false }
    return touchesBand(square, rows: -1) || touchesBand(square, rows: 1)
  }

  /// Whether the square some rows away, on the same hemisphere, has a part in the band.
  private static func touchesBand(_ square: Square, rows: Int) -> Bool {
    let other = Square(frame: square.frame, column: square.column, row: square.row &+ rows)
    guard (other.row < 0) == (square.row < 0) else { return false }
    return !Cell(square: other, east: 0, north: 0, precision: 0).overlap.missesBand
  }

  private static func describe(
    _ cell: Cell, center: gn_point, southWest: gn_point, inside: gn_point, utmCenter: gn_utm,
    utmSouthWest: gn_utm, flags: UInt32
  ) -> gn_mgrs_cell {
    let letters = cell.square.letters
    let band: Letter
    let zone: Int
    switch cell.square.frame {
    case .utm(let gridZone): (zone, band) = (gridZone.zone, gridZone.band.letter)
    case .polar(let polar): (zone, band) = (0, polar.letter)
    }
    return gn_mgrs_cell(
      center: center, south_west: southWest, inside: inside, utm_center: utmCenter,
      utm_south_west: utmSouthWest, size: cell.size, zone: Int32(truncatingIfNeeded: zone),
      precision: Int32(truncatingIfNeeded: cell.precision), flags: flags, band: CChar(bitPattern: band),
      column: CChar(bitPattern: letters.column), row: CChar(bitPattern: letters.row), reserved: 0)
  }

  /// A grid zone, or half a polar cap, as a cell of precision -1: in degrees, without a square.
  private static func cell(of frame: Square.Frame) -> gn_mgrs_cell {
    let southWest: gn_point
    let center: gn_point
    let grid: UTM.Grid
    let band: Letter
    switch frame {
    case .utm(let gridZone):
      let (west, east) = gridZone.meridians
      grid = UTM.Grid(
        checkedZone: Int32(truncatingIfNeeded: gridZone.zone), hemisphere: gridZone.band.isSouthern ? -1 : 1)
      band = gridZone.band.letter
      southWest = gn_point(latitude: gridZone.band.south, longitude: west)
      center = gn_point(latitude: 0.5 * (gridZone.band.south + gridZone.band.north), longitude: 0.5 * (west + east))
    case .polar(let polar):
      grid = UTM.Grid(checkedZone: 0, hemisphere: polar.isSouthern ? -1 : 1)
      band = polar.letter
      let latitude = 90 - 0.5 * polar.colatitude
      southWest = gn_point(latitude: polar.isSouthern ? -90 : 84, longitude: polar.isEastern ? 0 : -180)
      center = gn_point(latitude: polar.isSouthern ? -latitude : latitude, longitude: polar.isEastern ? 90 : -90)
    }
    return gn_mgrs_cell(
      center: center, south_west: southWest, inside: center, utm_center: onGrid(center, grid),
      utm_south_west: onGrid(southWest, grid), size: 0, zone: grid.zone, precision: -1, flags: 0,
      band: CChar(bitPattern: band), column: 0, row: 0, reserved: 0)
  }

  private static func onGrid(_ point: gn_point, _ grid: UTM.Grid) -> gn_utm {
    // The corners and centers of grid zones are never too far.
    (try? UTM.forward(latitude: point.latitude, longitude: point.longitude, request: .grid(grid))) ?? gn_utm()
  }
}
