// SPDX-License-Identifier: MIT
import CGridNorth

// Many references, one after the other. Each batch throws `GN_PARTIAL` when all rows are done and some were refused.

extension Georef {
  public static func encode(
    _ positions: PositionColumns, precision: Int32, into texts: MutableTextColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try check(precision)
    let longest = precision < 0 ? 2 : 4 &+ 2 &* Int(precision)
    try TextBatch.write(into: texts, longest: longest, statuses) { row, text throws(gn_status) in
      try encode(positions[row], precision: precision, into: &text)
    }
  }

  /// The centers of the cells.
  public static func decode(
    _ texts: TextColumn, latitudes: MutableColumn<Double>, longitudes: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try TextBatch.read(texts, latitudes, longitudes, statuses) { text throws(TextRefusal) in try decode(text).center }
  }
}

extension GARS {
  public static func encode(
    _ positions: PositionColumns, precision: Int32, into texts: MutableTextColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try check(precision)
    try TextBatch.write(into: texts, longest: 5 &+ Int(precision), statuses) { row, text throws(gn_status) in
      try encode(positions[row], precision: precision, into: &text)
    }
  }

  /// The centers of the cells.
  public static func decode(
    _ texts: TextColumn, latitudes: MutableColumn<Double>, longitudes: MutableColumn<Double>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try TextBatch.read(texts, latitudes, longitudes, statuses) { text throws(TextRefusal) in try decode(text).center }
  }
}
