// SPDX-License-Identifier: MIT
import CGridNorth

/// Rings of points that are joined by geodesics: the outer one first, then holes.
///
/// The inside of a ring is the smaller of the two parts into which it divides the earth.
public struct Polygon {
  private let points: Points
  private let rings: UnsafePointer<Int>?
  private let ringCount: Int

  /// Throws what `Points` throws, `GN_NULL` for rings that are not there, and `GN_RINGS` when their counts do not sum
  /// up to that of the points. Without rings all points are one.
  public init(_ points: Points, rings: UnsafePointer<Int>?, ringCount: Int) throws(gn_status) {
    self.points = points
    self.rings = ringCount == 0 ? nil : rings
    self.ringCount = ringCount
    guard ringCount != 0 else { return }
    guard let rings else { throw GN_NULL }
    // A size_t above the largest Int arrives as a negative number: more rings, or points, than there are.
    guard ringCount > 0 else { throw GN_RINGS }
    var rest = points.count
    var index = 0
    while index < ringCount {
      // SAFETY: 0 <= index < ringCount.
      let count = rings[index]
      guard count >= 0, count <= rest else { throw GN_RINGS }
      rest &-= count
      index &+= 1
    }
    guard rest == 0 else { throw GN_RINGS }
  }

  /// A single ring.
  public init(_ points: Points) {
    self.points = points
    rings = nil
    ringCount = 0
  }

  /// Throws `GN_COUNT` if the outer ring has no point.
  func checkNotEmpty() throws(gn_status) {
    guard outer.count > 0 else { throw GN_COUNT }
  }

  func makeIterator() -> Iterator { Iterator(points: points, rings: rings, ringCount: ringCount) }

  /// Gives the rings one after the other; there is one at least.
  struct Iterator {
    fileprivate let points: Points
    fileprivate let rings: UnsafePointer<Int>?
    fileprivate let ringCount: Int
    private var index = 0
    private var first = 0

    fileprivate init(points: Points, rings: UnsafePointer<Int>?, ringCount: Int) {
      self.points = points
      self.rings = rings
      self.ringCount = ringCount
    }

    mutating func next() -> PolygonRing? {
      guard let rings else {
        guard index == 0 else { return nil }
        index = 1
        return PolygonRing(points, first: 0, count: points.count)
      }
      guard index < ringCount else { return nil }
      // SAFETY: 0 <= index < ringCount.
      let count = rings[index]
      let ring = PolygonRing(points, first: first, count: count)
      first &+= count
      index &+= 1
      return ring
    }
  }

  /// The ring whose inside the holes are taken from.
  var outer: PolygonRing {
    var rings = makeIterator()
    return rings.next() ?? PolygonRing(points, first: 0, count: 0)
  }
}

/// A ring of a polygon, without a last point that repeats the first.
struct PolygonRing {
  private let points: Points
  /// Of its first point, among all of the polygon.
  let first: Int
  let count: Int

  init(_ points: Points, first: Int, count: Int) {
    self.points = points
    self.first = first
    let isRepeated = count > 1 && points[first].isSamePlace(as: points[first &+ count &- 1])
    self.count = isRepeated ? count &- 1 : count
  }

  @inline(__always)
  subscript(index: Int) -> gn_point { points[first &+ index] }

  @inline(__always)
  func next(_ index: Int) -> Int { index &+ 1 == count ? 0 : index &+ 1 }

  /// The point where edge `index` ends.
  @inline(__always)
  func end(_ index: Int) -> gn_point { self[next(index)] }
}

extension gn_point {
  /// Whether reduced points are one: at a pole whatever the longitude.
  func isSamePlace(as other: gn_point) -> Bool {
    latitude == other.latitude && (longitude == other.longitude || isPole)
  }

  var isPole: Bool { latitude.absolute == 90 }
}
