// SPDX-License-Identifier: MIT

extension MGRS {
  /// The outline of a cell: a polygon, clipped at the border of its grid zone.
  public struct Outline: Hashable, Codable, Sendable {
    /// The corners, and vertices between them where an edge is curved.
    ///
    /// The ring is closed (the first vertex is repeated at the end) and counterclockwise on a map with north up, as RFC
    /// 7946 requires.
    public let ring: [Position]

    /// The smallest rectangle of meridians and parallels that contains the polygon.
    public let bounds: Bounds

    /// A point inside the polygon: the center of the cell, if that lies in the grid zone.
    public let inside: Position
  }

  /// Draws the cell that this reference names.
  ///
  /// - Parameter tolerance: How far a chord may depart from the edge of the cell, in meters: 1e-6 ... 1e6.
  /// - Throws: ``GridNorthError`` with `.tolerance` or, if no part of the cell lies in its grid zone, `.overhangsZone`
  ///   or `.bandOfNeighbor`.
  ///
  /// The cells of a grid zone cover it without gaps or overlaps. Edges along meridians and parallels have no vertices
  /// in between. At a pole, where all longitudes meet, the ring has two vertices: it runs along the pole as along a
  /// parallel. No cell crosses the antimeridian: longitudes there are -180 on its east side and 180 on its west side.
  /// Since 0.1.
  public func outline(tolerance: Double = 1) throws(GridNorthError) -> Outline {
    try outlined(text, tolerance: tolerance)
  }
}

extension MGRS.Outline: CustomStringConvertible {
  /// The number of vertices and the bounds: "5 vertices within 48.81 2.22 to 48.91 2.47".
  public var description: String { "\(ring.count) vertices within \(bounds)" }
}
