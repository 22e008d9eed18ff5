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

  @Test func linesThatAreKeptFitIntoTheirMemory() {
    #expect(MemoryLayout<KeptLines.Line>.stride * KeptLinesMemory.capacity <= MemoryLayout<KeptLinesMemory>.size)
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
    #expect(view.first == (164.375, 180))
    #expect(view.secondEast == -175.375)
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
    let levels: [(zoom: Double, meters: Double)] = [
      (3, 100_000), (7.999, 100_000), (8, 10_000), (10.999, 10_000), (11, 1_000), (14, 100), (17, 10), (20.999, 10),
      (21, 1), (30, 1),
    ]
    for (zoom, meters) in levels { #expect(try spacing(zoom).meters == meters, "\(zoom)") }
  }

  @Test func aLevelThatIsTooDenseGivesWayToTheNext() throws {
    // 1 km at zoom 11 and 50 degrees north are 40.6 pixels.
    #expect(try spacing(11) { $0.minimum_pixels = 40 }.meters == 1_000)
    #expect(try spacing(11) { $0.minimum_pixels = 41 }.meters == 10_000)
    #expect(try spacing(0).meters == 0)
  }

  @Test func zoomsOfSmallTilesAreOneMore() throws {
    #expect(try spacing(11.999) { $0.tile_size = 256 }.meters == 10_000)
    #expect(try spacing(12) { $0.tile_size = 256 }.meters == 1_000)
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

  @Test func anyDivisorOf100KilometersIsASpacing() throws {
    let odd = try spacing(13) { $0.spacing = 250 }
    #expect(odd.meters == 250)
    #expect(odd.digits == 4)
    #expect(odd.coarsest(of: 2_500) == 2_500)
    for meters in [0.5, 3, 150_000, -100, .nan, .infinity, 30_000] {
      #expect(throws: GN_ERROR_SPACING) { try spacing(13) { $0.spacing = meters } }
    }
  }
}
