// SPDX-License-Identifier: MIT
import CGridNorth

/// An edge of a box that cuts a line; parallels are crossed on either side of the central meridian.
enum BoxCut {
  case south
  case north
  case west
  case east
}

/// The part of a line within a box, by the edges where it starts and ends. `side` is 1 east of the central meridian, -1
/// west of it.
struct BoxPiece {
  var start: (cut: BoxCut, side: Double)
  var end: (cut: BoxCut, side: Double)
}

// In the quarter of a zone, going away from the central meridian and the equator, latitude and longitude grow along a
// line of constant easting. Along a line of constant northing, latitude falls and longitude grows. So a box of
// meridians and parallels has at most one piece of an easting, and at most one piece of a northing on each side of the
// central meridian. The corners of the box tell which edges cut it.

/// A box as it is seen from the central meridian toward one side.
private struct HalfBox {
  let side: Double
  /// The edge next to the central meridian, and the far one.
  let inner: BoxCut
  let outer: BoxCut
  /// Whether the central meridian lies in the box or on its inner edge.
  let reachesMiddle: Bool
  let hasInnerEdge: Bool
  /// Corners; the inner ones on the central meridian, where the box reaches beyond it.
  let southInner: (x: Double, y: Double)
  let northInner: (x: Double, y: Double)
  let southOuter: (x: Double, y: Double)
  let northOuter: (x: Double, y: Double)

  /// Nil if the box has nothing on this side.
  init?(_ box: ZoneBox, side: Double) {
    self.side = side
    let isEastern = side > 0
    let innerDegrees = isEastern ? box.west.degrees : -box.east.degrees
    guard (isEastern ? box.east.degrees : -box.west.degrees) > 0 else { return nil }
    inner = isEastern ? .west : .east
    outer = isEastern ? .east : .west
    reachesMiddle = innerDegrees <= 0
    hasInnerEdge = innerDegrees >= 0
    southOuter = isEastern ? box.southEast : box.southWest
    northOuter = isEastern ? box.northEast : box.northWest
    southInner = reachesMiddle ? (x: 0, y: box.middle.south) : isEastern ? box.southWest : box.southEast
    northInner = reachesMiddle ? (x: 0, y: box.middle.north) : isEastern ? box.northWest : box.northEast
  }
}

extension ZoneBox {
  /// The piece of a line of constant easting, `x` meters from the central meridian on one side; from south to north.
  func piece(easting x: Double, side: Double) -> BoxPiece? {
    guard let half = HalfBox(self, side: side), x < half.southOuter.x, x > half.northInner.x else { return nil }
    return BoxPiece(
      start: (x < half.southInner.x ? half.inner : .south, side),
      end: (x > half.northOuter.x ? half.outer : .north, side))
  }

  /// The pieces of a line of constant northing, `y` meters from the equator; from west to east.
  func pieces(northing y: Double) -> (BoxPiece?, BoxPiece?) {
    let left = HalfBox(self, side: -1).flatMap { piece(northing: y, $0) }
    let right = HalfBox(self, side: 1).flatMap { piece(northing: y, $0) }
    guard let left, let right, left.isOpen, right.isOpen else {
      return (left?.piece, right?.piece)
    }
    return (BoxPiece(start: left.piece.start, end: right.piece.end), nil)
  }

  /// The piece on one side, and whether it continues beyond the central meridian.
  private func piece(northing y: Double, _ half: HalfBox) -> (piece: BoxPiece, isOpen: Bool)? {
    guard y > half.southInner.y, y < half.northOuter.y else { return nil }
    let inner: BoxCut = y > half.northInner.y ? .north : half.inner
    let outer: BoxCut = y < half.southOuter.y ? .south : half.outer
    let isOpen = inner != .north && !half.hasInnerEdge
    return half.side > 0
      ? (BoxPiece(start: (inner, 1), end: (outer, 1)), isOpen)
      : (BoxPiece(start: (outer, -1), end: (inner, -1)), isOpen)
  }
}

/// Where the lines of a block cross the edges of a box: the angle along the edge, and the meters along the line.
struct BoxCrossings {
  typealias Crossing = (angle: Block, along: Block)

  let box: ZoneBox
  let family: LineFamily
  /// Meters from the central meridian or the equator.
  let lines: Block
  /// The side of eastings: 1 east of the central meridian, -1 west of it.
  let side: Double
  private var south: Crossing?
  private var north: Crossing?
  private var west: Crossing?
  private var east: Crossing?

  init(box: ZoneBox, family: LineFamily, lines: Block, side: Double = 1) {
    self.box = box
    self.family = family
    self.lines = lines
    self.side = side
  }

  /// The end of a piece of the line in a lane; computed for all lanes at the first call.
  @inline(never)
  mutating func end(_ cut: BoxCut, side: Double, lane: Int, centralMeridian: Double) -> LineEnd {
    switch cut {
    case .south:
      if south == nil {
        south =
          side > 0
          ? parallel(box.south, box.southWest, box.southEast) : parallel(box.south, box.southEast, box.southWest)
      }
      return end(box.south, onParallel: south, lane, side, centralMeridian)
    case .north:
      if north == nil {
        north =
          side > 0
          ? parallel(box.north, box.northWest, box.northEast) : parallel(box.north, box.northEast, box.northWest)
      }
      return end(box.north, onParallel: north, lane, side, centralMeridian)
    case .west:
      if west == nil { west = meridian(box.west, box.southWest, box.northWest) }
      return end(box.west, onMeridian: west, lane)
    case .east:
      if east == nil { east = meridian(box.east, box.southEast, box.northEast) }
      return end(box.east, onMeridian: east, lane)
    }
  }

  // Northings are measured along an easting, and have no side.

  @inline(__always)
  private func end(
    _ edge: BoxEdge, onParallel crossing: Crossing?, _ lane: Int, _ side: Double, _ centralMeridian: Double
  ) -> LineEnd {
    // SAFETY: the crossing has been computed.
    let along = crossing.unsafelyUnwrapped.along.lane(lane)
    return LineEnd(
      along: family == .eastings ? along : side * along, latitude: edge.degrees,
      longitude: centralMeridian + side * crossing.unsafelyUnwrapped.angle.lane(lane), viewEdge: edge.viewEdge)
  }

  @inline(__always)
  private func end(_ edge: BoxEdge, onMeridian crossing: Crossing?, _ lane: Int) -> LineEnd {
    // SAFETY: the crossing has been computed.
    let along = crossing.unsafelyUnwrapped.along.lane(lane)
    return LineEnd(
      along: family == .eastings || edge.degrees >= 0 ? along : -along,
      latitude: crossing.unsafelyUnwrapped.angle.lane(lane), longitude: edge.longitude, viewEdge: edge.viewEdge)
  }

  private func parallel(_ edge: BoxEdge, _ inner: (x: Double, y: Double), _ outer: (x: Double, y: Double)) -> Crossing {
    switch family {
    case .eastings:
      let far = side > 0 ? box.east.degrees : -box.west.degrees
      let near = max(0, side > 0 ? box.west.degrees : -box.east.degrees)
      let nearest = near > 0 ? inner.x : 0
      if outer.x - nearest < 5_000 * edge.angle.cosine {
        let crossing = GridCrossing.easting(
          lines, parallel: edge.angle, between: (longitude: near, x: nearest), and: (longitude: far, x: outer.x))
        return (angle: crossing.longitude, along: crossing.y)
      }
      let crossing = GridCrossing.easting(lines, parallel: edge.angle)
      return (angle: crossing.longitude, along: crossing.y)
    case .northings:
      let crossing = GridCrossing.northing(lines, parallel: edge.angle)
      return (angle: crossing.longitude, along: crossing.x)
    }
  }

  private func meridian(_ edge: BoxEdge, _ low: (x: Double, y: Double), _ high: (x: Double, y: Double)) -> Crossing {
    switch family {
    case .eastings:
      let crossing = GridCrossing.easting(lines, meridian: edge.angle)
      return (angle: crossing.latitude, along: crossing.y)
    case .northings:
      if high.y - low.y < 100_000 {
        let crossing = GridCrossing.northing(
          lines, meridian: edge.angle, between: (latitude: box.south.degrees, y: low.y),
          and: (latitude: box.north.degrees, y: high.y))
        return (angle: crossing.latitude, along: crossing.x)
      }
      let crossing = GridCrossing.northing(lines, meridian: edge.angle)
      return (angle: crossing.latitude, along: crossing.x)
    }
  }
}
