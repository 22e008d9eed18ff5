// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Distances from an edge")
struct EdgeBandTests {
  func near(_ point: gn_point, _ distance: Double, _ random: inout Randomness) -> gn_point {
    Geodesic.direct(point, azimuth: random.double(in: -180...180), distance: distance).point
  }

  func start(_ random: inout Randomness) -> gn_point {
    gn_point(
      latitude: random.element(of: [90, -90, 89.999, 0, random.double(in: -90...90)]),
      longitude: random.element(of: [-180, 179.99, random.double(in: -180...179.9)]))
  }

  @Test func boundsHoldTheGeodesicDistance() throws {
    var random = Randomness()
    var bands = 0
    for _ in rounds(20_000) {
      let from = start(&random)
      let length = random.element(of: [0, 1e-3, 0.01, 1, 100, 1e4, 1e6, 1.9e6, 2.5e6])
      let edge = Edge(from, near(from, length, &random))
      let foot = edge.place(at: random.double(in: -0.2...1.2) * edge.length).point
      let distance = random.element(of: [0, 1e-4, 1, 1e3, 1e5, 3e6, 1.9e7]) * random.double(in: 0...1)
      let point = near(foot, distance, &random)
      guard let band = EdgeBand(edge.from, edge.to) else { continue }
      bands += 1
      let bounds = band.distances((Block(repeating: point.latitude), Block(repeating: point.longitude)))
      let off = edge.nearest(to: point).off
      let words = "\(edge) \(point): \(off), \(bounds.least.lane(0)) ... \(bounds.most.lane(0))"
      #expect(bounds.least.lane(0) <= off && off <= bounds.most.lane(0), "\(words)")
      // The bounds are close enough to be useful: within the flattening, the bulge, and for far points the chord.
      let slack = 0.0036 * off + 0.002 * edge.length * edge.length / 6.3e6 + 0.7 * off * off * off / 4e13 + 1e-5
      #expect(bounds.most.lane(0) - bounds.least.lane(0) <= 2 * slack, "\(words)")
    }
    #expect(bands > 0)
  }

  /// By geodesics alone.
  func kept(_ points: [gn_point], _ tolerance: Double) -> [gn_point] {
    func holds(_ first: Int, _ last: Int) -> Bool {
      let edge = Edge(points[first], points[last])
      return (first + 1..<last).allSatisfy { !(edge.nearest(to: points[$0]).off > tolerance) }
    }
    var kept = [points[0]]
    var anchor = 0
    while anchor < points.count - 1 {
      var reach = 1
      var step = 1
      while anchor + reach + step < points.count, holds(anchor, anchor + reach + step) {
        reach += step
        step *= 2
      }
      while step > 0 {
        if anchor + reach + step < points.count, holds(anchor, anchor + reach + step) { reach += step }
        step /= 2
      }
      anchor += reach
      kept.append(points[anchor])
    }
    return kept
  }

  @Test func theSameVerticesAreKeptAsByGeodesics() throws {
    var random = Randomness()
    var (all, fewer) = (0, 0)
    for _ in rounds(150) {
      var points = [start(&random)]
      let step = random.element(of: [0.01, 10, 1000, 1e5, 1e6])
      let turn = random.element(of: [1.0, 20, 180])
      var azimuth = 0.0
      for _ in 0..<random.integer(in: 2...120) {
        azimuth += random.double(in: -turn...turn)
        let length = Bool.random(using: &random) ? step : step * random.double(in: 0...1)
        points.append(Geodesic.direct(points[points.count - 1], azimuth: azimuth, distance: length).point)
        if random.integer(in: 0...20) == 0 { points.append(points[points.count / 2]) }
      }
      let tolerance = min(max(1e-6, step * random.element(of: [1e-6, 0.01, 0.1, 1, 10])), 1e6)
      var out = [gn_point](repeating: gn_point(), count: points.count)
      var needed = 0
      try out.withUnsafeMutableBufferPointer { out in
        try Route.simplify(
          Points(points, count: points.count), isClosed: false, tolerance: tolerance, into: out.baseAddress,
          capacity: out.count, needed: &needed)
      }
      let expected = kept(points, tolerance)
      #expect(
        out.prefix(needed).map { [$0.latitude, $0.longitude] } == expected.map { [$0.latitude, $0.longitude] },
        "\(tolerance) \(points)")
      all += points.count
      fewer += needed
    }
    #expect(fewer < all)
  }
}
