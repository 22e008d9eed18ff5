// SPDX-License-Identifier: MIT
import CGridNorth

/// How routes and polygons become GeoJSON.
public enum GeoJSON {
  public static var defaults: gn_geojson_options {
    gn_geojson_options(size: optionsSize, decimals: 7, edge_tolerance: 0)
  }

  public static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_geojson_options>.size) }

  /// Nothing beyond the size field is read before the size is known.
  static func checked(_ options: UnsafePointer<gn_geojson_options>?) throws(gn_status) -> gn_geojson_options {
    guard let options else { return defaults }
    guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == optionsSize else { throw GN_ERROR_OPTIONS_SIZE }
    let checked = options.pointee
    guard Shape.isTolerance(checked.edge_tolerance) else { throw GN_ERROR_TOLERANCE }
    guard Shape.isDecimals(checked.decimals) else { throw GN_ERROR_DECIMALS }
    return checked
  }
}
