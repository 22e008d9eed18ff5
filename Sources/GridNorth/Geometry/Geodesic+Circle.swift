// SPDX-License-Identifier: MIT

extension Geodesic {
  /// A circle: all positions at one geodesic distance from its center.
  ///
  /// ```swift
  /// let center = Position(latitude: 48.8583, longitude: 2.2945)
  /// let danger = Geodesic.Circle(
  ///   center: center, radius: 500, options: .init(vertices: 64, placement: .outside))
  /// let ring = try danger.points()        // closed: 65 positions
  /// let feature = try danger.geoJSON()    // cut where it crosses the antimeridian
  /// ```
  ///
  /// A circle stores any numbers; drawing it throws if a value is out of range.
  public struct Circle: Hashable, Codable, Sendable {
    /// Latitude -90 ... 90, any finite longitude.
    public var center: Position

    /// Meters, more than 0, at most 19,970,000, which is not quite the distance to the antipode.
    public var radius: Double

    /// How the vertices are chosen.
    public var options: ShapeOptions

    /// Creates a circle.
    public init(center: Position, radius: Double, options: ShapeOptions = ShapeOptions()) {
      self.center = center
      self.radius = radius
      self.options = options
    }
  }
}

extension Geodesic.Circle {
  /// Draws the circle.
  ///
  /// - Parameter longitudes: Whether longitudes continue beyond the antimeridian.
  /// - Returns: A closed ring, counterclockwise; the first vertex, due north of the center, is repeated at the end.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.radius`, `.vertices` or `.tolerance`.
  ///
  /// Vertex i of n lies at the azimuth -360 i/n; with the placement `.on`, it lies at the radius to within 15 nm. Edges
  /// are geodesics. The circle may contain more than a hemisphere: its inside is on the left. Since 0.1.
  public func points(longitudes: Geodesic.Longitudes = .reduced) throws(GridNorthError) -> [Position] {
    try drawnPoints(options.core(longitudes: longitudes))
  }

  /// Writes the circle as GeoJSON.
  ///
  /// - Parameters:
  ///   - properties: A JSON object, copied unchanged.
  ///   - decimals: Decimals of the coordinates, 0 ... 12; 7 is about a centimeter.
  ///   - edgeTolerance: How far edges that are straight in degrees may depart from the geodesics, in meters; vertices
  ///     are added to keep to it. By default nil: none are added, except for the placements outside and inside, which
  ///     use the tolerance of the options, or a thousandth of the radius, but at least 0.7 units of the last decimal.
  /// - Returns: A Feature (RFC 7946) with a Polygon, or a MultiPolygon if the antimeridian cuts it. Rings are closed,
  ///   the outer ones counterclockwise; rings around a pole are closed along it.
  /// - Throws: ``GridNorthError`` as ``points(longitudes:)``, and with `.properties`, `.decimals` or, for more than 256
  ///   crossings of the antimeridian, `.crossings`.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    try writtenGeoJSON(options.core(decimals: decimals, edgeTolerance: edgeTolerance), properties)
  }
}

// MARK: - Text

extension Geodesic.Circle: CustomStringConvertible {
  /// Radius and center: "500.0 m around 48.8583 2.2945".
  public var description: String { "\(radius) m around \(center)" }
}
