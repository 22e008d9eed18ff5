// SPDX-License-Identifier: MIT
import CGridNorth

/// What tiles can cover.
public protocol TileShape {
  /// Which tiles it touches, as runs from north to south and from west to east, each once, and their number. `work` is what the call
  /// has cost, and grows.
  func cover(
    zoom: UInt32, into out: UnsafeMutablePointer<gn_tile_run>?, capacity: Int, work: inout UInt64
  ) throws(gn_status) -> (runs: Int, tiles: UInt64)
}

extension TileShape {
  /// Throws `GN_ERROR_ZOOM`, `GN_ERROR_BUFFER_TOO_SMALL`, and what the shape throws.
  public func tiles(
    zoom: UInt32, into out: UnsafeMutablePointer<gn_tile_run>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    var work: UInt64 = 0
    needed = try cover(zoom: zoom, into: out, capacity: capacity, work: &work).runs
    guard needed > Size(capacity).room else { return }
    // So that nothing can be taken for a result.
    var runs = Output(out, capacity: capacity)
    runs.count(needed)
    runs.invalidate(with: gn_tile_run())
    throw GN_ERROR_BUFFER_TOO_SMALL
  }

  /// The number of tiles of some zooms together. Throws `GN_ERROR_ZOOM`, `GN_ERROR_LEVELS`, and what the shape throws.
  public func tileCount(minZoom: UInt32, maxZoom: UInt32) throws(gn_status) -> UInt64 {
    guard minZoom <= TileGrid.largestZoom, maxZoom <= TileGrid.largestZoom else { throw GN_ERROR_ZOOM }
    guard minZoom <= maxZoom else { throw GN_ERROR_LEVELS }
    var (count, work): (UInt64, UInt64) = (0, 0)
    var zoom = minZoom
    while zoom <= maxZoom {
      count = count &+ (try cover(zoom: zoom, into: nil, capacity: 0, work: &work).tiles)
      zoom &+= 1
    }
    return count
  }
}

extension Polygon: TileShape {
  /// Throws `GN_ERROR_COUNT`, `GN_ERROR_TOO_MANY_TILES`.
  public func cover(
    zoom: UInt32, into out: UnsafeMutablePointer<gn_tile_run>?, capacity: Int, work: inout UInt64
  ) throws(gn_status) -> (runs: Int, tiles: UInt64) {
    let grid = try TileGrid(zoom: zoom)
    try checkNotEmpty()
    var cover = TileCover(grid, isEvenOdd: true, into: Output(out, capacity: capacity))
    try cover.fill(&work) { spans in
      var rings = makeIterator()
      while !spans.isTooMuch, let ring = rings.next() { ring.draw(grid, &spans) }
    }
    return (cover.runs.count, cover.tiles)
  }
}

extension PolygonRing {
  @inline(never)
  fileprivate func draw(_ grid: TileGrid, _ spans: inout TileSpans) {
    guard count > 0 else { return }
    spans.pass(points: count)
    var outline = TileOutline(grid, from: self[0])
    var index = 1
    while index < count, !spans.isTooMuch {
      outline.addNear(self[index], to: &spans)
      index &+= 1
    }
    outline.close(&spans)
    if outline.goesAround {
      outline.runToPole(isNorth: holdsNorthPole, &spans)
    } else if holdsNorthPole {
      outline.invert(&spans)
    }
  }
}

/// A rectangle of meridians and parallels. Its south and east edges do not belong to it, so that the bounds of a tile have
/// that tile alone; unless it has no height or width.
public struct TileBounds: TileShape {
  private let south: Double
  private let north: Double
  private let west: Double
  /// Degrees eastward from the west edge.
  private let width: Double

  /// Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW`.
  public init(_ bounds: gn_bounds) throws(gn_status) {
    let longitudes = try LongitudeSpan(bounds)
    south = bounds.south
    north = bounds.north
    west = longitudes.west
    width = longitudes.width
  }

  public func cover(
    zoom: UInt32, into out: UnsafeMutablePointer<gn_tile_run>?, capacity: Int, work: inout UInt64
  ) throws(gn_status) -> (runs: Int, tiles: UInt64) {
    let grid = try TileGrid(zoom: zoom)
    let margin = 2 * TileGrid.rounding * Double(grid.count)
    let first = grid.row(grid.v(north))
    let last = max(first, lastWhole(grid.v(south) - margin))
    let column = grid.column(west)
    let u = grid.u(west)
    // If a west edge counts as lying in the first column, all is one turn farther west.
    let shift = u >= Double(grid.count) ? Double(grid.count) : 0
    var end = max(column, lastWhole(u - shift + width * grid.columnsPerDegree - margin)) &+ 1
    // Beyond the antimeridian, how many columns; where they reach the first one, the row is full.
    var beyond = max(0, end &- grid.count)
    var start = column
    if beyond >= column { (start, beyond) = (beyond > 0 ? 0 : column, 0) }
    end = min(end, grid.count)
    let rows = last &- first &+ 1
    let perRow = beyond > 0 ? 2 : 1
    var runs = Output(out, capacity: capacity)
    let needed = Int(truncatingIfNeeded: rows) &* perRow
    if needed <= Size(capacity).room, out != nil {
      var row = first
      while row <= last {
        if beyond > 0 { runs.append(run(grid, 0, beyond, row)) }
        runs.append(run(grid, start, end, row))
        row &+= 1
      }
    }
    return (needed, UInt64(truncatingIfNeeded: rows &* (end &- start &+ beyond)))
  }

  /// The last column or row of which a part lies before a place.
  private func lastWhole(_ place: Double) -> Int64 {
    // At least -1 and a little more, and at most two turns.
    Int64(truncatingIfNeeded: (place.ceiled + 1).wholeNumber) &- 2
  }

  private func run(_ grid: TileGrid, _ start: Int64, _ end: Int64, _ row: Int64) -> gn_tile_run {
    gn_tile_run(
      x: UInt32(truncatingIfNeeded: start), y: UInt32(truncatingIfNeeded: row), zoom: grid.zoom,
      count: UInt32(truncatingIfNeeded: end &- start))
  }
}
