// SPDX-License-Identifier: MIT
import CGridNorth

extension Tactical {
  /// Places along a route at equal intervals.
  public static func marks(
    _ points: Points, first: Double, interval: Double, into out: UnsafeMutablePointer<gn_route_mark>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    guard first.isFinite, interval.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard first >= 0, first <= Geodesic.largestDistance else { throw GN_ERROR_DISTANCE }
    guard interval >= 1e-3, interval <= Geodesic.largestDistance else { throw GN_ERROR_INTERVAL }
    guard points.count > 0 else { throw GN_ERROR_COUNT }
    let length = Route.length(points)
    // As in Route.point(): rounding of added lengths must not lose the mark at the end.
    let reach = length + 1e-9 * Double(points.count) + 2.5e-16 * length
    guard first <= reach else { return }
    let intervals = ((reach - first) / interval).floored
    guard intervals < Double(Int.max >> 1), Size(capacity).room > Int(truncatingIfNeeded: intervals.wholeNumber) else {
      needed = intervals < Double(Int.max >> 1) ? Int(truncatingIfNeeded: intervals.wholeNumber) &+ 1 : .max
      throw GN_ERROR_BUFFER_TOO_SMALL
    }
    let count = Int(truncatingIfNeeded: intervals.wholeNumber) &+ 1
    needed = count
    guard let out else { throw GN_ERROR_BUFFER_TOO_SMALL }
    var walk = RouteWalk(points)
    var index = 0
    while index < count {
      let distance = min(first + interval * Double(index), length)
      let place = walk.place(at: distance)
      // SAFETY: the capacity is larger than all intervals.
      out[index] = gn_route_mark(
        point: place.point, distance: distance, azimuth: place.azimuth,
        segment: UInt64(truncatingIfNeeded: place.segment))
      index &+= 1
    }
  }
}
