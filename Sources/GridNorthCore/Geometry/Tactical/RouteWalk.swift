// SPDX-License-Identifier: MIT
import CGridNorth

/// Places along a route, whose distances mostly increase.
///
/// The distance of each segment is added up from the first, so a place is the same in whatever order they are asked for.
struct RouteWalk {
  private let points: Points
  private let count: Int
  private var edge: Edge
  private var line: GeodesicLine<Single>
  private var segment: Int
  /// At the start of the edge.
  private var before = LongSum()

  /// Walks over at least one point.
  init(_ points: Points, count: Int? = nil) {
    self.points = points
    self.count = count ?? points.count
    edge = Edge(points[0], points[0])
    line = edge.line
    segment = -1
    restart()
  }

  private mutating func restart() {
    before = LongSum()
    segment = -1
    edge = Edge(points[0], points[0])
    _ = advance()
  }

  /// To the next edge with a length; false if there is none.
  private mutating func advance() -> Bool {
    var index = segment &+ 1
    while index &+ 1 < count {
      let next = Edge(points[index], points[index &+ 1])
      if next.length > 0 {
        before.add(edge.length)
        edge = next
        line = next.line
        segment = index
        return true
      }
      index &+= 1
    }
    return false
  }

  /// Before the start and behind the end, the first and the last edge go on. A vertex belongs to the segment that begins
  /// there.
  mutating func place(at distance: Double) -> (point: gn_point, azimuth: Double, segment: Int) {
    if distance < before.value { restart() }
    while distance + 2.5e-16 * distance.absolute >= before.value + edge.length, advance() {}
    var rest = before
    rest.add(-distance)
    let along = 0 - rest.value
    let segment = max(0, segment)
    // What sums are rounded by must not lead beside a vertex.
    if along == 0 || along < 0 && before.value > 0 { return (edge.from, edge.azimuthFrom, segment) }
    if (along - edge.length).absolute <= 1e-9 { return (edge.to, edge.azimuthTo, segment) }
    let place = edge.place(at: along, on: line)
    return (place.point, place.azimuth, segment)
  }
}
