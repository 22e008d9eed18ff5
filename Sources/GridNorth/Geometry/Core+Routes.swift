// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where routes and polygons meet the core. Only the files Core*.swift know about pointers.

// The core has namespaces and types with the same names as values of this module.
typealias CoreRoute = GridNorthCore.Route
typealias CorePolygon = GridNorthCore.Polygon

/// Refuses positions that the core would refuse.
func check(_ positions: [Position]) throws(GridNorthError) {
  try refusable { () throws(gn_status) in try positions.withPoints { _ in } }
}

extension [Position] {
  /// Passes the positions to a call into the core.
  func withPoints<Value>(_ call: (Points) throws(gn_status) -> Value) throws(gn_status) -> Value {
    try withUnsafeBufferPointer { (buffer) throws(gn_status) in
      // SAFETY: both are a latitude and a longitude, side by side; a test checks it.
      let base = buffer.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: gn_point.self) }
      return try call(Points(base, count: buffer.count))
    }
  }
}

extension [Position] {
  /// Runs a batch of the core over the positions that writes one element per row.
  func withRows<Row: ColumnElement, Value>(
    _ blank: Row,
    _ call: (PositionColumns, MutableColumn<Row>, UnsafeMutablePointer<UInt8>?) throws(gn_status) -> Void,
    result: (Row) -> Value
  ) -> [Result<Value, GridNorthError>] {
    var elements = [Row](repeating: blank, count: count)
    var statuses = [UInt8](repeating: 0, count: count)
    withColumns { columns in
      elements.withUnsafeMutableBufferPointer { buffer in
        batch { () throws(gn_status) in
          let column = try MutableColumn(buffer.baseAddress, stride: MemoryLayout<Row>.stride, count: count)
          try call(columns.places(), column, &statuses)
        }
      }
    }
    return indices.map { row in
      if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
      return .success(result(elements[row]))
    }
  }
}

extension Route.NearestPlace {
  init(_ place: gn_route_place) {
    self.init(
      position: Position(place.point), azimuth: place.azimuth, segment: Int(place.segment),
      distanceAlong: place.distance_along, distanceOff: place.distance_off)
  }
}

extension Polygon.Side {
  init(core side: Int32) {
    switch side {
    case Int32(GN_INSIDE): self = .inside
    case Int32(GN_ON_BORDER): self = .onBorder
    default: self = .outside
    }
  }
}

// MARK: - Routes

extension Route {
  func measuredLength() -> Double {
    certain { () throws(gn_status) in try positions.withPoints { CoreRoute.length($0) } }
  }

  func measuredDistances() -> [Double] {
    [Double](unsafeUninitializedCapacity: positions.count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      // SAFETY: the core writes one number for each position.
      certain { () throws(gn_status) in try positions.withPoints { CoreRoute.distances($0, into: base) } }
      initialized = positions.count
    }
  }

  func foundPlace(_ distance: Double) throws(GridNorthError) -> Place {
    let place = try refusable { () throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in try CoreRoute.point(points, at: distance) }
    }
    return Place(position: Position(place.point), azimuth: place.azimuth, segment: place.segment)
  }

  func foundNearestPlace(_ position: Position) throws(GridNorthError) -> NearestPlace {
    let place = try refusable { () throws(gn_status) in
      let target = try checkedPoint(position)
      return try positions.withPoints { (points) throws(gn_status) in try CoreRoute.nearest(points, to: target) }
    }
    return NearestPlace(place)
  }

  func foundNearestPlaces(_ targets: [Position]) -> [Result<NearestPlace, GridNorthError>] {
    guard !positions.isEmpty else { return targets.map { _ in .failure(GridNorthError(GN_ERROR_COUNT)) } }
    return targets.withRows(gn_route_place()) { (targets, places, statuses) throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try CoreRoute.nearest(points, to: targets, places: places, statuses: statuses)
      }
    } result: {
      NearestPlace($0)
    }
  }
}

/// The vertices of a line, with more added so that they are dense enough.
func densifiedPositions(
  _ positions: [Position], isClosed: Bool, tolerance: Double
) throws(GridNorthError) -> [Position] {
  try drawn(room: positions.count) { (out, capacity, needed) throws(gn_status) in
    try positions.withPoints { (points) throws(gn_status) in
      try CoreRoute.densify(
        points, isClosed: isClosed, tolerance: tolerance, into: out, capacity: capacity, needed: &needed)
    }
  }
}

/// The vertices of a line, without those that it does not need.
func simplifiedPositions(
  _ positions: [Position], isClosed: Bool, tolerance: Double
) throws(GridNorthError) -> [Position] {
  try drawn(room: positions.count) { (out, capacity, needed) throws(gn_status) in
    try positions.withPoints { (points) throws(gn_status) in
      try CoreRoute.simplify(
        points, isClosed: isClosed, tolerance: tolerance, into: out, capacity: capacity, needed: &needed)
    }
  }
}

// MARK: - Polygons

extension Polygon {
  func withCore<Value>(_ call: (CorePolygon) throws(gn_status) -> Value) throws(gn_status) -> Value {
    try points.withPoints { (points) throws(gn_status) in
      try ringCounts.withUnsafeBufferPointer { (counts) throws(gn_status) in
        try call(CorePolygon(points, rings: counts.baseAddress, ringCount: counts.count))
      }
    }
  }

  func measured() -> Measures {
    let measures = certain { () throws(gn_status) in try withCore { $0.measure() } }
    return Measures(signedArea: measures.area, perimeter: measures.perimeter)
  }

  func foundOrientation() -> Orientation? {
    switch certain({ () throws(gn_status) in try withCore { $0.orientation() } }) {
    case Int32(GN_COUNTERCLOCKWISE): .counterclockwise
    case Int32(GN_CLOCKWISE): .clockwise
    default: nil
    }
  }

  func foundBounds() throws(GridNorthError) -> Bounds {
    Bounds(
      try refusable { () throws(gn_status) in
        try withCore { (polygon) throws(gn_status) in try polygon.bounds() }
      })
  }

  func foundCentroid() throws(GridNorthError) -> Position {
    Position(
      try refusable { () throws(gn_status) in
        try withCore { (polygon) throws(gn_status) in try polygon.centroid() }
      })
  }

  func foundSide(_ position: Position) throws(GridNorthError) -> Side {
    let side = try refusable { () throws(gn_status) in
      let position = try checkedPoint(position)
      return try withCore { (polygon) throws(gn_status) in try polygon.side(of: position) }
    }
    return Side(core: side)
  }

  func foundSides(_ positions: [Position]) -> [Result<Side, GridNorthError>] {
    positions.withRows(Int32(0)) { (positions, sides, statuses) throws(gn_status) in
      try withCore { (polygon) throws(gn_status) in try polygon.sides(of: positions, into: sides, statuses: statuses) }
    } result: {
      Side(core: $0)
    }
  }

  func foundCrossing() throws(GridNorthError) -> Crossing? {
    let crossing = try refusable { () throws(gn_status) in
      try withCore { (polygon) throws(gn_status) in try polygon.findCrossing() }
    }
    guard crossing.found != 0 else { return nil }
    return Crossing(
      edge: edge(Int(crossing.edge)), otherEdge: edge(Int(crossing.other_edge)), position: Position(crossing.point))
  }

  /// The edge that starts at a vertex, counted over all rings.
  private func edge(_ index: Int) -> Edge {
    var vertex = index
    for (ring, count) in ringCounts.enumerated() {
      if vertex < count { return Edge(ring: ring, vertex: vertex) }
      vertex -= count
    }
    preconditionFailure("The core gave the edge \(index), which is not there.")
  }
}

// MARK: - GeoJSON

func geoJSONOptions(decimals: Int, edgeTolerance: Double?) throws(GridNorthError) -> gn_geojson_options {
  // In the core, 0 means nil.
  guard edgeTolerance != 0 else { throw GridNorthError(.tolerance) }
  var options = GeoJSON.defaults
  options.decimals = Int32(clamping: decimals)
  options.edge_tolerance = edgeTolerance ?? 0
  return options
}

extension Route {
  func writtenGeoJSON(_ options: gn_geojson_options, _ properties: String) throws(GridNorthError) -> String {
    var options = options
    return try written(properties) { (text, needed) throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try CoreRoute.geojson(points, options: &options, text: text, needed: &needed)
      }
    }
  }
}

extension Polygon {
  func writtenGeoJSON(_ options: gn_geojson_options, _ properties: String) throws(GridNorthError) -> String {
    var options = options
    return try written(properties) { (text, needed) throws(gn_status) in
      try withCore { (polygon) throws(gn_status) in
        try polygon.geojson(options: &options, text: text, needed: &needed)
      }
    }
  }
}
