// SPDX-License-Identifier: MIT

/// Where something was, and when.
public struct Fix: Hashable, Codable, Sendable {
  /// Seconds since any moment, the same for all fixes.
  public var time: Double

  /// Where it was.
  public var position: Position

  /// Meters; nil: not known.
  public var altitude: Double?

  /// How far off the position may be, in meters; nil: not known.
  public var accuracy: Double?

  /// Creates a fix.
  ///
  /// Since 0.2.
  public init(time: Double, position: Position, altitude: Double? = nil, accuracy: Double? = nil) {
    self.time = time
    self.position = position
    self.altitude = altitude
    self.accuracy = accuracy
  }
}

/// Something that happened between two fixes.
public struct FenceEvent: Hashable, Codable, Sendable {
  /// What happened.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A fence was entered.
    case enter
    /// It was inside for as long as ``FenceTracker/Options/dwell``.
    case dwell
    /// A fence was left.
    case exit
    /// A line was crossed to its left side.
    case crossedLeft = "crossed-left"
    /// A line was crossed to its right side.
    case crossedRight = "crossed-right"
  }

  /// The id of the fence.
  public let id: UInt64

  /// What happened.
  public let kind: Kind

  /// When, in seconds.
  public let time: Double

  /// Where: on the geodesic between the fixes.
  public let position: Position

  /// Meters; nil if it is not known.
  public let altitude: Double?

  /// Which part of the way was behind it: 0 at the last fix, 1 at this one.
  public let fraction: Double

  /// When it entered, for `.dwell` and `.exit`, in seconds; otherwise the ``time``.
  public let since: Double
}

/// Something that moves among fences: it takes fixes, and tells what happened since the last one.
///
/// ```swift
/// let fences = try FenceSet([
///   Fence(id: 7, shape: .circle(center: Position(latitude: 46.5, longitude: 8), radius: 200))
/// ])
/// var tracker = FenceTracker()
/// let before = Fix(time: 0, position: Position(latitude: 46.51, longitude: 8))
/// let now = Fix(time: 60, position: Position(latitude: 46.5, longitude: 8))
/// try tracker.step(to: before, in: fences)             // []: the first fix
/// try tracker.step(to: now, in: fences).map(\.kind)    // [enter]
/// tracker.presences.map(\.id)                          // [7]
/// ```
///
/// A tracker is a value that can be stored. It goes on with another set of fences: presences of ids which that does not have
/// are dropped without an event.
public struct FenceTracker: Hashable, Codable, Sendable {
  /// How it decides. May change from one fix to the next.
  public var options: Options

  /// The last fix that counted; nil before the first.
  public private(set) var lastFix: Fix?

  /// The fences that it is in.
  public private(set) var presences: [Presence] = []

  /// How a tracker decides.
  public struct Options: Hashable, Codable, Sendable {
    /// Meters, 0 ... 100,000: only farther than this beyond its border, or its altitudes, is a fence left.
    public var hysteresis: Double

    /// Meters: fixes less accurate than this are ignored; nil: all count.
    public var worstAccuracy: Double?

    /// Seconds, 0 or more: how long it must be inside a fence to dwell there; nil: it never does.
    public var dwell: Double?

    /// Whether the first fix enters the fences that hold it. If not, they report nothing for it.
    public var reportsFirst: Bool

    /// Creates options.
    ///
    /// Since 0.2.
    public init(
      hysteresis: Double = 0, worstAccuracy: Double? = nil, dwell: Double? = nil, reportsFirst: Bool = false
    ) {
      self.hysteresis = hysteresis
      self.worstAccuracy = worstAccuracy
      self.dwell = dwell
      self.reportsFirst = reportsFirst
    }
  }

  /// A fence that it is in.
  public struct Presence: Hashable, Codable, Sendable {
    /// The id of the fence.
    public let id: UInt64

    /// When it entered, in seconds.
    public let since: Double

    /// Whether it was inside for as long as ``Options/dwell``.
    public let hasDwelt: Bool
  }

  /// Creates a tracker that waits for the first fix.
  ///
  /// Since 0.2.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Takes the next fix.
  ///
  /// - Parameters:
  ///   - fix: Where it is now, and when: not before the last fix.
  ///   - fences: The fences that count from the last fix to this one.
  /// - Returns: What happened, in the order of the way, then of ids.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite`, `.altitude`, `.time` for a fix that is older than the last
  ///   one or a negative dwell time, `.distance` for a negative accuracy, or `.hysteresis`. Nothing changes then.
  ///
  /// Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly: a fence that was
  /// passed on the way gives two events. Times and positions are those at which the border is passed, to a millimeter.
  /// Since 0.2.
  @discardableResult
  public mutating func step(to fix: Fix, in fences: FenceSet) throws(GridNorthError) -> [FenceEvent] {
    let step = try taken(fix, fences)
    (lastFix, presences) = (step.lastFix, step.presences)
    return step.events
  }
}
