// SPDX-License-Identifier: MIT
import CLanes

/// Eight words of eight bytes, side by side: texts that are read and written together.
typealias Words = SIMD8<UInt64>

// Operations of whole vectors, for the reason that those of `Lanes` are. Shifts are by 0 ..< 64.
extension SIMD8 where Scalar == UInt64 {
  @inline(__always) init(repeating word: UInt64) { self = gn_word_repeat8(word) }

  @inline(__always) static func & (a: Self, b: Self) -> Self { gn_word_and8(a, b) }
  @inline(__always) static func & (a: Self, b: UInt64) -> Self { gn_word_and8(a, gn_word_repeat8(b)) }
  @inline(__always) static func | (a: Self, b: Self) -> Self { gn_word_or8(a, b) }
  @inline(__always) static func ^ (a: Self, b: UInt64) -> Self { gn_word_differing8(a, gn_word_repeat8(b)) }
  @inline(__always) static prefix func ~ (a: Self) -> Self { gn_word_complement8(a) }
  @inline(__always) static func &+ (a: Self, b: Self) -> Self { gn_word_sum8(a, b) }
  @inline(__always) static func &+ (a: Self, b: UInt64) -> Self { gn_word_sum8(a, gn_word_repeat8(b)) }
  @inline(__always) static func &- (a: Self, b: UInt64) -> Self { gn_word_difference8(a, gn_word_repeat8(b)) }
  @inline(__always) static func &- (a: UInt64, b: Self) -> Self { gn_word_difference8(gn_word_repeat8(a), b) }
  @inline(__always) static func &<< (a: Self, b: Self) -> Self { gn_word_left8(a, b) }
  @inline(__always) static func &<< (a: Self, b: UInt64) -> Self { gn_word_left8(a, gn_word_repeat8(b)) }
  @inline(__always) static func &>> (a: Self, b: Self) -> Self { gn_word_right8(a, b) }
  @inline(__always) static func &>> (a: Self, b: UInt64) -> Self { gn_word_right8(a, gn_word_repeat8(b)) }

  /// Lanes that are whole numbers of 0 ..< 2^52; some words for other lanes.
  @inline(__always) init(_ wholeNumbers: Block) { self = gn_words_of8(wholeNumbers) }
}

extension SIMD8 where Scalar == Double {
  /// Words below 2^52; some numbers for other words.
  @inline(__always) init(_ words: Words) { self = gn_lanes_of8(words) }

  /// The bytes at a place of the words, 0 the lowest.
  @inline(__always) init(byte place: UInt64, of words: Words) { self.init(words &>> (8 &* place) & 0xFF) }
}
