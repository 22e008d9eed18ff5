// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where navigation meets the core. Only the files Core*.swift know about pointers.

extension Navigator {
  /// What the core makes of a fix; this navigator stays as it is.
  func taken(_ fix: Fix, _ route: RouteIndex) throws(GridNorthError) -> (guidance: Guidance, state: [UInt64]) {
    var (fix, options, state) = (gn_fix(fix), coreOptions, gn_navigation_state())
    var guidance = gn_guidance()
    let numbers = waypoints.map { $0.map { UInt64(bitPattern: Int64($0)) } }
    try refusable { () throws(gn_status) in
      var last = try gn_navigation_state(words: self.state)
      try withEdges(route.words) { (index) throws(gn_status) in
        try withWaypoints(numbers) { (waypoints, count) throws(gn_status) in
          try NavigationStep.take(
            &fix, after: &last, index, waypoints: waypoints, waypointCount: count, options: &options, state: &state,
            guidance: &guidance)
        }
      }
    }
    return (Guidance(guidance), state.words)
  }

  private var coreOptions: gn_navigation_options {
    var core = NavigationStep.defaults
    core.off_route_distance = options.offRouteDistance
    core.hysteresis = options.hysteresis
    core.arrival_radius = options.arrivalRadius
    core.window_behind = options.windowBehind ?? .infinity
    core.window_ahead = options.windowAhead ?? .infinity
    core.lookahead = options.lookahead
    core.worst_accuracy = options.worstAccuracy ?? .infinity
    core.averaging_time = options.averagingTime
    core.start_distance = options.startDistance ?? .nan
    return core
  }
}

/// Null stands for all points; an array without elements has no address either, but means none.
private func withWaypoints(
  _ numbers: [UInt64]?, _ call: (UnsafePointer<UInt64>?, Int) throws(gn_status) -> Void
) throws(gn_status) {
  guard let numbers else { return try call(nil, 0) }
  // One more than there are.
  try (numbers + [0]).withUnsafeBufferPointer { (buffer) throws(gn_status) in
    try call(buffer.baseAddress, numbers.count)
  }
}

extension gn_navigation_state {
  /// The state in words: the numbers as bits, then those that are whole.
  fileprivate var words: [UInt64] {
    guard has_fix != 0 else { return [] }
    let numbers = [
      fix.time, fix.point.latitude, fix.point.longitude, fix.altitude, fix.accuracy, time, distance_along, turned_at,
      turned_back_at, speed, speed_weight, length, waypoint_along, waypoint_turn,
    ]
    return numbers.map(\.bitPattern) + [next_waypoint, route, waypoint_point, UInt64(flags)]
  }

  /// Whoever stored words may have damaged them.
  fileprivate init(words: [UInt64]) throws(gn_status) {
    self.init()
    guard !words.isEmpty else { return }
    guard words.count == 18 else { throw GN_ERROR_NOT_FINITE }
    let numbers = words.prefix(14).map(Double.init(bitPattern:))
    fix = gn_fix(
      time: numbers[0], point: gn_point(latitude: numbers[1], longitude: numbers[2]), altitude: numbers[3],
      accuracy: numbers[4])
    (time, distance_along, turned_at, turned_back_at) = (numbers[5], numbers[6], numbers[7], numbers[8])
    (speed, speed_weight) = (numbers[9], numbers[10])
    (length, waypoint_along, waypoint_turn) = (numbers[11], numbers[12], numbers[13])
    (next_waypoint, route, waypoint_point) = (words[14], words[15], words[16])
    flags = UInt32(truncatingIfNeeded: words[17])
    has_fix = 1
  }
}

extension Navigator.Guidance {
  fileprivate init(_ guidance: gn_guidance) {
    func has(_ flag: gn_navigation_flag) -> Bool { guidance.flags & UInt32(flag.rawValue) != 0 }
    isIgnored = has(GN_NAVIGATION_IGNORED)
    isOffRoute = has(GN_NAVIGATION_OFF_ROUTE)
    isWrongWay = has(GN_NAVIGATION_WRONG_WAY)
    hasArrived = has(GN_NAVIGATION_ARRIVED)
    place = isIgnored ? nil : Navigator.Place(guidance)
    timeLeft = known(guidance.time_left)
    speed = known(guidance.speed)
    nextWaypoint = Int(truncatingIfNeeded: guidance.next_waypoint)
    waypointDistance = known(guidance.waypoint_distance)
    waypointTime = known(guidance.waypoint_time)
    waypointAzimuth = known(guidance.waypoint_azimuth)
    turn = known(guidance.turn)
    passed = Int(guidance.passed)
  }
}

extension Navigator.Place {
  fileprivate init(_ guidance: gn_guidance) {
    position = Position(guidance.point)
    distanceAlong = guidance.distance_along
    distanceOff = guidance.distance_off
    azimuth = guidance.azimuth
    course = guidance.course
    distanceLeft = guidance.distance_left
  }
}
