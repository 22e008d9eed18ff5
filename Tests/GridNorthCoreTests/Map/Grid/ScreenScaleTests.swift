// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

private let metric = Int32(GN_UNITS_METRIC)
private let imperial = Int32(GN_UNITS_IMPERIAL)
private let nautical = Int32(GN_UNITS_NAUTICAL)

extension gn_scale_bar {
  fileprivate var label: String { withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) } }
  fileprivate var symbol: String {
    withUnsafeBytes(of: unit) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

@Suite("Meters per pixel")
struct ScreenScaleTests {
  // MARK: Vectors

  @Test func metersPerPixelAreThoseOfTheEllipsoid() throws {
    // 2 pi N cos phi divided by the world's width, by mpmath at 40 digits. PROJ 9.5 (merc on WGS 84: 1/parallel_scale)
    // agrees to 1e-9.
    let known: [(latitude: Double, zoom: Double, tileSize: UInt32, meters: Double)] = [
      (0, 0, 512, 78271.51696402048), (0, 0, 256, 156543.03392804097), (48.8583, 12, 512, 12.596364211145614),
      (-33.8568, 15.5, 256, 2.8081794272395597), (78.2232, 3, 512, 2003.3354568080504),
      (89.9, 22, 512, 3.267981148160845e-05), (60, -4, 256, 1255500.0353798128), (84, 30, 512, 7.645061981383593e-06),
    ]
    for (latitude, zoom, tileSize, meters) in known {
      let result = try ScreenScale.metersPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize)
      // Five roundings; next to a pole the sine of the angle to it.
      #expect((result - meters).magnitude <= 1e-15 * meters, "\(latitude), \(zoom)")
    }
  }

  // MARK: Properties

  @Test func oneZoomFurtherInHalvesThem() throws {
    var random = Randomness()
    for _ in rounds(10_000) {
      let latitude = random.latitude()
      let zoom = Double(random.integer(in: -4096...29_695)) / 1024
      let meters = try ScreenScale.metersPerPixel(latitude: latitude, zoom: zoom, tileSize: 512)
      #expect(try ScreenScale.metersPerPixel(latitude: latitude, zoom: zoom + 1, tileSize: 512) == meters / 2)
      #expect(try ScreenScale.metersPerPixel(latitude: latitude, zoom: zoom + 1, tileSize: 256) == meters)
      #expect(try ScreenScale.metersPerPixel(latitude: -latitude, zoom: zoom, tileSize: 512) == meters)
    }
  }

  // MARK: Edges

  @Test func aPixelAtAPoleSpansNothing() throws {
    for latitude in [90.0, -90] {
      #expect(try ScreenScale.metersPerPixel(latitude: latitude, zoom: 5, tileSize: 512) == 0)
    }
  }

  // MARK: Refused input

  @Test func wrongViewsAreRefused() {
    let wrong: [(latitude: Double, zoom: Double, tileSize: UInt32, status: gn_status)] = [
      (.nan, 0, 512, GN_ERROR_NOT_FINITE), (.infinity, 0, 512, GN_ERROR_NOT_FINITE),
      (0, .nan, 512, GN_ERROR_NOT_FINITE),
      (0, -.infinity, 512, GN_ERROR_NOT_FINITE), (91, .nan, 512, GN_ERROR_NOT_FINITE),
      (90.0.nextUp, 0, 512, GN_ERROR_LATITUDE),
      ((-90.0).nextDown, 31, 512, GN_ERROR_LATITUDE), (0, 30.0.nextUp, 512, GN_ERROR_ZOOM),
      (0, (-4.0).nextDown, 1, GN_ERROR_ZOOM),
      (0, 0, 0, GN_ERROR_TILE_SIZE), (0, 0, 1024, GN_ERROR_TILE_SIZE), (0, 0, .max, GN_ERROR_TILE_SIZE),
    ]
    for (latitude, zoom, tileSize, status) in wrong {
      #expect(throws: status, "\(latitude), \(zoom), \(tileSize)") {
        _ = try ScreenScale.metersPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize)
      }
      #expect(throws: status, "\(latitude), \(zoom), \(tileSize)") {
        _ = try ScreenScale.bar(latitude: latitude, zoom: zoom, tileSize: tileSize, maxWidth: 100, units: metric)
      }
    }
  }
}

@Suite("Scale bar")
struct ScaleBarTests {
  /// A bar of limited length in meters: at the equator and zoom 0 a pixel spans 78271.51696402048 m.
  private func bar(_ meters: Double, _ units: Int32) throws -> gn_scale_bar {
    // The zoom at which the bar is to be 100 to 200 pixels wide.
    var zoom = -4.0
    while zoom < 30, meters * (zoom.powerOfTwo / 78271.51696402048) < 100 { zoom += 1 }
    let width = meters * (zoom.powerOfTwo / 78271.51696402048)
    return try ScreenScale.bar(latitude: 0, zoom: zoom, tileSize: 512, maxWidth: width, units: units)
  }

  // MARK: Vectors

  @Test func roundLengthsAreLabeledInTheRightUnit() throws {
    let known: [(meters: Double, units: Int32, label: String, value: Double, length: Double)] = [
      (1234, metric, "1 km", 1, 1000), (1000.1, metric, "1 km", 1, 1000), (999.9, metric, "500 m", 500, 500),
      (499.9, metric, "200 m", 200, 200), (5.1e6, metric, "5000 km", 5000, 5e6), (1.5, metric, "1 m", 1, 1),
      (0.99, metric, "0.5 m", 0.5, 0.5), (0.021, metric, "0.02 m", 0.02, 0.02),
      (0.0011, metric, "0.001 m", 0.001, 0.001),
      (1609.4, imperial, "1 mi", 1, 1609.344), (1609.3, imperial, "5000 ft", 5000, 1524),
      (1523.9, imperial, "2000 ft", 2000, 609.6), (30.5, imperial, "100 ft", 100, 30.48),
      (0.305, imperial, "1 ft", 1, 0.3048), (0.304, imperial, "0.5 ft", 0.5, 0.1524),
      (1.7e6, imperial, "1000 mi", 1000, 1_609_344), (1852.1, nautical, "1 nmi", 1, 1852),
      (1851.9, nautical, "0.5 nmi", 0.5, 926), (925.9, nautical, "0.2 nmi", 0.2, 370.4),
      (185.3, nautical, "0.1 nmi", 0.1, 185.2), (185.1, nautical, "500 ft", 500, 152.4),
      (9.3e6, nautical, "5000 nmi", 5000, 9_260_000),
    ]
    for (meters, units, label, value, length) in known {
      let bar = try bar(meters, units)
      #expect(bar.label == label, "\(meters) m")
      #expect(bar.value == value && (bar.meters - length).magnitude <= length.ulp, "\(meters) m")
      #expect(label.hasSuffix(" " + bar.symbol), "\(meters) m")
    }
  }

  // MARK: Properties

  /// Every length in meters that a bar of these units may have, the shortest first.
  private static func lengths(_ units: Int32) -> [Double] {
    let round = (-10...9).flatMap { power in ["1", "2", "5"].compactMap { Double("\($0)e\(power)") } }
    let feet = round.map { $0 * 0.3048 }
    switch units {
    case metric: return round.filter { $0 < 1000 } + round.filter { $0 >= 1 }.map { $0 * 1000 }
    case imperial: return feet.filter { $0 < 1609.344 } + round.filter { $0 >= 1 }.map { $0 * 1609.344 }
    default: return feet.filter { $0 < 185 } + round.filter { $0 >= 0.1 }.map { $0 * 1852 }
    }
  }

  @Test func theBarIsTheLongestThatFits() throws {
    var random = Randomness()
    for units in [metric, imperial, nautical] {
      let lengths = Self.lengths(units)
      for _ in rounds(5_000) {
        let latitude = random.double(in: -89.9...89.9)
        let zoom = random.double(in: -4...30)
        let tileSize: UInt32 = Bool.random(using: &random) ? 512 : 256
        let width = 0.001 + random.double(ofMagnitudeUpTo: 999_999).magnitude
        let view = "\(latitude), \(zoom), \(tileSize), \(width), \(units)"
        let bar = try ScreenScale.bar(latitude: latitude, zoom: zoom, tileSize: tileSize, maxWidth: width, units: units)
        let scale = try ScreenScale.metersPerPixel(latitude: latitude, zoom: zoom, tileSize: tileSize)
        let longest = try #require(lengths.last { $0 / scale <= width }, "\(view)")
        #expect((bar.meters - longest).magnitude <= longest.ulp, "\(view)")
        #expect(bar.width <= width && (bar.width * scale - bar.meters).magnitude <= bar.meters.ulp, "\(view)")
        #expect(bar.label.hasSuffix(" " + bar.symbol), "\(view)")
        #expect(Double(bar.label.prefix { $0 != " " }) == bar.value, "\(view): \(bar.label)")
      }
    }
  }

  @Test func aBarFitsIntoItsOwnWidth() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let latitude = random.double(in: -89.9...89.9)
      let zoom = random.double(in: -4...30)
      let units = Int32(random.integer(in: 1...3))
      let bar = try ScreenScale.bar(latitude: latitude, zoom: zoom, tileSize: 512, maxWidth: 300, units: units)
      let again = try ScreenScale.bar(latitude: latitude, zoom: zoom, tileSize: 512, maxWidth: bar.width, units: units)
      #expect(again.label == bar.label && again.width == bar.width, "\(latitude), \(zoom), \(units)")
    }
  }

  // MARK: Edges

  @Test func theLongestAndTheShortestBarHaveRoom() throws {
    let longest = try ScreenScale.bar(latitude: 0, zoom: -4, tileSize: 256, maxWidth: 1_000_000, units: metric)
    #expect(longest.label == "2000000000 km")
    let shortest: [(units: Int32, label: String)] = [
      (metric, "0.0000000001 m"), (imperial, "0.0000000002 ft"), (nautical, "0.0000000002 ft"),
    ]
    for latitude in [89.9, -89.9] {
      for (units, label) in shortest {
        let bar = try ScreenScale.bar(latitude: latitude, zoom: 30, tileSize: 512, maxWidth: 0.001, units: units)
        #expect(bar.label == label)
      }
    }
  }

  // MARK: Refused input

  @Test func wrongBarsAreRefused() {
    let wrong: [(latitude: Double, width: Double, units: Int32, status: gn_status)] = [
      (0, .nan, metric, GN_ERROR_NOT_FINITE), (0, .infinity, metric, GN_ERROR_NOT_FINITE),
      (90, .nan, metric, GN_ERROR_NOT_FINITE),
      (89.9.nextUp, 100, metric, GN_ERROR_LATITUDE), (-89.9.nextUp, 100, metric, GN_ERROR_LATITUDE),
      (90, 0, 0, GN_ERROR_LATITUDE),
      (0, 0, metric, GN_ERROR_PIXELS), (0, -1, metric, GN_ERROR_PIXELS), (0, (0.001).nextDown, metric, GN_ERROR_PIXELS),
      (0, (1e6).nextUp, 0, GN_ERROR_PIXELS), (0, 100, 0, GN_ERROR_UNIT), (0, 100, 4, GN_ERROR_UNIT),
      (0, 100, .min, GN_ERROR_UNIT),
    ]
    for (latitude, width, units, status) in wrong {
      #expect(throws: status, "\(latitude), \(width), \(units)") {
        _ = try ScreenScale.bar(latitude: latitude, zoom: 5, tileSize: 512, maxWidth: width, units: units)
      }
    }
  }
}
