// SPDX-License-Identifier: MIT

/// A geodesic from a position in a direction, or a block of them (Karney 2013, section 3).
///
/// It is a great circle on the auxiliary sphere of the reduced latitude β. It crosses the equator northward with the
/// azimuth α0; σ and ω, the longitude, are counted from there.
struct GeodesicLine<Value: Lanes> {
  private let equatorial: Angle2<Value>
  private let sigma1: Angle2<Value>
  /// Not normalized.
  private let omega1: Angle2<Value>
  private let tau1: Angle2<Value>
  /// τ1 - σ1, radians.
  private let excess1: Value
  /// Degrees of τ to a meter: 180/(πb A1), without its leading part 180/(πb), so that the sum of both loses almost
  /// nothing.
  private let degreesPerMeterRest: Value
  private let inverse: SineSeries<Value>
  /// f sin α0 A3.
  private let longitudeFactor: Value
  private let longitudeSeries: SineSeries<Value>
  private let longitudeSum1: Value

  /// Degrees; the latitude in [-90, 90], the azimuth reduced to [-180, 180]: the sine of an angle that is whole turns away has
  /// other last bits where the quotient by 90 rounds to a half.
  @inline(__always)
  init(latitude: Value, azimuth: Value) {
    self.init(latitude: Angle2(latitude: latitude), azimuth: Angle2(degrees: azimuth))
  }

  @inline(never)
  init(latitude: Angle2<Value>, azimuth alpha: Angle2<Value>) {
    let beta = Geodesic.reduced(latitude)
    // Equations 10 to 12; sin β and cos α cos β are the legs of cos α0.
    let sine = alpha.sine * beta.cosine
    let along = alpha.cosine * beta.cosine
    let squaredCosine = beta.sine * beta.sine + along * along
    let isAtVertex = squaredCosine .== 0
    let one = Value(repeating: 1)
    equatorial = Angle2(sine, squaredCosine.root)
    let scale = 1 / equatorial.cosine.replacing(with: one, where: isAtVertex)
    let cosine = along.replacing(with: one, where: isAtVertex)
    sigma1 = Angle2(beta.sine * scale, cosine * scale)
    omega1 = Angle2(sine * beta.sine, cosine)
    let series = GeodesicSeries(squaredCosineOfEquatorialAzimuth: squaredCosine)
    let c1 = series.c1
    let doubled = sigma1.doubled
    excess1 = c1(doubled: doubled)
    tau1 = sigma1.turned(by: excess1)
    degreesPerMeterRest = WGS84.degreesPerMeterLow - series.inverseA1Lack * WGS84.degreesPerMeter
    inverse = series.c1Prime
    longitudeFactor = series.a3 * equatorial.sine * WGS84.flattening
    longitudeSeries = series.c3
    longitudeSum1 = longitudeSeries(doubled: doubled)
  }

  /// A place on a geodesic, and the azimuth there.
  struct Position {
    /// Degrees.
    let latitude: Value
    /// From the start, degrees; not reduced, so it counts whole turns.
    let longitudeDifference: Value
    let direction: Angle2<Value>

    /// Degrees, in (-180, 180].
    @inline(__always)
    var azimuth: Value {
      let azimuth = direction.degrees
      return azimuth.replacing(with: Value(repeating: 180), where: azimuth .== -180)
    }
  }

  /// `distance` in meters, of magnitudes up to 10^12; negative backward.
  @inline(never)
  func position(at distance: Value) -> Position {
    let tau12 = distance * WGS84.degreesPerMeter + distance * degreesPerMeterRest
    let tau2 = tau1 + Angle2(degrees: tau12)
    let excess2 = inverse(doubled: tau2.doubled)
    let sigma2 = tau2.turned(by: excess2)
    // Equations 13 and 14.
    let sine = equatorial.cosine * sigma2.sine
    // At a pole, the azimuth is that of departure, on the other meridian.
    let isAtPole = Value.and(equatorial.sine .== 0, sigma2.cosine .== 0)
    let cosineSigma2 = sigma2.cosine.replacing(with: Value(repeating: Geodesic.tiny), where: isAtPole)
    let leg = equatorial.cosine * cosineSigma2
    let cosine = (equatorial.sine * equatorial.sine + leg * leg).root
    let latitude = Value.arctangentInDegrees(y: sine, x: cosine * Geodesic.polarRatio)
    // ω2 - ω1 in (-180, 180], then as many turns as σ has made: the two never differ by 180 degrees.
    let omega2 = Angle2(equatorial.sine * sigma2.sine, cosineSigma2)
    let omega12 = (omega2 - omega1).degrees
    let sigma12 = tau12 + (excess1 + excess2) * Geodesic.degreesPerRadian
    let turned = sigma12.signed(as: equatorial.sine * sigma12)
    let turns = ((turned - omega12) * (1.0 / 360)).roundedToEven
    let bend = sigma12 + (longitudeSeries(doubled: sigma2.doubled) - longitudeSum1) * Geodesic.degreesPerRadian
    return Position(
      latitude: latitude, longitudeDifference: omega12 + 360 * turns - longitudeFactor * bend,
      direction: Angle2(equatorial.sine, leg))
  }

  /// The longitude, in degrees from the start, less than half a turn away, where the line crosses a latitude northward or
  /// southward; its northernmost or southernmost point where it does not come so far. `beta` is the reduced latitude.
  @inline(never)
  func longitudeDifference(beta: Angle2<Value>, isNorthward: Bool) -> Value {
    // Equation 10: sin β = cos α0 sin σ. The product keeps the digits of the cosine where σ is near 90 degrees.
    let one = Value(repeating: 1)
    let scale = 1 / equatorial.cosine.replacing(with: one, where: equatorial.cosine .== 0)
    let sine = beta.sine * scale
    let square = (equatorial.cosine - beta.sine) * (equatorial.cosine + beta.sine)
    let isBeyond = square .<= 0
    let cosine = square.replacing(with: Value(repeating: 0), where: isBeyond).root * scale
    let sigma2 = Angle2(
      sine.replacing(with: one.signed(as: beta.sine), where: isBeyond), isNorthward ? cosine : 0 - cosine)
    let omega2 = Angle2(equatorial.sine * sigma2.sine, sigma2.cosine)
    let omega12 = (omega2 - omega1).degrees
    let sigma12 = (sigma2 - sigma1).degrees
    let bend = sigma12 + (longitudeSeries(doubled: sigma2.doubled) - longitudeSum1) * Geodesic.degreesPerRadian
    return omega12 - longitudeFactor * bend
  }

  /// The reduced latitude of the northernmost point.
  var vertex: Angle2<Value> { Angle2(equatorial.cosine, equatorial.sine.absolute) }
}

extension GeodesicLine where Value == Single {
  /// Degrees.
  @inline(__always)
  init(from latitude: Double, azimuth: Double) {
    let angles = Double.sinesAndCosinesOfDegrees(latitude.withoutDust, azimuth)
    self.init(
      latitude: Angle2(Single(repeating: angles.a.sine), Single(repeating: angles.a.cosine)),
      azimuth: Angle2(Single(repeating: angles.b.sine), Single(repeating: angles.b.cosine)))
  }

  /// The values of one position, as `Position` has them.
  @inline(__always)
  func place(at distance: Double) -> (latitude: Double, longitudeDifference: Double, azimuth: Double) {
    let position = position(at: Single(repeating: distance))
    return (position.latitude.single, position.longitudeDifference.single, position.azimuth.single)
  }
}
