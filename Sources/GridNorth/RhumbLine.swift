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

  /// Its length, in meters; negative if it was asked for backwards.
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
  ///   - end: As the start.
  /// - Throws: ``GridNorthError`` with `.latitude` or `.notFinite`.
  ///
  /// Precise to 15 nm. It goes less than half around the Earth; between opposite meridians, east. To and from a pole it
  /// is a meridian. Where both positions are one, the azimuth is 0. Since 0.1.
  public init(from start: Position, to end: Position) throws(GridNorthError) {
    self = try .inverse(start, end)
  }

  /// Goes a distance from a position on a course.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - azimuth: The course, in degrees clockwise from north, any finite value.
  ///   - distance: Meters, up to 10^12 of either sign; negative goes backwards.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` or, also where the line ends at a pole before,
  ///   `.distance`.
  ///
  /// Precise to 15 nm. Around a pole a rhumb line turns infinitely often: what begins or ends there keeps its
  /// longitude. Since 0.1.
  public init(from start: Position, azimuth: Double, distance: Double) throws(GridNorthError) {
    self = try .direct(start, azimuth, distance)
  }
}

// MARK: - Many lines

extension RhumbLine {
  /// Finds the shortest rhumb lines between many pairs of positions.
  ///
  /// - Parameters:
  ///   - starts: Latitudes -90 ... 90, any finite longitudes.
  ///   - ends: One for each start. What one array has more than the other is left over.
  /// - Returns: A result for each pair, in their order: bit for bit what ``init(from:to:)`` gives or throws.
  ///
  /// Runs eight rows at a time. Since 0.1.
  public static func lines(from starts: [Position], to ends: [Position]) -> [Result<RhumbLine, GridNorthError>] {
    inverses(starts, ends)
  }

  /// Finds the shortest rhumb lines from one position to many.
  ///
  /// - Parameters:
  ///   - start: Latitude -90 ... 90, any finite longitude.
  ///   - ends: As the start.
  /// - Returns: A result for each end, in their order: bit for bit what ``init(from:to:)`` gives or throws.
  ///
  /// Runs eight rows at a time. Since 0.1.
  public static func lines(from start: Position, to ends: [Position]) -> [Result<RhumbLine, GridNorthError>] {
    inverses([Position](repeating: start, count: ends.count), ends)
  }

  /// Goes many courses.
  ///
  /// - Parameters:
  ///   - starts: Latitudes -90 ... 90, any finite longitudes.
  ///   - azimuths: The courses, in degrees clockwise from north, any finite values.
  ///   - distances: Meters, up to 10^12 of either sign. What one array has more than another is left over.
  /// - Returns: A result for each row, in their order: bit for bit what ``init(from:azimuth:distance:)`` gives or
  ///   throws.
  ///
  /// Runs eight rows at a time. Since 0.1.
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
  /// Each number has as many digits as it takes to read the same number back.
  public var description: String { "\(start) to \(end), \(distance) m, azimuth \(azimuth)" }
}
