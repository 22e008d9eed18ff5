// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

extension Geodesic {
  fileprivate var bits: [UInt64] { start.bits + end.bits + [distance, startAzimuth, endAzimuth].map(\.bitPattern) }
}

extension Geodesic.Point {
  fileprivate var bits: [UInt64] { position.bits + [azimuth.bitPattern] }
}

extension GreatCircle {
  fileprivate var bits: [UInt64] { start.bits + end.bits + [distance, startAzimuth, endAzimuth].map(\.bitPattern) }
}

extension RhumbLine {
  fileprivate var bits: [UInt64] { start.bits + end.bits + [distance, azimuth].map(\.bitPattern) }
}

/// Pairs of positions; about one in ten has something to be refused.
private func pairs(_ count: Int, _ random: inout Randomness) -> (starts: [Position], ends: [Position]) {
  func position() -> Position {
    guard random.integer(in: 0...19) == 0 else { return random.position() }
    return random.element(of: [Position(.nan, 0), Position(0, .infinity), Position(91, 0), Position(-10, 1e300)])
  }
  return ((0..<count).map { _ in position() }, (0..<count).map { _ in position() })
}

/// Azimuths and distances; about one in ten is to be refused.
private func ways(_ count: Int, _ random: inout Randomness) -> (azimuths: [Double], distances: [Double]) {
  let azimuths = (0..<count).map { _ in
    random.integer(in: 0...19) == 0 ? .nan : random.double(in: -400...400)
  }
  let distances = (0..<count).map { _ in
    random.integer(in: 0...19) == 0
      ? random.element(of: [.infinity, 1.1e12, -1.1e12, .nan]) : random.double(ofMagnitudeUpTo: 3e7)
  }
  return (azimuths, distances)
}

/// Lengths around the eight rows that the core computes together.
private let counts = Array(0...17) + [100, 1_000]

@Suite("Geodesics")
struct GeodesicTests {
  // MARK: Vectors

  /// The output of GeographicLib's GeodSolve.
  private static let vectors: [(Position, Position, distance: Double, start: Double, end: Double)] = [
    (
      Position(48.8583, 2.2945), Position(40.6892, -74.0445), 5_853_107.8053419814, -68.209875178203319,
      -126.286545043693309
    ),
    (Position(0, 0), Position(0.5, 179.7), 19_944_127.4207504578, 15.556882793490542, 164.442513890854940),
    (Position(0, 0), Position(0, 179), 19_926_188.8519959711, 90, 90),
    (Position(-30, 0), Position(29.9, 179.8), 19_989_832.8276095316, 161.890524736326967, 18.090737245739501),
    (Position(89.9, -170), Position(89.9, 10), 22_338.7956825202, 0, 180),
    (Position(10, 179.9), Position(10, -179.9), 21_927.8724779374, 89.982635165021094, 90.017364834978906),
    (Position(52, 5), Position(52.0000001, 5.0000001), 0.0130755858, 31.684303041665633, 31.684303120466701),
    (
      Position(-33.8568, 151.2153), Position(59.91387, 10.75225), 15_938_846.5642808117, -32.360277892134569,
      -117.705186111281293
    ),
  ]

  @Test func shortestLinesAreThoseOfGeographicLib() throws {
    for vector in Self.vectors {
      let line = try Geodesic(from: vector.0, to: vector.1)
      #expect((line.distance - vector.distance).magnitude < 15e-9, "\(line)")
      // The azimuth may turn as if the ends had moved by 15 nm; it turns more easily where they are nearly antipodes.
      let lever = line.distance < 19.9e6 ? min(line.distance, 4e6) : 40_000
      #expect(turn(line.startAzimuth, vector.start) * .pi / 180 * lever < 15e-9, "\(line)")
      #expect(turn(line.endAzimuth, vector.end) * .pi / 180 * lever < 15e-9, "\(line)")
      #expect(line.start == vector.0 && line.end == vector.1)
    }
  }

  @Test func waysEndWhereThoseOfGeographicLibDo() throws {
    let vectors: [(Position, azimuth: Double, distance: Double, Position, end: Double)] = [
      (Position(48.8583, 2.2945), 45, 1_000, Position(48.864658067876512, 2.304137566652141), 45.007258256330296),
      (
        Position(-33.8568, 151.2153), -100, 5_000_000, Position(-29.752638654488038, 98.043987927610431),
        -70.423750356519804
      ),
      (Position(89, 0), 10, 300_000, Position(88.290057868190445, 164.174934219914746), 174.170864051330710),
      (Position(90, 20), 135, 1_000_000, Position(81.046232815950617, 65), 180),
      (Position(10, 20), 30, -400_000, Position(6.863412579539771, 18.191379375187338), 29.734679635239157),
    ]
    for vector in vectors {
      let line = try Geodesic(from: vector.0, azimuth: vector.azimuth, distance: vector.distance)
      #expect(try line.end.distance(to: vector.3) < 15e-9, "\(line)")
      #expect(turn(line.endAzimuth, vector.end) < 1e-12, "\(line)")
    }
  }

  // MARK: Properties

  @Test func aWayBackEndsAtTheStart() throws {
    var random = Randomness()
    for _ in rounds(1_000) {
      let line = try Geodesic(from: random.ordinaryPosition(), to: random.ordinaryPosition())
      let again = try Geodesic(from: line.start, azimuth: line.startAzimuth, distance: line.distance)
      #expect(try again.end.distance(to: line.end) < 30e-9, "\(line)")
      let back = try Geodesic(from: line.end, azimuth: line.endAzimuth, distance: -line.distance)
      #expect(try back.end.distance(to: line.start) < 30e-9, "\(line)")
    }
  }

  @Test func halfATurnAndALittleIsLessThanHalfATurnTheOtherWay() throws {
    // 9.708 + 180 is a little more than the double nearest to 189.708.
    let opposite = try Geodesic(from: Position(-0.0943, 9.708), to: Position(-0.0943, -170.292))
    #expect((opposite.distance - 19_983_077.150).magnitude < 1e-3, "\(opposite)")
    // Between the poles the longitudes do not matter, and hardly nearby.
    for end in [Position(-89.999999, 1e-5), Position(-89.99999999999999, 1e-15), Position(-90, 77)] {
      let line = try Geodesic(from: Position(90 - 1e-14, 180), to: end)
      #expect((line.distance - 20_003_931.4586254).magnitude < 0.12, "\(line)")
      #expect(line.startAzimuth.magnitude <= 180 && line.endAzimuth.magnitude <= 180, "\(line)")
    }
  }

  @Test func neighborsHaveDistancesAndAzimuths() throws {
    var random = Randomness()
    var pairs = [
      // Their latitudes are one to the projection, and two to the eye.
      (Position(42.855603388564788, 106.1241912906226), Position(42.855603388564795, 106.12419129062394))
    ]
    for _ in rounds(20_000) {
      let start = random.ordinaryPosition()
      func beside(_ value: Double) -> Double {
        (0..<random.integer(in: 0...200)).reduce(value) { value, _ in value.nextUp }
      }
      pairs.append((start, Position(beside(start.latitude), beside(start.longitude))))
    }
    for (start, end) in pairs {
      let line = try Geodesic(from: start, to: end)
      #expect(line.distance >= 0 && line.distance < 1e-6, "\(line)")
      #expect((-180...180).contains(line.startAzimuth) && (-180...180).contains(line.endAzimuth), "\(line)")
      #expect(turn(line.startAzimuth, line.endAzimuth) < 1e-9, "\(line)")
    }
  }

  @Test func manyPointsAreThoseOfSingleDistances() throws {
    var random = Randomness()
    for count in counts {
      let line = try Geodesic(from: random.position(), azimuth: random.double(in: -400...400), distance: 1)
      let distances = (0..<count).map { _ in random.double(ofMagnitudeUpTo: 1e8) }
      let points = try line.points(at: distances)
      #expect(try points.map(\.bits) == distances.map { try line.point(at: $0).bits }, "\(line)")
    }
  }

  @Test func pointsStandAtEqualDistances() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let line = try Geodesic(from: random.ordinaryPosition(), to: random.ordinaryPosition())
      let count = random.integer(in: 2...30)
      let points = try line.points(count: count)
      #expect(points.count == count && points.last?.position == line.end && points.last?.azimuth == line.endAzimuth)
      for (index, point) in points.enumerated() {
        let distance = line.distance * Double(index) / Double(count - 1)
        #expect(try (point.position.distance(to: line.start) - distance).magnitude < 50e-9, "\(line)")
      }
    }
  }

  @Test func manyLinesAreThoseOfSinglePairs() {
    var random = Randomness()
    for count in counts {
      let (starts, ends) = pairs(count, &random)
      let lines = Geodesic.lines(from: starts, to: ends)
      #expect(lines.count == count)
      for row in lines.indices {
        let single = result { () throws(GridNorthError) in try Geodesic(from: starts[row], to: ends[row]) }
        #expect(lines[row].map(\.bits) == single.map(\.bits), "\(starts[row]), \(ends[row])")
      }
      guard let start = starts.first else { continue }
      let fan = Geodesic.lines(from: start, to: ends).map { $0.map(\.bits) }
      #expect(
        fan
          == ends.map { end in
            result { () throws(GridNorthError) in try Geodesic(from: start, to: end) }.map(\.bits)
          })
    }
  }

  @Test func manyWaysAreThoseOfSingleOnes() {
    var random = Randomness()
    for count in counts {
      let starts = pairs(count, &random).starts
      let (azimuths, distances) = ways(count, &random)
      let lines = Geodesic.lines(from: starts, azimuths: azimuths, distances: distances)
      #expect(lines.count == count)
      for row in lines.indices {
        let single = result { () throws(GridNorthError) in
          try Geodesic(from: starts[row], azimuth: azimuths[row], distance: distances[row])
        }
        #expect(lines[row].map(\.bits) == single.map(\.bits), "\(starts[row]), \(azimuths[row]), \(distances[row])")
      }
    }
  }

  @Test func gridBearingsAreAzimuthsWithoutTheConvergence() throws {
    var random = Randomness()
    for _ in rounds(200) {
      let start = Position(random.double(in: -79...83), random.double(in: -180...180))
      let line = try Geodesic(
        from: start, azimuth: random.double(in: -180...180), distance: random.double(in: 1...50_000))
      let zone = UTM.ZoneChoice.grid(try UTM.Grid(for: start))
      let bearings = try line.gridBearings()
      let convergences = try (UTM.factors(at: start), UTM.factors(at: line.end, zone: zone))
      #expect(turn(bearings.start, line.startAzimuth - convergences.0.convergence) < 1e-9, "\(line)")
      #expect(turn(bearings.end, line.endAzimuth - convergences.1.convergence) < 1e-9, "\(line)")
      #expect(bearings.start > -180 && bearings.start <= 180 && bearings.end > -180 && bearings.end <= 180, "\(line)")
      let again = try Geodesic(from: start, gridBearing: bearings.start, distance: line.distance)
      #expect(try again.end.distance(to: line.end) < 1e-6, "\(line)")
    }
  }

  // MARK: Edges

  @Test func fewPointsAndNone() throws {
    let line = try Geodesic(from: Position(0, 0), to: Position(1, 1))
    #expect(try line.points(count: 1).map(\.position) == [line.start])
    #expect(try line.points(count: 2).map(\.position) == [line.start, line.end])
    for count in [0, -1, .min] { #expect(try line.points(count: count).isEmpty) }
    #expect(try line.points(at: []).isEmpty)
    #expect(try line.point(at: 0).position == line.start)
  }

  @Test func positionsAndAzimuthsAreReduced() throws {
    let (start, end) = (Position(10, 190), Position(20, -700))
    for line in [try Geodesic(from: start, to: end), try Geodesic.lines(from: [start], to: [end])[0].get()] {
      #expect(line.start == Position(10, -170) && line.end == Position(20, 20))
    }
    for (azimuth, reduced) in [(180.0, 180.0), (-180, 180), (540, 180), (-190, 170), (0, 0)] {
      let line = try Geodesic(from: start, azimuth: azimuth, distance: 1)
      let many = try Geodesic.lines(from: [start], azimuths: [azimuth], distances: [1])[0].get()
      let arc = try GreatCircle(from: start, azimuth: azimuth, distance: 1)
      let course = try RhumbLine(from: start, azimuth: azimuth, distance: 1)
      #expect([line.startAzimuth, many.startAzimuth, arc.startAzimuth, course.azimuth].allSatisfy { $0 == reduced })
      #expect(line.start == Position(10, -170) && arc.start == line.start && course.start == line.start)
    }
    #expect(try Geodesic(from: start, to: Position(0, 190)).endAzimuth == 180)
  }

  @Test func whatOneArrayHasMoreIsLeftOver() {
    let positions = [Position(0, 0), Position(1, 1), Position(2, 2)]
    #expect(Geodesic.lines(from: positions, to: [Position(3, 3)]).count == 1)
    #expect(Geodesic.lines(from: [Position](), to: positions).isEmpty)
    #expect(Geodesic.lines(from: positions, azimuths: [0, 90], distances: [1]).count == 1)
    #expect(RhumbLine.lines(from: [Position(3, 3)], to: positions).count == 1)
    #expect(GreatCircle.lines(from: positions, azimuths: [0], distances: [1, 2, 3]).count == 1)
  }

  @Test func aGridNorthOfANeighborCanBeAskedFor() throws {
    let start = Position(48, 5.9)
    let own = try Geodesic(from: start, gridBearing: 0, distance: 1_000)
    let other = try Geodesic(from: start, gridBearing: 0, distance: 1_000, zone: 32)
    #expect(own.startAzimuth > 2 && other.startAzimuth < -2)
    #expect(try turn(other.gridBearings(zone: 32).start, 0) < 1e-12)
  }

  // MARK: Refused input

  @Test func whatIsOutOfRangeIsRefused() throws {
    let here = Position(48, 2)
    func reason<Value>(_ make: () throws(GridNorthError) -> Value) -> GridNorthError.Reason? { refusal(make)?.reason }
    for (position, expected) in [
      (Position(91, 0), GridNorthError.Reason.latitude), (Position(.nan, 0), .notFinite),
      (Position(0, -.infinity), .notFinite),
    ] {
      #expect(reason { () throws(GridNorthError) in try Geodesic(from: here, to: position) } == expected)
      #expect(reason { () throws(GridNorthError) in try Geodesic(from: position, to: here) } == expected)
      #expect(reason { () throws(GridNorthError) in try GreatCircle(from: here, to: position) } == expected)
      #expect(reason { () throws(GridNorthError) in try RhumbLine(from: position, to: here) } == expected)
      #expect(
        reason { () throws(GridNorthError) in try Geodesic(from: position, azimuth: 0, distance: 1) } == expected)
      #expect(
        reason { () throws(GridNorthError) in try Geodesic(from: position, gridBearing: 0, distance: 1) } == expected)
    }
    for (azimuth, distance, expected) in [
      (Double.nan, 1.0, GridNorthError.Reason.notFinite), (0, .nan, .notFinite), (0, .infinity, .notFinite),
      (0, 1.000001e12, .distance), (0, -1.000001e12, .distance),
    ] {
      #expect(
        reason { () throws(GridNorthError) in
          try Geodesic(from: here, azimuth: azimuth, distance: distance)
        } == expected)
      #expect(
        reason { () throws(GridNorthError) in
          try GreatCircle(from: here, azimuth: azimuth, distance: distance)
        } == expected)
      #expect(
        reason { () throws(GridNorthError) in
          try RhumbLine(from: here, azimuth: azimuth, distance: distance)
        } == expected)
    }
    let line = try Geodesic(from: here, to: Position(49, 60))
    #expect(reason { () throws(GridNorthError) in try line.point(at: 1e13) } == .distance)
    #expect(reason { () throws(GridNorthError) in try line.points(at: [0, .nan]) } == .notFinite)
    #expect(reason { () throws(GridNorthError) in try line.gridBearings(zone: 61) } == .zone)
    #expect(reason { () throws(GridNorthError) in try line.gridBearings() } == .tooFar)
  }
}

@Suite("Great circles")
struct GreatCircleTests {
  @Test func distancesFollowFromTheHaversine() throws {
    var random = Randomness()
    func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    for _ in rounds(1_000) {
      let (start, end) = (random.ordinaryPosition(), random.ordinaryPosition())
      let arc = try GreatCircle(from: start, to: end)
      let heights = sine((end.latitude - start.latitude) / 2)
      let widths = sine((end.longitude - start.longitude) / 2)
      let haversine = heights * heights + cosine(start.latitude) * cosine(end.latitude) * widths * widths
      let expected = 2 * 6_371_008.771415059 * asin(sqrt(min(haversine, 1)))
      #expect((arc.distance - expected).magnitude < 1e-7 + 1e-9 * expected, "\(arc)")
      let geodesic = try Geodesic(from: start, to: end)
      #expect((arc.distance / geodesic.distance - 1).magnitude < 0.0057, "\(arc)")
      let again = try GreatCircle(from: start, azimuth: arc.startAzimuth, distance: arc.distance)
      #expect(try GreatCircle(from: again.end, to: end).distance < 1e-6, "\(arc)")
      #expect(turn(again.endAzimuth, arc.endAzimuth) < 1e-6, "\(arc)")
    }
  }

  @Test func manyArcsAreThoseOfSinglePairs() {
    var random = Randomness()
    for count in counts {
      let (starts, ends) = pairs(count, &random)
      let (azimuths, distances) = ways(count, &random)
      let lines = GreatCircle.lines(from: starts, to: ends)
      let ways = GreatCircle.lines(from: starts, azimuths: azimuths, distances: distances)
      #expect(lines.count == count && ways.count == count)
      for row in lines.indices {
        let line = result { () throws(GridNorthError) in try GreatCircle(from: starts[row], to: ends[row]) }
        let way = result { () throws(GridNorthError) in
          try GreatCircle(from: starts[row], azimuth: azimuths[row], distance: distances[row])
        }
        #expect(lines[row].map(\.bits) == line.map(\.bits), "\(starts[row]), \(ends[row])")
        #expect(ways[row].map(\.bits) == way.map(\.bits), "\(starts[row]), \(azimuths[row]), \(distances[row])")
      }
    }
  }
}

@Suite("Rhumb lines")
struct RhumbLineTests {
  /// The output of GeographicLib's RhumbSolve.
  @Test func rhumbLinesAreThoseOfGeographicLib() throws {
    let vectors: [(Position, Position, azimuth: Double, distance: Double)] = [
      (Position(48.8583, 2.2945), Position(40.6892, -74.0445), -98.565120701561071, 6_095_413.9641047521),
      (Position(0, 0), Position(0.5, 179.7), 89.841644944582058, 20_003_936.6953515485),
      (Position(0, 0), Position(0, 179), 90, 19_926_188.8519959673),
      (Position(-30, 0), Position(29.9, 179.8), 70.847117246846665, 20_205_258.0607421659),
      (Position(10, 179.9), Position(10, -179.9), 90, 21_927.8728136294),
      (Position(52, 5), Position(52.0000001, 5.0000001), 31.684304595978155, 0.0130755853),
      (Position(-33.8568, 151.2153), Position(59.91387, 10.75225), -51.743853352142729, 16_783_947.7961342819),
    ]
    for vector in vectors {
      let line = try RhumbLine(from: vector.0, to: vector.1)
      #expect((line.distance - vector.distance).magnitude < 15e-9, "\(line)")
      #expect(turn(line.azimuth, vector.azimuth) * .pi / 180 * line.distance < 15e-9, "\(line)")
    }
    let ways: [(Position, azimuth: Double, distance: Double, Position)] = [
      (Position(48.8583, 2.2945), 45, 1_000, Position(48.864658470616803, 2.304136956319359)),
      (Position(-33.8568, 151.2153), -100, 5_000_000, Position(-41.679315794508383, 95.232950715158807)),
      (Position(10, 20), 30, -400_000, Position(6.867856437783281, 18.183623608910274)),
    ]
    for way in ways {
      let line = try RhumbLine(from: way.0, azimuth: way.azimuth, distance: way.distance)
      #expect(try line.end.distance(to: way.3) < 15e-9, "\(line)")
    }
  }

  @Test func positionsAreEvenlySpacedAlongTheLine() throws {
    let (start, end) = (Position(60, 365), Position(48, 15))
    let points = try RhumbLine.points(from: start, to: end, count: 5)
    #expect(points.first == Position(60, 5))
    #expect(points.last == end)
    let whole = try RhumbLine(from: start, to: end)
    for (one, other) in zip(points, points.dropFirst()) {
      let line = try RhumbLine(from: one, to: other)
      #expect((line.distance - whole.distance / 4).magnitude < 30e-9, "\(line)")
      #expect(turn(line.azimuth, whole.azimuth) < 1e-11, "\(line)")
    }
    #expect(try RhumbLine.points(from: start, to: end, count: 1) == [Position(60, 5)])
    #expect(try RhumbLine.points(from: start, to: end, count: -1).isEmpty)
    // The meridian between a pole and a place is that of the place.
    let fromPole = try RhumbLine.points(from: Position(90, 0), to: Position(60, 15), count: 3)
    let toPole = try RhumbLine.points(from: Position(60, 15), to: Position(90, 0), count: 3)
    #expect(fromPole[1] == toPole[1] && fromPole[1].longitude == 15)
  }

  @Test func theCourseIsTheSameFromEveryPointOfTheLine() throws {
    var random = Randomness()
    for _ in rounds(500) {
      let start = Position(random.double(in: -80...80), random.double(in: -180...180))
      let end = Position(random.double(in: -80...80), start.longitude + random.double(in: -170...170))
      let line = try RhumbLine(from: start, to: end)
      let halfway = try RhumbLine(from: start, azimuth: line.azimuth, distance: line.distance / 2).end
      let rest = try RhumbLine(from: halfway, to: end)
      #expect((rest.distance - line.distance / 2).magnitude < 100e-9, "\(line)")
      #expect(turn(rest.azimuth, line.azimuth) < 1e-6, "\(line)")
    }
  }

  @Test func manyLinesAreThoseOfSinglePairs() {
    var random = Randomness()
    for count in counts {
      let (starts, ends) = pairs(count, &random)
      let (azimuths, distances) = ways(count, &random)
      let lines = RhumbLine.lines(from: starts, to: ends)
      let ways = RhumbLine.lines(from: starts, azimuths: azimuths, distances: distances)
      #expect(lines.count == count && ways.count == count)
      for row in lines.indices {
        let line = result { () throws(GridNorthError) in try RhumbLine(from: starts[row], to: ends[row]) }
        let way = result { () throws(GridNorthError) in
          try RhumbLine(from: starts[row], azimuth: azimuths[row], distance: distances[row])
        }
        #expect(lines[row].map(\.bits) == line.map(\.bits), "\(starts[row]), \(ends[row])")
        #expect(ways[row].map(\.bits) == way.map(\.bits), "\(starts[row]), \(azimuths[row]), \(distances[row])")
      }
    }
  }
}
