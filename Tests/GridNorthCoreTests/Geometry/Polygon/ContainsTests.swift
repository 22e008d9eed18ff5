// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

extension PolygonTests {
  /// The border is a geodesic, so `direct` gives points on it; the inside of a star is its center's side.
  @Test func aStarHoldsWhatItsBorderDoesNotCutOff() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let center = center(&random)
      let radius = random.element(of: [0.1, 100, 1e5, 5e6, 9e6])
      let points = star(center, radius: radius, &random)
      let shown = Bool.random(using: &random) ? points : points.reversed()
      #expect(try side(shown, center.latitude, center.longitude) == Int32(GN_INSIDE), "\(points)")
      let edge = random.integer(in: 0...points.count - 1)
      let from = points[edge]
      let line = Geodesic.inverse(from, points[(edge + 1) % points.count])
      let place = Geodesic.direct(
        from, azimuth: line.azimuthFrom, distance: line.distance * random.double(in: 0.1...0.9))
      let border = place.point
      #expect(try side(shown, border.latitude, border.longitude) == Int32(GN_ON_BORDER), "\(points) \(border)")
      // The points run clockwise, so the inside is on the right.
      let step = radius * 1e-3
      let inner = Geodesic.direct(border, azimuth: place.azimuth + 90, distance: step).point
      let outer = Geodesic.direct(border, azimuth: place.azimuth - 90, distance: step).point
      #expect(try side(shown, inner.latitude, inner.longitude) == Int32(GN_INSIDE), "\(points) \(inner)")
      #expect(try side(shown, outer.latitude, outer.longitude) == Int32(GN_OUTSIDE), "\(points) \(outer)")
    }
  }

  @Test func thePoleLiesInsideOfACap() throws {
    for numbers in [cap, cap.reversed()] {
      #expect(try side(list(numbers), 90, 123) == Int32(GN_INSIDE))
      #expect(try side(list(numbers), -90, 0) == Int32(GN_OUTSIDE))
      #expect(try side(list(numbers), 88, 45) == Int32(GN_OUTSIDE))
      #expect(try side(list(numbers), 89, 90) == Int32(GN_ON_BORDER))
    }
    let south = list(cap.map { (-$0.0, $0.1) })
    #expect(try side(south, -90, 0) == Int32(GN_INSIDE))
    #expect(try side(south, 90, 0) == Int32(GN_OUTSIDE))
  }

  /// The way around the equator divides the earth into halves that differ by the bulge.
  @Test func theInsideIsTheSmallerPart() throws {
    let north = list([(1, 0), (1, 120), (1, -120)])
    #expect(try side(north, 90, 0) == Int32(GN_INSIDE))
    #expect(try side(north, -90, 0) == Int32(GN_OUTSIDE))
    #expect(try side(north, 0.5, 0) == Int32(GN_OUTSIDE))
    let south = list([(-1, 0), (-1, 120), (-1, -120)])
    #expect(try side(south, 90, 0) == Int32(GN_OUTSIDE))
    #expect(try side(south, 0, 60) == Int32(GN_OUTSIDE))
    #expect(try side(south, -90, 0) == Int32(GN_INSIDE))
  }

  /// 300 degrees of longitude, but neither pole.
  @Test func aBandThatLeavesAGapHoldsNoPole() throws {
    let eastward = stride(from: -150.0, through: 150, by: 50).map { (10.0, $0) }
    let westward = stride(from: 150.0, through: -150, by: -50).map { (-10.0, $0) }
    let band = list(eastward + westward)
    #expect(try side(band, 0, 0) == Int32(GN_INSIDE))
    #expect(try side(band, 0, 180) == Int32(GN_OUTSIDE))
    #expect(try side(band, 90, 0) == Int32(GN_OUTSIDE))
    #expect(try side(band, -90, 0) == Int32(GN_OUTSIDE))
  }

  @Test func verticesOnTheMeridianOfThePositionCountOnce() throws {
    let diamond = list([(0, 10), (10, 20), (0, 30), (-10, 20)])
    #expect(try side(diamond, 0, 20) == Int32(GN_INSIDE))
    #expect(try side(diamond, -20, 20) == Int32(GN_OUTSIDE))
    #expect(try side(diamond, -20, 10) == Int32(GN_OUTSIDE))
    #expect(try side(diamond, 20, 20) == Int32(GN_OUTSIDE))
    let steps = list([(0, 0), (0, 10), (5, 10), (8, 10), (8, 20), (20, 20), (20, 0)])
    #expect(try side(steps, 6, 9.999999) == Int32(GN_INSIDE))
    #expect(try side(steps, 6, 10) == Int32(GN_ON_BORDER))
    #expect(try side(steps, -1, 10) == Int32(GN_OUTSIDE))
    #expect(try side(steps, 10, 10) == Int32(GN_INSIDE))
  }

  @Test func aPoleMayBeAVertex() throws {
    let octant = list([(0, 0), (0, 90), (90, 33)])
    #expect(try side(octant, 45, 45) == Int32(GN_INSIDE))
    #expect(try side(octant, 89.999, 45) == Int32(GN_INSIDE))
    #expect(try side(octant, 89.999, -45) == Int32(GN_OUTSIDE))
    #expect(try side(octant, 89.999, 135) == Int32(GN_OUTSIDE))
    #expect(try side(octant, 90, 0) == Int32(GN_ON_BORDER))
    #expect(try side(octant, 45, 90) == Int32(GN_ON_BORDER))
  }

  /// Bug: at the south pole two positions, as GeoJSON writes a pole, turned inside and outside over.
  @Test func aPoleMayBeGivenTwice() throws {
    for sign in [1.0, -1] {
      let gore = list([(sign * 90, 10), (sign * 90, 50), (0, 50), (0, 10)])
      for ring in [gore, gore.reversed()] {
        #expect(try side(ring, sign * 10, 30) == Int32(GN_INSIDE))
        #expect(try side(ring, sign * -10, 30) == Int32(GN_OUTSIDE))
        #expect(try side(ring, sign * 10, 60) == Int32(GN_OUTSIDE))
      }
    }
    let lune = list([(90, 10), (90, 50), (0, 50), (-90, 50), (-90, 10), (0, 10)])
    #expect(try side(lune, 10, 30) == Int32(GN_INSIDE))
    #expect(try side(lune, -10, 30) == Int32(GN_INSIDE))
    #expect(try side(lune, 10, 60) == Int32(GN_OUTSIDE))
  }

  /// A rectangle of longitudes from pole to pole, which has vertices at poles alone.
  @Test func anEdgeFromPoleToPoleRunsAlongTheLongitudeThatIsGivenThere() throws {
    let zone = [(-90.0, 172.0), (-90.0, -173.0), (90.0, -173.0), (90.0, 172.0)]
    for turn in 0..<4 {
      let turned = list(Array(zone[turn...] + zone[..<turn]))
      for ring in [turned, turned.reversed()] {
        let area = try polygon(ring) { $0.measure() }.area
        #expect((area.magnitude - Geodesic.earthArea / 24).magnitude < 1)
        #expect(try side(ring, 60, 175) == Int32(GN_INSIDE))
        #expect(try side(ring, -60, -175) == Int32(GN_INSIDE))
        #expect(try side(ring, 60, 0) == Int32(GN_OUTSIDE))
        #expect(try side(ring, -60, 171) == Int32(GN_OUTSIDE))
        let centroid = try centroid(ring)
        #expect((centroid.longitude - 179.5).magnitude < 1e-9)
        let bounds = try bounds(ring)
        #expect(bounds.west == 172 && bounds.east == -173 && bounds.south == -90 && bounds.north == 90)
      }
    }
  }

  @Test func theLongitudeOfAPoleMeansNothing() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let sign = random.element(of: [1.0, -1])
      let west = random.element(of: [-180, 0, random.double(in: -180...180)])
      let width = random.element(of: [80, 90, random.double(in: 1...170)])
      let corners = [
        (sign * random.double(in: -60...60), west), (sign * random.double(in: -60...60), west + width),
      ]
      var area: Double?
      for longitude in [0, 180, west, west + width, random.double(in: -180...180)] {
        let ring = list([(sign * 90, longitude)] + corners)
        let found = try polygon(ring) { $0.measure() }.area
        #expect(((area ?? found) - found).magnitude < 1)
        area = found
        let bounds = try bounds(ring)
        #expect(bounds.west == ring[1].longitude.reducedLongitude, "\(ring)")
        #expect(bounds.east == ring[2].longitude.reducedLongitude, "\(ring)")
        #expect(try side(ring, sign * 89.9, west + width * 0.3) == Int32(GN_INSIDE), "\(ring)")
        #expect(try side(ring, sign * 89.9, west + width + 1) == Int32(GN_OUTSIDE), "\(ring)")
      }
    }
  }

  @Test func aHoleIsOutside() throws {
    let points = list([(0, 0), (0, 10), (10, 10), (10, 0), (4, 4), (4, 6), (6, 6), (6, 4)])
    #expect(try side(points, 5, 5, rings: [4, 4]) == Int32(GN_OUTSIDE))
    #expect(try side(points, 2, 5, rings: [4, 4]) == Int32(GN_INSIDE))
    #expect(try side(points, 5, 4, rings: [4, 4]) == Int32(GN_ON_BORDER))
  }

  @Test func nothingHoldsNothing() throws {
    #expect(try side([], 0, 0) == Int32(GN_OUTSIDE))
    #expect(try side(list([(1, 2)]), 1, 2) == Int32(GN_ON_BORDER))
    #expect(try side(list([(1, 2), (3, 4)]), 1, 3) == Int32(GN_OUTSIDE))
  }
}
