// SPDX-License-Identifier: MIT
import CGridNorth

/// One of the convex polygons of a body. Its vertices run counterclockwise.
struct BodyPatch {
  /// In the order in which they are visited.
  enum Kind: UInt8 {
    /// A piece of the strip beside an edge.
    case strip
    /// The outside of the corner behind an edge.
    case rightFan, leftFan
    /// Beyond the end of the path, and before its start.
    case bothEnd, rightEnd, leftEnd, bothStart, rightStart, leftStart
    /// The head of an arrow.
    case head
  }

  let kind: Kind
  /// The edge; -1 for the head.
  let edge: Int
  /// The number of the piece, in a strip.
  var piece = 0

  static func == (a: BodyPatch, b: BodyPatch) -> Bool { a.kind == b.kind && a.edge == b.edge && a.piece == b.piece }
}

extension RouteBody {
  /// Calls `visit` with the patches of an edge, of whose strip only some pieces.
  @inline(__always)
  func forEachPatch(_ around: EdgeBody, _ pieces: (first: Int, last: Int), _ visit: (BodyPatch) -> Void) {
    var piece = pieces.first
    while piece <= pieces.last {
      visit(BodyPatch(kind: .strip, edge: around.index, piece: piece))
      piece &+= 1
    }
    var next = BodyPatch.Kind.rightFan.rawValue
    while next < BodyPatch.Kind.head.rawValue, let kind = BodyPatch.Kind(rawValue: next) {
      if isThere(kind, around) { visit(BodyPatch(kind: kind, edge: around.index)) }
      next &+= 1
    }
  }

  /// Whether an edge may have a patch of a kind.
  private func isThere(_ kind: BodyPatch.Kind, _ around: EdgeBody) -> Bool {
    switch kind {
    case .rightFan: around.corner.rightSteps > 0
    case .leftFan: around.corner.leftSteps > 0
    case .bothEnd, .rightEnd, .leftEnd: around.index == lastEdge
    case .bothStart, .rightStart, .leftStart: around.index == firstEdge
    case .strip, .head: false
    }
  }

  /// How many vertices a patch has; 0 if there is none of its kind.
  func count(_ patch: BodyPatch, _ body: EdgeBody) -> Int {
    switch patch.kind {
    case .strip: return 6
    case .rightFan: return fanCount(body.corner.rightSteps)
    case .leftFan: return fanCount(body.corner.leftSteps)
    case .head: return head == nil ? 0 : 3
    default: return isCapped(patch, body) ? capCount(patch.kind) : 0
    }
  }

  private func fanCount(_ steps: Int) -> Int { steps > 0 ? steps &+ 2 : 0 }

  private func isCapped(_ patch: BodyPatch, _ body: EdgeBody) -> Bool {
    guard head == nil, options.ends != UInt32(GN_END_FLAT) else { return false }
    let isStart = RouteBody.isStart(patch.kind)
    return body.index == (isStart ? firstEdge : lastEdge)
  }

  private static func isStart(_ kind: BodyPatch.Kind) -> Bool {
    kind == .rightStart || kind == .leftStart || kind == .bothStart
  }

  private func capCount(_ kind: BodyPatch.Kind) -> Int {
    let isSquare = options.ends == UInt32(GN_END_SQUARE)
    let isOne = isSquare && left.width == right.width
    if kind == .bothEnd || kind == .bothStart { return isOne ? 4 : 0 }
    let side = capSide(kind)
    if isOne || side.width == 0 { return 0 }
    return isSquare ? 4 : side.steps(90) &+ 2
  }

  private func capSide(_ kind: BodyPatch.Kind) -> RouteSide {
    kind == .rightEnd || kind == .rightStart ? right : left
  }

  @inline(never)
  func vertex(_ patch: BodyPatch, _ body: EdgeBody, _ index: Int) -> SpherePoint {
    switch patch.kind {
    case .strip:
      let section = self.section(body, index == 0 || index >= 4 ? patch.piece : patch.piece &+ 1)
      return index <= 1 ? section.right : index == 2 || index == 5 ? section.middle : section.left
    case .rightFan: return index == 0 ? body.end.middle : fanPoint(body, right, index &- 1)
    case .leftFan: return index == 0 ? body.end.middle : fanPoint(body, left, index &- 1)
    case .head:
      guard let head else { return body.end.middle }
      return index == 0 ? head.0 : index == 1 ? head.1 : head.2
    default: return capVertex(patch.kind, body, index)
    }
  }

  /// Caps, seen from the end of the path outward: from the right of it to its left.
  @inline(never)
  private func capVertex(_ kind: BodyPatch.Kind, _ body: EdgeBody, _ index: Int) -> SpherePoint {
    let isStart = RouteBody.isStart(kind)
    let section = isStart ? body.start : body.end
    let azimuth = isStart ? body.edge.azimuthFrom + 180 : body.edge.azimuthTo
    // The section's end on the right, seen outward.
    let near = isStart ? section.left : section.right
    let far = isStart ? section.right : section.left
    if kind == .bothEnd || kind == .bothStart {
      if index == 0 { return near }
      return index == 3 ? far : squareCorner(section.middle.point, azimuth, right.width, turn: index == 1 ? 90 : -90)
    }
    let side = capSide(kind)
    let isNear = (kind == .rightEnd) || (kind == .leftStart)
    if index == 0 { return section.middle }
    if options.ends == UInt32(GN_END_SQUARE) {
      let ahead = Geodesic.direct(section.middle.point, azimuth: azimuth, distance: side.width).point
      if isNear {
        if index == 1 { return near }
        return index == 2 ? squareCorner(section.middle.point, azimuth, side.width, turn: 90) : SpherePoint(ahead)
      }
      if index == 3 { return far }
      return index == 2 ? squareCorner(section.middle.point, azimuth, side.width, turn: -90) : SpherePoint(ahead)
    }
    let steps = side.steps(90)
    if isNear, index == 1 { return near }
    if !isNear, index == steps &+ 1 { return far }
    let start = isNear ? azimuth + 90 : azimuth
    let turn = -90 * (Double(index &- 1) / Double(steps))
    return SpherePoint(Geodesic.direct(section.middle.point, azimuth: start + turn, distance: side.width).point)
  }

  private func squareCorner(_ end: gn_point, _ azimuth: Double, _ width: Double, turn: Double) -> SpherePoint {
    let ahead = Geodesic.direct(end, azimuth: azimuth, distance: width)
    return SpherePoint(Geodesic.direct(ahead.point, azimuth: ahead.azimuth + turn, distance: width).point)
  }

  /// Whether the side behind a vertex joins the patch to its neighbor.
  @inline(never)
  func isSeam(_ patch: BodyPatch, _ body: EdgeBody, _ index: Int) -> Bool {
    switch patch.kind {
    case .strip:
      if index == 0 || index == 3 { return false }
      let isEnd = index == 1 || index == 2
      if isEnd, patch.piece == body.pieces &- 1, body.index == lastEdge { return head != nil || isCapped }
      if !isEnd, patch.piece == 0, body.index == firstEdge { return isCapped && head == nil }
      return true
    case .head: return index == 2
    case .bothEnd, .bothStart: return index == 3
    default: return index == 0 || index == count(patch, body) &- 1
    }
  }

  /// Whether what lies beyond a side belongs to the body even where it only touches the patch: at seams, at flat ends, which
  /// those of a closed route do, and beside the route itself.
  func isOpen(_ patch: BodyPatch, _ body: EdgeBody, _ index: Int) -> Bool {
    guard patch.kind == .strip else { return isSeam(patch, body, index) }
    return index == 0 ? right.width == 0 : index == 3 ? left.width == 0 : true
  }

  private var isCapped: Bool { options.ends != UInt32(GN_END_FLAT) }

  /// Whether a vertex lies in the middle of a flat end.
  func isStraight(_ patch: BodyPatch, _ around: EdgeBody, _ vertex: Int) -> Bool {
    guard patch.kind == .strip, left.width > 0, right.width > 0 else { return false }
    let isFlat = options.ends == UInt32(GN_END_FLAT)
    if vertex == 2 { return isFlat && head == nil && patch.piece == around.pieces &- 1 && patch.edge == lastEdge }
    return (isFlat || head != nil) && vertex == 5 && patch.piece == 0 && patch.edge == firstEdge
  }
}
