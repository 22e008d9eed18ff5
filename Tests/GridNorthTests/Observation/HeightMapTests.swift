// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

import GridNorth

@Suite("Height maps")
struct HeightMapTests {
  private func bytes<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
    numbers.flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
  }

  private var square: HeightMap<[UInt8]> {
    let samples: [Float] = [0, 10, 20, 100, 110, 120, 200, 210, 220]
    let grid = HeightGrid(
      latitude: 45, longitude: 8, latitudeStep: 1, longitudeStep: 1, rows: 3, columns: 3, format: .float32)
    return HeightMap(bytes(samples.map(\.bitPattern)), grids: [grid])
  }

  private var ridge: HeightMap<[UInt8]> {
    let grid = HeightGrid(
      latitude: 46.01, longitude: 8, latitudeStep: -0.02, longitudeStep: 0.02, rows: 2, columns: 3, format: .int16)
    return HeightMap(bytes([100, 250, 100, 100, 250, 100] as [Int16]), grids: [grid])
  }

  @Test func heightsOfPositions() throws {
    let found = try square.height(at: Position(45.5, 8.5))
    #expect(found == 55)
    let many = try square.heights(at: [Position(45.5, 8.5), Position(47, 370), Position(60, 9), Position(91, 9)])
    #expect(many.map(\.value) == [55, 220, nil, nil])
    #expect(many.map(\.refusal?.reason) == [nil, nil, .heightOutside, .latitude])
    let none = try square.heights(at: [])
    #expect(none.isEmpty)
    let unknown = refusal { () throws(GridNorthError) in try square.height(at: Position(.nan, 9)) }
    #expect(unknown?.reason == .notFinite)
  }

  @Test func bytesMayBeInData() throws {
    // A mapped file is such a collection; a reversed one has no contiguous storage.
    let data = HeightMap(Data(square.bytes), grids: square.grids)
    let lazy = HeightMap(Array(square.bytes.reversed()).reversed(), grids: square.grids)
    let slice = HeightMap(([1, 2, 3] + square.bytes)[3...], grids: square.grids)
    for latitude in stride(from: 45, through: 47, by: 0.25) {
      let here = Position(latitude, 9.1)
      let expected = try square.height(at: here)
      let found = [try data.height(at: here), try lazy.height(at: here), try slice.height(at: here)]
      #expect(found == [expected, expected, expected])
    }
  }

  @Test func filesOfHeights() throws {
    let samples = (0..<9).map { Int16(100 * $0).bigEndian }
    let file = samples.flatMap { number in withUnsafeBytes(of: number) { Array($0) } }
    let grid = try HeightGrid(srtm: file, south: -46, west: 179)
    #expect(grid.rows == 3 && grid.latitude == -45 && grid.latitudeStep == -0.5 && grid.voidValue == -32768)
    let height = try HeightMap(file, grids: [grid]).height(at: Position(-46, 180))
    #expect(height == 800)
    let refused = [
      refusal { () throws(GridNorthError) in try HeightGrid(srtm: file.dropLast(), south: 0, west: 0) },
      refusal { () throws(GridNorthError) in try HeightGrid(srtm: file, south: 90, west: 0) },
      refusal { () throws(GridNorthError) in try HeightGrid(dted: file) },
      refusal { () throws(GridNorthError) in try HeightGrid(gtx: file) },
    ]
    #expect(refused.map(\.?.reason) == [.heightFile, .latitude, .heightFile, .heightFile])
    let stored = try JSONDecoder().decode(HeightGrid.self, from: JSONEncoder().encode(grid))
    #expect(stored == grid)
  }

  @Test func gridsThatNoFieldHolds() {
    func reason(_ change: (inout HeightGrid) -> Void) -> GridNorthError.Reason? {
      var grid = square.grids[0]
      change(&grid)
      let map = HeightMap(square.bytes, grids: [grid])
      return refusal { () throws(GridNorthError) in try map.height(at: Position(46, 9)) }?.reason
    }
    #expect(reason { $0.rows = -1 } == .heightGrid && reason { $0.columns = .max } == .heightGrid)
    #expect(reason { $0.offset = -1 } == .offset && reason { $0.rowStride = .min } == .offset)
    #expect(reason { $0.columnStride = .max } == .offset && reason { $0.latitude = .infinity } == .notFinite)
    #expect(reason { $0.voidValue = 110 } == .heightVoid && reason { $0.scale = 0 } == nil)
  }

  @Test func aProfile() throws {
    let route = try Route([Position(45, 8), Position(47, 8), Position(47, 10.5)])
    let profile = try square.profile(along: route, step: 10_000)
    let summary = try profile.summary(climb: 0)
    #expect((summary.length - route.length).magnitude < 1e-6)
    #expect(profile.samples.first?.position == route.positions[0])
    #expect(profile.samples.last?.position == route.positions[2])
    #expect(summary.unknownCount == profile.samples.filter { $0.height == nil }.count && summary.unknownCount > 0)
    #expect(summary.lowest?.value == 0 && summary.lowest?.distance == 0)
    let highest = try #require(summary.highest)
    #expect(highest.value == profile.samples.compactMap(\.height).max())
    let ascent = try #require(summary.ascent)
    #expect((ascent - highest.value).magnitude < 1e-6 && summary.descent == 0)
    #expect(summary.steepestUp != nil && summary.steepestDown == nil)
    let long = try square.profile(along: route, step: 500)
    #expect(long.samples.count > 800)
    let unknown = try HeightProfile(samples: [.init(distance: 0, position: Position(0, 0), height: nil)]).summary()
    #expect(unknown.ascent == nil && unknown.highest == nil && unknown.unknownCount == 1)
    let refused = [
      refusal { () throws(GridNorthError) in _ = try square.profile(along: route, step: 0) },
      refusal { () throws(GridNorthError) in _ = try HeightProfile(samples: []).summary() },
      refusal { () throws(GridNorthError) in _ = try profile.summary(climb: -1) },
    ]
    #expect(refused.map(\.?.reason) == [.sampleStep, .count, .trackClimb])
  }

  @Test func linesOfSight() throws {
    let (west, east) = (Position(46, 8), Position(46, 8.04))
    let below = try ridge.sight(from: west, height: 2, to: east, height: 10, options: .init(step: 50))
    let blocked = try #require(below.blocked)
    let lowest = try #require(below.clearance)
    #expect(!below.isVisible && lowest.height < -140 && blocked.distance < lowest.distance && below.freeZone == nil)
    #expect(below.startGround == 100 && below.endGround == 100 && below.unknownCount == 0)
    let above = try ridge.sight(
      from: west, height: 200, to: east, height: 200, options: .init(curvature: 0.75, step: 50, frequency: 1e9))
    let free = try #require(above.freeZone)
    #expect(above.isVisible && above.blocked == nil && free.part > 1)
    let along = try ridge.sight(
      from: west, height: 200, azimuth: above.azimuth, distance: above.distance, height: 200,
      options: .init(curvature: 0.75, step: 50))
    let clearances = try (#require(along.clearance), #require(above.clearance))
    #expect((clearances.0.height - clearances.1.height).magnitude < 1e-6)
    for (options, reason) in [
      (SightLine.Options(curvature: 0), .curvature), (SightLine.Options(step: 0), .sampleStep),
      (SightLine.Options(frequency: 0), .frequency), (SightLine.Options(frequency: .nan), .notFinite),
    ] as [(SightLine.Options, GridNorthError.Reason)] {
      let error = refusal { () throws(GridNorthError) in
        try ridge.sight(from: west, height: 2, to: east, height: 2, options: options)
      }
      #expect(error?.reason == reason)
    }
    let far = refusal { () throws(GridNorthError) in
      try ridge.sight(from: west, height: 2, azimuth: 0, distance: 2e6, height: 2)
    }
    #expect(far?.reason == .sightDistance)
  }
}

extension HeightMapTests {
  private var hills: HeightMap<[UInt8]> {
    let grid = HeightGrid(
      latitude: 46.01, longitude: 8, latitudeStep: -0.02, longitudeStep: 0.01, rows: 2, columns: 5, format: .int16)
    let row: [Int16] = [100, 100, 250, 100, 100]
    let bytes = (row + row).flatMap { number in withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    return HeightMap(bytes, grids: [grid])
  }

  @Test func cellsThatAreSeen() throws {
    let grid = CellGrid(latitude: 46, longitude: 8, latitudeStep: -0.01, longitudeStep: 0.01, rows: 1, columns: 5)
    let shed = try hills.viewshed(from: Position(46, 8), height: 2, radius: 2500, in: grid)
    #expect(shed.grid == grid && shed.cells == [1, 1, 1, 0, 2])
    #expect(shed[0, 2] == .seen && shed[0, 3] == .hidden && shed[0, 4] == .outside)
    #expect(shed[1, 0] == nil && shed[0, 5] == nil && shed[-1, 0] == nil)
    let masts = try hills.viewshed(from: Position(46, 8), height: 2, targetHeight: 400, radius: 2500, in: grid)
    #expect(masts[0, 3] == .seen)
    var none = grid
    none.rows = -1
    let refused = refusal { () throws(GridNorthError) in
      try hills.viewshed(from: Position(46, 8), height: 2, radius: 2500, in: none)
    }
    #expect(refused?.reason == .cellGrid)
  }

  @Test func deadGroundBehindARidge() throws {
    let dead = try hills.deadGround(
      from: Position(46, 8), height: 2, radius: 2500, azimuth: 90, width: 10, azimuthStep: 5,
      options: SightLine.Options(step: 10))
    #expect(
      dead.map(\.azimuth) == [87.5, 92.5] && dead.map(\.width) == [5, 5] && dead.map(\.state) == [.hidden, .hidden])
    #expect(dead.map(\.outerRadius) == [2500, 2500])
    let refused = refusal { () throws(GridNorthError) in
      try hills.deadGround(from: Position(46, 8), height: 2, radius: 2500, azimuth: 90, width: 10, azimuthStep: 0)
    }
    #expect(refused?.reason == .azimuthStep)
  }
}
