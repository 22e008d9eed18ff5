// SPDX-License-Identifier: MIT
import CGridNorth

/// Times in the form of ISO 8601.
public enum Time {
  public static func parse(_ text: ASCII) throws(TextRefusal) -> Double { throw TextRefusal(GN_ERROR_DATE, at: 0) }

  public static func format(
    _ seconds: Double, decimals: Int32, into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    throw GN_ERROR_YEAR
  }
}
