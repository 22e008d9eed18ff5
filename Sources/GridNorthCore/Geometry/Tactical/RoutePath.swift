// SPDX-License-Identifier: MIT
import CGridNorth

/// Edges that follow each other, by their indices.
struct EdgeRun {
  let first: Int
  let last: Int

  static var none: EdgeRun { EdgeRun(first: -1, last: -1) }
}

/// A route, or the first part of one.
struct RoutePath {
  private let points: Points
  let count: Int
  /// Takes the place of the last point: where a part ends.
  private let end: gn_point?
  /// Nothing is found without them.
  private var balls: PathBalls?
  private(set) var meter = WorkMeter.none
  /// Meters. A point that is no farther from the one before is left out, unless sixteen of them lead farther. The last point
  /// stays; those that stay beside it until the end are left out.
  private(set) var leastStep = 0.0

  /// At least two points that differ.
  init(_ points: Points) throws(gn_status) {
    self.init(points, count: points.count, end: nil)
    guard hasLength else { throw GN_ERROR_COUNT }
  }

  private init(_ points: Points, count: Int, end: gn_point?) {
    self.points = points
    self.count = count
    self.end = end
  }

  /// Up to a place on a segment.
  func upTo(_ end: gn_point, segment: Int) -> RoutePath {
    RoutePath(points, count: segment &+ 2, end: end)
  }

  /// 0 <= index < count.
  subscript(index: Int) -> gn_point {
    if let end, index == count &- 1 { return end }
    return points[index]
  }

  private var hasLength: Bool { nextEdge(from: 0) != nil }

  /// The same path without points that are no farther from the one before; with them, if nothing else is left.
  func withoutSteps(below least: Double) -> RoutePath {
    var path = self
    path.leastStep = least
    return path.hasLength ? path : self
  }

  /// The first edge with a length whose end lies behind a point.
  func nextEdge(from first: Int) -> (edge: Edge, index: Int)? {
    var index = first
    while index &+ 1 < count {
      if let edge = edge(index) { return (edge, index) }
      index &+= 1
    }
    return nil
  }

  /// The last edge with a length whose end is no point behind an index.
  func edge(before index: Int) -> (edge: Edge, index: Int)? {
    var index = index &- 1
    while index >= 0 {
      if let edge = edge(index) { return (edge, index) }
      index &-= 1
    }
    return nil
  }

  /// The edge that ends at the point behind an index; nil if that is left out, or the edge has no length.
  @inline(never)
  func edge(_ index: Int) -> Edge? {
    guard !isLeftOut(index &+ 1) else { return nil }
    let edge = Edge(start(of: index), self[index &+ 1])
    return edge.length > 0 ? edge : nil
  }

  /// Where the edge begins that ends at the point behind an index.
  @inline(never)
  func start(of index: Int) -> gn_point {
    var place = index
    while isLeftOut(place) { place &-= 1 }
    return self[place]
  }

  /// 0 <= index < count.
  @inline(never)
  func isLeftOut(_ index: Int) -> Bool {
    guard index > 0, index < count &- 1 else { return false }
    if isNear(index, index &- 1), index % 16 != 0 || !endsLongRun(index) { return true }
    return staysToEnd(index)
  }

  /// Whether this point and all behind it are near each other, and it is near the last.
  private func staysToEnd(_ index: Int) -> Bool {
    guard leastStep > 0, isNear(count &- 1, index) else { return false }
    var place = index
    while place < count &- 1 {
      guard isNear(place &+ 1, place) else { return false }
      place &+= 1
    }
    return true
  }

  /// Whether sixteen points near each other lead to a point that is not near.
  private func endsLongRun(_ index: Int) -> Bool {
    var place = index
    while place > index &- 16 {
      guard isNear(place, place &- 1) else { return false }
      place &-= 1
    }
    return !isNear(index, place)
  }

  private func isNear(_ first: Int, _ second: Int) -> Bool {
    let (here, before) = (self[first], self[second])
    let north = (here.latitude - before.latitude).absolute * RoutePath.metersPerDegree
    guard north <= leastStep else { return false }
    if here.longitude == before.longitude { return true }
    let east = here.longitude.longitudeDifference(from: before.longitude).absolute * RoutePath.metersPerDegree
    return east * here.latitude.sineAndCosineOfDegrees.cosine <= leastStep
  }

  /// Rounded up.
  private static let metersPerDegree = 112_000.0

  /// The last edge with a length.
  var lastEdge: Edge? { edge(before: count &- 1)?.edge }

  /// Calls `body` with the path, whose edges are found by balls, and whose searches are counted.
  func searched<Result>(
    _ meter: WorkMeter, _ body: (RoutePath) throws(gn_status) -> Result
  ) throws(gn_status) -> Result {
    var memory = PathBallMemory()
    return try withUnsafeMutablePointer(to: &memory) { memory throws(gn_status) in
      try body(searched(by: memory, meter))
    }
  }

  @inline(never)
  private func searched(by memory: UnsafeMutablePointer<PathBallMemory>, _ meter: WorkMeter) -> RoutePath {
    var path = self
    path.balls = PathBalls(self, in: memory)
    path.meter = meter
    return path
  }

  /// The edge that comes nearest to a position, if one comes nearer than `limit` meters. Edges `own` do not count. Nothing is
  /// found once there is too much work.
  @inline(never)
  func nearestEdge(
    to position: gn_point, within limit: Double, except own: EdgeRun
  ) -> (edge: Edge, index: Int)? {
    let target = SphereVector(position)
    var best: (edge: Edge, index: Int)?
    var least = limit
    balls?.forEach(near: target, within: { least }) { first in
      var index = first
      let end = min(first &+ span, count &- 1)
      while index < end, !meter.isTooMuch {
        meter.add(1)
        var near = nearEdges(from: index, target, within: least)
        while near != 0 {
          let edge = index &+ near.trailingZeroBitCount
          near &= near &- 1
          if edge &+ 1 < count, edge < own.first || edge > own.last {
            let (candidate, place) = Edge.nearest(self[edge], self[edge &+ 1], to: position)
            meter.add(candidate.stepsOfNearest)
            if place.off < least {
              least = place.off
              best = (candidate, edge)
            }
          }
        }
        index &+= 8
      }
    }
    return best
  }

  private var span: Int { balls?.span ?? 0 }

  /// A ball that holds edges `first` to `end`: no point of them is farther from its center than the radius, as
  /// `leastWay` measures.
  func ball(from first: Int, to end: Int) -> (center: SphereVector, radius: Double) {
    let center = SphereVector(self[first &+ (end &- first) / 2])
    var radius = 0.0
    var index = first
    while index < end {
      let (from, to) = (SphereVector(self[index]), SphereVector(self[index &+ 1]))
      radius = max(radius, 0.5 * (center.chord(to: from) + center.chord(to: to) + from.longestWay(to: to)))
      index &+= 1
    }
    return (center, radius * (1 + 1e-12))
  }

  /// Tells which of eight edges may come so near to a position. All machines find the same ones, so they count the same steps.
  @inline(__always)
  private func nearEdges(from first: Int, _ target: SphereVector, within limit: Double) -> UInt8 {
    var starts = EightVectors(points, from: first, end: count)
    if let end, count &- 1 &- first < 8 { starts.set(count &- 1 &- first, SphereVector(end)) }
    let end = SphereVector(self[min(first &+ 8, count &- 1)])
    return Eight.bits(Eight.not(starts.leastDistances(of: target, end: end) .> limit))
  }
}
