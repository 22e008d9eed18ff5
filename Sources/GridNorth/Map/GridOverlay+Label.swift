// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

extension GridOverlay {
  /// A label of the grid.
  public struct Label: Hashable, Codable, Sendable {
    /// What the text names.
    public let kind: Kind

    /// The text to draw: "31U", "DQ", "48", "31UDQ4812".
    public let text: String

    /// The position of the middle of the text.
    public let position: Position

    /// The grid of the zone that the label belongs to.
    public let grid: UTM.Grid

    /// For digits, the coordinate of their line that they name; otherwise nil.
    public let axis: Axis?

    /// For digits, the easting or northing of their line in meters; otherwise nil.
    public let coordinate: Double?

    /// For digits, the edge of the view that they lie on; otherwise nil.
    public let edge: Edge?
  }
}

extension GridOverlay.Label {
  /// What a label names. The raw value appears in GeoJSON.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A grid zone: "31U".
    case gridZone = "grid-zone"
    /// A 100 km square: "DQ".
    case square
    /// A line, by the principal digits of its coordinate: "48".
    case digits
    /// An intersection of two lines, by the reference of the cell to its north-east: "31UDQ4812".
    case reference
  }

  /// An edge of the view. The raw value appears in GeoJSON.
  public enum Edge: String, CaseIterable, Codable, Sendable {
    /// The south edge.
    case south
    /// The west edge.
    case west
    /// The north edge.
    case north
    /// The east edge.
    case east
  }
}

// MARK: - Text

extension GridOverlay.Label: CustomStringConvertible {
  /// The text of the label.
  public var description: String { text }
}

extension GridOverlay.Label.Kind: CustomStringConvertible {
  /// The raw value: "grid-zone", "square", "digits" or "reference".
  public var description: String { rawValue }
}

extension GridOverlay.Label.Edge: CustomStringConvertible {
  /// The raw value, such as "south".
  public var description: String { rawValue }
}

// MARK: - The core's form

extension GridOverlay.Label {
  init(_ label: gn_grid_label) {
    kind =
      switch Int(label.kind) {
      case Int(GN_LABEL_GRID_ZONE): .gridZone
      case Int(GN_LABEL_SQUARE): .square
      case Int(GN_LABEL_DIGITS): .digits
      default: .reference
      }
    text = string(label.text)
    position = Position(label.position)
    grid = UTM.Grid(unchecked: label.zone, label.hemisphere)
    let isOfALine = kind == .digits
    axis = isOfALine ? GridOverlay.Axis(label.axis) : nil
    coordinate = isOfALine ? label.coordinate : nil
    edge = Edge(label.edge)
  }
}

extension GridOverlay.Label.Edge {
  fileprivate init?(_ edge: Int32) {
    switch Int(edge) {
    case Int(GN_EDGE_SOUTH): self = .south
    case Int(GN_EDGE_WEST): self = .west
    case Int(GN_EDGE_NORTH): self = .north
    case Int(GN_EDGE_EAST): self = .east
    default: return nil
    }
  }
}
