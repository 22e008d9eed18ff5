// SPDX-License-Identifier: MIT
import CGridNorth

extension Notation {
  /// `flags` are GN_PARSE_ values.
  static func parseISO6709(_ text: ASCII, flags: UInt32) throws(TextRefusal) -> gn_position {
    throw TextRefusal(GN_TEXT_FORM, at: 0)
  }
}
