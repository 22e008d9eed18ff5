// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private let metersPerSecond = Int32(GN_SPEED_METERS_PER_SECOND.rawValue)
private let kilometersPerHour = Int32(GN_SPEED_KILOMETERS_PER_HOUR.rawValue)
private let milesPerHour = Int32(GN_SPEED_MILES_PER_HOUR.rawValue)
private let knots = Int32(GN_SPEED_KNOTS.rawValue)
private let pace = Int32(GN_SPEED_MINUTES_PER_KILOMETER.rawValue)

private func speed(_ value: Double, _ unit: Int32, _ digits: Int32 = 0) throws(gn_status) -> String {
  try writtenMeasure { out, capacity, needed throws(gn_status) in
    try Measure.formatSpeed(value, unit: unit, digits: digits, into: out, capacity: capacity, needed: &needed)
  }
}

@Suite("Speeds for display")
struct SpeedTests {
  // MARK: Vectors

  @Test func speedsHaveSensibleDigits() throws {
    let known: [(speed: Double, unit: Int32, digits: Int32, text: String)] = [
      (0, metersPerSecond, 0, "0 m/s"), (-0.0, knots, 0, "0 kn"), (0.04, metersPerSecond, 0, "0 m/s"),
      (-0.04, metersPerSecond, 0, "0 m/s"), (0.26, metersPerSecond, 0, "0.3 m/s"),
      (0.25, metersPerSecond, 0, "0.2 m/s"),
      (1.5, kilometersPerHour, 0, "5.4 km/h"), (10, kilometersPerHour, 0, "36.0 km/h"),
      (99.94, metersPerSecond, 0, "99.9 m/s"),
      (99.96, metersPerSecond, 0, "100 m/s"), (300, kilometersPerHour, 0, "1080 km/h"),
      (-1.5, kilometersPerHour, 0, "-5.4 km/h"),
      (0.44704, milesPerHour, 0, "1.0 mph"), (44.704, milesPerHour, 0, "100 mph"), (463, knots, 0, "900 kn"),
      (6.327, knots, 0, "12.3 kn"), (0.012, metersPerSecond, 2, "0.012 m/s"), (10, kilometersPerHour, 5, "36.000 km/h"),
      (950, metersPerSecond, 1, "1000 m/s"), (1e15, kilometersPerHour, 0, "3600000000000000 km/h"),
      (-1e15, kilometersPerHour, 15, "-3600000000000000 km/h"), (5e-324, knots, 15, "0 kn"),
    ]
    for (value, unit, digits, expected) in known {
      #expect(try speed(value, unit, digits) == expected, "\(value), \(digits) digits")
    }
  }

  @Test func pacesHaveWholeSeconds() throws {
    let known: [(speed: Double, text: String)] = [
      (1000 / 330.0, "5:30"), (-1000 / 330.0, "-5:30"), (1000 / 359.6, "6:00"), (1000 / 59.0, "0:59"), (1000, "0:01"),
      (1999, "0:01"), (400, "0:02"), (1000 / 59_999.0, "999:59"), (1000 / 59_999.4, "999:59"),
      (1000 / 59_999.6, "--:--"),
      (1.0 / 60, "--:--"), (-1e-9, "--:--"), (0, "--:--"), (-0.0, "--:--"), (5e-324, "--:--"),
    ]
    for (value, expected) in known {
      for digits in [Int32(0), 1, 15] {
        #expect(try speed(value, pace, digits) == "\(expected) min/km", "\(value)")
      }
    }
  }

  @Test func speedsAreRead() {
    let known: [(text: String, speed: Double)] = [
      ("10 m/s", 10), ("36 km/h", 10), ("36km/h", 10), ("36 KMH", 10), ("36 kph", 10), ("100 mph", 44.704),
      ("900 kn", 463), ("900 kt", 463), ("900 kts", 463), ("900 knots", 463), ("900 knot", 463), ("900 nmi/h", 463),
      ("36 kilometers per hour", 10), ("5 meters per second", 5), ("60 m/min", 1), ("5,5 m/s", 5.5), ("-3 m/s", -3),
      ("36 km / hr", 10), ("36 km/h.", 10), ("0 kn", 0), ("-0 kn", 0), ("5:00 min/km", 1000 / 300.0),
      ("5:00/km", 1000 / 300.0), ("5:00 /km", 1000 / 300.0), ("5 min/km", 1000 / 300.0), ("5.5 min/km", 1000 / 330.0),
      ("5:30 min per kilometer", 1000 / 330.0), ("-5:30 min/km", -1000 / 330.0), ("8:00 min/mi", 1609.344 / 480),
      ("0:01 /km", 1000), ("1234:00 /km", 1000 / 74_040.0), ("--:-- min/km", 0), (" --:--/km ", 0), ("--:-- MIN/MI", 0),
    ]
    for (text, value) in known {
      #expect(MeasureReading(text, Measure.parseSpeed) == .value(value), "\(text)")
    }
    guard case .value(let zero) = MeasureReading("-0 kn", Measure.parseSpeed) else {
      Issue.record("-0 kn is not read")
      return
    }
    #expect(zero.sign == .plus)
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadBack() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let value = random.double(ofMagnitudeUpTo: 1e15)
      for unit in metersPerSecond...knots {
        let text = try speed(value, unit, 12)
        guard case .value(let again) = MeasureReading(text, Measure.parseSpeed) else {
          Issue.record("\(value): \(text) is refused")
          continue
        }
        // Twenty decimals at most.
        #expect((again - value).magnitude <= value.magnitude * 5.1e-12 + 1e-20, "\(value): \(text) is \(again)")
      }
      let run = random.double(in: 0.02...1900)
      guard case .value(let again) = MeasureReading(try speed(run, pace), Measure.parseSpeed) else {
        Issue.record("the pace of \(run) is refused")
        continue
      }
      #expect((1000 / again - 1000 / run).magnitude <= 0.500001, "\(run): \(again)")
    }
  }

  // MARK: Refused input

  @Test func wrongSpeedsAreRefused() {
    let wrong: [(speed: Double, unit: Int32, digits: Int32, status: gn_status)] = [
      (.nan, pace, 0, GN_ERROR_NOT_FINITE), (-.infinity, 0, 99, GN_ERROR_NOT_FINITE),
      ((1e15).nextUp, knots, 0, GN_ERROR_SPEED), (-.greatestFiniteMagnitude, 0, 0, GN_ERROR_SPEED),
      (2000, pace, 0, GN_ERROR_SPEED), (-2001, pace, 0, GN_ERROR_SPEED), (1e15, pace, 0, GN_ERROR_SPEED),
      (1, 0, 0, GN_ERROR_UNIT), (1, 6, 0, GN_ERROR_UNIT), (1, .min, -1, GN_ERROR_UNIT),
      (1, knots, -1, GN_ERROR_DIGITS), (1, pace, 16, GN_ERROR_DIGITS), (1, metersPerSecond, .max, GN_ERROR_DIGITS),
    ]
    for (value, unit, digits, status) in wrong {
      #expect(throws: status, "\(value), \(unit), \(digits)") { _ = try speed(value, unit, digits) }
    }
  }

  @Test func wrongTextsAreRefusedWhereTheyAreWrong() {
    let wrong: [(text: String, status: gn_status, offset: Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), (" ", GN_ERROR_TEXT_EMPTY, 0), ("km/h", GN_ERROR_TEXT_NUMBER, 0),
      ("-", GN_ERROR_TEXT_INCOMPLETE, 1), ("5", GN_ERROR_TEXT_UNIT, 1), ("5 m", GN_ERROR_TEXT_UNIT, 2),
      ("5 m/", GN_ERROR_TEXT_UNIT, 2), ("5 m/x", GN_ERROR_TEXT_UNIT, 2), ("5 m/s2", GN_ERROR_TEXT_UNIT, 2),
      ("5 m/s^2", GN_ERROR_TEXT_UNIT, 2), ("5 m/s\u{B2}", GN_ERROR_TEXT_UNIT, 2), ("5 knotsx", GN_ERROR_TEXT_UNIT, 2),
      ("5 m per", GN_ERROR_TEXT_UNIT, 2), ("5 /km", GN_ERROR_TEXT_UNIT, 2), ("5 min", GN_ERROR_TEXT_UNIT, 2),
      ("5:30", GN_ERROR_TEXT_UNIT, 4), ("5:30 km/h", GN_ERROR_TEXT_UNIT, 5), ("5:30 min", GN_ERROR_TEXT_UNIT, 5),
      ("5:", GN_ERROR_TEXT_INCOMPLETE, 2), ("5:3 /km", GN_ERROR_TEXT_DIGITS, 2), ("5:300 /km", GN_ERROR_TEXT_DIGITS, 2),
      ("5:x /km", GN_ERROR_TEXT_DIGITS, 2), ("5:60 /km", GN_ERROR_TEXT_SIXTY, 2), ("5.5:30 /km", GN_ERROR_TEXT_UNIT, 3),
      ("5 :30 /km", GN_ERROR_TEXT_UNIT, 2), ("1:05:30 /km", GN_ERROR_TEXT_UNIT, 4), ("--:--", GN_ERROR_TEXT_UNIT, 5),
      ("--:-- km/h", GN_ERROR_TEXT_UNIT, 6), ("---:-- /km", GN_ERROR_TEXT_NUMBER, 1), ("5 kn x", GN_ERROR_TEXT_REST, 5),
      ("5:30 /km x", GN_ERROR_TEXT_REST, 9), ("--:-- /km 5", GN_ERROR_TEXT_REST, 10),
      ("1,500 m/s", GN_ERROR_TEXT_COMMA, 1),
      ("0:00 min/km", GN_ERROR_SPEED, 0), (" 0 min/km", GN_ERROR_SPEED, 1),
      ("10000000000000002 m/s", GN_ERROR_SPEED, 0),
      ("5 kn\0", GN_ERROR_TEXT_BYTE, 4),
    ]
    for (text, status, offset) in wrong {
      #expect(MeasureReading(text, Measure.parseSpeed) == .refused(status, offset), "\(text)")
    }
  }
}
