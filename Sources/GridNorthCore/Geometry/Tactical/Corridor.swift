// SPDX-License-Identifier: MIT
import CGridNorth

extension RouteBody {
  /// Slightly: sides that touch without overlapping do overlap then.
  private func wider() throws(gn_status) -> RouteBody {
    try RouteBody(
      path, left: left.width > 0 ? left.width + mergeDistance : 0,
      right: right.width > 0 ? right.width + mergeDistance : 0, options: options, head: head)
  }

  /// The closed ring around the body. Throws `GN_ERROR_WORK`, `GN_ERROR_BUFFER_TOO_SMALL`.
  fileprivate func outline(
    into out: UnsafeMutablePointer<gn_point>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    try Work.count { meter throws(gn_status) in
      var line = OutlineLine(
        out, capacity: capacity, options, near: path[0], mergeDistance: vertexDistance, meter)
      var memory = BodyMemory()
      try withUnsafeMutablePointer(to: &memory) { memory throws(gn_status) in
        var body = self
        var round = 0
        while true {
          var walk = BodyWalk(BodyIndex(body, memory, meter), mayTouch: round == 2)
          if try walk.append(to: &line) { return }
          body = try body.wider()
          round &+= 1
        }
      }
      try line.finish(needed: &needed)
    }
  }
}

extension Tactical {
  /// A route with widths to both sides, as a closed ring.
  public static func corridor(
    _ points: Points, left: Double, right: Double, options: UnsafePointer<gn_outline_options>?,
    into out: UnsafeMutablePointer<gn_point>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let options = try outlineOptions(options)
    guard left.isFinite, right.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard left >= 0, right >= 0 else { throw GN_ERROR_DIMENSION }
    try check(size: max(left, right))
    // Places of sides this narrow would be as near each other as rounding.
    let least = min(1e-5, 0.1 * max(left, right))
    let (left, right) = (left < least ? 0 : left, right < least ? 0 : right)
    let path = try RoutePath(points)
    let body = try RouteBody(path, left: left, right: right, options: options, head: nil)
    try body.outline(into: out, capacity: capacity, needed: &needed)
  }

  /// The outline of an arrow whose tip is the last point of a route, as a closed ring.
  ///
  /// Its neck lies so far along the route from the tip as the head is long. The barbs stand there, across the way from the neck
  /// to the tip.
  public static func arrow(
    _ points: Points, width: Double, headWidth: Double, headLength: Double,
    options: UnsafePointer<gn_outline_options>?, into out: UnsafeMutablePointer<gn_point>?, capacity: Int,
    needed: inout Int
  ) throws(gn_status) {
    let options = try outlineOptions(options)
    try check(size: width)
    try check(size: headWidth)
    try check(size: headLength)
    guard headWidth >= width else { throw GN_ERROR_DIMENSION }
    let path = try RoutePath(points)
    let bodyLength = Route.length(points) - headLength
    guard bodyLength > 1e-6 else { throw GN_ERROR_DIMENSION }
    let neck = try Route.point(points, at: bodyLength)
    let tip = path[path.count &- 1]
    let way = Geodesic.inverse(neck.point, tip)
    // The sides of the head never lie upon those of the body, up to rounding.
    let reach = 0.5 * max(headWidth, width * (1 + 1e-4))
    // Where the barbs would hardly leave the end of the body, they stand in line with it.
    let tolerance = try tolerance(options, distance: 0.5 * width)
    let slight = 20 * ParallelLine.mergeDistance(tolerance: tolerance, distance: 0.5 * width)
    let turn = way.azimuthFrom.longitudeDifference(from: neck.azimuth).absolute
    let isTurned = way.distance > 0 && reach * turn * Geodesic.radiansPerDegree > slight
    let azimuth = isTurned ? way.azimuthFrom : neck.azimuth
    let right = Geodesic.direct(neck.point, azimuth: azimuth + 90, distance: reach).point
    let left = Geodesic.direct(neck.point, azimuth: azimuth - 90, distance: reach).point
    let body = try RouteBody(
      path.upTo(neck.point, segment: neck.segment), left: 0.5 * width, right: 0.5 * width, options: options,
      head: (SpherePoint(right), SpherePoint(tip), SpherePoint(left)))
    try body.outline(into: out, capacity: capacity, needed: &needed)
  }
}
