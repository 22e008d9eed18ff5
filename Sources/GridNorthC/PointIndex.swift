// SECTION 47: Geometry: Points in an index
// SUBJECT point_index: An index of many points: the nearest, and those within a distance or bounds.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Builds an index of points.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Points, 2,147,483,647 at most.
///   - words: Receives the index; its address is a multiple of 8; may be null if `capacity` is 0. Must not overlap the
///     columns.
///   - capacity: Words that fit at `words`; 0 asks for the number.
///   - needed: Receives the number of words, also when the buffer is too small; 0 when refused; may be null.
///   - statuses: Receives the status of each row, one byte each; may be null. Unchanged on error.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`,
///   `GN_ERROR_STRIDE`, `GN_ERROR_INDEX_ALIGNMENT`, or `GN_ERROR_COUNT` for more points than an index or memory can hold.
///
/// The index holds the points that are not refused; the status of a refused row is `GN_ERROR_NOT_FINITE` or
/// `GN_ERROR_LATITUDE`. The id of a point is its row. The number of words follows from `count` alone: of a million
/// points, 30 bytes for each. No other memory is used. The bits are the same on every machine. gn_index_check() tells what
/// an index is. Since 0.2.
///
/// Time grows with n log n of the points. Slowest input known: points in an order for which medians of three are bad:
/// up to 64 passes for a split.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}};
/// uint64_t words[64];
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// ```
@_cdecl("gn_point_index_build")  // One level: most of it is sorting.
public func gn_point_index_build(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ longitudes: UnsafePointer<Double>?,
  _ longitudeStride: Int, _ count: Int, _ words: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  GridNorthC.count(needed) { needed throws(gn_status) in
    try PointIndex.build(
      PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      count: count, into: words, capacity: capacity, needed: &needed, statuses: statuses)
  }
}

/// Finds the points of an index that are nearest to a position.
///
/// - Parameters:
///   - words: An index of points; its address is a multiple of 8.
///   - word_count: Words that are there.
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - limit: How many points to find at most.
///   - distance: Meters within which they must be, 0 or more; infinity for any.
///   - neighbors: Receives their distances and ids, the nearest first; may be null if `capacity` is 0.
///   - capacity: Neighbors that fit at `neighbors`; 0 asks for the number.
///   - needed: Receives how many there are, `limit` at most, also when the buffer is too small; 0 when refused; may be
///     null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_DISTANCE` if it is negative, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`,
///   `GN_ERROR_INDEX_KIND` or `GN_ERROR_INDEX_SIZE`.
///
/// Each distance is that of gn_geodesic_inverse() from the position to the point, bit for bit; of equally far points, that
/// with the lower id comes first. If there are fewer than fit, the rest of the buffer holds NaN or is unchanged. A query
/// takes a microsecond or two. A buffer for `limit` neighbors is always large enough. Since 0.2.
///
/// Time grows with the logarithm of the points, and with the limit. Slowest input known: all points equally far, each
/// of which is measured.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here = {46.55, 8.0};
/// uint64_t words[64];
/// gn_neighbor nearest[2];
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// gn_point_index_nearest(words, 64, &here, 2, 100000, nearest, 2, NULL);   // ids 0 and 1
/// ```
@_cdecl("gn_point_index_nearest")  // One level: few geodesics for a position.
public func gn_point_index_nearest(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ position: UnsafePointer<gn_point>?, _ limit: UInt32,
  _ distance: Double, _ neighbors: UnsafeMutablePointer<gn_neighbor>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try PointIndex(words, count: wordCount).nearest(
      to: checked(position), limit: limit, within: distance, into: neighbors, capacity: capacity, needed: &needed)
  }
}

/// Finds the points of an index that are nearest to each of many positions.
///
/// - Parameters:
///   - words: An index of points; its address is a multiple of 8.
///   - word_count: Words that are there.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - limit: How many points to find for each at most; 1 or more.
///   - distance: Meters within which they must be, 0 or more; infinity for any.
///   - neighbors: Receives `limit` distances and ids for each row, the nearest first, one row after the other. May be
///     null if `capacity` is 0.
///   - capacity: Neighbors that fit at `neighbors`; 0 asks for the number.
///   - needed: Receives `count` times `limit`, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_DISTANCE` for the distance, `GN_ERROR_COUNT` for no neighbors or more than memory can hold,
///   `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND`, `GN_ERROR_INDEX_SIZE`,
///   `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// If there are fewer points, the other places of the row have an infinite distance and the id 2^64 - 1. In a refused row,
/// all distances are NaN and the ids 0; its status is `GN_ERROR_NOT_FINITE` or `GN_ERROR_LATITUDE`. Each row equals the
/// result of gn_point_index_nearest(), bit for bit. If the neighbors do not fit, nothing is computed. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points, and with rows times the limit. Slowest input known: all
/// points equally far, each of which is measured.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here[] = {{46.55, 8.0}, {46.7, 7.8}};
/// uint64_t words[64];
/// gn_neighbor nearest[2][2];   // ids 0 and 1; 2 and 1
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// gn_point_index_nearest_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, 2, INFINITY,
///                              nearest[0], 4, NULL, NULL);
/// ```
@_cdecl("gn_point_index_nearest_batch")  // One level: few geodesics for a position.
public func gn_point_index_nearest_batch(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafePointer<Double>?, _ longitudeStride: Int, _ count: Int, _ limit: UInt32, _ distance: Double,
  _ neighbors: UnsafeMutablePointer<gn_neighbor>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  GridNorthC.count(needed) { needed throws(gn_status) in
    try PointIndex(words, count: wordCount).nearest(
      to: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      count: count, limit: limit, within: distance, into: neighbors, capacity: capacity, needed: &needed,
      statuses: statuses)
  }
}

/// Finds all points of an index within a distance of a position.
///
/// - Parameters:
///   - words: An index of points; its address is a multiple of 8.
///   - word_count: Words that are there.
///   - position: Latitude -90 ... 90 degrees, longitude any finite value.
///   - distance: Meters, 0 or more; infinity for all points.
///   - neighbors: Receives the distances and ids of the points, the nearest first; may be null if `capacity` is 0.
///   - capacity: Neighbors that fit at `neighbors`; 0 asks for the number.
///   - needed: Receives how many there are, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_DISTANCE` if it is negative, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`,
///   `GN_ERROR_INDEX_KIND` or `GN_ERROR_INDEX_SIZE`.
///
/// Each distance is that of gn_geodesic_inverse() from the position to the point, bit for bit; of equally far points, that
/// with the lower id comes first. Asking for the number is faster than asking for the points. If they do not fit, those
/// that were written are NaN. Since 0.2.
///
/// Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
/// in one place.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here = {46.55, 8.0};
/// uint64_t words[64];
/// size_t needed;
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// gn_point_index_within(words, 64, &here, 10000, NULL, 0, &needed);   // 2
/// ```
@_cdecl("gn_point_index_within")  // One level: row by row.
public func gn_point_index_within(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ position: UnsafePointer<gn_point>?, _ distance: Double,
  _ neighbors: UnsafeMutablePointer<gn_neighbor>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try PointIndex(words, count: wordCount).within(
      distance, of: checked(position), into: neighbors, capacity: capacity, needed: &needed)
  }
}

/// Counts the points of an index within a distance of each of many positions.
///
/// - Parameters:
///   - words: An index of points; its address is a multiple of 8.
///   - word_count: Words that are there.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - distance: Meters, 0 or more; infinity for all points.
///   - counts: Receives how many points there are.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_NOT_FINITE` or `GN_ERROR_DISTANCE` for the distance,
///   `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND`,
///   `GN_ERROR_INDEX_SIZE`, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// In a refused row, the count is 0; its status is `GN_ERROR_NOT_FINITE` or `GN_ERROR_LATITUDE`. Each row equals `needed`
/// of gn_point_index_within(); gn_point_index_within_batch() also gives the points, which takes longer. Since 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here[] = {{46.55, 8.0}, {46.7, 7.8}};
/// uint64_t words[64];
/// int32_t counts[2];
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// gn_point_index_count_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, 10000,
///                             counts, sizeof *counts, NULL);   // 2 and 1
/// ```
@_cdecl("gn_point_index_count_batch")  // One level: row by row.
public func gn_point_index_count_batch(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafePointer<Double>?, _ longitudeStride: Int, _ count: Int, _ distance: Double,
  _ counts: UnsafeMutablePointer<Int32>?, _ countStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try PointIndex(words, count: wordCount).counts(
      near: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      within: distance, into: MutableColumn(counts, stride: countStride, count: count), statuses: statuses)
  }
}

/// Finds all points of an index within a distance of each of many positions.
///
/// - Parameters:
///   - words: An index of points; its address is a multiple of 8.
///   - word_count: Words that are there.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - distance: Meters, 0 or more; infinity for all points.
///   - counts: Receives how many points there are near each position.
///   - neighbors: Receives the distances and ids of the points: those of the first row, the nearest first, then those of the
///     second, and so on. May be null if `capacity` is 0.
///   - capacity: Neighbors that fit at `neighbors`; 0 asks for the number.
///   - needed: Receives how many neighbors there are, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_DISTANCE` for the distance, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`,
///   `GN_ERROR_INDEX_KIND`, `GN_ERROR_INDEX_SIZE`, `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// In a refused row, the count is 0; its status is `GN_ERROR_NOT_FINITE` or `GN_ERROR_LATITUDE`. Each row equals the result
/// of gn_point_index_within(), bit for bit. If the neighbors do not fit, the counts and statuses are right all the same, and
/// the neighbors that were written are NaN. Since 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}}, here[] = {{46.55, 8.0}, {46.7, 7.8}};
/// uint64_t words[64];
/// int32_t counts[2];
/// gn_neighbor near[6];
/// size_t needed;
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// gn_point_index_within_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, 10000,
///                             counts, sizeof *counts, near, 6, &needed, NULL);   // 2 and 1; ids 0, 1 and 2
/// ```
@_cdecl("gn_point_index_within_batch")  // One level: row by row.
public func gn_point_index_within_batch(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafePointer<Double>?, _ longitudeStride: Int, _ count: Int, _ distance: Double,
  _ counts: UnsafeMutablePointer<Int32>?, _ countStride: Int, _ neighbors: UnsafeMutablePointer<gn_neighbor>?,
  _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  GridNorthC.count(needed) { needed throws(gn_status) in
    try PointIndex(words, count: wordCount).within(
      distance,
      of: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      counts: MutableColumn(counts, stride: countStride, count: count), into: neighbors, capacity: capacity,
      needed: &needed, statuses: statuses)
  }
}

/// Finds all points of an index in a rectangle of meridians and parallels.
///
/// - Parameters:
///   - words: An index of points; its address is a multiple of 8.
///   - word_count: Words that are there.
///   - bounds: Degrees. If east is less than west, the rectangle crosses the antimeridian; if it is greater by 360 or more,
///     the rectangle goes around the earth.
///   - ids: Receives the ids of the points in ascending order; may be null if `capacity` is 0.
///   - capacity: Ids that fit at `ids`; 0 asks for the number.
///   - needed: Receives how many there are, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_VIEW` if south lies north of north, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`,
///   `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND` or `GN_ERROR_INDEX_SIZE`.
///
/// The edges belong to the rectangle. A point at a pole has all longitudes. If the ids do not fit, those that were written
/// are 0. Since 0.2.
///
/// Time grows with n log n of the points found, and with those in boxes on the border. Slowest input known: all points
/// in one place.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}};
/// gn_bounds view = {46.55, 7.5, 47, 8.5};
/// uint64_t words[64], ids[3];
/// size_t needed;
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// gn_point_index_in_bounds(words, 64, &view, ids, 3, &needed);   // 1 and 2
/// ```
@_cdecl("gn_point_index_in_bounds")  // One level: compares, computes nothing.
public func gn_point_index_in_bounds(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ bounds: UnsafePointer<gn_bounds>?,
  _ ids: UnsafeMutablePointer<UInt64>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try PointIndex(words, count: wordCount).rows(in: bounds, into: ids, capacity: capacity, needed: &needed)
  }
}

/// Finds all points of an index in each of many rectangles of meridians and parallels.
///
/// - Parameters:
///   - words: An index of points; its address is a multiple of 8.
///   - word_count: Words that are there.
///   - souths: Degrees, -90 ... 90; not null unless `count` is 0.
///   - wests: Degrees; any finite values; not null unless `count` is 0.
///   - norths: Degrees, south ... 90; not null unless `count` is 0.
///   - easts: Degrees; any finite values. If east is less than west, the rectangle crosses the antimeridian; if it is greater
///     by 360 or more, the rectangle goes around the earth. Not null unless `count` is 0.
///   - count: Rectangles.
///   - counts: Receives how many points are in each rectangle.
///   - ids: Receives the ids of the points: those of the first row in ascending order, then those of the second, and so on.
///     May be null if `capacity` is 0.
///   - capacity: Ids that fit at `ids`; 0 asks for the number.
///   - needed: Receives how many ids there are, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_INDEX`,
///   `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND`, `GN_ERROR_INDEX_SIZE`,
///   `GN_ERROR_STRIDE` or `GN_ERROR_NULL`.
///
/// In a refused row, the count is 0; its status is `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`, or `GN_ERROR_VIEW` if south
/// lies north of north. Each row equals the result of gn_point_index_in_bounds(). If the ids do not fit, the counts and
/// statuses are right all the same, and the ids that were written are 0. Since 0.2.
///
/// Time grows with the rows times the points found, n log n, and with those in boxes on the border. Slowest input
/// known: all points in one place.
///
/// ```c
/// gn_point huts[] = {{46.5, 8.0}, {46.6, 8.1}, {46.7, 7.9}};
/// gn_bounds views[] = {{46.55, 7.5, 47, 8.5}, {46, 7.5, 46.55, 8.5}};
/// uint64_t words[64], ids[6];
/// int32_t counts[2];
/// size_t needed;
/// gn_point_index_build(&huts[0].latitude, 16, &huts[0].longitude, 16, 3, words, 64, NULL, NULL);
/// gn_point_index_in_bounds_batch(words, 64, &views[0].south, 32, &views[0].west, 32, &views[0].north, 32,
///                                &views[0].east, 32, 2, counts, sizeof *counts,
///                                ids, 6, &needed, NULL);   // 2 and 1; ids 1, 2 and 0
/// ```
@_cdecl("gn_point_index_in_bounds_batch")  // One level: compares, computes nothing.
public func gn_point_index_in_bounds_batch(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ souths: UnsafePointer<Double>?, _ southStride: Int,
  _ wests: UnsafePointer<Double>?, _ westStride: Int, _ norths: UnsafePointer<Double>?, _ northStride: Int,
  _ easts: UnsafePointer<Double>?, _ eastStride: Int, _ count: Int, _ counts: UnsafeMutablePointer<Int32>?,
  _ countStride: Int, _ ids: UnsafeMutablePointer<UInt64>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  GridNorthC.count(needed) { needed throws(gn_status) in
    try PointIndex(words, count: wordCount).rows(
      in: BoundsColumns(
        Column(souths, stride: southStride, count: count), Column(wests, stride: westStride, count: count),
        Column(norths, stride: northStride, count: count), Column(easts, stride: eastStride, count: count)),
      counts: MutableColumn(counts, stride: countStride, count: count), into: ids, capacity: capacity,
      needed: &needed, statuses: statuses)
  }
}
