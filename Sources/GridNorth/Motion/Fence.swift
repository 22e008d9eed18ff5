// SPDX-License-Identifier: MIT

/// An area or a line that something may enter, leave or cross.
///
/// ```swift
/// let harbor = Fence(id: 1, shape: .circle(center: Position(latitude: 54.32, longitude: 10.14), radius: 800))
/// ```
///
/// A fence stores what it is given. A ``FenceSet`` checks its fences.
public struct Fence: Hashable, Codable, Sendable {
  /// Yours: another one for each fence of a set.
  public var id: UInt64

  /// Where it is.
  public var shape: Shape

  /// What it reports: by default, all that its shape can. A fence without triggers holds positions, but a ``FenceTracker``
  /// does not follow it.
  public var triggers: Triggers

  /// The altitudes that belong to it, in meters; nil: all.
  ///
  /// Bounds may be infinite. (Most encoders need to be told how to write those.)
  public var altitudes: ClosedRange<Double>?

  /// Creates a fence.
  ///
  /// Since 0.2.
  public init(
    id: UInt64, shape: Shape, triggers: Triggers = .all, altitudes: ClosedRange<Double>? = nil
  ) {
    self.id = id
    self.shape = shape
    self.triggers = triggers
    self.altitudes = altitudes
  }

  /// What a fence is.
  public enum Shape: Hashable, Codable, Sendable {
    /// The inside of a polygon of three or more vertices; its border belongs to it.
    case polygon(Polygon)
    /// All positions within a radius, in meters: more than 0, at most 9,000,000.
    case circle(center: Position, radius: Double)
    /// All positions within a radius of a route of one vertex or more: the radius is half the width.
    case corridor(Route, radius: Double)
    /// A route of two vertices or more that can be crossed. It holds no position.
    case line(Route)
  }

  /// What a fence reports.
  public struct Triggers: OptionSet, Hashable, Codable, Sendable {
    /// The sum of the options, as in the C library.
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It was entered.
    public static let enter = Triggers(rawValue: 1)
    /// Something was inside for as long as ``FenceTracker/Options/dwell``. Once for each visit.
    public static let dwell = Triggers(rawValue: 2)
    /// It was left.
    public static let exit = Triggers(rawValue: 4)
    /// A line was crossed to its left side.
    public static let crossedLeft = Triggers(rawValue: 8)
    /// A line was crossed to its right side.
    public static let crossedRight = Triggers(rawValue: 16)
    /// All of them.
    public static let all: Triggers = [.enter, .dwell, .exit, .crossedLeft, .crossedRight]
  }
}
