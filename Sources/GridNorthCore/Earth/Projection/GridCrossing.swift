// SPDX-License-Identifier: MIT

/// Where lines of the UTM grid cross meridians and parallels.
///
/// Everything is in the quarter north-east of the origin: x, y >= 0 meters from the central meridian and the equator,
/// lambda >= 0 degrees from the central meridian, within nine. The search runs along the meridian or parallel, so the
/// point lies exactly on it. It begins with a guess on the sphere of the conformal latitude (tan xi' = tan chi / cos
/// lambda, tanh eta' = cos chi sin lambda; Karney 2011, equations 11 to 13), right to some meters, and continues with
/// Newton steps on the projection itself. The last step is not projected again: it is far below a millimeter, and the
/// derivative is right to 2e-4 or better.
///
/// If there is no such crossing, the result is any number or NaN.
enum GridCrossing {
  /// Sine and cosine of an angle that the lines share.
  typealias Angle = (sine: Double, cosine: Double)

  /// As below, but between two known crossings on the meridian, with steps of false position.
  ///
  /// A meridian bends little on the grid: one step is right to a few nanometers if the crossings are at most 5 km
  /// apart, two steps if they are at most 100 km apart.
  @inline(__always)
  static func northing<L: Lanes>(
    _ y: L, meridian lambda: Angle, between a: (latitude: Double, y: Double), and b: (latitude: Double, y: Double)
  ) -> (latitude: L, x: L) {
    let slope = (b.latitude - a.latitude) / (b.y - a.y)
    let steps = b.y - a.y < 5_000 ? 1 : 2
    var latitude = a.latitude + (y - a.y) * slope
    var x = y
    var step = 0
    while step < steps {
      let point = image(
        latitude: angle(latitude),
        longitude: (sine: L(repeating: lambda.sine), cosine: L(repeating: lambda.cosine)))
      latitude = latitude + (y - point.y) * slope
      x = point.x
      step &+= 1
    }
    return (latitude: latitude, x: x)
  }

  /// As below, but between two known crossings on the parallel, at most 5 km times the cosine of the latitude apart,
  /// with two steps of false position.
  @inline(__always)
  static func easting<L: Lanes>(
    _ x: L, parallel phi: Angle, between a: (longitude: Double, x: Double), and b: (longitude: Double, x: Double)
  ) -> (longitude: L, y: L) {
    let slope = (b.longitude - a.longitude) / (b.x - a.x)
    var longitude = a.longitude + (x - a.x) * slope
    var y = x
    var step = 0
    while step < 2 {
      let point = image(
        latitude: (sine: L(repeating: phi.sine), cosine: L(repeating: phi.cosine)),
        longitude: angle(longitude))
      longitude = longitude + (x - point.x) * slope
      y = point.y
      step &+= 1
    }
    return (longitude: longitude, y: y)
  }

  /// The latitude, in degrees, and x where lines of constant northing cross a meridian.
  @inline(__always)
  static func northing<L: Lanes>(_ y: L, meridian lambda: Angle) -> (latitude: L, x: L) {
    let sine = L(repeating: lambda.sine)
    let cosine = L(repeating: lambda.cosine)
    let onSphere = angle(sphericalNorthing(y, sineOfLongitude: sine))
    let u = onSphere.sine * cosine
    let v = onSphere.cosine
    let norm = 1 / (u * u + v * v)
    var latitude = geographicLatitude(
      conformal: arctangent(y: u, x: v), sineOfTwice: (2 * (u * v)) * norm,
      cosineOfTwice: (v - u) * (v + u) * norm)
    var x = y
    var step = 0
    while step < 2 {
      let phi = angle(latitude)
      let point = image(latitude: phi, longitude: (sine: sine, cosine: cosine))
      let slope = Slope(latitude: phi, longitude: (sine: sine, cosine: cosine), x: point.x)
      let correction = (y - point.y) / (slope.perRadianOfLatitude * slope.cosine)
      latitude = latitude + correction * ArctangentDegrees.c0
      x = point.x - correction * (slope.perRadianOfLatitude * slope.sine)
      step &+= 1
    }
    return (latitude: latitude, x: x)
  }

  /// The longitude, in degrees, and y where lines of constant easting cross a parallel.
  @inline(__always)
  static func easting<L: Lanes>(_ x: L, parallel phi: Angle) -> (longitude: L, y: L) {
    let sine = L(repeating: phi.sine)
    let cosine = L(repeating: phi.cosine)
    let sinLambda = sphericalTangent(x, cosineOfTwice: 1 - 2 * (sine * sine)) / cosine
    var longitude = arctangent(y: sinLambda, x: (1 - sinLambda * sinLambda).root)
    var y = x
    var step = 0
    while step < 3 {
      let lambda = angle(longitude)
      let point = image(latitude: (sine: sine, cosine: cosine), longitude: lambda)
      let slope = Slope(latitude: (sine: sine, cosine: cosine), longitude: lambda, x: point.x)
      let correction = (x - point.x) / (slope.perRadianOfLongitude * slope.cosine)
      longitude = longitude + correction * ArctangentDegrees.c0
      y = point.y + correction * (slope.perRadianOfLongitude * slope.sine)
      step &+= 1
    }
    return (longitude: longitude, y: y)
  }

  /// The longitude, in degrees, and x where lines of constant northing cross a parallel.
  ///
  /// On a parallel y is nearly proportional to the square of the longitude, so the steps are steps of that square.
  @inline(__always)
  static func northing<L: Lanes>(_ y: L, parallel phi: Angle) -> (longitude: L, x: L) {
    let sine = L(repeating: phi.sine)
    let cosine = L(repeating: phi.cosine)
    let chi = conformal(phi)
    let onSphere = angle(sphericalNorthing(y, sineOfLongitude: L(repeating: 0)))
    // 2 sin^2(lambda/2) = 1 - tan chi / tan xi'.
    let versine = atLeast(
      1e-14, (onSphere.sine * chi.cosine - onSphere.cosine * chi.sine) / (onSphere.sine * chi.cosine))
    var longitude = arctangent(y: (versine * (2 - versine)).root, x: 1 - versine)
    var x = y
    var step = 0
    while step < 4 {
      let lambda = angle(longitude)
      let point = image(latitude: (sine: sine, cosine: cosine), longitude: lambda)
      let slope = Slope(latitude: (sine: sine, cosine: cosine), longitude: lambda, x: point.x)
      let correction = (y - point.y) / (slope.perRadianOfLongitude * slope.sine)
      let next = atLeast(1e-18, longitude * (longitude + 2 * (correction * ArctangentDegrees.c0))).root
      x = point.x + (next - longitude) * (1 / ArctangentDegrees.c0) * (slope.perRadianOfLongitude * slope.cosine)
      longitude = next
      step &+= 1
    }
    return (longitude: longitude, x: x)
  }

  /// The latitude, in degrees, and y where lines of constant easting cross a meridian.
  ///
  /// Near the equator the decrease of x is nearly proportional to the square of the latitude, so the steps are steps of
  /// that square.
  @inline(__always)
  static func easting<L: Lanes>(_ x: L, meridian lambda: Angle) -> (latitude: L, y: L) {
    let sine = L(repeating: lambda.sine)
    let cosine = L(repeating: lambda.cosine)
    let rough = sphericalTangent(x, cosineOfTwice: L(repeating: 0)) / sine
    let cosChi = sphericalTangent(x, cosineOfTwice: 2 * (rough * rough) - 1) / sine
    var latitude = arctangent(y: atLeast(1e-14, 1 - cosChi * cosChi).root, x: cosChi)
    var y = x
    var step = 0
    while step < 4 {
      let phi = angle(latitude)
      let point = image(latitude: phi, longitude: (sine: sine, cosine: cosine))
      let slope = Slope(latitude: phi, longitude: (sine: sine, cosine: cosine), x: point.x)
      let correction = (point.x - x) / (slope.perRadianOfLatitude * slope.sine)
      let next = atLeast(1e-18, latitude * (latitude + 2 * (correction * ArctangentDegrees.c0))).root
      y = point.y + (next - latitude) * (1 / ArctangentDegrees.c0) * (slope.perRadianOfLatitude * slope.cosine)
      latitude = next
      step &+= 1
    }
    return (latitude: latitude, y: y)
  }

  // Not inlined: the code is long and has several callers.

  @inline(never)
  private static func image<L: Lanes>(
    latitude phi: (sine: L, cosine: L), longitude lambda: (sine: L, cosine: L)
  ) -> (x: L, y: L) {
    TransverseMercator.forward(latitude: phi, longitude: lambda)
  }

  @inline(never)
  private static func angle<L: Lanes>(_ degrees: L) -> (sine: L, cosine: L) { degrees.sineAndCosineOfDegrees }

  @inline(never)
  private static func arctangent<L: Lanes>(y: L, x: L) -> L { L.arctangentInDegrees(y: y, x: x) }

  /// xi' in degrees of a northing, to some 1e-6 radians: beta1 and beta2 of Krueger's series, cosh 2 eta from
  /// eta' ~ sin lambda cos xi.
  @inline(__always)
  private static func sphericalNorthing<L: Lanes>(_ y: L, sineOfLongitude: L) -> L {
    let xi = y * TransverseMercatorScale.degreesPerMeter
    let angle = Self.angle(xi)
    let sine = 2 * (angle.sine * angle.cosine)
    let cosine = 1 - 2 * (angle.sine * angle.sine)
    let eta = sineOfLongitude * angle.cosine
    let growth = 1 + 2 * (eta * eta)
    return xi - sine * (KruegerSeries.beta1 * growth + (2 * KruegerSeries.beta2) * cosine) * ArctangentDegrees.c0
  }

  /// tanh eta' of an easting, to some 1e-6.
  @inline(__always)
  private static func sphericalTangent<L: Lanes>(_ x: L, cosineOfTwice: L) -> L {
    let eta = x / TransverseMercatorScale.meridianRadius
    let prime = eta - (2 * KruegerSeries.beta1) * (eta * cosineOfTwice)
    let (c3, c5) = (1.0 / 3, 2.0 / 15)
    let w = prime * prime
    return prime * (1 - w * (c3 - w * c5))
  }

  /// Sine and cosine of the conformal latitude.
  private static func conformal(_ phi: Angle) -> Angle {
    let shift = ConformalShift(sineOfLatitude: phi.sine)
    let d = (shift.coshMinusOne - phi.sine * shift.sinh) + 1
    return (sine: (phi.sine + (phi.sine * shift.coshMinusOne - shift.sinh)) / d, cosine: phi.cosine / d)
  }

  @inline(__always)
  private static func atLeast<L: Lanes>(_ floor: Double, _ value: L) -> L {
    value.replacing(with: L(repeating: floor), where: value .< floor)
  }
}

/// How x and y change with latitude and longitude: the lengths of a radian on the grid, turned by the convergence
/// tan gamma = tan lambda sin phi. Of the sphere, right to 2e-5 within three degrees of the central meridian.
private struct Slope<L: Lanes> {
  let perRadianOfLatitude: L
  let perRadianOfLongitude: L
  /// The sine of the convergence.
  let sine: L
  let cosine: L

  @inline(never)
  init(latitude phi: (sine: L, cosine: L), longitude lambda: (sine: L, cosine: L), x: L) {
    let eta = x / TransverseMercatorScale.meridianRadius
    let scale = 0.9996 * (1 + 0.5 * (eta * eta))
    let w = 1 - WGS84.eccentricitySquared * (phi.sine * phi.sine)
    let normal = scale * (WGS84.equatorialRadius / w.root)
    perRadianOfLatitude = normal * ((1 - WGS84.eccentricitySquared) / w)
    perRadianOfLongitude = normal * phi.cosine
    let north = lambda.sine * phi.sine
    let length = 1 / (lambda.cosine * lambda.cosine + north * north).root
    sine = north * length
    cosine = lambda.cosine * length
  }
}
