// SPDX-License-Identifier: MIT
import CGridNorth

/// One step of something that follows a route.
public struct NavigationStep {
  private let ring: IndexRing
  private let waypoints: Waypoints
  private let options: gn_navigation_options
  private let fix: gn_fix
  private var state: gn_navigation_state
  private var passed: UInt32 = 0

  public static var defaults: gn_navigation_options {
    gn_navigation_options(
      size: optionsSize, reserved: 0, off_route_distance: 50, hysteresis: 10, arrival_radius: 30, window_behind: 100,
      window_ahead: 300, lookahead: 50, worst_accuracy: .infinity, averaging_time: 30, start_distance: .nan)
  }

  private static var optionsSize: UInt32 { UInt32(truncatingIfNeeded: MemoryLayout<gn_navigation_options>.size) }

  /// Nothing beyond the size field is read before the size is known.
  private static func checked(
    _ options: UnsafePointer<gn_navigation_options>?
  ) throws(gn_status) -> gn_navigation_options {
    guard let options else { return defaults }
    guard UnsafeRawPointer(options).loadUnaligned(as: UInt32.self) == optionsSize else { throw GN_ERROR_OPTIONS_SIZE }
    let checked = options.pointee
    guard checked.hysteresis >= 0, checked.hysteresis <= 100_000 else { throw GN_ERROR_HYSTERESIS }
    guard checked.off_route_distance >= 0, checked.arrival_radius >= 0, checked.window_behind >= 0,
      checked.window_ahead >= 0, checked.lookahead >= 0, checked.worst_accuracy >= 0
    else { throw GN_ERROR_DISTANCE }
    guard checked.averaging_time >= 0 else { throw GN_ERROR_TIME }
    guard !(checked.start_distance < 0) else { throw GN_ERROR_DISTANCE }
    return checked
  }

  /// The time may be unknown.
  private static func checked(_ fix: gn_fix) throws(gn_status) -> gn_fix {
    var result = fix
    result.point = try GridNorthCore.checked(result.point)
    guard result.time.absolute != .infinity else { throw GN_ERROR_NOT_FINITE }
    guard !(result.time.absolute > 1e15) else { throw GN_ERROR_TIME }
    try FenceIndex.check(altitude: result.altitude)
    guard !(result.accuracy < 0) else { throw GN_ERROR_DISTANCE }
    return result
  }

  /// Takes a fix, and tells where it is on the route and how it goes on. If something is refused, nothing changes.
  public static func take(
    _ fix: UnsafePointer<gn_fix>?, after last: UnsafePointer<gn_navigation_state>?, _ index: EdgeIndex,
    waypoints: UnsafePointer<UInt64>?, waypointCount: Int, options: UnsafePointer<gn_navigation_options>?,
    state: UnsafeMutablePointer<gn_navigation_state>?, guidance: UnsafeMutablePointer<gn_guidance>?
  ) throws(gn_status) {
    try Work.count { meter throws(gn_status) in
      var index = index
      index.meter = meter
      try take(
        fix, after: last, index, meter, waypoints: waypoints, waypointCount: waypointCount, options: options,
        state: state, guidance: guidance)
    }
  }

  private static func take(
    _ fix: UnsafePointer<gn_fix>?, after last: UnsafePointer<gn_navigation_state>?, _ index: EdgeIndex,
    _ meter: WorkMeter,
    waypoints: UnsafePointer<UInt64>?, waypointCount: Int, options: UnsafePointer<gn_navigation_options>?,
    state: UnsafeMutablePointer<gn_navigation_state>?, guidance: UnsafeMutablePointer<gn_guidance>?
  ) throws(gn_status) {
    guard let given = fix?.pointee, let state, let guidance else { throw GN_ERROR_NULL }
    guard !index.isClosed else { throw GN_ERROR_INDEX_KIND }
    let ring = index.ring(0)
    guard ring.runCount > 0 else { throw GN_ERROR_COUNT }
    let options = try checked(options)
    let waypoints = try Waypoints(waypoints, count: waypointCount, pointCount: ring.count &+ 1)
    let fix = try checked(given)
    var before = last?.pointee ?? gn_navigation_state()
    let isFirst = before.has_fix == 0
    if isFirst {
      before = gn_navigation_state()
      try waypoints.check(from: 0, to: waypoints.count)
    } else {
      try check(before, index, waypoints, fix)
    }
    guard !(fix.accuracy > options.worst_accuracy) else {
      state.pointee = before
      guidance.pointee = nothing(after: before)
      return
    }
    var step = NavigationStep(ring: ring, waypoints: waypoints, options: options, fix: fix, state: before)
    let result = try step.run(isFirst: isFirst, route: index.checksum)
    try meter.check()
    guidance.pointee = result
    state.pointee = step.state
  }

  /// Whoever stores a state may have damaged it, or may go on with another route.
  private static func check(
    _ state: gn_navigation_state, _ index: EdgeIndex, _ waypoints: Waypoints, _ fix: gn_fix
  ) throws(gn_status) {
    guard state.route == index.checksum else { throw GN_ERROR_ROUTE }
    _ = try checked(state.fix)
    guard state.distance_along.isFinite, state.turned_at.isFinite, state.turned_back_at.isFinite, state.length.isFinite
    else { throw GN_ERROR_NOT_FINITE }
    guard state.next_waypoint <= UInt64(truncatingIfNeeded: waypoints.count) else { throw GN_ERROR_WAYPOINT }
    guard !(fix.time < state.time) else { throw GN_ERROR_TIME }
  }

  /// For a fix that is ignored.
  private static func nothing(after state: gn_navigation_state) -> gn_guidance {
    let flags = state.flags & knownFlags | UInt32(truncatingIfNeeded: GN_NAVIGATION_IGNORED.rawValue)
    return gn_guidance(
      point: gn_point(latitude: .nan, longitude: .nan), distance_along: .nan, distance_off: .nan, azimuth: .nan,
      course: .nan, distance_left: .nan, time_left: .nan, speed: .nan, waypoint_distance: .nan, waypoint_time: .nan,
      waypoint_azimuth: .nan, turn: .nan, next_waypoint: state.next_waypoint, passed: 0, flags: flags)
  }

  private static let knownFlags: UInt32 = 7

  private init(
    ring: IndexRing, waypoints: Waypoints, options: gn_navigation_options, fix: gn_fix, state: gn_navigation_state
  ) {
    self.ring = ring
    self.waypoints = waypoints
    self.options = options
    self.fix = fix
    self.state = state
  }

  // MARK: The step

  private mutating func run(isFirst: Bool, route: UInt64) throws(gn_status) -> gn_guidance {
    if isFirst {
      state.has_fix = 1
      state.route = route
      state.length = ring.length(beforeEdge: ring.count)
      state.time = .nan
      state.speed = .nan
      state.speed_weight = 0
      state.waypoint_point = .max
    }
    state.flags &= NavigationStep.knownFlags
    // Phones that do not tell are rarely worse outdoors.
    let accuracy = fix.accuracy == fix.accuracy ? fix.accuracy : 15
    let doubt = min(max(accuracy, 5), max(options.off_route_distance, 5))
    var snap = RouteSnap(ring, ReachTest(fix.point), doubt: doubt)
    var (place, isElsewhere) = isFirst ? (first(&snap), true) : next(&snap)
    if !isElsewhere, let leg = otherLeg(of: place, &snap) {
      (place, isElsewhere) = (leg, true)
      state.speed = -state.speed
    }
    // Fixes of a device that stands differ by several times the accuracy.
    follow(place, isElsewhere: isElsewhere, isFirst: isFirst, noise: max(options.off_route_distance, 8 * accuracy))
    try pass(place, &snap.ruler)
    state.fix = fix
    if fix.time == fix.time { state.time = fix.time }
    return guidance(place, &snap.ruler)
  }

  /// The place of the first fix. A round trip begins where it ends.
  private func first(_ snap: inout RouteSnap) -> RoutePlace {
    if options.start_distance == options.start_distance { return first(&snap, near: options.start_distance) }
    let place = snap.first()
    let reach = options.off_route_distance
    guard place.along >= state.length - reach, Geodesic.inverse(fix.point, ring[0]).distance <= reach else {
      return place
    }
    return snap.nearest(low: 0, high: reach)
  }

  /// The place of the first fix, if the host has said where the way begins.
  private func first(_ snap: inout RouteSnap, near start: Double) -> RoutePlace {
    let along = min(start, state.length)
    let low = along - options.window_behind
    let high = along + options.window_ahead
    let progress = RouteProgress(along: along, farthest: along, distance: 0, way: 0, cut: 2 * options.arrival_radius)
    return snap.next(progress, low: low, high: high) ?? snap.nearest(low: low, high: high)
  }

  /// Who has gone back so far is not lost, but turned around where the route does not, if the route comes back there.
  private func otherLeg(of place: RoutePlace, _ snap: inout RouteSnap) -> RoutePlace? {
    guard has(GN_NAVIGATION_WRONG_WAY), place.place.off <= options.off_route_distance,
      state.turned_back_at - place.along > options.window_ahead
    else { return nil }
    return snap.opposite(of: place)
  }

  /// The place of the fix, and whether it was looked for on the whole route.
  private func next(_ snap: inout RouteSnap) -> (place: RoutePlace, isElsewhere: Bool) {
    let distance = Geodesic.inverse(state.fix.point, fix.point).distance
    var way = distance
    let duration = fix.time - state.fix.time
    // It may have gone around a bend.
    if duration > 0, state.speed.absolute * duration > way { way = state.speed.absolute * duration }
    let along = state.distance_along
    // Around a right-angled corner the route is 1.41 times as long.
    let low = along - options.window_behind - 1.5 * way
    let high = along + options.window_ahead + 1.5 * way
    let progress = RouteProgress(
      along: along, farthest: has(GN_NAVIGATION_WRONG_WAY) ? along : max(state.turned_at, along), distance: distance,
      way: way, cut: 2 * options.arrival_radius)
    let near = snap.next(progress, low: low, high: high)
    if let near, near.place.off <= options.off_route_distance { return (near, false) }
    if has(GN_NAVIGATION_OFF_ROUTE), let place = snap.back(to: along, within: options.off_route_distance) {
      return (place, true)
    }
    return (near ?? snap.nearest(low: low, high: high), false)
  }

  /// Off the route, the wrong way, the speed.
  private mutating func follow(_ place: RoutePlace, isElsewhere: Bool, isFirst: Bool, noise: Double) {
    let wasOff = has(GN_NAVIGATION_OFF_ROUTE)
    let reach = options.off_route_distance + (isFirst || wasOff ? 0 : options.hysteresis)
    let isOff = place.place.off > reach
    set(GN_NAVIGATION_OFF_ROUTE, isOff)
    let along = place.along
    if isElsewhere {
      state.turned_at = along
      set(GN_NAVIGATION_WRONG_WAY, false)
    } else if !isOff {
      if !wasOff { average(progress: along - state.distance_along) }
      turn(along, noise: noise)
    }
    state.distance_along = along
  }

  /// Meters: backward movement within this distance is noise.
  private mutating func turn(_ along: Double, noise: Double) {
    let back = along - state.turned_at
    if has(GN_NAVIGATION_WRONG_WAY) {
      if back > noise { set(GN_NAVIGATION_WRONG_WAY, false) }
      if back > noise || back < 0 { state.turned_at = along }
    } else {
      if back < -noise {
        set(GN_NAVIGATION_WRONG_WAY, true)
        state.turned_back_at = state.turned_at
      }
      if back < -noise || back > 0 { state.turned_at = along }
    }
  }

  /// A first-order filter: dv/dt = (u - v)/T by the backward Euler method, which is stable for fixes at any distance in time. At its
  /// start it is the average of what there is: each progress has its weight, however short the first one was.
  private mutating func average(progress: Double) {
    let duration = fix.time - state.fix.time
    guard duration > 0 else { return }
    let speed = progress / duration
    let isKnown = state.speed.isFinite && state.speed_weight > 0 && state.speed_weight <= 1
    let last = isKnown ? state.speed : speed
    let weight = duration / (duration + options.averaging_time)
    state.speed_weight = (isKnown ? state.speed_weight : 0) * (1 - weight) + weight
    state.speed = last + weight / state.speed_weight * (speed - last)
  }

  // MARK: Waypoints

  private mutating func pass(_ place: RoutePlace, _ ruler: inout Ruler) throws(gn_status) {
    let isOn = !has(GN_NAVIGATION_OFF_ROUTE)
    var next = Int(truncatingIfNeeded: state.next_waypoint)
    let first = next
    while next < waypoints.count {
      try waypoints.check(from: next, to: next &+ 1)
      let point = waypoints[next]
      if isOn, point <= place.edge {
        next &+= 1
        continue
      }
      if state.waypoint_point != UInt64(truncatingIfNeeded: point) {
        state.waypoint_point = UInt64(truncatingIfNeeded: point)
        state.waypoint_along = point < ring.count ? ruler.start(of: point) : state.length
        state.waypoint_turn = .nan
      }
      let left = state.waypoint_along - place.along
      guard isOn && left <= 1e-6 || isWithinRadius(ring[point], left) else { break }
      next &+= 1
    }
    passed = UInt32(truncatingIfNeeded: next &- first)
    if next >= waypoints.count {
      state.waypoint_along = .nan
      state.waypoint_turn = .nan
      state.waypoint_point = .max
      set(GN_NAVIGATION_ARRIVED, true)
      set(GN_NAVIGATION_WRONG_WAY, false)
    } else if state.waypoint_turn != state.waypoint_turn {
      state.waypoint_turn = ring.turn(at: waypoints[next])
    }
    state.next_waypoint = UInt64(truncatingIfNeeded: next)
  }

  /// A route that comes by on its way elsewhere has farther to go.
  private func isWithinRadius(_ point: gn_point, _ left: Double) -> Bool {
    left <= 2 * options.arrival_radius
      && Geodesic.inverse(fix.point, point).distance <= options.arrival_radius
  }

  // MARK: Guidance

  private func guidance(_ place: RoutePlace, _ ruler: inout Ruler) -> gn_guidance {
    let left = max(state.length - place.along, 0)
    let waypointDistance = state.waypoint_along - place.along
    let azimuths = azimuths(place, &ruler)
    return gn_guidance(
      point: place.place.point, distance_along: place.along, distance_off: ring.distanceOff(place.place, place.edge),
      azimuth: place.place.azimuth, course: azimuths.course, distance_left: left, time_left: time(left),
      speed: state.speed, waypoint_distance: waypointDistance, waypoint_time: time(waypointDistance),
      waypoint_azimuth: azimuths.waypoint, turn: state.waypoint_turn, next_waypoint: state.next_waypoint,
      passed: passed, flags: state.flags)
  }

  /// Seconds for some meters ahead, or behind if negative; NaN if it does not get there.
  private func time(_ meters: Double) -> Double {
    if meters == 0 { return 0 }
    let time = meters / state.speed
    return time > 0 && time.isFinite ? time : .nan
  }

  /// The azimuths to the next waypoint and along the course, in degrees.
  private func azimuths(_ place: RoutePlace, _ ruler: inout Ruler) -> (waypoint: Double, course: Double) {
    let next = Int(truncatingIfNeeded: state.next_waypoint)
    let isUnderway = next < waypoints.count
    let waypoint = isUnderway ? ring[waypoints[next]] : fix.point
    let target = ruler.point(ahead: min(options.lookahead, state.length), of: (place.edge, place.place.along))
    let ways = Geodesic.inverses((fix.point, waypoint), (fix.point, target))
    // Where it is at the target, in the millimeter of rounding, and at the end, the route has a direction still.
    let course = ways.second.distance > 0.001 ? ways.second.azimuthFrom : place.place.azimuth
    return (isUnderway ? .azimuth(reduced: ways.first.azimuthFrom) : .nan, .azimuth(reduced: course))
  }

  // MARK: Flags

  private func has(_ flag: gn_navigation_flag) -> Bool {
    state.flags & UInt32(truncatingIfNeeded: flag.rawValue) != 0
  }

  private mutating func set(_ flag: gn_navigation_flag, _ isSet: Bool) {
    let bit = UInt32(truncatingIfNeeded: flag.rawValue)
    state.flags = isSet ? state.flags | bit : state.flags & ~bit
  }
}
