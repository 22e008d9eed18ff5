// SPDX-License-Identifier: MIT
import CGridNorth

/// Texts of Arrow's type string_view: 16 bytes for each, which are its length and either the text, or its first four bytes, the
/// number of a data buffer and the offset in it.
public enum TextViews {
  private static let size = 16
  /// The length of a text that its view holds itself.
  private static let inline = 12

  /// Copies texts into slots, those in the views themselves and those in the data buffer with the given number.
  public static func read(
    _ views: ArrowBuffer, buffer: Int32, data: ArrowBuffer, validity: ArrowBuffer, first: UInt64,
    into texts: MutableTextColumn, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let rows = try ArrowRows(
      first: first, count: texts.count, validity: validity, elements: views, shift: 4, more: 0)
    try Batch.run(texts.count, statuses) { row throws(gn_status) in
      if rows.isMissing(row) { throw GN_ERROR_MISSING }
      // SAFETY: the views of all rows are there.
      let place = (rows.first &+ row) &* size
      let length = Int(truncatingIfNeeded: views.load(place, as: Int32.self))
      if length <= inline {
        guard length >= 0 else { throw GN_ERROR_OFFSET }
        // SAFETY: the bytes behind a view belong to the next, or are not there.
        let text = place &+ 4
        try texts.store(views.base + text, count: length, readable: views.size &- text, row: row)
        return
      }
      let start = Int(truncatingIfNeeded: views.load(place &+ 12, as: Int32.self))
      guard views.load(place &+ 8, as: Int32.self) == buffer, start >= 0, start <= data.size,
        length <= data.size &- start
      else { throw GN_ERROR_OFFSET }
      // SAFETY: the text lies within the data.
      try texts.store(data.base + start, count: length, readable: data.size &- start, row: row)
    } refuse: { row in
      texts.refuse(row)
    }
  }

  /// Writes views of the texts in slots; those that do not fit into their views are copied, one after the other, into the data
  /// buffer with the given number, from the offset `start` on.
  public static func write(
    _ texts: TextColumn, buffer: Int32, start: UInt64, views: UnsafeMutablePointer<UInt8>?, viewCapacity: Int,
    viewsNeeded: inout Int, data: UnsafeMutablePointer<UInt8>?, dataCapacity: Int, dataNeeded: inout Int
  ) throws(gn_status) {
    guard views != nil || viewCapacity == 0, data != nil || dataCapacity == 0 else { throw GN_ERROR_NULL }
    let (bytes, overflow) = texts.count.multipliedReportingOverflow(by: size)
    if overflow || buffer < 0 { throw GN_ERROR_OFFSET }
    // A view counts bytes in 32 bits.
    let largest = UInt64(Int32.max)
    let hasViews = Size(viewCapacity).room >= bytes
    if !(hasViews && texts.surelyFits(capacity: dataCapacity, start: start, largest: largest)) {
      // What does not fit is known before anything is written.
      guard let total = texts.totalLength(above: inline), start <= largest,
        UInt64(truncatingIfNeeded: total) <= largest &- start
      else { throw GN_ERROR_OFFSET }
      viewsNeeded = bytes
      dataNeeded = total
      guard hasViews, Size(dataCapacity).room >= total else { throw GN_ERROR_BUFFER_TOO_SMALL }
    }
    viewsNeeded = bytes
    guard let views else { return }
    let base = UnsafeMutableRawPointer(views)
    // SAFETY: everything fits; without a long text, no byte is written at `data`.
    let out = data.map { UnsafeMutableRawPointer($0) } ?? base
    var place = 0
    var row = 0
    while row < texts.count {
      let length = texts.length(row)
      let (first, second) = texts.firstWords(row, length)
      var view = (UInt64(truncatingIfNeeded: length) | first &<< 32, first &>> 32 | second &<< 32)
      if length > inline {
        texts.copy(row, count: length, to: out + place)
        let offset = UInt64(truncatingIfNeeded: place) &+ start
        view.1 = UInt64(UInt32(bitPattern: buffer)) | offset &<< 32
        place &+= length
      }
      base.storeBytes(of: view.0.littleEndian, toByteOffset: row &* size, as: UInt64.self)
      base.storeBytes(of: view.1.littleEndian, toByteOffset: row &* size &+ 8, as: UInt64.self)
      row &+= 1
    }
    dataNeeded = place
  }
}

extension TextColumn {
  /// The first 12 bytes of the text in a slot, or as many as it has and zeros after them, in two words.
  @inline(__always)
  fileprivate func firstWords(_ row: Int, _ length: Int) -> (UInt64, UInt64) {
    let slot = start(row)
    if size >= 16 {
      // SAFETY: the slot has 16 bytes.
      return (
        TextWord.load(slot, 0) & TextWord.mask(length), TextWord.load(slot, 8) & TextWord.mask(length &- 8)
      )
    }
    var words: (UInt64, UInt64) = (0, 0)
    var offset = length
    while offset > 0 {
      offset &-= 1
      let byte = UInt64(slot.load(fromByteOffset: offset, as: UInt8.self))
      if offset >= 8 { words.1 = words.1 &<< 8 | byte } else { words.0 = words.0 &<< 8 | byte }
    }
    return words
  }
}
