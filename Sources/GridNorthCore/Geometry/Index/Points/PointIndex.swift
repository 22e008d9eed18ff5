// SPDX-License-Identifier: MIT
import CGridNorth

// Points, sorted so that neighbors stand near each other: eight of them are a leaf, eight leaves a group, eight groups a
// group of the next level, and so on up to a single group. There are no pointers: box i of a level stands for group i of
// the level below, so the number of points tells where everything is.
//
// A point is also a unit vector of the parametric sphere (SphereVector). Boxes hold the vectors of the points below them; the
// vectors themselves are stored in units of 1/65535 of the box of their leaf, which says enough to find the few points whose
// distance has to be computed. All vectors are relative to the middle of all points, so that single precision resolves a
// town as well as the earth.
//
// The counts in the header are those of the rows given and of the points kept. The words after it:
//
//   3 and a zero           the middle of all vectors
//   16 for each leaf       8 latitudes, 8 longitudes in [-180, 180)
//   4 for each leaf        8 rows, 32 bits each
//   6 for each leaf        8 times x, 8 times y, 8 times z of the vectors, 16 bits each
//   24 for each group      8 boxes: low x, high x, low y ... in single precision; the lowest level first
//   zeros                  if not all rows were kept
//
// In the last leaf and the last group of each level, all beyond the last point or box is zero.

/// An index of points.
public struct PointIndex {
  let words: IndexWords
  /// Rows from which it was built.
  let rowCount: Int
  /// Points that it holds.
  public let count: Int

  /// Throws `GN_ERROR_NULL`, `GN_ERROR_INDEX` and what begins with it.
  public init(_ words: UnsafePointer<UInt64>?, count: Int) throws(gn_status) {
    try self.init(IndexWords(words, count: count, kind: GN_INDEX_POINTS))
  }

  /// Words of another kind are not asked for points.
  init(_ words: IndexWords) throws(gn_status) {
    guard let rowCount = words.headerCount(0), let count = words.headerCount(1), count <= rowCount,
      let needed = Layout.wordCount(rows: rowCount), needed <= words.count
    else { throw GN_ERROR_INDEX_SIZE }
    self.words = words
    self.rowCount = rowCount
    self.count = count
  }

  var layout: Layout { Layout(count: count) }

  /// Where the parts of an index stand, from the number of its points: 0 ... 2^31 - 1.
  struct Layout {
    let count: Int
    /// Leaves: eight points, the last one fewer.
    let leafCount: Int

    @inline(__always)
    init(count: Int) {
      self.count = count
      leafCount = (count &+ 7) >> 3
    }

    /// The first word after the middle of all vectors.
    static let first = IndexWords.headerCount &+ 4

    static let wordsOfPlaces = 16
    static let wordsOfRows = 4
    static let wordsOfVectors = 6
    static let wordsOfGroup = 24

    @inline(__always) func places(ofLeaf leaf: Int) -> Int { Layout.first &+ leaf &* Layout.wordsOfPlaces }
    @inline(__always) func rows(ofLeaf leaf: Int) -> Int {
      places(ofLeaf: leafCount) &+ leaf &* Layout.wordsOfRows
    }
    @inline(__always) func vectors(ofLeaf leaf: Int) -> Int {
      rows(ofLeaf: leafCount) &+ leaf &* Layout.wordsOfVectors
    }
    /// The groups of the lowest level.
    @inline(__always) var groups: Int { vectors(ofLeaf: leafCount) }

    /// Boxes of a level; of level 0, leaves. There is one point at least.
    @inline(__always)
    func boxCount(_ level: Int) -> Int { (count &- 1) &>> (3 &* level &+ 3) &+ 1 }

    @inline(__always)
    func groupCount(_ level: Int) -> Int { boxCount(level &+ 1) }

    /// The places of a level's group that hold boxes, a bit for each.
    @inline(__always)
    func boxes(ofGroup group: Int, level: Int) -> UInt8 {
      let rest = boxCount(level) &- group &* 8
      return rest >= 8 ? 0xFF : UInt8(truncatingIfNeeded: 1 << rest &- 1)
    }

    /// How many points a leaf holds.
    @inline(__always)
    func pointCount(ofLeaf leaf: Int) -> Int { min(8, count &- leaf &* 8) }

    /// The word after the last group.
    var end: Int {
      guard count > 0 else { return Layout.first }
      var end = groups
      var level = 0
      while true {
        let groupCount = groupCount(level)
        end &+= groupCount &* Layout.wordsOfGroup
        if groupCount == 1 { return end }
        level &+= 1
      }
    }

    /// The words of an index of as many rows; nil if there are more than an index, or memory, can hold.
    static func wordCount(rows: Int) -> Int? {
      // 26 words for a leaf, and less than 4 for its part of groups.
      guard rows <= Int.max / 8 / 30, UInt64(truncatingIfNeeded: rows) <= IndexWords.largestCount else { return nil }
      return Layout(count: rows).end
    }
  }
}

// What stands in a leaf. The caller gives a leaf and a lane that are there.
extension PointIndex {
  @inline(__always)
  func point(_ leaf: Int, _ lane: Int) -> gn_point {
    let places = words.address(layout.places(ofLeaf: leaf)) + lane &* 8
    // SAFETY: the leaf is there, and has eight places.
    return gn_point(
      latitude: places.load(as: Double.self), longitude: places.load(fromByteOffset: 64, as: Double.self))
  }

  @inline(__always)
  func row(_ leaf: Int, _ lane: Int) -> UInt32 {
    words.address(layout.rows(ofLeaf: leaf)).load(fromByteOffset: lane &* 4, as: UInt32.self)
  }

  /// Whether a point is one that a build stores: of damaged words it may be anything.
  @inline(__always)
  static func isPlace(_ point: gn_point) -> Bool {
    point.latitude.absolute <= 90 && point.longitude >= -180 && point.longitude < 180
  }
}
