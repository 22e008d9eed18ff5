// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

extension PolygonTests {
  @Test func boundsHoldTheBulgeOfTheEdges() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let points = star(center(&random), radius: random.element(of: [10, 1e5, 5e6, 9e6]), &random)
      let bounds = try bounds(points)
      for index in 0..<points.count {
        let line = Geodesic.inverse(points[index], points[(index + 1) % points.count])
        let place = Geodesic.direct(
          points[index], azimuth: line.azimuthFrom, distance: line.distance * random.double(in: 0...1)
        ).point
        #expect(place.latitude >= bounds.south - 1e-12 && place.latitude <= bounds.north + 1e-12, "\(points)")
        let width = bounds.east - bounds.west + (bounds.east < bounds.west ? 360 : 0)
        let east = Angle.reduce(longitude: place.longitude - bounds.west - width / 2)
        #expect(place.latitude.magnitude > 89.9999 || east.magnitude <= width / 2 + 1e-9, "\(points)")
      }
    }
  }

  @Test func boundsAreTight() throws {
    let plain = try bounds(list([(0, 10), (0, 20), (5, 15)]))
    #expect(plain.south == 0 && plain.west == 10 && plain.north == 5 && plain.east == 20)
    // Planimeter has no bounds; GeodSolve passes 44.1110361889756 north midway between 40 N 0 E and 40 N 60 E.
    let bulging = try bounds(list([(40, 0), (40, 60), (30, 30)]))
    #expect((bulging.north - 44.1110361889756).magnitude < 1e-12)
    #expect(bulging.south == 30 && bulging.west == 0 && bulging.east == 60)
  }

  @Test func boundsAcrossTheAntimeridianHaveWestBeyondEast() throws {
    let bounds = try bounds(list(box))
    #expect(bounds.west == 170 && bounds.east == -170)
    #expect(bounds.north > 10 && bounds.south == -bounds.north)
  }

  @Test func boundsOfAPolarCapReachThePole() throws {
    let north = try bounds(list(cap))
    #expect(north.south == 89 && north.north == 90 && north.west == -180 && north.east == 180)
    let south = try bounds(list(cap.map { (-$0.0, $0.1) }))
    #expect(south.south == -90 && south.north == -89 && south.west == -180 && south.east == 180)
  }

  @Test func thePoleAsAVertexHasNoLongitude() throws {
    let bounds = try bounds(list([(80, 100), (80, 120), (90, 0)]))
    #expect(bounds.west == 100 && bounds.east == 120 && bounds.north == 90 && bounds.south == 80)
    let wide = try self.bounds(list([(90, 0), (80, 0), (80, 90), (80, 180), (80, -100)]))
    #expect(wide.west == 0 && wide.east == -100)
    // Bug: where an edge came to the pole from half a turn away, its longitude counted.
    let half = try self.bounds(list([(90, 0), (10, 100), (10, 180)]))
    #expect(half.west == 100 && half.east == -180)
    let south = try self.bounds(list([(-90, 100), (-66.7, -62.5), (-31.8, -80)]))
    #expect(south.west == -80 && south.east == -62.5)
  }

  @Test func boundsOfHalfACapAreHalfATurn() throws {
    let east = try bounds(list([(80, 0), (80, 180), (80, 90)]))
    #expect(east.west == 0 && east.east == -180 && east.north == 90 && east.south == 80)
    let west = try bounds(list([(80, 0), (80, -180), (80, -90)]))
    #expect(west.west == -180 && west.east == 0 && west.north == 90 && west.south == 80)
  }

  @Test func aPointIsItsOwnBounds() throws {
    let bounds = try bounds(list([(12, 34)]))
    #expect(bounds.south == 12 && bounds.north == 12 && bounds.west == 34 && bounds.east == 34)
    #expect(throws: GN_ERROR_COUNT) { try self.bounds([]) }
  }

  @Test func boundsAreTheSameHoweverLongitudesAreWritten() throws {
    let ring = list([
      (-38.722590143872566, -105.53441715240479), (16.758032032125264, 92.84715747833252),
      (-6.899286692664397, -91.940119743347168), (-1.5992849798184281, 92.707426071166992),
      (60.936922223504716, -93.049187660217285), (-30.056101358335532, 177.89541244506836),
    ])
    var turned = ring
    for index in [0, 2, 5] { turned[index].longitude -= 720 }
    let (given, other) = (try bounds(ring), try bounds(turned))
    #expect(given.south == other.south && given.north == other.north)
    #expect((given.west - other.west).absolute < 1e-12 && (given.east - other.east).absolute < 1e-12)
  }
}
