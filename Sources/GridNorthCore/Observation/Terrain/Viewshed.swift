// SPDX-License-Identifier: MIT
import CGridNorth

/// The ground that is seen from a place.
public struct Viewshed {
  let grids: HeightGrids
  let observer: gn_point
  /// The height of the eye above the ground, meters.
  private let height: Double
  /// The height of the eye, from where those of the ground count; meters.
  let eye: Double
  /// Above the ground.
  let target: Double
  let radius: Double
  let options: SightOptions
  /// The reach of the circle, degrees of the smaller radius of the earth.
  let reach: Double

  /// From a checked position; the heights of the eye and of the target count from the ground.
  public init(
    _ grids: HeightGrids, from observer: gn_point, height: Double, target: Double, radius: Double,
    options: UnsafePointer<gn_sight_options>?
  ) throws(gn_status) {
    let options = try SightOptions(options, grids, latitude: 0)
    guard height.isFinite, target.isFinite, radius.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard SightLine.isHeight(height), SightLine.isHeight(target) else { throw GN_ERROR_HEIGHT }
    guard radius >= 0, radius <= SightLine.largestDistance else { throw GN_ERROR_SIGHT_DISTANCE }
    guard radius / options.step < HeightProfile.mostSamples else { throw GN_ERROR_SAMPLE_STEP }
    eye = try grids.height(at: observer) + height
    guard SightLine.isGround(eye) else { throw GN_ERROR_HEIGHT }
    self.grids = grids
    self.observer = observer
    self.height = height
    self.target = target
    self.radius = radius
    self.options = options
    reach = radius * Viewshed.degreesPerMeter
  }

  /// All rays together can look at this many samples within two seconds. More are allowed if the raster has as many cells.
  private static let mostSamples = 200_000_000.0

  /// No degree of latitude is shorter than 110,574 m.
  private static let degreesPerMeter = 1.0 / 110_570

  /// Fills in the cells of a raster. `needed` is how many there are, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public func fill(
    _ cells: UnsafeMutablePointer<UInt8>?, capacity: Int, _ grid: gn_cell_grid, needed: inout Int
  ) throws(gn_status) {
    let grid = try CellGrid(grid)
    guard cells != nil || capacity == 0 else { throw GN_ERROR_NULL }
    needed = grid.count
    guard let cells, Size(capacity).room >= needed else { throw GN_ERROR_BUFFER_TOO_SMALL }
    let fan = ViewFan(self, grid)
    guard fan.mostSamples < HeightProfile.mostSamples else {
      needed = 0
      throw GN_ERROR_SAMPLE_STEP
    }
    guard !fan.isSmooth || fan.allSamples < max(Viewshed.mostSamples, 8 * Double(grid.count)) else {
      needed = 0
      throw GN_ERROR_WORK
    }
    let isDone = try Work.count { meter throws(gn_status) in
      Viewshed.clear(cells, grid.count)
      if fan.isSmooth {
        fan.fill(cells, meter)
        fillHoles(cells, grid, meter)
      } else {
        fillOneByOne(cells, grid, meter)
      }
      return !meter.isTooMuch
    }
    guard isDone else {
      Viewshed.clear(cells, grid.count)
      needed = 0
      throw GN_ERROR_WORK
    }
  }

  private static func clear(_ cells: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var index = 0
    while index < count {
      cells[index] = UInt8(GN_VIEW_OUTSIDE.rawValue)
      index &+= 1
    }
  }

  /// Where rays are bent, they may leave out a cell between two others: it gets a line of its own.
  private func fillHoles(_ cells: UnsafeMutablePointer<UInt8>, _ grid: CellGrid, _ meter: WorkMeter) {
    let outside = UInt8(GN_VIEW_OUTSIDE.rawValue)
    let (count, columns) = (grid.count, Int(truncatingIfNeeded: grid.columns.wholeNumber))
    var (index, row, column) = (0, 0.0, 0)
    while index < count, !meter.isTooMuch {
      if cells[index] == outside {
        let isWithinRow =
          columns > 1 && (column == 0 || cells[index &- 1] != outside)
          && (column &+ 1 == columns || cells[index &+ 1] != outside)
        let isWithinColumn =
          count > columns && (index < columns || cells[index &- columns] != outside)
          && (index &+ columns >= count || cells[index &+ columns] != outside)
        if isWithinRow || isWithinColumn || count == 1 {
          let latitude = grid.latitude(row: row).clamped(-90, 90)
          let edge = Edge(observer, gn_point(latitude: latitude, longitude: grid.longitude(column: Double(column))))
          if edge.length <= radius { cells[index] = state(edge, meter) }
        }
      }
      index &+= 1
      column &+= 1
      if column == columns { (row, column) = (row + 1, 0) }
    }
  }

  /// With a line of sight to each cell: near the poles, where rays do not follow the rows and columns.
  private func fillOneByOne(_ cells: UnsafeMutablePointer<UInt8>, _ grid: CellGrid, _ meter: WorkMeter) {
    let reach = reach + 1e-6
    var row = 0.0
    while row < grid.rows {
      let latitude = grid.latitude(row: row).clamped(-90, 90)
      var column = 0.0
      while column < grid.columns, !meter.isTooMuch, (latitude - observer.latitude).absolute <= reach {
        let cell = gn_point(latitude: latitude, longitude: grid.longitude(column: column))
        let edge = Edge(observer, cell)
        if edge.length <= radius { cells[grid.index(row: row, column: column)] = state(edge, meter) }
        column += 1
      }
      row += 1
    }
  }

  private func state(_ edge: Edge, _ meter: WorkMeter) -> UInt8 {
    let seen = try? SightLine.look(grids, edge, height, target, options, meter)
    guard let seen else { return UInt8(GN_VIEW_UNKNOWN.rawValue) }
    if seen.is_visible == 0 { return UInt8(GN_VIEW_HIDDEN.rawValue) }
    return UInt8(seen.unknown_count == 0 ? GN_VIEW_SEEN.rawValue : GN_VIEW_UNKNOWN.rawValue)
  }
}
