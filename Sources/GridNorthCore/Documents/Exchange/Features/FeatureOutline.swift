// SPDX-License-Identifier: MIT
import CGridNorth

/// The line or ring that a feature is drawn by, in a format that does not have its kind.
enum FeatureOutline {
  case vertices(Vertices)
  /// A shape around a center, and a hole in it.
  case shape(ShapeOutline, altitude: Double, edgeTolerance: Double)
  case box(BoxLine, altitude: Double)
  case ends(gn_point, gn_point)

  /// The outline of a checked feature, drawn to a tolerance in meters. Throws `GN_ERROR_VERTICES`, `GN_ERROR_WIDTH` for a
  /// sector without a width, and `GN_ERROR_LATITUDE` for a box that reaches beyond a pole.
  init(
    _ feature: UnsafePointer<gn_feature>, _ vertices: Vertices, _ options: gn_exchange_options
  ) throws(gn_status) {
    switch feature.pointee.kind {
    case Int32(GN_FEATURE_CIRCLE), Int32(GN_FEATURE_ELLIPSE), Int32(GN_FEATURE_SECTOR):
      let tolerance = Self.edgeTolerance(options)
      let shape = try Self.shape(feature, center: vertices[0].point, tolerance: tolerance)
      self = .shape(
        shape, altitude: vertices[0].altitude, edgeTolerance: shape.line.staysStraight(to: tolerance) ? 0 : tolerance)
    case Int32(GN_FEATURE_BOX):
      let box = try Self.box(vertices, azimuth: feature.pointee.azimuth, tolerance: options.tolerance)
      self = .box(box, altitude: vertices[0].altitude)
    case Int32(GN_FEATURE_RANGE_BEARING):
      // The altitude of the other end is not known: none, as many readers take no line that has some.
      self = .ends(vertices[0].point, Self.head(of: feature, from: vertices[0].point))
    default:
      self = .vertices(vertices)
    }
  }

  /// Throws `GN_ERROR_RADIUS` for a shape that is smaller than the last decimal, and `GN_ERROR_COUNT` for a box: as it is written,
  /// its ring has fewer than three places, and readers leave it out.
  @inline(never)
  func checkRing(_ options: gn_exchange_options) throws(gn_status) {
    let decimals = Decimals(count: Int(truncatingIfNeeded: options.decimals))
    var ring: OutlineRing
    var error = GN_ERROR_RADIUS
    switch self {
    case .shape(let shape, _, _):
      ring = OutlineRing(shape.line, decimals: decimals)
    case .box(let box, _) where box.width < 360:
      ring = OutlineRing(box, decimals: decimals)
      error = GN_ERROR_COUNT
    default: return
    }
    guard ring.hasThreePlaces else { throw error }
  }

  /// Half of the tolerance is for the vertices, half for straight lines in degrees between them.
  static func edgeTolerance(_ options: gn_exchange_options) -> Double {
    options.tolerance == 0 ? 0 : max(0.5 * options.tolerance, Shape.leastTolerance)
  }

  private static func shape(
    _ feature: UnsafePointer<gn_feature>, center: gn_point, tolerance: Double
  ) throws(gn_status) -> ShapeOutline {
    var center = center
    var options = Shape.defaults
    options.tolerance = tolerance
    let request = try ShapeRequest(center: &center, options: &options)
    let (radius, second) = (feature.pointee.radius, feature.pointee.second_radius)
    switch feature.pointee.kind {
    case Int32(GN_FEATURE_CIRCLE): return try request.circle(radius: radius)
    case Int32(GN_FEATURE_ELLIPSE):
      return try request.ellipse(semiMajor: radius, semiMinor: second, rotation: feature.pointee.azimuth)
    default:
      guard feature.pointee.width > 0 else { throw GN_ERROR_WIDTH }
      return try request.wedge(
        innerRadius: second > 0 ? second : 0, outerRadius: radius, azimuth: feature.pointee.azimuth,
        width: feature.pointee.width)
    }
  }

  static func box(_ vertices: Vertices, azimuth: Double, tolerance: Double) throws(gn_status) -> BoxLine {
    try BoxLine(
      southWest: vertices[0].point, northEast: vertices[1].point, azimuth: azimuth.isNaN ? 0 : azimuth,
      tolerance: tolerance)
  }

  /// Where the range ends. Clients lay it along the ground, whatever its inclination.
  private static func head(of feature: UnsafePointer<gn_feature>, from tail: gn_point) -> gn_point {
    let start = gn_point(latitude: tail.latitude, longitude: Angle.reduce(longitude: tail.longitude))
    let azimuth = Angle.reduce(longitude: feature.pointee.azimuth)
    return Geodesic.direct(start, azimuth: azimuth, distance: feature.pointee.radius).point
  }

  /// Whether the line ends where it begins, if the feature is one of the given kind.
  func isRing(kind: Int32) -> Bool {
    switch self {
    case .vertices: kind == Int32(GN_FEATURE_AREA) || kind == Int32(GN_FEATURE_HOLE)
    case .shape, .box: true
    case .ends: false
    }
  }

  /// The hole in a shape: a line of its own.
  var hole: FeatureOutline? {
    guard case .shape(let outline, let altitude, let edgeTolerance) = self, let hole = outline.hole else { return nil }
    return .shape(ShapeOutline(line: hole), altitude: altitude, edgeTolerance: edgeTolerance)
  }

  var haveAltitudes: Bool {
    switch self {
    case .vertices(let vertices): vertices.haveAltitudes
    case .shape(_, let altitude, _), .box(_, let altitude): !altitude.isNaN
    case .ends: false
    }
  }

  /// Gives all vertices, one after the other; those of a ring with the first at the end. Computed ones cannot be reversed.
  @inline(__always)
  func forEachVertex(isRing: Bool, isReversed: Bool = false, _ body: (gn_vertex) -> Void) {
    switch self {
    case .vertices(let vertices): vertices.forEach(isRing: isRing, isReversed: isReversed, body)
    case .shape, .box, .ends: forEachComputed(body)
    }
  }

  /// Whether a ring must be reversed to be counterclockwise, or clockwise if it is a hole. Computed rings are so already.
  func isTurned(asHole isHole: Bool) -> Bool {
    guard case .vertices(let vertices) = self else { return false }
    return vertices.areClockwise != isHole
  }

  @inline(never)
  private func forEachComputed(_ body: (gn_vertex) -> Void) {
    switch self {
    case .vertices: return
    case .ends(let tail, let head):
      body(gn_vertex(point: tail, altitude: .nan, time: .nan))
      body(gn_vertex(point: head, altitude: .nan, time: .nan))
    case .box(let box, let altitude):
      var index = 0
      while index <= box.count {
        body(gn_vertex(point: box.vertex(index == box.count ? 0 : index), altitude: altitude, time: .nan))
        index &+= 1
      }
    case .shape(let outline, let altitude, let edgeTolerance):
      let line = outline.line
      var walk = ShapeWalk(line)
      var before = gn_point()
      var index = 0
      while index <= line.count {
        let point = walk.vertex(index == line.count ? 0 : index)
        if index > 0, edgeTolerance > 0 {
          DegreePieces(Edge(before, point), tolerance: edgeTolerance).forEachVertex { place in
            body(gn_vertex(point: place, altitude: altitude, time: .nan))
          }
        }
        body(gn_vertex(point: point, altitude: altitude, time: .nan))
        before = point
        index &+= 1
      }
    }
  }
}

extension Vertices {
  /// Gives all vertices, one after the other; those of a ring with the first at the end.
  @inline(__always)
  func forEach(isRing: Bool, isReversed: Bool = false, _ body: (gn_vertex) -> Void) {
    if isReversed, !isClosed { body(self[0]) }
    var index = 0
    while index < count {
      body(self[isReversed ? count &- 1 &- index : index])
      index &+= 1
    }
    if isRing, !isReversed, !isClosed { body(self[0]) }
  }

  /// Whether a ring runs clockwise around its inside; that of a ring around a pole is where the pole is that most vertices are
  /// nearer to.
  fileprivate var areClockwise: Bool {
    guard count > 0 else { return false }
    // In degrees, counted from the first vertex, so that small rings are not lost in rounding. Twice the area, counterclockwise.
    let first = self[0].point
    var area = 0.0
    var turn = 0.0
    var sum = 0.0
    var index = 0
    while index < count {
      let (here, next) = (self[index].point, self[index &+ 1 == count ? 0 : index &+ 1].point)
      let width = Angle.reduce(longitude: next.longitude - here.longitude)
      area -= width * ((here.latitude - first.latitude) + (next.latitude - first.latitude))
      turn += width
      sum += here.latitude
      index &+= 1
    }
    if turn.absolute > 180 { area += 2 * turn * ((sum < 0 ? -90 : 90) - first.latitude) }
    return area < 0
  }
}

/// The vertices of a shape, one by one.
private struct ShapeWalk {
  private let line: ShapeLine
  /// The last that were computed.
  private var eight = (latitude: Eight(repeating: 0), longitude: Eight(repeating: 0))
  private var start = -1

  init(_ line: ShapeLine) { self.line = line }

  mutating func vertex(_ index: Int) -> gn_point {
    if index & ~7 != start {
      start = index & ~7
      eight = line.eight(from: start)
    }
    return gn_point(latitude: eight.latitude.lane(index), longitude: eight.longitude.lane(index))
  }
}

extension ShapeLine {
  /// Whether straight lines in degrees are as good as geodesics between all vertices: they depart by h^2 k/8, where k is 1.09 by
  /// the distance from the axis at most.
  fileprivate func staysStraight(to tolerance: Double) -> Bool {
    guard tolerance > 0 else { return true }
    let largest = max(radius, innerRadius)
    let poleward = center.latitude.absolute + largest / 110_000
    guard poleward < 89 else { return false }
    let fromAxis = 6_356_000 * poleward.sineAndCosineOfDegrees.cosine
    let isAllAround = form == .circle || form == .hole || form == .ellipse
    let edge = isAllAround ? largest * 360 * Geodesic.radiansPerDegree / Double(max(1, steps)) : largest
    return edge * edge * 1.09 / (8 * fromAxis) <= tolerance
  }
}
