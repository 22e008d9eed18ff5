// SPDX-License-Identifier: MIT
import CGridNorth
#if PAIRS
import CLevels
#endif

/// Finds the edges of a ring that reach the longitude of a position, and how far its vertices reach. Longitudes are degrees from the
/// first vertex.
struct NarrowScan {
  // What a kernel is given; it changes the last two.
  private let origin: Double
  private let west: Double
  private let east: Double
  private var low = 0.0
  private var high = 0.0

  /// From the longitude of the first vertex.
  init(_ test: BorderTest, from origin: Double) {
    let goal = (test.position.longitude - origin).turnedLongitude
    self.origin = origin
    west = goal - test.width
    east = goal + test.width
  }

  /// Whether all vertices so far lie within less than half of the longitudes.
  var isNarrow: Bool { high - low < 179 }

  /// Looks at vertices from one on, the second or a later one; the one behind the last is the first. Returns how many, and which of
  /// the edges that end there reach the longitude: bit 0 for the first. None if a vertex is a pole.
  mutating func edges(_ ring: PolygonRing, endingFrom index: Int) -> (count: Int, edges: UInt64) {
    let rest = ring.count &- index
    let count = min(64, rest & ~7)
    if count > 0, let edges = edges(ring.place(index), count) { return (count, edges) }
    return edges(ring, endingFrom: index, count: count > 0 ? count : rest &+ 1)
  }

  /// Nil if a vertex is a pole, or has a longitude that is not within half a turn.
  private mutating func edges(_ place: (numbers: UnsafePointer<Double>, stride: Int), _ count: Int) -> UInt64? {
    var edges: UInt64 = 0
    let arePlain = withUnsafeMutableBytes(of: &self) { bytes in
      // SAFETY: five numbers.
      let numbers = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self)
      #if PAIRS
      return gridnorth_edges_across(place.numbers, place.stride, count, numbers, &edges) != 0
      #else
      return Kernels.edgesAcross(place.numbers, place.stride, count, numbers, &edges)
      #endif
    }
    return arePlain ? edges : nil
  }

  @inline(never)
  private mutating func edges(_ ring: PolygonRing, endingFrom index: Int, count: Int) -> (count: Int, edges: UInt64) {
    var edges: UInt64 = 0
    var before = (ring.nearlyGiven(index &- 1).longitude - origin).turnedLongitude
    var lane = 0
    while lane < count {
      let point = ring.nearlyGiven(index &+ lane < ring.count ? index &+ lane : 0)
      guard point.latitude.absolute < 90 else { return (0, 0) }
      let here = (point.longitude - origin).turnedLongitude
      low = min(low, here)
      high = max(high, here)
      let isAcross = (here >= west || before >= west) && (here <= east || before <= east)
      if isAcross { edges |= 1 << UInt64(truncatingIfNeeded: lane) }
      before = here
      lane &+= 1
    }
    return (count, edges)
  }
}

extension Kernels {
  /// `numbers` are latitudes `stride` numbers apart, each with its longitude behind it; there is one before the first. `scan` is a
  /// NarrowScan. Up to 64, a multiple of eight; false if one of them is a pole, or if a longitude lies beyond 180 degrees.
  @inline(never)
  public static func edgesAcross(
    _ numbers: UnsafePointer<Double>, _ stride: Int, _ count: Int, _ scan: UnsafeMutablePointer<Double>,
    _ edges: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    let (origin, west, east) = (scan[0], scan[1], scan[2])
    var low = Block(repeating: scan[3])
    var high = Block(repeating: scan[4])
    var bits: UInt64 = 0
    var index = 0
    while index < count {
      // SAFETY: the lanes of a block are among those that are there.
      let place = numbers + index &* stride
      let latitude = gather { place[$0 &* stride] }
      let longitude = gather { place[$0 &* stride &+ 1] }
      let longitudeBefore = gather { place[($0 &- 1) &* stride &+ 1] }
      let areHalf = (longitude.absolute .<= 180) .& (longitudeBefore.absolute .<= 180)
      guard Block.isAll((latitude.absolute .< 90) .& areHalf) else { return false }
      let here = (longitude - origin).turnedLongitude
      let before = (longitudeBefore - origin).turnedLongitude
      let isAcross = ((here .>= west) .| (before .>= west)) .& ((here .<= east) .| (before .<= east))
      bits |= UInt64(Block.bits(isAcross)) << UInt64(truncatingIfNeeded: index)
      low = Block.select(here .< low, here, low)
      high = Block.select(high .< here, here, high)
      index &+= Block.width
    }
    scan[3] = low.least
    scan[4] = -(-high).least
    edges.pointee = bits
    return true
  }
}
