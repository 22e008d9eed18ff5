// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private let metric = Int32(GN_UNITS_METRIC)
private let imperial = Int32(GN_UNITS_IMPERIAL)
private let nautical = Int32(GN_UNITS_NAUTICAL)

private func length(_ meters: Double, _ units: Int32, _ digits: Int32 = 0) throws(gn_status) -> String {
  try writtenMeasure { out, capacity, needed throws(gn_status) in
    try Measure.formatLength(meters, units: units, digits: digits, into: out, capacity: capacity, needed: &needed)
  }
}

private func area(_ squareMeters: Double, _ units: Int32, _ digits: Int32 = 0) throws(gn_status) -> String {
  try writtenMeasure { out, capacity, needed throws(gn_status) in
    try Measure.formatArea(squareMeters, units: units, digits: digits, into: out, capacity: capacity, needed: &needed)
  }
}

private func angle(_ degrees: Double, _ unit: Int, _ decimals: Int32 = 0) throws(gn_status) -> String {
  try writtenMeasure { out, capacity, needed throws(gn_status) in
    try Measure.formatAngle(
      degrees, unit: Int32(unit), decimals: decimals, into: out, capacity: capacity, needed: &needed)
  }
}

/// The number and the unit of a written text, and the value of its last significant digit.
private struct Written {
  let number: String
  let unit: String
  let value: Double
  let lastDigit: Double
  /// Without zeros in front.
  let significant: Int

  init(_ text: String, digits: Int) throws {
    let parts = text.split(separator: " ")
    try #require(parts.count == 2, "\(text)")
    number = String(parts[0])
    unit = String(parts[1])
    value = try #require(Double(number), "\(text)")
    let halves = number.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = halves.count == 2 ? halves[1].count : 0
    let all = halves.joined()
    significant = all.drop { $0 == "0" }.count
    let zeros = digits > 0 && decimals == 0 ? max(halves[0].count - digits, 0) : 0
    lastDigit = try #require(Double("1e\(zeros - decimals)"))
  }
}

private let sizes: [String: Double] = [
  "m": 1, "km": 1000, "ft": 0.3048, "mi": 1609.344, "nmi": 1852, "m²": 1, "ha": 1e4, "km²": 1e6, "ft²": 0.09290304,
  "ac": 4046.8564224, "mi²": 2_589_988.110336, "nmi²": 3_429_904,
]

@Suite("Lengths for display")
struct LengthTests {
  // MARK: Vectors

  @Test func lengthsHaveSensibleDigits() throws {
    let known: [(meters: Double, units: Int32, text: String)] = [
      (0, metric, "0 m"), (-0.0, metric, "0 m"), (0.0004, metric, "0 m"), (-0.0004, metric, "0 m"),
      (0.0006, metric, "0.001 m"), (0.0123, metric, "0.012 m"), (0.123, metric, "0.12 m"), (0.999, metric, "1.0 m"),
      (1, metric, "1.0 m"), (1.25, metric, "1.2 m"), (1.75, metric, "1.8 m"), (9.94, metric, "9.9 m"),
      (9.96, metric, "10 m"), (10, metric, "10 m"), (12.5, metric, "12 m"), (13.5, metric, "14 m"),
      (345.6, metric, "346 m"), (999.4, metric, "999 m"), (999.5, metric, "1.00 km"), (999.99, metric, "1.00 km"),
      (1000, metric, "1.00 km"), (1234, metric, "1.23 km"), (9994, metric, "9.99 km"), (9996, metric, "10.0 km"),
      (12_345, metric, "12.3 km"), (99_940, metric, "99.9 km"), (99_960, metric, "100 km"),
      (1_234_567, metric, "1235 km"), (40_075_016.7, metric, "40075 km"), (1e15, metric, "1000000000000 km"),
      (-850, metric, "-850 m"), (-999.9, metric, "-1.00 km"), (5e-324, metric, "0 m"), (2e-308, metric, "0 m"),
      (0.3048, imperial, "1.0 ft"), (1.8288, imperial, "6.0 ft"), (30.48, imperial, "100 ft"),
      (304.4, imperial, "999 ft"),
      (304.7, imperial, "0.189 mi"), (304.8, imperial, "0.189 mi"), (1609.344, imperial, "1.00 mi"),
      (16_093.44, imperial, "10.0 mi"), (1_609_344, imperial, "1000 mi"), (-30.48, imperial, "-100 ft"),
      (30.48, nautical, "100 ft"), (185.1, nautical, "607 ft"), (185.19, nautical, "0.100 nmi"),
      (185.2, nautical, "0.100 nmi"), (926, nautical, "0.500 nmi"), (1852, nautical, "1.00 nmi"),
      (185_200, nautical, "100 nmi"), (1e7, nautical, "5400 nmi"),
    ]
    for (meters, units, expected) in known {
      #expect(try length(meters, units) == expected, "\(meters)")
    }
  }

  @Test func lengthsHaveTheDigitsThatAreAskedFor() throws {
    let known: [(meters: Double, digits: Int32, text: String)] = [
      (949, 1, "900 m"), (950, 1, "1 km"), (850, 1, "800 m"), (123_456, 1, "100 km"), (123_456, 2, "120 km"),
      (123_456, 4, "123.5 km"), (0, 5, "0 m"), (1, 4, "1.000 m"), (2.675, 3, "2.68 m"), (999.94, 4, "999.9 m"),
      (999.96, 4, "1.000 km"), (999.5, 3, "1.00 km"), (999.5, 4, "999.5 m"), (99.96, 3, "100 m"),
      (0.000123456, 3, "0.000123 m"), (0.09996, 3, "0.100 m"), (1.0 / 3, 15, "0.333333333333333 m"),
      (123_456_789.012345, 15, "123456.789012345 km"), (1e15, 15, "1000000000000.00 km"), (1e15, 1, "1000000000000 km"),
      (1.5e-20, 2, "0.00000000000000000002 m"), (4e-21, 15, "0 m"), (-1234.5, 2, "-1.2 km"),
    ]
    for (meters, digits, expected) in known {
      #expect(try length(meters, metric, digits) == expected, "\(meters), \(digits) digits")
    }
  }

  @Test func lengthsInOneUnitKeepIt() throws {
    let meters = Int32(GN_UNITS_METERS.rawValue), kilometers = Int32(GN_UNITS_KILOMETERS.rawValue)
    let feet = Int32(GN_UNITS_FEET.rawValue), miles = Int32(GN_UNITS_MILES.rawValue)
    let nauticalMiles = Int32(GN_UNITS_NAUTICAL_MILES.rawValue)
    let known: [(meters: Double, unit: Int32, digits: Int32, text: String)] = [
      (0, meters, 0, "0 m"), (1.25, meters, 0, "1.2 m"), (12.5, meters, 0, "12 m"), (1234.5, meters, 0, "1234 m"),
      (1e15, meters, 0, "1000000000000000 m"), (-0.0, kilometers, 0, "0 km"), (0.4, kilometers, 0, "0 km"),
      (12.3, kilometers, 0, "0.012 km"), (999.7, kilometers, 0, "1.00 km"), (1234, kilometers, 0, "1.23 km"),
      (1_234_567, kilometers, 0, "1235 km"), (-12, kilometers, 3, "-0.0120 km"), (1609.344, feet, 0, "5280 ft"),
      (0.3048, feet, 0, "1.0 ft"), (1e15, feet, 15, "3280839895013120 ft"), (804.672, miles, 0, "0.500 mi"),
      (1, nauticalMiles, 0, "0.001 nmi"), (1852, nauticalMiles, 5, "1.0000 nmi"),
    ]
    for (meters, unit, digits, expected) in known {
      #expect(try length(meters, unit, digits) == expected, "\(meters)")
    }
  }

  @Test func lengthsAreRead() {
    let known: [(text: String, meters: Double)] = [
      ("850 m", 850), ("850m", 850), ("850 M", 850), ("1.5 km", 1500), ("1,5KM", 1500), ("12 Metres", 12),
      ("12 meters", 12), ("1 metre", 1), ("1 meter", 1), ("2 kilometres", 2000), ("2 kilometer", 2000),
      ("100 ft", 30.48), ("100'", 30.48), ("100′", 30.48), ("100’", 30.48), ("1 foot", 0.3048), ("10 feet", 3.048),
      ("10 ft.", 3.048), ("100 yd", 91.44), ("100 yds", 91.44), ("1 yard", 0.9144), ("2 yards", 1.8288),
      ("1 mi", 1609.344), ("2 miles", 3218.688), ("1 mile", 1609.344), ("3 nmi", 5556), ("3 NM", 5556), ("3nm", 5556),
      ("0.5 nautical miles", 926), ("1 Nautical Mile", 1852), ("-300 m", -300), ("\u{2212}300 m", -300), ("+5 m", 5),
      (".5 m", 0.5), ("5. m", 5), ("0,123 m", 0.123), ("00,123 m", 0.123), ("1234,567 m", 1234.567),
      ("1,23 m", 1.23), ("1,2345 m", 1.2345), ("1.234 m", 1.234), (" \t5\u{A0}m\u{202F}\n", 5),
      ("1000000000000 km", 1e15), ("10000000000000 km", 1e16), ("0 m", 0), ("-0 m", 0),
      ("0.\(String(repeating: "0", count: 400))1 m", 0),
    ]
    for (text, meters) in known {
      #expect(MeasureReading(text, Measure.parseLength) == .value(meters), "\(text)")
    }
    guard case .value(let zero) = MeasureReading("-0 m", Measure.parseLength) else {
      Issue.record("-0 m is not read")
      return
    }
    #expect(zero.sign == .plus)
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadBackToHalfOfItsLastDigit() throws {
    var random = Randomness()
    for _ in rounds(40_000) {
      let units = Int32(random.integer(in: 1...3))
      let digits = random.integer(in: 0...15)
      let meters = Self.near(&random, switches: [1000, 304.8, 185.2, 9.995, 0.3048])
      let text = try length(meters, units, Int32(digits))
      try check(text, meters, digits, Measure.parseLength)
      let written = try Written(text, digits: digits)
      let limit = ["m": 1000, "ft": units == nautical ? 185.2 / 0.3048 : 1000][written.unit] ?? .infinity
      #expect(written.value.magnitude < limit, "\(meters): \(text)")
    }
  }

  /// Any magnitude up to 10^15, or next to a switch point.
  static func near(_ random: inout Randomness, switches: [Double]) -> Double {
    guard random.integer(in: 0...2) == 0 else { return random.double(ofMagnitudeUpTo: 1e15) }
    let place = random.element(of: switches) * random.element(of: [1, 0.1, 0.01, 10])
    let factor = 1 + random.element(of: [0, 1e-16, 1e-12, 1e-6, 5e-4, 5e-3]) * random.double(in: -1...1)
    return Bool.random(using: &random) ? place * factor : -place * factor
  }

  // MARK: Edges

  @Test func theLongestTextHasRoom() throws {
    for value in [-1e15, -1.23456789012345e-6, -987_654_321_098_765, -9.99999999999999e-6] {
      for units in [metric, imperial, nautical] {
        for digits in Int32(0)...15 {
          _ = try length(value, units, digits)
          _ = try area(value, units, digits)
        }
      }
    }
  }

  @Test func aSmallBufferTellsWhatIsNeededAndHoldsTheEmptyText() {
    var bytes = [CChar](repeating: 0x55, count: 7)
    var needed = 0
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
      try Measure.formatLength(1234, units: metric, digits: 3, into: &bytes, capacity: 7, needed: &needed)
    }
    #expect(needed == 8 && bytes[0] == 0)
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
      try Measure.formatLength(1234, units: metric, digits: 3, into: nil, capacity: 0, needed: &needed)
    }
    #expect(needed == 8)
  }

  // MARK: Refused input

  @Test func wrongLengthsAreRefused() {
    let wrong: [(meters: Double, units: Int32, digits: Int32, status: gn_status)] = [
      (.nan, metric, 0, GN_ERROR_NOT_FINITE), (.infinity, metric, 0, GN_ERROR_NOT_FINITE),
      (-.infinity, 0, 99, GN_ERROR_NOT_FINITE),
      ((1e15).nextUp, metric, 0, GN_ERROR_MEASURE), (-.greatestFiniteMagnitude, metric, 0, GN_ERROR_MEASURE),
      (1, 0, 0, GN_ERROR_UNIT), (1, 9, 0, GN_ERROR_UNIT), (1, .min, -1, GN_ERROR_UNIT),
      (1, metric, -1, GN_ERROR_DIGITS),
      (1, metric, 16, GN_ERROR_DIGITS), (1, metric, .max, GN_ERROR_DIGITS), (1, metric, .min, GN_ERROR_DIGITS),
    ]
    for (meters, units, digits, status) in wrong {
      #expect(throws: status, "\(meters), \(units), \(digits)") { _ = try length(meters, units, digits) }
      #expect(throws: status, "\(meters), \(units), \(digits)") { _ = try area(meters, units, digits) }
    }
    for units in Int32(4)...8 {
      #expect(throws: GN_ERROR_UNIT) { _ = try area(1, units) }
      #expect(throws: GN_ERROR_DIGITS) { _ = try length(1, units, 16) }
    }
  }

  @Test func wrongTextsAreRefusedWhereTheyAreWrong() {
    let wrong: [(text: String, status: gn_status, offset: Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), (" \u{A0}\t", GN_ERROR_TEXT_EMPTY, 0), ("m", GN_ERROR_TEXT_NUMBER, 0),
      (" km", GN_ERROR_TEXT_NUMBER, 1),
      ("-", GN_ERROR_TEXT_INCOMPLETE, 1), ("- \t", GN_ERROR_TEXT_INCOMPLETE, 1), ("-m", GN_ERROR_TEXT_NUMBER, 1),
      ("- 5 m", GN_ERROR_TEXT_NUMBER, 1),
      ("--5 m", GN_ERROR_TEXT_NUMBER, 1),
      (".", GN_ERROR_TEXT_NUMBER, 0), (",5 m", GN_ERROR_TEXT_NUMBER, 0), ("nan m", GN_ERROR_TEXT_NUMBER, 0),
      ("inf m", GN_ERROR_TEXT_NUMBER, 0),
      ("N", GN_ERROR_TEXT_NUMBER, 0), ("\u{2212}x", GN_ERROR_TEXT_NUMBER, 3), ("\0", GN_ERROR_TEXT_BYTE, 0),
      ("5\0m", GN_ERROR_TEXT_BYTE, 1),
      ("5", GN_ERROR_TEXT_UNIT, 1), ("5 ", GN_ERROR_TEXT_UNIT, 1), ("5 x", GN_ERROR_TEXT_UNIT, 2),
      ("5 mx", GN_ERROR_TEXT_UNIT, 2),
      ("5 µm", GN_ERROR_TEXT_UNIT, 2), ("5 mé", GN_ERROR_TEXT_UNIT, 2), ("5 m2", GN_ERROR_TEXT_UNIT, 2),
      ("5 m²", GN_ERROR_TEXT_UNIT, 2),
      ("5 m^2", GN_ERROR_TEXT_UNIT, 2), ("5 ha", GN_ERROR_TEXT_UNIT, 2), ("5 °", GN_ERROR_TEXT_UNIT, 2),
      ("5''", GN_ERROR_TEXT_UNIT, 1),
      ("5\"", GN_ERROR_TEXT_UNIT, 1), ("5 nautical", GN_ERROR_TEXT_UNIT, 2), ("5 nautical m", GN_ERROR_TEXT_UNIT, 2),
      ("5 nauticalmiles", GN_ERROR_TEXT_UNIT, 2), ("5e3 m", GN_ERROR_TEXT_UNIT, 1), ("0x5 m", GN_ERROR_TEXT_UNIT, 1),
      ("1.2.3 m", GN_ERROR_TEXT_UNIT, 3), ("1 000 m", GN_ERROR_TEXT_UNIT, 2), ("1'000 m", GN_ERROR_TEXT_REST, 2),
      ("5 m m", GN_ERROR_TEXT_REST, 4),
      ("5'10", GN_ERROR_TEXT_REST, 2), ("5 m.5", GN_ERROR_TEXT_UNIT, 2), ("5 m, 3", GN_ERROR_TEXT_REST, 3),
      ("5 m -", GN_ERROR_TEXT_REST, 4),
      ("1,234 m", GN_ERROR_TEXT_COMMA, 1), ("-12,345 km", GN_ERROR_TEXT_COMMA, 3),
      ("123,456 m", GN_ERROR_TEXT_COMMA, 3),
      ("1,234,567 m", GN_ERROR_TEXT_COMMA, 1), ("1,234.5 m", GN_ERROR_TEXT_COMMA, 1),
      ("1.234,5 m", GN_ERROR_TEXT_COMMA, 5),
      ("12,5,5 m", GN_ERROR_TEXT_COMMA, 4), ("5, m", GN_ERROR_TEXT_COMMA, 1), ("1,234", GN_ERROR_TEXT_COMMA, 1),
      ("10000000000000002 m", GN_ERROR_MEASURE, 0), (" -6213711922374 mi", GN_ERROR_MEASURE, 1),
      (String(repeating: "9", count: 400) + " m", GN_ERROR_MEASURE, 0),
    ]
    for (text, status, offset) in wrong {
      #expect(MeasureReading(text, Measure.parseLength) == .refused(status, offset), "\(text)")
    }
    #expect(MeasureReading([0x35, 0x20, 0xFF], Measure.parseLength) == .refused(GN_ERROR_TEXT_BYTE, 2))
    #expect(MeasureReading([0x35, 0x20, 0x6D, 0xC2], Measure.parseLength) == .refused(GN_ERROR_TEXT_UNIT, 2))
  }
}

/// A text reads back to within half of its last significant digit, plus the rounding of doubles.
private func check(
  _ text: String, _ value: Double, _ digits: Int, _ parse: (ASCII) throws(TextRefusal) -> Double
) throws {
  let written = try Written(text, digits: digits)
  let size = try #require(sizes[written.unit], "\(text)")
  let half = written.lastDigit * size / 2
  guard case .value(let back) = MeasureReading(text, parse) else {
    Issue.record("\(value): \(text) is refused")
    return
  }
  // Two roundings on the way out, two on the way back.
  #expect((back - value).magnitude <= half + 4 * value.ulp, "\(value): \(text) is \(back)")
  #expect(back == 0 ? written.number == "0" : back.sign == value.sign, "\(value): \(text)")
  // Twenty decimals are the most.
  if digits > 0, back != 0, written.lastDigit > 1e-20 {
    #expect(
      written.significant == digits || (written.lastDigit > 1 && written.significant > digits), "\(value): \(text)")
  }
}

@Suite("Areas for display")
struct AreaTests {
  // MARK: Vectors

  @Test func areasHaveSensibleDigits() throws {
    let known: [(squareMeters: Double, units: Int32, text: String)] = [
      (0, metric, "0 m²"), (-0.0, metric, "0 m²"), (0.25, metric, "0.25 m²"), (5, metric, "5.0 m²"),
      (50, metric, "50 m²"),
      (9999.4, metric, "9999 m²"), (9999.5, metric, "1.00 ha"), (10_000, metric, "1.00 ha"),
      (12_345, metric, "1.23 ha"),
      (999_400, metric, "99.9 ha"), (999_600, metric, "1.00 km²"), (1e6, metric, "1.00 km²"),
      (1.234e9, metric, "1234 km²"),
      (510_065_621_724_000, metric, "510065622 km²"), (1e15, metric, "1000000000 km²"), (-1e7, metric, "-10.0 km²"),
      (0.09290304, imperial, "1.0 ft²"), (92.90304, imperial, "1000 ft²"), (4046.7, imperial, "43558 ft²"),
      (4046.85, imperial, "1.00 ac"), (4046.8564224, imperial, "1.00 ac"), (404_685.64224, imperial, "100 ac"),
      (2_585_000, imperial, "639 ac"), (2_588_500, imperial, "0.999 mi²"), (2_589_988.110336, imperial, "1.00 mi²"),
      (9.8e12, imperial, "3783801 mi²"), (-4046.8564224, imperial, "-1.00 ac"),
      (92.90304, nautical, "1000 ft²"), (34_298, nautical, "369181 ft²"), (34_299.04, nautical, "0.0100 nmi²"),
      (3_429_904, nautical, "1.00 nmi²"), (3.429904e9, nautical, "1000 nmi²"),
    ]
    for (squareMeters, units, expected) in known {
      #expect(try area(squareMeters, units) == expected, "\(squareMeters)")
    }
  }

  @Test func areasAreRead() {
    let known: [(text: String, squareMeters: Double)] = [
      ("5 m2", 5), ("5 m²", 5), ("5M^2", 5), ("5 sqm", 5), ("5 sq m", 5), ("5 square metres", 5), ("5 SQ. M", 5),
      ("5 ha", 50_000), ("1 hectare", 10_000), ("2,5 Hectares", 25_000), ("5 km2", 5e6), ("5 km²", 5e6),
      ("5 sq km", 5e6),
      ("10 ft²", 0.9290304), ("10 ft2", 0.9290304), ("10 sqft", 0.9290304), ("10 sq. ft.", 0.9290304),
      ("10 square feet", 0.9290304), ("1 yd2", 0.83612736), ("1 ac", 4046.8564224), ("1 acre", 4046.8564224),
      ("2 acres", 8093.7128448), ("1 mi2", 2_589_988.110336), ("1 sqmi", 2_589_988.110336),
      ("1 sq mi", 2_589_988.110336), ("1 square mile", 2_589_988.110336), ("1 nmi2", 3_429_904), ("1 nmi²", 3_429_904),
      ("1 sq NM", 3_429_904), ("1 square nautical mile", 3_429_904), ("-5 ha", -50_000), ("0 m2", 0),
      ("1000000000 km2", 1e15), ("10000000000 km2", 1e16),
    ]
    for (text, squareMeters) in known {
      #expect(MeasureReading(text, Measure.parseArea) == .value(squareMeters), "\(text)")
    }
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadBackToHalfOfItsLastDigit() throws {
    var random = Randomness()
    for _ in rounds(40_000) {
      let units = Int32(random.integer(in: 1...3))
      let digits = random.integer(in: 0...15)
      let squareMeters = LengthTests.near(&random, switches: [1e4, 1e6, 4046.8564224, 2_589_988.110336, 34_299.04])
      let text = try area(squareMeters, units, Int32(digits))
      try check(text, squareMeters, digits, Measure.parseArea)
      let written = try Written(text, digits: digits)
      let feet = units == nautical ? 34_299.04 / 0.09290304 : 43_560
      let limit = ["m²": 10_000, "ha": 100, "ft²": feet, "ac": 640][written.unit] ?? .infinity
      #expect(written.value.magnitude < limit, "\(squareMeters): \(text)")
    }
  }

  // MARK: Edges

  @Test func whatIsRoundedUpBeyondTheLargestAreaIsReadBack() throws {
    #expect(try area(9.9e14, nautical, 1) == "300000000 nmi²")
    #expect(MeasureReading("300000000 nmi²", Measure.parseArea) == .value(1.0289712e15))
  }

  // MARK: Refused input

  @Test func wrongTextsAreRefusedWhereTheyAreWrong() {
    let wrong: [(text: String, status: gn_status, offset: Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("5", GN_ERROR_TEXT_UNIT, 1), ("5 m", GN_ERROR_TEXT_UNIT, 2),
      ("5 m3", GN_ERROR_TEXT_UNIT, 2),
      ("5 m³", GN_ERROR_TEXT_UNIT, 2), ("5 m22", GN_ERROR_TEXT_UNIT, 2), ("5 m²²", GN_ERROR_TEXT_UNIT, 2),
      ("5 m 2", GN_ERROR_TEXT_UNIT, 2),
      ("5 sq", GN_ERROR_TEXT_UNIT, 2), ("5 sq x", GN_ERROR_TEXT_UNIT, 2), ("5 sq m2", GN_ERROR_TEXT_UNIT, 2),
      ("5 square", GN_ERROR_TEXT_UNIT, 2),
      ("5 ha2", GN_ERROR_TEXT_UNIT, 2), ("5 sq ha", GN_ERROR_TEXT_UNIT, 2), ("5 acrex", GN_ERROR_TEXT_UNIT, 2),
      ("5 '2", GN_ERROR_TEXT_UNIT, 2),
      ("1,234 ha", GN_ERROR_TEXT_COMMA, 1), ("5 ha 3", GN_ERROR_TEXT_REST, 5), ("ha", GN_ERROR_TEXT_NUMBER, 0),
      ("10000000001 km2", GN_ERROR_MEASURE, 0),
    ]
    for (text, status, offset) in wrong {
      #expect(MeasureReading(text, Measure.parseArea) == .refused(status, offset), "\(text)")
    }
  }
}

@Suite("Angles for display")
struct AngleTextTests {
  private static let points = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
  ]

  // MARK: Vectors

  @Test func anglesAreWrittenWithinOneTurn() throws {
    let known: [(degrees: Double, unit: Int, decimals: Int32, text: String)] = [
      (0, GN_ANGLE_DEGREES, 0, "0°"), (-0.0, GN_ANGLE_DEGREES, 2, "0.00°"), (45.5, GN_ANGLE_DEGREES, 1, "45.5°"),
      (45.5, GN_ANGLE_DEGREES, 0, "46°"), (44.5, GN_ANGLE_DEGREES, 0, "44°"), (45.25, GN_ANGLE_DEGREES, 1, "45.2°"),
      (45.75, GN_ANGLE_DEGREES, 1, "45.8°"), (359.4, GN_ANGLE_DEGREES, 0, "359°"), (359.5, GN_ANGLE_DEGREES, 0, "0°"),
      (359.96, GN_ANGLE_DEGREES, 1, "0.0°"), (360, GN_ANGLE_DEGREES, 0, "0°"), (-10, GN_ANGLE_DEGREES, 0, "350°"),
      (-0.001, GN_ANGLE_DEGREES, 2, "0.00°"), (-1e-300, GN_ANGLE_DEGREES, 12, "0.000000000000°"),
      (730, GN_ANGLE_DEGREES, 0, "10°"), (1e15, GN_ANGLE_DEGREES, 0, "280°"), (-1e15, GN_ANGLE_DEGREES, 0, "80°"),
      (1.0 / 3, GN_ANGLE_DEGREES, 12, "0.333333333333°"), (5e-324, GN_ANGLE_DEGREES, 3, "0.000°"),
      (0, GN_ANGLE_MILS, 0, "0 mil"), (45, GN_ANGLE_MILS, 0, "800 mil"), (22.5, GN_ANGLE_MILS, 1, "400.0 mil"),
      (0.140625, GN_ANGLE_MILS, 0, "2 mil"), (0.421875, GN_ANGLE_MILS, 0, "8 mil"), (-45, GN_ANGLE_MILS, 0, "5600 mil"),
      (359.97, GN_ANGLE_MILS, 0, "6399 mil"), (359.98, GN_ANGLE_MILS, 0, "0 mil"), (1, GN_ANGLE_MILS, 2, "17.78 mil"),
      (22.4, GN_ANGLE_POINTS_8, 0, "N"), (22.5, GN_ANGLE_POINTS_8, 0, "N"), (22.6, GN_ANGLE_POINTS_8, 0, "NE"),
      (67.5, GN_ANGLE_POINTS_8, 0, "E"), (180, GN_ANGLE_POINTS_8, 0, "S"), (-90, GN_ANGLE_POINTS_8, 0, "W"),
      (337.4, GN_ANGLE_POINTS_8, 0, "NW"), (337.5, GN_ANGLE_POINTS_8, 0, "N"), (359.9, GN_ANGLE_POINTS_8, 12, "N"),
      (11.25, GN_ANGLE_POINTS_16, 0, "N"), (11.26, GN_ANGLE_POINTS_16, 0, "NNE"),
      (348.74, GN_ANGLE_POINTS_16, 0, "NNW"),
      (348.75, GN_ANGLE_POINTS_16, 0, "N"), (-22.5, GN_ANGLE_POINTS_16, 0, "NNW"),
    ]
    for (degrees, unit, decimals, expected) in known {
      #expect(try angle(degrees, unit, decimals) == expected, "\(degrees), \(unit), \(decimals)")
    }
  }

  @Test func everyCompassPointIsTheMiddleOfItsSector() throws {
    for (index, name) in Self.points.enumerated() {
      let middle = 22.5 * Double(index)
      #expect(try angle(middle, GN_ANGLE_POINTS_16) == name)
      #expect(MeasureReading(name, Measure.parseAngle) == .value(middle))
      #expect(MeasureReading(" \(name.lowercased())\u{3000}", Measure.parseAngle) == .value(middle))
      if index % 2 == 0 { #expect(try angle(middle, GN_ANGLE_POINTS_8) == name) }
    }
  }

  /// A turn was added to angles to the west of north, and mils were divided, before they were rounded.
  @Test func anglesAreRoundedOnce() throws {
    let known: [(degrees: Double, unit: Int, decimals: Int32, text: String)] = [
      (-22.0981445, GN_ANGLE_DEGREES, 6, "337.901855°"), (-15.255, GN_ANGLE_DEGREES, 2, "344.74°"),
      (-10.1655, GN_ANGLE_DEGREES, 3, "349.835°"), (-7.499999999999984, GN_ANGLE_DEGREES, 0, "353°"),
      (-1.246932966450682e-09, GN_ANGLE_MILS, 12, "6399.999999977832 mil"),
      (872_988.0356324618, GN_ANGLE_MILS, 12, "6187.300132653779 mil"),
      // Half a mil, and as a double a little more.
      (0.028125, GN_ANGLE_MILS, 0, "1 mil"),
      ((-22.5).nextDown, GN_ANGLE_POINTS_8, 0, "NW"), ((-22.5).nextUp, GN_ANGLE_POINTS_8, 0, "N"),
      ((-11.25).nextDown, GN_ANGLE_POINTS_16, 0, "NNW"), ((-11.25).nextUp, GN_ANGLE_POINTS_16, 0, "N"),
    ]
    for (degrees, unit, decimals, expected) in known {
      #expect(try angle(degrees, unit, decimals) == expected, "\(degrees), \(unit), \(decimals)")
    }
    // Half way between two points, and next to it on either side.
    let points = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW", "N",
    ]
    for (unit, width, step) in [(GN_ANGLE_POINTS_8, 45.0, 2), (GN_ANGLE_POINTS_16, 22.5, 1)] {
      for index in 0..<(16 / step) {
        let middle = width * (Double(index) + 0.5)
        let (before, after) = (points[index * step], points[(index + 1) * step])
        for degrees in [middle, middle - 360] {
          let even = index % 2 == 0 ? before : after
          #expect(try angle(degrees, unit) == even, "\(degrees)")
          #expect(try angle(degrees.nextDown, unit) == before, "before \(degrees)")
          #expect(try angle(degrees.nextUp, unit) == after, "after \(degrees)")
        }
      }
    }
  }

  @Test func anglesAreRead() {
    let known: [(text: String, degrees: Double)] = [
      ("45.5°", 45.5), ("45,5 °", 45.5), ("45 deg", 45), ("45 DEG.", 45), ("45d", 45), ("45D", 45), ("45 degrees", 45),
      ("1 degree", 1), ("45º", 45), ("45˚", 45), ("800 mil", 45), ("800mils", 45), ("1600 MILS", 90), ("-10.5°", -10.5),
      ("\u{2212}10°", -10), ("370°", 370), ("-0°", 0), ("1000000000000000°", 1e15),
    ]
    for (text, degrees) in known {
      #expect(MeasureReading(text, Measure.parseAngle) == .value(degrees), "\(text)")
    }
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadBackToHalfOfItsLastDigit() throws {
    var random = Randomness()
    for _ in rounds(40_000) {
      let degrees =
        Bool.random(using: &random)
        ? random.double(ofMagnitudeUpTo: 1e15)
        : 22.5 * Double(random.integer(in: -40...40)) / 2 + random.double(ofMagnitudeUpTo: 1)
      let azimuth = degrees - 360 * (degrees / 360).rounded(.down)
      let decimals = random.integer(in: 0...12)
      for (unit, turn, suffix) in [(GN_ANGLE_DEGREES, 360.0, "°"), (GN_ANGLE_MILS, 6400, " mil")] {
        // A double at 6400 has no twelfth decimal.
        let places = unit == GN_ANGLE_MILS ? min(decimals, 11) : decimals
        let text = try angle(degrees, unit, Int32(places))
        let number = text.dropLast(suffix.count)
        #expect(text.hasSuffix(suffix) && number.first != "-", "\(degrees): \(text)")
        #expect(number.split(separator: ".").dropFirst().first?.count ?? 0 == places, "\(degrees): \(text)")
        #expect(try #require(Double(number)) < turn, "\(degrees): \(text)")
        let half = 360 / turn * (try #require(Double("0.5e-\(places)")))
        // The azimuth here is rounded, too.
        expect(text, azimuth, within: half + 8 * max(azimuth, 180).ulp)
      }
      expect(try angle(degrees, GN_ANGLE_POINTS_8), azimuth, within: 22.5)
      expect(try angle(degrees, GN_ANGLE_POINTS_16), azimuth, within: 11.25)
    }
  }

  private func expect(_ text: String, _ azimuth: Double, within limit: Double) {
    guard case .value(let back) = MeasureReading(text, Measure.parseAngle) else {
      Issue.record("\(azimuth): \(text) is refused")
      return
    }
    let difference = (back - azimuth).magnitude
    #expect(min(difference, 360 - difference) <= limit, "\(azimuth): \(text) is \(back)")
  }

  // MARK: Refused input

  @Test func wrongAnglesAreRefused() {
    let wrong: [(degrees: Double, unit: Int, decimals: Int32, status: gn_status)] = [
      (.nan, GN_ANGLE_DEGREES, 0, GN_ERROR_NOT_FINITE), (.infinity, 0, 0, GN_ERROR_NOT_FINITE),
      ((1e15).nextUp, GN_ANGLE_MILS, 0, GN_ERROR_MEASURE), (-1e300, GN_ANGLE_POINTS_8, 0, GN_ERROR_MEASURE),
      (0, 0, 0, GN_ERROR_UNIT),
      (0, 5, 0, GN_ERROR_UNIT), (0, -1, 99, GN_ERROR_UNIT), (0, GN_ANGLE_DEGREES, -1, GN_ERROR_DECIMALS),
      (0, GN_ANGLE_DEGREES, 13, GN_ERROR_DECIMALS), (0, GN_ANGLE_POINTS_16, 13, GN_ERROR_DECIMALS),
    ]
    for (degrees, unit, decimals, status) in wrong {
      #expect(throws: status, "\(degrees), \(unit), \(decimals)") { _ = try angle(degrees, unit, decimals) }
    }
  }

  @Test func wrongTextsAreRefusedWhereTheyAreWrong() {
    let wrong: [(text: String, status: gn_status, offset: Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("  ", GN_ERROR_TEXT_EMPTY, 0), ("45", GN_ERROR_TEXT_UNIT, 2),
      ("45 m", GN_ERROR_TEXT_UNIT, 3),
      ("45 dd", GN_ERROR_TEXT_UNIT, 3), ("45 milx", GN_ERROR_TEXT_UNIT, 3), ("45 E", GN_ERROR_TEXT_UNIT, 3),
      ("45'", GN_ERROR_TEXT_UNIT, 2),
      ("45°N", GN_ERROR_TEXT_REST, 4), ("45°30'", GN_ERROR_TEXT_REST, 4), ("45 mil 3", GN_ERROR_TEXT_REST, 7),
      ("x", GN_ERROR_TEXT_NUMBER, 0),
      ("-N", GN_ERROR_TEXT_NUMBER, 1), ("°", GN_ERROR_TEXT_NUMBER, 0), ("NX", GN_ERROR_TEXT_LETTER, 1),
      ("EN", GN_ERROR_TEXT_LETTER, 1),
      ("NNN", GN_ERROR_TEXT_LETTER, 1), ("NNEE", GN_ERROR_TEXT_LETTER, 3), ("NWN", GN_ERROR_TEXT_LETTER, 2),
      ("north", GN_ERROR_TEXT_LETTER, 1),
      ("N E", GN_ERROR_TEXT_REST, 2), ("NE5", GN_ERROR_TEXT_REST, 2), ("S-", GN_ERROR_TEXT_REST, 1),
      ("1,500 mil", GN_ERROR_TEXT_COMMA, 1),
      ("10000000000000002°", GN_ERROR_MEASURE, 0),
    ]
    for (text, status, offset) in wrong {
      #expect(MeasureReading(text, Measure.parseAngle) == .refused(status, offset), "\(text)")
    }
  }
}

private enum Measured: CaseIterable {
  case length, area, angle

  func read(_ bytes: [UInt8]) -> MeasureReading {
    switch self {
    case .length: MeasureReading(bytes, Measure.parseLength)
    case .area: MeasureReading(bytes, Measure.parseArea)
    case .angle: MeasureReading(bytes, Measure.parseAngle)
    }
  }

  func read(_ text: String) -> MeasureReading { read(Array(text.utf8)) }
}

@Suite("Measures as text")
struct MeasureTextTests {
  /// Pieces of which measures are made, and some of which they are not.
  private static let pieces = [
    "0", "1", "5", "9", "12", "123", "1000", ".", ",", "-", "+", "\u{2212}", " ", "\u{A0}", "\t", "m", "km", "ft", "'",
    "\u{2032}", "yd", "mi", "nmi", "nm", "nautical", "mile", "s", "sq", "square", "2", "\u{B2}", "^", "ha", "acre",
    "ac",
    "\u{B0}", "d", "deg", "mil", "n", "e", "w", "nne", "x", "\0", "\u{E9}", "e5", "inf", "nan",
  ]

  @Test func caseAndBlanksAroundDoNotMatter() {
    var random = Randomness()
    var accepted = 0
    for _ in rounds(60_000) {
      let text = (0..<random.integer(in: 1...5)).map { _ in random.element(of: Self.pieces) }.joined()
      for measured in Measured.allCases {
        let plain = measured.read(text)
        // The letters of other alphabets have no case here.
        let upper = String(text.map { $0.isASCII ? Character($0.uppercased()) : $0 })
        #expect(measured.read(upper) == plain, "\(text.debugDescription)")
        let padded = measured.read("\t" + text + "\u{2009}")
        if case .value(let value) = plain {
          accepted += 1
          #expect(value.isFinite && value.magnitude <= 1e16, "\(text.debugDescription)")
          #expect(padded == plain, "\(text.debugDescription)")
        } else if case .refused(let status, let offset) = plain {
          #expect(status != GN_OK && offset >= 0 && offset <= text.utf8.count, "\(text.debugDescription)")
          guard case .refused = padded else {
            Issue.record("\(text.debugDescription) is refused only without blanks around it")
            continue
          }
        }
      }
    }
    #expect(accepted > rounds(500).count)
  }

  @Test func anyBytesAreReadOrRefusedWithinThem() {
    var random = Randomness()
    for _ in rounds(60_000) {
      let bytes = (0..<random.integer(in: 0...8)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("0123.,-m2'\u{B2}".utf8).randomElement(using: &random) ?? 0
      }
      for measured in Measured.allCases {
        switch measured.read(bytes) {
        case .value(let value): #expect(value.isFinite, "\(bytes)")
        case .refused(let status, let offset):
          #expect(status != GN_OK && offset >= 0 && offset <= bytes.count, "\(bytes)")
        }
      }
    }
  }
}
