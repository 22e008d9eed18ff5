// SPDX-License-Identifier: MIT
import CGridNorth

extension EdgeIndex {
  /// The sides of many positions, as `Polygon.sides` has them. Throws `GN_PARTIAL` when all rows are done and some were
  /// refused.
  public func sides(
    of positions: PositionColumns, into sides: MutableColumn<Int32>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try checkClosed()
    try Work.count { meter throws(gn_status) in
      var index = self
      index.meter = meter
      let outer = index.ring(0)
      try Batch.run(sides.count, statuses) { row throws(gn_status) in
        meter.reset()
        let side = index.side(of: BorderTest(try checked(positions[row])), outer)
        try meter.check()
        sides[row] = side
      } refuse: { row in
        sides.refuse(row)
      }
    }
  }

  func side(of test: BorderTest, _ outer: IndexRing) -> Int32 {
    var side = outer.side(of: test)
    guard side == Int32(GN_INSIDE), ringCount > 1 else { return side }
    // In the order of the holes: the first that has the position decides.
    let target = BoxTarget(test.position)
    holes.walk { boxes, _, _ in
      target.isIn(boxes)
    } _: { hole in
      let holeSide = ring(hole &+ 1).side(of: test)
      guard holeSide != Int32(GN_OUTSIDE) else { return true }
      side = holeSide == Int32(GN_INSIDE) ? Int32(GN_OUTSIDE) : holeSide
      return false
    }
    return side
  }
}

extension IndexRing {
  /// As `PolygonRing.side` has it.
  ///
  /// A box whose longitudes are others holds no edge that crosses the meridian of the position, and one wholly to the
  /// south none that crosses it north of the position. In one wholly to the north every crossing counts, and whether
  /// their number is odd is told by the ends of the way through the box, if it is less than half around the earth.
  func side(of test: BorderTest) -> Int32 {
    guard runCount > 0 else { return Int32(GN_OUTSIDE) }
    let target = BoxTarget(test.position)
    let longitude = test.position.longitude
    var isOdd = false
    var isOnBorder = false
    tree.walk { boxes, level, first in
      let (mayCount, areBeyond) = target.isSouth(of: boxes)
      let areNorth = mayCount & areBeyond & boxes.half.bits(atMost: 89)
      var north = areNorth
      while north != 0 {
        let item = first &+ north.trailingZeroBitCount
        let start = item &<< (3 &* level)
        // Damaged boxes may lead to items that are not there.
        if start < runCount {
          let last = min((item &+ 1) &<< (3 &* level), runCount) &- 1
          let isWest = self.longitude(start, 0).longitudeDifference(from: longitude) < 0
          isOdd = isOdd != (isWest != (self.longitude(last, 8).longitudeDifference(from: longitude) < 0))
        }
        north &= north &- 1
      }
      return mayCount ^ areNorth
    } _: { run in
      guard goesOn(after: 1) else { return false }
      let sides = EdgeSides(from: starts(run), to: ends(run), test)
      isOdd = isOdd != (Eight.bits(sides.cross).nonzeroBitCount & 1 != 0)
      var unclear = Eight.bits(sides.areUnclear)
      while unclear != 0 {
        let edge = unclear.trailingZeroBitCount
        var steps = 0
        guard let crosses = test.crosses(point(run, edge), point(run, edge &+ 1), &steps) else {
          isOnBorder = true
          return false
        }
        guard goesOn(after: steps) else { return false }
        isOdd = isOdd != crosses
        unclear &= unclear &- 1
      }
      return true
    }
    if isOnBorder { return Int32(GN_ON_BORDER) }
    return isOdd != holdsNorthPole ? Int32(GN_INSIDE) : Int32(GN_OUTSIDE)
  }

  /// The box around the ring, with what lies inside.
  ///
  /// A ring that spans less than half of the longitudes holds no pole. Where it does, all that lies beyond it toward the other
  /// pole is on the side of that pole. Which that is follows from whether the north pole lies inside, and from whether the
  /// ring goes around the axis: then the poles lie on different sides.
  func withInside(_ box: Box) -> Box {
    guard box.half > 89 else { return box }
    var turn = 0.0
    var isClear = true
    var index = 0
    while index < count {
      let way = self[index].way(to: self[index &+ 1])
      turn += way
      // The way of an edge half around the earth has its own rule.
      if way.absolute >= 179 { isClear = false }
      index &+= 1
    }
    let goesAround = (turn * (1.0 / 720)).roundedToEven * 720 != (turn * (1.0 / 360)).roundedToEven * 360
    let isNorthOut = isClear && box.north < 89 && !holdsNorthPole
    let isSouthOut = isClear && box.south > -89 && holdsNorthPole == goesAround
    return Box(south: isSouthOut ? box.south : -90, north: isNorthOut ? box.north : 90, middle: 0, half: 180)
  }
}
