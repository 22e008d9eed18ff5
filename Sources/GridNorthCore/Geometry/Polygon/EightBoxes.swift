// SPDX-License-Identifier: MIT
import CGridNorth
#if PAIRS
import CLevels
#endif

/// Rectangles around eight edges, in memory.
extension UnsafeMutablePointer<EdgeBoxes<Eight>> {
  /// Four times eight numbers.
  private var numbers: UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Double.self)
  }

  /// Becomes the rectangles around the eight edges between nine vertices. Returns which of the first seven edges is known to meet the
  /// next one at their common vertex only.
  func compute(_ latitudes: UnsafePointer<Double>, _ longitudes: UnsafePointer<Double>) -> UInt8 {
    #if PAIRS
    gridnorth_edge_boxes(latitudes, longitudes, numbers)
    #else
    Kernels.edgeBoxes(latitudes, longitudes, numbers)
    #endif
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
  /// the first seven edges begin outside the rectangle of the next one, which ends outside theirs: neither can run back along the
  /// other.
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
    // SAFETY: nine vertices, and four times eight numbers. What the last lane reads instead of others is not used.
    let box = EdgeBoxes<Block>(boxes) { index &+ $0 }
    let next = EdgeBoxes<Block>(boxes) { (index &+ $0 &+ 1) & 7 }
    let isBefore = next.holds(gather { latitudes[index &+ $0] }, gather { longitudes[index &+ $0] })
    let isBehind = box.holds(
      gather { latitudes[min(index &+ $0 &+ 2, 8)] }, gather { longitudes[min(index &+ $0 &+ 2, 8)] })
    return Block.bits(Block.not(Block.or(isBefore, isBehind)))
  }

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

  mutating func set(_ lane: Int, _ box: EdgeBoxes<Double>) {
    south.set(lane, box.south)
    north.set(lane, box.north)
    middle.set(lane, box.middle)
    half.set(lane, box.half)
  }
}

extension EdgeBoxes<Double> {
  /// Around some of eight, at least one.
  init(around boxes: UnsafePointer<EdgeBoxes<Eight>>, _ bits: UInt8) {
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
