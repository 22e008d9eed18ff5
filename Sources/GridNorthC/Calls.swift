// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

// How a C call is answered. The functions of the header are these few lines around a call into the core.

/// Runs a call and turns what it throws into its status.
@inline(__always)
func answer(_ body: () throws(gn_status) -> Void) -> gn_status {
  do {
    try body()
    return GN_OK
  } catch {
    return error
  }
}

/// Runs a call and stores its result at `out`, which must not be null; leaves `out` alone when the call throws.
@inline(__always)
func write<Result>(
  to out: UnsafeMutablePointer<Result>?, _ body: () throws(gn_status) -> Result
) -> gn_status {
  guard let out else { return GN_NULL }
  do {
    out.pointee = try body()
    return GN_OK
  } catch {
    return error
  }
}

/// Runs a call that makes a text, and copies the text to the caller: whole, with a final zero, or not at all.
@inline(__always)
func write(
  to out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ body: (inout MGRS.Text) throws(gn_status) -> Void
) -> gn_status {
  length?.pointee = 0
  guard capacity == 0 || out != nil else { return GN_NULL }
  // A size_t above the largest Int arrives as a negative number: room enough.
  if capacity != 0 { out?.pointee = 0 }
  var text = MGRS.Text()
  do {
    try body(&text)
  } catch {
    return error
  }
  length?.pointee = text.length
  guard let out, capacity < 0 || capacity > text.length else { return GN_BUFFER_TOO_SMALL }
  text.copy(to: out)
  return GN_OK
}
