// SPDX-License-Identifier: MIT
import CGridNorth

/// The line at a distance from a path, on one of its sides.
///
/// Each edge gives the ends of its perpendiculars, each corner that bends away from the side a join. Where their beginning
/// or end lies nearer to another edge than the distance, it is cut off, up to the place that has the distance from both. So
/// at a corner that bends to the side, the two lines end where they meet, and what edges behind it cover is left out.
/// The rest of each line is joined in order.
struct ParallelLine {
  let path: RoutePath
  /// Meters; positive to the right.
  let distance: Double
  let options: gn_outline_options
  private let tolerance: Double
  /// 1 to the right, -1 to the left.
  private let side: Double
  private let size: Double
  /// Degrees between vertices of an arc.
  private let arcStep: Double
  /// Meters between vertices beside a long edge.
  private let edgeStep: Double

  init(_ path: RoutePath, distance: Double, options: gn_outline_options) throws(gn_status) {
    self.path = path
    self.distance = distance
    self.options = options
    side = distance < 0 ? -1 : 1
    size = distance.absolute
    tolerance = try Tactical.tolerance(options, distance: size)
    arcStep = ParallelLine.arcStep(tolerance: tolerance, radius: size)
    edgeStep = ParallelLine.edgeStep(tolerance: tolerance, distance: size)
  }

  /// Meters between vertices beside a long edge. The line there bends with a curvature of tan(d/R)/R at most, and is cos(d/R)
  /// as long as the edge: L^2 d/(8 R^2).
  static func edgeStep(tolerance: Double, distance: Double) -> Double {
    distance > 0 ? (radius * radius * 8 * (tolerance / distance)).root : Edge.longest
  }

  /// Meters by which a vertex may be nearer to the route than the distance: ten times what geodesics are off.
  private static let slack = 2e-7

  /// Meters: the least radius of the Gaussian curvature, b; rounded down.
  private static let radius = 6_350_000.0

  /// The angle of an arc whose chord departs by the tolerance, up to a right angle; degrees.
  static func arcStep(tolerance: Double, radius: Double) -> Double {
    guard radius > 0 else { return 90 }
    let cosine = max(1 - tolerance / radius, 0.5)
    return min(90, 2 * Double.arctangentInDegrees(y: (1 - cosine * cosine).root, x: cosine))
  }

  /// How near vertices of two lines that meet may be to be one.
  static func mergeDistance(tolerance: Double, distance: Double) -> Double {
    max(1e-6, min(1e-5 * distance, tolerance))
  }

  var mergeDistance: Double { ParallelLine.mergeDistance(tolerance: tolerance, distance: size) }

  func append(to line: inout OutlineLine) {
    guard size > 0 else { return appendPath(to: &line) }
    var current = path.nextEdge(from: 0)
    var startsSharp = true
    while let here = current, !path.meter.isTooMuch {
      let next = path.nextEdge(from: here.index &+ 1)
      let turn = next.map { $0.edge.azimuthFrom.longitudeDifference(from: here.edge.azimuthTo) } ?? 0
      // At a bend so slight that the two lines end within a micrometer of the distance, they share a vertex.
      let radians = turn * Geodesic.radiansPerDegree
      let endsSharp = next == nil || size * radians * radians > 8e-6
      appendEdge(here, startsSharp: startsSharp, endsSharp: endsSharp, turn: turn, to: &line)
      // Where the route turns back, up to rounding, both sides are the outside.
      let turnsBack = turn.absolute > 180 - 1e-5
      if endsSharp, turn * side < 0 || turnsBack {
        appendJoin(here.edge, turn: turnsBack ? -180 * side : turn, to: &line)
      }
      startsSharp = endsSharp
      current = next
    }
  }

  /// At no distance.
  private func appendPath(to line: inout OutlineLine) {
    var index = 0
    while index < path.count {
      line.append(path[index])
      index &+= 1
    }
  }

  private func appendEdge(
    _ here: (edge: Edge, index: Int), startsSharp: Bool, endsSharp: Bool, turn: Double, to line: inout OutlineLine
  ) {
    let edge = here.edge
    let piece = ParallelPiece(edge, index: here.index, side: side, distance: size)
    guard let first = firstFree(of: piece, from: 0, to: edge.length),
      let last = firstFree(of: piece, from: edge.length, to: first.position)
    else { return }
    let (start, end) = (first.position, last.position)
    if start > 0 || startsSharp {
      line.append(start: SideEnd(point: piece.place(start), edge: here.index, other: first.other))
    }
    // Bounded: at most 2 * 10^7 / 5600, by the tolerance's least part of the distance.
    let pieces = (edge.length / edgeStep).ceiled.clamped(1, 4000)
    var index = 1.0
    while index < pieces, !path.meter.isTooMuch {
      let along = edge.length * (index / pieces)
      if along > start, along < end {
        let point = piece.place(along)
        if !isNear(point, except: here.index) { line.append(point) }
      }
      index += 1
    }
    if end < edge.length || endsSharp {
      if end > start { line.append(end: SideEnd(point: piece.place(end), edge: here.index, other: last.other)) }
    } else {
      let azimuth = edge.azimuthTo + 90 * side + 0.5 * turn
      line.append(Geodesic.direct(edge.to, azimuth: azimuth, distance: size).point)
    }
  }

  /// Around a corner that bends away from the side.
  private func appendJoin(_ edge: Edge, turn: Double, to line: inout OutlineLine) {
    let start = edge.azimuthTo + 90 * side
    switch options.join {
    case UInt32(GN_JOIN_ROUND): appendArc(around: edge, start: start, turn: turn, to: &line)
    case UInt32(GN_JOIN_MITER):
      let cosine = (0.5 * turn).sineAndCosineOfDegrees.cosine
      guard cosine * options.miter_limit >= 1 else { return }
      let tip = Geodesic.direct(edge.to, azimuth: start + 0.5 * turn, distance: size / cosine).point
      if !isNear(tip, except: -1) { line.append(tip) }
    default: break
    }
  }

  /// An arc around the end of an edge, without its own ends.
  private func appendArc(around edge: Edge, start: Double, turn: Double, to line: inout OutlineLine) {
    let piece = ParallelPiece(edge, start: start, turn: turn, distance: size)
    let steps = (turn.absolute / arcStep).ceiled.clamped(1, 8000)
    var before = 0.0
    var wasFree = !isNear(piece.place(0), except: -1)
    var step = 1.0
    while step <= steps, !path.meter.isTooMuch {
      let here = step / steps
      let point = piece.place(here)
      let isFree = !isNear(point, except: -1)
      if isFree != wasFree {
        let border = firstFree(of: piece, from: isFree ? before : here, to: isFree ? here : before)
        if let border { line.append(piece.place(border.position)) }
      }
      if isFree, step < steps { line.append(point) }
      before = here
      wasFree = isFree
      step += 1
    }
  }

  /// Whether an edge, other than the one of that index, is nearer than the distance.
  private func isNear(_ point: gn_point, except own: Int) -> Bool {
    path.nearestEdge(to: point, within: size - ParallelLine.slack, except: own) != nil
  }

  /// How far from `start` on a line is free of what lies nearer to an edge, and the edge that it is cut off by, -1 if it
  /// is not; nil if nothing is free.
  ///
  /// What lies nearer to one edge than a distance is convex. So if both ends do, all does; and otherwise it is left once.
  @inline(never)
  private func firstFree(
    of piece: ParallelPiece, from start: Double, to end: Double
  ) -> (position: Double, other: Int)? {
    let limit = size - ParallelLine.slack
    var (here, other) = (start, -1)
    guard limit > 0 else { return (here, other) }
    var round = 0
    while round < ParallelLine.mostEdges {
      guard let near = path.nearestEdge(to: piece.place(here), within: limit, except: piece.index) else {
        return (here, other)
      }
      guard near.edge.nearest(to: piece.place(end)).off >= limit else { return nil }
      // Not at the limit: lines that meet at a small angle reach it far behind the place where they meet.
      here = border(of: piece, beside: near.edge, size, from: here, to: end)
      other = near.index
      round &+= 1
    }
    return nil
  }

  /// Edges that are left one after the other.
  private static let mostEdges = 64

  /// Where a line from near an edge to far from it has the distance from it; not on the near side. False position, and
  /// bisection in each third step.
  private func border(
    of piece: ParallelPiece, beside edge: Edge, _ limit: Double, from near: Double, to far: Double
  ) -> Double {
    var (low, high) = (near, far)
    var below = edge.nearest(to: piece.place(low)).off - limit
    var above = edge.nearest(to: piece.place(high)).off - limit
    var round = 0
    while round < 100, above > 5e-8 {
      let isThird = round % 3 == 2
      // Aims a little beyond, for the far side is wanted.
      var middle = isThird ? low + 0.5 * (high - low) : low + (high - low) * ((2e-8 - below) / (above - below))
      if !((middle > low && middle < high) || (middle < low && middle > high)) { middle = low + 0.5 * (high - low) }
      if middle == low || middle == high { break }
      let off = edge.nearest(to: piece.place(middle)).off - limit
      if off < 0 {
        low = middle
        below = off
      } else {
        high = middle
        above = off
      }
      round &+= 1
      path.meter.add(edge.stepsOfNearest)
    }
    return high
  }
}

/// The perpendiculars of an edge, or an arc around its end.
private struct ParallelPiece {
  private let edge: Edge
  private let line: GeodesicLine<Single>
  /// The edge that lies at the distance by itself; -1 if none does.
  let index: Int
  private let isArc: Bool
  /// The azimuth at the start of the arc; beside the edge, the angle added to its azimuth. Degrees.
  private let start: Double
  /// The turn of the arc, clockwise in degrees.
  private let turn: Double
  private let distance: Double

  init(_ edge: Edge, index: Int, side: Double, distance: Double) {
    self.edge = edge
    self.index = index
    self.distance = distance
    line = edge.line
    isArc = false
    start = 90 * side
    turn = 0
  }

  init(_ edge: Edge, start: Double, turn: Double, distance: Double) {
    self.edge = edge
    self.start = start
    self.turn = turn
    self.distance = distance
    line = edge.line
    isArc = true
    index = -1
  }

  /// Meters from the start of the edge, or the share of the arc.
  func place(_ position: Double) -> gn_point {
    if isArc { return Geodesic.direct(edge.to, azimuth: start + turn * position, distance: distance).point }
    if position <= 0 { return beside(edge.from, azimuth: edge.azimuthFrom) }
    if position >= edge.length { return beside(edge.to, azimuth: edge.azimuthTo) }
    let place = edge.place(at: position, on: line)
    return beside(place.point, azimuth: place.azimuth)
  }

  private func beside(_ point: gn_point, azimuth: Double) -> gn_point {
    Geodesic.direct(point, azimuth: azimuth + start, distance: distance).point
  }
}

extension Tactical {
  /// The line beside a route at a distance, to the right if it is positive.
  public static func parallelLine(
    _ points: Points, distance: Double, options: UnsafePointer<gn_outline_options>?,
    into out: UnsafeMutablePointer<gn_point>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let options = try outlineOptions(options)
    guard distance.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard distance.absolute <= largestSize else { throw GN_ERROR_DIMENSION }
    let path = try RoutePath(points)
    try Work.count { meter throws(gn_status) in
      try path.searched(meter) { path throws(gn_status) in
        let parallel = try ParallelLine(path, distance: distance, options: options)
        var line = OutlineLine(
          out, capacity: capacity, options, near: path[0], mergeDistance: parallel.mergeDistance, meter)
        parallel.append(to: &line)
        line.flush()
        try line.finish(needed: &needed)
      }
    }
  }
}
