// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private let degrees = Int32(GN_ANGLE_DEGREES)
private let mils = Int32(GN_ANGLE_MILS)
private let norths = [Int32(GN_NORTH_TRUE.rawValue), Int32(GN_NORTH_GRID.rawValue), Int32(GN_NORTH_MAGNETIC.rawValue)]

private func course(
  _ value: Double, _ north: Int32 = norths[0], _ unit: Int32 = degrees, _ decimals: Int32 = 0
) throws(gn_status) -> String {
  try writtenMeasure { out, capacity, needed throws(gn_status) in
    try Measure.formatCourse(
      value, north: north, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
  }
}

private func declination(_ value: Double, _ unit: Int32 = degrees, _ decimals: Int32 = 1) throws(gn_status) -> String {
  try writtenMeasure { out, capacity, needed throws(gn_status) in
    try Measure.formatDeclination(
      value, unit: unit, decimals: decimals, into: out, capacity: capacity, needed: &needed)
  }
}

@Suite("Courses for display")
struct CourseTests {
  // MARK: Vectors

  @Test func coursesHaveAllDigitsAndTheirNorth() throws {
    let known: [(degrees: Double, north: Int32, unit: Int32, decimals: Int32, text: String)] = [
      (45, norths[0], degrees, 0, "045° T"), (45, norths[1], degrees, 0, "045° G"),
      (45, norths[2], degrees, 0, "045° M"),
      (45, norths[1], mils, 0, "0800 mil G"), (0, norths[2], mils, 0, "0000 mil M"),
      (-90, norths[0], degrees, 0, "270° T"),
      (5.25, norths[0], degrees, 1, "005.2° T"), (359.95, norths[0], degrees, 0, "000° T"),
      (123.456, norths[0], degrees, 2, "123.46° T"), (0, norths[0], degrees, 12, "000.000000000000° T"),
      (1e15, norths[0], degrees, 0, "280° T"), (359.98, norths[0], mils, 0, "0000 mil T"),
      (359.97, norths[0], mils, 0, "6399 mil T"), (730, norths[0], degrees, 0, "010° T"),
    ]
    for (value, north, unit, decimals, expected) in known {
      #expect(try course(value, north, unit, decimals) == expected, "\(value)")
    }
  }

  @Test func anglesAreRoundedOnceAndTiesAreEven() throws {
    // A turn added before rounding would make a tie of these.
    #expect(try course(-(0.5).nextUp) == "359° T" && course(-0.5) == "000° T" && course(-(0.5).nextDown) == "000° T")
    #expect(try course(359.5) == "000° T" && course((359.5).nextDown) == "359° T" && course(358.5) == "358° T")
    #expect(try course(0.5) == "000° T" && course((0.5).nextUp) == "001° T" && course(1.5) == "002° T")
    #expect(try course(0.25, norths[0], degrees, 1) == "000.2° T" && course(0.75, norths[0], degrees, 1) == "000.8° T")
    // 9/320 and 27/320 of a degree are half a mil and one and a half, 9/64 and 27/64 are 2.5 and 7.5.
    #expect(
      try course(9.0 / 64, norths[0], mils) == "0002 mil T"
        && course((9.0 / 64).nextUp, norths[0], mils) == "0003 mil T")
    #expect(try course(27.0 / 64, norths[0], mils) == "0008 mil T")
    #expect(try course(-9.0 / 64, norths[0], mils) == "6398 mil T")
    #expect(try course((27.0 / 64).nextDown, norths[0], mils) == "0007 mil T")
  }

  @Test func coursesAreRead() {
    let known: [(text: String, degrees: Double, north: gn_north)] = [
      ("045° M", 45, GN_NORTH_MAGNETIC), ("045°T", 45, GN_NORTH_TRUE), ("45,5 deg true", 45.5, GN_NORTH_TRUE),
      ("0800 mil G", 45, GN_NORTH_GRID), ("270T", 270, GN_NORTH_TRUE), ("270 m", 270, GN_NORTH_MAGNETIC),
      ("360° grid", 360, GN_NORTH_GRID), ("-10 mag", -10, GN_NORTH_MAGNETIC), (" 10 Magnetic ", 10, GN_NORTH_MAGNETIC),
    ]
    for (text, degrees, north) in known {
      var found: Int32?
      let reading = MeasureReading(text) { (text) throws(TextRefusal) in
        let course = try Measure.parseCourse(text)
        found = course.north
        return course.degrees
      }
      #expect(reading == .value(degrees) && found == Int32(north.rawValue), "\(text)")
    }
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadBack() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let value = random.double(in: -720...720)
      let north = random.element(of: norths), decimals = Int32(random.integer(in: 0...9))
      for (unit, size) in [(degrees, 1.0), (mils, 0.05625)] {
        let text = try course(value, north, unit, decimals)
        var found: Int32?
        let reading = MeasureReading(text) { (text) throws(TextRefusal) in
          let course = try Measure.parseCourse(text)
          found = course.north
          return course.degrees
        }
        guard case .value(let again) = reading, found == north, again >= 0, again < 360 else {
          Issue.record("\(value): \(text) is \(reading)")
          continue
        }
        let half = size / 2 * (try #require(Double("1e-\(decimals)")))
        let difference = (again - value) - 360 * ((again - value) / 360).rounded()
        #expect(difference.magnitude <= half + 1e-12, "\(value): \(text)")
      }
    }
  }

  // MARK: Refused input

  @Test func wrongCoursesAreRefused() {
    let wrong: [(degrees: Double, north: Int32, unit: Int32, decimals: Int32, status: gn_status)] = [
      (.nan, 9, 9, 99, GN_ERROR_NOT_FINITE), ((1e15).nextUp, 9, 9, 99, GN_ERROR_MEASURE), (0, 3, 9, 99, GN_ERROR_NORTH),
      (0, -1, 1, 0, GN_ERROR_NORTH), (0, .max, 1, 0, GN_ERROR_NORTH), (0, 0, 0, 99, GN_ERROR_UNIT),
      (0, 0, Int32(GN_ANGLE_POINTS_8), 0, GN_ERROR_UNIT), (0, 0, 1, -1, GN_ERROR_DECIMALS),
      (0, 0, 2, 13, GN_ERROR_DECIMALS),
    ]
    for (value, north, unit, decimals, status) in wrong {
      #expect(throws: status, "\(value), \(north), \(unit), \(decimals)") {
        _ = try course(value, north, unit, decimals)
      }
    }
  }

  @Test func wrongTextsAreRefusedWhereTheyAreWrong() {
    let wrong: [(text: String, status: gn_status, offset: Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("T", GN_ERROR_TEXT_NUMBER, 0), ("-", GN_ERROR_TEXT_INCOMPLETE, 1),
      ("045", GN_ERROR_NORTH, 3), ("045° ", GN_ERROR_NORTH, 5), ("045 N", GN_ERROR_NORTH, 4),
      ("045 Tx", GN_ERROR_NORTH, 4),
      ("045dT", GN_ERROR_NORTH, 3), ("045°30' T", GN_ERROR_NORTH, 5), ("045 T 5", GN_ERROR_TEXT_REST, 6),
      ("NNE T", GN_ERROR_TEXT_NUMBER, 0), ("1,500 mil G", GN_ERROR_TEXT_COMMA, 1), ("045 T\0", GN_ERROR_TEXT_BYTE, 5),
      ("10000000000000002 T", GN_ERROR_MEASURE, 0), ("045 \u{1}", GN_ERROR_TEXT_BYTE, 4),
    ]
    for (text, status, offset) in wrong {
      let reading = MeasureReading(text) { (text) throws(TextRefusal) in try Measure.parseCourse(text).degrees }
      #expect(reading == .refused(status, offset), "\(text)")
    }
  }
}

@Suite("Declinations for display")
struct DeclinationTests {
  // MARK: Vectors

  @Test func declinationsHaveTheirSide() throws {
    let known: [(degrees: Double, unit: Int32, decimals: Int32, text: String)] = [
      (3.2, degrees, 1, "3.2° E"), (-12.5, degrees, 1, "12.5° W"), (0, degrees, 1, "0.0°"), (-0.04, degrees, 1, "0.0°"),
      (-0.06, degrees, 1, "0.1° W"), (0.5, degrees, 0, "0°"), (1.5, degrees, 0, "2° E"), (-180, degrees, 0, "180° W"),
      (179.99, degrees, 1, "180.0° E"), (-12.5, mils, 0, "222 mil W"), (180, mils, 0, "3200 mil E"),
      (5e-324, mils, 0, "0 mil"),
    ]
    for (value, unit, decimals, expected) in known {
      #expect(try declination(value, unit, decimals) == expected, "\(value)")
    }
  }

  @Test func declinationsAreRead() {
    let known: [(text: String, degrees: Double)] = [
      ("3.2° E", 3.2), ("12,5W", -12.5), ("12.5 d west", -12.5), ("222 mil West", -12.4875), ("3200 mil E", 180),
      ("0°", 0), ("0", 0), ("0.0° W", 0), ("180 e", 180), (" 5 East ", 5),
    ]
    for (text, value) in known {
      #expect(MeasureReading(text, Measure.parseDeclination) == .value(value), "\(text)")
    }
    guard case .value(let zero) = MeasureReading("0 W", Measure.parseDeclination) else {
      Issue.record("0 W is not read")
      return
    }
    #expect(zero.sign == .plus)
  }

  // MARK: Refused input

  @Test func wrongDeclinationsAreRefused() {
    let wrong: [(degrees: Double, unit: Int32, decimals: Int32, status: gn_status)] = [
      (.infinity, 9, 99, GN_ERROR_NOT_FINITE), ((180.0).nextUp, 9, 99, GN_ERROR_DECLINATION),
      (-181, degrees, 0, GN_ERROR_DECLINATION), (0, Int32(GN_ANGLE_POINTS_16), 99, GN_ERROR_UNIT),
      (0, 0, 0, GN_ERROR_UNIT),
      (0, degrees, 13, GN_ERROR_DECIMALS), (0, mils, -1, GN_ERROR_DECIMALS),
    ]
    for (value, unit, decimals, status) in wrong {
      #expect(throws: status, "\(value), \(unit), \(decimals)") { _ = try declination(value, unit, decimals) }
    }
  }

  @Test func wrongTextsAreRefusedWhereTheyAreWrong() {
    let wrong: [(text: String, status: gn_status, offset: Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("E", GN_ERROR_TEXT_NUMBER, 0), ("-5 E", GN_ERROR_TEXT_SIGN, 0),
      (" +5", GN_ERROR_TEXT_SIGN, 1),
      ("5", GN_ERROR_TEXT_HEMISPHERE, 1), ("5° N", GN_ERROR_TEXT_HEMISPHERE, 4), ("0 N", GN_ERROR_TEXT_HEMISPHERE, 2),
      ("5 EW", GN_ERROR_TEXT_HEMISPHERE, 2), ("5 E 3", GN_ERROR_TEXT_REST, 4), ("181 W", GN_ERROR_DECLINATION, 0),
      ("1,500 mil E", GN_ERROR_TEXT_COMMA, 1), ("5e3 E", GN_ERROR_TEXT_REST, 2), ("5 E\0", GN_ERROR_TEXT_BYTE, 3),
    ]
    for (text, status, offset) in wrong {
      #expect(MeasureReading(text, Measure.parseDeclination) == .refused(status, offset), "\(text)")
    }
  }
}
