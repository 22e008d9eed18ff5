// SPDX-License-Identifier: MIT
import CGridNorth

/// What the formats of documents have in common.
public enum Exchange {
  public static var defaults: gn_exchange_options {
    gn_exchange_options(
      size: optionsSize, decimals: 7, meter_decimals: 2, time_decimals: 3, tolerance: 1, time: .nan,
      stale_after: 86_400,
      reserved: 0)
  }

  static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_exchange_options>.size) }

  /// A feature without anything.
  public static var feature: gn_feature {
    let none = gn_span()
    return gn_feature(
      kind: 0, flags: 0, object: 0, first: 0, count: 0, name: none, uid: none, type: none, how: none, time: .nan,
      start: .nan, stale: .nan, circular_error: .nan, linear_error: .nan, radius: .nan, second_radius: .nan,
      azimuth: .nan, width: .nan, inclination: .nan, course: .nan, speed: .nan, low: .nan, high: .nan,
      fence_triggers: 0,
      north: 0, properties: none)
  }
}
