// SPDX-License-Identifier: MIT
import CGridNorth

// Many geodesics, block by block. Then rows that are not ordinary (refused, nearly antipodal) are computed one by one.

extension Geodesic {
  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    from: PositionColumns, to: PositionColumns, distances: MutableColumn<Double>,
    azimuthsFrom: MutableColumn<Double>?, azimuthsTo: MutableColumn<Double>?, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(distances.count, statuses) { row in
      let start = from.block(at: row)
      let end = to.block(at: row)
      let isOrdinary = isOrdinary(start) .& isOrdinary(end)
      let zero = Block(repeating: 0)
      let problem = GeodesicInverse(
        Block.select(isOrdinary, start.latitude, zero),
        Block.select(isOrdinary, start.longitude, zero).reducedLongitude,
        Block.select(isOrdinary, end.latitude, zero), Block.select(isOrdinary, end.longitude, zero).reducedLongitude)
      let solution = problem.solve()
      distances.store(problem.distance(solution), at: row)
      if azimuthsFrom != nil || azimuthsTo != nil {
        let azimuths = problem.azimuths(solution)
        azimuthsFrom?.store(azimuths.from, at: row)
        azimuthsTo?.store(azimuths.to, at: row)
      }
      return (loaded: (start, end), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let one = inverse(try checked(point(loaded.0, lane)), try checked(point(loaded.1, lane)))
      distances[row] = one.distance
      azimuthsFrom?[row] = one.azimuthFrom
      azimuthsTo?[row] = one.azimuthTo
    } refuse: { row in
      distances.refuse(row)
      azimuthsFrom?.refuse(row)
      azimuthsTo?.refuse(row)
    }
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func direct(
    from: PositionColumns, azimuths: Column<Double>, distances: Column<Double>, latitudes: MutableColumn<Double>,
    longitudes: MutableColumn<Double>, azimuthsTo: MutableColumn<Double>?, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    try Batch.run(latitudes.count, statuses) { row in
      let start = from.block(at: row)
      let azimuth = azimuths.block(at: row)
      let distance = distances.block(at: row)
      let isOrdinary =
        isOrdinary(start) .& (azimuth.absolute .<= Angle.largestDirect) .& (distance.absolute .<= largestDistance)
      let zero = Block(repeating: 0)
      let line = GeodesicLine(
        latitude: Block.select(isOrdinary, start.latitude, zero),
        azimuth: Block.select(isOrdinary, azimuth, zero).reducedLongitude)
      let position = line.position(at: Block.select(isOrdinary, distance, zero))
      let longitude = Block.select(isOrdinary, start.longitude, zero).reducedLongitude
      latitudes.store(position.latitude, at: row)
      longitudes.store((longitude + position.longitudeDifference.reducedLongitude).reducedLongitude, at: row)
      azimuthsTo?.store(position.azimuth, at: row)
      return (loaded: (start, azimuth, distance), isOrdinary)
    } single: { loaded, lane, row throws(gn_status) in
      let one = direct(
        try checked(point(loaded.0, lane)), azimuth: try checked(azimuth: loaded.1.lane(lane)),
        distance: try checked(distance: loaded.2.lane(lane)))
      latitudes[row] = one.point.latitude
      longitudes[row] = one.point.longitude
      azimuthsTo?[row] = one.azimuth
    } refuse: { row in
      latitudes.refuse(row)
      longitudes.refuse(row)
      azimuthsTo?.refuse(row)
    }
  }

  /// Positions along one geodesic; block by block.
  public static func line(
    from: gn_point, azimuth: Double, distances: UnsafePointer<Double>?, count: Int,
    points: UnsafeMutablePointer<gn_point>?, azimuths: UnsafeMutablePointer<Double>?
  ) throws(gn_status) {
    let azimuth = try checked(azimuth: azimuth)
    let column = try Column(distances, stride: 8, count: count)
    var row = 0
    while row < count {
      _ = try checked(distance: column[row])
      row &+= 1
    }
    guard count > 0 else { return }
    guard let points else { throw GN_ERROR_NULL }
    positions(from: from, azimuth: azimuth, count: count, { column.block(at: $0) }) { row, point, azimuth in
      points[row] = point
      azimuths?[row] = azimuth
    }
  }

  /// Evenly spaced positions from one to another, which are the first and the last.
  public static func points(
    from: gn_point, to: gn_point, count: Int, points: UnsafeMutablePointer<gn_point>?,
    azimuths: UnsafeMutablePointer<Double>?
  ) throws(gn_status) {
    guard count >= 0, count <= Int.max / 16 else { throw GN_ERROR_COUNT }
    guard count > 0 else { return }
    guard let points else { throw GN_ERROR_NULL }
    let whole = inverse(from, to)
    let last = Double(max(1, count &- 1))
    positions(
      from: from, azimuth: whole.azimuthFrom, count: count, { ((Block.counted + Double($0)) * whole.distance) / last }
    ) { row, point, azimuth in
      points[row] = point
      azimuths?[row] = azimuth
    }
    points[0] = from
    azimuths?[0] = whole.azimuthFrom
    if count > 1 {
      points[count &- 1] = to
      azimuths?[count &- 1] = whole.azimuthTo
    }
  }

  @inline(__always)
  private static func positions(
    from: gn_point, azimuth: Double, count: Int, _ distances: (Int) -> Block, store: (Int, gn_point, Double) -> Void
  ) {
    let line = GeodesicLine(latitude: Block(repeating: from.latitude), azimuth: Block(repeating: azimuth))
    var row = 0
    while row < count {
      let position = line.position(at: distances(row))
      let longitude = (from.longitude + position.longitudeDifference.reducedLongitude).reducedLongitude
      let azimuth = position.azimuth
      forEachLane(of: count, from: row) { lane in
        store(
          row &+ lane, gn_point(latitude: position.latitude.lane(lane), longitude: longitude.lane(lane)),
          azimuth.lane(lane))
      }
      row &+= Block.width
    }
  }
}

// One geodesic, for a face.

extension Geodesic {
  public static func checkedInverse(
    _ from: UnsafePointer<gn_point>?, _ to: UnsafePointer<gn_point>?
  ) throws(gn_status) -> (distance: Double, azimuthFrom: Double, azimuthTo: Double) {
    inverse(try checked(from), try checked(to))
  }

  public static func checkedDirect(
    _ from: UnsafePointer<gn_point>?, azimuth: Double, distance: Double
  ) throws(gn_status) -> (point: gn_point, azimuth: Double) {
    direct(try checked(from), azimuth: try checked(azimuth: azimuth), distance: try checked(distance: distance))
  }
}
