// SECTION 10: Roles
// SUBJECT roles: Nothing that anybody needs.
import CGridNorth

/// Does things to rows, side by side or strided.
///
/// - Parameters:
///   - place: One for all rows.
///   - latitudes: First latitude, degrees, -90 ... 90.
///   - latitudeStride: Bytes.
///   - texts: Slots.
///   - textSize: Bytes of a slot.
///   - textStride: Bytes.
///   - count: Rows.
///   - options: Null for the defaults.
///   - areas: Receives areas, square meters; may be null.
///   - areaStride: Bytes.
///   - zones: Receives numbers.
///   - statuses: Receives bytes.
/// - Returns: `GN_OK`, `GN_PARTIAL` or `GN_ERROR_NULL`.
///
/// A refused row says why: `GN_ERROR_LATITUDE`. Since 0.2.
///
/// Time grows with the rows, at most 1.5 of them
/// at once. Slowest input known: rows at 0.5 degrees.
///
/// ```c
/// gn_roles_batch();
/// ```
@_cdecl("gn_roles_batch")
public func gn_roles_batch(
  _ place: UnsafePointer<gn_point>?, _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int,
  _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int, _ count: Int, _ options: UnsafePointer<gn_shape_options>?,
  _ areas: UnsafeMutablePointer<Double>?, _ areaStride: Int, _ zones: UnsafeMutablePointer<Int32>?,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  GN_OK
}

/// Reads and writes.
///
/// - Parameters:
///   - text: Bytes.
///   - textSize: Bytes at `text`.
///   - points: Where.
///   - pointCount: How many.
///   - position: One.
///   - distance: Meters; as far as
///     1e6.
///   - flags: The sum of `GN_FLAG_` values, or 0.
///   - out: Receives a text.
///   - capacity: Bytes at `out`.
///   - needed: Receives bytes.
///   - place: Receives one.
///   - errorOffset: Receives a place.
/// - Returns: As `gn_roles_batch()`, but not `GN_PARTIAL`; `GN_ERROR_BUFFER_TOO_SMALL`.
///
/// Takes constant time.
@_cdecl("gn_roles_single")
public func gn_roles_single(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ points: UnsafePointer<gn_point>?, _ pointCount: Int,
  _ position: UnsafePointer<gn_point>?, _ distance: Double, _ flags: UInt32, _ out: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?, _ place: UnsafeMutablePointer<gn_point>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  GN_OK
}
