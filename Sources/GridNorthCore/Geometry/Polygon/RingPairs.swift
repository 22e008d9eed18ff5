// SPDX-License-Identifier: MIT
import CGridNorth

/// Compares the edges of one ring with those of another, or with its own.
///
/// Two spans make one of the next level. Spans whose rectangles meet are compared by halves; those of the lowest level by their
/// runs, these by groups of eight edges, and groups by edges. The rectangle around a span or run is computed when it is needed: on
/// each level, about once or twice from each vertex. Two runs are kept, with the rectangles around their edges.
struct RingPairs {
  private let ring: PolygonRing
  private let other: PolygonRing
  private let isSame: Bool
  private let boxes: UnsafeMutablePointer<EdgeBoxes<Double>>
  private var runs: (RingRun, RingRun)
  /// Whether the second run was used last.
  private var isSecond = false
  private var found: (edge: Int, other: Int, point: gn_point)?
  private var work: Work

  private init(
    _ ring: PolygonRing, _ other: PolygonRing, isSame: Bool, _ memory: UnsafeMutablePointer<PairsMemory>, _ work: Work
  ) {
    self.ring = ring
    self.other = other
    self.isSame = isSame
    self.work = work
    // SAFETY: nine times eight rectangles for each run, then those around twice sixteen runs.
    let start = UnsafeMutableRawPointer(memory).alignedUp(for: EdgeBoxes<Eight>.self)
    let ofRuns = start.assumingMemoryBound(to: EdgeBoxes<Eight>.self)
    runs = (RingRun(ofRuns), RingRun(ofRuns + 9))
    boxes = UnsafeMutableRawPointer(ofRuns + 18).assumingMemoryBound(to: EdgeBoxes<Double>.self)
  }

  /// Finds the first crossing of two rings: pairs are ordered by the run of 64 edges in `ring`, then by the run in `other`, then by
  /// the edges. Throws `GN_ERROR_WORK`.
  static func firstCrossing(
    _ ring: PolygonRing, _ other: PolygonRing, isSame: Bool, _ work: inout Work
  ) throws(gn_status) -> gn_polygon_crossing? {
    var memory = PairsMemory()
    let found = withUnsafeMutablePointer(to: &memory) { memory in
      var pairs = RingPairs(ring, other, isSame: isSame, memory, work)
      if isSame { pairs.compareInside() } else { pairs.compare(Span(around: ring), Span(around: other)) }
      work = pairs.work
      return pairs.found
    }
    guard !work.isTooMuch else { throw GN_ERROR_WORK }
    guard let found else { return nil }
    return gn_polygon_crossing(
      edge: UInt64(truncatingIfNeeded: ring.first &+ found.edge),
      otherEdge: UInt64(truncatingIfNeeded: other.first &+ found.other), point: found.point)
  }

  /// The steps to compute the rectangle around this many edges.
  static func steps(around edges: Int) -> Int { 1 &+ edges >> 4 }

  /// Compares the edges of each span of the lowest level with each other, then the spans of each pair, the pairs of pairs, and so on.
  private mutating func compareInside() {
    var span = Span(level: 0, index: 0)
    while span.first < ring.count, !work.isTooMuch, isEarlier(span.first, span.first) {
      compareLowest(span, span)
      span = span.next
    }
    var level = 0
    while Span.size << level < ring.count {
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
  @inline(never)
  private mutating func compare(_ span: Span, _ otherSpan: Span) {
    guard span.level > 0 || otherSpan.level > 0 else { return compareLowest(span, otherSpan) }
    let halves = Halves(of: span, span.level >= otherSpan.level, ring)
    let otherHalves = Halves(of: otherSpan, otherSpan.level >= span.level, other)
    work.add(RingPairs.steps(around: Span.size << span.level) &+ RingPairs.steps(around: Span.size << otherSpan.level))
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

  /// Compares the runs of two spans, or of one.
  @inline(never)
  private mutating func compareLowest(_ span: Span, _ otherSpan: Span) {
    let isOne = isSame && span.first == otherSpan.first
    // SAFETY: room for sixteen runs each.
    let otherBoxes = isOne ? boxes : boxes + 16
    computeBoxes(span, in: ring, to: boxes)
    if !isOne { computeBoxes(otherSpan, in: other, to: otherBoxes) }
    var first = span.first
    while first < span.end(in: ring) {
      var otherFirst = isOne ? first : otherSpan.first
      while otherFirst < otherSpan.end(in: other) {
        let box = boxes[(first &- span.first) >> 6]
        if box.meet(otherBoxes[(otherFirst &- otherSpan.first) >> 6]), isEarlier(first, otherFirst) {
          compareRuns(first, otherFirst)
        }
        otherFirst &+= 64
      }
      first &+= 64
    }
  }

  private mutating func computeBoxes(
    _ span: Span, in ring: PolygonRing, to boxes: UnsafeMutablePointer<EdgeBoxes<Double>>
  ) {
    var first = span.first
    let end = span.end(in: ring)
    work.add(RingPairs.steps(around: end &- first))
    while first < end {
      let last = min(first &+ 64, end)
      // SAFETY: at most sixteen runs.
      let place = boxes + ((first &- span.first) >> 6)
      place.pointee = EdgeBoxes(around: ring, from: first, to: last)
      // A receiver at rest meets nothing.
      if ring.isPoint(from: first, to: last) { place.pointee.south = .infinity }
      first = last
    }
  }

  /// Compares the edges of two runs, or of one.
  @inline(never)
  private mutating func compareRuns(_ first: Int, _ otherFirst: Int) {
    guard !work.isTooMuch else { return }
    let isOne = isSame && first == otherFirst
    let run = run(ring, from: first)
    let otherRun = isOne ? run : self.run(other, from: otherFirst)
    work.add(1)
    // SAFETY: behind the eight groups.
    let meetings = (run.boxes + 8).meetings(otherRun.boxes + 8)
    var groups = run.groupBits
    while groups != 0, !work.isTooMuch {
      let group = groups.trailingZeroBitCount
      groups &= groups &- 1
      var meeting = UInt8(truncatingIfNeeded: meetings >> UInt64(truncatingIfNeeded: 8 &* group)) & otherRun.groupBits
      if isOne { meeting &= 0xFF << UInt8(truncatingIfNeeded: group) }
      while meeting != 0 {
        let otherGroup = meeting.trailingZeroBitCount
        meeting &= meeting &- 1
        compareGroups(run, first, group, otherRun, otherFirst, otherGroup, isOne: isOne && group == otherGroup)
      }
    }
  }

  /// A run; the other one that was used last stays.
  private mutating func run(_ ring: PolygonRing, from first: Int) -> RingRun {
    if runs.0.holds(ring, from: first) {
      isSecond = false
      return runs.0
    }
    if runs.1.holds(ring, from: first) {
      isSecond = true
      return runs.1
    }
    work.add(2)
    isSecond = !isSecond
    if isSecond { runs.1.load(ring, from: first) } else { runs.0.load(ring, from: first) }
    return isSecond ? runs.1 : runs.0
  }

  /// Compares the edges of two groups, or of one.
  @inline(never)
  private mutating func compareGroups(
    _ run: RingRun, _ first: Int, _ group: Int, _ otherRun: RingRun, _ otherFirst: Int, _ otherGroup: Int, isOne: Bool
  ) {
    guard !work.isTooMuch else { return }
    work.add(1)
    // SAFETY: eight groups.
    let meetings = (run.boxes + group).meetings(otherRun.boxes + otherGroup)
    var candidates = run.edges(group)
    while candidates != 0 {
      let lane = candidates.trailingZeroBitCount
      candidates &= candidates &- 1
      let row = meetings >> UInt64(truncatingIfNeeded: 8 &* lane)
      var meeting = UInt8(truncatingIfNeeded: row) & otherRun.edges(otherGroup)
      if isOne { meeting &= run.toCompare(group, lane) }
      let edge = first &+ 8 &* group &+ lane
      if meeting != 0, compare(edge, with: meeting, from: otherFirst &+ 8 &* otherGroup) { return }
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

/// Memory on the stack for the rectangles of two runs, and around twice sixteen runs: 5,632 bytes from a place for lanes on.
private struct PairsMemory {
  private typealias Eight<Element> = (Element, Element, Element, Element, Element, Element, Element, Element)
  private typealias Many = Eight<Eight<Double>>
  private var storage: (Many, Many, Many, Eight<Many>, Eight<Double>)

  init() {
    let one = 0.0
    let eight = (one, one, one, one, one, one, one, one)
    let many = (eight, eight, eight, eight, eight, eight, eight, eight)
    storage = (many, many, many, (many, many, many, many, many, many, many, many), eight)
  }
}
