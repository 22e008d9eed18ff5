// SPDX-License-Identifier: MIT
import CGridNorth

/// Where the sun and the moon are seen.
public enum Sky {
  /// Over a checked position, at a time in seconds since the beginning of 1970. Throws `GN_ERROR_NOT_FINITE`,
  /// `GN_ERROR_YEAR`.
  public static func sun(over position: gn_point, at time: Double) throws(gn_status) -> gn_sky_place {
    try place(of: .sun, over: position, at: time)
  }

  public static func moon(over position: gn_point, at time: Double) throws(gn_status) -> gn_sky_place {
    try place(of: .moon, over: position, at: time)
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func sun(
    over positions: PositionColumns, at times: Column<Double>, azimuths: MutableColumn<Double>,
    elevations: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(azimuths.count, statuses) { row throws(gn_status) in
      let place = try sun(over: checked(positions[row]), at: times[row])
      azimuths[row] = place.azimuth
      elevations[row] = place.elevation
    } refuse: { row in
      azimuths.refuse(row)
      elevations.refuse(row)
    }
  }

  private static func place(
    of body: SkyBody, over position: gn_point, at seconds: Double
  ) throws(gn_status) -> gn_sky_place {
    try SkyTime.check(seconds)
    let sight = SkyView(position).look(at: body, SkyTime(seconds))
    return gn_sky_place(
      azimuth: sight.azimuth, elevation: sight.elevation,
      apparent_elevation: sight.elevation + SkyView.refraction(sight.elevation), distance: sight.distance)
  }
}
