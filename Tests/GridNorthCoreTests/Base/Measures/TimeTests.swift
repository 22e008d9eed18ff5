// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private func parse(_ text: String) throws -> Double { try reading(text) { try Time.parse($0) } }

private func format(_ seconds: Double, _ decimals: Int32) throws -> String {
  try writing { try Time.format(seconds, decimals: decimals, into: $0, capacity: $1, needed: &$2) }
}

@Suite("Times")
struct TimeTests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-22T08:17:05.250Z", 1_795_335_425.25),
      ("2026-11-22T08:17:05,25Z", 1_795_335_425.25),
      ("2026-11-22t08:17:05z", 1_795_335_425), ("2026-11-22 08:17:05", 1_795_335_425),
      ("2026-11-22T08:17", 1_795_335_420),
      ("2026-11-22T10:17:05+02:00", 1_795_335_425), ("2026-11-22T10:17:05+0200", 1_795_335_425),
      ("2026-11-22T10:17:05+02", 1_795_335_425),
      ("2026-11-21T18:17:05-14:00", 1_795_335_425), ("2026-11-22", 1_795_305_600), ("2026-11-22Z", 1_795_305_600),
      ("2026-11", 1_793_491_200), ("2026-11Z", 1_793_491_200), ("2026-11+02:00", 1_793_484_000),
      ("2026-11-05:00", 1_793_509_200), ("2026Z", 1_767_225_600), ("2026-05:00", 1_767_243_600),
      ("2026", 1_767_225_600), ("2026-11-22T24:00:00Z", 1_795_392_000), ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("\n 1970-01-01T00:00:01Z\t", 1),
      ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59.999Z", 253_402_300_799.999),
      ("1969-12-31T23:59:59.75Z", -0.25),
      ("2000-02-29T00:00:00Z", 951_782_400), ("1900-03-01", -2_203_891_200),
      ("1970-01-01T00:00:00.1000000000000000001Z", 0.1),
    ] as [(String, Double)])
  func aTimeIsRead(text: String, seconds: Double) throws {
    #expect(try parse(text) == seconds)
  }

  @Test(
    arguments: [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("  ", GN_ERROR_TEXT_EMPTY, 0), ("now", GN_ERROR_DATE, 0),
      ("202", GN_ERROR_DATE, 3), ("20261122", GN_ERROR_DATE, 4),
      ("0000-01-01", GN_ERROR_DATE, 0), ("2026-13", GN_ERROR_DATE, 5), ("2026-00", GN_ERROR_DATE, 5),
      ("2026-02-29", GN_ERROR_DATE, 8),
      ("2026-11-31", GN_ERROR_DATE, 8), ("2026-11-22T25:00", GN_ERROR_DATE, 11),
      ("2026-11-22T24:00:01Z", GN_ERROR_DATE, 11), ("2026-11-22T08:60", GN_ERROR_DATE, 14),
      ("2026-11-22T08:17:61Z", GN_ERROR_DATE, 17), ("2026-11-22T08:17:05.Z", GN_ERROR_DATE, 20),
      ("2026-11-22T08:17:05+15:00", GN_ERROR_DATE, 20),
      ("2026-11-22T08:17:05+14:01", GN_ERROR_DATE, 23), ("2026-11-22T08:17:05Zx", GN_ERROR_TEXT_REST, 20),
      ("0001-01-01T00:00:00+00:01", GN_ERROR_DATE, 0),
      ("9999-12-31T23:59:60Z", GN_ERROR_DATE, 0), ("-2026-01-01", GN_ERROR_DATE, 0), ("12026-01-01", GN_ERROR_DATE, 4),
    ] as [(String, gn_status, Int)])
  func whatIsNoTimeIsRefusedWhereItIs(text: String, status: gn_status, offset: Int) {
    #expect(throws: TextRefusal(status, at: offset)) { try parse(text) }
  }

  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00Z"), (1_795_335_425.25, 3, "2026-11-22T08:17:05.250Z"),
      (0.5, 0, "1970-01-01T00:00:00Z"), (1.5, 0, "1970-01-01T00:00:02Z"),
      (-0.25, 1, "1969-12-31T23:59:59.8Z"), (-0.25, 2, "1969-12-31T23:59:59.75Z"),
      (59.9996, 3, "1970-01-01T00:01:00.000Z"), (-1e-20, 9, "1970-01-01T00:00:00.000000000Z"),
      (-62_135_596_800, 0, "0001-01-01T00:00:00Z"), (951_782_400, 0, "2000-02-29T00:00:00Z"),
      (253_402_300_799.99997, 5, "9999-12-31T23:59:59.99997Z"),
    ] as [(Double, Int32, String)])
  func aTimeIsWrittenRoundedOnce(seconds: Double, decimals: Int32, text: String) throws {
    #expect(try format(seconds, decimals) == text)
  }

  @Test func whatHasNoTextIsRefused() {
    for (seconds, decimals, status) in [
      (Double.nan, 0, GN_ERROR_NOT_FINITE), (.infinity, 0, GN_ERROR_NOT_FINITE), (0, -1, GN_ERROR_DECIMALS),
      (0, 10, GN_ERROR_DECIMALS),
      (253_402_300_800, 0, GN_ERROR_YEAR), (-62_135_596_800.01, 0, GN_ERROR_YEAR),
      (253_402_300_799.99997, 3, GN_ERROR_YEAR),
    ] as [(Double, Int32, gn_status)] {
      #expect(throws: status) { try format(seconds, decimals) }
    }
  }

  @Test func nineDecimalsAreReadBackToTheBit() throws {
    var random = Randomness()
    for _ in rounds(50_000) {
      // Nine decimals distinguish neighbors below 2^22 seconds; later times are rounded by less than their last place.
      let seconds = Double.random(in: -4_194_304...4_194_304, using: &random)
      let near = try parse(try format(seconds, 9))
      #expect((near - seconds).magnitude <= 0.6e-9, "\(seconds)")
      let late = Double.random(in: 1e10...2.5e11, using: &random)
      #expect(try parse(try format(late, 9)) == late, "\(late)")
    }
  }
}
