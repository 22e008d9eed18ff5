// SPDX-License-Identifier: MIT
import CGridNorth

public enum GPX {
  public static func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {}
}
