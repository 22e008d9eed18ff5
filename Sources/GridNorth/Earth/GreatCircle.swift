// SPDX-License-Identifier: MIT

/// An arc of a great circle on a sphere with the mean radius of the Earth, 6,371,008.771415 m: a cheaper ``Geodesic``.
///
/// ```swift
/// let paris = Position(latitude: 48.8583, longitude: 2.2945)
/// let newYork = Position(latitude: 40.6892, longitude: -74.0445)
/// try GreatCircle(from: paris, to: newYork).distance   // 5837427.9...: meters, 0.3 % less than on the ellipsoid
/// ```
///
/// Latitudes are used unchanged. Distances differ by up to 0.56 % from those on the ellipsoid. Accurate to 10 nm on the
/// sphere.
public struct GreatCircle: Hashable, Codable, Sendable {
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

extension GreatCircle {
  /// Finds the shortest arc between two positions, by the haversine formula.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - end: Same range as the start.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Since 0.1.
  public init(from start: Position, to end: Position) throws(GridNorthError) {
    self = try .inverse(start, end)
  }

  /// Finds the arc that leaves a position at an azimuth, for a distance.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - azimuth: The direction at the start, in degrees clockwise from north, any finite value.
  ///   - distance: Meters, up to 10^12 of either sign; negative: backward.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.distance`.
  ///
  /// Since 0.1.
  public init(from start: Position, azimuth: Double, distance: Double) throws(GridNorthError) {
    self = try .direct(start, azimuth, distance)
  }
}

// MARK: - Many lines

extension GreatCircle {
  /// Finds the shortest arcs between many pairs of positions.
  ///
  /// - Parameters:
  ///   - starts: Latitudes -90 ... 90, any finite longitudes.
  ///   - ends: One for each start. If one array is longer, its rest is ignored.
  /// - Returns: A result for each pair, in order: what ``init(from:to:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(from starts: [Position], to ends: [Position]) -> [Result<GreatCircle, GridNorthError>] {
    inverses(starts, ends)
  }

  /// Finds the shortest arcs from one position to many.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - ends: Same range as the start.
  /// - Returns: A result for each end, in order: what ``init(from:to:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(from start: Position, to ends: [Position]) -> [Result<GreatCircle, GridNorthError>] {
    inverses([Position](repeating: start, count: ends.count), ends)
  }

  /// Finds many arcs from starts, azimuths and distances.
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
  ) -> [Result<GreatCircle, GridNorthError>] {
    directs(starts, azimuths, distances)
  }
}

// MARK: - Text

extension GreatCircle: CustomStringConvertible {
  /// Both ends and the length: "48.8583 2.2945 to 40.6892 -74.0445, 5837427.9 m".
  ///
  /// Each number has enough digits to be read back exactly.
  public var description: String { "\(start) to \(end), \(distance) m" }
}
