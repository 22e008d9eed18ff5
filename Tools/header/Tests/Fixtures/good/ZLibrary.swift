// SPDX-License-Identifier: MIT
// SECTION 10: Library
// The file's name comes last, its section first.
import CGridNorth

/// Answers the version of the library.
///
/// - Returns: The text, for instance "0.1.0"; it lives as long as the process.
@_cdecl("gn_version")
public func gn_version() -> UnsafePointer<CChar>? {
  nil
}

/// Gives the sentence that explains a status.
///
/// - Parameter status: Any number.
/// - Returns: A static English text, never null.
///
/// Since 0.1.
@_cdecl("gn_status_text")
public func gn_status_text(_ status: gn_status) -> UnsafePointer<CChar> {
  UnsafePointer(bitPattern: 1)!
}

/// This comment belongs to nothing: a blank line parts it from the next.

/// Does nothing.
@_cdecl("gn_nothing")
public func gn_nothing() {}
