// SPDX-License-Identifier: MIT

/// True, grid and magnetic north at a position: the angles between them, in degrees, in (-180, 180], clockwise.
///
/// ```swift
/// let norths = try Norths(at: Position(latitude: 48.85837, longitude: 2.294481), year: 2027.5)
/// try norths.convert(norths.gridMagnetic, from: .grid, to: .magnetic)   // 0.0
/// ```
public struct Norths: Hashable, Sendable {
  /// From true north to grid north.
  public let convergence: Double

  /// From true north to magnetic north.
  public let declination: Double

  /// From grid north to magnetic north: the grid-magnetic angle.
  public let gridMagnetic: Double

  /// One standard deviation of the declination; at most 180.
  public let uncertainty: Double

  /// The grid.
  public let grid: UTM.Grid

  /// What to keep in mind about the magnetic field.
  public let warnings: MagneticField.Warnings
}

extension Norths {
  /// Computes the angles between the norths at a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude.
  ///   - height: Meters above the ellipsoid, -1000 ... 850,000.
  ///   - year: Decimal year, as for ``MagneticField/init(at:height:year:model:)``.
  ///   - zone: The zone to use; by default the standard zone of the position.
  ///   - model: The model.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.height`, `.year`, `.zone` or `.tooFar`.
  ///
  /// Since 0.2.
  public init(
    at position: Position, height: Double = 0, year: Double, zone: UTM.ZoneChoice = .standard,
    model: MagneticModel = .wmm2025
  ) throws(GridNorthError) {
    self = try computedNorths(position, height, year, try zone.code, model)
  }

  /// Converts an azimuth from one north to another.
  ///
  /// - Parameters:
  ///   - azimuth: Degrees, clockwise from the north `start`; any finite value.
  ///   - start: What it is counted from.
  ///   - end: What the result is counted from.
  /// - Returns: Degrees, in (-180, 180].
  /// - Throws: ``GridNorthError`` with `.notFinite`.
  ///
  /// It takes grid bearings as well, if these are the norths of the same zone. Since 0.2.
  public func convert(_ azimuth: Double, from start: North, to end: North) throws(GridNorthError) -> Double {
    try converted(azimuth, start, end, self)
  }
}
