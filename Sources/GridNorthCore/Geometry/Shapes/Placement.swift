// SPDX-License-Identifier: MIT
import CGridNorth

/// Where the vertices of an arc lie, and how many it needs.
///
/// On a sphere both have closed forms. Up to 10 km, those of the sphere with the curvature of the ellipsoid at the
/// center are right to a fraction of a micrometer; areas up to 100 km are right to 2e-11. Beyond that, they are the
/// start of an iteration on the ellipsoid.
struct Placement {
  enum Kind {
    case on
    case outside
    case inside
    case equalArea
  }

  let center: gn_point
  let start: Double
  let width: Double
  let radius: Double
  let kind: Kind
  /// Meters by which vertices may be displaced when they are written. A polygon outside stays outside by that much.
  var allowance = 0.0

  /// Meters: more than the rounding error of a position and the error of a geodesic.
  private static let guardDistance = 3e-8
  private static let largestLocalRadius = 10_000.0
  private static let largestLocalAreaRadius = 100_000.0
  /// An eighth of the earth: so near, the distance grows ever faster along an edge.
  private static let largestPlainRadius = 5_000_000.0
  /// The number of edges that are examined. With more, neighbors differ by less than the margin that is then added.
  private static let sampledEdges = 256

  private var isLocal: Bool { radius <= Self.largestLocalRadius }
  private var sphere: Sphere { isLocal ? localSphere : Sphere(latitude: nil) }
  private var localSphere: Sphere { Sphere(latitude: center.latitude) }

  /// The sphere that approximates the ellipsoid best: around a position, or on average.
  private struct Sphere {
    /// Meters of an arc of one degree.
    let degree: Double

    init(latitude: Double?) {
      var radius = GN_MEAN_RADIUS
      if let latitude {
        // The radius of the Gaussian curvature: sqrt(M N) = b/(1 - e^2 sin^2 phi).
        let s = latitude.sineAndCosineOfDegrees.sine
        radius = WGS84.equatorialRadius * (1 - WGS84.flattening) / (1 - WGS84.eccentricitySquared * s * s)
      }
      degree = radius * (.pi / 180)
    }

    var radius: Double { degree * (180 / .pi) }

    /// The distance of an edge's ends, given that of its middle: tan r' = tan r/cos d, d half of the angle between
    /// neighbors.
    func excess(middle r: Double, halfStep: Double) -> Double {
      let (s, c) = (r / degree).sineAndCosineOfDegrees
      let half = (halfStep / 2).sineAndCosineOfDegrees.sine
      let versine = 2 * half * half
      return degree * Double.arctangentInDegrees(y: s * c * versine, x: 1 - versine * c * c)
    }

    /// The distance of an edge's middle, given that of its ends: tan r = tan r' cos d.
    func sagitta(vertex r: Double, halfStep: Double) -> Double {
      let (s, c) = (r / degree).sineAndCosineOfDegrees
      let half = (halfStep / 2).sineAndCosineOfDegrees.sine
      let versine = 2 * half * half
      return degree * Double.arctangentInDegrees(y: s * c * versine, x: 1 - versine * s * s)
    }

    /// The distance of the vertices of a polygon with the area of the circle.
    ///
    /// Half of one of its triangles has the angles d, 90 and B with d + B - 90 = d (1 - cos r) and cos r' = cot d cot B, so
    /// tan^2(r'/2) = sin(2 d sin^2(r/2))/sin(2 d cos^2(r/2)).
    func equalArea(_ r: Double, halfStep: Double) -> Double {
      let (s, c) = (r / degree / 2).sineAndCosineOfDegrees
      let y = (2 * halfStep * s * s).sineAndCosineOfDegrees.sine
      let x = (2 * halfStep * c * c).sineAndCosineOfDegrees.sine
      return 2 * degree * Double.arctangentInDegrees(y: y.root, x: x.root)
    }

    /// The area of a circle.
    func area(_ r: Double) -> Double {
      let s = (r / degree / 2).sineAndCosineOfDegrees.sine
      return 4 * .pi * radius * radius * s * s
    }
  }

  /// Throws `GN_ERROR_RADIUS` if vertices would lie where a circle is no longer simple. Vertices outside are at least
  /// as far away as the nearest places of the edges.
  func check() throws(gn_status) {
    guard kind != .outside || outsideTarget <= Shape.largestRadius else { throw GN_ERROR_RADIUS }
  }

  private var outsideTarget: Double { radius + Self.guardDistance + allowance }

  // MARK: The radius of the vertices

  /// The distance of the vertices from the center for a number of edges, in meters.
  func vertexRadius(steps: Int) -> Double {
    switch kind {
    case .on: return radius
    case .equalArea: return equalAreaRadius(steps: steps)
    case .outside: return touchingRadius(steps: steps, target: outsideTarget)
    case .inside:
      return touchingRadius(steps: steps, target: max(radius - Self.guardDistance - allowance, radius / 2))
    }
  }

  private func halfStep(_ steps: Int) -> Double { width / Double(max(1, steps)) / 2 }

  /// The distance at which the nearest place of all edges (the farthest, for a polygon inside) is at the target.
  private func touchingRadius(steps: Int, target: Double) -> Double {
    let halfStep = halfStep(steps)
    let sphere = sphere
    // Below a quarter of the earth, edges run inside of their ends; beyond it, outside.
    let touches = (kind == .outside) == (target < 90 * sphere.degree)
    let excess = touches ? sphere.excess(middle: target, halfStep: halfStep) : 0
    var vertex = target + excess
    if isLocal {
      // The curvature changes by a fraction e^2 r/R over the radius, which enters times (r/R)^2.
      let ratio = radius / sphere.radius
      let margin = 2 * WGS84.eccentricitySquared * ratio * ratio * ratio * excess.absolute
      return kind == .outside ? vertex + margin : vertex - margin
    }
    let direction = kind == .outside ? 1.0 : -1.0
    let c = halfStep.sineAndCosineOfDegrees.cosine
    let (sr, cr) = (target / sphere.degree).sineAndCosineOfDegrees
    var slope = touches ? c / (cr * cr * c * c + sr * sr) : 1
    var best = vertex
    var bestMiss = Double.infinity
    var before = (vertex: 0.0, miss: 0.0)
    var round = 0
    while round < 12 {
      let extent = edgeExtent(vertexRadius: vertex, steps: steps)
      let miss = target - (kind == .outside ? extent.nearest : extent.farthest)
      if miss.absolute < bestMiss {
        best = vertex
        bestMiss = miss.absolute
      }
      if miss.absolute < 5e-9 { break }
      if round > 0, miss != before.miss {
        let secant = (vertex - before.vertex) / (before.miss - miss)
        if secant > 0.2, secant < 5 { slope = secant }
      }
      before = (vertex, miss)
      vertex += slope * miss
      round &+= 1
    }
    let ratio = radius / sphere.radius
    let radians = halfStep * (.pi / 180)
    let unseen = steps > Self.sampledEdges ? 2e-6 * ratio * ratio * radius * radians * radians : 0
    return best + direction * (2 * bestMiss + unseen)
  }

  // MARK: Area

  private func equalAreaRadius(steps: Int) -> Double {
    guard radius > Self.largestLocalAreaRadius else {
      return localSphere.equalArea(radius, halfStep: halfStep(steps))
    }
    let sphere = sphere
    // Beyond this number, the departure from the circle falls with the square of the number of edges.
    let most = 1024
    if steps > most {
      let scale = Double(most) / Double(steps)
      return radius + (equalAreaRadius(steps: most) - radius) * scale * scale
    }
    let area = circleArea
    var vertex = sphere.equalArea(radius, halfStep: halfStep(steps))
    let (s, _) = (vertex / sphere.degree).sineAndCosineOfDegrees
    let step = 2 * halfStep(steps)
    var slope = 1 / (sphere.radius * Double(steps) * step.sineAndCosineOfDegrees.sine.absolute * max(s, 1e-3) + 1)
    var before = (vertex: 0.0, miss: 0.0)
    var round = 0
    while round < 12 {
      let miss = area - fanArea(vertexRadius: vertex, steps: steps)
      if miss.absolute <= 1e-12 * area { break }
      if round > 0, miss != before.miss {
        let secant = (vertex - before.vertex) / (before.miss - miss)
        if secant > 0.2 * slope, secant < 5 * slope { slope = secant }
      }
      before = (vertex, miss)
      vertex = min(vertex + slope * miss, Shape.largestRadius)
      round &+= 1
    }
    return vertex
  }

  /// The area within the arc and its sides, square meters: of polygons with their vertices on it, whose areas depart from it by
  /// a series in the squares of their steps (Romberg's extrapolation, three levels).
  private var circleArea: Double {
    let steps = max(4, Int(truncatingIfNeeded: (width * (64.0 / 360)).ceiled.wholeNumber))
    let a = fanArea(vertexRadius: radius, steps: steps)
    let b = fanArea(vertexRadius: radius, steps: 2 &* steps)
    let c = fanArea(vertexRadius: radius, steps: 4 &* steps)
    let ab = b + (b - a) / 3
    let bc = c + (c - b) / 3
    return bc + (bc - ab) / 15
  }

  /// The area of the polygon, square meters.
  func fanArea(vertexRadius: Double, steps: Int) -> Double {
    let line = ShapeLine(
      form: width == 360 ? .circle : .sector, center: center, start: start, width: width, steps: steps,
      radius: vertexRadius)
    var sum = 0.0
    var first = gn_point()
    var here = gn_point()
    var index = 0
    let count = line.count
    while index < count {
      let eight = line.eight(from: index)
      var lane = 0
      while lane < 8, index < count {
        let point = gn_point(latitude: eight.latitude.lane(lane), longitude: eight.longitude.lane(lane))
        if index == 0 { first = point } else { sum += Geodesic.area(here, point) }
        here = point
        lane &+= 1
        index &+= 1
      }
    }
    sum += Geodesic.area(here, first)
    // Areas above the equator count eastwards. Only the number of hemispheres that a pole inside adds is in doubt.
    let half = Geodesic.earthArea / 2
    let expected = sphere.area(vertexRadius) * (width / 360)
    return 0 - sum + half * ((expected + sum) / half).roundedToEven
  }

  // MARK: Edges

  /// The smallest and the largest distance of the edges from the center, in meters.
  private func edgeExtent(vertexRadius: Double, steps: Int) -> (nearest: Double, farthest: Double) {
    let sampled = min(steps, Self.sampledEdges)
    let step = width / Double(max(1, steps))
    // The ellipsoid is the same on both sides of the center's meridian.
    let isSymmetric = width == 360 && start == 0
    let looked = min(isSymmetric ? sampled / 2 &+ 1 : sampled, sampled)
    // Along an edge, the distance falls, then grows. Along long edges at about a quarter of the earth it may do so more
    // than once.
    let isNear = vertexRadius <= Self.largestPlainRadius && step <= 120
    let parts = isNear ? 1 : step > 50 ? 32 : 8
    let last = Block(repeating: Double(looked &- 1))
    var nearest = Block(repeating: vertexRadius)
    var farthest = nearest
    var edge = 0
    while edge < looked {
      // Lanes past the end repeat the last edge.
      let counted = Block.counted + Double(edge)
      let index = counted.replacing(with: last, where: last .< counted)
      let edges = PolygonEdges(
        center, azimuths: start + width * (index / Double(max(1, sampled))), step: step, radius: vertexRadius)
      var before = edges.look(at: Block(repeating: 0))
      var part = 1
      while part <= parts {
        let here = edges.look(at: edges.length * (Double(part) / Double(parts)))
        if let turn = edges.turningPoints(between: before, here) {
          nearest = nearest.replacing(with: turn, where: turn .< nearest)
          farthest = farthest.replacing(with: turn, where: farthest .< turn)
        }
        before = here
        part &+= 1
      }
      edge &+= Block.width
    }
    var extent = (nearest: vertexRadius, farthest: vertexRadius)
    var lane = 0
    while lane < Block.width {
      extent.nearest = min(extent.nearest, nearest.lane(lane))
      extent.farthest = max(extent.farthest, farthest.lane(lane))
      lane &+= 1
    }
    return extent
  }

  /// A block of edges, and their distances from the center.
  private struct PolygonEdges {
    let center: gn_point
    let radius: Double
    let length: Block
    private let line: GeodesicLine<Block>
    private let origin: Block

    init(_ center: gn_point, azimuths: Block, step: Double, radius: Double) {
      func vertices(_ azimuths: Block) -> (latitude: Block, longitude: Block) {
        let line = GeodesicLine(latitude: Block(repeating: center.latitude), azimuth: azimuths)
        let position = line.position(at: Block(repeating: radius))
        return (position.latitude, (center.longitude + position.longitudeDifference.reducedLongitude).reducedLongitude)
      }
      let from = vertices(azimuths)
      let to = vertices(azimuths + step)
      let edge = GeodesicInverse(from.latitude, from.longitude, to.latitude, to.longitude)
      let solution = edge.solve()
      self.center = center
      self.radius = radius
      length = edge.distance(solution)
      line = GeodesicLine(latitude: from.latitude, azimuth: edge.azimuths(solution).from)
      origin = from.longitude
    }

    struct Place {
      var along: Block
      var distance: Block
      /// The slope of the distance along the edge: the cosine of the angle between the edge and the direction from the
      /// center.
      var slope: Block
    }

    func look(at along: Block) -> Place {
      let position = line.position(at: along)
      let view = GeodesicInverse(
        position.latitude, (origin + position.longitudeDifference).reducedLongitude,
        Block(repeating: center.latitude), Block(repeating: center.longitude))
      let solution = view.solve()
      let angle = (view.azimuths(solution).from - position.azimuth).sineAndCosineOfDegrees
      return Place(along: along, distance: view.distance(solution), slope: 0 - angle.cosine)
    }

    /// The distances where their slopes are zero, by false position, with the weight of the end that stays halved; for
    /// edges without such a place, the radius. The distance is stationary there, so a fraction of a meter is precise
    /// enough. Nil if there is no such edge.
    func turningPoints(between first: Place, _ second: Place) -> Block? {
      var low = first
      var high = second
      var distance = Block(repeating: radius)
      let isFalling = first.slope .< 0
      var isDone = Self.isSame(isFalling, second.slope .< 0)
      guard !Block.isAll(isDone) else { return nil }
      var round = 0
      while round < 40, !Block.isAll(isDone) {
        let middle = look(
          at: low.along + (high.along - low.along) * (low.slope / (low.slope - high.slope)))
        distance = Block.select(isDone, distance, middle.distance)
        // The error is half the square of the slope, times the distance.
        isDone = Block.or(isDone, middle.slope.absolute .< 1e-9)
        let isLow = Self.isSame(middle.slope .< 0, low.slope .< 0)
        low.along = Block.select(isLow, middle.along, low.along)
        high.along = Block.select(isLow, high.along, middle.along)
        low.slope = Block.select(isLow, middle.slope, 0.5 * low.slope)
        high.slope = Block.select(isLow, 0.5 * high.slope, middle.slope)
        isDone = Block.or(isDone, (high.along - low.along) .<= 0.01)
        round &+= 1
      }
      return distance
    }

    @inline(__always)
    private static func isSame(_ a: Block.Mask, _ b: Block.Mask) -> Block.Mask {
      Block.or(Block.and(a, b), Block.not(Block.or(a, b)))
    }
  }

  // MARK: The number of vertices

  /// How far the polygon departs from the circle, in meters.
  private func deviation(steps: Int) -> Double {
    let vertex = vertexRadius(steps: steps)
    guard !isLocal else {
      let middle = vertex - sphere.sagitta(vertex: vertex, halfStep: halfStep(steps))
      return max((vertex - radius).absolute, (middle - radius).absolute)
    }
    let extent = edgeExtent(vertexRadius: vertex, steps: steps)
    return max((extent.farthest - radius).absolute, (extent.nearest - radius).absolute)
  }

  /// The number of vertices of a whole turn that keeps the edges within a tolerance, and hardly more.
  func steps(tolerance: Double) throws(gn_status) -> Int {
    // The margin for rounding does not count against the edges.
    let limit = kind == .outside || kind == .inside ? tolerance + allowance : tolerance
    var steps = 64.0
    var round = 0
    while round < 3 {
      let ratio = (deviation(steps: Int(truncatingIfNeeded: steps.wholeNumber)) / limit).root
      steps = max(3, (steps * ratio).ceiled)
      guard steps <= Shape.largestVertexCount else { throw GN_ERROR_VERTICES }
      round &+= 1
    }
    var count = Int(truncatingIfNeeded: steps.wholeNumber)
    round = 0
    while deviation(steps: count) > limit, round < 64 {
      count &+= 1 &+ count >> 8
      round &+= 1
    }
    while count > 3, count < 200, round < 64, deviation(steps: count &- 1) <= limit {
      count &-= 1
      round &+= 1
    }
    guard Double(count) <= Shape.largestVertexCount else { throw GN_ERROR_VERTICES }
    return count
  }

  /// The same for the image of a circle in the plane, where an edge departs by r (1 - cos d) at most.
  func stepsInPlane(tolerance: Double) throws(gn_status) -> Int {
    let half = (0.5 * min(tolerance / radius, 1)).root
    // sin(d/2) is `half`.
    let degrees = 2 * Double.arctangentInDegrees(y: half, x: (1 - half * half).root)
    let steps = max(3, (180 / degrees).ceiled)
    guard steps <= Shape.largestVertexCount else { throw GN_ERROR_VERTICES }
    return Int(truncatingIfNeeded: steps.wholeNumber)
  }
}
