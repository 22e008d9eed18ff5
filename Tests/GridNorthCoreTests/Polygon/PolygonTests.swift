// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// Expected areas and perimeters are those of GeographicLib's Planimeter.
@Suite("Polygons")
struct PolygonTests {
  private func polygon<Value>(
    _ list: [gn_point], _ rings: [Int] = [], _ body: (Polygon) throws(gn_status) -> Value
  ) throws(gn_status) -> Value {
    let result = list.withUnsafeBufferPointer { buffer in
      rings.withUnsafeBufferPointer { counts in
        Result { () throws(gn_status) in
          try body(
            Polygon(
              Points(buffer.baseAddress, count: buffer.count), rings: counts.isEmpty ? nil : counts.baseAddress,
              ringCount: counts.count))
        }
      }
    }
    return try result.get()
  }

  private func list(_ numbers: [(Double, Double)]) -> [gn_point] {
    numbers.map { gn_point(latitude: $0.0, longitude: $0.1) }
  }

  private func side(
    _ points: [gn_point], _ latitude: Double, _ longitude: Double, rings: [Int] = []
  ) throws -> Int32 {
    try polygon(points, rings) { $0.side(of: gn_point(latitude: latitude, longitude: longitude)) }
  }

  private func bounds(_ points: [gn_point]) throws -> gn_bounds {
    try polygon(points) { polygon throws(gn_status) in try polygon.bounds() }
  }

  private func centroid(_ points: [gn_point], _ rings: [Int] = []) throws -> gn_point {
    try polygon(points, rings) { polygon throws(gn_status) in try polygon.centroid() }
  }

  private func crossing(_ points: [gn_point], _ rings: [Int] = []) throws -> gn_polygon_crossing {
    try polygon(points, rings) { $0.findCrossing() }
  }

  /// Around a center, at rising azimuths: that is clockwise. No two of them are half a turn apart.
  private func star(_ center: gn_point, radius: Double, _ random: inout Randomness) -> [gn_point] {
    let count = random.integer(in: 3...12)
    return (0..<count).map { index in
      let azimuth = (Double(index) + random.double(in: 0...0.4)) * 360 / Double(count)
      return Geodesic.direct(center, azimuth: azimuth, distance: radius * random.double(in: 0.3...1)).point
    }
  }

  private func center(_ random: inout Randomness) -> gn_point {
    gn_point(
      latitude: random.element(of: [90, -90, 89.99, 0, random.double(in: -90...90), random.double(in: -90...90)]),
      longitude: random.element(of: [-180, 0, 179.99, random.double(in: -180...179.9)]))
  }

  private let cap: [(Double, Double)] = [(89, 0), (89, 90), (89, 180), (89, 270)]
  private let box: [(Double, Double)] = [(10, 170), (10, -170), (-10, -170), (-10, 170)]

  // MARK: Area and perimeter

  @Test func areasAndPerimetersAreThoseOfPlanimeter() throws {
    let cases: [([(Double, Double)], Double, Double)] = [
      (cap, 631819.8745280, 24952305677.97),
      (box, 8808314.4622704517, -4948480469169.52),
      ([(52, 4), (51, 7), (49, 6), (50, 2)], 1043238.0289059378, -67026209702.34875),
      (
        [
          (-63, -58), (-73, -74), (-72, -102), (-75, -140), (-78, 165), (-67, 113), (-66, 85), (-70, 35), (-71, -10),
          (-77, -40),
        ], 14658771.937787855, 11997072418216.625
      ),
      ([(0, 0), (0, 100), (0, -120), (60, 10)], 45523757.9932550639, 186780944418581.5625),
    ]
    for (numbers, perimeter, area) in cases {
      for turn in 0..<numbers.count {
        let points = list(Array(numbers[turn...] + numbers[..<turn]))
        let measure = try polygon(points) { $0.measure() }
        #expect((measure.area - area).magnitude <= max(0.1, 1e-12 * area.magnitude), "\(points)")
        #expect((measure.perimeter - perimeter).magnitude < 1e-7, "\(points)")
        let back = try polygon(points.reversed()) { $0.measure() }
        #expect((back.area + area).magnitude <= max(0.1, 1e-12 * area.magnitude), "\(points)")
      }
    }
  }

  @Test func aSmallFieldIsMeasuredToATenthOfASquareMeter() throws {
    let measure = try polygon(list([(52, 4), (51.9999, 4.0002), (51.9998, 4)])) { $0.measure() }
    #expect((measure.area + 152.83276).magnitude < 0.1)
    #expect((measure.perimeter - 57.6072181036).magnitude < 3e-8)
  }

  @Test func fewerThanThreePointsHaveNoArea() throws {
    #expect(try polygon([]) { $0.measure() } == (0, 0))
    #expect(try polygon(list([(10, 20)])) { $0.measure() } == (0, 0))
    let pair = try polygon(list([(40.6, -73.8), (49.0166666666666667, 2.55)])) { $0.measure() }
    #expect(pair.area == 0)
    #expect((pair.perimeter - 2 * 5853226.2557497155).magnitude < 3e-8)
  }

  @Test func aRepeatedFirstPointIsHarmless() throws {
    for numbers in [cap, box] {
      let open = try polygon(list(numbers)) { $0.measure() }
      let closed = try polygon(list(numbers + [numbers[0]])) { $0.measure() }
      #expect(open == closed)
    }
  }

  @Test func turnsOfLongitudeDoNotMatter() throws {
    let plain = try polygon(list(box)) { $0.measure() }
    let turned = try polygon(list(box.map { ($0.0, $0.1 + 720) })) { $0.measure() }
    #expect(plain == turned)
  }

  @Test func holesAreTakenAwayWhicheverWayTheyRun() throws {
    let outer = list([(0, 0), (0, 10), (10, 10), (10, 0)])
    let hole = list([(4, 4), (4, 6), (6, 6), (6, 4)])
    let whole = try polygon(outer) { $0.measure() }
    let part = try polygon(hole) { $0.measure() }
    #expect(whole.area > 0 && part.area > 0)
    for inner in [hole, hole.reversed()] {
      for border in [outer, outer.reversed()] {
        let measure = try polygon(border + inner, [4, 4]) { $0.measure() }
        #expect((measure.area.magnitude - (whole.area - part.area)).magnitude < 0.1)
        #expect((measure.perimeter - whole.perimeter - part.perimeter).magnitude < 1e-7)
      }
    }
  }

  @Test func orientationIsThatOfTheInside() throws {
    #expect(try polygon(list(cap)) { $0.orientation() } == Int32(GN_COUNTERCLOCKWISE))
    #expect(try polygon(list(box)) { $0.orientation() } == Int32(GN_CLOCKWISE))
    #expect(try polygon(list([(40, 5), (50, 15), (45, 8), (50, 15)])) { $0.orientation() } == 0)
    #expect(try polygon(list([(40, 5), (50, 5), (45, 5)])) { $0.orientation() } == 0)
    #expect(try polygon([]) { $0.orientation() } == 0)
  }

  /// Bug: the area of the hole was taken from nothing.
  @Test func withoutAnOuterRingThereIsNothingToTakeAHoleFrom() throws {
    let hole = list([(0, 0), (0, 1), (1, 0)])
    let measure = try polygon(hole, [0, 3]) { $0.measure() }
    #expect(measure.area == 0 && measure.area.sign == .plus)
    let alone = try polygon(hole) { $0.measure() }
    #expect(measure.perimeter == alone.perimeter)
    #expect(try side(hole, 0.1, 0.1, rings: [0, 3]) == Int32(GN_OUTSIDE))
    #expect(throws: GN_ERROR_COUNT) { try self.centroid(hole, [0, 3]) }
    for outer in [list([(0, 0), (0, 1)]), hole, hole.reversed()] {
      let measure = try polygon(outer + hole, [outer.count, 3]) { $0.measure() }
      #expect(measure.area == 0)
    }
  }

  // MARK: Around a pole

  /// Bug: the areas of the edges, all rounded the same way, were subtracted from half of the earth: 0.04 m2 too little.
  @Test func aRingAroundAPoleHasAllDigits() throws {
    for (pole, east) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
      let ring = list((0..<1545).map { (pole * 88.400465703227837, east * Double($0) * 360 / 1545) })
      // By Tests/Oracle/exact_area.py, with 40 digits.
      #expect(abs(try polygon(ring) { $0.measure() }.area - pole * east * 100_268_572_434.65497) < 0.0002)
    }
  }

  /// Bug: a ring of less than 0.2 m2 around a pole had no orientation.
  @Test func aRingOfACentimeterAroundAPoleHasAnOrientation() throws {
    for pole in [1.0, -1] {
      let ring = list([(pole * (90 - 1e-7), 0), (pole * (90 - 1e-7), 120), (pole * (90 - 1e-7), -120)])
      let clockwise = pole > 0 ? ring.reversed() : ring
      #expect(try polygon(clockwise) { $0.orientation() } == Int32(GN_CLOCKWISE))
      #expect(try polygon(clockwise.reversed()) { $0.orientation() } == Int32(GN_COUNTERCLOCKWISE))
    }
  }

  @Test func spokesFromAPoleHaveNoOrientation() throws {
    let spokes = list([(60, -51.5), (90, 0), (50, -180), (60, -180), (90, -180)])
    #expect(try polygon(spokes) { $0.orientation() } == 0)
    let bounds = try bounds(spokes)
    #expect(bounds.west == -180 && bounds.east == -51.5 && bounds.south == 50 && bounds.north == 90)
  }

  /// Bug: of two turns around a pole the inside was the other side of the earth; of two or three in the other direction too.
  @Test func manyTurnsAroundAPoleHoldNoMoreThanItsSide() throws {
    for (latitude, pole) in [(75.0, 90.0), (43, 90), (-78, -90), (-46, -90)] {
      for turns in [-3, -2, -1, 1, 2, 3] {
        let ring = list((0..<30).map { (latitude + Double($0 % 4), Double($0 * turns) * 12) })
        let isOdd = turns % 2 != 0
        // The equator lies outside, and so does a pole with an even number of turns around it.
        #expect(try side(ring, 0, 7) == Int32(GN_OUTSIDE), "\(turns) turns at \(latitude)")
        #expect(try side(ring, pole, 0) == Int32(isOdd ? GN_INSIDE : GN_OUTSIDE), "\(turns) turns at \(latitude)")
        #expect(try side(ring, -pole, 0) == Int32(GN_OUTSIDE), "\(turns) turns at \(latitude)")
      }
    }
  }

  /// Bug: a pole on the border was passed on either side, so that there was one turn in one direction and two in the other.
  @Test func aRingThroughAPoleHasTheSameInsideInBothDirections() throws {
    let ring = list([(1, -180), (52, 1), (0, -173), (-90, 4), (68, 82), (0, -88)])
    #expect(try side(ring, 0.002, 0) == side(ring.reversed(), 0.002, 0))
  }

  // MARK: Halves of the earth

  /// Bug: the area was that of the north, the inside that of the south.
  @Test func ofTwoHalvesTheInsideIsToTheLeft() throws {
    for count in [3, 4, 36] {
      let east = list((0..<count).map { (0, Double($0) * 360 / Double(count)) })
      for (ring, sign) in [(east, 1.0), (east.reversed(), -1)] {
        let area = try polygon(ring) { $0.measure() }.area
        #expect(area == Geodesic.earthArea / 2)
        #expect(try polygon(ring) { $0.orientation() } == Int32(GN_COUNTERCLOCKWISE))
        #expect(try centroid(ring).latitude == sign * 90)
        #expect(try side(ring, sign * 10, 5) == Int32(GN_INSIDE))
        #expect(try side(ring, sign * -10, 5) == Int32(GN_OUTSIDE))
        #expect(try side(ring, sign * 90, 0) == Int32(GN_INSIDE))
        let bounds = try bounds(ring)
        #expect(bounds.south == min(0, sign * 90) && bounds.north == max(0, sign * 90))
      }
    }
  }

  @Test func ofTwoHalvesBetweenMeridiansTheInsideIsToTheLeft() throws {
    // Down the meridian of 150 degrees west, up that of 30 east: over the poles, or with vertices there.
    let rings: [[(Double, Double)]] = [
      [(40, -150), (-50, -150), (-60, 30), (70, 30)], [(90, 7), (0, -150), (-90, -77), (0, 30)],
      [(90, 7), (90, -20), (10, -150), (-90, 180), (-90, 0), (-10, 30)],
    ]
    for ring in rings {
      for (points, sign) in [(list(ring), 1.0), (list(ring.reversed()), -1)] {
        let area = try polygon(points) { $0.measure() }.area
        #expect((area - Geodesic.earthArea / 2).magnitude < 1)
        #expect(try side(points, 10, -60 + 90 - sign * 90) == Int32(GN_INSIDE), "\(points)")
        #expect(try side(points, 10, -60 + 90 + sign * 90) == Int32(GN_OUTSIDE), "\(points)")
        let bounds = try bounds(points)
        #expect((bounds.west == -150) == (sign > 0) && (bounds.east == 30) == (sign > 0), "\(points)")
        let centroid = try centroid(points)
        #expect((centroid.longitude - (sign > 0 ? -60 : 120)).magnitude < 1e-9, "\(points)")
      }
    }
  }

  // MARK: Inside and outside

  /// The border is a geodesic, so what lies on it is known by direct; the inside of a star is its center's side.
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

  // MARK: Bounds

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

  // MARK: Centroid

  @Test func theCentroidOfASmallTriangleIsTheMeanOfItsVertices() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let center = center(&random)
      let points = (0..<3).map { index in
        Geodesic.direct(
          center, azimuth: Double(index) * 120 + random.double(in: 0...60), distance: random.double(in: 10...100)
        ).point
      }
      // In the plane of the azimuths and distances from the center.
      var mean = (east: 0.0, north: 0.0)
      for point in points {
        let way = Geodesic.inverse(center, point)
        let direction = way.azimuthFrom.sineAndCosineOfDegrees
        mean.east += way.distance * direction.sine / 3
        mean.north += way.distance * direction.cosine / 3
      }
      let way = Geodesic.inverse(center, try centroid(points))
      let direction = way.azimuthFrom.sineAndCosineOfDegrees
      #expect((way.distance * direction.sine - mean.east).magnitude < 1e-6, "\(points)")
      #expect((way.distance * direction.cosine - mean.north).magnitude < 1e-6, "\(points)")
    }
  }

  @Test func symmetricPolygonsHaveTheirCentroidInTheMiddle() throws {
    let pole = try centroid(list(cap))
    #expect(90 - pole.latitude < 1e-12)
    let middle = try centroid(list(box))
    #expect(middle.latitude.magnitude < 1e-13)
    #expect(middle.longitude == -180)
  }

  /// Two halves of one polygon, weighted by their areas, balance about the centroid of the whole.
  @Test func aHoleMovesTheCentroidAway() throws {
    let outer = [(0.0, 0.0), (0, 0.02), (0.02, 0.02), (0.02, 0)]
    let hole = [(0.005, 0.005), (0.005, 0.01), (0.01, 0.01), (0.01, 0.005)]
    let whole = try centroid(list(outer))
    for inner in [hole, hole.reversed()] {
      let moved = try centroid(list(outer + inner), [4, 4])
      // The hole is 1/16 of the square: (0.01 - 0.0075/16)/(15/16).
      #expect((moved.latitude - whole.latitude - 1.0 / 6000).magnitude < 1e-9)
      #expect((moved.longitude - whole.longitude - 1.0 / 6000).magnitude < 1e-9)
    }
  }

  @Test func whatHasNoAreaHasTheMiddleOfItsBorder() throws {
    let line = try centroid(list([(0, 0), (0, 10)]))
    #expect(line.latitude == 0 && (line.longitude - 5).magnitude < 1e-12)
    let point = try centroid(list([(10, 20), (10, 20)]))
    #expect((point.latitude - 10).magnitude < 1e-13 && point.longitude == 20)
    #expect(throws: GN_ERROR_COUNT) { try centroid([]) }
  }

  // MARK: Crossings

  @Test func aBowTieCrossesItself() throws {
    let found = try crossing(list([(0, 0), (10, 10), (10, 0), (0, 10)]))
    #expect(found.found == 1 && found.edge == 0 && found.other_edge == 2)
    #expect((found.point.longitude - 5).magnitude < 1e-12)
    #expect((found.point.latitude - 5.05777).magnitude < 1e-4)
  }

  @Test func starsDoNotCrossThemselves() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let points = star(center(&random), radius: random.element(of: [1, 1000, 1e6, 5e6]), &random)
      #expect(try crossing(points).found == 0, "\(points)")
      #expect(try crossing(points + [points[0]]).found == 0, "\(points)")
    }
  }

  @Test func aCrossingLiesOnBothEdges() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let middle = center(&random)
      let reach = random.element(of: [10, 1e5, 5e6])
      let first = random.double(in: 0...360)
      let second = first + random.double(in: 10...170)
      let ends = [first, second, first + 180, second + 180].map { azimuth in
        Geodesic.direct(middle, azimuth: azimuth, distance: reach * random.double(in: 0.1...1)).point
      }
      let found = try crossing([ends[0], ends[2], ends[1], ends[3]])
      #expect(found.found == 1 && found.edge == 0 && found.other_edge == 2, "\(ends)")
      #expect(Geodesic.inverse(found.point, middle).distance < 1e-7, "\(ends)")
    }
  }

  @Test func touchingCountsAsCrossing() throws {
    // A vertex on an edge, a vertex on a vertex.
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (0, 5), (5, 0)])).found == 1)
    #expect(try crossing(list([(0, 0), (5, 5), (0, 10), (10, 10), (5, 5), (10, 0)])).found == 1)
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (1e-9, 5), (5, 0)])).found == 0)
    // Half a micrometer from the edge, and one and a half.
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (5e-12, 5), (5, 0)])).found == 1)
    #expect(try crossing(list([(0, 0), (0, 10), (5, 10), (1.35e-11, 5), (5, 0)])).found == 0)
  }

  /// A ring that comes back to a vertex exactly, where directions between the lines are noise.
  @Test func aVertexMetTwiceIsFound() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let middle = center(&random)
      let reach = random.element(of: [10, 1000, 1e6])
      let arms = (0..<4).map { index in
        Geodesic.direct(
          middle, azimuth: Double(index) * 90 + random.double(in: 0...60), distance: reach * random.double(in: 0.3...1)
        ).point
      }
      #expect(try crossing([arms[0], arms[1], middle, arms[2], arms[3], middle]).found == 1, "\(arms) \(middle)")
    }
  }

  @Test func aVertexOnAnEdgeIsFound() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let middle = center(&random)
      let reach = random.element(of: [10, 1000, 1e6])
      let azimuth = random.double(in: 0...360)
      let others = [0.0, 180, 60, 120].map { turn in
        Geodesic.direct(middle, azimuth: azimuth + turn, distance: reach * random.double(in: 0.3...1)).point
      }
      #expect(try crossing([others[1], others[0], others[2], middle, others[3]]).found == 1, "\(others) \(middle)")
    }
  }

  @Test func neighborsThatDoubleBackCross() throws {
    let found = try crossing(list([(0, 0), (0, 10), (0, 4), (5, 4)]))
    #expect(found.found == 1 && found.edge == 0 && found.other_edge == 1)
    #expect(try crossing(list([(0, 0), (0, 10)])).found == 1)
  }

  @Test func pointsGivenTwiceAreOneVertex() throws {
    #expect(try crossing(list([(0, 0), (0, 0), (0, 10), (5, 10), (5, 10), (5, 10), (5, 0), (0, 0)])).found == 0)
    #expect(try crossing(list([(0, 0), (0, 10), (0, 10.000000000001), (5, 10), (1e-13, 0)])).found == 0)
    // An edge of one and a half micrometers is a repeated vertex; one of four is not, and the edge behind it crosses.
    #expect(try crossing(list([(0, 0), (0, 0.001), (-1.35e-11, 0.001), (0.001, 0)])).found == 0)
    #expect(try crossing(list([(0, 0), (0, 0.001), (-3.6e-11, 0.001), (0.001, 0)])).found == 1)
    #expect(try crossing([]).found == 0)
    #expect(try crossing(list([(1, 1)])).found == 0)
    #expect(try crossing(list([(1, 1), (2, 2), (1, 3)])).found == 0)
  }

  @Test func ringsMayCrossOneAnother() throws {
    let outer = [(0.0, 0.0), (0, 10), (10, 10), (10, 0)]
    let apart = try crossing(list(outer + [(4, 4), (4, 6), (6, 6)]), [4, 3])
    #expect(apart.found == 0)
    let across = try crossing(list(outer + [(4, 4), (4, 12), (6, 6)]), [4, 3])
    #expect(across.found == 1 && across.edge == 1 && across.other_edge == 4)
  }

  @Test func crossingsAreFoundAcrossTheAntimeridianAndAtThePole() throws {
    #expect(try crossing(list([(0, 170), (10, -170), (10, 170), (0, -170)])).found == 1)
    #expect(try crossing(list([(80, 0), (80, 180), (80, 90), (80, -90)])).found == 1)
    #expect(try crossing(list([(80, 0), (80, 90), (80, 180), (80, -90)])).found == 0)
  }

  /// More edges than are compared at a time.
  @Test func theOneCrossingAmongThousandsIsFound() throws {
    var ring = (0..<3000).map { index in
      Geodesic.direct(gn_point(latitude: 85, longitude: 170), azimuth: Double(index) * 0.12, distance: 1e6).point
    }
    #expect(try crossing(ring).found == 0)
    ring.swapAt(1700, 1701)
    #expect(try crossing(ring).found == 1)
  }

  // MARK: Refused

  @Test func ringsThatDoNotSumUpAreRefused() {
    let points = list(box)
    for rings in [[3], [5], [4, 1], [2, 1], [-1, 5], [Int.max, Int.max, 6], [0]] {
      #expect(throws: GN_ERROR_RINGS) { try polygon(points, rings) { $0.measure() } }
    }
    #expect(throws: Never.self) { try polygon(points, [4, 0]) { $0.measure() } }
  }
}
