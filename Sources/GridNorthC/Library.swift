// SECTION 10: Library
// SPDX-License-Identifier: MIT
import CGridNorth
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
