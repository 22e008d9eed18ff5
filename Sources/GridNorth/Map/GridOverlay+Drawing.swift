// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

extension GridOverlay {
  /// Lines and their vertices, all in one array, ready for a renderer.
  ///
  /// ```swift
  /// for line in drawing.lines { renderer.stroke(drawing[line], width: line.width, opacity: line.opacity) }
  /// ```
  public struct Drawing<Vertex> {
    /// The vertices of all lines, one line after the other.
    public internal(set) var vertices: [Vertex] = []

    /// The attributes of each line, and the range of its vertices.
    public internal(set) var lines: [Line] = []

    /// Creates an empty drawing to draw into.
    public init() {}

    /// The vertices of a line of this drawing.
    public subscript(line: Line) -> ArraySlice<Vertex> { vertices[line.vertices] }
  }

  /// A line of the grid.
  public struct Line: Hashable, Codable, Sendable {
    /// What the line separates.
    public let kind: Kind

    /// The coordinate that is constant along the line.
    public let axis: Axis

    /// The easting or northing in meters; for borders, the longitude or latitude in degrees.
    public let coordinate: Double

    /// The grid that the coordinate belongs to. For a meridian between zones it is the grid of the zone to its east, in
    /// the north if the meridian crosses the equator; for a parallel between latitude bands, which belongs to all
    /// zones, it is nil.
    public let grid: UTM.Grid?

    /// Meters between the lines of the coarsest level that has this line; nil for borders.
    public let spacing: Double?

    /// Whether this is a border, or every tenth line of the finest level drawn.
    public let isMajor: Bool

    /// The relative width to draw the line with: 1, or 1.5 for major lines.
    public let width: Float

    /// The opacity to draw the line with: 0.5, or 1 for major lines.
    public let opacity: Float

    /// The range of the line's vertices in ``Drawing/vertices``: two or more.
    public let vertices: Range<Int>
  }
}

extension GridOverlay.Line {
  /// What a line separates. The raw value appears in GeoJSON.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Grid zones.
    case border
    /// 100 km squares.
    case hundredKilometers = "100-km"
    /// Cells of the finer grid.
    case line
  }
}

extension GridOverlay {
  /// The coordinate that is constant along a line. The raw value appears in GeoJSON.
  public enum Axis: String, CaseIterable, Codable, Sendable {
    /// The easting.
    case easting
    /// The northing.
    case northing
    /// The longitude: a border.
    case longitude
    /// The latitude: a border.
    case latitude
  }
}

// MARK: - Text

extension GridOverlay.Line: CustomStringConvertible {
  /// Axis, coordinate and grid: "easting 448000.0 of 31n", "latitude 48.0".
  public var description: String {
    let line = "\(axis) \(coordinate)"
    guard let grid, kind != .border else { return line }
    return "\(line) of \(grid)"
  }
}

extension GridOverlay.Line.Kind: CustomStringConvertible {
  /// The raw value: "border", "100-km" or "line".
  public var description: String { rawValue }
}

extension GridOverlay.Axis: CustomStringConvertible {
  /// The raw value, such as "easting".
  public var description: String { rawValue }
}

extension GridOverlay.Drawing: CustomStringConvertible {
  /// The counts: "12 lines, 48 vertices".
  public var description: String { "\(lines.count) lines, \(vertices.count) vertices" }
}

// MARK: - Value

extension GridOverlay.Drawing: Sendable where Vertex: Sendable {}
extension GridOverlay.Drawing: Equatable where Vertex: Equatable {}
extension GridOverlay.Drawing: Hashable where Vertex: Hashable {}

// Outside the extensions below, because extensions of a generic type cannot contain it.
private enum DrawingKeys: CodingKey {
  case vertices, lines
}

extension GridOverlay.Drawing: Encodable where Vertex: Encodable {
  /// Writes `vertices` and `lines`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DrawingKeys.self)
    try container.encode(vertices, forKey: .vertices)
    try container.encode(lines, forKey: .lines)
  }
}

extension GridOverlay.Drawing: Decodable where Vertex: Decodable {
  /// Reads `vertices` and `lines`; a line whose vertices are missing throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DrawingKeys.self)
    vertices = try container.decode([Vertex].self, forKey: .vertices)
    lines = try container.decode([GridOverlay.Line].self, forKey: .lines)
    for line in lines where line.vertices.lowerBound < 0 || line.vertices.upperBound > vertices.count {
      throw DecodingError.dataCorruptedError(
        forKey: .lines, in: container, debugDescription: "The vertices \(line.vertices) of a line are missing.")
    }
  }
}

// MARK: - The core's form

extension GridOverlay.Line {
  init(_ line: gn_grid_line) {
    kind =
      switch Int(line.kind) {
      case Int(GN_GRID_BORDER): .border
      case Int(GN_GRID_100_KM): .hundredKilometers
      default: .line
      }
    axis = GridOverlay.Axis(line.axis)
    coordinate = line.coordinate
    grid = line.zone == Int32(GN_ZONE_ALL) ? nil : UTM.Grid(unchecked: line.zone, line.hemisphere)
    spacing = line.spacing == 0 ? nil : line.spacing
    isMajor = line.major != 0
    width = line.width
    opacity = line.opacity
    let first = Int(line.first)
    vertices = first..<first + Int(line.count)
  }
}

extension GridOverlay.Axis {
  init(_ axis: Int32) {
    switch Int(axis) {
    case Int(GN_AXIS_EASTING): self = .easting
    case Int(GN_AXIS_NORTHING): self = .northing
    case Int(GN_AXIS_LONGITUDE): self = .longitude
    default: self = .latitude
    }
  }
}
