// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

extension UTM {
  /// How a grid differs from the ellipsoid at a point: rotated by the convergence, enlarged by the scale.
  public struct Factors: Hashable, Codable, Sendable {
    /// The meridian convergence: the azimuth of grid north, in degrees clockwise from true north.
    ///
    /// A grid azimuth is the true azimuth minus the convergence.
    public let convergence: Double

    /// The point scale: length on the grid divided by length on the ellipsoid.
    public let scale: Double
  }

  /// Finds the meridian convergence and the point scale of a grid at a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90, any finite longitude.
  ///   - zone: The zone to use; by default the standard zone of the position.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.zone` or `.tooFar`, as ``init(_:zone:)``.
  ///
  /// On the central meridian the convergence is 0 and the scale 0.9996; at a pole of UPS the convergence is the
  /// longitude (north) or its opposite (south), and the scale 0.994. Since 0.1.
  public static func factors(
    at position: Position, zone: ZoneChoice = .standard
  ) throws(GridNorthError) -> Factors {
    let code = try zone.code
    let factors = try refusable { () throws(gn_status) in
      try CoreUTM.factors(latitude: position.latitude, longitude: position.longitude, zone: code)
    }
    return Factors(convergence: factors.convergence, scale: factors.scale)
  }

  /// Finds the meridian convergence and the point scale of a grid at many positions.
  ///
  /// - Parameters:
  ///   - positions: Latitudes -90 ... 90, any finite longitudes.
  ///   - zone: The zone to use for all of them; by default the standard zone of each.
  /// - Returns: A result for each position, in order: what ``factors(at:zone:)`` returns or throws, bit for bit.
  ///
  /// Since 0.1.
  public static func factors(
    at positions: [Position], zone: ZoneChoice = .standard
  ) -> [Result<Factors, GridNorthError>] {
    let code: Int32
    do { code = try zone.code } catch { return positions.map { _ in .failure(error) } }
    var statuses = [UInt8](repeating: 0, count: positions.count)
    let factors = positions.withColumns { columns in
      pairs(positions.count) { (convergences, scales) throws(gn_status) in
        try CoreUTM.factors(
          columns.places(), zone: code, convergences: convergences, scales: scales, statuses: &statuses)
      }
    }
    return factors.indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(Factors(convergence: factors[row].x, scale: factors[row].y))
    }
  }

  /// Finds the meridian convergence and the point scale at this point.
  ///
  /// - Throws: ``GridNorthError`` with `.tooFar` if ``init(_:zone:)`` would refuse the position for this grid: at
  ///   eastings far outside 0 ... 1,000,000, toward the poles.
  ///
  /// Since 0.1.
  public func factors() throws(GridNorthError) -> Factors {
    try UTM.factors(at: position, zone: .grid(grid))
  }
}

extension UTM.Factors: CustomStringConvertible {
  /// Both numbers with their names: "convergence 1.5, scale 0.9996".
  ///
  /// Each number has enough digits to be read back exactly.
  public var description: String {
    "convergence \(convergence), scale \(scale)"
  }
}
