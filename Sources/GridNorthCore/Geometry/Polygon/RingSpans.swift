// SPDX-License-Identifier: MIT
import CGridNorth

/// Runs of 64 edges: sixteen times 2^level, or less at the end of a ring.
struct Span {
  /// The edges of a span of the lowest level.
  static let size = 1024

  let level: Int
  let index: Int

  init(level: Int, index: Int) {
    self.level = level
    self.index = index
  }

  /// All edges of a ring.
  init(around ring: PolygonRing) {
    var level = 0
    while Span.size << level < ring.count { level &+= 1 }
    self.init(level: level, index: 0)
  }

  /// The first edge.
  var first: Int { index &* (Span.size << level) }

  var next: Span { Span(level: level, index: index &+ 1) }

  /// The edge behind the last one.
  func end(in ring: PolygonRing) -> Int { min(next.first, ring.count) }
}

/// A span, with the rectangle around it.
struct BoxedSpan {
  let span: Span
  let box: EdgeBoxes<Double>
  /// Whether all vertices are the same.
  let isPoint: Bool

  fileprivate init(_ span: Span, _ ring: PolygonRing) {
    self.span = span
    box = EdgeBoxes(around: ring, from: span.first, to: span.end(in: ring))
    isPoint = ring.isPoint(from: span.first, to: span.end(in: ring))
  }
}

/// The halves of a span, or the whole; the second is missing if the ring ends before.
struct Halves {
  let first: BoxedSpan
  let second: BoxedSpan?

  init(of span: Span, _ isCut: Bool, _ ring: PolygonRing) {
    guard isCut else {
      first = BoxedSpan(span, ring)
      second = nil
      return
    }
    let half = Span(level: span.level &- 1, index: span.index &* 2)
    first = BoxedSpan(half, ring)
    second = half.next.first < ring.count ? BoxedSpan(half.next, ring) : nil
  }
}

extension PolygonRing {
  /// Whether some vertices are all the same.
  func isPoint(from first: Int, to last: Int) -> Bool {
    let point = self[first]
    var index = first
    while index < last {
      let end = end(index)
      guard end.latitude == point.latitude, end.longitude == point.longitude else { return false }
      index &+= 1
    }
    return true
  }
}

extension EdgeBoxes<Double> {
  /// Around a ring; nil if it has no edges.
  init?(_ ring: PolygonRing) {
    guard ring.count > 0 else { return nil }
    self.init(around: ring, from: 0, to: ring.count)
  }

  /// Around edges that follow each other: as if one of them were as wide as all, which bulges most.
  init(around ring: PolygonRing, from first: Int, to last: Int) {
    let start = ring[first].longitude
    let end = ring.end(last &- 1)
    let difference = end.longitude.longitudeDifference(from: start)
    var (south, north) = (Block(repeating: end.latitude), Block(repeating: end.latitude))
    var (low, high) = (Block(repeating: difference), Block(repeating: difference))
    var index = first
    while index < last {
      // Past the end of a ring it is its first vertex, where the last edge ends.
      let (latitude, longitude) = ring.block(from: index)
      let difference = longitude.longitudeDifference(from: Block(repeating: start))
      south = Block.select(latitude .< south, latitude, south)
      north = Block.select(north .< latitude, latitude, north)
      low = Block.select(difference .< low, difference, low)
      high = Block.select(high .< difference, difference, high)
      index &+= Block.width
    }
    self.init(south: south.least, north: -(-north).least, start: start, low: low.least, high: -(-high).least)
  }

  /// Longitudes are relative to the start. Within 90 degrees, no edge goes around the other side of the earth.
  private init(south: Double, north: Double, start: Double, low: Double, high: Double) {
    let isWide = low <= -90 || high >= 90
    let range = LatitudeRange(from: south, to: north, width: isWide ? 180 : high - low)
    // Near a pole, a micrometer may span any longitudes; elsewhere it is less than 1e-8 degrees.
    let areAll = isWide || range.north > 89.9 || range.south < -89.9
    self.init(
      south: range.south, north: range.north, middle: start + 0.5 * (low + high),
      half: areAll ? 180 : 0.5 * (high - low) + 1e-8)
  }
}

extension Block {
  var least: Double {
    var least = lane(0)
    var index = 1
    while index < Block.width {
      if lane(index) < least { least = lane(index) }
      index &+= 1
    }
    return least
  }
}
