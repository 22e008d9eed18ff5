// SPDX-License-Identifier: MIT
import CLanes

/// One number, or two or eight side by side. Every formula of the library is written for these.
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
  /// A bit for each lane of a mask, the first lane lowest.
  static func bits(_ mask: Mask) -> UInt8

  /// These lanes, or those of `other` where the mask is set.
  func replacing(with other: Self, where mask: Mask) -> Self
  /// These lanes plus `term` where the mask is set, plus 0 elsewhere.
  func adding(_ term: Double, where mask: Mask) -> Self
  /// These lanes, with the other sign where the mask is set.
  func negated(where mask: Mask) -> Self
  /// The correctly rounded square root.
  var root: Self { get }
  /// The lanes without their signs.
  var absolute: Self { get }
  /// These magnitudes with the signs of `other`.
  func signed(as other: Self) -> Self
  /// k of 2^k m with m in [sqrt 1/2, sqrt 2), for positive normal numbers.
  var binaryExponent: Self { get }
  /// m of 2^k m with m in [sqrt 1/2, sqrt 2), for positive normal numbers.
  var significandNearOne: Self { get }
  /// 2^self, for whole numbers from -1022 to 1023.
  var wholePowerOfTwo: Self { get }

  /// Computes two angles or two vectors: for one number each, a pair takes no longer than one.
  static func sinesAndCosinesOfDegrees(
    _ a: Self, _ b: Self
  ) -> (a: (sine: Self, cosine: Self), b: (sine: Self, cosine: Self))
  static func arctangentsInDegrees(_ a: (y: Self, x: Self), _ b: (y: Self, x: Self)) -> (a: Self, b: Self)
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
    return nearest.adding(-1, where: self .< nearest)
  }

  /// The whole part of self * `inverse`, for whole numbers 0 ... 10^15 and the double nearest to the inverse of a whole number.
  ///
  /// Quotients are whole, or differ from whole numbers by at least `inverse`. Half of it is added before the product is
  /// rounded; that is more than all rounding errors, which are at most 3 * 2^-53 of the quotient.
  @inline(__always)
  func quotient(inverse: Double) -> Self {
    (self * inverse + (0.5 * inverse - 0.5)).roundedToEven
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
  @inline(__always) static func bits(_ mask: Bool) -> UInt8 { mask ? 1 : 0 }

  @inline(__always) func replacing(with other: Double, where mask: Bool) -> Double { mask ? other : self }
  @inline(__always) func adding(_ term: Double, where mask: Bool) -> Double { self + (mask ? term : 0) }
  @inline(__always) func negated(where mask: Bool) -> Double { mask ? -self : self }
  @inline(__always) var root: Double { gn_square_root1(self) }
  @inline(__always) var absolute: Double { gn_magnitude1(self) }
  @inline(__always) func signed(as other: Double) -> Double { gn_copy_sign1(self, other) }
  @inline(__always) var binaryExponent: Double { gn_binary_exponent1(self) }
  @inline(__always) var significandNearOne: Double { gn_significand1(self) }
  @inline(__always) var wholePowerOfTwo: Double { gn_power_of_two1(self) }
}

extension SIMD8: Lanes where Scalar == Double {
  typealias Mask = SIMDMask<SIMD8<Int64>>

  @inline(__always) init(repeating value: Double) { self = gn_repeat8(value) }

  @inline(__always) static func + (a: Self, b: Self) -> Self { gn_sum8(a, b) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { gn_difference8(a, b) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { gn_product8(a, b) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { gn_quotient8(a, b) }
  @inline(__always) static func + (a: Self, b: Double) -> Self { gn_sum8(a, gn_repeat8(b)) }
  @inline(__always) static func - (a: Self, b: Double) -> Self { gn_difference8(a, gn_repeat8(b)) }
  @inline(__always) static func * (a: Self, b: Double) -> Self { gn_product8(a, gn_repeat8(b)) }
  @inline(__always) static func / (a: Self, b: Double) -> Self { gn_quotient8(a, gn_repeat8(b)) }
  @inline(__always) static func + (a: Double, b: Self) -> Self { gn_sum8(gn_repeat8(a), b) }
  @inline(__always) static func - (a: Double, b: Self) -> Self { gn_difference8(gn_repeat8(a), b) }
  @inline(__always) static func * (a: Double, b: Self) -> Self { gn_product8(gn_repeat8(a), b) }
  @inline(__always) static func / (a: Double, b: Self) -> Self { gn_quotient8(gn_repeat8(a), b) }
  @inline(__always) static prefix func - (a: Self) -> Self { gn_negative8(a) }

  @inline(__always) static func .< (a: Self, b: Self) -> Mask { Mask(gn_less8(a, b)) }
  @inline(__always) static func .<= (a: Self, b: Self) -> Mask { Mask(gn_at_most8(a, b)) }
  @inline(__always) static func .== (a: Self, b: Self) -> Mask { Mask(gn_equal8(a, b)) }
  @inline(__always) static func .< (a: Self, b: Double) -> Mask { Mask(gn_less8(a, gn_repeat8(b))) }
  @inline(__always) static func .<= (a: Self, b: Double) -> Mask { Mask(gn_at_most8(a, gn_repeat8(b))) }
  @inline(__always) static func .> (a: Self, b: Double) -> Mask { Mask(gn_less8(gn_repeat8(b), a)) }
  @inline(__always) static func .>= (a: Self, b: Double) -> Mask { Mask(gn_at_most8(gn_repeat8(b), a)) }
  @inline(__always) static func .== (a: Self, b: Double) -> Mask { Mask(gn_equal8(a, gn_repeat8(b))) }
  @inline(__always) static func and(_ a: Mask, _ b: Mask) -> Mask { Mask(gn_both8(a._storage, b._storage)) }
  @inline(__always) static func or(_ a: Mask, _ b: Mask) -> Mask { Mask(gn_either8(a._storage, b._storage)) }
  @inline(__always) static func not(_ a: Mask) -> Mask { Mask(gn_opposite8(a._storage)) }
  @inline(__always) static func isAll(_ mask: Mask) -> Bool { bits(mask) == allBits }
  @inline(__always) static func bits(_ mask: Mask) -> UInt8 { gn_bits8(mask._storage) }
  @inline(__always) static var allBits: UInt8 { 255 }

  @inline(__always) func replacing(with other: Self, where mask: Mask) -> Self {
    gn_choice8(mask._storage, other, self)
  }
  @inline(__always) func adding(_ term: Double, where mask: Mask) -> Self {
    gn_sum8(self, gn_only8(gn_repeat8(term), mask._storage))
  }
  @inline(__always) func negated(where mask: Mask) -> Self { gn_flipped8(self, mask._storage) }
  @inline(__always) var root: Self { gn_square_root8(self) }
  @inline(__always) var absolute: Self { gn_magnitude8(self) }
  @inline(__always) func signed(as other: Self) -> Self { gn_copy_sign8(self, other) }
  @inline(__always) var binaryExponent: Self { gn_binary_exponent8(self) }
  @inline(__always) var significandNearOne: Self { gn_significand8(self) }
  @inline(__always) var wholePowerOfTwo: Self { gn_power_of_two8(self) }
}

// Two take hardly longer than one: for pairs such as the center and the corner of a cell.
extension SIMD2: Lanes where Scalar == Double {
  typealias Mask = SIMDMask<SIMD2<Int64>>

  @inline(__always) init(repeating value: Double) { self = gn_repeat2(value) }

  @inline(__always) static func + (a: Self, b: Self) -> Self { gn_sum2(a, b) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { gn_difference2(a, b) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { gn_product2(a, b) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { gn_quotient2(a, b) }
  @inline(__always) static func + (a: Self, b: Double) -> Self { gn_sum2(a, gn_repeat2(b)) }
  @inline(__always) static func - (a: Self, b: Double) -> Self { gn_difference2(a, gn_repeat2(b)) }
  @inline(__always) static func * (a: Self, b: Double) -> Self { gn_product2(a, gn_repeat2(b)) }
  @inline(__always) static func / (a: Self, b: Double) -> Self { gn_quotient2(a, gn_repeat2(b)) }
  @inline(__always) static func + (a: Double, b: Self) -> Self { gn_sum2(gn_repeat2(a), b) }
  @inline(__always) static func - (a: Double, b: Self) -> Self { gn_difference2(gn_repeat2(a), b) }
  @inline(__always) static func * (a: Double, b: Self) -> Self { gn_product2(gn_repeat2(a), b) }
  @inline(__always) static func / (a: Double, b: Self) -> Self { gn_quotient2(gn_repeat2(a), b) }
  @inline(__always) static prefix func - (a: Self) -> Self { gn_negative2(a) }

  @inline(__always) static func .< (a: Self, b: Self) -> Mask { Mask(gn_less2(a, b)) }
  @inline(__always) static func .<= (a: Self, b: Self) -> Mask { Mask(gn_at_most2(a, b)) }
  @inline(__always) static func .== (a: Self, b: Self) -> Mask { Mask(gn_equal2(a, b)) }
  @inline(__always) static func .< (a: Self, b: Double) -> Mask { Mask(gn_less2(a, gn_repeat2(b))) }
  @inline(__always) static func .<= (a: Self, b: Double) -> Mask { Mask(gn_at_most2(a, gn_repeat2(b))) }
  @inline(__always) static func .> (a: Self, b: Double) -> Mask { Mask(gn_less2(gn_repeat2(b), a)) }
  @inline(__always) static func .>= (a: Self, b: Double) -> Mask { Mask(gn_at_most2(gn_repeat2(b), a)) }
  @inline(__always) static func .== (a: Self, b: Double) -> Mask { Mask(gn_equal2(a, gn_repeat2(b))) }
  @inline(__always) static func and(_ a: Mask, _ b: Mask) -> Mask { Mask(gn_both2(a._storage, b._storage)) }
  @inline(__always) static func or(_ a: Mask, _ b: Mask) -> Mask { Mask(gn_either2(a._storage, b._storage)) }
  @inline(__always) static func not(_ a: Mask) -> Mask { Mask(gn_opposite2(a._storage)) }
  @inline(__always) static func isAll(_ mask: Mask) -> Bool { bits(mask) == allBits }
  @inline(__always) static func bits(_ mask: Mask) -> UInt8 { gn_bits2(mask._storage) }
  @inline(__always) static var allBits: UInt8 { 3 }

  @inline(__always) func replacing(with other: Self, where mask: Mask) -> Self {
    gn_choice2(mask._storage, other, self)
  }
  @inline(__always) func adding(_ term: Double, where mask: Mask) -> Self {
    gn_sum2(self, gn_only2(gn_repeat2(term), mask._storage))
  }
  @inline(__always) func negated(where mask: Mask) -> Self { gn_flipped2(self, mask._storage) }
  @inline(__always) var root: Self { gn_square_root2(self) }
  @inline(__always) var absolute: Self { gn_magnitude2(self) }
  @inline(__always) func signed(as other: Self) -> Self { gn_copy_sign2(self, other) }
  @inline(__always) var binaryExponent: Self { gn_binary_exponent2(self) }
  @inline(__always) var significandNearOne: Self { gn_significand2(self) }
  @inline(__always) var wholePowerOfTwo: Self { gn_power_of_two2(self) }
}
