// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// Two edges that meet, except neighbors at their common vertex; `found` is 0 if there are none. Throws `GN_ERROR_WORK`.
  public func findCrossing() throws(gn_status) -> gn_polygon_crossing {
    var work = Work()
    var rings = makeIterator()
    while let ring = rings.next() {
      guard ring.count > 0 else { continue }
      if let crossing = try RingPairs.firstCrossing(ring, ring, isSame: true, &work) { return crossing }
      var box: EdgeBoxes<Double>?
      var others = rings
      while let other = others.next() {
        work.add(RingPairs.steps(around: other.count))
        guard !work.isTooMuch else { throw GN_ERROR_WORK }
        box = box ?? EdgeBoxes(ring)
        guard let box, let otherBox = EdgeBoxes(other), box.meet(otherBox) else { continue }
        if let crossing = try RingPairs.firstCrossing(ring, other, isSame: false, &work) { return crossing }
      }
    }
    return gn_polygon_crossing()
  }
}

/// Edges nearer than this touch, in meters.
private let touchingDistance = 1e-6

/// What it takes to compare edges.
enum EdgeSteps {
  /// By geodesics.
  fileprivate static let geodesics = 16
  /// A pair that meets.
  static var meeting: Int { 1 &+ geodesics }
}

extension gn_polygon_crossing {
  init(edge: UInt64, otherEdge: UInt64, point: gn_point) {
    self.init(edge: edge, other_edge: otherEdge, point: point, found: 1, reserved: 0)
  }
}

/// Compares an edge with edges whose rectangles meet its own: by the planes of great circles, and if that does not tell by
/// geodesics.
struct EdgePairs<First: EdgeSequence, Second: EdgeSequence> {
  private let edges: First
  private let index: Int
  private let others: Second
  private let isSame: Bool
  /// The plane of the edge, once it is needed.
  private var plane: EdgePlane?

  /// Nil for an edge that is a repeated vertex. `isSame`: both are one sequence.
  init?(_ edges: First, _ index: Int, _ others: Second, isSame: Bool, _ work: inout Work) {
    guard !edges.isTiny(index, &work) else { return nil }
    self.edges = edges
    self.index = index
    self.others = others
    self.isSame = isSame
  }

  /// A point common to both edges, except the common vertex of neighbors.
  mutating func meeting(_ other: Int, _ work: inout Work) -> gn_point? {
    work.add(1)
    if isSame, other == edges.following(index), isApart(edges[index], others[other], others[other &+ 1]) { return nil }
    let plane = self.plane ?? EdgePlane(edges[index], edges[index &+ 1])
    self.plane = plane
    guard !plane.isClear(of: EdgePlane(others[other], others[other &+ 1])), !others.isTiny(other, &work) else {
      return nil
    }
    work.add(EdgeSteps.geodesics)
    let edge = edges.edge(index)
    let otherEdge = others.edge(other)
    // Neighbors share a vertex. If they meet once more, one runs back along the other.
    if isSame, edges.areNeighbors(index, other, &work) {
      return edge.touch(otherEdge.to) ?? otherEdge.touch(edge.from)
    }
    if isSame, edges.areNeighbors(other, index, &work) {
      return edge.touch(otherEdge.from) ?? otherEdge.touch(edge.to)
    }
    return edge.crossing(with: otherEdge)
  }

  /// Whether neighbors are known to meet at their common vertex only.
  private func isApart(_ start: gn_point, _ vertex: gn_point, _ end: gn_point) -> Bool {
    // Longitudes are monotonic along edges, so two that both go on eastward do not come back. The limit is a micrometer.
    let way = vertex.longitude.longitudeDifference(from: start.longitude)
    let otherWay = end.longitude.longitudeDifference(from: vertex.longitude)
    let isFarFromPoles = max(start.latitude.absolute, max(vertex.latitude.absolute, end.latitude.absolute)) < 89.9
    if isFarFromPoles, way * otherWay > 0, min(way.absolute, otherWay.absolute) > 1e-8, (way + otherWay).absolute < 179
    {
      return true
    }
    // Where the way turns by more than a little, the far ends lie off the other edge.
    return isOff(end, start, vertex) && isOff(start, vertex, end)
  }

  /// Whether a point is known not to lie on an edge.
  private func isOff(_ point: gn_point, _ from: gn_point, _ to: gn_point) -> Bool {
    !EdgeSides(from: (from.latitude, from.longitude), to: (to.latitude, to.longitude), BorderTest(point)).areUnclear
  }
}

extension EdgeSequence {
  /// Whether the second edge follows the first, with at most tiny edges between.
  @inline(never)
  fileprivate func areNeighbors(_ index: Int, _ following: Int, _ work: inout Work) -> Bool {
    // Thousands of vertices may repeat between them: first the last edge between tells.
    let last = following > 0 ? following &- 1 : count &- 1
    guard last == index || isTiny(last, &work) else { return false }
    var next = self.following(index)
    var steps = 0
    while let here = next, here != following {
      if here == index || !isTiny(here, &work) { return false }
      next = self.following(here)
      // Equal vertices take a few nanoseconds each.
      steps &+= 1
      if steps & 63 == 0 { work.add(1) }
    }
    return next != nil
  }

  /// An edge of at most twice the touching distance is a repeated vertex.
  @inline(never)
  func isTiny(_ index: Int, _ work: inout Work) -> Bool {
    let from = self[index]
    let to = self[index &+ 1]
    if from.latitude == to.latitude, from.longitude == to.longitude { return true }
    guard (to.latitude - from.latitude).absolute < 1e-10 else { return false }
    let isNear =
      to.longitude.longitudeDifference(from: from.longitude).absolute < 1e-10 || from.latitude.absolute > 89.9
    guard isNear else { return false }
    work.add(1)
    return Geodesic.inverse(from, to).distance <= 2 * touchingDistance
  }
}

extension Edge {
  /// The end of another edge, if it lies on this one.
  fileprivate func touch(_ end: gn_point) -> gn_point? {
    nearest(to: end).off <= touchingDistance ? end : nil
  }

  /// A point common to both edges.
  ///
  /// From the middles on, both points go to where the lines cross on a sphere; that takes out all but some
  /// thousandths of what they lack. Of the two crossings of great circles the one within a quarter of the earth of
  /// both is taken.
  func crossing(with other: Edge) -> gn_point? {
    let line = line
    let otherLine = other.line
    var along = 0.5 * length
    var otherAlong = 0.5 * other.length
    var sine = 0.0
    var isFound = false
    var steps = 0
    while steps < 12 {
      let here = line.place(at: along)
      let there = otherLine.place(at: otherAlong)
      let herePoint = gn_point(
        latitude: here.latitude, longitude: (from.longitude + here.longitudeDifference).reducedLongitude)
      let therePoint = gn_point(
        latitude: there.latitude, longitude: (other.from.longitude + there.longitudeDifference).reducedLongitude)
      let view = Geodesic.inverse(herePoint, therePoint)
      sine = (here.azimuth - there.azimuth).sineAndCosineOfDegrees.sine
      // At this distance, there is no direction from one to the other.
      if view.distance <= 1e-8 {
        isFound = true
        break
      }
      // Angles from the lines to the geodesic between the points, and the length of that.
      let a = (view.azimuthFrom - here.azimuth).sineAndCosineOfDegrees
      let b = (view.azimuthTo - there.azimuth).sineAndCosineOfDegrees
      let c = (view.distance * Edge.degreesPerMeter).sineAndCosineOfDegrees
      let north = b.sine * a.cosine * c.cosine - b.cosine * a.sine
      let otherNorth = a.cosine * b.sine - a.sine * b.cosine * c.cosine
      var shift = Double.arctangentInDegrees(y: b.sine * c.sine, x: north)
      var otherShift = Double.arctangentInDegrees(y: a.sine * c.sine, x: otherNorth)
      if shift.absolute > 90 {
        shift = shift - 180.0.signed(as: shift)
        otherShift = otherShift - 180.0.signed(as: otherShift)
      }
      along += shift / Edge.degreesPerMeter
      otherAlong += otherShift / Edge.degreesPerMeter
      steps &+= 1
    }
    if isFound {
      if along >= 0, along <= length, otherAlong >= 0, otherAlong <= other.length { return place(at: along).point }
      // If they meet at a small angle, a small distance between the lines may be a large distance along them.
      let margin = 2 * touchingDistance / max(sine.absolute, 1e-15)
      if along < -margin || along > length + margin { return nil }
      if otherAlong < -margin || otherAlong > other.length + margin { return nil }
    }
    // Lines that do not cross, or at a tiny angle, may still have an end of one on the other.
    return touch(other.from) ?? touch(other.to) ?? other.touch(from) ?? other.touch(to)
  }
}
