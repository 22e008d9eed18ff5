// SPDX-License-Identifier: MIT
import CGridNorth

/// Where the cells of a raster lie in the grid of heights on which the observer stands: its rows and columns are a scale and a shift away.
///
/// Nil if another grid goes before it. Which grid it is does not depend on the ray, so neither do the heights.
struct ViewGround {
  private let heights: HeightGrid
  private let isFirst: Bool
  private let rowScale: Double
  private let rowShift: Double
  private let columnScale: Double
  private let columnShift: Double

  /// The observer's row and column in the raster are given.
  init?(_ grids: HeightGrids, _ observer: gn_point, _ grid: CellGrid, row: Double, column: Double) {
    let index = grids.find(latitude: observer.latitude, longitude: observer.longitude).grid
    guard index >= 0, !grids.isOverlapped(index) else { return nil }
    heights = grids[index]
    isFirst = index == 0
    let place = heights.place(latitude: observer.latitude, longitude: observer.longitude)
    rowScale = grid.latitudeStep * heights.rowsPerDegree
    rowShift = place.row - row * rowScale
    columnScale = grid.longitudeStep * heights.columnsPerDegree
    columnShift = place.column - column * columnScale
  }

  /// The heights at rows and columns of the raster, and which of them hold: the others have to be searched for.
  @inline(__always)
  func find(row: Block, column: Block) -> (heights: Block, isFound: Block.Mask) {
    let place = HeightGrid.Place(
      row: (row * rowScale + rowShift).onWhole, column: (column * columnScale + columnShift).onWhole)
    return heights.find(place, isFirst: isFirst)
  }
}
