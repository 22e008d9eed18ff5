// SPDX-License-Identifier: MIT
import CLanes

// Operations on whole vectors, for the same reason as those of `Lanes`. Shifts are by 0 ..< 64.
extension Words {
  @inline(__always) init(repeating word: UInt64) { self = gn_word_repeat(word) }

  @inline(__always) static func & (a: Self, b: Self) -> Self { gn_word_and(a, b) }
  @inline(__always) static func & (a: Self, b: UInt64) -> Self { gn_word_and(a, gn_word_repeat(b)) }
  @inline(__always) static func | (a: Self, b: Self) -> Self { gn_word_or(a, b) }
  @inline(__always) static func ^ (a: Self, b: UInt64) -> Self { gn_word_differing(a, gn_word_repeat(b)) }
  @inline(__always) static prefix func ~ (a: Self) -> Self { gn_word_complement(a) }
  @inline(__always) static func &+ (a: Self, b: Self) -> Self { gn_word_sum(a, b) }
  @inline(__always) static func &+ (a: Self, b: UInt64) -> Self { gn_word_sum(a, gn_word_repeat(b)) }
  @inline(__always) static func &- (a: Self, b: UInt64) -> Self { gn_word_difference(a, gn_word_repeat(b)) }
  @inline(__always) static func &- (a: UInt64, b: Self) -> Self { gn_word_difference(gn_word_repeat(a), b) }
  @inline(__always) static func &<< (a: Self, b: Self) -> Self { gn_word_left(a, b) }
  @inline(__always) static func &<< (a: Self, b: UInt64) -> Self { gn_word_left(a, gn_word_repeat(b)) }
  @inline(__always) static func &>> (a: Self, b: Self) -> Self { gn_word_right(a, b) }
  @inline(__always) static func &>> (a: Self, b: UInt64) -> Self { gn_word_right(a, gn_word_repeat(b)) }

  /// For lanes that are whole numbers 0 ..< 2^52; any words for other lanes.
  @inline(__always) init(_ wholeNumbers: Block) { self = gn_words_of(wholeNumbers) }
}

extension Block {
  /// For words below 2^52; any numbers for other words.
  @inline(__always) init(_ words: Words) { self = gn_lanes_of(words) }

  /// The bytes at a place in the words; 0 is the lowest.
  @inline(__always) init(byte place: UInt64, of words: Words) { self.init(words &>> (8 &* place) & 0xFF) }
}
