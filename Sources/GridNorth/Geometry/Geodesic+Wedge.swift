// SPDX-License-Identifier: MIT

extension Geodesic {
  /// The direction of a wedge or an arc: of its middle, or of the side where it starts.
  public struct Direction: Hashable, Codable, Sendable {
    /// The part of a wedge or an arc that an azimuth refers to.
    public enum Part: String, CaseIterable, Codable, Sendable {
      /// The middle.
      case middle
      /// The side where it starts; it continues clockwise.
      case start
    }

    /// Degrees clockwise from north, any finite value.
    public var azimuth: Double

    /// The part that lies in this direction.
    public var part: Part

    /// The direction of the middle.
    public static func middle(_ azimuth: Double) -> Direction {
      Direction(azimuth: azimuth, part: .middle)
    }

    /// The direction of the side where it starts; it continues clockwise.
    public static func start(_ azimuth: Double) -> Direction {
      Direction(azimuth: azimuth, part: .start)
    }
  }

  /// A wedge: a sector of a circle or, with an inner radius, of a ring.
  ///
  /// ```swift
  /// let gun = Position(latitude: 48.8583, longitude: 2.2945)
  /// let sector = Geodesic.Wedge(
  ///   center: gun, innerRadius: 200, outerRadius: 2_000, direction: .middle(90), width: 40)
  /// let ring = try sector.points()
  /// ```
  ///
  /// Its sides are geodesics. A wedge stores any numbers; drawing it throws if a value is out of range.
  public struct Wedge: Hashable, Codable, Sendable {
    /// Latitude -90 ... 90, any finite longitude.
    public var center: Position

    /// Meters, 0 or more, less than the outer radius. With 0 the center is a vertex.
    public var innerRadius: Double

    /// Meters, more than 0, up to 19,970,000.
    public var outerRadius: Double

    /// The direction of the middle or of the side where the wedge starts.
    public var direction: Direction

    /// Degrees, 0 ... 360. With 0 there is nothing to draw; 360 is a circle or a ring.
    public var width: Double

    /// How the vertices are chosen.
    public var options: ShapeOptions

    /// Creates a wedge.
    public init(
      center: Position, innerRadius: Double = 0, outerRadius: Double, direction: Direction, width: Double,
      options: ShapeOptions = ShapeOptions()
    ) {
      self.center = center
      self.innerRadius = innerRadius
      self.outerRadius = outerRadius
      self.direction = direction
      self.width = width
      self.options = options
    }
  }
}

extension Geodesic.Wedge {
  /// Draws the wedge.
  ///
  /// - Parameter longitudes: Whether longitudes continue beyond the antimeridian.
  /// - Returns: A closed ring, counterclockwise; empty for a width of 0. A width of 360 with an inner radius gives two
  ///   rings, each closed: the outer one, then the inner one, clockwise. ``rings(longitudes:)`` separates them.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.radius`, `.width`, `.vertices` or `.tolerance`.
  ///
  /// The vertices at the ends of both sides lie exactly in their directions. A placement that would make the edges of
  /// both arcs cross is refused with `.vertices`. Since 0.1.
  public func points(longitudes: Geodesic.Longitudes = .reduced) throws(GridNorthError) -> [Position] {
    try drawnPoints(options.core(longitudes: longitudes, direction: direction))
  }

  /// Draws the wedge, with each ring in its own array.
  ///
  /// - Parameter longitudes: Whether longitudes continue beyond the antimeridian.
  /// - Returns: One closed ring, counterclockwise; none for a width of 0; for a width of 360 with an inner radius, a
  ///   second one, clockwise.
  /// - Throws: ``GridNorthError`` as ``points(longitudes:)``.
  ///
  /// Since 0.1.
  public func rings(longitudes: Geodesic.Longitudes = .reduced) throws(GridNorthError) -> [[Position]] {
    let points = try points(longitudes: longitudes)
    guard !points.isEmpty else { return [] }
    guard width == 360, innerRadius > 0 else { return [points] }
    // Both have the same number of vertices.
    return [Array(points[..<(points.count / 2)]), Array(points[(points.count / 2)...])]
  }

  /// Writes the wedge as GeoJSON.
  ///
  /// - Parameters:
  ///   - properties: A JSON object, copied unchanged.
  ///   - decimals: Decimals of the coordinates, 0 ... 12; 7 is about a centimeter.
  ///   - edgeTolerance: How far edges that are straight in degrees may depart from the geodesics, in meters; vertices
  ///     are added to keep to it. By default nil: none are added, except for the placements outside and inside, which
  ///     use the tolerance of the options, or a thousandth of the radius, but at least 0.7 units of the last decimal.
  /// - Returns: A Feature (RFC 7946) with a Polygon, or a MultiPolygon if the antimeridian cuts it. Rings are closed,
  ///   the outer ones counterclockwise; rings around a pole are closed along it. With a width of 0 it has no
  ///   coordinates.
  /// - Throws: ``GridNorthError`` as ``points(longitudes:)``, and with `.properties` or `.decimals`.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    try writtenGeoJSON(options.core(direction: direction, decimals: decimals, edgeTolerance: edgeTolerance), properties)
  }
}

extension Geodesic {
  /// Part of a circle, as an open line.
  ///
  /// ```swift
  /// let here = Position(latitude: 48.8583, longitude: 2.2945)
  /// let front = try Geodesic.Arc(center: here, radius: 5_000, direction: .start(-30), width: 60).points()
  /// ```
  ///
  /// An arc stores any numbers; drawing it throws if a value is out of range.
  public struct Arc: Hashable, Codable, Sendable {
    /// Latitude -90 ... 90, any finite longitude.
    public var center: Position

    /// Meters, more than 0, up to 19,970,000.
    public var radius: Double

    /// The direction of the middle or of the end where the arc starts.
    public var direction: Direction

    /// Degrees, 0 ... 360. With 0 there is nothing to draw.
    public var width: Double

    /// How the vertices are chosen.
    public var options: ShapeOptions

    /// Creates an arc.
    public init(
      center: Position, radius: Double, direction: Direction, width: Double, options: ShapeOptions = ShapeOptions()
    ) {
      self.center = center
      self.radius = radius
      self.direction = direction
      self.width = width
      self.options = options
    }
  }
}

extension Geodesic.Arc {
  /// Draws the arc.
  ///
  /// - Parameter longitudes: Whether longitudes continue beyond the antimeridian.
  /// - Returns: A line, clockwise from the start; empty for a width of 0.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.radius`, `.width`, `.vertices`, `.tolerance` or,
  ///   for any placement other than `.on`, `.placement`.
  ///
  /// The ends lie exactly in their directions. Since 0.1.
  public func points(longitudes: Geodesic.Longitudes = .reduced) throws(GridNorthError) -> [Position] {
    try drawnPoints(options.core(longitudes: longitudes, direction: direction))
  }

  /// Writes the arc as GeoJSON.
  ///
  /// - Parameters:
  ///   - properties: A JSON object, copied unchanged.
  ///   - decimals: Decimals of the coordinates, 0 ... 12; 7 is about a centimeter.
  ///   - edgeTolerance: How far edges that are straight in degrees may depart from the geodesics, in meters; vertices
  ///     are added to keep to it. By default nil: none are added.
  /// - Returns: A Feature (RFC 7946) with a LineString, or a MultiLineString if the antimeridian cuts it. With a width
  ///   of 0 it has no coordinates.
  /// - Throws: ``GridNorthError`` as ``points(longitudes:)``, and with `.properties` or `.decimals`.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    try writtenGeoJSON(options.core(direction: direction, decimals: decimals, edgeTolerance: edgeTolerance), properties)
  }
}

// MARK: - Text

extension Geodesic.Direction: CustomStringConvertible {
  /// Part and azimuth: "middle 90.0", "start -30.0".
  public var description: String { "\(part) \(azimuth)" }
}

extension Geodesic.Direction.Part: CustomStringConvertible {
  /// The raw value: "middle" or "start".
  public var description: String { rawValue }
}

extension Geodesic.Wedge: CustomStringConvertible {
  /// Radii, direction, width and center: "200.0 to 2000.0 m around 48.8583 2.2945, middle 90.0, width 40.0".
  public var description: String {
    "\(innerRadius) to \(outerRadius) m around \(center), \(direction), width \(width)"
  }
}

extension Geodesic.Arc: CustomStringConvertible {
  /// Radius, center, direction and width: "5000.0 m around 48.8583 2.2945, start -30.0, width 60.0".
  public var description: String { "\(radius) m around \(center), \(direction), width \(width)" }
}
