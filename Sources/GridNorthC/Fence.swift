// SECTION 72: Motion: Fences
// SUBJECT fence: Fences: which of them hold a position, and which a moving object enters and leaves.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Fills in the default options of fences.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_fence_options options;
/// gn_fence_options_init(&options);
/// options.hysteresis = 30;   // meters
/// ```
@_cdecl("gn_fence_options_init")
public func gn_fence_options_init(_ options: UnsafeMutablePointer<gn_fence_options>?) -> gn_status {
  write(to: options) { FenceStep.defaults }
}

/// Builds an index of fences: once, for many questions.
///
/// - Parameters:
///   - fences: The fences: polygons, circles, corridors and lines. May be null if `fence_count` is 0.
///   - fence_count: Number of fences, 16,777,216 at most.
///   - points: The points of all fences, one fence after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. May be null if `point_count` is 0.
///   - point_count: Number of points of all fences.
///   - rings: The number of points of each ring, of all fences that have rings. May be null if `ring_count` is 0.
///   - ring_count: Number of rings of all fences.
///   - words: Receives the index, which is words of 64 bits; its address is a multiple of 8. May be null if `capacity` is
///     0. Must not overlap the other arrays.
///   - capacity: Words that fit at `words`; 0 asks for the number, which follows from the counts alone.
///   - needed: Receives the number of words, also when the buffer is too small; 0 when refused; may be null.
///   - statuses: Receives the status of each fence, one byte each; may be null. Unchanged on error.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a fence was refused, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`,
///   `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_COUNT` if the counts of points do not add up, or for more than an index can
///   hold, or `GN_ERROR_RINGS` if those of rings do not.
///
/// The index holds the fences that are not refused. The status of a refused one is `GN_ERROR_FENCE` for an unknown shape or
/// trigger, `GN_ERROR_COUNT` for too few points or too many, `GN_ERROR_RINGS` for rings of a fence that is no polygon,
/// `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_RADIUS`, `GN_ERROR_FENCE_ALTITUDES` or, if a fence before it that is not
/// refused has the same id, `GN_ERROR_FENCE_ID`. A fence of a few points takes some 300 bytes, each further point 23. No other
/// memory is used. The bits are the same on every machine. Since 0.2.
///
/// Time grows with the points, and with n log n of the fences. Slowest input known: all fences in one place.
///
/// ```c
/// gn_fence fences[] = {{1, GN_FENCE_CIRCLE, GN_FENCE_ENTER | GN_FENCE_EXIT, 1, 0, 200, 0, 0},
///                      {2, GN_FENCE_LINE, GN_FENCE_CROSSED_LEFT | GN_FENCE_CROSSED_RIGHT, 2, 0, 0, 0, 0}};
/// gn_point points[] = {{46.5, 8.0}, {46.4, 8.2}, {46.6, 8.2}};
/// uint64_t words[256];
/// gn_fence_index_build(fences, 2, points, 3, NULL, 0, words, 256, NULL, NULL);
/// ```
@_cdecl("gn_fence_index_build")  // One level: fence by fence, and most have few edges.
public func gn_fence_index_build(
  _ fences: UnsafePointer<gn_fence>?, _ fenceCount: Int, _ points: UnsafePointer<gn_point>?, _ pointCount: Int,
  _ rings: UnsafePointer<Int>?, _ ringCount: Int, _ words: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try FenceIndex.build(
      GivenFences(
        fences, count: fenceCount, points: points, pointCount: pointCount, rings: rings, ringCount: ringCount),
      into: words, capacity: capacity, needed: &needed, statuses: statuses)
  }
}

/// Finds the fences that hold a position.
///
/// - Parameters:
///   - words: An index of fences; its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - altitude: Meters, -1,000,000 ... 1,000,000,000; NaN: not known, then the altitudes of fences do not matter.
///   - ids: Receives the ids of the fences in ascending order; may be null if `capacity` is 0.
///   - capacity: Ids that fit at `ids`; 0 asks for the number.
///   - needed: Receives how many there are, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_ALTITUDE`, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND`,
///   `GN_ERROR_INDEX_SIZE` or `GN_ERROR_WORK`.
///
/// The border of a polygon belongs to it: its sides are those of gn_polygon_contains(). A circle and a corridor hold what is
/// as near as `radius` by gn_geodesic_inverse() and gn_route_nearest(). Lines hold nothing. If the ids do not fit, those that
/// were written are 0. Since 0.2.
///
/// Time grows with the logarithm of the fences, and with n log n of those whose box holds the position. Slowest input
/// known: all fences hold it; a position beside a pole, for which each edge is searched; edges of thousands of kilometers, of
/// which more than a hundred thousand that are near are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_fence fence = {7, GN_FENCE_CIRCLE, 0, 1, 0, 200, 0, 0};
/// gn_point center = {46.5, 8.0}, here = {46.501, 8.0};
/// uint64_t words[64], ids[1];
/// gn_fence_index_build(&fence, 1, &center, 1, NULL, 0, words, 64, NULL, NULL);
/// gn_fence_index_holding(words, 64, &here, NAN, ids, 1, NULL);   // 7
/// ```
@_cdecl("gn_fence_index_holding")  // One level: few edges for a position.
public func gn_fence_index_holding(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ position: UnsafePointer<gn_point>?, _ altitude: Double,
  _ ids: UnsafeMutablePointer<UInt64>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    guard ids != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try FenceIndex(words, count: wordCount).holding(
      checked(position), altitude: altitude, into: ids, capacity: capacity, needed: &needed)
  }
}

/// Finds the fences that hold each of many positions.
///
/// - Parameters:
///   - words: An index of fences; its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - altitudes: Meters, -1,000,000 ... 1,000,000,000; NaN: not known; not null unless `count` is 0.
///   - count: Positions.
///   - counts: Receives how many fences hold each position.
///   - ids: Receives the ids: those of the first row in ascending order, then those of the second, and so on. May be null
///     if `capacity` is 0.
///   - capacity: Ids that fit at `ids`; 0 asks for the number.
///   - needed: Receives how many ids there are, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_INDEX`,
///   `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND`, `GN_ERROR_INDEX_SIZE`,
///   `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// In a refused row, the count is 0; its status is `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE` or
/// `GN_ERROR_WORK`. Each row equals the result of gn_fence_index_holding(). If the ids do not fit, the counts and statuses are
/// right all the same, and the ids that were written are 0. Since 0.2.
///
/// Time grows with the rows times the logarithm of the fences, and with n log n of those whose boxes hold a position.
/// Slowest input known: all fences hold all positions; edges of thousands of kilometers, as for gn_fence_index_holding().
///
/// ```c
/// gn_fence fence = {7, GN_FENCE_CIRCLE, 0, 1, 0, 200, 0, 0};
/// gn_point center = {46.5, 8.0}, here[] = {{46.501, 8.0}, {46.6, 8.0}};
/// double altitude = NAN;
/// uint64_t words[64], ids[2];
/// int32_t counts[2];
/// gn_fence_index_build(&fence, 1, &center, 1, NULL, 0, words, 64, NULL, NULL);
/// gn_fence_index_holding_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, &altitude, 0, 2,
///                              counts, sizeof *counts, ids, 2, NULL, NULL);   // 1 and 0
/// ```
@_cdecl("gn_fence_index_holding_batch")  // One level: few edges for a position.
public func gn_fence_index_holding_batch(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafePointer<Double>?, _ longitudeStride: Int, _ altitudes: UnsafePointer<Double>?,
  _ altitudeStride: Int, _ count: Int, _ counts: UnsafeMutablePointer<Int32>?, _ countStride: Int,
  _ ids: UnsafeMutablePointer<UInt64>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  GridNorthC.count(needed) { needed throws(gn_status) in
    guard ids != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try FenceIndex(words, count: wordCount).holding(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      altitudes: Column(altitudes, stride: altitudeStride, count: count),
      counts: MutableColumn(counts, stride: countStride, count: count), into: ids, capacity: capacity, needed: &needed,
      statuses: statuses)
  }
}

/// Takes the next fix of a moving object, and reports the events at the fences since the last one.
///
/// - Parameters:
///   - words: An index of fences; its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - options: How to decide; null for the defaults.
///   - last: The state after the last fix, all 0 before the first. May be null.
///   - fix: Where it is now, and when: not before the last fix. Not null.
///   - state: Receives the state after this fix; may be `last`. Not null.
///   - presences: The fences that it is in after the last fix, as many as `last` says; receives those after this one.
///     May be null if `presence_capacity` is 0.
///   - presence_capacity: Presences that fit at `presences`: those that were there and those that are added.
///   - presences_needed: Receives how many presences there are now, or must fit if the buffer is too small; 0 when refused;
///     may be null.
///   - events: Receives the events in the order of the way; at one moment exits first, then by ids. May be null if `capacity` is 0.
///   - capacity: Events that fit at `events`.
///   - needed: Receives how many events there are, also when the buffer is too small; 0 when refused, or if the presences of
///     `last` do not fit; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL` for events or presences, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`,
///   `GN_ERROR_LATITUDE`, `GN_ERROR_ALTITUDE`, `GN_ERROR_DISTANCE` for a negative accuracy, `GN_ERROR_HYSTERESIS`, `GN_ERROR_TIME`
///   for a fix that is older than the last one, or a negative dwell time, `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_CONTENT` for an
///   unknown flag, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND` or
///   `GN_ERROR_INDEX_SIZE`, or `GN_ERROR_WORK` for a way along very many long edges side by side. On error, state and presences are
///   unchanged, so the same fix can be taken again with more room; what was written behind the presences is 0.
///
/// Between two fixes it moves along the geodesic at a constant speed, and changes its altitude evenly. So a fence that was passed
/// on the way gives two events. Times and points are those at which the border is passed, to a millimeter. Events nearer than 10 µm
/// and a hundred-millionth of the way are of one moment. With a hysteresis, a fence that was entered is wider by that much until it
/// is left; its altitudes too. A line itself belongs to its right side. The first fix reports nothing unless
/// `GN_FENCE_REPORT_FIRST` is set. A fix that is less accurate than `worst_accuracy` changes nothing. An altitude that is not known
/// is taken to be the last one that was; before any is known, altitudes do not matter. Fences without triggers are not followed.
/// Fences may change from one fix to the next: the same state goes on with another index; what that changes happens at the last
/// fix, and presences of fences that are not there, or without triggers, are dropped without an event. Since 0.2.
///
/// Time grows with the fences that the way meets, times the presences, and with the edges near the way. Slowest input
/// known: a way across the teeth of a comb: 16 places are found at a time, each time among all edges; too many are
/// refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_fence fence = {7, GN_FENCE_CIRCLE, GN_FENCE_ENTER | GN_FENCE_EXIT, 1, 0, 200, 0, 0};
/// gn_point center = {46.5, 8.0};
/// gn_fix before = {0, {46.51, 8.0}, NAN, 5}, now = {60, {46.5, 8.0}, NAN, 5};
/// uint64_t words[64];
/// gn_fence_state state;
/// gn_fence_presence in[4];
/// gn_fence_event events[4];
/// size_t needed;
/// gn_fence_index_build(&fence, 1, &center, 1, NULL, 0, words, 64, NULL, NULL);
/// gn_fence_index_step(words, 64, NULL, NULL, &before, &state, in, 4, NULL, events, 4, &needed);   // needed: 0
/// gn_fence_index_step(words, 64, NULL, &state, &now, &state, in, 4, NULL, events, 4, &needed);   // 1: it entered
/// ```
@_cdecl("gn_fence_index_step")  // One level: edge by edge.
public func gn_fence_index_step(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ options: UnsafePointer<gn_fence_options>?,
  _ last: UnsafePointer<gn_fence_state>?, _ fix: UnsafePointer<gn_fix>?,
  _ state: UnsafeMutablePointer<gn_fence_state>?, _ presences: UnsafeMutablePointer<gn_fence_presence>?,
  _ presenceCapacity: Int, _ presencesNeeded: UnsafeMutablePointer<Int>?,
  _ events: UnsafeMutablePointer<gn_fence_event>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(presencesNeeded, needed) { presencesNeeded, needed throws(gn_status) in
    try FenceStep.take(
      fix, after: last, FenceIndex(words, count: wordCount), options: options, state: state, presences: presences,
      presenceCapacity: presenceCapacity, presencesNeeded: &presencesNeeded, into: events, capacity: capacity,
      needed: &needed)
  }
}
