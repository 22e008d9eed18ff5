// SPDX-License-Identifier: MIT
import CGridNorth

/// One of the convex polygons of a body. Its vertices run counterclockwise.
struct BodyPatch {
  /// In the order in which they are visited.
  enum Kind: UInt8 {
    /// A piece of the strip on both sides of an edge, or on one of them.
    case strip, rightStrip, leftStrip
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

  var isStrip: Bool { kind.rawValue <= Kind.leftStrip.rawValue }
  var isFan: Bool { kind == .rightFan || kind == .leftFan }

  /// The place of a vertex among those of a whole strip: the right of its start and of its end, the middle of its end, the left
  /// of both, the middle of its start.
  @inline(__always)
  func place(_ index: Int) -> Int {
    kind == .strip ? index : kind == .leftStrip ? index &+ 2 : index == 0 ? 5 : index &- 1
  }

  /// A vertex of a strip.
  @inline(__always)
  func stripPoint(_ index: Int, _ start: CrossSection, _ end: CrossSection) -> SpherePoint {
    switch place(index) {
    case 0: return start.right
    case 1: return end.right
    case 2: return end.middle
    case 3: return end.left
    case 4: return start.left
    default: return start.middle
    }
  }

  static func == (a: BodyPatch, b: BodyPatch) -> Bool { a.kind == b.kind && a.edge == b.edge && a.piece == b.piece }
}

extension RouteBody {
  /// The first piece of the strip, and the side of it that is the right one of the outline.
  var firstStrip: (patch: BodyPatch, side: Int) {
    if isWhole { return (BodyPatch(kind: .strip, edge: firstEdge), 0) }
    return right.width > 0
      ? (BodyPatch(kind: .rightStrip, edge: firstEdge), 1) : (BodyPatch(kind: .leftStrip, edge: firstEdge), 3)
  }

  /// Calls `visit` with the patches of an edge, of whose strip only some pieces.
  @inline(__always)
  func forEachPatch(_ around: EdgeBody, _ pieces: (first: Int, last: Int), _ visit: (BodyPatch) -> Void) {
    var next = BodyPatch.Kind.strip.rawValue
    while next < BodyPatch.Kind.head.rawValue, let kind = BodyPatch.Kind(rawValue: next) {
      var patch = BodyPatch(kind: kind, edge: around.index)
      let isStrip = patch.isStrip
      patch.piece = isStrip ? pieces.first : 0
      let end = isThere(kind, around) ? (isStrip ? pieces.last : 0) : -1
      while patch.piece <= end {
        visit(patch)
        patch.piece &+= 1
      }
      next &+= 1
    }
  }

  /// Whether an edge may have a patch of a kind.
  private func isThere(_ kind: BodyPatch.Kind, _ around: EdgeBody) -> Bool {
    switch kind {
    case .strip: isWhole
    case .rightStrip: !isWhole && right.width > 0
    case .leftStrip: !isWhole && left.width > 0
    case .rightFan: around.corner.rightSteps > 0
    case .leftFan: around.corner.leftSteps > 0
    case .bothEnd, .rightEnd, .leftEnd: around.index == lastEdge
    case .bothStart, .rightStart, .leftStart: around.index == firstEdge
    case .head: false
    }
  }

  /// How many vertices a patch has; 0 if there is none of its kind.
  func count(_ patch: BodyPatch, _ body: EdgeBody) -> Int {
    switch patch.kind {
    case .strip: return 6
    case .rightStrip, .leftStrip: return 4
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
    case .strip, .rightStrip, .leftStrip:
      let place = patch.place(index)
      let section = self.section(body, place == 0 || place >= 4 ? patch.piece : patch.piece &+ 1)
      return patch.stripPoint(index, section, section)
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
    case .strip, .rightStrip, .leftStrip:
      if index == 3, patch.kind != .strip { return min(left.width, right.width) > 0 }
      let place = patch.place(index)
      if place == 0 || place == 3 { return false }
      let isEnd = place == 1 || place == 2
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
    guard patch.isStrip else { return isSeam(patch, body, index) }
    let place = patch.place(index)
    return place != 0 && place != 3
  }

  private var isCapped: Bool { options.ends != UInt32(GN_END_FLAT) }

  /// Whether a vertex of the outline lies in the middle of a flat end, between two sides of one strip.
  @inline(never)
  func isStraight(at place: SpherePoint, _ around: EdgeBody, from first: BodyPatch, to second: BodyPatch) -> Bool {
    guard first.isStrip, second.isStrip, first.edge == second.edge else { return false }
    guard left.width > 0, right.width > 0 else { return false }
    let isFlat = options.ends == UInt32(GN_END_FLAT)
    let isEnd = isFlat && head == nil && first.edge == lastEdge
    let isStart = (isFlat || head != nil) && first.edge == firstEdge
    return isEnd && place.point.isSamePlace(as: around.end.middle.point)
      || isStart && place.point.isSamePlace(as: around.start.middle.point)
  }
}
