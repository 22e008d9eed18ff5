// SPDX-License-Identifier: MIT

/// A geodesic on the WGS 84 ellipsoid: the shortest line between two positions, or a line that goes straight ahead.
///
/// ```swift
/// let paris = Position(latitude: 48.8583, longitude: 2.2945)
/// let newYork = Position(latitude: 40.6892, longitude: -74.0445)
/// let flight = try Geodesic(from: paris, to: newYork)
/// flight.distance       // 5853107.8...: meters
/// flight.startAzimuth   // -68.2...: degrees, west-north-west
/// let halfway = try flight.point(at: flight.distance / 2).position
///
/// let target = try Geodesic(from: paris, azimuth: 45, distance: 1_000).end
/// ```
///
/// Shapes made of geodesics are nested types: ``Circle``, ``Ellipse``, ``Wedge``, ``Arc`` and ``RingSet``.
/// ``GreatCircle`` is the equivalent on a sphere: faster, and up to 0.56 % off.
public struct Geodesic: Hashable, Codable, Sendable {
  /// Where it starts, its longitude in [-180, 180).
  public let start: Position

  /// Where it ends, its longitude in [-180, 180).
  public let end: Position

  /// Its length, in meters; negative if it runs backward.
  public let distance: Double

  /// Its direction at the start, in degrees clockwise from north, (-180, 180].
  public let startAzimuth: Double

  /// Its forward direction at the end, in degrees clockwise from north, (-180, 180].
  public let endAzimuth: Double
}

// MARK: - Creation

extension Geodesic {
  /// Finds the shortest line between two positions.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - end: Same range as the start.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Agrees with GeographicLib to 15 nm, even for nearly antipodal positions. For coincident positions the azimuths are
  /// 0. At a pole, the azimuth is measured from the meridian of the longitude given there. Since 0.1.
  public init(from start: Position, to end: Position) throws(GridNorthError) {
    self = try .inverse(start, end)
  }

  /// Finds the geodesic that leaves a position at an azimuth, for a distance.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - azimuth: The direction at the start, in degrees clockwise from north, any finite value.
  ///   - distance: Meters, up to 10^12 of either sign; negative: backward.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.distance`.
  ///
  /// Agrees with GeographicLib to 15 nm up to half a turn around the Earth. Beyond that the line continues, but is no
  /// longer the shortest. Since 0.1.
  public init(from start: Position, azimuth: Double, distance: Double) throws(GridNorthError) {
    self = try .direct(start, azimuth, distance)
  }
}

// MARK: - Points on the line

extension Geodesic {
  /// A point on a geodesic.
  public struct Point: Hashable, Codable, Sendable {
    /// Where it is.
    public let position: Position

    /// The direction of the geodesic there, in degrees clockwise from north, (-180, 180].
    public let azimuth: Double
  }

  /// Finds the point at a distance from the start.
  ///
  /// - Parameter distance: Meters, up to 10^12 of either sign; the line continues beyond the end.
  /// - Throws: ``GridNorthError`` with `.notFinite` or `.distance`.
  ///
  /// Since 0.1.
  public func point(at distance: Double) throws(GridNorthError) -> Point {
    let line = try Geodesic(from: start, azimuth: startAzimuth, distance: distance)
    return Point(position: line.end, azimuth: line.endAzimuth)
  }

  /// Finds the points at many distances from the start.
  ///
  /// - Parameter distances: Meters, up to 10^12 of either sign, in any order.
  /// - Returns: A point for each distance, in order: the result of ``point(at:)``, bit for bit.
  /// - Throws: ``GridNorthError`` with `.notFinite` or `.distance`.
  ///
  /// Computes eight at a time. Since 0.1.
  public func points(at distances: [Double]) throws(GridNorthError) -> [Point] {
    try linePoints(distances)
  }

  /// Finds evenly spaced points from the start to the end.
  ///
  /// - Parameter count: The number of points: 1 gives the start, 0 or less gives none.
  /// - Returns: The points; the first is the ``start``, the last the ``end``.
  /// - Throws: ``GridNorthError`` only if the geodesic was decoded from data that are not a geodesic.
  ///
  /// Since 0.1.
  public func points(count: Int) throws(GridNorthError) -> [Point] {
    guard count > 0 else { return [] }
    let last = count - 1
    var points = try points(at: (0..<count).map { distance * Double($0) / Double(max(1, last)) })
    points[0] = Point(position: start, azimuth: points[0].azimuth)
    if last > 0 { points[last] = Point(position: end, azimuth: endAzimuth) }
    return points
  }
}

// MARK: - On the grid

extension Geodesic {
  /// Finds the geodesic that leaves a position at a bearing from grid north, for a distance.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - gridBearing: Degrees clockwise from grid north, any finite value.
  ///   - distance: Meters on the ellipsoid, up to 10^12 of either sign.
  ///   - zone: The zone whose grid north is meant; by default the standard zone of the start.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.distance`, `.zone` or, where the zone does not
  ///   reach, `.tooFar`.
  ///
  /// Since 0.1.
  public init(
    from start: Position, gridBearing: Double, distance: Double, zone: UTM.ZoneChoice = .standard
  ) throws(GridNorthError) {
    let factors = try UTM.factors(at: start, zone: zone)
    try self.init(from: start, azimuth: gridBearing + factors.convergence, distance: distance)
  }

  /// Finds the bearings from grid north at both ends.
  ///
  /// - Parameter zone: The grid for both ends; by default the standard zone of the start.
  /// - Returns: Degrees clockwise from grid north, (-180, 180]: the azimuth minus the meridian convergence.
  /// - Throws: ``GridNorthError`` with `.zone` or, where the zone does not reach, `.tooFar`.
  ///
  /// Since 0.1.
  public func gridBearings(
    zone: UTM.ZoneChoice = .standard
  ) throws(GridNorthError) -> (start: Double, end: Double) {
    try bearings(zone)
  }
}

// MARK: - Many lines

extension Geodesic {
  /// Finds the shortest lines between many pairs of positions.
  ///
  /// - Parameters:
  ///   - starts: Latitudes -90 ... 90, any finite longitudes.
  ///   - ends: One for each start. If one array is longer, its rest is ignored.
  /// - Returns: A result for each pair, in order: what ``init(from:to:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(from starts: [Position], to ends: [Position]) -> [Result<Geodesic, GridNorthError>] {
    inverses(starts, ends)
  }

  /// Finds the shortest lines from one position to many.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - ends: Same range as the start.
  /// - Returns: A result for each end, in order: what ``init(from:to:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(from start: Position, to ends: [Position]) -> [Result<Geodesic, GridNorthError>] {
    inverses([Position](repeating: start, count: ends.count), ends)
  }

  /// Finds many geodesics from starts, azimuths and distances.
  ///
  /// - Parameters:
  ///   - starts: Latitudes -90 ... 90, any finite longitudes.
  ///   - azimuths: The directions at the starts, in degrees clockwise from north, any finite values.
  ///   - distances: Meters, up to 10^12 of either sign. If one array is longer, its rest is ignored.
  /// - Returns: A result for each row, in order: what ``init(from:azimuth:distance:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(
    from starts: [Position], azimuths: [Double], distances: [Double]
  ) -> [Result<Geodesic, GridNorthError>] {
    directs(starts, azimuths, distances)
  }
}

// MARK: - Text

extension Geodesic: CustomStringConvertible {
  /// Both ends and the length: "48.8583 2.2945 to 40.6892 -74.0445, 5853107.8 m".
  ///
  /// Each number has enough digits to be read back exactly.
  public var description: String { "\(start) to \(end), \(distance) m" }
}

extension Geodesic.Point: CustomStringConvertible {
  /// Position and azimuth: "48.8583 2.2945, azimuth -68.2".
  public var description: String { "\(position), azimuth \(azimuth)" }
}
