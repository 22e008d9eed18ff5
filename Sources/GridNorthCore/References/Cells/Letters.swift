// SPDX-License-Identifier: MIT

// The alphabets of MGRS (NGA.STND.0037, chapter 3). I and O are never used.

/// An ASCII letter by its number.
typealias Letter = UInt8

enum Alphabet {
  /// The 24 letters, ABCDEFGHJKLMNPQRSTUVWXYZ, from 0: without I before J (8) and without O before P (13).
  @inline(__always)
  static func letter(_ index: Int) -> Letter {
    let skipped = (index >= 8 ? 1 : 0) &+ (index >= 13 ? 1 : 0)
    return UInt8(ascii: "A") &+ Letter(truncatingIfNeeded: index &+ skipped)
  }

  /// The number of an upper-case letter; nil for I, O and everything else.
  @inline(__always)
  static func index(_ letter: Letter) -> Int? {
    let (i, o) = (UInt8(ascii: "I"), UInt8(ascii: "O"))
    guard letter >= UInt8(ascii: "A"), letter <= UInt8(ascii: "Z"), letter != i, letter != o else { return nil }
    // Each quotient is 1 after I, or after O, else 0. Comparisons would become jumps, which random letters mispredict.
    let place = Int(letter &- UInt8(ascii: "A"))
    return place &- (place &+ 23) / 32 &- (place &+ 17) / 32
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

/// The columns of the UPS squares, 100 km each, counted from the pole: 18 letters, because D E I M N O V W could be
/// confused with other squares. The pole lies between Z (-1) and A (0).
enum PolarColumns {
  private static let letters: StaticString = "ABCFGHJKLPQRSTUXYZ"

  static func letter(_ column: Int) -> Letter {
    let index = column < 0 ? column &+ 18 : column
    // Columns are -12 ... 11, unless the host has changed the rounding mode.
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
