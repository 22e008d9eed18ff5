// SPDX-License-Identifier: MIT
import CGridNorth

extension EdgeIndex {
  /// Where the edges come nearest to many positions, between two distances along their ring. Throws `GN_PARTIAL` when all
  /// rows are done and some were refused.
  public func nearest(
    to positions: PositionColumns, from start: Double, to end: Double, places: MutableColumn<gn_route_place>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    guard start == start, end == end else { throw GN_ERROR_NOT_FINITE }
    guard start <= end else { throw GN_ERROR_DISTANCE }
    guard ring(0).runCount > 0 else { throw GN_ERROR_COUNT }
    try Batch.run(places.count, statuses) { row throws(gn_status) in
      places[row] = nearest(to: try checked(positions[row]), from: start, to: end)
    } refuse: { row in
      places.refuse(row)
    }
  }

  func nearest(to position: gn_point, from start: Double, to end: Double) -> gn_route_place {
    let test = ReachTest(position)
    var best: NearestEdge?
    var index = 0
    while index < ringCount {
      let ring = ring(index)
      if ring.runCount > 0 { ring.search(test, ring.window(from: start, to: end), &best) }
      index &+= 1
    }
    // There is a ring.
    return best.unsafelyUnwrapped.routePlace
  }
}

/// The nearest place of a ring.
struct NearestEdge {
  let ring: IndexRing
  let edge: Int
  let place: EdgePlace

  /// As `Route.nearest` has it.
  var routePlace: gn_route_place {
    gn_route_place(
      point: place.point, distance_along: ring.length(beforeEdge: edge) + place.along,
      distance_off: ring.distanceOff(place, edge), azimuth: place.azimuth,
      segment: UInt64(truncatingIfNeeded: ring.first &+ edge))
  }
}

extension IndexRing {
  /// Meters to the position from its nearest place, which is on an edge: positive to the right, negative to the left.
  func distanceOff(_ place: EdgePlace, _ edge: Int) -> Double {
    let arrival = place.along == 0 ? azimuthBefore(edge) : nil
    return Route.isLeft(place, arrival: arrival) ? -place.off : place.off
  }

  /// The place between two distances along the ring that is nearest to a position. There is a run.
  func nearest(_ test: ReachTest, from start: Double, to end: Double) -> NearestEdge {
    var best: NearestEdge?
    search(test, window(from: start, to: end), &best)
    return best.unsafelyUnwrapped
  }

  /// Looks for the place within a window that is nearest to a position, and nearer than what was found before.
  ///
  /// First bounds alone tell how near the nearest place is at most. Then geodesics are computed for the edges that may be as
  /// near.
  fileprivate func search(_ test: ReachTest, _ window: Window, _ best: inout NearestEdge?) {
    let runs = (window.first >> 3, window.last >> 3)
    let isFirst = best == nil
    var meters = best?.place.off ?? .infinity
    if window.first &+ 1 < window.last { meters = min(meters, mostDistance(test, window)) }
    if isFirst {
      // The place where the window begins; that is the only one if no edge has a length.
      let edge = edge(window.first)
      best = NearestEdge(
        ring: self, edge: window.first, place: edge.nearest(to: test.position, from: window.start, to: window.start))
    }
    walk(runs) { boxes in
      test.reaches(boxes, meters)
    } _: { run in
      var candidates = Eight.bits(test.distances(from: starts(run), to: ends(run)).least .<= meters)
      while candidates != 0 {
        let index = run &* 8 &+ candidates.trailingZeroBitCount
        candidates &= candidates &- 1
        guard index >= window.first, index <= window.last, index < count else { continue }
        let edge = edge(index)
        // Where all points are one place, it may be the nearest; that of the first ring was found above.
        guard edge.length > 0 || !isFirst && !hasLength else { continue }
        let place = edge.nearest(
          to: test.position, from: index == window.first ? window.start : 0,
          to: index == window.last ? window.end : edge.length)
        let nearest = best.unsafelyUnwrapped.place.off
        // A vertex is a place of the edge that begins there.
        if place.off < nearest || edge.length > 0 && place.along == 0 && place.off == nearest {
          best = NearestEdge(ring: self, edge: index, place: place)
        }
      }
    }
  }

  /// The least of the bounds from above, in meters, over the edges that lie wholly in a window.
  private func mostDistance(_ test: ReachTest, _ window: Window) -> Double {
    var most = Double.infinity
    // A first guess, so that the walk is short.
    let guess = tree.descend { test.leastSquares($0) }
    if guess > window.first >> 3, guess < window.last >> 3 {
      most = leastLane(test.distances(from: starts(guess), to: ends(guess)).most)
    }
    walk((window.first >> 3, window.last >> 3)) { boxes in
      test.reaches(boxes, most)
    } _: { run in
      var bounds = test.distances(from: starts(run), to: ends(run)).most
      if run == window.first >> 3 || run == window.last >> 3 {
        var lane = 0
        while lane < 8 {
          let index = run &* 8 &+ lane
          if index <= window.first || index >= window.last { bounds.set(lane, .infinity) }
          lane &+= 1
        }
      }
      most = min(most, leastLane(bounds))
    }
    return most
  }

  @inline(__always)
  private func leastLane(_ values: Eight) -> Double {
    var least = values.lane(0)
    var lane = 1
    while lane < 8 {
      least = min(least, values.lane(lane))
      lane &+= 1
    }
    return least
  }

  /// Walks through some of the runs.
  @inline(__always)
  func walk(
    _ range: (first: Int, last: Int), _ mayHold: (BoxGroup) -> Eight.Mask, _ item: (Int) -> Void
  ) {
    tree.walk { boxes, level, first in
      var mask = Eight.bits(mayHold(boxes))
      let low = range.first >> (3 &* level) &- first
      let high = range.last >> (3 &* level) &- first
      if low > 0 { mask &= UInt8(truncatingIfNeeded: 0xFF << min(low, 8)) }
      if high < 7 { mask &= UInt8(truncatingIfNeeded: (2 << max(high, -1)) &- 1) }
      return mask
    } _: { run in
      item(run)
      return true
    }
  }

  /// Whether some edge has a length.
  private var hasLength: Bool {
    let run = runCount &- 1
    if length(before: run).value > 0 { return true }
    var index = run &* 8
    while index < count {
      if edge(index).length > 0 { return true }
      index &+= 1
    }
    return false
  }
}
