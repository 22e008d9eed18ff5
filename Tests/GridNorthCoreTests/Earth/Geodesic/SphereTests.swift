// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Great circles on the sphere")
struct SphereTests {
  // MARK: Vectors

  @Test func distancesAndAzimuthsAreThoseOfGeographicLib() throws {
    // GeodSolve -i -e 6371008.771415059 0 -p 9, GeographicLib 2.1.2.
    let known: [(from: gn_point, to: gn_point, distance: Double, azimuthFrom: Double, azimuthTo: Double)] = [
      (point(40.6, -73.8), point(51.6, -0.5), 5536891.962385142, 51.16927267246856, 107.78168600532393),
      (point(-33.9, 151.2), point(35.7, 139.7), 7830913.345090214, -9.89451702695275, -10.11523549034901),
      (point(0, 0), point(0, 1), 111195.079734632, 90, 90),
      (point(0, 0), point(1, 0), 111195.079734632, 0, 0),
      (point(10, 179.5), point(-10, -179.5), 2226651.487277915, 177.12296218228477, 177.12296218228477),
      (point(0, 0), point(0.3, 179.8), 19975022.452443969, 33.68977216163312, 146.30970423786340),
      (point(60, 10), point(60.000001, 10.000002), 0.157253588, 44.99999877392474, 45.00000050597555),
      (point(-45, -100), point(-45, 100), 9815418.630800083, -165.99805783448309, -14.00194216551692),
      (point(-90, 20), point(30, 50), 13343409.568155788, 30, 0),
    ]
    for (from, to, distance, azimuthFrom, azimuthTo) in known {
      let line = try Sphere.inverse(from: from, to: to)
      #expect((line.distance - distance).magnitude <= 1e-8, "\(from), \(to): \(line.distance)")
      // Displaced ends of as much.
      let lever = min(distance, 20_015_114 - distance) / 57.3
      #expect(degreesApart(line.azimuthFrom, azimuthFrom) * lever <= 1e-8, "\(from), \(to): \(line.azimuthFrom)")
      #expect(degreesApart(line.azimuthTo, azimuthTo) * lever <= 1e-8, "\(from), \(to): \(line.azimuthTo)")
    }
  }

  @Test func endsAreThoseOfGeographicLib() throws {
    // GeodSolve -e 6371008.771415059 0 -p 9, GeographicLib 2.1.2.
    let known: [(from: gn_point, azimuth: Double, distance: Double, to: gn_point, azimuthTo: Double)] = [
      (point(40.6, -73.8), 51.4, 5_500_000, point(51.53291680398324, -1.09430871204711), 107.46559692077086),
      (point(-33.9, 151.2), -10, -7_800_000, point(-73.38278271942551, -63.62859254783280), -149.73545947907371),
      (point(0, 179), 90, 1_000_000, point(0, -172.00679632240463), 90),
      (point(90, 20), 30, 1_000_000, point(81.00679632240463, 170), 180),
      (point(10, 20), 30, 100_000_000, point(-9.41124728828244, -160.34444641905432), 150.05806982398465),
    ]
    for (from, azimuth, distance, to, azimuthTo) in known {
      let end = try Sphere.direct(from: from, azimuth: azimuth, distance: distance)
      // The last one has come around twice.
      #expect(metersApart(end.point, to) <= (distance > 4e7 ? 3e-8 : 1e-8), "\(from), \(azimuth): \(end.point)")
      #expect(degreesApart(end.azimuth, azimuthTo) <= 1e-12, "\(from), \(azimuth): \(end.azimuth)")
    }
  }

  // MARK: Properties

  @Test func goingTheDistanceInTheDirectionArrives() throws {
    var random = Randomness()
    for round in rounds(20_000) {
      let from = random.position()
      let to = round % 2 == 0 ? random.position() : random.position(near: from)
      let line = try Sphere.inverse(from: from, to: to)
      let end = try Sphere.direct(from: from, azimuth: line.azimuthFrom, distance: line.distance)
      #expect(metersApart(to, end.point) <= 1.5e-8, "\(from), \(to): \(end.point)")
    }
  }

  @Test func theWayBackIsAsLongAndHasTheOppositeAzimuths() throws {
    var random = Randomness()
    for round in rounds(20_000) {
      let from = random.position()
      let to = round % 2 == 0 ? random.position() : random.position(near: from)
      let there = try Sphere.inverse(from: from, to: to)
      let back = try Sphere.inverse(from: to, to: from)
      #expect((there.distance - back.distance).magnitude <= 8e-9, "\(from), \(to)")
      // Next to antipodes and between positions some nanometers apart directions mean little.
      guard there.distance > 1, there.distance < 2e7 else { continue }
      #expect(degreesApart(there.azimuthFrom, back.azimuthTo + 180) <= 1e-9, "\(from), \(to)")
    }
  }

  @Test func rowsOfABatchAreWhatSingleCallsGive() throws {
    var random = Randomness()
    let numbers = randomRows(&random) { random, from in
      let to = Bool.random(using: &random) ? random.position() : random.position(near: from)
      return (to.latitude, to.longitude)
    }
    let rows = BatchRows(numbers)
    defer { rows.deallocate() }
    #expect(throws: GN_PARTIAL) {
      try Sphere.inverse(
        from: rows.positions(0, 1), to: rows.positions(2, 3),
        distances: rows.output(0), azimuthsFrom: rows.output(1), azimuthsTo: rows.output(2), statuses: rows.status)
    }
    for (row, n) in numbers.enumerated() {
      let agrees = rows.holds(row: row) { () throws(gn_status) in
        let line = try Sphere.inverse(from: point(n[0], n[1]), to: point(n[2], n[3]))
        return [line.distance, line.azimuthFrom, line.azimuthTo]
      }
      #expect(agrees, "\(n)")
    }
  }

  @Test func rowsOfADirectBatchAreWhatSingleCallsGive() throws {
    var random = Randomness()
    let numbers = randomRows(&random) { random, _ in (random.longitude(), random.double(ofMagnitudeUpTo: 1e12)) }
    let rows = BatchRows(numbers)
    defer { rows.deallocate() }
    #expect(throws: GN_PARTIAL) {
      try Sphere.direct(
        from: rows.positions(0, 1), azimuths: rows.input(2), distances: rows.input(3), latitudes: rows.output(0),
        longitudes: rows.output(1), azimuthsTo: rows.output(2), statuses: rows.status)
    }
    for (row, n) in numbers.enumerated() {
      let agrees = rows.holds(row: row) { () throws(gn_status) in
        let end = try Sphere.direct(from: point(n[0], n[1]), azimuth: n[2], distance: n[3])
        return [end.point.latitude, end.point.longitude, end.azimuth]
      }
      #expect(agrees, "\(n)")
    }
  }

  // MARK: Edges

  @Test func meanRadiusIsThatOfTheHeader() {
    #expect(WGS84.meanRadius == GN_MEAN_RADIUS)
  }

  @Test func onePositionAndItselfAreNothingApart() throws {
    for (a, b) in [
      (point(10, 20), point(10, 380)), (point(-0.0, 0), point(0, -0.0)), (point(5, 180), point(5, -180)),
    ] {
      let line = try Sphere.inverse(from: a, to: b)
      #expect(line.distance == 0 && line.azimuthFrom == 0 && line.azimuthTo == 0, "\(a), \(b)")
    }
  }

  @Test func goingNowhereStaysInPlaceToTheLastBit() throws {
    var random = Randomness()
    for _ in rounds(1000) {
      let from = random.position()
      let end = try Sphere.direct(from: from, azimuth: 33, distance: 0)
      #expect(end.point.latitude == from.latitude && end.point.longitude == Angle.reduce(longitude: from.longitude))
      #expect(end.azimuth == 33)
    }
  }

  @Test func antipodesAreHalfAnEquatorApartAndJoinedOverTheNorthPole() throws {
    for (a, b) in [(point(0, 0), point(0, 180)), (point(30, 10), point(-30, -170)), (point(-60, -90), point(60, 90))] {
      let line = try Sphere.inverse(from: a, to: b)
      #expect((line.distance - 20015114.352233686).magnitude <= 4e-9)
      #expect(line.azimuthFrom == 0 && line.azimuthTo == 180, "\(line)")
    }
  }

  @Test func betweenPolesTheMeridianOfTheSecondIsTaken() throws {
    for (from, to, distance, azimuthFrom, azimuthTo) in [
      (point(-90, 0), point(90, 30), 20015114.352233686, 30.0, 0.0),
      (point(90, 0), point(-90, 30), 20015114.352233686, 150.0, 180.0),
      (point(90, 0), point(90, 30), 0, 150.0, 180.0), (point(-90, 0), point(-90, 90), 0, 90.0, 0.0),
    ] {
      let line = try Sphere.inverse(from: from, to: to)
      #expect((line.distance - distance).magnitude <= 4e-9)
      #expect(degreesApart(line.azimuthFrom, azimuthFrom) <= 1e-14 && line.azimuthTo == azimuthTo, "\(from), \(to)")
    }
  }

  @Test func nothingIsLostAcrossTheAntimeridian() throws {
    let here = try Sphere.inverse(from: point(0, 10), to: point(0, 10 + 1e-9))
    let there = try Sphere.inverse(from: point(0, 180.0.nextDown), to: point(0, -180.0.nextDown))
    // The exact difference of the longitudes as they are in binary.
    #expect((here.distance - 111195.0797346316 * ((10 + 1e-9) - 10)).magnitude <= 1e-18)
    #expect((there.distance - 111195.0797346316 * 2 * 180.0.nextDown.ulp).magnitude <= 1e-18)
    #expect(there.azimuthFrom == 90)
  }

  // MARK: Refused input

  @Test func badPositionsAndDistancesAreRefused() {
    let good = point(1, 2)
    for (bad, status) in [
      (point(.nan, 0), GN_ERROR_NOT_FINITE), (point(0, .infinity), GN_ERROR_NOT_FINITE),
      (point(91, .nan), GN_ERROR_NOT_FINITE),
      (point(90.0.nextUp, 0), GN_ERROR_LATITUDE), (point(-1e300, 0), GN_ERROR_LATITUDE),
    ] {
      #expect(throws: status) { try Sphere.inverse(from: bad, to: good) }
      #expect(throws: status) { try Sphere.inverse(from: good, to: bad) }
      #expect(throws: status) { try Sphere.direct(from: bad, azimuth: 0, distance: 1) }
    }
    for (azimuth, distance, status) in [
      (Double.nan, 1, GN_ERROR_NOT_FINITE), (.infinity, 1, GN_ERROR_NOT_FINITE), (0, .nan, GN_ERROR_NOT_FINITE),
      (0, -.infinity, GN_ERROR_NOT_FINITE), (0, 1e12.nextUp, GN_ERROR_DISTANCE), (0, -1e300, GN_ERROR_DISTANCE),
    ] {
      #expect(throws: status) { try Sphere.direct(from: good, azimuth: azimuth, distance: distance) }
    }
  }
}
