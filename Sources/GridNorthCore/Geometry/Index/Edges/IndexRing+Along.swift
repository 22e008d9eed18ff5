// SPDX-License-Identifier: MIT
import CGridNorth

// Distances along a ring.

/// The part of a ring between two places on it.
struct Window {
  /// The first edge and the last, and where they are cut, in meters from their starts.
  let first: Int
  let last: Int
  let start: Double
  let end: Double
}

/// Tells where edges begin, in meters along their ring, and keeps what it knows of the last run.
struct Ruler {
  let ring: IndexRing
  private var run = -1
  /// Edges of the run whose lengths are known.
  private var known = 0
  private var total = LongSum()
  private var ends = Eight(repeating: 0)

  init(_ ring: IndexRing) {
    self.ring = ring
  }

  /// As `IndexRing.length(beforeEdge:)` has it.
  mutating func start(of edge: Int) -> Double {
    edge & 7 == 0 ? ring.length(before: edge >> 3).value : end(of: edge &- 1)
  }

  /// Where an edge ends that is there.
  mutating func end(of edge: Int) -> Double {
    let run = edge >> 3
    if self.run != run {
      self.run = run
      known = 0
      total = ring.length(before: run)
    }
    let lane = edge & 7
    if lane >= known {
      let first = known
      // In pairs. The last run repeats the last point.
      known = (lane &+ 2) & ~1
      var total = total
      var ends = ends
      var index = first
      Geodesic.forEachEdge(known &- first) {
        ring.point(run, first &+ $0)
      } _: { distance in
        total.add(distance)
        ends.set(index, total.value)
        index &+= 1
      }
      self.total = total
      self.ends = ends
    }
    return ends.lane(lane)
  }

  /// The point that lies some meters ahead of a place on a route, or its last point.
  mutating func point(ahead distance: Double, of place: (edge: Int, along: Double)) -> gn_point {
    let target = start(of: place.edge) + place.along + distance
    var edge = max(place.edge, ring.run(at: target) << 3)
    while edge & 7 < 7, edge &+ 1 < ring.count, end(of: edge) <= target { edge &+= 1 }
    return ring.edge(edge).place(at: target - start(of: edge)).point
  }
}

extension IndexRing {
  /// Meters from the first point to where an edge begins.
  func length(beforeEdge index: Int) -> Double {
    let (run, edges) = part(beforeEdge: index)
    var total = length(before: run)
    Geodesic.forEachEdge(edges) {
      point(run, $0)
    } _: { distance in
      total.add(distance)
    }
    return total.value
  }

  /// The run in which an edge begins, and how many edges of the run come before it.
  func part(beforeEdge index: Int) -> (run: Int, edges: Int) {
    // Damaged words may tell of as many edges as points; then the last of them end where the last run does.
    let run = min(index >> 3, runCount &- 1)
    return (run, index &- run &* 8)
  }

  /// The azimuth at the end of the last edge before one that has a length; nil if there is none.
  func azimuthBefore(_ index: Int) -> Double? {
    var before = index
    var steps = 0
    while steps < count {
      if before == 0 {
        guard isClosed else { return nil }
        before = count
      }
      before &-= 1
      let edge = edge(before)
      if edge.length > 0 { return edge.azimuthTo }
      steps &+= 1
    }
    return nil
  }

  /// The azimuth where the next edge begins that has a length; nil if there is none.
  func azimuthAfter(_ index: Int) -> Double? {
    var next = index
    while next < count {
      let edge = edge(next)
      if edge.length > 0 { return edge.azimuthFrom }
      next &+= 1
    }
    return nil
  }

  /// What a route turns by at a point, in degrees, to the right if positive; NaN at its ends.
  func turn(at index: Int) -> Double {
    guard let arrival = azimuthBefore(index), let departure = azimuthAfter(index) else { return .nan }
    return departure.longitudeDifference(from: arrival)
  }

  /// The edges between two distances along the ring, which are cut to its length.
  func window(from start: Double, to end: Double) -> Window {
    let whole = Window(first: 0, last: max(count &- 1, 0), start: 0, end: .infinity)
    guard start > 0 || end < .infinity else { return whole }
    let low = place(at: start)
    let high = place(at: end)
    return Window(first: low.edge, last: max(high.edge, low.edge), start: low.along, end: high.along)
  }

  /// The edge on which a distance along the ring ends, and the meters from its start: the last edge, and all of it, for
  /// distances beyond the end.
  func place(at distance: Double) -> (edge: Int, along: Double) {
    guard distance > 0, count > 0 else { return (0, 0) }
    let run = run(at: distance)
    var total = length(before: run)
    var edge = run &* 8
    var begin = total.value
    var isFound = false
    Geodesic.forEachEdge(min(8, count &- edge)) {
      point(run, $0)
    } _: { length in
      if !isFound {
        begin = total.value
        total.add(length)
        if total.value > distance { isFound = true } else { edge &+= 1 }
      }
    }
    if isFound { return (edge, max(distance - begin, 0)) }
    return (max(edge &- 1, 0), .infinity)
  }

  /// The last run that begins at a distance along the ring or before it; the first one for distances before it.
  func run(at distance: Double) -> Int {
    var low = 0
    var high = min(runCount, (count &+ 7) >> 3)
    while high &- low > 1 {
      let middle = (low &+ high) >> 1
      if length(before: middle).value <= distance { low = middle } else { high = middle }
    }
    return low
  }
}
