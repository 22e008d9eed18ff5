// SPDX-License-Identifier: MIT
import CGridNorth

/// The points of a route that something passes one after the other: all of them, or those that the caller names.
struct Waypoints {
  private let base: UnsafePointer<UInt64>?
  let count: Int
  /// The points of the route.
  private let pointCount: Int

  init(_ base: UnsafePointer<UInt64>?, count: Int, pointCount: Int) throws(gn_status) {
    guard base != nil || count == 0 else { throw GN_ERROR_NULL }
    guard let count = Size(count).count(ofBytes: 8) else { throw GN_ERROR_COUNT }
    self.base = base
    self.count = base == nil ? pointCount : count
    self.pointCount = pointCount
  }

  /// The point of one of them.
  subscript(index: Int) -> Int {
    // SAFETY: 0 <= index < count.
    guard let base else { return index }
    return Int(truncatingIfNeeded: base[index])
  }

  /// Throws `GN_ERROR_WAYPOINT` if one from `first` on up to `end` is no point of the route, or does not lie behind the one
  /// before it.
  func check(from first: Int, to end: Int) throws(gn_status) {
    guard let base else { return }
    var index = first
    while index < min(end, count) {
      // SAFETY: 0 <= index < count.
      guard base[index] < UInt64(truncatingIfNeeded: pointCount), index == 0 || base[index &- 1] < base[index] else {
        throw GN_ERROR_WAYPOINT
      }
      index &+= 1
    }
  }
}
