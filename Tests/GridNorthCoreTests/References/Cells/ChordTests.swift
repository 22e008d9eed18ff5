// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Chords of lines")
struct ChordTests {
  private func request(_ tolerance: Double, unit: Int, zoom: Double) throws -> GridRequest {
    var options = MapGrid.defaults
    options.tolerance = tolerance
    options.tolerance_unit = UInt32(unit)
    return try GridRequest(view: gn_bounds(south: -80, west: 0, north: 84, east: 6), zoom: zoom, options: options)
  }

  /// How far an easting departs from its chords, in units of the tolerance: at most, and on average without the last
  /// chord; and how many chords it has.
  private func walk(_ x: Double, from start: Double, to end: Double, _ request: GridRequest) -> (
    departure: Double, average: Double, chords: Int
  ) {
    let path = ZonePath(family: .eastings, fixed: x, centralMeridian: 3, chords: request.chords)
    let size = request.view.worldSize
    func place(_ along: Double) -> (x: Double, y: Double, latitude: Double) {
      let (latitude, longitude) = path.positions(Block(repeating: along))
      let isometric = WebMercator.isometric(latitude: latitude.lane(0))
      return (longitude.lane(0) * size / 360, isometric * size / (2 * .pi), latitude.lane(0))
    }
    var (largest, total, last, chords, along, step) = (0.0, 0.0, 0.0, 0, start, 0.0)
    while along < end {
      step = path.step(from: along, limit: end - along, guess: step)
      let (a, b) = (place(along), place(along + step))
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).root
      last = 0
      for part in 1..<50 {
        let point = place(along + step * Double(part) / 50)
        let pixels = ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)).absolute / length
        let isOnScreen = request.options.tolerance_unit == UInt32(GN_GRID_PIXELS)
        let unit = isOnScreen ? 1 : request.view.metersPerPixel(latitude: point.latitude)
        last = max(last, pixels * unit / request.options.tolerance)
      }
      largest = max(largest, last)
      total += last
      chords += 1
      along = end - along - step < 1e-6 ? end : along + step
    }
    return (largest, (total - last) / Double(chords - 1), chords)
  }

  /// A line with more vertices than it needs would keep the tolerance too.
  @Test func shortChordsUseNearlyAllOfTheTolerance() throws {
    for (x, zoom) in [(50_000.0, 10.0), (100_000, 12), (330_000, 8)] {
      for (unit, tolerance) in [(Int(GN_GRID_PIXELS), 0.01), (Int(GN_GRID_METERS), 0.1)] {
        let request = try request(tolerance, unit: unit, zoom: zoom)
        let line = walk(x, from: 2_000_000, to: 6_000_000, request)
        #expect(
          line.chords > 20 && line.average > 0.92 && line.departure <= 1, "\(x), zoom \(zoom), unit \(unit): \(line)")
      }
    }
  }

  @Test func aChordForManyDegreesOfLatitudeKeepsTheTolerance() throws {
    for (x, zoom) in cases([(500.0, 3.0), (10_000, 3), (100_000, 3), (330_000, 0)]) {
      for unit in [Int(GN_GRID_PIXELS), Int(GN_GRID_METERS)] {
        // From a small part of the distance from the central meridian, in that unit, to several times it.
        let metersPerPixel = 40_075_016.7 / WebMercator.worldSize(zoom: zoom, tileSize: 512)
        var tolerance = 0.003 * x / (unit == Int(GN_GRID_PIXELS) ? metersPerPixel : 1)
        for _ in 0..<36 {
          tolerance *= 1.2
          let request = try request(tolerance, unit: unit, zoom: zoom)
          for (low, high) in [(0.0, 8_880_000.0), (1_105_000, 8_660_000), (4_000_000, 9_320_000)] {
            let north = walk(x, from: low, to: high, request)
            let south = walk(x, from: -high, to: -low, request)
            #expect(
              max(north.departure, south.departure) <= 1,
              "\(x), zoom \(zoom), \(tolerance) of unit \(unit), from \(low)")
            // Either way as few as the other, or one more.
            #expect(
              (north.chords - south.chords).magnitude <= 1 + north.chords / 20,
              "\(x), zoom \(zoom), \(tolerance) of unit \(unit), from \(low)")
          }
        }
      }
    }
  }
}
