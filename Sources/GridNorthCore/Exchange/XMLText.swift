// SPDX-License-Identifier: MIT
import CGridNorth

/// Text of XML, with its references, comments and CDATA.
public enum XMLText {
  public static func unescape(
    _ text: ASCII, into out: UnsafeMutablePointer<CChar>?, capacity: Int, needed: inout Int
  ) throws(gn_status) {
    let sink = TextSink(out, capacity: capacity)
    try sink.finish(capacity: capacity, needed: &needed)
  }
}
