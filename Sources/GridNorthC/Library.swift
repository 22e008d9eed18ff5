// SECTION 10: Base: Library
// SUBJECT library: The version of the library, sentences for statuses, and the level of the processor.
// SPDX-License-Identifier: MIT
import CGridNorth
import CLevels
import GridNorthCore

/// Returns the version of the library as text.
///
/// - Returns: "major.minor.patch" in ASCII with a final zero; static, do not free it.
///
/// Compare it with `GN_VERSION_MAJOR`, `GN_VERSION_MINOR` and `GN_VERSION_PATCH` to check that the header matches the
/// library. Since 0.1.
///
/// ```c
/// puts(gn_version());   // 0.2.0
/// ```
@_cdecl("gn_version")
public func gn_version() -> UnsafePointer<CChar>? {
  versionText
}

/// Returns the version of the library as one number, which increases with every release.
///
/// - Returns: 1,000,000 times the major, 1,000 times the minor, plus the patch number.
///
/// Since 0.1.
///
/// ```c
/// if (gn_version_number() < 2000) puts("GridNorth 0.2 is needed");
/// ```
@_cdecl("gn_version_number")
public func gn_version_number() -> UInt32 {
  UInt32(GN_VERSION_MAJOR) &* 1_000_000 &+ UInt32(GN_VERSION_MINOR) &* 1_000 &+ UInt32(GN_VERSION_PATCH)
}

/// Returns the English sentence that explains a status.
///
/// - Parameters:
///   - status: Any number.
/// - Returns: ASCII text with a final zero; static, do not free it; null for a number that is not a status.
///
/// Since 0.1.
///
/// ```c
/// puts(gn_status_text(GN_ERROR_LATITUDE));   // The latitude lies outside -90 to 90 degrees.
/// ```
@_cdecl("gn_status_text")
public func gn_status_text(_ status: gn_status) -> UnsafePointer<CChar>? {
  status.text
}

/// Returns the name of a status, as spelled in this header.
///
/// - Parameters:
///   - status: Any number.
/// - Returns: For example "GN_ERROR_LATITUDE", with a final zero; static, do not free it; null for a number that is not
///   a status.
///
/// Walk from 0 to `GN_STATUS_LIMIT` to list all statuses. Since 0.1.
///
/// ```c
/// puts(gn_status_name(GN_ERROR_LATITUDE));   // GN_ERROR_LATITUDE
/// ```
@_cdecl("gn_status_name")
public func gn_status_name(_ status: gn_status) -> UnsafePointer<CChar>? {
  status.name
}

/// Returns the level of processor instructions that calls use.
///
/// - Returns: 4 for x86-64-v4 (AVX-512), 3 for x86-64-v3 (AVX2), 1 for the instructions that every processor of the
///   family has.
///
/// The library for x86-64 contains most functions over many rows or vertices three times, once for each level. When it
/// is loaded, it chooses the best level that the processor has and the operating system allows. Every other build has
/// one level. All levels give the same bits. Since 0.1.
///
/// ```c
/// printf("x86-64-v%d\n", (int)gn_cpu_level());
/// ```
@_cdecl("gn_cpu_level")
public func gn_cpu_level() -> Int32 {
  gridnorth_level()
}

/// Limits the level of processor instructions that calls use, for tests and measurements.
///
/// - Parameters:
///   - level: The highest level to use; anything below 3 means level 1. 4 or more removes the limit.
/// - Returns: The level from now on: the highest that the processor has and the limit allows.
///
/// The limit applies to all threads, from their next call on. It changes only the speed, never the results. A build
/// with one level keeps that level. The call asks the processor again, which can take tens of microseconds in a virtual
/// machine. Since 0.1.
///
/// ```c
/// gn_cpu_level_limit(1);   // the level of every processor of the family
/// gn_cpu_level_limit(4);   // the best again
/// ```
@_cdecl("gn_cpu_level_limit")
public func gn_cpu_level_limit(_ level: Int32) -> Int32 {
  gridnorth_limit_level(level)
}
