// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

// What every C function does around its call into the core: catch a status, store results.

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
  guard let out else { return GN_ERROR_NULL }
  do {
    out.pointee = try body()
    return GN_OK
  } catch {
    return error
  }
}

/// Runs a call that writes a text, and copies it to the caller: whole, with a final zero, or not at all.
@inline(__always)
func write(
  to out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ body: (inout MGRS.Text) throws(gn_status) -> Void
) -> gn_status {
  needed?.pointee = 0
  guard capacity == 0 || out != nil else { return GN_ERROR_NULL }
  if capacity != 0 { out?.pointee = 0 }
  var text = MGRS.Text()
  do {
    try body(&text)
  } catch {
    return error
  }
  needed?.pointee = text.count &+ 1
  guard let out, Size(capacity).room > text.count else { return GN_ERROR_BUFFER_TOO_SMALL }
  text.copy(to: out)
  return GN_OK
}

/// Runs a call that fills an array, and stores how many elements it needs: 0 unless the call says so.
func count(
  _ needed: UnsafeMutablePointer<Int>?, _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  var total = 0
  let status = answer { () throws(gn_status) in try body(&total) }
  needed?.pointee = total
  return status
}

/// Runs a call that fills two arrays, and stores how many elements each needs.
func count(
  _ first: UnsafeMutablePointer<Int>?, _ second: UnsafeMutablePointer<Int>?,
  _ body: (inout Int, inout Int) throws(gn_status) -> Void
) -> gn_status {
  var counts = (0, 0)
  let status = answer { () throws(gn_status) in try body(&counts.0, &counts.1) }
  first?.pointee = counts.0
  second?.pointee = counts.1
  return status
}

/// Runs a call that writes a text of any length; on error, the text is empty.
func write(
  to out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ needed: UnsafeMutablePointer<Int>?,
  _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  var total = 0
  let status = answer { () throws(gn_status) in
    guard out != nil || capacity == 0 else { throw GN_ERROR_NULL }
    try body(&total)
  }
  if status != GN_OK, capacity != 0 { out?.pointee = 0 }
  needed?.pointee = total
  return status
}

/// Runs a call that reads a text: stores the result at `out`, which must not be null, or the offset of the refused
/// part.
@inline(__always)
func read<Result>(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, to out: UnsafeMutablePointer<Result>?,
  _ errorOffset: UnsafeMutablePointer<Int>?, _ body: (ASCII) throws(TextRefusal) -> Result
) -> gn_status {
  errorOffset?.pointee = 0
  guard let out, text != nil || textSize == 0 else { return GN_ERROR_NULL }
  do {
    out.pointee = try body(ASCII.text(text, size: textSize))
    return GN_OK
  } catch {
    errorOffset?.pointee = error.offset
    return error.status
  }
}

/// A text of the caller's, where a refusal has no place. Throws `GN_ERROR_OFFSET` for more bytes than memory has.
func bytes(_ text: UnsafePointer<CChar>?, _ size: Int) throws(gn_status) -> ASCII {
  do { return try ASCII.text(text, size: size) } catch { throw error.status }
}
