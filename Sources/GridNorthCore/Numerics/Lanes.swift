// SPDX-License-Identifier: MIT
import CLanes

/// One number, or two or eight side by side: what every formula of the library is written over.
///
/// `Double` is one lane, `SIMD2<Double>` two, `SIMD8<Double>` a block. All run the same operations in the same order, and
/// each operation is one that IEEE 754 rounds correctly, so a lane of a block and a single call give the same bits.
/// Nothing here fuses, reorders or calls libm.
protocol Lanes {
  associatedtype Mask

  init(repeating value: Double)

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static func + (a: Self, b: Double) -> Self
  static func - (a: Self, b: Double) -> Self
  static func * (a: Self, b: Double) -> Self
  static func / (a: Self, b: Double) -> Self
  static func + (a: Double, b: Self) -> Self
  static func - (a: Double, b: Self) -> Self
  static func * (a: Double, b: Self) -> Self
  static func / (a: Double, b: Self) -> Self
  static prefix func - (a: Self) -> Self

  static func .< (a: Self, b: Self) -> Mask
  static func .<= (a: Self, b: Self) -> Mask
  static func .== (a: Self, b: Self) -> Mask
  static func .< (a: Self, b: Double) -> Mask
  static func .<= (a: Self, b: Double) -> Mask
  static func .> (a: Self, b: Double) -> Mask
  static func .>= (a: Self, b: Double) -> Mask
  static func .== (a: Self, b: Double) -> Mask
  static func and(_ a: Mask, _ b: Mask) -> Mask
  static func or(_ a: Mask, _ b: Mask) -> Mask
  static func not(_ a: Mask) -> Mask
  /// Whether the mask is set in every lane.
  static func isAll(_ mask: Mask) -> Bool

  /// These lanes, or those of `other` where the mask is set.
  func replacing(with other: Self, where mask: Mask) -> Self
  /// The correctly rounded square root.
  var root: Self { get }
  /// The lanes without their signs.
  var absolute: Self { get }
  /// These magnitudes with the signs of `other`.
  func signed(as other: Self) -> Self
}

extension Lanes {
  /// `ifTrue` where the mask is set, `ifFalse` elsewhere.
  @inline(__always)
  static func select(_ mask: Mask, _ ifTrue: Self, _ ifFalse: Self) -> Self {
    ifFalse.replacing(with: ifTrue, where: mask)
  }

  /// The nearest integer, ties to even; exact for magnitudes below 2^51.
  ///
  /// Adding 1.5 * 2^52 leaves no room for a fraction, and the addition itself rounds.
  @inline(__always)
  var roundedToEven: Self {
    (self + 6_755_399_441_055_744.0) - 6_755_399_441_055_744.0
  }

  /// The largest integer not above; exact for magnitudes below 2^51.
  @inline(__always)
  var floored: Self {
    let nearest = roundedToEven
    return nearest.replacing(with: nearest - 1.0, where: self .< nearest)
  }

  /// The smallest integer not below; exact for magnitudes below 2^51. Zero is +0.
  @inline(__always)
  var ceiled: Self { 0 - (-self).floored }
}

extension Double: Lanes {
  typealias Mask = Bool

  @inline(__always) init(repeating value: Double) { self = value }

  @inline(__always) static func .< (a: Double, b: Double) -> Bool { a < b }
  @inline(__always) static func .<= (a: Double, b: Double) -> Bool { a <= b }
  @inline(__always) static func .> (a: Double, b: Double) -> Bool { a > b }
  @inline(__always) static func .>= (a: Double, b: Double) -> Bool { a >= b }
  @inline(__always) static func .== (a: Double, b: Double) -> Bool { a == b }
  @inline(__always) static func and(_ a: Bool, _ b: Bool) -> Bool { a && b }
  @inline(__always) static func or(_ a: Bool, _ b: Bool) -> Bool { a || b }
  @inline(__always) static func not(_ a: Bool) -> Bool { !a }
  @inline(__always) static func isAll(_ mask: Bool) -> Bool { mask }

  @inline(__always) func replacing(with other: Double, where mask: Bool) -> Double { mask ? other : self }
  @inline(__always) var root: Double { gn_square_root1(self) }
  @inline(__always) var absolute: Double { gn_magnitude1(self) }
  @inline(__always) func signed(as other: Double) -> Double { gn_copy_sign1(self, other) }
}

/// Eight positions that are computed together.
typealias Block = SIMD8<Double>

extension SIMD8: Lanes where Scalar == Double {
  @inline(__always) static func and(_ a: SIMDMask<SIMD8<Int64>>, _ b: SIMDMask<SIMD8<Int64>>) -> SIMDMask<SIMD8<Int64>>
  {
    a .& b
  }
  @inline(__always) static func or(_ a: SIMDMask<SIMD8<Int64>>, _ b: SIMDMask<SIMD8<Int64>>) -> SIMDMask<SIMD8<Int64>> {
    a .| b
  }

  @inline(__always) static func not(_ a: SIMDMask<SIMD8<Int64>>) -> SIMDMask<SIMD8<Int64>> { .!a }
  @inline(__always) static func isAll(_ mask: SIMDMask<SIMD8<Int64>>) -> Bool {
    let any = .!mask
    var lane = 0
    while lane < 8 {
      if any[lane & 7] { return false }
      lane &+= 1
    }
    return true
  }

  @inline(__always) static prefix func - (a: SIMD8<Double>) -> SIMD8<Double> { gn_negative8(a) }
  @inline(__always) var root: SIMD8<Double> { gn_square_root8(self) }
  @inline(__always) var absolute: SIMD8<Double> { gn_magnitude8(self) }
  @inline(__always) func signed(as other: SIMD8<Double>) -> SIMD8<Double> { gn_copy_sign8(self, other) }
}

// Two take hardly longer than one: for what belongs together, as the centre and the corner of a cell.
extension SIMD2: Lanes where Scalar == Double {
  @inline(__always) static func and(_ a: SIMDMask<SIMD2<Int64>>, _ b: SIMDMask<SIMD2<Int64>>) -> SIMDMask<SIMD2<Int64>>
  {
    a .& b
  }
  @inline(__always) static func or(_ a: SIMDMask<SIMD2<Int64>>, _ b: SIMDMask<SIMD2<Int64>>) -> SIMDMask<SIMD2<Int64>> {
    a .| b
  }

  @inline(__always) static func not(_ a: SIMDMask<SIMD2<Int64>>) -> SIMDMask<SIMD2<Int64>> { .!a }
  @inline(__always) static func isAll(_ mask: SIMDMask<SIMD2<Int64>>) -> Bool { mask[0] && mask[1] }

  @inline(__always) static prefix func - (a: SIMD2<Double>) -> SIMD2<Double> { gn_negative2(a) }
  @inline(__always) var root: SIMD2<Double> { gn_square_root2(self) }
  @inline(__always) var absolute: SIMD2<Double> { gn_magnitude2(self) }
  @inline(__always) func signed(as other: SIMD2<Double>) -> SIMD2<Double> { gn_copy_sign2(self, other) }
}
