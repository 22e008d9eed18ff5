// SPDX-License-Identifier: MIT

/// A rhumb line on the WGS 84 ellipsoid: it keeps its azimuth, and is straight on a Mercator map.
///
/// ```swift
/// let paris = Position(latitude: 48.8583, longitude: 2.2945)
/// let newYork = Position(latitude: 40.6892, longitude: -74.0445)
/// let course = try RhumbLine(from: paris, to: newYork)
/// course.azimuth    // -98.5...: degrees, a little south of west all the way
/// course.distance   // 6095413.9...: meters, 242 km more than the geodesic
/// ```
public struct RhumbLine: Hashable, Codable, Sendable {
  /// Where it starts, its longitude in [-180, 180).
  public let start: Position

  /// Where it ends, its longitude in [-180, 180).
  public let end: Position

  /// Its length, in meters; negative if it runs backward.
  public let distance: Double

  /// Its direction, in degrees clockwise from north, (-180, 180].
  public let azimuth: Double
}

// MARK: - Creation

extension RhumbLine {
  /// Finds the shortest rhumb line between two positions.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - end: Same range as the start.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Accurate to 15 nm. The line is the one that goes less than half around the Earth; between opposite meridians, the
  /// one that goes east. To or from a pole it is a meridian. For coincident positions the azimuth is 0. Since 0.1.
  public init(from start: Position, to end: Position) throws(GridNorthError) {
    self = try .inverse(start, end)
  }

  /// Finds the rhumb line that leaves a position on a course, for a distance.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - azimuth: The course, in degrees clockwise from north, any finite value.
  ///   - distance: Meters, up to 10^12 of either sign; negative: backward.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or `.distance`, also if the line reaches a pole first.
  ///
  /// Accurate to 15 nm. A rhumb line winds around a pole infinitely often, so a line that begins or ends there keeps
  /// its longitude. Since 0.1.
  public init(from start: Position, azimuth: Double, distance: Double) throws(GridNorthError) {
    self = try .direct(start, azimuth, distance)
  }
}

// MARK: - Positions along it

extension RhumbLine {
  /// Finds evenly spaced positions on the shorter rhumb line between two positions, to draw it on a map that is not a
  /// Mercator map.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - end: Same range as the start.
  ///   - count: The number of positions: 1 gives the start, 0 or less gives none.
  /// - Returns: The positions; the first is the start, the last the end, their longitudes in [-180, 180).
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// To or from a pole the line is the meridian of the other end. Since 0.2.
  public static func points(from start: Position, to end: Position, count: Int) throws(GridNorthError) -> [Position] {
    try points(start, end, count: count)
  }
}

// MARK: - Many lines

extension RhumbLine {
  /// Finds the shortest rhumb lines between many pairs of positions.
  ///
  /// - Parameters:
  ///   - starts: Latitudes -90 ... 90, any finite longitudes.
  ///   - ends: One for each start. If one array is longer, its rest is ignored.
  /// - Returns: A result for each pair, in order: what ``init(from:to:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(from starts: [Position], to ends: [Position]) -> [Result<RhumbLine, GridNorthError>] {
    inverses(starts, ends)
  }

  /// Finds the shortest rhumb lines from one position to many.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - ends: Same range as the start.
  /// - Returns: A result for each end, in order: what ``init(from:to:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(from start: Position, to ends: [Position]) -> [Result<RhumbLine, GridNorthError>] {
    inverses([Position](repeating: start, count: ends.count), ends)
  }

  /// Finds many rhumb lines from starts, azimuths and distances.
  ///
  /// - Parameters:
  ///   - starts: Latitudes -90 ... 90, any finite longitudes.
  ///   - azimuths: The courses, in degrees clockwise from north, any finite values.
  ///   - distances: Meters, up to 10^12 of either sign. If one array is longer, its rest is ignored.
  /// - Returns: A result for each row, in order: what ``init(from:azimuth:distance:)`` returns or throws, bit for bit.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func lines(
    from starts: [Position], azimuths: [Double], distances: [Double]
  ) -> [Result<RhumbLine, GridNorthError>] {
    directs(starts, azimuths, distances)
  }
}

// MARK: - Text

extension RhumbLine: CustomStringConvertible {
  /// Both ends, the length and the azimuth: "0.0 0.0 to 0.0 1.0, 111319.49079327357 m, azimuth 90.0".
  ///
  /// Each number has enough digits to be read back exactly.
  public var description: String { "\(start) to \(end), \(distance) m, azimuth \(azimuth)" }
}
