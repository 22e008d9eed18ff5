// SPDX-License-Identifier: MIT
import CGridNorth
#if PAIRS
import CLevels
#endif

/// Up to 64 edges of a ring that follow each other, as eight groups of eight: the rectangles around the edges, and those around
/// the groups.
struct RingRun {
  /// Around the edges of each group; then around the groups.
  let boxes: UnsafeMutablePointer<EdgeBoxes<Eight>>
  /// The groups that have edges to compare.
  private(set) var groupBits: UInt8 = 0
  private var bits: UInt64 = 0
  private var apart: UInt64 = 0
  private var place = (ring: -1, count: -1, edge: -1)

  /// Without edges. There must be memory for nine times eight rectangles.
  init(_ boxes: UnsafeMutablePointer<EdgeBoxes<Eight>>) {
    self.boxes = boxes
  }

  func holds(_ ring: PolygonRing, from first: Int) -> Bool { place == (ring.first, ring.count, first) }

  /// The edges of a group, without those that end where they begin: what meets these also meets the edges around them.
  func edges(_ group: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> UInt64(truncatingIfNeeded: 8 &* group)) }

  /// The edges of a group with which one of them is to be compared: those behind it, but for the next one if that is known to meet it
  /// at their common vertex only.
  func toCompare(_ group: Int, _ lane: Int) -> UInt8 {
    let isApart = apart >> UInt64(truncatingIfNeeded: 8 &* group &+ lane) & 1
    return 0xFE << UInt8(truncatingIfNeeded: lane &+ Int(isApart))
  }

  /// Holds the edges from one on.
  @inline(never)
  mutating func load(_ ring: PolygonRing, from first: Int) {
    place = (ring.first, ring.count, first)
    bits = 0
    apart = 0
    groupBits = 0
    var group = 0
    while group < 8, first &+ 8 &* group < ring.count {
      load(group, ring, from: first &+ 8 &* group)
      group &+= 1
    }
  }

  private mutating func load(_ group: Int, _ ring: PolygonRing, from first: Int) {
    var vertices = RingVertices(ring, from: first)
    let count = min(ring.count &- first, 8)
    let edges = vertices.edges & (0xFF >> UInt8(truncatingIfNeeded: 8 &- count))
    guard edges != 0 else { return }
    bits |= UInt64(edges) << UInt64(truncatingIfNeeded: 8 &* group)
    groupBits |= 1 << UInt8(truncatingIfNeeded: group)
    // SAFETY: one of eight groups.
    let boxes = boxes + group
    let apart = vertices.writeBoxes(to: boxes) & 0x7F
    self.apart |= UInt64(apart) << UInt64(truncatingIfNeeded: 8 &* group)
    self.boxes[8].set(group, EdgeBoxes(around: boxes, edges))
  }
}

/// Nine vertices of a ring, between which eight edges lie; past the end, the first one.
private struct RingVertices {
  private var latitudes: Nine
  private var longitudes: Nine

  init(_ ring: PolygonRing, from first: Int) {
    let last = ring[first &+ 8 < ring.count ? first &+ 8 : 0]
    latitudes = Nine(last: last.latitude)
    longitudes = Nine(last: last.longitude)
    var lane = 0
    while lane < 8 {
      let block = ring.block(from: first &+ lane)
      latitudes.eight.set(lane, block.latitude)
      longitudes.eight.set(lane, block.longitude)
      lane &+= Block.width
    }
  }

  /// The edges that do not end where they begin.
  var edges: UInt8 { ~Eight.bits(Eight.and(latitudes.areRepeated, longitudes.areRepeated)) }

  /// Also returns which of the first seven edges is known to meet the next one at their common vertex only.
  mutating func writeBoxes(to boxes: UnsafeMutablePointer<EdgeBoxes<Eight>>) -> UInt8 {
    let out = boxes.numbers
    return latitudes.withNumbers { latitudes in
      longitudes.withNumbers { longitudes in
        #if PAIRS
        gridnorth_edge_boxes(latitudes, longitudes, out)
        #else
        Kernels.edgeBoxes(latitudes, longitudes, out)
        #endif
      }
    }
  }
}

private struct Nine {
  var eight = Eight(repeating: 0)
  let last: Double

  /// Which of the eight equal the number behind them.
  var areRepeated: Eight.Mask { eight .== eight.followed(by: last) }

  @inline(__always)
  mutating func withNumbers(_ body: (UnsafePointer<Double>) -> UInt8) -> UInt8 {
    withUnsafeBytes(of: &self) { bytes in
      // SAFETY: the ninth number follows the eighth.
      body(bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self))
    }
  }
}

extension UnsafeMutablePointer<EdgeBoxes<Eight>> {
  /// Four times eight numbers.
  fileprivate var numbers: UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Double.self)
  }

  /// Which of eight rectangles meet which of others: bits 8 to 15 are for the second one, and so on.
  func meetings(_ others: UnsafeMutablePointer<EdgeBoxes<Eight>>) -> UInt64 {
    #if PAIRS
    gridnorth_boxes_meet(numbers, others.numbers)
    #else
    Kernels.boxesMeet(numbers, others.numbers)
    #endif
  }
}

extension Kernels {
  /// The rectangles around the eight edges between nine vertices (EdgeBoxes): eight souths, eight norths and so on. Returns which of
  /// the first seven edges end outside the rectangle of the next one while that one begins outside theirs: neither can run
  /// back along the other.
  @inline(never)
  public static func edgeBoxes(
    _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>, _ boxes: UnsafeMutablePointer<Double>
  ) -> UInt8 {
    var index = 0
    while index < 8 {
      // SAFETY: the lanes of a block are among the eight, and those behind them among the nine.
      let (latitude, longitude, out) = (latitudes + index, longitudes + index, UnsafeMutableRawPointer(boxes + index))
      let box = EdgeBoxes<Block>(
        from: (gather { latitude[$0] }, gather { longitude[$0] }),
        to: (gather { latitude[$0 &+ 1] }, gather { longitude[$0 &+ 1] }))
      out.storeBytes(of: box.south, as: Block.self)
      out.storeBytes(of: box.north, toByteOffset: 64, as: Block.self)
      out.storeBytes(of: box.middle, toByteOffset: 128, as: Block.self)
      out.storeBytes(of: box.half, toByteOffset: 192, as: Block.self)
      index &+= Block.width
    }
    var bits: UInt8 = 0
    index = 0
    while index < 8 {
      bits |= apart(latitudes, longitudes, boxes, index) << UInt8(truncatingIfNeeded: index)
      index &+= Block.width
    }
    return bits
  }

  @inline(__always)
  private static func apart(
    _ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>, _ boxes: UnsafePointer<Double>,
    _ index: Int
  ) -> UInt8 {
    // SAFETY: nine vertices, of which there is no more behind the last edge, and four times eight numbers.
    let box = EdgeBoxes<Block>(boxes) { index &+ $0 }
    let next = EdgeBoxes<Block>(boxes) { index &+ $0 &+ 1 & 7 }
    let isBefore = next.holds(gather { latitudes[index &+ $0] }, gather { longitudes[index &+ $0] })
    let isBehind = box.holds(
      gather { latitudes[min(index &+ $0 &+ 2, 8)] }, gather { longitudes[min(index &+ $0 &+ 2, 8)] })
    return Block.bits(Block.not(Block.or(isBefore, isBehind)))
  }
}

extension Kernels {
  /// Which of eight rectangles meet which of others: bits 8 to 15 are for the second one, and so on.
  @inline(never)
  public static func boxesMeet(_ boxes: UnsafePointer<Double>, _ others: UnsafePointer<Double>) -> UInt64 {
    var bits: UInt64 = 0
    var index = 0
    while index < 8 {
      // SAFETY: the lanes of a block are among the eight.
      let box = EdgeBoxes<Block>(others) { index &+ $0 }
      var lane = 0
      while lane < 8 {
        let meets = box.meet(boxes[lane], boxes[8 &+ lane], boxes[16 &+ lane], boxes[24 &+ lane])
        bits |= UInt64(Block.bits(meets)) << UInt64(truncatingIfNeeded: 8 &* lane &+ index)
        lane &+= 1
      }
      index &+= Block.width
    }
    return bits
  }
}

extension EdgeBoxes<Block> {
  /// Some of eight.
  @inline(__always)
  fileprivate init(_ numbers: UnsafePointer<Double>, _ lane: (Int) -> Int) {
    // SAFETY: four times eight numbers.
    self.init(
      south: gather { numbers[lane($0)] }, north: gather { numbers[8 &+ lane($0)] },
      middle: gather { numbers[16 &+ lane($0)] }, half: gather { numbers[24 &+ lane($0)] })
  }
}

extension EdgeBoxes<Eight> {
  static var none: EdgeBoxes {
    let zero = Eight(repeating: 0)
    return EdgeBoxes(south: zero, north: zero, middle: zero, half: zero)
  }

  fileprivate func lane(_ lane: Int) -> EdgeBoxes<Double> {
    EdgeBoxes<Double>(
      south: south.lane(lane), north: north.lane(lane), middle: middle.lane(lane), half: half.lane(lane))
  }

  fileprivate mutating func set(_ lane: Int, _ box: EdgeBoxes<Double>) {
    south.set(lane, box.south)
    north.set(lane, box.north)
    middle.set(lane, box.middle)
    half.set(lane, box.half)
  }
}

extension EdgeBoxes<Double> {
  /// Around some of eight, at least one.
  fileprivate init(around boxes: UnsafePointer<EdgeBoxes<Eight>>, _ bits: UInt8) {
    self = boxes.pointee.lane(bits.trailingZeroBitCount)
    var rest = bits & (bits &- 1)
    while rest != 0 {
      add(boxes.pointee.lane(rest.trailingZeroBitCount))
      rest &= rest &- 1
    }
  }

  /// Becomes the rectangle around both.
  @inline(never)
  mutating func add(_ other: EdgeBoxes) {
    south = min(south, other.south)
    north = max(north, other.north)
    let way = (other.middle - middle).turnedLongitude
    let low = min(0 - half, way - other.half)
    let high = max(half, way + other.half)
    middle = (middle + 0.5 * (low + high)).turnedLongitude
    half = 0.5 * (high - low)
  }
}
