// SPDX-License-Identifier: MIT

/// The magnetic field at a position, and its changes. Angles in degrees, intensities in nT.
///
/// ```swift
/// let field = try MagneticField(at: Position(latitude: -80, longitude: 240), height: 100_000, year: 2027.5)
/// field.warnings.isEmpty   // true
/// ```
public struct MagneticField: Hashable, Sendable {
  /// The azimuth of magnetic north, in (-180, 180]: positive to the east of true north.
  public let declination: Double

  /// Down from the horizontal plane, -90 ... 90.
  public let inclination: Double

  /// The horizontal intensity.
  public let horizontal: Double

  /// The total intensity.
  public let total: Double

  /// The component to true north.
  public let north: Double

  /// The component to the east.
  public let east: Double

  /// The component down.
  public let down: Double

  /// The changes of all of these.
  public let rates: Rates

  /// One standard deviation of the declination, by the error model of WMM2025; at most 180.
  public let uncertainty: Double

  /// What to keep in mind.
  public let warnings: Warnings

  /// Changes a year.
  public struct Rates: Hashable, Sendable {
    /// Degrees a year.
    public let declination: Double
    /// Degrees a year.
    public let inclination: Double
    /// nT a year.
    public let horizontal: Double
    /// nT a year.
    public let total: Double
    /// nT a year.
    public let north: Double
    /// nT a year.
    public let east: Double
    /// nT a year.
    public let down: Double
  }

  /// What to keep in mind about a field.
  public struct Warnings: OptionSet, Hashable, Sendable {
    /// The sum of the values.
    public let rawValue: UInt32

    /// Creates a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The horizontal intensity is below 6,000 nT: a compass is not exact.
    public static let caution = Warnings(rawValue: 1)

    /// It is below 2,000 nT: a compass is useless. Then ``caution`` is set too.
    public static let blackout = Warnings(rawValue: 2)

    /// The year lies outside the 5 years that begin with the epoch of the model.
    public static let outOfDate = Warnings(rawValue: 4)
  }
}

extension MagneticField {
  /// Computes the magnetic field at a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude. At a pole the longitude names the meridian that is north or
  ///     south.
  ///   - height: Meters above the ellipsoid, -1000 ... 850,000.
  ///   - year: Decimal year, from 5 years before the epoch of the model to 10 years after it; ``decimalYear(of:)`` makes one of
  ///     a time.
  ///   - model: The model.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.height` or `.year`.
  ///
  /// Agrees with GeographicLib to 1e-6 nT, and to 1e-9 degrees where ``horizontal`` is above 2000 nT. Since 0.2.
  public init(
    at position: Position, height: Double = 0, year: Double, model: MagneticModel = .wmm2025
  ) throws(GridNorthError) {
    self = try computedField(position, height, year, model)
  }

  /// Computes the magnetic declination at many positions.
  ///
  /// - Parameters:
  ///   - positions: Latitudes -90 ... 90, any finite longitudes.
  ///   - height: Meters above the ellipsoid, of all.
  ///   - year: Decimal year, of all.
  ///   - model: The model.
  /// - Returns: A result for each position, in order: the ``declination`` of ``init(at:height:year:model:)`` or what it
  ///   throws, bit for bit.
  ///
  /// Since 0.2.
  public static func declinations(
    at positions: [Position], height: Double = 0, year: Double, model: MagneticModel = .wmm2025
  ) -> [Result<Double, GridNorthError>] {
    computedDeclinations(positions, height, year, model)
  }

  /// Finds the decimal year of a time.
  ///
  /// - Parameter seconds: Seconds since the beginning of 1970 in UTC, as `Date.timeIntervalSince1970` counts them.
  /// - Throws: ``GridNorthError`` with `.notFinite`, or `.year` outside the years 1 to 9999: milliseconds are refused.
  ///
  /// Since 0.2.
  public static func decimalYear(of seconds: Double) throws(GridNorthError) -> Double {
    try computedYear(seconds)
  }
}
