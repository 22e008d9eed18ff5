// SPDX-License-Identifier: MIT
import CGridNorth

/// How points of a host's own drawing are laid along a route: x along it, y to its right.
private struct FrameScale {
  /// Meters.
  var x = 1.0
  var y = 1.0

  /// `route`: the anchors, without the one that gives the width.
  init(_ frame: Int32, route: Points, width anchor: gn_point?) throws(gn_status) {
    guard frame != Int32(GN_FRAME_METERS) else { return }
    x = Route.length(route)
    y = x
    if let anchor {
      y = try FrameScale.distance(of: anchor, from: route)
      guard y.absolute > 1e-6 else { throw GN_ERROR_FRAME }
    }
  }

  /// How far a position lies beside a route, positive to the right. Beyond the ends the first and the last edge go on.
  private static func distance(of position: gn_point, from route: Points) throws(gn_status) -> Double {
    let place = try Route.nearest(route, to: position)
    let path = try RoutePath(route)
    let isAtStart = place.distance_along == 0
    guard isAtStart || isSame(place.point, path[path.count &- 1]) else { return place.distance_off }
    guard let edge = isAtStart ? path.nextEdge(from: 0)?.edge : path.lastEdge else { return place.distance_off }
    // No foot of a perpendicular is farther away than the position.
    let end = isAtStart ? edge.from : edge.to
    let azimuth = isAtStart ? edge.azimuthFrom + 180 : edge.azimuthTo
    let far = Geodesic.direct(end, azimuth: azimuth, distance: place.distance_off.absolute + 1).point
    let foot = Edge(end, far).nearest(to: position)
    let isLeft = (foot.turn < 0) != isAtStart
    return isLeft ? -foot.off : foot.off
  }

  private static func isSame(_ first: gn_point, _ second: gn_point) -> Bool {
    first.latitude == second.latitude && first.longitude == second.longitude
  }
}

extension Tactical {
  /// The positions of points of a frame. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func framePoints(
    anchors: UnsafePointer<gn_point>?, count anchorCount: Int, frame: Int32, x: Column<Double>, y: Column<Double>,
    latitudes: MutableColumn<Double>, longitudes: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    guard frame == Int32(GN_FRAME_METERS) || frame == Int32(GN_FRAME_LENGTH) || frame == Int32(GN_FRAME_WIDTH)
    else { throw GN_ERROR_FRAME }
    let all = try Points(anchors, count: anchorCount)
    let hasWidth = frame == Int32(GN_FRAME_WIDTH)
    guard all.count >= (hasWidth ? 3 : 2), let anchors else { throw GN_ERROR_COUNT }
    let route = hasWidth ? Points(checked: anchors, count: all.count &- 1) : all
    _ = try RoutePath(route)
    let scale = try FrameScale(frame, route: route, width: hasWidth ? all[all.count &- 1] : nil)
    var walk = RouteWalk(route)
    try Batch.run(latitudes.count, statuses) { row throws(gn_status) in
      let along = try checked(distance: x[row] * scale.x)
      let off = try checked(distance: y[row] * scale.y)
      let place = walk.place(at: along)
      let point =
        off == 0 ? place.point : Geodesic.direct(place.point, azimuth: place.azimuth + 90, distance: off).point
      latitudes[row] = point.latitude
      longitudes[row] = point.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }
}
