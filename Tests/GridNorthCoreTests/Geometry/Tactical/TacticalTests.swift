// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Tactical shapes")
struct TacticalTests {
  private let corner = [point(48.85, 2.29), point(48.86, 2.3), point(48.86, 2.32)]

  // MARK: Parallels

  /// A walk that bends, and may cross itself.
  private func route(_ random: inout Randomness, _ count: Int, step: Double, bend: Double) -> [gn_point] {
    var points = [point(random.double(in: -90...90), random.double(in: -180...180))]
    var azimuth = random.double(in: -180...180)
    while points.count < count {
      azimuth += random.double(in: -bend...bend)
      points.append(Geodesic.direct(points.last!, azimuth: azimuth, distance: step * random.double(in: 0.1...1)).point)
    }
    return points
  }

  @Test func everyVertexOfAParallelLiesAtTheDistance() throws {
    var random = Randomness()
    var vertices = 0
    for _ in rounds(60) {
      let step = 10 * random.double(in: 1...10_000)
      let route = route(&random, random.integer(in: 2...12), step: step, bend: random.element(of: [20, 90, 180]))
      let distance = step * random.double(in: -2...2)
      for join in [GN_JOIN_ROUND, GN_JOIN_BEVEL] {
        for vertex in try parallel(route, distance, { $0.join = UInt32(join) }) {
          let off = try GridNorthCoreTests.distance(vertex, from: route)
          #expect((off - distance.magnitude).magnitude < 1e-6, "\(route), \(distance)")
          vertices += 1
        }
      }
    }
    #expect(vertices > 10)
  }

  /// More edges than 8 in each of 256 balls, with jumps over the earth, through poles and across the antimeridian.
  @Test func ballsFindTheEdgesThatAllTogetherHave() throws {
    var random = Randomness()
    var found = 0
    for _ in rounds(2) {
      var points = route(&random, random.integer(in: 2100...3000), step: 1000 * random.double(in: 0.01...100), bend: 60)
      for _ in 0..<20 {
        let jump = random.integer(in: 0...points.count - 1)
        points[jump] = point(
          random.element(of: [-90, 90, random.double(in: -90...90)]),
          random.element(of: [-180, 540, 720.5, random.double(in: -180...180)]))
        points[random.integer(in: 1...points.count - 1)] = points[jump]
      }
      try points.withUnsafeBufferPointer { buffer in
        let path = try RoutePath(Points(buffer.baseAddress, count: buffer.count))
        try path.searched(.none) { path throws(gn_status) in
          for _ in 0..<20 {
            let place = path[random.integer(in: 0...path.count - 1)]
            let position = Geodesic.direct(
              place, azimuth: random.double(in: -180...180), distance: random.element(of: [0.1, 10, 1e3, 1e5, 1e6])
            ).point
            let limit = random.element(of: [1, 50, 2e3, 1e5, 3e6])
            let first = random.integer(in: -1...path.count - 1)
            let own = EdgeRun(first: first, last: first + random.integer(in: 0...2))
            var (least, index) = (limit, -1)
            for edge in 0..<path.count - 1 where edge < own.first || edge > own.last {
              let off = Edge.nearest(path[edge], path[edge + 1], to: position).place.off
              if off < least { (least, index) = (off, edge) }
            }
            let near = path.nearestEdge(to: position, within: limit, except: own)
            #expect((near?.index ?? -1) == index, "\(position), \(limit), \(own)")
            if index >= 0 { found += 1 }
          }
        }
      }
    }
    #expect(found > 5)
  }

  /// An edge was not searched: beside a miter that reaches around the earth, and where the route leads back upon itself.
  @Test func edgesOfACornerAreSearchedWhereTheyMayBeNear() throws {
    let around = [point(0, 0), point(1, 0), point(0.0967617183644, 0.0448985723718)]
    let tips = try parallel(around, -1e6) {
      $0.join = UInt32(GN_JOIN_MITER)
      $0.miter_limit = 41
    }
    let back = [
      point(-22.1928711539236, 154.365089853591), point(-25.2103790440486, 157.4468425256),
      point(-23.2989536914311, 155.471100046527), point(-25.4340559875956, 157.895415544044),
      point(-24.6484155215803, 155.494492630878),
    ]
    for (line, route, distance) in [(tips, around, 1e6), (try parallel(back, 78333.8985), back, 78333.8985)] {
      for vertex in line { #expect(try GridNorthCoreTests.distance(vertex, from: route) > distance - 1e-6) }
    }
  }

  @Test func aSlightBendHasOneVertexOnEachSide() throws {
    // 10^-5 degrees: the two lines would end 17 micrometers apart.
    let middle = point(0, 1)
    let end = Geodesic.direct(middle, azimuth: 90.00001, distance: 1e5).point
    for distance in [100.0, -100] {
      #expect(try parallel([point(0, 0), middle, end], distance).count == 3)
    }
  }

  @Test func insideASlightBendTwoLinesShareAVertex() throws {
    // Two vertices, 0.2 mm apart and backward, before.
    #expect(try parallel([point(46.5, 8), point(46.5, 8.001), point(46.4999988, 8.002)], 10).count == 3)
    // The lines would meet 17 micrometers from the corner, where two vertices were, before.
    let slight = point(-54.686403902962297, 46.241737008763835)
    let ends = [180, 5.0 / 256].map {
      Geodesic.direct(slight, azimuth: -48.836922667216101 + $0, distance: 1000).point
    }
    #expect(try parallel([ends[0], slight, ends[1]], 0.1).count == 3)
    var random = Randomness()
    for _ in rounds(200) {
      let corner = point(random.double(in: -80...80), random.double(in: -180...180))
      let azimuth = random.double(in: -180...180)
      var bend = 5.0
      for _ in 0..<random.integer(in: 0...18) { bend *= 0.5 }
      let before = Geodesic.direct(corner, azimuth: azimuth + 180, distance: 1000).point
      let behind = Geodesic.direct(corner, azimuth: azimuth + bend, distance: 1000).point
      for distance in [0.1, 10, 100, 1000] {
        let line = try parallel([before, corner, behind], distance)
        #expect(line.count == 3, "\(corner), \(azimuth), \(bend), \(distance)")
        for vertex in line {
          #expect(
            try (GridNorthCoreTests.distance(vertex, from: [before, corner, behind]) - distance).magnitude < 1e-6)
        }
      }
    }
  }

  @Test func linesMeetOnTheInsideOfACorner() throws {
    let line = try parallel([point(0, 0), point(0, 1), point(1, 1)], -1000)
    #expect(line.count == 3)
    // Both have the distance, so it lies 1000 m to the west and 1000 m to the north of the corner.
    let north = Geodesic.inverse(point(0, line[1].longitude), line[1]).distance
    #expect((north - 1000).magnitude < 0.001)
  }

  @Test func aTipLiesInTheMiddleOfItsCorner() throws {
    let corner = [point(0, 0), point(0, 1), point(1, 1)]
    let line = try parallel(corner, 1000) { $0.join = UInt32(GN_JOIN_MITER) }
    #expect(line.count == 5)
    let tip = Geodesic.inverse(corner[1], line[2])
    #expect((tip.distance - 1000 * 2.0.squareRoot()).magnitude < 1e-6)
    #expect((tip.azimuthFrom - 135).magnitude < 1e-9)
    // Its distance is 1.414 times that of the line.
    let bevel = try parallel(corner, 1000) {
      $0.join = UInt32(GN_JOIN_MITER)
      $0.miter_limit = 1.41
    }
    #expect(bevel.count == 4)
  }

  @Test func whereARouteTurnsBackItsParallelGoesAround() throws {
    let there = [point(10, 20), point(10, 20.01), point(10, 20)]
    for distance in [50.0, -50] {
      let line = try parallel(there, distance)
      #expect(line.count > 30)
      let ahead = line.map(\.longitude).max()!
      let tip = Geodesic.direct(there[1], azimuth: 90, distance: 50).point.longitude
      #expect((ahead - tip).magnitude < 1e-6)
      for vertex in line { #expect(try (GridNorthCoreTests.distance(vertex, from: there) - 50).magnitude < 1e-6) }
    }
  }

  @Test func aDenseTrackAroundANarrowBendIsCutOff() throws {
    // A half circle of 50 m in steps of 1.6 m: on its inside nothing lies 80 m away from all of it but beyond its ends.
    let center = point(60, 179.9999)
    let track = (0...100).map { Geodesic.direct(center, azimuth: 1.8 * Double($0), distance: 50).point }
    let inside = try parallel(track, 80)
    #expect(inside.isEmpty)
    let outside = try parallel(track, -80)
    #expect(outside.count == 200)
    for vertex in outside { #expect((Geodesic.inverse(center, vertex).distance - 130).magnitude < 0.05) }
    let near = try parallel(track, 30)
    #expect(near.count == 101)
    for vertex in near { #expect((Geodesic.inverse(center, vertex).distance - 20).magnitude < 0.05) }
  }

  @Test func insideOfAClosedRouteThatIsTooNarrowThereIsNoParallel() throws {
    let square = [point(0, 0), point(0, 0.001), point(0.001, 0.001), point(0.001, 0), point(0, 0)]
    let inside = try parallel(square, -60)
    let outside = try parallel(square, 60)
    #expect(inside.isEmpty && outside.count > 20)
    let narrow = try parallel(square, -40)
    #expect(narrow.count == 5)
  }

  @Test func aRouteThatCrossesItselfHasAParallelThatGoesOn() throws {
    let knot = [point(0, 0), point(0, 0.01), point(0.005, 0.005), point(-0.005, 0.005)]
    let line = try parallel(knot, -20)
    for vertex in line { #expect(try (GridNorthCoreTests.distance(vertex, from: knot) - 20).magnitude < 1e-6) }
    #expect((Geodesic.inverse(line[0], knot[0]).distance - 20).magnitude < 1e-6)
    #expect((Geodesic.inverse(line.last!, knot.last!).distance - 20).magnitude < 1e-6)
  }

  @Test func aParallelAtNoDistanceIsTheRoute() throws {
    let route = corner + [corner[2]]
    let line = try parallel(route, 0)
    #expect(line.count == 3)
    for (vertex, given) in zip(line, corner) {
      #expect(vertex.latitude == given.latitude && vertex.longitude == given.longitude)
    }
  }

  @Test func repeatedPointsChangeNothing() throws {
    let once = try parallel(corner, 200)
    let twice = try parallel(corner.flatMap { [$0, $0, $0] }, 200)
    #expect(once.count == twice.count)
    for (a, b) in zip(once, twice) { #expect(a.latitude == b.latitude && a.longitude == b.longitude) }
  }

  @Test func longitudesContinueBeyondTheAntimeridianIfAsked() throws {
    let route = [point(10, 179), point(10, -179), point(11, -178)]
    let reduced = try corridor(route, left: 5000, right: 5000)
    let continuous = try corridor(route, left: 5000, right: 5000) {
      $0.longitudes = UInt32(GN_LONGITUDES_CONTINUOUS)
    }
    #expect(reduced.allSatisfy { $0.longitude >= -180 && $0.longitude < 180 })
    #expect(reduced.contains { $0.longitude < 0 } && reduced.contains { $0.longitude > 0 })
    #expect(continuous.allSatisfy { $0.longitude > 178 && $0.longitude < 183 })
    for (a, b) in zip(reduced, continuous) { #expect(a.longitude == b.longitude.reducedLongitude) }
  }

  @Test func overAPoleAParallelIsAsGoodAsElsewhere() throws {
    let over = [point(89, 0), point(89, 180), point(88, 170)]
    for distance in [20_000.0, -20_000, 200_000] {
      let line = try parallel(over, distance)
      #expect(!line.isEmpty)
      for vertex in line {
        #expect(try (GridNorthCoreTests.distance(vertex, from: over) - distance.magnitude).magnitude < 1e-6)
      }
    }
  }

  // MARK: Corridors and arrows

  @Test func aCorridorIsClosedAndRunsCounterclockwise() throws {
    for end in [GN_END_FLAT, GN_END_ROUND, GN_END_SQUARE] {
      let ring = try corridor(corner, left: 100, right: 300) { $0.ends = UInt32(end) }
      #expect(ring.first!.latitude == ring.last!.latitude && ring.first!.longitude == ring.last!.longitude)
      var area = 0.0
      for index in 1..<ring.count { area -= Geodesic.area(ring[index - 1], ring[index]) }
      // 1331 m and 1467 m by 400 m; one end more is 100 m by 100 m and 300 m by 300 m.
      let body = 400 * 2798.0
      #expect(area > 0.9 * body && area < 1.3 * body, "\(end): \(area)")
    }
  }

  private func crosses(_ ring: [gn_point]) throws -> Bool {
    try withRoute(Array(ring.dropLast())) { points throws(gn_status) in try Polygon(points).findCrossing().found != 0 }
  }

  @Test func theMemoryOfAnOutlineHoldsAllItsParts() {
    #expect(BodyMemory.end <= MemoryLayout<BodyMemory>.size, "\(BodyMemory.end) bytes")
    #expect(BodyMemory.nearStart % MemoryLayout<NearEdge>.alignment == 0)
    #expect(BodyMemory.bodiesStart % MemoryLayout<EdgeBody?>.alignment == 0)
    #expect(BodyMemory.witnessesStart % MemoryLayout<BodyWitness>.alignment == 0)
  }

  @Test func ringsOfTracksCrossNothing() throws {
    var random = Randomness()
    for _ in rounds(15) {
      let bend = random.element(of: [0.001, 0.3, 10, 40, 120])
      var track = route(&random, random.integer(in: 3...60), step: 10, bend: bend)
      // There and back, or with stops.
      if random.integer(in: 0...2) == 0 { track += track.reversed() }
      if random.integer(in: 0...2) == 0 { track = track.flatMap { [$0, $0] } }
      let width = 10 * random.double(in: 0.05...8)
      for join in [GN_JOIN_ROUND, GN_JOIN_BEVEL, GN_JOIN_MITER] {
        for end in [GN_END_FLAT, GN_END_ROUND, GN_END_SQUARE] {
          let ring = try corridor(track, left: width, right: width * random.element(of: [0, 0.4, 1])) {
            $0.join = UInt32(join)
            $0.ends = UInt32(end)
          }
          #expect(ring.count > 3)
          #expect(try !crosses(ring), "\(track), \(width), \(join), \(end)")
        }
      }
    }
  }

  @Test func theRingOfAClosedRouteRunsAroundIt() throws {
    let square = [point(0, 0), point(0, 0.001), point(0.001, 0.001), point(0.001, 0), point(0, 0)]
    let ring = try corridor(square, left: 10, right: 10) { $0.join = UInt32(GN_JOIN_MITER) }
    #expect(try !crosses(ring))
    var area = 0.0
    for index in 1..<ring.count { area -= Geodesic.area(ring[index - 1], ring[index]) }
    // 111.3 m by 110.6 m, and 10 m more on each side; where the route ends, a corner may be missing.
    #expect(area > 131 * 130 - 150 && area < 132 * 131)
  }

  @Test func aSideWithoutWidthIsTheRoute() throws {
    let ring = try corridor(corner, left: 0, right: 100)
    for given in corner {
      #expect(ring.contains { $0.latitude == given.latitude && $0.longitude == given.longitude })
    }
    let round = try corridor(corner, left: 0, right: 100) { $0.ends = UInt32(GN_END_ROUND) }
    let most = try round.map { vertex in try GridNorthCoreTests.distance(vertex, from: corner) }.max()!
    #expect(most < 100.000001 && round.count > ring.count + 30)
  }

  @Test func theTipOfAnArrowIsTheEndOfItsRoute() throws {
    let ring = try arrow(corner, width: 200, headWidth: 500, headLength: 400)
    let tip = ring.firstIndex { $0.latitude == corner[2].latitude && $0.longitude == corner[2].longitude }!
    let barbs = Geodesic.inverse(ring[tip - 1], ring[tip + 1])
    #expect((barbs.distance - 500).magnitude < 1e-3)
    let neck = Geodesic.inverse(ring[tip - 2], ring[tip + 2])
    #expect((neck.distance - 200).magnitude < 1e-3)
    #expect((Geodesic.inverse(ring[0], corner[0]).distance - 100).magnitude < 1e-6)
  }

  @Test func theHeadOfAnArrowMayBeLongerThanItsLastSegment() throws {
    let ring = try arrow(corner, width: 200, headWidth: 500, headLength: 2000)
    let tip = ring.firstIndex { $0.latitude == corner[2].latitude && $0.longitude == corner[2].longitude }!
    // An isosceles head, on the neck that lies on the first segment.
    let neck = try withRoute(corner) { points throws(gn_status) in
      try Route.point(points, at: Route.length(points) - 2000)
    }
    let way = Geodesic.inverse(neck.point, corner[2]).distance
    #expect(neck.segment == 0 && way < 1900)
    for barb in [ring[tip - 1], ring[tip + 1]] {
      let side = Geodesic.inverse(barb, corner[2]).distance
      #expect((side - (way * way + 250 * 250).squareRoot()).magnitude < 0.001)
    }
    #expect(
      status { () throws(gn_status) in
        try arrow(corner, width: 200, headWidth: 500, headLength: 2900)
      } == GN_ERROR_DIMENSION)
  }

  // MARK: Rectangles

  @Test func theCornersOfARectangleAreEquallyFarFromItsCenter() throws {
    for center in [point(0, 0), point(90, 0), point(-89.999, 179.999), point(51, -180)] {
      let ring = try rectangle(center, 3000, 4000, 25)
      #expect(ring.count == 5 && ring[0].latitude == ring[4].latitude && ring[0].longitude == ring[4].longitude)
      for corner in ring { #expect((Geodesic.inverse(center, corner).distance - 2500).magnitude < 15e-9) }
      #expect((Geodesic.inverse(ring[0], ring[1]).distance - 4000).magnitude < 0.002)
      #expect((Geodesic.inverse(ring[1], ring[2]).distance - 3000).magnitude < 0.002)
    }
    let ring = try rectangle(point(10, 180), 3000, 4000, 0) { $0.longitudes = UInt32(GN_LONGITUDES_CONTINUOUS) }
    #expect(ring.allSatisfy { $0.longitude < -179.9 && $0.longitude > -180.1 })
  }

  // MARK: Marks

  @Test func marksAreThePlacesOfTheRoute() throws {
    var random = Randomness()
    for _ in rounds(40) {
      let route = route(&random, random.integer(in: 1...12), step: 1000, bend: 90)
      let first = random.double(in: 0...500)
      let interval = random.double(in: 1...700)
      for mark in try marks(route, first: first, interval: interval) {
        let place = try withRoute(route) { points throws(gn_status) in try Route.point(points, at: mark.distance) }
        #expect(Geodesic.inverse(place.point, mark.point).distance < 20e-9)
        #expect(place.segment == Int(mark.segment))
      }
    }
  }

  @Test func theEndOfARouteHasAMark() throws {
    // 9 times a ninth of the length is some digits more or less than all of it.
    for divisor in 1...60 {
      let length = try withRoute(corner) { points throws(gn_status) in Route.length(points) }
      let found = try marks(corner, first: 0, interval: length / Double(divisor))
      #expect(found.count == divisor + 1)
      #expect(found.last!.point.longitude == corner[2].longitude && found.last!.segment == 1)
    }
  }

  @Test func marksAreCountedWithoutBeingFound() throws {
    let needed = try outlineCount(interval: 0.001)
    #expect(needed > 2_790_000 && needed < 2_800_000)
    #expect(try marks(corner, first: 1e6, interval: 1).isEmpty)
    #expect(try marks([corner[0]], first: 0, interval: 1).count == 1)
  }

  private func outlineCount(interval: Double) throws -> Int {
    var needed = 0
    let status = status { () throws(gn_status) in
      try withRoute(corner) { points throws(gn_status) in
        try Tactical.marks(points, first: 0, interval: interval, into: nil, capacity: 0, needed: &needed)
      }
    }
    #expect(status == GN_ERROR_BUFFER_TOO_SMALL)
    return needed
  }

  // MARK: Frames

  @Test func aFrameLiesOnItsAnchors() throws {
    let anchors = [point(48.85, 2.29), point(48.86, 2.3)]
    let (found, _) = try laid([[0, 0], [1, 0], [0.5, 1]], anchors, Int32(GN_FRAME_LENGTH))
    #expect(found[0].latitude == 48.85 && found[0].longitude == 2.29)
    #expect(Geodesic.inverse(found[1], anchors[1]).distance < 15e-9)
    let length = Geodesic.inverse(anchors[0], anchors[1]).distance
    #expect(try (distance(found[2], from: anchors) - length).magnitude < 1e-6)
    // To the right of a way to the northeast.
    #expect(found[2].latitude < 48.85 && found[2].longitude > 2.3)
  }

  @Test func theThirdAnchorGivesTheWidth() throws {
    for along in [-400.0, 0, 300, 1500, 3000] {
      for width in [-700.0, 250] {
        let (third, _) = try laid([[along, width]], Array(corner[...1]), Int32(GN_FRAME_METERS))
        let (found, _) = try laid([[0.25, 1]], [corner[0], corner[1], third[0]], Int32(GN_FRAME_WIDTH))
        let length = Geodesic.inverse(corner[0], corner[1]).distance
        let (expected, _) = try laid([[0.25 * length, width]], Array(corner[...1]), Int32(GN_FRAME_METERS))
        #expect(Geodesic.inverse(found[0], expected[0]).distance < 1e-6, "\(along), \(width)")
      }
    }
  }

  @Test func aRowIsTheSameInWhateverOrder() throws {
    let drawing: [SIMD2<Double>] = [[2500, 10], [0, 5], [1331, -3], [1400, 0], [-20, 1], [9000, 4], [700, 700]]
    let (all, _) = try laid(drawing, corner, Int32(GN_FRAME_METERS))
    for (row, point) in drawing.enumerated() {
      let (one, _) = try laid([point], corner, Int32(GN_FRAME_METERS))
      #expect(one[0].latitude == all[row].latitude && one[0].longitude == all[row].longitude)
    }
  }

  // MARK: Refused input

  @Test func whatIsRefusedHasItsStatus() {
    let nan = Double.nan
    func check(_ expected: gn_status, _ call: () throws(gn_status) -> [gn_point], line: Int = #line) {
      let found = status(call)
      #expect(found == expected, "line \(line)")
    }
    check(GN_ERROR_COUNT) { () throws(gn_status) in try parallel([], 100) }
    check(GN_ERROR_COUNT) { () throws(gn_status) in try parallel([corner[0]], 100) }
    check(GN_ERROR_COUNT) { () throws(gn_status) in try parallel([corner[0], corner[0]], 100) }
    check(GN_ERROR_NOT_FINITE) { () throws(gn_status) in try parallel([corner[0], point(nan, 0)], 100) }
    check(GN_ERROR_LATITUDE) { () throws(gn_status) in try parallel([corner[0], point(91, 0)], 100) }
    check(GN_ERROR_NOT_FINITE) { () throws(gn_status) in try parallel(corner, nan) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try parallel(corner, 1_000_001) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try parallel(corner, -1e300) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try corridor(corner, left: 0, right: 0) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try corridor(corner, left: -1, right: 5) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try corridor(corner, left: 1, right: 1e7) }
    check(GN_ERROR_NOT_FINITE) { () throws(gn_status) in try corridor(corner, left: nan, right: 1) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try arrow(corner, width: 9, headWidth: 8, headLength: 9) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try arrow(corner, width: 0, headWidth: 8, headLength: 9) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try rectangle(corner[0], 0, 1, 0) }
    check(GN_ERROR_DIMENSION) { () throws(gn_status) in try rectangle(corner[0], 1, -1, 0) }
    check(GN_ERROR_NOT_FINITE) { () throws(gn_status) in try rectangle(corner[0], 1, 1, .infinity) }
    check(GN_ERROR_JOIN) { () throws(gn_status) in try parallel(corner, 1) { $0.join = 3 } }
    check(GN_ERROR_JOIN) { () throws(gn_status) in try parallel(corner, 1) { $0.ends = 3 } }
    check(GN_ERROR_JOIN) { () throws(gn_status) in try parallel(corner, 1) { $0.miter_limit = 0.99 } }
    check(GN_ERROR_JOIN) { () throws(gn_status) in try parallel(corner, 1) { $0.miter_limit = nan } }
    check(GN_ERROR_PLACEMENT) { () throws(gn_status) in try parallel(corner, 1) { $0.longitudes = 2 } }
    check(GN_ERROR_TOLERANCE) { () throws(gn_status) in try parallel(corner, 1) { $0.tolerance = -1 } }
    check(GN_ERROR_TOLERANCE) { () throws(gn_status) in try parallel(corner, 100) { $0.tolerance = 9e-6 } }
    check(GN_ERROR_OPTIONS_SIZE) { () throws(gn_status) in try parallel(corner, 1) { $0.size = 31 } }
    #expect(status { () throws(gn_status) in try marks([], first: 0, interval: 1) } == GN_ERROR_COUNT)
    #expect(status { () throws(gn_status) in try marks(corner, first: -1, interval: 1) } == GN_ERROR_DISTANCE)
    #expect(status { () throws(gn_status) in try marks(corner, first: 0, interval: 0) } == GN_ERROR_INTERVAL)
    #expect(status { () throws(gn_status) in try marks(corner, first: nan, interval: 1) } == GN_ERROR_NOT_FINITE)
  }

  @Test func aFrameNeedsItsAnchors() throws {
    let drawing: [SIMD2<Double>] = [[0, 0], [.nan, 0], [0, .infinity], [1e300, 0], [0, 2e12]]
    let width = Int32(GN_FRAME_WIDTH)
    let length = Int32(GN_FRAME_LENGTH)
    #expect(status { () throws(gn_status) in try laid(drawing, corner, 3) } == GN_ERROR_FRAME)
    #expect(status { () throws(gn_status) in try laid(drawing, [corner[0]], length) } == GN_ERROR_COUNT)
    #expect(status { () throws(gn_status) in try laid(drawing, [corner[0], corner[0]], length) } == GN_ERROR_COUNT)
    #expect(status { () throws(gn_status) in try laid(drawing, Array(corner[...1]), width) } == GN_ERROR_COUNT)
    let onLine = Geodesic.direct(point(0, 0), azimuth: 90, distance: 5e5).point
    let line = [point(0, 0), point(0, 1), onLine]
    #expect(status { () throws(gn_status) in try laid(drawing, line, width) } == GN_ERROR_FRAME)
    let (found, statuses) = try laid(drawing, corner, Int32(GN_FRAME_METERS))
    #expect(statuses == [0, 32, 32, 96, 96])
    #expect(found[1].latitude.isNaN && found[4].longitude.isNaN && !found[0].latitude.isNaN)
  }

  @Test func nothingIsLeftHalfWritten() {
    var out = [gn_point](repeating: point(7, 7), count: 3)
    var needed = 0
    let found = status { () throws(gn_status) in
      try withRoute(corner) { points throws(gn_status) in
        try Tactical.corridor(points, left: 10, right: 10, options: nil, into: &out, capacity: 2, needed: &needed)
      }
    }
    #expect(found == GN_ERROR_BUFFER_TOO_SMALL && needed > 5)
    #expect(out[0].latitude.isNaN && out[1].longitude.isNaN && out[2].latitude == 7)
  }
}
