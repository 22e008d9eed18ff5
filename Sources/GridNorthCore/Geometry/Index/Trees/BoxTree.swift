// SPDX-License-Identifier: MIT
import CGridNorth

// A tree of boxes over items that stand in some order: runs of edges, or rings. Eight neighbors make a group; a group is an
// item of the level above, and the highest level has one group. So the tree has no links: group g of a level holds the
// items 8g ... 8g + 7 of that level, and is item g of the next. One item has no tree.
//
// A group stores five columns of eight 32-bit numbers: south, north, the middle of the longitudes, half their extent, and
// the least cosine of a latitude. They are rounded outwards. Lanes without an item have a box that holds nothing. The
// highest level comes first.

/// A rectangle of meridians and parallels, in degrees.
struct Box {
  var south = Double.infinity
  var north = -Double.infinity
  /// The middle of the longitudes, and half of their extent: 180 for all.
  var middle = 0.0
  var half = -1.0

  /// Joins a box: a rectangle around both.
  mutating func join(_ other: Box) {
    guard half >= 0 else {
      self = other
      return
    }
    guard other.half >= 0 else { return }
    south = min(south, other.south)
    north = max(north, other.north)
    let shift = other.middle.longitudeDifference(from: middle)
    let low = min(-half, shift - other.half)
    let high = max(half, shift + other.half)
    half = min(0.5 * (high - low), 180)
    middle = (middle + 0.5 * (low + high)).reducedLongitude
  }
}

/// The boxes of a group.
struct BoxGroup {
  static let size = 160

  let south: Floats
  let north: Floats
  let middle: Floats
  let half: Floats
  let leastCosine: Floats

  @inline(__always)
  init(_ address: UnsafeRawPointer) {
    // SAFETY: the group is there.
    south = BoxGroup.column(address, 0)
    north = BoxGroup.column(address, 1)
    middle = BoxGroup.column(address, 2)
    half = BoxGroup.column(address, 3)
    leastCosine = BoxGroup.column(address, 4)
  }

  @inline(__always)
  private static func column(_ address: UnsafeRawPointer, _ column: Int) -> Floats {
    (address + column &* 32).loadUnaligned(as: Floats.self)
  }

  /// Which boxes meet a rectangle.
  @inline(__always)
  func meet(_ box: EdgeBox) -> Eight.Mask { edgeBoxes.meet(box) }

  @inline(__always)
  func meet(_ box: EdgeBoxes<Double>) -> Eight.Mask { edgeBoxes.meet(box) }

  @inline(__always)
  private var edgeBoxes: EdgeBoxes<Eight> {
    EdgeBoxes(south: south.widened, north: north.widened, middle: middle.widened, half: half.widened)
  }

  func box(_ lane: Int) -> Box {
    func number(_ column: Floats) -> Double { Double(column[lane & 7]) }
    return Box(south: number(south), north: number(north), middle: number(middle), half: number(half))
  }

  static func clear(_ address: UnsafeMutableRawPointer) {
    var lane = 0
    while lane < 8 {
      store(Box(), at: address, lane)
      lane &+= 1
    }
  }

  /// Stores a box, rounded outwards.
  static func store(_ box: Box, at address: UnsafeMutableRawPointer, _ lane: Int) {
    let isEmpty = box.half < 0
    let middle = Float(box.middle)
    let lost = (box.middle - Double(middle)).absolute
    let farthest = max(box.south.absolute, box.north.absolute)
    let cosine = farthest < 90 ? farthest.sineAndCosineOfDegrees.cosine : 0
    set(address, 0, lane, isEmpty ? .infinity : Float(below: box.south))
    set(address, 1, lane, isEmpty ? -.infinity : Float(above: box.north))
    set(address, 2, lane, middle)
    // The difference of two longitudes is rounded too.
    set(address, 3, lane, isEmpty ? -1 : Float(above: box.half + lost + 1e-12))
    set(address, 4, lane, isEmpty ? 0 : Float(below: cosine * (1 - 1e-12)))
  }

  private static func set(_ address: UnsafeMutableRawPointer, _ column: Int, _ lane: Int, _ value: Float) {
    address.storeBytes(of: value, toByteOffset: column &* 32 &+ lane &* 4, as: Float.self)
  }
}

/// A position that is compared with boxes, in single precision as they are.
///
/// A difference of neighbors is exact, and any other rounded by one part in 2^24. So what the position lacks in single precision is
/// taken off afterward: it changes no other difference.
struct BoxTarget {
  private let latitude: (most: Float, rest: Float)
  private let longitude: (most: Float, rest: Float)

  init(_ position: gn_point) {
    func parts(_ degrees: Double) -> (most: Float, rest: Float) {
      (Float(degrees), Float(degrees - Double(Float(degrees))))
    }
    latitude = parts(position.latitude)
    longitude = parts(position.longitude)
  }

  /// Degrees from the position north to the boxes; negative where they begin south of it.
  @inline(__always)
  private func north(to boxes: BoxGroup) -> Floats {
    (boxes.south - Floats(repeating: latitude.most)) - Floats(repeating: latitude.rest)
  }

  /// Degrees from the position south to the boxes; negative where they end north of it.
  @inline(__always)
  private func south(to boxes: BoxGroup) -> Floats {
    (Floats(repeating: latitude.most) - boxes.north) + Floats(repeating: latitude.rest)
  }

  /// Degrees of latitude from the position to the boxes, 0 or less within them.
  @inline(__always)
  func rise(to boxes: BoxGroup) -> Floats { north(to: boxes).larger(south(to: boxes)) }

  /// Degrees of longitude from the position to the boxes, or less; 0 or less within them.
  @inline(__always)
  func way(to boxes: BoxGroup) -> Floats {
    let difference =
      ((boxes.middle - Floats(repeating: longitude.most)) - Floats(repeating: longitude.rest)).absolute
    // A difference of nearly 360 degrees is rounded by less than is taken off here.
    let way = difference.smaller(Floats(repeating: 359.9999) - difference)
    return way * Floats(repeating: 1 - 5e-7) - boxes.half
  }

  /// Which boxes the position may lie in.
  @inline(__always)
  func isIn(_ boxes: BoxGroup) -> UInt8 { rise(to: boxes).larger(way(to: boxes)).bits(atMost: 0) }

  /// Which boxes may hold something on the meridian to the north of the position, and which lie wholly to the north.
  @inline(__always)
  func isSouth(of boxes: BoxGroup) -> (some: UInt8, all: UInt8) {
    (south(to: boxes).larger(way(to: boxes)).bits(atMost: 0), ~north(to: boxes).bits(atMost: 0))
  }
}

/// A tree in an index: where it is, and how many items it has.
struct BoxTree {
  let address: UnsafeRawPointer
  let count: Int

  /// Items beyond these would need more levels than a walk keeps in mind.
  static let largestCount = 1 << 24

  /// How many groups a level has; level 0 holds the items.
  @inline(__always)
  static func groups(_ count: Int, level: Int) -> Int {
    (count &+ (8 &<< (3 &* level)) &- 1) &>> (3 &+ 3 &* level)
  }

  /// The highest level.
  @inline(__always)
  static func top(_ count: Int) -> Int {
    var level = 0
    while groups(count, level: level) > 1 { level &+= 1 }
    return level
  }

  /// How many words a tree takes. Not inlined, so that loops ask once.
  @inline(never)
  static func words(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    var total = 0
    var level = top(count)
    while level >= 0 {
      total &+= groups(count, level: level) &* (BoxGroup.size / 8)
      level &-= 1
    }
    return total
  }

  /// The address of the first group of a level, relative to the tree.
  static func offset(_ count: Int, level: Int) -> Int {
    var offset = 0
    var above = top(count)
    while above > level {
      offset &+= groups(count, level: above) &* BoxGroup.size
      above &-= 1
    }
    return offset
  }

  /// Goes down into the boxes that `visit` chooses, in order, and gives the items that are reached to `item`, which stops
  /// the walk by returning false.
  ///
  /// - Parameter visit: Looks at a group: its boxes, its level, and the number of its first item on that level. Returns a
  ///   bit for each item to enter.
  @inline(__always)
  func walk(_ visit: (_ boxes: BoxGroup, _ level: Int, _ first: Int) -> UInt8, _ item: (Int) -> Bool) {
    walk { group, rest in
      if group.isNew { rest = visit(BoxGroup(group.address), group.level, group.first) }
      guard rest != 0 else { return nil }
      let lane = rest.trailingZeroBitCount
      rest &= rest &- 1
      return lane
    } _: {
      item($0)
    }
  }

  /// Goes down into boxes, the nearer ones first, and gives the items that are reached to `item`.
  ///
  /// - Parameter least: The squares of how near the boxes of a group come.
  /// - Parameter within: Boxes beyond this square are not entered; it may become less on the way.
  /// - Parameter allowed: A bit for each item of a group that may be entered.
  @inline(__always)
  func walk(
    nearestFirst least: (BoxGroup) -> Floats, within square: () -> Double,
    allowed: (_ level: Int, _ first: Int) -> UInt8, _ item: (Int) -> Void
  ) {
    var items = NearestItems()
    walk { group, _ in
      if group.isNew { items.enter(group.level, least(BoxGroup(group.address)), allowed(group.level, group.first)) }
      return items.next(group.level, within: Float(square()))
    } _: {
      item($0)
      return true
    }
  }

  /// A group on the way through the tree: where it is, its level, the number of its first item on that level, and whether it
  /// was just entered.
  private struct Visit {
    let address: UnsafeRawPointer
    let level: Int
    let first: Int
    let isNew: Bool
  }

  /// Each box is entered once at most, whatever the words are.
  ///
  /// - Parameter choose: Looks at a group, and at eight bits that it keeps for it: which items are still to be entered.
  ///   Returns the one to enter now, each once at most; nil if there is none.
  @inline(__always)
  private func walk(_ choose: (_ group: Visit, _ rest: inout UInt8) -> Int?, _ item: (Int) -> Bool) {
    guard count > 0 else { return }
    let top = BoxTree.top(count)
    var level = top
    var group = 0
    var offset = 0
    // The bits of the levels above, the lowest level lowest.
    var above: UInt64 = 0
    var rest: UInt8 = 0
    var isNew = true
    while true {
      var next = 0
      // One item alone has no box.
      if count > 1 {
        // SAFETY: the group is one of its level.
        let visit = Visit(
          address: address + (offset &+ group &* BoxGroup.size), level: level, first: group &* 8, isNew: isNew)
        isNew = false
        guard let lane = choose(visit, &rest) else {
          guard level < top else { return }
          level &+= 1
          offset &-= BoxTree.groups(count, level: level) &* BoxGroup.size
          group >>= 3
          rest = UInt8(truncatingIfNeeded: above)
          above >>= 8
          continue
        }
        next = group &* 8 &+ lane
      }
      if level == 0 {
        // Damaged boxes may lead to items that are not there.
        if next < count, !item(next) { return }
        guard count > 1 else { return }
      } else if next < BoxTree.groups(count, level: level &- 1) {
        offset &+= BoxTree.groups(count, level: level) &* BoxGroup.size
        level &-= 1
        group = next
        above = above << 8 | UInt64(rest)
        isNew = true
      }
    }
  }
}

/// Writes a tree: first the boxes of the items, then the levels above them.
struct BoxTreeBuilder {
  let address: UnsafeMutableRawPointer
  let count: Int
  private let items: UnsafeMutableRawPointer

  init(_ address: UnsafeMutableRawPointer, count: Int) {
    self.address = address
    self.count = count
    items = address + BoxTree.offset(count, level: 0)
  }

  func set(_ index: Int, _ box: Box) {
    guard count > 1 else { return }
    BoxTreeBuilder.set(items, index, box)
  }

  private static func set(_ level: UnsafeMutableRawPointer, _ index: Int, _ box: Box) {
    let group = level + (index >> 3) &* BoxGroup.size
    if index & 7 == 0 { BoxGroup.clear(group) }
    BoxGroup.store(box, at: group, index & 7)
  }

  /// Writes the levels above the items; gives the box around all.
  func finish() -> Box {
    guard count > 1 else { return Box() }
    let top = BoxTree.top(count)
    var level = 0
    var groups = items
    while level < top {
      let above = groups + (0 &- BoxTree.groups(count, level: level &+ 1) &* BoxGroup.size)
      var index = 0
      while index < BoxTree.groups(count, level: level) {
        BoxTreeBuilder.set(above, index, BoxTreeBuilder.around(UnsafeRawPointer(groups) + index &* BoxGroup.size))
        index &+= 1
      }
      groups = above
      level &+= 1
    }
    return BoxTreeBuilder.around(UnsafeRawPointer(groups))
  }

  /// The box around a group.
  static func around(_ group: UnsafeRawPointer) -> Box {
    let boxes = BoxGroup(group)
    var box = boxes.box(0)
    var lane = 1
    while lane < 8 {
      box.join(boxes.box(lane))
      lane &+= 1
    }
    return box
  }
}
