// SPDX-License-Identifier: MIT
import CGridNorth

extension Geodesic {
  /// Gives the distance between each of `count` checked positions and the next one, in metres, and the area below the
  /// geodesic as inverseWithArea() has it, if it is wanted. One after the other; they are solved eight at a time.
  @inline(__always)
  static func forEachEdge(
    _ count: Int, area wantsArea: Bool, position: (Int) -> gn_point,
    _ body: (_ distance: Double, _ area: Double) -> Void
  ) {
    guard count > 0 else { return }
    var here = position(0)
    var index = 0
    // A block takes as long as three single ones.
    while count &- index > 2 {
      // Lanes without an edge stay where they are.
      var latitude1 = Block(repeating: here.latitude)
      var longitude1 = Block(repeating: here.longitude)
      var latitude2 = latitude1
      var longitude2 = longitude1
      forEachLane(of: count, from: index) { lane in
        let next = position(index &+ lane &+ 1)
        latitude1[lane & 7] = here.latitude
        longitude1[lane & 7] = here.longitude
        latitude2[lane & 7] = next.latitude
        longitude2[lane & 7] = next.longitude
        here = next
      }
      let (solution, isSolved) =
        GeodesicInverse<Block>(latitude1, longitude1, latitude2, longitude2).ordinary(area: wantsArea)
      forEachLane(of: count, from: index) { lane in
        guard !isSolved.lane(lane) else { return body(solution.distance.lane(lane), solution.area.lane(lane)) }
        let one = GeodesicInverse<Double>.solve(
          point((latitude1, longitude1), lane), point((latitude2, longitude2), lane), area: wantsArea)
        body(one.distance, one.area)
      }
      index &+= 8
    }
    while index < count {
      let next = position(index &+ 1)
      let one = GeodesicInverse<Double>.solve(here, next, area: wantsArea)
      body(one.distance, one.area)
      here = next
      index &+= 1
    }
  }
}
