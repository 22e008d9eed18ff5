// SPDX-License-Identifier: MIT
import CGridNorth

/// The field of a model at one position.
public enum MagneticField {
  /// Where and when: checked, the longitude reduced, the time in years since the epoch.
  struct Moment {
    let latitude: Double
    let longitude: Double
    let height: Double
    let time: Double

    init(
      latitude: Double, longitude: Double, height: Double, year: Double, model: MagneticModel
    ) throws(gn_status) {
      let point = try checked(gn_point(latitude: latitude, longitude: longitude))
      guard height.isFinite else { throw GN_ERROR_NOT_FINITE }
      guard height >= lowest, height <= highest else { throw GN_ERROR_HEIGHT }
      self.latitude = point.latitude
      self.longitude = point.longitude
      self.height = height
      time = try model.time(year)
    }
  }

  /// Meters above the ellipsoid for which the model was made.
  static let lowest = -1000.0
  static let highest = 850_000.0

  /// All components and their changes a year; `height` in meters, `year` decimal.
  public static func compute(
    latitude: Double, longitude: Double, height: Double, year: Double, model: MagneticModel
  ) throws(gn_status) -> gn_magnetic_field {
    let moment = try Moment(latitude: latitude, longitude: longitude, height: height, year: year, model: model)
    return field(pair(moment, model), isValid: MagneticModel.isValid(moment.time))
  }

  /// The field in the first lane, its change a year in the second. Both are sums of the same terms.
  // Not inlined: the code is long and has two callers.
  @inline(never)
  private static func pair(_ moment: Moment, _ model: MagneticModel) -> MagneticVector<SIMD2<Double>> {
    MagneticVector(
      latitude: SIMD2(repeating: moment.latitude), longitude: SIMD2(repeating: moment.longitude),
      height: SIMD2(repeating: moment.height), model: model
    ) { number, rate in SIMD2(number + rate * moment.time, rate) }
  }

  /// WMM2025 technical report, equations 18 to 20, with divisions in an order in which nothing overflows.
  private static func field(_ vector: MagneticVector<SIMD2<Double>>, isValid: Bool) -> gn_magnetic_field {
    let (north, east, down) = (vector.north.lane(0), vector.east.lane(0), vector.down.lane(0))
    let (northRate, eastRate, downRate) = (vector.north.lane(1), vector.east.lane(1), vector.down.lane(1))
    let horizontal = (north * north + east * east).root
    let total = (north * north + east * east + down * down).root
    // The directions of the horizontal field, and of the whole field in the vertical plane. All 0 where there is no such field.
    let cosine = quotient(north, horizontal)
    let sine = quotient(east, horizontal)
    let level = quotient(horizontal, total)
    let steep = quotient(down, total)
    let horizontalRate = cosine * northRate + sine * eastRate
    let turn = quotient(cosine * eastRate - sine * northRate, horizontal)
    let dip = quotient(level * downRate - steep * horizontalRate, total)
    return gn_magnetic_field(
      declination: .azimuth(east: east, north: north),
      inclination: .arctangentInDegrees(y: down, x: horizontal) + 0, horizontal: horizontal, total: total,
      north: north, east: east, down: down, declination_rate: turn * degreesPerRadian,
      inclination_rate: dip * degreesPerRadian, horizontal_rate: horizontalRate,
      total_rate: level * horizontalRate + steep * downRate, north_rate: northRate, east_rate: eastRate,
      down_rate: downRate, uncertainty: uncertainty(horizontal: horizontal),
      flags: flags(horizontal: horizontal, isValid: isValid), reserved: 0)
  }

  private static let degreesPerRadian = 180 / Double.pi

  /// 0 for a zero divisor.
  private static func quotient(_ number: Double, _ divisor: Double) -> Double {
    divisor == 0 ? 0 : number / divisor
  }

  /// One standard deviation of the declination in degrees: WMM2025 technical report, section 3.4.
  static func uncertainty(horizontal: Double) -> Double {
    // Below 30 nT it is more than half a turn.
    guard horizontal > 30 else { return 180 }
    let share = 5417 / horizontal
    return min((0.26 * 0.26 + share * share).root, 180)
  }

  /// WMM2025 technical report, section 1.8: caution and blackout zones.
  static func flags(horizontal: Double, isValid: Bool) -> UInt32 {
    var flags: UInt32 = 0
    if horizontal < 6000 { flags |= UInt32(GN_MAGNETIC_FLAG_CAUTION) }
    if horizontal < 2000 { flags |= UInt32(GN_MAGNETIC_FLAG_BLACKOUT) }
    if !isValid { flags |= UInt32(GN_MAGNETIC_FLAG_OUT_OF_DATE) }
    return flags
  }
}
