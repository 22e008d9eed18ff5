// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

/// The band of a latitude, by comparisons alone.
private func slowBand(_ latitude: Double) -> Int {
  (-10...9).last { latitude >= Double(8 * $0) } ?? -10
}

/// The UTM zone of a reduced position, by comparisons alone.
private func slowZone(_ latitude: Double, _ longitude: Double) -> Int {
  if latitude >= 56 && latitude < 64 && longitude >= 3 && longitude < 12 { return 32 }
  if latitude >= 72 && longitude >= 0 && longitude < 42 {
    return [(33.0, 37), (21, 35), (9, 33), (0, 31)].first { longitude >= $0.0 }!.1
  }
  return (1...60).last { longitude >= Double(6 * $0 - 186) }!
}

@Suite("Grid zones")
struct GridZonesTests {
  // MARK: Properties

  @Test func southAndWestEdgesBelongToAGridZone() {
    var random = Randomness()
    for _ in rounds(100_000) {
      let latitude = random.latitude()
      let longitude = Angle.reduce(longitude: random.longitude())
      guard latitude >= -80, latitude < 84 else { continue }
      let zone = UTM.standardZone(latitude: latitude, longitude: longitude)
      let band = Band(latitude: latitude)
      #expect(zone == slowZone(latitude, longitude) && band.number == slowBand(latitude), "\(latitude), \(longitude)")
      guard let gridZone = GridZone(zone: Int(zone), band: band) else {
        Issue.record("\(latitude), \(longitude): zone \(zone) has no band \(band.letter)")
        continue
      }
      let (west, east) = gridZone.meridians
      #expect(longitude >= west && longitude < east, "\(latitude), \(longitude)")
      #expect(latitude >= band.south && latitude < band.north, "\(latitude), \(longitude)")
    }
  }

  @Test func oneLaneAndEightGiveTheSameZone() {
    var random = Randomness()
    for _ in rounds(10_000) {
      let latitudes = gather { _ in min(max(random.latitude(), -80), 83) }
      let longitudes = gather { _ in Angle.reduce(longitude: random.longitude()) }
      let zones = UTM.standardUTMZone(latitude: latitudes, longitude: longitudes)
      for lane in 0..<8 {
        #expect(zones[lane] == UTM.standardUTMZone(latitude: latitudes[lane], longitude: longitudes[lane]))
      }
    }
  }

  @Test func gridZonesOfABandCoverTheWholeTurnOnce() {
    for number in -10...9 {
      let zones = (1...60).compactMap { GridZone(zone: $0, band: Band(number: number)) }
      #expect(zones.count == (number == 9 ? 57 : 60))
      #expect(zones.first?.meridians.west == -180 && zones.last?.meridians.east == 180)
      for (zone, next) in zip(zones, zones.dropFirst()) {
        #expect(zone.meridians.east == next.meridians.west, "zones \(zone.zone) and \(next.zone), band \(number)")
      }
    }
  }

  @Test func bandsCoverTheLatitudesFrom80SouthTo84North() {
    let bands = (-10...9).map { Band(number: $0) }
    #expect(bands.first?.south == -80 && bands.last?.north == 84)
    for (band, next) in zip(bands, bands.dropFirst()) { #expect(band.north == next.south) }
    #expect(String(decoding: bands.map(\.letter), as: UTF8.self) == "CDEFGHJKLMNPQRSTUVWX")
  }

  // MARK: Edges

  @Test func justBelowAnEdgeBelongsToTheBandBelow() {
    for number in -9...9 {
      let edge = Double(8 * number)
      #expect(Band(latitude: edge).number == number)
      #expect(Band(latitude: edge.nextUp).number == number)
      #expect(Band(latitude: edge.nextDown).number == number - 1, "\(edge.nextDown)")
    }
    #expect(Band(latitude: 84).number == 9)
    #expect(Band(latitude: -80).number == -10)
    #expect(Band(latitude: -1e-300).number == -1)
    #expect(Band(latitude: -0.0).number == 0)
  }

  @Test func justWestOfAnEdgeBelongsToTheZoneWestOfIt() {
    for number in 1...60 {
      let edge = Double(6 * number - 186)
      #expect(UTM.standardUTMZone(latitude: 10.0, longitude: edge) == Double(number))
      if number > 1 {
        #expect(UTM.standardUTMZone(latitude: 10.0, longitude: edge.nextDown) == Double(number - 1), "\(edge.nextDown)")
      }
    }
    #expect(UTM.standardUTMZone(latitude: 10.0, longitude: 180.0.nextDown) == 60)
    #expect(UTM.standardUTMZone(latitude: 10.0, longitude: -1e-300) == 30)
  }

  @Test func zones32X34X36XDoNotExist() {
    for zone in 1...60 {
      #expect((GridZone(zone: zone, band: Band(number: 9)) == nil) == [32, 34, 36].contains(zone))
    }
  }

  @Test func polarLettersAreABYZ() {
    let letters = Array("ABYZ".utf8)
    let zones = letters.compactMap { PolarZone($0) }
    #expect(zones.map(\.letter) == letters)
    #expect(zones.map(\.isSouthern) == [true, true, false, false])
    #expect(zones.map(\.isEastern) == [false, true, false, true])
    for letter in UInt8.min ... .max where !letters.contains(letter) { #expect(PolarZone(letter) == nil) }
  }
}
