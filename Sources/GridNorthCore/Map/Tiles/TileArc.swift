// SPDX-License-Identifier: MIT

/// A part of a geodesic on the map, as the parabola whose curvature is that of the geodesic in its middle: by rad sin(latitude)
/// sin(azimuth), where rad is the radians of a tile.
///
/// The distance from a chord of length L is k t (1 - t) L^2/2 for a curvature k. Along a row it is larger by L/dv.
struct TileArc {
  private let u: Double
  private let v: Double
  private let width: Double
  private let perRow: Double
  private let shift: Double
  /// How far the geodesic may be from it along a row, in tiles.
  private let doubt: Double
  private let grid: TileGrid

  /// - Parameters:
  ///   - chord: Between the ends of the geodesic.
  ///   - north: The end of the part that lies to the north of the other.
  init(_ chord: TileChord, from north: (u: Double, v: Double), to south: (u: Double, v: Double)) {
    grid = chord.grid
    (u, v) = north
    width = south.u - north.u
    let height = south.v - north.v
    perRow = 1 / height
    let slope = width * perRow
    let sine = 0.5 * (chord.from.place.sine + chord.to.place.sine)
    shift = 0.5 * grid.radiansPerTile * sine * slope * (width * width + height * height)
    // What the curvature changes by is of the third order, and so is what the slope does to t. The ellipsoid changes the curvature
    // by less than a fortieth. Of random geodesics, none was off by half as much.
    let steepness = slope.absolute
    let turn = grid.radiansPerTile * (width.absolute + height)
    let off = chord.bend * (0.003 + turn * (0.03 + 0.0625 * steepness)) + grid.uncertainty
    doubt = chord.doubt < .infinity && height > 0 ? off * (1 + steepness) : .infinity
  }

  /// The column in which the geodesic crosses the north edge of a row, if that is beyond doubt.
  @inline(__always)
  func column(_ row: Int64) -> Int64? {
    guard doubt < 0.5 else { return nil }
    let t = (Double(row) - v) * perRow
    let place = u + t * (width + shift * (1 - t))
    let west = grid.columnOfCopy(place - doubt)
    return west == grid.columnOfCopy(place + doubt) ? west : nil
  }
}
