// SPDX-License-Identifier: MIT
import CGridNorth

/// The geodesic between two points.
struct Edge {
  let from: gn_point
  let to: gn_point
  /// Meters.
  let length: Double
  /// Degrees, at either end.
  let azimuthFrom: Double
  let azimuthTo: Double

  init(_ from: gn_point, _ to: gn_point) {
    self.init(from, to, Geodesic.inverse(from, to))
  }

  init(_ from: gn_point, _ to: gn_point, _ solution: Geodesic.Inverse) {
    self.from = from
    self.to = to
    length = solution.distance
    azimuthFrom = solution.azimuthFrom
    azimuthTo = solution.azimuthTo
  }

  var line: GeodesicLine<Single> { GeodesicLine(from: from.latitude, azimuth: azimuthFrom) }

  /// A place on the edge, `distance` meters from its start. At the ends it is the given point exactly.
  func place(at distance: Double) -> (point: gn_point, azimuth: Double) {
    if distance <= 0 { return (point: from, azimuth: azimuthFrom) }
    if distance >= length { return (point: to, azimuth: azimuthTo) }
    return place(at: distance, on: line)
  }

  @inline(__always)
  func place(at distance: Double, on line: GeodesicLine<Single>) -> (point: gn_point, azimuth: Double) {
    let position = line.place(at: distance)
    let longitude = (from.longitude + position.longitudeDifference).reducedLongitude
    return (point: gn_point(latitude: position.latitude, longitude: longitude), azimuth: position.azimuth)
  }
}

/// Where an edge comes nearest to a position.
struct EdgePlace {
  /// Meters from the start of the edge.
  var along: Double
  /// Meters from there to the position, not negative.
  var off: Double
  var point: gn_point
  /// The azimuth of the edge there, degrees.
  var azimuth: Double
  /// The direction to the position, clockwise from the direction of the edge; degrees.
  var turn: Double

  /// A place as the position is seen from it.
  init(_ place: (point: gn_point, azimuth: Double), along: Double, _ view: Geodesic.Inverse) {
    self.along = along
    off = view.distance
    point = place.point
    azimuth = place.azimuth
    turn = view.azimuthFrom.longitudeDifference(from: place.azimuth)
  }
}

// The nearest point. Along the edge the distance f to the position has f' = -cos t, t the turn from the edge to the
// position, and f'' = sin^2 t M/m with the geodesic scale M and the reduced length m (Karney 2013, section 3): as
// long as the position is less than a quarter of the earth away, M > 0 and there is one minimum.

extension Edge {
  /// To 10 nm, for positions at any distance.
  func nearest(to position: gn_point) -> EdgePlace { nearest(to: position, from: 0, to: length) }

  /// The same of a part of the edge, between distances from its start, which are cut to its length.
  func nearest(to position: gn_point, from low: Double, to high: Double) -> EdgePlace {
    let high = min(high, length)
    let low = min(low, high)
    return nearest(to: position, from: look(at: position, from: place(at: low), along: low), to: high)
  }

  /// The geodesic between two points, and where it comes nearest to a position.
  static func nearest(_ from: gn_point, _ to: gn_point, to position: gn_point) -> (edge: Edge, place: EdgePlace) {
    let solutions = Geodesic.inverses((from, to), (from, position))
    let edge = Edge(from, to, solutions.first)
    let start = EdgePlace((from, edge.azimuthFrom), along: 0, solutions.second)
    return (edge, edge.nearest(to: position, from: start, to: edge.length))
  }

  private func nearest(to position: gn_point, from start: EdgePlace, to high: Double) -> EdgePlace {
    let low = start.along
    guard low < high else { return start }
    // No place up to there is farther than this.
    if start.off + (high - low) < Edge.convexDistance {
      if Edge.slope(start) >= 0 { return start }
      return better(start, minimum(from: start, low: low, high: high, position: position))
    }
    let end = look(at: position, from: place(at: high), along: high)
    let nearer = better(start, end)
    return better(nearer, nearestOfSamples(to: position, from: low, to: high, nearer))
  }

  /// Steps of `Work` that the search for the nearest place takes: on long edges it may look at more places.
  @inline(never)
  var stepsOfNearest: Int { Int(truncatingIfNeeded: ((length - 2_000_000) * 1e-5).clamped(5, 55).wholeNumber) }

  /// Meters: 1000 km less than a quarter of the earth.
  private static let convexDistance = 9_000_000.0

  /// Meters.
  private static let sampleSpacing = 600_000.0

  /// Meters: somewhat more than half of a meridian, which no shortest way is longer than.
  static let longest = 21_000_000.0

  /// The derivative of the distance.
  private static func slope(_ place: EdgePlace) -> Double { -place.turn.sineAndCosineOfDegrees.cosine }

  private func better(_ first: EdgePlace, _ second: EdgePlace) -> EdgePlace { second.off < first.off ? second : first }

  private func look(at position: gn_point, from place: (point: gn_point, azimuth: Double), along: Double) -> EdgePlace {
    EdgePlace(place, along: along, Geodesic.inverse(place.point, position))
  }

  /// Where there may be two minima, at about a quarter of the earth and beyond, the search starts from the best of many
  /// places.
  private func nearestOfSamples(
    to position: gn_point, from low: Double, to high: Double, _ nearer: EdgePlace
  ) -> EdgePlace {
    let line = line
    // At most 34 in ordinary rounding.
    let count = ((high - low) * (1 / Edge.sampleSpacing)).ceiled.clamped(1, Edge.longest / Edge.sampleSpacing)
    let step = (high - low) / count
    var best = nearer
    var index = 1.0
    while index < count {
      let along = low + step * index
      best = better(best, look(at: position, from: place(at: along, on: line), along: along))
      index += 1
    }
    let isFalling = Edge.slope(best) < 0
    guard best.along > low || isFalling, best.along < high || !isFalling else { return best }
    return minimum(from: best, low: max(low, best.along - step), high: min(high, best.along + step), position: position)
  }

  /// The minimum between two places, or the second one if the distance decreases up to there. At the first it decreases.
  ///
  /// On a sphere the foot of the perpendicular is at tan(s/R) = tan(d/R) cos t. R is the radius of the Gaussian curvature where
  /// the search starts, b / (1 - e^2 sin^2 phi); farther on it differs by up to 0.5 %,
  /// so each step gains two digits at least, and many more once two places tell the radius. A step out of the bracket is
  /// replaced by its end, as long as that was not looked at, and then by its middle.
  private func minimum(from start: EdgePlace, low: Double, high: Double, position: gn_point) -> EdgePlace {
    let line = line
    let sine = start.point.latitude.sineAndCosineOfDegrees.sine
    let radius = WGS84.polarRadius / (1 - WGS84.flattening * (2 - WGS84.flattening) * (sine * sine))
    let metersPerDegree = radius * Geodesic.radiansPerDegree
    var low = low
    var high = (along: high, isKnown: false)
    var place = start
    var before: (along: Double, shift: Double)?
    var steps = 0
    // On the edge there is no direction to the position.
    while steps < 60, place.off > 1e-9 {
      let slope = Edge.slope(place)
      if slope < 0 { low = place.along } else { high = (place.along, true) }
      // How far ahead the foot of the perpendicular would be on a sphere.
      let angle = (place.off / metersPerDegree).sineAndCosineOfDegrees
      let shift = Double.arctangentInDegrees(y: -(slope * angle.sine), x: angle.cosine) * metersPerDegree
      var step = shift
      if let before {
        // Nearly -1.
        let change = (shift - before.shift) / (place.along - before.along)
        if change > -2, change < -0.5 { step = 0 - shift / change }
      }
      if step.absolute < 5e-9 { break }
      before = (along: place.along, shift: shift)
      var along = place.along + step
      if along <= low || along >= high.along { along = high.isKnown ? (low + high.along) * 0.5 : high.along }
      if along == place.along { break }
      let next = along < length ? self.place(at: along, on: line) : self.place(at: along)
      place = look(at: position, from: next, along: along)
      steps &+= 1
    }
    return place
  }

  /// Degrees of the mean radius in a meter.
  static let degreesPerMeter = ArctangentDegrees.c0 / GN_MEAN_RADIUS
}

/// A point on the unit sphere of the parametric latitude, on which an arc of s radians is at least b s meters of the
/// ellipsoid: the radius of the parallel is a cos beta, and a step of d beta is at least b long.
struct SphereVector {
  let x: Double
  let y: Double
  let z: Double

  /// Makes a vector from components whose squares add up to 1.
  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inline(never)
  init(_ point: gn_point) {
    (x, y, z) = SphereVector.components(latitude: point.latitude, longitude: point.longitude)
  }

  /// x, y and z of points, one or many.
  @inline(__always)
  static func components<Value: Lanes>(latitude: Value, longitude: Value) -> (x: Value, y: Value, z: Value) {
    let (phi, lambda) = Value.sinesAndCosinesOfDegrees(latitude, longitude)
    let sine = phi.sine * (1 - WGS84.flattening)
    let scale = 1 / (sine * sine + phi.cosine * phi.cosine).root
    let radius = phi.cosine * scale
    return (radius * lambda.cosine, radius * lambda.sine, sine * scale)
  }

  /// The chord to another vector.
  func chord(to other: SphereVector) -> Double { squaredChord(to: other).root }

  /// A lower bound of the distance between points that are at least a chord apart, in meters; negative within what rounding
  /// may add. No arc is shorter than its chord.
  @inline(__always)
  static func leastDistance<Value: Lanes>(chord: Value) -> Value { chord * polarRadius - rounding }

  /// An upper bound of the sum of the chords from any point of the geodesic to its ends: no chord is longer than its way,
  /// and no geodesic longer than a times the arc between the ends. The arc is 2 asin(c/2), and asin(x)/x is at most
  /// 1 + (pi/2 - 1) x^2: its series has no negative term.
  func longestWay(to other: SphereVector) -> Double { SphereVector.longestWay(squaredChord: squaredChord(to: other)) }

  @inline(__always)
  static func longestWay<Value: Lanes>(squaredChord square: Value) -> Value {
    square.root * (1 + 0.25 * 0.5708 * square) * (WGS84.equatorialRadius / SphereVector.polarRadius)
  }

  private func squaredChord(to other: SphereVector) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    let dz = z - other.z
    return dx * dx + dy * dy + dz * dz
  }

  /// The rounding error of half the sum of three chords between vectors, in meters: 15 units of 2^-53 of the earth's radius in each.
  private static let rounding = 2e-8

  /// b, smaller by one part in 10^12 to allow for rounding.
  private static let polarRadius = WGS84.polarRadius * (1 - 1e-12)
}
