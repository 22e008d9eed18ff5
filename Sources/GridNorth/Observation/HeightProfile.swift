// SPDX-License-Identifier: MIT

/// Heights along a route; ``HeightMap/profile(along:step:)`` gives it.
public struct HeightProfile: Hashable, Codable, Sendable {
  /// The samples, in the order of the route.
  public let samples: [Sample]

  /// A place of a profile.
  public struct Sample: Hashable, Codable, Sendable {
    /// Meters along the route.
    public let distance: Double

    /// Where it is.
    public let position: Position

    /// Meters; nil: not known.
    public let height: Double?

    /// Creates a sample.
    ///
    /// Since 0.2.
    public init(distance: Double, position: Position, height: Double?) {
      self.distance = distance
      self.position = position
      self.height = height
    }
  }

  /// A height or a grade, and where it is.
  public struct Extreme: Hashable, Codable, Sendable {
    /// Meters; of a grade, meters per meter.
    public let value: Double

    /// Meters along the route; of a grade, where it begins.
    public let distance: Double
  }

  /// What a profile adds up to.
  public struct Summary: Hashable, Codable, Sendable {
    /// Meters from the first sample to the last one.
    public let length: Double

    /// Meters upward, of climbs that count; nil if no height is known.
    public let ascent: Double?

    /// Meters downward; nil if no height is known.
    public let descent: Double?

    /// The lowest height.
    public let lowest: Extreme?

    /// The highest height.
    public let highest: Extreme?

    /// The largest rise from a sample to the next; nil: none rises.
    public let steepestUp: Extreme?

    /// The largest fall from a sample to the next, positive; nil: none falls.
    public let steepestDown: Extreme?

    /// Samples whose height is not known.
    public let unknownCount: Int
  }

  /// Creates a profile from samples, such as those of a track.
  ///
  /// Since 0.2.
  public init(samples: [Sample]) {
    self.samples = samples
  }

  /// Adds up the samples.
  ///
  /// - Parameter climb: Meters: ways up and down that are shorter do not count for ascent and descent. 0: all count.
  /// - Throws: ``GridNorthError`` with `.count` for no samples, `.notFinite`, `.distance` for distances that decrease, or `.trackClimb`.
  ///
  /// Since 0.2.
  public func summary(climb: Double = 10) throws(GridNorthError) -> Summary {
    try summarized(climb)
  }
}
