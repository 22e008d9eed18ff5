// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where indexes of points meet the core. Only the files Core*.swift know about pointers.

/// The core has a type with the same name.
private typealias CorePointIndex = GridNorthCore.PointIndex

func builtWords(_ positions: [Position]) throws(GridNorthError) -> [UInt64] {
  try check(positions)
  return try positions.withColumnsThrowing { (columns) throws(gn_status) in
    try builtWords { (out, capacity, needed) throws(gn_status) in
      try CorePointIndex.build(
        columns, count: positions.count, into: out, capacity: capacity, needed: &needed, statuses: nil)
    }
  }
}

func checkPointIndex(_ words: [UInt64]) throws(GridNorthError) {
  try checkWords(words, GN_INDEX_POINTS)
}

func circleBounds(_ center: Position, radius: Double) throws(GridNorthError) -> Bounds {
  var center = center.core
  return Bounds(try refusable { () throws(gn_status) in try Shape.bounds(ofCircle: &center, radius: radius) })
}

extension PointIndex {
  private func withCore<Value>(_ call: (CorePointIndex) throws(gn_status) -> Value) throws(gn_status) -> Value {
    try words.withUnsafeBufferPointer { (buffer) throws(gn_status) in
      try call(CorePointIndex(buffer.baseAddress, count: buffer.count))
    }
  }

  func countedPoints() -> Int { certain { () throws(gn_status) in try withCore { $0.count } } }

  func foundNearest(_ position: Position, limit: Int, within distance: Double) throws(GridNorthError) -> [Neighbor] {
    let limit = UInt32(clamping: limit)
    return try neighbors(room: min(Int(limit), 64)) { (out, capacity, needed) throws(gn_status) in
      let target = try checkedPoint(position)
      try withCore { (index) throws(gn_status) in
        try index.nearest(
          to: target, limit: limit, within: distance, into: out, capacity: capacity, needed: &needed)
      }
    }
  }

  func foundNeighbors(_ position: Position, within distance: Double) throws(GridNorthError) -> [Neighbor] {
    try neighbors(room: 64) { (out, capacity, needed) throws(gn_status) in
      let target = try checkedPoint(position)
      try withCore { (index) throws(gn_status) in
        try index.within(distance, of: target, into: out, capacity: capacity, needed: &needed)
      }
    }
  }

  private func neighbors(
    room: Int,
    _ call: (_ out: UnsafeMutablePointer<gn_neighbor>?, _ capacity: Int, _ needed: inout Int) throws(gn_status) -> Void
  ) throws(GridNorthError) -> [Neighbor] {
    var records: [gn_neighbor] = []
    var needed = 0
    try refusable { () throws(gn_status) in
      try records.fill(&needed, blank: gn_neighbor(), room: room, call)
    }
    return records.map(Neighbor.init)
  }

  func foundNearest(
    _ positions: [Position], within distance: Double
  ) throws(GridNorthError) -> [Result<Neighbor?, GridNorthError>] {
    try nearestRows(positions, limit: 1, within: distance) { $0.first.map(Neighbor.init) }
  }

  func foundNearest(
    _ positions: [Position], limit: Int, within distance: Double
  ) throws(GridNorthError) -> [Result<[Neighbor], GridNorthError>] {
    // More than all would need places for nothing.
    try nearestRows(positions, limit: max(1, min(limit, countedPoints())), within: distance) {
      $0.prefix(max(0, limit)).map(Neighbor.init)
    }
  }

  /// What becomes of the points that were found for each position.
  private func nearestRows<Value>(
    _ positions: [Position], limit: Int, within distance: Double, _ value: (ArraySlice<gn_neighbor>) -> Value
  ) throws(GridNorthError) -> [Result<Value, GridNorthError>] {
    var records = [gn_neighbor](repeating: gn_neighbor(), count: positions.count * limit)
    var statuses = [UInt8](repeating: 0, count: positions.count)
    var needed = 0
    try positions.withColumnsThrowing { (columns) throws(gn_status) in
      do throws(gn_status) {
        try records.withUnsafeMutableBufferPointer { (buffer) throws(gn_status) in
          try withCore { (index) throws(gn_status) in
            try index.nearest(
              to: columns, count: positions.count, limit: UInt32(limit), within: distance, into: buffer.baseAddress,
              capacity: buffer.count, needed: &needed, statuses: &statuses)
          }
        }
      } catch {
        guard error == GN_PARTIAL else { throw error }
      }
    }
    return positions.indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(value(records[(row * limit)..<((row + 1) * limit)].prefix { $0.distance < .infinity }))
    }
  }

  func foundCounts(
    _ positions: [Position], within distance: Double
  ) throws(GridNorthError) -> [Result<Int, GridNorthError>] {
    try positions.rows(Int32(0)) { (columns, out, statuses) throws(gn_status) in
      try withCore { (index) throws(gn_status) in
        try index.counts(near: columns, within: distance, into: out, statuses: statuses)
      }
    } result: {
      Int($0)
    }
  }

  func foundNeighbors(
    _ positions: [Position], within distance: Double
  ) throws(GridNorthError) -> [Result<[Neighbor], GridNorthError>] {
    var records: [gn_neighbor] = []
    var needed = 0
    let counts = try positions.rows(Int32(0)) { (columns, counts, statuses) throws(gn_status) in
      var isPartial = false
      try records.fill(&needed, blank: gn_neighbor(), room: 8 * positions.count) {
        (out, capacity, needed) throws(gn_status) in
        do throws(gn_status) {
          try withCore { (index) throws(gn_status) in
            try index.within(
              distance, of: columns, counts: counts, into: out, capacity: capacity, needed: &needed,
              statuses: statuses)
          }
        } catch {
          guard error == GN_PARTIAL else { throw error }
          isPartial = true
        }
      }
      if isPartial { throw GN_PARTIAL }
    } result: {
      Int($0)
    }
    var rest = records[...]
    return counts.map { count in
      count.map { count in
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count).map(Neighbor.init)
      }
    }
  }

  func foundIndices(_ bounds: [Bounds]) -> [Result<[Int], GridNorthError>] {
    bounds.map { area in Result { () throws(GridNorthError) in try foundIndices(area) } }
  }

  func foundIndices(_ bounds: Bounds) throws(GridNorthError) -> [Int] {
    var area = bounds.core
    var rows: [UInt64] = []
    var needed = 0
    try refusable { () throws(gn_status) in
      try rows.fill(&needed, blank: 0, room: 64) { (out, capacity, needed) throws(gn_status) in
        try withCore { (index) throws(gn_status) in
          try index.rows(in: &area, into: out, capacity: capacity, needed: &needed)
        }
      }
    }
    return rows.map { Int($0) }
  }
}

extension PointIndex.Neighbor {
  fileprivate init(_ neighbor: gn_neighbor) {
    self.init(index: Int(neighbor.id), distance: neighbor.distance)
  }
}
