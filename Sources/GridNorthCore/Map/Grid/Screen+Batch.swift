// SPDX-License-Identifier: MIT
import CGridNorth

extension Screen {
  /// The pixels of many positions. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public func pixels(
    of positions: PositionColumns, xs: MutableColumn<Double>, ys: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(xs.count, statuses) { row throws(gn_status) in
      (xs[row], ys[row]) = try pixel(of: positions[row])
    } refuse: { row in
      xs.refuse(row)
      ys.refuse(row)
    }
  }

  /// The positions at many pixels. Throws `GN_PARTIAL` when all rows are done and some were refused.
  public func points(
    xs: Column<Double>, ys: Column<Double>, latitudes: MutableColumn<Double>, longitudes: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(xs.count, statuses) { row throws(gn_status) in
      let point = try point(x: xs[row], y: ys[row])
      latitudes[row] = point.latitude
      longitudes[row] = point.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }
}
