// SPDX-License-Identifier: MIT

// Nearly antipodal positions, where many courses lead nearly as far: Newton's method solves λ12(α1) = λ12, kept between two
// azimuths of which one is too small and one too large (Karney 2013, section 4).

extension GeodesicInverse {
  /// What follows from an azimuth α1.
  private struct Trial {
    let path: Path
    /// λ12(α1) - λ12, radians.
    let residual: Value
    /// dλ12/dα1.
    let slope: Value
  }

  @inline(never)
  func antipodal() -> Path {
    let zero = Value(repeating: 0)
    var low = Angle2(Value(repeating: Geodesic.tiny), Value(repeating: 1))
    var high = Angle2(Value(repeating: Geodesic.tiny), Value(repeating: -1))
    var alpha1 = start
    var best = trial(alpha1)
    var isDone = best.residual.absolute .<= 2e-16
    var round = 0
    while round < 100, !Value.isAll(isDone) {
      let isTooLarge = best.residual .> 0
      high = Angle2.select(isTooLarge, alpha1, high)
      low = Angle2.select(isTooLarge, low, alpha1)
      let step = -best.residual / best.slope
      let isSmall = Value.and(step.absolute .< 0.5, best.slope .> 0)
      let degrees = Value.select(isSmall, step * Geodesic.degreesPerRadian, zero)
      let newton = alpha1 + Angle2(degrees: degrees)
      let isInside = Value.and(
        isSmall, Value.and((newton - low).sine .> 0, (high - newton).sine .> 0))
      let middle = Angle2(low.sine + high.sine, low.cosine + high.cosine)
      var next = round < 20 ? Angle2.select(isInside, newton, middle) : middle
      next = withCourse(Angle2(normalizing: next.sine, next.cosine))
      // A lane that is done keeps its result.
      isDone = Value.or(isDone, Value.and(next.sine .== alpha1.sine, next.cosine .== alpha1.cosine))
      alpha1 = Angle2.select(isDone, alpha1, next)
      best = trial(alpha1)
      isDone = Value.or(isDone, best.residual.absolute .<= 2e-16)
      round &+= 1
    }
    // From the end of the path it is -residual along the parallel to the position.
    var path = best.path
    let rest = best.residual * (path.alpha1.sine * beta1.cosine) * (Geodesic.degreesPerRadian / Geodesic.polarRatio)
    path.sigma12Degrees = path.sigma12Degrees - rest
    return path
  }

  /// The equator has no course of its own.
  @inline(__always)
  private func withCourse(_ alpha1: Angle2<Value>) -> Angle2<Value> {
    let isNone = Value.and(beta1.sine .== 0, alpha1.cosine .== 0)
    return Angle2(alpha1.sine, alpha1.cosine.replacing(with: Value(repeating: -Geodesic.tiny), where: isNone))
  }

  /// Equations 5, 10 to 12, 45.
  @inline(never)
  private func trial(_ alpha1: Angle2<Value>) -> Trial {
    let zero = Value(repeating: 0)
    let sine0 = alpha1.sine * beta1.cosine
    let leg = alpha1.sine * beta1.sine
    let along1 = alpha1.cosine * beta1.cosine
    // Clairaut: sin α2 cos β2 = sin α0; and cos α2 cos β2 without cancellation.
    let gap = Value.select(
      beta1.cosine .< -beta1.sine, (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine),
      (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine))
    // If latitudes differ in their last place only, their sines need not.
    let square2 = along1 * along1 + gap
    let along2 = square2.replacing(with: zero, where: square2 .< 0).root
    let course = Course(
      sine0: sine0, square0: alpha1.cosine * alpha1.cosine + leg * leg, along1: along1, along2: along2)
    // σ12 and ω12 as directions; adding zero turns -0 into 0.
    let sine = beta2.sine * along1 - beta1.sine * along2
    let sine12 = sine.replacing(with: zero, where: sine .< 0) + 0
    let product = beta1.sine * beta2.sine
    let sigma12 = Angle2(sine12, along1 * along2 + product)
    let omega12 = Angle2(sine0 * sine12, along1 * along2 + sine0 * sine0 * product)
    let degrees = sigma12.degrees
    let radians = degrees * Geodesic.radiansPerDegree
    let series = GeodesicSeries(squaredCosineOfEquatorialAzimuth: course.square0)
    let c3 = series.c3
    let (first, second) = doubled(course)
    let excess = (omega12 - lambda12).degrees * Geodesic.radiansPerDegree
    let residual =
      excess - series.a3 * sine0 * WGS84.flattening * (radians + (c3(doubled: second) - c3(doubled: first)))
    // dλ12/dα1 = (1 - f) m12/(b cos α2 cos β2) (equations 38 and 46).
    let (linear, sum) = series.reducedLength
    let j12 = linear * radians + (sum(doubled: second) - sum(doubled: first))
    let w1 = (1 + WGS84.secondEccentricitySquared * beta1.sine * beta1.sine).root
    let w2 = (1 + WGS84.secondEccentricitySquared * beta2.sine * beta2.sine).root
    let reduced = w2 * along1 * beta2.sine - w1 * beta1.sine * along2 - along1 * along2 * j12
    // Where α2 is 90 degrees, β2 is ±β1, and α1 as well.
    let isAtVertex = Value.and(along2 .== 0, alpha1.cosine .== 0)
    let slope = Value.select(
      isAtVertex, -2 * Geodesic.polarRatio * w1 / beta1.sine, reduced * Geodesic.polarRatio / (along2 * course.square0))
    let path = Path(
      omega12: Angle2(normalizing: omega12.sine, omega12.cosine), alpha1: alpha1,
      alpha2: Angle2(normalizing: sine0, along2), sigma12: sigma12, sigma12Degrees: degrees,
      reciprocal: zero)
    return Trial(path: path, residual: residual, slope: slope)
  }

  /// Where to start: on the sphere; near the antipode by the astroid of its cut locus (equations 51 to 57).
  private var start: Angle2<Value> {
    let one = Value(repeating: 1)
    let plain = path(lambda12, bend: 1 - lambda12.cosine)
    let reach = beta1.cosine * beta1.cosine * (6 * .pi * WGS84.thirdFlattening)
    let isNear = Value.and(plain.sigma12.cosine .< 0, plain.sigma12.sine .< reach)
    let series = GeodesicSeries(squaredCosineOfEquatorialAzimuth: beta1.sine * beta1.sine)
    let scale = beta1.cosine * series.a3 * (.pi * WGS84.flattening)
    let sum = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
    let x = Angle2(-lambda12.sine, -lambda12.cosine).degrees * Geodesic.radiansPerDegree / scale
    let y = sum / (scale * beta1.cosine)
    // On the segment of the cut locus, or near it.
    let isOnSegment = Value.and(y .> -4e-14, x .> -1.00002)
    let sine = x.absolute.replacing(with: one, where: one .< x.absolute)
    let onSegment = withCourse(Angle2(sine, 0 - (1 - sine * sine).root))
    let kappa = Self.astroid(x, y)
    let omega = Angle2(degrees: scale * (x * kappa / (1 + kappa)).absolute * Geodesic.degreesPerRadian)
    let beside = path(Angle2(omega.sine, -omega.cosine), bend: 1 + omega.cosine)
    let besideAlpha = Angle2.select(
      beside.alpha1.sine .> 0, beside.alpha1, Angle2(one, Value(repeating: -Geodesic.tiny)))
    return Angle2.select(isNear, Angle2.select(isOnSegment, onSegment, besideAlpha), plain.alpha1)
  }

  /// About the positive κ with (x/(1 + κ))^2 + (y/κ)^2 = 1 (equation 55): from below by Newton's method, which cannot go too far.
  private static func astroid(_ x: Value, _ y: Value) -> Value {
    let beyond = x.absolute - 1
    let least = y.absolute
    var kappa = Value.select(least .< beyond, beyond, least)
    var round = 0
    while round < 8 {
      let a = x / (1 + kappa)
      let b = y / kappa
      let slope = a * a / (1 + kappa) + b * b / kappa
      kappa = kappa + 0.5 * (a * a + b * b - 1) / slope
      round &+= 1
    }
    return kappa
  }
}
