// SPDX-License-Identifier: MIT
import CGridNorth
import Foundation
import TestSupport
import Testing

@testable import GridNorthCore

extension PolygonTests {
  @Test func theCentroidOfASmallTriangleIsTheMeanOfItsVertices() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let center = center(&random)
      let points = (0..<3).map { index in
        Geodesic.direct(
          center, azimuth: Double(index) * 120 + random.double(in: 0...60), distance: random.double(in: 10...100)
        ).point
      }
      // In the plane of the azimuths and distances from the center.
      var mean = (east: 0.0, north: 0.0)
      for point in points {
        let way = Geodesic.inverse(center, point)
        let direction = way.azimuthFrom.sineAndCosineOfDegrees
        mean.east += way.distance * direction.sine / 3
        mean.north += way.distance * direction.cosine / 3
      }
      let way = Geodesic.inverse(center, try centroid(points))
      let direction = way.azimuthFrom.sineAndCosineOfDegrees
      #expect((way.distance * direction.sine - mean.east).magnitude < 1e-6, "\(points)")
      #expect((way.distance * direction.cosine - mean.north).magnitude < 1e-6, "\(points)")
    }
  }

  @Test func symmetricPolygonsHaveTheirCentroidInTheMiddle() throws {
    let pole = try centroid(list(cap))
    #expect(90 - pole.latitude < 1e-12)
    let middle = try centroid(list(box))
    #expect(middle.latitude.magnitude < 1e-13)
    #expect(middle.longitude == -180)
  }

  /// Two halves of one polygon, weighted by their areas, balance about the centroid of the whole.
  @Test func aHoleMovesTheCentroidAway() throws {
    let outer = [(0.0, 0.0), (0, 0.02), (0.02, 0.02), (0.02, 0)]
    let hole = [(0.005, 0.005), (0.005, 0.01), (0.01, 0.01), (0.01, 0.005)]
    let whole = try centroid(list(outer))
    for inner in [hole, hole.reversed()] {
      let moved = try centroid(list(outer + inner), [4, 4])
      // The hole is 1/16 of the square: (0.01 - 0.0075/16)/(15/16).
      #expect((moved.latitude - whole.latitude - 1.0 / 6000).magnitude < 1e-9)
      #expect((moved.longitude - whole.longitude - 1.0 / 6000).magnitude < 1e-9)
    }
  }

  /// Against the sum of pieces of a kilometer on the authalic sphere (Snyder 1987, equations 3-11 and 3-12).
  @Test func theCentroidOfABorderFollowsGeodesics() throws {
    func authalic(_ latitude: Double) -> Double {
      let e = WGS84.eccentricity
      func q(_ s: Double) -> Double { (1 - e * e) * (s / (1 - e * e * s * s) + atanh(e * s) / e) }
      return asin(q(sin(latitude * .pi / 180)) / q(1))
    }
    for (from, to) in [(point(10, 0), point(50, 60)), (point(45, 0), point(45, 120)), (point(48, 11), point(50, 11))] {
      let edge = Edge(from, to)
      let count = Int(edge.length / 1000) + 1
      var sum = SIMD3(0.0, 0.0, 0.0)
      for index in 0..<count {
        let place = edge.place(at: edge.length * (Double(index) + 0.5) / Double(count)).point
        let (xi, lambda) = (authalic(place.latitude), place.longitude * .pi / 180)
        sum += SIMD3(cos(xi) * cos(lambda), cos(xi) * sin(lambda), sin(xi))
      }
      let found = try centroid([from, to])
      let (xi, lambda) = (authalic(found.latitude), found.longitude * .pi / 180)
      let length = (sum * sum).sum().squareRoot()
      let off = sum / length - SIMD3(cos(xi) * cos(lambda), cos(xi) * sin(lambda), sin(xi))
      #expect((off * off).sum().squareRoot() * 6_371_000 < 0.01, "\(from), \(to)")
    }
  }

  @Test func whatHasNoAreaHasTheMiddleOfItsBorder() throws {
    let line = try centroid(list([(0, 0), (0, 10)]))
    #expect(line.latitude == 0 && (line.longitude - 5).magnitude < 1e-12)
    let point = try centroid(list([(10, 20), (10, 20)]))
    #expect((point.latitude - 10).magnitude < 1e-13 && point.longitude == 20)
    #expect(throws: GN_ERROR_COUNT) { try centroid([]) }
  }
}
