// SPDX-License-Identifier: MIT
import CGridNorth
import TestSupport
import Testing

@testable import GridNorthCore

@Suite("Tiles")
struct TileTests {
  private func text(_ tile: gn_tile, capacity: Int = 31) throws(gn_status) -> String {
    var characters = [CChar](repeating: 1, count: 32)
    var needed = 0
    try Tile.quadkey(tile, into: &characters, capacity: capacity, needed: &needed)
    return String(decoding: characters.prefix(needed - 1).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func read(_ text: String) throws(TextRefusal) -> gn_tile {
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(TextRefusal) in
        try Tile.tile(quadkey: ASCII(buffer.baseAddress ?? .init(bitPattern: 8)!, count: buffer.count))
      }
    }
    return try result.get()
  }

  // MARK: Vectors

  @Test func tilesAreThoseOfMercantile() throws {
    // mercantile 1.2: tile, quadkey, bounds.
    let known: [(latitude: Double, longitude: Double, zoom: UInt32, x: UInt32, y: UInt32, quadkey: String)] = [
      (48.85837, 2.294481, 14, 8296, 5636, "12022001101200"), (0, 0, 0, 0, 0, ""), (0, 0, 1, 1, 1, "3"),
      (-33.8568, 151.2153, 20, 964734, 629200, "31123013300223131110"),
      (85.06, -180, 30, 0, 0, String(repeating: "0", count: 30)),
      (-90, 179.9999, 10, 1023, 1023, "3333333333"),
    ]
    for (latitude, longitude, zoom, x, y, quadkey) in known {
      let tile = try Tile.at(latitude: latitude, longitude: longitude, zoom: zoom)
      #expect(tile.x == x && tile.y == y && tile.zoom == zoom, "\(tile)")
      #expect(try text(tile) == quadkey)
    }
    let bounds = try Tile.bounds(gn_tile(x: 8296, y: 5636, zoom: 14))
    #expect((bounds.south - 48.850258199721495).magnitude <= 1e-13)
    #expect(bounds.west == 2.28515625 && bounds.east == 2.30712890625)
    #expect((bounds.north - 48.86471476180278).magnitude <= 1e-13)
  }

  // MARK: Properties

  @Test func aTileHoldsItsNorthWestCorner() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let zoom = UInt32(random.integer(in: 0...30))
      let last = (1 << Int(zoom)) - 1
      let x = UInt32(random.element(of: [0, last, random.integer(in: 0...last)]))
      let y = UInt32(random.element(of: [0, last, random.integer(in: 0...last)]))
      let bounds = try Tile.bounds(gn_tile(x: x, y: y, zoom: zoom))
      let tile = try Tile.at(latitude: bounds.north, longitude: bounds.west, zoom: zoom)
      #expect(tile.x == x && tile.y == y, "\(zoom)/\(x)/\(y): \(tile)")
      let opposite = try Tile.at(latitude: bounds.south, longitude: bounds.east, zoom: zoom)
      #expect(opposite.x == (x + 1) & UInt32(last) && opposite.y == min(y + 1, UInt32(last)), "\(zoom)/\(x)/\(y)")
    }
  }

  @Test func aTileLiesInThatOfTheZoomBefore() throws {
    var random = Randomness()
    for _ in rounds(20_000) {
      let (latitude, longitude) = (random.latitude(), random.longitude())
      let zoom = UInt32(random.integer(in: 1...30))
      let tile = try Tile.at(latitude: latitude, longitude: longitude, zoom: zoom)
      let before = try Tile.at(latitude: latitude, longitude: longitude, zoom: zoom - 1)
      #expect(tile.x >> 1 == before.x && tile.y >> 1 == before.y, "\(latitude) \(longitude)")
      let key = try text(tile)
      #expect(try text(before) == String(key.dropLast()))
      let again = try read(key)
      #expect(again.x == tile.x && again.y == tile.y && again.zoom == zoom)
    }
  }

  // MARK: Edges

  @Test func the180thMeridianBelongsToTheFirstColumn() throws {
    for longitude in [180.0, -180, 540, 180.0.nextDown] {
      #expect(try Tile.at(latitude: 0, longitude: longitude, zoom: 30).x == 0)
    }
    #expect(try Tile.at(latitude: 0, longitude: 179.9999999, zoom: 30).x == (1 << 30) - 1)
    for pole in [90.0, 86] {
      #expect(try Tile.at(latitude: pole, longitude: 5, zoom: 30).y == 0)
      #expect(try Tile.at(latitude: -pole, longitude: 5, zoom: 30).y == (1 << 30) - 1)
    }
  }

  @Test func theWorldIsATile() throws {
    let bounds = try Tile.bounds(gn_tile(x: 0, y: 0, zoom: 0))
    #expect(bounds.west == -180 && bounds.east == 180)
    #expect((bounds.north - WebMercator.limit).magnitude <= WebMercator.limit.ulp && bounds.south == -bounds.north)
  }

  // MARK: Refused input

  @Test func wrongTilesAreRefused() {
    #expect(throws: GN_ERROR_ZOOM) { try Tile.at(latitude: 0, longitude: 0, zoom: 31) }
    #expect(throws: GN_ERROR_ZOOM) { try Tile.at(latitude: 0, longitude: 0, zoom: .max) }
    #expect(throws: GN_ERROR_LATITUDE) { try Tile.at(latitude: 90.0.nextUp, longitude: 0, zoom: 3) }
    #expect(throws: GN_ERROR_NOT_FINITE) { try Tile.at(latitude: 0, longitude: .nan, zoom: 3) }
    #expect(throws: GN_ERROR_ZOOM) { try Tile.bounds(gn_tile(x: 0, y: 0, zoom: 31)) }
    #expect(throws: GN_ERROR_TILE) { try Tile.bounds(gn_tile(x: 8, y: 0, zoom: 3)) }
    #expect(throws: GN_ERROR_TILE) { try Tile.bounds(gn_tile(x: 0, y: .max, zoom: 3)) }
    #expect(throws: GN_ERROR_BUFFER_TOO_SMALL) { try text(gn_tile(x: 3, y: 5, zoom: 3), capacity: 3) }
  }

  @Test func wrongQuadkeysAreRefusedWithTheirOffset() {
    let wrong: [(text: String, status: gn_status, offset: Int)] = [
      ("", GN_ERROR_TEXT_EMPTY, 0), ("4", GN_ERROR_TEXT_BYTE, 0), ("012 ", GN_ERROR_TEXT_BYTE, 3),
      ("01\u{0}", GN_ERROR_TEXT_BYTE, 2), (String(repeating: "3", count: 31), GN_ERROR_TEXT_DIGITS, 30),
    ]
    for (text, status, offset) in wrong {
      do throws(TextRefusal) {
        _ = try read(text)
        Issue.record("\(text) was read")
      } catch {
        #expect(error.status == status && error.offset == offset, "\(text)")
      }
    }
  }
}
