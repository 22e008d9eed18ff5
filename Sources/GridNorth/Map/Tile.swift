// SPDX-License-Identifier: MIT

/// A tile of a Web Mercator map.
///
/// ```swift
/// let tower = Position(latitude: 48.85837, longitude: 2.294481)
/// let tile = try Tile(containing: tower, zoom: 14)   // 14/8296/5636
/// tile.quadkey    // "12022001101200"
/// tile.bounds     // 48.850258... 2.28515625 to 48.864714... 2.30712890625
/// ```
///
/// The world has 2^zoom columns from -180 degrees eastward, and as many rows from 85.051128 degrees southward.
public struct Tile: Hashable, Sendable {
  /// The column, from 0.
  public let x: Int

  /// The row, from 0.
  public let y: Int

  /// 0 ... 30.
  public let zoom: Int

  /// Creates a tile from its numbers.
  ///
  /// - Throws: ``GridNorthError`` with `.zoom` or `.tile`.
  ///
  /// Since 0.2.
  public init(x: Int, y: Int, zoom: Int) throws(GridNorthError) {
    self.init(unchecked: x, y, zoom)
    try check()
  }

  init(unchecked x: Int, _ y: Int, _ zoom: Int) {
    self.x = x
    self.y = y
    self.zoom = zoom
  }

  /// Finds the tile that holds a position.
  ///
  /// - Parameters:
  ///   - position: Latitude -90 ... 90; beyond 85.051128 degrees it lies in the first or the last row. Any finite longitude;
  ///     180 lies in column 0.
  ///   - zoom: 0 ... 30.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude` or `.zoom`.
  ///
  /// West and north edges belong to a tile. Since 0.2.
  public init(containing position: Position, zoom: Int) throws(GridNorthError) {
    self = try Tile.found(position, zoom)
  }

  /// Finds the tiles that hold many positions.
  ///
  /// - Parameters:
  ///   - positions: As for ``init(containing:zoom:)``.
  ///   - zoom: 0 ... 30, for all of them.
  /// - Returns: A result for each position, in order; an error is the one that ``init(containing:zoom:)`` throws.
  /// - Throws: ``GridNorthError`` with `.zoom`.
  ///
  /// Since 0.2.
  public static func tiles(
    containing positions: [Position], zoom: Int
  ) throws(GridNorthError) -> [Result<Tile, GridNorthError>] {
    try allFound(positions, zoom)
  }

  /// Reads a quadkey: a digit from 0 to 3 for each zoom from 1 on.
  ///
  /// - Throws: ``GridNorthError`` with `.emptyText`, `.unexpectedByte` or, for more than 30 digits, `.textDigits`; its
  ///   ``GridNorthError/offset`` is in bytes.
  ///
  /// Since 0.2.
  public init(quadkey: some StringProtocol) throws(GridNorthError) {
    self = try Tile.readQuadkey(quadkey)
  }

  /// The quadkey: it begins with those of the tiles that contain this one. At zoom 0 it is empty. Since 0.2.
  public var quadkey: String { writtenQuadkey() }

  /// The edges; the east edge of the last column is 180. Since 0.2.
  public var bounds: Bounds { foundBounds() }
}

extension Tile: CustomStringConvertible {
  /// Zoom, column and row, as in the addresses of tiles: "14/8296/5636".
  public var description: String { "\(zoom)/\(x)/\(y)" }
}

extension Tile: Codable {
  private enum CodingKeys: CodingKey {
    case x, y, zoom
  }

  /// Reads the properties; what the initializer refuses throws `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let x = try container.decode(Int.self, forKey: .x)
    let y = try container.decode(Int.self, forKey: .y)
    let zoom = try container.decode(Int.self, forKey: .zoom)
    self = try decoded(at: container.codingPath) { () throws(GridNorthError) in try Tile(x: x, y: y, zoom: zoom) }
  }
}

/// Neighboring tiles of a row. It ends at the antimeridian at the latest.
public struct TileRun: Hashable, Sendable {
  /// The columns.
  public let columns: Range<Int>

  /// The row.
  public let y: Int

  /// 0 ... 30.
  public let zoom: Int

  /// How many tiles there are.
  public var count: Int { columns.count }

  /// The tiles, from west to east.
  public var tiles: [Tile] { columns.map { Tile(unchecked: $0, y, zoom) } }

  init(columns: Range<Int>, y: Int, zoom: Int) {
    self.columns = columns
    self.y = y
    self.zoom = zoom
  }
}

extension TileRun: CustomStringConvertible {
  /// Zoom, columns and row: "14/8296-8299/5636".
  public var description: String { "\(zoom)/\(columns.lowerBound)-\(columns.upperBound - 1)/\(y)" }
}

// MARK: - The tiles of shapes

extension Bounds {
  /// The tiles that the rectangle touches, from north to south and from west to east.
  ///
  /// - Parameter zoom: 0 ... 30.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, `.view` or `.zoom`.
  ///
  /// Tiles that it meets only at its south or east edge are not among them, unless it has no height or width. Since 0.2.
  public func tiles(zoom: Int) throws(GridNorthError) -> [TileRun] { try foundTiles(zoom) }

  /// The number of tiles that the rectangle touches, of some zooms together: to estimate a download.
  ///
  /// - Parameter zooms: Within 0 ... 30.
  /// - Throws: ``GridNorthError`` with `.notFinite`, `.latitude`, `.view` or `.zoom`.
  ///
  /// Since 0.2.
  public func tileCount(zooms: ClosedRange<Int>) throws(GridNorthError) -> Int { try foundTileCount(zooms) }
}

extension Polygon {
  /// The tiles that the polygon touches, with its border or its inside: from north to south and from west to east.
  ///
  /// - Parameter zoom: 0 ... 30.
  /// - Throws: ``GridNorthError`` with `.count`, if the outer ring has no vertices, `.zoom` or `.tooManyTiles`.
  ///
  /// A tile is there if any position of the polygon lies in it, and no other tile. Since 0.2.
  ///
  /// ```swift
  /// let triangle = try Polygon([
  ///   Position(latitude: 47, longitude: 5), Position(latitude: 47, longitude: 8), Position(latitude: 49, longitude: 7),
  /// ])
  /// for run in try triangle.tiles(zoom: 8) { print(run) }
  /// try triangle.tileCount(zooms: 0...14)
  /// ```
  public func tiles(zoom: Int) throws(GridNorthError) -> [TileRun] { try foundTiles(zoom) }

  /// The number of tiles that the polygon touches, of some zooms together: to estimate a download.
  ///
  /// - Parameter zooms: Within 0 ... 30.
  /// - Throws: ``GridNorthError`` with `.count`, `.zoom` or `.tooManyTiles`.
  ///
  /// They are not listed, but counted by rows. Since 0.2.
  public func tileCount(zooms: ClosedRange<Int>) throws(GridNorthError) -> Int { try foundTileCount(zooms) }
}

extension Route {
  /// The tiles that a corridor along the route touches, from north to south and from west to east.
  ///
  /// - Parameters:
  ///   - zoom: 0 ... 30.
  ///   - halfWidth: The corridor is all that lies as near to the route as this, in meters, 0 ... 1,000,000.
  /// - Throws: ``GridNorthError`` with `.count`, if there is no position, `.halfWidth`, `.notFinite`, `.zoom` or
  ///   `.tooManyTiles`.
  ///
  /// All tiles that the corridor touches are there; and perhaps one that it misses by less than a ten-thousandth of the
  /// half-width, or a thousandth of a tile if that is more. Since 0.2.
  public func tiles(zoom: Int, halfWidth: Double) throws(GridNorthError) -> [TileRun] {
    try foundTiles(zoom, halfWidth)
  }

  /// The number of tiles that a corridor along the route touches, of some zooms together: to estimate a download.
  ///
  /// - Parameters:
  ///   - zooms: Within 0 ... 30.
  ///   - halfWidth: Meters, 0 ... 1,000,000.
  /// - Throws: ``GridNorthError`` with `.count`, `.halfWidth`, `.notFinite`, `.zoom` or `.tooManyTiles`.
  ///
  /// Since 0.2.
  public func tileCount(zooms: ClosedRange<Int>, halfWidth: Double) throws(GridNorthError) -> Int {
    try foundTileCount(zooms, halfWidth)
  }
}
