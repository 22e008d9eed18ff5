// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

@Suite("Screens")
struct ScreenTests {
  private func anyScreen(_ random: inout Randomness, pitch: ClosedRange<Double> = 0...85) throws -> Screen {
    try Screen(
      center: Position(latitude: random.double(in: -80...80), longitude: random.longitude()),
      zoom: random.double(in: 2...22), width: random.double(in: 1...2_000), height: random.double(in: 1...2_000),
      bearing: random.double(in: -360...360), pitch: random.double(in: pitch),
      fieldOfView: random.double(in: 0...1) < 0.5 ? nil : random.double(in: 10...100),
      tileSize: random.element(of: TileSize.allCases))
  }

  /// Whether all that is seen is in the copy of the world that pixels of positions belong to: within 180 degrees of the
  /// center.
  private func showsOneCopy(_ screen: Screen) -> Bool {
    let (west, east) = (screen.view.west, screen.view.east)
    return east - west + (east < west ? 360 : 0) < 180
  }

  // MARK: Properties

  @Test func pixelsLeadBack() throws {
    var random = Randomness()
    var seen = 0
    for _ in rounds(2_000) {
      let screen = try anyScreen(&random)
      let pixel = SIMD2(random.double(in: 0...screen.width), random.double(in: 0...screen.height))
      guard showsOneCopy(screen), let position = try? screen.position(at: pixel), position.latitude.magnitude < 85.05
      else { continue }
      let back = try screen.pixel(of: position)
      #expect((back - pixel).x.magnitude + (back - pixel).y.magnitude < 1e-3, "\(screen): \(pixel), \(back)")
      seen += 1
    }
    #expect(seen > rounds(2_000).count / 3)
  }

  @Test func manyAreAsOne() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let screen = try anyScreen(&random)
      let positions = (0..<20).map { _ in Position(latitude: random.latitude(), longitude: random.longitude()) }
      let pixels = (0..<20).map { _ in SIMD2(random.double(in: -2_000...4_000), random.double(in: -2_000...4_000)) }
      for (position, result) in zip(positions, screen.pixels(of: positions)) {
        #expect(result == Result { () throws(GridNorthError) in try screen.pixel(of: position) }, "\(screen)")
      }
      for (pixel, result) in zip(pixels, screen.positions(at: pixels)) {
        #expect(result == Result { () throws(GridNorthError) in try screen.position(at: pixel) }, "\(screen)")
      }
    }
  }

  @Test func theMatrixLeadsToThePixelsOfLines() throws {
    var random = Randomness()
    for _ in rounds(50) {
      let screen = try anyScreen(&random, pitch: 0...60)
      var options = GridOverlay.Options()
      options.tileSize = screen.tileSize
      let grid = try GridOverlay(view: screen.view, zoom: screen.zoom, options: options)
      let (lines, onMap, m) = (try grid.lines(), try grid.pixelLines(from: screen.center), screen.matrix)
      guard lines.vertices.count == onMap.vertices.count, showsOneCopy(screen) else { continue }
      for (position, vertex) in zip(lines.vertices, onMap.vertices) {
        /// A coordinate in clip space, and how far single precision may put it off.
        func clip(_ row: Int) -> (value: Double, error: Double) {
          let (x, y): (Float, Float) = (m[row] * vertex.x, m[4 + row] * vertex.y)
          let size = x.magnitude + y.magnitude + m[12 + row].magnitude
          return (Double(x + y + m[12 + row]), 4 * Double(Float.ulpOfOne * size))
        }
        let (across, up, depth) = (clip(0), clip(1), clip(3))
        guard depth.value > 0.1 else { continue }
        let pixel = try screen.pixel(of: position)
        let x = (across.value / depth.value + 1) * screen.width / 2
        let y = (1 - up.value / depth.value) * screen.height / 2
        func slack(_ clip: (value: Double, error: Double), _ pixels: Double) -> Double {
          0.01 + (clip.error + (clip.value / depth.value).magnitude * depth.error) / depth.value * pixels / 2
        }
        let (slackX, slackY) = (slack(across, screen.width), slack(up, screen.height))
        #expect((x - pixel.x).magnitude < slackX && (y - pixel.y).magnitude < slackY, "\(screen): \(position)")
      }
    }
  }

  // MARK: Edges

  @Test func theCenterIsInTheMiddle() throws {
    let center = Position(latitude: 51, longitude: 7)
    let screen = try Screen(center: center, zoom: 9, width: 800, height: 600, bearing: 77, pitch: 85)
    #expect(try screen.pixel(of: center) == SIMD2(400, 300))
    let middle = try screen.position(at: SIMD2(400, 300))
    #expect((middle.latitude - 51).magnitude < 1e-13 && middle.longitude == 7)
  }

  @Test func aWideScreenShowsTheWholeEarth() throws {
    let center = Position(latitude: 0, longitude: 10)
    let view = try Screen(center: center, zoom: 0, width: 800, height: 600).view
    #expect(view.east - view.west == 360 && (view.west + 170).magnitude < 1e-11)
    #expect((view.north - 85.051128).magnitude < 1e-6 && view.south == -view.north)
  }

  // MARK: Refused input

  @Test func whatIsOutOfRangeIsRefused() throws {
    func reason(
      latitude: Double = 0, zoom: Double = 0, width: Double = 1, height: Double = 1, bearing: Double = 0,
      pitch: Double = 0, fieldOfView: Double? = nil
    ) -> GridNorthError.Reason? {
      refusal { () throws(GridNorthError) in
        try Screen(
          center: Position(latitude: latitude, longitude: 0), zoom: zoom, width: width, height: height,
          bearing: bearing, pitch: pitch, fieldOfView: fieldOfView)
      }?.reason
    }
    #expect(reason() == nil)
    #expect(reason(latitude: 91) == .latitude && reason(zoom: 31) == .zoom && reason(bearing: .nan) == .notFinite)
    #expect(reason(width: 0) == .pixels && reason(height: 1_000_001) == .pixels)
    #expect(reason(pitch: -1) == .camera && reason(pitch: 86) == .camera && reason(fieldOfView: 151) == .camera)
  }

  @Test func whatIsOutOfSightIsRefused() throws {
    let screen = try Screen(
      center: Position(latitude: 0, longitude: 0), zoom: 5, width: 800, height: 600, pitch: 60)
    func reason(_ call: () throws(GridNorthError) -> some Any) -> GridNorthError.Reason? { refusal(call)?.reason }
    #expect(
      reason { () throws(GridNorthError) in try screen.position(at: SIMD2(400, -142)) } == .outOfSight)
    #expect(reason { () throws(GridNorthError) in try screen.position(at: SIMD2(400, -141)) } == nil)
    #expect(reason { () throws(GridNorthError) in try screen.position(at: SIMD2(1e16, 0)) } == .pixels)
    #expect(
      reason { () throws(GridNorthError) in try screen.pixel(of: Position(latitude: -60, longitude: 0)) }
        == .outOfSight)
    #expect(
      reason { () throws(GridNorthError) in try screen.pixel(of: Position(latitude: 91, longitude: 0)) } == .latitude)
  }
}
