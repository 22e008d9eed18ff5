// SECTION 80: Observation: Heights
// SUBJECT height: Heights of the ground, from grids in files.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds the grid of heights in a file of SRTM, .hgt.
///
/// - Parameters:
///   - bytes: The whole file. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes of the file: 2,884,802 for 3 seconds of arc, 25,934,402 for 1, 12,970,802 for 3601 rows of 1801 samples, or 2 n² for n by n.
///   - latitude: The south edge, degrees, -90 ... 89: 46 for N46E008.hgt.
///   - longitude: The west edge, degrees; any finite value: 8 for N46E008.hgt.
///   - grid: Receives the grid; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, `GN_ERROR_OFFSET` for a size beyond memory, or
///   `GN_ERROR_HEIGHT_FILE` for a size that no such file has.
///
/// The file says nothing of its place but by its name. It covers one degree by one, edges included. -32768 is a void. Where several
/// files follow each other in memory, add to `offset` where this one begins. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// static char file[2 * 1201 * 1201];   // read, or mapped
/// gn_height_grid grid;
/// gn_height_grid_hgt(file, sizeof file, 46, 8, &grid);
/// ```
@_cdecl("gn_height_grid_hgt")
public func gn_height_grid_hgt(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ latitude: Double, _ longitude: Double,
  _ grid: UnsafeMutablePointer<gn_height_grid>?
) -> gn_status {
  write(to: grid) { () throws(gn_status) in
    try HeightFile.hgt(FileBytes(bytes, size: bytesSize), latitude: latitude, longitude: longitude)
  }
}

/// Finds the grid of heights in a file of DTED.
///
/// - Parameters:
///   - bytes: The whole file, as MIL-PRF-89020B describes it, of level 0, 1 or 2. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes of the file.
///   - grid: Receives the grid; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, or `GN_ERROR_HEIGHT_FILE` for a header or
///   records that are not those of DTED, or for bytes that are missing.
///
/// The place and the steps come from the record UHL; labels of tapes before it are passed. Each record of samples must begin with
/// its sentinel and have its number; checksums are not computed. -32767 is a void. A file with a sample below -16,000 m is taken to
/// have two's complements, against the standard: -32,668 m stands for -100 m. The grid says so in `format`. Where several files
/// follow each other in memory, add to `offset` where this one begins. Since 0.2.
///
/// Time grows with the bytes of the file. Slowest input known: heights above zero alone: all are looked at for two's
/// complements.
///
/// ```c
/// static char file[34162];   // of level 0: read, or mapped
/// gn_height_grid grid;
/// gn_height_grid_dted(file, sizeof file, &grid);
/// ```
@_cdecl("gn_height_grid_dted")
public func gn_height_grid_dted(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grid: UnsafeMutablePointer<gn_height_grid>?
) -> gn_status {
  write(to: grid) { () throws(gn_status) in try HeightFile.dted(FileBytes(bytes, size: bytesSize)) }
}

/// Finds the grid in a file of GTX, which may hold the heights of a geoid.
///
/// - Parameters:
///   - bytes: The whole file, such as egm96_15.gtx. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes of the file.
///   - grid: Receives the grid; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_NULL`, `GN_ERROR_OFFSET` for a size beyond memory, or `GN_ERROR_HEIGHT_FILE` for a header that is
///   none, or for bytes that are missing.
///
/// -88.8888 is a void. A height above the ellipsoid is one above the geoid plus that of the geoid. A grid all around the earth also
/// has the heights between its last column and its first. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// static char file[4153000];   // egm96_15.gtx: read, or mapped
/// gn_height_grid geoid;
/// gn_height_grid_gtx(file, sizeof file, &geoid);
/// ```
@_cdecl("gn_height_grid_gtx")
public func gn_height_grid_gtx(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grid: UnsafeMutablePointer<gn_height_grid>?
) -> gn_status {
  write(to: grid) { () throws(gn_status) in try HeightFile.gtx(FileBytes(bytes, size: bytesSize)) }
}

/// Finds the height at a position.
///
/// - Parameters:
///   - bytes: The bytes in which the samples of all grids lie. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes that are there. Of them, only samples are read.
///   - grids: The grids. May be null if `grid_count` is 0.
///   - grid_count: Number of grids.
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - height: Receives the height in meters, from where the grid counts; unchanged on error.
/// - Returns: `GN_OK`, `GN_ERROR_HEIGHT_OUTSIDE`, `GN_ERROR_HEIGHT_VOID`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE` also for numbers
///   of a grid, `GN_ERROR_LATITUDE`, `GN_ERROR_COUNT` for more grids than an array can hold, `GN_ERROR_HEIGHT_GRID`, or
///   `GN_ERROR_OFFSET` if samples of a grid lie outside of the bytes.
///
/// Bilinear between the four samples around the position. A sample without weight does not count: on a row or a column, there are
/// two. Of several grids, the first counts that contains the position and has no void there; so the finest comes first. Edges
/// belong to a grid. Where neighbors lie a step apart, as rasters whose pixels are areas do, what is between them is interpolated
/// from both, also if their steps differ; of grids around such a position, the first 16 are looked at. Beyond the last sample there
/// is no height, also at a pole. Samples as near as a millionth of a step are taken as they are.
///
/// Files that are mapped each on its own are one span of bytes too: give the lowest address, and the size up to the end of the
/// highest; nothing is read between them. Since 0.2.
///
/// Time grows with the grids. Slowest input known: a position that none but the last contains.
///
/// ```c
/// const float samples[2][2] = {{10, 20}, {30, 40}};   // from the north
/// gn_height_grid grid = {.latitude = 47, .longitude = 8, .latitude_step = -1, .longitude_step = 1, .void_value = NAN,
///                        .row_stride = 8, .column_stride = 4, .rows = 2, .columns = 2, .format = GN_HEIGHTS_FLOAT32};
/// gn_point here = {46.5, 8.5};
/// double height;
/// gn_height_at((const char *)samples, sizeof samples, &grid, 1, &here, &height);   // 25
/// ```
@_cdecl("gn_height_at")  // One level: one position, or samples one by one.
public func gn_height_at(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grids: UnsafePointer<gn_height_grid>?, _ gridCount: Int,
  _ position: UnsafePointer<gn_point>?, _ height: UnsafeMutablePointer<Double>?
) -> gn_status {
  write(to: height) { () throws(gn_status) in
    try HeightGrids(bytes, size: bytesSize, grids, count: gridCount).height(at: checked(position))
  }
}

/// Finds the heights at many positions.
///
/// - Parameters:
///   - bytes: The bytes in which the samples of all grids lie. May be null if `bytes_size` is 0.
///   - bytes_size: Bytes that are there. Of them, only samples are read.
///   - grids: The grids. May be null if `grid_count` is 0.
///   - grid_count: Number of grids.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - heights: Receives the heights in meters, from where the grid counts.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused or has no height, `GN_ERROR_NULL`, `GN_ERROR_STRIDE`, `GN_ERROR_COUNT`,
///   `GN_ERROR_NOT_FINITE` for numbers of a grid, `GN_ERROR_HEIGHT_GRID` or `GN_ERROR_OFFSET`.
///
/// A row without a height is NaN; its status is `GN_ERROR_HEIGHT_OUTSIDE`, `GN_ERROR_HEIGHT_VOID`, `GN_ERROR_NOT_FINITE` or
/// `GN_ERROR_LATITUDE`. Each row equals the result of gn_height_at(), bit for bit. All grids are searched where a position lies in
/// another one than the position before it, or on an edge: so the order of the positions matters for the time if there are many
/// grids. Since 0.2.
///
/// Time grows with the rows times the grids. Slowest input known: positions that none but the last contains.
///
/// ```c
/// const int16_t samples[2][2] = {{10, 20}, {30, 40}};
/// gn_height_grid grid = {47, 8, -1, 1, -32768, 1, 0, 0, 4, 2, 2, 2, GN_HEIGHTS_INT16, 0};
/// gn_point here[] = {{46.5, 8.5}, {46.25, 9}};
/// double heights[2];
/// gn_height_at_batch((const char *)samples, sizeof samples, &grid, 1, &here[0].latitude, 16, &here[0].longitude, 16, 2,
///                    heights, 8, NULL);
/// ```
@_cdecl("gn_height_at_batch")  // Levels.
public func gn_height_at_batch(
  _ bytes: UnsafePointer<CChar>?, _ bytesSize: Int, _ grids: UnsafePointer<gn_height_grid>?, _ gridCount: Int,
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ heights: UnsafeMutablePointer<Double>?, _ heightStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try HeightGrids(bytes, size: bytesSize, grids, count: gridCount).heights(
      at: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      heights: MutableColumn(heights, stride: heightStride, count: count), statuses: statuses)
  }
}
