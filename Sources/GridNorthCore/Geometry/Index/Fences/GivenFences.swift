// SPDX-License-Identifier: MIT
import CGridNorth

/// Fences as the caller gives them.
public struct GivenFences {
  private let fences: UnsafePointer<gn_fence>?
  let count: Int
  private let points: UnsafePointer<gn_point>?
  let pointCount: Int
  private let rings: UnsafePointer<Int>?
  let ringCount: Int

  /// Throws `GN_ERROR_NULL`, `GN_ERROR_COUNT` for more than memory holds, or if the fences do not have all points, and
  /// `GN_ERROR_RINGS` if the counts of rings do not add up.
  public init(
    _ fences: UnsafePointer<gn_fence>?, count: Int, points: UnsafePointer<gn_point>?, pointCount: Int,
    rings: UnsafePointer<Int>?, ringCount: Int
  ) throws(gn_status) {
    guard let count = Size(count).count(ofBytes: MemoryLayout<gn_fence>.size), count <= BoxTree.largestCount,
      let pointCount = Size(pointCount).count(ofBytes: 16), pointCount <= IndexWords.largestCount
    else { throw GN_ERROR_COUNT }
    // So sums of sizes do not overflow.
    guard let ringCount = Size(ringCount).count(), ringCount <= BoxTree.largestCount else { throw GN_ERROR_COUNT }
    guard fences != nil || count == 0, points != nil || pointCount == 0, rings != nil || ringCount == 0 else {
      throw GN_ERROR_NULL
    }
    self.fences = fences
    self.count = count
    self.points = points
    self.pointCount = pointCount
    self.rings = rings
    self.ringCount = ringCount
    var first = First()
    var row = 0
    while row < count {
      try check(row, first)
      first = fence(row, first).next
      row &+= 1
    }
    guard first.point == pointCount else { throw GN_ERROR_COUNT }
    guard first.ring == ringCount else { throw GN_ERROR_RINGS }
  }

  /// Where the points and the rings of a fence begin.
  struct First {
    var point = 0
    var ring = 0
  }

  /// Checks the counts of a fence.
  private func check(_ row: Int, _ first: First) throws(gn_status) {
    guard let fences else { return }
    // SAFETY: 0 <= row < count.
    let fence = fences[row]
    guard UInt64(fence.point_count) <= UInt64(truncatingIfNeeded: pointCount &- first.point) else {
      throw GN_ERROR_COUNT
    }
    guard UInt64(fence.ring_count) <= UInt64(truncatingIfNeeded: ringCount &- first.ring) else { throw GN_ERROR_RINGS }
    guard fence.ring_count > 0, let rings else { return }
    var rest = Int(truncatingIfNeeded: fence.point_count)
    var index = first.ring
    while index < first.ring &+ Int(truncatingIfNeeded: fence.ring_count) {
      // SAFETY: the rings are there.
      guard let count = Size(rings[index]).count(), count <= rest else { throw GN_ERROR_RINGS }
      rest &-= count
      index &+= 1
    }
    guard rest == 0 else { throw GN_ERROR_RINGS }
  }

  /// A fence 0 ..< count; `first` says where its points and rings begin.
  func fence(_ row: Int, _ first: First) -> Given {
    // SAFETY: the row is there.
    Given(
      fence: fences.unsafelyUnwrapped[row], first: first, points: points.map { $0 + first.point },
      rings: rings.map { $0 + first.ring })
  }

  /// A fence with what belongs to it.
  struct Given {
    let fence: gn_fence
    let first: First
    fileprivate let points: UnsafePointer<gn_point>?
    fileprivate let rings: UnsafePointer<Int>?

    /// Where the next fence begins.
    var next: First {
      First(point: first.point &+ pointCount, ring: first.ring &+ Int(truncatingIfNeeded: fence.ring_count))
    }

    var pointCount: Int { Int(truncatingIfNeeded: fence.point_count) }
    /// One if none is given.
    var ringCount: Int { max(1, Int(truncatingIfNeeded: fence.ring_count)) }
    var isPolygon: Bool { fence.shape == Int32(GN_FENCE_POLYGON.rawValue) }
    var hasRadius: Bool {
      fence.shape == Int32(GN_FENCE_CIRCLE.rawValue) || fence.shape == Int32(GN_FENCE_CORRIDOR.rawValue)
    }

    /// How many words its edges take: it follows from the counts, also for a fence that is refused.
    var wordCount: Int {
      guard let rings, fence.ring_count > 0 else { return EdgeIndex.firstRing(1) &+ IndexRing.words(pointCount) }
      var count = EdgeIndex.firstRing(ringCount)
      var index = 0
      while index < ringCount {
        // SAFETY: its rings are there, and their counts were checked.
        count &+= IndexRing.words(rings[index])
        index &+= 1
      }
      return count
    }

    var polygon: Polygon {
      get throws(gn_status) {
        try Polygon(
          Points(points, count: pointCount), rings: rings, ringCount: Int(truncatingIfNeeded: fence.ring_count))
      }
    }

    var route: Points {
      get throws(gn_status) { try Points(points, count: pointCount) }
    }

    /// Throws the status of a wrong fence.
    func check() throws(gn_status) {
      switch gn_fence_shape(rawValue: UInt32(bitPattern: fence.shape)) {
      case GN_FENCE_POLYGON:
        // A ring may repeat its first point.
        guard try polygon.outer.count >= 3 else { throw GN_ERROR_COUNT }
      case GN_FENCE_CIRCLE:
        guard pointCount == 1 else { throw GN_ERROR_COUNT }
      case GN_FENCE_CORRIDOR:
        guard pointCount >= 1 else { throw GN_ERROR_COUNT }
      case GN_FENCE_LINE:
        guard pointCount >= 2 else { throw GN_ERROR_COUNT }
      default: throw GN_ERROR_FENCE
      }
      guard pointCount <= EdgeIndex.largestPointCount else { throw GN_ERROR_COUNT }
      guard fence.triggers < 32 else { throw GN_ERROR_FENCE }
      guard isPolygon || fence.ring_count == 0 else { throw GN_ERROR_RINGS }
      _ = try route
      if hasRadius {
        try Shape.check(radius: fence.radius)
        guard fence.radius <= Fence.largestRadius else { throw GN_ERROR_RADIUS }
      }
      guard fence.low == fence.low, fence.high == fence.high else { throw GN_ERROR_NOT_FINITE }
      guard fence.low <= fence.high else { throw GN_ERROR_FENCE_ALTITUDES }
    }

    /// The rectangle around its edges. They were checked.
    private var box: EdgeBox? {
      guard pointCount > 0, let points = try? route else { return nil }
      var box = EdgeBox(points[0])
      var index = 1
      while index < pointCount {
        box.add(points[index &- 1], points[index])
        index &+= 1
      }
      return box
    }

    /// Where the middle of its rectangle lies along a Hilbert curve.
    var curvePlace: UInt32 {
      guard let box else { return 0 }
      let longitude = Angle.reduce(longitude: box.middle)
      return HilbertCurve.place(
        x: HilbertCurve.cell(longitude, from: -180, to: 180),
        y: HilbertCurve.cell(0.5 * (box.south + box.north), from: -90, to: 90))
    }
  }
}
