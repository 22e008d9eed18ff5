// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Whole numbers")
struct IntegersTests {
  @Test func productsAreThoseOfTheProcessor() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let a = UInt64.random(in: .min ... .max, using: &random) >> random.integer(in: 0...63)
      let b = UInt64.random(in: .min ... .max, using: &random) >> random.integer(in: 0...63)
      let product = UInt64.product(a, b)
      #expect(product == (a.multipliedFullWidth(by: b).high, a.multipliedFullWidth(by: b).low), "\(a) * \(b)")
    }
    #expect(UInt64.product(.max, .max) == (.max - 1, 1))
  }

  /// The quotient of the significand's product by a power of two, and its remainder.
  private func units(_ value: Double, _ scale: UInt64) -> UInt64 {
    let product = (value.significandBitPattern | 1 << 52).multipliedFullWidth(by: scale)
    let divisor: UInt64 = 1 << UInt64(52 - value.exponent)
    let (quotient, remainder) = divisor.dividingFullWidth((product.high, product.low))
    let isUp = remainder > divisor / 2 || (remainder == divisor / 2 && quotient % 2 == 1)
    return quotient + (isUp ? 1 : 0)
  }

  @Test func unitsAreTheNearestToTheExactProduct() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let scale = [1, 60, 3600][random.integer(in: 0...2)] * UInt64.powerOfTen(random.integer(in: 0...12))
      var value = random.double(in: 0x1p-10...360)
      if Bool.random(using: &random) { value = (value * 256).rounded() / 256 }
      if value < 0x1p-10 { continue }
      #expect(value.units(of: scale) == units(value, scale), "\(value), \(scale)")
    }
  }

  @Test func halvesGoToTheEvenUnit() {
    #expect((0.5).units(of: 1) == 0)
    #expect((1.5).units(of: 1) == 2)
    #expect((2.5).units(of: 1) == 2)
    #expect((2.5).nextUp.units(of: 1) == 3)
    #expect((0.125).units(of: 100) == 12)
    #expect((0.375).units(of: 100) == 38)
    // Beyond 64 bits of fraction.
    #expect(0x1p-20.units(of: 1 << 19) == 0)
    #expect(0x1p-20.nextUp.units(of: 1 << 19) == 1)
    #expect((0.5).nextUp.units(of: 1) == 1)
  }

  @Test func smallNumbersAreNoUnits() {
    for exponent in -1074 ... -45 {
      #expect(Double(sign: .plus, exponent: exponent, significand: 1).units(of: 1_000_000_000_000) == 0)
    }
    #expect((0.0).units(of: 1_000_000_000_000) == 0)
  }

  @Test func powersOfTen() {
    var power: UInt64 = 1
    for exponent in 0...19 {
      #expect(UInt64.powerOfTen(exponent) == power)
      power &*= 10
    }
  }
}
