// SECTION 10: Usual
// SUBJECT usual: Nothing that anybody needs.
import CGridNorth

/// Does things to rows.
///
/// - Parameters:
///   - latitudes: Degrees, -90 ... 90.
///   - texts: Texts.
///   - count: Rows.
///   - radii: Receives meters.
/// - Returns: `GN_OK`.
@_cdecl("gn_usual_batch")
public func gn_usual_batch(
  _ latitudes: UnsafePointer<Double>?, _ latitudeStride: Int, _ texts: UnsafePointer<CChar>?, _ textSize: Int, _ textStride: Int,
  _ count: Int, _ options: UnsafePointer<gn_shape_options>?, _ radii: UnsafeMutablePointer<Double>?, _ radiusStride: Int,
  _ statuses: UnsafeMutablePointer<UInt8>?
) -> gn_status {
  GN_OK
}

/// Reads and writes.
///
/// - Parameters:
///   - text: Words.
///   - out: Receives a text.
///   - capacity: Another sentence.
/// - Returns: `GN_OK`.
@_cdecl("gn_usual")
public func gn_usual(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?, _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  GN_OK
}
