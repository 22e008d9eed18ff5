// SPDX-License-Identifier: MIT

// The conformal latitude chi of WGS 84, with which both projections begin and end.
//
// Symbols: s = sin phi, q = e atanh(e s), atanh(sin chi) = atanh(s) - q (Karney 2011, equations 7 to 9; Snyder 1987, 3-1).
// The addition theorem of the hyperbolic functions turns this into
//   sin chi = (s cosh q - sinh q) / D,   cos chi = cos phi / D,   D = cosh q - s sinh q,
// without a tangent, which would become infinite at the poles.

/// cosh q - 1 and sinh q; q is at most 0.00671.
struct ConformalShift<L: Lanes> {
  let sinh: L
  let coshMinusOne: L

  @inline(__always)
  init(sineOfLatitude s: L) {
    let w = s * s
    var p = w * IsometricSeries.q6 + IsometricSeries.q5
    p = p * w + IsometricSeries.q4
    p = p * w + IsometricSeries.q3
    p = p * w + IsometricSeries.q2
    p = p * w + IsometricSeries.q1
    p = p * w + IsometricSeries.q0
    let q = s * p
    let x = q * q
    // Taylor: the first term left out is below 2e-19.
    let (c2, c3, c4, c5, c6) = (1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720)
    sinh = q + q * (x * (x * c5 + c3))
    coshMinusOne = x * (x * (x * c6 + c4) + c2)
  }
}

/// The geographic latitude phi in degrees for the conformal latitude chi, from the series in sin 2j chi to order 6 in n
/// (derived by Tools/coefficients/series.py).
@inline(__always)
func geographicLatitude<L: Lanes>(conformal chi: L, sineOfTwice: L, cosineOfTwice: L) -> L {
  // Clenshaw's summation: b(j) = d(j) + 2 cos(2 chi) b(j+1) - b(j+2).
  let c = cosineOfTwice + cosineOfTwice
  let b6 = L(repeating: ConformalSeries.d6Degrees)
  let b5 = c * b6 + ConformalSeries.d5Degrees
  let b4 = (c * b5 - b6) + ConformalSeries.d4Degrees
  let b3 = (c * b4 - b5) + ConformalSeries.d3Degrees
  let b2 = (c * b3 - b4) + ConformalSeries.d2Degrees
  let b1 = (c * b2 - b3) + ConformalSeries.d1Degrees
  return chi + sineOfTwice * b1
}
