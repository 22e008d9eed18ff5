// SPDX-License-Identifier: MIT
import CGridNorth

/// Texts of Arrow's types string and large_string: one after the other, and the offsets at which they begin and end.
public enum TextOffsets {
  /// Copies texts into slots.
  public static func read(
    _ offsets: ArrowBuffer, width: Int32, data: ArrowBuffer, validity: ArrowBuffer, first: UInt64,
    into texts: MutableTextColumn, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    guard width == 4 || width == 8 else { throw GN_ERROR_OFFSET }
    let rows = try ArrowRows(
      first: first, count: texts.count, validity: validity, elements: offsets, shift: width == 4 ? 2 : 3, more: 1)
    if width == 4 {
      try read(offsets, as: Int32.self, data, rows, into: texts, statuses)
    } else {
      try read(offsets, as: Int64.self, data, rows, into: texts, statuses)
    }
  }

  @inline(__always)
  private static func read<Offset: FixedWidthInteger & BitwiseCopyable>(
    _ offsets: ArrowBuffer, as type: Offset.Type, _ data: ArrowBuffer, _ rows: ArrowRows,
    into texts: MutableTextColumn, _ statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let width = MemoryLayout<Offset>.size
    try Batch.run(texts.count, statuses) { row throws(gn_status) in
      if rows.isMissing(row) { throw GN_ERROR_MISSING }
      // SAFETY: the offset behind the last row is there.
      let place = (rows.first &+ row) &* width
      let start = offsets.load(place, as: type)
      let end = offsets.load(place &+ width, as: type)
      guard start >= 0, start <= end, Int64(truncatingIfNeeded: end) <= Int64(truncatingIfNeeded: data.size) else {
        throw GN_ERROR_OFFSET
      }
      // SAFETY: both lie within the data, whose size is an Int.
      let from = Int(truncatingIfNeeded: start)
      let count = Int(truncatingIfNeeded: end) &- from
      try texts.store(data.base + from, count: count, readable: data.size &- from, row: row)
    } refuse: { row in
      texts.refuse(row)
    }
  }

  /// Copies texts out of slots, one after the other, and writes their offsets, of which the first is `start`.
  public static func write(
    _ texts: TextColumn, start: UInt64, width: Int32, offsets: UnsafeMutablePointer<UInt8>?, offsetCapacity: Int,
    offsetsNeeded: inout Int, data: UnsafeMutablePointer<UInt8>?, dataCapacity: Int, dataNeeded: inout Int
  ) throws(gn_status) {
    guard offsets != nil || offsetCapacity == 0, data != nil || dataCapacity == 0 else { throw GN_ERROR_NULL }
    guard width == 4 || width == 8 else { throw GN_ERROR_OFFSET }
    let (bytes, overflow) = (texts.count &+ 1).multipliedReportingOverflow(by: width == 4 ? 4 : 8)
    if overflow || bytes < 0 { throw GN_ERROR_OFFSET }
    let largest = width == 4 ? UInt64(Int32.max) : UInt64(Int64.max)
    let hasOffsets = Size(offsetCapacity).room >= bytes
    if !(hasOffsets && texts.surelyFits(capacity: dataCapacity, start: start, largest: largest)) {
      // What does not fit is known before anything is written.
      guard let total = texts.totalLength(), start <= largest,
        UInt64(truncatingIfNeeded: total) <= largest &- start
      else { throw GN_ERROR_OFFSET }
      offsetsNeeded = bytes
      dataNeeded = total
      guard hasOffsets, Size(dataCapacity).room >= total else { throw GN_ERROR_BUFFER_TOO_SMALL }
    }
    guard let offsets else { throw GN_ERROR_NULL }
    // SAFETY: everything fits; without a text, no byte is written at `data`.
    let out = data.map { UnsafeMutableRawPointer($0) } ?? UnsafeMutableRawPointer(offsets)
    offsetsNeeded = bytes
    if width == 4 {
      dataNeeded = write(texts, to: out, offsets: offsets, Int32(truncatingIfNeeded: start))
    } else {
      dataNeeded = write(texts, to: out, offsets: offsets, Int64(truncatingIfNeeded: start))
    }
  }

  @inline(__always)
  private static func write<Offset: FixedWidthInteger & BitwiseCopyable>(
    _ texts: TextColumn, to out: UnsafeMutableRawPointer, offsets: UnsafeMutablePointer<UInt8>, _ start: Offset
  ) -> Int {
    let offsets = UnsafeMutableRawPointer(offsets)
    offsets.storeBytes(of: start.littleEndian, as: Offset.self)
    var place = 0
    var row = 0
    while row < texts.count {
      let length = texts.length(row)
      texts.copy(row, count: length, to: out + place)
      place &+= length
      row &+= 1
      let offset = start &+ Offset(truncatingIfNeeded: place)
      offsets.storeBytes(of: offset.littleEndian, toByteOffset: row &* MemoryLayout<Offset>.size, as: Offset.self)
    }
    return place
  }
}
