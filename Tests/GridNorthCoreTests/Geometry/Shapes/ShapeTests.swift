// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// The points of a shape; each call says how it is drawn.
private func points(
  _ draw: (UnsafeMutablePointer<gn_point>?, Int, inout Int) throws -> Void
) throws -> [gn_point] {
  var needed = 0
  do { try draw(nil, 0, &needed) } catch let status as gn_status where status == GN_ERROR_BUFFER_TOO_SMALL {}
  var result = [gn_point](repeating: gn_point(), count: needed)
  try result.withUnsafeMutableBufferPointer { try draw($0.baseAddress, $0.count, &needed) }
  #expect(needed == result.count)
  return result
}

private func circle(
  _ latitude: Double, _ longitude: Double, _ radius: Double, _ change: (inout gn_shape_options) -> Void = { _ in }
) throws -> [gn_point] {
  var center = gn_point(latitude: latitude, longitude: longitude)
  var options = Shape.defaults
  change(&options)
  return try points { out, capacity, needed in
    try Shape.circle(
      center: &center, radius: radius, options: &options, into: out, capacity: capacity, needed: &needed)
  }
}

private func wedge(
  _ latitude: Double, _ longitude: Double, _ inner: Double, _ outer: Double, _ azimuth: Double, _ width: Double,
  _ change: (inout gn_shape_options) -> Void = { _ in }
) throws -> [gn_point] {
  var center = gn_point(latitude: latitude, longitude: longitude)
  var options = Shape.defaults
  change(&options)
  return try points { out, capacity, needed in
    try Shape.wedge(
      center: &center, innerRadius: inner, outerRadius: outer, azimuth: azimuth, width: width, options: &options,
      into: out, capacity: capacity, needed: &needed)
  }
}

private func distance(_ a: gn_point, _ b: gn_point) -> Double { Geodesic.inverse(a, b).distance }

/// The smallest and largest distance from a center of the edges of a ring: by many places of each, then by many around the best.
private func extent(_ ring: [gn_point], from center: gn_point) -> (nearest: Double, farthest: Double) {
  var nearest = Double.infinity
  var farthest = 0.0
  for (from, to) in zip(ring, ring.dropFirst()) {
    let edge = Edge(from, to)
    for sign in [1.0, -1] {
      var range = (0.0, edge.length)
      for _ in 0..<4 {
        let places = (0...32).map { range.0 + (range.1 - range.0) * Double($0) / 32 }
        let distances = places.map { distance(center, edge.place(at: $0).point) }
        let best = distances.indices.min { sign * distances[$0] < sign * distances[$1] } ?? 0
        nearest = min(nearest, distances[best])
        farthest = max(farthest, distances[best])
        range = (places[max(0, best - 1)], places[min(32, best + 1)])
      }
    }
  }
  return (nearest, farthest)
}

@Suite("Circles")
struct CircleTests {
  @Test func aCircleRunsCounterClockwiseFromTheNorthAndIsClosed() throws {
    // By GeodSolve.
    let expected = [
      (47.89944552163864, 8.0), (46.99245235804813, 6.68530273435640), (46.10041252024312, 8),
      (46.99245235804813, 9.31469726564360), (47.89944552163864, 8),
    ]
    let ring = try circle(47, 8, 100_000) { $0.vertices = 4 }
    #expect(ring.count == expected.count)
    for (point, expected) in zip(ring, expected) {
      #expect((point.latitude - expected.0).magnitude < 2e-14 * 47)
      #expect((point.longitude - expected.1).magnitude < 2e-14 * 47)
    }
  }

  @Test func everyVertexLiesAtTheRadiusAndAtItsAzimuth() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let center = gn_point(latitude: random.latitude(), longitude: Angle.reduce(longitude: random.longitude()))
      let radius = min(random.double(ofMagnitudeUpTo: 1.9e7).magnitude + 1e-3, 1.9e7)
      let count = random.integer(in: 3...200)
      let ring = try circle(center.latitude, center.longitude, radius) { $0.vertices = UInt32(count) }
      #expect(ring.count == count + 1)
      for (index, point) in ring.enumerated() {
        let found = Geodesic.inverse(center, point)
        #expect((found.distance - radius).magnitude < 3e-8, "\(center) \(radius) \(index)")
        let turn = (found.azimuthFrom + 360 * Double(index) / Double(count)).reducedLongitude
        // The distance aside in meters.
        let aside = turn.sineAndCosineOfDegrees.sine * min(radius, 6.4e6)
        if center.latitude.magnitude < 90 { #expect(aside.magnitude < 1e-7, "\(center) \(radius) \(index)") }
      }
    }
  }

  @Test(arguments: [3, 4, 7, 16, 17, 33, 64, 65])
  func bothHalvesAreWhatTheDirectProblemGives(count: Int) throws {
    for center in [(0.0, 0.0), (59.9, 10.75), (-33.3, -180), (80.9, 195.7), (90, 30), (-90, 0), (12, 1e6)] {
      for radius in [0.001, 12_345.678, 3_600_000, 19_970_000] {
        let ring = try circle(center.0, center.1, radius) { $0.vertices = UInt32(count) }
        let from = gn_point(latitude: center.0, longitude: Angle.reduce(longitude: center.1))
        for (index, vertex) in ring.enumerated() {
          let step = index % count
          let azimuth =
            2 * step > count ? 360 * Double(count - step) / Double(count) : 0 - 360 * Double(step) / Double(count)
          let expected = Geodesic.direct(from, azimuth: azimuth, distance: radius).point
          #expect(vertex.latitude == expected.latitude && vertex.longitude == expected.longitude)
        }
      }
    }
  }

  @Test func longitudesGoOnIfAsked() throws {
    let reduced = try circle(0, 179.9, 50_000)
    #expect(reduced.allSatisfy { $0.longitude >= -180 && $0.longitude < 180 })
    let continuous = try circle(0, 179.9, 50_000) { $0.longitudes = UInt32(GN_LONGITUDES_CONTINUOUS) }
    #expect(continuous.contains { $0.longitude > 180 })
    for (a, b) in zip(continuous, continuous.dropFirst()) { #expect((b.longitude - a.longitude).magnitude < 1) }
    let aroundPole = try circle(89, 0, 300_000) { $0.longitudes = UInt32(GN_LONGITUDES_CONTINUOUS) }
    #expect(aroundPole[64].longitude - aroundPole[0].longitude == 360)
  }

  @Test(arguments: cases([1.0, 1e3, 9_999, 10_001, 1e5, 1e6, 5e6, 9e6, 9.99e6, 10.01e6, 12e6, 17e6, 19.5e6]))
  func outsideHoldsTheCircleAndInsideIsHeldByIt(radius: Double) throws {
    for latitude in [0.0, 35, -71, 89.9, 90] {
      for vertices in [3, 5, 64] as [UInt32] {
        let center = gn_point(latitude: latitude, longitude: 20)
        let outside = try circle(latitude, 20, radius) {
          $0.vertices = vertices
          $0.placement = UInt32(GN_VERTICES_OUTSIDE)
        }
        let nearest = extent(outside, from: center).nearest
        #expect(nearest >= radius - 1e-9, "\(radius) \(latitude) \(vertices)")
        #expect(nearest <= radius * (1 + 1e-6) + 5e-6, "\(radius) \(latitude) \(vertices)")
        let inside = try circle(latitude, 20, radius) {
          $0.vertices = vertices
          $0.placement = UInt32(GN_VERTICES_INSIDE)
        }
        let farthest = extent(inside, from: center).farthest
        #expect(farthest <= radius + 1e-9, "\(radius) \(latitude) \(vertices)")
        #expect(farthest >= radius * (1 - 1e-6) - 5e-6, "\(radius) \(latitude) \(vertices)")
      }
    }
  }

  @Test(arguments: [1.01e5, 1e6, 5e6, 10e6, 15e6, 19.5e6])
  func equalAreaIsThatOfTheCircle(radius: Double) throws {
    for latitude in [0.0, 40, 90] {
      // The area of the circle, by polygons of more and more vertices (and none by the function that is tested).
      let many = Placement(
        center: gn_point(latitude: latitude, longitude: 0), start: 0, width: 360, radius: radius, kind: .on)
      let a = many.fanArea(vertexRadius: radius, steps: 300)
      let b = many.fanArea(vertexRadius: radius, steps: 600)
      let c = many.fanArea(vertexRadius: radius, steps: 1_200)
      let (ab, bc) = (b + (b - a) / 3, c + (c - b) / 3)
      let area = bc + (bc - ab) / 15
      for vertices in [3, 8, 64, 1_000] {
        let placement = Placement(
          center: gn_point(latitude: latitude, longitude: 0), start: 0, width: 360, radius: radius, kind: .equalArea)
        let drawn = placement.fanArea(vertexRadius: placement.vertexRadius(steps: vertices), steps: vertices)
        // A square meter for rounding: around a pole, these sums hold areas of the size of the earth.
        #expect((drawn - area).magnitude < 4e-12 * area + 1, "\(radius) \(latitude) \(vertices)")
      }
    }
  }

  @Test func aToleranceIsKeptWithHardlyMoreVerticesThanItTakes() throws {
    let circles = [(1e3, 0.1), (1e3, 10.0), (1e5, 1.0), (1e6, 1e3), (9e6, 100.0), (15e6, 500.0)]
    for (radius, tolerance) in cases(circles) {
      for placement in [GN_VERTICES_ON, GN_VERTICES_OUTSIDE, GN_VERTICES_INSIDE, GN_VERTICES_EQUAL_AREA] {
        let center = gn_point(latitude: 50, longitude: 0)
        let ring = try circle(50, 0, radius) {
          $0.tolerance = tolerance
          $0.placement = UInt32(placement)
        }
        let found = extent(ring, from: center)
        #expect(max(radius - found.nearest, found.farthest - radius) <= tolerance * 1.000001 + 1e-6)
        let fewer = try circle(50, 0, radius) {
          $0.vertices = UInt32(max(3, Double(ring.count - 1) / 1.02 - 1))
          $0.placement = UInt32(placement)
        }
        let looser = extent(fewer, from: center)
        if ring.count > 4 {
          #expect(
            max(radius - looser.nearest, looser.farthest - radius) > tolerance, "\(radius) \(tolerance) \(placement)")
        }
      }
    }
  }

  @Test func whatIsNoCircleIsRefused() throws {
    for radius in [0, -1, 19_970_001, 20_003_931.5, 1e300] {
      #expect(throws: GN_ERROR_RADIUS, "\(radius)") { try circle(10, 10, radius) }
    }
    #expect(try circle(10, 10, 19_970_000).count == 65)
    // Those outside would have to stand farther away.
    let outside = { (options: inout gn_shape_options) in options.placement = UInt32(GN_VERTICES_OUTSIDE) }
    #expect(throws: GN_ERROR_RADIUS) { try circle(10, 10, 19_970_000, outside) }
    #expect(try circle(10, 10, 19_969_999.999, outside).count == 65)
    for radius in [Double.nan, .infinity] { #expect(throws: GN_ERROR_NOT_FINITE) { try circle(10, 10, radius) } }
    #expect(throws: GN_ERROR_LATITUDE) { try circle(90.1, 10, 1) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try circle(0, .nan, 1) }
    #expect(throws: GN_ERROR_VERTICES) { try circle(10, 10, 1) { $0.vertices = 2 } }
    #expect(throws: GN_ERROR_VERTICES) { try circle(10, 10, 1) { $0.vertices = 1_000_001 } }
    #expect(throws: GN_ERROR_VERTICES) { try circle(10, 10, 1e7 / 2) { $0.tolerance = 1e-6 } }
    #expect(throws: GN_ERROR_PLACEMENT) { try circle(10, 10, 1) { $0.placement = 4 } }
    #expect(throws: GN_ERROR_PLACEMENT) { try circle(10, 10, 1) { $0.azimuth_is = 2 } }
    #expect(throws: GN_ERROR_PLACEMENT) { try circle(10, 10, 1) { $0.longitudes = 2 } }
    #expect(throws: GN_ERROR_DECIMALS) { try circle(10, 10, 1) { $0.decimals = 13 } }
    #expect(throws: GN_ERROR_OPTIONS_SIZE) { try circle(10, 10, 1) { $0.size = 60 } }
    for tolerance in [-1, 1e-7, 1e7, .nan, .infinity] {
      #expect(throws: GN_ERROR_TOLERANCE) { try circle(10, 10, 1) { $0.tolerance = tolerance } }
      #expect(throws: GN_ERROR_TOLERANCE) { try circle(10, 10, 1) { $0.edge_tolerance = tolerance } }
    }
  }
}

@Suite("Wedges, arcs and ellipses")
struct WedgeTests {
  @Test func aSectorFrom350To10IsTwentyDegreesWide() throws {
    for (azimuth, meaning) in [(0.0, GN_AZIMUTH_MIDDLE), (350, GN_AZIMUTH_START), (710, GN_AZIMUTH_START)] {
      let ring = try wedge(0, 0, 0, 10_000, azimuth, 20) { $0.azimuth_is = UInt32(meaning) }
      // The center, ceil(64/18) edges, the center.
      #expect(ring.count == 7)
      #expect(ring[0].latitude == 0 && ring[0].longitude == 0 && ring[6].latitude == 0 && ring[6].longitude == 0)
      // By GeodSolve: 10 degrees, then 350.
      #expect((ring[1].latitude - 0.08906300543067).magnitude < 2e-14)
      #expect((ring[1].longitude - 0.01559909368565).magnitude < 2e-14)
      #expect((ring[5].longitude + 0.01559909368565).magnitude < 2e-14)
    }
  }

  @Test func bothSidesHaveTheirExactAzimuths() throws {
    var random = Randomness()
    for _ in rounds(200) {
      let center = gn_point(latitude: random.double(in: -89...89), longitude: random.double(in: -180...179))
      let azimuth = random.double(in: -360...720)
      let width = random.double(in: 0.1...359)
      let radius = random.double(in: 1_000...1e6)
      let ring = try wedge(center.latitude, center.longitude, radius / 3, radius, azimuth, width) {
        $0.azimuth_is = UInt32(GN_AZIMUTH_START)
      }
      let edges = (ring.count - 3) / 2
      for (index, side) in [
        (0, azimuth + width), (edges, azimuth), (edges + 1, azimuth), (2 * edges + 1, azimuth + width),
      ] {
        let found = Geodesic.inverse(center, ring[index])
        let aside = (found.azimuthFrom - side).reducedLongitude.sineAndCosineOfDegrees.sine * found.distance
        #expect(aside.magnitude < 1e-7, "\(center) \(azimuth) \(width) \(index)")
        #expect((found.distance - (index <= edges ? radius : radius / 3)).magnitude < 3e-8)
      }
    }
  }

  @Test func widthZeroIsNothingAndAWholeTurnIsACircle() throws {
    #expect(try wedge(10, 20, 0, 1_000, 40, 0).isEmpty)
    #expect(try wedge(10, 20, 500, 1_000, 40, 0).isEmpty)
    #expect(try wedge(10, 20, 0, 1_000, 180, 360).count == 65)
    let ring = try wedge(10, 20, 500, 1_000, 180, 360)
    #expect(ring.count == 130)
    let center = gn_point(latitude: 10, longitude: 20)
    #expect(ring[..<65].allSatisfy { (distance(center, $0) - 1_000).magnitude < 3e-8 })
    #expect(ring[65...].allSatisfy { (distance(center, $0) - 500).magnitude < 3e-8 })
    // The outer ring runs counterclockwise, the inner one clockwise.
    #expect(ring[1].longitude < ring[0].longitude)
    #expect(ring[66].longitude > ring[65].longitude)
    #expect(ring[65].latitude == ring[129].latitude && ring[65].longitude == ring[129].longitude)
  }

  @Test func whatIsNoWedgeIsRefused() {
    for width in [-1, 360.1] { #expect(throws: GN_ERROR_WIDTH) { try wedge(0, 0, 0, 1, 0, width) } }
    for (inner, outer) in [(-1.0, 1.0), (1, 1), (2, 1), (0, 0), (0, 2e7)] {
      #expect(throws: GN_ERROR_RADIUS) { try wedge(0, 0, inner, outer, 0, 90) }
    }
    #expect(throws: GN_ERROR_NOT_FINITE) { try wedge(0, 0, .nan, 1, 0, 90) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try wedge(0, 0, 0, 1, .infinity, 90) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try wedge(0, 0, 0, 1, 0, .nan) }
  }

  @Test func anArcRunsClockwise() throws {
    var center = gn_point(latitude: 0, longitude: 0)
    let arc = try points { out, capacity, needed in
      try Shape.arc(
        center: &center, radius: 10_000, azimuth: 0, width: 20, options: nil, into: out, capacity: capacity,
        needed: &needed)
    }
    #expect(arc.count == 5)
    #expect((arc[0].longitude + 0.01559909368565).magnitude < 2e-14)
    #expect((arc[4].longitude - 0.01559909368565).magnitude < 2e-14)
  }

  @Test func anEllipseHasItsPolarForm() throws {
    var center = gn_point(latitude: 48, longitude: 11)
    let (a, b, rotation) = (300_000.0, 50_000.0, 30.0)
    let ring = try points { out, capacity, needed in
      try Shape.ellipse(
        center: &center, semiMajor: a, semiMinor: b, rotation: rotation, options: nil, into: out,
        capacity: capacity, needed: &needed)
    }
    #expect(ring.count == 65)
    for point in ring {
      let found = Geodesic.inverse(center, point)
      let t = (found.azimuthFrom - rotation).sineAndCosineOfDegrees
      let polar = a * b / (b * t.cosine * b * t.cosine + a * t.sine * a * t.sine).root
      #expect((found.distance - polar).magnitude < 1e-6)
    }
    #expect((Geodesic.inverse(center, ring[0]).azimuthFrom - rotation).magnitude < 1e-12)
    #expect((distance(center, ring[16]) - b).magnitude < 3e-8)
  }

  @Test func placementsOfAWedgeHoldItOrLieInIt() throws {
    let center = gn_point(latitude: 60, longitude: 10)
    for vertices in [6, 64] as [UInt32] {
      let outside = try wedge(60, 10, 1e5, 3e5, 90, 100) {
        $0.vertices = vertices
        $0.placement = UInt32(GN_VERTICES_OUTSIDE)
      }
      let edges = (outside.count - 3) / 2
      #expect(extent(Array(outside[...edges]), from: center).nearest >= 3e5 - 1e-9)
      #expect(extent(Array(outside[(edges + 1)..<(outside.count - 1)]), from: center).farthest <= 1e5 + 1e-9)
    }
  }
}

@Suite("Range rings")
struct RingSetTests {
  @Test func ringsComeInTheOrderOfTheirRadiiThenRadials() throws {
    var center = gn_point(latitude: 47, longitude: 179)
    var options = Shape.defaults
    options.radials = 4
    options.radial_azimuth = 45
    options.label_azimuth = -90
    let radii = [200_000.0, 100_000]
    var vertices = [gn_point](repeating: gn_point(), count: 200)
    var lines = [gn_ring_line](repeating: gn_ring_line(), count: 10)
    var counts = (0, 0)
    try Shape.ringSet(
      center: &center, radii: radii, radiusCount: 2, options: &options, vertices: &vertices, vertexCapacity: 200,
      verticesNeeded: &counts.0, lines: &lines, lineCapacity: 10, linesNeeded: &counts.1)
    #expect(counts == (138, 6))
    #expect(lines[..<6].map(\.first) == [0, 65, 130, 132, 134, 136])
    #expect(lines[..<6].map(\.count) == [65, 65, 2, 2, 2, 2])
    #expect(lines[..<6].map(\.radius) == [200_000, 100_000, 200_000, 200_000, 200_000, 200_000])
    #expect(lines[..<6].map(\.azimuth) == [270, 270, 45, 135, 225, 315])
    for line in lines[..<6] { #expect((distance(center, line.label) - line.radius).magnitude < 3e-8) }
    #expect(vertices[130].latitude == 47 && vertices[130].longitude == 179)
    // Too small by one.
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
      try Shape.ringSet(
        center: &center, radii: radii, radiusCount: 2, options: &options, vertices: &vertices, vertexCapacity: 137,
        verticesNeeded: &counts.0, lines: &lines, lineCapacity: 10, linesNeeded: &counts.1)
    }
    #expect(vertices[0].latitude.isNaN && lines[0].count == 0)
    #expect(throws: GN_ERROR_COUNT) {
      try Shape.ringSet(
        center: &center, radii: radii, radiusCount: 0, options: nil, vertices: nil, vertexCapacity: 0,
        verticesNeeded: &counts.0, lines: nil, lineCapacity: 0, linesNeeded: &counts.1)
    }
  }
}
