// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

private let here = Position(latitude: 48.85837, longitude: 2.294481)

@Suite("Typing references")
struct TypingTests {
  // MARK: Vectors

  @Test func theKeyboardKnowsWhatExists() throws {
    func next(_ text: String) throws -> String { String(try MGRS.Typing(text).next.sorted()) }
    #expect(try next("") == "0123456789ABYZ")
    #expect(try next("32") == "CDEFGHJKLMNPQRSTUVW")
    #expect(try next("31V") == "CD")
    #expect(try next("32v") == "JKLMNP")
    #expect(try next("31UDQ48250") == "0123456789")
    #expect(try next("31UDQ4825011951") == "")
    #expect(try String(MGRS.Typing("32", near: here).next.sorted()) == "0123456789CDEFGHJKLMNPQRSTUVW")
  }

  @Test func theCursorStandsInAField() throws {
    let cases: [(String, MGRS.Typing.Field)] = [
      ("", .zone), ("32", .band), ("31U", .column), ("31UD", .row), ("31UDQ", .easting), ("31UDQ48250", .northing),
      ("31UDQ4825011951", .end),
    ]
    for (text, field) in cases { #expect(try MGRS.Typing(text).field == field, "\(text)") }
    #expect(try MGRS.Typing("31UDQ123", precision: .hundredMeters).field == .northing)
  }

  @Test func whatIsMissingComesFromTheReferencePosition() throws {
    let cases = [
      ("", "31UDQ"), ("4 1", "31UDQ41"), ("31U", "31UDQ"), ("DQ", "31UDQ"), ("12345 67890", "31UDP1234567890"),
      ("32", "31UDQ32"),
    ]
    for (text, reference) in cases {
      let typing = try MGRS.Typing(text, near: here)
      #expect(typing.completion?.reference.description == reference && !typing.isComplete, "\(text)")
      #expect((try? MGRS.Typing(text))?.completion == nil)
    }
    let completion = try #require(try MGRS.Typing("4 1", near: here).completion)
    #expect(completion.reference == MGRS("31UDQ41"))
    let way = try Geodesic(from: here, to: completion.reference.center)
    #expect(completion.distance == way.distance && completion.azimuth == way.startAzimuth)
  }

  @Test func aWholeReferenceIsComplete() throws {
    let typing = try MGRS.Typing("31u dq 48250 11951")
    #expect(typing.isComplete && typing.completion?.reference == MGRS("31UDQ4825011951"))
    #expect(typing.completion?.distance == nil && typing.completion?.azimuth == nil)
    #expect(try MGRS.Typing("31UDQ4825011951", near: here).completion?.distance.map { $0 < 1 } == true)
  }

  @Test func fieldsAreFilledUpOnTheRight() throws {
    func typing(_ zone: String, _ square: String, _ easting: String, _ northing: String) throws -> MGRS.Typing {
      try MGRS.Typing(zone: zone, square: square, easting: easting, northing: northing, near: here)
    }
    let full = try typing("31U", "DQ", "5", "86")
    #expect(full.isComplete && full.completion?.reference == MGRS("31UDQ5086") && full.field == .northing)
    let digits = try typing("", "", "48", "12")
    #expect(!digits.isComplete && digits.completion?.reference == MGRS("31UDQ4812"))
    #expect(try typing("31U", "D", "", "").completion == nil && typing("31U", "D", "", "").field == .row)
    let alone = try MGRS.Typing(zone: "31U", square: "DQ", easting: "", northing: "")
    #expect(alone.isComplete && alone.completion?.distance == nil)
  }

  // MARK: Properties

  @Test func everyKeyThatIsOfferedLeadsOn() throws {
    var random = Randomness()
    let keys = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for _ in 0..<20 {
      let precision = random.element(of: Array(MGRS.Precision.allCases.dropFirst()))
      let reference = Bool.random(using: &random) ? random.ordinaryPosition() : nil
      var text = ""
      while true {
        let typing = try MGRS.Typing(text, near: reference, precision: precision)
        for key in keys {
          let error = refusal { () throws(GridNorthError) in
            try MGRS.Typing(text + String(key), near: reference, precision: precision)
          }
          #expect((error == nil) == typing.next.contains(key), "\(text)\(key)")
          if let error { #expect(error.offset.map { (0...text.utf8.count).contains($0) } == true, "\(text)\(key)") }
        }
        guard let key = typing.next.sorted().randomElement(using: &random) else { break }
        text.append(key)
      }
    }
  }

  @Test func everyPrefixOfAReferenceMayBeTyped() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let reference = try MGRS(random.ordinaryPosition())
      for text in [reference.description, reference.formatted().lowercased()] {
        for length in 0...text.count { _ = try MGRS.Typing(text.prefix(length)) }
        let typing = try MGRS.Typing(text)
        #expect(typing.isComplete && typing.completion?.reference == reference && typing.next.isEmpty, "\(text)")
      }
    }
  }

  // MARK: Refused input

  @Test func whatCanBecomeNoReferenceIsRefused() {
    let cases: [(String, GridNorthError.Reason, Int)] = [
      ("!", .unexpectedByte, 0), ("31VF", .mgrsSquare, 3), ("61", .mgrsZone, 1), ("32X", .mgrsGridZone, 2),
      ("31UDQ48250119511", .tooManyDigits, 15),
    ]
    for (text, reason, offset) in cases {
      let error = refusal { () throws(GridNorthError) in try MGRS.Typing(text) }
      #expect(error?.reason == reason && error?.offset == offset && error?.field == nil, "\(String(describing: error))")
    }
  }

  @Test func theFieldOfARefusalIsTold() {
    let cases: [([String], GridNorthError.Reason, MGRS.Typing.Field, Int)] = [
      (["32X", "", "", ""], .mgrsGridZone, .band, 2), (["31U", "DQQ", "", ""], .textRest, .row, 2),
      (["31V", "FG", "", ""], .mgrsSquare, .column, 0), (["31U", "DQ", "4x", ""], .unexpectedByte, .easting, 1),
      (["31U", "DQ", "4", "1 x"], .unexpectedByte, .northing, 2),
    ]
    for (texts, reason, field, offset) in cases {
      let error = refusal { () throws(GridNorthError) in
        try MGRS.Typing(zone: texts[0], square: texts[1], easting: texts[2], northing: texts[3])
      }
      #expect(
        error?.reason == reason && error?.field == field && error?.offset == offset, "\(String(describing: error))")
    }
  }

  @Test func badReferencePositionsAreRefused() {
    let nowhere = Position(latitude: 91, longitude: 0)
    for error in [
      refusal { () throws(GridNorthError) in try MGRS.Typing("31U", near: nowhere) },
      refusal { () throws(GridNorthError) in
        try MGRS.Typing(zone: "31U", square: "", easting: "", northing: "", near: nowhere)
      },
    ] {
      #expect(error?.reason == .latitude && error?.offset == nil && error?.field == nil)
    }
    let coarse = refusal { () throws(GridNorthError) in try MGRS.Typing("31U", precision: .gridZone) }
    #expect(coarse?.reason == .precision && coarse?.offset == nil)
  }
}
