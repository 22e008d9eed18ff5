// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Geo URIs")
struct GeoURITests {
  // MARK: Vectors

  @Test func examplesOfTheStandardAreRead() throws {
    // RFC 5870, sections 1, 6.1 to 6.4 and 9.4.
    let office = try geo("geo:13.4125,103.8667")
    #expect(
      isSame(office.point, point(13.4125, 103.8667)) && office.flags == 0 && office.form == Int32(GN_FORM_GEO_URI))
    let vienna = try geo("geo:48.2010,16.3695,183")
    #expect(isSame(vienna.point, point(48.201, 16.3695)) && vienna.altitude == 183)
    #expect(vienna.flags == UInt32(GN_POSITION_ALTITUDE))
    let uncertain = try geo("geo:48.198634,16.371648;crs=wgs84;u=40")
    #expect(uncertain.uncertainty == 40 && uncertain.flags == UInt32(GN_POSITION_UNCERTAINTY))
    let other = try geo("geo:66,30;u=6.500;FOo=this%2dthat")
    #expect(isSame(other.point, point(66, 30)) && other.uncertainty == 6.5)
    #expect(other.flags == UInt32(GN_POSITION_UNCERTAINTY) | UInt32(GN_POSITION_OTHER_PARAMETERS))
    #expect(try geo("geo:32,43;crs=EPSG-32618").flags == otherSystem)
  }

  @Test func whatIsWrittenOtherwiseIsAccepted() throws {
    let place = point(37.786971, -122.399677)
    for text in [
      "geo:37.786971,-122.399677", "GEO:37.786971,-122.399677", " geo:37.786971, -122.399677\n",
      "geo:37.786971,\u{2212}122.399677", "geo:37.786971,-122.399677?z=16",
      "geo:37.786971,-122.399677;a;b=c?z=16&quality=9",
    ] {
      #expect(try isSame(geo(text).point, place), "\(text)")
    }
    #expect(try geo("geo:1,2?z=16").flags == UInt32(GN_POSITION_OTHER_PARAMETERS))
    #expect(try geo("geo:1,2,-5.5;U=0.25;CRS=Wgs84;%75=7").altitude == -5.5)
  }

  @Test func precisionIsTheLastDigitOfTheLongerNumber() throws {
    let degree = 111132.95254791914
    for (text, meters) in [("geo:66,30", degree), ("geo:66.5,30", degree / 10), ("geo:66,30.125,7.5", degree / 1000)] {
      #expect((try geo(text).precision / meters - 1).magnitude < 1e-12, "\(text)")
    }
  }

  // MARK: Properties

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    var random = Randomness()
    for _ in rounds(5000) {
      let place = point(random.double(in: -89...89), random.double(in: -180...179))
      let text = "geo:\(place.latitude),\(place.longitude)"
      guard !text.contains("e") else { continue }
      let read = try geo(text).point
      #expect((read.latitude - place.latitude).magnitude <= place.latitude.ulp, "\(text)")
      #expect((read.longitude - place.longitude).magnitude <= place.longitude.ulp, "\(text)")
    }
  }

  @Test func anyBytesGiveAPositionOrARefusalWithinTheText() {
    var random = Randomness()
    let alphabet = Array("0123456789.,;=-+?%&qucrswgs84_ \u{2212}".utf8) + [0, 0xFF]
    for _ in rounds(20_000) {
      let bytes = Array("geo:".utf8) + (0..<random.integer(in: 0...24)).map { _ in random.element(of: alphabet) }
      checkAnswer(bytes) { try Notation.parseGeoURI($0, flags: UInt32(random.integer(in: 0...7))) }
    }
  }

  // MARK: Edges

  @Test func polesHaveTheLongitudeZeroAndOthersAreReduced() throws {
    #expect(try isSame(geo("geo:90,-22.43;crs=WGS84").point, geo("geo:90,46").point))
    #expect(try isSame(geo("geo:-90,46").point, point(-90, 0)))
    #expect(try isSame(geo("geo:22.300,-118.44").point, geo("geo:22.3,-118.4400").point))
    #expect(try isSame(geo("geo:1,180").point, point(1, -180)) && isSame(geo("geo:1,359").point, point(1, -1)))
    #expect(try isSame(geo("geo:-0,-0.0").point, point(0, 0)))
  }

  @Test func anotherReferenceSystemIsFlaggedOrRefused() throws {
    #expect(
      try geo("geo:12,34;crs=nad27").flags == otherSystem && isSame(geo("geo:90,34;crs=nad27").point, point(90, 34)))
    #expect(try geo("geo:12,34;crs=WGS84-x").flags == otherSystem)
    #expect(throws: TextRefusal(GN_ERROR_TEXT_CRS, at: 14)) { try geo("geo:12,34;crs=nad27", UInt32(GN_PARSE_STRICT)) }
    #expect(try geo("geo:12,34;crs=WGS84;u=5", UInt32(GN_PARSE_STRICT)).uncertainty == 5)
    #expect(throws: TextRefusal(GN_ERROR_TEXT_REST, at: 9)) { try geo("geo:12,34?z=5", UInt32(GN_PARSE_STRICT)) }
  }

  // MARK: Refused input

  @Test func textsAreRefusedWhereTheyAreWrong() {
    let refused: [(String, gn_status, Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("  ", GN_ERROR_TEXT_EMPTY, 0), ("12,34", GN_ERROR_TEXT_FORM, 0),
      (" geo 12,34", GN_ERROR_TEXT_FORM, 1),
      ("geo:", GN_ERROR_TEXT_INCOMPLETE, 4), ("geo:12", GN_ERROR_TEXT_INCOMPLETE, 6),
      ("geo:12,", GN_ERROR_TEXT_INCOMPLETE, 7),
      ("geo:,12", GN_ERROR_TEXT_NUMBER, 4), ("geo:x", GN_ERROR_TEXT_NUMBER, 4), ("geo:12;u=5", GN_ERROR_TEXT_NUMBER, 6),
      ("geo:12 34", GN_ERROR_TEXT_NUMBER, 6), ("geo:12,x", GN_ERROR_TEXT_NUMBER, 7),
      ("geo:12,34,", GN_ERROR_TEXT_INCOMPLETE, 10),
      ("geo:+12,34", GN_ERROR_TEXT_SIGN, 4), ("geo:12,+34", GN_ERROR_TEXT_SIGN, 7),
      ("geo:--1,2", GN_ERROR_TEXT_NUMBER, 5),
      ("geo:90.1,0", GN_ERROR_LATITUDE, 4), ("geo:-91,0", GN_ERROR_LATITUDE, 4),
      ("geo:12,34,56,78", GN_ERROR_TEXT_REST, 12),
      ("geo:7.0E+1,2", GN_ERROR_TEXT_NUMBER, 7), ("geo:1,2e1", GN_ERROR_TEXT_REST, 7),
      ("geo:nan,0", GN_ERROR_TEXT_NUMBER, 4),
      ("geo:1,2,1234567890123456", GN_ERROR_TEXT_DIGITS, 8), ("geo:1,2;", GN_ERROR_TEXT_INCOMPLETE, 8),
      ("geo:1,2;=5", GN_ERROR_TEXT_LETTER, 8),
      ("geo:1,2;crs=", GN_ERROR_TEXT_INCOMPLETE, 12), ("geo:1,2;crs=;u=5", GN_ERROR_TEXT_CRS, 12),
      ("geo:1,2;u=", GN_ERROR_TEXT_INCOMPLETE, 10),
      ("geo:1,2;u=-5", GN_ERROR_TEXT_NUMBER, 10), ("geo:1,2;u=5m", GN_ERROR_TEXT_REST, 11),
      ("geo:1,2;u=5;u=6", GN_ERROR_TEXT_REST, 12),
      ("geo:1,2;crs=wgs84;crs=wgs84", GN_ERROR_TEXT_REST, 18), ("geo:1,2;a=", GN_ERROR_TEXT_INCOMPLETE, 10),
      ("geo:1,2;a=%2", GN_ERROR_TEXT_BYTE, 10), ("geo:1,2;a=%xy", GN_ERROR_TEXT_BYTE, 10),
      ("geo:1,2;a=b=c", GN_ERROR_TEXT_REST, 11),
      ("geo:1,2#a", GN_ERROR_TEXT_REST, 7), ("geo:0,0?q=48.2,16.3", GN_ERROR_TEXT_REST, 8),
      ("geo:0,0?z=1&Q=48.2", GN_ERROR_TEXT_REST, 12),
      ("geo:1,2\0", GN_ERROR_TEXT_BYTE, 7), ("geo:1,2;ä=5", GN_ERROR_TEXT_LETTER, 8),
      ("geo:1,2 x", GN_ERROR_TEXT_REST, 8),
    ]
    for (text, status, offset) in refused {
      #expect(throws: TextRefusal(status, at: offset), "\(text)") { try geo(text) }
    }
    #expect(throws: TextRefusal(GN_ERROR_TEXT_DIGITS, at: 6)) { try geo("geo:1," + String(repeating: "9", count: 400)) }
    #expect(throws: TextRefusal(GN_ERROR_LATITUDE, at: 4)) {
      try geo("geo:" + String(repeating: "9", count: 400) + ",1")
    }
  }

  // MARK: Support

  private let otherSystem = UInt32(GN_POSITION_OTHER_CRS)

  private func geo(_ text: String, _ flags: UInt32 = 0) throws -> gn_position {
    try reading(text) { try Notation.parseGeoURI($0, flags: flags) }
  }
}
