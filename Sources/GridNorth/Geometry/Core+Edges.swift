// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where indexes of edges meet the core. Only the files Core*.swift know about pointers.

func polygonWords(_ polygon: Polygon) throws(GridNorthError) -> [UInt64] {
  try refusable { () throws(gn_status) in
    try polygon.withCore { (polygon) throws(gn_status) in
      try builtWords { (out, capacity, needed) throws(gn_status) in
        try EdgeIndex.build(polygon, into: out, capacity: capacity, needed: &needed)
      }
    }
  }
}

func routeWords(_ route: Route) throws(GridNorthError) -> [UInt64] {
  try refusable { () throws(gn_status) in
    try route.positions.withPoints { (points) throws(gn_status) in
      try builtWords { (out, capacity, needed) throws(gn_status) in
        try EdgeIndex.build(route: points, into: out, capacity: capacity, needed: &needed)
      }
    }
  }
}

/// Verifies the words of a polygon or a route.
func checkEdgeWords(_ words: [UInt64], isPolygon: Bool) throws(GridNorthError) {
  try checkWords(words, GN_INDEX_EDGES)
  try refusable { () throws(gn_status) in
    guard try withEdges(words, { $0.isClosed }) == isPolygon else { throw GN_ERROR_INDEX_KIND }
  }
}

func withEdges<Value>(
  _ words: [UInt64], _ call: (EdgeIndex) throws(gn_status) -> Value
) throws(gn_status) -> Value {
  try words.withUnsafeBufferPointer { (buffer) throws(gn_status) in
    try call(EdgeIndex(buffer.baseAddress, count: buffer.count))
  }
}

func foundSides(_ words: [UInt64], _ positions: [Position]) -> [Result<Polygon.Side, GridNorthError>] {
  positions.withRows(Int32(0)) { (positions, sides, statuses) throws(gn_status) in
    try withEdges(words) { (index) throws(gn_status) in
      try index.sides(of: positions, into: sides, statuses: statuses)
    }
  } result: {
    Polygon.Side(core: $0)
  }
}

func foundNearestPlaces(
  _ words: [UInt64], _ positions: [Position], _ window: (start: Double, end: Double)
) throws(GridNorthError) -> [Result<Route.NearestPlace, GridNorthError>] {
  try positions.rows(gn_route_place()) { (positions, places, statuses) throws(gn_status) in
    try withEdges(words) { (index) throws(gn_status) in
      try index.nearest(to: positions, from: window.start, to: window.end, places: places, statuses: statuses)
    }
  } result: {
    Route.NearestPlace($0)
  }
}

/// All pairs of edges that meet, in one index or between two.
func foundCrossings(_ words: [UInt64], _ others: [UInt64]?) throws(GridNorthError) -> [EdgeCrossing] {
  try refusable { () throws(gn_status) in
    try withEdges(words) { (index) throws(gn_status) in
      guard let others else { return try crossings(index, nil) }
      return try withEdges(others) { (other) throws(gn_status) in try crossings(index, other) }
    }
  }
}

private func crossings(_ index: EdgeIndex, _ other: EdgeIndex?) throws(gn_status) -> [EdgeCrossing] {
  var records: [gn_polygon_crossing] = []
  var needed = 0
  try records.fill(&needed, blank: gn_polygon_crossing(), room: 16) { (out, capacity, needed) throws(gn_status) in
    try index.crossings(with: other, into: out, capacity: capacity, needed: &needed)
  }
  return records.map {
    EdgeCrossing(edge: Int($0.edge), otherEdge: Int($0.other_edge), position: Position($0.point))
  }
}
