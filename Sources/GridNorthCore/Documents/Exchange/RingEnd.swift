// SPDX-License-Identifier: MIT
import CGridNorth

/// Counts how often the first vertex of a ring stands at its end again.
struct RingEnd {
  private var first: gn_point?
  private(set) var repeats = 0

  mutating func add(_ point: gn_point) {
    guard let first else { return first = point }
    let isFirst = first.latitude == point.latitude && first.longitude == point.longitude
    repeats = isFirst ? repeats &+ 1 : 0
  }
}
