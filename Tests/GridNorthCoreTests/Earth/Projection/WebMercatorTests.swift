// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Web Mercator")
struct WebMercatorTests {
  // MARK: Vectors

  @Test func isometricLatitudesAreThoseOfMpmath() {
    // asinh(tan phi) at 40 digits; PROJ 9.5 (EPSG:3857, divided by the radius) says the same to 9e-16.
    let known = [
      (0.001, 1.745329252082939e-05), (1, 0.01745417868358505), (30, 0.5493061443340549),
      (-48.8583, -0.9800435427524167), (60, 1.3169578969248168), (80, 2.436246053715877), (85, 3.131301331471645),
      (85.06, 3.1433890654927295), (-85.06, -3.1433890654927295),
    ]
    for (latitude, isometric) in known {
      #expect((WebMercator.isometric(latitude: latitude) - isometric).magnitude <= 4.5e-16, "\(latitude)")
      // An error of 1e-15 radians is 5.8e-14 degrees.
      #expect((WebMercator.latitude(isometric: isometric) - latitude).magnitude <= 5.8e-14, "\(latitude)")
    }
  }

  @Test func theWorldIsTileSizeTimesAPowerOfTwoWide() {
    #expect(WebMercator.worldSize(zoom: 0, tileSize: 512) == 512)
    #expect(WebMercator.worldSize(zoom: -4, tileSize: 256) == 16)
    #expect(WebMercator.worldSize(zoom: 30, tileSize: 512) == 549_755_813_888)
    #expect(WebMercator.worldSize(zoom: 11.3, tileSize: 512) == 512 * 2521.38375853039)
  }

  // MARK: Properties

  @Test func goingThereAndBackChangesNothing() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let latitude = random.double(in: -85.06...85.06)
      let back = WebMercator.latitude(isometric: WebMercator.isometric(latitude: latitude))
      #expect((back - latitude).magnitude <= 5.8e-14, "\(latitude)")
    }
  }

  @Test func southMirrorsNorth() {
    var random = Randomness()
    for _ in rounds(20_000) {
      let latitude = random.double(in: 0...89.9)
      let isometric = WebMercator.isometric(latitude: latitude)
      #expect(WebMercator.isometric(latitude: -latitude) == -isometric, "\(latitude)")
      let back = WebMercator.latitude(isometric: isometric)
      #expect(WebMercator.latitude(isometric: -isometric) == -back, "\(latitude)")
    }
  }

  // MARK: Edges

  @Test func atTheLimitTheWorldIsSquare() {
    // One last place of the limit, 1.4e-14 degrees, is 2.9e-15 here.
    #expect((WebMercator.isometric(latitude: WebMercator.limit) - .pi).magnitude <= 2.9e-15)
    #expect((WebMercator.latitude(isometric: .pi) - WebMercator.limit).magnitude <= WebMercator.limit.ulp)
  }

  @Test func theEquatorIsExact() {
    for zero in [0.0, -0.0] {
      #expect(WebMercator.isometric(latitude: zero).bitPattern == zero.bitPattern)
      #expect(WebMercator.latitude(isometric: zero).bitPattern == zero.bitPattern)
    }
  }

  @Test func farOutIsThePole() {
    for isometric in [40.0, 41, 700, 1e300, .infinity] {
      #expect(WebMercator.latitude(isometric: isometric) == 90, "\(isometric)")
      #expect(WebMercator.latitude(isometric: -isometric) == -90, "\(isometric)")
    }
    #expect(WebMercator.latitude(isometric: 18) < 90)
  }
}
