// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

@Suite("Screen scale")
struct ScreenScaleTests {
  // MARK: Properties

  @Test func aPixelSpansItsPartOfTheParallel() throws {
    var random = Randomness()
    for _ in rounds(2_000) {
      let (latitude, zoom) = (random.latitude(), random.double(in: -4...30))
      let tileSize = random.element(of: TileSize.allCases)
      let scale = try ScreenScale(latitude: latitude, zoom: zoom, tileSize: tileSize)
      let sine = sin(latitude * .pi / 180)
      let flattening = 1 / 298.257223563
      let radius = 6_378_137 / sqrt(1 - flattening * (2 - flattening) * sine * sine) * cos(latitude * .pi / 180)
      let expected = 2 * .pi * radius / (Double(tileSize.rawValue) * exp2(zoom))
      // The cosine of the host is good to 1e-16 of 1, not of itself.
      let slack = 1e-13 * expected + 1e-9 / exp2(zoom)
      #expect((scale.metersPerPixel - expected).magnitude <= slack, "\(latitude), \(zoom)")
    }
  }

  @Test func aBarIsTheLongestThatFits() throws {
    let meters = ["m": 1, "km": 1_000, "ft": 0.3048, "mi": 1_609.344, "nmi": 1_852]
    var random = Randomness()
    for _ in rounds(2_000) {
      let scale = try ScreenScale(latitude: random.double(in: -89.9...89.9), zoom: random.double(in: 0...22))
      let width = random.double(in: 10...1_000)
      let units = random.element(of: ScreenScale.Units.allCases)
      let bar = try scale.bar(width: width, units: units)
      #expect(bar.width <= width && bar.width > width / 2.6, "\(scale), \(width): \(bar), \(bar.width)")
      #expect((bar.width * scale.metersPerPixel / bar.meters - 1).magnitude < 1e-14, "\(scale), \(width): \(bar)")
      #expect((bar.value * (meters[bar.unit] ?? .nan) / bar.meters - 1).magnitude < 1e-14, "\(scale), \(width): \(bar)")
      let digits = bar.text.split(separator: " ")
      #expect(digits.count == 2 && digits[1] == bar.unit, "\(bar.text)")
      #expect(Double(digits[0]) == bar.value, "\(bar.text)")
      #expect(["1", "2", "5"].contains(digits[0].filter { !"0.".contains($0) }), "\(bar.text)")
    }
  }

  // MARK: Edges

  @Test func theEquatorAndThePoles() throws {
    #expect(try ScreenScale(latitude: 0, zoom: 0).metersPerPixel == 2 * .pi * 6_378_137 / 512)
    #expect(try ScreenScale(latitude: 90, zoom: 0).metersPerPixel == 0)
    let scale = try ScreenScale(latitude: 60, zoom: 10)
    #expect(try ScreenScale(latitude: 60, zoom: 11, tileSize: .pixels256).metersPerPixel == scale.metersPerPixel)
  }

  @Test func eachSystemHasItsUnits() throws {
    func text(_ zoom: Double, _ units: ScreenScale.Units) throws -> String {
      try ScreenScale(latitude: 0, zoom: zoom).bar(width: 100, units: units).description
    }
    #expect(try text(10, .metric) == "5 km" && text(15, .metric) == "200 m")
    #expect(try text(10, .imperial) == "2 mi" && text(15, .imperial) == "500 ft")
    #expect(try text(10, .nautical) == "2 nmi" && text(14, .nautical) == "0.2 nmi" && text(18, .nautical) == "50 ft")
  }

  // MARK: Refused input

  @Test func whatIsOutOfRangeIsRefused() throws {
    func reason(_ latitude: Double, _ zoom: Double) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in try ScreenScale(latitude: latitude, zoom: zoom) }?.reason
    }
    #expect(reason(90.1, 0) == .latitude && reason(.nan, 0) == .notFinite && reason(0, .nan) == .notFinite)
    #expect(reason(0, -4.1) == .zoom && reason(0, 30.1) == .zoom)
    func reason(_ latitude: Double, width: Double) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in
        try ScreenScale(latitude: latitude, zoom: 10).bar(width: width)
      }?.reason
    }
    #expect(
      reason(0, width: 0.0009) == .pixels && reason(0, width: -1) == .pixels && reason(0, width: 1_000_001) == .pixels)
    #expect(reason(0, width: .nan) == .notFinite && reason(89.91, width: 100) == .latitude)
  }
}
