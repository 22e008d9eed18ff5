// SPDX-License-Identifier: MIT
import CGridNorth

/// How a track is recorded: checked options.
struct TrackOptions {
  /// Meters; 0: every fix that is taken is kept.
  let tolerance: Double
  let leastDistance: Double
  let leastInterval: Double
  let worstAccuracy: Double
  let largestSpeed: Double
  let restSpeed: Double
  let climb: Double

  static var defaults: gn_track_options {
    gn_track_options(
      size: size, reserved: 0, tolerance: 5, least_distance: 0, least_interval: 0, worst_accuracy: .infinity,
      largest_speed: .infinity, rest_speed: 0.5, climb: 10)
  }

  private static var size: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_track_options>.size) }

  /// Nothing beyond the size field is read before the size is known.
  init(_ options: UnsafePointer<gn_track_options>?) throws(gn_status) {
    var given = TrackOptions.defaults
    if let options {
      guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == TrackOptions.size else {
        throw GN_ERROR_OPTIONS_SIZE
      }
      given = options.pointee
    }
    guard given.tolerance == 0 || (given.tolerance >= 0.001 && given.tolerance <= 1_000_000) else {
      throw GN_ERROR_TOLERANCE
    }
    guard given.least_distance >= 0, given.worst_accuracy >= 0 else { throw GN_ERROR_DISTANCE }
    guard given.least_interval >= 0 else { throw GN_ERROR_TIME }
    guard given.largest_speed > 0, given.rest_speed >= 0 else { throw GN_ERROR_TRACK_SPEED }
    guard given.climb >= 0 else { throw GN_ERROR_TRACK_CLIMB }
    tolerance = given.tolerance
    leastDistance = given.least_distance
    leastInterval = given.least_interval
    worstAccuracy = given.worst_accuracy
    largestSpeed = given.largest_speed
    restSpeed = given.rest_speed
    climb = given.climb
  }
}
