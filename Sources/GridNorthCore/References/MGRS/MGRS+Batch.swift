// SPDX-License-Identifier: MIT
import CGridNorth

// Many references. Projections and texts run over blocks of rows. The functions for a single reference handle rows that
// are not ordinary.

extension MGRS {
  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func encode(
    _ positions: PositionColumns, precision: Int32, into texts: MutableTextColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let precision = try check(precision, texts)
    try Batch.run(texts.count, statuses) { row in
      let (latitude, longitude) = positions.block(at: row)
      let block = UTM.ForwardBlock(latitude: latitude, longitude: longitude, request: .standard)
      var isWritten = Block.Mask(repeating: false)
      if precision <= ReferenceBlock.largestPrecision {
        let references = ReferenceBlock(block, latitude: latitude, precision: precision)
        forEachLane(of: texts.count, from: row) { lane in
          let text = references.text(lane)
          texts.store(text.first, text.second, row: row &+ lane)
        }
        isWritten = block.isOrdinary
      }
      return (loaded: (latitude, longitude, block), isWritten)
    } single: { loaded, lane, row throws(gn_status) in
      let (latitude, longitude, block) = loaded
      let reference =
        block.isOrdinary.lane(lane)
        ? reference(
          easting: block.easting.lane(lane), northing: block.northing.lane(lane),
          zone: Int(truncatingIfNeeded: block.zone.lane(lane).wholeNumber), band: Band(latitude: latitude.lane(lane)),
          precision: precision)
        : try reference(latitude: latitude.lane(lane), longitude: longitude.lane(lane), precision: precision)
      texts.clear(row, from: reference.write(to: texts[row]))
    } refuse: { row in
      texts.refuse(row)
    }
  }

  /// The points inside the cells. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func decode(
    _ texts: TextColumn, _ rule: Rule, latitudes: MutableColumn<Double>, longitudes: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(texts.count, statuses) { row in
      let cells = CellBlock(texts, row: row)
      let position = UTM.unproject(
        easting: cells.easting, northing: cells.northing, falseNorthing: cells.falseNorthing,
        centralMeridian: cells.centralMeridian)
      let isOrdinary =
        cells.isRead .& cells.isWellInside(latitude: position.latitude, longitude: position.longitude)
      latitudes.store(position.latitude, at: row, where: isOrdinary)
      longitudes.store(position.longitude, at: row, where: isOrdinary)
      return (loaded: (), isOrdinary)
    } single: { _, _, row throws(gn_status) in
      let cell = try status { () throws(TextRefusal) in try decode(texts[row], rule) }
      latitudes[row] = cell.inside.latitude
      longitudes[row] = cell.inside.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }

  /// From grids; `zones` are signed. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func encode(
    eastings: Column<Double>, northings: Column<Double>, zones: Column<Int32>, precision: Int32,
    into texts: MutableTextColumn, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    _ = try check(precision, texts)
    try Batch.run(texts.count, statuses) { row throws(gn_status) in
      let grid = try UTM.Grid(signedZone: zones[row])
      let utm = gn_utm(
        easting: eastings[row], northing: northings[row], zone: grid.zone, hemisphere: grid.hemisphere)
      let reference = try reference(utm, grid, precision: precision)
      texts.clear(row, from: reference.write(to: texts[row]))
    } refuse: { row in
      texts.refuse(row)
    }
  }

  /// The cells. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func decode(
    _ texts: TextColumn, cells: MutableColumn<gn_mgrs_cell>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(texts.count, statuses) { row throws(gn_status) in
      cells[row] = try status { () throws(TextRefusal) in try decode(texts[row], .lenient) }
    } refuse: { row in
      cells.refuse(row)
    }
  }

  /// The precision, if slots have room for its longest reference.
  private static func check(_ precision: Int32, _ texts: MutableTextColumn) throws(gn_status) -> Int {
    let precision = try check(precision)
    guard texts.size > Reference.count(precision: precision, isPolar: false) else { throw GN_ERROR_BUFFER_TOO_SMALL }
    return precision
  }
}
