// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Heights one after the other")
struct HeightCursorTests {
  /// A grid of one row has no height, and yet it may lie in another one.
  @Test func aRowInTheMiddleOfAnotherGridComesFirst() throws {
    let row = TestGrid([[7, 7, 7]], south: 45.5, west: 6, step: 0.5)
    let square = TestGrid([[0, 0], [0, 0]], south: 45, west: 6)
    let heights = try withGrids([row, square]) { (grids) throws(gn_status) -> [Double] in
      var cursor = HeightCursor(grids)
      var found: [Double] = []
      for latitude in [45.25, 45.5, 45.75] { found.append(cursor.find(latitude: latitude, longitude: 6.5).height) }
      return found
    }
    #expect(heights == [0, 7, 0])
  }
}
