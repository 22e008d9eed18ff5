// SPDX-License-Identifier: MIT

// The alphabets of MGRS (NGA.STND.0037, chapter 3). I and O are never used.

/// An ASCII letter by its number.
typealias Letter = UInt8

enum Alphabet {
  /// The 24 letters: A = 0, H = 7, J = 8, N = 12, P = 13, Z = 23.
  @inline(__always)
  static func letter(_ index: Int) -> Letter {
    let skipped = (index >= 8 ? 1 : 0) &+ (index >= 13 ? 1 : 0)
    return Letter(truncatingIfNeeded: 65 &+ index &+ skipped)
  }

  /// The number of an upper-case letter; nil for I, O and everything else.
  @inline(__always)
  static func index(_ letter: Letter) -> Int? {
    guard letter >= 65, letter <= 90, letter != 73, letter != 79 else { return nil }
    return Int(letter) &- 65 &- (letter > 73 ? 1 : 0) &- (letter > 79 ? 1 : 0)
  }

  /// Whether a condition holds for one of the letters.
  static func contains(where holds: (Letter) -> Bool) -> Bool {
    var index = 0
    while index < 24 {
      if holds(letter(index)) { return true }
      index &+= 1
    }
    return false
  }
}

/// The columns of the UPS squares, 100 km each, counted from the pole: 18 letters, for D E I M N O V W would recall other
/// squares. The pole lies between Z (-1) and A (0).
enum PolarColumns {
  private static let letters: StaticString = "ABCFGHJKLPQRSTUXYZ"

  static func letter(_ column: Int) -> Letter {
    let index = column < 0 ? column &+ 18 : column
    // Columns reach from -12 to 11, unless the host rounds in another direction than to nearest.
    return index >= 0 && index < 18 ? letters.utf8Start[index] : letters.utf8Start[0]
  }

  /// The column of a letter, east of the pole or west of it.
  static func column(_ letter: Letter, isEastern: Bool) -> Int? {
    var index = 0
    while index < 18 {
      if letters.utf8Start[index] == letter { return isEastern ? index : index &- 18 }
      index &+= 1
    }
    return nil
  }
}
