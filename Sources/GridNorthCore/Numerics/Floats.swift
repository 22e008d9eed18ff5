// SPDX-License-Identifier: MIT
import CLanes

/// Eight numbers of single precision: bounds that are compared often and need not be exact.
typealias Floats = SIMD8<Float>

// Operations on whole vectors, for the same reason as those of `Lanes`.
extension Floats {
  @inline(__always) init(repeating value: Float) { self = gn_float_repeat8(value) }

  /// Whole numbers, exactly.
  @inline(__always) init(_ numbers: SIMD8<UInt16>) { self = gn_float_of_shorts8(numbers) }

  /// The same numbers.
  @inline(__always) var widened: Eight { gn_float_widened8(self) }

  @inline(__always) static func + (a: Self, b: Self) -> Self { gn_float_sum8(a, b) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { gn_float_difference8(a, b) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { gn_float_product8(a, b) }

  /// The larger number of each lane; `other` where one is NaN.
  @inline(__always) func larger(_ other: Self) -> Self { gn_float_larger8(self, other) }

  /// A bit for each lane that is at most `limit`, the first lane lowest.
  @inline(__always) func bits(atMost limit: Float) -> UInt8 { gn_float_at_most8(self, gn_float_repeat8(limit)) }
}

extension Float {
  /// The nearest number of single precision at or below a number.
  @inline(__always)
  init(below value: Double) {
    let nearest = Float(value)
    self = Double(nearest) > value ? nearest.neighbor(upward: false) : nearest
  }

  /// The nearest number of single precision at or above a number.
  @inline(__always)
  init(above value: Double) {
    let nearest = Float(value)
    self = Double(nearest) < value ? nearest.neighbor(upward: true) : nearest
  }

  /// The next number, for finite ones.
  @inline(__always)
  private func neighbor(upward: Bool) -> Float {
    if self == 0 { return Float(bitPattern: upward ? 1 : 0x8000_0001) }
    return Float(bitPattern: (self > 0) == upward ? bitPattern &+ 1 : bitPattern &- 1)
  }
}
