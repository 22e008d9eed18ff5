// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

/// Distance of two near positions in degrees of a great circle; longitudes count less toward the poles.
private func difference(_ a: Position, _ b: Position) -> Double {
  let meridians = (a.longitude - b.longitude).remainder(dividingBy: 360).magnitude
  let nearPole = (90 - a.latitude.magnitude) / 57
  return max((a.latitude - b.latitude).magnitude, meridians * min(1, nearPole))
}

@Suite("UTM")
struct UTMTests {
  // MARK: Properties

  @Test func positionsComeBack() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let position = random.position()
      let point = try UTM(position)
      #expect(difference(position, point.position) < 2e-13, "\(position): \(point.position)")
      #expect(point.position.longitude >= -180 && point.position.longitude < 180)
    }
  }

  @Test func positionsComeBackFromTheNeighboringZone() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let position = Position(latitude: random.double(in: -80...84), longitude: random.double(in: -180...180))
      let zone = Int((position.longitude + 180) / 6) + 1
      let neighbor = (zone + (Bool.random(using: &random) ? 0 : 58)) % 60 + 1
      let point = try UTM(position, zone: .number(neighbor))
      #expect(point.zone == neighbor)
      #expect(difference(position, point.position) < 2e-13, "\(position), zone \(neighbor)")
    }
  }

  @Test func whatIsProjectedIsAValidPoint() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let position = random.position()
      let zone: UTM.ZoneChoice = random.element(of: [
        .standard, .number(random.integer(in: 1...60)), .grid(.ups(.north)), .grid(.ups(.south)),
      ])
      guard let point = try? UTM(position, zone: zone) else { continue }
      let again = try UTM(grid: point.grid, easting: point.easting, northing: point.northing)
      #expect(again == point)
    }
  }

  @Test func theGridOfAPositionIsTheOneItIsProjectedTo() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let position = random.position()
      let grid = try UTM.Grid(for: position)
      #expect(try UTM(position).grid == grid, "\(position)")
      #expect(try MGRS(position).zone == grid.zone, "\(position)")
    }
  }

  @Test func grownNorthingsMeetAcrossTheEquator() throws {
    var random = Randomness()
    for _ in rounds(5_000) {
      let position = Position(latitude: random.double(in: -80...84), longitude: random.double(in: 0...6))
      let north = try UTM(position, zone: .grid(UTM.Grid(zone: 31, hemisphere: .north)))
      let south = try UTM(position, zone: .grid(UTM.Grid(zone: 31, hemisphere: .south)))
      #expect(north.easting == south.easting && (south.northing - north.northing - 10_000_000).magnitude < 1e-8)
    }
  }

  @Test func scaleAndConvergenceAreThoseOfTheGrid() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      // Two positions a hundredth of a second apart, along the meridian.
      let position = Position(latitude: random.double(in: -79...83), longitude: random.double(in: -180...180))
      var north = position
      north.latitude += 3e-6
      let zone = UTM.ZoneChoice.grid(try UTM.Grid(for: position))
      let (a, b) = (try UTM(position, zone: zone), try UTM(north, zone: zone))
      let factors = try UTM.factors(at: position)
      // sin of the convergence, as the meridian's lean to the west of grid north; small in UTM.
      let lean = -(b.easting - a.easting) / (b.northing - a.northing)
      let convergence = factors.convergence * .pi / 180
      let tangent = convergence + convergence * convergence * convergence / 3
      #expect((lean - tangent).magnitude < 1e-5, "\(position)")
      #expect(factors.scale > 0.9995 && factors.scale < 1.003)
      #expect(try a.factors().scale.distance(to: factors.scale).magnitude < 1e-14, "\(position)")
    }
  }

  @Test func epsgCodesComeBack() throws {
    for hemisphere in UTM.Hemisphere.allCases {
      var grids = [UTM.Grid.ups(hemisphere)]
      for zone in 1...60 { grids.append(try UTM.Grid(zone: zone, hemisphere: hemisphere)) }
      for grid in grids {
        #expect(try UTM.Grid(epsgCode: grid.epsgCode) == grid)
        #expect(grid.epsgCode == (hemisphere == .north ? 32600 : 32700) + (grid.zone ?? 61))
        #expect(grid.hemisphere == hemisphere)
      }
    }
  }

  // MARK: Edges

  @Test func theEquatorIsNorth() throws {
    for latitude in [0.0, -0.0] {
      let point = try UTM(Position(latitude: latitude, longitude: 3))
      #expect(point.hemisphere == .north && point.easting == 500_000 && point.northing == 0)
    }
    let south = try UTM(Position(latitude: -.leastNonzeroMagnitude, longitude: 3))
    #expect(south.hemisphere == .south && south.northing == 10_000_000)
  }

  @Test func upsTakesOverFrom84NorthAndSouthOf80South() throws {
    func zone(_ latitude: Double) throws -> Int? { try UTM.Grid(for: Position(latitude: latitude, longitude: 10)).zone }
    #expect(try zone(84) == nil)
    #expect(try zone(84.0.nextDown) == 33)
    #expect(try zone(-80) == 32)
    #expect(try zone((-80.0).nextDown) == nil)
  }

  @Test func atThePolesUPSIs2000km() throws {
    for (latitude, hemisphere) in [(90.0, UTM.Hemisphere.north), (-90, .south)] {
      let pole = try UTM(Position(latitude: latitude, longitude: 123))
      #expect(pole.grid == .ups(hemisphere) && pole.easting == 2_000_000 && pole.northing == 2_000_000)
      #expect(pole.position == Position(latitude: latitude, longitude: 0))
      let factors = try UTM.factors(at: Position(latitude: latitude, longitude: 123))
      #expect(factors.convergence == (hemisphere == .north ? 123 : -123) && (factors.scale - 0.994).magnitude < 1e-15)
    }
  }

  @Test func onTheCentralMeridianTheScaleIs09996() throws {
    let factors = try UTM.factors(at: Position(latitude: 45, longitude: 9))
    #expect(factors.convergence == 0 && (factors.scale - 0.9996).magnitude < 1e-15)
  }

  @Test func exceptionsOfNorwayAndSvalbard() throws {
    let cases: [(Double, Double, Int)] = [
      (60, 3, 32), (60, 3.0.nextDown, 31), (56, 3, 32), (64, 5, 31), (64.0.nextDown, 5, 32), (72, 9, 33),
      (72, 9.0.nextDown, 31), (72.0.nextDown, 10, 32), (72, 21, 35), (72, 33, 37), (72, 42, 38),
      (72, 42.0.nextDown, 37), (83, 0, 31), (83, -0.000_1, 30),
    ]
    for (latitude, longitude, zone) in cases {
      let position = Position(latitude: latitude, longitude: longitude)
      #expect(try UTM.Grid(for: position).zone == zone, "\(position)")
    }
  }

  @Test func aNorthingMayLieAcrossTheEquator() throws {
    let point = try UTM(Position(latitude: -1, longitude: 3), zone: .grid(UTM.Grid(zone: 31, hemisphere: .north)))
    #expect(point.northing < 0 && point.hemisphere == .north)
    #expect(point.description == "31n 500000.000 -110530.159")
    #expect((point.position.latitude + 1).magnitude < 1e-13)
  }

  // MARK: Refused input

  @Test func zonesAre1To60() {
    let paris = Position(latitude: 48.85, longitude: 2.35)
    for zone in [0, -1, 61, 62, 32631, .min, .max] {
      let ofPoint = refusal { () throws(GridNorthError) in try UTM(paris, zone: .number(zone)) }
      let ofGrid = refusal { () throws(GridNorthError) in try UTM.Grid(zone: zone, hemisphere: .north) }
      #expect(ofPoint?.reason == .zone && ofGrid?.reason == .zone, "\(zone)")
      #expect(UTM.points(of: [paris], zone: .number(zone)).map(\.refusal?.reason) == [.zone], "\(zone)")
    }
  }

  @Test func epsgCodesOfOtherSystemsAreRefused() {
    for code in [0, 4326, 32600, 32662, 32700, 32762, -32631, .max, .min] {
      #expect(refusal { () throws(GridNorthError) in try UTM.Grid(epsgCode: code) }?.reason == .epsgCode, "\(code)")
    }
  }

  @Test func positionsFarFromTheZoneAreRefused() {
    let paris = Position(latitude: 48.85, longitude: 2.35)
    #expect(refusal { () throws(GridNorthError) in try UTM(paris, zone: 35) }?.reason == .tooFar)
    #expect(refusal { () throws(GridNorthError) in try UTM(paris, zone: 32) }?.reason == nil)
    #expect(refusal { () throws(GridNorthError) in try UTM(paris, zone: .grid(.ups(.north))) }?.reason == .tooFar)
    #expect(refusal { () throws(GridNorthError) in try UTM(paris, zone: .grid(.ups(.south))) }?.reason == .tooFar)
    #expect(refusal { () throws(GridNorthError) in try UTM.factors(at: paris, zone: 35) }?.reason == .tooFar)
  }

  @Test func badPositionsAreRefused() {
    for (latitude, longitude, expected) in [
      (90.1, 0.0, GridNorthError.Reason.latitude), (-90.1, 0, .latitude), (.nan, 0, .notFinite),
      (0, .infinity, .notFinite),
    ] {
      let position = Position(latitude: latitude, longitude: longitude)
      #expect(refusal { () throws(GridNorthError) in try UTM(position) }?.reason == expected)
      #expect(refusal { () throws(GridNorthError) in try UTM.Grid(for: position) }?.reason == expected)
      #expect(refusal { () throws(GridNorthError) in try UTM.factors(at: position) }?.reason == expected)
    }
  }

  @Test func coordinatesOutsideTheGridAreRefused() throws {
    let utm = try UTM.Grid(zone: 31, hemisphere: .north)
    let cases: [(UTM.Grid, Double, Double, GridNorthError.Reason?)] = [
      (utm, 1_510_000, 0, nil), (utm, 1_510_000.1, 0, .easting), (utm, -510_000, 0, nil),
      (utm, -510_000.1, 0, .easting),
      (utm, 500_000, 9_997_964.9430, nil), (utm, 500_000, 9_997_964.9432, .northing),
      (utm, 500_000, -9_997_964.9430, nil), (utm, 500_000, -9_997_964.9432, .northing),
      (utm, .nan, 0, .notFinite), (utm, 0, .infinity, .notFinite), (.ups(.north), 1_200_000, 2_800_000, nil),
      (.ups(.north), 1_199_999, 2_000_000, .easting), (.ups(.north), 2_000_000, 2_800_001, .northing),
      (.ups(.south), 700_000, 3_300_000, nil), (.ups(.south), 2_000_000, 3_300_001, .northing),
    ]
    for (grid, easting, northing, expected) in cases {
      let error = refusal { () throws(GridNorthError) in
        try UTM(grid: grid, easting: easting, northing: northing)
      }
      #expect(error?.reason == expected, "\(grid) \(easting) \(northing)")
    }
  }
}
