// SPDX-License-Identifier: MIT
import CGridNorth

// One position at a time. The batch calls (UTM+Batch.swift) run the same kernels over blocks, and call these functions
// for rows that are not ordinary.

extension UTM {
  /// The grid coordinates of a position in degrees; `zone` as gn_utm_forward() takes it.
  public static func forward(latitude: Double, longitude: Double, zone: Int32) throws(gn_status) -> gn_utm {
    try forward(latitude: latitude, longitude: longitude, request: Request(zone))
  }

  /// The position of a point on a grid, longitude in [-180, 180).
  public static func inverse(_ utm: gn_utm) throws(gn_status) -> gn_point {
    let grid = try Grid(zone: utm.zone, hemisphere: utm.hemisphere)
    return try inverse(easting: utm.easting, northing: utm.northing, grid: grid)
  }

  /// Meridian convergence in degrees and point scale at a position; `zone` as gn_utm_forward() takes it.
  public static func factors(
    latitude: Double, longitude: Double, zone: Int32
  ) throws(gn_status) -> (convergence: Double, scale: Double) {
    try factors(latitude: latitude, longitude: longitude, request: Request(zone))
  }

  /// The grid that a position belongs to.
  public static func standardGrid(latitude: Double, longitude: Double) throws(gn_status) -> Grid {
    // Most positions need no reduction; neither number is NaN then.
    if latitude.absolute <= 90, longitude.absolute < 180 {
      return Request.standard.grid(latitude: latitude, longitude: longitude)
    }
    try check(latitude: latitude, longitude: longitude)
    return Request.standard.grid(latitude: latitude, longitude: Angle.reduce(longitude: longitude))
  }

  static func forward(latitude: Double, longitude: Double, request: Request) throws(gn_status) -> gn_utm {
    try check(latitude: latitude, longitude: longitude)
    let reduced = Angle.reduce(longitude: longitude)
    let grid = request.grid(latitude: latitude, longitude: reduced)
    let point = try project(latitude: latitude, reducedLongitude: reduced, grid: grid)
    return gn_utm(easting: point.easting, northing: point.northing, zone: grid.zone, hemisphere: grid.hemisphere)
  }

  static func check(latitude: Double, longitude: Double) throws(gn_status) {
    guard latitude.isFinite, longitude.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard latitude.absolute <= 90 else { throw GN_ERROR_LATITUDE }
  }

  static func inverse(easting: Double, northing: Double, grid: Grid) throws(gn_status) -> gn_point {
    guard easting.isFinite, northing.isFinite else { throw GN_ERROR_NOT_FINITE }
    if grid.isPolar {
      guard isOnUPS(easting, grid) else { throw GN_ERROR_EASTING }
      guard isOnUPS(northing, grid) else { throw GN_ERROR_NORTHING }
      return unprojectPolar(easting: easting, northing: northing, grid: grid)
    }
    guard isOnUTM(easting: easting) else { throw GN_ERROR_EASTING }
    guard isOnUTM(northing: northing, falseNorthing: grid.falseNorthing) else { throw GN_ERROR_NORTHING }
    return unproject(easting: easting, northing: northing, grid: grid)
  }

  static func factors(
    latitude: Double, longitude: Double, request: Request
  ) throws(gn_status) -> (convergence: Double, scale: Double) {
    try check(latitude: latitude, longitude: longitude)
    let reduced = Angle.reduce(longitude: longitude)
    let grid = request.grid(latitude: latitude, longitude: reduced)
    let difference = reduced.longitudeDifference(from: grid.centralMeridian)
    if grid.isPolar || difference.absolute > nearDifference {
      _ = try project(latitude: latitude, reducedLongitude: reduced, grid: grid)
    }
    if grid.isPolar {
      let sine = (grid.sign * latitude).sineAndCosineOfDegrees.sine
      return (convergence: grid.sign * reduced, scale: PolarStereographic.scale(sineOfLatitude: sine))
    }
    let factors = TransverseMercator.factors(
      latitude: Alone(repeating: latitude), longitude: Alone(repeating: difference))
    return (factors.convergence.single, factors.scale.single)
  }

  /// The grid coordinates of a checked and reduced position; throws `GN_ERROR_TOO_FAR`.
  private static func project(
    latitude: Double, reducedLongitude: Double, grid: Grid
  ) throws(gn_status) -> (easting: Double, northing: Double) {
    if grid.isPolar {
      let point = projectPolar(latitude: latitude, reducedLongitude: reducedLongitude, grid: grid)
      guard isOnUPS(point.easting, grid), isOnUPS(point.northing, grid) else { throw GN_ERROR_TOO_FAR }
      return point
    }
    let difference = reducedLongitude.longitudeDifference(from: grid.centralMeridian)
    let angles = Double.sinesAndCosinesOfDegrees(latitude, difference)
    let point = TransverseMercator.forward(latitude: angles.a, longitude: angles.b)
    let (easting, northing) = (point.x + falseEasting, point.y + grid.falseNorthing)
    // Near the poles a position many degrees from the central meridian is still near it. These are GeographicLib's
    // limits.
    let isNear = difference.absolute <= 60 && easting >= 0 && easting <= 1_000_000
    guard difference.absolute <= nearDifference || isNear else { throw GN_ERROR_TOO_FAR }
    return (easting: easting, northing: northing)
  }

  /// Degrees from the central meridian within which every position is projected.
  static let nearDifference = 9.0
}

// The kernels, over one lane or a block.

extension UTM {
  /// UTM coordinates of checked and reduced positions, with the degrees from the central meridian.
  @inline(__always)
  static func project<L: Lanes>(
    latitude: L, reducedLongitude: L, falseNorthing: L, centralMeridian: L
  ) -> (easting: L, northing: L, difference: L) {
    let difference = reducedLongitude.longitudeDifference(from: centralMeridian)
    let point = TransverseMercator.forward(
      latitude: latitude.sineAndCosineOfDegrees, longitude: difference.sineAndCosineOfDegrees)
    return (easting: point.x + falseEasting, northing: point.y + falseNorthing, difference: difference)
  }

  @inline(__always)
  static func unproject<L: Lanes>(
    easting: L, northing: L, falseNorthing: L, centralMeridian: L
  ) -> (latitude: L, longitude: L) {
    let position = TransverseMercator.inverse(x: easting - falseEasting, y: northing - falseNorthing)
    return (latitude: position.latitude, longitude: (position.longitude + centralMeridian).reducedLongitude)
  }

  static func unproject(easting: Double, northing: Double, grid: Grid) -> gn_point {
    let position = TransverseMercator.position(x: easting - falseEasting, y: northing - grid.falseNorthing)
    return gn_point(
      latitude: position.latitude, longitude: (position.longitude + grid.centralMeridian).reducedLongitude)
  }

  static func projectPolar(
    latitude: Double, reducedLongitude: Double, grid: Grid
  ) -> (easting: Double, northing: Double) {
    let point = PolarStereographic.forward(
      latitude: (grid.sign * latitude).sineAndCosineOfDegrees, longitude: reducedLongitude.sineAndCosineOfDegrees)
    return (easting: poleCoordinate + point.x, northing: poleCoordinate - grid.sign * point.y)
  }

  static func unprojectPolar(easting: Double, northing: Double, grid: Grid) -> gn_point {
    let position = PolarStereographic.inverse(
      x: easting - poleCoordinate, y: grid.sign * (poleCoordinate - northing))
    return gn_point(latitude: grid.sign * position.latitude, longitude: position.longitude.reducedLongitude)
  }

  /// 1010 km from the central meridian: nine degrees of it at the equator and a little more.
  @inline(__always)
  static func isOnUTM<L: Lanes>(easting: L) -> L.Mask {
    (easting - falseEasting).absolute .<= 1_010_000
  }

  /// The poles are 9,997,964.94302 m from the equator.
  @inline(__always)
  static func isOnUTM<L: Lanes>(northing: L, falseNorthing: L) -> L.Mask {
    (northing - falseNorthing).absolute .<= 9_997_964.9431
  }

  /// GeographicLib's limits: those of MGRS and 100 km more.
  private static func isOnUPS(_ coordinate: Double, _ grid: Grid) -> Bool {
    (coordinate - poleCoordinate).absolute <= (grid.isSouthern ? 1_300_000 : 800_000)
  }
}
