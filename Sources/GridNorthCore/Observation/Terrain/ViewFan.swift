// SPDX-License-Identifier: MIT
import CGridNorth

/// The rays that see the cells of a raster: R2 of Franklin and Ray, "Higher isn't necessarily better: visibility algorithms and
/// experiments", 1994. A ray leads to each cell of the far border, and each cell is seen by the ray that passes nearest to it, at
/// the height of the ground where the ray passes.
///
/// Rays are geodesics. In rows and columns they are nearly straight: from knots on the geodesic, places between are interpolated.
struct ViewFan {
  let shed: Viewshed
  let grid: CellGrid
  /// Meters from a row to the next, and from a column to the next, at the observer.
  private let rowMeters: Double
  private let columnMeters: Double
  /// How much wider than on a plane rays may spread.
  let distortion: Double
  /// Heights that are looked at from one row or column to the next.
  let parts: Double
  /// Meters between knots: between them the geodesic departs from the chord by a fiftieth of a cell at most.
  private let knotMeters: Double
  private let isBelowPole: Bool
  /// Half of the circle in rows and in columns.
  private let rowReach: Double
  private let columnReach: Double

  init(_ shed: Viewshed, _ grid: CellGrid) {
    self.shed = shed
    self.grid = grid
    let latitude = shed.observer.latitude.absolute
    let outermost = (latitude + shed.reach).sineAndCosineOfDegrees
    let cosine = max(outermost.cosine, 1e-9)
    isBelowPole = latitude + shed.reach < 90
    let tangent = isBelowPole ? outermost.sine / cosine : 1e9
    rowMeters = grid.latitudeStep.absolute * ViewFan.metersPerDegree
    columnMeters = grid.longitudeStep.absolute * ViewFan.metersPerDegree * latitude.sineAndCosineOfDegrees.cosine
    distortion = shed.reach * Geodesic.radiansPerDegree * tangent * max(1, columnMeters / rowMeters)
    rowReach = shed.reach / grid.latitudeStep.absolute
    columnReach = shed.reach / cosine / grid.longitudeStep.absolute
    let cell = max(rowMeters, columnMeters)
    parts = max(1, (cell / shed.options.step - 0.1).clamped(0, HeightProfile.mostSamples).ceiled)
    let tolerance = 0.02 * min(rowMeters, columnMeters)
    knotMeters = (4 * WGS84.meanRadius * tolerance / max(tangent, 0.05)).root
  }

  private static let metersPerDegree = WGS84.meanRadius * Geodesic.radiansPerDegree

  /// Whether rays are so straight in rows and columns that no cell is left out between two of them.
  var isSmooth: Bool { isBelowPole && distortion <= 0.25 }

  /// The samples of one ray. Where each cell has a line of its own, a sixth of the samples that all lines can read within two
  /// seconds.
  var mostSamples: Double {
    if isSmooth { return max(rowReach, columnReach) * parts }
    let cells = min(grid.rows, 2 * rowReach + 1) * grid.columns
    return 1.0 / 6 * cells * (shed.radius / shed.options.step + 1)
  }

  func fill(_ cells: UnsafeMutablePointer<UInt8>, _ meter: WorkMeter) {
    let row = grid.row(latitude: shed.observer.latitude)
    let column = grid.column(longitude: shed.observer.longitude)
    let turn = 360 / grid.longitudeStep.absolute
    // Where a raster goes around the earth, the circle may reach both of its ends.
    var image = -1.0
    while image <= 1 {
      fill(cells, row, column + image * turn, meter)
      image += 1
    }
  }

  /// The cells around an observer at this row and column.
  private func fill(
    _ cells: UnsafeMutablePointer<UInt8>, _ row: Double, _ column: Double, _ meter: WorkMeter
  ) {
    let rows = ViewAxis(observer: row, reach: rowReach, last: grid.rows - 1)
    let columns = ViewAxis(observer: column, reach: columnReach, last: grid.columns - 1)
    guard rows.first <= rows.last, columns.first <= columns.last else { return }
    let ground = ViewGround(shed.grids, shed.observer, grid, row: row, column: column)
    if rows.isOnLine, columns.isOnLine, rows.contains(row.roundedToEven), columns.contains(column.roundedToEven) {
      cells[grid.index(row: row.roundedToEven, column: column.roundedToEven)] = UInt8(GN_VIEW_SEEN.rawValue)
    }
    cast(cells, ground, rows, columns, isRows: true, sign: -1, meter)
    cast(cells, ground, rows, columns, isRows: true, sign: 1, meter)
    cast(cells, ground, columns, rows, isRows: false, sign: -1, meter)
    cast(cells, ground, columns, rows, isRows: false, sign: 1, meter)
  }

  /// The first ray of a quarter, and the last.
  private func rays(_ lines: ViewAxis.Lines, _ across: ViewAxis) -> (first: Double, last: Double) {
    let bend = (lines.far * distortion * 0.25).ceiled + 1
    let low = max(-1, min((across.first - across.observer) / lines.near, (across.first - across.observer) / lines.far))
    let high = min(1, max((across.last - across.observer) / lines.near, (across.last - across.observer) / lines.far))
    return ((across.observer + low * lines.far).floored - bend, (across.observer + high * lines.far).ceiled + bend)
  }

  /// The samples of all rays, where they are smooth.
  var allSamples: Double {
    let row = grid.row(latitude: shed.observer.latitude)
    let column = grid.column(longitude: shed.observer.longitude)
    let turn = 360 / grid.longitudeStep.absolute
    var samples = 0.0
    var image = -1.0
    while image <= 1 {
      let rows = ViewAxis(observer: row, reach: rowReach, last: grid.rows - 1)
      let columns = ViewAxis(observer: column + image * turn, reach: columnReach, last: grid.columns - 1)
      if rows.first <= rows.last, columns.first <= columns.last {
        samples += self.samples(rows, columns) + self.samples(columns, rows)
      }
      image += 1
    }
    return samples
  }

  /// How many samples the rays of the two quarters along an axis look at.
  private func samples(_ along: ViewAxis, _ across: ViewAxis) -> Double {
    var samples = 0.0
    var sign = -1.0
    while sign <= 1 {
      if let lines = along.lines(sign: sign) {
        let (first, last) = rays(lines, across)
        samples += max(last - first + 1, 0) * lines.far * parts
      }
      sign += 2
    }
    return samples
  }

  /// The rays of a quarter: from one row to the next, or from one column to the next.
  private func cast(
    _ cells: UnsafeMutablePointer<UInt8>, _ ground: ViewGround?, _ along: ViewAxis, _ across: ViewAxis, isRows: Bool,
    sign: Double, _ meter: WorkMeter
  ) {
    guard let lines = along.lines(sign: sign) else { return }
    let (first, last) = rays(lines, across)
    var ray = first
    let spread = ViewRays.Spread(
      lineMeters: isRows ? rowMeters : columnMeters, crossMeters: isRows ? columnMeters : rowMeters,
      knots: max(1, knotMeters / (rowMeters * rowMeters + columnMeters * columnMeters).root),
      slack: 0.5 * (1 + distortion), parts: parts)
    // Eight looks at grids for each sample are not counted: the samples are.
    let free = 8 * lines.far * parts
    while ray <= last, !meter.isTooMuch {
      var rays = ViewRays(
        self, ground, along, across, lines, isRows: isRows, sign: sign, ends: Block.counted + ray, last: last, spread,
        RayCursors(shed.grids, free: free, meter))
      rays.run(cells)
      ray += Double(Block.width)
    }
  }
}

/// The rows or the columns of a raster that the circle may reach.
struct ViewAxis {
  /// Where the observer is; not whole.
  let observer: Double
  let first: Double
  let last: Double

  init(observer: Double, reach: Double, last: Double) {
    self.observer = observer
    first = max(0, (observer - reach).ceiled)
    self.last = min(last, (observer + reach).floored)
  }

  /// To a millionth.
  var isOnLine: Bool { (observer - observer.roundedToEven).absolute <= 1e-6 }

  @inline(__always)
  func contains<Value: Lanes>(_ whole: Value) -> Value.Mask { Value.and(whole .>= first, whole .<= last) }

  /// Places less than half a cell outside are taken to the border.
  @inline(__always)
  func clampedNear(_ place: Block) -> Block {
    let low = place.replacing(with: Block(repeating: first), where: (place .< first) .& (place .>= first - 0.5))
    return low.replacing(with: Block(repeating: last), where: (low .> last) .& (low .<= last + 0.5))
  }

  /// The lines that rays cross on a side of the observer.
  struct Lines {
    /// The line that rays cross first, and the distance to it.
    let start: Double
    let startDistance: Double
    /// From the observer to the nearest line of the raster, and to the farthest one.
    let near: Double
    let far: Double
  }

  /// Nil if the raster has none on this side.
  func lines(sign: Double) -> Lines? {
    let place = sign * (isOnLine ? observer.roundedToEven : observer)
    let start = place.floored + 1
    let end = sign * (sign > 0 ? last : first)
    let near = max(start, sign * (sign > 0 ? first : last))
    guard near <= end else { return nil }
    return Lines(
      start: sign * start, startDistance: start - sign * observer, near: near - sign * observer,
      far: end - sign * observer)
  }
}
