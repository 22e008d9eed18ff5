// SPDX-License-Identifier: MIT

extension Bounds {
  /// Finds the smallest rectangle of meridians and parallels that contains positions.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes.
  /// - Throws: ``GridNorthError`` with `.count`, if there is no position, `.latitude` or `.notFinite`.
  ///
  /// West is greater than east if that is shorter across the antimeridian. If the positions leave no gap of a degree, the
  /// rectangle has all longitudes. A pole has no longitude, unless there are no other positions. Since 0.2.
  ///
  /// ```swift
  /// let fiji = Position(latitude: -18.1, longitude: 178.4)
  /// let samoa = Position(latitude: -13.8, longitude: -171.8)
  /// let bounds = try Bounds(containing: [fiji, samoa])   // from 178.4 east to 171.8 west
  /// let screen = try Screen(fitting: bounds, width: 800, height: 600)
  /// ```
  public init(containing positions: [Position]) throws(GridNorthError) {
    self = try Bounds.found(positions)
  }
}

extension Screen {
  /// Pixels at the edges of a screen that are to stay free.
  public struct Padding: Hashable, Codable, Sendable {
    public var top: Double
    public var right: Double
    public var bottom: Double
    public var left: Double

    /// Creates a padding, each 0 or more.
    public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
      self.top = top
      self.right = right
      self.bottom = bottom
      self.left = left
    }

    /// Creates a padding that is the same on all sides.
    public init(_ pixels: Double) {
      self.init(top: pixels, right: pixels, bottom: pixels, left: pixels)
    }
  }

  /// Finds center and zoom with which a screen shows all of some bounds.
  ///
  /// - Parameters:
  ///   - bounds: The area that the screen must show.
  ///   - width: Pixels, 0.001 ... 1,000,000.
  ///   - height: Pixels, 0.001 ... 1,000,000.
  ///   - padding: Pixels at the edges that stay free.
  ///   - maxZoom: The largest zoom, -4 ... 30.
  ///   - bearing: Which direction is up, in degrees clockwise from north.
  ///   - tileSize: The width of the world at zoom 0.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, `.view`, `.zoom` or `.pixels`, also for a padding that
  ///   leaves no room.
  ///
  /// It is the camera of MapLibre's `cameraForBounds`; the map is not tilted. Since 0.2.
  public init(
    fitting bounds: Bounds, width: Double, height: Double, padding: Padding = Padding(), maxZoom: Double = 22,
    bearing: Double = 0, tileSize: TileSize = .pixels512
  ) throws(GridNorthError) {
    self = try Screen.fitted(bounds, width, height, padding, maxZoom, bearing, tileSize)
  }
}
