// SPDX-License-Identifier: MIT
import CGridNorth

extension PolygonRing {
  /// Gives the edges in order; their geodesics are solved in pairs.
  @inline(__always)
  func forEachEdge(_ body: (Edge) -> Void) {
    var index = 0
    while index < count {
      let first = (from: self[index], to: end(index))
      let second = (from: first.to, to: end(min(index &+ 1, count &- 1)))
      let solutions = Geodesic.inverses(first, second)
      var lane = 0
      while lane < 2, index &+ lane < count {
        let (from, to) = lane == 0 ? first : second
        body(Edge(from, to, lane == 0 ? solutions.first : solutions.second))
        lane &+= 1
      }
      index &+= 2
    }
  }
}
