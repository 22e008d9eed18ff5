// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Many points at a time, eight side by side. Each row is what the initializer or property for one gives, bit for bit.

extension UTM {
  /// Projects many positions.
  ///
  /// - Parameters:
  ///   - positions: Latitudes -90 ... 90, any finite longitudes.
  ///   - zone: The zone to use for all of them; by default each uses the one that it belongs to.
  /// - Returns: A result for each position, in their order; an error is what ``init(_:zone:)`` throws.
  ///
  /// Runs eight rows at a time. Since 0.1.
  public static func points(
    of positions: [Position], zone: ZoneChoice = .standard
  ) -> [Result<UTM, GridNorthError>] {
    let code: Int32
    do { code = try zone.code } catch { return positions.map { _ in .failure(error) } }
    let count = positions.count
    var statuses = [UInt8](repeating: 0, count: count)
    var zones = [Int32](repeating: 0, count: count)
    let points = positions.withColumns { columns in
      pairs(count) { (eastings, northings) throws(gn_status) in
        try CoreUTM.forward(
          latitudes: columns(\.latitude), longitudes: columns(\.longitude), zone: code, eastings: eastings,
          northings: northings, zones: &zones, statuses: &statuses)
      }
    }
    return points.indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(UTM(unchecked: Grid(uncheckedRow: zones[row]), easting: points[row].x, northing: points[row].y))
    }
  }

  /// Finds the positions of many points, each on a grid of its own.
  ///
  /// - Parameter points: Points of UTM and UPS in any mixture.
  /// - Returns: The ``position`` of each point, in their order.
  ///
  /// Runs eight rows at a time. Since 0.1.
  public static func positions(of points: [UTM]) -> [Position] {
    let zones = points.map { Int32($0.grid.signedZone) }
    let positions = points.withColumns { columns in
      pairs(points.count) { (latitudes, longitudes) throws(gn_status) in
        try CoreUTM.inverse(
          eastings: columns(\.easting), northings: columns(\.northing), zones: zones, latitudes: latitudes,
          longitudes: longitudes, statuses: nil)
      }
    }
    return positions.map { Position($0) }
  }
}
