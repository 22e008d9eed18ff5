// SECTION 84: Observation: Viewsheds
// SUBJECT viewshed: The ground that is visible from a place.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds which cells of a raster are seen from a place.
///
/// - Parameters:
///   - bytes: The bytes in which the samples of all grids lie. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes that are there. Of them, only samples are read.
///   - grids: The grids. May be null if `grid_count` is 0.
///   - grid_count: Number of grids.
///   - observer: Latitude -90 ... 90 degrees, longitude any finite value. It may lie outside of the raster.
///   - observer_height: The height of the eye in meters above the ground there, -1,000 ... 850,000.
///   - target_height: The height of the target in meters above the ground of each cell; 0 for the ground itself.
///   - radius: The radius of the circle around the observer, meters, 0 ... 1,000,000.
///   - options: Curvature and step; null for the defaults. A frequency has no effect.
///   - cell_grid: Where the cells lie. It need not be that of the heights, nor contain the circle.
///   - cells: Receives a byte for each cell, row by row: `GN_VIEW_SEEN`, `GN_VIEW_HIDDEN`, `GN_VIEW_OUTSIDE` or `GN_VIEW_UNKNOWN`; may be
///     null if `capacity` is 0.
///   - capacity: Cells that fit at `cells`; 0 asks for the number.
///   - needed: Receives rows times columns, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_HEIGHT_OUTSIDE` or `GN_ERROR_HEIGHT_VOID` if the ground
///   is not known at the observer, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_HEIGHT` also
///   for ground 1,000,000 m up or down, `GN_ERROR_SIGHT_DISTANCE`, `GN_ERROR_CELL_GRID`, `GN_ERROR_OPTIONS_SIZE`,
///   `GN_ERROR_CURVATURE`, `GN_ERROR_FREQUENCY`, `GN_ERROR_SAMPLE_STEP` also if a ray would have more than 10,000,000
///   samples, or lines to each cell 60,000,000, `GN_ERROR_COUNT`, `GN_ERROR_HEIGHT_GRID`, `GN_ERROR_OFFSET`, or
///   `GN_ERROR_WORK` if all rays would have more than 200,000,000 samples, and more than eight for a cell, or if places
///   are searched in too many grids. On error, cells are unchanged, or all `GN_VIEW_OUTSIDE` after such a search.
///
/// A ray leads to each cell of the border, and looks at the ground on each row or column that it crosses, and between them if they
/// are farther apart than the step. Each cell within the circle gets what the nearest ray sees there, which passes at half a cell
/// at most. Lines are those of gn_sight_between(), which gives the same answer for 98 cells of 100 on rough ground, for 99 or more
/// on smooth, and for 87 where heights jump from sample to sample; where it differs, the line grazes the ground. In a raster that
/// is much coarser than the heights, 5 cells of 100 may differ. Where rays would bend too much in rows and columns, near the poles
/// or in circles of many hundred kilometers, each cell gets a line of its own, which takes far longer. Since 0.2.
///
/// Time grows with the cells, and with the rays times the samples on each, times the grids. Slowest input known:
/// circles near a pole, where each cell gets a line of its own; too many samples, or samples times grids, are refused with
/// `GN_ERROR_WORK`.
///
/// ```c
/// const int16_t samples[2][5] = {{100, 100, 250, 100, 100}, {100, 100, 250, 100, 100}};   // a ridge
/// gn_height_grid grid = {46.01, 8, -0.02, 0.01, -32768, 1, 0, 0, 10, 2, 2, 5, GN_HEIGHTS_INT16, 0};
/// gn_point observer = {46, 8};
/// gn_cell_grid cell_grid = {46, 8, -0.01, 0.01, 1, 5};
/// uint8_t cells[5];
/// size_t needed;
/// gn_viewshed_cells((const char *)samples, sizeof samples, &grid, 1, &observer, 2, 0, 2500, NULL, &cell_grid, cells, 5,
///                   &needed);   // 1 1 1 0 2
/// ```
@_cdecl("gn_viewshed_cells")  // Levels.
public func gn_viewshed_cells(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grids: UnsafePointer<gn_height_grid>?, _ gridCount: Int,
  _ observer: UnsafePointer<gn_point>?, _ observerHeight: Double, _ targetHeight: Double, _ radius: Double,
  _ options: UnsafePointer<gn_sight_options>?, _ cellGrid: UnsafePointer<gn_cell_grid>?,
  _ cells: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    guard let cellGrid else { throw GN_ERROR_NULL }
    try Viewshed(
      HeightGrids(bytes, size: bytesSize, grids, count: gridCount), from: checked(observer), height: observerHeight,
      target: targetHeight, radius: radius, options: options
    ).fill(cells, capacity: capacity, cellGrid.pointee, needed: &needed)
  }
}

/// Finds the dead ground of a sector: along rays from a place, the stretches that are not seen.
///
/// - Parameters:
///   - bytes: The bytes in which the samples of all grids lie. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes that are there. Of them, only samples are read.
///   - grids: The grids. May be null if `grid_count` is 0.
///   - grid_count: Number of grids.
///   - observer: Latitude -90 ... 90 degrees, longitude any finite value.
///   - observer_height: The height of the eye in meters above the ground there, -1,000 ... 850,000.
///   - target_height: The height of the target in meters above the ground; 0 for the ground itself.
///   - radius: How far to look, meters, 0 ... 1,000,000.
///   - azimuth: Degrees, any finite value: of the middle of the sector.
///   - width: Degrees, 0 ... 360: of the sector.
///   - azimuth_step: Degrees, 0.001 ... 360: the largest angle from a ray to the next.
///   - options: Curvature and step; null for the defaults. A frequency has no effect.
///   - stretches: Receives the stretches, ray after ray clockwise, outward on each; may be null if `capacity` is 0.
///   - capacity: Stretches that fit at `stretches`; 0 asks for the number.
///   - needed: Receives the number of stretches, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: As gn_viewshed_cells(), but not `GN_ERROR_CELL_GRID`; also `GN_ERROR_WIDTH` or `GN_ERROR_AZIMUTH_STEP`; and
///   `GN_ERROR_SAMPLE_STEP` for more than 10,000,000 places on all rays together, or `GN_ERROR_WORK` if very many of them have to
///   be looked for in many grids. On `GN_ERROR_BUFFER_TOO_SMALL` and `GN_ERROR_WORK`, stretches that were written are NaN.
///
/// The sector is divided into equal parts, with a ray in the middle of each. On it, the ground is looked at in equal distances of
/// `step` at most; each place counts for half of the way to its neighbors. Draw a stretch with gn_wedge(). Behind heights that are
/// not known, a stretch which is not hidden by others is `GN_VIEW_UNKNOWN`. Since 0.2.
///
/// Time grows with the rays times the samples on each, times the grids. Slowest input known: a step of 1 cm over the
/// longest radius, which no grid contains; too many samples times grids are refused with `GN_ERROR_WORK`.
///
/// ```c
/// const int16_t samples[2][5] = {{100, 100, 250, 100, 100}, {100, 100, 250, 100, 100}};   // a ridge
/// gn_height_grid grid = {46.01, 8, -0.02, 0.01, -32768, 1, 0, 0, 10, 2, 2, 5, GN_HEIGHTS_INT16, 0};
/// gn_point observer = {46, 8}, ring[70];
/// gn_dead_ground dead[8];
/// size_t needed, count;
/// gn_viewshed_dead_ground((const char *)samples, sizeof samples, &grid, 1, &observer, 2, 0, 2500, 90, 10, 5, NULL, dead, 8,
///                         &needed);   // 2: one behind the ridge on each ray
/// gn_wedge(&observer, dead[0].inner_radius, dead[0].outer_radius, dead[0].azimuth, dead[0].width, NULL, ring, 70, &count);
/// ```
@_cdecl("gn_viewshed_dead_ground")  // One level: looks at samples one by one.
public func gn_viewshed_dead_ground(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grids: UnsafePointer<gn_height_grid>?, _ gridCount: Int,
  _ observer: UnsafePointer<gn_point>?, _ observerHeight: Double, _ targetHeight: Double, _ radius: Double,
  _ azimuth: Double, _ width: Double, _ azimuthStep: Double, _ options: UnsafePointer<gn_sight_options>?,
  _ stretches: UnsafeMutablePointer<gn_dead_ground>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try Viewshed(
      HeightGrids(bytes, size: bytesSize, grids, count: gridCount), from: checked(observer), height: observerHeight,
      target: targetHeight, radius: radius, options: options
    ).deadGround(
      azimuth: azimuth, width: width, step: azimuthStep, into: stretches, capacity: capacity, needed: &needed)
  }
}
