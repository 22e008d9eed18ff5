// SECTION 20: What no convention knows
// SUBJECT refused: Nothing that anybody needs.
import CGridNorth

/// Has nothing that anybody could place.
///
/// - Parameters:
///   - many: Numbers, degrees.
///   - length: A number of what?
///   - measure: A number in no unit.
///   - place: Of an unknown type.
/// - Returns: `GN_OK` or `GN_ERROR_NOBODY`.
@_cdecl("gn_refused")
public func gn_refused(
  _ many: UnsafePointer<Double>?,
  _ length: Int,
  _ measure: Double,
  _ place: UnsafePointer<gn_nowhere>?
) -> gn_status {
  GN_OK
}

/// Says nothing of its rows or answers.
///
/// - Parameter statuses: Bytes.
/// - Returns: `GN_PARTIAL`.
@_cdecl("gn_refused_batch")
public func gn_refused_batch(_ statuses: UnsafeMutablePointer<UInt8>?) -> gn_status { GN_OK }

/// Says nothing of its answers.
///
/// - Returns: A status.
@_cdecl("gn_refused_silently")
public func gn_refused_silently() -> gn_status { GN_OK }

/// Says how long it takes in words of its own.
///
/// - Returns: `GN_OK`.
///
/// Time grows with everything
@_cdecl("gn_refused_vaguely")
public func gn_refused_vaguely() -> gn_status { GN_OK }

/// Says it twice.
///
/// - Returns: `GN_OK`.
///
/// Time grows with everything.
///
/// Takes constant time.
@_cdecl("gn_refused_twice")
public func gn_refused_twice() -> gn_status { GN_OK }
