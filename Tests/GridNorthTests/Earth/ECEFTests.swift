// SPDX-License-Identifier: MIT
import GridNorth
import TestSupport
import Testing

@Suite("Earth-centered coordinates")
struct ECEFTests {
  private func place(_ latitude: Double, _ longitude: Double, _ height: Double) -> ECEF.Place {
    ECEF.Place(position: Position(latitude: latitude, longitude: longitude), height: height)
  }

  private func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }

  /// From the formula with 50 digits, rounded.
  @Test(arguments: [
    (48.85837, 2.294481, 330.0, SIMD3(4201155.3250435652, 168330.50195466716, 4780459.3655717252)),
    (0, 0, 0, SIMD3(6378137, 0, 0)),
    (90, 12, 5, SIMD3(0, 0, 6356757.314245179)),
    (-90, 0, 0, SIMD3(0, 0, -6356752.314245179)),
    (0, 90, -6378137, SIMD3(0, 0, 0)),
    (0, -180, 1e9, SIMD3(-1006378137, 0, 0)),
    (45, 45, 1e9, SIMD3(503194419.14506057, 503194419.14506057, 711594129.59541344)),
  ])
  func pointsAreThoseOfTheFormula(_ latitude: Double, _ longitude: Double, _ height: Double, point: SIMD3<Double>)
    throws
  {
    let found = try ECEF.point(of: place(latitude, longitude, height))
    #expect(distance(found, point) <= max(2e-9, 2e-16 * distance(point, .zero)))
  }

  @Test func theCenterOfTheEarthIsBelowAPole() throws {
    #expect(try ECEF.place(at: .zero) == place(90, 0, -6356752.314245179))
    #expect(try ECEF.place(at: SIMD3(0, 0, -0.0)) == place(-90, 0, -6356752.314245179))
    // 40 km from the center, in the plane of the equator.
    #expect(try (20...21).contains(ECEF.place(at: SIMD3(40_000, 0, 0)).position.latitude))
  }

  @Test func placesComeBack() throws {
    var random = Randomness()
    // From 100 km below the evolute's farthest point to a million kilometers; fewer than a block of eight at the end.
    let places = (0..<1003).map { _ in
      let isHigh = random.integer(in: 0...3) == 0
      return place(
        random.double(in: -90...90), random.double(in: -180...179.9), random.double(in: isHigh ? 0...1e9 : -6e6...2e4))
    }
    let points = ECEF.points(of: places)
    let back = ECEF.places(at: try points.map { try $0.get() })
    for row in places.indices {
      let point = try points[row].get()
      let found = try back[row].get()
      #expect(try ECEF.point(of: places[row]) == point)
      #expect(try ECEF.place(at: point) == found)
      #expect(distance(try ECEF.point(of: found), point) <= max(2e-8, 2e-15 * distance(point, .zero)))
      #expect((found.height - places[row].height).magnitude <= max(2e-8, 2e-15 * places[row].height))
    }
  }

  @Test func whatHasNoPlaceIsRefused() {
    let places = [place(.nan, 0, 0), place(91, 0, 0), place(0, 0, .infinity), place(1, 2, 3)]
    #expect(ECEF.points(of: places).map { $0.refusal?.reason } == [.notFinite, .latitude, .notFinite, nil])
    #expect(
      places.map { one in refusal { () throws(GridNorthError) in try ECEF.point(of: one) }?.reason }
        == [.notFinite, .latitude, .notFinite, nil])
    let largest = Double.greatestFiniteMagnitude
    let points = [SIMD3(0, .nan, 0), SIMD3(largest, largest, 0), SIMD3(largest, 0, 0), SIMD3(1, 2, 3)]
    #expect(ECEF.places(at: points).map { $0.refusal?.reason } == [.notFinite, .notFinite, nil, nil])
    #expect(ECEF.points(of: []).isEmpty && ECEF.places(at: []).isEmpty)
  }
}
