// SPDX-License-Identifier: MIT
import CGridNorth

extension MagneticField {
  /// Declinations in degrees. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func declinations(
    _ positions: PositionColumns, heights: Column<Double>, years: Column<Double>, model: MagneticModel,
    declinations: MutableColumn<Double>, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(declinations.count, statuses) { row in
      let position = positions.block(at: row)
      let height = heights.block(at: row)
      let year = years.block(at: row)
      let time = year - model.epoch
      // Comparisons with NaN are false.
      let isOrdinary =
        isOrdinary(position) .& (height .>= lowest) .& (height .<= highest) .& MagneticModel.isNear(time)
      let zero = Block(repeating: 0)
      let declination = declination(
        latitude: Block.select(isOrdinary, position.latitude, zero),
        longitude: Block.select(isOrdinary, position.longitude, zero).reducedLongitude,
        height: Block.select(isOrdinary, height, zero), time: Block.select(isOrdinary, time, zero), model: model)
      declinations.store(declination, at: row, where: isOrdinary)
      return (loaded: (position, height, year), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let point = point(loaded.0, lane)
      let moment = try Moment(
        latitude: point.latitude, longitude: point.longitude, height: loaded.1.lane(lane),
        year: loaded.2.lane(lane), model: model)
      declinations[row] = declination(
        latitude: Block(repeating: moment.latitude), longitude: Block(repeating: moment.longitude),
        height: Block(repeating: moment.height), time: Block(repeating: moment.time), model: model
      ).lane(0)
    } refuse: { row in
      declinations.refuse(row)
    }
  }

  // Not inlined: the code is long and has two callers.
  @inline(never)
  private static func declination(
    latitude: Block, longitude: Block, height: Block, time: Block, model: MagneticModel
  ) -> Block {
    let vector = MagneticVector(latitude: latitude, longitude: longitude, height: height, model: model) {
      number, rate in number + time * rate
    }
    return .azimuth(east: vector.east, north: vector.north)
  }
}
