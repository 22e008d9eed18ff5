// SPDX-License-Identifier: MIT

/// A polygon whose edges are geodesics on the WGS 84 ellipsoid, with or without holes.
///
/// ```swift
/// let area = try Polygon([
///   Position(latitude: 48.9, longitude: 2.2), Position(latitude: 48.8, longitude: 2.2),
///   Position(latitude: 48.8, longitude: 2.4), Position(latitude: 48.9, longitude: 2.4),
/// ])
/// area.measures.area         // 163232076.1...: square meters
/// area.measures.perimeter    // 51597.8...: meters
/// area.orientation           // counterclockwise
/// try area.contains(Position(latitude: 48.8583, longitude: 2.2945))   // true
/// ```
///
/// The inside of a ring is the smaller of the two parts into which it divides the Earth, whichever way it runs; it may
/// contain a pole and cross the antimeridian. A polygon is checked when it is created, except for edges that cross:
/// ``crossing`` finds those.
public struct Polygon: Hashable, Sendable {
  /// The vertices of all rings, one ring after the other.
  let points: [Position]

  /// The number of vertices of each ring, the outer one first.
  let ringCounts: [Int]

  /// The outer ring.
  ///
  /// Like all rings, it may repeat its first vertex at the end, but need not.
  public var outerRing: [Position] { rings[0] }

  /// The rings of the holes.
  public var holes: [[Position]] { Array(rings.dropFirst()) }

  /// All rings, the outer one first.
  public var rings: [[Position]] {
    var end = 0
    return ringCounts.map { count in
      defer { end += count }
      return Array(points[end..<end + count])
    }
  }

  /// Creates a polygon from its rings.
  ///
  /// - Parameters:
  ///   - outerRing: Latitudes -90 ... 90, any finite longitudes, in either direction.
  ///   - holes: Rings inside the outer one, each in either direction.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// A ring of fewer than three vertices has no area. Since 0.1.
  public init(_ outerRing: [Position], holes: [[Position]] = []) throws(GridNorthError) {
    let points = outerRing + holes.joined()
    try check(points)
    self.init(unchecked: points, [outerRing.count] + holes.map(\.count))
  }

  /// For positions that were checked or that come from the core.
  private init(unchecked points: [Position], _ ringCounts: [Int]) {
    self.points = points
    self.ringCounts = ringCounts
  }
}

// MARK: - Measures

extension Polygon {
  /// The size of a polygon.
  public struct Measures: Hashable, Codable, Sendable {
    /// The area without the holes, in square meters: positive if the outer ring runs counterclockwise.
    public let signedArea: Double

    /// The length of all rings, in meters.
    public let perimeter: Double

    /// The area without the holes, in square meters.
    public var area: Double { signedArea.magnitude }
  }

  /// The area and the perimeter.
  ///
  /// The area is accurate to 0.1 m² or one part in 10^12, around a pole to 0.5 m²; the perimeter to 15 nm per edge. Both
  /// are computed on each access.
  public var measures: Measures { measured() }

  /// Which way a ring runs, seen from above.
  public enum Orientation: String, CaseIterable, Codable, Sendable {
    /// The direction of outer rings in GeoJSON.
    case counterclockwise
    /// The other direction.
    case clockwise
  }

  /// Which way the outer ring runs; nil if it has no area.
  public var orientation: Orientation? { foundOrientation() }

  /// The smallest rectangle of meridians and parallels that contains the polygon.
  ///
  /// - Throws: ``GridNorthError`` with `.count`, if the outer ring has no vertices.
  ///
  /// Edges may bulge beyond the vertices; the rectangle contains them. West is greater than east if the polygon crosses
  /// the antimeridian; with a pole inside, the rectangle goes from -180 to 180 and up to the pole. Since 0.1.
  public func bounds() throws(GridNorthError) -> Bounds {
    try foundBounds()
  }

  /// The centroid of the area.
  ///
  /// - Throws: ``GridNorthError`` with `.count`, if the outer ring has no vertices.
  ///
  /// For a polygon a few kilometers across, it agrees with the centroid on a plane map to a millimeter. It may lie
  /// outside, as for a crescent. A polygon without area has the centroid of its border. Since 0.1.
  public func centroid() throws(GridNorthError) -> Position {
    try foundCentroid()
  }
}

// MARK: - Inside and outside

extension Polygon {
  /// Where a position lies relative to a polygon.
  public enum Side: String, CaseIterable, Codable, Sendable {
    /// Outside, or in a hole.
    case outside
    /// Within a micrometer of a ring.
    case onBorder = "on-border"
    /// Inside.
    case inside
  }

  /// Finds on which side of the border a position lies.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, or `.work` for more than a hundred thousand edges around a
  ///   quarter of the earth and more, across the meridian of the position.
  ///
  /// Since 0.1.
  public func side(of position: Position) throws(GridNorthError) -> Side {
    try foundSide(position)
  }

  /// Finds on which side of the border many positions lie.
  ///
  /// - Parameter positions: Latitudes -90 ... 90, any finite longitudes.
  /// - Returns: A result for each position, in order: what ``side(of:)`` returns or throws.
  ///
  /// Since 0.2.
  public func sides(of positions: [Position]) -> [Result<Side, GridNorthError>] {
    foundSides(positions)
  }

  /// Returns whether a position lies inside or on the border.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude.
  /// - Throws: ``GridNorthError`` as ``side(of:)``.
  ///
  /// Since 0.1.
  public func contains(_ position: Position) throws(GridNorthError) -> Bool {
    try side(of: position) != .outside
  }
}

// MARK: - Soundness

extension Polygon {
  /// An edge, from a vertex of a ring to the next, and from the last to the first.
  public struct Edge: Hashable, Codable, Sendable {
    /// The index of its ring: 0 for the outer one, then the holes.
    public let ring: Int

    /// The index, in its ring, of the vertex where it starts.
    public let vertex: Int
  }

  /// Where two edges meet but should not.
  public struct Crossing: Hashable, Codable, Sendable {
    /// One of the edges.
    public let edge: Edge

    /// The other one.
    public let otherEdge: Edge

    /// Where they meet.
    public let position: Position
  }

  /// Two edges that cross or touch without being neighbors; nil if there are none and the polygon is simple.
  ///
  /// Edges within a micrometer of each other meet. It is computed each time it is asked for: 10,000 edges take a tenth
  /// of a second.
  ///
  /// - Throws: ``GridNorthError`` with `.work` for so many long edges side by side, or rings, that it would take more than about
  ///   two seconds; a ``PolygonIndex`` finds the crossings of many rings sooner.
  public var crossing: Crossing? { get throws(GridNorthError) { try foundCrossing() } }
}

// MARK: - More and fewer vertices

extension Polygon {
  /// Adds vertices, so that straight edges in degrees, as GeoJSON readers draw them, stay close to the geodesics.
  ///
  /// - Parameter tolerance: How far such an edge may depart from its geodesic, in meters, 1e-6 ... 1e6.
  /// - Throws: ``GridNorthError`` with `.tolerance`.
  ///
  /// Since 0.1.
  public func densified(tolerance: Double) throws(GridNorthError) -> Polygon {
    var rings: [[Position]] = []
    for ring in self.rings { rings.append(try densifiedPositions(ring, isClosed: true, tolerance: tolerance)) }
    return Polygon(unchecked: Array(rings.joined()), rings.map(\.count))
  }

  /// Removes vertices, within a tolerance; each ring keeps at least three.
  ///
  /// - Parameter tolerance: How far a removed vertex may lie from the geodesic that takes its place, in meters, 1e-6
  ///   ... 1e6.
  /// - Throws: ``GridNorthError`` with `.tolerance`.
  ///
  /// Rings may cross each other afterward: check ``crossing``. Since 0.1.
  public func simplified(tolerance: Double) throws(GridNorthError) -> Polygon {
    var rings: [[Position]] = []
    for ring in self.rings { rings.append(try simplifiedPositions(ring, isClosed: true, tolerance: tolerance)) }
    return Polygon(unchecked: Array(rings.joined()), rings.map(\.count))
  }
}

// MARK: - GeoJSON

extension Polygon {
  /// Writes the polygon as GeoJSON.
  ///
  /// - Parameters:
  ///   - properties: A JSON object, copied unchanged.
  ///   - decimals: Decimals of the coordinates, 0 ... 12; 7 is about a centimeter.
  ///   - edgeTolerance: How far edges that are straight in degrees may depart from the geodesics, in meters; vertices
  ///     are added to keep to it. By default nil: none are added.
  /// - Returns: A Feature (RFC 7946): a Polygon, or a MultiPolygon if the antimeridian cuts it. Rings are closed, the
  ///   outer ones counterclockwise; rings around a pole are closed along it.
  /// - Throws: ``GridNorthError`` with `.properties`, `.decimals`, `.tolerance`, `.count` for a ring of fewer than
  ///   three vertices, or `.crossings` for more than 256 crossings of the antimeridian.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    try writtenGeoJSON(geoJSONOptions(decimals: decimals, edgeTolerance: edgeTolerance), properties)
  }
}

// MARK: - Text and coding

extension Polygon: CustomStringConvertible {
  /// The counts: "4 vertices", "8 vertices, 1 hole".
  public var description: String {
    let vertices = points.count == 1 ? "1 vertex" : "\(points.count) vertices"
    switch ringCounts.count {
    case 1: return vertices
    case 2: return "\(vertices), 1 hole"
    default: return "\(vertices), \(ringCounts.count - 1) holes"
    }
  }
}

extension Polygon.Measures: CustomStringConvertible {
  /// Both numbers with their names: "area 163232076.5, perimeter 51597.5".
  ///
  /// Each number has enough digits to be read back exactly.
  public var description: String { "area \(area), perimeter \(perimeter)" }
}

extension Polygon.Orientation: CustomStringConvertible {
  /// The raw value: "counterclockwise" or "clockwise".
  public var description: String { rawValue }
}

extension Polygon.Side: CustomStringConvertible {
  /// The raw value: "outside", "on-border" or "inside".
  public var description: String { rawValue }
}

extension Polygon.Edge: CustomStringConvertible {
  /// Ring and vertex: "edge 2 of ring 0".
  public var description: String { "edge \(vertex) of ring \(ring)" }
}

extension Polygon.Crossing: CustomStringConvertible {
  /// The edges and the position: "edge 0 of ring 0 and edge 2 of ring 0 at 48.85 2.3".
  public var description: String { "\(edge) and \(otherEdge) at \(position)" }
}

extension Polygon: Codable {
  private enum CodingKeys: CodingKey {
    case outerRing, holes
  }

  /// Reads `outerRing` and `holes`, which may be missing; what ``init(_:holes:)`` refuses throws
  /// `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let outerRing = try container.decode([Position].self, forKey: .outerRing)
    let holes = try container.decodeIfPresent([[Position]].self, forKey: .holes) ?? []
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in
      try Polygon(outerRing, holes: holes)
    }
  }

  /// Writes `outerRing` and, if there are any, `holes`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(outerRing, forKey: .outerRing)
    if ringCounts.count > 1 { try container.encode(holes, forKey: .holes) }
  }
}
