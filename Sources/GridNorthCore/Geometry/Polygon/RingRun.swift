// SPDX-License-Identifier: MIT
import CGridNorth

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

  /// The edges of a group, without those that end where they begin: their neighbors meet whatever they meet.
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
    latitudes.withNumbers { latitudes in
      longitudes.withNumbers { longitudes in boxes.compute(latitudes, longitudes) }
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
