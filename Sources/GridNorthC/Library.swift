// SECTION 10: Library
// SPDX-License-Identifier: MIT
import CGridNorth
import CLevels
import GridNorthCore

/// Gives the version of the library as text.
///
/// - Returns: "major.minor.patch" in ASCII with a final zero; static, never to be freed.
///
/// Compare with `GN_VERSION_MAJOR` and its sisters to find out whether header and library belong together. Since 0.1.
@_cdecl("gn_version")
public func gn_version() -> UnsafePointer<CChar>? {
  versionText
}

/// Gives the version of the library as one number that grows with every release.
///
/// - Returns: 1,000,000 times the major, 1,000 times the minor, plus the patch number.
///
/// Since 0.1.
@_cdecl("gn_version_number")
public func gn_version_number() -> UInt32 {
  UInt32(GN_VERSION_MAJOR) &* 1_000_000 &+ UInt32(GN_VERSION_MINOR) &* 1_000 &+ UInt32(GN_VERSION_PATCH)
}

/// Gives the English sentence that explains a status.
///
/// - Parameters:
///   - status: Any number.
/// - Returns: ASCII text with a final zero; static, never to be freed; null for a number that is no status.
///
/// Since 0.1.
@_cdecl("gn_status_text")
public func gn_status_text(_ status: gn_status) -> UnsafePointer<CChar>? {
  status.text
}

/// Gives the name of a status, as it stands in this header.
///
/// - Parameters:
///   - status: Any number.
/// - Returns: For example "GN_LATITUDE", with a final zero; static, never to be freed; null for a number that is no status.
///
/// Walk from 0 to `GN_STATUS_LIMIT` to list all statuses. Since 0.1.
@_cdecl("gn_status_name")
public func gn_status_name(_ status: gn_status) -> UnsafePointer<CChar>? {
  status.name
}

/// Gives the level of the processor's instructions that calls use.
///
/// - Returns: 4 for those of x86-64-v4 (AVX-512), 3 for those of x86-64-v3 (AVX2), 1 for those that every processor of the
///   family has.
///
/// The library for x86-64 holds most functions that work on many rows or vertices once for each level, and takes the best that
/// the processor has and the operating system allows, from the moment it is loaded. Every other build has one level. All
/// levels give the same bits. Since 0.1.
@_cdecl("gn_cpu_level")
public func gn_cpu_level() -> Int32 {
  gridnorth_level()
}

/// Limits the level of the processor's instructions that calls use: for tests and measurements.
///
/// - Parameters:
///   - level: The highest level to use; below 3, 1 is used. Whatever is 4 or more takes the limit away.
/// - Returns: The level from now on: the highest that the processor has and the limit allows.
///
/// Holds for all threads, and for calls that begin later. Results do not change, only the time that they take. A build with one
/// level keeps it. The processor is asked again, which takes up to tens of microseconds in a virtual machine. Since 0.1.
@_cdecl("gn_cpu_level_limit")
public func gn_cpu_level_limit(_ level: Int32) -> Int32 {
  gridnorth_limit_level(level)
}
