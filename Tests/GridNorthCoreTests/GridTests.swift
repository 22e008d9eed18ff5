// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Map views")
struct MapViewTests {
  private func view(_ south: Double, _ west: Double, _ north: Double, _ east: Double) throws -> MapView {
    try MapView(gn_bounds(south: south, west: west, north: north, east: east), worldSize: 512)
  }

  @Test func aViewAcrossTheAntimeridianHasTwoParts() throws {
    for (west, east) in [(170.0, -170.0), (170, 190), (-190, -170), (530, 550)] {
      let view = try view(-10, west, 10, east)
      #expect(view.first.west == 170)
      #expect(view.first.east == 180)
      #expect(view.secondEast == -170)
    }
  }

  @Test func aViewUpToTheAntimeridianHasOnePart() throws {
    let eastern = try view(-10, 170, 10, 180)
    #expect(eastern.first == (170, 180))
    #expect(eastern.secondEast == nil)
    let western = try view(-10, 180, 10, 190)
    #expect(western.first == (-180, -170))
    #expect(western.secondEast == nil)
  }

  @Test func threeHundredAndSixtyDegreesAreTheWholeEarth() throws {
    for (west, east) in [(-180.0, 180.0), (10, 370), (-300, 300)] {
      let view = try view(-10, west, 10, east)
      #expect(view.first == (-180, 180))
      #expect(view.secondEast == nil)
    }
  }

  @Test func growingGoesAcrossTheAntimeridianAndStopsAtThePoles() throws {
    // At zoom 0 a pixel is 0.703125 degrees.
    let view = try view(-90, 170, 90, 179).grown(by: 8)
    #expect(view.first == (170 - 5.625, 180))
    #expect(view.secondEast == 179 + 5.625 - 360)
    #expect(view.south == -90)
    #expect(view.north == 90)
    // atan(sinh(8 / 512 of a turn)).
    #expect((try self.view(0, 0, 0, 1).grown(by: 8).north - 5.615985819).magnitude < 1e-9)
  }

  @Test func noEdgeIsNegativeZero() throws {
    let view = try view(-0.0, -0.0, 1, 1)
    #expect(view.south.sign == .plus)
    #expect(view.first.west.sign == .plus)
  }
}

@Suite("Levels of lines")
struct GridSpacingTests {
  private func spacing(_ zoom: Double, latitude: Double = 50, _ change: (inout gn_grid_options) -> Void = { _ in })
    throws -> GridSpacing
  {
    var options = MapGrid.defaults
    change(&options)
    let bounds = gn_bounds(south: latitude, west: 0, north: latitude + 0.1, east: 0.1)
    return try GridRequest(view: bounds, zoom: zoom, options: options).spacing
  }

  @Test func eachZoomHasItsLevel() throws {
    let levels: [(zoom: Double, metres: Double)] = [
      (3, 100_000), (7.999, 100_000), (8, 10_000), (10.999, 10_000), (11, 1_000), (14, 100), (17, 10), (20.999, 10),
      (21, 1), (30, 1),
    ]
    for (zoom, metres) in levels { #expect(try spacing(zoom).metres == metres, "\(zoom)") }
  }

  @Test func aLevelThatIsTooDenseGivesWayToTheNext() throws {
    // 1 km at zoom 11 and 50 degrees north are 40.6 pixels.
    #expect(try spacing(11) { $0.minimum_pixels = 40 }.metres == 1_000)
    #expect(try spacing(11) { $0.minimum_pixels = 41 }.metres == 10_000)
    #expect(try spacing(0).metres == 0)
  }

  @Test func zoomsOfSmallTilesAreOneMore() throws {
    #expect(try spacing(11.999) { $0.tile_size = 256 }.metres == 10_000)
    #expect(try spacing(12) { $0.tile_size = 256 }.metres == 1_000)
  }

  @Test func aLineBelongsToItsCoarsestLevel() throws {
    let spacing = try spacing(14)
    #expect(spacing.coarsest(of: 500_000) == 100_000)
    #expect(spacing.coarsest(of: 510_000) == 10_000)
    #expect(spacing.coarsest(of: 501_000) == 1_000)
    #expect(spacing.coarsest(of: 500_900) == 100)
    #expect(spacing.isMajor(501_000))
    #expect(!spacing.isMajor(500_900))
    #expect(spacing.digits == 3)
  }

  @Test func anyDivisorOf100KilometresIsASpacing() throws {
    let odd = try spacing(13) { $0.spacing = 250 }
    #expect(odd.metres == 250)
    #expect(odd.digits == 4)
    #expect(odd.coarsest(of: 2_500) == 2_500)
    for metres in [0.5, 3, 150_000, -100, .nan, .infinity, 30_000] {
      #expect(throws: GN_SPACING) { try spacing(13) { $0.spacing = metres } }
    }
  }
}

@Suite("Decimal numbers")
struct DecimalsTests {
  private func text(_ value: Double, _ decimals: Decimals) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes in
      let count = decimals.write(value, to: bytes.baseAddress!)
      return String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  @Test func zerosAtTheEndAreLeftOut() {
    let seven = Decimals(count: 7)
    #expect(text(6, seven) == "6")
    #expect(text(-179.5, seven) == "-179.5")
    #expect(text(0.0000001, seven) == "0.0000001")
    #expect(text(100, Decimals(count: 0)) == "100")
    #expect(text(9_400_000, Decimals(count: 0)) == "9400000")
  }

  @Test func roundingCarriesAndIsNeverNegativeZero() {
    let two = Decimals(count: 2)
    #expect(text(179.996, two) == "180")
    #expect(text(-0.004, two) == "0")
    #expect(text(-0.0, two) == "0")
    #expect(text(0.125, two) == "0.12")
  }

  @Test func whatIsWrittenIsWhatWasMeant() throws {
    var random = Randomness()
    for count in 0...12 {
      let decimals = Decimals(count: count)
      for _ in 0..<2_000 {
        let value = random.double(in: -360...360)
        let read = try #require(Double(text(value, decimals)))
        var unit = 1.0
        for _ in 0..<count { unit /= 10 }
        #expect((read - value).magnitude <= 0.5000001 * unit + 1e-13, "\(value) \(count)")
      }
    }
  }

  @Test func numbersOfAPositionAreWrittenAsAlone() {
    func position(_ x: Double, _ y: Double, _ decimals: Decimals) -> String {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes in
        let count = decimals.write(x, y, between: (0x5B, 0x2C, 0x5D), to: bytes.baseAddress!)
        return String(decoding: bytes[..<count], as: UTF8.self)
      }
    }
    var random = Randomness()
    let edges = [0, -0.0, -0.004, 0.125, 9.9999999999, 99.96, 100, -179.996, 180, -180, 359.99999999999, 1e-9]
    for count in 0...12 {
      let decimals = Decimals(count: count)
      let values = edges + (0..<2_000).map { _ in random.double(in: -360...360) }
      for (x, y) in zip(values, values.reversed()) {
        #expect(position(x, y, decimals) == "[\(text(x, decimals)),\(text(y, decimals))]", "\(x) \(y) \(count)")
      }
    }
  }

  @Test func unitsAreNoLargerThanAsked() {
    #expect(text(1.0 / 3, Decimals(forUnitsOf: 0.07)) == "0.33")
    #expect(text(1.0 / 3, Decimals(forUnitsOf: 0.01)) == "0.33")
    #expect(text(1.0 / 3, Decimals(forUnitsOf: 1)) == "0")
  }
}
