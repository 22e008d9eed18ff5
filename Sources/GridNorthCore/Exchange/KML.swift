// SPDX-License-Identifier: MIT
import CGridNorth

public enum KML {
  public static func read(_ text: ASCII, into results: inout ExchangeResults) throws(TextRefusal) {}
}
