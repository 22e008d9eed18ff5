// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

/// A crossing is right when the projection, which is compared with oracles elsewhere, sends it to the line.
@Suite("Where lines of the grid cross meridians and parallels")
struct GridCrossingTests {
  private func project(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double) {
    TransverseMercator.forward(
      latitude: latitude.sineAndCosineOfDegrees, longitude: longitude.sineAndCosineOfDegrees)
  }

  /// Up to 9 degrees from the central meridian in the south, less where zones end, as in 32V and 31X.
  private func somewhere(_ random: inout Randomness) -> (latitude: Double, longitude: Double) {
    (random.double(in: 0.001...84), random.double(in: 0.001...6))
  }

  @Test func aNorthingMeetsAMeridianWhereItIs() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (latitude, longitude) = somewhere(&random)
      let y = project(latitude, longitude).y
      let found = GridCrossing.northing(y, meridian: longitude.sineAndCosineOfDegrees)
      let point = project(found.latitude, longitude)
      #expect((point.y - y).magnitude < 1e-8, "\(latitude) \(longitude)")
      #expect((point.x - found.x).magnitude < 1e-3, "\(latitude) \(longitude)")
    }
  }

  @Test func anEastingMeetsAParallelWhereItIs() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (latitude, longitude) = somewhere(&random)
      let x = project(latitude, longitude).x
      let found = GridCrossing.easting(x, parallel: latitude.sineAndCosineOfDegrees)
      let point = project(latitude, found.longitude)
      #expect((point.x - x).magnitude < 1e-8, "\(latitude) \(longitude)")
      #expect((point.y - found.y).magnitude < 1e-3, "\(latitude) \(longitude)")
    }
  }

  /// Where the two are nearly parallel, the place is vague, but it still lies on the line.
  @Test func aNorthingMeetsAParallelWhereItIs() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (latitude, longitude) = somewhere(&random)
      let y = project(latitude, longitude).y
      let found = GridCrossing.northing(y, parallel: latitude.sineAndCosineOfDegrees)
      #expect((project(latitude, found.longitude).y - y).magnitude < 1e-8, "\(latitude) \(longitude)")
    }
  }

  @Test func anEastingMeetsAMeridianWhereItIs() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (latitude, longitude) = somewhere(&random)
      let x = project(latitude, longitude).x
      let found = GridCrossing.easting(x, meridian: longitude.sineAndCosineOfDegrees)
      #expect((project(found.latitude, longitude).x - x).magnitude < 1e-8, "\(latitude) \(longitude)")
    }
  }

  @Test func betweenTwoKnownCrossingsTheSameIsFound() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (south, longitude) = somewhere(&random)
      let north = min(84, south + random.double(in: 1e-6...0.89))
      let low = project(south, longitude).y
      let high = project(north, longitude).y
      let y = low + random.double(in: 0...1) * (high - low)
      let found = GridCrossing.northing(
        y, meridian: longitude.sineAndCosineOfDegrees, between: (latitude: south, y: low),
        and: (latitude: north, y: high))
      #expect((project(found.latitude, longitude).y - y).magnitude < 2e-8, "\(south) \(north) \(longitude)")
    }
  }

  @Test func eightLanesFindWhatOneFinds() {
    var random = Randomness()
    for _ in rounds(200) {
      let (latitude, longitude) = somewhere(&random)
      let angle = longitude.sineAndCosineOfDegrees
      let y = project(latitude, longitude).y
      let lines = Block(0, 1, 2, 3, 4, 5, 6, 7) * 1000 + y
      let block = GridCrossing.northing(lines, meridian: angle)
      for lane in 0..<8 {
        #expect(block.latitude[lane] == GridCrossing.northing(lines[lane], meridian: angle).latitude)
      }
    }
  }
}
