// SPDX-License-Identifier: MIT

/// A position on the WGS 84 ellipsoid.
///
/// ```swift
/// let tower = Position(latitude: 48.8583, longitude: 2.2945)
/// ```
///
/// A position holds whatever it is given: what uses it refuses a latitude outside [-90, 90] and what is not finite, and
/// reduces any finite longitude to [-180, 180), exactly. The positions that this library gives are reduced already.
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
  /// Latitude and longitude in degrees, parted by a blank: "48.8583 2.2945".
  ///
  /// Each number has as many digits as it takes to read the same number back.
  public var description: String {
    "\(latitude) \(longitude)"
  }
}
