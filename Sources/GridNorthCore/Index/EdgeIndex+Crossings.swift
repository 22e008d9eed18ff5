// SPDX-License-Identifier: MIT
import CGridNorth

extension EdgeIndex {
  /// All pairs of edges that meet: of one index, except neighbors at their common vertex, or of two. Ordered by the first
  /// edge, then by the other. `needed` is how many there are, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public func crossings(
    with other: EdgeIndex?, into out: UnsafeMutablePointer<gn_polygon_crossing>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    var output = Output(out, capacity: capacity)
    var index = 0
    while index < ringCount {
      let ring = ring(index)
      var edge = 0
      while edge < ring.count {
        add(edge, of: ring, index, with: other, to: &output)
        edge &+= 1
      }
      index &+= 1
    }
    needed = output.count
    guard output.fits else {
      output.invalidate(with: gn_polygon_crossing())
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
  }

  /// Adds what meets one edge. Within one index, every pair is found once, at its first edge.
  private func add(
    _ edge: Int, of ring: IndexRing, _ ringIndex: Int, with other: EdgeIndex?,
    to output: inout Output<gn_polygon_crossing>
  ) {
    let index = other ?? self
    let isOne = other == nil
    var box = EdgeBox(ring[edge])
    box.add(ring[edge], ring[edge &+ 1])
    if !isOne || ringIndex == 0 {
      add(edge, of: ring, index.ring(0), box, isSame: isOne, to: &output)
    }
    index.holes.walk { boxes, _, _ in
      Eight.bits(boxes.meet(box))
    } _: { hole in
      if !isOne || hole &+ 1 >= ringIndex {
        add(edge, of: ring, index.ring(hole &+ 1), box, isSame: isOne && hole &+ 1 == ringIndex, to: &output)
      }
      return true
    }
  }

  private func add(
    _ edge: Int, of ring: IndexRing, _ other: IndexRing, _ box: EdgeBox, isSame: Bool,
    to output: inout Output<gn_polygon_crossing>
  ) {
    other.forEachMeeting(edge, of: ring, box, isSame: isSame) { otherEdge, point in
      output.append(
        gn_polygon_crossing(
          edge: UInt64(truncatingIfNeeded: ring.first &+ edge),
          otherEdge: UInt64(truncatingIfNeeded: other.first &+ otherEdge), point: point))
    }
  }
}

extension IndexRing {
  /// Finds the edges of this ring that meet an edge of another, whose rectangle is `box`, or a former one of its own.
  func forEachMeeting<Edges: EdgeSequence>(
    _ edge: Int, of edges: Edges, _ box: EdgeBox, isSame: Bool, _ body: (_ other: Int, _ point: gn_point) -> Void
  ) {
    guard var pairs = EdgePairs(edges, edge, self, isSame: isSame) else { return }
    tree.walk { boxes, level, first in
      var mask = Eight.bits(boxes.meet(box))
      // Edges before this one have met it already.
      let skipped = isSame ? edge >> (3 &* level &+ 3) &- first : 0
      if skipped > 0 { mask &= UInt8(truncatingIfNeeded: 0xFF << min(skipped, 8)) }
      return mask
    } _: { run in
      var meeting = Eight.bits(EdgeBoxes(from: starts(run), to: ends(run)).meet(box))
      while meeting != 0 {
        let other = run &* 8 &+ meeting.trailingZeroBitCount
        meeting &= meeting &- 1
        guard other < count, !isSame || other > edge else { continue }
        if let point = pairs.meeting(other) { body(other, point) }
      }
      return true
    }
  }
}
