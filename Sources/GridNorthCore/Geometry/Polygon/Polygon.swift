// SPDX-License-Identifier: MIT
import CGridNorth

/// Rings of points that are joined by geodesics: the outer one first, then holes.
///
/// The inside of a ring is the smaller of the two parts into which it divides the earth.
public struct Polygon {
  private let points: Points
  private let rings: UnsafePointer<Int>?
  /// Features whose vertices are the rings, instead.
  private let features: UnsafePointer<gn_feature>?
  private let ringCount: Int

  /// Throws what `Points` throws, `GN_ERROR_NULL` for missing rings, and `GN_ERROR_RINGS` if their counts do not add up
  /// to the count of the points. Without rings, all points are one ring.
  public init(_ points: Points, rings: UnsafePointer<Int>?, ringCount: Int) throws(gn_status) {
    self.points = points
    features = nil
    self.rings = ringCount == 0 ? nil : rings
    self.ringCount = ringCount
    guard ringCount != 0 else { return }
    guard let rings else { throw GN_ERROR_NULL }
    guard let ringCount = Size(ringCount).count(ofBytes: MemoryLayout<Int>.size) else { throw GN_ERROR_RINGS }
    var rest = points.count
    var index = 0
    while index < ringCount {
      // SAFETY: 0 <= index < ringCount.
      guard let count = Size(rings[index]).count(), count <= rest else { throw GN_ERROR_RINGS }
      rest &-= count
      index &+= 1
    }
    guard rest == 0 else { throw GN_ERROR_RINGS }
  }

  /// A single ring.
  public init(_ points: Points) {
    self.points = points
    rings = nil
    features = nil
    ringCount = 0
  }

  /// An area and its holes, one after the other, whose vertices are checked.
  init(_ points: Points, features: UnsafePointer<gn_feature>, count: Int) {
    self.points = points
    rings = nil
    self.features = features
    ringCount = count
  }

  /// Throws `GN_ERROR_COUNT` if the outer ring has no point.
  func checkNotEmpty() throws(gn_status) {
    guard outer.count > 0 else { throw GN_ERROR_COUNT }
  }

  func makeIterator() -> Iterator { Iterator(points: points, rings: rings, features: features, ringCount: ringCount) }

  /// Iterates over the rings; there is at least one.
  struct Iterator {
    fileprivate let points: Points
    fileprivate let rings: UnsafePointer<Int>?
    fileprivate let features: UnsafePointer<gn_feature>?
    fileprivate let ringCount: Int
    private var index = 0
    private var first = 0

    fileprivate init(
      points: Points, rings: UnsafePointer<Int>?, features: UnsafePointer<gn_feature>?, ringCount: Int
    ) {
      self.points = points
      self.rings = rings
      self.features = features
      self.ringCount = ringCount
    }

    mutating func next() -> PolygonRing? {
      if features != nil { return nextOfFeatures() }
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

    @inline(never)
    private mutating func nextOfFeatures() -> PolygonRing? {
      guard let features, index < ringCount else { return nil }
      // SAFETY: 0 <= index < ringCount.
      let feature = features[index]
      index &+= 1
      return PolygonRing(
        points, first: Int(truncatingIfNeeded: feature.first), count: Int(truncatingIfNeeded: feature.count))
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
  /// The number of its first point, among all of the polygon.
  let first: Int
  let count: Int
  /// With a last point that repeats the first.
  let givenCount: Int
  private let poleLongitude: Double

  init(_ points: Points, first: Int, count: Int) {
    self.points = points
    self.first = first
    givenCount = count
    self.count = PolygonRing.isRepeated(points, first, count) ? count &- 1 : count
    var index = 0
    while index < count, points[first &+ index].isPole { index &+= 1 }
    poleLongitude = index < count ? points[first &+ index].longitude : 0
  }

  /// Whether the last point repeats the first. At a pole it does, unless one of them gives the meridian on which the
  /// ring comes from the other pole, or goes to it.
  private static func isRepeated(_ points: Points, _ first: Int, _ count: Int) -> Bool {
    guard count > 1 else { return false }
    let start = points[first]
    let end = points[first &+ count &- 1]
    guard start.isSamePlace(as: end) else { return false }
    let opposite = 0 - start.latitude
    return start.longitude == end.longitude
      || points[first &+ 1].latitude != opposite && points[first &+ count &- 2].latitude != opposite
  }

  /// The pole that all vertices are within 45 degrees of: 1 for the north pole, -1 for the south pole, 0 for none.
  var pole: Double {
    guard count > 0 else { return 0 }
    let side: Double = points[first].latitude < 0 ? -1 : 1
    var index = 0
    while index < count, side * points[first &+ index].latitude > 45 { index &+= 1 }
    return index == count ? side : 0
  }

  /// Whether the ring spans less than half of the longitudes and has no vertex at a pole: then it holds no pole, and each edge
  /// goes the way of the difference of its longitudes.
  var isNarrow: Bool {
    guard count > 0 else { return false }
    let origin = nearlyGiven(0).longitude
    var (low, high) = (0.0, 0.0)
    var index = 0
    while index < count {
      let point = nearlyGiven(index)
      guard point.latitude.absolute < 90 else { return false }
      let here = (point.longitude - origin).turnedLongitude
      low = min(low, here)
      high = max(high, here)
      index &+= 1
    }
    return high - low < 179
  }

  /// A vertex, with its longitude in [-180, 180].
  @inline(__always)
  func nearlyGiven(_ index: Int) -> gn_point { points.nearlyGiven(first &+ index) }

  /// A vertex in memory, as the caller gave it (Points).
  func place(_ index: Int) -> (numbers: UnsafePointer<Double>, stride: Int) { points.place(first &+ index) }

  /// A vertex; at a pole, with a longitude from the ring.
  @inline(__always)
  subscript(index: Int) -> gn_point {
    let point = points[first &+ index]
    return point.isPole ? pole(point, index) : point
  }

  /// A block of vertices from an index on; past the end, the first vertex.
  @inline(__always)
  func block(from index: Int) -> (latitude: Block, longitude: Block) {
    var block = points.block { lane in first &+ (index &+ lane < count ? index &+ lane : 0) }
    guard !Block.isAll(block.latitude.absolute .< 90) else { return block }
    forEachLane(of: count, from: index) { lane in block.longitude.set(lane, self[index &+ lane].longitude) }
    if count &- index < Block.width {
      let start = self[0].longitude
      var lane = max(0, count &- index)
      while lane < Block.width {
        block.longitude.set(lane, start)
        lane &+= 1
      }
    }
    return block
  }

  /// The longitude of a pole means nothing: it becomes that of the first vertex that is not at a pole. The exception is
  /// an edge from pole to pole: the longitude given at its end is its meridian.
  @inline(never)
  private func pole(_ point: gn_point, _ index: Int) -> gn_point {
    let before = points[first &+ (index == 0 ? count : index) &- 1]
    let after = points[first &+ next(index)]
    if after.latitude == 0 - point.latitude { return gn_point(latitude: point.latitude, longitude: after.longitude) }
    if before.latitude == 0 - point.latitude { return point }
    return gn_point(latitude: point.latitude, longitude: poleLongitude)
  }

  /// NaN if the points have none.
  func altitude(_ index: Int) -> Double { points.altitude(first &+ index) }

  @inline(__always)
  func next(_ index: Int) -> Int { index &+ 1 == count ? 0 : index &+ 1 }

  /// The point where edge `index` ends.
  @inline(__always)
  func end(_ index: Int) -> gn_point { self[next(index)] }
}

extension gn_point {
  /// Whether two reduced points coincide; at a pole, the longitude does not matter.
  func isSamePlace(as other: gn_point) -> Bool {
    latitude == other.latitude && (longitude == other.longitude || isPole)
  }

  @inline(__always)
  var isPole: Bool { latitude.absolute == 90 }

  /// The way of the edge to another point around the earth's axis: degrees, eastwards, in [-180, 180]. Of two equal
  /// ways, the one of the geodesic whose area is counted: by the sign of the difference, or of its rounding error.
  @inline(__always)
  func way(to other: gn_point) -> Double {
    let way = other.longitude.longitudeDifference(from: longitude)
    guard way.absolute == 180 else { return way }
    let lost = (other.longitude - (way + longitude)) - (longitude - ((way + longitude) - way))
    return lost * way > 0 ? 0 - way : way
  }
}
