// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Viewsheds")
struct ViewshedTests {
  private let hidden = UInt8(GN_VIEW_HIDDEN.rawValue)
  private let seen = UInt8(GN_VIEW_SEEN.rawValue)
  private let outside = UInt8(GN_VIEW_OUTSIDE.rawValue)
  private let unknown = UInt8(GN_VIEW_UNKNOWN.rawValue)

  /// A ridge of 200 m in the middle of plains at 100 m, from west to east in steps of 0.01 degrees.
  private let ridge = TestGrid(
    [[100, 100, 200, 100, 100], [100, 100, 200, 100, 100], [100, 100, 200, 100, 100]], south: 45, west: 6, step: 0.01)
  private let plains = TestGrid([[0, 0], [0, 0]], south: 40, west: 6, step: 10)
  /// The whole earth, level.
  private let earth = TestGrid(
    [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], south: -90, west: -180, step: 90)

  private func raster(
    _ latitude: Double, _ longitude: Double, _ step: Double, _ rows: UInt32, _ columns: UInt32
  ) -> gn_cell_grid {
    gn_cell_grid(
      latitude: latitude, longitude: longitude, latitude_step: step, longitude_step: step, rows: rows, columns: columns)
  }

  private func cells(
    _ grids: [TestGrid], from observer: (Double, Double), height: Double = 2, target: Double = 0, radius: Double,
    _ grid: gn_cell_grid, _ change: (inout gn_sight_options) -> Void = { _ in }
  ) throws(gn_status) -> [UInt8] {
    try withGrids(grids) { (grids) throws(gn_status) in
      var options = SightOptions.defaults
      change(&options)
      let shed = try Viewshed(
        grids, from: checked(gn_point(latitude: observer.0, longitude: observer.1)), height: height, target: target,
        radius: radius, options: &options)
      var needed = 0
      let asked = thrown { () throws(gn_status) in try shed.fill(nil, capacity: 0, grid, needed: &needed) }
      guard asked == GN_ERROR_BUFFER_TOO_SMALL else { throw asked }
      var cells = [UInt8](repeating: 99, count: needed + 1)
      let small = thrown { () throws(gn_status) in
        try shed.fill(&cells, capacity: needed - 1, grid, needed: &needed)
      }
      #expect(small == GN_ERROR_BUFFER_TOO_SMALL && needed == cells.count - 1)
      #expect(cells.filter { $0 != 99 }.isEmpty)
      try shed.fill(&cells, capacity: needed, grid, needed: &needed)
      #expect(cells.removeLast() == 99)
      return cells
    }
  }

  @Test func aRidgeHides() throws {
    let row = raster(45.01, 6, 0.01, 1, 5)
    let near = try cells([ridge], from: (45.01, 6), radius: 2500, row)
    #expect(near == [seen, seen, seen, hidden, outside])
    let masts = try cells([ridge], from: (45.01, 6), target: 250, radius: 5000, row)
    #expect(masts == [seen, seen, seen, seen, seen])
    // From the ridge, both sides.
    let top = try cells([ridge], from: (45.01, 6.02), radius: 5000, row)
    #expect(top == [seen, seen, seen, seen, seen])
    // Columns westward, and rows too.
    var back = row
    back.longitude = 6.04
    back.longitude_step = -0.01
    let turned = try cells([ridge], from: (45.01, 6), radius: 2500, back)
    #expect(turned == near.reversed())
  }

  @Test func theObserverMayBeAnywhere() throws {
    // Beside the raster, and in the only cell, on its middle or not.
    let beyond = try cells([ridge], from: (45.01, 6), radius: 5000, raster(45.005, 6.03, 0.005, 3, 2))
    #expect(beyond == [hidden, hidden, hidden, hidden, hidden, hidden])
    for offset in [0, 1e-9, 0.004] {
      let one = try cells([ridge], from: (45.01, 6.005), radius: 5000, raster(45.01 + offset, 6.005 - offset, 1, 1, 1))
      #expect(one == [seen])
    }
    let far = try cells([ridge], from: (45.01, 6), radius: 100, raster(45.02, 6, 0.01, 1, 5))
    #expect(far == [outside, outside, outside, outside, outside])
    let nothing = try cells([ridge], from: (45.01, 6), radius: 0, raster(45.01, 6, 0.01, 1, 2))
    #expect(nothing == [seen, outside])
  }

  /// The horizon: at sea, eyes at h meters see root(2 R h/c) far.
  @Test func theEarthIsRound() throws {
    for (curvature, factor) in [(1.0, 3569.7), (6.0 / 7, 3855.8), (0.75, 4122.0)] {
      let horizon = factor * (50.0).squareRoot()
      let grid = raster(45, 11, 0.01, 1, 60)
      let row = try cells([plains], from: (45, 11), height: 50, radius: 100_000, grid) {
        $0.curvature = curvature
        $0.step = 100
      }
      for (column, state) in row.enumerated() {
        // A hundredth of a degree is 788.5 m here.
        let distance = 788.47 * Double(column)
        if distance < 0.98 * horizon { #expect(state == seen, "\(curvature) \(column)") }
        if distance > 1.02 * horizon { #expect(state == hidden, "\(curvature) \(column)") }
      }
    }
  }

  @Test func voidsAreTold() throws {
    // -99 is a void: cells behind it are unknown, but cells behind known ground are hidden.
    let holed = TestGrid(
      [[0, 0, -99, 0, 0, 900, 0], [0, 0, -99, 0, 0, 900, 0], [0, 0, -99, 0, 0, 900, 0]], south: 45, west: 6, step: 0.01)
    let row = try cells([holed], from: (45.01, 6), radius: 9000, raster(45.01, 6, 0.01, 1, 7))
    #expect(row == [seen, seen, unknown, unknown, unknown, unknown, hidden])
    let refused = thrown { () throws(gn_status) in
      try cells([holed], from: (45.01, 6.02), radius: 9000, raster(45.01, 6, 0.01, 1, 7))
    }
    #expect(refused == GN_ERROR_HEIGHT_VOID)
  }

  @Test func aroundAPole() throws {
    for latitude in [89.99, -89.99, 90, -90] {
      var grid = raster(latitude > 0 ? 89.95 : -90, -180, 0.005, 11, 72)
      grid.longitude_step = 5
      let all = try cells([earth], from: (latitude, 20), height: 1000, radius: 3000, grid) { $0.step = 100 }
      for row in 0..<11 {
        let polar = 90 - (latitude > 0 ? 89.95 + 0.005 * Double(row) : 90 - 0.005 * Double(row))
        // Behind the pole too.
        if polar + (90 - latitude.magnitude) < 0.0265 { #expect(all[72 * row + 10] == seen, "\(latitude) \(row)") }
        if polar - (90 - latitude.magnitude) > 0.028 { #expect(all[72 * row + 40] == outside, "\(latitude) \(row)") }
      }
    }
  }

  @Test func overTheAntimeridian() throws {
    let all = try cells([earth], from: (10, -179.99), height: 1000, radius: 5000, raster(9.96, 179.93, 0.01, 9, 17))
    #expect(all[17 * 4 + 8] == seen && all.filter { $0 == seen }.count > 60)
    #expect(all.filter { $0 == hidden || $0 == unknown }.isEmpty)
    // The same around the earth, whose seam is in the circle.
    var around = raster(9.96, -180, 0.01, 9, 36000)
    around.longitude_step = 0.01
    let both = try cells([earth], from: (10, -179.99), height: 1000, radius: 5000, around)
    #expect(both.filter { $0 == seen }.count == all.filter { $0 == seen }.count)
    #expect(both[4 * 36000 + 35999] == seen && both[4 * 36000] == seen)
  }

  @Test func viewshedsThatAreRefused() {
    func status(
      _ change: (inout gn_cell_grid) -> Void = { _ in }, radius: Double = 1000, height: Double = 2, target: Double = 0,
      step: Double = 0
    ) -> gn_status {
      var grid = raster(45, 6, 0.01, 2, 2)
      change(&grid)
      return thrown { () throws(gn_status) in
        try cells([ridge], from: (45, 6), height: height, target: target, radius: radius, grid) { $0.step = step }
      }
    }
    #expect(status() == GN_OK)
    #expect(status { $0.rows = 0 } == GN_ERROR_CELL_GRID && status { $0.columns = 16_777_217 } == GN_ERROR_CELL_GRID)
    #expect(status { $0.latitude_step = 0 } == GN_ERROR_CELL_GRID)
    #expect(status { $0.longitude_step = 1e-10 } == GN_ERROR_CELL_GRID)
    #expect(status { $0.latitude = 89.995 } == GN_ERROR_CELL_GRID)
    #expect(status { $0.longitude_step = 361 } == GN_ERROR_CELL_GRID)
    #expect(status { $0.latitude_step = .nan } == GN_ERROR_NOT_FINITE)
    #expect(status { $0.longitude = .infinity } == GN_ERROR_NOT_FINITE)
    #expect(status(radius: -1) == GN_ERROR_SIGHT_DISTANCE && status(radius: 1e6 + 1) == GN_ERROR_SIGHT_DISTANCE)
    #expect(status(radius: .nan) == GN_ERROR_NOT_FINITE && status(height: .nan) == GN_ERROR_NOT_FINITE)
    #expect(status(height: 850_001) == GN_ERROR_HEIGHT && status(target: -1001) == GN_ERROR_HEIGHT)
    #expect(status(radius: 1e6, step: 0.01) == GN_ERROR_SAMPLE_STEP)
    // Cells of a millimeter, 10 km away.
    #expect(status({ ($0.latitude_step, $0.longitude_step) = (1e-8, 1e-8) }, radius: 20_000) == GN_ERROR_SAMPLE_STEP)
    // If only rows are so near to each other, each of the four cells has a line of its own.
    #expect(status({ $0.latitude_step = 1e-8 }, radius: 20_000) == GN_OK)
    // The lines of a large circle are refused too: 66 of them, of a million places each, would take two seconds.
    #expect(
      status({ ($0.latitude_step, $0.rows, $0.columns) = (0.001, 8, 9) }, radius: 999_999, step: 1)
        == GN_ERROR_SAMPLE_STEP)
  }

  private func dead(
    _ grids: [TestGrid], azimuth: Double = 90, width: Double = 10, step: Double = 5, radius: Double = 3000
  ) throws(gn_status) -> [gn_dead_ground] {
    try withGrids(grids) { (grids) throws(gn_status) in
      var options = SightOptions.defaults
      options.step = 10
      let shed = try Viewshed(
        grids, from: gn_point(latitude: 45.01, longitude: 6), height: 2, target: 0, radius: radius, options: &options)
      let none = gn_dead_ground(
        azimuth: 7, width: 7, inner_radius: 7, outer_radius: 7, state: 7, reserved: 7)
      var needed = 0
      var stretches = [gn_dead_ground](repeating: none, count: 100)
      try shed.deadGround(
        azimuth: azimuth, width: width, step: step, into: &stretches, capacity: 100, needed: &needed)
      if needed > 0 {
        var count = 0
        let small = thrown { () throws(gn_status) in
          try shed.deadGround(
            azimuth: azimuth, width: width, step: step, into: &stretches, capacity: needed - 1, needed: &count)
        }
        // Nothing is left that may be taken for a result.
        #expect(small == GN_ERROR_BUFFER_TOO_SMALL && count == needed)
        #expect(stretches.prefix(needed - 1).filter { !$0.azimuth.isNaN }.isEmpty)
        try shed.deadGround(
          azimuth: azimuth, width: width, step: step, into: &stretches, capacity: 100, needed: &needed)
      }
      #expect(stretches[needed].state == 7)
      return Array(stretches.prefix(needed))
    }
  }

  @Test func deadGroundOfASector() throws {
    let behind = try dead([ridge])
    #expect(behind.map(\.azimuth) == [87.5, 92.5] && behind.map(\.width) == [5, 5])
    for stretch in behind {
      // The ridge is 0.02 degrees away, 1577 m, or a little more aslant.
      #expect(stretch.inner_radius > 1570 && stretch.inner_radius < 1600 && stretch.outer_radius == 3000)
      #expect(stretch.state == UInt32(GN_VIEW_HIDDEN.rawValue) && stretch.reserved == 0)
    }
    let one = try dead([ridge], step: 360)
    #expect(one.map(\.azimuth) == [90] && one.map(\.width) == [10])
    let all = try dead([ridge], azimuth: 450, width: 360, step: 90)
    // West, north and south are beyond the grid.
    #expect(all.filter { $0.state == UInt32(GN_VIEW_UNKNOWN.rawValue) }.count >= 2)
    let level = try dead([TestGrid([[0, 0], [0, 0]], south: 44.9, west: 5.9, step: 0.5)])
    #expect(level.isEmpty)
    let none = try dead([ridge], width: 0)
    #expect(none.isEmpty)
    #expect(thrown { () throws(gn_status) in try dead([ridge], width: 361) } == GN_ERROR_WIDTH)
    #expect(thrown { () throws(gn_status) in try dead([ridge], width: -1) } == GN_ERROR_WIDTH)
    #expect(thrown { () throws(gn_status) in try dead([ridge], step: 0) } == GN_ERROR_AZIMUTH_STEP)
    #expect(thrown { () throws(gn_status) in try dead([ridge], step: 361) } == GN_ERROR_AZIMUTH_STEP)
    #expect(thrown { () throws(gn_status) in try dead([ridge], step: .nan) } == GN_ERROR_NOT_FINITE)
    #expect(thrown { () throws(gn_status) in try dead([ridge], azimuth: .infinity) } == GN_ERROR_NOT_FINITE)
  }
}
