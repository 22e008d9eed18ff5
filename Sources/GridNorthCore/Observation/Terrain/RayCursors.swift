// SPDX-License-Identifier: MIT
import CGridNorth

/// Heights along rays side by side. Each ray searches and counts as if it were alone: how many rays a block has must not decide
/// whether a call is refused.
struct RayCursors {
  private let grids: HeightGrids
  private let meter: WorkMeter
  /// Looks of each ray that are not counted.
  private let free: Double
  /// The grid at hand: that of most rays.
  private var index = -1
  private var grid: HeightGrid
  /// The last grid that gave each ray a height.
  private var last = Block(repeating: -1)
  /// Rays for which no grid before their last one may give the height of a place inside of it.
  private var alone: UInt8 = 0
  /// How many grids each ray has looked at.
  private var looks = Block(repeating: 0)

  init(_ grids: HeightGrids, free: Double, _ meter: WorkMeter) {
    self.grids = grids
    self.meter = meter
    self.free = free
    grid = grids.none
  }

  /// Sets the heights of some lanes, meters: NaN where there are none. Once there is too much work, all keep what they have.
  @inline(never)
  mutating func find(latitude: Block, longitude: Block, _ lanes: UInt8, _ heights: inout Block) {
    let first = index
    let (found, isFound) = findInFirst(latitude: latitude, longitude: longitude, lanes)
    let isTooMuch = meter.isTooMuch(with: owed)
    var rest = lanes
    while rest != 0 {
      let lane = rest.trailingZeroBitCount
      let bit = rest & (0 &- rest)
      rest &= ~bit
      if isFound & bit != 0, last.lane(lane) == Double(first) {
        heights.set(lane, found.lane(lane))
      } else if !isTooMuch {
        heights.set(lane, find(latitude: latitude.lane(lane), longitude: longitude.lane(lane), lane, bit))
      }
    }
  }

  /// The heights of rays in the grid at hand, and for which rays they hold if it is also their last one.
  private func findInFirst(latitude: Block, longitude: Block, _ lanes: UInt8) -> (heights: Block, isFound: UInt8) {
    guard alone & lanes != 0 else { return (latitude, 0) }
    let found = grid.find(grid.place(latitude: latitude, longitude: longitude), isFirst: index == 0)
    return (found.heights, Block.bits(found.isFound) & alone)
  }

  private mutating func find(latitude: Double, longitude: Double, _ lane: Int, _ bit: UInt8) -> Double {
    let before = Int(truncatingIfNeeded: last.lane(lane).wholeNumber)
    if alone & bit != 0 {
      take(before)
      let height = grid.heightAlone(latitude: latitude, longitude: longitude, isFirst: before == 0)
      if height == height { return height }
    }
    let finding = grids.find(latitude: latitude, longitude: longitude)
    var more = finding.looks
    if finding.grid >= 0, finding.grid != before {
      last.set(lane, Double(finding.grid))
      alone = grids.isOverlapped(finding.grid) ? alone & ~bit : alone | bit
      take(finding.grid)
      more &+= HeightCursor.looksOfOverlap &* finding.grid
    }
    looks.set(lane, looks.lane(lane) + Double(more))
    return finding.height
  }

  private mutating func take(_ other: Int) {
    if other != index { (index, grid) = (other, grids[other]) }
  }

  /// Steps of all rays.
  private var owed: Int {
    var (steps, lane) = (0, 0)
    while lane < Block.width {
      steps &+= Int(truncatingIfNeeded: max(0, looks.lane(lane) - free).wholeNumber) &>> HeightCursor.looksOfStep
      lane &+= 1
    }
    return steps
  }

  /// Counts what the rays have looked at.
  func count() { meter.add(owed) }
}
