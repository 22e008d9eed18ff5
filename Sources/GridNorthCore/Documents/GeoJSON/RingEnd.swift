// SPDX-License-Identifier: MIT
import CGridNorth

/// Counts how often the first vertex of a ring is repeated at its end. Longitudes -180 and 180 are the same.
struct RingEnd {
  private var first: gn_point?
  private(set) var repeats = 0

  @inline(never)
  mutating func add(_ point: gn_point) {
    guard let first else { return first = point }
    let turn = abs(first.longitude - point.longitude)
    let isFirst = first.latitude == point.latitude && (turn == 0 || turn == 360)
    repeats = isFirst ? repeats &+ 1 : 0
  }
}
