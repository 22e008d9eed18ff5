// SPDX-License-Identifier: MIT

/// The sphere on which a line of sight is straight: its radius is that of the ellipsoid's curvature along the line (Euler's), longer by
/// what refraction bends the light.
///
/// In polar coordinates, 1/r of a straight line is a sine of the angle at the center: between two points the angle D apart,
/// 1/r = (sin(D - s)/r1 + sin(s)/r2)/sin(D).
struct SightSphere {
  /// Meters.
  let radius: Double
  private let degreesPerMeter: Double
  private let length: Double
  private let inverseFrom: Double
  private let inverseTo: Double

  /// For a line of `length` meters along the ground, between heights; at its middle it has this latitude and azimuth. Less than a
  /// quarter of a turn long.
  init(
    latitude: Double, azimuth: Double, curvature: Double, length: Double, from: Double, to: Double
  ) {
    radius = SightSphere.eulerRadius(latitude: latitude, azimuth: azimuth) / curvature
    degreesPerMeter = Geodesic.degreesPerRadian / radius
    self.length = length
    let sine = (length * degreesPerMeter).sineAndCosineOfDegrees.sine
    inverseFrom = 1 / ((radius + from) * sine)
    inverseTo = 1 / ((radius + to) * sine)
  }

  /// The height of the line at a distance from its start, meters. Its ends must be apart.
  @inline(__always)
  func height<Value: Lanes>(at along: Value) -> Value {
    let from = ((length - along) * degreesPerMeter).sineAndCosineOfDegrees.sine
    let to = (along * degreesPerMeter).sineAndCosineOfDegrees.sine
    return 1 / (from * inverseFrom + to * inverseTo) - radius
  }

  /// The angle above the horizontal plane at which the line leaves, degrees.
  static func elevation(radius: Double, length: Double, from: Double, to: Double) -> Double {
    let angle = length * (Geodesic.degreesPerRadian / radius)
    let half = (0.5 * angle).sineAndCosineOfDegrees.sine
    // (r + to) cos - (r + from), without the difference of large numbers.
    let rise = (to - from) - (radius + to) * (2 * half * half)
    return Double.arctangentInDegrees(y: rise, x: (radius + to) * angle.sineAndCosineOfDegrees.sine)
  }

  /// Euler: 1/R = cos^2 α/M + sin^2 α/N, with the radii of curvature of the meridian, M, and across it, N; meters.
  @inline(__always)
  static func eulerRadius<Value: Lanes>(latitude: Value, azimuth: Value) -> Value {
    let sine = latitude.sineAndCosineOfDegrees.sine
    let w = 1 - WGS84.eccentricitySquared * (sine * sine)
    let across = WGS84.equatorialRadius / w.root
    let along = across * (1 - WGS84.eccentricitySquared) / w
    let direction = azimuth.sineAndCosineOfDegrees
    return along * across
      / (across * (direction.cosine * direction.cosine) + along * (direction.sine * direction.sine))
  }
}
