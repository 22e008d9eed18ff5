// SPDX-License-Identifier: MIT
import CGridNorth

/// Positions near to one, in the north or the south half of its tile. An edge between any two touches this tile alone, and does
/// not cross the middle of its row, so nobody needs to know where on the map they are.
struct TileNook {
  private var south = Double.infinity
  private var north = -Double.infinity
  private var west = Double.infinity
  private var east = -Double.infinity

  /// Without any position.
  init() {}

  /// Without any if the position lies too near to an edge.
  init(_ grid: TileGrid, at point: gn_point, _ parallel: TileGrid.Parallel) {
    let radians = grid.radiansPerTile
    // So that edges are short enough for their bend to be small.
    let reach = 0.05 / radians
    let width = min(1, 2 * reach)
    let height = min(0.5, 2 * reach)
    let margin = 0.14 * radians * (width * width + height * height) + 4 * grid.uncertainty
    let u = grid.u(point.longitude)
    let (row, column) = (parallel.v.floored, u.floored)
    let (down, right) = (parallel.v - row, u - column)
    let top = down < 0.5 ? 0 : 0.5
    let toNorth = min(down - top, reach) - margin
    let toSouth = min(top + 0.5 - down, reach) - margin
    let toWest = min(right, reach) - margin
    let toEast = min(1 - right, reach) - margin
    guard min(min(toNorth, toSouth), min(toWest, toEast)) > 0, column < Double(grid.count) else { return }
    north = point.latitude + TileNook.degrees(toNorth * radians, parallel.cosine)
    south = point.latitude - TileNook.degrees(toSouth * radians, parallel.cosine)
    west = point.longitude - toWest * grid.degreesPerColumn
    east = point.longitude + toEast * grid.degreesPerColumn
  }

  /// No more degrees of latitude than an isometric difference has: the second derivative of the latitude is at most a half.
  private static func degrees(_ isometric: Double, _ cosine: Double) -> Double {
    (cosine * isometric - 0.25 * (isometric * isometric)) * (180 / .pi)
  }

  @inline(__always)
  func holds(_ point: gn_point) -> Bool {
    point.latitude >= south && point.latitude <= north && point.longitude >= west && point.longitude <= east
  }
}
