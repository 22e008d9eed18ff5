// SPDX-License-Identifier: MIT

/// A rectangle of meridians and parallels, such as the view of a map.
///
/// ```swift
/// let paris = Bounds(south: 48.81, west: 2.22, north: 48.91, east: 2.47)
/// let fiji = Bounds(south: -21, west: 177, north: -16, east: -178)   // across the antimeridian
/// ```
///
/// Like a ``Position``, it stores any numbers. Functions that use it refuse a latitude outside [-90, 90], a south edge
/// north of the north edge, and numbers that are not finite.
public struct Bounds: Hashable, Codable, Sendable {
  /// The latitude of the south edge, in degrees.
  public var south: Double

  /// The longitude of the west edge, in degrees.
  public var west: Double

  /// The latitude of the north edge, in degrees.
  public var north: Double

  /// The longitude of the east edge, in degrees. If it is less than ``west``, the rectangle crosses the antimeridian;
  /// if it is greater by 360 or more, the rectangle goes around the Earth.
  public var east: Double

  /// Creates a rectangle from its edges, in degrees.
  public init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }
}

extension Bounds: CustomStringConvertible {
  /// The south-west and the north-east corner, latitude first: "48.81 2.22 to 48.91 2.47".
  public var description: String {
    "\(Position(latitude: south, longitude: west)) to \(Position(latitude: north, longitude: east))"
  }
}
