// SPDX-License-Identifier: MIT
import CGridNorth

/// The sky over a place on the ellipsoid.
struct SkyView {
  private let phi: (sine: Double, cosine: Double)
  private let lambda: (sine: Double, cosine: Double)
  /// The place, from the center of the earth.
  private let ring: Double
  private let height: Double

  /// The view from a checked position.
  init(_ position: gn_point) {
    phi = position.latitude.sineAndCosineOfDegrees
    lambda = position.longitude.sineAndCosineOfDegrees
    let radius = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * (phi.sine * phi.sine)).root
    ring = radius * phi.cosine
    height = radius * (1 - WGS84.eccentricitySquared) * phi.sine
  }

  /// The view of a body: degrees and meters.
  struct Sight {
    let azimuth: Double
    /// The elevation of its center, as if there were no air.
    let elevation: Double
    let distance: Double
    /// How far it is west of the meridian, seen from the center of the earth: in [-180, 180).
    let hourAngle: Double
  }

  func look(at body: SkyBody, _ time: SkyTime) -> Sight {
    let axis = SkyAxis(time)
    let place = axis.earthFixed(body.place(at: time, axis))
    // Outward over the meridian, and eastward.
    let outward = place.x * lambda.cosine + place.y * lambda.sine
    let east = place.y * lambda.cosine - place.x * lambda.sine
    let (far, above) = (outward - ring, place.z - height)
    let north = above * phi.cosine - far * phi.sine
    let up = above * phi.sine + far * phi.cosine
    let level = (east * east + north * north).root
    return Sight(
      azimuth: .azimuth(east: east, north: north), elevation: Double.arctangentInDegrees(y: up, x: level),
      distance: (level * level + up * up).root,
      hourAngle: 0 - Double.arctangentInDegrees(y: east, x: outward))
  }

  /// How much the air lifts a body seen at an elevation, degrees: 10 C and 1010 hPa.
  ///
  /// Sæmundsson, "Astronomical refraction", Sky and Telescope 72, 1986, down to -1 degree: whatever can be seen appears
  /// above the horizon. From there on, where it means nothing, it dies away.
  static func refraction(_ elevation: Double) -> Double {
    let seen = max(elevation, -1)
    let angle = (seen + 10.3 / (seen + 5.11)).sineAndCosineOfDegrees
    let lift = max(0, 1.02 / 60 * angle.cosine / angle.sine)
    guard elevation < -1 else { return lift }
    let depth = elevation.sineAndCosineOfDegrees
    // The tangent of -1 degree over that of the elevation.
    return lift * (-0.017455064928217585 * depth.cosine / depth.sine)
  }
}
