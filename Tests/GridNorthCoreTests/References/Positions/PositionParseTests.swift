// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Positions read from texts")
struct PositionParseTests {
  // MARK: Vectors

  @Test func degreesAreReadInAllTheirForms() throws {
    let dd = GN_FORM_DD
    let dm = GN_FORM_DM
    let dms = GN_FORM_DMS
    let known: [(text: String, latitude: Double, longitude: Double, form: Int)] = [
      ("40.508333, -75", 40.508333, -75, dd), ("40.5 75.25", 40.5, 75.25, dd), ("40.5;75.25", 40.5, 75.25, dd),
      ("40.5 / -75.25", 40.5, -75.25, dd), (".5,-.25", 0.5, -0.25, dd), ("40. +75.", 40, 75, dd),
      ("40.5N 75.25W", 40.5, -75.25, dd), ("n40.5w75.25", 40.5, -75.25, dd), ("40.5N75.25W", 40.5, -75.25, dd),
      ("75.25W, 40.5 N", 40.5, -75.25, dd), ("20E10N", 10, 20, dd), ("S 37 E 12", -37, 12, dd),
      ("37 south 12 west", -37, -12, dd), ("North 40, East 75", 40, 75, dd), ("40N 75", 40, 75, dd),
      ("40 75N", 75, 40, dd), ("N40 75", 40, 75, dd), ("40N W75", 40, -75, dd), ("N 40 75 W", 40, -75, dd),
      ("40.5° -75.25°", 40.5, -75.25, dd), ("40.5°, -75.25", 40.5, -75.25, dd), ("40.5°N 75W", 40.5, -75, dd),
      ("40*n 75de", 40, 75, dd), ("120E30N", 30, 120, dd), ("145dE, 30dN", 30, 145, dd),
      ("40 30 75 15", 40.5, 75.25, dm), ("-0 30 10 15", -0.5, 10.25, dm), ("0 30 S 0 30 W", -0.5, -0.5, dm),
      ("40:30.5 -75:15", 2430.5 / 60, -75.25, dm), ("40d30 75d15", 40.5, 75.25, dm), ("40°30', 75°", 40.5, 75, dm),
      ("30'N 15'W", 0.5, -0.25, dm), ("40 30 N, 75 15 W", 40.5, -75.25, dm),
      ("40 30 30 75 15 36", 145830.0 / 3600, 75.26, dms), ("40:30:30 75:15:36", 145830.0 / 3600, 75.26, dms),
      ("40d30'30\"N75d0'0\"W", 145830.0 / 3600, -75, dms), ("40d30'30 75d15'36", 145830.0 / 3600, 75.26, dms),
      ("43d16'12\"E 33d26'24\"N", 33.44, 43.27, dms), ("43:16:12E 33:26:24", 33.44, 43.27, dms),
      ("N 59°12'7.7\" W 02°15'39.6\"", 213127.7 / 3600, -8139.6 / 3600, dms),
      ("40°30″ 75°36″", 144030.0 / 3600, 75.01, dms),
      ("40 ° 30 ' 36 \" N 75 ° W", 40.51, -75, dms),
    ]
    for (text, latitude, longitude, form) in known {
      let position = try only(text)
      #expect(isSame(position.point, point(latitude, longitude)), "\(text): \(position)")
      #expect(position.form == Int32(form), "\(text): \(position)")
    }
  }

  @Test func symbolsAreThoseOfAllKeyboards() throws {
    for degree in ["°", "º", "˚", "∘", "⁰", "*", "d", "D", ":"] {
      for minute in degree == ":" ? [":"] : ["'", "`", "´", "’", "‘", "′", "ʹ", "ʼ"] {
        for second in degree == ":" ? [""] : ["\"", "”", "“", "″", "ʺ", "''", "’’", ""] {
          let text = "40\(degree)30\(minute)36\(second) 75\(degree)15\(minute)36\(second)"
          #expect(try isSame(only(text).point, point(40.51, 75.26)), "\(text)")
        }
      }
    }
    for minus in ["-", "−", "–", "‐", "‑"] {
      #expect(try isSame(only("\(minus)33.5 \(minus)12").point, point(-33.5, -12)), "\(minus)")
    }
    for blank in ["\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{FEFF}", "\r\n", "\t"] {
      let text = "\(blank)40°\(blank)30'\(blank)N\(blank)75°\(blank)W\(blank)"
      #expect(try isSame(only(text).point, point(40.5, -75)), "\(text)")
    }
  }

  @Test func bytesOfLatin1AreSymbolsToo() throws {
    let bytes: [UInt8] = [0x34, 0x30, 0xB0, 0x33, 0x30, 0xB4, 0xA0, 0x37, 0x35, 0xBA]
    let position = try reading(bytes: bytes) { try Notation.parse($0, form: 0, flags: 0) }.first
    #expect(isSame(position.point, point(40.5, 75)))
  }

  @Test func commasAreDecimalWhereTheyCanBeNothingElse() throws {
    let decimal = [
      "12,5 13,25", "12,5; 13,25", "12,5, 13,25", "N 12,5 E 13,25", "12,5N 13,25E", "N12,5E13,25", "12,5N,13,25E",
      "12,5° 13,25°", "12,5/13,25",
    ]
    for text in decimal {
      let position = try only(text)
      #expect(isSame(position.point, point(12.5, 13.25)), "\(text): \(position)")
      #expect(position.flags == UInt32(GN_POSITION_DECIMAL_COMMA), "\(text)")
    }
    #expect(try isSame(only("40 30,6 75 15").point, point(40.51, 75.25)))
    #expect(try isSame(only("40°30'36,0\"N 75°15'W").point, point(40.51, -75.25)))
    for text in ["12,5", "12 , 5", "12.0,5", "12.0,5.0", "12,5.0", "12N,5E"] {
      let position = try only(text)
      #expect(isSame(position.point, point(12, 5)) && position.flags == 0, "\(text): \(position)")
    }
    #expect(try only("18N 585628,5 4511322,25").utm.northing == 4511322.25)
    #expect(try only("18N 585628,4511322").utm.northing == 4511322)
  }

  @Test func minutesMayBeSixtyOnlyByRounding() throws {
    // GeographicLib's rule.
    for (text, degrees) in [("4:59:60.0", 5.0), ("4:60.0", 5), ("5d60.", 6), ("4d59.5'", 299.5 / 60)] {
      #expect(try isSame(only("\(text)N 1E").point, point(degrees, 1)), "\(text)")
    }
  }

  @Test func gridCoordinatesAreReadInAllTheirForms() throws {
    let north = [
      "18N 585628 4511322", "18n 585628 4511322", "18 N 585628 4511322", "18 north 585628 4511322",
      "585628 4511322 18N", "585628mE 4511322mN 18N", "585628 mE, 4511322 mN, 18 N", "4511322mN 585628mE 18N",
      "18N, 585628, 4511322", "18N 585628m 4511322m", "585628E 4511322N 18N", "18N 585628.0;4511322.0",
      " 18N 585628/4511322 ",
    ]
    for text in north {
      let position = try only(text)
      #expect(position.form == Int32(GN_FORM_UTM) && position.flags == 0, "\(text): \(position)")
      #expect(position.utm.easting == 585628 && position.utm.northing == 4511322, "\(text)")
      #expect(position.utm.zone == 18 && position.utm.hemisphere == 1, "\(text)")
      #expect(isSame(position.point, try UTM.inverse(position.utm)), "\(text)")
    }
    for text in ["18T 585628 4511322", "585628mE 4511322mN 18T", "18t 585628 4511322"] {
      let position = try only(text)
      #expect(position.flags == UInt32(GN_POSITION_BAND) && position.utm.hemisphere == 1, "\(text): \(position)")
    }
    for text in ["N 2100000 2000000", "n2100000 2000000", "north 2100000 2000000", "2100000 2000000 north"] {
      #expect(try only(text).utm.hemisphere == 1 && only(text).utm.zone == 0, "\(text)")
      #expect(try only(text).form == Int32(GN_FORM_UPS), "\(text)")
    }
    for text in ["2100000 2000000 S", "2100000mE 2000000mN S", "S 2100000 2000000", "2100000 2000000m South"] {
      #expect(try only(text).utm.hemisphere == -1 && only(text).utm.easting == 2100000, "\(text)")
    }
  }

  @Test func aBandThatMayBeAHemisphereGivesBoth() throws {
    let both = try candidates("38S 444140 3684706")
    #expect(both.count == 2)
    #expect(both.first.utm.hemisphere == -1 && both.first.flags == 0 && both.first.point.latitude < -56)
    for band in [both.second, try only("38S 444140 3684706", flags: UInt32(GN_PARSE_BANDS))] {
      #expect(band.utm.hemisphere == 1 && band.flags == UInt32(GN_POSITION_BAND))
      #expect((band.point.latitude - 33.3).magnitude < 1e-4)
    }
    // As a band, S is contradicted by the northing: 40.7 degrees are in T.
    #expect(try candidates("18S 585628 4511322").count == 1)
    #expect(try only("18S 585628 4511322").utm.hemisphere == -1)
    #expect(try only("18N 585628 511322", flags: UInt32(GN_PARSE_BANDS)).flags == UInt32(GN_POSITION_BAND))
    // A caller who says that the letter is a band gets no hemisphere.
    for text in ["18S 585628 4511322", "18N 585628 4511322"] {
      #expect(try refusal(text, flags: UInt32(GN_PARSE_BANDS)) == TextRefusal(GN_ERROR_MGRS_BAND, at: 2))
    }
    #expect(try only("38 south 444140 3684706").utm.hemisphere == -1)
  }

  @Test func referencesOfCellsAndStandardsAreRecognized() throws {
    let known: [(String, Int, Double, Double)] = [
      ("38SMB4484", GN_FORM_MGRS, 33.29815737, 44.40387347), ("38 s mb 44 84", GN_FORM_MGRS, 33.29815737, 44.40387347),
      ("4QFJ16", GN_FORM_MGRS, 21.38352219, -157.89066595), ("38N", GN_FORM_MGRS, 4, 45),
      ("18DVH8833", GN_FORM_MGRS, -70.00536638, -75.30135228), ("ZAH00", GN_FORM_MGRS, 89.93631036, 135),
      ("GJPJ0615", GN_FORM_GEOREF, 38.25833333, -76.89166667),
      ("212LW37", GN_FORM_GARS, 40.04166667, -74.45833333),
      ("151DE3", GN_FORM_GARS, -51.875, -104.875), ("+40.75-074.00/", GN_FORM_ISO_6709, 40.75, -74),
      ("+40,75-074,00", GN_FORM_ISO_6709, 40.75, -74), ("GEO:40.75,-74", GN_FORM_GEO_URI, 40.75, -74),
    ]
    for (text, form, latitude, longitude) in known {
      let position = try only(text)
      #expect(position.form == Int32(form), "\(text): \(position)")
      let isNear =
        (position.point.latitude - latitude).magnitude < 1e-8 && (position.point.longitude - longitude).magnitude < 1e-8
      #expect(isNear, "\(text): \(position)")
      #expect(try isSame(only(text, form: form).point, position.point), "\(text)")
    }
  }

  @Test func precisionIsWhatTheLastDigitIsWorth() throws {
    let degree = 111132.95254791914
    let known: [(String, Double)] = [
      ("40 75", degree), ("40.5 75.12", degree / 100), ("40d30' 75d", degree / 60), ("40 30.5 75 15.5", degree / 600),
      ("40:30:30.25 75:0:0", degree / 360000), ("18N 585628.5 4511322", 0.1), ("18N 585628 4511322", 1),
      ("38SMB4484", 1000), ("38N", 8 * degree), ("38X", 12 * degree), ("Z", 6 * degree), ("A", 10 * degree),
      ("GJPJ0615", degree / 60), ("212LW", degree / 2),
    ]
    for (text, meters) in known {
      let form = ["Z", "A"].contains(text) ? GN_FORM_MGRS : text == "212LW" ? GN_FORM_GARS : GN_FORM_ANY
      #expect(try (only(text, form: form).precision / meters - 1).magnitude < 1e-12, "\(text)")
    }
  }

  @Test func whatMayHoldMinutesIsReadAsMinutesOrGivenTwice() throws {
    for text in ["N0045 E00030", "0045N 00030E", "n0045e00030", "0045,N,00030,E", "00030E 0045N", "0045.0N 00030.0E"] {
      let position = try only(text)
      #expect(isSame(position.point, point(0.75, 0.5)) && position.form == Int32(GN_FORM_DM), "\(text): \(position)")
      #expect(try refusal(text, form: GN_FORM_DD) == TextRefusal(GN_ERROR_TEXT_FORM, at: 0), "\(text)")
    }
    for text in ["0045 00030", "+0045, +00030", "N0045 00030"] {
      let found = try candidates(text)
      #expect(found.count == 2 && isSame(found.first.point, point(0.75, 0.5)), "\(text)")
      #expect(isSame(found.second.point, point(45, 30)) && found.second.form == Int32(GN_FORM_DD), "\(text)")
      #expect(try isSame(only(text, form: GN_FORM_DD).point, point(45, 30)), "\(text)")
      #expect(try isSame(only(text, form: GN_FORM_DM).point, point(0.75, 0.5)), "\(text)")
    }
    // Beside a letter, digits that look packed are not degrees; without one, nor where they can be nothing else.
    for (text, offset) in [("N0045 E30", 1), ("N45 E00030", 5), ("N0045 E0030", 1), ("S0045.5, 30°E", 1)] {
      #expect(try refusal(text) == TextRefusal(GN_ERROR_TEXT_DIGITS, at: offset), "\(text)")
    }
    #expect(try refusal("4530 01030") == TextRefusal(GN_ERROR_LATITUDE, at: 0))
  }

  @Test func SAfterSecondsMayBeSouth() throws {
    let both = try candidates("37d53m36s 74d0m36w")
    #expect(both.count == 2)
    #expect(isSame(both.first.point, point(-136416.0 / 3600, -266436.0 / 3600)))
    #expect(isSame(both.second.point, point(136416.0 / 3600, -266436.0 / 3600)))
    // The strict rule refuses a minus beside an S that may mean south; the lenient one sets a flag.
    let strict = UInt32(GN_PARSE_STRICT)
    #expect(try refusal("-37d53m36s 74d0m36w", flags: strict) == TextRefusal(GN_ERROR_TEXT_SIGN, at: 0))
    #expect(try candidates("-37d53m36s 74d0m36w").first.flags == UInt32(GN_POSITION_DOUBLE_SIGN))
  }

  // MARK: Properties

  @Test func packedDegreesAreTheSameInAllTheirWays() throws {
    var random = Randomness()
    func digits(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    for _ in 0..<3000 {
      let hasSeconds = Bool.random(using: &random)
      let thousandths = random.integer(in: 0...59_999)
      let decimals = digits(thousandths / 1000, 2) + "." + digits(thousandths % 1000, 3)
      let minutes = random.integer(in: 0...59)
      let (north, east) = (random.integer(in: 0...89), random.integer(in: 0...179))
      let last = hasSeconds ? digits(minutes, 2) + decimals : decimals
      let (latitude, longitude) = (digits(north, 2) + last, digits(east, 3) + last)
      let sixtieths = hasSeconds ? "\(minutes)'\(decimals)\"" : "\(decimals)'"
      let expected = try only("\(north)°\(sixtieths)S \(east)°\(sixtieths)E").point
      let texts = [
        "\(latitude)S \(longitude)E", "S\(latitude)E\(longitude)", "\(latitude),s,\(longitude),e",
        "E\(longitude), S\(latitude)", "\(latitude)S\(longitude)E",
      ]
      for text in texts { #expect(try isSame(only(text).point, expected), "\(text)") }
      let alone = try (coordinate("\(latitude)S", GN_AXIS_LATITUDE), coordinate("\(longitude)E", GN_AXIS_LONGITUDE))
      #expect(isSame(point(alone.0, alone.1), expected), "\(texts[0])")
    }
  }

  @Test func decimalsAreTheNearestNumbers() throws {
    var random = Randomness()
    for _ in rounds(5000) {
      let (latitude, longitude) = (random.double(in: -90...90), random.double(in: -180...179))
      let text = "\(latitude) \(longitude)"
      guard !text.contains("e") else { continue }
      let position = try only(text).point
      // The shortest decimals that identify a double have up to 17 digits: more than are promised to the last bit.
      #expect((position.latitude - latitude).magnitude <= latitude.ulp, "\(text)")
      #expect((position.longitude - longitude).magnitude <= longitude.ulp, "\(text)")
    }
    for _ in rounds(5000) {
      let units = random.integer(in: -90_000_000_000_000...90_000_000_000_000)
      let digits = String(String(units.magnitude + 1_000_000_000_000_000).dropFirst())
      let text = (units < 0 ? "-" : "") + digits.prefix(3) + "." + digits.dropFirst(3)
      let latitude = try #require(Double(text))
      guard latitude.magnitude <= 90 else { continue }
      #expect(try only("\(text),1").point.latitude == latitude, "\(text)")
    }
  }

  /// A text in the usual notation is read eight bytes at a time, but not after a blank.
  @Test func usualNotationIsReadAsAfterABlank() throws {
    var random = Randomness()
    for _ in rounds(5000) {
      let numbers = [90, 180].map { limit in
        let sign = ["", "-"][random.integer(in: 0...1)]
        let digits = String(random.integer(in: 1_000_000_000...1_999_999_999)).dropFirst()
        return "\(sign)\(random.integer(in: 0...(limit - 1))).\(digits.prefix(random.integer(in: 1...9)))"
      }
      let text = numbers.joined(separator: [",", ", "][random.integer(in: 0...1)])
      let (found, expected) = try (only(text), only(" " + text))
      #expect(isSame(found.point, expected.point) && found.precision == expected.precision, "\(text)")
      #expect(found.form == expected.form && found.flags == expected.flags, "\(text)")
    }
  }

  @Test func caseAndOuterBlanksDoNotMatter() throws {
    for text in accepted {
      let expected = try candidates(text)
      for other in [text.lowercased(), text.uppercased(), " \t\(text)\n", "\u{A0}\(text)\u{3000}"] {
        let found = try candidates(other)
        #expect(found.count == expected.count && isSame(found.first.point, expected.first.point), "\(other)")
        #expect(found.first.form == expected.first.form && found.first.flags == expected.first.flags, "\(other)")
      }
    }
  }

  @Test func anyBytesAreAnsweredInEachForm() {
    var random = Randomness()
    let pieces: [[UInt8]] =
      [
        "N", "s", "E", "w", "d", "'", "\"", ":", "°", "′", "−", " ", "  ", ",", ";", "/", ".", "-", "+", "m", "18", "T",
        "SMB",
      ]
      .map { Array($0.utf8) } + [[0xB0], [0xFF], [0xE2, 0x80], [0]]
    for _ in rounds(20_000) {
      var bytes: [UInt8] = []
      for _ in 0..<random.integer(in: 0...9) {
        bytes +=
          Bool.random(using: &random) ? Array(String(random.integer(in: 0...99_999)).utf8) : random.element(of: pieces)
      }
      let form = Int32(random.integer(in: 0...10))
      let flags = UInt32(random.integer(in: 0...7))
      checkAnswer(bytes) { try Notation.parse($0, form: form, flags: flags).first }
    }
  }

  // MARK: Edges

  @Test func longitudesOfAnySizeAreReduced() throws {
    for (text, longitude) in [
      ("180", -180.0), ("-180", -180), ("360", 0), ("1000000", -80), ("-540", -180), ("999999999999999", -81),
    ] {
      #expect(try isSame(only("1 \(text)").point, point(1, longitude)), "\(text)")
    }
  }

  @Test func zeroHasNoSign() throws {
    for text in ["-0 -0", "0S 0W", "-0.0,-0.0", "0°0'0\"S 0°0'0\"W"] {
      #expect(try isSame(only(text).point, point(0, 0)), "\(text)")
    }
  }

  @Test func theLongitudeComesFirstWhereItIsToldTo() throws {
    let first = UInt32(GN_PARSE_LONGITUDE_FIRST)
    for text in ["-75 40", "-75d0' 40d0'", "75W 40N"] {
      let position = try only(text, flags: first)
      #expect(isSame(position.point, point(40, -75)), "\(text)")
      #expect(position.flags == UInt32(GN_POSITION_LONGITUDE_FIRST), "\(text)")
    }
    #expect(try only("40N 75W", flags: first).flags == 0)
    #expect(try refusal("-75 95", flags: first) == TextRefusal(GN_ERROR_LATITUDE, at: 4))
  }

  @Test func aMinusBesideSouthOrWestCancels() throws {
    let position = try only("E-75 -40S")
    #expect(isSame(position.point, point(40, -75)))
    #expect(position.flags == UInt32(GN_POSITION_DOUBLE_SIGN) | UInt32(GN_POSITION_LONGITUDE_FIRST))
    #expect(try refusal("E-75 -40S", flags: UInt32(GN_PARSE_STRICT)) == TextRefusal(GN_ERROR_TEXT_SIGN, at: 5))
  }

  @Test func strictRefusesCellsBeyondTheirGridZone() throws {
    #expect(try only("38VMS").flags == UInt32(GN_POSITION_BAND_OF_NEIGHBOR))
    #expect(
      try refusal(" 38VMS", flags: UInt32(GN_PARSE_STRICT)) == TextRefusal(GN_ERROR_MGRS_BAND_OF_NEIGHBOR, at: 4))
  }

  @Test func theBandOfARoundedCoordinateMayBeNextDoor() throws {
    // The parallel of 40 degrees lies at a northing of 4427757.2 m on the central meridian.
    #expect(try candidates("18S 500000 4427758").count == 2)
    #expect(try candidates("18S 500000 4427760").count == 1)
    #expect(try only("18T 500000 4427757").flags == UInt32(GN_POSITION_BAND))
    #expect(try refusal("18T 500000 4427755") == TextRefusal(GN_ERROR_MGRS_BAND, at: 2))
  }

  // MARK: Refused

  @Test func refusedTextsTellWhyAndWhere() throws {
    let known: [(String, gn_status, Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), (" \t\u{A0}", GN_ERROR_TEXT_EMPTY, 0), ("40", GN_ERROR_TEXT_INCOMPLETE, 2),
      ("S", GN_ERROR_TEXT_INCOMPLETE, 1),
      ("S 37", GN_ERROR_TEXT_INCOMPLETE, 4), ("40,", GN_ERROR_TEXT_INCOMPLETE, 3),
      ("40d 30", GN_ERROR_TEXT_INCOMPLETE, 6),
      ("40 30 20", GN_ERROR_TEXT_INCOMPLETE, 8), ("1 2 3 4 5", GN_ERROR_TEXT_INCOMPLETE, 9),
      ("1 2 3 4 5 6 7", GN_ERROR_TEXT_REST, 12),
      ("1, 2, 3", GN_ERROR_TEXT_REST, 4), ("1,2 3 4", GN_ERROR_TEXT_REST, 4),
      ("40 30, 75", GN_ERROR_TEXT_INCOMPLETE, 9),
      (",1", GN_ERROR_TEXT_FORM, 0), ("nan nan", GN_ERROR_TEXT_FORM, 0), ("INVALID", GN_ERROR_TEXT_FORM, 0),
      ("38\u{0}N", GN_ERROR_TEXT_BYTE, 2),
      ("0 1e300", GN_ERROR_TEXT_BYTE, 3), ("1.8e2 5", GN_ERROR_TEXT_BYTE, 3), ("7.0E+1 5", GN_ERROR_TEXT_BYTE, 3),
      ("7.0E+1", GN_ERROR_TEXT_BYTE, 3),
      ("1.2.3 4", GN_ERROR_TEXT_BYTE, 3), ("40.5x 75", GN_ERROR_TEXT_BYTE, 4), ("- - 40 75", GN_ERROR_TEXT_SIGN, 0),
      ("--40 75", GN_ERROR_TEXT_SIGN, 0),
      ("40.5-75", GN_ERROR_TEXT_SIGN, 4), ("40 - 75", GN_ERROR_TEXT_SIGN, 3), ("40°-75°", GN_ERROR_TEXT_SIGN, 4),
      ("-.,5", GN_ERROR_TEXT_NUMBER, 1),
      ("40 -30 75 -10", GN_ERROR_TEXT_SIGN, 10), ("40N 40N", GN_ERROR_TEXT_HEMISPHERE, 6),
      ("75W 40E", GN_ERROR_TEXT_HEMISPHERE, 6),
      ("40 N 75", GN_ERROR_TEXT_HEMISPHERE, 3), ("N40N 75E", GN_ERROR_TEXT_HEMISPHERE, 7),
      ("NE 40 75", GN_ERROR_TEXT_LETTER, 3),
      ("91 5", GN_ERROR_LATITUDE, 0), ("5 -91N", GN_ERROR_LATITUDE, 2), ("90.0000001,0", GN_ERROR_LATITUDE, 0),
      ("500000 4500000", GN_ERROR_LATITUDE, 0),
      ("90d0'0.1\" 0d", GN_ERROR_LATITUDE, 0), ("1234567890123456N 1E", GN_ERROR_TEXT_DIGITS, 0),
      ("12,5,13,5", GN_ERROR_TEXT_COMMA, 2),
      ("12,5,13", GN_ERROR_TEXT_COMMA, 2), ("1,2 3,4 5,6", GN_ERROR_TEXT_COMMA, 1),
      ("12.5,13,5", GN_ERROR_TEXT_REST, 7),
      ("4:59:60 1:0:0", GN_ERROR_TEXT_SIXTY, 5), ("4:60 1:0", GN_ERROR_TEXT_SIXTY, 2),
      ("5d70.0 1d0", GN_ERROR_TEXT_SIXTY, 2),
      ("5d60.1' 1d0'", GN_ERROR_TEXT_SIXTY, 2), ("40.5d30' 75d", GN_ERROR_TEXT_DIGITS, 0),
      ("40d30.d 75d", GN_ERROR_TEXT_SYMBOL, 10),
      ("45.5 75.25°", GN_ERROR_TEXT_SYMBOL, 4), ("40:30' 75:0", GN_ERROR_TEXT_SYMBOL, 5),
      ("40:30:, 75:0", GN_ERROR_TEXT_SYMBOL, 5),
      ("40 30 N 75° W", GN_ERROR_TEXT_SYMBOL, 2), ("40\u{FF}", GN_ERROR_TEXT_BYTE, 2),
      ("40 € 75", GN_ERROR_TEXT_BYTE, 3),
      ("18O 585628 4511322", GN_ERROR_MGRS_BAND, 2), ("18U 585628 4511322", GN_ERROR_MGRS_BAND, 2),
      ("0n 500000 5000000", GN_ERROR_MGRS_ZONE, 0),
      ("61n 500000 5000000", GN_ERROR_MGRS_ZONE, 0), ("001s 500000 5000000", GN_ERROR_MGRS_ZONE, 0),
      ("18N 585628", GN_ERROR_TEXT_INCOMPLETE, 10),
      ("18N 9585628 4511322", GN_ERROR_EASTING, 4), ("18N 585628 94511322", GN_ERROR_NORTHING, 11),
      ("18N 585628 4511322 5", GN_ERROR_TEXT_REST, 19),
      ("18N 5E5 4E6", GN_ERROR_TEXT_BYTE, 5), ("585628mW 4511322mN 18N", GN_ERROR_TEXT_UNIT, 7),
      ("585628mE 4511322mE 18N", GN_ERROR_TEXT_UNIT, 16),
      ("585628 4511322 x", GN_ERROR_TEXT_HEMISPHERE, 15), ("N 100000 2000000", GN_ERROR_EASTING, 2),
      ("38SMB448", GN_ERROR_MGRS_ODD_DIGITS, 5),
      ("YAB", GN_ERROR_MGRS_COLUMN, 1), ("  32X", GN_ERROR_MGRS_GRID_ZONE, 4), ("+25360-075/", GN_ERROR_TEXT_DIGITS, 1),
    ]
    for (text, status, offset) in known {
      #expect(try refusal(text) == TextRefusal(status, at: offset), "\(text)")
    }
  }

  @Test func anotherFormThanTheOneAskedForIsRefused() throws {
    #expect(try refusal("40.5 75", form: GN_FORM_DM) == TextRefusal(GN_ERROR_TEXT_FORM, at: 0))
    #expect(try refusal(" 40:30 75:0", form: GN_FORM_DMS) == TextRefusal(GN_ERROR_TEXT_FORM, at: 1))
    #expect(try refusal("40.5 75", form: GN_FORM_UTM) == TextRefusal(GN_ERROR_TEXT_INCOMPLETE, at: 7))
    #expect(try refusal("18N 585628 4511322", form: GN_FORM_UPS) == TextRefusal(GN_ERROR_TEXT_HEMISPHERE, at: 0))
    #expect(try only("N 2000000 2000000", form: GN_FORM_UTM).form == Int32(GN_FORM_UPS))
    #expect(try refusal("S", form: GN_FORM_MGRS) == TextRefusal(GN_ERROR_MGRS_ZONE, at: 0))
    for word in ["NA", "ne", "HELP", "GJ", "Z", "bag", "151DE", "100 km", "31 Jan"] {
      #expect(try refusal(word) == TextRefusal(GN_ERROR_TEXT_FORM, at: 0))
    }
    #expect(try only("GJ", form: GN_FORM_GEOREF).point.latitude == 37.5)
    #expect(try refusal("40 75", form: 11) == TextRefusal(GN_ERROR_FORM, at: 0))
    #expect(try refusal("40 75", form: -1) == TextRefusal(GN_ERROR_FORM, at: 0))
    #expect(try refusal("40 75", flags: 9) == TextRefusal(GN_ERROR_STYLE, at: 0))
    #expect(try refusal("40 75", flags: 16) == TextRefusal(GN_ERROR_STYLE, at: 0))
  }

  /// One of each kind.
  private let accepted = [
    "40.508333, -75", "N 40 E 75", "40 north 75 west", "40d30'30\"N75d0'0\"W", "40:30 75:15", "1 2 3 4 5 6",
    "12,5 13,5", "18N 585628 4511322", "38s 444140 3684706", "585628mE 4511322mN 18T", "n 2000000 2100000", "38SMB4484",
    "zah00", "38 s mb 44 84", "+40.75-074.00/", "geo:40,-75;u=3", "GJPJ0615", "212LW37",
  ]
}

private func candidates(
  _ text: String, form: Int = GN_FORM_ANY, flags: UInt32 = 0
) throws -> Notation.Candidates {
  try reading(text) { try Notation.parse($0, form: Int32(form), flags: flags) }
}

private func only(_ text: String, form: Int = GN_FORM_ANY, flags: UInt32 = 0) throws -> gn_position {
  let found = try candidates(text, form: form, flags: flags)
  #expect(found.count == 1, "\(text)")
  return found.first
}

private func coordinate(_ text: String, _ axis: Int) throws -> Double {
  try reading(text) { try Notation.parseCoordinate($0, axis: Int32(axis)) }
}

private func refusal(_ text: String, form: Int = GN_FORM_ANY, flags: UInt32 = 0) throws -> TextRefusal? {
  do {
    _ = try candidates(text, form: form, flags: flags)
    return nil
  } catch let refusal as TextRefusal {
    return refusal
  }
}
