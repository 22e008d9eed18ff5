// SPDX-License-Identifier: MIT
import CLanes

/// The moon by the main terms of the theory ELP-2000/82, as chosen by Meeus, "Astronomical Algorithms", second edition,
/// chapter 47: within 20 seconds of arc, and 3 mostly.
enum Moon {
  /// Without nutation.
  static func place(at time: SkyTime) -> SkyPlace {
    let t = time.centuries
    let mean = 218.3164477 + t * (481_267.88123421 + t * (-0.0015786 + t * (1.0 / 538_841 - t / 65_194_000)))
    let arguments = Arguments(t)
    // Venus, Jupiter, and the flattening of the earth.
    let venus = 119.75 + 131.849 * t
    let jupiter = 53.09 + 479_264.29 * t
    let other = 313.45 + 481_266.484 * t
    let node = arguments.node
    let anomaly = arguments.anomaly
    var longitude = 3958 * sine(venus) + 1962 * sine(mean - node) + 318 * sine(jupiter)
    var latitude = -2235 * sine(mean) + 382 * sine(other) + 175 * (sine(venus - node) + sine(venus + node))
    latitude += 127 * sine(mean - anomaly) - 115 * sine(mean + anomaly)
    var distance = 385_000_560.0
    var index = Int(GN_MOON_LONGITUDE_TERMS) &- 1
    while index >= 0 {
      let term = gn_moon_longitude_terms().unsafelyUnwrapped + 6 &* index
      let angle = arguments.angle(term).sineAndCosineOfDegrees
      let factor = arguments.factor(term)
      longitude += Double(term[4]) * factor * angle.sine
      distance += Double(term[5]) * factor * angle.cosine
      index &-= 1
    }
    index = Int(GN_MOON_LATITUDE_TERMS) &- 1
    while index >= 0 {
      let term = gn_moon_latitude_terms().unsafelyUnwrapped + 5 &* index
      latitude += Double(term[4]) * arguments.factor(term) * sine(arguments.angle(term))
      index &-= 1
    }
    return SkyPlace(longitude: mean + longitude * 1e-6, latitude: latitude * 1e-6, distance: distance)
  }

  private static func sine(_ degrees: Double) -> Double { degrees.sineAndCosineOfDegrees.sine }

  /// What the terms depend on, degrees.
  private struct Arguments {
    /// The mean elongation of the moon, the mean anomalies of the sun and the moon, the moon's mean distance from its
    /// node.
    let elongation: Double
    let sunAnomaly: Double
    let anomaly: Double
    let node: Double
    /// By which terms with the sun's anomaly shrink as the earth's orbit gets rounder.
    let eccentricity: Double

    init(_ t: Double) {
      elongation = 297.8501921 + t * (445_267.1114034 + t * (-0.0018819 + t * (1.0 / 545_868 - t / 113_065_000)))
      sunAnomaly = 357.5291092 + t * (35_999.0502909 + t * (-0.0001536 + t / 24_490_000))
      anomaly = 134.9633964 + t * (477_198.8675055 + t * (0.0087414 + t * (1.0 / 69_699 - t / 14_712_000)))
      node = 93.272095 + t * (483_202.0175233 + t * (-0.0036539 + t * (-1.0 / 3_526_000 + t / 863_310_000)))
      eccentricity = 1 - t * (0.002516 + t * 0.0000074)
    }

    func angle(_ term: UnsafePointer<Int32>) -> Double {
      Double(term[0]) * elongation + Double(term[1]) * sunAnomaly + Double(term[2]) * anomaly + Double(term[3]) * node
    }

    func factor(_ term: UnsafePointer<Int32>) -> Double {
      switch term[1] {
      case 0: 1
      case 1, -1: eccentricity
      default: eccentricity * eccentricity
      }
    }
  }
}
