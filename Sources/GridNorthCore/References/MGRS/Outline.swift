// SPDX-License-Identifier: MIT
import CGridNorth

extension MGRS {
  /// A cell as a closed ring, clipped at the border of its grid zone. `needed` is how many vertices it has, also when
  /// `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public static func outline(
    of cell: gn_mgrs_cell, tolerance: Double, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    guard tolerance >= 1e-6, tolerance <= 1e6 else { throw GN_ERROR_TOLERANCE }
    var output = Output(out, capacity: capacity)
    switch try NamedArea(cell) {
    case .cell(let cell): CellOutline(cell).draw(Chords(meters: tolerance), into: &output)
    case .gridZone(let frame): drawRectangle(bounds(of: frame), into: &output)
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: gn_point(latitude: .nan, longitude: .nan))
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// The smallest rectangle of meridians and parallels that holds the outline of a cell.
  public static func bounds(of cell: gn_mgrs_cell) throws(gn_status) -> gn_bounds {
    switch try NamedArea(cell) {
    case .cell(let cell): CellOutline(cell).bounds
    case .gridZone(let frame): bounds(of: frame)
    }
  }

  static func bounds(of frame: Square.Frame) -> gn_bounds {
    switch frame {
    case .utm(let gridZone):
      let (west, east) = gridZone.meridians
      return gn_bounds(south: gridZone.band.south, west: west, north: gridZone.band.north, east: east)
    case .polar(let zone):
      return gn_bounds(
        south: zone.isSouthern ? -90 : 84, west: zone.isEastern ? 0 : -180, north: zone.isSouthern ? -80 : 90,
        east: zone.isEastern ? 180 : 0)
    }
  }

  private static func drawRectangle(_ bounds: gn_bounds, into output: inout Output<gn_point>) {
    output.append(gn_point(latitude: bounds.south, longitude: bounds.west))
    output.append(gn_point(latitude: bounds.south, longitude: bounds.east))
    output.append(gn_point(latitude: bounds.north, longitude: bounds.east))
    output.append(gn_point(latitude: bounds.north, longitude: bounds.west))
    output.append(gn_point(latitude: bounds.south, longitude: bounds.west))
  }
}
