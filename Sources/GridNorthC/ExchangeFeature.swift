// SECTION 52.4: Documents: GPX, KML, GeoJSON and Cursor on Target
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Makes a feature without anything: all numbers are absent.
///
/// - Parameters:
///   - feature: Receives the feature: NaN for numbers, 0 for everything else, also its kind.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_feature feature;
/// gn_feature_init(&feature);
/// feature.kind = GN_FEATURE_POINT;
/// feature.count = 1;
/// ```
@_cdecl("gn_feature_init")
public func gn_feature_init(_ feature: UnsafeMutablePointer<gn_feature>?) -> gn_status {
  write(to: feature) { Exchange.feature }
}

/// Fills in the default options of documents.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_exchange_options options;
/// gn_exchange_options_init(&options);
/// options.decimals = 6;
/// ```
@_cdecl("gn_exchange_options_init")
public func gn_exchange_options_init(_ options: UnsafeMutablePointer<gn_exchange_options>?) -> gn_status {
  write(to: options) { Exchange.defaults }
}
