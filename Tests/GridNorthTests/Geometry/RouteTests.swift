// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

extension Randomness {
  /// A walk of some edges.
  fileprivate mutating func route(_ count: Int, step: Double = 100_000) throws -> Route {
    var positions = [ordinaryPosition()]
    var azimuth = double(in: -180...180)
    while positions.count < count {
      azimuth += double(in: -60...60)
      let next = try Geodesic(from: positions.last!, azimuth: azimuth, distance: double(in: 1...step)).end
      positions.append(next)
    }
    return try Route(positions)
  }
}

@Suite("Routes")
struct RouteTests {
  private static let paris = Position(48.8583, 2.2945)
  private static let london = Position(51.5007, -0.1246)
  private static let dublin = Position(53.3498, -6.2603)

  // MARK: Vectors

  @Test func theLengthIsThatOfGeographicLib() throws {
    // Planimeter -l.
    let route = try Route([Self.paris, Self.london, Self.dublin])
    #expect((route.length - 806_037.9298856067).magnitude < 30e-9)
  }

  // MARK: Properties

  @Test func distancesAreSumsOfEdges() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let route = try random.route(random.integer(in: 2...50))
      var sum = 0.0
      let distances = route.distances
      #expect(distances.count == route.positions.count && distances[0] == 0 && distances.last == route.length)
      for index in 1..<route.positions.count {
        sum += try route.positions[index - 1].distance(to: route.positions[index])
        #expect((distances[index] - sum).magnitude < 1e-7, "\(route)")
      }
    }
  }

  @Test func aPlaceLiesAtItsDistance() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let route = try random.route(random.integer(in: 2...30))
      let distances = route.distances
      for _ in 0..<10 {
        let distance = random.double(in: 0...route.length)
        let place = try route.place(at: distance)
        let start = route.positions[place.segment]
        #expect(try (distances[place.segment] + start.distance(to: place.position) - distance).magnitude < 1e-7)
        let onward = try Geodesic(from: place.position, azimuth: place.azimuth, distance: 1)
        #expect(
          try
            (distance + 1 > distances[place.segment + 1]
            || (start.distance(to: onward.end) - start.distance(to: place.position) - 1).magnitude < 1e-6), "\(route)")
      }
    }
  }

  @Test func aPlaceOfTheRouteIsNearestToItself() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let route = try random.route(random.integer(in: 2...30))
      let place = try route.place(at: random.double(in: 0...route.length))
      let nearest = try route.nearestPlace(to: place.position)
      #expect(nearest.distanceOff.magnitude < 1e-7, "\(route), \(place)")
      #expect(try nearest.position.distance(to: place.position) < 1e-7, "\(route), \(place)")
    }
  }

  @Test func theNearestPlaceIsNearerThanAnyOther() throws {
    var random = Randomness()
    for _ in 0..<20 {
      let route = try random.route(random.integer(in: 2...20))
      let from = try route.place(at: random.double(in: 0...route.length)).position
      let position = try Geodesic(
        from: from, azimuth: random.double(in: 0...360), distance: random.double(in: 0...200_000)
      ).end
      let nearest = try route.nearestPlace(to: position)
      #expect(try (nearest.position.distance(to: position) - nearest.distanceOff.magnitude).magnitude < 1e-7)
      #expect(
        try route.place(at: min(nearest.distanceAlong, route.length)).position.distance(to: nearest.position) < 1e-6)
      for _ in 0..<20 {
        let other = try route.place(at: random.double(in: 0...route.length)).position
        #expect(try other.distance(to: position) > nearest.distanceOff.magnitude - 20e-9, "\(route), \(position)")
      }
    }
  }

  @Test func moreVerticesLeaveTheWayAsItIs() throws {
    var random = Randomness()
    for _ in 0..<20 {
      let route = try random.route(random.integer(in: 2...10), step: 1_000_000)
      let more = try route.densified(tolerance: 10)
      #expect(more.positions.count >= route.positions.count)
      #expect((more.length - route.length).magnitude < 1e-6, "\(route)")
      // The vertices of the route are among them, in their order.
      var isThere = true
      var iterator = more.positions.makeIterator()
      for position in route.positions {
        var found: Position?
        while found == nil, let next = iterator.next() {
          if next.bits == position.bits { found = next }
        }
        isThere = isThere && found != nil
      }
      #expect(isThere, "\(route)")
    }
  }

  @Test func verticesThatAreLeftOutLieNearTheRest() throws {
    var random = Randomness()
    for _ in 0..<20 {
      let route = try random.route(random.integer(in: 2...100), step: 2_000)
      let tolerance = random.double(in: 1...5_000)
      let simple = try route.simplified(tolerance: tolerance)
      #expect(simple.positions.count <= route.positions.count)
      #expect(simple.positions.first == route.positions.first && simple.positions.last == route.positions.last)
      for position in route.positions {
        #expect(try simple.nearestPlace(to: position).distanceOff.magnitude <= tolerance + 1e-7, "\(route)")
      }
    }
  }

  // MARK: GeoJSON

  @Test func aRouteIsALine() throws {
    let feature = try Feature(
      Route([Self.paris, Self.london, Self.dublin]).geoJSON(properties: #"{"name":"Tour"}"#, decimals: 4))
    #expect(feature.type == "LineString" && feature.properties["name"] as? String == "Tour")
    #expect(feature.polygons == [[[Self.paris, Self.london, Self.dublin]]])
  }

  @Test func aRouteAcrossTheAntimeridianIsCut() throws {
    let feature = try Feature(Route([Position(10, 179), Position(12, -179)]).geoJSON())
    #expect(feature.type == "MultiLineString")
    let lines = try #require(feature.polygons.first)
    #expect(lines.map(\.count) == [2, 2])
    #expect(
      lines[0][1].longitude == 180 && lines[1][0].longitude == -180 && lines[0][1].latitude == lines[1][0].latitude)
  }

  @Test func edgesOfGeoJSONKeepToTheGeodesics() throws {
    let route = try Route([Self.paris, Position(40.6892, -74.0445)])
    let few = try Feature(route.geoJSON())
    let many = try Feature(route.geoJSON(edgeTolerance: 1_000))
    #expect(few.polygons[0][0].count == 2 && many.polygons[0][0].count > 10)
    for position in many.polygons[0][0] {
      #expect(try route.nearestPlace(to: position).distanceOff.magnitude < 0.02)
    }
  }

  // MARK: Edges

  @Test func sidesAreTold() throws {
    let route = try Route([Position(0, 0), Position(0, 1)])
    #expect(try route.nearestPlace(to: Position(0.1, 0.5)).distanceOff < 0)
    #expect(try route.nearestPlace(to: Position(-0.1, 0.5)).distanceOff > 0)
  }

  @Test func shortRoutes() throws {
    let none = try Route([])
    let one = try Route([Self.paris])
    #expect(none.length == 0 && one.length == 0 && none.distances.isEmpty && one.distances == [0])
    #expect(try one.place(at: 0).position == Self.paris)
    #expect(try one.nearestPlace(to: Self.london).distanceOff.magnitude == Self.paris.distance(to: Self.london))
    #expect(try none.densified(tolerance: 1) == none && one.simplified(tolerance: 1) == one)
    #expect(refusal { () throws(GridNorthError) in try none.place(at: 0) }?.reason == .count)
    #expect(refusal { () throws(GridNorthError) in try none.nearestPlace(to: Self.paris) }?.reason == .count)
    #expect(refusal { () throws(GridNorthError) in try none.geoJSON() }?.reason == .count)
    #expect(refusal { () throws(GridNorthError) in try one.geoJSON() }?.reason == .count)
  }

  // MARK: Refused input

  @Test func whatIsOutOfRangeIsRefused() throws {
    func reason<Value>(_ make: () throws(GridNorthError) -> Value) -> GridNorthError.Reason? { refusal(make)?.reason }
    #expect(reason { () throws(GridNorthError) in try Route([Self.paris, Position(91, 0)]) } == .latitude)
    #expect(reason { () throws(GridNorthError) in try Route([Position(0, .nan)]) } == .notFinite)
    let route = try Route([Self.paris, Self.london])
    #expect(reason { () throws(GridNorthError) in try route.place(at: -1e-6) } == .distance)
    #expect(reason { () throws(GridNorthError) in try route.place(at: route.length + 1e-6) } == .distance)
    #expect(reason { () throws(GridNorthError) in try route.place(at: .nan) } == .notFinite)
    #expect(reason { () throws(GridNorthError) in try route.nearestPlace(to: Position(-91, 0)) } == .latitude)
    for tolerance in [0, -1, .nan] {
      #expect(reason { () throws(GridNorthError) in try route.densified(tolerance: tolerance) } == .tolerance)
      #expect(reason { () throws(GridNorthError) in try route.simplified(tolerance: tolerance) } == .tolerance)
      #expect(reason { () throws(GridNorthError) in try route.geoJSON(edgeTolerance: tolerance) } == .tolerance)
    }
    for properties in ["", "[]", "{", "{}x", #"{"a":}"#, "null"] {
      #expect(reason { () throws(GridNorthError) in try route.geoJSON(properties: properties) } == .properties)
    }
    for decimals in [-1, 13, .min, .max] {
      #expect(reason { () throws(GridNorthError) in try route.geoJSON(decimals: decimals) } == .decimals)
    }
  }
}
