// SPDX-License-Identifier: MIT

extension Geodesic {
  /// An ellipse, such as the error ellipse of a position.
  ///
  /// ```swift
  /// let fix = Geodesic.Ellipse(
  ///   center: Position(latitude: 48.8583, longitude: 2.2945), semiMajor: 120, semiMinor: 45, rotation: 30)
  /// let ring = try fix.points()
  /// ```
  ///
  /// At the azimuth t from the first axis it lies at the geodesic distance a b / sqrt((b cos t)² + (a sin t)²) from the
  /// center. It stores any numbers; drawing it throws if a value is out of range.
  public struct Ellipse: Hashable, Codable, Sendable {
    /// Latitude -90 ... 90, any finite longitude.
    public var center: Position

    /// From the center along the first axis, in meters, more than 0, up to 19,970,000.
    public var semiMajor: Double

    /// From the center across the first axis, in meters, more than 0, up to 19,970,000.
    public var semiMinor: Double

    /// The azimuth of the first axis, in degrees clockwise from north, any finite value.
    public var rotation: Double

    /// How the vertices are chosen.
    public var options: ShapeOptions

    /// Creates an ellipse.
    public init(
      center: Position, semiMajor: Double, semiMinor: Double, rotation: Double, options: ShapeOptions = ShapeOptions()
    ) {
      self.center = center
      self.semiMajor = semiMajor
      self.semiMinor = semiMinor
      self.rotation = rotation
      self.options = options
    }
  }
}

extension Geodesic.Ellipse {
  /// Draws the ellipse.
  ///
  /// - Parameter longitudes: Whether longitudes continue beyond the antimeridian.
  /// - Returns: A closed ring, counterclockwise; the first vertex, on the first axis, is repeated at the end.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.radius`, `.vertices`, `.tolerance` or, for any
  ///   placement other than `.on`, `.placement`.
  ///
  /// Since 0.1.
  public func points(longitudes: Geodesic.Longitudes = .reduced) throws(GridNorthError) -> [Position] {
    try drawnPoints(options.core(longitudes: longitudes))
  }

  /// Writes the ellipse as GeoJSON.
  ///
  /// - Parameters:
  ///   - properties: A JSON object, copied unchanged.
  ///   - decimals: Decimals of the coordinates, 0 ... 12; 7 is about a centimeter.
  ///   - edgeTolerance: How far edges that are straight in degrees may depart from the geodesics, in meters; vertices
  ///     are added to keep to it. By default nil: none are added.
  /// - Returns: A Feature (RFC 7946) with a Polygon, or a MultiPolygon if the antimeridian cuts it. Rings are closed,
  ///   the outer ones counterclockwise; rings around a pole are closed along it.
  /// - Throws: ``GridNorthError`` as ``points(longitudes:)``, and with `.properties` or `.decimals`.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    try writtenGeoJSON(options.core(decimals: decimals, edgeTolerance: edgeTolerance), properties)
  }
}

// MARK: - Text

extension Geodesic.Ellipse: CustomStringConvertible {
  /// Axes and center: "120.0 m by 45.0 m around 48.8583 2.2945".
  public var description: String { "\(semiMajor) m by \(semiMinor) m around \(center)" }
}
