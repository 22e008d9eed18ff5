// SPDX-License-Identifier: MIT
import CGridNorth

/// Compares the edges of one ring with those of another, or with its own.
///
/// A span holds 2^level groups of eight edges, and two spans make one of the next level. Spans whose rectangles meet are
/// compared by halves, down to groups. So that nothing is stored, the rectangle around a span is computed when it is
/// needed: on each level, about once or twice from each vertex.
struct RingPairs {
  private let ring: PolygonRing
  private let other: PolygonRing
  private let isSame: Bool
  private var found: (edge: Int, other: Int, point: gn_point)?
  private var work: Work

  private init(_ ring: PolygonRing, _ other: PolygonRing, isSame: Bool, _ work: Work) {
    self.ring = ring
    self.other = other
    self.isSame = isSame
    self.work = work
  }

  /// Finds the first crossing of two rings: pairs are ordered by the run of 64 edges in `ring`, then by the run in `other`, then by
  /// the edges. Throws `GN_ERROR_WORK`.
  static func firstCrossing(
    _ ring: PolygonRing, _ other: PolygonRing, isSame: Bool, _ work: inout Work
  ) throws(gn_status) -> gn_polygon_crossing? {
    var pairs = RingPairs(ring, other, isSame: isSame, work)
    if isSame { pairs.compareInside() } else { pairs.compare(Span(around: ring), Span(around: other)) }
    work = pairs.work
    guard !work.isTooMuch else { throw GN_ERROR_WORK }
    guard let found = pairs.found else { return nil }
    return gn_polygon_crossing(
      edge: UInt64(truncatingIfNeeded: ring.first &+ found.edge),
      otherEdge: UInt64(truncatingIfNeeded: other.first &+ found.other), point: found.point)
  }

  /// The steps to compute the rectangle around this many edges.
  static func steps(around edges: Int) -> Int { 1 &+ edges >> 4 }

  /// Compares the edges of each group with each other, then the groups of each pair, the pairs of pairs, and so on.
  private mutating func compareInside() {
    var group = Span(level: 0, index: 0)
    while group.first < ring.count, !work.isTooMuch, isEarlier(group.first, group.first) {
      compareGroups(group, group)
      group = group.next
    }
    var level = 0
    while 8 << level < ring.count {
      // Both have a vertex in common.
      var span = Span(level: level, index: 0)
      while span.next.first < ring.count, !work.isTooMuch, isEarlier(span.first, span.next.first) {
        compare(span, span.next)
        span = span.next.next
      }
      level &+= 1
    }
  }

  /// Compares two spans; as deep as they have levels.
  private mutating func compare(_ span: Span, _ otherSpan: Span) {
    guard span.level > 0 || otherSpan.level > 0 else { return compareGroups(span, otherSpan) }
    let halves = Halves(of: span, span.level >= otherSpan.level, ring)
    let otherHalves = Halves(of: otherSpan, otherSpan.level >= span.level, other)
    work.add(RingPairs.steps(around: 8 << span.level) &+ RingPairs.steps(around: 8 << otherSpan.level))
    compare(halves.first, otherHalves)
    if let second = halves.second { compare(second, otherHalves) }
  }

  private mutating func compare(_ half: BoxedSpan, _ otherHalves: Halves) {
    compare(half, otherHalves.first)
    if let second = otherHalves.second { compare(half, second) }
  }

  private mutating func compare(_ half: BoxedSpan, _ otherHalf: BoxedSpan) {
    // A parked receiver repeats a vertex. An edge that meets it there also meets the edge before or after the repetition.
    if isSame, half.isPoint || otherHalf.isPoint { return }
    guard half.box.meet(otherHalf.box), !work.isTooMuch, isEarlier(half.span.first, otherHalf.span.first) else {
      return
    }
    compare(half.span, otherHalf.span)
  }

  /// Whether a pair of edges comes before what was found.
  private func isEarlier(_ edge: Int, _ otherEdge: Int) -> Bool {
    guard let found else { return true }
    if edge >> 6 != found.edge >> 6 { return edge < found.edge }
    if otherEdge >> 6 != found.other >> 6 { return otherEdge < found.other }
    return edge != found.edge ? edge < found.edge : otherEdge < found.other
  }

  /// Compares the edges of two groups, or of one.
  @inline(never)
  private mutating func compareGroups(_ group: Span, _ otherGroup: Span) {
    guard !work.isTooMuch else { return }
    work.add(2)
    let isOne = isSame && group.first == otherGroup.first
    let boxes = EdgeBoxes(ring, from: group.first)
    let otherBoxes = isOne ? boxes : EdgeBoxes(other, from: otherGroup.first)
    var candidates = isOne ? 0xFF : Eight.bits(boxes.meet(otherGroup.box(in: other)))
    candidates &= ring.bits(from: group.first)
    while candidates != 0 {
      let lane = candidates.trailingZeroBitCount
      candidates &= candidates &- 1
      let later: UInt8 = isOne ? 0xFE << UInt8(truncatingIfNeeded: lane) : 0xFF
      let meeting = Eight.bits(otherBoxes.meet(boxes, lane)) & other.bits(from: otherGroup.first) & later
      if meeting != 0, compare(group.first &+ lane, with: meeting, from: otherGroup.first) { return }
    }
  }

  /// Compares an edge with some of a group; returns whether it meets one of them.
  private mutating func compare(_ edge: Int, with others: UInt8, from first: Int) -> Bool {
    guard var pairs = EdgePairs(RingEdges(ring), edge, RingEdges(other), isSame: isSame, &work) else { return false }
    var rest = others
    while rest != 0 {
      let otherEdge = first &+ rest.trailingZeroBitCount
      rest &= rest &- 1
      guard isEarlier(edge, otherEdge) else { return false }
      if let point = pairs.meeting(otherEdge, &work) {
        found = (edge, otherEdge, point)
        return true
      }
    }
    return false
  }
}

/// Groups of eight edges: 2^level, or less at the end of a ring.
private struct Span {
  let level: Int
  let index: Int

  init(level: Int, index: Int) {
    self.level = level
    self.index = index
  }

  /// All edges of a ring.
  init(around ring: PolygonRing) {
    var level = 0
    while 8 << level < ring.count { level &+= 1 }
    self.init(level: level, index: 0)
  }

  /// The first edge.
  var first: Int { index &* (8 << level) }

  var next: Span { Span(level: level, index: index &+ 1) }

  func box(in ring: PolygonRing) -> EdgeBoxes<Double> {
    EdgeBoxes(around: ring, from: first, to: min(next.first, ring.count))
  }
}

private struct BoxedSpan {
  let span: Span
  let box: EdgeBoxes<Double>
  /// Whether all vertices are the same.
  let isPoint: Bool

  init(_ span: Span, in ring: PolygonRing) {
    self.span = span
    box = span.box(in: ring)
    let (first, last) = (ring[span.first], min(span.next.first, ring.count))
    var index = span.first
    while index < last, ring.end(index).latitude == first.latitude, ring.end(index).longitude == first.longitude {
      index &+= 1
    }
    isPoint = index == last
  }
}

/// The halves of a span, or the whole; the second is missing if the ring ends before.
private struct Halves {
  let first: BoxedSpan
  let second: BoxedSpan?

  init(of span: Span, _ isCut: Bool, _ ring: PolygonRing) {
    guard isCut else {
      first = BoxedSpan(span, in: ring)
      second = nil
      return
    }
    let half = Span(level: span.level &- 1, index: span.index &* 2)
    first = BoxedSpan(half, in: ring)
    second = half.next.first < ring.count ? BoxedSpan(half.next, in: ring) : nil
  }
}

extension PolygonRing {
  /// The bits of those of eight edges that there are.
  fileprivate func bits(from first: Int) -> UInt8 {
    count &- first >= 8 ? 0xFF : (1 << UInt8(truncatingIfNeeded: count &- first)) &- 1
  }
}

extension EdgeBoxes<Eight> {
  /// Around each of eight edges, from one on; past the end of the ring, around anything.
  fileprivate init(_ ring: PolygonRing, from first: Int) {
    var from = (latitude: Eight(repeating: 0), longitude: Eight(repeating: 0))
    var to = from
    var lane = 0
    while lane < 8 {
      let starts = ring.block(from: first &+ lane)
      let ends = ring.block(from: first &+ lane &+ 1)
      from.latitude.set(lane, starts.latitude)
      from.longitude.set(lane, starts.longitude)
      to.latitude.set(lane, ends.latitude)
      to.longitude.set(lane, ends.longitude)
      lane &+= Block.width
    }
    self.init(from: from, to: to)
  }
}

extension EdgeBoxes<Double> {
  /// Around a ring; nil if it has no edges.
  init?(_ ring: PolygonRing) {
    guard ring.count > 0 else { return nil }
    self.init(around: ring, from: 0, to: ring.count)
  }

  /// Around edges that follow each other: as if one of them were as wide as all, which bulges most.
  fileprivate init(around ring: PolygonRing, from first: Int, to last: Int) {
    let start = ring[first].longitude
    let end = ring.end(last &- 1)
    let difference = end.longitude.longitudeDifference(from: start)
    var (south, north) = (Block(repeating: end.latitude), Block(repeating: end.latitude))
    var (low, high) = (Block(repeating: difference), Block(repeating: difference))
    var index = first
    while index < last {
      // Past the end of a ring it is its first vertex, where the last edge ends.
      let (latitude, longitude) = ring.block(from: index)
      let difference = longitude.longitudeDifference(from: Block(repeating: start))
      south = Block.select(latitude .< south, latitude, south)
      north = Block.select(north .< latitude, latitude, north)
      low = Block.select(difference .< low, difference, low)
      high = Block.select(high .< difference, difference, high)
      index &+= Block.width
    }
    self.init(south: south.least, north: -(-north).least, start: start, low: low.least, high: -(-high).least)
  }

  /// Longitudes are relative to the start. Within 90 degrees, no edge goes around the other side of the earth.
  private init(south: Double, north: Double, start: Double, low: Double, high: Double) {
    let isWide = low <= -90 || high >= 90
    let range = LatitudeRange(from: south, to: north, width: isWide ? 180 : high - low)
    // Near a pole, a micrometer may span any longitudes; elsewhere it is less than 1e-8 degrees.
    let areAll = isWide || range.north > 89.9 || range.south < -89.9
    self.init(
      south: range.south, north: range.north, middle: start + 0.5 * (low + high),
      half: areAll ? 180 : 0.5 * (high - low) + 1e-8)
  }
}

extension Block {
  fileprivate var least: Double {
    var least = lane(0)
    var index = 1
    while index < Block.width {
      if lane(index) < least { least = lane(index) }
      index &+= 1
    }
    return least
  }
}
