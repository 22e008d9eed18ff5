// SPDX-License-Identifier: MIT
import CGridNorth

/// Circles, ellipses, wedges, arcs and range rings around a position.
public enum Shape {}

extension Shape {
  public static var defaults: gn_shape_options {
    gn_shape_options(
      size: optionsSize, placement: UInt32(GN_VERTICES_ON), vertices: 64, azimuth_is: UInt32(GN_AZIMUTH_MIDDLE),
      tolerance: 0, edge_tolerance: 0, label_azimuth: 0, radial_azimuth: 0, radials: 0, decimals: 7,
      longitudes: UInt32(GN_LONGITUDES_REDUCED), reserved: 0)
  }

  public static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_shape_options>.size) }

  /// Up to this radius, geodesics from any center in all directions are shortest and do not meet: just below half the
  /// length of a meridian's smallest circle of curvature, pi b (Karney 2013, section 3).
  static let largestRadius = 19_970_000.0
  static let largestVertexCount = 1_000_000.0

  /// Nothing beyond the size field is read before the size is known.
  static func checked(_ options: UnsafePointer<gn_shape_options>?) throws(gn_status) -> gn_shape_options {
    guard let options else { return defaults }
    guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == optionsSize else { throw GN_ERROR_OPTIONS_SIZE }
    let checked = options.pointee
    guard checked.placement <= UInt32(GN_VERTICES_EQUAL_AREA), checked.azimuth_is <= UInt32(GN_AZIMUTH_START),
      checked.longitudes <= UInt32(GN_LONGITUDES_CONTINUOUS)
    else { throw GN_ERROR_PLACEMENT }
    guard checked.vertices >= 3, Double(checked.vertices) <= largestVertexCount, checked.radials <= 3600 else {
      throw GN_ERROR_VERTICES
    }
    guard isTolerance(checked.tolerance), isTolerance(checked.edge_tolerance) else { throw GN_ERROR_TOLERANCE }
    guard checked.label_azimuth.isFinite, checked.radial_azimuth.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard isDecimals(checked.decimals) else { throw GN_ERROR_DECIMALS }
    return checked
  }

  /// Meters.
  static let leastTolerance = 1e-6
  static let largestTolerance = 1e6

  static func isTolerance(_ meters: Double) -> Bool {
    meters == 0 || (meters >= leastTolerance && meters <= largestTolerance)
  }

  /// Whether GeoJSON may have this number of decimals.
  static func isDecimals(_ count: Int32) -> Bool { count >= 0 && count <= 12 }

  static func check(radius: Double) throws(gn_status) {
    guard radius.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard radius > 0, radius <= largestRadius else { throw GN_ERROR_RADIUS }
  }
}
