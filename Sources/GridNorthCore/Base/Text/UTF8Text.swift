// SPDX-License-Identifier: MIT

/// Characters beyond ASCII.
enum UTF8Text {
  /// What begins at a byte above 0x7F.
  enum Character {
    /// A character, and its bytes.
    case valid(UInt32, width: Int)
    /// A part of one at the end of the text.
    case cut
    /// No UTF-8.
    case invalid
  }

  static func character(_ here: Bytes, end: Bytes) -> Character {
    let first = here[0]
    guard first >= 0xC2, first <= 0xF4 else { return .invalid }
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
    var index = 1
    while index < width {
      guard here + index < end else { return .cut }
      let next = here[index]
      guard next & 0xC0 == 0x80 else { return .invalid }
      // Neither longer than need be, nor a surrogate, nor beyond the last one: the second byte tells.
      if index == 1 {
        if (first == 0xE0 && next < 0xA0) || (first == 0xED && next >= 0xA0) { return .invalid }
        if (first == 0xF0 && next < 0x90) || (first == 0xF4 && next >= 0x90) { return .invalid }
      }
      value = value << 6 | UInt32(next & 0x3F)
      index &+= 1
    }
    return .valid(value, width: width)
  }
}
