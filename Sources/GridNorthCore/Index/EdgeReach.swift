// SPDX-License-Identifier: MIT
import CGridNorth

// How near edges come to a position, without geodesics: bounds on the unit sphere of the parametric latitude. There an arc of
// s radians is at least b s and at most a s meters of the ellipsoid (SphereVector).

/// A position whose nearest edge is looked for.
struct ReachTest {
  let position: gn_point
  /// Of the parametric latitude.
  private let cosine: Double
  // The axes of a frame at the position: east, north and up. North is shortened, because a step of d beta along a meridian is
  // a w d beta long, w^2 = 1 - e^2 cos^2 beta, where the same step along a parallel is a d beta.
  private let east: (x: Double, y: Double)
  private let north: (x: Double, y: Double, z: Double)
  private let up: (x: Double, y: Double, z: Double)
  private let isPolar: Bool

  init(_ position: gn_point) {
    self.position = position
    let vector = SphereVector.components(latitude: position.latitude, longitude: position.longitude)
    let longitude = position.longitude.sineAndCosineOfDegrees
    cosine = (vector.x * vector.x + vector.y * vector.y).root
    let scale = (1 - WGS84.flattening * (2 - WGS84.flattening) * (cosine * cosine)).root
    east = (-longitude.sine, longitude.cosine)
    north = (-scale * vector.z * longitude.cosine, -scale * vector.z * longitude.sine, scale * cosine)
    up = vector
    isPolar = position.latitude.absolute > 80
  }

  /// The square of the least chord from the position to anything in each box; may be less.
  ///
  /// The haversine formula, with the least of each term: the latitudes differ by the least, and so do the longitudes, on the
  /// parallel that is nearest to a pole. Parametric latitudes differ by at least b/a of the difference of latitudes, and
  /// sin x > x - x^3/6.
  @inline(__always)
  func leastSquares(_ boxes: BoxGroup) -> Eight {
    let latitude = Eight(repeating: position.latitude)
    let zero = Eight(repeating: 0)
    let south = boxes.south - latitude
    let north = latitude - boxes.north
    var rise = Eight.select(south .< north, north, south)
    rise = rise.replacing(with: zero, where: rise .< 0) * (Geodesic.polarRatio * (0.5 * Geodesic.radiansPerDegree))
    let difference = boxes.middle.longitudeDifference(from: Eight(repeating: position.longitude)).absolute
    var way = difference - boxes.half
    way = way.replacing(with: zero, where: way .< 0) * (0.5 * Geodesic.radiansPerDegree)
    let sine = rise - rise * rise * rise * (1.0 / 6)
    let otherSine = way - way * way * way * (1.0 / 6)
    let haversine = sine * sine + boxes.leastCosine * cosine * (otherSine * otherSine)
    // Lanes without an item are infinitely far; what rounding adds is less than is taken off.
    return (4 * (1 - 1e-12)) * haversine.replacing(with: Eight(repeating: .infinity), where: boxes.half .< 0)
  }

  /// Which boxes may hold something within some meters.
  @inline(__always)
  func reaches(_ boxes: BoxGroup, _ meters: Double) -> Eight.Mask {
    let chord = meters * (1 / WGS84.polarRadius)
    return leastSquares(boxes) .<= chord * chord
  }

  /// Bounds of the distances in meters to the nearest places of eight edges.
  ///
  /// In the frame at the position, the chord of an edge, of length L, lies within L^2/8 of the great circle, a little more for
  /// L up to a half, and that within 0.0012 L^2 of the geodesic. Distances up to 0.02 differ from those of geodesics by less
  /// than 0.2 % of their square, up to 80 degrees of latitude (measured on 300,000 geodesics); five times that is allowed for,
  /// and for the arc being longer than the chord. Others differ by 0.34 %, and the arc.
  @inline(never)
  func distances(from: (latitude: Eight, longitude: Eight), to: (latitude: Eight, longitude: Eight)) -> (
    least: Eight, most: Eight
  ) {
    let u = inFrame(from)
    let v = inFrame(to)
    let (wx, wy, wz) = (v.x - u.x, v.y - u.y, v.z - u.z)
    let square = wx * wx + wy * wy + wz * wz
    let one = Eight(repeating: 1)
    let zero = Eight(repeating: 0)
    var part = (0 - (u.x * wx + u.y * wy + u.z * wz)) / square.replacing(with: one, where: square .== 0)
    part = part.replacing(with: zero, where: part .< 0).replacing(with: one, where: part .> 1)
    let (x, y, z) = (u.x + part * wx, u.y + part * wy, u.z + part * wz)
    let distance = (x * x + y * y + z * z).root
    let room = 0.132 * square + 1e-14
    let isLong = square .> 0.25
    let least = (distance - room).replacing(with: zero, where: isLong)
    let most = Eight.select(isLong, (u.x * u.x + u.y * u.y + u.z * u.z).root, distance + room)
    return (
      WGS84.equatorialRadius
        * Eight.select(isNear(least), least - strain(least), least * Geodesic.polarRatio),
      WGS84.equatorialRadius * Eight.select(isNear(most), most + strain(most), arc(most))
    )
  }

  @inline(__always)
  private func isNear(_ distance: Eight) -> Eight.Mask { distance .<= (isPolar ? -1 : 0.02) }

  @inline(__always)
  private func strain(_ distance: Eight) -> Eight {
    let square = distance * distance
    return 0.01 * square + 0.1 * (square * distance)
  }

  /// More than the arc: 2 arcsin(c/2) < c + 0.1428 c^3 for chords c up to 2, and no chord is shortened by more than a/b.
  @inline(__always)
  private func arc(_ distance: Eight) -> Eight {
    let chord = distance * (1.0001 / Geodesic.polarRatio)
    return chord + 0.1428 * (chord * chord * chord)
  }

  @inline(__always)
  private func inFrame(_ points: (latitude: Eight, longitude: Eight)) -> (x: Eight, y: Eight, z: Eight) {
    let vectors = SphereVector.components(latitude: points.latitude, longitude: points.longitude)
    return (
      vectors.x * east.x + vectors.y * east.y,
      vectors.x * north.x + vectors.y * north.y + vectors.z * north.z,
      vectors.x * up.x + vectors.y * up.y + vectors.z * up.z - 1
    )
  }
}
