// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Grid bearings")
struct GridBearingTests {
  // MARK: Vectors

  @Test func bearingsAreAzimuthsLessConvergences() throws {
    // Azimuths and distances: GeodSolve -i -p 9; convergences: GeoConvert -c -z ZONE -p 9; GeographicLib 2.1.2.
    let known: [(from: gn_point, to: gn_point, zone: Int32, distance: Double, bearingFrom: Double, bearingTo: Double)] =
      [
        (
          point(48, 11), point(48.5, 12.5), 0, 124496.675650483, 62.91812531842678 - 1.4865624078926,
          64.03725048066650 - 2.6227896930013
        ),
        (
          point(60.39, 5.32), point(59.91, 10.75), 32, 306233.314955494, 97.69169808244942 + 3.2005031379840,
          102.40222370277439 - 1.5142870910344
        ),
        (
          point(-33.9, 18.4), point(-33.5, 19.5), 32734, 111211.311088690, 66.79404399296942 - 1.4508329115288,
          66.18369835669515 - 0.8280388784679
        ),
        // Over the pole, straight on along a line of the UPS grid.
        (point(85, 10), point(86, -170), 0, 1005224.176478965, -10, -10),
      ]
    for (from, to, zone, distance, bearingFrom, bearingTo) in known {
      let line = try GridBearing.inverse(from: from, to: to, zone: zone)
      #expect((line.distance - distance).magnitude <= 1.5e-8, "\(from), \(to)")
      #expect(degreesApart(line.bearingFrom, bearingFrom) <= 2e-12, "\(from), \(to): \(line)")
      #expect(degreesApart(line.bearingTo, bearingTo) <= 2e-12, "\(from), \(to): \(line)")
    }
  }

  // MARK: Properties

  @Test func goingTheDistanceAtTheBearingArrives() throws {
    var random = Randomness()
    for _ in rounds(2000) {
      let from = random.position()
      let to = random.position(near: from)
      let line = try GridBearing.inverse(from: from, to: to, zone: 0)
      let end = try GridBearing.direct(from: from, zone: 0, bearing: line.bearingFrom, distance: line.distance)
      #expect(metersApart(to, end.point) <= 1.5e-8, "\(from), \(to)")
      // Next to a pole a nanometer is many degrees of longitude, and of bearing.
      guard line.distance > 1, to.latitude.magnitude < 89.9 else { continue }
      #expect(degreesApart(try end.bearing(), line.bearingTo) <= 1e-6, "\(from), \(to)")
    }
  }

  // MARK: Edges

  @Test func onTheCentralMeridianBearingsAreAzimuths() throws {
    let line = try GridBearing.inverse(from: point(10, 9), to: point(12, 9), zone: 0)
    #expect(line.bearingFrom == 0 && line.bearingTo == 0)
    #expect(try GridBearing.inverse(from: point(12, 9), to: point(10, 9), zone: 0).bearingTo == 180)
  }

  @Test func theZoneOfTheStartServesForBothEnds() throws {
    let across = try GridBearing.inverse(from: point(10, 5.9), to: point(10, 6.1), zone: 0)
    let asked = try GridBearing.inverse(from: point(10, 5.9), to: point(10, 6.1), zone: 31)
    let other = try GridBearing.inverse(from: point(10, 5.9), to: point(10, 6.1), zone: 32)
    #expect(across == asked && across.bearingTo != other.bearingTo)
  }

  @Test func anEndBeyondTheZoneHasNoBearing() throws {
    #expect(throws: GN_ERROR_TOO_FAR) { try GridBearing.inverse(from: point(0, 3), to: point(0, 30), zone: 0) }
    #expect(throws: GN_ERROR_TOO_FAR) { try GridBearing.inverse(from: point(0, 30), to: point(0, 3), zone: 31) }
    #expect(throws: GN_ERROR_TOO_FAR) { try GridBearing.direct(from: point(0, 30), zone: 31, bearing: 0, distance: 1) }
    let end = try GridBearing.direct(from: point(0, 3), zone: 0, bearing: 90, distance: 3_000_000)
    #expect(degreesApart(end.point.longitude, 29.949458523585) <= 1e-9)
    #expect(throws: GN_ERROR_TOO_FAR) { try end.bearing() }
  }

  // MARK: Refused input

  @Test func badInputIsRefused() {
    let good = point(1, 2)
    for (bad, status) in [(point(.nan, 0), GN_ERROR_NOT_FINITE), (point(91, 0), GN_ERROR_LATITUDE)] {
      #expect(throws: status) { try GridBearing.inverse(from: bad, to: good, zone: 0) }
      #expect(throws: status) { try GridBearing.inverse(from: good, to: bad, zone: 0) }
      #expect(throws: status) { try GridBearing.direct(from: bad, zone: 0, bearing: 0, distance: 1) }
    }
    for zone: Int32 in [-1, 61, 32600, 32662, .min, .max] {
      #expect(throws: GN_ERROR_ZONE) { try GridBearing.inverse(from: good, to: good, zone: zone) }
      #expect(throws: GN_ERROR_ZONE) { try GridBearing.direct(from: good, zone: zone, bearing: 0, distance: 1) }
    }
    #expect(throws: GN_ERROR_NOT_FINITE) { try GridBearing.direct(from: good, zone: 0, bearing: .nan, distance: 1) }
    #expect(throws: GN_ERROR_DISTANCE) { try GridBearing.direct(from: good, zone: 0, bearing: 0, distance: 2e12) }
  }
}
