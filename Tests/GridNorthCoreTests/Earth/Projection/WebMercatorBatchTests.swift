// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Web Mercator, in meters")
struct WebMercatorBatchTests {
  /// x and y, or latitudes and longitudes, of many rows, with their statuses.
  private func rows(
    _ first: [Double], _ second: [Double],
    _ batch: (
      Column<Double>, Column<Double>, MutableColumn<Double>, MutableColumn<Double>, UnsafeMutablePointer<UInt8>?
    ) throws(gn_status) -> Void
  ) -> (first: [Double], second: [Double], statuses: [UInt8], status: gn_status) {
    let count = first.count
    var results = ([Double](repeating: -7, count: count), [Double](repeating: -7, count: count))
    var statuses = [UInt8](repeating: 255, count: count)
    var status = GN_OK
    do throws(gn_status) {
      try results.0.withUnsafeMutableBufferPointer { (one) throws(gn_status) in
        try results.1.withUnsafeMutableBufferPointer { (other) throws(gn_status) in
          try batch(
            Column(first, stride: 8, count: count), Column(second, stride: 8, count: count),
            MutableColumn(one.baseAddress, stride: 8, count: count),
            MutableColumn(other.baseAddress, stride: 8, count: count), &statuses)
        }
      }
    } catch { status = error }
    return (results.0, results.1, statuses, status)
  }

  private func forward(_ latitudes: [Double], _ longitudes: [Double]) -> (
    first: [Double], second: [Double], statuses: [UInt8], status: gn_status
  ) {
    rows(latitudes, longitudes) { (latitudes, longitudes, xs, ys, statuses) throws(gn_status) in
      try WebMercator.forward(PositionColumns(latitudes, longitudes), xs: xs, ys: ys, statuses: statuses)
    }
  }

  private func inverse(_ xs: [Double], _ ys: [Double]) -> (
    first: [Double], second: [Double], statuses: [UInt8], status: gn_status
  ) {
    rows(xs, ys) { (xs, ys, latitudes, longitudes, statuses) throws(gn_status) in
      try WebMercator.inverse(xs: xs, ys: ys, latitudes: latitudes, longitudes: longitudes, statuses: statuses)
    }
  }

  // MARK: Vectors

  @Test func pointsAreThoseOfMpmath() throws {
    // 6378137 asinh(tan phi) and 6378137 pi lambda/180, at 40 digits.
    let known: [(latitude: Double, longitude: Double, x: Double, y: Double)] = [
      (48.85837, 2.294481, 255420.45655484116, 6250863.825524256), (0, 180, 20037508.342789244, 0),
      (-33.8568, 151.2153, 16833210.196152102, -4009589.934222665),
      (85.0511287798066, -180, -20037508.342789244, 20037508.34278926),
      (89.999999, 0.001, 111.31949079327357, 118358352.9486454),
    ]
    for (latitude, longitude, x, y) in known {
      let point = try WebMercator.forward(latitude: latitude, longitude: longitude)
      #expect((point.x - x).magnitude <= 8e-9, "\(latitude), \(longitude): \(point)")
      #expect((point.y - y).magnitude <= (latitude > 89 ? 1e-7 : 2e-8), "\(latitude), \(longitude): \(point)")
    }
  }

  // MARK: Properties

  @Test func aRowOfABatchIsACall() throws {
    var random = Randomness()
    for count in [1, 2, 7, 8, 9, 31] {
      let latitudes = (0..<count).map { _ in random.latitude() }
      let longitudes = (0..<count).map { _ in random.longitude() * random.element(of: [1, 1, 1e9, 1e300]) }
      let found = forward(latitudes, longitudes)
      for row in 0..<count {
        do throws(gn_status) {
          let one = try WebMercator.forward(latitude: latitudes[row], longitude: longitudes[row])
          #expect(found.first[row].bitPattern == one.x.bitPattern, "\(latitudes[row]) \(longitudes[row])")
          #expect(found.second[row].bitPattern == one.y.bitPattern, "\(latitudes[row]) \(longitudes[row])")
          #expect(found.statuses[row] == 0)
        } catch {
          #expect(found.first[row].isNaN && found.second[row].isNaN)
          #expect(UInt32(found.statuses[row]) == error.rawValue)
        }
      }
      let xs = (0..<count).map { _ in random.double(in: -3e7...3e7) * random.element(of: [1, 1, 1e9, 1e300]) }
      let ys = (0..<count).map { _ in random.double(in: -3e7...3e7) * random.element(of: [1, 1, 1e9, 1e300]) }
      let back = inverse(xs, ys)
      #expect(back.status == GN_OK)
      for row in 0..<count {
        let one = try WebMercator.inverse(x: xs[row], y: ys[row])
        #expect(back.first[row].bitPattern == one.latitude.bitPattern, "\(xs[row]) \(ys[row])")
        #expect(back.second[row].bitPattern == one.longitude.bitPattern, "\(xs[row]) \(ys[row])")
      }
    }
  }

  @Test func goingThereAndBackChangesNothing() throws {
    var random = Randomness()
    for _ in rounds(10_000) {
      let latitude = random.double(in: -89...89)
      let longitude = random.double(in: -180...179.999)
      let point = try WebMercator.forward(latitude: latitude, longitude: longitude)
      let back = try WebMercator.inverse(x: point.x, y: point.y)
      #expect((back.latitude - latitude).magnitude <= 6e-14, "\(latitude)")
      #expect((back.longitude - longitude).magnitude <= 6e-14, "\(longitude)")
    }
  }

  // MARK: Edges

  @Test func the180thMeridianIsTheEastEdgeAndOtherLongitudesAreReduced() throws {
    #expect(try WebMercator.forward(latitude: 0, longitude: 180).x == 20037508.342789244)
    #expect(try WebMercator.forward(latitude: 0, longitude: -180).x == -20037508.342789244)
    #expect(try WebMercator.forward(latitude: 0, longitude: 540).x == -20037508.342789244)
    let degree = try WebMercator.forward(latitude: 0, longitude: 361).x
    #expect((degree - 111319.49079327357).magnitude <= 3e-11)
    #expect(try WebMercator.inverse(x: 20037508.342789244, y: 0).longitude == -180)
    #expect(try WebMercator.inverse(x: 0, y: 1e300).latitude == 90)
  }

  // MARK: Refused input

  @Test func polesAndWhatIsNoPositionAreRefused() {
    let latitudes: [Double] = [90, -90, 91, -.infinity, .nan, 0, 0, 89]
    let longitudes: [Double] = [0, 0, 0, 0, 0, .nan, .infinity, 0]
    let found = forward(latitudes, longitudes)
    let wanted = [
      GN_ERROR_POLE, GN_ERROR_POLE, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_NOT_FINITE, GN_ERROR_NOT_FINITE,
      GN_ERROR_NOT_FINITE, GN_OK,
    ]
    #expect(found.status == GN_PARTIAL)
    #expect(found.statuses == wanted.map { UInt8($0.rawValue) })
    #expect(found.first.dropLast().allSatisfy { $0.isNaN } && found.second.dropLast().allSatisfy { $0.isNaN })
    let back = inverse([.nan, 0, 0], [0, .infinity, 0])
    #expect(back.status == GN_PARTIAL)
    #expect(back.statuses == [UInt8(GN_ERROR_NOT_FINITE.rawValue), UInt8(GN_ERROR_NOT_FINITE.rawValue), 0])
  }
}
