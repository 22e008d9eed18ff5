// SECTION 50: Screen scale
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds how many meters a pixel of a Web Mercator map covers.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - zoom: -4 ... 30.
///   - tile_size: Width of the world at zoom 0 in pixels: 512 (Mapbox, MapLibre) or 256.
///   - meters: Receives meters per pixel, along the parallel; 0 at a pole.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM` or
///   `GN_ERROR_TILE_SIZE`.
///
/// The scale is that of the WGS 84 ellipsoid. The usual formula, for a sphere with the radius of the equator, gives up
/// to 0.34 % less. Since 0.1.
///
/// ```c
/// double meters;
/// gn_screen_scale(48.85, 13, 512, &meters);   // of a pixel
/// ```
@_cdecl("gn_screen_scale")
public func gn_screen_scale(
  _ latitude: Double, _ zoom: Double, _ tileSize: UInt32, _ meters: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: meters) { () throws(gn_status) in
    try ScreenScale.metersPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize)
  }
}

/// Finds the longest round length that fits into a width on the screen.
///
/// - Parameters:
///   - latitude: Degrees, within 89.9 of the equator.
///   - zoom: -4 ... 30.
///   - tile_size: Width of the world at zoom 0: 512 or 256.
///   - max_width: Pixels, 0.001 ... 1,000,000.
///   - units: `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`.
///   - bar: Receives the scale bar; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS` or `GN_ERROR_UNIT`.
///
/// Round lengths are 1, 2 and 5 times the powers of ten. The larger unit begins at 1 km, 1 mi and 0.1 nmi. The text has
/// decimals only below 1: "2000 ft", "0.5 nmi". Width and length are measured along the parallel. Since 0.1.
///
/// ```c
/// gn_scale_bar bar;
/// gn_screen_scale_bar(48.85, 13, 512, 120, GN_UNITS_METRIC, &bar);   // bar.text: 500 m
/// ```
@_cdecl("gn_screen_scale_bar")
public func gn_screen_scale_bar(
  _ latitude: Double, _ zoom: Double, _ tileSize: UInt32, _ maxWidth: Double, _ units: Int32,
  _ bar: UnsafeMutablePointer<gn_scale_bar>?
) -> gn_status {
  write(to: bar) { () throws(gn_status) in
    try ScreenScale.bar(latitude: latitude, zoom: zoom, tileSize: tileSize, maxWidth: maxWidth, units: units)
  }
}
