// SPDX-License-Identifier: MIT

// Sine, cosine and arctangent in degrees. Working in degrees keeps the reduction exact and makes 45, 90 and 180 exact
// constants; the factor pi/180 is inside the polynomials (PolynomialCoefficients.swift), its low part included.
// Largest errors, measured: docs/ACCURACY.md.
//
// Parts of a library (Block.swift) call them, which is as fast and much shorter. Not at levels 3 and 4, where a call would save
// the wide registers to memory and load them again: Tools/library/code.bash has the two functions inlined there, by their names.

extension Lanes {
  /// The sine and cosine of an angle in degrees; for magnitudes up to 2^40.
  ///
  /// Exact at multiples of 90 degrees: the remainder there is 0. Zero results are +0, but sin(-0) is -0.
  #if PAIRS || BLOCKS || arch(wasm32)
  @inline(never)
  #else
  @inline(__always)
  #endif
  var sineAndCosineOfDegrees: (sine: Self, cosine: Self) {
    let quarters = (self * (1.0 / 90)).roundedToEven
    let r = self - 90 * quarters
    let x = r * r
    let s = Self.sineOfReducedDegrees(r, x)
    let c = Self.cosineOfReducedDegrees(x)
    // The quadrant: -2, -1, 0, 1 or 2.
    let quadrant = quarters - 4 * (quarters * 0.25).roundedToEven
    let turned = quadrant.absolute .== 1
    let opposite = quadrant.absolute .== 2
    let sine = Self.select(turned, c, s)
    let cosine = Self.select(turned, s, c)
    return (
      sine: sine.replacing(with: 0 - sine, where: Self.or(opposite, quadrant .== -1)),
      cosine: cosine.replacing(with: 0 - cosine, where: Self.or(opposite, quadrant .== 1))
    )
  }

  /// sin(r) for |r| <= 45 degrees, x = r * r.
  @inline(__always)
  static func sineOfReducedDegrees(_ r: Self, _ x: Self) -> Self {
    var p = x * SineDegrees.c6 + SineDegrees.c5
    p = p * x + SineDegrees.c4
    p = p * x + SineDegrees.c3
    p = p * x + SineDegrees.c2
    p = p * x + SineDegrees.c1
    p = p * x + SineDegrees.c0Low
    return r * SineDegrees.c0 + r * p
  }

  /// cos(r) for |r| <= 45 degrees, x = r * r.
  @inline(__always)
  static func cosineOfReducedDegrees(_ x: Self) -> Self {
    var p = x * CosineDegrees.c7 + CosineDegrees.c6
    p = p * x + CosineDegrees.c5
    p = p * x + CosineDegrees.c4
    p = p * x + CosineDegrees.c3
    p = p * x + CosineDegrees.c2
    p = p * x + CosineDegrees.c1
    return x * p + 1
  }

  /// The angle of the vector (x, y) in degrees, counterclockwise from the x axis, in [-180, 180]; 0 for the zero vector.
  ///
  /// The sign is that of y, also when y is a zero; a zero x counts as positive. The quotient of the smaller and the
  /// larger component, brought below tan 22.5 degrees by atan z = 45 + atan((z - 1)/(z + 1)), enters one polynomial.
  #if PAIRS || BLOCKS || arch(wasm32)
  @inline(never)
  #else
  @inline(__always)
  #endif
  static func arctangentInDegrees(y: Self, x: Self) -> Self {
    let ax = x.absolute
    let ay = y.absolute
    let steep = ax .< ay
    let large = select(steep, ay, ax)
    let small = select(steep, ax, ay)
    let middle = large * 0.41421356237309503 .< small
    let numerator = select(middle, small - large, small)
    var denominator = select(middle, small + large, large)
    denominator = denominator.replacing(with: Self(repeating: 1), where: denominator .== 0)
    let left = x .< 0
    let angle = arctangentOfReduced(numerator / denominator).negated(where: steep).negated(where: left)
    var base = Self(repeating: 0).adding(90, where: steep)
    base = base.replacing(with: Self(repeating: 45), where: middle)
    base = base.replacing(with: 180 - base, where: left)
    return (base + angle).signed(as: y)
  }

  /// atan(z) in degrees for |z| <= tan 22.5 degrees.
  @inline(__always)
  static func arctangentOfReduced(_ z: Self) -> Self {
    let w = z * z
    var p = w * ArctangentDegrees.c11 + ArctangentDegrees.c10
    p = p * w + ArctangentDegrees.c9
    p = p * w + ArctangentDegrees.c8
    p = p * w + ArctangentDegrees.c7
    p = p * w + ArctangentDegrees.c6
    p = p * w + ArctangentDegrees.c5
    p = p * w + ArctangentDegrees.c4
    p = p * w + ArctangentDegrees.c3
    p = p * w + ArctangentDegrees.c2
    p = p * w + ArctangentDegrees.c1
    p = p * w + ArctangentDegrees.c0Low
    return z * ArctangentDegrees.c0 + z * p
  }
}

// Two at once. Blocks of levels 3 and 4 call them, so that the code of two angles, which is inlined here, is not in every formula.

extension Lanes {
  #if BLOCKS
  @inline(never)
  #else
  @inline(__always)
  #endif
  static func sinesAndCosinesOfDegrees(
    _ a: Self, _ b: Self
  ) -> (a: (sine: Self, cosine: Self), b: (sine: Self, cosine: Self)) {
    (a.sineAndCosineOfDegrees, b.sineAndCosineOfDegrees)
  }

  #if BLOCKS
  @inline(never)
  #else
  @inline(__always)
  #endif
  static func arctangentsInDegrees(_ a: (y: Self, x: Self), _ b: (y: Self, x: Self)) -> (a: Self, b: Self) {
    (arctangentInDegrees(y: a.y, x: a.x), arctangentInDegrees(y: b.y, x: b.x))
  }
}

// Where a register holds one number only, one angle is computed after the other, as above.
#if !(arch(arm) || arch(riscv32) || arch(riscv64))
extension Double {
  @inline(__always)
  static func sinesAndCosinesOfDegrees(
    _ a: Double, _ b: Double
  ) -> (a: (sine: Double, cosine: Double), b: (sine: Double, cosine: Double)) {
    let pair = SIMD2(a, b).sineAndCosineOfDegrees
    return ((pair.sine[0], pair.cosine[0]), (pair.sine[1], pair.cosine[1]))
  }

  @inline(__always)
  static func arctangentsInDegrees(_ a: (y: Double, x: Double), _ b: (y: Double, x: Double)) -> (a: Double, b: Double) {
    let pair = SIMD2.arctangentInDegrees(y: SIMD2(a.y, b.y), x: SIMD2(a.x, b.x))
    return (pair[0], pair[1])
  }
}
#endif
