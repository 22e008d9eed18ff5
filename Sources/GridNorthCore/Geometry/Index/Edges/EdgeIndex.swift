// SPDX-License-Identifier: MIT
import CGridNorth

// The edges of a polygon or a route, for many questions. The counts in the header: rings (1 for a route), points, and 1 if
// the rings are closed. Words after the header, and for each fence in an index of fences:
//
//   4 for each ring:
//     0  low half: the index of its first point; high half: how many points were given for it
//     1  low half: how many edges it has; bit 32: the north pole lies inside
//     2  where its own words begin
//     3  0
//   the tree of boxes around the holes with what lies inside them
//   for each ring: the tree of boxes around its runs; its runs; its lengths
//
// A run is eight edges: nine latitudes, then nine longitudes, reduced. The last run of a ring repeats the last point. Two
// words for each run hold the length of the ring before it as a long sum.

/// An index of edges, as it stands in memory.
public struct EdgeIndex {
  let words: IndexWords
  /// Where its own words begin.
  let table: Int
  let ringCount: Int
  public let isClosed: Bool
  /// Where searches count.
  var meter = WorkMeter.none

  /// Throws what `IndexWords` throws.
  public init(_ words: UnsafePointer<UInt64>?, count: Int) throws(gn_status) {
    try self.init(IndexWords(words, count: count, kind: GN_INDEX_EDGES))
  }

  init(_ words: IndexWords) throws(gn_status) {
    guard let ringCount = words.headerCount(0),
      let index = EdgeIndex(words, table: IndexWords.headerCount, ringCount: ringCount, isClosed: words[6] & 1 != 0)
    else { throw GN_ERROR_INDEX_SIZE }
    self = index
  }

  /// Nil where the words hold no such table. `ringCount` has 31 bits.
  init?(_ words: IndexWords, table: Int, ringCount: Int, isClosed: Bool) {
    // Each ring takes some words, so the product below does not overflow.
    guard ringCount > 0, ringCount <= words.count, EdgeIndex.firstRing(ringCount) <= words.count &- table else {
      return nil
    }
    self.words = words
    self.table = table
    self.ringCount = ringCount
    self.isClosed = isClosed
  }

  /// Tells it from other indexes.
  var checksum: UInt64 { words[3] }

  /// Throws `GN_ERROR_INDEX_KIND` for a route.
  func checkClosed() throws(gn_status) {
    guard isClosed else { throw GN_ERROR_INDEX_KIND }
  }

  /// Where the words of the first ring begin, counted from the table.
  static func firstRing(_ ringCount: Int) -> Int {
    4 &* ringCount &+ BoxTree.words(ringCount &- 1)
  }

  /// The tree of the holes; its items are the rings from 1 on.
  var holes: BoxTree {
    BoxTree(address: words.address(table &+ 4 &* ringCount), count: ringCount &- 1)
  }

  /// A ring, or one without edges where damaged words name none that is there.
  func ring(_ index: Int) -> IndexRing {
    let entry = table &+ 4 &* index
    // SAFETY: 0 <= index < ringCount.
    let first = words[entry]
    let edges = words[entry &+ 1]
    let start = words[entry &+ 2]
    // Of 32 bits, which a size may not have; one too many is refused below.
    let pointCount = Int(truncatingIfNeeded: min(first >> 32, UInt64(EdgeIndex.largestPointCount) &+ 1))
    let runCount = IndexRing.runs(pointCount)
    guard pointCount <= EdgeIndex.largestPointCount, start <= UInt64(truncatingIfNeeded: words.count),
      IndexRing.words(pointCount) <= words.count &- Int(truncatingIfNeeded: start)
    else {
      return IndexRing(
        words.address(0), first: 0, runCount: 0, count: 0, isClosed: isClosed, holdsNorthPole: false, meter)
    }
    return IndexRing(
      words.address(Int(truncatingIfNeeded: start)), first: Int(truncatingIfNeeded: first & 0xFFFF_FFFF),
      runCount: runCount, count: Int(truncatingIfNeeded: min(edges & 0xFFFF_FFFF, UInt64(pointCount))),
      isClosed: isClosed, holdsNorthPole: edges >> 32 & 1 != 0, meter)
  }

  /// The largest number of points of a ring.
  static let largestPointCount = BoxTree.largestCount &* 8

  // MARK: Building

  /// Writes the index of a polygon. `needed` is how many words it takes, also when `GN_ERROR_BUFFER_TOO_SMALL` is thrown.
  public static func build(
    _ polygon: Polygon, into out: UnsafeMutablePointer<UInt64>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let counts = try counts(of: polygon)
    let table = IndexWords.headerCount
    let builder = try IndexBuilder(out, capacity: capacity, count: table &+ counts.words, needed: &needed)
    _ = write(polygon, ringCount: counts.rings, builder, table: table)
    builder.seal(GN_INDEX_EDGES, counts: (counts.rings, counts.points, 1, 0))
  }

  /// Writes the index of a route.
  public static func build(
    route points: Points, into out: UnsafeMutablePointer<UInt64>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let table = IndexWords.headerCount
    let words = try EdgeIndex.words(ofRoute: points.count)
    let builder = try IndexBuilder(out, capacity: capacity, count: table &+ words, needed: &needed)
    _ = write(route: points, builder, table: table)
    builder.seal(GN_INDEX_EDGES, counts: (1, points.count, 0, 0))
  }

  /// What a polygon takes. Throws `GN_ERROR_COUNT` if it is too large.
  static func counts(of polygon: Polygon) throws(gn_status) -> (rings: Int, points: Int, words: Int) {
    var ringCount = 0
    var pointCount = 0
    var size = 0
    var rings = polygon.makeIterator()
    while let ring = rings.next() {
      guard ring.givenCount <= largestPointCount else { throw GN_ERROR_COUNT }
      ringCount &+= 1
      pointCount &+= ring.givenCount
      size &+= IndexRing.words(ring.givenCount)
    }
    guard ringCount &- 1 <= BoxTree.largestCount, pointCount <= IndexWords.largestCount else { throw GN_ERROR_COUNT }
    return (ringCount, pointCount, firstRing(ringCount) &+ size)
  }

  /// What a route takes. Throws `GN_ERROR_COUNT` if it is too large.
  static func words(ofRoute count: Int) throws(gn_status) -> Int {
    guard count <= largestPointCount else { throw GN_ERROR_COUNT }
    return firstRing(1) &+ IndexRing.words(count)
  }

  /// Writes the words of a polygon; gives the box around its outer ring and what lies inside.
  static func write(_ polygon: Polygon, ringCount: Int, _ builder: IndexBuilder, table: Int) -> Box {
    let holes = BoxTreeBuilder(builder.address(table &+ 4 &* ringCount), count: ringCount &- 1)
    var start = table &+ firstRing(ringCount)
    var index = 0
    var outer = Box()
    var rings = polygon.makeIterator()
    while let ring = rings.next() {
      let edges = RingEdges(ring)
      let holdsNorthPole = ring.holdsNorthPole
      let box = IndexRing.build(edges, givenCount: ring.givenCount, at: builder.address(start))
      let built = IndexRing(
        UnsafeRawPointer(builder.address(start)), first: ring.first, runCount: IndexRing.runs(ring.givenCount),
        count: edges.count, isClosed: true, holdsNorthPole: holdsNorthPole, .none)
      enter(
        table &+ 4 &* index, RingEntry(ring.first, ring.givenCount, edges: edges.count, start: start, holdsNorthPole),
        builder)
      let whole = built.withInside(box)
      if index == 0 { outer = whole } else { holes.set(index &- 1, whole) }
      start &+= IndexRing.words(ring.givenCount)
      index &+= 1
    }
    _ = holes.finish()
    return outer
  }

  /// Writes the words of a route; gives the box around it.
  static func write(route points: Points, _ builder: IndexBuilder, table: Int) -> Box {
    let start = table &+ firstRing(1)
    let edges = RouteEdges(points)
    let box = IndexRing.build(edges, givenCount: points.count, at: builder.address(start))
    enter(table, RingEntry(0, points.count, edges: edges.count, start: start, false), builder)
    return box
  }

  private struct RingEntry {
    let words: (UInt64, UInt64, UInt64)

    init(_ first: Int, _ givenCount: Int, edges: Int, start: Int, _ holdsNorthPole: Bool) {
      words = (
        UInt64(truncatingIfNeeded: givenCount) << 32 | UInt64(truncatingIfNeeded: first),
        UInt64(truncatingIfNeeded: edges) | (holdsNorthPole ? 1 << 32 : 0), UInt64(truncatingIfNeeded: start)
      )
    }
  }

  private static func enter(_ place: Int, _ entry: RingEntry, _ builder: IndexBuilder) {
    builder[place] = entry.words.0
    builder[place &+ 1] = entry.words.1
    builder[place &+ 2] = entry.words.2
  }
}

extension Box {
  init(_ box: EdgeBox) {
    south = box.south
    north = box.north
    middle = Angle.reduce(longitude: box.middle)
    half = min(box.half, 180)
  }
}
