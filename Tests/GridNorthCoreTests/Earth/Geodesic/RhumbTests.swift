// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Rhumb lines")
struct RhumbTests {
  // MARK: Vectors

  @Test func distancesAndAzimuthsAreThoseOfGeographicLib() throws {
    // RhumbSolve -i -p 9, GeographicLib 2.1.2.
    let known: [(from: gn_point, to: gn_point, distance: Double, azimuth: Double)] = [
      (point(40.6, -73.8), point(51.6, -0.5), 5771083.383328028, 77.76838971025568),
      (point(40.633333333333333, -73.7789), point(1.35917, 103.98944), 18523960.136949223, 103.58027752683873),
      (point(-33.9, 151.2), point(35.7, 139.7), 7797568.631062658, -8.84568039279741),
      (point(60, 10), point(60, -20), 1674000.047173083, -90),
      (point(60, 10), point(60.0000001, -20), 1674000.044647090, -89.99999961867061),
      (point(10, 179.5), point(-10, -179.5), 2214481.129273731, 177.13317310653056),
      (point(20, 30), point(20.5, 30), 55353.715011182, 0),
      (point(-89.999, 0), point(89.999, 90), 20049173.415023025, 3.85932845140245),
      (point(35, 0), point(36, 180), 16331247.711909100, 89.61074606800011),
      (point(0, 10), point(0, 40), 3339584.723798207, 90),
    ]
    for (from, to, distance, azimuth) in known {
      let line = try Rhumb.inverse(from: from, to: to)
      #expect((line.distance - distance).magnitude <= 1.5e-8, "\(from), \(to): \(line.distance)")
      #expect(degreesApart(line.azimuth, azimuth) <= 1e-13, "\(from), \(to): \(line.azimuth)")
    }
  }

  @Test func endsAreThoseOfGeographicLib() throws {
    // RhumbSolve -p 9, GeographicLib 2.1.2.
    let known: [(from: gn_point, azimuth: Double, distance: Double, to: gn_point)] = [
      (point(40.6, -73.8), 78.2, 5_800_000, point(51.27096104159730, -0.25708816723019)),
      (point(60, 10), 90, 1_000_000, point(60, 27.92114644838964)),
      (point(60, 170), 89.9999999, 1_000_000, point(60.00000001566551, -172.07885354737405)),
      (point(35, 0), -135, 3_000_000, point(15.85206053356175, -21.23115080081599)),
      (point(15.85206053356175, -21.23115080081599), -135, -3_000_000, point(35, 0)),
      (point(89, 0), 90, 50_000_000, point(89, 89.88172814001155)),
    ]
    for (from, azimuth, distance, to) in known {
      let end = try Rhumb.direct(from: from, azimuth: azimuth, distance: distance)
      // The last one has come around 71 times.
      #expect(metersApart(end, to) <= (distance > 4e7 ? 1e-7 : 1.5e-8), "\(from), \(azimuth): \(end)")
    }
  }

  // MARK: Properties

  @Test func goingTheDistanceInTheDirectionArrives() throws {
    var random = Randomness()
    for round in rounds(20_000) {
      // Nearer to a pole the last place of an azimuth is worth more.
      let from = point(random.double(in: -89...89), random.longitude())
      var to = round % 2 == 0 ? random.position() : random.position(near: from)
      to.latitude = min(max(to.latitude, -89), 89)
      if round % 5 == 0 { to.latitude = from.latitude }
      let line = try Rhumb.inverse(from: from, to: to)
      let end = try Rhumb.direct(from: from, azimuth: line.azimuth, distance: line.distance)
      #expect(metersApart(to, end) <= 3e-8, "\(from), \(to): \(end)")
    }
  }

  @Test func alongMeridiansTheyAreGeodesics() throws {
    var random = Randomness()
    for _ in rounds(2000) {
      let longitude = random.longitude()
      let from = point(random.latitude(), longitude)
      let to = point(random.latitude(), longitude)
      let line = try Rhumb.inverse(from: from, to: to)
      let geodesic = Geodesic.inverse(try checked(from), try checked(to))
      #expect((line.distance - geodesic.distance).magnitude <= 1.5e-8, "\(from), \(to)")
      #expect(line.azimuth == (to.latitude < from.latitude ? 180 : 0), "\(from), \(to)")
    }
  }

  @Test func towardsAParallelNothingJumps() throws {
    var random = Randomness()
    for _ in rounds(2000) {
      let latitude = random.double(in: -85...85)
      let from = point(latitude, 0)
      let difference = random.double(in: -180...180)
      let along = try Rhumb.inverse(from: from, to: point(latitude, difference))
      for exponent in -52 ... -44 {
        let next = latitude + latitude.sign.factor * Double(sign: .plus, exponent: exponent, significand: 90)
        let line = try Rhumb.inverse(from: from, to: point(next, difference))
        // The mean of the two parallels.
        let other = try Rhumb.inverse(from: point(next, 0), to: point(next, difference))
        #expect((line.distance - 0.5 * (along.distance + other.distance)).magnitude <= 3e-8, "\(from), \(exponent)")
      }
    }
  }

  @Test func theyCrossEveryMeridianAtTheirAzimuth() throws {
    var random = Randomness()
    for _ in rounds(2000) {
      let from = point(random.double(in: -80...80), random.longitude())
      let to = point(random.double(in: -80...80), from.longitude + random.double(in: -170...170))
      let line = try Rhumb.inverse(from: from, to: to)
      guard line.distance > 1000 else { continue }
      let middle = try Rhumb.direct(from: from, azimuth: line.azimuth, distance: line.distance / 2)
      let rest = try Rhumb.inverse(from: middle, to: to)
      #expect((rest.distance - line.distance / 2).magnitude <= 3e-8, "\(from), \(to)")
      #expect(degreesApart(rest.azimuth, line.azimuth) * rest.distance / 57.3 <= 5e-8, "\(from), \(to)")
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
      try Rhumb.inverse(
        from: rows.positions(0, 1), to: rows.positions(2, 3),
        distances: rows.output(0), azimuths: rows.output(1), statuses: rows.status)
    }
    for (row, n) in numbers.enumerated() {
      let agrees = rows.holds(row: row) { () throws(gn_status) in
        let line = try Rhumb.inverse(from: point(n[0], n[1]), to: point(n[2], n[3]))
        return [line.distance, line.azimuth]
      }
      #expect(agrees, "\(n)")
    }
  }

  @Test func rowsOfADirectBatchAreWhatSingleCallsGive() throws {
    var random = Randomness()
    let numbers = randomRows(&random) { random, _ in (random.longitude(), random.double(ofMagnitudeUpTo: 1e7)) }
    let rows = BatchRows(numbers)
    defer { rows.deallocate() }
    #expect(throws: GN_PARTIAL) {
      try Rhumb.direct(
        from: rows.positions(0, 1), azimuths: rows.input(2), distances: rows.input(3), latitudes: rows.output(0),
        longitudes: rows.output(1), statuses: rows.status)
    }
    for (row, n) in numbers.enumerated() {
      let agrees = rows.holds(row: row) { () throws(gn_status) in
        let end = try Rhumb.direct(from: point(n[0], n[1]), azimuth: n[2], distance: n[3])
        return [end.latitude, end.longitude]
      }
      #expect(agrees, "\(n)")
    }
  }

  // MARK: Edges

  @Test func onePositionAndItselfAreNothingApart() throws {
    for (a, b) in [
      (point(10, 20), point(10, 380)), (point(0, 180), point(-0.0, -180)), (point(90, 1), point(90, 2)),
      (point(-90, 1), point(-90, 181)),
    ] {
      let line = try Rhumb.inverse(from: a, to: b)
      #expect(line.distance == 0 && line.azimuth == 0, "\(a), \(b)")
    }
  }

  @Test func betweenOppositeMeridiansTheEasternOneIsTaken() throws {
    for (from, to) in [(0.0, 180.0), (0, -180), (180, 0), (-180, 0), (90, -90), (-90, 90)] {
      #expect(try Rhumb.inverse(from: point(10, from), to: point(10, to)).azimuth == 90)
      let line = try Rhumb.inverse(from: point(10, from), to: point(20, to))
      #expect(line.azimuth > 0 && line.azimuth < 90)
    }
  }

  @Test func latitudesAsNearAsNumbersGoHaveADirection() throws {
    let least = Double.leastNonzeroMagnitude
    #expect(try Rhumb.inverse(from: point(least, 1), to: point(0, 1)) == (0, 180))
    #expect(try Rhumb.inverse(from: point(0, 1), to: point(least, 1)) == (0, 0))
    for latitude in [0, least, 1e-300, 1e-101] {
      let line = try Rhumb.inverse(from: point(-latitude, 0), to: point(latitude, 1))
      #expect((line.distance - 111319.49079327358).magnitude <= 3e-11 && line.azimuth == 90, "\(latitude): \(line)")
    }
  }

  @Test func atAPoleTheyEndAsMeridians() throws {
    // A quarter of a meridian, by mpmath: a E(e^2).
    let quarter = 10001965.729312723
    for (from, to, distance, azimuth) in [
      (point(0, 0), point(90, 50), quarter, 0.0), (point(90, 50), point(0, 0), quarter, 180),
      (point(0, 0), point(-90, 50), quarter, 180), (point(-90, 0), point(90, 90), 2 * quarter, 0),
    ] {
      let line = try Rhumb.inverse(from: from, to: to)
      #expect((line.distance - distance).magnitude <= 4e-9 && line.azimuth == azimuth, "\(from), \(to): \(line)")
      let end = try Rhumb.direct(from: from, azimuth: line.azimuth, distance: line.distance)
      #expect((end.latitude - to.latitude).magnitude <= 1e-13 && end.longitude == from.longitude, "\(from), \(to)")
    }
    #expect(throws: GN_ERROR_DISTANCE) { try Rhumb.direct(from: point(0, 0), azimuth: 0, distance: quarter + 1e-6) }
    #expect(throws: GN_ERROR_DISTANCE) { try Rhumb.direct(from: point(80, 0), azimuth: 135, distance: -1e7) }
    #expect(throws: GN_ERROR_DISTANCE) { try Rhumb.direct(from: point(90, 0), azimuth: 0, distance: 1) }
    let onThePole = try Rhumb.direct(from: point(-90, 30), azimuth: 90, distance: 1e9)
    #expect(onThePole.latitude == -90 && onThePole.longitude == 30)
  }

  // MARK: Refused input

  @Test func badPositionsAndDistancesAreRefused() {
    let good = point(1, 2)
    for (bad, status) in [
      (point(.nan, 0), GN_ERROR_NOT_FINITE), (point(0, .infinity), GN_ERROR_NOT_FINITE),
      (point(91, .nan), GN_ERROR_NOT_FINITE),
      (point(90.0.nextUp, 0), GN_ERROR_LATITUDE), (point(-1e300, 0), GN_ERROR_LATITUDE),
    ] {
      #expect(throws: status) { try Rhumb.inverse(from: bad, to: good) }
      #expect(throws: status) { try Rhumb.inverse(from: good, to: bad) }
      #expect(throws: status) { try Rhumb.direct(from: bad, azimuth: 0, distance: 1) }
    }
    for (azimuth, distance, status) in [
      (Double.nan, 1, GN_ERROR_NOT_FINITE), (.infinity, 1, GN_ERROR_NOT_FINITE), (90, .nan, GN_ERROR_NOT_FINITE),
      (90, -.infinity, GN_ERROR_NOT_FINITE), (90, 1e12.nextUp, GN_ERROR_DISTANCE), (90, -1e300, GN_ERROR_DISTANCE),
    ] {
      #expect(throws: status) { try Rhumb.direct(from: good, azimuth: azimuth, distance: distance) }
    }
  }
}

extension FloatingPointSign {
  /// 1 or -1.
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}
