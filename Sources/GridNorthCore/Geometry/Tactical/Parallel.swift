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
    var before: ParallelCorner?
    while let here = current, !path.meter.isTooMuch {
      let next = path.nextEdge(from: here.index &+ 1)
      let corner = next.map { bend(from: here, to: $0) }
      let piece = ParallelPiece(
        here.edge, index: here.index, side: side, distance: size, before: before, behind: corner)
      appendEdge(piece, to: &line)
      if let corner, corner.isSharp, !corner.isInside {
        appendJoin(here.edge, corner, to: &line)
      }
      before = corner
      current = next
    }
  }

  private func bend(
    from here: (edge: Edge, index: Int), to next: (edge: Edge, index: Int)
  ) -> ParallelCorner {
    let turn = next.edge.azimuthFrom.longitudeDifference(from: here.edge.azimuthTo)
    // At a bend so slight that the two lines end within a micrometer of the distance, they share a vertex.
    let radians = turn * Geodesic.radiansPerDegree
    // Where the route turns back, up to rounding, both sides are the outside.
    let turnsBack = turn.absolute > 180 - 1e-5
    return ParallelCorner(
      before: here, behind: next, turn: turnsBack ? -180 * side : turn, isSharp: size * radians * radians > 8e-6,
      isInside: turn * side > 0 && !turnsBack, turnsBack: turnsBack,
      // So short that the distance to a place grows along each of the edges once it does, as on a sphere.
      isSmall: here.edge.length + next.edge.length + size < 1_000_000)
  }

  /// At no distance.
  private func appendPath(to line: inout OutlineLine) {
    var index = 0
    while index < path.count {
      line.append(path[index])
      index &+= 1
    }
  }

  private func appendEdge(_ piece: ParallelPiece, to line: inout OutlineLine) {
    let edge = piece.edge
    guard let first = firstFree(of: piece, from: 0, to: edge.length, beside: piece.before),
      let last = firstFree(of: piece, from: edge.length, to: first.position, beside: piece.behind)
    else { return }
    let (start, end) = (first.position, last.position)
    if start > 0 || piece.before?.isSharp ?? true {
      line.append(start: SideEnd(point: piece.place(start), edge: piece.index, other: first.other))
    }
    // Bounded: at most 2 * 10^7 / 5600, by the tolerance's least part of the distance.
    let pieces = (edge.length / edgeStep).ceiled.clamped(1, 4000)
    var index = 1.0
    while index < pieces, !path.meter.isTooMuch {
      let along = edge.length * (index / pieces)
      if along > start, along < end {
        let point = piece.place(along)
        if !isNear(point, except: piece.own) { line.append(point) }
      }
      index += 1
    }
    if let corner = piece.behind, end == edge.length, !corner.isSharp {
      let azimuth = edge.azimuthTo + 90 * side + 0.5 * corner.turn
      line.append(Geodesic.direct(edge.to, azimuth: azimuth, distance: size).point)
    } else if end > start {
      line.append(end: SideEnd(point: piece.place(end), edge: piece.index, other: last.other))
    }
  }

  /// Around a corner that bends away from the side.
  private func appendJoin(_ edge: Edge, _ corner: ParallelCorner, to line: inout OutlineLine) {
    let start = edge.azimuthTo + 90 * side
    switch options.join {
    case UInt32(GN_JOIN_ROUND): appendArc(around: edge, start: start, corner, to: &line)
    case UInt32(GN_JOIN_MITER):
      let cosine = (0.5 * corner.turn).sineAndCosineOfDegrees.cosine
      guard cosine * options.miter_limit >= 1 else { return }
      let reach = size / cosine
      let tip = Geodesic.direct(edge.to, azimuth: start + 0.5 * corner.turn, distance: reach).point
      // A tip on the other side of the earth may be near to any edge.
      if !isNear(tip, except: corner.isSmall && reach < 1_000_000 ? corner.edges : .none) { line.append(tip) }
    default: break
    }
  }

  /// An arc around the end of an edge, without its own ends.
  private func appendArc(around edge: Edge, start: Double, _ corner: ParallelCorner, to line: inout OutlineLine) {
    let piece = ParallelPiece(edge, start: start, around: corner, distance: size)
    let steps = (corner.turn.absolute / arcStep).ceiled.clamped(1, 8000)
    var before = 0.0
    var wasFree = !isNear(piece.place(0), except: piece.own)
    var step = 1.0
    while step <= steps, !path.meter.isTooMuch {
      let here = step / steps
      let point = piece.place(here)
      let isFree = !isNear(point, except: piece.own)
      if isFree != wasFree {
        let border = firstFree(of: piece, from: isFree ? before : here, to: isFree ? here : before, beside: nil)
        if let border { line.append(piece.place(border.position)) }
      }
      if isFree, step < steps { line.append(point) }
      before = here
      wasFree = isFree
      step += 1
    }
  }

  /// Whether an edge, other than some, is nearer than the distance.
  private func isNear(_ point: gn_point, except own: EdgeRun) -> Bool {
    path.nearestEdge(to: point, within: size - ParallelLine.slack, except: own) != nil
  }

  /// How far from `start` on a line is free of what lies nearer to an edge, and the edge that it is cut off by, -1 if it
  /// is not; nil if nothing is free. `corner` is where the line starts.
  ///
  /// What lies nearer to one edge than a distance is convex. So if both ends do, all does; and otherwise it is left once.
  @inline(never)
  private func firstFree(
    of piece: ParallelPiece, from start: Double, to end: Double, beside corner: ParallelCorner?
  ) -> (position: Double, other: Int)? {
    let limit = size - ParallelLine.slack
    var (here, other) = (start, -1)
    guard limit > 0 else { return (here, other) }
    var own = piece.own
    // Where the route turns back, the other edge lies along this one.
    if let corner, corner.isSmall, !corner.turnsBack {
      if !corner.isInside {
        // The other edge bends away.
        own = corner.edges
      } else if corner.isSharp, let meeting = meeting(of: piece, with: corner, from: start, to: end) {
        (here, other) = (meeting, corner.other(than: piece.index).index)
        own = corner.edges
      }
    }
    var round = 0
    while round < ParallelLine.mostEdges {
      guard let near = path.nearestEdge(to: piece.place(here), within: limit, except: own) else {
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

  /// Where the lines beside the two edges of a corner meet on its inside: in the plane, size tan(turn/2) from it. Newton's
  /// method leads from there to the distance from the other edge, whose slope is the sine of the turn. nil if that fails.
  private func meeting(
    of piece: ParallelPiece, with corner: ParallelCorner, from start: Double, to end: Double
  ) -> Double? {
    let other = corner.other(than: piece.index)
    let half = (0.5 * corner.turn.absolute).sineAndCosineOfDegrees
    let (away, room) = (size * half.sine, min(piece.edge.length, other.edge.length) * half.cosine)
    guard away < 0.9 * room else { return nil }
    let forward: Double = start < end ? 1 : -1
    var here = start + forward * (away / half.cosine)
    var round = 0
    while round < 4 {
      guard (here - start) * forward >= 0, (end - here) * forward > 0 else { return nil }
      let rest = size - other.edge.nearest(to: piece.place(here)).off
      path.meter.add(other.edge.stepsOfNearest)
      if rest <= 0, rest > -5e-8 { return here }
      // Aims a little beyond, for the far side is wanted.
      here += forward * ((rest + 2e-8) / (2 * half.sine * half.cosine))
      round &+= 1
    }
    return nil
  }

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

/// A corner between two edges, as one side sees it.
private struct ParallelCorner {
  let before: (edge: Edge, index: Int)
  let behind: (edge: Edge, index: Int)
  /// Clockwise, in degrees.
  let turn: Double
  let isSharp: Bool
  let isInside: Bool
  let turnsBack: Bool
  /// Whether no part of the edges but that near the corner can be near.
  let isSmall: Bool

  /// Between the two there are none with a length.
  var edges: EdgeRun { EdgeRun(first: before.index, last: behind.index) }

  func other(than index: Int) -> (edge: Edge, index: Int) { before.index == index ? behind : before }
}

/// The perpendiculars of an edge, or an arc around its end.
private struct ParallelPiece {
  let edge: Edge
  private let line: GeodesicLine<Single>
  /// -1 for an arc.
  let index: Int
  /// The edges that lie at the distance by themselves.
  let own: EdgeRun
  let before: ParallelCorner?
  let behind: ParallelCorner?
  private let isArc: Bool
  /// The azimuth at the start of the arc; beside the edge, the angle added to its azimuth. Degrees.
  private let start: Double
  /// The turn of the arc, clockwise in degrees.
  private let turn: Double
  private let distance: Double

  init(
    _ edge: Edge, index: Int, side: Double, distance: Double, before: ParallelCorner?, behind: ParallelCorner?
  ) {
    self.edge = edge
    self.index = index
    own = EdgeRun(first: index, last: index)
    self.before = before
    self.behind = behind
    self.distance = distance
    line = edge.line
    isArc = false
    start = 90 * side
    turn = 0
  }

  init(_ edge: Edge, start: Double, around corner: ParallelCorner, distance: Double) {
    self.edge = edge
    self.start = start
    self.distance = distance
    turn = corner.turn
    own = corner.isSmall ? corner.edges : .none
    before = nil
    behind = nil
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
