// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Orientation without geodesics")
struct PlainOrientationTests {
  /// Rings of any size, shape and place, simple ones and knots: where the plain sum tells, geodesics tell the same.
  @Test func geodesicsAgree() throws {
    var random = Randomness()
    var (told, untold) = (0, 0)
    for _ in rounds(2000) {
      let count = random.element(of: [0, 1, 2, 3, 4, 7, 8, 9, 64, 200])
      let center = gn_point(
        latitude: random.element(of: [0, 74.9, -75, random.double(in: -89...89)]),
        longitude: random.element(of: [-180, 179.999, random.double(in: -180...180)]))
      let radius = random.element(of: [1, 1e3, 1e5, 2e6])
      let isKnot = Bool.random(using: &random)
      let flatness = random.element(of: [1, 1e-3, 1e-6])
      var ring = (0..<count).map { index in
        let azimuth = isKnot ? random.double(in: 0...360) : Double(index) * 360 / Double(count)
        let point = Geodesic.direct(center, azimuth: azimuth, distance: radius * random.double(in: 0.5...1)).point
        return gn_point(
          latitude: center.latitude + flatness * (point.latitude - center.latitude), longitude: point.longitude)
      }
      if Bool.random(using: &random) { ring.reverse() }
      try EdgeIndexTests.Case([ring]).polygon { polygon throws(gn_status) in
        let plain = polygon.outer.plainOrientation
        if plain == 0 {
          untold += 1
        } else {
          told += 1
          // Areas by geodesics have errors of some square millimeters.
          let measure = RingMeasure(polygon.outer)
          #expect(plain == measure.orientation || measure.area.absolute < 1e-3, "\(ring)")
        }
      }
    }
    #expect(told > 0 && untold > 0, "\(told) \(untold)")
  }

  /// A ring of any usual area is told, so that it takes no geodesics; also one of millimeters, whose area by geodesics may have the
  /// wrong sign.
  @Test(arguments: [0.001, 1, 100, 1e4, 1e5]) func usualRingsAreTold(radius: Double) throws {
    for latitude in [-60.0, -1, 0, 45, 70] {
      let center = gn_point(latitude: latitude, longitude: 179.9)
      for (sign, expected) in [(-1.0, GN_COUNTERCLOCKWISE), (1.0, GN_CLOCKWISE)] {
        let ring = (0..<64).map { index in
          Geodesic.direct(center, azimuth: sign * 5.625 * Double(index), distance: radius).point
        }
        try EdgeIndexTests.Case([ring]).polygon { polygon throws(gn_status) in
          #expect(polygon.outer.plainOrientation == Int32(expected))
          #expect(polygon.orientation() == Int32(expected))
        }
      }
    }
  }

  /// Slanted slivers, which geodesics give the wrong sign below a square centimeter. Where nothing tells, the answer is 0.
  @Test(arguments: [0.01, 0.2, 1, 100]) func sliversAreToldOrLeftOpen(length: Double) throws {
    var random = Randomness()
    for thinness in [1e-2, 1e-3, 1e-5, 1e-7] {
      for _ in rounds(100) {
        let start = gn_point(latitude: random.double(in: -70...70), longitude: random.double(in: -180...180))
        let azimuth = random.double(in: -180...180)
        func vertex(_ along: Double, _ side: Double) -> gn_point {
          let axis = Geodesic.direct(start, azimuth: azimuth, distance: along * length)
          return Geodesic.direct(
            axis.point, azimuth: axis.azimuth + 90, distance: side * thinness * length * random.double(in: 0.2...0.5)
          ).point
        }
        // Along the right side, and back along the left one.
        var ring = [0.0, 0.3, 0.6, 1].map { vertex($0, 1) } + [0.9, 0.5, 0.1].map { vertex($0, -1) }
        var expected = Int32(GN_COUNTERCLOCKWISE)
        if Bool.random(using: &random) {
          ring.reverse()
          expected = Int32(GN_CLOCKWISE)
        }
        // Positions have steps of nanometers, so thinner rings may run any way.
        guard thinness * length > 1e-7 else { continue }
        try EdgeIndexTests.Case([ring]).polygon { polygon throws(gn_status) in
          let plain = polygon.outer.plainOrientation
          #expect(plain == expected || plain == 0 && thinness < 1e-3, "\(ring)")
          #expect(polygon.orientation() == expected || plain == 0 && polygon.orientation() == 0, "\(ring)")
        }
      }
    }
  }
}
