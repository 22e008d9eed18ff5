// SPDX-License-Identifier: MIT

/// The edges of a route, sorted so that the nearest place is found at once.
///
/// ```swift
/// let index = try RouteIndex(Route([
///   Position(latitude: 0, longitude: 0), Position(latitude: 0, longitude: 1), Position(latitude: 0, longitude: 0),
/// ]))
/// let here = Position(latitude: 0.1, longitude: 0.5)
/// try index.nearestPlace(to: here).segment                                // 0: on the way there
/// try index.nearestPlace(to: here, along: 120_000 ... .infinity).segment  // 1: on the way back
/// ```
///
/// An index is built once and never changes. Whole routes are answered for as ``Route/nearestPlace(to:)`` does, bit for bit.
public struct RouteIndex: Hashable, Sendable {
  /// The index as it can be stored: the same on every machine.
  public let words: [UInt64]

  /// Builds an index.
  ///
  /// - Throws: ``GridNorthError`` with `.count` for more than 134,217,728 vertices.
  ///
  /// Takes some 23 bytes for each vertex. Since 0.2.
  public init(_ route: Route) throws(GridNorthError) {
    words = try routeWords(route)
  }

  /// Takes an index that was stored, and verifies it wholly.
  ///
  /// - Parameter words: The ``words`` of an index.
  /// - Throws: ``GridNorthError`` with `.index`, `.indexVersion`, `.indexKind` also for the index of a polygon, `.indexSize`
  ///   or `.indexDamaged`.
  ///
  /// Since 0.2.
  public init(words: [UInt64]) throws(GridNorthError) {
    try checkEdgeWords(words, isPolygon: false)
    self.words = words
  }

  /// Finds the places of the route that are nearest to many positions.
  ///
  /// - Parameters:
  ///   - positions: Latitudes -90 ... 90, any finite longitudes.
  ///   - distances: Which part of the route counts: meters from its start, cut to its length. Where a route comes back along
  ///     itself, a window around the distance that was reached last keeps the ways apart.
  /// - Returns: A result for each position, in order: the place, or `.latitude`, `.notFinite`, or `.work` for very many long edges
  ///   that are about equally near.
  /// - Throws: ``GridNorthError`` with `.count`, if the route has no vertices.
  ///
  /// Since 0.2.
  public func nearestPlaces(
    to positions: [Position], along distances: ClosedRange<Double> = 0 ... .infinity
  ) throws(GridNorthError) -> [Result<Route.NearestPlace, GridNorthError>] {
    try foundNearestPlaces(words, positions, (distances.lowerBound, distances.upperBound))
  }

  /// Finds the place of the route that is nearest to a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude.
  ///   - distances: As for ``nearestPlaces(to:along:)``.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.work`, or, without vertices, `.count`.
  ///
  /// Since 0.2.
  public func nearestPlace(
    to position: Position, along distances: ClosedRange<Double> = 0 ... .infinity
  ) throws(GridNorthError) -> Route.NearestPlace {
    try nearestPlaces(to: [position], along: distances)[0].get()
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

  /// Finds all pairs of an edge of this route and one of another that meet. Since 0.2.
  public func crossings(with other: RouteIndex) throws(GridNorthError) -> [EdgeCrossing] {
    try foundCrossings(words, other.words)
  }

  /// Finds all pairs of an edge of this route and one of a polygon that meet. Since 0.2.
  public func crossings(with polygon: PolygonIndex) throws(GridNorthError) -> [EdgeCrossing] {
    try foundCrossings(words, polygon.words)
  }
}
