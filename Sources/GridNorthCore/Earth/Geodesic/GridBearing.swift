// SPDX-License-Identifier: MIT
import CGridNorth

/// Geodesics with bearings from grid north: azimuth minus meridian convergence, in one zone for both ends.
public enum GridBearing {
  /// Distance in meters and bearings in degrees of the geodesic between two positions; `zone` as gn_utm_forward() takes
  /// it, 0 for the standard zone of `from`.
  public static func inverse(
    from: gn_point, to: gn_point, zone: Int32
  ) throws(gn_status) -> (distance: Double, bearingFrom: Double, bearingTo: Double) {
    let from = try checked(from)
    let to = try checked(to)
    let request = try request(zone: zone, at: from)
    let convergenceFrom = try convergence(at: from, request)
    let convergenceTo = try convergence(at: to, request)
    let line = Geodesic.inverse(from, to)
    return (
      line.distance, .azimuth(reduced: (line.azimuthFrom - convergenceFrom).reducedLongitude),
      .azimuth(reduced: (line.azimuthTo - convergenceTo).reducedLongitude)
    )
  }

  /// The position at a distance in meters on the geodesic that leaves at a bearing in degrees.
  public static func direct(
    from: gn_point, zone: Int32, bearing: Double, distance: Double
  ) throws(gn_status) -> End {
    let from = try checked(from)
    let bearing = try checked(azimuth: bearing)
    let distance = try checked(distance: distance)
    let request = try request(zone: zone, at: from)
    let azimuth = (bearing + (try convergence(at: from, request))).reducedLongitude
    let end = Geodesic.direct(from, azimuth: azimuth, distance: distance)
    return End(point: end.point, azimuth: end.azimuth, request: request)
  }

  public struct End {
    public let point: gn_point
    let azimuth: Double
    let request: UTM.Request

    /// Throws `GN_ERROR_TOO_FAR` where the zone does not reach.
    public func bearing() throws(gn_status) -> Double {
      .azimuth(reduced: (azimuth - (try convergence(at: point, request))).reducedLongitude)
    }
  }

  /// What a zone means for both ends.
  private static func request(zone: Int32, at from: gn_point) throws(gn_status) -> UTM.Request {
    let request = try UTM.Request(zone)
    guard case .standard = request else { return request }
    return .grid(request.grid(latitude: from.latitude, longitude: from.longitude))
  }

  private static func convergence(at point: gn_point, _ request: UTM.Request) throws(gn_status) -> Double {
    try UTM.factors(latitude: point.latitude, longitude: point.longitude, request: request).convergence
  }
}
