// SECTION 28: Earth: Which north
// SUBJECT norths: True, grid and magnetic north, and azimuths from one to another.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Computes the angles between true, grid and magnetic north at a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - height: Meters above the ellipsoid, -1000 ... 850,000.
///   - year: Decimal year, in the range of gn_magnetic_compute().
///   - zone: `GN_ZONE_STANDARD`; 1 ... 60 for that zone, with the hemisphere of the position; or an EPSG code for zone
///     and hemisphere: 32601 ... 32660, 32701 ... 32760, 32661 and 32761 (UPS).
///   - model: A model that gn_magnetic_model_parse() stored, or none for the built-in one, WMM2025; may be null.
///   - out: Receives the angles in degrees, in (-180, 180], and the zone; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_HEIGHT`, `GN_ERROR_YEAR`, `GN_ERROR_ZONE`,
///   `GN_ERROR_TOO_FAR` (the zone does not reach the position), `GN_ERROR_MAGNETIC_MODEL` or `GN_ERROR_NULL`.
///
/// The convergence is that of gn_utm_factors(), the declination that of gn_magnetic_compute(), and the grid-magnetic
/// angle is the declination minus the convergence: maps print it in the margin. gn_azimuth_convert() applies them. At a
/// pole, the longitude names the meridian that is north or south. Since 0.2.
///
/// ```c
/// gn_norths norths;
/// gn_norths_compute(48.85837, 2.294481, 0, 2027.5, GN_ZONE_STANDARD, NULL, &norths);
/// double grid;   // a compass reads 90 degrees
/// gn_azimuth_convert(90, GN_NORTH_MAGNETIC, GN_NORTH_GRID, &norths, &grid);
/// ```
@_cdecl("gn_norths_compute")
public func gn_norths_compute(
  _ latitude: Double, _ longitude: Double, _ height: Double, _ year: Double, _ zone: Int32,
  _ model: UnsafePointer<gn_magnetic_model>?, _ out: UnsafeMutablePointer<gn_norths>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in
    try Norths.compute(
      latitude: latitude, longitude: longitude, height: height, year: year, zone: zone, model: MagneticModel(model))
  }
}

/// Converts an azimuth from one north to another.
///
/// - Parameters:
///   - azimuth: Degrees, clockwise from the north `from`; any finite value.
///   - from: `GN_NORTH_TRUE`, `GN_NORTH_GRID` or `GN_NORTH_MAGNETIC`.
///   - to: The north from which the result is counted: one of the `GN_NORTH_` values.
///   - norths: The angles between the norths where the azimuth is taken, from gn_norths_compute(). Only `convergence`
///     and `declination` are read, in degrees; any finite values.
///   - out: Receives the azimuth in degrees, in (-180, 180]; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_NORTH` or `GN_ERROR_NULL`.
///
/// An azimuth from grid north is the true azimuth minus the convergence, one from magnetic north the true azimuth minus
/// the declination. It takes the grid bearings of gn_geodesic_grid_inverse() and gn_geodesic_grid_direct() as well, if
/// `norths` are those of the same zone. Since 0.2.
///
/// ```c
/// gn_norths norths;
/// gn_norths_compute(48.85837, 2.294481, 0, 2027.5, GN_ZONE_STANDARD, NULL, &norths);
/// double compass;
/// gn_azimuth_convert(45, GN_NORTH_TRUE, GN_NORTH_MAGNETIC, &norths, &compass);
/// ```
@_cdecl("gn_azimuth_convert")
public func gn_azimuth_convert(
  _ azimuth: Double, _ from: Int32, _ to: Int32, _ norths: UnsafePointer<gn_norths>?,
  _ out: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in
    guard let norths else { throw GN_ERROR_NULL }
    return try Norths.convert(azimuth, from: from, to: to, norths: norths.pointee)
  }
}
