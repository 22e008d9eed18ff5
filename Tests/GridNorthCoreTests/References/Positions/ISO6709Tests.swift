// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("ISO 6709")
struct ISO6709Tests {
  // MARK: Vectors

  @Test func degreesMinutesAndSecondsAreToldByTheNumberOfDigits() throws {
    // ISO 6709:2008, annex H, and shared examples.
    let known: [(text: String, latitude: Double, longitude: Double)] = [
      ("+27.5916+086.5640+8850CRSWGS_84/", 27.5916, 86.564), ("+40-075/", 40, -75),
      ("+40.75-074.00/", 40.75, -74), ("+4012-07500/", 40.2, -75), ("+4012.22-07500.25/", 2412.22 / 60, -4500.25 / 60),
      ("+401213-0750015/", 144733.0 / 3600, -270015.0 / 3600),
      ("+401213.1-0750015.1+2.79CRSxxxx/", 144733.1 / 3600, -270015.1 / 3600), ("+48.8577+002.295/", 48.8577, 2.295),
      ("-90+000/", -90, 0), ("+00-025/", 0, -25), ("+4852+00220", 2932.0 / 60, 140.0 / 60), ("+40-07500/", 40, -75),
      ("-0000.5-00000.5/", -0.5 / 60, -0.5 / 60),
    ]
    for (text, latitude, longitude) in known {
      let position = try iso(text)
      #expect(isSame(position.point, point(latitude, longitude)), "\(text): \(position)")
      #expect(position.form == Int32(GN_FORM_ISO_6709))
    }
  }

  @Test func altitudesAndReferenceSystemsAreTold() throws {
    let everest = try iso("+27.5916+086.5640+8850CRSWGS_84/")
    #expect(everest.altitude == 8850 && everest.flags == UInt32(GN_POSITION_ALTITUDE))
    #expect(try iso("+31.5+035.5-430.5/").altitude == -430.5)
    for name in ["WGS_84", "wgs84", "WGS-84"] { #expect(try iso("+40-075CRS\(name)/").flags == 0, "\(name)") }
    for name in ["WGS72", "WGS_841", "NAD83", "W", "EPSG:4258"] {
      #expect(try iso("+40-075CRS\(name)/").flags == UInt32(GN_POSITION_OTHER_CRS), "\(name)")
    }
  }

  @Test func precisionIsTheLastDigitOfTheFinerAngle() throws {
    let degree = 111132.95254791914
    let known: [(String, Double)] = [
      ("+40-075/", degree), ("+40.75-074.00/", degree / 100), ("+4012-07500/", degree / 60),
      ("+4012.25-07500.25/", degree / 6000), ("+401213-0750015/", degree / 3600),
      ("+401213.125-0750015/", degree / 3_600_000), ("+40.-075.0/", degree / 10),
    ]
    for (text, meters) in known {
      #expect((try iso(text).precision / meters - 1).magnitude < 1e-12, "\(text)")
    }
  }

  @Test func whatIsOftenWrittenOtherwiseIsAccepted() throws {
    #expect(try isSame(iso(" +40.75-074.00 \n").point, point(40.75, -74)))
    #expect(try isSame(iso("+40.75\u{2212}074.00/").point, point(40.75, -74)))
    let comma = try iso("+40,75-074,5+3,25crswgs_84/")
    #expect(isSame(comma.point, point(40.75, -74.5)) && comma.altitude == 3.25)
    #expect(comma.flags == UInt32(GN_POSITION_DECIMAL_COMMA) | UInt32(GN_POSITION_ALTITUDE))
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    var random = Randomness()
    for _ in rounds(5000) {
      let units = (latitude: random.integer(in: -324_000...324_000), longitude: random.integer(in: -648_000...647_999))
      let text = "\(digits(units.latitude, 2))\(digits(units.longitude, 3))/"
      let place = point(Double(units.latitude) / 3600, Double(units.longitude) / 3600)
      #expect(try isSame(iso(text).point, place), "\(text)")
    }
  }

  @Test func anyBytesGiveAPositionOrARefusalWithinTheText() {
    var random = Randomness()
    let alphabet = Array("+-0123456789.,/CRSWGS_84 \u{2212}".utf8) + [0, 0xFF]
    for _ in rounds(20_000) {
      let bytes = (0..<random.integer(in: 0...24)).map { _ in random.element(of: alphabet) }
      checkAnswer(bytes) { try Notation.parseISO6709($0, flags: UInt32(random.integer(in: 0...7))) }
    }
  }

  // MARK: Edges

  @Test func polesAndTheAntimeridianAreReduced() throws {
    #expect(try isSame(iso("+90+180/").point, point(90, -180)))
    #expect(try isSame(iso("-900000.0-1800000.0/").point, point(-90, -180)))
    #expect(try isSame(iso("+10+359.5/").point, point(10, -0.5)))
    #expect(try isSame(iso("-00-000/").point, point(0, 0)))
    #expect(try iso("+10+010-0/").altitude.sign == .plus)
  }

  // MARK: Refused input

  @Test func textsAreRefusedWhereTheyAreWrong() {
    let refused: [(String, gn_status, Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), (" \t", GN_ERROR_TEXT_EMPTY, 0), ("40-075/", GN_ERROR_TEXT_SIGN, 0),
      (" N40/", GN_ERROR_TEXT_SIGN, 1),
      ("+", GN_ERROR_TEXT_INCOMPLETE, 1), ("+40", GN_ERROR_TEXT_INCOMPLETE, 3), ("+40-", GN_ERROR_TEXT_INCOMPLETE, 4),
      ("+-40", GN_ERROR_TEXT_NUMBER, 1), ("+.5-075/", GN_ERROR_TEXT_NUMBER, 1), ("+4-075/", GN_ERROR_TEXT_DIGITS, 1),
      ("+400-075/", GN_ERROR_TEXT_DIGITS, 1), ("+40121-07500/", GN_ERROR_TEXT_DIGITS, 1),
      ("+4012133-0750015/", GN_ERROR_TEXT_DIGITS, 1),
      ("+40-75/", GN_ERROR_TEXT_DIGITS, 4), ("+40-0750/", GN_ERROR_TEXT_DIGITS, 4),
      ("+40-07500155/", GN_ERROR_TEXT_DIGITS, 4),
      ("+4060-07500/", GN_ERROR_TEXT_SIXTY, 3), ("+406000-0750015/", GN_ERROR_TEXT_SIXTY, 3),
      ("+400060-0750015/", GN_ERROR_TEXT_SIXTY, 5),
      ("+4000-07560.0/", GN_ERROR_TEXT_SIXTY, 9), ("+90.0001-075/", GN_ERROR_LATITUDE, 0),
      ("-99+075/", GN_ERROR_LATITUDE, 0),
      ("+40 -075/", GN_ERROR_TEXT_SIGN, 3), ("+40/075", GN_ERROR_TEXT_SIGN, 3), ("+40-075 +5/", GN_ERROR_TEXT_REST, 8),
      ("+40-075+/", GN_ERROR_TEXT_NUMBER, 8), ("+40-075+1234567890123456/", GN_ERROR_TEXT_DIGITS, 8),
      ("+40-075CRS/", GN_ERROR_TEXT_CRS, 10),
      ("+40-075CRS", GN_ERROR_TEXT_INCOMPLETE, 10), ("+40-075CR", GN_ERROR_TEXT_REST, 7),
      ("+40-075/5", GN_ERROR_TEXT_REST, 8),
      ("+40-075/ /", GN_ERROR_TEXT_REST, 9), ("+40-075E5/", GN_ERROR_TEXT_REST, 7),
      ("+40-075\0", GN_ERROR_TEXT_BYTE, 7),
      ("+7.0E+1", GN_ERROR_TEXT_DIGITS, 1),
    ]
    for (text, status, offset) in refused {
      #expect(throws: TextRefusal(status, at: offset), "\(text)") { try iso(text) }
    }
    #expect(throws: TextRefusal(GN_ERROR_TEXT_BYTE, at: 3)) {
      try reading(bytes: Array("+40".utf8) + [0xC3]) { try Notation.parseISO6709($0, flags: 0) }
    }
  }

  @Test func strictReadingWantsTheSolidusAndWGS84() throws {
    let strict = UInt32(GN_PARSE_STRICT)
    #expect(throws: TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: 7)) { try iso("+40-075", strict) }
    #expect(throws: TextRefusal(GN_ERROR_TEXT_REST, at: 7)) { try iso("+40-075 ", strict) }
    #expect(throws: TextRefusal(GN_ERROR_TEXT_CRS, at: 10)) { try iso("+40-075CRSNAD83/", strict) }
    #expect(try isSame(iso(" +40-075CRSWGS_84/ ", strict).point, point(40, -75)))
  }

  // MARK: Support

  private func iso(_ text: String, _ flags: UInt32 = 0) throws -> gn_position {
    try reading(text) { try Notation.parseISO6709($0, flags: flags) }
  }

  /// Seconds as a sign, degrees, minutes and seconds.
  private func digits(_ units: Int, _ width: Int) -> String {
    let parts = [units.magnitude / 3600, units.magnitude / 60 % 60, units.magnitude % 60]
    let texts = zip(parts, [width, 2, 2]).map { part, width in
      String(repeating: "0", count: width - "\(part)".count) + "\(part)"
    }
    return (units < 0 ? "-" : "+") + texts.joined()
  }
}
