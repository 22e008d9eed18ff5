// SPDX-License-Identifier: MIT
import CGridNorth

extension PointIndex {
  /// All points within a distance, the nearest first. `needed` is how many there are, also when
  /// `GN_ERROR_BUFFER_TOO_SMALL` is thrown; then nothing is written.
  public func within(
    _ distance: Double, of position: gn_point, into out: UnsafeMutablePointer<gn_neighbor>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    try PointIndex.check(distance: distance)
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    var output = Output(out, capacity: capacity)
    add(within: distance, of: position, to: &output)
    needed = output.count
    guard output.fits else {
      output.invalidate(with: .refused)
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// The same of many positions: how many points are near each, and the points, one row after the other. Throws `GN_PARTIAL`
  /// when all rows are done and some were refused.
  public func within(
    _ distance: Double, of positions: PositionColumns, counts: MutableColumn<Int32>,
    into out: UnsafeMutablePointer<gn_neighbor>?, capacity: Int, needed: inout Int,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try PointIndex.check(distance: distance)
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    var output = Output(out, capacity: capacity)
    var isPartial = false
    do throws(gn_status) {
      try Batch.run(counts.count, statuses) { row throws(gn_status) in
        let first = output.count
        add(within: distance, of: try checked(positions[row]), to: &output)
        // SAFETY: an index has less than 2^31 points.
        counts[row] = Int32(truncatingIfNeeded: output.count &- first)
      } refuse: { row in
        counts.refuse(row)
      }
    } catch {
      isPartial = true
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: .refused)
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
    if isPartial { throw GN_PARTIAL }
  }

  /// How many points are within a distance of each of many positions. Throws `GN_PARTIAL` when all rows are done and some
  /// were refused.
  public func counts(
    near positions: PositionColumns, within distance: Double, into counts: MutableColumn<Int32>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try PointIndex.check(distance: distance)
    try Batch.run(counts.count, statuses) { row throws(gn_status) in
      // SAFETY: an index has less than 2^31 points.
      counts[row] = Int32(truncatingIfNeeded: countPoints(near: try checked(positions[row]), within: distance))
    } refuse: { row in
      counts.refuse(row)
    }
  }

  /// Adds the points within a distance, the nearest first. Where there is no room, they are only counted.
  @inline(never)
  private func add(within distance: Double, of position: gn_point, to output: inout Output<gn_neighbor>) {
    guard output.hasRoom else {
      output.count(countPoints(near: position, within: distance))
      return
    }
    let target = PointTarget(vector(position))
    let chord = PointDistance.highestChord(distance)
    let first = output.count
    var waiting = PointsWaiting(from: position)
    walk(near: target, within: { chord }) { leaf, chords in
      forEachPoint(leaf, chords.bits(atMost: chord)) { point, row, _ in
        waiting.add(point, row)
        guard waiting.isFull else { return }
        waiting.measure { neighbor in
          if neighbor.distance <= distance { output.append(neighbor) }
        }
      }
    }
    waiting.measure { neighbor in
      if neighbor.distance <= distance { output.append(neighbor) }
    }
    output.sort(from: first, NeighborHeap.isOrdered)
  }

  /// How many points are within a distance. Only those near the circle need a geodesic.
  func countPoints(near position: gn_point, within distance: Double) -> Int {
    let target = PointTarget(vector(position))
    let chord = PointDistance.highestChord(distance)
    let sure = PointDistance.lowestChord(distance)
    var waiting = PointsWaiting(from: position)
    var total = 0
    walk(near: target, within: { chord }) { leaf, chords in
      forEachPoint(leaf, chords.bits(atMost: chord)) { point, row, lane in
        if chords.highest(lane) <= sure {
          total &+= 1
          return
        }
        waiting.add(point, row)
        guard waiting.isFull else { return }
        waiting.measure { neighbor in
          if neighbor.distance <= distance { total &+= 1 }
        }
      }
    }
    waiting.measure { neighbor in
      if neighbor.distance <= distance { total &+= 1 }
    }
    return total
  }
}
