// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where outlines of routes, marks and drawings meet the core. Only the files Core*.swift know about pointers.

extension Route.OutlineOptions {
  func core() throws(GridNorthError) -> gn_outline_options {
    // In the core, 0 means nil.
    guard tolerance != 0 else { throw GridNorthError(.tolerance) }
    var options = Tactical.defaults
    options.join =
      switch join {
      case .round: UInt32(GN_JOIN_ROUND)
      case .miter: UInt32(GN_JOIN_MITER)
      case .bevel: UInt32(GN_JOIN_BEVEL)
      }
    options.ends =
      switch ends {
      case .flat: UInt32(GN_END_FLAT)
      case .round: UInt32(GN_END_ROUND)
      case .square: UInt32(GN_END_SQUARE)
      }
    options.longitudes = UInt32(longitudes == .reduced ? GN_LONGITUDES_REDUCED : GN_LONGITUDES_CONTINUOUS)
    options.tolerance = tolerance ?? 0
    options.miter_limit = miterLimit
    return options
  }
}

extension Geodesic.Rectangle {
  func drawnPoints(_ longitudes: Geodesic.Longitudes) throws(GridNorthError) -> [Position] {
    var center = center.core
    var options = Tactical.defaults
    options.longitudes = UInt32(longitudes == .reduced ? GN_LONGITUDES_REDUCED : GN_LONGITUDES_CONTINUOUS)
    return try drawn(room: 5) { (out, capacity, needed) throws(gn_status) in
      try Tactical.rectangle(
        center: &center, length: length, width: width, azimuth: azimuth, options: &options, into: out,
        capacity: capacity, needed: &needed)
    }
  }
}

extension Route {
  func drawnParallel(_ distance: Double, _ options: OutlineOptions) throws(GridNorthError) -> [Position] {
    var options = try options.core()
    return try drawn(room: 4 * positions.count) { (out, capacity, needed) throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try Tactical.parallelLine(
          points, distance: distance, options: &options, into: out, capacity: capacity, needed: &needed)
      }
    }
  }

  func drawnCorridor(_ left: Double, _ right: Double, _ options: OutlineOptions) throws(GridNorthError) -> [Position] {
    var options = try options.core()
    return try drawn(room: 8 * positions.count) { (out, capacity, needed) throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try Tactical.corridor(
          points, left: left, right: right, options: &options, into: out, capacity: capacity, needed: &needed)
      }
    }
  }

  func drawnArrow(
    _ width: Double, _ headWidth: Double, _ headLength: Double, _ options: OutlineOptions
  ) throws(GridNorthError) -> [Position] {
    var options = try options.core()
    return try drawn(room: 8 * positions.count) { (out, capacity, needed) throws(gn_status) in
      try positions.withPoints { (points) throws(gn_status) in
        try Tactical.arrow(
          points, width: width, headWidth: headWidth, headLength: headLength, options: &options, into: out,
          capacity: capacity, needed: &needed)
      }
    }
  }

  func foundMarks(_ interval: Double, _ first: Double) throws(GridNorthError) -> [Mark] {
    var marks: [gn_route_mark] = []
    var needed = 0
    try refusable { () throws(gn_status) in
      try marks.fill(&needed, blank: gn_route_mark(), room: 64) { (out, capacity, needed) throws(gn_status) in
        try positions.withPoints { (points) throws(gn_status) in
          try Tactical.marks(
            points, first: first, interval: interval, into: out, capacity: capacity, needed: &needed)
        }
      }
    }
    return marks.map {
      Mark(position: Position($0.point), distance: $0.distance, azimuth: $0.azimuth, segment: Int($0.segment))
    }
  }

  func laidPositions(_ drawing: [SIMD2<Double>], _ frame: Frame) throws(GridNorthError) -> [Position] {
    var anchors = positions
    let kind: Int32
    switch frame {
    case .meters: kind = Int32(GN_FRAME_METERS)
    case .length: kind = Int32(GN_FRAME_LENGTH)
    case .width(let anchor):
      kind = Int32(GN_FRAME_WIDTH)
      anchors.append(anchor)
    }
    var laid = [Position](repeating: Position(latitude: 0, longitude: 0), count: drawing.count)
    var statuses = [UInt8](repeating: 0, count: drawing.count)
    try refusable { () throws(gn_status) in
      try laid.withUnsafeMutableBufferPointer { (laid) throws(gn_status) in
        try drawing.withUnsafeBufferPointer { (drawing) throws(gn_status) in
          try anchors.withPointer { (anchors, count) throws(gn_status) in
            try lay(drawing, anchors, count, kind, laid, &statuses)
          }
        }
      }
    }
    for status in statuses {
      if let error = GridNorthError(statusByte: status) { throw error }
    }
    return laid
  }
}

private func lay(
  _ drawing: UnsafeBufferPointer<SIMD2<Double>>, _ anchors: UnsafePointer<gn_point>?, _ anchorCount: Int,
  _ frame: Int32, _ laid: UnsafeMutableBufferPointer<Position>, _ statuses: UnsafeMutablePointer<UInt8>
) throws(gn_status) {
  // SAFETY: pairs and positions are two numbers side by side; the core is told how many there are.
  let xs = drawing.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: Double.self) }
  let latitudes = laid.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self) }
  do throws(gn_status) {
    try Tactical.framePoints(
      anchors: anchors, count: anchorCount, frame: frame, x: Column(xs, stride: 16, count: drawing.count),
      y: Column(xs.map { $0 + 1 }, stride: 16, count: drawing.count),
      latitudes: MutableColumn(latitudes, stride: 16, count: laid.count),
      longitudes: MutableColumn(latitudes.map { $0 + 1 }, stride: 16, count: laid.count), statuses: statuses)
  } catch {
    guard error == GN_PARTIAL else { throw error }
  }
}

extension [Position] {
  /// Passes the address and the number of the positions to a call into the core.
  fileprivate func withPointer<Value>(
    _ call: (UnsafePointer<gn_point>?, Int) throws(gn_status) -> Value
  ) throws(gn_status) -> Value {
    try withUnsafeBufferPointer { (buffer) throws(gn_status) in
      // SAFETY: both are a latitude and a longitude, side by side; a test checks it.
      let base = buffer.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: gn_point.self) }
      return try call(base, buffer.count)
    }
  }
}
