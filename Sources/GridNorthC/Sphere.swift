// SECTION 61: The sphere and rhumb lines
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Measures the great circle between two positions on the sphere of the mean radius.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - to: Likewise.
///   - distance: Receives the distance in metres, 0 ... π `GN_MEAN_RADIUS`; may be null.
///   - azimuth_from: Receives the azimuth at `from` in degrees, clockwise from north, in (-180, 180]; may be null.
///   - azimuth_to: Receives the azimuth at `to`, going on in the same direction; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE` or `GN_NULL`. Results are unchanged unless it is `GN_OK`.
///
/// The haversine formula, precise to 10 nm on the sphere; distances on the ellipsoid differ by up to 0.56 %, see
/// gn_geodesic_inverse(). At a pole the longitude tells on which meridian the pole is thought to lie. Azimuths of one
/// position and itself are 0; antipodes are joined over the north pole. Since 0.1.
@_cdecl("gn_sphere_inverse")
public func gn_sphere_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ distance: UnsafeMutablePointer<Double>?,
  _ azimuthFrom: UnsafeMutablePointer<Double>?, _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from, let to else { throw GN_NULL }
    let line = try Sphere.inverse(from: from.pointee, to: to.pointee)
    distance?.pointee = line.distance
    azimuthFrom?.pointee = line.azimuthFrom
    azimuthTo?.pointee = line.azimuthTo
  }
}

/// Goes along a great circle on the sphere of the mean radius.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - azimuth: Degrees, clockwise from north; any finite value.
///   - distance: Metres, -1e12 ... 1e12; negative: backwards.
///   - to: Receives the end; longitude in [-180, 180); may be null.
///   - azimuth_to: Receives the azimuth there in degrees, in (-180, 180]; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_DISTANCE` or `GN_NULL`. Results are unchanged unless it is
///   `GN_OK`.
///
/// Precise to 10 nm on the sphere. From a pole, the azimuth counts from the meridian of its longitude. Since 0.1.
@_cdecl("gn_sphere_direct")
public func gn_sphere_direct(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distance: Double, _ to: UnsafeMutablePointer<gn_point>?,
  _ azimuthTo: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from else { throw GN_NULL }
    let end = try Sphere.direct(from: from.pointee, azimuth: azimuth, distance: distance)
    to?.pointee = end.point
    azimuthTo?.pointee = end.azimuth
  }
}

/// Measures many great circles on the sphere of the mean radius.
///
/// - Parameters:
///   - from_latitudes: First latitude of a start, in degrees; not null unless `count` is 0.
///   - from_longitudes: First longitude of a start, in degrees; not null unless `count` is 0.
///   - to_latitudes: First latitude of an end, in degrees; not null unless `count` is 0.
///   - to_longitudes: First longitude of an end, in degrees; not null unless `count` is 0.
///   - stride: Bytes from one number to the next in these four: 8 for separate arrays, 16 for pairs.
///   - count: Great circles.
///   - distances: Receives the distances, in metres.
///   - azimuths_from: Receives the azimuths at the starts, in degrees; may be null.
///   - azimuths_to: Receives the azimuths at the ends, in degrees; may be null.
///   - out_stride: Bytes from one distance to the next, and likewise the azimuths.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_LATITUDE` or `GN_NOT_FINITE`. Each row is what
/// gn_sphere_inverse() gives, bit for bit. Since 0.1.
@_cdecl("gn_sphere_inverse_batch")
public func gn_sphere_inverse_batch(
  _ fromLatitudes: UnsafePointer<Double>?, _ fromLongitudes: UnsafePointer<Double>?,
  _ toLatitudes: UnsafePointer<Double>?, _ toLongitudes: UnsafePointer<Double>?, _ stride: Int, _ count: Int,
  _ distances: UnsafeMutablePointer<Double>?, _ azimuthsFrom: UnsafeMutablePointer<Double>?,
  _ azimuthsTo: UnsafeMutablePointer<Double>?, _ outStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Sphere.inverse(
      from: PositionColumns(fromLatitudes, fromLongitudes, stride: stride, count: count),
      to: PositionColumns(toLatitudes, toLongitudes, stride: stride, count: count),
      distances: MutableColumn(distances, stride: outStride, count: count),
      azimuthsFrom: MutableColumn(optional: azimuthsFrom, stride: outStride, count: count),
      azimuthsTo: MutableColumn(optional: azimuthsTo, stride: outStride, count: count), statuses: statuses)
  }
}

/// Goes along many great circles on the sphere of the mean radius.
///
/// - Parameters:
///   - latitudes: First latitude of a start, in degrees; not null unless `count` is 0.
///   - longitudes: First longitude of a start, in degrees; not null unless `count` is 0.
///   - azimuths: First azimuth, in degrees; not null unless `count` is 0.
///   - distances: First distance, in metres; not null unless `count` is 0.
///   - stride: Bytes from one number to the next in these four: 8 for separate arrays.
///   - count: Great circles.
///   - to_latitudes: Receives the latitudes of the ends, in degrees.
///   - to_longitudes: Receives the longitudes of the ends, in degrees.
///   - azimuths_to: Receives the azimuths there, in degrees; may be null.
///   - out_stride: Bytes from one latitude to the next, and likewise the others.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_LATITUDE`, `GN_NOT_FINITE` or `GN_DISTANCE`. Each row is
/// what gn_sphere_direct() gives, bit for bit. Since 0.1.
@_cdecl("gn_sphere_direct_batch")
public func gn_sphere_direct_batch(
  _ latitudes: UnsafePointer<Double>?, _ longitudes: UnsafePointer<Double>?, _ azimuths: UnsafePointer<Double>?,
  _ distances: UnsafePointer<Double>?, _ stride: Int, _ count: Int, _ toLatitudes: UnsafeMutablePointer<Double>?,
  _ toLongitudes: UnsafeMutablePointer<Double>?, _ azimuthsTo: UnsafeMutablePointer<Double>?, _ outStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Sphere.direct(
      from: PositionColumns(latitudes, longitudes, stride: stride, count: count),
      azimuths: Column(azimuths, stride: stride, count: count),
      distances: Column(distances, stride: stride, count: count),
      latitudes: MutableColumn(toLatitudes, stride: outStride, count: count),
      longitudes: MutableColumn(toLongitudes, stride: outStride, count: count),
      azimuthsTo: MutableColumn(optional: azimuthsTo, stride: outStride, count: count), statuses: statuses)
  }
}

/// Measures the rhumb line between two positions, the line of constant azimuth.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - to: Likewise.
///   - distance: Receives the distance in metres; may be null.
///   - azimuth: Receives the azimuth in degrees, clockwise from north, in (-180, 180]; may be null.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE` or `GN_NULL`. Results are unchanged unless it is `GN_OK`.
///
/// On the ellipsoid, precise to 15 nm. Of the rhumb lines the one that goes less than half around the earth; between
/// opposite meridians the one that goes east. At a pole all of them end as meridians: the azimuth is 0 or 180. The
/// azimuth of one position and itself is 0. Since 0.1.
@_cdecl("gn_rhumb_inverse")
public func gn_rhumb_inverse(
  _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?, _ distance: UnsafeMutablePointer<Double>?,
  _ azimuth: UnsafeMutablePointer<Double>?
) -> gn_status {
  answer { () throws(gn_status) in
    guard let from, let to else { throw GN_NULL }
    let line = try Rhumb.inverse(from: from.pointee, to: to.pointee)
    distance?.pointee = line.distance
    azimuth?.pointee = line.azimuth
  }
}

/// Goes along a rhumb line, the line of constant azimuth.
///
/// - Parameters:
///   - from: Latitude in degrees, -90 ... 90; longitude in degrees, any finite value, reduced to [-180, 180).
///   - azimuth: Degrees, clockwise from north; any finite value.
///   - distance: Metres, -1e12 ... 1e12; negative: backwards.
///   - to: Receives the end; longitude in [-180, 180); unchanged unless the answer is `GN_OK`.
/// - Returns: `GN_OK`, `GN_LATITUDE`, `GN_NOT_FINITE`, `GN_DISTANCE` (also where the line ends at a pole before) or
///   `GN_NULL`.
///
/// On the ellipsoid, precise to 15 nm; more than once around the earth the last places of a longitude are lost. Around
/// a pole a rhumb line turns infinitely often: what begins or ends there keeps its longitude. Since 0.1.
@_cdecl("gn_rhumb_direct")
public func gn_rhumb_direct(
  _ from: UnsafePointer<gn_point>?, _ azimuth: Double, _ distance: Double, _ to: UnsafeMutablePointer<gn_point>?
) -> gn_status {
  write(to: to) { () throws(gn_status) in
    guard let from else { throw GN_NULL }
    return try Rhumb.direct(from: from.pointee, azimuth: azimuth, distance: distance)
  }
}

/// Measures many rhumb lines.
///
/// - Parameters:
///   - from_latitudes: First latitude of a start, in degrees; not null unless `count` is 0.
///   - from_longitudes: First longitude of a start, in degrees; not null unless `count` is 0.
///   - to_latitudes: First latitude of an end, in degrees; not null unless `count` is 0.
///   - to_longitudes: First longitude of an end, in degrees; not null unless `count` is 0.
///   - stride: Bytes from one number to the next in these four: 8 for separate arrays, 16 for pairs.
///   - count: Rhumb lines.
///   - distances: Receives the distances, in metres.
///   - azimuths: Receives the azimuths, in degrees; may be null.
///   - out_stride: Bytes from one distance to the next, and likewise the azimuths.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_LATITUDE` or `GN_NOT_FINITE`. Each row is what
/// gn_rhumb_inverse() gives, bit for bit. Since 0.1.
@_cdecl("gn_rhumb_inverse_batch")
public func gn_rhumb_inverse_batch(
  _ fromLatitudes: UnsafePointer<Double>?, _ fromLongitudes: UnsafePointer<Double>?,
  _ toLatitudes: UnsafePointer<Double>?, _ toLongitudes: UnsafePointer<Double>?, _ stride: Int, _ count: Int,
  _ distances: UnsafeMutablePointer<Double>?, _ azimuths: UnsafeMutablePointer<Double>?, _ outStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Rhumb.inverse(
      from: PositionColumns(fromLatitudes, fromLongitudes, stride: stride, count: count),
      to: PositionColumns(toLatitudes, toLongitudes, stride: stride, count: count),
      distances: MutableColumn(distances, stride: outStride, count: count),
      azimuths: MutableColumn(optional: azimuths, stride: outStride, count: count), statuses: statuses)
  }
}

/// Goes along many rhumb lines.
///
/// - Parameters:
///   - latitudes: First latitude of a start, in degrees; not null unless `count` is 0.
///   - longitudes: First longitude of a start, in degrees; not null unless `count` is 0.
///   - azimuths: First azimuth, in degrees; not null unless `count` is 0.
///   - distances: First distance, in metres; not null unless `count` is 0.
///   - stride: Bytes from one number to the next in these four: 8 for separate arrays.
///   - count: Rhumb lines.
///   - to_latitudes: Receives the latitudes of the ends, in degrees.
///   - to_longitudes: Receives the longitudes of the ends, in degrees.
///   - out_stride: Bytes from one latitude to the next, and likewise the longitudes.
///   - statuses: `count` bytes that receive the status of each row; may be null.
/// - Returns: `GN_OK`, `GN_PARTIAL` if a row was refused, `GN_STRIDE` or `GN_NULL`.
///
/// A refused row becomes NaN, and its status says why: `GN_LATITUDE`, `GN_NOT_FINITE` or `GN_DISTANCE`. Each row is
/// what gn_rhumb_direct() gives, bit for bit. Since 0.1.
@_cdecl("gn_rhumb_direct_batch")
public func gn_rhumb_direct_batch(
  _ latitudes: UnsafePointer<Double>?, _ longitudes: UnsafePointer<Double>?, _ azimuths: UnsafePointer<Double>?,
  _ distances: UnsafePointer<Double>?, _ stride: Int, _ count: Int, _ toLatitudes: UnsafeMutablePointer<Double>?,
  _ toLongitudes: UnsafeMutablePointer<Double>?, _ outStride: Int, _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  answer { () throws(gn_status) in
    try Rhumb.direct(
      from: PositionColumns(latitudes, longitudes, stride: stride, count: count),
      azimuths: Column(azimuths, stride: stride, count: count),
      distances: Column(distances, stride: stride, count: count),
      latitudes: MutableColumn(toLatitudes, stride: outStride, count: count),
      longitudes: MutableColumn(toLongitudes, stride: outStride, count: count), statuses: statuses)
  }
}
