// SECTION 63: Map: Views
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

// SUBJECT screen
/// Finds the smallest rectangle of meridians and parallels that contains points.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value.
///   - count: Number of points, 1 at least.
///   - out: Receives the edges in degrees; if west is greater than east, the rectangle crosses the antimeridian. Unchanged on
///     error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_COUNT` if there is no point,
///   or for more points than an array can hold.
///
/// What it leaves out is the largest gap between neighboring longitudes. If there is none of a degree, it has all longitudes,
/// -180 to 180. A pole has no longitude, unless there are no other points. Since 0.2.
///
/// Time grows with the points.
///
/// ```c
/// gn_point points[] = {{-18.1, 178.4}, {-13.8, -171.8}};
/// gn_bounds bounds;
/// gn_points_bounds(points, 2, &bounds);   // from 178.4 east to 171.8 west
/// ```
@_cdecl("gn_points_bounds")  // One level: edge by edge, row by row.
public func gn_points_bounds(
  _ points: UnsafePointer<gn_point>?, _ count: Int, _ out: UnsafeMutablePointer<gn_bounds>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in try Points(points, count: count).bounds() }
}

/// Finds center and zoom with which a screen shows all of some bounds.
///
/// - Parameters:
///   - bounds: The edges in degrees, latitudes -90 ... 90, longitudes any finite values. If west is greater than east, they
///     cross the antimeridian; 360 degrees and more are all longitudes.
///   - screen: Its width and height, bearing, field of view and tile size; center, zoom and pitch are not read.
///   - padding: Pixels at the edges of the screen that stay free, 0 and more; may be null for none.
///   - max_zoom: The largest zoom, -4 ... 30.
///   - out: Receives the screen with its center and zoom, and without pitch; unchanged on error. May be `screen`.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW` if south is greater than
///   north, `GN_ERROR_ZOOM` for `max_zoom`, `GN_ERROR_TILE_SIZE`, `GN_ERROR_CAMERA`, or `GN_ERROR_PIXELS` for width and
///   height, for padding that leaves no room, or if the bounds would need a zoom below -4.
///
/// The camera is that of MapLibre's `cameraForBounds`: the middle of the bounds on the map is in the middle of what the
/// padding leaves, and if the map is turned, the bounds fit with all their corners. Latitudes beyond 85.051128 degrees, the
/// edge of the Mercator world, count as 85.051128. Since 0.2.
///
/// ```c
/// gn_bounds bounds = {48.8, 2.2, 48.9, 2.5};
/// gn_screen screen = {.width = 800, .height = 600};
/// gn_padding padding = {20, 20, 80, 20};
/// gn_screen_fit(&bounds, &screen, &padding, 18, &screen);
/// ```
@_cdecl("gn_screen_fit")
public func gn_screen_fit(
  _ bounds: UnsafePointer<gn_bounds>?, _ screen: UnsafePointer<gn_screen>?, _ padding: UnsafePointer<gn_padding>?,
  _ maxZoom: Double, _ out: UnsafeMutablePointer<gn_screen>?
) -> gn_status {
  write(to: out) { () throws(gn_status) in
    guard let bounds, let screen else { throw GN_ERROR_NULL }
    return try Screen.fit(
      bounds.pointee, into: screen.pointee, padding: padding?.pointee ?? gn_padding(), maxZoom: maxZoom)
  }
}
