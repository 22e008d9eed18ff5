// SPDX-License-Identifier: MIT

/// The sun and the moon over a position.
///
/// ```swift
/// let paris = Position(latitude: 48.8584, longitude: 2.2945)
/// let noon = try Time(parsing: "2026-06-21T12:00:00Z")
/// try Sky.sun(over: paris, at: noon).elevation                          // 64.5...
/// let day = noon...Time(seconds: noon.seconds + 86_400)
/// try Sky.sunEvents(over: paris, in: day).first { $0.kind == .sunset }  // sunset at 2026-06-21T19:58:06Z
/// try Sky.moonPhase(at: noon).illuminated                               // 0.45...
/// ```
///
/// For the years 1900 to 2099. A time of Foundation is `Time(seconds: date.timeIntervalSince1970)`.
public enum Sky {
  /// Where the sun or the moon is seen.
  public struct Place: Hashable, Codable, Sendable {
    /// Degrees clockwise from true north, in (-180, 180].
    public let azimuth: Double
    /// The angle of its center above the horizon, degrees, as if there were no air.
    public let elevation: Double
    /// As it is seen through the air, which lifts it; below -1 degree it means nothing.
    public let apparentElevation: Double
    /// Meters from the position.
    public let distance: Double
  }

  /// Something that the sun or the moon does.
  public struct Event: Hashable, Codable, Sendable, CustomStringConvertible {
    public let kind: Kind
    public let time: Time
    /// The azimuth of its center, degrees clockwise from true north, in (-180, 180].
    public let azimuth: Double

    public var description: String { "\(kind.rawValue) at \(time)" }

    /// What happens. Dawns and dusks are when the center of the sun passes -6, -12 and -18 degrees.
    public enum Kind: String, Codable, CaseIterable, Sendable {
      case sunrise
      case sunset
      case sunTransit = "sun-transit"
      case civilDawn = "civil-dawn"
      case civilDusk = "civil-dusk"
      case nauticalDawn = "nautical-dawn"
      case nauticalDusk = "nautical-dusk"
      case astronomicalDawn = "astronomical-dawn"
      case astronomicalDusk = "astronomical-dusk"
      case moonrise
      case moonset
      case moonTransit = "moon-transit"
      case newMoon = "new-moon"
      case firstQuarter = "first-quarter"
      case fullMoon = "full-moon"
      case lastQuarter = "last-quarter"
    }
  }

  /// How much of the moon is lit.
  public struct Phase: Hashable, Codable, Sendable {
    /// How far the moon is ahead of the sun, degrees in [0, 360): 0 is new, 90 the first quarter, 180 full.
    public let angle: Double
    /// The part of its disk that is lit, 0 ... 1.
    public let illuminated: Double
  }

  /// Finds where the sun is seen.
  ///
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, or `.year` outside 1900 to 2099.
  ///
  /// Right to 0.005 degrees. Since 0.2.
  public static func sun(over position: Position, at time: Time) throws(GridNorthError) -> Place {
    try seenSun(position, time)
  }

  /// Finds where the moon is seen.
  ///
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, or `.year` outside 1900 to 2099.
  ///
  /// Right to 0.01 degrees. Since 0.2.
  public static func moon(over position: Position, at time: Time) throws(GridNorthError) -> Place {
    try seenMoon(position, time)
  }

  /// Lists what the sun does: it rises, crosses the meridian and sets; and the three twilights.
  ///
  /// - Parameters:
  ///   - position: Where.
  ///   - span: From a time, which is not part of the span, to another one, which is; at most 400 days.
  /// - Returns: The events, the first one first. On a day without a sunset there is none.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, `.year` outside 1900 to 2099, or `.time` for more
  ///   than 400 days.
  ///
  /// Since 0.2.
  public static func sunEvents(
    over position: Position, in span: ClosedRange<Time>
  ) throws(GridNorthError) -> [Event] {
    try listedEvents(position, isMoon: false, span)
  }

  /// Lists what the moon does: it rises, crosses the meridian and sets; and its phases.
  ///
  /// - Parameters:
  ///   - position: Where.
  ///   - span: From a time, which is not part of the span, to another one, which is; at most 400 days.
  /// - Returns: The events, the first one first. About once a month a day has no moonrise.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, `.year` outside 1900 to 2099, or `.time` for more
  ///   than 400 days.
  ///
  /// Since 0.2.
  public static func moonEvents(
    over position: Position, in span: ClosedRange<Time>
  ) throws(GridNorthError) -> [Event] {
    try listedEvents(position, isMoon: true, span)
  }

  /// Finds how much of the moon is lit.
  ///
  /// - Throws: ``GridNorthError`` with `.notFinite`, or `.year` outside 1900 to 2099.
  ///
  /// Since 0.2.
  public static func moonPhase(at time: Time) throws(GridNorthError) -> Phase {
    try foundPhase(time)
  }
}
