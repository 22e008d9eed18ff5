// SPDX-License-Identifier: MIT
import CGridNorth

extension Screen {
  /// A screen that shows all of some bounds: as `cameraForBounds` of MapLibre finds it.
  ///
  /// - Parameters:
  ///   - screen: Its size, bearing and tile size; center and zoom are found, and the camera looks straight down.
  ///   - padding: Pixels at the edges of the screen that stay free.
  ///
  /// Throws what `Screen` throws, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW`, `GN_ERROR_ZOOM`,
  /// `GN_ERROR_PIXELS`.
  public static func fit(
    _ bounds: gn_bounds, into screen: gn_screen, padding: gn_padding, maxZoom: Double
  ) throws(gn_status) -> gn_screen {
    let box = try MapBox(bounds)
    var fitted = screen
    fitted.center = gn_point(latitude: 0, longitude: 0)
    fitted.zoom = maxZoom
    fitted.pitch = 0
    _ = try Screen(fitted)
    guard padding.top.isFinite, padding.right.isFinite, padding.bottom.isFinite, padding.left.isFinite else {
      throw GN_ERROR_NOT_FINITE
    }
    let width = screen.width - padding.left - padding.right
    let height = screen.height - padding.top - padding.bottom
    guard min(min(padding.top, padding.bottom), min(padding.left, padding.right)) >= 0, width > 0, height > 0 else {
      throw GN_ERROR_PIXELS
    }
    // The box, turned by the bearing, in a rectangle: both in radians of the map, and in pixels.
    let (sine, cosine) = Angle.reduce(longitude: screen.bearing).sineAndCosineOfDegrees
    let across = box.width * cosine.absolute + box.height * sine.absolute
    let down = box.width * sine.absolute + box.height * cosine.absolute
    let tileSize = Double(screen.tile_size == 0 ? 512 : screen.tile_size)
    // Pixels to a radian; without width or height, as many as the zoom allows.
    let scale = min(width / max(across, 1e-300), height / max(down, 1e-300))
    let ratio = (2 * .pi * scale / tileSize).clamped(1e-9, 1e12)
    let zoom = ratio.naturalLogarithm / (LogarithmOfTwo.high + LogarithmOfTwo.low)
    guard zoom >= -4 else { throw GN_ERROR_PIXELS }
    fitted.zoom = min(zoom, maxZoom)
    // The middle of the box lies in the middle of the frame without padding.
    let radiansPerPixel = 2 * .pi / WebMercator.worldSize(zoom: fitted.zoom, tileSize: UInt32(tileSize))
    let right = 0.5 * (padding.left - padding.right)
    let below = 0.5 * (padding.top - padding.bottom)
    let east = (right * cosine - below * sine) * radiansPerPixel
    let south = (right * sine + below * cosine) * radiansPerPixel
    fitted.center = gn_point(
      latitude: WebMercator.limited(WebMercator.latitude(isometric: box.isometric + south)),
      longitude: Angle.reduce(longitude: box.longitude - east * Geodesic.degreesPerRadian))
    return fitted
  }
}

/// Bounds on the map.
private struct MapBox {
  /// Radians.
  let width: Double
  let height: Double
  /// The longitude of the middle: degrees, and radians.
  let longitude: Double
  let isometric: Double

  /// Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW`.
  init(_ bounds: gn_bounds) throws(gn_status) {
    let range = try LongitudeSpan(bounds)
    width = range.width * Geodesic.radiansPerDegree
    longitude = range.west + 0.5 * range.width
    let south = WebMercator.isometric(latitude: WebMercator.limited(bounds.south))
    let north = WebMercator.isometric(latitude: WebMercator.limited(bounds.north))
    height = north - south
    isometric = 0.5 * (south + north)
  }
}

/// The longitudes of checked bounds.
struct LongitudeSpan {
  /// Reduced.
  let west: Double
  /// Degrees eastward from the west edge, 0 ... 360.
  let width: Double

  /// Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_VIEW`.
  init(_ bounds: gn_bounds) throws(gn_status) {
    guard bounds.south.isFinite, bounds.west.isFinite, bounds.north.isFinite, bounds.east.isFinite else {
      throw GN_ERROR_NOT_FINITE
    }
    guard bounds.south.absolute <= 90, bounds.north.absolute <= 90 else { throw GN_ERROR_LATITUDE }
    guard bounds.south <= bounds.north else { throw GN_ERROR_VIEW }
    west = Angle.reduce(longitude: bounds.west)
    let way = Angle.reduce(longitude: bounds.east) - west
    width = bounds.east - bounds.west >= 360 ? 360 : way < 0 ? way + 360 : way
  }
}
