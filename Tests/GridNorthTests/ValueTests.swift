// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

@Suite("Values")
struct ValueTests {
  /// Takes only what every value of the module is to be.
  private func isValue<Value: Codable & Hashable & Sendable & CustomStringConvertible>(_ value: Value) throws {
    let again = try roundTrip([value])
    #expect(again == [value])
    #expect(again.first?.hashValue == value.hashValue)
    #expect(again.first?.description == value.description && !value.description.isEmpty)
  }

  /// Errors are not stored, but told.
  private func isError(_ value: some Error & Hashable & Sendable & CustomStringConvertible) {
    #expect(!value.description.isEmpty)
  }

  /// Parts of an error and choices of a call are neither stored nor told alone.
  private func isPart<Value: Hashable & Sendable>(_ value: Value) {
    #expect(Set([value, value]).count == 1)
  }

  @Test func everyPublicTypeIsUniform() throws {
    let position = Position(latitude: 48.8583, longitude: 2.2945)
    let point = try UTM(position)
    let reference = try MGRS(position)
    try isValue(position)
    try isValue(point)
    try isValue(point.grid)
    try isValue(UTM.Grid.ups(.south))
    for hemisphere in UTM.Hemisphere.allCases { try isValue(hemisphere) }
    try isValue(point.factors())
    try isValue(reference)
    for precision in MGRS.Precision.allCases {
      try isValue(precision)
      try isValue(reference.truncated(to: precision).cell)
    }
    // Cut by a border; in the neighbouring band: what the flags tell comes back too.
    for text in ["32VJN", "50TMK5045027900"] { try isValue(MGRS(parsing: text).cell) }

    isError(try #require(refusal { () throws(GridNorthError) in try MGRS(parsing: "38SMB448") }))
    isPart(GridNorthError.Reason.zone)
    isPart(MGRS.Rule.strict)
    isPart(UTM.ZoneChoice.number(31))
  }
}

@Suite("Package")
struct PackageTests {
  @Test func platformsStayAndNothingIsDependedOn() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("platforms: [.iOS(.v17), .macOS(.v14)]"))
    #expect(!manifest.contains(".package("))
  }
}

@Suite("Coding")
struct CodableTests {
  // MARK: Properties

  @Test func everyValueComesBackBitForBit() throws {
    var random = Randomness()
    for _ in 0..<1_000 {
      let position = random.position()
      let point = try UTM(position)
      #expect(try roundTrip(position) == position)
      #expect(try roundTrip(point) == point)
      #expect(try roundTrip(point.grid) == point.grid)
      let reference = try MGRS(position, precision: random.element(of: MGRS.Precision.allCases))
      #expect(try roundTrip([reference]) == [reference])
      #expect(try roundTrip([reference.cell]) == [reference.cell])
      let factors = try point.factors()
      #expect(try roundTrip(factors) == factors)
    }
  }

  // MARK: Forms

  @Test func formsAreThePublishedOnes() throws {
    let position = Position(latitude: 48.5, longitude: 2.25)
    #expect(try json(position) == #"{"latitude":48.5,"longitude":2.25}"#)
    #expect(try json([MGRS(parsing: "31u dq 48 11")]) == #"["31UDQ4811"]"#)
    let point = try UTM(zone: 31, hemisphere: .south, easting: 500_000, northing: 9_000_000)
    #expect(try json(point) == #"{"easting":500000,"hemisphere":"south","northing":9000000,"zone":31}"#)
    let pole = try UTM(grid: .ups(.north), easting: 2_000_000, northing: 2_000_000)
    #expect(try json(pole) == #"{"easting":2000000,"hemisphere":"north","northing":2000000}"#)
    #expect(try json([MGRS.Precision.kilometer]) == "[2]")
    #expect(try json([MGRS(parsing: "31u dq 48 11").cell]) == #"["31UDQ4811"]"#)
    #expect(try json([UTM.Hemisphere.south]) == #"["south"]"#)
    let factors = try UTM.factors(at: Position(latitude: 0, longitude: 3))
    #expect(try json(factors) == #"{"convergence":0,"scale":0.9996}"#)
  }

  // MARK: Refused input

  @Test func corruptedDataIsRefused() {
    func refuses<Value: Decodable>(_ type: Value.Type, _ text: String) {
      do {
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        Issue.record("\(text): \(value)")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.underlyingError is GridNorthError, "\(text)")
      } catch {
        Issue.record("\(text): \(error)")
      }
    }
    refuses([MGRS].self, #"["38SMB448"]"#)
    refuses([MGRS.Cell].self, #"["38SMB448"]"#)
    refuses(UTM.Grid.self, #"{"zone":61,"hemisphere":"north"}"#)
    refuses(UTM.self, #"{"zone":31,"hemisphere":"north","easting":-9e9,"northing":0}"#)
  }
}

@Suite("Descriptions")
struct DescriptionTests {
  @Test func positionsAreWrittenLatitudeFirst() {
    #expect(Position(latitude: 48.8583, longitude: -2.2945).description == "48.8583 -2.2945")
  }

  @Test func pointsAreRoundedToAMillimeter() throws {
    func text(_ easting: Double, _ northing: Double) throws -> String {
      try UTM(zone: 7, hemisphere: .south, easting: easting, northing: northing).description
    }
    #expect(try text(166021.4431849, 5e6) == "07s 166021.443 5000000.000")
    #expect(try text(499_999.9996, 9_999_999.9994) == "07s 500000.000 9999999.999")
    #expect(try text(-0.25, 10_000_000.0625) == "07s -0.250 10000000.062")
    #expect(try text(-0.0004, 5_000_000.0996) == "07s 0.000 5000000.100")
    #expect(try UTM(grid: .ups(.south), easting: 2e6, northing: 2e6).description == "s 2000000.000 2000000.000")
  }

  @Test func gridsAreWrittenWithTwoDigitsAndASmallLetter() throws {
    #expect(try UTM.Grid(zone: 7, hemisphere: .north).description == "07n")
    #expect(try UTM.Grid(zone: 60, hemisphere: .south).description == "60s")
    #expect(UTM.Grid.ups(.north).description == "n")
  }

  @Test func hemispheresAndFactorsAreWrittenByName() throws {
    #expect(UTM.Hemisphere.allCases.map(\.description) == ["north", "south"])
    let factors = try UTM.factors(at: Position(latitude: 0, longitude: 3))
    #expect(factors.description == "convergence 0.0, scale 0.9996")
  }

  @Test func precisionsAreWrittenAsTheirSize() {
    let units = [("km", 1000), ("cm", 0.01), ("mm", 0.001), ("µm", 0.000_001), ("m", 1)]
    for precision in MGRS.Precision.allCases {
      let words = precision.description.split(separator: " ")
      guard let size = precision.size else {
        #expect(precision.description == "grid zone")
        continue
      }
      let unit = units.first { $0.0 == words[1] }?.1 ?? .nan
      let told = (Double(words[0]) ?? .nan) * unit
      #expect(abs(told / size - 1) < 1e-12, "\(precision)")
    }
  }

  @Test func cellsAreWrittenAsTheirReference() throws {
    let reference = try MGRS(parsing: "31u dq 48 11")
    #expect(reference.cell.reference == reference)
    #expect(reference.cell.description == "31UDQ4811")
  }

  @Test func referencesAreWrittenInTheirNormalForm() throws {
    for (text, normal, formatted) in [
      ("4q fj 1 6", "04QFJ16", "04Q FJ 1 6"), ("38 S\tMB 44 84", "38SMB4484", "38S MB 44 84"), ("31n", "31N", "31N"),
      (" z ah ", "ZAH", "Z AH"), ("zah0000000000", "ZAH0000000000", "Z AH 00000 00000"),
    ] {
      let reference = try MGRS(parsing: text)
      #expect(reference.description == normal && "\(reference)" == normal)
      #expect(reference.formatted() == formatted)
      #expect(String(reference) == normal)
    }
  }
}

@Suite("Errors")
struct ErrorTests {
  /// Statuses that no call of the Swift API can meet: it makes the pointers and strides, and has types for the rest.
  private static let unreachable: Set = [
    "OK", "PARTIAL", "NULL", "BUFFER_TOO_SMALL", "STRIDE", "PRECISION", "HEMISPHERE",
  ]

  @Test func everyStatusOfTheCHeaderHasAReason() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let header = try String(contentsOf: root.appendingPathComponent("include/gridnorth_types.h"), encoding: .utf8)
    let body = try #require(header.firstMatch(of: /typedef enum gn_status \{(?s:(.*?))\} gn_status;/)).output.1
    var names: Set<String> = []
    for match in body.matches(of: /GN_(\w+) = (\d+),/) {
      let (name, number) = (String(match.output.1), try #require(Int(match.output.2)))
      guard number < 256, !Self.unreachable.contains(name) else { continue }
      names.insert(name)
      #expect(UInt8(exactly: number).flatMap(GridNorthError.Reason.init)?.statusName == name, "GN_\(name)")
    }
    #expect(names == Set(GridNorthError.Reason.allCases.map(\.statusName)))
  }

  @Test func everyReasonHasASentence() {
    let sentences = GridNorthError.Reason.allCases.map(\.description)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0 != "Refused." })
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func theDescriptionTellsTheOffset() {
    let ofText = refusal { () throws(GridNorthError) in try MGRS(parsing: "38SMB448") }
    #expect(ofText?.description == "Easting and northing do not have the same number of digits. (at byte 5)")
    let ofNumber = refusal { () throws(GridNorthError) in try UTM(Position(latitude: 91, longitude: 0)) }
    #expect(ofNumber?.description == "The latitude lies outside -90 to 90 degrees.")
  }
}
