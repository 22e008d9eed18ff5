// SPDX-License-Identifier: MIT
import CGridNorth

extension Geodesic {
  /// Gives the distance between each of `count` checked positions and the next one, in meters. They are passed on one
  /// at a time, and solved block by block, or eight at a time by a kernel.
  @inline(__always)
  static func forEachEdge(
    _ count: Int, position: (Int) -> gn_point, _ body: (_ distance: Double) -> Void
  ) {
    guard count > 0 else { return }
    var here = position(0)
    var index = 0
    #if PAIRS
    while index < count {
      var ends = EightEnds()
      let some = min(8, count &- index)
      var lane = 0
      while lane < some {
        let next = position(index &+ lane &+ 1)
        ends.set(lane, from: here, to: next)
        here = next
        lane &+= 1
      }
      let distances = Kernels.distances(ends, count: some)
      lane = 0
      while lane < some {
        body(distances.lane(lane))
        lane &+= 1
      }
      index &+= some
    }
    #else
    while count &- index >= Block.worthwhile {
      // Lanes without an edge have both ends at one point.
      var latitude1 = Block(repeating: here.latitude)
      var longitude1 = Block(repeating: here.longitude)
      var latitude2 = latitude1
      var longitude2 = longitude1
      forEachLane(of: count, from: index) { lane in
        let next = position(index &+ lane &+ 1)
        latitude1.set(lane, here.latitude)
        longitude1.set(lane, here.longitude)
        latitude2.set(lane, next.latitude)
        longitude2.set(lane, next.longitude)
        here = next
      }
      let distances = GeodesicInverse(latitude1, longitude1, latitude2, longitude2).distance
      forEachLane(of: count, from: index) { lane in body(distances.lane(lane)) }
      index &+= Block.width
    }
    while index < count {
      let next = position(index &+ 1)
      body(distance(here, next))
      here = next
      index &+= 1
    }
    #endif
  }
}
