// SECTION 12: Base: Times
// SUBJECT time: Times of ISO 8601, and decimal years.
// SPDX-License-Identifier: MIT
import CGridNorth
import GridNorthCore

/// Reads a time in the form of ISO 8601: "2026-11-22T08:17:05.250Z".
///
/// - Parameters:
///   - text: A date, "T" or a blank, hours, minutes, and perhaps seconds with decimals, then "Z" or an offset such as "+02:00";
///     or a date alone, a month or a year, as in KML. Blanks around it are skipped. May be null if `text_size` is 0.
///   - seconds: Receives seconds since the beginning of 1970 in UTC without leap seconds; unchanged on error.
///   - error_offset: Receives the offset of the first byte in doubt, 0 on success; may be null.
/// - Returns: `GN_OK`, `GN_ERROR_DATE`, `GN_ERROR_TEXT_EMPTY`, `GN_ERROR_TEXT_REST`, `GN_ERROR_NULL`, or
///   `GN_ERROR_OFFSET` for a size beyond memory.
///
/// Years are 0001 to 9999 in the Gregorian calendar. A text without an offset is in UTC. Hour 24 is taken with minutes and seconds
/// of 0; second 60, a leap second, means the same as the second after it, which must lie before the year 10000. A day, a month and
/// a year mean their beginning, in UTC or at an offset. Offsets are at most 14 hours. Seconds have any number of decimals, after a
/// point or a comma; the result is the double nearest to a text of up to 9. Since 0.2.
///
/// Time grows with the bytes of the text. Slowest input known: blanks.
///
/// ```c
/// double seconds;
/// gn_time_parse("2026-11-22T08:17:05.250Z", 24, &seconds, NULL);   // 1795335425.25
/// ```
@_cdecl("gn_time_parse")
public func gn_time_parse(
  _ text: UnsafePointer<CChar>?, _ textSize: Int, _ seconds: UnsafeMutablePointer<Double>?,
  _ errorOffset: UnsafeMutablePointer<Int>?
) -> gn_status {
  read(text, textSize, to: seconds, errorOffset) { text throws(TextRefusal) in try Time.parse(text) }
}

/// Writes a time in the form of ISO 8601, in UTC.
///
/// - Parameters:
///   - seconds: Seconds since the beginning of 1970 in UTC without leap seconds, in the years 1 to 9999.
///   - decimals: The decimals of the seconds, 0 ... 9.
///   - out: Receives ASCII text and a final zero; may be null if `capacity` is 0.
///   - capacity: Bytes at `out`; 31 always suffice.
/// - Returns: `GN_OK`, `GN_ERROR_NOT_FINITE`, `GN_ERROR_YEAR`, `GN_ERROR_DECIMALS`, `GN_ERROR_BUFFER_TOO_SMALL` or `GN_ERROR_NULL`.
///
/// Rounds the number as it is, half to even, once. Since 0.2.
///
/// Takes constant time.
///
/// ```c
/// char text[31];
/// gn_time_format(1795335425.25, 3, text, sizeof text, NULL);   // 2026-11-22T08:17:05.250Z
/// ```
@_cdecl("gn_time_format")
public func gn_time_format(
  _ seconds: Double, _ decimals: Int32, _ out: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ needed: UnsafeMutablePointer<Int>?
) -> gn_status {
  write(to: out, capacity, needed) { needed throws(gn_status) in
    try Time.format(seconds, decimals: decimals, into: out, capacity: capacity, needed: &needed)
  }
}
