// SPDX-License-Identifier: MIT
import CGridNorth

/// How lines of sight are computed.
public struct SightOptions {
  let curvature: Double
  /// Meters.
  let step: Double
  /// The wavelength of a radio, meters; 0: none.
  let wavelength: Double

  public static var defaults: gn_sight_options {
    gn_sight_options(size: optionsSize, reserved: 0, curvature: 6.0 / 7, step: 0, frequency: 0)
  }

  private static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_sight_options>.size) }

  /// Meters per second.
  private static let speedOfLight = 299_792_458.0

  /// Nothing beyond the size field is read before the size is known.
  ///
  /// - Parameter latitude: Where the usual step is that of the columns, if it is smaller than that of the rows.
  init(_ options: UnsafePointer<gn_sight_options>?, _ grids: HeightGrids, latitude: Double) throws(gn_status) {
    var given = SightOptions.defaults
    if let options {
      guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == SightOptions.optionsSize else {
        throw GN_ERROR_OPTIONS_SIZE
      }
      given = options.pointee
    }
    guard given.curvature.isFinite, given.step.isFinite, given.frequency.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard given.curvature >= 0.1, given.curvature <= 2 else { throw GN_ERROR_CURVATURE }
    guard given.frequency == 0 || (given.frequency >= 1e6 && given.frequency <= 1e12) else {
      throw GN_ERROR_FREQUENCY
    }
    guard given.step == 0 || given.step >= HeightProfile.leastStep else { throw GN_ERROR_SAMPLE_STEP }
    curvature = given.curvature
    wavelength = given.frequency == 0 ? 0 : SightOptions.speedOfLight / given.frequency
    if given.step > 0 {
      step = given.step
    } else {
      // Without grids, there is no ground to stand on either.
      step = max(HeightProfile.leastStep, (grids.finestStep(latitude: latitude) ?? 1) * WGS84.metersPerDegree)
    }
  }
}
