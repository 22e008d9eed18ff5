// SPDX-License-Identifier: MIT

// Logarithm and powers. Outside the stated ranges the result is any number, never a trap. Largest errors, measured:
// docs/ACCURACY.md.

extension Lanes {
  /// log(self) for positive normal numbers; exact at 1.
  ///
  /// self = 2^k m with m in [sqrt 1/2, sqrt 2). With f = m - 1, which is exact, and z = f/(2 + f), log m = 2 atanh z =
  /// f - (f^2/2 - z (f^2/2 + R)), R = 2 (atanh z - z)/z: f carries the leading digits.
  var naturalLogarithm: Self {
    let k = binaryExponent
    let f = significandNearOne - 1
    let z = f / (f + 2)
    let w = z * z
    var p = w * LogarithmSeries.c7 + LogarithmSeries.c6
    p = p * w + LogarithmSeries.c5
    p = p * w + LogarithmSeries.c4
    p = p * w + LogarithmSeries.c3
    p = p * w + LogarithmSeries.c2
    p = p * w + LogarithmSeries.c1
    let half = 0.5 * f * f
    let rest = half - (z * (half + 2 * (w * p)) + k * LogarithmOfTwo.low)
    return k * LogarithmOfTwo.high + (f - rest)
  }

  /// e^self for |self| <= 700; exact at 0.
  var exponential: Self {
    let k = (self * (1 / LogarithmOfTwo.high)).roundedToEven
    // The product and the difference need no rounding.
    return Self.exponential(self - k * LogarithmOfTwo.high, less: k * LogarithmOfTwo.low, timesTwoTo: k)
  }

  /// 2^self for |self| <= 1000; exact for whole numbers, and 2^(self + 1) is exactly twice 2^self.
  var powerOfTwo: Self {
    // Some halves round up and some down; 2^0.5 and 2 * 2^-0.5 are equal.
    let k = roundedToEven
    let f = self - k
    // f log 2 = f - f (1 - log 2): f is exact, and the rounding of the smaller product weighs less.
    return Self.exponential(f, less: f * (1 - LogarithmOfTwo.high - LogarithmOfTwo.low), timesTwoTo: k)
  }

  /// 2^k e^(large - small) for exponents within 0.3466 of 0 and |k| <= 1022.
  ///
  /// With R = r/2 coth r/2, an even function, e^r = 1 + r/(R - r/2) = 1 + r + r c/(2 - c), c = r - 2 (R - 1).
  @inline(__always)
  private static func exponential(_ large: Self, less small: Self, timesTwoTo k: Self) -> Self {
    let r = large - small
    let x = r * r
    var p = x * ExponentialQuotient.c5 + ExponentialQuotient.c4
    p = p * x + ExponentialQuotient.c3
    p = p * x + ExponentialQuotient.c2
    p = p * x + ExponentialQuotient.c1
    let c = r - 2 * (x * p)
    let power = 1 + (large + (r * c / (2 - c) - small))
    return power * k.wholePowerOfTwo
  }
}
