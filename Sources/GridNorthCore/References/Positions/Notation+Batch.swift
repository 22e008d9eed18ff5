// SPDX-License-Identifier: MIT
import CGridNorth

// Many positions, one after the other. Each batch throws `GN_PARTIAL` when all rows are done and some were refused.

extension Notation {
  /// A row with two meanings is refused.
  public static func parse(
    _ texts: TextColumn, form: Int32, flags: UInt32, positions: MutableColumn<gn_position>,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try check(form: form, flags: flags)
    try Batch.run(texts.count, statuses) { row throws(gn_status) in
      let candidates = try status { () throws(TextRefusal) in try parse(texts[row], form: form, flags: flags) }
      guard candidates.count == 1 else { throw GN_ERROR_TEXT_AMBIGUOUS }
      positions[row] = candidates.first
    } refuse: { row in
      positions.refuse(row)
    }
  }

  /// A row whose text does not fit into its slot is refused.
  public static func format(
    _ positions: PositionColumns, options: UnsafePointer<gn_format_options>?, into texts: MutableTextColumn,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    let style = try FormatStyle(options)
    try TextBatch.write(into: texts, longest: 0, statuses) { row, text throws(gn_status) in
      try format(positions[row], style, into: &text)
    }
  }
}
