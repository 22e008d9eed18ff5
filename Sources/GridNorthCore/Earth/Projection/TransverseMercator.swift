// SPDX-License-Identifier: MIT

/// The transverse Mercator projection of WGS 84 with scale 0.9996 on the central meridian: the Krueger series in n to
/// order 6 (Karney 2011, "Transverse Mercator with an accuracy of a few nanometers", equations 7 to 36).
///
/// Symbols: phi, lambda latitude and longitude from the central meridian; xi', eta' on the sphere of the conformal
/// latitude; xi, eta on the ellipsoid; x, y meters from the central meridian and from the equator. Valid for |eta| <=
/// 0.16: nine degrees from the central meridian at the equator, 1,018 km anywhere.
enum TransverseMercator {
  /// The images of positions given by sine and cosine of latitude and of longitude from the central meridian.
  ///
  /// Beyond 1,018 km, |x| comes out too small, but never below 1,018 km, up to 60 degrees from the central meridian.
  @inline(__always)
  static func forward<L: Lanes>(
    latitude phi: (sine: L, cosine: L), longitude lambda: (sine: L, cosine: L)
  ) -> (x: L, y: L) {
    let sphere = GaussianSphere(latitude: phi, longitude: lambda)
    let xi = L.arctangentInDegrees(y: sphere.u, x: sphere.v)
    let eta = (sphere.t / sphere.d).smallHyperbolicArctangent
    let twice = sphere.doubleAngles
    let sum = sineSum(
      twice, KruegerSeries.alpha1, KruegerSeries.alpha2, KruegerSeries.alpha3, KruegerSeries.alpha4,
      KruegerSeries.alpha5, KruegerSeries.alpha6)
    let small = xi * TransverseMercatorScale.metersPerDegreeLow + sum.real * TransverseMercatorScale.meridianRadius
    return (
      x: (eta + sum.imaginary) * TransverseMercatorScale.meridianRadius,
      y: xi * TransverseMercatorScale.metersPerDegree + small
    )
  }

  /// The position of a point, as `inverse`, but with both arctangents together.
  @inline(never)
  static func position(x: Double, y: Double) -> (latitude: Double, longitude: Double) {
    let image = SphereImage(x: Single(repeating: x), y: Single(repeating: y))
    let angles = Double.arctangentsInDegrees(
      (image.sine.single, image.root.single), (image.sinh.single, image.cosine.single))
    return (latitude: image.latitude(chi: Single(repeating: angles.a)).single, longitude: angles.b)
  }

  /// The positions of points: latitude, and longitude from the central meridian, in degrees.
  ///
  /// Not inlined: the code is long and has many callers.
  @inline(never)
  static func inverse<L: Lanes>(x: L, y: L) -> (latitude: L, longitude: L) {
    let image = SphereImage(x: x, y: y)
    let chi = L.arctangentInDegrees(y: image.sine, x: image.root)
    return (latitude: image.latitude(chi: chi), longitude: L.arctangentInDegrees(y: image.sinh, x: image.cosine))
  }

  /// The image of points of the grid on the conformal sphere: sin xi', cos xi', sinh eta', and the root of sinh^2 eta' + cos^2 xi',
  /// so that cosh eta' (sin chi, cos chi) = (sin xi', root): equations 18 and 19.
  private struct SphereImage<L: Lanes> {
    let sine: L
    let cosine: L
    let sinh: L
    let root: L
    private let sinhSquared: L
    private let rootSquared: L

    @inline(__always)
    init(x: L, y: L) {
      (sine, cosine, sinh) = TransverseMercator.onSphere(x: x, y: y)
      sinhSquared = sinh * sinh
      rootSquared = sinhSquared + cosine * cosine
      root = rootSquared.root
    }

    /// The latitude, for the conformal latitude.
    @inline(__always)
    func latitude(chi: L) -> L {
      let norm = 1 / (sinhSquared + 1)
      return geographicLatitude(
        conformal: chi, sineOfTwice: (2 * (sine * root)) * norm, cosineOfTwice: (rootSquared - sine * sine) * norm)
    }
  }

  /// sin xi', cos xi' and sinh eta' of points of the grid.
  @inline(__always)
  private static func onSphere<L: Lanes>(x: L, y: L) -> (sine: L, cosine: L, sinh: L) {
    let xi = y * TransverseMercatorScale.degreesPerMeter + y * TransverseMercatorScale.degreesPerMeterLow
    let eta = x / TransverseMercatorScale.meridianRadius
    let angle = xi.sineAndCosineOfDegrees
    let sinh = eta.smallHyperbolicSine
    let cosh = eta.smallHyperbolicCosine
    let twice = DoubleAngles(
      sine: 2 * (angle.sine * angle.cosine), cosine: (angle.cosine - angle.sine) * (angle.cosine + angle.sine),
      sinh: 2 * (sinh * cosh), cosh: cosh * cosh + sinh * sinh)
    let sum = sineSum(
      twice, KruegerSeries.beta1, KruegerSeries.beta2, KruegerSeries.beta3, KruegerSeries.beta4, KruegerSeries.beta5,
      KruegerSeries.beta6)
    let onSphere = (xi - sum.real * ArctangentDegrees.c0).sineAndCosineOfDegrees
    return (sine: onSphere.sine, cosine: onSphere.cosine, sinh: (eta - sum.imaginary).smallHyperbolicSine)
  }

  /// The meridian convergence in degrees and the point scale, at latitudes and longitudes from the central meridian in degrees.
  ///
  /// Convergence is the angle of (p' - i q') (D cos lambda + i U sin lambda), equations 23 and 26; the scale follows
  /// equations 24, 25 and 28, with cos phi cosh q - ... gathered in W = D^2 - T^2.
  @inline(never)
  static func factors<L: Lanes>(latitude: L, longitude: L) -> (convergence: L, scale: L) {
    let (phi, lambda) = L.sinesAndCosinesOfDegrees(latitude, longitude)
    let sphere = GaussianSphere(latitude: phi, longitude: lambda)
    let derivative = cosineSum(
      sphere.doubleAngles, 2 * KruegerSeries.alpha1, 4 * KruegerSeries.alpha2, 6 * KruegerSeries.alpha3,
      8 * KruegerSeries.alpha4, 10 * KruegerSeries.alpha5, 12 * KruegerSeries.alpha6)
    let p = derivative.real + 1
    let q = -derivative.imaginary
    let east = sphere.d * lambda.cosine
    let north = sphere.u * lambda.sine
    let stretch = (1 - WGS84.eccentricitySquared * (phi.sine * phi.sine)) * (p * p + q * q)
    return (
      convergence: L.arctangentInDegrees(y: p * north + q * east, x: p * east - q * north),
      scale: (0.9996 * WGS84.rectifyingRadiusRatio) * (stretch / sphere.w).root
    )
  }
}

/// A position on the sphere of the conformal latitude, all components times D (ConformalLatitude.swift):
/// u = sin chi, v = cos chi cos lambda, t = cos chi sin lambda, and w = u^2 + v^2 = d^2 - t^2.
private struct GaussianSphere<L: Lanes> {
  let u: L
  let v: L
  let t: L
  let d: L
  let w: L

  @inline(__always)
  init(latitude phi: (sine: L, cosine: L), longitude lambda: (sine: L, cosine: L)) {
    let shift = ConformalShift(sineOfLatitude: phi.sine)
    u = phi.sine + (phi.sine * shift.coshMinusOne - shift.sinh)
    d = (shift.coshMinusOne - phi.sine * shift.sinh) + 1
    v = phi.cosine * lambda.cosine
    t = phi.cosine * lambda.sine
    w = d * d - t * t
  }

  /// tan xi' = u / v and tanh eta' = t / d give the functions of the doubled angles without another square root.
  @inline(__always)
  var doubleAngles: DoubleAngles<L> {
    let r = 1 / w
    return DoubleAngles(
      sine: (2 * (u * v)) * r, cosine: (v * v - u * u) * r, sinh: (2 * (t * d)) * r, cosh: (d * d + t * t) * r)
  }
}

/// sin 2 xi, cos 2 xi, sinh 2 eta, cosh 2 eta.
private struct DoubleAngles<L: Lanes> {
  let sine: L
  let cosine: L
  let sinh: L
  let cosh: L
}

/// The sum of c(j) sin(2j zeta), zeta = xi + i eta, by Clenshaw's summation over complex numbers.
@inline(__always)
private func sineSum<L: Lanes>(
  _ twice: DoubleAngles<L>, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, _ c6: Double
) -> (real: L, imaginary: L) {
  let (b1, _) = clenshaw(twice, c1, c2, c3, c4, c5, c6)
  let sine = (real: twice.sine * twice.cosh, imaginary: twice.cosine * twice.sinh)
  return (
    real: sine.real * b1.real - sine.imaginary * b1.imaginary,
    imaginary: sine.real * b1.imaginary + sine.imaginary * b1.real
  )
}

/// The sum of c(j) cos(2j zeta), zeta = xi + i eta.
@inline(__always)
private func cosineSum<L: Lanes>(
  _ twice: DoubleAngles<L>, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, _ c6: Double
) -> (real: L, imaginary: L) {
  let (b1, b2) = clenshaw(twice, c1, c2, c3, c4, c5, c6)
  let cosine = (real: twice.cosine * twice.cosh, imaginary: -(twice.sine * twice.sinh))
  return (
    real: (cosine.real * b1.real - cosine.imaginary * b1.imaginary) - b2.real,
    imaginary: (cosine.real * b1.imaginary + cosine.imaginary * b1.real) - b2.imaginary
  )
}

/// b(1) and b(2) of b(j) = c(j) + a b(j+1) - b(j+2), a = 2 cos 2 zeta.
@inline(__always)
private func clenshaw<L: Lanes>(
  _ twice: DoubleAngles<L>, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double, _ c5: Double, _ c6: Double
) -> (b1: (real: L, imaginary: L), b2: (real: L, imaginary: L)) {
  let a = (real: 2 * (twice.cosine * twice.cosh), imaginary: -2 * (twice.sine * twice.sinh))
  let r5 = a.real * c6 + c5
  let i5 = a.imaginary * c6
  let r4 = ((a.real * r5 - a.imaginary * i5) - c6) + c4
  let i4 = a.real * i5 + a.imaginary * r5
  let r3 = ((a.real * r4 - a.imaginary * i4) - r5) + c3
  let i3 = (a.real * i4 + a.imaginary * r4) - i5
  let r2 = ((a.real * r3 - a.imaginary * i3) - r4) + c2
  let i2 = (a.real * i3 + a.imaginary * r3) - i4
  let r1 = ((a.real * r2 - a.imaginary * i2) - r3) + c1
  let i1 = (a.real * i2 + a.imaginary * r2) - i3
  return (b1: (real: r1, imaginary: i1), b2: (real: r2, imaginary: i2))
}
