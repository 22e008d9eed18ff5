// SPDX-License-Identifier: MIT
internal import CGridNorth

extension Geodesic {
  /// How the vertices of a shape are chosen.
  ///
  /// ```swift
  /// var options = Geodesic.ShapeOptions()
  /// options.placement = .outside   // a safety distance is never drawn too small
  /// options.tolerance = 1          // as many vertices as that takes
  /// ```
  ///
  /// What is out of range is refused when a shape is drawn with it.
  public struct ShapeOptions: Hashable, Codable, Sendable {
    /// How many vertices a whole turn has, 3 ... 1,000,000; a part of one has its share, rounded up. By default 64.
    public var vertices = 64

    /// Meters within which the edges keep to the shape, 1e-6 ... 1e6, with as many vertices as that takes in place of
    /// ``vertices``. By default nil.
    public var tolerance: Double?

    /// Where the vertices stand. By default on the shape.
    public var placement = Placement.on

    /// Creates the default options.
    public init() {}

    /// Creates options with some number of vertices.
    public init(vertices: Int, placement: Placement = .on) {
      self.vertices = vertices
      self.placement = placement
    }

    /// Creates options with as many vertices as a tolerance in meters takes.
    public init(tolerance: Double, placement: Placement = .on) {
      self.tolerance = tolerance
      self.placement = placement
    }

    /// Where the vertices of a circle or a wedge stand.
    ///
    /// An ellipse and an arc have theirs on it. Of a wedge it holds for both arcs, and so for the polygon. GeoJSON
    /// keeps the word given, though its coordinates are rounded and read as ends of lines straight in degrees.
    public enum Placement: String, CaseIterable, Codable, Sendable {
      /// On the circle.
      case on
      /// Outside, so that the polygon contains the circle: for safety distances.
      case outside
      /// Inside, by as little as makes sure that the polygon lies within the circle.
      case inside
      /// Outside, so that the polygon has the area of the circle.
      case equalArea
    }
  }

  /// How the longitudes of points are counted.
  public enum Longitudes: String, CaseIterable, Codable, Sendable {
    /// In [-180, 180).
    case reduced
    /// On beyond 180 degrees: neighbors are never more than 180 degrees apart.
    case continuous
  }
}

// MARK: - Text

extension Geodesic.ShapeOptions: CustomStringConvertible {
  /// What makes the vertices, and where they are: "64 vertices, on", "tolerance 1.0 m, outside".
  public var description: String {
    (tolerance.map { "tolerance \($0) m" } ?? "\(vertices) vertices") + ", \(placement)"
  }
}

extension Geodesic.ShapeOptions.Placement: CustomStringConvertible {
  /// The raw value: "on", "outside", "inside" or "equalArea".
  public var description: String { rawValue }
}

extension Geodesic.Longitudes: CustomStringConvertible {
  /// The raw value: "reduced" or "continuous".
  public var description: String { rawValue }
}
