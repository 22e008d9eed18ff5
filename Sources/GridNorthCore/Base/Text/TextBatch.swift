// SPDX-License-Identifier: MIT
import CGridNorth

/// The rows of batches of texts that have no kernel over blocks.
enum TextBatch {
  /// Writes a text into each slot; `longest` bytes and a zero must fit.
  @inline(__always)
  static func write(
    into texts: MutableTextColumn, longest: Int, _ statuses: UnsafeMutablePointer<UInt8>?,
    _ body: (_ row: Int, _ text: inout TextSink) throws(gn_status) -> Void
  ) throws(gn_status) {
    guard texts.size > longest else { throw GN_ERROR_BUFFER_TOO_SMALL }
    try Batch.run(texts.count, statuses) { row throws(gn_status) in
      var text = TextSink(UnsafeMutableRawPointer(texts[row]).assumingMemoryBound(to: CChar.self), capacity: texts.size)
      try body(row, &text)
      var needed = 0
      try text.finish(capacity: texts.size, needed: &needed)
      texts.clear(row, from: needed &- 1)
    } refuse: { row in
      texts.refuse(row)
    }
  }

  /// Reads a position from each slot.
  @inline(__always)
  static func read(
    _ texts: TextColumn, _ latitudes: MutableColumn<Double>, _ longitudes: MutableColumn<Double>,
    _ statuses: UnsafeMutablePointer<UInt8>?, _ body: (ASCII) throws(TextRefusal) -> gn_point
  ) throws(gn_status) {
    try Batch.run(texts.count, statuses) { row throws(gn_status) in
      let point = try status { () throws(TextRefusal) in try body(texts[row]) }
      latitudes[row] = point.latitude
      longitudes[row] = point.longitude
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
    }
  }
}
