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
    let one = inverse(
      from: (Alone(repeating: from.latitude), Alone(repeating: from.longitude)),
      to: (Alone(repeating: to.latitude), Alone(repeating: to.longitude)))
    return (one.distance.single, one.azimuth.single)
  }

  /// The position at a distance in meters on the rhumb line that leaves at an azimuth in degrees.
  ///
  /// Throws `GN_ERROR_DISTANCE` if the line ends at a pole before. A rhumb line turns around a pole infinitely often; a
  /// line that begins or ends there keeps its longitude.
  public static func direct(from: gn_point, azimuth: Double, distance: Double) throws(gn_status) -> gn_point {
    let from = try checked(from)
    let one = direct(
      latitude: Alone(repeating: from.latitude), azimuth: Alone(repeating: try checked(azimuth: azimuth)),
      distance: Alone(repeating: try checked(distance: distance)))
    // A tenth of a micrometer beyond is the pole.
    guard one.end.single.absolute <= MeridianArc<Alone>.farthestEnd else { throw GN_ERROR_DISTANCE }
    let east = Angle.reduce(longitude: one.east.single)
    return gn_point(latitude: one.latitude.single, longitude: (from.longitude + east).reducedLongitude)
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
    try Batch.run(distances.count, statuses) { row in
      let start = from.block(at: row)
      let end = to.block(at: row)
      let block = inverse(from: reduced(start), to: reduced(end))
      distances.store(block.distance, at: row)
      azimuths?.store(block.azimuth, at: row)
      return (loaded: (start, end), isOrdinary(start) .& isOrdinary(end))
    } single: { loaded, lane, row throws(gn_status) in
      let one = try inverse(from: point(loaded.0, lane), to: point(loaded.1, lane))
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
    try Batch.run(latitudes.count, statuses) { row in
      let start = from.block(at: row)
      let azimuth = azimuths.block(at: row)
      let distance = distances.block(at: row)
      let block = direct(latitude: start.latitude, azimuth: azimuth.reducedLongitude, distance: distance)
      latitudes.store(block.latitude, at: row)
      longitudes.store((start.longitude.reducedLongitude + block.east.reducedLongitude).reducedLongitude, at: row)
      let isOrdinary =
        isOrdinary(start) .& (azimuth.absolute .<= Angle.largestDirect)
        .& (distance.absolute .<= Geodesic.largestDistance) .& (block.end.absolute .<= MeridianArc<Block>.farthestEnd)
        .& (block.east.absolute .<= Angle.largestDirect)
      return (loaded: (start, azimuth, distance), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let one = try direct(
        from: point(loaded.0, lane), azimuth: loaded.1.lane(lane), distance: loaded.2.lane(lane))
      latitudes[row] = one.latitude
      longitudes[row] = one.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }
}

// The kernels, over one lane or a block; positions in degrees, longitudes reduced.

extension Rhumb {
  @inline(never)
  private static func inverse<L: Lanes>(
    from: (latitude: L, longitude: L), to: (latitude: L, longitude: L)
  ) -> (distance: L, azimuth: L) {
    let arc = MeridianArc(from: from.latitude, to: to.latitude)
    let difference = to.longitude.exactLongitudeDifference(from: from.longitude)
    let east = difference.replacing(with: L(repeating: 180), where: difference .== -180)
    let north = arc.isometric
    let distance = (east * east + north * north).root * arc.scale(isometric: north)
    // The pole is infinitely far on Mercator's map: every rhumb line ends there as a meridian.
    return (
      distance: L.select(arc.touchesPole, arc.length.absolute, distance),
      azimuth: L.select(
        arc.touchesPole, L(repeating: 0).adding(180, where: arc.length .< 0), L.azimuth(east: east, north: north))
    )
  }

  /// `east` is the way of the longitude, which may go around the earth many times; `end` is the rectifying latitude of the end.
  @inline(never)
  private static func direct<L: Lanes>(latitude: L, azimuth: L, distance: L) -> (latitude: L, east: L, end: L) {
    let alpha = azimuth.sineAndCosineOfDegrees
    let (arc, end) = MeridianArc.ofLength(distance * alpha.cosine, from: latitude)
    let east = distance * alpha.sine / arc.scale(isometric: arc.isometric)
    return (arc.to, east.replacing(with: L(repeating: 0), where: arc.touchesPole), end)
  }
}

/// Pieces of meridians, from one latitude to another, in degrees; differences have the sign of the way.
private struct MeridianArc<L: Lanes> {
  let from: L
  let to: L
  let difference: L
  /// Meters.
  let length: L
}

extension MeridianArc {
  @inline(__always)
  init(from: L, to: L) {
    let difference = to - from
    let bulge = RectifyingSeries.toRectifying(middle: 0.5 * (from + to), difference: difference)
    let length =
      difference * MeridianScale.metersPerDegree
      + (bulge * MeridianScale.metersPerDegree + difference * MeridianScale.metersPerDegreeLow)
    self.init(from: from, to: to, difference: difference, length: length)
  }

  /// The largest rectifying latitude of an end, in degrees: a tenth of a micrometer beyond the pole, which is the pole.
  static var farthestEnd: Double { 90 + 1e-12 }

  /// The arc of a length, and the rectifying latitude where it ends, in degrees.
  @inline(__always)
  static func ofLength(_ length: L, from latitude: L) -> (arc: MeridianArc, end: L) {
    let start = latitude + RectifyingSeries.toRectifying(middle: 0.5 * latitude, difference: latitude)
    let way = length * MeridianScale.degreesPerMeter + length * MeridianScale.degreesPerMeterLow
    let end = start + way
    let change = way + RectifyingSeries.toGeographic(middle: 0.5 * (start + end), difference: way)
    let isAtPole = L.or(end.absolute .>= 90, (latitude + change).absolute .> 90)
    let to = L.select(isAtPole, L(repeating: 90).signed(as: end), latitude + change)
    let difference = L.select(isAtPole, to - latitude, change)
    return (MeridianArc(from: latitude, to: to, difference: difference, length: length), end)
  }

  @inline(__always)
  var touchesPole: L.Mask { L.or(from.absolute .== 90, to.absolute .== 90) }

  /// The difference of the isometric latitudes in degrees; for a parallel, that of the latitudes, which is 0 or nearly
  /// 0. Not for arcs that touch a pole.
  ///
  /// psi = atanh(sin phi) - e atanh(e sin phi), and for differences, h being half of that of the latitudes:
  ///   atanh(sin phi2) - atanh(sin phi1) = log(1 + sin h/(sin(45 + phi1/2) sin(45 - phi2/2))), phi2 > phi1,
  ///   atanh x2 - atanh x1 = atanh((x2 - x1)/(1 - x1 x2)) = 2 atanh(t/(1 + root(1 - t^2))), t that quotient.
  @inline(never)
  var isometric: L {
    let (half, middle) = L.sinesAndCosinesOfDegrees(0.5 * difference.absolute, 0.5 * (from + to))
    let isNorthward = from .< to
    let (south, north) = L.sinesAndCosinesOfDegrees(
      45 + 0.5 * L.select(isNorthward, from, to), 45 - 0.5 * L.select(isNorthward, to, from))
    let outer = (half.sine / (south.sine * north.sine)).logarithmOfOnePlus
    let rise = middle.cosine * half.sine
    let mean = middle.sine * half.cosine
    let e2 = WGS84.eccentricitySquared
    let quotient = WGS84.eccentricity * (2 * rise) / (1 - e2 * (mean * mean - rise * rise))
    let halved = quotient / (1 + (1 - quotient * quotient).root)
    let inner = 2 * (WGS84.eccentricity * halved.smallHyperbolicArctangent)
    return L.select(isParallel(difference), difference, ((outer - inner) * ArctangentDegrees.c0).signed(as: difference))
  }

  /// Meters on the ground for a degree of Mercator's map, given `isometric`: length divided by difference; for a
  /// parallel, the limit.
  @inline(__always)
  func scale(isometric: L) -> L {
    let areParallels = isParallel(isometric)
    let quotient = length / isometric
    guard L.bits(areParallels) != 0 else { return quotient }
    let (sine, cosine) = from.sineAndCosineOfDegrees
    let radius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (sine * sine)).root
    return L.select(areParallels, radius * cosine / ArctangentDegrees.c0, quotient)
  }

  /// Degrees; a smaller difference counts as a parallel, because subnormal numbers would spoil the quotients.
  @inline(__always)
  private func isParallel(_ difference: L) -> L.Mask { difference.absolute .<= 1e-100 }
}

extension RectifyingSeries {
  /// The change of the rectifying latitude minus that of the geographic latitude along an arc of geographic latitudes,
  /// in degrees.
  @inline(__always)
  static func toRectifying<L: Lanes>(middle: L, difference: L) -> L {
    sineDifference(
      2 * middle, difference, mu1Degrees, mu2Degrees, mu3Degrees, mu4Degrees, mu5Degrees, mu6Degrees)
  }

  /// The change of the geographic latitude minus that of the rectifying latitude along an arc of rectifying latitudes,
  /// in degrees.
  @inline(__always)
  static func toGeographic<L: Lanes>(middle: L, difference: L) -> L {
    sineDifference(
      2 * middle, difference, phi1Degrees, phi2Degrees, phi3Degrees, phi4Degrees, phi5Degrees, phi6Degrees)
  }

  /// The sum of c(j) (sin j(x + d) - sin j(x - d)) = 2 c(j) cos jx sin jd, with the relative precision of d.
  @inline(never)
  private static func sineDifference<L: Lanes>(
    _ x: L, _ d: L, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, _ c6: Double
  ) -> L {
    let (ofX, (b1, cosine)) = L.sinesAndCosinesOfDegrees(x, d)
    let a1 = ofX.cosine
    let a2 = 2 * a1 * a1 - 1
    let a3 = 2 * a1 * a2 - a1
    let a4 = 2 * a1 * a3 - a2
    let a5 = 2 * a1 * a4 - a3
    let a6 = 2 * a1 * a5 - a4
    let b2 = 2 * cosine * b1
    let b3 = 2 * cosine * b2 - b1
    let b4 = 2 * cosine * b3 - b2
    let b5 = 2 * cosine * b4 - b3
    let b6 = 2 * cosine * b5 - b4
    let small = c4 * a4 * b4 + (c5 * a5 * b5 + c6 * a6 * b6)
    return 2 * (c1 * a1 * b1 + (c2 * a2 * b2 + (c3 * a3 * b3 + small)))
  }
}

extension Lanes {
  /// log(1 + self) for self >= 0: the logarithm of the rounded sum, corrected for the rounding.
  @inline(__always)
  fileprivate var logarithmOfOnePlus: Self {
    let sum = 1 + self
    return sum.naturalLogarithm + (self - (sum - 1)) / sum
  }
}
