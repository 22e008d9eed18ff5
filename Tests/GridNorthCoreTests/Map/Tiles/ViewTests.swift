// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Views")
struct ViewTests {
  private func bounds(_ list: [gn_point]) throws -> gn_bounds {
    try list.withUnsafeBufferPointer { try Points($0.baseAddress, count: $0.count).bounds() }
  }

  private func screen(width: Double = 800, height: Double = 600, bearing: Double = 0) -> gn_screen {
    gn_screen(
      center: gn_point(latitude: .nan, longitude: .nan), zoom: .nan, width: width, height: height, bearing: bearing,
      pitch: 60, field_of_view: 0, tile_size: 0, reserved: 0)
  }

  // MARK: Properties

  @Test func boundsLeaveOutTheLargestGap() throws {
    var random = Randomness()
    for _ in rounds(3000) {
      let points = (0..<random.integer(in: 1...30)).map { _ in point(random.double(in: -89...89), random.longitude()) }
      let found = try bounds(points)
      #expect(found.south == points.map(\.latitude).min() && found.north == points.map(\.latitude).max())
      let longitudes = points.map { Angle.reduce(longitude: $0.longitude) }.sorted()
      let gaps = zip(longitudes, longitudes.dropFirst() + [longitudes[0] + 360]).map { $1 - $0 }
      let width = found.east - found.west + (found.east < found.west ? 360 : 0)
      #expect((width - (360 - gaps.max()!)).magnitude <= 1e-9, "\(longitudes) \(found)")
      #expect(longitudes.contains(found.west))
    }
  }

  @Test func aFittedScreenShowsItsBoundsWithinThePadding() throws {
    var random = Randomness()
    for _ in rounds(3000) {
      let (south, west) = (random.double(in: -70...60), random.longitude())
      let size = random.double(in: 0.001...20)
      let box = gn_bounds(south: south, west: west, north: south + size * random.double(in: 0...1), east: west + size)
      let padding = gn_padding(
        top: random.double(in: 0...90), right: random.double(in: 0...90), bottom: random.double(in: 0...90),
        left: random.double(in: 0...90))
      let given = screen(bearing: random.element(of: [0, 90, random.double(in: -180...180)]))
      let fitted = try Screen.fit(box, into: given, padding: padding, maxZoom: 30)
      #expect(fitted.pitch == 0 && fitted.bearing == given.bearing)
      let seen = try Screen(fitted)
      let corners = try [
        seen.pixel(of: point(box.south, box.west)), seen.pixel(of: point(box.south, box.east)),
        seen.pixel(of: point(box.north, box.west)), seen.pixel(of: point(box.north, box.east)),
      ]
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let sides = (
        left: xs.min()! - padding.left, right: 800 - padding.right - xs.max()!, top: ys.min()! - padding.top,
        bottom: 600 - padding.bottom - ys.max()!
      )
      // In the middle, and two sides touch.
      #expect((sides.left - sides.right).magnitude <= 1e-3 && (sides.top - sides.bottom).magnitude <= 1e-3, "\(box)")
      #expect(min(sides.left, sides.top) >= -1e-3 && min(sides.left, sides.top) <= 1e-3, "\(box) \(sides)")
    }
  }

  // MARK: Edges

  @Test func someBoundsOfPoints() throws {
    let fiji = try bounds([point(-18.1, 178.4), point(-13.8, -171.8)])
    #expect(fiji.west == 178.4 && fiji.east == -171.8)
    let one = try bounds([point(3, 540)])
    #expect(one.west == -180 && one.east == -180 && one.south == 3 && one.north == 3)
    let east = try bounds([point(0, 170), point(0, 180)])
    #expect(east.west == 170 && east.east == 180)
    let pole = try bounds([point(90, 12), point(80, 50), point(81, 60)])
    #expect(pole.north == 90 && pole.west == 50 && pole.east == 60)
    let poles = try bounds([point(90, 12), point(-90, 50)])
    #expect(poles.south == -90 && poles.north == 90 && poles.west == 12 && poles.east == 12)
    let all = try bounds((0..<720).map { point(0, Double($0) / 2) })
    #expect(all.west == -180 && all.east == 180)
  }

  @Test func aPointIsShownAtTheLargestZoom() throws {
    let spot = gn_bounds(south: 10, west: 20, north: 10, east: 20)
    let fitted = try Screen.fit(spot, into: screen(), padding: gn_padding(), maxZoom: 17)
    #expect(fitted.zoom == 17)
    #expect((fitted.center.latitude - 10).magnitude <= 1e-13 && fitted.center.longitude == 20)
  }

  @Test func theWorldFitsAcrossTheScreen() throws {
    let world = gn_bounds(south: -90, west: -180, north: 90, east: 180)
    let fitted = try Screen.fit(world, into: screen(width: 512, height: 512), padding: gn_padding(), maxZoom: 30)
    #expect(fitted.zoom.magnitude <= 1e-14 && fitted.center.latitude.magnitude <= 1e-12)
    #expect(fitted.center.longitude == 0)
  }

  // MARK: Refused input

  @Test func wrongViewsAreRefused() throws {
    #expect(throws: GN_ERROR_COUNT) { try bounds([]) }
    #expect(throws: GN_ERROR_LATITUDE) { try bounds([point(91, 0)]) }
    let box = gn_bounds(south: 10, west: 20, north: 11, east: 21)
    func fit(
      _ box: gn_bounds, _ screen: gn_screen, _ padding: gn_padding = gn_padding(), maxZoom: Double = 20
    ) throws -> gn_screen {
      try Screen.fit(box, into: screen, padding: padding, maxZoom: maxZoom)
    }
    #expect(throws: GN_ERROR_VIEW) { try fit(gn_bounds(south: 2, west: 0, north: 1, east: 0), screen()) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try fit(gn_bounds(south: 2, west: .nan, north: 1, east: 0), screen()) }
    #expect(throws: GN_ERROR_LATITUDE) { try fit(gn_bounds(south: 2, west: 0, north: 91, east: 0), screen()) }
    #expect(throws: GN_ERROR_ZOOM) { try fit(box, screen(), maxZoom: 30.1) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try fit(box, screen(), maxZoom: .nan) }
    #expect(throws: GN_ERROR_PIXELS) { try fit(box, screen(width: 0)) }
    #expect(throws: GN_ERROR_PIXELS) {
      try fit(box, screen(), gn_padding(top: 0, right: 400, bottom: 0, left: 400))
    }
    #expect(throws: GN_ERROR_PIXELS) { try fit(box, screen(), gn_padding(top: -1, right: 0, bottom: 0, left: 0)) }
    #expect(throws: GN_ERROR_NOT_FINITE) {
      try fit(box, screen(), gn_padding(top: .infinity, right: 0, bottom: 0, left: 0))
    }
    let world = gn_bounds(south: -90, west: -180, north: 90, east: 180)
    #expect(throws: GN_ERROR_PIXELS) { try fit(world, screen(width: 20, height: 20)) }
  }
}
