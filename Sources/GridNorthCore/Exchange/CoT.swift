// SPDX-License-Identifier: MIT
import CGridNorth

public enum CoT {
  public static func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {}

  public static func endOfEvent(_ text: ASCII, limit: UInt32) throws(TextRefusal) -> Int {
    throw TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: 0)
  }
}
