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

/// Runs a call that counts things, and stores the count, whatever the answer is.
func count(
  _ length: UnsafeMutablePointer<Int>?, _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  var total = 0
  let status = answer { () throws(gn_status) in try body(&total) }
  length?.pointee = total
  return status
}

/// Runs a call that counts two kinds of things, and stores the counts, whatever the answer is.
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

/// Runs a call that writes a text of any length; unless all goes well, the text is empty.
func write(
  to out: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ body: (inout Int) throws(gn_status) -> Void
) -> gn_status {
  var needed = 0
  let status = answer { () throws(gn_status) in
    guard out != nil || capacity == 0 else { throw GN_NULL }
    try body(&needed)
  }
  if status != GN_OK, capacity != 0 { out?.pointee = 0 }
  length?.pointee = needed
  return status
}

/// Runs a call that reads a text: stores what it says at `out`, which must not be null, or the offset of what is refused.
@inline(__always)
func read<Result>(
  _ text: UnsafePointer<CChar>?, _ textLength: Int, to out: UnsafeMutablePointer<Result>?,
  _ errorOffset: UnsafeMutablePointer<Int>?, _ body: (ASCII) throws(TextRefusal) -> Result
) -> gn_status {
  errorOffset?.pointee = 0
  guard let out, text != nil || textLength == 0 else { return GN_NULL }
  do {
    out.pointee = try body(ASCII(text, length: textLength))
    return GN_OK
  } catch {
    errorOffset?.pointee = error.offset
    return error.status
  }
}
