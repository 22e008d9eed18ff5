// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Decimal numbers")
struct DecimalsTests {
  private func text(_ value: Double, _ decimals: Decimals) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes in
      let count = decimals.write(value, to: bytes.baseAddress!)
      return String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  @Test func zerosAtTheEndAreLeftOut() {
    let seven = Decimals(count: 7)
    #expect(text(6, seven) == "6")
    #expect(text(-179.5, seven) == "-179.5")
    #expect(text(0.0000001, seven) == "0.0000001")
    #expect(text(100, Decimals(count: 0)) == "100")
    #expect(text(9_400_000, Decimals(count: 0)) == "9400000")
  }

  @Test func roundingCarriesAndIsNeverNegativeZero() {
    let two = Decimals(count: 2)
    #expect(text(179.996, two) == "180")
    #expect(text(-0.004, two) == "0")
    #expect(text(-0.0, two) == "0")
    #expect(text(0.125, two) == "0.12")
  }

  @Test func whatIsWrittenIsWhatWasMeant() throws {
    var random = Randomness()
    for count in 0...12 {
      let decimals = Decimals(count: count)
      for _ in rounds(2_000) {
        let value = random.double(in: -360...360)
        let read = try #require(Double(text(value, decimals)))
        var unit = 1.0
        for _ in 0..<count { unit /= 10 }
        #expect((read - value).magnitude <= 0.5000001 * unit + 1e-13, "\(value) \(count)")
      }
    }
  }

  @Test func numbersOfAPositionAreWrittenAsAlone() {
    func position(_ x: Double, _ y: Double, _ decimals: Decimals) -> String {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes in
        let count = decimals.write(x, y, between: (0x5B, 0x2C, 0x5D), to: bytes.baseAddress!)
        return String(decoding: bytes[..<count], as: UTF8.self)
      }
    }
    var random = Randomness()
    let edges = [0, -0.0, -0.004, 0.125, 9.9999999999, 99.96, 100, -179.996, 180, -180, 359.99999999999, 1e-9]
    for count in 0...12 {
      let decimals = Decimals(count: count)
      let values = edges + rounds(2_000).map { _ in random.double(in: -360...360) }
      for (x, y) in zip(values, values.reversed()) {
        #expect(position(x, y, decimals) == "[\(text(x, decimals)),\(text(y, decimals))]", "\(x) \(y) \(count)")
      }
    }
  }

  @Test func unitsAreNoLargerThanAsked() {
    #expect(text(1.0 / 3, Decimals(forUnitsOf: 0.07)) == "0.33")
    #expect(text(1.0 / 3, Decimals(forUnitsOf: 0.01)) == "0.33")
    #expect(text(1.0 / 3, Decimals(forUnitsOf: 1)) == "0")
  }
}
