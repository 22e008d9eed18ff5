// SPDX-License-Identifier: MIT
import CGridNorth

/// Points that edges join: those of a ring, or of a route.
protocol EdgeSequence {
  /// How many edges there are.
  var count: Int { get }
  /// Whether the last edge ends where the first begins.
  var isClosed: Bool { get }
  /// Where edge `index` begins; the count gives the end of the last.
  subscript(index: Int) -> gn_point { get }
}

extension EdgeSequence {
  func edge(_ index: Int) -> Edge { Edge(self[index], self[index &+ 1]) }

  /// The edge that begins where another ends; nil at the end of a route.
  func following(_ index: Int) -> Int? { index &+ 1 < count ? index &+ 1 : isClosed ? 0 : nil }
}

struct RingEdges: EdgeSequence {
  private let ring: PolygonRing

  init(_ ring: PolygonRing) { self.ring = ring }

  var count: Int { ring.count }
  var isClosed: Bool { true }
  subscript(index: Int) -> gn_point { ring[index < ring.count ? index : 0] }
}

struct RouteEdges: EdgeSequence {
  private let points: Points

  init(_ points: Points) { self.points = points }

  var isClosed: Bool { false }
  var count: Int { max(points.count &- 1, 0) }
  subscript(index: Int) -> gn_point { points[index] }
}
