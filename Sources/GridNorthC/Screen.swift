// SECTION 50: Screen scale
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Tells how many metres a pixel of a Web Mercator map spans.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - zoom: -4 ... 30.
///   - tile_size: Pixels of the world at zoom 0: 512 (Mapbox, MapLibre) or 256.
///   - metres: Receives metres per pixel, along the parallel; 0 at a pole.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, `GN_ZOOM` or `GN_TILE_SIZE`.
///
/// On the WGS 84 ellipsoid, where the usual formula takes the radius of the equator for a sphere: that one is up to 0.34 %
/// smaller. Since 0.1.
@_cdecl("gn_screen_scale")
public func gn_screen_scale(
  _ latitude: Double, _ zoom: Double, _ tileSize: UInt32, _ metres: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: metres) { () throws(gn_status) in
    try ScreenScale.metresPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize)
  }
}

/// Finds the longest round length that fits into a width on the screen.
///
/// - Parameters:
///   - latitude: Degrees, within 89.9 of the equator.
///   - zoom: -4 ... 30.
///   - tile_size: 512 or 256.
///   - max_width: Pixels, 0.001 ... 1,000,000.
///   - units: `GN_UNITS_METRIC`, `GN_UNITS_IMPERIAL` or `GN_UNITS_NAUTICAL`.
///   - bar: Receives the scale bar; unchanged unless the answer is `GN_OK`.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, `GN_ZOOM`, `GN_TILE_SIZE`, `GN_PIXELS` or `GN_UNIT`.
///
/// Round lengths are 1, 2 and 5 times the powers of ten. The larger unit is used from 1 km, 1 mi and 0.1 nmi on. The text
/// has decimals below 1 only: "2000 ft", "0.5 nmi". Width and length are those along the parallel. Since 0.1.
@_cdecl("gn_screen_scale_bar")
public func gn_screen_scale_bar(
  _ latitude: Double, _ zoom: Double, _ tileSize: UInt32, _ maxWidth: Double, _ units: Int32,
  _ bar: UnsafeMutablePointer<gn_scale_bar>?
) -> gn_status {
  write(to: bar) { () throws(gn_status) in
    try ScreenScale.bar(latitude: latitude, zoom: zoom, tileSize: tileSize, maxWidth: maxWidth, units: units)
  }
}
