// SPDX-License-Identifier: MIT
import CGridNorth

/// The area around a path, as patches: convex polygons whose vertices lie on the sides.
///
/// Beside each edge there is a strip, in pieces if the edge is long. Around the outside of a corner there is a fan, and beyond
/// an end a cap. An arrow has a head.
struct RouteBody {
  let path: RoutePath
  let left: RouteSide
  let right: RouteSide
  let options: gn_outline_options
  /// The first and the last edge that has a length.
  let firstEdge: Int
  let lastEdge: Int
  /// The right barb, the tip and the left barb of an arrow.
  let head: (SpherePoint, SpherePoint, SpherePoint)?
  /// Meters by which vertices that are near each other become one.
  let mergeDistance: Double
  /// Meters: how deep a patch must be entered.
  let margin: Double
  /// Meters between the vertices beside a long edge.
  private let step: Double

  init(
    _ path: RoutePath, left: Double, right: Double, options: gn_outline_options,
    head: (SpherePoint, SpherePoint, SpherePoint)?
  ) throws(gn_status) {
    self.options = options
    self.head = head
    self.left = try RouteSide(left, sign: -1, options)
    self.right = try RouteSide(right, sign: 1, options)
    let widest = max(left, right)
    let tolerance = options.tolerance > 0 ? options.tolerance : 1e-3 * widest
    // A thousandth of a narrow side is enough.
    let narrowest = min(left, right) > 0 ? 100 * min(left, right) : widest
    mergeDistance = ParallelLine.mergeDistance(tolerance: tolerance, distance: min(widest, narrowest))
    margin = 0.1 * mergeDistance
    self.path = path.withoutSteps(below: mergeDistance)
    step = min(RouteBody.longestPiece, min(self.left.edgeStep, self.right.edgeStep))
    firstEdge = self.path.nextEdge(from: 0)?.index ?? 0
    lastEdge = self.path.edge(before: path.count &- 1)?.index ?? 0
  }

  /// Meters. So that a piece is nearly flat.
  static let longestPiece = 500_000.0

  /// Meters: a miter that would be longer is a bevel.
  private static let longestMiter = 5_000_000.0

  var widest: Double { max(left.width, right.width) }

  /// Whether the strip beside an edge is one patch. Sides of two widths are two: the bend in the middle of their seam may be
  /// wider than the narrow side.
  var isWhole: Bool { left.width == right.width }

  /// Meters by which seams across the path are not straight: a geodesic that continues a great circle is off it by up to
  /// e^2/2 s^2 after s radians, most where it leads east at 45 degrees. A short seam is off a long one where the short one ends.
  private func seamDepth(_ width: Double) -> Double { 0.0034 * width * widest / GN_MEAN_RADIUS }

  /// The same in a `PlaneFrame` at a vertex beside one end of a seam: at its other end lengths are larger by 1/cos of the distance.
  func drawnSeamDepth(_ width: Double) -> Double {
    let distance = min(reach + 2 * widest, 6_000_000) * Edge.degreesPerMeter
    return seamDepth(width) / distance.sineAndCosineOfDegrees.cosine
  }

  /// Meters by which the two seams of a fan, where the route turns back, may be off one straight line; 0 for other patches.
  func bend(of patch: BodyPatch, _ around: EdgeBody) -> Double {
    guard !isWhole, patch.isFan, around.corner.turn.absolute > 179 else { return 0 }
    return drawnSeamDepth(patch.kind == .rightFan ? right.width : left.width)
  }

  /// Meters: vertices of the ring that are nearer to each other are one. Around such a place seams may lead to and fro.
  var vertexDistance: Double {
    let tolerance = options.tolerance > 0 ? options.tolerance : 1e-3 * widest
    return max(mergeDistance, min(tolerance, 2 * seamDepth(min(left.width, right.width))))
  }

  /// Meters from the edges; no patch of an edge goes beyond it.
  var reach: Double {
    let corners =
      options.join == UInt32(GN_JOIN_MITER) ? min(options.miter_limit * widest, RouteBody.longestMiter) : widest
    let ends = options.ends == UInt32(GN_END_SQUARE) && head == nil ? 1.4143 * widest : widest
    return max(corners, ends)
  }

  func side(_ sign: Double) -> RouteSide { sign > 0 ? right : left }
}

/// One side of a body.
struct RouteSide {
  /// Meters.
  let width: Double
  /// 1 on the right, -1 on the left.
  let sign: Double
  /// Degrees between the vertices of an arc.
  let arcStep: Double
  let edgeStep: Double

  init(_ width: Double, sign: Double, _ options: gn_outline_options) throws(gn_status) {
    self.width = width
    self.sign = sign
    let tolerance = try Tactical.tolerance(options, distance: width)
    arcStep = ParallelLine.arcStep(tolerance: tolerance, radius: width)
    edgeStep = ParallelLine.edgeStep(tolerance: tolerance, distance: width)
  }

  func steps(_ turn: Double) -> Int { Int(truncatingIfNeeded: (turn / arcStep).ceiled.clamped(1, 8000).wholeNumber) }
}

/// The places across the path where a piece of a strip begins or ends.
struct CrossSection {
  let right: SpherePoint
  let middle: SpherePoint
  let left: SpherePoint
}

/// What lies around one edge.
struct EdgeBody {
  let index: Int
  let edge: Edge
  /// At its start and at its end.
  let start: CrossSection
  let end: CrossSection
  /// The number of pieces in its strip.
  let pieces: Int
  /// The corner behind the edge.
  let corner: Corner
}

/// A corner between two edges, or the end of the path.
struct Corner {
  /// Degrees, clockwise from the edge before to the edge behind; 0 at the end of the path.
  var turn = 0.0
  /// How many sides a fan has along the outline; 0 for none.
  var rightSteps = 0
  var leftSteps = 0
  /// Where the edge behind begins.
  var rightStart: SpherePoint
  var leftStart: SpherePoint
}

extension RouteBody {
  /// What lies around an edge; nil if it has no length.
  @inline(never)
  func around(_ index: Int) -> EdgeBody? {
    guard let edge = path.edge(index) else { return nil }
    let before = index > firstEdge ? path.edge(before: index)?.edge : nil
    let behind = index < lastEdge ? path.nextEdge(from: index &+ 1)?.edge : nil
    let from = SpherePoint(edge.from)
    let to = SpherePoint(edge.to)
    let pieces = (edge.length / step).ceiled.clamped(1, 4000)
    // No corner is cut beyond the half of a piece.
    let half = 0.5 * edge.length / pieces
    let roomBefore = before.map { min(half, halfPiece($0)) } ?? 0
    let roomBehind = behind.map { min(half, halfPiece($0)) } ?? 0
    let start = CrossSection(
      right: startPoint(right, before, edge, roomBefore), middle: from,
      left: startPoint(left, before, edge, roomBefore))
    let end = CrossSection(
      right: endPoint(right, edge, behind, roomBehind), middle: to, left: endPoint(left, edge, behind, roomBehind))
    var corner = Corner(rightStart: end.right, leftStart: end.left)
    if let behind {
      corner.turn = behind.azimuthFrom.longitudeDifference(from: edge.azimuthTo)
      corner.rightSteps = fanSteps(right, corner.turn)
      corner.leftSteps = fanSteps(left, corner.turn)
      if corner.rightSteps > 0 { corner.rightStart = beside(behind.from, behind.azimuthFrom, right) }
      if corner.leftSteps > 0 { corner.leftStart = beside(behind.from, behind.azimuthFrom, left) }
    }
    return EdgeBody(
      index: index, edge: edge, start: start, end: end, pieces: Int(truncatingIfNeeded: pieces.wholeNumber),
      corner: corner)
  }

  private func halfPiece(_ edge: Edge) -> Double { 0.5 * edge.length / (edge.length / step).ceiled.clamped(1, 4000) }

  @inline(never)
  private func beside(_ point: gn_point, _ azimuth: Double, _ side: RouteSide) -> SpherePoint {
    guard side.width > 0 else { return SpherePoint(point) }
    return SpherePoint(Geodesic.direct(point, azimuth: azimuth + 90 * side.sign, distance: side.width).point)
  }

  @inline(never)
  private func startPoint(
    _ side: RouteSide, _ before: Edge?, _ edge: Edge, _ room: Double
  ) -> SpherePoint {
    if let before, let meeting = meeting(side, before, edge, room) { return meeting }
    return beside(edge.from, edge.azimuthFrom, side)
  }

  @inline(never)
  private func endPoint(_ side: RouteSide, _ edge: Edge, _ behind: Edge?, _ room: Double) -> SpherePoint {
    if let behind, let meeting = meeting(side, edge, behind, room) { return meeting }
    return beside(edge.to, edge.azimuthTo, side)
  }

  /// Where the lines beside two edges meet on the inside of their corner, or at a slight bend; nil if they do not meet within
  /// `room` meters of it.
  @inline(never)
  private func meeting(_ side: RouteSide, _ before: Edge, _ behind: Edge, _ room: Double) -> SpherePoint? {
    guard side.width > 0 else { return nil }
    let turn = behind.azimuthFrom.longitudeDifference(from: before.azimuthTo)
    let azimuth = before.azimuthTo + 0.5 * turn + 90 * side.sign
    if isSlight(turn) {
      return SpherePoint(Geodesic.direct(before.to, azimuth: azimuth, distance: side.width).point)
    }
    guard turn * side.sign > 0, turn.absolute < 150 else { return nil }
    // Beyond a right angle, the corner that is cut lies on the other side of the other edge.
    guard turn.absolute <= 90 || left.width == right.width else { return nil }
    let half = (0.5 * turn.absolute).sineAndCosineOfDegrees
    guard side.width * half.sine <= room * half.cosine else { return nil }
    // A right triangle of the sphere: sin w = sin t cos(turn/2).
    let sine = (side.width * Edge.degreesPerMeter).sineAndCosineOfDegrees.sine / half.cosine
    guard sine < 0.9 else { return nil }
    let distance = Double.arctangentInDegrees(y: sine, x: (1 - sine * sine).root) / Edge.degreesPerMeter
    var point = Geodesic.direct(before.to, azimuth: azimuth, distance: distance).point
    var round = 0
    // Below 300 m the sphere is as good.
    while round < 3, side.width > 300 {
      let first = side.width - before.nearest(to: point).off
      let second = side.width - behind.nearest(to: point).off
      if first.absolute < 2e-8, second.absolute < 2e-8 { break }
      let out = 0.5 * (first + second) / half.cosine
      let along = 0.5 * (first - second) / half.sine
      point = Geodesic.direct(point, azimuth: azimuth, distance: out).point
      if along.absolute < room {
        point = Geodesic.direct(point, azimuth: azimuth - 90 * side.sign, distance: along).point
      }
      round &+= 1
    }
    return SpherePoint(point)
  }

  /// Whether the ends of two lines lie within a micrometer of a common one, on both sides: a strip of which only one side ends
  /// there would not be convex.
  private func isSlight(_ turn: Double) -> Bool {
    let radians = turn * Geodesic.radiansPerDegree
    return widest * radians * radians <= 8e-6
  }

  /// Where the route turns back, up to rounding, both sides are the outside.
  private func turnsBack(_ turn: Double) -> Bool { turn.absolute > 180 - 1e-5 }

  private func fanSteps(_ side: RouteSide, _ turn: Double) -> Int {
    guard side.width > 0, turnsBack(turn) || turn * side.sign < 0, !isSlight(turn) else { return 0 }
    // Where the route turns back, a bevel has no area.
    let cosine = (0.5 * turn).sineAndCosineOfDegrees.cosine
    if options.join != UInt32(GN_JOIN_ROUND), side.width * cosine <= mergeDistance { return 0 }
    switch options.join {
    case UInt32(GN_JOIN_ROUND): return side.steps(turnsBack(turn) ? 180 : turn.absolute)
    case UInt32(GN_JOIN_MITER):
      let isSharp = cosine * options.miter_limit < 1 || side.width > cosine * RouteBody.longestMiter
      return isSharp ? 1 : 2
    default: return 1
    }
  }

  /// A vertex of the fan at a corner, from the right of the edge before or the left of the edge behind counterclockwise.
  @inline(never)
  func fanPoint(_ body: EdgeBody, _ side: RouteSide, _ step: Int) -> SpherePoint {
    let corner = body.corner
    let isRight = side.sign > 0
    let steps = isRight ? corner.rightSteps : corner.leftSteps
    if step <= 0 { return isRight ? body.end.right : corner.leftStart }
    if step >= steps { return isRight ? corner.rightStart : body.end.left }
    // Counterclockwise: azimuths decrease.
    let turn = turnsBack(corner.turn) ? -180.0 : -corner.turn.absolute
    let start = isRight ? body.edge.azimuthTo + 90 : body.edge.azimuthTo - 90 - turn
    var distance = side.width
    if options.join == UInt32(GN_JOIN_MITER) { distance /= (0.5 * turn).sineAndCosineOfDegrees.cosine }
    let azimuth = start + turn * (Double(step) / Double(steps))
    return SpherePoint(Geodesic.direct(body.edge.to, azimuth: azimuth, distance: distance).point)
  }

  /// Across a long edge, in front of one of its pieces.
  @inline(never)
  func section(_ body: EdgeBody, _ piece: Int) -> CrossSection {
    if piece <= 0 { return body.start }
    if piece >= body.pieces { return body.end }
    let place = body.edge.place(at: body.edge.length * (Double(piece) / Double(body.pieces)))
    return CrossSection(
      right: beside(place.point, place.azimuth, right), middle: SpherePoint(place.point),
      left: beside(place.point, place.azimuth, left))
  }
}
