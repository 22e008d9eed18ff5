// SPDX-License-Identifier: MIT

/// Whether a cell or a stretch of ground is seen.
public enum ViewState: Int, Hashable, Codable, Sendable, CaseIterable {
  /// The ground in front of it hides it.
  case hidden = 0
  /// Nothing hides it.
  case seen = 1
  /// It lies outside of the circle.
  case outside = 2
  /// Nothing that is known hides it, but its height, or heights on the way, are not known.
  case unknown = 3
}

/// Where the cells of a raster lie.
public struct CellGrid: Hashable, Codable, Sendable {
  /// The latitude of the center of the first cell, degrees, -90 ... 90.
  public var latitude: Double
  /// The longitude of the center of the first cell, degrees; any finite value.
  public var longitude: Double
  /// Degrees from a row to the next; negative if rows follow each other southward.
  public var latitudeStep: Double
  /// Degrees from a column to the next; negative if columns follow each other westward.
  public var longitudeStep: Double
  /// 1 ... 16,777,216.
  public var rows: Int
  /// 1 ... 16,777,216.
  public var columns: Int

  /// Creates a grid. It is checked when it is used.
  ///
  /// Since 0.2.
  public init(
    latitude: Double, longitude: Double, latitudeStep: Double, longitudeStep: Double, rows: Int, columns: Int
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.latitudeStep = latitudeStep
    self.longitudeStep = longitudeStep
    self.rows = rows
    self.columns = columns
  }
}

/// Which cells of a raster are seen from a place; ``HeightMap/viewshed(from:height:targetHeight:radius:in:options:)`` finds them.
public struct Viewshed: Hashable, Codable, Sendable {
  /// Where the cells lie.
  public let grid: CellGrid

  /// The raw value of the ``ViewState`` of each cell, row by row.
  public let cells: [UInt8]

  init(grid: CellGrid, cells: [UInt8]) {
    self.grid = grid
    self.cells = cells
  }

  /// The state of a cell; nil outside of the raster.
  ///
  /// Since 0.2.
  public subscript(row: Int, column: Int) -> ViewState? {
    guard row >= 0, row < grid.rows, column >= 0, column < grid.columns else { return nil }
    return ViewState(rawValue: Int(cells[row * grid.columns + column]))
  }
}

/// A stretch of ground that is not seen: a wedge around the observer.
public struct DeadGround: Hashable, Codable, Sendable {
  /// The azimuth of its middle, degrees, -180 ... 180, clockwise from north.
  public let azimuth: Double
  /// Degrees.
  public let width: Double
  /// Where it begins, meters from the observer.
  public let innerRadius: Double
  /// Where it ends.
  public let outerRadius: Double
  /// Whether it is hidden, or not known.
  public let state: ViewState

  init(azimuth: Double, width: Double, innerRadius: Double, outerRadius: Double, state: ViewState) {
    self.azimuth = azimuth
    self.width = width
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.state = state
  }
}

extension HeightMap {
  /// Finds which cells of a raster are seen from a place.
  ///
  /// - Parameters:
  ///   - observer: Where to look from; it may lie outside of the raster.
  ///   - height: Of the eye, meters above the ground there, -1,000 ... 850,000.
  ///   - targetHeight: The height of the target in meters above the ground of each cell.
  ///   - radius: Of the circle around the observer, meters, 0 ... 1,000,000.
  ///   - grid: Where the cells lie; it need not be a raster of the heights.
  ///   - options: Curvature and step.
  /// - Throws: ``GridNorthError`` with `.heightOutside` or `.heightVoid` if the ground at the observer is not known, `.latitude`,
  ///   `.notFinite`, `.height`, `.sightDistance`, `.cellGrid`, `.curvature`, `.frequency`, `.sampleStep`, `.heightGrid` or `.offset`.
  ///
  /// Each cell gets what the nearest ray sees there, which passes at half a cell at most: for 99 cells of 100, that is what
  /// ``sight(from:height:to:height:options:)`` finds; elsewhere the line grazes the ground. Since 0.2.
  public func viewshed(
    from observer: Position, height: Double, targetHeight: Double = 0, radius: Double, in grid: CellGrid,
    options: SightLine.Options = SightLine.Options()
  ) throws(GridNorthError) -> Viewshed {
    try foundViewshed(observer, height, targetHeight, radius, grid, options)
  }

  /// Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
  ///
  /// - Parameters:
  ///   - observer: Where to look from.
  ///   - height: Of the eye, meters above the ground there, -1,000 ... 850,000.
  ///   - targetHeight: The height of the target in meters above the ground.
  ///   - radius: How far to look, meters, 0 ... 1,000,000.
  ///   - azimuth: Of the middle of the sector, degrees clockwise from true north; any finite value.
  ///   - width: Of the sector, degrees, 0 ... 360.
  ///   - azimuthStep: The largest angle from a ray to the next, degrees, 0.001 ... 360.
  ///   - options: Curvature and step.
  /// - Returns: The stretches, ray after ray clockwise, outward on each.
  /// - Throws: As ``viewshed(from:height:targetHeight:radius:in:options:)``, and `.width` or `.azimuthStep`.
  ///
  /// Since 0.2.
  public func deadGround(
    from observer: Position, height: Double, targetHeight: Double = 0, radius: Double, azimuth: Double,
    width: Double, azimuthStep: Double, options: SightLine.Options = SightLine.Options()
  ) throws(GridNorthError) -> [DeadGround] {
    try foundDeadGround(observer, height, targetHeight, radius, azimuth, width, azimuthStep, options)
  }
}
