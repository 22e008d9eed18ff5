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

  /// The smaller number of each lane; `other` where one is NaN.
  @inline(__always) func smaller(_ other: Self) -> Self { gn_float_smaller8(self, other) }

  /// These lanes where there is a bit, the first lane lowest; `number` elsewhere.
  @inline(__always)
  func only(_ bits: UInt8, otherwise number: Float) -> Self { gn_float_choice8(bits, self, Floats(repeating: number)) }

  /// The smallest of the lanes, which are numbers.
  @inline(__always) var least: Float { gn_float_least8(self) }

  /// The lanes without their signs.
  @inline(__always) var absolute: Self { gn_float_magnitude8(self) }

  /// A bit for each lane that is at most `limit`, the first lane lowest.
  @inline(__always) func bits(atMost limit: Float) -> UInt8 { bits(atMost: Floats(repeating: limit)) }
  @inline(__always) func bits(atMost limits: Self) -> UInt8 { gn_float_at_most8(self, limits) }

  /// A bit for each lane that is `limit` or more.
  @inline(__always) func bits(atLeast limit: Float) -> UInt8 { gn_float_at_most8(Floats(repeating: limit), self) }
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
