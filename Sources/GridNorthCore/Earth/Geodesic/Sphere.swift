// SPDX-License-Identifier: MIT
import CGridNorth

// Great circles on the sphere of the mean radius. Symbols: phi latitude, lambda longitude, alpha azimuth, sigma the
// angle at the center; 1 and 2 the ends.

public enum Sphere {
  /// Distance in meters and azimuths in degrees of the great circle between two positions. Azimuths that are not asked for are 0.
  public static func inverse(
    from: gn_point, to: gn_point, withAzimuths: Bool = true
  ) throws(gn_status) -> (distance: Double, azimuthFrom: Double, azimuthTo: Double) {
    let one = inverse(from: alone(try checked(from)), to: alone(try checked(to)), withAzimuths: withAzimuths)
    return (one.distance.single, one.azimuthFrom.single, one.azimuthTo.single)
  }

  /// The position at a distance in meters on the great circle that leaves at an azimuth in degrees, and the azimuth
  /// there.
  public static func direct(
    from: gn_point, azimuth: Double, distance: Double
  ) throws(gn_status) -> (point: gn_point, azimuth: Double) {
    let end = direct(
      from: alone(try checked(from)), azimuth: Alone(repeating: try checked(azimuth: azimuth)),
      distance: Alone(repeating: try checked(distance: distance)))
    return (gn_point(latitude: end.latitude.single, longitude: end.longitude.single), end.azimuth.single)
  }

  private static func alone(_ point: gn_point) -> (latitude: Alone, longitude: Alone) {
    (Alone(repeating: point.latitude), Alone(repeating: point.longitude))
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    from: PositionColumns, to: PositionColumns, distances: MutableColumn<Double>,
    azimuthsFrom: MutableColumn<Double>?, azimuthsTo: MutableColumn<Double>?, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(distances.count, statuses) { row in
      let start = from.block(at: row)
      let end = to.block(at: row)
      let block = inverse(
        from: reduced(start), to: reduced(end), withAzimuths: azimuthsFrom != nil || azimuthsTo != nil)
      distances.store(block.distance, at: row)
      azimuthsFrom?.store(block.azimuthFrom, at: row)
      azimuthsTo?.store(block.azimuthTo, at: row)
      return (loaded: (start, end), isOrdinary(start) .& isOrdinary(end))
    } single: { loaded, lane, row throws(gn_status) in
      let one = try inverse(from: point(loaded.0, lane), to: point(loaded.1, lane))
      distances[row] = one.distance
      azimuthsFrom?[row] = one.azimuthFrom
      azimuthsTo?[row] = one.azimuthTo
    } refuse: { row in
      distances.refuse(row)
      azimuthsFrom?.refuse(row)
      azimuthsTo?.refuse(row)
    }
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func direct(
    from: PositionColumns, azimuths: Column<Double>, distances: Column<Double>, latitudes: MutableColumn<Double>,
    longitudes: MutableColumn<Double>, azimuthsTo: MutableColumn<Double>?, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(latitudes.count, statuses) { row in
      let start = from.block(at: row)
      let azimuth = azimuths.block(at: row)
      let distance = distances.block(at: row)
      let isOrdinary =
        isOrdinary(start) .& (azimuth.absolute .<= Angle.largestDirect)
        .& (distance.absolute .<= Geodesic.largestDistance)
      let block = direct(from: reduced(start), azimuth: azimuth.reducedLongitude, distance: distance)
      latitudes.store(block.latitude, at: row)
      longitudes.store(block.longitude, at: row)
      azimuthsTo?.store(block.azimuth, at: row)
      return (loaded: (start, azimuth, distance), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let one = try direct(
        from: point(loaded.0, lane), azimuth: loaded.1.lane(lane), distance: loaded.2.lane(lane))
      latitudes[row] = one.point.latitude
      longitudes[row] = one.point.longitude
      azimuthsTo?[row] = one.azimuth
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
      azimuthsTo?.refuse(row)
    }
  }
}

// The kernels, over one lane or a block; positions in degrees, longitudes reduced.

extension Sphere {
  /// The sines and cosines of two angles. Great circles are so short that a call would be a tenth of their time: blocks compute
  /// one angle after the other, in place.
  @inline(__always)
  private static func angles<L: Lanes>(_ a: L, _ b: L) -> (a: (sine: L, cosine: L), b: (sine: L, cosine: L)) {
    #if BLOCKS
    (a.sineAndCosineOfDegrees, b.sineAndCosineOfDegrees)
    #else
    L.sinesAndCosinesOfDegrees(a, b)
    #endif
  }

  /// The haversine formula: hav sigma = hav(phi2 - phi1) + cos phi1 cos phi2 hav(lambda2 - lambda1), hav x = sin^2 x/2.
  ///
  /// 1 - hav sigma is the haversine of the distance from the antipode, computed the same way, so that nothing cancels,
  /// near or far. At a pole, the longitude is the meridian on which the pole is assumed to lie.
  @inline(never)
  static func inverse<L: Lanes>(
    from: (latitude: L, longitude: L), to: (latitude: L, longitude: L), withAzimuths: Bool
  ) -> (distance: L, azimuthFrom: L, azimuthTo: L) {
    let ((s1, c1), (s2, c2)) = angles(from.latitude, to.latitude)
    let (difference, middle) = angles(0.5 * (to.latitude - from.latitude), 0.5 * (to.latitude + from.latitude))
    let half = (0.5 * to.longitude.exactLongitudeDifference(from: from.longitude)).sineAndCosineOfDegrees
    let near = half.sine * half.sine
    let far = half.cosine * half.cosine
    let haversine = difference.sine * difference.sine + c1 * c2 * near
    let rest = middle.sine * middle.sine + c1 * c2 * far
    let sigma = 2 * L.arctangentInDegrees(y: haversine.root, x: rest.root)
    let distance = sigma * SphereScale.metersPerDegree + sigma * SphereScale.metersPerDegreeLow
    guard withAzimuths else { return (distance, L(repeating: 0), L(repeating: 0)) }

    // North components: sin(phi2 - phi1) + 2 sin phi1 cos phi2 hav(lambda2 - lambda1) at the start, and beyond 90
    // degrees of longitude the same from the antipode.
    let isFar = far .< near
    let sineOfDifference = 2 * (difference.sine * difference.cosine)
    let sineOfSum = 2 * (middle.sine * middle.cosine)
    let a = 2 * (s1 * c2)
    let b = 2 * (c1 * s2)
    let sine = 2 * (half.sine * half.cosine)
    var east = sine * c2
    var north = L.select(isFar, sineOfSum - a * far, sineOfDifference + a * near)
    let eastTo = sine * c1
    var northTo = L.select(isFar, b * far - sineOfSum, sineOfDifference - b * near)
    // Antipodes are joined over the north pole, two poles by the meridian of the second.
    let areAntipodes = L.and(rest .== 0, L.and(eastTo .== 0, northTo .== 0))
    northTo = northTo.replacing(with: L(repeating: -1), where: areAntipodes)
    let arePoles = L.and(c1 .== 0, c2 .== 0)
    east = east.replacing(with: sine, where: arePoles)
    north = north.replacing(with: s1 * (near - far), where: arePoles)
    northTo = northTo.replacing(with: -s1, where: arePoles)
    let azimuths = L.arctangentsInDegrees((east, north), (eastTo, northTo))
    return (distance, azimuthFrom: L.azimuth(reduced: azimuths.a + 0), azimuthTo: L.azimuth(reduced: azimuths.b + 0))
  }

  /// The end of the vector of length sigma, in the axes of the start: x toward the equator on its meridian, z north.
  @inline(never)
  static func direct<L: Lanes>(
    from: (latitude: L, longitude: L), azimuth: L, distance: L
  ) -> (latitude: L, longitude: L, azimuth: L) {
    let sigma = distance * SphereScale.degreesPerMeter + distance * SphereScale.degreesPerMeterLow
    let ((sine, cosine), alpha) = angles(sigma, azimuth)
    let (s1, c1) = from.latitude.sineAndCosineOfDegrees
    let north = sine * alpha.cosine
    let x = c1 * cosine - s1 * north
    let y = sine * alpha.sine
    let z = s1 * cosine + c1 * north
    let end = L.arctangentsInDegrees((z, (x * x + y * y).root), (y, x))
    let longitude = (from.longitude + end.b).reducedLongitude
    let azimuthTo = L.azimuth(east: c1 * alpha.sine, north: c1 * alpha.cosine * cosine - s1 * sine)
    let stays = distance .== 0
    return (
      latitude: end.a.replacing(with: from.latitude, where: stays),
      longitude: longitude.replacing(with: from.longitude, where: stays),
      azimuth: azimuthTo.replacing(with: L.azimuth(reduced: azimuth), where: stays)
    )
  }
}
