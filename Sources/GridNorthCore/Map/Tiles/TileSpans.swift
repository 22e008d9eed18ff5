// SPDX-License-Identifier: MIT
import CGridNorth

/// Tiles of a row that outlines touch, and what these outlines change in the winding number to the east of them. With no
/// tile it is a change at a place. 16 bytes, as many as a run of tiles has.
struct TileSpan {
  var row: UInt32 = 0
  var start: UInt32 = 0
  /// The column behind the last tile.
  var end: UInt32 = 0
  /// 1 more for each outline that runs south through the middle of the row, 1 less for each that runs north.
  var winding: Int32 = 0

  /// By row and column.
  var key: UInt64 { UInt64(row) << 32 | UInt64(start) }
}

/// Spans in a bounded memory: those with the lowest keys from a key on. `end` tells where the others begin, for which
/// outlines are drawn once more.
struct TileSpans {
  private let base: UnsafeMutablePointer<TileSpan>
  private let capacity: Int
  /// A span of a row, if it still is there: neighboring edges mostly touch the same tiles, and a span that grows need not be sorted
  /// with others.
  private let recent: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  /// How much of the memory was used.
  private(set) var used = 0
  private let grid: TileGrid
  private let first: UInt64
  private(set) var end: UInt64
  /// The latitudes of the rows that are wanted.
  private let north: Double
  private var south: Double
  /// What drawing has cost: some nanoseconds each.
  private(set) var work: UInt64 = 0
  private let mostWork: UInt64

  /// A shape stops drawing then, because its spans are not used.
  var isTooMuch: Bool { work > mostWork }

  /// - Parameters:
  ///   - memory: Room for spans: two at least.
  ///   - recent: `TileSpanMemory.recentCount` numbers.
  ///   - end: The key that the first unwanted span would have.
  ///   - mostWork: What drawing may cost.
  init(
    _ grid: TileGrid, _ memory: UnsafeMutableBufferPointer<TileSpan>, recent: UnsafeMutablePointer<UInt32>,
    from first: UInt64, to end: UInt64, mostWork: UInt64
  ) {
    self.mostWork = mostWork
    base = memory.baseAddress.unsafelyUnwrapped
    capacity = memory.count
    self.recent = recent
    self.grid = grid
    self.first = first
    self.end = end
    let row = Int64(truncatingIfNeeded: first >> 32)
    north = row == 0 ? 90 : grid.latitude(ofRow: row) + TileSpans.margin
    south = TileSpans.south(grid, end)
  }

  /// The rows that are wanted.
  var firstRow: Int64 { Int64(truncatingIfNeeded: first >> 32) }
  var lastRow: Int64 { Int64(truncatingIfNeeded: end >> 32) }

  /// The south edge of the row of a key.
  private static func south(_ grid: TileGrid, _ key: UInt64) -> Double {
    let row = Int64(truncatingIfNeeded: key >> 32) &+ 1
    return row < grid.count ? grid.latitude(ofRow: row) - TileSpans.margin : -90
  }

  /// Whether what lies between two latitudes may come into the rows that are wanted.
  func mayMeet(south: Double, north: Double) -> Bool { north >= self.south && south <= self.north }

  /// The degrees of latitude from what lies between two latitudes to the rows that are wanted; 0 if it meets them.
  func gap(south: Double, north: Double) -> Double { max(max(self.south - north, south - self.north), 0) }

  /// Whether an edge surely does not come into the rows that are wanted; quickly told, for short edges alone.
  @inline(__always)
  func isFar(from: gn_point, to: gn_point) -> Bool {
    // Over a degree of longitude, they bend by less than 0.0014 degrees.
    let isBeyond =
      min(from.latitude, to.latitude) > north + 0.0014 || max(from.latitude, to.latitude) < south - 0.0014
    return isBeyond && (to.longitude - from.longitude).absolute < 1
  }

  /// More than rounding, in degrees.
  private static let margin = 1e-9

  subscript(index: Int) -> TileSpan {
    // SAFETY: 0 <= index < count.
    base[index]
  }

  /// Counts points that are gone through.
  mutating func pass(points: Int) { work &+= UInt64(truncatingIfNeeded: points) &* 8 }

  /// What drawing needs besides spans.
  enum Task: UInt64 {
    /// An edge whose chord tells all.
    case edge = 512
    /// A place on a geodesic.
    case place = 800
    /// The geodesic between two points, or two places beside a route.
    case inverse = 2560
  }

  /// Counts work.
  @inline(__always)
  mutating func pass(_ task: Task) { work &+= task.rawValue }

  @inline(never)
  mutating func add(_ span: TileSpan) { addNear(span) }

  /// Adds a span that mostly continues a recent one.
  @inline(__always)
  mutating func addNear(_ span: TileSpan) {
    guard span.key >= first, span.key < end else { return }
    work &+= 256
    let place = Int(span.row) & (TileSpanMemory.recentCount &- 1)
    // SAFETY: all these places are there; and whatever one holds, it is not used unless it is a span that is there.
    let index = Int(recent[place])
    if index < count, base[index].touches(span) { return base[index].absorb(span) }
    addNew(span, place)
  }

  @inline(never)
  private mutating func addNew(_ span: TileSpan, _ place: Int) {
    if count == capacity {
      merge()
      if count > capacity / 2 {
        count = capacity / 2
        end = base[count].key
        south = TileSpans.south(grid, end)
      }
      guard span.key < end else { return }
    }
    // SAFETY: count < capacity.
    base[count] = span
    recent[place] = UInt32(truncatingIfNeeded: count)
    count &+= 1
    used = max(used, count)
  }

  /// The work to sort one of some hundred spans. Larger memory is sorted once where this one is again and again.
  private static let workOfSorting: UInt64 = 768

  /// Sorts the spans, and makes one of those that overlap or touch.
  mutating func merge() {
    guard count > 1 else { return }
    work &+= UInt64(truncatingIfNeeded: count) &* TileSpans.workOfSorting
    let base = base
    heapSort(count) { a, b in
      base[a].key < base[b].key
    } swap: { a, b in
      let held = base[a]
      base[a] = base[b]
      base[b] = held
    }
    var last = 0
    var index = 1
    while index < count {
      let span = base[index]
      if base[last].touches(span) {
        base[last].absorb(span)
      } else {
        last &+= 1
        base[last] = span
      }
      index &+= 1
    }
    count = last &+ 1
  }
}

extension TileSpan {
  /// Whether a span overlaps or adjoins this one.
  fileprivate func touches(_ other: TileSpan) -> Bool {
    other.row == row && other.start <= end && start <= other.end
  }

  fileprivate mutating func absorb(_ other: TileSpan) {
    start = min(start, other.start)
    end = max(end, other.end)
    winding = winding &+ other.winding
  }
}

/// Memory for spans where the caller gives none, and behind it for the recent ones.
struct TileSpanMemory {
  static let capacity = 224
  static let recentCount = 128

  private typealias Four<Element> = (Element, Element, Element, Element)
  private var storage: Four<Four<Four<Four<TileSpan>>>>

  init() {
    let one = TileSpan()
    let four = (one, one, one, one)
    let sixteen = (four, four, four, four)
    let sixtyFour = (sixteen, sixteen, sixteen, sixteen)
    storage = (sixtyFour, sixtyFour, sixtyFour, sixtyFour)
  }
}
