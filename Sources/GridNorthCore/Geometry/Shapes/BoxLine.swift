// SPDX-License-Identifier: MIT
import CGridNorth

/// A box between two parallels and two meridians, perhaps turned about its middle: straight lines in degrees, with so many
/// vertices that geodesics between them stay within the tolerance.
struct BoxLine {
  /// From the south-west corner counterclockwise; longitudes continue beyond 180 degrees.
  private let corners: (gn_point, gn_point, gn_point, gn_point)
  /// Edges in which each side is parted: the southern and the northern one, and the two others.
  private let parts: (south: Int, side: Int, north: Int)
  let middle: gn_point
  private let west: Double
  /// Degrees of longitude, 0 ... 360, before it is turned.
  let width: Double

  /// Vertices; the first is not repeated.
  var count: Int { parts.south &+ 2 &* parts.side &+ parts.north }

  /// Degrees clockwise; a tolerance of 0 asks for the corners alone, as far as they tell where the sides run. Throws
  /// `GN_ERROR_LATITUDE` for a corner beyond a pole, and `GN_ERROR_VERTICES`.
  init(
    southWest: gn_point, northEast: gn_point, azimuth: Double, tolerance: Double
  ) throws(gn_status) {
    west = Angle.reduce(longitude: southWest.longitude)
    let isWhole = northEast.longitude - southWest.longitude >= 360
    let east = Angle.reduce(longitude: northEast.longitude)
    width = isWhole ? 360 : east < west ? east - west + 360 : east - west
    let half = (latitude: 0.5 * (northEast.latitude - southWest.latitude), longitude: 0.5 * width)
    let center = gn_point(latitude: southWest.latitude + half.latitude, longitude: west + half.longitude)
    middle = gn_point(latitude: center.latitude, longitude: center.longitude.reducedLongitude)
    let turn = Angle.reduce(longitude: azimuth)
    // A plane around the middle, where a degree of longitude is as long as it is there.
    let (sine, cosine) = turn.sineAndCosineOfDegrees
    let scale = center.latitude.sineAndCosineOfDegrees.cosine
    func corner(_ x: Double, _ y: Double) -> gn_point {
      if turn == 0 {
        return gn_point(
          latitude: y < 0 ? southWest.latitude : northEast.latitude, longitude: center.longitude + x * half.longitude)
      }
      let (east, north) = (x * half.longitude * scale, y * half.latitude)
      return gn_point(
        latitude: center.latitude + north * cosine - east * sine,
        longitude: center.longitude + (north * sine + east * cosine) / max(scale, 1e-9))
    }
    corners = (corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
    guard corners.0.latitude.absolute <= 90, corners.1.latitude.absolute <= 90, corners.2.latitude.absolute <= 90,
      corners.3.latitude.absolute <= 90
    else { throw GN_ERROR_LATITUDE }
    parts = (
      try Self.parts(corners.0, corners.1, tolerance), try Self.parts(corners.1, corners.2, tolerance),
      try Self.parts(corners.2, corners.3, tolerance)
    )
  }

  /// A straight line of h meters departs from its geodesic by h^2 k/8, where k is 1.09 by the distance from the axis at most.
  private static func parts(_ a: gn_point, _ b: gn_point, _ tolerance: Double) throws(gn_status) -> Int {
    let degrees = (b.longitude - a.longitude).absolute
    // Along a meridian they are the same.
    guard degrees > 0 else { return 1 }
    let least = (degrees / 90).ceiled
    guard tolerance > 0 else { return Int(truncatingIfNeeded: least.wholeNumber) }
    let poleward = max(a.latitude.absolute, b.latitude.absolute)
    let radius = WGS84.equatorialRadius * max(poleward.sineAndCosineOfDegrees.cosine, 1e-9)
    let east = degrees * Geodesic.radiansPerDegree * radius
    let north = (b.latitude - a.latitude) * Geodesic.radiansPerDegree * WGS84.equatorialRadius
    let parts = ((east * east + north * north) * 1.09 / (8 * radius * tolerance)).root.ceiled
    guard parts <= Shape.largestVertexCount / 4 else { throw GN_ERROR_VERTICES }
    return Int(truncatingIfNeeded: max(least, parts).wholeNumber)
  }

  /// A vertex, 0 <= index < count; its longitude continues beyond 180 degrees.
  func vertex(_ index: Int) -> gn_point {
    var rest = index
    if rest < parts.south { return Self.place(rest, parts.south, corners.0, corners.1) }
    rest &-= parts.south
    if rest < parts.side { return Self.place(rest, parts.side, corners.1, corners.2) }
    rest &-= parts.side
    if rest < parts.north { return Self.place(rest, parts.north, corners.2, corners.3) }
    return Self.place(rest &- parts.north, parts.side, corners.3, corners.0)
  }

  private static func place(_ part: Int, _ parts: Int, _ a: gn_point, _ b: gn_point) -> gn_point {
    let share = Double(part) / Double(max(1, parts))
    return gn_point(
      latitude: a.latitude + (b.latitude - a.latitude) * share,
      longitude: a.longitude + (b.longitude - a.longitude) * share)
  }

  /// The meridians before it is turned: the western one in [-180, 180), the eastern one in (-180, 180].
  var edges: (west: Double, east: Double) {
    guard width < 360 else { return (-180, 180) }
    let east = (west + width).reducedLongitude
    return (west, east == -180 && width > 0 ? 180 : east)
  }

  /// A corner, from the south-west one counterclockwise.
  func corner(_ index: Int) -> gn_point {
    switch index {
    case 0: corners.0
    case 1: corners.1
    case 2: corners.2
    default: corners.3
    }
  }
}
