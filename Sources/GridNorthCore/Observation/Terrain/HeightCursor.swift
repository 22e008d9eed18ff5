// SPDX-License-Identifier: MIT
import CGridNorth

/// Heights of positions one after the other. Most lie in the same grid as the one before.
struct HeightCursor {
  private let grids: HeightGrids
  private let meter: WorkMeter
  /// A step looks at 2^6 grids.
  static let looksOfStep = 6
  /// Looks that it takes to compare a grid with one before it.
  static let looksOfOverlap = 8
  /// Grids that were looked at, and are not counted yet.
  private var looks = 0
  /// The last grid that gave a height.
  private var index = -1
  private var grid: HeightGrid
  /// Whether no grid before it may give the height of a place inside of it.
  private var isAlone = false

  /// Searches in many grids are counted.
  init(_ grids: HeightGrids, _ meter: WorkMeter = .none) {
    self.grids = grids
    self.meter = meter
    grid = grids.none
  }

  /// Meters at a checked position, or why there is no height: what `HeightGrids.find` gives.
  @inline(__always)
  mutating func find(latitude: Double, longitude: Double) -> (height: Double, status: gn_status) {
    if isAlone {
      let height = grid.heightAlone(latitude: latitude, longitude: longitude, isFirst: index == 0)
      if height == height { return (height, GN_OK) }
    }
    return search(latitude: latitude, longitude: longitude)
  }

  /// The heights of a block of positions, and which of them hold: the others have to be searched for. Mutating, or
  /// each call would copy the grid.
  @inline(__always)
  mutating func findBlock(latitude: Block, longitude: Block) -> (heights: Block, isFound: Block.Mask) {
    let zero = Block(repeating: 0)
    guard isAlone else { return (zero, zero .> 0) }
    return grid.find(grid.place(latitude: latitude, longitude: longitude), isFirst: index == 0)
  }

  /// Asks for the samples around positions that come soon, and most likely lie in the same grid.
  @inline(__always)
  func prefetchBlock(latitude: Block, longitude: Block) {
    if isAlone { grid.prefetch(latitude: latitude, longitude: longitude) }
  }

  @inline(never)
  private mutating func search(latitude: Double, longitude: Double) -> (height: Double, status: gn_status) {
    guard !meter.isTooMuch else { return (.nan, GN_ERROR_WORK) }
    let finding = grids.find(latitude: latitude, longitude: longitude)
    looks &+= finding.looks
    if finding.grid >= 0, finding.grid != index {
      index = finding.grid
      grid = grids[index]
      isAlone = !grids.isOverlapped(index)
      // It looks at the grids before.
      looks &+= HeightCursor.looksOfOverlap &* index
    }
    meter.add(looks &>> HeightCursor.looksOfStep)
    looks &= (1 &<< HeightCursor.looksOfStep) &- 1
    return (finding.height, finding.status)
  }
}

extension HeightGrids {
  /// The height at a position, meters.
  public func height(at position: gn_point) throws(gn_status) -> Double { try height(at: position, .none) }

  /// Counts the grids that it looks at.
  func height(at position: gn_point, _ meter: WorkMeter) throws(gn_status) -> Double {
    let finding = find(latitude: position.latitude, longitude: position.longitude)
    meter.add(finding.looks &>> HeightCursor.looksOfStep)
    guard finding.status == GN_OK else { throw finding.status }
    return finding.height
  }

  /// Throws `GN_PARTIAL` when all rows are done and some have no height.
  public func heights(
    at positions: PositionColumns, heights: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    // So far ahead that the samples arrive while the blocks before are computed. Reading there is only a hint.
    let ahead = 4 &* Block.width
    var cursor = HeightCursor(self)
    try Batch.run(heights.count, statuses) { row in
      if row &+ ahead < heights.count {
        let soon = positions.block(at: row &+ ahead)
        cursor.prefetchBlock(latitude: soon.latitude, longitude: soon.longitude)
      }
      let loaded = positions.block(at: row)
      let isOrdinary = (loaded.latitude.absolute .<= 90) .& (loaded.longitude.absolute .<= 180)
      let found = cursor.findBlock(latitude: loaded.latitude, longitude: loaded.longitude)
      let isFound = found.isFound .& isOrdinary
      heights.store(found.heights, at: row, where: isFound)
      return (loaded, isFound)
    } single: { loaded, lane, row throws(gn_status) in
      let position = try checked(point(loaded, lane))
      let found = cursor.find(latitude: position.latitude, longitude: position.longitude)
      guard found.status == GN_OK else { throw found.status }
      heights[row] = found.height
    } refuse: { row in
      heights.refuse(row)
    }
  }
}
