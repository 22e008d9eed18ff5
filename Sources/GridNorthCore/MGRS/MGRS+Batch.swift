// SPDX-License-Identifier: MIT
import CGridNorth

// Many references. Projections and texts run over blocks of rows, and rows that are not ordinary go through the
// functions for a single one.

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
      let isWritten: Block.Mask
      if precision <= ReferenceBlock.largestPrecision {
        let references = ReferenceBlock(block, latitude: latitude, precision: precision)
        forEachLane(of: latitudes.count, from: row) { lane in
          let text = references.text(lane)
          texts.store(text.first, text.second, row: row &+ lane)
        }
        isWritten = block.isOrdinary
      } else {
        isWritten = Block.Mask(repeating: false)
      }
      answers.accept(latitudes.count, from: row)
      forEachLane(of: latitudes.count, from: row, without: isWritten) { lane in
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
        } catch {
          answers.set(error, row: row &+ lane)
        }
        while length < texts.stride {
          slot[length] = 0
          length &+= 1
        }
      }
      row &+= Block.width
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
      let cells = CellBlock(texts, row: row)
      let position = UTM.unproject(
        easting: cells.easting, northing: cells.northing, falseNorthing: cells.falseNorthing,
        centralMeridian: cells.centralMeridian)
      latitudes.store(position.latitude, at: row)
      longitudes.store(position.longitude, at: row)
      answers.accept(texts.count, from: row)
      let isInside = cells.isWellInside(latitude: position.latitude, longitude: position.longitude)
      forEachLane(of: texts.count, from: row, without: cells.isRead .& isInside) { lane in
        let row = row &+ lane
        do throws(TextRefusal) {
          let point = try decode(ASCII(texts, row: row), rule).inside
          latitudes[row] = point.latitude
          longitudes[row] = point.longitude
        } catch {
          latitudes[row] = .nan
          longitudes[row] = .nan
          answers.set(error.status, row: row)
        }
      }
      row &+= Block.width
    }
    try answers.finish()
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
