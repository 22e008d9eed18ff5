// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Tracks")
struct TrackTests {
  @Test func aRecordFillsTheStateExactly() {
    #expect(MemoryLayout<TrackRecord>.size == 512)
    #expect(MemoryLayout<gn_track_state>.size == 512)
  }

  @Test func nearDistancesAreThoseOfGeodesics() {
    var random = Randomness()
    for _ in 0..<20_000 {
      let from = gn_point(latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      let to = Geodesic.direct(from, azimuth: random.double(in: -180...180), distance: random.double(in: 0...9_990))
        .point
      let distance = TrackPlace(from).distance(to: TrackPlace(to))
      #expect((distance - Geodesic.inverse(from, to).distance).absolute < 2e-8)
    }
  }

  @Test func waysBeginAsGeodesicsDo() {
    var random = Randomness()
    for _ in 0..<20_000 {
      let from = gn_point(
        latitude: random.double(in: 0...1) < 0.5 ? random.double(in: -90...90) : random.double(in: 89.9...90),
        longitude: random.double(in: -180...180))
      let to = Geodesic.direct(from, azimuth: random.double(in: -180...180), distance: random.double(in: 1...49_900))
        .point
      let way = TrackFrame(from).way(to: TrackPlace(to))
      let exact = Geodesic.inverse(from, to)
      let angle = exact.azimuthFrom.sineAndCosineOfDegrees
      #expect((way.length - exact.distance).absolute < 5e-6)
      #expect((way.east - exact.distance * angle.sine).absolute < 1.5e-5)
      #expect((way.north - exact.distance * angle.cosine).absolute < 1.5e-5)
    }
  }

  // A disc of radius 3 around (0, 10): tangents at asin 0.3; it begins 7 away.
  @Test func anEdgeMustMeetTheDiscAroundEachFix() {
    var sleeve = TrackSleeve.open
    func way(_ east: Double, _ north: Double) -> TrackWay {
      TrackWay(length: (east * east + north * north).root, east: east, north: north)
    }
    #expect(sleeve.allows(way(-5, 0), tolerance: 3))
    sleeve.add(way(0, 2), tolerance: 3)
    #expect(sleeve.allows(way(-5, 0), tolerance: 3))
    sleeve.add(way(0, 10), tolerance: 3)
    for (east, north, isAllowed) in [
      (0.0, 7.01, true), (0, 6.99, false), (3.13, 10, true), (3.16, 10, false), (-3.13, 10, true), (-3.16, 10, false),
      (0, -20, false), (10, 0, false), (1, 7.3, true), (1, 7.1, false),
    ] {
      #expect(sleeve.allows(way(east, north), tolerance: 3) == isAllowed, "\(east) \(north)")
    }
    #expect(!TrackSleeve.shut.allows(way(0, 1), tolerance: 3))
  }
}
