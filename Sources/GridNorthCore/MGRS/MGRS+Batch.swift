// SPDX-License-Identifier: MIT
import CGridNorth

// Many references. The projections run over blocks of eight rows; text is written and read row by row, and rows that are
// not ordinary go through the functions for a single one.

extension MGRS {
  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func encode(
    latitudes: Column, longitudes: Column, precision: Int32, into texts: TextColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let precision = try check(precision)
    guard texts.stride > Reference.length(precision: precision, isPolar: false) else { throw GN_BUFFER_TOO_SMALL }
    var answers = Statuses(statuses)
    var row = 0
    while row < latitudes.count {
      let latitude = latitudes.block(at: row)
      let longitude = longitudes.block(at: row)
      let block = UTM.ForwardBlock(latitude: latitude, longitude: longitude, request: .standard)
      forEachLane(of: latitudes.count, from: row) { lane in
        let slot = texts[row &+ lane]
        var length = 0
        do throws(gn_status) {
          let reference =
            block.isOrdinary.lane(lane)
            ? reference(
              easting: block.easting.lane(lane), northing: block.northing.lane(lane),
              zone: Int(truncatingIfNeeded: block.zone.lane(lane).wholeNumber),
              band: Band(latitude: latitude.lane(lane)),
              precision: precision)
            : try reference(latitude: latitude.lane(lane), longitude: longitude.lane(lane), precision: precision)
          length = reference.write(to: slot)
          answers.set(GN_OK, row: row &+ lane)
        } catch {
          answers.set(error, row: row &+ lane)
        }
        while length < texts.stride {
          slot[length] = 0
          length &+= 1
        }
      }
      row &+= 8
    }
    try answers.finish()
  }

  /// The points inside the cells. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func decode(
    _ texts: TextColumn, _ rule: Rule, latitudes: MutableColumn, longitudes: MutableColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var answers = Statuses(statuses)
    var row = 0
    while row < texts.count {
      var cells = CellBlock()
      forEachLane(of: texts.count, from: row) { lane in cells.read(ASCII(texts, row: row &+ lane), lane: lane) }
      let position = UTM.unproject(
        easting: cells.easting, northing: cells.northing, falseNorthing: cells.falseNorthing,
        centralMeridian: cells.centralMeridian)
      forEachLane(of: texts.count, from: row) { lane in
        var point = gn_point(latitude: position.latitude.lane(lane), longitude: position.longitude.lane(lane))
        var status = GN_OK
        if !cells.isWellInside(point, lane: lane) {
          do throws(TextRefusal) {
            point = try decode(ASCII(texts, row: row &+ lane), rule).inside
          } catch {
            point = gn_point(latitude: .nan, longitude: .nan)
            status = error.status
          }
        }
        latitudes[row &+ lane] = point.latitude
        longitudes[row &+ lane] = point.longitude
        answers.set(status, row: row &+ lane)
      }
      row &+= 8
    }
    try answers.finish()
  }

  /// The centres of eight UTM cells, and what tells whether they are well inside their grid zones.
  private struct CellBlock {
    var easting = Block(repeating: 500_000)
    var northing = Block(repeating: 0)
    var falseNorthing = Block(repeating: 0)
    var centralMeridian = Block(repeating: 0)
    /// The grid zone, shrunk by the margin of `Cell.isWellInside`; empty in lanes that hold no UTM cell.
    private var south = Block(repeating: 1)
    private var north = Block(repeating: 0)
    private var west = Block(repeating: 1)
    private var east = Block(repeating: 0)

    mutating func read(_ text: ASCII, lane: Int) {
      guard let parsed = try? parse(text), parsed.digitRefusal == nil, let square = parsed.square,
        case .utm(let gridZone) = square.frame
      else { return }
      let cell = Cell(square: square, east: parsed.east, north: parsed.north, precision: parsed.precision)
      let center = cell.center
      let grid = cell.grid
      easting[lane & 7] = center.easting
      northing[lane & 7] = center.northing
      falseNorthing[lane & 7] = grid.falseNorthing
      centralMeridian[lane & 7] = grid.centralMeridian
      let inner = cell.innerBounds(gridZone)
      south[lane & 7] = inner.south
      north[lane & 7] = inner.north
      west[lane & 7] = inner.west
      east[lane & 7] = inner.east
    }

    func isWellInside(_ point: gn_point, lane: Int) -> Bool {
      point.latitude > south.lane(lane) && point.latitude < north.lane(lane) && point.longitude > west.lane(lane)
        && point.longitude < east.lane(lane)
    }
  }
}

extension ASCII {
  /// The text of a slot: up to the first zero or to the slot's end.
  fileprivate init(_ texts: TextColumn, row: Int) {
    let slot = texts[row]
    var length = 0
    while length < texts.stride, slot[length] != 0 { length &+= 1 }
    self.init(UnsafePointer(slot), length: length)
  }
}
