// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

import GridNorth

@Suite("Navigators, in Swift")
struct NavigatorTests {
  private let corners = [Position(46.5, 8), Position(46.51, 8), Position(46.51, 8.02)]

  private func route() throws -> RouteIndex { try RouteIndex(Route(corners)) }

  private func fix(_ time: Double, _ latitude: Double, _ longitude: Double = 8, accuracy: Double? = 5) -> Fix {
    Fix(time: time, position: Position(latitude, longitude), accuracy: accuracy)
  }

  /// Off the route, the wrong way, arrived, ignored.
  private func told(_ guidance: Navigator.Guidance) -> [Bool] {
    [guidance.isOffRoute, guidance.isWrongWay, guidance.hasArrived, guidance.isIgnored]
  }

  @Test func aWalkAlongARoute() throws {
    let route = try route()
    var walk = Navigator()
    let first = try walk.step(to: fix(0, 46.505, 8.0001), along: route)
    let place = try #require(first.place)
    let nearest = try route.nearestPlace(to: Position(46.505, 8.0001))
    #expect(place.position == nearest.position)
    #expect(place.distanceAlong == nearest.distanceAlong && place.distanceOff == nearest.distanceOff)
    let toCorner = try place.position.distance(to: corners[1])
    let lastLeg = try corners[1].distance(to: corners[2])
    #expect((try #require(first.waypointDistance) - toCorner).magnitude < 1e-6)
    #expect((place.distanceLeft - toCorner - lastLeg).magnitude < 1e-6)
    #expect((try #require(first.turn) - 90).magnitude < 0.1)
    #expect(first.speed == nil && first.timeLeft == nil && first.waypointTime == nil)
    #expect(first.nextWaypoint == 1 && first.passed == 1 && told(first) == [false, false, false, false])

    let second = try walk.step(to: fix(60, 46.506), along: route)
    let speed = try #require(second.speed)
    #expect((speed - (try #require(second.place).distanceAlong - place.distanceAlong) / 60).magnitude < 1e-9)
    #expect((try #require(second.waypointTime) - (try #require(second.waypointDistance)) / speed).magnitude < 1e-6)

    #expect(told(try walk.step(to: fix(120, 46.507, 8.002), along: route)) == [true, false, false, false])
    #expect(told(try walk.step(to: fix(180, 46.507), along: route)) == [false, false, false, false])
    #expect(told(try walk.step(to: fix(240, 46.506), along: route)) == [false, true, false, false])
    let corner = try walk.step(to: fix(600, 46.51), along: route)
    #expect(corner.nextWaypoint == 2 && corner.passed == 1 && corner.turn == nil)
    let end = try walk.step(to: fix(1_500, 46.51, 8.02), along: route)
    #expect(end.nextWaypoint == 3 && end.waypointDistance == nil && told(end) == [false, false, true, false])
  }

  @Test func aNavigatorCanBeStoredAndGoesOn() throws {
    var random = Randomness()
    let route = try route()
    var walk = Navigator(waypoints: [1, 2], options: .init(windowBehind: nil, lookahead: 10, averagingTime: 60))
    for step in 0..<30 {
      let stored = try JSONEncoder().encode(walk)
      var copy = try JSONDecoder().decode(Navigator.self, from: stored)
      #expect(copy == walk)
      let latitude = 46.5 + 0.012 * Double(step) / 30 + random.double(in: 0...0.0005)
      let now = fix(60 * Double(step), latitude, 8 + random.double(in: 0...0.0005))
      let guidance = try walk.step(to: now, along: route)
      #expect(copy != walk)
      #expect(try copy.step(to: now, along: route) == guidance)
      #expect(copy == walk && walk.state.count == 18)
      #expect(try JSONDecoder().decode(Navigator.Guidance.self, from: JSONEncoder().encode(guidance)) == guidance)
    }
  }

  @Test func waypointsAndOptionsDecide() throws {
    let route = try route()
    var ends = Navigator(waypoints: [0, 2])
    let guidance = try ends.step(to: fix(0, 46.505), along: route)
    #expect(guidance.nextWaypoint == 1)
    #expect((try #require(guidance.waypointDistance) - (try #require(guidance.place).distanceLeft)).magnitude < 1e-6)
    var none = Navigator(waypoints: [])
    #expect(try none.step(to: fix(0, 46.505), along: route).waypointDistance == nil)

    var (strict, lenient) = (Navigator(), Navigator(options: .init(offRouteDistance: 100)))
    #expect(try strict.step(to: fix(0, 46.505, 8.001), along: route).isOffRoute)
    #expect(try !lenient.step(to: fix(0, 46.505, 8.001), along: route).isOffRoute)

    var late = Navigator(options: .init(startDistance: 1500))
    #expect(try late.step(to: fix(0, 46.505), along: route).isOffRoute)

    var careful = Navigator(options: .init(worstAccuracy: 20))
    #expect(try careful.step(to: fix(0, 46.505, accuracy: 21), along: route).isIgnored)
    #expect(careful.state.isEmpty)
    try careful.step(to: fix(0, 46.505, accuracy: 20), along: route)
    let before = careful
    let ignored = try careful.step(to: fix(60, 46.507, accuracy: 21), along: route)
    #expect(careful == before)
    #expect(ignored.place == nil && ignored.nextWaypoint == 1 && told(ignored) == [false, false, false, true])

    var timeless = Navigator()
    try timeless.step(to: fix(.nan, 46.505), along: route)
    #expect(try timeless.step(to: fix(.nan, 46.506), along: route).speed == nil)
  }

  @Test func theDefaultsAreThoseOfTheLibrary() throws {
    let route = try route()
    // A degree of longitude is 76.8 km there: 38, 57, 63, 54 and 46 m. Off the route beyond 60, back within 50.
    let offsets = [0.00050, 0.00074, 0.00082, 0.00070, 0.00060]
    var walk = Navigator()
    let off = try offsets.map { try walk.step(to: fix(0, 46.505, 8 + $0), along: route).isOffRoute }
    #expect(off == [false, false, true, true, false])
  }

  @Test func whatIsRefusedChangesNothing() throws {
    let route = try route()
    var walk = Navigator()
    try walk.step(to: fix(10, 46.505), along: route)
    let before = walk
    func reason(_ fix: Fix, _ route: RouteIndex) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in try walk.step(to: fix, along: route) }?.reason
    }
    #expect(reason(fix(9, 46.505), route) == .time)
    #expect(reason(fix(11, 91), route) == .latitude)
    #expect(reason(fix(11, .nan), route) == .notFinite)
    #expect(reason(fix(11, 46.505, accuracy: -1), route) == .distance)
    #expect(reason(fix(11, 46.505), try RouteIndex(Route(Array(corners.dropLast())))) == .route)
    #expect(reason(fix(11, 46.505), try RouteIndex(Route([]))) == .count)
    #expect(walk == before)
    walk.options.hysteresis = -1
    #expect(reason(fix(11, 46.505), route) == .hysteresis)
    walk.options = .init(lookahead: .nan)
    #expect(reason(fix(11, 46.505), route) == .distance)
    walk.options = .init(averagingTime: -1)
    #expect(reason(fix(11, 46.505), route) == .time)
    walk.options = .init()
    #expect(walk == before)
    walk.state.removeLast()
    #expect(reason(fix(11, 46.505), route) == .notFinite)
    for waypoints in [[3], [1, 1], [2, 1], [-1]] {
      walk = Navigator(waypoints: waypoints)
      #expect(reason(fix(11, 46.505), route) == .waypoint)
    }
  }
}
