// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

@Suite("GEOREF and GARS")
struct GraticuleTests {
  // MARK: Vectors

  @Test func placesHaveTheirReferences() throws {
    let cathedral = Position(latitude: 51.065, longitude: -1.797)
    #expect(try GEOREF(cathedral).description == "MKPG1203")
    #expect(try GEOREF(cathedral, precision: .degree).description == "MKPG")
    #expect(try GEOREF(cathedral, precision: .fifteenDegrees).description == "MK")
    #expect(try GEOREF(cathedral, precision: .minuteHundredths).description == "MKPG12180390")
    let base = Position(latitude: 38.2861, longitude: -76.4292)
    #expect(
      try GARS.Precision.allCases.map { try GARS(base, precision: $0).description } == ["208LS", "208LS1", "208LS17"])
    #expect(try GARS(base).precision == .fiveMinutes)
  }

  @Test func cellsHaveEdges() throws {
    let minute = try GEOREF(parsing: " mkpg 12 03 ")
    #expect(minute.precision == .minute && minute.description == "MKPG1203")
    #expect(minute.bounds == Bounds(south: 51.05, west: -1.8, north: 51 + 4 / 60.0, east: -107 / 60.0))
    let cell = try GARS(parsing: "208ls")
    #expect(cell.precision == .thirtyMinutes)
    #expect(cell.bounds == Bounds(south: 38, west: -76.5, north: 38.5, east: -76))
    #expect(cell.center == Position(38.25, -76.25))
  }

  // MARK: Properties

  @Test func theCellHoldsThePositionAndComesBack() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      let position = random.ordinaryPosition()
      let georef = try GEOREF(position, precision: random.element(of: GEOREF.Precision.allCases))
      let gars = try GARS(position, precision: random.element(of: GARS.Precision.allCases))
      for bounds in [georef.bounds, gars.bounds] {
        let holds =
          (bounds.south...bounds.north).contains(position.latitude)
          && (bounds.west...bounds.east).contains(position.longitude)
        #expect(holds, "\(position): \(bounds)")
      }
      #expect(try GEOREF(georef.center, precision: georef.precision) == georef)
      #expect(try GARS(gars.center, precision: gars.precision) == gars)
      #expect(GEOREF(georef.description.lowercased()) == georef && GARS(gars.description.lowercased()) == gars)
      #expect(try JSONDecoder().decode([GEOREF].self, from: JSONEncoder().encode([georef])) == [georef])
      #expect(try JSONDecoder().decode([GARS].self, from: JSONEncoder().encode([gars])) == [gars])
    }
  }

  @Test func precisionsAreOrderedFromLargeCellsToSmallOnes() {
    #expect(GEOREF.Precision.allCases == GEOREF.Precision.allCases.sorted())
    #expect(GEOREF.Precision.allCases.map(\.rawValue) == [-1, 0] + Array(2...11))
    #expect(GARS.Precision.allCases == GARS.Precision.allCases.sorted())
  }

  // MARK: Edges

  @Test func thePolesBelongToTheLastRows() throws {
    #expect(try GEOREF(Position(90, 0)).bounds.north == 90)
    #expect(try GEOREF(Position(-90, 180)).bounds == GEOREF(Position(-90, -180)).bounds)
    #expect(try GARS(Position(90, 179.99)).description == "720QZ23")
  }

  // MARK: Refused input

  @Test func badTextsAreRefusedWithReasonAndOffset() {
    let georef: [(String, GridNorthError.Reason, Int)] = [
      ("", .emptyText, 0), ("MK0", .textLetter, 2), ("MKPG123", .textDigits, 4), ("MKPG6003", .textSixty, 4),
      ("MIPG", .textLetter, 1),
    ]
    for (text, reason, offset) in georef {
      let error = refusal { () throws(GridNorthError) in try GEOREF(parsing: text) }
      #expect(error?.reason == reason && error?.offset == offset, "\(text): \(String(describing: error))")
      #expect(GEOREF(text) == nil)
    }
    let gars: [(String, GridNorthError.Reason, Int)] = [
      ("", .emptyText, 0), ("721AA", .textNumber, 0), ("208LS5", .textNumber, 5), ("208LS170", .textRest, 7),
    ]
    for (text, reason, offset) in gars {
      let error = refusal { () throws(GridNorthError) in try GARS(parsing: text) }
      #expect(error?.reason == reason && error?.offset == offset, "\(text): \(String(describing: error))")
      #expect(GARS(text) == nil)
    }
    for text in [#"["MK0"]"#, "[5]"] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([GEOREF].self, from: Data(text.utf8)) }
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([GARS].self, from: Data(text.utf8)) }
    }
  }

  @Test func badPositionsAreRefused() {
    #expect(refusal { () throws(GridNorthError) in try GEOREF(Position(90.1, 0)) }?.reason == .latitude)
    #expect(refusal { () throws(GridNorthError) in try GARS(Position(0, .nan)) }?.reason == .notFinite)
  }
}
