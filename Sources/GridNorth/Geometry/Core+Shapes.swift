// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where shapes meet the core. Only the files Core*.swift know about pointers.

// MARK: - Results

/// Runs a call into the core that writes points.
func drawn(
  room: Int,
  _ call: (_ out: UnsafeMutablePointer<gn_point>?, _ capacity: Int, _ needed: inout Int) throws(gn_status) -> Void
) throws(GridNorthError) -> [Position] {
  var positions: [Position] = []
  try refusable { () throws(gn_status) in
    var needed = 0
    try positions.fill(&needed, blank: Position(latitude: 0, longitude: 0), room: room) {
      (out, capacity, needed) throws(gn_status) in
      try call(points(out), capacity, &needed)
    }
  }
  return positions
}

/// Runs a call into the core that writes features with some properties.
func written(
  _ properties: String, _ call: (_ text: FeatureText, _ needed: inout Int) throws(gn_status) -> Void
) throws(GridNorthError) -> String {
  var bytes: [UInt8] = []
  try refusable { () throws(gn_status) in
    try withCharacters(of: properties) { (properties) throws(gn_status) in
      var needed = 0
      try bytes.fill(&needed, blank: 0, room: 4_096) { (out, capacity, needed) throws(gn_status) in
        // SAFETY: a byte and a C character have the same layout; the core gets the number of both.
        let text = FeatureText(
          properties: properties.baseAddress, size: properties.count,
          into: out.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self) }, capacity: capacity)
        try call(text, &needed)
      }
    }
  }
  // A zero follows the text.
  return String(decoding: bytes.dropLast(), as: UTF8.self)
}

// MARK: - Options

extension Geodesic.ShapeOptions {
  func core(
    longitudes: Geodesic.Longitudes = .reduced, direction: Geodesic.Direction? = nil, decimals: Int = 7,
    edgeTolerance: Double? = nil
  ) throws(GridNorthError) -> gn_shape_options {
    // In the core, 0 means nil.
    guard tolerance != 0, edgeTolerance != 0 else { throw GridNorthError(.tolerance) }
    var options = Shape.defaults
    options.vertices = UInt32(clamping: vertices)
    options.tolerance = tolerance ?? 0
    options.placement =
      switch placement {
      case .on: UInt32(GN_VERTICES_ON)
      case .outside: UInt32(GN_VERTICES_OUTSIDE)
      case .inside: UInt32(GN_VERTICES_INSIDE)
      case .equalArea: UInt32(GN_VERTICES_EQUAL_AREA)
      }
    options.longitudes = UInt32(longitudes == .reduced ? GN_LONGITUDES_REDUCED : GN_LONGITUDES_CONTINUOUS)
    options.azimuth_is = UInt32(direction?.part == .start ? GN_AZIMUTH_START : GN_AZIMUTH_MIDDLE)
    options.decimals = Int32(clamping: decimals)
    options.edge_tolerance = edgeTolerance ?? 0
    return options
  }
}

// MARK: - Shapes

extension Geodesic.Circle {
  func drawnPoints(_ options: gn_shape_options) throws(GridNorthError) -> [Position] {
    var (center, options) = (center.core, options)
    return try drawn(room: 65) { (out, capacity, needed) throws(gn_status) in
      try Shape.circle(
        center: &center, radius: radius, options: &options, into: out, capacity: capacity, needed: &needed)
    }
  }

  func writtenGeoJSON(_ options: gn_shape_options, _ properties: String) throws(GridNorthError) -> String {
    var (center, options) = (center.core, options)
    return try written(properties) { (text, needed) throws(gn_status) in
      try Shape.circleGeoJSON(
        center: &center, radius: radius, options: &options, text: text, needed: &needed)
    }
  }
}

extension Geodesic.Ellipse {
  func drawnPoints(_ options: gn_shape_options) throws(GridNorthError) -> [Position] {
    var (center, options) = (center.core, options)
    return try drawn(room: 65) { (out, capacity, needed) throws(gn_status) in
      try Shape.ellipse(
        center: &center, semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation, options: &options, into: out,
        capacity: capacity, needed: &needed)
    }
  }

  func writtenGeoJSON(_ options: gn_shape_options, _ properties: String) throws(GridNorthError) -> String {
    var (center, options) = (center.core, options)
    return try written(properties) { (text, needed) throws(gn_status) in
      try Shape.ellipseGeoJSON(
        center: &center, semiMajor: semiMajor, semiMinor: semiMinor, rotation: rotation, options: &options,
        text: text, needed: &needed)
    }
  }
}

extension Geodesic.Wedge {
  func drawnPoints(_ options: gn_shape_options) throws(GridNorthError) -> [Position] {
    var (center, options) = (center.core, options)
    return try drawn(room: 65) { (out, capacity, needed) throws(gn_status) in
      try Shape.wedge(
        center: &center, innerRadius: innerRadius, outerRadius: outerRadius, azimuth: direction.azimuth, width: width,
        options: &options, into: out, capacity: capacity, needed: &needed)
    }
  }

  func writtenGeoJSON(_ options: gn_shape_options, _ properties: String) throws(GridNorthError) -> String {
    var (center, options) = (center.core, options)
    return try written(properties) { (text, needed) throws(gn_status) in
      try Shape.wedgeGeoJSON(
        center: &center, innerRadius: innerRadius, outerRadius: outerRadius, azimuth: direction.azimuth, width: width,
        options: &options, text: text, needed: &needed)
    }
  }
}

extension Geodesic.Arc {
  func drawnPoints(_ options: gn_shape_options) throws(GridNorthError) -> [Position] {
    var (center, options) = (center.core, options)
    return try drawn(room: 65) { (out, capacity, needed) throws(gn_status) in
      try Shape.arc(
        center: &center, radius: radius, azimuth: direction.azimuth, width: width, options: &options, into: out,
        capacity: capacity, needed: &needed)
    }
  }

  func writtenGeoJSON(_ options: gn_shape_options, _ properties: String) throws(GridNorthError) -> String {
    var (center, options) = (center.core, options)
    return try written(properties) { (text, needed) throws(gn_status) in
      try Shape.arcGeoJSON(
        center: &center, radius: radius, azimuth: direction.azimuth, width: width, options: &options,
        text: text, needed: &needed)
    }
  }
}

extension Geodesic.RingSet {
  func drawnLines(_ options: gn_shape_options) throws(GridNorthError) -> Drawing {
    var (center, options) = (center.core, options)
    var drawing = Drawing()
    var records: [gn_ring_line] = []
    try refusable { () throws(gn_status) in
      var count = 0
      try drawing.vertices.fill(&count, blank: Position(latitude: 0, longitude: 0), room: 65 * radii.count) {
        (vertices, capacity, count) throws(gn_status) in
        var lineCount = 0
        try records.fill(&lineCount, blank: gn_ring_line(), room: radii.count) {
          (lines, lineCapacity, lineCount) throws(gn_status) in
          try Shape.ringSet(
            center: &center, radii: radii, radiusCount: radii.count, options: &options, vertices: points(vertices),
            vertexCapacity: capacity, verticesNeeded: &count, lines: lines, lineCapacity: lineCapacity,
            linesNeeded: &lineCount)
        }
      }
    }
    drawing.lines = records.map { Line($0) }
    return drawing
  }

  func writtenGeoJSON(_ options: gn_shape_options, _ properties: String) throws(GridNorthError) -> String {
    var (center, options) = (center.core, options)
    return try written(properties) { (text, needed) throws(gn_status) in
      try Shape.ringSetGeoJSON(
        center: &center, radii: radii, radiusCount: radii.count, options: &options, text: text, needed: &needed)
    }
  }
}

extension Geodesic.RingSet.Line {
  fileprivate init(_ line: gn_ring_line) {
    kind = line.kind == Int32(GN_RING) ? .ring : .radial
    radius = line.radius
    azimuth = line.azimuth
    label = Position(line.label)
    let first = Int(line.first)
    vertices = first..<first + Int(line.count)
  }
}
