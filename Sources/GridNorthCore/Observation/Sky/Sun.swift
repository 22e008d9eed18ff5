// SPDX-License-Identifier: MIT
import CLanes

/// The sun by the motion of the earth: within 3 seconds of arc in the years 1900 to 2100.
enum Sun {
  /// Meters.
  private static let astronomicalUnit = 149_597_870_700.0

  /// With aberration, without nutation. The sun never leaves the ecliptic by more than 1.2 seconds of arc.
  static func place(at time: SkyTime) -> SkyPlace {
    let t = time.centuries / 10
    var longitudes = Eight(repeating: 0)
    var distances = Eight(repeating: 0)
    // Small terms first.
    var block = Int(GN_SUN_BLOCKS) &- 1
    while block >= 0 {
      let terms = SkyTerms(gn_sun_terms(), block: block, lines: 6)
      let cosine = Kernels.sinesAndCosines((terms[0] + terms[1] * t) * Geodesic.degreesPerRadian).cosine
      longitudes = longitudes + (terms[2] + terms[3] * t) * cosine
      distances = distances + (terms[4] + terms[5] * t) * cosine
      block &-= 1
    }
    // What does not swing: of the same series.
    let longitude = 1.75347046 + t * (6283.31966747 + t * 0.00052919) + longitudes.total * 1e-8
    let distance = 1.00013989 + distances.total * 1e-8
    // Light takes eight minutes, in which the earth goes on: Meeus, equation 25.10.
    let aberration = -20.4898 / 3600 / distance
    return SkyPlace(
      longitude: longitude * Geodesic.degreesPerRadian + 180 + aberration, latitude: 0,
      distance: distance * astronomicalUnit)
  }
}
