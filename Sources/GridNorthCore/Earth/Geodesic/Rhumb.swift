// SPDX-License-Identifier: MIT
import CGridNorth

// Rhumb lines of WGS 84: lines of constant azimuth alpha, straight on Mercator's map (Bennett 1996, "Practical rhumb
// line calculations on the spheroid", Journal of Navigation 49). With psi the isometric latitude and m the distance
// along the meridian,
//   tan alpha = (lambda2 - lambda1)/(psi2 - psi1),   distance = (m2 - m1)/cos alpha.
// Near a parallel both differences of latitude vanish, and only their quotient matters. Both are computed from the
// difference of the geographic latitudes with relative precision, so the quotient is as accurate for a millimeter as
// for a quarter of the earth (Karney 2024, "The area of rhumb polygons", Studia Geophysica et Geodaetica 68, reaches
// the same by divided differences).

public enum Rhumb {
  /// Distance in meters and azimuth in degrees of the shorter rhumb line between two positions; of two equally long
  /// ones, the eastern one.
  public static func inverse(from: gn_point, to: gn_point) throws(gn_status) -> (distance: Double, azimuth: Double) {
    let from = try checked(from)
    let to = try checked(to)
    let arc = MeridianArc(from: from.latitude, to: to.latitude)
    let difference = to.longitude.exactLongitudeDifference(from: from.longitude)
    let east = difference == -180 ? 180 : difference
    // The pole is infinitely far on Mercator's map: every rhumb line ends there as a meridian.
    guard !arc.touchesPole else { return (arc.length.absolute, arc.length < 0 ? 180 : 0) }
    let north = arc.isometric
    return ((east * east + north * north).root * arc.scale(isometric: north), Double.azimuth(east: east, north: north))
  }

  /// The position at a distance in meters on the rhumb line that leaves at an azimuth in degrees.
  ///
  /// Throws `GN_ERROR_DISTANCE` if the line ends at a pole before. A rhumb line turns around a pole infinitely often; a
  /// line that begins or ends there keeps its longitude.
  public static func direct(from: gn_point, azimuth: Double, distance: Double) throws(gn_status) -> gn_point {
    let from = try checked(from)
    let alpha = try checked(azimuth: azimuth).sineAndCosineOfDegrees
    let distance = try checked(distance: distance)
    let arc = try MeridianArc(from: from.latitude, length: distance * alpha.cosine)
    guard !arc.touchesPole else { return gn_point(latitude: arc.to, longitude: from.longitude) }
    let east = Angle.reduce(longitude: distance * alpha.sine / arc.scale(isometric: arc.isometric))
    return gn_point(latitude: arc.to, longitude: (from.longitude + east).reducedLongitude)
  }

  /// Evenly spaced positions on the shorter rhumb line between two; the first and the last are these.
  public static func points(
    from: gn_point, to: gn_point, count: Int, points: UnsafeMutablePointer<gn_point>?
  ) throws(gn_status) {
    guard count >= 0, count <= Int.max / 16 else { throw GN_ERROR_COUNT }
    guard count > 0 else { return }
    guard let points else { throw GN_ERROR_NULL }
    // What begins at a pole keeps its longitude: the meridian between is that of the other end.
    let isFromPole = from.latitude.absolute == 90
    let (start, end) = isFromPole ? (to, from) : (from, to)
    let whole = try inverse(from: start, to: end)
    let last = count &- 1
    var index = 1
    while index < last {
      let steps = Double(isFromPole ? last &- index : index)
      // SAFETY: 0 < index < last < count.
      points[index] = try direct(from: start, azimuth: whole.azimuth, distance: (steps * whole.distance) / Double(last))
      index &+= 1
    }
    points[last] = to
    points[0] = from
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    from: PositionColumns, to: PositionColumns, distances: MutableColumn<Double>, azimuths: MutableColumn<Double>?,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(distances.count, statuses) { row throws(gn_status) in
      let one = try inverse(from: from[row], to: to[row])
      distances[row] = one.distance
      azimuths?[row] = one.azimuth
    } refuse: { row in
      distances.refuse(row)
      azimuths?.refuse(row)
    }
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func direct(
    from: PositionColumns, azimuths: Column<Double>, distances: Column<Double>, latitudes: MutableColumn<Double>,
    longitudes: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(latitudes.count, statuses) { row throws(gn_status) in
      let one = try direct(from: from[row], azimuth: azimuths[row], distance: distances[row])
      latitudes[row] = one.latitude
      longitudes[row] = one.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }
}

/// A piece of a meridian, from one latitude to another, in degrees; differences have the sign of the way.
private struct MeridianArc {
  let from: Double
  let to: Double
  let difference: Double
  /// Meters.
  let length: Double

  init(from: Double, to: Double) {
    self.from = from
    self.to = to
    difference = to - from
    let bulge = RectifyingSeries.toRectifying(middle: 0.5 * (from + to), difference: difference)
    length =
      difference * MeridianScale.metersPerDegree
      + (bulge * MeridianScale.metersPerDegree + difference * MeridianScale.metersPerDegreeLow)
  }

  /// Throws `GN_ERROR_DISTANCE` if it would continue beyond a pole.
  init(from: Double, length: Double) throws(gn_status) {
    self.from = from
    self.length = length
    let start = from + RectifyingSeries.toRectifying(middle: 0.5 * from, difference: from)
    let way = length * MeridianScale.degreesPerMeter + length * MeridianScale.degreesPerMeterLow
    let end = start + way
    // A tenth of a micrometer beyond is the pole.
    guard end.absolute <= 90 + 1e-12 else { throw GN_ERROR_DISTANCE }
    let change = way + RectifyingSeries.toGeographic(middle: 0.5 * (start + end), difference: way)
    let isAtPole = end.absolute >= 90 || (from + change).absolute > 90
    to = isAtPole ? 90.0.signed(as: end) : from + change
    difference = isAtPole ? to - from : change
  }

  var touchesPole: Bool { from.absolute == 90 || to.absolute == 90 }

  /// The difference of the isometric latitudes in degrees; for a parallel, that of the latitudes, which is 0 or nearly
  /// 0. Not for arcs that touch a pole.
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

  /// Meters on the ground for a degree of Mercator's map, given `isometric`: length divided by difference; for a
  /// parallel, the limit.
  func scale(isometric: Double) -> Double {
    guard isometric.absolute <= smallestDifference else { return length / isometric }
    let (sine, cosine) = from.sineAndCosineOfDegrees
    let radius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (sine * sine)).root
    return radius * cosine / ArctangentDegrees.c0
  }
}

/// Degrees; a smaller difference counts as a parallel, because subnormal numbers would spoil the quotients.
private let smallestDifference = 1e-100

extension RectifyingSeries {
  /// The change of the rectifying latitude minus that of the geographic latitude along an arc of geographic latitudes,
  /// in degrees.
  static func toRectifying(middle: Double, difference: Double) -> Double {
    sineDifference(
      2 * middle, difference, mu1Degrees, mu2Degrees, mu3Degrees, mu4Degrees, mu5Degrees, mu6Degrees)
  }

  /// The change of the geographic latitude minus that of the rectifying latitude along an arc of rectifying latitudes,
  /// in degrees.
  static func toGeographic(middle: Double, difference: Double) -> Double {
    sineDifference(
      2 * middle, difference, phi1Degrees, phi2Degrees, phi3Degrees, phi4Degrees, phi5Degrees, phi6Degrees)
  }

  /// The sum of c(j) (sin j(x + d) - sin j(x - d)) = 2 c(j) cos jx sin jd, with the relative precision of d.
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

/// log(1 + x) for x >= 0: the logarithm of the rounded sum, corrected for the rounding.
private func logarithmOfOnePlus(_ x: Double) -> Double {
  let sum = 1 + x
  return sum.naturalLogarithm + (x - (sum - 1)) / sum
}
