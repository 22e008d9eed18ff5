// SPDX-License-Identifier: MIT
import CGridNorth

/// What something that follows a route has done: meters.
struct RouteProgress {
  /// Its last place along the route.
  let along: Double
  /// The farthest place that it has come back from; the last one on the wrong way.
  let farthest: Double
  /// How far it is from the last fix.
  let distance: Double
  /// How far it may have moved since, around bends; not less than the distance.
  let way: Double
  /// What it may cut off where the route turns back.
  let cut: Double

  /// How badly a place farther along or farther back fits to it: the more, the more of the way is not accounted for. That it goes back
  /// is unlikely; that it turned a little before the route does is not. That it moved as long as its speed allows is possible, but
  /// who comes back to the place of the last fix has more likely rested there.
  func cost(of place: Double, doubt: Double) -> Double {
    if place < along { return 0.25 * (farthest - place) + 0.5 * max(along - place - way - doubt, 0) }
    // It may have turned where it was farthest.
    let ahead = place > farthest ? place - farthest - (farthest - along) : place - along
    let unseen = max(min(ahead, way) - distance - doubt, 0)
    let excess = max(ahead - way - doubt, 0)
    return 0.02 * unseen + 0.1 * min(excess, cut) + 0.5 * max(excess - cut, 0)
  }
}

/// A place on a route.
struct RoutePlace {
  let edge: Int
  let place: EdgePlace
  /// Meters from the start of the route.
  let along: Double
}

/// Looks for the place of a route where something is that follows it.
///
/// A route may come near a position more than once: there and back, in loops, around hairpins. Where it comes about as near, the
/// place is taken that fits the way since the last fix.
struct RouteSnap {
  let ring: IndexRing
  let test: ReachTest
  /// Places count as equally near if they differ by less than twice this: meters.
  let doubt: Double
  var ruler: Ruler

  init(_ ring: IndexRing, _ test: ReachTest, doubt: Double) {
    self.ring = ring
    self.test = test
    self.doubt = doubt
    ruler = Ruler(ring)
  }

  /// Where the route comes nearest among its neighboring edges.
  private struct Foot {
    let edge: Int
    /// The part of the edge, 0 ... 1.
    let part: Double
    /// Meters, to a tenth of one.
    let off: Double
  }

  // MARK: Choices

  /// The earliest place on the route among the nearest ones.
  mutating func first() -> RoutePlace {
    let runs = (first: 0, last: ring.runCount &- 1)
    let reach = leastReach(of: runs) + 2 * doubt
    var best: Foot?
    forEachFoot(of: runs, within: reach) { foot in
      if best == nil { best = foot }
    }
    return place(best.map { $0.edge } ?? 0)
  }

  /// The place that fits best to what was done since the last fix; nil if the route comes near nowhere between two distances along
  /// it.
  mutating func next(_ progress: RouteProgress, low: Double, high: Double) -> RoutePlace? {
    let runs = (first: ring.run(at: low), last: ring.run(at: high))
    var only: Foot?
    var rivals = 0
    let reach = leastReach(of: runs) + 2 * doubt
    forEachFoot(of: runs, within: reach) { foot in
      only = foot
      rivals &+= 1
    }
    if rivals == 1, let only {
      let place = place(only.edge)
      return place.along >= low && place.along <= high ? place : nil
    }
    let doubt = doubt
    return choice(of: runs, within: reach, low: low, high: high) { along, off, _ in
      off + progress.cost(of: along, doubt: doubt)
    }
  }

  /// The place at which something comes back that was off the route: rather ahead than behind, and rather near than far. Nil if
  /// the route comes within `reach` nowhere.
  mutating func back(to start: Double, within reach: Double) -> RoutePlace? {
    choice(of: (0, ring.runCount &- 1), within: reach, low: 0, high: .infinity) { along, off, _ in
      off + (along < start ? 0.1 * (start - along) : 0.02 * (along - start))
    }
  }

  /// The place about as near at which the route goes the other way: rather ahead than behind. Nil if it is used one way only.
  mutating func opposite(of place: RoutePlace) -> RoutePlace? {
    let snap = self
    return choice(of: (0, ring.runCount &- 1), within: place.place.off + 2 * doubt, low: 0, high: .infinity) {
      along, off, edge in
      let turn = Double.azimuth(reduced: snap.nearest(edge).place.azimuth - place.place.azimuth)
      guard turn.absolute > 135 else { return .infinity }
      return off + (along < place.along ? 0.1 * (place.along - along) : 0.02 * (along - place.along))
    }
  }

  /// The place with the least cost between two distances along the route; infinite costs are none.
  private mutating func choice(
    of runs: (first: Int, last: Int), within reach: Double, low: Double, high: Double,
    _ cost: (_ along: Double, _ off: Double, _ edge: Int) -> Double
  ) -> RoutePlace? {
    var best: Int?
    var least = Double.infinity
    var ruler = ruler
    forEachFoot(of: runs, within: reach) { foot in
      let start = ruler.start(of: foot.edge)
      let along = start + foot.part * (ruler.end(of: foot.edge) - start)
      guard along >= low, along <= high else { return }
      let cost = cost(along, foot.off, foot.edge)
      if cost < least {
        least = cost
        best = foot.edge
      }
    }
    self.ruler = ruler
    guard let best else { return nil }
    return place(best)
  }

  private mutating func place(_ edge: Int) -> RoutePlace {
    let place = nearest(edge).place
    return RoutePlace(edge: edge, place: place, along: ruler.start(of: edge) + place.along)
  }

  /// Where an edge comes nearest to the position; counted.
  @inline(never)
  private func nearest(_ index: Int) -> (edge: Edge, place: EdgePlace) {
    let edge = ring.edge(index)
    _ = ring.goesOn(after: edge.stepsOfNearest)
    return (edge, edge.nearest(to: test.position))
  }

  /// The nearest place between two distances along the route.
  mutating func nearest(low: Double, high: Double) -> RoutePlace {
    let nearest = ring.nearest(test, from: low, to: high)
    return RoutePlace(
      edge: nearest.edge, place: nearest.place, along: ruler.start(of: nearest.edge) + nearest.place.along)
  }

  // MARK: Walking

  /// How near some edge comes, in meters; a little more.
  @inline(never)
  private func leastReach(of runs: (first: Int, last: Int)) -> Double {
    var most = Double.infinity
    ring.walk(nearestFirst: runs, test, within: { most }) { most = min(most, reach(of: $0)) }
    return most
  }

  private func reach(of run: Int) -> Double {
    guard ring.goesOn(after: 1) else { return .infinity }
    let feet = test.feet(from: ring.starts(run), to: ring.ends(run))
    var most = Double.infinity
    var lane = 0
    while lane < 8, run &* 8 &+ lane < max(ring.count, 1) {
      // The bounds of a long edge are too wide for this choice, so its distance is computed.
      let isClear = feet.isClear >> UInt8(truncatingIfNeeded: lane) & 1 != 0
      let off =
        isClear
        ? feet.off.lane(lane) + ReachTest.clearness : nearest(run &* 8 &+ lane).place.off
      most = min(most, off)
      lane &+= 1
    }
    return most
  }

  /// The places within reach where the distance to the route has a minimum, in their order.
  private func forEachFoot(of runs: (first: Int, last: Int), within reach: Double, _ body: (Foot) -> Void) {
    var last: Foot?
    // The last one, if the route does not come nearer before it.
    var pending: Foot?
    ring.walk(runs) { boxes in
      test.reaches(boxes, reach)
    } _: { run in
      forEachEdge(of: run, within: reach) { foot in
        var isFalling = true
        if let last, last.edge &+ 1 == foot.edge {
          isFalling = last.part >= 1
          // A vertex is a place of the edge that begins there.
          if isFalling { pending = nil }
          isFalling = isFalling || foot.part > 0
        }
        if let pending { body(pending) }
        pending = isFalling ? foot : nil
        last = foot
      }
    }
    if let pending { body(pending) }
  }

  private func forEachEdge(of run: Int, within reach: Double, _ body: (Foot) -> Void) {
    guard ring.goesOn(after: 1) else { return }
    let feet = test.feet(from: ring.starts(run), to: ring.ends(run))
    var candidates = Eight.bits(feet.off .<= reach) | ~feet.isClear
    if feet.isClear != 0xFF {
      candidates &= Eight.bits(test.distances(to: run, of: ring).least .<= reach)
    }
    while candidates != 0 {
      let lane = candidates.trailingZeroBitCount
      candidates &= candidates &- 1
      let index = run &* 8 &+ lane
      guard index < max(ring.count, 1) else { return }
      var foot = Foot(edge: index, part: feet.part.lane(lane), off: feet.off.lane(lane))
      if feet.isClear >> UInt8(truncatingIfNeeded: lane) & 1 == 0 {
        let (edge, place) = nearest(index)
        foot = Foot(
          edge: index, part: place.along < edge.length ? place.along / edge.length : edge.length > 0 ? 1 : 0,
          off: place.off)
      }
      if foot.off <= reach { body(foot) }
    }
  }
}
