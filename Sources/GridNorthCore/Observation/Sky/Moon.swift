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
    var longitudes = Eight(repeating: 0)
    var latitudes = Eight(repeating: 0)
    var distances = Eight(repeating: 0)
    // Small terms first.
    var block = Int(GN_MOON_LONGITUDE_BLOCKS) &- 1
    while block >= 0 {
      let terms = SkyTerms(gn_moon_longitude_terms(), block: block, lines: 6)
      let angle = Kernels.sinesAndCosines(arguments.angles(terms))
      let factor = arguments.factors(terms)
      longitudes = longitudes + terms[4] * factor * angle.sine
      distances = distances + terms[5] * factor * angle.cosine
      block &-= 1
    }
    block = Int(GN_MOON_LATITUDE_BLOCKS) &- 1
    while block >= 0 {
      let terms = SkyTerms(gn_moon_latitude_terms(), block: block, lines: 5)
      let angle = Kernels.sinesAndCosines(arguments.angles(terms))
      latitudes = latitudes + terms[4] * arguments.factors(terms) * angle.sine
      block &-= 1
    }
    let (longitude, latitude) = pulls(t, mean: mean, arguments)
    return SkyPlace(
      longitude: mean + (longitudes.total + longitude) * 1e-6, latitude: (latitudes.total + latitude) * 1e-6,
      distance: 385_000_560 + distances.total)
  }

  /// By how much Venus, Jupiter and the flattening of the earth move the moon: 1e-6 degrees.
  private static func pulls(_ t: Double, mean: Double, _ arguments: Arguments) -> (longitude: Double, latitude: Double)
  {
    let (anomaly, node) = (arguments.anomaly, arguments.node)
    let venus = 119.75 + 131.849 * t
    let (sine, cosine) = Kernels.sinesAndCosines(
      Eight(
        venus, 53.09 + 479_264.29 * t, mean - node, mean, 313.45 + 481_266.484 * t, node, mean - anomaly,
        mean + anomaly))
    let longitude = 3958 * sine.lane(0) + 318 * sine.lane(1) + 1962 * sine.lane(2)
    // 175 times the sines of the angle of Venus less and plus that of the node.
    let both = 350 * sine.lane(0) * cosine.lane(5)
    let latitude = 382 * sine.lane(4) - 2235 * sine.lane(3) + both + 127 * sine.lane(6) - 115 * sine.lane(7)
    return (longitude, latitude)
  }

  /// What the terms depend on, degrees.
  private struct Arguments {
    /// The mean elongation of the moon, the mean anomalies of the sun and the moon, the moon's mean distance from its node.
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

    func angles(_ terms: SkyTerms) -> Eight {
      terms[0] * elongation + terms[1] * sunAnomaly + terms[2] * anomaly + terms[3] * node
    }

    func factors(_ terms: SkyTerms) -> Eight {
      let times = terms[1].absolute
      let once = Eight(repeating: 1).replacing(with: Eight(repeating: eccentricity), where: times .== 1)
      return once.replacing(with: Eight(repeating: eccentricity * eccentricity), where: times .== 2)
    }
  }
}
