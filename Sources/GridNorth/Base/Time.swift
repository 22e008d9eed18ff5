// SPDX-License-Identifier: MIT

/// A time: seconds since the beginning of 1970 in UTC, without leap seconds.
///
/// ```swift
/// let time = try Time(parsing: "2026-11-22T10:17:05.25+02:00")
/// time.seconds                       // 1795335425.25
/// try time.formatted()               // 2026-11-22T08:17:05Z
/// try time.formatted(decimals: 2)    // 2026-11-22T08:17:05.25Z
/// ```
public struct Time: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds since the beginning of 1970.
  public var seconds: Double

  /// Creates a time.
  ///
  /// Since 0.2.
  public init(seconds: Double) {
    self.seconds = seconds
  }

  /// Reads a time in the form of ISO 8601.
  ///
  /// - Parameter text: A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an offset such
  ///   as "+02:00"; or a date alone, a month or a year, as in KML.
  /// - Throws: ``GridNorthError`` with the offset: `.date`, `.emptyText` or `.textRest`.
  ///
  /// Years are 0001 to 9999. A text without an offset is in UTC. Second 60 means the same as the second after it. Since 0.2.
  public init(parsing text: some StringProtocol) throws(GridNorthError) {
    seconds = try Time.readSeconds(text)
  }

  /// Writes a time in the form of ISO 8601, in UTC.
  ///
  /// - Parameter decimals: Of the seconds, 0 ... 9.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.year` beyond the years 1 to 9999, or `.decimals`.
  ///
  /// Rounds half to even. Since 0.2.
  public func formatted(decimals: Int = 0) throws(GridNorthError) -> String {
    try written(Int32(clamping: decimals))
  }

  /// The time as text, to the second.
  public var description: String { (try? formatted()) ?? "\(seconds) s" }

  public static func < (one: Time, other: Time) -> Bool { one.seconds < other.seconds }
}
