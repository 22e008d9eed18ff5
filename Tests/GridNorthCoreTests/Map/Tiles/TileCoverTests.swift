// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

/// A tile of the zoom that a test is about.
private struct Place: Hashable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
}

@Suite("Tiles of shapes")
struct TileCoverTests {
  /// The runs of a shape, requested with room for `room` runs; checks the rules that all runs obey.
  private func runs(_ shape: some TileShape, _ zoom: UInt32, room: Int = 0) throws -> [gn_tile_run] {
    var needed = 0
    do throws(gn_status) {
      try shape.tiles(zoom: zoom, into: nil, capacity: 0, needed: &needed)
    } catch {
      guard error == GN_ERROR_BUFFER_TOO_SMALL else { throw error }
    }
    var out = [gn_tile_run](repeating: gn_tile_run(x: 7, y: 7, zoom: 7, count: 7), count: needed + room)
    var again = 0
    try shape.tiles(zoom: zoom, into: &out, capacity: out.count, needed: &again)
    #expect(again == needed)
    let runs = Array(out.prefix(needed))
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run.y < next.y || run.y == next.y && run.x + run.count < next.x, "\(run) \(next)")
    }
    let tiles = runs.reduce(0) { $0 + UInt64($1.count) }
    #expect(try shape.tileCount(minZoom: zoom, maxZoom: zoom) == tiles)
    let areRight = runs.allSatisfy { run in
      run.count > 0 && run.zoom == zoom && run.y < 1 << zoom && run.x + run.count <= 1 << zoom
    }
    #expect(areRight)
    return runs
  }

  private func places(_ runs: [gn_tile_run]) -> Set<Place> {
    Set(runs.flatMap { run in (0..<Int(run.count)).map { Place(Int(run.x) + $0, Int(run.y)) } })
  }

  private func polygon<Value>(_ rings: [[gn_point]], _ body: (Polygon) throws -> Value) throws -> Value {
    let points = Array(rings.joined())
    let counts = rings.map(\.count)
    return try points.withUnsafeBufferPointer { points in
      try counts.withUnsafeBufferPointer { counts in
        let all = try Points(points.baseAddress, count: points.count)
        return try body(Polygon(all, rings: counts.baseAddress, ringCount: counts.count))
      }
    }
  }

  private func corridor<Value>(
    _ route: [gn_point], _ width: Double, _ body: (TileCorridor) throws -> Value
  ) throws -> Value {
    try route.withUnsafeBufferPointer { points in
      try body(TileCorridor(Points(points.baseAddress, count: points.count), halfWidth: width))
    }
  }

  private func cover(_ rings: [[gn_point]], _ zoom: UInt32) throws -> Set<Place> {
    try polygon(rings) { polygon in places(try runs(polygon, zoom)) }
  }

  private func place(_ point: gn_point, _ zoom: UInt32) throws -> Place {
    let tile = try Tile.at(latitude: point.latitude, longitude: point.longitude, zoom: zoom)
    return Place(Int(tile.x), Int(tile.y))
  }

  /// Corners around a center.
  private func star(_ random: inout Randomness, _ center: gn_point, _ radius: Double, _ count: Int) -> [gn_point] {
    (0..<count).map { corner in
      Geodesic.direct(
        center, azimuth: Double(corner) * 360 / Double(count), distance: radius * random.double(in: 0.3...1)
      ).point
    }
  }

  // MARK: Vectors

  @Test func tilesOfBoundsAreThoseOfMercantile() throws {
    // mercantile.tiles(2.2, 48.8, 2.5, 48.9, 12), and across the antimeridian with (177, -20, -178, -16) at zoom 5.
    let paris = try runs(TileBounds(gn_bounds(south: 48.8, west: 2.2, north: 48.9, east: 2.5)), 12)
    #expect(paris.map(\.x) == [2073, 2073, 2073] && paris.map(\.y) == [1408, 1409, 1410])
    #expect(paris.map(\.count) == [4, 4, 4])
    let fiji = try runs(TileBounds(gn_bounds(south: -20, west: 177, north: -16, east: -178)), 5)
    #expect(fiji.map(\.x) == [0, 31] && fiji.map(\.y) == [17, 17] && fiji.map(\.count) == [1, 1])
  }

  @Test func aTriangleHasTheTilesThatItTouches() throws {
    let triangle = [point(60, -135), point(60, 135), point(-60, -120)]
    // The edges to the south-east corner run over the antimeridian; the second one crosses the equator beyond it.
    #expect(try cover([triangle], 0) == [Place(0, 0)])
    #expect(try cover([triangle], 1) == [Place(0, 0), Place(1, 0), Place(0, 1)])
  }

  // MARK: Properties

  @Test func aCoverHoldsWhatLiesInsideAndNothingFarOutside() throws {
    var random = Randomness()
    for _ in rounds(60) {
      let longitude = random.element(of: [180, -179, 0, random.double(in: -180...180)])
      let center = point(random.double(in: -80...80), longitude)
      let radius = random.double(in: 1...1e6)
      let ring = star(&random, center, radius, random.integer(in: 3...40))
      let zoom = UInt32(random.integer(in: 0...4)) + UInt32(max(0, min(24, (2e7 / radius).exponent)))
      try polygon([ring]) { polygon in
        let cover = places(try runs(polygon, zoom))
        for _ in 0..<50 {
          let place = Geodesic.direct(
            center, azimuth: random.double(in: -180...180), distance: radius * random.double(in: 0...1)
          ).point
          if try polygon.side(of: place) != GN_OUTSIDE {
            #expect(cover.contains(try self.place(place, zoom)), "\(center) \(radius) \(zoom) \(ring)")
          }
        }
        for corner in ring { #expect(cover.contains(try place(corner, zoom))) }
        // The bounds hold all of it.
        let bounds = places(try runs(TileBounds(try polygon.bounds()), zoom))
        #expect(cover.isSubset(of: bounds), "\(ring) \(zoom)")
      }
    }
  }

  @Test func tilesOfAZoomAreThoseThatContainTilesOfTheNext() throws {
    var random = Randomness()
    for _ in rounds(20) {
      let center = point(random.double(in: -70...70), random.double(in: -180...180))
      let ring = star(&random, center, random.double(in: 1e5...2e6), random.integer(in: 3...30))
      var cover = try self.cover([ring], 9)
      for zoom in stride(from: UInt32(8), through: 0, by: -1) {
        cover = Set(cover.map { Place($0.x >> 1, $0.y >> 1) })
        #expect(try self.cover([ring], zoom) == cover, "\(ring) \(zoom)")
      }
    }
  }

  @Test func roomForMoreRunsGivesTheSameOnes() throws {
    var random = Randomness()
    // Many spans: more than fit in the library's own memory.
    let ring = star(&random, point(47, 8), 3e5, 700)
    try polygon([ring]) { polygon in
      let wanted = try runs(polygon, 13)
      #expect(wanted.count > 1000)
      for room in [1, 100, 300, 5000, 100_000] {
        let found = try runs(polygon, 13, room: room)
        let isSame = zip(found, wanted).allSatisfy { $0.x == $1.x && $0.y == $1.y && $0.count == $1.count }
        #expect(isSame && found.count == wanted.count)
      }
    }
  }

  @Test func aHoleTakesItsInsideAway() throws {
    let square = [point(0, 0), point(0, 40), point(40, 40), point(40, 0)]
    let hole = [point(10, 10), point(30, 10), point(30, 30), point(10, 30)]
    let whole = try cover([square], 7)
    let holed = try cover([square, hole], 7)
    #expect(holed.isStrictSubset(of: whole))
    #expect(!holed.contains(try place(point(20, 20), 7)))
    #expect(holed.contains(try place(point(10, 10), 7)))
    let rest = whole.subtracting(holed)
    #expect(rest.isSubset(of: try cover([hole], 7)))
    #expect(rest.count > 40)
  }

  @Test func turningAShapeAroundTheEarthTurnsItsTiles() throws {
    var random = Randomness()
    for _ in rounds(20) {
      let ring = star(&random, point(random.double(in: -75...75), 10), random.double(in: 1e5...3e6), 12)
      let zoom: UInt32 = 6
      let cover = try self.cover([ring], zoom)
      // 64 columns: a quarter turn is 16 of them, and degrees that are a multiple of 90 lose nothing.
      for quarter in 1...3 {
        let turned = ring.map { point($0.latitude, $0.longitude + 90 * Double(quarter)) }
        let wanted = Set(cover.map { Place(($0.x + 16 * quarter) % 64, $0.y) })
        #expect(try self.cover([turned], zoom) == wanted, "\(ring) \(quarter)")
      }
    }
  }

  @Test func aCorridorIsThatOfCirclesAlongTheWay() throws {
    var random = Randomness()
    for _ in rounds(30) {
      let start = point(random.double(in: -70...70), random.element(of: [179.99, random.double(in: -180...180)]))
      let width = random.double(in: 100...50_000)
      let length = width * random.double(in: 1...20)
      let end = Geodesic.direct(start, azimuth: random.double(in: -180...180), distance: length).point
      let edge = Edge(start, end)
      let zoom: UInt32 = UInt32(max(1, (1e7 / width).exponent))
      let cover = try corridor([edge.from, edge.to], width) { places(try runs($0, zoom)) }
      for _ in 0..<100 {
        let middle = edge.place(at: edge.length * random.double(in: 0...1)).point
        let off = width * random.element(of: [1, random.double(in: 0...1)])
        let place = Geodesic.direct(middle, azimuth: random.double(in: -180...180), distance: off).point
        #expect(cover.contains(try self.place(place, zoom)), "\(edge.from) \(edge.to) \(width) \(zoom)")
      }
    }
  }

  /// A long edge reaches farther north than its ends, into rows that are drawn alone where memory is small.
  @Test func aCorridorIsTheSameInWhateverMemory() throws {
    let route = [
      point(50, 5.958778), point(50, 7.032), point(50.032, 7.048), point(50.048, 7.016), point(50.032, 6.984),
    ]
    try corridor(route, 3.518312) { corridor in
      let expected = try runs(corridor, 23)
      for capacity in stride(from: 225, to: expected.count, by: 7) {
        var out = [gn_tile_run](repeating: gn_tile_run(), count: capacity)
        var needed = 0
        #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
          try corridor.tiles(zoom: 23, into: &out, capacity: capacity, needed: &needed)
        }
        #expect(needed == expected.count, "room for \(capacity)")
      }
    }
  }

  // MARK: Edges

  @Test func aPolygonAroundAPoleHasAllColumns() throws {
    for sign in [1.0, -1] {
      let ring = stride(from: -180.0, to: 180, by: 20).map { point(sign * 70, $0) }
      let runs = try polygon([ring]) { try self.runs($0, 5) }
      let rows = runs.map { Int($0.y) }
      // 70 degrees lie in row 7, and the edges reach farther north.
      #expect(rows == (sign > 0 ? Array(0...7) : Array(24...31)))
      #expect(runs.allSatisfy { $0.x == 0 && $0.count == 32 })
    }
  }

  @Test func aVertexAtAPoleMakesASector() throws {
    let sector = [point(90, 77), point(60, 10), point(60, 80)]
    let cover = try self.cover([sector], 6)
    #expect(cover.contains(try place(point(85, 45), 6)))
    #expect(cover.contains(try place(point(89, 11), 6)))
    #expect(!cover.contains(try place(point(89, 100), 6)))
    #expect(!cover.contains(try place(point(80, -45), 6)))
  }

  @Test func pointsAndLinesHaveTheTilesThatTheyTouch() throws {
    let spot = point(48.85837, 2.294481)
    #expect(try cover([[spot]], 14) == [Place(8296, 5636)])
    #expect(try cover([[spot, spot, spot]], 14) == [Place(8296, 5636)])
    #expect(try corridor([spot], 0) { places(try runs($0, 14)) } == [Place(8296, 5636)])
    #expect(try corridor([spot, spot], 1) { places(try runs($0, 14)) } == [Place(8296, 5636)])
    let north = try cover([[spot, point(48.9, 2.294481)]], 14)
    #expect(north.count == 4 && Set(north.map(\.x)) == [8296])
  }

  @Test func boundsMayHaveNoSizeOrAll() throws {
    let world = gn_bounds(south: -90, west: -180, north: 90, east: 180)
    #expect(try TileBounds(world).tileCount(minZoom: 0, maxZoom: 30) == (1 << 62) / 3)
    #expect(try runs(TileBounds(world), 2).count == 4)
    let spot = gn_bounds(south: 10, west: 20, north: 10, east: 20)
    #expect(try runs(TileBounds(spot), 30).count == 1)
    // Around the earth, from a place in the middle of a column.
    let around = gn_bounds(south: 0, west: 20, north: 1, east: 19.99)
    let runs = try runs(TileBounds(around), 4)
    #expect(runs.count == 1 && runs[0].x == 0 && runs[0].count == 16)
  }

  // MARK: Refused input

  @Test func wrongShapesAreRefused() throws {
    let square = [point(0, 0), point(0, 40), point(40, 40), point(40, 0)]
    #expect(throws: GN_ERROR_ZOOM) { try cover([square], 31) }
    #expect(throws: GN_ERROR_COUNT) { try polygon([]) { try runs($0, 3) } }
    #expect(throws: GN_ERROR_COUNT) { try corridor([], 1) { try runs($0, 3) } }
    for width in [-1.0, 1_000_000.1] {
      #expect(throws: GN_ERROR_HALF_WIDTH) { try corridor(square, width) { try runs($0, 3) } }
    }
    #expect(throws: GN_ERROR_NOT_FINITE) { try corridor(square, .nan) { try runs($0, 3) } }
    #expect(throws: GN_ERROR_VIEW) { try TileBounds(gn_bounds(south: 1, west: 0, north: 0, east: 0)) }
    #expect(throws: GN_ERROR_LATITUDE) { try TileBounds(gn_bounds(south: -91, west: 0, north: 0, east: 0)) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try TileBounds(gn_bounds(south: 0, west: .nan, north: 0, east: 0)) }
    try polygon([square]) { polygon in
      #expect(throws: GN_ERROR_LEVELS) { try polygon.tileCount(minZoom: 3, maxZoom: 2) }
      #expect(throws: GN_ERROR_ZOOM) { try polygon.tileCount(minZoom: 3, maxZoom: 31) }
    }
  }

  @Test(.enabled(if: isOptimized, "counts many rows before it refuses"))
  func tooManyRowsAreRefused() throws {
    let tall = [point(-80, 0), point(80, 0), point(0, 1)]
    #expect(throws: GN_ERROR_TOO_MANY_TILES) { try polygon([tall]) { try $0.tileCount(minZoom: 30, maxZoom: 30) } }
  }

  @Test(.enabled(if: isOptimized, "counts many rows before it refuses"))
  func zoomsOfACallShareItsWork() throws {
    let zigzag = (0..<20).map { point($0 % 2 == 0 ? 80 : -80, 0.5 * Double($0)) } + [point(0, -5)]
    try polygon([zigzag]) { polygon in
      for zoom: UInt32 in 13...15 {
        let count = try polygon.tileCount(minZoom: zoom, maxZoom: zoom)
        #expect(count > 1_000_000)
      }
      #expect(throws: GN_ERROR_TOO_MANY_TILES) { try polygon.tileCount(minZoom: 0, maxZoom: 15) }
    }
  }

  /// With any number of edges, drawing ends where the call has cost too much, and not behind the last edge.
  @Test(.enabled(if: isOptimized, "does the most work of a call"))
  func drawingEndsWhereItCostsTooMuch() throws {
    let zigzag = (0..<30_000).map { point($0 % 2 == 0 ? -80 : 80, 1e-3 * Double($0)) }
    func check(_ shape: some TileShape) {
      var work: UInt64 = 0
      #expect(throws: GN_ERROR_TOO_MANY_TILES) { _ = try shape.cover(zoom: 9, into: nil, capacity: 0, work: &work) }
      #expect(work > 0x8000_0000 && work < 0x8800_0000, "\(work)")
    }
    try corridor(zigzag, 1000) { check($0) }
    try corridor(zigzag, 0) { check($0) }
    try polygon([zigzag]) { check($0) }
    try polygon([zigzag, zigzag.map { point($0.latitude, $0.longitude + 1) }]) { check($0) }
  }

  @Test func nothingIsLeftWhereThereIsTooLittleRoom() throws {
    let square = [point(0, 0), point(0, 40), point(40, 40), point(40, 0)]
    try polygon([square]) { polygon in
      var out = [gn_tile_run](repeating: gn_tile_run(x: 7, y: 7, zoom: 7, count: 7), count: 4)
      var needed = 0
      #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) {
        try polygon.tiles(zoom: 6, into: &out, capacity: 3, needed: &needed)
      }
      #expect(needed > 3)
      #expect(out.map(\.count) == [0, 0, 0, 7])
    }
  }
}
