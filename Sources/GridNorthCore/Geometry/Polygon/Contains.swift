// SPDX-License-Identifier: MIT
import CGridNorth

extension Polygon {
  /// `GN_INSIDE`, `GN_ON_BORDER` (within a micrometer of an edge) or `GN_OUTSIDE`. Throws `GN_ERROR_WORK` if too many edges around a
  /// quarter of the earth are near.
  public func side(of position: gn_point) throws(gn_status) -> Int32 {
    var rings = makeIterator()
    var isOuter = true
    var work = Work()
    while let ring = rings.next() {
      let side = try ring.side(of: position, &work)
      if side == Int32(GN_ON_BORDER) || isOuter && side == Int32(GN_OUTSIDE) { return side }
      if !isOuter, side == Int32(GN_INSIDE) { return Int32(GN_OUTSIDE) }
      isOuter = false
    }
    return Int32(GN_INSIDE)
  }

  /// The sides of many positions. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public func sides(
    of positions: PositionColumns, into sides: MutableColumn<Int32>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(sides.count, statuses) { row throws(gn_status) in
      sides[row] = try side(of: checked(positions[row]))
    } refuse: { row in
      sides.refuse(row)
    }
  }
}

extension PolygonRing {
  fileprivate func side(of position: gn_point, _ work: inout Work) throws(gn_status) -> Int32 {
    guard count > 0 else { return Int32(GN_OUTSIDE) }
    let test = BorderTest(position)
    if let side = try sideOfNarrow(test, &work) { return side }
    var isOdd = false
    var index = 0
    while index < count {
      let from = block(from: index)
      let sides = EdgeSides(from: from, to: block(from: index &+ 1), test)
      let rows = count &- index >= Block.width ? Block.allBits : (1 << UInt8(truncatingIfNeeded: count &- index)) &- 1
      isOdd = isOdd != ((Block.bits(sides.cross) & rows).nonzeroBitCount & 1 != 0)
      var unclear = Block.bits(sides.areUnclear) & rows
      while unclear != 0 {
        let edge = index &+ unclear.trailingZeroBitCount
        guard let crosses = try crosses(test, self[edge], end(edge), &work) else { return Int32(GN_ON_BORDER) }
        isOdd = isOdd != crosses
        unclear &= unclear &- 1
      }
      index &+= Block.width
    }
    return isOdd != holdsNorthPole ? Int32(GN_INSIDE) : Int32(GN_OUTSIDE)
  }

  /// The side of a position, if the ring spans less than half of the longitudes: it holds no pole then, and edges matter only
  /// where the longitude of the position is between those of their ends, or nearly. Nil if the ring spans more or reaches a pole,
  /// or if the position is so near to a pole that any longitude is near.
  private func sideOfNarrow(_ test: BorderTest, _ work: inout Work) throws(gn_status) -> Int32? {
    guard test.width < 0.5 else { return nil }
    var scan = NarrowScan(test, from: nearlyGiven(0).longitude)
    var isOdd = false
    var isKnownNarrow = false
    var index = 1
    while index <= count {
      let (size, edges) = scan.edges(self, endingFrom: index)
      guard size > 0 else { return nil }
      var rest = edges
      while rest != 0 {
        let edge = index &- 1 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        let (from, to) = (self[edge], end(edge))
        let sides = EdgeSides<Double>(
          from: (from.latitude, from.longitude), to: (to.latitude, to.longitude), test)
        guard sides.areUnclear else {
          isOdd = isOdd != sides.cross
          continue
        }
        // Work for a ring that turns out to be wide would be done twice.
        if !isKnownNarrow { guard isNarrow else { return nil } }
        isKnownNarrow = true
        guard let crosses = try crosses(test, from, to, &work) else { return Int32(GN_ON_BORDER) }
        isOdd = isOdd != crosses
      }
      index &+= size
    }
    return scan.isNarrow ? isOdd ? Int32(GN_INSIDE) : Int32(GN_OUTSIDE) : nil
  }

  /// Whether an edge that is unclear crosses the meridian of a position north of it; nil if the position lies on the edge.
  @inline(never)
  private func crosses(
    _ test: BorderTest, _ from: gn_point, _ to: gn_point, _ work: inout Work
  ) throws(gn_status) -> Bool? {
    var steps = 0
    guard let crosses = test.crosses(from, to, &steps) else { return nil }
    work.add(steps)
    guard !work.isTooMuch else { throw GN_ERROR_WORK }
    return crosses
  }

  /// Whether the north pole lies inside.
  var holdsNorthPole: Bool {
    // Most rings need no area. One that spans less than half of the longitudes contains no pole. One that goes around
    // the axis and stays away from the equator contains the pole on its side.
    var longitude = 0.0
    var low = 0.0
    var high = 0.0
    var south = 90.0
    var north = -90.0
    var index = 0
    while index < count {
      let from = self[index]
      longitude += from.way(to: end(index))
      low = min(low, longitude)
      high = max(high, longitude)
      south = min(south, from.latitude)
      north = max(north, from.latitude)
      index &+= 1
    }
    if high - low < 179.999 { return false }
    let isOnce = longitude.absolute > 359 && longitude.absolute < 361
    if isOnce, south > 1 { return true }
    if isOnce, north < -1 { return false }
    return RingMeasure(self).holdsNorthPole
  }
}
