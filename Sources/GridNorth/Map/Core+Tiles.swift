// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where Web Mercator, tiles and views meet the core. Only the files Core*.swift know about pointers.

// The core has namespaces with the same names as values of this module.
typealias CoreWebMercator = GridNorthCore.WebMercator
typealias CoreTile = GridNorthCore.Tile

// MARK: - Web Mercator

extension WebMercator {
  static func projected(_ position: Position) throws(GridNorthError) -> SIMD2<Double> {
    let place = try refusable { () throws(gn_status) in
      try CoreWebMercator.forward(latitude: position.latitude, longitude: position.longitude)
    }
    return SIMD2(place.x, place.y)
  }

  static func allProjected(_ positions: [Position]) -> [Result<SIMD2<Double>, GridNorthError>] {
    var statuses = [UInt8](repeating: 0, count: positions.count)
    let points = positions.withColumns { columns in
      pairs(positions.count) { (xs, ys) throws(gn_status) in
        try CoreWebMercator.forward(columns.places(), xs: xs, ys: ys, statuses: &statuses)
      }
    }
    return zip(points, statuses).map { point, status in
      GridNorthError(statusByte: status).map { .failure($0) } ?? .success(point)
    }
  }

  private struct Place {
    var x: Double
    var y: Double
  }

  static func unprojected(_ point: SIMD2<Double>) throws(GridNorthError) -> Position {
    Position(try refusable { () throws(gn_status) in try CoreWebMercator.inverse(x: point.x, y: point.y) })
  }

  static func allUnprojected(_ points: [SIMD2<Double>]) -> [Result<Position, GridNorthError>] {
    var statuses = [UInt8](repeating: 0, count: points.count)
    // The parts of a pair are not stored properties.
    let places = points.map { (point) in Place(x: point.x, y: point.y) }
    let positions = places.withColumns { columns in
      pairs(points.count) { (latitudes, longitudes) throws(gn_status) in
        try CoreWebMercator.inverse(
          xs: columns(\.x), ys: columns(\.y), latitudes: latitudes, longitudes: longitudes, statuses: &statuses)
      }
    }
    return zip(positions, statuses).map { position, status in
      GridNorthError(statusByte: status).map { .failure($0) } ?? .success(Position(position))
    }
  }
}

// MARK: - Tiles

/// A zoom as the core takes it: what does not fit is no zoom.
private func coreZoom(_ zoom: Int) -> UInt32 { UInt32(exactly: zoom) ?? .max }

extension Tile {
  private init(_ tile: gn_tile) {
    self.init(unchecked: Int(tile.x), Int(tile.y), Int(tile.zoom))
  }

  private var core: gn_tile {
    gn_tile(x: UInt32(exactly: x) ?? .max, y: UInt32(exactly: y) ?? .max, zoom: coreZoom(zoom))
  }

  func check() throws(GridNorthError) {
    _ = try refusable { () throws(gn_status) in try CoreTile.bounds(core) }
  }

  func foundBounds() -> Bounds {
    Bounds(certain { () throws(gn_status) in try CoreTile.bounds(core) })
  }

  static func found(_ position: Position, _ zoom: Int) throws(GridNorthError) -> Tile {
    let tile = try refusable { () throws(gn_status) in
      try CoreTile.at(latitude: position.latitude, longitude: position.longitude, zoom: coreZoom(zoom))
    }
    return Tile(tile)
  }

  static func allFound(
    _ positions: [Position], _ zoom: Int
  ) throws(GridNorthError) -> [Result<Tile, GridNorthError>] {
    try positions.rows(gn_tile()) { (positions, tiles, statuses) throws(gn_status) in
      try CoreTile.at(positions, zoom: coreZoom(zoom), into: tiles, statuses: statuses)
    } result: {
      Tile($0)
    }
  }

  func writtenQuadkey() -> String {
    let text = try? written(31) { (out, capacity, needed) throws(gn_status) in
      try CoreTile.quadkey(core, into: out, capacity: capacity, needed: &needed)
    }
    // A tile is checked when it is created.
    return text ?? ""
  }

  static func readQuadkey(_ text: some StringProtocol) throws(GridNorthError) -> Tile {
    Tile(try read(text) { (text) throws(TextRefusal) in try CoreTile.tile(quadkey: text) })
  }
}

extension TileRun {
  fileprivate init(_ run: gn_tile_run) {
    let start = Int(run.x)
    self.init(columns: start..<start + Int(run.count), y: Int(run.y), zoom: Int(run.zoom))
  }
}

extension TileShape {
  fileprivate func runs(_ zoom: Int) throws(gn_status) -> [TileRun] {
    var runs: [gn_tile_run] = []
    var needed = 0
    try runs.fill(&needed, blank: gn_tile_run(), room: 64) { (out, capacity, needed) throws(gn_status) in
      try tiles(zoom: coreZoom(zoom), into: out, capacity: capacity, needed: &needed)
    }
    return runs.map { TileRun($0) }
  }

  /// All zooms together have fewer than 2^62 tiles.
  fileprivate func count(_ zooms: ClosedRange<Int>) throws(gn_status) -> Int {
    Int(try tileCount(minZoom: coreZoom(zooms.lowerBound), maxZoom: coreZoom(zooms.upperBound)))
  }
}

extension Bounds {
  func foundTiles(_ zoom: Int) throws(GridNorthError) -> [TileRun] {
    try refusable { () throws(gn_status) in try TileBounds(core).runs(zoom) }
  }

  func foundTileCount(_ zooms: ClosedRange<Int>) throws(GridNorthError) -> Int {
    try refusable { () throws(gn_status) in try TileBounds(core).count(zooms) }
  }
}

extension Polygon {
  func foundTiles(_ zoom: Int) throws(GridNorthError) -> [TileRun] {
    try refusable { () throws(gn_status) in
      try withCore { (polygon) throws(gn_status) in try polygon.runs(zoom) }
    }
  }

  func foundTileCount(_ zooms: ClosedRange<Int>) throws(GridNorthError) -> Int {
    try refusable { () throws(gn_status) in
      try withCore { (polygon) throws(gn_status) in try polygon.count(zooms) }
    }
  }
}

extension Route {
  func foundTiles(_ zoom: Int, _ halfWidth: Double) throws(GridNorthError) -> [TileRun] {
    try refusable { () throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try TileCorridor(points, halfWidth: halfWidth).runs(zoom)
      }
    }
  }

  func foundTileCount(_ zooms: ClosedRange<Int>, _ halfWidth: Double) throws(GridNorthError) -> Int {
    try refusable { () throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try TileCorridor(points, halfWidth: halfWidth).count(zooms)
      }
    }
  }
}

// MARK: - Views

extension Bounds {
  static func found(_ positions: [Position]) throws(GridNorthError) -> Bounds {
    let bounds = try refusable { () throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in try points.bounds() }
    }
    return Bounds(bounds)
  }
}

extension Screen {
  static func fitted(
    _ bounds: Bounds, _ width: Double, _ height: Double, _ padding: Padding, _ maxZoom: Double, _ bearing: Double,
    _ tileSize: TileSize
  ) throws(GridNorthError) -> Screen {
    let screen = gn_screen(
      center: gn_point(), zoom: 0, width: width, height: height, bearing: bearing, pitch: 0, field_of_view: 0,
      tile_size: tileSize.core, reserved: 0)
    let sides = gn_padding(top: padding.top, right: padding.right, bottom: padding.bottom, left: padding.left)
    let fitted = try refusable { () throws(gn_status) in
      try CoreScreen.fit(bounds.core, into: screen, padding: sides, maxZoom: maxZoom)
    }
    return try Screen(
      center: Position(fitted.center), zoom: fitted.zoom, width: width, height: height, bearing: bearing,
      tileSize: tileSize)
  }
}
