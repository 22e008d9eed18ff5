// SPDX-License-Identifier: MIT

extension EdgeIndex {
  /// Whether some edge comes within some meters of a position. A route of one point counts as an edge.
  func comes(within meters: Double, of test: ReachTest) -> Bool {
    var index = 0
    while index < ringCount {
      if ring(index).comes(within: meters, of: test) { return true }
      index &+= 1
    }
    return false
  }
}

extension IndexRing {
  fileprivate func comes(within meters: Double, of test: ReachTest) -> Bool {
    var isNear = false
    forEachEdge(within: meters, of: test) { edge, isKnown in
      isNear = isKnown || self.edge(edge).nearest(to: test.position).off <= meters
      return !isNear
    }
    return isNear
  }

  /// Finds the edges that may come within some meters of a position, and tells whether it is known that they do. `body`
  /// ends the search by returning false.
  func forEachEdge(within meters: Double, of test: ReachTest, _ body: (_ edge: Int, _ isKnown: Bool) -> Bool) {
    let edgeCount = max(count, 1)
    tree.walk { boxes, _, _ in
      test.reaches(boxes, meters)
    } _: { run in
      guard goesOn(after: 1) else { return false }
      let bounds = test.distances(to: run, of: self)
      let known = Eight.bits(bounds.most .<= meters)
      var candidates = Eight.bits(bounds.least .<= meters)
      while candidates != 0 {
        let lane = candidates.trailingZeroBitCount
        candidates &= candidates &- 1
        guard run &* 8 &+ lane < edgeCount else { return true }
        let isKnown = known >> UInt8(truncatingIfNeeded: lane) & 1 != 0
        guard goesOn(after: isKnown ? 0 : 8), body(run &* 8 &+ lane, isKnown) else { return false }
      }
      return true
    }
  }
}
