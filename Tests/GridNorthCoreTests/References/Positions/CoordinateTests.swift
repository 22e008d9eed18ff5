// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private let (latitude, longitude) = (GN_AXIS_LATITUDE, GN_AXIS_LONGITUDE)

@Suite("One coordinate alone")
struct CoordinateTests {
  private func degrees(_ text: String, _ axis: Int) throws -> Double {
    try reading(text) { try Notation.parseCoordinate($0, axis: Int32(axis)) }
  }

  private func refusal(_ text: String, _ axis: Int) throws -> TextRefusal? {
    do {
      _ = try degrees(text, axis)
      return nil
    } catch let refusal as TextRefusal {
      return refusal
    }
  }

  @Test func coordinatesAreReadInAllTheirForms() throws {
    let known: [(String, Int, Double)] = [
      ("321942.29N", latitude, 116382.29 / 3600), ("4530S", latitude, -45.5), ("01030E", longitude, 10.5),
      ("0740723w", longitude, -266843.0 / 3600), ("45", latitude, 45), ("-75.25", longitude, -75.25),
      ("40°30′N", latitude, 40.5), ("N 40 30", latitude, 40.5), ("40 30 36", latitude, 40.51),
      ("40:30:36 south", latitude, -40.51), ("12,5", latitude, 12.5), ("40°30,6'", latitude, 40.51),
      ("- 33.5", latitude, -33.5), ("37-30-36 N", latitude, 37.51), ("37 deg 30 min W", longitude, -37.5),
      ("37 30' 36\"", longitude, 37.51), ("37d30m36sE", longitude, 37.51), ("37d30m36s", longitude, 37.51),
      ("4807.5,N", latitude, 48.125), ("(40.5)", latitude, 40.5), (" \"40.5\"\n", latitude, 40.5), ("-0", latitude, 0),
      ("190", longitude, -170), ("180", longitude, -180), ("90", latitude, 90), ("30'", latitude, 0.5),
      ("0040°", latitude, 40), ("045", latitude, 45),
    ]
    for (text, axis, expected) in known {
      #expect(try degrees(text, axis) == expected, "\(text)")
    }
    #expect(try degrees("-0", longitude).sign == .plus)
  }

  /// By the same rules as a position: with its other half behind it.
  @Test func itIsHalfOfAPosition() throws {
    var random = Randomness()
    let shapes = ["%N", "N%", "%S", "% S", "north %"]
    let bodies = ["40.5", "40 30.5", "40 30 15.25", "40d30'15.25\"", "40:30:15", "40d", "40d30.5", "7", "0.25", "4d7'"]
    for _ in 0..<1000 {
      let body = random.element(of: bodies)
      let text = random.element(of: shapes).split(separator: "%", omittingEmptySubsequences: false).joined(
        separator: body)
      let whole = try reading("\(text), 5E") { try Notation.parse($0, form: 0, flags: 0) }
      #expect(try degrees(text, latitude) == whole.first.point.latitude, "\(text)")
    }
  }

  @Test func refusedTextsTellWhyAndWhere() throws {
    let known: [(String, Int, gn_status, Int)] = [
      ("", latitude, GN_ERROR_TEXT_EMPTY, 0), (" \t", longitude, GN_ERROR_TEXT_EMPTY, 0),
      ("N", latitude, GN_ERROR_TEXT_INCOMPLETE, 1),
      ("40", GN_AXIS_EASTING, GN_ERROR_STYLE, 0), ("40", 0, GN_ERROR_STYLE, 0), ("40", 5, GN_ERROR_STYLE, 0),
      // Degrees, or degrees and minutes.
      ("0045", latitude, GN_ERROR_TEXT_DIGITS, 0), ("4530", latitude, GN_ERROR_TEXT_DIGITS, 0),
      (" -004530", latitude, GN_ERROR_TEXT_DIGITS, 2),
      ("00030", longitude, GN_ERROR_TEXT_DIGITS, 0), ("25360W", longitude, GN_ERROR_TEXT_SIXTY, 3),
      ("4560N", latitude, GN_ERROR_TEXT_SIXTY, 2),
      ("9001N", latitude, GN_ERROR_LATITUDE, 0), ("90.001", latitude, GN_ERROR_LATITUDE, 0),
      ("91S", latitude, GN_ERROR_LATITUDE, 0),
      ("75W", latitude, GN_ERROR_TEXT_HEMISPHERE, 2), ("40N", longitude, GN_ERROR_TEXT_HEMISPHERE, 2),
      ("N40N", latitude, GN_ERROR_TEXT_HEMISPHERE, 3), ("40N30'", latitude, GN_ERROR_TEXT_HEMISPHERE, 2),
      // No flag could report it.
      ("-23.3° S", latitude, GN_ERROR_TEXT_SIGN, 0), ("W-75", longitude, GN_ERROR_TEXT_SIGN, 1),
      ("37d53m27.6s", latitude, GN_ERROR_TEXT_HEMISPHERE, 10),
      ("40, 75", latitude, GN_ERROR_TEXT_REST, 2), ("40 30 15 75", latitude, GN_ERROR_TEXT_REST, 9),
      ("40:30 15", latitude, GN_ERROR_TEXT_REST, 6),
      ("40° 75°", latitude, GN_ERROR_TEXT_REST, 5), ("40 -75", latitude, GN_ERROR_TEXT_SIGN, 3),
      ("40-75", latitude, GN_ERROR_TEXT_SIGN, 2),
      ("37-53-27.6", latitude, GN_ERROR_TEXT_SIGN, 2), ("1.8e2", longitude, GN_ERROR_TEXT_HEMISPHERE, 3),
      ("40.5.5", latitude, GN_ERROR_TEXT_BYTE, 4), ("x", latitude, GN_ERROR_TEXT_BYTE, 0),
      ("4:60", latitude, GN_ERROR_TEXT_SIXTY, 2),
      ("40\u{0}", latitude, GN_ERROR_TEXT_BYTE, 2), ("1,2,3", latitude, GN_ERROR_TEXT_REST, 1),
      ("nan", latitude, GN_ERROR_TEXT_BYTE, 1),
    ]
    for (text, axis, status, offset) in known {
      #expect(try refusal(text, axis) == TextRefusal(status, at: offset), "\(text)")
    }
  }

  @Test func anyBytesAreAnswered() {
    var random = Randomness()
    let pieces = ["N", "s", "E", "w", "d", "m", "sec", "'", "\"", ":", "°", " ", ",", ".", "-", "+", "("].map {
      Array($0.utf8)
    }
    for _ in 0..<5000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.integer(in: 0...7) {
        bytes +=
          Bool.random(using: &random) ? Array(String(random.integer(in: 0...9999)).utf8) : random.element(of: pieces)
      }
      for axis in [latitude, longitude] {
        let value = try? reading(bytes: bytes) { try Notation.parseCoordinate($0, axis: Int32(axis)) }
        #expect(value.map { $0.magnitude <= (axis == latitude ? 90 : 180) && $0 != 180 } ?? true, "\(bytes)")
      }
    }
  }
}
