// SPDX-License-Identifier: MIT
import CGridNorth

extension EdgeIndex {
  /// All pairs of edges that meet: of one index, except neighbors at their common vertex, or of two. Ordered by the first
  /// edge, then by the other. `needed` is how many there are, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown. Throws
  /// `GN_ERROR_WORK` if pairs that do not meet are so many.
  public func crossings(
    with other: EdgeIndex?, into out: UnsafeMutablePointer<gn_polygon_crossing>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    var output = Output(out, capacity: capacity)
    var work = Work()
    var index = 0
    while index < ringCount, !work.isTooMuch {
      let ring = ring(index)
      var run = 0
      while run &* 8 < ring.count, !work.isTooMuch {
        let first = output.count
        add(run, of: ring, index, with: other, to: &output, &work)
        output.sort(from: first) { $0.edge < $1.edge || $0.edge == $1.edge && $0.other_edge < $1.other_edge }
        run &+= 1
      }
      index &+= 1
    }
    guard !work.isTooMuch else {
      output.invalidate(with: gn_polygon_crossing())
      throw GN_ERROR_WORK
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: gn_polygon_crossing())
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// Adds what meets the edges of a run. Within one index, every pair is found once, at its first edge.
  private func add(
    _ run: Int, of ring: IndexRing, _ ringIndex: Int, with other: EdgeIndex?,
    to output: inout Output<gn_polygon_crossing>, _ work: inout Work
  ) {
    let index = other ?? self
    let isOne = other == nil
    guard let edges = RunEdges(ring, run, &work) else { return }
    if !isOne || ringIndex == 0 { index.ring(0).add(edges, isSame: isOne, to: &output, &work) }
    index.holes.walk { boxes, _, _ in
      Eight.bits(boxes.meet(edges.box))
    } _: { hole in
      if !isOne || hole &+ 1 >= ringIndex {
        index.ring(hole &+ 1).add(edges, isSame: isOne && hole &+ 1 == ringIndex, to: &output, &work)
      }
      return !work.isTooMuch
    }
  }
}

/// The edges of a run, and the rectangles around them.
private struct RunEdges {
  let ring: IndexRing
  let run: Int
  /// Those that are no repeated vertices, which a receiver at rest gives by the thousand: a bit for each.
  let lanes: UInt8
  /// Those that meet the next one at their common vertex only; not all of them.
  let apart: UInt8
  private(set) var boxes = EdgeBoxes<Eight>.none
  let box: EdgeBoxes<Double>

  /// Nil if all edges are repeated vertices.
  init?(_ ring: IndexRing, _ run: Int, _ work: inout Work) {
    self.ring = ring
    self.run = run
    let count = min(8, ring.count &- run &* 8)
    var lanes = ring.lanes(run) & ~IndexRing.mask(from: count)
    var short = lanes & ring.shortLanes(run)
    while short != 0 {
      let lane = short.trailingZeroBitCount
      short &= short &- 1
      if ring.isTiny(run &* 8 &+ lane, &work) { lanes ^= 1 << UInt8(truncatingIfNeeded: lane) }
    }
    guard lanes != 0 else { return nil }
    self.lanes = lanes
    (apart, box) = withUnsafeMutablePointer(to: &boxes) { [lanes] boxes in
      (ring.computeBoxes(run, to: boxes), EdgeBoxes(around: boxes, lanes))
    }
  }
}

extension IndexRing {
  /// Adds the edges of this ring that meet edges of a run: of another ring, or of this one, and then later edges only.
  fileprivate func add(
    _ edges: RunEdges, isSame: Bool, to output: inout Output<gn_polygon_crossing>, _ work: inout Work
  ) {
    var given = edges.boxes
    var memory = EdgeBoxes<Eight>.none
    withUnsafeMutablePointer(to: &given) { given in
      withUnsafeMutablePointer(to: &memory) { boxes in
        tree.walk { boxes, level, first in
          Eight.bits(boxes.meet(edges.box)) & IndexRing.mask(from: isSame ? edges.run >> (3 &* level) &- first : 0)
        } _: { run in
          work.add(1)
          _ = computeBoxes(run, to: boxes)
          let meetings = given.meetings(boxes)
          let others = lanes(run)
          var rest = edges.lanes
          while rest != 0 {
            let lane = rest.trailingZeroBitCount
            rest &= rest &- 1
            var meeting = UInt8(truncatingIfNeeded: meetings >> UInt64(truncatingIfNeeded: 8 &* lane)) & others
            if isSame, run == edges.run {
              let isApart = edges.apart >> UInt8(truncatingIfNeeded: lane) & 1
              meeting &= IndexRing.mask(from: lane &+ 1 &+ Int(isApart))
            }
            if meeting != 0 {
              add(edges.run &* 8 &+ lane, of: edges.ring, meeting, run, isSame: isSame, to: &output, &work)
            }
          }
          return !work.isTooMuch
        }
      }
    }
  }

  /// Adds the edges of a run that meet another edge, out of those whose rectangles do.
  private func add(
    _ edge: Int, of ring: IndexRing, _ candidates: UInt8, _ run: Int, isSame: Bool,
    to output: inout Output<gn_polygon_crossing>, _ work: inout Work
  ) {
    guard var pairs = EdgePairs(ring, edge, self, isSame: isSame, &work) else { return }
    var meeting = candidates
    while meeting != 0 {
      let other = run &* 8 &+ meeting.trailingZeroBitCount
      meeting &= meeting &- 1
      guard other < count else { return }
      if let point = pairs.meeting(other, &work) {
        // Pairs that meet are free: a large result takes long.
        work.takeBack(EdgeSteps.meeting)
        output.append(
          gn_polygon_crossing(
            edge: UInt64(truncatingIfNeeded: ring.first &+ edge),
            otherEdge: UInt64(truncatingIfNeeded: first &+ other), point: point))
      }
    }
  }

  /// The bits of lanes from one on, which may lie before the first or behind the last.
  @inline(__always)
  fileprivate static func mask(from lane: Int) -> UInt8 {
    lane <= 0 ? 0xFF : UInt8(truncatingIfNeeded: 0xFF << min(lane, 8))
  }

  /// Finds the edges of this ring that meet an edge of something else, whose rectangle is `box`.
  func forEachMeeting<Edges: EdgeSequence>(
    _ edge: Int, of edges: Edges, _ box: EdgeBox, _ body: (_ point: gn_point) -> Void
  ) {
    var work = Work()
    guard var pairs = EdgePairs(edges, edge, self, isSame: false, &work) else { return }
    tree.walk { boxes, _, _ in
      Eight.bits(boxes.meet(box))
    } _: { run in
      work.add(1)
      var meeting = Eight.bits(EdgeBoxes(from: starts(run), to: ends(run)).meet(box))
      while meeting != 0 {
        let other = run &* 8 &+ meeting.trailingZeroBitCount
        meeting &= meeting &- 1
        guard other < count else { return true }
        if let point = pairs.meeting(other, &work) { body(point) }
      }
      let isDone = !goesOn(after: work.steps)
      work = Work()
      return !isDone
    }
  }
}
