// SPDX-License-Identifier: MIT
import CGridNorth

/// Shortest paths on WGS 84, after Karney 2013, "Algorithms for geodesics", Journal of Geodesy 87, 43-55.
public enum Geodesic {
  static let degreesPerRadian = 57.29577951308232
  static let radiansPerDegree = 0.017453292519943295
  /// b/a = 1 - f.
  static let polarRatio = 1 - WGS84.flattening
  /// Replaces the cosine of 90 degrees, so that a meridian has a direction at its pole; its square does not underflow.
  static let tiny = 1e-100

  /// The area of the ellipsoid, square meters: 4 pi c^2 (Karney 2013, equation 60).
  static let earthArea = 4 * Double.pi * WGS84.authalicRadiusSquared

  /// The largest distance of the direct problem, meters: 25,000 times around the earth.
  public static let largestDistance = 1e12

  /// The reduced latitude: tan β = (1 - f) tan φ (equation 6).
  @inline(__always)
  static func reduced<Value: Lanes>(_ latitude: Angle2<Value>) -> Angle2<Value> { reducedAndScale(latitude).beta }

  /// The reduced latitude, and cos β/cos φ.
  @inline(__always)
  static func reducedAndScale<Value: Lanes>(_ latitude: Angle2<Value>) -> (beta: Angle2<Value>, scale: Value) {
    let sine = latitude.sine * polarRatio
    let scale = 1 / (sine * sine + latitude.cosine * latitude.cosine).root
    let cosine = latitude.cosine * scale
    return (Angle2(sine * scale, cosine.replacing(with: Value(repeating: tiny), where: cosine .< tiny)), scale)
  }

  /// Between checked positions.
  @inline(__always)
  private static func problem(_ from: gn_point, _ to: gn_point) -> GeodesicInverse<Single> {
    GeodesicInverse(
      Single(repeating: from.latitude), Single(repeating: from.longitude),
      Single(repeating: to.latitude), Single(repeating: to.longitude))
  }

  /// Meters, between checked positions.
  @inline(never)
  static func distance(_ from: gn_point, _ to: gn_point) -> Double { problem(from, to).distance.single }

  /// Distance in meters and azimuths in degrees between checked positions. If they coincide, the azimuths are 0.
  static func inverse(_ from: gn_point, _ to: gn_point) -> Inverse {
    let problem = problem(from, to)
    let solution = problem.solve()
    let azimuths = problem.azimuths(solution)
    return (problem.distance(solution).single, azimuths.from.single, azimuths.to.single)
  }

  typealias Inverse = (distance: Double, azimuthFrom: Double, azimuthTo: Double)

  /// Two of them. Where one position takes a block, two take no longer.
  static func inverses(_ first: (from: gn_point, to: gn_point), _ second: (from: gn_point, to: gn_point)) -> (
    first: Inverse, second: Inverse
  ) {
    #if PAIRS || BLOCKS || arch(wasm32)
    var from = (latitude: Block(repeating: first.from.latitude), longitude: Block(repeating: first.from.longitude))
    var to = (latitude: Block(repeating: first.to.latitude), longitude: Block(repeating: first.to.longitude))
    from.latitude.set(1, second.from.latitude)
    from.longitude.set(1, second.from.longitude)
    to.latitude.set(1, second.to.latitude)
    to.longitude.set(1, second.to.longitude)
    let problem = GeodesicInverse(from.latitude, from.longitude, to.latitude, to.longitude)
    let solution = problem.solve()
    let (distance, azimuths) = (problem.distance(solution), problem.azimuths(solution))
    return (
      (distance.lane(0), azimuths.from.lane(0), azimuths.to.lane(0)),
      (distance.lane(1), azimuths.from.lane(1), azimuths.to.lane(1))
    )
    #else
    return (inverse(first.from, first.to), inverse(second.from, second.to))
    #endif
  }

  /// The area between the geodesic and the equator in square meters, positive for a course eastward in the north.
  static func area(_ from: gn_point, _ to: gn_point) -> Double {
    let problem = problem(from, to)
    return problem.areaToEquator(problem.solve()).single
  }

  /// The position a distance away from a checked one, and the azimuth there.
  ///
  /// Not inlined: the code is long and has many callers.
  @inline(never)
  static func direct(_ from: gn_point, azimuth: Double, distance: Double) -> (point: gn_point, azimuth: Double) {
    let line = GeodesicLine(from: from.latitude, azimuth: azimuth)
    let place = line.place(at: distance)
    let longitude = (from.longitude + place.longitudeDifference.reducedLongitude).reducedLongitude
    return (gn_point(latitude: place.latitude, longitude: longitude), place.azimuth)
  }
}

/// A distance of the direct problem, in meters.
func checked(distance: Double) throws(gn_status) -> Double {
  guard distance.isFinite else { throw GN_ERROR_NOT_FINITE }
  guard distance.absolute <= Geodesic.largestDistance else { throw GN_ERROR_DISTANCE }
  return distance
}
