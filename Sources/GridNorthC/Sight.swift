// SECTION 82: Observation: Profiles and lines of sight
// SUBJECT profile: Heights along a route.
// SUBJECT sight: Lines of sight over the ground.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds the heights along a route: points joined by geodesics.
///
/// - Parameters:
///   - bytes: The bytes in which the samples of all grids lie. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes that are there. Of them, only samples are read.
///   - grids: The grids. May be null if `grid_count` is 0.
///   - grid_count: Number of grids.
///   - points: The points of the route; latitudes -90 ... 90 degrees, longitudes any finite value.
///   - point_count: Points, at least one.
///   - step: The largest distance between samples, in meters, 0.01 or more.
///   - samples: Receives the samples; may be null if `capacity` is 0.
///   - capacity: Samples that fit at `samples`; 0 asks for the number.
///   - needed: Receives the number of samples, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_COUNT`
///   for no points, or more than an array can hold, `GN_ERROR_SAMPLE_STEP`, `GN_ERROR_HEIGHT_GRID` or `GN_ERROR_OFFSET`. On error,
///   samples are unchanged.
///
/// There is a sample at each point, and between two points there are some at equal distances. Heights are those of gn_height_at();
/// where there is none, the height is NaN. gn_profile_summarize() adds samples up. Since 0.2.
///
/// Time grows with the samples times the grids. Slowest input known: positions that none but the last contains.
///
/// ```c
/// const float samples[2][2] = {{10, 20}, {30, 40}};
/// gn_height_grid grid = {47, 8, -1, 1, NAN, 1, 0, 0, 8, 4, 2, 2, GN_HEIGHTS_FLOAT32, 0};
/// gn_point route[] = {{46.5, 8.25}, {46.5, 8.75}};
/// gn_profile_sample profile[100];
/// size_t needed;
/// gn_profile_sample_route((const char *)samples, sizeof samples, &grid, 1, route, 2, 1000, profile, 100, &needed);   // 40
/// ```
@_cdecl("gn_profile_sample_route")  // One level: most of it is looking for samples, one by one.
public func gn_profile_sample_route(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grids: UnsafePointer<gn_height_grid>?, _ gridCount: Int,
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ step: Double,
  _ samples: UnsafeMutablePointer<gn_profile_sample>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try HeightProfile.sample(
      HeightGrids(bytes, size: bytesSize, grids, count: gridCount), along: Points(points, count: pointCount),
      step: step, into: samples, capacity: capacity, needed: &needed)
  }
}

/// Adds up the samples of a profile: ascent and descent, the steepest grades, the lowest and the highest place.
///
/// - Parameters:
///   - samples: The samples, with distances that do not decrease. Heights are finite, or NaN if not known. The points are not read.
///   - count: Number of samples, at least one.
///   - climb: Meters: ways up and down that are shorter do not count for ascent and descent. 0: all count.
///   - summary: Receives the summary; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_COUNT` for no samples, or more than an array can hold, `GN_ERROR_NOT_FINITE`,
///   `GN_ERROR_DISTANCE` for distances that decrease, or `GN_ERROR_TRACK_CLIMB`.
///
/// Ascent and descent are those between turning points, as gn_track_add() has them: a turning point is the highest or lowest height
/// since the one before it, as soon as the way from there is as long as `climb`. Samples that are not known are passed. Grades
/// are those between neighboring samples. Of equal ones, the first counts. Since 0.2.
///
/// Time grows with the samples.
///
/// ```c
/// gn_profile_sample profile[] = {{0, {46, 8}, 400}, {1000, {46.009, 8}, 500}, {2000, {46.018, 8}, 450}};
/// gn_profile_summary summary;
/// gn_profile_summarize(profile, 3, 10, &summary);   // 100 m up, 50 m down, a grade of 0.1
/// ```
@_cdecl("gn_profile_summarize")  // One level: one sample after the other.
public func gn_profile_summarize(
  _ samples: UnsafePointer<gn_profile_sample>?, _ count: Int, _ climb: Double,
  _ summary: UnsafeMutablePointer<gn_profile_summary>?
) -> gn_status {
  write(to: summary) { () throws(gn_status) in try HeightProfile.summarize(samples, count: count, climb: climb) }
}

/// Fills in the default options of lines of sight.
///
/// - Parameters:
///   - options: Receives the defaults, and its own size in `size`.
/// - Returns: `GN_OK` or `GN_ERROR_NULL`.
///
/// Since 0.2.
///
/// ```c
/// gn_sight_options options;
/// gn_sight_options_init(&options);
/// options.curvature = 0.75;     // radio
/// options.frequency = 2.4e9;
/// ```
@_cdecl("gn_sight_options_init")
public func gn_sight_options_init(_ options: UnsafeMutablePointer<gn_sight_options>?) -> gn_status {
  write(to: options) { SightOptions.defaults }
}

/// Finds out whether one place is seen from another.
///
/// - Parameters:
///   - bytes: The bytes in which the samples of all grids lie. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes that are there. Of them, only samples are read.
///   - grids: The grids. May be null if `grid_count` is 0.
///   - grid_count: Number of grids.
///   - from: The start; latitude -90 ... 90 degrees, longitude any finite value.
///   - from_height: Meters above the ground there, -1,000 ... 850,000.
///   - to: The end; at most 1,000,000 m away.
///   - to_height: Meters above the ground there.
///   - options: Curvature, step and frequency; null for the defaults.
///   - sight: Receives the line; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_HEIGHT_OUTSIDE` or `GN_ERROR_HEIGHT_VOID` if the ground is not known at one of the ends,
///   `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_HEIGHT` also for ground 1,000,000 m up or down,
///   `GN_ERROR_SIGHT_DISTANCE`, `GN_ERROR_OPTIONS_SIZE`, `GN_ERROR_CURVATURE`, `GN_ERROR_FREQUENCY`, `GN_ERROR_SAMPLE_STEP`,
///   `GN_ERROR_COUNT`, `GN_ERROR_HEIGHT_GRID`, `GN_ERROR_OFFSET`, or `GN_ERROR_WORK` if very many samples have to be looked for in
///   many grids.
///
/// The line is straight above a sphere that has the curvature of the ellipsoid along the line at its middle (Euler's radius),
/// divided by `curvature`. Without refraction, it is the straight line in space to 0.1 m over 100 km. It is blocked where the
/// ground, at equal distances of `step` at most, is above it. The ends do not block. Places whose height is not known do not block
/// either: where `unknown_count` is not 0, a line that is free may be blocked. Both directions give the same answer, but for
/// rounding.
///
/// Clearance is vertical. The radius of the first Fresnel zone is root(wavelength s (d - s)/d), at s of d meters. Since 0.2.
///
/// Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
/// 1 cm, which only its ends have heights for; too many samples times grids are refused with `GN_ERROR_WORK`.
///
/// ```c
/// const int16_t samples[2][3] = {{100, 250, 100}, {100, 250, 100}};   // a ridge between two places
/// gn_height_grid grid = {46.01, 8, -0.02, 0.02, -32768, 1, 0, 0, 6, 2, 2, 3, GN_HEIGHTS_INT16, 0};
/// gn_point from = {46, 8}, to = {46, 8.04};
/// gn_sight sight;
/// gn_sight_between((const char *)samples, sizeof samples, &grid, 1, &from, 2, &to, 10, NULL, &sight);
/// ```
@_cdecl("gn_sight_between")  // One level: one position, or samples one by one.
public func gn_sight_between(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grids: UnsafePointer<gn_height_grid>?, _ gridCount: Int,
  _ from: UnsafePointer<gn_point>?, _ fromHeight: Double, _ to: UnsafePointer<gn_point>?, _ toHeight: Double,
  _ options: UnsafePointer<gn_sight_options>?, _ sight: UnsafeMutablePointer<gn_sight>?
) -> gn_status {
  write(to: sight) { () throws(gn_status) in
    try SightLine.look(
      HeightGrids(bytes, size: bytesSize, grids, count: gridCount), from: checked(from), height: fromHeight,
      to: checked(to), height: toHeight, options: options)
  }
}

/// Looks in a direction, to a distance.
///
/// - Parameters:
///   - bytes: The bytes in which the samples of all grids lie. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes that are there. Of them, only samples are read.
///   - grids: The grids. May be null if `grid_count` is 0.
///   - grid_count: Number of grids.
///   - from: The start; latitude -90 ... 90 degrees, longitude any finite value.
///   - from_height: Meters above the ground there, -1,000 ... 850,000.
///   - azimuth: The direction in degrees, clockwise from true north; any finite value.
///   - distance: Meters along the ground to the end, 0 ... 1,000,000.
///   - to_height: Meters above the ground at the end.
///   - options: Curvature, step and frequency; null for the defaults.
///   - sight: Receives the line; unchanged on error.
/// - Returns: As gn_sight_between().
///
/// The line is that of gn_sight_between() to the position which gn_geodesic_direct() gives. Since 0.2.
///
/// Time grows with the samples along the line, times the grids. Slowest input known: a line of 1,000 km with a step of
/// 1 cm, which only its ends have heights for; too many samples times grids are refused with `GN_ERROR_WORK`.
///
/// ```c
/// const int16_t samples[2][3] = {{100, 250, 100}, {100, 250, 100}};
/// gn_height_grid grid = {46.01, 8, -0.02, 0.02, -32768, 1, 0, 0, 6, 2, 2, 3, GN_HEIGHTS_INT16, 0};
/// gn_point from = {46, 8.001};
/// gn_sight sight;
/// gn_sight_along((const char *)samples, sizeof samples, &grid, 1, &from, 2, 90, 3000, 10, NULL, &sight);
/// ```
@_cdecl("gn_sight_along")  // One level: one position, or samples one by one.
public func gn_sight_along(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grids: UnsafePointer<gn_height_grid>?, _ gridCount: Int,
  _ from: UnsafePointer<gn_point>?, _ fromHeight: Double, _ azimuth: Double, _ distance: Double, _ toHeight: Double,
  _ options: UnsafePointer<gn_sight_options>?, _ sight: UnsafeMutablePointer<gn_sight>?
) -> gn_status {
  write(to: sight) { () throws(gn_status) in
    try SightLine.look(
      HeightGrids(bytes, size: bytesSize, grids, count: gridCount), from: checked(from), height: fromHeight,
      azimuth: azimuth, distance: distance, height: toHeight, options: options)
  }
}
