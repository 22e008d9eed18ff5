// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

@Suite("Positions as text")
struct PositionTextTests {
  // MARK: Vectors

  @Test func everyFormIsReadAndTold() throws {
    let cases: [(String, Position.Form, Double, Double)] = [
      ("40.5, -75", .decimalDegrees, 40.5, -75), ("40d30.5'N 75d0.0'W", .degreesMinutes, 40 + 30.5 / 60, -75),
      ("40°30′30″N 75°0′0″W", .degreesMinutesSeconds, 40 + 30.5 / 60, -75), ("S 37 E 12", .decimalDegrees, -37, 12),
      ("18T 585628 4511322", .utm, 40.748_396, -73.985_705), ("n 2000000 2000000", .ups, 90, 0),
      ("31U DQ 48250 11951", .mgrs, 48.858_369, 2.294_480),
      ("+27.5916+086.5640+8850CRSWGS_84/", .iso6709, 27.5916, 86.564),
      ("geo:27.9881,86.925", .geoURI, 27.9881, 86.925), ("MKPG1203", .georef, 51.058_333, -1.791_667),
      ("208LS17", .gars, 38.291_667, -76.458_333),
    ]
    #expect(Set(cases.map(\.1)) == Set(Position.Form.allCases))
    for (text, form, latitude, longitude) in cases {
      let reading = try Position.Reading(parsing: text)
      #expect(reading.form == form, "\(text)")
      let isThere =
        (reading.position.latitude - latitude).magnitude < 1e-6
        && (reading.position.longitude - longitude).magnitude < 1e-6
      #expect(isThere, "\(text): \(reading)")
      #expect(try Position(parsing: text) == reading.position)
      #expect(try Position.readings(of: text, as: form) == [reading])
      #expect((reading.utm != nil) == [.utm, .ups, .mgrs].contains(form), "\(text)")
      #expect(reading.precision > 0)
      // A request for UTM gives UPS near the poles.
      for other in Position.Form.allCases where other != form && (form, other) != (.ups, .utm) {
        #expect(refusal { () throws(GridNorthError) in try Position(parsing: text, as: other) } != nil, "\(text)")
      }
    }
  }

  @Test func aTextSaysMoreThanItsPosition() throws {
    let peak = try Position.Reading(parsing: "geo:27.9881,86.925,8848;u=10")
    #expect(peak.altitude == 8848 && peak.uncertainty == 10 && peak.flags == [])
    #expect((11.1..<11.2).contains(peak.precision))
    let plain = try Position.Reading(parsing: "40.5, -75")
    #expect(plain.altitude == nil && plain.uncertainty == nil && plain.utm == nil && plain.flags == [])
    let point = try Position.Reading(parsing: "18T 585628 4511322").utm
    #expect(try point == UTM(zone: 18, hemisphere: .north, easting: 585_628, northing: 4_511_322))
    let flags: [(String, Position.Reading.Flags)] = [
      ("50TMK5045027900", .inNeighboringBand), ("32VJN", .cut), ("18T 585628 4511322", .band),
      ("12,5 13,5", .decimalComma),
      ("E-75 -40S", [.doubleSign, .longitudeFirst]), ("geo:1,2;crs=x", .otherReferenceSystem),
      ("geo:1,2;foo=1", .otherParameters), ("31VFG", .outsideZone),
    ]
    for (text, expected) in flags {
      #expect(try Position.Reading(parsing: text).flags == expected, "\(text)")
    }
  }

  @Test func aLatitudeOrALongitudeIsReadAlone() throws {
    #expect(try Position.latitude(parsing: "40°30′S") == -40.5)
    #expect(try Position.latitude(parsing: "4030N") == 40.5)
    #expect(try Position.longitude(parsing: " 190 ") == -170)
    #expect(refusal { () throws(GridNorthError) in try Position.latitude(parsing: "40E") }?.reason == .textHemisphere)
    #expect(refusal { () throws(GridNorthError) in try Position.longitude(parsing: "W -5") }?.offset == 2)
  }

  @Test func digitsThatMayHoldMinutesHaveTwoReadings() throws {
    let readings = try Position.readings(of: "0045 00030")
    #expect(readings.map(\.form) == [.degreesMinutes, .decimalDegrees])
    #expect(refusal { () throws(GridNorthError) in try Position(parsing: "0045 00030") }?.reason == .ambiguousText)
    #expect(try Position(parsing: "0045N 00030E") == Position(latitude: 0.75, longitude: 0.5))
  }

  @Test func styleIsAsTheOptionsSay() throws {
    let tower = Position(latitude: 48.85837, longitude: 2.294481)
    for (form, text) in [
      (.decimalDegrees, "48.858370, 2.294481"), (.degreesMinutes, "48d51.5022', 2d17.6689'"),
      (.degreesMinutesSeconds, #"48d51'30.13", 2d17'40.13""#), (.utm, "31N 448251 5411952"),
      (.mgrs, "31UDQ4825011951"), (.iso6709, "+48.858370+002.294481/"), (.geoURI, "geo:48.858370,2.294481"),
      (.georef, "NKCD1751"), (.gars, "365MP24"),
    ] as [(Position.Form, String)] {
      #expect(try tower.formatted(form) == text)
      #expect(try tower.formatted(Position.FormatOptions(form)) == text)
    }
    #expect(try Position(latitude: 90, longitude: 7).formatted(.ups) == "N 2000000 2000000")
    #expect(try tower.formatted() == tower.formatted(.decimalDegrees))
    #expect(try tower.formatted(.mgrs, decimals: 2) == "31UDQ4811")
    func text(_ form: Position.Form, _ change: (inout Position.FormatOptions) -> Void) throws -> String {
      var options = Position.FormatOptions(form, decimals: 1)
      change(&options)
      return try tower.formatted(options)
    }
    #expect(try text(.degreesMinutesSeconds) { $0.symbols = .typographic } == "48°51′30.1″, 2°17′40.1″")
    #expect(try text(.degreesMinutesSeconds) { $0.symbols = .colons } == "48:51:30.1, 2:17:40.1")
    #expect(try text(.degreesMinutesSeconds) { $0.symbols = .blanks } == "48 51 30.1, 2 17 40.1")
    #expect(try text(.decimalDegrees) { $0.symbols = .ascii } == "48.9d, 2.3d")
    #expect(try text(.decimalDegrees) { $0.hemispheres = .after } == "48.9N, 2.3E")
    #expect(try text(.decimalDegrees) { $0.hemispheres = .before } == "N48.9, E2.3")
    #expect(try text(.decimalDegrees) { $0.separator = " / " } == "48.9 / 2.3")
    #expect(try text(.decimalDegrees) { $0.style = [.longitudeFirst, .plus] } == "+2.3, +48.9")
    #expect(try text(.decimalDegrees) { $0.style = [.padded, .decimalComma] } == "48,9, 002,3")
    #expect(try text(.mgrs) { $0.style = .spaced } == "31U DQ 4 1")
    #expect(try text(.utm) { $0.style = [.band, .units] } == "31U 448250.6mE 5411951.6mN")
    #expect(try text(.utm) { $0.zone = 32 }.hasPrefix("32N "))
    #expect(try text(.iso6709) { $0.isoForm = .degreesMinutesSeconds } == "+485130.1+0021740.1/")
    #expect(try text(.geoURI) { ($0.altitude, $0.altitudeDecimals) = (35.25, 1) } == "geo:48.9,2.3,35.2")
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadAgain() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      let position = random.ordinaryPosition()
      var options = Position.FormatOptions(random.element(of: Position.Form.allCases.filter { $0 != .ups }))
      options.symbols = random.element(of: Position.FormatOptions.Symbols.allCases)
      options.hemispheres = random.element(of: Position.FormatOptions.Hemispheres.allCases)
      options.style = Position.FormatOptions.Style(rawValue: UInt32(random.integer(in: 0...127)))
      options.separator = random.element(of: [", ", " ", "; ", "/"])
      let text = try position.formatted(options)
      let isLongitudeFirst = options.style.contains(.longitudeFirst)
      let reading = try Position.Reading(
        parsing: text, as: options.form, zoneLetter: options.style.contains(.band) ? .band : .hemisphere,
        options: isLongitudeFirst ? .longitudeFirst : [])
      let distance = try reading.position.distance(to: position)
      // A cell of GARS is 9 km high, one of GEOREF 2 km; all else is finer than a meter.
      let limit = options.form == .gars ? 7_000 : options.form == .georef ? 1_400 : 1.0
      #expect(distance < limit, "\(position): \(text)")
    }
  }

  @Test func anyTextIsReadOrRefused() {
    var random = Randomness()
    let alphabet = Array("0123456789012345678900..,,;:-+ NSEWnsewdm°′″'\"/TUDQ\u{0}\u{2212}\u{A0}é")
    var accepted = 0
    for _ in rounds(50_000) {
      let text = String((0..<random.integer(in: 0...12)).map { _ in random.element(of: alphabet) })
      switch result({ () throws(GridNorthError) in try Position.readings(of: text) }) {
      case .success(let readings):
        accepted += 1
        let arePlaces = readings.allSatisfy {
          $0.position.latitude.magnitude <= 90 && (-180..<180).contains($0.position.longitude)
        }
        #expect(arePlaces && !readings.isEmpty, "\(text)")
      case .failure(let error):
        #expect(error.offset.map { (0...text.utf8.count).contains($0) } == true, "\(text): \(error)")
      }
    }
    #expect(accepted > rounds(100).count)
  }

  // MARK: Two meanings

  @Test func aTextOfTwoMeaningsIsNotGuessed() throws {
    let text = "38S 444140 3684706"
    let error = refusal { () throws(GridNorthError) in try Position(parsing: text) }
    #expect(error?.reason == .ambiguousText && error?.offset == 0)
    #expect(refusal { () throws(GridNorthError) in try Position.Reading(parsing: text) } == error)
    let readings = try Position.readings(of: text)
    #expect(readings.count == 2 && readings[0].position.latitude < 0 && readings[1].position.latitude > 0)
    #expect(readings.map(\.flags) == [[], .band])
    #expect(try Position.readings(of: text, zoneLetter: .hemisphere) == [readings[0]])
    #expect(try Position.readings(of: text, zoneLetter: .band) == [readings[1]])
    #expect(try Position(parsing: text, zoneLetter: .band) == readings[1].position)
    // T is no hemisphere, and elsewhere the letter says nothing.
    #expect(try Position.Reading(parsing: "18T 585628 4511322", zoneLetter: .hemisphere).flags == .band)
    #expect(try Position(parsing: "40 75", zoneLetter: .band) == Position(40, 75))
  }

  @Test func theLongitudeComesFirstWhereItIsSaid() throws {
    #expect(try Position(parsing: "2.5 48", options: .longitudeFirst) == Position(48, 2.5))
    #expect(try Position(parsing: "48N 2.5E", options: .longitudeFirst) == Position(48, 2.5))
  }

  // MARK: Refused input

  @Test func badTextsAreRefusedWithReasonAndOffset() {
    let cases: [(String, GridNorthError.Reason, Int)] = [
      ("", .emptyText, 0), ("hello", .textForm, 0), ("12,5,13,5", .textComma, 2),
      ("48°51′60″N 2°17′40″E", .textSixty, 9),
      ("91 0", .latitude, 0), ("40N 40N", .textHemisphere, 6), ("40.5N", .textIncomplete, 5),
      ("48.5 x", .unexpectedByte, 5),
      ("18N 5856280 4511322", .easting, 4), ("MK0", .textLetter, 2), ("MKPG123", .textDigits, 4),
    ]
    for (text, reason, offset) in cases {
      let error = refusal { () throws(GridNorthError) in try Position(parsing: text) }
      #expect(error?.reason == reason && error?.offset == offset, "\(text): \(String(describing: error))")
    }
  }

  @Test func theStrictOptionRefusesWhatWouldBeFlagged() {
    let cases: [(String, GridNorthError.Reason, Int)] = [
      ("E-75 -40S", .textSign, 5), ("50TMK5045027900", .bandOfNeighbor, 3), ("geo:1,2;crs=x", .textReferenceSystem, 12),
      ("+40-075", .textIncomplete, 7),
    ]
    for (text, reason, offset) in cases {
      #expect(refusal { () throws(GridNorthError) in try Position(parsing: text) } == nil)
      let error = refusal { () throws(GridNorthError) in try Position(parsing: text, options: .strict) }
      #expect(error?.reason == reason && error?.offset == offset, "\(text): \(String(describing: error))")
    }
  }

  @Test func badOptionsAreRefused() {
    func reason(
      _ form: Position.Form, _ change: (inout Position.FormatOptions) -> Void
    ) -> GridNorthError.Reason? {
      var options = Position.FormatOptions(form)
      change(&options)
      let error = refusal { () throws(GridNorthError) in try Position(48, 2).formatted(options) }
      #expect(error?.offset == nil)
      return error?.reason
    }
    #expect(reason(.decimalDegrees) { $0.decimals = 13 } == .decimals)
    #expect(reason(.decimalDegrees) { $0.decimals = .min } == .decimals)
    #expect(reason(.mgrs) { $0.decimals = 12 } == .precision)
    #expect(reason(.georef) { $0.decimals = 1 } == .precision)
    #expect(reason(.decimalDegrees) { $0.separator = "-" } == .style)
    #expect(reason(.decimalDegrees) { $0.separator = "        " } == .style)
    #expect(reason(.decimalDegrees) { $0.separator = " \u{0}x" } == .style)
    #expect(reason(.decimalDegrees) { $0.separator = "" } == .style)
    #expect(reason(.decimalDegrees) { $0.style = .init(rawValue: 128) } == .style)
    #expect(reason(.utm) { $0.zone = 0 } == .zone)
    #expect(reason(.utm) { $0.zone = 61 } == .zone)
    #expect(reason(.utm) { $0.zone = 50 } == .tooFar)
    #expect(reason(.ups) { _ in } == .tooFar)
    #expect(reason(.iso6709) { $0.isoForm = .utm } == .form)
    #expect(reason(.geoURI) { $0.altitude = 2e9 } == .altitude)
    #expect(reason(.geoURI) { $0.altitude = .nan } == .notFinite)
    #expect(reason(.geoURI) { ($0.altitude, $0.altitudeDecimals) = (1, 7) } == .decimals)
    #expect(refusal { () throws(GridNorthError) in try Position(91, 0).formatted() }?.reason == .latitude)
    let unknown = Position.ParsingOptions(rawValue: 1)
    #expect(refusal { () throws(GridNorthError) in try Position(parsing: "1 2", options: unknown) }?.reason == .style)
  }
}
