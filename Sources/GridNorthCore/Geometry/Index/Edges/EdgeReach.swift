// SPDX-License-Identifier: MIT
import CGridNorth

// How near edges come to a position, without geodesics: bounds on the unit sphere of the parametric latitude. There an arc of
// s radians is at least b s and at most a s meters of the ellipsoid (SphereVector).

/// A position whose nearest edge is looked for.
struct ReachTest {
  let position: gn_point
  private let latitude: (sine: Double, cosine: Double)
  /// The radii of curvature at the position, eastward and northward, in equatorial radii.
  private let radii: (east: Double, north: Double)
  private let vector: SphereVector
  /// The cosine of the parametric latitude.
  private let cosine: Double
  private let isPolar: Bool
  private let target: BoxTarget

  init(_ position: gn_point) {
    self.position = position
    target = BoxTarget(position)
    latitude = position.latitude.sineAndCosineOfDegrees
    let squaredEccentricity = WGS84.flattening * (2 - WGS84.flattening)
    let square = 1 - squaredEccentricity * (latitude.sine * latitude.sine)
    let east = 1 / square.root
    radii = (east, east * (1 - squaredEccentricity) / square)
    vector = SphereVector(position)
    cosine = (vector.x * vector.x + vector.y * vector.y).root
    isPolar = position.latitude.absolute > 80
  }

  /// The square of the least chord from the position to anything in each box; may be less.
  ///
  /// The haversine formula, with the least of each term: the latitudes differ by the least, and so do the longitudes, on the
  /// parallel that is nearest to a pole. Parametric latitudes differ by at least b/a of the difference of latitudes, and
  /// sin x > x - x^3/6.
  @inline(__always)
  func leastSquares(_ boxes: BoxGroup) -> Floats {
    let zero = Floats(repeating: 0)
    let halfRise = ReachTest.halfDegree * Float(Geodesic.polarRatio)
    let rise = target.rise(to: boxes).larger(zero) * Floats(repeating: halfRise)
    let way = target.way(to: boxes).larger(zero) * Floats(repeating: ReachTest.halfDegree)
    let sixth = Floats(repeating: 1.0 / 6)
    let sine = rise - rise * rise * rise * sixth
    let otherSine = way - way * way * way * sixth
    let haversine = sine * sine + boxes.leastCosine * Floats(repeating: Float(cosine)) * (otherSine * otherSine)
    // Some twenty roundings, also of what this is compared with, are less than is taken off. Lanes without an item are
    // not a number.
    return Floats(repeating: 4 * (1 - 5e-6)) * haversine
  }

  /// Radians.
  private static let halfDegree = Float(0.5 * Geodesic.radiansPerDegree)

  /// Which boxes may hold something within some meters.
  @inline(never)
  func reaches(_ boxes: BoxGroup, _ meters: Double) -> UInt8 {
    leastSquares(boxes).bits(atMost: Float(ReachTest.square(meters)))
  }

  /// The square of the longest chord that some meters may have.
  @inline(__always)
  static func square(_ meters: Double) -> Double {
    let chord = meters * (1 / WGS84.polarRadius)
    return chord * chord
  }

  /// Bounds of the distances in meters to the nearest places of the edges of a run.
  @inline(never)
  func distances(to run: Int, of ring: IndexRing) -> (least: Eight, most: Eight) {
    let from = ring.starts(run)
    let start = differences(from)
    let last = differences((ring.latitude(run, 8), ring.longitude(run, 8)))
    guard !isPolar, isNear(last), Eight.isAll(isNear(start)) else {
      return farDistances(from: from, to: ring.ends(run))
    }
    // Each edge ends where the next one begins.
    let u = inPlane(start)
    let end = inPlane(last)
    return nearDistances(u, (u.x.followed(by: end.x), u.y.followed(by: end.y), u.z.followed(by: end.z)))
  }

  /// How far points lie from the position, in radians.
  @inline(__always)
  private func differences<L: Lanes>(_ points: Places<L>) -> Places<L> {
    let difference = points.longitude.longitudeDifference(from: L(repeating: position.longitude))
    return (
      (points.latitude - position.latitude) * Geodesic.radiansPerDegree, difference * Geodesic.radiansPerDegree
    )
  }

  /// Less than 1.2 degrees of latitude and 3 degrees of longitude.
  @inline(__always)
  private func isNear<L: Lanes>(_ differences: Places<L>) -> L.Mask {
    L.and(differences.latitude.absolute .<= 0.0209, differences.longitude.absolute .<= 0.0523)
  }

  private typealias Places<L> = (latitude: L, longitude: L)
  private typealias Vectors<L> = (x: L, y: L, z: L)

  /// Near points in a frame at the position, on a unit sphere of the geographic latitude, stretched by the radii of curvature
  /// that the ellipsoid has there. Up is positive downward.
  @inline(__always)
  private func inPlane<L: Lanes>(_ differences: Places<L>) -> Vectors<L> {
    let (sine, versine) = ReachTest.sineAndVersine(differences.latitude)
    let (longitudeSine, longitudeVersine) = ReachTest.sineAndVersine(differences.longitude)
    let otherCosine = latitude.cosine - latitude.cosine * versine - latitude.sine * sine
    let bend = otherCosine * longitudeVersine
    return (
      radii.east * (otherCosine * longitudeSine), radii.north * (sine + latitude.sine * bend),
      radii.north * (versine + latitude.cosine * bend)
    )
  }

  /// The sine and 1 less the cosine of small angles: to 2e-13.
  @inline(__always)
  private static func sineAndVersine<L: Lanes>(_ angle: L) -> (sine: L, versine: L) {
    let square = angle * angle
    let third: L = 1.0 / 6 - square * (1.0 / 120)
    let sine: L = angle - angle * square * third
    let fourth: L = 1.0 / 24 - square * (1.0 / 720)
    let versine: L = square * (0.5 - square * fourth)
    return (sine, versine)
  }

  /// For points in `inPlane`: distances L, in radii, up to 0.06 differ from geodesics by less than 0.006 L^2, up to 80 degrees
  /// of latitude (measured on 400,000). Twice that is allowed for, and more for the arc being longer than the chord.
  @inline(__always)
  private func nearDistances(_ u: Vectors<Eight>, _ v: Vectors<Eight>) -> (least: Eight, most: Eight) {
    let (distance, _, room, _) = ReachTest.toSegment(u, v)
    let least = distance - room
    let most = distance + room
    return (
      WGS84.equatorialRadius * (least - ReachTest.strain(least.absolute)),
      WGS84.equatorialRadius * (most + ReachTest.strain(most))
    )
  }

  /// Where eight edges come nearest: about how far from the position, in meters, and at which part of the edge, 0 ... 1. In
  /// lanes that are not clear, that is not known to `clearness`.
  @inline(never)
  func feet(
    from: (latitude: Eight, longitude: Eight), to: (latitude: Eight, longitude: Eight)
  ) -> (off: Eight, part: Eight, isClear: UInt8) {
    let start = differences(from)
    let end = differences(to)
    guard !isPolar else { return (Eight(repeating: 0), Eight(repeating: 0), 0) }
    let (distance, part, room, _) = ReachTest.toSegment(inPlane(start), inPlane(end))
    let isNear = Eight.and(isNear(start), isNear(end))
    let isClear = Eight.and(
      isNear, room + ReachTest.strain(distance) .<= ReachTest.clearness * (1 / WGS84.equatorialRadius))
    return (WGS84.equatorialRadius * distance, part, Eight.bits(isClear))
  }

  /// A tenth of a meter.
  static let clearness = 0.1

  @inline(__always)
  private static func strain(_ distance: Eight) -> Eight {
    let square = distance * distance
    return 0.012 * square + 0.1 * (square * distance)
  }

  /// The distance of the origin from the chord of an edge, at which part of the chord, and how far the edge may be from the chord. The chord, of length L,
  /// lies within L^2/8 of the great circle, a little more for L up to a half, and that within 0.0012 L^2 of the geodesic.
  @inline(__always)
  private static func toSegment(
    _ u: Vectors<Eight>, _ v: Vectors<Eight>
  ) -> (distance: Eight, part: Eight, room: Eight, isLong: Eight.Mask) {
    let (wx, wy, wz) = (v.x - u.x, v.y - u.y, v.z - u.z)
    let square = wx * wx + wy * wy + wz * wz
    let one = Eight(repeating: 1)
    let zero = Eight(repeating: 0)
    var part = (0 - (u.x * wx + u.y * wy + u.z * wz)) / square.replacing(with: one, where: square .== 0)
    part = part.replacing(with: zero, where: part .< 0).replacing(with: one, where: part .> 1)
    let (x, y, z) = (u.x + part * wx, u.y + part * wy, u.z + part * wz)
    return ((x * x + y * y + z * z).root, part, 0.132 * square + 1e-12, square .> 0.25)
  }

  /// For points anywhere: on the sphere of the parametric latitude.
  @inline(never)
  private func farDistances(from: Places<Eight>, to: Places<Eight>) -> (least: Eight, most: Eight) {
    let u = onSphere(from)
    let (distance, _, room, isLong) = ReachTest.toSegment(u, onSphere(to))
    let least = (distance - room).replacing(with: Eight(repeating: 0), where: isLong)
    let chord = Eight.select(isLong, (u.x * u.x + u.y * u.y + u.z * u.z).root, distance + room)
    // More than the arc: 2 arcsin(c/2) < c + 0.1428 c^3 for chords c up to 2.
    return (
      WGS84.polarRadius * least, WGS84.equatorialRadius * (chord + 0.1428 * (chord * chord * chord))
    )
  }

  /// From the position to points.
  @inline(__always)
  private func onSphere(_ points: Places<Eight>) -> Vectors<Eight> {
    let vectors = SphereVector.components(latitude: points.latitude, longitude: points.longitude)
    return (vectors.x - vector.x, vectors.y - vector.y, vectors.z - vector.z)
  }
}
