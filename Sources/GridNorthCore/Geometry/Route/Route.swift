// SPDX-License-Identifier: MIT
import CGridNorth

/// Points that are joined by geodesics.
public enum Route {
  /// Meters; 0 for fewer than two points.
  public static func length(_ points: Points) -> Double { length(points, edges: points.count &- 1) }

  /// The length of the first edges.
  private static func length(_ points: Points, edges: Int) -> Double {
    var total = LongSum()
    Geodesic.forEachEdge(edges) {
      points[$0]
    } _: { distance in
      total.add(distance)
    }
    return total.value
  }

  /// The length so far at each point, in meters. `out` has room for all of them.
  public static func distances(_ points: Points, into out: UnsafeMutablePointer<Double>) {
    guard points.count > 0 else { return }
    var total = LongSum()
    // SAFETY: one point at least.
    out[0] = 0
    var index = 1
    Geodesic.forEachEdge(points.count &- 1) {
      points[$0]
    } _: { distance in
      total.add(distance)
      // SAFETY: there are count - 1 edges.
      out[index] = total.value
      index &+= 1
    }
  }

  /// The place `distance` meters from the start. A vertex belongs to the segment that begins there, the last one to
  /// the last segment; segments without length have no places.
  public static func point(
    _ points: Points, at distance: Double
  ) throws(gn_status) -> (point: gn_point, azimuth: Double, segment: Int) {
    guard distance.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard points.count > 0 else { throw GN_ERROR_COUNT }
    guard distance >= 0 else { throw GN_ERROR_DISTANCE }
    // The remaining distance.
    var rest = LongSum()
    rest.add(distance)
    var last = Edge(points[0], points[0])
    var segment = 0
    var index = 1
    while index < points.count {
      let edge = Edge(points[index &- 1], points[index])
      // A distance from gn_route_distances() is rounded, but must give the vertex.
      let along = rest.value
      if along + 2.5e-16 * distance < edge.length {
        let place = edge.place(at: along)
        return (point: place.point, azimuth: place.azimuth, segment: index &- 1)
      }
      if edge.length > 0 || index == 1 {
        last = edge
        segment = index &- 1
      }
      rest.add(-edge.length)
      index &+= 1
    }
    // Lengths are rounded, and a host that sums them in another order may get a slightly larger one.
    guard rest.value <= 1e-9 * Double(points.count) + 2.5e-16 * distance else { throw GN_ERROR_DISTANCE }
    return (point: last.to, azimuth: last.azimuthTo, segment: segment)
  }

  /// Where the route comes nearest to many positions. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func nearest(
    _ points: Points, to positions: PositionColumns, places: MutableColumn<gn_route_place>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    guard points.count > 0 else { throw GN_ERROR_COUNT }
    try Batch.run(places.count, statuses) { row throws(gn_status) in
      places[row] = try nearest(points, to: try checked(positions[row]))
    } refuse: { row in
      places.refuse(row)
    }
  }

  /// Where the route comes nearest to a position. Throws `GN_ERROR_WORK` if too many edges may come as near.
  public static func nearest(_ points: Points, to position: gn_point) throws(gn_status) -> gn_route_place {
    guard points.count > 0 else { throw GN_ERROR_COUNT }
    let target = SphereVector(position)
    var limit = highestDistance(points, target, position)
    var best = Edge(points[0], points[0]).nearest(to: position)
    var segment = 0
    var work = Work()
    var looked = 0
    var starts = EightVectors(points, from: 0, end: points.count)
    var index = 0
    while index &+ 1 < points.count {
      let next = index &+ 8 < points.count ? EightVectors(points, from: index &+ 8, end: points.count) : starts
      let least = starts.leastDistances(of: target, end: next.vector(0))
      var near = Eight.bits(least .<= min(limit, best.off))
      if points.count &- 1 &- index < 8 { near &= (1 << UInt8(truncatingIfNeeded: points.count &- 1 &- index)) &- 1 }
      while near != 0 {
        let lane = near.trailingZeroBitCount
        near &= near &- 1
        // What was found meanwhile may be nearer.
        guard least.lane(lane) <= min(limit, best.off) else { continue }
        let (edge, place) = Edge.nearest(points[index &+ lane], points[index &+ lane &+ 1], to: position)
        work.add(edge.stepsOfNearest)
        guard !work.isTooMuch else { throw GN_ERROR_WORK }
        looked &+= 1
        // So many are near only if each eighth vertex is not.
        if looked == 64 {
          let nearest = nearestVertex(points, target, from: 0, step: 1, end: points.count)
          limit = min(limit, Geodesic.inverse(points[nearest], position).distance)
        }
        // A vertex is a place of the segment that begins there.
        if edge.length > 0, place.off < best.off || place.along == 0 && place.off == best.off {
          best = place
          segment = index &+ lane
        }
      }
      starts = next
      index &+= 8
    }
    let lengthBefore = length(points, edges: segment)
    // At a vertex, the direction that leads to it.
    let arrival = best.along == 0 ? arrivingAzimuth(points, at: segment) : nil
    let isLeft = isLeft(best, arrival: arrival)
    return gn_route_place(
      point: best.point, distance_along: lengthBefore + best.along, distance_off: isLeft ? -best.off : best.off,
      azimuth: best.azimuth, segment: UInt64(truncatingIfNeeded: segment))
  }

  /// The distance of one vertex, which is among the nearest: of each eighth, the nearest, and of those around it.
  private static func highestDistance(_ points: Points, _ target: SphereVector, _ position: gn_point) -> Double {
    let eighth = nearestVertex(points, target, from: 0, step: 8, end: points.count)
    let nearest = nearestVertex(
      points, target, from: max(0, eighth &- 7), step: 1, end: min(eighth &+ 8, points.count))
    return Geodesic.inverse(points[nearest], position).distance
  }

  /// The nearest of each `step`th vertex.
  @inline(never)
  private static func nearestVertex(
    _ points: Points, _ target: SphereVector, from first: Int, step: Int, end: Int
  ) -> Int {
    var nearest = first
    var least = Double.infinity
    var index = first
    while index < end {
      let squares = EightVectors(points, from: index, step: step, end: end).squaredChords(to: target)
      var nearer = Eight.bits(squares .< least)
      while nearer != 0 {
        let lane = nearer.trailingZeroBitCount
        nearer &= nearer &- 1
        if squares.lane(lane) < least, index &+ lane &* step < end {
          least = squares.lane(lane)
          nearest = index &+ lane &* step
        }
      }
      index &+= 8 &* step
    }
    return nearest
  }

  /// The azimuth in which the route arrives at a vertex; nil if all edges up to there have no length.
  private static func arrivingAzimuth(_ points: Points, at vertex: Int) -> Double? {
    var index = vertex
    while index > 0 {
      let edge = Edge(points[index &- 1], points[index])
      if edge.length > 0 { return edge.azimuthTo }
      index &-= 1
    }
    return nil
  }

  /// Whether the position lies to the left of a route. If the route arrives at the place in one direction and goes on in
  /// another: counterclockwise from the direction onward to the direction back.
  static func isLeft(_ place: EdgePlace, arrival: Double?) -> Bool {
    guard let arrival else { return place.turn.sineAndCosineOfDegrees.sine < 0 }
    let back = (place.azimuth - arrival - 180).reducedLongitude
    let leftTurn = place.turn > 0 ? 360 - place.turn : -place.turn
    let leftSide = back < 0 ? back + 360 : back
    return leftTurn > 0 && leftTurn < leftSide
  }
}
