// SPDX-License-Identifier: MIT

/// A position on the WGS 84 ellipsoid.
///
/// ```swift
/// let tower = Position(latitude: 48.8583, longitude: 2.2945)
/// ```
///
/// A position stores any numbers. Functions that use it refuse a latitude outside [-90, 90] and numbers that are not
/// finite, and reduce any finite longitude exactly to [-180, 180). Positions returned by this library are already
/// reduced.
public struct Position: Hashable, Codable, Sendable {
  /// Degrees north of the equator, -90 ... 90.
  public var latitude: Double

  /// Degrees east of Greenwich.
  public var longitude: Double

  /// Creates a position from two angles, latitude first.
  ///
  /// - Parameters:
  ///   - latitude: Degrees, positive in the north.
  ///   - longitude: Degrees, positive in the east.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Position: CustomStringConvertible {
  /// Latitude and longitude in degrees, separated by a blank: "48.8583 2.2945".
  ///
  /// Each number has enough digits to be read back exactly.
  public var description: String {
    "\(latitude) \(longitude)"
  }
}
