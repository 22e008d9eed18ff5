// SPDX-License-Identifier: MIT
internal import CGridNorth

extension Measure {
  /// A speed.
  public struct Speed: Hashable, Comparable, Codable, Sendable {
    /// The speed in meters per second; it may be negative, as one upward or downward.
    public var metersPerSecond: Double

    /// Creates a speed.
    public init(metersPerSecond: Double) {
      self.metersPerSecond = metersPerSecond
    }

    /// Reads a speed: a number and its unit, or a pace.
    ///
    /// - Parameter text: "12.3 kn", "5,4 km/h", "30mph", "5:30 min/km". Units in any case: km/h (kmh, kph), mph, kn
    ///   (kt, kts, knots), and any unit of length with "/" or "per" and s, min or h; paces also "/km", and for another
    ///   unit of length in place of km.
    /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`,
    ///   `.textIncomplete`, `.textNumber`, `.textComma`, `.textDigits`, `.textSixty`, `.textUnit`, `.textRest` or
    ///   `.speed`.
    ///
    /// "--:-- min/km" is the speed 0. Since 0.2.
    public init(parsing text: some StringProtocol) throws(GridNorthError) {
      self.init(metersPerSecond: try Self.readMetersPerSecond(text))
    }

    /// Writes the speed.
    ///
    /// - Parameters:
    ///   - unit: The unit to write it in.
    ///   - digits: Significant digits, 1 ... 15, all of them written; by default three, but at most one decimal and
    ///     every digit before the point. A pace has whole seconds.
    /// - Throws: ``GridNorthError`` with `.notFinite`, `.digits` or `.speed`, also from 2000 m/s on for a pace.
    ///
    /// A pace of 1000 minutes or more is "--:-- min/km", as for the speed 0. Since 0.2.
    public func formatted(_ unit: Unit = .metersPerSecond, digits: Int? = nil) throws(GridNorthError) -> String {
      try written(unit.core, significant(digits))
    }

    /// A unit for a speed.
    public enum Unit: String, CaseIterable, Codable, Sendable {
      /// "1.5 m/s"
      case metersPerSecond = "meters-per-second"
      /// "5.4 km/h"
      case kilometersPerHour = "kilometers-per-hour"
      /// Statute miles: "3.4 mph"
      case milesPerHour = "miles-per-hour"
      /// Nautical miles per hour: "2.9 kn"
      case knots
      /// A pace: "11:07 min/km"
      case minutesPerKilometer = "minutes-per-kilometer"
    }

    /// Whether `a` is slower than `b`.
    public static func < (a: Speed, b: Speed) -> Bool { a.metersPerSecond < b.metersPerSecond }
  }

  /// A direction and the north from which it counts.
  public struct Course: Hashable, Codable, Sendable {
    /// Degrees, clockwise from that north; may be more than one turn.
    public var degrees: Double

    /// Where the degrees count from.
    public var north: North

    /// Creates a course.
    public init(degrees: Double, north: North) {
      self.degrees = degrees
      self.north = north
    }

    /// Reads a course: a number, its unit and its north.
    ///
    /// - Parameter text: "045° M", "45,5 deg true", "0800 mil G", "270T", in any case; a number without a unit is in
    ///   degrees.
    /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`,
    ///   `.textIncomplete`, `.textNumber`, `.textComma`, `.north` where the north is missing or unknown, `.textRest` or
    ///   `.measure`.
    ///
    /// The angle is as written, not reduced. ``Angle/init(parsing:)`` reads texts without a north. Since 0.2.
    public init(parsing text: some StringProtocol) throws(GridNorthError) {
      self = try Self.read(text)
    }

    /// Writes the course, reduced to one turn, with its north.
    ///
    /// - Parameters:
    ///   - unit: The unit to write it in.
    ///   - decimals: 0 ... 12, all of them written.
    /// - Throws: ``GridNorthError`` with `.notFinite`, `.measure` or `.decimals`.
    ///
    /// Degrees have three digits before the point, mils four. 359.7 degrees without decimals are "000°". Since 0.2.
    public func formatted(_ unit: Unit = .degrees, decimals: Int = 0) throws(GridNorthError) -> String {
      try written(unit.core, Int32(clamping: decimals))
    }

    /// A unit for a course or a declination.
    public enum Unit: String, CaseIterable, Codable, Sendable {
      /// "045° T"
      case degrees
      /// "0800 mil T": 6400 to a turn (NATO).
      case mils
    }
  }

  /// By how much magnetic north lies to the east of true north.
  public struct Declination: Hashable, Comparable, Codable, Sendable {
    /// Degrees, positive to the east.
    public var degrees: Double

    /// Creates a declination.
    public init(degrees: Double) {
      self.degrees = degrees
    }

    /// Reads a declination: a number, its unit, and E or W.
    ///
    /// - Parameter text: "3.2° E", "12,5W", "222 mil west", in any case; a number without a unit is in degrees.
    /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`,
    ///   `.textSign` for a sign, `.textNumber`, `.textComma`, `.textHemisphere` where E or W is missing, `.textRest` or
    ///   `.declination` beyond 180 degrees.
    ///
    /// Zero needs no letter. Since 0.2.
    public init(parsing text: some StringProtocol) throws(GridNorthError) {
      self.init(degrees: try Self.readDegrees(text))
    }

    /// Writes the declination.
    ///
    /// - Parameters:
    ///   - unit: The unit to write it in.
    ///   - decimals: 0 ... 12, all of them written.
    /// - Throws: ``GridNorthError`` with `.notFinite`, `.declination` or `.decimals`.
    ///
    /// An angle that rounds to zero has no letter: "0.0°". Since 0.2.
    public func formatted(_ unit: Course.Unit = .degrees, decimals: Int = 1) throws(GridNorthError) -> String {
      try written(unit.core, Int32(clamping: decimals))
    }

    /// Whether `a` lies to the west of `b`.
    public static func < (a: Declination, b: Declination) -> Bool { a.degrees < b.degrees }
  }
}

// MARK: - Text

extension Measure.Speed: CustomStringConvertible {
  /// The meters per second with their unit: "1.5 m/s", with enough digits to be read back exactly.
  public var description: String { "\(metersPerSecond) m/s" }
}

extension Measure.Course: CustomStringConvertible {
  /// The degrees and the north: "45.5° magnetic", with enough digits to be read back exactly.
  public var description: String { "\(degrees)° \(north)" }
}

extension Measure.Declination: CustomStringConvertible {
  /// The degrees and the side: "12.5° W", with enough digits to be read back exactly.
  public var description: String { "\(degrees.magnitude)° \(degrees < 0 ? "W" : "E")" }
}

extension Measure.Speed.Unit: CustomStringConvertible {
  /// The raw value: "meters-per-second", "knots" and so on.
  public var description: String { rawValue }
}

extension Measure.Course.Unit: CustomStringConvertible {
  /// The raw value: "degrees" or "mils".
  public var description: String { rawValue }
}

// MARK: - The core's form

extension Measure.Speed.Unit {
  fileprivate var core: Int32 {
    switch self {
    case .metersPerSecond: Int32(GN_SPEED_METERS_PER_SECOND)
    case .kilometersPerHour: Int32(GN_SPEED_KILOMETERS_PER_HOUR)
    case .milesPerHour: Int32(GN_SPEED_MILES_PER_HOUR)
    case .knots: Int32(GN_SPEED_KNOTS)
    case .minutesPerKilometer: Int32(GN_SPEED_MINUTES_PER_KILOMETER)
    }
  }
}

extension Measure.Course.Unit {
  fileprivate var core: Int32 {
    switch self {
    case .degrees: Int32(GN_ANGLE_DEGREES)
    case .mils: Int32(GN_ANGLE_MILS)
    }
  }
}
