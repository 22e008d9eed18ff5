// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

/// A Web Mercator map on a screen, seen by a camera that may be turned and tilted: the camera of Mapbox and MapLibre.
///
/// ```swift
/// let paris = Position(latitude: 48.86, longitude: 2.3)
/// let screen = try Screen(center: paris, zoom: 13, width: 800, height: 600, bearing: 30, pitch: 45)
/// let grid = try GridOverlay(view: screen.view, zoom: screen.zoom)
/// for label in try grid.labels() {
///   let pixel = try screen.pixel(of: label.position)   // from the top left corner, y down
/// }
/// let touched = try screen.position(at: SIMD2(120, 500))
/// ```
public struct Screen: Hashable, Sendable {
  /// The position in the center of the screen. Latitudes beyond 85.051128 count as 85.051128.
  public let center: Position

  /// The zoom of the map: at 0 the world is one tile wide.
  public let zoom: Double

  /// Pixels.
  public let width: Double

  /// Pixels.
  public let height: Double

  /// Which direction is up, in degrees clockwise from north.
  public let bearing: Double

  /// Degrees by which the camera is tilted from looking straight down.
  public let pitch: Double

  /// The angle that the camera sees from the top to the bottom of the screen, in degrees; nil for the usual 36.87, whose
  /// half has the tangent 1/3. Without pitch, it has no effect.
  public let fieldOfView: Double?

  /// The width of the world at zoom 0.
  public let tileSize: TileSize

  /// Describes a map on a screen.
  ///
  /// - Parameters:
  ///   - center: The position in the center of the screen.
  ///   - zoom: -4 ... 30.
  ///   - width: Pixels, 0.001 ... 1,000,000.
  ///   - height: Pixels, 0.001 ... 1,000,000.
  ///   - bearing: Which direction is up, in degrees clockwise from north.
  ///   - pitch: Degrees by which the camera is tilted from looking straight down, 0 ... 85.
  ///   - fieldOfView: Degrees from the top to the bottom of the screen, 0.1 ... 150; nil for the usual 36.87.
  ///   - tileSize: The width of the world at zoom 0.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, `.zoom`, `.pixels` or `.camera`.
  ///
  /// Since 0.2.
  public init(
    center: Position, zoom: Double, width: Double, height: Double, bearing: Double = 0, pitch: Double = 0,
    fieldOfView: Double? = nil, tileSize: TileSize = .pixels512
  ) throws(GridNorthError) {
    self.center = center
    self.zoom = zoom
    self.width = width
    self.height = height
    self.bearing = bearing
    self.pitch = pitch
    self.fieldOfView = fieldOfView
    self.tileSize = tileSize
    _ = try refusable { () throws(gn_status) in try CoreScreen(fields) }
  }

  /// The smallest view that contains all ground that the screen shows.
  ///
  /// It ends at 85.051128 degrees, the edge of the Mercator world. If the screen is as wide as the world or wider, the
  /// east edge is 360 degrees beyond the west edge, and ``center`` is in the middle between them. With pitch, the ground
  /// ends at the horizon, as in MapLibre: 85 % of the way from the center of the screen up to the line where the plane
  /// of the map vanishes, and nowhere farther than where it is seen at 89.25 degrees from the vertical. Since 0.2.
  public var view: Bounds { Bounds(core.view) }

  /// The matrix with which a graphics processor places pixels of the map on the screen: 16 numbers, column by column.
  ///
  /// It takes (x, y, 0, 1) to clip space, where the screen spans -1 ... 1 from left to right and from bottom to top. x
  /// and y are pixels of the map, east and down from the center: those of ``GridOverlay/pixelLines(from:)`` from
  /// ``center``. The graphics processor clips what lies behind the camera, so lines are whole on a tilted map. There is
  /// no depth: z is 0. Since 0.2.
  public var matrix: [Float] {
    withUnsafeBytes(of: core.matrix) { Array($0.bindMemory(to: Float.self)) }
  }

  /// Finds the pixel at which the screen shows a position.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude. Latitudes beyond 85.051128 count as 85.051128.
  /// - Returns: The way to the right and down from the top left corner of the screen, perhaps beyond it, in the copy of
  ///   the world nearest to the center.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude` or, behind the camera, `.outOfSight`.
  ///
  /// Since 0.2.
  public func pixel(of position: Position) throws(GridNorthError) -> SIMD2<Double> {
    let pixel = try refusable { () throws(gn_status) in try core.pixel(of: position.core) }
    return SIMD2(pixel.x, pixel.y)
  }

  /// Finds the pixels at which the screen shows many positions.
  ///
  /// - Parameter positions: As for ``pixel(of:)``.
  /// - Returns: A result for each position, in order; an error is the one that ``pixel(of:)`` throws.
  ///
  /// Since 0.2.
  public func pixels(of positions: [Position]) -> [Result<SIMD2<Double>, GridNorthError>] {
    var statuses = [UInt8](repeating: 0, count: positions.count)
    let pixels = positions.withColumns { columns in
      pairs(positions.count) { (xs, ys) throws(gn_status) in
        try core.pixels(of: columns.places(), xs: xs, ys: ys, statuses: &statuses)
      }
    }
    return zip(pixels, statuses).map { pixel, status in
      GridNorthError(statusByte: status).map { .failure($0) } ?? .success(pixel)
    }
  }

  /// Finds the position that the screen shows at a pixel.
  ///
  /// - Parameter pixel: The way to the right and down from the top left corner of the screen, each within 1e15.
  /// - Returns: The position. Beyond the northern and southern edge of the Mercator world, its latitude is that of the
  ///   edge.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.pixels` or, above the horizon, `.outOfSight`.
  ///
  /// Since 0.2.
  public func position(at pixel: SIMD2<Double>) throws(GridNorthError) -> Position {
    Position(try refusable { () throws(gn_status) in try core.point(x: pixel.x, y: pixel.y) })
  }

  /// Finds the positions that the screen shows at many pixels.
  ///
  /// - Parameter pixels: As for ``position(at:)``.
  /// - Returns: A result for each pixel, in order; an error is the one that ``position(at:)`` throws.
  ///
  /// Since 0.2.
  public func positions(at pixels: [SIMD2<Double>]) -> [Result<Position, GridNorthError>] {
    pixels.map { pixel in
      Result { () throws(GridNorthError) in try position(at: pixel) }
    }
  }
}

// MARK: - Text

extension Screen: CustomStringConvertible {
  /// Center, zoom and size, and how the camera is turned: "48.86 2.3, zoom 13.0, 800.0 x 600.0, bearing 30.0, pitch
  /// 45.0".
  public var description: String {
    "\(center), zoom \(zoom), \(width) x \(height), bearing \(bearing), pitch \(pitch)"
  }
}

// MARK: - Codable

extension Screen: Codable {
  private enum CodingKeys: CodingKey {
    case center, zoom, width, height, bearing, pitch, fieldOfView, tileSize
  }

  /// Reads the properties; what the initializer refuses throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let center = try container.decode(Position.self, forKey: .center)
    let zoom = try container.decode(Double.self, forKey: .zoom)
    let width = try container.decode(Double.self, forKey: .width)
    let height = try container.decode(Double.self, forKey: .height)
    let bearing = try container.decode(Double.self, forKey: .bearing)
    let pitch = try container.decode(Double.self, forKey: .pitch)
    let fieldOfView = try container.decodeIfPresent(Double.self, forKey: .fieldOfView)
    let tileSize = try container.decode(TileSize.self, forKey: .tileSize)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in
      try Screen(
        center: center, zoom: zoom, width: width, height: height, bearing: bearing, pitch: pitch,
        fieldOfView: fieldOfView, tileSize: tileSize)
    }
  }
}

// MARK: - The core's form

extension Screen {
  private var fields: gn_screen {
    gn_screen(
      center: center.core, zoom: zoom, width: width, height: height, bearing: bearing, pitch: pitch,
      field_of_view: fieldOfView ?? 0, tile_size: tileSize.core, reserved: 0)
  }

  var camera: gn_camera { core.camera }

  private var core: CoreScreen {
    certain { () throws(gn_status) in try CoreScreen(fields) }
  }
}
