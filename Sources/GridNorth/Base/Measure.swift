// SPDX-License-Identifier: MIT
internal import CGridNorth

/// Lengths, areas, angles, speeds, courses and declinations as people read them.
///
/// ```swift
/// try Measure.Length(meters: 1_250).formatted()               // "1.25 km"
/// try Measure.Length(meters: 1_250).formatted(.imperial)      // "0.777 mi"
/// try Measure.Length(parsing: "12.5 nautical miles").meters   // 23150.0
/// try Measure.Area(squareMeters: 15_000).formatted()          // "1.50 ha"
/// try Measure.Angle(degrees: 45).formatted(.mils)             // "800 mil"
/// try Measure.Angle(parsing: "NNE").degrees                   // 22.5
/// try Measure.Speed(metersPerSecond: 1.5).formatted(.kilometersPerHour)  // "5.4 km/h"
/// try Measure.Course(degrees: 45, north: .magnetic).formatted()          // "045° M"
/// ```
///
/// Like a ``Position``, a measure stores any number; one that is not finite, or beyond 10^15 meters, square meters,
/// degrees or meters per second, is refused when it is written. Texts are read back to within half of their last digit.
/// Numbers may have a decimal point or comma, but no exponent and no thousands separators.
public enum Measure {
  /// A system of units.
  public typealias Units = ScreenScale.Units

  /// A length.
  public struct Length: Hashable, Comparable, Codable, Sendable {
    /// The length in meters; it may be negative.
    public var meters: Double

    /// Creates a length.
    public init(meters: Double) {
      self.meters = meters
    }

    /// Reads a length: a number and its unit.
    ///
    /// - Parameter text: "850 m", "1,25KM", "-300 ft", "12.5 nautical miles". Units in any case: m, km, ft, yd, mi, nmi
    ///   (also NM) and their names; a prime or an apostrophe means feet.
    /// - Throws: ``GridNorthError`` with the offset of the refused part and `.emptyText`, `.unexpectedByte`,
    ///   `.textIncomplete`, `.textNumber`, `.textComma`, `.textUnit`, `.textRest` or `.measure`.
    ///
    /// "1,250 m" has two meanings and is refused. Since 0.1.
    public init(parsing text: some StringProtocol) throws(GridNorthError) {
      self.init(meters: try Self.readMeters(text))
    }

    /// Writes the length with a unit that suits it.
    ///
    /// - Parameters:
    ///   - units: The system of units.
    ///   - digits: Significant digits, 1 ... 15, all of them written; by default as many as suit the number.
    /// - Throws: ``GridNorthError`` with `.notFinite`, `.measure` or `.digits`.
    ///
    /// Lengths of 1000 m or more are in kilometers, of 1000 ft or more in miles, of a tenth of a nautical mile or more
    /// in nautical miles. The rounded number decides: 999.7 m is "1.00 km". By default there are three significant
    /// digits, but every digit before the point is kept, and meters and feet are whole numbers from 10 up. Since 0.1.
    public func formatted(_ units: Units = .metric, digits: Int? = nil) throws(GridNorthError) -> String {
      try written(units.core, significant(digits))
    }

    /// Writes the length in one unit, whatever its size.
    ///
    /// - Parameters:
    ///   - unit: The unit to write it in.
    ///   - digits: Significant digits, 1 ... 15, all of them written; by default as many as suit the number.
    /// - Throws: ``GridNorthError`` with `.notFinite`, `.measure` or `.digits`.
    ///
    /// By default there are three significant digits and at most three decimals, but every digit before the point is
    /// kept, and meters and feet are whole numbers from 10 up. Since 0.2.
    public func formatted(in unit: Unit, digits: Int? = nil) throws(GridNorthError) -> String {
      try written(unit.core, significant(digits))
    }

    /// A unit for a length.
    public enum Unit: String, CaseIterable, Codable, Sendable {
      /// "850 m"
      case meters
      /// "0.850 km"
      case kilometers
      /// Feet of 0.3048 m: "2789 ft"
      case feet
      /// Statute miles of 1609.344 m: "0.528 mi"
      case miles
      /// Nautical miles of 1852 m: "0.459 nmi"
      case nauticalMiles = "nautical-miles"
    }

    /// Whether `a` is shorter than `b`.
    public static func < (a: Length, b: Length) -> Bool { a.meters < b.meters }
  }

  /// An area.
  public struct Area: Hashable, Comparable, Codable, Sendable {
    /// The area in square meters; negative for a clockwise polygon.
    public var squareMeters: Double

    /// Creates an area.
    public init(squareMeters: Double) {
      self.squareMeters = squareMeters
    }

    /// Reads an area: a number and its unit.
    ///
    /// - Parameter text: "850 m2", "1,25 ha", "3 sq mi", "40 acres". Units in any case: hectares, acres, and any length
    ///   unit that has letters, with "2", "^2" or "²" after it, or "sq" or "square" before it.
    /// - Throws: As ``Length/init(parsing:)``.
    ///
    /// Since 0.1.
    public init(parsing text: some StringProtocol) throws(GridNorthError) {
      self.init(squareMeters: try Self.readSquareMeters(text))
    }

    /// Writes the area with a unit that suits it.
    ///
    /// - Parameters:
    ///   - units: The system of units.
    ///   - digits: Significant digits, 1 ... 15, all of them written; by default as many as suit the number.
    /// - Throws: ``GridNorthError`` with `.notFinite`, `.measure` or `.digits`.
    ///
    /// Hectares begin at 10,000 m², square kilometers at 100 ha; acres at one acre, square miles at 640 acres; square
    /// nautical miles at a hundredth of one. Since 0.1.
    public func formatted(_ units: Units = .metric, digits: Int? = nil) throws(GridNorthError) -> String {
      try written(units.core, significant(digits))
    }

    /// Whether `a` is smaller than `b`.
    public static func < (a: Area, b: Area) -> Bool { a.squareMeters < b.squareMeters }
  }

  /// An azimuth.
  public struct Angle: Hashable, Codable, Sendable {
    /// Degrees, clockwise from north; may be more than one turn.
    public var degrees: Double

    /// Creates an angle.
    public init(degrees: Double) {
      self.degrees = degrees
    }

    /// Reads an angle: a number and its unit, or a compass point.
    ///
    /// - Parameter text: "45.5°", "45,5 deg", "800 mils", "NNE". Units in any case: the degree sign, d, deg, degrees,
    ///   and mils, 6400 to a turn. Compass points: the sixteen from N to NNW.
    /// - Throws: As ``Length/init(parsing:)``, and `.textLetter` where a compass point should end.
    ///
    /// The angle is as written, not reduced; for a compass point it is the middle of its sector. Since 0.1.
    public init(parsing text: some StringProtocol) throws(GridNorthError) {
      self.init(degrees: try Self.readDegrees(text))
    }

    /// Writes the angle, reduced to one turn.
    ///
    /// - Parameters:
    ///   - unit: The unit to write it in.
    ///   - decimals: 0 ... 12, all of them written; compass points have none.
    /// - Throws: ``GridNorthError`` with `.notFinite`, `.measure` or `.decimals`.
    ///
    /// 359.7 degrees without decimals are "0°", never "360°". Since 0.1.
    public func formatted(_ unit: Unit = .degrees, decimals: Int = 0) throws(GridNorthError) -> String {
      try written(unit.core, Int32(clamping: decimals))
    }

    /// A unit for an angle.
    public enum Unit: String, CaseIterable, Codable, Sendable {
      /// "45.5°"
      case degrees
      /// "800 mil": 6400 to a turn (NATO).
      case mils
      /// N, NE, E and so on.
      case points8 = "points-8"
      /// N, NNE, NE and so on.
      case points16 = "points-16"
    }
  }
}

/// Significant digits for the core, where 0 means nil.
func significant(_ digits: Int?) throws(GridNorthError) -> Int32 {
  guard digits != 0 else { throw GridNorthError(.digits) }
  return Int32(clamping: digits ?? 0)
}

// MARK: - Text

extension Measure.Length: CustomStringConvertible {
  /// The meters with their unit: "1250.0 m", with enough digits to be read back exactly.
  public var description: String { "\(meters) m" }
}

extension Measure.Area: CustomStringConvertible {
  /// The square meters with their unit: "1250.0 m²", with enough digits to be read back exactly.
  public var description: String { "\(squareMeters) m²" }
}

extension Measure.Angle: CustomStringConvertible {
  /// The degrees with their sign: "45.5°", with enough digits to be read back exactly.
  public var description: String { "\(degrees)°" }
}

extension Measure.Length.Unit: CustomStringConvertible {
  /// The raw value: "meters", "kilometers", "feet", "miles" or "nautical-miles".
  public var description: String { rawValue }
}

extension Measure.Angle.Unit: CustomStringConvertible {
  /// The raw value: "degrees", "mils", "points-8" or "points-16".
  public var description: String { rawValue }
}

// MARK: - The core's form

extension Measure.Length.Unit {
  fileprivate var core: Int32 {
    switch self {
    case .meters: Int32(GN_UNITS_METERS)
    case .kilometers: Int32(GN_UNITS_KILOMETERS)
    case .feet: Int32(GN_UNITS_FEET)
    case .miles: Int32(GN_UNITS_MILES)
    case .nauticalMiles: Int32(GN_UNITS_NAUTICAL_MILES)
    }
  }
}

extension Measure.Angle.Unit {
  fileprivate var core: Int32 {
    switch self {
    case .degrees: Int32(GN_ANGLE_DEGREES)
    case .mils: Int32(GN_ANGLE_MILS)
    case .points8: Int32(GN_ANGLE_POINTS_8)
    case .points16: Int32(GN_ANGLE_POINTS_16)
    }
  }
}
