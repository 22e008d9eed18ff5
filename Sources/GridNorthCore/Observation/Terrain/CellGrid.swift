// SPDX-License-Identifier: MIT
import CGridNorth

/// Where the cells of a checked raster lie, in rows and columns.
struct CellGrid {
  let rows: Double
  let columns: Double
  private let rowCount: Int
  private let columnCount: Int
  private let latitude: Double
  private let longitude: Double
  let latitudeStep: Double
  let longitudeStep: Double

  init(_ grid: gn_cell_grid) throws(gn_status) {
    guard grid.latitude.isFinite, grid.longitude.isFinite, grid.latitude_step.isFinite, grid.longitude_step.isFinite
    else { throw GN_ERROR_NOT_FINITE }
    let width = grid.longitude_step.absolute * Double(grid.columns &- 1)
    let last = grid.latitude + grid.latitude_step * Double(grid.rows &- 1)
    guard grid.rows > 0, grid.rows <= HeightGrid.mostRows, grid.columns > 0, grid.columns <= HeightGrid.mostRows,
      grid.latitude_step.absolute >= CellGrid.leastStep, grid.longitude_step.absolute >= CellGrid.leastStep,
      // Steps are rounded.
      grid.latitude.absolute <= 90.000001, last.absolute <= 90.000001, width <= 360.000001
    else { throw GN_ERROR_CELL_GRID }
    rowCount = Int(truncatingIfNeeded: grid.rows)
    columnCount = Int(truncatingIfNeeded: grid.columns)
    rows = Double(grid.rows)
    columns = Double(grid.columns)
    latitude = grid.latitude
    longitude = Angle.reduce(longitude: grid.longitude)
    latitudeStep = grid.latitude_step
    longitudeStep = grid.longitude_step
  }

  /// Degrees: less than a tenth of a millimeter.
  private static let leastStep = 1e-9

  /// How many cells there are; the largest `Int` if no memory has as many.
  var count: Int {
    let product = rowCount.multipliedReportingOverflow(by: columnCount)
    return product.overflow ? .max : product.partialValue
  }

  /// The place of a cell in memory; row and column are whole, and in the grid.
  @inline(__always)
  func index(row: Double, column: Double) -> Int {
    Int(truncatingIfNeeded: row.nearestWholeNumber) &* columnCount
      &+ Int(truncatingIfNeeded: column.nearestWholeNumber)
  }

  /// The places of cells that lie in a raster which memory holds.
  @inline(__always)
  func indexes(row: Block, column: Block) -> Words { Words(row * columns + column) }

  @inline(__always)
  func row<Value: Lanes>(latitude: Value) -> Value { (latitude - self.latitude) / latitudeStep }

  /// The column of a longitude in [-180, 180); half a turn to both sides.
  func column(longitude: Double) -> Double { longitude.longitudeDifference(from: self.longitude) / longitudeStep }

  @inline(__always)
  func latitude<Value: Lanes>(row: Value) -> Value { latitude + row * latitudeStep }

  @inline(__always)
  func longitude<Value: Lanes>(column: Value) -> Value { (longitude + column * longitudeStep).reducedLongitude }
}
