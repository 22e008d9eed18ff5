// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Bounds of circles")
struct CircleBoundsTests {
  private func bounds(_ latitude: Double, _ longitude: Double, _ radius: Double) throws -> gn_bounds {
    var center = gn_point(latitude: latitude, longitude: longitude)
    return try Shape.bounds(ofCircle: &center, radius: radius)
  }

  private func halfWidth(_ bounds: gn_bounds) -> Double {
    0.5 * (bounds.east - bounds.west + (bounds.east < bounds.west ? 360 : 0))
  }

  /// All of the circle lies within, and some of it nearly touches each side.
  @Test func theyAreTheSmallestThatHoldTheCircle() throws {
    var random = Randomness()
    for _ in rounds(200) {
      let center = gn_point(latitude: random.latitude(), longitude: Angle.reduce(longitude: random.longitude()))
      let radius = random.element(of: [1e-3, 1, 1e4, 1e6, 5e6, 9.9e6, random.double(in: 1...1.997e7)])
      let bounds = try bounds(center.latitude, center.longitude, radius)
      var (south, north, east) = (90.0, -90.0, 0.0)
      // Azimuths where the circle has its extremes are found to a thousandth of their spacing: that is enough for one in 10^6.
      for step in 0...2000 {
        let place = Geodesic.direct(center, azimuth: Double(step) * 0.09, distance: radius).point
        south = min(south, place.latitude)
        north = max(north, place.latitude)
        east = max(east, Angle.reduce(longitude: place.longitude - center.longitude))
      }
      if bounds.north < 90 { #expect(bounds.north > north && bounds.north - north < 3e-12) }
      if bounds.south > -90 { #expect(bounds.south < south && south - bounds.south < 3e-12) }
      if bounds.west == -180, bounds.east == 180 {
        #expect(bounds.north == 90 || bounds.south == -90 || radius > 9.5e6)
      } else {
        let half = halfWidth(bounds)
        #expect(half > east - 1e-13, "\(center) \(radius)")
        // Near a pole, longitudes are many for a meter.
        let parallel = 1e-12 + 4e-12 / (Double.pi / 180 * (90 - max(bounds.north, -bounds.south)))
        #expect(half - east < (radius > 9.5e6 ? 90 : 1e-5 * half + parallel), "\(center) \(radius)")
      }
    }
  }

  @Test func whatIsWithinTheRadiusIsWithinTheBounds() throws {
    var random = Randomness()
    for _ in rounds(3000) {
      let center = gn_point(latitude: random.latitude(), longitude: Angle.reduce(longitude: random.longitude()))
      let place = Geodesic.direct(
        center, azimuth: random.double(in: -180...180), distance: random.element(of: [1e-6, 1, 1e5, 1e7, 1.9e7])
      ).point
      let distance = Geodesic.inverse(center, place).distance
      guard distance > 0, distance <= 19_970_000 else { continue }
      let bounds = try bounds(center.latitude, center.longitude, distance)
      #expect(place.latitude >= bounds.south && place.latitude <= bounds.north)
      let isWithin =
        bounds.west <= bounds.east
        ? place.longitude >= bounds.west && place.longitude <= bounds.east
        : place.longitude >= bounds.west || place.longitude <= bounds.east
      #expect(isWithin || place.latitude.magnitude == 90, "\(center) \(place)")
    }
  }

  @Test func knownOnes() throws {
    // On the equator, the parallel is a circle of the radius a, and the meridian touches at 1 degree to within the bulge.
    let equator = try bounds(0, 10, 111_319.49079327358)
    #expect((equator.east - 11).magnitude < 2e-12 && (equator.west - 9).magnitude < 2e-12)
    let pole = try bounds(89.999, 10, 1000)
    #expect(pole.north == 90 && pole.west == -180 && pole.east == 180 && pole.south < 89.991)
    let both = try bounds(0, 0, 15_000_000)
    #expect(both.north == 90 && both.south == -90)
    let across = try bounds(0, 180, 1000)
    #expect(across.west > 179 && across.east < -179)
  }

  @Test func whatIsNoCircleIsRefused() {
    #expect(throws: GN_ERROR_RADIUS) { try bounds(0, 0, 0) }
    #expect(throws: GN_ERROR_RADIUS) { try bounds(0, 0, 2e7) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try bounds(0, 0, .nan) }
    #expect(throws: GN_ERROR_LATITUDE) { try bounds(91, 0, 1) }
    #expect(throws: GN_ERROR_NULL) { try Shape.bounds(ofCircle: nil, radius: 1) }
  }
}
