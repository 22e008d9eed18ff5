// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Pairs of edges")
struct RingPairsTests {
  /// The first pair that meets, of all, without rectangles: in order of rings, of runs of 64 edges, then of edges.
  func firstCrossing(_ polygon: Polygon) -> [UInt64] {
    var work = Work()
    var rings: [PolygonRing] = []
    var iterator = polygon.makeIterator()
    while let ring = iterator.next() { rings.append(ring) }
    for (i, ring) in rings.enumerated() {
      for j in i..<rings.count {
        for run in stride(from: 0, to: ring.count, by: 64) {
          for otherRun in stride(from: i == j ? run : 0, to: rings[j].count, by: 64) {
            for edge in run..<min(run + 64, ring.count) {
              guard var pairs = EdgePairs(RingEdges(ring), edge, RingEdges(rings[j]), isSame: i == j, &work) else {
                continue
              }
              for other in otherRun..<min(otherRun + 64, rings[j].count) where i != j || other > edge {
                guard let point = pairs.meeting(other, &work) else { continue }
                return [
                  UInt64(ring.first + edge), UInt64(rings[j].first + other), point.latitude.bitPattern,
                  point.longitude.bitPattern, 1,
                ]
              }
            }
          }
        }
      }
    }
    return [0, 0, 0, 0, 0]
  }

  /// Holes, any sizes up to 10,000 km, poles, the antimeridian, vertices given twice; some made to cross or touch.
  @Test func theFirstPairThatMeetsIsFound() throws {
    var random = Randomness()
    let shapes = EdgeIndexTests()
    var (found, late, clear) = (0, 0, 0)
    for _ in rounds(400) {
      var shape = shapes.randomCase(&random)
      let count = shape.rings[0]
      for _ in 0..<random.element(of: [0, 1, 1, 3]) {
        let index = random.integer(in: 0...count - 2)
        let other = random.integer(in: 0...count - 1)
        switch random.integer(in: 0...3) {
        case 0: shape.points.swapAt(index, index + 1)
        case 1: shape.points.swapAt(index, other)
        case 2: shape.points[index] = shape.points[other]
        default:
          let edge = Edge(shape.points[other], shape.points[(other + 1) % count])
          shape.points[index] = edge.place(at: random.double(in: 0...1) * edge.length).point
        }
      }
      try shape.polygon { polygon throws(gn_status) in
        let crossing = try polygon.findCrossing()
        let first = firstCrossing(polygon)
        #expect(
          [
            crossing.edge, crossing.other_edge, crossing.point.latitude.bitPattern,
            crossing.point.longitude.bitPattern, UInt64(crossing.found),
          ] == first, "\(shape)")
        found += Int(crossing.found)
        late += crossing.other_edge > 128 ? 1 : 0
        clear += crossing.found == 0 ? 1 : 0
      }
    }
    #if !DEBUG
    #expect(found > 100 && late > 10 && clear > 10, "\(found) \(late) \(clear)")
    #endif
  }

  /// Edges that run back along the one before, on it or beside it, at any latitude and in any direction.
  @Test func edgesThatTurnBackAreFound() throws {
    var random = Randomness()
    var (meeting, clear) = (0, 0)
    for _ in rounds(400) {
      let latitude = random.element(of: [0, 45, 80, 89.8, 89.95, -89.89]) + random.double(in: -0.01...0.01)
      let start = gn_point(latitude: latitude, longitude: random.element(of: [0, 180, 77]))
      var ring = [start]
      for _ in 0..<random.integer(in: 1...12) {
        let last = ring[ring.count - 1]
        let length = random.element(of: [0.01, 1, 100, 10_000]) * random.double(in: 0.5...2)
        ring.append(Geodesic.direct(last, azimuth: random.double(in: -180...180), distance: length).point)
      }
      let index = random.integer(in: 1...ring.count - 1)
      let edge = Edge(ring[index - 1], ring[index])
      let place = edge.place(at: random.double(in: 0...1) * edge.length)
      let off = random.element(of: [0, 2e-7, 8e-7, 1.5e-6, 3e-6, 1e-4])
      let azimuth = Geodesic.inverse(place.point, ring[index]).azimuthFrom + 90
      ring.insert(Geodesic.direct(place.point, azimuth: azimuth, distance: off).point, at: index + 1)
      try EdgeIndexTests.Case([ring]).polygon { polygon throws(gn_status) in
        let crossing = try polygon.findCrossing()
        let first = firstCrossing(polygon)
        let found = [crossing.edge, crossing.other_edge, UInt64(crossing.found)]
        #expect(found == [first[0], first[1], first[4]], "\(ring)")
        meeting += Int(crossing.found)
        clear += crossing.found == 0 ? 1 : 0
      }
    }
    #if !DEBUG
    #expect(meeting > 50 && clear > 10, "\(meeting) \(clear)")
    #endif
  }

  /// Rings of several spans, in which one vertex may lie elsewhere.
  @Test func aVertexElsewhereInALongRingIsFound() throws {
    var random = Randomness()
    for round in 0..<4 {
      let count = random.integer(in: 1900...2500)
      var ring = (0..<count).map { index in
        let turn = 360 * Double(index) / Double(count)
        let radius = 1 + 0.2 * (7 * turn).sineAndCosineOfDegrees.sine
        let (sine, cosine) = turn.sineAndCosineOfDegrees
        return gn_point(latitude: 48 + radius * sine, longitude: 10 + radius * cosine)
      }
      if round > 0 {
        let other = ring[random.integer(in: 0...count - 1)]
        ring[random.integer(in: 0...count - 1)] = gn_point(latitude: other.latitude + 0.01, longitude: other.longitude)
      }
      try EdgeIndexTests.Case([ring]).polygon { polygon throws(gn_status) in
        let crossing = try polygon.findCrossing()
        let first = firstCrossing(polygon)
        let found = [crossing.edge, crossing.other_edge, UInt64(crossing.found)]
        #expect(found == [first[0], first[1], first[4]], "\(ring)")
        #expect(round > 0 || crossing.found == 0)
      }
    }
  }

  /// Rings without points cost nothing, however many there are.
  @Test func emptyRingsAreNotCompared() throws {
    let crossing = try EdgeIndexTests.Case([[gn_point()]] + Array(repeating: [], count: 6000)).polygon {
      polygon throws(gn_status) in try polygon.findCrossing()
    }
    #expect(crossing.found == 0)
  }

  /// All rectangles near a pole meet, so every pair is compared: also those of tiny edges by their planes, not by geodesics.
  @Test func tinyEdgesAtAPoleAreComparedByPlanes() throws {
    let ring = (0..<900).map { gn_point(latitude: 89.99999, longitude: -180 + 0.4 * Double($0)) }
    #expect(try found(ring) == [0, 0])
  }

  /// Among several pairs, the first of the first runs of 64 edges, not that of the first edge.
  @Test func runsOfEdgesComeBeforeEdges() throws {
    var ring = (0..<200).map { gn_point(latitude: 0, longitude: 0.01 * Double($0)) }
    ring += (0..<200).map { gn_point(latitude: 1, longitude: 2 - 0.01 * Double($0)) }
    // A spike from the way back through edge 5.
    ring[300] = gn_point(latitude: -0.001, longitude: 0.055)
    #expect(try found(ring) == [5, 299])
    // A loop in edges 10 to 12.
    ring[11] = gn_point(latitude: 0.002, longitude: 0.13)
    ring[12] = gn_point(latitude: 0.002, longitude: 0.11)
    #expect(try found(ring) == [10, 12])
  }

  func found(_ ring: [gn_point]) throws -> [UInt64] {
    try EdgeIndexTests.Case([ring]).polygon { polygon throws(gn_status) in
      let crossing = try polygon.findCrossing()
      return [crossing.edge, crossing.other_edge]
    }
  }
}
