// SECTION 48: Geometry: Edges in an index
// SUBJECT edge_index: An index of the edges of polygons or of a route.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Builds an index of a polygon: once, for many questions.
///
/// - Parameters:
///   - points: The points of all rings, one ring after the other: latitudes -90 ... 90 degrees, longitudes any finite
///     value. The last point of a ring is joined to the first; the last point may repeat the first. May be null if
///     `point_count` is 0.
///   - point_count: Number of points in all rings.
///   - rings: The number of points of each ring: the outer one, then the holes. May be null if `ring_count` is 0.
///   - ring_count: Number of rings; 0: all points are one ring.
///   - words: Receives the index, which is words of 64 bits; its address is a multiple of 8. May be null if `capacity` is
///     0. Must not overlap `points`.
///   - capacity: Words that fit at `words`; 0 asks for the number, which follows from the counts alone: some 23 bytes a
///     point.
///   - needed: Receives the number of words, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_RINGS` if the counts in `rings` do not add up to `point_count`, `GN_ERROR_INDEX_ALIGNMENT`, or
///   `GN_ERROR_COUNT` for more than 134,217,728 points in a ring, 16,777,217 rings or 2,147,483,647 points. On error, the
///   words are unchanged.
///
/// The index holds the points too, so theirs may be freed. It takes no other memory. Since 0.2.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// ```c
/// gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, here = {0.5, 0.5};
/// uint64_t words[64];
/// int32_t side;
/// gn_polygon_index_build(square, 4, NULL, 0, words, 64, NULL);
/// gn_edge_index_contains_batch(words, 64, &here.latitude, 0, &here.longitude, 0, 1, &side, 4, NULL);   // GN_INSIDE
/// ```
@_cdecl("gn_polygon_index_build")  // Levels.
public func gn_polygon_index_build(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ rings: UnsafePointer<Int>?, _ ringCount: Int,
  _ words: UnsafeMutablePointer<UInt64>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try EdgeIndex.build(
      Polygon(Points(points, count: pointCount), rings: rings, ringCount: ringCount), into: words,
      capacity: capacity, needed: &needed)
  }
}

/// Builds an index of a route: once, for many questions.
///
/// - Parameters:
///   - points: Latitudes -90 ... 90 degrees, longitudes any finite value. May be null if
///     `point_count` is 0.
///   - point_count: Number of points.
///   - words: Receives the index, which is words of 64 bits; its address is a multiple of 8. May be null if `capacity` is
///     0. Must not overlap `points`.
///   - capacity: Words that fit at `words`; 0 asks for the number, which follows from `point_count` alone: some 23 bytes a point.
///   - needed: Receives the number of words, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE`,
///   `GN_ERROR_INDEX_ALIGNMENT`, or `GN_ERROR_COUNT` for more than 134,217,728 points. On error, the words are unchanged.
///
/// The index holds the points too, so theirs may be freed. It takes no other memory. Since 0.2.
///
/// Time grows with the points. Slowest input known: edges halfway around the earth.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0, 1}, {0, 3}};
/// size_t needed;
/// gn_route_index_build(route, 3, NULL, 0, &needed);   // GN_ERROR_BUFFER_TOO_SMALL: so many words
/// ```
@_cdecl("gn_route_index_build")  // Levels.
public func gn_route_index_build(
  _ points: UnsafePointer<gn_point>?, _ pointCount: Int, _ words: UnsafeMutablePointer<UInt64>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    try EdgeIndex.build(
      route: Points(points, count: pointCount), into: words, capacity: capacity, needed: &needed)
  }
}

/// Finds whether many positions lie inside the polygon of an index.
///
/// - Parameters:
///   - words: The index, of gn_polygon_index_build(); its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - sides: Receives `GN_INSIDE`, `GN_ON_BORDER` (within a micrometer of an edge of any ring) or `GN_OUTSIDE`.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_NULL`, `GN_ERROR_STRIDE`, `GN_ERROR_INDEX`,
///   `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND` also for the index of a route, or
///   `GN_ERROR_INDEX_SIZE`.
///
/// The side in a refused row is 0; its status is `GN_ERROR_NOT_FINITE`, `GN_ERROR_LATITUDE` or `GN_ERROR_WORK`. Each row equals
/// the result of gn_polygon_contains(), unless that is refused with `GN_ERROR_WORK`: the index looks at fewer edges. Words
/// that were damaged after gn_index_check() give any sides. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: a position
/// beside a pole, for which each edge is searched; edges around a quarter of the earth and more, of which each row takes a
/// hundred thousand.
///
/// ```c
/// gn_point square[] = {{0, 0}, {0, 1}, {1, 1}, {1, 0}}, here[] = {{0.5, 0.5}, {2, 2}};
/// uint64_t words[64];
/// int32_t sides[2];
/// gn_polygon_index_build(square, 4, NULL, 0, words, 64, NULL);
/// gn_edge_index_contains_batch(words, 64, &here[0].latitude, 16, &here[0].longitude, 16, 2, sides, 4, NULL);
/// ```
@_cdecl("gn_edge_index_contains_batch")  // One level: few edges for a position.
public func gn_edge_index_contains_batch(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafePointer<Double>?, _ longitudeStride: Int, _ count: Int,
  _ sides: UnsafeMutablePointer<Int32>?, _ sideStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try EdgeIndex(words, count: wordCount).sides(
      of: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      into: MutableColumn(sides, stride: sideStride, count: count), statuses: statuses)
  }
}

/// Finds where the edges of an index come nearest to many positions.
///
/// - Parameters:
///   - words: The index, of gn_route_index_build() or gn_polygon_index_build(); its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - latitudes: Degrees, -90 ... 90; not null unless `count` is 0.
///   - longitudes: Degrees; any finite values, reduced to [-180, 180); not null unless `count` is 0.
///   - count: Positions.
///   - start_distance: Only places this far along the route or farther count: meters, any number but NaN; 0: from its start.
///   - end_distance: Only places up to this far along count: meters, at least `start_distance`; `INFINITY`: to its end.
///   - places: Receives the places. Their `distance_along` is counted in their ring, and `segment` is the index of a point
///     of the polygon.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_ERROR_NULL`, `GN_ERROR_STRIDE`, `GN_ERROR_NOT_FINITE` or
///   `GN_ERROR_DISTANCE` for the distances, `GN_ERROR_COUNT` for an index without points, `GN_ERROR_INDEX`,
///   `GN_ERROR_INDEX_ALIGNMENT`, `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND` or `GN_ERROR_INDEX_SIZE`.
///
/// In a refused row, every floating-point field is NaN and every other field is 0; its status is `GN_ERROR_NOT_FINITE`,
/// `GN_ERROR_LATITUDE`, or `GN_ERROR_WORK` if very many long edges are about equally near. For a whole route, each row equals the
/// result of gn_route_nearest(), bit for bit, unless that is refused with `GN_ERROR_WORK`: the index looks at fewer edges. Where a
/// route comes back along itself, a window around the distance that was reached last keeps the ways apart; it is cut to
/// the route. In a polygon, a position inside may be left or right. Since 0.2.
///
/// Time grows with the rows times the logarithm of the points where few edges are near. Slowest input known: edges of thousands of
/// kilometers that are equally near, each of which is searched in up to 96 steps; rows for which they are more than a hundred
/// thousand are refused with `GN_ERROR_WORK`.
///
/// ```c
/// gn_point route[] = {{0, 0}, {0, 1}, {0, 0}}, here = {0.1, 0.5};   // there and back
/// uint64_t words[64];
/// gn_route_place place;
/// gn_route_index_build(route, 3, words, 64, NULL);
/// gn_edge_index_nearest_batch(words, 64, &here.latitude, 0, &here.longitude, 0, 1, 120000, INFINITY,
///                             &place, sizeof place, NULL);   // place.segment: 1, on the way back
/// ```
@_cdecl("gn_edge_index_nearest_batch")  // One level: calls gridnorth_geodesic_distances.
public func gn_edge_index_nearest_batch(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ longitudes: UnsafePointer<Double>?, _ longitudeStride: Int, _ count: Int, _ startDistance: Double,
  _ endDistance: Double, _ places: UnsafeMutablePointer<gn_route_place>?, _ placeStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try EdgeIndex(words, count: wordCount).nearest(
      to: PositionColumns(
        Column(latitudes, stride: latitudeStride, count: count),
        Column(longitudes, stride: longitudeStride, count: count)),
      from: startDistance, to: endDistance,
      places: MutableColumn(places, stride: placeStride, count: count), statuses: statuses)
  }
}

/// Finds all pairs of edges that meet: in one index, or between two.
///
/// - Parameters:
///   - words: The index, of gn_polygon_index_build() or gn_route_index_build(); its address is a multiple of 8.
///   - word_count: Words that are there: as many as the index has, or more.
///   - other_words: The other index; null: the edges of the first meet one another.
///   - other_word_count: Words that are there; 0 if `other_words` is null.
///   - crossings: Receives the pairs, ordered by `edge`, then by `other_edge`; may be null if `capacity` is 0.
///   - capacity: Pairs that fit at `crossings`; 0 asks for the number.
///   - needed: Receives the number of pairs, also when the buffer is too small; 0 when refused; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_BUFFER_TOO_SMALL`, `GN_ERROR_NULL`, `GN_ERROR_INDEX`, `GN_ERROR_INDEX_ALIGNMENT`,
///   `GN_ERROR_INDEX_VERSION`, `GN_ERROR_INDEX_KIND`, `GN_ERROR_INDEX_SIZE`, or `GN_ERROR_WORK` for too many long edges
///   side by side that do not meet.
///
/// Edges within a micrometer of each other meet. In one index, each pair is found once, and neighbors do not meet at their
/// common vertex; but neither may run back along the other. Points given twice are one vertex. Where edges meet at a
/// vertex, each edge that ends there is in a pair. On error, pairs that were written are 0. Since 0.2.
///
/// Time grows with the pairs that meet, and with the edges times the logarithm of the points. Slowest input known: long
/// edges side by side that do not meet: each pair is compared by geodesics, and too many are refused with
/// `GN_ERROR_WORK`.
///
/// ```c
/// gn_point bow[] = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
/// uint64_t words[64];
/// gn_polygon_crossing crossings[4];
/// size_t needed;
/// gn_polygon_index_build(bow, 4, NULL, 0, words, 64, NULL);
/// gn_edge_index_crossings(words, 64, NULL, 0, crossings, 4, &needed);   // needed: 1
/// ```
@_cdecl("gn_edge_index_crossings")  // One level: edge by edge.
public func gn_edge_index_crossings(
  _ words: UnsafePointer<UInt64>?, _ wordCount: Int, _ otherWords: UnsafePointer<UInt64>?, _ otherWordCount: Int,
  _ crossings: UnsafeMutablePointer<gn_polygon_crossing>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  count(needed) { needed throws(gn_status) in
    guard crossings != nil || capacity == 0 else { throw GN_ERROR_NULL }
    let index = try EdgeIndex(words, count: wordCount)
    var other: EdgeIndex?
    if otherWords != nil || otherWordCount != 0 { other = try EdgeIndex(otherWords, count: otherWordCount) }
    try index.crossings(with: other, into: crossings, capacity: capacity, needed: &needed)
  }
}
