// SECTION 60: Geodesics
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Finds the shortest path between two positions: its length, and its directions at both ends.
///
/// - Parameters:
///   - from: Latitude -90 ... 90, longitude any finite value.
///   - to: As `from`.
///   - distance: Receives metres; may be null.
///   - azimuth_from: Receives the azimuth at `from`, degrees clockwise from north, in (-180, 180]; may be null.
///   - azimuth_to: Receives the azimuth at `to`, forward, likewise; may be null.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE` or `GN_LATITUDE`.
///
/// On the WGS 84 ellipsoid, for any pair of positions, nearly antipodal ones too (Karney 2013, sections 4 and 5, with the
/// series of order 6). Agrees with GeographicLib to 15 nm. Coincident positions: azimuths 0. At a pole the azimuth is that
/// along the meridian of the longitude given there. Results are unchanged unless the answer is `GN_OK`. Since 0.1.
@_cdecl("gn_geodesic_inverse")
public func gn_geodesic_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ distance: UnsafeMutablePointer<Double>?,
  _ azimuthFrom: UnsafeMutablePointer<Double>?, _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let solution = try Geodesic.checkedInverse(from, to)
    distance?.pointee = solution.distance
    azimuthFrom?.pointee = solution.azimuthFrom
    azimuthTo?.pointee = solution.azimuthTo
  }
}

/// Finds where one gets in a direction.
///
/// - Parameters:
///   - from: Latitude -90 ... 90, longitude any finite value.
///   - azimuth: Degrees clockwise from north; any finite value.
///   - distance: Metres, -1e12 ... 1e12; negative: backwards.
///   - to: Receives the position, its longitude in [-180, 180); may be null.
///   - azimuth_to: Receives the azimuth there, in (-180, 180]; may be null.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE` or `GN_DISTANCE`.
///
/// On the WGS 84 ellipsoid (Karney 2013, section 3). Agrees with GeographicLib to 15 nm for distances up to once around the
/// earth. From a pole, the azimuth counts from the meridian of its longitude: 0 leads from the north pole down the opposite
/// one. Results are unchanged unless the answer is `GN_OK`. Since 0.1.
@_cdecl("gn_geodesic_direct")
public func gn_geodesic_direct(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distance: Double, _ to: UnsafeMutablePointer<gn_point>?,
  _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    let position = try Geodesic.checkedDirect(from, azimuth: azimuth, distance: distance)
    to?.pointee = position.point
    azimuthTo?.pointee = position.azimuth
  }
}

/// Finds the shortest paths of many pairs of positions.
///
/// - Parameters:
///   - from_latitudes: First latitude, degrees; not null unless `count` is 0.
///   - from_longitudes: First longitude, degrees; likewise.
///   - to_latitudes: First latitude of the other ends; likewise.
///   - to_longitudes: First longitude of the other ends; likewise.
///   - stride: Bytes from one row to the next in all four: 8 for separate arrays, 16 for arrays of positions.
///   - count: Pairs.
///   - distances: Receives the distances, metres.
///   - azimuths_from: Receives the azimuths at the first ends; may be null.
///   - azimuths_to: Receives the azimuths at the other ends; may be null.
///   - out_stride: Bytes from one row to the next in the results.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN. Each row is what gn_geodesic_inverse() gives, bit for bit. Results may stand in the place of
/// positions if the strides are equal. Since 0.1.
@_cdecl("gn_geodesic_inverse_batch")
public func gn_geodesic_inverse_batch(
  _ fromLatitudes: UnsafePointer<Double>?, _ fromLongitudes: UnsafePointer<Double>?,
  _ toLatitudes: UnsafePointer<Double>?, _ toLongitudes: UnsafePointer<Double>?, _ stride: Int, _ count: Int,
  _ distances: UnsafeMutablePointer<Double>?, _ azimuthsFrom: UnsafeMutablePointer<Double>?,
  _ azimuthsTo: UnsafeMutablePointer<Double>?, _ outStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.inverse(
      from: (
        Column(fromLatitudes, stride: stride, count: count), Column(fromLongitudes, stride: stride, count: count)
      ),
      to: (Column(toLatitudes, stride: stride, count: count), Column(toLongitudes, stride: stride, count: count)),
      distances: MutableColumn(distances, stride: outStride, count: count),
      azimuthsFrom: MutableColumn(optional: azimuthsFrom, stride: outStride, count: count),
      azimuthsTo: MutableColumn(optional: azimuthsTo, stride: outStride, count: count), statuses: statuses)
  }
}

/// Finds where one gets in many directions.
///
/// - Parameters:
///   - latitudes: First latitude, degrees; not null unless `count` is 0.
///   - longitudes: First longitude, degrees; likewise.
///   - azimuths: First azimuth, degrees; likewise.
///   - distances: First distance, metres; likewise.
///   - stride: Bytes from one row to the next in all four.
///   - count: Rows.
///   - to_latitudes: Receives the latitudes.
///   - to_longitudes: Receives the longitudes, in [-180, 180).
///   - azimuths_to: Receives the azimuths there; may be null.
///   - out_stride: Bytes from one row to the next in the results.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN. Each row is what gn_geodesic_direct() gives, bit for bit. Since 0.1.
@_cdecl("gn_geodesic_direct_batch")
public func gn_geodesic_direct_batch(
  _ latitudes: UnsafePointer<Double>?, _ longitudes: UnsafePointer<Double>?, _ azimuths: UnsafePointer<Double>?,
  _ distances: UnsafePointer<Double>?, _ stride: Int, _ count: Int, _ toLatitudes: UnsafeMutablePointer<Double>?,
  _ toLongitudes: UnsafeMutablePointer<Double>?, _ azimuthsTo: UnsafeMutablePointer<Double>?, _ outStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.direct(
      latitudes: Column(latitudes, stride: stride, count: count),
      longitudes: Column(longitudes, stride: stride, count: count),
      azimuths: Column(azimuths, stride: stride, count: count),
      distances: Column(distances, stride: stride, count: count),
      toLatitudes: MutableColumn(toLatitudes, stride: outStride, count: count),
      toLongitudes: MutableColumn(toLongitudes, stride: outStride, count: count),
      azimuthsTo: MutableColumn(optional: azimuthsTo, stride: outStride, count: count), statuses: statuses)
  }
}

/// Gives positions along a geodesic.
///
/// - Parameters:
///   - from: Where it starts; latitude -90 ... 90, longitude any finite value.
///   - azimuth: Its azimuth there, degrees; any finite value.
///   - distances: `count` distances from the start, metres, -1e12 ... 1e12, in any order; not null unless `count` is 0.
///   - count: Positions.
///   - points: Receives `count` positions.
///   - azimuths: Receives the azimuth at each; may be null.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE`, `GN_DISTANCE` or `GN_STRIDE` (a count that no array has).
///
/// Each is what gn_geodesic_direct() gives, bit for bit. Nothing is written unless the answer is `GN_OK`. Since 0.1.
@_cdecl("gn_geodesic_line")
public func gn_geodesic_line(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distances: UnsafePointer<Double>?, _ count: Int,
  _ points: UnsafeMutablePointer<gn_point>?, _ azimuths: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.line(
      from: checked(from), azimuth: azimuth, distances: distances, count: count, points: points, azimuths: azimuths)
  }
}

/// Gives evenly spaced positions on the shortest path between two.
///
/// - Parameters:
///   - from: The first one; latitude -90 ... 90, longitude any finite value.
///   - to: The last one.
///   - count: How many, both ends included; 1 gives `from`.
///   - points: Receives `count` positions; the first and the last are the ends, with reduced longitudes.
///   - azimuths: Receives the azimuth at each; may be null.
/// - Returns: `GN_OK`, `GN_NULL`, `GN_NOT_FINITE`, `GN_LATITUDE` or `GN_COUNT` (one that no array has).
///
/// Since 0.1.
@_cdecl("gn_geodesic_points")
public func gn_geodesic_points(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ count: Int,
  _ points: UnsafeMutablePointer<gn_point>?, _ azimuths: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Geodesic.points(from: checked(from), to: checked(to), count: count, points: points, azimuths: azimuths)
  }
}
