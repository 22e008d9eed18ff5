// SPDX-License-Identifier: MIT

/// What a group of shots on the plane of a target measures: meters, x to the right and y up.
///
/// ```swift
/// let group = try ShotGroup([SIMD2(0.010, 0.012), SIMD2(-0.015, 0.001), SIMD2(0.002, -0.018)])
/// try TargetUnit.meters.convert(group.extremeSpread, to: .minutesOfAngle, range: 100)   // 1.06...
/// ```
public struct ShotGroup: Hashable, Codable, Sendable {
  /// Shots.
  public let count: Int

  /// The indexes of the two shots that are farthest apart, in order; both 0 if all shots are in one place.
  public let farthest: [Int]

  /// How far apart these two are.
  public let extremeSpread: Double

  /// The mean point of impact.
  public let center: SIMD2<Double>

  /// From the aim to the center.
  public let offset: SIMD2<Double>

  /// From the leftmost shot to the rightmost, and from the lowest to the highest.
  public let size: SIMD2<Double>

  /// The mean of the distances from the center.
  public let meanRadius: Double

  /// Half of the shots are as near to the center as this.
  public let medianRadius: Double

  /// How such shots spread; nil for one shot.
  public let dispersion: Dispersion?

  /// How shots spread that are like those of a group.
  public struct Dispersion: Hashable, Codable, Sendable {
    /// The standard deviations to the right and up, by the number of shots less one.
    public let deviation: SIMD2<Double>

    /// The standard deviation of the circular normal distribution, in each direction, unbiased.
    public let sigma: Double

    /// The radius that is expected to hold half of all shots.
    public let cep50: Double

    /// The radius that is expected to hold 95 % of all shots.
    public let r95: Double
  }

  /// Measures a group of shots.
  ///
  /// - Parameters:
  ///   - shots: 1 ... 100,000 places: meters to the right and up, within 1e15.
  ///   - aim: The point of aim.
  /// - Throws: ``GridNorthError`` with `.count`, `.notFinite` or `.measure`.
  ///
  /// `sigma`, `cep50` and `r95` take for granted that shots spread alike in all directions, as a circular normal
  /// distribution does, and count from the center. They are corrected for few shots. Since 0.2.
  public init(_ shots: [SIMD2<Double>], aim: SIMD2<Double> = .zero) throws(GridNorthError) {
    try self.init(measuring: shots, aim)
  }

  init(
    count: Int, farthest: [Int], extremeSpread: Double, center: SIMD2<Double>, offset: SIMD2<Double>,
    size: SIMD2<Double>,
    meanRadius: Double, medianRadius: Double, dispersion: Dispersion?
  ) {
    self.count = count
    self.farthest = farthest
    self.extremeSpread = extremeSpread
    self.center = center
    self.offset = offset
    self.size = size
    self.meanRadius = meanRadius
    self.medianRadius = medianRadius
    self.dispersion = dispersion
  }
}

/// A unit of lengths on a target, or of the angles that they cover at a range.
public enum TargetUnit: String, CaseIterable, Codable, Sendable {
  case meters
  case millimeters
  /// Inches of 25.4 mm.
  case inches
  /// Sixtieths of a degree.
  case minutesOfAngle = "moa"
  /// Thousandths of a radian, not mils of 6400 to a turn.
  case milliradians
  /// "Shooter's minutes of angle": inches at 100 yards.
  case inchesPer100Yards = "inches-per-100-yards"

  /// Converts a length or an angle in this unit into another one.
  ///
  /// - Parameters:
  ///   - value: Within 1e15; an angle that is converted to another kind of unit must be less than 90 degrees either
  ///     way.
  ///   - unit: The unit of the result.
  ///   - range: Meters to the target, 0.001 ... 1e12; not read if lengths are converted to lengths, or angles to
  ///     angles.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.measure`, `.range` or `.targetAngle`.
  ///
  /// The tangent of an angle is the length over the range. Since 0.2.
  public func convert(_ value: Double, to unit: TargetUnit, range: Double) throws(GridNorthError) -> Double {
    try converted(value, to: unit, range: range)
  }
}

// MARK: - Text

extension TargetUnit: CustomStringConvertible {
  /// The raw value: "meters", "moa" and so on.
  public var description: String { rawValue }
}

extension ShotGroup: CustomStringConvertible {
  /// The number of shots and the extreme spread: "5 shots, 0.0421 m".
  public var description: String { "\(count) shots, \(extremeSpread) m" }
}
