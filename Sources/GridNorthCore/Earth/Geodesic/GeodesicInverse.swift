// SPDX-License-Identifier: MIT
import CGridNorth

/// The shortest path between two positions, or those between a block of pairs (Karney 2013, sections 3 to 6).
///
/// The pair is mirrored and swapped until the first position is the one farther from the equator, in the south, with
/// the second one to the east. Then α1 lies in [0, 180] and α2 in [0, 90]. On the auxiliary sphere the two latitudes
/// and ω12, the difference of longitudes there, give everything else. The unknown is the shift ω12 - λ12, at most
/// 0.0106. It is a function of itself, and so flat that Newton's method needs one step, seldom two, unless the
/// positions are nearly antipodal.
struct GeodesicInverse<Value: Lanes> {
  let beta1: Angle2<Value>
  let beta2: Angle2<Value>
  /// sin(β2 - β1), without cancellation for neighbors.
  private let sineOfRise: Value
  /// The difference of longitudes, in [0, 180] degrees, its sine and cosine, and 1 - cos λ12 without cancellation.
  let degrees12: Value
  let lambda12: Angle2<Value>
  private let versine12: Value
  private let isSwapped: Value.Mask
  /// 1 or -1.
  let eastward: Value
  private let northward: Value

  /// Degrees: latitudes, and longitudes in [-180, 180).
  @inline(never)
  init(_ latitude1: Value, _ longitude1: Value, _ latitude2: Value, _ longitude2: Value) {
    let one = Value(repeating: 1)
    // The difference and its rounding error (Knuth's two-sum), then without whole turns, which is exact.
    let sum = longitude2 - longitude1
    let shadow = sum + longitude1
    let error = (longitude2 - shadow) - (longitude1 - (shadow - sum))
    let turns = (sum * (1.0 / 360)).roundedToEven
    let reduced = sum - 360 * turns
    let isWestward = Value.or(reduced .< 0, Value.and(reduced .== 0, error .< 0))
    let direction = Value.select(isWestward, -one, one)
    // A little more than half a turn is less than half a turn the other way.
    let isBeyondHalf = Value.and(reduced.absolute .== 180, error * direction .> 0)
    eastward = Value.select(isBeyondHalf, -direction, direction)
    let difference = reduced.absolute
    let rest = error * eastward
    degrees12 = (difference + rest).withoutDust
    // The rest to 180 degrees, so that no digits are lost; its half, for 1 - cos λ12 = 2 sin^2(λ12/2).
    let isBeyond = difference .> 90
    let half = 0.5 * Value.select(isBeyond, (180 - difference) - rest, difference + rest).withoutDust
    let square = half * half
    let s = Value.sineOfReducedDegrees(half, square)
    let c = Value.cosineOfReducedDegrees(square)
    let cosine = (c - s) * (c + s)
    lambda12 = Angle2(2 * s * c, cosine.replacing(with: -cosine, where: isBeyond))
    versine12 = 2 * Value.select(isBeyond, c * c, s * s)

    let first = latitude1.withoutDust
    let second = latitude2.withoutDust
    isSwapped = first.absolute .< second.absolute
    let farther = Value.select(isSwapped, second, first)
    let nearer = Value.select(isSwapped, first, second)
    // From the equator, over the north, as GeographicLib does.
    northward = Value.select(farther .< 0, one, -one)
    let (start, startScale) = Geodesic.reducedAndScale(Angle2(degrees: farther * northward))
    let (other, otherScale) = Geodesic.reducedAndScale(Angle2(degrees: nearer * northward))
    // A latitude must have the same numbers on both sides of the equator.
    let isAsFar = farther.absolute .== nearer.absolute
    let end = Angle2(
      Value.select(isAsFar, start.sine.absolute.signed(as: other.sine), other.sine),
      Value.select(isAsFar, start.cosine, other.cosine))
    beta1 = start
    beta2 = end
    // From tan β = (1 - f) tan φ, where the angle is in the range of the polynomial.
    let rise = (nearer - farther) * northward
    sineOfRise = Value.select(
      rise .< 45, Value.sineOfReducedDegrees(rise, rise * rise) * (Geodesic.polarRatio * startScale * otherScale),
      end.sine * start.cosine - end.cosine * start.sine)
  }

  /// Along a meridian there is no shift.
  var isMeridional: Value.Mask { Value.or(lambda12.sine .== 0, beta1.cosine .<= Geodesic.tiny) }

  /// A geodesic from the first latitude to the second one, on the auxiliary sphere.
  struct Path {
    var omega12: Angle2<Value>
    var alpha1: Angle2<Value>
    var alpha2: Angle2<Value>
    var sigma12: Angle2<Value>
    var sigma12Degrees: Value
    /// 1/sin σ12; only during the steps toward a path.
    var reciprocal: Value
  }

  /// The path for a difference of longitudes ω12 = λ12 + `shift`; radians, small.
  @inline(__always)
  private func path(shift: Value) -> Path {
    let square = shift * shift
    let (c2, c3, c4, c5, c6) = (1.0 / 2, 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720)
    let sine = shift - shift * square * (c3 - square * c5)
    let versine = square * (c2 - square * (c4 - square * c6))
    let fall = lambda12.sine * sine + lambda12.cosine * versine
    let omega12 = Angle2(
      lambda12.sine + (lambda12.cosine * sine - lambda12.sine * versine), lambda12.cosine - fall)
    return path(omega12, bend: versine12 + fall)
  }

  /// The same; `bend` is 1 - cos ω12.
  @inline(__always)
  func path(_ omega12: Angle2<Value>, bend: Value) -> Path {
    // Sine and cosine of the azimuths, times sin σ12: nothing cancels for neighbors.
    let east1 = beta2.cosine * omega12.sine
    let east2 = beta1.cosine * omega12.sine
    let north1 = sineOfRise + beta1.sine * beta2.cosine * bend
    let north2 = sineOfRise - beta2.sine * beta1.cosine * bend
    let arc = Angle2(
      (east1 * east1 + north1 * north1).root, beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega12.cosine)
    // Along the meridian, over the nearer pole or none: there rounding would turn the azimuths.
    let isStraight = omega12.sine .== 0
    let one = Value(repeating: 1)
    let reciprocal = 1 / arc.sine.replacing(with: one, where: isStraight)
    let away = one.signed(as: omega12.cosine)
    return Path(
      omega12: omega12,
      alpha1: Angle2(east1 * reciprocal, (north1 * reciprocal).replacing(with: away, where: isStraight)),
      alpha2: Angle2(east2 * reciprocal, (north2 * reciprocal).replacing(with: one, where: isStraight)),
      sigma12: arc, sigma12Degrees: arc.degrees, reciprocal: reciprocal)
  }

  /// What the series of a path are functions of.
  struct Course {
    /// sin α0, and cos^2 α0.
    let sine0: Value
    let square0: Value
    /// cos σ1 cos α0 and cos σ2 cos α0.
    let along1: Value
    let along2: Value
  }

  @inline(__always)
  func course(_ path: Path) -> Course {
    let leg = path.alpha1.sine * beta1.sine
    return Course(
      sine0: path.alpha1.sine * beta1.cosine, square0: path.alpha1.cosine * path.alpha1.cosine + leg * leg,
      along1: path.alpha1.cosine * beta1.cosine, along2: path.alpha2.cosine * beta2.cosine)
  }

  /// 2 σ1 and 2 σ2: sin σ = sin β/cos α0.
  @inline(__always)
  func doubled(_ course: Course) -> (Angle2<Value>, Angle2<Value>) {
    // The equator needs no special case: all series vanish there.
    let scale = 1 / course.square0.replacing(with: Value(repeating: 1), where: course.square0 .== 0)
    func doubled(_ sine: Value, _ along: Value) -> Angle2<Value> {
      Angle2(2 * sine * along * scale, (along - sine) * (along + sine) * scale)
    }
    return (doubled(beta1.sine, course.along1), doubled(beta2.sine, course.along2))
  }

  /// Newton's step from a shift: the shift that its path requires (equations 8 and 23) minus the shift, divided by 1 -
  /// the slope of the required shift. `isRough`: only the terms of the integral in e'^2 and nearly all in e'^4. The
  /// slope is always rough.
  @inline(__always)
  private func step(_ shift: Value, _ path: Path, isRough: Bool) -> Value {
    let course = course(path)
    let sigma12 = path.sigma12Degrees * Geodesic.radiansPerDegree
    // σ12 - e'^2/8 (1 - n) (cos^2 α0 σ12 - (sin 2σ2 - sin 2σ1) cos^2 α0/2) to the first order. Of the second one A3 has 3/8 k^2,
    // C31 1/2 k^2: 0.4 serves both.
    let first = WGS84.secondEccentricitySquared / 8 * (1 - WGS84.thirdFlattening)
    let part = first - (first * WGS84.secondEccentricitySquared * 0.4) * course.square0
    let rough =
      sigma12 - part * (course.square0 * sigma12 - (beta2.sine * course.along2 - beta1.sine * course.along1))
    let slope0 = slope0(path, course)
    let slope =
      slope0 * rough
      + course.sine0 * course.sine0
      * (1 - part
        * (course.square0 - 2 * slope0 * sigma12
          + (beta2.sine * course.along1 - beta1.sine * course.along2) * path.reciprocal))
    let integral: Value
    if isRough {
      integral = rough
    } else {
      let series = GeodesicSeries(squaredCosineOfEquatorialAzimuth: course.square0)
      let c3 = series.c3
      let (first, second) = doubled(course)
      integral = series.a3 * (sigma12 + (c3(doubled: second) - c3(doubled: first)))
    }
    return (course.sine0 * integral * WGS84.flattening - shift) / (1 - slope * WGS84.flattening)
  }

  /// d sin α0/dω12.
  @inline(__always)
  private func slope0(_ path: Path, _ course: Course) -> Value {
    (beta1.cosine * beta2.cosine * path.omega12.cosine - course.sine0 * course.sine0 * path.sigma12.cosine)
      * path.reciprocal
  }

  /// The path for another ω12, which is at most 1e-8 sin σ12 larger: from dα1/dω12 = cos β2 cos α2/sin σ12, dα2/dω12 = cos β1
  /// cos α1/sin σ12 and dσ12/dω12 = sin α0.
  @inline(__always)
  private func moved(_ path: Path, by step: Value) -> Path {
    func turned(_ angle: Angle2<Value>, _ turn: Value) -> Angle2<Value> {
      Angle2(angle.sine + angle.cosine * turn, angle.cosine - angle.sine * turn)
    }
    let course = course(path)
    let turn = step * path.reciprocal
    let longer = step * (course.sine0 + 0.5 * step * slope0(path, course))
    var moved = path
    moved.omega12 = turned(path.omega12, step)
    moved.alpha1 = turned(path.alpha1, turn * course.along2)
    moved.alpha2 = turned(path.alpha2, turn * course.along1)
    moved.sigma12Degrees = path.sigma12Degrees + longer * Geodesic.degreesPerRadian
    return moved
  }

  /// The path, in the lanes where it can be found from a difference of longitudes, and which lanes these are.
  @inline(__always)
  private func ordinary() -> (path: Path, isSolved: Value.Mask) {
    // f sin α0 σ12, with σ12/sin σ12 to 7 in 100 up to 170 degrees (Tools/coefficients/bounds.py).
    let cosines = beta1.cosine * beta2.cosine
    let cosine12 = beta1.sine * beta2.sine + cosines * lambda12.cosine
    let ratio: Value = 0.67 / (1.03 + cosine12) + 0.94 - 0.306 * cosine12
    var shift = cosines * lambda12.sine * ratio * WGS84.flattening
    var best = path(shift: shift)
    var rest = step(shift, best, isRough: true)
    var isDone = isMeridional
    var round = 0
    repeat {
      // A lane that is done keeps its result.
      shift = Value.select(isDone, shift, shift + rest)
      best = path(shift: shift)
      rest = step(shift, best, isRough: false)
      // Then the error of the slope times the step, and the squares of the rotations, are below 1e-16.
      isDone = Value.or(isDone, rest.absolute .<= 1e-8 * best.sigma12.sine)
      round &+= 1
    } while round < 5 && !Value.isAll(isDone)
    rest = rest.replacing(with: Value(repeating: 0), where: isMeridional)
    let isFar = Value.and(best.sigma12.cosine .< 0, best.sigma12.sine .< 0.05)
    let isOrdinary = Value.and(isDone, Value.not(Value.and(isFar, Value.not(isMeridional))))
    return (moved(best, by: rest), Value.or(isOrdinary, isEquatorial))
  }

  /// Whether the way along the equator is the shortest, and not one over higher latitudes.
  private var isEquatorial: Value.Mask {
    Value.and(beta1.sine .== 0, degrees12 .<= 180 * Geodesic.polarRatio)
  }

  @inline(never)
  func solve() -> Solution {
    var (path, isSolved) = ordinary()
    if !Value.isAll(isSolved) { path = Path.select(isSolved, path, antipodal()) }
    return solution(path)
  }

  // MARK: The answers

  /// The shortest path, from which the problem computes what is asked for. It does not hold the problem, which would be
  /// copied.
  struct Solution {
    fileprivate let path: Path
    fileprivate let course: Course
    fileprivate let series: GeodesicSeries<Value>
    /// 2σ1 and 2σ2.
    fileprivate let first: Angle2<Value>
    fileprivate let second: Angle2<Value>
  }

  @inline(__always)
  private func solution(_ path: Path) -> Solution {
    let course = course(path)
    let (first, second) = doubled(course)
    return Solution(
      path: path, course: course, series: GeodesicSeries(squaredCosineOfEquatorialAzimuth: course.square0),
      first: first, second: second)
  }

  /// The distance where nothing else is asked for, in meters.
  @inline(__always)
  var distance: Value { distance(solve()) }

  /// Around the earth's axis: degrees, eastwards, in [-180, 180].
  var way: Value { degrees12 * eastward }

  /// Meters (equation 7).
  @inline(never)
  func distance(_ solution: Solution) -> Value {
    let path = solution.path
    let series = solution.series
    let c1 = series.c1
    // b A1 (σ12 + ...), the leading part b σ12 separately, so that almost nothing is lost.
    let excess = series.a1Excess
    let rest =
      path.sigma12Degrees * (excess * WGS84.metersPerDegree + WGS84.metersPerDegreeLow)
      + (1 + excess) * (c1(doubled: solution.second) - c1(doubled: solution.first)) * WGS84.polarRadius
    let distance = Value.select(
      isEquatorial, degrees12 * (Geodesic.radiansPerDegree * WGS84.equatorialRadius),
      path.sigma12Degrees * WGS84.metersPerDegree + rest)
    return distance.replacing(with: Value(repeating: 0), where: distance .< 1e-20)
  }

  /// Degrees, in (-180, 180]; 0 where both positions are one. For the positions as they were given.
  @inline(never)
  func azimuths(_ solution: Solution) -> (from: Value, to: Value) {
    let (first, second) = directions(solution)
    let path = solution.path
    let isNothing = Value.and(path.sigma12.sine .< 1e-27, path.sigma12.cosine .> 0)
    let isNowhere = Value.and(isMeridional, isNothing)
    func degrees(_ alpha: Angle2<Value>) -> Value {
      let azimuth = Value.azimuth(east: alpha.sine, north: alpha.cosine)
      return azimuth.replacing(with: Value(repeating: 0), where: isNowhere)
    }
    return (degrees(first), degrees(second))
  }

  /// The azimuths as sines and cosines, in any direction where both positions are one.
  @inline(__always)
  func directions(_ solution: Solution) -> (from: Angle2<Value>, to: Angle2<Value>) {
    let path = solution.path
    let first = Angle2.select(isSwapped, path.alpha2, path.alpha1)
    let second = Angle2.select(isSwapped, path.alpha1, path.alpha2)
    // Swapping the ends reverses the course, that is, the signs of its longitude and of its latitude.
    let cosineSign = Value.select(isSwapped, -northward, northward)
    return (
      Angle2(first.sine * eastward, first.cosine * cosineSign),
      Angle2(second.sine * eastward, second.cosine * cosineSign)
    )
  }

  /// What the ellipsoid adds to the area on the authalic sphere, from the equator (equation 59).
  @inline(__always)
  private func ellipsoidalArea(_ solution: Solution) -> Value {
    let course = solution.course
    let series = solution.series
    let factor = course.sine0 * (WGS84.equatorialRadius * WGS84.equatorialRadius * WGS84.eccentricitySquared)
    return factor
      * (course.along2 * series.areaSum(doubled: solution.second)
        - course.along1 * series.areaSum(doubled: solution.first))
  }

  /// Between the geodesic and the equator, square meters, positive for a course eastward in the north (equations 58 to 63).
  @inline(never)
  func areaToEquator(_ solution: Solution) -> Value {
    let path = solution.path
    // The spherical excess: twice that of (equation 66), or, of large ones, α2 - α1.
    let omega12 = path.omega12
    let isShort = Value.and(omega12.cosine .> -0.7, (beta2.sine - beta1.sine) .< 1.75)
    let half = Angle2(
      omega12.sine * (beta1.sine * (1 + beta2.cosine) + beta2.sine * (1 + beta1.cosine)),
      (1 + omega12.cosine) * (beta1.sine * beta2.sine + (1 + beta1.cosine) * (1 + beta2.cosine)))
    let turn = path.alpha2 - path.alpha1
    let isFlat = Value.and(turn.sine .== 0, turn.cosine .< 0)
    let turned = Angle2(
      turn.sine.replacing(with: path.alpha1.cosine * Geodesic.tiny, where: isFlat), turn.cosine)
    let angle = Angle2.select(isShort, half, turned).degrees
    let excess = Value.select(isShort, 2 * angle, angle)
    let whole =
      ellipsoidalArea(solution) + excess * (WGS84.authalicRadiusSquared * Geodesic.radiansPerDegree)
    // Swapping the ends and exchanging east and west together keep the sign.
    return whole * eastward * northward
  }

  /// Between the geodesic and the nearer pole, square meters, positive with the pole on the left; both positions are on one side
  /// of the equator.
  ///
  /// The area between two meridians from equator to pole, c^2 λ12, less the area to the equator. Of that the spherical
  /// part is c^2 (ω12 - E'), where E' is the excess of the triangle with the pole, so what is left is
  /// c^2 (E' - (ω12 - λ12)) and the same integral: near the pole all three are small.
  @inline(never)
  func areaToPole(_ solution: Solution) -> Value {
    let path = solution.path
    let c3 = solution.series.c3
    // Equations 8 and 23.
    let shift =
      solution.course.sine0 * solution.series.a3 * WGS84.flattening
      * (path.sigma12Degrees * Geodesic.radiansPerDegree
        + (c3(doubled: solution.second) - c3(doubled: solution.first)))
    // tan(E'/2) from the tangents of half of the colatitudes. The mirrored positions are in the south.
    let tangents = (beta1.cosine / (1 - beta1.sine)) * (beta2.cosine / (1 - beta2.sine))
    let half = Angle2(tangents * path.omega12.sine, 1 + tangents * path.omega12.cosine)
    let excess = half.degrees * (2 * Geodesic.radiansPerDegree) - shift
    return -(ellipsoidalArea(solution) + excess * WGS84.authalicRadiusSquared) * eastward * northward
  }
}

extension GeodesicInverse.Path {
  @inline(__always)
  static func select(_ mask: Value.Mask, _ a: Self, _ b: Self) -> Self {
    Self(
      omega12: Angle2.select(mask, a.omega12, b.omega12), alpha1: Angle2.select(mask, a.alpha1, b.alpha1),
      alpha2: Angle2.select(mask, a.alpha2, b.alpha2), sigma12: Angle2.select(mask, a.sigma12, b.sigma12),
      sigma12Degrees: Value.select(mask, a.sigma12Degrees, b.sigma12Degrees),
      reciprocal: a.reciprocal)
  }
}
