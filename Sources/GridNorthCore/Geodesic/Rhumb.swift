// SPDX-License-Identifier: MIT
import CGridNorth

// Rhumb lines of WGS 84: lines of constant azimuth alpha, straight on Mercator's map (Bennett 1996, "Practical rhumb
// line calculations on the spheroid", Journal of Navigation 49). With psi the isometric latitude and m the distance
// along the meridian,
//   tan alpha = (lambda2 - lambda1)/(psi2 - psi1),   distance = (m2 - m1)/cos alpha.
// Towards a parallel both differences of latitude vanish, and their quotient is what counts. They are computed from the
// difference of the geographic latitudes, each to a relative precision, so the quotient is as good for a millimetre as
// for a quarter of the earth (Karney 2024, "The area of rhumb polygons", Studia Geophysica et Geodaetica 68, reaches
// the same by divided differences).

public enum Rhumb {
  /// Distance in metres and azimuth in degrees of the shorter rhumb line between two positions; of two that are equally
  /// long the eastern one.
  public static func inverse(from: gn_point, to: gn_point) throws(gn_status) -> (distance: Double, azimuth: Double) {
    let from = try checked(from)
    let to = try checked(to)
    let arc = MeridianArc(from: from.latitude, to: to.latitude)
    let difference = to.longitude.longitudeDifference(from: from.longitude)
    let east = difference == -180 ? 180 : difference
    // The pole is infinitely far on Mercator's map: every rhumb line ends there as a meridian.
    guard !arc.touchesPole else { return (arc.length.absolute, arc.length < 0 ? 180 : 0) }
    let north = arc.isometric
    return ((east * east + north * north).root * arc.scale(isometric: north), Double.azimuth(east: east, north: north))
  }

  /// The position at a distance in metres on the rhumb line that leaves at an azimuth in degrees.
  ///
  /// Throws `GN_DISTANCE` where the line has ended at a pole before. Around a pole a rhumb line turns infinitely often;
  /// what begins or ends there keeps its longitude.
  public static func direct(from: gn_point, azimuth: Double, distance: Double) throws(gn_status) -> gn_point {
    let from = try checked(from)
    let alpha = try checked(azimuth: azimuth).sineAndCosineOfDegrees
    let distance = try checked(distance: distance)
    let arc = try MeridianArc(from: from.latitude, length: distance * alpha.cosine)
    guard !arc.touchesPole else { return gn_point(latitude: arc.to, longitude: from.longitude) }
    let east = Angle.reduce(longitude: distance * alpha.sine / arc.scale(isometric: arc.isometric))
    return gn_point(latitude: arc.to, longitude: (from.longitude + east).reducedLongitude)
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    from: PositionColumns, to: PositionColumns, distances: MutableColumn, azimuths: MutableColumn?,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var answers = Statuses(statuses)
    var row = 0
    while row < distances.count {
      answers.perform(distances, azimuths, nil, at: row) { () throws(gn_status) in
        let answer = try inverse(from: from[row], to: to[row])
        return (answer.distance, answer.azimuth, 0)
      }
      row &+= 1
    }
    try answers.finish()
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func direct(
    from: PositionColumns, azimuths: Column, distances: Column, latitudes: MutableColumn, longitudes: MutableColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var answers = Statuses(statuses)
    var row = 0
    while row < latitudes.count {
      answers.perform(latitudes, longitudes, nil, at: row) { () throws(gn_status) in
        let point = try direct(from: from[row], azimuth: azimuths[row], distance: distances[row])
        return (point.latitude, point.longitude, 0)
      }
      row &+= 1
    }
    try answers.finish()
  }
}

/// A piece of a meridian, from one latitude to another, in degrees; differences have the sign of the way.
private struct MeridianArc {
  let from: Double
  let to: Double
  let difference: Double
  /// Metres.
  let length: Double

  init(from: Double, to: Double) {
    self.from = from
    self.to = to
    difference = to - from
    let bulge = RectifyingSeries.toRectifying(middle: 0.5 * (from + to), difference: difference)
    length =
      difference * MeridianScale.metresPerDegree
      + (bulge * MeridianScale.metresPerDegree + difference * MeridianScale.metresPerDegreeLow)
  }

  /// Throws `GN_DISTANCE` if it would go on beyond a pole.
  init(from: Double, length: Double) throws(gn_status) {
    self.from = from
    self.length = length
    let start = from + RectifyingSeries.toRectifying(middle: 0.5 * from, difference: from)
    let way = length * MeridianScale.degreesPerMetre + length * MeridianScale.degreesPerMetreLow
    let end = start + way
    // A tenth of a micrometre beyond is the pole.
    guard end.absolute <= 90 + 1e-12 else { throw GN_DISTANCE }
    let change = way + RectifyingSeries.toGeographic(middle: 0.5 * (start + end), difference: way)
    let isAtPole = end.absolute >= 90 || (from + change).absolute > 90
    to = isAtPole ? 90.0.signed(as: end) : from + change
    difference = isAtPole ? to - from : change
  }

  var touchesPole: Bool { from.absolute == 90 || to.absolute == 90 }

  /// The difference of the isometric latitudes in degrees; of what counts as a parallel that of the latitudes, which is
  /// 0 or next to it. Not for arcs that touch a pole.
  ///
  /// psi = atanh(sin phi) - e atanh(e sin phi), and for differences, h being half of that of the latitudes:
  ///   atanh(sin phi2) - atanh(sin phi1) = log(1 + sin h/(sin(45 + phi1/2) sin(45 - phi2/2))), phi2 > phi1,
  ///   atanh x2 - atanh x1 = atanh((x2 - x1)/(1 - x1 x2)) = 2 atanh(t/(1 + root(1 - t^2))), t that quotient.
  var isometric: Double {
    guard difference.absolute > smallestDifference else { return difference }
    let half = (0.5 * difference.absolute).sineAndCosineOfDegrees
    let middle = (0.5 * (from + to)).sineAndCosineOfDegrees
    let south = (45 + 0.5 * min(from, to)).sineAndCosineOfDegrees.sine
    let north = (45 - 0.5 * max(from, to)).sineAndCosineOfDegrees.sine
    let outer = logarithmOfOnePlus(half.sine / (south * north))
    let rise = middle.cosine * half.sine
    let mean = middle.sine * half.cosine
    let e2 = WGS84.eccentricitySquared
    let quotient = WGS84.eccentricity * (2 * rise) / (1 - e2 * (mean * mean - rise * rise))
    let halved = quotient / (1 + (1 - quotient * quotient).root)
    let inner = 2 * (WGS84.eccentricity * halved.smallHyperbolicArctangent)
    return ((outer - inner) * ArctangentDegrees.c0).signed(as: difference)
  }

  /// Metres on the ground for a degree of Mercator's map, given `isometric`: length by difference, of a parallel its
  /// limit.
  func scale(isometric: Double) -> Double {
    guard isometric.absolute <= smallestDifference else { return length / isometric }
    let (sine, cosine) = from.sineAndCosineOfDegrees
    let radius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (sine * sine)).root
    return radius * cosine / ArctangentDegrees.c0
  }
}

/// Degrees; less counts as a parallel, because the quotients would suffer from numbers below the normal ones.
private let smallestDifference = 1e-100

extension RectifyingSeries {
  /// What the rectifying latitude changes more than the geographic one along an arc of geographic latitudes, in
  /// degrees.
  static func toRectifying(middle: Double, difference: Double) -> Double {
    sineDifference(
      2 * middle, difference, mu1Degrees, mu2Degrees, mu3Degrees, mu4Degrees, mu5Degrees, mu6Degrees)
  }

  /// What the geographic latitude changes more than the rectifying one along an arc of rectifying latitudes, in
  /// degrees.
  static func toGeographic(middle: Double, difference: Double) -> Double {
    sineDifference(
      2 * middle, difference, phi1Degrees, phi2Degrees, phi3Degrees, phi4Degrees, phi5Degrees, phi6Degrees)
  }

  /// The sum of c(j) (sin j(x + d) - sin j(x - d)) = 2 c(j) cos jx sin jd, relatively as precise as d.
  private static func sineDifference(
    _ x: Double, _ d: Double, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, _ c6: Double
  ) -> Double {
    let a1 = x.sineAndCosineOfDegrees.cosine
    let a2 = 2 * a1 * a1 - 1
    let a3 = 2 * a1 * a2 - a1
    let a4 = 2 * a1 * a3 - a2
    let a5 = 2 * a1 * a4 - a3
    let a6 = 2 * a1 * a5 - a4
    let (b1, cosine) = d.sineAndCosineOfDegrees
    let b2 = 2 * cosine * b1
    let b3 = 2 * cosine * b2 - b1
    let b4 = 2 * cosine * b3 - b2
    let b5 = 2 * cosine * b4 - b3
    let b6 = 2 * cosine * b5 - b4
    let small = c4 * a4 * b4 + (c5 * a5 * b5 + c6 * a6 * b6)
    return 2 * (c1 * a1 * b1 + (c2 * a2 * b2 + (c3 * a3 * b3 + small)))
  }
}

/// log(1 + x) for x >= 0: the logarithm of the rounded sum, and what was rounded off.
private func logarithmOfOnePlus(_ x: Double) -> Double {
  let sum = 1 + x
  return sum.naturalLogarithm + (x - (sum - 1)) / sum
}
