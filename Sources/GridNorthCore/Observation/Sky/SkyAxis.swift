// SPDX-License-Identifier: MIT

/// How the axis of the earth stands, and how far the earth has turned.
struct SkyAxis {
  /// Nutation in longitude, degrees.
  let nutation: Double
  private let obliquity: (sine: Double, cosine: Double)
  /// Apparent sidereal time at Greenwich.
  private let turn: (sine: Double, cosine: Double)

  /// Meeus, "Astronomical Algorithms", second edition, chapters 12 and 22: within half a second of arc.
  init(_ time: SkyTime) {
    let t = time.centuries
    let node = (125.04452 - 1934.136261 * t).sineAndCosineOfDegrees
    let sun = (2 * (280.4665 + 36_000.7698 * t)).sineAndCosineOfDegrees
    let moon = (2 * (218.3165 + 481_267.8813 * t)).sineAndCosineOfDegrees
    // The sine of twice the angle of the node.
    let sine = 2 * node.sine * node.cosine
    let cosine = node.cosine * node.cosine - node.sine * node.sine
    nutation = (-17.2 * node.sine - 1.32 * sun.sine - 0.23 * moon.sine + 0.21 * sine) / 3600
    let nod = (9.2 * node.cosine + 0.57 * sun.cosine + 0.1 * moon.cosine - 0.09 * cosine) / 3600
    obliquity = (23.4392911 - 0.0130042 * t + nod).sineAndCosineOfDegrees
    let mean = 280.46061837 + 360.98564736629 * time.days + 0.000387933 * (t * t)
    turn = (mean + nutation * obliquity.cosine).sineAndCosineOfDegrees
  }

  /// A place of the ecliptic, in the frame that turns with the earth: from its center, in meters.
  func earthFixed(_ place: SkyPlace) -> SkyVector {
    let (l, b) = (place.longitude.sineAndCosineOfDegrees, place.latitude.sineAndCosineOfDegrees)
    let (x, y, z) = (b.cosine * l.cosine, b.cosine * l.sine, b.sine)
    let east = y * obliquity.cosine - z * obliquity.sine
    return SkyVector(
      x: place.distance * (x * turn.cosine + east * turn.sine),
      y: place.distance * (east * turn.cosine - x * turn.sine),
      z: place.distance * (y * obliquity.sine + z * obliquity.cosine))
  }
}
