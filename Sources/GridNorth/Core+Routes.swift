// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where routes and polygons meet the core. Pointers are known only to the files Core*.swift.

// The core has namespaces and types where this module has values of the same name.
typealias CoreRoute = GridNorthCore.Route
typealias CorePolygon = GridNorthCore.Polygon

/// Refuses positions that the core would refuse.
func check(_ positions: [Position]) throws(GridNorthError) {
  try refusable { () throws(gn_status) in try positions.withPoints { _ in } }
}

extension [Position] {
  /// Gives the positions to a call into the core.
  fileprivate func withPoints<Value>(_ call: (Points) throws(gn_status) -> Value) throws(gn_status) -> Value {
    try withUnsafeBufferPointer { (buffer) throws(gn_status) in
      // SAFETY: both are a latitude and a longitude, side by side; a test looks.
      let base = buffer.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: gn_point.self) }
      return try call(Points(base, count: buffer.count))
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
    return NearestPlace(
      position: Position(place.point), azimuth: place.azimuth, segment: Int(place.segment),
      distanceAlong: place.distance_along, distanceOff: place.distance_off)
  }
}

/// The vertices of a line with more of them, so that they are dense enough.
func densifiedPositions(
  _ positions: [Position], isClosed: Bool, tolerance: Double
) throws(GridNorthError) -> [Position] {
  try drawn(room: positions.count) { (out, capacity, length) throws(gn_status) in
    try positions.withPoints { (points) throws(gn_status) in
      try CoreRoute.densify(
        points, isClosed: isClosed, tolerance: tolerance, into: out, capacity: capacity, length: &length)
    }
  }
}

/// The vertices of a line without those that it can do without.
func simplifiedPositions(
  _ positions: [Position], isClosed: Bool, tolerance: Double
) throws(GridNorthError) -> [Position] {
  try drawn(room: positions.count) { (out, capacity, length) throws(gn_status) in
    try positions.withPoints { (points) throws(gn_status) in
      try CoreRoute.simplify(
        points, isClosed: isClosed, tolerance: tolerance, into: out, capacity: capacity, length: &length)
    }
  }
}

// MARK: - Polygons

extension Polygon {
  private func withCore<Value>(_ call: (CorePolygon) throws(gn_status) -> Value) throws(gn_status) -> Value {
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
      return try withCore { $0.side(of: position) }
    }
    switch side {
    case Int32(GN_INSIDE): return .inside
    case Int32(GN_ON_BORDER): return .border
    default: return .outside
    }
  }

  func foundCrossing() -> Crossing? {
    let crossing = certain { () throws(gn_status) in try withCore { $0.findCrossing() } }
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

extension Route {
  func writtenGeoJSON(_ options: gn_shape_options, _ properties: String) throws(GridNorthError) -> String {
    var options = options
    return try written(properties) { (text, length) throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try CoreRoute.geojson(points, options: &options, text: text, length: &length)
      }
    }
  }
}

extension Polygon {
  func writtenGeoJSON(_ options: gn_shape_options, _ properties: String) throws(GridNorthError) -> String {
    var options = options
    return try written(properties) { (text, length) throws(gn_status) in
      try withCore { (polygon) throws(gn_status) in
        try polygon.geojson(options: &options, text: text, length: &length)
      }
    }
  }
}
