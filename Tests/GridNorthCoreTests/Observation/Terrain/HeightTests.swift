// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// Samples of single precision, of the machine's byte order, with rows from the south.
struct TestGrid {
  var samples: [Float]
  var grid: gn_height_grid

  init(_ rows: [[Float]], south: Double, west: Double, step: Double = 1) {
    samples = rows.flatMap { $0 }
    grid = gn_height_grid(
      latitude: south, longitude: west, latitude_step: step, longitude_step: step, void_value: -99, scale: 1, shift: 0,
      offset: 0, row_stride: Int32(4 * rows[0].count), column_stride: 4, rows: UInt32(rows.count),
      columns: UInt32(rows[0].count), format: UInt32(GN_HEIGHTS_FLOAT32), flags: 0)
  }
}

/// Passes grids that follow each other in memory to a call.
func withGrids<Value>(
  _ given: [TestGrid], _ body: (HeightGrids) throws(gn_status) -> Value
) throws(gn_status) -> Value {
  var grids = given.map(\.grid)
  var samples: [Float] = []
  for index in given.indices {
    grids[index].offset += UInt64(4 * samples.count)
    samples += given[index].samples
  }
  let result = samples.withUnsafeBytes { bytes in
    grids.withUnsafeBufferPointer { grids in
      Result { () throws(gn_status) in
        try body(
          HeightGrids(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self), size: bytes.count, grids.baseAddress,
            count: grids.count))
      }
    }
  }
  return try result.get()
}

/// The status that a call throws; `GN_OK` if none.
func thrown<Value>(_ body: () throws(gn_status) -> Value) -> gn_status {
  do {
    _ = try body()
    return GN_OK
  } catch { return error }
}

@Suite("Heights")
struct HeightTests {
  private let square = TestGrid([[0, 10, 20], [100, 110, 120], [200, 210, 220]], south: 45, west: 8)

  private func height(_ grids: [TestGrid], _ latitude: Double, _ longitude: Double) throws(gn_status) -> Double {
    try withGrids(grids) { (grids) throws(gn_status) in
      var position = gn_point(latitude: latitude, longitude: longitude)
      return try grids.height(at: checked(&position))
    }
  }

  private func status(_ grids: [TestGrid], _ latitude: Double, _ longitude: Double) -> gn_status {
    thrown { () throws(gn_status) in try height(grids, latitude, longitude) }
  }

  @Test func betweenFourSamplesHeightsAreBilinear() throws {
    for (latitude, longitude, expected) in [
      (45.5, 8.5, 55.0), (45, 8, 0), (47, 10, 220), (46, 8.25, 102.5), (46.75, 9, 185), (47, 369.5, 215),
    ] {
      let found = try height([square], latitude, longitude)
      #expect((found - expected).magnitude < 1e-9, "\(latitude) \(longitude)")
    }
  }

  @Test func edgesBelongToAGridAndNothingBeyond() {
    for (latitude, longitude) in [(44.999, 9.0), (47.001, 9), (46, 7.999), (46, 10.001), (-46, 9), (46, -171), (90, 9)]
    {
      #expect(status([square], latitude, longitude) == GN_ERROR_HEIGHT_OUTSIDE)
    }
    #expect(status([], 46, 9) == GN_ERROR_HEIGHT_OUTSIDE)
  }

  @Test func sixteenGridsBesideAPositionAreLookedAt() throws {
    let left = TestGrid([[10, 20], [10, 20]], south: 45, west: 8)
    let right = TestGrid([[40, 50], [40, 50]], south: 45, west: 10)
    // It ends less than a step before the position, and nothing has its next column.
    let short = TestGrid([[1, 1], [1, 1]], south: 45, west: 8, step: 0.8)
    let grids = [TestGrid](repeating: short, count: 15) + [left, right]
    #expect(try height(grids, 45.5, 9.5) == 30)
    #expect(status([short] + grids, 45.5, 9.5) == GN_ERROR_HEIGHT_OUTSIDE)
  }

  @Test func aVoidCountsOnlyWithWeight() throws {
    var holed = square
    holed.samples[4] = -99
    #expect(status([holed], 45.5, 8.5) == GN_ERROR_HEIGHT_VOID)
    #expect(status([holed], 46, 9) == GN_ERROR_HEIGHT_VOID)
    #expect(status([holed], 46, 8.5) == GN_ERROR_HEIGHT_VOID)
    let beside = try height([holed], 45.5, 8)
    #expect(beside == 50)
    // The next grid fills it.
    let filled = try height([holed, TestGrid([[7, 7], [7, 7]], south: 45, west: 8, step: 2)], 46, 9)
    #expect(filled == 7)
    for number in [Float.nan, .infinity, -.infinity] {
      holed.samples[4] = number
      #expect(status([holed], 46, 9) == GN_ERROR_HEIGHT_VOID)
    }
  }

  @Test func aGridAroundTheEarthHasNoSeam() throws {
    let around = TestGrid([[0, 90, 180, 270], [1000, 1090, 1180, 1270]], south: -45, west: -180, step: 90)
    let expected = [(179.0, 270 - 270 * 89 / 90.0), (-180, 0), (180, 0), (90, 270), (135, 135), (-135, 45)]
    for (longitude, meters) in expected {
      let found = try height([around], -45, longitude)
      #expect((found - meters).magnitude < 1e-9, "\(longitude)")
    }
    #expect(status([around], -46, 0) == GN_ERROR_HEIGHT_OUTSIDE)
  }

  @Test func gridsMeetAtTheAntimeridian() throws {
    // A step apart, like rasters of pixels; the right one has longitudes of its own.
    let left = TestGrid([[0, 10], [0, 10]], south: 0, west: 178)
    let right = TestGrid([[20, 30], [20, 30]], south: 0, west: -180)
    for grids in [[left, right], [right, left]] {
      for (longitude, meters) in [(178.5, 5.0), (179, 10), (179.25, 12.5), (179.75, 17.5), (-180, 20), (-179.5, 25)] {
        let found = try height(grids, 0.5, longitude)
        #expect((found - meters).magnitude < 1e-9, "\(longitude)")
      }
    }
    #expect(status([left, right], 0.5, -178.5) == GN_ERROR_HEIGHT_OUTSIDE)
    #expect(status([left, right], 1.5, 179.5) == GN_ERROR_HEIGHT_OUTSIDE)
    var holed = right
    holed.samples[0] = -99
    #expect(status([left, holed], 0.5, 179.5) == GN_ERROR_HEIGHT_VOID)
  }

  @Test func rowsOfABatchAreSingleCalls() throws {
    var random = Randomness()
    for _ in rounds(40) {
      // Grids of any size over each other and beside each other.
      let grids = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let (rows, columns) = (Int.random(in: 1...4, using: &random), Int.random(in: 1...4, using: &random))
        let samples = (0..<rows).map { _ in
          (0..<columns).map { _ in Float(random.element(of: [-99, 0, 10, 250, 1e4])) }
        }
        return TestGrid(
          samples, south: Double(Int.random(in: -3...3, using: &random)),
          west: Double(Int.random(in: 176...182, using: &random)), step: random.element(of: [1, 0.5]))
      }
      let latitudes = (0..<50).map { _ in random.element(of: [.nan, 91, 0, 0.5, 1, random.double(in: -4...7)]) }
      let longitudes = (0..<50).map { _ in
        random.element(of: [.infinity, 180, -180, 540, 179.5, random.double(in: 174...188)])
      }
      var heights = [Double](repeating: 0, count: 50)
      var statuses = [UInt8](repeating: 99, count: 50)
      let whole = thrown { () throws(gn_status) in
        try withGrids(grids) { (grids) throws(gn_status) in
          try grids.heights(
            at: PositionColumns(
              Column(latitudes, stride: 8, count: 50), Column(longitudes, stride: 8, count: 50)),
            heights: MutableColumn(&heights, stride: 8, count: 50), statuses: &statuses)
        }
      }
      for row in 0..<50 {
        var single = Double.nan
        let refused = thrown { () throws(gn_status) in
          single = try height(grids, latitudes[row], longitudes[row])
          return single
        }
        #expect(statuses[row] == UInt8(refused.rawValue))
        #expect(heights[row].bitPattern == single.bitPattern || (single.isNaN && heights[row].isNaN))
      }
      #expect(whole == (statuses.contains { $0 != 0 } ? GN_PARTIAL : GN_OK))
    }
  }

  @Test func badGridsAreRefused() {
    func refused(_ change: (inout gn_height_grid) -> Void) -> gn_status {
      var bad = square
      change(&bad.grid)
      return status([bad], 46, 9)
    }
    #expect(refused { $0.format = 0 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.format = 4 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.flags = 2 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.rows = 0 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.columns = 0 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.rows = .max } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.latitude_step = 0 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.longitude_step = 1e-10 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.latitude = 89 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.latitude_step = -100 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.longitude_step = 200 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.longitude = .infinity } == GN_ERROR_NOT_FINITE)
    #expect(refused { $0.scale = .nan } == GN_ERROR_NOT_FINITE)
    #expect(refused { $0.offset = 1 } == GN_ERROR_OFFSET)
    #expect(refused { $0.offset = .max } == GN_ERROR_OFFSET)
    #expect(refused { $0.row_stride = 0 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { $0.column_stride = 0 } == GN_ERROR_HEIGHT_GRID)
    #expect(refused { ($0.row_stride, $0.rows, $0.latitude) = (0, 1, 46) } == GN_OK)
    #expect(refused { $0.row_stride = -12 } == GN_ERROR_OFFSET)
    #expect(refused { $0.row_stride = .min } == GN_ERROR_OFFSET)
    #expect(refused { $0.column_stride = .max } == GN_ERROR_OFFSET)
    #expect(refused { $0.rows = 4 } == GN_ERROR_OFFSET)
    #expect(refused { $0.scale = 0 } == GN_OK)
    #expect(thrown { () throws(gn_status) in try HeightGrids(nil, size: 4, nil, count: 0) } == GN_ERROR_NULL)
    #expect(thrown { () throws(gn_status) in try HeightGrids(nil, size: 0, nil, count: 1) } == GN_ERROR_NULL)
    #expect(thrown { () throws(gn_status) in try HeightGrids(nil, size: 0, nil, count: -1) } == GN_ERROR_COUNT)
    #expect(status([square], 90.1, 0) == GN_ERROR_LATITUDE)
    #expect(status([square], .nan, 0) == GN_ERROR_NOT_FINITE)
  }

  // MARK: - Files

  private func found(_ bytes: [UInt8], _ find: (FileBytes) throws(gn_status) -> gn_height_grid) -> (
    grid: gn_height_grid, status: gn_status
  ) {
    var grid = gn_height_grid()
    let status = bytes.withUnsafeBytes { bytes in
      thrown { () throws(gn_status) in
        grid = try find(FileBytes(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), size: bytes.count))
      }
    }
    return (grid, status)
  }

  @Test func filesOfSRTMAreSquares() {
    func hgt(_ size: Int, _ latitude: Double = 46) -> gn_status {
      found([UInt8](repeating: 0, count: size)) { (bytes) throws(gn_status) in
        try HeightFile.hgt(bytes, latitude: latitude, longitude: 8)
      }.status
    }
    #expect(hgt(8) == GN_OK && hgt(2 * 1201 * 1201) == GN_OK && hgt(2 * 3601 * 1801) == GN_OK)
    for size in [0, 2, 7, 9, 2 * 1201 * 1201 - 2, 2 * 1201 * 1201 + 1, 2 * 1200 * 1201] {
      #expect(hgt(size) == GN_ERROR_HEIGHT_FILE, "\(size)")
    }
    #expect(hgt(8, 89.5) == GN_ERROR_LATITUDE && hgt(8, -91) == GN_ERROR_LATITUDE)
    #expect(hgt(8, .nan) == GN_ERROR_NOT_FINITE)
  }

  /// A file of DTED with 2 meridians of 3 samples: -1, 0x7FFF with a sign, 258.
  private func dted(labels: Int = 0) -> [UInt8] {
    var file = [UInt8](repeating: UInt8(ascii: " "), count: 80 * labels + 3428)
    let header = "UHL10080000W0460000S018003000000U              00020003"
    for (index, byte) in header.utf8.enumerated() { file[80 * labels + index] = byte }
    for column in 0..<2 as Range<UInt8> {
      file += [0xAA, 0, 0, column, 0, column, 0, 0, 0x80, 0x01, 0xFF, 0xFF, 0x01, 0x02, 0, 0, 0, 0]
    }
    return file
  }

  @Test func filesOfDTED() throws {
    for labels in 0...2 {
      let (grid, status) = found(dted(labels: labels)) { (bytes) throws(gn_status) in try HeightFile.dted(bytes) }
      #expect(status == GN_OK)
      #expect(grid.latitude == -46 && grid.longitude == -8 && grid.rows == 3 && grid.columns == 2)
      #expect(grid.latitude_step == 300 / 36_000.0 && grid.longitude_step == 180 / 36_000.0)
      #expect(grid.offset == UInt64(80 * labels + 3436) && grid.column_stride == 18)
      let file = dted(labels: labels)
      let heights = file.withUnsafeBytes { bytes in
        [0, 2].map { row in
          thrown { () throws(gn_status) in
            var one = grid
            let grids = try HeightGrids(
              bytes.baseAddress?.assumingMemoryBound(to: CChar.self), size: bytes.count, &one, count: 1)
            let height = try grids.height(
              at: gn_point(latitude: -46 + Double(row) / 120, longitude: -8))
            if height != (row == 0 ? -1 : 258) { throw GN_ERROR_HEIGHT }
          }
        }
      }
      #expect(heights == [GN_OK, GN_OK])
    }
    var random = Randomness()
    for _ in rounds(200) {
      // With any change of the header, nothing is read outside of the file.
      var file = dted()
      file[Int.random(in: 0..<56, using: &random)] = random.element(of: [0x30, 0x39, 0x20, 0xFF, 0x53])
      file.removeLast(random.element(of: [0, 0, 1, 18, 40]))
      let (grid, status) = found(file) { (bytes) throws(gn_status) in try HeightFile.dted(bytes) }
      #expect(status == GN_OK || status == GN_ERROR_HEIGHT_FILE)
      if status == GN_OK {
        let checked = thrown { () throws(gn_status) in try HeightGrid.check(grid, size: file.count) }
        #expect(checked == GN_OK)
      }
    }
    // -16,001 m is too low: it is -16,767 of two's complements. -16,000 is not.
    for (byte, format) in [(0x81, GN_HEIGHTS_INT16), (0x80, GN_HEIGHTS_SIGN_MAGNITUDE16)] as [(UInt8, gn_height_format)]
    {
      var file = dted()
      file[3428 + 18 + 8] = 0xBE
      file[3428 + 18 + 9] = byte
      let (grid, _) = found(file) { (bytes) throws(gn_status) in try HeightFile.dted(bytes) }
      #expect(grid.format == UInt32(format.rawValue))
    }
    var bad = dted()
    bad[3428 + 18] = 0
    #expect(found(bad) { (bytes) throws(gn_status) in try HeightFile.dted(bytes) }.status == GN_ERROR_HEIGHT_FILE)
    bad = dted()
    bad[3428 + 18 + 5] = 7
    #expect(found(bad) { (bytes) throws(gn_status) in try HeightFile.dted(bytes) }.status == GN_ERROR_HEIGHT_FILE)
  }

  @Test func filesOfGTX() {
    func big(_ number: UInt64, _ count: Int = 8) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (count - 1 - $0))) }
    }
    func gtx(_ numbers: [Double], _ rows: UInt64, _ columns: UInt64, _ size: Int) -> [UInt8] {
      numbers.flatMap { big($0.bitPattern) } + big(rows, 4) + big(columns, 4) + [UInt8](repeating: 0, count: size)
    }
    func status(_ file: [UInt8]) -> gn_status {
      found(file) { (bytes) throws(gn_status) in try HeightFile.gtx(bytes) }.status
    }
    let place = [40, 8, 0.5, 0.25]
    let good = found(gtx(place, 2, 3, 24)) { (bytes) throws(gn_status) in try HeightFile.gtx(bytes) }
    #expect(good.status == GN_OK && good.grid.rows == 2 && good.grid.columns == 3 && good.grid.longitude_step == 0.25)
    #expect(status(gtx(place, 2, 3, 23)) == GN_ERROR_HEIGHT_FILE)
    #expect(status(gtx([40, 8, 0, 1], 2, 3, 24)) == GN_ERROR_HEIGHT_FILE)
    #expect(status(gtx([40, 8, -0.5, 1], 2, 3, 24)) == GN_ERROR_HEIGHT_FILE)
    #expect(status(gtx([40, .nan, 0.5, 1], 2, 3, 24)) == GN_ERROR_HEIGHT_FILE)
    #expect(status(gtx([40, 8, 50, 1], 3, 3, 36)) == GN_ERROR_HEIGHT_FILE)
    #expect(status(gtx(place, 0xFFFF_FFFF, 0xFFFF_FFFF, 24)) == GN_ERROR_HEIGHT_FILE)
    #expect(status(gtx(place, 0x8000_0001, 0x4000_0000, 24)) == GN_ERROR_HEIGHT_FILE)
    #expect(status([]) == GN_ERROR_HEIGHT_FILE)
  }
}
