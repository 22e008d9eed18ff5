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
    forEachEdge(within: meters, of: test) { _ in
      isNear = true
      return false
    }
    return isNear
  }

  /// Finds the edges that come within some meters of a position. `body` ends the search by returning false.
  func forEachEdge(within meters: Double, of test: ReachTest, _ body: (_ edge: Int) -> Bool) {
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
        let index = run &* 8 &+ lane
        guard index < edgeCount else { return true }
        let isKnown = known >> UInt8(truncatingIfNeeded: lane) & 1 != 0
        if isKnown || comes(index, within: meters, of: test), !body(index) { return false }
      }
      return true
    }
  }

  /// Whether an edge comes within some meters of a position, by geodesics.
  @inline(never)
  private func comes(_ index: Int, within meters: Double, of test: ReachTest) -> Bool {
    let edge = edge(index)
    return goesOn(after: 3 &+ edge.stepsOfNearest) && edge.nearest(to: test.position).off <= meters
  }
}
