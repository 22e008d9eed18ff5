// SPDX-License-Identifier: MIT
import CGridNorth

/// A ring, or a route, in an index.
struct IndexRing: EdgeSequence {
  /// The boxes around its runs.
  let tree: BoxTree
  private let runs: UnsafeRawPointer
  /// The number of its first point, among all.
  let first: Int
  /// How many edges it has.
  let count: Int
  let isClosed: Bool
  let holdsNorthPole: Bool
  private let meter: WorkMeter

  init(
    _ address: UnsafeRawPointer, first: Int, runCount: Int, count: Int, isClosed: Bool, holdsNorthPole: Bool,
    _ meter: WorkMeter
  ) {
    tree = BoxTree(address: address, count: runCount)
    runs = address + BoxTree.words(runCount) &* 8
    self.first = first
    self.count = count
    self.isClosed = isClosed
    self.holdsNorthPole = holdsNorthPole
    self.meter = meter
  }

  /// Counts a search; false if there was too much.
  @inline(__always)
  func goesOn(after steps: Int) -> Bool {
    meter.add(steps)
    return !meter.isTooMuch
  }

  var runCount: Int { tree.count }

  /// Runs follow from the number of points that are given: a ring may repeat its first one.
  static func runs(_ pointCount: Int) -> Int { (pointCount &+ 7) >> 3 }

  static func words(_ pointCount: Int) -> Int {
    let runs = runs(pointCount)
    return BoxTree.words(runs) &+ runs &* (runSize / 8 &+ 2)
  }

  private static let runSize = 144

  /// The points where eight edges begin.
  @inline(__always)
  func starts(_ run: Int) -> (latitude: Eight, longitude: Eight) { points(run, 0) }

  /// The points where they end.
  @inline(__always)
  func ends(_ run: Int) -> (latitude: Eight, longitude: Eight) { points(run, 8) }

  /// The rectangles around them. Returns which of the first seven is known to meet the next one at their common vertex only.
  func computeBoxes(_ run: Int, to boxes: UnsafeMutablePointer<EdgeBoxes<Eight>>) -> UInt8 {
    // SAFETY: 0 <= run < runCount; nine latitudes, then nine longitudes.
    let numbers = (runs + run &* IndexRing.runSize).assumingMemoryBound(to: Double.self)
    return boxes.compute(numbers, numbers + 9)
  }

  /// Those that do not end where they begin: a bit for each.
  func lanes(_ run: Int) -> UInt8 {
    let (from, to) = (starts(run), ends(run))
    return ~Eight.bits(Eight.and(from.latitude .== to.latitude, from.longitude .== to.longitude))
  }

  /// Those whose latitudes hardly differ, among which are all that may be tiny (EdgeSequence.isTiny).
  func shortLanes(_ run: Int) -> UInt8 {
    Eight.bits((ends(run).latitude - starts(run).latitude).absolute .< 1e-10)
  }

  @inline(__always)
  private func points(_ run: Int, _ offset: Int) -> (latitude: Eight, longitude: Eight) {
    // SAFETY: 0 <= run < runCount.
    let address = runs + (run &* IndexRing.runSize &+ offset)
    return (address.loadUnaligned(as: Eight.self), (address + 72).loadUnaligned(as: Eight.self))
  }

  /// Point 0 ... 8 of a run. In damaged words it may be none; then another one.
  @inline(__always)
  func point(_ run: Int, _ index: Int) -> gn_point {
    // SAFETY: 0 <= run < runCount.
    let address = runs + (run &* IndexRing.runSize &+ index &* 8)
    let point = gn_point(
      latitude: address.loadUnaligned(as: Double.self), longitude: (address + 72).loadUnaligned(as: Double.self))
    return point.latitude.absolute <= 90 && point.longitude.absolute <= 180 ? point : gn_point()
  }

  subscript(index: Int) -> gn_point {
    index < count || count == 0 ? point(index >> 3, index & 7) : point((count &- 1) >> 3, (count &- 1) & 7 &+ 1)
  }

  /// The bits of point 0 ... 8 of a run.
  func bits(_ run: Int, _ index: Int) -> (latitude: UInt64, longitude: UInt64) {
    // SAFETY: 0 <= run < runCount.
    let address = runs + (run &* IndexRing.runSize &+ index &* 8)
    return (address.loadUnaligned(as: UInt64.self), (address + 72).loadUnaligned(as: UInt64.self))
  }

  /// The coordinates of a point of a run; in damaged words any numbers.
  @inline(__always)
  func latitude(_ run: Int, _ index: Int) -> Double {
    // SAFETY: 0 <= run < runCount.
    (runs + (run &* IndexRing.runSize &+ index &* 8)).loadUnaligned(as: Double.self)
  }

  @inline(__always)
  func longitude(_ run: Int, _ index: Int) -> Double {
    // SAFETY: 0 <= run < runCount.
    (runs + (run &* IndexRing.runSize &+ index &* 8 &+ 72)).loadUnaligned(as: Double.self)
  }

  /// The length of all runs before one, in meters.
  func length(before run: Int) -> LongSum {
    // SAFETY: 0 <= run < runCount.
    let address = runs + (runCount &* IndexRing.runSize &+ run &* 16)
    return LongSum(
      sum: address.loadUnaligned(as: Double.self), rest: (address + 8).loadUnaligned(as: Double.self))
  }

  /// Writes the words of a ring; gives the box around it.
  static func build<Edges: EdgeSequence>(
    _ edges: Edges, givenCount: Int, at address: UnsafeMutableRawPointer
  ) -> Box {
    let runCount = runs(givenCount)
    let tree = BoxTreeBuilder(address, count: runCount)
    var place = address + BoxTree.words(runCount) &* 8
    var sums = place + runCount &* runSize
    var box = Box()
    var total = LongSum()
    var edge = 0
    Geodesic.forEachEdge(edges.count) {
      edges[$0]
    } _: { distance in
      if edge & 7 == 0 { store(total, &sums) }
      total.add(distance)
      edge &+= 1
    }
    var run = 0
    while run < runCount {
      // A route of one point, and a ring that repeats its first one, may need a run for no edge.
      if run &* 8 >= edges.count { store(total, &sums) }
      var around = EdgeBox(edges[min(run &* 8, edges.count)])
      var index = 0
      while index <= 8 {
        let point = edges[min(run &* 8 &+ index, edges.count)]
        if index > 0 { around.add(edges[min(run &* 8 &+ index &- 1, edges.count)], point) }
        (place + index &* 8).storeBytes(of: point.latitude, as: Double.self)
        (place + (index &* 8 &+ 72)).storeBytes(of: point.longitude, as: Double.self)
        index &+= 1
      }
      tree.set(run, Box(around))
      if runCount == 1 { box = Box(around) }
      place += runSize
      run &+= 1
    }
    return runCount == 1 ? box : tree.finish()
  }

  private static func store(_ sum: LongSum, _ place: inout UnsafeMutableRawPointer) {
    place.storeBytes(of: sum.parts.0, as: Double.self)
    (place + 8).storeBytes(of: sum.parts.1, as: Double.self)
    place += 16
  }
}
