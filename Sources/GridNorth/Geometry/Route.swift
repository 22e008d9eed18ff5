// SPDX-License-Identifier: MIT

/// A route: positions joined by geodesics on the WGS 84 ellipsoid.
///
/// ```swift
/// let route = try Route([
///   Position(latitude: 48.8583, longitude: 2.2945), Position(latitude: 51.5007, longitude: -0.1246),
///   Position(latitude: 53.3498, longitude: -6.2603),
/// ])
/// route.length   // 806037.9...: meters
///
/// let place = try route.nearestPlace(to: Position(latitude: 52, longitude: -2))
/// place.distanceOff     // negative: the position lies to the left of the route
/// place.distanceAlong   // meters from the start of the route
/// ```
///
/// A route is checked when it is created.
public struct Route: Hashable, Sendable {
  /// The vertices of the route.
  public let positions: [Position]

  /// Creates a route from its vertices.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes; a route may have one position or none.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Since 0.1.
  public init(_ positions: [Position]) throws(GridNorthError) {
    try check(positions)
    self.positions = positions
  }

  /// The length in meters; 0 for a route without edges.
  ///
  /// Each edge is accurate to 15 nm. The length is computed on each access.
  public var length: Double { measuredLength() }

  /// How far along the route each vertex is, in meters: 0 for the first, the ``length`` for the last.
  ///
  /// They are computed on each access.
  public var distances: [Double] { measuredDistances() }
}

// MARK: - Places

extension Route {
  /// A place on a route.
  public struct Place: Hashable, Codable, Sendable {
    /// Where it is.
    public let position: Position

    /// The direction of the route there, in degrees clockwise from north, -180 ... 180.
    public let azimuth: Double

    /// The index of the vertex where its edge begins.
    public let segment: Int
  }

  /// The place of a route that is nearest to a position.
  public struct NearestPlace: Hashable, Codable, Sendable {
    /// Where it is.
    public let position: Position

    /// The direction of the route there, in degrees clockwise from north, -180 ... 180.
    public let azimuth: Double

    /// The index of the vertex where its edge begins.
    public let segment: Int

    /// Meters from the start of the route to this place.
    public let distanceAlong: Double

    /// Meters from this place to the position; negative if the position lies to the left of the route.
    public let distanceOff: Double
  }

  /// Finds the place at a distance along the route.
  ///
  /// - Parameter distance: Meters from the start, 0 ... ``length``. A distance beyond the end by up to a nanometer for
  ///   each vertex counts as the end.
  /// - Throws: ``GridNorthError`` with `.distance`, `.notFinite` or, without vertices, `.count`.
  ///
  /// A vertex belongs to the edge that begins there, the last one to the last edge. Since 0.1.
  public func place(at distance: Double) throws(GridNorthError) -> Place {
    try foundPlace(distance)
  }

  /// Finds the place of the route that is nearest to a position.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.count` for a route without vertices, or `.work` if any of more
  ///   than a hundred thousand edges of thousands of kilometers may be the nearest.
  ///
  /// Accurate to 20 nm; if several places are equally near, the result is one of them. A bound excludes edges that
  /// cannot be the nearest, so a route of 10,000 vertices takes a few milliseconds. Since 0.1.
  public func nearestPlace(to position: Position) throws(GridNorthError) -> NearestPlace {
    try foundNearestPlace(position)
  }

  /// Finds the places of the route that are nearest to many positions.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes.
  /// - Returns: A result for each position, in order: what ``nearestPlace(to:)`` returns or throws, bit for bit.
  ///
  /// Since 0.2.
  public func nearestPlaces(to positions: [Position]) -> [Result<NearestPlace, GridNorthError>] {
    foundNearestPlaces(positions)
  }
}

// MARK: - More and fewer vertices

extension Route {
  /// Adds vertices, so that straight lines in degrees, as GeoJSON readers draw them, stay close to the geodesics.
  ///
  /// - Parameter tolerance: How far such a line may depart from its geodesic, in meters, 1e-6 ... 1e6.
  /// - Throws: ``GridNorthError`` with `.tolerance`.
  ///
  /// Since 0.1.
  public func densified(tolerance: Double) throws(GridNorthError) -> Route {
    Route(unchecked: try densifiedPositions(positions, isClosed: false, tolerance: tolerance))
  }

  /// Removes vertices, within a tolerance.
  ///
  /// - Parameter tolerance: How far a removed vertex may lie from the geodesic that takes its place, in meters, 1e-6
  ///   ... 1e6.
  /// - Returns: The new route, with the same ends.
  /// - Throws: ``GridNorthError`` with `.tolerance`.
  ///
  /// Since 0.1.
  public func simplified(tolerance: Double) throws(GridNorthError) -> Route {
    Route(unchecked: try simplifiedPositions(positions, isClosed: false, tolerance: tolerance))
  }
}

// MARK: - GeoJSON

extension Route {
  /// Writes the route as GeoJSON.
  ///
  /// - Parameters:
  ///   - properties: A JSON object, copied unchanged.
  ///   - decimals: Decimals of the coordinates, 0 ... 12; 7 is about a centimeter.
  ///   - edgeTolerance: How far lines that are straight in degrees may depart from the geodesics, in meters; vertices
  ///     are added to keep to it. By default nil: none are added.
  /// - Returns: A Feature (RFC 7946): a LineString, or a MultiLineString if the antimeridian cuts the route.
  /// - Throws: ``GridNorthError`` with `.properties`, `.decimals`, `.tolerance` or, for fewer than two vertices,
  ///   `.count`.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    try writtenGeoJSON(geoJSONOptions(decimals: decimals, edgeTolerance: edgeTolerance), properties)
  }
}

// MARK: - Text and coding

extension Route: CustomStringConvertible {
  /// The number of positions, and the ends: "3 positions from 48.8583 2.2945 to 53.3498 -6.2603".
  public var description: String {
    guard let first = positions.first, let last = positions.last else { return "0 positions" }
    return "\(positions.count) positions from \(first) to \(last)"
  }
}

extension Route.Place: CustomStringConvertible {
  /// Position and azimuth: "48.8583 2.2945, azimuth -29.5".
  public var description: String { "\(position), azimuth \(azimuth)" }
}

extension Route.NearestPlace: CustomStringConvertible {
  /// Position and distances: "48.8583 2.2945, 1500.0 m along, 20.5 m off".
  public var description: String { "\(position), \(distanceAlong) m along, \(distanceOff) m off" }
}

extension Route: Codable {
  /// Reads an array of positions; one that ``init(_:)`` refuses throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let positions = try [Position](from: decoder)
    self = try decoded(at: decoder.codingPath) { () throws(GridNorthError) in try Route(positions) }
  }

  /// Writes the array of positions.
  public func encode(to encoder: any Encoder) throws {
    try positions.encode(to: encoder)
  }
}

extension Route {
  /// For positions that were checked or that come from the core.
  private init(unchecked positions: [Position]) {
    self.positions = positions
  }
}
