// SPDX-License-Identifier: MIT
import CGridNorth

/// True, grid and magnetic north.
public enum Norths {
  /// The angles between the norths at a position; `zone` as gn_utm_forward() takes it.
  public static func compute(
    latitude: Double, longitude: Double, height: Double, year: Double, zone: Int32, model: MagneticModel
  ) throws(gn_status) -> gn_norths {
    let request = try UTM.Request(zone)
    let field = try MagneticField.compute(
      latitude: latitude, longitude: longitude, height: height, year: year, model: model)
    let grid = request.grid(latitude: latitude, longitude: Angle.reduce(longitude: longitude))
    let convergence = try UTM.factors(latitude: latitude, longitude: longitude, request: .grid(grid)).convergence
    return gn_norths(
      convergence: .azimuth(reduced: convergence), declination: field.declination,
      grid_magnetic: difference(field.declination, convergence), uncertainty: field.uncertainty, zone: grid.zone,
      hemisphere: grid.hemisphere, flags: field.flags, reserved: 0)
  }

  /// An azimuth from another north, in (-180, 180].
  public static func convert(
    _ azimuth: Double, from: Int32, to: Int32, norths: gn_norths
  ) throws(gn_status) -> Double {
    let azimuth = try checked(azimuth: azimuth)
    // Both are checked whatever is asked for, so that no wrong one goes unnoticed.
    let convergence = try checked(azimuth: norths.convergence)
    let declination = try checked(azimuth: norths.declination)
    let start = try direction(from, convergence: convergence, declination: declination)
    let end = try direction(to, convergence: convergence, declination: declination)
    if from == to { return .azimuth(reduced: azimuth) }
    return difference(azimuth, difference(end, start))
  }

  /// The azimuth of a north.
  private static func direction(
    _ north: Int32, convergence: Double, declination: Double
  ) throws(gn_status) -> Double {
    switch north {
    case Int32(GN_NORTH_TRUE): return 0
    case Int32(GN_NORTH_GRID): return convergence
    case Int32(GN_NORTH_MAGNETIC): return declination
    default: throw GN_ERROR_NORTH
    }
  }

  /// a - b in (-180, 180].
  private static func difference(_ a: Double, _ b: Double) -> Double {
    .azimuth(reduced: (a - b).reducedLongitude)
  }
}
