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
    try Work.count { meter throws(gn_status) in
      var index = self
      index.meter = meter
      var waiting = PlacesWaiting(places)
      defer { waiting.measure() }
      try Batch.run(places.count, statuses) { row throws(gn_status) in
        meter.reset()
        let nearest = index.nearest(to: try checked(positions[row]), from: start, to: end)
        try meter.check()
        waiting.add(row, nearest)
      } refuse: { row in
        places.refuse(row)
      }
    }
  }

  func nearest(to position: gn_point, from start: Double, to end: Double) -> NearestEdge {
    let test = ReachTest(position)
    var best: NearestEdge?
    var index = 0
    while index < ringCount {
      let ring = ring(index)
      if ring.runCount > 0 { ring.search(test, ring.window(from: start, to: end), &best) }
      index &+= 1
    }
    // There is a ring.
    return best.unsafelyUnwrapped
  }
}

/// The nearest place of a ring.
struct NearestEdge {
  let ring: IndexRing
  let edge: Int
  let place: EdgePlace
  /// The place is where the edge begins, and the edge has a length.
  private let isStart: Bool

  init(_ ring: IndexRing, _ edge: Int, _ place: EdgePlace, hasLength: Bool) {
    self.ring = ring
    self.edge = edge
    self.place = place
    isStart = hasLength && place.along == 0
  }

  /// A vertex is a place of the edge that begins there, as `Route.nearest` has it.
  func comesBefore(_ other: NearestEdge) -> Bool {
    if place.off != other.place.off { return place.off < other.place.off }
    if isStart != other.isStart { return isStart }
    return (ring.first &+ edge < other.ring.first &+ other.edge) != isStart
  }

  /// As `Route.nearest` has it, but for the lengths of the edges before.
  var routePlace: gn_route_place {
    gn_route_place(
      point: place.point, distance_along: place.along, distance_off: distanceOff, azimuth: place.azimuth,
      segment: UInt64(truncatingIfNeeded: ring.first &+ edge))
  }

  /// Meters, negative to the left.
  var distanceOff: Double { ring.distanceOff(place, edge) }
}

/// Rows whose place is known, but not yet how far along its ring: the lengths of edges are computed eight at a time.
private struct PlacesWaiting {
  private let places: MutableColumn<gn_route_place>
  private var edges = EightEnds()
  private var edgeCount = 0
  // For each row, the length before the run, and the first of the edges that follow those of the run before its place.
  private var rows = SIMD8<Int64>(repeating: 0)
  private var sums = Eight(repeating: 0)
  private var rests = Eight(repeating: 0)
  private var ends = SIMD8<Int64>(repeating: 0)
  private var count = 0

  init(_ places: MutableColumn<gn_route_place>) {
    self.places = places
  }

  mutating func add(_ row: Int, _ nearest: NearestEdge) {
    places[row] = nearest.routePlace
    let ring = nearest.ring
    let (run, before) = ring.part(beforeEdge: nearest.edge)
    if edgeCount &+ before > 8 || count == 8 { measure() }
    var index = 0
    while index < before {
      edges.set(edgeCount, from: ring.point(run, index), to: ring.point(run, index &+ 1))
      edgeCount &+= 1
      index &+= 1
    }
    let length = ring.length(before: run).parts
    rows.set(count, Int64(row))
    sums.set(count, length.0)
    rests.set(count, length.1)
    ends.set(count, Int64(edgeCount))
    count &+= 1
  }

  /// Adds the lengths; then no row waits.
  mutating func measure() {
    let lengths = Kernels.distances(edges, count: edgeCount)
    var edge = 0
    var index = 0
    while index < count {
      var total = LongSum(sum: sums.lane(index), rest: rests.lane(index))
      while edge < Int(truncatingIfNeeded: ends.lane(index)) {
        total.add(lengths.lane(edge))
        edge &+= 1
      }
      let row = Int(truncatingIfNeeded: rows.lane(index))
      var place = places[row]
      place.distance_along = total.value + place.distance_along
      places[row] = place
      index &+= 1
    }
    edgeCount = 0
    count = 0
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
  /// First bounds alone tell which edges may be the nearest. Then geodesics are computed for those.
  fileprivate func search(_ test: ReachTest, _ window: Window, _ best: inout NearestEdge?) {
    let runs = (first: window.first >> 3, last: window.last >> 3)
    let last = min(window.last, count &- 1)
    var edges = NearEdges(within: best?.place.off ?? .infinity)
    walk(nearestFirst: runs, test, within: { edges.meters }) { run in
      guard goesOn(after: 1) else { return }
      let bounds = test.distances(to: run, of: self)
      // The places of an edge that is cut may be farther than all of it.
      edges.bound(by: bounds.most, lanes(run &* 8, from: window.first &+ 1, to: window.last &- 1))
      edges.add(run, bounds.least, lanes(run &* 8, from: window.first, to: last))
    }
    if edges.areTooMany {
      // Many may be the nearest. What was found excludes others, as the bounds of long edges are wide.
      walk(nearestFirst: runs, test, within: { edges.meters }) { run in
        guard goesOn(after: 1) else { return }
        var candidates = Eight.bits(test.distances(to: run, of: self).least .<= edges.meters)
        candidates &= lanes(run &* 8, from: window.first, to: last)
        while candidates != 0 {
          look(at: test.position, run &* 8 &+ candidates.trailingZeroBitCount, window, &best)
          candidates &= candidates &- 1
        }
        if let best { edges.bound(by: best.place) }
      }
    } else {
      edges.forEach { look(at: test.position, $0, window, &best) }
    }
    if best == nil {
      // No edge has a length.
      let edge = edge(window.first)
      let place = edge.nearest(to: test.position, from: window.start, to: window.start)
      best = NearestEdge(self, window.first, place, hasLength: false)
    }
  }

  /// Keeps the nearest place of an edge if it is nearer than what was found before.
  private func look(at position: gn_point, _ index: Int, _ window: Window, _ best: inout NearestEdge?) {
    guard goesOn(after: 0) || best == nil else { return }
    let edge: Edge
    let place: EdgePlace
    if index == window.first && window.start > 0 || index == window.last && window.end < .infinity {
      edge = self.edge(index)
      place = edge.nearest(
        to: position, from: index == window.first ? window.start : 0, to: index == window.last ? window.end : .infinity)
    } else {
      (edge, place) = Edge.nearest(self[index], self[index &+ 1], to: position)
    }
    _ = goesOn(after: edge.stepsOfNearest)
    // Only the first of the edges without length counts: all points may be one place.
    guard edge.length > 0 || index == window.first else { return }
    let found = NearestEdge(self, index, place, hasLength: edge.length > 0)
    if let best, !found.comesBefore(best) { return }
    best = found
  }

  /// Goes to the runs that are within some meters of a position, which may become less on the way, the nearer ones first.
  @inline(never)
  func walk(
    nearestFirst range: (first: Int, last: Int), _ test: ReachTest, within meters: () -> Double, _ item: (Int) -> Void
  ) {
    tree.walk(
      nearestFirst: {
        test.leastSquares($0)
      },
      within: {
        ReachTest.square(meters())
      },
      allowed: { level, first in
        lanes(first, from: range.first &>> (3 &* level), to: range.last &>> (3 &* level))
      }, item)
  }

  /// Walks through some of the runs.
  @inline(__always)
  func walk(
    _ range: (first: Int, last: Int), _ mayHold: (BoxGroup) -> UInt8, _ item: (Int) -> Void
  ) {
    tree.walk { boxes, level, first in
      mayHold(boxes) & lanes(first, from: range.first &>> (3 &* level), to: range.last &>> (3 &* level))
    } _: { run in
      item(run)
      return true
    }
  }

  /// Which of eight items, from `item` on, are among some: a bit for each.
  @inline(__always)
  private func lanes(_ item: Int, from first: Int, to last: Int) -> UInt8 {
    let low = min(max(first &- item, 0), 8)
    let high = min(max(last &- item, -1), 7)
    return UInt8(truncatingIfNeeded: (0xFF &<< low) & ((1 &<< (high &+ 1)) &- 1))
  }
}

/// Edges of which one is the nearest.
private struct NearEdges {
  /// The nearest place is not farther.
  private(set) var meters: Double
  private var leasts = Eight(repeating: 0)
  private var indexes = SIMD8<UInt32>(repeating: 0)
  private var count = 0
  /// There were more than find room.
  private(set) var areTooMany = false

  init(within meters: Double) {
    self.meters = meters
  }

  /// Some edges have places that are not farther than these bounds.
  @inline(__always)
  mutating func bound(by bounds: Eight, _ lanes: UInt8) {
    var bits = Eight.bits(bounds .< meters) & lanes
    while bits != 0 {
      meters = min(meters, bounds.lane(bits.trailingZeroBitCount))
      bits &= bits &- 1
    }
  }

  /// The nearest place is not farther than one that was found; rounding is less than a micrometer.
  mutating func bound(by place: EdgePlace) { meters = min(meters, place.off + 1e-6) }

  /// Adds the edges of a run that may be as near.
  @inline(__always)
  mutating func add(_ run: Int, _ leasts: Eight, _ lanes: UInt8) {
    var bits = Eight.bits(leasts .<= meters) & lanes
    while bits != 0 {
      let lane = bits.trailingZeroBitCount
      bits &= bits &- 1
      if count == 8 { dropFarther() }
      guard count < 8 else {
        areTooMany = true
        return
      }
      self.leasts.set(count, leasts.lane(lane))
      indexes.set(count, UInt32(truncatingIfNeeded: run &* 8 &+ lane))
      count &+= 1
    }
  }

  private mutating func dropFarther() {
    var kept = 0
    var index = 0
    while index < count {
      if leasts.lane(index) <= meters {
        leasts.set(kept, leasts.lane(index))
        indexes.set(kept, indexes.lane(index))
        kept &+= 1
      }
      index &+= 1
    }
    count = kept
  }

  @inline(__always)
  mutating func forEach(_ body: (Int) -> Void) {
    dropFarther()
    var index = 0
    while index < count {
      body(Int(truncatingIfNeeded: indexes.lane(index)))
      index &+= 1
    }
  }
}
