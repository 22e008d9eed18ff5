// SPDX-License-Identifier: MIT

/// The polar stereographic projection of WGS 84 with scale 0.994 at the pole, in its north polar form; for the south,
/// the caller mirrors the input. Snyder 1987, "Map projections: a working manual", chapter 21, with the conformal
/// latitude instead of his isometric one: rho is proportional to cos phi e^q / (1 + sin phi).
enum PolarStereographic {
  /// The points of positions: x to the right and y away from the pole along the meridian 0, in meters (21-33, 21-34).
  @inline(__always)
  static func forward<L: Lanes>(
    latitude phi: (sine: L, cosine: L), longitude lambda: (sine: L, cosine: L)
  ) -> (x: L, y: L) {
    let shift = ConformalShift(sineOfLatitude: phi.sine)
    let growth = (shift.sinh + shift.coshMinusOne) + 1
    let rho = PolarStereographicScale.radius * (phi.cosine * growth / (phi.sine + 1))
    return (x: rho * lambda.sine, y: rho * lambda.cosine)
  }

  /// The positions of points, in degrees (21-39 and 20-16 to 20-18); longitude 0 at the pole.
  @inline(__always)
  static func inverse<L: Lanes>(x: L, y: L) -> (latitude: L, longitude: L) {
    // t = tan((90 - chi) / 2), so that tan chi = (1 - t^2) / 2t.
    let t = (x * x + y * y).root * PolarStereographicScale.inverseRadius
    let sine = 1 - t * t
    let cosine = 2 * t
    let norm = 1 / (sine * sine + cosine * cosine)
    let latitude = geographicLatitude(
      conformal: L.arctangentInDegrees(y: sine, x: cosine), sineOfTwice: (2 * (sine * cosine)) * norm,
      cosineOfTwice: (cosine - sine) * (cosine + sine) * norm)
    return (latitude: latitude, longitude: L.arctangentInDegrees(y: x, x: y))
  }

  /// The point scale (21-32), in a form without 0/0 at the pole.
  @inline(__always)
  static func scale<L: Lanes>(sineOfLatitude s: L) -> L {
    let shift = ConformalShift(sineOfLatitude: s)
    let growth = (shift.sinh + shift.coshMinusOne) + 1
    let ratio = growth * (1 - WGS84.eccentricitySquared * (s * s)).root / (s + 1)
    return (PolarStereographicScale.radius / WGS84.equatorialRadius) * ratio
  }
}
