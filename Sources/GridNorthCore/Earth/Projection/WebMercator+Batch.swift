// SPDX-License-Identifier: MIT
import CGridNorth

// Meters of EPSG:3857: the isometric latitude and the longitude, in radians, times the radius of the equator.

extension WebMercator {
  /// The x of the east edge, in meters: pi a.
  private static let edge = 20037508.342789244

  /// A longitude of 180 keeps its place, on the east edge of the map. Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
  /// `GN_ERROR_POLE`.
  public static func forward(latitude: Double, longitude: Double) throws(gn_status) -> (x: Double, y: Double) {
    let point = try checked(gn_point(latitude: latitude, longitude: longitude))
    guard point.latitude.absolute < 90 else { throw GN_ERROR_POLE }
    return project(latitude, longitude.absolute <= 180 ? longitude : point.longitude)
  }

  /// The longitude is reduced. Throws `GN_ERROR_NOT_FINITE`.
  public static func inverse(x: Double, y: Double) throws(gn_status) -> gn_point {
    guard x.isFinite, y.isFinite else { throw GN_ERROR_NOT_FINITE }
    let (latitude, longitude) = unproject(x, y)
    return gn_point(latitude: latitude, longitude: Angle.reduce(longitude: longitude))
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func forward(
    _ positions: PositionColumns, xs: MutableColumn<Double>, ys: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(xs.count, statuses) { row in
      let (latitude, longitude) = positions.block(at: row)
      let isOrdinary = (latitude.absolute .< 90) .& (longitude.absolute .<= Angle.largestDirect)
      let (x, y) = project(
        latitude, longitude.reducedLongitude.replacing(with: longitude, where: longitude.absolute .<= 180))
      xs.store(x, at: row, where: isOrdinary)
      ys.store(y, at: row, where: isOrdinary)
      return (loaded: (latitude, longitude), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let point = point(loaded, lane)
      (xs[row], ys[row]) = try forward(latitude: point.latitude, longitude: point.longitude)
    } refuse: { row in
      xs.refuse(row)
      ys.refuse(row)
    }
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    xs: Column<Double>, ys: Column<Double>, latitudes: MutableColumn<Double>, longitudes: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(latitudes.count, statuses) { row in
      let (x, y) = (xs.block(at: row), ys.block(at: row))
      let (latitude, longitude) = unproject(x, y)
      let isOrdinary = (y.absolute .< .infinity) .& (longitude.absolute .<= Angle.largestDirect)
      latitudes.store(latitude, at: row, where: isOrdinary)
      longitudes.store(longitude.reducedLongitude, at: row, where: isOrdinary)
      return (loaded: (x, y), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let point = try inverse(x: loaded.0.lane(lane), y: loaded.1.lane(lane))
      latitudes[row] = point.latitude
      longitudes[row] = point.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }

  @inline(__always)
  private static func project<L: Lanes>(_ latitude: L, _ longitude: L) -> (x: L, y: L) {
    // 180/180 is exact, and so is the edge.
    (longitude * (1.0 / 180) * edge, isometric(latitude: latitude) * WGS84.equatorialRadius)
  }

  @inline(__always)
  private static func unproject<L: Lanes>(_ x: L, _ y: L) -> (latitude: L, longitude: L) {
    (latitude(isometric: y / WGS84.equatorialRadius), x / edge * 180)
  }
}
