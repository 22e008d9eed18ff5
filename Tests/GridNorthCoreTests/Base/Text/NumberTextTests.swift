// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// The number at the start of a text, and the rest.
private func read(_ text: String) -> (value: Double, rest: String)? {
  reading(text) { bytes in
    var here = bytes.start
    let end = bytes.start + bytes.count
    guard let value = NumberText.read(&here, end: end) else { return nil }
    return (value, String(decoding: UnsafeBufferPointer(start: here, count: end - here), as: UTF8.self))
  }
}

@Suite("Numbers of programs")
struct NumberTextTests {
  @Test(
    arguments: [
      ("0", 0, ""), ("-0", 0, ""), ("46.5", 46.5, ""), ("-8.25e1x", -82.5, "x"), ("+.5", 0.5, ""), ("5.", 5, ""),
      ("1e", 1, "e"), ("1e+", 1, "e+"),
      ("1E-2,", 0.01, ","), ("1e400", .infinity, ""), ("1e-400", 0, ""), ("0e999999999999", 0, ""),
      ("9007199254740993", 9_007_199_254_740_992, ""),
      ("9007199254740993.0000000001", 9_007_199_254_740_994, ""), ("0.1000000000000000055511151231257827", 0.1, ""),
      ("18446744073709551615", 18_446_744_073_709_551_615, ""),
      ("123456789012345678901234567890", 1.2345678901234568e29, ""),
    ] as [(String, Double, String)])
  func aNumberEndsWhereItEnds(text: String, value: Double, rest: String) {
    let known = read(text)
    #expect(known?.value == value && known?.rest == rest && known?.value.sign == value.sign)
  }

  @Test(arguments: ["", "-", "+", ".", "-.", "e5", " 1", "NaN", "inf"])
  func whatIsNoNumberIsNotPassed(text: String) { #expect(read(text) == nil) }

  @Test func upToNineteenDigitsGiveTheNearestDouble() {
    var random = Randomness()
    for _ in rounds(200_000) {
      let digits = Int.random(in: 1...19, using: &random)
      let decimals = Int.random(in: 0...19, using: &random)
      var text = (0..<digits).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      if decimals <= digits {
        text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals))
      } else {
        text += "e-\(decimals)"
      }
      if Bool.random(using: &random) { text = "-" + text }
      #expect(
        read(text)?.value == Double(text.hasSuffix(".") ? text + "0" : text.replacing("-.", with: "-0.")), "\(text)")
    }
  }

  @Test func tiesGoToEven() {
    // Odd multiples of half a unit in the last place, between 2^53 and 2^54.
    var random = Randomness()
    for _ in rounds(10_000) {
      let number = UInt64.random(in: 1 << 52..<1 << 53, using: &random)
      let below = Double(number << 1)
      let above = Double(number << 1 &+ 2)
      #expect(read("\(number << 1 &+ 1).0")?.value == (number & 1 == 0 ? below : above))
      #expect(read("\(number << 1 &+ 1).1")?.value == above)
      #expect(read("\(number << 1).9")?.value == below)
    }
  }
}
