// SPDX-License-Identifier: MIT

// The series of a geodesic, as functions of ε (GeodesicCoefficients.swift). On WGS 84 ε is below 0.00168, ε^6 below
// 3e-17: its terms are below 1e-19 in all of these, negligible for a double, and omitted.

/// The sine and cosine of an angle.
struct Angle2<Value: Lanes> {
  var sine: Value
  var cosine: Value

  @inline(__always)
  init(_ sine: Value, _ cosine: Value) {
    self.sine = sine
    self.cosine = cosine
  }

  /// The direction of a vector; not of the zero vector.
  @inline(__always)
  init(normalizing sine: Value, _ cosine: Value) {
    let length = 1 / (sine * sine + cosine * cosine).root
    self.sine = sine * length
    self.cosine = cosine * length
  }

  @inline(__always)
  init(degrees: Value) {
    let pair = degrees.sineAndCosineOfDegrees
    sine = pair.sine
    cosine = pair.cosine
  }

  /// That of a latitude, in degrees, without its dust.
  @inline(__always)
  init(latitude: Value) { self.init(degrees: latitude.withoutDust) }

  /// In [-180, 180].
  @inline(__always)
  var degrees: Value { .arctangentInDegrees(y: sine, x: cosine) }

  @inline(__always)
  static func + (a: Self, b: Self) -> Self {
    Self(a.sine * b.cosine + a.cosine * b.sine, a.cosine * b.cosine - a.sine * b.sine)
  }

  @inline(__always)
  static func - (a: Self, b: Self) -> Self {
    Self(a.sine * b.cosine - a.cosine * b.sine, a.cosine * b.cosine + a.sine * b.sine)
  }

  /// Rotated by a small angle in radians, below 0.002, with its sine and cosine to the fifth order.
  @inline(__always)
  func turned(by small: Value) -> Self {
    let square = small * small
    let s = small - small * square * (1.0 / 6)
    let c = square * (square * (1.0 / 24) - 0.5)
    return Self(sine + (sine * c + cosine * s), cosine + (cosine * c - sine * s))
  }

  /// Twice the angle.
  @inline(__always)
  var doubled: Self { Self(2 * sine * cosine, (cosine - sine) * (cosine + sine)) }

  @inline(__always)
  static func select(_ mask: Value.Mask, _ a: Self, _ b: Self) -> Self {
    Self(Value.select(mask, a.sine, b.sine), Value.select(mask, a.cosine, b.cosine))
  }
}

extension Lanes {
  /// An angle in degrees without parts below 1e-17, whose squares would be lost.
  @inline(__always)
  var withoutDust: Self {
    let rounded: Self = (1.0 / 16) - ((1.0 / 16) - absolute)
    return Self.select(absolute .< 1.0 / 16, rounded.signed(as: self), self)
  }
}

/// Coefficients of sin 2σ, sin 4σ, ... sin 10σ.
struct SineSeries<Value: Lanes> {
  let c1: Value
  let c2: Value
  let c3: Value
  let c4: Value
  let c5: Value

  /// The sum at 2σ, after Clenshaw.
  @inline(__always)
  func callAsFunction(doubled: Angle2<Value>) -> Value {
    let x = 2 * doubled.cosine
    let b4 = x * c5 + c4
    let b3 = x * b4 - c5 + c3
    let b2 = x * b3 - b4 + c2
    let b1 = x * b2 - b3 + c1
    return doubled.sine * b1
  }
}

/// Along a geodesic that crosses the equator at an azimuth α0: ε and what follows from it.
struct GeodesicSeries<Value: Lanes> {
  let epsilon: Value

  /// Of α0: k = e' cos α0 (Karney 2013, equation 9), ε = k^2/(1 + sqrt(1 + k^2))^2 (equation 16).
  @inline(__always)
  init(squaredCosineOfEquatorialAzimuth squaredCosine: Value) {
    let square = squaredCosine * WGS84.secondEccentricitySquared
    epsilon = square / (2 * (1 + (1 + square).root) + square)
  }

  /// A1 - 1: meters along the geodesic are b A1 (σ + C1(σ)) (equations 7, 15, 17).
  @inline(__always)
  var a1Excess: Value {
    let e2 = epsilon * epsilon
    return (e2 * (e2 * GeodesicA1.c4 + GeodesicA1.c2) + epsilon) / (1 - epsilon)
  }

  @inline(__always)
  var a1: Value { 1 + a1Excess }

  /// 1 - 1/A1.
  @inline(__always)
  var inverseA1Lack: Value {
    let e2 = epsilon * epsilon
    let sum = e2 * (e2 * GeodesicA1.c4 + GeodesicA1.c2)
    return (sum + epsilon) / (1 + sum)
  }

  /// Equation 18.
  @inline(__always)
  var c1: SineSeries<Value> {
    let e = epsilon
    let e2 = e * e
    let e4 = e2 * e2
    return SineSeries(
      c1: e * (e2 * (e2 * GeodesicC1.c15 + GeodesicC1.c13) + GeodesicC1.c11),
      c2: e2 * (e2 * GeodesicC1.c24 + GeodesicC1.c22), c3: e * e2 * (e2 * GeodesicC1.c35 + GeodesicC1.c33),
      c4: e4 * GeodesicC1.c44, c5: e * e4 * GeodesicC1.c55)
  }

  /// The way back: σ = τ + C1'(τ) with τ = s/(b A1) (equations 20 and 21).
  @inline(__always)
  var c1Prime: SineSeries<Value> {
    let e = epsilon
    let e2 = e * e
    let e4 = e2 * e2
    return SineSeries(
      c1: e * (e2 * (e2 * GeodesicC1Prime.c15 + GeodesicC1Prime.c13) + GeodesicC1Prime.c11),
      c2: e2 * (e2 * GeodesicC1Prime.c24 + GeodesicC1Prime.c22),
      c3: e * e2 * (e2 * GeodesicC1Prime.c35 + GeodesicC1Prime.c33), c4: e4 * GeodesicC1Prime.c44,
      c5: e * e4 * GeodesicC1Prime.c55)
  }

  /// J(σ) = (A1 - A2) σ + series, of the reduced length (equations 39 to 43).
  @inline(__always)
  var reducedLength: (linear: Value, series: SineSeries<Value>) {
    let e = epsilon
    let e2 = e * e
    let e4 = e2 * e2
    let a1 = self.a1
    let a2 = (e2 * (e2 * GeodesicA2.c4 + GeodesicA2.c2) + 1) * (1 - e)
    let c1 = self.c1
    return (
      linear: a1 - a2,
      series: SineSeries(
        c1: a1 * c1.c1 - a2 * (e * (e2 * (e2 * GeodesicC2.c15 + GeodesicC2.c13) + GeodesicC2.c11)),
        c2: a1 * c1.c2 - a2 * (e2 * (e2 * GeodesicC2.c24 + GeodesicC2.c22)),
        c3: a1 * c1.c3 - a2 * (e * e2 * (e2 * GeodesicC2.c35 + GeodesicC2.c33)),
        c4: a1 * c1.c4 - a2 * (e4 * GeodesicC2.c44), c5: a1 * c1.c5 - a2 * (e * e4 * GeodesicC2.c55))
    )
  }

  /// A3: the longitude is ω - f sin α0 A3 (σ + C3(σ)) (equations 8, 23, 24).
  @inline(__always)
  var a3: Value {
    var p = epsilon * GeodesicA3.c5 + GeodesicA3.c4
    p = p * epsilon + GeodesicA3.c3
    p = p * epsilon + GeodesicA3.c2
    p = p * epsilon + GeodesicA3.c1
    return p * epsilon + GeodesicA3.c0
  }

  /// Equation 25.
  @inline(__always)
  var c3: SineSeries<Value> {
    let e = epsilon
    let e2 = e * e
    var c1 = e * GeodesicC3.c15 + GeodesicC3.c14
    c1 = c1 * e + GeodesicC3.c13
    c1 = c1 * e + GeodesicC3.c12
    c1 = c1 * e + GeodesicC3.c11
    var c2 = e * GeodesicC3.c25 + GeodesicC3.c24
    c2 = c2 * e + GeodesicC3.c23
    c2 = c2 * e + GeodesicC3.c22
    let c3 = (e * GeodesicC3.c35 + GeodesicC3.c34) * e + GeodesicC3.c33
    return SineSeries(
      c1: e * c1, c2: e2 * c2, c3: e * e2 * c3, c4: e2 * e2 * (e * GeodesicC3.c45 + GeodesicC3.c44),
      c5: e * e2 * e2 * GeodesicC3.c55)
  }

  /// I4(σ)/cos σ of the area between a geodesic and the equator (equation 63): of cos σ, cos 3σ, ... cos 11σ, after Clenshaw.
  @inline(__always)
  func areaSum(doubled: Angle2<Value>) -> Value {
    let e = epsilon
    let e2 = e * e
    let e4 = e2 * e2
    var c0 = e * GeodesicC4.c05 + GeodesicC4.c04
    c0 = c0 * e + GeodesicC4.c03
    c0 = c0 * e + GeodesicC4.c02
    c0 = c0 * e + GeodesicC4.c01
    c0 = c0 * e + GeodesicC4.c00
    var c1 = e * GeodesicC4.c15 + GeodesicC4.c14
    c1 = c1 * e + GeodesicC4.c13
    c1 = c1 * e + GeodesicC4.c12
    c1 = (c1 * e + GeodesicC4.c11) * e
    var c2 = e * GeodesicC4.c25 + GeodesicC4.c24
    c2 = c2 * e + GeodesicC4.c23
    c2 = (c2 * e + GeodesicC4.c22) * e2
    let c3 = ((e * GeodesicC4.c35 + GeodesicC4.c34) * e + GeodesicC4.c33) * (e * e2)
    let c4 = (e * GeodesicC4.c45 + GeodesicC4.c44) * e4
    let c5 = GeodesicC4.c55 * (e * e4)
    let x = 2 * doubled.cosine
    let b4 = x * c5 + c4
    let b3 = x * b4 - c5 + c3
    let b2 = x * b3 - b4 + c2
    let b1 = x * b2 - b3 + c1
    let b0 = x * b1 - b2 + c0
    // Cosines of odd multiples.
    return b0 - b1
  }
}
