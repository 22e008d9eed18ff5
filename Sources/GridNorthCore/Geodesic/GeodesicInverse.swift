// SPDX-License-Identifier: MIT
import CGridNorth

/// The shortest path between two positions, or between eight pairs (Karney 2013, sections 4 and 5).
///
/// The pair is turned over until the first position lies farthest from the equator, in the south, and the second one to the east.
/// Then α1, the unknown, lies in [0, 180], α2 in [0, 90], and Newton's method solves λ12(α1) = λ12.
struct GeodesicInverse<Value: Lanes> {
  private let beta1: Angle2<Value>
  private let beta2: Angle2<Value>
  /// The difference of longitudes, in [0, 180] degrees, and its sine and cosine.
  private let degrees12: Value
  private let lambda12: Angle2<Value>
  /// From the first latitude to the second one, degrees: of neighbours without loss.
  private let rise12: Value
  private let isMeridional: Value.Mask
  private let isSwapped: Value.Mask
  /// 1 or -1.
  private let eastward: Value
  private let northward: Value

  /// Degrees: latitudes, and longitudes in [-180, 180).
  @inline(never)
  init(_ latitude1: Value, _ longitude1: Value, _ latitude2: Value, _ longitude2: Value) {
    let one = Value(repeating: 1)
    // The difference and what rounding it has lost (Knuth's two-sum), then without whole turns: that is exact.
    let sum = longitude2 - longitude1
    let shadow = sum + longitude1
    let error = (longitude2 - shadow) - (longitude1 - (shadow - sum))
    let turns = (sum * (1.0 / 360)).roundedToEven
    let reduced = sum - 360 * turns
    let isWestward = Value.or(reduced .< 0, Value.and(reduced .== 0, error .< 0))
    let direction = Value.select(isWestward, -one, one)
    // Half a turn and a little is less than half a turn the other way.
    let isBeyondHalf = Value.and(reduced.absolute .== 180, error * direction .> 0)
    eastward = Value.select(isBeyondHalf, -direction, direction)
    let difference = reduced.absolute
    let rest = error * eastward
    degrees12 = (difference + rest).withoutDust
    // 180 degrees and what is left to them, so that the rest is not lost.
    let isBeyond = difference .> 90
    let small = Value.select(isBeyond, (180 - difference) - rest, difference + rest).withoutDust
    let angle = Angle2(degrees: small)
    lambda12 = Angle2(angle.sine, angle.cosine.replacing(with: -angle.cosine, where: isBeyond))

    let first = latitude1.withoutDust
    let second = latitude2.withoutDust
    isSwapped = first.absolute .< second.absolute
    let farther = Value.select(isSwapped, second, first)
    let nearer = Value.select(isSwapped, first, second)
    // From the equator over the north, as GeographicLib goes.
    northward = Value.select(farther .< 0, one, -one)
    rise12 = (nearer - farther) * northward
    beta1 = Geodesic.reduced(Angle2(degrees: farther * northward))
    let other = Geodesic.reduced(Angle2(degrees: nearer * northward))
    // The same latitude is to have the same numbers, on whichever side of the equator.
    let isAsFar = farther.absolute .== nearer.absolute
    beta2 = Angle2(
      Value.select(isAsFar, beta1.sine.absolute.signed(as: other.sine), other.sine),
      Value.select(isAsFar, beta1.cosine, other.cosine))
    isMeridional = Value.or(lambda12.sine .== 0, beta1.cosine .<= Geodesic.tiny)
  }

  /// What follows from an azimuth α1.
  private struct Trial {
    let alpha1: Angle2<Value>
    /// Not normalized, but by the same factor: α2 as a direction.
    let alpha2: Angle2<Value>
    let equatorial: Angle2<Value>
    let sigma1: Angle2<Value>
    let sigma2: Angle2<Value>
    let sigma12Degrees: Value
    /// Radians.
    let sigma12: Value
    let omega12: Angle2<Value>
    let series: GeodesicSeries<Value>
    /// λ12(α1) - λ12, radians.
    let residual: Value
    /// dλ12/dα1.
    let slope: Value
  }

  /// Equations 10 to 12, 45, 46.
  @inline(never)
  private func trial(_ alpha1: Angle2<Value>, isNear: Bool) -> Trial {
    let sine0 = alpha1.sine * beta1.cosine
    let leg = alpha1.sine * beta1.sine
    let cosine0 = (alpha1.cosine * alpha1.cosine + leg * leg).root
    let equatorial = Angle2(sine0, cosine0)
    let along1 = alpha1.cosine * beta1.cosine
    let sigma1 = Angle2(normalizing: beta1.sine, along1)
    let omega1 = Angle2(normalizing: sine0 * beta1.sine, along1)
    // Clairaut: sin α2 cos β2 = sin α0; and cos α2 cos β2 without cancellation.
    let gap = Value.select(
      beta1.cosine .< -beta1.sine, (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine),
      (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine))
    // Of latitudes that differ in their last place only, the sines need not.
    let square2 = along1 * along1 + gap
    let along2 = square2.replacing(with: Value(repeating: 0), where: square2 .< 0).root
    let sigma2 = Angle2(normalizing: beta2.sine, along2)
    let omega2 = Angle2(normalizing: sine0 * beta2.sine, along2)
    let between = sigma2 - sigma1
    // Adding zero turns -0 into 0.
    let sine12 = between.sine.replacing(with: Value(repeating: 0), where: between.sine .< 0) + 0
    let sigma12Degrees = Value.arctangentInDegrees(y: sine12, x: between.cosine)
    let sigma12 = sigma12Degrees * Geodesic.radiansPerDegree
    let turn = omega2 - omega1
    let omega12 = Angle2(
      turn.sine.replacing(with: Value(repeating: 0), where: turn.sine .< 0) + 0, turn.cosine)
    let series = GeodesicSeries(cosineOfEquatorialAzimuth: cosine0)
    let c3 = series.c3
    let excess = omega12 - lambda12
    let eta = isNear ? Self.smallAngle(excess) : excess.degrees * Geodesic.radiansPerDegree
    let residual = eta - series.a3 * sine0 * WGS84.flattening * (sigma12 + (c3(sigma2) - c3(sigma1)))
    return Trial(
      alpha1: alpha1, alpha2: Angle2(sine0, along2), equatorial: equatorial, sigma1: sigma1, sigma2: sigma2,
      sigma12Degrees: sigma12Degrees, sigma12: sigma12, omega12: omega12, series: series, residual: residual,
      slope: slope(series, equatorial, sigma1, sigma2, sigma12, along2, alpha1))
  }

  /// Of ω12 - λ12, which is below 0.011 near the solution: radians, by a short arctangent.
  @inline(__always)
  private static func smallAngle(_ angle: Angle2<Value>) -> Value {
    let x = angle.sine / angle.cosine
    let x2 = x * x
    var p = x2 * (1.0 / 9) - 1.0 / 7
    p = p * x2 + 1.0 / 5
    p = p * x2 - 1.0 / 3
    return x + x * x2 * p
  }

  /// dλ12/dα1 = (1 - f) m12/(b cos α2 cos β2) (equations 38 and 46).
  @inline(__always)
  private func slope(
    _ series: GeodesicSeries<Value>, _ equatorial: Angle2<Value>, _ sigma1: Angle2<Value>, _ sigma2: Angle2<Value>,
    _ sigma12: Value, _ along2: Value, _ alpha1: Angle2<Value>
  ) -> Value {
    let k2 = equatorial.cosine * equatorial.cosine * WGS84.secondEccentricitySquared
    let (linear, sum) = series.reducedLength
    let j12 = linear * sigma12 + (sum(sigma2) - sum(sigma1))
    let w1 = (1 + k2 * sigma1.sine * sigma1.sine).root
    let w2 = (1 + k2 * sigma2.sine * sigma2.sine).root
    let reduced =
      w2 * (sigma1.cosine * sigma2.sine) - w1 * (sigma1.sine * sigma2.cosine) - sigma1.cosine * sigma2.cosine * j12
    // Where α2 is 90 degrees, β2 is ±β1, and α1 as well.
    let atVertex = -2 * Geodesic.polarRatio * w1 / beta1.sine
    let general = reduced * Geodesic.polarRatio / along2
    return Value.select(Value.and(along2 .== 0, alpha1.cosine .== 0), atVertex, general)
  }

  /// α1 on the sphere, for a difference ω12 of longitudes there.
  @inline(__always)
  private func sphericalAzimuth(_ omega12: Angle2<Value>) -> Angle2<Value> {
    let sine = beta2.cosine * omega12.sine
    let difference = beta2.sine * beta1.cosine - beta2.cosine * beta1.sine
    let sum = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
    let square = omega12.sine * omega12.sine
    let product = beta2.cosine * beta1.sine
    let cosine = Value.select(
      omega12.cosine .>= 0, difference + product * square / (1 + omega12.cosine),
      sum - product * square / (1 - omega12.cosine))
    // Nowhere to go; or to the antipode, over the nearer pole.
    let isAnywhere = Value.and(sine .== 0, cosine .== 0)
    let away = Value(repeating: 1).signed(as: omega12.cosine)
    return Angle2(normalizing: sine, cosine.replacing(with: away, where: isAnywhere))
  }

  /// The distance on the sphere.
  @inline(__always)
  private var sphericalArc: Angle2<Value> {
    let cosine = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * lambda12.cosine
    let square = 1 - cosine * cosine
    return Angle2(square.replacing(with: Value(repeating: 0), where: square .< 0).root, cosine)
  }

  /// The way to a neighbour, nearer than half a metre: there a sphere through both will do, and rounding of the latitudes would leave
  /// Newton's method nothing to hold on to.
  private struct ShortWay {
    let isShort: Value.Mask
    let alpha1: Angle2<Value>
    let alpha2: Angle2<Value>
    /// Radians.
    let sigma12: Value
    let omega12: Value
  }

  @inline(__always)
  private var shortWay: ShortWay {
    // The scale of longitudes at the latitude between.
    let sine = beta1.sine + beta2.sine
    let cosine = beta1.cosine + beta2.cosine
    let middle = sine * sine / (sine * sine + cosine * cosine)
    let scale = (1 + middle * WGS84.secondEccentricitySquared).root * Geodesic.polarRatio
    let omega = lambda12.sine / scale
    // d tan β = (1 - f) d tan φ.
    let degrees = rise12 * (Geodesic.polarRatio * (1 - middle) + middle * (1 / Geodesic.polarRatio))
    let rise = degrees * Geodesic.radiansPerDegree
    let bend = 0.5 * omega * omega
    let east1 = beta2.cosine * omega
    let north1 = rise + beta2.cosine * beta1.sine * bend
    let arc = (east1 * east1 + north1 * north1).root
    let isShort = Value.and(
      Value.and(Value.and(arc .< 8e-8, lambda12.sine .< 1e-5), lambda12.cosine .> 0),
      Value.not(Value.or(isMeridional, arc .== 0)))
    let one = Value(repeating: 1)
    let zero = Value(repeating: 0)
    let north2 = rise - beta1.cosine * beta2.sine * bend
    return ShortWay(
      isShort: isShort,
      alpha1: Angle2(normalizing: Value.select(isShort, east1, zero), Value.select(isShort, north1, one)),
      alpha2: Angle2(
        normalizing: Value.select(isShort, beta1.cosine * omega, zero), Value.select(isShort, north2, one)),
      sigma12: arc, omega12: omega)
  }

  /// A trial with the way to a neighbour in its place.
  @inline(__always)
  private func replaced(_ trial: Trial, by way: ShortWay) -> Trial {
    let isShort = way.isShort
    let degrees = way.sigma12 * Geodesic.degreesPerRadian
    return Trial(
      alpha1: trial.alpha1,
      alpha2: Angle2(
        trial.alpha2.sine, Value.select(isShort, way.alpha2.cosine * beta2.cosine, trial.alpha2.cosine)),
      equatorial: trial.equatorial, sigma1: trial.sigma1,
      sigma2: Angle2.select(isShort, trial.sigma1.turned(by: way.sigma12), trial.sigma2),
      sigma12Degrees: Value.select(isShort, degrees, trial.sigma12Degrees),
      sigma12: Value.select(isShort, way.sigma12, trial.sigma12),
      omega12: Angle2.select(isShort, Angle2(way.omega12, Value(repeating: 1)), trial.omega12), series: trial.series,
      residual: Value.select(isShort, Value(repeating: 0), trial.residual),
      slope: Value.select(isShort, Value(repeating: 1), trial.slope))
  }

  /// What is wanted.
  struct Solution {
    fileprivate(set) var distance: Value
    fileprivate(set) var azimuthFrom: Value
    fileprivate(set) var azimuthTo: Value
    fileprivate(set) var area: Value
  }

  /// The solution where a sphere gives a good start; and where it did so.
  @inline(never)
  func ordinary(area wantsArea: Bool) -> (solution: Solution, isSolved: Value.Mask) {
    // On the sphere, first with λ12, then with ω12 = λ12 + f sin α0 σ12: that is right to some 1e-5.
    let away = Angle2(Value(repeating: 0), Value(repeating: 1).signed(as: lambda12.cosine))
    let rough = Angle2.select(lambda12.sine .== 0, away, sphericalAzimuth(lambda12))
    let arc = sphericalArc
    let sigma12 = Value.arctangentInDegrees(y: arc.sine, x: arc.cosine) * Geodesic.radiansPerDegree
    let shift = sigma12 * (rough.sine * beta1.cosine) * WGS84.flattening
    var alpha1 = Angle2.select(isMeridional, rough, sphericalAzimuth(lambda12.turned(by: shift)))

    let way = shortWay
    alpha1 = Angle2.select(way.isShort, way.alpha1, alpha1)

    var best = trial(alpha1, isNear: true)
    let isGiven = Value.or(isMeridional, way.isShort)
    var isDone = Value.or(isGiven, isAccepted(best))
    var round = 0
    while round < 5, !Value.isAll(isDone) {
      // A lane that is done keeps what it has.
      alpha1 = Angle2.select(isDone, alpha1, corrected(best))
      best = trial(alpha1, isNear: true)
      isDone = Value.or(isDone, isAccepted(best))
      round &+= 1
    }
    // The area asks for σ1 and σ2 themselves, not for their difference alone.
    if wantsArea { best = trial(Angle2.select(isGiven, best.alpha1, corrected(best)), isNear: true) }
    best = replaced(best, by: way)
    let isFar = Value.and(best.sigma12 .> 3.0, Value.not(isMeridional))
    let isEquatorial = Value.and(beta1.sine .== 0, beta2.sine .== 0)
    let isOrdinary = Value.and(isDone, Value.not(Value.or(isFar, isEquatorial)))
    return (finished(best, step: step(best), area: wantsArea), isOrdinary)
  }

  /// Newton's step.
  @inline(__always)
  private func step(_ trial: Trial) -> Value {
    let step = -trial.residual / trial.slope
    return Value.select(isMeridional, Value(repeating: 0), step)
  }

  @inline(__always)
  private func corrected(_ trial: Trial) -> Angle2<Value> {
    let step = step(trial)
    let limited = Value.select(step.absolute .< 0.1, step, Value(repeating: 0.1).signed(as: step))
    let square = limited * limited
    // To the fourth order; what is left out makes the next step no worse.
    let sine = limited - limited * square * (1.0 / 6)
    let cosine = 1 - square * (0.5 - square * (1.0 / 24))
    let alpha = trial.alpha1
    let turned = Angle2(alpha.sine * cosine + alpha.cosine * sine, alpha.cosine * cosine - alpha.sine * sine)
    return Angle2(normalizing: turned.sine.absolute, turned.cosine)
  }

  /// So near that the last correction can be linear.
  @inline(__always)
  private func isAccepted(_ trial: Trial) -> Value.Mask {
    Value.or(
      isMeridional, Value.and(trial.residual.absolute .< 2e-9, step(trial).absolute .< 2e-9))
  }

  /// The distance and azimuths of a trial, its residual taken into account: from the end of the trial's geodesic it is -residual
  /// along the parallel to the position. `step` is the last correction of α1.
  @inline(__always)
  private func finished(_ trial: Trial, step: Value, area wantsArea: Bool) -> Solution {
    let residual = Value.select(isMeridional, Value(repeating: 0), trial.residual)
    let series = trial.series
    let c1 = series.c1
    // b A1 (σ12 + ...), the leading part b σ12 by itself, so that next to nothing is lost.
    let excess = series.a1Excess
    let rest =
      trial.sigma12Degrees * (excess * WGS84.metresPerDegree + WGS84.metresPerDegreeLow)
      + (1 + excess) * (c1(trial.sigma2) - c1(trial.sigma1)) * WGS84.polarRadius
    let length = trial.sigma12Degrees * WGS84.metresPerDegree + rest
    // cos β2 sin α2 = sin α0.
    let corrected = length - residual * trial.equatorial.sine * WGS84.equatorialRadius
    let distance = corrected.replacing(with: Value(repeating: 0), where: corrected .< 1e-20)
    let alpha1 = trial.alpha1.turned(by: step)
    // α2 of the corrected α1, at the same latitude.
    let along1 = alpha1.cosine * beta1.cosine
    let change = along1 * along1 - (trial.alpha1.cosine * beta1.cosine) * (trial.alpha1.cosine * beta1.cosine)
    let square = trial.alpha2.cosine * trial.alpha2.cosine + change
    let along2 = square.replacing(with: Value(repeating: 0), where: square .< 0).root
    let alpha2 = Angle2(alpha1.sine * beta1.cosine, along2)
    var solution = Solution(
      distance: distance, azimuthFrom: Value(repeating: 0), azimuthTo: Value(repeating: 0), area: Value(repeating: 0))
    // Where both positions are one, the azimuth is anybody's.
    let isNothing = Value.and(distance .== 0, isMeridional)
    (solution.azimuthFrom, solution.azimuthTo) = azimuths(alpha1, alpha2, isNothing: isNothing)
    if wantsArea { solution.area = area(trial, alpha1, alpha2, residual) }
    return solution
  }

  /// Turned back to the positions as they were given.
  @inline(__always)
  private func azimuths(_ alpha1: Angle2<Value>, _ alpha2: Angle2<Value>, isNothing: Value.Mask) -> (Value, Value) {
    let first = Angle2.select(isSwapped, alpha2, alpha1)
    let second = Angle2.select(isSwapped, alpha1, alpha2)
    // Swapping the ends turns the course round, that is the sign of its longitude and of its latitude.
    let turn = Value.select(isSwapped, Value(repeating: -1), Value(repeating: 1))
    let sineSign = eastward
    let cosineSign = northward * turn
    func degrees(_ alpha: Angle2<Value>) -> Value {
      let azimuth = Value.arctangentInDegrees(y: alpha.sine * sineSign, x: alpha.cosine * cosineSign)
      let inRange = azimuth.replacing(with: Value(repeating: 180), where: azimuth .== -180)
      return inRange.replacing(with: Value(repeating: 0), where: isNothing) + 0
    }
    return (degrees(first), degrees(second))
  }

  /// The area between the geodesic and the equator (equations 58 to 63).
  @inline(__always)
  private func area(
    _ trial: Trial, _ alpha1: Angle2<Value>, _ alpha2: Angle2<Value>, _ residual: Value
  ) -> Value {
    let equatorial = trial.equatorial
    let factor =
      equatorial.sine * equatorial.cosine
      * (WGS84.equatorialRadius * WGS84.equatorialRadius * WGS84.eccentricitySquared)
    let series = trial.series
    let integral = factor * (series.areaIntegral(trial.sigma2) - series.areaIntegral(trial.sigma1))
    // The spherical excess, from α2 - α1 or, where that is small beside them, from longitudes and latitudes (equation 66).
    let omega12 = trial.omega12.turned(by: -residual)
    let isShort = Value.and(
      omega12.cosine .> -0.7, (beta2.sine - beta1.sine) .< 1.75)
    let sum = Angle2(
      omega12.sine * (beta1.sine * (1 + beta2.cosine) + beta2.sine * (1 + beta1.cosine)),
      (1 + omega12.cosine) * (beta1.sine * beta2.sine + (1 + beta1.cosine) * (1 + beta2.cosine)))
    let second = Angle2(normalizing: alpha2.sine, alpha2.cosine)
    let direct = second - alpha1
    let isFlat = Value.and(direct.sine .== 0, direct.cosine .< 0)
    let turned = Angle2(
      direct.sine.replacing(with: alpha1.cosine * Geodesic.tiny, where: isFlat), direct.cosine)
    let excess = Value.select(isShort, 2 * sum.degrees, turned.degrees)
    let whole = integral + excess * (WGS84.authalicRadiusSquared * Geodesic.radiansPerDegree)
    // Swapping the ends and turning east to west leave the sign as it was.
    return whole * eastward * northward
  }
}

// The rare hard cases: nearly antipodal positions, and the equator.

extension GeodesicInverse where Value == Double {
  /// Between two checked positions.
  static func solve(_ from: gn_point, _ to: gn_point, area wantsArea: Bool = false) -> Solution {
    let problem = Self(from.latitude, from.longitude, to.latitude, to.longitude)
    let (solution, isSolved) = problem.ordinary(area: wantsArea)
    return isSolved ? solution : problem.hard(area: wantsArea)
  }

  @inline(never)
  private func hard(area wantsArea: Bool) -> Solution {
    // Along the equator, unless the way over the higher latitudes is shorter.
    if beta1.sine == 0, degrees12 <= 180 * Geodesic.polarRatio {
      let distance = degrees12 * Geodesic.radiansPerDegree * WGS84.equatorialRadius
      return Solution(
        distance: distance, azimuthFrom: distance == 0 ? 0 : 90 * eastward,
        azimuthTo: distance == 0 ? 0 : 90 * eastward, area: 0)
    }
    // Newton's method, kept between two azimuths of which one is too small and one too large.
    var low = Angle2<Double>(Geodesic.tiny, 1)
    var high = Angle2<Double>(Geodesic.tiny, -1)
    var alpha1 = start
    var best = trial(alpha1, isNear: false)
    var round = 0
    while round < 100, best.residual.absolute > 2e-16 {
      if best.residual > 0 { high = alpha1 } else { low = alpha1 }
      let step = -best.residual / best.slope
      var next = alpha1
      if step.absolute < 0.5, best.slope > 0 { next = alpha1 + Angle2(degrees: step * Geodesic.degreesPerRadian) }
      let isInside =
        round < 20 && step.absolute < 0.5 && best.slope > 0
        && (next - low).sine > 0 && (high - next).sine > 0
      if !isInside { next = Angle2(normalizing: low.sine + high.sine, low.cosine + high.cosine) }
      next = Angle2(normalizing: next.sine, next.cosine)
      // The equator has no course of its own.
      if beta1.sine == 0, next.cosine == 0 { next = Angle2(1, -Geodesic.tiny) }
      let isSame = next.sine == alpha1.sine && next.cosine == alpha1.cosine
      alpha1 = next
      if isSame { break }
      best = trial(alpha1, isNear: false)
      round &+= 1
    }
    return finished(best, step: 0, area: wantsArea)
  }

  /// Where to start: on the sphere; near the antipode by the astroid of its cut locus (equations 51 to 57).
  private var start: Angle2<Double> {
    let arc = sphericalArc
    let reach = 6 * .pi * WGS84.thirdFlattening * beta1.cosine * beta1.cosine
    guard arc.cosine < 0, arc.sine < reach else { return sphericalAzimuth(lambda12) }
    let series = GeodesicSeries(cosineOfEquatorialAzimuth: beta1.sine)
    let scale = WGS84.flattening * beta1.cosine * series.a3 * .pi
    let sum = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
    let x = Double.arctangentInDegrees(y: -lambda12.sine, x: -lambda12.cosine) * Geodesic.radiansPerDegree / scale
    let y = sum / (scale * beta1.cosine)
    if y > -4e-14, x > -1.00002 {
      let sine = min(1, -x)
      let cosine = -(1 - sine * sine).root
      return Angle2(sine, beta1.sine == 0 && cosine == 0 ? -Geodesic.tiny : cosine)
    }
    let kappa = Self.astroid(x, y)
    let omega = scale * (-x * kappa / (1 + kappa)) * Geodesic.degreesPerRadian
    let angle = Angle2<Double>(degrees: omega)
    let start = sphericalAzimuth(Angle2(angle.sine, -angle.cosine))
    return start.sine > 0 ? start : Angle2(1, -Geodesic.tiny)
  }

  /// The positive κ with (x/(1 + κ))^2 + (y/κ)^2 = 1 (equation 55), by bisection: a start need not be exact.
  private static func astroid(_ x: Double, _ y: Double) -> Double {
    var low = max(0, max(x.absolute - 1, y.absolute))
    var high = x.absolute + y.absolute
    var round = 0
    while round < 40 {
      let middle = 0.5 * (low + high)
      let a = x / (1 + middle)
      let b = y / middle
      if a * a + b * b > 1 { low = middle } else { high = middle }
      round &+= 1
    }
    return high
  }
}
