// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("UTM zones")
struct UTMZonesTests {
  private func zone(_ latitude: Double, _ longitude: Double) -> Int32 {
    UTM.standardZone(latitude: latitude, longitude: Angle.reduce(longitude: longitude))
  }

  @Test func aMeridianIsABorderWhereItHasOneZoneToTheWestAndAnotherToTheEast() {
    for longitude in stride(from: -180.0, through: 180, by: 3) {
      var stretches: [(zone: Int32, south: Double, north: Double)] = []
      UTM.forEachBorder(onMeridian: longitude) { stretches.append(($0, $1, $2)) }
      for latitude in stride(from: -79.5, to: 84, by: 1) {
        let east = zone(latitude, longitude + 0.1)
        let here = stretches.first { $0.south < latitude && latitude < $0.north }
        #expect(here?.zone == (zone(latitude, longitude - 0.1) == east ? nil : east), "\(latitude), \(longitude)")
      }
      // One stretch is not cut in two.
      for (below, above) in zip(stretches, stretches.dropFirst()) { #expect(below.north < above.south) }
    }
  }

  @Test func whatLiesBetweenTwoMeridiansIsInOneOfTheirZones() {
    var random = Randomness()
    for _ in 0..<100_000 {
      let (a, b) = (random.double(in: -180...180), random.double(in: -180...180))
      let zones = UTM.zones(from: min(a, b), to: max(a, b))
      let zone = zone(random.double(in: -80...83.9), random.double(in: min(a, b)...max(a, b)))
      #expect(zones.first <= zone && zone <= zones.last)
    }
    for (west, east) in [(-180.0, -180.0), (180, 180), (-180, 180)] {
      let zones = UTM.zones(from: west, to: east)
      #expect(zones.first >= 1 && zones.first <= zones.last && zones.last <= 60)
    }
  }

  @Test func aZoneReachesNoFartherThanItsMeridians() {
    for zone in 1...60 {
      let farthest = (-10...9).compactMap { GridZone(zone: zone, band: Band(number: $0)) }.map { gridZone in
        let (west, east) = gridZone.meridians
        return max(east - gridZone.centralMeridian, gridZone.centralMeridian - west)
      }.max()!
      #expect(farthest <= UTM.reach(zone: zone))
    }
  }

  @Test func only31VEndsAtItsCentralMeridian() {
    for zone in 1...60 {
      for band in -10...9 {
        guard let gridZone = GridZone(zone: zone, band: Band(number: band)) else { continue }
        let ends = gridZone.meridians.east == gridZone.centralMeridian
        #expect(UTM.endsAtCentralMeridian(zone: Double(zone), band: Double(band)) == ends)
      }
    }
  }
}
