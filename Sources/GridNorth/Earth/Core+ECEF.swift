// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

/// Earth-centered coordinates, EPSG:4978: meters from the center of the earth, with x toward latitude 0, longitude 0, y toward
/// 90 degrees east and z toward the north pole.
///
/// ```swift
/// let top = ECEF.Place(position: Position(latitude: 48.85837, longitude: 2.294481), height: 330)
/// let point = try ECEF.point(of: top)   // 4201155.3, 168330.5, 4780459.4
/// let back = try ECEF.place(at: point)
/// ```
///
/// Accurate to 10 nm up to 10,000 km from the center, and to 1e-15 of the distance beyond.
public enum ECEF {
  /// A position and its height.
  public struct Place: Hashable, Codable, Sendable {
    /// On the ellipsoid of WGS 84.
    public var position: Position

    /// Meters above the ellipsoid of WGS 84: heights above mean sea level differ from it by up to 107 m.
    public var height: Double

    /// Creates a place.
    public init(position: Position, height: Double) {
      self.position = position
      self.height = height
    }
  }

  /// Finds the coordinates of a place.
  ///
  /// - Throws: ``GridNorthError`` with `.notFinite` or `.latitude`.
  ///
  /// Since 0.2.
  public static func point(of place: Place) throws(GridNorthError) -> SIMD3<Double> {
    let point = try refusable { () throws(gn_status) in
      try Geocentric.forward(
        latitude: place.position.latitude, longitude: place.position.longitude, height: place.height)
    }
    return SIMD3(point.x, point.y, point.z)
  }

  /// Finds the coordinates of many places.
  ///
  /// - Returns: A result for each place, in order; an error is the one that ``point(of:)`` throws.
  ///
  /// Computes eight rows at a time. Since 0.2.
  public static func points(of places: [Place]) -> [Result<SIMD3<Double>, GridNorthError>] {
    rows(places.count) { (xs, ys, zs, statuses) throws(gn_status) in
      let result = places.withColumns { columns in
        Result { () throws(gn_status) in
          try Geocentric.forward(
            PositionColumns(columns(\.position.latitude), columns(\.position.longitude)), heights: columns(\.height),
            xs: xs, ys: ys, zs: zs, statuses: statuses)
        }
      }
      try result.get()
    } result: { row in
      SIMD3(row.0, row.1, row.2)
    }
  }

  /// Finds the place of coordinates; within 43 km of the center of the earth that of the nearest part of the surface.
  ///
  /// - Parameter point: Meters, any finite values.
  /// - Returns: The place; longitude in [-180, 180), 0 on the axis.
  /// - Throws: ``GridNorthError`` with `.notFinite`, also if the height were above the largest number.
  ///
  /// Since 0.2.
  public static func place(at point: SIMD3<Double>) throws(GridNorthError) -> Place {
    let place = try refusable { () throws(gn_status) in try Geocentric.inverse(x: point.x, y: point.y, z: point.z) }
    return Place(position: Position(place.point), height: place.height)
  }

  /// Finds the places of many coordinates.
  ///
  /// - Returns: A result for each point, in order; an error is the one that ``place(at:)`` throws.
  ///
  /// Computes eight rows at a time. Since 0.2.
  public static func places(at points: [SIMD3<Double>]) -> [Result<Place, GridNorthError>] {
    // The parts of a vector are not stored properties.
    let vectors = points.map { Vector(x: $0.x, y: $0.y, z: $0.z) }
    return rows(points.count) { (latitudes, longitudes, heights, statuses) throws(gn_status) in
      let result = vectors.withColumns { columns in
        Result { () throws(gn_status) in
          try Geocentric.inverse(
            xs: columns(\.x), ys: columns(\.y), zs: columns(\.z), latitudes: latitudes, longitudes: longitudes,
            heights: heights, statuses: statuses)
        }
      }
      try result.get()
    } result: { row in
      Place(position: Position(latitude: row.0, longitude: row.1), height: row.2)
    }
  }

  private struct Vector {
    var x: Double
    var y: Double
    var z: Double
  }

  /// Runs a batch of the core that writes three numbers per row.
  private static func rows<Value>(
    _ count: Int,
    _ call: (
      MutableColumn<Double>, MutableColumn<Double>, MutableColumn<Double>, UnsafeMutablePointer<UInt8>
    ) throws(gn_status) -> Void,
    result: ((Double, Double, Double)) -> Value
  ) -> [Result<Value, GridNorthError>] {
    var numbers = [Double](repeating: 0, count: 3 * count)
    var statuses = [UInt8](repeating: 0, count: count)
    numbers.withUnsafeMutableBufferPointer { buffer in
      let start = buffer.baseAddress
      // SAFETY: the numbers of a row lie side by side.
      func column(_ place: Int) throws(gn_status) -> MutableColumn<Double> {
        try MutableColumn(start.map { $0 + place }, stride: 24, count: count)
      }
      batch { () throws(gn_status) in try call(column(0), column(1), column(2), &statuses) }
    }
    return (0..<count).map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(result((numbers[3 * row], numbers[3 * row + 1], numbers[3 * row + 2])))
    }
  }
}
