// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private typealias Pair = (pixel: SIMD2<Double>, place: SIMD2<Double>)

private func fit(_ pairs: [Pair], _ kind: gn_calibration_kind) throws -> gn_calibration {
  try fit(pairs, Int32(kind))
}

private func fit(_ pairs: [Pair], _ kind: Int32) throws -> gn_calibration {
  let points = pairs.map { pair in
    gn_calibration_point(
      pixel: gn_plane_point(x: pair.pixel.x, y: pair.pixel.y), place: gn_plane_point(x: pair.place.x, y: pair.place.y))
  }
  return try Calibration.fit(points, count: points.count, kind: kind)
}

/// The image of one pixel under a calibration, or, backward, of one place.
private func mapped(
  _ calibration: gn_calibration, _ point: SIMD2<Double>, isBackward: Bool = false
) throws -> (point: SIMD2<Double>, status: UInt8) {
  let calibration = try Calibration(calibration)
  var (x, y, status) = (7.0, 7.0, UInt8(7))
  do {
    let (u, v) = ([point.x], [point.y])
    let (us, vs) = (try Column(u, stride: 8, count: 1), try Column(v, stride: 8, count: 1))
    let (xs, ys) = (try MutableColumn(&x, stride: 8, count: 1), try MutableColumn(&y, stride: 8, count: 1))
    if isBackward {
      try calibration.pixels(xs: us, ys: vs, pixelXs: xs, pixelYs: ys, statuses: &status)
    } else {
      try calibration.places(pixelXs: us, pixelYs: vs, xs: xs, ys: ys, statuses: &status)
    }
  } catch {
    guard error == GN_PARTIAL else { throw error }
  }
  return (SIMD2(x, y), status)
}

/// The corners of a square of a meter, as a photo from the front shows them: y down.
private let square: [Pair] = [
  (SIMD2(100, 900), SIMD2(0, 0)), (SIMD2(900, 900), SIMD2(1, 0)), (SIMD2(900, 100), SIMD2(1, 1)),
  (SIMD2(100, 100), SIMD2(0, 1)),
]

@Suite("Calibrated photos")
struct CalibrationTests {
  private static let kinds = [GN_CALIBRATION_SIMILARITY, GN_CALIBRATION_AFFINE, GN_CALIBRATION_HOMOGRAPHY]

  @Test(arguments: kinds)
  func aPhotoFromTheFront(_ kind: gn_calibration_kind) throws {
    let calibration = try fit(square, kind)
    #expect(calibration.kind == Int32(kind))
    #expect(calibration.residual < 1e-15)
    let middle = try mapped(calibration, SIMD2(500, 500))
    #expect(middle.status == 0)
    #expect(farther(middle.point - SIMD2(0.5, 0.5)) < 1e-14)
    let corner = try mapped(calibration, SIMD2(1, 1), isBackward: true)
    #expect(farther(corner.point - SIMD2(900, 100)) < 1e-11)
  }

  @Test func twoMarksTurnAndScale() throws {
    // Up on the plane is to the right in the photo.
    let calibration = try fit([(SIMD2(0, 0), SIMD2(0, 0)), (SIMD2(100, 0), SIMD2(0, 2))], GN_CALIBRATION_SIMILARITY)
    let right = try mapped(calibration, SIMD2(0, 50)).point
    #expect(farther(right - SIMD2(1, 0)) < 1e-15)
  }

  @Test func theResidualIsInMeters() throws {
    // One corner of four is 4 cm off to the right: a similarity cannot follow.
    var pairs = square
    pairs[2].place.x += 0.04
    let calibration = try fit(pairs, GN_CALIBRATION_SIMILARITY)
    var sum = 0.0
    for pair in pairs {
      let way = try mapped(calibration, pair.pixel).point - pair.place
      sum += (way * way).sum()
    }
    #expect((calibration.residual - (sum / 4).squareRoot()).magnitude < 1e-15)
    #expect(calibration.residual > 0.005 && calibration.residual < 0.02)
    // A homography can.
    #expect(try fit(pairs, GN_CALIBRATION_HOMOGRAPHY).residual < 1e-14)
  }

  @Test func mapsLeadBack() throws {
    var random = Randomness()
    for _ in rounds(300) {
      let pairs = square.map { pair in
        (pair.pixel + SIMD2(random.double(in: -150...150), random.double(in: -150...150)), pair.place)
      }
      let calibration = try fit(pairs, GN_CALIBRATION_HOMOGRAPHY)
      for pair in pairs {
        let there = try mapped(calibration, pair.0).point - pair.1
        #expect(max(there.x.magnitude, there.y.magnitude) < 1e-12)
      }
      let place = SIMD2(random.double(in: 0...1), random.double(in: 0...1))
      let back = try mapped(calibration, try mapped(calibration, place, isBackward: true).point).point - place
      #expect(max(back.x.magnitude, back.y.magnitude) < 1e-12)
    }
  }

  @Test func noOtherHomographyNearbyIsBetter() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let pairs: [Pair] = (0..<random.integer(in: 5...12)).map { index in
        let place = index < 4 ? square[index].place : SIMD2(random.double(in: 0...1), random.double(in: 0...1))
        let noise = SIMD2(random.double(in: -5...5), random.double(in: -5...5))
        return (SIMD2(100 + 800 * place.x + 40 * place.y, 900 - 800 * place.y) + noise, place)
      }
      let best = try fit(pairs, GN_CALIBRATION_HOMOGRAPHY)
      for _ in 0..<20 {
        var other = best
        let change = random.element(of: [-1e-5, 1e-5])
        switch random.integer(in: 0...7) {
        case 0: other.matrix.0 *= 1 + change
        case 1: other.matrix.1 += change * 1e-3
        case 2: other.matrix.2 += change
        case 3: other.matrix.3 += change * 1e-3
        case 4: other.matrix.4 *= 1 + change
        case 5: other.matrix.5 += change
        case 6: other.matrix.6 += change * 1e-3
        default: other.matrix.7 += change * 1e-3
        }
        var sum = 0.0
        for pair in pairs {
          let way = try mapped(other, pair.pixel).point - pair.place
          sum += (way * way).sum()
        }
        let residual = (sum / Double(pairs.count)).squareRoot()
        #expect(residual > best.residual * (1 - 1e-12), "\(pairs)")
      }
    }
  }

  // MARK: Rows

  @Test func rowsAreRefusedOneByOne() throws {
    // A floor whose horizon is at the row 500.
    let floor: [Pair] = [
      (SIMD2(0, 1500), SIMD2(-1, 0)), (SIMD2(1000, 1500), SIMD2(1, 0)), (SIMD2(250, 1000), SIMD2(-1, 2)),
      (SIMD2(750, 1000), SIMD2(1, 2)),
    ]
    let calibration = try fit(floor, GN_CALIBRATION_HOMOGRAPHY)
    let pixels: [(SIMD2<Double>, gn_status)] = [
      (SIMD2(500, 501), GN_OK), (SIMD2(500, 499), GN_ERROR_OUT_OF_SIGHT), (SIMD2(.nan, 0), GN_ERROR_NOT_FINITE),
      (SIMD2(0, 1.1e15), GN_ERROR_PIXELS),
    ]
    for (pixel, status) in pixels {
      let found = try mapped(calibration, pixel)
      #expect(found.status == UInt8(truncatingIfNeeded: status.rawValue), "\(pixel)")
      #expect(found.point.x.isNaN == (status != GN_OK))
    }
    let places: [(SIMD2<Double>, gn_status)] = [
      (SIMD2(0, -1.9), GN_OK), (SIMD2(0, -2.1), GN_ERROR_OUT_OF_SIGHT), (SIMD2(0, -.infinity), GN_ERROR_NOT_FINITE),
      (SIMD2(2e15, 0), GN_ERROR_MEASURE),
    ]
    for (place, status) in places {
      let found = try mapped(calibration, place, isBackward: true)
      #expect(found.status == UInt8(truncatingIfNeeded: status.rawValue), "\(place)")
    }
  }

  // MARK: Refused

  @Test func pointsThatFixNoMap() {
    let line: [Pair] = (0..<5).map { (SIMD2(0.1 * Double($0), 0.3 * Double($0)), square[$0 % 4].place) }
    let flat: [Pair] = line.map { ($0.place, $0.pixel) }
    #expect(throws: GN_ERROR_CALIBRATION_POINTS) { try fit([square[0], square[0]], GN_CALIBRATION_SIMILARITY) }
    for kind in [GN_CALIBRATION_AFFINE, GN_CALIBRATION_HOMOGRAPHY] {
      #expect(throws: GN_ERROR_CALIBRATION_POINTS) { try fit(line, kind) }
      #expect(throws: GN_ERROR_CALIBRATION_POINTS) { try fit(flat, kind) }
    }
    var three = square
    three[1].pixel = SIMD2(500, 500)
    #expect(throws: GN_ERROR_CALIBRATION_POINTS) { try fit(three, GN_CALIBRATION_HOMOGRAPHY) }
  }

  @Test func pointsTheWrongWayAround() {
    let mirrored: [Pair] = square.map { (SIMD2(1000 - $0.pixel.x, $0.pixel.y), $0.place) }
    for kind in Self.kinds {
      #expect(throws: GN_ERROR_CALIBRATION_ORDER) { try fit(mirrored, kind) }
    }
    let crossed: [Pair] = zip(square, [0, 2, 1, 3]).map { ($0.pixel, square[$1].place) }
    #expect(throws: GN_ERROR_CALIBRATION_ORDER) { try fit(crossed, GN_CALIBRATION_HOMOGRAPHY) }
  }

  @Test func whatIsNoCalibration() throws {
    for kind in Self.kinds {
      #expect(throws: GN_ERROR_COUNT) { try fit(Array(square[..<Int(kind.rawValue)]), kind) }
      #expect(throws: GN_ERROR_NULL) { try Calibration.fit(nil, count: 9, kind: Int32(kind)) }
      #expect(throws: GN_ERROR_COUNT) { try Calibration.fit(nil, count: -9, kind: Int32(kind)) }
    }
    let unknown: [Int32] = [0, 4, -1, .max]
    for kind in unknown {
      #expect(throws: GN_ERROR_CALIBRATION) { try fit(square, kind) }
      let other = gn_calibration(matrix: (1, 0, 0, 0, 1, 0, 0, 0, 1), residual: 0, kind: kind, reserved: 0)
      #expect(throws: GN_ERROR_CALIBRATION) { try Calibration(other) }
    }
    let matrices: [Projective.Matrix] = [
      (.nan, 0, 0, 0, 1, 0, 0, 0, 1), (1, 0, 0, 0, 1, 0, 0, 0, .infinity), (1, 2, 3, 2, 4, 6, 0, 0, 1),
      (0, 0, 0, 0, 0, 0, 0, 0, 0),
    ]
    for matrix in matrices {
      let other = gn_calibration(matrix: matrix, residual: 0, kind: 3, reserved: 0)
      #expect(throws: GN_ERROR_CALIBRATION) { try Calibration(other) }
    }
    var far = square
    far[0].pixel.x = 1.1e15
    #expect(throws: GN_ERROR_PIXELS) { try fit(far, GN_CALIBRATION_SIMILARITY) }
    far = square
    far[3].place.y = -1.1e15
    #expect(throws: GN_ERROR_MEASURE) { try fit(far, GN_CALIBRATION_SIMILARITY) }
    far[3].place.y = .nan
    #expect(throws: GN_ERROR_NOT_FINITE) { try fit(far, GN_CALIBRATION_SIMILARITY) }
  }

  @Test func leastSquaresOfAnOverdeterminedSystem() throws {
    // Each unknown is measured twice, one apart: the mean is best.
    var equations = LeastSquares()
    for index in 0..<8 {
      var row = Eight(repeating: 0)
      row.set(index, 2)
      equations.add(row, Double(2 * index))
      #expect(equations.solution == nil || index == 7)
      equations.add(row, Double(2 * index + 2))
    }
    let solution = try #require(equations.solution)
    for index in 0..<8 { #expect((solution.lane(index) - Double(index) - 0.5).magnitude < 1e-14) }
  }

  /// The larger of both distances.
  private func farther(_ way: SIMD2<Double>) -> Double { max(way.x.magnitude, way.y.magnitude) }
}
