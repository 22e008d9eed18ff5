// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

extension Randomness {
  /// A polygon around a position: its vertices lie in rising directions, so that no edges cross.
  fileprivate mutating func ring(around center: Position, radius: Double, count: Int) throws -> [Position] {
    try (0..<count).map { index in
      let azimuth = -360 * (Double(index) + double(in: 0...0.5)) / Double(count)
      return try Geodesic(from: center, azimuth: azimuth, distance: double(in: 0.5...1) * radius).end
    }
  }
}

@Suite("Polygons")
struct PolygonTests {
  private static let box = [Position(48.9, 2.2), Position(48.8, 2.2), Position(48.8, 2.4), Position(48.9, 2.4)]
  private static let hole = [Position(48.88, 2.25), Position(48.85, 2.25), Position(48.85, 2.3)]

  // MARK: Vectors

  @Test func measuresAreThoseOfGeographicLib() throws {
    // Planimeter.
    let vectors: [([Position], area: Double, perimeter: Double)] = [
      ([Position(89, 0), Position(89, 90), Position(89, 180), Position(89, 270)], 24_952_305_678, 631_819.8745280146),
      (Self.box, 163_232_076.17303, 51_597.8549077126), (Self.hole, 6_121_223.88306, 11_964.4031525293),
      (
        [Position(10, 170), Position(10, -170), Position(-10, -170), Position(-10, 170)], -4_948_480_469_169.51562,
        8_808_314.4622704517
      ),
    ]
    for (ring, area, perimeter) in vectors {
      let measures = try Polygon(ring).measures
      #expect((measures.signedArea - area).magnitude <= max(0.1, 1e-12 * area.magnitude), "\(measures)")
      #expect((measures.perimeter - perimeter).magnitude < 60e-9, "\(measures)")
      #expect(measures.area == measures.signedArea.magnitude)
      #expect(try Polygon(ring).orientation == (area > 0 ? .counterclockwise : .clockwise))
    }
  }

  // MARK: Properties

  @Test func aRingTurnedRoundHasTheOppositeArea() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let ring = try random.ring(
        around: random.ordinaryPosition(), radius: random.double(in: 1...3e6), count: random.integer(in: 3...40))
      let (polygon, turned) = (try Polygon(ring), try Polygon(ring.reversed()))
      let (measures, opposite) = (polygon.measures, turned.measures)
      #expect((measures.signedArea + opposite.signedArea).magnitude <= max(0.1, 1e-12 * measures.area), "\(ring)")
      #expect(polygon.orientation == .counterclockwise && turned.orientation == .clockwise, "\(ring)")
      let closed = try Polygon(ring + [ring[0]]).measures
      #expect((closed.signedArea - measures.signedArea).magnitude <= max(0.1, 1e-12 * measures.area), "\(ring)")
    }
  }

  @Test func theCenterOfAStarIsInside() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let center = random.ordinaryPosition()
      let radius = random.double(in: 1...2e6)
      let ring = try random.ring(around: center, radius: radius, count: random.integer(in: 5...40))
      let polygon = try Polygon(ring)
      #expect(try polygon.side(of: center) == .inside && polygon.contains(center), "\(ring)")
      #expect(try polygon.side(of: ring[0]) == .onBorder && polygon.contains(ring[0]), "\(ring)")
      let far = try Geodesic(from: center, azimuth: random.double(in: 0...360), distance: 1.01 * radius).end
      #expect(try polygon.side(of: far) == .outside && !polygon.contains(far), "\(ring)")
      #expect(try polygon.crossing == nil, "\(ring)")
      #expect(try polygon.centroid().distance(to: center) < radius, "\(ring)")
    }
  }

  @Test func boundsHoldAllOfTheEdges() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let ring = try random.ring(
        around: random.ordinaryPosition(), radius: random.double(in: 1...3e6), count: random.integer(in: 3...20))
      let bounds = try Polygon(ring).bounds()
      let width = bounds.east < bounds.west ? bounds.east - bounds.west + 360 : bounds.east - bounds.west
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        for position in try Geodesic(from: start, to: end).points(count: 9).map(\.position) {
          #expect(position.latitude > bounds.south - 1e-9 && position.latitude < bounds.north + 1e-9, "\(ring)")
          var east = (position.longitude - bounds.west).remainder(dividingBy: 360)
          if east < -1e-6 { east += 360 }
          #expect(east < width + 1e-6, "\(ring): \(position)")
        }
      }
    }
  }

  @Test func moreVerticesLeaveThePolygonAsItIs() throws {
    let polygon = try Polygon(
      [Position(40, 0), Position(40, 40), Position(60, 20)],
      holes: [
        [Position(45, 15), Position(45, 25), Position(50, 20)]
      ])
    let more = try polygon.densified(tolerance: 100)
    #expect(more.outerRing.count > 10 && more.holes.count == 1 && more.holes[0].count > 5)
    #expect((more.measures.signedArea / polygon.measures.signedArea - 1).magnitude < 1e-11)
    let fewer = try more.simplified(tolerance: 0.01)
    #expect(fewer.outerRing.count < more.outerRing.count && fewer.holes.count == 1)
    #expect((fewer.measures.signedArea / polygon.measures.signedArea - 1).magnitude < 1e-6)
  }

  // MARK: Holes

  @Test func holesAreTakenOut() throws {
    for hole in [Self.hole, Self.hole.reversed()] {
      let polygon = try Polygon(Self.box, holes: [hole])
      #expect((polygon.measures.signedArea - (163_232_076.17303 - 6_121_223.88306)).magnitude < 0.2)
      #expect((polygon.measures.perimeter - (51_597.8549077126 + 11_964.4031525293)).magnitude < 1e-7)
      #expect(try polygon.side(of: Position(48.86, 2.26)) == .outside)
      #expect(try polygon.side(of: Position(48.86, 2.24)) == .inside)
      #expect(try polygon.side(of: Self.hole[1]) == .onBorder)
      #expect(polygon.outerRing == Self.box && polygon.holes == [hole] && polygon.rings == [Self.box, hole])
    }
  }

  // MARK: Soundness

  @Test func crossingsNameTheirEdges() throws {
    let bow = try Polygon([Position(0, 0), Position(1, 1), Position(1, 0), Position(0, 1)])
    let crossing = try #require(try bow.crossing)
    #expect([crossing.edge, crossing.otherEdge].map(\.vertex).sorted() == [0, 2])
    #expect(crossing.edge.ring == 0 && crossing.otherEdge.ring == 0)
    #expect(try crossing.position.distance(to: Position(0.5, 0.5)) < 100)

    // The second hole reaches out of the outer ring.
    let out = [Position(48.85, 2.35), Position(48.85, 2.45), Position(48.86, 2.35)]
    let torn = try #require(try Polygon(Self.box, holes: [Self.hole, out]).crossing)
    #expect(Set([torn.edge.ring, torn.otherEdge.ring]) == [0, 2])
    #expect(try Polygon(Self.box, holes: [Self.hole]).crossing == nil)
  }

  // MARK: GeoJSON

  @Test func aPolygonIsClosedAndCounterclockwise() throws {
    for ring in [Self.box, Self.box.reversed()] {
      let feature = try Feature(Polygon(ring, holes: [Self.hole]).geoJSON(properties: #"{"a":[1,2]}"#))
      #expect(feature.type == "Polygon" && feature.properties["a"] as? [Int] == [1, 2])
      let rings = try #require(feature.polygons.first)
      #expect(rings.map(\.count) == [5, 4])
      for ring in rings { #expect(ring.first == ring.last) }
      #expect(try Polygon(rings[0]).orientation == .counterclockwise && Polygon(rings[1]).orientation == .clockwise)
      #expect(Set(rings[0]) == Set(Self.box) && Set(rings[1]) == Set(Self.hole))
    }
  }

  @Test func aPolygonAcrossTheAntimeridianIsCut() throws {
    let feature = try Feature(
      Polygon([Position(10, 170), Position(-10, 170), Position(-10, -170), Position(10, -170)]).geoJSON())
    #expect(feature.type == "MultiPolygon" && feature.polygons.count == 2)
    for polygon in feature.polygons {
      #expect(polygon.count == 1)
      #expect(try Polygon(polygon[0]).orientation == .counterclockwise)
    }
  }

  // MARK: Edges

  @Test func aPoleInsideIsWithinTheBounds() throws {
    let cap = try Polygon([Position(80, 0), Position(81, 120), Position(82, -120)])
    let bounds = try cap.bounds()
    #expect(bounds.north == 90 && bounds.west == -180 && bounds.east == 180 && (bounds.south - 80).magnitude < 1e-9)
    #expect(try cap.contains(Position(90, 17)) && !cap.contains(Position(-90, 17)))
  }

  @Test func boundsCrossTheAntimeridian() throws {
    let bounds = try Polygon([Position(10, 170), Position(-10, 170), Position(-10, -170), Position(10, -170)]).bounds()
    #expect(bounds.west == 170 && bounds.east == -170 && bounds.north > 10 && bounds.south < -10)
  }

  @Test func polygonsOfFewVertices() throws {
    for ring in [[], [Position(1, 2)], [Position(1, 2), Position(3, 4)]] {
      let polygon = try Polygon(ring)
      #expect(polygon.measures.area == 0 && polygon.orientation == nil && polygon.outerRing == ring)
    }
    let none = try Polygon([])
    #expect(none.measures.perimeter == 0 && none.holes.isEmpty)
    #expect(try none.crossing == nil)
    #expect(try none.side(of: Position(0, 0)) == .outside)
    #expect(refusal { () throws(GridNorthError) in try none.bounds() }?.reason == .count)
    #expect(refusal { () throws(GridNorthError) in try none.centroid() }?.reason == .count)
  }

  // MARK: Refused input

  @Test func whatIsOutOfRangeIsRefused() throws {
    func reason<Value>(_ make: () throws(GridNorthError) -> Value) -> GridNorthError.Reason? { refusal(make)?.reason }
    #expect(reason { () throws(GridNorthError) in try Polygon([Position(91, 0)]) } == .latitude)
    #expect(reason { () throws(GridNorthError) in try Polygon(Self.box, holes: [[Position(0, .nan)]]) } == .notFinite)
    let polygon = try Polygon(Self.box)
    #expect(reason { () throws(GridNorthError) in try polygon.side(of: Position(91, 0)) } == .latitude)
    #expect(reason { () throws(GridNorthError) in try polygon.contains(Position(0, .infinity)) } == .notFinite)
    for tolerance in [0, -1, .nan] {
      #expect(reason { () throws(GridNorthError) in try polygon.densified(tolerance: tolerance) } == .tolerance)
      #expect(reason { () throws(GridNorthError) in try polygon.simplified(tolerance: tolerance) } == .tolerance)
      #expect(reason { () throws(GridNorthError) in try polygon.geoJSON(edgeTolerance: tolerance) } == .tolerance)
    }
    #expect(reason { () throws(GridNorthError) in try polygon.geoJSON(properties: "[]") } == .properties)
    #expect(reason { () throws(GridNorthError) in try polygon.geoJSON(decimals: 13) } == .decimals)
    // Up and down across the antimeridian.
    let teeth = (0..<300).map { (tooth: Int) in Position(0.1 * Double(tooth), tooth % 2 == 0 ? 179 : -179) }
    let comb = try Polygon(teeth + [Position(0, 170)])
    #expect(reason { () throws(GridNorthError) in try comb.geoJSON() } == .crossings)
  }
}
