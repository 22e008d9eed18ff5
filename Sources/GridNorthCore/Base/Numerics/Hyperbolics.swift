// SPDX-License-Identifier: MIT

// Hyperbolic functions near zero: all that a transverse Mercator projection needs within nine degrees of its central
// meridian. Largest errors, measured: docs/ACCURACY.md.

extension Lanes {
  /// atanh(self) for |self| <= 0.16.
  @inline(__always)
  var smallHyperbolicArctangent: Self {
    let w = self * self
    var p = w * HyperbolicArctangent.c7 + HyperbolicArctangent.c6
    p = p * w + HyperbolicArctangent.c5
    p = p * w + HyperbolicArctangent.c4
    p = p * w + HyperbolicArctangent.c3
    p = p * w + HyperbolicArctangent.c2
    p = p * w + HyperbolicArctangent.c1
    return self + self * (w * p)
  }

  /// sinh(self) for |self| <= 0.17.
  @inline(__always)
  var smallHyperbolicSine: Self {
    let x = self * self
    var p = x * HyperbolicSine.c4 + HyperbolicSine.c3
    p = p * x + HyperbolicSine.c2
    p = p * x + HyperbolicSine.c1
    return self + self * (x * p)
  }

  /// cosh(self) for |self| <= 0.17.
  @inline(__always)
  var smallHyperbolicCosine: Self {
    let x = self * self
    var p = x * HyperbolicCosine.c5 + HyperbolicCosine.c4
    p = p * x + HyperbolicCosine.c3
    p = p * x + HyperbolicCosine.c2
    p = p * x + HyperbolicCosine.c1
    return x * p + 1
  }
}
