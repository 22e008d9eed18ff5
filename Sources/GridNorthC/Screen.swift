// SECTION 62: Map: Screen
// SUBJECT screen: Maps on a screen: scale, pixels, and the camera that shows an area.
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

/// Finds the smallest map view that contains all ground that a screen shows.
///
/// - Parameters:
///   - screen: The map on the screen.
///   - view: Receives the edges in degrees, as gn_grid_lines() takes them; if west is greater than east, the view
///     crosses the antimeridian. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` for the center, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS` for width and height, or `GN_ERROR_CAMERA` for pitch and field of view.
///
/// The view ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the world or wider,
/// the east edge is 360 degrees beyond the west edge, and the center of the screen is in the middle between them. With
/// pitch, the ground ends at the horizon, as in MapLibre: 85 % of the way from the center of the screen up to the line
/// where the plane of the map vanishes, and nowhere farther than where it is seen at 89.25 degrees from the vertical.
/// Accurate to a ten-thousandth of a pixel of the map, and a unit in the last place of the degrees. Since 0.2.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .bearing = 30};
/// gn_bounds view;
/// gn_screen_view(&screen, &view);
/// ```
@_cdecl("gn_screen_view")
public func gn_screen_view(
  _ screen: UnsafePointer<gn_screen>?, _ view: UnsafeMutablePointer<gn_bounds>?
) -> gn_status {
  write(to: view) { () throws(gn_status) in try checked(screen).view }
}

/// Finds the pixel at which a screen shows a position.
///
/// - Parameters:
///   - screen: The map on the screen.
///   - position: Latitude -90 ... 90, longitude any finite value.
///   - x: Receives the way to the right from the left edge of the screen, in pixels; may be null.
///   - y: Receives the way down from the top edge of the screen, in pixels; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS` for width and height, `GN_ERROR_CAMERA`, or `GN_ERROR_OUT_OF_SIGHT` if the
///   position lies behind the camera.
///
/// The pixel may lie outside the screen. It belongs to the copy of the world nearest to the center: within 180 degrees
/// of longitude. Latitudes beyond 85.051128 degrees, the edge of the Mercator world, count as 85.051128. Without bearing
/// and pitch, pixels are those of gn_grid_lines_pixels() if its origin is the position at the top left corner of the
/// screen. Accurate to a ten-thousandth of a pixel on the screen, at any zoom. On error, results are unchanged.
///
/// The formulas, with angles in degrees: let W = tile_size * 2^zoom, the width of the world in pixels, e = W/360 * (the
/// difference of longitude from the center to the position), and s = W/(2 pi) * (psi of the center minus psi of the
/// position) with psi = log(tan(45 + latitude/2)). Turn them by the bearing b: u = e cos b + s sin b, v = s cos b - e
/// sin b. The camera is at the distance d = height/(2 tan(field_of_view/2)) from the center, and with the pitch p the
/// depth of the position is w = d - v sin p. Then x = width/2 + u d/w and y = height/2 + v cos p d/w. Since 0.2.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
/// gn_point tower = {48.85837, 2.294481};
/// double x, y;
/// gn_screen_point_to_pixel(&screen, &tower, &x, &y);
/// ```
@_cdecl("gn_screen_point_to_pixel")
public func gn_screen_point_to_pixel(
  _ screen: UnsafePointer<gn_screen>?, _ position: UnsafePointer<gn_point>?, _ x: UnsafeMutablePointer<Double>?,
  _ y: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let position else { throw GN_ERROR_NULL }
    let pixel = try checked(screen).pixel(of: position.pointee)
    x?.pointee = pixel.x
    y?.pointee = pixel.y
  }
}

/// Finds the pixels at which a screen shows many positions.
///
/// - Parameters:
///   - screen: The map on the screen.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values; not null unless `count` is 0.
///   - count: Positions.
///   - xs: Receives the way to the right from the left edge of the screen, in pixels.
///   - ys: Receives the way down from the top edge of the screen, in pixels.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS` or `GN_ERROR_CAMERA` for the screen, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or
/// `GN_ERROR_OUT_OF_SIGHT`. Each row equals the result of gn_screen_point_to_pixel(). Positions inside structs, such as
/// labels, need not be copied. Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
/// gn_bounds view;
/// gn_screen_view(&screen, &view);
/// gn_grid_label labels[200];
/// size_t count;
/// gn_grid_labels(&view, screen.zoom, NULL, labels, 200, &count);
/// double xs[200], ys[200];
/// gn_screen_point_to_pixel_batch(&screen, &labels[0].position.latitude, sizeof labels[0],
///                                &labels[0].position.longitude, sizeof labels[0], count,
///                                xs, 8, ys, 8, NULL);
/// ```
@_cdecl("gn_screen_point_to_pixel_batch")  // One level: row by row.
public func gn_screen_point_to_pixel_batch(
  _ screen: UnsafePointer<gn_screen>?, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafePointer<Double>?, _ longitudeStride: Int, _ count: Int, _ xs: UnsafeMutablePointer<Double>?,
  _ xStride: Int, _ ys: UnsafeMutablePointer<Double>?, _ yStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try checked(screen).pixels(
      of: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      xs: MutableColumn(xs, stride: xStride, count: count), ys: MutableColumn(ys, stride: yStride, count: count),
      statuses: statuses)
  }
}

/// Finds the position that a screen shows at a pixel.
///
/// - Parameters:
///   - screen: The map on the screen.
///   - x: Pixels to the right of the left edge of the screen, within 1e15.
///   - y: Pixels below the top edge of the screen, within 1e15.
///   - position: Receives the position, longitude in [-180, 180). Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` for the center, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS`, `GN_ERROR_CAMERA`, or `GN_ERROR_OUT_OF_SIGHT` if the pixel lies above the
///   horizon of gn_screen_view().
///
/// Pixels need not be whole numbers, and may lie outside the screen. Beyond the northern and southern edge of the
/// Mercator world, the latitude is that of the edge, 85.051128 degrees. Otherwise gn_screen_point_to_pixel() leads back,
/// to a ten-thousandth of a pixel on the screen, unless the pixel is more than 180 degrees of longitude from the center.
/// Since 0.2.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
/// gn_point position;
/// gn_screen_pixel_to_point(&screen, 400, 300, &position);   // the center
/// ```
@_cdecl("gn_screen_pixel_to_point")
public func gn_screen_pixel_to_point(
  _ screen: UnsafePointer<gn_screen>?, _ x: Double, _ y: Double, _ position: UnsafeMutablePointer<gn_point>?
) -> gn_status {
  write(to: position) { () throws(gn_status) in try checked(screen).point(x: x, y: y) }
}

/// Finds the positions that a screen shows at many pixels.
///
/// - Parameters:
///   - screen: The map on the screen.
///   - xs: Pixels to the right of the left edge of the screen, within 1e15; not null unless `count` is 0.
///   - ys: Pixels below the top edge of the screen, within 1e15; not null unless `count` is 0.
///   - count: Pixels.
///   - latitudes: Receives the latitudes, in degrees.
///   - longitudes: Receives the longitudes, in degrees, in [-180, 180).
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS` or `GN_ERROR_CAMERA` for the screen, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_ERROR_NOT_FINITE`, `GN_ERROR_PIXELS` or
/// `GN_ERROR_OUT_OF_SIGHT`. Each row equals the result of gn_screen_pixel_to_point(). Since 0.2.
///
/// Time grows with the rows.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600};
/// const double xs[] = {0, 800, 800, 0}, ys[] = {0, 0, 600, 600};
/// gn_point corners[4];
/// gn_screen_pixel_to_point_batch(&screen, xs, 8, ys, 8, 4, &corners[0].latitude, 16,
///                                &corners[0].longitude, 16, NULL);
/// ```
@_cdecl("gn_screen_pixel_to_point_batch")  // One level: row by row.
public func gn_screen_pixel_to_point_batch(
  _ screen: UnsafePointer<gn_screen>?, _ xs: UnsafePointer<Double>?, _ xStride: Int, _ ys: UnsafePointer<Double>?,
  _ yStride: Int, _ count: Int, _ latitudes: UnsafeMutablePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafeMutablePointer<Double>?, _ longitudeStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try checked(screen).points(
      xs: Column(xs, stride: xStride, count: count), ys: Column(ys, stride: yStride, count: count),
      latitudes: MutableColumn(latitudes, stride: latitudeStride, count: count),
      longitudes: MutableColumn(longitudes, stride: longitudeStride, count: count), statuses: statuses)
  }
}

/// Finds the matrix with which a graphics processor places the pixels of a map on a screen.
///
/// - Parameters:
///   - screen: The map on the screen.
///   - matrix: Receives the matrix. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS` or `GN_ERROR_CAMERA`.
///
/// The matrix takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and from bottom to
/// top. x and y are pixels of the map, east and down from the center of the screen: what gn_grid_lines_pixels() writes
/// if its origin is the center and its view is that of gn_screen_view(). The graphics processor clips what lies behind
/// the camera, so lines are whole on a tilted map. There is no depth: z is 0. The matrix depends on width, height,
/// bearing, pitch and field of view only, so the vertices of one center and zoom serve while the map turns. Since 0.2.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 13, .width = 800, .height = 600, .pitch = 45};
/// gn_matrix matrix;
/// gn_screen_matrix(&screen, &matrix);   // glUniformMatrix4fv(place, 1, GL_FALSE, matrix.elements)
/// ```
@_cdecl("gn_screen_matrix")
public func gn_screen_matrix(
  _ screen: UnsafePointer<gn_screen>?, _ matrix: UnsafeMutablePointer<gn_matrix>?
) -> gn_status {
  write(to: matrix) { () throws(gn_status) in try checked(screen).matrix }
}

/// Finds the camera of a screen, for gn_grid_label_places().
///
/// - Parameters:
///   - screen: The map on the screen.
///   - camera: Receives the camera: a plane, with `transition` 0. Unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM`,
///   `GN_ERROR_TILE_SIZE`, `GN_ERROR_PIXELS` or `GN_ERROR_CAMERA`.
///
/// The camera makes the pixels of gn_screen_point_to_pixel(), to a thousandth of a pixel up to zoom 24. A map with a
/// camera of its own, such as a globe or a game, fills in its own matrices instead. Since 0.2.
///
/// ```c
/// gn_screen screen = {.center = {48.86, 2.3}, .zoom = 6, .width = 800, .height = 600, .pitch = 45};
/// gn_camera camera;
/// gn_screen_camera(&screen, &camera);
/// ```
@_cdecl("gn_screen_camera")
public func gn_screen_camera(
  _ screen: UnsafePointer<gn_screen>?, _ camera: UnsafeMutablePointer<gn_camera>?
) -> gn_status {
  write(to: camera) { () throws(gn_status) in try checked(screen).camera }
}

private func checked(_ screen: UnsafePointer<gn_screen>?) throws(gn_status) -> Screen {
  guard let screen else { throw GN_ERROR_NULL }
  return try Screen(screen.pointee)
}
