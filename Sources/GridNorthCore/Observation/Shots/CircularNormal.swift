// SPDX-License-Identifier: MIT

/// Shots whose errors to the right and up are normal, of one standard deviation sigma, and independent: their distances
/// from the center have a Rayleigh distribution (Grubbs, Statistical measures of accuracy for riflemen and missile
/// engineers, 1964).
enum CircularNormal {
  /// The radius of the circle that holds a half of the shots, in sigmas: the root of 2 log 2.
  static let half = 1.1774100225154747
  /// And 95 % of them: the root of 2 log 20.
  static let most = 2.4477468306808165

  /// sigma from the sum of the squared distances of `count` + 1 shots from their mean; unbiased.
  ///
  /// The sum has 2 `count` degrees of freedom, so the expected root of sum/(2 count) is sigma times c4(2 count + 1) =
  /// gamma(z + 1/2)/(gamma(z) root z), with z = count (Holtzman, The unbiased estimate of the population variance and
  /// standard deviation, 1950).
  static func sigma(squares: Double, count: Double) -> Double {
    (squares / (2 * count)).root / rootBias(count)
  }

  /// gamma(z + 1/2)/(gamma(z) root z) for whole numbers z, 1 or more. Within 3e-15 of itself.
  static func rootBias(_ z: Double) -> Double {
    guard z < 32 else { return series(1 / z) }
    // gamma(z + 1/2)/gamma(z) grows by z + 1/2 over z from one whole number to the next.
    var ratio = 0.8862269254527580  // z = 1: half the root of pi.
    var step = 1.0
    while step < z {
      ratio = ratio * (step + 0.5) / step
      step = step + 1
    }
    return ratio / z.root
  }

  /// For large numbers, in their inverse (NIST Digital Library of Mathematical Functions, 5.11.13).
  private static func series(_ w: Double) -> Double {
    var p = w * (39325.0 / 33554432) + 869.0 / 4194304
    p = p * w - 399.0 / 262144
    p = p * w - 21.0 / 32768
    p = p * w + 5.0 / 1024
    p = p * w + 1.0 / 128
    p = p * w - 1.0 / 8
    return p * w + 1
  }
}
