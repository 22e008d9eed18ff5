// SPDX-License-Identifier: MIT
internal import CGridNorth

extension Geodesic {
  /// Circles around one center, such as range rings, with radial lines and label positions.
  ///
  /// ```swift
  /// let ranges = Geodesic.RingSet(
  ///   center: Position(latitude: 48.8583, longitude: 2.2945), radii: [1_000, 2_000, 5_000], radials: 12)
  /// let drawing = try ranges.lines()
  /// for line in drawing.lines where line.kind == .ring {
  ///   let ring = drawing[line]   // a closed ring of 65 positions
  /// }
  /// ```
  ///
  /// It stores any numbers; drawing it throws if a value is out of range.
  public struct RingSet: Hashable, Codable, Sendable {
    /// Latitude -90 ... 90, any finite longitude.
    public var center: Position

    /// Meters, each more than 0, at most 19,970,000; in any order. Rings are drawn in this order.
    public var radii: [Double]

    /// The number of radial lines, evenly spaced, from the center to the largest radius: 0 ... 3,600. By default 0.
    public var radials: Int

    /// The azimuth of the first radial line, in degrees clockwise from north. By default 0.
    public var radialAzimuth: Double

    /// The azimuth of the ring labels, in degrees clockwise from north. By default 0.
    public var labelAzimuth: Double

    /// How the vertices are chosen.
    public var options: ShapeOptions

    /// Creates a set of rings.
    public init(
      center: Position, radii: [Double], radials: Int = 0, radialAzimuth: Double = 0, labelAzimuth: Double = 0,
      options: ShapeOptions = ShapeOptions()
    ) {
      self.center = center
      self.radii = radii
      self.radials = radials
      self.radialAzimuth = radialAzimuth
      self.labelAzimuth = labelAzimuth
      self.options = options
    }
  }
}

extension Geodesic.RingSet {
  /// Rings, radial lines and their vertices, all in one array, ready for a renderer.
  public struct Drawing: Hashable, Sendable {
    /// The vertices of all lines, one line after the other.
    public internal(set) var vertices: [Position] = []

    /// The attributes of each line, and the range of its vertices.
    public internal(set) var lines: [Line] = []

    /// The vertices of a line of this drawing.
    public subscript(line: Line) -> ArraySlice<Position> { vertices[line.vertices] }
  }

  /// A line of a set of rings.
  public struct Line: Hashable, Codable, Sendable {
    /// What the line is. The raw value appears in GeoJSON.
    public enum Kind: String, CaseIterable, Codable, Sendable {
      /// A closed ring, counterclockwise.
      case ring
      /// A line from the center outward.
      case radial
    }

    /// What the line is.
    public let kind: Kind

    /// The radius of the ring, or where the radial line ends, in meters.
    public let radius: Double

    /// The azimuth of the radial line, or of the ring's label, in degrees clockwise from north, [0, 360).
    public let azimuth: Double

    /// A position for a label: on the ring, or at the outer end of the radial line.
    public let label: Position

    /// The range of the line's vertices in ``Drawing/vertices``. In a ring the last vertex repeats the first.
    public let vertices: Range<Int>
  }

  /// Draws the rings and the radial lines.
  ///
  /// - Parameter longitudes: Whether longitudes continue beyond the antimeridian.
  /// - Returns: The rings in the order of their radii, then the radial lines, clockwise.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.radius`, `.vertices`, `.tolerance` or, if there are
  ///   no radii, `.count`.
  ///
  /// Since 0.1.
  public func lines(longitudes: Geodesic.Longitudes = .reduced) throws(GridNorthError) -> Drawing {
    try drawnLines(coreOptions(longitudes: longitudes))
  }

  /// Writes rings, radial lines and labels as GeoJSON.
  ///
  /// - Parameters:
  ///   - properties: A JSON object, copied unchanged.
  ///   - decimals: Decimals of the coordinates, 0 ... 12; 7 is about a centimeter.
  ///   - edgeTolerance: How far edges that are straight in degrees may depart from the geodesics, in meters; vertices
  ///     are added to keep to it. By default nil: none are added, except for the placements outside and inside, which
  ///     use the tolerance of the options, or a thousandth of the radius, but at least 0.7 units of the last decimal.
  /// - Returns: A FeatureCollection (RFC 7946): rings as Polygons with the properties `kind` ("ring") and `radius`,
  ///   radial lines as LineStrings ("radial", `azimuth`), labels as Points ("label", `radius` or `azimuth`); the given
  ///   properties come first in each.
  /// - Throws: ``GridNorthError`` as ``lines(longitudes:)``, and with `.properties` or `.decimals`.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    try writtenGeoJSON(coreOptions(decimals: decimals, edgeTolerance: edgeTolerance), properties)
  }

  private func coreOptions(
    longitudes: Geodesic.Longitudes = .reduced, decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> gn_shape_options {
    var core = try options.core(longitudes: longitudes, decimals: decimals, edgeTolerance: edgeTolerance)
    // A number below 0 is out of range too.
    core.radials = UInt32(exactly: radials) ?? .max
    core.radial_azimuth = radialAzimuth
    core.label_azimuth = labelAzimuth
    return core
  }
}

// MARK: - Text

extension Geodesic.RingSet: CustomStringConvertible {
  /// Radii and center: "1000.0, 2000.0, 5000.0 m around 48.8583 2.2945".
  public var description: String {
    "\(radii.map { "\($0)" }.joined(separator: ", ")) m around \(center)"
  }
}

extension Geodesic.RingSet.Drawing: CustomStringConvertible {
  /// The counts: "12 lines, 48 vertices".
  public var description: String { "\(lines.count) lines, \(vertices.count) vertices" }
}

extension Geodesic.RingSet.Line: CustomStringConvertible {
  /// The kind and the size: "ring 1000.0 m", "radial 30.0".
  public var description: String {
    switch kind {
    case .ring: "ring \(radius) m"
    case .radial: "radial \(azimuth)"
    }
  }
}

extension Geodesic.RingSet.Line.Kind: CustomStringConvertible {
  /// The raw value: "ring" or "radial".
  public var description: String { rawValue }
}

// MARK: - Codable

extension Geodesic.RingSet.Drawing: Codable {
  private enum CodingKeys: CodingKey {
    case vertices, lines
  }

  /// Reads `vertices` and `lines`; a line whose vertices are missing throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    vertices = try container.decode([Position].self, forKey: .vertices)
    lines = try container.decode([Geodesic.RingSet.Line].self, forKey: .lines)
    for line in lines where line.vertices.lowerBound < 0 || line.vertices.upperBound > vertices.count {
      throw DecodingError.dataCorruptedError(
        forKey: .lines, in: container, debugDescription: "The vertices \(line.vertices) of a line are missing.")
    }
  }

  /// Writes `vertices` and `lines`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(vertices, forKey: .vertices)
    try container.encode(lines, forKey: .lines)
  }
}
