// SPDX-License-Identifier: MIT
import CGridNorth

// How near edges come to a position, without geodesics: bounds on the unit sphere of the parametric latitude. There an arc of
// s radians is at least b s and at most a s meters of the ellipsoid (SphereVector).

/// Points on that sphere.
struct SphereVectors<L: Lanes> {
  let x: L
  let y: L
  let z: L

  @inline(__always)
  init(_ points: (latitude: L, longitude: L)) {
    let latitude = points.latitude.sineAndCosineOfDegrees
    let longitude = points.longitude.sineAndCosineOfDegrees
    let sine = latitude.sine * (1 - WGS84.flattening)
    let scale = 1 / (sine * sine + latitude.cosine * latitude.cosine).root
    x = latitude.cosine * scale * longitude.cosine
    y = latitude.cosine * scale * longitude.sine
    z = sine * scale
  }
}

/// A position whose nearest edge is looked for.
struct ReachTest {
  let position: gn_point
  private let vector: SphereVector
  /// Of the parametric latitude.
  private let cosine: Double

  init(_ position: gn_point) {
    self.position = position
    vector = SphereVector(position)
    cosine = (vector.x * vector.x + vector.y * vector.y).root
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

  /// Bounds of the chords from the position to the nearest places of eight edges.
  ///
  /// The chord of an edge, of length L, lies within L^2/8 of the great circle, a little more for L up to a half; and that
  /// within 0.0012 L^2 of the geodesic.
  @inline(__always)
  func chords(from: (latitude: Eight, longitude: Eight), to: (latitude: Eight, longitude: Eight)) -> (
    least: Eight, most: Eight
  ) {
    let u = SphereVectors(from)
    let v = SphereVectors(to)
    let (wx, wy, wz) = (v.x - u.x, v.y - u.y, v.z - u.z)
    let (px, py, pz) = (vector.x - u.x, vector.y - u.y, vector.z - u.z)
    let square = wx * wx + wy * wy + wz * wz
    let zero = Eight(repeating: 0)
    let one = Eight(repeating: 1)
    var part = (px * wx + py * wy + pz * wz) / square.replacing(with: one, where: square .== 0)
    part = part.replacing(with: zero, where: part .< 0).replacing(with: one, where: part .> 1)
    let (qx, qy, qz) = (px - part * wx, py - part * wy, pz - part * wz)
    let distance = (qx * qx + qy * qy + qz * qz).root
    let room = 0.13 * square + ReachTest.rounding
    let isLong = square .> 0.25
    return (
      (distance - room).replacing(with: zero, where: isLong),
      (distance + room).replacing(with: (px * px + py * py + pz * pz).root + ReachTest.rounding, where: isLong)
    )
  }

  private static let rounding = 1e-14

  /// The most meters for a chord: the arc is less than pi/2 times the chord, and hardly more than a short one.
  static func mostMeters(chord: Double) -> Double {
    let half = Double.arctangentInDegrees(y: chord, x: max(0, 4 - chord * chord).root)
    return half * (2 * WGS84.equatorialRadius * (1 + 1e-12) * Geodesic.radiansPerDegree)
  }

  /// The most chord for meters: no arc is shorter than its chord.
  static func mostChord(meters: Double) -> Double { meters * ((1 + 1e-12) / WGS84.polarRadius) }
}
