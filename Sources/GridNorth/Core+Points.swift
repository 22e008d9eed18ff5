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
    try positions.rows(gn_neighbor()) { (columns, out, statuses) throws(gn_status) in
      try withCore { (index) throws(gn_status) in
        try index.nearest(to: columns, within: distance, neighbors: out, statuses: statuses)
      }
    } result: {
      $0.distance < .infinity ? Neighbor($0) : nil
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
