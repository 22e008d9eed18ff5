// SPDX-License-Identifier: MIT
import CLanes

/// The sun by the motion of the earth: within 3 seconds of arc in the years 1900 to 2100.
enum Sun {
  /// Meters.
  private static let astronomicalUnit = 149_597_870_700.0

  /// With aberration, without nutation. The sun never leaves the ecliptic by more than a second of arc.
  static func place(at time: SkyTime) -> SkyPlace {
    let millennia = time.centuries / 10
    let longitude = sum(gn_sun_longitude_terms().unsafelyUnwrapped, Int(GN_SUN_LONGITUDE_TERMS), millennia)
    let distance = sum(gn_sun_distance_terms().unsafelyUnwrapped, Int(GN_SUN_DISTANCE_TERMS), millennia)
    // Light takes eight minutes, in which the earth goes on: Meeus, equation 25.10.
    let aberration = -20.4898 / 3600 / distance
    return SkyPlace(
      longitude: longitude * Geodesic.degreesPerRadian + 180 + aberration, latitude: 0,
      distance: distance * astronomicalUnit)
  }

  /// Of terms of four numbers each: a power of time, an amplitude in 1e-8, a phase and what it grows by, in radians.
  private static func sum(_ terms: UnsafePointer<Double>, _ count: Int, _ millennia: Double) -> Double {
    var total = 0.0
    var index = count &- 1
    // Small ones first.
    while index >= 0 {
      let term = terms + 4 &* index
      let angle = (term[2] + term[3] * millennia) * Geodesic.degreesPerRadian
      var value = term[1] * angle.sineAndCosineOfDegrees.cosine
      var power = term[0]
      while power > 0 {
        value *= millennia
        power -= 1
      }
      total += value
      index &-= 1
    }
    return total * 1e-8
  }
}
