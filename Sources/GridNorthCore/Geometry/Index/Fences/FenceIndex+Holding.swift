// SPDX-License-Identifier: MIT
import CGridNorth

extension FenceIndex {
  /// The ids of the fences that hold a position, in ascending order. `altitude` may be NaN: not known. `needed` is how many
  /// there are, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public func holding(
    _ position: gn_point, altitude: Double, into out: UnsafeMutablePointer<UInt64>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    try FenceIndex.check(altitude: altitude)
    var output = Output(out, capacity: capacity)
    try Work.count { meter throws(gn_status) in
      add(holding: PositionTests(position), altitude, to: &output, meter)
      if meter.isTooMuch { output.invalidate(with: 0) }
      try meter.check()
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: 0)
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
    output.sort { $0 < $1 }
  }

  /// The same of many positions: how many fences hold each, and their ids, one row after the other. Throws `GN_PARTIAL`
  /// when all rows are done and some were refused.
  public func holding(
    _ positions: PositionColumns, altitudes: Column<Double>, counts: MutableColumn<Int32>,
    into out: UnsafeMutablePointer<UInt64>?, capacity: Int, needed: inout Int, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var output = Output(out, capacity: capacity)
    var isPartial = false
    do throws(gn_status) {
      try Batch.run(counts.count, statuses) { row throws(gn_status) in
        let position = try GridNorthCore.checked(positions[row])
        let altitude = altitudes[row]
        try FenceIndex.check(altitude: altitude)
        let first = output.count
        try Work.count { meter throws(gn_status) in
          add(holding: PositionTests(position), altitude, to: &output, meter)
          guard meter.isTooMuch else { return }
          output.invalidate(from: first, with: 0)
          output.truncate(to: first)
          throw GN_ERROR_WORK
        }
        output.sort(from: first) { $0 < $1 }
        counts[row] = Int32(truncatingIfNeeded: output.count &- first)
      } refuse: { row in
        counts.refuse(row)
      }
    } catch {
      isPartial = true
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: 0)
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
    if isPartial { throw GN_PARTIAL }
  }

  /// An altitude may be NaN: not known.
  static func check(altitude: Double) throws(gn_status) {
    guard altitude != .infinity, altitude != -.infinity else { throw GN_ERROR_NOT_FINITE }
    guard !(altitude < -1e6 || altitude > 1e9) else { throw GN_ERROR_ALTITUDE }
  }

  @inline(never)
  private func add(
    holding tests: PositionTests, _ altitude: Double, to output: inout Output<UInt64>, _ meter: WorkMeter
  ) {
    let target = BoxTarget(tests.position)
    tree.walk { boxes, _, _ in
      target.isIn(boxes)
    } _: { place in
      let fence = self[place]
      if let edges = edges(fence, meter), fence.holds(tests, altitude: altitude, margin: 0, edges) {
        output.append(fence.id)
      }
      return !meter.isTooMuch
    }
  }
}

/// A position that fences are asked for.
struct PositionTests {
  let position: gn_point
  let border: BorderTest
  let reach: ReachTest

  init(_ position: gn_point) {
    self.position = position
    border = BorderTest(position)
    reach = ReachTest(position)
  }
}

extension Fence {
  /// Whether the fence, widened by `margin` meters, holds a position. An altitude that is NaN does not matter.
  func holds(_ tests: PositionTests, altitude: Double, margin: Double, _ edges: EdgeIndex) -> Bool {
    guard isThere, holds(altitude: altitude, margin: margin) else { return false }
    switch shape {
    case GN_FENCE_POLYGON:
      return edges.side(of: tests.border, edges.ring(0)) != Int32(GN_OUTSIDE.rawValue)
        || margin > 0 && edges.comes(within: margin, of: tests.reach)
    case GN_FENCE_CIRCLE, GN_FENCE_CORRIDOR: return edges.comes(within: radius + margin, of: tests.reach)
    default: return false
    }
  }
}
