// SPDX-License-Identifier: MIT

/// The edges of a polygon, sorted so that many questions about it are answered at once.
///
/// ```swift
/// let area = try Polygon([
///   Position(latitude: 48.9, longitude: 2.2), Position(latitude: 48.8, longitude: 2.2),
///   Position(latitude: 48.8, longitude: 2.4), Position(latitude: 48.9, longitude: 2.4),
/// ])
/// let index = try PolygonIndex(area)
/// try index.contains(Position(latitude: 48.8583, longitude: 2.2945))   // true
/// ```
///
/// An index is built once and never changes. It answers as the polygon does: for a polygon of a thousand vertices two hundred
/// times as fast.
public struct PolygonIndex: Hashable, Sendable {
  /// The index as it can be stored: the same on every machine.
  public let words: [UInt64]

  /// Builds an index.
  ///
  /// - Throws: ``GridNorthError`` with `.count` for more than 134,217,728 vertices in a ring.
  ///
  /// Takes some 23 bytes for each vertex. Since 0.2.
  public init(_ polygon: Polygon) throws(GridNorthError) {
    words = try polygonWords(polygon)
  }

  /// Takes an index that was stored, and verifies it wholly.
  ///
  /// - Parameter words: The ``words`` of an index.
  /// - Throws: ``GridNorthError`` with `.index`, `.indexVersion`, `.indexKind` also for the index of a route, `.indexSize` or
  ///   `.indexDamaged`.
  ///
  /// Since 0.2.
  public init(words: [UInt64]) throws(GridNorthError) {
    try checkEdgeWords(words, isPolygon: true)
    self.words = words
  }

  /// Finds on which side of the border many positions lie.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes.
  /// - Returns: A result for each position, in order: what ``Polygon/side(of:)`` returns or throws.
  ///
  /// Since 0.2.
  public func sides(of positions: [Position]) -> [Result<Polygon.Side, GridNorthError>] {
    foundSides(words, positions)
  }

  /// Finds on which side of the border a position lies.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude.
  /// - Throws: ``GridNorthError`` as ``Polygon/side(of:)``.
  ///
  /// Since 0.2.
  public func side(of position: Position) throws(GridNorthError) -> Polygon.Side {
    try sides(of: [position])[0].get()
  }

  /// Returns whether a position lies inside or on the border.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude.
  /// - Throws: ``GridNorthError`` as ``side(of:)``.
  ///
  /// Since 0.2.
  public func contains(_ position: Position) throws(GridNorthError) -> Bool {
    try side(of: position) != .outside
  }

  /// Finds where the border comes nearest to many positions.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes.
  /// - Returns: A result for each position, in order: a place whose segment is counted over the vertices of all rings, and
  ///   whose distance along is that in its ring; or `.latitude`, `.notFinite`, or `.work` for very many long edges that are about
  ///   equally near.
  /// - Throws: ``GridNorthError`` with `.count`, if the outer ring has no vertices.
  ///
  /// Since 0.2.
  public func nearestPlaces(
    to positions: [Position]
  ) throws(GridNorthError) -> [Result<Route.NearestPlace, GridNorthError>] {
    try foundNearestPlaces(words, positions, (0, .infinity))
  }

  /// Finds all pairs of edges that meet and are no neighbors.
  ///
  /// Ordered by the first edge, then by the other. Edges within a micrometer of each other meet. Since 0.2.
  ///
  /// - Throws: ``GridNorthError`` with `.work` for so many long edges side by side that do not meet that it would take more than
  ///   about two seconds.
  public func crossings() throws(GridNorthError) -> [EdgeCrossing] {
    try foundCrossings(words, nil)
  }

  /// Finds all pairs of an edge of this polygon and one of another that meet. Since 0.2.
  public func crossings(with other: PolygonIndex) throws(GridNorthError) -> [EdgeCrossing] {
    try foundCrossings(words, other.words)
  }

  /// Finds all pairs of an edge of this polygon and one of a route that meet. Since 0.2.
  public func crossings(with route: RouteIndex) throws(GridNorthError) -> [EdgeCrossing] {
    try foundCrossings(words, route.words)
  }
}

/// Two edges of indexes that meet.
public struct EdgeCrossing: Hashable, Codable, Sendable {
  /// The index of the vertex where the edge starts, over all rings.
  public let edge: Int

  /// The same of the other edge.
  public let otherEdge: Int

  /// Where they meet.
  public let position: Position
}
