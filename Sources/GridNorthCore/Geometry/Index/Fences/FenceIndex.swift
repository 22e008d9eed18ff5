// SPDX-License-Identifier: MIT
import CGridNorth

// Many fences. The counts in the header: fences, points, rings, and 0. Words after the header:
//
//   8 for each fence, in the order of their places along a Hilbert curve:
//     0  the id
//     1  bits 0 - 7: the shape; bits 8 - 15: the triggers; bits 16 - 23: the status, of a fence that was refused;
//        bits 32 - 63: its row, as given
//     2  the radius
//     3  the lowest altitude
//     4  the highest; both are infinite where altitudes do not matter
//     5  where the words of its edges begin
//     6  how many rings it has
//     7  0
//   the tree of boxes around the fences with what lies inside them
//   32 bits for each fence: where it stands above, by ids; those that were refused come last
//   for each fence, the words of its edges as in an index of edges; a circle is a route of one point

/// An index of fences, as it stands in memory.
public struct FenceIndex {
  let words: IndexWords
  let count: Int

  /// Throws what `IndexWords` throws.
  public init(_ words: UnsafePointer<UInt64>?, count: Int) throws(gn_status) {
    try self.init(IndexWords(words, count: count, kind: GN_INDEX_FENCES))
  }

  init(_ words: IndexWords) throws(gn_status) {
    guard let count = words.headerCount(0), count <= BoxTree.largestCount,
      FenceIndex.firstEdges(count) <= words.count
    else { throw GN_ERROR_INDEX_SIZE }
    self.words = words
    self.count = count
  }

  static let table = IndexWords.headerCount

  static func places(_ count: Int) -> Int { table &+ 8 &* count &+ BoxTree.words(count) }

  /// Where the words of the first edges begin.
  static func firstEdges(_ count: Int) -> Int { places(count) &+ (count &+ 1) >> 1 }

  var tree: BoxTree { BoxTree(address: words.address(FenceIndex.table &+ 8 &* count), count: count) }

  /// The fence at a place 0 ..< count in the table. Damaged words may give any.
  @inline(__always)
  subscript(place: Int) -> Fence {
    let entry = FenceIndex.table &+ 8 &* place
    return Fence(
      id: words[entry], kind: words[entry &+ 1], radius: Double(bitPattern: words[entry &+ 2]),
      low: Double(bitPattern: words[entry &+ 3]), high: Double(bitPattern: words[entry &+ 4]), place: place)
  }

  /// The edges of a fence; nil where damaged words have none. Their searches count at `meter`.
  func edges(_ fence: Fence, _ meter: WorkMeter = .none) -> EdgeIndex? {
    let entry = FenceIndex.table &+ 8 &* fence.place
    let start = words[entry &+ 5]
    let rings = words[entry &+ 6]
    guard start <= UInt64(truncatingIfNeeded: words.count), rings <= IndexWords.largestCount else { return nil }
    var edges = EdgeIndex(
      words, table: Int(truncatingIfNeeded: start), ringCount: Int(truncatingIfNeeded: rings),
      isClosed: fence.shape == GN_FENCE_POLYGON)
    edges?.meter = meter
    return edges
  }

  /// The place of the fence that comes at an index 0 ..< count by ids; in damaged words it may be none.
  func place(byID index: Int) -> Int {
    let address = words.address(FenceIndex.places(count)) + index &* 4
    return Int(truncatingIfNeeded: min(address.loadUnaligned(as: UInt32.self), 0x7FFF_FFFF))
  }

  /// The fence with an id; nil if there is none, or if it was refused.
  func fence(withID id: UInt64) -> Fence? {
    // The first that is not before the id.
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) >> 1
      if isBefore(place(byID: middle), id) { low = middle &+ 1 } else { high = middle }
    }
    guard low < count, place(byID: low) < count else { return nil }
    let fence = self[place(byID: low)]
    return fence.isThere && fence.id == id ? fence : nil
  }

  private func isBefore(_ place: Int, _ id: UInt64) -> Bool {
    guard place < count else { return false }
    let fence = self[place]
    return fence.isThere && fence.id < id
  }
}

/// What an index says of a fence.
struct Fence {
  let id: UInt64
  let kind: UInt64
  /// Meters.
  let radius: Double
  let low: Double
  let high: Double
  let place: Int

  var shape: gn_fence_shape { gn_fence_shape(rawValue: gn_fence_shape.RawValue(truncatingIfNeeded: kind & 0xFF)) }
  var triggers: Int32 { Int32(truncatingIfNeeded: kind >> 8 & 0xFF) }

  /// Meters: with the largest hysteresis, less than a quarter of the earth.
  static let largestRadius = 9_000_000.0

  /// It was not refused.
  var isThere: Bool { kind >> 16 & 0xFF == 0 }

  /// Whether it has a position at an altitude, if that is known. `margin`: meters beyond its limits.
  @inline(__always)
  func holds(altitude: Double, margin: Double) -> Bool {
    !(altitude < low - margin || altitude > high + margin)
  }
}
