// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// Expected numbers are those of GeographicLib's GeodSolve.
@Suite("Routes")
struct RouteTests {
  private let airports = [
    gn_point(latitude: 40.6, longitude: -73.8), gn_point(latitude: 49.0166666666666667, longitude: 2.55),
    gn_point(latitude: 35.55, longitude: 139.78),
  ]

  private func points<Value>(
    _ list: [gn_point], _ body: (Points) throws(gn_status) -> Value
  ) throws(gn_status) -> Value {
    let result = list.withUnsafeBufferPointer { buffer in
      Result { () throws(gn_status) in try body(Points(buffer.baseAddress, count: buffer.count)) }
    }
    return try result.get()
  }

  private typealias Change = (Points, UnsafeMutablePointer<gn_point>?, Int, inout Int) throws(gn_status) -> Void

  /// The points of a call that fills an array, which is asked for its size before.
  private func filled(_ list: [gn_point], _ change: Change) throws -> [gn_point] {
    var needed = 0
    do {
      try points(list) { points throws(gn_status) in try change(points, nil, 0, &needed) }
    } catch {
      guard error == GN_ERROR_BUFFER_TOO_SMALL else { throw error }
    }
    var again = 0
    var out = [gn_point](repeating: gn_point(), count: needed)
    try out.withUnsafeMutableBufferPointer { buffer in
      try points(list) { points throws(gn_status) in try change(points, buffer.baseAddress, needed, &again) }
    }
    #expect(again == needed)
    return out
  }

  private func densified(_ list: [gn_point], closed: Bool = false, _ tolerance: Double) throws -> [gn_point] {
    try filled(list) { points, out, capacity, needed throws(gn_status) in
      try Route.densify(
        points, isClosed: closed, tolerance: tolerance, into: out, capacity: capacity, needed: &needed)
    }
  }

  private func simplified(_ list: [gn_point], closed: Bool = false, _ tolerance: Double) throws -> [gn_point] {
    try filled(list) { points, out, capacity, needed throws(gn_status) in
      try Route.simplify(
        points, isClosed: closed, tolerance: tolerance, into: out, capacity: capacity, needed: &needed)
    }
  }

  private func nearest(_ list: [gn_point], _ latitude: Double, _ longitude: Double) throws -> gn_route_place {
    try points(list) { points throws(gn_status) in
      try Route.nearest(points, to: gn_point(latitude: latitude, longitude: longitude))
    }
  }

  private func somewhere(_ random: inout Randomness) -> gn_point {
    gn_point(latitude: random.double(in: -90...90), longitude: random.double(in: -180...179.999))
  }

  /// A walk with steps of up to `step` meters.
  private func walk(_ count: Int, step: Double, _ random: inout Randomness) -> [gn_point] {
    var list = [somewhere(&random)]
    var azimuth = random.double(in: -180...180)
    while list.count < count {
      azimuth += random.double(in: -60...60)
      let distance = random.double(in: 0...step)
      list.append(Geodesic.direct(list[list.count - 1], azimuth: azimuth, distance: distance).point)
    }
    return list
  }

  // MARK: Lengths

  @Test func theLengthIsTheSumOfTheGeodesics() throws {
    let length = try points(airports) { Route.length($0) }
    #expect((length - (5853226.2557497155 + 9730240.9562970735)).magnitude < 2e-8)
  }

  @Test func oneOrNoPointHasNoLength() throws {
    #expect(try points([]) { Route.length($0) } == 0)
    #expect(try points([airports[0]]) { Route.length($0) } == 0)
  }

  @Test func theLengthSoFarEndsWithTheLength() throws {
    var random = Randomness()
    let list = walk(100, step: 1e5, &random)
    var distances = [Double](repeating: .nan, count: list.count)
    try points(list) { Route.distances($0, into: &distances) }
    #expect(distances[0] == 0)
    #expect(distances == distances.sorted())
    #expect(try points(list) { Route.length($0) } == distances[99])
  }

  // MARK: The point at a distance

  @Test func aPointAtADistanceLiesOnItsSegment() throws {
    let place = try points(airports) { points throws(gn_status) in try Route.point(points, at: 2_000_000) }
    #expect((place.point.latitude - 49.345334418679499).magnitude < 1e-12)
    #expect((place.point.longitude + 51.483086940685176).magnitude < 1e-12)
    #expect((place.azimuth - 69.389485615038254).magnitude < 1e-12)
    #expect(place.segment == 0)
  }

  @Test func aVertexBelongsToTheSegmentThatBeginsThere() throws {
    var random = Randomness()
    let list = walk(50, step: 1000, &random)
    var distances = [Double](repeating: .nan, count: list.count)
    try points(list) { Route.distances($0, into: &distances) }
    for index in 0..<49 {
      let place = try points(list) { points throws(gn_status) in try Route.point(points, at: distances[index]) }
      #expect(place.segment == index, "\(index)")
      #expect(Geodesic.inverse(place.point, list[index]).distance < 1e-8)
    }
    let end = try points(list) { points throws(gn_status) in try Route.point(points, at: distances[49]) }
    #expect(end.segment == 48)
    #expect(end.point.latitude == list[49].latitude && end.point.longitude == list[49].longitude)
  }

  @Test func theEndMayComeANanometerLater() throws {
    let length = try points(airports) { Route.length($0) }
    let end = try points(airports) { points throws(gn_status) in try Route.point(points, at: length + 2e-9) }
    #expect(end.point.latitude == airports[2].latitude)
    #expect(throws: GN_ERROR_DISTANCE) {
      try points(airports) { points throws(gn_status) in try Route.point(points, at: length + 1e-8) }
    }
  }

  /// Around the earth and more, a length is rounded by more than a nanometer for each point.
  @Test func theLengthOfALongRouteIsItsEnd() throws {
    var random = Randomness()
    for _ in rounds(100) {
      let list = (0..<random.integer(in: 2...9)).map { _ in somewhere(&random) }
      let length = try points(list) { Route.length($0) }
      let end = try points(list) { points throws(gn_status) in try Route.point(points, at: length) }
      #expect(end.segment == list.count - 2, "\(list)")
      #expect(end.point.latitude == list[list.count - 1].latitude, "\(list)")
    }
  }

  @Test func distancesThatARouteDoesNotHaveAreRefused() {
    for (distance, status) in [
      (-1.0, GN_ERROR_DISTANCE), (1e9, GN_ERROR_DISTANCE), (.nan, GN_ERROR_NOT_FINITE),
      (.infinity, GN_ERROR_NOT_FINITE),
    ] {
      #expect(throws: status) {
        try points(airports) { points throws(gn_status) in try Route.point(points, at: distance) }
      }
    }
    #expect(throws: GN_ERROR_COUNT) { try points([]) { points throws(gn_status) in try Route.point(points, at: 0) } }
  }

  /// A bound for the second segment that forgot the rounding of vectors kept it from being looked at.
  @Test func aVertexNanometersFromAnotherBelongsToTheSegmentThatBeginsThere() throws {
    let vertex = gn_point(latitude: 48, longitude: 179.90000000000001)
    let route = [
      gn_point(latitude: 48, longitude: 179.90000000000023), vertex,
      gn_point(latitude: 48.000000000000227, longitude: 179.90000000000001),
    ]
    let place = try Route.nearest(try Points(route, count: route.count), to: vertex)
    #expect(place.segment == 1 && place.distance_off == 0, "\(place)")
  }

  @Test func pointsGivenTwiceHaveNoPlaces() throws {
    let list = [airports[0], airports[0], airports[1], airports[1], airports[1], airports[2], airports[2]]
    let start = try points(list) { points throws(gn_status) in try Route.point(points, at: 0) }
    #expect(start.segment == 1)
    let length = try points(list) { Route.length($0) }
    let end = try points(list) { points throws(gn_status) in try Route.point(points, at: length) }
    #expect(end.segment == 4)
    let alone = try points([airports[0], airports[0]]) { points throws(gn_status) in try Route.point(points, at: 0) }
    #expect(alone.segment == 0 && alone.point.latitude == 40.6)
  }

  // MARK: The nearest point

  @Test func theWayToTheNearestPointIsPerpendicular() throws {
    var random = Randomness()
    for _ in rounds(2000) {
      let start = somewhere(&random)
      let line = (azimuth: random.double(in: -180...180), length: random.double(in: 1...9e6))
      let end = Geodesic.direct(start, azimuth: line.azimuth, distance: line.length).point
      let along = random.double(in: 0.1...0.9) * line.length
      let foot = Geodesic.direct(start, azimuth: line.azimuth, distance: along)
      let off = random.double(in: 0...1) * min(line.length, 4e6)
      let isLeft = Bool.random(using: &random)
      let position = Geodesic.direct(foot.point, azimuth: foot.azimuth + (isLeft ? -90 : 90), distance: off).point
      let place = try nearest([start, end], position.latitude, position.longitude)
      #expect((place.distance_off.magnitude - off).magnitude < 3e-8, "\(start) \(line) \(off)")
      #expect((place.distance_along - along).magnitude < 1e-7, "\(start) \(line) \(off)")
      #expect(off < 1e-6 || (place.distance_off < 0) == isLeft)
    }
  }

  @Test func beyondTheEndsTheEndsAreNearest() throws {
    let before = try nearest(airports, 30, -80)
    #expect(before.distance_along == 0 && before.point.latitude == 40.6 && before.segment == 0)
    let beyond = try nearest(airports, 30, 150)
    #expect(beyond.point.latitude == 35.55 && beyond.segment == 1)
    #expect((beyond.distance_along - 15583467.212046789).magnitude < 2e-8)
  }

  @Test func leftIsNegative() throws {
    let east = [gn_point(latitude: 50, longitude: 0), gn_point(latitude: 50, longitude: 1)]
    #expect(try nearest(east, 50.1, 0.5).distance_off < 0)
    #expect(try nearest(east, 49.9, 0.5).distance_off > 0)
  }

  /// A hairpin: from its outside, ahead of it, everything is on the outer side of the bend.
  @Test func theOutsideOfASharpBendIsOnOneSide() throws {
    let leftTurn = [
      gn_point(latitude: 0, longitude: 0), gn_point(latitude: 0, longitude: 1), gn_point(latitude: 0.1, longitude: 0),
    ]
    for latitude in [-0.01, 0.0, 0.01, 0.02] {
      let place = try nearest(leftTurn, latitude, 1.02)
      #expect(place.segment == 1 && place.distance_off > 0, "\(latitude)")
      let mirrored = try nearest(
        leftTurn.map { gn_point(latitude: -$0.latitude, longitude: $0.longitude) }, -latitude, 1.02)
      #expect(mirrored.distance_off == -place.distance_off)
    }
  }

  @Test func noSegmentIsNearerThanTheOneFound() throws {
    var random = Randomness()
    for _ in rounds(100) {
      let list = walk(random.integer(in: 2...40), step: random.element(of: [100, 1e5, 4e6]), &random)
      let position = somewhere(&random)
      let place = try nearest(list, position.latitude, position.longitude)
      var least = Double.infinity
      for index in 1..<list.count {
        least = min(least, Edge(list[index - 1], list[index]).nearest(to: position).off)
      }
      #expect(place.distance_off.magnitude <= least + 1e-9)
      let there = gn_point(latitude: place.point.latitude, longitude: place.point.longitude)
      #expect((Geodesic.inverse(there, position).distance - place.distance_off.magnitude).magnitude < 2e-8)
    }
  }

  /// There the sphere has no answer: every point of the equator is a quarter of the earth away.
  @Test func fromThePoleAMeridianEndsNearest() throws {
    let list = [gn_point(latitude: 0, longitude: 0), gn_point(latitude: 1, longitude: 90)]
    let place = try nearest(list, 90, 0)
    #expect((place.distance_off.magnitude - 9891392.6).magnitude < 1000)
    #expect(place.point.longitude > 89)
  }

  @Test func aRouteOfOnePointIsThatPoint() throws {
    let place = try nearest([airports[0], airports[0]], 49.0166666666666667, 2.55)
    #expect((place.distance_off.magnitude - 5853226.2557497155).magnitude < 2e-8)
    #expect(place.distance_along == 0 && place.segment == 0)
    #expect(throws: GN_ERROR_COUNT) { try nearest([], 0, 0) }
  }

  // MARK: Densify

  @Test func straightLinesInDegreesStayWithinTheTolerance() throws {
    var random = Randomness()
    for _ in rounds(100) {
      let from = somewhere(&random)
      let to = Geodesic.direct(
        from, azimuth: random.double(in: -180...180), distance: random.element(of: [1e5, 1e6, 1e7, 1.9e7])
      ).point
      let tolerance = random.element(of: [1.0, 100, 1e4])
      let list = try densified([from, to], tolerance)
      let edge = Edge(from, to)
      for index in 1..<list.count {
        let part = random.double(in: 0...1)
        let (a, b) = (list[index - 1], list[index])
        let longitude = a.longitude + b.longitude.longitudeDifference(from: a.longitude) * part
        let place = gn_point(
          latitude: a.latitude + (b.latitude - a.latitude) * part, longitude: Angle.reduce(longitude: longitude))
        #expect(edge.nearest(to: place).off <= tolerance, "\(from) \(to) \(tolerance)")
      }
    }
  }

  @Test func theEquatorAndMeridiansAreStraightAlready() throws {
    #expect(
      try densified([gn_point(latitude: 0, longitude: 170), gn_point(latitude: 0, longitude: -100)], 1e-3).count == 2)
    #expect(
      try densified([gn_point(latitude: -80, longitude: 5), gn_point(latitude: 80, longitude: 5)], 1e-3).count == 2)
  }

  /// It crosses the equator in its middle, where its straight line does as well.
  @Test func anEdgeWithItsMiddleOnTheStraightLineIsCutTheMore() throws {
    let list = [gn_point(latitude: -40, longitude: 0), gn_point(latitude: 40, longitude: 100)]
    #expect(try densified(list, 1000).count > 20)
  }

  @Test func anEdgeOverThePoleTurnsThere() throws {
    let list = try densified([gn_point(latitude: 80, longitude: 0), gn_point(latitude: 80, longitude: -180)], 1)
    #expect(list.count < 200)
    for point in list {
      #expect(90 - point.latitude < 1e-4 || point.longitude == 0 || point.longitude == -180)
    }
  }

  @Test func aClosedRingHasItsLastEdgeToo() throws {
    let ring = [
      gn_point(latitude: 50, longitude: 0), gn_point(latitude: 50, longitude: 0.001),
      gn_point(latitude: 50, longitude: 40),
    ]
    let open = try densified(ring, 100)
    let closed = try densified(ring, closed: true, 100)
    #expect(closed.count > open.count + 20)
    #expect(closed[closed.count - 1].longitude > 0)
    #expect(try densified([], closed: true, 1).isEmpty)
    #expect(try densified([ring[0]], closed: true, 1).count == 1)
  }

  // MARK: Simplify

  @Test func whatIsLeftOutLiesWithinTheTolerance() throws {
    var random = Randomness()
    for _ in rounds(60) {
      let list = walk(random.integer(in: 1...200), step: random.element(of: [10, 1e4]), &random)
      let isClosed = Bool.random(using: &random)
      let tolerance = random.element(of: [1.0, 30, 1000])
      let kept = try simplified(list, closed: isClosed, tolerance)
      #expect(kept.count <= list.count)
      #expect(kept[0].latitude == list[0].latitude)
      #expect(isClosed ? kept.count >= min(3, list.count) : kept.last?.latitude == list.last?.latitude)
      let around = isClosed ? kept + [kept[0]] : kept
      for point in list where around.count > 1 {
        let off = try nearest(around, point.latitude, point.longitude).distance_off.magnitude
        #expect(off <= tolerance + 2e-8)
      }
    }
  }

  @Test func pointsOnAGeodesicAreLeftOut() throws {
    let from = gn_point(latitude: 10, longitude: 170)
    let list = (0...100).map { Geodesic.direct(from, azimuth: 60, distance: Double($0) * 50_000).point }
    #expect(try simplified(list, 1e-3).count == 2)
  }

  @Test func aRouteOutAndBackKeepsItsTurn() throws {
    let out = (0...20).map { gn_point(latitude: 10 + Double($0) * 0.01, longitude: 5) }
    let kept = try simplified(out + out.reversed().dropFirst(), 1)
    #expect(kept.count >= 3)
    #expect(kept.contains { $0.latitude == out[20].latitude })
  }

  @Test func aRingThatShrinksKeepsTheVertexFarthestFromItsEdge() throws {
    // The second vertex is 20 m off the edge from the first to the third, the fourth 10 m on the other side.
    let offsets = [(0.0, 0.0), (0.001, 0.0002), (0.002, 0), (0.001, -0.0001)]
    let ring = offsets.map { gn_point(latitude: 10 + $0.1, longitude: 20 + $0.0) }
    #expect(try simplified(ring, closed: true, 100).map(\.latitude) == ring[0...2].map(\.latitude))
    let turned = [ring[0], ring[3], ring[2], ring[1]]
    #expect(try simplified(turned, closed: true, 100).map(\.latitude) == [0, 2, 3].map { turned[$0].latitude })
  }

  @Test func aRingKeepsThreePoints() throws {
    let ring = (0..<60).map { index in
      Geodesic.direct(gn_point(latitude: -60, longitude: 179.99), azimuth: Double(index) * 6, distance: 10_000).point
    }
    #expect(try simplified(ring, closed: true, 1e6).count == 3)
    #expect(try simplified(Array(ring[0..<3]), closed: true, 1e6).count == 3)
    #expect(try simplified(ring, 1e6).count == 2)
  }

  // MARK: Refused

  @Test func aSmallBufferHoldsNothingThatLooksLikeAResult() {
    let list = [gn_point(latitude: 50, longitude: 0), gn_point(latitude: 50, longitude: 40)]
    var out = [gn_point](repeating: gn_point(), count: 3)
    var needed = 0
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
      try points(list) { points throws(gn_status) in
        try Route.densify(points, isClosed: false, tolerance: 10, into: &out, capacity: 3, needed: &needed)
      }
    }
    #expect(needed > 3)
    #expect(out.allSatisfy { $0.latitude.isNaN && $0.longitude.isNaN })
  }

  @Test func tolerancesOutsideTheirRangeAreRefused() {
    for tolerance in [0.0, 9e-7, 1.1e6, -1, .nan, .infinity] {
      #expect(throws: GN_ERROR_TOLERANCE) { try densified(airports, tolerance) }
      #expect(throws: GN_ERROR_TOLERANCE) { try simplified(airports, tolerance) }
    }
  }
}
