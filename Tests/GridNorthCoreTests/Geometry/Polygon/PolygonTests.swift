// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// Expected areas and perimeters are those of GeographicLib's Planimeter.
@Suite("Polygons")
struct PolygonTests {
  func polygon<Value>(
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

  func list(_ numbers: [(Double, Double)]) -> [gn_point] {
    numbers.map { gn_point(latitude: $0.0, longitude: $0.1) }
  }

  func side(
    _ points: [gn_point], _ latitude: Double, _ longitude: Double, rings: [Int] = []
  ) throws -> Int32 {
    try polygon(points, rings) { polygon throws(gn_status) in
      try polygon.side(of: gn_point(latitude: latitude, longitude: longitude))
    }
  }

  func bounds(_ points: [gn_point]) throws -> gn_bounds {
    try polygon(points) { polygon throws(gn_status) in try polygon.bounds() }
  }

  func centroid(_ points: [gn_point], _ rings: [Int] = []) throws -> gn_point {
    try polygon(points, rings) { polygon throws(gn_status) in try polygon.centroid() }
  }

  func crossing(_ points: [gn_point], _ rings: [Int] = []) throws -> gn_polygon_crossing {
    try polygon(points, rings) { polygon throws(gn_status) in try polygon.findCrossing() }
  }

  /// Around a center, at rising azimuths: that is clockwise. No two of them are half a turn apart.
  func star(_ center: gn_point, radius: Double, _ random: inout Randomness) -> [gn_point] {
    let count = random.integer(in: 3...12)
    return (0..<count).map { index in
      let azimuth = (Double(index) + random.double(in: 0...0.4)) * 360 / Double(count)
      return Geodesic.direct(center, azimuth: azimuth, distance: radius * random.double(in: 0.3...1)).point
    }
  }

  func center(_ random: inout Randomness) -> gn_point {
    gn_point(
      latitude: random.element(of: [90, -90, 89.99, 0, random.double(in: -90...90), random.double(in: -90...90)]),
      longitude: random.element(of: [-180, 0, 179.99, random.double(in: -180...179.9)]))
  }

  let cap: [(Double, Double)] = [(89, 0), (89, 90), (89, 180), (89, 270)]
  let box: [(Double, Double)] = [(10, 170), (10, -170), (-10, -170), (-10, 170)]

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

  /// Also of a vertex alone, which two groups of eight vertices share or not.
  @Test(arguments: [720, -720, 3600, 3.6e8])
  func turnsOfOneVertexDoNotMatter(_ turn: Double) throws {
    let ring = (0..<200).map { index in
      let (sine, cosine) = (1.8 * Double(index)).sineAndCosineOfDegrees
      return gn_point(latitude: 10 * sine, longitude: 10 * cosine)
    }
    for index in [0, 1, 7, 8, 9, 63, 64, 65, 128, 192, 198, 199] {
      var turned = ring
      turned[index].longitude += turn
      for longitude in stride(from: -9.5, through: 9.5, by: 0.25) {
        #expect(try side(turned, 0.3, longitude) == Int32(GN_INSIDE), "\(index) \(longitude)")
        #expect(try side(turned, 10.5, longitude) == Int32(GN_OUTSIDE), "\(index) \(longitude)")
      }
    }
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
      // By Tests/Oracle/Geometry/exact_area.py, with 40 digits.
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

  // MARK: Refused

  @Test func ringsThatDoNotSumUpAreRefused() {
    let points = list(box)
    for rings in [[3], [5], [4, 1], [2, 1], [-1, 5], [Int.max, Int.max, 6], [0]] {
      #expect(throws: GN_ERROR_RINGS) { try polygon(points, rings) { $0.measure() } }
    }
    #expect(throws: Never.self) { try polygon(points, [4, 0]) { $0.measure() } }
  }
}
