// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private typealias Place = SIMD2<Double>

private func group(_ shots: [Place], aim: Place = .zero) throws -> gn_group {
  let points = shots.map { gn_plane_point(x: $0.x, y: $0.y) }
  return try Shots(points, count: points.count).group(aim: gn_plane_point(x: aim.x, y: aim.y))
}

private func distance(_ a: Place, _ b: Place) -> Double {
  let way = a - b
  return (way * way).sum().squareRoot()
}

@Suite("Shot groups")
struct ShotGroupTests {
  // MARK: Known groups

  @Test func fiveShots() throws {
    // By hand: the center is (2, 0.6), the sums of squares are 18 and 51.2.
    let shots = [Place(5, 5), Place(-1, -3), Place(2, 1), Place(2, 3), Place(2, -3)]
    let found = try group(shots, aim: Place(1, 4))
    #expect(found.count == 5)
    #expect((found.first, found.second) == (0, 1))
    #expect(found.extreme_spread == 10)
    #expect((found.center.x, found.center.y) == (2, 0.6))
    #expect((found.offset.x, found.offset.y) == (1, 0.6 - 4))
    #expect((found.width, found.height) == (6, 8))
    #expect((found.deviation_x - 4.5.squareRoot()).magnitude < 1e-15)
    #expect((found.deviation_y - (51.2 / 4).squareRoot()).magnitude < 1e-15)
    // The square root of 69.2/8, over c4(9) = 0.9693107.
    #expect((found.sigma - (69.2 / 8).squareRoot() / 0.96931070).magnitude < 1e-7)
    #expect((found.cep50 - 1.17741 * found.sigma).magnitude < 1e-5 * found.sigma)
    #expect((found.r95 - 2.44775 * found.sigma).magnitude < 1e-5 * found.sigma)
  }

  @Test func theCorrectionIsC4() {
    // Tables of c4 for 3, 5, 7, 9 and 25 observations.
    let table: [(count: Double, c4: Double)] = [
      (1, 0.886227), (2, 0.939986), (3, 0.959369), (4, 0.969311), (12, 0.989640),
    ]
    for (count, c4) in table {
      #expect((CircularNormal.rootBias(count) - c4).magnitude < 1e-6)
    }
  }

  @Test func theCorrectionHasNoStepWhereTheSeriesBegins() {
    // gamma(z + 3/2) gamma(z + 1)/(gamma(z + 1/2) gamma(z + 2)) without roots: ratios follow from one another.
    for z in stride(from: 1.0, to: 100, by: 1) {
      let next = CircularNormal.rootBias(z) * z.squareRoot() * (z + 0.5) / z / (z + 1).squareRoot()
      #expect((next / CircularNormal.rootBias(z + 1) - 1).magnitude < 1e-14, "\(z)")
    }
  }

  // MARK: Properties

  @Test func theFarthestPairIsTheFarthestOfAll() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let count = random.integer(in: 1...60)
      let isLattice = random.integer(in: 0...2) == 0
      let shots = (0..<count).map { _ in
        let place = Place(random.double(in: -1...1), random.double(in: -1...1))
        return isLattice ? (place * 2).rounded(.toNearestOrEven) : place
      }
      let found = try group(shots)
      var longest = 0.0
      for a in shots {
        for b in shots { longest = max(longest, distance(a, b)) }
      }
      #expect((found.extreme_spread - longest).magnitude <= 1e-15 * longest)
      let pair = distance(shots[Int(found.first)], shots[Int(found.second)])
      #expect((pair - longest).magnitude <= 1e-15 * longest)
    }
  }

  @Test func theOrderOfShotsDoesNotMatter() throws {
    var random = Randomness()
    for _ in rounds(200) {
      let shots = (0..<random.integer(in: 2...40)).map { _ in
        Place(random.double(in: -1...1), random.double(in: -1...1))
      }
      let (one, other) = (try group(shots), try group(shots.shuffled(using: &random)))
      #expect(one.extreme_spread == other.extreme_spread)
      #expect((one.median_radius - other.median_radius).magnitude < 1e-15)
      #expect((one.mean_radius - other.mean_radius).magnitude < 1e-15)
      #expect((one.sigma - other.sigma).magnitude < 1e-15)
    }
  }

  @Test func aGroupFarAwayMeasuresTheSame() throws {
    var random = Randomness()
    for _ in rounds(100) {
      // Steps of 2^-20 m are exact, also a thousand kilometers away.
      let shots = (0..<random.integer(in: 2...20)).map { _ in
        Place(Double(random.integer(in: 0...1000)), Double(random.integer(in: 0...1000))) / 1_048_576
      }
      let far = Place(1_048_576, -1_048_576)
      let (here, there) = (try group(shots), try group(shots.map { $0 + far }, aim: far))
      #expect(here.extreme_spread == there.extreme_spread)
      #expect((here.width, here.height) == (there.width, there.height))
      #expect((here.sigma - there.sigma).magnitude < 1e-9)
      #expect((here.offset.x - there.offset.x).magnitude < 1e-9)
    }
  }

  @Test func theMedianIsExact() throws {
    // On a line with the center at 0, radii are the numbers themselves.
    let groups: [(xs: [Double], median: Double)] = [
      ([-3, 3], 3), ([-3, 1, 2], 2), ([-5, -1, 2, 4], 3), ([-7, 0, 0, 7], 3.5), ([0, 0, 0], 0),
    ]
    for (xs, median) in groups {
      let found = try group(xs.map { Place($0, 0) }).median_radius
      #expect(found == median)
    }
  }

  // MARK: Edges

  @Test func oneShotHasNoDeviation() throws {
    let found = try group([Place(3, -4)], aim: Place(0, -4))
    #expect((found.count, found.first, found.second) == (1, 0, 0))
    #expect((found.extreme_spread, found.width, found.height) == (0, 0, 0))
    #expect((found.mean_radius, found.median_radius) == (0, 0))
    #expect((found.offset.x, found.offset.y) == (3, 0))
    for number in [found.deviation_x, found.deviation_y, found.sigma, found.cep50, found.r95] {
      #expect(number.bitPattern == Double.nan.bitPattern)
    }
  }

  @Test func shotsInOneHoleHaveNone() throws {
    let found = try group([Place](repeating: Place(0.1, 0.2), count: 7))
    #expect((found.extreme_spread, found.sigma, found.r95, found.mean_radius) == (0, 0, 0, 0))
    #expect((found.first, found.second) == (0, 0))
  }

  // MARK: Refused

  @Test func noShots() {
    #expect(throws: GN_ERROR_COUNT) { try group([]) }
    #expect(throws: GN_ERROR_COUNT) { try Shots(nil, count: -1) }
    #expect(throws: GN_ERROR_NULL) { try Shots(nil, count: 1) }
    #expect(throws: GN_ERROR_COUNT) { try group([Place](repeating: .zero, count: 100_001)) }
  }

  @Test func shotsThatAreNoPlaces() {
    let numbers: [(Double, gn_status)] = [
      (.nan, GN_ERROR_NOT_FINITE), (.infinity, GN_ERROR_NOT_FINITE), (-1.01e15, GN_ERROR_MEASURE),
    ]
    for (number, status) in numbers {
      #expect(throws: status) { try group([.zero, Place(number, 0)]) }
      #expect(throws: status) { try group([.zero, Place(0, number)]) }
      #expect(throws: status) { try group([.zero], aim: Place(0, number)) }
    }
  }
}

@Suite("Lengths and angles on a target")
struct TargetUnitTests {
  private func convert(
    _ value: Double, _ from: gn_target_unit, _ to: gn_target_unit, _ range: Double
  ) throws -> Double {
    try TargetUnit.convert(value, from: Int32(from), to: Int32(to), range: range)
  }

  @Test func knownConversions() throws {
    #expect((try convert(1, GN_TARGET_MOA, GN_TARGET_INCHES, 91.44) - 1.0471975800).magnitude < 1e-9)
    #expect((try convert(1, GN_TARGET_INCHES_PER_100_YARDS, GN_TARGET_INCHES, 91.44) - 1).magnitude < 1e-15)
    #expect((try convert(10, GN_TARGET_MILLIMETERS, GN_TARGET_MILLIRADIANS, 100) - 0.1).magnitude < 1e-9)
    #expect((try convert(3.437746770784939, GN_TARGET_MOA, GN_TARGET_MILLIRADIANS, 0) - 1).magnitude < 1e-15)
    #expect(try convert(25.4, GN_TARGET_MILLIMETERS, GN_TARGET_MILLIMETERS, .nan) == 25.4)
    #expect((try convert(-2, GN_TARGET_METERS, GN_TARGET_MOA, 2) + 2700).magnitude < 1e-12)
  }

  @Test func conversionsLeadBack() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      let (from, to) = (Int32(random.integer(in: 1...6)), Int32(random.integer(in: 1...6)))
      let value = random.double(in: -50...50)
      let range = random.double(in: 1...2_000)
      let there = try TargetUnit.convert(value, from: from, to: to, range: range)
      let back = try TargetUnit.convert(there, from: to, to: from, range: range)
      #expect((back - value).magnitude <= 1e-14 * value.magnitude, "\(value), \(from), \(to), \(range)")
    }
  }

  @Test func whatIsNoConversion() {
    #expect(throws: GN_ERROR_UNIT) { try TargetUnit.convert(1, from: 0, to: 1, range: 100) }
    #expect(throws: GN_ERROR_UNIT) { try TargetUnit.convert(1, from: 1, to: 7, range: 100) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try convert(.nan, GN_TARGET_METERS, GN_TARGET_METERS, 1) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try convert(1, GN_TARGET_METERS, GN_TARGET_MOA, .infinity) }
    #expect(throws: GN_ERROR_MEASURE) { try convert(2e15, GN_TARGET_METERS, GN_TARGET_METERS, 1) }
    for range in [0, -1, 0.0009, 1.01e12] {
      #expect(throws: GN_ERROR_RANGE) { try convert(1, GN_TARGET_METERS, GN_TARGET_MOA, range) }
      #expect(throws: GN_ERROR_RANGE) { try convert(1, GN_TARGET_INCHES_PER_100_YARDS, GN_TARGET_METERS, range) }
    }
    #expect(throws: GN_ERROR_TARGET_ANGLE) { try convert(5400, GN_TARGET_MOA, GN_TARGET_METERS, 1) }
    #expect(throws: GN_ERROR_TARGET_ANGLE) { try convert(-5400, GN_TARGET_MOA, GN_TARGET_INCHES_PER_100_YARDS, 1) }
  }
}
