// SPDX-License-Identifier: MIT

/// Whether one place is seen from another; ``HeightMap/sight(from:height:to:height:options:)`` finds out.
public struct SightLine: Hashable, Codable, Sendable {
  /// Whether the ground leaves the line free.
  public let isVisible: Bool

  /// Meters along the ground, from one end to the other.
  public let distance: Double

  /// In which direction the line leaves: degrees, -180 ... 180, clockwise from north.
  public let azimuth: Double

  /// At which angle above the horizontal plane it leaves, degrees; refraction included.
  public let elevation: Double

  /// The height of the ground at the start, meters.
  public let startGround: Double

  /// The height of the ground at the end.
  public let endGround: Double

  /// Its end.
  public let end: Position

  /// Where the line is nearest to the ground between its ends; nil if no height is known there.
  public let clearance: Clearance?

  /// Where it first meets the ground; nil: nowhere.
  public let blocked: Obstacle?

  /// The least part of the first Fresnel zone's radius that is free below the line; nil without a frequency.
  public let freeZone: FreeZone?

  /// Places between the ends whose height is not known; they do not block.
  public let unknownCount: Int

  /// How high the line is above the ground.
  public struct Clearance: Hashable, Codable, Sendable {
    /// Meters; negative where the line is below the ground.
    public let height: Double
    /// Meters from the start.
    public let distance: Double
    /// Where it is.
    public let position: Position
  }

  /// Ground that blocks the line.
  public struct Obstacle: Hashable, Codable, Sendable {
    /// The height of the ground, meters.
    public let height: Double
    /// Meters from the start.
    public let distance: Double
    /// Where it is.
    public let position: Position
  }

  /// How much of a Fresnel zone is free.
  public struct FreeZone: Hashable, Codable, Sendable {
    /// 1 or more if all of it is, 0 where the line grazes the ground.
    public let part: Double
    /// Meters from the start.
    public let distance: Double
  }

  /// How lines of sight are computed.
  public struct Options: Hashable, Codable, Sendable {
    /// The part of the earth's curvature that refraction leaves, 0.1 ... 2: 6/7 for light, 3/4 for radio, 1 without refraction.
    public var curvature: Double

    /// Meters between the places that are looked at, 0.01 or more; nil: the distance between rows or columns of the finest
    /// grid, whichever is less.
    public var step: Double?

    /// The frequency of a radio, hertz, 1e6 ... 1e12, for its first Fresnel zone; nil: none.
    public var frequency: Double?

    /// Creates options.
    ///
    /// Since 0.2.
    public init(curvature: Double = 6.0 / 7, step: Double? = nil, frequency: Double? = nil) {
      self.curvature = curvature
      self.step = step
      self.frequency = frequency
    }
  }
}
