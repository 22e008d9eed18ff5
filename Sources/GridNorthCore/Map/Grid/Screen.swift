// SPDX-License-Identifier: MIT
import CGridNorth

/// A Web Mercator map on a screen, seen by a camera that may be turned and tilted: the camera of Mapbox and MapLibre.
///
/// The map is a plane, measured in pixels from the center of the screen: x to the right, y down, after turning it by the
/// bearing. The camera looks at the center from the distance d at which the height h of the screen fills its field of
/// view, 2 d tan(f/2) = h, so a pixel in the center is a pixel of the map. At the pitch p, a point of the plane has the
/// depth w = d - y sin p, and is seen at u = x d/w to the right of the center and v = y cos p d/w below it. Inverted:
/// y = v d/s, x = u d cos p/s, with s = d cos p + v sin p. The plane vanishes where s is 0.
public struct Screen {
  private let longitude: Double
  private let isometric: Double
  private let bearing: (sine: Double, cosine: Double)
  private let pitch: (sine: Double, cosine: Double)
  /// d.
  private let distance: Double
  /// How far above the center the ground ends: nothing is seen of it from there on. Positive.
  private let horizon: Double
  private let middle: (x: Double, y: Double)
  private let degreesPerPixel: Double
  private let radiansPerPixel: Double

  /// Checks a screen: `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ZOOM`, `GN_ERROR_TILE_SIZE`,
  /// `GN_ERROR_PIXELS`, `GN_ERROR_CAMERA`.
  public init(_ screen: gn_screen) throws(gn_status) {
    let center = try checked(screen.center)
    guard screen.width.isFinite, screen.height.isFinite, screen.bearing.isFinite, screen.pitch.isFinite,
      screen.field_of_view.isFinite
    else { throw GN_ERROR_NOT_FINITE }
    let tileSize = screen.tile_size == 0 ? 512 : screen.tile_size
    let worldSize = try checkedWorldSize(zoom: screen.zoom, tileSize: tileSize)
    guard screen.width >= 0.001, screen.width <= 1_000_000, screen.height >= 0.001, screen.height <= 1_000_000 else {
      throw GN_ERROR_PIXELS
    }
    guard screen.pitch >= 0, screen.pitch <= 85 else { throw GN_ERROR_CAMERA }
    longitude = center.longitude
    isometric = WebMercator.isometric(latitude: WebMercator.limited(center.latitude))
    bearing = Angle.reduce(longitude: screen.bearing).sineAndCosineOfDegrees
    pitch = screen.pitch.sineAndCosineOfDegrees
    distance = try Self.distance(fieldOfView: screen.field_of_view, height: screen.height)
    horizon = Self.horizon(pitch: screen.pitch, distance: distance)
    middle = (0.5 * screen.width, 0.5 * screen.height)
    degreesPerPixel = 360 / worldSize
    radiansPerPixel = 2 * .pi / worldSize
  }

  /// d. The usual field of view is 2 atan(1/3).
  private static func distance(fieldOfView: Double, height: Double) throws(gn_status) -> Double {
    guard fieldOfView != 0 else { return 1.5 * height }
    guard fieldOfView >= 0.1, fieldOfView <= 150 else { throw GN_ERROR_CAMERA }
    let (sine, cosine) = (0.5 * fieldOfView).sineAndCosineOfDegrees
    return 0.5 * height * cosine / sine
  }

  /// As MapLibre draws it: the plane vanishes at d tan(90 - p) above the center. The ground ends at 85 % of that, and
  /// where it is seen at 89.25 degrees from the vertical.
  private static func horizon(pitch: Double, distance: Double) -> Double {
    let farthest = (89.25 - pitch).sineAndCosineOfDegrees
    let limit = distance * farthest.sine / farthest.cosine
    // Below 4 degrees, 85 % is farther.
    guard pitch > 4 else { return limit }
    let (sine, cosine) = pitch.sineAndCosineOfDegrees
    return min(limit, 0.85 * distance * cosine / sine)
  }

  /// The pixel of a position, from the top left corner of the screen: in the copy of the world nearest to the center.
  /// Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_OUT_OF_SIGHT`.
  public func pixel(of point: gn_point) throws(gn_status) -> (x: Double, y: Double) {
    let latitude = try checked(point).latitude
    // A longitude of 180 stays on the eastern side: lines that were cut there end there.
    let isReduced = point.longitude.absolute <= 180
    let longitude = isReduced ? point.longitude : Angle.reduce(longitude: point.longitude)
    let east = longitude.longitudeDifference(from: self.longitude) / degreesPerPixel
    let south = (isometric - WebMercator.isometric(latitude: WebMercator.limited(latitude))) / radiansPerPixel
    let x = east * bearing.cosine + south * bearing.sine
    let y = south * bearing.cosine - east * bearing.sine
    let depth = distance - y * pitch.sine
    guard depth > 0 else { throw GN_ERROR_OUT_OF_SIGHT }
    let scale = distance / depth
    return (middle.x + x * scale, middle.y + y * pitch.cosine * scale)
  }

  /// The position at a pixel. Throws `GN_ERROR_NOT_FINITE`, `GN_ERROR_PIXELS`, `GN_ERROR_OUT_OF_SIGHT`.
  public func point(x: Double, y: Double) throws(gn_status) -> gn_point {
    guard x.isFinite, y.isFinite else { throw GN_ERROR_NOT_FINITE }
    guard x.absolute <= 1e15, y.absolute <= 1e15 else { throw GN_ERROR_PIXELS }
    let (right, down) = (x - middle.x, y - middle.y)
    guard down >= -horizon else { throw GN_ERROR_OUT_OF_SIGHT }
    let (east, south) = ground(right, down)
    return gn_point(
      latitude: latitude(south: south), longitude: Angle.reduce(longitude: longitude + east * degreesPerPixel))
  }

  /// The smallest rectangle of meridians and parallels with all ground that the screen shows.
  public var view: gn_bounds {
    // The screen below the horizon shows a quadrilateral of the map: its corners reach farthest.
    let top = max(-middle.y, -horizon)
    let corners = Extent(ground(-middle.x, top), ground(middle.x, top)).joined(
      with: Extent(ground(-middle.x, middle.y), ground(middle.x, middle.y)))
    let (west, east) = longitudes(corners.west * degreesPerPixel, corners.east * degreesPerPixel)
    return gn_bounds(
      south: latitude(south: corners.south), west: west, north: latitude(south: corners.north), east: east)
  }

  /// From pixels of the map, east and south of the center, to clip space: (2 u/width, -2 v cos p/height, 0, w/d).
  public var matrix: gn_matrix {
    let tilt = pitch.sine / distance
    let (across, down) = (1 / middle.x, pitch.cosine / middle.y)
    return gn_matrix(
      elements: (
        Float(bearing.cosine * across), Float(bearing.sine * down), 0, Float(bearing.sine * tilt),
        Float(bearing.sine * across), Float(0 - bearing.cosine * down), 0, Float(0 - bearing.cosine * tilt),
        0, 0, 0, 0,
        0, 0, 0, 1
      ))
  }

  /// From the Mercator plane, as gn_camera counts it, to X, Y and W; W is 1 in the center.
  public var camera: gn_camera {
    let worldSize = 360 / degreesPerPixel
    // East and south of the center, then across and down the screen, in pixels of the map.
    let (east, south) = (0.5 + longitude / 360, 0.5 - isometric / (2 * .pi))
    let across = plane(worldSize * bearing.cosine, worldSize * bearing.sine, east, south)
    let down = plane(0 - worldSize * bearing.sine, worldSize * bearing.cosine, east, south)
    let tilt = 0 - pitch.sine / distance
    let depth = (tilt * down.0, tilt * down.1, 1 + tilt * down.2)
    var camera = gn_camera()
    camera.plane = (
      across.0 + middle.x * depth.0, across.1 + middle.x * depth.1, across.2 + middle.x * depth.2,
      pitch.cosine * down.0 + middle.y * depth.0, pitch.cosine * down.1 + middle.y * depth.1,
      pitch.cosine * down.2 + middle.y * depth.2, depth.0, depth.1, depth.2
    )
    camera.longitude = longitude
    camera.depth = 1
    return camera
  }

  private func plane(_ x: Double, _ y: Double, _ east: Double, _ south: Double) -> (Double, Double, Double) {
    (x, y, 0 - (x * east + y * south))
  }

  /// What the screen shows u pixels right of its center and v below it: pixels of the map, to the east and to the south.
  private func ground(_ u: Double, _ v: Double) -> (east: Double, south: Double) {
    let scale = distance / (distance * pitch.cosine + v * pitch.sine)
    let x = u * pitch.cosine * scale
    let y = v * scale
    return (x * bearing.cosine - y * bearing.sine, x * bearing.sine + y * bearing.cosine)
  }

  private func latitude(south: Double) -> Double {
    WebMercator.limited(WebMercator.latitude(isometric: isometric - south * radiansPerPixel))
  }

  /// The edges of a view that reaches `toWest` (negative) and `toEast` degrees from the center.
  private func longitudes(_ toWest: Double, _ toEast: Double) -> (west: Double, east: Double) {
    if toEast - toWest >= 360 {
      // Rounded to 2^-40 degrees, so that the edges are 360 degrees apart to the last bit.
      let west = (longitude - 180 + 6144) - 6144
      return (west, west + 360)
    }
    let east = Angle.reduce(longitude: longitude + toEast)
    return (Angle.reduce(longitude: longitude + toWest), east == -180 ? 180 : east)
  }
}

/// How far some points of the map reach.
private struct Extent {
  var west: Double
  var east: Double
  var north: Double
  var south: Double

  init(_ a: (east: Double, south: Double), _ b: (east: Double, south: Double)) {
    west = min(a.east, b.east)
    east = max(a.east, b.east)
    north = min(a.south, b.south)
    south = max(a.south, b.south)
  }

  func joined(with other: Extent) -> Extent {
    Extent(
      (min(west, other.west), min(north, other.north)), (max(east, other.east), max(south, other.south)))
  }
}
