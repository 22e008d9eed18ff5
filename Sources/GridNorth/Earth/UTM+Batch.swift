// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Many points at a time, eight side by side. Each row equals the result of the initializer or property for one, bit for
// bit.

extension UTM {
  /// Projects many positions.
  ///
  /// - Parameters:
  ///   - positions: Latitudes -90 ... 90, any finite longitudes.
  ///   - zone: The zone to use for all of them; by default the standard zone of each.
  /// - Returns: A result for each position, in order; an error is the one that ``init(_:zone:)`` throws.
  ///
  /// Computes eight rows at a time. Since 0.1.
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
        try zones.withUnsafeMutableBufferPointer { (zones) throws(gn_status) in
          try CoreUTM.forward(
            columns.places(), zone: code, eastings: eastings, northings: northings,
            zones: MutableColumn(optional: zones.baseAddress, stride: 4, count: count), statuses: &statuses)
        }
      }
    }
    return points.indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(UTM(unchecked: Grid(uncheckedRow: zones[row]), easting: points[row].x, northing: points[row].y))
    }
  }

  /// Finds the positions of many points, each on a grid of its own.
  ///
  /// - Parameter points: UTM and UPS points in any mix.
  /// - Returns: The ``position`` of each point, in order.
  ///
  /// Computes eight rows at a time. Since 0.1.
  public static func positions(of points: [UTM]) -> [Position] {
    let zones = points.map { Int32($0.grid.signedZone) }
    let positions = points.withColumns { columns in
      pairs(points.count) { (latitudes, longitudes) throws(gn_status) in
        try zones.withUnsafeBufferPointer { (zones) throws(gn_status) in
          try CoreUTM.inverse(
            eastings: columns(\.easting), northings: columns(\.northing),
            zones: Column(zones.baseAddress, stride: 4, count: points.count), latitudes: latitudes,
            longitudes: longitudes, statuses: nil)
        }
      }
    }
    return positions.map { Position($0) }
  }
}
