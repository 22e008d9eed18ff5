// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Batches over positions that may be refused as a whole, and indexes. Only the files Core*.swift know about pointers.

extension [Position] {
  /// Passes latitudes and longitudes to a call into the core.
  func withColumnsThrowing<Value>(
    _ call: (PositionColumns) throws(gn_status) -> Value
  ) throws(GridNorthError) -> Value {
    let result = withColumns { (columns) -> Result<Value, gn_status> in
      Result { () throws(gn_status) in try call(columns.places()) }
    }
    do { return try result.get() } catch { throw GridNorthError(error) }
  }

  /// Runs a batch of the core that may refuse more than rows.
  func rows<Row: ColumnElement, Value>(
    _ blank: Row,
    _ call: (PositionColumns, MutableColumn<Row>, UnsafeMutablePointer<UInt8>?) throws(gn_status) -> Void,
    result: (Row) -> Value
  ) throws(GridNorthError) -> [Result<Value, GridNorthError>] {
    var elements = [Row](repeating: blank, count: count)
    var statuses = [UInt8](repeating: 0, count: count)
    try withColumnsThrowing { (columns) throws(gn_status) in
      do throws(gn_status) {
        try elements.withUnsafeMutableBufferPointer { (buffer) throws(gn_status) in
          let column = try MutableColumn(buffer.baseAddress, stride: MemoryLayout<Row>.stride, count: buffer.count)
          try call(columns, column, &statuses)
        }
      } catch {
        guard error == GN_PARTIAL else { throw error }
      }
    }
    return indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(result(elements[row]))
    }
  }
}

/// Verifies that words are an index of a kind, wholly.
func checkWords(_ words: [UInt64], _ kind: gn_index_kind) throws(GridNorthError) {
  try refusable { () throws(gn_status) in
    try words.withUnsafeBufferPointer { (buffer) throws(gn_status) in
      // An empty array may have no address.
      guard !buffer.isEmpty else { throw GN_ERROR_INDEX_SIZE }
      guard try checkIndex(buffer.baseAddress, count: buffer.count) == kind else { throw GN_ERROR_INDEX_KIND }
    }
  }
}

/// The words that a call of the core builds; it is asked for their number first.
func builtWords(
  _ build: (_ out: UnsafeMutablePointer<UInt64>?, _ capacity: Int, _ needed: inout Int) throws(gn_status) -> Void
) throws(gn_status) -> [UInt64] {
  var needed = 0
  do throws(gn_status) {
    try build(nil, 0, &needed)
  } catch {
    guard error == GN_ERROR_BUFFER_TOO_SMALL else { throw error }
  }
  var words = [UInt64](repeating: 0, count: needed)
  try words.withUnsafeMutableBufferPointer { (buffer) throws(gn_status) in
    try build(buffer.baseAddress, buffer.count, &needed)
  }
  return words
}
