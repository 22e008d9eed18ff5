// SECTION 74: Motion: Navigation
// SUBJECT navigation: Guidance along a route, fix by fix.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Fills in the default options of navigation.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_navigation_options options;
/// gn_navigation_options_init(&options);
/// options.off_route_distance = 100;   // meters: for a boat
/// ```
@_cdecl("gn_navigation_options_init")
public func gn_navigation_options_init(_ options: UnsafeMutablePointer<gn_navigation_options>?) -> gn_status {
  write(to: options) { NavigationStep.defaults }
}

/// Takes the next fix of something that follows a route, and tells how it goes on.
///
/// - Parameters:
///   - words: The index of the route, of gn_route_index_build(); its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - waypoints: Which points of the route are waypoints: their numbers from 0, ascending; null: all points of the route.
///   - waypoint_count: Number of waypoints; 0 if `waypoints` is null.
///   - options: How to decide; null for the defaults.
///   - last: The state after the last fix, all 0 before the first. May be null.
///   - fix: The position now, and its time; NaN for unknown values other than the position. Not null.
///   - state: Receives the state after this fix; may be `last`. Not null.
///   - guidance: Receives where it is on the route, and how it goes on. Not null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE` for the position, an infinite time, or numbers of a state,
///   `GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`, `GN_ERROR_TIME` for a fix that is older than the last known time, or a negative
///   averaging time, `GN_ERROR_DISTANCE` for an accuracy or a distance in the options that is negative or NaN,
///   `GN_ERROR_HYSTERESIS`, `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_WAYPOINT`, `GN_ERROR_ROUTE` for a state that another route gave,
///   `GN_ERROR_COUNT` for a route without points, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`,
///   `GN_ERROR_INDEX_KIND` also for the index of a polygon, `GN_ERROR_INDEX_SIZE`, or `GN_ERROR_WORK` for very many edges equally
///   near. On error, state and guidance are unchanged.
///
/// The place on the route is the nearest one in a window around the last place, which is wider by one and a half times what it has
/// moved since. Where the route comes about as near more than once, within twice the accuracy of the fix (5 m at least, 15 m if not
/// known), the place is taken that fits the way best: so ways there and back are kept apart, and the places where a route crosses
/// itself. The first fix is looked for on the whole route; of places about as near, the earliest is taken, and on a round trip that
/// begins within `off_route_distance` of its end, its start rather than its end. With `start_distance` it is looked for in the
/// window around that place. So is, among those on the route, the place at which something comes back that was off it at the last
/// fix too, rather ahead than behind.
///
/// It has left the route when it is farther from it than `off_route_distance` and `hysteresis` together, and is back within
/// `off_route_distance`. It goes the wrong way when it has come back along the route by more than `off_route_distance`, or by eight
/// times the accuracy if that is more, until it has gone forward by as much. Where the route uses the same road the other way too
/// (within 45° of opposite, about as near), it is on that leg as soon as it has gone the wrong way for more than `window_ahead`.
/// Waypoints are passed in their order, and stay passed: beyond them along the route, if it is on the route, or within
/// `arrival_radius`, if no more than twice that is left along the route. Those that lie behind the first fix on the route are
/// passed with it.
///
/// A fix that is less accurate than `worst_accuracy` leaves the state as it is; then the guidance has flags and the next waypoint,
/// and NaN. Speeds need times; off the route, the last one stays. A state of the same route is not checked further: store it with a
/// checksum if that matters. The distance along is that of gn_route_nearest() at the same place. Since 0.2.
///
/// Time grows with the logarithm of the points where few edges are near, and with the waypoints that are passed.
/// Slowest input known: the middle of a route of long edges, each of which is searched twice; too many are refused with
/// `GN_ERROR_WORK`.
///
/// ```c
/// gn_point route[] = {{46.50, 8.0}, {46.51, 8.0}, {46.51, 8.02}};
/// gn_fix fix = {0, {46.505, 8.0001}, NAN, 5};
/// uint64_t words[64];
/// gn_navigation_state state = {0};
/// gn_guidance guidance;
/// gn_route_index_build(route, 3, words, 64, NULL);
/// gn_navigation_step(words, 64, NULL, 0, NULL, &state, &fix, &state, &guidance);   // waypoint 1 in 556 m, then right by 90°
/// ```
@_cdecl("gn_navigation_step")  // One level: few geodesics for a fix.
public func gn_navigation_step(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ waypoints: UnsafePointer<UInt64>?, _ waypointCount: Int,
  _ options: UnsafePointer<gn_navigation_options>?, _ last: UnsafePointer<gn_navigation_state>?,
  _ fix: UnsafePointer<gn_fix>?, _ state: UnsafeMutablePointer<gn_navigation_state>?,
  _ guidance: UnsafeMutablePointer<gn_guidance>?
) -> gn_status {
  answer { () throws(gn_status) in
    try NavigationStep.take(
      fix, after: last, EdgeIndex(words, count: wordCount), waypoints: waypoints, waypointCount: waypointCount,
      options: options, state: state, guidance: guidance)
  }
}
