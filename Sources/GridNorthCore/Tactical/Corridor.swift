// SPDX-License-Identifier: MIT
import CGridNorth

/// A ring around a path: the line on its right, its end, the line on its left backward, its start.
struct CorridorRing {
  let path: RoutePath
  let options: gn_outline_options
  private let right: ParallelLine
  private let left: ParallelLine

  private let reversed: RoutePath

  init(
    _ path: RoutePath, _ reversed: RoutePath, left: Double, right: Double, options: gn_outline_options
  ) throws(gn_status) {
    self.path = path
    self.reversed = reversed
    self.options = options
    self.right = try ParallelLine(path, distance: right, options: options)
    self.left = try ParallelLine(reversed, distance: left, options: options)
  }

  func mergeDistance(_ options: gn_outline_options) -> Double {
    let wider = max(left.distance, right.distance)
    let tolerance = options.tolerance > 0 ? options.tolerance : 1e-3 * wider
    return ParallelLine.mergeDistance(tolerance: tolerance, distance: wider)
  }

  func appendRight(to line: inout OutlineLine) { right.append(to: &line) }

  func appendLeft(to line: inout OutlineLine) { left.append(to: &line) }

  func append(to line: inout OutlineLine) {
    appendRight(to: &line)
    if let edge = path.lastEdge { appendEnd(of: edge, right, left, to: &line) }
    appendLeft(to: &line)
    if let edge = reversed.lastEdge { appendEnd(of: edge, left, right, to: &line) }
    line.close()
  }

  /// What lies beyond the last point, from the right of the edge to its left: as much as the width of each side.
  private func appendEnd(
    of edge: Edge, _ right: ParallelLine, _ left: ParallelLine, to line: inout OutlineLine
  ) {
    switch options.ends {
    case UInt32(GN_END_ROUND):
      right.appendArc(around: edge, start: edge.azimuthTo + 90, turn: -90, withLast: true, to: &line)
      left.appendArc(around: edge, start: edge.azimuthTo, turn: -90, withFirst: true, to: &line)
    case UInt32(GN_END_SQUARE):
      appendCorner(of: edge, right.distance, turn: 90, isFirst: true, to: &line)
      appendCorner(of: edge, left.distance, turn: -90, isFirst: false, to: &line)
    default: break
    }
  }

  /// The corner of a square end on one side, and the place ahead of the path as far out.
  private func appendCorner(
    of edge: Edge, _ width: Double, turn: Double, isFirst: Bool, to line: inout OutlineLine
  ) {
    guard width > 0 else { return line.append(edge.to) }
    let ahead = Geodesic.direct(edge.to, azimuth: edge.azimuthTo, distance: width)
    let corner = Geodesic.direct(ahead.point, azimuth: ahead.azimuth + turn, distance: width).point
    if !isFirst { appendAhead(ahead.point, to: &line) }
    line.append(corner)
    if isFirst { appendAhead(ahead.point, to: &line) }
  }

  /// Needed only where the widths differ.
  private func appendAhead(_ point: gn_point, to line: inout OutlineLine) {
    if left.distance != right.distance { line.append(point) }
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
    let path = try RoutePath(points)
    try Work.count { meter throws(gn_status) in
      try path.searched(meter) { path, reversed throws(gn_status) in
        let ring = try CorridorRing(path, reversed, left: left, right: right, options: options)
        var line = OutlineLine(
          out, capacity: capacity, options, near: path[0], mergeDistance: ring.mergeDistance(options), meter)
        ring.append(to: &line)
        try line.finish(needed: &needed)
      }
    }
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
    let azimuth = way.distance > 0 ? way.azimuthFrom : neck.azimuth
    try Work.count { meter throws(gn_status) in
      try path.upTo(neck.point, segment: neck.segment).searched(meter) { body, reversed throws(gn_status) in
        let ring = try CorridorRing(body, reversed, left: 0.5 * width, right: 0.5 * width, options: options)
        var line = OutlineLine(
          out, capacity: capacity, options, near: path[0], mergeDistance: ring.mergeDistance(options), meter)
        ring.appendRight(to: &line)
        line.append(Geodesic.direct(neck.point, azimuth: azimuth + 90, distance: 0.5 * headWidth).point)
        line.append(tip)
        line.append(Geodesic.direct(neck.point, azimuth: azimuth - 90, distance: 0.5 * headWidth).point)
        ring.appendLeft(to: &line)
        line.close()
        try line.finish(needed: &needed)
      }
    }
  }
}
