// SPDX-License-Identifier: MIT
import CGridNorth

extension Shape {
  /// The smallest rectangle of meridians and parallels that contains a circle, with `margin` to spare.
  public static func bounds(ofCircle center: UnsafePointer<gn_point>?, radius: Double) throws(gn_status) -> gn_bounds {
    let center = try GridNorthCore.checked(center)
    try check(radius: radius)
    let radius = radius + margin
    func holds(_ latitude: Double) -> Bool {
      let pole = gn_point(latitude: latitude, longitude: center.longitude)
      return Geodesic.inverse(center, pole).distance <= radius
    }
    let holdsNorthPole = holds(90)
    let holdsSouthPole = holds(-90)
    var bounds = gn_bounds(south: -90, west: -180, north: 90, east: 180)
    // The shortest way to a parallel is along the meridian.
    if !holdsNorthPole { bounds.north = Geodesic.direct(center, azimuth: 0, distance: radius).point.latitude }
    if !holdsSouthPole { bounds.south = Geodesic.direct(center, azimuth: 180, distance: radius).point.latitude }
    if !holdsNorthPole, !holdsSouthPole {
      let half = radius <= largestSimple ? halfWidth(center, radius: radius) : mostHalfWidth(center, radius: radius)
      guard half < 180 else { return bounds }
      bounds.west = (center.longitude - half).reducedLongitude
      bounds.east = (center.longitude + half).reducedLongitude
    }
    return bounds
  }

  /// Meters: more than what distances and positions lose by rounding.
  private static let margin = 1e-7

  /// Meters: a circle up to here touches one meridian on either side. Those that are nearly hemispheres touch up to three.
  private static let largestSimple = 9_500_000.0

  /// Degrees that no point of a circle without a pole is farther east than: on the parametric sphere, arcs are at most as
  /// long as by the polar radius, and a small circle of radius r at the latitude b reaches as far as sin r/cos b is the sine.
  private static func mostHalfWidth(_ center: gn_point, radius: Double) -> Double {
    let arc = radius * (1 + 1e-12) / (WGS84.polarRadius * Geodesic.radiansPerDegree)
    let height = SphereVector(center).z
    let parallel = (1 - height * height).root
    let sine = arc.sineAndCosineOfDegrees.sine
    guard arc < 90, sine < parallel * (1 - 1e-12) else { return 180 }
    return Double.arctangentInDegrees(y: sine, x: ((parallel - sine) * (parallel + sine)).root) + 1e-9
  }

  /// Degrees from the center to the meridian that touches a circle without a pole. There the circle runs north or south, so
  /// the radius, which meets it at a right angle, arrives eastward.
  ///
  /// A radius that leaves to the north arrives to the north, and one to the south to the south: Illinois' regula falsi on the
  /// northward component at the end. An arrival off by e radians misses the meridian by r e^2/2 at most.
  private static func halfWidth(_ center: gn_point, radius: Double) -> Double {
    var north = (azimuth: 0.0, arrival: 1.0)
    var south = (azimuth: 180.0, arrival: -1.0)
    var azimuth = 90.0
    var widest = 0.0
    var steps = 0
    // Ten in ordinary rounding.
    while steps < 60 {
      let place = GeodesicLine(from: center.latitude, azimuth: azimuth).place(at: radius)
      widest = max(widest, place.longitudeDifference)
      let arrival = place.azimuth.sineAndCosineOfDegrees.cosine
      if arrival.absolute < 1e-8 { break }
      if arrival > 0 {
        // An end that stays weighs half from then on.
        if steps > 0 { south.arrival *= 0.5 }
        north = (azimuth, arrival)
      } else {
        if steps > 0 { north.arrival *= 0.5 }
        south = (azimuth, arrival)
      }
      let next = north.azimuth + (south.azimuth - north.azimuth) * (north.arrival / (north.arrival - south.arrival))
      if next == azimuth { break }
      azimuth = next
      steps &+= 1
    }
    return widest
  }
}
