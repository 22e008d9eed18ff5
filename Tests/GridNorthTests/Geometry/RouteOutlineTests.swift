// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import Testing

@Suite("Outlines of routes")
struct RouteOutlineTests {
  private func route() throws -> Route {
    try Route([Position(48.85, 2.29), Position(48.86, 2.3), Position(48.86, 2.32)])
  }

  @Test func aParallelLiesAtItsDistanceOnItsSide() throws {
    let route = try route()
    for distance in [200.0, -200] {
      for vertex in try route.parallel(distance: distance) {
        let place = try route.nearestPlace(to: vertex)
        #expect((place.distanceOff - distance).magnitude < 1e-6)
      }
    }
    let round = try route.parallel(distance: -200, options: Route.OutlineOptions(tolerance: 0.001))
    let bevel = try route.parallel(distance: -200, options: Route.OutlineOptions(join: .bevel))
    #expect(round.count > 50 && bevel.count == 4)
  }

  @Test func corridorsAndArrowsAreRings() throws {
    let route = try route()
    var options = Route.OutlineOptions(join: .miter, ends: .square)
    options.longitudes = .continuous
    let corridor = try route.corridor(left: 50, right: 100, options: options)
    #expect(corridor.first == corridor.last)
    let area = try Polygon(Array(corridor.dropLast())).measures.signedArea
    // 2798 m by 150 m, and the ends of 50 m by 50 m and 100 m by 100 m.
    #expect(area > 2798 * 150 && area < 2798 * 150 + 2 * 12_500 + 10_000)
    let arrow = try route.arrow(width: 100, headWidth: 300, headLength: 200)
    #expect(arrow.first == arrow.last && arrow.contains(route.positions[2]))
  }

  @Test func aRectangleHasItsSides() throws {
    let area = Geodesic.Rectangle(center: Position(48.8583, 2.2945), length: 800, width: 300, azimuth: 30)
    let ring = try area.points()
    let sides = try (0..<4).map { side in try ring[side].distance(to: ring[side + 1]) }
    for (side, length) in zip(sides, [300.0, 800, 300, 800]) { #expect((side - length).magnitude < 1e-4) }
    let east = try Geodesic.Rectangle(center: Position(0, 180), length: 100, width: 100, azimuth: 0)
      .points(longitudes: .continuous)
    #expect(east.allSatisfy { $0.longitude < -179.99 && $0.longitude > -180.01 })
    #expect("\(area)" == "800.0 m by 300.0 m at 30.0° around 48.8583 2.2945")
  }

  @Test func marksStandAtTheirDistances() throws {
    let route = try route()
    let marks = try route.marks(every: 500, from: 100)
    #expect(marks.map(\.distance) == [100, 600, 1100, 1600, 2100, 2600])
    for mark in marks {
      let place = try route.place(at: mark.distance)
      #expect(try place.position.distance(to: mark.position) < 20e-9)
      #expect(place.segment == mark.segment)
    }
  }

  @Test func aDrawingIsLaidAlongItsRoute() throws {
    let route = try route()
    let laid = try route.positions(of: [[100, 20], [2000, -30]], in: .meters)
    for (position, (along, off)) in zip(laid, [(100.0, 20.0), (2000, -30)]) {
      let place = try route.nearestPlace(to: position)
      #expect((place.distanceAlong - along).magnitude < 1e-6 && (place.distanceOff - off).magnitude < 1e-6)
    }
    let ends = try route.positions(of: [[0, 0], [1, 0]], in: .length)
    #expect(ends[0] == route.positions[0])
    #expect(try ends[1].distance(to: route.positions[2]) < 20e-9)
    let depth = try route.positions(of: [[0.9, 1]], in: .width(Position(48.865, 2.31)))
    let off = try route.nearestPlace(to: depth[0]).distanceOff
    let width = try route.nearestPlace(to: Position(48.865, 2.31)).distanceOff
    #expect((off - width).magnitude < 1e-6)
  }

  @Test func whatIsOutOfRangeIsRefused() throws {
    let route = try route()
    #expect(refusal { () throws(GridNorthError) in try route.parallel(distance: .nan) }?.reason == .notFinite)
    #expect(refusal { () throws(GridNorthError) in try route.parallel(distance: 2e6) }?.reason == .dimension)
    #expect(refusal { () throws(GridNorthError) in try route.corridor(left: 0, right: 0) }?.reason == .dimension)
    #expect(refusal { () throws(GridNorthError) in try route.marks(every: 0) }?.reason == .interval)
    #expect(refusal { () throws(GridNorthError) in try route.marks(every: 1, from: -1) }?.reason == .distance)
    let none = try Route([])
    #expect(refusal { () throws(GridNorthError) in try none.marks(every: 1) }?.reason == .count)
    #expect(refusal { () throws(GridNorthError) in try none.positions(of: [], in: .length) }?.reason == .count)
    let flat = refusal { () throws(GridNorthError) in
      try route.positions(of: [], in: .width(route.positions[1]))
    }
    #expect(flat?.reason == .frame)
    let nothing = refusal { () throws(GridNorthError) in try route.positions(of: [[.nan, 0]], in: .meters) }
    #expect(nothing?.reason == .notFinite)
    for options in [Route.OutlineOptions(tolerance: 0), Route.OutlineOptions(tolerance: 1e-9)] {
      let refused = refusal { () throws(GridNorthError) in try route.parallel(distance: 5, options: options) }
      #expect(refused?.reason == .tolerance)
    }
  }

  @Test func optionsSurviveCoding() throws {
    let options = Route.OutlineOptions(join: .bevel, ends: .round, tolerance: 2)
    let coded = try JSONDecoder().decode(Route.OutlineOptions.self, from: JSONEncoder().encode(options))
    #expect(coded == options && "\(options)" == "bevel joins, round ends, tolerance 2.0 m")
  }
}
