// SPDX-License-Identifier: MIT
internal import CGridNorth
internal import GridNorthCore

// Where geodesics, great circles and rhumb lines meet the core. Only the files Core*.swift know about pointers.

// The core has namespaces with the same names as values of this module.
typealias CoreGeodesic = GridNorthCore.Geodesic

// MARK: - Geodesics

extension Geodesic {
  static func inverse(_ start: Position, _ end: Position) throws(GridNorthError) -> Geodesic {
    try refusable { () throws(gn_status) in
      var (from, to) = (try checkedPoint(start), try checkedPoint(end))
      let solution = try CoreGeodesic.checkedInverse(&from, &to)
      return Geodesic(from, to, SIMD3(solution.distance, solution.azimuthFrom, solution.azimuthTo))
    }
  }

  static func direct(_ start: Position, _ azimuth: Double, _ distance: Double) throws(GridNorthError) -> Geodesic {
    try refusable { () throws(gn_status) in
      var from = try checkedPoint(start)
      let arrival = try CoreGeodesic.checkedDirect(&from, azimuth: azimuth, distance: distance)
      return Geodesic(
        from, azimuth, distance, SIMD3(arrival.point.latitude, arrival.point.longitude, arrival.azimuth))
    }
  }

  static func inverses(_ starts: [Position], _ ends: [Position]) -> [Result<Geodesic, GridNorthError>] {
    rows(starts, ends, Geodesic.init) { (from, to, out, statuses) throws(gn_status) in
      try CoreGeodesic.inverse(
        from: from, to: to, distances: out.0, azimuthsFrom: out.1, azimuthsTo: out.2, statuses: statuses)
    }
  }

  static func directs(
    _ starts: [Position], _ azimuths: [Double], _ distances: [Double]
  ) -> [Result<Geodesic, GridNorthError>] {
    rows(starts, azimuths, distances, Geodesic.init) { (from, azimuths, distances, out, statuses) throws(gn_status) in
      try CoreGeodesic.direct(
        from: from, azimuths: azimuths, distances: distances, latitudes: out.0, longitudes: out.1, azimuthsTo: out.2,
        statuses: statuses)
    }
  }

  /// For the solution of an inverse problem.
  private init(_ start: gn_point, _ end: gn_point, _ solution: SIMD3<Double>) {
    self.init(
      start: Position(start), end: Position(end), distance: solution.x, startAzimuth: solution.y,
      endAzimuth: solution.z)
  }

  /// For the solution of a direct problem.
  private init(_ start: gn_point, _ azimuth: Double, _ distance: Double, _ arrival: SIMD3<Double>) {
    self.init(
      start: Position(start), end: Position(latitude: arrival.x, longitude: arrival.y), distance: distance,
      startAzimuth: reducedAzimuth(azimuth), endAzimuth: arrival.z)
  }

  func linePoints(_ distances: [Double]) throws(GridNorthError) -> [Point] {
    var positions = [gn_point](repeating: gn_point(), count: distances.count)
    var azimuths = [Double](repeating: 0, count: distances.count)
    try refusable { () throws(gn_status) in
      try CoreGeodesic.line(
        from: checkedPoint(start), azimuth: startAzimuth, distances: distances, count: distances.count,
        points: &positions, azimuths: &azimuths)
    }
    return distances.indices.map { Point(position: Position(positions[$0]), azimuth: azimuths[$0]) }
  }
}

// MARK: - Great circles

extension GreatCircle {
  static func inverse(_ start: Position, _ end: Position) throws(GridNorthError) -> GreatCircle {
    try refusable { () throws(gn_status) in
      let (from, to) = (try checkedPoint(start), try checkedPoint(end))
      let solution = try Sphere.inverse(from: from, to: to)
      return GreatCircle(from, to, SIMD3(solution.distance, solution.azimuthFrom, solution.azimuthTo))
    }
  }

  static func direct(_ start: Position, _ azimuth: Double, _ distance: Double) throws(GridNorthError) -> GreatCircle {
    try refusable { () throws(gn_status) in
      let from = try checkedPoint(start)
      let arrival = try Sphere.direct(from: from, azimuth: azimuth, distance: distance)
      return GreatCircle(
        from, azimuth, distance, SIMD3(arrival.point.latitude, arrival.point.longitude, arrival.azimuth))
    }
  }

  static func inverses(_ starts: [Position], _ ends: [Position]) -> [Result<GreatCircle, GridNorthError>] {
    rows(starts, ends, GreatCircle.init) { (from, to, out, statuses) throws(gn_status) in
      try Sphere.inverse(
        from: from, to: to, distances: out.0, azimuthsFrom: out.1,
        azimuthsTo: out.2, statuses: statuses)
    }
  }

  static func directs(
    _ starts: [Position], _ azimuths: [Double], _ distances: [Double]
  ) -> [Result<GreatCircle, GridNorthError>] {
    rows(starts, azimuths, distances, GreatCircle.init) {
      (from, azimuths, distances, out, statuses) throws(gn_status) in
      try Sphere.direct(
        from: from, azimuths: azimuths, distances: distances, latitudes: out.0, longitudes: out.1,
        azimuthsTo: out.2, statuses: statuses)
    }
  }

  /// For the solution of an inverse problem.
  private init(_ start: gn_point, _ end: gn_point, _ solution: SIMD3<Double>) {
    self.init(
      start: Position(start), end: Position(end), distance: solution.x, startAzimuth: solution.y,
      endAzimuth: solution.z)
  }

  /// For the solution of a direct problem.
  private init(_ start: gn_point, _ azimuth: Double, _ distance: Double, _ arrival: SIMD3<Double>) {
    self.init(
      start: Position(start), end: Position(latitude: arrival.x, longitude: arrival.y), distance: distance,
      startAzimuth: reducedAzimuth(azimuth), endAzimuth: arrival.z)
  }
}

// MARK: - Rhumb lines

extension RhumbLine {
  static func inverse(_ start: Position, _ end: Position) throws(GridNorthError) -> RhumbLine {
    try refusable { () throws(gn_status) in
      let (from, to) = (try checkedPoint(start), try checkedPoint(end))
      let solution = try Rhumb.inverse(from: from, to: to)
      return RhumbLine(from, to, SIMD3(solution.distance, solution.azimuth, 0))
    }
  }

  static func direct(_ start: Position, _ azimuth: Double, _ distance: Double) throws(GridNorthError) -> RhumbLine {
    try refusable { () throws(gn_status) in
      let from = try checkedPoint(start)
      let end = try Rhumb.direct(from: from, azimuth: azimuth, distance: distance)
      return RhumbLine(from, azimuth, distance, SIMD3(end.latitude, end.longitude, 0))
    }
  }

  static func points(_ start: Position, _ end: Position, count: Int) throws(GridNorthError) -> [Position] {
    var points = [gn_point](repeating: gn_point(), count: max(0, count))
    try refusable { () throws(gn_status) in
      try Rhumb.points(from: checkedPoint(start), to: checkedPoint(end), count: points.count, points: &points)
    }
    return points.map { Position($0) }
  }

  static func inverses(_ starts: [Position], _ ends: [Position]) -> [Result<RhumbLine, GridNorthError>] {
    rows(starts, ends, RhumbLine.init) { (from, to, out, statuses) throws(gn_status) in
      try Rhumb.inverse(
        from: from, to: to, distances: out.0, azimuths: out.1, statuses: statuses)
    }
  }

  static func directs(
    _ starts: [Position], _ azimuths: [Double], _ distances: [Double]
  ) -> [Result<RhumbLine, GridNorthError>] {
    rows(starts, azimuths, distances, RhumbLine.init) { (from, azimuths, distances, out, statuses) throws(gn_status) in
      try Rhumb.direct(
        from: from, azimuths: azimuths, distances: distances, latitudes: out.0, longitudes: out.1,
        statuses: statuses)
    }
  }

  /// For the solution of an inverse problem.
  private init(_ start: gn_point, _ end: gn_point, _ solution: SIMD3<Double>) {
    self.init(start: Position(start), end: Position(end), distance: solution.x, azimuth: solution.y)
  }

  /// For the solution of a direct problem.
  private init(_ start: gn_point, _ azimuth: Double, _ distance: Double, _ arrival: SIMD3<Double>) {
    self.init(
      start: Position(start), end: Position(latitude: arrival.x, longitude: arrival.y), distance: distance,
      azimuth: reducedAzimuth(azimuth))
  }
}

// MARK: - On the grid

extension Geodesic {
  func bearings(_ zone: UTM.ZoneChoice) throws(GridNorthError) -> (start: Double, end: Double) {
    let zone = zone == .standard ? .grid(try UTM.Grid(for: start)) : zone
    let convergences = (try UTM.factors(at: start, zone: zone), try UTM.factors(at: end, zone: zone))
    return (
      reducedAzimuth(startAzimuth - convergences.0.convergence),
      reducedAzimuth(endAzimuth - convergences.1.convergence)
    )
  }
}

// MARK: - Checks

/// A position that the core has checked, its longitude in [-180, 180).
func checkedPoint(_ position: Position) throws(gn_status) -> gn_point {
  var point = position.core
  return try checked(&point)
}

/// A finite azimuth, reduced exactly, like a longitude, but to (-180, 180].
private func reducedAzimuth(_ azimuth: Double) -> Double {
  let reduced = certain { () throws(gn_status) in try checkedPoint(Position(latitude: 0, longitude: azimuth)) }
    .longitude
  return reduced == -180 ? 180 : reduced
}

// MARK: - Rows

/// Three columns to write.
private typealias Out = (MutableColumn<Double>, MutableColumn<Double>, MutableColumn<Double>)

extension Columns<Position> {
  /// The first latitudes and longitudes.
  func places(_ count: Int? = nil) throws(gn_status) -> PositionColumns {
    PositionColumns(try self(\.latitude, count), try self(\.longitude, count))
  }
}

/// Runs a batch of the core over pairs of positions; `line` makes the result of a row that is not refused.
private func rows<Line>(
  _ starts: [Position], _ ends: [Position], _ line: (gn_point, gn_point, SIMD3<Double>) -> Line,
  _ call: (PositionColumns, PositionColumns, Out, UnsafeMutablePointer<UInt8>?) throws(gn_status) -> Void
) -> [Result<Line, GridNorthError>] {
  let count = min(starts.count, ends.count)
  return starts.withColumns { from in
    ends.withColumns { to in
      results(count) { (out, statuses) throws(gn_status) in
        try call(from.places(count), to.places(count), out, statuses)
      } line: { (row, numbers) throws(gn_status) in
        line(try checkedPoint(starts[row]), try checkedPoint(ends[row]), numbers)
      }
    }
  }
}

/// Runs a batch of the core over starts, azimuths and distances; `line` makes the result of a row that is not refused.
private func rows<Line>(
  _ starts: [Position], _ azimuths: [Double], _ distances: [Double],
  _ line: (gn_point, Double, Double, SIMD3<Double>) -> Line,
  _ call: (PositionColumns, Column<Double>, Column<Double>, Out, UnsafeMutablePointer<UInt8>?) throws(gn_status) -> Void
) -> [Result<Line, GridNorthError>] {
  let count = min(starts.count, azimuths.count, distances.count)
  return starts.withColumns { from in
    azimuths.withColumns { courses in
      distances.withColumns { lengths in
        results(count) { (out, statuses) throws(gn_status) in
          try call(from.places(count), courses(\.self, count), lengths(\.self, count), out, statuses)
        } line: { (row, numbers) throws(gn_status) in
          line(try checkedPoint(starts[row]), azimuths[row], distances[row], numbers)
        }
      }
    }
  }
}

/// Runs a batch of the core that writes up to three numbers per row.
private func results<Line>(
  _ count: Int, _ call: (Out, UnsafeMutablePointer<UInt8>?) throws(gn_status) -> Void,
  line: (_ row: Int, _ numbers: SIMD3<Double>) throws(gn_status) -> Line
) -> [Result<Line, GridNorthError>] {
  var numbers = [SIMD3<Double>](repeating: .zero, count: count)
  var statuses = [UInt8](repeating: 0, count: count)
  numbers.withUnsafeMutableBufferPointer { buffer in
    let base = buffer.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self) }
    batch { () throws(gn_status) in
      func column(_ index: Int) throws(gn_status) -> MutableColumn<Double> {
        // SAFETY: the numbers of a row are side by side.
        try MutableColumn(base.map { $0 + index }, stride: MemoryLayout<SIMD3<Double>>.stride, count: count)
      }
      try call((column(0), column(1), column(2)), &statuses)
    }
  }
  return (0..<count).map { row in
    if let error = GridNorthError(statusByte: statuses[row]) { return .failure(error) }
    return .success(certain { () throws(gn_status) in try line(row, numbers[row]) })
  }
}
