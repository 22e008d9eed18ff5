// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

extension PolygonTests {
  @Test func aBowTieCrossesItself() throws {
    let found = try crossing(list([(0, 0), (10, 10), (10, 0), (0, 10)]))
    #expect(found.found == 1 && found.edge == 0 && found.other_edge == 2)
    #expect((found.point.longitude - 5).magnitude < 1e-12)
    #expect((found.point.latitude - 5.05777).magnitude < 1e-4)
  }

  @Test func starsDoNotCrossThemselves() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let points = star(center(&random), radius: random.element(of: [1, 1000, 1e6, 5e6]), &random)
      #expect(try crossing(points).found == 0, "\(points)")
      #expect(try crossing(points + [points[0]]).found == 0, "\(points)")
    }
  }

  @Test func aCrossingLiesOnBothEdges() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let middle = center(&random)
      let reach = random.element(of: [10, 1e5, 5e6])
      let first = random.double(in: 0...360)
      let second = first + random.double(in: 10...170)
      let ends = [first, second, first + 180, second + 180].map { azimuth in
        Geodesic.direct(middle, azimuth: azimuth, distance: reach * random.double(in: 0.1...1)).point
      }
      let found = try crossing([ends[0], ends[2], ends[1], ends[3]])
      #expect(found.found == 1 && found.edge == 0 && found.other_edge == 2, "\(ends)")
      #expect(Geodesic.inverse(found.point, middle).distance < 1e-7, "\(ends)")
    }
  }

  @Test func touchingCountsAsCrossing() throws {
    // A vertex on an edge, a vertex on a vertex.
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (0, 5), (5, 0)])).found == 1)
    #expect(try crossing(list([(0, 0), (5, 5), (0, 10), (10, 10), (5, 5), (10, 0)])).found == 1)
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (1e-9, 5), (5, 0)])).found == 0)
    // Half a micrometer from the edge, and one and a half.
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (5e-12, 5), (5, 0)])).found == 1)
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (1.35e-11, 5), (5, 0)])).found == 0)
  }

  /// A ring that comes back to a vertex exactly, where directions between the lines are noise.
  @Test func aVertexMetTwiceIsFound() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let middle = center(&random)
      let reach = random.element(of: [10, 1000, 1e6])
      let arms = (0..<4).map { index in
        Geodesic.direct(
          middle, azimuth: Double(index) * 90 + random.double(in: 0...60), distance: reach * random.double(in: 0.3...1)
        ).point
      }
      #expect(try crossing([arms[0], arms[1], middle, arms[2], arms[3], middle]).found == 1, "\(arms) \(middle)")
    }
  }

  @Test func aVertexOnAnEdgeIsFound() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let middle = center(&random)
      let reach = random.element(of: [10, 1000, 1e6])
      let azimuth = random.double(in: 0...360)
      let others = [0.0, 180, 60, 120].map { turn in
        Geodesic.direct(middle, azimuth: azimuth + turn, distance: reach * random.double(in: 0.3...1)).point
      }
      #expect(try crossing([others[1], others[0], others[2], middle, others[3]]).found == 1, "\(others) \(middle)")
    }
  }

  @Test func neighborsThatDoubleBackCross() throws {
    let found = try crossing(list([(0, 0), (0, 10), (0, 4), (5, 4)]))
    #expect(found.found == 1 && found.edge == 0 && found.other_edge == 1)
    #expect(try crossing(list([(0, 0), (0, 10)])).found == 1)
  }

  @Test func pointsGivenTwiceAreOneVertex() throws {
    #expect(try crossing(list([(0, 0), (0, 0), (0, 10), (5, 10), (5, 10), (5, 10), (5, 0), (0, 0)])).found == 0)
    #expect(try crossing(list([(0, 0), (0, 10), (0, 10.000000000001), (5, 10), (1e-13, 0)])).found == 0)
    // An edge of one and a half micrometers is a repeated vertex; one of four is not, and the edge behind it crosses.
    #expect(try crossing(list([(0, 0), (0, 0.001), (-1.35e-11, 0.001), (0.001, 0)])).found == 0)
    #expect(try crossing(list([(0, 0), (0, 0.001), (-3.6e-11, 0.001), (0.001, 0)])).found == 1)
    #expect(try crossing([]).found == 0)
    #expect(try crossing(list([(1, 1)])).found == 0)
    #expect(try crossing(list([(1, 1), (2, 2), (1, 3)])).found == 0)
  }

  @Test func ringsMayCrossOneAnother() throws {
    let outer = [(0.0, 0.0), (0, 10), (10, 10), (10, 0)]
    let apart = try crossing(list(outer + [(4, 4), (4, 6), (6, 6)]), [4, 3])
    #expect(apart.found == 0)
    let across = try crossing(list(outer + [(4, 4), (4, 12), (6, 6)]), [4, 3])
    #expect(across.found == 1 && across.edge == 1 && across.other_edge == 4)
  }

  @Test func crossingsAreFoundAcrossTheAntimeridianAndAtThePole() throws {
    #expect(try crossing(list([(0, 170), (10, -170), (10, 170), (0, -170)])).found == 1)
    #expect(try crossing(list([(80, 0), (80, 180), (80, 90), (80, -90)])).found == 1)
    #expect(try crossing(list([(80, 0), (80, 90), (80, 180), (80, -90)])).found == 0)
  }

  /// More edges than are compared at a time.
  @Test func theOneCrossingAmongThousandsIsFound() throws {
    var ring = (0..<3000).map { index in
      Geodesic.direct(gn_point(latitude: 85, longitude: 170), azimuth: Double(index) * 0.12, distance: 1e6).point
    }
    #expect(try crossing(ring).found == 0)
    ring.swapAt(1700, 1701)
    #expect(try crossing(ring).found == 1)
  }
}
