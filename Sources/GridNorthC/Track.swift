// SECTION 70: Motion: Tracks
// SUBJECT track: Tracks: recorded fix by fix, thinned and summarized.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Fills in the default options of tracks.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_track_options options;
/// gn_track_options_init(&options);
/// options.tolerance = 10;   // meters
/// ```
@_cdecl("gn_track_options_init")
public func gn_track_options_init(_ options: UnsafeMutablePointer<gn_track_options>?) -> gn_status {
  write(to: options) { Track.defaults }
}

/// Begins a track.
///
/// - Parameters:
///   - options: How to record; null for the defaults. The state keeps them.
///   - state: Receives the state before the first fix. Not null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_TOLERANCE`, `GN_ERROR_DISTANCE` for a least distance or
///   a worst accuracy that is negative or NaN, `GN_ERROR_TIME` for such an interval, `GN_ERROR_TRACK_SPEED` or
///   `GN_ERROR_TRACK_CLIMB`.
///
/// No memory is used but the state: 512 bytes for a track of any length. Since 0.2.
///
/// ```c
/// gn_track_state state;
/// gn_track_begin(NULL, &state);
/// ```
@_cdecl("gn_track_begin")
public func gn_track_begin(
  _ options: UnsafePointer<gn_track_options>?, _ state: UnsafeMutablePointer<gn_track_state>?
) -> gn_status {
  answer { () throws(gn_status) in try Track.begin(options, state: state) }
}

/// Takes the next fix of a track, and tells which fix to append to the line that is kept.
///
/// - Parameters:
///   - track: The state after the last fix, or as gn_track_begin() gave it. Not null.
///   - fix: Where it is now, and when: later than the last fix. Time, altitude and accuracy may be NaN: not known. Not null.
///   - state: Receives the state after this fix; may be `track`. Not null.
///   - step: Receives the outcome of the fix, and one vertex or none. Not null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`, `GN_ERROR_DISTANCE` for a
///   negative accuracy, `GN_ERROR_TIME` for a time beyond 1e15 s, `GN_ERROR_TRACK_TIME` or `GN_ERROR_TRACK_STATE` for a state that
///   was damaged. On error, nothing is written, and the next fix may be added.
///
/// A fix is left out if it is less accurate than `worst_accuracy`; if it can only be reached at more than `largest_speed` from the
/// last one that was neither inaccurate nor strayed; if it has the time of that one; or if it is sooner or nearer to the last one
/// that was taken than the options say. The third in a row of fixes that stray, and can be reached from each other, is taken: the
/// way to it counts neither as distance nor as time. All others are taken. The first is a vertex, and so is the last, which
/// gn_track_end() gives. Of those between, so many are kept that each one that was taken lies within `tolerance` of the geodesic
/// between two neighbors that are kept: so many as a fix later can be known, so a vertex is always the fix before the one that is
/// added. Of recorded tracks there are about as many as Douglas and Peucker's method keeps, which needs all fixes at once (sleeve
/// fitting: Zhao and Saalfeld 1997). A way that swings from side to side by a little more than the tolerance keeps up to three
/// times as many.
///
/// `GN_ERROR_TRACK_TIME` tells of a time that is earlier than that of the last fix that was neither inaccurate nor strayed. A fix
/// without a time is not held to speeds and intervals. Distances up to 10 km are right to 10 nm, longer ones as those of
/// gn_geodesic_inverse(). Since 0.2.
///
/// ```c
/// gn_fix fix = {0, {46.5, 8.0}, 1250, 5};
/// gn_track_state state;
/// gn_track_step step;
/// gn_track_begin(NULL, &state);
/// gn_track_add(&state, &fix, &state, &step);   // step.vertex: the first fix
/// ```
@_cdecl("gn_track_add")
public func gn_track_add(
  _ track: UnsafePointer<gn_track_state>?, _ fix: UnsafePointer<gn_fix>?,
  _ state: UnsafeMutablePointer<gn_track_state>?, _ step: UnsafeMutablePointer<gn_track_step>?
) -> gn_status {
  answer { () throws(gn_status) in try Track.add(fix, after: track, state: state, step: step) }
}

// SUBJECT track.finish
/// Ends the line that is kept: gives the fix that waits.
///
/// - Parameters:
///   - track: The state after the last fix. Not null.
///   - state: Receives the state after the end; may be `track`. Not null.
///   - step: Receives the last vertex, or none if no fix waits. Not null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL` or `GN_ERROR_TRACK_STATE`. On error, nothing is written.
///
/// More fixes may follow: the line goes on at this vertex. Since 0.2.
///
/// ```c
/// gn_fix fixes[] = {{0, {46.5, 8.0}, NAN, NAN}, {60, {46.501, 8.0}, NAN, NAN}};
/// gn_track_state state;
/// gn_track_step step;
/// gn_track_begin(NULL, &state);
/// gn_track_add(&state, &fixes[0], &state, &step);   // a vertex: the first fix
/// gn_track_add(&state, &fixes[1], &state, &step);   // none
/// gn_track_end(&state, &state, &step);              // a vertex: the second fix
/// ```
@_cdecl("gn_track_end")
public func gn_track_end(
  _ track: UnsafePointer<gn_track_state>?, _ state: UnsafeMutablePointer<gn_track_state>?,
  _ step: UnsafeMutablePointer<gn_track_step>?
) -> gn_status {
  answer { () throws(gn_status) in try Track.end(track, state: state, step: step) }
}

/// Adds up a track: its distance, times, climbs, speeds and bounds so far.
///
/// - Parameters:
///   - track: The state after the last fix. Not null.
///   - totals: Receives the totals of all fixes that were taken. Not null.
/// - Returns: `GN_OK`, `GN_ERROR_NULL` or `GN_ERROR_TRACK_STATE`.
///
/// The distance is that of all fixes that were taken, so it does not depend on the tolerance. Where fixes waver at rest, a least
/// distance keeps it true. Time is moving time if the way between two fixes that were taken was at least as fast as `rest_speed`. A
/// climb or a descent counts, whole, once it is as long as `climb` from the turning point before it; altitudes that are not known
/// are skipped. The bounds follow the way from fix to fix across the antimeridian; around a pole, they hold all longitudes. Since
/// 0.2.
///
/// ```c
/// gn_fix fixes[] = {{0, {46.5, 8.0}, 1250, 5}, {60, {46.501, 8.0}, 1270, 5}};
/// gn_track_state state;
/// gn_track_step step;
/// gn_track_totals totals;
/// gn_track_begin(NULL, &state);
/// gn_track_add(&state, &fixes[0], &state, &step);
/// gn_track_add(&state, &fixes[1], &state, &step);
/// gn_track_summarize(&state, &totals);   // 111 m in 60 s, 20 m upward
/// ```
@_cdecl("gn_track_summarize")
public func gn_track_summarize(
  _ track: UnsafePointer<gn_track_state>?, _ totals: UnsafeMutablePointer<gn_track_totals>?
) -> gn_status {
  write(to: totals) { () throws(gn_status) in try Track.totals(track) }
}
