// SPDX-License-Identifier: MIT
import Foundation
import GridNorth
import TestSupport
import Testing

@Suite("Web Mercator, tiles and fitted screens")
struct TileTests {
  private let tower = Position(latitude: 48.85837, longitude: 2.294481)

  private func triangle() throws -> GridNorth.Polygon {
    try Polygon([
      Position(latitude: 47, longitude: 5), Position(latitude: 47, longitude: 8), Position(latitude: 49, longitude: 7),
    ])
  }

  @Test func pointsComeBack() throws {
    var random = Randomness()
    let positions = (0..<30).map { _ in
      Position(latitude: random.double(in: -89...89), longitude: random.double(in: -180...179))
    }
    let points = WebMercator.points(of: positions)
    let back = WebMercator.positions(at: try points.map { try $0.get() })
    for row in positions.indices {
      let point = try WebMercator.point(of: positions[row])
      #expect(try points[row].get() == point)
      #expect(try back[row].get() == WebMercator.position(at: point))
      #expect((try back[row].get().latitude - positions[row].latitude).magnitude < 1e-12)
    }
    #expect(throws: GridNorthError.self) { try WebMercator.point(of: Position(latitude: 90, longitude: 0)) }
    let refused = WebMercator.points(of: [Position(latitude: -90, longitude: 0)])
    #expect(throws: GridNorthError.self) { try refused[0].get() }
  }

  @Test func aTileHasBoundsAndAQuadkey() throws {
    let tile = try Tile(containing: tower, zoom: 14)
    #expect(tile.description == "14/8296/5636")
    #expect(tile.quadkey == "12022001101200")
    #expect(try Tile(quadkey: tile.quadkey) == tile)
    #expect(try Tile(quadkey: tile.quadkey.dropLast(13)) == Tile(x: 1, y: 0, zoom: 1))
    let bounds = tile.bounds
    #expect(bounds.west == 2.28515625 && bounds.south < tower.latitude && tower.latitude < bounds.north)
    #expect(try bounds.tiles(zoom: 14).flatMap(\.tiles) == [tile])
    #expect(try Tile(x: 0, y: 0, zoom: 0).quadkey == "")
    let many = try Tile.tiles(containing: [tower, Position(latitude: 91, longitude: 0)], zoom: 14)
    #expect(try many[0].get() == tile)
    #expect(throws: GridNorthError.self) { try many[1].get() }
  }

  @Test func wrongTilesAreRefused() {
    func reason(_ call: () throws -> Void) -> GridNorthError.Reason? {
      do {
        try call()
        return nil
      } catch { return (error as? GridNorthError)?.reason }
    }
    #expect(reason { _ = try Tile(x: 4, y: 0, zoom: 2) } == .tile)
    #expect(reason { _ = try Tile(x: -1, y: 0, zoom: 2) } == .tile)
    for zoom in [-1, 31, Int.max] {
      #expect(reason { _ = try Tile(x: 0, y: 0, zoom: zoom) } == .zoom)
      #expect(reason { _ = try Tile(containing: tower, zoom: zoom) } == .zoom)
      #expect(reason { _ = try Tile.tiles(containing: [tower], zoom: zoom) } == .zoom)
    }
    #expect(reason { _ = try Tile(quadkey: "0124") } == .unexpectedByte)
    #expect(reason { _ = try Route([]).tiles(zoom: 3, halfWidth: 1) } == .count)
    #expect(reason { _ = try Route([tower]).tiles(zoom: 3, halfWidth: -1) } == .halfWidth)
  }

  @Test func aTileIsCodable() throws {
    let tile = try Tile(containing: tower, zoom: 14)
    let data = try JSONEncoder().encode(tile)
    #expect(try JSONDecoder().decode(Tile.self, from: data) == tile)
    let wrong = Data(#"{"x": 4, "y": 0, "zoom": 2}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Tile.self, from: wrong) }
  }

  @Test func shapesListAndCountTheirTiles() throws {
    let polygon = try triangle()
    let runs = try polygon.tiles(zoom: 9)
    let count = runs.reduce(0) { $0 + $1.count }
    #expect(try polygon.tileCount(zooms: 9...9) == count)
    #expect(Set(runs.flatMap(\.tiles)).count == count)
    let total = try (0...9).reduce(0) { sum, zoom in try sum + polygon.tileCount(zooms: zoom...zoom) }
    #expect(try polygon.tileCount(zooms: 0...9) == total)
    let route = try Route(polygon.outerRing)
    let line = try route.tiles(zoom: 9, halfWidth: 0)
    let corridor = try route.tiles(zoom: 9, halfWidth: 30_000)
    #expect(Set(line.flatMap(\.tiles)).isStrictSubset(of: Set(corridor.flatMap(\.tiles))))
    #expect(try route.tileCount(zooms: 9...9, halfWidth: 30_000) == corridor.reduce(0) { $0 + $1.count })
    let world = Bounds(south: -90, west: -180, north: 90, east: 180)
    #expect(try world.tileCount(zooms: 0...30) == (1 << 62) / 3)
    #expect(try world.tiles(zoom: 1).map(\.description) == ["1/0-1/0", "1/0-1/1"])
  }

  @Test func aScreenFitsBounds() throws {
    let fiji = Position(latitude: -18.1, longitude: 178.4)
    let samoa = Position(latitude: -13.8, longitude: -171.8)
    let bounds = try Bounds(containing: [fiji, samoa])
    #expect(bounds == Bounds(south: -18.1, west: 178.4, north: -13.8, east: -171.8))
    let screen = try Screen(
      fitting: bounds, width: 800, height: 600, padding: Screen.Padding(top: 10, right: 20, bottom: 80, left: 40))
    for corner in [fiji, samoa] {
      let pixel = try screen.pixel(of: corner)
      #expect(pixel.x > 40 - 1e-3 && pixel.x < 780 + 1e-3 && pixel.y > 10 - 1e-3 && pixel.y < 520 + 1e-3)
    }
    #expect(try Screen(fitting: bounds, width: 800, height: 600, maxZoom: 3).zoom == 3)
    #expect(throws: GridNorthError.self) {
      try Screen(fitting: bounds, width: 800, height: 600, padding: Screen.Padding(400))
    }
    #expect(throws: GridNorthError.self) { try Bounds(containing: []) }
  }
}
