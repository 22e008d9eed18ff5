// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

extension UTM {
  fileprivate var bits: [UInt64] {
    [easting.bitPattern, northing.bitPattern, UInt64(bitPattern: Int64(grid.epsgCode))]
  }
}

extension UTM.Factors {
  fileprivate var bits: [UInt64] { [convergence.bitPattern, scale.bitPattern] }
}

@Suite("Batches")
struct BatchTests {
  /// Positions of all kinds; every tenth is to be refused.
  private static func positions(_ count: Int, _ random: inout Randomness) -> [Position] {
    (0..<count).map { _ in
      guard random.integer(in: 0...9) == 0 else { return random.position() }
      return random.element(of: [
        Position(latitude: .nan, longitude: 0), Position(latitude: 0, longitude: .infinity),
        Position(latitude: 91, longitude: 0), Position(latitude: 10, longitude: 1e300),
        Position(latitude: 90, longitude: 0),
      ])
    }
  }

  /// Lengths around the eight rows that the core computes together.
  private static let counts = Array(0...17) + [100, 1_000, rounds(10_000).count]

  // MARK: Properties

  @Test func referencesAreThoseOfSinglePositions() {
    var random = Randomness()
    for count in Self.counts {
      let positions = Self.positions(count, &random)
      let precision = random.element(of: MGRS.Precision.allCases)
      let references = MGRS.references(of: positions, precision: precision)
      #expect(references.count == count)
      for (position, reference) in zip(positions, references) {
        let single = result { () throws(GridNorthError) in try MGRS(position, precision: precision) }
        #expect(reference == single, "\(position), \(precision)")
      }
    }
  }

  @Test func positionsOfReferencesAreThoseOfSingleOnes() {
    var random = Randomness()
    for count in Self.counts {
      let precision = random.element(of: MGRS.Precision.allCases)
      let references = Self.positions(count, &random).compactMap { try? MGRS($0, precision: precision) }
      let positions = MGRS.positions(of: references)
      #expect(positions.map(\.bits) == references.map(\.inside.bits), "\(precision)")
    }
  }

  @Test func parsedTextsAreThoseOfSingleOnes() {
    var random = Randomness()
    let odd = [
      "", " ", "31", "32X", "38SMB448", "38SMB44\u{0}84", "\u{0}", "é", "31NAA\u{0}", "1 N AA", "38smb4484", "z",
      "                              38SMB4484          ", "38SMB\u{0}", String(repeating: " ", count: 1000) + "38SMB",
      "38SMB12345678901 12345678901", "38 S MB 12345678901 12345678901 ", "38  S  MB  12345678901  12345678901",
      "50TMK5045027900", "32VJN", "31VEG", "38VMS", "01CAA",
    ]
    for rule in [MGRS.Rule.lenient, .strict] {
      for count in Self.counts {
        let texts = (0..<count).map { _ in
          if random.integer(in: 0...3) == 0 { return random.element(of: odd) }
          let precision = random.element(of: MGRS.Precision.allCases)
          return (try? MGRS(random.position(), precision: precision).formatted()) ?? ""
        }
        let positions = MGRS.positions(parsing: texts, rule: rule)
        #expect(positions.count == count)
        for (text, position) in zip(texts, positions) {
          let single = result { () throws(GridNorthError) in try MGRS(parsing: text, rule: rule).inside }
          #expect(position.map(\.bits) == single.map(\.bits), "\(text)")
        }
      }
    }
  }

  @Test func pointsAreThoseOfSinglePositions() throws {
    var random = Randomness()
    let choices: [UTM.ZoneChoice] = [
      .standard, 31, .grid(.ups(.north)), .grid(.ups(.south)), .grid(try UTM.Grid(zone: 31, hemisphere: .south)), 61,
    ]
    for count in Self.counts {
      let positions = Self.positions(count, &random)
      for zone in choices {
        let points = UTM.points(of: positions, zone: zone)
        #expect(points.count == count)
        for (position, point) in zip(positions, points) {
          let single = result { () throws(GridNorthError) in try UTM(position, zone: zone) }
          #expect(point.map(\.bits) == single.map(\.bits), "\(position), \(zone)")
        }
      }
    }
  }

  @Test func factorsAreThoseOfSinglePositions() throws {
    var random = Randomness()
    for count in Self.counts {
      let positions = Self.positions(count, &random)
      for zone: UTM.ZoneChoice in [.standard, 31, .grid(.ups(.south)), 0] {
        let factors = UTM.factors(at: positions, zone: zone)
        #expect(factors.count == count)
        for (position, factor) in zip(positions, factors) {
          let single = result { () throws(GridNorthError) in try UTM.factors(at: position, zone: zone) }
          #expect(factor.map(\.bits) == single.map(\.bits), "\(position), \(zone)")
        }
      }
    }
  }

  @Test func positionsOfPointsAreThoseOfSingleOnes() {
    var random = Randomness()
    for count in Self.counts {
      let points = Self.positions(count, &random).compactMap { try? UTM($0) }
      #expect(UTM.positions(of: points).map(\.bits) == points.map(\.position.bits))
    }
  }

  // MARK: Edges

  @Test func nothingGivesNothing() {
    #expect(MGRS.references(of: []).isEmpty)
    #expect(MGRS.positions(of: []).isEmpty)
    #expect(MGRS.positions(parsing: [String]()).isEmpty)
    #expect(UTM.points(of: []).isEmpty)
    #expect(UTM.positions(of: []).isEmpty)
    #expect(UTM.factors(at: []).isEmpty)
  }

  // MARK: Refused input

  @Test func aRefusedRowDoesNotStopTheRest() throws {
    let positions = [
      Position(latitude: 48.8583, longitude: 2.2945), Position(latitude: 91, longitude: 0),
      Position(latitude: -33.8568, longitude: 151.2153),
    ]
    let references = MGRS.references(of: positions, precision: .kilometer)
    #expect(references.map(\.value?.description) == ["31UDQ4811", nil, "56HLH3452"])
    #expect(references.map(\.refusal?.reason) == [nil, .latitude, nil])
  }

  @Test func aRefusedTextTellsTheOffset() {
    let positions = MGRS.positions(parsing: ["38SMB4484", "38SMB448", "38SMB44\u{0}84"])
    #expect(positions.map(\.refusal?.reason) == [nil, .oddDigits, .unexpectedByte])
    #expect(positions.map(\.refusal?.offset) == [nil, 5, 7])
  }
}
