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
/// The inside of a ring is the smaller of the two parts that it cuts the Earth into, whichever way it runs; it may hold
/// a pole, and cross the antimeridian. A polygon is checked when it is made, but for edges that meet each other: those
/// ``crossing`` finds.
public struct Polygon: Hashable, Sendable {
  /// The vertices of all rings, one ring after the other.
  let points: [Position]

  /// How many vertices each ring has, first the outer one.
  let ringCounts: [Int]

  /// The outer ring.
  ///
  /// As all rings it may but need not be closed by its first vertex at the end.
  public var outerRing: [Position] { rings[0] }

  /// The rings of the holes.
  public var holes: [[Position]] { Array(rings.dropFirst()) }

  /// All rings, first the outer one.
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
  ///   - outerRing: Latitudes -90 ... 90, any finite longitudes, in either order.
  ///   - holes: Rings inside of the outer one, each in either order.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// A ring of fewer than three vertices has no area. Since 0.1.
  public init(_ outerRing: [Position], holes: [[Position]] = []) throws(GridNorthError) {
    let points = outerRing + holes.joined()
    try check(points)
    self.init(unchecked: points, [outerRing.count] + holes.map(\.count))
  }

  /// For positions that were checked or that the core has given.
  private init(unchecked points: [Position], _ ringCounts: [Int]) {
    self.points = points
    self.ringCounts = ringCounts
  }
}

// MARK: - Measures

extension Polygon {
  /// How large a polygon is.
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
  /// The area is right to 0.1 m² or a part in 10^12, the perimeter to 15 nm an edge. They are computed each time they
  /// are asked for.
  public var measures: Measures { measured() }

  /// Which way a ring runs, seen from above.
  public enum Orientation: String, CaseIterable, Codable, Sendable {
    /// As GeoJSON has outer rings.
    case counterclockwise
    /// The other way.
    case clockwise
  }

  /// Which way the outer ring runs; nil if it has no area.
  public var orientation: Orientation? { foundOrientation() }

  /// The smallest rectangle of meridians and parallels that holds the polygon.
  ///
  /// - Throws: ``GridNorthError`` with `.count`, if the outer ring has no vertices.
  ///
  /// Edges that bulge beyond the vertices are looked at. West is greater than east where the polygon crosses the
  /// antimeridian; with a pole inside, it goes from -180 to 180 and up to the pole. Since 0.1.
  public func bounds() throws(GridNorthError) -> Bounds {
    try foundBounds()
  }

  /// The center of gravity of the surface.
  ///
  /// - Throws: ``GridNorthError`` with `.count`, if the outer ring has no vertices.
  ///
  /// For polygons of some kilometers it is that of a plane map to a millimeter. It may lie outside, as that of a
  /// crescent does. Without area it is the middle of the border. Since 0.1.
  public func centroid() throws(GridNorthError) -> Position {
    try foundCentroid()
  }
}

// MARK: - Inside and outside

extension Polygon {
  /// Where a position lies as seen from a polygon.
  public enum Side: String, CaseIterable, Codable, Sendable {
    /// Outside of it, or in a hole.
    case outside
    /// Within a micrometer of a ring.
    case border
    /// In it.
    case inside
  }

  /// Tells on which side of the rings a position lies.
  ///
  /// - Parameter position: Latitude -90 ... 90, any finite longitude.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Since 0.1.
  public func side(of position: Position) throws(GridNorthError) -> Side {
    try foundSide(position)
  }

  /// Tells whether a position lies inside or on the border.
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
  /// An edge: from a vertex of a ring to the next, from the last to the first.
  public struct Edge: Hashable, Codable, Sendable {
    /// The index of its ring: 0 for the outer one, then the holes.
    public let ring: Int

    /// The index of the vertex in its ring at which it starts.
    public let vertex: Int
  }

  /// Where two edges meet that should not.
  public struct Crossing: Hashable, Codable, Sendable {
    /// One of the edges.
    public let edge: Edge

    /// The other one.
    public let otherEdge: Edge

    /// Where they meet.
    public let position: Position
  }

  /// Two edges that cross or touch without being neighbors; nil if there are none, and the polygon is simple.
  ///
  /// Edges within a micrometer of each other meet. It is computed each time it is asked for: 10,000 edges take a tenth
  /// of a second.
  public var crossing: Crossing? { foundCrossing() }
}

// MARK: - More and fewer vertices

extension Polygon {
  /// Adds vertices, so that edges that are straight in degrees, as GeoJSON reads them, keep near to the geodesics.
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

  /// Leaves out vertices that the rest of their ring passes near enough; three at least stay of each ring.
  ///
  /// - Parameter tolerance: How far a vertex that is left out may lie from the geodesic in its place, in meters,
  ///   1e-6 ... 1e6.
  /// - Throws: ``GridNorthError`` with `.tolerance`.
  ///
  /// Rings may cross each other afterwards: ``crossing`` tells. Since 0.1.
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
  ///   - properties: A JSON object, taken over as it is.
  ///   - decimals: Of the coordinates, 0 ... 12. 7 make a centimeter.
  ///   - edgeTolerance: Meters by which edges straight in degrees may depart from the geodesics, for which vertices are
  ///     added; nil adds none.
  /// - Returns: A Feature (RFC 7946): a Polygon, or a MultiPolygon where the antimeridian cuts it. Rings are closed,
  ///   the outer ones counterclockwise; around a pole they run along it.
  /// - Throws: ``GridNorthError`` with `.properties`, `.decimals`, `.tolerance`, `.count` for a ring of fewer than
  ///   three vertices, or `.crossings` for more than 256 crossings of the antimeridian.
  ///
  /// Since 0.1.
  public func geoJSON(
    properties: String = "{}", decimals: Int = 7, edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> String {
    let options = try Geodesic.ShapeOptions().core(decimals: decimals, edgeTolerance: edgeTolerance)
    return try writtenGeoJSON(options, properties)
  }
}

// MARK: - Text and coding

extension Polygon: CustomStringConvertible {
  /// How much there is: "4 vertices", "8 vertices, 1 hole".
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
  /// Both numbers by their names: "area 163232076.5, perimeter 51597.5".
  ///
  /// Each number has as many digits as it takes to read the same number back.
  public var description: String { "area \(area), perimeter \(perimeter)" }
}

extension Polygon.Orientation: CustomStringConvertible {
  /// The raw value: "counterclockwise" or "clockwise".
  public var description: String { rawValue }
}

extension Polygon.Side: CustomStringConvertible {
  /// The raw value: "outside", "border" or "inside".
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

  /// Reads `outerRing` and `holes`, which may be missing; what ``init(_:holes:)`` refuses is refused as corrupted data.
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
