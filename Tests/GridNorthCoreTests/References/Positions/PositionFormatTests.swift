// SPDX-License-Identifier: MIT
import CGridNorth
import Foundation
import TestSupport
import Testing

@testable import GridNorthCore

/// Default options except for the changes of `change`.
func formatOptions(
  _ form: Int, decimals: Int32 = 6, _ change: (inout gn_format_options) -> Void = { _ in }
) -> gn_format_options {
  var options = Notation.formatDefaults
  options.form = Int32(form)
  options.decimals = decimals
  change(&options)
  return options
}

/// The text of a position, or the status of its refusal.
func format(_ latitude: Double, _ longitude: Double, _ options: gn_format_options?) throws(gn_status) -> String {
  var bytes = [CChar](repeating: 1, count: Int(GN_POSITION_CAPACITY))
  var needed = 0
  if var options {
    try Notation.format(
      latitude: latitude, longitude: longitude, options: &options, into: &bytes, capacity: bytes.count, needed: &needed)
  } else {
    try Notation.format(
      latitude: latitude, longitude: longitude, options: nil, into: &bytes, capacity: bytes.count, needed: &needed)
  }
  #expect(bytes[needed - 1] == 0)
  return String(decoding: bytes[..<(needed - 1)].map(UInt8.init(bitPattern:)), as: UTF8.self)
}

private func status(_ latitude: Double, _ longitude: Double, _ options: gn_format_options) -> gn_status {
  do {
    _ = try format(latitude, longitude, options)
    return GN_OK
  } catch {
    return error
  }
}

extension gn_format_options {
  /// Up to seven bytes.
  mutating func separate(by text: String) {
    withUnsafeMutableBytes(of: &separator) { bytes in
      for (index, byte) in (Array(text.utf8) + [UInt8](repeating: 0, count: 8)).prefix(8).enumerated() {
        bytes[index] = byte
      }
    }
  }

  fileprivate mutating func style(_ symbols: Int, _ hemispheres: Int, _ flags: Int = 0) {
    self.symbols = UInt32(symbols)
    self.hemispheres = UInt32(hemispheres)
    self.flags = UInt32(flags)
  }
}

private let signs = GN_HEMISPHERES_SIGNS
private let after = GN_HEMISPHERES_AFTER
private let before = GN_HEMISPHERES_BEFORE

@Suite("Positions written in degrees")
struct DegreesFormatTests {
  @Test func withoutOptionsThereAreSixDecimals() throws {
    #expect(try format(40.5083333333, -75, nil) == "40.508333, -75.000000")
    #expect(try format(40.5083333333, -75, Notation.formatDefaults) == "40.508333, -75.000000")
  }

  /// Signed numbers with six to eight decimals have a writer of their own.
  @Test func plainDegreesAreWrittenAsInOtherStyles() throws {
    var random = Randomness()
    for round in rounds(5000) {
      let scale = random.element(of: [1, 1, 1e-3, 1e-7])
      var (latitude, longitude) = (random.double(in: -90...90) * scale, random.double(in: -180...180) * scale)
      // Ties at eight decimals.
      if round % 5 == 0 { longitude = Double(random.integer(in: -92_160...92_160)) / 512 }
      if round % 7 == 0 { latitude = max(latitude.rounded() - 4e-9, -90) }
      let decimals = Int32(6 + round % 3)
      let plain = try format(latitude, longitude, formatOptions(GN_FORM_DD, decimals: decimals))
      let other = try format(
        latitude, longitude, formatOptions(GN_FORM_DD, decimals: decimals) { $0.flags = UInt32(GN_FORMAT_PLUS) })
      #expect(plain == other.filter { $0 != "+" }, "\(latitude), \(longitude)")
    }
  }

  /// Symbols, hemispheres, flags; degrees, minutes, seconds.
  static let styles: [(Int, Int, Int, String, String, String)] = [
    (0, signs, 0, "40.51, -5.26", "40d30.50', -5d15.50'", #"40d30'30.00", -5d15'30.00""#),
    (0, after, 0, "40.51N, 5.26W", "40d30.50'N, 5d15.50'W", #"40d30'30.00"N, 5d15'30.00"W"#),
    (GN_SYMBOLS_ASCII, signs, 0, "40.51d, -5.26d", "40d30.50', -5d15.50'", #"40d30'30.00", -5d15'30.00""#),
    (GN_SYMBOLS_ASCII, before, 0, "N40.51d, W5.26d", "N40d30.50', W5d15.50'", #"N40d30'30.00", W5d15'30.00""#),
    (
      GN_SYMBOLS_ASCII, after, GN_FORMAT_SPACED, "40.51d N, 5.26d W", "40d 30.50' N, 5d 15.50' W",
      #"40d 30' 30.00" N, 5d 15' 30.00" W"#
    ),
    (
      GN_SYMBOLS_TYPOGRAPHIC, signs, 0, "40.51\u{B0}, -5.26\u{B0}", "40\u{B0}30.50\u{2032}, -5\u{B0}15.50\u{2032}",
      "40\u{B0}30\u{2032}30.00\u{2033}, -5\u{B0}15\u{2032}30.00\u{2033}"
    ),
    (
      GN_SYMBOLS_TYPOGRAPHIC, before, GN_FORMAT_SPACED, "N 40.51\u{B0}, W 5.26\u{B0}",
      "N 40\u{B0} 30.50\u{2032}, W 5\u{B0} 15.50\u{2032}",
      "N 40\u{B0} 30\u{2032} 30.00\u{2033}, W 5\u{B0} 15\u{2032} 30.00\u{2033}"
    ),
    (GN_SYMBOLS_COLONS, signs, 0, "40.51, -5.26", "40:30.50, -5:15.50", "40:30:30.00, -5:15:30.00"),
    (GN_SYMBOLS_COLONS, before, 0, "N40.51, W5.26", "N40:30.50, W5:15.50", "N40:30:30.00, W5:15:30.00"),
    (
      GN_SYMBOLS_COLONS, after, GN_FORMAT_SPACED, "40.51 N, 5.26 W", "40:30.50 N, 5:15.50 W",
      "40:30:30.00 N, 5:15:30.00 W"
    ),
    (GN_SYMBOLS_NONE, signs, 0, "40.51, -5.26", "40 30.50, -5 15.50", "40 30 30.00, -5 15 30.00"),
    (GN_SYMBOLS_NONE, after, 0, "40.51N, 5.26W", "40 30.50N, 5 15.50W", "40 30 30.00N, 5 15 30.00W"),
    (
      GN_SYMBOLS_NONE, before, GN_FORMAT_SPACED, "N 40.51, W 5.26", "N 40 30.50, W 5 15.50",
      "N 40 30 30.00, W 5 15 30.00"
    ),
    (
      0, signs, GN_FORMAT_PADDED | GN_FORMAT_PLUS, "+40.51, -005.26", "+40d30.50', -005d15.50'",
      #"+40d30'30.00", -005d15'30.00""#
    ),
    (0, before, GN_FORMAT_PADDED, "N40.51, W005.26", "N40d30.50', W005d15.50'", #"N40d30'30.00", W005d15'30.00""#),
    (0, after, GN_FORMAT_PLUS, "40.51N, 5.26W", "40d30.50'N, 5d15.50'W", #"40d30'30.00"N, 5d15'30.00"W"#),
    (
      0, signs, GN_FORMAT_LONGITUDE_FIRST | GN_FORMAT_DECIMAL_COMMA, "-5,26, 40,51", "-5d15,50', 40d30,50'",
      #"-5d15'30,00", 40d30'30,00""#
    ),
    (0, after, GN_FORMAT_LONGITUDE_FIRST, "5.26W, 40.51N", "5d15.50'W, 40d30.50'N", #"5d15'30.00"W, 40d30'30.00"N"#),
  ]

  @Test(arguments: styles.indices)
  func everyStyleIsWrittenAsItsNameSays(_ index: Int) throws {
    let (symbols, hemispheres, flags, degrees, minutes, seconds) = Self.styles[index]
    for (form, text) in [(GN_FORM_DD, degrees), (GN_FORM_DM, minutes), (GN_FORM_DMS, seconds)] {
      let options = formatOptions(form, decimals: 2) { $0.style(symbols, hemispheres, flags) }
      #expect(try format(40 + 30.5 / 60, -5 - 15.5 / 60, options) == text)
    }
  }

  @Test func otherQuartersOfTheEarthHaveTheirSignsAndLetters() throws {
    func text(_ latitude: Double, _ longitude: Double, _ hemispheres: Int) throws -> String {
      try format(latitude, longitude, formatOptions(GN_FORM_DD, decimals: 1) { $0.style(0, hemispheres) })
    }
    #expect(try text(-33.5, 18.5, signs) == "-33.5, 18.5")
    #expect(try text(-33.5, 18.5, after) == "33.5S, 18.5E")
    #expect(try text(-33.5, -70.5, before) == "S33.5, W70.5")
    #expect(try text(33.5, 18.5, before) == "N33.5, E18.5")
  }

  @Test(arguments: [",", ";", "/", ", ", " ,  ", " / ", " ", "       "])
  func theSeparatorStandsBetweenTheTwo(_ separator: String) throws {
    let options = formatOptions(GN_FORM_DD, decimals: 1) { $0.separate(by: separator) }
    #expect(try format(1.5, -2.5, options) == "1.5\(separator)-2.5")
  }

  @Test func lettersSeparateByThemselves() throws {
    let options = formatOptions(GN_FORM_DMS, decimals: 0) {
      $0.style(0, after)
      $0.separate(by: "")
    }
    #expect(try format(40.508333333, -75, options) == #"40d30'30"N75d00'00"W"#)
  }

  @Test func zerosAreNeitherNegativeNorSouthOrWest() throws {
    for value in [-0.0, 0.0, -1e-9, -1e-300, -Double.leastNonzeroMagnitude] {
      for decimals: Int32 in [0, 2, 6] {
        let zeros = decimals == 0 ? "0" : "0." + String(repeating: "0", count: Int(decimals))
        #expect(try format(value, value, formatOptions(GN_FORM_DD, decimals: decimals)) == "\(zeros), \(zeros)")
        let seconds = formatOptions(GN_FORM_DMS, decimals: min(decimals, 2)) { $0.style(GN_SYMBOLS_COLONS, after) }
        let text = try format(value, value, seconds)
        #expect(text.contains("N") && text.contains("E") && !text.contains(where: "123456789-".contains), "\(text)")
      }
    }
    #expect(try format(-0.4, -0.6, formatOptions(GN_FORM_DD, decimals: 0)) == "0, -1")
    #expect(try format(-1.0 / 7200.001, 0, formatOptions(GN_FORM_DMS, decimals: 0)) == #"0d00'00", 0d00'00""#)
  }

  @Test func minutesAndSecondsNeverReachSixty() throws {
    let seconds = formatOptions(GN_FORM_DMS, decimals: 0)
    #expect(try format(59.99999999, 179.99999999, seconds) == #"60d00'00", 180d00'00""#)
    #expect(try format(-59.99999999, -179.99999999, seconds) == #"-60d00'00", -180d00'00""#)
    #expect(try format(40 + 59.0 / 60 + 59.5001 / 3600, 0, seconds) == #"41d00'00", 0d00'00""#)
    #expect(try format(40 + 29.0 / 60 + 59.6 / 3600, 0, seconds) == #"40d30'00", 0d00'00""#)
    let minutes = formatOptions(GN_FORM_DM, decimals: 2)
    #expect(try format(59.9999999, -59.9999999, minutes) == "60d00.00', -60d00.00'")
    #expect(try format(89.9999999, 9.99999999, formatOptions(GN_FORM_DD, decimals: 2)) == "90.00, 10.00")
  }

  @Test func tiesGoToTheEvenDigit() throws {
    // CASES.md 91, after GeographicLib's tests.
    let wholes = formatOptions(GN_FORM_DD, decimals: 0) { $0.style(0, after, GN_FORMAT_PADDED) }
    #expect(try format(5.5, 6.5, wholes) == "06N, 006E")
    #expect(try format(5.25, 5.75, formatOptions(GN_FORM_DD, decimals: 1)) == "5.2, 5.8")
    #expect(try format(0.5, 1.5, formatOptions(GN_FORM_DD, decimals: 0)) == "0, 2")
    // 1/128 of a degree is 28.125 seconds, 1/16 is 3.75 minutes.
    #expect(try format(1.0 / 128, 3.0 / 128, formatOptions(GN_FORM_DMS, decimals: 2)) == #"0d00'28.12", 0d01'24.38""#)
    #expect(try format(0.0625, 0.1875, formatOptions(GN_FORM_DM, decimals: 1)) == "0d03.8', 0d11.2'")
  }

  @Test func longitudesAreReducedAnd180StaysWhatItIs() throws {
    let options = formatOptions(GN_FORM_DD, decimals: 1)
    #expect(try format(0, 180, options) == "0.0, 180.0")
    #expect(try format(0, -180, options) == "0.0, -180.0")
    #expect(try format(0, 190.5, options) == "0.0, -169.5")
    #expect(try format(0, -725.5, options) == "0.0, -5.5")
    #expect(try format(0, 1e6, options) == "0.0, -80.0")
    #expect(try format(0, 1e300, options).hasPrefix("0.0, "))
  }

  /// printf() rounds the exact double, ties to even, too.
  @Test func decimalDegreesAreThoseOfPrintf() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let decimals = random.integer(in: 0...12)
      let value = random.angle(unitsPerDegree: pow(10, Double(decimals)))
      var expected = String(format: "%.\(decimals)f", value)
      if expected.hasPrefix("-"), !expected.contains(where: "123456789".contains) { expected.removeFirst() }
      let latitude = random.element(of: [0, 45.25])
      let text = try format(latitude, value, formatOptions(GN_FORM_DD, decimals: Int32(decimals)))
      #expect(text.split(separator: " ").last.map(String.init) == expected, "\(value), \(decimals)")
    }
  }

  /// The written value is a whole number of units; the exact product (high + low, by one fused multiply-add) is no more
  /// than half a unit away, and the half only beside an even number.
  @Test func minutesAndSecondsAreNearestToTheExactDegrees() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let decimals = random.integer(in: 0...9)
      let isMinutes = Bool.random(using: &random)
      let scale = (isMinutes ? 60 : 3600) * pow(10, Double(decimals))
      let value = random.angle(unitsPerDegree: scale)
      let options = formatOptions(isMinutes ? GN_FORM_DM : GN_FORM_DMS, decimals: Int32(decimals)) {
        $0.style(GN_SYMBOLS_COLONS, signs)
      }
      let text = try #require(try format(0, value, options).split(separator: " ").last)
      let parts = text.drop { $0 == "-" }.split(separator: ":")
      try #require(parts.count == (isMinutes ? 2 : 3))
      #expect(parts.dropFirst().allSatisfy { (Double($0) ?? 60) < 60 && $0.prefix { $0 != "." }.count == 2 }, "\(text)")
      var units = 0
      for part in parts.dropLast() { units = units * 60 + (Int(part) ?? 0) }
      units = units * 60 * Int(pow(10, Double(decimals))) + (Int(parts.last?.filter { $0 != "." } ?? "") ?? 0)
      let high = value.magnitude * scale
      let low = (-high).addingProduct(value.magnitude, scale)
      let difference = (high - Double(units)).magnitude <= 0.5 ? (high - Double(units)) + low : high - Double(units)
      #expect(difference.magnitude < 0.5 || (difference.magnitude == 0.5 && units % 2 == 0), "\(value): \(text)")
      #expect(text.hasPrefix("-") == (value < 0 && units > 0), "\(value): \(text)")
    }
  }
}

extension Randomness {
  /// Degrees, -180 ... 180: any, or on, halfway between and right beside the units in which they will be written.
  fileprivate mutating func angle(unitsPerDegree scale: Double) -> Double {
    let unit = double(in: 0...180 * scale).rounded()
    let magnitude =
      switch integer(in: 0...6) {
      case 0: double(in: 0...180)
      case 1: unit / scale
      case 2: min(180, (unit + 0.5) / scale)
      case 3: Double(integer(in: 0...180 * 1024)) / 1024
      case 4: Double(integer(in: 1...180)) - double(ofMagnitudeUpTo: 1e-6).magnitude
      case 5: Double(integer(in: 0...179)) + double(ofMagnitudeUpTo: 1e-6).magnitude
      default: double(ofMagnitudeUpTo: 180).magnitude
      }
    return Bool.random(using: &self) ? magnitude : -magnitude
  }
}

@Suite("Positions written in the coordinates of grids")
struct GridFormatTests {
  private func utm(
    _ latitude: Double, _ longitude: Double, _ decimals: Int32 = 0, flags: Int = 0, zone: Int32 = 0
  ) throws -> String {
    try format(
      latitude, longitude,
      formatOptions(GN_FORM_UTM, decimals: decimals) {
        $0.flags = UInt32(flags)
        $0.zone = zone
      })
  }

  @Test func utmHasZoneHemisphereEastingAndNorthing() throws {
    #expect(try utm(40.75, -73.9861) == "18N 585593 4511500")
    #expect(try utm(-33.857, 151.215, 2) == "56S 334873.20 6252266.09")
    #expect(try utm(0, 3) == "31N 500000 0")
  }

  @Test func flagsOfUTM() throws {
    #expect(try utm(0.5, 9, 1, flags: GN_FORMAT_BAND) == "32N 500000.0 55265.0")
    #expect(try utm(-0.5, 9, 1, flags: GN_FORMAT_BAND) == "32M 500000.0 9944735.0")
    #expect(try utm(0.5, 9, 1, flags: GN_FORMAT_UNITS) == "32N 500000.0mE 55265.0mN")
    #expect(try utm(0.5, 9, 1, flags: GN_FORMAT_SPACED) == "32 N 500000.0 55265.0")
    #expect(try utm(0.5, 9, 1, flags: GN_FORMAT_SPACED | GN_FORMAT_UNITS) == "32 N 500000.0 mE 55265.0 mN")
    #expect(try utm(0.5, 9, 1, flags: GN_FORMAT_DECIMAL_COMMA) == "32N 500000,0 55265,0")
  }

  @Test func whatIsRoundedToTheEquatorLiesNorth() throws {
    #expect(try utm(-1e-7, 9) == "32N 500000 0")
    #expect(try utm(-1e-7, 9, flags: GN_FORMAT_BAND) == "32N 500000 0")
    #expect(try utm(-1e-7, 9, 2) == "32S 500000.00 9999999.99")
    #expect(try utm(-0.0, 9) == "32N 500000 0")
  }

  @Test func theBandIsThatOfThePosition() throws {
    // 8 degrees north are 884297.851 m on the central meridian, 40 degrees 4427757.219 m.
    #expect(try utm(8, 9, flags: GN_FORMAT_BAND) == "32P 500000 884298")
    #expect(try utm(40, 9, flags: GN_FORMAT_BAND) == "32T 500000 4427757")
    #expect(try utm((40.0).nextDown, 9, flags: GN_FORMAT_BAND) == "32S 500000 4427757")
    #expect(try utm(-80, 9, flags: GN_FORMAT_BAND).hasPrefix("32C "))
    #expect(try utm((84.0).nextDown, 9, flags: GN_FORMAT_BAND).hasPrefix("33X "))
  }

  @Test func askedZonesAreKept() throws {
    #expect(try utm(60, 5.5, 3, zone: 30) == "30N 973236.670 6681895.303")
    #expect(try utm(60, 5.5, 0).hasPrefix("32N "))
    #expect(try utm(60, 5.5, 0, zone: 31).hasPrefix("31N "))
    #expect(throws: GN_ERROR_TOO_FAR) { try utm(60, 5.5, 0, zone: 1) }
    #expect(try utm(87, 5.5, 0, flags: GN_FORMAT_BAND, zone: 31).hasPrefix("31X "))
    #expect(try utm(-87, 5.5, 0, flags: GN_FORMAT_BAND, zone: 31).hasPrefix("31C "))
    #expect(try utm(87, 5.5, 0, zone: 31).hasPrefix("31N "))
  }

  /// The pole lies 9,997,964.943 m from the equator: rounded to meters, it would lie beyond itself.
  @Test func aPoleThatWouldBeRoundedBeyondItselfIsTooFar() throws {
    #expect(throws: GN_ERROR_TOO_FAR) { try utm(90, 3, 0, zone: 31) }
    #expect(throws: GN_ERROR_TOO_FAR) { try utm(-90, 3, 0, zone: 31) }
    #expect(try utm(90, 3, 3, zone: 31) == "31N 500000.000 9997964.943")
  }

  @Test func beyondUTMThereIsUPS() throws {
    #expect(try utm(90, 0) == "N 2000000 2000000")
    #expect(try utm(-90, 0, 1, flags: GN_FORMAT_UNITS) == "S 2000000.0mE 2000000.0mN")
    #expect(try utm(84, 0, 3) == "N 2000000.000 1333272.296")
    #expect(try utm(-80.000001, 0).hasPrefix("S 2000000 311"))
    #expect(try utm(-80, 0).hasPrefix("31S "))
    let ups = formatOptions(GN_FORM_UPS, decimals: 1)
    #expect(try format(85, 0, ups) == "N 2000000.0 1444542.6")
    #expect(try format(83.9, 0, ups).hasPrefix("N "))
    #expect(throws: GN_ERROR_TOO_FAR) { try format(40, 0, ups) }
  }

  @Test func mgrsIsThatOfTheEncoder() throws {
    var random = Randomness()
    for _ in rounds(2000) {
      let latitude = random.latitude()
      let longitude = random.longitude()
      let precision = Int32(random.integer(in: -1...11))
      var reference = MGRS.Text()
      try MGRS.encode(latitude: latitude, longitude: longitude, precision: precision, into: &reference)
      var bytes = [CChar](repeating: 0, count: 32)
      reference.copy(to: &bytes)
      let expected = String(cString: bytes)
      #expect(try format(latitude, longitude, formatOptions(GN_FORM_MGRS, decimals: precision)) == expected)
      let spaced = try format(
        latitude, longitude,
        formatOptions(GN_FORM_MGRS, decimals: precision) { $0.flags = UInt32(GN_FORMAT_SPACED) })
      #expect(spaced.filter { $0 != " " } == expected)
      #expect(spaced.split(separator: " ").count == (precision < 0 ? 1 : precision == 0 ? 2 : 4))
    }
  }

  @Test func blanksOfMGRS() throws {
    let options = formatOptions(GN_FORM_MGRS, decimals: 5) { $0.flags = UInt32(GN_FORMAT_SPACED) }
    #expect(try format(40.75, -73.9861, options) == "18T WL 85592 11499")
    #expect(try format(90, 0, options) == "Z AH 00000 00000")
  }

  @Test func georefAndGARSAreThoseOfTheirEncoders() throws {
    #expect(try format(38.2861, -76.4291, formatOptions(GN_FORM_GEOREF, decimals: 2)) == "GJPJ3417")
    #expect(try format(38.2861, -76.4291, formatOptions(GN_FORM_GEOREF, decimals: -1)) == "GJ")
    #expect(try format(57.64911, 10.40744, formatOptions(GN_FORM_GARS, decimals: 2)) == "381NH45")
    #expect(try format(57.64911, 10.40744, formatOptions(GN_FORM_GARS, decimals: 0)) == "381NH")
  }
}

@Suite("Positions written by standards")
struct StandardsFormatTests {
  private func iso(
    _ latitude: Double, _ longitude: Double, _ decimals: Int32, _ form: Int = GN_FORM_DD, altitude: Double? = nil,
    altitudeDecimals: Int32 = 0
  ) throws -> String {
    try format(
      latitude, longitude,
      formatOptions(GN_FORM_ISO_6709, decimals: decimals) {
        $0.iso_form = Int32(form)
        $0.altitude = altitude ?? .nan
        $0.altitude_decimals = altitudeDecimals
        if altitude != nil { $0.flags = UInt32(GN_FORMAT_ALTITUDE) }
      })
  }

  @Test func iso6709HasSignsAndAllDigits() throws {
    #expect(try iso(40.75, -74, 2) == "+40.75-074.00/")
    #expect(try iso(40.2, -75, 0, GN_FORM_DM) == "+4012-07500/")
    #expect(try iso(40.2 + 13.1 / 3600, -75 - 15.1 / 3600, 1, GN_FORM_DMS) == "+401213.1-0750015.1/")
    #expect(try iso(-0.5, 5.5, 1) == "-00.5+005.5/")
    #expect(try iso(-1e-9, -1e-9, 0) == "+00+000/")
    #expect(try iso(-5.999999, 59.999999, 0, GN_FORM_DMS) == "-060000+0600000/")
  }

  @Test func iso6709CallsThe180thMeridianWest() throws {
    #expect(try iso(0, 180, 1) == "+00.0-180.0/")
    #expect(try iso(0, -180, 1) == "+00.0-180.0/")
    #expect(try iso(0, 179.99, 1) == "+00.0-180.0/")
    #expect(try iso(0, 179.9999999, 0, GN_FORM_DMS) == "+000000-1800000/")
    #expect(try iso(0, 179.9, 1) == "+00.0+179.9/")
  }

  @Test func iso6709WithAnAltitudeNamesItsSystem() throws {
    #expect(try iso(27.5916, 86.564, 4, altitude: 8850) == "+27.5916+086.5640+8850CRSWGS_84/")
    #expect(try iso(31.5, 35.5, 1, altitude: -430.55, altitudeDecimals: 1) == "+31.5+035.5-430.6CRSWGS_84/")
    #expect(try iso(31.5, 35.5, 1, altitude: -0.04, altitudeDecimals: 1) == "+31.5+035.5+0.0CRSWGS_84/")
    #expect(try iso(0, 0, 0, altitude: 1e9, altitudeDecimals: 6) == "+00+000+1000000000.000000CRSWGS_84/")
  }

  private func geo(_ latitude: Double, _ longitude: Double, _ decimals: Int32, altitude: Double? = nil) throws -> String
  {
    try format(
      latitude, longitude,
      formatOptions(GN_FORM_GEO_URI, decimals: decimals) {
        $0.altitude = altitude ?? .nan
        if altitude != nil { $0.flags = UInt32(GN_FORMAT_ALTITUDE) }
      })
  }

  @Test func geoURI() throws {
    #expect(try geo(37.786971, -122.399677, 6) == "geo:37.786971,-122.399677")
    #expect(try geo(48.201, 16.3695, 4, altitude: 183) == "geo:48.2010,16.3695,183")
    #expect(try geo(-0.0, -1e-9, 2, altitude: -0.3) == "geo:0.00,0.00,0")
  }

  /// RFC 5870, section 3.4.2.
  @Test func geoURIGivesPolesTheLongitudeZero() throws {
    #expect(try geo(90, 33, 1) == "geo:90.0,0.0")
    #expect(try geo(-89.99, 33, 1) == "geo:-90.0,0.0")
    #expect(try geo(-89.9, 33, 1) == "geo:-89.9,33.0")
  }

  @Test func decimalCommasAndSymbolsAreForDegrees() throws {
    let options = formatOptions(GN_FORM_GEO_URI, decimals: 1) {
      $0.style(GN_SYMBOLS_TYPOGRAPHIC, after, GN_FORMAT_DECIMAL_COMMA | GN_FORMAT_PLUS | GN_FORMAT_PADDED)
      $0.separate(by: "")
    }
    #expect(try format(1.5, 2.5, options) == "geo:1.5,2.5")
  }
}

@Suite("Refused ways to write a position")
struct FormatRefusalTests {
  @Test func positionsThatAreNone() {
    let options = formatOptions(GN_FORM_DD)
    #expect(status(90.000001, 0, options) == GN_ERROR_LATITUDE)
    #expect(status(.nan, 0, options) == GN_ERROR_NOT_FINITE)
    #expect(status(0, .infinity, options) == GN_ERROR_NOT_FINITE)
    for form in GN_FORM_DD...GN_FORM_GARS {
      #expect(status(-91, 0, formatOptions(form, decimals: 2)) == GN_ERROR_LATITUDE)
      #expect(status(0, .nan, formatOptions(form, decimals: 2)) == GN_ERROR_NOT_FINITE)
    }
  }

  private func refusal(_ form: Int, decimals: Int32 = 2, _ change: (inout gn_format_options) -> Void) -> gn_status {
    status(40, -75, formatOptions(form, decimals: decimals, change))
  }

  @Test func optionsOfNoMeaning() {
    #expect(refusal(GN_FORM_DD) { $0.size = 52 } == GN_ERROR_OPTIONS_SIZE)
    #expect(refusal(GN_FORM_DD) { $0.size = 0 } == GN_ERROR_OPTIONS_SIZE)
    #expect(refusal(GN_FORM_ANY) { _ in } == GN_ERROR_FORM)
    #expect(refusal(11) { _ in } == GN_ERROR_FORM)
    #expect(refusal(-1) { _ in } == GN_ERROR_FORM)
    #expect(refusal(GN_FORM_DD) { $0.symbols = 5 } == GN_ERROR_STYLE)
    #expect(refusal(GN_FORM_DD) { $0.hemispheres = 0 } == GN_ERROR_STYLE)
    #expect(refusal(GN_FORM_DD) { $0.hemispheres = 4 } == GN_ERROR_STYLE)
    #expect(refusal(GN_FORM_DD) { $0.flags = 256 } == GN_ERROR_STYLE)
    #expect(refusal(GN_FORM_ISO_6709) { $0.iso_form = 0 } == GN_ERROR_FORM)
    #expect(refusal(GN_FORM_ISO_6709) { $0.iso_form = Int32(GN_FORM_UTM) } == GN_ERROR_FORM)
    #expect(refusal(GN_FORM_UTM) { $0.zone = 61 } == GN_ERROR_ZONE)
    #expect(refusal(GN_FORM_UTM) { $0.zone = -1 } == GN_ERROR_ZONE)
    #expect(refusal(GN_FORM_UTM) { $0.zone = 32631 } == GN_ERROR_ZONE)
    for separator in [",,", ", ;", "x", "1", "\t", "-", ":", "\u{A0}", "........"] {
      #expect(refusal(GN_FORM_DD) { $0.separate(by: separator) } == GN_ERROR_STYLE, "\(separator)")
    }
    #expect(refusal(GN_FORM_DD) { $0.separate(by: "        ") } == GN_ERROR_STYLE)
  }

  @Test func decimalsOfEachForm() {
    for form in [GN_FORM_DD, GN_FORM_DM, GN_FORM_DMS, GN_FORM_ISO_6709, GN_FORM_GEO_URI] {
      #expect(refusal(form, decimals: 12) { _ in } == GN_OK)
      #expect(refusal(form, decimals: 13) { _ in } == GN_ERROR_DECIMALS)
      #expect(refusal(form, decimals: -1) { _ in } == GN_ERROR_DECIMALS)
    }
    #expect(refusal(GN_FORM_UTM, decimals: 6) { _ in } == GN_OK)
    #expect(refusal(GN_FORM_UTM, decimals: 7) { _ in } == GN_ERROR_DECIMALS)
    #expect(refusal(GN_FORM_MGRS, decimals: 12) { _ in } == GN_ERROR_PRECISION)
    #expect(refusal(GN_FORM_MGRS, decimals: -2) { _ in } == GN_ERROR_PRECISION)
    #expect(refusal(GN_FORM_GEOREF, decimals: 1) { _ in } == GN_ERROR_PRECISION)
    #expect(refusal(GN_FORM_GEOREF, decimals: 12) { _ in } == GN_ERROR_PRECISION)
    #expect(refusal(GN_FORM_GARS, decimals: 3) { _ in } == GN_ERROR_PRECISION)
  }

  @Test func altitudes() {
    func refusal(_ altitude: Double, decimals: Int32 = 0, flags: Int = GN_FORMAT_ALTITUDE) -> gn_status {
      self.refusal(GN_FORM_GEO_URI) {
        $0.altitude = altitude
        $0.altitude_decimals = decimals
        $0.flags = UInt32(flags)
      }
    }
    #expect(refusal(.nan) == GN_ERROR_NOT_FINITE)
    #expect(refusal(.nan, flags: 0) == GN_OK)
    #expect(refusal(-1_000_001) == GN_ERROR_ALTITUDE)
    #expect(refusal(1_000_000_001) == GN_ERROR_ALTITUDE)
    #expect(refusal(-1_000_000, decimals: 6) == GN_OK)
    #expect(refusal(0, decimals: 7) == GN_ERROR_DECIMALS)
  }

  @Test func stylesThatCouldNotBeReadAgain() {
    #expect(refusal(GN_FORM_DD) { $0.separate(by: "") } == GN_ERROR_STYLE)
    #expect(refusal(GN_FORM_DMS) { $0.separate(by: "") } == GN_ERROR_STYLE)
    for separator in [",", " ,"] {
      let commas = { (options: inout gn_format_options) in
        options.flags = UInt32(GN_FORMAT_DECIMAL_COMMA)
        options.separate(by: separator)
      }
      #expect(refusal(GN_FORM_DD, commas) == GN_ERROR_STYLE)
      #expect(refusal(GN_FORM_DD, decimals: 0, commas) == GN_OK)
      #expect(refusal(GN_FORM_MGRS, commas) == GN_OK)
    }
  }

  @Test func decimalCommasThatCouldPartThousands() throws {
    let options = { (decimals: Int32) in
      formatOptions(GN_FORM_UTM, decimals: decimals) {
        $0.flags = UInt32(GN_FORMAT_DECIMAL_COMMA)
        $0.zone = 18
      }
    }
    let place = { (northing: Double) throws(gn_status) in
      try UTM.inverse(easting: 562.329, northing: northing, grid: UTM.Grid(checkedZone: 18, hemisphere: 1))
    }
    let corner = try place(242.877)
    #expect(status(corner.latitude, corner.longitude, options(3)) == GN_ERROR_STYLE)
    #expect(try format(corner.latitude, corner.longitude, options(2)) == "18N 562,33 242,88")
    // One number that leaves no doubt is enough.
    let north = try place(59242.877)
    let text = try format(north.latitude, north.longitude, options(3))
    #expect(text == "18N 562,329 59242,877")
    let position = try text.withCString { bytes in
      try Notation.parse(ASCII(bytes, count: text.utf8.count), form: Int32(GN_FORM_ANY), flags: 0).first
    }
    #expect(position.utm.easting == 562.329)
    #expect(position.utm.northing == 59242.877)
    #expect(position.flags == UInt32(GN_POSITION_DECIMAL_COMMA))
  }
}

@Suite("The room for a written position")
struct FormatRoomTests {
  @Test func anyCapacityTellsWhatIsNeededAndNothingIsHalfWritten() throws {
    for form in GN_FORM_DD...GN_FORM_GARS {
      var options = formatOptions(form, decimals: 2)
      let latitude = form == GN_FORM_UPS ? 85.5 : 40.5
      let expected = try format(latitude, -75, options)
      for capacity in 0...expected.utf8.count + 2 {
        var bytes = [CChar](repeating: 7, count: capacity + 1)
        var needed = 0
        let isEnough = capacity > expected.utf8.count
        do throws(gn_status) {
          try Notation.format(
            latitude: latitude, longitude: -75, options: &options, into: &bytes, capacity: capacity, needed: &needed)
          #expect(isEnough)
        } catch {
          #expect(error == GN_ERROR_BUFFER_TOO_SMALL && !isEnough)
        }
        #expect(needed == expected.utf8.count + 1)
        #expect(bytes.last == 7)
        if capacity > 0 { #expect(String(cString: bytes) == (isEnough ? expected : "")) }
      }
    }
  }

  @Test func theCapacityOfTheHeaderSuffices() throws {
    var longest = 0
    for form in GN_FORM_DD...GN_FORM_GEOREF where form != GN_FORM_UPS {
      for symbols in 1...4 {
        for hemispheres in 1...3 {
          let decimals: Int32 = form == GN_FORM_UTM ? 6 : form == GN_FORM_MGRS || form == GN_FORM_GEOREF ? 11 : 12
          var options = formatOptions(form, decimals: decimals) {
            let all = GN_FORMAT_PADDED | GN_FORMAT_PLUS | GN_FORMAT_SPACED | GN_FORMAT_UNITS | GN_FORMAT_ALTITUDE
            $0.style(symbols, hemispheres, all)
            $0.separate(by: "   ;   ")
            $0.iso_form = Int32(GN_FORM_DMS)
            $0.altitude = 1e9
            $0.altitude_decimals = 6
          }
          var bytes = [CChar](repeating: 7, count: Int(GN_POSITION_CAPACITY))
          var needed = 0
          try Notation.format(
            latitude: -59.999999, longitude: -179.999999, options: &options, into: &bytes, capacity: bytes.count,
            needed: &needed)
          longest = max(longest, needed)
        }
      }
    }
    #expect(longest > 64 && longest <= GN_POSITION_CAPACITY)
  }
}
