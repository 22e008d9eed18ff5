// SPDX-License-Identifier: MIT
import CGridNorth

// Many geodesics, block by block. Rows that are not ordinary (refused, nearly antipodal) are then done one by one.

extension Geodesic {
  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func inverse(
    from: (latitudes: Column, longitudes: Column), to: (latitudes: Column, longitudes: Column),
    distances: MutableColumn, azimuthsFrom: MutableColumn?, azimuthsTo: MutableColumn?,
    statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var answers = Statuses(statuses)
    let count = from.latitudes.count
    var row = 0
    while row < count {
      let latitude1 = from.latitudes.block(at: row)
      let longitude1 = from.longitudes.block(at: row)
      let latitude2 = to.latitudes.block(at: row)
      let longitude2 = to.longitudes.block(at: row)
      let isPlain =
        isPosition(latitude1, longitude1) .& isPosition(latitude2, longitude2)
      let zero = Block(repeating: 0)
      let problem = GeodesicInverse(
        Block.select(isPlain, latitude1, zero), Block.select(isPlain, longitude1, zero).reducedLongitude,
        Block.select(isPlain, latitude2, zero), Block.select(isPlain, longitude2, zero).reducedLongitude)
      let solution = problem.solve()
      distances.store(solution.distance, at: row)
      if azimuthsFrom != nil || azimuthsTo != nil {
        let azimuths = solution.azimuths
        azimuthsFrom?.store(azimuths.from, at: row)
        azimuthsTo?.store(azimuths.to, at: row)
      }
      answers.finish(distances, azimuthsFrom, azimuthsTo, at: row, ordinary: isPlain) { lane throws(gn_status) in
        let one = inverse(
          try checked(point((latitude1, longitude1), lane)), try checked(point((latitude2, longitude2), lane)))
        return (one.distance, one.azimuthFrom, one.azimuthTo)
      }
      row &+= Block.width
    }
    try answers.finish()
  }

  /// Throws `GN_PARTIAL` when all rows are done and some were refused.
  public static func direct(
    latitudes: Column, longitudes: Column, azimuths: Column, distances: Column, toLatitudes: MutableColumn,
    toLongitudes: MutableColumn, azimuthsTo: MutableColumn?, statuses: UnsafeMutablePointer<UInt8>?
  ) throws(gn_status) {
    var answers = Statuses(statuses)
    let count = latitudes.count
    var row = 0
    while row < count {
      let latitude = latitudes.block(at: row)
      let longitude = longitudes.block(at: row)
      let azimuth = azimuths.block(at: row)
      let distance = distances.block(at: row)
      let isPlain =
        isPosition(latitude, longitude) .& (azimuth.absolute .<= Angle.largestDirect)
        .& (distance.absolute .<= largestDistance)
      let zero = Block(repeating: 0)
      let line = GeodesicLine(
        latitude: Block.select(isPlain, latitude, zero), azimuth: Block.select(isPlain, azimuth, zero))
      let position = line.position(at: Block.select(isPlain, distance, zero))
      let start = Block.select(isPlain, longitude, zero).reducedLongitude
      toLatitudes.store(position.latitude, at: row)
      toLongitudes.store((start + position.longitudeDifference.reducedLongitude).reducedLongitude, at: row)
      azimuthsTo?.store(position.azimuth, at: row)
      answers.finish(toLatitudes, toLongitudes, azimuthsTo, at: row, ordinary: isPlain) { lane throws(gn_status) in
        let one = direct(
          try checked(point((latitude, longitude), lane)), azimuth: try checked(azimuth: azimuth.lane(lane)),
          distance: try checked(distance: distance.lane(lane)))
        return (one.point.latitude, one.point.longitude, one.azimuth)
      }
      row &+= Block.width
    }
    try answers.finish()
  }

  private static func isPosition(_ latitude: Block, _ longitude: Block) -> Block.Mask {
    (latitude.absolute .<= 90) .& (longitude.absolute .<= Angle.largestDirect)
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
    guard let points else { throw GN_NULL }
    positions(from: from, azimuth: azimuth, count: count, { column.block(at: $0) }) { row, point, azimuth in
      points[row] = point
      azimuths?[row] = azimuth
    }
  }

  /// Evenly spaced positions from one to another; the first and the last are these.
  public static func points(
    from: gn_point, to: gn_point, count: Int, points: UnsafeMutablePointer<gn_point>?,
    azimuths: UnsafeMutablePointer<Double>?
  ) throws(gn_status) {
    guard count >= 0, count <= Int.max / 16 else { throw GN_COUNT }
    guard count > 0 else { return }
    guard let points else { throw GN_NULL }
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
