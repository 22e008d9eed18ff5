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
  /// Values out of range are refused when a shape is drawn.
  public struct ShapeOptions: Hashable, Codable, Sendable {
    /// The number of vertices in a whole turn, 3 ... 1,000,000; a part has its share, rounded up. By default 64.
    public var vertices = 64

    /// How far edges may depart from the shape, in meters, 1e-6 ... 1e6; there are as many vertices as that takes,
    /// whatever ``vertices`` says. By default nil.
    public var tolerance: Double?

    /// Where the vertices lie. By default on the shape.
    public var placement = Placement.on

    /// Creates the default options.
    public init() {}

    /// Creates options with a number of vertices.
    public init(vertices: Int, placement: Placement = .on) {
      self.vertices = vertices
      self.placement = placement
    }

    /// Creates options with a tolerance in meters.
    public init(tolerance: Double, placement: Placement = .on) {
      self.tolerance = tolerance
      self.placement = placement
    }

    /// Where the vertices of a circle or a wedge lie.
    ///
    /// The vertices of an ellipse or an arc always lie on it. For a wedge, the placement applies to both arcs, and so
    /// to the whole polygon. It also holds in GeoJSON, although coordinates there are rounded and joined by straight
    /// lines in degrees.
    public enum Placement: String, CaseIterable, Codable, Sendable {
      /// On the circle.
      case on
      /// Outside, so that the polygon contains the circle: for safety distances.
      case outside
      /// Inside, just far enough that the polygon lies within the circle.
      case inside
      /// Outside, so that the polygon has the area of the circle.
      case equalArea = "equal-area"
    }
  }

  /// The longitudes of points.
  public enum Longitudes: String, CaseIterable, Codable, Sendable {
    /// In [-180, 180).
    case reduced
    /// They continue beyond 180 degrees: neighbors are never more than 180 degrees apart.
    case continuous
  }
}

// MARK: - Text

extension Geodesic.ShapeOptions: CustomStringConvertible {
  /// The number or tolerance of the vertices, and the placement: "64 vertices, on", "tolerance 1.0 m, outside".
  public var description: String {
    (tolerance.map { "tolerance \($0) m" } ?? "\(vertices) vertices") + ", \(placement)"
  }
}

extension Geodesic.ShapeOptions.Placement: CustomStringConvertible {
  /// The raw value: "on", "outside", "inside" or "equal-area".
  public var description: String { rawValue }
}

extension Geodesic.Longitudes: CustomStringConvertible {
  /// The raw value: "reduced" or "continuous".
  public var description: String { rawValue }
}
