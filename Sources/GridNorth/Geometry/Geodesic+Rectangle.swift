// SPDX-License-Identifier: MIT

extension Geodesic {
  /// A rectangle around a position.
  ///
  /// ```swift
  /// let area = Geodesic.Rectangle(
  ///   center: Position(latitude: 48.8583, longitude: 2.2945), length: 800, width: 300, azimuth: 30)
  /// let ring = try area.points()
  /// ```
  ///
  /// Its corners are those of a plane rectangle: each lies at the geodesic distance of half the diagonal from the center, and as
  /// far beside the azimuth as in the plane. It stores any numbers; drawing it throws if a value is out of range.
  public struct Rectangle: Hashable, Codable, Sendable {
    /// Latitude -90 ... 90, any finite longitude.
    public var center: Position

    /// In meters, more than 0, up to 1,000,000.
    public var length: Double

    /// In meters, more than 0, up to 1,000,000.
    public var width: Double

    /// The azimuth of the length, in degrees clockwise from north, any finite value.
    public var azimuth: Double

    /// Creates a rectangle.
    public init(center: Position, length: Double, width: Double, azimuth: Double) {
      self.center = center
      self.length = length
      self.width = width
      self.azimuth = azimuth
    }
  }
}

extension Geodesic.Rectangle {
  /// Draws the rectangle.
  ///
  /// - Parameter longitudes: Whether longitudes continue beyond the antimeridian.
  /// - Returns: A closed ring, counterclockwise, from the corner ahead on the right; its last position is its first.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.dimension`.
  ///
  /// Since 0.2.
  public func points(longitudes: Geodesic.Longitudes = .reduced) throws(GridNorthError) -> [Position] {
    try drawnPoints(longitudes)
  }
}

// MARK: - Text

extension Geodesic.Rectangle: CustomStringConvertible {
  /// Sides, direction and center: "800.0 m by 300.0 m at 30.0° around 48.8583 2.2945".
  public var description: String { "\(length) m by \(width) m at \(azimuth)° around \(center)" }
}
