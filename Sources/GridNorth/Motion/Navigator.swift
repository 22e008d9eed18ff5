// SPDX-License-Identifier: MIT

/// Something that follows a route: it takes fixes, and tells how it goes on.
///
/// ```swift
/// let route = try RouteIndex(Route([
///   Position(latitude: 46.50, longitude: 8), Position(latitude: 46.51, longitude: 8),
///   Position(latitude: 46.51, longitude: 8.02),
/// ]))
/// var hiker = Navigator()
/// let start = Fix(time: 0, position: Position(latitude: 46.505, longitude: 8))
/// let guidance = try hiker.step(to: start, along: route)
/// guidance.nextWaypoint        // 1
/// guidance.waypointDistance    // 556 meters
/// guidance.turn                // then right by 90°
/// ```
///
/// A navigator is a value that can be stored, and goes on along the same route.
public struct Navigator: Hashable, Codable, Sendable {
  /// How it decides. May change from one fix to the next.
  public var options: Options

  /// Which points of the route are waypoints: their numbers from 0, ascending; nil: all of them.
  public let waypoints: [Int]?

  /// What it knows after the last fix that counted: 18 words, the same on every machine; empty before the first.
  ///
  /// Make it empty to begin anew.
  public var state: [UInt64] = []

  /// How a navigator decides.
  public struct Options: Hashable, Codable, Sendable {
    /// Meters, 0 or more: as near as this it is on the route.
    public var offRouteDistance: Double

    /// Meters, 0 ... 100,000: only farther than this beyond ``offRouteDistance`` has it left the route.
    public var hysteresis: Double

    /// Meters, 0 or more: as near as this to a waypoint, it passes it.
    public var arrivalRadius: Double

    /// Meters, 0 or more: how far behind its last place along the route it may be, beside what it moved; nil: anywhere.
    public var windowBehind: Double?

    /// Meters, 0 or more: how far ahead; nil: anywhere.
    public var windowAhead: Double?

    /// Meters, 0 or more: the course leads to a place of the route so far ahead.
    public var lookahead: Double

    /// Meters: fixes less accurate than this are ignored; nil: all count.
    public var worstAccuracy: Double?

    /// Seconds, 0 or more: over about so long the speed is averaged.
    public var averagingTime: Double

    /// Meters from the start of the route, 0 or more: the first fix is looked for in the window around this place; nil: on the whole
    /// route.
    public var startDistance: Double?

    /// Creates options.
    ///
    /// Since 0.2.
    public init(
      offRouteDistance: Double = 50, hysteresis: Double = 10, arrivalRadius: Double = 30, windowBehind: Double? = 100,
      windowAhead: Double? = 300, lookahead: Double = 50, worstAccuracy: Double? = nil, averagingTime: Double = 30,
      startDistance: Double? = nil
    ) {
      self.offRouteDistance = offRouteDistance
      self.hysteresis = hysteresis
      self.arrivalRadius = arrivalRadius
      self.windowBehind = windowBehind
      self.windowAhead = windowAhead
      self.lookahead = lookahead
      self.worstAccuracy = worstAccuracy
      self.averagingTime = averagingTime
      self.startDistance = startDistance
    }
  }

  /// Where something is on its route, and how it goes on.
  ///
  /// Distances are meters along the route, azimuths degrees, -180 ... 180, clockwise from north.
  public struct Guidance: Hashable, Codable, Sendable {
    /// Where it is on the route; nil after a fix that was ignored.
    public let place: Place?

    /// Seconds to the end of the route, at the ``speed``; nil: not known, or it does not come nearer.
    public let timeLeft: Double?

    /// Averaged progress along the route, meters a second, negative on the way back; nil: not known.
    public let speed: Double?

    /// The number of the next waypoint, from 0; after the last, how many there are.
    public let nextWaypoint: Int

    /// To the next waypoint, negative if it lies behind; nil after the last.
    public let waypointDistance: Double?

    /// Seconds to it, at the ``speed``; nil: not known.
    public let waypointTime: Double?

    /// From the fix straight to it; nil after the last.
    public let waypointAzimuth: Double?

    /// What the route turns by there: -180 ... 180 degrees, to the right if positive; nil at an end.
    public let turn: Double?

    /// How many waypoints were passed since the last fix.
    public let passed: Int

    /// Whether it has left the route.
    public let isOffRoute: Bool

    /// Whether it goes back along the route.
    public let isWrongWay: Bool

    /// Whether it has passed the last waypoint.
    public let hasArrived: Bool

    /// Whether the fix is less accurate than ``Options/worstAccuracy``; all is as after the last one.
    public let isIgnored: Bool
  }

  /// Where something is on its route.
  public struct Place: Hashable, Codable, Sendable {
    /// The place on the route.
    public let position: Position

    /// From the start of the route to the place.
    public let distanceAlong: Double

    /// From the place to the fix: positive to the right of the route, negative to the left.
    public let distanceOff: Double

    /// The direction of the route there.
    public let azimuth: Double

    /// From the fix to the place of the route ``Options/lookahead`` farther along: where to steer.
    public let course: Double

    /// From the place to the end of the route.
    public let distanceLeft: Double
  }

  /// Creates a navigator that waits for the first fix.
  ///
  /// Since 0.2.
  public init(waypoints: [Int]? = nil, options: Options = Options()) {
    self.waypoints = waypoints
    self.options = options
  }

  /// Takes the next fix.
  ///
  /// - Parameters:
  ///   - fix: Where it is now, and when: not before the last fix. Its time may be NaN if it is not known; then there is no
  ///     speed.
  ///   - route: The route that it follows, the same for all fixes.
  /// - Returns: Where it is on the route, and how it goes on.
  /// - Throws: ``GridNorthError`` with `.latitude`, `.notFinite` for the position, or for a state that was damaged,
  ///   `.altitude`, `.time` for a fix that is older than the last known time or a negative averaging time, `.distance` for
  ///   an accuracy or a distance in the options that is negative or NaN, `.hysteresis`, `.waypoint`, `.route` for another
  ///   route than that of the state, `.count` for a route without points, or `.work` for very many edges equally near. Nothing
  ///   changes then.
  ///
  /// The place on the route is the nearest one in a window around the last place, so ways there and back are kept apart. It
  /// has left the route when it is farther from it than ``Options/offRouteDistance`` and ``Options/hysteresis`` together,
  /// and is back within the former. It goes the wrong way when it has come back along the route by more than
  /// ``Options/offRouteDistance``, or by eight times the accuracy if that is more, until it has gone forward by as much.
  /// Waypoints are passed in their order, and stay passed. Since 0.2.
  @discardableResult
  public mutating func step(to fix: Fix, along route: RouteIndex) throws(GridNorthError) -> Guidance {
    let step = try taken(fix, route)
    state = step.state
    return step.guidance
  }
}
