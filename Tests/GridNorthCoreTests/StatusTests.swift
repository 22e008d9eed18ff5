// SPDX-License-Identifier: MIT
import CGridNorth
import Testing

@testable import GridNorthCore

@Suite("Statuses")
struct StatusTests {
  static let all = (0..<GN_STATUS_LIMIT.rawValue).map { gn_status(rawValue: $0) }.filter { $0.name != nil }

  @Test func everyStatusHasANameAndASentence() {
    #expect(Self.all.count > 20)
    for status in Self.all {
      let name = status.name.map { String(cString: $0) } ?? ""
      #expect(name.hasPrefix("GN_") && name.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber })
      let text = status.text.map { String(cString: $0) } ?? ""
      #expect(text.hasSuffix(".") && text.utf8.allSatisfy { $0 < 128 }, "\(name): \(text)")
    }
  }

  @Test func noTwoStatusesHaveTheSameNameOrSentence() {
    #expect(Set(Self.all.compactMap { $0.name.map { String(cString: $0) } }).count == Self.all.count)
    #expect(Set(Self.all.compactMap { $0.text.map { String(cString: $0) } }).count == Self.all.count)
  }

  @Test func otherNumbersAreNoStatus() {
    for number: UInt32 in [2, 15, 254, 256, 0x7fff_ffff, .max] {
      #expect(gn_status(rawValue: number).name == nil && gn_status(rawValue: number).text == nil, "\(number)")
    }
  }
}
